;; Start-up, interrupt vectors, banked calls: what GBDK-2020's crt0 does, for stock SDCC.
;; Left out of the build when GBDK_HOME is set. Memory as in GBDK: shadow OAM at C000, the DMA
;; routine at FF80, the current bank at FF90, data from C0A0, the stack down from E000.

	.module	crt0
	.globl	_main, __cpu, __is_GBA, _sys_time, __current_bank, _shadow_OAM
	.globl	.vbl_handlers, .lcd_handlers, .tim_handlers, .sio_handlers, .vbl_done
	.globl	.refresh_OAM, ___sdcc_bcall_ehl
	.globl	s__DATA, l__DATA, s__INITIALIZED, s__INITIALIZER, l__INITIALIZER

__current_bank	= 0xFF90
.refresh_OAM	= 0xFF80
_shadow_OAM	= 0xC000

	.area	_HEADER (ABS)
	;; 0000 and 0038 belong to the crash screen (src/cart/crash_entry.s).
	.org	0x40			; VBlank
	push	af
	push	hl
	push	bc
	push	de
	jp	.isr_vbl
	.org	0x48			; STAT
	push	af
	push	hl
	ld	hl, #.lcd_handlers
	jp	.isr_list
	.org	0x50			; timer
	push	af
	push	hl
	ld	hl, #.tim_handlers
	jp	.isr_list
	.org	0x58			; serial
	push	af
	push	hl
	ld	hl, #.sio_handlers
	jp	.isr_list
	.org	0x60			; joypad: polled, never enabled
	reti

	.org	0x100
	nop
	jp	.start
	;; 0104-014F, the cartridge header, is written by makebin.

	.org	0x150
.start:
	di
	ld	sp, #0xE000
	ld	d, a			; A and B tell the model; nothing else of the boot state
	ld	e, b			; can be trusted after a flash cart's menu

	;; The LCD may only be switched off in VBlank. A menu may have left it off already.
	ldh	a, (0x40)
	add	a, a
	jr	nc, 2$
1$:	ldh	a, (0x44)
	cp	#145
	jr	nz, 1$
	xor	a
	ldh	(0x40), a
2$:	xor	a
	ldh	(0xFF), a		; no interrupts
	ldh	(0x26), a		; sound off until it is set up

	;; Shadow OAM: all sprites hidden.
	ld	hl, #_shadow_OAM
	ld	c, #160
3$:	ld	(hl+), a
	dec	c
	jr	nz, 3$

	;; _DATA holds what C calls zero-initialised.
	ld	hl, #s__DATA
	ld	bc, #l__DATA
	call	.clear

	ld	a, d
	ld	(__cpu), a
	sub	a, #0x11		; CGB_TYPE
	jr	nz, 4$
	bit	0, e			; set on the Advance
	jr	z, 4$
	inc	a
	ld	(__is_GBA), a
4$:
	ld	hl, #.dma_routine
	ld	b, #.dma_end - .dma_routine
	ld	c, #0x80
5$:	ld	a, (hl+)
	ldh	(c), a
	inc	c
	dec	b
	jr	nz, 5$

	ld	a, #1
	ldh	(__current_bank), a
	ld	(0x2000), a
	xor	a
	ld	(0x3000), a
	call	gsinit
	xor	a
	ldh	(0x0F), a
	inc	a
	ldh	(0xFF), a		; VBlank only, as in GBDK
	ei
	call	_main
6$:	halt
	nop
	jr	6$

	;; Clears BC bytes at HL.
.clear:
	ld	a, b
	or	c
	ret	z
	xor	a
	ld	(hl+), a
	dec	bc
	jr	.clear

	;; Runs in HRAM: during OAM DMA the CPU reaches nothing else.
.dma_routine:
	ld	a, #>_shadow_OAM
	ldh	(0x46), a
	ld	a, #40
1$:	dec	a
	jr	nz, 1$
	ret
.dma_end:

.isr_vbl:
	call	.refresh_OAM
	ld	hl, #_sys_time
	inc	(hl)
	jr	nz, 1$
	inc	hl
	inc	(hl)
1$:	ld	a, #1
	ld	(.vbl_done), a
	ld	hl, #.vbl_handlers
	jr	.isr_next

	;; HL = list of handlers, ended by a zero word; AF and HL are saved.
.isr_list:
	push	bc
	push	de
.isr_next:
	ld	a, (hl+)
	ld	e, a
	ld	a, (hl+)
	ld	d, a
	or	e
	jr	z, .isr_end
	push	hl
	ld	l, e
	ld	h, d
	call	.call_hl
	pop	hl
	jr	.isr_next

	;; Main code may have been interrupted between looking at STAT and writing to VRAM: return
	;; to it only when VRAM is open again (GBDK does the same).
.isr_end:
	pop	de
	pop	bc
1$:	ldh	a, (0x41)
	and	a, #2
	jr	nz, 1$
	pop	hl
	pop	af
	reti

.call_hl:
	jp	(hl)

	;; Banked call. E = bank, HL = function. It adds exactly 4 bytes to the stack, which is where
	;; the callee's view of its arguments (SP+6) comes from; A, BC and DE bring the result back.
	.area	_HOME
___sdcc_bcall_ehl:
	ldh	a, (__current_bank)
	push	af
	ld	a, e
	ldh	(__current_bank), a
	ld	(0x2000), a
	call	.call_hl
	ld	l, a
	pop	af
	ldh	(__current_bank), a
	ld	(0x2000), a
	ld	a, l
	ret

	;; Order of the areas in memory.
	.area	_HOME
	.area	_CODE
	.area	_INITIALIZER
	.area	_GSINIT
	.area	_GSFINAL
	.area	_DATA
	.area	_INITIALIZED
	.area	_BSEG
	.area	_BSS
	.area	_HEAP

	.area	_DATA
__cpu::		.ds	1
__is_GBA::	.ds	1
_sys_time::	.ds	2
.vbl_done:	.ds	1
.vbl_handlers:	.ds	8		; three handlers and the end
.lcd_handlers:	.ds	4		; one handler and the end
.tim_handlers:	.ds	4
.sio_handlers:	.ds	4

	.area	_GSINIT
gsinit::
	ld	de, #s__INITIALIZED
	ld	hl, #s__INITIALIZER
	ld	bc, #l__INITIALIZER
1$:	ld	a, b
	or	c
	jr	z, 2$
	ld	a, (hl+)
	ld	(de), a
	inc	de
	dec	bc
	jr	1$
2$:
	.area	_GSFINAL
	ret
