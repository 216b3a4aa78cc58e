/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Factorisations of matrices, solutions, determinants, eigenvalues. */
#include "cuda_kernel.cuh"

/* _linalg_cholesky: _linalg_solve_triangular(_mH(L), _mH(half), True, False) */
template <typename S> __global__ void _linalg_cholesky_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 + x1) - ((x2 + x3) / 2.0f)) / 2.0f));
    }
}
SG_LAUNCHER(_linalg_cholesky_backward_self_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_cholesky_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_cholesky_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 + x1) - ((x2 + x3) / 2.0)) / 2.0));
    }
}
SG_LAUNCHER(_linalg_cholesky_backward_self_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_cholesky_backward_self_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_cholesky_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_div_c64(sg_sub_c64(sg_add_c64(x0, x1), sg_div_c64(sg_add_c64(x2, x3), sg_from_real_c64(2.0f))), sg_from_real_c64(2.0f)));
    }
}
SG_LAUNCHER(_linalg_cholesky_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_cholesky_backward_self_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_cholesky_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_div_c128(sg_sub_c128(sg_add_c128(x0, x1), sg_div_c128(sg_add_c128(x2, x3), sg_from_real_c128(2.0))), sg_from_real_c128(2.0)));
    }
}
SG_LAUNCHER(_linalg_cholesky_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_cholesky_backward_self_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _cofactor_differential: _mH(inner.conj()) * _linalg_det(a).unsqueeze(-1).unsqueeze(-1) */
template <typename S> __global__ void _cofactor_differential_backward_self_inner_inner_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, const S *a4, const S *a5, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], (((x0 + x1) - (x2 * x3)) - (x4 * x5)));
    }
}
SG_LAUNCHER(_cofactor_differential_backward_self_inner_inner_f32, (const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, const float *a5, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cofactor_differential_backward_self_inner_inner_f32_kernel<float>, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }
__global__ void _cofactor_differential_backward_self_inner_inner_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, const double *a5, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], (((x0 + x1) - (x2 * x3)) - (x4 * x5)));
    }
}
SG_LAUNCHER(_cofactor_differential_backward_self_inner_inner_f64, (const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, const double *a5, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cofactor_differential_backward_self_inner_inner_f64_kernel, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }
__global__ void _cofactor_differential_backward_self_inner_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, const sg_c64 *a4, const sg_c64 *a5, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        const sg_c64 x4 = sg_load(a4[i]);
        const sg_c64 x5 = sg_load(a5[i]);
        sg_store(r0[i], sg_sub_c64(sg_sub_c64(sg_add_c64(x0, x1), sg_mul_c64(x2, x3)), sg_mul_c64(x4, x5)));
    }
}
SG_LAUNCHER(_cofactor_differential_backward_self_inner_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, const sg_c64 *a4, const sg_c64 *a5, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cofactor_differential_backward_self_inner_inner_c64_kernel, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }
__global__ void _cofactor_differential_backward_self_inner_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, const sg_c128 *a4, const sg_c128 *a5, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        const sg_c128 x4 = sg_load(a4[i]);
        const sg_c128 x5 = sg_load(a5[i]);
        sg_store(r0[i], sg_sub_c128(sg_sub_c128(sg_add_c128(x0, x1), sg_mul_c128(x2, x3)), sg_mul_c128(x4, x5)));
    }
}
SG_LAUNCHER(_cofactor_differential_backward_self_inner_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, const sg_c128 *a4, const sg_c128 *a5, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cofactor_differential_backward_self_inner_inner_c128_kernel, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }

/* _cofactor_differential: _mH(inner.conj()) * _linalg_det(a).unsqueeze(-1).unsqueeze(-1) */
template <typename S> __global__ void _cofactor_differential_backward_self_inner_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, const S *a4, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 + (((x1 * x2) - x3) * x4)));
    }
}
SG_LAUNCHER(_cofactor_differential_backward_self_inner_f32, (const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cofactor_differential_backward_self_inner_f32_kernel<float>, n, stream, a0, a1, a2, a3, a4, r0, n); }
__global__ void _cofactor_differential_backward_self_inner_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 + (((x1 * x2) - x3) * x4)));
    }
}
SG_LAUNCHER(_cofactor_differential_backward_self_inner_f64, (const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cofactor_differential_backward_self_inner_f64_kernel, n, stream, a0, a1, a2, a3, a4, r0, n); }
__global__ void _cofactor_differential_backward_self_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, const sg_c64 *a4, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        const sg_c64 x4 = sg_load(a4[i]);
        sg_store(r0[i], sg_conj_c64(sg_add_c64(x0, sg_mul_c64(sg_sub_c64(sg_mul_c64(x1, x2), x3), x4))));
    }
}
SG_LAUNCHER(_cofactor_differential_backward_self_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, const sg_c64 *a4, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cofactor_differential_backward_self_inner_c64_kernel, n, stream, a0, a1, a2, a3, a4, r0, n); }
__global__ void _cofactor_differential_backward_self_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, const sg_c128 *a4, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        const sg_c128 x4 = sg_load(a4[i]);
        sg_store(r0[i], sg_conj_c128(sg_add_c128(x0, sg_mul_c128(sg_sub_c128(sg_mul_c128(x1, x2), x3), x4))));
    }
}
SG_LAUNCHER(_cofactor_differential_backward_self_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, const sg_c128 *a4, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cofactor_differential_backward_self_inner_c128_kernel, n, stream, a0, a1, a2, a3, a4, r0, n); }

/* _linalg_slogdet: (grads[1] + (turn - turn.conj()) / 2).unsqueeze(-1).unsqueeze(-1) * _mH(_linalg_inv(self)[0]) */
template <typename S> __global__ void _linalg_slogdet_backward_self_inner_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 + (((x1 * x2) - (x1 * x2)) / 2.0f)));
    }
}
SG_LAUNCHER(_linalg_slogdet_backward_self_inner_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_slogdet_backward_self_inner_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_slogdet_backward_self_inner_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 + (((x1 * x2) - (x1 * x2)) / 2.0)));
    }
}
SG_LAUNCHER(_linalg_slogdet_backward_self_inner_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_slogdet_backward_self_inner_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_slogdet_backward_self_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_add_c64(x0, sg_div_c64(sg_sub_c64(sg_mul_c64(x1, sg_conj_c64(x2)), sg_conj_c64(sg_mul_c64(x1, sg_conj_c64(x2)))), sg_from_real_c64(2.0f))));
    }
}
SG_LAUNCHER(_linalg_slogdet_backward_self_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_slogdet_backward_self_inner_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_slogdet_backward_self_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_add_c128(x0, sg_div_c128(sg_sub_c128(sg_mul_c128(x1, sg_conj_c128(x2)), sg_conj_c128(sg_mul_c128(x1, sg_conj_c128(x2)))), sg_from_real_c128(2.0))));
    }
}
SG_LAUNCHER(_linalg_slogdet_backward_self_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_slogdet_backward_self_inner_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* _linalg_over_gap: self / where(gap == 0, where(self == 0, inf, gap), gap) */
template <typename S> __global__ void _linalg_over_gap_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((x1 == 0.0f) ? ((x0 == 0.0f) ? SG_INF : x1) : x1)));
    }
}
SG_LAUNCHER(_linalg_over_gap_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_linalg_over_gap_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_linalg_over_gap_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _linalg_over_gap_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((x1 == 0.0) ? ((x0 == 0.0) ? SG_INF : x1) : x1)));
    }
}
SG_LAUNCHER(_linalg_over_gap_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _linalg_over_gap_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1) : x1)));
    }
}
SG_LAUNCHER(_linalg_over_gap_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _linalg_over_gap_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1) : x1)));
    }
}
SG_LAUNCHER(_linalg_over_gap_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_c128_kernel, n, stream, a0, a1, r0, n); }

/* _linalg_over_gap: grad / by.conj() */
template <typename S> __global__ void _linalg_over_gap_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 / ((x1 == 0.0f) ? ((x2 == 0.0f) ? SG_INF : x1) : x1)));
    }
}
SG_LAUNCHER(_linalg_over_gap_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_linalg_over_gap_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_linalg_over_gap_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_over_gap_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 / ((x1 == 0.0) ? ((x2 == 0.0) ? SG_INF : x1) : x1)));
    }
}
SG_LAUNCHER(_linalg_over_gap_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_over_gap_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_conj_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1) : x1))));
    }
}
SG_LAUNCHER(_linalg_over_gap_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_over_gap_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_conj_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1) : x1))));
    }
}
SG_LAUNCHER(_linalg_over_gap_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* _linalg_over_gap: -grad * (self / by / by).conj() */
template <typename S> __global__ void _linalg_over_gap_backward_gap_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * ((x1 / ((x2 == 0.0f) ? ((x1 == 0.0f) ? SG_INF : x2) : x2)) / ((x2 == 0.0f) ? ((x1 == 0.0f) ? SG_INF : x2) : x2))));
    }
}
SG_LAUNCHER(_linalg_over_gap_backward_gap_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_gap_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_linalg_over_gap_backward_gap_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_gap_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_linalg_over_gap_backward_gap_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_gap_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_over_gap_backward_gap_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * ((x1 / ((x2 == 0.0) ? ((x1 == 0.0) ? SG_INF : x2) : x2)) / ((x2 == 0.0) ? ((x1 == 0.0) ? SG_INF : x2) : x2))));
    }
}
SG_LAUNCHER(_linalg_over_gap_backward_gap_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_gap_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_over_gap_backward_gap_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_div_c64(sg_div_c64(x1, (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2) : x2)), (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2) : x2)))));
    }
}
SG_LAUNCHER(_linalg_over_gap_backward_gap_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_gap_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_over_gap_backward_gap_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_div_c128(sg_div_c128(x1, (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2) : x2)), (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2) : x2)))));
    }
}
SG_LAUNCHER(_linalg_over_gap_backward_gap_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_gap_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* _linalg_over_gap: grad / by.conj(); -grad * (self / by / by).conj() */
template <typename S> __global__ void _linalg_over_gap_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 / ((x1 == 0.0f) ? ((x2 == 0.0f) ? SG_INF : x1) : x1)));
        sg_store(r1[i], ((-x0) * ((x2 / ((x1 == 0.0f) ? ((x2 == 0.0f) ? SG_INF : x1) : x1)) / ((x1 == 0.0f) ? ((x2 == 0.0f) ? SG_INF : x1) : x1))));
    }
}
SG_LAUNCHER(_linalg_over_gap_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(_linalg_over_gap_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(_linalg_over_gap_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void _linalg_over_gap_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 / ((x1 == 0.0) ? ((x2 == 0.0) ? SG_INF : x1) : x1)));
        sg_store(r1[i], ((-x0) * ((x2 / ((x1 == 0.0) ? ((x2 == 0.0) ? SG_INF : x1) : x1)) / ((x1 == 0.0) ? ((x2 == 0.0) ? SG_INF : x1) : x1))));
    }
}
SG_LAUNCHER(_linalg_over_gap_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void _linalg_over_gap_backward_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_c64 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_conj_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1) : x1))));
        sg_store(r1[i], sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_div_c64(sg_div_c64(x2, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1) : x1)), (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1) : x1)))));
    }
}
SG_LAUNCHER(_linalg_over_gap_backward_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_c64 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_c64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void _linalg_over_gap_backward_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_c128 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_conj_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1) : x1))));
        sg_store(r1[i], sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_div_c128(sg_div_c128(x2, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1) : x1)), (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1) : x1)))));
    }
}
SG_LAUNCHER(_linalg_over_gap_backward_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_c128 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_backward_c128_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* _linalg_over_gap: auto_element_wise */
template <typename S> __global__ void _linalg_over_gap_tangent_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 / ((x1 == 0.0f) ? ((x2 == 0.0f) ? SG_INF : x1) : x1)));
    }
}
SG_LAUNCHER(_linalg_over_gap_tangent_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_tangent_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_linalg_over_gap_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_linalg_over_gap_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_over_gap_tangent_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 / ((x1 == 0.0) ? ((x2 == 0.0) ? SG_INF : x1) : x1)));
    }
}
SG_LAUNCHER(_linalg_over_gap_tangent_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_tangent_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_over_gap_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_div_c64(x0, (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1) : x1)));
    }
}
SG_LAUNCHER(_linalg_over_gap_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_tangent_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_over_gap_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_div_c128(x0, (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1) : x1)));
    }
}
SG_LAUNCHER(_linalg_over_gap_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_tangent_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* _linalg_over_gap: auto_element_wise */
template <typename S> __global__ void _linalg_over_gap_tangent_gap_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * ((x1 / ((x2 == 0.0f) ? ((x1 == 0.0f) ? SG_INF : x2) : x2)) / ((x2 == 0.0f) ? ((x1 == 0.0f) ? SG_INF : x2) : x2))));
    }
}
SG_LAUNCHER(_linalg_over_gap_tangent_gap_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_tangent_gap_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_linalg_over_gap_tangent_gap_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_tangent_gap_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_linalg_over_gap_tangent_gap_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_tangent_gap_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_over_gap_tangent_gap_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * ((x1 / ((x2 == 0.0) ? ((x1 == 0.0) ? SG_INF : x2) : x2)) / ((x2 == 0.0) ? ((x1 == 0.0) ? SG_INF : x2) : x2))));
    }
}
SG_LAUNCHER(_linalg_over_gap_tangent_gap_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_tangent_gap_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_over_gap_tangent_gap_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_div_c64(sg_div_c64(x1, (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2) : x2)), (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2) : x2))));
    }
}
SG_LAUNCHER(_linalg_over_gap_tangent_gap_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_tangent_gap_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_over_gap_tangent_gap_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_div_c128(sg_div_c128(x1, (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2) : x2)), (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2) : x2))));
    }
}
SG_LAUNCHER(_linalg_over_gap_tangent_gap_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_over_gap_tangent_gap_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* _linalg_eigh: v._matmul(inner)._matmul(_mH(v)) */
template <typename S> __global__ void _linalg_eigh_backward_self_inner_inner_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 - x0) / (2.0f * x1)));
    }
}
SG_LAUNCHER(_linalg_eigh_backward_self_inner_inner_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eigh_backward_self_inner_inner_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void _linalg_eigh_backward_self_inner_inner_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 - x0) / (2.0 * x1)));
    }
}
SG_LAUNCHER(_linalg_eigh_backward_self_inner_inner_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eigh_backward_self_inner_inner_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _linalg_eigh_backward_self_inner_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(sg_sub_c64(x0, sg_conj_c64(x0)), sg_mul_c64(sg_from_real_c64(2.0f), x1)));
    }
}
SG_LAUNCHER(_linalg_eigh_backward_self_inner_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eigh_backward_self_inner_inner_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _linalg_eigh_backward_self_inner_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(sg_sub_c128(x0, sg_conj_c128(x0)), sg_mul_c128(sg_from_real_c128(2.0), x1)));
    }
}
SG_LAUNCHER(_linalg_eigh_backward_self_inner_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eigh_backward_self_inner_inner_c128_kernel, n, stream, a0, a1, r0, n); }

/* _linalg_eigh: v._matmul(inner)._matmul(_mH(v)) */
template <typename S> __global__ void _linalg_eigh_backward_self_inner_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 / (((sg_true_f32(x1) ? SG_INF : (x2 - x3)) == 0.0f) ? ((x0 == 0.0f) ? SG_INF : (sg_true_f32(x1) ? SG_INF : (x2 - x3))) : (sg_true_f32(x1) ? SG_INF : (x2 - x3)))));
    }
}
SG_LAUNCHER(_linalg_eigh_backward_self_inner_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eigh_backward_self_inner_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_eigh_backward_self_inner_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 / (((sg_true_f64(x1) ? SG_INF : (x2 - x3)) == 0.0) ? ((x0 == 0.0) ? SG_INF : (sg_true_f64(x1) ? SG_INF : (x2 - x3))) : (sg_true_f64(x1) ? SG_INF : (x2 - x3)))));
    }
}
SG_LAUNCHER(_linalg_eigh_backward_self_inner_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eigh_backward_self_inner_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_eigh_backward_self_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_div_c64(x0, (sg_eq_c64((sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_sub_c64(x2, x3)), sg_from_real_c64(0.0f)) ? (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_sub_c64(x2, x3))) : (sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_sub_c64(x2, x3)))));
    }
}
SG_LAUNCHER(_linalg_eigh_backward_self_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eigh_backward_self_inner_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_eigh_backward_self_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_div_c128(x0, (sg_eq_c128((sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_sub_c128(x2, x3)), sg_from_real_c128(0.0)) ? (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_sub_c128(x2, x3))) : (sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_sub_c128(x2, x3)))));
    }
}
SG_LAUNCHER(_linalg_eigh_backward_self_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eigh_backward_self_inner_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _linalg_eigh: v._matmul(inner)._matmul(_mH(v)) */
template <typename S> __global__ void _linalg_eigh_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, const S *a4, const S *a5, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((((x0 / (((sg_true_f32(x1) ? SG_INF : (x2 - x3)) == 0.0f) ? ((x0 == 0.0f) ? SG_INF : (sg_true_f32(x1) ? SG_INF : (x2 - x3))) : (sg_true_f32(x1) ? SG_INF : (x2 - x3)))) + x4) / 2.0f) + x5));
    }
}
SG_LAUNCHER(_linalg_eigh_backward_self_f32, (const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, const float *a5, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eigh_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }
__global__ void _linalg_eigh_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, const double *a5, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((((x0 / (((sg_true_f64(x1) ? SG_INF : (x2 - x3)) == 0.0) ? ((x0 == 0.0) ? SG_INF : (sg_true_f64(x1) ? SG_INF : (x2 - x3))) : (sg_true_f64(x1) ? SG_INF : (x2 - x3)))) + x4) / 2.0) + x5));
    }
}
SG_LAUNCHER(_linalg_eigh_backward_self_f64, (const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, const double *a5, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eigh_backward_self_f64_kernel, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }
__global__ void _linalg_eigh_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, const sg_c64 *a4, const sg_c64 *a5, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        const sg_c64 x4 = sg_load(a4[i]);
        const sg_c64 x5 = sg_load(a5[i]);
        sg_store(r0[i], sg_add_c64(sg_div_c64(sg_add_c64(sg_div_c64(x0, (sg_eq_c64((sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_sub_c64(x2, x3)), sg_from_real_c64(0.0f)) ? (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_sub_c64(x2, x3))) : (sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_sub_c64(x2, x3)))), x4), sg_from_real_c64(2.0f)), x5));
    }
}
SG_LAUNCHER(_linalg_eigh_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, const sg_c64 *a4, const sg_c64 *a5, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eigh_backward_self_c64_kernel, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }
__global__ void _linalg_eigh_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, const sg_c128 *a4, const sg_c128 *a5, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        const sg_c128 x4 = sg_load(a4[i]);
        const sg_c128 x5 = sg_load(a5[i]);
        sg_store(r0[i], sg_add_c128(sg_div_c128(sg_add_c128(sg_div_c128(x0, (sg_eq_c128((sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_sub_c128(x2, x3)), sg_from_real_c128(0.0)) ? (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_sub_c128(x2, x3))) : (sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_sub_c128(x2, x3)))), x4), sg_from_real_c128(2.0)), x5));
    }
}
SG_LAUNCHER(_linalg_eigh_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, const sg_c128 *a4, const sg_c128 *a5, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eigh_backward_self_c128_kernel, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }

/* _linalg_svd: core + _linalg_over_gap(u_g - U._matmul(x), s)._matmul(Vh) if self.size(-2) > self.size(-1) else core + U._matmul(_mH(_linalg_over_gap(v_g - v._matmul(y), s))) if self.size(-2) < self.size(-1) else core */
template <typename S> __global__ void _linalg_svd_backward_self_inner_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, const S *a4, const S *a5, const S *a6, const S *a7, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        const float x6 = sg_load(a6[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], ((((((x0 - x1) / (((sg_true_f32(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))) == 0.0f) ? (((x0 - x1) == 0.0f) ? SG_INF : (sg_true_f32(x2) ? SG_INF : ((x3 - x4) * (x3 + x4)))) : (sg_true_f32(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))))) * x3) + (x4 * ((x5 - x6) / (((sg_true_f32(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))) == 0.0f) ? (((x5 - x6) == 0.0f) ? SG_INF : (sg_true_f32(x2) ? SG_INF : ((x3 - x4) * (x3 + x4)))) : (sg_true_f32(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))))))) + ((sg_true_f32(x2) ? ((x0 - x1) / 2.0f) : 0.0f) / ((x3 == 0.0f) ? (((sg_true_f32(x2) ? ((x0 - x1) / 2.0f) : 0.0f) == 0.0f) ? SG_INF : x3) : x3))) + x7));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_f32, (const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, const float *a5, const float *a6, const float *a7, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_f32_kernel<float>, n, stream, a0, a1, a2, a3, a4, a5, a6, a7, r0, n); }
__global__ void _linalg_svd_backward_self_inner_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, const double *a5, const double *a6, const double *a7, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        const double x6 = sg_load(a6[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], ((((((x0 - x1) / (((sg_true_f64(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))) == 0.0) ? (((x0 - x1) == 0.0) ? SG_INF : (sg_true_f64(x2) ? SG_INF : ((x3 - x4) * (x3 + x4)))) : (sg_true_f64(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))))) * x3) + (x4 * ((x5 - x6) / (((sg_true_f64(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))) == 0.0) ? (((x5 - x6) == 0.0) ? SG_INF : (sg_true_f64(x2) ? SG_INF : ((x3 - x4) * (x3 + x4)))) : (sg_true_f64(x2) ? SG_INF : ((x3 - x4) * (x3 + x4))))))) + ((sg_true_f64(x2) ? ((x0 - x1) / 2.0) : 0.0) / ((x3 == 0.0) ? (((sg_true_f64(x2) ? ((x0 - x1) / 2.0) : 0.0) == 0.0) ? SG_INF : x3) : x3))) + x7));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_f64, (const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, const double *a5, const double *a6, const double *a7, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_f64_kernel, n, stream, a0, a1, a2, a3, a4, a5, a6, a7, r0, n); }
__global__ void _linalg_svd_backward_self_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, const sg_c64 *a4, const sg_c64 *a5, const sg_c64 *a6, const sg_c64 *a7, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        const sg_c64 x4 = sg_load(a4[i]);
        const sg_c64 x5 = sg_load(a5[i]);
        const sg_c64 x6 = sg_load(a6[i]);
        const sg_c64 x7 = sg_load(a7[i]);
        sg_store(r0[i], sg_add_c64(sg_add_c64(sg_add_c64(sg_mul_c64(sg_div_c64(sg_sub_c64(x0, x1), (sg_eq_c64((sg_true_c64(x2) ? sg_from_real_c64(SG_INF) : sg_mul_c64(sg_sub_c64(x3, x4), sg_add_c64(x3, x4))), sg_from_real_c64(0.0f)) ? (sg_eq_c64(sg_sub_c64(x0, x1), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(x2) ? sg_from_real_c64(SG_INF) : sg_mul_c64(sg_sub_c64(x3, x4), sg_add_c64(x3, x4)))) : (sg_true_c64(x2) ? sg_from_real_c64(SG_INF) : sg_mul_c64(sg_sub_c64(x3, x4), sg_add_c64(x3, x4))))), x3), sg_mul_c64(x4, sg_div_c64(sg_sub_c64(x5, x6), (sg_eq_c64((sg_true_c64(x2) ? sg_from_real_c64(SG_INF) : sg_mul_c64(sg_sub_c64(x3, x4), sg_add_c64(x3, x4))), sg_from_real_c64(0.0f)) ? (sg_eq_c64(sg_sub_c64(x5, x6), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(x2) ? sg_from_real_c64(SG_INF) : sg_mul_c64(sg_sub_c64(x3, x4), sg_add_c64(x3, x4)))) : (sg_true_c64(x2) ? sg_from_real_c64(SG_INF) : sg_mul_c64(sg_sub_c64(x3, x4), sg_add_c64(x3, x4))))))), sg_div_c64((sg_true_c64(x2) ? sg_div_c64(sg_sub_c64(x0, x1), sg_from_real_c64(2.0f)) : sg_from_real_c64(0.0f)), (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? (sg_eq_c64((sg_true_c64(x2) ? sg_div_c64(sg_sub_c64(x0, x1), sg_from_real_c64(2.0f)) : sg_from_real_c64(0.0f)), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3) : x3))), x7));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, const sg_c64 *a4, const sg_c64 *a5, const sg_c64 *a6, const sg_c64 *a7, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_c64_kernel, n, stream, a0, a1, a2, a3, a4, a5, a6, a7, r0, n); }
__global__ void _linalg_svd_backward_self_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, const sg_c128 *a4, const sg_c128 *a5, const sg_c128 *a6, const sg_c128 *a7, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        const sg_c128 x4 = sg_load(a4[i]);
        const sg_c128 x5 = sg_load(a5[i]);
        const sg_c128 x6 = sg_load(a6[i]);
        const sg_c128 x7 = sg_load(a7[i]);
        sg_store(r0[i], sg_add_c128(sg_add_c128(sg_add_c128(sg_mul_c128(sg_div_c128(sg_sub_c128(x0, x1), (sg_eq_c128((sg_true_c128(x2) ? sg_from_real_c128(SG_INF) : sg_mul_c128(sg_sub_c128(x3, x4), sg_add_c128(x3, x4))), sg_from_real_c128(0.0)) ? (sg_eq_c128(sg_sub_c128(x0, x1), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(x2) ? sg_from_real_c128(SG_INF) : sg_mul_c128(sg_sub_c128(x3, x4), sg_add_c128(x3, x4)))) : (sg_true_c128(x2) ? sg_from_real_c128(SG_INF) : sg_mul_c128(sg_sub_c128(x3, x4), sg_add_c128(x3, x4))))), x3), sg_mul_c128(x4, sg_div_c128(sg_sub_c128(x5, x6), (sg_eq_c128((sg_true_c128(x2) ? sg_from_real_c128(SG_INF) : sg_mul_c128(sg_sub_c128(x3, x4), sg_add_c128(x3, x4))), sg_from_real_c128(0.0)) ? (sg_eq_c128(sg_sub_c128(x5, x6), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(x2) ? sg_from_real_c128(SG_INF) : sg_mul_c128(sg_sub_c128(x3, x4), sg_add_c128(x3, x4)))) : (sg_true_c128(x2) ? sg_from_real_c128(SG_INF) : sg_mul_c128(sg_sub_c128(x3, x4), sg_add_c128(x3, x4))))))), sg_div_c128((sg_true_c128(x2) ? sg_div_c128(sg_sub_c128(x0, x1), sg_from_real_c128(2.0)) : sg_from_real_c128(0.0)), (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? (sg_eq_c128((sg_true_c128(x2) ? sg_div_c128(sg_sub_c128(x0, x1), sg_from_real_c128(2.0)) : sg_from_real_c128(0.0)), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3) : x3))), x7));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, const sg_c128 *a4, const sg_c128 *a5, const sg_c128 *a6, const sg_c128 *a7, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_c128_kernel, n, stream, a0, a1, a2, a3, a4, a5, a6, a7, r0, n); }

/* _linalg_svd: core + _linalg_over_gap(u_g - U._matmul(x), s)._matmul(Vh) if self.size(-2) > self.size(-1) else core + U._matmul(_mH(_linalg_over_gap(v_g - v._matmul(y), s))) if self.size(-2) < self.size(-1) else core */
template <typename S> __global__ void _linalg_svd_backward_self_inner_2_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 - x1) / ((x2 == 0.0f) ? (((x0 - x1) == 0.0f) ? SG_INF : x2) : x2)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_2_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_2_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_svd_backward_self_inner_2_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 - x1) / ((x2 == 0.0) ? (((x0 - x1) == 0.0) ? SG_INF : x2) : x2)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_2_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_2_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_svd_backward_self_inner_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_div_c64(sg_sub_c64(x0, x1), (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? (sg_eq_c64(sg_sub_c64(x0, x1), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2) : x2)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_2_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_2_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _linalg_svd_backward_self_inner_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_div_c128(sg_sub_c128(x0, x1), (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? (sg_eq_c128(sg_sub_c128(x0, x1), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2) : x2)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_2_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_2_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* _linalg_svd: core + _linalg_over_gap(u_g - U._matmul(x), s)._matmul(Vh) if self.size(-2) > self.size(-1) else core + U._matmul(_mH(_linalg_over_gap(v_g - v._matmul(y), s))) if self.size(-2) < self.size(-1) else core */
template <typename S> __global__ void _linalg_svd_backward_self_inner_3_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 - x1) - x2) / ((x3 == 0.0f) ? ((((x0 - x1) - x2) == 0.0f) ? SG_INF : x3) : x3)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_3_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_3_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_svd_backward_self_inner_3_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 - x1) - x2) / ((x3 == 0.0) ? ((((x0 - x1) - x2) == 0.0) ? SG_INF : x3) : x3)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_3_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_3_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_svd_backward_self_inner_3_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_div_c64(sg_sub_c64(sg_sub_c64(x0, x1), x2), (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? (sg_eq_c64(sg_sub_c64(sg_sub_c64(x0, x1), x2), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3) : x3)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_3_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_3_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_svd_backward_self_inner_3_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_div_c128(sg_sub_c128(sg_sub_c128(x0, x1), x2), (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? (sg_eq_c128(sg_sub_c128(sg_sub_c128(x0, x1), x2), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3) : x3)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_3_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_3_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _linalg_svd: core + _linalg_over_gap(u_g - U._matmul(x), s)._matmul(Vh) if self.size(-2) > self.size(-1) else core + U._matmul(_mH(_linalg_over_gap(v_g - v._matmul(y), s))) if self.size(-2) < self.size(-1) else core */
template <typename S> __global__ void _linalg_svd_backward_self_inner_4_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 - x1) - x2) / ((x3 == 0.0f) ? (((x0 - x2) == 0.0f) ? SG_INF : x3) : x3)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_4_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_4_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_svd_backward_self_inner_4_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 - x1) - x2) / ((x3 == 0.0) ? (((x0 - x2) == 0.0) ? SG_INF : x3) : x3)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_4_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_4_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_svd_backward_self_inner_4_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_div_c64(sg_sub_c64(sg_sub_c64(x0, x1), x2), (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? (sg_eq_c64(sg_sub_c64(x0, x2), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3) : x3)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_4_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_4_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_svd_backward_self_inner_4_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_div_c128(sg_sub_c128(sg_sub_c128(x0, x1), x2), (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? (sg_eq_c128(sg_sub_c128(x0, x2), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3) : x3)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_4_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_4_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _linalg_svd: core + _linalg_over_gap(u_g - U._matmul(x), s)._matmul(Vh) if self.size(-2) > self.size(-1) else core + U._matmul(_mH(_linalg_over_gap(v_g - v._matmul(y), s))) if self.size(-2) < self.size(-1) else core */
template <typename S> __global__ void _linalg_svd_backward_self_inner_5_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 - x1) / ((x2 == 0.0f) ? ((((x0 - x3) - x1) == 0.0f) ? SG_INF : x2) : x2)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_5_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_5_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_svd_backward_self_inner_5_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 - x1) / ((x2 == 0.0) ? ((((x0 - x3) - x1) == 0.0) ? SG_INF : x2) : x2)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_5_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_5_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_svd_backward_self_inner_5_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_div_c64(sg_sub_c64(x0, x1), (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? (sg_eq_c64(sg_sub_c64(sg_sub_c64(x0, x3), x1), sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2) : x2)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_5_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_5_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_svd_backward_self_inner_5_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_div_c128(sg_sub_c128(x0, x1), (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? (sg_eq_c128(sg_sub_c128(sg_sub_c128(x0, x3), x1), sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2) : x2)));
    }
}
SG_LAUNCHER(_linalg_svd_backward_self_inner_5_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_svd_backward_self_inner_5_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _linalg_eig: _linalg_solve(_mH(v), inner._matmul(_mH(v)))[0] */
__global__ void _linalg_eig_backward_self_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_sub_c64(sg_sub_c64(x0, x1), sg_div_c64(sg_mul_c64(x2, sg_add_c64(x3, sg_conj_c64(x3))), sg_from_real_c64(2.0f))));
    }
}
SG_LAUNCHER(_linalg_eig_backward_self_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eig_backward_self_inner_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_eig_backward_self_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_sub_c128(sg_sub_c128(x0, x1), sg_div_c128(sg_mul_c128(x2, sg_add_c128(x3, sg_conj_c128(x3))), sg_from_real_c128(2.0))));
    }
}
SG_LAUNCHER(_linalg_eig_backward_self_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eig_backward_self_inner_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _linalg_eig: _linalg_solve(_mH(v), inner._matmul(_mH(v)))[0] */
__global__ void _linalg_eig_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, const sg_c64 *a4, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        const sg_c64 x4 = sg_load(a4[i]);
        sg_store(r0[i], sg_add_c64(sg_div_c64(x0, (sg_eq_c64((sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_conj_c64(sg_sub_c64(x2, x3))), sg_from_real_c64(0.0f)) ? (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : (sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_conj_c64(sg_sub_c64(x2, x3)))) : (sg_true_c64(x1) ? sg_from_real_c64(SG_INF) : sg_conj_c64(sg_sub_c64(x2, x3))))), x4));
    }
}
SG_LAUNCHER(_linalg_eig_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, const sg_c64 *a4, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eig_backward_self_c64_kernel, n, stream, a0, a1, a2, a3, a4, r0, n); }
__global__ void _linalg_eig_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, const sg_c128 *a4, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        const sg_c128 x4 = sg_load(a4[i]);
        sg_store(r0[i], sg_add_c128(sg_div_c128(x0, (sg_eq_c128((sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_conj_c128(sg_sub_c128(x2, x3))), sg_from_real_c128(0.0)) ? (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : (sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_conj_c128(sg_sub_c128(x2, x3)))) : (sg_true_c128(x1) ? sg_from_real_c128(SG_INF) : sg_conj_c128(sg_sub_c128(x2, x3))))), x4));
    }
}
SG_LAUNCHER(_linalg_eig_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, const sg_c128 *a4, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_eig_backward_self_c128_kernel, n, stream, a0, a1, a2, a3, a4, r0, n); }

/* _linalg_qr: _mH(_linalg_solve_triangular(R, _mH(inner), True, False)) */
template <typename S> __global__ void _linalg_qr_backward_self_inner_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 + x1) - ((x2 + x3) / 2.0f)));
    }
}
SG_LAUNCHER(_linalg_qr_backward_self_inner_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_qr_backward_self_inner_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_qr_backward_self_inner_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 + x1) - ((x2 + x3) / 2.0)));
    }
}
SG_LAUNCHER(_linalg_qr_backward_self_inner_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_qr_backward_self_inner_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_qr_backward_self_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_sub_c64(sg_add_c64(x0, x1), sg_div_c64(sg_add_c64(x2, x3), sg_from_real_c64(2.0f))));
    }
}
SG_LAUNCHER(_linalg_qr_backward_self_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_qr_backward_self_inner_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_qr_backward_self_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_sub_c128(sg_add_c128(x0, x1), sg_div_c128(sg_add_c128(x2, x3), sg_from_real_c128(2.0))));
    }
}
SG_LAUNCHER(_linalg_qr_backward_self_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_qr_backward_self_inner_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _householder_product: (v._matmul(on_products + _mH(on_products)) - grad._matmul(_mH(z)) + cat([on_first, rest], -2)).tril(-1) */
template <typename S> __global__ void _householder_product_backward_self_inner_inner_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (-x1)));
    }
}
SG_LAUNCHER(_householder_product_backward_self_inner_inner_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_self_inner_inner_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void _householder_product_backward_self_inner_inner_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (-x1)));
    }
}
SG_LAUNCHER(_householder_product_backward_self_inner_inner_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_self_inner_inner_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _householder_product_backward_self_inner_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_neg_c64(x1)));
    }
}
SG_LAUNCHER(_householder_product_backward_self_inner_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_self_inner_inner_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _householder_product_backward_self_inner_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_neg_c128(x1)));
    }
}
SG_LAUNCHER(_householder_product_backward_self_inner_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_self_inner_inner_c128_kernel, n, stream, a0, a1, r0, n); }

/* _householder_product: (v._matmul(on_products + _mH(on_products)) - grad._matmul(_mH(z)) + cat([on_first, rest], -2)).tril(-1) */
template <typename S> __global__ void _householder_product_backward_self_inner_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * (-x1)) + x2));
    }
}
SG_LAUNCHER(_householder_product_backward_self_inner_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_self_inner_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void _householder_product_backward_self_inner_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * (-x1)) + x2));
    }
}
SG_LAUNCHER(_householder_product_backward_self_inner_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_self_inner_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _householder_product_backward_self_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_add_c64(sg_mul_c64(x0, sg_neg_c64(x1)), x2));
    }
}
SG_LAUNCHER(_householder_product_backward_self_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_self_inner_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _householder_product_backward_self_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_add_c128(sg_mul_c128(x0, sg_neg_c128(x1)), x2));
    }
}
SG_LAUNCHER(_householder_product_backward_self_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_self_inner_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* _householder_product: (v._matmul(on_products + _mH(on_products)) - grad._matmul(_mH(z)) + cat([on_first, rest], -2)).tril(-1) */
template <typename S> __global__ void _householder_product_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 - x1) + x2));
    }
}
SG_LAUNCHER(_householder_product_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void _householder_product_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 - x1) + x2));
    }
}
SG_LAUNCHER(_householder_product_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _householder_product_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_add_c64(sg_sub_c64(x0, x1), x2));
    }
}
SG_LAUNCHER(_householder_product_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _householder_product_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_add_c128(sg_sub_c128(x0, x1), x2));
    }
}
SG_LAUNCHER(_householder_product_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* _householder_product: (w * y.conj()).sum([-1]) + (on_inverse * products.conj()).sum([-1]) */
template <typename S> __global__ void _householder_product_backward_tau_inner_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * x1));
    }
}
SG_LAUNCHER(_householder_product_backward_tau_inner_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_tau_inner_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void _householder_product_backward_tau_inner_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * x1));
    }
}
SG_LAUNCHER(_householder_product_backward_tau_inner_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_tau_inner_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _householder_product_backward_tau_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(x1)));
    }
}
SG_LAUNCHER(_householder_product_backward_tau_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_tau_inner_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _householder_product_backward_tau_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(x1)));
    }
}
SG_LAUNCHER(_householder_product_backward_tau_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_householder_product_backward_tau_inner_c128_kernel, n, stream, a0, a1, r0, n); }

/* _linalg_pinv: q - self._matmul(result._matmul(q)) - p._matmul(grad)._matmul(p) + p._matmul(result)._matmul(_mH(rest)) */
template <typename S> __global__ void _linalg_pinv_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 - x1) - x2) + x3));
    }
}
SG_LAUNCHER(_linalg_pinv_backward_self_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_pinv_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_pinv_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 - x1) - x2) + x3));
    }
}
SG_LAUNCHER(_linalg_pinv_backward_self_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_pinv_backward_self_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_pinv_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_add_c64(sg_sub_c64(sg_sub_c64(x0, x1), x2), x3));
    }
}
SG_LAUNCHER(_linalg_pinv_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_pinv_backward_self_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _linalg_pinv_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_add_c128(sg_sub_c128(sg_sub_c128(x0, x1), x2), x3));
    }
}
SG_LAUNCHER(_linalg_pinv_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_linalg_pinv_backward_self_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }
