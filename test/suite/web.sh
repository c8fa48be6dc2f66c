# The page that plays in a browser, in a real one; and what its tools say when something is missing.
tap "page in Chromium" node test/web/run.mjs build/web "$HOST/saveread"
tap "page: tools and mistakes" sh test/web/mistakes.sh
