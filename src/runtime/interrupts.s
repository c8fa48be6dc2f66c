;; add_VBL and its like, set_interrupts, vsync, display_off: see gb/gb.h.
;; Calling convention (sdcccall 1): a pointer comes in DE, a byte in A; a byte goes back in A.

	.module	interrupts
	.globl	_add_VBL, _add_LCD, _add_TIM, _add_SIO
	.globl	_set_interrupts, _enable_interrupts, _disable_interrupts
	.globl	_vsync, _display_off
	.globl	.vbl_handlers, .lcd_handlers, .tim_handlers, .sio_handlers, .vbl_done

	.area	_CODE

_add_LCD:
	ld	hl, #.lcd_handlers
	jr	.add
_add_TIM:
	ld	hl, #.tim_handlers
	jr	.add
_add_SIO:
	ld	hl, #.sio_handlers
	jr	.add
_add_VBL:
	ld	hl, #.vbl_handlers
	;; DE = handler, HL = list: into the first free place. Comes back with interrupts on.
.add:
	ld	a, (hl+)
	or	a, (hl)
	inc	hl
	jr	nz, .add
	dec	hl
	di				; no handler may be called by half of its address
	ld	a, d
	ld	(hl-), a
	ld	(hl), e
	reti

_set_interrupts:
	di
	ldh	(0xFF), a
	xor	a
	ldh	(0x0F), a		; what happened before does not count
	ei
	ret

_enable_interrupts:
	ei
	ret

_disable_interrupts:
	di
	ret

	;; Waits for the next VBlank; returns at once when the LCD is off, for then none comes.
_vsync:
	ldh	a, (0x40)
	add	a, a
	ret	nc
	xor	a
	ld	(.vbl_done), a
1$:	halt
	nop
	ld	a, (.vbl_done)
	or	a
	jr	z, 1$
	ret

_display_off:
	ldh	a, (0x40)
	add	a, a
	ret	nc
1$:	ldh	a, (0x44)
	cp	#145			; any later line will do: a handler may have had this one
	jr	c, 1$
	ld	hl, #0xFF40
	res	7, (hl)
	ret
