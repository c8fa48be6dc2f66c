#include "mmlc/encode.h"

#include "lib/memory.h"

#include <stdlib.h>

#define UNKNOWN 0 /* a length that must be said again */

typedef struct {
    Encoded *out;
    const Body *body;
    long length;     /* of notes, in frames, as the driver knows it */
    size_t *targets; /* for each op the place of its bytes */
} Encoder;

static void put(Encoder *encoder, int byte)
{
    Encoded *out = encoder->out;

    out->bytes = memory_grow(out->bytes, out->count, 1);
    out->bytes[out->count++] = (uint8_t)byte;
}

static void put_two(Encoder *encoder, int code, int operand)
{
    put(encoder, code);
    put(encoder, operand & 0xFF);
}

/* From where the distance itself stands. */
static void put_distance(Encoder *encoder, size_t target)
{
    size_t distance = target - encoder->out->count; /* negative */

    put(encoder, (int)(distance & 0xFF));
    put(encoder, (int)(distance >> 8 & 0xFF));
}

static void put_length(Encoder *encoder, long frames)
{
    if (encoder->length != frames)
        put(encoder, (int)(SCORE_LENGTH + frames - 1));
    encoder->length = frames;
}

static long frame_of(long parts)
{
    return (parts + FRAME / 2) / FRAME;
}

/* A long note is followed by holds. */
static bool put_sound(Encoder *encoder, const Op *op, int code)
{
    long frames = frame_of(op->at + op->length) - frame_of(op->at);
    long piece;

    if (op->kind == OP_NOTE && (code < 0 || code >= SCORE_NOTES))
        return complain_at(op->place, "this note is too %s for its channel",
                           code < 0 ? "low" : "high");
    if (frames == 0)
        return complain_at(op->place, "this is shorter than a frame");
    while (frames) {
        piece = frames > SCORE_LONGEST ? SCORE_LONGEST : frames;
        put_length(encoder, piece);
        if (op->glide && code < SCORE_NOTES)
            put_two(encoder, SCORE_GLIDE, op->glide);
        put(encoder, code);
        code = SCORE_HOLD;
        frames -= piece;
    }
    return true;
}

static void put_loop_end(Encoder *encoder, const Op *op)
{
    put_two(encoder, SCORE_LOOP, *encoder->body->name ? 1 : 0);
    put(encoder, op->value);
    put_distance(encoder, encoder->targets[op->match]);
}

static void put_call(Encoder *encoder, const Op *op)
{
    put_two(encoder, SCORE_CALL, op->value);
    put(encoder, op->second & 0xFF);
    encoder->length = UNKNOWN;
}

static bool put_op(Encoder *encoder, const Op *op)
{
    switch (op->kind) {
    case OP_NOTE:
        return put_sound(encoder, op, op->value);
    case OP_REST:
        return put_sound(encoder, op, SCORE_REST);
    case OP_INSTRUMENT:
        put_two(encoder, SCORE_INSTRUMENT, op->value);
        return true;
    case OP_VOLUME:
        put_two(encoder, SCORE_VOLUME, op->value << 4);
        return true;
    case OP_CHORD:
        put_two(encoder, SCORE_CHORD, op->value);
        return true;
    case OP_DETUNE:
        put_two(encoder, SCORE_DETUNE, op->value);
        return true;
    case OP_PAN:
        put_two(encoder, SCORE_PAN, op->value);
        put(encoder, op->second);
        return true;
    case OP_LOOP_END:
        put_loop_end(encoder, op);
        return true;
    case OP_CALL:
        put_call(encoder, op);
        return true;
    default: /* OP_LOOP, OP_MARK: entered with any length */
        encoder->length = UNKNOWN;
        return true;
    }
}

static void put_end(Encoder *encoder)
{
    const Body *body = encoder->body;
    int n;

    for (n = 0; n < body->count; n++)
        if (body->ops[n].kind == OP_MARK) {
            put(encoder, SCORE_REPEAT);
            put_distance(encoder, encoder->targets[n]);
            return;
        }
    put(encoder, *body->name ? SCORE_RETURN : SCORE_END);
}

bool encode(Encoded *encoded, const Body *body)
{
    Encoder encoder = {.out = encoded, .body = body, .length = UNKNOWN};
    bool ok = true;
    int n;

    *encoded = (Encoded){0};
    encoder.targets = memory_array((size_t)body->count + 1, sizeof *encoder.targets);
    for (n = 0; ok && n < body->count; n++) {
        encoder.targets[n] = encoded->count;
        ok = put_op(&encoder, &body->ops[n]);
    }
    put_end(&encoder);
    free(encoder.targets);
    return ok;
}

void encode_free(Encoded *encoded)
{
    free(encoded->bytes);
    *encoded = (Encoded){0};
}
