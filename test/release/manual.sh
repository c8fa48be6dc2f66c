#!/bin/sh
# The manual of a language: as many sheets as pages were written (a text that is too long runs over), none of them
# half empty, contents that tell the truth, every picture used, our fonts only, made alike twice. Speaks TAP.
# Usage: manual.sh LANGUAGE VERSION
set -u
language=$1 version=$2
text=res/manual/$language.md
name=build/manual/pocket-mythos-manual-$language
work=build/test/manual-$language
rm -rf "$work"
mkdir -p "$work"
count=0
t() {
    count=$((count + 1))
    if [ "$2" = "$3" ]; then
        echo "ok $count - $1"
    else
        echo "not ok $count - $1"
        echo "# \"$2\", not \"$3\""
    fi
}

pages=$(pdfinfo "$name.pdf" | sed -n 's/^Pages: *//p')
t "$language: as many sheets as pages" "$pages" "$(grep -c '^::: {\.page ' "$text")"
t "$language: 12 to 20 pages" "$((pages >= 12 && pages <= 20))" 1
t "$language: as many as in the other language" "$(grep -c '^::: {\.page ' res/manual/en.md)" "$(grep -c '^::: {\.page ' res/manual/fr.md)"

# the lowest word of every sheet but cover and back, the page number left out, in percent of its height
pdftotext -bbox "$name.pdf" "$work/words"
low=$(awk -F'"' '/<page / { page++; height = $4; low[page] = 0 }
    /<word / { y = $8 * 100 / height; if (y < 93.5 && y > low[page]) low[page] = y }
    END { for (i = 2; i < page; i++) if (low[i] < 72) printf "page %d: %d%% ", i, low[i] }' "$work/words")
t "$language: no page is half empty" "$low" ""

wrong=
sed -n '/^::: contents/,/^:::$/s/^\(.*\) \[\([0-9]*\)\]{\.n}.*/\2 \1/p' "$text" >"$work/contents"
while read -r page heading; do
    pdftotext -f "$page" -l "$page" "$name.pdf" - | head -n 1 | grep -qiF "$heading" || wrong="$wrong $page: $heading;"
done <"$work/contents"
t "$language: contents are true" "$(wc -l <"$work/contents") lines,$wrong" "8 lines,"

t "$language: the cartridge's version" "$(pdftotext -f "$pages" "$name.pdf" - | grep -cF "Pocket Mythos $version.")" 1
strange=$(pdffonts "$name.pdf" | tail -n +3 | grep -cv -e '+Gillius-ADF' -e '+EB-Garamond')
t "$language: no other fonts" "$strange" 0

used=$(grep -o 'src="data:image/png' "$name.html" | wc -l)
t "$language: every picture is in it" "$used" "$(grep -c '^!\[.*\.png)' "$text")"
outside=$(grep -oE '(src|href)="[^d#"][^"]*"' "$name.html")
t "$language: the HTML needs no other file" "$outside" ""
unused=$(for picture in build/manual/"$language"/*.png; do
    grep -qF "($(basename "$picture"))" "$text" || echo "$picture"
done)
t "$language: every picture taken is used" "$unused" ""

SOURCE_DATE_EPOCH=$(date -u -d "$(sed -n 's/^## [0-9.]*, //p' res/release/CHANGELOG.md | head -n 1)" +%s) \
    weasyprint --quiet "$name.html" "$work/again.pdf"
t "$language: printed alike twice" "$(cmp "$name.pdf" "$work/again.pdf" 2>&1)" ""
echo "1..$count"
