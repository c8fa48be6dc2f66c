;; blend_rows(rows DE, cell BC): see blend.h. The one inner loop of prose: a page has some 140 glyphs
;; of ten rows, and a turned page must not take twenty frames.

	.module	blend
	.globl	_blend_rows, _blend_shift

HEIGHT	= 40			; BLEND_HEIGHT

	.area	_DATA
_blend_shift::	.ds	1
.end:		.ds	1		; low byte of the rows' end

	.area	_CODE

_blend_rows:
	ld	a, e
	add	a, #10
	ld	(.end), a
	ld	l, c
	ld	h, b			; HL = cell, left column
	ld	a, c
	add	a, #HEIGHT
	ld	c, a
	jr	nc, .row
	inc	b			; BC = right column
.row:
	ld	a, (de)
	inc	de
	or	a
	jr	z, .empty
	push	de
	ld	d, a
	ld	e, #0
	ld	a, (_blend_shift)
	or	a
	jr	z, .aligned
	cp	a, #5
	jr	nc, .far
1$:	srl	d
	rr	e
	dec	a
	jr	nz, 1$
	jr	.set

	;; More than half a column: the other way round is shorter.
.far:
	ld	e, d
	ld	d, #0
	cpl
	add	a, #9			; 8 - shift
2$:	sla	e
	rl	d
	dec	a
	jr	nz, 2$
.set:
	ld	a, (bc)
	or	a, e
	ld	(bc), a
.aligned:
	ld	a, (hl)
	or	a, d
	ld	(hl), a
	pop	de
.empty:
	inc	hl
	inc	bc
	ld	a, (.end)
	cp	a, e
	jr	nz, .row
	ret
