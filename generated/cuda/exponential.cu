/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Exponentials, logarithms and roots. */
#include "device.cuh"

/* exp: exp(self) */
#if defined SG_ALL || defined SG_exp_f32
#define SG_KERNEL exp
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_exp_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_exp_f64
#define SG_KERNEL exp
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_exp_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_exp_c64
#define SG_KERNEL exp
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_exp_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_exp_c128
#define SG_KERNEL exp
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_exp_c128(x0);
#include "elementwise.cuh"
#endif

/* exp2: exp2(self) */
#if defined SG_ALL || defined SG_exp2_f32
#define SG_KERNEL exp2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_exp2_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_exp2_f64
#define SG_KERNEL exp2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_exp2_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_exp2_c64
#define SG_KERNEL exp2
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_exp2_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_exp2_c128
#define SG_KERNEL exp2
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_exp2_c128(x0);
#include "elementwise.cuh"
#endif

/* exp2: grad * result.conj() * log(2) */
#if defined SG_ALL || defined SG_exp2_backward_self_f32
#define SG_KERNEL exp2_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_exp2_backward_self_f64
#define SG_KERNEL exp2_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_exp2_backward_self_c64
#define SG_KERNEL exp2_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_mul_c64(x0, sg_conj_c64(x1)), sg_from_real_c64(x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_exp2_backward_self_c128
#define SG_KERNEL exp2_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_mul_c128(x0, sg_conj_c128(x1)), sg_from_real_c128(x2));
#include "elementwise.cuh"
#endif

/* exp2: auto_element_wise */
#if defined SG_ALL || defined SG_exp2_tangent_self_f32
#define SG_KERNEL exp2_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_exp2_tangent_self_f64
#define SG_KERNEL exp2_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_exp2_tangent_self_c64
#define SG_KERNEL exp2_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_mul_c64(x0, x1), sg_from_real_c64(x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_exp2_tangent_self_c128
#define SG_KERNEL exp2_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_mul_c128(x0, x1), sg_from_real_c128(x2));
#include "elementwise.cuh"
#endif

/* expm1: expm1(self) */
#if defined SG_ALL || defined SG_expm1_f32
#define SG_KERNEL expm1
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_expm1_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_expm1_f64
#define SG_KERNEL expm1
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_expm1_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_expm1_c64
#define SG_KERNEL expm1
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_expm1_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_expm1_c128
#define SG_KERNEL expm1
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_expm1_c128(x0);
#include "elementwise.cuh"
#endif

/* expm1: grad * self.exp().conj() */
#if defined SG_ALL || defined SG_expm1_backward_self_f32
#define SG_KERNEL expm1_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_exp_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_expm1_backward_self_f64
#define SG_KERNEL expm1_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_exp_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_expm1_backward_self_c64
#define SG_KERNEL expm1_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_exp_c64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_expm1_backward_self_c128
#define SG_KERNEL expm1_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_exp_c128(x1)));
#include "elementwise.cuh"
#endif

/* expm1: auto_element_wise */
#if defined SG_ALL || defined SG_expm1_tangent_self_f32
#define SG_KERNEL expm1_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_exp_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_expm1_tangent_self_f64
#define SG_KERNEL expm1_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_exp_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_expm1_tangent_self_c64
#define SG_KERNEL expm1_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_exp_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_expm1_tangent_self_c128
#define SG_KERNEL expm1_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_exp_c128(x1));
#include "elementwise.cuh"
#endif

/* log: log(self) */
#if defined SG_ALL || defined SG_log_f32
#define SG_KERNEL log
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_log_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log_f64
#define SG_KERNEL log
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_log_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log_c64
#define SG_KERNEL log
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_log_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log_c128
#define SG_KERNEL log
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_log_c128(x0);
#include "elementwise.cuh"
#endif

/* log2: log2(self) */
#if defined SG_ALL || defined SG_log2_f32
#define SG_KERNEL log2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_log2_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log2_f64
#define SG_KERNEL log2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_log2_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log2_c64
#define SG_KERNEL log2
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_log2_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log2_c128
#define SG_KERNEL log2
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_log2_c128(x0);
#include "elementwise.cuh"
#endif

/* log2: grad / (self.conj() * log(2)) */
#if defined SG_ALL || defined SG_log2_backward_self_f32
#define SG_KERNEL log2_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log2_backward_self_f64
#define SG_KERNEL log2_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log2_backward_self_c64
#define SG_KERNEL log2_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_mul_c64(sg_conj_c64(x1), sg_from_real_c64(x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log2_backward_self_c128
#define SG_KERNEL log2_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_mul_c128(sg_conj_c128(x1), sg_from_real_c128(x2)));
#include "elementwise.cuh"
#endif

/* log2: auto_element_wise */
#if defined SG_ALL || defined SG_log2_tangent_self_f32
#define SG_KERNEL log2_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log2_tangent_self_f64
#define SG_KERNEL log2_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log2_tangent_self_c64
#define SG_KERNEL log2_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_mul_c64(x1, sg_from_real_c64(x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log2_tangent_self_c128
#define SG_KERNEL log2_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_mul_c128(x1, sg_from_real_c128(x2)));
#include "elementwise.cuh"
#endif

/* log10: log10(self) */
#if defined SG_ALL || defined SG_log10_f32
#define SG_KERNEL log10
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_log10_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log10_f64
#define SG_KERNEL log10
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_log10_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log10_c64
#define SG_KERNEL log10
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_log10_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log10_c128
#define SG_KERNEL log10
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_log10_c128(x0);
#include "elementwise.cuh"
#endif

/* log1p: log1p(self) */
#if defined SG_ALL || defined SG_log1p_f32
#define SG_KERNEL log1p
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_log1p_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log1p_f64
#define SG_KERNEL log1p
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_log1p_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log1p_c64
#define SG_KERNEL log1p
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_log1p_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log1p_c128
#define SG_KERNEL log1p
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_log1p_c128(x0);
#include "elementwise.cuh"
#endif

/* log1p: grad / (self.conj() + 1) */
#if defined SG_ALL || defined SG_log1p_backward_self_f32
#define SG_KERNEL log1p_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / (x1 + 1.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log1p_backward_self_f64
#define SG_KERNEL log1p_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / (x1 + 1.0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log1p_backward_self_c64
#define SG_KERNEL log1p_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_add_c64(sg_conj_c64(x1), sg_from_real_c64(1.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log1p_backward_self_c128
#define SG_KERNEL log1p_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_add_c128(sg_conj_c128(x1), sg_from_real_c128(1.0)));
#include "elementwise.cuh"
#endif

/* log1p: auto_element_wise */
#if defined SG_ALL || defined SG_log1p_tangent_self_f32
#define SG_KERNEL log1p_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / (x1 + 1.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log1p_tangent_self_f64
#define SG_KERNEL log1p_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / (x1 + 1.0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log1p_tangent_self_c64
#define SG_KERNEL log1p_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_add_c64(x1, sg_from_real_c64(1.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_log1p_tangent_self_c128
#define SG_KERNEL log1p_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_add_c128(x1, sg_from_real_c128(1.0)));
#include "elementwise.cuh"
#endif

/* sqrt: grad / (2 * result.conj()) */
#if defined SG_ALL || defined SG_sqrt_backward_self_f32
#define SG_KERNEL sqrt_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / (2.0f * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sqrt_backward_self_f64
#define SG_KERNEL sqrt_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / (2.0 * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sqrt_backward_self_c64
#define SG_KERNEL sqrt_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_mul_c64(sg_from_real_c64(2.0f), sg_conj_c64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sqrt_backward_self_c128
#define SG_KERNEL sqrt_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_mul_c128(sg_from_real_c128(2.0), sg_conj_c128(x1)));
#include "elementwise.cuh"
#endif

/* sqrt: auto_element_wise */
#if defined SG_ALL || defined SG_sqrt_tangent_self_f32
#define SG_KERNEL sqrt_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / (2.0f * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sqrt_tangent_self_f64
#define SG_KERNEL sqrt_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / (2.0 * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sqrt_tangent_self_c64
#define SG_KERNEL sqrt_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_mul_c64(sg_from_real_c64(2.0f), x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sqrt_tangent_self_c128
#define SG_KERNEL sqrt_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_mul_c128(sg_from_real_c128(2.0), x1));
#include "elementwise.cuh"
#endif

/* rsqrt: rsqrt(self) */
#if defined SG_ALL || defined SG_rsqrt_f32
#define SG_KERNEL rsqrt
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_rsqrt_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_rsqrt_f64
#define SG_KERNEL rsqrt
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_rsqrt_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_rsqrt_c64
#define SG_KERNEL rsqrt
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_rsqrt_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_rsqrt_c128
#define SG_KERNEL rsqrt
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_rsqrt_c128(x0);
#include "elementwise.cuh"
#endif

/* rsqrt: -0.5 * grad * (result * result * result).conj() */
#if defined SG_ALL || defined SG_rsqrt_backward_self_f32
#define SG_KERNEL rsqrt_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((-0.5f) * x0) * ((x1 * x1) * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_rsqrt_backward_self_f64
#define SG_KERNEL rsqrt_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((-0.5) * x0) * ((x1 * x1) * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_rsqrt_backward_self_c64
#define SG_KERNEL rsqrt_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_mul_c64(sg_from_real_c64((-0.5f)), x0), sg_conj_c64(sg_mul_c64(sg_mul_c64(x1, x1), x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_rsqrt_backward_self_c128
#define SG_KERNEL rsqrt_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_mul_c128(sg_from_real_c128((-0.5)), x0), sg_conj_c128(sg_mul_c128(sg_mul_c128(x1, x1), x1)));
#include "elementwise.cuh"
#endif

/* rsqrt: auto_element_wise */
#if defined SG_ALL || defined SG_rsqrt_tangent_self_f32
#define SG_KERNEL rsqrt_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((-0.5f) * x0) * ((x1 * x1) * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_rsqrt_tangent_self_f64
#define SG_KERNEL rsqrt_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((-0.5) * x0) * ((x1 * x1) * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_rsqrt_tangent_self_c64
#define SG_KERNEL rsqrt_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_mul_c64(sg_from_real_c64((-0.5f)), x0), sg_mul_c64(sg_mul_c64(x1, x1), x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_rsqrt_tangent_self_c128
#define SG_KERNEL rsqrt_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_mul_c128(sg_from_real_c128((-0.5)), x0), sg_mul_c128(sg_mul_c128(x1, x1), x1));
#include "elementwise.cuh"
#endif

/* logaddexp: where(self == other, self + log(2), where(real(other) == -inf, self, where(real(self) < real(other), other, self) + log1p(exp(where(real(self) < real(other), self - other, other - self))))) */
#if defined SG_ALL || defined SG_logaddexp_f32
#define SG_KERNEL logaddexp
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 == x1) ? (x0 + x2) : ((x1 == (-SG_INF)) ? x0 : (((x0 < x1) ? x1 : x0) + sg_log1p_f32(sg_exp_f32(((x0 < x1) ? (x0 - x1) : (x1 - x0)))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp_f64
#define SG_KERNEL logaddexp
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 == x1) ? (x0 + x2) : ((x1 == (-SG_INF)) ? x0 : (((x0 < x1) ? x1 : x0) + sg_log1p_f64(sg_exp_f64(((x0 < x1) ? (x0 - x1) : (x1 - x0)))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp_c64
#define SG_KERNEL logaddexp
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = (sg_eq_c64(x0, x1) ? sg_add_c64(x0, sg_from_real_c64(x2)) : ((sg_real_c64(x1) == (-SG_INF)) ? x0 : sg_add_c64(((sg_real_c64(x0) < sg_real_c64(x1)) ? x1 : x0), sg_log1p_c64(sg_exp_c64(((sg_real_c64(x0) < sg_real_c64(x1)) ? sg_sub_c64(x0, x1) : sg_sub_c64(x1, x0)))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp_c128
#define SG_KERNEL logaddexp
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = (sg_eq_c128(x0, x1) ? sg_add_c128(x0, sg_from_real_c128(x2)) : ((sg_real_c128(x1) == (-SG_INF)) ? x0 : sg_add_c128(((sg_real_c128(x0) < sg_real_c128(x1)) ? x1 : x0), sg_log1p_c128(sg_exp_c128(((sg_real_c128(x0) < sg_real_c128(x1)) ? sg_sub_c128(x0, x1) : sg_sub_c128(x1, x0)))))));
#include "elementwise.cuh"
#endif

/* logaddexp: grad * _logistic(self - other).conj() */
#if defined SG_ALL || defined SG_logaddexp_backward_self_f32
#define SG_KERNEL logaddexp_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f32((x1 - x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp_backward_self_f64
#define SG_KERNEL logaddexp_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f64((x1 - x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp_backward_self_c64
#define SG_KERNEL logaddexp_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_sigmoid_c64(sg_sub_c64(x1, x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp_backward_self_c128
#define SG_KERNEL logaddexp_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_sigmoid_c128(sg_sub_c128(x1, x2))));
#include "elementwise.cuh"
#endif

/* logaddexp: grad * _logistic(self - other).conj(); grad * _logistic(other - self).conj() */
#if defined SG_ALL || defined SG_logaddexp_backward_f32
#define SG_KERNEL logaddexp_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f32((x1 - x2))); r1 = (x0 * sg_sigmoid_f32((x2 - x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp_backward_f64
#define SG_KERNEL logaddexp_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f64((x1 - x2))); r1 = (x0 * sg_sigmoid_f64((x2 - x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp_backward_c64
#define SG_KERNEL logaddexp_backward
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64) RESULT(1, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_sigmoid_c64(sg_sub_c64(x1, x2)))); r1 = sg_mul_c64(x0, sg_conj_c64(sg_sigmoid_c64(sg_sub_c64(x2, x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp_backward_c128
#define SG_KERNEL logaddexp_backward
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128) RESULT(1, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_sigmoid_c128(sg_sub_c128(x1, x2)))); r1 = sg_mul_c128(x0, sg_conj_c128(sg_sigmoid_c128(sg_sub_c128(x2, x1))));
#include "elementwise.cuh"
#endif

/* logaddexp: auto_element_wise */
#if defined SG_ALL || defined SG_logaddexp_tangent_self_f32
#define SG_KERNEL logaddexp_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f32((x1 - x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp_tangent_self_f64
#define SG_KERNEL logaddexp_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f64((x1 - x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp_tangent_self_c64
#define SG_KERNEL logaddexp_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_sigmoid_c64(sg_sub_c64(x1, x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp_tangent_self_c128
#define SG_KERNEL logaddexp_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_sigmoid_c128(sg_sub_c128(x1, x2)));
#include "elementwise.cuh"
#endif

/* logaddexp2: where(self == other, self + 1, maximum(self, other) + log1p(exp2(-abs(self - other))) / log(2)) */
#if defined SG_ALL || defined SG_logaddexp2_f32
#define SG_KERNEL logaddexp2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 == x1) ? (x0 + 1.0f) : (sg_maximum_f32(x0, x1) + (sg_log1p_f32(sg_exp2_f32((-sg_abs_f32((x0 - x1))))) / x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp2_f64
#define SG_KERNEL logaddexp2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 == x1) ? (x0 + 1.0) : (sg_maximum_f64(x0, x1) + (sg_log1p_f64(sg_exp2_f64((-sg_abs_f64((x0 - x1))))) / x2)));
#include "elementwise.cuh"
#endif

/* logaddexp2: grad * _logistic((self - other) * log(2)) */
#if defined SG_ALL || defined SG_logaddexp2_backward_self_f32
#define SG_KERNEL logaddexp2_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f32(((x1 - x2) * x3)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp2_backward_self_f64
#define SG_KERNEL logaddexp2_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f64(((x1 - x2) * x3)));
#include "elementwise.cuh"
#endif

/* logaddexp2: grad * _logistic((self - other) * log(2)); grad * _logistic((other - self) * log(2)) */
#if defined SG_ALL || defined SG_logaddexp2_backward_f32
#define SG_KERNEL logaddexp2_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f32(((x1 - x2) * x3))); r1 = (x0 * sg_sigmoid_f32(((x2 - x1) * x3)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logaddexp2_backward_f64
#define SG_KERNEL logaddexp2_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f64(((x1 - x2) * x3))); r1 = (x0 * sg_sigmoid_f64(((x2 - x1) * x3)));
#include "elementwise.cuh"
#endif

/* xlogy: where(isnan(other), nan, where(self == 0, 0, self * log(other))) */
#if defined SG_ALL || defined SG_xlogy_f32
#define SG_KERNEL xlogy
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_isnan_f32(x0) ? SG_NAN : ((x1 == 0.0f) ? 0.0f : (x1 * sg_log_f32(x0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_xlogy_f64
#define SG_KERNEL xlogy
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_isnan_f64(x0) ? SG_NAN : ((x1 == 0.0) ? 0.0 : (x1 * sg_log_f64(x0))));
#include "elementwise.cuh"
#endif

/* xlogy: where((self == 0) & (other <= 0), 0, grad * other.log()) */
#if defined SG_ALL || defined SG_xlogy_backward_self_f32
#define SG_KERNEL xlogy_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 == 0.0f) & (x1 <= 0.0f)) ? 0.0f : (x2 * sg_log_f32(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_xlogy_backward_self_f64
#define SG_KERNEL xlogy_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 == 0.0) & (x1 <= 0.0)) ? 0.0 : (x2 * sg_log_f64(x1)));
#include "elementwise.cuh"
#endif

/* xlogy: grad * self / other */
#if defined SG_ALL || defined SG_xlogy_backward_other_f32
#define SG_KERNEL xlogy_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) / x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_xlogy_backward_other_f64
#define SG_KERNEL xlogy_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) / x2);
#include "elementwise.cuh"
#endif

/* xlogy: where((self == 0) & (other <= 0), 0, grad * other.log()); grad * self / other */
#if defined SG_ALL || defined SG_xlogy_backward_f32
#define SG_KERNEL xlogy_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (((x0 == 0.0f) & (x1 <= 0.0f)) ? 0.0f : (x2 * sg_log_f32(x1))); r1 = ((x2 * x0) / x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_xlogy_backward_f64
#define SG_KERNEL xlogy_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (((x0 == 0.0) & (x1 <= 0.0)) ? 0.0 : (x2 * sg_log_f64(x1))); r1 = ((x2 * x0) / x1);
#include "elementwise.cuh"
#endif

/* special.xlog1py: where(isnan(other), nan, where(self == 0, 0, self * log1p(other))) */
#if defined SG_ALL || defined SG_special_xlog1py_f32
#define SG_KERNEL special_xlog1py
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_isnan_f32(x0) ? SG_NAN : ((x1 == 0.0f) ? 0.0f : (x1 * sg_log1p_f32(x0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_xlog1py_f64
#define SG_KERNEL special_xlog1py
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_isnan_f64(x0) ? SG_NAN : ((x1 == 0.0) ? 0.0 : (x1 * sg_log1p_f64(x0))));
#include "elementwise.cuh"
#endif

/* special.xlog1py: where((self == 0) & (other <= -1), 0, grad * other.log1p()) */
#if defined SG_ALL || defined SG_special_xlog1py_backward_self_f32
#define SG_KERNEL special_xlog1py_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 == 0.0f) & (x1 <= (-1.0f))) ? 0.0f : (x2 * sg_log1p_f32(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_xlog1py_backward_self_f64
#define SG_KERNEL special_xlog1py_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 == 0.0) & (x1 <= (-1.0))) ? 0.0 : (x2 * sg_log1p_f64(x1)));
#include "elementwise.cuh"
#endif

/* special.xlog1py: grad * self / (other + 1) */
#if defined SG_ALL || defined SG_special_xlog1py_backward_other_f32
#define SG_KERNEL special_xlog1py_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) / (x2 + 1.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_xlog1py_backward_other_f64
#define SG_KERNEL special_xlog1py_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) / (x2 + 1.0));
#include "elementwise.cuh"
#endif

/* special.xlog1py: where((self == 0) & (other <= -1), 0, grad * other.log1p()); grad * self / (other + 1) */
#if defined SG_ALL || defined SG_special_xlog1py_backward_f32
#define SG_KERNEL special_xlog1py_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (((x0 == 0.0f) & (x1 <= (-1.0f))) ? 0.0f : (x2 * sg_log1p_f32(x1))); r1 = ((x2 * x0) / (x1 + 1.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_xlog1py_backward_f64
#define SG_KERNEL special_xlog1py_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (((x0 == 0.0) & (x1 <= (-1.0))) ? 0.0 : (x2 * sg_log1p_f64(x1))); r1 = ((x2 * x0) / (x1 + 1.0));
#include "elementwise.cuh"
#endif

/* special.entr: where(self > 0, -self * log(self), where(self == 0, 0, where(self < 0, -inf, nan))) */
#if defined SG_ALL || defined SG_special_entr_f32
#define SG_KERNEL special_entr
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 > 0.0f) ? ((-x0) * sg_log_f32(x0)) : ((x0 == 0.0f) ? 0.0f : ((x0 < 0.0f) ? (-SG_INF) : SG_NAN)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_entr_f64
#define SG_KERNEL special_entr
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 > 0.0) ? ((-x0) * sg_log_f64(x0)) : ((x0 == 0.0) ? 0.0 : ((x0 < 0.0) ? (-SG_INF) : SG_NAN)));
#include "elementwise.cuh"
#endif

/* special.entr: grad * (-self.log() - 1) */
#if defined SG_ALL || defined SG_special_entr_backward_self_f32
#define SG_KERNEL special_entr_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((-sg_log_f32(x1)) - 1.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_entr_backward_self_f64
#define SG_KERNEL special_entr_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((-sg_log_f64(x1)) - 1.0));
#include "elementwise.cuh"
#endif
