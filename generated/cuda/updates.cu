/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Steps of optimizers. Each reads a parameter, its slope and what the optimizer keeps of steps before, and writes all anew in one pass over memory. */
#include "cuda_kernel.cuh"

/* _sgd_update: self - lr * (slope + decay * self if decay != 0 else slope) */
template <typename S> __global__ void _sgd_update_f32_kernel(const S *a0, float x1, const S *a2, float x3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 - (x1 * (x2 + (x3 * x0)))));
    }
}
SG_LAUNCHER(_sgd_update_f32, (const float *a0, float x1, const float *a2, float x3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_sgd_update_f32_kernel<float>, n, stream, a0, x1, a2, x3, r0, n); }
SG_LAUNCHER(_sgd_update_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, float x3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_sgd_update_f32_kernel<sg_f16>, n, stream, a0, x1, a2, x3, r0, n); }
SG_LAUNCHER(_sgd_update_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, float x3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_sgd_update_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, x3, r0, n); }
__global__ void _sgd_update_f64_kernel(const double *a0, double x1, const double *a2, double x3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], (x0 - (x1 * (x2 + (x3 * x0)))));
    }
}
SG_LAUNCHER(_sgd_update_f64, (const double *a0, double x1, const double *a2, double x3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_sgd_update_f64_kernel, n, stream, a0, x1, a2, x3, r0, n); }

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
template <typename S> __global__ void _momentum_update_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - (x6 * ((x3 + (x4 * x5)) + (x0 * ((x0 * x1) + (x2 * (x3 + (x4 * x5)))))))));
    }
}
SG_LAUNCHER(_momentum_update_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
__global__ void _momentum_update_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - (x6 * ((x3 + (x4 * x5)) + (x0 * ((x0 * x1) + (x2 * (x3 + (x4 * x5)))))))));
    }
}
SG_LAUNCHER(_momentum_update_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
template <typename S> __global__ void _momentum_update_2_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - (x6 * ((x3 + (x4 * x5)) + (x0 * ((x0 * x1) + (x2 * x3)))))));
    }
}
SG_LAUNCHER(_momentum_update_2_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_2_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_2_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_2_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_2_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_2_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
__global__ void _momentum_update_2_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - (x6 * ((x3 + (x4 * x5)) + (x0 * ((x0 * x1) + (x2 * x3)))))));
    }
}
SG_LAUNCHER(_momentum_update_2_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_2_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
template <typename S> __global__ void _momentum_update_3_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - (x6 * (x3 + (x0 * ((x0 * x1) + (x2 * (x3 + (x4 * x5)))))))));
    }
}
SG_LAUNCHER(_momentum_update_3_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_3_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_3_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_3_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_3_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_3_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
__global__ void _momentum_update_3_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - (x6 * (x3 + (x0 * ((x0 * x1) + (x2 * (x3 + (x4 * x5)))))))));
    }
}
SG_LAUNCHER(_momentum_update_3_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_3_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
template <typename S> __global__ void _momentum_update_4_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - (x6 * (x3 + (x0 * ((x0 * x1) + (x2 * x3)))))));
    }
}
SG_LAUNCHER(_momentum_update_4_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_4_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_4_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_4_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_4_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_4_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
__global__ void _momentum_update_4_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - (x6 * (x3 + (x0 * ((x0 * x1) + (x2 * x3)))))));
    }
}
SG_LAUNCHER(_momentum_update_4_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_4_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
template <typename S> __global__ void _momentum_update_5_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - (x6 * ((x0 * x1) + (x2 * (x3 + (x4 * x5)))))));
    }
}
SG_LAUNCHER(_momentum_update_5_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_5_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_5_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_5_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_5_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_5_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
__global__ void _momentum_update_5_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - (x6 * ((x0 * x1) + (x2 * (x3 + (x4 * x5)))))));
    }
}
SG_LAUNCHER(_momentum_update_5_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_5_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
template <typename S> __global__ void _momentum_update_6_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - (x6 * ((x0 * x1) + (x2 * x3)))));
    }
}
SG_LAUNCHER(_momentum_update_6_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_6_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_6_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_6_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_6_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_6_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }
__global__ void _momentum_update_6_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - (x6 * ((x0 * x1) + (x2 * x3)))));
    }
}
SG_LAUNCHER(_momentum_update_6_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_6_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, r0, r1, n); }

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
template <typename S> __global__ void _momentum_update_7_f32_kernel(float x0, const S *a1, float x2, const S *a3, const S *a4, float x5, float x6, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
        sg_store(r1[i], (x4 - (x5 * ((x3 + (x6 * x4)) + (x0 * ((x0 * x1) + (x2 * (x3 + (x6 * x4)))))))));
    }
}
SG_LAUNCHER(_momentum_update_7_f32, (float x0, const float *a1, float x2, const float *a3, const float *a4, float x5, float x6, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_7_f32_kernel<float>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_7_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, const sg_f16 *a4, float x5, float x6, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_7_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_7_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, const sg_bf16 *a4, float x5, float x6, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_7_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
__global__ void _momentum_update_7_f64_kernel(double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double x6, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
        sg_store(r1[i], (x4 - (x5 * ((x3 + (x6 * x4)) + (x0 * ((x0 * x1) + (x2 * (x3 + (x6 * x4)))))))));
    }
}
SG_LAUNCHER(_momentum_update_7_f64, (double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double x6, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_7_f64_kernel, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
template <typename S> __global__ void _momentum_update_8_f32_kernel(float x0, const S *a1, float x2, const S *a3, const S *a4, float x5, float x6, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
        sg_store(r1[i], (x4 - (x5 * ((x3 + (x6 * x4)) + (x0 * ((x0 * x1) + (x2 * x3)))))));
    }
}
SG_LAUNCHER(_momentum_update_8_f32, (float x0, const float *a1, float x2, const float *a3, const float *a4, float x5, float x6, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_8_f32_kernel<float>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_8_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, const sg_f16 *a4, float x5, float x6, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_8_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_8_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, const sg_bf16 *a4, float x5, float x6, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_8_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
__global__ void _momentum_update_8_f64_kernel(double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double x6, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
        sg_store(r1[i], (x4 - (x5 * ((x3 + (x6 * x4)) + (x0 * ((x0 * x1) + (x2 * x3)))))));
    }
}
SG_LAUNCHER(_momentum_update_8_f64, (double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double x6, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_8_f64_kernel, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
template <typename S> __global__ void _momentum_update_9_f32_kernel(float x0, const S *a1, float x2, const S *a3, const S *a4, float x5, float x6, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
        sg_store(r1[i], (x4 - (x5 * (x3 + (x0 * ((x0 * x1) + (x2 * (x3 + (x6 * x4)))))))));
    }
}
SG_LAUNCHER(_momentum_update_9_f32, (float x0, const float *a1, float x2, const float *a3, const float *a4, float x5, float x6, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_9_f32_kernel<float>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_9_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, const sg_f16 *a4, float x5, float x6, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_9_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_9_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, const sg_bf16 *a4, float x5, float x6, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_9_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
__global__ void _momentum_update_9_f64_kernel(double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double x6, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
        sg_store(r1[i], (x4 - (x5 * (x3 + (x0 * ((x0 * x1) + (x2 * (x3 + (x6 * x4)))))))));
    }
}
SG_LAUNCHER(_momentum_update_9_f64, (double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double x6, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_9_f64_kernel, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
template <typename S> __global__ void _momentum_update_10_f32_kernel(float x0, const S *a1, float x2, const S *a3, const S *a4, float x5, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
        sg_store(r1[i], (x4 - (x5 * (x3 + (x0 * ((x0 * x1) + (x2 * x3)))))));
    }
}
SG_LAUNCHER(_momentum_update_10_f32, (float x0, const float *a1, float x2, const float *a3, const float *a4, float x5, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_10_f32_kernel<float>, n, stream, x0, a1, x2, a3, a4, x5, r0, r1, n); }
SG_LAUNCHER(_momentum_update_10_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, const sg_f16 *a4, float x5, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_10_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, a4, x5, r0, r1, n); }
SG_LAUNCHER(_momentum_update_10_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, const sg_bf16 *a4, float x5, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_10_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, a4, x5, r0, r1, n); }
__global__ void _momentum_update_10_f64_kernel(double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
        sg_store(r1[i], (x4 - (x5 * (x3 + (x0 * ((x0 * x1) + (x2 * x3)))))));
    }
}
SG_LAUNCHER(_momentum_update_10_f64, (double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_10_f64_kernel, n, stream, x0, a1, x2, a3, a4, x5, r0, r1, n); }

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
template <typename S> __global__ void _momentum_update_11_f32_kernel(float x0, const S *a1, float x2, const S *a3, const S *a4, float x5, float x6, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
        sg_store(r1[i], (x4 - (x5 * ((x0 * x1) + (x2 * (x3 + (x6 * x4)))))));
    }
}
SG_LAUNCHER(_momentum_update_11_f32, (float x0, const float *a1, float x2, const float *a3, const float *a4, float x5, float x6, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_11_f32_kernel<float>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_11_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, const sg_f16 *a4, float x5, float x6, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_11_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
SG_LAUNCHER(_momentum_update_11_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, const sg_bf16 *a4, float x5, float x6, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_11_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
__global__ void _momentum_update_11_f64_kernel(double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double x6, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
        sg_store(r1[i], (x4 - (x5 * ((x0 * x1) + (x2 * (x3 + (x6 * x4)))))));
    }
}
SG_LAUNCHER(_momentum_update_11_f64, (double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double x6, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_11_f64_kernel, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
template <typename S> __global__ void _momentum_update_12_f32_kernel(float x0, const S *a1, float x2, const S *a3, const S *a4, float x5, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
        sg_store(r1[i], (x4 - (x5 * ((x0 * x1) + (x2 * x3)))));
    }
}
SG_LAUNCHER(_momentum_update_12_f32, (float x0, const float *a1, float x2, const float *a3, const float *a4, float x5, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_12_f32_kernel<float>, n, stream, x0, a1, x2, a3, a4, x5, r0, r1, n); }
SG_LAUNCHER(_momentum_update_12_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, const sg_f16 *a4, float x5, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_12_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, a4, x5, r0, r1, n); }
SG_LAUNCHER(_momentum_update_12_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, const sg_bf16 *a4, float x5, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_12_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, a4, x5, r0, r1, n); }
__global__ void _momentum_update_12_f64_kernel(double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + (x2 * x3)));
        sg_store(r1[i], (x4 - (x5 * ((x0 * x1) + (x2 * x3)))));
    }
}
SG_LAUNCHER(_momentum_update_12_f64, (double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_momentum_update_12_f64_kernel, n, stream, x0, a1, x2, a3, a4, x5, r0, r1, n); }

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
template <typename S> __global__ void _rmsprop_update_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, float x7, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, float x7, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, float x7, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, float x7, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
__global__ void _rmsprop_update_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double x7, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double x7, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
template <typename S> __global__ void _rmsprop_update_2_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, float x7, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_2_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, float x7, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_2_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_2_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, float x7, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_2_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_2_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, float x7, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_2_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
__global__ void _rmsprop_update_2_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double x7, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_2_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double x7, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_2_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
template <typename S> __global__ void _rmsprop_update_3_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, float x7, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)));
        sg_store(r1[i], (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5))))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_3_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, float x7, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_3_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_3_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, float x7, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_3_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_3_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, float x7, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_3_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
__global__ void _rmsprop_update_3_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double x7, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)));
        sg_store(r1[i], (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5))))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_3_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double x7, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_3_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
template <typename S> __global__ void _rmsprop_update_4_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, float x7, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)));
        sg_store(r1[i], (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * x3))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_4_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, float x7, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_4_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_4_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, float x7, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_4_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_4_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, float x7, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_4_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
__global__ void _rmsprop_update_4_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double x7, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)));
        sg_store(r1[i], (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * x3))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_4_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double x7, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_4_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
template <typename S> __global__ void _rmsprop_update_5_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, float x7, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - ((x6 * x3) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_5_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, float x7, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_5_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_5_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, float x7, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_5_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_5_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, float x7, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_5_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
__global__ void _rmsprop_update_5_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double x7, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - ((x6 * x3) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_5_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double x7, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_5_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
template <typename S> __global__ void _rmsprop_update_6_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, float x7, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - ((x6 * x3) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_6_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, float x7, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_6_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_6_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, float x7, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_6_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_6_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, float x7, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_6_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }
__global__ void _rmsprop_update_6_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double x7, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))));
        sg_store(r1[i], (x5 - ((x6 * x3) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_6_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, double x7, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_6_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, x7, r0, r1, n); }

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
template <typename S> __global__ void _rmsprop_update_7_f32_kernel(float x0, const S *a1, float x2, const S *a3, const S *a4, float x5, float x6, float x7, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * x3)));
        sg_store(r1[i], (x4 - ((x5 * x3) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * (x3 + (x6 * x4))))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_7_f32, (float x0, const float *a1, float x2, const float *a3, const float *a4, float x5, float x6, float x7, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_7_f32_kernel<float>, n, stream, x0, a1, x2, a3, a4, x5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_7_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, const sg_f16 *a4, float x5, float x6, float x7, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_7_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, a4, x5, x6, x7, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_7_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, const sg_bf16 *a4, float x5, float x6, float x7, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_7_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, a4, x5, x6, x7, r0, r1, n); }
__global__ void _rmsprop_update_7_f64_kernel(double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double x6, double x7, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * x3)));
        sg_store(r1[i], (x4 - ((x5 * x3) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * (x3 + (x6 * x4))))) + x7))));
    }
}
SG_LAUNCHER(_rmsprop_update_7_f64, (double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double x6, double x7, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_7_f64_kernel, n, stream, x0, a1, x2, a3, a4, x5, x6, x7, r0, r1, n); }

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
template <typename S> __global__ void _rmsprop_update_8_f32_kernel(float x0, const S *a1, float x2, const S *a3, const S *a4, float x5, float x6, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * x3)));
        sg_store(r1[i], (x4 - ((x5 * x3) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * x3))) + x6))));
    }
}
SG_LAUNCHER(_rmsprop_update_8_f32, (float x0, const float *a1, float x2, const float *a3, const float *a4, float x5, float x6, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_8_f32_kernel<float>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_8_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, const sg_f16 *a4, float x5, float x6, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_8_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
SG_LAUNCHER(_rmsprop_update_8_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, const sg_bf16 *a4, float x5, float x6, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_8_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }
__global__ void _rmsprop_update_8_f64_kernel(double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double x6, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x4 = sg_load(a4[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * x3)));
        sg_store(r1[i], (x4 - ((x5 * x3) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * x3))) + x6))));
    }
}
SG_LAUNCHER(_rmsprop_update_8_f64, (double x0, const double *a1, double x2, const double *a3, const double *a4, double x5, double x6, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_update_8_f64_kernel, n, stream, x0, a1, x2, a3, a4, x5, x6, r0, r1, n); }

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
template <typename S> __global__ void _rmsprop_momentum_update_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, const S *a7, float x8, float x9, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))));
        sg_store(r1[i], ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8))));
        sg_store(r2[i], (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, const float *a7, float x8, float x9, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, const sg_f16 *a7, float x8, float x9, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, const sg_bf16 *a7, float x8, float x9, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
__global__ void _rmsprop_momentum_update_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))));
        sg_store(r1[i], ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8))));
        sg_store(r2[i], (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
template <typename S> __global__ void _rmsprop_momentum_update_2_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, const S *a7, float x8, float x9, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))));
        sg_store(r1[i], ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8))));
        sg_store(r2[i], (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_2_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, const float *a7, float x8, float x9, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_2_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_2_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, const sg_f16 *a7, float x8, float x9, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_2_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_2_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, const sg_bf16 *a7, float x8, float x9, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_2_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
__global__ void _rmsprop_momentum_update_2_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))));
        sg_store(r1[i], ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8))));
        sg_store(r2[i], (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_2_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_2_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
template <typename S> __global__ void _rmsprop_momentum_update_3_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, const S *a7, float x8, float x9, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)));
        sg_store(r1[i], ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5))))) + x8))));
        sg_store(r2[i], (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5))))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_3_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, const float *a7, float x8, float x9, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_3_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_3_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, const sg_f16 *a7, float x8, float x9, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_3_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_3_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, const sg_bf16 *a7, float x8, float x9, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_3_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
__global__ void _rmsprop_momentum_update_3_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)));
        sg_store(r1[i], ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5))))) + x8))));
        sg_store(r2[i], (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5))))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_3_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_3_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
template <typename S> __global__ void _rmsprop_momentum_update_4_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, const S *a7, float x8, float x9, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)));
        sg_store(r1[i], ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * x3))) + x8))));
        sg_store(r2[i], (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * x3))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_4_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, const float *a7, float x8, float x9, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_4_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_4_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, const sg_f16 *a7, float x8, float x9, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_4_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_4_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, const sg_bf16 *a7, float x8, float x9, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_4_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
__global__ void _rmsprop_momentum_update_4_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)));
        sg_store(r1[i], ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * x3))) + x8))));
        sg_store(r2[i], (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * x3))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_4_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_4_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
template <typename S> __global__ void _rmsprop_momentum_update_5_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, const S *a7, float x8, float x9, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))));
        sg_store(r1[i], ((x6 * x7) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8))));
        sg_store(r2[i], (x5 - (x9 * ((x6 * x7) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_5_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, const float *a7, float x8, float x9, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_5_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_5_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, const sg_f16 *a7, float x8, float x9, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_5_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_5_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, const sg_bf16 *a7, float x8, float x9, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_5_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
__global__ void _rmsprop_momentum_update_5_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))));
        sg_store(r1[i], ((x6 * x7) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8))));
        sg_store(r2[i], (x5 - (x9 * ((x6 * x7) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_5_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_5_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
template <typename S> __global__ void _rmsprop_momentum_update_6_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, const S *a7, float x8, float x9, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))));
        sg_store(r1[i], ((x6 * x7) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8))));
        sg_store(r2[i], (x5 - (x9 * ((x6 * x7) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_6_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, const float *a7, float x8, float x9, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_6_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_6_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, const sg_f16 *a7, float x8, float x9, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_6_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_6_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, const sg_bf16 *a7, float x8, float x9, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_6_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
__global__ void _rmsprop_momentum_update_6_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))));
        sg_store(r1[i], ((x6 * x7) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8))));
        sg_store(r2[i], (x5 - (x9 * ((x6 * x7) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_6_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_6_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
template <typename S> __global__ void _rmsprop_momentum_update_7_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, const S *a7, float x8, float x9, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * x3)));
        sg_store(r1[i], ((x4 * x5) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * (x3 + (x6 * x7))))) + x8))));
        sg_store(r2[i], (x7 - (x9 * ((x4 * x5) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * (x3 + (x6 * x7))))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_7_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, const float *a7, float x8, float x9, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_7_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_7_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, const sg_f16 *a7, float x8, float x9, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_7_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_7_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, const sg_bf16 *a7, float x8, float x9, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_7_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }
__global__ void _rmsprop_momentum_update_7_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * x3)));
        sg_store(r1[i], ((x4 * x5) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * (x3 + (x6 * x7))))) + x8))));
        sg_store(r2[i], (x7 - (x9 * ((x4 * x5) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * (x3 + (x6 * x7))))) + x8))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_7_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_7_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, x9, r0, r1, r2, n); }

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
template <typename S> __global__ void _rmsprop_momentum_update_8_f32_kernel(float x0, const S *a1, float x2, const S *a3, float x4, const S *a5, float x6, const S *a7, float x8, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x5 = sg_load(a5[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * x3)));
        sg_store(r1[i], ((x4 * x5) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * x3))) + x6))));
        sg_store(r2[i], (x7 - (x8 * ((x4 * x5) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * x3))) + x6))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_8_f32, (float x0, const float *a1, float x2, const float *a3, float x4, const float *a5, float x6, const float *a7, float x8, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_8_f32_kernel<float>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_8_f16, (float x0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, const sg_f16 *a5, float x6, const sg_f16 *a7, float x8, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_8_f32_kernel<sg_f16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, r0, r1, r2, n); }
SG_LAUNCHER(_rmsprop_momentum_update_8_bf16, (float x0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, const sg_bf16 *a5, float x6, const sg_bf16 *a7, float x8, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_8_f32_kernel<sg_bf16>, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, r0, r1, r2, n); }
__global__ void _rmsprop_momentum_update_8_f64_kernel(double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x5 = sg_load(a5[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], ((x0 * x1) + ((x2 * x3) * x3)));
        sg_store(r1[i], ((x4 * x5) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * x3))) + x6))));
        sg_store(r2[i], (x7 - (x8 * ((x4 * x5) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * x3))) + x6))))));
    }
}
SG_LAUNCHER(_rmsprop_momentum_update_8_f64, (double x0, const double *a1, double x2, const double *a3, double x4, const double *a5, double x6, const double *a7, double x8, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_rmsprop_momentum_update_8_f64_kernel, n, stream, x0, a1, x2, a3, x4, a5, x6, a7, x8, r0, r1, r2, n); }

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
template <typename S> __global__ void _adam_update_f32_kernel(const S *a0, const S *a1, float x2, const S *a3, float x4, float x5, const S *a6, float x7, float x8, float x9, float x10, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x6 = sg_load(a6[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))));
        sg_store(r2[i], ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3))))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_f32, (const float *a0, const float *a1, float x2, const float *a3, float x4, float x5, const float *a6, float x7, float x8, float x9, float x10, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_f32_kernel<float>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, float x5, const sg_f16 *a6, float x7, float x8, float x9, float x10, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_f32_kernel<sg_f16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, float x5, const sg_bf16 *a6, float x7, float x8, float x9, float x10, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
__global__ void _adam_update_f64_kernel(const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x6 = sg_load(a6[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))));
        sg_store(r2[i], ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3))))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_f64, (const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_f64_kernel, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
template <typename S> __global__ void _adam_update_2_f32_kernel(const S *a0, const S *a1, float x2, const S *a3, float x4, float x5, const S *a6, float x7, float x8, float x9, float x10, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x6 = sg_load(a6[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))));
        sg_store(r2[i], ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_2_f32, (const float *a0, const float *a1, float x2, const float *a3, float x4, float x5, const float *a6, float x7, float x8, float x9, float x10, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_2_f32_kernel<float>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_2_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, float x5, const sg_f16 *a6, float x7, float x8, float x9, float x10, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_2_f32_kernel<sg_f16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, float x5, const sg_bf16 *a6, float x7, float x8, float x9, float x10, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_2_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
__global__ void _adam_update_2_f64_kernel(const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x6 = sg_load(a6[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))));
        sg_store(r2[i], ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_2_f64, (const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_2_f64_kernel, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
template <typename S> __global__ void _adam_update_3_f32_kernel(const S *a0, const S *a1, float x2, const S *a3, float x4, float x5, const S *a6, float x7, float x8, float x9, float x10, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x6 = sg_load(a6[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)));
        sg_store(r2[i], ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(((x5 * x6) + ((x7 * x1) * (x1 + (x2 * x3))))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_3_f32, (const float *a0, const float *a1, float x2, const float *a3, float x4, float x5, const float *a6, float x7, float x8, float x9, float x10, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_3_f32_kernel<float>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_3_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, float x5, const sg_f16 *a6, float x7, float x8, float x9, float x10, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_3_f32_kernel<sg_f16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_3_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, float x5, const sg_bf16 *a6, float x7, float x8, float x9, float x10, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_3_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
__global__ void _adam_update_3_f64_kernel(const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x6 = sg_load(a6[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)));
        sg_store(r2[i], ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(((x5 * x6) + ((x7 * x1) * (x1 + (x2 * x3))))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_3_f64, (const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_3_f64_kernel, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
template <typename S> __global__ void _adam_update_4_f32_kernel(const S *a0, const S *a1, float x2, const S *a3, float x4, float x5, const S *a6, float x7, float x8, float x9, float x10, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x6 = sg_load(a6[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)));
        sg_store(r2[i], ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(((x5 * x6) + ((x7 * x1) * x1))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_4_f32, (const float *a0, const float *a1, float x2, const float *a3, float x4, float x5, const float *a6, float x7, float x8, float x9, float x10, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_4_f32_kernel<float>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_4_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, float x5, const sg_f16 *a6, float x7, float x8, float x9, float x10, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_4_f32_kernel<sg_f16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_4_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, float x5, const sg_bf16 *a6, float x7, float x8, float x9, float x10, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_4_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
__global__ void _adam_update_4_f64_kernel(const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x6 = sg_load(a6[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)));
        sg_store(r2[i], ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(((x5 * x6) + ((x7 * x1) * x1))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_4_f64, (const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_4_f64_kernel, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
template <typename S> __global__ void _adam_update_5_f32_kernel(const S *a0, const S *a1, float x2, float x3, const S *a4, float x5, float x6, const S *a7, float x8, float x9, float x10, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x4 = sg_load(a4[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))));
        sg_store(r2[i], ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * (x1 + (x6 * x7))))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_5_f32, (const float *a0, const float *a1, float x2, float x3, const float *a4, float x5, float x6, const float *a7, float x8, float x9, float x10, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_5_f32_kernel<float>, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_5_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, float x3, const sg_f16 *a4, float x5, float x6, const sg_f16 *a7, float x8, float x9, float x10, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_5_f32_kernel<sg_f16>, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_5_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, float x3, const sg_bf16 *a4, float x5, float x6, const sg_bf16 *a7, float x8, float x9, float x10, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_5_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, x8, x9, x10, r0, r1, r2, n); }
__global__ void _adam_update_5_f64_kernel(const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, double x6, const double *a7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x4 = sg_load(a4[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))));
        sg_store(r2[i], ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * (x1 + (x6 * x7))))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_5_f64, (const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, double x6, const double *a7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_5_f64_kernel, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, x8, x9, x10, r0, r1, r2, n); }

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
template <typename S> __global__ void _adam_update_6_f32_kernel(const S *a0, const S *a1, float x2, float x3, const S *a4, float x5, float x6, const S *a7, float x8, float x9, float x10, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x4 = sg_load(a4[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))));
        sg_store(r2[i], ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * x1))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_6_f32, (const float *a0, const float *a1, float x2, float x3, const float *a4, float x5, float x6, const float *a7, float x8, float x9, float x10, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_6_f32_kernel<float>, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_6_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, float x3, const sg_f16 *a4, float x5, float x6, const sg_f16 *a7, float x8, float x9, float x10, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_6_f32_kernel<sg_f16>, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_6_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, float x3, const sg_bf16 *a4, float x5, float x6, const sg_bf16 *a7, float x8, float x9, float x10, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_6_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, x8, x9, x10, r0, r1, r2, n); }
__global__ void _adam_update_6_f64_kernel(const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, double x6, const double *a7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x4 = sg_load(a4[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))));
        sg_store(r2[i], ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * x1))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_6_f64, (const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, double x6, const double *a7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_6_f64_kernel, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, x8, x9, x10, r0, r1, r2, n); }

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
template <typename S> __global__ void _adam_update_7_f32_kernel(const S *a0, const S *a1, float x2, float x3, const S *a4, float x5, const S *a6, float x7, float x8, float x9, float x10, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x4 = sg_load(a4[i]);
        const float x6 = sg_load(a6[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * x1)));
        sg_store(r2[i], ((x6 * x7) - ((x8 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(((x3 * x4) + ((x5 * x1) * (x1 + (x9 * x6))))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_7_f32, (const float *a0, const float *a1, float x2, float x3, const float *a4, float x5, const float *a6, float x7, float x8, float x9, float x10, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_7_f32_kernel<float>, n, stream, a0, a1, x2, x3, a4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_7_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, float x3, const sg_f16 *a4, float x5, const sg_f16 *a6, float x7, float x8, float x9, float x10, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_7_f32_kernel<sg_f16>, n, stream, a0, a1, x2, x3, a4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_7_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, float x3, const sg_bf16 *a4, float x5, const sg_bf16 *a6, float x7, float x8, float x9, float x10, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_7_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, x3, a4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }
__global__ void _adam_update_7_f64_kernel(const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, const double *a6, double x7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x4 = sg_load(a4[i]);
        const double x6 = sg_load(a6[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * x1)));
        sg_store(r2[i], ((x6 * x7) - ((x8 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(((x3 * x4) + ((x5 * x1) * (x1 + (x9 * x6))))) + x10))));
    }
}
SG_LAUNCHER(_adam_update_7_f64, (const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, const double *a6, double x7, double x8, double x9, double x10, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_7_f64_kernel, n, stream, a0, a1, x2, x3, a4, x5, a6, x7, x8, x9, x10, r0, r1, r2, n); }

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
template <typename S> __global__ void _adam_update_8_f32_kernel(const S *a0, const S *a1, float x2, float x3, const S *a4, float x5, const S *a6, float x7, float x8, float x9, S *r0, S *r1, S *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x4 = sg_load(a4[i]);
        const float x6 = sg_load(a6[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * x1)));
        sg_store(r2[i], ((x6 * x7) - ((x8 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(((x3 * x4) + ((x5 * x1) * x1))) + x9))));
    }
}
SG_LAUNCHER(_adam_update_8_f32, (const float *a0, const float *a1, float x2, float x3, const float *a4, float x5, const float *a6, float x7, float x8, float x9, float *r0, float *r1, float *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_8_f32_kernel<float>, n, stream, a0, a1, x2, x3, a4, x5, a6, x7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_8_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, float x3, const sg_f16 *a4, float x5, const sg_f16 *a6, float x7, float x8, float x9, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_8_f32_kernel<sg_f16>, n, stream, a0, a1, x2, x3, a4, x5, a6, x7, x8, x9, r0, r1, r2, n); }
SG_LAUNCHER(_adam_update_8_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, float x3, const sg_bf16 *a4, float x5, const sg_bf16 *a6, float x7, float x8, float x9, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_8_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, x3, a4, x5, a6, x7, x8, x9, r0, r1, r2, n); }
__global__ void _adam_update_8_f64_kernel(const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, const double *a6, double x7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x4 = sg_load(a4[i]);
        const double x6 = sg_load(a6[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * x1)));
        sg_store(r2[i], ((x6 * x7) - ((x8 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(((x3 * x4) + ((x5 * x1) * x1))) + x9))));
    }
}
SG_LAUNCHER(_adam_update_8_f64, (const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, const double *a6, double x7, double x8, double x9, double *r0, double *r1, double *r2, sg_index n, sg_stream stream)) { return SG_LAUNCH(_adam_update_8_f64_kernel, n, stream, a0, a1, x2, x3, a4, x5, a6, x7, x8, x9, r0, r1, r2, n); }

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
template <typename S> __global__ void _amsgrad_update_f32_kernel(const S *a0, const S *a1, float x2, const S *a3, float x4, float x5, const S *a6, float x7, const S *a8, float x9, float x10, float x11, S *r0, S *r1, S *r2, S *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x6 = sg_load(a6[i]);
        const float x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))));
        sg_store(r2[i], sg_maximum_f32(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3))))));
        sg_store(r3[i], ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(sg_maximum_f32(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_f32, (const float *a0, const float *a1, float x2, const float *a3, float x4, float x5, const float *a6, float x7, const float *a8, float x9, float x10, float x11, float *r0, float *r1, float *r2, float *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_f32_kernel<float>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, float x5, const sg_f16 *a6, float x7, const sg_f16 *a8, float x9, float x10, float x11, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_f16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_f32_kernel<sg_f16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, float x5, const sg_bf16 *a6, float x7, const sg_bf16 *a8, float x9, float x10, float x11, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_bf16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
__global__ void _amsgrad_update_f64_kernel(const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, const double *a8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x6 = sg_load(a6[i]);
        const double x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))));
        sg_store(r2[i], sg_maximum_f64(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3))))));
        sg_store(r3[i], ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(sg_maximum_f64(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_f64, (const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, const double *a8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_f64_kernel, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
template <typename S> __global__ void _amsgrad_update_2_f32_kernel(const S *a0, const S *a1, float x2, const S *a3, float x4, float x5, const S *a6, float x7, const S *a8, float x9, float x10, float x11, S *r0, S *r1, S *r2, S *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x6 = sg_load(a6[i]);
        const float x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))));
        sg_store(r2[i], sg_maximum_f32(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3))))));
        sg_store(r3[i], ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(sg_maximum_f32(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_2_f32, (const float *a0, const float *a1, float x2, const float *a3, float x4, float x5, const float *a6, float x7, const float *a8, float x9, float x10, float x11, float *r0, float *r1, float *r2, float *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_2_f32_kernel<float>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_2_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, float x5, const sg_f16 *a6, float x7, const sg_f16 *a8, float x9, float x10, float x11, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_f16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_2_f32_kernel<sg_f16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, float x5, const sg_bf16 *a6, float x7, const sg_bf16 *a8, float x9, float x10, float x11, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_bf16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_2_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
__global__ void _amsgrad_update_2_f64_kernel(const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, const double *a8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x6 = sg_load(a6[i]);
        const double x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))));
        sg_store(r2[i], sg_maximum_f64(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3))))));
        sg_store(r3[i], ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(sg_maximum_f64(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_2_f64, (const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, const double *a8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_2_f64_kernel, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
template <typename S> __global__ void _amsgrad_update_3_f32_kernel(const S *a0, const S *a1, float x2, const S *a3, float x4, float x5, const S *a6, float x7, const S *a8, float x9, float x10, float x11, S *r0, S *r1, S *r2, S *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x6 = sg_load(a6[i]);
        const float x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)));
        sg_store(r2[i], sg_maximum_f32(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1))));
        sg_store(r3[i], ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(sg_maximum_f32(x8, ((x5 * x6) + ((x7 * x1) * (x1 + (x2 * x3)))))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_3_f32, (const float *a0, const float *a1, float x2, const float *a3, float x4, float x5, const float *a6, float x7, const float *a8, float x9, float x10, float x11, float *r0, float *r1, float *r2, float *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_3_f32_kernel<float>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_3_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, float x5, const sg_f16 *a6, float x7, const sg_f16 *a8, float x9, float x10, float x11, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_f16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_3_f32_kernel<sg_f16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_3_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, float x5, const sg_bf16 *a6, float x7, const sg_bf16 *a8, float x9, float x10, float x11, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_bf16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_3_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
__global__ void _amsgrad_update_3_f64_kernel(const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, const double *a8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x6 = sg_load(a6[i]);
        const double x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)));
        sg_store(r2[i], sg_maximum_f64(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1))));
        sg_store(r3[i], ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(sg_maximum_f64(x8, ((x5 * x6) + ((x7 * x1) * (x1 + (x2 * x3)))))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_3_f64, (const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, const double *a8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_3_f64_kernel, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
template <typename S> __global__ void _amsgrad_update_4_f32_kernel(const S *a0, const S *a1, float x2, const S *a3, float x4, float x5, const S *a6, float x7, const S *a8, float x9, float x10, float x11, S *r0, S *r1, S *r2, S *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x3 = sg_load(a3[i]);
        const float x6 = sg_load(a6[i]);
        const float x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)));
        sg_store(r2[i], sg_maximum_f32(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1))));
        sg_store(r3[i], ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(sg_maximum_f32(x8, ((x5 * x6) + ((x7 * x1) * x1)))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_4_f32, (const float *a0, const float *a1, float x2, const float *a3, float x4, float x5, const float *a6, float x7, const float *a8, float x9, float x10, float x11, float *r0, float *r1, float *r2, float *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_4_f32_kernel<float>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_4_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, const sg_f16 *a3, float x4, float x5, const sg_f16 *a6, float x7, const sg_f16 *a8, float x9, float x10, float x11, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_f16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_4_f32_kernel<sg_f16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_4_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, const sg_bf16 *a3, float x4, float x5, const sg_bf16 *a6, float x7, const sg_bf16 *a8, float x9, float x10, float x11, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_bf16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_4_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
__global__ void _amsgrad_update_4_f64_kernel(const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, const double *a8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x3 = sg_load(a3[i]);
        const double x6 = sg_load(a6[i]);
        const double x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 + (((x1 + (x2 * x3)) - x0) * x4)));
        sg_store(r1[i], ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)));
        sg_store(r2[i], sg_maximum_f64(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1))));
        sg_store(r3[i], ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(sg_maximum_f64(x8, ((x5 * x6) + ((x7 * x1) * x1)))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_4_f64, (const double *a0, const double *a1, double x2, const double *a3, double x4, double x5, const double *a6, double x7, const double *a8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_4_f64_kernel, n, stream, a0, a1, x2, a3, x4, x5, a6, x7, a8, x9, x10, x11, r0, r1, r2, r3, n); }

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
template <typename S> __global__ void _amsgrad_update_5_f32_kernel(const S *a0, const S *a1, float x2, float x3, const S *a4, float x5, float x6, const S *a7, const S *a8, float x9, float x10, float x11, S *r0, S *r1, S *r2, S *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x4 = sg_load(a4[i]);
        const float x7 = sg_load(a7[i]);
        const float x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))));
        sg_store(r2[i], sg_maximum_f32(x8, ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7))))));
        sg_store(r3[i], ((x7 * x9) - ((x10 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(sg_maximum_f32(x8, ((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * (x1 + (x6 * x7)))))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_5_f32, (const float *a0, const float *a1, float x2, float x3, const float *a4, float x5, float x6, const float *a7, const float *a8, float x9, float x10, float x11, float *r0, float *r1, float *r2, float *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_5_f32_kernel<float>, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_5_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, float x3, const sg_f16 *a4, float x5, float x6, const sg_f16 *a7, const sg_f16 *a8, float x9, float x10, float x11, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_f16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_5_f32_kernel<sg_f16>, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_5_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, float x3, const sg_bf16 *a4, float x5, float x6, const sg_bf16 *a7, const sg_bf16 *a8, float x9, float x10, float x11, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_bf16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_5_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
__global__ void _amsgrad_update_5_f64_kernel(const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, double x6, const double *a7, const double *a8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x4 = sg_load(a4[i]);
        const double x7 = sg_load(a7[i]);
        const double x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))));
        sg_store(r2[i], sg_maximum_f64(x8, ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7))))));
        sg_store(r3[i], ((x7 * x9) - ((x10 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(sg_maximum_f64(x8, ((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * (x1 + (x6 * x7)))))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_5_f64, (const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, double x6, const double *a7, const double *a8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_5_f64_kernel, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, a8, x9, x10, x11, r0, r1, r2, r3, n); }

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
template <typename S> __global__ void _amsgrad_update_6_f32_kernel(const S *a0, const S *a1, float x2, float x3, const S *a4, float x5, float x6, const S *a7, const S *a8, float x9, float x10, float x11, S *r0, S *r1, S *r2, S *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x4 = sg_load(a4[i]);
        const float x7 = sg_load(a7[i]);
        const float x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))));
        sg_store(r2[i], sg_maximum_f32(x8, ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7))))));
        sg_store(r3[i], ((x7 * x9) - ((x10 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(sg_maximum_f32(x8, ((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * x1)))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_6_f32, (const float *a0, const float *a1, float x2, float x3, const float *a4, float x5, float x6, const float *a7, const float *a8, float x9, float x10, float x11, float *r0, float *r1, float *r2, float *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_6_f32_kernel<float>, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_6_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, float x3, const sg_f16 *a4, float x5, float x6, const sg_f16 *a7, const sg_f16 *a8, float x9, float x10, float x11, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_f16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_6_f32_kernel<sg_f16>, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_6_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, float x3, const sg_bf16 *a4, float x5, float x6, const sg_bf16 *a7, const sg_bf16 *a8, float x9, float x10, float x11, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_bf16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_6_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, a8, x9, x10, x11, r0, r1, r2, r3, n); }
__global__ void _amsgrad_update_6_f64_kernel(const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, double x6, const double *a7, const double *a8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x4 = sg_load(a4[i]);
        const double x7 = sg_load(a7[i]);
        const double x8 = sg_load(a8[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))));
        sg_store(r2[i], sg_maximum_f64(x8, ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7))))));
        sg_store(r3[i], ((x7 * x9) - ((x10 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(sg_maximum_f64(x8, ((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * x1)))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_6_f64, (const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, double x6, const double *a7, const double *a8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_6_f64_kernel, n, stream, a0, a1, x2, x3, a4, x5, x6, a7, a8, x9, x10, x11, r0, r1, r2, r3, n); }

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
template <typename S> __global__ void _amsgrad_update_7_f32_kernel(const S *a0, const S *a1, float x2, float x3, const S *a4, float x5, const S *a6, const S *a7, float x8, float x9, float x10, float x11, S *r0, S *r1, S *r2, S *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x4 = sg_load(a4[i]);
        const float x6 = sg_load(a6[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * x1)));
        sg_store(r2[i], sg_maximum_f32(x6, ((x3 * x4) + ((x5 * x1) * x1))));
        sg_store(r3[i], ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(sg_maximum_f32(x6, ((x3 * x4) + ((x5 * x1) * (x1 + (x10 * x7)))))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_7_f32, (const float *a0, const float *a1, float x2, float x3, const float *a4, float x5, const float *a6, const float *a7, float x8, float x9, float x10, float x11, float *r0, float *r1, float *r2, float *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_7_f32_kernel<float>, n, stream, a0, a1, x2, x3, a4, x5, a6, a7, x8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_7_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, float x3, const sg_f16 *a4, float x5, const sg_f16 *a6, const sg_f16 *a7, float x8, float x9, float x10, float x11, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_f16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_7_f32_kernel<sg_f16>, n, stream, a0, a1, x2, x3, a4, x5, a6, a7, x8, x9, x10, x11, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_7_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, float x3, const sg_bf16 *a4, float x5, const sg_bf16 *a6, const sg_bf16 *a7, float x8, float x9, float x10, float x11, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_bf16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_7_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, x3, a4, x5, a6, a7, x8, x9, x10, x11, r0, r1, r2, r3, n); }
__global__ void _amsgrad_update_7_f64_kernel(const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, const double *a6, const double *a7, double x8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x4 = sg_load(a4[i]);
        const double x6 = sg_load(a6[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * x1)));
        sg_store(r2[i], sg_maximum_f64(x6, ((x3 * x4) + ((x5 * x1) * x1))));
        sg_store(r3[i], ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(sg_maximum_f64(x6, ((x3 * x4) + ((x5 * x1) * (x1 + (x10 * x7)))))) + x11))));
    }
}
SG_LAUNCHER(_amsgrad_update_7_f64, (const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, const double *a6, const double *a7, double x8, double x9, double x10, double x11, double *r0, double *r1, double *r2, double *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_7_f64_kernel, n, stream, a0, a1, x2, x3, a4, x5, a6, a7, x8, x9, x10, x11, r0, r1, r2, r3, n); }

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
template <typename S> __global__ void _amsgrad_update_8_f32_kernel(const S *a0, const S *a1, float x2, float x3, const S *a4, float x5, const S *a6, const S *a7, float x8, float x9, float x10, S *r0, S *r1, S *r2, S *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x4 = sg_load(a4[i]);
        const float x6 = sg_load(a6[i]);
        const float x7 = sg_load(a7[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * x1)));
        sg_store(r2[i], sg_maximum_f32(x6, ((x3 * x4) + ((x5 * x1) * x1))));
        sg_store(r3[i], ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(sg_maximum_f32(x6, ((x3 * x4) + ((x5 * x1) * x1)))) + x10))));
    }
}
SG_LAUNCHER(_amsgrad_update_8_f32, (const float *a0, const float *a1, float x2, float x3, const float *a4, float x5, const float *a6, const float *a7, float x8, float x9, float x10, float *r0, float *r1, float *r2, float *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_8_f32_kernel<float>, n, stream, a0, a1, x2, x3, a4, x5, a6, a7, x8, x9, x10, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_8_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, float x3, const sg_f16 *a4, float x5, const sg_f16 *a6, const sg_f16 *a7, float x8, float x9, float x10, sg_f16 *r0, sg_f16 *r1, sg_f16 *r2, sg_f16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_8_f32_kernel<sg_f16>, n, stream, a0, a1, x2, x3, a4, x5, a6, a7, x8, x9, x10, r0, r1, r2, r3, n); }
SG_LAUNCHER(_amsgrad_update_8_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, float x3, const sg_bf16 *a4, float x5, const sg_bf16 *a6, const sg_bf16 *a7, float x8, float x9, float x10, sg_bf16 *r0, sg_bf16 *r1, sg_bf16 *r2, sg_bf16 *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_8_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, x3, a4, x5, a6, a7, x8, x9, x10, r0, r1, r2, r3, n); }
__global__ void _amsgrad_update_8_f64_kernel(const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, const double *a6, const double *a7, double x8, double x9, double x10, double *r0, double *r1, double *r2, double *r3, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x4 = sg_load(a4[i]);
        const double x6 = sg_load(a6[i]);
        const double x7 = sg_load(a7[i]);
        sg_store(r0[i], (x0 + ((x1 - x0) * x2)));
        sg_store(r1[i], ((x3 * x4) + ((x5 * x1) * x1)));
        sg_store(r2[i], sg_maximum_f64(x6, ((x3 * x4) + ((x5 * x1) * x1))));
        sg_store(r3[i], ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(sg_maximum_f64(x6, ((x3 * x4) + ((x5 * x1) * x1)))) + x10))));
    }
}
SG_LAUNCHER(_amsgrad_update_8_f64, (const double *a0, const double *a1, double x2, double x3, const double *a4, double x5, const double *a6, const double *a7, double x8, double x9, double x10, double *r0, double *r1, double *r2, double *r3, sg_index n, sg_stream stream)) { return SG_LAUNCH(_amsgrad_update_8_f64_kernel, n, stream, a0, a1, x2, x3, a4, x5, a6, a7, x8, x9, x10, r0, r1, r2, r3, n); }
