;; palette_copy(): palette_ram to the Color's palette memory, in VBlank: 128 bytes, 600 machine
;; cycles of the 2280 that VBlank has in double speed.

	.module	palette_copy
	.globl	_palette_copy, _palette_ram

	.area	_CODE

_palette_copy:
	ld	hl, #_palette_ram
	ld	c, #0x68		; BCPS, BCPD
	call	1$
	ld	c, #0x6A		; OCPS, OCPD
1$:	ld	a, #0x80		; from 0, counting up
	ldh	(c), a
	inc	c
	ld	b, #16
2$:	ld	a, (hl+)
	ldh	(c), a
	ld	a, (hl+)
	ldh	(c), a
	ld	a, (hl+)
	ldh	(c), a
	ld	a, (hl+)
	ldh	(c), a
	dec	b
	jr	nz, 2$
	ret
