/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Sums, products, powers and the parts of numbers, element by element. */
#include "cuda_kernel.cuh"

/* add: self + other if alpha == 1 else self + alpha * other */
template <typename S> __global__ void add_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 + x1));
    }
}
SG_LAUNCHER(add_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(add_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(add_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void add_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 + x1));
    }
}
SG_LAUNCHER(add_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void add_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_add_c64(x0, x1));
    }
}
SG_LAUNCHER(add_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void add_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_add_c128(x0, x1));
    }
}
SG_LAUNCHER(add_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void add_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 + x1));
    }
}
SG_LAUNCHER(add_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void add_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 + x1));
    }
}
SG_LAUNCHER(add_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void add_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 + x1));
    }
}
SG_LAUNCHER(add_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void add_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 + x1));
    }
}
SG_LAUNCHER(add_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void add_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 + x1));
    }
}
SG_LAUNCHER(add_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void add_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 || x1));
    }
}
SG_LAUNCHER(add_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_b8_kernel, n, stream, a0, a1, r0, n); }

/* add: self + other if alpha == 1 else self + alpha * other */
template <typename S> __global__ void add_2_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 + (x1 * x2)));
    }
}
SG_LAUNCHER(add_2_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_2_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(add_2_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_2_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(add_2_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_2_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void add_2_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 + (x1 * x2)));
    }
}
SG_LAUNCHER(add_2_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_2_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void add_2_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_add_c64(x0, sg_mul_c64(x1, x2)));
    }
}
SG_LAUNCHER(add_2_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_2_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void add_2_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_add_c128(x0, sg_mul_c128(x1, x2)));
    }
}
SG_LAUNCHER(add_2_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_2_c128_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void add_2_i8_kernel(const int8_t *a0, int8_t x1, const int8_t *a2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 + (x1 * x2)));
    }
}
SG_LAUNCHER(add_2_i8, (const int8_t *a0, int8_t x1, const int8_t *a2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_2_i8_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void add_2_i16_kernel(const int16_t *a0, int16_t x1, const int16_t *a2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 + (x1 * x2)));
    }
}
SG_LAUNCHER(add_2_i16, (const int16_t *a0, int16_t x1, const int16_t *a2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_2_i16_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void add_2_i32_kernel(const int32_t *a0, int32_t x1, const int32_t *a2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 + (x1 * x2)));
    }
}
SG_LAUNCHER(add_2_i32, (const int32_t *a0, int32_t x1, const int32_t *a2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_2_i32_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void add_2_i64_kernel(const int64_t *a0, int64_t x1, const int64_t *a2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 + (x1 * x2)));
    }
}
SG_LAUNCHER(add_2_i64, (const int64_t *a0, int64_t x1, const int64_t *a2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_2_i64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void add_2_u8_kernel(const uint8_t *a0, uint8_t x1, const uint8_t *a2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 + (x1 * x2)));
    }
}
SG_LAUNCHER(add_2_u8, (const uint8_t *a0, uint8_t x1, const uint8_t *a2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_2_u8_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void add_2_b8_kernel(const sg_bool *a0, sg_bool x1, const sg_bool *a2, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 || (x1 && x2)));
    }
}
SG_LAUNCHER(add_2_b8, (const sg_bool *a0, sg_bool x1, const sg_bool *a2, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_2_b8_kernel, n, stream, a0, x1, a2, r0, n); }

/* add: grad if alpha == 1 else grad * alpha.conj() */
template <typename S> __global__ void add_backward_other_f32_kernel(const S *a0, float x1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(add_backward_other_f32, (const float *a0, float x1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_backward_other_f32_kernel<float>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(add_backward_other_f16, (const sg_f16 *a0, float x1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_backward_other_f32_kernel<sg_f16>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(add_backward_other_bf16, (const sg_bf16 *a0, float x1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_backward_other_f32_kernel<sg_bf16>, n, stream, a0, x1, r0, n); }
__global__ void add_backward_other_f64_kernel(const double *a0, double x1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(add_backward_other_f64, (const double *a0, double x1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_backward_other_f64_kernel, n, stream, a0, x1, r0, n); }
__global__ void add_backward_other_c64_kernel(const sg_c64 *a0, sg_c64 x1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c64(x0, x1));
    }
}
SG_LAUNCHER(add_backward_other_c64, (const sg_c64 *a0, sg_c64 x1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_backward_other_c64_kernel, n, stream, a0, x1, r0, n); }
__global__ void add_backward_other_c128_kernel(const sg_c128 *a0, sg_c128 x1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c128(x0, x1));
    }
}
SG_LAUNCHER(add_backward_other_c128, (const sg_c128 *a0, sg_c128 x1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(add_backward_other_c128_kernel, n, stream, a0, x1, r0, n); }

/* sub: self - other if alpha == 1 else self - alpha * other */
template <typename S> __global__ void sub_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 - x1));
    }
}
SG_LAUNCHER(sub_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sub_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(sub_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void sub_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 - x1));
    }
}
SG_LAUNCHER(sub_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sub_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_sub_c64(x0, x1));
    }
}
SG_LAUNCHER(sub_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sub_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_sub_c128(x0, x1));
    }
}
SG_LAUNCHER(sub_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void sub_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 - x1));
    }
}
SG_LAUNCHER(sub_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void sub_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 - x1));
    }
}
SG_LAUNCHER(sub_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void sub_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 - x1));
    }
}
SG_LAUNCHER(sub_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void sub_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 - x1));
    }
}
SG_LAUNCHER(sub_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void sub_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 - x1));
    }
}
SG_LAUNCHER(sub_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_u8_kernel, n, stream, a0, a1, r0, n); }

/* sub: self - other if alpha == 1 else self - alpha * other */
template <typename S> __global__ void sub_2_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 - (x1 * x2)));
    }
}
SG_LAUNCHER(sub_2_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_2_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(sub_2_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_2_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(sub_2_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_2_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void sub_2_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 - (x1 * x2)));
    }
}
SG_LAUNCHER(sub_2_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_2_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void sub_2_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_sub_c64(x0, sg_mul_c64(x1, x2)));
    }
}
SG_LAUNCHER(sub_2_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_2_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void sub_2_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_sub_c128(x0, sg_mul_c128(x1, x2)));
    }
}
SG_LAUNCHER(sub_2_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_2_c128_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void sub_2_i8_kernel(const int8_t *a0, int8_t x1, const int8_t *a2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 - (x1 * x2)));
    }
}
SG_LAUNCHER(sub_2_i8, (const int8_t *a0, int8_t x1, const int8_t *a2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_2_i8_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void sub_2_i16_kernel(const int16_t *a0, int16_t x1, const int16_t *a2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 - (x1 * x2)));
    }
}
SG_LAUNCHER(sub_2_i16, (const int16_t *a0, int16_t x1, const int16_t *a2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_2_i16_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void sub_2_i32_kernel(const int32_t *a0, int32_t x1, const int32_t *a2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 - (x1 * x2)));
    }
}
SG_LAUNCHER(sub_2_i32, (const int32_t *a0, int32_t x1, const int32_t *a2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_2_i32_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void sub_2_i64_kernel(const int64_t *a0, int64_t x1, const int64_t *a2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 - (x1 * x2)));
    }
}
SG_LAUNCHER(sub_2_i64, (const int64_t *a0, int64_t x1, const int64_t *a2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_2_i64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void sub_2_u8_kernel(const uint8_t *a0, uint8_t x1, const uint8_t *a2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 - (x1 * x2)));
    }
}
SG_LAUNCHER(sub_2_u8, (const uint8_t *a0, uint8_t x1, const uint8_t *a2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_2_u8_kernel, n, stream, a0, x1, a2, r0, n); }

/* sub: -grad if alpha == 1 else -grad * alpha.conj() */
template <typename S> __global__ void sub_backward_other_f32_kernel(const S *a0, float x1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((-x0) * x1));
    }
}
SG_LAUNCHER(sub_backward_other_f32, (const float *a0, float x1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_backward_other_f32_kernel<float>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(sub_backward_other_f16, (const sg_f16 *a0, float x1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_backward_other_f32_kernel<sg_f16>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(sub_backward_other_bf16, (const sg_bf16 *a0, float x1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_backward_other_f32_kernel<sg_bf16>, n, stream, a0, x1, r0, n); }
__global__ void sub_backward_other_f64_kernel(const double *a0, double x1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((-x0) * x1));
    }
}
SG_LAUNCHER(sub_backward_other_f64, (const double *a0, double x1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_backward_other_f64_kernel, n, stream, a0, x1, r0, n); }
__global__ void sub_backward_other_c64_kernel(const sg_c64 *a0, sg_c64 x1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), x1));
    }
}
SG_LAUNCHER(sub_backward_other_c64, (const sg_c64 *a0, sg_c64 x1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_backward_other_c64_kernel, n, stream, a0, x1, r0, n); }
__global__ void sub_backward_other_c128_kernel(const sg_c128 *a0, sg_c128 x1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), x1));
    }
}
SG_LAUNCHER(sub_backward_other_c128, (const sg_c128 *a0, sg_c128 x1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sub_backward_other_c128_kernel, n, stream, a0, x1, r0, n); }

/* mul: self * other */
template <typename S> __global__ void mul_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(mul_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(mul_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(mul_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void mul_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(mul_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void mul_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, x1));
    }
}
SG_LAUNCHER(mul_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void mul_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, x1));
    }
}
SG_LAUNCHER(mul_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void mul_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(mul_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void mul_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(mul_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void mul_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(mul_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void mul_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(mul_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void mul_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(mul_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void mul_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 && x1));
    }
}
SG_LAUNCHER(mul_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_b8_kernel, n, stream, a0, a1, r0, n); }

/* mul: grad * other.conj() */
template <typename S> __global__ void mul_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(mul_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(mul_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(mul_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void mul_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(mul_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void mul_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(x1)));
    }
}
SG_LAUNCHER(mul_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void mul_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(x1)));
    }
}
SG_LAUNCHER(mul_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* mul: grad * other.conj(); grad * self.conj() */
template <typename S> __global__ void mul_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(mul_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(mul_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(mul_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void mul_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(mul_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void mul_backward_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_c64 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(x1)));
        sg_store(r1[i], sg_mul_c64(x0, sg_conj_c64(x2)));
    }
}
SG_LAUNCHER(mul_backward_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_c64 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_backward_c64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void mul_backward_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_c128 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(x1)));
        sg_store(r1[i], sg_mul_c128(x0, sg_conj_c128(x2)));
    }
}
SG_LAUNCHER(mul_backward_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_c128 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(mul_backward_c128_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* div: self / other */
template <typename S> __global__ void div_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / x1));
    }
}
SG_LAUNCHER(div_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(div_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(div_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void div_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / x1));
    }
}
SG_LAUNCHER(div_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void div_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, x1));
    }
}
SG_LAUNCHER(div_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void div_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, x1));
    }
}
SG_LAUNCHER(div_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_c128_kernel, n, stream, a0, a1, r0, n); }

/* div: grad / other.conj() */
template <typename S> __global__ void div_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / x1));
    }
}
SG_LAUNCHER(div_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(div_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(div_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void div_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / x1));
    }
}
SG_LAUNCHER(div_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void div_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_conj_c64(x1)));
    }
}
SG_LAUNCHER(div_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void div_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_conj_c128(x1)));
    }
}
SG_LAUNCHER(div_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* div: -grad * (self / other / other).conj() */
template <typename S> __global__ void div_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * ((x1 / x2) / x2)));
    }
}
SG_LAUNCHER(div_backward_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(div_backward_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(div_backward_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void div_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * ((x1 / x2) / x2)));
    }
}
SG_LAUNCHER(div_backward_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void div_backward_other_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_div_c64(sg_div_c64(x1, x2), x2))));
    }
}
SG_LAUNCHER(div_backward_other_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_other_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void div_backward_other_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_div_c128(sg_div_c128(x1, x2), x2))));
    }
}
SG_LAUNCHER(div_backward_other_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_other_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* div: grad / other.conj(); -grad * (self / other / other).conj() */
template <typename S> __global__ void div_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 / x1));
        sg_store(r1[i], ((-x0) * ((x2 / x1) / x1)));
    }
}
SG_LAUNCHER(div_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(div_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(div_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void div_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 / x1));
        sg_store(r1[i], ((-x0) * ((x2 / x1) / x1)));
    }
}
SG_LAUNCHER(div_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void div_backward_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_c64 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_conj_c64(x1)));
        sg_store(r1[i], sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_div_c64(sg_div_c64(x2, x1), x1))));
    }
}
SG_LAUNCHER(div_backward_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_c64 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_c64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void div_backward_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_c128 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_conj_c128(x1)));
        sg_store(r1[i], sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_div_c128(sg_div_c128(x2, x1), x1))));
    }
}
SG_LAUNCHER(div_backward_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_c128 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_backward_c128_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* div: auto_element_wise */
template <typename S> __global__ void div_tangent_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * ((x1 / x2) / x2)));
    }
}
SG_LAUNCHER(div_tangent_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_tangent_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(div_tangent_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_tangent_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(div_tangent_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_tangent_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void div_tangent_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * ((x1 / x2) / x2)));
    }
}
SG_LAUNCHER(div_tangent_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_tangent_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void div_tangent_other_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_div_c64(sg_div_c64(x1, x2), x2)));
    }
}
SG_LAUNCHER(div_tangent_other_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_tangent_other_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void div_tangent_other_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_div_c128(sg_div_c128(x1, x2), x2)));
    }
}
SG_LAUNCHER(div_tangent_other_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(div_tangent_other_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* floor_divide: floor_div(self, other) */
template <typename S> __global__ void floor_divide_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_floor_div_f32(x0, x1));
    }
}
SG_LAUNCHER(floor_divide_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_divide_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(floor_divide_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_divide_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(floor_divide_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_divide_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void floor_divide_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_floor_div_f64(x0, x1));
    }
}
SG_LAUNCHER(floor_divide_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_divide_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void floor_divide_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_floor_div_i8(x0, x1));
    }
}
SG_LAUNCHER(floor_divide_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_divide_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void floor_divide_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_floor_div_i16(x0, x1));
    }
}
SG_LAUNCHER(floor_divide_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_divide_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void floor_divide_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_floor_div_i32(x0, x1));
    }
}
SG_LAUNCHER(floor_divide_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_divide_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void floor_divide_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_floor_div_i64(x0, x1));
    }
}
SG_LAUNCHER(floor_divide_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_divide_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void floor_divide_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_floor_div_u8(x0, x1));
    }
}
SG_LAUNCHER(floor_divide_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(floor_divide_u8_kernel, n, stream, a0, a1, r0, n); }

/* _trunc_div: trunc(self / other) */
template <typename S> __global__ void _trunc_div_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_trunc_f32((x0 / x1)));
    }
}
SG_LAUNCHER(_trunc_div_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_trunc_div_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_trunc_div_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_trunc_div_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_trunc_div_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_trunc_div_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _trunc_div_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_trunc_f64((x0 / x1)));
    }
}
SG_LAUNCHER(_trunc_div_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_trunc_div_f64_kernel, n, stream, a0, a1, r0, n); }

/* remainder: remainder(self, other) */
template <typename S> __global__ void remainder_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_remainder_f32(x0, x1));
    }
}
SG_LAUNCHER(remainder_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(remainder_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(remainder_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void remainder_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_remainder_f64(x0, x1));
    }
}
SG_LAUNCHER(remainder_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void remainder_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_remainder_i8(x0, x1));
    }
}
SG_LAUNCHER(remainder_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void remainder_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_remainder_i16(x0, x1));
    }
}
SG_LAUNCHER(remainder_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void remainder_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_remainder_i32(x0, x1));
    }
}
SG_LAUNCHER(remainder_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void remainder_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_remainder_i64(x0, x1));
    }
}
SG_LAUNCHER(remainder_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void remainder_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_remainder_u8(x0, x1));
    }
}
SG_LAUNCHER(remainder_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_u8_kernel, n, stream, a0, a1, r0, n); }

/* remainder: -grad * floor_divide(self, other) */
template <typename S> __global__ void remainder_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * sg_floor_div_f32(x1, x2)));
    }
}
SG_LAUNCHER(remainder_backward_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(remainder_backward_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(remainder_backward_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void remainder_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * sg_floor_div_f64(x1, x2)));
    }
}
SG_LAUNCHER(remainder_backward_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(remainder_backward_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* fmod: fmod(self, other) */
template <typename S> __global__ void fmod_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmod_f32(x0, x1));
    }
}
SG_LAUNCHER(fmod_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(fmod_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(fmod_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void fmod_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmod_f64(x0, x1));
    }
}
SG_LAUNCHER(fmod_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmod_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmod_i8(x0, x1));
    }
}
SG_LAUNCHER(fmod_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmod_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmod_i16(x0, x1));
    }
}
SG_LAUNCHER(fmod_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmod_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmod_i32(x0, x1));
    }
}
SG_LAUNCHER(fmod_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmod_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmod_i64(x0, x1));
    }
}
SG_LAUNCHER(fmod_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmod_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmod_u8(x0, x1));
    }
}
SG_LAUNCHER(fmod_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_u8_kernel, n, stream, a0, a1, r0, n); }

/* fmod: -grad * _trunc_div(self, other) */
template <typename S> __global__ void fmod_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * sg_trunc_f32((x1 / x2))));
    }
}
SG_LAUNCHER(fmod_backward_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(fmod_backward_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(fmod_backward_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void fmod_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-x0) * sg_trunc_f64((x1 / x2))));
    }
}
SG_LAUNCHER(fmod_backward_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmod_backward_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* neg: -self */
template <typename S> __global__ void neg_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (-x0));
    }
}
SG_LAUNCHER(neg_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(neg_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(neg_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(neg_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(neg_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(neg_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void neg_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (-x0));
    }
}
SG_LAUNCHER(neg_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(neg_f64_kernel, n, stream, a0, r0, n); }
__global__ void neg_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_neg_c64(x0));
    }
}
SG_LAUNCHER(neg_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(neg_c64_kernel, n, stream, a0, r0, n); }
__global__ void neg_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_neg_c128(x0));
    }
}
SG_LAUNCHER(neg_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(neg_c128_kernel, n, stream, a0, r0, n); }
__global__ void neg_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (-x0));
    }
}
SG_LAUNCHER(neg_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(neg_i8_kernel, n, stream, a0, r0, n); }
__global__ void neg_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (-x0));
    }
}
SG_LAUNCHER(neg_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(neg_i16_kernel, n, stream, a0, r0, n); }
__global__ void neg_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (-x0));
    }
}
SG_LAUNCHER(neg_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(neg_i32_kernel, n, stream, a0, r0, n); }
__global__ void neg_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (-x0));
    }
}
SG_LAUNCHER(neg_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(neg_i64_kernel, n, stream, a0, r0, n); }
__global__ void neg_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (-x0));
    }
}
SG_LAUNCHER(neg_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(neg_u8_kernel, n, stream, a0, r0, n); }

/* reciprocal: reciprocal(self) */
template <typename S> __global__ void reciprocal_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_reciprocal_f32(x0));
    }
}
SG_LAUNCHER(reciprocal_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(reciprocal_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(reciprocal_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void reciprocal_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_reciprocal_f64(x0));
    }
}
SG_LAUNCHER(reciprocal_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_f64_kernel, n, stream, a0, r0, n); }
__global__ void reciprocal_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_reciprocal_c64(x0));
    }
}
SG_LAUNCHER(reciprocal_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_c64_kernel, n, stream, a0, r0, n); }
__global__ void reciprocal_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_reciprocal_c128(x0));
    }
}
SG_LAUNCHER(reciprocal_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_c128_kernel, n, stream, a0, r0, n); }

/* reciprocal: -grad * (result * result).conj() */
template <typename S> __global__ void reciprocal_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * (x1 * x1)));
    }
}
SG_LAUNCHER(reciprocal_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(reciprocal_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(reciprocal_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void reciprocal_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * (x1 * x1)));
    }
}
SG_LAUNCHER(reciprocal_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void reciprocal_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_mul_c64(x1, x1))));
    }
}
SG_LAUNCHER(reciprocal_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void reciprocal_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_mul_c128(x1, x1))));
    }
}
SG_LAUNCHER(reciprocal_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* reciprocal: auto_element_wise */
template <typename S> __global__ void reciprocal_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * (x1 * x1)));
    }
}
SG_LAUNCHER(reciprocal_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(reciprocal_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(reciprocal_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void reciprocal_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((-x0) * (x1 * x1)));
    }
}
SG_LAUNCHER(reciprocal_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void reciprocal_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_mul_c64(x1, x1)));
    }
}
SG_LAUNCHER(reciprocal_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void reciprocal_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_mul_c128(x1, x1)));
    }
}
SG_LAUNCHER(reciprocal_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(reciprocal_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* square: square(self) */
template <typename S> __global__ void square_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_square_f32(x0));
    }
}
SG_LAUNCHER(square_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(square_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(square_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void square_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_square_f64(x0));
    }
}
SG_LAUNCHER(square_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_f64_kernel, n, stream, a0, r0, n); }
__global__ void square_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_square_c64(x0));
    }
}
SG_LAUNCHER(square_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_c64_kernel, n, stream, a0, r0, n); }
__global__ void square_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_square_c128(x0));
    }
}
SG_LAUNCHER(square_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_c128_kernel, n, stream, a0, r0, n); }
__global__ void square_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_square_i8(x0));
    }
}
SG_LAUNCHER(square_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_i8_kernel, n, stream, a0, r0, n); }
__global__ void square_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_square_i16(x0));
    }
}
SG_LAUNCHER(square_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_i16_kernel, n, stream, a0, r0, n); }
__global__ void square_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_square_i32(x0));
    }
}
SG_LAUNCHER(square_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_i32_kernel, n, stream, a0, r0, n); }
__global__ void square_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_square_i64(x0));
    }
}
SG_LAUNCHER(square_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_i64_kernel, n, stream, a0, r0, n); }
__global__ void square_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_square_u8(x0));
    }
}
SG_LAUNCHER(square_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_u8_kernel, n, stream, a0, r0, n); }

/* square: grad * (2 * self).conj() */
template <typename S> __global__ void square_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (2.0f * x1)));
    }
}
SG_LAUNCHER(square_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(square_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(square_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void square_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (2.0 * x1)));
    }
}
SG_LAUNCHER(square_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void square_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_from_real_c64(2.0f), x1))));
    }
}
SG_LAUNCHER(square_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void square_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_from_real_c128(2.0), x1))));
    }
}
SG_LAUNCHER(square_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* square: auto_element_wise */
template <typename S> __global__ void square_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (2.0f * x1)));
    }
}
SG_LAUNCHER(square_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(square_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(square_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void square_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (2.0 * x1)));
    }
}
SG_LAUNCHER(square_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void square_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_from_real_c64(2.0f), x1)));
    }
}
SG_LAUNCHER(square_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void square_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_from_real_c128(2.0), x1)));
    }
}
SG_LAUNCHER(square_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(square_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else pow(self, exponent) */
template <typename S> __global__ void pow_Scalar_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x0));
    }
}
SG_LAUNCHER(pow_Scalar_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(pow_Scalar_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(pow_Scalar_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void pow_Scalar_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x0));
    }
}
SG_LAUNCHER(pow_Scalar_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_f64_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c64(x0, x0));
    }
}
SG_LAUNCHER(pow_Scalar_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_c64_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c128(x0, x0));
    }
}
SG_LAUNCHER(pow_Scalar_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_c128_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x0));
    }
}
SG_LAUNCHER(pow_Scalar_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_i8_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x0));
    }
}
SG_LAUNCHER(pow_Scalar_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_i16_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x0));
    }
}
SG_LAUNCHER(pow_Scalar_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_i32_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x0));
    }
}
SG_LAUNCHER(pow_Scalar_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_i64_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x0));
    }
}
SG_LAUNCHER(pow_Scalar_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_u8_kernel, n, stream, a0, r0, n); }

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else pow(self, exponent) */
template <typename S> __global__ void pow_Scalar_2_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * x0) * x0));
    }
}
SG_LAUNCHER(pow_Scalar_2_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_2_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(pow_Scalar_2_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_2_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(pow_Scalar_2_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_2_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void pow_Scalar_2_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * x0) * x0));
    }
}
SG_LAUNCHER(pow_Scalar_2_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_2_f64_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_2_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c64(sg_mul_c64(x0, x0), x0));
    }
}
SG_LAUNCHER(pow_Scalar_2_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_2_c64_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_2_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c128(sg_mul_c128(x0, x0), x0));
    }
}
SG_LAUNCHER(pow_Scalar_2_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_2_c128_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_2_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * x0) * x0));
    }
}
SG_LAUNCHER(pow_Scalar_2_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_2_i8_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_2_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * x0) * x0));
    }
}
SG_LAUNCHER(pow_Scalar_2_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_2_i16_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_2_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * x0) * x0));
    }
}
SG_LAUNCHER(pow_Scalar_2_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_2_i32_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_2_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * x0) * x0));
    }
}
SG_LAUNCHER(pow_Scalar_2_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_2_i64_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_2_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * x0) * x0));
    }
}
SG_LAUNCHER(pow_Scalar_2_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_2_u8_kernel, n, stream, a0, r0, n); }

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else pow(self, exponent) */
template <typename S> __global__ void pow_Scalar_3_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sqrt_f32(x0));
    }
}
SG_LAUNCHER(pow_Scalar_3_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_3_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(pow_Scalar_3_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_3_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(pow_Scalar_3_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_3_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void pow_Scalar_3_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sqrt_f64(x0));
    }
}
SG_LAUNCHER(pow_Scalar_3_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_3_f64_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_3_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sqrt_c64(x0));
    }
}
SG_LAUNCHER(pow_Scalar_3_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_3_c64_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_3_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sqrt_c128(x0));
    }
}
SG_LAUNCHER(pow_Scalar_3_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_3_c128_kernel, n, stream, a0, r0, n); }

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else pow(self, exponent) */
template <typename S> __global__ void pow_Scalar_4_f32_kernel(const S *a0, float x1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_pow_f32(x0, x1));
    }
}
SG_LAUNCHER(pow_Scalar_4_f32, (const float *a0, float x1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_4_f32_kernel<float>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(pow_Scalar_4_f16, (const sg_f16 *a0, float x1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_4_f32_kernel<sg_f16>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(pow_Scalar_4_bf16, (const sg_bf16 *a0, float x1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_4_f32_kernel<sg_bf16>, n, stream, a0, x1, r0, n); }
__global__ void pow_Scalar_4_f64_kernel(const double *a0, double x1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_pow_f64(x0, x1));
    }
}
SG_LAUNCHER(pow_Scalar_4_f64, (const double *a0, double x1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_4_f64_kernel, n, stream, a0, x1, r0, n); }
__global__ void pow_Scalar_4_c64_kernel(const sg_c64 *a0, sg_c64 x1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_pow_c64(x0, x1));
    }
}
SG_LAUNCHER(pow_Scalar_4_c64, (const sg_c64 *a0, sg_c64 x1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_4_c64_kernel, n, stream, a0, x1, r0, n); }
__global__ void pow_Scalar_4_c128_kernel(const sg_c128 *a0, sg_c128 x1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_pow_c128(x0, x1));
    }
}
SG_LAUNCHER(pow_Scalar_4_c128, (const sg_c128 *a0, sg_c128 x1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_4_c128_kernel, n, stream, a0, x1, r0, n); }
__global__ void pow_Scalar_4_i8_kernel(const int8_t *a0, int8_t x1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_pow_i8(x0, x1));
    }
}
SG_LAUNCHER(pow_Scalar_4_i8, (const int8_t *a0, int8_t x1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_4_i8_kernel, n, stream, a0, x1, r0, n); }
__global__ void pow_Scalar_4_i16_kernel(const int16_t *a0, int16_t x1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_pow_i16(x0, x1));
    }
}
SG_LAUNCHER(pow_Scalar_4_i16, (const int16_t *a0, int16_t x1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_4_i16_kernel, n, stream, a0, x1, r0, n); }
__global__ void pow_Scalar_4_i32_kernel(const int32_t *a0, int32_t x1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_pow_i32(x0, x1));
    }
}
SG_LAUNCHER(pow_Scalar_4_i32, (const int32_t *a0, int32_t x1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_4_i32_kernel, n, stream, a0, x1, r0, n); }
__global__ void pow_Scalar_4_i64_kernel(const int64_t *a0, int64_t x1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_pow_i64(x0, x1));
    }
}
SG_LAUNCHER(pow_Scalar_4_i64, (const int64_t *a0, int64_t x1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_4_i64_kernel, n, stream, a0, x1, r0, n); }
__global__ void pow_Scalar_4_u8_kernel(const uint8_t *a0, uint8_t x1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_pow_u8(x0, x1));
    }
}
SG_LAUNCHER(pow_Scalar_4_u8, (const uint8_t *a0, uint8_t x1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_4_u8_kernel, n, stream, a0, x1, r0, n); }

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else grad * (exponent * self.pow(exponent - 1)).conj() */
template <typename S> __global__ void pow_Scalar_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((3.0f * x1) * x1)));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(pow_Scalar_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(pow_Scalar_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void pow_Scalar_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((3.0 * x1) * x1)));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void pow_Scalar_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_mul_c64(sg_from_real_c64(3.0f), x1), x1))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void pow_Scalar_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_mul_c128(sg_from_real_c128(3.0), x1), x1))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else grad * (exponent * self.pow(exponent - 1)).conj() */
template <typename S> __global__ void pow_Scalar_backward_self_2_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0.0f));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_2_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_2_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(pow_Scalar_backward_self_2_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(pow_Scalar_backward_self_2_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void pow_Scalar_backward_self_2_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0.0));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_2_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_2_f64_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_backward_self_2_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_from_real_c64(0.0f)));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_2_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_2_c64_kernel, n, stream, a0, r0, n); }
__global__ void pow_Scalar_backward_self_2_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_from_real_c128(0.0)));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_2_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_2_c128_kernel, n, stream, a0, r0, n); }

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else grad * (exponent * self.pow(exponent - 1)).conj() */
template <typename S> __global__ void pow_Scalar_backward_self_3_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * (x2 * x2))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_3_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_3_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(pow_Scalar_backward_self_3_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_3_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(pow_Scalar_backward_self_3_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_3_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_backward_self_3_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * (x2 * x2))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_3_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_3_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_backward_self_3_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_mul_c64(x2, x2)))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_3_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_3_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_backward_self_3_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_mul_c128(x2, x2)))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_3_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_3_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else grad * (exponent * self.pow(exponent - 1)).conj() */
template <typename S> __global__ void pow_Scalar_backward_self_4_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * ((x2 * x2) * x2))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_4_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_4_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(pow_Scalar_backward_self_4_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_4_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(pow_Scalar_backward_self_4_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_4_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_backward_self_4_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * ((x2 * x2) * x2))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_4_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_4_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_backward_self_4_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_mul_c64(sg_mul_c64(x2, x2), x2)))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_4_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_4_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_backward_self_4_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_mul_c128(sg_mul_c128(x2, x2), x2)))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_4_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_4_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else grad * (exponent * self.pow(exponent - 1)).conj() */
template <typename S> __global__ void pow_Scalar_backward_self_5_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_sqrt_f32(x2))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_5_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_5_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(pow_Scalar_backward_self_5_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_5_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(pow_Scalar_backward_self_5_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_5_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_backward_self_5_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_sqrt_f64(x2))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_5_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_5_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_backward_self_5_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_sqrt_c64(x2)))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_5_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_5_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_backward_self_5_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_sqrt_c128(x2)))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_5_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_5_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else grad * (exponent * self.pow(exponent - 1)).conj() */
template <typename S> __global__ void pow_Scalar_backward_self_6_f32_kernel(const S *a0, float x1, const S *a2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_pow_f32(x2, x3))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_6_f32, (const float *a0, float x1, const float *a2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_6_f32_kernel<float>, n, stream, a0, x1, a2, x3, r0, n); }
SG_LAUNCHER(pow_Scalar_backward_self_6_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, float x3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_6_f32_kernel<sg_f16>, n, stream, a0, x1, a2, x3, r0, n); }
SG_LAUNCHER(pow_Scalar_backward_self_6_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, float x3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_6_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, x3, r0, n); }
__global__ void pow_Scalar_backward_self_6_f64_kernel(const double *a0, double x1, const double *a2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_pow_f64(x2, x3))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_6_f64, (const double *a0, double x1, const double *a2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_6_f64_kernel, n, stream, a0, x1, a2, x3, r0, n); }
__global__ void pow_Scalar_backward_self_6_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 x3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_pow_c64(x2, x3)))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_6_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 x3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_6_c64_kernel, n, stream, a0, x1, a2, x3, r0, n); }
__global__ void pow_Scalar_backward_self_6_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 x3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_pow_c128(x2, x3)))));
    }
}
SG_LAUNCHER(pow_Scalar_backward_self_6_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 x3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_backward_self_6_c128_kernel, n, stream, a0, x1, a2, x3, r0, n); }

/* pow.Scalar: auto_element_wise */
template <typename S> __global__ void pow_Scalar_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((3.0f * x1) * x1)));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(pow_Scalar_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(pow_Scalar_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void pow_Scalar_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((3.0 * x1) * x1)));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void pow_Scalar_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_mul_c64(sg_from_real_c64(3.0f), x1), x1)));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void pow_Scalar_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_mul_c128(sg_from_real_c128(3.0), x1), x1)));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* pow.Scalar: auto_element_wise */
template <typename S> __global__ void pow_Scalar_tangent_self_2_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * (x2 * x2))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_2_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_2_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(pow_Scalar_tangent_self_2_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_2_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(pow_Scalar_tangent_self_2_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_2_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_tangent_self_2_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * (x2 * x2))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_2_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_2_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_tangent_self_2_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(x1, sg_mul_c64(x2, x2))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_2_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_2_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_tangent_self_2_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(x1, sg_mul_c128(x2, x2))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_2_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_2_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* pow.Scalar: auto_element_wise */
template <typename S> __global__ void pow_Scalar_tangent_self_3_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * ((x2 * x2) * x2))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_3_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_3_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(pow_Scalar_tangent_self_3_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_3_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(pow_Scalar_tangent_self_3_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_3_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_tangent_self_3_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * ((x2 * x2) * x2))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_3_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_3_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_tangent_self_3_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(x1, sg_mul_c64(sg_mul_c64(x2, x2), x2))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_3_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_3_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_tangent_self_3_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(x1, sg_mul_c128(sg_mul_c128(x2, x2), x2))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_3_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_3_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* pow.Scalar: auto_element_wise */
template <typename S> __global__ void pow_Scalar_tangent_self_4_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_sqrt_f32(x2))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_4_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_4_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(pow_Scalar_tangent_self_4_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_4_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(pow_Scalar_tangent_self_4_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_4_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_tangent_self_4_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_sqrt_f64(x2))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_4_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_4_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_tangent_self_4_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(x1, sg_sqrt_c64(x2))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_4_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_4_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void pow_Scalar_tangent_self_4_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(x1, sg_sqrt_c128(x2))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_4_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_4_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* pow.Scalar: auto_element_wise */
template <typename S> __global__ void pow_Scalar_tangent_self_5_f32_kernel(const S *a0, float x1, const S *a2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_pow_f32(x2, x3))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_5_f32, (const float *a0, float x1, const float *a2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_5_f32_kernel<float>, n, stream, a0, x1, a2, x3, r0, n); }
SG_LAUNCHER(pow_Scalar_tangent_self_5_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, float x3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_5_f32_kernel<sg_f16>, n, stream, a0, x1, a2, x3, r0, n); }
SG_LAUNCHER(pow_Scalar_tangent_self_5_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, float x3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_5_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, x3, r0, n); }
__global__ void pow_Scalar_tangent_self_5_f64_kernel(const double *a0, double x1, const double *a2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_pow_f64(x2, x3))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_5_f64, (const double *a0, double x1, const double *a2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_5_f64_kernel, n, stream, a0, x1, a2, x3, r0, n); }
__global__ void pow_Scalar_tangent_self_5_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 x3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(x1, sg_pow_c64(x2, x3))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_5_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 x3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_5_c64_kernel, n, stream, a0, x1, a2, x3, r0, n); }
__global__ void pow_Scalar_tangent_self_5_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 x3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(x1, sg_pow_c128(x2, x3))));
    }
}
SG_LAUNCHER(pow_Scalar_tangent_self_5_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 x3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_Scalar_tangent_self_5_c128_kernel, n, stream, a0, x1, a2, x3, r0, n); }

/* pow: pow(self, exponent) */
template <typename S> __global__ void pow_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_pow_f32(x0, x1));
    }
}
SG_LAUNCHER(pow_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(pow_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(pow_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void pow_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_pow_f64(x0, x1));
    }
}
SG_LAUNCHER(pow_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void pow_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_pow_c64(x0, x1));
    }
}
SG_LAUNCHER(pow_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void pow_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_pow_c128(x0, x1));
    }
}
SG_LAUNCHER(pow_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void pow_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_pow_i8(x0, x1));
    }
}
SG_LAUNCHER(pow_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void pow_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_pow_i16(x0, x1));
    }
}
SG_LAUNCHER(pow_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void pow_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_pow_i32(x0, x1));
    }
}
SG_LAUNCHER(pow_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void pow_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_pow_i64(x0, x1));
    }
}
SG_LAUNCHER(pow_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void pow_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_pow_u8(x0, x1));
    }
}
SG_LAUNCHER(pow_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_u8_kernel, n, stream, a0, a1, r0, n); }

/* pow: grad * (exponent * where(constant, 1, self).pow(exponent - 1)).conj() */
template <typename S> __global__ void pow_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_pow_f32((((x1 == 0.0f) & sg_bit_not_b8(((1.0f / sg_abs_f32(x2)) < SG_INF))) ? 1.0f : x2), (x1 - 1.0f)))));
    }
}
SG_LAUNCHER(pow_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(pow_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(pow_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void pow_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_pow_f64((((x1 == 0.0) & sg_bit_not_b8(((1.0 / sg_abs_f64(x2)) < SG_INF))) ? 1.0 : x2), (x1 - 1.0)))));
    }
}
SG_LAUNCHER(pow_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void pow_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_pow_c64(((sg_eq_c64(x1, sg_from_real_c64(0.0f)) & sg_bit_not_b8(((1.0f / sg_abs_c64(x2)) < SG_INF))) ? sg_from_real_c64(1.0f) : x2), sg_sub_c64(x1, sg_from_real_c64(1.0f)))))));
    }
}
SG_LAUNCHER(pow_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void pow_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_pow_c128(((sg_eq_c128(x1, sg_from_real_c128(0.0)) & sg_bit_not_b8(((1.0 / sg_abs_c128(x2)) < SG_INF))) ? sg_from_real_c128(1.0) : x2), sg_sub_c128(x1, sg_from_real_c128(1.0)))))));
    }
}
SG_LAUNCHER(pow_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* pow: grad * (result * where(vanishes, 1, self).log()).conj() */
template <typename S> __global__ void pow_backward_exponent_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (x1 * sg_log_f32((((x2 == 0.0f) & (x3 >= 0.0f)) ? 1.0f : x2)))));
    }
}
SG_LAUNCHER(pow_backward_exponent_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_exponent_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(pow_backward_exponent_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_exponent_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(pow_backward_exponent_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_exponent_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void pow_backward_exponent_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (x1 * sg_log_f64((((x2 == 0.0) & (x3 >= 0.0)) ? 1.0 : x2)))));
    }
}
SG_LAUNCHER(pow_backward_exponent_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_exponent_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void pow_backward_exponent_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_log_c64(((sg_eq_c64(x2, sg_from_real_c64(0.0f)) & (sg_real_c64(x3) >= 0.0f)) ? sg_from_real_c64(1.0f) : x2))))));
    }
}
SG_LAUNCHER(pow_backward_exponent_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_exponent_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void pow_backward_exponent_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_log_c128(((sg_eq_c128(x2, sg_from_real_c128(0.0)) & (sg_real_c128(x3) >= 0.0)) ? sg_from_real_c128(1.0) : x2))))));
    }
}
SG_LAUNCHER(pow_backward_exponent_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_exponent_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* pow: grad * (exponent * where(constant, 1, self).pow(exponent - 1)).conj(); grad * (result * where(vanishes, 1, self).log()).conj() */
template <typename S> __global__ void pow_backward_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (x1 * sg_pow_f32((((x1 == 0.0f) & sg_bit_not_b8(((1.0f / sg_abs_f32(x2)) < SG_INF))) ? 1.0f : x2), (x1 - 1.0f)))));
        sg_store(r1[i], (x0 * (x3 * sg_log_f32((((x2 == 0.0f) & (x1 >= 0.0f)) ? 1.0f : x2)))));
    }
}
SG_LAUNCHER(pow_backward_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, r1, n); }
SG_LAUNCHER(pow_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, r1, n); }
SG_LAUNCHER(pow_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, r1, n); }
__global__ void pow_backward_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (x1 * sg_pow_f64((((x1 == 0.0) & sg_bit_not_b8(((1.0 / sg_abs_f64(x2)) < SG_INF))) ? 1.0 : x2), (x1 - 1.0)))));
        sg_store(r1[i], (x0 * (x3 * sg_log_f64((((x2 == 0.0) & (x1 >= 0.0)) ? 1.0 : x2)))));
    }
}
SG_LAUNCHER(pow_backward_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_f64_kernel, n, stream, a0, a1, a2, a3, r0, r1, n); }
__global__ void pow_backward_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_c64 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_pow_c64(((sg_eq_c64(x1, sg_from_real_c64(0.0f)) & sg_bit_not_b8(((1.0f / sg_abs_c64(x2)) < SG_INF))) ? sg_from_real_c64(1.0f) : x2), sg_sub_c64(x1, sg_from_real_c64(1.0f)))))));
        sg_store(r1[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x3, sg_log_c64(((sg_eq_c64(x2, sg_from_real_c64(0.0f)) & (sg_real_c64(x1) >= 0.0f)) ? sg_from_real_c64(1.0f) : x2))))));
    }
}
SG_LAUNCHER(pow_backward_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_c64 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_c64_kernel, n, stream, a0, a1, a2, a3, r0, r1, n); }
__global__ void pow_backward_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_c128 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_pow_c128(((sg_eq_c128(x1, sg_from_real_c128(0.0)) & sg_bit_not_b8(((1.0 / sg_abs_c128(x2)) < SG_INF))) ? sg_from_real_c128(1.0) : x2), sg_sub_c128(x1, sg_from_real_c128(1.0)))))));
        sg_store(r1[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x3, sg_log_c128(((sg_eq_c128(x2, sg_from_real_c128(0.0)) & (sg_real_c128(x1) >= 0.0)) ? sg_from_real_c128(1.0) : x2))))));
    }
}
SG_LAUNCHER(pow_backward_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_c128 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_backward_c128_kernel, n, stream, a0, a1, a2, a3, r0, r1, n); }

/* pow: auto_element_wise */
template <typename S> __global__ void pow_tangent_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_pow_f32((((x1 == 0.0f) & sg_bit_not_b8(((1.0f / sg_abs_f32(x2)) < SG_INF))) ? 1.0f : x2), (x1 - 1.0f)))));
    }
}
SG_LAUNCHER(pow_tangent_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_tangent_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(pow_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(pow_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void pow_tangent_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * sg_pow_f64((((x1 == 0.0) & sg_bit_not_b8(((1.0 / sg_abs_f64(x2)) < SG_INF))) ? 1.0 : x2), (x1 - 1.0)))));
    }
}
SG_LAUNCHER(pow_tangent_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_tangent_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void pow_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(x1, sg_pow_c64(((sg_eq_c64(x1, sg_from_real_c64(0.0f)) & sg_bit_not_b8(((1.0f / sg_abs_c64(x2)) < SG_INF))) ? sg_from_real_c64(1.0f) : x2), sg_sub_c64(x1, sg_from_real_c64(1.0f))))));
    }
}
SG_LAUNCHER(pow_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_tangent_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void pow_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(x1, sg_pow_c128(((sg_eq_c128(x1, sg_from_real_c128(0.0)) & sg_bit_not_b8(((1.0 / sg_abs_c128(x2)) < SG_INF))) ? sg_from_real_c128(1.0) : x2), sg_sub_c128(x1, sg_from_real_c128(1.0))))));
    }
}
SG_LAUNCHER(pow_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_tangent_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* pow: auto_element_wise */
template <typename S> __global__ void pow_tangent_exponent_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (x1 * sg_log_f32((((x2 == 0.0f) & (x3 >= 0.0f)) ? 1.0f : x2)))));
    }
}
SG_LAUNCHER(pow_tangent_exponent_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_tangent_exponent_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(pow_tangent_exponent_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_tangent_exponent_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(pow_tangent_exponent_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_tangent_exponent_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void pow_tangent_exponent_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (x1 * sg_log_f64((((x2 == 0.0) & (x3 >= 0.0)) ? 1.0 : x2)))));
    }
}
SG_LAUNCHER(pow_tangent_exponent_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_tangent_exponent_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void pow_tangent_exponent_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(x1, sg_log_c64(((sg_eq_c64(x2, sg_from_real_c64(0.0f)) & (sg_real_c64(x3) >= 0.0f)) ? sg_from_real_c64(1.0f) : x2)))));
    }
}
SG_LAUNCHER(pow_tangent_exponent_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_tangent_exponent_c64_kernel, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void pow_tangent_exponent_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(x1, sg_log_c128(((sg_eq_c128(x2, sg_from_real_c128(0.0)) & (sg_real_c128(x3) >= 0.0)) ? sg_from_real_c128(1.0) : x2)))));
    }
}
SG_LAUNCHER(pow_tangent_exponent_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(pow_tangent_exponent_c128_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* abs: abs(self) */
template <typename S> __global__ void abs_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_abs_f32(x0));
    }
}
SG_LAUNCHER(abs_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(abs_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(abs_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void abs_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_abs_f64(x0));
    }
}
SG_LAUNCHER(abs_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_f64_kernel, n, stream, a0, r0, n); }
__global__ void abs_c64_kernel(const sg_c64 *a0, float *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_abs_c64(x0));
    }
}
SG_LAUNCHER(abs_c64, (const sg_c64 *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_c64_kernel, n, stream, a0, r0, n); }
__global__ void abs_c128_kernel(const sg_c128 *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_abs_c128(x0));
    }
}
SG_LAUNCHER(abs_c128, (const sg_c128 *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_c128_kernel, n, stream, a0, r0, n); }
__global__ void abs_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_abs_i8(x0));
    }
}
SG_LAUNCHER(abs_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_i8_kernel, n, stream, a0, r0, n); }
__global__ void abs_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_abs_i16(x0));
    }
}
SG_LAUNCHER(abs_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_i16_kernel, n, stream, a0, r0, n); }
__global__ void abs_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_abs_i32(x0));
    }
}
SG_LAUNCHER(abs_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_i32_kernel, n, stream, a0, r0, n); }
__global__ void abs_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_abs_i64(x0));
    }
}
SG_LAUNCHER(abs_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_i64_kernel, n, stream, a0, r0, n); }
__global__ void abs_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_abs_u8(x0));
    }
}
SG_LAUNCHER(abs_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_u8_kernel, n, stream, a0, r0, n); }

/* abs: grad * self.sgn() */
template <typename S> __global__ void abs_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_f32(x1)));
    }
}
SG_LAUNCHER(abs_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(abs_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(abs_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void abs_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_f64(x1)));
    }
}
SG_LAUNCHER(abs_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void abs_backward_self_c64_kernel(const float *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_from_real_c64(x0), sg_sgn_c64(x1)));
    }
}
SG_LAUNCHER(abs_backward_self_c64, (const float *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void abs_backward_self_c128_kernel(const double *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_from_real_c128(x0), sg_sgn_c128(x1)));
    }
}
SG_LAUNCHER(abs_backward_self_c128, (const double *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* abs: _real_part(self_t.conj() * self_p.sgn()) */
template <typename S> __global__ void abs_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_f32(x1)));
    }
}
SG_LAUNCHER(abs_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(abs_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(abs_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void abs_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sgn_f64(x1)));
    }
}
SG_LAUNCHER(abs_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void abs_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, float *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_real_c64(sg_mul_c64(sg_conj_c64(x0), sg_sgn_c64(x1))));
    }
}
SG_LAUNCHER(abs_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void abs_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_real_c128(sg_mul_c128(sg_conj_c128(x0), sg_sgn_c128(x1))));
    }
}
SG_LAUNCHER(abs_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(abs_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* sgn: sgn(self) */
template <typename S> __global__ void sgn_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sgn_f32(x0));
    }
}
SG_LAUNCHER(sgn_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(sgn_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(sgn_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void sgn_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sgn_f64(x0));
    }
}
SG_LAUNCHER(sgn_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_f64_kernel, n, stream, a0, r0, n); }
__global__ void sgn_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sgn_c64(x0));
    }
}
SG_LAUNCHER(sgn_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_c64_kernel, n, stream, a0, r0, n); }
__global__ void sgn_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sgn_c128(x0));
    }
}
SG_LAUNCHER(sgn_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_c128_kernel, n, stream, a0, r0, n); }
__global__ void sgn_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sgn_i8(x0));
    }
}
SG_LAUNCHER(sgn_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_i8_kernel, n, stream, a0, r0, n); }
__global__ void sgn_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sgn_i16(x0));
    }
}
SG_LAUNCHER(sgn_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_i16_kernel, n, stream, a0, r0, n); }
__global__ void sgn_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sgn_i32(x0));
    }
}
SG_LAUNCHER(sgn_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_i32_kernel, n, stream, a0, r0, n); }
__global__ void sgn_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sgn_i64(x0));
    }
}
SG_LAUNCHER(sgn_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_i64_kernel, n, stream, a0, r0, n); }
__global__ void sgn_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sgn_u8(x0));
    }
}
SG_LAUNCHER(sgn_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_u8_kernel, n, stream, a0, r0, n); }
__global__ void sgn_b8_kernel(const sg_bool *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sgn_b8(x0));
    }
}
SG_LAUNCHER(sgn_b8, (const sg_bool *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_b8_kernel, n, stream, a0, r0, n); }

/* sgn: where(self == 0, 0, (grad - result * _real_part(result.conj() * grad)) / self.abs()) if self.is_complex() else grad * 0 */
template <typename S> __global__ void sgn_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 == 0.0f) ? 0.0f : ((x1 - (x2 * (x2 * x1))) / sg_abs_f32(x0))));
    }
}
SG_LAUNCHER(sgn_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(sgn_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(sgn_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void sgn_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 == 0.0) ? 0.0 : ((x1 - (x2 * (x2 * x1))) / sg_abs_f64(x0))));
    }
}
SG_LAUNCHER(sgn_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void sgn_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(0.0f) : sg_div_c64(sg_sub_c64(x1, sg_mul_c64(x2, sg_from_real_c64(sg_real_c64(sg_mul_c64(sg_conj_c64(x2), x1))))), sg_from_real_c64(sg_abs_c64(x0)))));
    }
}
SG_LAUNCHER(sgn_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_backward_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void sgn_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(0.0) : sg_div_c128(sg_sub_c128(x1, sg_mul_c128(x2, sg_from_real_c128(sg_real_c128(sg_mul_c128(sg_conj_c128(x2), x1))))), sg_from_real_c128(sg_abs_c128(x0)))));
    }
}
SG_LAUNCHER(sgn_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sgn_backward_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* sign: sign(self) */
template <typename S> __global__ void sign_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sign_f32(x0));
    }
}
SG_LAUNCHER(sign_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sign_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(sign_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sign_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(sign_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sign_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void sign_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sign_f64(x0));
    }
}
SG_LAUNCHER(sign_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sign_f64_kernel, n, stream, a0, r0, n); }
__global__ void sign_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sign_i8(x0));
    }
}
SG_LAUNCHER(sign_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sign_i8_kernel, n, stream, a0, r0, n); }
__global__ void sign_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sign_i16(x0));
    }
}
SG_LAUNCHER(sign_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sign_i16_kernel, n, stream, a0, r0, n); }
__global__ void sign_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sign_i32(x0));
    }
}
SG_LAUNCHER(sign_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sign_i32_kernel, n, stream, a0, r0, n); }
__global__ void sign_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sign_i64(x0));
    }
}
SG_LAUNCHER(sign_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sign_i64_kernel, n, stream, a0, r0, n); }
__global__ void sign_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sign_u8(x0));
    }
}
SG_LAUNCHER(sign_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sign_u8_kernel, n, stream, a0, r0, n); }
__global__ void sign_b8_kernel(const sg_bool *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sign_b8(x0));
    }
}
SG_LAUNCHER(sign_b8, (const sg_bool *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(sign_b8_kernel, n, stream, a0, r0, n); }

/* conj: conj(self) */
template <typename S> __global__ void conj_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(conj_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(conj_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(conj_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(conj_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(conj_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(conj_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void conj_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(conj_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(conj_f64_kernel, n, stream, a0, r0, n); }
__global__ void conj_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_conj_c64(x0));
    }
}
SG_LAUNCHER(conj_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(conj_c64_kernel, n, stream, a0, r0, n); }
__global__ void conj_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_conj_c128(x0));
    }
}
SG_LAUNCHER(conj_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(conj_c128_kernel, n, stream, a0, r0, n); }
__global__ void conj_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(conj_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(conj_i8_kernel, n, stream, a0, r0, n); }
__global__ void conj_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(conj_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(conj_i16_kernel, n, stream, a0, r0, n); }
__global__ void conj_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(conj_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(conj_i32_kernel, n, stream, a0, r0, n); }
__global__ void conj_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(conj_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(conj_i64_kernel, n, stream, a0, r0, n); }
__global__ void conj_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(conj_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(conj_u8_kernel, n, stream, a0, r0, n); }
__global__ void conj_b8_kernel(const sg_bool *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(conj_b8, (const sg_bool *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(conj_b8_kernel, n, stream, a0, r0, n); }

/* _real_part: real(self) */
template <typename S> __global__ void _real_part_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(_real_part_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_real_part_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(_real_part_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_real_part_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(_real_part_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_real_part_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void _real_part_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(_real_part_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_real_part_f64_kernel, n, stream, a0, r0, n); }
__global__ void _real_part_c64_kernel(const sg_c64 *a0, float *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_real_c64(x0));
    }
}
SG_LAUNCHER(_real_part_c64, (const sg_c64 *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_real_part_c64_kernel, n, stream, a0, r0, n); }
__global__ void _real_part_c128_kernel(const sg_c128 *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_real_c128(x0));
    }
}
SG_LAUNCHER(_real_part_c128, (const sg_c128 *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_real_part_c128_kernel, n, stream, a0, r0, n); }
__global__ void _real_part_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(_real_part_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_real_part_i8_kernel, n, stream, a0, r0, n); }
__global__ void _real_part_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(_real_part_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_real_part_i16_kernel, n, stream, a0, r0, n); }
__global__ void _real_part_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(_real_part_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_real_part_i32_kernel, n, stream, a0, r0, n); }
__global__ void _real_part_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(_real_part_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_real_part_i64_kernel, n, stream, a0, r0, n); }
__global__ void _real_part_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(_real_part_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_real_part_u8_kernel, n, stream, a0, r0, n); }
__global__ void _real_part_b8_kernel(const sg_bool *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], x0);
    }
}
SG_LAUNCHER(_real_part_b8, (const sg_bool *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_real_part_b8_kernel, n, stream, a0, r0, n); }

/* _imag_part: imag(self) */
__global__ void _imag_part_c64_kernel(const sg_c64 *a0, float *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_imag_c64(x0));
    }
}
SG_LAUNCHER(_imag_part_c64, (const sg_c64 *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_imag_part_c64_kernel, n, stream, a0, r0, n); }
__global__ void _imag_part_c128_kernel(const sg_c128 *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_imag_c128(x0));
    }
}
SG_LAUNCHER(_imag_part_c128, (const sg_c128 *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_imag_part_c128_kernel, n, stream, a0, r0, n); }

/* polar: complex(abs * cos(angle), abs * sin(angle)) */
template <typename S> __global__ void polar_f32_kernel(const S *a0, const S *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_complex_f32((x0 * sg_cos_f32(x1)), (x0 * sg_sin_f32(x1))));
    }
}
SG_LAUNCHER(polar_f32, (const float *a0, const float *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polar_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void polar_f64_kernel(const double *a0, const double *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_complex_f64((x0 * sg_cos_f64(x1)), (x0 * sg_sin_f64(x1))));
    }
}
SG_LAUNCHER(polar_f64, (const double *a0, const double *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polar_f64_kernel, n, stream, a0, a1, r0, n); }

/* polar: auto */
template <typename S> __global__ void polar_backward_abs_f32_kernel(const sg_c64 *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((sg_real_c64(x0) * sg_cos_f32(x1)) + (sg_imag_c64(x0) * sg_sin_f32(x1))));
    }
}
SG_LAUNCHER(polar_backward_abs_f32, (const sg_c64 *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polar_backward_abs_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void polar_backward_abs_f64_kernel(const sg_c128 *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((sg_real_c128(x0) * sg_cos_f64(x1)) + (sg_imag_c128(x0) * sg_sin_f64(x1))));
    }
}
SG_LAUNCHER(polar_backward_abs_f64, (const sg_c128 *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polar_backward_abs_f64_kernel, n, stream, a0, a1, r0, n); }

/* polar: auto */
template <typename S> __global__ void polar_backward_angle_f32_kernel(const sg_c64 *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-((sg_real_c64(x0) * x1) * sg_sin_f32(x2))) + ((sg_imag_c64(x0) * x1) * sg_cos_f32(x2))));
    }
}
SG_LAUNCHER(polar_backward_angle_f32, (const sg_c64 *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polar_backward_angle_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
__global__ void polar_backward_angle_f64_kernel(const sg_c128 *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((-((sg_real_c128(x0) * x1) * sg_sin_f64(x2))) + ((sg_imag_c128(x0) * x1) * sg_cos_f64(x2))));
    }
}
SG_LAUNCHER(polar_backward_angle_f64, (const sg_c128 *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polar_backward_angle_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* polar: auto; auto */
template <typename S> __global__ void polar_backward_f32_kernel(const sg_c64 *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((sg_real_c64(x0) * sg_cos_f32(x1)) + (sg_imag_c64(x0) * sg_sin_f32(x1))));
        sg_store(r1[i], ((-((sg_real_c64(x0) * x2) * sg_sin_f32(x1))) + ((sg_imag_c64(x0) * x2) * sg_cos_f32(x1))));
    }
}
SG_LAUNCHER(polar_backward_f32, (const sg_c64 *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(polar_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void polar_backward_f64_kernel(const sg_c128 *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((sg_real_c128(x0) * sg_cos_f64(x1)) + (sg_imag_c128(x0) * sg_sin_f64(x1))));
        sg_store(r1[i], ((-((sg_real_c128(x0) * x2) * sg_sin_f64(x1))) + ((sg_imag_c128(x0) * x2) * sg_cos_f64(x1))));
    }
}
SG_LAUNCHER(polar_backward_f64, (const sg_c128 *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(polar_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* polar: auto */
template <typename S> __global__ void polar_tangent_abs_angle_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 * sg_cos_f32(x1)) + (x2 * (x3 * (-sg_sin_f32(x1))))));
    }
}
SG_LAUNCHER(polar_tangent_abs_angle_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polar_tangent_abs_angle_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void polar_tangent_abs_angle_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 * sg_cos_f64(x1)) + (x2 * (x3 * (-sg_sin_f64(x1))))));
    }
}
SG_LAUNCHER(polar_tangent_abs_angle_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polar_tangent_abs_angle_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* polar: auto */
template <typename S> __global__ void polar_tangent_abs_angle_2_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 * sg_sin_f32(x1)) + (x2 * (x3 * sg_cos_f32(x1)))));
    }
}
SG_LAUNCHER(polar_tangent_abs_angle_2_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polar_tangent_abs_angle_2_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void polar_tangent_abs_angle_2_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], ((x0 * sg_sin_f64(x1)) + (x2 * (x3 * sg_cos_f64(x1)))));
    }
}
SG_LAUNCHER(polar_tangent_abs_angle_2_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(polar_tangent_abs_angle_2_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* angle: angle(self) */
template <typename S> __global__ void angle_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_angle_f32(x0));
    }
}
SG_LAUNCHER(angle_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(angle_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(angle_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void angle_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_angle_f64(x0));
    }
}
SG_LAUNCHER(angle_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_f64_kernel, n, stream, a0, r0, n); }
__global__ void angle_c64_kernel(const sg_c64 *a0, float *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_angle_c64(x0));
    }
}
SG_LAUNCHER(angle_c64, (const sg_c64 *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_c64_kernel, n, stream, a0, r0, n); }
__global__ void angle_c128_kernel(const sg_c128 *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_angle_c128(x0));
    }
}
SG_LAUNCHER(angle_c128, (const sg_c128 *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_c128_kernel, n, stream, a0, r0, n); }

/* angle: where(self == 0, 0, grad * self.sgn() * 1j / self.abs()) if self.is_complex() else grad * 0 */
__global__ void angle_backward_self_c64_kernel(const sg_c64 *a0, const float *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(0.0f) : sg_div_c64(sg_mul_c64(sg_mul_c64(sg_from_real_c64(x1), sg_sgn_c64(x0)), sg_make_c64(0.0f, 1.0f)), sg_from_real_c64(sg_abs_c64(x0)))));
    }
}
SG_LAUNCHER(angle_backward_self_c64, (const sg_c64 *a0, const float *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void angle_backward_self_c128_kernel(const sg_c128 *a0, const double *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(0.0) : sg_div_c128(sg_mul_c128(sg_mul_c128(sg_from_real_c128(x1), sg_sgn_c128(x0)), sg_make_c128(0.0, 1.0)), sg_from_real_c128(sg_abs_c128(x0)))));
    }
}
SG_LAUNCHER(angle_backward_self_c128, (const sg_c128 *a0, const double *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* angle: where(self == 0, 0, grad * self.sgn() * 1j / self.abs()) if self.is_complex() else grad * 0 */
template <typename S> __global__ void angle_backward_self_2_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0.0f));
    }
}
SG_LAUNCHER(angle_backward_self_2_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_backward_self_2_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(angle_backward_self_2_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(angle_backward_self_2_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void angle_backward_self_2_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0.0));
    }
}
SG_LAUNCHER(angle_backward_self_2_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_backward_self_2_f64_kernel, n, stream, a0, r0, n); }
__global__ void angle_backward_self_2_c64_kernel(const float *a0, float *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0.0f));
    }
}
SG_LAUNCHER(angle_backward_self_2_c64, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_backward_self_2_c64_kernel, n, stream, a0, r0, n); }
__global__ void angle_backward_self_2_c128_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0.0));
    }
}
SG_LAUNCHER(angle_backward_self_2_c128, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_backward_self_2_c128_kernel, n, stream, a0, r0, n); }

/* angle: where(self_p == 0, 0, _real_part(self_t.conj() * self_p.sgn() * 1j) / self_p.abs()) if self_p.is_complex() else self_t * 0 */
__global__ void angle_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, float *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? 0.0f : (sg_real_c64(sg_mul_c64(sg_mul_c64(sg_conj_c64(x1), sg_sgn_c64(x0)), sg_make_c64(0.0f, 1.0f))) / sg_abs_c64(x0))));
    }
}
SG_LAUNCHER(angle_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void angle_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? 0.0 : (sg_real_c128(sg_mul_c128(sg_mul_c128(sg_conj_c128(x1), sg_sgn_c128(x0)), sg_make_c128(0.0, 1.0))) / sg_abs_c128(x0))));
    }
}
SG_LAUNCHER(angle_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(angle_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* addcmul: self + value * tensor1 * tensor2 */
template <typename S> __global__ void addcmul_f32_kernel(const S *a0, float x1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 + ((x1 * x2) * x3)));
    }
}
SG_LAUNCHER(addcmul_f32, (const float *a0, float x1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_f32_kernel<float>, n, stream, a0, x1, a2, a3, r0, n); }
SG_LAUNCHER(addcmul_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_f32_kernel<sg_f16>, n, stream, a0, x1, a2, a3, r0, n); }
SG_LAUNCHER(addcmul_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcmul_f64_kernel(const double *a0, double x1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 + ((x1 * x2) * x3)));
    }
}
SG_LAUNCHER(addcmul_f64, (const double *a0, double x1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_f64_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcmul_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_add_c64(x0, sg_mul_c64(sg_mul_c64(x1, x2), x3)));
    }
}
SG_LAUNCHER(addcmul_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_c64_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcmul_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_add_c128(x0, sg_mul_c128(sg_mul_c128(x1, x2), x3)));
    }
}
SG_LAUNCHER(addcmul_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_c128_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcmul_i8_kernel(const int8_t *a0, int8_t x1, const int8_t *a2, const int8_t *a3, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x2 = sg_load(a2[i]);
        const int8_t x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 + ((x1 * x2) * x3)));
    }
}
SG_LAUNCHER(addcmul_i8, (const int8_t *a0, int8_t x1, const int8_t *a2, const int8_t *a3, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_i8_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcmul_i16_kernel(const int16_t *a0, int16_t x1, const int16_t *a2, const int16_t *a3, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x2 = sg_load(a2[i]);
        const int16_t x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 + ((x1 * x2) * x3)));
    }
}
SG_LAUNCHER(addcmul_i16, (const int16_t *a0, int16_t x1, const int16_t *a2, const int16_t *a3, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_i16_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcmul_i32_kernel(const int32_t *a0, int32_t x1, const int32_t *a2, const int32_t *a3, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x2 = sg_load(a2[i]);
        const int32_t x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 + ((x1 * x2) * x3)));
    }
}
SG_LAUNCHER(addcmul_i32, (const int32_t *a0, int32_t x1, const int32_t *a2, const int32_t *a3, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_i32_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcmul_i64_kernel(const int64_t *a0, int64_t x1, const int64_t *a2, const int64_t *a3, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x2 = sg_load(a2[i]);
        const int64_t x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 + ((x1 * x2) * x3)));
    }
}
SG_LAUNCHER(addcmul_i64, (const int64_t *a0, int64_t x1, const int64_t *a2, const int64_t *a3, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_i64_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcmul_u8_kernel(const uint8_t *a0, uint8_t x1, const uint8_t *a2, const uint8_t *a3, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x2 = sg_load(a2[i]);
        const uint8_t x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 + ((x1 * x2) * x3)));
    }
}
SG_LAUNCHER(addcmul_u8, (const uint8_t *a0, uint8_t x1, const uint8_t *a2, const uint8_t *a3, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_u8_kernel, n, stream, a0, x1, a2, a3, r0, n); }

/* addcmul: grad * (value * tensor2).conj() */
template <typename S> __global__ void addcmul_backward_tensor1_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * x2)));
    }
}
SG_LAUNCHER(addcmul_backward_tensor1_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_backward_tensor1_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(addcmul_backward_tensor1_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_backward_tensor1_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(addcmul_backward_tensor1_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_backward_tensor1_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void addcmul_backward_tensor1_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * x2)));
    }
}
SG_LAUNCHER(addcmul_backward_tensor1_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_backward_tensor1_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void addcmul_backward_tensor1_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, x2))));
    }
}
SG_LAUNCHER(addcmul_backward_tensor1_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_backward_tensor1_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void addcmul_backward_tensor1_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, x2))));
    }
}
SG_LAUNCHER(addcmul_backward_tensor1_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_backward_tensor1_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* addcmul: auto_element_wise */
template <typename S> __global__ void addcmul_tangent_tensor1_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * x2)));
    }
}
SG_LAUNCHER(addcmul_tangent_tensor1_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_tangent_tensor1_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(addcmul_tangent_tensor1_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_tangent_tensor1_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(addcmul_tangent_tensor1_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_tangent_tensor1_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void addcmul_tangent_tensor1_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 * x2)));
    }
}
SG_LAUNCHER(addcmul_tangent_tensor1_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_tangent_tensor1_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void addcmul_tangent_tensor1_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(x1, x2)));
    }
}
SG_LAUNCHER(addcmul_tangent_tensor1_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_tangent_tensor1_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void addcmul_tangent_tensor1_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(x1, x2)));
    }
}
SG_LAUNCHER(addcmul_tangent_tensor1_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcmul_tangent_tensor1_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* addcdiv: self + value * tensor1 / tensor2 */
template <typename S> __global__ void addcdiv_f32_kernel(const S *a0, float x1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 + ((x1 * x2) / x3)));
    }
}
SG_LAUNCHER(addcdiv_f32, (const float *a0, float x1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_f32_kernel<float>, n, stream, a0, x1, a2, a3, r0, n); }
SG_LAUNCHER(addcdiv_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_f32_kernel<sg_f16>, n, stream, a0, x1, a2, a3, r0, n); }
SG_LAUNCHER(addcdiv_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcdiv_f64_kernel(const double *a0, double x1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 + ((x1 * x2) / x3)));
    }
}
SG_LAUNCHER(addcdiv_f64, (const double *a0, double x1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_f64_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcdiv_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_add_c64(x0, sg_div_c64(sg_mul_c64(x1, x2), x3)));
    }
}
SG_LAUNCHER(addcdiv_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_c64_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcdiv_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_add_c128(x0, sg_div_c128(sg_mul_c128(x1, x2), x3)));
    }
}
SG_LAUNCHER(addcdiv_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_c128_kernel, n, stream, a0, x1, a2, a3, r0, n); }

/* addcdiv: grad * (value / tensor2).conj() */
template <typename S> __global__ void addcdiv_backward_tensor1_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 / x2)));
    }
}
SG_LAUNCHER(addcdiv_backward_tensor1_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_backward_tensor1_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(addcdiv_backward_tensor1_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_backward_tensor1_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(addcdiv_backward_tensor1_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_backward_tensor1_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void addcdiv_backward_tensor1_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 / x2)));
    }
}
SG_LAUNCHER(addcdiv_backward_tensor1_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_backward_tensor1_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void addcdiv_backward_tensor1_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_div_c64(x1, x2))));
    }
}
SG_LAUNCHER(addcdiv_backward_tensor1_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_backward_tensor1_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void addcdiv_backward_tensor1_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_div_c128(x1, x2))));
    }
}
SG_LAUNCHER(addcdiv_backward_tensor1_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_backward_tensor1_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* addcdiv: -grad * (value * tensor1 / tensor2 / tensor2).conj() */
template <typename S> __global__ void addcdiv_backward_tensor2_f32_kernel(const S *a0, float x1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], ((-x0) * (((x1 * x2) / x3) / x3)));
    }
}
SG_LAUNCHER(addcdiv_backward_tensor2_f32, (const float *a0, float x1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_backward_tensor2_f32_kernel<float>, n, stream, a0, x1, a2, a3, r0, n); }
SG_LAUNCHER(addcdiv_backward_tensor2_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_backward_tensor2_f32_kernel<sg_f16>, n, stream, a0, x1, a2, a3, r0, n); }
SG_LAUNCHER(addcdiv_backward_tensor2_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_backward_tensor2_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcdiv_backward_tensor2_f64_kernel(const double *a0, double x1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], ((-x0) * (((x1 * x2) / x3) / x3)));
    }
}
SG_LAUNCHER(addcdiv_backward_tensor2_f64, (const double *a0, double x1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_backward_tensor2_f64_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcdiv_backward_tensor2_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_div_c64(sg_div_c64(sg_mul_c64(x1, x2), x3), x3))));
    }
}
SG_LAUNCHER(addcdiv_backward_tensor2_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_backward_tensor2_c64_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcdiv_backward_tensor2_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_div_c128(sg_div_c128(sg_mul_c128(x1, x2), x3), x3))));
    }
}
SG_LAUNCHER(addcdiv_backward_tensor2_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_backward_tensor2_c128_kernel, n, stream, a0, x1, a2, a3, r0, n); }

/* addcdiv: auto_element_wise */
template <typename S> __global__ void addcdiv_tangent_tensor1_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 / x2)));
    }
}
SG_LAUNCHER(addcdiv_tangent_tensor1_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_tangent_tensor1_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(addcdiv_tangent_tensor1_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_tangent_tensor1_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(addcdiv_tangent_tensor1_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_tangent_tensor1_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void addcdiv_tangent_tensor1_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 / x2)));
    }
}
SG_LAUNCHER(addcdiv_tangent_tensor1_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_tangent_tensor1_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void addcdiv_tangent_tensor1_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_div_c64(x1, x2)));
    }
}
SG_LAUNCHER(addcdiv_tangent_tensor1_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_tangent_tensor1_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void addcdiv_tangent_tensor1_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_div_c128(x1, x2)));
    }
}
SG_LAUNCHER(addcdiv_tangent_tensor1_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_tangent_tensor1_c128_kernel, n, stream, a0, x1, a2, r0, n); }

/* addcdiv: auto_element_wise */
template <typename S> __global__ void addcdiv_tangent_tensor2_f32_kernel(const S *a0, float x1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], ((-x0) * (((x1 * x2) / x3) / x3)));
    }
}
SG_LAUNCHER(addcdiv_tangent_tensor2_f32, (const float *a0, float x1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_tangent_tensor2_f32_kernel<float>, n, stream, a0, x1, a2, a3, r0, n); }
SG_LAUNCHER(addcdiv_tangent_tensor2_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_tangent_tensor2_f32_kernel<sg_f16>, n, stream, a0, x1, a2, a3, r0, n); }
SG_LAUNCHER(addcdiv_tangent_tensor2_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_tangent_tensor2_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcdiv_tangent_tensor2_f64_kernel(const double *a0, double x1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], ((-x0) * (((x1 * x2) / x3) / x3)));
    }
}
SG_LAUNCHER(addcdiv_tangent_tensor2_f64, (const double *a0, double x1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_tangent_tensor2_f64_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcdiv_tangent_tensor2_c64_kernel(const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c64(sg_neg_c64(x0), sg_div_c64(sg_div_c64(sg_mul_c64(x1, x2), x3), x3)));
    }
}
SG_LAUNCHER(addcdiv_tangent_tensor2_c64, (const sg_c64 *a0, sg_c64 x1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_tangent_tensor2_c64_kernel, n, stream, a0, x1, a2, a3, r0, n); }
__global__ void addcdiv_tangent_tensor2_c128_kernel(const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c128(sg_neg_c128(x0), sg_div_c128(sg_div_c128(sg_mul_c128(x1, x2), x3), x3)));
    }
}
SG_LAUNCHER(addcdiv_tangent_tensor2_c128, (const sg_c128 *a0, sg_c128 x1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addcdiv_tangent_tensor2_c128_kernel, n, stream, a0, x1, a2, a3, r0, n); }

/* lerp: self + weight * (end - self) */
template <typename S> __global__ void lerp_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 + (x1 * (x2 - x0))));
    }
}
SG_LAUNCHER(lerp_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(lerp_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(lerp_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void lerp_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 + (x1 * (x2 - x0))));
    }
}
SG_LAUNCHER(lerp_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void lerp_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_add_c64(x0, sg_mul_c64(x1, sg_sub_c64(x2, x0))));
    }
}
SG_LAUNCHER(lerp_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void lerp_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_add_c128(x0, sg_mul_c128(x1, sg_sub_c128(x2, x0))));
    }
}
SG_LAUNCHER(lerp_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* lerp: grad * (1 - weight).conj() */
template <typename S> __global__ void lerp_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (1.0f - x1)));
    }
}
SG_LAUNCHER(lerp_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(lerp_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(lerp_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void lerp_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (1.0 - x1)));
    }
}
SG_LAUNCHER(lerp_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void lerp_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1))));
    }
}
SG_LAUNCHER(lerp_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void lerp_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), x1))));
    }
}
SG_LAUNCHER(lerp_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* lerp: grad * (end - self).conj() */
template <typename S> __global__ void lerp_backward_weight_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 - x2)));
    }
}
SG_LAUNCHER(lerp_backward_weight_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_weight_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(lerp_backward_weight_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_weight_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(lerp_backward_weight_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_weight_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void lerp_backward_weight_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 - x2)));
    }
}
SG_LAUNCHER(lerp_backward_weight_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_weight_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void lerp_backward_weight_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_sub_c64(x1, x2))));
    }
}
SG_LAUNCHER(lerp_backward_weight_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_weight_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void lerp_backward_weight_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_sub_c128(x1, x2))));
    }
}
SG_LAUNCHER(lerp_backward_weight_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_weight_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* lerp: grad * (1 - weight).conj(); grad * weight.conj(); grad * (end - self).conj() */
template <typename S> __global__ void lerp_backward_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (1.0f - x1)));
        sg_store(r1[i], (x0 * x1));
        sg_store(r2[i], (x0 * (x2 - x3)));
    }
}
SG_LAUNCHER(lerp_backward_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, r1, r2, n); }
SG_LAUNCHER(lerp_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, r1, r2, n); }
SG_LAUNCHER(lerp_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, r1, r2, n); }
__global__ void lerp_backward_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (1.0 - x1)));
        sg_store(r1[i], (x0 * x1));
        sg_store(r2[i], (x0 * (x2 - x3)));
    }
}
SG_LAUNCHER(lerp_backward_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_f64_kernel, n, stream, a0, a1, a2, a3, r0, r1, r2, n); }
__global__ void lerp_backward_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_c64 *r1, sg_c64 *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        const sg_c64 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1))));
        sg_store(r1[i], sg_mul_c64(x0, sg_conj_c64(x1)));
        sg_store(r2[i], sg_mul_c64(x0, sg_conj_c64(sg_sub_c64(x2, x3))));
    }
}
SG_LAUNCHER(lerp_backward_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, const sg_c64 *a3, sg_c64 *r0, sg_c64 *r1, sg_c64 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_c64_kernel, n, stream, a0, a1, a2, a3, r0, r1, r2, n); }
__global__ void lerp_backward_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_c128 *r1, sg_c128 *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        const sg_c128 x3 = sg_load(a3[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), x1))));
        sg_store(r1[i], sg_mul_c128(x0, sg_conj_c128(x1)));
        sg_store(r2[i], sg_mul_c128(x0, sg_conj_c128(sg_sub_c128(x2, x3))));
    }
}
SG_LAUNCHER(lerp_backward_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, const sg_c128 *a3, sg_c128 *r0, sg_c128 *r1, sg_c128 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_backward_c128_kernel, n, stream, a0, a1, a2, a3, r0, r1, r2, n); }

/* lerp: auto_element_wise */
template <typename S> __global__ void lerp_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (1.0f - x1)));
    }
}
SG_LAUNCHER(lerp_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(lerp_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(lerp_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void lerp_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (1.0 - x1)));
    }
}
SG_LAUNCHER(lerp_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void lerp_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_sub_c64(sg_from_real_c64(1.0f), x1)));
    }
}
SG_LAUNCHER(lerp_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void lerp_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_sub_c128(sg_from_real_c128(1.0), x1)));
    }
}
SG_LAUNCHER(lerp_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* lerp: auto_element_wise */
template <typename S> __global__ void lerp_tangent_weight_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 - x2)));
    }
}
SG_LAUNCHER(lerp_tangent_weight_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_tangent_weight_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(lerp_tangent_weight_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_tangent_weight_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(lerp_tangent_weight_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_tangent_weight_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void lerp_tangent_weight_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 - x2)));
    }
}
SG_LAUNCHER(lerp_tangent_weight_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_tangent_weight_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void lerp_tangent_weight_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_sub_c64(x1, x2)));
    }
}
SG_LAUNCHER(lerp_tangent_weight_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_tangent_weight_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void lerp_tangent_weight_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_sub_c128(x1, x2)));
    }
}
SG_LAUNCHER(lerp_tangent_weight_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lerp_tangent_weight_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* _share_of_length: self / hypot(self, other) */
template <typename S> __global__ void _share_of_length_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / sg_hypot_f32(x0, x1)));
    }
}
SG_LAUNCHER(_share_of_length_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_share_of_length_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_share_of_length_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _share_of_length_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / sg_hypot_f64(x0, x1)));
    }
}
SG_LAUNCHER(_share_of_length_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_f64_kernel, n, stream, a0, a1, r0, n); }

/* _share_of_length: grad * (across * across / length) */
template <typename S> __global__ void _share_of_length_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (((x1 / sg_hypot_f32(x2, x1)) * (x1 / sg_hypot_f32(x2, x1))) / sg_hypot_f32(x2, x1))));
    }
}
SG_LAUNCHER(_share_of_length_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_share_of_length_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_share_of_length_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _share_of_length_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (((x1 / sg_hypot_f64(x2, x1)) * (x1 / sg_hypot_f64(x2, x1))) / sg_hypot_f64(x2, x1))));
    }
}
SG_LAUNCHER(_share_of_length_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* _share_of_length: -grad * (result * across / length) */
template <typename S> __global__ void _share_of_length_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], ((-x0) * ((x1 * (x2 / sg_hypot_f32(x3, x2))) / sg_hypot_f32(x3, x2))));
    }
}
SG_LAUNCHER(_share_of_length_backward_other_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_share_of_length_backward_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, n); }
SG_LAUNCHER(_share_of_length_backward_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, n); }
__global__ void _share_of_length_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], ((-x0) * ((x1 * (x2 / sg_hypot_f64(x3, x2))) / sg_hypot_f64(x3, x2))));
    }
}
SG_LAUNCHER(_share_of_length_backward_other_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_backward_other_f64_kernel, n, stream, a0, a1, a2, a3, r0, n); }

/* _share_of_length: grad * (across * across / length); -grad * (result * across / length) */
template <typename S> __global__ void _share_of_length_backward_f32_kernel(const S *a0, const S *a1, const S *a2, const S *a3, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (((x1 / sg_hypot_f32(x2, x1)) * (x1 / sg_hypot_f32(x2, x1))) / sg_hypot_f32(x2, x1))));
        sg_store(r1[i], ((-x0) * ((x3 * (x1 / sg_hypot_f32(x2, x1))) / sg_hypot_f32(x2, x1))));
    }
}
SG_LAUNCHER(_share_of_length_backward_f32, (const float *a0, const float *a1, const float *a2, const float *a3, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_backward_f32_kernel<float>, n, stream, a0, a1, a2, a3, r0, r1, n); }
SG_LAUNCHER(_share_of_length_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, const sg_f16 *a3, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, a3, r0, r1, n); }
SG_LAUNCHER(_share_of_length_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, const sg_bf16 *a3, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, a3, r0, r1, n); }
__global__ void _share_of_length_backward_f64_kernel(const double *a0, const double *a1, const double *a2, const double *a3, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (x0 * (((x1 / sg_hypot_f64(x2, x1)) * (x1 / sg_hypot_f64(x2, x1))) / sg_hypot_f64(x2, x1))));
        sg_store(r1[i], ((-x0) * ((x3 * (x1 / sg_hypot_f64(x2, x1))) / sg_hypot_f64(x2, x1))));
    }
}
SG_LAUNCHER(_share_of_length_backward_f64, (const double *a0, const double *a1, const double *a2, const double *a3, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_share_of_length_backward_f64_kernel, n, stream, a0, a1, a2, a3, r0, r1, n); }

/* hypot: hypot(self, other) */
template <typename S> __global__ void hypot_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_hypot_f32(x0, x1));
    }
}
SG_LAUNCHER(hypot_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(hypot_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(hypot_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void hypot_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_hypot_f64(x0, x1));
    }
}
SG_LAUNCHER(hypot_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_f64_kernel, n, stream, a0, a1, r0, n); }

/* hypot: grad * _share_of_length(self, other) */
template <typename S> __global__ void hypot_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 / sg_hypot_f32(x1, x2))));
    }
}
SG_LAUNCHER(hypot_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(hypot_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(hypot_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void hypot_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 / sg_hypot_f64(x1, x2))));
    }
}
SG_LAUNCHER(hypot_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* hypot: grad * _share_of_length(self, other); grad * _share_of_length(other, self) */
template <typename S> __global__ void hypot_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 / sg_hypot_f32(x1, x2))));
        sg_store(r1[i], (x0 * (x2 / sg_hypot_f32(x2, x1))));
    }
}
SG_LAUNCHER(hypot_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(hypot_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(hypot_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void hypot_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 / sg_hypot_f64(x1, x2))));
        sg_store(r1[i], (x0 * (x2 / sg_hypot_f64(x2, x1))));
    }
}
SG_LAUNCHER(hypot_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* hypot: auto_element_wise */
template <typename S> __global__ void hypot_tangent_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 / sg_hypot_f32(x1, x2))));
    }
}
SG_LAUNCHER(hypot_tangent_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_tangent_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(hypot_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(hypot_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void hypot_tangent_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * (x1 / sg_hypot_f64(x1, x2))));
    }
}
SG_LAUNCHER(hypot_tangent_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(hypot_tangent_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* maximum: maximum(self, other) */
template <typename S> __global__ void maximum_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_maximum_f32(x0, x1));
    }
}
SG_LAUNCHER(maximum_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(maximum_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(maximum_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void maximum_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_maximum_f64(x0, x1));
    }
}
SG_LAUNCHER(maximum_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void maximum_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_maximum_i8(x0, x1));
    }
}
SG_LAUNCHER(maximum_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void maximum_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_maximum_i16(x0, x1));
    }
}
SG_LAUNCHER(maximum_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void maximum_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_maximum_i32(x0, x1));
    }
}
SG_LAUNCHER(maximum_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void maximum_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_maximum_i64(x0, x1));
    }
}
SG_LAUNCHER(maximum_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void maximum_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_maximum_u8(x0, x1));
    }
}
SG_LAUNCHER(maximum_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void maximum_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_maximum_b8(x0, x1));
    }
}
SG_LAUNCHER(maximum_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_b8_kernel, n, stream, a0, a1, r0, n); }

/* maximum: where(self == other, grad / 2, where(self < other, 0, grad)) */
template <typename S> __global__ void maximum_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 == x1) ? (x2 / 2.0f) : ((x0 < x1) ? 0.0f : x2)));
    }
}
SG_LAUNCHER(maximum_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(maximum_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(maximum_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void maximum_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 == x1) ? (x2 / 2.0) : ((x0 < x1) ? 0.0 : x2)));
    }
}
SG_LAUNCHER(maximum_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* maximum: where(self == other, grad / 2, where(self > other, 0, grad)) */
template <typename S> __global__ void maximum_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 == x1) ? (x2 / 2.0f) : ((x0 > x1) ? 0.0f : x2)));
    }
}
SG_LAUNCHER(maximum_backward_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(maximum_backward_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(maximum_backward_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void maximum_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 == x1) ? (x2 / 2.0) : ((x0 > x1) ? 0.0 : x2)));
    }
}
SG_LAUNCHER(maximum_backward_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_backward_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* maximum: where(self == other, grad / 2, where(self < other, 0, grad)); where(self == other, grad / 2, where(self > other, 0, grad)) */
template <typename S> __global__ void maximum_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 == x1) ? (x2 / 2.0f) : ((x0 < x1) ? 0.0f : x2)));
        sg_store(r1[i], ((x0 == x1) ? (x2 / 2.0f) : ((x0 > x1) ? 0.0f : x2)));
    }
}
SG_LAUNCHER(maximum_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(maximum_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(maximum_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void maximum_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 == x1) ? (x2 / 2.0) : ((x0 < x1) ? 0.0 : x2)));
        sg_store(r1[i], ((x0 == x1) ? (x2 / 2.0) : ((x0 > x1) ? 0.0 : x2)));
    }
}
SG_LAUNCHER(maximum_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(maximum_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* minimum: minimum(self, other) */
template <typename S> __global__ void minimum_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_minimum_f32(x0, x1));
    }
}
SG_LAUNCHER(minimum_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(minimum_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(minimum_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void minimum_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_minimum_f64(x0, x1));
    }
}
SG_LAUNCHER(minimum_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void minimum_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_minimum_i8(x0, x1));
    }
}
SG_LAUNCHER(minimum_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void minimum_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_minimum_i16(x0, x1));
    }
}
SG_LAUNCHER(minimum_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void minimum_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_minimum_i32(x0, x1));
    }
}
SG_LAUNCHER(minimum_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void minimum_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_minimum_i64(x0, x1));
    }
}
SG_LAUNCHER(minimum_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void minimum_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_minimum_u8(x0, x1));
    }
}
SG_LAUNCHER(minimum_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void minimum_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_minimum_b8(x0, x1));
    }
}
SG_LAUNCHER(minimum_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_b8_kernel, n, stream, a0, a1, r0, n); }

/* minimum: where(self == other, grad / 2, where(self > other, 0, grad)); where(self == other, grad / 2, where(self < other, 0, grad)) */
template <typename S> __global__ void minimum_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 == x1) ? (x2 / 2.0f) : ((x0 > x1) ? 0.0f : x2)));
        sg_store(r1[i], ((x0 == x1) ? (x2 / 2.0f) : ((x0 < x1) ? 0.0f : x2)));
    }
}
SG_LAUNCHER(minimum_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(minimum_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(minimum_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void minimum_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 == x1) ? (x2 / 2.0) : ((x0 > x1) ? 0.0 : x2)));
        sg_store(r1[i], ((x0 == x1) ? (x2 / 2.0) : ((x0 < x1) ? 0.0 : x2)));
    }
}
SG_LAUNCHER(minimum_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(minimum_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* fmax: fmax(self, other) */
template <typename S> __global__ void fmax_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmax_f32(x0, x1));
    }
}
SG_LAUNCHER(fmax_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(fmax_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(fmax_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void fmax_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmax_f64(x0, x1));
    }
}
SG_LAUNCHER(fmax_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmax_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmax_i8(x0, x1));
    }
}
SG_LAUNCHER(fmax_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmax_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmax_i16(x0, x1));
    }
}
SG_LAUNCHER(fmax_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmax_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmax_i32(x0, x1));
    }
}
SG_LAUNCHER(fmax_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmax_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmax_i64(x0, x1));
    }
}
SG_LAUNCHER(fmax_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmax_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmax_u8(x0, x1));
    }
}
SG_LAUNCHER(fmax_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmax_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmax_b8(x0, x1));
    }
}
SG_LAUNCHER(fmax_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_b8_kernel, n, stream, a0, a1, r0, n); }

/* fmax: where((self >= other) | other.isnan(), grad, 0) */
template <typename S> __global__ void fmax_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 >= x1) | sg_isnan_f32(x1)) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(fmax_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(fmax_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(fmax_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void fmax_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 >= x1) | sg_isnan_f64(x1)) ? x2 : 0.0));
    }
}
SG_LAUNCHER(fmax_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* fmax: where((self >= other) | other.isnan(), 0, grad) */
template <typename S> __global__ void fmax_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 >= x1) | sg_isnan_f32(x1)) ? 0.0f : x2));
    }
}
SG_LAUNCHER(fmax_backward_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(fmax_backward_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(fmax_backward_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void fmax_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 >= x1) | sg_isnan_f64(x1)) ? 0.0 : x2));
    }
}
SG_LAUNCHER(fmax_backward_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_backward_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* fmax: where((self >= other) | other.isnan(), grad, 0); where((self >= other) | other.isnan(), 0, grad) */
template <typename S> __global__ void fmax_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 >= x1) | sg_isnan_f32(x1)) ? x2 : 0.0f));
        sg_store(r1[i], (((x0 >= x1) | sg_isnan_f32(x1)) ? 0.0f : x2));
    }
}
SG_LAUNCHER(fmax_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(fmax_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(fmax_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void fmax_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 >= x1) | sg_isnan_f64(x1)) ? x2 : 0.0));
        sg_store(r1[i], (((x0 >= x1) | sg_isnan_f64(x1)) ? 0.0 : x2));
    }
}
SG_LAUNCHER(fmax_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmax_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* fmin: fmin(self, other) */
template <typename S> __global__ void fmin_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmin_f32(x0, x1));
    }
}
SG_LAUNCHER(fmin_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(fmin_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(fmin_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void fmin_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmin_f64(x0, x1));
    }
}
SG_LAUNCHER(fmin_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmin_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmin_i8(x0, x1));
    }
}
SG_LAUNCHER(fmin_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmin_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmin_i16(x0, x1));
    }
}
SG_LAUNCHER(fmin_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmin_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmin_i32(x0, x1));
    }
}
SG_LAUNCHER(fmin_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmin_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmin_i64(x0, x1));
    }
}
SG_LAUNCHER(fmin_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmin_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmin_u8(x0, x1));
    }
}
SG_LAUNCHER(fmin_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void fmin_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_fmin_b8(x0, x1));
    }
}
SG_LAUNCHER(fmin_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_b8_kernel, n, stream, a0, a1, r0, n); }

/* fmin: where((self <= other) | other.isnan(), grad, 0) */
template <typename S> __global__ void fmin_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 <= x1) | sg_isnan_f32(x1)) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(fmin_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(fmin_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(fmin_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void fmin_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 <= x1) | sg_isnan_f64(x1)) ? x2 : 0.0));
    }
}
SG_LAUNCHER(fmin_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* fmin: where((self <= other) | other.isnan(), 0, grad) */
template <typename S> __global__ void fmin_backward_other_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 <= x1) | sg_isnan_f32(x1)) ? 0.0f : x2));
    }
}
SG_LAUNCHER(fmin_backward_other_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_backward_other_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(fmin_backward_other_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(fmin_backward_other_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void fmin_backward_other_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 <= x1) | sg_isnan_f64(x1)) ? 0.0 : x2));
    }
}
SG_LAUNCHER(fmin_backward_other_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_backward_other_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* fmin: where((self <= other) | other.isnan(), grad, 0); where((self <= other) | other.isnan(), 0, grad) */
template <typename S> __global__ void fmin_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 <= x1) | sg_isnan_f32(x1)) ? x2 : 0.0f));
        sg_store(r1[i], (((x0 <= x1) | sg_isnan_f32(x1)) ? 0.0f : x2));
    }
}
SG_LAUNCHER(fmin_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(fmin_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(fmin_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void fmin_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (((x0 <= x1) | sg_isnan_f64(x1)) ? x2 : 0.0));
        sg_store(r1[i], (((x0 <= x1) | sg_isnan_f64(x1)) ? 0.0 : x2));
    }
}
SG_LAUNCHER(fmin_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(fmin_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
template <typename S> __global__ void clamp_f32_kernel(const S *a0, float x1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_f32(sg_maximum_f32(x0, x1), x2));
    }
}
SG_LAUNCHER(clamp_f32, (const float *a0, float x1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_f32_kernel<float>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(clamp_f16, (const sg_f16 *a0, float x1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_f32_kernel<sg_f16>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(clamp_bf16, (const sg_bf16 *a0, float x1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_f32_kernel<sg_bf16>, n, stream, a0, x1, x2, r0, n); }
__global__ void clamp_f64_kernel(const double *a0, double x1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_f64(sg_maximum_f64(x0, x1), x2));
    }
}
SG_LAUNCHER(clamp_f64, (const double *a0, double x1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_f64_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void clamp_i8_kernel(const int8_t *a0, int8_t x1, int8_t x2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i8(sg_maximum_i8(x0, x1), x2));
    }
}
SG_LAUNCHER(clamp_i8, (const int8_t *a0, int8_t x1, int8_t x2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_i8_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void clamp_i16_kernel(const int16_t *a0, int16_t x1, int16_t x2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i16(sg_maximum_i16(x0, x1), x2));
    }
}
SG_LAUNCHER(clamp_i16, (const int16_t *a0, int16_t x1, int16_t x2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_i16_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void clamp_i32_kernel(const int32_t *a0, int32_t x1, int32_t x2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i32(sg_maximum_i32(x0, x1), x2));
    }
}
SG_LAUNCHER(clamp_i32, (const int32_t *a0, int32_t x1, int32_t x2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_i32_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void clamp_i64_kernel(const int64_t *a0, int64_t x1, int64_t x2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i64(sg_maximum_i64(x0, x1), x2));
    }
}
SG_LAUNCHER(clamp_i64, (const int64_t *a0, int64_t x1, int64_t x2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_i64_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void clamp_u8_kernel(const uint8_t *a0, uint8_t x1, uint8_t x2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_u8(sg_maximum_u8(x0, x1), x2));
    }
}
SG_LAUNCHER(clamp_u8, (const uint8_t *a0, uint8_t x1, uint8_t x2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_u8_kernel, n, stream, a0, x1, x2, r0, n); }

/* clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
template <typename S> __global__ void clamp_2_f32_kernel(const S *a0, float x1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_f32(x0, x1));
    }
}
SG_LAUNCHER(clamp_2_f32, (const float *a0, float x1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_2_f32_kernel<float>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(clamp_2_f16, (const sg_f16 *a0, float x1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_2_f32_kernel<sg_f16>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(clamp_2_bf16, (const sg_bf16 *a0, float x1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_2_f32_kernel<sg_bf16>, n, stream, a0, x1, r0, n); }
__global__ void clamp_2_f64_kernel(const double *a0, double x1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_f64(x0, x1));
    }
}
SG_LAUNCHER(clamp_2_f64, (const double *a0, double x1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_2_f64_kernel, n, stream, a0, x1, r0, n); }
__global__ void clamp_2_i8_kernel(const int8_t *a0, int8_t x1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_i8(x0, x1));
    }
}
SG_LAUNCHER(clamp_2_i8, (const int8_t *a0, int8_t x1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_2_i8_kernel, n, stream, a0, x1, r0, n); }
__global__ void clamp_2_i16_kernel(const int16_t *a0, int16_t x1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_i16(x0, x1));
    }
}
SG_LAUNCHER(clamp_2_i16, (const int16_t *a0, int16_t x1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_2_i16_kernel, n, stream, a0, x1, r0, n); }
__global__ void clamp_2_i32_kernel(const int32_t *a0, int32_t x1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_i32(x0, x1));
    }
}
SG_LAUNCHER(clamp_2_i32, (const int32_t *a0, int32_t x1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_2_i32_kernel, n, stream, a0, x1, r0, n); }
__global__ void clamp_2_i64_kernel(const int64_t *a0, int64_t x1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_i64(x0, x1));
    }
}
SG_LAUNCHER(clamp_2_i64, (const int64_t *a0, int64_t x1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_2_i64_kernel, n, stream, a0, x1, r0, n); }
__global__ void clamp_2_u8_kernel(const uint8_t *a0, uint8_t x1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_u8(x0, x1));
    }
}
SG_LAUNCHER(clamp_2_u8, (const uint8_t *a0, uint8_t x1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_2_u8_kernel, n, stream, a0, x1, r0, n); }

/* clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
template <typename S> __global__ void clamp_3_f32_kernel(const S *a0, float x1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_f32(x0, x1));
    }
}
SG_LAUNCHER(clamp_3_f32, (const float *a0, float x1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_3_f32_kernel<float>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(clamp_3_f16, (const sg_f16 *a0, float x1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_3_f32_kernel<sg_f16>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(clamp_3_bf16, (const sg_bf16 *a0, float x1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_3_f32_kernel<sg_bf16>, n, stream, a0, x1, r0, n); }
__global__ void clamp_3_f64_kernel(const double *a0, double x1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_f64(x0, x1));
    }
}
SG_LAUNCHER(clamp_3_f64, (const double *a0, double x1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_3_f64_kernel, n, stream, a0, x1, r0, n); }
__global__ void clamp_3_i8_kernel(const int8_t *a0, int8_t x1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i8(x0, x1));
    }
}
SG_LAUNCHER(clamp_3_i8, (const int8_t *a0, int8_t x1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_3_i8_kernel, n, stream, a0, x1, r0, n); }
__global__ void clamp_3_i16_kernel(const int16_t *a0, int16_t x1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i16(x0, x1));
    }
}
SG_LAUNCHER(clamp_3_i16, (const int16_t *a0, int16_t x1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_3_i16_kernel, n, stream, a0, x1, r0, n); }
__global__ void clamp_3_i32_kernel(const int32_t *a0, int32_t x1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i32(x0, x1));
    }
}
SG_LAUNCHER(clamp_3_i32, (const int32_t *a0, int32_t x1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_3_i32_kernel, n, stream, a0, x1, r0, n); }
__global__ void clamp_3_i64_kernel(const int64_t *a0, int64_t x1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i64(x0, x1));
    }
}
SG_LAUNCHER(clamp_3_i64, (const int64_t *a0, int64_t x1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_3_i64_kernel, n, stream, a0, x1, r0, n); }
__global__ void clamp_3_u8_kernel(const uint8_t *a0, uint8_t x1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_u8(x0, x1));
    }
}
SG_LAUNCHER(clamp_3_u8, (const uint8_t *a0, uint8_t x1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_3_u8_kernel, n, stream, a0, x1, r0, n); }

/* clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
template <typename S> __global__ void clamp_4_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 + 0.0f));
    }
}
SG_LAUNCHER(clamp_4_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_4_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(clamp_4_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_4_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(clamp_4_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_4_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void clamp_4_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 + 0.0));
    }
}
SG_LAUNCHER(clamp_4_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_4_f64_kernel, n, stream, a0, r0, n); }
__global__ void clamp_4_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 + 0));
    }
}
SG_LAUNCHER(clamp_4_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_4_i8_kernel, n, stream, a0, r0, n); }
__global__ void clamp_4_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 + 0));
    }
}
SG_LAUNCHER(clamp_4_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_4_i16_kernel, n, stream, a0, r0, n); }
__global__ void clamp_4_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 + 0));
    }
}
SG_LAUNCHER(clamp_4_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_4_i32_kernel, n, stream, a0, r0, n); }
__global__ void clamp_4_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 + 0));
    }
}
SG_LAUNCHER(clamp_4_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_4_i64_kernel, n, stream, a0, r0, n); }
__global__ void clamp_4_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 + 0));
    }
}
SG_LAUNCHER(clamp_4_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_4_u8_kernel, n, stream, a0, r0, n); }

/* clamp: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad */
template <typename S> __global__ void clamp_backward_self_f32_kernel(const S *a0, float x1, float x2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 >= x1) & (x0 <= x2)) ? x3 : 0.0f));
    }
}
SG_LAUNCHER(clamp_backward_self_f32, (const float *a0, float x1, float x2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_backward_self_f32_kernel<float>, n, stream, a0, x1, x2, a3, r0, n); }
SG_LAUNCHER(clamp_backward_self_f16, (const sg_f16 *a0, float x1, float x2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_backward_self_f32_kernel<sg_f16>, n, stream, a0, x1, x2, a3, r0, n); }
SG_LAUNCHER(clamp_backward_self_bf16, (const sg_bf16 *a0, float x1, float x2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_backward_self_f32_kernel<sg_bf16>, n, stream, a0, x1, x2, a3, r0, n); }
__global__ void clamp_backward_self_f64_kernel(const double *a0, double x1, double x2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 >= x1) & (x0 <= x2)) ? x3 : 0.0));
    }
}
SG_LAUNCHER(clamp_backward_self_f64, (const double *a0, double x1, double x2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_backward_self_f64_kernel, n, stream, a0, x1, x2, a3, r0, n); }

/* clamp: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad */
template <typename S> __global__ void clamp_backward_self_2_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 >= x1) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(clamp_backward_self_2_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_backward_self_2_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(clamp_backward_self_2_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(clamp_backward_self_2_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void clamp_backward_self_2_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 >= x1) ? x2 : 0.0));
    }
}
SG_LAUNCHER(clamp_backward_self_2_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_backward_self_2_f64_kernel, n, stream, a0, x1, a2, r0, n); }

/* clamp: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad */
template <typename S> __global__ void clamp_backward_self_3_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(clamp_backward_self_3_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_backward_self_3_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(clamp_backward_self_3_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_backward_self_3_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(clamp_backward_self_3_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_backward_self_3_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void clamp_backward_self_3_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : 0.0));
    }
}
SG_LAUNCHER(clamp_backward_self_3_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_backward_self_3_f64_kernel, n, stream, a0, x1, a2, r0, n); }

/* clamp_min: where(self >= min, grad, 0) */
template <typename S> __global__ void clamp_min_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 >= x1) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(clamp_min_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_min_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(clamp_min_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_min_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(clamp_min_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_min_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void clamp_min_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 >= x1) ? x2 : 0.0));
    }
}
SG_LAUNCHER(clamp_min_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_min_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* clamp_min: where(self < min, grad, 0) */
template <typename S> __global__ void clamp_min_backward_min_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 < x1) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(clamp_min_backward_min_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_min_backward_min_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(clamp_min_backward_min_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_min_backward_min_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(clamp_min_backward_min_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_min_backward_min_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void clamp_min_backward_min_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 < x1) ? x2 : 0.0));
    }
}
SG_LAUNCHER(clamp_min_backward_min_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_min_backward_min_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* clamp_min: where(self >= min, grad, 0); where(self < min, grad, 0) */
template <typename S> __global__ void clamp_min_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 >= x1) ? x2 : 0.0f));
        sg_store(r1[i], ((x0 < x1) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(clamp_min_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_min_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(clamp_min_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_min_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(clamp_min_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_min_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void clamp_min_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 >= x1) ? x2 : 0.0));
        sg_store(r1[i], ((x0 < x1) ? x2 : 0.0));
    }
}
SG_LAUNCHER(clamp_min_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_min_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* clamp_max: where(self <= max, grad, 0) */
template <typename S> __global__ void clamp_max_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(clamp_max_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_max_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(clamp_max_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_max_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(clamp_max_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_max_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void clamp_max_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : 0.0));
    }
}
SG_LAUNCHER(clamp_max_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_max_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* clamp_max: where(self > max, grad, 0) */
template <typename S> __global__ void clamp_max_backward_max_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 > x1) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(clamp_max_backward_max_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_max_backward_max_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(clamp_max_backward_max_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_max_backward_max_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(clamp_max_backward_max_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_max_backward_max_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void clamp_max_backward_max_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 > x1) ? x2 : 0.0));
    }
}
SG_LAUNCHER(clamp_max_backward_max_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_max_backward_max_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* clamp_max: where(self <= max, grad, 0); where(self > max, grad, 0) */
template <typename S> __global__ void clamp_max_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : 0.0f));
        sg_store(r1[i], ((x0 > x1) ? x2 : 0.0f));
    }
}
SG_LAUNCHER(clamp_max_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_max_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(clamp_max_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_max_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(clamp_max_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_max_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void clamp_max_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : 0.0));
        sg_store(r1[i], ((x0 > x1) ? x2 : 0.0));
    }
}
SG_LAUNCHER(clamp_max_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(clamp_max_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* copysign: copysign(self, other) */
template <typename S> __global__ void copysign_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_copysign_f32(x0, x1));
    }
}
SG_LAUNCHER(copysign_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(copysign_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(copysign_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void copysign_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_copysign_f64(x0, x1));
    }
}
SG_LAUNCHER(copysign_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_f64_kernel, n, stream, a0, a1, r0, n); }

/* copysign: grad * where(self == self, result.sgn() * self.sgn(), self) */
template <typename S> __global__ void copysign_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 == x1) ? (sg_sgn_f32(x2) * sg_sgn_f32(x1)) : x1)));
    }
}
SG_LAUNCHER(copysign_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(copysign_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(copysign_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void copysign_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 == x1) ? (sg_sgn_f64(x2) * sg_sgn_f64(x1)) : x1)));
    }
}
SG_LAUNCHER(copysign_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void copysign_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, (sg_eq_c64(x1, x1) ? sg_mul_c64(sg_sgn_c64(x2), sg_sgn_c64(x1)) : x1)));
    }
}
SG_LAUNCHER(copysign_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_backward_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void copysign_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, (sg_eq_c128(x1, x1) ? sg_mul_c128(sg_sgn_c128(x2), sg_sgn_c128(x1)) : x1)));
    }
}
SG_LAUNCHER(copysign_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_backward_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* copysign: auto_element_wise */
template <typename S> __global__ void copysign_tangent_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 == x1) ? (sg_sgn_f32(x2) * sg_sgn_f32(x1)) : x1)));
    }
}
SG_LAUNCHER(copysign_tangent_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_tangent_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(copysign_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(copysign_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void copysign_tangent_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * ((x1 == x1) ? (sg_sgn_f64(x2) * sg_sgn_f64(x1)) : x1)));
    }
}
SG_LAUNCHER(copysign_tangent_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_tangent_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void copysign_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64((sg_eq_c64(x1, x1) ? sg_mul_c64(sg_sgn_c64(x2), sg_sgn_c64(x1)) : x1))));
    }
}
SG_LAUNCHER(copysign_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_tangent_self_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void copysign_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128((sg_eq_c128(x1, x1) ? sg_mul_c128(sg_sgn_c128(x2), sg_sgn_c128(x1)) : x1))));
    }
}
SG_LAUNCHER(copysign_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(copysign_tangent_self_c128_kernel, n, stream, a0, a1, a2, r0, n); }

/* _nan_to_num: where(isnan(self), nan, where(self == inf, posinf, where(self == -inf, neginf, self))) */
template <typename S> __global__ void _nan_to_num_f32_kernel(const S *a0, float x1, float x2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_isnan_f32(x0) ? x1 : ((x0 == SG_INF) ? x2 : ((x0 == (-SG_INF)) ? x3 : x0))));
    }
}
SG_LAUNCHER(_nan_to_num_f32, (const float *a0, float x1, float x2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nan_to_num_f32_kernel<float>, n, stream, a0, x1, x2, x3, r0, n); }
SG_LAUNCHER(_nan_to_num_f16, (const sg_f16 *a0, float x1, float x2, float x3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nan_to_num_f32_kernel<sg_f16>, n, stream, a0, x1, x2, x3, r0, n); }
SG_LAUNCHER(_nan_to_num_bf16, (const sg_bf16 *a0, float x1, float x2, float x3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nan_to_num_f32_kernel<sg_bf16>, n, stream, a0, x1, x2, x3, r0, n); }
__global__ void _nan_to_num_f64_kernel(const double *a0, double x1, double x2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_isnan_f64(x0) ? x1 : ((x0 == SG_INF) ? x2 : ((x0 == (-SG_INF)) ? x3 : x0))));
    }
}
SG_LAUNCHER(_nan_to_num_f64, (const double *a0, double x1, double x2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nan_to_num_f64_kernel, n, stream, a0, x1, x2, x3, r0, n); }

/* _nan_to_num: where(self.isfinite(), grad, 0) */
template <typename S> __global__ void _nan_to_num_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_isfinite_f32(x0) ? x1 : 0.0f));
    }
}
SG_LAUNCHER(_nan_to_num_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nan_to_num_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_nan_to_num_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nan_to_num_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_nan_to_num_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nan_to_num_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _nan_to_num_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_isfinite_f64(x0) ? x1 : 0.0));
    }
}
SG_LAUNCHER(_nan_to_num_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_nan_to_num_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* where: where(condition, self, other) */
template <typename S> __global__ void where_f32_kernel(const sg_bool *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(where_f32, (const sg_bool *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(where_f16, (const sg_bool *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(where_bf16, (const sg_bool *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void where_f64_kernel(const sg_bool *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(where_f64, (const sg_bool *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_f64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void where_c64_kernel(const sg_bool *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(where_c64, (const sg_bool *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_c64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void where_c128_kernel(const sg_bool *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(where_c128, (const sg_bool *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_c128_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void where_i8_kernel(const sg_bool *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        const int8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(where_i8, (const sg_bool *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_i8_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void where_i16_kernel(const sg_bool *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        const int16_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(where_i16, (const sg_bool *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_i16_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void where_i32_kernel(const sg_bool *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        const int32_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(where_i32, (const sg_bool *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_i32_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void where_i64_kernel(const sg_bool *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        const int64_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(where_i64, (const sg_bool *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_i64_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void where_u8_kernel(const sg_bool *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        const uint8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(where_u8, (const sg_bool *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_u8_kernel, n, stream, a0, a1, a2, r0, n); }
__global__ void where_b8_kernel(const sg_bool *a0, const sg_bool *a1, const sg_bool *a2, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        const sg_bool x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(where_b8, (const sg_bool *a0, const sg_bool *a1, const sg_bool *a2, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_b8_kernel, n, stream, a0, a1, a2, r0, n); }

/* where: where(condition, grad, 0) */
template <typename S> __global__ void where_backward_self_f32_kernel(const sg_bool *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? x1 : 0.0f));
    }
}
SG_LAUNCHER(where_backward_self_f32, (const sg_bool *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(where_backward_self_f16, (const sg_bool *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(where_backward_self_bf16, (const sg_bool *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void where_backward_self_f64_kernel(const sg_bool *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? x1 : 0.0));
    }
}
SG_LAUNCHER(where_backward_self_f64, (const sg_bool *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void where_backward_self_c64_kernel(const sg_bool *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? x1 : sg_from_real_c64(0.0f)));
    }
}
SG_LAUNCHER(where_backward_self_c64, (const sg_bool *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void where_backward_self_c128_kernel(const sg_bool *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? x1 : sg_from_real_c128(0.0)));
    }
}
SG_LAUNCHER(where_backward_self_c128, (const sg_bool *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* where: where(condition, 0, grad) */
template <typename S> __global__ void where_backward_other_f32_kernel(const sg_bool *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? 0.0f : x1));
    }
}
SG_LAUNCHER(where_backward_other_f32, (const sg_bool *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_other_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(where_backward_other_f16, (const sg_bool *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_other_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(where_backward_other_bf16, (const sg_bool *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_other_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void where_backward_other_f64_kernel(const sg_bool *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? 0.0 : x1));
    }
}
SG_LAUNCHER(where_backward_other_f64, (const sg_bool *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_other_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void where_backward_other_c64_kernel(const sg_bool *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? sg_from_real_c64(0.0f) : x1));
    }
}
SG_LAUNCHER(where_backward_other_c64, (const sg_bool *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_other_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void where_backward_other_c128_kernel(const sg_bool *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? sg_from_real_c128(0.0) : x1));
    }
}
SG_LAUNCHER(where_backward_other_c128, (const sg_bool *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_other_c128_kernel, n, stream, a0, a1, r0, n); }

/* where: where(condition, grad, 0); where(condition, 0, grad) */
template <typename S> __global__ void where_backward_f32_kernel(const sg_bool *a0, const S *a1, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? x1 : 0.0f));
        sg_store(r1[i], (x0 ? 0.0f : x1));
    }
}
SG_LAUNCHER(where_backward_f32, (const sg_bool *a0, const float *a1, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_f32_kernel<float>, n, stream, a0, a1, r0, r1, n); }
SG_LAUNCHER(where_backward_f16, (const sg_bool *a0, const sg_f16 *a1, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_f32_kernel<sg_f16>, n, stream, a0, a1, r0, r1, n); }
SG_LAUNCHER(where_backward_bf16, (const sg_bool *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, r1, n); }
__global__ void where_backward_f64_kernel(const sg_bool *a0, const double *a1, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? x1 : 0.0));
        sg_store(r1[i], (x0 ? 0.0 : x1));
    }
}
SG_LAUNCHER(where_backward_f64, (const sg_bool *a0, const double *a1, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_f64_kernel, n, stream, a0, a1, r0, r1, n); }
__global__ void where_backward_c64_kernel(const sg_bool *a0, const sg_c64 *a1, sg_c64 *r0, sg_c64 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? x1 : sg_from_real_c64(0.0f)));
        sg_store(r1[i], (x0 ? sg_from_real_c64(0.0f) : x1));
    }
}
SG_LAUNCHER(where_backward_c64, (const sg_bool *a0, const sg_c64 *a1, sg_c64 *r0, sg_c64 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_c64_kernel, n, stream, a0, a1, r0, r1, n); }
__global__ void where_backward_c128_kernel(const sg_bool *a0, const sg_c128 *a1, sg_c128 *r0, sg_c128 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? x1 : sg_from_real_c128(0.0)));
        sg_store(r1[i], (x0 ? sg_from_real_c128(0.0) : x1));
    }
}
SG_LAUNCHER(where_backward_c128, (const sg_bool *a0, const sg_c128 *a1, sg_c128 *r0, sg_c128 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_backward_c128_kernel, n, stream, a0, a1, r0, r1, n); }

/* where: auto_element_wise */
template <typename S> __global__ void where_tangent_self_f32_kernel(const sg_bool *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? x1 : 0.0f));
    }
}
SG_LAUNCHER(where_tangent_self_f32, (const sg_bool *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(where_tangent_self_f16, (const sg_bool *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(where_tangent_self_bf16, (const sg_bool *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void where_tangent_self_f64_kernel(const sg_bool *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? x1 : 0.0));
    }
}
SG_LAUNCHER(where_tangent_self_f64, (const sg_bool *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void where_tangent_self_c64_kernel(const sg_bool *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_conj_c64((x0 ? sg_conj_c64(x1) : sg_from_real_c64(0.0f))));
    }
}
SG_LAUNCHER(where_tangent_self_c64, (const sg_bool *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void where_tangent_self_c128_kernel(const sg_bool *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_conj_c128((x0 ? sg_conj_c128(x1) : sg_from_real_c128(0.0))));
    }
}
SG_LAUNCHER(where_tangent_self_c128, (const sg_bool *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* where: auto_element_wise */
template <typename S> __global__ void where_tangent_other_f32_kernel(const sg_bool *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? 0.0f : x1));
    }
}
SG_LAUNCHER(where_tangent_other_f32, (const sg_bool *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_tangent_other_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(where_tangent_other_f16, (const sg_bool *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_tangent_other_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(where_tangent_other_bf16, (const sg_bool *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_tangent_other_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void where_tangent_other_f64_kernel(const sg_bool *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ? 0.0 : x1));
    }
}
SG_LAUNCHER(where_tangent_other_f64, (const sg_bool *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_tangent_other_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void where_tangent_other_c64_kernel(const sg_bool *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_conj_c64((x0 ? sg_from_real_c64(0.0f) : sg_conj_c64(x1))));
    }
}
SG_LAUNCHER(where_tangent_other_c64, (const sg_bool *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_tangent_other_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void where_tangent_other_c128_kernel(const sg_bool *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_conj_c128((x0 ? sg_from_real_c128(0.0) : sg_conj_c128(x1))));
    }
}
SG_LAUNCHER(where_tangent_other_c128, (const sg_bool *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(where_tangent_other_c128_kernel, n, stream, a0, a1, r0, n); }

/* masked_fill: where(mask, value, self) */
template <typename S> __global__ void masked_fill_f32_kernel(const sg_bool *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(masked_fill_f32, (const sg_bool *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_fill_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(masked_fill_f16, (const sg_bool *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_fill_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(masked_fill_bf16, (const sg_bool *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_fill_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void masked_fill_f64_kernel(const sg_bool *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(masked_fill_f64, (const sg_bool *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_fill_f64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void masked_fill_c64_kernel(const sg_bool *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(masked_fill_c64, (const sg_bool *a0, sg_c64 x1, const sg_c64 *a2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_fill_c64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void masked_fill_c128_kernel(const sg_bool *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(masked_fill_c128, (const sg_bool *a0, sg_c128 x1, const sg_c128 *a2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_fill_c128_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void masked_fill_i8_kernel(const sg_bool *a0, int8_t x1, const int8_t *a2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const int8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(masked_fill_i8, (const sg_bool *a0, int8_t x1, const int8_t *a2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_fill_i8_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void masked_fill_i16_kernel(const sg_bool *a0, int16_t x1, const int16_t *a2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const int16_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(masked_fill_i16, (const sg_bool *a0, int16_t x1, const int16_t *a2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_fill_i16_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void masked_fill_i32_kernel(const sg_bool *a0, int32_t x1, const int32_t *a2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const int32_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(masked_fill_i32, (const sg_bool *a0, int32_t x1, const int32_t *a2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_fill_i32_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void masked_fill_i64_kernel(const sg_bool *a0, int64_t x1, const int64_t *a2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const int64_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(masked_fill_i64, (const sg_bool *a0, int64_t x1, const int64_t *a2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_fill_i64_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void masked_fill_u8_kernel(const sg_bool *a0, uint8_t x1, const uint8_t *a2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const uint8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(masked_fill_u8, (const sg_bool *a0, uint8_t x1, const uint8_t *a2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_fill_u8_kernel, n, stream, a0, x1, a2, r0, n); }
__global__ void masked_fill_b8_kernel(const sg_bool *a0, sg_bool x1, const sg_bool *a2, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 ? x1 : x2));
    }
}
SG_LAUNCHER(masked_fill_b8, (const sg_bool *a0, sg_bool x1, const sg_bool *a2, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(masked_fill_b8_kernel, n, stream, a0, x1, a2, r0, n); }

/* gcd: gcd(self, other) */
__global__ void gcd_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_gcd_i8(x0, x1));
    }
}
SG_LAUNCHER(gcd_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gcd_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void gcd_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_gcd_i16(x0, x1));
    }
}
SG_LAUNCHER(gcd_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gcd_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void gcd_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_gcd_i32(x0, x1));
    }
}
SG_LAUNCHER(gcd_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gcd_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void gcd_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_gcd_i64(x0, x1));
    }
}
SG_LAUNCHER(gcd_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gcd_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void gcd_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_gcd_u8(x0, x1));
    }
}
SG_LAUNCHER(gcd_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gcd_u8_kernel, n, stream, a0, a1, r0, n); }

/* lcm: lcm(self, other) */
__global__ void lcm_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_lcm_i8(x0, x1));
    }
}
SG_LAUNCHER(lcm_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lcm_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void lcm_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_lcm_i16(x0, x1));
    }
}
SG_LAUNCHER(lcm_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lcm_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void lcm_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_lcm_i32(x0, x1));
    }
}
SG_LAUNCHER(lcm_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lcm_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void lcm_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_lcm_i64(x0, x1));
    }
}
SG_LAUNCHER(lcm_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lcm_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void lcm_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_lcm_u8(x0, x1));
    }
}
SG_LAUNCHER(lcm_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lcm_u8_kernel, n, stream, a0, a1, r0, n); }

/* nextafter: nextafter(self, other) */
template <typename S> __global__ void nextafter_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_nextafter_f32(x0, x1));
    }
}
SG_LAUNCHER(nextafter_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nextafter_f32_kernel<float>, n, stream, a0, a1, r0, n); }
__global__ void nextafter_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_nextafter_f64(x0, x1));
    }
}
SG_LAUNCHER(nextafter_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nextafter_f64_kernel, n, stream, a0, a1, r0, n); }
