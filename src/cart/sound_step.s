;; voice_step(port, voice): one frame of a voice (sound_voice.h). In bank 0, called with BANK_MUSIC
;; mapped. Throughout, DE is the voice and C the port of its channel; the port's low four bits are 0
;; and 5 for the pulse channels, A for the wave and F for the noise, also when it is unheard.
;; test/host/voice_model.c says the same in C.

	.module	sound_step
	.globl	_voice_step, _voice_load_wave
	.globl	_voice_pitches, _voice_wave, _voice_read
	.globl	_sound_instruments, _sound_chords, _sound_phrases, _sound_waves

	;; struct Voice
SHAPE_WAIT	= 1
SHAPE		= 2
MOTION		= 4
TURN		= 5
STEP		= 6
TRANSPOSE	= 7
NOTE		= 8
DETUNE		= 9
PITCH		= 10
ENVELOPE	= 12
CHORD		= 13
INSTRUMENT	= 14
LENGTH		= 16
AT		= 17
LOOPS		= 19
BACK		= 21

	;; struct Instrument
INSTRUMENT_MOTION	= 4
INSTRUMENT_VIBRATO	= 6
INSTRUMENT_ENVELOPE	= 7

	;; sound_score.h
SCORE_NOTES	= 72
SCORE_LENGTH	= 0x80
CHORD_END	= 0x80
CHORD_HOLD	= 0x81
VIBRATO		= 2
ARPEGGIO	= 3
GLIDE		= 4

NONE		= 0xFF
TRIGGER		= 0x80
SILENT		= 8

	.area	_CODE

	;; A = port, DE = voice
_voice_step:
	ld	c, a
	ld	h, d
	ld	l, e
	dec	(hl)			; wait
	jp	z, .read
	inc	hl
	ld	a, (hl)			; shape_wait
	or	a, a
	jr	z, 1$
	dec	(hl)
	jr	nz, 1$
	push	hl
	call	.next_shape
	pop	hl
1$:	bit	7, c			; unheard: the pitch stands still
	ret	nz
	inc	hl
	inc	hl
	inc	hl
	ld	a, (hl)			; motion
	or	a, a
	ret	z
	inc	hl			; HL = turn
	dec	a
	jr	z, .delayed
	dec	a
	jr	z, .vibrato
	dec	a
	jr	z, .arpeggio
	dec	a
	jp	z, .glide

	;; A sweep ends in silence.
	inc	hl
	ld	b, (hl)
	call	.add_step
	cp	a, #8
	jr	c, .put_pitch
	jp	.rest

.delayed:
	dec	(hl)
	ret	nz
	push	hl
	ld	hl, #NOTE
	add	hl, de
	ld	a, (hl)
	call	.pitch_address
	ld	b, (hl)
	inc	hl
	inc	hl
	ld	a, (hl)
	sub	a, b
	ld	b, a			; the way to the next semitone
	call	.vibrato_byte
	ld	l, a
	swap	a
	srl	a
	and	a, #7
	jr	z, 2$
1$:	srl	b
	dec	a
	jr	nz, 1$
2$:	ld	a, b
	or	a, a
	jr	nz, 3$
	inc	b
3$:	ld	a, l
	and	a, #0x1F
	pop	hl
	srl	a
	inc	a
	ld	(hl+), a		; turn
	ld	(hl), b			; step
	dec	hl
	dec	hl
	ld	(hl), #VIBRATO
	ret

.vibrato:
	dec	(hl)
	inc	hl
	jr	nz, 1$
	xor	a, a
	sub	a, (hl)
	ld	(hl), a			; step
	push	hl
	call	.vibrato_byte
	and	a, #0x1F
	pop	hl
	dec	hl
	ld	(hl+), a		; turn
1$:	ld	b, (hl)
	call	.add_step

	;; HL = the pitch's high byte: to the channel, without striking the note anew.
.put_pitch:
	inc	c
	inc	c
	inc	c
	dec	hl
	ld	a, (hl+)
	ldh	(c), a
	inc	c
	ld	a, (hl)
	ldh	(c), a
	ret

	;; The pitch plus B, signed; A and (HL) are its high byte then.
.add_step:
	ld	hl, #PITCH
	add	hl, de
	ld	a, b
	add	a, (hl)
	ld	(hl+), a
	ld	a, (hl)
	adc	a, #0
	bit	7, b
	jr	z, 1$
	dec	a
1$:	ld	(hl), a
	ret

.arpeggio:
	inc	hl
	inc	(hl)
	ld	b, (hl)			; place in the chord
	call	.chord
	ld	a, b
	add	a, l
	ld	l, a
	jr	nc, 1$
	inc	h
1$:	ld	a, (hl)
	cp	a, #CHORD_HOLD
	ret	z
	cp	a, #CHORD_END
	jr	nz, 2$
	ld	hl, #STEP
	add	hl, de
	xor	a, a			; a chord begins with its root
	ld	(hl), a
2$:	ld	hl, #NOTE
	add	hl, de
	add	a, (hl)
	call	.set_pitch
	jr	.put_pitch

.glide:
	inc	hl
	ld	b, (hl)
	push	bc
	call	.add_step
	ld	b, a
	dec	hl
	ld	c, (hl)
	push	bc
	ld	hl, #NOTE
	add	hl, de
	ld	a, (hl)
	call	.find_pitch
	pop	bc
	ld	a, c
	sub	a, l
	ld	a, b
	sbc	a, h			; carry: below the target
	pop	bc
	ld	hl, #PITCH + 1
	bit	7, b
	jr	nz, 1$
	jr	nc, 2$
	add	hl, de
	jr	.put_pitch
1$:	jr	c, 2$
	add	hl, de
	ld	a, (hl)
	cp	a, #8			; below zero
	jr	c, .put_pitch
2$:	ld	hl, #NOTE
	add	hl, de
	ld	a, (hl)
	call	.set_pitch
	push	hl
	call	.begin_motion
	pop	hl
	jp	.put_pitch

	;; A = the vibrato of the voice's instrument. Changes HL.
.vibrato_byte:
	ld	hl, #INSTRUMENT
	add	hl, de
	ld	a, (hl+)
	ld	h, (hl)
	add	a, #INSTRUMENT_VIBRATO
	ld	l, a
	jr	nc, 1$
	inc	h
1$:	ld	a, (hl)
	ret

	;; HL = the voice's chord. Changes A.
.chord:
	ld	hl, #CHORD
	add	hl, de
	ld	l, (hl)
	ld	h, #0
	add	hl, hl
	ld	a, #<_sound_chords
	add	a, l
	ld	l, a
	ld	a, #>_sound_chords
	adc	a, h
	ld	h, a
	ld	a, (hl+)
	ld	h, (hl)
	ld	l, a
	ret

	;; HL = where the pitch of note A stands.
.pitch_address:
	add	a, a
	add	a, #<_voice_pitches
	ld	l, a
	ld	a, #>_voice_pitches
	adc	a, #0
	ld	h, a
	ret

	;; HL = pitch of note A, detuned. Changes A and B.
.find_pitch:
	ld	hl, #DETUNE
	add	hl, de
	ld	b, (hl)
	call	.pitch_address
	ld	a, (hl+)
	ld	h, (hl)
	ld	l, a
	inc	b
	dec	b
	ret	z
	add	a, b
	ld	l, a
	ld	a, h
	adc	a, #0
	bit	7, b
	jr	z, 1$
	dec	a
1$:	ld	h, a
	ret

	;; The voice's pitch becomes that of note A; HL = its high byte.
.set_pitch:
	call	.find_pitch
	ld	a, l
	ld	b, h
	ld	hl, #PITCH
	add	hl, de
	ld	(hl+), a
	ld	(hl), b
	ret

	;; What moves the pitch after a glide: chord or vibrato. Changes A, B, HL.
.begin_motion:
	ld	hl, #CHORD
	add	hl, de
	ld	a, (hl+)
	or	a, a
	jr	nz, .begin_arpeggio
	ld	a, (hl+)
	ld	h, (hl)
	add	a, #INSTRUMENT_MOTION
	ld	l, a
	jr	nc, 1$
	inc	h
1$:	ld	a, (hl+)
	ld	b, (hl)			; amount
	ld	hl, #MOTION
	add	hl, de
	ld	(hl+), a
	ld	(hl), b
	inc	hl
	ld	(hl), b
	ret
.begin_arpeggio:
	ld	hl, #MOTION
	add	hl, de
	ld	(hl), #ARPEGGIO
	inc	hl
	inc	hl
	ld	(hl), #0
	ret

	;; The next pair of the shape.
.next_shape:
	inc	hl
	ld	a, (hl+)
	ld	h, (hl)
	ld	l, a
	inc	hl
	ld	a, (hl-)
	inc	a			; SHAPE_AGAIN
	jr	nz, 1$
	ld	a, l
	sub	a, (hl)
	ld	l, a
	jr	nc, 1$
	dec	h
1$:	push	bc
	ld	a, c
	and	a, #0x0F
	inc	c			; duty
	cp	a, #0x0A
	jr	c, 3$
	jr	z, 2$
	inc	c			; colour of the noise
2$:	inc	c			; level of the wave
3$:	ld	a, (hl+)
	ldh	(c), a
	ld	a, (hl+)
	ld	b, h
	ld	c, l
	ld	h, d
	ld	l, e
	inc	hl
	ld	(hl+), a		; shape_wait
	ld	(hl), c
	inc	hl
	ld	(hl), b
	pop	bc
	ret

	;; The note of the score's code B begins. HL walks through the voice, DE through the
	;; instrument, from which the voice takes the shape and the motion.
.begin_note:
	ld	a, c
	and	a, #0x0F
	cp	a, #0x0A
	jr	z, .begin_wave
	jp	nc, .begin_drum
	push	de
	ld	hl, #INSTRUMENT
	add	hl, de
	ld	a, (hl+)
	ld	h, (hl)
	ld	l, a
	push	hl
	ld	h, d
	ld	l, e
	pop	de
	inc	c
	ld	a, (de)
	ldh	(c), a			; duty
	call	.take_sound
	inc	c
	ld	a, (hl+)
	ldh	(c), a			; envelope
	inc	c
	ld	a, e
	ldh	(c), a			; pitch
	inc	c
	ld	a, d
	or	a, #TRIGGER
	ldh	(c), a
	pop	de
	ld	a, (hl)			; chord
	or	a, a
	ret	z
	jr	.begin_arpeggio

.begin_wave:
	push	de
	ld	hl, #ENVELOPE
	add	hl, de
	bit	7, c			; unheard
	jr	nz, 1$
	ld	a, (_voice_wave)
	cp	a, (hl)
	jr	z, 1$
	ld	a, (hl)
	push	hl
	call	_voice_load_wave
	pop	hl
1$:	inc	hl
	inc	hl
	ld	a, (hl+)		; instrument
	ld	h, (hl)
	ld	l, a
	push	hl
	ld	h, d
	ld	l, e
	pop	de
	inc	c
	inc	c
	ld	a, (de)
	ldh	(c), a			; level
	call	.take_sound
	inc	hl
	inc	c
	ld	a, e
	ldh	(c), a			; pitch
	inc	c
	ld	a, d
	ldh	(c), a
	pop	de
	ld	a, (hl)			; chord
	or	a, a
	ret	z
	jp	.begin_arpeggio

	;; DE = instrument, HL = voice: the voice takes all but the value of the first pair, which
	;; has been put, and the envelope. B = the note. Leaves the pitch in DE, the envelope's
	;; place in HL.
.take_sound:
	inc	hl
	inc	de
	ld	a, (de)
	inc	de
	ld	(hl+), a		; shape_wait
	ld	a, (de)
	inc	de
	ld	(hl+), a		; shape
	ld	a, (de)
	inc	de
	ld	(hl+), a
	ld	a, (de)
	inc	de
	ld	(hl+), a		; motion
	ld	a, (de)
	ld	(hl+), a		; turn
	ld	(hl+), a		; step
	ld	a, (hl+)
	add	a, b			; transposed
	ld	(hl+), a		; note
	add	a, a
	add	a, #<_voice_pitches
	ld	e, a
	ld	a, #>_voice_pitches
	adc	a, #0
	ld	d, a
	ld	a, (de)
	ld	b, a
	inc	de
	ld	a, (de)
	ld	d, a
	ld	e, b			; DE = pitch
	ld	a, (hl+)		; detune
	or	a, a
	jr	z, 2$
	ld	b, a
	add	a, e
	ld	e, a
	ld	a, d
	adc	a, #0
	bit	7, b
	jr	z, 1$
	dec	a
1$:	ld	d, a
2$:	ld	a, e
	ld	(hl+), a		; pitch
	ld	a, d
	ld	(hl+), a
	ret

	;; B = the drum's instrument
.begin_drum:
	ld	hl, #NOTE
	add	hl, de
	ld	(hl), b
	push	de
	ld	l, b
	ld	h, #0
	add	hl, hl
	add	hl, hl
	add	hl, hl
	ld	a, #<_sound_instruments
	add	a, l
	ld	l, a
	ld	a, #>_sound_instruments
	adc	a, h
	ld	h, a
	inc	c
	inc	c
	inc	c
	ld	a, (hl+)
	ldh	(c), a			; colour
	inc	de
	ld	a, (hl+)
	ld	(de), a			; shape_wait
	inc	de
	ld	a, (hl+)
	ld	(de), a			; shape
	inc	de
	ld	a, (hl+)
	ld	(de), a
	inc	hl
	inc	hl
	inc	hl
	dec	c
	ld	a, (hl)
	ldh	(c), a			; envelope
	inc	c
	inc	c
	ld	a, #TRIGGER
	ldh	(c), a
	pop	de
	ret

.rest:
	ld	hl, #NOTE
	add	hl, de
	ld	(hl), #NONE
	ld	hl, #MOTION
	add	hl, de
	xor	a, a
	ld	(hl), a
	ld	h, d
	ld	l, e
	inc	hl
	ld	(hl), a			; shape_wait
	ld	a, c
	and	a, #0x0F
	inc	c
	inc	c
	cp	a, #0x0A
	jr	z, 1$
	ld	a, #SILENT
	ldh	(c), a
	inc	c
	inc	c
	ld	a, #TRIGGER
	ldh	(c), a
	ret
1$:	xor	a, a
	ldh	(c), a
	ret

	;; Obeys the score up to the next thing that takes time. HL = the next byte.
.read:
	ld	hl, #_voice_read
	inc	(hl)
	ld	hl, #AT
	add	hl, de
	ld	a, (hl+)
	ld	h, (hl)
	ld	l, a
.next:
	ld	a, (hl+)
	cp	a, #SCORE_NOTES
	jr	c, .note
	cp	a, #SCORE_LENGTH
	jr	nc, .length
	sub	a, #SCORE_NOTES
	jr	z, .silence
	dec	a
	jr	z, .wait		; hold
	dec	a
	jr	z, .loop
	dec	a
	jr	z, .call
	dec	a
	jp	z, .return
	dec	a
	jp	z, .choose_instrument
	dec	a
	jp	z, .volume
	dec	a
	jp	z, .choose_chord
	dec	a
	jp	z, .begin_glide
	dec	a
	jr	z, .go_back
	dec	a
	jp	z, .detune
	dec	a
	jp	z, .pan
	jr	.rest			; the end; wait is 0

.length:
	sub	a, #SCORE_LENGTH - 1
	push	hl
	ld	hl, #LENGTH
	add	hl, de
	ld	(hl), a
	pop	hl
	jr	.next

.silence:
	push	hl
	call	.rest
	jr	.waits
.note:
	ld	b, a
	push	hl
	call	.begin_note
.waits:
	pop	hl
.wait:
	ld	a, l
	ld	b, h
	ld	hl, #AT
	add	hl, de
	ld	(hl+), a
	ld	(hl), b
	dec	hl
	dec	hl
	ld	a, (hl)			; length
	ld	(de), a
	ret

.loop:
	ld	a, (hl+)		; slot
	ld	b, (hl)			; times
	inc	hl
	push	hl
	add	a, #LOOPS
	ld	l, a
	ld	h, #0
	add	hl, de
	ld	a, (hl)
	or	a, a
	jr	nz, 1$
	ld	a, b
1$:	dec	a
	ld	(hl), a
	pop	hl
	jr	nz, .go_back
	inc	hl
	inc	hl
	jr	.next

	;; By the distance, negative, that stands here.
.go_back:
	push	de
	ld	e, (hl)
	inc	hl
	ld	d, (hl)
	dec	hl
	add	hl, de
	pop	de
	jr	.next

.call:
	ld	a, (hl+)		; phrase
	push	af
	ld	a, (hl+)		; semitones
	push	hl
	ld	hl, #TRANSPOSE
	add	hl, de
	ld	(hl), a
	ld	hl, #BACK
	add	hl, de
	ld	a, l
	ld	b, h
	pop	hl
	push	de
	ld	e, a
	ld	d, b
	ld	a, l
	ld	(de), a
	inc	de
	ld	a, h
	ld	(de), a
	pop	de
	pop	af
	ld	l, a
	ld	h, #0
	add	hl, hl
	ld	a, #<_sound_phrases
	add	a, l
	ld	l, a
	ld	a, #>_sound_phrases
	adc	a, h
	ld	h, a
	ld	a, (hl+)
	ld	h, (hl)
	ld	l, a
	jp	.next

.return:
	ld	hl, #TRANSPOSE
	add	hl, de
	ld	(hl), #0
	ld	hl, #BACK
	add	hl, de
	ld	a, (hl+)
	ld	h, (hl)
	ld	l, a
	jp	.next

.choose_instrument:
	ld	a, (hl+)
	push	hl
	ld	l, a
	ld	h, #0
	add	hl, hl
	add	hl, hl
	add	hl, hl
	ld	a, #<_sound_instruments
	add	a, l
	ld	b, a
	ld	a, #>_sound_instruments
	adc	a, h			; AB = instrument
	ld	hl, #INSTRUMENT + 1
	add	hl, de
	ld	(hl-), a
	ld	(hl), b
	ld	h, a
	ld	a, b
	add	a, #INSTRUMENT_ENVELOPE
	ld	l, a
	jr	nc, 1$
	inc	h
1$:	ld	a, (hl)
	ld	hl, #ENVELOPE
	add	hl, de
	ld	(hl), a
	pop	hl
	jp	.next

.volume:
	ld	b, (hl)
	inc	hl
	push	hl
	ld	hl, #ENVELOPE
	add	hl, de
	ld	a, (hl)
	and	a, #0x0F
	or	a, b
	ld	(hl), a
	pop	hl
	jp	.next

.choose_chord:
	ld	b, #CHORD
	jr	.put
.detune:
	ld	b, #DETUNE
.put:
	ld	a, (hl+)
	push	hl
	ld	l, b
	ld	h, #0
	add	hl, de
	ld	(hl), a
	pop	hl
	jp	.next

.pan:
	ld	b, (hl)
	inc	hl
	ldh	a, (0x25)
	and	a, b
	or	a, (hl)
	inc	hl
	ldh	(0x25), a
	jp	.next

	;; From the note that sounds to the next one; from silence there is no way.
.begin_glide:
	ld	b, (hl)			; units a frame
	inc	hl
	ld	a, (hl+)		; the note
	push	hl
	ld	hl, #NOTE
	add	hl, de
	bit	7, (hl)			; NONE
	jr	z, 1$
	ld	b, a
	call	.begin_note
	jp	.waits
1$:	dec	hl
	add	a, (hl)			; transpose
	inc	hl
	ld	(hl), a
	push	bc
	call	.find_pitch
	ld	b, h
	ld	c, l
	ld	hl, #PITCH
	add	hl, de
	ld	a, c
	sub	a, (hl)
	inc	hl
	ld	a, b
	sbc	a, (hl)			; carry: downwards
	pop	bc
	ld	a, b
	jr	nc, 2$
	cpl
	inc	a
2$:	ld	hl, #STEP
	add	hl, de
	ld	(hl-), a
	dec	hl
	ld	(hl), #GLIDE
	jp	.waits

	;; A = wave. Its memory takes bytes only while the channel is off. The channel is started here
	;; and never again: starting it while it plays would spoil the wave on the DMG. Keeps BC, DE.
_voice_load_wave:
	ld	(_voice_wave), a
	push	bc
	ld	l, a
	ld	h, #0
	add	hl, hl
	add	hl, hl
	add	hl, hl
	add	hl, hl
	ld	bc, #_sound_waves
	add	hl, bc
	xor	a, a
	ldh	(0x1A), a
	ld	c, #0x30
	.rept	16
	ld	a, (hl+)
	ldh	(c), a
	inc	c
	.endm
	ld	a, #0x80
	ldh	(0x1A), a
	ldh	(0x1E), a
	pop	bc
	ret
