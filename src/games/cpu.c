#include "games/cpu.h"

Random cpu_random;

/* At a fixed address the Game Boy needs less than half of the time for this. */
uint16_t cpu_random_next(void)
{
    uint16_t sum = cpu_random.a + cpu_random.b + cpu_random.counter;

    cpu_random.counter++;
    cpu_random.a = cpu_random.b ^ (uint16_t)(cpu_random.b >> 5);
    cpu_random.b = cpu_random.c + (uint16_t)(cpu_random.c << 3);
    cpu_random.c = (uint16_t)((uint16_t)(cpu_random.c << 6) | (uint16_t)(cpu_random.c >> 10)) + sum;
    return sum;
}

uint8_t cpu_random_below(uint8_t n)
{
    uint8_t mask = n - 1;
    uint8_t draw;

    mask |= mask >> 1;
    mask |= mask >> 2;
    mask |= mask >> 4;
    do
        draw = (uint8_t)(cpu_random_next() >> 8) & mask;
    while (draw >= n);
    return draw;
}
