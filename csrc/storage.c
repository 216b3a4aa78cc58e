/* Elements between memory, of any stride, and contiguous blocks of the types that functions compute in: halves and bfloat16 as float. */
#include "storage.h"

const unsigned char sg_size_of[SG_TYPES] = {4, 8, 8, 16, 1, 2, 4, 8, 1, 2, 4, 8, 1, 2, 2};

static float float_of_bf16(uint16_t bits) {
    union { uint32_t u; float f; } x = {(uint32_t)bits << 16};
    return x.f;
}

static uint16_t bf16_of_float(float value) {
    union { float f; uint32_t u; } x = {value};
    if (value != value)
        return (uint16_t)((x.u >> 16) | 0x40);
    return (uint16_t)((x.u + 0x7fff + ((x.u >> 16) & 1)) >> 16); /* to nearest, ties to even */
}

#define GATHER(CLONES, name, T, FROM, CONVERT)                                                                         \
    CLONES static void name(T *restrict to, const char *from, sg_index stride, sg_index n) {                    \
        if (stride == sizeof(FROM)) {                                                                                  \
            const FROM *restrict x = (const FROM *)from;                                                               \
            for (sg_index i = 0; i < n; i++)                                                                           \
                to[i] = CONVERT(x[i]);                                                                                 \
        } else if (stride == 2 * (sg_index)sizeof(FROM)) { /* as real parts do: whole vectors are read */              \
            const FROM *restrict x = (const FROM *)from;                                                               \
            for (sg_index i = 0; i < n; i++)                                                                           \
                to[i] = CONVERT(x[2 * i]);                                                                             \
        } else if (stride == 0) { /* as a column beside a matrix has along rows: one vector, written again and again */ \
            const T value = CONVERT(*(const FROM *)from);                                                              \
            for (sg_index i = 0; i < n; i++)                                                                           \
                to[i] = value;                                                                                         \
        } else {                                                                                                       \
            for (sg_index i = 0; i < n; i++)                                                                           \
                to[i] = CONVERT(*(const FROM *)(from + i * stride));                                                   \
        }                                                                                                              \
    }
#define SCATTER(CLONES, name, T, TO, CONVERT)                                                                          \
    CLONES static void name(char *to, const T *restrict from, sg_index stride, sg_index n) {                    \
        if (stride == sizeof(TO)) {                                                                                    \
            TO *restrict x = (TO *)to;                                                                                 \
            for (sg_index i = 0; i < n; i++)                                                                           \
                x[i] = CONVERT(from[i]);                                                                               \
        } else {                                                                                                       \
            for (sg_index i = 0; i < n; i++)                                                                           \
                *(TO *)(to + i * stride) = CONVERT(from[i]);                                                           \
        }                                                                                                              \
    }
#define PLAIN(x) (x)
#define WIDEN(x) ((float)(x))
#define NARROW(x) ((_Float16)(x))

GATHER(SG_TWO_CLONES, gather_1, uint8_t, uint8_t, PLAIN)
GATHER(SG_TWO_CLONES, gather_2, uint16_t, uint16_t, PLAIN)
GATHER(SG_TWO_CLONES, gather_4, uint32_t, uint32_t, PLAIN)
GATHER(SG_TWO_CLONES, gather_8, uint64_t, uint64_t, PLAIN)
GATHER(SG_TWO_CLONES, gather_16, sg_c128, sg_c128, PLAIN)
GATHER(SG_TWO_CLONES, gather_f16, float, _Float16, WIDEN)
GATHER(SG_CLONES, gather_bf16, float, uint16_t, float_of_bf16)
SCATTER(SG_TWO_CLONES, scatter_1, uint8_t, uint8_t, PLAIN)
SCATTER(SG_TWO_CLONES, scatter_2, uint16_t, uint16_t, PLAIN)
SCATTER(SG_TWO_CLONES, scatter_4, uint32_t, uint32_t, PLAIN)
SCATTER(SG_TWO_CLONES, scatter_8, uint64_t, uint64_t, PLAIN)
SCATTER(SG_TWO_CLONES, scatter_16, sg_c128, sg_c128, PLAIN)
SCATTER(SG_TWO_CLONES, scatter_f16, float, _Float16, NARROW)
SCATTER(SG_CLONES, scatter_bf16, float, uint16_t, bf16_of_float)

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
/* Compilers make no vectors of conversions between float and half precision. */
#define IN_VECTORS(SUFFIX, TARGET, LANES, LOAD, WIDENED, STORE, LOAD_FLOATS, NARROWED, STORE_HALVES, ADDED)            \
    __attribute__((target(TARGET))) static void widen_##SUFFIX(float *to, const char *from, sg_index n) {              \
        for (sg_index i = 0; i < n; i += LANES)                                                                        \
            STORE(to + i, WIDENED(LOAD((const void *)(from + 2 * i))));                                                \
    }                                                                                                                  \
    __attribute__((target(TARGET))) static void narrow_##SUFFIX(char *to, const float *from, sg_index n) {             \
        for (sg_index i = 0; i < n; i += LANES)                                                                        \
            STORE_HALVES((void *)(to + 2 * i), NARROWED(LOAD_FLOATS(from + i), _MM_FROUND_TO_NEAREST_INT));            \
    }                                                                                                                  \
    __attribute__((target(TARGET))) static void add_##SUFFIX(float *to, const char *from, sg_index step, sg_index lines, sg_index n) { \
        for (sg_index i = 0; i < n; i += LANES) {                                                                      \
            __typeof__(LOAD_FLOATS(to)) sum = LOAD_FLOATS(to + i);                                                     \
            SG_PRAGMA(GCC unroll 4)                                                                                    \
            for (sg_index line = 0; line < lines; line++)                                                              \
                sum = ADDED(sum, WIDENED(LOAD((const void *)(from + line * step + 2 * i))));                           \
            STORE(to + i, sum);                                                                                        \
        }                                                                                                              \
    }
IN_VECTORS(8, "avx2,f16c", 8, _mm_loadu_si128, _mm256_cvtph_ps, _mm256_storeu_ps, _mm256_loadu_ps, _mm256_cvtps_ph, _mm_storeu_si128, _mm256_add_ps)
IN_VECTORS(16, "avx512f", 16, _mm256_loadu_si256, _mm512_cvtph_ps, _mm512_storeu_ps, _mm512_loadu_ps, _mm512_cvtps_ph, _mm256_storeu_si256, _mm512_add_ps)
#define LANES (sg_vector_bytes() / (sg_index)sizeof(float))
#define widen_halves(to, from, n) (LANES == 16 ? widen_16 : widen_8)(to, from, n)
#define narrow_floats(to, from, n) (LANES == 16 ? narrow_16 : narrow_8)(to, from, n)
#define add_halves(to, from, step, lines, n) (LANES == 16 ? add_16 : add_8)(to, from, step, lines, n)
#else
#define LANES 1
#define widen_halves(to, from, n) ((void)0)
#define narrow_floats(to, from, n) ((void)0)
#define add_halves(to, from, step, lines, n) ((void)0)
#endif

/* Of n halves that follow one another, how many are converted as vectors. */
static sg_index halves_in_vectors(sg_index stride, sg_index n) { return stride == 2 && LANES >= 8 ? n / LANES * LANES : 0; }

static void gather_halves(float *to, const char *from, sg_index stride, sg_index n) {
    const sg_index done = halves_in_vectors(stride, n);
    widen_halves(to, from, done);
    gather_f16(to + done, from + 2 * done, stride, n - done);
}

static void scatter_halves(char *to, const float *from, sg_index stride, sg_index n) {
    const sg_index done = halves_in_vectors(stride, n);
    narrow_floats(to, from, done);
    scatter_f16(to + 2 * done, from + done, stride, n - done);
}

void sg_gather_elements(void *to, const char *from, sg_index stride, sg_index n, int stored) {
    switch (stored) {
    case SG_f16: gather_halves(to, from, stride, n); return;
    case SG_bf16: gather_bf16(to, from, stride, n); return;
    }
    switch (sg_size_of[stored]) {
    case 1: gather_1(to, from, stride, n); return;
    case 2: gather_2(to, from, stride, n); return;
    case 4: gather_4(to, from, stride, n); return;
    case 8: gather_8(to, from, stride, n); return;
    case 16: gather_16(to, from, stride, n); return;
    }
}

void sg_scatter_elements(char *to, const void *from, sg_index stride, sg_index n, int stored) {
    switch (stored) {
    case SG_f16: scatter_halves(to, from, stride, n); return;
    case SG_bf16: scatter_bf16(to, from, stride, n); return;
    }
    switch (sg_size_of[stored]) {
    case 1: scatter_1(to, from, stride, n); return;
    case 2: scatter_2(to, from, stride, n); return;
    case 4: scatter_4(to, from, stride, n); return;
    case 8: scatter_8(to, from, stride, n); return;
    case 16: scatter_16(to, from, stride, n); return;
    }
}

SG_CLONES static void add_bf16(float *restrict to, const char *from, sg_index step, sg_index lines, sg_index n) {
    for (sg_index line = 0; line < lines; line++) {
        const uint16_t *restrict x = (const uint16_t *)(from + line * step);
        for (sg_index i = 0; i < n; i++)
            to[i] += float_of_bf16(x[i]);
    }
}

void sg_add_lines(float *to, const char *from, sg_index step, sg_index lines, sg_index n, int stored) {
    if (stored == SG_bf16) {
        add_bf16(to, from, step, lines, n);
        return;
    }
    const sg_index done = halves_in_vectors(2, n);
    add_halves(to, from, step, lines, done);
    for (sg_index line = 0; line < lines; line++)
        for (sg_index i = done; i < n; i++)
            to[i] += (float)((const _Float16 *)(from + line * step))[i];
}
