/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* The nonlinearities of neural networks. */
#include "cuda_kernel.cuh"

/* relu: maximum(self, 0) */
template <typename S> __global__ void relu_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_f32(x0, 0.0f));
    }
}
SG_LAUNCHER(relu_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(relu_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(relu_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void relu_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_f64(x0, 0.0));
    }
}
SG_LAUNCHER(relu_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_f64_kernel, n, stream, a0, r0, n); }
__global__ void relu_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_i8(x0, 0));
    }
}
SG_LAUNCHER(relu_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_i8_kernel, n, stream, a0, r0, n); }
__global__ void relu_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_i16(x0, 0));
    }
}
SG_LAUNCHER(relu_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_i16_kernel, n, stream, a0, r0, n); }
__global__ void relu_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_i32(x0, 0));
    }
}
SG_LAUNCHER(relu_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_i32_kernel, n, stream, a0, r0, n); }
__global__ void relu_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_i64(x0, 0));
    }
}
SG_LAUNCHER(relu_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_i64_kernel, n, stream, a0, r0, n); }
__global__ void relu_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_maximum_u8(x0, 0));
    }
}
SG_LAUNCHER(relu_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_u8_kernel, n, stream, a0, r0, n); }

/* relu: where(result <= 0, 0, grad) */
template <typename S> __global__ void relu_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 <= 0.0f) ? 0.0f : x1));
    }
}
SG_LAUNCHER(relu_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(relu_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(relu_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void relu_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 <= 0.0) ? 0.0 : x1));
    }
}
SG_LAUNCHER(relu_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(relu_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.relu6: minimum(maximum(self, 0), 6) */
template <typename S> __global__ void nn_functional_relu6_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_f32(sg_maximum_f32(x0, 0.0f), 6.0f));
    }
}
SG_LAUNCHER(nn_functional_relu6_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_relu6_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_relu6_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void nn_functional_relu6_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_f64(sg_maximum_f64(x0, 0.0), 6.0));
    }
}
SG_LAUNCHER(nn_functional_relu6_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_f64_kernel, n, stream, a0, r0, n); }
__global__ void nn_functional_relu6_i8_kernel(const int8_t *a0, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i8(sg_maximum_i8(x0, 0), 6));
    }
}
SG_LAUNCHER(nn_functional_relu6_i8, (const int8_t *a0, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_i8_kernel, n, stream, a0, r0, n); }
__global__ void nn_functional_relu6_i16_kernel(const int16_t *a0, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i16(sg_maximum_i16(x0, 0), 6));
    }
}
SG_LAUNCHER(nn_functional_relu6_i16, (const int16_t *a0, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_i16_kernel, n, stream, a0, r0, n); }
__global__ void nn_functional_relu6_i32_kernel(const int32_t *a0, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i32(sg_maximum_i32(x0, 0), 6));
    }
}
SG_LAUNCHER(nn_functional_relu6_i32, (const int32_t *a0, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_i32_kernel, n, stream, a0, r0, n); }
__global__ void nn_functional_relu6_i64_kernel(const int64_t *a0, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i64(sg_maximum_i64(x0, 0), 6));
    }
}
SG_LAUNCHER(nn_functional_relu6_i64, (const int64_t *a0, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_i64_kernel, n, stream, a0, r0, n); }
__global__ void nn_functional_relu6_u8_kernel(const uint8_t *a0, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_u8(sg_maximum_u8(x0, 0), 6));
    }
}
SG_LAUNCHER(nn_functional_relu6_u8, (const uint8_t *a0, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_u8_kernel, n, stream, a0, r0, n); }

/* nn.functional.relu6: where((result > 0) & (result < 6), grad, 0) */
template <typename S> __global__ void nn_functional_relu6_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (((x0 > 0.0f) & (x0 < 6.0f)) ? x1 : 0.0f));
    }
}
SG_LAUNCHER(nn_functional_relu6_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_relu6_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_relu6_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_relu6_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (((x0 > 0.0) & (x0 < 6.0)) ? x1 : 0.0));
    }
}
SG_LAUNCHER(nn_functional_relu6_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_relu6_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.leaky_relu: where(self > 0, self, self * negative_slope) */
template <typename S> __global__ void nn_functional_leaky_relu_f32_kernel(const S *a0, float x1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 > 0.0f) ? x0 : (x0 * x1)));
    }
}
SG_LAUNCHER(nn_functional_leaky_relu_f32, (const float *a0, float x1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_leaky_relu_f32_kernel<float>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(nn_functional_leaky_relu_f16, (const sg_f16 *a0, float x1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_leaky_relu_f32_kernel<sg_f16>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(nn_functional_leaky_relu_bf16, (const sg_bf16 *a0, float x1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_leaky_relu_f32_kernel<sg_bf16>, n, stream, a0, x1, r0, n); }
__global__ void nn_functional_leaky_relu_f64_kernel(const double *a0, double x1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 > 0.0) ? x0 : (x0 * x1)));
    }
}
SG_LAUNCHER(nn_functional_leaky_relu_f64, (const double *a0, double x1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_leaky_relu_f64_kernel, n, stream, a0, x1, r0, n); }

/* nn.functional.leaky_relu: where(self > 0, grad, grad * negative_slope) */
template <typename S> __global__ void nn_functional_leaky_relu_backward_self_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 > 0.0f) ? x1 : (x1 * x2)));
    }
}
SG_LAUNCHER(nn_functional_leaky_relu_backward_self_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_leaky_relu_backward_self_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(nn_functional_leaky_relu_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_leaky_relu_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(nn_functional_leaky_relu_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_leaky_relu_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void nn_functional_leaky_relu_backward_self_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 > 0.0) ? x1 : (x1 * x2)));
    }
}
SG_LAUNCHER(nn_functional_leaky_relu_backward_self_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_leaky_relu_backward_self_f64_kernel, n, stream, a0, a1, x2, r0, n); }

/* nn.functional.elu: where(self > 0, self, alpha * expm1(self)) */
template <typename S> __global__ void nn_functional_elu_f32_kernel(const S *a0, float x1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 > 0.0f) ? x0 : (x1 * sg_expm1_f32(x0))));
    }
}
SG_LAUNCHER(nn_functional_elu_f32, (const float *a0, float x1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_elu_f32_kernel<float>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(nn_functional_elu_f16, (const sg_f16 *a0, float x1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_elu_f32_kernel<sg_f16>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(nn_functional_elu_bf16, (const sg_bf16 *a0, float x1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_elu_f32_kernel<sg_bf16>, n, stream, a0, x1, r0, n); }
__global__ void nn_functional_elu_f64_kernel(const double *a0, double x1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 > 0.0) ? x0 : (x1 * sg_expm1_f64(x0))));
    }
}
SG_LAUNCHER(nn_functional_elu_f64, (const double *a0, double x1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_elu_f64_kernel, n, stream, a0, x1, r0, n); }

/* nn.functional.elu: where(self > 0, grad, grad * alpha * below.exp()) */
template <typename S> __global__ void nn_functional_elu_backward_self_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 > 0.0f) ? x1 : ((x1 * x2) * sg_exp_f32(((x0 > 0.0f) ? 0.0f : x0)))));
    }
}
SG_LAUNCHER(nn_functional_elu_backward_self_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_elu_backward_self_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(nn_functional_elu_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_elu_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(nn_functional_elu_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_elu_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void nn_functional_elu_backward_self_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 > 0.0) ? x1 : ((x1 * x2) * sg_exp_f64(((x0 > 0.0) ? 0.0 : x0)))));
    }
}
SG_LAUNCHER(nn_functional_elu_backward_self_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_elu_backward_self_f64_kernel, n, stream, a0, a1, x2, r0, n); }

/* nn.functional.selu: 1.0507009873554804934193349852946 * where(self > 0, self, 1.6732632423543772848170429916717 * expm1(self)) */
template <typename S> __global__ void nn_functional_selu_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (1.0507009873554805f * ((x0 > 0.0f) ? x0 : (1.6732632423543772f * sg_expm1_f32(x0)))));
    }
}
SG_LAUNCHER(nn_functional_selu_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_selu_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_selu_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_selu_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_selu_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_selu_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void nn_functional_selu_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (1.0507009873554805 * ((x0 > 0.0) ? x0 : (1.6732632423543772 * sg_expm1_f64(x0)))));
    }
}
SG_LAUNCHER(nn_functional_selu_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_selu_f64_kernel, n, stream, a0, r0, n); }

/* nn.functional.selu: grad * where(self > 0, 1.0507009873554804934193349852946, 1.7580993408473768599402175208123 * below.exp()) */
template <typename S> __global__ void nn_functional_selu_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((x1 > 0.0f) ? 1.0507009873554805f : (1.7580993408473768f * sg_exp_f32(((x1 > 0.0f) ? 0.0f : x1))))));
    }
}
SG_LAUNCHER(nn_functional_selu_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_selu_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_selu_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_selu_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_selu_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_selu_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_selu_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((x1 > 0.0) ? 1.0507009873554805 : (1.7580993408473768 * sg_exp_f64(((x1 > 0.0) ? 0.0 : x1))))));
    }
}
SG_LAUNCHER(nn_functional_selu_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_selu_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.celu: where(self > 0, self, alpha * expm1(self / alpha)) */
template <typename S> __global__ void nn_functional_celu_f32_kernel(const S *a0, float x1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 > 0.0f) ? x0 : (x1 * sg_expm1_f32((x0 / x1)))));
    }
}
SG_LAUNCHER(nn_functional_celu_f32, (const float *a0, float x1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_celu_f32_kernel<float>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(nn_functional_celu_f16, (const sg_f16 *a0, float x1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_celu_f32_kernel<sg_f16>, n, stream, a0, x1, r0, n); }
SG_LAUNCHER(nn_functional_celu_bf16, (const sg_bf16 *a0, float x1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_celu_f32_kernel<sg_bf16>, n, stream, a0, x1, r0, n); }
__global__ void nn_functional_celu_f64_kernel(const double *a0, double x1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 > 0.0) ? x0 : (x1 * sg_expm1_f64((x0 / x1)))));
    }
}
SG_LAUNCHER(nn_functional_celu_f64, (const double *a0, double x1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_celu_f64_kernel, n, stream, a0, x1, r0, n); }

/* nn.functional.celu: grad * exp(below / alpha) */
template <typename S> __global__ void nn_functional_celu_backward_self_f32_kernel(const S *a0, const S *a1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_exp_f32((((x1 > 0.0f) ? 0.0f : x1) / x2))));
    }
}
SG_LAUNCHER(nn_functional_celu_backward_self_f32, (const float *a0, const float *a1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_celu_backward_self_f32_kernel<float>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(nn_functional_celu_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_celu_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, x2, r0, n); }
SG_LAUNCHER(nn_functional_celu_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_celu_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, x2, r0, n); }
__global__ void nn_functional_celu_backward_self_f64_kernel(const double *a0, const double *a1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_exp_f64((((x1 > 0.0) ? 0.0 : x1) / x2))));
    }
}
SG_LAUNCHER(nn_functional_celu_backward_self_f64, (const double *a0, const double *a1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_celu_backward_self_f64_kernel, n, stream, a0, a1, x2, r0, n); }

/* _gelu_slope: sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self)) * (1 + self * (1 - sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self))) * 1.5957691216057307117 * (1 + 0.134145 * self * self)) */
template <typename S> __global__ void _gelu_slope_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_sigmoid_f32((1.5957691216057308f * (x0 + (((0.044715f * x0) * x0) * x0)))) * (1.0f + (((x0 * (1.0f - sg_sigmoid_f32((1.5957691216057308f * (x0 + (((0.044715f * x0) * x0) * x0)))))) * 1.5957691216057308f) * (1.0f + ((0.134145f * x0) * x0))))));
    }
}
SG_LAUNCHER(_gelu_slope_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_gelu_slope_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(_gelu_slope_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_gelu_slope_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(_gelu_slope_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_gelu_slope_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void _gelu_slope_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_sigmoid_f64((1.5957691216057308 * (x0 + (((0.044715 * x0) * x0) * x0)))) * (1.0 + (((x0 * (1.0 - sg_sigmoid_f64((1.5957691216057308 * (x0 + (((0.044715 * x0) * x0) * x0)))))) * 1.5957691216057308) * (1.0 + ((0.134145 * x0) * x0))))));
    }
}
SG_LAUNCHER(_gelu_slope_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_gelu_slope_f64_kernel, n, stream, a0, r0, n); }

/* _gelu_slope: grad * (sigmoid(inner) * sigmoid(-inner) * (slope * (2 - self * slope * tanh(inner / 2)) + self * self * 0.42812889763560149)) */
template <typename S> __global__ void _gelu_slope_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((sg_sigmoid_f32((1.5957691216057308f * (x1 + (((0.044715f * x1) * x1) * x1)))) * sg_sigmoid_f32((-(1.5957691216057308f * (x1 + (((0.044715f * x1) * x1) * x1)))))) * (((1.5957691216057308f * (1.0f + ((0.134145f * x1) * x1))) * (2.0f - ((x1 * (1.5957691216057308f * (1.0f + ((0.134145f * x1) * x1)))) * sg_tanh_f32(((1.5957691216057308f * (x1 + (((0.044715f * x1) * x1) * x1))) / 2.0f))))) + ((x1 * x1) * 0.42812889763560147f)))));
    }
}
SG_LAUNCHER(_gelu_slope_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_gelu_slope_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_gelu_slope_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_gelu_slope_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_gelu_slope_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_gelu_slope_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _gelu_slope_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((sg_sigmoid_f64((1.5957691216057308 * (x1 + (((0.044715 * x1) * x1) * x1)))) * sg_sigmoid_f64((-(1.5957691216057308 * (x1 + (((0.044715 * x1) * x1) * x1)))))) * (((1.5957691216057308 * (1.0 + ((0.134145 * x1) * x1))) * (2.0 - ((x1 * (1.5957691216057308 * (1.0 + ((0.134145 * x1) * x1)))) * sg_tanh_f64(((1.5957691216057308 * (x1 + (((0.044715 * x1) * x1) * x1))) / 2.0))))) + ((x1 * x1) * 0.42812889763560147)))));
    }
}
SG_LAUNCHER(_gelu_slope_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_gelu_slope_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.gelu: self * 0.5 * erfc(self * -0.70710678118654762440) if approximate == 'none' else self * sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self)) */
template <typename S> __global__ void nn_functional_gelu_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * 0.5f) * sg_erfc_f32((x0 * (-0.7071067811865476f)))));
    }
}
SG_LAUNCHER(nn_functional_gelu_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_gelu_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_gelu_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void nn_functional_gelu_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 * 0.5) * sg_erfc_f64((x0 * (-0.7071067811865476)))));
    }
}
SG_LAUNCHER(nn_functional_gelu_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_f64_kernel, n, stream, a0, r0, n); }

/* nn.functional.gelu: self * 0.5 * erfc(self * -0.70710678118654762440) if approximate == 'none' else self * sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self)) */
template <typename S> __global__ void nn_functional_gelu_2_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f32((1.5957691216057308f * (x0 + (((0.044715f * x0) * x0) * x0))))));
    }
}
SG_LAUNCHER(nn_functional_gelu_2_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_2_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_gelu_2_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_2_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_gelu_2_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_2_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void nn_functional_gelu_2_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f64((1.5957691216057308 * (x0 + (((0.044715 * x0) * x0) * x0))))));
    }
}
SG_LAUNCHER(nn_functional_gelu_2_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_2_f64_kernel, n, stream, a0, r0, n); }

/* nn.functional.gelu: grad * (0.5 * erfc(inside * -0.70710678118654762440) + inside * exp(inside * inside * -0.5) * 0.39894228040143267794) if approximate == 'none' else grad * _gelu_slope(inside) */
template <typename S> __global__ void nn_functional_gelu_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((0.5f * sg_erfc_f32((sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f) * (-0.7071067811865476f)))) + ((sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f) * sg_exp_f32(((sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)) * (-0.5f)))) * 0.3989422804014327f))));
    }
}
SG_LAUNCHER(nn_functional_gelu_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_gelu_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_gelu_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_gelu_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((0.5 * sg_erfc_f64((sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0) * (-0.7071067811865476)))) + ((sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0) * sg_exp_f64(((sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)) * (-0.5)))) * 0.3989422804014327))));
    }
}
SG_LAUNCHER(nn_functional_gelu_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.gelu: grad * (0.5 * erfc(inside * -0.70710678118654762440) + inside * exp(inside * inside * -0.5) * 0.39894228040143267794) if approximate == 'none' else grad * _gelu_slope(inside) */
template <typename S> __global__ void nn_functional_gelu_backward_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_sigmoid_f32((1.5957691216057308f * (sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f) + (((0.044715f * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f))))) * (1.0f + (((sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f) * (1.0f - sg_sigmoid_f32((1.5957691216057308f * (sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f) + (((0.044715f * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f))))))) * 1.5957691216057308f) * (1.0f + ((0.134145f * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f))))))));
    }
}
SG_LAUNCHER(nn_functional_gelu_backward_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_backward_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_gelu_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_gelu_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_gelu_backward_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_sigmoid_f64((1.5957691216057308 * (sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0) + (((0.044715 * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0))))) * (1.0 + (((sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0) * (1.0 - sg_sigmoid_f64((1.5957691216057308 * (sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0) + (((0.044715 * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0))))))) * 1.5957691216057308) * (1.0 + ((0.134145 * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0))))))));
    }
}
SG_LAUNCHER(nn_functional_gelu_backward_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_gelu_backward_self_2_f64_kernel, n, stream, a0, a1, r0, n); }

/* _silu_slope: sigmoid(self) * (1 + self * (1 - sigmoid(self))) */
template <typename S> __global__ void _silu_slope_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_sigmoid_f32(x0) * (1.0f + (x0 * (1.0f - sg_sigmoid_f32(x0))))));
    }
}
SG_LAUNCHER(_silu_slope_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(_silu_slope_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(_silu_slope_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void _silu_slope_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_sigmoid_f64(x0) * (1.0 + (x0 * (1.0 - sg_sigmoid_f64(x0))))));
    }
}
SG_LAUNCHER(_silu_slope_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_f64_kernel, n, stream, a0, r0, n); }
__global__ void _silu_slope_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c64(sg_sigmoid_c64(x0), sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(x0, sg_sub_c64(sg_from_real_c64(1.0f), sg_sigmoid_c64(x0))))));
    }
}
SG_LAUNCHER(_silu_slope_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_c64_kernel, n, stream, a0, r0, n); }
__global__ void _silu_slope_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c128(sg_sigmoid_c128(x0), sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(x0, sg_sub_c128(sg_from_real_c128(1.0), sg_sigmoid_c128(x0))))));
    }
}
SG_LAUNCHER(_silu_slope_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_c128_kernel, n, stream, a0, r0, n); }

/* _silu_slope: grad * (sigmoid(self) * sigmoid(-self) * (2 - self * tanh(self / 2))).conj() */
template <typename S> __global__ void _silu_slope_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((sg_sigmoid_f32(x1) * sg_sigmoid_f32((-x1))) * (2.0f - (x1 * sg_tanh_f32((x1 / 2.0f)))))));
    }
}
SG_LAUNCHER(_silu_slope_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_silu_slope_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_silu_slope_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _silu_slope_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((sg_sigmoid_f64(x1) * sg_sigmoid_f64((-x1))) * (2.0 - (x1 * sg_tanh_f64((x1 / 2.0)))))));
    }
}
SG_LAUNCHER(_silu_slope_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _silu_slope_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_mul_c64(sg_sigmoid_c64(x1), sg_sigmoid_c64(sg_neg_c64(x1))), sg_sub_c64(sg_from_real_c64(2.0f), sg_mul_c64(x1, sg_tanh_c64(sg_div_c64(x1, sg_from_real_c64(2.0f)))))))));
    }
}
SG_LAUNCHER(_silu_slope_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _silu_slope_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_mul_c128(sg_sigmoid_c128(x1), sg_sigmoid_c128(sg_neg_c128(x1))), sg_sub_c128(sg_from_real_c128(2.0), sg_mul_c128(x1, sg_tanh_c128(sg_div_c128(x1, sg_from_real_c128(2.0)))))))));
    }
}
SG_LAUNCHER(_silu_slope_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* _silu_slope: auto_element_wise */
template <typename S> __global__ void _silu_slope_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((sg_sigmoid_f32(x1) * sg_sigmoid_f32((-x1))) * (2.0f - (x1 * sg_tanh_f32((x1 / 2.0f)))))));
    }
}
SG_LAUNCHER(_silu_slope_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_silu_slope_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_silu_slope_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _silu_slope_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((sg_sigmoid_f64(x1) * sg_sigmoid_f64((-x1))) * (2.0 - (x1 * sg_tanh_f64((x1 / 2.0)))))));
    }
}
SG_LAUNCHER(_silu_slope_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _silu_slope_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_mul_c64(sg_sigmoid_c64(x1), sg_sigmoid_c64(sg_neg_c64(x1))), sg_sub_c64(sg_from_real_c64(2.0f), sg_mul_c64(x1, sg_tanh_c64(sg_div_c64(x1, sg_from_real_c64(2.0f))))))));
    }
}
SG_LAUNCHER(_silu_slope_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void _silu_slope_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_mul_c128(sg_sigmoid_c128(x1), sg_sigmoid_c128(sg_neg_c128(x1))), sg_sub_c128(sg_from_real_c128(2.0), sg_mul_c128(x1, sg_tanh_c128(sg_div_c128(x1, sg_from_real_c128(2.0))))))));
    }
}
SG_LAUNCHER(_silu_slope_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_silu_slope_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.silu: self * sigmoid(self) */
template <typename S> __global__ void nn_functional_silu_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f32(x0)));
    }
}
SG_LAUNCHER(nn_functional_silu_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_silu_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_silu_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void nn_functional_silu_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f64(x0)));
    }
}
SG_LAUNCHER(nn_functional_silu_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_f64_kernel, n, stream, a0, r0, n); }
__global__ void nn_functional_silu_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_sigmoid_c64(x0)));
    }
}
SG_LAUNCHER(nn_functional_silu_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_c64_kernel, n, stream, a0, r0, n); }
__global__ void nn_functional_silu_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_sigmoid_c128(x0)));
    }
}
SG_LAUNCHER(nn_functional_silu_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_c128_kernel, n, stream, a0, r0, n); }

/* nn.functional.silu: grad * _silu_slope(self).conj() */
template <typename S> __global__ void nn_functional_silu_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_sigmoid_f32(x1) * (1.0f + (x1 * (1.0f - sg_sigmoid_f32(x1)))))));
    }
}
SG_LAUNCHER(nn_functional_silu_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_silu_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_silu_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_silu_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_sigmoid_f64(x1) * (1.0 + (x1 * (1.0 - sg_sigmoid_f64(x1)))))));
    }
}
SG_LAUNCHER(nn_functional_silu_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_silu_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_sigmoid_c64(x1), sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, sg_sub_c64(sg_from_real_c64(1.0f), sg_sigmoid_c64(x1))))))));
    }
}
SG_LAUNCHER(nn_functional_silu_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_silu_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_sigmoid_c128(x1), sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, sg_sub_c128(sg_from_real_c128(1.0), sg_sigmoid_c128(x1))))))));
    }
}
SG_LAUNCHER(nn_functional_silu_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.silu: auto_element_wise */
template <typename S> __global__ void nn_functional_silu_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_sigmoid_f32(x1) * (1.0f + (x1 * (1.0f - sg_sigmoid_f32(x1)))))));
    }
}
SG_LAUNCHER(nn_functional_silu_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_silu_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_silu_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_silu_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_sigmoid_f64(x1) * (1.0 + (x1 * (1.0 - sg_sigmoid_f64(x1)))))));
    }
}
SG_LAUNCHER(nn_functional_silu_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_silu_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_sigmoid_c64(x1), sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, sg_sub_c64(sg_from_real_c64(1.0f), sg_sigmoid_c64(x1)))))));
    }
}
SG_LAUNCHER(nn_functional_silu_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_silu_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_sigmoid_c128(x1), sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, sg_sub_c128(sg_from_real_c128(1.0), sg_sigmoid_c128(x1)))))));
    }
}
SG_LAUNCHER(nn_functional_silu_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_silu_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* _mish_slope: tanh(maximum(self, 0) + log1p(exp(-abs(self)))) + self * sigmoid(self) * ( 1 - square(tanh(maximum(self, 0) + log1p(exp(-abs(self)))))) */
template <typename S> __global__ void _mish_slope_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_tanh_f32((sg_maximum_f32(x0, 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x0)))))) + ((x0 * sg_sigmoid_f32(x0)) * (1.0f - sg_square_f32(sg_tanh_f32((sg_maximum_f32(x0, 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x0)))))))))));
    }
}
SG_LAUNCHER(_mish_slope_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mish_slope_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(_mish_slope_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mish_slope_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(_mish_slope_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mish_slope_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void _mish_slope_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_tanh_f64((sg_maximum_f64(x0, 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x0)))))) + ((x0 * sg_sigmoid_f64(x0)) * (1.0 - sg_square_f64(sg_tanh_f64((sg_maximum_f64(x0, 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x0)))))))))));
    }
}
SG_LAUNCHER(_mish_slope_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mish_slope_f64_kernel, n, stream, a0, r0, n); }

/* _mish_slope: grad * (4 * gate * shrunk * shrunk * (2 + self * (rest - 2 * gate * (1 - rest * rest) / (1 + rest * rest)))) */
template <typename S> __global__ void _mish_slope_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((((4.0f * sg_sigmoid_f32(x1)) * (sg_sigmoid_f32((-x1)) / (1.0f + (sg_sigmoid_f32((-x1)) * sg_sigmoid_f32((-x1)))))) * (sg_sigmoid_f32((-x1)) / (1.0f + (sg_sigmoid_f32((-x1)) * sg_sigmoid_f32((-x1)))))) * (2.0f + (x1 * (sg_sigmoid_f32((-x1)) - (((2.0f * sg_sigmoid_f32(x1)) * (1.0f - (sg_sigmoid_f32((-x1)) * sg_sigmoid_f32((-x1))))) / (1.0f + (sg_sigmoid_f32((-x1)) * sg_sigmoid_f32((-x1)))))))))));
    }
}
SG_LAUNCHER(_mish_slope_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mish_slope_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_mish_slope_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mish_slope_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_mish_slope_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mish_slope_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _mish_slope_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * ((((4.0 * sg_sigmoid_f64(x1)) * (sg_sigmoid_f64((-x1)) / (1.0 + (sg_sigmoid_f64((-x1)) * sg_sigmoid_f64((-x1)))))) * (sg_sigmoid_f64((-x1)) / (1.0 + (sg_sigmoid_f64((-x1)) * sg_sigmoid_f64((-x1)))))) * (2.0 + (x1 * (sg_sigmoid_f64((-x1)) - (((2.0 * sg_sigmoid_f64(x1)) * (1.0 - (sg_sigmoid_f64((-x1)) * sg_sigmoid_f64((-x1))))) / (1.0 + (sg_sigmoid_f64((-x1)) * sg_sigmoid_f64((-x1)))))))))));
    }
}
SG_LAUNCHER(_mish_slope_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_mish_slope_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.mish: self * tanh(maximum(self, 0) + log1p(exp(-abs(self)))) */
template <typename S> __global__ void nn_functional_mish_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * sg_tanh_f32((sg_maximum_f32(x0, 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x0))))))));
    }
}
SG_LAUNCHER(nn_functional_mish_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_mish_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_mish_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_mish_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_mish_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_mish_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void nn_functional_mish_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * sg_tanh_f64((sg_maximum_f64(x0, 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x0))))))));
    }
}
SG_LAUNCHER(nn_functional_mish_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_mish_f64_kernel, n, stream, a0, r0, n); }

/* nn.functional.mish: grad * _mish_slope(self) */
template <typename S> __global__ void nn_functional_mish_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_tanh_f32((sg_maximum_f32(x1, 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x1)))))) + ((x1 * sg_sigmoid_f32(x1)) * (1.0f - sg_square_f32(sg_tanh_f32((sg_maximum_f32(x1, 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x1))))))))))));
    }
}
SG_LAUNCHER(nn_functional_mish_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_mish_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_mish_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_mish_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_mish_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_mish_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_mish_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_tanh_f64((sg_maximum_f64(x1, 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x1)))))) + ((x1 * sg_sigmoid_f64(x1)) * (1.0 - sg_square_f64(sg_tanh_f64((sg_maximum_f64(x1, 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x1))))))))))));
    }
}
SG_LAUNCHER(nn_functional_mish_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_mish_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.softplus: where(self * beta > threshold, self, log1p(exp(self * beta)) / beta) */
template <typename S> __global__ void nn_functional_softplus_f32_kernel(const S *a0, float x1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (((x0 * x1) > x2) ? x0 : (sg_log1p_f32(sg_exp_f32((x0 * x1))) / x1)));
    }
}
SG_LAUNCHER(nn_functional_softplus_f32, (const float *a0, float x1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softplus_f32_kernel<float>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(nn_functional_softplus_f16, (const sg_f16 *a0, float x1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softplus_f32_kernel<sg_f16>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(nn_functional_softplus_bf16, (const sg_bf16 *a0, float x1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softplus_f32_kernel<sg_bf16>, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_softplus_f64_kernel(const double *a0, double x1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (((x0 * x1) > x2) ? x0 : (sg_log1p_f64(sg_exp_f64((x0 * x1))) / x1)));
    }
}
SG_LAUNCHER(nn_functional_softplus_f64, (const double *a0, double x1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softplus_f64_kernel, n, stream, a0, x1, x2, r0, n); }

/* nn.functional.softplus: where(self * beta > threshold, grad, grad * _logistic(self * beta)) */
template <typename S> __global__ void nn_functional_softplus_backward_self_f32_kernel(const S *a0, float x1, float x2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 * x1) > x2) ? x3 : (x3 * sg_sigmoid_f32((x0 * x1)))));
    }
}
SG_LAUNCHER(nn_functional_softplus_backward_self_f32, (const float *a0, float x1, float x2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softplus_backward_self_f32_kernel<float>, n, stream, a0, x1, x2, a3, r0, n); }
SG_LAUNCHER(nn_functional_softplus_backward_self_f16, (const sg_f16 *a0, float x1, float x2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softplus_backward_self_f32_kernel<sg_f16>, n, stream, a0, x1, x2, a3, r0, n); }
SG_LAUNCHER(nn_functional_softplus_backward_self_bf16, (const sg_bf16 *a0, float x1, float x2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softplus_backward_self_f32_kernel<sg_bf16>, n, stream, a0, x1, x2, a3, r0, n); }
__global__ void nn_functional_softplus_backward_self_f64_kernel(const double *a0, double x1, double x2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 * x1) > x2) ? x3 : (x3 * sg_sigmoid_f64((x0 * x1)))));
    }
}
SG_LAUNCHER(nn_functional_softplus_backward_self_f64, (const double *a0, double x1, double x2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softplus_backward_self_f64_kernel, n, stream, a0, x1, x2, a3, r0, n); }

/* nn.functional.softsign: self / (1 + abs(self)) */
template <typename S> __global__ void nn_functional_softsign_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 / (1.0f + sg_abs_f32(x0))));
    }
}
SG_LAUNCHER(nn_functional_softsign_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_softsign_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_softsign_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void nn_functional_softsign_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 / (1.0 + sg_abs_f64(x0))));
    }
}
SG_LAUNCHER(nn_functional_softsign_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_f64_kernel, n, stream, a0, r0, n); }
__global__ void nn_functional_softsign_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_from_real_c64((1.0f + sg_abs_c64(x0)))));
    }
}
SG_LAUNCHER(nn_functional_softsign_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_c64_kernel, n, stream, a0, r0, n); }
__global__ void nn_functional_softsign_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_from_real_c128((1.0 + sg_abs_c128(x0)))));
    }
}
SG_LAUNCHER(nn_functional_softsign_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_c128_kernel, n, stream, a0, r0, n); }

/* nn.functional.softsign: grad / size - self.sgn() * _real_part((self / size).conj() * grad) / size if self.is_complex() else grad / (size * size) */
template <typename S> __global__ void nn_functional_softsign_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 / (1.0f + sg_abs_f32(x1))) - ((sg_sgn_f32(x1) * ((x1 / (1.0f + sg_abs_f32(x1))) * x0)) / (1.0f + sg_abs_f32(x1)))));
    }
}
SG_LAUNCHER(nn_functional_softsign_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_softsign_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_softsign_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_softsign_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 / (1.0 + sg_abs_f64(x1))) - ((sg_sgn_f64(x1) * ((x1 / (1.0 + sg_abs_f64(x1))) * x0)) / (1.0 + sg_abs_f64(x1)))));
    }
}
SG_LAUNCHER(nn_functional_softsign_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_softsign_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_sub_c64(sg_div_c64(x0, sg_from_real_c64((1.0f + sg_abs_c64(x1)))), sg_div_c64(sg_mul_c64(sg_sgn_c64(x1), sg_from_real_c64(sg_real_c64(sg_mul_c64(sg_conj_c64(sg_div_c64(x1, sg_from_real_c64((1.0f + sg_abs_c64(x1))))), x0)))), sg_from_real_c64((1.0f + sg_abs_c64(x1))))));
    }
}
SG_LAUNCHER(nn_functional_softsign_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_softsign_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_sub_c128(sg_div_c128(x0, sg_from_real_c128((1.0 + sg_abs_c128(x1)))), sg_div_c128(sg_mul_c128(sg_sgn_c128(x1), sg_from_real_c128(sg_real_c128(sg_mul_c128(sg_conj_c128(sg_div_c128(x1, sg_from_real_c128((1.0 + sg_abs_c128(x1))))), x0)))), sg_from_real_c128((1.0 + sg_abs_c128(x1))))));
    }
}
SG_LAUNCHER(nn_functional_softsign_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.softsign: grad / size - self.sgn() * _real_part((self / size).conj() * grad) / size if self.is_complex() else grad / (size * size) */
template <typename S> __global__ void nn_functional_softsign_backward_self_2_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((1.0f + sg_abs_f32(x1)) * (1.0f + sg_abs_f32(x1)))));
    }
}
SG_LAUNCHER(nn_functional_softsign_backward_self_2_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_backward_self_2_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_softsign_backward_self_2_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_backward_self_2_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_softsign_backward_self_2_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_backward_self_2_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_softsign_backward_self_2_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 / ((1.0 + sg_abs_f64(x1)) * (1.0 + sg_abs_f64(x1)))));
    }
}
SG_LAUNCHER(nn_functional_softsign_backward_self_2_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_backward_self_2_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_softsign_backward_self_2_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c64(x0, sg_from_real_c64(((1.0f + sg_abs_c64(x1)) * (1.0f + sg_abs_c64(x1))))));
    }
}
SG_LAUNCHER(nn_functional_softsign_backward_self_2_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_backward_self_2_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_softsign_backward_self_2_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_div_c128(x0, sg_from_real_c128(((1.0 + sg_abs_c128(x1)) * (1.0 + sg_abs_c128(x1))))));
    }
}
SG_LAUNCHER(nn_functional_softsign_backward_self_2_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_backward_self_2_c128_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.softsign: self_t / (1 + self_p.abs()) - self_p / (1 + self_p.abs()) * _real_part(self_p.sgn().conj() * self_t) / (1 + self_p.abs()) if self_p.is_complex() else self_t / ((1 + self_p.abs()) * (1 + self_p.abs())) */
template <typename S> __global__ void nn_functional_softsign_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 / (1.0f + sg_abs_f32(x1))) - (((x1 / (1.0f + sg_abs_f32(x1))) * (sg_sgn_f32(x1) * x0)) / (1.0f + sg_abs_f32(x1)))));
    }
}
SG_LAUNCHER(nn_functional_softsign_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_softsign_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_softsign_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_softsign_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 / (1.0 + sg_abs_f64(x1))) - (((x1 / (1.0 + sg_abs_f64(x1))) * (sg_sgn_f64(x1) * x0)) / (1.0 + sg_abs_f64(x1)))));
    }
}
SG_LAUNCHER(nn_functional_softsign_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_softsign_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_sub_c64(sg_div_c64(x0, sg_from_real_c64((1.0f + sg_abs_c64(x1)))), sg_div_c64(sg_mul_c64(sg_div_c64(x1, sg_from_real_c64((1.0f + sg_abs_c64(x1)))), sg_from_real_c64(sg_real_c64(sg_mul_c64(sg_conj_c64(sg_sgn_c64(x1)), x0)))), sg_from_real_c64((1.0f + sg_abs_c64(x1))))));
    }
}
SG_LAUNCHER(nn_functional_softsign_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_softsign_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_sub_c128(sg_div_c128(x0, sg_from_real_c128((1.0 + sg_abs_c128(x1)))), sg_div_c128(sg_mul_c128(sg_div_c128(x1, sg_from_real_c128((1.0 + sg_abs_c128(x1)))), sg_from_real_c128(sg_real_c128(sg_mul_c128(sg_conj_c128(sg_sgn_c128(x1)), x0)))), sg_from_real_c128((1.0 + sg_abs_c128(x1))))));
    }
}
SG_LAUNCHER(nn_functional_softsign_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softsign_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.tanhshrink: self - tanh(self) */
template <typename S> __global__ void nn_functional_tanhshrink_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 - sg_tanh_f32(x0)));
    }
}
SG_LAUNCHER(nn_functional_tanhshrink_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_tanhshrink_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_tanhshrink_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void nn_functional_tanhshrink_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 - sg_tanh_f64(x0)));
    }
}
SG_LAUNCHER(nn_functional_tanhshrink_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_f64_kernel, n, stream, a0, r0, n); }
__global__ void nn_functional_tanhshrink_c64_kernel(const sg_c64 *a0, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sub_c64(x0, sg_tanh_c64(x0)));
    }
}
SG_LAUNCHER(nn_functional_tanhshrink_c64, (const sg_c64 *a0, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_c64_kernel, n, stream, a0, r0, n); }
__global__ void nn_functional_tanhshrink_c128_kernel(const sg_c128 *a0, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_sub_c128(x0, sg_tanh_c128(x0)));
    }
}
SG_LAUNCHER(nn_functional_tanhshrink_c128, (const sg_c128 *a0, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_c128_kernel, n, stream, a0, r0, n); }

/* nn.functional.tanhshrink: grad * (self.tanh() * self.tanh()).conj() */
template <typename S> __global__ void nn_functional_tanhshrink_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_tanh_f32(x1) * sg_tanh_f32(x1))));
    }
}
SG_LAUNCHER(nn_functional_tanhshrink_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_tanhshrink_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_tanhshrink_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_tanhshrink_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_tanh_f64(x1) * sg_tanh_f64(x1))));
    }
}
SG_LAUNCHER(nn_functional_tanhshrink_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_tanhshrink_backward_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_tanh_c64(x1), sg_tanh_c64(x1)))));
    }
}
SG_LAUNCHER(nn_functional_tanhshrink_backward_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_backward_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_tanhshrink_backward_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_tanh_c128(x1), sg_tanh_c128(x1)))));
    }
}
SG_LAUNCHER(nn_functional_tanhshrink_backward_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_backward_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.tanhshrink: auto_element_wise */
template <typename S> __global__ void nn_functional_tanhshrink_tangent_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_tanh_f32(x1) * sg_tanh_f32(x1))));
    }
}
SG_LAUNCHER(nn_functional_tanhshrink_tangent_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_tangent_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_tanhshrink_tangent_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_tangent_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_tanhshrink_tangent_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_tangent_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_tanhshrink_tangent_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * (sg_tanh_f64(x1) * sg_tanh_f64(x1))));
    }
}
SG_LAUNCHER(nn_functional_tanhshrink_tangent_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_tangent_self_f64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_tanhshrink_tangent_self_c64_kernel(const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c64 x0 = sg_load(a0[i]);
        const sg_c64 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c64(x0, sg_mul_c64(sg_tanh_c64(x1), sg_tanh_c64(x1))));
    }
}
SG_LAUNCHER(nn_functional_tanhshrink_tangent_self_c64, (const sg_c64 *a0, const sg_c64 *a1, sg_c64 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_tangent_self_c64_kernel, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_tanhshrink_tangent_self_c128_kernel(const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const sg_c128 x0 = sg_load(a0[i]);
        const sg_c128 x1 = sg_load(a1[i]);
        sg_store(r0[i], sg_mul_c128(x0, sg_mul_c128(sg_tanh_c128(x1), sg_tanh_c128(x1))));
    }
}
SG_LAUNCHER(nn_functional_tanhshrink_tangent_self_c128, (const sg_c128 *a0, const sg_c128 *a1, sg_c128 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_tanhshrink_tangent_self_c128_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.logsigmoid: minimum(self, 0) - log1p(exp(-abs(self))) */
template <typename S> __global__ void nn_functional_logsigmoid_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_minimum_f32(x0, 0.0f) - sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x0))))));
    }
}
SG_LAUNCHER(nn_functional_logsigmoid_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_logsigmoid_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_logsigmoid_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_logsigmoid_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_logsigmoid_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_logsigmoid_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void nn_functional_logsigmoid_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_minimum_f64(x0, 0.0) - sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x0))))));
    }
}
SG_LAUNCHER(nn_functional_logsigmoid_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_logsigmoid_f64_kernel, n, stream, a0, r0, n); }

/* nn.functional.logsigmoid: grad * _logistic(-self) */
template <typename S> __global__ void nn_functional_logsigmoid_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f32((-x1))));
    }
}
SG_LAUNCHER(nn_functional_logsigmoid_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_logsigmoid_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_logsigmoid_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_logsigmoid_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_logsigmoid_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_logsigmoid_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_logsigmoid_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (x0 * sg_sigmoid_f64((-x1))));
    }
}
SG_LAUNCHER(nn_functional_logsigmoid_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_logsigmoid_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.hardtanh: minimum(maximum(self, min_val), max_val) */
template <typename S> __global__ void nn_functional_hardtanh_f32_kernel(const S *a0, float x1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_f32(sg_maximum_f32(x0, x1), x2));
    }
}
SG_LAUNCHER(nn_functional_hardtanh_f32, (const float *a0, float x1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_f32_kernel<float>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(nn_functional_hardtanh_f16, (const sg_f16 *a0, float x1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_f32_kernel<sg_f16>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(nn_functional_hardtanh_bf16, (const sg_bf16 *a0, float x1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_f32_kernel<sg_bf16>, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_hardtanh_f64_kernel(const double *a0, double x1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_f64(sg_maximum_f64(x0, x1), x2));
    }
}
SG_LAUNCHER(nn_functional_hardtanh_f64, (const double *a0, double x1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_f64_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_hardtanh_i8_kernel(const int8_t *a0, int8_t x1, int8_t x2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i8(sg_maximum_i8(x0, x1), x2));
    }
}
SG_LAUNCHER(nn_functional_hardtanh_i8, (const int8_t *a0, int8_t x1, int8_t x2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_i8_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_hardtanh_i16_kernel(const int16_t *a0, int16_t x1, int16_t x2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i16(sg_maximum_i16(x0, x1), x2));
    }
}
SG_LAUNCHER(nn_functional_hardtanh_i16, (const int16_t *a0, int16_t x1, int16_t x2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_i16_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_hardtanh_i32_kernel(const int32_t *a0, int32_t x1, int32_t x2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i32(sg_maximum_i32(x0, x1), x2));
    }
}
SG_LAUNCHER(nn_functional_hardtanh_i32, (const int32_t *a0, int32_t x1, int32_t x2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_i32_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_hardtanh_i64_kernel(const int64_t *a0, int64_t x1, int64_t x2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_i64(sg_maximum_i64(x0, x1), x2));
    }
}
SG_LAUNCHER(nn_functional_hardtanh_i64, (const int64_t *a0, int64_t x1, int64_t x2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_i64_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_hardtanh_u8_kernel(const uint8_t *a0, uint8_t x1, uint8_t x2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], sg_minimum_u8(sg_maximum_u8(x0, x1), x2));
    }
}
SG_LAUNCHER(nn_functional_hardtanh_u8, (const uint8_t *a0, uint8_t x1, uint8_t x2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_u8_kernel, n, stream, a0, x1, x2, r0, n); }

/* nn.functional.hardtanh: where((self > min_val) & (self < max_val), grad, 0) */
template <typename S> __global__ void nn_functional_hardtanh_backward_self_f32_kernel(const S *a0, float x1, float x2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 > x1) & (x0 < x2)) ? x3 : 0.0f));
    }
}
SG_LAUNCHER(nn_functional_hardtanh_backward_self_f32, (const float *a0, float x1, float x2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_backward_self_f32_kernel<float>, n, stream, a0, x1, x2, a3, r0, n); }
SG_LAUNCHER(nn_functional_hardtanh_backward_self_f16, (const sg_f16 *a0, float x1, float x2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_backward_self_f32_kernel<sg_f16>, n, stream, a0, x1, x2, a3, r0, n); }
SG_LAUNCHER(nn_functional_hardtanh_backward_self_bf16, (const sg_bf16 *a0, float x1, float x2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_backward_self_f32_kernel<sg_bf16>, n, stream, a0, x1, x2, a3, r0, n); }
__global__ void nn_functional_hardtanh_backward_self_f64_kernel(const double *a0, double x1, double x2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 > x1) & (x0 < x2)) ? x3 : 0.0));
    }
}
SG_LAUNCHER(nn_functional_hardtanh_backward_self_f64, (const double *a0, double x1, double x2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardtanh_backward_self_f64_kernel, n, stream, a0, x1, x2, a3, r0, n); }

/* nn.functional.hardsigmoid: minimum(maximum(self + 3, 0), 6) / 6 */
template <typename S> __global__ void nn_functional_hardsigmoid_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_minimum_f32(sg_maximum_f32((x0 + 3.0f), 0.0f), 6.0f) / 6.0f));
    }
}
SG_LAUNCHER(nn_functional_hardsigmoid_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardsigmoid_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_hardsigmoid_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardsigmoid_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_hardsigmoid_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardsigmoid_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void nn_functional_hardsigmoid_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (sg_minimum_f64(sg_maximum_f64((x0 + 3.0), 0.0), 6.0) / 6.0));
    }
}
SG_LAUNCHER(nn_functional_hardsigmoid_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardsigmoid_f64_kernel, n, stream, a0, r0, n); }

/* nn.functional.hardsigmoid: where((self > -3) & (self < 3), grad / 6, 0) */
template <typename S> __global__ void nn_functional_hardsigmoid_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], (((x0 > (-3.0f)) & (x0 < 3.0f)) ? (x1 / 6.0f) : 0.0f));
    }
}
SG_LAUNCHER(nn_functional_hardsigmoid_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardsigmoid_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_hardsigmoid_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardsigmoid_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_hardsigmoid_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardsigmoid_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_hardsigmoid_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], (((x0 > (-3.0)) & (x0 < 3.0)) ? (x1 / 6.0) : 0.0));
    }
}
SG_LAUNCHER(nn_functional_hardsigmoid_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardsigmoid_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.hardswish: self * (minimum(maximum(self + 3, 0), 6) / 6) */
template <typename S> __global__ void nn_functional_hardswish_f32_kernel(const S *a0, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * (sg_minimum_f32(sg_maximum_f32((x0 + 3.0f), 0.0f), 6.0f) / 6.0f)));
    }
}
SG_LAUNCHER(nn_functional_hardswish_f32, (const float *a0, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardswish_f32_kernel<float>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_hardswish_f16, (const sg_f16 *a0, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardswish_f32_kernel<sg_f16>, n, stream, a0, r0, n); }
SG_LAUNCHER(nn_functional_hardswish_bf16, (const sg_bf16 *a0, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardswish_f32_kernel<sg_bf16>, n, stream, a0, r0, n); }
__global__ void nn_functional_hardswish_f64_kernel(const double *a0, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (x0 * (sg_minimum_f64(sg_maximum_f64((x0 + 3.0), 0.0), 6.0) / 6.0)));
    }
}
SG_LAUNCHER(nn_functional_hardswish_f64, (const double *a0, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardswish_f64_kernel, n, stream, a0, r0, n); }

/* nn.functional.hardswish: where(self <= -3, 0, where(self < 3, grad * (self / 3 + 0.5), grad)) */
template <typename S> __global__ void nn_functional_hardswish_backward_self_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 <= (-3.0f)) ? 0.0f : ((x0 < 3.0f) ? (x1 * ((x0 / 3.0f) + 0.5f)) : x1)));
    }
}
SG_LAUNCHER(nn_functional_hardswish_backward_self_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardswish_backward_self_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_hardswish_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardswish_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(nn_functional_hardswish_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardswish_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void nn_functional_hardswish_backward_self_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 <= (-3.0)) ? 0.0 : ((x0 < 3.0) ? (x1 * ((x0 / 3.0) + 0.5)) : x1)));
    }
}
SG_LAUNCHER(nn_functional_hardswish_backward_self_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardswish_backward_self_f64_kernel, n, stream, a0, a1, r0, n); }

/* nn.functional.hardshrink: where((self >= -lambd) & (self <= lambd), 0, self) */
template <typename S> __global__ void nn_functional_hardshrink_f32_kernel(const S *a0, float x1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], (((x0 >= x1) & (x0 <= x2)) ? 0.0f : x0));
    }
}
SG_LAUNCHER(nn_functional_hardshrink_f32, (const float *a0, float x1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardshrink_f32_kernel<float>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(nn_functional_hardshrink_f16, (const sg_f16 *a0, float x1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardshrink_f32_kernel<sg_f16>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(nn_functional_hardshrink_bf16, (const sg_bf16 *a0, float x1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardshrink_f32_kernel<sg_bf16>, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_hardshrink_f64_kernel(const double *a0, double x1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], (((x0 >= x1) & (x0 <= x2)) ? 0.0 : x0));
    }
}
SG_LAUNCHER(nn_functional_hardshrink_f64, (const double *a0, double x1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardshrink_f64_kernel, n, stream, a0, x1, x2, r0, n); }

/* nn.functional.hardshrink: where((self < -lambd) | (self > lambd), grad, 0) */
template <typename S> __global__ void nn_functional_hardshrink_backward_self_f32_kernel(const S *a0, float x1, float x2, const S *a3, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 < x1) | (x0 > x2)) ? x3 : 0.0f));
    }
}
SG_LAUNCHER(nn_functional_hardshrink_backward_self_f32, (const float *a0, float x1, float x2, const float *a3, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardshrink_backward_self_f32_kernel<float>, n, stream, a0, x1, x2, a3, r0, n); }
SG_LAUNCHER(nn_functional_hardshrink_backward_self_f16, (const sg_f16 *a0, float x1, float x2, const sg_f16 *a3, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardshrink_backward_self_f32_kernel<sg_f16>, n, stream, a0, x1, x2, a3, r0, n); }
SG_LAUNCHER(nn_functional_hardshrink_backward_self_bf16, (const sg_bf16 *a0, float x1, float x2, const sg_bf16 *a3, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardshrink_backward_self_f32_kernel<sg_bf16>, n, stream, a0, x1, x2, a3, r0, n); }
__global__ void nn_functional_hardshrink_backward_self_f64_kernel(const double *a0, double x1, double x2, const double *a3, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x3 = sg_load(a3[i]);
        sg_store(r0[i], (((x0 < x1) | (x0 > x2)) ? x3 : 0.0));
    }
}
SG_LAUNCHER(nn_functional_hardshrink_backward_self_f64, (const double *a0, double x1, double x2, const double *a3, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_hardshrink_backward_self_f64_kernel, n, stream, a0, x1, x2, a3, r0, n); }

/* nn.functional.softshrink: where(self > lambd, self - lambd, where(self < -lambd, self + lambd, self * 0)) */
template <typename S> __global__ void nn_functional_softshrink_f32_kernel(const S *a0, float x1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 > x1) ? (x0 - x1) : ((x0 < x2) ? (x0 + x1) : (x0 * 0.0f))));
    }
}
SG_LAUNCHER(nn_functional_softshrink_f32, (const float *a0, float x1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softshrink_f32_kernel<float>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(nn_functional_softshrink_f16, (const sg_f16 *a0, float x1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softshrink_f32_kernel<sg_f16>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(nn_functional_softshrink_bf16, (const sg_bf16 *a0, float x1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softshrink_f32_kernel<sg_bf16>, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_softshrink_f64_kernel(const double *a0, double x1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 > x1) ? (x0 - x1) : ((x0 < x2) ? (x0 + x1) : (x0 * 0.0))));
    }
}
SG_LAUNCHER(nn_functional_softshrink_f64, (const double *a0, double x1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_softshrink_f64_kernel, n, stream, a0, x1, x2, r0, n); }

/* nn.functional.threshold: where(self <= threshold, value, self) */
template <typename S> __global__ void nn_functional_threshold_f32_kernel(const S *a0, float x1, float x2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : x0));
    }
}
SG_LAUNCHER(nn_functional_threshold_f32, (const float *a0, float x1, float x2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_f32_kernel<float>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(nn_functional_threshold_f16, (const sg_f16 *a0, float x1, float x2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_f32_kernel<sg_f16>, n, stream, a0, x1, x2, r0, n); }
SG_LAUNCHER(nn_functional_threshold_bf16, (const sg_bf16 *a0, float x1, float x2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_f32_kernel<sg_bf16>, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_threshold_f64_kernel(const double *a0, double x1, double x2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : x0));
    }
}
SG_LAUNCHER(nn_functional_threshold_f64, (const double *a0, double x1, double x2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_f64_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_threshold_i8_kernel(const int8_t *a0, int8_t x1, int8_t x2, int8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : x0));
    }
}
SG_LAUNCHER(nn_functional_threshold_i8, (const int8_t *a0, int8_t x1, int8_t x2, int8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_i8_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_threshold_i16_kernel(const int16_t *a0, int16_t x1, int16_t x2, int16_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int16_t x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : x0));
    }
}
SG_LAUNCHER(nn_functional_threshold_i16, (const int16_t *a0, int16_t x1, int16_t x2, int16_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_i16_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_threshold_i32_kernel(const int32_t *a0, int32_t x1, int32_t x2, int32_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int32_t x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : x0));
    }
}
SG_LAUNCHER(nn_functional_threshold_i32, (const int32_t *a0, int32_t x1, int32_t x2, int32_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_i32_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_threshold_i64_kernel(const int64_t *a0, int64_t x1, int64_t x2, int64_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const int64_t x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : x0));
    }
}
SG_LAUNCHER(nn_functional_threshold_i64, (const int64_t *a0, int64_t x1, int64_t x2, int64_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_i64_kernel, n, stream, a0, x1, x2, r0, n); }
__global__ void nn_functional_threshold_u8_kernel(const uint8_t *a0, uint8_t x1, uint8_t x2, uint8_t *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const uint8_t x0 = sg_load(a0[i]);
        sg_store(r0[i], ((x0 <= x1) ? x2 : x0));
    }
}
SG_LAUNCHER(nn_functional_threshold_u8, (const uint8_t *a0, uint8_t x1, uint8_t x2, uint8_t *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_u8_kernel, n, stream, a0, x1, x2, r0, n); }

/* nn.functional.threshold: where(self <= threshold, 0, grad) */
template <typename S> __global__ void nn_functional_threshold_backward_self_f32_kernel(const S *a0, float x1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 <= x1) ? 0.0f : x2));
    }
}
SG_LAUNCHER(nn_functional_threshold_backward_self_f32, (const float *a0, float x1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_backward_self_f32_kernel<float>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(nn_functional_threshold_backward_self_f16, (const sg_f16 *a0, float x1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_backward_self_f32_kernel<sg_f16>, n, stream, a0, x1, a2, r0, n); }
SG_LAUNCHER(nn_functional_threshold_backward_self_bf16, (const sg_bf16 *a0, float x1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_backward_self_f32_kernel<sg_bf16>, n, stream, a0, x1, a2, r0, n); }
__global__ void nn_functional_threshold_backward_self_f64_kernel(const double *a0, double x1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 <= x1) ? 0.0 : x2));
    }
}
SG_LAUNCHER(nn_functional_threshold_backward_self_f64, (const double *a0, double x1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(nn_functional_threshold_backward_self_f64_kernel, n, stream, a0, x1, a2, r0, n); }

/* _prelu: where(self > 0, self, weight * self) */
template <typename S> __global__ void _prelu_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 > 0.0f) ? x0 : (x1 * x0)));
    }
}
SG_LAUNCHER(_prelu_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_prelu_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_prelu_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _prelu_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 > 0.0) ? x0 : (x1 * x0)));
    }
}
SG_LAUNCHER(_prelu_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_f64_kernel, n, stream, a0, a1, r0, n); }

/* _prelu: where(self > 0, grad, weight * grad) */
template <typename S> __global__ void _prelu_backward_self_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 > 0.0f) ? x1 : (x2 * x1)));
    }
}
SG_LAUNCHER(_prelu_backward_self_f32, (const float *a0, const float *a1, const float *a2, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_backward_self_f32_kernel<float>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_prelu_backward_self_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_backward_self_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, n); }
SG_LAUNCHER(_prelu_backward_self_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_backward_self_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, n); }
__global__ void _prelu_backward_self_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 > 0.0) ? x1 : (x2 * x1)));
    }
}
SG_LAUNCHER(_prelu_backward_self_f64, (const double *a0, const double *a1, const double *a2, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_backward_self_f64_kernel, n, stream, a0, a1, a2, r0, n); }

/* _prelu: where(self > 0, 0, grad * self) */
template <typename S> __global__ void _prelu_backward_weight_f32_kernel(const S *a0, const S *a1, S *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 > 0.0f) ? 0.0f : (x1 * x0)));
    }
}
SG_LAUNCHER(_prelu_backward_weight_f32, (const float *a0, const float *a1, float *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_backward_weight_f32_kernel<float>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_prelu_backward_weight_f16, (const sg_f16 *a0, const sg_f16 *a1, sg_f16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_backward_weight_f32_kernel<sg_f16>, n, stream, a0, a1, r0, n); }
SG_LAUNCHER(_prelu_backward_weight_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, sg_bf16 *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_backward_weight_f32_kernel<sg_bf16>, n, stream, a0, a1, r0, n); }
__global__ void _prelu_backward_weight_f64_kernel(const double *a0, const double *a1, double *r0, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        sg_store(r0[i], ((x0 > 0.0) ? 0.0 : (x1 * x0)));
    }
}
SG_LAUNCHER(_prelu_backward_weight_f64, (const double *a0, const double *a1, double *r0, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_backward_weight_f64_kernel, n, stream, a0, a1, r0, n); }

/* _prelu: where(self > 0, grad, weight * grad); where(self > 0, 0, grad * self) */
template <typename S> __global__ void _prelu_backward_f32_kernel(const S *a0, const S *a1, const S *a2, S *r0, S *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const float x0 = sg_load(a0[i]);
        const float x1 = sg_load(a1[i]);
        const float x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 > 0.0f) ? x1 : (x2 * x1)));
        sg_store(r1[i], ((x0 > 0.0f) ? 0.0f : (x1 * x0)));
    }
}
SG_LAUNCHER(_prelu_backward_f32, (const float *a0, const float *a1, const float *a2, float *r0, float *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_backward_f32_kernel<float>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(_prelu_backward_f16, (const sg_f16 *a0, const sg_f16 *a1, const sg_f16 *a2, sg_f16 *r0, sg_f16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_backward_f32_kernel<sg_f16>, n, stream, a0, a1, a2, r0, r1, n); }
SG_LAUNCHER(_prelu_backward_bf16, (const sg_bf16 *a0, const sg_bf16 *a1, const sg_bf16 *a2, sg_bf16 *r0, sg_bf16 *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_backward_f32_kernel<sg_bf16>, n, stream, a0, a1, a2, r0, r1, n); }
__global__ void _prelu_backward_f64_kernel(const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n) {
    SG_GRID_LOOP(i, n) {
        const double x0 = sg_load(a0[i]);
        const double x1 = sg_load(a1[i]);
        const double x2 = sg_load(a2[i]);
        sg_store(r0[i], ((x0 > 0.0) ? x1 : (x2 * x1)));
        sg_store(r1[i], ((x0 > 0.0) ? 0.0 : (x1 * x0)));
    }
}
SG_LAUNCHER(_prelu_backward_f64, (const double *a0, const double *a1, const double *a2, double *r0, double *r1, sg_index n, sg_stream stream)) { return SG_LAUNCH(_prelu_backward_f64_kernel, n, stream, a0, a1, a2, r0, r1, n); }
