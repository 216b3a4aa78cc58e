/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Differences, integrals, covariances, quantiles. */
#include "cuda_kernel.cuh"

/* _logcumsumexp: _linear_scan(grad.flip([dim]), steps.flip([dim]).conj(), dim).flip([dim]) * share.conj() */
template <typename S> __global__ void _logcumsumexp_backward_self_inner_inner_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_exp_f32(((x0 == x1) ? 0.0f : (x0 - x1))));
    }
}
SG_LAUNCHER(_logcumsumexp_backward_self_inner_inner_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logcumsumexp_backward_self_inner_inner_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_logcumsumexp_backward_self_inner_inner_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logcumsumexp_backward_self_inner_inner_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_logcumsumexp_backward_self_inner_inner_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logcumsumexp_backward_self_inner_inner_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _logcumsumexp_backward_self_inner_inner_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_exp_f64(((x0 == x1) ? 0.0 : (x0 - x1))));
    }
}
SG_LAUNCHER(_logcumsumexp_backward_self_inner_inner_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logcumsumexp_backward_self_inner_inner_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _logcumsumexp_backward_self_inner_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_exp_c64((sg_eq_c64(x0, x1) ? sg_from_real_c64(0.0f) : sg_sub_c64(x0, x1))));
    }
}
SG_LAUNCHER(_logcumsumexp_backward_self_inner_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logcumsumexp_backward_self_inner_inner_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _logcumsumexp_backward_self_inner_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_exp_c128((sg_eq_c128(x0, x1) ? sg_from_real_c128(0.0) : sg_sub_c128(x0, x1))));
    }
}
SG_LAUNCHER(_logcumsumexp_backward_self_inner_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logcumsumexp_backward_self_inner_inner_c128_kernel, n, stream, a0, a1, r0, n); }

/* _logcumsumexp: _linear_scan(grad.flip([dim]), steps.flip([dim]).conj(), dim).flip([dim]) * share.conj() */
template <typename S> __global__ void _logcumsumexp_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f32(x1) == SG_INF) ? ((float)(x1 > 0.0f)) : sg_exp_f32(((sg_abs_f32(x1) == SG_INF) ? 0.0f : (x1 - x2))))));
    }
}
SG_LAUNCHER(_logcumsumexp_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logcumsumexp_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_logcumsumexp_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logcumsumexp_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_logcumsumexp_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logcumsumexp_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _logcumsumexp_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f64(x1) == SG_INF) ? ((double)(x1 > 0.0)) : sg_exp_f64(((sg_abs_f64(x1) == SG_INF) ? 0.0 : (x1 - x2))))));
    }
}
SG_LAUNCHER(_logcumsumexp_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logcumsumexp_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _logcumsumexp_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(((sg_abs_c64(x1) == SG_INF) ? sg_from_real_c64((float)(sg_real_c64(x1) > 0.0f)) : sg_exp_c64(((sg_abs_c64(x1) == SG_INF) ? sg_from_real_c64(0.0f) : sg_sub_c64(x1, x2)))))));
    }
}
SG_LAUNCHER(_logcumsumexp_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logcumsumexp_backward_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _logcumsumexp_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(((sg_abs_c128(x1) == SG_INF) ? sg_from_real_c128((double)(sg_real_c128(x1) > 0.0)) : sg_exp_c128(((sg_abs_c128(x1) == SG_INF) ? sg_from_real_c128(0.0) : sg_sub_c128(x1, x2)))))));
    }
}
SG_LAUNCHER(_logcumsumexp_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logcumsumexp_backward_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }
