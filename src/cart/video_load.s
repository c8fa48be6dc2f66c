;; Copying to VRAM with the LCD on. VRAM is open in modes 0 and 1 and, since mode 2 follows mode 0, for
;; 20 machine cycles after them: the two bytes written behind one look at STAT take 14. No interrupt
;; may come between the look and the writes. Both functions leave interrupts on.

	.module	video_load
	.globl	_video_copy, _video_load_1bpp

	.area	_CODE

	;; video_copy(target DE, source BC, bytes on the stack): an even number of bytes.
_video_copy:
	ldhl	sp, #2
	ld	a, (hl+)
	ld	h, (hl)
	ld	l, a			; HL = bytes, even
	push	hl
	ld	l, e
	ld	h, d			; HL = target
	pop	de			; DE = bytes
	ld	a, d
	or	e
	jr	z, 3$
	srl	d
	rr	e			; pairs
	ld	a, e
	or	a
	jr	z, 1$
	inc	d			; so that D counts the rounds of E
1$:	di
	ldh	a, (0x41)
	and	a, #2
	jr	nz, 2$
	ld	a, (bc)
	ld	(hl+), a
	inc	bc
	ld	a, (bc)
	ld	(hl+), a
	ei
	inc	bc
	dec	e
	jr	nz, 1$
	dec	d
	jr	nz, 1$
3$:	pop	hl			; the callee clears the stack
	pop	af
	jp	(hl)
2$:	ei
	jr	1$

	;; video_load_1bpp(vram DE, source BC, bytes on the stack): each byte twice, shades 0 and 3.
_video_load_1bpp:
	ldhl	sp, #2
	ld	a, (hl+)
	ld	h, (hl)
	ld	l, a
	push	hl
	ld	l, e
	ld	h, d			; HL = target
	pop	de			; DE = bytes
	ld	a, d
	or	e
	jr	z, 3$
	ld	a, e
	or	a
	jr	z, 1$
	inc	d			; so that D counts the rounds of E
1$:	di
	ldh	a, (0x41)
	and	a, #2
	jr	nz, 2$
	ld	a, (bc)
	ld	(hl+), a
	ld	(hl+), a
	ei
	inc	bc
	dec	e
	jr	nz, 1$
	dec	d
	jr	nz, 1$
3$:	pop	hl			; the callee clears the stack
	pop	af
	jp	(hl)
2$:	ei
	jr	1$
