#!/bin/sh
# Tests gbrun on tiny cartridges: run.sh FOLDER GBRUN builds them into FOLDER and prints one line
# for each test, `ok - name` or `not ok - name`; its status is 1 when one failed.
# Every script command runs here, rightly and wrongly.
# shellcheck disable=SC2016 # ${NAME} in a script is gbrun's to replace
set -u
if [ $# -ne 2 ]; then
    echo "usage: run.sh FOLDER GBRUN" >&2
    exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
gbrun=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
cd "$1" || exit 2
rm -rf ./*.png ./*.wav ./*.sav ./*.so expected wrong
failed=0

build() {
    if ! { sdasgb -plosgff "$1.rel" "$here/$1.s" && sdldgb -n -j -i "$1.ihx" "$1.rel" &&
        makebin -Z -yt 0x1B -ya 1 -yc -ys -yn "$1" -yS "$1.ihx" "$1.gb"; } >build.log 2>&1; then
        echo "not ok - gbrun: build $1"
        sed "s/^/# /" build.log
        exit 1
    fi
}

# verdict NAME CONDITION-STATUS
verdict() {
    if [ "$2" -eq 0 ]; then
        echo "ok - gbrun: $1"
    else
        echo "not ok - gbrun: $1"
        failed=1
    fi
}

# t NAME STATUS PATTERN SCRIPT [OPTION...]: runs the script on $rom; the status must be this one
# and some line of the output must match the pattern.
t() {
    name=$1 status=$2 pattern=$3
    printf '%s\n' "$4" >script.txt
    shift 4
    timeout 60 "$gbrun" "$rom" --script script.txt "$@" >out.txt 2>&1
    got=$?
    if [ $got -eq "$status" ] && grep -qE -- "$pattern" out.txt; then
        verdict "$name" 0
    else
        verdict "$name" 1
        sed "s/^/# /" out.txt
        echo "# status $got, expected $status and /$pattern/"
    fi
}

# usage NAME PATTERN ARGUMENT...: must end with status 2 and a message.
usage() {
    name=$1 pattern=$2
    shift 2
    timeout 60 "$gbrun" "$@" >out.txt 2>&1
    got=$?
    if [ $got -eq 2 ] && grep -qE -- "$pattern" out.txt; then
        verdict "$name" 0
    else
        verdict "$name" 1
        sed "s/^/# /" out.txt
    fi
}

build demo
build misdeeds
build link_echo

# ---- wrong usage and wrong files
usage "no ROM" '^usage'
usage "unknown option" 'unknown option --wrong' demo.gb --wrong
usage "option without its value" '--frames needs a value' demo.gb --frames
usage "frames that are no number" 'not a number' demo.gb --frames ten
usage "unknown model" 'not one of DMG' demo.gb --model GBC
usage "two ROMs" 'two ROMs' demo.gb demo.gb
usage "border needs SGB" '--border needs' demo.gb --border
usage "second machine's option without one" 'need --link' demo.gb --sav2 x.sav
usage "missing ROM" 'nowhere.gb: No such file' nowhere.gb
usage "missing script" 'nowhere.txt: No such file' demo.gb --script nowhere.txt
usage "missing symbol file" 'nowhere.sym: No such file' demo.gb --sym nowhere.sym
usage "a text file is no ROM" 'not a Game Boy ROM' "$here/demo.s"
head -c 32768 /dev/zero >zero.bin
usage "zeros are no ROM" 'no Nintendo logo' zero.bin
{ head -c 334 demo.gb; printf x; tail -c +336 demo.gb; } >other.gb
verdict "a byte outside the header's sum is not checked" "$("$gbrun" other.gb --quiet --frames 1 >/dev/null; echo $?)"
{ head -c 320 demo.gb; printf x; tail -c +322 demo.gb; } >sum.gb
usage "wrong header checksum" 'wrong header checksum' sum.gb
cat demo.gb zero.bin >long.gb
usage "size differs from the header" 'header says 32768 bytes' long.gb
echo "not a symbol" >bad.sym
usage "wrong symbol file" 'bad.sym:1:1: not a symbol line' demo.gb --sym bad.sym
usage "peek of an unknown symbol" '--peek nothing: no symbol nothing' demo.gb --peek nothing
usage "poke without a value" 'expected =VALUE' demo.gb --poke keys
usage "cycles without an end" 'expected FROM,TO' demo.gb --cycles work_start
head -c 9000 /dev/zero >large.sav
usage "battery file larger than the RAM" '9000 bytes, but' demo.gb --sav large.sav

# ---- wrong scripts
rom=demo.gb
t "unknown command" 2 'script.txt:2:3: unknown command jump' 'wait 1
  jump 3'
t "missing argument" 2 'script.txt:1:5: the number is missing' 'wait'
t "argument that is no number" 2 'script.txt:1:6: the number is not a number' 'wait 1x'
t "negative number" 2 'script.txt:1:6: the number is negative' 'wait -1'
t "too many arguments" 2 'script.txt:1:8: too much for wait' 'wait 1 2'
t "unknown key" 2 'script.txt:1:9: no key X' 'press A+X'
t "unknown symbol" 2 'script.txt:1:8: no symbol health' 'assert health == 3'
t "missing operator" 2 'script.txt:1:13: expected one of' 'assert keys 3'
t "value too wide" 2 'script.txt:1:16: the value needs more' 'assert keys == 300'
t "address out of range" 2 'script.txt:1:6: address out of range' 'peek 0x12345'
t "poke of too wide a value" 2 'script.txt:1:11: the value needs' 'poke keys 256'
t "until with something else" 2 'script.txt:1:17: expected .within' 'until keys == 0 after 3'
t "no byte in hex" 2 'script.txt:1:18: 100 is no byte' 'serial-expect 5A 100'
t "end without repeat" 2 'script.txt:1:1: end without repeat' 'end'
t "repeat without end" 2 'script.txt:2:1: repeat without end' 'wait 1
repeat 2'
t "variable not given" 2 'script.txt:1:6: this variable' 'wait ${FRAMES}'
t "second machine missing" 2 'script.txt:1:1: there is no second' '2:wait 1'
t "link-unplug without a cable" 2 'needs --link' 'link-unplug'
t "expect without a folder" 2 'needs --expect-dir' 'expect title'

# ---- time and keys
t "comments, blank lines, wait, frames" 0 'model=DMG frames=12 hash=' '# comment

wait 3 # three
wait 4' --frames 5
t "variables" 0 'frames=9 ' 'wait ${N}${M}' --var N=0 --var M=9
t "press holds and releases" 0 '^seen 1$' 'wait 5
press A
assert keys == 0
assert presses == 1
report seen presses'
t "press for some frames" 0 'frames=17' 'wait 5
press START 10'
t "hold and release" 0 'frames=10' 'wait 5
hold LEFT+RIGHT+A
wait 3
assert keys == 0x31
release
wait 2
assert keys == 0'
t "repeat, nested" 0 'frames=31' 'wait 5
repeat 3
  repeat 2
    press A
  end
  repeat 0
    wait 1000
  end
end
wait 2
assert presses == 6'
t "until" 0 'frames=2[0-9] ' 'until frame_count == 20'
t "until within, too late" 1 'script.txt:2: not within 5 frames: keys == 1, but keys is 0' 'wait 3
until keys == 1 within 5'
t "until-changes" 0 'frames=7 ' 'wait 5
until-changes frame_count within 1
until-changes frame_count within 1'
t "until-changes, too late" 1 'not within 5 frames: keys changes, but it is still 0' 'wait 3
until-changes keys within 5'
t "frames-until" 0 '^boot [0-9]+$' 'frames-until frame_count.w >= 10 20 boot'
t "frames-until over its limit" 1 'slow: over the limit of 5' 'frames-until keys == 1 5 slow'
t "frames-until-screen-change" 0 '^answer [1-4]$' 'wait 10
hold A
frames-until-screen-change 10 answer'
t "frames-until-screen-change over its limit" 1 'answer: over the limit of 10' 'wait 10
frames-until-screen-change 10 answer'
t "frames-until-stable" 0 '^animation 1[0-4]$' 'wait 10
hold START
frames-until-stable 20 30 animation'
t "frames-until-stable over its limit" 1 'animation: over the limit of 5' 'wait 10
hold START
frames-until-stable 20 5 animation'

# ---- memory
t "assert with each operator" 0 'frames=5' 'wait 5
poke frame_lag.w 0x1234
assert frame_lag == 0x34
assert _frame_lag+1 == 18
assert frame_lag.w == 0x1234
assert frame_lag.w != 0x1235
assert frame_lag.w < 0x1235
assert frame_lag.w <= 0x1234
assert frame_lag.w > 0x1233
assert frame_lag.w >= 0x1234
assert frame_lag & 0b100
assert frame_lag>keys
assert 0xC102 == frame_lag
assert frame_lag+0.w == frame_lag.w'
t "assert that fails" 1 'script.txt:2: assert keys == 3, but keys is 0' 'wait 5
assert keys == 3'
t "assert on two places that fails" 1 'but keys is 0 and frame_lag is 7' 'wait 5
poke frame_lag 7
assert keys == frame_lag'
t "failures do not end the script" 1 '^after$' 'wait 5
assert keys == 3
print after'
t "peek" 0 '^frame_lag = 01 02 00 00$' 'wait 5
poke frame_lag 1 2
peek frame_lag/4'
t "peek and poke options" 0 '^keys = 00$' 'wait 5' --peek keys --poke keys=5
t "print" 0 '^two words$' 'print two words'
t "lag and stack are printed" 0 '^stack 10$' 'wait 20'
t "lag is printed" 0 '^lag 513$' 'wait 5
poke frame_lag 1 2'
t "quiet" 0 '^only$' 'print only' --quiet
verdict "quiet prints no summary" "$(grep -c model= out.txt)"
t "stack counts what was used" 0 '^stack 66$' 'wait 5
press DOWN'
t "stack-max" 1 'script.txt:4: stack used 66 bytes, the limit is 60' 'wait 5
stack-max 60
press DOWN
stack-max 60'

# ---- cycles
t "cycles" 0 '^cycles work_start..work_end n=2 min=164 mean=164 max=164$' 'cycles work_start work_end
wait 5
press A
press A'
t "cycles option" 0 '^cycles _work_start..work_end n=0$' 'wait 5' --cycles _work_start,work_end
t "cycles-max kept" 0 'max=164' 'cycles-max work_start work_end 164
wait 5
press A'
t "cycles-max passed" 1 'took 164, the limit is 163' 'cycles-max work_start work_end 163
wait 5
press A'
t "cycles-max never seen" 1 'never seen' 'cycles-max work_start work_end 163
wait 5'
t "tally" 0 '^tally work_start 0:2$' 'tally work_start
wait 5
press A
press A'
t "tally of nothing" 0 '^tally work_start$' 'tally work_start
wait 5'

# ---- pictures
t "expect without a picture" 1 'expect title: there is no expected/title.png' 'wait 5
expect title' --expect-dir expected
t "expect renewed" 0 'frames=5' 'wait 5
expect title' --expect-dir expected --renew
t "expect met" 0 'frames=5' 'wait 5
expect title' --expect-dir expected
t "expect not met" 1 'expect title: 64 pixels differ, see wrong/title.png and wrong/title.diff' 'wait 5
press A
expect title' --expect-dir expected --diff-dir wrong
verdict "the wrong picture and the difference are there" "$([ -s wrong/title.png ] && [ -s wrong/title.diff.png ]; echo $?)"
verdict "pictures are small" "$([ "$(wc -c <expected/title.png)" -lt 200 ]; echo $?)"
t "png command and option" 0 'frames=5' 'wait 5
png first.png' --png last.png
verdict "both give the same file" "$(cmp -s first.png last.png; echo $?)"
echo text >expected/bad.png
t "expected picture that is none" 2 'bad.png: ' 'expect bad' --expect-dir expected
t "SGB screen without border" 0 'model=SGB' 'wait 5
png small.png' --model SGB
t "SGB border" 0 'model=SGB' 'wait 5
png border.png' --model SGB --border
size() { od -An -tx1 -j16 -N8 "$1" | tr -d ' '; }
verdict "160x144 and 256x224" "$([ "$(size small.png)$(size border.png)" = 000000a00000009000000100000000e0 ]; echo $?)"
for model in DMG MGB SGB CGB AGB; do
    t "runs on $model" 0 "model=$model frames=30" 'wait 30' --model $model
done

# ---- power, battery, noise, monkey
t "battery RAM is stored" 0 'frames=' 'wait 5
poke 0xA000 7
press B
assert 0xA000 == 8' --sav demo.sav
t "battery RAM is loaded" 0 'frames=' 'assert 0xA000 == 8' --sav demo.sav
verdict "battery file has the RAM's size" "$([ "$(wc -c <demo.sav)" -eq 8192 ]; echo $?)"
cp demo.sav kept.sav
t "battery RAM from a file that stays" 0 'frames=' 'assert 0xA000 == 8
wait 5
press B
assert 0xA000 == 9' --sav-from kept.sav
verdict "it stayed" "$(cmp -s demo.sav kept.sav; echo $?)"
t "no file to begin with" 2 'none.sav' '' --sav-from none.sav
t "reset keeps battery RAM only" 0 'frames=' 'wait 5
poke 0xA000 7
press B
reset
wait 5
assert 0xA000 == 8
assert presses == 0'
t "noise is there" 0 'frames=0' 'assert 0xD234.w != 0x3412' --peek 0xC000/256
cp out.txt noise1.txt
t "noise with another seed" 0 'frames=0' '' --noise 2 --peek 0xC000/256
verdict "it differs" "$(! cmp -s out.txt noise1.txt; echo $?)"
t "noise off" 0 '^0xC000 = 00 00 00 00$' '' --noise off --peek 0xC000/4
t "noise off leaves cartridge RAM empty" 0 '^0xA000 = FF FF FF FF$' '' --noise off --peek 0xA000/4
t "noise fills cartridge RAM" 0 'frames=0' 'assert 0xA000.w != 0xFFFF'
t "a missing battery file starts with noise too" 0 'frames=0' 'assert 0xA000.w != 0xFFFF' --sav new.sav
t "monkey" 1 'goes to the crash screen' 'monkey 1 5000'
t "monkey, allowed to crash" 0 'frames=605' 'allow-crash
wait 5
monkey 7 600'
cp out.txt monkey1.txt
t "monkey again" 0 'frames=605' 'allow-crash
wait 5
monkey 7 600'
verdict "the same monkey does the same" "$(cmp -s out.txt monkey1.txt; echo $?)"

# ---- sound
"$gbrun" misdeeds.gb --frames 600 --quiet --wav silent.wav
want=$((600 * 70224 * 48000 * 4 / 4194304 + 44)) got=$(wc -c <silent.wav)
verdict "WAV is as long as the frames" "$([ $((got - want)) -lt 3216 ] && [ $((want - got)) -lt 3216 ]; echo $?)"
"$gbrun" demo.gb --frames 60 --quiet --wav demo.wav
verdict "WAV has sound" "$([ "$(od -An -v -tx2 -j100000 -N4000 demo.wav | tr ' ' '\n' | sort -u | wc -l)" -gt 3 ]; echo $?)"
"$gbrun" demo.gb --frames 60 --quiet --wav again.wav
verdict "WAV is the same every time" "$(cmp -s demo.wav again.wav; echo $?)"
# A steady tone reaches the same height in each frame.
verdict "WAV has no step where frames meet" "$(od -An -v -td2 -w4 -j100000 demo.wav | awk '$1 > high { high = $1 }
    NR % 800 == 0 { if (last && high != last) bad = 1; last = high; high = 0 } END { print bad + !last }')"

# ---- serial port and cable
t "serial-expect" 0 'frames=' 'wait 5
press SELECT
serial-expect A5
serial-expect 5A A5'
t "serial-expect that fails" 1 'serial-expect: 2 bytes were sent, the last are 5A A5' 'wait 5
press SELECT
serial-expect A5 5A'
t "serial-clear" 1 '0 bytes were sent' 'wait 5
press SELECT
serial-clear
serial-expect A5'
rom=link_echo.gb
t "two machines swap bytes over the cable" 0 '^2:received = 10 11 12 13' 'wait 5
press START 20
until done == 1 within 60
serial-expect 1D 1E 1F
2:assert count == 16
2:assert received == 0x10
2:assert received+15 == 0x1F
assert received == 0
assert received+1 == 0xEF
assert received+15 == 0xE1
2:peek received/16
2:png second.png' --link link_echo.gb
t "the second machine can be the master" 0 '^2:model=DMG' '2:wait 5
2:press START 20
2:until done == 1 within 60
assert received+15 == 0x1F
2:serial-expect 1F' --link link_echo.gb
t "unlike models" 0 '^2:model=CGB' 'wait 5
press START 20
2:until count == 16 within 60' --link link_echo.gb --model DMG --model2 CGB
t "an unplugged cable" 0 'received = FF FF' 'wait 5
link-unplug
press START 20
until done == 1 within 60
assert received+15 == 0xFF
2:assert count == 0
peek received/2' --link link_echo.gb
t "plugged in again" 0 'frames=' 'wait 5
link-unplug
wait 5
link-plug
press START 20
2:until count == 16 within 60' --link link_echo.gb
t "an assert on the second machine that fails" 1 'assert count == 9, but count is 0' 'wait 5
2:assert count == 9' --link link_echo.gb
t "reset of the second machine" 0 '2:model=' 'wait 5
2:reset
wait 5
press START 20
2:until count == 16 within 60' --link link_echo.gb

# ---- complaints
rom=misdeeds.gb
misdeed() {
    t "complains: $1" 1 "script.txt:3: complaint: .*$3" "wait 5
poke misdeed $2
wait 5" --model CGB
}
misdeed "VRAM written in mode 3" 1 'write of 03 to 9800: VRAM is locked .mode 3. at 00:.*_write_vram'
misdeed "OAM written in mode 3" 2 'write of 03 to FE00: OAM is locked'
misdeed "palette RAM written in mode 3" 3 'write of 03 to FF69: palette RAM is locked'
misdeed "VRAM read in mode 3" 4 'read of 9800: VRAM is locked'
misdeed "illegal opcode" 5 'Hit illegal opcode'
misdeed "runs in WRAM" 6 'goes to C100, outside ROM and HRAM, at .*_run_in_wram'
misdeed "bad ROM bank" 7 'invalid ROM bank: 42'
misdeed "DMA from ROM" 8 'OAM DMA started from outside HRAM'
misdeed "LCD off outside VBlank" 9 'LCD switched off outside VBlank'
misdeed "halted for ever" 10 'halted for ever'
misdeed "LCD flicker does not hang" 11 'LCD switched off'
misdeed "runs in VRAM" 12 'goes to 8000, outside'
misdeed "unusable memory" 13 'unusable memory'
t "an illegal opcode ends the run" 1 'frames=6 ' 'wait 5
poke misdeed 5
wait 500'
t "allow-complaints" 0 'allowed: write of 03 to 9800' 'allow-complaints
wait 5
poke misdeed 1
wait 5'
rom=demo.gb
t "the crash screen is a complaint" 1 'goes to the crash screen at' 'wait 5
press UP'
t "allow-crash" 0 'allowed: goes to the crash screen' 'allow-crash
wait 5
press UP'
t "a second machine's complaint" 1 'complaint: 2:goes to the crash screen' 'wait 5
2:press UP' --link demo.gb

. "$here/core.sh"

exit $failed
