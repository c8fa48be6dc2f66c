# Pocket Mythos. "make play" and "make test" set everything up themselves; "make" builds the ROM.
# DEBUG=1 prints debug messages in Emulicious and BGB; GBDK_HOME=… compiles with GBDK-2020's lcc.
# Everything made goes into build/.

VERSION := 0.1.0
ROM_NAME := pocket-mythos
SHELL := /bin/sh
.DELETE_ON_ERROR:
.SUFFIXES:

HOST := build/host
GEN  := build/gen
ifdef GBDK_HOME
OUT := build/gbdk
else
OUT := build
endif
OBJ := $(OUT)/obj$(if $(DEBUG),-debug)
ROM := $(OUT)/$(ROM_NAME)$(if $(DEBUG),-debug).gb
SELFTEST := $(OUT)/$(ROM_NAME)-selftest.gb

.PHONY: all play test bench tournament tools rom selftest pictures renew format check clean install host-tests
all: rom
rom: $(ROM)
selftest: $(SELFTEST)

# ---- What is in the ROM, and where: bank numbers come from src/cart/banks.h ----------------------
$(foreach line,$(shell sed -n 's/^\#define \(BANK_[A-Z_]*\) *\([0-9]*\).*/\1=\2/p' src/cart/banks.h),$(eval $(line)))

CART_C    := $(wildcard src/cart/*.c)
CART_S    := $(wildcard src/cart/*.s)
UI_C      := $(wildcard src/ui/*.c)
SCREENS_C := $(wildcard src/screens/*.c)
TABLE_C   := $(wildcard src/screens/pocket/*.c)
POCKET_C  := $(wildcard src/games/pocket/*.c)
RUNTIME_S := $(filter-out src/runtime/crt0.s,$(wildcard src/runtime/*.s))
RUNTIME_C := $(wildcard src/runtime/*.c)

FONT_ASSETS := menu_font prose_font panel sprites scene card_small card_large
SHEETS      := $(shell sed -n 's/^sheet \([a-z0-9_]*\).*/\1/p' res/pictures/icons.list 2>/dev/null)
GEN_FONT_C  := $(FONT_ASSETS:%=$(GEN)/%.c)
GEN_SHEET_C := $(SHEETS:%=$(GEN)/sheet_%.c)
GEN_TEXT_C  := $(GEN)/text_en.c $(GEN)/text_fr.c
GEN_H       := $(FONT_ASSETS:%=$(GEN)/%.h) $(GEN)/text_ids.h $(GEN)/pictures.h $(GEN)/build_id.h

SHARED_C := $(CART_C) $(UI_C) $(POCKET_C) $(GEN_FONT_C) $(GEN_TEXT_C) $(GEN_SHEET_C)
GAME_C   := src/main.c $(SCREENS_C) $(TABLE_C)
TARGET_C := $(wildcard test/target/*.c)

rel = $(patsubst %,$(OBJ)/%.rel,$(basename $(1)))
ifdef GBDK_HOME
BASE_REL :=
else
BASE_REL := $(call rel,src/runtime/crt0.s $(RUNTIME_S) $(RUNTIME_C))
endif
SHARED_REL   := $(BASE_REL) $(call rel,$(CART_S) $(SHARED_C))
ROM_REL      := $(SHARED_REL) $(call rel,$(GAME_C))
SELFTEST_REL := $(SHARED_REL) $(call rel,$(TARGET_C))

BANK = 0
$(OBJ)/src/ui/%.rel: BANK = $(BANK_UI)
$(OBJ)/src/ui/prose.rel: BANK = $(BANK_FONT)
$(OBJ)/src/screens/%.rel: BANK = $(BANK_SCREENS)
$(OBJ)/src/screens/pocket/%.rel: BANK = $(BANK_TABLE)
$(OBJ)/src/games/pocket/%.rel: BANK = $(BANK_POCKET)
$(OBJ)/$(GEN)/text_en.rel: BANK = $(BANK_TEXT_EN)
$(OBJ)/$(GEN)/text_fr.rel: BANK = $(BANK_TEXT_FR)
$(call rel,$(GEN_FONT_C)): BANK = $(BANK_FONT)
$(call rel,$(GEN_SHEET_C)): BANK = $(BANK_PICTURES)
$(OBJ)/$(GEN)/sheet_portraits.rel: BANK = $(BANK_PORTRAITS)

# ---- Compiling for the Game Boy ------------------------------------------------------------------
INCLUDES := -Isrc -I$(GEN)
DEFINES  := $(if $(DEBUG),-DDEBUG)
# MBC5 + RAM + battery (1B), 8 KiB of RAM, colour-compatible, Super Game Boy functions
MAKEBIN_FLAGS := -yt 0x1B -yo $(BANK_COUNT) -ya 1 -yc -ys -yn POCKETMYTHOS
ifdef GBDK_HOME
LCC       := $(GBDK_HOME)/bin/lcc
CC_FLAGS   = -debug -Wf--std-c11 -Wf--opt-code-speed -Wf--max-allocs-per-node50000 $(INCLUDES) $(DEFINES) $(if $(filter-out 0,$(BANK)),-Wf-bo$(BANK))
compile    = $(LCC) $(CC_FLAGS) -c -o $@ $<
assemble   = $(LCC) -c -o $@ $<
link       = $(LCC) -debug -Wl-m -Wl-w -Wl-j -Wl-y $(patsubst -y%,-Wm-y%,$(subst $(space)0x,0x,$(subst -yo ,-yo,$(subst -ya ,-ya,$(subst -yn ,-yn,$(MAKEBIN_FLAGS)))))) -Wm-yS -o $@ $(1)
else
CC_FLAGS   = -msm83 --std-c11 --no-std-crt0 --fsigned-char --opt-code-speed --max-allocs-per-node 50000 --debug --disable-warning 218 \
             -Isrc/runtime/include $(INCLUDES) $(DEFINES) $(if $(filter-out 0,$(BANK)),-bo $(BANK))
compile    = sdcc $(CC_FLAGS) -Wp,-MMD,$(@:.rel=.d),-MT,$@,-MP -c -o $@ $<
assemble   = sdasgb -plosgff $@ $<
link       = sdcc -msm83 --no-std-crt0 --debug -Wl-b_CODE=0x0200 -Wl-b_DATA=0xC0A0 -Wl-m -Wl-w -Wl-j -Wl-y -o $(@:.gb=.ihx) $(1) \
             && makebin -Z $(MAKEBIN_FLAGS) -yS $(@:.gb=.ihx) $@
endif
space := $(subst ,, )

$(OBJ)/%.rel: %.c | $(GEN_H)
	@mkdir -p $(@D)
	@echo "  CC    $<"
	@$(compile)
$(OBJ)/%.rel: %.s
	@mkdir -p $(@D)
	@echo "  AS    $<"
	@$(assemble)
ifdef GBDK_HOME
$(ROM_REL) $(SELFTEST_REL): $(wildcard src/*/*.h src/*/*/*.h test/target/*.h) $(GEN_H)
else
-include $(patsubst %.rel,%.d,$(filter-out $(BASE_REL),$(ROM_REL)) $(call rel,$(TARGET_C)))
endif

$(ROM): $(ROM_REL) $(HOST)/banktable Makefile
	@echo "  LINK  $@"
	@$(call link,$(ROM_REL))
	@$(HOST)/banktable $(@:.gb=.map)
$(SELFTEST): $(SELFTEST_REL) $(HOST)/banktable Makefile
	@echo "  LINK  $@"
	@$(call link,$(SELFTEST_REL))
	@$(HOST)/banktable --quiet $(@:.gb=.map)

# The build's id: a digest of all that goes into the ROM, so that a report names its sources and two
# builds of one commit are equal.
ID_SOURCES := $(shell find src res -type f | LC_ALL=C sort) Makefile
$(GEN)/build_id.h: $(ID_SOURCES)
	@mkdir -p $(@D)
	@id=$$(cat $(ID_SOURCES) | sha256sum | cut -c1-8 | tr a-f A-F); \
	printf '/* Made by the Makefile; do not edit. */\n#define BUILD_ID "%s"\n#define BUILD_VERSION "%s"\n' $$id $(VERSION) > $@

# ---- Assets --------------------------------------------------------------------------------------
$(GEN)/menu_font.c $(GEN)/menu_font.h &: res/font/menu.png $(HOST)/tilec
	@mkdir -p $(@D)
	$(HOST)/tilec --name menu_font --c $(GEN)/menu_font.c --h $(GEN)/menu_font.h $<
$(GEN)/prose_font.c $(GEN)/prose_font.h &: res/font/prose.png $(HOST)/tilec
	@mkdir -p $(@D)
	$(HOST)/tilec --name prose_font --bpp 1 --cell 8x10 --c $(GEN)/prose_font.c --h $(GEN)/prose_font.h $<
$(GEN)/panel.c $(GEN)/panel.h &: res/pictures/frame.png $(HOST)/tilec
	@mkdir -p $(@D)
	$(HOST)/tilec --name panel --limit 16 --c $(GEN)/panel.c --h $(GEN)/panel.h $<
$(GEN)/sprites.c $(GEN)/sprites.h &: res/pictures/sprites.png $(HOST)/tilec
	@mkdir -p $(@D)
	$(HOST)/tilec --name sprites --limit 64 --c $(GEN)/sprites.c --h $(GEN)/sprites.h $<
$(GEN)/scene.c $(GEN)/scene.h &: res/pictures/title.png $(HOST)/tilec
	@mkdir -p $(@D)
	$(HOST)/tilec --name scene --share --limit 200 --c $(GEN)/scene.c --h $(GEN)/scene.h $<
$(GEN)/card_%.c $(GEN)/card_%.h: res/pictures/card_%.png $(HOST)/tilec
	@mkdir -p $(@D)
	$(HOST)/tilec --name card_$* --share --c $(GEN)/card_$*.c --h $(GEN)/card_$*.h $<
$(GEN)/text_ids.h $(GEN_TEXT_C) &: $(wildcard res/text/*.txt) res/font/charset.txt res/font/prose.png $(HOST)/textc
	@mkdir -p $(@D)
	$(HOST)/textc --charset res/font/charset.txt --prose res/font/prose.png --cell 8x10 --ids $(GEN)/text_ids.h \
		--en $(GEN)/text_en.c --fr $(GEN)/text_fr.c $(sort $(filter %.txt,$(wildcard res/text/*.txt)))
ICONS_JSON := build/npm/node_modules/@iconify-json/game-icons/icons.json
$(GEN)/pictures.h $(GEN_SHEET_C) &: res/pictures/icons.list $(HOST)/iconc | $(ICONS_JSON)
	@mkdir -p $(@D)
	$(HOST)/iconc --icons $(ICONS_JSON) --list $< --out $(GEN)
$(ICONS_JSON):
	tools/install.sh

# ---- Host programs -------------------------------------------------------------------------------
HOST_CC      := gcc -std=gnu11 -g -Wall -Wextra -Werror -D_GNU_SOURCE -Itools -Isrc -MMD -MP
TOOLS        := tilec textc iconc banktable gbrun arena
TOOL_LIB     := $(wildcard tools/lib/*.c)
HOST_GAME_C  := src/cart/random.c $(wildcard src/games/*/*.c)
CFLAGS_iconc  = $(shell pkg-config --cflags librsvg-2.0 libcjson)
LIBS_tilec    = -lpng
LIBS_textc    = -lpng
LIBS_iconc    = $(shell pkg-config --libs librsvg-2.0 libcjson) -lpng -lm
LIBS_gbrun    = -lmgba -lpng -lm
LIBS_arena    = -lcjson -lm
EXTRA_tilec  := $(TOOL_LIB)
EXTRA_textc  := $(TOOL_LIB)
EXTRA_iconc  := $(TOOL_LIB)
EXTRA_arena  := $(HOST_GAME_C)

tools: $(TOOLS:%=$(HOST)/%)

host_obj = $(patsubst %.c,$(HOST)/obj/%.o,$(1))
define tool_rule
$(HOST)/$(1): $(call host_obj,$(wildcard tools/$(1)/*.c) $(EXTRA_$(1)))
	@echo "  LD    $$@"
	@$(HOST_CC) -o $$@ $$^ $$(LIBS_$(1))
$(HOST)/obj/tools/$(1)/%.o: TOOL_CFLAGS = $$(CFLAGS_$(1))
endef
$(foreach tool,$(TOOLS),$(eval $(call tool_rule,$(tool))))
$(HOST)/obj/%.o: %.c
	@mkdir -p $(@D)
	@echo "  CC    $<"
	@$(HOST_CC) -O2 $(TOOL_CFLAGS) -c -o $@ $<
-include $(shell find $(HOST)/obj -name '*.d' 2>/dev/null)

# ---- Tests ---------------------------------------------------------------------------------------
# A host test says in its first lines which sources it is linked with: "/* Links: a.c b.c */".
HOST_TESTS := $(patsubst test/host/%.c,$(HOST)/test/%,$(wildcard test/host/test_*.c) $(wildcard test/host/fuzz_*.c))
links = $(shell sed -n 's|^/\* Links: \(.*\) \*/|\1|p' test/host/$(1).c)
define test_rule
$(HOST)/test/$(1): test/host/$(1).c $(call links,$(1)) $(wildcard test/host/*.h tools/*/*.h src/*/*.h src/games/*/*.h)
	@mkdir -p $$(@D)
	@echo "  TEST  $$@"
	@$(filter-out -MMD -MP,$(HOST_CC)) -O1 -Itest/host -I$(GEN) $$(if $$(findstring iconc,$(1)),$$(CFLAGS_iconc)) -fsanitize=address,undefined -fno-sanitize-recover=all \
		-o $$@ $$(filter %.c,$$^) -lcmocka $$(if $$(findstring iconc,$(1)),$$(LIBS_iconc),-lpng -lm)
endef
$(foreach test,$(notdir $(HOST_TESTS)),$(eval $(call test_rule,$(test))))
host-tests: $(HOST_TESTS)

install:
	@tools/install.sh
test: install
	@$(MAKE) --no-print-directory tools host-tests rom selftest
	@OUT=$(OUT) GBDK_HOME=$(GBDK_HOME) test/run.sh
bench: install
	@$(MAKE) --no-print-directory tools rom
	@OUT=$(OUT) test/bench.sh
renew: install
	@$(MAKE) --no-print-directory tools rom
	@OUT=$(OUT) test/rom/screens.sh --renew
pictures: install
	@$(MAKE) --no-print-directory tools rom
	@OUT=$(OUT) res/readme/make.sh

play:
	@tools/install.sh play
	@$(MAKE) --no-print-directory rom
	@tools/play.sh $(ROM)

SOURCES_C := $(shell find src tools test -name '*.[ch]' 2>/dev/null)
format:
	clang-format -i $(SOURCES_C)
check: install
	clang-format --dry-run -Werror $(SOURCES_C)
	cppcheck --quiet --error-exitcode=1 --enable=warning,style,performance,portability --inline-suppr \
		--suppressions-list=.cppcheck --std=c11 -Isrc -Itools -I$(GEN) -D__CPPCHECK__ src tools

clean:
	rm -rf build
