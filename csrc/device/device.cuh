/* What kernels of a device stand on, when NVRTC compiles them: nothing here includes a header of the host. */
#ifndef SG_DEVICE_CUH
#define SG_DEVICE_CUH

#include "scalar.h"
#include "layout.h"

/* ---- what memory holds, and what is computed in */

struct sg_f16 { uint16_t bits; };
struct sg_bf16 { uint16_t bits; };

static __device__ __forceinline__ float sg_got(sg_f16 x) {
    float value;
    asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(x.bits));
    return value;
}

static __device__ __forceinline__ void sg_put(sg_f16 &to, float x) { asm("cvt.rn.f16.f32 %0, %1;" : "=h"(to.bits) : "f"(x)); }

static __device__ __forceinline__ float sg_got(sg_bf16 x) { return __uint_as_float((uint32_t)x.bits << 16); }

static __device__ __forceinline__ void sg_put(sg_bf16 &to, float x) {
#if __CUDA_ARCH__ >= 800
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(to.bits) : "f"(x));
#else
    const uint32_t bits = __float_as_uint(x);
    to.bits = (uint16_t)(x != x ? 0x7fff : (bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
#endif
}

/* Both parts of a complex number are read at once. */
struct alignas(8) sg_pair_f32 { float re, im; };
struct alignas(16) sg_pair_f64 { double re, im; };
template <typename M> struct sg_memory { typedef M type; };
template <> struct sg_memory<sg_c64> { typedef sg_pair_f32 type; };
template <> struct sg_memory<sg_c128> { typedef sg_pair_f64 type; };
template <typename M> using sg_in_memory = typename sg_memory<M>::type;

template <typename T> static __device__ __forceinline__ T sg_got(T x) { return x; }
static __device__ __forceinline__ sg_c64 sg_got(sg_pair_f32 z) { return sg_make_c64(z.re, z.im); }
static __device__ __forceinline__ sg_c128 sg_got(sg_pair_f64 z) { return sg_make_c128(z.re, z.im); }
template <typename T> static __device__ __forceinline__ void sg_put(T &to, T x) { to = x; }
static __device__ __forceinline__ void sg_put(sg_pair_f32 &to, sg_c64 z) { to.re = z.re, to.im = z.im; }
static __device__ __forceinline__ void sg_put(sg_pair_f64 &to, sg_c128 z) { to.re = z.re, to.im = z.im; }

/* What memory of a type holds of a number. */
template <typename M, typename T> static __device__ __forceinline__ T sg_rounded(T x) {
    sg_in_memory<M> held;
    sg_put(held, x);
    return sg_got(held);
}

/* What is moved as so many bytes, whatever they hold. */
struct alignas(16) sg_16_bytes { uint32_t of[4]; };
template <int BYTES> struct sg_copied { typedef sg_16_bytes type; };
template <> struct sg_copied<1> { typedef uint8_t type; };
template <> struct sg_copied<2> { typedef uint16_t type; };
template <> struct sg_copied<4> { typedef uint32_t type; };
template <> struct sg_copied<8> { typedef uint64_t type; };

/* ---- vectors: as wide as makes 16 bytes of the largest type */

template <typename M, int V> struct alignas(sizeof(sg_in_memory<M>) * V) sg_vector { sg_in_memory<M> of[V]; };

/* A vector as words, which no compiler takes apart before it is needed: elements that lie beside one another, or one that is repeated, as the distance from one to the next
 * says. That one is spread later, since whoever does so waits for it. */
template <typename M, int V> union sg_words_of {
    sg_vector<M, V> vector;
    typename sg_copied<sizeof(sg_vector<M, V>)>::type all;
    typename sg_copied<sizeof(sg_in_memory<M>)>::type one;
    uint32_t words[(sizeof(sg_vector<M, V>) + 3) / 4];

    __device__ __forceinline__ void read(const sg_in_memory<M> *from, int32_t step) {
        if (step)
            all = *(const decltype(all) *)from;
        else if constexpr (sizeof(M) < sizeof(uint32_t))
            words[0] = *(const decltype(one) *)from;
        else
            one = *(const decltype(one) *)from;
    }

    __device__ __forceinline__ void spread(int32_t step) {
        constexpr int of_one = sizeof(M) < sizeof(uint32_t) ? 1 : sizeof(M) / sizeof(uint32_t);
        if (step)
            return;
        if (sizeof(M) < sizeof(uint32_t))
            words[0] *= sizeof(M) == 1 ? 0x01010101u : 0x00010001u;
#pragma unroll
        for (int k = of_one; k < (int)(sizeof(words) / sizeof(uint32_t)); k++)
            words[k] = words[k - of_one];
    }
};

constexpr __host__ __device__ unsigned sg_largest(const unsigned *sizes, unsigned count) {
    unsigned largest = 1;
    for (unsigned i = 0; i < count; i++)
        largest = sizes[i] > largest ? sizes[i] : largest;
    return largest;
}

constexpr __host__ __device__ unsigned sg_total(const unsigned *sizes, unsigned count) {
    unsigned total = 0;
    for (unsigned i = 0; i < count; i++)
        total += sizes[i];
    return total;
}

/* ---- places in strided arrays */

template <int PLACES> struct sg_grid {
    uint32_t ndim;
    sg_divisor sizes[SG_MOST_DIMS];
    int32_t strides[SG_MOST_DIMS][PLACES];
};

/* Where the element with a number lies in each operand and result. */
template <int PLACES> static __device__ __forceinline__ void sg_offsets(const sg_grid<PLACES> &grid, uint32_t i, int32_t *offset) {
#pragma unroll
    for (int p = 0; p < PLACES; p++)
        offset[p] = 0;
#pragma unroll
    for (int d = 0; d < SG_MOST_DIMS; d++) {
        if (d == grid.ndim)
            break;
        const uint32_t quotient = (__umulhi(i, grid.sizes[d].factor) + i) >> grid.sizes[d].shift;
        const uint32_t index = i - quotient * grid.sizes[d].size;
        i = quotient;
#pragma unroll
        for (int p = 0; p < PLACES; p++)
            offset[p] += (int32_t)index * grid.strides[d][p];
    }
}

#endif
