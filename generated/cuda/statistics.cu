/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Differences, integrals, covariances, quantiles. */
#include "device.cuh"

/* _logcumsumexp: _linear_scan(grad.flip([dim]), steps.flip([dim]).conj(), dim).flip([dim]) * share.conj() */
#if defined SG_ALL || defined SG__logcumsumexp_backward_self_inner_inner_f32
#define SG_KERNEL _logcumsumexp_backward_self_inner_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_exp_f32(((x0 == x1) ? 0.0f : (x0 - x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logcumsumexp_backward_self_inner_inner_f64
#define SG_KERNEL _logcumsumexp_backward_self_inner_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_exp_f64(((x0 == x1) ? 0.0 : (x0 - x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logcumsumexp_backward_self_inner_inner_c64
#define SG_KERNEL _logcumsumexp_backward_self_inner_inner
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_exp_c64((sg_eq_c64(x0, x1) ? sg_from_real_c64(0.0f) : sg_sub_c64(x0, x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logcumsumexp_backward_self_inner_inner_c128
#define SG_KERNEL _logcumsumexp_backward_self_inner_inner
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_exp_c128((sg_eq_c128(x0, x1) ? sg_from_real_c128(0.0) : sg_sub_c128(x0, x1)));
#include "elementwise.cuh"
#endif

/* _logcumsumexp: _linear_scan(grad.flip([dim]), steps.flip([dim]).conj(), dim).flip([dim]) * share.conj() */
#if defined SG_ALL || defined SG__logcumsumexp_backward_self_f32
#define SG_KERNEL _logcumsumexp_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f32(x1) == SG_INF) ? ((float)(x1 > 0.0f)) : sg_exp_f32(((sg_abs_f32(x1) == SG_INF) ? 0.0f : (x1 - x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logcumsumexp_backward_self_f64
#define SG_KERNEL _logcumsumexp_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f64(x1) == SG_INF) ? ((double)(x1 > 0.0)) : sg_exp_f64(((sg_abs_f64(x1) == SG_INF) ? 0.0 : (x1 - x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logcumsumexp_backward_self_c64
#define SG_KERNEL _logcumsumexp_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(((sg_abs_c64(x1) == SG_INF) ? sg_from_real_c64((float)(sg_real_c64(x1) > 0.0f)) : sg_exp_c64(((sg_abs_c64(x1) == SG_INF) ? sg_from_real_c64(0.0f) : sg_sub_c64(x1, x2))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logcumsumexp_backward_self_c128
#define SG_KERNEL _logcumsumexp_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(((sg_abs_c128(x1) == SG_INF) ? sg_from_real_c128((double)(sg_real_c128(x1) > 0.0)) : sg_exp_c128(((sg_abs_c128(x1) == SG_INF) ? sg_from_real_c128(0.0) : sg_sub_c128(x1, x2))))));
#include "elementwise.cuh"
#endif
