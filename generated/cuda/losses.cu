/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Distances between vectors, and losses made of distances, margins and distributions. */
#include "cuda_kernel.cuh"

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
template <typename S> __global__ void _distances_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((x1 == 0.0f) ? SG_INF : x1)));
    }
}
SG_LAUNCHER(_distances_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_distances_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_distances_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _distances_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((x1 == 0.0) ? SG_INF : x1)));
    }
}
SG_LAUNCHER(_distances_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
template <typename S> __global__ void _distances_backward_self_2_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (sg_sgn_f32((x0 - x1)) * (x2 * 0.0f)));
    }
}
SG_LAUNCHER(_distances_backward_self_2_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_2_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_distances_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_distances_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _distances_backward_self_2_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (sg_sgn_f64((x0 - x1)) * (x2 * 0.0)));
    }
}
SG_LAUNCHER(_distances_backward_self_2_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_2_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
template <typename S> __global__ void _distances_backward_self_3_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, const S *a4, const S *a5, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 / x1) * ((x2 == x3) ? sg_sgn_f32((x4 - x5)) : 0.0f)));
    }
}
SG_LAUNCHER(_distances_backward_self_3_f32, (const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, const float *a5, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_3_f32_kernel<float>, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }
SG_LAUNCHER(_distances_backward_self_3_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, const sg_f16 *a4, const sg_f16 *a5, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_3_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }
SG_LAUNCHER(_distances_backward_self_3_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, const sg_bf16 *a4, const sg_bf16 *a5, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_3_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }
__global__ void _distances_backward_self_3_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, const double *a5, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 / x1) * ((x2 == x3) ? sg_sgn_f64((x4 - x5)) : 0.0)));
    }
}
SG_LAUNCHER(_distances_backward_self_3_f64, (const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, const double *a5, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_3_f64_kernel, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
template <typename S> __global__ void _distances_backward_self_4_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, const S *a4, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f32((x1 - x2)) * ((((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4))) * (((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4)))))));
    }
}
SG_LAUNCHER(_distances_backward_self_4_f32, (const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_4_f32_kernel<float>, n, stream, a0, a1, a2, a3, a4, r0, n); }
SG_LAUNCHER(_distances_backward_self_4_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, const sg_f16 *a4, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_4_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, a4, r0, n); }
SG_LAUNCHER(_distances_backward_self_4_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, const sg_bf16 *a4, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_4_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, a4, r0, n); }
__global__ void _distances_backward_self_4_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f64((x1 - x2)) * ((((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4))) * (((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4)))))));
    }
}
SG_LAUNCHER(_distances_backward_self_4_f64, (const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_4_f64_kernel, n, stream, a0, a1, a2, a3, a4, r0, n); }

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
template <typename S> __global__ void _distances_backward_self_5_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, const S *a4, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f32((x1 - x2)) * (((((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4))) * (((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4)))) * (((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4)))))));
    }
}
SG_LAUNCHER(_distances_backward_self_5_f32, (const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_5_f32_kernel<float>, n, stream, a0, a1, a2, a3, a4, r0, n); }
SG_LAUNCHER(_distances_backward_self_5_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, const sg_f16 *a4, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_5_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, a4, r0, n); }
SG_LAUNCHER(_distances_backward_self_5_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, const sg_bf16 *a4, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_5_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, a4, r0, n); }
__global__ void _distances_backward_self_5_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f64((x1 - x2)) * (((((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4))) * (((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4)))) * (((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4)))))));
    }
}
SG_LAUNCHER(_distances_backward_self_5_f64, (const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_5_f64_kernel, n, stream, a0, a1, a2, a3, a4, r0, n); }

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
template <typename S> __global__ void _distances_backward_self_6_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, const S *a4, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f32((x1 - x2)) * sg_sqrt_f32((((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4)))))));
    }
}
SG_LAUNCHER(_distances_backward_self_6_f32, (const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_6_f32_kernel<float>, n, stream, a0, a1, a2, a3, a4, r0, n); }
SG_LAUNCHER(_distances_backward_self_6_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, const sg_f16 *a4, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_6_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, a4, r0, n); }
SG_LAUNCHER(_distances_backward_self_6_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, const sg_bf16 *a4, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_6_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, a4, r0, n); }
__global__ void _distances_backward_self_6_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f64((x1 - x2)) * sg_sqrt_f64((((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4)))))));
    }
}
SG_LAUNCHER(_distances_backward_self_6_f64, (const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_6_f64_kernel, n, stream, a0, a1, a2, a3, a4, r0, n); }

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
template <typename S> __global__ void _distances_backward_self_7_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, const S *a4, float x5, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f32((x1 - x2)) * sg_pow_f32((((x1 - x2) == 0.0f) ? 1.0f : (x3 / ((x4 == 0.0f) ? SG_INF : x4))), x5))));
    }
}
SG_LAUNCHER(_distances_backward_self_7_f32, (const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, float x5, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_7_f32_kernel<float>, n, stream, a0, a1, a2, a3, a4, x5, r0, n); }
SG_LAUNCHER(_distances_backward_self_7_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, const sg_f16 *a4, float x5, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_7_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, a4, x5, r0, n); }
SG_LAUNCHER(_distances_backward_self_7_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, const sg_bf16 *a4, float x5, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_7_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, a4, x5, r0, n); }
__global__ void _distances_backward_self_7_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, double x5, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f64((x1 - x2)) * sg_pow_f64((((x1 - x2) == 0.0) ? 1.0 : (x3 / ((x4 == 0.0) ? SG_INF : x4))), x5))));
    }
}
SG_LAUNCHER(_distances_backward_self_7_f64, (const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, double x5, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_distances_backward_self_7_f64_kernel, n, stream, a0, a1, a2, a3, a4, x5, r0, n); }

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
template <typename S> __global__ void _pair_distances_backward_self_inner_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_abs_f32(x0) == x1));
    }
}
SG_LAUNCHER(_pair_distances_backward_self_inner_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_inner_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_pair_distances_backward_self_inner_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_inner_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_pair_distances_backward_self_inner_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_inner_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _pair_distances_backward_self_inner_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_abs_f64(x0) == x1));
    }
}
SG_LAUNCHER(_pair_distances_backward_self_inner_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_inner_f64_kernel, n, stream, a0, a1, r0, n); }

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
template <typename S> __global__ void _pair_distances_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 / x1) * ((sg_abs_f32(x2) == x3) ? sg_sgn_f32(x2) : 0.0f)));
    }
}
SG_LAUNCHER(_pair_distances_backward_self_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_pair_distances_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_pair_distances_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _pair_distances_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 / x1) * ((sg_abs_f64(x2) == x3) ? sg_sgn_f64(x2) : 0.0)));
    }
}
SG_LAUNCHER(_pair_distances_backward_self_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
template <typename S> __global__ void _pair_distances_backward_self_2_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f32(x1) * (((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2))) * ((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2)))))));
    }
}
SG_LAUNCHER(_pair_distances_backward_self_2_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_2_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_pair_distances_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_pair_distances_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _pair_distances_backward_self_2_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f64(x1) * (((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2))) * ((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2)))))));
    }
}
SG_LAUNCHER(_pair_distances_backward_self_2_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_2_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
template <typename S> __global__ void _pair_distances_backward_self_3_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f32(x1) * ((((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2))) * ((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2)))) * ((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2)))))));
    }
}
SG_LAUNCHER(_pair_distances_backward_self_3_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_3_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_pair_distances_backward_self_3_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_3_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_pair_distances_backward_self_3_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_3_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _pair_distances_backward_self_3_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f64(x1) * ((((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2))) * ((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2)))) * ((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2)))))));
    }
}
SG_LAUNCHER(_pair_distances_backward_self_3_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_3_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
template <typename S> __global__ void _pair_distances_backward_self_4_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f32(x1) * sg_sqrt_f32(((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2)))))));
    }
}
SG_LAUNCHER(_pair_distances_backward_self_4_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_4_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_pair_distances_backward_self_4_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_4_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_pair_distances_backward_self_4_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_4_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _pair_distances_backward_self_4_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f64(x1) * sg_sqrt_f64(((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2)))))));
    }
}
SG_LAUNCHER(_pair_distances_backward_self_4_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_4_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
template <typename S> __global__ void _pair_distances_backward_self_5_f32_kernel(const S *a0, const S *a1, const S *a2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f32(x1) * sg_pow_f32(((x1 == 0.0f) ? 1.0f : (sg_abs_f32(x1) / ((x2 == 0.0f) ? SG_INF : x2))), x3))));
    }
}
SG_LAUNCHER(_pair_distances_backward_self_5_f32, (const float *a0, const float *a1, const float *a2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_5_f32_kernel<float>, n, stream, a0, a1, a2, x3, r0, n); }
SG_LAUNCHER(_pair_distances_backward_self_5_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, float x3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_5_f32_kernel<sg_f16>, n, stream, a0, a1, a2, x3, r0, n); }
SG_LAUNCHER(_pair_distances_backward_self_5_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, float x3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_5_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, x3, r0, n); }
__global__ void _pair_distances_backward_self_5_f64_kernel(const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f64(x1) * sg_pow_f64(((x1 == 0.0) ? 1.0 : (sg_abs_f64(x1) / ((x2 == 0.0) ? SG_INF : x2))), x3))));
    }
}
SG_LAUNCHER(_pair_distances_backward_self_5_f64, (const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_pair_distances_backward_self_5_f64_kernel, n, stream, a0, a1, a2, x3, r0, n); }
