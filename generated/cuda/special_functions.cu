/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Error functions, gamma functions and their kin. */
#include "device.cuh"
#include <airy.h>
#include <bessel.h>
#include <bessel_k.h>
#include <incomplete_gamma.h>
#include <math.h>
#include <normal.h>
#include <polynomials.h>
#include <zeta.h>

SG_FN float sg_own__airy_slope_f32(float x0) {
    return (float)sg_airy_slope((double)x0);
}

SG_FN double sg_own__airy_slope_f64(double x0) {
    return sg_airy_slope(x0);
}

SG_FN float sg_own__gegenbauer_f32(float x0, float x1, float x2) {
    return sg_gegenbauerf(x0, x1, x2);
}

SG_FN double sg_own__gegenbauer_f64(double x0, double x1, double x2) {
    return sg_gegenbauer(x0, x1, x2);
}

SG_FN float sg_own__laguerre_f32(float x0, float x1, float x2) {
    return sg_laguerref(x0, x1, x2);
}

SG_FN double sg_own__laguerre_f64(double x0, double x1, double x2) {
    return sg_laguerre(x0, x1, x2);
}

SG_FN float sg_own_i0_f32(float x0) {
    return sg_bessel_i0f(x0);
}

SG_FN double sg_own_i0_f64(double x0) {
    return sg_bessel_i0(x0);
}

SG_FN float sg_own_igamma_f32(float x0, float x1) {
    return sg_igammaf(x0, x1);
}

SG_FN double sg_own_igamma_f64(double x0, double x1) {
    return sg_igamma(x0, x1);
}

SG_FN float sg_own_igammac_f32(float x0, float x1) {
    return sg_igammacf(x0, x1);
}

SG_FN double sg_own_igammac_f64(double x0, double x1) {
    return sg_igammac(x0, x1);
}

SG_FN float sg_own_special_airy_ai_f32(float x0) {
    return (float)sg_airy_ai((double)x0);
}

SG_FN double sg_own_special_airy_ai_f64(double x0) {
    return sg_airy_ai(x0);
}

SG_FN float sg_own_special_bessel_j0_f32(float x0) {
    return (float)j0((double)x0);
}

SG_FN double sg_own_special_bessel_j0_f64(double x0) {
    return j0(x0);
}

SG_FN float sg_own_special_bessel_j1_f32(float x0) {
    return (float)j1((double)x0);
}

SG_FN double sg_own_special_bessel_j1_f64(double x0) {
    return j1(x0);
}

SG_FN float sg_own_special_bessel_y0_f32(float x0) {
    return (float)y0((double)x0);
}

SG_FN double sg_own_special_bessel_y0_f64(double x0) {
    return y0(x0);
}

SG_FN float sg_own_special_bessel_y1_f32(float x0) {
    return (float)y1((double)x0);
}

SG_FN double sg_own_special_bessel_y1_f64(double x0) {
    return y1(x0);
}

SG_FN float sg_own_special_chebyshev_polynomial_t_f32(float x0, float x1) {
    return sg_chebyshev_tf(x0, x1);
}

SG_FN double sg_own_special_chebyshev_polynomial_t_f64(double x0, double x1) {
    return sg_chebyshev_t(x0, x1);
}

SG_FN float sg_own_special_chebyshev_polynomial_u_f32(float x0, float x1) {
    return sg_chebyshev_uf(x0, x1);
}

SG_FN double sg_own_special_chebyshev_polynomial_u_f64(double x0, double x1) {
    return sg_chebyshev_u(x0, x1);
}

SG_FN float sg_own_special_chebyshev_polynomial_v_f32(float x0, float x1) {
    return sg_chebyshev_vf(x0, x1);
}

SG_FN double sg_own_special_chebyshev_polynomial_v_f64(double x0, double x1) {
    return sg_chebyshev_v(x0, x1);
}

SG_FN float sg_own_special_chebyshev_polynomial_w_f32(float x0, float x1) {
    return sg_chebyshev_wf(x0, x1);
}

SG_FN double sg_own_special_chebyshev_polynomial_w_f64(double x0, double x1) {
    return sg_chebyshev_w(x0, x1);
}

SG_FN float sg_own_special_erfcx_f32(float x0) {
    return (float)sg_erfcx((double)x0);
}

SG_FN double sg_own_special_erfcx_f64(double x0) {
    return sg_erfcx(x0);
}

SG_FN float sg_own_special_hermite_polynomial_h_f32(float x0, float x1) {
    return sg_hermite_hf(x0, x1);
}

SG_FN double sg_own_special_hermite_polynomial_h_f64(double x0, double x1) {
    return sg_hermite_h(x0, x1);
}

SG_FN float sg_own_special_hermite_polynomial_he_f32(float x0, float x1) {
    return sg_hermite_hef(x0, x1);
}

SG_FN double sg_own_special_hermite_polynomial_he_f64(double x0, double x1) {
    return sg_hermite_he(x0, x1);
}

SG_FN float sg_own_special_i0e_f32(float x0) {
    return sg_bessel_i0ef(x0);
}

SG_FN double sg_own_special_i0e_f64(double x0) {
    return sg_bessel_i0e(x0);
}

SG_FN float sg_own_special_i1_f32(float x0) {
    return sg_bessel_i1f(x0);
}

SG_FN double sg_own_special_i1_f64(double x0) {
    return sg_bessel_i1(x0);
}

SG_FN float sg_own_special_i1e_f32(float x0) {
    return sg_bessel_i1ef(x0);
}

SG_FN double sg_own_special_i1e_f64(double x0) {
    return sg_bessel_i1e(x0);
}

SG_FN float sg_own_special_legendre_polynomial_p_f32(float x0, float x1) {
    return sg_legendref(x0, x1);
}

SG_FN double sg_own_special_legendre_polynomial_p_f64(double x0, double x1) {
    return sg_legendre(x0, x1);
}

SG_FN float sg_own_special_log_ndtr_f32(float x0) {
    return (float)sg_log_ndtr((double)x0);
}

SG_FN double sg_own_special_log_ndtr_f64(double x0) {
    return sg_log_ndtr(x0);
}

SG_FN float sg_own_special_modified_bessel_k0_f32(float x0) {
    return (float)sg_bessel_k0((double)x0);
}

SG_FN double sg_own_special_modified_bessel_k0_f64(double x0) {
    return sg_bessel_k0(x0);
}

SG_FN float sg_own_special_modified_bessel_k1_f32(float x0) {
    return (float)sg_bessel_k1((double)x0);
}

SG_FN double sg_own_special_modified_bessel_k1_f64(double x0) {
    return sg_bessel_k1(x0);
}

SG_FN float sg_own_special_ndtr_f32(float x0) {
    return sg_ndtrf(x0);
}

SG_FN double sg_own_special_ndtr_f64(double x0) {
    return sg_ndtr(x0);
}

SG_FN float sg_own_special_ndtri_f32(float x0) {
    return (float)sg_ndtri((double)x0);
}

SG_FN double sg_own_special_ndtri_f64(double x0) {
    return sg_ndtri(x0);
}

SG_FN float sg_own_special_scaled_modified_bessel_k0_f32(float x0) {
    return (float)sg_scaled_bessel_k0((double)x0);
}

SG_FN double sg_own_special_scaled_modified_bessel_k0_f64(double x0) {
    return sg_scaled_bessel_k0(x0);
}

SG_FN float sg_own_special_scaled_modified_bessel_k1_f32(float x0) {
    return (float)sg_scaled_bessel_k1((double)x0);
}

SG_FN double sg_own_special_scaled_modified_bessel_k1_f64(double x0) {
    return sg_scaled_bessel_k1(x0);
}

SG_FN float sg_own_special_shifted_chebyshev_polynomial_t_f32(float x0, float x1) {
    return sg_shifted_chebyshev_tf(x0, x1);
}

SG_FN double sg_own_special_shifted_chebyshev_polynomial_t_f64(double x0, double x1) {
    return sg_shifted_chebyshev_t(x0, x1);
}

SG_FN float sg_own_special_shifted_chebyshev_polynomial_u_f32(float x0, float x1) {
    return sg_shifted_chebyshev_uf(x0, x1);
}

SG_FN double sg_own_special_shifted_chebyshev_polynomial_u_f64(double x0, double x1) {
    return sg_shifted_chebyshev_u(x0, x1);
}

SG_FN float sg_own_special_shifted_chebyshev_polynomial_v_f32(float x0, float x1) {
    return sg_shifted_chebyshev_vf(x0, x1);
}

SG_FN double sg_own_special_shifted_chebyshev_polynomial_v_f64(double x0, double x1) {
    return sg_shifted_chebyshev_v(x0, x1);
}

SG_FN float sg_own_special_shifted_chebyshev_polynomial_w_f32(float x0, float x1) {
    return sg_shifted_chebyshev_wf(x0, x1);
}

SG_FN double sg_own_special_shifted_chebyshev_polynomial_w_f64(double x0, double x1) {
    return sg_shifted_chebyshev_w(x0, x1);
}

SG_FN float sg_own_special_zeta_f32(float x0, float x1) {
    return (float)sg_hurwitz_zeta((double)x0, (double)x1);
}

SG_FN double sg_own_special_zeta_f64(double x0, double x1) {
    return sg_hurwitz_zeta(x0, x1);
}

/* erf: erf(self) */
#if defined SG_ALL || defined SG_erf_f32
#define SG_KERNEL erf
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_erf_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erf_f64
#define SG_KERNEL erf
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_erf_f64(x0);
#include "elementwise.cuh"
#endif

/* erf: grad * (2 / sqrt(3.141592653589793) * exp(-(self * self))) */
#if defined SG_ALL || defined SG_erf_backward_self_f32
#define SG_KERNEL erf_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_exp_f32((-(x2 * x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erf_backward_self_f64
#define SG_KERNEL erf_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_exp_f64((-(x2 * x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erf_backward_self_c64
#define SG_KERNEL erf_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, float) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_from_real_c64(x1), sg_exp_c64(sg_neg_c64(sg_mul_c64(x2, x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erf_backward_self_c128
#define SG_KERNEL erf_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, double) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_from_real_c128(x1), sg_exp_c128(sg_neg_c128(sg_mul_c128(x2, x2)))));
#include "elementwise.cuh"
#endif

/* erf: auto_element_wise */
#if defined SG_ALL || defined SG_erf_tangent_self_f32
#define SG_KERNEL erf_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_exp_f32((-(x2 * x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erf_tangent_self_f64
#define SG_KERNEL erf_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_exp_f64((-(x2 * x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erf_tangent_self_c64
#define SG_KERNEL erf_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, float) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_from_real_c64(x1), sg_conj_c64(sg_exp_c64(sg_neg_c64(sg_mul_c64(x2, x2))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erf_tangent_self_c128
#define SG_KERNEL erf_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, double) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_from_real_c128(x1), sg_conj_c128(sg_exp_c128(sg_neg_c128(sg_mul_c128(x2, x2))))));
#include "elementwise.cuh"
#endif

/* erfc: erfc(self) */
#if defined SG_ALL || defined SG_erfc_f32
#define SG_KERNEL erfc
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_erfc_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erfc_f64
#define SG_KERNEL erfc
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_erfc_f64(x0);
#include "elementwise.cuh"
#endif

/* erfinv: erfinv(self) */
#if defined SG_ALL || defined SG_erfinv_f32
#define SG_KERNEL erfinv
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_erfinv_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erfinv_f64
#define SG_KERNEL erfinv
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_erfinv_f64(x0);
#include "elementwise.cuh"
#endif

/* erfinv: grad * (sqrt(3.141592653589793) / 2 * exp(result * result)) */
#if defined SG_ALL || defined SG_erfinv_backward_self_f32
#define SG_KERNEL erfinv_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_exp_f32((x2 * x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erfinv_backward_self_f64
#define SG_KERNEL erfinv_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_exp_f64((x2 * x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erfinv_backward_self_c64
#define SG_KERNEL erfinv_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, float) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_from_real_c64(x1), sg_exp_c64(sg_mul_c64(x2, x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erfinv_backward_self_c128
#define SG_KERNEL erfinv_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, double) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_from_real_c128(x1), sg_exp_c128(sg_mul_c128(x2, x2))));
#include "elementwise.cuh"
#endif

/* erfinv: auto_element_wise */
#if defined SG_ALL || defined SG_erfinv_tangent_self_f32
#define SG_KERNEL erfinv_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_exp_f32((x2 * x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erfinv_tangent_self_f64
#define SG_KERNEL erfinv_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_exp_f64((x2 * x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erfinv_tangent_self_c64
#define SG_KERNEL erfinv_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, float) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_from_real_c64(x1), sg_conj_c64(sg_exp_c64(sg_mul_c64(x2, x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_erfinv_tangent_self_c128
#define SG_KERNEL erfinv_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, double) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_from_real_c128(x1), sg_conj_c128(sg_exp_c128(sg_mul_c128(x2, x2)))));
#include "elementwise.cuh"
#endif

/* lgamma: lgamma(self) */
#if defined SG_ALL || defined SG_lgamma_f32
#define SG_KERNEL lgamma
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_lgamma_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lgamma_f64
#define SG_KERNEL lgamma
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_lgamma_f64(x0);
#include "elementwise.cuh"
#endif

/* lgamma: grad * self.digamma() */
#if defined SG_ALL || defined SG_lgamma_backward_self_f32
#define SG_KERNEL lgamma_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_digamma_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lgamma_backward_self_f64
#define SG_KERNEL lgamma_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_digamma_f64(x1));
#include "elementwise.cuh"
#endif

/* lgamma: auto_element_wise */
#if defined SG_ALL || defined SG_lgamma_tangent_self_f32
#define SG_KERNEL lgamma_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_digamma_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lgamma_tangent_self_f64
#define SG_KERNEL lgamma_tangent_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_digamma_f64(x1));
#include "elementwise.cuh"
#endif

/* digamma: digamma(self) */
#if defined SG_ALL || defined SG_digamma_f32
#define SG_KERNEL digamma
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_digamma_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_digamma_f64
#define SG_KERNEL digamma
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_digamma_f64(x0);
#include "elementwise.cuh"
#endif

/* digamma: grad * polygamma(1, self) */
#if defined SG_ALL || defined SG_digamma_backward_self_f32
#define SG_KERNEL digamma_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_polygamma_f32(1.0f, x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_digamma_backward_self_f64
#define SG_KERNEL digamma_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_polygamma_f64(1.0, x1));
#include "elementwise.cuh"
#endif

/* digamma: auto_element_wise */
#if defined SG_ALL || defined SG_digamma_tangent_self_f32
#define SG_KERNEL digamma_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_polygamma_f32(1.0f, x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_digamma_tangent_self_f64
#define SG_KERNEL digamma_tangent_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_polygamma_f64(1.0, x1));
#include "elementwise.cuh"
#endif

/* polygamma: digamma(self) if n == 0 else polygamma(n, self) */
#if defined SG_ALL || defined SG_polygamma_f32
#define SG_KERNEL polygamma
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_polygamma_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_polygamma_f64
#define SG_KERNEL polygamma
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_polygamma_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* polygamma: grad * polygamma(n + 1, self) */
#if defined SG_ALL || defined SG_polygamma_backward_self_f32
#define SG_KERNEL polygamma_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_polygamma_f32(x1, x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_polygamma_backward_self_f64
#define SG_KERNEL polygamma_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_polygamma_f64(x1, x2));
#include "elementwise.cuh"
#endif

/* polygamma: auto_element_wise */
#if defined SG_ALL || defined SG_polygamma_tangent_self_f32
#define SG_KERNEL polygamma_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_polygamma_f32(x1, x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_polygamma_tangent_self_f64
#define SG_KERNEL polygamma_tangent_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_polygamma_f64(x1, x2));
#include "elementwise.cuh"
#endif

/* special.ndtr: sg_ndtr, normal.h */
#if defined SG_ALL || defined SG_special_ndtr_f32
#define SG_KERNEL special_ndtr
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_ndtr_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_ndtr_f64
#define SG_KERNEL special_ndtr
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_ndtr_f64(x0);
#include "elementwise.cuh"
#endif

/* special.ndtr: grad * (exp(self * self * -0.5) / sqrt(2 * 3.141592653589793)) */
#if defined SG_ALL || defined SG_special_ndtr_backward_self_f32
#define SG_KERNEL special_ndtr_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_exp_f32(((x1 * x1) * (-0.5f))) / x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_ndtr_backward_self_f64
#define SG_KERNEL special_ndtr_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_exp_f64(((x1 * x1) * (-0.5))) / x2));
#include "elementwise.cuh"
#endif

/* sigmoid: sigmoid(self) */
#if defined SG_ALL || defined SG_sigmoid_f32
#define SG_KERNEL sigmoid
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_sigmoid_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sigmoid_f64
#define SG_KERNEL sigmoid
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_sigmoid_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sigmoid_c64
#define SG_KERNEL sigmoid
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sigmoid_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sigmoid_c128
#define SG_KERNEL sigmoid
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sigmoid_c128(x0);
#include "elementwise.cuh"
#endif

/* sigmoid: grad * ((1 - result) * result).conj() */
#if defined SG_ALL || defined SG_sigmoid_backward_self_f32
#define SG_KERNEL sigmoid_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((1.0f - x1) * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sigmoid_backward_self_f64
#define SG_KERNEL sigmoid_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((1.0 - x1) * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sigmoid_backward_self_c64
#define SG_KERNEL sigmoid_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1), x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sigmoid_backward_self_c128
#define SG_KERNEL sigmoid_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_sub_c128(sg_from_real_c128(1.0), x1), x1)));
#include "elementwise.cuh"
#endif

/* sigmoid: auto_element_wise */
#if defined SG_ALL || defined SG_sigmoid_tangent_self_f32
#define SG_KERNEL sigmoid_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((1.0f - x1) * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sigmoid_tangent_self_f64
#define SG_KERNEL sigmoid_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((1.0 - x1) * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sigmoid_tangent_self_c64
#define SG_KERNEL sigmoid_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1), x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sigmoid_tangent_self_c128
#define SG_KERNEL sigmoid_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_sub_c128(sg_from_real_c128(1.0), x1), x1));
#include "elementwise.cuh"
#endif

/* _logistic: grad * (result * _logistic(-self)).conj() */
#if defined SG_ALL || defined SG__logistic_backward_self_f32
#define SG_KERNEL _logistic_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_sigmoid_f32((-x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logistic_backward_self_f64
#define SG_KERNEL _logistic_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_sigmoid_f64((-x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logistic_backward_self_c64
#define SG_KERNEL _logistic_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_sigmoid_c64(sg_neg_c64(x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logistic_backward_self_c128
#define SG_KERNEL _logistic_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_sigmoid_c128(sg_neg_c128(x2)))));
#include "elementwise.cuh"
#endif

/* _logistic: auto_element_wise */
#if defined SG_ALL || defined SG__logistic_tangent_self_f32
#define SG_KERNEL _logistic_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_sigmoid_f32((-x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logistic_tangent_self_f64
#define SG_KERNEL _logistic_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_sigmoid_f64((-x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logistic_tangent_self_c64
#define SG_KERNEL _logistic_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(x1, sg_sigmoid_c64(sg_neg_c64(x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__logistic_tangent_self_c128
#define SG_KERNEL _logistic_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(x1, sg_sigmoid_c128(sg_neg_c128(x2))));
#include "elementwise.cuh"
#endif

/* logit: log(self / (1 - self)) if eps is None else log(where(self < eps, eps, where(1 - self < eps, 1 - eps, self)) / where(self < eps, 1 - eps, where(1 - self < eps, eps, 1 - self))) */
#if defined SG_ALL || defined SG_logit_f32
#define SG_KERNEL logit
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_log_f32((x0 / (1.0f - x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logit_f64
#define SG_KERNEL logit
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_log_f64((x0 / (1.0 - x0)));
#include "elementwise.cuh"
#endif

/* logit: log(self / (1 - self)) if eps is None else log(where(self < eps, eps, where(1 - self < eps, 1 - eps, self)) / where(self < eps, 1 - eps, where(1 - self < eps, eps, 1 - self))) */
#if defined SG_ALL || defined SG_logit_2_f32
#define SG_KERNEL logit_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_log_f32((((x0 < x1) ? x1 : (((1.0f - x0) < x1) ? x2 : x0)) / ((x0 < x1) ? x2 : (((1.0f - x0) < x1) ? x1 : (1.0f - x0)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logit_2_f64
#define SG_KERNEL logit_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_log_f64((((x0 < x1) ? x1 : (((1.0 - x0) < x1) ? x2 : x0)) / ((x0 < x1) ? x2 : (((1.0 - x0) < x1) ? x1 : (1.0 - x0)))));
#include "elementwise.cuh"
#endif

/* logit: grad / inside / (1 - inside) */
#if defined SG_ALL || defined SG_logit_backward_self_f32
#define SG_KERNEL logit_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 / (((x1 < 0.0f) | (x1 > 1.0f)) ? SG_NAN : x1)) / (1.0f - (((x1 < 0.0f) | (x1 > 1.0f)) ? SG_NAN : x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logit_backward_self_f64
#define SG_KERNEL logit_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 / (((x1 < 0.0) | (x1 > 1.0)) ? SG_NAN : x1)) / (1.0 - (((x1 < 0.0) | (x1 > 1.0)) ? SG_NAN : x1)));
#include "elementwise.cuh"
#endif

/* logit: grad / inside / (1 - inside) */
#if defined SG_ALL || defined SG_logit_backward_self_2_f32
#define SG_KERNEL logit_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 / (((x1 < 0.0f) | (x1 > 1.0f)) ? SG_NAN : x1)) / (1.0f - (((x1 < x2) | (x1 > x3)) ? SG_INF : x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logit_backward_self_2_f64
#define SG_KERNEL logit_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 / (((x1 < 0.0) | (x1 > 1.0)) ? SG_NAN : x1)) / (1.0 - (((x1 < x2) | (x1 > x3)) ? SG_INF : x1)));
#include "elementwise.cuh"
#endif

/* logit: grad / inside / (1 - inside) */
#if defined SG_ALL || defined SG_logit_backward_self_3_f32
#define SG_KERNEL logit_backward_self_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 / (((x1 < x2) | (x1 > x3)) ? SG_INF : x1)) / (1.0f - (((x1 < 0.0f) | (x1 > 1.0f)) ? SG_NAN : x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logit_backward_self_3_f64
#define SG_KERNEL logit_backward_self_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 / (((x1 < x2) | (x1 > x3)) ? SG_INF : x1)) / (1.0 - (((x1 < 0.0) | (x1 > 1.0)) ? SG_NAN : x1)));
#include "elementwise.cuh"
#endif

/* logit: grad / inside / (1 - inside) */
#if defined SG_ALL || defined SG_logit_backward_self_4_f32
#define SG_KERNEL logit_backward_self_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 / (((x1 < x2) | (x1 > x3)) ? SG_INF : x1)) / (1.0f - (((x1 < x2) | (x1 > x3)) ? SG_INF : x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logit_backward_self_4_f64
#define SG_KERNEL logit_backward_self_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 / (((x1 < x2) | (x1 > x3)) ? SG_INF : x1)) / (1.0 - (((x1 < x2) | (x1 > x3)) ? SG_INF : x1)));
#include "elementwise.cuh"
#endif

/* _bessel_one_near: 0.5 + self * (0.0625 + self * (0.0026041666666666665 + self * (5.425347222222222e-05 + self * (6.781684027777778e-07 + self * (5.651403356481481e-09 + self * (3.363930569334215e-11 + self * (1.5017547184527747e-13 + self * (5.214426105738801e-16 + self * (1.4484516960385557e-18 + self * (3.2919356728148996e-21 + self * 6.234726653058522e-24)))))))))) */
#if defined SG_ALL || defined SG__bessel_one_near_f32
#define SG_KERNEL _bessel_one_near
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (0.5f + (x0 * (0.0625f + (x0 * (0.0026041666666666665f + (x0 * (5.425347222222222e-05f + (x0 * (6.781684027777778e-07f + (x0 * (5.651403356481481e-09f + (x0 * (3.363930569334215e-11f + (x0 * (1.5017547184527747e-13f + (x0 * (5.214426105738801e-16f + (x0 * (1.4484516960385557e-18f + (x0 * (3.2919356728148996e-21f + (x0 * 6.234726653058522e-24f))))))))))))))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__bessel_one_near_f64
#define SG_KERNEL _bessel_one_near
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (0.5 + (x0 * (0.0625 + (x0 * (0.0026041666666666665 + (x0 * (5.425347222222222e-05 + (x0 * (6.781684027777778e-07 + (x0 * (5.651403356481481e-09 + (x0 * (3.363930569334215e-11 + (x0 * (1.5017547184527747e-13 + (x0 * (5.214426105738801e-16 + (x0 * (1.4484516960385557e-18 + (x0 * (3.2919356728148996e-21 + (x0 * 6.234726653058522e-24))))))))))))))))))))));
#include "elementwise.cuh"
#endif

/* _bessel_one_near: auto */
#if defined SG_ALL || defined SG__bessel_one_near_backward_self_f32
#define SG_KERNEL _bessel_one_near_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((0.0625f + (x1 * (0.0026041666666666665f + (x1 * (5.425347222222222e-05f + (x1 * (6.781684027777778e-07f + (x1 * (5.651403356481481e-09f + (x1 * (3.363930569334215e-11f + (x1 * (1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))))))))))))))) + (x1 * ((0.0026041666666666665f + (x1 * (5.425347222222222e-05f + (x1 * (6.781684027777778e-07f + (x1 * (5.651403356481481e-09f + (x1 * (3.363930569334215e-11f + (x1 * (1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))))))))))))) + (x1 * ((5.425347222222222e-05f + (x1 * (6.781684027777778e-07f + (x1 * (5.651403356481481e-09f + (x1 * (3.363930569334215e-11f + (x1 * (1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))))))))))) + (x1 * ((6.781684027777778e-07f + (x1 * (5.651403356481481e-09f + (x1 * (3.363930569334215e-11f + (x1 * (1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))))))))) + (x1 * ((5.651403356481481e-09f + (x1 * (3.363930569334215e-11f + (x1 * (1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))))))) + (x1 * ((3.363930569334215e-11f + (x1 * (1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))))) + (x1 * ((1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))) + (x1 * ((5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))) + (x1 * ((1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))) + (x1 * ((3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)) + (x1 * 6.234726653058522e-24f)))))))))))))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__bessel_one_near_backward_self_f64
#define SG_KERNEL _bessel_one_near_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((0.0625 + (x1 * (0.0026041666666666665 + (x1 * (5.425347222222222e-05 + (x1 * (6.781684027777778e-07 + (x1 * (5.651403356481481e-09 + (x1 * (3.363930569334215e-11 + (x1 * (1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))))))))))))))) + (x1 * ((0.0026041666666666665 + (x1 * (5.425347222222222e-05 + (x1 * (6.781684027777778e-07 + (x1 * (5.651403356481481e-09 + (x1 * (3.363930569334215e-11 + (x1 * (1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))))))))))))) + (x1 * ((5.425347222222222e-05 + (x1 * (6.781684027777778e-07 + (x1 * (5.651403356481481e-09 + (x1 * (3.363930569334215e-11 + (x1 * (1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))))))))))) + (x1 * ((6.781684027777778e-07 + (x1 * (5.651403356481481e-09 + (x1 * (3.363930569334215e-11 + (x1 * (1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))))))))) + (x1 * ((5.651403356481481e-09 + (x1 * (3.363930569334215e-11 + (x1 * (1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))))))) + (x1 * ((3.363930569334215e-11 + (x1 * (1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))))) + (x1 * ((1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))) + (x1 * ((5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))) + (x1 * ((1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))) + (x1 * ((3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)) + (x1 * 6.234726653058522e-24)))))))))))))))))))));
#include "elementwise.cuh"
#endif

/* special.bessel_j0: double j0, math.h */
#if defined SG_ALL || defined SG_special_bessel_j0_f32
#define SG_KERNEL special_bessel_j0
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_bessel_j0_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_bessel_j0_f64
#define SG_KERNEL special_bessel_j0
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_bessel_j0_f64(x0);
#include "elementwise.cuh"
#endif

/* special.bessel_j0: -grad * special.bessel_j1(self) */
#if defined SG_ALL || defined SG_special_bessel_j0_backward_self_f32
#define SG_KERNEL special_bessel_j0_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * sg_own_special_bessel_j1_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_bessel_j0_backward_self_f64
#define SG_KERNEL special_bessel_j0_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * sg_own_special_bessel_j1_f64(x1));
#include "elementwise.cuh"
#endif

/* special.bessel_j1: double j1, math.h */
#if defined SG_ALL || defined SG_special_bessel_j1_f32
#define SG_KERNEL special_bessel_j1
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_bessel_j1_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_bessel_j1_f64
#define SG_KERNEL special_bessel_j1
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_bessel_j1_f64(x0);
#include "elementwise.cuh"
#endif

/* special.bessel_j1: grad * (special.bessel_j0(self) - where(near, _bessel_one_near(-close * close), result / where(near, 1, self))) */
#if defined SG_ALL || defined SG_special_bessel_j1_backward_self_f32
#define SG_KERNEL special_bessel_j1_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_own_special_bessel_j0_f32(x1) - ((sg_abs_f32(x1) < 1.0f) ? (0.5f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (0.0625f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (0.0026041666666666665f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (5.425347222222222e-05f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (6.781684027777778e-07f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (5.651403356481481e-09f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (3.363930569334215e-11f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (1.5017547184527747e-13f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (5.214426105738801e-16f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (1.4484516960385557e-18f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (3.2919356728148996e-21f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * 6.234726653058522e-24f)))))))))))))))))))))) : (x2 / ((sg_abs_f32(x1) < 1.0f) ? 1.0f : x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_bessel_j1_backward_self_f64
#define SG_KERNEL special_bessel_j1_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_own_special_bessel_j0_f64(x1) - ((sg_abs_f64(x1) < 1.0) ? (0.5 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (0.0625 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (0.0026041666666666665 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (5.425347222222222e-05 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (6.781684027777778e-07 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (5.651403356481481e-09 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (3.363930569334215e-11 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (1.5017547184527747e-13 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (5.214426105738801e-16 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (1.4484516960385557e-18 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (3.2919356728148996e-21 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * 6.234726653058522e-24)))))))))))))))))))))) : (x2 / ((sg_abs_f64(x1) < 1.0) ? 1.0 : x1)))));
#include "elementwise.cuh"
#endif

/* special.bessel_y0: double y0, math.h */
#if defined SG_ALL || defined SG_special_bessel_y0_f32
#define SG_KERNEL special_bessel_y0
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_bessel_y0_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_bessel_y0_f64
#define SG_KERNEL special_bessel_y0
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_bessel_y0_f64(x0);
#include "elementwise.cuh"
#endif

/* special.bessel_y0: -grad * special.bessel_y1(self) */
#if defined SG_ALL || defined SG_special_bessel_y0_backward_self_f32
#define SG_KERNEL special_bessel_y0_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * sg_own_special_bessel_y1_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_bessel_y0_backward_self_f64
#define SG_KERNEL special_bessel_y0_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * sg_own_special_bessel_y1_f64(x1));
#include "elementwise.cuh"
#endif

/* special.bessel_y1: double y1, math.h */
#if defined SG_ALL || defined SG_special_bessel_y1_f32
#define SG_KERNEL special_bessel_y1
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_bessel_y1_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_bessel_y1_f64
#define SG_KERNEL special_bessel_y1
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_bessel_y1_f64(x0);
#include "elementwise.cuh"
#endif

/* special.bessel_y1: grad * (special.bessel_y0(self) - result / self) */
#if defined SG_ALL || defined SG_special_bessel_y1_backward_self_f32
#define SG_KERNEL special_bessel_y1_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_own_special_bessel_y0_f32(x1) - (x2 / x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_bessel_y1_backward_self_f64
#define SG_KERNEL special_bessel_y1_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_own_special_bessel_y0_f64(x1) - (x2 / x1)));
#include "elementwise.cuh"
#endif

/* i0: sg_bessel_i0, bessel.h */
#if defined SG_ALL || defined SG_i0_f32
#define SG_KERNEL i0
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_i0_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_i0_f64
#define SG_KERNEL i0
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_i0_f64(x0);
#include "elementwise.cuh"
#endif

/* i0: grad * special.i1(self) */
#if defined SG_ALL || defined SG_i0_backward_self_f32
#define SG_KERNEL i0_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_own_special_i1_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_i0_backward_self_f64
#define SG_KERNEL i0_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_own_special_i1_f64(x1));
#include "elementwise.cuh"
#endif

/* _bessel_i_far_ratio: self * (0.5083630843755487 + (self - 0.06255) * (0.1434332636415573 + (self - 0.06255) * (0.17484804032101475 + (self - 0.06255) * (0.3643842154407383 + (self - 0.06255) * (1.1285890059324746 + (self - 0.06255) * (5.030938109102577 + (self - 0.06255) * (32.79799872301069 + (self - 0.06255) * (293.854930336034 + (self - 0.06255) * (2518.4321455825975 + (self - 0.06255) * (-524.6392099343657 + (self - 0.06255) * (-594514.3429739146 + (self - 0.06255) * (-9332488.549671536 + (self - 0.06255) * (27415800.94861956 + (self - 0.06255) * (2404307927.064745 + (self - 0.06255) * (7948532592.257836 + (self - 0.06255) * (-515091500852.2031 + (self - 0.06255) * (-2903669840422.1465 + (self - 0.06255) * (106475868585109.83 + (self - 0.06255) * (624545855823120.2 + (self - 0.06255) * (-1.9896813521633396e+16 + (self - 0.06255) * (-1.0087246207798909e+17 + (self - 0.06255) * (3.008440432194407e+18 + (self - 0.06255) * (1.22299688546899e+19 + (self - 0.06255) * (-3.289405930059264e+20 + (self - 0.06255) * (-1.0462033209030537e+21 + (self - 0.06255) * (2.255636493154797e+22 + (self - 0.06255) * (5.589828088797546e+22 + (self - 0.06255) * (-7.197242014122637e+23 + (self - 0.06255) * -1.3934548288590393e+24)))))))))))))))))))))))))))) */
#if defined SG_ALL || defined SG__bessel_i_far_ratio_f32
#define SG_KERNEL _bessel_i_far_ratio
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (0.5083630843755487f + ((x0 - 0.06255f) * (0.1434332636415573f + ((x0 - 0.06255f) * (0.17484804032101475f + ((x0 - 0.06255f) * (0.3643842154407383f + ((x0 - 0.06255f) * (1.1285890059324746f + ((x0 - 0.06255f) * (5.030938109102577f + ((x0 - 0.06255f) * (32.79799872301069f + ((x0 - 0.06255f) * (293.854930336034f + ((x0 - 0.06255f) * (2518.4321455825975f + ((x0 - 0.06255f) * ((-524.6392099343657f) + ((x0 - 0.06255f) * ((-594514.3429739146f) + ((x0 - 0.06255f) * ((-9332488.549671536f) + ((x0 - 0.06255f) * (27415800.94861956f + ((x0 - 0.06255f) * (2404307927.064745f + ((x0 - 0.06255f) * (7948532592.257836f + ((x0 - 0.06255f) * ((-515091500852.2031f) + ((x0 - 0.06255f) * ((-2903669840422.1465f) + ((x0 - 0.06255f) * (106475868585109.83f + ((x0 - 0.06255f) * (624545855823120.2f + ((x0 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x0 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x0 - 0.06255f) * (3.008440432194407e+18f + ((x0 - 0.06255f) * (1.22299688546899e+19f + ((x0 - 0.06255f) * ((-3.289405930059264e+20f) + ((x0 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x0 - 0.06255f) * (2.255636493154797e+22f + ((x0 - 0.06255f) * (5.589828088797546e+22f + ((x0 - 0.06255f) * ((-7.197242014122637e+23f) + ((x0 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__bessel_i_far_ratio_f64
#define SG_KERNEL _bessel_i_far_ratio
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (0.5083630843755487 + ((x0 - 0.06255) * (0.1434332636415573 + ((x0 - 0.06255) * (0.17484804032101475 + ((x0 - 0.06255) * (0.3643842154407383 + ((x0 - 0.06255) * (1.1285890059324746 + ((x0 - 0.06255) * (5.030938109102577 + ((x0 - 0.06255) * (32.79799872301069 + ((x0 - 0.06255) * (293.854930336034 + ((x0 - 0.06255) * (2518.4321455825975 + ((x0 - 0.06255) * ((-524.6392099343657) + ((x0 - 0.06255) * ((-594514.3429739146) + ((x0 - 0.06255) * ((-9332488.549671536) + ((x0 - 0.06255) * (27415800.94861956 + ((x0 - 0.06255) * (2404307927.064745 + ((x0 - 0.06255) * (7948532592.257836 + ((x0 - 0.06255) * ((-515091500852.2031) + ((x0 - 0.06255) * ((-2903669840422.1465) + ((x0 - 0.06255) * (106475868585109.83 + ((x0 - 0.06255) * (624545855823120.2 + ((x0 - 0.06255) * ((-1.9896813521633396e+16) + ((x0 - 0.06255) * ((-1.0087246207798909e+17) + ((x0 - 0.06255) * (3.008440432194407e+18 + ((x0 - 0.06255) * (1.22299688546899e+19 + ((x0 - 0.06255) * ((-3.289405930059264e+20) + ((x0 - 0.06255) * ((-1.0462033209030537e+21) + ((x0 - 0.06255) * (2.255636493154797e+22 + ((x0 - 0.06255) * (5.589828088797546e+22 + ((x0 - 0.06255) * ((-7.197242014122637e+23) + ((x0 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
#include "elementwise.cuh"
#endif

/* _bessel_i_far_ratio: auto */
#if defined SG_ALL || defined SG__bessel_i_far_ratio_backward_self_f32
#define SG_KERNEL _bessel_i_far_ratio_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((0.5083630843755487f + ((x1 - 0.06255f) * (0.1434332636415573f + ((x1 - 0.06255f) * (0.17484804032101475f + ((x1 - 0.06255f) * (0.3643842154407383f + ((x1 - 0.06255f) * (1.1285890059324746f + ((x1 - 0.06255f) * (5.030938109102577f + ((x1 - 0.06255f) * (32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))))))))))))) + (x1 * ((0.1434332636415573f + ((x1 - 0.06255f) * (0.17484804032101475f + ((x1 - 0.06255f) * (0.3643842154407383f + ((x1 - 0.06255f) * (1.1285890059324746f + ((x1 - 0.06255f) * (5.030938109102577f + ((x1 - 0.06255f) * (32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((0.17484804032101475f + ((x1 - 0.06255f) * (0.3643842154407383f + ((x1 - 0.06255f) * (1.1285890059324746f + ((x1 - 0.06255f) * (5.030938109102577f + ((x1 - 0.06255f) * (32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((0.3643842154407383f + ((x1 - 0.06255f) * (1.1285890059324746f + ((x1 - 0.06255f) * (5.030938109102577f + ((x1 - 0.06255f) * (32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((1.1285890059324746f + ((x1 - 0.06255f) * (5.030938109102577f + ((x1 - 0.06255f) * (32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((5.030938109102577f + ((x1 - 0.06255f) * (32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * (((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * (((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * (((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * (((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))) + ((x1 - 0.06255f) * (((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))) + ((x1 - 0.06255f) * ((624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))) + ((x1 - 0.06255f) * (((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))) + ((x1 - 0.06255f) * (((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))) + ((x1 - 0.06255f) * ((3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))) + ((x1 - 0.06255f) * ((1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))) + ((x1 - 0.06255f) * (((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))) + ((x1 - 0.06255f) * (((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))) + ((x1 - 0.06255f) * ((2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))) + ((x1 - 0.06255f) * ((5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))) + ((x1 - 0.06255f) * (((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__bessel_i_far_ratio_backward_self_f64
#define SG_KERNEL _bessel_i_far_ratio_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((0.5083630843755487 + ((x1 - 0.06255) * (0.1434332636415573 + ((x1 - 0.06255) * (0.17484804032101475 + ((x1 - 0.06255) * (0.3643842154407383 + ((x1 - 0.06255) * (1.1285890059324746 + ((x1 - 0.06255) * (5.030938109102577 + ((x1 - 0.06255) * (32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))))))))))) + (x1 * ((0.1434332636415573 + ((x1 - 0.06255) * (0.17484804032101475 + ((x1 - 0.06255) * (0.3643842154407383 + ((x1 - 0.06255) * (1.1285890059324746 + ((x1 - 0.06255) * (5.030938109102577 + ((x1 - 0.06255) * (32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((0.17484804032101475 + ((x1 - 0.06255) * (0.3643842154407383 + ((x1 - 0.06255) * (1.1285890059324746 + ((x1 - 0.06255) * (5.030938109102577 + ((x1 - 0.06255) * (32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((0.3643842154407383 + ((x1 - 0.06255) * (1.1285890059324746 + ((x1 - 0.06255) * (5.030938109102577 + ((x1 - 0.06255) * (32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((1.1285890059324746 + ((x1 - 0.06255) * (5.030938109102577 + ((x1 - 0.06255) * (32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((5.030938109102577 + ((x1 - 0.06255) * (32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * (((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * (((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * (((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))) + ((x1 - 0.06255) * (((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))) + ((x1 - 0.06255) * (((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))) + ((x1 - 0.06255) * ((106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))) + ((x1 - 0.06255) * ((624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))) + ((x1 - 0.06255) * (((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))) + ((x1 - 0.06255) * (((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))) + ((x1 - 0.06255) * ((3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))) + ((x1 - 0.06255) * ((1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))) + ((x1 - 0.06255) * (((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))) + ((x1 - 0.06255) * (((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))) + ((x1 - 0.06255) * ((2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))) + ((x1 - 0.06255) * ((5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))) + ((x1 - 0.06255) * (((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
#include "elementwise.cuh"
#endif

/* _bessel_i_near_ratio: (1.0 + self * (-0.34178454915948675 + self * (0.1639331235654304 + self * (-0.022152891233644258 + self * (0.005280638038581911 + self * (-0.00031673504637106715 + self * (5.6581732307856525e-05 + self * (-9.547631133733102e-07 + self * (2.40664281444382e-07 + self * (2.323167925404731e-09 + self * (3.8809206814534363e-10 + self * (5.12083590882573e-12 + self * 1.2491905761374222e-14)))))))))))) / (1.0 + self * (0.1582154508405131 + self * (0.24304084898569048 + self * (0.036867533259164226 + self * (0.013825938990835788 + self * (0.001822848053413296 + self * (0.0003118625448205047 + self * (3.216624676617925e-05 + self * (3.1692523516678147e-06 + self * (2.287988896372217e-07 + self * (1.3377630325430861e-08 + self * (5.525197149949198e-10 + self * 1.3656865139606415e-11)))))))))))) */
#if defined SG_ALL || defined SG__bessel_i_near_ratio_f32
#define SG_KERNEL _bessel_i_near_ratio
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((1.0f + (x0 * ((-0.34178454915948675f) + (x0 * (0.1639331235654304f + (x0 * ((-0.022152891233644258f) + (x0 * (0.005280638038581911f + (x0 * ((-0.00031673504637106715f) + (x0 * (5.6581732307856525e-05f + (x0 * ((-9.547631133733102e-07f) + (x0 * (2.40664281444382e-07f + (x0 * (2.323167925404731e-09f + (x0 * (3.8809206814534363e-10f + (x0 * (5.12083590882573e-12f + (x0 * 1.2491905761374222e-14f)))))))))))))))))))))))) / (1.0f + (x0 * (0.1582154508405131f + (x0 * (0.24304084898569048f + (x0 * (0.036867533259164226f + (x0 * (0.013825938990835788f + (x0 * (0.001822848053413296f + (x0 * (0.0003118625448205047f + (x0 * (3.216624676617925e-05f + (x0 * (3.1692523516678147e-06f + (x0 * (2.287988896372217e-07f + (x0 * (1.3377630325430861e-08f + (x0 * (5.525197149949198e-10f + (x0 * 1.3656865139606415e-11f)))))))))))))))))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__bessel_i_near_ratio_f64
#define SG_KERNEL _bessel_i_near_ratio
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((1.0 + (x0 * ((-0.34178454915948675) + (x0 * (0.1639331235654304 + (x0 * ((-0.022152891233644258) + (x0 * (0.005280638038581911 + (x0 * ((-0.00031673504637106715) + (x0 * (5.6581732307856525e-05 + (x0 * ((-9.547631133733102e-07) + (x0 * (2.40664281444382e-07 + (x0 * (2.323167925404731e-09 + (x0 * (3.8809206814534363e-10 + (x0 * (5.12083590882573e-12 + (x0 * 1.2491905761374222e-14)))))))))))))))))))))))) / (1.0 + (x0 * (0.1582154508405131 + (x0 * (0.24304084898569048 + (x0 * (0.036867533259164226 + (x0 * (0.013825938990835788 + (x0 * (0.001822848053413296 + (x0 * (0.0003118625448205047 + (x0 * (3.216624676617925e-05 + (x0 * (3.1692523516678147e-06 + (x0 * (2.287988896372217e-07 + (x0 * (1.3377630325430861e-08 + (x0 * (5.525197149949198e-10 + (x0 * 1.3656865139606415e-11)))))))))))))))))))))))));
#include "elementwise.cuh"
#endif

/* _bessel_i_near_ratio: auto */
#if defined SG_ALL || defined SG__bessel_i_near_ratio_backward_self_f32
#define SG_KERNEL _bessel_i_near_ratio_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (((1.0f / (1.0f + (x1 * (0.1582154508405131f + (x1 * (0.24304084898569048f + (x1 * (0.036867533259164226f + (x1 * (0.013825938990835788f + (x1 * (0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f))))))))))))))))))))))))) * (((-0.34178454915948675f) + (x1 * (0.1639331235654304f + (x1 * ((-0.022152891233644258f) + (x1 * (0.005280638038581911f + (x1 * ((-0.00031673504637106715f) + (x1 * (5.6581732307856525e-05f + (x1 * ((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))))))))))))))) + (x1 * ((0.1639331235654304f + (x1 * ((-0.022152891233644258f) + (x1 * (0.005280638038581911f + (x1 * ((-0.00031673504637106715f) + (x1 * (5.6581732307856525e-05f + (x1 * ((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))))))))))))) + (x1 * (((-0.022152891233644258f) + (x1 * (0.005280638038581911f + (x1 * ((-0.00031673504637106715f) + (x1 * (5.6581732307856525e-05f + (x1 * ((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))))))))))) + (x1 * ((0.005280638038581911f + (x1 * ((-0.00031673504637106715f) + (x1 * (5.6581732307856525e-05f + (x1 * ((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))))))))) + (x1 * (((-0.00031673504637106715f) + (x1 * (5.6581732307856525e-05f + (x1 * ((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))))))) + (x1 * ((5.6581732307856525e-05f + (x1 * ((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))))) + (x1 * (((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))) + (x1 * ((2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))) + (x1 * ((2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))) + (x1 * ((3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))) + (x1 * ((5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)) + (x1 * 1.2491905761374222e-14f))))))))))))))))))))))) + (((-x2) / (1.0f + (x1 * (0.1582154508405131f + (x1 * (0.24304084898569048f + (x1 * (0.036867533259164226f + (x1 * (0.013825938990835788f + (x1 * (0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f))))))))))))))))))))))))) * ((0.1582154508405131f + (x1 * (0.24304084898569048f + (x1 * (0.036867533259164226f + (x1 * (0.013825938990835788f + (x1 * (0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))))))))))))))) + (x1 * ((0.24304084898569048f + (x1 * (0.036867533259164226f + (x1 * (0.013825938990835788f + (x1 * (0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))))))))))))) + (x1 * ((0.036867533259164226f + (x1 * (0.013825938990835788f + (x1 * (0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))))))))))) + (x1 * ((0.013825938990835788f + (x1 * (0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))))))))) + (x1 * ((0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))))))) + (x1 * ((0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))))) + (x1 * ((3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))) + (x1 * ((3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))) + (x1 * ((2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))) + (x1 * ((1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))) + (x1 * ((5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)) + (x1 * 1.3656865139606415e-11f)))))))))))))))))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__bessel_i_near_ratio_backward_self_f64
#define SG_KERNEL _bessel_i_near_ratio_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (((1.0 / (1.0 + (x1 * (0.1582154508405131 + (x1 * (0.24304084898569048 + (x1 * (0.036867533259164226 + (x1 * (0.013825938990835788 + (x1 * (0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11))))))))))))))))))))))))) * (((-0.34178454915948675) + (x1 * (0.1639331235654304 + (x1 * ((-0.022152891233644258) + (x1 * (0.005280638038581911 + (x1 * ((-0.00031673504637106715) + (x1 * (5.6581732307856525e-05 + (x1 * ((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))))))))))))))) + (x1 * ((0.1639331235654304 + (x1 * ((-0.022152891233644258) + (x1 * (0.005280638038581911 + (x1 * ((-0.00031673504637106715) + (x1 * (5.6581732307856525e-05 + (x1 * ((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))))))))))))) + (x1 * (((-0.022152891233644258) + (x1 * (0.005280638038581911 + (x1 * ((-0.00031673504637106715) + (x1 * (5.6581732307856525e-05 + (x1 * ((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))))))))))) + (x1 * ((0.005280638038581911 + (x1 * ((-0.00031673504637106715) + (x1 * (5.6581732307856525e-05 + (x1 * ((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))))))))) + (x1 * (((-0.00031673504637106715) + (x1 * (5.6581732307856525e-05 + (x1 * ((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))))))) + (x1 * ((5.6581732307856525e-05 + (x1 * ((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))))) + (x1 * (((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))) + (x1 * ((2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))) + (x1 * ((2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))) + (x1 * ((3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))) + (x1 * ((5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)) + (x1 * 1.2491905761374222e-14))))))))))))))))))))))) + (((-x2) / (1.0 + (x1 * (0.1582154508405131 + (x1 * (0.24304084898569048 + (x1 * (0.036867533259164226 + (x1 * (0.013825938990835788 + (x1 * (0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11))))))))))))))))))))))))) * ((0.1582154508405131 + (x1 * (0.24304084898569048 + (x1 * (0.036867533259164226 + (x1 * (0.013825938990835788 + (x1 * (0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))))))))))))))) + (x1 * ((0.24304084898569048 + (x1 * (0.036867533259164226 + (x1 * (0.013825938990835788 + (x1 * (0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))))))))))))) + (x1 * ((0.036867533259164226 + (x1 * (0.013825938990835788 + (x1 * (0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))))))))))) + (x1 * ((0.013825938990835788 + (x1 * (0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))))))))) + (x1 * ((0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))))))) + (x1 * ((0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))))) + (x1 * ((3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))) + (x1 * ((3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))) + (x1 * ((2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))) + (x1 * ((1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))) + (x1 * ((5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)) + (x1 * 1.3656865139606415e-11)))))))))))))))))))))))));
#include "elementwise.cuh"
#endif

/* _bessel_k_ratio: self * (0.5 + self * (12.180717646501364 + self * (118.55677540242422 + self * (601.0616782934165 + self * (1737.144758331701 + self * (2948.933059034984 + self * (2928.5466043594656 + self * (1647.216740685487 + self * (491.2966063273824 + self * (68.96298854210292 + self * (3.6139857954013874 + self * 0.039495622836185115))))))))))) / (1.0 + self * (24.611435293002707 + self * (243.0164096281032 + self * (1257.115225170269 + self * (3736.6155624772223 + self * (6594.768398776063 + self * (6910.381996594533 + self * (4185.332964186378 + self * (1382.994790554742 + self * (224.3604436334091 + self * (14.591034020851074 + self * 0.23326491129530763))))))))))) */
#if defined SG_ALL || defined SG__bessel_k_ratio_f32
#define SG_KERNEL _bessel_k_ratio
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * (0.5f + (x0 * (12.180717646501364f + (x0 * (118.55677540242422f + (x0 * (601.0616782934165f + (x0 * (1737.144758331701f + (x0 * (2948.933059034984f + (x0 * (2928.5466043594656f + (x0 * (1647.216740685487f + (x0 * (491.2966063273824f + (x0 * (68.96298854210292f + (x0 * (3.6139857954013874f + (x0 * 0.039495622836185115f))))))))))))))))))))))) / (1.0f + (x0 * (24.611435293002707f + (x0 * (243.0164096281032f + (x0 * (1257.115225170269f + (x0 * (3736.6155624772223f + (x0 * (6594.768398776063f + (x0 * (6910.381996594533f + (x0 * (4185.332964186378f + (x0 * (1382.994790554742f + (x0 * (224.3604436334091f + (x0 * (14.591034020851074f + (x0 * 0.23326491129530763f)))))))))))))))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__bessel_k_ratio_f64
#define SG_KERNEL _bessel_k_ratio
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * (0.5 + (x0 * (12.180717646501364 + (x0 * (118.55677540242422 + (x0 * (601.0616782934165 + (x0 * (1737.144758331701 + (x0 * (2948.933059034984 + (x0 * (2928.5466043594656 + (x0 * (1647.216740685487 + (x0 * (491.2966063273824 + (x0 * (68.96298854210292 + (x0 * (3.6139857954013874 + (x0 * 0.039495622836185115))))))))))))))))))))))) / (1.0 + (x0 * (24.611435293002707 + (x0 * (243.0164096281032 + (x0 * (1257.115225170269 + (x0 * (3736.6155624772223 + (x0 * (6594.768398776063 + (x0 * (6910.381996594533 + (x0 * (4185.332964186378 + (x0 * (1382.994790554742 + (x0 * (224.3604436334091 + (x0 * (14.591034020851074 + (x0 * 0.23326491129530763)))))))))))))))))))))));
#include "elementwise.cuh"
#endif

/* _bessel_k_ratio: auto */
#if defined SG_ALL || defined SG__bessel_k_ratio_backward_self_f32
#define SG_KERNEL _bessel_k_ratio_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (((1.0f / (1.0f + (x1 * (24.611435293002707f + (x1 * (243.0164096281032f + (x1 * (1257.115225170269f + (x1 * (3736.6155624772223f + (x1 * (6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f))))))))))))))))))))))) * ((0.5f + (x1 * (12.180717646501364f + (x1 * (118.55677540242422f + (x1 * (601.0616782934165f + (x1 * (1737.144758331701f + (x1 * (2948.933059034984f + (x1 * (2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))))))))))))))) + (x1 * ((12.180717646501364f + (x1 * (118.55677540242422f + (x1 * (601.0616782934165f + (x1 * (1737.144758331701f + (x1 * (2948.933059034984f + (x1 * (2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))))))))))))) + (x1 * ((118.55677540242422f + (x1 * (601.0616782934165f + (x1 * (1737.144758331701f + (x1 * (2948.933059034984f + (x1 * (2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))))))))))) + (x1 * ((601.0616782934165f + (x1 * (1737.144758331701f + (x1 * (2948.933059034984f + (x1 * (2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))))))))) + (x1 * ((1737.144758331701f + (x1 * (2948.933059034984f + (x1 * (2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))))))) + (x1 * ((2948.933059034984f + (x1 * (2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))))) + (x1 * ((2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))) + (x1 * ((1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))) + (x1 * ((491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))) + (x1 * ((68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))) + (x1 * ((3.6139857954013874f + (x1 * 0.039495622836185115f)) + (x1 * 0.039495622836185115f))))))))))))))))))))))) + (((-x2) / (1.0f + (x1 * (24.611435293002707f + (x1 * (243.0164096281032f + (x1 * (1257.115225170269f + (x1 * (3736.6155624772223f + (x1 * (6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f))))))))))))))))))))))) * ((24.611435293002707f + (x1 * (243.0164096281032f + (x1 * (1257.115225170269f + (x1 * (3736.6155624772223f + (x1 * (6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))))))))))))))) + (x1 * ((243.0164096281032f + (x1 * (1257.115225170269f + (x1 * (3736.6155624772223f + (x1 * (6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))))))))))))) + (x1 * ((1257.115225170269f + (x1 * (3736.6155624772223f + (x1 * (6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))))))))))) + (x1 * ((3736.6155624772223f + (x1 * (6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))))))))) + (x1 * ((6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))))))) + (x1 * ((6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))))) + (x1 * ((4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))) + (x1 * ((1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))) + (x1 * ((224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))) + (x1 * ((14.591034020851074f + (x1 * 0.23326491129530763f)) + (x1 * 0.23326491129530763f)))))))))))))))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__bessel_k_ratio_backward_self_f64
#define SG_KERNEL _bessel_k_ratio_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (((1.0 / (1.0 + (x1 * (24.611435293002707 + (x1 * (243.0164096281032 + (x1 * (1257.115225170269 + (x1 * (3736.6155624772223 + (x1 * (6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763))))))))))))))))))))))) * ((0.5 + (x1 * (12.180717646501364 + (x1 * (118.55677540242422 + (x1 * (601.0616782934165 + (x1 * (1737.144758331701 + (x1 * (2948.933059034984 + (x1 * (2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))))))))))))))) + (x1 * ((12.180717646501364 + (x1 * (118.55677540242422 + (x1 * (601.0616782934165 + (x1 * (1737.144758331701 + (x1 * (2948.933059034984 + (x1 * (2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))))))))))))) + (x1 * ((118.55677540242422 + (x1 * (601.0616782934165 + (x1 * (1737.144758331701 + (x1 * (2948.933059034984 + (x1 * (2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))))))))))) + (x1 * ((601.0616782934165 + (x1 * (1737.144758331701 + (x1 * (2948.933059034984 + (x1 * (2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))))))))) + (x1 * ((1737.144758331701 + (x1 * (2948.933059034984 + (x1 * (2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))))))) + (x1 * ((2948.933059034984 + (x1 * (2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))))) + (x1 * ((2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))) + (x1 * ((1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))) + (x1 * ((491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))) + (x1 * ((68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))) + (x1 * ((3.6139857954013874 + (x1 * 0.039495622836185115)) + (x1 * 0.039495622836185115))))))))))))))))))))))) + (((-x2) / (1.0 + (x1 * (24.611435293002707 + (x1 * (243.0164096281032 + (x1 * (1257.115225170269 + (x1 * (3736.6155624772223 + (x1 * (6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763))))))))))))))))))))))) * ((24.611435293002707 + (x1 * (243.0164096281032 + (x1 * (1257.115225170269 + (x1 * (3736.6155624772223 + (x1 * (6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))))))))))))))) + (x1 * ((243.0164096281032 + (x1 * (1257.115225170269 + (x1 * (3736.6155624772223 + (x1 * (6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))))))))))))) + (x1 * ((1257.115225170269 + (x1 * (3736.6155624772223 + (x1 * (6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))))))))))) + (x1 * ((3736.6155624772223 + (x1 * (6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))))))))) + (x1 * ((6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))))))) + (x1 * ((6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))))) + (x1 * ((4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))) + (x1 * ((1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))) + (x1 * ((224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))) + (x1 * ((14.591034020851074 + (x1 * 0.23326491129530763)) + (x1 * 0.23326491129530763)))))))))))))))))))))));
#include "elementwise.cuh"
#endif

/* _bessel_i1e_near_slope: (1.5451269149780273 - self + 3.4301451534241393e-07) * ( 0.0066955112877323765 + (4 - self) * (0.004139580049817576 + (4 - self) * (0.001718732159992215 + (4 - self) * (0.000580083838908179 + (4 - self) * (0.00016877249651609492 + (4 - self) * (4.343650434630117e-05 + (4 - self) * (1.0033994131332048e-05 + (4 - self) * (2.1012653673641953e-06 + (4 - self) * (4.020100281953166e-07 + (4 - self) * (7.071813346182076e-08 + (4 - self) * (1.1507102894861157e-08 + (4 - self) * (1.7353486714091238e-09 + (4 - self) * (2.485993599434261e-10 + (4 - self) * (3.0086128355380214e-11 + (4 - self) * (5.426160229644531e-12 + (4 - self) * (-1.9657802972038255e-13 + (4 - self) * (3.151151281010181e-13 + (4 - self) * (-7.79083381908475e-14 + (4 - self) * (2.1896626492829537e-14 + (4 - self) * (-4.282480618264581e-15 + (4 - self) * (6.903664639842492e-16 + (4 - self) * (-8.127347541804879e-17 + (4 - self) * (6.990009275663158e-18 + (4 - self) * (-3.7937008146380816e-19 + (4 - self) * 1.0791575332549025e-20)))))))))))))))))))))))) */
#if defined SG_ALL || defined SG__bessel_i1e_near_slope_f32
#define SG_KERNEL _bessel_i1e_near_slope
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((1.5451269149780273f - x0) + 3.4301451534241393e-07f) * (0.0066955112877323765f + ((4.0f - x0) * (0.004139580049817576f + ((4.0f - x0) * (0.001718732159992215f + ((4.0f - x0) * (0.000580083838908179f + ((4.0f - x0) * (0.00016877249651609492f + ((4.0f - x0) * (4.343650434630117e-05f + ((4.0f - x0) * (1.0033994131332048e-05f + ((4.0f - x0) * (2.1012653673641953e-06f + ((4.0f - x0) * (4.020100281953166e-07f + ((4.0f - x0) * (7.071813346182076e-08f + ((4.0f - x0) * (1.1507102894861157e-08f + ((4.0f - x0) * (1.7353486714091238e-09f + ((4.0f - x0) * (2.485993599434261e-10f + ((4.0f - x0) * (3.0086128355380214e-11f + ((4.0f - x0) * (5.426160229644531e-12f + ((4.0f - x0) * ((-1.9657802972038255e-13f) + ((4.0f - x0) * (3.151151281010181e-13f + ((4.0f - x0) * ((-7.79083381908475e-14f) + ((4.0f - x0) * (2.1896626492829537e-14f + ((4.0f - x0) * ((-4.282480618264581e-15f) + ((4.0f - x0) * (6.903664639842492e-16f + ((4.0f - x0) * ((-8.127347541804879e-17f) + ((4.0f - x0) * (6.990009275663158e-18f + ((4.0f - x0) * ((-3.7937008146380816e-19f) + ((4.0f - x0) * 1.0791575332549025e-20f)))))))))))))))))))))))))))))))))))))))))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__bessel_i1e_near_slope_f64
#define SG_KERNEL _bessel_i1e_near_slope
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((1.5451269149780273 - x0) + 3.4301451534241393e-07) * (0.0066955112877323765 + ((4.0 - x0) * (0.004139580049817576 + ((4.0 - x0) * (0.001718732159992215 + ((4.0 - x0) * (0.000580083838908179 + ((4.0 - x0) * (0.00016877249651609492 + ((4.0 - x0) * (4.343650434630117e-05 + ((4.0 - x0) * (1.0033994131332048e-05 + ((4.0 - x0) * (2.1012653673641953e-06 + ((4.0 - x0) * (4.020100281953166e-07 + ((4.0 - x0) * (7.071813346182076e-08 + ((4.0 - x0) * (1.1507102894861157e-08 + ((4.0 - x0) * (1.7353486714091238e-09 + ((4.0 - x0) * (2.485993599434261e-10 + ((4.0 - x0) * (3.0086128355380214e-11 + ((4.0 - x0) * (5.426160229644531e-12 + ((4.0 - x0) * ((-1.9657802972038255e-13) + ((4.0 - x0) * (3.151151281010181e-13 + ((4.0 - x0) * ((-7.79083381908475e-14) + ((4.0 - x0) * (2.1896626492829537e-14 + ((4.0 - x0) * ((-4.282480618264581e-15) + ((4.0 - x0) * (6.903664639842492e-16 + ((4.0 - x0) * ((-8.127347541804879e-17) + ((4.0 - x0) * (6.990009275663158e-18 + ((4.0 - x0) * ((-3.7937008146380816e-19) + ((4.0 - x0) * 1.0791575332549025e-20)))))))))))))))))))))))))))))))))))))))))))))))));
#include "elementwise.cuh"
#endif

/* _bessel_i1e_near_slope: auto */
#if defined SG_ALL || defined SG__bessel_i1e_near_slope_backward_self_f32
#define SG_KERNEL _bessel_i1e_near_slope_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((-(0.0066955112877323765f + ((4.0f - x1) * (0.004139580049817576f + ((4.0f - x1) * (0.001718732159992215f + ((4.0f - x1) * (0.000580083838908179f + ((4.0f - x1) * (0.00016877249651609492f + ((4.0f - x1) * (4.343650434630117e-05f + ((4.0f - x1) * (1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))))))))))) + (((1.5451269149780273f - x1) + 3.4301451534241393e-07f) * ((-(0.004139580049817576f + ((4.0f - x1) * (0.001718732159992215f + ((4.0f - x1) * (0.000580083838908179f + ((4.0f - x1) * (0.00016877249651609492f + ((4.0f - x1) * (4.343650434630117e-05f + ((4.0f - x1) * (1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(0.001718732159992215f + ((4.0f - x1) * (0.000580083838908179f + ((4.0f - x1) * (0.00016877249651609492f + ((4.0f - x1) * (4.343650434630117e-05f + ((4.0f - x1) * (1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(0.000580083838908179f + ((4.0f - x1) * (0.00016877249651609492f + ((4.0f - x1) * (4.343650434630117e-05f + ((4.0f - x1) * (1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(0.00016877249651609492f + ((4.0f - x1) * (4.343650434630117e-05f + ((4.0f - x1) * (1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(4.343650434630117e-05f + ((4.0f - x1) * (1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))) + ((4.0f - x1) * ((-(3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))) + ((4.0f - x1) * ((-(5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))) + ((4.0f - x1) * ((-((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))) + ((4.0f - x1) * ((-(3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))) + ((4.0f - x1) * ((-((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))) + ((4.0f - x1) * ((-(2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))) + ((4.0f - x1) * ((-((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))) + ((4.0f - x1) * ((-(6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))) + ((4.0f - x1) * ((-((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))) + ((4.0f - x1) * ((-(6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))) + ((4.0f - x1) * ((-((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))) + ((4.0f - x1) * (-1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__bessel_i1e_near_slope_backward_self_f64
#define SG_KERNEL _bessel_i1e_near_slope_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((-(0.0066955112877323765 + ((4.0 - x1) * (0.004139580049817576 + ((4.0 - x1) * (0.001718732159992215 + ((4.0 - x1) * (0.000580083838908179 + ((4.0 - x1) * (0.00016877249651609492 + ((4.0 - x1) * (4.343650434630117e-05 + ((4.0 - x1) * (1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))))))) + (((1.5451269149780273 - x1) + 3.4301451534241393e-07) * ((-(0.004139580049817576 + ((4.0 - x1) * (0.001718732159992215 + ((4.0 - x1) * (0.000580083838908179 + ((4.0 - x1) * (0.00016877249651609492 + ((4.0 - x1) * (4.343650434630117e-05 + ((4.0 - x1) * (1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(0.001718732159992215 + ((4.0 - x1) * (0.000580083838908179 + ((4.0 - x1) * (0.00016877249651609492 + ((4.0 - x1) * (4.343650434630117e-05 + ((4.0 - x1) * (1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(0.000580083838908179 + ((4.0 - x1) * (0.00016877249651609492 + ((4.0 - x1) * (4.343650434630117e-05 + ((4.0 - x1) * (1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(0.00016877249651609492 + ((4.0 - x1) * (4.343650434630117e-05 + ((4.0 - x1) * (1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(4.343650434630117e-05 + ((4.0 - x1) * (1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))) + ((4.0 - x1) * ((-(3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))) + ((4.0 - x1) * ((-(5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))) + ((4.0 - x1) * ((-((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))) + ((4.0 - x1) * ((-(3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))) + ((4.0 - x1) * ((-((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))) + ((4.0 - x1) * ((-(2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))) + ((4.0 - x1) * ((-((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))) + ((4.0 - x1) * ((-(6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))) + ((4.0 - x1) * ((-((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))) + ((4.0 - x1) * ((-(6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))) + ((4.0 - x1) * ((-((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))) + ((4.0 - x1) * (-1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))))))));
#include "elementwise.cuh"
#endif

/* special.i0e: sg_bessel_i0e, bessel.h */
#if defined SG_ALL || defined SG_special_i0e_f32
#define SG_KERNEL special_i0e
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_i0e_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_i0e_f64
#define SG_KERNEL special_i0e
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_i0e_f64(x0);
#include "elementwise.cuh"
#endif

/* special.i0e: grad * -sgn(self) * result * where(self.abs() > 8, _bessel_i_far_ratio(u), _bessel_i_near_ratio(near)) */
#if defined SG_ALL || defined SG_special_i0e_backward_self_f32
#define SG_KERNEL special_i0e_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 * (-sg_sgn_f32(x1))) * x2) * ((sg_abs_f32(x1) > 8.0f) ? ((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.5083630843755487f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (0.1434332636415573f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (0.17484804032101475f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (0.3643842154407383f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (1.1285890059324746f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (5.030938109102577f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (32.79799872301069f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (293.854930336034f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (2518.4321455825975f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-524.6392099343657f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-594514.3429739146f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-9332488.549671536f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (27415800.94861956f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (2404307927.064745f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (7948532592.257836f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-515091500852.2031f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-2903669840422.1465f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (106475868585109.83f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (624545855823120.2f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-1.9896813521633396e+16f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-1.0087246207798909e+17f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (3.008440432194407e+18f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (1.22299688546899e+19f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-3.289405930059264e+20f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-1.0462033209030537e+21f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (2.255636493154797e+22f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (5.589828088797546e+22f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-7.197242014122637e+23f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (-1.3934548288590393e+24f)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) : ((1.0f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-0.34178454915948675f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.1639331235654304f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-0.022152891233644258f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.005280638038581911f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-0.00031673504637106715f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (5.6581732307856525e-05f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-9.547631133733102e-07f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (2.40664281444382e-07f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (2.323167925404731e-09f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (3.8809206814534363e-10f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (5.12083590882573e-12f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * 1.2491905761374222e-14f)))))))))))))))))))))))) / (1.0f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.1582154508405131f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.24304084898569048f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.036867533259164226f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.013825938990835788f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.001822848053413296f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.0003118625448205047f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (3.216624676617925e-05f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (3.1692523516678147e-06f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (2.287988896372217e-07f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (1.3377630325430861e-08f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (5.525197149949198e-10f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * 1.3656865139606415e-11f)))))))))))))))))))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_i0e_backward_self_f64
#define SG_KERNEL special_i0e_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 * (-sg_sgn_f64(x1))) * x2) * ((sg_abs_f64(x1) > 8.0) ? ((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) * (0.5083630843755487 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (0.1434332636415573 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (0.17484804032101475 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (0.3643842154407383 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (1.1285890059324746 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (5.030938109102577 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (32.79799872301069 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (293.854930336034 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (2518.4321455825975 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-524.6392099343657) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-594514.3429739146) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-9332488.549671536) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (27415800.94861956 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (2404307927.064745 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (7948532592.257836 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-515091500852.2031) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-2903669840422.1465) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (106475868585109.83 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (624545855823120.2 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-1.9896813521633396e+16) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-1.0087246207798909e+17) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (3.008440432194407e+18 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (1.22299688546899e+19 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-3.289405930059264e+20) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-1.0462033209030537e+21) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (2.255636493154797e+22 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (5.589828088797546e+22 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-7.197242014122637e+23) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (-1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) : ((1.0 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-0.34178454915948675) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.1639331235654304 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-0.022152891233644258) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.005280638038581911 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-0.00031673504637106715) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (5.6581732307856525e-05 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-9.547631133733102e-07) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (2.40664281444382e-07 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (2.323167925404731e-09 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (3.8809206814534363e-10 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (5.12083590882573e-12 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * 1.2491905761374222e-14)))))))))))))))))))))))) / (1.0 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.1582154508405131 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.24304084898569048 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.036867533259164226 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.013825938990835788 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.001822848053413296 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.0003118625448205047 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (3.216624676617925e-05 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (3.1692523516678147e-06 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (2.287988896372217e-07 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (1.3377630325430861e-08 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (5.525197149949198e-10 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * 1.3656865139606415e-11)))))))))))))))))))))))))));
#include "elementwise.cuh"
#endif

/* special.i1: sg_bessel_i1, bessel.h */
#if defined SG_ALL || defined SG_special_i1_f32
#define SG_KERNEL special_i1
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_i1_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_i1_f64
#define SG_KERNEL special_i1
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_i1_f64(x0);
#include "elementwise.cuh"
#endif

/* special.i1: grad * (i0(self) - where(near, _bessel_one_near(close * close), result / where(near, 1, self))) */
#if defined SG_ALL || defined SG_special_i1_backward_self_f32
#define SG_KERNEL special_i1_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_own_i0_f32(x1) - ((sg_abs_f32(x1) < 1.0f) ? (0.5f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (0.0625f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (0.0026041666666666665f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (5.425347222222222e-05f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (6.781684027777778e-07f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (5.651403356481481e-09f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (3.363930569334215e-11f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (1.5017547184527747e-13f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (5.214426105738801e-16f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (1.4484516960385557e-18f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (3.2919356728148996e-21f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * 6.234726653058522e-24f)))))))))))))))))))))) : (x2 / ((sg_abs_f32(x1) < 1.0f) ? 1.0f : x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_i1_backward_self_f64
#define SG_KERNEL special_i1_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_own_i0_f64(x1) - ((sg_abs_f64(x1) < 1.0) ? (0.5 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (0.0625 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (0.0026041666666666665 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (5.425347222222222e-05 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (6.781684027777778e-07 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (5.651403356481481e-09 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (3.363930569334215e-11 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (1.5017547184527747e-13 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (5.214426105738801e-16 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (1.4484516960385557e-18 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (3.2919356728148996e-21 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * 6.234726653058522e-24)))))))))))))))))))))) : (x2 / ((sg_abs_f64(x1) < 1.0) ? 1.0 : x1)))));
#include "elementwise.cuh"
#endif

/* special.i1e: sg_bessel_i1e, bessel.h */
#if defined SG_ALL || defined SG_special_i1e_f32
#define SG_KERNEL special_i1e
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_i1e_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_i1e_f64
#define SG_KERNEL special_i1e
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_i1e_f64(x0);
#include "elementwise.cuh"
#endif

/* special.i1e: grad * where(near, _bessel_i1e_near_slope(where(near, self.abs(), 4)), apart - result / where(near, 4, self)) */
#if defined SG_ALL || defined SG_special_i1e_backward_self_f32
#define SG_KERNEL special_i1e_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f32(x1) < 4.0f) ? (((1.5451269149780273f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) + 3.4301451534241393e-07f) * (0.0066955112877323765f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (0.004139580049817576f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (0.001718732159992215f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (0.000580083838908179f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (0.00016877249651609492f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (4.343650434630117e-05f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (1.0033994131332048e-05f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (2.1012653673641953e-06f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (4.020100281953166e-07f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (7.071813346182076e-08f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (1.1507102894861157e-08f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (1.7353486714091238e-09f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (2.485993599434261e-10f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (3.0086128355380214e-11f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (5.426160229644531e-12f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * ((-1.9657802972038255e-13f) + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (3.151151281010181e-13f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * ((-7.79083381908475e-14f) + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (2.1896626492829537e-14f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * ((-4.282480618264581e-15f) + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (6.903664639842492e-16f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * ((-8.127347541804879e-17f) + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (6.990009275663158e-18f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * ((-3.7937008146380816e-19f) + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))))))))))) : ((sg_own_special_i0e_f32(x1) * ((sg_abs_f32(x1) > 8.0f) ? ((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.5083630843755487f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (0.1434332636415573f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (0.17484804032101475f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (0.3643842154407383f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (1.1285890059324746f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (5.030938109102577f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (32.79799872301069f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (293.854930336034f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (2518.4321455825975f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-524.6392099343657f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-594514.3429739146f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-9332488.549671536f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (27415800.94861956f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (2404307927.064745f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (7948532592.257836f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-515091500852.2031f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-2903669840422.1465f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (106475868585109.83f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (624545855823120.2f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-1.9896813521633396e+16f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-1.0087246207798909e+17f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (3.008440432194407e+18f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (1.22299688546899e+19f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-3.289405930059264e+20f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-1.0462033209030537e+21f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (2.255636493154797e+22f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (5.589828088797546e+22f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-7.197242014122637e+23f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (-1.3934548288590393e+24f)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) : ((1.0f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-0.34178454915948675f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.1639331235654304f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-0.022152891233644258f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.005280638038581911f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-0.00031673504637106715f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (5.6581732307856525e-05f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-9.547631133733102e-07f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (2.40664281444382e-07f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (2.323167925404731e-09f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (3.8809206814534363e-10f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (5.12083590882573e-12f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * 1.2491905761374222e-14f)))))))))))))))))))))))) / (1.0f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.1582154508405131f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.24304084898569048f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.036867533259164226f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.013825938990835788f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.001822848053413296f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.0003118625448205047f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (3.216624676617925e-05f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (3.1692523516678147e-06f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (2.287988896372217e-07f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (1.3377630325430861e-08f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (5.525197149949198e-10f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * 1.3656865139606415e-11f))))))))))))))))))))))))))) - (x2 / ((sg_abs_f32(x1) < 4.0f) ? 4.0f : x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_i1e_backward_self_f64
#define SG_KERNEL special_i1e_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f64(x1) < 4.0) ? (((1.5451269149780273 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) + 3.4301451534241393e-07) * (0.0066955112877323765 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (0.004139580049817576 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (0.001718732159992215 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (0.000580083838908179 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (0.00016877249651609492 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (4.343650434630117e-05 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (1.0033994131332048e-05 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (2.1012653673641953e-06 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (4.020100281953166e-07 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (7.071813346182076e-08 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (1.1507102894861157e-08 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (1.7353486714091238e-09 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (2.485993599434261e-10 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (3.0086128355380214e-11 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (5.426160229644531e-12 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * ((-1.9657802972038255e-13) + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (3.151151281010181e-13 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * ((-7.79083381908475e-14) + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (2.1896626492829537e-14 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * ((-4.282480618264581e-15) + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (6.903664639842492e-16 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * ((-8.127347541804879e-17) + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (6.990009275663158e-18 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * ((-3.7937008146380816e-19) + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))))))) : ((sg_own_special_i0e_f64(x1) * ((sg_abs_f64(x1) > 8.0) ? ((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) * (0.5083630843755487 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (0.1434332636415573 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (0.17484804032101475 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (0.3643842154407383 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (1.1285890059324746 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (5.030938109102577 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (32.79799872301069 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (293.854930336034 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (2518.4321455825975 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-524.6392099343657) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-594514.3429739146) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-9332488.549671536) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (27415800.94861956 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (2404307927.064745 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (7948532592.257836 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-515091500852.2031) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-2903669840422.1465) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (106475868585109.83 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (624545855823120.2 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-1.9896813521633396e+16) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-1.0087246207798909e+17) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (3.008440432194407e+18 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (1.22299688546899e+19 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-3.289405930059264e+20) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-1.0462033209030537e+21) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (2.255636493154797e+22 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (5.589828088797546e+22 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-7.197242014122637e+23) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (-1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) : ((1.0 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-0.34178454915948675) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.1639331235654304 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-0.022152891233644258) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.005280638038581911 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-0.00031673504637106715) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (5.6581732307856525e-05 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-9.547631133733102e-07) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (2.40664281444382e-07 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (2.323167925404731e-09 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (3.8809206814534363e-10 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (5.12083590882573e-12 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * 1.2491905761374222e-14)))))))))))))))))))))))) / (1.0 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.1582154508405131 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.24304084898569048 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.036867533259164226 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.013825938990835788 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.001822848053413296 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.0003118625448205047 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (3.216624676617925e-05 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (3.1692523516678147e-06 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (2.287988896372217e-07 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (1.3377630325430861e-08 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (5.525197149949198e-10 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * 1.3656865139606415e-11))))))))))))))))))))))))))) - (x2 / ((sg_abs_f64(x1) < 4.0) ? 4.0 : x1)))));
#include "elementwise.cuh"
#endif

/* special.modified_bessel_k0: double sg_bessel_k0, bessel_k.h */
#if defined SG_ALL || defined SG_special_modified_bessel_k0_f32
#define SG_KERNEL special_modified_bessel_k0
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_modified_bessel_k0_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_modified_bessel_k0_f64
#define SG_KERNEL special_modified_bessel_k0
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_modified_bessel_k0_f64(x0);
#include "elementwise.cuh"
#endif

/* special.modified_bessel_k0: -grad * special.modified_bessel_k1(self) */
#if defined SG_ALL || defined SG_special_modified_bessel_k0_backward_self_f32
#define SG_KERNEL special_modified_bessel_k0_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * sg_own_special_modified_bessel_k1_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_modified_bessel_k0_backward_self_f64
#define SG_KERNEL special_modified_bessel_k0_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * sg_own_special_modified_bessel_k1_f64(x1));
#include "elementwise.cuh"
#endif

/* special.modified_bessel_k1: double sg_bessel_k1, bessel_k.h */
#if defined SG_ALL || defined SG_special_modified_bessel_k1_f32
#define SG_KERNEL special_modified_bessel_k1
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_modified_bessel_k1_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_modified_bessel_k1_f64
#define SG_KERNEL special_modified_bessel_k1
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_modified_bessel_k1_f64(x0);
#include "elementwise.cuh"
#endif

/* special.modified_bessel_k1: -grad * (special.modified_bessel_k0(self) + result / self) */
#if defined SG_ALL || defined SG_special_modified_bessel_k1_backward_self_f32
#define SG_KERNEL special_modified_bessel_k1_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * (sg_own_special_modified_bessel_k0_f32(x1) + (x2 / x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_modified_bessel_k1_backward_self_f64
#define SG_KERNEL special_modified_bessel_k1_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * (sg_own_special_modified_bessel_k0_f64(x1) + (x2 / x1)));
#include "elementwise.cuh"
#endif

/* special.scaled_modified_bessel_k0: double sg_scaled_bessel_k0, bessel_k.h */
#if defined SG_ALL || defined SG_special_scaled_modified_bessel_k0_f32
#define SG_KERNEL special_scaled_modified_bessel_k0
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_scaled_modified_bessel_k0_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_scaled_modified_bessel_k0_f64
#define SG_KERNEL special_scaled_modified_bessel_k0
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_scaled_modified_bessel_k0_f64(x0);
#include "elementwise.cuh"
#endif

/* special.scaled_modified_bessel_k0: grad * where(self > 1, -result * _bessel_k_ratio(u), result - special.scaled_modified_bessel_k1(self)) */
#if defined SG_ALL || defined SG_special_scaled_modified_bessel_k0_backward_self_f32
#define SG_KERNEL special_scaled_modified_bessel_k0_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 > 1.0f) ? ((-x2) * (((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (0.5f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (12.180717646501364f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (118.55677540242422f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (601.0616782934165f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1737.144758331701f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (2948.933059034984f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (2928.5466043594656f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1647.216740685487f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (491.2966063273824f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (68.96298854210292f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (3.6139857954013874f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * 0.039495622836185115f))))))))))))))))))))))) / (1.0f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (24.611435293002707f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (243.0164096281032f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1257.115225170269f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (3736.6155624772223f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (6594.768398776063f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (6910.381996594533f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (4185.332964186378f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1382.994790554742f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (224.3604436334091f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (14.591034020851074f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * 0.23326491129530763f)))))))))))))))))))))))) : (x2 - sg_own_special_scaled_modified_bessel_k1_f32(x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_scaled_modified_bessel_k0_backward_self_f64
#define SG_KERNEL special_scaled_modified_bessel_k0_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 > 1.0) ? ((-x2) * (((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (0.5 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (12.180717646501364 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (118.55677540242422 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (601.0616782934165 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1737.144758331701 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (2948.933059034984 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (2928.5466043594656 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1647.216740685487 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (491.2966063273824 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (68.96298854210292 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (3.6139857954013874 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * 0.039495622836185115))))))))))))))))))))))) / (1.0 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (24.611435293002707 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (243.0164096281032 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1257.115225170269 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (3736.6155624772223 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (6594.768398776063 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (6910.381996594533 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (4185.332964186378 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1382.994790554742 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (224.3604436334091 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (14.591034020851074 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * 0.23326491129530763)))))))))))))))))))))))) : (x2 - sg_own_special_scaled_modified_bessel_k1_f64(x1))));
#include "elementwise.cuh"
#endif

/* special.scaled_modified_bessel_k1: double sg_scaled_bessel_k1, bessel_k.h */
#if defined SG_ALL || defined SG_special_scaled_modified_bessel_k1_f32
#define SG_KERNEL special_scaled_modified_bessel_k1
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_scaled_modified_bessel_k1_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_scaled_modified_bessel_k1_f64
#define SG_KERNEL special_scaled_modified_bessel_k1
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_scaled_modified_bessel_k1_f64(x0);
#include "elementwise.cuh"
#endif

/* special.scaled_modified_bessel_k1: grad * where(self > 1, k0e * _bessel_k_ratio(u) - result / where(self > 1, self, 1), result * (1 - 1 / self) - k0e) */
#if defined SG_ALL || defined SG_special_scaled_modified_bessel_k1_backward_self_f32
#define SG_KERNEL special_scaled_modified_bessel_k1_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 > 1.0f) ? ((sg_own_special_scaled_modified_bessel_k0_f32(x1) * (((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (0.5f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (12.180717646501364f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (118.55677540242422f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (601.0616782934165f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1737.144758331701f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (2948.933059034984f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (2928.5466043594656f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1647.216740685487f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (491.2966063273824f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (68.96298854210292f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (3.6139857954013874f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * 0.039495622836185115f))))))))))))))))))))))) / (1.0f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (24.611435293002707f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (243.0164096281032f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1257.115225170269f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (3736.6155624772223f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (6594.768398776063f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (6910.381996594533f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (4185.332964186378f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1382.994790554742f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (224.3604436334091f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (14.591034020851074f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * 0.23326491129530763f)))))))))))))))))))))))) - (x2 / ((x1 > 1.0f) ? x1 : 1.0f))) : ((x2 * (1.0f - (1.0f / x1))) - sg_own_special_scaled_modified_bessel_k0_f32(x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_scaled_modified_bessel_k1_backward_self_f64
#define SG_KERNEL special_scaled_modified_bessel_k1_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 > 1.0) ? ((sg_own_special_scaled_modified_bessel_k0_f64(x1) * (((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (0.5 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (12.180717646501364 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (118.55677540242422 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (601.0616782934165 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1737.144758331701 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (2948.933059034984 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (2928.5466043594656 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1647.216740685487 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (491.2966063273824 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (68.96298854210292 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (3.6139857954013874 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * 0.039495622836185115))))))))))))))))))))))) / (1.0 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (24.611435293002707 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (243.0164096281032 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1257.115225170269 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (3736.6155624772223 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (6594.768398776063 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (6910.381996594533 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (4185.332964186378 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1382.994790554742 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (224.3604436334091 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (14.591034020851074 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * 0.23326491129530763)))))))))))))))))))))))) - (x2 / ((x1 > 1.0) ? x1 : 1.0))) : ((x2 * (1.0 - (1.0 / x1))) - sg_own_special_scaled_modified_bessel_k0_f64(x1))));
#include "elementwise.cuh"
#endif

/* special.spherical_bessel_j0: where(isinf(self), 0, where(self == 0, 1, sin(self) / self)) */
#if defined SG_ALL || defined SG_special_spherical_bessel_j0_f32
#define SG_KERNEL special_spherical_bessel_j0
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_isinf_f32(x0) ? 0.0f : ((x0 == 0.0f) ? 1.0f : (sg_sin_f32(x0) / x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_spherical_bessel_j0_f64
#define SG_KERNEL special_spherical_bessel_j0
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_isinf_f64(x0) ? 0.0 : ((x0 == 0.0) ? 1.0 : (sg_sin_f64(x0) / x0)));
#include "elementwise.cuh"
#endif

/* special.spherical_bessel_j0: grad * _spherical_slope(self) */
#if defined SG_ALL || defined SG_special_spherical_bessel_j0_backward_self_f32
#define SG_KERNEL special_spherical_bessel_j0_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f32(x1) < 1.0f) ? (((-x1) / 3.0f) * (1.0f - (((x1 * x1) / 10.0f) * (1.0f - (((x1 * x1) / 28.0f) * (1.0f - (((x1 * x1) / 54.0f) * (1.0f - (((x1 * x1) / 88.0f) * (1.0f - (((x1 * x1) / 130.0f) * (1.0f - (((x1 * x1) / 180.0f) * (1.0f - ((x1 * x1) / 238.0f))))))))))))))) : (sg_isinf_f32(x1) ? 0.0f : ((sg_cos_f32(x1) - (sg_sin_f32(x1) / x1)) / x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_spherical_bessel_j0_backward_self_f64
#define SG_KERNEL special_spherical_bessel_j0_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f64(x1) < 1.0) ? (((-x1) / 3.0) * (1.0 - (((x1 * x1) / 10.0) * (1.0 - (((x1 * x1) / 28.0) * (1.0 - (((x1 * x1) / 54.0) * (1.0 - (((x1 * x1) / 88.0) * (1.0 - (((x1 * x1) / 130.0) * (1.0 - (((x1 * x1) / 180.0) * (1.0 - ((x1 * x1) / 238.0))))))))))))))) : (sg_isinf_f64(x1) ? 0.0 : ((sg_cos_f64(x1) - (sg_sin_f64(x1) / x1)) / x1))));
#include "elementwise.cuh"
#endif

/* _spherical_slope: where( abs(self) < 1, -self / 3 * (1 - self * self / 10 * (1 - self * self / 28 * (1 - self * self / 54 * (1 - self * self / 88 * ( 1 - self * self / 130 * (1 - self * self / 180 * (1 - self * self / 238))))))), where(isinf(self), 0, (cos(self) - sin(self) / self) / self)) */
#if defined SG_ALL || defined SG__spherical_slope_f32
#define SG_KERNEL _spherical_slope
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((sg_abs_f32(x0) < 1.0f) ? (((-x0) / 3.0f) * (1.0f - (((x0 * x0) / 10.0f) * (1.0f - (((x0 * x0) / 28.0f) * (1.0f - (((x0 * x0) / 54.0f) * (1.0f - (((x0 * x0) / 88.0f) * (1.0f - (((x0 * x0) / 130.0f) * (1.0f - (((x0 * x0) / 180.0f) * (1.0f - ((x0 * x0) / 238.0f))))))))))))))) : (sg_isinf_f32(x0) ? 0.0f : ((sg_cos_f32(x0) - (sg_sin_f32(x0) / x0)) / x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__spherical_slope_f64
#define SG_KERNEL _spherical_slope
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((sg_abs_f64(x0) < 1.0) ? (((-x0) / 3.0) * (1.0 - (((x0 * x0) / 10.0) * (1.0 - (((x0 * x0) / 28.0) * (1.0 - (((x0 * x0) / 54.0) * (1.0 - (((x0 * x0) / 88.0) * (1.0 - (((x0 * x0) / 130.0) * (1.0 - (((x0 * x0) / 180.0) * (1.0 - ((x0 * x0) / 238.0))))))))))))))) : (sg_isinf_f64(x0) ? 0.0 : ((sg_cos_f64(x0) - (sg_sin_f64(x0) / x0)) / x0)));
#include "elementwise.cuh"
#endif

/* _spherical_slope: grad * where(near, -(1 - square * 3 / 10 * (1 - square * 5 / 84 * (1 - square * 7 / 270 * (1 - square * 9 / 616 * (1 - square * 11 / 1170 * ( 1 - square * 13 / 1980 * (1 - square * 15 / 3094))))))) / 3, -special.spherical_bessel_j0(self) - 2 * result / where(near, 1, self)) */
#if defined SG_ALL || defined SG__spherical_slope_backward_self_f32
#define SG_KERNEL _spherical_slope_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f32(x1) < 1.0f) ? ((-(1.0f - (((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 3.0f) / 10.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 5.0f) / 84.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 7.0f) / 270.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 9.0f) / 616.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 11.0f) / 1170.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 13.0f) / 1980.0f) * (1.0f - ((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 15.0f) / 3094.0f))))))))))))))) / 3.0f) : ((-(sg_isinf_f32(x1) ? 0.0f : ((x1 == 0.0f) ? 1.0f : (sg_sin_f32(x1) / x1)))) - ((2.0f * x2) / ((sg_abs_f32(x1) < 1.0f) ? 1.0f : x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__spherical_slope_backward_self_f64
#define SG_KERNEL _spherical_slope_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f64(x1) < 1.0) ? ((-(1.0 - (((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 3.0) / 10.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 5.0) / 84.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 7.0) / 270.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 9.0) / 616.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 11.0) / 1170.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 13.0) / 1980.0) * (1.0 - ((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 15.0) / 3094.0))))))))))))))) / 3.0) : ((-(sg_isinf_f64(x1) ? 0.0 : ((x1 == 0.0) ? 1.0 : (sg_sin_f64(x1) / x1)))) - ((2.0 * x2) / ((sg_abs_f64(x1) < 1.0) ? 1.0 : x1)))));
#include "elementwise.cuh"
#endif

/* special.airy_ai: double sg_airy_ai, airy.h */
#if defined SG_ALL || defined SG_special_airy_ai_f32
#define SG_KERNEL special_airy_ai
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_airy_ai_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_airy_ai_f64
#define SG_KERNEL special_airy_ai
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_airy_ai_f64(x0);
#include "elementwise.cuh"
#endif

/* special.airy_ai: grad * _airy_slope(self) */
#if defined SG_ALL || defined SG_special_airy_ai_backward_self_f32
#define SG_KERNEL special_airy_ai_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_own__airy_slope_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_airy_ai_backward_self_f64
#define SG_KERNEL special_airy_ai_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_own__airy_slope_f64(x1));
#include "elementwise.cuh"
#endif

/* _airy_slope: double sg_airy_slope, airy.h */
#if defined SG_ALL || defined SG__airy_slope_f32
#define SG_KERNEL _airy_slope
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own__airy_slope_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__airy_slope_f64
#define SG_KERNEL _airy_slope
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own__airy_slope_f64(x0);
#include "elementwise.cuh"
#endif

/* _airy_slope: grad * (self * special.airy_ai(self)) */
#if defined SG_ALL || defined SG__airy_slope_backward_self_f32
#define SG_KERNEL _airy_slope_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_own_special_airy_ai_f32(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__airy_slope_backward_self_f64
#define SG_KERNEL _airy_slope_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_own_special_airy_ai_f64(x1)));
#include "elementwise.cuh"
#endif

/* special.erfcx: double sg_erfcx, normal.h */
#if defined SG_ALL || defined SG_special_erfcx_f32
#define SG_KERNEL special_erfcx
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_erfcx_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_erfcx_f64
#define SG_KERNEL special_erfcx
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_erfcx_f64(x0);
#include "elementwise.cuh"
#endif

/* special.erfcx: grad * where( self > 2, -(result / far) * (1 + w * (55.636718950135396 + w * (1231.0177000641839 + w * (14055.375813546243 + w * (89972.902687433098 + w * (328879.24521121708 + w * (670753.43200604998 + w * (714482.69162338482 + w * (348183.6906553133 + w * (58658.989572972761 + w * 1435.544410623966)))))))))) / (1 + w * (56.636718950135394 + w * (1285.1544190143205 + w * (15208.188435184913 + w * (102447.96972541964 + w * (402950.38949585594 + w * (914272.94872806306 + w * (1141396.3875559776 + w * (712321.09935840129 + w * (183966.08989497511 + w * 12514.748285247359)))))))))), 2 * near * result - 2 / sqrt(3.141592653589793)) */
#if defined SG_ALL || defined SG_special_erfcx_backward_self_f32
#define SG_KERNEL special_erfcx_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 > 2.0f) ? (((-(x2 / ((x1 > 2.0f) ? x1 : 2.0f))) * (1.0f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (55.636718950135396f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (1231.0177000641838f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (14055.375813546243f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (89972.9026874331f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (328879.2452112171f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (670753.43200605f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (714482.6916233848f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (348183.6906553133f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (58658.98957297276f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * 1435.544410623966f))))))))))))))))))))) / (1.0f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (56.636718950135396f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (1285.1544190143204f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (15208.188435184913f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (102447.96972541964f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (402950.38949585595f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (914272.948728063f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (1141396.3875559776f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (712321.0993584013f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (183966.0898949751f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * 12514.748285247359f))))))))))))))))))))) : (((2.0f * ((x1 > 2.0f) ? 2.0f : x1)) * x2) - x3)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_erfcx_backward_self_f64
#define SG_KERNEL special_erfcx_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 > 2.0) ? (((-(x2 / ((x1 > 2.0) ? x1 : 2.0))) * (1.0 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (55.636718950135396 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (1231.0177000641838 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (14055.375813546243 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (89972.9026874331 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (328879.2452112171 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (670753.43200605 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (714482.6916233848 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (348183.6906553133 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (58658.98957297276 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * 1435.544410623966))))))))))))))))))))) / (1.0 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (56.636718950135396 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (1285.1544190143204 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (15208.188435184913 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (102447.96972541964 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (402950.38949585595 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (914272.948728063 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (1141396.3875559776 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (712321.0993584013 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (183966.0898949751 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * 12514.748285247359))))))))))))))))))))) : (((2.0 * ((x1 > 2.0) ? 2.0 : x1)) * x2) - x3)));
#include "elementwise.cuh"
#endif

/* special.ndtri: double sg_ndtri, normal.h */
#if defined SG_ALL || defined SG_special_ndtri_f32
#define SG_KERNEL special_ndtri
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_ndtri_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_ndtri_f64
#define SG_KERNEL special_ndtri
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_ndtri_f64(x0);
#include "elementwise.cuh"
#endif

/* special.ndtri: grad * (sqrt(2 * 3.141592653589793) * exp(result * result * 0.5)) */
#if defined SG_ALL || defined SG_special_ndtri_backward_self_f32
#define SG_KERNEL special_ndtri_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_exp_f32(((x2 * x2) * 0.5f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_ndtri_backward_self_f64
#define SG_KERNEL special_ndtri_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_exp_f64(((x2 * x2) * 0.5))));
#include "elementwise.cuh"
#endif

/* special.log_ndtr: double sg_log_ndtr, normal.h */
#if defined SG_ALL || defined SG_special_log_ndtr_f32
#define SG_KERNEL special_log_ndtr
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_log_ndtr_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_log_ndtr_f64
#define SG_KERNEL special_log_ndtr
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_log_ndtr_f64(x0);
#include "elementwise.cuh"
#endif

/* special.log_ndtr: grad * where(self < -1, sqrt(2 / 3.141592653589793) / special.erfcx(-low / sqrt(2)), exp(exponent) / sqrt(2 * 3.141592653589793)) */
#if defined SG_ALL || defined SG_special_log_ndtr_backward_self_f32
#define SG_KERNEL special_log_ndtr_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float) ARRAY(4, S, float) NUMBER(5, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 < (-1.0f)) ? (x2 / sg_own_special_erfcx_f32(((-((x1 < (-1.0f)) ? x1 : (-1.0f))) / x3))) : (sg_exp_f32(((x1 < (-1.0f)) ? 0.0f : (((x1 * x1) * (-0.5f)) - x4))) / x5)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_log_ndtr_backward_self_f64
#define SG_KERNEL special_log_ndtr_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double) ARRAY(4, double, double) NUMBER(5, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 < (-1.0)) ? (x2 / sg_own_special_erfcx_f64(((-((x1 < (-1.0)) ? x1 : (-1.0))) / x3))) : (sg_exp_f64(((x1 < (-1.0)) ? 0.0 : (((x1 * x1) * (-0.5)) - x4))) / x5)));
#include "elementwise.cuh"
#endif

/* special.zeta: double sg_hurwitz_zeta, zeta.h */
#if defined SG_ALL || defined SG_special_zeta_f32
#define SG_KERNEL special_zeta
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_zeta_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_zeta_f64
#define SG_KERNEL special_zeta
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_zeta_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* special.zeta: grad * -self * special.zeta(self + 1, other) */
#if defined SG_ALL || defined SG_special_zeta_backward_other_f32
#define SG_KERNEL special_zeta_backward_other
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * (-x1)) * sg_own_special_zeta_f32((x1 + 1.0f), x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_zeta_backward_other_f64
#define SG_KERNEL special_zeta_backward_other
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * (-x1)) * sg_own_special_zeta_f64((x1 + 1.0), x2));
#include "elementwise.cuh"
#endif

/* igamma: sg_igamma, incomplete_gamma.h */
#if defined SG_ALL || defined SG_igamma_f32
#define SG_KERNEL igamma
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_igamma_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_igamma_f64
#define SG_KERNEL igamma
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_igamma_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* igamma: grad * pow(where(other == 0, other, 1), self - 1) * exp((self - 1) * log(where(other == 0, 1, other)) - other - lgamma(self)) */
#if defined SG_ALL || defined SG_igamma_backward_other_f32
#define SG_KERNEL igamma_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * sg_pow_f32(((x1 == 0.0f) ? x1 : 1.0f), (x2 - 1.0f))) * sg_exp_f32(((((x2 - 1.0f) * sg_log_f32(((x1 == 0.0f) ? 1.0f : x1))) - x1) - sg_lgamma_f32(x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_igamma_backward_other_f64
#define SG_KERNEL igamma_backward_other
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * sg_pow_f64(((x1 == 0.0) ? x1 : 1.0), (x2 - 1.0))) * sg_exp_f64(((((x2 - 1.0) * sg_log_f64(((x1 == 0.0) ? 1.0 : x1))) - x1) - sg_lgamma_f64(x2))));
#include "elementwise.cuh"
#endif

/* igammac: sg_igammac, incomplete_gamma.h */
#if defined SG_ALL || defined SG_igammac_f32
#define SG_KERNEL igammac
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_igammac_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_igammac_f64
#define SG_KERNEL igammac
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_igammac_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* igammac: -grad * pow(where(other == 0, other, 1), self - 1) * exp((self - 1) * log(where(other == 0, 1, other)) - other - lgamma(self)) */
#if defined SG_ALL || defined SG_igammac_backward_other_f32
#define SG_KERNEL igammac_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((-x0) * sg_pow_f32(((x1 == 0.0f) ? x1 : 1.0f), (x2 - 1.0f))) * sg_exp_f32(((((x2 - 1.0f) * sg_log_f32(((x1 == 0.0f) ? 1.0f : x1))) - x1) - sg_lgamma_f32(x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_igammac_backward_other_f64
#define SG_KERNEL igammac_backward_other
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((-x0) * sg_pow_f64(((x1 == 0.0) ? x1 : 1.0), (x2 - 1.0))) * sg_exp_f64(((((x2 - 1.0) * sg_log_f64(((x1 == 0.0) ? 1.0 : x1))) - x1) - sg_lgamma_f64(x2))));
#include "elementwise.cuh"
#endif

/* special.chebyshev_polynomial_t: sg_chebyshev_t, polynomials.h, blocks */
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_t_f32
#define SG_KERNEL special_chebyshev_polynomial_t
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_chebyshev_polynomial_t_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_t_f64
#define SG_KERNEL special_chebyshev_polynomial_t
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_chebyshev_polynomial_t_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* special.chebyshev_polynomial_t: grad * (trunc(n) * special.chebyshev_polynomial_u(self, trunc(n) - 1)) */
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_t_backward_self_f32
#define SG_KERNEL special_chebyshev_polynomial_t_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_trunc_f32(x1) * sg_own_special_chebyshev_polynomial_u_f32(x2, (sg_trunc_f32(x1) - 1.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_t_backward_self_f64
#define SG_KERNEL special_chebyshev_polynomial_t_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_trunc_f64(x1) * sg_own_special_chebyshev_polynomial_u_f64(x2, (sg_trunc_f64(x1) - 1.0))));
#include "elementwise.cuh"
#endif

/* special.chebyshev_polynomial_u: sg_chebyshev_u, polynomials.h, blocks */
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_u_f32
#define SG_KERNEL special_chebyshev_polynomial_u
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_chebyshev_polynomial_u_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_u_f64
#define SG_KERNEL special_chebyshev_polynomial_u
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_chebyshev_polynomial_u_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* special.chebyshev_polynomial_u: grad * (2 * _gegenbauer(self, trunc(n) - 1, 2.0)) */
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_u_backward_self_f32
#define SG_KERNEL special_chebyshev_polynomial_u_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (2.0f * sg_own__gegenbauer_f32(x1, (sg_trunc_f32(x2) - 1.0f), 2.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_u_backward_self_f64
#define SG_KERNEL special_chebyshev_polynomial_u_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (2.0 * sg_own__gegenbauer_f64(x1, (sg_trunc_f64(x2) - 1.0), 2.0)));
#include "elementwise.cuh"
#endif

/* special.chebyshev_polynomial_v: sg_chebyshev_v, polynomials.h, blocks */
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_v_f32
#define SG_KERNEL special_chebyshev_polynomial_v
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_chebyshev_polynomial_v_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_v_f64
#define SG_KERNEL special_chebyshev_polynomial_v
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_chebyshev_polynomial_v_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* special.chebyshev_polynomial_v: grad * (2 * (_gegenbauer(self, trunc(n) - 1, 2.0) - _gegenbauer(self, trunc(n) - 2, 2.0))) */
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_v_backward_self_f32
#define SG_KERNEL special_chebyshev_polynomial_v_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (2.0f * (sg_own__gegenbauer_f32(x1, (sg_trunc_f32(x2) - 1.0f), 2.0f) - sg_own__gegenbauer_f32(x1, (sg_trunc_f32(x2) - 2.0f), 2.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_v_backward_self_f64
#define SG_KERNEL special_chebyshev_polynomial_v_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (2.0 * (sg_own__gegenbauer_f64(x1, (sg_trunc_f64(x2) - 1.0), 2.0) - sg_own__gegenbauer_f64(x1, (sg_trunc_f64(x2) - 2.0), 2.0))));
#include "elementwise.cuh"
#endif

/* special.chebyshev_polynomial_w: sg_chebyshev_w, polynomials.h, blocks */
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_w_f32
#define SG_KERNEL special_chebyshev_polynomial_w
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_chebyshev_polynomial_w_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_w_f64
#define SG_KERNEL special_chebyshev_polynomial_w
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_chebyshev_polynomial_w_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* special.chebyshev_polynomial_w: grad * (2 * (_gegenbauer(self, trunc(n) - 1, 2.0) + _gegenbauer(self, trunc(n) - 2, 2.0))) */
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_w_backward_self_f32
#define SG_KERNEL special_chebyshev_polynomial_w_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (2.0f * (sg_own__gegenbauer_f32(x1, (sg_trunc_f32(x2) - 1.0f), 2.0f) + sg_own__gegenbauer_f32(x1, (sg_trunc_f32(x2) - 2.0f), 2.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_chebyshev_polynomial_w_backward_self_f64
#define SG_KERNEL special_chebyshev_polynomial_w_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (2.0 * (sg_own__gegenbauer_f64(x1, (sg_trunc_f64(x2) - 1.0), 2.0) + sg_own__gegenbauer_f64(x1, (sg_trunc_f64(x2) - 2.0), 2.0))));
#include "elementwise.cuh"
#endif

/* special.legendre_polynomial_p: sg_legendre, polynomials.h, blocks */
#if defined SG_ALL || defined SG_special_legendre_polynomial_p_f32
#define SG_KERNEL special_legendre_polynomial_p
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_legendre_polynomial_p_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_legendre_polynomial_p_f64
#define SG_KERNEL special_legendre_polynomial_p
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_legendre_polynomial_p_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* special.legendre_polynomial_p: grad * _gegenbauer(self, trunc(n) - 1, 1.5) */
#if defined SG_ALL || defined SG_special_legendre_polynomial_p_backward_self_f32
#define SG_KERNEL special_legendre_polynomial_p_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_own__gegenbauer_f32(x1, (sg_trunc_f32(x2) - 1.0f), 1.5f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_legendre_polynomial_p_backward_self_f64
#define SG_KERNEL special_legendre_polynomial_p_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_own__gegenbauer_f64(x1, (sg_trunc_f64(x2) - 1.0), 1.5));
#include "elementwise.cuh"
#endif

/* special.hermite_polynomial_h: sg_hermite_h, polynomials.h, blocks */
#if defined SG_ALL || defined SG_special_hermite_polynomial_h_f32
#define SG_KERNEL special_hermite_polynomial_h
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_hermite_polynomial_h_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_hermite_polynomial_h_f64
#define SG_KERNEL special_hermite_polynomial_h
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_hermite_polynomial_h_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* special.hermite_polynomial_h: grad * (2 * trunc(n) * special.hermite_polynomial_h(self, trunc(n) - 1)) */
#if defined SG_ALL || defined SG_special_hermite_polynomial_h_backward_self_f32
#define SG_KERNEL special_hermite_polynomial_h_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((2.0f * sg_trunc_f32(x1)) * sg_own_special_hermite_polynomial_h_f32(x2, (sg_trunc_f32(x1) - 1.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_hermite_polynomial_h_backward_self_f64
#define SG_KERNEL special_hermite_polynomial_h_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((2.0 * sg_trunc_f64(x1)) * sg_own_special_hermite_polynomial_h_f64(x2, (sg_trunc_f64(x1) - 1.0))));
#include "elementwise.cuh"
#endif

/* special.hermite_polynomial_he: sg_hermite_he, polynomials.h, blocks */
#if defined SG_ALL || defined SG_special_hermite_polynomial_he_f32
#define SG_KERNEL special_hermite_polynomial_he
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_hermite_polynomial_he_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_hermite_polynomial_he_f64
#define SG_KERNEL special_hermite_polynomial_he
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_hermite_polynomial_he_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* special.hermite_polynomial_he: grad * (trunc(n) * special.hermite_polynomial_he(self, trunc(n) - 1)) */
#if defined SG_ALL || defined SG_special_hermite_polynomial_he_backward_self_f32
#define SG_KERNEL special_hermite_polynomial_he_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_trunc_f32(x1) * sg_own_special_hermite_polynomial_he_f32(x2, (sg_trunc_f32(x1) - 1.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_hermite_polynomial_he_backward_self_f64
#define SG_KERNEL special_hermite_polynomial_he_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_trunc_f64(x1) * sg_own_special_hermite_polynomial_he_f64(x2, (sg_trunc_f64(x1) - 1.0))));
#include "elementwise.cuh"
#endif

/* special.shifted_chebyshev_polynomial_t: sg_shifted_chebyshev_t, polynomials.h, blocks */
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_t_f32
#define SG_KERNEL special_shifted_chebyshev_polynomial_t
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_shifted_chebyshev_polynomial_t_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_t_f64
#define SG_KERNEL special_shifted_chebyshev_polynomial_t
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_shifted_chebyshev_polynomial_t_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* special.shifted_chebyshev_polynomial_t: grad * (2 * trunc(n) * special.shifted_chebyshev_polynomial_u(self, trunc(n) - 1)) */
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_t_backward_self_f32
#define SG_KERNEL special_shifted_chebyshev_polynomial_t_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((2.0f * sg_trunc_f32(x1)) * sg_own_special_shifted_chebyshev_polynomial_u_f32(x2, (sg_trunc_f32(x1) - 1.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_t_backward_self_f64
#define SG_KERNEL special_shifted_chebyshev_polynomial_t_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((2.0 * sg_trunc_f64(x1)) * sg_own_special_shifted_chebyshev_polynomial_u_f64(x2, (sg_trunc_f64(x1) - 1.0))));
#include "elementwise.cuh"
#endif

/* special.shifted_chebyshev_polynomial_u: sg_shifted_chebyshev_u, polynomials.h, blocks */
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_u_f32
#define SG_KERNEL special_shifted_chebyshev_polynomial_u
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_shifted_chebyshev_polynomial_u_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_u_f64
#define SG_KERNEL special_shifted_chebyshev_polynomial_u
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_shifted_chebyshev_polynomial_u_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* special.shifted_chebyshev_polynomial_u: grad * (4 * _gegenbauer(self + self - 1, trunc(n) - 1, 2.0)) */
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_u_backward_self_f32
#define SG_KERNEL special_shifted_chebyshev_polynomial_u_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (4.0f * sg_own__gegenbauer_f32(((x1 + x1) - 1.0f), (sg_trunc_f32(x2) - 1.0f), 2.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_u_backward_self_f64
#define SG_KERNEL special_shifted_chebyshev_polynomial_u_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (4.0 * sg_own__gegenbauer_f64(((x1 + x1) - 1.0), (sg_trunc_f64(x2) - 1.0), 2.0)));
#include "elementwise.cuh"
#endif

/* special.shifted_chebyshev_polynomial_v: sg_shifted_chebyshev_v, polynomials.h, blocks */
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_v_f32
#define SG_KERNEL special_shifted_chebyshev_polynomial_v
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_shifted_chebyshev_polynomial_v_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_v_f64
#define SG_KERNEL special_shifted_chebyshev_polynomial_v
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_shifted_chebyshev_polynomial_v_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* special.shifted_chebyshev_polynomial_v: grad * (4 * (_gegenbauer(self + self - 1, trunc(n) - 1, 2.0) - _gegenbauer(self + self - 1, trunc(n) - 2, 2.0))) */
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_v_backward_self_f32
#define SG_KERNEL special_shifted_chebyshev_polynomial_v_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (4.0f * (sg_own__gegenbauer_f32(((x1 + x1) - 1.0f), (sg_trunc_f32(x2) - 1.0f), 2.0f) - sg_own__gegenbauer_f32(((x1 + x1) - 1.0f), (sg_trunc_f32(x2) - 2.0f), 2.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_v_backward_self_f64
#define SG_KERNEL special_shifted_chebyshev_polynomial_v_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (4.0 * (sg_own__gegenbauer_f64(((x1 + x1) - 1.0), (sg_trunc_f64(x2) - 1.0), 2.0) - sg_own__gegenbauer_f64(((x1 + x1) - 1.0), (sg_trunc_f64(x2) - 2.0), 2.0))));
#include "elementwise.cuh"
#endif

/* special.shifted_chebyshev_polynomial_w: sg_shifted_chebyshev_w, polynomials.h, blocks */
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_w_f32
#define SG_KERNEL special_shifted_chebyshev_polynomial_w
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own_special_shifted_chebyshev_polynomial_w_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_w_f64
#define SG_KERNEL special_shifted_chebyshev_polynomial_w
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own_special_shifted_chebyshev_polynomial_w_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* special.shifted_chebyshev_polynomial_w: grad * (4 * (_gegenbauer(self + self - 1, trunc(n) - 1, 2.0) + _gegenbauer(self + self - 1, trunc(n) - 2, 2.0))) */
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_w_backward_self_f32
#define SG_KERNEL special_shifted_chebyshev_polynomial_w_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (4.0f * (sg_own__gegenbauer_f32(((x1 + x1) - 1.0f), (sg_trunc_f32(x2) - 1.0f), 2.0f) + sg_own__gegenbauer_f32(((x1 + x1) - 1.0f), (sg_trunc_f32(x2) - 2.0f), 2.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_shifted_chebyshev_polynomial_w_backward_self_f64
#define SG_KERNEL special_shifted_chebyshev_polynomial_w_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (4.0 * (sg_own__gegenbauer_f64(((x1 + x1) - 1.0), (sg_trunc_f64(x2) - 1.0), 2.0) + sg_own__gegenbauer_f64(((x1 + x1) - 1.0), (sg_trunc_f64(x2) - 2.0), 2.0))));
#include "elementwise.cuh"
#endif

/* special.laguerre_polynomial_l: _laguerre(self, n, 0.0) */
#if defined SG_ALL || defined SG_special_laguerre_polynomial_l_f32
#define SG_KERNEL special_laguerre_polynomial_l
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own__laguerre_f32(x0, x1, 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_laguerre_polynomial_l_f64
#define SG_KERNEL special_laguerre_polynomial_l
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own__laguerre_f64(x0, x1, 0.0);
#include "elementwise.cuh"
#endif

/* special.laguerre_polynomial_l: -grad * _laguerre(self, trunc(n) - 1, 1.0) */
#if defined SG_ALL || defined SG_special_laguerre_polynomial_l_backward_self_f32
#define SG_KERNEL special_laguerre_polynomial_l_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * sg_own__laguerre_f32(x1, (sg_trunc_f32(x2) - 1.0f), 1.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_special_laguerre_polynomial_l_backward_self_f64
#define SG_KERNEL special_laguerre_polynomial_l_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * sg_own__laguerre_f64(x1, (sg_trunc_f64(x2) - 1.0), 1.0));
#include "elementwise.cuh"
#endif

/* _laguerre: sg_laguerre, polynomials.h, blocks */
#if defined SG_ALL || defined SG__laguerre_f32
#define SG_KERNEL _laguerre
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own__laguerre_f32(x0, x1, x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__laguerre_f64
#define SG_KERNEL _laguerre
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own__laguerre_f64(x0, x1, x2);
#include "elementwise.cuh"
#endif

/* _laguerre: -grad * _laguerre(self, trunc(n) - 1, order + 1) */
#if defined SG_ALL || defined SG__laguerre_backward_self_f32
#define SG_KERNEL _laguerre_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * sg_own__laguerre_f32(x1, (sg_trunc_f32(x2) - 1.0f), x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__laguerre_backward_self_f64
#define SG_KERNEL _laguerre_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * sg_own__laguerre_f64(x1, (sg_trunc_f64(x2) - 1.0), x3));
#include "elementwise.cuh"
#endif

/* _gegenbauer: sg_gegenbauer, polynomials.h, blocks */
#if defined SG_ALL || defined SG__gegenbauer_f32
#define SG_KERNEL _gegenbauer
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own__gegenbauer_f32(x0, x1, x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__gegenbauer_f64
#define SG_KERNEL _gegenbauer
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own__gegenbauer_f64(x0, x1, x2);
#include "elementwise.cuh"
#endif

/* _gegenbauer: grad * (2 * order * _gegenbauer(self, trunc(n) - 1, order + 1)) */
#if defined SG_ALL || defined SG__gegenbauer_backward_self_f32
#define SG_KERNEL _gegenbauer_backward_self
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float) ARRAY(3, S, float) NUMBER(4, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_own__gegenbauer_f32(x2, (sg_trunc_f32(x3) - 1.0f), x4)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__gegenbauer_backward_self_f64
#define SG_KERNEL _gegenbauer_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double) ARRAY(3, double, double) NUMBER(4, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_own__gegenbauer_f64(x2, (sg_trunc_f64(x3) - 1.0), x4)));
#include "elementwise.cuh"
#endif
