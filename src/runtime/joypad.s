;; joypad: all eight keys in A, by GBDK's J_ bits. The port needs time to settle: read it often.

	.module	joypad
	.globl	_joypad

	.area	_CODE

_joypad:
	ld	a, #0x20		; directions
	ldh	(0x00), a
	ldh	a, (0x00)
	ldh	a, (0x00)
	cpl
	and	a, #0x0F
	ld	b, a
	ld	a, #0x10		; buttons
	ldh	(0x00), a
	ldh	a, (0x00)
	ldh	a, (0x00)
	ldh	a, (0x00)
	ldh	a, (0x00)
	ldh	a, (0x00)
	ldh	a, (0x00)
	cpl
	and	a, #0x0F
	swap	a
	or	a, b
	ld	b, a
	ld	a, #0x30
	ldh	(0x00), a
	ld	a, b
	ret
