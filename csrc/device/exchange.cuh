/* What the threads of a warp or of a block tell one another. */
#ifndef SG_EXCHANGE_CUH
#define SG_EXCHANGE_CUH

#include "device.cuh"

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

/* What the warps of a block have, joined; each thread has it then. All threads of the block must come here, and may come again. */
template <typename Op> static __device__ __forceinline__ void sg_join_warps(Op &found) {
    __shared__ Op of_warps[SG_THREADS / SG_LANES];
    __syncthreads(); /* of an earlier call all is read */
    if (threadIdx.x % SG_LANES == 0)
        of_warps[threadIdx.x / SG_LANES] = found;
    __syncthreads();
    found = of_warps[0];
#pragma unroll
    for (int w = 1; w < SG_THREADS / SG_LANES; w++)
        found.join(of_warps[w]);
}

#endif
