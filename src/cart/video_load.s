;; video_copy(target DE, source BC, bytes on the stack): copies to VRAM with the LCD on.
;; VRAM is open in modes 0 and 1 and, since mode 2 follows mode 0, for 20 machine cycles after
;; them: the two bytes written behind one look at STAT take 12. An interrupt between the look and
;; the write does no harm, for its handler returns only in mode 0 or 1 (crt0).

	.module	video_load
	.globl	_video_copy

	.area	_CODE

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
1$:	ldh	a, (0x41)
	and	a, #2
	jr	nz, 1$
	ld	a, (bc)
	ld	(hl+), a
	inc	bc
	ld	a, (bc)
	ld	(hl+), a
	inc	bc
	dec	e
	jr	nz, 1$
	dec	d
	jr	nz, 1$
3$:	pop	hl			; the callee clears the stack
	pop	af
	jp	(hl)
