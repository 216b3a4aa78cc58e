/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Products of matrices and vectors. */
#include "cuda_kernel.cuh"

/* dot: grad * tensor.conj(); grad * self.conj() */
template <typename S> __global__ void dot_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(dot_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(dot_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(dot_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(dot_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(dot_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(dot_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void dot_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(dot_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(dot_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void dot_backward_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_c64 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(x1)));
        sg_store(r1[i], sg_mul_c64(x0, sg_conj_c64(x2)));
    }
}
SG_LAUNCHER(dot_backward_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_c64 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(dot_backward_c64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void dot_backward_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_c128 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(x1)));
        sg_store(r1[i], sg_mul_c128(x0, sg_conj_c128(x2)));
    }
}
SG_LAUNCHER(dot_backward_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_c128 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(dot_backward_c128_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void dot_backward_i8_kernel(const int8_t *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, int8_t *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        const int8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(dot_backward_i8, (const int8_t *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, int8_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(dot_backward_i8_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void dot_backward_i16_kernel(const int16_t *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, int16_t *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        const int16_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(dot_backward_i16, (const int16_t *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, int16_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(dot_backward_i16_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void dot_backward_i32_kernel(const int32_t *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, int32_t *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        const int32_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(dot_backward_i32, (const int32_t *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, int32_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(dot_backward_i32_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void dot_backward_i64_kernel(const int64_t *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, int64_t *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        const int64_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(dot_backward_i64, (const int64_t *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, int64_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(dot_backward_i64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void dot_backward_u8_kernel(const uint8_t *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, uint8_t *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        const uint8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(dot_backward_u8, (const uint8_t *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, uint8_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(dot_backward_u8_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void dot_backward_b8_kernel(const sg_bool *a0, const sg_bool *a1, const sg_bool *a2, sg_bool *r0, sg_bool *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        const sg_bool x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 && x1));
        sg_store(r1[i], (x0 && x2));
    }
}
SG_LAUNCHER(dot_backward_b8, (const sg_bool *a0, const sg_bool *a1, const sg_bool *a2, sg_bool *r0, sg_bool *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(dot_backward_b8_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* vdot: grad.conj() * other */
template <typename S> __global__ void vdot_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(vdot_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(vdot_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(vdot_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void vdot_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(vdot_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void vdot_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_conj_c64(x0), x1));
    }
}
SG_LAUNCHER(vdot_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void vdot_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_conj_c128(x0), x1));
    }
}
SG_LAUNCHER(vdot_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void vdot_backward_self_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(vdot_backward_self_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_self_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void vdot_backward_self_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(vdot_backward_self_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_self_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void vdot_backward_self_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(vdot_backward_self_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_self_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void vdot_backward_self_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(vdot_backward_self_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_self_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void vdot_backward_self_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(vdot_backward_self_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_self_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void vdot_backward_self_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 && x1));
    }
}
SG_LAUNCHER(vdot_backward_self_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_self_b8_kernel, n, stream, a0, a1, r0, n); }

/* vdot: grad.conj() * other; grad * self */
template <typename S> __global__ void vdot_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(vdot_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(vdot_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(vdot_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void vdot_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(vdot_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void vdot_backward_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_c64 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        const sg_c64 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c64(sg_conj_c64(x0), x1));
        sg_store(r1[i], sg_mul_c64(x0, x2));
    }
}
SG_LAUNCHER(vdot_backward_c64, (const sg_c64 *a0, const sg_c64 *a1, const sg_c64 *a2, sg_c64 *r0, sg_c64 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_c64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void vdot_backward_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_c128 *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        const sg_c128 x2 = sg_load(a2[i]);
        sg_store(r0[i], sg_mul_c128(sg_conj_c128(x0), x1));
        sg_store(r1[i], sg_mul_c128(x0, x2));
    }
}
SG_LAUNCHER(vdot_backward_c128, (const sg_c128 *a0, const sg_c128 *a1, const sg_c128 *a2, sg_c128 *r0, sg_c128 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_c128_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void vdot_backward_i8_kernel(const int8_t *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, int8_t *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        const int8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(vdot_backward_i8, (const int8_t *a0, const int8_t *a1, const int8_t *a2, int8_t *r0, int8_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_i8_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void vdot_backward_i16_kernel(const int16_t *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, int16_t *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        const int16_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(vdot_backward_i16, (const int16_t *a0, const int16_t *a1, const int16_t *a2, int16_t *r0, int16_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_i16_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void vdot_backward_i32_kernel(const int32_t *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, int32_t *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        const int32_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(vdot_backward_i32, (const int32_t *a0, const int32_t *a1, const int32_t *a2, int32_t *r0, int32_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_i32_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void vdot_backward_i64_kernel(const int64_t *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, int64_t *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        const int64_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(vdot_backward_i64, (const int64_t *a0, const int64_t *a1, const int64_t *a2, int64_t *r0, int64_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_i64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void vdot_backward_u8_kernel(const uint8_t *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, uint8_t *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        const uint8_t x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 * x1));
        sg_store(r1[i], (x0 * x2));
    }
}
SG_LAUNCHER(vdot_backward_u8, (const uint8_t *a0, const uint8_t *a1, const uint8_t *a2, uint8_t *r0, uint8_t *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_u8_kernel, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void vdot_backward_b8_kernel(const sg_bool *a0, const sg_bool *a1, const sg_bool *a2, sg_bool *r0, sg_bool *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        const sg_bool x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 && x1));
        sg_store(r1[i], (x0 && x2));
    }
}
SG_LAUNCHER(vdot_backward_b8, (const sg_bool *a0, const sg_bool *a1, const sg_bool *a2, sg_bool *r0, sg_bool *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(vdot_backward_b8_kernel, n, stream, a0, a1, a2, r0, r1, n); }

/* addmm: (grad if beta == 1 else grad * beta.conj())._sum_to_size(self.shape) */
template <typename S> __global__ void addmm_backward_self_f32_kernel(const S *a0, float x1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(addmm_backward_self_f32, (const float *a0, float x1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmm_backward_self_f32_kernel<float>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(addmm_backward_self_f16, (const sg_f16 *a0, float x1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmm_backward_self_f32_kernel<sg_f16>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(addmm_backward_self_bf16, (const sg_bf16 *a0, float x1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmm_backward_self_f32_kernel<sg_bf16>, n, stream, a0, x1, r0, n); }
__global__ void addmm_backward_self_f64_kernel(const double *a0, double x1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(addmm_backward_self_f64, (const double *a0, double x1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmm_backward_self_f64_kernel, n, stream, a0, x1, r0, n); }
__global__ void addmm_backward_self_c64_kernel(const sg_c64 *a0, sg_c64 x1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c64(x0, x1));
    }
}
SG_LAUNCHER(addmm_backward_self_c64, (const sg_c64 *a0, sg_c64 x1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmm_backward_self_c64_kernel, n, stream, a0, x1, r0, n); }
__global__ void addmm_backward_self_c128_kernel(const sg_c128 *a0, sg_c128 x1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c128(x0, x1));
    }
}
SG_LAUNCHER(addmm_backward_self_c128, (const sg_c128 *a0, sg_c128 x1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmm_backward_self_c128_kernel, n, stream, a0, x1, r0, n); }
__global__ void addmm_backward_self_i8_kernel(const int8_t *a0, int8_t x1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(addmm_backward_self_i8, (const int8_t *a0, int8_t x1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmm_backward_self_i8_kernel, n, stream, a0, x1, r0, n); }
__global__ void addmm_backward_self_i16_kernel(const int16_t *a0, int16_t x1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(addmm_backward_self_i16, (const int16_t *a0, int16_t x1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmm_backward_self_i16_kernel, n, stream, a0, x1, r0, n); }
__global__ void addmm_backward_self_i32_kernel(const int32_t *a0, int32_t x1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(addmm_backward_self_i32, (const int32_t *a0, int32_t x1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmm_backward_self_i32_kernel, n, stream, a0, x1, r0, n); }
__global__ void addmm_backward_self_i64_kernel(const int64_t *a0, int64_t x1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(addmm_backward_self_i64, (const int64_t *a0, int64_t x1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmm_backward_self_i64_kernel, n, stream, a0, x1, r0, n); }
__global__ void addmm_backward_self_u8_kernel(const uint8_t *a0, uint8_t x1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * x1));
    }
}
SG_LAUNCHER(addmm_backward_self_u8, (const uint8_t *a0, uint8_t x1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmm_backward_self_u8_kernel, n, stream, a0, x1, r0, n); }
__global__ void addmm_backward_self_b8_kernel(const sg_bool *a0, sg_bool x1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 && x1));
    }
}
SG_LAUNCHER(addmm_backward_self_b8, (const sg_bool *a0, sg_bool x1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmm_backward_self_b8_kernel, n, stream, a0, x1, r0, n); }

/* addmv: grad.unsqueeze(1) * vec.conj() if alpha == 1 else grad.unsqueeze(1) * vec.conj() * alpha.conj() */
template <typename S> __global__ void addmv_backward_mat_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addmv_backward_mat_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmv_backward_mat_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(addmv_backward_mat_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmv_backward_mat_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(addmv_backward_mat_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmv_backward_mat_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void addmv_backward_mat_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addmv_backward_mat_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmv_backward_mat_f64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addmv_backward_mat_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 x2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_mul_c64(x0, sg_conj_c64(x1)), x2));
    }
}
SG_LAUNCHER(addmv_backward_mat_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 x2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmv_backward_mat_c64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addmv_backward_mat_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 x2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_mul_c128(x0, sg_conj_c128(x1)), x2));
    }
}
SG_LAUNCHER(addmv_backward_mat_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 x2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmv_backward_mat_c128_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addmv_backward_mat_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t x2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addmv_backward_mat_i8, (const int8_t *a0, const int8_t *a1, int8_t x2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmv_backward_mat_i8_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addmv_backward_mat_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t x2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addmv_backward_mat_i16, (const int16_t *a0, const int16_t *a1, int16_t x2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmv_backward_mat_i16_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addmv_backward_mat_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t x2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addmv_backward_mat_i32, (const int32_t *a0, const int32_t *a1, int32_t x2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmv_backward_mat_i32_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addmv_backward_mat_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t x2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addmv_backward_mat_i64, (const int64_t *a0, const int64_t *a1, int64_t x2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmv_backward_mat_i64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addmv_backward_mat_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t x2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addmv_backward_mat_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t x2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmv_backward_mat_u8_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addmv_backward_mat_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool x2, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 && x1) && x2));
    }
}
SG_LAUNCHER(addmv_backward_mat_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool x2, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addmv_backward_mat_b8_kernel, n, stream, a0, a1, x2, r0, n); }

/* addr: self_t * beta + vec1_t.unsqueeze(1) * vec2_p * alpha + vec1_p.unsqueeze(1) * vec2_t * alpha */
template <typename S> __global__ void addr_tangent_vec1_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addr_tangent_vec1_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addr_tangent_vec1_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(addr_tangent_vec1_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addr_tangent_vec1_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(addr_tangent_vec1_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addr_tangent_vec1_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void addr_tangent_vec1_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addr_tangent_vec1_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addr_tangent_vec1_f64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addr_tangent_vec1_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 x2, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(sg_mul_c64(x0, x1), x2));
    }
}
SG_LAUNCHER(addr_tangent_vec1_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 x2, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addr_tangent_vec1_c64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addr_tangent_vec1_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 x2, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(sg_mul_c128(x0, x1), x2));
    }
}
SG_LAUNCHER(addr_tangent_vec1_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 x2, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addr_tangent_vec1_c128_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addr_tangent_vec1_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t x2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addr_tangent_vec1_i8, (const int8_t *a0, const int8_t *a1, int8_t x2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addr_tangent_vec1_i8_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addr_tangent_vec1_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t x2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addr_tangent_vec1_i16, (const int16_t *a0, const int16_t *a1, int16_t x2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addr_tangent_vec1_i16_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addr_tangent_vec1_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t x2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addr_tangent_vec1_i32, (const int32_t *a0, const int32_t *a1, int32_t x2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addr_tangent_vec1_i32_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addr_tangent_vec1_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t x2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addr_tangent_vec1_i64, (const int64_t *a0, const int64_t *a1, int64_t x2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addr_tangent_vec1_i64_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addr_tangent_vec1_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t x2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 * x1) * x2));
    }
}
SG_LAUNCHER(addr_tangent_vec1_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t x2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addr_tangent_vec1_u8_kernel, n, stream, a0, a1, x2, r0, n); }
__global__ void addr_tangent_vec1_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool x2, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 && x1) && x2));
    }
}
SG_LAUNCHER(addr_tangent_vec1_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool x2, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(addr_tangent_vec1_b8_kernel, n, stream, a0, a1, x2, r0, n); }
