/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Exponentials, logarithms and roots. */
#include "cuda_kernel.cuh"

/* exp: exp(self) */
template <typename S> __global__ void exp_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_exp_f32(x0));
    }
}
SG_LAUNCHER(exp_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(exp_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(exp_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void exp_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_exp_f64(x0));
    }
}
SG_LAUNCHER(exp_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp_f64_kernel, n, stream, a0, r0, n); }
__global__ void exp_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_exp_c64(x0));
    }
}
SG_LAUNCHER(exp_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp_c64_kernel, n, stream, a0, r0, n); }
__global__ void exp_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_exp_c128(x0));
    }
}
SG_LAUNCHER(exp_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp_c128_kernel, n, stream, a0, r0, n); }

/* exp2: exp2(self) */
template <typename S> __global__ void exp2_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_exp2_f32(x0));
    }
}
SG_LAUNCHER(exp2_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(exp2_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(exp2_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void exp2_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_exp2_f64(x0));
    }
}
SG_LAUNCHER(exp2_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_f64_kernel, n, stream, a0, r0, n); }
__global__ void exp2_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_exp2_c64(x0));
    }
}
SG_LAUNCHER(exp2_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_c64_kernel, n, stream, a0, r0, n); }
__global__ void exp2_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_exp2_c128(x0));
    }
}
SG_LAUNCHER(exp2_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_c128_kernel, n, stream, a0, r0, n); }

/* exp2: grad * result.conj() * log(2) */
template <typename S> __global__ void exp2_backward_self_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(exp2_backward_self_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_backward_self_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(exp2_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(exp2_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void exp2_backward_self_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(exp2_backward_self_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_backward_self_f64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void exp2_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, float x2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_mul_c64(x0, sg_conj_c64(x1)), sg_from_real_c64(x2)));
    }
}
SG_LAUNCHER(exp2_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, float x2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_backward_self_c64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void exp2_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, double x2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_mul_c128(x0, sg_conj_c128(x1)), sg_from_real_c128(x2)));
    }
}
SG_LAUNCHER(exp2_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, double x2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_backward_self_c128_kernel, n, stream, a0, a1, x2, r0, n); }

/* exp2: auto_element_wise */
template <typename S> __global__ void exp2_tangent_self_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(exp2_tangent_self_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_tangent_self_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(exp2_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(exp2_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void exp2_tangent_self_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(exp2_tangent_self_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_tangent_self_f64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void exp2_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, float x2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_mul_c64(x0, x1), sg_from_real_c64(x2)));
    }
}
SG_LAUNCHER(exp2_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, float x2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_tangent_self_c64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void exp2_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, double x2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_mul_c128(x0, x1), sg_from_real_c128(x2)));
    }
}
SG_LAUNCHER(exp2_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, double x2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(exp2_tangent_self_c128_kernel, n, stream, a0, a1, x2, r0, n); }

/* expm1: expm1(self) */
template <typename S> __global__ void expm1_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_expm1_f32(x0));
    }
}
SG_LAUNCHER(expm1_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(expm1_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(expm1_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void expm1_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_expm1_f64(x0));
    }
}
SG_LAUNCHER(expm1_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_f64_kernel, n, stream, a0, r0, n); }
__global__ void expm1_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_expm1_c64(x0));
    }
}
SG_LAUNCHER(expm1_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_c64_kernel, n, stream, a0, r0, n); }
__global__ void expm1_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_expm1_c128(x0));
    }
}
SG_LAUNCHER(expm1_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_c128_kernel, n, stream, a0, r0, n); }

/* expm1: grad * self.exp().conj() */
template <typename S> __global__ void expm1_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_exp_f32(x1)));
    }
}
SG_LAUNCHER(expm1_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(expm1_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(expm1_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void expm1_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_exp_f64(x1)));
    }
}
SG_LAUNCHER(expm1_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void expm1_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_exp_c64(x1))));
    }
}
SG_LAUNCHER(expm1_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void expm1_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_exp_c128(x1))));
    }
}
SG_LAUNCHER(expm1_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* expm1: auto_element_wise */
template <typename S> __global__ void expm1_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_exp_f32(x1)));
    }
}
SG_LAUNCHER(expm1_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(expm1_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(expm1_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void expm1_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_exp_f64(x1)));
    }
}
SG_LAUNCHER(expm1_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void expm1_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_exp_c64(x1)));
    }
}
SG_LAUNCHER(expm1_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void expm1_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_exp_c128(x1)));
    }
}
SG_LAUNCHER(expm1_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(expm1_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* log: log(self) */
template <typename S> __global__ void log_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log_f32(x0));
    }
}
SG_LAUNCHER(log_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(log_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(log_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void log_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log_f64(x0));
    }
}
SG_LAUNCHER(log_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log_f64_kernel, n, stream, a0, r0, n); }
__global__ void log_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log_c64(x0));
    }
}
SG_LAUNCHER(log_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log_c64_kernel, n, stream, a0, r0, n); }
__global__ void log_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log_c128(x0));
    }
}
SG_LAUNCHER(log_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log_c128_kernel, n, stream, a0, r0, n); }

/* log2: log2(self) */
template <typename S> __global__ void log2_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log2_f32(x0));
    }
}
SG_LAUNCHER(log2_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(log2_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(log2_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void log2_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log2_f64(x0));
    }
}
SG_LAUNCHER(log2_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_f64_kernel, n, stream, a0, r0, n); }
__global__ void log2_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log2_c64(x0));
    }
}
SG_LAUNCHER(log2_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_c64_kernel, n, stream, a0, r0, n); }
__global__ void log2_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log2_c128(x0));
    }
}
SG_LAUNCHER(log2_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_c128_kernel, n, stream, a0, r0, n); }

/* log2: grad / (self.conj() * log(2)) */
template <typename S> __global__ void log2_backward_self_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (x1 * x2)));
    }
}
SG_LAUNCHER(log2_backward_self_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_backward_self_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(log2_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(log2_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void log2_backward_self_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (x1 * x2)));
    }
}
SG_LAUNCHER(log2_backward_self_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_backward_self_f64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void log2_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, float x2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_mul_c64(sg_conj_c64(x1), sg_from_real_c64(x2))));
    }
}
SG_LAUNCHER(log2_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, float x2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_backward_self_c64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void log2_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, double x2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_mul_c128(sg_conj_c128(x1), sg_from_real_c128(x2))));
    }
}
SG_LAUNCHER(log2_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, double x2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_backward_self_c128_kernel, n, stream, a0, a1, x2, r0, n); }

/* log2: auto_element_wise */
template <typename S> __global__ void log2_tangent_self_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (x1 * x2)));
    }
}
SG_LAUNCHER(log2_tangent_self_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_tangent_self_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(log2_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(log2_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void log2_tangent_self_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (x1 * x2)));
    }
}
SG_LAUNCHER(log2_tangent_self_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_tangent_self_f64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void log2_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, float x2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_mul_c64(x1, sg_from_real_c64(x2))));
    }
}
SG_LAUNCHER(log2_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, float x2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_tangent_self_c64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void log2_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, double x2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_mul_c128(x1, sg_from_real_c128(x2))));
    }
}
SG_LAUNCHER(log2_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, double x2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log2_tangent_self_c128_kernel, n, stream, a0, a1, x2, r0, n); }

/* log10: log10(self) */
template <typename S> __global__ void log10_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log10_f32(x0));
    }
}
SG_LAUNCHER(log10_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log10_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(log10_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log10_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(log10_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log10_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void log10_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log10_f64(x0));
    }
}
SG_LAUNCHER(log10_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log10_f64_kernel, n, stream, a0, r0, n); }
__global__ void log10_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log10_c64(x0));
    }
}
SG_LAUNCHER(log10_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log10_c64_kernel, n, stream, a0, r0, n); }
__global__ void log10_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log10_c128(x0));
    }
}
SG_LAUNCHER(log10_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log10_c128_kernel, n, stream, a0, r0, n); }

/* log1p: log1p(self) */
template <typename S> __global__ void log1p_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log1p_f32(x0));
    }
}
SG_LAUNCHER(log1p_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(log1p_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(log1p_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void log1p_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log1p_f64(x0));
    }
}
SG_LAUNCHER(log1p_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_f64_kernel, n, stream, a0, r0, n); }
__global__ void log1p_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log1p_c64(x0));
    }
}
SG_LAUNCHER(log1p_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_c64_kernel, n, stream, a0, r0, n); }
__global__ void log1p_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_log1p_c128(x0));
    }
}
SG_LAUNCHER(log1p_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_c128_kernel, n, stream, a0, r0, n); }

/* log1p: grad / (self.conj() + 1) */
template <typename S> __global__ void log1p_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (x1 + 1.0f)));
    }
}
SG_LAUNCHER(log1p_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(log1p_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(log1p_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void log1p_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (x1 + 1.0)));
    }
}
SG_LAUNCHER(log1p_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void log1p_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_add_c64(sg_conj_c64(x1), sg_from_real_c64(1.0f))));
    }
}
SG_LAUNCHER(log1p_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void log1p_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_add_c128(sg_conj_c128(x1), sg_from_real_c128(1.0))));
    }
}
SG_LAUNCHER(log1p_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* log1p: auto_element_wise */
template <typename S> __global__ void log1p_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (x1 + 1.0f)));
    }
}
SG_LAUNCHER(log1p_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(log1p_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(log1p_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void log1p_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (x1 + 1.0)));
    }
}
SG_LAUNCHER(log1p_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void log1p_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_add_c64(x1, sg_from_real_c64(1.0f))));
    }
}
SG_LAUNCHER(log1p_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void log1p_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_add_c128(x1, sg_from_real_c128(1.0))));
    }
}
SG_LAUNCHER(log1p_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(log1p_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* sqrt: grad / (2 * result.conj()) */
template <typename S> __global__ void sqrt_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (2.0f * x1)));
    }
}
SG_LAUNCHER(sqrt_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sqrt_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sqrt_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sqrt_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sqrt_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sqrt_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void sqrt_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (2.0 * x1)));
    }
}
SG_LAUNCHER(sqrt_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sqrt_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sqrt_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_mul_c64(sg_from_real_c64(2.0f), sg_conj_c64(x1))));
    }
}
SG_LAUNCHER(sqrt_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sqrt_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sqrt_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_mul_c128(sg_from_real_c128(2.0), sg_conj_c128(x1))));
    }
}
SG_LAUNCHER(sqrt_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sqrt_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* sqrt: auto_element_wise */
template <typename S> __global__ void sqrt_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (2.0f * x1)));
    }
}
SG_LAUNCHER(sqrt_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sqrt_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sqrt_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sqrt_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sqrt_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sqrt_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void sqrt_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (2.0 * x1)));
    }
}
SG_LAUNCHER(sqrt_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sqrt_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sqrt_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_mul_c64(sg_from_real_c64(2.0f), x1)));
    }
}
SG_LAUNCHER(sqrt_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sqrt_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sqrt_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_mul_c128(sg_from_real_c128(2.0), x1)));
    }
}
SG_LAUNCHER(sqrt_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sqrt_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* rsqrt: rsqrt(self) */
template <typename S> __global__ void rsqrt_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_rsqrt_f32(x0));
    }
}
SG_LAUNCHER(rsqrt_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(rsqrt_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(rsqrt_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void rsqrt_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_rsqrt_f64(x0));
    }
}
SG_LAUNCHER(rsqrt_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_f64_kernel, n, stream, a0, r0, n); }
__global__ void rsqrt_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_rsqrt_c64(x0));
    }
}
SG_LAUNCHER(rsqrt_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_c64_kernel, n, stream, a0, r0, n); }
__global__ void rsqrt_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_rsqrt_c128(x0));
    }
}
SG_LAUNCHER(rsqrt_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_c128_kernel, n, stream, a0, r0, n); }

/* rsqrt: -0.5 * grad * (result * result * result).conj() */
template <typename S> __global__ void rsqrt_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (((-0.5f) * x0) * ((x1 * x1) * x1)));
    }
}
SG_LAUNCHER(rsqrt_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(rsqrt_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(rsqrt_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void rsqrt_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (((-0.5) * x0) * ((x1 * x1) * x1)));
    }
}
SG_LAUNCHER(rsqrt_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void rsqrt_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_mul_c64(sg_from_real_c64((-0.5f)), x0), sg_conj_c64(sg_mul_c64(sg_mul_c64(x1, x1), x1))));
    }
}
SG_LAUNCHER(rsqrt_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void rsqrt_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_mul_c128(sg_from_real_c128((-0.5)), x0), sg_conj_c128(sg_mul_c128(sg_mul_c128(x1, x1), x1))));
    }
}
SG_LAUNCHER(rsqrt_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* rsqrt: auto_element_wise */
template <typename S> __global__ void rsqrt_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (((-0.5f) * x0) * ((x1 * x1) * x1)));
    }
}
SG_LAUNCHER(rsqrt_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(rsqrt_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(rsqrt_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void rsqrt_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (((-0.5) * x0) * ((x1 * x1) * x1)));
    }
}
SG_LAUNCHER(rsqrt_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void rsqrt_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_mul_c64(sg_from_real_c64((-0.5f)), x0), sg_mul_c64(sg_mul_c64(x1, x1), x1)));
    }
}
SG_LAUNCHER(rsqrt_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void rsqrt_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_mul_c128(sg_from_real_c128((-0.5)), x0), sg_mul_c128(sg_mul_c128(x1, x1), x1)));
    }
}
SG_LAUNCHER(rsqrt_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(rsqrt_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* _logistic: sigmoid(self) */
template <typename S> __global__ void _logistic_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sigmoid_f32(x0));
    }
}
SG_LAUNCHER(_logistic_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logistic_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(_logistic_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logistic_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(_logistic_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logistic_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void _logistic_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sigmoid_f64(x0));
    }
}
SG_LAUNCHER(_logistic_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logistic_f64_kernel, n, stream, a0, r0, n); }

/* _logistic: grad * (result * _logistic(-self)) */
template <typename S> __global__ void _logistic_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_sigmoid_f32((-x2)))));
    }
}
SG_LAUNCHER(_logistic_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logistic_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_logistic_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logistic_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_logistic_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logistic_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _logistic_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_sigmoid_f64((-x2)))));
    }
}
SG_LAUNCHER(_logistic_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logistic_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* logaddexp: where(self == other, self + log(2), maximum(self, other) + log1p(exp(-abs(self - other)))) */
template <typename S> __global__ void logaddexp_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) ? (x0 + x2) : (sg_maximum_f32(x0, x1) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32((x0 - x1))))))));
    }
}
SG_LAUNCHER(logaddexp_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(logaddexp_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(logaddexp_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void logaddexp_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) ? (x0 + x2) : (sg_maximum_f64(x0, x1) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64((x0 - x1))))))));
    }
}
SG_LAUNCHER(logaddexp_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp_f64_kernel, n, stream, a0, a1, x2, r0, n); }

/* logaddexp: grad * _logistic(self - other) */
template <typename S> __global__ void logaddexp_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f32((x1 - x2))));
    }
}
SG_LAUNCHER(logaddexp_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(logaddexp_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(logaddexp_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void logaddexp_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f64((x1 - x2))));
    }
}
SG_LAUNCHER(logaddexp_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* logaddexp: grad * _logistic(self - other); grad * _logistic(other - self) */
template <typename S> __global__ void logaddexp_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f32((x1 - x2))));
        sg_store(r1[i], (x0 * sg_sigmoid_f32((x2 - x1))));
    }
}
SG_LAUNCHER(logaddexp_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(logaddexp_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(logaddexp_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void logaddexp_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f64((x1 - x2))));
        sg_store(r1[i], (x0 * sg_sigmoid_f64((x2 - x1))));
    }
}
SG_LAUNCHER(logaddexp_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* logaddexp2: where(self == other, self + 1, maximum(self, other) + log1p(exp2(-abs(self - other))) / log(2)) */
template <typename S> __global__ void logaddexp2_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) ? (x0 + 1.0f) : (sg_maximum_f32(x0, x1) + (sg_log1p_f32(sg_exp2_f32((-sg_abs_f32((x0 - x1))))) / x2))));
    }
}
SG_LAUNCHER(logaddexp2_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp2_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(logaddexp2_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp2_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(logaddexp2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp2_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void logaddexp2_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) ? (x0 + 1.0) : (sg_maximum_f64(x0, x1) + (sg_log1p_f64(sg_exp2_f64((-sg_abs_f64((x0 - x1))))) / x2))));
    }
}
SG_LAUNCHER(logaddexp2_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp2_f64_kernel, n, stream, a0, a1, x2, r0, n); }

/* logaddexp2: grad * _logistic((self - other) * log(2)) */
template <typename S> __global__ void logaddexp2_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f32(((x1 - x2) * x3))));
    }
}
SG_LAUNCHER(logaddexp2_backward_self_f32, (const float *a0, const float *a1, const float *a2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp2_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, x3, r0, n); }
SG_LAUNCHER(logaddexp2_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, float x3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp2_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, x3, r0, n); }
SG_LAUNCHER(logaddexp2_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, float x3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp2_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, x3, r0, n); }
__global__ void logaddexp2_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f64(((x1 - x2) * x3))));
    }
}
SG_LAUNCHER(logaddexp2_backward_self_f64, (const double *a0, const double *a1, const double *a2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp2_backward_self_f64_kernel, n, stream, a0, a1, a2, x3, r0, n); }

/* logaddexp2: grad * _logistic((self - other) * log(2)); grad * _logistic((other - self) * log(2)) */
template <typename S> __global__ void logaddexp2_backward_f32_kernel(const S *a0, const S *a1, const S *a2, float x3, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f32(((x1 - x2) * x3))));
        sg_store(r1[i], (x0 * sg_sigmoid_f32(((x2 - x1) * x3))));
    }
}
SG_LAUNCHER(logaddexp2_backward_f32, (const float *a0, const float *a1, const float *a2, float x3, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp2_backward_f32_kernel<float>, n, stream, a0, a1, a2, x3, r0, r1, n); }
SG_LAUNCHER(logaddexp2_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, float x3, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp2_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, x3, r0, r1, n); }
SG_LAUNCHER(logaddexp2_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, float x3, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp2_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, x3, r0, r1, n); }
__global__ void logaddexp2_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double x3, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f64(((x1 - x2) * x3))));
        sg_store(r1[i], (x0 * sg_sigmoid_f64(((x2 - x1) * x3))));
    }
}
SG_LAUNCHER(logaddexp2_backward_f64, (const double *a0, const double *a1, const double *a2, double x3, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(logaddexp2_backward_f64_kernel, n, stream, a0, a1, a2, x3, r0, r1, n); }

/* xlogy: where(isnan(other), nan, where(self == 0, 0, self * log(other))) */
template <typename S> __global__ void xlogy_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_isnan_f32(x0) ? SG_NAN : ((x1 == 0.0f) ? 0.0f : (x1 * sg_log_f32(x0)))));
    }
}
SG_LAUNCHER(xlogy_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(xlogy_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(xlogy_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void xlogy_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_isnan_f64(x0) ? SG_NAN : ((x1 == 0.0) ? 0.0 : (x1 * sg_log_f64(x0)))));
    }
}
SG_LAUNCHER(xlogy_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_f64_kernel, n, stream, a0, a1, r0, n); }

/* xlogy: where((self == 0) & (other <= 0), 0, grad * other.log()) */
template <typename S> __global__ void xlogy_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == 0.0f) & (x1 <= 0.0f)) ? 0.0f : (x2 * sg_log_f32(x1))));
    }
}
SG_LAUNCHER(xlogy_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(xlogy_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(xlogy_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void xlogy_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == 0.0) & (x1 <= 0.0)) ? 0.0 : (x2 * sg_log_f64(x1))));
    }
}
SG_LAUNCHER(xlogy_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* xlogy: grad * self / other */
template <typename S> __global__ void xlogy_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * x1) / x2));
    }
}
SG_LAUNCHER(xlogy_backward_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(xlogy_backward_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(xlogy_backward_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void xlogy_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * x1) / x2));
    }
}
SG_LAUNCHER(xlogy_backward_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_backward_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* xlogy: where((self == 0) & (other <= 0), 0, grad * other.log()); grad * self / other */
template <typename S> __global__ void xlogy_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == 0.0f) & (x1 <= 0.0f)) ? 0.0f : (x2 * sg_log_f32(x1))));
        sg_store(r1[i], ((x2 * x0) / x1));
    }
}
SG_LAUNCHER(xlogy_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(xlogy_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(xlogy_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void xlogy_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == 0.0) & (x1 <= 0.0)) ? 0.0 : (x2 * sg_log_f64(x1))));
        sg_store(r1[i], ((x2 * x0) / x1));
    }
}
SG_LAUNCHER(xlogy_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(xlogy_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* special.xlog1py: where(isnan(other), nan, where(self == 0, 0, self * log1p(other))) */
template <typename S> __global__ void special_xlog1py_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_isnan_f32(x0) ? SG_NAN : ((x1 == 0.0f) ? 0.0f : (x1 * sg_log1p_f32(x0)))));
    }
}
SG_LAUNCHER(special_xlog1py_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(special_xlog1py_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(special_xlog1py_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void special_xlog1py_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_isnan_f64(x0) ? SG_NAN : ((x1 == 0.0) ? 0.0 : (x1 * sg_log1p_f64(x0)))));
    }
}
SG_LAUNCHER(special_xlog1py_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_f64_kernel, n, stream, a0, a1, r0, n); }

/* special.xlog1py: where((self == 0) & (other <= -1), 0, grad * other.log1p()) */
template <typename S> __global__ void special_xlog1py_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == 0.0f) & (x1 <= (-1.0f))) ? 0.0f : (x2 * sg_log1p_f32(x1))));
    }
}
SG_LAUNCHER(special_xlog1py_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(special_xlog1py_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(special_xlog1py_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_xlog1py_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == 0.0) & (x1 <= (-1.0))) ? 0.0 : (x2 * sg_log1p_f64(x1))));
    }
}
SG_LAUNCHER(special_xlog1py_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.xlog1py: grad * self / (other + 1) */
template <typename S> __global__ void special_xlog1py_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * x1) / (x2 + 1.0f)));
    }
}
SG_LAUNCHER(special_xlog1py_backward_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(special_xlog1py_backward_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(special_xlog1py_backward_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void special_xlog1py_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * x1) / (x2 + 1.0)));
    }
}
SG_LAUNCHER(special_xlog1py_backward_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_backward_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* special.xlog1py: where((self == 0) & (other <= -1), 0, grad * other.log1p()); grad * self / (other + 1) */
template <typename S> __global__ void special_xlog1py_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == 0.0f) & (x1 <= (-1.0f))) ? 0.0f : (x2 * sg_log1p_f32(x1))));
        sg_store(r1[i], ((x2 * x0) / (x1 + 1.0f)));
    }
}
SG_LAUNCHER(special_xlog1py_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(special_xlog1py_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(special_xlog1py_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void special_xlog1py_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == 0.0) & (x1 <= (-1.0))) ? 0.0 : (x2 * sg_log1p_f64(x1))));
        sg_store(r1[i], ((x2 * x0) / (x1 + 1.0)));
    }
}
SG_LAUNCHER(special_xlog1py_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_xlog1py_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* special.entr: where(self > 0, -self * log(self), where(self == 0, 0, where(self < 0, -inf, nan))) */
template <typename S> __global__ void special_entr_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 > 0.0f) ? ((-x0) * sg_log_f32(x0)) : ((x0 == 0.0f) ? 0.0f : ((x0 < 0.0f) ? (-SG_INF) : SG_NAN))));
    }
}
SG_LAUNCHER(special_entr_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_entr_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(special_entr_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_entr_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(special_entr_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_entr_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void special_entr_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 > 0.0) ? ((-x0) * sg_log_f64(x0)) : ((x0 == 0.0) ? 0.0 : ((x0 < 0.0) ? (-SG_INF) : SG_NAN))));
    }
}
SG_LAUNCHER(special_entr_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_entr_f64_kernel, n, stream, a0, r0, n); }

/* special.entr: grad * (-self.log() - 1) */
template <typename S> __global__ void special_entr_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((-sg_log_f32(x1)) - 1.0f)));
    }
}
SG_LAUNCHER(special_entr_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_entr_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(special_entr_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_entr_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(special_entr_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_entr_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void special_entr_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((-sg_log_f64(x1)) - 1.0)));
    }
}
SG_LAUNCHER(special_entr_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(special_entr_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
