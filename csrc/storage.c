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

#define GATHER(name, T, FROM, CONVERT)                                                                                 \
    SG_TWO_CLONES static void name(T *restrict to, const char *from, sg_index stride, sg_index n) {                    \
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
#define SCATTER(name, T, TO, CONVERT)                                                                                  \
    SG_TWO_CLONES static void name(char *to, const T *restrict from, sg_index stride, sg_index n) {                    \
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

GATHER(gather_1, uint8_t, uint8_t, PLAIN)
GATHER(gather_2, uint16_t, uint16_t, PLAIN)
GATHER(gather_4, uint32_t, uint32_t, PLAIN)
GATHER(gather_8, uint64_t, uint64_t, PLAIN)
GATHER(gather_16, sg_c128, sg_c128, PLAIN)
GATHER(gather_f16, float, _Float16, WIDEN)
GATHER(gather_bf16, float, uint16_t, float_of_bf16)
SCATTER(scatter_1, uint8_t, uint8_t, PLAIN)
SCATTER(scatter_2, uint16_t, uint16_t, PLAIN)
SCATTER(scatter_4, uint32_t, uint32_t, PLAIN)
SCATTER(scatter_8, uint64_t, uint64_t, PLAIN)
SCATTER(scatter_16, sg_c128, sg_c128, PLAIN)
SCATTER(scatter_f16, float, _Float16, NARROW)
SCATTER(scatter_bf16, float, uint16_t, bf16_of_float)

#if defined(__x86_64__) && defined(__GNUC__)
/* Compilers make no vectors of conversions between float and half precision. */
#define AT_ONCE 8
typedef float eight_floats __attribute__((vector_size(32), aligned(4), may_alias));
typedef short eight_halves __attribute__((vector_size(16), aligned(2), may_alias));

__attribute__((target("avx2,f16c"))) static void widen_halves(float *to, const char *from, sg_index n) {
    for (sg_index i = 0; i < n; i += AT_ONCE)
        *(eight_floats *)(to + i) = __builtin_ia32_vcvtph2ps256(*(const eight_halves *)(from + 2 * i));
}

__attribute__((target("avx2,f16c"))) static void narrow_floats(char *to, const float *from, sg_index n) {
    for (sg_index i = 0; i < n; i += AT_ONCE)
        *(eight_halves *)(to + 2 * i) = __builtin_ia32_vcvtps2ph256(*(const eight_floats *)(from + i), 0); /* to nearest, ties to even */
}
#else
#define AT_ONCE PTRDIFF_MAX
#define widen_halves(to, from, n) ((void)0)
#define narrow_floats(to, from, n) ((void)0)
#endif

/* Of n halves that follow one another, how many are converted as vectors. */
static sg_index halves_in_vectors(sg_index stride, sg_index n) { return stride == 2 && sg_vector_bytes() >= 32 ? n / AT_ONCE * AT_ONCE : 0; }

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
