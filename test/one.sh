#!/bin/sh
# Runs one test of the list that run.sh made: "number TAB kind TAB name TAB command". Its lines
# "ok …" and "not ok …" go to a file of their own, so that tests side by side do not mix. With TELL=1 the last
# thing that a command said stands behind its name.
# Usage: one.sh RESULTS LINE
tab=$(printf '\t')
IFS=$tab read -r number kind name command <<END
$2
END
result=$1/$number
log=$result.log
sh -c "$command" >"$log" 2>&1
status=$?

if [ "$kind" = tap ]; then
    sed -n "s/^ok /ok $name: /p; s/^not ok /not ok $name: /p" "$log" >"$result"
    good=$(grep -c '^ok ' "$result")
    bad=$(grep -c '^not ok ' "$result")
    # an end in the middle, or no test at all, is a failure too
    if { [ $status -ne 0 ] && [ "$bad" -eq 0 ]; } || [ "$good" -eq 0 ]; then
        echo "not ok $name: status $status" >>"$result"
        bad=$((bad + 1))
    fi
    echo "$name: $good ok, $bad not ok"
    [ "$bad" -eq 0 ] || grep -v '^ok ' "$log" | tail -n 20
elif [ $status -eq 0 ]; then
    echo "ok - $name${TELL:+: $(tail -n 1 "$log")}" | tee "$result"
else
    echo "not ok - $name" | tee "$result"
    tail -n 12 "$log"
fi
rm -f "$log"
