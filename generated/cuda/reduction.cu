/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Sums, means, extremes and whatever else makes one value of many. */
#include "cuda_kernel.cuh"

/* mean: _spread(grad / count(self.shape, dim), self.shape, dim, keepdim) if dtype is None else _to_copy(_spread(grad / count(self.shape, dim), self.shape, dim, keepdim), self.dtype) */
template <typename S> __global__ void mean_backward_self_f32_kernel(const S *a0, float x1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 / x1));
    }
}
SG_LAUNCHER(mean_backward_self_f32, (const float *a0, float x1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mean_backward_self_f32_kernel<float>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(mean_backward_self_f16, (const sg_f16 *a0, float x1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mean_backward_self_f32_kernel<sg_f16>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(mean_backward_self_bf16, (const sg_bf16 *a0, float x1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mean_backward_self_f32_kernel<sg_bf16>, n, stream, a0, x1, r0, n); }
__global__ void mean_backward_self_f64_kernel(const double *a0, double x1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 / x1));
    }
}
SG_LAUNCHER(mean_backward_self_f64, (const double *a0, double x1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mean_backward_self_f64_kernel, n, stream, a0, x1, r0, n); }
__global__ void mean_backward_self_c64_kernel(const sg_c64 *a0, float x1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_from_real_c64(x1)));
    }
}
SG_LAUNCHER(mean_backward_self_c64, (const sg_c64 *a0, float x1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mean_backward_self_c64_kernel, n, stream, a0, x1, r0, n); }
__global__ void mean_backward_self_c128_kernel(const sg_c128 *a0, double x1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_from_real_c128(x1)));
    }
}
SG_LAUNCHER(mean_backward_self_c128, (const sg_c128 *a0, double x1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mean_backward_self_c128_kernel, n, stream, a0, x1, r0, n); }

/* _prod: grad * (_cumprod(before, dim) * _cumprod(after.flip([dim]), dim).flip([dim])).conj() */
template <typename S> __global__ void _prod_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * x2)));
    }
}
SG_LAUNCHER(_prod_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prod_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_prod_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prod_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_prod_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prod_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _prod_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * x2)));
    }
}
SG_LAUNCHER(_prod_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prod_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _prod_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, x2))));
    }
}
SG_LAUNCHER(_prod_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prod_backward_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _prod_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, x2))));
    }
}
SG_LAUNCHER(_prod_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prod_backward_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _prod_backward_self_i8_kernel(const int8_t *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        const int8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * x2)));
    }
}
SG_LAUNCHER(_prod_backward_self_i8, (const int8_t *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prod_backward_self_i8_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _prod_backward_self_i16_kernel(const int16_t *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        const int16_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * x2)));
    }
}
SG_LAUNCHER(_prod_backward_self_i16, (const int16_t *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prod_backward_self_i16_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _prod_backward_self_i32_kernel(const int32_t *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        const int32_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * x2)));
    }
}
SG_LAUNCHER(_prod_backward_self_i32, (const int32_t *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prod_backward_self_i32_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _prod_backward_self_i64_kernel(const int64_t *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        const int64_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * x2)));
    }
}
SG_LAUNCHER(_prod_backward_self_i64, (const int64_t *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prod_backward_self_i64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _prod_backward_self_u8_kernel(const uint8_t *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        const uint8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * x2)));
    }
}
SG_LAUNCHER(_prod_backward_self_u8, (const uint8_t *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prod_backward_self_u8_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _prod_backward_self_b8_kernel(const sg_bool *a0, const sg_bool *a1, const sg_bool *a2, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        const sg_bool x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 && (x1 && x2)));
    }
}
SG_LAUNCHER(_prod_backward_self_b8, (const sg_bool *a0, const sg_bool *a1, const sg_bool *a2, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prod_backward_self_b8_kernel, n, stream, a0, a1, a2, r0, n); }

/* _cumprod: _cumsum_from_end(grad * result.conj(), dim) / self.conj() if not has_zero(self) else (grad.transpose(dim, -1).unsqueeze(-2) * _cumprod(others, -1).triu().conj()).sum([-1]).transpose(dim, -1) */
template <typename S> __global__ void _cumprod_backward_self_inner_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_cumprod_backward_self_inner_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_cumprod_backward_self_inner_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(x1)));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(x1)));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 && x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_b8_kernel, n, stream, a0, a1, r0, n); }

/* _cumprod: _cumsum_from_end(grad * result.conj(), dim) / self.conj() if not has_zero(self) else (grad.transpose(dim, -1).unsqueeze(-2) * _cumprod(others, -1).triu().conj()).sum([-1]).transpose(dim, -1) */
template <typename S> __global__ void _cumprod_backward_self_inner_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_f32(x0) ? 1.0f : x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_cumprod_backward_self_inner_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_cumprod_backward_self_inner_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_f64(x0) ? 1.0 : x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_c64(x0) ? sg_from_real_c64(1.0f) : x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_c128(x0) ? sg_from_real_c128(1.0) : x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_2_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_2_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i8(x0) ? 1 : x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_2_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_2_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_2_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i16(x0) ? 1 : x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_2_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_2_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_2_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i32(x0) ? 1 : x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_2_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_2_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_2_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i64(x0) ? 1 : x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_2_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_2_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_2_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_u8(x0) ? 1 : x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_2_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_2_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void _cumprod_backward_self_inner_2_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_b8(x0) ? 1 : x1));
    }
}
SG_LAUNCHER(_cumprod_backward_self_inner_2_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_cumprod_backward_self_inner_2_b8_kernel, n, stream, a0, a1, r0, n); }

/* _logsumexp: _spread(grad, self.shape, dim, keepdim) * (self - _spread(where(result == -inf, 0, result), self.shape, dim, keepdim)).exp().conj() */
template <typename S> __global__ void _logsumexp_backward_self_inner_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 == (-SG_INF)) ? 0.0f : x0));
    }
}
SG_LAUNCHER(_logsumexp_backward_self_inner_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_backward_self_inner_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(_logsumexp_backward_self_inner_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_backward_self_inner_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(_logsumexp_backward_self_inner_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_backward_self_inner_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void _logsumexp_backward_self_inner_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 == (-SG_INF)) ? 0.0 : x0));
    }
}
SG_LAUNCHER(_logsumexp_backward_self_inner_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_backward_self_inner_f64_kernel, n, stream, a0, r0, n); }
__global__ void _logsumexp_backward_self_inner_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_eq_c64(x0, sg_from_real_c64((-SG_INF))) ? sg_from_real_c64(0.0f) : x0));
    }
}
SG_LAUNCHER(_logsumexp_backward_self_inner_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_backward_self_inner_c64_kernel, n, stream, a0, r0, n); }
__global__ void _logsumexp_backward_self_inner_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_eq_c128(x0, sg_from_real_c128((-SG_INF))) ? sg_from_real_c128(0.0) : x0));
    }
}
SG_LAUNCHER(_logsumexp_backward_self_inner_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_backward_self_inner_c128_kernel, n, stream, a0, r0, n); }

/* _logsumexp: _spread(grad, self.shape, dim, keepdim) * (self - _spread(where(result == -inf, 0, result), self.shape, dim, keepdim)).exp().conj() */
template <typename S> __global__ void _logsumexp_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_exp_f32((x1 - x2))));
    }
}
SG_LAUNCHER(_logsumexp_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_logsumexp_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_logsumexp_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _logsumexp_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_exp_f64((x1 - x2))));
    }
}
SG_LAUNCHER(_logsumexp_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _logsumexp_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_exp_c64(sg_sub_c64(x1, x2)))));
    }
}
SG_LAUNCHER(_logsumexp_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_backward_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _logsumexp_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_exp_c128(sg_sub_c128(x1, x2)))));
    }
}
SG_LAUNCHER(_logsumexp_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_backward_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* _logsumexp: (self_t * (self_p - _spread(where(result == -inf, 0, result), self_p.shape, dim, keepdim)).exp()).sum(dim, keepdim) */
template <typename S> __global__ void _logsumexp_tangent_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_exp_f32((x1 - x2))));
    }
}
SG_LAUNCHER(_logsumexp_tangent_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_tangent_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_logsumexp_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_logsumexp_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _logsumexp_tangent_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * sg_exp_f64((x1 - x2))));
    }
}
SG_LAUNCHER(_logsumexp_tangent_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_tangent_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _logsumexp_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_exp_c64(sg_sub_c64(x1, x2))));
    }
}
SG_LAUNCHER(_logsumexp_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_tangent_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _logsumexp_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_exp_c128(sg_sub_c128(x1, x2))));
    }
}
SG_LAUNCHER(_logsumexp_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_logsumexp_tangent_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* var: _spread(grad * 2 / (count(self.shape, dim) - (1 if correction is None else correction)), self.shape, dim, keepdim) * (self - self.mean(dim, True)) */
template <typename S> __global__ void var_backward_self_inner_f32_kernel(const S *a0, float x1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * 2.0f) / x1));
    }
}
SG_LAUNCHER(var_backward_self_inner_f32, (const float *a0, float x1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(var_backward_self_inner_f32_kernel<float>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(var_backward_self_inner_f16, (const sg_f16 *a0, float x1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(var_backward_self_inner_f32_kernel<sg_f16>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(var_backward_self_inner_bf16, (const sg_bf16 *a0, float x1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(var_backward_self_inner_f32_kernel<sg_bf16>, n, stream, a0, x1, r0, n); }
__global__ void var_backward_self_inner_f64_kernel(const double *a0, double x1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * 2.0) / x1));
    }
}
SG_LAUNCHER(var_backward_self_inner_f64, (const double *a0, double x1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(var_backward_self_inner_f64_kernel, n, stream, a0, x1, r0, n); }
__global__ void var_backward_self_inner_c64_kernel(const sg_c64 *a0, sg_c64 x1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_div_c64(sg_mul_c64(x0, sg_from_real_c64(2.0f)), x1));
    }
}
SG_LAUNCHER(var_backward_self_inner_c64, (const sg_c64 *a0, sg_c64 x1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(var_backward_self_inner_c64_kernel, n, stream, a0, x1, r0, n); }
__global__ void var_backward_self_inner_c128_kernel(const sg_c128 *a0, sg_c128 x1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_div_c128(sg_mul_c128(x0, sg_from_real_c128(2.0)), x1));
    }
}
SG_LAUNCHER(var_backward_self_inner_c128, (const sg_c128 *a0, sg_c128 x1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(var_backward_self_inner_c128_kernel, n, stream, a0, x1, r0, n); }

/* var: _real_part((self_p - self_p.mean(dim, True)).conj() * self_t).sum(dim, keepdim) * (2 / (count(self_p.shape, dim) - (1 if correction is None else correction))) */
template <typename S> __global__ void var_tangent_self_inner_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 - x1) * x2));
    }
}
SG_LAUNCHER(var_tangent_self_inner_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(var_tangent_self_inner_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(var_tangent_self_inner_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(var_tangent_self_inner_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(var_tangent_self_inner_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(var_tangent_self_inner_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void var_tangent_self_inner_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 - x1) * x2));
    }
}
SG_LAUNCHER(var_tangent_self_inner_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(var_tangent_self_inner_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void var_tangent_self_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, float *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_real_c64(sg_mul_c64(sg_conj_c64(sg_sub_c64(x0, x1)), x2)));
    }
}
SG_LAUNCHER(var_tangent_self_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(var_tangent_self_inner_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void var_tangent_self_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_real_c128(sg_mul_c128(sg_conj_c128(sg_sub_c128(x0, x1)), x2)));
    }
}
SG_LAUNCHER(var_tangent_self_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(var_tangent_self_inner_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* std: _spread(grad / (where(result == 0, inf, result) * (count(self.shape, dim) - (1 if correction is None else correction))), self.shape, dim, keepdim) * (self - self.mean(dim, True)) */
template <typename S> __global__ void std_backward_self_inner_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (((x1 == 0.0f) ? SG_INF : x1) * x2)));
    }
}
SG_LAUNCHER(std_backward_self_inner_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(std_backward_self_inner_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(std_backward_self_inner_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(std_backward_self_inner_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(std_backward_self_inner_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(std_backward_self_inner_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void std_backward_self_inner_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / (((x1 == 0.0) ? SG_INF : x1) * x2)));
    }
}
SG_LAUNCHER(std_backward_self_inner_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(std_backward_self_inner_f64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void std_backward_self_inner_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 x2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_mul_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x1), x2)));
    }
}
SG_LAUNCHER(std_backward_self_inner_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 x2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(std_backward_self_inner_c64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void std_backward_self_inner_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 x2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_mul_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x1), x2)));
    }
}
SG_LAUNCHER(std_backward_self_inner_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 x2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(std_backward_self_inner_c128_kernel, n, stream, a0, a1, x2, r0, n); }

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
template <typename S> __global__ void _vector_norm_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 / ((x2 == 0.0f) ? SG_INF : x2))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _vector_norm_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 / ((x2 == 0.0) ? SG_INF : x2))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _vector_norm_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_div_c64(x1, (sg_eq_c64(x2, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x2))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _vector_norm_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_div_c128(x1, (sg_eq_c128(x2, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x2))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
template <typename S> __global__ void _vector_norm_backward_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_f32(x1)));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _vector_norm_backward_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_f64(x1)));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _vector_norm_backward_self_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_sgn_c64(x1)));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _vector_norm_backward_self_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_sgn_c128(x1)));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_2_c128_kernel, n, stream, a0, a1, r0, n); }

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
template <typename S> __global__ void _vector_norm_backward_self_3_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_sgn_f32(x0) * (x1 * 0.0f)));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_3_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_3_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_3_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_3_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_3_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_3_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _vector_norm_backward_self_3_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_sgn_f64(x0) * (x1 * 0.0)));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_3_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_3_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _vector_norm_backward_self_3_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_sgn_c64(x0), sg_mul_c64(x1, sg_from_real_c64(0.0f))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_3_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_3_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _vector_norm_backward_self_3_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_sgn_c128(x0), sg_mul_c128(x1, sg_from_real_c128(0.0))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_3_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_3_c128_kernel, n, stream, a0, a1, r0, n); }

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
template <typename S> __global__ void _vector_norm_backward_self_4_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, const S *a4, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 / x1) * ((x2 == x3) ? sg_sgn_f32(x4) : 0.0f)));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_4_f32, (const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_4_f32_kernel<float>, n, stream, a0, a1, a2, a3, a4, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_4_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, const sg_f16 *a4, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_4_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, a4, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_4_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, const sg_bf16 *a4, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_4_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, a4, r0, n); }
__global__ void _vector_norm_backward_self_4_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 / x1) * ((x2 == x3) ? sg_sgn_f64(x4) : 0.0)));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_4_f64, (const double *a0, const double *a1, const double *a2, const double *a3, const double *a4, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_4_f64_kernel, n, stream, a0, a1, a2, a3, a4, r0, n); }
__global__ void _vector_norm_backward_self_4_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, const sg_c64 *a4, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        const sg_c64 x4 = sg_load(a4[i]);
        sg_store(r0[i], sg_mul_c64(sg_div_c64(x0, x1), (sg_eq_c64(x2, x3) ? sg_sgn_c64(x4) : sg_from_real_c64(0.0f))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_4_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, const sg_c64 *a4, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_4_c64_kernel, n, stream, a0, a1, a2, a3, a4, r0, n); }
__global__ void _vector_norm_backward_self_4_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, const sg_c128 *a4, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        const sg_c128 x4 = sg_load(a4[i]);
        sg_store(r0[i], sg_mul_c128(sg_div_c128(x0, x1), (sg_eq_c128(x2, x3) ? sg_sgn_c128(x4) : sg_from_real_c128(0.0))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_4_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, const sg_c128 *a4, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_4_c128_kernel, n, stream, a0, a1, a2, a3, a4, r0, n); }

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
template <typename S> __global__ void _vector_norm_backward_self_5_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f32(x1) * (((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3))) * ((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3)))))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_5_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_5_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_5_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_5_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_5_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_5_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _vector_norm_backward_self_5_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f64(x1) * (((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3))) * ((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3)))))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_5_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_5_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _vector_norm_backward_self_5_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_mul_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3))), (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3)))))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_5_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_5_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _vector_norm_backward_self_5_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_mul_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3))), (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3)))))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_5_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_5_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
template <typename S> __global__ void _vector_norm_backward_self_6_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f32(x1) * ((((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3))) * ((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3)))) * ((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3)))))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_6_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_6_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_6_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_6_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_6_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_6_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _vector_norm_backward_self_6_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f64(x1) * ((((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3))) * ((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3)))) * ((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3)))))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_6_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_6_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _vector_norm_backward_self_6_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_mul_c64(sg_mul_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3))), (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3)))), (sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3)))))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_6_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_6_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _vector_norm_backward_self_6_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_mul_c128(sg_mul_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3))), (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3)))), (sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3)))))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_6_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_6_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
template <typename S> __global__ void _vector_norm_backward_self_7_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f32(x1) * sg_sqrt_f32(((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3)))))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_7_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_7_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_7_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_7_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_7_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_7_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _vector_norm_backward_self_7_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f64(x1) * sg_sqrt_f64(((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3)))))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_7_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_7_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _vector_norm_backward_self_7_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_sqrt_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3)))))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_7_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_7_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _vector_norm_backward_self_7_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_sqrt_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3)))))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_7_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_7_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) */
template <typename S> __global__ void _vector_norm_backward_self_8_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, float x4, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f32(x1) * sg_pow_f32(((x1 == 0.0f) ? 1.0f : (x2 / ((x3 == 0.0f) ? SG_INF : x3))), x4))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_8_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float x4, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_8_f32_kernel<float>, n, stream, a0, a1, a2, a3, x4, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_8_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, float x4, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_8_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, x4, r0, n); }
SG_LAUNCHER(_vector_norm_backward_self_8_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, float x4, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_8_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, x4, r0, n); }
__global__ void _vector_norm_backward_self_8_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double x4, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (sg_sgn_f64(x1) * sg_pow_f64(((x1 == 0.0) ? 1.0 : (x2 / ((x3 == 0.0) ? SG_INF : x3))), x4))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_8_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double x4, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_8_f64_kernel, n, stream, a0, a1, a2, a3, x4, r0, n); }
__global__ void _vector_norm_backward_self_8_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 x4, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_sgn_c64(x1), sg_pow_c64((sg_eq_c64(x1, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(x2, (sg_eq_c64(x3, sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : x3))), x4))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_8_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 x4, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_8_c64_kernel, n, stream, a0, a1, a2, a3, x4, r0, n); }
__global__ void _vector_norm_backward_self_8_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 x4, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_sgn_c128(x1), sg_pow_c128((sg_eq_c128(x1, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(x2, (sg_eq_c128(x3, sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : x3))), x4))));
    }
}
SG_LAUNCHER(_vector_norm_backward_self_8_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 x4, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_vector_norm_backward_self_8_c128_kernel, n, stream, a0, a1, a2, a3, x4, r0, n); }

/* _magnitude: grad * self.sgn() */
template <typename S> __global__ void _magnitude_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_f32(x1)));
    }
}
SG_LAUNCHER(_magnitude_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_magnitude_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_magnitude_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_f64(x1)));
    }
}
SG_LAUNCHER(_magnitude_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_sgn_c64(x1)));
    }
}
SG_LAUNCHER(_magnitude_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_sgn_c128(x1)));
    }
}
SG_LAUNCHER(_magnitude_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_backward_self_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_i8(x1)));
    }
}
SG_LAUNCHER(_magnitude_backward_self_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_backward_self_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_backward_self_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_i16(x1)));
    }
}
SG_LAUNCHER(_magnitude_backward_self_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_backward_self_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_backward_self_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_i32(x1)));
    }
}
SG_LAUNCHER(_magnitude_backward_self_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_backward_self_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_backward_self_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_i64(x1)));
    }
}
SG_LAUNCHER(_magnitude_backward_self_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_backward_self_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_backward_self_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_u8(x1)));
    }
}
SG_LAUNCHER(_magnitude_backward_self_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_backward_self_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_backward_self_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 && sg_sgn_b8(x1)));
    }
}
SG_LAUNCHER(_magnitude_backward_self_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_backward_self_b8_kernel, n, stream, a0, a1, r0, n); }

/* _magnitude: _real_part(self_t.conj() * self_p.sgn()) */
template <typename S> __global__ void _magnitude_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_f32(x1)));
    }
}
SG_LAUNCHER(_magnitude_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_magnitude_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_magnitude_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_f64(x1)));
    }
}
SG_LAUNCHER(_magnitude_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, float *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_real_c64(sg_mul_c64(sg_conj_c64(x0), sg_sgn_c64(x1))));
    }
}
SG_LAUNCHER(_magnitude_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_real_c128(sg_mul_c128(sg_conj_c128(x0), sg_sgn_c128(x1))));
    }
}
SG_LAUNCHER(_magnitude_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_tangent_self_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_i8(x1)));
    }
}
SG_LAUNCHER(_magnitude_tangent_self_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_tangent_self_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_tangent_self_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_i16(x1)));
    }
}
SG_LAUNCHER(_magnitude_tangent_self_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_tangent_self_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_tangent_self_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_i32(x1)));
    }
}
SG_LAUNCHER(_magnitude_tangent_self_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_tangent_self_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_tangent_self_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_i64(x1)));
    }
}
SG_LAUNCHER(_magnitude_tangent_self_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_tangent_self_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_tangent_self_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_u8(x1)));
    }
}
SG_LAUNCHER(_magnitude_tangent_self_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_tangent_self_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void _magnitude_tangent_self_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 && sg_sgn_b8(x1)));
    }
}
SG_LAUNCHER(_magnitude_tangent_self_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_magnitude_tangent_self_b8_kernel, n, stream, a0, a1, r0, n); }

/* amax: where(chosen, _spread(grad / chosen.sum(dim, keepdim), self.shape, dim, keepdim), 0) */
template <typename S> __global__ void amax_backward_self_inner_inner_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | ((x0 != x0) & (x1 != x1))));
    }
}
SG_LAUNCHER(amax_backward_self_inner_inner_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_inner_inner_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(amax_backward_self_inner_inner_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_inner_inner_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(amax_backward_self_inner_inner_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_inner_inner_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void amax_backward_self_inner_inner_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | ((x0 != x0) & (x1 != x1))));
    }
}
SG_LAUNCHER(amax_backward_self_inner_inner_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_inner_inner_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void amax_backward_self_inner_inner_i8_kernel(const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | ((x0 != x0) & (x1 != x1))));
    }
}
SG_LAUNCHER(amax_backward_self_inner_inner_i8, (const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_inner_inner_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void amax_backward_self_inner_inner_i16_kernel(const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | ((x0 != x0) & (x1 != x1))));
    }
}
SG_LAUNCHER(amax_backward_self_inner_inner_i16, (const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_inner_inner_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void amax_backward_self_inner_inner_i32_kernel(const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | ((x0 != x0) & (x1 != x1))));
    }
}
SG_LAUNCHER(amax_backward_self_inner_inner_i32, (const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_inner_inner_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void amax_backward_self_inner_inner_i64_kernel(const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | ((x0 != x0) & (x1 != x1))));
    }
}
SG_LAUNCHER(amax_backward_self_inner_inner_i64, (const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_inner_inner_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void amax_backward_self_inner_inner_u8_kernel(const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | ((x0 != x0) & (x1 != x1))));
    }
}
SG_LAUNCHER(amax_backward_self_inner_inner_u8, (const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_inner_inner_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void amax_backward_self_inner_inner_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | ((x0 != x0) & (x1 != x1))));
    }
}
SG_LAUNCHER(amax_backward_self_inner_inner_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_inner_inner_b8_kernel, n, stream, a0, a1, r0, n); }

/* amax: where(chosen, _spread(grad / chosen.sum(dim, keepdim), self.shape, dim, keepdim), 0) */
template <typename S> __global__ void amax_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(amax_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(amax_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(amax_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void amax_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0.0));
    }
}
SG_LAUNCHER(amax_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void amax_backward_self_i8_kernel(const int8_t *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        const int8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0));
    }
}
SG_LAUNCHER(amax_backward_self_i8, (const int8_t *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_i8_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void amax_backward_self_i16_kernel(const int16_t *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        const int16_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0));
    }
}
SG_LAUNCHER(amax_backward_self_i16, (const int16_t *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_i16_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void amax_backward_self_i32_kernel(const int32_t *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        const int32_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0));
    }
}
SG_LAUNCHER(amax_backward_self_i32, (const int32_t *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_i32_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void amax_backward_self_i64_kernel(const int64_t *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        const int64_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0));
    }
}
SG_LAUNCHER(amax_backward_self_i64, (const int64_t *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_i64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void amax_backward_self_u8_kernel(const uint8_t *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        const uint8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0));
    }
}
SG_LAUNCHER(amax_backward_self_u8, (const uint8_t *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_u8_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void amax_backward_self_b8_kernel(const sg_bool *a0, const sg_bool *a1, const sg_bool *a2, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        const sg_bool x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | ((x0 != x0) & (x1 != x1))) ? x2 : 0));
    }
}
SG_LAUNCHER(amax_backward_self_b8, (const sg_bool *a0, const sg_bool *a1, const sg_bool *a2, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(amax_backward_self_b8_kernel, n, stream, a0, a1, a2, r0, n); }

/* median: where(tied, grad / tied.sum(), 0) */
template <typename S> __global__ void median_backward_self_inner_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x0 != x0)));
    }
}
SG_LAUNCHER(median_backward_self_inner_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_inner_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(median_backward_self_inner_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_inner_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(median_backward_self_inner_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_inner_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void median_backward_self_inner_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x0 != x0)));
    }
}
SG_LAUNCHER(median_backward_self_inner_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_inner_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void median_backward_self_inner_i8_kernel(const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x0 != x0)));
    }
}
SG_LAUNCHER(median_backward_self_inner_i8, (const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_inner_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void median_backward_self_inner_i16_kernel(const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x0 != x0)));
    }
}
SG_LAUNCHER(median_backward_self_inner_i16, (const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_inner_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void median_backward_self_inner_i32_kernel(const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x0 != x0)));
    }
}
SG_LAUNCHER(median_backward_self_inner_i32, (const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_inner_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void median_backward_self_inner_i64_kernel(const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x0 != x0)));
    }
}
SG_LAUNCHER(median_backward_self_inner_i64, (const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_inner_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void median_backward_self_inner_u8_kernel(const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x0 != x0)));
    }
}
SG_LAUNCHER(median_backward_self_inner_u8, (const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_inner_u8_kernel, n, stream, a0, a1, r0, n); }

/* median: where(tied, grad / tied.sum(), 0) */
template <typename S> __global__ void median_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 == x1) | (x0 != x0)) ? (x2 / x3) : 0.0f));
    }
}
SG_LAUNCHER(median_backward_self_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(median_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(median_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void median_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 == x1) | (x0 != x0)) ? (x2 / x3) : 0.0));
    }
}
SG_LAUNCHER(median_backward_self_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(median_backward_self_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* nanmedian: where(tied, grad / tied.sum(), 0) */
template <typename S> __global__ void nanmedian_backward_self_inner_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x1 != x1)));
    }
}
SG_LAUNCHER(nanmedian_backward_self_inner_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_inner_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nanmedian_backward_self_inner_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_inner_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nanmedian_backward_self_inner_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_inner_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nanmedian_backward_self_inner_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x1 != x1)));
    }
}
SG_LAUNCHER(nanmedian_backward_self_inner_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_inner_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nanmedian_backward_self_inner_i8_kernel(const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x1 != x1)));
    }
}
SG_LAUNCHER(nanmedian_backward_self_inner_i8, (const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_inner_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void nanmedian_backward_self_inner_i16_kernel(const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x1 != x1)));
    }
}
SG_LAUNCHER(nanmedian_backward_self_inner_i16, (const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_inner_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void nanmedian_backward_self_inner_i32_kernel(const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x1 != x1)));
    }
}
SG_LAUNCHER(nanmedian_backward_self_inner_i32, (const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_inner_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void nanmedian_backward_self_inner_i64_kernel(const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x1 != x1)));
    }
}
SG_LAUNCHER(nanmedian_backward_self_inner_i64, (const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_inner_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nanmedian_backward_self_inner_u8_kernel(const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 == x1) | (x1 != x1)));
    }
}
SG_LAUNCHER(nanmedian_backward_self_inner_u8, (const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_inner_u8_kernel, n, stream, a0, a1, r0, n); }

/* nanmedian: where(tied, grad / tied.sum(), 0) */
template <typename S> __global__ void nanmedian_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 == x1) | (x1 != x1)) ? (x2 / x3) : 0.0f));
    }
}
SG_LAUNCHER(nanmedian_backward_self_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(nanmedian_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(nanmedian_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void nanmedian_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 == x1) | (x1 != x1)) ? (x2 / x3) : 0.0));
    }
}
SG_LAUNCHER(nanmedian_backward_self_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nanmedian_backward_self_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _median_of_rows: where(tied, (grad / tied.sum(-1)).unsqueeze(-1), 0) */
template <typename S> __global__ void _median_of_rows_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x0 != x0)) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(_median_of_rows_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_median_of_rows_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_median_of_rows_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_median_of_rows_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_median_of_rows_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_median_of_rows_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _median_of_rows_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x0 != x0)) ? x2 : 0.0));
    }
}
SG_LAUNCHER(_median_of_rows_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_median_of_rows_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _median_of_rows_backward_self_i8_kernel(const int8_t *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        const int8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x0 != x0)) ? x2 : 0));
    }
}
SG_LAUNCHER(_median_of_rows_backward_self_i8, (const int8_t *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_median_of_rows_backward_self_i8_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _median_of_rows_backward_self_i16_kernel(const int16_t *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        const int16_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x0 != x0)) ? x2 : 0));
    }
}
SG_LAUNCHER(_median_of_rows_backward_self_i16, (const int16_t *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_median_of_rows_backward_self_i16_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _median_of_rows_backward_self_i32_kernel(const int32_t *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        const int32_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x0 != x0)) ? x2 : 0));
    }
}
SG_LAUNCHER(_median_of_rows_backward_self_i32, (const int32_t *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_median_of_rows_backward_self_i32_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _median_of_rows_backward_self_i64_kernel(const int64_t *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        const int64_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x0 != x0)) ? x2 : 0));
    }
}
SG_LAUNCHER(_median_of_rows_backward_self_i64, (const int64_t *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_median_of_rows_backward_self_i64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _median_of_rows_backward_self_u8_kernel(const uint8_t *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        const uint8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x0 != x0)) ? x2 : 0));
    }
}
SG_LAUNCHER(_median_of_rows_backward_self_u8, (const uint8_t *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_median_of_rows_backward_self_u8_kernel, n, stream, a0, a1, a2, r0, n); }

/* _nanmedian_of_rows: where(tied, (grad / tied.sum(-1)).unsqueeze(-1), 0) */
template <typename S> __global__ void _nanmedian_of_rows_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x1 != x1)) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(_nanmedian_of_rows_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nanmedian_of_rows_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_nanmedian_of_rows_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nanmedian_of_rows_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_nanmedian_of_rows_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nanmedian_of_rows_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _nanmedian_of_rows_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x1 != x1)) ? x2 : 0.0));
    }
}
SG_LAUNCHER(_nanmedian_of_rows_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nanmedian_of_rows_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _nanmedian_of_rows_backward_self_i8_kernel(const int8_t *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        const int8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x1 != x1)) ? x2 : 0));
    }
}
SG_LAUNCHER(_nanmedian_of_rows_backward_self_i8, (const int8_t *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nanmedian_of_rows_backward_self_i8_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _nanmedian_of_rows_backward_self_i16_kernel(const int16_t *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        const int16_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x1 != x1)) ? x2 : 0));
    }
}
SG_LAUNCHER(_nanmedian_of_rows_backward_self_i16, (const int16_t *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nanmedian_of_rows_backward_self_i16_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _nanmedian_of_rows_backward_self_i32_kernel(const int32_t *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        const int32_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x1 != x1)) ? x2 : 0));
    }
}
SG_LAUNCHER(_nanmedian_of_rows_backward_self_i32, (const int32_t *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nanmedian_of_rows_backward_self_i32_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _nanmedian_of_rows_backward_self_i64_kernel(const int64_t *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        const int64_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x1 != x1)) ? x2 : 0));
    }
}
SG_LAUNCHER(_nanmedian_of_rows_backward_self_i64, (const int64_t *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nanmedian_of_rows_backward_self_i64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void _nanmedian_of_rows_backward_self_u8_kernel(const uint8_t *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        const uint8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 == x1) | (x1 != x1)) ? x2 : 0));
    }
}
SG_LAUNCHER(_nanmedian_of_rows_backward_self_u8, (const uint8_t *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nanmedian_of_rows_backward_self_u8_kernel, n, stream, a0, a1, a2, r0, n); }
