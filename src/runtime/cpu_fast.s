;; cpu_fast: double speed on the Game Boy Color. The switch is a STOP with KEY1 armed; it wants
;; interrupts off and the joypad lines released.

	.module	cpu_fast
	.globl	_cpu_fast

	.area	_CODE

_cpu_fast:
	ldh	a, (0x4D)
	add	a, a
	ret	c			; already fast
	ldh	a, (0xFF)
	ld	b, a
	xor	a
	ldh	(0xFF), a
	ldh	(0x0F), a
	ld	a, #0x30
	ldh	(0x00), a
	ld	a, #1
	ldh	(0x4D), a
	stop
	ld	a, b
	ldh	(0xFF), a
	ret
