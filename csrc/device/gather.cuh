/* The kernel that reads by index: elements, or slices, of an array along one dimension. Who includes this has defined:
 *
 * SG_KERNEL                the name of the kernel
 * SG_BYTES                 how many bytes are copied at once: 1, 2, 4, 8 or 16. They may be several elements that lie beside one another; of what type is no matter
 * SG_INDEX                 the type of an index
 *
 * A thread has SG_EACH places of the result: it reads the index of each, then what these name, then writes. So as many reads are on their way at once. */
#ifndef SG_GATHER_CUH
#define SG_GATHER_CUH

#include "device.cuh"

template <typename M, typename I>
static __device__ __forceinline__ void sg_gather(const M *from, const I *index, M *to, int64_t least, int64_t size, int64_t step, sg_bool *wrong, uint32_t n, const sg_grid<3> &grid) {
    const uint32_t first = blockIdx.x * (SG_THREADS * SG_EACH) + threadIdx.x;
    int32_t offset[SG_EACH][3];
    I given[SG_EACH];
    M found[SG_EACH];
    bool beyond = false;
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++) {
        const uint32_t i = first + u * SG_THREADS;
        sg_offsets(grid, i, offset[u]);
        given[u] = i < n ? index[offset[u][1]] : 0;
    }
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++) {
        const int64_t place = given[u] < 0 ? given[u] + size : given[u];
        const bool within = given[u] >= least && given[u] < size;
        found[u] = M{}; /* of an index that is out of bounds the host hears later: nothing is read for it, and zero is written */
        if (within && first + u * SG_THREADS < n)
            found[u] = from[offset[u][0] + place * step];
        beyond |= !within && first + u * SG_THREADS < n;
    }
    if (beyond && wrong)
        *wrong = 1; /* any thread may, all write the same */
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++) {
        const uint32_t i = first + u * SG_THREADS;
        if (i < n)
            to[i] = found[u];
    }
}

#endif

#define SG_NAME_(kernel) kernel##_read
#define SG_NAME(kernel) SG_NAME_(kernel)
#define SG_M sg_copied<SG_BYTES>::type

/* Args: the array, the index, and the result, which is contiguous; the least index, 0 or, where negative ones count from the end, minus the next; how many places
 * there are along the dimension; how far one lies from the next, in numbers of SG_BYTES; where to note that an index is out of bounds, or nowhere; how many times SG_BYTES
 * are written; and where each of these lies in the array, at place 0, and its index among the indices. */
extern "C" __global__ void __launch_bounds__(SG_THREADS)
    SG_NAME(SG_KERNEL)(const SG_M *from, const SG_INDEX *index, SG_M *to, int64_t least, int64_t size, int64_t step, sg_bool *wrong, uint32_t n, const __grid_constant__ sg_grid<3> grid) {
    sg_gather(from, index, to, least, size, step, wrong, n, grid);
}

#undef SG_NAME
#undef SG_NAME_
#undef SG_M
#undef SG_KERNEL
#undef SG_BYTES
#undef SG_INDEX
