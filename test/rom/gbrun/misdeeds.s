	;; A cartridge that does one wrong thing, chosen by a poke of _misdeed, so that a test can
	;; see gbrun complain. The numbers are the places in the table below.
	.module	misdeeds
	.globl	_misdeed

_misdeed	= 0xC000

	.area	_HEADER (ABS)
	.org	0x100
	nop
	jp	start
	.org	0x150
start:
	di
	ld	sp, #0xE000
	xor	a
	ldh	(0xFF), a
	ld	(_misdeed), a
_wait::					; a script pokes here, once the program waits
	ld	a, (_misdeed)
	or	a
	jr	z, _wait
	add	a, a
	ld	e, a
	ld	d, #0
	ld	hl, #misdeeds - 2
	add	hl, de
	ld	a, (hl+)
	ld	h, (hl)
	ld	l, a
	jp	(hl)
_done::
	jr	_done

misdeeds:
	.dw	_write_vram		; 1
	.dw	_write_oam		; 2
	.dw	_write_palette		; 3
	.dw	_read_vram		; 4
	.dw	_illegal_opcode		; 5
	.dw	_run_in_wram		; 6
	.dw	_bad_bank		; 7
	.dw	_dma_from_rom		; 8
	.dw	_lcd_off		; 9
	.dw	_halt_for_ever		; 10
	.dw	_lcd_flicker		; 11
	.dw	_run_in_vram		; 12
	.dw	_unusable_memory	; 13

wait_line_10:
	ldh	a, (0x44)
	cp	#10
	jr	nz, wait_line_10
	ret
wait_mode_3:
	call	wait_line_10
1$:	ldh	a, (0x41)
	and	#3
	cp	#3
	jr	nz, 1$
	ret

_write_vram::
	call	wait_mode_3
	ld	(0x9800), a
	jr	_done
_write_oam::
	call	wait_mode_3
	ld	(0xFE00), a
	jr	_done
_write_palette::
	call	wait_mode_3
	ldh	(0x69), a
	jr	_done
_read_vram::
	call	wait_mode_3
	ld	a, (0x9800)
	jr	_done
_illegal_opcode::
	.db	0xD3
_run_in_wram::
	ld	hl, #0xC100
	ld	(hl), #0x18		; jr -2
	inc	hl
	ld	(hl), #0xFE
	jp	0xC100
_bad_bank::
	ld	a, #0x42
	ld	(0x2000), a
	jr	_done
_dma_from_rom::
	ld	a, #0xC0
	ldh	(0x46), a
	jp	_done
_lcd_off::
	call	wait_mode_3
	xor	a
	ldh	(0x40), a
	jp	_done
_halt_for_ever::
	halt
	nop
	jp	_done
_lcd_flicker::				; no frame ever ends; legal, but gbrun must not hang
	ldh	a, (0x44)
	cp	#145
	jr	nz, _lcd_flicker
	ld	b, #200
2$:	xor	a
	ldh	(0x40), a
	ld	a, #0x91
	ldh	(0x40), a
	jr	2$
_run_in_vram::
	jp	0x8000
_unusable_memory::
	ld	(0xFEA0), a
	jp	_done
