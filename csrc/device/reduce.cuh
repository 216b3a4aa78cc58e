/* The kernels of one reduction of arrays of one dtype, over any dimensions, one for each layout. Who includes this has defined:
 *
 * SG_KERNEL, SG_SUFFIX     how the names of the kernels begin: sum and f32 for sum_f32_rows
 * SG_MEMORY, SG_TAKEN      the type in memory, and the one in which its elements are taken: sg_f16 and float
 * SG_REDUCTION, SG_RESULT  what is computed (one of the structures below, of SG_TAKEN), and the type in memory of the results
 * SG_PART_BYTES            of a partial result, as the host allocates them
 *
 * Nothing depends on the order in which threads run: each takes elements that the layout says, and what threads have is joined in a fixed order. A reduction that is too
 * long for one block is done in parts, whose results a second launch joins. Parameters are the operand, the results and the partial results, each contiguous but the first. */
#ifndef SG_REDUCE_CUH
#define SG_REDUCE_CUH

#include "joined.cuh"

/* ---- layouts: which thread takes which elements */

struct sg_reduction {
    uint32_t outputs, n; /* the results, and the elements of each */
    uint32_t parts, span; /* in how many parts a reduction is done, of so many elements each */
    sg_grid<1> kept, reduced;
};

template <typename R, typename T> static __device__ __forceinline__ void sg_stored(R &to, T x) { to = (R)x; }
template <typename T> static __device__ __forceinline__ void sg_stored(sg_f16 &to, T x) { sg_put(to, x); }
template <typename T> static __device__ __forceinline__ void sg_stored(sg_bf16 &to, T x) { sg_put(to, x); }
template <typename T> static __device__ __forceinline__ void sg_stored(sg_pair_f32 &to, T x) { sg_put(to, x); }
template <typename T> static __device__ __forceinline__ void sg_stored(sg_pair_f64 &to, T x) { sg_put(to, x); }

template <typename Op, typename R> static __device__ __forceinline__ void sg_written(R *to, Op *partial, const sg_reduction &r, uint32_t output, uint32_t part, const Op &found) {
    if (r.parts > 1)
        partial[output * r.parts + part] = found;
    else
        sg_stored(to[output], found.done(r.n));
}

/* LANES threads along a reduction: a warp or a block. The elements are contiguous, and then are read as vectors, wherever they begin, or are anywhere. */
template <typename Op, typename M, typename T, typename R, int LANES, bool CONTIGUOUS>
static __device__ __forceinline__ void sg_reduce_along(const sg_in_memory<M> *a, R *to, Op *partial, const sg_reduction &r) {
    const uint32_t number = (blockIdx.x * SG_THREADS + threadIdx.x) / LANES, thread = threadIdx.x % LANES;
    const uint32_t output = number / r.parts, part = number - output * r.parts;
    if (output >= r.outputs)
        return; /* all threads of a warp, or of a block */
    const uint32_t first = part * r.span, end = r.n - first < r.span ? r.n : first + r.span;
    int32_t offset;
    sg_offsets(r.kept, output, &offset);
    const sg_in_memory<M> *of_output = a + offset;
    Op found[SG_EACH]; /* as many as do not wait for one another */
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++)
        found[u].start();
    if (CONTIGUOUS) {
        constexpr uint32_t V = 16 / sizeof(sg_in_memory<M>);
        typedef sg_vector<M, V> vector;
        const uint32_t beyond = (uint32_t)(((size_t)(of_output + first) % sizeof(vector)) / sizeof(sg_in_memory<M>)), before = beyond ? V - beyond : 0;
        const uint32_t head = end - first < before ? end : first + before, vectors = (end - head) / V, tail = head + vectors * V;
        const vector *from = (const vector *)(of_output + head);
        for (uint32_t i = first + thread; i < head; i += LANES)
            found[0].take((T)sg_got(of_output[i]), i);
        uint32_t v = thread;
#pragma unroll 1
        for (; v + (SG_EACH - 1) * LANES < vectors; v += SG_EACH * LANES) {
            vector x[SG_EACH];
#pragma unroll
            for (uint32_t u = 0; u < SG_EACH; u++)
                x[u] = from[v + u * LANES];
#pragma unroll
            for (uint32_t u = 0; u < SG_EACH; u++)
#pragma unroll
                for (uint32_t k = 0; k < V; k++)
                    found[(u * V + k) % SG_EACH].take((T)sg_got(x[u].of[k]), head + (v + u * LANES) * V + k);
        }
#pragma unroll 1
        for (; v < vectors; v += LANES) {
            const vector x = from[v];
#pragma unroll
            for (uint32_t k = 0; k < V; k++)
                found[k % SG_EACH].take((T)sg_got(x.of[k]), head + v * V + k);
        }
        for (uint32_t i = tail + thread; i < end; i += LANES)
            found[0].take((T)sg_got(of_output[i]), i);
    } else {
#pragma unroll 1
        for (uint32_t base = first + thread; base < end; base += SG_EACH * LANES) {
            sg_in_memory<M> x[SG_EACH];
#pragma unroll
            for (uint32_t u = 0; u < SG_EACH; u++) {
                const uint32_t i = base + u * LANES;
                int32_t there;
                sg_offsets(r.reduced, i, &there);
                if (i < end)
                    x[u] = of_output[there];
            }
#pragma unroll
            for (uint32_t u = 0; u < SG_EACH; u++)
                if (base + u * LANES < end)
                    found[u].take((T)sg_got(x[u]), base + u * LANES);
        }
    }
    found[0].join(found[1]), found[2].join(found[3]), found[0].join(found[2]);
    sg_join_lanes(found[0]);
    if (LANES > SG_LANES)
        sg_join_warps<LANES>(found[0]);
    if (thread == 0)
        sg_written(to, partial, r, output, part, found[0]);
}

/* Each thread of a warp has results of its own, W that lie beside one another; the warps of a block share out the elements. */
template <typename Op, typename M, typename T, typename R, int W>
static __device__ __forceinline__ void sg_reduce_across(const sg_in_memory<M> *a, R *to, Op *partial, const sg_reduction &r) {
    constexpr uint32_t WARPS = SG_THREADS / SG_LANES;
    typedef sg_vector<M, W> vector;
    const uint32_t lane = threadIdx.x % SG_LANES, warp = threadIdx.x / SG_LANES, groups = (r.outputs + SG_LANES * W - 1) / (SG_LANES * W);
    const uint32_t part = blockIdx.x / groups, output = ((blockIdx.x - part * groups) * SG_LANES + lane) * W;
    const uint32_t first = part * r.span, end = r.n - first < r.span ? r.n : first + r.span;
    Op found[SG_EACH][W];
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++)
#pragma unroll
        for (uint32_t k = 0; k < W; k++)
            found[u][k].start();
    if (output < r.outputs) {
        int32_t offset;
        sg_offsets(r.kept, output, &offset);
#pragma unroll 1
        for (uint32_t base = first + warp; base < end; base += SG_EACH * WARPS) {
            vector x[SG_EACH];
#pragma unroll
            for (uint32_t u = 0; u < SG_EACH; u++) {
                const uint32_t i = base + u * WARPS;
                int32_t there;
                sg_offsets(r.reduced, i, &there);
                if (i < end)
                    x[u] = *(const vector *)(a + offset + there);
            }
#pragma unroll
            for (uint32_t u = 0; u < SG_EACH; u++)
                if (base + u * WARPS < end)
#pragma unroll
                    for (uint32_t k = 0; k < W; k++)
                        found[u][k].take((T)sg_got(x[u].of[k]), base + u * WARPS);
        }
    }
    __shared__ Op of_warps[WARPS - 1][W][SG_LANES];
#pragma unroll
    for (uint32_t k = 0; k < W; k++) {
        found[0][k].join(found[1][k]), found[2][k].join(found[3][k]), found[0][k].join(found[2][k]);
        if (warp)
            of_warps[warp - 1][k][lane] = found[0][k];
    }
    __syncthreads();
    if (warp)
        return;
#pragma unroll
    for (uint32_t k = 0; k < W; k++) {
#pragma unroll
        for (uint32_t w = 0; w + 1 < WARPS; w++)
            found[0][k].join(of_warps[w][k][lane]);
        if (output + k < r.outputs)
            sg_written(to, partial, r, output + k, part, found[0][k]);
    }
}

/* The second launch: a warp joins the partial results of an output. */
template <typename Op, typename R> static __device__ __forceinline__ void sg_reduce_parts(R *to, const Op *partial, const sg_reduction &r) {
    const uint32_t output = (blockIdx.x * SG_THREADS + threadIdx.x) / SG_LANES, lane = threadIdx.x % SG_LANES;
    if (output >= r.outputs)
        return;
    Op found;
    found.start();
    for (uint32_t i = lane; i < r.parts; i += SG_LANES)
        found.join(partial[output * r.parts + i]);
    sg_join_lanes(found);
    if (lane == 0)
        sg_stored(to[output], found.done(r.n));
}

#define SG_JOINED(a, b, c) a##_##b##_##c
#define SG_JOIN(a, b, c) SG_JOINED(a, b, c)
#define SG_ID(end) SG_JOIN(SG_KERNEL, SG_SUFFIX, end)
#define SG_REDUCTION_KERNEL(end, ...)                                                                                  \
    extern "C" __global__ void __launch_bounds__(SG_THREADS)                                                           \
        SG_ID(end)(const sg_in_memory<SG_MEMORY> *a, sg_in_memory<SG_RESULT> *to, SG_REDUCTION<SG_TAKEN> *partial, const __grid_constant__ sg_reduction r) { \
        __VA_ARGS__;                                                                                                   \
    }
#define SG_TYPES SG_REDUCTION<SG_TAKEN>, SG_MEMORY, SG_TAKEN, sg_in_memory<SG_RESULT>

#endif

static_assert(sizeof(SG_REDUCTION<SG_TAKEN>) == SG_PART_BYTES, "the host allocates partial results");

SG_REDUCTION_KERNEL(warps, sg_reduce_along<SG_TYPES, SG_LANES, true>(a, to, partial, r))
SG_REDUCTION_KERNEL(rows, sg_reduce_along<SG_TYPES, SG_THREADS, true>(a, to, partial, r))
SG_REDUCTION_KERNEL(along, sg_reduce_along<SG_TYPES, SG_THREADS, false>(a, to, partial, r))
SG_REDUCTION_KERNEL(columns, sg_reduce_across<SG_TYPES, SG_COLUMNS(sizeof(sg_in_memory<SG_MEMORY>))>(a, to, partial, r))
SG_REDUCTION_KERNEL(across, sg_reduce_across<SG_TYPES, 1>(a, to, partial, r))
SG_REDUCTION_KERNEL(parts, sg_reduce_parts(to, partial, r))

#undef SG_KERNEL
#undef SG_SUFFIX
#undef SG_MEMORY
#undef SG_TAKEN
#undef SG_REDUCTION
#undef SG_RESULT
#undef SG_PART_BYTES
