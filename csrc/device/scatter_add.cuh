/* The kernel that adds by index: elements, or slices, to those of an array along one dimension. Who includes this has defined:
 *
 * SG_KERNEL                the name of the kernel
 * SG_MEMORY                the type of an element: float, double, uint32_t, unsigned long long, sg_pair_f32 or sg_pair_f64. Signed integers add as unsigned ones
 * SG_INDEX                 the type of an index
 *
 * Each addition is atomic, since several indices may name one place; in which order they come is nobody's choice, so sums of floating-point numbers may differ in their
 * last bits from run to run. */
#ifndef SG_SCATTER_ADD_CUH
#define SG_SCATTER_ADD_CUH

#include "device.cuh"

template <typename M> static __device__ __forceinline__ void sg_add_to(M *to, M x) { atomicAdd(to, x); }
static __device__ __forceinline__ void sg_add_to(sg_pair_f32 *to, sg_pair_f32 z) { atomicAdd(&to->re, z.re), atomicAdd(&to->im, z.im); }
static __device__ __forceinline__ void sg_add_to(sg_pair_f64 *to, sg_pair_f64 z) { atomicAdd(&to->re, z.re), atomicAdd(&to->im, z.im); }

template <typename M, typename I>
static __device__ __forceinline__ void sg_scatter_add(M *to, const I *index, const M *from, int64_t size, int64_t step, uint32_t n, const sg_grid<3> &grid) {
    const uint32_t first = blockIdx.x * (SG_THREADS * SG_EACH) + threadIdx.x;
    int32_t offset[SG_EACH][3];
    int64_t place[SG_EACH];
    M x[SG_EACH];
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++) {
        const uint32_t i = first + u * SG_THREADS;
        sg_offsets(grid, i, offset[u]);
        place[u] = size;
        if (i < n)
            place[u] = index[offset[u][1]], x[u] = from[offset[u][2]];
    }
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++) {
        place[u] += place[u] < 0 ? size : 0; /* counted from the end */
        if (place[u] >= 0 && place[u] < size) /* others the host finds by itself, and nothing is added for them */
            sg_add_to(to + (offset[u][0] + place[u] * step), x[u]);
    }
}

#endif

#define SG_NAME_(kernel) kernel##_added
#define SG_NAME(kernel) SG_NAME_(kernel)

/* Args: the array, the index, and what is added; how many places there are along the dimension, and how far one lies from the next, in elements; how many are added; and
 * where each lies in the array, at place 0, its index among the indices, and itself. */
extern "C" __global__ void __launch_bounds__(SG_THREADS)
    SG_NAME(SG_KERNEL)(SG_MEMORY *to, const SG_INDEX *index, const SG_MEMORY *from, int64_t size, int64_t step, uint32_t n, const __grid_constant__ sg_grid<3> grid) {
    sg_scatter_add(to, index, from, size, step, n, grid);
}

#undef SG_NAME
#undef SG_NAME_
#undef SG_KERNEL
#undef SG_MEMORY
#undef SG_INDEX
