/* The kernel that fills an array with random numbers, by Philox4x32-10: the bits are those of runtime/core/factories/philox.py. Who includes this has defined:
 *
 * SG_KERNEL, SG_SUFFIX     how the name of the kernel begins: uniform and f32 for uniform_f32_drawn
 * SG_MEMORY, SG_TAKEN      the type in memory, and the one in which numbers are computed: sg_f16 and float
 * SG_DRAWN                 what is drawn: one of the structures below
 * SG_BITS                  how many bits of a word a uniform number has
 *
 * A thread has the four words of one counter, which are four numbers, or two of 64 bits, that lie beside one another. A counter is the number of the thread, beside
 * that of the draw; so the numbers are the same however threads are shared out among blocks. The memory begins at a multiple of 16 bytes. */
#ifndef SG_RANDOM_CUH
#define SG_RANDOM_CUH

#include "device.cuh"

struct sg_words { uint32_t of[4]; };

static __device__ __forceinline__ sg_words sg_philox(uint64_t group, uint64_t draw, uint64_t seed) {
    sg_words x = {{(uint32_t)group, (uint32_t)(group >> 32), (uint32_t)draw, (uint32_t)(draw >> 32)}};
    uint32_t first = (uint32_t)seed, second = (uint32_t)(seed >> 32);
#pragma unroll
    for (int round = 0; round < 10; round++) {
        const uint64_t left = (uint64_t)x.of[0] * 0xD2511F53u, right = (uint64_t)x.of[2] * 0xCD9E8D57u;
        x = {{(uint32_t)(right >> 32) ^ x.of[1] ^ first, (uint32_t)right, (uint32_t)(left >> 32) ^ x.of[3] ^ second, (uint32_t)left}};
        first += 0x9E3779B9u, second += 0xBB67AE85u;
    }
    return x;
}

static __device__ __forceinline__ uint64_t sg_pair(const sg_words &x, int half) { return (uint64_t)x.of[2 * half + 1] << 32 | x.of[2 * half]; }

/* ---- what is drawn: of the words of a counter, as many numbers as they make */

template <typename T, int BITS> struct sg_uniform {
    static __device__ __forceinline__ void draw(const sg_words &x, T *to, uint64_t, uint64_t) {
#pragma unroll
        for (int i = 0; i < 4; i++)
            to[i] = (float)(x.of[i] >> (32 - BITS)) * (1.0f / (1u << BITS));
    }
};
template <int BITS> struct sg_uniform<double, BITS> {
    static __device__ __forceinline__ void draw(const sg_words &x, double *to, uint64_t, uint64_t) {
        to[0] = (double)(sg_pair(x, 0) >> 11) * 0x1p-53, to[1] = (double)(sg_pair(x, 1) >> 11) * 0x1p-53;
    }
};

template <typename T, int BITS> struct sg_normal {
    static __device__ __forceinline__ void draw(const sg_words &x, T *to, uint64_t, uint64_t) {
#pragma unroll
        for (int i = 0; i < 4; i += 2) {
            const float radius = sqrtf(-2.0f * logf((float)x.of[i] * 0x1p-32f + 0x1p-33f)), half_turns = (float)x.of[i + 1] * 0x1p-31f;
            to[i] = radius * cospif(half_turns), to[i + 1] = radius * sinpif(half_turns);
        }
    }
};
template <int BITS> struct sg_normal<double, BITS> {
    static __device__ __forceinline__ void draw(const sg_words &x, double *to, uint64_t, uint64_t) {
        const double radius = sqrt(-2.0 * log((double)(sg_pair(x, 0) >> 11) * 0x1p-53 + 0x1p-54)), half_turns = (double)(sg_pair(x, 1) >> 11) * 0x1p-52;
        to[0] = radius * cospi(half_turns), to[1] = radius * sinpi(half_turns);
    }
};

/* From one number up to but not including another, which is `count` further; 0 stands for 2^64. */
template <typename T, int BITS> struct sg_integers {
    static __device__ __forceinline__ void draw(const sg_words &x, int64_t *to, uint64_t low, uint64_t count) {
#pragma unroll
        for (int i = 0; i < 2; i++)
            to[i] = (int64_t)((count ? __umul64hi(sg_pair(x, i), count) : sg_pair(x, i)) + low);
    }
};

/* Trues where a word is less than a number. */
template <typename T, int BITS> struct sg_trues {
    static __device__ __forceinline__ void draw(const sg_words &x, sg_bool *to, uint64_t below, uint64_t) {
#pragma unroll
        for (int i = 0; i < 4; i++)
            to[i] = (sg_bool)(x.of[i] < below);
    }
};

template <typename M, typename T, typename DRAWN>
static __device__ __forceinline__ void sg_drawn(M *to, uint64_t seed, uint64_t draw, const uint64_t *more, uint64_t first, uint64_t a, uint64_t b, uint32_t n) {
    constexpr uint32_t EACH = sizeof(T) == 8 ? 2 : 4;
    const uint32_t group = blockIdx.x * SG_THREADS + threadIdx.x, i = group * EACH;
    if (i >= n)
        return;
    T numbers[EACH];
    DRAWN::draw(sg_philox(first + group, draw + (more ? more[0] : 0), seed ^ (more ? more[1] : 0)), numbers, a, b);
    if (i + EACH <= n) {
        sg_vector<M, EACH> together;
#pragma unroll
        for (uint32_t k = 0; k < EACH; k++)
            sg_put(together.of[k], numbers[k]);
        *(sg_vector<M, EACH> *)(to + i) = together;
        return;
    }
#pragma unroll
    for (uint32_t k = 0; k < EACH; k++)
        if (i + k < n)
            sg_put(to[i + k], numbers[k]);
}

#endif

#define SG_NAME_(kernel, suffix) kernel##_##suffix##_drawn
#define SG_NAME(kernel, suffix) SG_NAME_(kernel, suffix)

/* Args: the memory, the seed, the number of the draw, and where on the device two words are, or nowhere: one that is added to that number, and the bits in which the
 * seed is another; the number of the first counter, two numbers that say what is drawn, and how many are. */
extern "C" __global__ __launch_bounds__(SG_THREADS) void SG_NAME(SG_KERNEL, SG_SUFFIX)(SG_MEMORY *to, uint64_t seed, uint64_t draw, const uint64_t *more, uint64_t first, uint64_t a, uint64_t b, uint32_t n) {
    sg_drawn<SG_MEMORY, SG_TAKEN, SG_DRAWN<SG_TAKEN, SG_BITS>>(to, seed, draw, more, first, a, b, n);
}

#undef SG_NAME
#undef SG_NAME_
#undef SG_KERNEL
#undef SG_SUFFIX
#undef SG_MEMORY
#undef SG_TAKEN
#undef SG_DRAWN
#undef SG_BITS
