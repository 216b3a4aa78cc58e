/* What specgrad.compile makes of a function: stages that run one after another over the same pointers. */
#ifndef SG_PROGRAM_H
#define SG_PROGRAM_H

#include "kernel.h"

/* Of a row that is gone through in parts, compilers are not told how long it is: what gcc makes of several such loops takes half as long again if it knows. */
#define SG_UNKNOWN(n) __asm__("" : "+r"(n))

/* Memory that is read soon is fetched while there is something to compute. It need not be there. */
#define SG_AHEAD(from, bytes)                                                                                          \
    for (sg_index line = 0; line < (bytes); line += 64)                                                                \
        __builtin_prefetch((from) + line, 0, 2);

/* So many elements as fill vectors: one that is shorter than the widest, or several of these. */
#ifdef __AVX512F__
#define SG_WIDEST 64
#else
#define SG_WIDEST 32
#endif
#define SG_ROUNDED(n, count) (((n) + (sg_index)(count)-1) & -(sg_index)(count))
#define SG_UP_TO_VECTORS(n, T) SG_ROUNDED(n, (n) * sizeof(T) <= 16 ? 16 / sizeof(T) : (n) * sizeof(T) <= 32 ? 32 / sizeof(T) : SG_WIDEST / sizeof(T))

/* p holds the operands, the results, then the temporaries; before them, at -1, the table of numbers that the text does not hold. Blocks may run in any order and
 * in several threads; what each leaves of a sum, `finish` adds up. */
typedef struct {
    void (*run)(char *const *p, sg_index first, sg_index last);
    void (*finish)(char *const *p); /* NULL where nothing is left to do */
} sg_stage;

/* The sum of numbers side by side, in an order that is written out: left to the compiler, it would depend on the processor's vectors, and on whether `count` is known. */
#define SG_SUM_OF(T, name, lanes_of)                                                                                   \
    typedef T name##_vector __attribute__((vector_size(32), may_alias, aligned(sizeof(T))));                          \
    SG_FN T name(const T *numbers, sg_index count) {                                                                   \
        enum { WIDTH = 32 / sizeof(T), VECTORS = SG_LANES / WIDTH };                                                   \
        sg_index first = 0;                                                                                            \
        T sum = 0;                                                                                                     \
        if (count >= SG_LANES) {                                                                                       \
            name##_vector lanes[VECTORS] = {{0}};                                                                      \
            for (; first + SG_LANES <= count; first += SG_LANES) {                                                     \
                SG_PRAGMA(GCC unroll 8)                                                                                \
                for (int v = 0; v < VECTORS; v++) lanes[v] += *(const name##_vector *)(numbers + first + v * WIDTH);   \
            }                                                                                                          \
            sum = lanes_of(lanes);                                                                                     \
        }                                                                                                              \
        if (first + WIDTH <= count) {                                                                                  \
            name##_vector rest = {0};                                                                                  \
            for (; first + WIDTH <= count; first += WIDTH) rest += *(const name##_vector *)(numbers + first);          \
            for (int half = WIDTH / 2; half > 0; half /= 2)                                                            \
                for (int i = 0; i < half; i++) rest[i] += rest[i + half];                                              \
            sum += rest[0];                                                                                            \
        }                                                                                                              \
        for (; first < count; first++) sum += numbers[first];                                                          \
        return sum;                                                                                                    \
    }

SG_SUM_OF(float, sg_sum_f32, sg_lanes_f32)
SG_SUM_OF(double, sg_sum_f64, sg_lanes_f64)

#endif
