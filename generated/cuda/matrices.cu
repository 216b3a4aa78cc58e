/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Factorisations of matrices, solutions, determinants, eigenvalues. */
#include "device.cuh"

/* _linalg_cholesky: _linalg_solve_triangular(_mH(L), _mH(half), True, False) */
#if defined SG_ALL || defined SG__linalg_cholesky_backward_self_f32
#define SG_KERNEL _linalg_cholesky_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 + x1) - ((x2 + x3) / 2.0f)) / 2.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_cholesky_backward_self_f64
#define SG_KERNEL _linalg_cholesky_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 + x1) - ((x2 + x3) / 2.0)) / 2.0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_cholesky_backward_self_c64
#define SG_KERNEL _linalg_cholesky_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_sub_c64(sg_add_c64(x0, x1), sg_div_c64(sg_add_c64(x2, x3), sg_from_real_c64(2.0f))), sg_from_real_c64(2.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_cholesky_backward_self_c128
#define SG_KERNEL _linalg_cholesky_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_sub_c128(sg_add_c128(x0, x1), sg_div_c128(sg_add_c128(x2, x3), sg_from_real_c128(2.0))), sg_from_real_c128(2.0));
#include "elementwise.cuh"
#endif

/* _cofactor_differential: _mH(inner.conj()) * _linalg_det(a).unsqueeze(-1).unsqueeze(-1) */
#if defined SG_ALL || defined SG__cofactor_differential_backward_self_inner_inner_f32
#define SG_KERNEL _cofactor_differential_backward_self_inner_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 + x1) - (x2 * x3)) - (x4 * x5));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cofactor_differential_backward_self_inner_inner_f64
#define SG_KERNEL _cofactor_differential_backward_self_inner_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 + x1) - (x2 * x3)) - (x4 * x5));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cofactor_differential_backward_self_inner_inner_c64
#define SG_KERNEL _cofactor_differential_backward_self_inner_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64) ARRAY(4, sg_c64, sg_c64) ARRAY(5, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sub_c64(sg_sub_c64(sg_add_c64(x0, x1), sg_mul_c64(x2, x3)), sg_mul_c64(x4, x5));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cofactor_differential_backward_self_inner_inner_c128
#define SG_KERNEL _cofactor_differential_backward_self_inner_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128) ARRAY(4, sg_c128, sg_c128) ARRAY(5, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sub_c128(sg_sub_c128(sg_add_c128(x0, x1), sg_mul_c128(x2, x3)), sg_mul_c128(x4, x5));
#include "elementwise.cuh"
#endif

/* _cofactor_differential: _mH(inner.conj()) * _linalg_det(a).unsqueeze(-1).unsqueeze(-1) */
#if defined SG_ALL || defined SG__cofactor_differential_backward_self_inner_f32
#define SG_KERNEL _cofactor_differential_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 + (((x1 * x2) - x3) * x4));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cofactor_differential_backward_self_inner_f64
#define SG_KERNEL _cofactor_differential_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 + (((x1 * x2) - x3) * x4));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cofactor_differential_backward_self_inner_c64
#define SG_KERNEL _cofactor_differential_backward_self_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64) ARRAY(4, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_conj_c64(sg_add_c64(x0, sg_mul_c64(sg_sub_c64(sg_mul_c64(x1, x2), x3), x4)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__cofactor_differential_backward_self_inner_c128
#define SG_KERNEL _cofactor_differential_backward_self_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128) ARRAY(4, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_conj_c128(sg_add_c128(x0, sg_mul_c128(sg_sub_c128(sg_mul_c128(x1, x2), x3), x4)));
#include "elementwise.cuh"
#endif

/* _linalg_slogdet: (grads[1] + (turn - turn.conj()) / 2).unsqueeze(-1).unsqueeze(-1) * _mH(_linalg_inv(self)[0]) */
#if defined SG_ALL || defined SG__linalg_slogdet_backward_self_inner_f32
#define SG_KERNEL _linalg_slogdet_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 + (((x1 * x2) - (x1 * x2)) / 2.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_slogdet_backward_self_inner_f64
#define SG_KERNEL _linalg_slogdet_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 + (((x1 * x2) - (x1 * x2)) / 2.0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_slogdet_backward_self_inner_c64
#define SG_KERNEL _linalg_slogdet_backward_self_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_add_c64(x0, sg_div_c64(sg_sub_c64(sg_mul_c64(x1, sg_conj_c64(x2)), sg_conj_c64(sg_mul_c64(x1, sg_conj_c64(x2)))), sg_from_real_c64(2.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_slogdet_backward_self_inner_c128
#define SG_KERNEL _linalg_slogdet_backward_self_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_add_c128(x0, sg_div_c128(sg_sub_c128(sg_mul_c128(x1, sg_conj_c128(x2)), sg_conj_c128(sg_mul_c128(x1, sg_conj_c128(x2)))), sg_from_real_c128(2.0)));
#include "elementwise.cuh"
#endif

/* _linalg_over_gap: self / where(gap == 0, where(self == 0, inf, gap), gap) */
#if defined SG_ALL || defined SG__linalg_over_gap_f32
#define SG_KERNEL _linalg_over_gap
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / ((x1 == 0.0f) ? ((x0 == 0.0f) ? SG_INF : x1) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_f64
#define SG_KERNEL _linalg_over_gap
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / ((x1 == 0.0) ? ((x0 == 0.0) ? SG_INF : x1) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_c64
#define SG_KERNEL _linalg_over_gap
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_c128
#define SG_KERNEL _linalg_over_gap
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1) : x1));
#include "elementwise.cuh"
#endif

/* _linalg_over_gap: grad / by.conj() */
#if defined SG_ALL || defined SG__linalg_over_gap_backward_self_f32
#define SG_KERNEL _linalg_over_gap_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / ((x1 == 0.0f) ? ((x2 == 0.0f) ? SG_INF : x1) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_backward_self_f64
#define SG_KERNEL _linalg_over_gap_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / ((x1 == 0.0) ? ((x2 == 0.0) ? SG_INF : x1) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_backward_self_c64
#define SG_KERNEL _linalg_over_gap_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_conj_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1) : x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_backward_self_c128
#define SG_KERNEL _linalg_over_gap_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_conj_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1) : x1)));
#include "elementwise.cuh"
#endif

/* _linalg_over_gap: -grad * (self / by / by).conj() */
#if defined SG_ALL || defined SG__linalg_over_gap_backward_gap_f32
#define SG_KERNEL _linalg_over_gap_backward_gap
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * ((x1 / ((x2 == 0.0f) ? ((x1 == 0.0f) ? SG_INF : x2) : x2)) / ((x2 == 0.0f) ? ((x1 == 0.0f) ? SG_INF : x2) : x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_backward_gap_f64
#define SG_KERNEL _linalg_over_gap_backward_gap
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * ((x1 / ((x2 == 0.0) ? ((x1 == 0.0) ? SG_INF : x2) : x2)) / ((x2 == 0.0) ? ((x1 == 0.0) ? SG_INF : x2) : x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_backward_gap_c64
#define SG_KERNEL _linalg_over_gap_backward_gap
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_div_c64(sg_div_c64(x1, (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2) : x2)), (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2) : x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_backward_gap_c128
#define SG_KERNEL _linalg_over_gap_backward_gap
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_div_c128(sg_div_c128(x1, (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2) : x2)), (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2) : x2))));
#include "elementwise.cuh"
#endif

/* _linalg_over_gap: grad / by.conj(); -grad * (self / by / by).conj() */
#if defined SG_ALL || defined SG__linalg_over_gap_backward_f32
#define SG_KERNEL _linalg_over_gap_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 / ((x1 == 0.0f) ? ((x2 == 0.0f) ? SG_INF : x1) : x1)); r1 = ((-x0) * ((x2 / ((x1 == 0.0f) ? ((x2 == 0.0f) ? SG_INF : x1) : x1)) / ((x1 == 0.0f) ? ((x2 == 0.0f) ? SG_INF : x1) : x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_backward_f64
#define SG_KERNEL _linalg_over_gap_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 / ((x1 == 0.0) ? ((x2 == 0.0) ? SG_INF : x1) : x1)); r1 = ((-x0) * ((x2 / ((x1 == 0.0) ? ((x2 == 0.0) ? SG_INF : x1) : x1)) / ((x1 == 0.0) ? ((x2 == 0.0) ? SG_INF : x1) : x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_backward_c64
#define SG_KERNEL _linalg_over_gap_backward
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64) RESULT(1, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_conj_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1) : x1))); r1 = sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_div_c64(sg_div_c64(x2, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1) : x1)), (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1) : x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_backward_c128
#define SG_KERNEL _linalg_over_gap_backward
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128) RESULT(1, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_conj_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1) : x1))); r1 = sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_div_c128(sg_div_c128(x2, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1) : x1)), (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1) : x1))));
#include "elementwise.cuh"
#endif

/* _linalg_over_gap: auto_element_wise */
#if defined SG_ALL || defined SG__linalg_over_gap_tangent_self_f32
#define SG_KERNEL _linalg_over_gap_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / ((x1 == 0.0f) ? ((x2 == 0.0f) ? SG_INF : x1) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_tangent_self_f64
#define SG_KERNEL _linalg_over_gap_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / ((x1 == 0.0) ? ((x2 == 0.0) ? SG_INF : x1) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_tangent_self_c64
#define SG_KERNEL _linalg_over_gap_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_tangent_self_c128
#define SG_KERNEL _linalg_over_gap_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1) : x1));
#include "elementwise.cuh"
#endif

/* _linalg_over_gap: auto_element_wise */
#if defined SG_ALL || defined SG__linalg_over_gap_tangent_gap_f32
#define SG_KERNEL _linalg_over_gap_tangent_gap
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * ((x1 / ((x2 == 0.0f) ? ((x1 == 0.0f) ? SG_INF : x2) : x2)) / ((x2 == 0.0f) ? ((x1 == 0.0f) ? SG_INF : x2) : x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_tangent_gap_f64
#define SG_KERNEL _linalg_over_gap_tangent_gap
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * ((x1 / ((x2 == 0.0) ? ((x1 == 0.0) ? SG_INF : x2) : x2)) / ((x2 == 0.0) ? ((x1 == 0.0) ? SG_INF : x2) : x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_tangent_gap_c64
#define SG_KERNEL _linalg_over_gap_tangent_gap
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_div_c64(sg_div_c64(x1, (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2) : x2)), (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2) : x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_over_gap_tangent_gap_c128
#define SG_KERNEL _linalg_over_gap_tangent_gap
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_div_c128(sg_div_c128(x1, (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2) : x2)), (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2) : x2)));
#include "elementwise.cuh"
#endif

/* _linalg_eigh: v._matmul(inner)._matmul(_mH(v)) */
#if defined SG_ALL || defined SG__linalg_eigh_backward_self_inner_inner_f32
#define SG_KERNEL _linalg_eigh_backward_self_inner_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 - x0) / (2.0f * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_eigh_backward_self_inner_inner_f64
#define SG_KERNEL _linalg_eigh_backward_self_inner_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 - x0) / (2.0 * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_eigh_backward_self_inner_inner_c64
#define SG_KERNEL _linalg_eigh_backward_self_inner_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_sub_c64(x0, sg_conj_c64(x0)), sg_mul_c64(sg_from_real_c64(2.0f), x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_eigh_backward_self_inner_inner_c128
#define SG_KERNEL _linalg_eigh_backward_self_inner_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_sub_c128(x0, sg_conj_c128(x0)), sg_mul_c128(sg_from_real_c128(2.0), x1));
#include "elementwise.cuh"
#endif

/* _linalg_eigh: v._matmul(inner)._matmul(_mH(v)) */
#if defined SG_ALL || defined SG__linalg_eigh_backward_self_inner_f32
#define SG_KERNEL _linalg_eigh_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / (((sg_true_f32(x1) ? SG_INF : (x2 - x3)) == 0.0f) ? ((x0 == 0.0f) ? SG_INF : (sg_true_f32(x1) ? SG_INF : (x2 - x3))) : (sg_true_f32(x1) ? SG_INF : (x2 - x3))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_eigh_backward_self_inner_f64
#define SG_KERNEL _linalg_eigh_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / (((sg_true_f64(x1) ? SG_INF : (x2 - x3)) == 0.0) ? ((x0 == 0.0) ? SG_INF : (sg_true_f64(x1) ? SG_INF : (x2 - x3))) : (sg_true_f64(x1) ? SG_INF : (x2 - x3))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_eigh_backward_self_inner_c64
#define SG_KERNEL _linalg_eigh_backward_self_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, (sg_eq_c64((sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_sub_c64(x2, x3)), sg_from_real_c64(0.0f)) ? (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_sub_c64(x2, x3))) : (sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_sub_c64(x2, x3))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_eigh_backward_self_inner_c128
#define SG_KERNEL _linalg_eigh_backward_self_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, (sg_eq_c128((sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_sub_c128(x2, x3)), sg_from_real_c128(0.0)) ? (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_sub_c128(x2, x3))) : (sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_sub_c128(x2, x3))));
#include "elementwise.cuh"
#endif

/* _linalg_eigh: v._matmul(inner)._matmul(_mH(v)) */
#if defined SG_ALL || defined SG__linalg_eigh_backward_self_f32
#define SG_KERNEL _linalg_eigh_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((((x0 / (((sg_true_f32(x1) ? SG_INF : (x2 - x3)) == 0.0f) ? ((x0 == 0.0f) ? SG_INF : (sg_true_f32(x1) ? SG_INF : (x2 - x3))) : (sg_true_f32(x1) ? SG_INF : (x2 - x3)))) + x4) / 2.0f) + x5);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_eigh_backward_self_f64
#define SG_KERNEL _linalg_eigh_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((((x0 / (((sg_true_f64(x1) ? SG_INF : (x2 - x3)) == 0.0) ? ((x0 == 0.0) ? SG_INF : (sg_true_f64(x1) ? SG_INF : (x2 - x3))) : (sg_true_f64(x1) ? SG_INF : (x2 - x3)))) + x4) / 2.0) + x5);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_eigh_backward_self_c64
#define SG_KERNEL _linalg_eigh_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64) ARRAY(4, sg_c64, sg_c64) ARRAY(5, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_add_c64(sg_div_c64(sg_add_c64(sg_div_c64(x0, (sg_eq_c64((sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_sub_c64(x2, x3)), sg_from_real_c64(0.0f)) ? (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_sub_c64(x2, x3))) : (sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_sub_c64(x2, x3)))), x4), sg_from_real_c64(2.0f)), x5);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_eigh_backward_self_c128
#define SG_KERNEL _linalg_eigh_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128) ARRAY(4, sg_c128, sg_c128) ARRAY(5, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_add_c128(sg_div_c128(sg_add_c128(sg_div_c128(x0, (sg_eq_c128((sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_sub_c128(x2, x3)), sg_from_real_c128(0.0)) ? (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_sub_c128(x2, x3))) : (sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_sub_c128(x2, x3)))), x4), sg_from_real_c128(2.0)), x5);
#include "elementwise.cuh"
#endif

/* _linalg_svd: core + _linalg_over_gap(u_g - U._matmul(x), s)._matmul(Vh) if self.size(-2) > self.size(-1) else core + U._matmul(_mH(_linalg_over_gap(v_g - v._matmul(y), s))) if self.size(-2) < self.size(-1) else core */
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_f32
#define SG_KERNEL _linalg_svd_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float) ARRAY(4, S, float) ARRAY(5, S, float) ARRAY(6, S, float) ARRAY(7, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((((((x0 - x1) / (((sg_true_f32(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))) == 0.0f) ? (((x0 - x1) == 0.0f) ? SG_INF : (sg_true_f32(x2) ? SG_INF : ((x3 - x4) * (x3 + x4)))) : (sg_true_f32(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))))) * x3) + (x4 * ((x5 - x6) / (((sg_true_f32(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))) == 0.0f) ? (((x5 - x6) == 0.0f) ? SG_INF : (sg_true_f32(x2) ? SG_INF : ((x3 - x4) * (x3 + x4)))) : (sg_true_f32(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))))))) + ((sg_true_f32(x2) ? ((x0 - x1) / 2.0f) : 0.0f) / ((x3 == 0.0f) ? (((sg_true_f32(x2) ? ((x0 - x1) / 2.0f) : 0.0f) == 0.0f) ? SG_INF : x3) : x3))) + x7);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_f64
#define SG_KERNEL _linalg_svd_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double) ARRAY(4, double, double) ARRAY(5, double, double) ARRAY(6, double, double) ARRAY(7, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((((((x0 - x1) / (((sg_true_f64(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))) == 0.0) ? (((x0 - x1) == 0.0) ? SG_INF : (sg_true_f64(x2) ? SG_INF : ((x3 - x4) * (x3 + x4)))) : (sg_true_f64(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))))) * x3) + (x4 * ((x5 - x6) / (((sg_true_f64(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))) == 0.0) ? (((x5 - x6) == 0.0) ? SG_INF : (sg_true_f64(x2) ? SG_INF : ((x3 - x4) * (x3 + x4)))) : (sg_true_f64(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))))))) + ((sg_true_f64(x2) ? ((x0 - x1) / 2.0) : 0.0) / ((x3 == 0.0) ? (((sg_true_f64(x2) ? ((x0 - x1) / 2.0) : 0.0) == 0.0) ? SG_INF : x3) : x3))) + x7);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_c64
#define SG_KERNEL _linalg_svd_backward_self_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64) ARRAY(4, sg_c64, sg_c64) ARRAY(5, sg_c64, sg_c64) ARRAY(6, sg_c64, sg_c64) ARRAY(7, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_add_c64(sg_add_c64(sg_add_c64(sg_mul_c64(sg_div_c64(sg_sub_c64(x0, x1), (sg_eq_c64((sg_true_c64(x2) ? sg_from_real_c64(SG_INF) : sg_mul_c64(sg_sub_c64(x3, x4), sg_add_c64(x3, x4))), sg_from_real_c64(0.0f)) ? (sg_eq_c64(sg_sub_c64(x0, x1), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(x2) ? sg_from_real_c64(SG_INF) : sg_mul_c64(sg_sub_c64(x3, x4), sg_add_c64(x3, x4)))) : (sg_true_c64(x2) ? sg_from_real_c64(SG_INF) : sg_mul_c64(sg_sub_c64(x3, x4), sg_add_c64(x3, x4))))), x3), sg_mul_c64(x4, sg_div_c64(sg_sub_c64(x5, x6), (sg_eq_c64((sg_true_c64(x2) ? sg_from_real_c64(SG_INF) : sg_mul_c64(sg_sub_c64(x3, x4), sg_add_c64(x3, x4))), sg_from_real_c64(0.0f)) ? (sg_eq_c64(sg_sub_c64(x5, x6), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(x2) ? sg_from_real_c64(SG_INF) : sg_mul_c64(sg_sub_c64(x3, x4), sg_add_c64(x3, x4)))) : (sg_true_c64(x2) ? sg_from_real_c64(SG_INF) : sg_mul_c64(sg_sub_c64(x3, x4), sg_add_c64(x3, x4))))))), sg_div_c64((sg_true_c64(x2) ? sg_div_c64(sg_sub_c64(x0, x1), sg_from_real_c64(2.0f)) : sg_from_real_c64(0.0f)), (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? (sg_eq_c64((sg_true_c64(x2) ? sg_div_c64(sg_sub_c64(x0, x1), sg_from_real_c64(2.0f)) : sg_from_real_c64(0.0f)), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3) : x3))), x7);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_c128
#define SG_KERNEL _linalg_svd_backward_self_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128) ARRAY(4, sg_c128, sg_c128) ARRAY(5, sg_c128, sg_c128) ARRAY(6, sg_c128, sg_c128) ARRAY(7, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_add_c128(sg_add_c128(sg_add_c128(sg_mul_c128(sg_div_c128(sg_sub_c128(x0, x1), (sg_eq_c128((sg_true_c128(x2) ? sg_from_real_c128(SG_INF) : sg_mul_c128(sg_sub_c128(x3, x4), sg_add_c128(x3, x4))), sg_from_real_c128(0.0)) ? (sg_eq_c128(sg_sub_c128(x0, x1), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(x2) ? sg_from_real_c128(SG_INF) : sg_mul_c128(sg_sub_c128(x3, x4), sg_add_c128(x3, x4)))) : (sg_true_c128(x2) ? sg_from_real_c128(SG_INF) : sg_mul_c128(sg_sub_c128(x3, x4), sg_add_c128(x3, x4))))), x3), sg_mul_c128(x4, sg_div_c128(sg_sub_c128(x5, x6), (sg_eq_c128((sg_true_c128(x2) ? sg_from_real_c128(SG_INF) : sg_mul_c128(sg_sub_c128(x3, x4), sg_add_c128(x3, x4))), sg_from_real_c128(0.0)) ? (sg_eq_c128(sg_sub_c128(x5, x6), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(x2) ? sg_from_real_c128(SG_INF) : sg_mul_c128(sg_sub_c128(x3, x4), sg_add_c128(x3, x4)))) : (sg_true_c128(x2) ? sg_from_real_c128(SG_INF) : sg_mul_c128(sg_sub_c128(x3, x4), sg_add_c128(x3, x4))))))), sg_div_c128((sg_true_c128(x2) ? sg_div_c128(sg_sub_c128(x0, x1), sg_from_real_c128(2.0)) : sg_from_real_c128(0.0)), (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? (sg_eq_c128((sg_true_c128(x2) ? sg_div_c128(sg_sub_c128(x0, x1), sg_from_real_c128(2.0)) : sg_from_real_c128(0.0)), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3) : x3))), x7);
#include "elementwise.cuh"
#endif

/* _linalg_svd: core + _linalg_over_gap(u_g - U._matmul(x), s)._matmul(Vh) if self.size(-2) > self.size(-1) else core + U._matmul(_mH(_linalg_over_gap(v_g - v._matmul(y), s))) if self.size(-2) < self.size(-1) else core */
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_2_f32
#define SG_KERNEL _linalg_svd_backward_self_inner_2
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 - x1) / ((x2 == 0.0f) ? (((x0 - x1) == 0.0f) ? SG_INF : x2) : x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_2_f64
#define SG_KERNEL _linalg_svd_backward_self_inner_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 - x1) / ((x2 == 0.0) ? (((x0 - x1) == 0.0) ? SG_INF : x2) : x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_2_c64
#define SG_KERNEL _linalg_svd_backward_self_inner_2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_sub_c64(x0, x1), (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? (sg_eq_c64(sg_sub_c64(x0, x1), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2) : x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_2_c128
#define SG_KERNEL _linalg_svd_backward_self_inner_2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_sub_c128(x0, x1), (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? (sg_eq_c128(sg_sub_c128(x0, x1), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2) : x2));
#include "elementwise.cuh"
#endif

/* _linalg_svd: core + _linalg_over_gap(u_g - U._matmul(x), s)._matmul(Vh) if self.size(-2) > self.size(-1) else core + U._matmul(_mH(_linalg_over_gap(v_g - v._matmul(y), s))) if self.size(-2) < self.size(-1) else core */
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_3_f32
#define SG_KERNEL _linalg_svd_backward_self_inner_3
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 - x1) - x2) / ((x3 == 0.0f) ? ((((x0 - x1) - x2) == 0.0f) ? SG_INF : x3) : x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_3_f64
#define SG_KERNEL _linalg_svd_backward_self_inner_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 - x1) - x2) / ((x3 == 0.0) ? ((((x0 - x1) - x2) == 0.0) ? SG_INF : x3) : x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_3_c64
#define SG_KERNEL _linalg_svd_backward_self_inner_3
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_sub_c64(sg_sub_c64(x0, x1), x2), (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? (sg_eq_c64(sg_sub_c64(sg_sub_c64(x0, x1), x2), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3) : x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_3_c128
#define SG_KERNEL _linalg_svd_backward_self_inner_3
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_sub_c128(sg_sub_c128(x0, x1), x2), (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? (sg_eq_c128(sg_sub_c128(sg_sub_c128(x0, x1), x2), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3) : x3));
#include "elementwise.cuh"
#endif

/* _linalg_svd: core + _linalg_over_gap(u_g - U._matmul(x), s)._matmul(Vh) if self.size(-2) > self.size(-1) else core + U._matmul(_mH(_linalg_over_gap(v_g - v._matmul(y), s))) if self.size(-2) < self.size(-1) else core */
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_4_f32
#define SG_KERNEL _linalg_svd_backward_self_inner_4
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 - x1) - x2) / ((x3 == 0.0f) ? (((x0 - x2) == 0.0f) ? SG_INF : x3) : x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_4_f64
#define SG_KERNEL _linalg_svd_backward_self_inner_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 - x1) - x2) / ((x3 == 0.0) ? (((x0 - x2) == 0.0) ? SG_INF : x3) : x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_4_c64
#define SG_KERNEL _linalg_svd_backward_self_inner_4
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_sub_c64(sg_sub_c64(x0, x1), x2), (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? (sg_eq_c64(sg_sub_c64(x0, x2), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3) : x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_4_c128
#define SG_KERNEL _linalg_svd_backward_self_inner_4
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_sub_c128(sg_sub_c128(x0, x1), x2), (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? (sg_eq_c128(sg_sub_c128(x0, x2), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3) : x3));
#include "elementwise.cuh"
#endif

/* _linalg_svd: core + _linalg_over_gap(u_g - U._matmul(x), s)._matmul(Vh) if self.size(-2) > self.size(-1) else core + U._matmul(_mH(_linalg_over_gap(v_g - v._matmul(y), s))) if self.size(-2) < self.size(-1) else core */
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_5_f32
#define SG_KERNEL _linalg_svd_backward_self_inner_5
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 - x1) / ((x2 == 0.0f) ? ((((x0 - x3) - x1) == 0.0f) ? SG_INF : x2) : x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_5_f64
#define SG_KERNEL _linalg_svd_backward_self_inner_5
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 - x1) / ((x2 == 0.0) ? ((((x0 - x3) - x1) == 0.0) ? SG_INF : x2) : x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_5_c64
#define SG_KERNEL _linalg_svd_backward_self_inner_5
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_sub_c64(x0, x1), (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? (sg_eq_c64(sg_sub_c64(sg_sub_c64(x0, x3), x1), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2) : x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_svd_backward_self_inner_5_c128
#define SG_KERNEL _linalg_svd_backward_self_inner_5
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_sub_c128(x0, x1), (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? (sg_eq_c128(sg_sub_c128(sg_sub_c128(x0, x3), x1), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2) : x2));
#include "elementwise.cuh"
#endif

/* _linalg_eig: _linalg_solve(_mH(v), inner._matmul(_mH(v)))[0] */
#if defined SG_ALL || defined SG__linalg_eig_backward_self_inner_c64
#define SG_KERNEL _linalg_eig_backward_self_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sub_c64(sg_sub_c64(x0, x1), sg_div_c64(sg_mul_c64(x2, sg_add_c64(x3, sg_conj_c64(x3))), sg_from_real_c64(2.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_eig_backward_self_inner_c128
#define SG_KERNEL _linalg_eig_backward_self_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sub_c128(sg_sub_c128(x0, x1), sg_div_c128(sg_mul_c128(x2, sg_add_c128(x3, sg_conj_c128(x3))), sg_from_real_c128(2.0)));
#include "elementwise.cuh"
#endif

/* _linalg_eig: _linalg_solve(_mH(v), inner._matmul(_mH(v)))[0] */
#if defined SG_ALL || defined SG__linalg_eig_backward_self_c64
#define SG_KERNEL _linalg_eig_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64) ARRAY(4, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_add_c64(sg_div_c64(x0, (sg_eq_c64((sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_conj_c64(sg_sub_c64(x2, x3))), sg_from_real_c64(0.0f)) ? (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_conj_c64(sg_sub_c64(x2, x3)))) : (sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_conj_c64(sg_sub_c64(x2, x3))))), x4);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_eig_backward_self_c128
#define SG_KERNEL _linalg_eig_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128) ARRAY(4, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_add_c128(sg_div_c128(x0, (sg_eq_c128((sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_conj_c128(sg_sub_c128(x2, x3))), sg_from_real_c128(0.0)) ? (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_conj_c128(sg_sub_c128(x2, x3)))) : (sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_conj_c128(sg_sub_c128(x2, x3))))), x4);
#include "elementwise.cuh"
#endif

/* _linalg_qr: _mH(_linalg_solve_triangular(R, _mH(inner), True, False)) */
#if defined SG_ALL || defined SG__linalg_qr_backward_self_inner_f32
#define SG_KERNEL _linalg_qr_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 + x1) - ((x2 + x3) / 2.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_qr_backward_self_inner_f64
#define SG_KERNEL _linalg_qr_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 + x1) - ((x2 + x3) / 2.0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_qr_backward_self_inner_c64
#define SG_KERNEL _linalg_qr_backward_self_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sub_c64(sg_add_c64(x0, x1), sg_div_c64(sg_add_c64(x2, x3), sg_from_real_c64(2.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_qr_backward_self_inner_c128
#define SG_KERNEL _linalg_qr_backward_self_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sub_c128(sg_add_c128(x0, x1), sg_div_c128(sg_add_c128(x2, x3), sg_from_real_c128(2.0)));
#include "elementwise.cuh"
#endif

/* _householder_product: (v._matmul(on_products + _mH(on_products)) - grad._matmul(_mH(z)) + cat([on_first, rest], -2)).tril(-1) */
#if defined SG_ALL || defined SG__householder_product_backward_self_inner_inner_f32
#define SG_KERNEL _householder_product_backward_self_inner_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (-x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__householder_product_backward_self_inner_inner_f64
#define SG_KERNEL _householder_product_backward_self_inner_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (-x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__householder_product_backward_self_inner_inner_c64
#define SG_KERNEL _householder_product_backward_self_inner_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_neg_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__householder_product_backward_self_inner_inner_c128
#define SG_KERNEL _householder_product_backward_self_inner_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_neg_c128(x1));
#include "elementwise.cuh"
#endif

/* _householder_product: (v._matmul(on_products + _mH(on_products)) - grad._matmul(_mH(z)) + cat([on_first, rest], -2)).tril(-1) */
#if defined SG_ALL || defined SG__householder_product_backward_self_inner_f32
#define SG_KERNEL _householder_product_backward_self_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * (-x1)) + x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__householder_product_backward_self_inner_f64
#define SG_KERNEL _householder_product_backward_self_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * (-x1)) + x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__householder_product_backward_self_inner_c64
#define SG_KERNEL _householder_product_backward_self_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_add_c64(sg_mul_c64(x0, sg_neg_c64(x1)), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__householder_product_backward_self_inner_c128
#define SG_KERNEL _householder_product_backward_self_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_add_c128(sg_mul_c128(x0, sg_neg_c128(x1)), x2);
#include "elementwise.cuh"
#endif

/* _householder_product: (v._matmul(on_products + _mH(on_products)) - grad._matmul(_mH(z)) + cat([on_first, rest], -2)).tril(-1) */
#if defined SG_ALL || defined SG__householder_product_backward_self_f32
#define SG_KERNEL _householder_product_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 - x1) + x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__householder_product_backward_self_f64
#define SG_KERNEL _householder_product_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 - x1) + x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__householder_product_backward_self_c64
#define SG_KERNEL _householder_product_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_add_c64(sg_sub_c64(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__householder_product_backward_self_c128
#define SG_KERNEL _householder_product_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_add_c128(sg_sub_c128(x0, x1), x2);
#include "elementwise.cuh"
#endif

/* _householder_product: (w * y.conj()).sum([-1]) + (on_inverse * products.conj()).sum([-1]) */
#if defined SG_ALL || defined SG__householder_product_backward_tau_inner_f32
#define SG_KERNEL _householder_product_backward_tau_inner
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__householder_product_backward_tau_inner_f64
#define SG_KERNEL _householder_product_backward_tau_inner
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__householder_product_backward_tau_inner_c64
#define SG_KERNEL _householder_product_backward_tau_inner
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__householder_product_backward_tau_inner_c128
#define SG_KERNEL _householder_product_backward_tau_inner
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(x1));
#include "elementwise.cuh"
#endif

/* _linalg_pinv: q - self._matmul(result._matmul(q)) - p._matmul(grad)._matmul(p) + p._matmul(result)._matmul(_mH(rest)) */
#if defined SG_ALL || defined SG__linalg_pinv_backward_self_f32
#define SG_KERNEL _linalg_pinv_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 - x1) - x2) + x3);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_pinv_backward_self_f64
#define SG_KERNEL _linalg_pinv_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 - x1) - x2) + x3);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_pinv_backward_self_c64
#define SG_KERNEL _linalg_pinv_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_add_c64(sg_sub_c64(sg_sub_c64(x0, x1), x2), x3);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__linalg_pinv_backward_self_c128
#define SG_KERNEL _linalg_pinv_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_add_c128(sg_sub_c128(sg_sub_c128(x0, x1), x2), x3);
#include "elementwise.cuh"
#endif

/* _renorm_factor: where(self > maxnorm, maxnorm / (self + 1e-07), 1) */
#if defined SG_ALL || defined SG__renorm_factor_f32
#define SG_KERNEL _renorm_factor
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 > x1) ? (x1 / (x0 + 1e-07f)) : 1.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__renorm_factor_f64
#define SG_KERNEL _renorm_factor
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 > x1) ? (x1 / (x0 + 1e-07)) : 1.0);
#include "elementwise.cuh"
#endif

/* _renorm_factor: auto */
#if defined SG_ALL || defined SG__renorm_factor_backward_self_f32
#define SG_KERNEL _renorm_factor_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (((x1 > x2) ? 1.0f : 0.0f) * ((-(x2 / (x1 + 1e-07f))) / (x1 + 1e-07f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__renorm_factor_backward_self_f64
#define SG_KERNEL _renorm_factor_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (((x1 > x2) ? 1.0 : 0.0) * ((-(x2 / (x1 + 1e-07))) / (x1 + 1e-07))));
#include "elementwise.cuh"
#endif
