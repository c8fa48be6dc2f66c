	;; A well-behaved cartridge for gbrun's own tests: each key makes one thing happen that a
	;; script can see. A toggles a tile, START animates for 10 frames, SELECT sends two bytes,
	;; B counts in battery RAM, DOWN uses 64 bytes of stack, UP shows the crash screen.
	.module	demo
	.globl	_stack_top, _crash_screen

_stack_top	= 0xDF00		; below 0xE000, so that a test sees the symbol at work

	.area	_HEADER (ABS)
	.org	0x40
	jp	on_vblank
	.org	0x48
	reti
	.org	0x50
	reti
	.org	0x58
	reti
	.org	0x60
	reti
	.org	0x100
	nop
	jp	start
	.org	0x150
start:
	di
	ld	sp, #_stack_top
1$:	ldh	a, (0x44)		; the LCD may go off in VBlank only
	cp	#145
	jr	nz, 1$
	xor	a
	ldh	(0x40), a
	ld	hl, #0xC000		; variables and sprites; the stack is not in use yet
	call	clear_page
	ld	hl, #0xC100
	call	clear_page
	ld	hl, #0x8000		; tile 0 is white, tile 1 black
	call	clear_page
	ld	hl, #0x8010
	ld	b, #16
	ld	a, #0xFF
2$:	ld	(hl+), a
	dec	b
	jr	nz, 2$
	ld	hl, #0x9800
	ld	c, #4
3$:	call	clear_page
	dec	c
	jr	nz, 3$
	ld	hl, #dma_code		; OAM DMA must be started from HRAM
	ld	c, #0x80
	ld	b, #dma_end - dma_code
4$:	ld	a, (hl+)
	ldh	(c), a
	inc	c
	dec	b
	jr	nz, 4$
	ld	a, #0xE4
	ldh	(0x47), a
	xor	a
	ldh	(0x42), a
	ldh	(0x43), a
	call	beep
	ld	a, #0x91
	ldh	(0x40), a
	xor	a
	ldh	(0x0F), a
	inc	a
	ldh	(0xFF), a
	ei
_main_loop::
	halt
	nop
	ld	a, (pressed)
	or	a
	jr	z, _main_loop
	ld	c, a
	xor	a
	ld	(pressed), a
	ld	hl, #_presses
	inc	(hl)
	bit	1, c
	call	nz, save_count
	bit	2, c
	call	nz, send_bytes
	bit	6, c
	jp	nz, _crash_screen
	bit	7, c
	call	nz, use_stack
	call	_work_start
	jr	_main_loop

clear_page:				; 256 bytes from HL, which moves on
	xor	a
	ld	b, a
5$:	ld	(hl+), a
	dec	b
	jr	nz, 5$
	ret

beep:
	ld	a, #0x80
	ldh	(0x26), a
	ld	a, #0x77
	ldh	(0x24), a
	ld	a, #0x11
	ldh	(0x25), a
	ld	a, #0x80
	ldh	(0x11), a
	ld	a, #0xF0
	ldh	(0x12), a
	xor	a
	ldh	(0x13), a
	ld	a, #0x87
	ldh	(0x14), a
	ret

	;; From _work_start to _work_end: 8 + 9 * 16 + 12 = 164 T-cycles
_work_start::
	ld	b, #10
6$:	dec	b
	jr	nz, 6$
_work_end::
	ret

save_count:
	ld	a, #0x0A
	ld	(0x0000), a
	ld	hl, #0xA000
	inc	(hl)
	xor	a
	ld	(0x0000), a
	ret

send_bytes:
	ld	a, #0x5A
	call	send
	ld	a, #0xA5
send:
	ldh	(0x01), a
	ld	a, #0x81
	ldh	(0x02), a
7$:	ldh	a, (0x02)
	bit	7, a
	jr	nz, 7$
	ret

use_stack:
	add	sp, #-64
	add	sp, #64
	ret

_crash_screen::
	halt
	nop
	jr	_crash_screen

on_vblank:
	push	af
	push	bc
	push	hl
	call	0xFF80
	ld	hl, #_frame_count
	inc	(hl)
	jr	nz, 8$
	inc	hl
	inc	(hl)
8$:	call	read_keys
	ld	hl, #animation
	bit	3, b
	jr	z, 9$
	ld	(hl), #10
9$:	ld	a, (hl)
	or	a
	jr	z, 10$
	dec	(hl)
	ld	h, #0x98		; one more black tile for each frame of the animation
	add	a, #0x20
	ld	l, a
	ld	(hl), #1
10$:	bit	0, b
	jr	z, 11$
	ld	hl, #0x9800
	ld	a, (hl)
	xor	#1
	ld	(hl), a
11$:	pop	hl
	pop	bc
	pop	af
	reti

	;; B = keys that went down now (A B SELECT START RIGHT LEFT UP DOWN), also added to `pressed`
read_keys:
	ld	a, #0x20
	ldh	(0x00), a
	ldh	a, (0x00)
	ldh	a, (0x00)
	swap	a
	and	#0xF0
	ld	b, a
	ld	a, #0x10
	ldh	(0x00), a
	ldh	a, (0x00)
	ldh	a, (0x00)
	and	#0x0F
	or	b
	cpl
	ld	b, a
	ld	a, #0x30
	ldh	(0x00), a
	ld	hl, #_keys
	ld	a, (hl)
	ld	(hl), b
	cpl
	and	b
	ld	b, a
	ld	hl, #pressed
	or	(hl)
	ld	(hl), a
	ret

dma_code:
	ld	a, #0xC0
	ldh	(0x46), a
	ld	a, #0x28
12$:	dec	a
	jr	nz, 12$
	ret
dma_end:

	.area	_VARIABLES (ABS)
	.org	0xC100
_frame_count::	.ds	2
_frame_lag::	.ds	2
_keys::		.ds	1
_presses::	.ds	1
pressed:	.ds	1
animation:	.ds	1
