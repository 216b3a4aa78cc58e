/* In the place of csrc/device/device.cuh: the same computations as C++ for the host. */
#ifndef SG_ON_HOST_DEVICE_CUH
#define SG_ON_HOST_DEVICE_CUH

#ifndef SG_CUDA_ON_HOST
#define SG_CUDA_ON_HOST
#endif
#include "cuda_kernel.cuh"

#endif
