/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Views of a tensor, copies in another layout, tensors joined and taken apart. */
#include "cuda_kernel.cuh"

/* fill_: self_t * 0 */
template <typename S> __global__ void fill__tangent_self_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0.0f));
    }
}
SG_LAUNCHER(fill__tangent_self_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fill__tangent_self_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(fill__tangent_self_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fill__tangent_self_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(fill__tangent_self_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fill__tangent_self_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void fill__tangent_self_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0.0));
    }
}
SG_LAUNCHER(fill__tangent_self_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fill__tangent_self_f64_kernel, n, stream, a0, r0, n); }
__global__ void fill__tangent_self_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_from_real_c64(0.0f)));
    }
}
SG_LAUNCHER(fill__tangent_self_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fill__tangent_self_c64_kernel, n, stream, a0, r0, n); }
__global__ void fill__tangent_self_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_from_real_c128(0.0)));
    }
}
SG_LAUNCHER(fill__tangent_self_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fill__tangent_self_c128_kernel, n, stream, a0, r0, n); }
__global__ void fill__tangent_self_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0));
    }
}
SG_LAUNCHER(fill__tangent_self_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fill__tangent_self_i8_kernel, n, stream, a0, r0, n); }
__global__ void fill__tangent_self_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0));
    }
}
SG_LAUNCHER(fill__tangent_self_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fill__tangent_self_i16_kernel, n, stream, a0, r0, n); }
__global__ void fill__tangent_self_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0));
    }
}
SG_LAUNCHER(fill__tangent_self_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fill__tangent_self_i32_kernel, n, stream, a0, r0, n); }
__global__ void fill__tangent_self_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0));
    }
}
SG_LAUNCHER(fill__tangent_self_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fill__tangent_self_i64_kernel, n, stream, a0, r0, n); }
__global__ void fill__tangent_self_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * 0));
    }
}
SG_LAUNCHER(fill__tangent_self_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fill__tangent_self_u8_kernel, n, stream, a0, r0, n); }
__global__ void fill__tangent_self_b8_kernel(const sg_bool *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 && 0));
    }
}
SG_LAUNCHER(fill__tangent_self_b8, (const sg_bool *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(fill__tangent_self_b8_kernel, n, stream, a0, r0, n); }
