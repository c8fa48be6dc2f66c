# Fifty whole games of each kind, switched off and on after every single action.
for first in 0 5 10 15 20 25 30 35 40 45; do
    for game in tides pocket realms; do
        for model in DMG CGB; do
            check "off and on after every action: $game $first to $((first + 4)), $model" \
                sh test/rom/save/every.sh "$ROM" $model $game $first $((first + 4))
        done
    done
done
