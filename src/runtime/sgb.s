;; sgb_transfer, sgb_check: packets to the Super Game Boy over the joypad port.
;; A bit is a low pulse: P14 for 0 (write 20), P15 for 1 (write 10), both high (30) in between; a
;; packet is a reset pulse (00), 128 bits, low bit first, and a stop bit 0. Pulses of 5 us and
;; pauses of 15 us are the least; these are longer. Sent with interrupts off, since the VBlank
;; handler reads the same port.

	.module	sgb
	.globl	_sgb_transfer, _sgb_check, _vsync

	.area	_CODE

	;; DE = packet of 16 bytes.
_sgb_transfer:
	ld	l, e
	ld	h, d
	di
	xor	a
	call	.pulse
	ld	b, #16
1$:	ld	a, (hl+)
	ld	d, a
	ld	c, #8
2$:	rr	d
	ld	a, #0x20
	jr	nc, 3$
	ld	a, #0x10
3$:	call	.pulse
	dec	c
	jr	nz, 2$
	dec	b
	jr	nz, 1$
	ld	a, #0x20
	call	.pulse
	ei
	ret

.pulse:
	ldh	(0x00), a
	call	.pause
	ld	a, #0x30
	ldh	(0x00), a
.pause:
	ld	a, #5
1$:	dec	a
	jr	nz, 1$
	ret

	;; Asks for two joypads: on a Super Game Boy the port then names the joypad whose turn it is,
	;; and the name changes with every read of the buttons.
_sgb_check:
	ld	de, #.two_joypads
	call	_sgb_transfer
	call	.four_frames
	ldh	a, (0x00)
	and	a, #3
	ld	e, a
	ld	d, #4			; four reads, should one of them fall on a noisy line
1$:	di
	ld	a, #0x20
	ldh	(0x00), a
	ldh	a, (0x00)
	ldh	a, (0x00)
	ld	a, #0x30
	ldh	(0x00), a
	ld	a, #0x10
	ldh	(0x00), a
	ldh	a, (0x00)
	ldh	a, (0x00)
	ld	a, #0x30
	ldh	(0x00), a
	ldh	a, (0x00)
	ldh	a, (0x00)
	ei
	and	a, #3
	cp	a, e
	jr	nz, 2$
	dec	d
	jr	nz, 1$
	xor	a
	ret
2$:	ld	de, #.one_joypad
	call	_sgb_transfer
	call	.four_frames
	ld	a, #1
	ret

.four_frames:
	call	_vsync
	call	_vsync
	call	_vsync
	jp	_vsync

.two_joypads:
	.db	0x11 * 8 + 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
.one_joypad:
	.db	0x11 * 8 + 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
