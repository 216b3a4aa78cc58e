/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Comparison, logic and the bits of integers. */
#include "cuda_kernel.cuh"

/* eq: self == other */
template <typename S> __global__ void eq_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 == x1));
    }
}
SG_LAUNCHER(eq_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(eq_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(eq_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(eq_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(eq_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(eq_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void eq_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 == x1));
    }
}
SG_LAUNCHER(eq_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(eq_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void eq_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_eq_c64(x0, x1));
    }
}
SG_LAUNCHER(eq_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(eq_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void eq_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_eq_c128(x0, x1));
    }
}
SG_LAUNCHER(eq_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(eq_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void eq_i8_kernel(const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 == x1));
    }
}
SG_LAUNCHER(eq_i8, (const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(eq_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void eq_i16_kernel(const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 == x1));
    }
}
SG_LAUNCHER(eq_i16, (const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(eq_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void eq_i32_kernel(const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 == x1));
    }
}
SG_LAUNCHER(eq_i32, (const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(eq_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void eq_i64_kernel(const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 == x1));
    }
}
SG_LAUNCHER(eq_i64, (const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(eq_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void eq_u8_kernel(const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 == x1));
    }
}
SG_LAUNCHER(eq_u8, (const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(eq_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void eq_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 == x1));
    }
}
SG_LAUNCHER(eq_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(eq_b8_kernel, n, stream, a0, a1, r0, n); }

/* ne: self != other */
template <typename S> __global__ void ne_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 != x1));
    }
}
SG_LAUNCHER(ne_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ne_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(ne_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ne_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(ne_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ne_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void ne_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 != x1));
    }
}
SG_LAUNCHER(ne_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ne_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void ne_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_ne_c64(x0, x1));
    }
}
SG_LAUNCHER(ne_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ne_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void ne_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_ne_c128(x0, x1));
    }
}
SG_LAUNCHER(ne_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ne_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void ne_i8_kernel(const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 != x1));
    }
}
SG_LAUNCHER(ne_i8, (const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ne_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void ne_i16_kernel(const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 != x1));
    }
}
SG_LAUNCHER(ne_i16, (const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ne_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void ne_i32_kernel(const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 != x1));
    }
}
SG_LAUNCHER(ne_i32, (const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ne_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void ne_i64_kernel(const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 != x1));
    }
}
SG_LAUNCHER(ne_i64, (const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ne_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void ne_u8_kernel(const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 != x1));
    }
}
SG_LAUNCHER(ne_u8, (const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ne_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void ne_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 != x1));
    }
}
SG_LAUNCHER(ne_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ne_b8_kernel, n, stream, a0, a1, r0, n); }

/* lt: self < other */
template <typename S> __global__ void lt_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 < x1));
    }
}
SG_LAUNCHER(lt_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lt_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(lt_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lt_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(lt_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lt_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void lt_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 < x1));
    }
}
SG_LAUNCHER(lt_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lt_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void lt_i8_kernel(const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 < x1));
    }
}
SG_LAUNCHER(lt_i8, (const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lt_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void lt_i16_kernel(const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 < x1));
    }
}
SG_LAUNCHER(lt_i16, (const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lt_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void lt_i32_kernel(const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 < x1));
    }
}
SG_LAUNCHER(lt_i32, (const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lt_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void lt_i64_kernel(const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 < x1));
    }
}
SG_LAUNCHER(lt_i64, (const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lt_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void lt_u8_kernel(const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 < x1));
    }
}
SG_LAUNCHER(lt_u8, (const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lt_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void lt_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 < x1));
    }
}
SG_LAUNCHER(lt_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(lt_b8_kernel, n, stream, a0, a1, r0, n); }

/* le: self <= other */
template <typename S> __global__ void le_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 <= x1));
    }
}
SG_LAUNCHER(le_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(le_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(le_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(le_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(le_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(le_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void le_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 <= x1));
    }
}
SG_LAUNCHER(le_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(le_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void le_i8_kernel(const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 <= x1));
    }
}
SG_LAUNCHER(le_i8, (const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(le_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void le_i16_kernel(const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 <= x1));
    }
}
SG_LAUNCHER(le_i16, (const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(le_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void le_i32_kernel(const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 <= x1));
    }
}
SG_LAUNCHER(le_i32, (const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(le_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void le_i64_kernel(const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 <= x1));
    }
}
SG_LAUNCHER(le_i64, (const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(le_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void le_u8_kernel(const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 <= x1));
    }
}
SG_LAUNCHER(le_u8, (const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(le_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void le_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 <= x1));
    }
}
SG_LAUNCHER(le_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(le_b8_kernel, n, stream, a0, a1, r0, n); }

/* gt: self > other */
template <typename S> __global__ void gt_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 > x1));
    }
}
SG_LAUNCHER(gt_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gt_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(gt_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gt_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(gt_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gt_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void gt_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 > x1));
    }
}
SG_LAUNCHER(gt_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gt_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void gt_i8_kernel(const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 > x1));
    }
}
SG_LAUNCHER(gt_i8, (const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gt_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void gt_i16_kernel(const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 > x1));
    }
}
SG_LAUNCHER(gt_i16, (const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gt_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void gt_i32_kernel(const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 > x1));
    }
}
SG_LAUNCHER(gt_i32, (const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gt_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void gt_i64_kernel(const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 > x1));
    }
}
SG_LAUNCHER(gt_i64, (const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gt_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void gt_u8_kernel(const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 > x1));
    }
}
SG_LAUNCHER(gt_u8, (const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gt_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void gt_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 > x1));
    }
}
SG_LAUNCHER(gt_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(gt_b8_kernel, n, stream, a0, a1, r0, n); }

/* ge: self >= other */
template <typename S> __global__ void ge_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 >= x1));
    }
}
SG_LAUNCHER(ge_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ge_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(ge_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ge_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(ge_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ge_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void ge_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 >= x1));
    }
}
SG_LAUNCHER(ge_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ge_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void ge_i8_kernel(const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 >= x1));
    }
}
SG_LAUNCHER(ge_i8, (const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ge_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void ge_i16_kernel(const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 >= x1));
    }
}
SG_LAUNCHER(ge_i16, (const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ge_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void ge_i32_kernel(const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 >= x1));
    }
}
SG_LAUNCHER(ge_i32, (const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ge_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void ge_i64_kernel(const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 >= x1));
    }
}
SG_LAUNCHER(ge_i64, (const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ge_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void ge_u8_kernel(const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 >= x1));
    }
}
SG_LAUNCHER(ge_u8, (const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ge_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void ge_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 >= x1));
    }
}
SG_LAUNCHER(ge_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(ge_b8_kernel, n, stream, a0, a1, r0, n); }

/* isnan: isnan(self) */
template <typename S> __global__ void isnan_f32_kernel(const S *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isnan_f32(x0));
    }
}
SG_LAUNCHER(isnan_f32, (const float *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isnan_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(isnan_f16, (const sg_f16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isnan_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(isnan_bf16, (const sg_bf16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isnan_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void isnan_f64_kernel(const double *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isnan_f64(x0));
    }
}
SG_LAUNCHER(isnan_f64, (const double *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isnan_f64_kernel, n, stream, a0, r0, n); }
__global__ void isnan_c64_kernel(const sg_c64 *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isnan_c64(x0));
    }
}
SG_LAUNCHER(isnan_c64, (const sg_c64 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isnan_c64_kernel, n, stream, a0, r0, n); }
__global__ void isnan_c128_kernel(const sg_c128 *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isnan_c128(x0));
    }
}
SG_LAUNCHER(isnan_c128, (const sg_c128 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isnan_c128_kernel, n, stream, a0, r0, n); }
__global__ void isnan_i8_kernel(const int8_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isnan_i8(x0));
    }
}
SG_LAUNCHER(isnan_i8, (const int8_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isnan_i8_kernel, n, stream, a0, r0, n); }
__global__ void isnan_i16_kernel(const int16_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isnan_i16(x0));
    }
}
SG_LAUNCHER(isnan_i16, (const int16_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isnan_i16_kernel, n, stream, a0, r0, n); }
__global__ void isnan_i32_kernel(const int32_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isnan_i32(x0));
    }
}
SG_LAUNCHER(isnan_i32, (const int32_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isnan_i32_kernel, n, stream, a0, r0, n); }
__global__ void isnan_i64_kernel(const int64_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isnan_i64(x0));
    }
}
SG_LAUNCHER(isnan_i64, (const int64_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isnan_i64_kernel, n, stream, a0, r0, n); }
__global__ void isnan_u8_kernel(const uint8_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isnan_u8(x0));
    }
}
SG_LAUNCHER(isnan_u8, (const uint8_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isnan_u8_kernel, n, stream, a0, r0, n); }
__global__ void isnan_b8_kernel(const sg_bool *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isnan_b8(x0));
    }
}
SG_LAUNCHER(isnan_b8, (const sg_bool *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isnan_b8_kernel, n, stream, a0, r0, n); }

/* isinf: isinf(self) */
template <typename S> __global__ void isinf_f32_kernel(const S *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isinf_f32(x0));
    }
}
SG_LAUNCHER(isinf_f32, (const float *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isinf_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(isinf_f16, (const sg_f16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isinf_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(isinf_bf16, (const sg_bf16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isinf_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void isinf_f64_kernel(const double *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isinf_f64(x0));
    }
}
SG_LAUNCHER(isinf_f64, (const double *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isinf_f64_kernel, n, stream, a0, r0, n); }
__global__ void isinf_c64_kernel(const sg_c64 *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isinf_c64(x0));
    }
}
SG_LAUNCHER(isinf_c64, (const sg_c64 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isinf_c64_kernel, n, stream, a0, r0, n); }
__global__ void isinf_c128_kernel(const sg_c128 *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isinf_c128(x0));
    }
}
SG_LAUNCHER(isinf_c128, (const sg_c128 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isinf_c128_kernel, n, stream, a0, r0, n); }
__global__ void isinf_i8_kernel(const int8_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isinf_i8(x0));
    }
}
SG_LAUNCHER(isinf_i8, (const int8_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isinf_i8_kernel, n, stream, a0, r0, n); }
__global__ void isinf_i16_kernel(const int16_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isinf_i16(x0));
    }
}
SG_LAUNCHER(isinf_i16, (const int16_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isinf_i16_kernel, n, stream, a0, r0, n); }
__global__ void isinf_i32_kernel(const int32_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isinf_i32(x0));
    }
}
SG_LAUNCHER(isinf_i32, (const int32_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isinf_i32_kernel, n, stream, a0, r0, n); }
__global__ void isinf_i64_kernel(const int64_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isinf_i64(x0));
    }
}
SG_LAUNCHER(isinf_i64, (const int64_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isinf_i64_kernel, n, stream, a0, r0, n); }
__global__ void isinf_u8_kernel(const uint8_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isinf_u8(x0));
    }
}
SG_LAUNCHER(isinf_u8, (const uint8_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isinf_u8_kernel, n, stream, a0, r0, n); }
__global__ void isinf_b8_kernel(const sg_bool *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isinf_b8(x0));
    }
}
SG_LAUNCHER(isinf_b8, (const sg_bool *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isinf_b8_kernel, n, stream, a0, r0, n); }

/* isfinite: isfinite(self) */
template <typename S> __global__ void isfinite_f32_kernel(const S *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isfinite_f32(x0));
    }
}
SG_LAUNCHER(isfinite_f32, (const float *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isfinite_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(isfinite_f16, (const sg_f16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isfinite_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(isfinite_bf16, (const sg_bf16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isfinite_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void isfinite_f64_kernel(const double *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isfinite_f64(x0));
    }
}
SG_LAUNCHER(isfinite_f64, (const double *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isfinite_f64_kernel, n, stream, a0, r0, n); }
__global__ void isfinite_c64_kernel(const sg_c64 *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isfinite_c64(x0));
    }
}
SG_LAUNCHER(isfinite_c64, (const sg_c64 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isfinite_c64_kernel, n, stream, a0, r0, n); }
__global__ void isfinite_c128_kernel(const sg_c128 *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isfinite_c128(x0));
    }
}
SG_LAUNCHER(isfinite_c128, (const sg_c128 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isfinite_c128_kernel, n, stream, a0, r0, n); }
__global__ void isfinite_i8_kernel(const int8_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isfinite_i8(x0));
    }
}
SG_LAUNCHER(isfinite_i8, (const int8_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isfinite_i8_kernel, n, stream, a0, r0, n); }
__global__ void isfinite_i16_kernel(const int16_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isfinite_i16(x0));
    }
}
SG_LAUNCHER(isfinite_i16, (const int16_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isfinite_i16_kernel, n, stream, a0, r0, n); }
__global__ void isfinite_i32_kernel(const int32_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isfinite_i32(x0));
    }
}
SG_LAUNCHER(isfinite_i32, (const int32_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isfinite_i32_kernel, n, stream, a0, r0, n); }
__global__ void isfinite_i64_kernel(const int64_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isfinite_i64(x0));
    }
}
SG_LAUNCHER(isfinite_i64, (const int64_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isfinite_i64_kernel, n, stream, a0, r0, n); }
__global__ void isfinite_u8_kernel(const uint8_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isfinite_u8(x0));
    }
}
SG_LAUNCHER(isfinite_u8, (const uint8_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isfinite_u8_kernel, n, stream, a0, r0, n); }
__global__ void isfinite_b8_kernel(const sg_bool *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_isfinite_b8(x0));
    }
}
SG_LAUNCHER(isfinite_b8, (const sg_bool *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isfinite_b8_kernel, n, stream, a0, r0, n); }

/* isposinf: self == inf */
template <typename S> __global__ void isposinf_f32_kernel(const S *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 == SG_INF));
    }
}
SG_LAUNCHER(isposinf_f32, (const float *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isposinf_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(isposinf_f16, (const sg_f16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isposinf_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(isposinf_bf16, (const sg_bf16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isposinf_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void isposinf_f64_kernel(const double *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 == SG_INF));
    }
}
SG_LAUNCHER(isposinf_f64, (const double *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isposinf_f64_kernel, n, stream, a0, r0, n); }

/* isneginf: self == -inf */
template <typename S> __global__ void isneginf_f32_kernel(const S *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 == (-SG_INF)));
    }
}
SG_LAUNCHER(isneginf_f32, (const float *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isneginf_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(isneginf_f16, (const sg_f16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isneginf_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(isneginf_bf16, (const sg_bf16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isneginf_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void isneginf_f64_kernel(const double *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 == (-SG_INF)));
    }
}
SG_LAUNCHER(isneginf_f64, (const double *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(isneginf_f64_kernel, n, stream, a0, r0, n); }

/* signbit: signbit(self) */
template <typename S> __global__ void signbit_f32_kernel(const S *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_signbit_f32(x0));
    }
}
SG_LAUNCHER(signbit_f32, (const float *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(signbit_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(signbit_f16, (const sg_f16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(signbit_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(signbit_bf16, (const sg_bf16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(signbit_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void signbit_f64_kernel(const double *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_signbit_f64(x0));
    }
}
SG_LAUNCHER(signbit_f64, (const double *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(signbit_f64_kernel, n, stream, a0, r0, n); }
__global__ void signbit_i8_kernel(const int8_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_signbit_i8(x0));
    }
}
SG_LAUNCHER(signbit_i8, (const int8_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(signbit_i8_kernel, n, stream, a0, r0, n); }
__global__ void signbit_i16_kernel(const int16_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_signbit_i16(x0));
    }
}
SG_LAUNCHER(signbit_i16, (const int16_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(signbit_i16_kernel, n, stream, a0, r0, n); }
__global__ void signbit_i32_kernel(const int32_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_signbit_i32(x0));
    }
}
SG_LAUNCHER(signbit_i32, (const int32_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(signbit_i32_kernel, n, stream, a0, r0, n); }
__global__ void signbit_i64_kernel(const int64_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_signbit_i64(x0));
    }
}
SG_LAUNCHER(signbit_i64, (const int64_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(signbit_i64_kernel, n, stream, a0, r0, n); }
__global__ void signbit_u8_kernel(const uint8_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_signbit_u8(x0));
    }
}
SG_LAUNCHER(signbit_u8, (const uint8_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(signbit_u8_kernel, n, stream, a0, r0, n); }
__global__ void signbit_b8_kernel(const sg_bool *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_signbit_b8(x0));
    }
}
SG_LAUNCHER(signbit_b8, (const sg_bool *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(signbit_b8_kernel, n, stream, a0, r0, n); }

/* logical_and: logical_and(self, other) */
template <typename S> __global__ void logical_and_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_f32(x0) & sg_true_f32(x1)));
    }
}
SG_LAUNCHER(logical_and_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_and_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(logical_and_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_and_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(logical_and_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_and_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void logical_and_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_f64(x0) & sg_true_f64(x1)));
    }
}
SG_LAUNCHER(logical_and_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_and_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_and_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_c64(x0) & sg_true_c64(x1)));
    }
}
SG_LAUNCHER(logical_and_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_and_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_and_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_c128(x0) & sg_true_c128(x1)));
    }
}
SG_LAUNCHER(logical_and_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_and_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_and_i8_kernel(const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i8(x0) & sg_true_i8(x1)));
    }
}
SG_LAUNCHER(logical_and_i8, (const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_and_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_and_i16_kernel(const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i16(x0) & sg_true_i16(x1)));
    }
}
SG_LAUNCHER(logical_and_i16, (const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_and_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_and_i32_kernel(const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i32(x0) & sg_true_i32(x1)));
    }
}
SG_LAUNCHER(logical_and_i32, (const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_and_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_and_i64_kernel(const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i64(x0) & sg_true_i64(x1)));
    }
}
SG_LAUNCHER(logical_and_i64, (const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_and_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_and_u8_kernel(const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_u8(x0) & sg_true_u8(x1)));
    }
}
SG_LAUNCHER(logical_and_u8, (const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_and_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_and_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_b8(x0) & sg_true_b8(x1)));
    }
}
SG_LAUNCHER(logical_and_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_and_b8_kernel, n, stream, a0, a1, r0, n); }

/* logical_or: logical_or(self, other) */
template <typename S> __global__ void logical_or_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_f32(x0) | sg_true_f32(x1)));
    }
}
SG_LAUNCHER(logical_or_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_or_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(logical_or_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_or_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(logical_or_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_or_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void logical_or_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_f64(x0) | sg_true_f64(x1)));
    }
}
SG_LAUNCHER(logical_or_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_or_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_or_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_c64(x0) | sg_true_c64(x1)));
    }
}
SG_LAUNCHER(logical_or_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_or_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_or_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_c128(x0) | sg_true_c128(x1)));
    }
}
SG_LAUNCHER(logical_or_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_or_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_or_i8_kernel(const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i8(x0) | sg_true_i8(x1)));
    }
}
SG_LAUNCHER(logical_or_i8, (const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_or_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_or_i16_kernel(const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i16(x0) | sg_true_i16(x1)));
    }
}
SG_LAUNCHER(logical_or_i16, (const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_or_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_or_i32_kernel(const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i32(x0) | sg_true_i32(x1)));
    }
}
SG_LAUNCHER(logical_or_i32, (const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_or_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_or_i64_kernel(const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i64(x0) | sg_true_i64(x1)));
    }
}
SG_LAUNCHER(logical_or_i64, (const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_or_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_or_u8_kernel(const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_u8(x0) | sg_true_u8(x1)));
    }
}
SG_LAUNCHER(logical_or_u8, (const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_or_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_or_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_b8(x0) | sg_true_b8(x1)));
    }
}
SG_LAUNCHER(logical_or_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_or_b8_kernel, n, stream, a0, a1, r0, n); }

/* logical_xor: logical_xor(self, other) */
template <typename S> __global__ void logical_xor_f32_kernel(const S *a0, const S *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_f32(x0) != sg_true_f32(x1)));
    }
}
SG_LAUNCHER(logical_xor_f32, (const float *a0, const float *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_xor_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(logical_xor_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_xor_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(logical_xor_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_xor_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void logical_xor_f64_kernel(const double *a0, const double *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_f64(x0) != sg_true_f64(x1)));
    }
}
SG_LAUNCHER(logical_xor_f64, (const double *a0, const double *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_xor_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_xor_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_c64(x0) != sg_true_c64(x1)));
    }
}
SG_LAUNCHER(logical_xor_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_xor_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_xor_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_c128(x0) != sg_true_c128(x1)));
    }
}
SG_LAUNCHER(logical_xor_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_xor_c128_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_xor_i8_kernel(const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i8(x0) != sg_true_i8(x1)));
    }
}
SG_LAUNCHER(logical_xor_i8, (const int8_t *a0, const int8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_xor_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_xor_i16_kernel(const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i16(x0) != sg_true_i16(x1)));
    }
}
SG_LAUNCHER(logical_xor_i16, (const int16_t *a0, const int16_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_xor_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_xor_i32_kernel(const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i32(x0) != sg_true_i32(x1)));
    }
}
SG_LAUNCHER(logical_xor_i32, (const int32_t *a0, const int32_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_xor_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_xor_i64_kernel(const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_i64(x0) != sg_true_i64(x1)));
    }
}
SG_LAUNCHER(logical_xor_i64, (const int64_t *a0, const int64_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_xor_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_xor_u8_kernel(const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_u8(x0) != sg_true_u8(x1)));
    }
}
SG_LAUNCHER(logical_xor_u8, (const uint8_t *a0, const uint8_t *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_xor_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void logical_xor_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (sg_true_b8(x0) != sg_true_b8(x1)));
    }
}
SG_LAUNCHER(logical_xor_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_xor_b8_kernel, n, stream, a0, a1, r0, n); }

/* logical_not: logical_not(self) */
template <typename S> __global__ void logical_not_f32_kernel(const S *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (!sg_true_f32(x0)));
    }
}
SG_LAUNCHER(logical_not_f32, (const float *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_not_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(logical_not_f16, (const sg_f16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_not_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(logical_not_bf16, (const sg_bf16 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_not_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void logical_not_f64_kernel(const double *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (!sg_true_f64(x0)));
    }
}
SG_LAUNCHER(logical_not_f64, (const double *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_not_f64_kernel, n, stream, a0, r0, n); }
__global__ void logical_not_c64_kernel(const sg_c64 *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], (!sg_true_c64(x0)));
    }
}
SG_LAUNCHER(logical_not_c64, (const sg_c64 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_not_c64_kernel, n, stream, a0, r0, n); }
__global__ void logical_not_c128_kernel(const sg_c128 *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], (!sg_true_c128(x0)));
    }
}
SG_LAUNCHER(logical_not_c128, (const sg_c128 *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_not_c128_kernel, n, stream, a0, r0, n); }
__global__ void logical_not_i8_kernel(const int8_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (!sg_true_i8(x0)));
    }
}
SG_LAUNCHER(logical_not_i8, (const int8_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_not_i8_kernel, n, stream, a0, r0, n); }
__global__ void logical_not_i16_kernel(const int16_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (!sg_true_i16(x0)));
    }
}
SG_LAUNCHER(logical_not_i16, (const int16_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_not_i16_kernel, n, stream, a0, r0, n); }
__global__ void logical_not_i32_kernel(const int32_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (!sg_true_i32(x0)));
    }
}
SG_LAUNCHER(logical_not_i32, (const int32_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_not_i32_kernel, n, stream, a0, r0, n); }
__global__ void logical_not_i64_kernel(const int64_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (!sg_true_i64(x0)));
    }
}
SG_LAUNCHER(logical_not_i64, (const int64_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_not_i64_kernel, n, stream, a0, r0, n); }
__global__ void logical_not_u8_kernel(const uint8_t *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], (!sg_true_u8(x0)));
    }
}
SG_LAUNCHER(logical_not_u8, (const uint8_t *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_not_u8_kernel, n, stream, a0, r0, n); }
__global__ void logical_not_b8_kernel(const sg_bool *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], (!sg_true_b8(x0)));
    }
}
SG_LAUNCHER(logical_not_b8, (const sg_bool *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(logical_not_b8_kernel, n, stream, a0, r0, n); }

/* bitwise_and: bit_and(self, other) */
__global__ void bitwise_and_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 & x1));
    }
}
SG_LAUNCHER(bitwise_and_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_and_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_and_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 & x1));
    }
}
SG_LAUNCHER(bitwise_and_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_and_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_and_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 & x1));
    }
}
SG_LAUNCHER(bitwise_and_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_and_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_and_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 & x1));
    }
}
SG_LAUNCHER(bitwise_and_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_and_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_and_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 & x1));
    }
}
SG_LAUNCHER(bitwise_and_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_and_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_and_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 & x1));
    }
}
SG_LAUNCHER(bitwise_and_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_and_b8_kernel, n, stream, a0, a1, r0, n); }

/* bitwise_or: bit_or(self, other) */
__global__ void bitwise_or_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 | x1));
    }
}
SG_LAUNCHER(bitwise_or_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_or_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_or_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 | x1));
    }
}
SG_LAUNCHER(bitwise_or_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_or_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_or_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 | x1));
    }
}
SG_LAUNCHER(bitwise_or_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_or_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_or_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 | x1));
    }
}
SG_LAUNCHER(bitwise_or_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_or_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_or_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 | x1));
    }
}
SG_LAUNCHER(bitwise_or_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_or_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_or_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 | x1));
    }
}
SG_LAUNCHER(bitwise_or_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_or_b8_kernel, n, stream, a0, a1, r0, n); }

/* bitwise_xor: bit_xor(self, other) */
__global__ void bitwise_xor_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ^ x1));
    }
}
SG_LAUNCHER(bitwise_xor_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_xor_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_xor_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ^ x1));
    }
}
SG_LAUNCHER(bitwise_xor_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_xor_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_xor_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ^ x1));
    }
}
SG_LAUNCHER(bitwise_xor_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_xor_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_xor_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ^ x1));
    }
}
SG_LAUNCHER(bitwise_xor_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_xor_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_xor_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ^ x1));
    }
}
SG_LAUNCHER(bitwise_xor_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_xor_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_xor_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 ^ x1));
    }
}
SG_LAUNCHER(bitwise_xor_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_xor_b8_kernel, n, stream, a0, a1, r0, n); }

/* bitwise_not: bit_not(self) */
__global__ void bitwise_not_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_bit_not_i8(x0));
    }
}
SG_LAUNCHER(bitwise_not_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_not_i8_kernel, n, stream, a0, r0, n); }
__global__ void bitwise_not_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_bit_not_i16(x0));
    }
}
SG_LAUNCHER(bitwise_not_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_not_i16_kernel, n, stream, a0, r0, n); }
__global__ void bitwise_not_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_bit_not_i32(x0));
    }
}
SG_LAUNCHER(bitwise_not_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_not_i32_kernel, n, stream, a0, r0, n); }
__global__ void bitwise_not_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_bit_not_i64(x0));
    }
}
SG_LAUNCHER(bitwise_not_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_not_i64_kernel, n, stream, a0, r0, n); }
__global__ void bitwise_not_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_bit_not_u8(x0));
    }
}
SG_LAUNCHER(bitwise_not_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_not_u8_kernel, n, stream, a0, r0, n); }
__global__ void bitwise_not_b8_kernel(const sg_bool *a0, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_bit_not_b8(x0));
    }
}
SG_LAUNCHER(bitwise_not_b8, (const sg_bool *a0, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_not_b8_kernel, n, stream, a0, r0, n); }

/* bitwise_left_shift: shift_left(self, other) */
__global__ void bitwise_left_shift_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_shift_left_i8(x0, x1));
    }
}
SG_LAUNCHER(bitwise_left_shift_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_left_shift_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_left_shift_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_shift_left_i16(x0, x1));
    }
}
SG_LAUNCHER(bitwise_left_shift_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_left_shift_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_left_shift_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_shift_left_i32(x0, x1));
    }
}
SG_LAUNCHER(bitwise_left_shift_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_left_shift_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_left_shift_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_shift_left_i64(x0, x1));
    }
}
SG_LAUNCHER(bitwise_left_shift_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_left_shift_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_left_shift_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_shift_left_u8(x0, x1));
    }
}
SG_LAUNCHER(bitwise_left_shift_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_left_shift_u8_kernel, n, stream, a0, a1, r0, n); }

/* bitwise_right_shift: shift_right(self, other) */
__global__ void bitwise_right_shift_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_shift_right_i8(x0, x1));
    }
}
SG_LAUNCHER(bitwise_right_shift_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_right_shift_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_right_shift_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_shift_right_i16(x0, x1));
    }
}
SG_LAUNCHER(bitwise_right_shift_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_right_shift_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_right_shift_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_shift_right_i32(x0, x1));
    }
}
SG_LAUNCHER(bitwise_right_shift_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_right_shift_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_right_shift_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_shift_right_i64(x0, x1));
    }
}
SG_LAUNCHER(bitwise_right_shift_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_right_shift_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void bitwise_right_shift_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_shift_right_u8(x0, x1));
    }
}
SG_LAUNCHER(bitwise_right_shift_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(bitwise_right_shift_u8_kernel, n, stream, a0, a1, r0, n); }

/* heaviside: heaviside(self, values) */
template <typename S> __global__ void heaviside_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_heaviside_f32(x0, x1));
    }
}
SG_LAUNCHER(heaviside_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(heaviside_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(heaviside_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(heaviside_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(heaviside_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(heaviside_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void heaviside_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_heaviside_f64(x0, x1));
    }
}
SG_LAUNCHER(heaviside_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(heaviside_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void heaviside_i8_kernel(const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        const int8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_heaviside_i8(x0, x1));
    }
}
SG_LAUNCHER(heaviside_i8, (const int8_t *a0, const int8_t *a1, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(heaviside_i8_kernel, n, stream, a0, a1, r0, n); }
__global__ void heaviside_i16_kernel(const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        const int16_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_heaviside_i16(x0, x1));
    }
}
SG_LAUNCHER(heaviside_i16, (const int16_t *a0, const int16_t *a1, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(heaviside_i16_kernel, n, stream, a0, a1, r0, n); }
__global__ void heaviside_i32_kernel(const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        const int32_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_heaviside_i32(x0, x1));
    }
}
SG_LAUNCHER(heaviside_i32, (const int32_t *a0, const int32_t *a1, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(heaviside_i32_kernel, n, stream, a0, a1, r0, n); }
__global__ void heaviside_i64_kernel(const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        const int64_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_heaviside_i64(x0, x1));
    }
}
SG_LAUNCHER(heaviside_i64, (const int64_t *a0, const int64_t *a1, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(heaviside_i64_kernel, n, stream, a0, a1, r0, n); }
__global__ void heaviside_u8_kernel(const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        const uint8_t x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_heaviside_u8(x0, x1));
    }
}
SG_LAUNCHER(heaviside_u8, (const uint8_t *a0, const uint8_t *a1, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(heaviside_u8_kernel, n, stream, a0, a1, r0, n); }
__global__ void heaviside_b8_kernel(const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_bool x0 = sg_load(a0[i]);
        const sg_bool x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_heaviside_b8(x0, x1));
    }
}
SG_LAUNCHER(heaviside_b8, (const sg_bool *a0, const sg_bool *a1, sg_bool *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(heaviside_b8_kernel, n, stream, a0, a1, r0, n); }
