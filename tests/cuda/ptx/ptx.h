/* What PTX that was translated to C stands on: threads, memory that is looked after, and the instructions that C has no operator for. */
#include <fenv.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    unsigned tid_x, tid_y, tid_z, ntid_x, ntid_y, ntid_z, ctaid_x, ctaid_y, ctaid_z, nctaid_x, nctaid_y, nctaid_z;
} Thread;

typedef struct { uint64_t first, bytes; } Range;

typedef struct {
    unsigned blocks, threads;
    int backwards; /* the last thread of the last block first: nobody may rely on an order */
    void **parameters;
    const Range *memory; /* what a kernel may read and write; ends with {0, 0} */
    char *fault; /* gets a message of 256 characters: what it did that a device would not let it do */
} Call;

static _Thread_local const Call *running;

/* All threads of all blocks, one after another: for kernels whose threads do not wait for one another. */
static void run_threads(const Call *call, void (*start)(const Thread *, void **)) {
    for (uint64_t number = 0, all = (uint64_t)call->blocks * call->threads; number < all; number++) {
        const uint64_t which = call->backwards ? all - 1 - number : number;
        const Thread T = {(unsigned)(which % call->threads), 0, 0, call->threads, 1, 1, (unsigned)(which / call->threads), 0, 0, call->blocks, 1, 1};
        start(&T, call->parameters);
    }
}

static const Range tables[];

static void fault(const char *what, uint64_t at, uint64_t bytes) {
    if (!running->fault[0])
        snprintf(running->fault, 256, "%s of %d bytes at %p", what, (int)bytes, (void *)(uintptr_t)at);
}

static int is_within(const Range *range, uint64_t at, uint64_t bytes) {
    for (; range->bytes; range++)
        if (at >= range->first && at + bytes <= range->first + range->bytes)
            return 1;
    return 0;
}

static int may(const char *what, uint64_t at, uint64_t bytes) {
    if (is_within(running->memory, at, bytes) || is_within(tables, at, bytes))
        return 1;
    fault(what, at, bytes);
    return 0;
}

static void aligned(uint64_t at, uint64_t bytes) {
    if (at % bytes)
        fault("misaligned access", at, bytes);
}

#define ALIGNED(at, bytes) aligned(at, bytes)
#define LOAD(T, at) (*(const T *)(uintptr_t)(at))
#define STORE(T, at, value) (*(T *)(uintptr_t)(at) = (value))
#define LOAD_GLOBAL(T, at) (may("read", at, sizeof(T)) ? LOAD(T, at) : (T)0xA5)
#define STORE_GLOBAL(T, at, value)                                                                                     \
    if (may("write", at, sizeof(T)))                                                                                   \
    STORE(T, at, value)

static inline float float_of(uint32_t bits) { float x; memcpy(&x, &bits, 4); return x; }
static inline double double_of(uint64_t bits) { double x; memcpy(&x, &bits, 8); return x; }
static inline uint32_t bits_of_f32(float x) { uint32_t bits; memcpy(&bits, &x, 4); return bits; }
static inline uint64_t bits_of_f64(double x) { uint64_t bits; memcpy(&bits, &x, 8); return bits; }

static inline float half_to_float(uint16_t bits) { _Float16 x; memcpy(&x, &bits, 2); return (float)x; }
static inline uint16_t float_to_half(float x) { const _Float16 h = (_Float16)x; uint16_t bits; memcpy(&bits, &h, 2); return x != x ? 0x7fff : bits; }
static inline float bfloat16_to_float(uint16_t bits) { return float_of((uint32_t)bits << 16); }
static inline uint16_t float_to_bfloat16(float x) {
    const uint32_t bits = bits_of_f32(x);
    return x != x ? 0x7fff : (uint16_t)((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

static inline float saturated_f32(float x) { return x > 0 ? x < 1 ? x : 1 : 0; }
static inline double saturated_f64(double x) { return x > 0 ? x < 1 ? x : 1 : 0; }

/* The number rather than the NaN; of zeros, -0 is the smaller. */
#define EXTREMES(T, t)                                                                                                 \
    static inline T min_##t(T a, T b) { return a != a ? b : b != b ? a : a < b ? a : b < a ? b : signbit(a) ? a : b; } \
    static inline T max_##t(T a, T b) { return a != a ? b : b != b ? a : a > b ? a : b > a ? b : signbit(a) ? b : a; }
EXTREMES(float, f32)
EXTREMES(double, f64)

/* What a device approximates, by its own tables: these alone are the host's functions. */
static inline float approx_ex2_f32(float x) { return exp2f(x); }
static inline float approx_lg2_f32(float x) { return log2f(x); }
static inline float approx_rcp_f32(float x) { return 1 / x; }
static inline double approx_rcp_f64_gross(double x) { return double_of(bits_of_f64(1 / x) & 0xffffffff00000000ull); }
static inline float approx_rsqrt_f32(float x) { return 1 / sqrtf(x); }
static inline double approx_rsqrt_f64(double x) { return 1 / sqrt(x); }
static inline double approx_rsqrt_f64_gross(double x) { return double_of(bits_of_f64(1 / sqrt(x)) & 0xffffffff00000000ull); }
static inline float approx_sqrt_f32(float x) { return sqrtf(x); }
static inline float approx_div_f32(float x, float y) { return x / y; }
static inline float approx_sin_f32(float x) { return sinf(x); }
static inline float approx_cos_f32(float x) { return cosf(x); }
static inline float approx_tanh_f32(float x) { return tanhf(x); }

#define DIVIDED_div(T, a, b) ((b) == 0 ? (T)-1 : (T)-1 < 0 && (b) == (T)-1 ? (T)(0 - (uint64_t)(a)) : (T)((a) / (b)))
#define DIVIDED_rem(T, a, b) ((b) == 0 ? (a) : (T)-1 < 0 && (b) == (T)-1 ? (T)0 : (T)((a) % (b)))

/* Integers of numbers beyond them are the nearest there is; of NaN, 0. */
#define INTEGERS(t, T, lowest, highest)                                                                                \
    static inline T to_##t(double x) { return x != x ? (T)0 : x <= (double)(lowest) ? (T)(lowest) : x >= (double)(highest) ? (T)(highest) : (T)x; }
INTEGERS(s8, int8_t, INT8_MIN, INT8_MAX)
INTEGERS(u8, uint8_t, 0, UINT8_MAX)
INTEGERS(s16, int16_t, INT16_MIN, INT16_MAX)
INTEGERS(u16, uint16_t, 0, UINT16_MAX)
INTEGERS(s32, int32_t, INT32_MIN, INT32_MAX)
INTEGERS(u32, uint32_t, 0, UINT32_MAX)
INTEGERS(s64, int64_t, INT64_MIN, INT64_MAX)
INTEGERS(u64, uint64_t, 0, UINT64_MAX)

#define FIELDS(T, bits, w)                                                                                             \
    static inline T field_##w(uint32_t length) { return length >= bits ? (T)~(T)0 : (T)(((T)1 << length) - 1); }       \
    static inline T put_b##w(T a, T b, uint32_t from, uint32_t length) {                                               \
        const T mask = from >= bits ? 0 : (T)(field_##w(length) << from);                                              \
        return (T)((b & ~mask) | (from >= bits ? 0 : (a << from) & mask));                                             \
    }                                                                                                                  \
    static inline T taken_u##w(T a, uint32_t from, uint32_t length) { return from >= bits ? 0 : (T)(a >> from) & field_##w(length); }
FIELDS(uint32_t, 32, 32)
FIELDS(uint64_t, 64, 64)

static inline uint32_t permuted(uint32_t a, uint32_t b, uint32_t selector) {
    const uint64_t whole = ((uint64_t)b << 32) | a;
    uint32_t result = 0;
    for (int i = 0; i < 4; i++) {
        const uint32_t which = selector >> (4 * i) & 15;
        uint32_t byte = (uint32_t)(whole >> (8 * (which & 7))) & 255;
        if (which & 8)
            byte = byte & 128 ? 255 : 0;
        result |= byte << (8 * i);
    }
    return result;
}
