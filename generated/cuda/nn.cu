/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Layers and losses of neural networks. */
#include "device.cuh"

/* _layer_norm: (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) if weight is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight if bias is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight + bias */
#if defined SG_ALL || defined SG__layer_norm_f32
#define SG_KERNEL _layer_norm
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_STEPS(SUM, MAX, MIN, ONCE) ONCE(0, float, (float)n) SUM(1, float, x0) ONCE(2, float, (s1 / s0)) SUM(3, float, sg_square_f32((x0 - s2))) ONCE(4, float, sg_rsqrt_f32(((s3 / s0) + x1)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 - s2) * s4);
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__layer_norm_f64
#define SG_KERNEL _layer_norm
#define SG_TYPE f64
#define SG_STEPS(SUM, MAX, MIN, ONCE) ONCE(0, double, (double)n) SUM(1, double, x0) ONCE(2, double, (s1 / s0)) SUM(3, double, sg_square_f64((x0 - s2))) ONCE(4, double, sg_rsqrt_f64(((s3 / s0) + x1)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 - s2) * s4);
#include "rows.cuh"
#endif

/* _layer_norm: (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) if weight is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight if bias is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight + bias */
#if defined SG_ALL || defined SG__layer_norm_2_f32
#define SG_KERNEL _layer_norm_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_STEPS(SUM, MAX, MIN, ONCE) ONCE(0, float, (float)n) SUM(1, float, x0) ONCE(2, float, (s1 / s0)) SUM(3, float, sg_square_f32((x0 - s2))) ONCE(4, float, sg_rsqrt_f32(((s3 / s0) + x1)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 - s2) * s4) * x2);
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__layer_norm_2_f64
#define SG_KERNEL _layer_norm_2
#define SG_TYPE f64
#define SG_STEPS(SUM, MAX, MIN, ONCE) ONCE(0, double, (double)n) SUM(1, double, x0) ONCE(2, double, (s1 / s0)) SUM(3, double, sg_square_f64((x0 - s2))) ONCE(4, double, sg_rsqrt_f64(((s3 / s0) + x1)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 - s2) * s4) * x2);
#include "rows.cuh"
#endif

/* _layer_norm: (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) if weight is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight if bias is None else (self - row_sum(self) / row_count()) * rsqrt(row_sum(square(self - row_sum(self) / row_count())) / row_count() + eps) * weight + bias */
#if defined SG_ALL || defined SG__layer_norm_3_f32
#define SG_KERNEL _layer_norm_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_STEPS(SUM, MAX, MIN, ONCE) ONCE(0, float, (float)n) SUM(1, float, x0) ONCE(2, float, (s1 / s0)) SUM(3, float, sg_square_f32((x0 - s2))) ONCE(4, float, sg_rsqrt_f32(((s3 / s0) + x1)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((((x0 - s2) * s4) * x2) + x3);
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__layer_norm_3_f64
#define SG_KERNEL _layer_norm_3
#define SG_TYPE f64
#define SG_STEPS(SUM, MAX, MIN, ONCE) ONCE(0, double, (double)n) SUM(1, double, x0) ONCE(2, double, (s1 / s0)) SUM(3, double, sg_square_f64((x0 - s2))) ONCE(4, double, sg_rsqrt_f64(((s3 / s0) + x1)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((((x0 - s2) * s4) * x2) + x3);
#include "rows.cuh"
#endif

/* _layer_norm: scale * (grad - grad.sum(dim, True) / n - centred * (scale * (scale * ((grad * centred).sum(dim, True) / n)))) if weight is None else scale * (grad * weight - (grad * weight).sum(dim, True) / n - centred * (scale * (scale * ((grad * weight * centred).sum(dim, True) / n)))) */
#if defined SG_ALL || defined SG__layer_norm_backward_self_f32
#define SG_KERNEL _layer_norm_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, float, x0) ONCE(1, float, (s0 / x1)) SUM(2, float, (x3 * (x0 - s1))) SUM(3, float, ((x0 - s1) * (x0 - s1))) SUM(4, float, x3) ONCE(5, float, sg_rsqrt_f32(((s3 / x1) + x2))) ONCE(6, float, (s4 / x1)) ONCE(7, float, (s5 * (s5 * (s2 / x1))))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (s5 * ((x3 - s6) - ((x0 - s1) * s7)));
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__layer_norm_backward_self_f64
#define SG_KERNEL _layer_norm_backward_self
#define SG_TYPE f64
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, double, x0) ONCE(1, double, (s0 / x1)) SUM(2, double, (x3 * (x0 - s1))) SUM(3, double, ((x0 - s1) * (x0 - s1))) SUM(4, double, x3) ONCE(5, double, sg_rsqrt_f64(((s3 / x1) + x2))) ONCE(6, double, (s4 / x1)) ONCE(7, double, (s5 * (s5 * (s2 / x1))))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (s5 * ((x3 - s6) - ((x0 - s1) * s7)));
#include "rows.cuh"
#endif

/* _layer_norm: scale * (grad - grad.sum(dim, True) / n - centred * (scale * (scale * ((grad * centred).sum(dim, True) / n)))) if weight is None else scale * (grad * weight - (grad * weight).sum(dim, True) / n - centred * (scale * (scale * ((grad * weight * centred).sum(dim, True) / n)))) */
#if defined SG_ALL || defined SG__layer_norm_backward_self_2_f32
#define SG_KERNEL _layer_norm_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, float, x0) ONCE(1, float, (s0 / x1)) SUM(2, float, ((x3 * x4) * (x0 - s1))) SUM(3, float, ((x0 - s1) * (x0 - s1))) SUM(4, float, (x3 * x4)) ONCE(5, float, sg_rsqrt_f32(((s3 / x1) + x2))) ONCE(6, float, (s4 / x1)) ONCE(7, float, (s5 * (s5 * (s2 / x1))))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (s5 * (((x3 * x4) - s6) - ((x0 - s1) * s7)));
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__layer_norm_backward_self_2_f64
#define SG_KERNEL _layer_norm_backward_self_2
#define SG_TYPE f64
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, double, x0) ONCE(1, double, (s0 / x1)) SUM(2, double, ((x3 * x4) * (x0 - s1))) SUM(3, double, ((x0 - s1) * (x0 - s1))) SUM(4, double, (x3 * x4)) ONCE(5, double, sg_rsqrt_f64(((s3 / x1) + x2))) ONCE(6, double, (s4 / x1)) ONCE(7, double, (s5 * (s5 * (s2 / x1))))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (s5 * (((x3 * x4) - s6) - ((x0 - s1) * s7)));
#include "rows.cuh"
#endif

/* _layer_norm: (grad * unit)._sum_to_size(weight.shape) */
#if defined SG_ALL || defined SG__layer_norm_backward_weight_f32
#define SG_KERNEL _layer_norm_backward_weight
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, float, x1) ONCE(1, float, (s0 / x2)) SUM(2, float, ((x1 - s1) * (x1 - s1))) ONCE(3, float, sg_rsqrt_f32(((s2 / x2) + x3)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 - s1) * s3));
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__layer_norm_backward_weight_f64
#define SG_KERNEL _layer_norm_backward_weight
#define SG_TYPE f64
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, double, x1) ONCE(1, double, (s0 / x2)) SUM(2, double, ((x1 - s1) * (x1 - s1))) ONCE(3, double, sg_rsqrt_f64(((s2 / x2) + x3)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 - s1) * s3));
#include "rows.cuh"
#endif

/* _row_squared_distance: row_sum((self - other) * (self - other)) */
#if defined SG_ALL || defined SG__row_squared_distance_f32
#define SG_KERNEL _row_squared_distance
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, float, ((x0 - x1) * (x0 - x1)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__row_squared_distance_f64
#define SG_KERNEL _row_squared_distance
#define SG_TYPE f64
#define SG_REDUCES
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, double, ((x0 - x1) * (x0 - x1)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = s0;
#include "rows.cuh"
#endif

/* _mse_loss: grad * ((self - target) * (2 / self.numel() if reduction == 'mean' else 2.0)) */
#if defined SG_ALL || defined SG__mse_loss_backward_self_f32
#define SG_KERNEL _mse_loss_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 - x2) * x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__mse_loss_backward_self_f64
#define SG_KERNEL _mse_loss_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 - x2) * x3));
#include "elementwise.cuh"
#endif

/* _mse_loss: ((self_t - target_t) * (self_p - target_p)).sum() * (2 / self_p.numel() if reduction == 'mean' else 2.0) */
#if defined SG_ALL || defined SG__mse_loss_tangent_self_target_inner_f32
#define SG_KERNEL _mse_loss_tangent_self_target_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 - x1) * (x2 - x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__mse_loss_tangent_self_target_inner_f64
#define SG_KERNEL _mse_loss_tangent_self_target_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 - x1) * (x2 - x3));
#include "elementwise.cuh"
#endif

/* _smooth_l1: where(abs(self - target) < beta, 0.5 / beta * (self - target) * (self - target), abs(self - target) - 0.5 * beta) if beta > 0 else abs(self - target) */
#if defined SG_ALL || defined SG__smooth_l1_f32
#define SG_KERNEL _smooth_l1
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float) NUMBER(4, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((sg_abs_f32((x0 - x1)) < x2) ? ((x3 * (x0 - x1)) * (x0 - x1)) : (sg_abs_f32((x0 - x1)) - x4));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__smooth_l1_f64
#define SG_KERNEL _smooth_l1
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double) NUMBER(4, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((sg_abs_f64((x0 - x1)) < x2) ? ((x3 * (x0 - x1)) * (x0 - x1)) : (sg_abs_f64((x0 - x1)) - x4));
#include "elementwise.cuh"
#endif

/* _smooth_l1: where(abs(self - target) < beta, 0.5 / beta * (self - target) * (self - target), abs(self - target) - 0.5 * beta) if beta > 0 else abs(self - target) */
#if defined SG_ALL || defined SG__smooth_l1_2_f32
#define SG_KERNEL _smooth_l1_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_abs_f32((x0 - x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__smooth_l1_2_f64
#define SG_KERNEL _smooth_l1_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_abs_f64((x0 - x1));
#include "elementwise.cuh"
#endif

/* _smooth_l1: grad * where((self - target).abs() < beta, (self - target) / beta, (self - target).sgn()) if beta > 0 else grad * (self - target).sgn() */
#if defined SG_ALL || defined SG__smooth_l1_backward_self_f32
#define SG_KERNEL _smooth_l1_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f32((x1 - x2)) < x3) ? ((x1 - x2) / x3) : sg_sgn_f32((x1 - x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__smooth_l1_backward_self_f64
#define SG_KERNEL _smooth_l1_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f64((x1 - x2)) < x3) ? ((x1 - x2) / x3) : sg_sgn_f64((x1 - x2))));
#include "elementwise.cuh"
#endif

/* _smooth_l1: grad * where((self - target).abs() < beta, (self - target) / beta, (self - target).sgn()) if beta > 0 else grad * (self - target).sgn() */
#if defined SG_ALL || defined SG__smooth_l1_backward_self_2_f32
#define SG_KERNEL _smooth_l1_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sgn_f32((x1 - x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__smooth_l1_backward_self_2_f64
#define SG_KERNEL _smooth_l1_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sgn_f64((x1 - x2)));
#include "elementwise.cuh"
#endif

/* _smooth_l1: grad * where((self - target).abs() < beta, (target - self) / beta, (target - self).sgn()) if beta > 0 else grad * (target - self).sgn() */
#if defined SG_ALL || defined SG__smooth_l1_backward_target_f32
#define SG_KERNEL _smooth_l1_backward_target
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f32((x1 - x2)) < x3) ? ((x2 - x1) / x3) : sg_sgn_f32((x2 - x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__smooth_l1_backward_target_f64
#define SG_KERNEL _smooth_l1_backward_target
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f64((x1 - x2)) < x3) ? ((x2 - x1) / x3) : sg_sgn_f64((x2 - x1))));
#include "elementwise.cuh"
#endif

/* _binary_cross_entropy_with_logits: where(self > 0, 1 - target, -target) * self + log1p(exp(-abs(self))) */
#if defined SG_ALL || defined SG__binary_cross_entropy_with_logits_f32
#define SG_KERNEL _binary_cross_entropy_with_logits
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((((x0 > 0.0f) ? (1.0f - x1) : (-x1)) * x0) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x0)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__binary_cross_entropy_with_logits_f64
#define SG_KERNEL _binary_cross_entropy_with_logits
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((((x0 > 0.0) ? (1.0 - x1) : (-x1)) * x0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x0)))));
#include "elementwise.cuh"
#endif

/* _binary_cross_entropy_with_logits: grad * ((1 - target) - _logistic(-self)) */
#if defined SG_ALL || defined SG__binary_cross_entropy_with_logits_backward_self_f32
#define SG_KERNEL _binary_cross_entropy_with_logits_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((1.0f - x1) - sg_sigmoid_f32((-x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__binary_cross_entropy_with_logits_backward_self_f64
#define SG_KERNEL _binary_cross_entropy_with_logits_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((1.0 - x1) - sg_sigmoid_f64((-x2))));
#include "elementwise.cuh"
#endif

/* _binary_cross_entropy_with_logits: -grad * self */
#if defined SG_ALL || defined SG__binary_cross_entropy_with_logits_backward_target_f32
#define SG_KERNEL _binary_cross_entropy_with_logits_backward_target
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__binary_cross_entropy_with_logits_backward_target_f64
#define SG_KERNEL _binary_cross_entropy_with_logits_backward_target
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * x1);
#include "elementwise.cuh"
#endif

/* _binary_cross_entropy_with_logits: grad * ((1 - target) - _logistic(-self)); -grad * self */
#if defined SG_ALL || defined SG__binary_cross_entropy_with_logits_backward_f32
#define SG_KERNEL _binary_cross_entropy_with_logits_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 * ((1.0f - x1) - sg_sigmoid_f32((-x2)))); r1 = ((-x0) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__binary_cross_entropy_with_logits_backward_f64
#define SG_KERNEL _binary_cross_entropy_with_logits_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 * ((1.0 - x1) - sg_sigmoid_f64((-x2)))); r1 = ((-x0) * x2);
#include "elementwise.cuh"
#endif

/* _binary_cross_entropy: (target - 1) * maximum(log1p(-self), -100) - target * maximum(log(self), -100) */
#if defined SG_ALL || defined SG__binary_cross_entropy_f32
#define SG_KERNEL _binary_cross_entropy
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 - 1.0f) * sg_maximum_f32(sg_log1p_f32((-x1)), (-100.0f))) - (x0 * sg_maximum_f32(sg_log_f32(x1), (-100.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__binary_cross_entropy_f64
#define SG_KERNEL _binary_cross_entropy
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 - 1.0) * sg_maximum_f64(sg_log1p_f64((-x1)), (-100.0))) - (x0 * sg_maximum_f64(sg_log_f64(x1), (-100.0))));
#include "elementwise.cuh"
#endif

/* _binary_cross_entropy: grad * (self - target) / maximum((1 - self) * self, 1e-12) */
#if defined SG_ALL || defined SG__binary_cross_entropy_backward_self_f32
#define SG_KERNEL _binary_cross_entropy_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * (x1 - x2)) / sg_maximum_f32(((1.0f - x1) * x1), 1e-12f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__binary_cross_entropy_backward_self_f64
#define SG_KERNEL _binary_cross_entropy_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * (x1 - x2)) / sg_maximum_f64(((1.0 - x1) * x1), 1e-12));
#include "elementwise.cuh"
#endif

/* _binary_cross_entropy: grad * (where(self == 1, -100, (-where(self == 1, 0, self)).log1p()) - where(tiny, -100, where(tiny, inf, self).log())) */
#if defined SG_ALL || defined SG__binary_cross_entropy_backward_target_f32
#define SG_KERNEL _binary_cross_entropy_backward_target
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (((x1 == 1.0f) ? (-100.0f) : sg_log1p_f32((-((x1 == 1.0f) ? 0.0f : x1)))) - ((sg_abs_f32(x1) < 3.720075976020836e-44f) ? (-100.0f) : sg_log_f32(((sg_abs_f32(x1) < 3.720075976020836e-44f) ? SG_INF : x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__binary_cross_entropy_backward_target_f64
#define SG_KERNEL _binary_cross_entropy_backward_target
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (((x1 == 1.0) ? (-100.0) : sg_log1p_f64((-((x1 == 1.0) ? 0.0 : x1)))) - ((sg_abs_f64(x1) < 3.720075976020836e-44) ? (-100.0) : sg_log_f64(((sg_abs_f64(x1) < 3.720075976020836e-44) ? SG_INF : x1)))));
#include "elementwise.cuh"
#endif

/* _binary_cross_entropy: grad * (self - target) / maximum((1 - self) * self, 1e-12); grad * (where(self == 1, -100, (-where(self == 1, 0, self)).log1p()) - where(tiny, -100, where(tiny, inf, self).log())) */
#if defined SG_ALL || defined SG__binary_cross_entropy_backward_f32
#define SG_KERNEL _binary_cross_entropy_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * (x1 - x2)) / sg_maximum_f32(((1.0f - x1) * x1), 1e-12f)); r1 = (x0 * (((x1 == 1.0f) ? (-100.0f) : sg_log1p_f32((-((x1 == 1.0f) ? 0.0f : x1)))) - ((sg_abs_f32(x1) < 3.720075976020836e-44f) ? (-100.0f) : sg_log_f32(((sg_abs_f32(x1) < 3.720075976020836e-44f) ? SG_INF : x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__binary_cross_entropy_backward_f64
#define SG_KERNEL _binary_cross_entropy_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * (x1 - x2)) / sg_maximum_f64(((1.0 - x1) * x1), 1e-12)); r1 = (x0 * (((x1 == 1.0) ? (-100.0) : sg_log1p_f64((-((x1 == 1.0) ? 0.0 : x1)))) - ((sg_abs_f64(x1) < 3.720075976020836e-44) ? (-100.0) : sg_log_f64(((sg_abs_f64(x1) < 3.720075976020836e-44) ? SG_INF : x1)))));
#include "elementwise.cuh"
#endif

/* _grid_sample_to_grid: flat_above if grid.size(-1) == 2 else flat_above + grad.select(-1, 2).unsqueeze(1) * _grid_sample(self, grid, mode, padding_mode, align_corners, z) */
#if defined SG_ALL || defined SG__grid_sample_to_grid_backward_above_f32
#define SG_KERNEL _grid_sample_to_grid_backward_above
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__grid_sample_to_grid_backward_above_f64
#define SG_KERNEL _grid_sample_to_grid_backward_above
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3));
#include "elementwise.cuh"
#endif

/* _grid_sample_to_grid: flat_above if grid.size(-1) == 2 else flat_above + grad.select(-1, 2).unsqueeze(1) * _grid_sample(self, grid, mode, padding_mode, align_corners, z) */
#if defined SG_ALL || defined SG__grid_sample_to_grid_backward_above_2_f32
#define SG_KERNEL _grid_sample_to_grid_backward_above_2
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 * x1) + (x2 * x3)) + (x4 * x5));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__grid_sample_to_grid_backward_above_2_f64
#define SG_KERNEL _grid_sample_to_grid_backward_above_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 * x1) + (x2 * x3)) + (x4 * x5));
#include "elementwise.cuh"
#endif

/* _grid_sample_to_grid: flat_self if grid.size(-1) == 2 else flat_self + _grid_sample_to_images(along_z, grid, self.shape, mode, padding_mode, align_corners, z) */
#if defined SG_ALL || defined SG__grid_sample_to_grid_backward_self_f32
#define SG_KERNEL _grid_sample_to_grid_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 + x1) + x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__grid_sample_to_grid_backward_self_f64
#define SG_KERNEL _grid_sample_to_grid_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 + x1) + x2);
#include "elementwise.cuh"
#endif

/* _batch_norm_backward: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels) */
#if defined SG_ALL || defined SG__batch_norm_backward_backward_above_inner_f32
#define SG_KERNEL _batch_norm_backward_backward_above_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 - (x1 / x2)) * (x0 - (x1 / x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__batch_norm_backward_backward_above_inner_f64
#define SG_KERNEL _batch_norm_backward_backward_above_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 - (x1 / x2)) * (x0 - (x1 / x2)));
#include "elementwise.cuh"
#endif

/* _batch_norm_backward: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels) */
#if defined SG_ALL || defined SG__batch_norm_backward_backward_above_inner_2_f32
#define SG_KERNEL _batch_norm_backward_backward_above_inner_2
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) NUMBER(3, float) ARRAY(4, S, float) NUMBER(5, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 - (x2 / x3)) * sg_rsqrt_f32(((x4 / x3) + x5))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__batch_norm_backward_backward_above_inner_2_f64
#define SG_KERNEL _batch_norm_backward_backward_above_inner_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) NUMBER(3, double) ARRAY(4, double, double) NUMBER(5, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 - (x2 / x3)) * sg_rsqrt_f64(((x4 / x3) + x5))));
#include "elementwise.cuh"
#endif

/* _batch_norm_backward: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels) */
#if defined SG_ALL || defined SG__batch_norm_backward_backward_above_f32
#define SG_KERNEL _batch_norm_backward_backward_above
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float) ARRAY(6, S, float) ARRAY(7, S, float) ARRAY(8, S, float) ARRAY(9, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((sg_rsqrt_f32(((x0 / x1) + x2)) * ((x3 - (x4 / x1)) - (((x5 - (x6 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x7 / x1)))) + (x8 * ((x5 - (x6 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))))) + x9);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__batch_norm_backward_backward_above_f64
#define SG_KERNEL _batch_norm_backward_backward_above
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double) ARRAY(6, double, double) ARRAY(7, double, double) ARRAY(8, double, double) ARRAY(9, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((sg_rsqrt_f64(((x0 / x1) + x2)) * ((x3 - (x4 / x1)) - (((x5 - (x6 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x7 / x1)))) + (x8 * ((x5 - (x6 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))))) + x9);
#include "elementwise.cuh"
#endif

/* _batch_norm_backward: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels) */
#if defined SG_ALL || defined SG__batch_norm_backward_backward_above_2_f32
#define SG_KERNEL _batch_norm_backward_backward_above_2
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float) ARRAY(6, S, float) ARRAY(7, S, float) ARRAY(8, S, float) ARRAY(9, S, float) ARRAY(10, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((((sg_rsqrt_f32(((x0 / x1) + x2)) * ((x3 - (x4 / x1)) - (((x5 - (x6 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x7 / x1)))) * x8) + (x9 * ((x5 - (x6 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))))) + x10);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__batch_norm_backward_backward_above_2_f64
#define SG_KERNEL _batch_norm_backward_backward_above_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double) ARRAY(6, double, double) ARRAY(7, double, double) ARRAY(8, double, double) ARRAY(9, double, double) ARRAY(10, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((((sg_rsqrt_f64(((x0 / x1) + x2)) * ((x3 - (x4 / x1)) - (((x5 - (x6 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x7 / x1)))) * x8) + (x9 * ((x5 - (x6 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))))) + x10);
#include "elementwise.cuh"
#endif

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
#if defined SG_ALL || defined SG__batch_norm_backward_backward_self_inner_f32
#define SG_KERNEL _batch_norm_backward_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) * ((x2 - (x3 / x4)) * sg_rsqrt_f32(((x5 / x4) + x6))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__batch_norm_backward_backward_self_inner_f64
#define SG_KERNEL _batch_norm_backward_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) * ((x2 - (x3 / x4)) * sg_rsqrt_f64(((x5 / x4) + x6))));
#include "elementwise.cuh"
#endif

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
#if defined SG_ALL || defined SG__batch_norm_backward_backward_self_inner_2_f32
#define SG_KERNEL _batch_norm_backward_backward_self_inner_2
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float) ARRAY(4, S, float) ARRAY(5, S, float) ARRAY(6, S, float) ARRAY(7, S, float) ARRAY(8, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f32(((x1 / x2) + x3)) * ((x4 - (x5 / x2)) - (((x6 - (x7 / x2)) * sg_rsqrt_f32(((x1 / x2) + x3))) * (x8 / x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__batch_norm_backward_backward_self_inner_2_f64
#define SG_KERNEL _batch_norm_backward_backward_self_inner_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double) ARRAY(4, double, double) ARRAY(5, double, double) ARRAY(6, double, double) ARRAY(7, double, double) ARRAY(8, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f64(((x1 / x2) + x3)) * ((x4 - (x5 / x2)) - (((x6 - (x7 / x2)) * sg_rsqrt_f64(((x1 / x2) + x3))) * (x8 / x2)))));
#include "elementwise.cuh"
#endif

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
#if defined SG_ALL || defined SG__batch_norm_backward_backward_self_inner_3_f32
#define SG_KERNEL _batch_norm_backward_backward_self_inner_3
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float) ARRAY(4, S, float) ARRAY(5, S, float) ARRAY(6, S, float) ARRAY(7, S, float) ARRAY(8, S, float) ARRAY(9, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f32(((x1 / x2) + x3)) * (((x4 * x5) - (x6 / x2)) - (((x7 - (x8 / x2)) * sg_rsqrt_f32(((x1 / x2) + x3))) * (x9 / x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__batch_norm_backward_backward_self_inner_3_f64
#define SG_KERNEL _batch_norm_backward_backward_self_inner_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double) ARRAY(4, double, double) ARRAY(5, double, double) ARRAY(6, double, double) ARRAY(7, double, double) ARRAY(8, double, double) ARRAY(9, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f64(((x1 / x2) + x3)) * (((x4 * x5) - (x6 / x2)) - (((x7 - (x8 / x2)) * sg_rsqrt_f64(((x1 / x2) + x3))) * (x9 / x2)))));
#include "elementwise.cuh"
#endif

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
#if defined SG_ALL || defined SG__batch_norm_backward_backward_self_f32
#define SG_KERNEL _batch_norm_backward_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float) ARRAY(6, S, float) ARRAY(7, S, float) ARRAY(8, S, float) ARRAY(9, S, float) ARRAY(10, S, float) ARRAY(11, S, float) ARRAY(12, S, float) ARRAY(13, S, float) ARRAY(14, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((sg_rsqrt_f32(((x0 / x1) + x2)) * (((x3 * x4) - (x5 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x8 / x1)))) - (sg_rsqrt_f32(((x0 / x1) + x2)) * (((((x6 - (x7 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x9 / x1)) + ((sg_rsqrt_f32(((x0 / x1) + x2)) * ((x10 - (x11 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x12 / x1)))) * (x13 / x1))) + ((sg_rsqrt_f32(((x0 / x1) + x2)) * ((x3 - (x14 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x13 / x1)))) * (x12 / x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__batch_norm_backward_backward_self_f64
#define SG_KERNEL _batch_norm_backward_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double) ARRAY(6, double, double) ARRAY(7, double, double) ARRAY(8, double, double) ARRAY(9, double, double) ARRAY(10, double, double) ARRAY(11, double, double) ARRAY(12, double, double) ARRAY(13, double, double) ARRAY(14, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((sg_rsqrt_f64(((x0 / x1) + x2)) * (((x3 * x4) - (x5 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x8 / x1)))) - (sg_rsqrt_f64(((x0 / x1) + x2)) * (((((x6 - (x7 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x9 / x1)) + ((sg_rsqrt_f64(((x0 / x1) + x2)) * ((x10 - (x11 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x12 / x1)))) * (x13 / x1))) + ((sg_rsqrt_f64(((x0 / x1) + x2)) * ((x3 - (x14 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x13 / x1)))) * (x12 / x1)))));
#include "elementwise.cuh"
#endif

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
#if defined SG_ALL || defined SG__batch_norm_backward_backward_self_part_f32
#define SG_KERNEL _batch_norm_backward_backward_self_part
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float) ARRAY(6, S, float) ARRAY(7, S, float) ARRAY(8, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_rsqrt_f32(((x0 / x1) + x2)) * (((x3 * x4) - (x5 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x8 / x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__batch_norm_backward_backward_self_part_f64
#define SG_KERNEL _batch_norm_backward_backward_self_part
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double) ARRAY(6, double, double) ARRAY(7, double, double) ARRAY(8, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_rsqrt_f64(((x0 / x1) + x2)) * (((x3 * x4) - (x5 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x8 / x1))));
#include "elementwise.cuh"
#endif

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
#if defined SG_ALL || defined SG__batch_norm_backward_backward_self_part_2_f32
#define SG_KERNEL _batch_norm_backward_backward_self_part_2
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float) ARRAY(6, S, float) ARRAY(7, S, float) ARRAY(8, S, float) ARRAY(9, S, float) ARRAY(10, S, float) ARRAY(11, S, float) ARRAY(12, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_rsqrt_f32(((x0 / x1) + x2)) * (((((x3 - (x4 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x5 / x1)) + ((sg_rsqrt_f32(((x0 / x1) + x2)) * ((x6 - (x7 / x1)) - (((x3 - (x4 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x8 / x1)))) * (x9 / x1))) + ((sg_rsqrt_f32(((x0 / x1) + x2)) * (((x10 * x11) - (x12 / x1)) - (((x3 - (x4 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x9 / x1)))) * (x8 / x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__batch_norm_backward_backward_self_part_2_f64
#define SG_KERNEL _batch_norm_backward_backward_self_part_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double) ARRAY(6, double, double) ARRAY(7, double, double) ARRAY(8, double, double) ARRAY(9, double, double) ARRAY(10, double, double) ARRAY(11, double, double) ARRAY(12, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_rsqrt_f64(((x0 / x1) + x2)) * (((((x3 - (x4 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x5 / x1)) + ((sg_rsqrt_f64(((x0 / x1) + x2)) * ((x6 - (x7 / x1)) - (((x3 - (x4 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x8 / x1)))) * (x9 / x1))) + ((sg_rsqrt_f64(((x0 / x1) + x2)) * (((x10 * x11) - (x12 / x1)) - (((x3 - (x4 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x9 / x1)))) * (x8 / x1))));
#include "elementwise.cuh"
#endif

/* _group_norm: (scale * (above - above.sum(-1, True) / n - centred * (scale * (scale * ((above * centred).sum(-1, True) / n)))))._reshape(self.shape) */
#if defined SG_ALL || defined SG__group_norm_backward_self_inner_f32
#define SG_KERNEL _group_norm_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 - (x1 / x2)) * (x0 - (x1 / x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__group_norm_backward_self_inner_f64
#define SG_KERNEL _group_norm_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 - (x1 / x2)) * (x0 - (x1 / x2)));
#include "elementwise.cuh"
#endif

/* _group_norm: (scale * (above - above.sum(-1, True) / n - centred * (scale * (scale * ((above * centred).sum(-1, True) / n)))))._reshape(self.shape) */
#if defined SG_ALL || defined SG__group_norm_backward_self_inner_2_f32
#define SG_KERNEL _group_norm_backward_self_inner_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 - (x2 / x3)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__group_norm_backward_self_inner_2_f64
#define SG_KERNEL _group_norm_backward_self_inner_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 - (x2 / x3)));
#include "elementwise.cuh"
#endif

/* _group_norm: (scale * (above - above.sum(-1, True) / n - centred * (scale * (scale * ((above * centred).sum(-1, True) / n)))))._reshape(self.shape) */
#if defined SG_ALL || defined SG__group_norm_backward_self_f32
#define SG_KERNEL _group_norm_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float) ARRAY(6, S, float) ARRAY(7, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_rsqrt_f32(((x0 / x1) + x2)) * ((x3 - (x4 / x1)) - ((x5 - (x6 / x1)) * (sg_rsqrt_f32(((x0 / x1) + x2)) * (sg_rsqrt_f32(((x0 / x1) + x2)) * (x7 / x1))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__group_norm_backward_self_f64
#define SG_KERNEL _group_norm_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double) ARRAY(6, double, double) ARRAY(7, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_rsqrt_f64(((x0 / x1) + x2)) * ((x3 - (x4 / x1)) - ((x5 - (x6 / x1)) * (sg_rsqrt_f64(((x0 / x1) + x2)) * (sg_rsqrt_f64(((x0 / x1) + x2)) * (x7 / x1))))));
#include "elementwise.cuh"
#endif

/* _group_norm: (grad * (centred * scale)._reshape(self.shape))._sum_to_size(channels)._reshape(weight.shape) */
#if defined SG_ALL || defined SG__group_norm_backward_weight_inner_f32
#define SG_KERNEL _group_norm_backward_weight_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 - (x1 / x2)) * sg_rsqrt_f32(((x3 / x2) + x4)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__group_norm_backward_weight_inner_f64
#define SG_KERNEL _group_norm_backward_weight_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 - (x1 / x2)) * sg_rsqrt_f64(((x3 / x2) + x4)));
#include "elementwise.cuh"
#endif

/* _rms_norm: self * rsqrt(row_sum(square(self)) / row_count() + eps) */
#if defined SG_ALL || defined SG__rms_norm_f32
#define SG_KERNEL _rms_norm
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_STEPS(SUM, MAX, MIN, ONCE) ONCE(0, float, (float)n) SUM(1, float, sg_square_f32(x0)) ONCE(2, float, sg_rsqrt_f32(((s1 / s0) + x1)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * s2);
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__rms_norm_f64
#define SG_KERNEL _rms_norm
#define SG_TYPE f64
#define SG_STEPS(SUM, MAX, MIN, ONCE) ONCE(0, double, (double)n) SUM(1, double, sg_square_f64(x0)) ONCE(2, double, sg_rsqrt_f64(((s1 / s0) + x1)))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * s2);
#include "rows.cuh"
#endif

/* _rms_norm: scale * (grad - unit * ((grad * unit).sum(dim, True) / self.size(dim))) */
#if defined SG_ALL || defined SG__rms_norm_backward_self_f32
#define SG_KERNEL _rms_norm_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, float, (x0 * x0)) ONCE(1, float, sg_rsqrt_f32(((s0 / x1) + x2))) SUM(2, float, (x3 * (x0 * s1))) ONCE(3, float, (s2 / x1))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (s1 * (x3 - ((x0 * s1) * s3)));
#include "rows.cuh"
#endif
#if defined SG_ALL || defined SG__rms_norm_backward_self_f64
#define SG_KERNEL _rms_norm_backward_self
#define SG_TYPE f64
#define SG_STEPS(SUM, MAX, MIN, ONCE) SUM(0, double, (x0 * x0)) ONCE(1, double, sg_rsqrt_f64(((s0 / x1) + x2))) SUM(2, double, (x3 * (x0 * s1))) ONCE(3, double, (s2 / x1))
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (s1 * (x3 - ((x0 * s1) * s3)));
#include "rows.cuh"
#endif

/* _attention_backward: shared._matmul(value) + weights._matmul(grads[2]) */
#if defined SG_ALL || defined SG__attention_backward_backward_above_inner_f32
#define SG_KERNEL _attention_backward_backward_above_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 + x1) * x2) * x3);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__attention_backward_backward_above_inner_f64
#define SG_KERNEL _attention_backward_backward_above_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 + x1) * x2) * x3);
#include "elementwise.cuh"
#endif

/* _attention_backward: (turned._matmul(key) + of_scores._matmul(grads[1])) * scale */
#if defined SG_ALL || defined SG__attention_backward_backward_query_inner_f32
#define SG_KERNEL _attention_backward_backward_query_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float) ARRAY(6, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((((x0 + x1) * x2) * (x3 - x4)) + x5) * x6);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__attention_backward_backward_query_inner_f64
#define SG_KERNEL _attention_backward_backward_query_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double) ARRAY(6, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((((x0 + x1) * x2) * (x3 - x4)) + x5) * x6);
#include "elementwise.cuh"
#endif

/* _attention_backward: (turned._matmul(key) + of_scores._matmul(grads[1])) * scale */
#if defined SG_ALL || defined SG__attention_backward_backward_query_f32
#define SG_KERNEL _attention_backward_backward_query
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 + x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__attention_backward_backward_query_f64
#define SG_KERNEL _attention_backward_backward_query
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 + x1) * x2);
#include "elementwise.cuh"
#endif

/* _fused_attention: (weights * (from_weights - delta.unsqueeze(-1)))._sum_to_size(bias.shape) */
#if defined SG_ALL || defined SG__fused_attention_backward_bias_f32
#define SG_KERNEL _fused_attention_backward_bias
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 * x2) - x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__fused_attention_backward_bias_f64
#define SG_KERNEL _fused_attention_backward_bias
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 * x2) - x3));
#include "elementwise.cuh"
#endif

/* _fused_attention_backward: shared._matmul(value) + (kept * weights)._matmul(grads[2]) */
#if defined SG_ALL || defined SG__fused_attention_backward_backward_above_inner_inner_f32
#define SG_KERNEL _fused_attention_backward_backward_above_inner_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 + x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__fused_attention_backward_backward_above_inner_inner_f64
#define SG_KERNEL _fused_attention_backward_backward_above_inner_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 + x1) * x2);
#include "elementwise.cuh"
#endif

/* _fused_attention_backward: shared._matmul(value) + (kept * weights)._matmul(grads[2]) */
#if defined SG_ALL || defined SG__fused_attention_backward_backward_above_inner_f32
#define SG_KERNEL _fused_attention_backward_backward_above_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) * ((x2 + x3) - x4));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__fused_attention_backward_backward_above_inner_f64
#define SG_KERNEL _fused_attention_backward_backward_above_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) * ((x2 + x3) - x4));
#include "elementwise.cuh"
#endif

/* _fused_attention_backward: turned._matmul(key * scale) + of_scores._matmul(grads[1] * scale) */
#if defined SG_ALL || defined SG__fused_attention_backward_backward_query_inner_inner_f32
#define SG_KERNEL _fused_attention_backward_backward_query_inner_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__fused_attention_backward_backward_query_inner_inner_f64
#define SG_KERNEL _fused_attention_backward_backward_query_inner_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif

/* _fused_attention_backward: turned._matmul(key * scale) + of_scores._matmul(grads[1] * scale) */
#if defined SG_ALL || defined SG__fused_attention_backward_backward_query_inner_inner_2_f32
#define SG_KERNEL _fused_attention_backward_backward_query_inner_inner_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float) ARRAY(6, S, float) ARRAY(7, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((((x0 + x1) * ((x2 * x3) - x4)) - (x5 * (x2 * x3))) + (x6 * x3)) * x7);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__fused_attention_backward_backward_query_inner_inner_2_f64
#define SG_KERNEL _fused_attention_backward_backward_query_inner_inner_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double) ARRAY(6, double, double) ARRAY(7, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((((x0 + x1) * ((x2 * x3) - x4)) - (x5 * (x2 * x3))) + (x6 * x3)) * x7);
#include "elementwise.cuh"
#endif

/* _fused_attention_backward: turned._matmul(key * scale) + of_scores._matmul(grads[1] * scale) */
#if defined SG_ALL || defined SG__fused_attention_backward_backward_query_inner_f32
#define SG_KERNEL _fused_attention_backward_backward_query_inner
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float) ARRAY(6, S, float) ARRAY(7, S, float) ARRAY(8, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (((((x1 + x2) * ((x3 * x4) - x5)) - (x6 * (x3 * x4))) + (x7 * x4)) - x8));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__fused_attention_backward_backward_query_inner_f64
#define SG_KERNEL _fused_attention_backward_backward_query_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double) ARRAY(6, double, double) ARRAY(7, double, double) ARRAY(8, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (((((x1 + x2) * ((x3 * x4) - x5)) - (x6 * (x3 * x4))) + (x7 * x4)) - x8));
#include "elementwise.cuh"
#endif

/* _lstm: changes.slice(-1, 0, 4 * n) */
#if defined SG_ALL || defined SG__lstm_backward_gates_inner_f32
#define SG_KERNEL _lstm_backward_gates_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (1.0f - x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__lstm_backward_gates_inner_f64
#define SG_KERNEL _lstm_backward_gates_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (1.0 - x0);
#include "elementwise.cuh"
#endif
