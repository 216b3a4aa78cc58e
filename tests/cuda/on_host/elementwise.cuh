/* In the place of csrc/device/elementwise.cuh: a loop for each dtype, which shows that the definitions compute their formula, where no compiler for devices is. */
#ifndef S

#ifndef SG_FLOATS
#define S float
#define SG_SUFFIX SG_TYPE
#include "elementwise.cuh"
#undef S
#undef SG_SUFFIX
#else
#if SG_FLOATS & 1
#define S float
#define SG_SUFFIX f32
#include "elementwise.cuh"
#undef S
#undef SG_SUFFIX
#endif
#if SG_FLOATS & 2
#define S sg_f16
#define SG_SUFFIX f16
#include "elementwise.cuh"
#undef S
#undef SG_SUFFIX
#endif
#if SG_FLOATS & 4
#define S sg_bf16
#define SG_SUFFIX bf16
#include "elementwise.cuh"
#undef S
#undef SG_SUFFIX
#endif
#endif
#undef SG_KERNEL
#undef SG_TYPE
#undef SG_FLOATS
#undef SG_OPERANDS
#undef SG_RESULTS
#undef SG_COMPUTE
#undef SG_LONG

#else

#define SG_JOINED(a, b, c) a##b##_##c
#define SG_JOIN(a, b, c) SG_JOINED(a, b, c)
#define SG_POINTER(i, M, T) const M *a##i,
#define SG_POINTER_TO(i, M, T) M *to##i,
#define SG_VALUE(i, T) T x##i,
#define SG_LOCAL(i, M, T) const T x##i = sg_load(a##i[i_]);
#define SG_NO(...)
#define SG_RESULT(i, M, T) T r##i;
#define SG_STORE(i, M, T) sg_store(to##i[i_], r##i);

extern "C" int SG_JOIN(sg_cuda_, SG_KERNEL, SG_SUFFIX)(SG_OPERANDS(SG_POINTER, SG_VALUE) SG_RESULTS(SG_POINTER_TO) sg_index n, sg_stream) {
    for (sg_index i_ = 0; i_ < n; i_++) {
        SG_OPERANDS(SG_LOCAL, SG_NO)
        SG_RESULTS(SG_RESULT)
        SG_COMPUTE
        SG_RESULTS(SG_STORE)
    }
    return 0;
}

#undef SG_JOINED
#undef SG_JOIN
#undef SG_POINTER
#undef SG_POINTER_TO
#undef SG_VALUE
#undef SG_LOCAL
#undef SG_NO
#undef SG_RESULT
#undef SG_STORE

#endif
