/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Distances between vectors, and losses made of distances, margins and distributions. */
#include "device.cuh"

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
#if defined SG_ALL || defined SG__distances_backward_self_f32
#define SG_KERNEL _distances_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / ((x1 == 0.0f) ? SG_INF : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__distances_backward_self_f64
#define SG_KERNEL _distances_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / ((x1 == 0.0) ? SG_INF : x1));
#include "elementwise.cuh"
#endif

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
#if defined SG_ALL || defined SG__distances_backward_self_2_f32
#define SG_KERNEL _distances_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_sgn_f32((x0 - x1)) * (x2 * 0.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__distances_backward_self_2_f64
#define SG_KERNEL _distances_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_sgn_f64((x0 - x1)) * (x2 * 0.0));
#include "elementwise.cuh"
#endif

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
#if defined SG_ALL || defined SG__distances_backward_self_3_f32
#define SG_KERNEL _distances_backward_self_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 / x1) * ((x2 == x3) ? sg_sgn_f32((x4 - x5)) : 0.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__distances_backward_self_3_f64
#define SG_KERNEL _distances_backward_self_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 / x1) * ((x2 == x3) ? sg_sgn_f64((x4 - x5)) : 0.0));
#include "elementwise.cuh"
#endif

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
#if defined SG_ALL || defined SG__distances_backward_self_4_f32
#define SG_KERNEL _distances_backward_self_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32((x1 - x2)) * ((((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4))) * (((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__distances_backward_self_4_f64
#define SG_KERNEL _distances_backward_self_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64((x1 - x2)) * ((((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4))) * (((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4))))));
#include "elementwise.cuh"
#endif

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
#if defined SG_ALL || defined SG__distances_backward_self_5_f32
#define SG_KERNEL _distances_backward_self_5
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32((x1 - x2)) * (((((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4))) * (((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4)))) * (((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__distances_backward_self_5_f64
#define SG_KERNEL _distances_backward_self_5
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64((x1 - x2)) * (((((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4))) * (((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4)))) * (((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4))))));
#include "elementwise.cuh"
#endif

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
#if defined SG_ALL || defined SG__distances_backward_self_6_f32
#define SG_KERNEL _distances_backward_self_6
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32((x1 - x2)) * sg_sqrt_f32((((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__distances_backward_self_6_f64
#define SG_KERNEL _distances_backward_self_6
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64((x1 - x2)) * sg_sqrt_f64((((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4))))));
#include "elementwise.cuh"
#endif

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
#if defined SG_ALL || defined SG__distances_backward_self_7_f32
#define SG_KERNEL _distances_backward_self_7
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32((x1 - x2)) * (1.0f / (((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__distances_backward_self_7_f64
#define SG_KERNEL _distances_backward_self_7
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64((x1 - x2)) * (1.0 / (((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4))))));
#include "elementwise.cuh"
#endif

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
#if defined SG_ALL || defined SG__distances_backward_self_8_f32
#define SG_KERNEL _distances_backward_self_8
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float) NUMBER(5, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32((x1 - x2)) * sg_pow_f32((((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4))), x5)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__distances_backward_self_8_f64
#define SG_KERNEL _distances_backward_self_8
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double) NUMBER(5, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64((x1 - x2)) * sg_pow_f64((((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4))), x5)));
#include "elementwise.cuh"
#endif

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
#if defined SG_ALL || defined SG__pair_distances_backward_self_inner_f32
#define SG_KERNEL _pair_distances_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_abs_f32(x0) == x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__pair_distances_backward_self_inner_f64
#define SG_KERNEL _pair_distances_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_abs_f64(x0) == x1);
#include "elementwise.cuh"
#endif

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
#if defined SG_ALL || defined SG__pair_distances_backward_self_f32
#define SG_KERNEL _pair_distances_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 / x1) * ((sg_abs_f32(x2) == x3) ? sg_sgn_f32(x2) : 0.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__pair_distances_backward_self_f64
#define SG_KERNEL _pair_distances_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 / x1) * ((sg_abs_f64(x2) == x3) ? sg_sgn_f64(x2) : 0.0));
#include "elementwise.cuh"
#endif

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
#if defined SG_ALL || defined SG__pair_distances_backward_self_2_f32
#define SG_KERNEL _pair_distances_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * (((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2))) * ((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__pair_distances_backward_self_2_f64
#define SG_KERNEL _pair_distances_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * (((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2))) * ((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2))))));
#include "elementwise.cuh"
#endif

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
#if defined SG_ALL || defined SG__pair_distances_backward_self_3_f32
#define SG_KERNEL _pair_distances_backward_self_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * ((((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2))) * ((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2)))) * ((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__pair_distances_backward_self_3_f64
#define SG_KERNEL _pair_distances_backward_self_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * ((((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2))) * ((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2)))) * ((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2))))));
#include "elementwise.cuh"
#endif

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
#if defined SG_ALL || defined SG__pair_distances_backward_self_4_f32
#define SG_KERNEL _pair_distances_backward_self_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * sg_sqrt_f32(((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__pair_distances_backward_self_4_f64
#define SG_KERNEL _pair_distances_backward_self_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * sg_sqrt_f64(((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2))))));
#include "elementwise.cuh"
#endif

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
#if defined SG_ALL || defined SG__pair_distances_backward_self_5_f32
#define SG_KERNEL _pair_distances_backward_self_5
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * (1.0f / ((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__pair_distances_backward_self_5_f64
#define SG_KERNEL _pair_distances_backward_self_5
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * (1.0 / ((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2))))));
#include "elementwise.cuh"
#endif

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
#if defined SG_ALL || defined SG__pair_distances_backward_self_6_f32
#define SG_KERNEL _pair_distances_backward_self_6
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f32(x1) * sg_pow_f32(((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2))), x3)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__pair_distances_backward_self_6_f64
#define SG_KERNEL _pair_distances_backward_self_6
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sgn_f64(x1) * sg_pow_f64(((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2))), x3)));
#include "elementwise.cuh"
#endif
