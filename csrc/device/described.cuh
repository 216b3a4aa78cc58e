/* The parameters, results and names of the kernels that a source in generated/cuda describes, until described_end.cuh. */
#ifndef S
#define S float
#endif
#ifndef SG_SUFFIX
#define SG_SUFFIX SG_TYPE
#endif

#define SG_JOINED(a, b, c) a##_##b##_##c
#define SG_JOIN(a, b, c) SG_JOINED(a, b, c)
#define SG_ID(end) SG_JOIN(SG_KERNEL, SG_SUFFIX, end)

#define SG_NO(...)
#define SG_SIZE(i, M, T) sizeof(sg_in_memory<M>),
#define SG_COUNT_1(...) +1
#define SG_POINTER(i, M, T) const sg_in_memory<M> *a##i,
#define SG_POINTER_TO(i, M, T) sg_in_memory<M> *to##i,
#define SG_VALUE(i, T) T x##i,
#define SG_VALUE_OF_ARRAY(i, M, T) const T x##i,
#define SG_PARAMETERS SG_OPERANDS(SG_POINTER, SG_VALUE) SG_RESULTS(SG_POINTER_TO)

#define SG_FIELD(i, M, T) T r##i;
#define SG_LOCAL(i, M, T) T r##i;
struct SG_ID(results) { SG_RESULTS(SG_FIELD) };

enum { SG_ID(places) = 0 SG_OPERANDS(SG_COUNT_1, SG_COUNT_1) SG_RESULTS(SG_COUNT_1) };
constexpr unsigned SG_ID(sizes)[] = {SG_OPERANDS(SG_SIZE, SG_NO) SG_RESULTS(SG_SIZE)};
