/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Elements picked out by indices and masks, and put back. */
#include "cuda_kernel.cuh"

/* _scatter_multiply: grad * result.conj() / self.conj() */
template <typename S> __global__ void _scatter_multiply_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * x1) / x2));
    }
}
SG_LAUNCHER(_scatter_multiply_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_scatter_multiply_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_scatter_multiply_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_scatter_multiply_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_scatter_multiply_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_scatter_multiply_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _scatter_multiply_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 * x1) / x2));
    }
}
SG_LAUNCHER(_scatter_multiply_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_scatter_multiply_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _scatter_multiply_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_div_c64(sg_mul_c64(x0, sg_conj_c64(x1)), sg_conj_c64(x2)));
    }
}
SG_LAUNCHER(_scatter_multiply_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_scatter_multiply_backward_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _scatter_multiply_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_div_c128(sg_mul_c128(x0, sg_conj_c128(x1)), sg_conj_c128(x2)));
    }
}
SG_LAUNCHER(_scatter_multiply_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_scatter_multiply_backward_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* masked_scatter: grad.masked_fill(mask, 0) */
template <typename S> __global__ void masked_scatter_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_f32(x0) ? 0.0f : x1));
    }
}
SG_LAUNCHER(masked_scatter_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_scatter_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(masked_scatter_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_scatter_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(masked_scatter_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_scatter_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void masked_scatter_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_f64(x0) ? 0.0 : x1));
    }
}
SG_LAUNCHER(masked_scatter_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_scatter_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void masked_scatter_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_c64(x0) ? sg_from_real_c64(0.0f) : x1));
    }
}
SG_LAUNCHER(masked_scatter_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_scatter_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void masked_scatter_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_c128(x0) ? sg_from_real_c128(0.0) : x1));
    }
}
SG_LAUNCHER(masked_scatter_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_scatter_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void masked_scatter_backward_self_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i8(x0) ? 0 : x1));
    }
}
SG_LAUNCHER(masked_scatter_backward_self_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_scatter_backward_self_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void masked_scatter_backward_self_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i16(x0) ? 0 : x1));
    }
}
SG_LAUNCHER(masked_scatter_backward_self_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_scatter_backward_self_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void masked_scatter_backward_self_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i32(x0) ? 0 : x1));
    }
}
SG_LAUNCHER(masked_scatter_backward_self_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_scatter_backward_self_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void masked_scatter_backward_self_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i64(x0) ? 0 : x1));
    }
}
SG_LAUNCHER(masked_scatter_backward_self_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_scatter_backward_self_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void masked_scatter_backward_self_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_u8(x0) ? 0 : x1));
    }
}
SG_LAUNCHER(masked_scatter_backward_self_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_scatter_backward_self_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void masked_scatter_backward_self_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_b8(x0) ? 0 : x1));
    }
}
SG_LAUNCHER(masked_scatter_backward_self_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_scatter_backward_self_b8_kernel, n, stream, a0, a1, r0, n); }

/* as_strided_scatter: where(covered, 0, grad) */
template <typename S> __global__ void as_strided_scatter_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 != 0.0f) ? 0.0f : x1));
    }
}
SG_LAUNCHER(as_strided_scatter_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(as_strided_scatter_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(as_strided_scatter_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(as_strided_scatter_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(as_strided_scatter_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(as_strided_scatter_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void as_strided_scatter_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 != 0.0) ? 0.0 : x1));
    }
}
SG_LAUNCHER(as_strided_scatter_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(as_strided_scatter_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void as_strided_scatter_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_ne_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(0.0f) : x1));
    }
}
SG_LAUNCHER(as_strided_scatter_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(as_strided_scatter_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void as_strided_scatter_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_ne_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(0.0) : x1));
    }
}
SG_LAUNCHER(as_strided_scatter_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(as_strided_scatter_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void as_strided_scatter_backward_self_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 != 0) ? 0 : x1));
    }
}
SG_LAUNCHER(as_strided_scatter_backward_self_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(as_strided_scatter_backward_self_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void as_strided_scatter_backward_self_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 != 0) ? 0 : x1));
    }
}
SG_LAUNCHER(as_strided_scatter_backward_self_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(as_strided_scatter_backward_self_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void as_strided_scatter_backward_self_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 != 0) ? 0 : x1));
    }
}
SG_LAUNCHER(as_strided_scatter_backward_self_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(as_strided_scatter_backward_self_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void as_strided_scatter_backward_self_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 != 0) ? 0 : x1));
    }
}
SG_LAUNCHER(as_strided_scatter_backward_self_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(as_strided_scatter_backward_self_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void as_strided_scatter_backward_self_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 != 0) ? 0 : x1));
    }
}
SG_LAUNCHER(as_strided_scatter_backward_self_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(as_strided_scatter_backward_self_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void as_strided_scatter_backward_self_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 != 0) ? 0 : x1));
    }
}
SG_LAUNCHER(as_strided_scatter_backward_self_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(as_strided_scatter_backward_self_b8_kernel, n, stream, a0, a1, r0, n); }

/* _scatter_extreme: where(own, share, 0) */
template <typename S> __global__ void _scatter_extreme_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? (x2 / x3) : 0.0f));
    }
}
SG_LAUNCHER(_scatter_extreme_backward_self_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_scatter_extreme_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_scatter_extreme_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_scatter_extreme_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_scatter_extreme_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_scatter_extreme_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _scatter_extreme_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? (x2 / x3) : 0.0));
    }
}
SG_LAUNCHER(_scatter_extreme_backward_self_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_scatter_extreme_backward_self_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
