;; Where a crash begins: registers are saved before anything is touched, the stack included, for
;; it may be the very thing that broke. Then crash_screen(cause in A) on a stack of its own.
;; crt0 has jumps here at 0000 and 0038; with GBDK the vectors below are laid over its own.

	.module	crash_entry
	.globl	_crash_at_zero, _crash_at_38, _crash, _crash_screen, _crash_sp, _crash_registers

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
1$:	halt				; interrupts stay off: nothing wakes it
	nop
	jr	1$
