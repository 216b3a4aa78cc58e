/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Layers and losses of neural networks. */
#include "cuda_kernel.cuh"

/* _mse_loss: grad * ((self - target) * (2 / self.numel() if reduction == 'mean' else 2.0)) */
template <typename S> __global__ void _mse_loss_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 - x2) * x3)));
    }
}
SG_LAUNCHER(_mse_loss_backward_self_f32, (const float *a0, const float *a1, const float *a2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mse_loss_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, x3, r0, n); }
SG_LAUNCHER(_mse_loss_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, float x3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mse_loss_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, x3, r0, n); }
SG_LAUNCHER(_mse_loss_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, float x3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mse_loss_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, x3, r0, n); }
__global__ void _mse_loss_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 - x2) * x3)));
    }
}
SG_LAUNCHER(_mse_loss_backward_self_f64, (const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mse_loss_backward_self_f64_kernel, n, stream, a0, a1, a2, x3, r0, n); }

/* _mse_loss: ((self_t - target_t) * (self_p - target_p)).sum() * (2 / self_p.numel() if reduction == 'mean' else 2.0) */
template <typename S> __global__ void _mse_loss_tangent_self_target_inner_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 - x1) * (x2 - x3)));
    }
}
SG_LAUNCHER(_mse_loss_tangent_self_target_inner_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mse_loss_tangent_self_target_inner_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_mse_loss_tangent_self_target_inner_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mse_loss_tangent_self_target_inner_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_mse_loss_tangent_self_target_inner_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mse_loss_tangent_self_target_inner_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _mse_loss_tangent_self_target_inner_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 - x1) * (x2 - x3)));
    }
}
SG_LAUNCHER(_mse_loss_tangent_self_target_inner_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mse_loss_tangent_self_target_inner_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _smooth_l1: where(abs(self - target) < beta, 0.5 / beta * (self - target) * (self - target), abs(self - target) - 0.5 * beta) if beta > 0 else abs(self - target) */
template <typename S> __global__ void _smooth_l1_f32_kernel(const S *a0, const S *a1, float x2, float x3, float x4, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((sg_abs_f32((x0 - x1)) < x2) ? ((x3 * (x0 - x1)) * (x0 - x1)) : (sg_abs_f32((x0 - x1)) - x4)));
    }
}
SG_LAUNCHER(_smooth_l1_f32, (const float *a0, const float *a1, float x2, float x3, float x4, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_f32_kernel<float>, n, stream, a0, a1, x2, x3, x4, r0, n); }
SG_LAUNCHER(_smooth_l1_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, float x3, float x4, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_f32_kernel<sg_f16>, n, stream, a0, a1, x2, x3, x4, r0, n); }
SG_LAUNCHER(_smooth_l1_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, float x3, float x4, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, x3, x4, r0, n); }
__global__ void _smooth_l1_f64_kernel(const double *a0, const double *a1, double x2, double x3, double x4, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((sg_abs_f64((x0 - x1)) < x2) ? ((x3 * (x0 - x1)) * (x0 - x1)) : (sg_abs_f64((x0 - x1)) - x4)));
    }
}
SG_LAUNCHER(_smooth_l1_f64, (const double *a0, const double *a1, double x2, double x3, double x4, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_f64_kernel, n, stream, a0, a1, x2, x3, x4, r0, n); }

/* _smooth_l1: where(abs(self - target) < beta, 0.5 / beta * (self - target) * (self - target), abs(self - target) - 0.5 * beta) if beta > 0 else abs(self - target) */
template <typename S> __global__ void _smooth_l1_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_abs_f32((x0 - x1)));
    }
}
SG_LAUNCHER(_smooth_l1_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_smooth_l1_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_smooth_l1_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _smooth_l1_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_abs_f64((x0 - x1)));
    }
}
SG_LAUNCHER(_smooth_l1_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_2_f64_kernel, n, stream, a0, a1, r0, n); }

/* _smooth_l1: grad * where((self - target).abs() < beta, (self - target) / beta, (self - target).sgn()) if beta > 0 else grad * (self - target).sgn() */
template <typename S> __global__ void _smooth_l1_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f32((x1 - x2)) < x3) ? ((x1 - x2) / x3) : sg_sgn_f32((x1 - x2)))));
    }
}
SG_LAUNCHER(_smooth_l1_backward_self_f32, (const float *a0, const float *a1, const float *a2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, x3, r0, n); }
SG_LAUNCHER(_smooth_l1_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, float x3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, x3, r0, n); }
SG_LAUNCHER(_smooth_l1_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, float x3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, x3, r0, n); }
__global__ void _smooth_l1_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f64((x1 - x2)) < x3) ? ((x1 - x2) / x3) : sg_sgn_f64((x1 - x2)))));
    }
}
SG_LAUNCHER(_smooth_l1_backward_self_f64, (const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_backward_self_f64_kernel, n, stream, a0, a1, a2, x3, r0, n); }

/* _smooth_l1: grad * where((self - target).abs() < beta, (self - target) / beta, (self - target).sgn()) if beta > 0 else grad * (self - target).sgn() */
template <typename S> __global__ void _smooth_l1_backward_self_2_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_sgn_f32((x1 - x2))));
    }
}
SG_LAUNCHER(_smooth_l1_backward_self_2_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_backward_self_2_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_smooth_l1_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_smooth_l1_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _smooth_l1_backward_self_2_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_sgn_f64((x1 - x2))));
    }
}
SG_LAUNCHER(_smooth_l1_backward_self_2_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_backward_self_2_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* _smooth_l1: grad * where((self - target).abs() < beta, (target - self) / beta, (target - self).sgn()) if beta > 0 else grad * (target - self).sgn() */
template <typename S> __global__ void _smooth_l1_backward_target_f32_kernel(const S *a0, const S *a1, const S *a2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f32((x1 - x2)) < x3) ? ((x2 - x1) / x3) : sg_sgn_f32((x2 - x1)))));
    }
}
SG_LAUNCHER(_smooth_l1_backward_target_f32, (const float *a0, const float *a1, const float *a2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_backward_target_f32_kernel<float>, n, stream, a0, a1, a2, x3, r0, n); }
SG_LAUNCHER(_smooth_l1_backward_target_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, float x3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_backward_target_f32_kernel<sg_f16>, n, stream, a0, a1, a2, x3, r0, n); }
SG_LAUNCHER(_smooth_l1_backward_target_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, float x3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_backward_target_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, x3, r0, n); }
__global__ void _smooth_l1_backward_target_f64_kernel(const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f64((x1 - x2)) < x3) ? ((x2 - x1) / x3) : sg_sgn_f64((x2 - x1)))));
    }
}
SG_LAUNCHER(_smooth_l1_backward_target_f64, (const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_smooth_l1_backward_target_f64_kernel, n, stream, a0, a1, a2, x3, r0, n); }

/* _binary_cross_entropy: (target - 1) * maximum(log1p(-self), -100) - target * maximum(log(self), -100) */
template <typename S> __global__ void _binary_cross_entropy_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (((x0 - 1.0f) * sg_maximum_f32(sg_log1p_f32((-x1)), (-100.0f))) - (x0 * sg_maximum_f32(sg_log_f32(x1), (-100.0f)))));
    }
}
SG_LAUNCHER(_binary_cross_entropy_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_binary_cross_entropy_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_binary_cross_entropy_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _binary_cross_entropy_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (((x0 - 1.0) * sg_maximum_f64(sg_log1p_f64((-x1)), (-100.0))) - (x0 * sg_maximum_f64(sg_log_f64(x1), (-100.0)))));
    }
}
SG_LAUNCHER(_binary_cross_entropy_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_f64_kernel, n, stream, a0, a1, r0, n); }

/* _binary_cross_entropy: grad * (self - target) / maximum((1 - self) * self, 1e-12) */
template <typename S> __global__ void _binary_cross_entropy_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * (x1 - x2)) / sg_maximum_f32(((1.0f - x1) * x1), 1e-12f)));
    }
}
SG_LAUNCHER(_binary_cross_entropy_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_binary_cross_entropy_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_binary_cross_entropy_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _binary_cross_entropy_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * (x1 - x2)) / sg_maximum_f64(((1.0 - x1) * x1), 1e-12)));
    }
}
SG_LAUNCHER(_binary_cross_entropy_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* _binary_cross_entropy: grad * (where(self == 1, -100, (-where(self == 1, 0, self)).log1p()) - where(tiny, -100, where(tiny, inf, self).log())) */
template <typename S> __global__ void _binary_cross_entropy_backward_target_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (((x1 == 1.0f) ? (-100.0f) : sg_log1p_f32((-((x1 == 1.0f) ? 0.0f : x1)))) - ((sg_abs_f32(x1) < 3.720075976020836e-44f) ? (-100.0f) : sg_log_f32(((sg_abs_f32(x1) < 3.720075976020836e-44f) ? SG_INF : x1))))));
    }
}
SG_LAUNCHER(_binary_cross_entropy_backward_target_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_backward_target_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_binary_cross_entropy_backward_target_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_backward_target_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_binary_cross_entropy_backward_target_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_backward_target_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _binary_cross_entropy_backward_target_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (((x1 == 1.0) ? (-100.0) : sg_log1p_f64((-((x1 == 1.0) ? 0.0 : x1)))) - ((sg_abs_f64(x1) < 3.720075976020836e-44) ? (-100.0) : sg_log_f64(((sg_abs_f64(x1) < 3.720075976020836e-44) ? SG_INF : x1))))));
    }
}
SG_LAUNCHER(_binary_cross_entropy_backward_target_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_backward_target_f64_kernel, n, stream, a0, a1, r0, n); }

/* _binary_cross_entropy: grad * (self - target) / maximum((1 - self) * self, 1e-12); grad * (where(self == 1, -100, (-where(self == 1, 0, self)).log1p()) - where(tiny, -100, where(tiny, inf, self).log())) */
template <typename S> __global__ void _binary_cross_entropy_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * (x1 - x2)) / sg_maximum_f32(((1.0f - x1) * x1), 1e-12f)));
        sg_store(r1[i], (x0 * (((x1 == 1.0f) ? (-100.0f) : sg_log1p_f32((-((x1 == 1.0f) ? 0.0f : x1)))) - ((sg_abs_f32(x1) < 3.720075976020836e-44f) ? (-100.0f) : sg_log_f32(((sg_abs_f32(x1) < 3.720075976020836e-44f) ? SG_INF : x1))))));
    }
}
SG_LAUNCHER(_binary_cross_entropy_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(_binary_cross_entropy_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(_binary_cross_entropy_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void _binary_cross_entropy_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * (x1 - x2)) / sg_maximum_f64(((1.0 - x1) * x1), 1e-12)));
        sg_store(r1[i], (x0 * (((x1 == 1.0) ? (-100.0) : sg_log1p_f64((-((x1 == 1.0) ? 0.0 : x1)))) - ((sg_abs_f64(x1) < 3.720075976020836e-44) ? (-100.0) : sg_log_f64(((sg_abs_f64(x1) < 3.720075976020836e-44) ? SG_INF : x1))))));
    }
}
SG_LAUNCHER(_binary_cross_entropy_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_binary_cross_entropy_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* _grid_sample_to_grid: flat_above if grid.size(-1) == 2 else flat_above + grad.select(-1, 2).unsqueeze(1) * _grid_sample(self, grid, mode, padding_mode, align_corners, z) */
template <typename S> __global__ void _grid_sample_to_grid_backward_above_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
    }
}
SG_LAUNCHER(_grid_sample_to_grid_backward_above_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_grid_sample_to_grid_backward_above_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _grid_sample_to_grid_backward_above_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
    }
}
SG_LAUNCHER(_grid_sample_to_grid_backward_above_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_grid_sample_to_grid_backward_above_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _grid_sample_to_grid: flat_above if grid.size(-1) == 2 else flat_above + grad.select(-1, 2).unsqueeze(1) * _grid_sample(self, grid, mode, padding_mode, align_corners, z) */
template <typename S> __global__ void _grid_sample_to_grid_backward_above_2_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, const S *a4, const S *a5, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], (((x0 * x1) + (x2 * x3)) + (x4 * x5)));
    }
}
SG_LAUNCHER(_grid_sample_to_grid_backward_above_2_f32, (const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, const float *a5, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_grid_sample_to_grid_backward_above_2_f32_kernel<float>, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }
__global__ void _grid_sample_to_grid_backward_above_2_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, const double *a5, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], (((x0 * x1) + (x2 * x3)) + (x4 * x5)));
    }
}
SG_LAUNCHER(_grid_sample_to_grid_backward_above_2_f64, (const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, const double *a5, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_grid_sample_to_grid_backward_above_2_f64_kernel, n, stream, a0, a1, a2, a3, a4, a5, r0, n); }

/* _grid_sample_to_grid: flat_self if grid.size(-1) == 2 else flat_self + _grid_sample_to_images(along_z, grid, self.shape, mode, padding_mode, align_corners, z) */
template <typename S> __global__ void _grid_sample_to_grid_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 + x1) + x2));
    }
}
SG_LAUNCHER(_grid_sample_to_grid_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_grid_sample_to_grid_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void _grid_sample_to_grid_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 + x1) + x2));
    }
}
SG_LAUNCHER(_grid_sample_to_grid_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_grid_sample_to_grid_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* _batch_norm_backward: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels) */
template <typename S> __global__ void _batch_norm_backward_backward_above_inner_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 - (x1 / x2)) * (x0 - (x1 / x2))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_above_inner_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_above_inner_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
__global__ void _batch_norm_backward_backward_above_inner_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 - (x1 / x2)) * (x0 - (x1 / x2))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_above_inner_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_above_inner_f64_kernel, n, stream, a0, a1, x2, r0, n); }

/* _batch_norm_backward: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels) */
template <typename S> __global__ void _batch_norm_backward_backward_above_inner_2_f32_kernel(const S *a0, const S *a1, const S *a2, float x3, const S *a4, float x5, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 * ((x1 - (x2 / x3)) * sg_rsqrt_f32(((x4 / x3) + x5)))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_above_inner_2_f32, (const float *a0, const float *a1, const float *a2, float x3, const float *a4, float x5, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_above_inner_2_f32_kernel<float>, n, stream, a0, a1, a2, x3, a4, x5, r0, n); }
__global__ void _batch_norm_backward_backward_above_inner_2_f64_kernel(const double *a0, const double *a1, const double *a2, double x3, const double *a4, double x5, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], (x0 * ((x1 - (x2 / x3)) * sg_rsqrt_f64(((x4 / x3) + x5)))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_above_inner_2_f64, (const double *a0, const double *a1, const double *a2, double x3, const double *a4, double x5, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_above_inner_2_f64_kernel, n, stream, a0, a1, a2, x3, a4, x5, r0, n); }

/* _batch_norm_backward: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels) */
template <typename S> __global__ void _batch_norm_backward_backward_above_f32_kernel(const S *a0, float x1, float x2, const S *a3, const S *a4, const S *a5, const S *a6, const S *a7, const S *a8, const S *a9, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        const float x6 = sg_load(a6[i]);
        const float x7 = sg_load(a7[i]);
        const float x8 = sg_load(a8[i]);
        const float x9 = sg_load(a9[i]);
        sg_store(r0[i], (((sg_rsqrt_f32(((x0 / x1) + x2)) * ((x3 - (x4 / x1)) - (((x5 - (x6 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x7 / x1)))) + (x8 * ((x5 - (x6 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))))) + x9));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_above_f32, (const float *a0, float x1, float x2, const float *a3, const float *a4, const float *a5, const float *a6, const float *a7, const float *a8, const float *a9, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_above_f32_kernel<float>, n, stream, a0, x1, x2, a3, a4, a5, a6, a7, a8, a9, r0, n); }
__global__ void _batch_norm_backward_backward_above_f64_kernel(const double *a0, double x1, double x2, const double *a3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, const double *a9, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        const double x6 = sg_load(a6[i]);
        const double x7 = sg_load(a7[i]);
        const double x8 = sg_load(a8[i]);
        const double x9 = sg_load(a9[i]);
        sg_store(r0[i], (((sg_rsqrt_f64(((x0 / x1) + x2)) * ((x3 - (x4 / x1)) - (((x5 - (x6 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x7 / x1)))) + (x8 * ((x5 - (x6 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))))) + x9));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_above_f64, (const double *a0, double x1, double x2, const double *a3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, const double *a9, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_above_f64_kernel, n, stream, a0, x1, x2, a3, a4, a5, a6, a7, a8, a9, r0, n); }

/* _batch_norm_backward: (turned if weight is None else turned * weight._reshape(channels)) + by * unit + grads[2]._reshape(channels) */
template <typename S> __global__ void _batch_norm_backward_backward_above_2_f32_kernel(const S *a0, float x1, float x2, const S *a3, const S *a4, const S *a5, const S *a6, const S *a7, const S *a8, const S *a9, const S *a10, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        const float x6 = sg_load(a6[i]);
        const float x7 = sg_load(a7[i]);
        const float x8 = sg_load(a8[i]);
        const float x9 = sg_load(a9[i]);
        const float x10 = sg_load(a10[i]);
        sg_store(r0[i], ((((sg_rsqrt_f32(((x0 / x1) + x2)) * ((x3 - (x4 / x1)) - (((x5 - (x6 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x7 / x1)))) * x8) + (x9 * ((x5 - (x6 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))))) + x10));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_above_2_f32, (const float *a0, float x1, float x2, const float *a3, const float *a4, const float *a5, const float *a6, const float *a7, const float *a8, const float *a9, const float *a10, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_above_2_f32_kernel<float>, n, stream, a0, x1, x2, a3, a4, a5, a6, a7, a8, a9, a10, r0, n); }
__global__ void _batch_norm_backward_backward_above_2_f64_kernel(const double *a0, double x1, double x2, const double *a3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, const double *a9, const double *a10, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        const double x6 = sg_load(a6[i]);
        const double x7 = sg_load(a7[i]);
        const double x8 = sg_load(a8[i]);
        const double x9 = sg_load(a9[i]);
        const double x10 = sg_load(a10[i]);
        sg_store(r0[i], ((((sg_rsqrt_f64(((x0 / x1) + x2)) * ((x3 - (x4 / x1)) - (((x5 - (x6 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x7 / x1)))) * x8) + (x9 * ((x5 - (x6 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))))) + x10));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_above_2_f64, (const double *a0, double x1, double x2, const double *a3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, const double *a9, const double *a10, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_above_2_f64_kernel, n, stream, a0, x1, x2, a3, a4, a5, a6, a7, a8, a9, a10, r0, n); }

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
template <typename S> __global__ void _batch_norm_backward_backward_self_inner_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, float x4, const S *a5, float x6, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) * ((x2 - (x3 / x4)) * sg_rsqrt_f32(((x5 / x4) + x6)))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_self_inner_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float x4, const float *a5, float x6, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_self_inner_f32_kernel<float>, n, stream, a0, a1, a2, a3, x4, a5, x6, r0, n); }
__global__ void _batch_norm_backward_backward_self_inner_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double x4, const double *a5, double x6, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) * ((x2 - (x3 / x4)) * sg_rsqrt_f64(((x5 / x4) + x6)))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_self_inner_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double x4, const double *a5, double x6, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_self_inner_f64_kernel, n, stream, a0, a1, a2, a3, x4, a5, x6, r0, n); }

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
template <typename S> __global__ void _batch_norm_backward_backward_self_inner_2_f32_kernel(const S *a0, const S *a1, float x2, float x3, const S *a4, const S *a5, const S *a6, const S *a7, const S *a8, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        const float x6 = sg_load(a6[i]);
        const float x7 = sg_load(a7[i]);
        const float x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f32(((x1 / x2) + x3)) * ((x4 - (x5 / x2)) - (((x6 - (x7 / x2)) * sg_rsqrt_f32(((x1 / x2) + x3))) * (x8 / x2))))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_self_inner_2_f32, (const float *a0, const float *a1, float x2, float x3, const float *a4, const float *a5, const float *a6, const float *a7, const float *a8, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_self_inner_2_f32_kernel<float>, n, stream, a0, a1, x2, x3, a4, a5, a6, a7, a8, r0, n); }
__global__ void _batch_norm_backward_backward_self_inner_2_f64_kernel(const double *a0, const double *a1, double x2, double x3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        const double x6 = sg_load(a6[i]);
        const double x7 = sg_load(a7[i]);
        const double x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f64(((x1 / x2) + x3)) * ((x4 - (x5 / x2)) - (((x6 - (x7 / x2)) * sg_rsqrt_f64(((x1 / x2) + x3))) * (x8 / x2))))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_self_inner_2_f64, (const double *a0, const double *a1, double x2, double x3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_self_inner_2_f64_kernel, n, stream, a0, a1, x2, x3, a4, a5, a6, a7, a8, r0, n); }

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
template <typename S> __global__ void _batch_norm_backward_backward_self_inner_3_f32_kernel(const S *a0, const S *a1, float x2, float x3, const S *a4, const S *a5, const S *a6, const S *a7, const S *a8, const S *a9, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        const float x6 = sg_load(a6[i]);
        const float x7 = sg_load(a7[i]);
        const float x8 = sg_load(a8[i]);
        const float x9 = sg_load(a9[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f32(((x1 / x2) + x3)) * (((x4 * x5) - (x6 / x2)) - (((x7 - (x8 / x2)) * sg_rsqrt_f32(((x1 / x2) + x3))) * (x9 / x2))))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_self_inner_3_f32, (const float *a0, const float *a1, float x2, float x3, const float *a4, const float *a5, const float *a6, const float *a7, const float *a8, const float *a9, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_self_inner_3_f32_kernel<float>, n, stream, a0, a1, x2, x3, a4, a5, a6, a7, a8, a9, r0, n); }
__global__ void _batch_norm_backward_backward_self_inner_3_f64_kernel(const double *a0, const double *a1, double x2, double x3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, const double *a9, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        const double x6 = sg_load(a6[i]);
        const double x7 = sg_load(a7[i]);
        const double x8 = sg_load(a8[i]);
        const double x9 = sg_load(a9[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f64(((x1 / x2) + x3)) * (((x4 * x5) - (x6 / x2)) - (((x7 - (x8 / x2)) * sg_rsqrt_f64(((x1 / x2) + x3))) * (x9 / x2))))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_self_inner_3_f64, (const double *a0, const double *a1, double x2, double x3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, const double *a9, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_self_inner_3_f64_kernel, n, stream, a0, a1, x2, x3, a4, a5, a6, a7, a8, a9, r0, n); }

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
template <typename S> __global__ void _batch_norm_backward_backward_self_f32_kernel(const S *a0, float x1, float x2, const S *a3, const S *a4, const S *a5, const S *a6, const S *a7, const S *a8, const S *a9, const S *a10, const S *a11, const S *a12, const S *a13, const S *a14, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        const float x6 = sg_load(a6[i]);
        const float x7 = sg_load(a7[i]);
        const float x8 = sg_load(a8[i]);
        const float x9 = sg_load(a9[i]);
        const float x10 = sg_load(a10[i]);
        const float x11 = sg_load(a11[i]);
        const float x12 = sg_load(a12[i]);
        const float x13 = sg_load(a13[i]);
        const float x14 = sg_load(a14[i]);
        sg_store(r0[i], ((sg_rsqrt_f32(((x0 / x1) + x2)) * (((x3 * x4) - (x5 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x8 / x1)))) - (sg_rsqrt_f32(((x0 / x1) + x2)) * (((((x6 - (x7 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x9 / x1)) + ((sg_rsqrt_f32(((x0 / x1) + x2)) * ((x10 - (x11 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x12 / x1)))) * (x13 / x1))) + ((sg_rsqrt_f32(((x0 / x1) + x2)) * ((x3 - (x14 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x13 / x1)))) * (x12 / x1))))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_self_f32, (const float *a0, float x1, float x2, const float *a3, const float *a4, const float *a5, const float *a6, const float *a7, const float *a8, const float *a9, const float *a10, const float *a11, const float *a12, const float *a13, const float *a14, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_self_f32_kernel<float>, n, stream, a0, x1, x2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, r0, n); }
__global__ void _batch_norm_backward_backward_self_f64_kernel(const double *a0, double x1, double x2, const double *a3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, const double *a9, const double *a10, const double *a11, const double *a12, const double *a13, const double *a14, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        const double x6 = sg_load(a6[i]);
        const double x7 = sg_load(a7[i]);
        const double x8 = sg_load(a8[i]);
        const double x9 = sg_load(a9[i]);
        const double x10 = sg_load(a10[i]);
        const double x11 = sg_load(a11[i]);
        const double x12 = sg_load(a12[i]);
        const double x13 = sg_load(a13[i]);
        const double x14 = sg_load(a14[i]);
        sg_store(r0[i], ((sg_rsqrt_f64(((x0 / x1) + x2)) * (((x3 * x4) - (x5 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x8 / x1)))) - (sg_rsqrt_f64(((x0 / x1) + x2)) * (((((x6 - (x7 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x9 / x1)) + ((sg_rsqrt_f64(((x0 / x1) + x2)) * ((x10 - (x11 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x12 / x1)))) * (x13 / x1))) + ((sg_rsqrt_f64(((x0 / x1) + x2)) * ((x3 - (x14 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x13 / x1)))) * (x12 / x1))))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_self_f64, (const double *a0, double x1, double x2, const double *a3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, const double *a9, const double *a10, const double *a11, const double *a12, const double *a13, const double *a14, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_self_f64_kernel, n, stream, a0, x1, x2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, r0, n); }

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
template <typename S> __global__ void _batch_norm_backward_backward_self_part_f32_kernel(const S *a0, float x1, float x2, const S *a3, const S *a4, const S *a5, const S *a6, const S *a7, const S *a8, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        const float x6 = sg_load(a6[i]);
        const float x7 = sg_load(a7[i]);
        const float x8 = sg_load(a8[i]);
        sg_store(r0[i], (sg_rsqrt_f32(((x0 / x1) + x2)) * (((x3 * x4) - (x5 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x8 / x1)))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_self_part_f32, (const float *a0, float x1, float x2, const float *a3, const float *a4, const float *a5, const float *a6, const float *a7, const float *a8, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_self_part_f32_kernel<float>, n, stream, a0, x1, x2, a3, a4, a5, a6, a7, a8, r0, n); }
__global__ void _batch_norm_backward_backward_self_part_f64_kernel(const double *a0, double x1, double x2, const double *a3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        const double x6 = sg_load(a6[i]);
        const double x7 = sg_load(a7[i]);
        const double x8 = sg_load(a8[i]);
        sg_store(r0[i], (sg_rsqrt_f64(((x0 / x1) + x2)) * (((x3 * x4) - (x5 / x1)) - (((x6 - (x7 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x8 / x1)))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_self_part_f64, (const double *a0, double x1, double x2, const double *a3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_self_part_f64_kernel, n, stream, a0, x1, x2, a3, a4, a5, a6, a7, a8, r0, n); }

/* _batch_norm_backward: scale * (on_unit - on_unit._sum_to_size(channels) / n - unit * ((on_unit * unit)._sum_to_size(channels) / n)) - scale * (unit * ((grads[0] * back)._sum_to_size(channels) / n) + turned * ((scaled * unit)._sum_to_size(channels) / n) + back * ((grads[0] * unit)._sum_to_size(channels) / n)) */
template <typename S> __global__ void _batch_norm_backward_backward_self_part_2_f32_kernel(const S *a0, float x1, float x2, const S *a3, const S *a4, const S *a5, const S *a6, const S *a7, const S *a8, const S *a9, const S *a10, const S *a11, const S *a12, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        const float x6 = sg_load(a6[i]);
        const float x7 = sg_load(a7[i]);
        const float x8 = sg_load(a8[i]);
        const float x9 = sg_load(a9[i]);
        const float x10 = sg_load(a10[i]);
        const float x11 = sg_load(a11[i]);
        const float x12 = sg_load(a12[i]);
        sg_store(r0[i], (sg_rsqrt_f32(((x0 / x1) + x2)) * (((((x3 - (x4 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x5 / x1)) + ((sg_rsqrt_f32(((x0 / x1) + x2)) * ((x6 - (x7 / x1)) - (((x3 - (x4 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x8 / x1)))) * (x9 / x1))) + ((sg_rsqrt_f32(((x0 / x1) + x2)) * (((x10 * x11) - (x12 / x1)) - (((x3 - (x4 / x1)) * sg_rsqrt_f32(((x0 / x1) + x2))) * (x9 / x1)))) * (x8 / x1)))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_self_part_2_f32, (const float *a0, float x1, float x2, const float *a3, const float *a4, const float *a5, const float *a6, const float *a7, const float *a8, const float *a9, const float *a10, const float *a11, const float *a12, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_self_part_2_f32_kernel<float>, n, stream, a0, x1, x2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, r0, n); }
__global__ void _batch_norm_backward_backward_self_part_2_f64_kernel(const double *a0, double x1, double x2, const double *a3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, const double *a9, const double *a10, const double *a11, const double *a12, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        const double x6 = sg_load(a6[i]);
        const double x7 = sg_load(a7[i]);
        const double x8 = sg_load(a8[i]);
        const double x9 = sg_load(a9[i]);
        const double x10 = sg_load(a10[i]);
        const double x11 = sg_load(a11[i]);
        const double x12 = sg_load(a12[i]);
        sg_store(r0[i], (sg_rsqrt_f64(((x0 / x1) + x2)) * (((((x3 - (x4 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x5 / x1)) + ((sg_rsqrt_f64(((x0 / x1) + x2)) * ((x6 - (x7 / x1)) - (((x3 - (x4 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x8 / x1)))) * (x9 / x1))) + ((sg_rsqrt_f64(((x0 / x1) + x2)) * (((x10 * x11) - (x12 / x1)) - (((x3 - (x4 / x1)) * sg_rsqrt_f64(((x0 / x1) + x2))) * (x9 / x1)))) * (x8 / x1)))));
    }
}
SG_LAUNCHER(_batch_norm_backward_backward_self_part_2_f64, (const double *a0, double x1, double x2, const double *a3, const double *a4, const double *a5, const double *a6, const double *a7, const double *a8, const double *a9, const double *a10, const double *a11, const double *a12, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_batch_norm_backward_backward_self_part_2_f64_kernel, n, stream, a0, x1, x2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, r0, n); }

/* _attention_backward: shared._matmul(value) + weights._matmul(grads[2]) */
template <typename S> __global__ void _attention_backward_backward_above_inner_f32_kernel(const S *a0, const S *a1, float x2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 + x1) * x2) * x3));
    }
}
SG_LAUNCHER(_attention_backward_backward_above_inner_f32, (const float *a0, const float *a1, float x2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_attention_backward_backward_above_inner_f32_kernel<float>, n, stream, a0, a1, x2, a3, r0, n); }
__global__ void _attention_backward_backward_above_inner_f64_kernel(const double *a0, const double *a1, double x2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 + x1) * x2) * x3));
    }
}
SG_LAUNCHER(_attention_backward_backward_above_inner_f64, (const double *a0, const double *a1, double x2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_attention_backward_backward_above_inner_f64_kernel, n, stream, a0, a1, x2, a3, r0, n); }

/* _attention_backward: (turned._matmul(key) + of_scores._matmul(grads[1])) * scale */
template <typename S> __global__ void _attention_backward_backward_query_inner_f32_kernel(const S *a0, const S *a1, float x2, const S *a3, const S *a4, const S *a5, const S *a6, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        const float x5 = sg_load(a5[i]);
        const float x6 = sg_load(a6[i]);
        sg_store(r0[i], (((((x0 + x1) * x2) * (x3 - x4)) + x5) * x6));
    }
}
SG_LAUNCHER(_attention_backward_backward_query_inner_f32, (const float *a0, const float *a1, float x2, const float *a3, const float *a4, const float *a5, const float *a6, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_attention_backward_backward_query_inner_f32_kernel<float>, n, stream, a0, a1, x2, a3, a4, a5, a6, r0, n); }
__global__ void _attention_backward_backward_query_inner_f64_kernel(const double *a0, const double *a1, double x2, const double *a3, const double *a4, const double *a5, const double *a6, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        const double x5 = sg_load(a5[i]);
        const double x6 = sg_load(a6[i]);
        sg_store(r0[i], (((((x0 + x1) * x2) * (x3 - x4)) + x5) * x6));
    }
}
SG_LAUNCHER(_attention_backward_backward_query_inner_f64, (const double *a0, const double *a1, double x2, const double *a3, const double *a4, const double *a5, const double *a6, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_attention_backward_backward_query_inner_f64_kernel, n, stream, a0, a1, x2, a3, a4, a5, a6, r0, n); }

/* _attention_backward: (turned._matmul(key) + of_scores._matmul(grads[1])) * scale */
template <typename S> __global__ void _attention_backward_backward_query_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 + x1) * x2));
    }
}
SG_LAUNCHER(_attention_backward_backward_query_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_attention_backward_backward_query_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
__global__ void _attention_backward_backward_query_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 + x1) * x2));
    }
}
SG_LAUNCHER(_attention_backward_backward_query_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_attention_backward_backward_query_f64_kernel, n, stream, a0, a1, x2, r0, n); }
