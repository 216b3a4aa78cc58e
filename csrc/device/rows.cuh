/* The kernels of one computation along rows, the last dimension of arrays of one dtype, which a source in generated/cuda describes before it includes this: as for
 * elementwise.cuh, and besides
 *
 * SG_STEPS(SUM, MAX, MIN, ONCE)      what makes s0, s1, ... of all elements of a row, SUM(place, type, of x0, x1, ... and s0, s1, ... before), or once for the row of others
 * SG_REDUCES                         if a row gives one value of these, not a row
 *
 * A row of up to 1024 elements is a warp's, which holds it in registers: memory is read once, whatever the number of steps. A longer row is a block's, which reads it again
 * for each step; of few long rows, each part is a block's: a launch for each step, of which the last block's neighbours read what it has found, and one for the results. Parameters
 * of a kernel are the operands and the results in their order, and sg_rows; where rows have parts, sg_row_parts too. */
#ifndef SG_ROWS_CUH
#define SG_ROWS_CUH

#include "joined.cuh"

template <int PLACES> struct sg_rows {
    uint32_t rows, n, vectors; /* vectors: whether each operand and result is contiguous along its rows, or the same for all elements of one, and aligned */
    sg_grid<PLACES> outer;
    int32_t columns[PLACES]; /* strides along the row */
};

/* Of rows in parts: where each part of each step lies, SG_ROW_PART bytes for each, and which step this launch is for; those before it are done. */
struct sg_row_parts {
    char *partial;
    uint32_t parts, span, step; /* span: the elements of a part, a multiple of what a block reads at a time */
};

template <typename Op> static __device__ __forceinline__ Op *sg_part(const sg_row_parts &p, uint32_t step, uint32_t rows, uint32_t row, uint32_t part) {
    static_assert(sizeof(Op) <= SG_ROW_PART, "the host allocates partial results");
    return (Op *)(p.partial + ((size_t)(step * rows + row) * p.parts + part) * SG_ROW_PART);
}

/* What a step has found in all parts of a row, which each block joins in the same order. */
template <typename Op, typename T, int LANES> static __device__ __forceinline__ T sg_of_parts(const sg_row_parts &p, uint32_t step, uint32_t rows, uint32_t row) {
    Op found;
    found.start();
    for (uint32_t part = threadIdx.x; part < p.parts; part += LANES)
        found.join(*sg_part<Op>(p, step, rows, row, part));
    sg_join_lanes(found);
    sg_join_warps<LANES>(found);
    return found.done(0);
}

/* What LANES threads, a warp or a block, find in a row, or in its chunks from `first` on, of which each has PER elements at a time: `load` reads those of a chunk, `value` is of
 * one of them, `at` says which one of the row it is. */
template <typename Op, typename T, int PER, int LANES, bool HELD, typename Load, typename At, typename Value>
static __device__ __forceinline__ Op sg_of_row(uint32_t n, uint32_t first, uint32_t chunks, Load load, At at, Value value) {
    constexpr int ACCUMULATORS = PER < SG_EACH ? PER : SG_EACH;
    Op found[ACCUMULATORS];
#pragma unroll
    for (int k = 0; k < ACCUMULATORS; k++)
        found[k].start();
#pragma unroll 1
    for (uint32_t chunk = first; chunk < chunks; chunk++) {
        if (!HELD)
            load(chunk);
#pragma unroll
        for (int e = 0; e < PER; e++) {
            const T x = value(e); /* of all, so that a value that several steps need is computed once */
            if (at(chunk, e) < n)
                found[e % ACCUMULATORS].take(x, 0);
        }
    }
#pragma unroll
    for (int k = 1; k < ACCUMULATORS; k++)
        found[0].join(found[k]);
    sg_join_lanes(found[0]);
    if (LANES > SG_LANES)
        sg_join_warps<LANES>(found[0]);
    return found[0];
}

#endif

#include "described.cuh"

#define SG_HELD(i, M, T) sg_in_memory<M> v##i[PER];
#define SG_FROM(i, M, T) const sg_in_memory<M> *const from##i = a##i + offset[i];
#define SG_VECTOR(i, M, T)                                                                                             \
    {                                                                                                                  \
        sg_vector<M, V> w = {};                                                                                        \
        if (at < n && r.columns[i])                                                                                    \
            w = *(const sg_vector<M, V> *)(from##i + at);                                                              \
        _Pragma("unroll") for (int k = 0; k < V; k++) v##i[u * V + k] = w.of[k];                                       \
        if (at < n && !r.columns[i])                                                                                   \
            _Pragma("unroll") for (int k = 0; k < V; k++) v##i[u * V + k] = *from##i;                                  \
    }
#define SG_SINGLE(i, M, T) v##i[e] = at < n ? from##i[(int32_t)at * r.columns[i]] : sg_in_memory<M>{};
#define SG_GOT(i, M, T) const T x##i = sg_got(v##i[e]);
#define SG_STEP(Op, i, T, ...)                                                                                         \
    T s##i;                                                                                                            \
    if (PARTS && p.step > i) {                                                                                         \
        s##i = sg_of_parts<Op<T>, T, LANES>(p, i, r.rows, row);                                                        \
    } else {                                                                                                           \
        const Op<T> found = sg_of_row<Op<T>, T, PER, LANES, HELD>(n, first, chunks, load, place, [&](int e) -> T {     \
            SG_OPERANDS(SG_GOT, SG_NO)                                                                                 \
            return (__VA_ARGS__);                                                                                      \
        });                                                                                                            \
        if (PARTS) {                                                                                                   \
            if (lane == 0)                                                                                             \
                *sg_part<Op<T>>(p, i, r.rows, row, part) = found;                                                      \
            return;                                                                                                    \
        }                                                                                                              \
        s##i = found.done(0);                                                                                          \
    }
#define SG_SUM_STEP(i, T, ...) SG_STEP(sg_sum, i, T, __VA_ARGS__)
#define SG_MAX_STEP(i, T, ...) SG_STEP(sg_amax, i, T, __VA_ARGS__)
#define SG_MIN_STEP(i, T, ...) SG_STEP(sg_amin, i, T, __VA_ARGS__)
#define SG_ONCE_STEP(i, T, ...) const T s##i = (__VA_ARGS__);
#define SG_PUT_OF_ROW(i, M, T) sg_put(to##i[offset[inputs + i]], r##i);
#define SG_WRITTEN(i, M, T) sg_in_memory<M> w##i[PER];
#define SG_PUT_HELD(i, M, T) sg_put(w##i[e], r##i);
#define SG_PUT_SINGLE(i, M, T) to##i[offset[inputs + i] + (int32_t)at * r.columns[inputs + i]] = w##i[e];
#define SG_PUT_VECTOR(i, M, T)                                                                                         \
    {                                                                                                                  \
        sg_vector<M, V> w;                                                                                             \
        _Pragma("unroll") for (int k = 0; k < V; k++) w.of[k] = w##i[u * V + k];                                       \
        *(sg_vector<M, V> *)(to##i + offset[inputs + i] + at) = w;                                                     \
    }

template <int PER, int V, int LANES, int THREADS, bool HELD, bool PARTS>
static __device__ __forceinline__ void SG_ID(row)(SG_PARAMETERS const sg_rows<SG_ID(places)> &r, const sg_row_parts &p) {
    constexpr uint32_t inputs = SG_ID(places) - (0 SG_RESULTS(SG_COUNT_1));
    const uint32_t number = (blockIdx.x * THREADS + threadIdx.x) / LANES, row = PARTS ? number / p.parts : number, part = PARTS ? number - row * p.parts : 0;
    const uint32_t lane = threadIdx.x % LANES, n = r.n, all = HELD ? 1 : (n + PER * LANES - 1) / (PER * LANES);
    const uint32_t of_part = PARTS ? p.span / (PER * LANES) : all, first = part * of_part, chunks = all - first < of_part ? all : first + of_part;
    if (row >= r.rows)
        return; /* all threads of a warp, or of a block */
    int32_t offset[SG_ID(places)];
    sg_offsets(r.outer, row, offset);
    SG_OPERANDS(SG_FROM, SG_NO)
    SG_OPERANDS(SG_HELD, SG_NO)
    const auto load = [&](uint32_t chunk) {
        if (r.vectors) {
#pragma unroll
            for (int u = 0; u < PER / V; u++) {
                const uint32_t at = ((chunk * (PER / V) + u) * LANES + lane) * V;
                SG_OPERANDS(SG_VECTOR, SG_NO)
            }
        } else {
#pragma unroll
            for (int e = 0; e < PER; e++) {
                const uint32_t at = (chunk * PER + e) * LANES + lane;
                SG_OPERANDS(SG_SINGLE, SG_NO)
            }
        }
    };
    const auto place = [&](uint32_t chunk, int e) -> uint32_t {
        return r.vectors ? ((chunk * (PER / V) + e / V) * LANES + lane) * V + e % V : (chunk * PER + e) * LANES + lane;
    };
    if (HELD)
        load(0);
    SG_STEPS(SG_SUM_STEP, SG_MAX_STEP, SG_MIN_STEP, SG_ONCE_STEP)
#ifdef SG_REDUCES
    if (lane == 0 && part == 0) {
        SG_RESULTS(SG_LOCAL)
        SG_COMPUTE
        SG_RESULTS(SG_PUT_OF_ROW)
    }
#else
#pragma unroll 1
    for (uint32_t chunk = first; chunk < chunks; chunk++) {
        if (!HELD)
            load(chunk);
        SG_RESULTS(SG_WRITTEN)
#pragma unroll
        for (int e = 0; e < PER; e++) {
            SG_OPERANDS(SG_GOT, SG_NO)
            SG_RESULTS(SG_LOCAL)
            SG_COMPUTE
            SG_RESULTS(SG_PUT_HELD)
        }
        if (r.vectors) {
#pragma unroll
            for (int u = 0; u < PER / V; u++) {
                const uint32_t at = ((chunk * (PER / V) + u) * LANES + lane) * V;
                if (at < n) {
                    SG_RESULTS(SG_PUT_VECTOR)
                }
            }
        } else {
#pragma unroll
            for (int e = 0; e < PER; e++) {
                const uint32_t at = (chunk * PER + e) * LANES + lane;
                if (at < n) {
                    SG_RESULTS(SG_PUT_SINGLE)
                }
            }
        }
    }
#endif
}

constexpr int SG_ID(width) = SG_WIDTH(sg_largest(SG_ID(sizes), sizeof(SG_ID(sizes)) / sizeof(unsigned)));
constexpr unsigned SG_ID(held) = sg_total(SG_ID(sizes), sizeof(SG_ID(sizes)) / sizeof(unsigned) - (0 SG_RESULTS(SG_COUNT_1)));
#define SG_GIVEN_POINTER(i, M, T) a##i,
#define SG_GIVEN_NUMBER(i, T) x##i,
#define SG_GIVEN_RESULT(i, M, T) to##i,
#define SG_GIVEN SG_OPERANDS(SG_GIVEN_POINTER, SG_GIVEN_NUMBER) SG_RESULTS(SG_GIVEN_RESULT)
#define SG_ROW_OF_WARP(end, PER)                                                                                       \
    extern "C" __global__ void __launch_bounds__(SG_THREADS) SG_ID(end)(SG_PARAMETERS const __grid_constant__ sg_rows<SG_ID(places)> r) { \
        if constexpr (PER * SG_ID(held) <= SG_MOST_HELD) /* launch.c takes a block where registers are too few */      \
            SG_ID(row)<PER, SG_ROW_WIDTH(SG_ID(width), PER), SG_LANES, SG_THREADS, true, false>(SG_GIVEN r, sg_row_parts());                  \
    }

SG_ROW_OF_WARP(warp4, 4)
SG_ROW_OF_WARP(warp8, 8)
SG_ROW_OF_WARP(warp16, 16)
SG_ROW_OF_WARP(warp32, 32)

extern "C" __global__ void __launch_bounds__(SG_ROW_THREADS) SG_ID(block)(SG_PARAMETERS const __grid_constant__ sg_rows<SG_ID(places)> r) {
    SG_ID(row)<2 * SG_ID(width), SG_ID(width), SG_ROW_THREADS, SG_ROW_THREADS, false, false>(SG_GIVEN r, sg_row_parts());
}

extern "C" __global__ void __launch_bounds__(SG_ROW_THREADS)
    SG_ID(parts)(SG_PARAMETERS const __grid_constant__ sg_rows<SG_ID(places)> r, const __grid_constant__ sg_row_parts p) {
    SG_ID(row)<2 * SG_ID(width), SG_ID(width), SG_ROW_THREADS, SG_ROW_THREADS, false, true>(SG_GIVEN r, p);
}

#undef SG_STEPS
#undef SG_REDUCES
#undef SG_HELD
#undef SG_FROM
#undef SG_VECTOR
#undef SG_SINGLE
#undef SG_GOT
#undef SG_STEP
#undef SG_SUM_STEP
#undef SG_MAX_STEP
#undef SG_MIN_STEP
#undef SG_ONCE_STEP
#undef SG_PUT_OF_ROW
#undef SG_WRITTEN
#undef SG_PUT_HELD
#undef SG_PUT_SINGLE
#undef SG_PUT_VECTOR
#undef SG_GIVEN_POINTER
#undef SG_GIVEN_NUMBER
#undef SG_GIVEN_RESULT
#undef SG_GIVEN
#undef SG_ROW_OF_WARP
#include "described_end.cuh"
