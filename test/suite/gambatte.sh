# A second opinion: the same ROM and the same scripts on Gambatte, with the same expected pictures,
# equal to the bit. All scripts of other suites that compare pictures run again, those of a table in
# English on the Game Boy and in French on the Color; and the checks that are named here.
# Gambatte has no Super Game Boy. What only libmgba can show (stack, serial port) is passed over.
again='
self-test cartridge: DMG
self-test cartridge: CGB
self-test cartridge: AGB
200 replays on the Game Boy: tides
pocket: a whole game, seats 0 1 4 4, DMG french=0
pocket: a whole game, seats 0 1 4 4, CGB french=1
pocket: three CPU players alone, DMG
Tides, a person against a CPU player: DMG french=0
Tides, a person against a CPU player: CGB french=1
Tides, switched off between two secret choices
sound: silence when off, stopped, paused
'
# in a shell of its own, since here the suites' words mean something else
gambatte_again() (
    tap() { :; }
    on_gambatte() { name=$1; shift; add check "Gambatte: $name" "$* --core gambatte"; }
    check() {
        case $again in
        *"
$1
"*) on_gambatte "$@" ;;
        esac
    }
    walk() {
        name=$1 model=$2 script=$3
        shift 3
        case "$model $script $*" in
        "DMG test/rom/walk.txt "* | "CGB test/rom/walk.txt "*) ;;
        "DMG "*FRENCH=1* | "CGB "*FRENCH=0*) return ;;
        DMG* | CGB*) ;;
        *) return ;;
        esac
        on_gambatte "$name" "$HOST/gbrun" "$ROM" --model "$model" --script "$script" \
            $EXPECT --diff-dir build/test/diff/gambatte "$@"
    }
    for suite in test/suite/*.sh; do
        [ "$suite" = test/suite/gambatte.sh ] || . "$suite"
    done
)
if [ -z "$RENEW" ]; then
    gambatte_again
    # A check that got another name would no longer run here.
    echo "$again" | while read -r name; do
        [ -z "$name" ] || grep -q "^check	Gambatte: $name	" "$list" || add check "Gambatte: $name: no such check" false
    done
    mkdir -p build/test/gambatte
    cat test/rom/realms/start.txt test/rom/gambatte/realms.txt >build/test/gambatte/realms.txt
    for model in DMG CGB; do
        check "Gambatte: Realms, CPU players alone: $model" "$HOST/gbrun" "$ROM" --core gambatte --model $model \
            --script build/test/gambatte/realms.txt --var SEED=0x3333 --var FRENCH=0 --var K0=1 --var K1=1 --var K2=4 --var K3=4
    done
    check "Gambatte: monkey, 6,000 frames: CGB" "$HOST/gbrun" "$ROM" --core gambatte --model CGB --script test/rom/gambatte/monkey.txt
    check "Gambatte: goes on with the save of libmgba, and back" sh test/rom/gambatte/save.sh "$ROM"
fi
