/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Circular and hyperbolic functions and their inverses. */
#include "cuda_kernel.cuh"

/* sin: sin(self) */
template <typename S> __global__ void sin_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sin_f32(x0));
    }
}
SG_LAUNCHER(sin_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(sin_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(sin_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void sin_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sin_f64(x0));
    }
}
SG_LAUNCHER(sin_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_f64_kernel, n, stream, a0, r0, n); }
__global__ void sin_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sin_c64(x0));
    }
}
SG_LAUNCHER(sin_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_c64_kernel, n, stream, a0, r0, n); }
__global__ void sin_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sin_c128(x0));
    }
}
SG_LAUNCHER(sin_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_c128_kernel, n, stream, a0, r0, n); }

/* sin: grad * self.cos().conj() */
template <typename S> __global__ void sin_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_cos_f32(x1)));
    }
}
SG_LAUNCHER(sin_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sin_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sin_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void sin_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_cos_f64(x1)));
    }
}
SG_LAUNCHER(sin_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sin_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_cos_c64(x1))));
    }
}
SG_LAUNCHER(sin_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sin_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_cos_c128(x1))));
    }
}
SG_LAUNCHER(sin_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* sin: auto_element_wise */
template <typename S> __global__ void sin_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_cos_f32(x1)));
    }
}
SG_LAUNCHER(sin_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sin_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sin_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void sin_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_cos_f64(x1)));
    }
}
SG_LAUNCHER(sin_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sin_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_cos_c64(x1)));
    }
}
SG_LAUNCHER(sin_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sin_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_cos_c128(x1)));
    }
}
SG_LAUNCHER(sin_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sin_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* cos: cos(self) */
template <typename S> __global__ void cos_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_cos_f32(x0));
    }
}
SG_LAUNCHER(cos_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(cos_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(cos_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void cos_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_cos_f64(x0));
    }
}
SG_LAUNCHER(cos_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_f64_kernel, n, stream, a0, r0, n); }
__global__ void cos_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_cos_c64(x0));
    }
}
SG_LAUNCHER(cos_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_c64_kernel, n, stream, a0, r0, n); }
__global__ void cos_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_cos_c128(x0));
    }
}
SG_LAUNCHER(cos_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_c128_kernel, n, stream, a0, r0, n); }

/* cos: -grad * self.sin().conj() */
template <typename S> __global__ void cos_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_sin_f32(x1)));
    }
}
SG_LAUNCHER(cos_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(cos_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(cos_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void cos_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_sin_f64(x1)));
    }
}
SG_LAUNCHER(cos_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void cos_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_sin_c64(x1))));
    }
}
SG_LAUNCHER(cos_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void cos_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_sin_c128(x1))));
    }
}
SG_LAUNCHER(cos_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* cos: auto_element_wise */
template <typename S> __global__ void cos_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_sin_f32(x1)));
    }
}
SG_LAUNCHER(cos_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(cos_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(cos_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void cos_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_sin_f64(x1)));
    }
}
SG_LAUNCHER(cos_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void cos_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_sin_c64(x1)));
    }
}
SG_LAUNCHER(cos_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void cos_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_sin_c128(x1)));
    }
}
SG_LAUNCHER(cos_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cos_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* tan: tan(self) */
template <typename S> __global__ void tan_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_tan_f32(x0));
    }
}
SG_LAUNCHER(tan_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(tan_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(tan_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void tan_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_tan_f64(x0));
    }
}
SG_LAUNCHER(tan_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_f64_kernel, n, stream, a0, r0, n); }
__global__ void tan_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_tan_c64(x0));
    }
}
SG_LAUNCHER(tan_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_c64_kernel, n, stream, a0, r0, n); }
__global__ void tan_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_tan_c128(x0));
    }
}
SG_LAUNCHER(tan_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_c128_kernel, n, stream, a0, r0, n); }

/* tan: grad * (1 + result * result).conj() */
template <typename S> __global__ void tan_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (1.0f + (x1 * x1))));
    }
}
SG_LAUNCHER(tan_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(tan_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(tan_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void tan_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (1.0 + (x1 * x1))));
    }
}
SG_LAUNCHER(tan_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void tan_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1)))));
    }
}
SG_LAUNCHER(tan_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void tan_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1)))));
    }
}
SG_LAUNCHER(tan_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* tan: auto_element_wise */
template <typename S> __global__ void tan_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (1.0f + (x1 * x1))));
    }
}
SG_LAUNCHER(tan_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(tan_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(tan_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void tan_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (1.0 + (x1 * x1))));
    }
}
SG_LAUNCHER(tan_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void tan_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1))));
    }
}
SG_LAUNCHER(tan_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void tan_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1))));
    }
}
SG_LAUNCHER(tan_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tan_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* asin: asin(self) */
template <typename S> __global__ void asin_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_asin_f32(x0));
    }
}
SG_LAUNCHER(asin_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(asin_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(asin_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void asin_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_asin_f64(x0));
    }
}
SG_LAUNCHER(asin_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_f64_kernel, n, stream, a0, r0, n); }
__global__ void asin_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_asin_c64(x0));
    }
}
SG_LAUNCHER(asin_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_c64_kernel, n, stream, a0, r0, n); }
__global__ void asin_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_asin_c128(x0));
    }
}
SG_LAUNCHER(asin_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_c128_kernel, n, stream, a0, r0, n); }

/* asin: grad * (rsqrt(1 - self) * rsqrt(1 + self)).conj() if self.is_complex() else grad * rsqrt(1 - self * self) */
template <typename S> __global__ void asin_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f32((1.0f - x1)) * sg_rsqrt_f32((1.0f + x1)))));
    }
}
SG_LAUNCHER(asin_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(asin_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(asin_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void asin_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f64((1.0 - x1)) * sg_rsqrt_f64((1.0 + x1)))));
    }
}
SG_LAUNCHER(asin_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void asin_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1)), sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), x1))))));
    }
}
SG_LAUNCHER(asin_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void asin_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), x1)), sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), x1))))));
    }
}
SG_LAUNCHER(asin_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* asin: grad * (rsqrt(1 - self) * rsqrt(1 + self)).conj() if self.is_complex() else grad * rsqrt(1 - self * self) */
template <typename S> __global__ void asin_backward_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_rsqrt_f32((1.0f - (x1 * x1)))));
    }
}
SG_LAUNCHER(asin_backward_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_backward_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(asin_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(asin_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void asin_backward_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_rsqrt_f64((1.0 - (x1 * x1)))));
    }
}
SG_LAUNCHER(asin_backward_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_backward_self_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void asin_backward_self_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1)))));
    }
}
SG_LAUNCHER(asin_backward_self_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_backward_self_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void asin_backward_self_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1)))));
    }
}
SG_LAUNCHER(asin_backward_self_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_backward_self_2_c128_kernel, n, stream, a0, a1, r0, n); }

/* asin: auto_element_wise */
template <typename S> __global__ void asin_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f32((1.0f - x1)) * sg_rsqrt_f32((1.0f + x1)))));
    }
}
SG_LAUNCHER(asin_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(asin_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(asin_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void asin_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f64((1.0 - x1)) * sg_rsqrt_f64((1.0 + x1)))));
    }
}
SG_LAUNCHER(asin_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void asin_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1)), sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), x1)))));
    }
}
SG_LAUNCHER(asin_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void asin_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), x1)), sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), x1)))));
    }
}
SG_LAUNCHER(asin_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* asin: auto_element_wise */
template <typename S> __global__ void asin_tangent_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_rsqrt_f32((1.0f - (x1 * x1)))));
    }
}
SG_LAUNCHER(asin_tangent_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_tangent_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(asin_tangent_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_tangent_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(asin_tangent_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_tangent_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void asin_tangent_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_rsqrt_f64((1.0 - (x1 * x1)))));
    }
}
SG_LAUNCHER(asin_tangent_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_tangent_self_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void asin_tangent_self_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1))))));
    }
}
SG_LAUNCHER(asin_tangent_self_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_tangent_self_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void asin_tangent_self_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1))))));
    }
}
SG_LAUNCHER(asin_tangent_self_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asin_tangent_self_2_c128_kernel, n, stream, a0, a1, r0, n); }

/* acos: acos(self) */
template <typename S> __global__ void acos_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_acos_f32(x0));
    }
}
SG_LAUNCHER(acos_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(acos_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(acos_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void acos_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_acos_f64(x0));
    }
}
SG_LAUNCHER(acos_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_f64_kernel, n, stream, a0, r0, n); }
__global__ void acos_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_acos_c64(x0));
    }
}
SG_LAUNCHER(acos_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_c64_kernel, n, stream, a0, r0, n); }
__global__ void acos_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_acos_c128(x0));
    }
}
SG_LAUNCHER(acos_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_c128_kernel, n, stream, a0, r0, n); }

/* acos: -grad * (rsqrt(1 - self) * rsqrt(1 + self)).conj() if self.is_complex() else -grad * rsqrt(1 - self * self) */
template <typename S> __global__ void acos_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * (sg_rsqrt_f32((1.0f - x1)) * sg_rsqrt_f32((1.0f + x1)))));
    }
}
SG_LAUNCHER(acos_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acos_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acos_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void acos_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * (sg_rsqrt_f64((1.0 - x1)) * sg_rsqrt_f64((1.0 + x1)))));
    }
}
SG_LAUNCHER(acos_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acos_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1)), sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), x1))))));
    }
}
SG_LAUNCHER(acos_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acos_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), x1)), sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), x1))))));
    }
}
SG_LAUNCHER(acos_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* acos: -grad * (rsqrt(1 - self) * rsqrt(1 + self)).conj() if self.is_complex() else -grad * rsqrt(1 - self * self) */
template <typename S> __global__ void acos_backward_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_rsqrt_f32((1.0f - (x1 * x1)))));
    }
}
SG_LAUNCHER(acos_backward_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_backward_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acos_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acos_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void acos_backward_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_rsqrt_f64((1.0 - (x1 * x1)))));
    }
}
SG_LAUNCHER(acos_backward_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_backward_self_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acos_backward_self_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1)))));
    }
}
SG_LAUNCHER(acos_backward_self_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_backward_self_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acos_backward_self_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1)))));
    }
}
SG_LAUNCHER(acos_backward_self_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_backward_self_2_c128_kernel, n, stream, a0, a1, r0, n); }

/* acos: auto_element_wise */
template <typename S> __global__ void acos_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * (sg_rsqrt_f32((1.0f - x1)) * sg_rsqrt_f32((1.0f + x1)))));
    }
}
SG_LAUNCHER(acos_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acos_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acos_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void acos_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * (sg_rsqrt_f64((1.0 - x1)) * sg_rsqrt_f64((1.0 + x1)))));
    }
}
SG_LAUNCHER(acos_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acos_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1)), sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), x1)))));
    }
}
SG_LAUNCHER(acos_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acos_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), x1)), sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), x1)))));
    }
}
SG_LAUNCHER(acos_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* acos: auto_element_wise */
template <typename S> __global__ void acos_tangent_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_rsqrt_f32((1.0f - (x1 * x1)))));
    }
}
SG_LAUNCHER(acos_tangent_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_tangent_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acos_tangent_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_tangent_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acos_tangent_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_tangent_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void acos_tangent_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * sg_rsqrt_f64((1.0 - (x1 * x1)))));
    }
}
SG_LAUNCHER(acos_tangent_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_tangent_self_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acos_tangent_self_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1))))));
    }
}
SG_LAUNCHER(acos_tangent_self_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_tangent_self_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acos_tangent_self_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1))))));
    }
}
SG_LAUNCHER(acos_tangent_self_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acos_tangent_self_2_c128_kernel, n, stream, a0, a1, r0, n); }

/* atan: atan(self) */
template <typename S> __global__ void atan_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_atan_f32(x0));
    }
}
SG_LAUNCHER(atan_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(atan_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(atan_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void atan_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_atan_f64(x0));
    }
}
SG_LAUNCHER(atan_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_f64_kernel, n, stream, a0, r0, n); }
__global__ void atan_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_atan_c64(x0));
    }
}
SG_LAUNCHER(atan_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_c64_kernel, n, stream, a0, r0, n); }
__global__ void atan_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_atan_c128(x0));
    }
}
SG_LAUNCHER(atan_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_c128_kernel, n, stream, a0, r0, n); }

/* atan: grad / (1 + 1j * self).conj() / (1 - 1j * self).conj() if self.is_complex() else grad / (self * self + 1) */
__global__ void atan_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(sg_div_c64(x0, sg_conj_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1)))), sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1)))));
    }
}
SG_LAUNCHER(atan_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atan_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(sg_div_c128(x0, sg_conj_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1)))), sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1)))));
    }
}
SG_LAUNCHER(atan_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* atan: grad / (1 + 1j * self).conj() / (1 - 1j * self).conj() if self.is_complex() else grad / (self * self + 1) */
template <typename S> __global__ void atan_backward_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((x1 * x1) + 1.0f)));
    }
}
SG_LAUNCHER(atan_backward_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_backward_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atan_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atan_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void atan_backward_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((x1 * x1) + 1.0)));
    }
}
SG_LAUNCHER(atan_backward_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_backward_self_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atan_backward_self_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_add_c64(sg_mul_c64(x1, x1), sg_from_real_c64(1.0f))));
    }
}
SG_LAUNCHER(atan_backward_self_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_backward_self_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atan_backward_self_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_add_c128(sg_mul_c128(x1, x1), sg_from_real_c128(1.0))));
    }
}
SG_LAUNCHER(atan_backward_self_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_backward_self_2_c128_kernel, n, stream, a0, a1, r0, n); }

/* atan: auto_element_wise */
__global__ void atan_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(sg_div_c64(x0, sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1))), sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1))));
    }
}
SG_LAUNCHER(atan_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atan_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(sg_div_c128(x0, sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1))), sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1))));
    }
}
SG_LAUNCHER(atan_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* atan: auto_element_wise */
template <typename S> __global__ void atan_tangent_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((x1 * x1) + 1.0f)));
    }
}
SG_LAUNCHER(atan_tangent_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_tangent_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atan_tangent_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_tangent_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atan_tangent_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_tangent_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void atan_tangent_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((x1 * x1) + 1.0)));
    }
}
SG_LAUNCHER(atan_tangent_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_tangent_self_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atan_tangent_self_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_add_c64(sg_mul_c64(sg_conj_c64(x1), sg_conj_c64(x1)), sg_from_real_c64(1.0f))));
    }
}
SG_LAUNCHER(atan_tangent_self_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_tangent_self_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atan_tangent_self_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_add_c128(sg_mul_c128(sg_conj_c128(x1), sg_conj_c128(x1)), sg_from_real_c128(1.0))));
    }
}
SG_LAUNCHER(atan_tangent_self_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan_tangent_self_2_c128_kernel, n, stream, a0, a1, r0, n); }

/* sinh: sinh(self) */
template <typename S> __global__ void sinh_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sinh_f32(x0));
    }
}
SG_LAUNCHER(sinh_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(sinh_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(sinh_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void sinh_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sinh_f64(x0));
    }
}
SG_LAUNCHER(sinh_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_f64_kernel, n, stream, a0, r0, n); }
__global__ void sinh_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sinh_c64(x0));
    }
}
SG_LAUNCHER(sinh_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_c64_kernel, n, stream, a0, r0, n); }
__global__ void sinh_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sinh_c128(x0));
    }
}
SG_LAUNCHER(sinh_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_c128_kernel, n, stream, a0, r0, n); }

/* sinh: grad * self.cosh().conj() */
template <typename S> __global__ void sinh_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_cosh_f32(x1)));
    }
}
SG_LAUNCHER(sinh_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sinh_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sinh_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void sinh_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_cosh_f64(x1)));
    }
}
SG_LAUNCHER(sinh_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sinh_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_cosh_c64(x1))));
    }
}
SG_LAUNCHER(sinh_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sinh_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_cosh_c128(x1))));
    }
}
SG_LAUNCHER(sinh_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* sinh: auto_element_wise */
template <typename S> __global__ void sinh_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_cosh_f32(x1)));
    }
}
SG_LAUNCHER(sinh_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sinh_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sinh_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void sinh_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_cosh_f64(x1)));
    }
}
SG_LAUNCHER(sinh_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sinh_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_cosh_c64(x1)));
    }
}
SG_LAUNCHER(sinh_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sinh_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_cosh_c128(x1)));
    }
}
SG_LAUNCHER(sinh_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinh_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* cosh: cosh(self) */
template <typename S> __global__ void cosh_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_cosh_f32(x0));
    }
}
SG_LAUNCHER(cosh_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(cosh_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(cosh_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void cosh_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_cosh_f64(x0));
    }
}
SG_LAUNCHER(cosh_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_f64_kernel, n, stream, a0, r0, n); }
__global__ void cosh_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_cosh_c64(x0));
    }
}
SG_LAUNCHER(cosh_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_c64_kernel, n, stream, a0, r0, n); }
__global__ void cosh_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_cosh_c128(x0));
    }
}
SG_LAUNCHER(cosh_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_c128_kernel, n, stream, a0, r0, n); }

/* cosh: grad * self.sinh().conj() */
template <typename S> __global__ void cosh_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sinh_f32(x1)));
    }
}
SG_LAUNCHER(cosh_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(cosh_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(cosh_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void cosh_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sinh_f64(x1)));
    }
}
SG_LAUNCHER(cosh_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void cosh_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_sinh_c64(x1))));
    }
}
SG_LAUNCHER(cosh_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void cosh_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_sinh_c128(x1))));
    }
}
SG_LAUNCHER(cosh_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* cosh: auto_element_wise */
template <typename S> __global__ void cosh_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sinh_f32(x1)));
    }
}
SG_LAUNCHER(cosh_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(cosh_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(cosh_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void cosh_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sinh_f64(x1)));
    }
}
SG_LAUNCHER(cosh_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void cosh_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_sinh_c64(x1)));
    }
}
SG_LAUNCHER(cosh_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void cosh_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_sinh_c128(x1)));
    }
}
SG_LAUNCHER(cosh_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(cosh_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* tanh: tanh(self) */
template <typename S> __global__ void tanh_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_tanh_f32(x0));
    }
}
SG_LAUNCHER(tanh_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(tanh_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(tanh_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void tanh_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_tanh_f64(x0));
    }
}
SG_LAUNCHER(tanh_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_f64_kernel, n, stream, a0, r0, n); }
__global__ void tanh_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_tanh_c64(x0));
    }
}
SG_LAUNCHER(tanh_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_c64_kernel, n, stream, a0, r0, n); }
__global__ void tanh_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_tanh_c128(x0));
    }
}
SG_LAUNCHER(tanh_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_c128_kernel, n, stream, a0, r0, n); }

/* tanh: grad * (1 - result * result).conj() */
template <typename S> __global__ void tanh_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (1.0f - (x1 * x1))));
    }
}
SG_LAUNCHER(tanh_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(tanh_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(tanh_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void tanh_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (1.0 - (x1 * x1))));
    }
}
SG_LAUNCHER(tanh_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void tanh_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1)))));
    }
}
SG_LAUNCHER(tanh_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void tanh_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1)))));
    }
}
SG_LAUNCHER(tanh_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* tanh: auto_element_wise */
template <typename S> __global__ void tanh_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (1.0f - (x1 * x1))));
    }
}
SG_LAUNCHER(tanh_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(tanh_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(tanh_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void tanh_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (1.0 - (x1 * x1))));
    }
}
SG_LAUNCHER(tanh_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void tanh_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1))));
    }
}
SG_LAUNCHER(tanh_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void tanh_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1))));
    }
}
SG_LAUNCHER(tanh_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(tanh_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* asinh: asinh(self) */
template <typename S> __global__ void asinh_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_asinh_f32(x0));
    }
}
SG_LAUNCHER(asinh_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(asinh_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(asinh_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void asinh_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_asinh_f64(x0));
    }
}
SG_LAUNCHER(asinh_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_f64_kernel, n, stream, a0, r0, n); }
__global__ void asinh_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_asinh_c64(x0));
    }
}
SG_LAUNCHER(asinh_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_c64_kernel, n, stream, a0, r0, n); }
__global__ void asinh_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_asinh_c128(x0));
    }
}
SG_LAUNCHER(asinh_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_c128_kernel, n, stream, a0, r0, n); }

/* asinh: grad * (rsqrt(1 + 1j * self) * rsqrt(1 - 1j * self)).conj() if self.is_complex() else grad / hypot(self, 1) */
__global__ void asinh_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1))), sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1)))))));
    }
}
SG_LAUNCHER(asinh_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void asinh_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1))), sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1)))))));
    }
}
SG_LAUNCHER(asinh_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* asinh: grad * (rsqrt(1 + 1j * self) * rsqrt(1 - 1j * self)).conj() if self.is_complex() else grad / hypot(self, 1) */
template <typename S> __global__ void asinh_backward_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / sg_hypot_f32(x1, 1.0f)));
    }
}
SG_LAUNCHER(asinh_backward_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_backward_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(asinh_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(asinh_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void asinh_backward_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / sg_hypot_f64(x1, 1.0)));
    }
}
SG_LAUNCHER(asinh_backward_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_backward_self_2_f64_kernel, n, stream, a0, a1, r0, n); }

/* asinh: auto_element_wise */
__global__ void asinh_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1))), sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1))))));
    }
}
SG_LAUNCHER(asinh_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void asinh_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1))), sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1))))));
    }
}
SG_LAUNCHER(asinh_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* asinh: auto_element_wise */
template <typename S> __global__ void asinh_tangent_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / sg_hypot_f32(x1, 1.0f)));
    }
}
SG_LAUNCHER(asinh_tangent_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_tangent_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(asinh_tangent_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_tangent_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(asinh_tangent_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_tangent_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void asinh_tangent_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / sg_hypot_f64(x1, 1.0)));
    }
}
SG_LAUNCHER(asinh_tangent_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(asinh_tangent_self_2_f64_kernel, n, stream, a0, a1, r0, n); }

/* acosh: acosh(self) */
template <typename S> __global__ void acosh_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_acosh_f32(x0));
    }
}
SG_LAUNCHER(acosh_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(acosh_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(acosh_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void acosh_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_acosh_f64(x0));
    }
}
SG_LAUNCHER(acosh_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_f64_kernel, n, stream, a0, r0, n); }
__global__ void acosh_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_acosh_c64(x0));
    }
}
SG_LAUNCHER(acosh_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_c64_kernel, n, stream, a0, r0, n); }
__global__ void acosh_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_acosh_c128(x0));
    }
}
SG_LAUNCHER(acosh_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_c128_kernel, n, stream, a0, r0, n); }

/* acosh: grad * (rsqrt(self - 1) * rsqrt(self + 1)).conj() if self.is_complex() else grad * (rsqrt(self.abs() - 1) * rsqrt(self.abs() + 1)) */
template <typename S> __global__ void acosh_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f32((x1 - 1.0f)) * sg_rsqrt_f32((x1 + 1.0f)))));
    }
}
SG_LAUNCHER(acosh_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acosh_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acosh_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void acosh_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f64((x1 - 1.0)) * sg_rsqrt_f64((x1 + 1.0)))));
    }
}
SG_LAUNCHER(acosh_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acosh_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(x1, sg_from_real_c64(1.0f))), sg_rsqrt_c64(sg_add_c64(x1, sg_from_real_c64(1.0f)))))));
    }
}
SG_LAUNCHER(acosh_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acosh_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(x1, sg_from_real_c128(1.0))), sg_rsqrt_c128(sg_add_c128(x1, sg_from_real_c128(1.0)))))));
    }
}
SG_LAUNCHER(acosh_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* acosh: grad * (rsqrt(self - 1) * rsqrt(self + 1)).conj() if self.is_complex() else grad * (rsqrt(self.abs() - 1) * rsqrt(self.abs() + 1)) */
template <typename S> __global__ void acosh_backward_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f32((sg_abs_f32(x1) - 1.0f)) * sg_rsqrt_f32((sg_abs_f32(x1) + 1.0f)))));
    }
}
SG_LAUNCHER(acosh_backward_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_backward_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acosh_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acosh_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void acosh_backward_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f64((sg_abs_f64(x1) - 1.0)) * sg_rsqrt_f64((sg_abs_f64(x1) + 1.0)))));
    }
}
SG_LAUNCHER(acosh_backward_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_backward_self_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acosh_backward_self_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_from_real_c64((sg_rsqrt_f32((sg_abs_c64(x1) - 1.0f)) * sg_rsqrt_f32((sg_abs_c64(x1) + 1.0f))))));
    }
}
SG_LAUNCHER(acosh_backward_self_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_backward_self_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acosh_backward_self_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_from_real_c128((sg_rsqrt_f64((sg_abs_c128(x1) - 1.0)) * sg_rsqrt_f64((sg_abs_c128(x1) + 1.0))))));
    }
}
SG_LAUNCHER(acosh_backward_self_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_backward_self_2_c128_kernel, n, stream, a0, a1, r0, n); }

/* acosh: auto_element_wise */
template <typename S> __global__ void acosh_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f32((x1 - 1.0f)) * sg_rsqrt_f32((x1 + 1.0f)))));
    }
}
SG_LAUNCHER(acosh_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acosh_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acosh_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void acosh_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f64((x1 - 1.0)) * sg_rsqrt_f64((x1 + 1.0)))));
    }
}
SG_LAUNCHER(acosh_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acosh_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(x1, sg_from_real_c64(1.0f))), sg_rsqrt_c64(sg_add_c64(x1, sg_from_real_c64(1.0f))))));
    }
}
SG_LAUNCHER(acosh_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acosh_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(x1, sg_from_real_c128(1.0))), sg_rsqrt_c128(sg_add_c128(x1, sg_from_real_c128(1.0))))));
    }
}
SG_LAUNCHER(acosh_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* acosh: auto_element_wise */
template <typename S> __global__ void acosh_tangent_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f32((sg_abs_f32(x1) - 1.0f)) * sg_rsqrt_f32((sg_abs_f32(x1) + 1.0f)))));
    }
}
SG_LAUNCHER(acosh_tangent_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_tangent_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acosh_tangent_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_tangent_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(acosh_tangent_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_tangent_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void acosh_tangent_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_rsqrt_f64((sg_abs_f64(x1) - 1.0)) * sg_rsqrt_f64((sg_abs_f64(x1) + 1.0)))));
    }
}
SG_LAUNCHER(acosh_tangent_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_tangent_self_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acosh_tangent_self_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_from_real_c64((sg_rsqrt_f32((sg_abs_c64(x1) - 1.0f)) * sg_rsqrt_f32((sg_abs_c64(x1) + 1.0f))))));
    }
}
SG_LAUNCHER(acosh_tangent_self_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_tangent_self_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void acosh_tangent_self_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_from_real_c128((sg_rsqrt_f64((sg_abs_c128(x1) - 1.0)) * sg_rsqrt_f64((sg_abs_c128(x1) + 1.0))))));
    }
}
SG_LAUNCHER(acosh_tangent_self_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(acosh_tangent_self_2_c128_kernel, n, stream, a0, a1, r0, n); }

/* atanh: atanh(self) */
template <typename S> __global__ void atanh_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_atanh_f32(x0));
    }
}
SG_LAUNCHER(atanh_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(atanh_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(atanh_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void atanh_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_atanh_f64(x0));
    }
}
SG_LAUNCHER(atanh_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_f64_kernel, n, stream, a0, r0, n); }
__global__ void atanh_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_atanh_c64(x0));
    }
}
SG_LAUNCHER(atanh_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_c64_kernel, n, stream, a0, r0, n); }
__global__ void atanh_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_atanh_c128(x0));
    }
}
SG_LAUNCHER(atanh_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_c128_kernel, n, stream, a0, r0, n); }

/* atanh: grad / (1 - self).conj() / (1 + self).conj() if self.is_complex() else grad / (1 - self * self) */
template <typename S> __global__ void atanh_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 / (1.0f - x1)) / (1.0f + x1)));
    }
}
SG_LAUNCHER(atanh_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atanh_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atanh_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void atanh_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 / (1.0 - x1)) / (1.0 + x1)));
    }
}
SG_LAUNCHER(atanh_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atanh_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(sg_div_c64(x0, sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1))), sg_conj_c64(sg_add_c64(sg_from_real_c64(1.0f), x1))));
    }
}
SG_LAUNCHER(atanh_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atanh_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(sg_div_c128(x0, sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), x1))), sg_conj_c128(sg_add_c128(sg_from_real_c128(1.0), x1))));
    }
}
SG_LAUNCHER(atanh_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* atanh: grad / (1 - self).conj() / (1 + self).conj() if self.is_complex() else grad / (1 - self * self) */
template <typename S> __global__ void atanh_backward_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (1.0f - (x1 * x1))));
    }
}
SG_LAUNCHER(atanh_backward_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_backward_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atanh_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atanh_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void atanh_backward_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (1.0 - (x1 * x1))));
    }
}
SG_LAUNCHER(atanh_backward_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_backward_self_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atanh_backward_self_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1))));
    }
}
SG_LAUNCHER(atanh_backward_self_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_backward_self_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atanh_backward_self_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1))));
    }
}
SG_LAUNCHER(atanh_backward_self_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_backward_self_2_c128_kernel, n, stream, a0, a1, r0, n); }

/* atanh: auto_element_wise */
template <typename S> __global__ void atanh_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 / (1.0f - x1)) / (1.0f + x1)));
    }
}
SG_LAUNCHER(atanh_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atanh_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atanh_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void atanh_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 / (1.0 - x1)) / (1.0 + x1)));
    }
}
SG_LAUNCHER(atanh_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atanh_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(sg_div_c64(x0, sg_sub_c64(sg_from_real_c64(1.0f), x1)), sg_add_c64(sg_from_real_c64(1.0f), x1)));
    }
}
SG_LAUNCHER(atanh_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atanh_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(sg_div_c128(x0, sg_sub_c128(sg_from_real_c128(1.0), x1)), sg_add_c128(sg_from_real_c128(1.0), x1)));
    }
}
SG_LAUNCHER(atanh_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* atanh: auto_element_wise */
template <typename S> __global__ void atanh_tangent_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (1.0f - (x1 * x1))));
    }
}
SG_LAUNCHER(atanh_tangent_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_tangent_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atanh_tangent_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_tangent_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atanh_tangent_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_tangent_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void atanh_tangent_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (1.0 - (x1 * x1))));
    }
}
SG_LAUNCHER(atanh_tangent_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_tangent_self_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atanh_tangent_self_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_conj_c64(x1), sg_conj_c64(x1)))));
    }
}
SG_LAUNCHER(atanh_tangent_self_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_tangent_self_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void atanh_tangent_self_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_conj_c128(x1), sg_conj_c128(x1)))));
    }
}
SG_LAUNCHER(atanh_tangent_self_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atanh_tangent_self_2_c128_kernel, n, stream, a0, a1, r0, n); }

/* atan2: atan2(self, other) */
template <typename S> __global__ void atan2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_atan2_f32(x0, x1));
    }
}
SG_LAUNCHER(atan2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atan2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(atan2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void atan2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_atan2_f64(x0, x1));
    }
}
SG_LAUNCHER(atan2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_f64_kernel, n, stream, a0, a1, r0, n); }

/* atan2: grad * (other / length / length) */
template <typename S> __global__ void atan2_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1)) / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1))));
    }
}
SG_LAUNCHER(atan2_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(atan2_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(atan2_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void atan2_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1)) / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1))));
    }
}
SG_LAUNCHER(atan2_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* atan2: -grad * (self / length / length) */
template <typename S> __global__ void atan2_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * ((x1 / sg_hypot_f32((((x1 == 0.0f) & (x2 == 0.0f)) ? SG_INF : x1), x2)) / sg_hypot_f32((((x1 == 0.0f) & (x2 == 0.0f)) ? SG_INF : x1), x2))));
    }
}
SG_LAUNCHER(atan2_backward_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(atan2_backward_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(atan2_backward_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void atan2_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * ((x1 / sg_hypot_f64((((x1 == 0.0) & (x2 == 0.0)) ? SG_INF : x1), x2)) / sg_hypot_f64((((x1 == 0.0) & (x2 == 0.0)) ? SG_INF : x1), x2))));
    }
}
SG_LAUNCHER(atan2_backward_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_backward_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* atan2: grad * (other / length / length); -grad * (self / length / length) */
template <typename S> __global__ void atan2_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1)) / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1))));
        sg_store(r1[i], ((-x0) * ((x2 / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1)) / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1))));
    }
}
SG_LAUNCHER(atan2_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(atan2_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(atan2_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void atan2_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1)) / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1))));
        sg_store(r1[i], ((-x0) * ((x2 / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1)) / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1))));
    }
}
SG_LAUNCHER(atan2_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* atan2: auto_element_wise */
template <typename S> __global__ void atan2_tangent_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1)) / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1))));
    }
}
SG_LAUNCHER(atan2_tangent_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_tangent_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(atan2_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(atan2_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void atan2_tangent_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1)) / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1))));
    }
}
SG_LAUNCHER(atan2_tangent_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_tangent_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* atan2: auto_element_wise */
template <typename S> __global__ void atan2_tangent_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * ((x1 / sg_hypot_f32((((x1 == 0.0f) & (x2 == 0.0f)) ? SG_INF : x1), x2)) / sg_hypot_f32((((x1 == 0.0f) & (x2 == 0.0f)) ? SG_INF : x1), x2))));
    }
}
SG_LAUNCHER(atan2_tangent_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_tangent_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(atan2_tangent_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_tangent_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(atan2_tangent_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_tangent_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void atan2_tangent_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * ((x1 / sg_hypot_f64((((x1 == 0.0) & (x2 == 0.0)) ? SG_INF : x1), x2)) / sg_hypot_f64((((x1 == 0.0) & (x2 == 0.0)) ? SG_INF : x1), x2))));
    }
}
SG_LAUNCHER(atan2_tangent_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(atan2_tangent_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* sinc: where(self == 0, 1, where(round(real(self)) * 0.5 == floor(round(real(self)) * 0.5), 1, -1) * sin(pi * (self - round(real(self)))) / (pi * self)) */
template <typename S> __global__ void sinc_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 == 0.0f) ? 1.0f : (((((sg_round_f32(x0) * 0.5f) == sg_floor_f32((sg_round_f32(x0) * 0.5f))) ? 1.0f : (-1.0f)) * sg_sin_f32((3.141592653589793f * (x0 - sg_round_f32(x0))))) / (3.141592653589793f * x0))));
    }
}
SG_LAUNCHER(sinc_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(sinc_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(sinc_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void sinc_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 == 0.0) ? 1.0 : (((((sg_round_f64(x0) * 0.5) == sg_floor_f64((sg_round_f64(x0) * 0.5))) ? 1.0 : (-1.0)) * sg_sin_f64((3.141592653589793 * (x0 - sg_round_f64(x0))))) / (3.141592653589793 * x0))));
    }
}
SG_LAUNCHER(sinc_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_f64_kernel, n, stream, a0, r0, n); }
__global__ void sinc_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(sg_mul_c64(sg_from_real_c64((((sg_round_f32(sg_real_c64(x0)) * 0.5f) == sg_floor_f32((sg_round_f32(sg_real_c64(x0)) * 0.5f))) ? 1.0f : (-1.0f))), sg_sin_c64(sg_mul_c64(sg_from_real_c64(3.141592653589793f), sg_sub_c64(x0, sg_from_real_c64(sg_round_f32(sg_real_c64(x0))))))), sg_mul_c64(sg_from_real_c64(3.141592653589793f), x0))));
    }
}
SG_LAUNCHER(sinc_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_c64_kernel, n, stream, a0, r0, n); }
__global__ void sinc_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(sg_mul_c128(sg_from_real_c128((((sg_round_f64(sg_real_c128(x0)) * 0.5) == sg_floor_f64((sg_round_f64(sg_real_c128(x0)) * 0.5))) ? 1.0 : (-1.0))), sg_sin_c128(sg_mul_c128(sg_from_real_c128(3.141592653589793), sg_sub_c128(x0, sg_from_real_c128(sg_round_f64(sg_real_c128(x0))))))), sg_mul_c128(sg_from_real_c128(3.141592653589793), x0))));
    }
}
SG_LAUNCHER(sinc_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_c128_kernel, n, stream, a0, r0, n); }

/* sinc: grad * where( near, close * (-3.2898681336964529 + square * (3.2469697011334146 + square * (-1.1445109447325053 + square * (0.2091827825412384 + square * ( -0.023460810354558236 + square * (0.001781145516372852 + square * (-9.7662231263189327e-5 + square * 4.0499478466192442e-6))))))), (cos(far * 3.141592653589793) - sin(far * 3.141592653589793) / (far * 3.141592653589793)) / far).conj() */
template <typename S> __global__ void sinc_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f32(x1) < 0.25f) ? (((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((-3.289868133696453f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * (3.2469697011334144f + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * ((-1.1445109447325053f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * (0.2091827825412384f + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * ((-0.023460810354558236f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * (0.001781145516372852f + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * ((-9.766223126318933e-05f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * 4.049947846619244e-06f))))))))))))))) : ((sg_cos_f32((((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) * 3.141592653589793f)) - (sg_sin_f32((((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) * 3.141592653589793f)) / (((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) * 3.141592653589793f))) / ((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1)))));
    }
}
SG_LAUNCHER(sinc_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sinc_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sinc_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void sinc_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f64(x1) < 0.25) ? (((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((-3.289868133696453) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * (3.2469697011334144 + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * ((-1.1445109447325053) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * (0.2091827825412384 + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * ((-0.023460810354558236) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * (0.001781145516372852 + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * ((-9.766223126318933e-05) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * 4.049947846619244e-06))))))))))))))) : ((sg_cos_f64((((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) * 3.141592653589793)) - (sg_sin_f64((((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) * 3.141592653589793)) / (((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) * 3.141592653589793))) / ((sg_abs_f64(x1) < 0.25) ? 1.0 : x1)))));
    }
}
SG_LAUNCHER(sinc_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sinc_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(((sg_abs_c64(x1) < 0.25f) ? sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), sg_add_c64(sg_from_real_c64((-3.289868133696453f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(3.2469697011334144f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-1.1445109447325053f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(0.2091827825412384f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-0.023460810354558236f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(0.001781145516372852f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-9.766223126318933e-05f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_from_real_c64(4.049947846619244e-06f)))))))))))))))) : sg_div_c64(sg_sub_c64(sg_cos_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(3.141592653589793f))), sg_div_c64(sg_sin_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(3.141592653589793f))), sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(3.141592653589793f)))), ((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))))));
    }
}
SG_LAUNCHER(sinc_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sinc_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(((sg_abs_c128(x1) < 0.25) ? sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), sg_add_c128(sg_from_real_c128((-3.289868133696453)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(3.2469697011334144), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-1.1445109447325053)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(0.2091827825412384), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-0.023460810354558236)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(0.001781145516372852), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-9.766223126318933e-05)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_from_real_c128(4.049947846619244e-06)))))))))))))))) : sg_div_c128(sg_sub_c128(sg_cos_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(3.141592653589793))), sg_div_c128(sg_sin_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(3.141592653589793))), sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(3.141592653589793)))), ((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))))));
    }
}
SG_LAUNCHER(sinc_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* sinc: auto_element_wise */
template <typename S> __global__ void sinc_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f32(x1) < 0.25f) ? (((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((-3.289868133696453f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * (3.2469697011334144f + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * ((-1.1445109447325053f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * (0.2091827825412384f + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * ((-0.023460810354558236f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * (0.001781145516372852f + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * ((-9.766223126318933e-05f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * 4.049947846619244e-06f))))))))))))))) : ((sg_cos_f32((((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) * 3.141592653589793f)) - (sg_sin_f32((((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) * 3.141592653589793f)) / (((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) * 3.141592653589793f))) / ((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1)))));
    }
}
SG_LAUNCHER(sinc_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sinc_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sinc_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void sinc_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((sg_abs_f64(x1) < 0.25) ? (((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((-3.289868133696453) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * (3.2469697011334144 + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * ((-1.1445109447325053) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * (0.2091827825412384 + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * ((-0.023460810354558236) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * (0.001781145516372852 + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * ((-9.766223126318933e-05) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * 4.049947846619244e-06))))))))))))))) : ((sg_cos_f64((((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) * 3.141592653589793)) - (sg_sin_f64((((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) * 3.141592653589793)) / (((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) * 3.141592653589793))) / ((sg_abs_f64(x1) < 0.25) ? 1.0 : x1)))));
    }
}
SG_LAUNCHER(sinc_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sinc_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, ((sg_abs_c64(x1) < 0.25f) ? sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), sg_add_c64(sg_from_real_c64((-3.289868133696453f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(3.2469697011334144f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-1.1445109447325053f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(0.2091827825412384f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-0.023460810354558236f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(0.001781145516372852f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-9.766223126318933e-05f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_from_real_c64(4.049947846619244e-06f)))))))))))))))) : sg_div_c64(sg_sub_c64(sg_cos_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(3.141592653589793f))), sg_div_c64(sg_sin_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(3.141592653589793f))), sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(3.141592653589793f)))), ((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1)))));
    }
}
SG_LAUNCHER(sinc_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sinc_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, ((sg_abs_c128(x1) < 0.25) ? sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), sg_add_c128(sg_from_real_c128((-3.289868133696453)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(3.2469697011334144), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-1.1445109447325053)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(0.2091827825412384), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-0.023460810354558236)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(0.001781145516372852), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-9.766223126318933e-05)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_from_real_c128(4.049947846619244e-06)))))))))))))))) : sg_div_c128(sg_sub_c128(sg_cos_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(3.141592653589793))), sg_div_c128(sg_sin_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(3.141592653589793))), sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(3.141592653589793)))), ((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1)))));
    }
}
SG_LAUNCHER(sinc_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sinc_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* deg2rad: self * (pi / 180) */
template <typename S> __global__ void deg2rad_f32_kernel(const S *a0, float x1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(deg2rad_f32, (const float *a0, float x1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(deg2rad_f32_kernel<float>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(deg2rad_f16, (const sg_f16 *a0, float x1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(deg2rad_f32_kernel<sg_f16>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(deg2rad_bf16, (const sg_bf16 *a0, float x1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(deg2rad_f32_kernel<sg_bf16>, n, stream, a0, x1, r0, n); }
__global__ void deg2rad_f64_kernel(const double *a0, double x1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(deg2rad_f64, (const double *a0, double x1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(deg2rad_f64_kernel, n, stream, a0, x1, r0, n); }
__global__ void deg2rad_i8_kernel(const int8_t *a0, int8_t x1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(deg2rad_i8, (const int8_t *a0, int8_t x1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(deg2rad_i8_kernel, n, stream, a0, x1, r0, n); }
__global__ void deg2rad_i16_kernel(const int16_t *a0, int16_t x1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(deg2rad_i16, (const int16_t *a0, int16_t x1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(deg2rad_i16_kernel, n, stream, a0, x1, r0, n); }
__global__ void deg2rad_i32_kernel(const int32_t *a0, int32_t x1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(deg2rad_i32, (const int32_t *a0, int32_t x1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(deg2rad_i32_kernel, n, stream, a0, x1, r0, n); }
__global__ void deg2rad_i64_kernel(const int64_t *a0, int64_t x1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(deg2rad_i64, (const int64_t *a0, int64_t x1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(deg2rad_i64_kernel, n, stream, a0, x1, r0, n); }
__global__ void deg2rad_u8_kernel(const uint8_t *a0, uint8_t x1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(deg2rad_u8, (const uint8_t *a0, uint8_t x1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(deg2rad_u8_kernel, n, stream, a0, x1, r0, n); }
__global__ void deg2rad_b8_kernel(const sg_bool *a0, sg_bool x1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 && x1));
    }
}
SG_LAUNCHER(deg2rad_b8, (const sg_bool *a0, sg_bool x1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(deg2rad_b8_kernel, n, stream, a0, x1, r0, n); }
