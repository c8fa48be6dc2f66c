	;; Two of these joined by a cable: the one where START is pressed clocks out 10, 11, … 1F;
	;; the other listens and answers each byte with its complement in the next transfer.
	;; Both keep what they received in _received.
	.module	link_echo

	.area	_HEADER (ABS)
	.org	0x58
	jp	on_serial
	.org	0x100
	nop
	jp	start
	.org	0x150
start:
	di
	ld	sp, #0xE000
	ld	hl, #_received
	ld	b, #18
	xor	a
1$:	ld	(hl+), a
	dec	b
	jr	nz, 1$
	ldh	(0x0F), a
	ld	a, #8
	ldh	(0xFF), a
	ld	a, #0x10		; the row with START
	ldh	(0x00), a
	xor	a
	ldh	(0x01), a
	ld	a, #0x80
	ldh	(0x02), a
	ei
wait_start:
	ldh	a, (0x00)
	bit	3, a
	jr	nz, wait_start
	ld	c, #0x10
_send_all::
	ld	hl, #_count		; the interrupt's answer to the last transfer must be done
	ld	a, c
	ldh	(0x01), a
	ld	a, #0x81
	ldh	(0x02), a
	ld	b, (hl)
2$:	ld	a, (hl)
	cp	b
	jr	z, 2$
	call	pause
	inc	c
	bit	5, c
	jr	z, _send_all
	ld	a, #1
	ld	(_done), a
3$:	jr	3$

pause:					; the listener needs time to answer
	ld	a, #100
4$:	dec	a
	jr	nz, 4$
	ret

on_serial:
	push	af
	push	de
	push	hl
	ldh	a, (0x01)
	ld	d, a
	ld	hl, #_count
	ld	e, (hl)
	inc	(hl)
	ld	a, e
	and	#15
	ld	hl, #_received
	add	a, l
	ld	l, a
	ld	(hl), d
	ld	a, d
	cpl
	ldh	(0x01), a
	ld	a, #0x80
	ldh	(0x02), a
	pop	hl
	pop	de
	pop	af
	reti

	.area	_VARIABLES (ABS)
	.org	0xC000
_received::	.ds	16
_count::	.ds	1
_done::		.ds	1
