/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Sums, means, extremes and whatever else makes one value of many. */
#include "device.cuh"

/* mean: _spread(grad / count(self.shape, dim), self.shape, dim, keepdim) if dtype is None else _to_copy(_spread(grad / count(self.shape, dim), self.shape, dim, keepdim), self.dtype) */
#if defined SG_ALL || defined SG_mean_backward_self_f32
#define SG_KERNEL mean_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mean_backward_self_f64
#define SG_KERNEL mean_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mean_backward_self_c64
#define SG_KERNEL mean_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_from_real_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mean_backward_self_c128
#define SG_KERNEL mean_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_from_real_c128(x1));
#include "elementwise.cuh"
#endif

/* nansum: where(self == self, _spread(grad, self.shape, dim, keepdim), 0) if dtype is None else where(self == self, _to_copy(_spread(grad, self.shape, dim, keepdim), self.dtype), 0) */
#if defined SG_ALL || defined SG_nansum_backward_self_f32
#define SG_KERNEL nansum_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 == x0) ? x1 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nansum_backward_self_f64
#define SG_KERNEL nansum_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 == x0) ? x1 : 0.0);
#include "elementwise.cuh"
#endif

/* _prod: grad * (_cumprod(before, dim) * _cumprod(after.flip([dim]), dim).flip([dim])).conj() */
#if defined SG_ALL || defined SG__prod_backward_self_f32
#define SG_KERNEL _prod_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prod_backward_self_f64
#define SG_KERNEL _prod_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prod_backward_self_c64
#define SG_KERNEL _prod_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prod_backward_self_c128
#define SG_KERNEL _prod_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prod_backward_self_i8
#define SG_KERNEL _prod_backward_self
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t) ARRAY(2, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prod_backward_self_i16
#define SG_KERNEL _prod_backward_self
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t) ARRAY(2, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prod_backward_self_i32
#define SG_KERNEL _prod_backward_self
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t) ARRAY(2, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prod_backward_self_i64
#define SG_KERNEL _prod_backward_self
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t) ARRAY(2, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prod_backward_self_u8
#define SG_KERNEL _prod_backward_self
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t) ARRAY(2, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prod_backward_self_u16
#define SG_KERNEL _prod_backward_self
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t) ARRAY(2, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prod_backward_self_u32
#define SG_KERNEL _prod_backward_self
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t) ARRAY(2, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prod_backward_self_u64
#define SG_KERNEL _prod_backward_self
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t) ARRAY(2, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prod_backward_self_b8
#define SG_KERNEL _prod_backward_self
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool) ARRAY(2, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 && (x1 && x2));
#include "elementwise.cuh"
#endif

/* _cumprod: _cumsum_from_end(grad * result.conj(), dim) / self.conj() if not has_zero(self) else _linear_scan(grad.flip([dim]), behind.flip([dim]).conj(), dim).flip([dim]) * _cumprod(before, dim).conj() */
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_f32
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_f64
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_c64
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_c128
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_i8
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_i16
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_i32
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_i64
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_u8
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_u16
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_u32
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_u64
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cumprod_backward_self_inner_b8
#define SG_KERNEL _cumprod_backward_self_inner
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 && x1);
#include "elementwise.cuh"
#endif

/* _logsumexp: _spread(grad, self.shape, dim, keepdim) * (self - _spread(where(result == -inf, 0, result), self.shape, dim, keepdim)).exp().conj() */
#if defined SG_ALL || defined SG__logsumexp_backward_self_inner_f32
#define SG_KERNEL _logsumexp_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 == (-SG_INF)) ? 0.0f : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logsumexp_backward_self_inner_f64
#define SG_KERNEL _logsumexp_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 == (-SG_INF)) ? 0.0 : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logsumexp_backward_self_inner_c64
#define SG_KERNEL _logsumexp_backward_self_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = (sg_eq_c64(x0, sg_from_real_c64((-SG_INF))) ? sg_from_real_c64(0.0f) : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logsumexp_backward_self_inner_c128
#define SG_KERNEL _logsumexp_backward_self_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = (sg_eq_c128(x0, sg_from_real_c128((-SG_INF))) ? sg_from_real_c128(0.0) : x0);
#include "elementwise.cuh"
#endif

/* _logsumexp: _spread(grad, self.shape, dim, keepdim) * (self - _spread(where(result == -inf, 0, result), self.shape, dim, keepdim)).exp().conj() */
#if defined SG_ALL || defined SG__logsumexp_backward_self_f32
#define SG_KERNEL _logsumexp_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_exp_f32((x1 - x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logsumexp_backward_self_f64
#define SG_KERNEL _logsumexp_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_exp_f64((x1 - x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logsumexp_backward_self_c64
#define SG_KERNEL _logsumexp_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_exp_c64(sg_sub_c64(x1, x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logsumexp_backward_self_c128
#define SG_KERNEL _logsumexp_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_exp_c128(sg_sub_c128(x1, x2))));
#include "elementwise.cuh"
#endif

/* _logsumexp: (self_t * (self_p - _spread(where(result == -inf, 0, result), self_p.shape, dim, keepdim)).exp()).sum(dim, keepdim) */
#if defined SG_ALL || defined SG__logsumexp_tangent_self_f32
#define SG_KERNEL _logsumexp_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_exp_f32((x1 - x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logsumexp_tangent_self_f64
#define SG_KERNEL _logsumexp_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_exp_f64((x1 - x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logsumexp_tangent_self_c64
#define SG_KERNEL _logsumexp_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_exp_c64(sg_sub_c64(x1, x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logsumexp_tangent_self_c128
#define SG_KERNEL _logsumexp_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_exp_c128(sg_sub_c128(x1, x2)));
#include "elementwise.cuh"
#endif

/* var: _spread(grad * 2 / (count(self.shape, dim) - (1 if correction is None else correction)), self.shape, dim, keepdim) * (self - self.mean(dim, True)) */
#if defined SG_ALL || defined SG_var_backward_self_inner_f32
#define SG_KERNEL var_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * 2.0f) / x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_var_backward_self_inner_f64
#define SG_KERNEL var_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * 2.0) / x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_var_backward_self_inner_c64
#define SG_KERNEL var_backward_self_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_mul_c64(x0, sg_from_real_c64(2.0f)), x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_var_backward_self_inner_c128
#define SG_KERNEL var_backward_self_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_mul_c128(x0, sg_from_real_c128(2.0)), x1);
#include "elementwise.cuh"
#endif

/* var: _real_part((self_p - self_p.mean(dim, True)).conj() * self_t).sum(dim, keepdim) * 2 / (count(self_p.shape, dim) - (1 if correction is None else correction)) */
#if defined SG_ALL || defined SG_var_tangent_self_inner_f32
#define SG_KERNEL var_tangent_self_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 - x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_var_tangent_self_inner_f64
#define SG_KERNEL var_tangent_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 - x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_var_tangent_self_inner_c64
#define SG_KERNEL var_tangent_self_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, float, float)
#define SG_COMPUTE r0 = sg_real_c64(sg_mul_c64(sg_conj_c64(sg_sub_c64(x0, x1)), x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_var_tangent_self_inner_c128
#define SG_KERNEL var_tangent_self_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_real_c128(sg_mul_c128(sg_conj_c128(sg_sub_c128(x0, x1)), x2));
#include "elementwise.cuh"
#endif

/* std: _spread(grad / (where(result == 0, inf, result) * (count(self.shape, dim) - (1 if correction is None else correction))), self.shape, dim, keepdim) * (self - self.mean(dim, True)) */
#if defined SG_ALL || defined SG_std_backward_self_inner_f32
#define SG_KERNEL std_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / (((x1 == 0.0f) ? SG_INF : x1) * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_std_backward_self_inner_f64
#define SG_KERNEL std_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / (((x1 == 0.0) ? SG_INF : x1) * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_std_backward_self_inner_c64
#define SG_KERNEL std_backward_self_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) NUMBER(2, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_mul_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1), x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_std_backward_self_inner_c128
#define SG_KERNEL std_backward_self_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) NUMBER(2, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_mul_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1), x2));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_f32
#define SG_KERNEL _vector_norm_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 / ((x2 == 0.0f) ? SG_INF : x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_f64
#define SG_KERNEL _vector_norm_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 / ((x2 == 0.0) ? SG_INF : x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_c64
#define SG_KERNEL _vector_norm_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_div_c64(x1, (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_c128
#define SG_KERNEL _vector_norm_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_div_c128(x1, (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2)));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_2_f32
#define SG_KERNEL _vector_norm_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sgn_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_2_f64
#define SG_KERNEL _vector_norm_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sgn_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_2_c64
#define SG_KERNEL _vector_norm_backward_self_2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_sgn_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_2_c128
#define SG_KERNEL _vector_norm_backward_self_2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_sgn_c128(x1));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_3_f32
#define SG_KERNEL _vector_norm_backward_self_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_sgn_f32(x0) * (x1 * 0.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_3_f64
#define SG_KERNEL _vector_norm_backward_self_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_sgn_f64(x0) * (x1 * 0.0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_3_c64
#define SG_KERNEL _vector_norm_backward_self_3
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_sgn_c64(x0), sg_mul_c64(x1, sg_from_real_c64(0.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_3_c128
#define SG_KERNEL _vector_norm_backward_self_3
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_sgn_c128(x0), sg_mul_c128(x1, sg_from_real_c128(0.0)));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_4_f32
#define SG_KERNEL _vector_norm_backward_self_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 / x1) * ((x2 == x3) ? sg_sgn_f32(x4) : 0.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_4_f64
#define SG_KERNEL _vector_norm_backward_self_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 / x1) * ((x2 == x3) ? sg_sgn_f64(x4) : 0.0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_4_c64
#define SG_KERNEL _vector_norm_backward_self_4
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64) ARRAY(4, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_div_c64(x0, x1), (sg_eq_c64(x2, x3) ? sg_sgn_c64(x4) : sg_from_real_c64(0.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_4_c128
#define SG_KERNEL _vector_norm_backward_self_4
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128) ARRAY(4, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_div_c128(x0, x1), (sg_eq_c128(x2, x3) ? sg_sgn_c128(x4) : sg_from_real_c128(0.0)));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_5_f32
#define SG_KERNEL _vector_norm_backward_self_5
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * (((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3))) * ((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_5_f64
#define SG_KERNEL _vector_norm_backward_self_5
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * (((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3))) * ((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_5_c64
#define SG_KERNEL _vector_norm_backward_self_5
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_mul_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3))), (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_5_c128
#define SG_KERNEL _vector_norm_backward_self_5
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_mul_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3))), (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3))))));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_6_f32
#define SG_KERNEL _vector_norm_backward_self_6
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * ((((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3))) * ((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3)))) * ((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_6_f64
#define SG_KERNEL _vector_norm_backward_self_6
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * ((((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3))) * ((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3)))) * ((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_6_c64
#define SG_KERNEL _vector_norm_backward_self_6
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_mul_c64(sg_mul_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3))), (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3)))), (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_6_c128
#define SG_KERNEL _vector_norm_backward_self_6
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_mul_c128(sg_mul_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3))), (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3)))), (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3))))));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_7_f32
#define SG_KERNEL _vector_norm_backward_self_7
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * sg_sqrt_f32(((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_7_f64
#define SG_KERNEL _vector_norm_backward_self_7
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * sg_sqrt_f64(((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_7_c64
#define SG_KERNEL _vector_norm_backward_self_7
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_sqrt_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_7_c128
#define SG_KERNEL _vector_norm_backward_self_7
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_sqrt_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3))))));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_8_f32
#define SG_KERNEL _vector_norm_backward_self_8
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * (1.0f / ((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_8_f64
#define SG_KERNEL _vector_norm_backward_self_8
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * (1.0 / ((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_8_c64
#define SG_KERNEL _vector_norm_backward_self_8
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_div_c64(sg_from_real_c64(1.0f), (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_8_c128
#define SG_KERNEL _vector_norm_backward_self_8
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_div_c128(sg_from_real_c128(1.0), (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3))))));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_9_f32
#define SG_KERNEL _vector_norm_backward_self_9
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) NUMBER(4, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * sg_pow_f32(((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3))), x4)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_9_f64
#define SG_KERNEL _vector_norm_backward_self_9
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) NUMBER(4, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * sg_pow_f64(((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3))), x4)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_9_c64
#define SG_KERNEL _vector_norm_backward_self_9
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64) NUMBER(4, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_pow_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3))), x4)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_9_c128
#define SG_KERNEL _vector_norm_backward_self_9
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128) NUMBER(4, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_pow_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3))), x4)));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_10_f32
#define SG_KERNEL _vector_norm_backward_self_10
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * ((x2 / ((x1 == 0.0f) ? 1.0f : x3)) * (x2 / ((x1 == 0.0f) ? 1.0f : x3)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_10_f64
#define SG_KERNEL _vector_norm_backward_self_10
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * ((x2 / ((x1 == 0.0) ? 1.0 : x3)) * (x2 / ((x1 == 0.0) ? 1.0 : x3)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_10_c64
#define SG_KERNEL _vector_norm_backward_self_10
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_mul_c64(sg_div_c64(x2, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : x3)), sg_div_c64(x2, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : x3)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_10_c128
#define SG_KERNEL _vector_norm_backward_self_10
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_mul_c128(sg_div_c128(x2, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : x3)), sg_div_c128(x2, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : x3)))));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_11_f32
#define SG_KERNEL _vector_norm_backward_self_11
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * (((x2 / ((x1 == 0.0f) ? 1.0f : x3)) * (x2 / ((x1 == 0.0f) ? 1.0f : x3))) * (x2 / ((x1 == 0.0f) ? 1.0f : x3)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_11_f64
#define SG_KERNEL _vector_norm_backward_self_11
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * (((x2 / ((x1 == 0.0) ? 1.0 : x3)) * (x2 / ((x1 == 0.0) ? 1.0 : x3))) * (x2 / ((x1 == 0.0) ? 1.0 : x3)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_11_c64
#define SG_KERNEL _vector_norm_backward_self_11
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_mul_c64(sg_mul_c64(sg_div_c64(x2, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : x3)), sg_div_c64(x2, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : x3))), sg_div_c64(x2, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : x3)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_11_c128
#define SG_KERNEL _vector_norm_backward_self_11
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_mul_c128(sg_mul_c128(sg_div_c128(x2, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : x3)), sg_div_c128(x2, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : x3))), sg_div_c128(x2, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : x3)))));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_12_f32
#define SG_KERNEL _vector_norm_backward_self_12
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * sg_sqrt_f32((x2 / ((x1 == 0.0f) ? 1.0f : x3)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_12_f64
#define SG_KERNEL _vector_norm_backward_self_12
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * sg_sqrt_f64((x2 / ((x1 == 0.0) ? 1.0 : x3)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_12_c64
#define SG_KERNEL _vector_norm_backward_self_12
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_sqrt_c64(sg_div_c64(x2, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : x3)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_12_c128
#define SG_KERNEL _vector_norm_backward_self_12
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_sqrt_c128(sg_div_c128(x2, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : x3)))));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_13_f32
#define SG_KERNEL _vector_norm_backward_self_13
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * (1.0f / (x2 / ((x1 == 0.0f) ? 1.0f : x3)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_13_f64
#define SG_KERNEL _vector_norm_backward_self_13
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * (1.0 / (x2 / ((x1 == 0.0) ? 1.0 : x3)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_13_c64
#define SG_KERNEL _vector_norm_backward_self_13
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_div_c64(sg_from_real_c64(1.0f), sg_div_c64(x2, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : x3)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_13_c128
#define SG_KERNEL _vector_norm_backward_self_13
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_div_c128(sg_from_real_c128(1.0), sg_div_c128(x2, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : x3)))));
#include "elementwise.cuh"
#endif

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
#if defined SG_ALL || defined SG__vector_norm_backward_self_14_f32
#define SG_KERNEL _vector_norm_backward_self_14
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) NUMBER(4, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * sg_pow_f32((x2 / ((x1 == 0.0f) ? 1.0f : x3)), x4)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_14_f64
#define SG_KERNEL _vector_norm_backward_self_14
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) NUMBER(4, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * sg_pow_f64((x2 / ((x1 == 0.0) ? 1.0 : x3)), x4)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_14_c64
#define SG_KERNEL _vector_norm_backward_self_14
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64) NUMBER(4, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_pow_c64(sg_div_c64(x2, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : x3)), x4)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__vector_norm_backward_self_14_c128
#define SG_KERNEL _vector_norm_backward_self_14
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128) NUMBER(4, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_pow_c128(sg_div_c128(x2, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : x3)), x4)));
#include "elementwise.cuh"
#endif

/* _magnitude: grad * self.sgn() */
#if defined SG_ALL || defined SG__magnitude_backward_self_f32
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sgn_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_backward_self_f64
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sgn_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_backward_self_c64
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_sgn_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_backward_self_c128
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_sgn_c128(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_backward_self_i8
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_i8(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_backward_self_i16
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_i16(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_backward_self_i32
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_i32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_backward_self_i64
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_i64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_backward_self_u8
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_u8(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_backward_self_u16
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_u16(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_backward_self_u32
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_u32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_backward_self_u64
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_u64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_backward_self_b8
#define SG_KERNEL _magnitude_backward_self
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 && sg_sgn_b8(x1));
#include "elementwise.cuh"
#endif

/* _magnitude: _real_part(self_t.conj() * self_p.sgn()) */
#if defined SG_ALL || defined SG__magnitude_tangent_self_f32
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sgn_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_tangent_self_f64
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sgn_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_tangent_self_c64
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, float, float)
#define SG_COMPUTE r0 = sg_real_c64(sg_mul_c64(sg_conj_c64(x0), sg_sgn_c64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_tangent_self_c128
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_real_c128(sg_mul_c128(sg_conj_c128(x0), sg_sgn_c128(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_tangent_self_i8
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_i8(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_tangent_self_i16
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_i16(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_tangent_self_i32
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_i32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_tangent_self_i64
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_i64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_tangent_self_u8
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_u8(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_tangent_self_u16
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_u16(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_tangent_self_u32
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_u32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_tangent_self_u64
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 * sg_sgn_u64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__magnitude_tangent_self_b8
#define SG_KERNEL _magnitude_tangent_self
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 && sg_sgn_b8(x1));
#include "elementwise.cuh"
#endif

/* amax: where(chosen, _spread(grad / _to_copy(chosen.sum(dim, keepdim), grad.dtype), self.shape, dim, keepdim), 0) */
#if defined SG_ALL || defined SG_amax_backward_self_inner_inner_f32
#define SG_KERNEL amax_backward_self_inner_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | ((x0 != x0) & (x1 != x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_inner_inner_f64
#define SG_KERNEL amax_backward_self_inner_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | ((x0 != x0) & (x1 != x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_inner_inner_i8
#define SG_KERNEL amax_backward_self_inner_inner
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | ((x0 != x0) & (x1 != x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_inner_inner_i16
#define SG_KERNEL amax_backward_self_inner_inner
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | ((x0 != x0) & (x1 != x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_inner_inner_i32
#define SG_KERNEL amax_backward_self_inner_inner
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | ((x0 != x0) & (x1 != x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_inner_inner_i64
#define SG_KERNEL amax_backward_self_inner_inner
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | ((x0 != x0) & (x1 != x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_inner_inner_u8
#define SG_KERNEL amax_backward_self_inner_inner
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | ((x0 != x0) & (x1 != x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_inner_inner_u16
#define SG_KERNEL amax_backward_self_inner_inner
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | ((x0 != x0) & (x1 != x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_inner_inner_u32
#define SG_KERNEL amax_backward_self_inner_inner
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | ((x0 != x0) & (x1 != x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_inner_inner_u64
#define SG_KERNEL amax_backward_self_inner_inner
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | ((x0 != x0) & (x1 != x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_inner_inner_b8
#define SG_KERNEL amax_backward_self_inner_inner
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | ((x0 != x0) & (x1 != x1)));
#include "elementwise.cuh"
#endif

/* amax: where(chosen, _spread(grad / _to_copy(chosen.sum(dim, keepdim), grad.dtype), self.shape, dim, keepdim), 0) */
#if defined SG_ALL || defined SG_amax_backward_self_f32
#define SG_KERNEL amax_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_f64
#define SG_KERNEL amax_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0.0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_i8
#define SG_KERNEL amax_backward_self
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t) ARRAY(2, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_i16
#define SG_KERNEL amax_backward_self
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t) ARRAY(2, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_i32
#define SG_KERNEL amax_backward_self
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t) ARRAY(2, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_i64
#define SG_KERNEL amax_backward_self
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t) ARRAY(2, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_u8
#define SG_KERNEL amax_backward_self
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t) ARRAY(2, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_u16
#define SG_KERNEL amax_backward_self
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t) ARRAY(2, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_u32
#define SG_KERNEL amax_backward_self
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t) ARRAY(2, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_u64
#define SG_KERNEL amax_backward_self
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t) ARRAY(2, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_amax_backward_self_b8
#define SG_KERNEL amax_backward_self
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool) ARRAY(2, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0);
#include "elementwise.cuh"
#endif

/* median: where(tied, grad / tied.sum(), 0) */
#if defined SG_ALL || defined SG_median_backward_self_inner_f32
#define SG_KERNEL median_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x0 != x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_median_backward_self_inner_f64
#define SG_KERNEL median_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x0 != x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_median_backward_self_inner_i8
#define SG_KERNEL median_backward_self_inner
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x0 != x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_median_backward_self_inner_i16
#define SG_KERNEL median_backward_self_inner
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x0 != x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_median_backward_self_inner_i32
#define SG_KERNEL median_backward_self_inner
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x0 != x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_median_backward_self_inner_i64
#define SG_KERNEL median_backward_self_inner
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x0 != x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_median_backward_self_inner_u8
#define SG_KERNEL median_backward_self_inner
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x0 != x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_median_backward_self_inner_u16
#define SG_KERNEL median_backward_self_inner
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x0 != x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_median_backward_self_inner_u32
#define SG_KERNEL median_backward_self_inner
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x0 != x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_median_backward_self_inner_u64
#define SG_KERNEL median_backward_self_inner
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x0 != x0));
#include "elementwise.cuh"
#endif

/* median: where(tied, grad / tied.sum(), 0) */
#if defined SG_ALL || defined SG_median_backward_self_f32
#define SG_KERNEL median_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 == x1) | (x0 != x0)) ? (x2 / x3) : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_median_backward_self_f64
#define SG_KERNEL median_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 == x1) | (x0 != x0)) ? (x2 / x3) : 0.0);
#include "elementwise.cuh"
#endif

/* nanmedian: where(tied, grad / tied.sum(), 0) */
#if defined SG_ALL || defined SG_nanmedian_backward_self_inner_f32
#define SG_KERNEL nanmedian_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x1 != x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nanmedian_backward_self_inner_f64
#define SG_KERNEL nanmedian_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x1 != x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nanmedian_backward_self_inner_i8
#define SG_KERNEL nanmedian_backward_self_inner
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x1 != x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nanmedian_backward_self_inner_i16
#define SG_KERNEL nanmedian_backward_self_inner
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x1 != x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nanmedian_backward_self_inner_i32
#define SG_KERNEL nanmedian_backward_self_inner
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x1 != x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nanmedian_backward_self_inner_i64
#define SG_KERNEL nanmedian_backward_self_inner
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x1 != x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nanmedian_backward_self_inner_u8
#define SG_KERNEL nanmedian_backward_self_inner
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x1 != x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nanmedian_backward_self_inner_u16
#define SG_KERNEL nanmedian_backward_self_inner
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x1 != x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nanmedian_backward_self_inner_u32
#define SG_KERNEL nanmedian_backward_self_inner
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x1 != x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nanmedian_backward_self_inner_u64
#define SG_KERNEL nanmedian_backward_self_inner
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 == x1) | (x1 != x1));
#include "elementwise.cuh"
#endif

/* nanmedian: where(tied, grad / tied.sum(), 0) */
#if defined SG_ALL || defined SG_nanmedian_backward_self_f32
#define SG_KERNEL nanmedian_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 == x1) | (x1 != x1)) ? (x2 / x3) : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nanmedian_backward_self_f64
#define SG_KERNEL nanmedian_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 == x1) | (x1 != x1)) ? (x2 / x3) : 0.0);
#include "elementwise.cuh"
#endif

/* _median_of_rows: where(tied, (grad / tied.sum(-1)).unsqueeze(-1), 0) */
#if defined SG_ALL || defined SG__median_of_rows_backward_self_f32
#define SG_KERNEL _median_of_rows_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 == x1) | (x0 != x0)) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__median_of_rows_backward_self_f64
#define SG_KERNEL _median_of_rows_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 == x1) | (x0 != x0)) ? x2 : 0.0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__median_of_rows_backward_self_i8
#define SG_KERNEL _median_of_rows_backward_self
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t) ARRAY(2, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x0 != x0)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__median_of_rows_backward_self_i16
#define SG_KERNEL _median_of_rows_backward_self
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t) ARRAY(2, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x0 != x0)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__median_of_rows_backward_self_i32
#define SG_KERNEL _median_of_rows_backward_self
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t) ARRAY(2, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x0 != x0)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__median_of_rows_backward_self_i64
#define SG_KERNEL _median_of_rows_backward_self
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t) ARRAY(2, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x0 != x0)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__median_of_rows_backward_self_u8
#define SG_KERNEL _median_of_rows_backward_self
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t) ARRAY(2, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x0 != x0)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__median_of_rows_backward_self_u16
#define SG_KERNEL _median_of_rows_backward_self
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t) ARRAY(2, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x0 != x0)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__median_of_rows_backward_self_u32
#define SG_KERNEL _median_of_rows_backward_self
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t) ARRAY(2, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x0 != x0)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__median_of_rows_backward_self_u64
#define SG_KERNEL _median_of_rows_backward_self
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t) ARRAY(2, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x0 != x0)) ? x2 : 0);
#include "elementwise.cuh"
#endif

/* _nanmedian_of_rows: where(tied, (grad / tied.sum(-1)).unsqueeze(-1), 0) */
#if defined SG_ALL || defined SG__nanmedian_of_rows_backward_self_f32
#define SG_KERNEL _nanmedian_of_rows_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 == x1) | (x1 != x1)) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__nanmedian_of_rows_backward_self_f64
#define SG_KERNEL _nanmedian_of_rows_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 == x1) | (x1 != x1)) ? x2 : 0.0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__nanmedian_of_rows_backward_self_i8
#define SG_KERNEL _nanmedian_of_rows_backward_self
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t) ARRAY(2, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x1 != x1)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__nanmedian_of_rows_backward_self_i16
#define SG_KERNEL _nanmedian_of_rows_backward_self
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t) ARRAY(2, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x1 != x1)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__nanmedian_of_rows_backward_self_i32
#define SG_KERNEL _nanmedian_of_rows_backward_self
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t) ARRAY(2, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x1 != x1)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__nanmedian_of_rows_backward_self_i64
#define SG_KERNEL _nanmedian_of_rows_backward_self
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t) ARRAY(2, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x1 != x1)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__nanmedian_of_rows_backward_self_u8
#define SG_KERNEL _nanmedian_of_rows_backward_self
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t) ARRAY(2, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x1 != x1)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__nanmedian_of_rows_backward_self_u16
#define SG_KERNEL _nanmedian_of_rows_backward_self
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t) ARRAY(2, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x1 != x1)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__nanmedian_of_rows_backward_self_u32
#define SG_KERNEL _nanmedian_of_rows_backward_self
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t) ARRAY(2, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x1 != x1)) ? x2 : 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__nanmedian_of_rows_backward_self_u64
#define SG_KERNEL _nanmedian_of_rows_backward_self
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t) ARRAY(2, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (((x0 == x1) | (x1 != x1)) ? x2 : 0);
#include "elementwise.cuh"
#endif

/* _softmax: exp(self - row_max(self)) / row_sum(exp(self - row_max(self))) */
#if defined SG_ALL || defined SG__softmax_f32
#define SG_KERNEL _softmax
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, float, x0) SUM(1, float, sg_exp_f32((x0 - s0)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_exp_f32((x0 - s0)) / s1);
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__softmax_f64
#define SG_KERNEL _softmax
#define SG_TYPE f64
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, double, x0) SUM(1, double, sg_exp_f64((x0 - s0)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_exp_f64((x0 - s0)) / s1);
#include "rows.cuh"
#endif

/* _softmax: result * (grad - (grad * result).sum(dim, True)) */
#if defined SG_ALL || defined SG__softmax_backward_self_f32
#define SG_KERNEL _softmax_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, float, (x1 * x0))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 - s0));
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__softmax_backward_self_f64
#define SG_KERNEL _softmax_backward_self
#define SG_TYPE f64
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, double, (x1 * x0))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 - s0));
#include "rows.cuh"
#endif

/* _log_softmax: self - row_max(self) - log(row_sum(exp(self - row_max(self)))) */
#if defined SG_ALL || defined SG__log_softmax_f32
#define SG_KERNEL _log_softmax
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, float, x0) SUM(1, float, sg_exp_f32((x0 - s0))) ONCE(2, float, sg_log_f32(s1))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 - s0) - s2);
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__log_softmax_f64
#define SG_KERNEL _log_softmax
#define SG_TYPE f64
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, double, x0) SUM(1, double, sg_exp_f64((x0 - s0))) ONCE(2, double, sg_log_f64(s1))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 - s0) - s2);
#include "rows.cuh"
#endif

/* _log_softmax: grad - exp(result) * grad.sum(dim, True) */
#if defined SG_ALL || defined SG__log_softmax_backward_self_f32
#define SG_KERNEL _log_softmax_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, float, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 - (sg_exp_f32(x1) * s0));
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__log_softmax_backward_self_f64
#define SG_KERNEL _log_softmax_backward_self
#define SG_TYPE f64
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, double, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 - (sg_exp_f64(x1) * s0));
#include "rows.cuh"
#endif

/* _log_softmax: self_t - (exp(result) * self_t).sum(dim, True) */
#if defined SG_ALL || defined SG__log_softmax_tangent_self_f32
#define SG_KERNEL _log_softmax_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, float, (sg_exp_f32(x0) * x1)) ONCE(1, float, (-s0))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = s1;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__log_softmax_tangent_self_f64
#define SG_KERNEL _log_softmax_tangent_self
#define SG_TYPE f64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, double, (sg_exp_f64(x0) * x1)) ONCE(1, double, (-s0))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = s1;
#include "rows.cuh"
#endif

/* _row_sum: row_sum(self) */
#if defined SG_ALL || defined SG__row_sum_f32
#define SG_KERNEL _row_sum
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, float, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_sum_f64
#define SG_KERNEL _row_sum
#define SG_TYPE f64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, double, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_sum_c64
#define SG_KERNEL _row_sum
#define SG_TYPE c64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, sg_c64, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_sum_c128
#define SG_KERNEL _row_sum
#define SG_TYPE c128
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, sg_c128, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_sum_i8
#define SG_KERNEL _row_sum
#define SG_TYPE i8
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, int8_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_sum_i16
#define SG_KERNEL _row_sum
#define SG_TYPE i16
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, int16_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_sum_i32
#define SG_KERNEL _row_sum
#define SG_TYPE i32
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, int32_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_sum_i64
#define SG_KERNEL _row_sum
#define SG_TYPE i64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, int64_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_sum_u8
#define SG_KERNEL _row_sum
#define SG_TYPE u8
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, uint8_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif

/* _row_nansum: row_sum(where(self == self, self, 0)) */
#if defined SG_ALL || defined SG__row_nansum_f32
#define SG_KERNEL _row_nansum
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, float, ((x0 == x0) ? x0 : 0.0f))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_nansum_f64
#define SG_KERNEL _row_nansum
#define SG_TYPE f64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, double, ((x0 == x0) ? x0 : 0.0))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif

/* _row_max: row_max(self) */
#if defined SG_ALL || defined SG__row_max_f32
#define SG_KERNEL _row_max
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, float, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_max_f64
#define SG_KERNEL _row_max
#define SG_TYPE f64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, double, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_max_i8
#define SG_KERNEL _row_max
#define SG_TYPE i8
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, int8_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_max_i16
#define SG_KERNEL _row_max
#define SG_TYPE i16
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, int16_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_max_i32
#define SG_KERNEL _row_max
#define SG_TYPE i32
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, int32_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_max_i64
#define SG_KERNEL _row_max
#define SG_TYPE i64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, int64_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_max_u8
#define SG_KERNEL _row_max
#define SG_TYPE u8
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, uint8_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif

/* _row_min: row_min(self) */
#if defined SG_ALL || defined SG__row_min_f32
#define SG_KERNEL _row_min
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MIN(0, float, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_min_f64
#define SG_KERNEL _row_min
#define SG_TYPE f64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MIN(0, double, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_min_i8
#define SG_KERNEL _row_min
#define SG_TYPE i8
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MIN(0, int8_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_min_i16
#define SG_KERNEL _row_min
#define SG_TYPE i16
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MIN(0, int16_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_min_i32
#define SG_KERNEL _row_min
#define SG_TYPE i32
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MIN(0, int32_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_min_i64
#define SG_KERNEL _row_min
#define SG_TYPE i64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MIN(0, int64_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_min_u8
#define SG_KERNEL _row_min
#define SG_TYPE u8
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MIN(0, uint8_t, x0)
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif

/* _row_variance: row_sum(abs(self - row_sum(self) / row_count()) * abs(self - row_sum(self) / row_count())) / dof */
#if defined SG_ALL || defined SG__row_variance_f32
#define SG_KERNEL _row_variance
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) ONCE(0, float, (float)n) SUM(1, float, x0) ONCE(2, float, (s1 / s0)) SUM(3, float, (sg_abs_f32((x0 - s2)) * sg_abs_f32((x0 - s2)))) ONCE(4, float, (s3 / x1))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = s4;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_variance_f64
#define SG_KERNEL _row_variance
#define SG_TYPE f64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) ONCE(0, double, (double)n) SUM(1, double, x0) ONCE(2, double, (s1 / s0)) SUM(3, double, (sg_abs_f64((x0 - s2)) * sg_abs_f64((x0 - s2)))) ONCE(4, double, (s3 / x1))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = s4;
#include "rows.cuh"
#endif

/* _row_logsumexp: where(abs(row_max(self)) == inf, row_max(self), log(row_sum(exp(self - row_max(self)))) + row_max(self)) */
#if defined SG_ALL || defined SG__row_logsumexp_f32
#define SG_KERNEL _row_logsumexp
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, float, x0) SUM(1, float, sg_exp_f32((x0 - s0))) ONCE(2, float, ((sg_abs_f32(s0) == SG_INF) ? s0 : (sg_log_f32(s1) + s0)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = s2;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_logsumexp_f64
#define SG_KERNEL _row_logsumexp
#define SG_TYPE f64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) MAX(0, double, x0) SUM(1, double, sg_exp_f64((x0 - s0))) ONCE(2, double, ((sg_abs_f64(s0) == SG_INF) ? s0 : (sg_log_f64(s1) + s0)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = s2;
#include "rows.cuh"
#endif

/* _row_sum_of_squares: row_sum(self * self) */
#if defined SG_ALL || defined SG__row_sum_of_squares_f32
#define SG_KERNEL _row_sum_of_squares
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, float, (x0 * x0))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_sum_of_squares_f64
#define SG_KERNEL _row_sum_of_squares
#define SG_TYPE f64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, double, (x0 * x0))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
