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

/* _bessel_one_near: 0.5 + self * (0.0625 + self * (0.0026041666666666665 + self * (5.425347222222222e-05 + self * (6.781684027777778e-07 + self * (5.651403356481481e-09 + self * (3.363930569334215e-11 + self * (1.5017547184527747e-13 + self * (5.214426105738801e-16 + self * (1.4484516960385557e-18 + self * (3.2919356728148996e-21 + self * 6.234726653058522e-24)))))))))) */
template <typename S> __global__ void _bessel_one_near_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (0.5f + (x0 * (0.0625f + (x0 * (0.0026041666666666665f + (x0 * (5.425347222222222e-05f + (x0 * (6.781684027777778e-07f + (x0 * (5.651403356481481e-09f + (x0 * (3.363930569334215e-11f + (x0 * (1.5017547184527747e-13f + (x0 * (5.214426105738801e-16f + (x0 * (1.4484516960385557e-18f + (x0 * (3.2919356728148996e-21f + (x0 * 6.234726653058522e-24f)))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_one_near_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_one_near_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(_bessel_one_near_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_one_near_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(_bessel_one_near_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_one_near_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void _bessel_one_near_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (0.5 + (x0 * (0.0625 + (x0 * (0.0026041666666666665 + (x0 * (5.425347222222222e-05 + (x0 * (6.781684027777778e-07 + (x0 * (5.651403356481481e-09 + (x0 * (3.363930569334215e-11 + (x0 * (1.5017547184527747e-13 + (x0 * (5.214426105738801e-16 + (x0 * (1.4484516960385557e-18 + (x0 * (3.2919356728148996e-21 + (x0 * 6.234726653058522e-24)))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_one_near_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_one_near_f64_kernel, n, stream, a0, r0, n); }

/* _bessel_one_near: auto */
template <typename S> __global__ void _bessel_one_near_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((0.0625f + (x1 * (0.0026041666666666665f + (x1 * (5.425347222222222e-05f + (x1 * (6.781684027777778e-07f + (x1 * (5.651403356481481e-09f + (x1 * (3.363930569334215e-11f + (x1 * (1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))))))))))))))) + (x1 * ((0.0026041666666666665f + (x1 * (5.425347222222222e-05f + (x1 * (6.781684027777778e-07f + (x1 * (5.651403356481481e-09f + (x1 * (3.363930569334215e-11f + (x1 * (1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))))))))))))) + (x1 * ((5.425347222222222e-05f + (x1 * (6.781684027777778e-07f + (x1 * (5.651403356481481e-09f + (x1 * (3.363930569334215e-11f + (x1 * (1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))))))))))) + (x1 * ((6.781684027777778e-07f + (x1 * (5.651403356481481e-09f + (x1 * (3.363930569334215e-11f + (x1 * (1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))))))))) + (x1 * ((5.651403356481481e-09f + (x1 * (3.363930569334215e-11f + (x1 * (1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))))))) + (x1 * ((3.363930569334215e-11f + (x1 * (1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))))) + (x1 * ((1.5017547184527747e-13f + (x1 * (5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))))) + (x1 * ((5.214426105738801e-16f + (x1 * (1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))))) + (x1 * ((1.4484516960385557e-18f + (x1 * (3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)))) + (x1 * ((3.2919356728148996e-21f + (x1 * 6.234726653058522e-24f)) + (x1 * 6.234726653058522e-24f))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_one_near_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_one_near_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_bessel_one_near_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_one_near_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_bessel_one_near_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_one_near_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _bessel_one_near_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((0.0625 + (x1 * (0.0026041666666666665 + (x1 * (5.425347222222222e-05 + (x1 * (6.781684027777778e-07 + (x1 * (5.651403356481481e-09 + (x1 * (3.363930569334215e-11 + (x1 * (1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))))))))))))))) + (x1 * ((0.0026041666666666665 + (x1 * (5.425347222222222e-05 + (x1 * (6.781684027777778e-07 + (x1 * (5.651403356481481e-09 + (x1 * (3.363930569334215e-11 + (x1 * (1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))))))))))))) + (x1 * ((5.425347222222222e-05 + (x1 * (6.781684027777778e-07 + (x1 * (5.651403356481481e-09 + (x1 * (3.363930569334215e-11 + (x1 * (1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))))))))))) + (x1 * ((6.781684027777778e-07 + (x1 * (5.651403356481481e-09 + (x1 * (3.363930569334215e-11 + (x1 * (1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))))))))) + (x1 * ((5.651403356481481e-09 + (x1 * (3.363930569334215e-11 + (x1 * (1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))))))) + (x1 * ((3.363930569334215e-11 + (x1 * (1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))))) + (x1 * ((1.5017547184527747e-13 + (x1 * (5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))))) + (x1 * ((5.214426105738801e-16 + (x1 * (1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))))) + (x1 * ((1.4484516960385557e-18 + (x1 * (3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)))) + (x1 * ((3.2919356728148996e-21 + (x1 * 6.234726653058522e-24)) + (x1 * 6.234726653058522e-24))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_one_near_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_one_near_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

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

/* special.bessel_j1: grad * (special.bessel_j0(self) - where(near, _bessel_one_near(-close * close), result / where(near, 1, self))) */
template <typename S> __global__ void special_bessel_j1_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_own_special_bessel_j0_f32(x1) - ((sg_abs_f32(x1) < 1.0f) ? (0.5f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (0.0625f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (0.0026041666666666665f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (5.425347222222222e-05f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (6.781684027777778e-07f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (5.651403356481481e-09f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (3.363930569334215e-11f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (1.5017547184527747e-13f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (5.214426105738801e-16f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (1.4484516960385557e-18f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (3.2919356728148996e-21f + (((-((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * 6.234726653058522e-24f)))))))))))))))))))))) : (x2 / ((sg_abs_f32(x1) < 1.0f) ? 1.0f : x1))))));
    }
}
SG_LAUNCHER(special_bessel_j1_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_bessel_j1_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_bessel_j1_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_own_special_bessel_j0_f64(x1) - ((sg_abs_f64(x1) < 1.0) ? (0.5 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (0.0625 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (0.0026041666666666665 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (5.425347222222222e-05 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (6.781684027777778e-07 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (5.651403356481481e-09 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (3.363930569334215e-11 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (1.5017547184527747e-13 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (5.214426105738801e-16 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (1.4484516960385557e-18 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (3.2919356728148996e-21 + (((-((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * 6.234726653058522e-24)))))))))))))))))))))) : (x2 / ((sg_abs_f64(x1) < 1.0) ? 1.0 : x1))))));
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

/* _bessel_i_far_ratio: self * (0.5083630843755487 + (self - 0.06255) * (0.1434332636415573 + (self - 0.06255) * (0.17484804032101475 + (self - 0.06255) * (0.3643842154407383 + (self - 0.06255) * (1.1285890059324746 + (self - 0.06255) * (5.030938109102577 + (self - 0.06255) * (32.79799872301069 + (self - 0.06255) * (293.854930336034 + (self - 0.06255) * (2518.4321455825975 + (self - 0.06255) * (-524.6392099343657 + (self - 0.06255) * (-594514.3429739146 + (self - 0.06255) * (-9332488.549671536 + (self - 0.06255) * (27415800.94861956 + (self - 0.06255) * (2404307927.064745 + (self - 0.06255) * (7948532592.257836 + (self - 0.06255) * (-515091500852.2031 + (self - 0.06255) * (-2903669840422.1465 + (self - 0.06255) * (106475868585109.83 + (self - 0.06255) * (624545855823120.2 + (self - 0.06255) * (-1.9896813521633396e+16 + (self - 0.06255) * (-1.0087246207798909e+17 + (self - 0.06255) * (3.008440432194407e+18 + (self - 0.06255) * (1.22299688546899e+19 + (self - 0.06255) * (-3.289405930059264e+20 + (self - 0.06255) * (-1.0462033209030537e+21 + (self - 0.06255) * (2.255636493154797e+22 + (self - 0.06255) * (5.589828088797546e+22 + (self - 0.06255) * (-7.197242014122637e+23 + (self - 0.06255) * -1.3934548288590393e+24)))))))))))))))))))))))))))) */
template <typename S> __global__ void _bessel_i_far_ratio_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * (0.5083630843755487f + ((x0 - 0.06255f) * (0.1434332636415573f + ((x0 - 0.06255f) * (0.17484804032101475f + ((x0 - 0.06255f) * (0.3643842154407383f + ((x0 - 0.06255f) * (1.1285890059324746f + ((x0 - 0.06255f) * (5.030938109102577f + ((x0 - 0.06255f) * (32.79799872301069f + ((x0 - 0.06255f) * (293.854930336034f + ((x0 - 0.06255f) * (2518.4321455825975f + ((x0 - 0.06255f) * ((-524.6392099343657f) + ((x0 - 0.06255f) * ((-594514.3429739146f) + ((x0 - 0.06255f) * ((-9332488.549671536f) + ((x0 - 0.06255f) * (27415800.94861956f + ((x0 - 0.06255f) * (2404307927.064745f + ((x0 - 0.06255f) * (7948532592.257836f + ((x0 - 0.06255f) * ((-515091500852.2031f) + ((x0 - 0.06255f) * ((-2903669840422.1465f) + ((x0 - 0.06255f) * (106475868585109.83f + ((x0 - 0.06255f) * (624545855823120.2f + ((x0 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x0 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x0 - 0.06255f) * (3.008440432194407e+18f + ((x0 - 0.06255f) * (1.22299688546899e+19f + ((x0 - 0.06255f) * ((-3.289405930059264e+20f) + ((x0 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x0 - 0.06255f) * (2.255636493154797e+22f + ((x0 - 0.06255f) * (5.589828088797546e+22f + ((x0 - 0.06255f) * ((-7.197242014122637e+23f) + ((x0 - 0.06255f) * (-1.3934548288590393e+24f)))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_i_far_ratio_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_far_ratio_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(_bessel_i_far_ratio_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_far_ratio_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(_bessel_i_far_ratio_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_far_ratio_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void _bessel_i_far_ratio_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * (0.5083630843755487 + ((x0 - 0.06255) * (0.1434332636415573 + ((x0 - 0.06255) * (0.17484804032101475 + ((x0 - 0.06255) * (0.3643842154407383 + ((x0 - 0.06255) * (1.1285890059324746 + ((x0 - 0.06255) * (5.030938109102577 + ((x0 - 0.06255) * (32.79799872301069 + ((x0 - 0.06255) * (293.854930336034 + ((x0 - 0.06255) * (2518.4321455825975 + ((x0 - 0.06255) * ((-524.6392099343657) + ((x0 - 0.06255) * ((-594514.3429739146) + ((x0 - 0.06255) * ((-9332488.549671536) + ((x0 - 0.06255) * (27415800.94861956 + ((x0 - 0.06255) * (2404307927.064745 + ((x0 - 0.06255) * (7948532592.257836 + ((x0 - 0.06255) * ((-515091500852.2031) + ((x0 - 0.06255) * ((-2903669840422.1465) + ((x0 - 0.06255) * (106475868585109.83 + ((x0 - 0.06255) * (624545855823120.2 + ((x0 - 0.06255) * ((-1.9896813521633396e+16) + ((x0 - 0.06255) * ((-1.0087246207798909e+17) + ((x0 - 0.06255) * (3.008440432194407e+18 + ((x0 - 0.06255) * (1.22299688546899e+19 + ((x0 - 0.06255) * ((-3.289405930059264e+20) + ((x0 - 0.06255) * ((-1.0462033209030537e+21) + ((x0 - 0.06255) * (2.255636493154797e+22 + ((x0 - 0.06255) * (5.589828088797546e+22 + ((x0 - 0.06255) * ((-7.197242014122637e+23) + ((x0 - 0.06255) * (-1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_i_far_ratio_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_far_ratio_f64_kernel, n, stream, a0, r0, n); }

/* _bessel_i_far_ratio: auto */
template <typename S> __global__ void _bessel_i_far_ratio_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((0.5083630843755487f + ((x1 - 0.06255f) * (0.1434332636415573f + ((x1 - 0.06255f) * (0.17484804032101475f + ((x1 - 0.06255f) * (0.3643842154407383f + ((x1 - 0.06255f) * (1.1285890059324746f + ((x1 - 0.06255f) * (5.030938109102577f + ((x1 - 0.06255f) * (32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))))))))))))) + (x1 * ((0.1434332636415573f + ((x1 - 0.06255f) * (0.17484804032101475f + ((x1 - 0.06255f) * (0.3643842154407383f + ((x1 - 0.06255f) * (1.1285890059324746f + ((x1 - 0.06255f) * (5.030938109102577f + ((x1 - 0.06255f) * (32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((0.17484804032101475f + ((x1 - 0.06255f) * (0.3643842154407383f + ((x1 - 0.06255f) * (1.1285890059324746f + ((x1 - 0.06255f) * (5.030938109102577f + ((x1 - 0.06255f) * (32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((0.3643842154407383f + ((x1 - 0.06255f) * (1.1285890059324746f + ((x1 - 0.06255f) * (5.030938109102577f + ((x1 - 0.06255f) * (32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((1.1285890059324746f + ((x1 - 0.06255f) * (5.030938109102577f + ((x1 - 0.06255f) * (32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((5.030938109102577f + ((x1 - 0.06255f) * (32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((32.79799872301069f + ((x1 - 0.06255f) * (293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((293.854930336034f + ((x1 - 0.06255f) * (2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((2518.4321455825975f + ((x1 - 0.06255f) * ((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * (((-524.6392099343657f) + ((x1 - 0.06255f) * ((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * (((-594514.3429739146f) + ((x1 - 0.06255f) * ((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * (((-9332488.549671536f) + ((x1 - 0.06255f) * (27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((27415800.94861956f + ((x1 - 0.06255f) * (2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((2404307927.064745f + ((x1 - 0.06255f) * (7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((7948532592.257836f + ((x1 - 0.06255f) * ((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))))) + ((x1 - 0.06255f) * (((-515091500852.2031f) + ((x1 - 0.06255f) * ((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))))) + ((x1 - 0.06255f) * (((-2903669840422.1465f) + ((x1 - 0.06255f) * (106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))))) + ((x1 - 0.06255f) * ((106475868585109.83f + ((x1 - 0.06255f) * (624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))))) + ((x1 - 0.06255f) * ((624545855823120.2f + ((x1 - 0.06255f) * ((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))))) + ((x1 - 0.06255f) * (((-1.9896813521633396e+16f) + ((x1 - 0.06255f) * ((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))))) + ((x1 - 0.06255f) * (((-1.0087246207798909e+17f) + ((x1 - 0.06255f) * (3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))))) + ((x1 - 0.06255f) * ((3.008440432194407e+18f + ((x1 - 0.06255f) * (1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))))) + ((x1 - 0.06255f) * ((1.22299688546899e+19f + ((x1 - 0.06255f) * ((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))))) + ((x1 - 0.06255f) * (((-3.289405930059264e+20f) + ((x1 - 0.06255f) * ((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))))) + ((x1 - 0.06255f) * (((-1.0462033209030537e+21f) + ((x1 - 0.06255f) * (2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))))) + ((x1 - 0.06255f) * ((2.255636493154797e+22f + ((x1 - 0.06255f) * (5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))))) + ((x1 - 0.06255f) * ((5.589828088797546e+22f + ((x1 - 0.06255f) * ((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))))) + ((x1 - 0.06255f) * (((-7.197242014122637e+23f) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f))) + ((x1 - 0.06255f) * (-1.3934548288590393e+24f)))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_i_far_ratio_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_far_ratio_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_bessel_i_far_ratio_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_far_ratio_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_bessel_i_far_ratio_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_far_ratio_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _bessel_i_far_ratio_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((0.5083630843755487 + ((x1 - 0.06255) * (0.1434332636415573 + ((x1 - 0.06255) * (0.17484804032101475 + ((x1 - 0.06255) * (0.3643842154407383 + ((x1 - 0.06255) * (1.1285890059324746 + ((x1 - 0.06255) * (5.030938109102577 + ((x1 - 0.06255) * (32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))))))))))) + (x1 * ((0.1434332636415573 + ((x1 - 0.06255) * (0.17484804032101475 + ((x1 - 0.06255) * (0.3643842154407383 + ((x1 - 0.06255) * (1.1285890059324746 + ((x1 - 0.06255) * (5.030938109102577 + ((x1 - 0.06255) * (32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((0.17484804032101475 + ((x1 - 0.06255) * (0.3643842154407383 + ((x1 - 0.06255) * (1.1285890059324746 + ((x1 - 0.06255) * (5.030938109102577 + ((x1 - 0.06255) * (32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((0.3643842154407383 + ((x1 - 0.06255) * (1.1285890059324746 + ((x1 - 0.06255) * (5.030938109102577 + ((x1 - 0.06255) * (32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((1.1285890059324746 + ((x1 - 0.06255) * (5.030938109102577 + ((x1 - 0.06255) * (32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((5.030938109102577 + ((x1 - 0.06255) * (32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((32.79799872301069 + ((x1 - 0.06255) * (293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((293.854930336034 + ((x1 - 0.06255) * (2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((2518.4321455825975 + ((x1 - 0.06255) * ((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * (((-524.6392099343657) + ((x1 - 0.06255) * ((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * (((-594514.3429739146) + ((x1 - 0.06255) * ((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * (((-9332488.549671536) + ((x1 - 0.06255) * (27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((27415800.94861956 + ((x1 - 0.06255) * (2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((2404307927.064745 + ((x1 - 0.06255) * (7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))))) + ((x1 - 0.06255) * ((7948532592.257836 + ((x1 - 0.06255) * ((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))))) + ((x1 - 0.06255) * (((-515091500852.2031) + ((x1 - 0.06255) * ((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))))) + ((x1 - 0.06255) * (((-2903669840422.1465) + ((x1 - 0.06255) * (106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))))) + ((x1 - 0.06255) * ((106475868585109.83 + ((x1 - 0.06255) * (624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))))) + ((x1 - 0.06255) * ((624545855823120.2 + ((x1 - 0.06255) * ((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))))) + ((x1 - 0.06255) * (((-1.9896813521633396e+16) + ((x1 - 0.06255) * ((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))))) + ((x1 - 0.06255) * (((-1.0087246207798909e+17) + ((x1 - 0.06255) * (3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))))) + ((x1 - 0.06255) * ((3.008440432194407e+18 + ((x1 - 0.06255) * (1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))))) + ((x1 - 0.06255) * ((1.22299688546899e+19 + ((x1 - 0.06255) * ((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))))) + ((x1 - 0.06255) * (((-3.289405930059264e+20) + ((x1 - 0.06255) * ((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))))) + ((x1 - 0.06255) * (((-1.0462033209030537e+21) + ((x1 - 0.06255) * (2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))))) + ((x1 - 0.06255) * ((2.255636493154797e+22 + ((x1 - 0.06255) * (5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))))) + ((x1 - 0.06255) * ((5.589828088797546e+22 + ((x1 - 0.06255) * ((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))))) + ((x1 - 0.06255) * (((-7.197242014122637e+23) + ((x1 - 0.06255) * (-1.3934548288590393e+24))) + ((x1 - 0.06255) * (-1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_i_far_ratio_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_far_ratio_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* _bessel_i_near_ratio: (1.0 + self * (-0.34178454915948675 + self * (0.1639331235654304 + self * (-0.022152891233644258 + self * (0.005280638038581911 + self * (-0.00031673504637106715 + self * (5.6581732307856525e-05 + self * (-9.547631133733102e-07 + self * (2.40664281444382e-07 + self * (2.323167925404731e-09 + self * (3.8809206814534363e-10 + self * (5.12083590882573e-12 + self * 1.2491905761374222e-14)))))))))))) / (1.0 + self * (0.1582154508405131 + self * (0.24304084898569048 + self * (0.036867533259164226 + self * (0.013825938990835788 + self * (0.001822848053413296 + self * (0.0003118625448205047 + self * (3.216624676617925e-05 + self * (3.1692523516678147e-06 + self * (2.287988896372217e-07 + self * (1.3377630325430861e-08 + self * (5.525197149949198e-10 + self * 1.3656865139606415e-11)))))))))))) */
template <typename S> __global__ void _bessel_i_near_ratio_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((1.0f + (x0 * ((-0.34178454915948675f) + (x0 * (0.1639331235654304f + (x0 * ((-0.022152891233644258f) + (x0 * (0.005280638038581911f + (x0 * ((-0.00031673504637106715f) + (x0 * (5.6581732307856525e-05f + (x0 * ((-9.547631133733102e-07f) + (x0 * (2.40664281444382e-07f + (x0 * (2.323167925404731e-09f + (x0 * (3.8809206814534363e-10f + (x0 * (5.12083590882573e-12f + (x0 * 1.2491905761374222e-14f)))))))))))))))))))))))) / (1.0f + (x0 * (0.1582154508405131f + (x0 * (0.24304084898569048f + (x0 * (0.036867533259164226f + (x0 * (0.013825938990835788f + (x0 * (0.001822848053413296f + (x0 * (0.0003118625448205047f + (x0 * (3.216624676617925e-05f + (x0 * (3.1692523516678147e-06f + (x0 * (2.287988896372217e-07f + (x0 * (1.3377630325430861e-08f + (x0 * (5.525197149949198e-10f + (x0 * 1.3656865139606415e-11f))))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_i_near_ratio_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_near_ratio_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(_bessel_i_near_ratio_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_near_ratio_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(_bessel_i_near_ratio_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_near_ratio_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void _bessel_i_near_ratio_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((1.0 + (x0 * ((-0.34178454915948675) + (x0 * (0.1639331235654304 + (x0 * ((-0.022152891233644258) + (x0 * (0.005280638038581911 + (x0 * ((-0.00031673504637106715) + (x0 * (5.6581732307856525e-05 + (x0 * ((-9.547631133733102e-07) + (x0 * (2.40664281444382e-07 + (x0 * (2.323167925404731e-09 + (x0 * (3.8809206814534363e-10 + (x0 * (5.12083590882573e-12 + (x0 * 1.2491905761374222e-14)))))))))))))))))))))))) / (1.0 + (x0 * (0.1582154508405131 + (x0 * (0.24304084898569048 + (x0 * (0.036867533259164226 + (x0 * (0.013825938990835788 + (x0 * (0.001822848053413296 + (x0 * (0.0003118625448205047 + (x0 * (3.216624676617925e-05 + (x0 * (3.1692523516678147e-06 + (x0 * (2.287988896372217e-07 + (x0 * (1.3377630325430861e-08 + (x0 * (5.525197149949198e-10 + (x0 * 1.3656865139606415e-11))))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_i_near_ratio_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_near_ratio_f64_kernel, n, stream, a0, r0, n); }

/* _bessel_i_near_ratio: auto */
template <typename S> __global__ void _bessel_i_near_ratio_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (((1.0f / (1.0f + (x1 * (0.1582154508405131f + (x1 * (0.24304084898569048f + (x1 * (0.036867533259164226f + (x1 * (0.013825938990835788f + (x1 * (0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f))))))))))))))))))))))))) * (((-0.34178454915948675f) + (x1 * (0.1639331235654304f + (x1 * ((-0.022152891233644258f) + (x1 * (0.005280638038581911f + (x1 * ((-0.00031673504637106715f) + (x1 * (5.6581732307856525e-05f + (x1 * ((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))))))))))))))) + (x1 * ((0.1639331235654304f + (x1 * ((-0.022152891233644258f) + (x1 * (0.005280638038581911f + (x1 * ((-0.00031673504637106715f) + (x1 * (5.6581732307856525e-05f + (x1 * ((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))))))))))))) + (x1 * (((-0.022152891233644258f) + (x1 * (0.005280638038581911f + (x1 * ((-0.00031673504637106715f) + (x1 * (5.6581732307856525e-05f + (x1 * ((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))))))))))) + (x1 * ((0.005280638038581911f + (x1 * ((-0.00031673504637106715f) + (x1 * (5.6581732307856525e-05f + (x1 * ((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))))))))) + (x1 * (((-0.00031673504637106715f) + (x1 * (5.6581732307856525e-05f + (x1 * ((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))))))) + (x1 * ((5.6581732307856525e-05f + (x1 * ((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))))) + (x1 * (((-9.547631133733102e-07f) + (x1 * (2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))))) + (x1 * ((2.40664281444382e-07f + (x1 * (2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))))) + (x1 * ((2.323167925404731e-09f + (x1 * (3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))))) + (x1 * ((3.8809206814534363e-10f + (x1 * (5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)))) + (x1 * ((5.12083590882573e-12f + (x1 * 1.2491905761374222e-14f)) + (x1 * 1.2491905761374222e-14f))))))))))))))))))))))) + (((-x2) / (1.0f + (x1 * (0.1582154508405131f + (x1 * (0.24304084898569048f + (x1 * (0.036867533259164226f + (x1 * (0.013825938990835788f + (x1 * (0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f))))))))))))))))))))))))) * ((0.1582154508405131f + (x1 * (0.24304084898569048f + (x1 * (0.036867533259164226f + (x1 * (0.013825938990835788f + (x1 * (0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))))))))))))))) + (x1 * ((0.24304084898569048f + (x1 * (0.036867533259164226f + (x1 * (0.013825938990835788f + (x1 * (0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))))))))))))) + (x1 * ((0.036867533259164226f + (x1 * (0.013825938990835788f + (x1 * (0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))))))))))) + (x1 * ((0.013825938990835788f + (x1 * (0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))))))))) + (x1 * ((0.001822848053413296f + (x1 * (0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))))))) + (x1 * ((0.0003118625448205047f + (x1 * (3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))))) + (x1 * ((3.216624676617925e-05f + (x1 * (3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))))) + (x1 * ((3.1692523516678147e-06f + (x1 * (2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))))) + (x1 * ((2.287988896372217e-07f + (x1 * (1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))))) + (x1 * ((1.3377630325430861e-08f + (x1 * (5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)))) + (x1 * ((5.525197149949198e-10f + (x1 * 1.3656865139606415e-11f)) + (x1 * 1.3656865139606415e-11f))))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_i_near_ratio_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_near_ratio_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_bessel_i_near_ratio_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_near_ratio_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_bessel_i_near_ratio_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_near_ratio_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _bessel_i_near_ratio_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (((1.0 / (1.0 + (x1 * (0.1582154508405131 + (x1 * (0.24304084898569048 + (x1 * (0.036867533259164226 + (x1 * (0.013825938990835788 + (x1 * (0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11))))))))))))))))))))))))) * (((-0.34178454915948675) + (x1 * (0.1639331235654304 + (x1 * ((-0.022152891233644258) + (x1 * (0.005280638038581911 + (x1 * ((-0.00031673504637106715) + (x1 * (5.6581732307856525e-05 + (x1 * ((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))))))))))))))) + (x1 * ((0.1639331235654304 + (x1 * ((-0.022152891233644258) + (x1 * (0.005280638038581911 + (x1 * ((-0.00031673504637106715) + (x1 * (5.6581732307856525e-05 + (x1 * ((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))))))))))))) + (x1 * (((-0.022152891233644258) + (x1 * (0.005280638038581911 + (x1 * ((-0.00031673504637106715) + (x1 * (5.6581732307856525e-05 + (x1 * ((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))))))))))) + (x1 * ((0.005280638038581911 + (x1 * ((-0.00031673504637106715) + (x1 * (5.6581732307856525e-05 + (x1 * ((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))))))))) + (x1 * (((-0.00031673504637106715) + (x1 * (5.6581732307856525e-05 + (x1 * ((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))))))) + (x1 * ((5.6581732307856525e-05 + (x1 * ((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))))) + (x1 * (((-9.547631133733102e-07) + (x1 * (2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))))) + (x1 * ((2.40664281444382e-07 + (x1 * (2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))))) + (x1 * ((2.323167925404731e-09 + (x1 * (3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))))) + (x1 * ((3.8809206814534363e-10 + (x1 * (5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)))) + (x1 * ((5.12083590882573e-12 + (x1 * 1.2491905761374222e-14)) + (x1 * 1.2491905761374222e-14))))))))))))))))))))))) + (((-x2) / (1.0 + (x1 * (0.1582154508405131 + (x1 * (0.24304084898569048 + (x1 * (0.036867533259164226 + (x1 * (0.013825938990835788 + (x1 * (0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11))))))))))))))))))))))))) * ((0.1582154508405131 + (x1 * (0.24304084898569048 + (x1 * (0.036867533259164226 + (x1 * (0.013825938990835788 + (x1 * (0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))))))))))))))) + (x1 * ((0.24304084898569048 + (x1 * (0.036867533259164226 + (x1 * (0.013825938990835788 + (x1 * (0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))))))))))))) + (x1 * ((0.036867533259164226 + (x1 * (0.013825938990835788 + (x1 * (0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))))))))))) + (x1 * ((0.013825938990835788 + (x1 * (0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))))))))) + (x1 * ((0.001822848053413296 + (x1 * (0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))))))) + (x1 * ((0.0003118625448205047 + (x1 * (3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))))) + (x1 * ((3.216624676617925e-05 + (x1 * (3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))))) + (x1 * ((3.1692523516678147e-06 + (x1 * (2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))))) + (x1 * ((2.287988896372217e-07 + (x1 * (1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))))) + (x1 * ((1.3377630325430861e-08 + (x1 * (5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)))) + (x1 * ((5.525197149949198e-10 + (x1 * 1.3656865139606415e-11)) + (x1 * 1.3656865139606415e-11))))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_i_near_ratio_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i_near_ratio_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* _bessel_k_ratio: self * (0.5 + self * (12.180717646501364 + self * (118.55677540242422 + self * (601.0616782934165 + self * (1737.144758331701 + self * (2948.933059034984 + self * (2928.5466043594656 + self * (1647.216740685487 + self * (491.2966063273824 + self * (68.96298854210292 + self * (3.6139857954013874 + self * 0.039495622836185115))))))))))) / (1.0 + self * (24.611435293002707 + self * (243.0164096281032 + self * (1257.115225170269 + self * (3736.6155624772223 + self * (6594.768398776063 + self * (6910.381996594533 + self * (4185.332964186378 + self * (1382.994790554742 + self * (224.3604436334091 + self * (14.591034020851074 + self * 0.23326491129530763))))))))))) */
template <typename S> __global__ void _bessel_k_ratio_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * (0.5f + (x0 * (12.180717646501364f + (x0 * (118.55677540242422f + (x0 * (601.0616782934165f + (x0 * (1737.144758331701f + (x0 * (2948.933059034984f + (x0 * (2928.5466043594656f + (x0 * (1647.216740685487f + (x0 * (491.2966063273824f + (x0 * (68.96298854210292f + (x0 * (3.6139857954013874f + (x0 * 0.039495622836185115f))))))))))))))))))))))) / (1.0f + (x0 * (24.611435293002707f + (x0 * (243.0164096281032f + (x0 * (1257.115225170269f + (x0 * (3736.6155624772223f + (x0 * (6594.768398776063f + (x0 * (6910.381996594533f + (x0 * (4185.332964186378f + (x0 * (1382.994790554742f + (x0 * (224.3604436334091f + (x0 * (14.591034020851074f + (x0 * 0.23326491129530763f))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_k_ratio_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_k_ratio_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(_bessel_k_ratio_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_k_ratio_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(_bessel_k_ratio_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_k_ratio_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void _bessel_k_ratio_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * (0.5 + (x0 * (12.180717646501364 + (x0 * (118.55677540242422 + (x0 * (601.0616782934165 + (x0 * (1737.144758331701 + (x0 * (2948.933059034984 + (x0 * (2928.5466043594656 + (x0 * (1647.216740685487 + (x0 * (491.2966063273824 + (x0 * (68.96298854210292 + (x0 * (3.6139857954013874 + (x0 * 0.039495622836185115))))))))))))))))))))))) / (1.0 + (x0 * (24.611435293002707 + (x0 * (243.0164096281032 + (x0 * (1257.115225170269 + (x0 * (3736.6155624772223 + (x0 * (6594.768398776063 + (x0 * (6910.381996594533 + (x0 * (4185.332964186378 + (x0 * (1382.994790554742 + (x0 * (224.3604436334091 + (x0 * (14.591034020851074 + (x0 * 0.23326491129530763))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_k_ratio_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_k_ratio_f64_kernel, n, stream, a0, r0, n); }

/* _bessel_k_ratio: auto */
template <typename S> __global__ void _bessel_k_ratio_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (((1.0f / (1.0f + (x1 * (24.611435293002707f + (x1 * (243.0164096281032f + (x1 * (1257.115225170269f + (x1 * (3736.6155624772223f + (x1 * (6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f))))))))))))))))))))))) * ((0.5f + (x1 * (12.180717646501364f + (x1 * (118.55677540242422f + (x1 * (601.0616782934165f + (x1 * (1737.144758331701f + (x1 * (2948.933059034984f + (x1 * (2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))))))))))))))) + (x1 * ((12.180717646501364f + (x1 * (118.55677540242422f + (x1 * (601.0616782934165f + (x1 * (1737.144758331701f + (x1 * (2948.933059034984f + (x1 * (2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))))))))))))) + (x1 * ((118.55677540242422f + (x1 * (601.0616782934165f + (x1 * (1737.144758331701f + (x1 * (2948.933059034984f + (x1 * (2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))))))))))) + (x1 * ((601.0616782934165f + (x1 * (1737.144758331701f + (x1 * (2948.933059034984f + (x1 * (2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))))))))) + (x1 * ((1737.144758331701f + (x1 * (2948.933059034984f + (x1 * (2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))))))) + (x1 * ((2948.933059034984f + (x1 * (2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))))) + (x1 * ((2928.5466043594656f + (x1 * (1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))))) + (x1 * ((1647.216740685487f + (x1 * (491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))))) + (x1 * ((491.2966063273824f + (x1 * (68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))))) + (x1 * ((68.96298854210292f + (x1 * (3.6139857954013874f + (x1 * 0.039495622836185115f)))) + (x1 * ((3.6139857954013874f + (x1 * 0.039495622836185115f)) + (x1 * 0.039495622836185115f))))))))))))))))))))))) + (((-x2) / (1.0f + (x1 * (24.611435293002707f + (x1 * (243.0164096281032f + (x1 * (1257.115225170269f + (x1 * (3736.6155624772223f + (x1 * (6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f))))))))))))))))))))))) * ((24.611435293002707f + (x1 * (243.0164096281032f + (x1 * (1257.115225170269f + (x1 * (3736.6155624772223f + (x1 * (6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))))))))))))))) + (x1 * ((243.0164096281032f + (x1 * (1257.115225170269f + (x1 * (3736.6155624772223f + (x1 * (6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))))))))))))) + (x1 * ((1257.115225170269f + (x1 * (3736.6155624772223f + (x1 * (6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))))))))))) + (x1 * ((3736.6155624772223f + (x1 * (6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))))))))) + (x1 * ((6594.768398776063f + (x1 * (6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))))))) + (x1 * ((6910.381996594533f + (x1 * (4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))))) + (x1 * ((4185.332964186378f + (x1 * (1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))))) + (x1 * ((1382.994790554742f + (x1 * (224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))))) + (x1 * ((224.3604436334091f + (x1 * (14.591034020851074f + (x1 * 0.23326491129530763f)))) + (x1 * ((14.591034020851074f + (x1 * 0.23326491129530763f)) + (x1 * 0.23326491129530763f))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_k_ratio_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_k_ratio_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_bessel_k_ratio_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_k_ratio_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_bessel_k_ratio_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_k_ratio_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _bessel_k_ratio_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (((1.0 / (1.0 + (x1 * (24.611435293002707 + (x1 * (243.0164096281032 + (x1 * (1257.115225170269 + (x1 * (3736.6155624772223 + (x1 * (6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763))))))))))))))))))))))) * ((0.5 + (x1 * (12.180717646501364 + (x1 * (118.55677540242422 + (x1 * (601.0616782934165 + (x1 * (1737.144758331701 + (x1 * (2948.933059034984 + (x1 * (2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))))))))))))))) + (x1 * ((12.180717646501364 + (x1 * (118.55677540242422 + (x1 * (601.0616782934165 + (x1 * (1737.144758331701 + (x1 * (2948.933059034984 + (x1 * (2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))))))))))))) + (x1 * ((118.55677540242422 + (x1 * (601.0616782934165 + (x1 * (1737.144758331701 + (x1 * (2948.933059034984 + (x1 * (2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))))))))))) + (x1 * ((601.0616782934165 + (x1 * (1737.144758331701 + (x1 * (2948.933059034984 + (x1 * (2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))))))))) + (x1 * ((1737.144758331701 + (x1 * (2948.933059034984 + (x1 * (2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))))))) + (x1 * ((2948.933059034984 + (x1 * (2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))))) + (x1 * ((2928.5466043594656 + (x1 * (1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))))) + (x1 * ((1647.216740685487 + (x1 * (491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))))) + (x1 * ((491.2966063273824 + (x1 * (68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))))) + (x1 * ((68.96298854210292 + (x1 * (3.6139857954013874 + (x1 * 0.039495622836185115)))) + (x1 * ((3.6139857954013874 + (x1 * 0.039495622836185115)) + (x1 * 0.039495622836185115))))))))))))))))))))))) + (((-x2) / (1.0 + (x1 * (24.611435293002707 + (x1 * (243.0164096281032 + (x1 * (1257.115225170269 + (x1 * (3736.6155624772223 + (x1 * (6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763))))))))))))))))))))))) * ((24.611435293002707 + (x1 * (243.0164096281032 + (x1 * (1257.115225170269 + (x1 * (3736.6155624772223 + (x1 * (6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))))))))))))))) + (x1 * ((243.0164096281032 + (x1 * (1257.115225170269 + (x1 * (3736.6155624772223 + (x1 * (6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))))))))))))) + (x1 * ((1257.115225170269 + (x1 * (3736.6155624772223 + (x1 * (6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))))))))))) + (x1 * ((3736.6155624772223 + (x1 * (6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))))))))) + (x1 * ((6594.768398776063 + (x1 * (6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))))))) + (x1 * ((6910.381996594533 + (x1 * (4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))))) + (x1 * ((4185.332964186378 + (x1 * (1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))))) + (x1 * ((1382.994790554742 + (x1 * (224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))))) + (x1 * ((224.3604436334091 + (x1 * (14.591034020851074 + (x1 * 0.23326491129530763)))) + (x1 * ((14.591034020851074 + (x1 * 0.23326491129530763)) + (x1 * 0.23326491129530763))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_k_ratio_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_k_ratio_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* _bessel_i1e_near_slope: (1.5451269149780273 - self + 3.4301451534241393e-07) * ( 0.0066955112877323765 + (4 - self) * (0.004139580049817576 + (4 - self) * (0.001718732159992215 + (4 - self) * (0.000580083838908179 + (4 - self) * (0.00016877249651609492 + (4 - self) * (4.343650434630117e-05 + (4 - self) * (1.0033994131332048e-05 + (4 - self) * (2.1012653673641953e-06 + (4 - self) * (4.020100281953166e-07 + (4 - self) * (7.071813346182076e-08 + (4 - self) * (1.1507102894861157e-08 + (4 - self) * (1.7353486714091238e-09 + (4 - self) * (2.485993599434261e-10 + (4 - self) * (3.0086128355380214e-11 + (4 - self) * (5.426160229644531e-12 + (4 - self) * (-1.9657802972038255e-13 + (4 - self) * (3.151151281010181e-13 + (4 - self) * (-7.79083381908475e-14 + (4 - self) * (2.1896626492829537e-14 + (4 - self) * (-4.282480618264581e-15 + (4 - self) * (6.903664639842492e-16 + (4 - self) * (-8.127347541804879e-17 + (4 - self) * (6.990009275663158e-18 + (4 - self) * (-3.7937008146380816e-19 + (4 - self) * 1.0791575332549025e-20)))))))))))))))))))))))) */
template <typename S> __global__ void _bessel_i1e_near_slope_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (((1.5451269149780273f - x0) + 3.4301451534241393e-07f) * (0.0066955112877323765f + ((4.0f - x0) * (0.004139580049817576f + ((4.0f - x0) * (0.001718732159992215f + ((4.0f - x0) * (0.000580083838908179f + ((4.0f - x0) * (0.00016877249651609492f + ((4.0f - x0) * (4.343650434630117e-05f + ((4.0f - x0) * (1.0033994131332048e-05f + ((4.0f - x0) * (2.1012653673641953e-06f + ((4.0f - x0) * (4.020100281953166e-07f + ((4.0f - x0) * (7.071813346182076e-08f + ((4.0f - x0) * (1.1507102894861157e-08f + ((4.0f - x0) * (1.7353486714091238e-09f + ((4.0f - x0) * (2.485993599434261e-10f + ((4.0f - x0) * (3.0086128355380214e-11f + ((4.0f - x0) * (5.426160229644531e-12f + ((4.0f - x0) * ((-1.9657802972038255e-13f) + ((4.0f - x0) * (3.151151281010181e-13f + ((4.0f - x0) * ((-7.79083381908475e-14f) + ((4.0f - x0) * (2.1896626492829537e-14f + ((4.0f - x0) * ((-4.282480618264581e-15f) + ((4.0f - x0) * (6.903664639842492e-16f + ((4.0f - x0) * ((-8.127347541804879e-17f) + ((4.0f - x0) * (6.990009275663158e-18f + ((4.0f - x0) * ((-3.7937008146380816e-19f) + ((4.0f - x0) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_i1e_near_slope_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i1e_near_slope_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(_bessel_i1e_near_slope_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i1e_near_slope_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(_bessel_i1e_near_slope_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i1e_near_slope_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void _bessel_i1e_near_slope_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (((1.5451269149780273 - x0) + 3.4301451534241393e-07) * (0.0066955112877323765 + ((4.0 - x0) * (0.004139580049817576 + ((4.0 - x0) * (0.001718732159992215 + ((4.0 - x0) * (0.000580083838908179 + ((4.0 - x0) * (0.00016877249651609492 + ((4.0 - x0) * (4.343650434630117e-05 + ((4.0 - x0) * (1.0033994131332048e-05 + ((4.0 - x0) * (2.1012653673641953e-06 + ((4.0 - x0) * (4.020100281953166e-07 + ((4.0 - x0) * (7.071813346182076e-08 + ((4.0 - x0) * (1.1507102894861157e-08 + ((4.0 - x0) * (1.7353486714091238e-09 + ((4.0 - x0) * (2.485993599434261e-10 + ((4.0 - x0) * (3.0086128355380214e-11 + ((4.0 - x0) * (5.426160229644531e-12 + ((4.0 - x0) * ((-1.9657802972038255e-13) + ((4.0 - x0) * (3.151151281010181e-13 + ((4.0 - x0) * ((-7.79083381908475e-14) + ((4.0 - x0) * (2.1896626492829537e-14 + ((4.0 - x0) * ((-4.282480618264581e-15) + ((4.0 - x0) * (6.903664639842492e-16 + ((4.0 - x0) * ((-8.127347541804879e-17) + ((4.0 - x0) * (6.990009275663158e-18 + ((4.0 - x0) * ((-3.7937008146380816e-19) + ((4.0 - x0) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_i1e_near_slope_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i1e_near_slope_f64_kernel, n, stream, a0, r0, n); }

/* _bessel_i1e_near_slope: auto */
template <typename S> __global__ void _bessel_i1e_near_slope_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((-(0.0066955112877323765f + ((4.0f - x1) * (0.004139580049817576f + ((4.0f - x1) * (0.001718732159992215f + ((4.0f - x1) * (0.000580083838908179f + ((4.0f - x1) * (0.00016877249651609492f + ((4.0f - x1) * (4.343650434630117e-05f + ((4.0f - x1) * (1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))))))))))) + (((1.5451269149780273f - x1) + 3.4301451534241393e-07f) * ((-(0.004139580049817576f + ((4.0f - x1) * (0.001718732159992215f + ((4.0f - x1) * (0.000580083838908179f + ((4.0f - x1) * (0.00016877249651609492f + ((4.0f - x1) * (4.343650434630117e-05f + ((4.0f - x1) * (1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(0.001718732159992215f + ((4.0f - x1) * (0.000580083838908179f + ((4.0f - x1) * (0.00016877249651609492f + ((4.0f - x1) * (4.343650434630117e-05f + ((4.0f - x1) * (1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(0.000580083838908179f + ((4.0f - x1) * (0.00016877249651609492f + ((4.0f - x1) * (4.343650434630117e-05f + ((4.0f - x1) * (1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(0.00016877249651609492f + ((4.0f - x1) * (4.343650434630117e-05f + ((4.0f - x1) * (1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(4.343650434630117e-05f + ((4.0f - x1) * (1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(1.0033994131332048e-05f + ((4.0f - x1) * (2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(2.1012653673641953e-06f + ((4.0f - x1) * (4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(4.020100281953166e-07f + ((4.0f - x1) * (7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(7.071813346182076e-08f + ((4.0f - x1) * (1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(1.1507102894861157e-08f + ((4.0f - x1) * (1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(1.7353486714091238e-09f + ((4.0f - x1) * (2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))))) + ((4.0f - x1) * ((-(2.485993599434261e-10f + ((4.0f - x1) * (3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))))) + ((4.0f - x1) * ((-(3.0086128355380214e-11f + ((4.0f - x1) * (5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))))) + ((4.0f - x1) * ((-(5.426160229644531e-12f + ((4.0f - x1) * ((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))))) + ((4.0f - x1) * ((-((-1.9657802972038255e-13f) + ((4.0f - x1) * (3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))))) + ((4.0f - x1) * ((-(3.151151281010181e-13f + ((4.0f - x1) * ((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))))) + ((4.0f - x1) * ((-((-7.79083381908475e-14f) + ((4.0f - x1) * (2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))))) + ((4.0f - x1) * ((-(2.1896626492829537e-14f + ((4.0f - x1) * ((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))))) + ((4.0f - x1) * ((-((-4.282480618264581e-15f) + ((4.0f - x1) * (6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))))) + ((4.0f - x1) * ((-(6.903664639842492e-16f + ((4.0f - x1) * ((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))))) + ((4.0f - x1) * ((-((-8.127347541804879e-17f) + ((4.0f - x1) * (6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))))) + ((4.0f - x1) * ((-(6.990009275663158e-18f + ((4.0f - x1) * ((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))))) + ((4.0f - x1) * ((-((-3.7937008146380816e-19f) + ((4.0f - x1) * 1.0791575332549025e-20f))) + ((4.0f - x1) * (-1.0791575332549025e-20f)))))))))))))))))))))))))))))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_i1e_near_slope_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i1e_near_slope_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_bessel_i1e_near_slope_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i1e_near_slope_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_bessel_i1e_near_slope_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i1e_near_slope_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _bessel_i1e_near_slope_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((-(0.0066955112877323765 + ((4.0 - x1) * (0.004139580049817576 + ((4.0 - x1) * (0.001718732159992215 + ((4.0 - x1) * (0.000580083838908179 + ((4.0 - x1) * (0.00016877249651609492 + ((4.0 - x1) * (4.343650434630117e-05 + ((4.0 - x1) * (1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))))))) + (((1.5451269149780273 - x1) + 3.4301451534241393e-07) * ((-(0.004139580049817576 + ((4.0 - x1) * (0.001718732159992215 + ((4.0 - x1) * (0.000580083838908179 + ((4.0 - x1) * (0.00016877249651609492 + ((4.0 - x1) * (4.343650434630117e-05 + ((4.0 - x1) * (1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(0.001718732159992215 + ((4.0 - x1) * (0.000580083838908179 + ((4.0 - x1) * (0.00016877249651609492 + ((4.0 - x1) * (4.343650434630117e-05 + ((4.0 - x1) * (1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(0.000580083838908179 + ((4.0 - x1) * (0.00016877249651609492 + ((4.0 - x1) * (4.343650434630117e-05 + ((4.0 - x1) * (1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(0.00016877249651609492 + ((4.0 - x1) * (4.343650434630117e-05 + ((4.0 - x1) * (1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(4.343650434630117e-05 + ((4.0 - x1) * (1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(1.0033994131332048e-05 + ((4.0 - x1) * (2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(2.1012653673641953e-06 + ((4.0 - x1) * (4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(4.020100281953166e-07 + ((4.0 - x1) * (7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(7.071813346182076e-08 + ((4.0 - x1) * (1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(1.1507102894861157e-08 + ((4.0 - x1) * (1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(1.7353486714091238e-09 + ((4.0 - x1) * (2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))))) + ((4.0 - x1) * ((-(2.485993599434261e-10 + ((4.0 - x1) * (3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))))) + ((4.0 - x1) * ((-(3.0086128355380214e-11 + ((4.0 - x1) * (5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))))) + ((4.0 - x1) * ((-(5.426160229644531e-12 + ((4.0 - x1) * ((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))))) + ((4.0 - x1) * ((-((-1.9657802972038255e-13) + ((4.0 - x1) * (3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))))) + ((4.0 - x1) * ((-(3.151151281010181e-13 + ((4.0 - x1) * ((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))))) + ((4.0 - x1) * ((-((-7.79083381908475e-14) + ((4.0 - x1) * (2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))))) + ((4.0 - x1) * ((-(2.1896626492829537e-14 + ((4.0 - x1) * ((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))))) + ((4.0 - x1) * ((-((-4.282480618264581e-15) + ((4.0 - x1) * (6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))))) + ((4.0 - x1) * ((-(6.903664639842492e-16 + ((4.0 - x1) * ((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))))) + ((4.0 - x1) * ((-((-8.127347541804879e-17) + ((4.0 - x1) * (6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))))) + ((4.0 - x1) * ((-(6.990009275663158e-18 + ((4.0 - x1) * ((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))))) + ((4.0 - x1) * ((-((-3.7937008146380816e-19) + ((4.0 - x1) * 1.0791575332549025e-20))) + ((4.0 - x1) * (-1.0791575332549025e-20)))))))))))))))))))))))))))))))))))))))))))))))))));
    }
}
SG_LAUNCHER(_bessel_i1e_near_slope_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_bessel_i1e_near_slope_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

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

/* special.i0e: grad * -sgn(self) * result * where(self.abs() > 8, _bessel_i_far_ratio(u), _bessel_i_near_ratio(near)) */
template <typename S> __global__ void special_i0e_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 * (-sg_sgn_f32(x1))) * x2) * ((sg_abs_f32(x1) > 8.0f) ? ((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.5083630843755487f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (0.1434332636415573f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (0.17484804032101475f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (0.3643842154407383f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (1.1285890059324746f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (5.030938109102577f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (32.79799872301069f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (293.854930336034f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (2518.4321455825975f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-524.6392099343657f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-594514.3429739146f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-9332488.549671536f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (27415800.94861956f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (2404307927.064745f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (7948532592.257836f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-515091500852.2031f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-2903669840422.1465f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (106475868585109.83f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (624545855823120.2f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-1.9896813521633396e+16f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-1.0087246207798909e+17f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (3.008440432194407e+18f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (1.22299688546899e+19f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-3.289405930059264e+20f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-1.0462033209030537e+21f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (2.255636493154797e+22f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (5.589828088797546e+22f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-7.197242014122637e+23f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (-1.3934548288590393e+24f)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) : ((1.0f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-0.34178454915948675f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.1639331235654304f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-0.022152891233644258f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.005280638038581911f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-0.00031673504637106715f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (5.6581732307856525e-05f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-9.547631133733102e-07f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (2.40664281444382e-07f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (2.323167925404731e-09f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (3.8809206814534363e-10f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (5.12083590882573e-12f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * 1.2491905761374222e-14f)))))))))))))))))))))))) / (1.0f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.1582154508405131f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.24304084898569048f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.036867533259164226f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.013825938990835788f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.001822848053413296f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.0003118625448205047f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (3.216624676617925e-05f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (3.1692523516678147e-06f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (2.287988896372217e-07f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (1.3377630325430861e-08f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (5.525197149949198e-10f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * 1.3656865139606415e-11f))))))))))))))))))))))))))));
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
        sg_store(r0[i], (((x0 * (-sg_sgn_f64(x1))) * x2) * ((sg_abs_f64(x1) > 8.0) ? ((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) * (0.5083630843755487 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (0.1434332636415573 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (0.17484804032101475 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (0.3643842154407383 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (1.1285890059324746 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (5.030938109102577 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (32.79799872301069 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (293.854930336034 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (2518.4321455825975 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-524.6392099343657) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-594514.3429739146) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-9332488.549671536) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (27415800.94861956 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (2404307927.064745 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (7948532592.257836 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-515091500852.2031) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-2903669840422.1465) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (106475868585109.83 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (624545855823120.2 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-1.9896813521633396e+16) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-1.0087246207798909e+17) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (3.008440432194407e+18 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (1.22299688546899e+19 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-3.289405930059264e+20) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-1.0462033209030537e+21) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (2.255636493154797e+22 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (5.589828088797546e+22 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-7.197242014122637e+23) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (-1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) : ((1.0 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-0.34178454915948675) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.1639331235654304 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-0.022152891233644258) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.005280638038581911 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-0.00031673504637106715) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (5.6581732307856525e-05 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-9.547631133733102e-07) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (2.40664281444382e-07 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (2.323167925404731e-09 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (3.8809206814534363e-10 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (5.12083590882573e-12 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * 1.2491905761374222e-14)))))))))))))))))))))))) / (1.0 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.1582154508405131 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.24304084898569048 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.036867533259164226 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.013825938990835788 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.001822848053413296 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.0003118625448205047 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (3.216624676617925e-05 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (3.1692523516678147e-06 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (2.287988896372217e-07 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (1.3377630325430861e-08 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (5.525197149949198e-10 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * 1.3656865139606415e-11))))))))))))))))))))))))))));
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

/* special.i1: grad * (i0(self) - where(near, _bessel_one_near(close * close), result / where(near, 1, self))) */
template <typename S> __global__ void special_i1_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_own_i0_f32(x1) - ((sg_abs_f32(x1) < 1.0f) ? (0.5f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (0.0625f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (0.0026041666666666665f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (5.425347222222222e-05f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (6.781684027777778e-07f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (5.651403356481481e-09f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (3.363930569334215e-11f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (1.5017547184527747e-13f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (5.214426105738801e-16f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (1.4484516960385557e-18f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * (3.2919356728148996e-21f + ((((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 1.0f) ? x1 : 0.0f)) * 6.234726653058522e-24f)))))))))))))))))))))) : (x2 / ((sg_abs_f32(x1) < 1.0f) ? 1.0f : x1))))));
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
        sg_store(r0[i], (x0 * (sg_own_i0_f64(x1) - ((sg_abs_f64(x1) < 1.0) ? (0.5 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (0.0625 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (0.0026041666666666665 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (5.425347222222222e-05 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (6.781684027777778e-07 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (5.651403356481481e-09 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (3.363930569334215e-11 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (1.5017547184527747e-13 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (5.214426105738801e-16 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (1.4484516960385557e-18 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * (3.2919356728148996e-21 + ((((sg_abs_f64(x1) < 1.0) ? x1 : 0.0) * ((sg_abs_f64(x1) < 1.0) ? x1 : 0.0)) * 6.234726653058522e-24)))))))))))))))))))))) : (x2 / ((sg_abs_f64(x1) < 1.0) ? 1.0 : x1))))));
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

/* special.i1e: grad * where(near, _bessel_i1e_near_slope(where(near, self.abs(), 4)), apart - result / where(near, 4, self)) */
template <typename S> __global__ void special_i1e_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f32(x1) < 4.0f) ? (((1.5451269149780273f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) + 3.4301451534241393e-07f) * (0.0066955112877323765f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (0.004139580049817576f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (0.001718732159992215f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (0.000580083838908179f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (0.00016877249651609492f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (4.343650434630117e-05f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (1.0033994131332048e-05f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (2.1012653673641953e-06f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (4.020100281953166e-07f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (7.071813346182076e-08f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (1.1507102894861157e-08f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (1.7353486714091238e-09f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (2.485993599434261e-10f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (3.0086128355380214e-11f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (5.426160229644531e-12f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * ((-1.9657802972038255e-13f) + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (3.151151281010181e-13f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * ((-7.79083381908475e-14f) + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (2.1896626492829537e-14f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * ((-4.282480618264581e-15f) + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (6.903664639842492e-16f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * ((-8.127347541804879e-17f) + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * (6.990009275663158e-18f + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * ((-3.7937008146380816e-19f) + ((4.0f - ((sg_abs_f32(x1) < 4.0f) ? sg_abs_f32(x1) : 4.0f)) * 1.0791575332549025e-20f))))))))))))))))))))))))))))))))))))))))))))))))) : ((sg_own_special_i0e_f32(x1) * ((sg_abs_f32(x1) > 8.0f) ? ((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) * (0.5083630843755487f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (0.1434332636415573f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (0.17484804032101475f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (0.3643842154407383f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (1.1285890059324746f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (5.030938109102577f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (32.79799872301069f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (293.854930336034f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (2518.4321455825975f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-524.6392099343657f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-594514.3429739146f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-9332488.549671536f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (27415800.94861956f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (2404307927.064745f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (7948532592.257836f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-515091500852.2031f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-2903669840422.1465f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (106475868585109.83f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (624545855823120.2f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-1.9896813521633396e+16f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-1.0087246207798909e+17f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (3.008440432194407e+18f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (1.22299688546899e+19f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-3.289405930059264e+20f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-1.0462033209030537e+21f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (2.255636493154797e+22f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (5.589828088797546e+22f + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * ((-7.197242014122637e+23f) + (((1.0f / ((sg_abs_f32(x1) > 8.0f) ? sg_abs_f32(x1) : SG_INF)) - 0.06255f) * (-1.3934548288590393e+24f)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) : ((1.0f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-0.34178454915948675f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.1639331235654304f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-0.022152891233644258f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.005280638038581911f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-0.00031673504637106715f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (5.6581732307856525e-05f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * ((-9.547631133733102e-07f) + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (2.40664281444382e-07f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (2.323167925404731e-09f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (3.8809206814534363e-10f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (5.12083590882573e-12f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * 1.2491905761374222e-14f)))))))))))))))))))))))) / (1.0f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.1582154508405131f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.24304084898569048f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.036867533259164226f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.013825938990835788f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.001822848053413296f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (0.0003118625448205047f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (3.216624676617925e-05f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (3.1692523516678147e-06f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (2.287988896372217e-07f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (1.3377630325430861e-08f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * (5.525197149949198e-10f + (((sg_abs_f32(x1) > 8.0f) ? 8.0f : sg_abs_f32(x1)) * 1.3656865139606415e-11f))))))))))))))))))))))))))) - (x2 / ((sg_abs_f32(x1) < 4.0f) ? 4.0f : x1))))));
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
        sg_store(r0[i], (x0 * ((sg_abs_f64(x1) < 4.0) ? (((1.5451269149780273 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) + 3.4301451534241393e-07) * (0.0066955112877323765 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (0.004139580049817576 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (0.001718732159992215 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (0.000580083838908179 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (0.00016877249651609492 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (4.343650434630117e-05 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (1.0033994131332048e-05 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (2.1012653673641953e-06 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (4.020100281953166e-07 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (7.071813346182076e-08 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (1.1507102894861157e-08 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (1.7353486714091238e-09 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (2.485993599434261e-10 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (3.0086128355380214e-11 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (5.426160229644531e-12 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * ((-1.9657802972038255e-13) + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (3.151151281010181e-13 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * ((-7.79083381908475e-14) + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (2.1896626492829537e-14 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * ((-4.282480618264581e-15) + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (6.903664639842492e-16 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * ((-8.127347541804879e-17) + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * (6.990009275663158e-18 + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * ((-3.7937008146380816e-19) + ((4.0 - ((sg_abs_f64(x1) < 4.0) ? sg_abs_f64(x1) : 4.0)) * 1.0791575332549025e-20))))))))))))))))))))))))))))))))))))))))))))))))) : ((sg_own_special_i0e_f64(x1) * ((sg_abs_f64(x1) > 8.0) ? ((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) * (0.5083630843755487 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (0.1434332636415573 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (0.17484804032101475 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (0.3643842154407383 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (1.1285890059324746 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (5.030938109102577 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (32.79799872301069 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (293.854930336034 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (2518.4321455825975 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-524.6392099343657) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-594514.3429739146) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-9332488.549671536) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (27415800.94861956 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (2404307927.064745 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (7948532592.257836 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-515091500852.2031) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-2903669840422.1465) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (106475868585109.83 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (624545855823120.2 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-1.9896813521633396e+16) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-1.0087246207798909e+17) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (3.008440432194407e+18 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (1.22299688546899e+19 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-3.289405930059264e+20) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-1.0462033209030537e+21) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (2.255636493154797e+22 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (5.589828088797546e+22 + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * ((-7.197242014122637e+23) + (((1.0 / ((sg_abs_f64(x1) > 8.0) ? sg_abs_f64(x1) : SG_INF)) - 0.06255) * (-1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) : ((1.0 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-0.34178454915948675) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.1639331235654304 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-0.022152891233644258) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.005280638038581911 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-0.00031673504637106715) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (5.6581732307856525e-05 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * ((-9.547631133733102e-07) + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (2.40664281444382e-07 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (2.323167925404731e-09 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (3.8809206814534363e-10 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (5.12083590882573e-12 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * 1.2491905761374222e-14)))))))))))))))))))))))) / (1.0 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.1582154508405131 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.24304084898569048 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.036867533259164226 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.013825938990835788 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.001822848053413296 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (0.0003118625448205047 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (3.216624676617925e-05 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (3.1692523516678147e-06 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (2.287988896372217e-07 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (1.3377630325430861e-08 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * (5.525197149949198e-10 + (((sg_abs_f64(x1) > 8.0) ? 8.0 : sg_abs_f64(x1)) * 1.3656865139606415e-11))))))))))))))))))))))))))) - (x2 / ((sg_abs_f64(x1) < 4.0) ? 4.0 : x1))))));
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

/* special.scaled_modified_bessel_k0: grad * where(self > 1, -result * _bessel_k_ratio(u), result - special.scaled_modified_bessel_k1(self)) */
template <typename S> __global__ void special_scaled_modified_bessel_k0_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 > 1.0f) ? ((-x2) * (((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (0.5f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (12.180717646501364f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (118.55677540242422f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (601.0616782934165f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1737.144758331701f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (2948.933059034984f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (2928.5466043594656f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1647.216740685487f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (491.2966063273824f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (68.96298854210292f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (3.6139857954013874f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * 0.039495622836185115f))))))))))))))))))))))) / (1.0f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (24.611435293002707f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (243.0164096281032f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1257.115225170269f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (3736.6155624772223f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (6594.768398776063f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (6910.381996594533f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (4185.332964186378f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1382.994790554742f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (224.3604436334091f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (14.591034020851074f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * 0.23326491129530763f)))))))))))))))))))))))) : (x2 - sg_own_special_scaled_modified_bessel_k1_f32(x1)))));
    }
}
SG_LAUNCHER(special_scaled_modified_bessel_k0_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_scaled_modified_bessel_k0_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_scaled_modified_bessel_k0_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 > 1.0) ? ((-x2) * (((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (0.5 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (12.180717646501364 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (118.55677540242422 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (601.0616782934165 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1737.144758331701 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (2948.933059034984 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (2928.5466043594656 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1647.216740685487 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (491.2966063273824 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (68.96298854210292 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (3.6139857954013874 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * 0.039495622836185115))))))))))))))))))))))) / (1.0 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (24.611435293002707 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (243.0164096281032 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1257.115225170269 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (3736.6155624772223 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (6594.768398776063 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (6910.381996594533 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (4185.332964186378 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1382.994790554742 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (224.3604436334091 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (14.591034020851074 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * 0.23326491129530763)))))))))))))))))))))))) : (x2 - sg_own_special_scaled_modified_bessel_k1_f64(x1)))));
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

/* special.scaled_modified_bessel_k1: grad * where(self > 1, k0e * _bessel_k_ratio(u) - result / where(self > 1, self, 1), result * (1 - 1 / self) - k0e) */
template <typename S> __global__ void special_scaled_modified_bessel_k1_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 > 1.0f) ? ((sg_own_special_scaled_modified_bessel_k0_f32(x1) * (((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (0.5f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (12.180717646501364f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (118.55677540242422f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (601.0616782934165f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1737.144758331701f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (2948.933059034984f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (2928.5466043594656f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1647.216740685487f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (491.2966063273824f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (68.96298854210292f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (3.6139857954013874f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * 0.039495622836185115f))))))))))))))))))))))) / (1.0f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (24.611435293002707f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (243.0164096281032f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1257.115225170269f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (3736.6155624772223f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (6594.768398776063f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (6910.381996594533f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (4185.332964186378f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (1382.994790554742f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (224.3604436334091f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * (14.591034020851074f + ((1.0f / ((x1 > 1.0f) ? x1 : SG_INF)) * 0.23326491129530763f)))))))))))))))))))))))) - (x2 / ((x1 > 1.0f) ? x1 : 1.0f))) : ((x2 * (1.0f - (1.0f / x1))) - sg_own_special_scaled_modified_bessel_k0_f32(x1)))));
    }
}
SG_LAUNCHER(special_scaled_modified_bessel_k1_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_scaled_modified_bessel_k1_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_scaled_modified_bessel_k1_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 > 1.0) ? ((sg_own_special_scaled_modified_bessel_k0_f64(x1) * (((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (0.5 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (12.180717646501364 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (118.55677540242422 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (601.0616782934165 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1737.144758331701 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (2948.933059034984 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (2928.5466043594656 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1647.216740685487 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (491.2966063273824 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (68.96298854210292 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (3.6139857954013874 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * 0.039495622836185115))))))))))))))))))))))) / (1.0 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (24.611435293002707 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (243.0164096281032 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1257.115225170269 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (3736.6155624772223 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (6594.768398776063 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (6910.381996594533 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (4185.332964186378 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (1382.994790554742 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (224.3604436334091 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * (14.591034020851074 + ((1.0 / ((x1 > 1.0) ? x1 : SG_INF)) * 0.23326491129530763)))))))))))))))))))))))) - (x2 / ((x1 > 1.0) ? x1 : 1.0))) : ((x2 * (1.0 - (1.0 / x1))) - sg_own_special_scaled_modified_bessel_k0_f64(x1)))));
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

/* special.erfcx: grad * where( self > 2, -(result / far) * (1 + w * (55.636718950135396 + w * (1231.0177000641839 + w * (14055.375813546243 + w * (89972.902687433098 + w * (328879.24521121708 + w * (670753.43200604998 + w * (714482.69162338482 + w * (348183.6906553133 + w * (58658.989572972761 + w * 1435.544410623966)))))))))) / (1 + w * (56.636718950135394 + w * (1285.1544190143205 + w * (15208.188435184913 + w * (102447.96972541964 + w * (402950.38949585594 + w * (914272.94872806306 + w * (1141396.3875559776 + w * (712321.09935840129 + w * (183966.08989497511 + w * 12514.748285247359)))))))))), 2 * near * result - 2 / sqrt(3.141592653589793)) */
template <typename S> __global__ void special_erfcx_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 > 2.0f) ? (((-(x2 / ((x1 > 2.0f) ? x1 : 2.0f))) * (1.0f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (55.636718950135396f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (1231.0177000641838f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (14055.375813546243f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (89972.9026874331f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (328879.2452112171f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (670753.43200605f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (714482.6916233848f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (348183.6906553133f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (58658.98957297276f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * 1435.544410623966f))))))))))))))))))))) / (1.0f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (56.636718950135396f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (1285.1544190143204f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (15208.188435184913f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (102447.96972541964f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (402950.38949585595f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (914272.948728063f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (1141396.3875559776f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (712321.0993584013f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * (183966.0898949751f + (((1.0f / ((x1 > 2.0f) ? x1 : 2.0f)) / ((x1 > 2.0f) ? x1 : 2.0f)) * 12514.748285247359f))))))))))))))))))))) : (((2.0f * ((x1 > 2.0f) ? 2.0f : x1)) * x2) - x3))));
    }
}
SG_LAUNCHER(special_erfcx_backward_self_f32, (const float *a0, const float *a1, const float *a2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_erfcx_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, x3, r0, n); }
__global__ void special_erfcx_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 > 2.0) ? (((-(x2 / ((x1 > 2.0) ? x1 : 2.0))) * (1.0 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (55.636718950135396 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (1231.0177000641838 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (14055.375813546243 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (89972.9026874331 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (328879.2452112171 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (670753.43200605 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (714482.6916233848 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (348183.6906553133 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (58658.98957297276 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * 1435.544410623966))))))))))))))))))))) / (1.0 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (56.636718950135396 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (1285.1544190143204 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (15208.188435184913 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (102447.96972541964 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (402950.38949585595 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (914272.948728063 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (1141396.3875559776 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (712321.0993584013 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * (183966.0898949751 + (((1.0 / ((x1 > 2.0) ? x1 : 2.0)) / ((x1 > 2.0) ? x1 : 2.0)) * 12514.748285247359))))))))))))))))))))) : (((2.0 * ((x1 > 2.0) ? 2.0 : x1)) * x2) - x3))));
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

/* special.chebyshev_polynomial_t: sg_chebyshev_t, polynomials.h, blocks */
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

/* special.chebyshev_polynomial_u: sg_chebyshev_u, polynomials.h, blocks */
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

/* special.chebyshev_polynomial_v: sg_chebyshev_v, polynomials.h, blocks */
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

/* special.chebyshev_polynomial_w: sg_chebyshev_w, polynomials.h, blocks */
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

/* special.legendre_polynomial_p: sg_legendre, polynomials.h, blocks */
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

/* special.hermite_polynomial_h: sg_hermite_h, polynomials.h, blocks */
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

/* special.hermite_polynomial_he: sg_hermite_he, polynomials.h, blocks */
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

/* special.shifted_chebyshev_polynomial_t: sg_shifted_chebyshev_t, polynomials.h, blocks */
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

/* special.shifted_chebyshev_polynomial_u: sg_shifted_chebyshev_u, polynomials.h, blocks */
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

/* special.shifted_chebyshev_polynomial_v: sg_shifted_chebyshev_v, polynomials.h, blocks */
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

/* special.shifted_chebyshev_polynomial_w: sg_shifted_chebyshev_w, polynomials.h, blocks */
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

/* _laguerre: sg_laguerre, polynomials.h, blocks */
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

/* _gegenbauer: sg_gegenbauer, polynomials.h, blocks */
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
