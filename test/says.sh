# For scripts that test what commands say; to be sourced, with $scratch naming a folder. Speaks TAP: end with "says_end".
count=0 bad=0

# what, wanted status, pattern that the output must have (or nothing), command …
t() {
    what=$1 status=$2 pattern=$3
    shift 3
    count=$((count + 1))
    "$@" >"$scratch/out" 2>&1
    got=$?
    if [ $got -eq "$status" ] && { [ -z "$pattern" ] || grep -q "$pattern" "$scratch/out"; }; then
        echo "ok $count - $what"
    else
        echo "not ok $count - $what"
        echo "# status $got, expected $status and /$pattern/"
        sed 's/^/# /' "$scratch/out"
        bad=1
    fi
}

says_end() {
    echo "1..$count"
    exit $bad
}
