;; Where a crash begins: registers are saved before anything is touched, the stack included, for
;; it may be the very thing that broke. Then crash_screen(cause in A) on a stack of its own.
;; The vectors are here and not in crt0, since GBDK's own crt0 leaves these two free.

	.module	crash_entry
	.globl	_crash_at_zero, _crash_at_38, _crash, _crash_screen, _crash_sp, _crash_registers

	.area	_HEADER_CRASH (ABS)
	.org	0x00
	jp	_crash_at_zero
	.org	0x38			; FF is the opcode of rst 38: erased flash, unmapped memory
	jp	_crash_at_38

	.area	_CODE

_crash_at_zero:
	di
	ld	(_crash_sp), sp
	ld	sp, #_crash_registers + 8
	push	hl
	push	de
	push	bc
	push	af
	ld	a, #1
	jr	.show

_crash_at_38:
	di
	ld	(_crash_sp), sp
	ld	sp, #_crash_registers + 8
	push	hl
	push	de
	push	bc
	push	af
	xor	a
	jr	.show

	;; crash(cause in A)
_crash:
	di
	ld	(_crash_sp), sp
	ld	sp, #_crash_registers + 8
	push	hl
	push	de
	push	bc
	push	af
.show:
	ld	sp, #0xE000
	call	_crash_screen
	xor	a
	ldh	(0xFF), a		; no interrupt is enabled: nothing wakes it
1$:	halt
	nop
	jr	1$
