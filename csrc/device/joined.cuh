/* What is computed of many elements, by threads that tell one another what each has found. */
#ifndef SG_JOINED_CUH
#define SG_JOINED_CUH

#include "device.cuh"

/* ---- what is computed of the elements: start() is the result of none, take() adds one, join() those that another has taken, later ones or not */

template <typename T> static __device__ __forceinline__ T sg_plus(T a, T b) { return a + b; }
static __device__ __forceinline__ sg_c64 sg_plus(sg_c64 a, sg_c64 b) { return sg_add_c64(a, b); }
static __device__ __forceinline__ sg_c128 sg_plus(sg_c128 a, sg_c128 b) { return sg_add_c128(a, b); }
template <typename T> static __device__ __forceinline__ T sg_times(T a, T b) { return a * b; }
static __device__ __forceinline__ sg_c64 sg_times(sg_c64 a, sg_c64 b) { return sg_mul_c64(a, b); }
static __device__ __forceinline__ sg_c128 sg_times(sg_c128 a, sg_c128 b) { return sg_mul_c128(a, b); }
template <typename T> static __device__ __forceinline__ T sg_over(T a, uint32_t count) { return a / (T)count; }
static __device__ __forceinline__ sg_c64 sg_over(sg_c64 a, uint32_t count) { return sg_make_c64(a.re / (float)count, a.im / (float)count); }
static __device__ __forceinline__ sg_c128 sg_over(sg_c128 a, uint32_t count) { return sg_make_c128(a.re / (double)count, a.im / (double)count); }
template <typename T> static __device__ __forceinline__ T sg_number(int x) { return (T)x; }
template <> __device__ __forceinline__ sg_c64 sg_number<sg_c64>(int x) { return sg_make_c64((float)x, 0); }
template <> __device__ __forceinline__ sg_c128 sg_number<sg_c128>(int x) { return sg_make_c128((double)x, 0); }
template <typename T> static __device__ __forceinline__ bool sg_holds(T x) { return x != 0; }
static __device__ __forceinline__ bool sg_holds(sg_c64 z) { return z.re != 0 || z.im != 0; }
static __device__ __forceinline__ bool sg_holds(sg_c128 z) { return z.re != 0 || z.im != 0; }

template <typename T> struct sg_sum {
    T total;
    __device__ __forceinline__ void start() { total = sg_number<T>(0); }
    __device__ __forceinline__ void take(T x, uint32_t) { total = sg_plus(total, x); }
    __device__ __forceinline__ void join(const sg_sum &other) { total = sg_plus(total, other.total); }
    __device__ __forceinline__ T done(uint32_t) const { return total; }
};

template <typename T> struct sg_mean {
    sg_sum<T> sum;
    __device__ __forceinline__ void start() { sum.start(); }
    __device__ __forceinline__ void take(T x, uint32_t i) { sum.take(x, i); }
    __device__ __forceinline__ void join(const sg_mean &other) { sum.join(other.sum); }
    __device__ __forceinline__ T done(uint32_t count) const { return sg_over(sum.total, count); }
};

/* The square root of the sum of squares. */
template <typename T> struct sg_norm {
    sg_sum<T> squares;
    __device__ __forceinline__ void start() { squares.start(); }
    __device__ __forceinline__ void take(T x, uint32_t i) { squares.take(x * x, i); }
    __device__ __forceinline__ void join(const sg_norm &other) { squares.join(other.squares); }
    __device__ __forceinline__ T done(uint32_t) const { return sqrt(squares.total); }
};

template <typename T> struct sg_prod {
    T product;
    __device__ __forceinline__ void start() { product = sg_number<T>(1); }
    __device__ __forceinline__ void take(T x, uint32_t) { product = sg_times(product, x); }
    __device__ __forceinline__ void join(const sg_prod &other) { product = sg_times(product, other.product); }
    __device__ __forceinline__ T done(uint32_t) const { return product; }
};

template <typename T> struct sg_any {
    uint32_t holds;
    __device__ __forceinline__ void start() { holds = 0; }
    __device__ __forceinline__ void take(T x, uint32_t) { holds |= sg_holds(x); }
    __device__ __forceinline__ void join(const sg_any &other) { holds |= other.holds; }
    __device__ __forceinline__ sg_bool done(uint32_t) const { return (sg_bool)holds; }
};

template <typename T> struct sg_all {
    uint32_t holds;
    __device__ __forceinline__ void start() { holds = 1; }
    __device__ __forceinline__ void take(T x, uint32_t) { holds &= sg_holds(x); }
    __device__ __forceinline__ void join(const sg_all &other) { holds &= other.holds; }
    __device__ __forceinline__ sg_bool done(uint32_t) const { return (sg_bool)holds; }
};

/* No structure has bytes that belong to nothing, which nobody would write. */
template <int BYTES> struct sg_beside { typedef uint32_t type; };
template <> struct sg_beside<8> { typedef uint64_t type; };

/* The largest (SIGN 1) or smallest (-1) and the first place where it is; NaN is beyond all numbers. */
template <typename T, int SIGN> struct sg_extreme_at {
    T best;
    typename sg_beside<sizeof(T)>::type at; /* 0xffffffff before the first element */
    __device__ __forceinline__ void start() { best = sg_number<T>(0), at = 0xffffffff; }
    __device__ __forceinline__ void take(T x, uint32_t i) {
        const bool beyond = SIGN > 0 ? x > best : x < best;
        if (beyond || at == 0xffffffff || (x != x && best == best))
            best = x, at = i;
    }
    __device__ __forceinline__ void join(const sg_extreme_at &other) {
        const bool beyond = SIGN > 0 ? other.best > best : other.best < best, less = SIGN > 0 ? other.best < best : other.best > best;
        const bool is_nan = best != best, other_is_nan = other.best != other.best;
        const bool equal = is_nan ? other_is_nan : !beyond && !less && !other_is_nan;
        if (other.at != 0xffffffff && (at == 0xffffffff || (beyond && !is_nan) || (other_is_nan && !is_nan) || (equal && other.at < at)))
            *this = other;
    }
    __device__ __forceinline__ int64_t done(uint32_t) const { return (int64_t)at; }
};
template <typename T> struct sg_argmax : sg_extreme_at<T, 1> {};
template <typename T> struct sg_argmin : sg_extreme_at<T, -1> {};

/* What no number is less (SIGN 1) or more (-1) than. */
template <typename T> static __device__ __forceinline__ T sg_farthest(int sign) { /* an integer with a sign */
    const T most = (T)(((T)1 << (8 * sizeof(T) - 2)) - 1 + ((T)1 << (8 * sizeof(T) - 2)));
    return sign > 0 ? -most - 1 : most;
}
template <> __device__ __forceinline__ float sg_farthest<float>(int sign) { return sign > 0 ? -SG_INF : SG_INF; }
template <> __device__ __forceinline__ double sg_farthest<double>(int sign) { return sign > 0 ? -(double)SG_INF : (double)SG_INF; }
template <> __device__ __forceinline__ uint8_t sg_farthest<uint8_t>(int sign) { return sign > 0 ? 0 : 255; }

/* Of no elements, which the host refuses, what no number is beyond. */
template <typename T, int SIGN> struct sg_extreme {
    T best;
    __device__ __forceinline__ void start() { best = sg_farthest<T>(SIGN); }
    __device__ __forceinline__ void take(T x, uint32_t) { best = (SIGN > 0 ? x > best : x < best) || x != x ? x : best; }
    __device__ __forceinline__ void join(const sg_extreme &other) { take(other.best, 0); }
    __device__ __forceinline__ T done(uint32_t) const { return best; }
};
template <typename T> struct sg_amax : sg_extreme<T, 1> {};
template <typename T> struct sg_amin : sg_extreme<T, -1> {};

/* ---- what threads tell one another */

/* What the thread has whose number in its warp differs in some bits. */
template <typename T> static __device__ __forceinline__ T sg_from_lane(const T &x, int bits) {
    constexpr int words = (sizeof(T) + 3) / 4;
    uint32_t of[words] = {};
    memcpy(of, &x, sizeof(T));
#pragma unroll
    for (int i = 0; i < words; i++)
        of[i] = __shfl_xor_sync(0xffffffffu, of[i], bits);
    T other;
    memcpy(&other, of, sizeof(T));
    return other;
}

/* What all threads of a warp have, joined; each has it then. All 32 must come here. */
template <typename Op> static __device__ __forceinline__ void sg_join_lanes(Op &found) {
#pragma unroll
    for (int bits = SG_LANES / 2; bits; bits /= 2)
        found.join(sg_from_lane(found, bits));
}

/* What the warps of a block of THREADS have, joined; each thread has it then. All threads of the block must come here, and may come again. */
template <int THREADS, typename Op> static __device__ __forceinline__ void sg_join_warps(Op &found) {
    __shared__ Op of_warps[THREADS / SG_LANES];
    __syncthreads(); /* of an earlier call all is read */
    if (threadIdx.x % SG_LANES == 0)
        of_warps[threadIdx.x / SG_LANES] = found;
    __syncthreads();
    found = of_warps[0];
#pragma unroll
    for (int w = 1; w < THREADS / SG_LANES; w++)
        found.join(of_warps[w]);
}

#endif
