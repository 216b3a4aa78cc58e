/* The kernel that writes by index: elements, or slices, are put to those of an array along one dimension, or added to them. Who includes this has defined:
 *
 * SG_KERNEL                the name of the kernel
 * SG_MEMORY                the type of an element: one of those below. Signed integers add as unsigned ones; what is put is copied as so many bytes
 * SG_INDEX                 the type of an index
 * SG_ADDS                  1: elements are added; 0: they are put
 *
 * Each addition is atomic, since several indices may name one place; in which order they come is nobody's choice, so sums of floating-point numbers may differ in their
 * last bits from run to run, and of several elements that are put to one place any may stay. */
#ifndef SG_SCATTER_CUH
#define SG_SCATTER_CUH

#include "device.cuh"

template <int YES> struct sg_flag {};

template <typename M> static __device__ __forceinline__ void sg_write(M *to, M x, sg_flag<0>) { *to = x; }
template <typename M> static __device__ __forceinline__ void sg_write(M *to, M x, sg_flag<1>) { atomicAdd(to, x); }
static __device__ __forceinline__ void sg_write(sg_pair_f32 *to, sg_pair_f32 z, sg_flag<1>) { atomicAdd(&to->re, z.re), atomicAdd(&to->im, z.im); }
static __device__ __forceinline__ void sg_write(sg_pair_f64 *to, sg_pair_f64 z, sg_flag<1>) { atomicAdd(&to->re, z.re), atomicAdd(&to->im, z.im); }

template <int ADDS, typename M, typename I>
static __device__ __forceinline__ void sg_scatter(M *to, const I *index, const M *from, int64_t least, int64_t size, int64_t step, sg_bool *wrong, uint32_t n, const sg_grid<3> &grid) {
    const uint32_t first = blockIdx.x * (SG_THREADS * SG_EACH) + threadIdx.x;
    int32_t offset[SG_EACH][3];
    I given[SG_EACH];
    M x[SG_EACH];
    bool beyond = false;
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++) {
        const uint32_t i = first + u * SG_THREADS;
        sg_offsets(grid, i, offset[u]);
        if (i < n)
            given[u] = index[offset[u][1]], x[u] = from[offset[u][2]];
    }
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++) {
        if (first + u * SG_THREADS >= n)
            continue;
        const int64_t place = given[u] < 0 ? given[u] + size : given[u];
        const bool within = given[u] >= least && given[u] < size;
        if (within) /* of others the host hears later, and nothing is written for them */
            sg_write(to + (offset[u][0] + place * step), x[u], sg_flag<ADDS>());
        beyond |= !within;
    }
    if (beyond && wrong)
        *wrong = 1; /* any thread may, all write the same */
}

#endif

#define SG_NAME_(kernel) kernel##_written
#define SG_NAME(kernel) SG_NAME_(kernel)

/* Args: the array, the index, and what is written; the least index, 0 or, where negative ones count from the end, minus the next; how many places there are along the
 * dimension, and how far one lies from the next, in elements; where to note that an index is out of bounds, or nowhere; how many elements are written; and where each lies in
 * the array, at place 0, its index among the indices, and itself. */
extern "C" __global__ void __launch_bounds__(SG_THREADS)
    SG_NAME(SG_KERNEL)(SG_MEMORY *to, const SG_INDEX *index, const SG_MEMORY *from, int64_t least, int64_t size, int64_t step, sg_bool *wrong, uint32_t n, const __grid_constant__ sg_grid<3> grid) {
    sg_scatter<SG_ADDS>(to, index, from, least, size, step, wrong, n, grid);
}

#undef SG_NAME
#undef SG_NAME_
#undef SG_KERNEL
#undef SG_MEMORY
#undef SG_INDEX
#undef SG_ADDS
