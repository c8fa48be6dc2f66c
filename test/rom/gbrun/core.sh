# Read by run.sh: the same demo cartridge on Gambatte (--core), and what is said when there is none.
rom=demo.gb
core="--core gambatte"

# ---- wrong usage and wrong files
usage "core that is not installed" 'no nowhere_libretro.so in .*libretro-nowhere' demo.gb --core nowhere
usage "core file that is not there" '--core ./nowhere.so: no such file' demo.gb --core ./nowhere.so
echo text >text.so
usage "core file that is no library" 'text.so: cannot be loaded' demo.gb --core ./text.so
echo 'int gbrun_test_library;' | cc -shared -fPIC -o library.so -x c -
usage "library that is no core" 'library.so: not a libretro core: it has no retro_' demo.gb --core ./library.so
echo 'int f(void) { return 0; }' >stub.c
for name in set_environment set_video_refresh set_audio_sample set_audio_sample_batch set_input_poll set_input_state \
    init deinit get_system_av_info load_game unload_game reset run get_memory_data get_memory_size; do
    echo "int retro_$name(void) { return 0; }"
done >>stub.c
{ cat stub.c; echo 'unsigned retro_api_version(void) { return 7; }'; } | cc -shared -fPIC -o version.so -x c -
usage "core of another version" 'speaks version 7' demo.gb --core ./version.so
{ cat stub.c; echo 'unsigned retro_api_version(void) { return 1; }'; } | cc -shared -fPIC -o refuses.so -x c -
usage "core that refuses the ROM" 'demo.gb: the core ./refuses.so refuses it' demo.gb --core ./refuses.so
usage "core and a text file" 'not a Game Boy ROM' "$here/demo.s" $core
usage "core and no Super Game Boy" '--core gambatte: knows DMG, CGB and AGB, not SGB' demo.gb $core --model SGB
usage "core and no border" '--core gambatte: knows' demo.gb $core --model SGB --border
usage "core and no cable" 'cannot do --link' demo.gb $core --link demo.gb
usage "core and no cycles" 'cannot do .*--cycles' demo.gb $core --cycles work_start,work_end
usage "core and no places of lag" 'cannot do .*--lag' demo.gb $core --lag
usage "core and no new pictures" '--renew writes what libmgba shows' demo.gb $core --renew
t "core: registers are out of reach" 2 'script.txt:1: cannot read FF40' 'peek 0xFF40' $core
t "core: HRAM is out of reach" 2 'script.txt:1: cannot write FF80' 'poke 0xFF80 1' $core

# ---- it runs, hears keys, shows its memory
for model in DMG CGB AGB; do
    t "core: runs as $model" 0 "model=$model frames=30" 'wait 30' $core --model $model
done
t "core: keys" 0 'frames=9' 'wait 5
hold LEFT+RIGHT+A
wait 3
assert keys == 0x31
release
wait 1
assert keys == 0
assert presses == 1' $core
t "core: an assert that fails" 1 'script.txt:2: assert keys == 3' 'wait 5
assert keys == 3' $core
t "core: poke, peek, ROM, VRAM" 0 '^frame_lag = 01 02$' 'wait 5
poke frame_lag 1 2
peek frame_lag/2
assert 0x8010 == 0xFF
assert 0x0150 == 0xF3' $core
t "core: what it cannot see is said" 0 'script.txt:2: serial-expect: not seen on this core' 'wait 5
serial-expect 01
stack-max 1' $core
verdict "core: no stack in its summary" "$(! grep -q '^stack' out.txt; echo $?)"
t "core: noise" 0 'frames=0' 'assert 0xD234.w != 0x3412' $core --peek 0xC000/256
cp out.txt noise1.txt
t "core: the same noise again" 0 'frames=0' 'assert 0xD234.w != 0x3412' $core --peek 0xC000/256
verdict "core: it is the same" "$(cmp -s out.txt noise1.txt; echo $?)"

# ---- pictures, against those of libmgba; in colour, test/suite/gambatte.sh compares the game's
t "core: libmgba's picture" 0 'frames=' 'wait 5
press A
expect core' --expect-dir expected --renew
t "core: the same picture" 0 'frames=' 'wait 5
press A
expect core' --expect-dir expected $core
t "core: another picture is seen" 1 'expect core: 64 pixels differ' 'wait 5
expect core' --expect-dir expected --diff-dir wrong $core

# ---- power, battery, sound
t "core: battery RAM of libmgba" 0 'frames=' 'wait 5
poke 0xA000 7' --sav core.sav
t "core: battery RAM goes on" 0 'frames=' 'assert 0xA000 == 7
wait 5
press B
assert 0xA000 == 8' $core --sav core.sav
t "core: and back" 0 'frames=' 'assert 0xA000 == 8' --sav core.sav
t "core: reset keeps battery RAM only" 0 'frames=' 'wait 5
poke 0xA000 7
press B
reset
wait 5
assert 0xA000 == 8
assert presses == 0' $core
usage "core: battery file larger than the RAM" '9000 bytes, but' demo.gb $core --sav large.sav
"$gbrun" demo.gb $core --frames 600 --quiet --wav core.wav
want=$((600 * 70224 * 32768 * 4 / 4194304 + 44)) got=$(wc -c <core.wav)
verdict "core: WAV is as long as the frames" "$([ $((got - want)) -lt 4000 ] && [ $((want - got)) -lt 4000 ]; echo $?)"
verdict "core: WAV has sound" "$([ "$(od -An -v -tx2 -j100000 -N4000 core.wav | tr ' ' '\n' | sort -u | wc -l)" -gt 3 ]; echo $?)"
"$gbrun" demo.gb $core --frames 600 --quiet --wav again.wav
verdict "core: WAV is the same every time" "$(cmp -s core.wav again.wav; echo $?)"
