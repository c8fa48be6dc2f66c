# The manual in both languages, and what "make release" packs.
version=$(sed -n 's/^VERSION := //p' Makefile)
for language in en fr; do
    tap "manual" sh test/release/manual.sh $language "$version"
done
tap "release" sh test/release/pack.sh "$ROM" "$version"
