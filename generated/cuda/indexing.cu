/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Elements picked out by indices and masks, and put back. */
#include "device.cuh"

/* _scatter_multiply: grad * result.conj() / self.conj() */
#if defined SG_ALL || defined SG__scatter_multiply_backward_self_f32
#define SG_KERNEL _scatter_multiply_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) / x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__scatter_multiply_backward_self_f64
#define SG_KERNEL _scatter_multiply_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) / x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__scatter_multiply_backward_self_c64
#define SG_KERNEL _scatter_multiply_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_mul_c64(x0, sg_conj_c64(x1)), sg_conj_c64(x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__scatter_multiply_backward_self_c128
#define SG_KERNEL _scatter_multiply_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_mul_c128(x0, sg_conj_c128(x1)), sg_conj_c128(x2));
#include "elementwise.cuh"
#endif

/* masked_scatter: grad.masked_fill(mask, 0)._sum_to_size(self.shape) */
#if defined SG_ALL || defined SG_masked_scatter_backward_self_f32
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 ? 0.0f : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_scatter_backward_self_f64
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 ? 0.0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_scatter_backward_self_c64
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = (x0 ? sg_from_real_c64(0.0f) : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_scatter_backward_self_c128
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = (x0 ? sg_from_real_c128(0.0) : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_scatter_backward_self_i8
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_scatter_backward_self_i16
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_scatter_backward_self_i32
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_scatter_backward_self_i64
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_scatter_backward_self_u8
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_scatter_backward_self_u16
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_scatter_backward_self_u32
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_scatter_backward_self_u64
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_scatter_backward_self_b8
#define SG_KERNEL masked_scatter_backward_self
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 ? 0 : x1);
#include "elementwise.cuh"
#endif

/* as_strided_scatter: where(covered, 0, grad) */
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_f32
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 != 0.0f) ? 0.0f : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_f64
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 != 0.0) ? 0.0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_c64
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = (sg_ne_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(0.0f) : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_c128
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = (sg_ne_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(0.0) : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_i8
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = ((x0 != 0) ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_i16
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = ((x0 != 0) ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_i32
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = ((x0 != 0) ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_i64
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = ((x0 != 0) ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_u8
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = ((x0 != 0) ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_u16
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = ((x0 != 0) ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_u32
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = ((x0 != 0) ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_u64
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = ((x0 != 0) ? 0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_as_strided_scatter_backward_self_b8
#define SG_KERNEL as_strided_scatter_backward_self
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 != 0) ? 0 : x1);
#include "elementwise.cuh"
#endif

/* _scatter_extreme: where(own, share, 0) */
#if defined SG_ALL || defined SG__scatter_extreme_backward_self_f32
#define SG_KERNEL _scatter_extreme_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? (x2 / x3) : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__scatter_extreme_backward_self_f64
#define SG_KERNEL _scatter_extreme_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? (x2 / x3) : 0.0);
#include "elementwise.cuh"
#endif
