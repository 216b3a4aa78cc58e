/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Error functions, gamma functions and their kin. */
#include "cuda_kernel.cuh"
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
template <typename S> __global__ void erf_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_erf_f32(x0));
    }
}
SG_LAUNCHER(erf_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(erf_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(erf_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void erf_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_erf_f64(x0));
    }
}
SG_LAUNCHER(erf_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_f64_kernel, n, stream, a0, r0, n); }

/* erf: grad * (2 / sqrt(3.141592653589793) * exp(-(self * self))) */
template <typename S> __global__ void erf_backward_self_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_exp_f32((-(x2 * x2))))));
    }
}
SG_LAUNCHER(erf_backward_self_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_backward_self_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(erf_backward_self_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_backward_self_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(erf_backward_self_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_backward_self_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void erf_backward_self_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_exp_f64((-(x2 * x2))))));
    }
}
SG_LAUNCHER(erf_backward_self_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_backward_self_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void erf_backward_self_c64_kernel(const sg_c64 *a0, float x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_from_real_c64(x1), sg_exp_c64(sg_neg_c64(sg_mul_c64(x2, x2))))));
    }
}
SG_LAUNCHER(erf_backward_self_c64, (const sg_c64 *a0, float x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_backward_self_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void erf_backward_self_c128_kernel(const sg_c128 *a0, double x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_from_real_c128(x1), sg_exp_c128(sg_neg_c128(sg_mul_c128(x2, x2))))));
    }
}
SG_LAUNCHER(erf_backward_self_c128, (const sg_c128 *a0, double x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_backward_self_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* erf: auto_element_wise */
template <typename S> __global__ void erf_tangent_self_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_exp_f32((-(x2 * x2))))));
    }
}
SG_LAUNCHER(erf_tangent_self_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_tangent_self_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(erf_tangent_self_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_tangent_self_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(erf_tangent_self_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void erf_tangent_self_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_exp_f64((-(x2 * x2))))));
    }
}
SG_LAUNCHER(erf_tangent_self_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_tangent_self_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void erf_tangent_self_c64_kernel(const sg_c64 *a0, float x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_from_real_c64(x1), sg_conj_c64(sg_exp_c64(sg_neg_c64(sg_mul_c64(x2, x2)))))));
    }
}
SG_LAUNCHER(erf_tangent_self_c64, (const sg_c64 *a0, float x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_tangent_self_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void erf_tangent_self_c128_kernel(const sg_c128 *a0, double x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_from_real_c128(x1), sg_conj_c128(sg_exp_c128(sg_neg_c128(sg_mul_c128(x2, x2)))))));
    }
}
SG_LAUNCHER(erf_tangent_self_c128, (const sg_c128 *a0, double x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erf_tangent_self_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* erfc: erfc(self) */
template <typename S> __global__ void erfc_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_erfc_f32(x0));
    }
}
SG_LAUNCHER(erfc_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfc_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(erfc_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfc_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(erfc_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfc_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void erfc_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_erfc_f64(x0));
    }
}
SG_LAUNCHER(erfc_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfc_f64_kernel, n, stream, a0, r0, n); }

/* erfinv: erfinv(self) */
template <typename S> __global__ void erfinv_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_erfinv_f32(x0));
    }
}
SG_LAUNCHER(erfinv_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(erfinv_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(erfinv_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void erfinv_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_erfinv_f64(x0));
    }
}
SG_LAUNCHER(erfinv_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_f64_kernel, n, stream, a0, r0, n); }

/* erfinv: grad * (sqrt(3.141592653589793) / 2 * exp(result * result)) */
template <typename S> __global__ void erfinv_backward_self_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_exp_f32((x2 * x2)))));
    }
}
SG_LAUNCHER(erfinv_backward_self_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_backward_self_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(erfinv_backward_self_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_backward_self_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(erfinv_backward_self_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_backward_self_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void erfinv_backward_self_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_exp_f64((x2 * x2)))));
    }
}
SG_LAUNCHER(erfinv_backward_self_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_backward_self_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void erfinv_backward_self_c64_kernel(const sg_c64 *a0, float x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_from_real_c64(x1), sg_exp_c64(sg_mul_c64(x2, x2)))));
    }
}
SG_LAUNCHER(erfinv_backward_self_c64, (const sg_c64 *a0, float x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_backward_self_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void erfinv_backward_self_c128_kernel(const sg_c128 *a0, double x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_from_real_c128(x1), sg_exp_c128(sg_mul_c128(x2, x2)))));
    }
}
SG_LAUNCHER(erfinv_backward_self_c128, (const sg_c128 *a0, double x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_backward_self_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* erfinv: auto_element_wise */
template <typename S> __global__ void erfinv_tangent_self_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_exp_f32((x2 * x2)))));
    }
}
SG_LAUNCHER(erfinv_tangent_self_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_tangent_self_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(erfinv_tangent_self_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_tangent_self_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(erfinv_tangent_self_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void erfinv_tangent_self_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_exp_f64((x2 * x2)))));
    }
}
SG_LAUNCHER(erfinv_tangent_self_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_tangent_self_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void erfinv_tangent_self_c64_kernel(const sg_c64 *a0, float x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_from_real_c64(x1), sg_conj_c64(sg_exp_c64(sg_mul_c64(x2, x2))))));
    }
}
SG_LAUNCHER(erfinv_tangent_self_c64, (const sg_c64 *a0, float x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_tangent_self_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void erfinv_tangent_self_c128_kernel(const sg_c128 *a0, double x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_from_real_c128(x1), sg_conj_c128(sg_exp_c128(sg_mul_c128(x2, x2))))));
    }
}
SG_LAUNCHER(erfinv_tangent_self_c128, (const sg_c128 *a0, double x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(erfinv_tangent_self_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* lgamma: lgamma(self) */
template <typename S> __global__ void lgamma_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_lgamma_f32(x0));
    }
}
SG_LAUNCHER(lgamma_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lgamma_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(lgamma_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lgamma_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(lgamma_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lgamma_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void lgamma_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_lgamma_f64(x0));
    }
}
SG_LAUNCHER(lgamma_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lgamma_f64_kernel, n, stream, a0, r0, n); }

/* lgamma: grad * self.digamma() */
template <typename S> __global__ void lgamma_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_digamma_f32(x1)));
    }
}
SG_LAUNCHER(lgamma_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lgamma_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(lgamma_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lgamma_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(lgamma_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lgamma_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void lgamma_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_digamma_f64(x1)));
    }
}
SG_LAUNCHER(lgamma_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lgamma_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* lgamma: auto_element_wise */
template <typename S> __global__ void lgamma_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_digamma_f32(x1)));
    }
}
SG_LAUNCHER(lgamma_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lgamma_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(lgamma_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lgamma_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(lgamma_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lgamma_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void lgamma_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_digamma_f64(x1)));
    }
}
SG_LAUNCHER(lgamma_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lgamma_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* digamma: digamma(self) */
template <typename S> __global__ void digamma_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_digamma_f32(x0));
    }
}
SG_LAUNCHER(digamma_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(digamma_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(digamma_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(digamma_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(digamma_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(digamma_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void digamma_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_digamma_f64(x0));
    }
}
SG_LAUNCHER(digamma_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(digamma_f64_kernel, n, stream, a0, r0, n); }

/* digamma: grad * polygamma(1, self) */
template <typename S> __global__ void digamma_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_polygamma_f32(1.0f, x1)));
    }
}
SG_LAUNCHER(digamma_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(digamma_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(digamma_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(digamma_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(digamma_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(digamma_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void digamma_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_polygamma_f64(1.0, x1)));
    }
}
SG_LAUNCHER(digamma_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(digamma_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* digamma: auto_element_wise */
template <typename S> __global__ void digamma_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_polygamma_f32(1.0f, x1)));
    }
}
SG_LAUNCHER(digamma_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(digamma_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(digamma_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(digamma_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(digamma_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(digamma_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void digamma_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_polygamma_f64(1.0, x1)));
    }
}
SG_LAUNCHER(digamma_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(digamma_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* polygamma: digamma(self) if n == 0 else polygamma(n, self) */
template <typename S> __global__ void polygamma_f32_kernel(float x0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_polygamma_f32(x0, x1));
    }
}
SG_LAUNCHER(polygamma_f32, (float x0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polygamma_f32_kernel<float>, n, stream, x0, a1, r0, n); }
SG_LAUNCHER(polygamma_f16, (float x0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polygamma_f32_kernel<sg_f16>, n, stream, x0, a1, r0, n); }
SG_LAUNCHER(polygamma_bf16, (float x0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polygamma_f32_kernel<sg_bf16>, n, stream, x0, a1, r0, n); }
__global__ void polygamma_f64_kernel(double x0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_polygamma_f64(x0, x1));
    }
}
SG_LAUNCHER(polygamma_f64, (double x0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polygamma_f64_kernel, n, stream, x0, a1, r0, n); }

/* polygamma: grad * polygamma(n + 1, self) */
template <typename S> __global__ void polygamma_backward_self_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_polygamma_f32(x1, x2)));
    }
}
SG_LAUNCHER(polygamma_backward_self_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polygamma_backward_self_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(polygamma_backward_self_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polygamma_backward_self_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(polygamma_backward_self_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polygamma_backward_self_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void polygamma_backward_self_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_polygamma_f64(x1, x2)));
    }
}
SG_LAUNCHER(polygamma_backward_self_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polygamma_backward_self_f64_kernel, n, stream, a0, x1, a2, r0, n); }

/* polygamma: auto_element_wise */
template <typename S> __global__ void polygamma_tangent_self_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_polygamma_f32(x1, x2)));
    }
}
SG_LAUNCHER(polygamma_tangent_self_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polygamma_tangent_self_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(polygamma_tangent_self_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polygamma_tangent_self_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(polygamma_tangent_self_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polygamma_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void polygamma_tangent_self_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_polygamma_f64(x1, x2)));
    }
}
SG_LAUNCHER(polygamma_tangent_self_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polygamma_tangent_self_f64_kernel, n, stream, a0, x1, a2, r0, n); }

/* special.ndtr: sg_ndtr, normal.h */
template <typename S> __global__ void special_ndtr_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_ndtr_f32(x0));
    }
}
SG_LAUNCHER(special_ndtr_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_ndtr_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(special_ndtr_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_ndtr_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(special_ndtr_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_ndtr_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void special_ndtr_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_ndtr_f64(x0));
    }
}
SG_LAUNCHER(special_ndtr_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_ndtr_f64_kernel, n, stream, a0, r0, n); }

/* special.ndtr: grad * (exp(self * self * -0.5) / sqrt(2 * 3.141592653589793)) */
template <typename S> __global__ void special_ndtr_backward_self_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_exp_f32(((x1 * x1) * (-0.5f))) / x2)));
    }
}
SG_LAUNCHER(special_ndtr_backward_self_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_ndtr_backward_self_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(special_ndtr_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_ndtr_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(special_ndtr_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_ndtr_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void special_ndtr_backward_self_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_exp_f64(((x1 * x1) * (-0.5))) / x2)));
    }
}
SG_LAUNCHER(special_ndtr_backward_self_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_ndtr_backward_self_f64_kernel, n, stream, a0, a1, x2, r0, n); }

/* sigmoid: sigmoid(self) */
template <typename S> __global__ void sigmoid_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sigmoid_f32(x0));
    }
}
SG_LAUNCHER(sigmoid_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(sigmoid_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(sigmoid_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void sigmoid_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sigmoid_f64(x0));
    }
}
SG_LAUNCHER(sigmoid_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_f64_kernel, n, stream, a0, r0, n); }
__global__ void sigmoid_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sigmoid_c64(x0));
    }
}
SG_LAUNCHER(sigmoid_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_c64_kernel, n, stream, a0, r0, n); }
__global__ void sigmoid_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sigmoid_c128(x0));
    }
}
SG_LAUNCHER(sigmoid_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_c128_kernel, n, stream, a0, r0, n); }

/* sigmoid: grad * ((1 - result) * result).conj() */
template <typename S> __global__ void sigmoid_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((1.0f - x1) * x1)));
    }
}
SG_LAUNCHER(sigmoid_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sigmoid_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sigmoid_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void sigmoid_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((1.0 - x1) * x1)));
    }
}
SG_LAUNCHER(sigmoid_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sigmoid_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1), x1))));
    }
}
SG_LAUNCHER(sigmoid_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sigmoid_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_sub_c128(sg_from_real_c128(1.0), x1), x1))));
    }
}
SG_LAUNCHER(sigmoid_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* sigmoid: auto_element_wise */
template <typename S> __global__ void sigmoid_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((1.0f - x1) * x1)));
    }
}
SG_LAUNCHER(sigmoid_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sigmoid_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sigmoid_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void sigmoid_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((1.0 - x1) * x1)));
    }
}
SG_LAUNCHER(sigmoid_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sigmoid_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1), x1)));
    }
}
SG_LAUNCHER(sigmoid_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sigmoid_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_sub_c128(sg_from_real_c128(1.0), x1), x1)));
    }
}
SG_LAUNCHER(sigmoid_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sigmoid_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* logit: log(self / (1 - self)) if eps is None else log(minimum(maximum(self, eps), 1 - eps) / minimum(maximum(1 - self, eps), 1 - eps)) */
template <typename S> __global__ void logit_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log_f32((x0 / (1.0f - x0))));
    }
}
SG_LAUNCHER(logit_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(logit_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(logit_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void logit_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log_f64((x0 / (1.0 - x0))));
    }
}
SG_LAUNCHER(logit_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_f64_kernel, n, stream, a0, r0, n); }

/* logit: log(self / (1 - self)) if eps is None else log(minimum(maximum(self, eps), 1 - eps) / minimum(maximum(1 - self, eps), 1 - eps)) */
template <typename S> __global__ void logit_2_f32_kernel(const S *a0, float x1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log_f32((sg_minimum_f32(sg_maximum_f32(x0, x1), x2) / sg_minimum_f32(sg_maximum_f32((1.0f - x0), x1), x2))));
    }
}
SG_LAUNCHER(logit_2_f32, (const float *a0, float x1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_2_f32_kernel<float>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(logit_2_f16, (const sg_f16 *a0, float x1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_2_f32_kernel<sg_f16>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(logit_2_bf16, (const sg_bf16 *a0, float x1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_2_f32_kernel<sg_bf16>, n, stream, a0, x1, x2, r0, n); }
__global__ void logit_2_f64_kernel(const double *a0, double x1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log_f64((sg_minimum_f64(sg_maximum_f64(x0, x1), x2) / sg_minimum_f64(sg_maximum_f64((1.0 - x0), x1), x2))));
    }
}
SG_LAUNCHER(logit_2_f64, (const double *a0, double x1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_2_f64_kernel, n, stream, a0, x1, x2, r0, n); }

/* logit: grad / (inside * (1 - inside)) */
template <typename S> __global__ void logit_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((((x1 < 0.0f) | (x1 > 1.0f)) ? SG_NAN : x1) * (1.0f - (((x1 < 0.0f) | (x1 > 1.0f)) ? SG_NAN : x1)))));
    }
}
SG_LAUNCHER(logit_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(logit_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(logit_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void logit_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((((x1 < 0.0) | (x1 > 1.0)) ? SG_NAN : x1) * (1.0 - (((x1 < 0.0) | (x1 > 1.0)) ? SG_NAN : x1)))));
    }
}
SG_LAUNCHER(logit_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* logit: grad / (inside * (1 - inside)) */
template <typename S> __global__ void logit_backward_self_2_f32_kernel(const S *a0, const S *a1, float x2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((((x1 < 0.0f) | (x1 > 1.0f)) ? SG_NAN : x1) * (1.0f - (((x1 >= x2) & (x1 <= x3)) ? x1 : SG_INF)))));
    }
}
SG_LAUNCHER(logit_backward_self_2_f32, (const float *a0, const float *a1, float x2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_2_f32_kernel<float>, n, stream, a0, a1, x2, x3, r0, n); }
SG_LAUNCHER(logit_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, float x3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, x2, x3, r0, n); }
SG_LAUNCHER(logit_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, float x3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, x3, r0, n); }
__global__ void logit_backward_self_2_f64_kernel(const double *a0, const double *a1, double x2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((((x1 < 0.0) | (x1 > 1.0)) ? SG_NAN : x1) * (1.0 - (((x1 >= x2) & (x1 <= x3)) ? x1 : SG_INF)))));
    }
}
SG_LAUNCHER(logit_backward_self_2_f64, (const double *a0, const double *a1, double x2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_2_f64_kernel, n, stream, a0, a1, x2, x3, r0, n); }

/* logit: grad / (inside * (1 - inside)) */
template <typename S> __global__ void logit_backward_self_3_f32_kernel(const S *a0, const S *a1, float x2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((((x1 >= x2) & (x1 <= x3)) ? x1 : SG_INF) * (1.0f - (((x1 < 0.0f) | (x1 > 1.0f)) ? SG_NAN : x1)))));
    }
}
SG_LAUNCHER(logit_backward_self_3_f32, (const float *a0, const float *a1, float x2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_3_f32_kernel<float>, n, stream, a0, a1, x2, x3, r0, n); }
SG_LAUNCHER(logit_backward_self_3_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, float x3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_3_f32_kernel<sg_f16>, n, stream, a0, a1, x2, x3, r0, n); }
SG_LAUNCHER(logit_backward_self_3_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, float x3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_3_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, x3, r0, n); }
__global__ void logit_backward_self_3_f64_kernel(const double *a0, const double *a1, double x2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((((x1 >= x2) & (x1 <= x3)) ? x1 : SG_INF) * (1.0 - (((x1 < 0.0) | (x1 > 1.0)) ? SG_NAN : x1)))));
    }
}
SG_LAUNCHER(logit_backward_self_3_f64, (const double *a0, const double *a1, double x2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_3_f64_kernel, n, stream, a0, a1, x2, x3, r0, n); }

/* logit: grad / (inside * (1 - inside)) */
template <typename S> __global__ void logit_backward_self_4_f32_kernel(const S *a0, const S *a1, float x2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((((x1 >= x2) & (x1 <= x3)) ? x1 : SG_INF) * (1.0f - (((x1 >= x2) & (x1 <= x3)) ? x1 : SG_INF)))));
    }
}
SG_LAUNCHER(logit_backward_self_4_f32, (const float *a0, const float *a1, float x2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_4_f32_kernel<float>, n, stream, a0, a1, x2, x3, r0, n); }
SG_LAUNCHER(logit_backward_self_4_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, float x3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_4_f32_kernel<sg_f16>, n, stream, a0, a1, x2, x3, r0, n); }
SG_LAUNCHER(logit_backward_self_4_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, float x3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_4_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, x3, r0, n); }
__global__ void logit_backward_self_4_f64_kernel(const double *a0, const double *a1, double x2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((((x1 >= x2) & (x1 <= x3)) ? x1 : SG_INF) * (1.0 - (((x1 >= x2) & (x1 <= x3)) ? x1 : SG_INF)))));
    }
}
SG_LAUNCHER(logit_backward_self_4_f64, (const double *a0, const double *a1, double x2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logit_backward_self_4_f64_kernel, n, stream, a0, a1, x2, x3, r0, n); }

/* special.bessel_j0: double j0, math.h */
template <typename S> __global__ void special_bessel_j0_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_bessel_j0_f32(x0));
    }
}
SG_LAUNCHER(special_bessel_j0_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_j0_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void special_bessel_j0_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_bessel_j0_f64(x0));
    }
}
SG_LAUNCHER(special_bessel_j0_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_j0_f64_kernel, n, stream, a0, r0, n); }

/* special.bessel_j0: -grad * special.bessel_j1(self) */
template <typename S> __global__ void special_bessel_j0_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_own_special_bessel_j1_f32(x1)));
    }
}
SG_LAUNCHER(special_bessel_j0_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_j0_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_bessel_j0_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_own_special_bessel_j1_f64(x1)));
    }
}
SG_LAUNCHER(special_bessel_j0_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_j0_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.bessel_j1: double j1, math.h */
template <typename S> __global__ void special_bessel_j1_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_bessel_j1_f32(x0));
    }
}
SG_LAUNCHER(special_bessel_j1_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_j1_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void special_bessel_j1_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_bessel_j1_f64(x0));
    }
}
SG_LAUNCHER(special_bessel_j1_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_j1_f64_kernel, n, stream, a0, r0, n); }

/* special.bessel_j1: grad * (special.bessel_j0(self) - where(near, 0.5 - self * self / 16 * (1 - self * self / 24), result / where(near, 1, self))) */
template <typename S> __global__ void special_bessel_j1_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_own_special_bessel_j0_f32(x1) - ((sg_abs_f32(x1) < 0.00015f) ? (0.5f - (((x1 * x1) / 16.0f) * (1.0f - ((x1 * x1) / 24.0f)))) : (x2 / ((sg_abs_f32(x1) < 0.00015f) ? 1.0f : x1))))));
    }
}
SG_LAUNCHER(special_bessel_j1_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_j1_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_bessel_j1_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_own_special_bessel_j0_f64(x1) - ((sg_abs_f64(x1) < 0.00015) ? (0.5 - (((x1 * x1) / 16.0) * (1.0 - ((x1 * x1) / 24.0)))) : (x2 / ((sg_abs_f64(x1) < 0.00015) ? 1.0 : x1))))));
    }
}
SG_LAUNCHER(special_bessel_j1_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_j1_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.bessel_y0: double y0, math.h */
template <typename S> __global__ void special_bessel_y0_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_bessel_y0_f32(x0));
    }
}
SG_LAUNCHER(special_bessel_y0_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_y0_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void special_bessel_y0_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_bessel_y0_f64(x0));
    }
}
SG_LAUNCHER(special_bessel_y0_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_y0_f64_kernel, n, stream, a0, r0, n); }

/* special.bessel_y0: -grad * special.bessel_y1(self) */
template <typename S> __global__ void special_bessel_y0_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_own_special_bessel_y1_f32(x1)));
    }
}
SG_LAUNCHER(special_bessel_y0_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_y0_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_bessel_y0_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_own_special_bessel_y1_f64(x1)));
    }
}
SG_LAUNCHER(special_bessel_y0_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_y0_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.bessel_y1: double y1, math.h */
template <typename S> __global__ void special_bessel_y1_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_bessel_y1_f32(x0));
    }
}
SG_LAUNCHER(special_bessel_y1_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_y1_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void special_bessel_y1_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_bessel_y1_f64(x0));
    }
}
SG_LAUNCHER(special_bessel_y1_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_y1_f64_kernel, n, stream, a0, r0, n); }

/* special.bessel_y1: grad * (special.bessel_y0(self) - result / self) */
template <typename S> __global__ void special_bessel_y1_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_own_special_bessel_y0_f32(x1) - (x2 / x1))));
    }
}
SG_LAUNCHER(special_bessel_y1_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_y1_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_bessel_y1_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_own_special_bessel_y0_f64(x1) - (x2 / x1))));
    }
}
SG_LAUNCHER(special_bessel_y1_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_y1_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* i0: sg_bessel_i0, bessel.h */
template <typename S> __global__ void i0_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_i0_f32(x0));
    }
}
SG_LAUNCHER(i0_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(i0_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(i0_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(i0_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(i0_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(i0_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void i0_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_i0_f64(x0));
    }
}
SG_LAUNCHER(i0_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(i0_f64_kernel, n, stream, a0, r0, n); }

/* i0: grad * special.i1(self) */
template <typename S> __global__ void i0_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_own_special_i1_f32(x1)));
    }
}
SG_LAUNCHER(i0_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(i0_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(i0_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(i0_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(i0_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(i0_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void i0_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_own_special_i1_f64(x1)));
    }
}
SG_LAUNCHER(i0_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(i0_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* _bessel_far_ratio: self * (0.5 + self * (0.125 + self * (0.125 + self * (0.1953125 + self * (0.40625 + self * (1.0478515625 + self * (3.21875 + self * ( 11.466461181640625 + self * 46.478515625)))))))) */
template <typename S> __global__ void _bessel_far_ratio_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * (0.5f + (x0 * (0.125f + (x0 * (0.125f + (x0 * (0.1953125f + (x0 * (0.40625f + (x0 * (1.0478515625f + (x0 * (3.21875f + (x0 * (11.466461181640625f + (x0 * 46.478515625f))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_far_ratio_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(_bessel_far_ratio_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(_bessel_far_ratio_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void _bessel_far_ratio_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * (0.5 + (x0 * (0.125 + (x0 * (0.125 + (x0 * (0.1953125 + (x0 * (0.40625 + (x0 * (1.0478515625 + (x0 * (3.21875 + (x0 * (11.466461181640625 + (x0 * 46.478515625))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_far_ratio_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_f64_kernel, n, stream, a0, r0, n); }
__global__ void _bessel_far_ratio_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_add_c64(sg_from_real_c64(0.5f), sg_mul_c64(x0, sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(x0, sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(x0, sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(x0, sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(x0, sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(x0, sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(x0, sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(x0, sg_from_real_c64(46.478515625f)))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_far_ratio_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_c64_kernel, n, stream, a0, r0, n); }
__global__ void _bessel_far_ratio_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_add_c128(sg_from_real_c128(0.5), sg_mul_c128(x0, sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(x0, sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(x0, sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(x0, sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(x0, sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(x0, sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(x0, sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(x0, sg_from_real_c128(46.478515625)))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_far_ratio_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_c128_kernel, n, stream, a0, r0, n); }

/* _bessel_far_ratio: auto */
template <typename S> __global__ void _bessel_far_ratio_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((0.5f + (x1 * (0.125f + (x1 * (0.125f + (x1 * (0.1953125f + (x1 * (0.40625f + (x1 * (1.0478515625f + (x1 * (3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))))))))))))))) + (x1 * ((0.125f + (x1 * (0.125f + (x1 * (0.1953125f + (x1 * (0.40625f + (x1 * (1.0478515625f + (x1 * (3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))))))))))))) + (x1 * ((0.125f + (x1 * (0.1953125f + (x1 * (0.40625f + (x1 * (1.0478515625f + (x1 * (3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))))))))))) + (x1 * ((0.1953125f + (x1 * (0.40625f + (x1 * (1.0478515625f + (x1 * (3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))))))))) + (x1 * ((0.40625f + (x1 * (1.0478515625f + (x1 * (3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))))))) + (x1 * ((1.0478515625f + (x1 * (3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))))) + (x1 * ((3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))) + (x1 * ((11.466461181640625f + (x1 * 46.478515625f)) + (x1 * 46.478515625f))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_far_ratio_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_bessel_far_ratio_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_bessel_far_ratio_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _bessel_far_ratio_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((0.5 + (x1 * (0.125 + (x1 * (0.125 + (x1 * (0.1953125 + (x1 * (0.40625 + (x1 * (1.0478515625 + (x1 * (3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))))))))))))))) + (x1 * ((0.125 + (x1 * (0.125 + (x1 * (0.1953125 + (x1 * (0.40625 + (x1 * (1.0478515625 + (x1 * (3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))))))))))))) + (x1 * ((0.125 + (x1 * (0.1953125 + (x1 * (0.40625 + (x1 * (1.0478515625 + (x1 * (3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))))))))))) + (x1 * ((0.1953125 + (x1 * (0.40625 + (x1 * (1.0478515625 + (x1 * (3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))))))))) + (x1 * ((0.40625 + (x1 * (1.0478515625 + (x1 * (3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))))))) + (x1 * ((1.0478515625 + (x1 * (3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))))) + (x1 * ((3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))) + (x1 * ((11.466461181640625 + (x1 * 46.478515625)) + (x1 * 46.478515625))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_far_ratio_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _bessel_far_ratio_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_add_c64(sg_add_c64(sg_from_real_c64(0.5f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(x1), sg_from_real_c64(46.478515625f))))))))))))))))), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(x1), sg_from_real_c64(46.478515625f))))))))))))))), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(x1), sg_from_real_c64(46.478515625f))))))))))))), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(x1), sg_from_real_c64(46.478515625f))))))))))), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(x1), sg_from_real_c64(46.478515625f))))))))), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(x1), sg_from_real_c64(46.478515625f))))))), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(x1), sg_from_real_c64(46.478515625f))))), sg_mul_c64(sg_conj_c64(x1), sg_add_c64(sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(x1), sg_from_real_c64(46.478515625f))), sg_mul_c64(sg_conj_c64(x1), sg_from_real_c64(46.478515625f)))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_far_ratio_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _bessel_far_ratio_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_add_c128(sg_add_c128(sg_from_real_c128(0.5), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(x1), sg_from_real_c128(46.478515625))))))))))))))))), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(x1), sg_from_real_c128(46.478515625))))))))))))))), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(x1), sg_from_real_c128(46.478515625))))))))))))), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(x1), sg_from_real_c128(46.478515625))))))))))), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(x1), sg_from_real_c128(46.478515625))))))))), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(x1), sg_from_real_c128(46.478515625))))))), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(x1), sg_from_real_c128(46.478515625))))), sg_mul_c128(sg_conj_c128(x1), sg_add_c128(sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(x1), sg_from_real_c128(46.478515625))), sg_mul_c128(sg_conj_c128(x1), sg_from_real_c128(46.478515625)))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_far_ratio_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* _bessel_far_ratio: auto_element_wise */
template <typename S> __global__ void _bessel_far_ratio_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((0.5f + (x1 * (0.125f + (x1 * (0.125f + (x1 * (0.1953125f + (x1 * (0.40625f + (x1 * (1.0478515625f + (x1 * (3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))))))))))))))) + (x1 * ((0.125f + (x1 * (0.125f + (x1 * (0.1953125f + (x1 * (0.40625f + (x1 * (1.0478515625f + (x1 * (3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))))))))))))) + (x1 * ((0.125f + (x1 * (0.1953125f + (x1 * (0.40625f + (x1 * (1.0478515625f + (x1 * (3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))))))))))) + (x1 * ((0.1953125f + (x1 * (0.40625f + (x1 * (1.0478515625f + (x1 * (3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))))))))) + (x1 * ((0.40625f + (x1 * (1.0478515625f + (x1 * (3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))))))) + (x1 * ((1.0478515625f + (x1 * (3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))))) + (x1 * ((3.21875f + (x1 * (11.466461181640625f + (x1 * 46.478515625f)))) + (x1 * ((11.466461181640625f + (x1 * 46.478515625f)) + (x1 * 46.478515625f))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_far_ratio_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_bessel_far_ratio_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_bessel_far_ratio_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _bessel_far_ratio_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((0.5 + (x1 * (0.125 + (x1 * (0.125 + (x1 * (0.1953125 + (x1 * (0.40625 + (x1 * (1.0478515625 + (x1 * (3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))))))))))))))) + (x1 * ((0.125 + (x1 * (0.125 + (x1 * (0.1953125 + (x1 * (0.40625 + (x1 * (1.0478515625 + (x1 * (3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))))))))))))) + (x1 * ((0.125 + (x1 * (0.1953125 + (x1 * (0.40625 + (x1 * (1.0478515625 + (x1 * (3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))))))))))) + (x1 * ((0.1953125 + (x1 * (0.40625 + (x1 * (1.0478515625 + (x1 * (3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))))))))) + (x1 * ((0.40625 + (x1 * (1.0478515625 + (x1 * (3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))))))) + (x1 * ((1.0478515625 + (x1 * (3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))))) + (x1 * ((3.21875 + (x1 * (11.466461181640625 + (x1 * 46.478515625)))) + (x1 * ((11.466461181640625 + (x1 * 46.478515625)) + (x1 * 46.478515625))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_far_ratio_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _bessel_far_ratio_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_add_c64(sg_add_c64(sg_from_real_c64(0.5f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(x1, sg_from_real_c64(46.478515625f))))))))))))))))), sg_mul_c64(x1, sg_add_c64(sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(x1, sg_from_real_c64(46.478515625f))))))))))))))), sg_mul_c64(x1, sg_add_c64(sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(x1, sg_from_real_c64(46.478515625f))))))))))))), sg_mul_c64(x1, sg_add_c64(sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(x1, sg_from_real_c64(46.478515625f))))))))))), sg_mul_c64(x1, sg_add_c64(sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(x1, sg_from_real_c64(46.478515625f))))))))), sg_mul_c64(x1, sg_add_c64(sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(x1, sg_from_real_c64(46.478515625f))))))), sg_mul_c64(x1, sg_add_c64(sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(x1, sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(x1, sg_from_real_c64(46.478515625f))))), sg_mul_c64(x1, sg_add_c64(sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(x1, sg_from_real_c64(46.478515625f))), sg_mul_c64(x1, sg_from_real_c64(46.478515625f)))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_far_ratio_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _bessel_far_ratio_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_add_c128(sg_add_c128(sg_from_real_c128(0.5), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(x1, sg_from_real_c128(46.478515625))))))))))))))))), sg_mul_c128(x1, sg_add_c128(sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(x1, sg_from_real_c128(46.478515625))))))))))))))), sg_mul_c128(x1, sg_add_c128(sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(x1, sg_from_real_c128(46.478515625))))))))))))), sg_mul_c128(x1, sg_add_c128(sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(x1, sg_from_real_c128(46.478515625))))))))))), sg_mul_c128(x1, sg_add_c128(sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(x1, sg_from_real_c128(46.478515625))))))))), sg_mul_c128(x1, sg_add_c128(sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(x1, sg_from_real_c128(46.478515625))))))), sg_mul_c128(x1, sg_add_c128(sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(x1, sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(x1, sg_from_real_c128(46.478515625))))), sg_mul_c128(x1, sg_add_c128(sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(x1, sg_from_real_c128(46.478515625))), sg_mul_c128(x1, sg_from_real_c128(46.478515625)))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_far_ratio_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_far_ratio_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* special.i0e: sg_bessel_i0e, bessel.h */
template <typename S> __global__ void special_i0e_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_i0e_f32(x0));
    }
}
SG_LAUNCHER(special_i0e_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i0e_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(special_i0e_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i0e_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(special_i0e_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i0e_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void special_i0e_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_i0e_f64(x0));
    }
}
SG_LAUNCHER(special_i0e_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i0e_f64_kernel, n, stream, a0, r0, n); }

/* special.i0e: grad * where(self.abs() > 100, -sgn(self) * result * _bessel_far_ratio(u), special.i1e(self) - sgn(self) * result) */
template <typename S> __global__ void special_i0e_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f32(x1) > 100.0f) ? (((-sg_sgn_f32(x1)) * x2) * ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.5f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.125f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.125f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.1953125f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.40625f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (1.0478515625f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (3.21875f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (11.466461181640625f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * 46.478515625f)))))))))))))))))) : (sg_own_special_i1e_f32(x1) - (sg_sgn_f32(x1) * x2)))));
    }
}
SG_LAUNCHER(special_i0e_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i0e_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(special_i0e_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i0e_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(special_i0e_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i0e_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_i0e_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f64(x1) > 100.0) ? (((-sg_sgn_f64(x1)) * x2) * ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (0.5 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (0.125 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (0.125 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (0.1953125 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (0.40625 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (1.0478515625 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (3.21875 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (11.466461181640625 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * 46.478515625)))))))))))))))))) : (sg_own_special_i1e_f64(x1) - (sg_sgn_f64(x1) * x2)))));
    }
}
SG_LAUNCHER(special_i0e_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i0e_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.i1: sg_bessel_i1, bessel.h */
template <typename S> __global__ void special_i1_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_i1_f32(x0));
    }
}
SG_LAUNCHER(special_i1_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(special_i1_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(special_i1_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void special_i1_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_i1_f64(x0));
    }
}
SG_LAUNCHER(special_i1_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1_f64_kernel, n, stream, a0, r0, n); }

/* special.i1: grad * (i0(self) - where(near, 0.5 + self * self / 16 * (1 + self * self / 24), result / where(near, 1, self))) */
template <typename S> __global__ void special_i1_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_own_i0_f32(x1) - ((sg_abs_f32(x1) < 0.00015f) ? (0.5f + (((x1 * x1) / 16.0f) * (1.0f + ((x1 * x1) / 24.0f)))) : (x2 / ((sg_abs_f32(x1) < 0.00015f) ? 1.0f : x1))))));
    }
}
SG_LAUNCHER(special_i1_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(special_i1_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(special_i1_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_i1_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_own_i0_f64(x1) - ((sg_abs_f64(x1) < 0.00015) ? (0.5 + (((x1 * x1) / 16.0) * (1.0 + ((x1 * x1) / 24.0)))) : (x2 / ((sg_abs_f64(x1) < 0.00015) ? 1.0 : x1))))));
    }
}
SG_LAUNCHER(special_i1_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.i1e: sg_bessel_i1e, bessel.h */
template <typename S> __global__ void special_i1e_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_i1e_f32(x0));
    }
}
SG_LAUNCHER(special_i1e_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1e_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(special_i1e_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1e_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(special_i1e_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1e_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void special_i1e_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_i1e_f64(x0));
    }
}
SG_LAUNCHER(special_i1e_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1e_f64_kernel, n, stream, a0, r0, n); }

/* special.i1e: grad * (apart - where(near, special.i0e(self) * (0.5 - self * self / 16), result / where(near, 1, self))) */
template <typename S> __global__ void special_i1e_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (((sg_abs_f32(x1) > 100.0f) ? (sg_own_special_i0e_f32(x1) * ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.5f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.125f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.125f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.1953125f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.40625f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (1.0478515625f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (3.21875f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * (11.466461181640625f + ((1.0f / ((sg_abs_f32(x1) > 100.0f) ? sg_abs_f32(x1) : SG_INF)) * 46.478515625f)))))))))))))))))) : (sg_own_special_i0e_f32(x1) - (x2 * sg_sgn_f32(x1)))) - ((sg_abs_f32(x1) < 0.00015f) ? (sg_own_special_i0e_f32(x1) * (0.5f - ((x1 * x1) / 16.0f))) : (x2 / ((sg_abs_f32(x1) < 0.00015f) ? 1.0f : x1))))));
    }
}
SG_LAUNCHER(special_i1e_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1e_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(special_i1e_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1e_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(special_i1e_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1e_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_i1e_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (((sg_abs_f64(x1) > 100.0) ? (sg_own_special_i0e_f64(x1) * ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (0.5 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (0.125 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (0.125 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (0.1953125 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (0.40625 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (1.0478515625 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (3.21875 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * (11.466461181640625 + ((1.0 / ((sg_abs_f64(x1) > 100.0) ? sg_abs_f64(x1) : SG_INF)) * 46.478515625)))))))))))))))))) : (sg_own_special_i0e_f64(x1) - (x2 * sg_sgn_f64(x1)))) - ((sg_abs_f64(x1) < 0.00015) ? (sg_own_special_i0e_f64(x1) * (0.5 - ((x1 * x1) / 16.0))) : (x2 / ((sg_abs_f64(x1) < 0.00015) ? 1.0 : x1))))));
    }
}
SG_LAUNCHER(special_i1e_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_i1e_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.modified_bessel_k0: double sg_bessel_k0, bessel_k.h */
template <typename S> __global__ void special_modified_bessel_k0_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_modified_bessel_k0_f32(x0));
    }
}
SG_LAUNCHER(special_modified_bessel_k0_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_modified_bessel_k0_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void special_modified_bessel_k0_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_modified_bessel_k0_f64(x0));
    }
}
SG_LAUNCHER(special_modified_bessel_k0_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_modified_bessel_k0_f64_kernel, n, stream, a0, r0, n); }

/* special.modified_bessel_k0: -grad * special.modified_bessel_k1(self) */
template <typename S> __global__ void special_modified_bessel_k0_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_own_special_modified_bessel_k1_f32(x1)));
    }
}
SG_LAUNCHER(special_modified_bessel_k0_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_modified_bessel_k0_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_modified_bessel_k0_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_own_special_modified_bessel_k1_f64(x1)));
    }
}
SG_LAUNCHER(special_modified_bessel_k0_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_modified_bessel_k0_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.modified_bessel_k1: double sg_bessel_k1, bessel_k.h */
template <typename S> __global__ void special_modified_bessel_k1_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_modified_bessel_k1_f32(x0));
    }
}
SG_LAUNCHER(special_modified_bessel_k1_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_modified_bessel_k1_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void special_modified_bessel_k1_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_modified_bessel_k1_f64(x0));
    }
}
SG_LAUNCHER(special_modified_bessel_k1_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_modified_bessel_k1_f64_kernel, n, stream, a0, r0, n); }

/* special.modified_bessel_k1: -grad * (special.modified_bessel_k0(self) + result / self) */
template <typename S> __global__ void special_modified_bessel_k1_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * (sg_own_special_modified_bessel_k0_f32(x1) + (x2 / x1))));
    }
}
SG_LAUNCHER(special_modified_bessel_k1_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_modified_bessel_k1_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_modified_bessel_k1_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * (sg_own_special_modified_bessel_k0_f64(x1) + (x2 / x1))));
    }
}
SG_LAUNCHER(special_modified_bessel_k1_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_modified_bessel_k1_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.scaled_modified_bessel_k0: double sg_scaled_bessel_k0, bessel_k.h */
template <typename S> __global__ void special_scaled_modified_bessel_k0_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_scaled_modified_bessel_k0_f32(x0));
    }
}
SG_LAUNCHER(special_scaled_modified_bessel_k0_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_scaled_modified_bessel_k0_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void special_scaled_modified_bessel_k0_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_scaled_modified_bessel_k0_f64(x0));
    }
}
SG_LAUNCHER(special_scaled_modified_bessel_k0_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_scaled_modified_bessel_k0_f64_kernel, n, stream, a0, r0, n); }

/* special.scaled_modified_bessel_k0: grad * where(self > 100, result * _bessel_far_ratio(-u), result - special.scaled_modified_bessel_k1(self)) */
template <typename S> __global__ void special_scaled_modified_bessel_k0_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 > 100.0f) ? (x2 * ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (0.5f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (0.125f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (0.125f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (0.1953125f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (0.40625f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (1.0478515625f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (3.21875f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (11.466461181640625f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * 46.478515625f)))))))))))))))))) : (x2 - sg_own_special_scaled_modified_bessel_k1_f32(x1)))));
    }
}
SG_LAUNCHER(special_scaled_modified_bessel_k0_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_scaled_modified_bessel_k0_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_scaled_modified_bessel_k0_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 > 100.0) ? (x2 * ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (0.5 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (0.125 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (0.125 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (0.1953125 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (0.40625 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (1.0478515625 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (3.21875 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (11.466461181640625 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * 46.478515625)))))))))))))))))) : (x2 - sg_own_special_scaled_modified_bessel_k1_f64(x1)))));
    }
}
SG_LAUNCHER(special_scaled_modified_bessel_k0_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_scaled_modified_bessel_k0_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.scaled_modified_bessel_k1: double sg_scaled_bessel_k1, bessel_k.h */
template <typename S> __global__ void special_scaled_modified_bessel_k1_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_scaled_modified_bessel_k1_f32(x0));
    }
}
SG_LAUNCHER(special_scaled_modified_bessel_k1_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_scaled_modified_bessel_k1_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void special_scaled_modified_bessel_k1_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_scaled_modified_bessel_k1_f64(x0));
    }
}
SG_LAUNCHER(special_scaled_modified_bessel_k1_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_scaled_modified_bessel_k1_f64_kernel, n, stream, a0, r0, n); }

/* special.scaled_modified_bessel_k1: grad * where(self > 100, far, result * (1 - 1 / self) - special.scaled_modified_bessel_k0(self)) */
template <typename S> __global__ void special_scaled_modified_bessel_k1_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 > 100.0f) ? (((-sg_own_special_scaled_modified_bessel_k0_f32(x1)) * ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (0.5f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (0.125f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (0.125f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (0.1953125f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (0.40625f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (1.0478515625f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (3.21875f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * (11.466461181640625f + ((-(1.0f / ((x1 > 100.0f) ? x1 : SG_INF))) * 46.478515625f)))))))))))))))))) - (x2 / x1)) : ((x2 * (1.0f - (1.0f / x1))) - sg_own_special_scaled_modified_bessel_k0_f32(x1)))));
    }
}
SG_LAUNCHER(special_scaled_modified_bessel_k1_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_scaled_modified_bessel_k1_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_scaled_modified_bessel_k1_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 > 100.0) ? (((-sg_own_special_scaled_modified_bessel_k0_f64(x1)) * ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (0.5 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (0.125 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (0.125 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (0.1953125 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (0.40625 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (1.0478515625 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (3.21875 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * (11.466461181640625 + ((-(1.0 / ((x1 > 100.0) ? x1 : SG_INF))) * 46.478515625)))))))))))))))))) - (x2 / x1)) : ((x2 * (1.0 - (1.0 / x1))) - sg_own_special_scaled_modified_bessel_k0_f64(x1)))));
    }
}
SG_LAUNCHER(special_scaled_modified_bessel_k1_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_scaled_modified_bessel_k1_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.spherical_bessel_j0: where(isinf(self), 0, where(self == 0, 1, sin(self) / self)) */
template <typename S> __global__ void special_spherical_bessel_j0_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_isinf_f32(x0) ? 0.0f : ((x0 == 0.0f) ? 1.0f : (sg_sin_f32(x0) / x0))));
    }
}
SG_LAUNCHER(special_spherical_bessel_j0_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_spherical_bessel_j0_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void special_spherical_bessel_j0_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_isinf_f64(x0) ? 0.0 : ((x0 == 0.0) ? 1.0 : (sg_sin_f64(x0) / x0))));
    }
}
SG_LAUNCHER(special_spherical_bessel_j0_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_spherical_bessel_j0_f64_kernel, n, stream, a0, r0, n); }

/* special.spherical_bessel_j0: grad * _spherical_slope(self) */
template <typename S> __global__ void special_spherical_bessel_j0_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f32(x1) < 1.0f) ? (((-x1) / 3.0f) * (1.0f - (((x1 * x1) / 10.0f) * (1.0f - (((x1 * x1) / 28.0f) * (1.0f - (((x1 * x1) / 54.0f) * (1.0f - (((x1 * x1) / 88.0f) * (1.0f - (((x1 * x1) / 130.0f) * (1.0f - (((x1 * x1) / 180.0f) * (1.0f - ((x1 * x1) / 238.0f))))))))))))))) : (sg_isinf_f32(x1) ? 0.0f : ((sg_cos_f32(x1) - (sg_sin_f32(x1) / x1)) / x1)))));
    }
}
SG_LAUNCHER(special_spherical_bessel_j0_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_spherical_bessel_j0_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_spherical_bessel_j0_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f64(x1) < 1.0) ? (((-x1) / 3.0) * (1.0 - (((x1 * x1) / 10.0) * (1.0 - (((x1 * x1) / 28.0) * (1.0 - (((x1 * x1) / 54.0) * (1.0 - (((x1 * x1) / 88.0) * (1.0 - (((x1 * x1) / 130.0) * (1.0 - (((x1 * x1) / 180.0) * (1.0 - ((x1 * x1) / 238.0))))))))))))))) : (sg_isinf_f64(x1) ? 0.0 : ((sg_cos_f64(x1) - (sg_sin_f64(x1) / x1)) / x1)))));
    }
}
SG_LAUNCHER(special_spherical_bessel_j0_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_spherical_bessel_j0_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* _spherical_slope: where( abs(self) < 1, -self / 3 * (1 - self * self / 10 * (1 - self * self / 28 * (1 - self * self / 54 * (1 - self * self / 88 * ( 1 - self * self / 130 * (1 - self * self / 180 * (1 - self * self / 238))))))), where(isinf(self), 0, (cos(self) - sin(self) / self) / self)) */
template <typename S> __global__ void _spherical_slope_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((sg_abs_f32(x0) < 1.0f) ? (((-x0) / 3.0f) * (1.0f - (((x0 * x0) / 10.0f) * (1.0f - (((x0 * x0) / 28.0f) * (1.0f - (((x0 * x0) / 54.0f) * (1.0f - (((x0 * x0) / 88.0f) * (1.0f - (((x0 * x0) / 130.0f) * (1.0f - (((x0 * x0) / 180.0f) * (1.0f - ((x0 * x0) / 238.0f))))))))))))))) : (sg_isinf_f32(x0) ? 0.0f : ((sg_cos_f32(x0) - (sg_sin_f32(x0) / x0)) / x0))));
    }
}
SG_LAUNCHER(_spherical_slope_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_spherical_slope_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void _spherical_slope_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((sg_abs_f64(x0) < 1.0) ? (((-x0) / 3.0) * (1.0 - (((x0 * x0) / 10.0) * (1.0 - (((x0 * x0) / 28.0) * (1.0 - (((x0 * x0) / 54.0) * (1.0 - (((x0 * x0) / 88.0) * (1.0 - (((x0 * x0) / 130.0) * (1.0 - (((x0 * x0) / 180.0) * (1.0 - ((x0 * x0) / 238.0))))))))))))))) : (sg_isinf_f64(x0) ? 0.0 : ((sg_cos_f64(x0) - (sg_sin_f64(x0) / x0)) / x0))));
    }
}
SG_LAUNCHER(_spherical_slope_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_spherical_slope_f64_kernel, n, stream, a0, r0, n); }

/* _spherical_slope: grad * where(near, -(1 - square * 3 / 10 * (1 - square * 5 / 84 * (1 - square * 7 / 270 * (1 - square * 9 / 616 * (1 - square * 11 / 1170 * ( 1 - square * 13 / 1980 * (1 - square * 15 / 3094))))))) / 3, -special.spherical_bessel_j0(self) - 2 * result / where(near, 1, self)) */
template <typename S> __global__ void _spherical_slope_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f32(x1) < 1.0f) ? ((-(1.0f - (((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 3.0f) / 10.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 5.0f) / 84.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 7.0f) / 270.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 9.0f) / 616.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 11.0f) / 1170.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 13.0f) / 1980.0f) * (1.0f - ((sg_pow_f32(((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f), 2.0f) * 15.0f) / 3094.0f))))))))))))))) / 3.0f) : ((-(sg_isinf_f32(x1) ? 0.0f : ((x1 == 0.0f) ? 1.0f : (sg_sin_f32(x1) / x1)))) - ((2.0f * x2) / ((sg_abs_f32(x1) < 1.0f) ? 1.0f : x1))))));
    }
}
SG_LAUNCHER(_spherical_slope_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_spherical_slope_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void _spherical_slope_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f64(x1) < 1.0) ? ((-(1.0 - (((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 3.0) / 10.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 5.0) / 84.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 7.0) / 270.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 9.0) / 616.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 11.0) / 1170.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 13.0) / 1980.0) * (1.0 - ((sg_pow_f64(((sg_abs_f64(x1) < 1.0) ? x1 : 0.0), 2.0) * 15.0) / 3094.0))))))))))))))) / 3.0) : ((-(sg_isinf_f64(x1) ? 0.0 : ((x1 == 0.0) ? 1.0 : (sg_sin_f64(x1) / x1)))) - ((2.0 * x2) / ((sg_abs_f64(x1) < 1.0) ? 1.0 : x1))))));
    }
}
SG_LAUNCHER(_spherical_slope_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_spherical_slope_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.airy_ai: double sg_airy_ai, airy.h */
template <typename S> __global__ void special_airy_ai_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_airy_ai_f32(x0));
    }
}
SG_LAUNCHER(special_airy_ai_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_airy_ai_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void special_airy_ai_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_airy_ai_f64(x0));
    }
}
SG_LAUNCHER(special_airy_ai_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_airy_ai_f64_kernel, n, stream, a0, r0, n); }

/* special.airy_ai: grad * _airy_slope(self) */
template <typename S> __global__ void special_airy_ai_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_own__airy_slope_f32(x1)));
    }
}
SG_LAUNCHER(special_airy_ai_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_airy_ai_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_airy_ai_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_own__airy_slope_f64(x1)));
    }
}
SG_LAUNCHER(special_airy_ai_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_airy_ai_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* _airy_slope: double sg_airy_slope, airy.h */
template <typename S> __global__ void _airy_slope_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own__airy_slope_f32(x0));
    }
}
SG_LAUNCHER(_airy_slope_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_airy_slope_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void _airy_slope_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own__airy_slope_f64(x0));
    }
}
SG_LAUNCHER(_airy_slope_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_airy_slope_f64_kernel, n, stream, a0, r0, n); }

/* _airy_slope: grad * (self * special.airy_ai(self)) */
template <typename S> __global__ void _airy_slope_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (x1 * sg_own_special_airy_ai_f32(x1))));
    }
}
SG_LAUNCHER(_airy_slope_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_airy_slope_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void _airy_slope_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (x1 * sg_own_special_airy_ai_f64(x1))));
    }
}
SG_LAUNCHER(_airy_slope_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_airy_slope_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.erfcx: double sg_erfcx, normal.h */
template <typename S> __global__ void special_erfcx_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_erfcx_f32(x0));
    }
}
SG_LAUNCHER(special_erfcx_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_erfcx_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void special_erfcx_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_erfcx_f64(x0));
    }
}
SG_LAUNCHER(special_erfcx_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_erfcx_f64_kernel, n, stream, a0, r0, n); }

/* special.erfcx: grad * where( self > 4, -(result / far) * (1 + w * (34.529121674957296 + w * (417.9164783458402 + w * (2169.8456776585722 + w * (4710.9903392688658 + w * ( 3428.1615858252844 + w * 364.7797079800507)))))) / (1 + w * (35.529121674957295 + w * (450.94560002079946 + w * (2541.2184734910011 + w * ( 6409.364188448503 + w * (6343.066359299642 + w * 1629.7259906622708)))))), 2 * near * result - 2 / sqrt(3.141592653589793)) */
template <typename S> __global__ void special_erfcx_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 > 4.0f) ? (((-(x2 / ((x1 > 4.0f) ? x1 : 4.0f))) * (1.0f + (((1.0f / ((x1 > 4.0f) ? x1 : 4.0f)) / ((x1 > 4.0f) ? x1 : 4.0f)) * (34.529121674957295f + (((1.0f / ((x1 > 4.0f) ? x1 : 4.0f)) / ((x1 > 4.0f) ? x1 : 4.0f)) * (417.9164783458402f + (((1.0f / ((x1 > 4.0f) ? x1 : 4.0f)) / ((x1 > 4.0f) ? x1 : 4.0f)) * (2169.845677658572f + (((1.0f / ((x1 > 4.0f) ? x1 : 4.0f)) / ((x1 > 4.0f) ? x1 : 4.0f)) * (4710.990339268866f + (((1.0f / ((x1 > 4.0f) ? x1 : 4.0f)) / ((x1 > 4.0f) ? x1 : 4.0f)) * (3428.1615858252844f + (((1.0f / ((x1 > 4.0f) ? x1 : 4.0f)) / ((x1 > 4.0f) ? x1 : 4.0f)) * 364.7797079800507f))))))))))))) / (1.0f + (((1.0f / ((x1 > 4.0f) ? x1 : 4.0f)) / ((x1 > 4.0f) ? x1 : 4.0f)) * (35.529121674957295f + (((1.0f / ((x1 > 4.0f) ? x1 : 4.0f)) / ((x1 > 4.0f) ? x1 : 4.0f)) * (450.9456000207995f + (((1.0f / ((x1 > 4.0f) ? x1 : 4.0f)) / ((x1 > 4.0f) ? x1 : 4.0f)) * (2541.218473491001f + (((1.0f / ((x1 > 4.0f) ? x1 : 4.0f)) / ((x1 > 4.0f) ? x1 : 4.0f)) * (6409.364188448503f + (((1.0f / ((x1 > 4.0f) ? x1 : 4.0f)) / ((x1 > 4.0f) ? x1 : 4.0f)) * (6343.066359299642f + (((1.0f / ((x1 > 4.0f) ? x1 : 4.0f)) / ((x1 > 4.0f) ? x1 : 4.0f)) * 1629.7259906622708f))))))))))))) : (((2.0f * ((x1 > 4.0f) ? 4.0f : x1)) * x2) - x3))));
    }
}
SG_LAUNCHER(special_erfcx_backward_self_f32, (const float *a0, const float *a1, const float *a2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_erfcx_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, x3, r0, n); }
__global__ void special_erfcx_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 > 4.0) ? (((-(x2 / ((x1 > 4.0) ? x1 : 4.0))) * (1.0 + (((1.0 / ((x1 > 4.0) ? x1 : 4.0)) / ((x1 > 4.0) ? x1 : 4.0)) * (34.529121674957295 + (((1.0 / ((x1 > 4.0) ? x1 : 4.0)) / ((x1 > 4.0) ? x1 : 4.0)) * (417.9164783458402 + (((1.0 / ((x1 > 4.0) ? x1 : 4.0)) / ((x1 > 4.0) ? x1 : 4.0)) * (2169.845677658572 + (((1.0 / ((x1 > 4.0) ? x1 : 4.0)) / ((x1 > 4.0) ? x1 : 4.0)) * (4710.990339268866 + (((1.0 / ((x1 > 4.0) ? x1 : 4.0)) / ((x1 > 4.0) ? x1 : 4.0)) * (3428.1615858252844 + (((1.0 / ((x1 > 4.0) ? x1 : 4.0)) / ((x1 > 4.0) ? x1 : 4.0)) * 364.7797079800507))))))))))))) / (1.0 + (((1.0 / ((x1 > 4.0) ? x1 : 4.0)) / ((x1 > 4.0) ? x1 : 4.0)) * (35.529121674957295 + (((1.0 / ((x1 > 4.0) ? x1 : 4.0)) / ((x1 > 4.0) ? x1 : 4.0)) * (450.9456000207995 + (((1.0 / ((x1 > 4.0) ? x1 : 4.0)) / ((x1 > 4.0) ? x1 : 4.0)) * (2541.218473491001 + (((1.0 / ((x1 > 4.0) ? x1 : 4.0)) / ((x1 > 4.0) ? x1 : 4.0)) * (6409.364188448503 + (((1.0 / ((x1 > 4.0) ? x1 : 4.0)) / ((x1 > 4.0) ? x1 : 4.0)) * (6343.066359299642 + (((1.0 / ((x1 > 4.0) ? x1 : 4.0)) / ((x1 > 4.0) ? x1 : 4.0)) * 1629.7259906622708))))))))))))) : (((2.0 * ((x1 > 4.0) ? 4.0 : x1)) * x2) - x3))));
    }
}
SG_LAUNCHER(special_erfcx_backward_self_f64, (const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_erfcx_backward_self_f64_kernel, n, stream, a0, a1, a2, x3, r0, n); }

/* special.ndtri: grad * (sqrt(2 * 3.141592653589793) * exp(result * result * 0.5)) */
template <typename S> __global__ void special_ndtri_backward_self_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_exp_f32(((x2 * x2) * 0.5f)))));
    }
}
SG_LAUNCHER(special_ndtri_backward_self_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_ndtri_backward_self_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
__global__ void special_ndtri_backward_self_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_exp_f64(((x2 * x2) * 0.5)))));
    }
}
SG_LAUNCHER(special_ndtri_backward_self_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_ndtri_backward_self_f64_kernel, n, stream, a0, x1, a2, r0, n); }

/* special.log_ndtr: double sg_log_ndtr, normal.h */
template <typename S> __global__ void special_log_ndtr_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_log_ndtr_f32(x0));
    }
}
SG_LAUNCHER(special_log_ndtr_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_log_ndtr_f32_kernel<float>, n, stream, a0, r0, n); }
__global__ void special_log_ndtr_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_own_special_log_ndtr_f64(x0));
    }
}
SG_LAUNCHER(special_log_ndtr_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_log_ndtr_f64_kernel, n, stream, a0, r0, n); }

/* special.log_ndtr: grad * where(self < -1, sqrt(2 / 3.141592653589793) / special.erfcx(-low / sqrt(2)), exp(self * self * -0.5 - result) / sqrt(2 * 3.141592653589793)) */
template <typename S> __global__ void special_log_ndtr_backward_self_f32_kernel(const S *a0, const S *a1, float x2, float x3, const S *a4, float x5, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 * ((x1 < (-1.0f)) ? (x2 / sg_own_special_erfcx_f32(((-((x1 < (-1.0f)) ? x1 : (-1.0f))) / x3))) : (sg_exp_f32((((x1 * x1) * (-0.5f)) - x4)) / x5))));
    }
}
SG_LAUNCHER(special_log_ndtr_backward_self_f32, (const float *a0, const float *a1, float x2, float x3, const float *a4, float x5, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_log_ndtr_backward_self_f32_kernel<float>, n, stream, a0, a1, x2, x3, a4, x5, r0, n); }
__global__ void special_log_ndtr_backward_self_f64_kernel(const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 * ((x1 < (-1.0)) ? (x2 / sg_own_special_erfcx_f64(((-((x1 < (-1.0)) ? x1 : (-1.0))) / x3))) : (sg_exp_f64((((x1 * x1) * (-0.5)) - x4)) / x5))));
    }
}
SG_LAUNCHER(special_log_ndtr_backward_self_f64, (const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_log_ndtr_backward_self_f64_kernel, n, stream, a0, a1, x2, x3, a4, x5, r0, n); }

/* special.zeta: double sg_hurwitz_zeta, zeta.h */
template <typename S> __global__ void special_zeta_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_zeta_f32(x0, x1));
    }
}
SG_LAUNCHER(special_zeta_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_zeta_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_zeta_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_zeta_f64(x0, x1));
    }
}
SG_LAUNCHER(special_zeta_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_zeta_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.zeta: grad * -self * special.zeta(self + 1, other) */
template <typename S> __global__ void special_zeta_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * (-x1)) * sg_own_special_zeta_f32((x1 + 1.0f), x2)));
    }
}
SG_LAUNCHER(special_zeta_backward_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_zeta_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_zeta_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * (-x1)) * sg_own_special_zeta_f64((x1 + 1.0), x2)));
    }
}
SG_LAUNCHER(special_zeta_backward_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_zeta_backward_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* igamma: sg_igamma, incomplete_gamma.h */
template <typename S> __global__ void igamma_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_igamma_f32(x0, x1));
    }
}
SG_LAUNCHER(igamma_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igamma_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(igamma_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igamma_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(igamma_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igamma_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void igamma_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_igamma_f64(x0, x1));
    }
}
SG_LAUNCHER(igamma_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igamma_f64_kernel, n, stream, a0, a1, r0, n); }

/* igamma: grad * exp((self - 1) * log(where(self == 1, 1, other)) - other - lgamma(self)) */
template <typename S> __global__ void igamma_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_exp_f32(((((x1 - 1.0f) * sg_log_f32(((x1 == 1.0f) ? 1.0f : x2))) - x2) - sg_lgamma_f32(x1)))));
    }
}
SG_LAUNCHER(igamma_backward_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igamma_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(igamma_backward_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igamma_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(igamma_backward_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igamma_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void igamma_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_exp_f64(((((x1 - 1.0) * sg_log_f64(((x1 == 1.0) ? 1.0 : x2))) - x2) - sg_lgamma_f64(x1)))));
    }
}
SG_LAUNCHER(igamma_backward_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igamma_backward_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* igammac: sg_igammac, incomplete_gamma.h */
template <typename S> __global__ void igammac_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_igammac_f32(x0, x1));
    }
}
SG_LAUNCHER(igammac_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igammac_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(igammac_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igammac_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(igammac_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igammac_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void igammac_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_igammac_f64(x0, x1));
    }
}
SG_LAUNCHER(igammac_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igammac_f64_kernel, n, stream, a0, a1, r0, n); }

/* igammac: -grad * exp((self - 1) * log(where(self == 1, 1, other)) - other - lgamma(self)) */
template <typename S> __global__ void igammac_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * sg_exp_f32(((((x1 - 1.0f) * sg_log_f32(((x1 == 1.0f) ? 1.0f : x2))) - x2) - sg_lgamma_f32(x1)))));
    }
}
SG_LAUNCHER(igammac_backward_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igammac_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(igammac_backward_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igammac_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(igammac_backward_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igammac_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void igammac_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * sg_exp_f64(((((x1 - 1.0) * sg_log_f64(((x1 == 1.0) ? 1.0 : x2))) - x2) - sg_lgamma_f64(x1)))));
    }
}
SG_LAUNCHER(igammac_backward_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(igammac_backward_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.chebyshev_polynomial_t: sg_chebyshev_t, polynomials.h */
template <typename S> __global__ void special_chebyshev_polynomial_t_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_chebyshev_polynomial_t_f32(x0, x1));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_t_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_t_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_chebyshev_polynomial_t_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_chebyshev_polynomial_t_f64(x0, x1));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_t_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_t_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.chebyshev_polynomial_t: grad * (trunc(n) * special.chebyshev_polynomial_u(self, trunc(n) - 1)) */
template <typename S> __global__ void special_chebyshev_polynomial_t_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_trunc_f32(x1) * sg_own_special_chebyshev_polynomial_u_f32(x2, (sg_trunc_f32(x1) - 1.0f)))));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_t_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_t_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_chebyshev_polynomial_t_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_trunc_f64(x1) * sg_own_special_chebyshev_polynomial_u_f64(x2, (sg_trunc_f64(x1) - 1.0)))));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_t_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_t_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.chebyshev_polynomial_u: sg_chebyshev_u, polynomials.h */
template <typename S> __global__ void special_chebyshev_polynomial_u_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_chebyshev_polynomial_u_f32(x0, x1));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_u_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_u_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_chebyshev_polynomial_u_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_chebyshev_polynomial_u_f64(x0, x1));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_u_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_u_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.chebyshev_polynomial_u: grad * (2 * _gegenbauer(self, trunc(n) - 1, 2.0)) */
template <typename S> __global__ void special_chebyshev_polynomial_u_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (2.0f * sg_own__gegenbauer_f32(x1, (sg_trunc_f32(x2) - 1.0f), 2.0f))));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_u_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_u_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_chebyshev_polynomial_u_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (2.0 * sg_own__gegenbauer_f64(x1, (sg_trunc_f64(x2) - 1.0), 2.0))));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_u_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_u_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.chebyshev_polynomial_v: sg_chebyshev_v, polynomials.h */
template <typename S> __global__ void special_chebyshev_polynomial_v_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_chebyshev_polynomial_v_f32(x0, x1));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_v_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_v_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_chebyshev_polynomial_v_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_chebyshev_polynomial_v_f64(x0, x1));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_v_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_v_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.chebyshev_polynomial_v: grad * (2 * (_gegenbauer(self, trunc(n) - 1, 2.0) - _gegenbauer(self, trunc(n) - 2, 2.0))) */
template <typename S> __global__ void special_chebyshev_polynomial_v_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (2.0f * (sg_own__gegenbauer_f32(x1, (sg_trunc_f32(x2) - 1.0f), 2.0f) - sg_own__gegenbauer_f32(x1, (sg_trunc_f32(x2) - 2.0f), 2.0f)))));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_v_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_v_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_chebyshev_polynomial_v_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (2.0 * (sg_own__gegenbauer_f64(x1, (sg_trunc_f64(x2) - 1.0), 2.0) - sg_own__gegenbauer_f64(x1, (sg_trunc_f64(x2) - 2.0), 2.0)))));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_v_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_v_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.chebyshev_polynomial_w: sg_chebyshev_w, polynomials.h */
template <typename S> __global__ void special_chebyshev_polynomial_w_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_chebyshev_polynomial_w_f32(x0, x1));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_w_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_w_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_chebyshev_polynomial_w_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_chebyshev_polynomial_w_f64(x0, x1));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_w_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_w_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.chebyshev_polynomial_w: grad * (2 * (_gegenbauer(self, trunc(n) - 1, 2.0) + _gegenbauer(self, trunc(n) - 2, 2.0))) */
template <typename S> __global__ void special_chebyshev_polynomial_w_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (2.0f * (sg_own__gegenbauer_f32(x1, (sg_trunc_f32(x2) - 1.0f), 2.0f) + sg_own__gegenbauer_f32(x1, (sg_trunc_f32(x2) - 2.0f), 2.0f)))));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_w_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_w_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_chebyshev_polynomial_w_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (2.0 * (sg_own__gegenbauer_f64(x1, (sg_trunc_f64(x2) - 1.0), 2.0) + sg_own__gegenbauer_f64(x1, (sg_trunc_f64(x2) - 2.0), 2.0)))));
    }
}
SG_LAUNCHER(special_chebyshev_polynomial_w_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_chebyshev_polynomial_w_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.legendre_polynomial_p: sg_legendre, polynomials.h */
template <typename S> __global__ void special_legendre_polynomial_p_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_legendre_polynomial_p_f32(x0, x1));
    }
}
SG_LAUNCHER(special_legendre_polynomial_p_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_legendre_polynomial_p_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_legendre_polynomial_p_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_legendre_polynomial_p_f64(x0, x1));
    }
}
SG_LAUNCHER(special_legendre_polynomial_p_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_legendre_polynomial_p_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.legendre_polynomial_p: grad * _gegenbauer(self, trunc(n) - 1, 1.5) */
template <typename S> __global__ void special_legendre_polynomial_p_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_own__gegenbauer_f32(x1, (sg_trunc_f32(x2) - 1.0f), 1.5f)));
    }
}
SG_LAUNCHER(special_legendre_polynomial_p_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_legendre_polynomial_p_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_legendre_polynomial_p_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_own__gegenbauer_f64(x1, (sg_trunc_f64(x2) - 1.0), 1.5)));
    }
}
SG_LAUNCHER(special_legendre_polynomial_p_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_legendre_polynomial_p_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.hermite_polynomial_h: sg_hermite_h, polynomials.h */
template <typename S> __global__ void special_hermite_polynomial_h_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_hermite_polynomial_h_f32(x0, x1));
    }
}
SG_LAUNCHER(special_hermite_polynomial_h_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_hermite_polynomial_h_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_hermite_polynomial_h_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_hermite_polynomial_h_f64(x0, x1));
    }
}
SG_LAUNCHER(special_hermite_polynomial_h_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_hermite_polynomial_h_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.hermite_polynomial_h: grad * (2 * trunc(n) * special.hermite_polynomial_h(self, trunc(n) - 1)) */
template <typename S> __global__ void special_hermite_polynomial_h_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((2.0f * sg_trunc_f32(x1)) * sg_own_special_hermite_polynomial_h_f32(x2, (sg_trunc_f32(x1) - 1.0f)))));
    }
}
SG_LAUNCHER(special_hermite_polynomial_h_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_hermite_polynomial_h_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_hermite_polynomial_h_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((2.0 * sg_trunc_f64(x1)) * sg_own_special_hermite_polynomial_h_f64(x2, (sg_trunc_f64(x1) - 1.0)))));
    }
}
SG_LAUNCHER(special_hermite_polynomial_h_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_hermite_polynomial_h_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.hermite_polynomial_he: sg_hermite_he, polynomials.h */
template <typename S> __global__ void special_hermite_polynomial_he_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_hermite_polynomial_he_f32(x0, x1));
    }
}
SG_LAUNCHER(special_hermite_polynomial_he_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_hermite_polynomial_he_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_hermite_polynomial_he_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_hermite_polynomial_he_f64(x0, x1));
    }
}
SG_LAUNCHER(special_hermite_polynomial_he_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_hermite_polynomial_he_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.hermite_polynomial_he: grad * (trunc(n) * special.hermite_polynomial_he(self, trunc(n) - 1)) */
template <typename S> __global__ void special_hermite_polynomial_he_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_trunc_f32(x1) * sg_own_special_hermite_polynomial_he_f32(x2, (sg_trunc_f32(x1) - 1.0f)))));
    }
}
SG_LAUNCHER(special_hermite_polynomial_he_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_hermite_polynomial_he_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_hermite_polynomial_he_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_trunc_f64(x1) * sg_own_special_hermite_polynomial_he_f64(x2, (sg_trunc_f64(x1) - 1.0)))));
    }
}
SG_LAUNCHER(special_hermite_polynomial_he_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_hermite_polynomial_he_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.shifted_chebyshev_polynomial_t: sg_shifted_chebyshev_t, polynomials.h */
template <typename S> __global__ void special_shifted_chebyshev_polynomial_t_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_shifted_chebyshev_polynomial_t_f32(x0, x1));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_t_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_t_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_shifted_chebyshev_polynomial_t_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_shifted_chebyshev_polynomial_t_f64(x0, x1));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_t_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_t_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.shifted_chebyshev_polynomial_t: grad * (2 * trunc(n) * special.shifted_chebyshev_polynomial_u(self, trunc(n) - 1)) */
template <typename S> __global__ void special_shifted_chebyshev_polynomial_t_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((2.0f * sg_trunc_f32(x1)) * sg_own_special_shifted_chebyshev_polynomial_u_f32(x2, (sg_trunc_f32(x1) - 1.0f)))));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_t_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_t_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_shifted_chebyshev_polynomial_t_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((2.0 * sg_trunc_f64(x1)) * sg_own_special_shifted_chebyshev_polynomial_u_f64(x2, (sg_trunc_f64(x1) - 1.0)))));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_t_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_t_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.shifted_chebyshev_polynomial_u: sg_shifted_chebyshev_u, polynomials.h */
template <typename S> __global__ void special_shifted_chebyshev_polynomial_u_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_shifted_chebyshev_polynomial_u_f32(x0, x1));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_u_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_u_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_shifted_chebyshev_polynomial_u_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_shifted_chebyshev_polynomial_u_f64(x0, x1));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_u_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_u_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.shifted_chebyshev_polynomial_u: grad * (4 * _gegenbauer(self + self - 1, trunc(n) - 1, 2.0)) */
template <typename S> __global__ void special_shifted_chebyshev_polynomial_u_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (4.0f * sg_own__gegenbauer_f32(((x1 + x1) - 1.0f), (sg_trunc_f32(x2) - 1.0f), 2.0f))));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_u_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_u_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_shifted_chebyshev_polynomial_u_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (4.0 * sg_own__gegenbauer_f64(((x1 + x1) - 1.0), (sg_trunc_f64(x2) - 1.0), 2.0))));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_u_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_u_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.shifted_chebyshev_polynomial_v: sg_shifted_chebyshev_v, polynomials.h */
template <typename S> __global__ void special_shifted_chebyshev_polynomial_v_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_shifted_chebyshev_polynomial_v_f32(x0, x1));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_v_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_v_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_shifted_chebyshev_polynomial_v_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_shifted_chebyshev_polynomial_v_f64(x0, x1));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_v_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_v_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.shifted_chebyshev_polynomial_v: grad * (4 * (_gegenbauer(self + self - 1, trunc(n) - 1, 2.0) - _gegenbauer(self + self - 1, trunc(n) - 2, 2.0))) */
template <typename S> __global__ void special_shifted_chebyshev_polynomial_v_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (4.0f * (sg_own__gegenbauer_f32(((x1 + x1) - 1.0f), (sg_trunc_f32(x2) - 1.0f), 2.0f) - sg_own__gegenbauer_f32(((x1 + x1) - 1.0f), (sg_trunc_f32(x2) - 2.0f), 2.0f)))));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_v_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_v_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_shifted_chebyshev_polynomial_v_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (4.0 * (sg_own__gegenbauer_f64(((x1 + x1) - 1.0), (sg_trunc_f64(x2) - 1.0), 2.0) - sg_own__gegenbauer_f64(((x1 + x1) - 1.0), (sg_trunc_f64(x2) - 2.0), 2.0)))));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_v_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_v_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.shifted_chebyshev_polynomial_w: sg_shifted_chebyshev_w, polynomials.h */
template <typename S> __global__ void special_shifted_chebyshev_polynomial_w_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_shifted_chebyshev_polynomial_w_f32(x0, x1));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_w_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_w_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_shifted_chebyshev_polynomial_w_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own_special_shifted_chebyshev_polynomial_w_f64(x0, x1));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_w_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_w_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.shifted_chebyshev_polynomial_w: grad * (4 * (_gegenbauer(self + self - 1, trunc(n) - 1, 2.0) + _gegenbauer(self + self - 1, trunc(n) - 2, 2.0))) */
template <typename S> __global__ void special_shifted_chebyshev_polynomial_w_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (4.0f * (sg_own__gegenbauer_f32(((x1 + x1) - 1.0f), (sg_trunc_f32(x2) - 1.0f), 2.0f) + sg_own__gegenbauer_f32(((x1 + x1) - 1.0f), (sg_trunc_f32(x2) - 2.0f), 2.0f)))));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_w_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_w_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_shifted_chebyshev_polynomial_w_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (4.0 * (sg_own__gegenbauer_f64(((x1 + x1) - 1.0), (sg_trunc_f64(x2) - 1.0), 2.0) + sg_own__gegenbauer_f64(((x1 + x1) - 1.0), (sg_trunc_f64(x2) - 2.0), 2.0)))));
    }
}
SG_LAUNCHER(special_shifted_chebyshev_polynomial_w_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_shifted_chebyshev_polynomial_w_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.laguerre_polynomial_l: _laguerre(self, n, 0.0) */
template <typename S> __global__ void special_laguerre_polynomial_l_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own__laguerre_f32(x0, x1, 0.0f));
    }
}
SG_LAUNCHER(special_laguerre_polynomial_l_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_laguerre_polynomial_l_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void special_laguerre_polynomial_l_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own__laguerre_f64(x0, x1, 0.0));
    }
}
SG_LAUNCHER(special_laguerre_polynomial_l_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_laguerre_polynomial_l_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.laguerre_polynomial_l: -grad * _laguerre(self, trunc(n) - 1, 1.0) */
template <typename S> __global__ void special_laguerre_polynomial_l_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * sg_own__laguerre_f32(x1, (sg_trunc_f32(x2) - 1.0f), 1.0f)));
    }
}
SG_LAUNCHER(special_laguerre_polynomial_l_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_laguerre_polynomial_l_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_laguerre_polynomial_l_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * sg_own__laguerre_f64(x1, (sg_trunc_f64(x2) - 1.0), 1.0)));
    }
}
SG_LAUNCHER(special_laguerre_polynomial_l_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_laguerre_polynomial_l_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* _laguerre: sg_laguerre, polynomials.h */
template <typename S> __global__ void _laguerre_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own__laguerre_f32(x0, x1, x2));
    }
}
SG_LAUNCHER(_laguerre_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_laguerre_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
__global__ void _laguerre_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own__laguerre_f64(x0, x1, x2));
    }
}
SG_LAUNCHER(_laguerre_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_laguerre_f64_kernel, n, stream, a0, a1, x2, r0, n); }

/* _laguerre: -grad * _laguerre(self, trunc(n) - 1, order + 1) */
template <typename S> __global__ void _laguerre_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * sg_own__laguerre_f32(x1, (sg_trunc_f32(x2) - 1.0f), x3)));
    }
}
SG_LAUNCHER(_laguerre_backward_self_f32, (const float *a0, const float *a1, const float *a2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_laguerre_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, x3, r0, n); }
__global__ void _laguerre_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * sg_own__laguerre_f64(x1, (sg_trunc_f64(x2) - 1.0), x3)));
    }
}
SG_LAUNCHER(_laguerre_backward_self_f64, (const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_laguerre_backward_self_f64_kernel, n, stream, a0, a1, a2, x3, r0, n); }

/* _gegenbauer: sg_gegenbauer, polynomials.h */
template <typename S> __global__ void _gegenbauer_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own__gegenbauer_f32(x0, x1, x2));
    }
}
SG_LAUNCHER(_gegenbauer_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_gegenbauer_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
__global__ void _gegenbauer_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_own__gegenbauer_f64(x0, x1, x2));
    }
}
SG_LAUNCHER(_gegenbauer_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_gegenbauer_f64_kernel, n, stream, a0, a1, x2, r0, n); }

/* _gegenbauer: grad * (2 * order * _gegenbauer(self, trunc(n) - 1, order + 1)) */
template <typename S> __global__ void _gegenbauer_backward_self_f32_kernel(const S *a0, float x1, const S *a2, const S *a3, float x4, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (x1 * sg_own__gegenbauer_f32(x2, (sg_trunc_f32(x3) - 1.0f), x4))));
    }
}
SG_LAUNCHER(_gegenbauer_backward_self_f32, (const float *a0, float x1, const float *a2, const float *a3, float x4, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_gegenbauer_backward_self_f32_kernel<float>, n, stream, a0, x1, a2, a3, x4, r0, n); }
__global__ void _gegenbauer_backward_self_f64_kernel(const double *a0, double x1, const double *a2, const double *a3, double x4, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (x1 * sg_own__gegenbauer_f64(x2, (sg_trunc_f64(x3) - 1.0), x4))));
    }
}
SG_LAUNCHER(_gegenbauer_backward_self_f64, (const double *a0, double x1, const double *a2, const double *a3, double x4, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_gegenbauer_backward_self_f64_kernel, n, stream, a0, x1, a2, a3, x4, r0, n); }
