# Pocket Mythos. "make play" and "make test" set everything up themselves; "make" builds the ROM.
# DEBUG=1 prints debug messages in Emulicious and BGB; GBDK_HOME=… compiles with GBDK-2020's lcc.
# Everything made goes into build/.

VERSION := 1.1.0
ROM_NAME := pocket-mythos
SHELL := /bin/sh
.DELETE_ON_ERROR:
.SUFFIXES:

HOST := build/host
GEN  := build/gen
ifdef GBDK_HOME
override GBDK_HOME := $(abspath $(GBDK_HOME))
ifeq ($(wildcard $(GBDK_HOME)/bin/lcc),)
$(error GBDK_HOME=$(GBDK_HOME): there is no bin/lcc in it)
endif
OUT := build/gbdk
else
OUT := build
endif
OBJ := $(OUT)/obj$(if $(DEBUG),-debug)
ROM := $(OUT)/$(ROM_NAME)$(if $(DEBUG),-debug).gb
SELFTEST := $(OUT)/$(ROM_NAME)-selftest.gb
REPLAY := $(OUT)/$(ROM_NAME)-replay.gb
THINK := $(OUT)/$(ROM_NAME)-think.gb
GBS := build/$(ROM_NAME).gbs

.PHONY: FORCE all play web manual release music screenshots powercut saves test bench tournament renew tools rom selftest replays format check clean install host-tests
all: rom
rom: $(ROM)
selftest: $(SELFTEST)

# ---- What is in the ROM, and where: bank numbers come from src/cart/banks.h ----------------------
$(foreach line,$(shell sed -n 's/^\#define \(BANK_[A-Z0-9_]*\) *\([0-9]*\).*/\1=\2/p' src/cart/banks.h),$(eval $(line)))

CART_C    := $(wildcard src/cart/*.c src/cart/*/*.c)
CART_S    := $(wildcard src/cart/*.s)
UI_C      := $(wildcard src/ui/*.c)
SCREENS_C := $(wildcard src/screens/*.c)
TABLE_C   := $(wildcard src/screens/*/*.c src/screens/*/*/*.c)
GAMES_C   := $(wildcard src/games/*.c src/games/*/*.c)
RUNTIME_S := $(filter-out src/runtime/crt0.s,$(wildcard src/runtime/*.s))
RUNTIME_C := $(wildcard src/runtime/*.c)

FONT_ASSETS := menu_font prose_font panel sprites scene card_small table_marks table_strip pocket_actions tides_marks
REALMS_ASSETS := realms_icons realms_frames
SHEETS      := $(shell sed -n 's/^sheet \([a-z0-9_]*\).*/\1/p' res/pictures/icons.list 2>/dev/null)
GEN_FONT_C  := $(FONT_ASSETS:%=$(GEN)/%.c)
GEN_REALMS_C := $(REALMS_ASSETS:%=$(GEN)/%.c)
GEN_BORDER_C := $(GEN)/border_data.c
GEN_SHEET_C := $(SHEETS:%=$(GEN)/sheet_%.c)
TEXT_PARTS  := 0 1 2
GEN_TEXT_C  := $(TEXT_PARTS:%=$(GEN)/text_en_%.c) $(TEXT_PARTS:%=$(GEN)/text_fr_%.c)
GEN_CARDS_C := $(GEN)/realms_cards.c
GEN_MUSIC_C := $(GEN)/music.c
GEN_H       := $(FONT_ASSETS:%=$(GEN)/%.h) $(REALMS_ASSETS:%=$(GEN)/%.h) $(GEN)/text_ids.h $(GEN)/pictures.h $(GEN)/build_id.h $(GEN)/realms_cards.h $(GEN)/border_data.h

SHARED_C := $(CART_C) $(UI_C) $(GAMES_C) $(GEN_CARDS_C) $(GEN_FONT_C) $(GEN_REALMS_C) $(GEN_TEXT_C) $(GEN_SHEET_C) $(GEN_BORDER_C) $(GEN_MUSIC_C)
GAME_C   := src/main.c $(SCREENS_C) $(TABLE_C)
TARGET_C := $(wildcard test/target/*.c test/target/selftest/*.c)
REPLAY_C := $(wildcard test/target/*.c test/target/replay/*.c) tools/replayc/games.c
THINK_C  := $(wildcard test/target/*.c test/target/think/*.c) tools/replayc/games.c

rel = $(patsubst %,$(OBJ)/%.rel,$(basename $(1)))
ifdef GBDK_HOME
BASE_REL :=
else
BASE_REL := $(call rel,src/runtime/crt0.s $(RUNTIME_S) $(RUNTIME_C))
endif
SHARED_REL   := $(BASE_REL) $(call rel,$(CART_S) $(SHARED_C))
ROM_REL      := $(SHARED_REL) $(call rel,$(GAME_C))
SELFTEST_REL := $(SHARED_REL) $(call rel,$(TARGET_C))
REPLAY_REL   := $(SHARED_REL) $(call rel,$(REPLAY_C))
THINK_REL    := $(SHARED_REL) $(call rel,$(THINK_C))

# How hard the compiler thinks: much for what runs long or often, little for screens, which would
# take most of the build's time.
ALLOCS = 3000
$(OBJ)/src/games/%.rel: ALLOCS = 50000
$(OBJ)/src/cart/%.rel: ALLOCS = 50000
$(OBJ)/src/ui/%.rel: ALLOCS = 50000

BANK = 0
$(OBJ)/src/cart/save/%.rel: BANK = $(BANK_SAVE)
$(OBJ)/src/ui/%.rel: BANK = $(BANK_UI)
$(OBJ)/src/ui/prose.rel: BANK = $(BANK_FONT)
$(OBJ)/src/ui/text.rel: BANK = 0
$(OBJ)/src/screens/%.rel: BANK = $(BANK_SCREENS)
$(OBJ)/src/screens/replay/%.rel: BANK = $(BANK_REPLAY)
$(OBJ)/src/screens/pocket/%.rel: BANK = $(BANK_POCKET_TABLE)
$(OBJ)/src/screens/tides/%.rel: BANK = $(BANK_TIDES_TABLE)
$(OBJ)/src/screens/tides/close/%.rel: BANK = $(BANK_TIDES_CLOSE)
$(OBJ)/src/screens/realms/%.rel: BANK = $(BANK_REALMS_TABLE)
$(OBJ)/src/screens/realms/close/%.rel: BANK = $(BANK_REALMS_CLOSE)
$(OBJ)/src/screens/realms/play/%.rel: BANK = $(BANK_REALMS_PLAY)
$(OBJ)/src/games/pocket/%.rel: BANK = $(BANK_POCKET)
$(OBJ)/src/games/tides/%.rel: BANK = $(BANK_TIDES)
$(OBJ)/src/games/realms/%.rel: BANK = $(BANK_REALMS)
$(OBJ)/$(GEN)/realms_cards.rel: BANK = $(BANK_REALMS)
define text_banks
$(OBJ)/$(GEN)/text_en_$(1).rel: BANK = $(shell expr $(BANK_TEXT_EN) + $(1))
$(OBJ)/$(GEN)/text_fr_$(1).rel: BANK = $(shell expr $(BANK_TEXT_FR) + $(1))
endef
$(foreach part,$(TEXT_PARTS),$(eval $(call text_banks,$(part))))
$(call rel,$(GEN_FONT_C)): BANK = $(BANK_FONT)
$(call rel,$(GEN_BORDER_C)): BANK = $(BANK_BORDER)
$(call rel,$(GEN_SHEET_C)): BANK = $(BANK_PICTURES)
$(OBJ)/$(GEN)/sheet_portraits.rel: BANK = $(BANK_PORTRAITS)
$(OBJ)/$(GEN)/sheet_rules_pocket.rel: BANK = $(BANK_RULEBOOKS)
$(call rel,$(GEN)/sheet_feats.c $(GEN)/sheet_feats_earned.c $(GEN)/sheet_feats_asleep.c): BANK = $(BANK_FEATS)
$(call rel,$(GEN)/sheet_tides.c $(GEN)/sheet_tides_portraits.c $(GEN)/sheet_rules_tides.c $(GEN)/tides_marks.c): BANK = $(BANK_TIDES_PICTURES)
$(call rel,$(GEN_REALMS_C)) $(OBJ)/$(GEN)/sheet_realms_art.rel $(OBJ)/$(GEN)/sheet_realms_portraits_a.rel: BANK = $(BANK_REALMS_PICTURES)
$(OBJ)/$(GEN)/sheet_realms_portraits_b.rel $(OBJ)/$(GEN)/sheet_rules_realms.rel: BANK = $(BANK_REALMS_PORTRAITS)
# The self-test calls and reads across banks that have no other content in its cartridge.
$(OBJ)/test/target/selftest/far_side.rel: BANK = $(BANK_SCREENS)
$(OBJ)/test/target/selftest/far_other.rel: BANK = $(BANK_REALMS_TABLE)
# The driver stands beside the music that it reads; sound.c in bank 0 is its gate.
$(call rel,$(GEN_MUSIC_C) src/cart/sound_player.c src/cart/sound_voice.c): BANK = $(BANK_MUSIC)

# ---- Compiling for the Game Boy ------------------------------------------------------------------
INCLUDES := -Isrc -I$(GEN)
$(sort $(call rel,$(TARGET_C) $(REPLAY_C) $(THINK_C))): INCLUDES += -Itest -Itools
DEFINES  := $(if $(DEBUG),-DDEBUG)
# MBC5 + RAM + battery (1B), 8 KiB of RAM, colour-compatible, Super Game Boy functions
MAKEBIN_FLAGS := -yt 0x1B -yo $(BANK_COUNT) -ya 1 -yc -ys -yn POCKETMYTHOS
ifdef GBDK_HOME
LCC       := $(GBDK_HOME)/bin/lcc
# 261: its headers have binary constants, which C11 has not. With many allocations GBDK 4.3.0's SDCC now and
# then emits an instruction that the Game Boy has not ("adc hl, de"); with few it takes another way.
CC_FLAGS   = -debug -Wf--std-c11 -Wf--disable-warning -Wf261 -Wf--opt-code-speed -Wf--max-allocs-per-node$(1) $(INCLUDES) $(DEFINES) $(if $(filter-out 0,$(BANK)),-Wf-bo$(BANK))
lcc_c      = $(LCC) $(call CC_FLAGS,$(1)) -Wf-Wp,-MMD,-MF,$(@:.rel=.d),-MT,$@,-MP -c -o $@ $<
compile    = if $(call lcc_c,$(ALLOCS)) >$@.log 2>&1; then cat $@.log; else $(call lcc_c,3000); fi
assemble   = $(LCC) -Wa-l -c -o $@ $<
link       = $(LCC) -debug -Wl-m -Wl-w -Wl-j -Wl-y $(patsubst -y%,-Wm-y%,$(subst $(space)0x,0x,$(subst -yo ,-yo,$(subst -ya ,-ya,$(subst -yn ,-yn,$(MAKEBIN_FLAGS)))))) -Wm-yS -o $@ $(1)
else
CC_FLAGS   = -msm83 --std-c11 --no-std-crt0 --fsigned-char --opt-code-speed --max-allocs-per-node $(ALLOCS) --debug --disable-warning 218 \
             -Isrc/runtime/include $(INCLUDES) $(DEFINES) $(if $(filter-out 0,$(BANK)),-bo $(BANK))
compile    = sdcc $(CC_FLAGS) -Wp,-MMD,$(@:.rel=.d),-MT,$@,-MP -c -o $@ $<
assemble   = sdasgb -plosgff $@ $<
link       = sdcc -msm83 --no-std-crt0 --debug -Wl-b_CODE=0x0200 -Wl-b_DATA=0xC0A0 -Wl-m -Wl-w -Wl-j -Wl-y -o $(@:.gb=.ihx) $(1) \
             && makebin -Z $(MAKEBIN_FLAGS) -yS $(@:.gb=.ihx) $@
endif
space := $(subst ,, )

# An object is made anew when its bank may have changed.
$(OBJ)/banks.txt: FORCE
	@mkdir -p $(@D)
	@{ grep BANK Makefile; cat src/cart/banks.h; } >$@.new; cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new
FORCE:

$(OBJ)/%.rel: %.c $(OBJ)/banks.txt | $(GEN_H)
	@mkdir -p $(@D)
	@echo "  CC    $<"
	@$(compile)
$(OBJ)/%.rel: %.s
	@mkdir -p $(@D)
	@echo "  AS    $<"
	@$(assemble)
# In which bank an object lies comes from here.
$(ROM_REL) $(SELFTEST_REL) $(REPLAY_REL) $(THINK_REL): src/cart/banks.h
-include $(patsubst %.rel,%.d,$(filter-out $(BASE_REL),$(ROM_REL)) $(call rel,$(sort $(TARGET_C) $(REPLAY_C) $(THINK_C))))
ifdef GBDK_HOME
# Objects of two GBDKs do not mix.
$(OBJ)/gbdk.txt: FORCE
	@mkdir -p $(@D)
	@echo $(GBDK_HOME) >$@.new; cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new
$(ROM_REL) $(SELFTEST_REL) $(REPLAY_REL) $(THINK_REL): $(OBJ)/gbdk.txt
endif

$(ROM): $(ROM_REL) $(HOST)/banktable Makefile
	@echo "  LINK  $@"
	@$(call link,$(ROM_REL))
	@$(HOST)/banktable $(@:.gb=.map)
$(SELFTEST): $(SELFTEST_REL) $(HOST)/banktable Makefile
	@echo "  LINK  $@"
	@$(call link,$(SELFTEST_REL))
	@$(HOST)/banktable --quiet $(@:.gb=.map)
$(REPLAY): $(REPLAY_REL) $(HOST)/banktable Makefile
	@echo "  LINK  $@"
	@$(call link,$(REPLAY_REL))
	@$(HOST)/banktable --quiet $(@:.gb=.map)
$(THINK): $(THINK_REL) $(HOST)/banktable Makefile
	@echo "  LINK  $@"
	@$(call link,$(THINK_REL))
	@$(HOST)/banktable --quiet $(@:.gb=.map)

# The music alone, as a GBS file: the ROM's own objects, with the music where a player has mapped it.
# makebin fills the image from address 0 on; the file begins with the header at 0390.
ifndef GBDK_HOME
GBS_REL := $(call rel,src/gbs/gbs.c $(wildcard src/cart/sound*.c src/cart/sound*.s) $(GEN_MUSIC_C))
$(GBS): $(GBS_REL) Makefile
	@echo "  LINK  $@"
	@sdcc -msm83 --no-std-crt0 -Wl-b_CODE=0x0400 -Wl-b_INITIALIZER=0x3FF0 -Wl-b_DATA=0xC0A0 \
		-Wl-b_CODE_$(BANK_MUSIC)=0x14000 -Wl-m -o $(OBJ)/gbs.ihx $(GBS_REL)
	@makebin -yo 2 $(OBJ)/gbs.ihx $(OBJ)/gbs.bin && tail -c +$$((0x390 + 1)) $(OBJ)/gbs.bin >$@
-include $(patsubst %.rel,%.d,$(call rel,src/gbs/gbs.c))
endif

# One replay cartridge for each game of the table in tools/replayc/games.c.
REPLAY_GAMES := $(shell sed -n 's/^ *ENTRY.\([a-z]*\), *[0-9].*/\1/p' tools/replayc/games.c)
REPLAYS      := $(REPLAY_GAMES:%=$(OUT)/replay-%.gb)
$(OUT)/replay-%.gb: $(REPLAY) $(HOST)/replayc
	@echo "  PLAY  $@"
	@$(HOST)/replayc --game $* $< $@ >$(@:.gb=.txt)
	@cp $(<:.gb=.sym) $(@:.gb=.sym)
replays: $(REPLAYS)

# The build's id: a digest of all that goes into the ROM, so that a report names its sources and two
# builds of one commit are equal.
ID_SOURCES := $(shell find src res -type f -not -path 'res/manual/*' -not -path 'res/release/*' -not -path 'res/screenshots/*' -not -path 'res/web/*' | LC_ALL=C sort) Makefile
$(GEN)/build_id.h: $(ID_SOURCES)
	@mkdir -p $(@D)
	@id=$$(cat $(ID_SOURCES) | sha256sum | cut -c1-8 | tr a-f A-F); \
	printf '/* Made by the Makefile; do not edit. */\n#define BUILD_ID "%s"\n#define BUILD_VERSION "%s"\n' $$id $(VERSION) > $@

# ---- Assets --------------------------------------------------------------------------------------
# Hand-drawn tiles: name, PNG in res, options of tilec
define tile_rule
$(GEN)/$(1).c $(GEN)/$(1).h &: res/$(2).png $(HOST)/tilec
	@mkdir -p $(GEN)
	$(HOST)/tilec --name $(1) $(3) --c $(GEN)/$(1).c --h $(GEN)/$(1).h res/$(2).png
endef
$(eval $(call tile_rule,menu_font,font/menu,))
$(eval $(call tile_rule,prose_font,font/prose,--bpp 1 --cell 8x10))
$(eval $(call tile_rule,panel,pictures/frame,--limit 16))
$(eval $(call tile_rule,sprites,pictures/sprites,--limit 64))
$(eval $(call tile_rule,scene,pictures/title,--share --limit 200))
$(eval $(call tile_rule,card_small,pictures/card_small,--share))
$(eval $(call tile_rule,table_marks,pictures/table_marks,))
$(eval $(call tile_rule,table_strip,pictures/table_strip,))
$(eval $(call tile_rule,pocket_actions,pictures/pocket_actions,))
$(eval $(call tile_rule,tides_marks,pictures/tides_marks,))
$(eval $(call tile_rule,realms_icons,pictures/realms_icons,--limit 40))
$(eval $(call tile_rule,realms_frames,pictures/realms_frames,--limit 12))
$(GEN)/border_data.c $(GEN)/border_data.h &: res/pictures/sgb_border.png $(HOST)/borderc
	@mkdir -p $(@D)
	$(HOST)/borderc $< $(GEN)/border_data.c $(GEN)/border_data.h
$(GEN)/realms_cards.c $(GEN)/realms_cards.h $(GEN)/realms_cards.txt &: res/realms/cards.txt $(HOST)/cardc
	@mkdir -p $(@D)
	$(HOST)/cardc --c $(GEN)/realms_cards.c --h $(GEN)/realms_cards.h --text $(GEN)/realms_cards.txt $<
TEXTS := $(sort $(wildcard res/text/*.txt)) $(GEN)/realms_cards.txt
$(GEN)/text_ids.h $(GEN_TEXT_C) &: $(TEXTS) res/font/charset.txt res/font/prose.png $(HOST)/textc
	@mkdir -p $(@D)
	$(HOST)/textc --charset res/font/charset.txt --prose res/font/prose.png --cell 8x10 --ids $(GEN)/text_ids.h \
		--en '$(GEN)/text_en_*.c' --fr '$(GEN)/text_fr_*.c' --parts $(words $(TEXT_PARTS)) $(TEXTS)
MUSIC_MML := res/music/instruments.mml $(filter-out res/music/instruments.mml,$(sort $(wildcard res/music/*.mml)))
$(GEN)/music.c $(GEN)/notes.txt &: $(MUSIC_MML) $(HOST)/mmlc
	@mkdir -p $(@D)
	$(HOST)/mmlc --c $(GEN)/music.c --notes $(GEN)/notes.txt $(MUSIC_MML)
ICONS_JSON := build/npm/node_modules/@iconify-json/game-icons/icons.json
$(GEN)/pictures.h $(GEN_SHEET_C) &: res/pictures/icons.list $(wildcard res/pictures/face_*.png) $(HOST)/iconc | $(ICONS_JSON)
	@mkdir -p $(@D)
	$(HOST)/iconc --icons $(ICONS_JSON) --list $< --out $(GEN)
$(ICONS_JSON):
	tools/install.sh

# ---- Host programs -------------------------------------------------------------------------------
HOST_CC      := gcc -std=gnu11 -g -Wall -Wextra -Werror -D_GNU_SOURCE -Itools -Isrc -I$(GEN) -MMD -MP
TOOLS        := tilec borderc textc iconc cardc mmlc soundcheck banktable gbrun replayc arena tuner saveread balance realmspos
TOOL_LIB     := $(wildcard tools/lib/*.c)
HOST_GAME_C  := src/cart/random.c $(GAMES_C) $(GEN_CARDS_C)
CFLAGS_tuner  = -DTUNING
CFLAGS_iconc  = $(shell pkg-config --cflags librsvg-2.0 libcjson)
LIBS_tilec    = -lpng
LIBS_borderc  = -lpng
LIBS_textc    = -lpng
LIBS_cardc    = -lpng
LIBS_iconc    = $(shell pkg-config --libs librsvg-2.0 libcjson) -lpng -lm
LIBS_mmlc     = -lpng -lm
LIBS_soundcheck = -lpng -lm
LIBS_gbrun    = -lmgba -lpng -lm -ldl
LIBS_arena    = -lm
LIBS_tuner    = -lm
EXTRA_tilec  := $(TOOL_LIB)
EXTRA_borderc := $(TOOL_LIB)
EXTRA_textc  := $(TOOL_LIB)
EXTRA_iconc  := $(TOOL_LIB)
EXTRA_cardc  := $(TOOL_LIB)
EXTRA_mmlc   := $(TOOL_LIB)
EXTRA_soundcheck := $(TOOL_LIB) src/cart/sound.c src/cart/sound_player.c src/cart/sound_voice.c test/host/voice_model.c $(GEN_MUSIC_C)
EXTRA_arena  := $(HOST_GAME_C) tools/replayc/games.c
EXTRA_balance := $(HOST_GAME_C)
EXTRA_replayc := $(TOOL_LIB) $(HOST_GAME_C)
EXTRA_realmspos := $(HOST_GAME_C)
LIBS_replayc  = -lpng
EXTRA_saveread := $(HOST_GAME_C) $(filter-out src/cart/save/sram.c,$(wildcard src/cart/save/*.c))
# the games once more, with weights that can change
EXTRA_tuner  := $(HOST_GAME_C:%=tuning/%)

tools: $(TOOLS:%=$(HOST)/%)

host_obj = $(patsubst %.c,$(HOST)/obj/%.o,$(1))
define tool_rule
$(HOST)/$(1): $(call host_obj,$(wildcard tools/$(1)/*.c) $(EXTRA_$(1)))
	@echo "  LD    $$@"
	@$(HOST_CC) -o $$@ $$^ $$(LIBS_$(1))
$(HOST)/obj/tools/$(1)/%.o: TOOL_CFLAGS = $$(CFLAGS_$(1))
endef
$(foreach tool,$(TOOLS),$(eval $(call tool_rule,$(tool))))
$(call host_obj,$(wildcard src/games/*/*.c tools/arena/*.c tools/balance/*.c tools/realmspos/*.c tools/saveread/*.c tools/replayc/*.c tools/tuner/*.c)) $(patsubst %.c,$(HOST)/obj/tuning/%.o,$(HOST_GAME_C)): | $(GEN)/realms_cards.h
$(HOST)/obj/%.o: %.c
	@mkdir -p $(@D)
	@echo "  CC    $<"
	@$(HOST_CC) -O2 $(TOOL_CFLAGS) -c -o $@ $<
$(HOST)/obj/tuning/%.o: %.c
	@mkdir -p $(@D)
	@echo "  CC    $<"
	@$(HOST_CC) -O2 -DTUNING -c -o $@ $<
-include $(shell find $(HOST)/obj -name '*.d' 2>/dev/null)

# ---- Tests ---------------------------------------------------------------------------------------
# A host test says in its first lines which sources it is linked with: "/* Links: a.c b.c */", and
# perhaps how it is compiled: "/* Flags: -O2 -fno-sanitize=all */" where speed is all, and what it
# needs of the system: "/* Libraries: -lcjson */".
HOST_TESTS := $(patsubst test/host/%.c,$(HOST)/test/%,$(wildcard test/host/test_*.c) $(wildcard test/host/fuzz_*.c))
links = $(shell sed -n 's|^/\* Links: \(.*\) \*/|\1|p' test/host/$(1).c)
test_flags = $(shell sed -n 's|^/\* Flags: \(.*\) \*/|\1|p' test/host/$(1).c)
libraries = $(shell sed -n 's|^/\* Libraries: \(.*\) \*/|\1|p' test/host/$(1).c)
define test_rule
$(HOST)/test/$(1): test/host/$(1).c $(call links,$(1)) $(wildcard test/host/*.h tools/*/*.h src/*/*.h src/games/*/*.h) | $(GEN)/realms_cards.h
	@mkdir -p $$(@D)
	@echo "  TEST  $$@"
	@$(filter-out -MMD -MP,$(HOST_CC)) -O1 -Itest/host -I$(GEN) $$(if $$(findstring iconc,$(1)),$$(CFLAGS_iconc)) -fsanitize=address,undefined -fno-sanitize-recover=all $(call test_flags,$(1)) \
		-o $$@ $$(filter %.c,$$^) -lcmocka $$(if $$(findstring iconc,$(1)),$$(LIBS_iconc),-lpng -lm) $(call libraries,$(1))
endef
$(foreach test,$(notdir $(HOST_TESTS)),$(eval $(call test_rule,$(test))))
host-tests: $(HOST_TESTS)

install:
	@tools/install.sh
test:
	@tools/install.sh test
	@$(MAKE) --no-print-directory -j$$(nproc) tools host-tests rom selftest replays $(MANUALS) $(if $(GBDK_HOME),,$(GBS))
	@$(MAKE) --no-print-directory web
	@OUT=$(OUT) GBDK_HOME=$(GBDK_HOME) test/run.sh
bench: install
	@$(MAKE) --no-print-directory -j$$(nproc) tools rom
	@OUT=$(OUT) test/bench.sh
# How strong the CPU players are: win rates with 95 % intervals, and the limits that they must keep.
tournament: install
	@$(MAKE) --no-print-directory -j$$(nproc) $(HOST)/arena $(HOST)/balance
	@tools/tournament/run.sh
# Writes the expected pictures of all screens anew. Look at them before you commit them.
renew: tools rom
	@OUT=$(OUT) RENEW=1 test/run.sh
# Takes the pictures of README.md anew.
screenshots: tools rom
	@tools/install.sh manual
	@tools/screenshots.sh $(ROM) res/screenshots
# All pieces for listening: WAV files in build/music, and a GBS file.
music: $(HOST)/gbrun rom $(GBS)
	@tools/music.sh $(ROM)
# All that test/suite/saves.sh does a sample of: boots after every single write of a session; these, 10,000
# damaged saves, and 50 games of each kind switched off after every action. The second takes about an hour.
powercut: tools rom
	@OUT=$(OUT) SUITES=test/long TELL=1 PART=powercut sh test/run.sh
saves: tools rom
	@OUT=$(OUT) SUITES=test/long TELL=1 sh test/run.sh
# A folder that plays the cartridge in a browser, from any server of static files.
web: rom $(HOST)/gbrun
	@tools/web/build.sh $(ROM) build/web $(VERSION)
play:
	@tools/install.sh play
	@$(MAKE) --no-print-directory -j$$(nproc) rom
	@tools/play.sh $(ROM)

# ---- Manual and release --------------------------------------------------------------------------
# The booklet in both languages: text of res/manual, pictures taken from this ROM, card lists from the
# cartridge's own sources; as HTML, and that HTML as PDF. Its date is that of the release.
MANUAL      := build/manual
MANUAL_NAME := $(MANUAL)/$(ROM_NAME)-manual
MANUALS     := $(MANUAL_NAME)-en.pdf $(MANUAL_NAME)-fr.pdf
RELEASE     := build/$(ROM_NAME)-$(VERSION).zip
RELEASED     = $(shell date -u -d "$$(sed -n 's/^\#\# [0-9.]*, //p' res/release/CHANGELOG.md | head -n 1)" +%s)
CARD_LISTS  := res/realms/cards.txt res/text/pocket.txt res/text/tides.txt res/text/records.txt res/pictures/icons.list src/games/tides/tides_cards.c

$(MANUAL)/%/taken: res/manual/%.md $(wildcard res/manual/*.txt test/rom/*.txt test/rom/*/*.txt) tools/manual/pictures.sh $(ROM) $(HOST)/gbrun
	@echo "  SHOOT $(@D)"
	@tools/manual/pictures.sh $(ROM) $* $(@D)
	@touch $@
$(MANUAL_NAME)-%.html: res/manual/%.md $(wildcard res/manual/booklet.* res/manual/*.svg) tools/manual/cards.lua $(CARD_LISTS) Makefile $(MANUAL)/%/taken
	@echo "  BOOK  $@"
	@pandoc --from markdown-auto_identifiers --to html5 --template res/manual/booklet.html --lua-filter tools/manual/cards.lua \
		--metadata version=$(VERSION) --self-contained --resource-path $(MANUAL)/$*:res/manual --fail-if-warnings -o $@ $<
%.pdf: %.html
	@echo "  PRINT $@"
	@SOURCE_DATE_EPOCH=$(RELEASED) weasyprint --quiet $< $@
.PRECIOUS: $(MANUAL)/%/taken $(MANUAL_NAME)-%.html
manual:
	@tools/install.sh manual
	@$(MAKE) --no-print-directory -j$$(nproc) $(MANUALS)
release:
	@tools/install.sh manual
	@$(MAKE) --no-print-directory -j$$(nproc) rom selftest $(MANUALS)
	@tools/release/pack.sh $(ROM) $(VERSION) $(RELEASED) $(RELEASE)

SOURCES_C := $(shell find src tools test -name '*.[ch]' 2>/dev/null)
format:
	@clang-format -i $(SOURCES_C)
check: install
	@clang-format --dry-run -Werror $(SOURCES_C)
	cppcheck --quiet --error-exitcode=1 --enable=warning,style,performance,portability --inline-suppr \
		--suppressions-list=.cppcheck --std=c11 -Isrc -Itools -I$(GEN) -D__CPPCHECK__ src tools

clean:
	rm -rf build
