/* What generated CUDA kernels stand on. With SG_CUDA_ON_HOST defined the same source compiles as C++ and runs on the host: a
 * grid of one thread, which does all the work. That is how kernels are tested where there is no device. */
#ifndef SG_CUDA_KERNEL_CUH
#define SG_CUDA_KERNEL_CUH

#include <stdint.h>
#include <string.h>

#ifdef SG_CUDA_ON_HOST

#define __global__ static
#define __host__
#define __device__
#define __forceinline__ inline
typedef void *sg_stream;
typedef _Float16 sg_f16;
struct sg_bf16 { uint16_t bits; };
#define SG_GRID_LOOP(i, n) for (sg_index i = 0; i < (n); i++)
#define SG_LAUNCH(kernel, n, stream, ...) ((void)(stream), kernel(__VA_ARGS__), 0)

#else

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
typedef cudaStream_t sg_stream;
typedef __half sg_f16;
typedef __nv_bfloat16 sg_bf16;
#define SG_GRID_LOOP(i, n)                                                                                             \
    for (sg_index i = blockIdx.x * (sg_index)blockDim.x + threadIdx.x; i < (n); i += (sg_index)gridDim.x * blockDim.x)
#define SG_THREADS 256
#define SG_MOST_BLOCKS 65535
#define SG_BLOCKS(n) ((unsigned)(((n) + SG_THREADS - 1) / SG_THREADS < SG_MOST_BLOCKS ? ((n) + SG_THREADS - 1) / SG_THREADS : SG_MOST_BLOCKS))
#define SG_LAUNCH(kernel, n, stream, ...)                                                                              \
    ((n) > 0 ? (kernel<<<SG_BLOCKS(n), SG_THREADS, 0, stream>>>(__VA_ARGS__), (int)cudaGetLastError()) : 0)

#endif

#include "scalar.h"

/* A launcher returns a CUDA error code, 0 if all is well; it does not wait for the device. */
#define SG_LAUNCHER(name, parameters) extern "C" int sg_cuda_##name parameters

/* ---- between what memory holds and what is computed in */

template <typename T> SG_FN T sg_load(T x) { return x; }
template <typename T, typename U> SG_FN void sg_store(T &to, U x) { to = (T)x; }
#ifdef SG_CUDA_ON_HOST
SG_FN float sg_load(sg_f16 x) { return (float)x; }
SG_FN float sg_load(sg_bf16 x) {
    uint32_t bits = (uint32_t)x.bits << 16;
    float value;
    memcpy(&value, &bits, sizeof(value));
    return value;
}
SG_FN void sg_store(sg_f16 &to, float x) { to = (sg_f16)x; }
SG_FN void sg_store(sg_bf16 &to, float x) {
    uint32_t bits;
    memcpy(&bits, &x, sizeof(bits));
    to.bits = (uint16_t)(x != x ? (bits >> 16) | 0x40 : (bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}
#else
SG_FN float sg_load(sg_f16 x) { return __half2float(x); }
SG_FN float sg_load(sg_bf16 x) { return __bfloat162float(x); }
SG_FN void sg_store(sg_f16 &to, float x) { to = __float2half_rn(x); }
SG_FN void sg_store(sg_bf16 &to, float x) { to = __float2bfloat16_rn(x); }
#endif
#endif
