/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Rounding. */
#include "cuda_kernel.cuh"

/* floor: floor(self) */
template <typename S> __global__ void floor_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_floor_f32(x0));
    }
}
SG_LAUNCHER(floor_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(floor_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(floor_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void floor_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_floor_f64(x0));
    }
}
SG_LAUNCHER(floor_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_f64_kernel, n, stream, a0, r0, n); }
__global__ void floor_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_floor_i8(x0));
    }
}
SG_LAUNCHER(floor_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_i8_kernel, n, stream, a0, r0, n); }
__global__ void floor_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_floor_i16(x0));
    }
}
SG_LAUNCHER(floor_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_i16_kernel, n, stream, a0, r0, n); }
__global__ void floor_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_floor_i32(x0));
    }
}
SG_LAUNCHER(floor_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_i32_kernel, n, stream, a0, r0, n); }
__global__ void floor_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_floor_i64(x0));
    }
}
SG_LAUNCHER(floor_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_i64_kernel, n, stream, a0, r0, n); }
__global__ void floor_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_floor_u8(x0));
    }
}
SG_LAUNCHER(floor_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_u8_kernel, n, stream, a0, r0, n); }

/* ceil: ceil(self) */
template <typename S> __global__ void ceil_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_ceil_f32(x0));
    }
}
SG_LAUNCHER(ceil_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ceil_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(ceil_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ceil_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(ceil_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ceil_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void ceil_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_ceil_f64(x0));
    }
}
SG_LAUNCHER(ceil_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ceil_f64_kernel, n, stream, a0, r0, n); }
__global__ void ceil_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_ceil_i8(x0));
    }
}
SG_LAUNCHER(ceil_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ceil_i8_kernel, n, stream, a0, r0, n); }
__global__ void ceil_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_ceil_i16(x0));
    }
}
SG_LAUNCHER(ceil_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ceil_i16_kernel, n, stream, a0, r0, n); }
__global__ void ceil_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_ceil_i32(x0));
    }
}
SG_LAUNCHER(ceil_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ceil_i32_kernel, n, stream, a0, r0, n); }
__global__ void ceil_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_ceil_i64(x0));
    }
}
SG_LAUNCHER(ceil_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ceil_i64_kernel, n, stream, a0, r0, n); }
__global__ void ceil_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_ceil_u8(x0));
    }
}
SG_LAUNCHER(ceil_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ceil_u8_kernel, n, stream, a0, r0, n); }

/* trunc: trunc(self) */
template <typename S> __global__ void trunc_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_trunc_f32(x0));
    }
}
SG_LAUNCHER(trunc_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(trunc_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(trunc_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(trunc_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(trunc_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(trunc_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void trunc_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_trunc_f64(x0));
    }
}
SG_LAUNCHER(trunc_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(trunc_f64_kernel, n, stream, a0, r0, n); }
__global__ void trunc_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_trunc_i8(x0));
    }
}
SG_LAUNCHER(trunc_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(trunc_i8_kernel, n, stream, a0, r0, n); }
__global__ void trunc_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_trunc_i16(x0));
    }
}
SG_LAUNCHER(trunc_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(trunc_i16_kernel, n, stream, a0, r0, n); }
__global__ void trunc_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_trunc_i32(x0));
    }
}
SG_LAUNCHER(trunc_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(trunc_i32_kernel, n, stream, a0, r0, n); }
__global__ void trunc_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_trunc_i64(x0));
    }
}
SG_LAUNCHER(trunc_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(trunc_i64_kernel, n, stream, a0, r0, n); }
__global__ void trunc_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_trunc_u8(x0));
    }
}
SG_LAUNCHER(trunc_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(trunc_u8_kernel, n, stream, a0, r0, n); }

/* round: round(self) */
template <typename S> __global__ void round_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_round_f32(x0));
    }
}
SG_LAUNCHER(round_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(round_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(round_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(round_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(round_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(round_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void round_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_round_f64(x0));
    }
}
SG_LAUNCHER(round_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(round_f64_kernel, n, stream, a0, r0, n); }
__global__ void round_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_round_i8(x0));
    }
}
SG_LAUNCHER(round_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(round_i8_kernel, n, stream, a0, r0, n); }
__global__ void round_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_round_i16(x0));
    }
}
SG_LAUNCHER(round_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(round_i16_kernel, n, stream, a0, r0, n); }
__global__ void round_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_round_i32(x0));
    }
}
SG_LAUNCHER(round_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(round_i32_kernel, n, stream, a0, r0, n); }
__global__ void round_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_round_i64(x0));
    }
}
SG_LAUNCHER(round_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(round_i64_kernel, n, stream, a0, r0, n); }
__global__ void round_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_round_u8(x0));
    }
}
SG_LAUNCHER(round_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(round_u8_kernel, n, stream, a0, r0, n); }

/* frac: self - trunc(self) */
template <typename S> __global__ void frac_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 - sg_trunc_f32(x0)));
    }
}
SG_LAUNCHER(frac_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(frac_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(frac_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(frac_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(frac_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(frac_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void frac_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 - sg_trunc_f64(x0)));
    }
}
SG_LAUNCHER(frac_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(frac_f64_kernel, n, stream, a0, r0, n); }

/* frexp: mantissa: frexp_mantissa(self); exponent: frexp_exponent(self) */
template <typename S> __global__ void frexp_f32_kernel(const S *a0, S *r0, int32_t *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_frexp_mantissa_f32(x0));
        sg_store(r1[i], sg_frexp_exponent_f32(x0));
    }
}
SG_LAUNCHER(frexp_f32, (const float *a0, float *r0, int32_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(frexp_f32_kernel<float>, n, stream, a0, r0, r1, n); }
SG_LAUNCHER(frexp_f16, (const sg_f16 *a0, sg_f16 *r0, int32_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(frexp_f32_kernel<sg_f16>, n, stream, a0, r0, r1, n); }
SG_LAUNCHER(frexp_bf16, (const sg_bf16 *a0, sg_bf16 *r0, int32_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(frexp_f32_kernel<sg_bf16>, n, stream, a0, r0, r1, n); }
__global__ void frexp_f64_kernel(const double *a0, double *r0, int32_t *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_frexp_mantissa_f64(x0));
        sg_store(r1[i], sg_frexp_exponent_f64(x0));
    }
}
SG_LAUNCHER(frexp_f64, (const double *a0, double *r0, int32_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(frexp_f64_kernel, n, stream, a0, r0, r1, n); }

/* frexp: auto */
template <typename S> __global__ void frexp_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (((sg_isfinite_f32(x1) & (x1 != 0.0f)) ? x2 : 1.0f) / ((sg_isfinite_f32(x1) & (x1 != 0.0f)) ? x1 : 1.0f))));
    }
}
SG_LAUNCHER(frexp_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(frexp_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(frexp_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(frexp_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(frexp_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(frexp_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void frexp_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (((sg_isfinite_f64(x1) & (x1 != 0.0)) ? x2 : 1.0) / ((sg_isfinite_f64(x1) & (x1 != 0.0)) ? x1 : 1.0))));
    }
}
SG_LAUNCHER(frexp_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(frexp_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
