;; video_flush(): empties the video queue while VBlank lasts (see video.h and video.c).
;; Called with interrupts off, from the VBlank handler. Each piece is started only between lines
;; 144 and 151: from there at least two lines (228 machine cycles, 456 in double speed) remain, and
;; the longest piece takes 170 (a row; 300 in double speed with its colours).

	.module	video_flush
	.globl	_video_flush
	.globl	_video_queue, _video_queue_head, _video_queue_tail, _video_row_waits
	.globl	_video_slot_target, _video_slot_source, _video_slot_bank, _video_slot_count
	.globl	_video_tiles, _video_colors, _video_in_color, __current_bank

	.area	_CODE

_video_flush:
	ld	a, (_video_queue_head)
	ld	c, a
	ld	a, (_video_queue_tail)
	cp	a, c
	ret	z
	ldh	a, (0x44)
	cp	a, #144
	ret	c
	cp	a, #152
	ret	nc
	ld	b, #0
	ld	hl, #_video_queue
	add	hl, bc
	ld	a, (hl)
	bit	7, a
	jr	nz, .tile

	;; A row: A = its number.
	ld	c, a
	ld	hl, #_video_row_waits
	add	hl, bc
	ld	(hl), b
	ld	l, c
	ld	h, b
	add	hl, hl
	add	hl, hl
	ld	de, #.rows
	add	hl, de
	ld	a, (hl+)
	ld	e, a
	ld	a, (hl+)
	ld	d, a			; DE = place in the tile map
	ld	a, (hl+)
	ld	h, (hl)
	ld	l, a			; HL = start of the row in the shadow
	ld	a, (_video_in_color)
	or	a
	call	nz, .row_colors
	ld	bc, #_video_tiles
	add	hl, bc
	call	.copy_row
.done:
	ld	hl, #_video_queue_head
	ld	a, (hl)
	inc	a
	and	a, #63
	ld	(hl), a
	jr	_video_flush

.row_colors:
	push	hl
	push	de
	ld	bc, #_video_colors
	add	hl, bc
	ld	a, #1
	ldh	(0x4F), a
	call	.copy_row
	xor	a
	ldh	(0x4F), a
	pop	de
	pop	hl
	ret

	;; Twenty bytes from HL to DE; a row of the map never crosses a page.
.copy_row:
	.rept	20
	ld	a, (hl+)
	ld	(de), a
	inc	e
	.endm
	ret

	;; One tile of a transfer; A = 80 + slot. The slot leaves the queue with its last tile.
.tile:
	and	a, #0x7F
	ld	c, a
	ld	hl, #_video_slot_bank
	add	hl, bc
	ldh	a, (__current_bank)
	push	af
	ld	a, (hl)
	ld	(0x2000), a
	ld	hl, #_video_slot_target
	add	hl, bc
	add	hl, bc
	ld	a, (hl+)
	ld	e, a
	ld	d, (hl)
	ld	hl, #_video_slot_source
	add	hl, bc
	add	hl, bc
	ld	a, (hl+)
	ld	h, (hl)
	ld	l, a
	push	bc
	.rept	15
	ld	a, (hl+)
	ld	(de), a
	inc	e
	.endm
	ld	a, (hl+)
	ld	(de), a
	inc	de
	pop	bc
	push	hl
	ld	hl, #_video_slot_target
	add	hl, bc
	add	hl, bc
	ld	a, e
	ld	(hl+), a
	ld	(hl), d
	pop	de
	ld	hl, #_video_slot_source
	add	hl, bc
	add	hl, bc
	ld	a, e
	ld	(hl+), a
	ld	(hl), d
	pop	af
	ld	(0x2000), a
	ld	hl, #_video_slot_count
	add	hl, bc
	dec	(hl)
	jp	z, .done
	jp	_video_flush

	;; For each row its place in VRAM and its start in the shadows.
.rows:
	.dw	0x9800, 0
	.dw	0x9820, 20
	.dw	0x9840, 40
	.dw	0x9860, 60
	.dw	0x9880, 80
	.dw	0x98A0, 100
	.dw	0x98C0, 120
	.dw	0x98E0, 140
	.dw	0x9900, 160
	.dw	0x9920, 180
	.dw	0x9940, 200
	.dw	0x9960, 220
	.dw	0x9980, 240
	.dw	0x99A0, 260
	.dw	0x99C0, 280
	.dw	0x99E0, 300
	.dw	0x9A00, 320
	.dw	0x9A20, 340
	.dw	0x9C00, 360
	.dw	0x9C20, 380
	.dw	0x9C40, 400
	.dw	0x9C60, 420
	.dw	0x9C80, 440
	.dw	0x9CA0, 460
	.dw	0x9CC0, 480
	.dw	0x9CE0, 500
	.dw	0x9D00, 520
	.dw	0x9D20, 540
	.dw	0x9D40, 560
	.dw	0x9D60, 580
	.dw	0x9D80, 600
