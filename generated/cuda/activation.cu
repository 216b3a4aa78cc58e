/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* The nonlinearities of neural networks. */
#include "device.cuh"
#include <normal.h>

SG_FN float sg_own__gelu_gate_f32(float x0) {
    return sg_gelu_gatef(x0);
}

SG_FN double sg_own__gelu_gate_f64(double x0) {
    return sg_gelu_gate(x0);
}

SG_FN float sg_own__gelu_rise_f32(float x0) {
    return sg_gelu_risef(x0);
}

SG_FN double sg_own__gelu_rise_f64(double x0) {
    return sg_gelu_rise(x0);
}

/* relu: maximum(self, 0) */
#if defined SG_ALL || defined SG_relu_f32
#define SG_KERNEL relu
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_maximum_f32(x0, 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_relu_f64
#define SG_KERNEL relu
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_maximum_f64(x0, 0.0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_relu_i8
#define SG_KERNEL relu
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_maximum_i8(x0, 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_relu_i16
#define SG_KERNEL relu
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_maximum_i16(x0, 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_relu_i32
#define SG_KERNEL relu
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_maximum_i32(x0, 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_relu_i64
#define SG_KERNEL relu
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_maximum_i64(x0, 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_relu_u8
#define SG_KERNEL relu
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_maximum_u8(x0, 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_relu_u16
#define SG_KERNEL relu
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_maximum_u16(x0, 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_relu_u32
#define SG_KERNEL relu
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_maximum_u32(x0, 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_relu_u64
#define SG_KERNEL relu
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_maximum_u64(x0, 0);
#include "elementwise.cuh"
#endif

/* relu: where(result <= 0, 0, grad) */
#if defined SG_ALL || defined SG_relu_backward_self_f32
#define SG_KERNEL relu_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 <= 0.0f) ? 0.0f : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_relu_backward_self_f64
#define SG_KERNEL relu_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 <= 0.0) ? 0.0 : x1);
#include "elementwise.cuh"
#endif

/* nn.functional.relu6: minimum(maximum(self, 0), 6) */
#if defined SG_ALL || defined SG_nn_functional_relu6_f32
#define SG_KERNEL nn_functional_relu6
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_minimum_f32(sg_maximum_f32(x0, 0.0f), 6.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_relu6_f64
#define SG_KERNEL nn_functional_relu6
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_minimum_f64(sg_maximum_f64(x0, 0.0), 6.0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_relu6_i8
#define SG_KERNEL nn_functional_relu6
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_minimum_i8(sg_maximum_i8(x0, 0), 6);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_relu6_i16
#define SG_KERNEL nn_functional_relu6
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_minimum_i16(sg_maximum_i16(x0, 0), 6);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_relu6_i32
#define SG_KERNEL nn_functional_relu6
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_minimum_i32(sg_maximum_i32(x0, 0), 6);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_relu6_i64
#define SG_KERNEL nn_functional_relu6
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_minimum_i64(sg_maximum_i64(x0, 0), 6);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_relu6_u8
#define SG_KERNEL nn_functional_relu6
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_minimum_u8(sg_maximum_u8(x0, 0), 6);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_relu6_u16
#define SG_KERNEL nn_functional_relu6
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_minimum_u16(sg_maximum_u16(x0, 0), 6);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_relu6_u32
#define SG_KERNEL nn_functional_relu6
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_minimum_u32(sg_maximum_u32(x0, 0), 6);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_relu6_u64
#define SG_KERNEL nn_functional_relu6
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_minimum_u64(sg_maximum_u64(x0, 0), 6);
#include "elementwise.cuh"
#endif

/* nn.functional.relu6: where((result > 0) & (result < 6), grad, 0) */
#if defined SG_ALL || defined SG_nn_functional_relu6_backward_self_f32
#define SG_KERNEL nn_functional_relu6_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 > 0.0f) & (x0 < 6.0f)) ? x1 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_relu6_backward_self_f64
#define SG_KERNEL nn_functional_relu6_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 > 0.0) & (x0 < 6.0)) ? x1 : 0.0);
#include "elementwise.cuh"
#endif

/* nn.functional.leaky_relu: where(self > 0, self, self * negative_slope) */
#if defined SG_ALL || defined SG_nn_functional_leaky_relu_f32
#define SG_KERNEL nn_functional_leaky_relu
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 > 0.0f) ? x0 : (x0 * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_leaky_relu_f64
#define SG_KERNEL nn_functional_leaky_relu
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 > 0.0) ? x0 : (x0 * x1));
#include "elementwise.cuh"
#endif

/* nn.functional.leaky_relu: where(self > 0, grad, grad * negative_slope) */
#if defined SG_ALL || defined SG_nn_functional_leaky_relu_backward_self_f32
#define SG_KERNEL nn_functional_leaky_relu_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 > 0.0f) ? x1 : (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_leaky_relu_backward_self_f64
#define SG_KERNEL nn_functional_leaky_relu_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 > 0.0) ? x1 : (x1 * x2));
#include "elementwise.cuh"
#endif

/* nn.functional.elu: where(self > 0, self, alpha * expm1(self)) */
#if defined SG_ALL || defined SG_nn_functional_elu_f32
#define SG_KERNEL nn_functional_elu
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 > 0.0f) ? x0 : (x1 * sg_expm1_f32(x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_elu_f64
#define SG_KERNEL nn_functional_elu
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 > 0.0) ? x0 : (x1 * sg_expm1_f64(x0)));
#include "elementwise.cuh"
#endif

/* nn.functional.elu: where(self > 0, grad, grad * alpha * below.exp()) */
#if defined SG_ALL || defined SG_nn_functional_elu_backward_self_f32
#define SG_KERNEL nn_functional_elu_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 > 0.0f) ? x1 : ((x1 * x2) * sg_exp_f32(((x0 > 0.0f) ? 0.0f : x0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_elu_backward_self_f64
#define SG_KERNEL nn_functional_elu_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 > 0.0) ? x1 : ((x1 * x2) * sg_exp_f64(((x0 > 0.0) ? 0.0 : x0))));
#include "elementwise.cuh"
#endif

/* nn.functional.selu: 1.0507009873554804934193349852946 * where(self > 0, self, 1.6732632423543772848170429916717 * expm1(self)) */
#if defined SG_ALL || defined SG_nn_functional_selu_f32
#define SG_KERNEL nn_functional_selu
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (1.0507009873554805f * ((x0 > 0.0f) ? x0 : (1.6732632423543772f * sg_expm1_f32(x0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_selu_f64
#define SG_KERNEL nn_functional_selu
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (1.0507009873554805 * ((x0 > 0.0) ? x0 : (1.6732632423543772 * sg_expm1_f64(x0))));
#include "elementwise.cuh"
#endif

/* nn.functional.selu: grad * where(self > 0, 1.0507009873554804934193349852946, 1.7580993408473768599402175208123 * below.exp()) */
#if defined SG_ALL || defined SG_nn_functional_selu_backward_self_f32
#define SG_KERNEL nn_functional_selu_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 > 0.0f) ? 1.0507009873554805f : (1.7580993408473768f * sg_exp_f32(((x1 > 0.0f) ? 0.0f : x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_selu_backward_self_f64
#define SG_KERNEL nn_functional_selu_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 > 0.0) ? 1.0507009873554805 : (1.7580993408473768 * sg_exp_f64(((x1 > 0.0) ? 0.0 : x1)))));
#include "elementwise.cuh"
#endif

/* nn.functional.celu: where(self > 0, self, alpha * expm1(self / alpha)) */
#if defined SG_ALL || defined SG_nn_functional_celu_f32
#define SG_KERNEL nn_functional_celu
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 > 0.0f) ? x0 : (x1 * sg_expm1_f32((x0 / x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_celu_f64
#define SG_KERNEL nn_functional_celu
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 > 0.0) ? x0 : (x1 * sg_expm1_f64((x0 / x1))));
#include "elementwise.cuh"
#endif

/* nn.functional.celu: grad * exp(below / alpha) */
#if defined SG_ALL || defined SG_nn_functional_celu_backward_self_f32
#define SG_KERNEL nn_functional_celu_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_exp_f32((((x1 > 0.0f) ? 0.0f : x1) / x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_celu_backward_self_f64
#define SG_KERNEL nn_functional_celu_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_exp_f64((((x1 > 0.0) ? 0.0 : x1) / x2)));
#include "elementwise.cuh"
#endif

/* _gelu_slope: sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self)) * (1 + self * (1 - sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self))) * 1.5957691216057307117 * (1 + 0.134145 * self * self)) */
#if defined SG_ALL || defined SG__gelu_slope_f32
#define SG_KERNEL _gelu_slope
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_sigmoid_f32((1.5957691216057308f * (x0 + (((0.044715f * x0) * x0) * x0)))) * (1.0f + (((x0 * (1.0f - sg_sigmoid_f32((1.5957691216057308f * (x0 + (((0.044715f * x0) * x0) * x0)))))) * 1.5957691216057308f) * (1.0f + ((0.134145f * x0) * x0)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__gelu_slope_f64
#define SG_KERNEL _gelu_slope
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_sigmoid_f64((1.5957691216057308 * (x0 + (((0.044715 * x0) * x0) * x0)))) * (1.0 + (((x0 * (1.0 - sg_sigmoid_f64((1.5957691216057308 * (x0 + (((0.044715 * x0) * x0) * x0)))))) * 1.5957691216057308) * (1.0 + ((0.134145 * x0) * x0)))));
#include "elementwise.cuh"
#endif

/* _gelu_slope: grad * (sigmoid(inner) * sigmoid(-inner) * (slope * (2 - self * slope * tanh(inner / 2)) + self * self * 0.42812889763560149)) */
#if defined SG_ALL || defined SG__gelu_slope_backward_self_f32
#define SG_KERNEL _gelu_slope_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((sg_sigmoid_f32((1.5957691216057308f * (x1 + (((0.044715f * x1) * x1) * x1)))) * sg_sigmoid_f32((-(1.5957691216057308f * (x1 + (((0.044715f * x1) * x1) * x1)))))) * (((1.5957691216057308f * (1.0f + ((0.134145f * x1) * x1))) * (2.0f - ((x1 * (1.5957691216057308f * (1.0f + ((0.134145f * x1) * x1)))) * sg_tanh_f32(((1.5957691216057308f * (x1 + (((0.044715f * x1) * x1) * x1))) / 2.0f))))) + ((x1 * x1) * 0.42812889763560147f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__gelu_slope_backward_self_f64
#define SG_KERNEL _gelu_slope_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((sg_sigmoid_f64((1.5957691216057308 * (x1 + (((0.044715 * x1) * x1) * x1)))) * sg_sigmoid_f64((-(1.5957691216057308 * (x1 + (((0.044715 * x1) * x1) * x1)))))) * (((1.5957691216057308 * (1.0 + ((0.134145 * x1) * x1))) * (2.0 - ((x1 * (1.5957691216057308 * (1.0 + ((0.134145 * x1) * x1)))) * sg_tanh_f64(((1.5957691216057308 * (x1 + (((0.044715 * x1) * x1) * x1))) / 2.0))))) + ((x1 * x1) * 0.42812889763560147))));
#include "elementwise.cuh"
#endif

/* _gelu_gate: sg_gelu_gate, normal.h */
#if defined SG_ALL || defined SG__gelu_gate_f32
#define SG_KERNEL _gelu_gate
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own__gelu_gate_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__gelu_gate_f64
#define SG_KERNEL _gelu_gate
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own__gelu_gate_f64(x0);
#include "elementwise.cuh"
#endif

/* _gelu_gate: grad * (exp(self * self * -0.5) * 0.39894228040143267794) */
#if defined SG_ALL || defined SG__gelu_gate_backward_self_f32
#define SG_KERNEL _gelu_gate_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_exp_f32(((x1 * x1) * (-0.5f))) * 0.3989422804014327f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__gelu_gate_backward_self_f64
#define SG_KERNEL _gelu_gate_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_exp_f64(((x1 * x1) * (-0.5))) * 0.3989422804014327));
#include "elementwise.cuh"
#endif

/* _gelu_rise: sg_gelu_rise, normal.h */
#if defined SG_ALL || defined SG__gelu_rise_f32
#define SG_KERNEL _gelu_rise
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_own__gelu_rise_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__gelu_rise_f64
#define SG_KERNEL _gelu_rise
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_own__gelu_rise_f64(x0);
#include "elementwise.cuh"
#endif

/* _gelu_rise: grad * ((2 - inside * inside) * exp(inside * inside * -0.5) * 0.39894228040143267794) */
#if defined SG_ALL || defined SG__gelu_rise_backward_self_f32
#define SG_KERNEL _gelu_rise_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (((2.0f - (sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f))) * sg_exp_f32(((sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)) * (-0.5f)))) * 0.3989422804014327f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__gelu_rise_backward_self_f64
#define SG_KERNEL _gelu_rise_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (((2.0 - (sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0))) * sg_exp_f64(((sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)) * (-0.5)))) * 0.3989422804014327));
#include "elementwise.cuh"
#endif

/* nn.functional.gelu: self * _gelu_gate(self) if approximate == 'none' else self * sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self)) */
#if defined SG_ALL || defined SG_nn_functional_gelu_f32
#define SG_KERNEL nn_functional_gelu
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_own__gelu_gate_f32(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_gelu_f64
#define SG_KERNEL nn_functional_gelu
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_own__gelu_gate_f64(x0));
#include "elementwise.cuh"
#endif

/* nn.functional.gelu: self * _gelu_gate(self) if approximate == 'none' else self * sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self)) */
#if defined SG_ALL || defined SG_nn_functional_gelu_2_f32
#define SG_KERNEL nn_functional_gelu_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f32((1.5957691216057308f * (x0 + (((0.044715f * x0) * x0) * x0)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_gelu_2_f64
#define SG_KERNEL nn_functional_gelu_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f64((1.5957691216057308 * (x0 + (((0.044715 * x0) * x0) * x0)))));
#include "elementwise.cuh"
#endif

/* nn.functional.gelu: grad * _gelu_rise(self) if approximate == 'none' else grad * _gelu_slope(inside) */
#if defined SG_ALL || defined SG_nn_functional_gelu_backward_self_f32
#define SG_KERNEL nn_functional_gelu_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_own__gelu_rise_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_gelu_backward_self_f64
#define SG_KERNEL nn_functional_gelu_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_own__gelu_rise_f64(x1));
#include "elementwise.cuh"
#endif

/* nn.functional.gelu: grad * _gelu_rise(self) if approximate == 'none' else grad * _gelu_slope(inside) */
#if defined SG_ALL || defined SG_nn_functional_gelu_backward_self_2_f32
#define SG_KERNEL nn_functional_gelu_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sigmoid_f32((1.5957691216057308f * (sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f) + (((0.044715f * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f))))) * (1.0f + (((sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f) * (1.0f - sg_sigmoid_f32((1.5957691216057308f * (sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f) + (((0.044715f * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f))))))) * 1.5957691216057308f) * (1.0f + ((0.134145f * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(x1, (-50.0f)), 50.0f)))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_gelu_backward_self_2_f64
#define SG_KERNEL nn_functional_gelu_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sigmoid_f64((1.5957691216057308 * (sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0) + (((0.044715 * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0))))) * (1.0 + (((sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0) * (1.0 - sg_sigmoid_f64((1.5957691216057308 * (sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0) + (((0.044715 * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0))))))) * 1.5957691216057308) * (1.0 + ((0.134145 * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(x1, (-50.0)), 50.0)))))));
#include "elementwise.cuh"
#endif

/* _silu_slope: sigmoid(self) * (1 + self * (1 - sigmoid(self))) */
#if defined SG_ALL || defined SG__silu_slope_f32
#define SG_KERNEL _silu_slope
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_sigmoid_f32(x0) * (1.0f + (x0 * (1.0f - sg_sigmoid_f32(x0)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__silu_slope_f64
#define SG_KERNEL _silu_slope
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_sigmoid_f64(x0) * (1.0 + (x0 * (1.0 - sg_sigmoid_f64(x0)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__silu_slope_c64
#define SG_KERNEL _silu_slope
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_sigmoid_c64(x0), sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(x0, sg_sub_c64(sg_from_real_c64(1.0f), sg_sigmoid_c64(x0)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__silu_slope_c128
#define SG_KERNEL _silu_slope
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_sigmoid_c128(x0), sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(x0, sg_sub_c128(sg_from_real_c128(1.0), sg_sigmoid_c128(x0)))));
#include "elementwise.cuh"
#endif

/* _silu_slope: grad * (sigmoid(self) * sigmoid(-self) * (2 - self * tanh(self / 2))).conj() */
#if defined SG_ALL || defined SG__silu_slope_backward_self_f32
#define SG_KERNEL _silu_slope_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((sg_sigmoid_f32(x1) * sg_sigmoid_f32((-x1))) * (2.0f - (x1 * sg_tanh_f32((x1 / 2.0f))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__silu_slope_backward_self_f64
#define SG_KERNEL _silu_slope_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((sg_sigmoid_f64(x1) * sg_sigmoid_f64((-x1))) * (2.0 - (x1 * sg_tanh_f64((x1 / 2.0))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__silu_slope_backward_self_c64
#define SG_KERNEL _silu_slope_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_mul_c64(sg_sigmoid_c64(x1), sg_sigmoid_c64(sg_neg_c64(x1))), sg_sub_c64(sg_from_real_c64(2.0f), sg_mul_c64(x1, sg_tanh_c64(sg_div_c64(x1, sg_from_real_c64(2.0f))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__silu_slope_backward_self_c128
#define SG_KERNEL _silu_slope_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_mul_c128(sg_sigmoid_c128(x1), sg_sigmoid_c128(sg_neg_c128(x1))), sg_sub_c128(sg_from_real_c128(2.0), sg_mul_c128(x1, sg_tanh_c128(sg_div_c128(x1, sg_from_real_c128(2.0))))))));
#include "elementwise.cuh"
#endif

/* _silu_slope: auto_element_wise */
#if defined SG_ALL || defined SG__silu_slope_tangent_self_f32
#define SG_KERNEL _silu_slope_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((sg_sigmoid_f32(x1) * sg_sigmoid_f32((-x1))) * (2.0f - (x1 * sg_tanh_f32((x1 / 2.0f))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__silu_slope_tangent_self_f64
#define SG_KERNEL _silu_slope_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((sg_sigmoid_f64(x1) * sg_sigmoid_f64((-x1))) * (2.0 - (x1 * sg_tanh_f64((x1 / 2.0))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__silu_slope_tangent_self_c64
#define SG_KERNEL _silu_slope_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_mul_c64(sg_sigmoid_c64(x1), sg_sigmoid_c64(sg_neg_c64(x1))), sg_sub_c64(sg_from_real_c64(2.0f), sg_mul_c64(x1, sg_tanh_c64(sg_div_c64(x1, sg_from_real_c64(2.0f)))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__silu_slope_tangent_self_c128
#define SG_KERNEL _silu_slope_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_mul_c128(sg_sigmoid_c128(x1), sg_sigmoid_c128(sg_neg_c128(x1))), sg_sub_c128(sg_from_real_c128(2.0), sg_mul_c128(x1, sg_tanh_c128(sg_div_c128(x1, sg_from_real_c128(2.0)))))));
#include "elementwise.cuh"
#endif

/* nn.functional.silu: self * sigmoid(self) */
#if defined SG_ALL || defined SG_nn_functional_silu_f32
#define SG_KERNEL nn_functional_silu
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f32(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_silu_f64
#define SG_KERNEL nn_functional_silu
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f64(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_silu_c64
#define SG_KERNEL nn_functional_silu
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_sigmoid_c64(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_silu_c128
#define SG_KERNEL nn_functional_silu
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_sigmoid_c128(x0));
#include "elementwise.cuh"
#endif

/* nn.functional.silu: grad * _silu_slope(self).conj() */
#if defined SG_ALL || defined SG_nn_functional_silu_backward_self_f32
#define SG_KERNEL nn_functional_silu_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sigmoid_f32(x1) * (1.0f + (x1 * (1.0f - sg_sigmoid_f32(x1))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_silu_backward_self_f64
#define SG_KERNEL nn_functional_silu_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sigmoid_f64(x1) * (1.0 + (x1 * (1.0 - sg_sigmoid_f64(x1))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_silu_backward_self_c64
#define SG_KERNEL nn_functional_silu_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_sigmoid_c64(x1), sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, sg_sub_c64(sg_from_real_c64(1.0f), sg_sigmoid_c64(x1)))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_silu_backward_self_c128
#define SG_KERNEL nn_functional_silu_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_sigmoid_c128(x1), sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, sg_sub_c128(sg_from_real_c128(1.0), sg_sigmoid_c128(x1)))))));
#include "elementwise.cuh"
#endif

/* nn.functional.silu: auto_element_wise */
#if defined SG_ALL || defined SG_nn_functional_silu_tangent_self_f32
#define SG_KERNEL nn_functional_silu_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_sigmoid_f32(x1) * (1.0f + (x1 * (1.0f - sg_sigmoid_f32(x1))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_silu_tangent_self_f64
#define SG_KERNEL nn_functional_silu_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_sigmoid_f64(x1) * (1.0 + (x1 * (1.0 - sg_sigmoid_f64(x1))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_silu_tangent_self_c64
#define SG_KERNEL nn_functional_silu_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_sigmoid_c64(x1), sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, sg_sub_c64(sg_from_real_c64(1.0f), sg_sigmoid_c64(x1))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_silu_tangent_self_c128
#define SG_KERNEL nn_functional_silu_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_sigmoid_c128(x1), sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, sg_sub_c128(sg_from_real_c128(1.0), sg_sigmoid_c128(x1))))));
#include "elementwise.cuh"
#endif

/* _mish_slope: tanh(maximum(self, 0) + log1p(exp(-abs(self)))) + self * sigmoid(self) * ( 1 - square(tanh(maximum(self, 0) + log1p(exp(-abs(self)))))) */
#if defined SG_ALL || defined SG__mish_slope_f32
#define SG_KERNEL _mish_slope
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_tanh_f32((sg_maximum_f32(x0, 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x0)))))) + ((x0 * sg_sigmoid_f32(x0)) * (1.0f - sg_square_f32(sg_tanh_f32((sg_maximum_f32(x0, 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x0))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__mish_slope_f64
#define SG_KERNEL _mish_slope
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_tanh_f64((sg_maximum_f64(x0, 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x0)))))) + ((x0 * sg_sigmoid_f64(x0)) * (1.0 - sg_square_f64(sg_tanh_f64((sg_maximum_f64(x0, 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x0))))))))));
#include "elementwise.cuh"
#endif

/* _mish_slope: grad * (4 * gate * shrunk * shrunk * (2 + self * (rest - 2 * gate * (1 - rest * rest) / (1 + rest * rest)))) */
#if defined SG_ALL || defined SG__mish_slope_backward_self_f32
#define SG_KERNEL _mish_slope_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((((4.0f * sg_sigmoid_f32(x1)) * (sg_sigmoid_f32((-x1)) / (1.0f + (sg_sigmoid_f32((-x1)) * sg_sigmoid_f32((-x1)))))) * (sg_sigmoid_f32((-x1)) / (1.0f + (sg_sigmoid_f32((-x1)) * sg_sigmoid_f32((-x1)))))) * (2.0f + (x1 * (sg_sigmoid_f32((-x1)) - (((2.0f * sg_sigmoid_f32(x1)) * (1.0f - (sg_sigmoid_f32((-x1)) * sg_sigmoid_f32((-x1))))) / (1.0f + (sg_sigmoid_f32((-x1)) * sg_sigmoid_f32((-x1))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__mish_slope_backward_self_f64
#define SG_KERNEL _mish_slope_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((((4.0 * sg_sigmoid_f64(x1)) * (sg_sigmoid_f64((-x1)) / (1.0 + (sg_sigmoid_f64((-x1)) * sg_sigmoid_f64((-x1)))))) * (sg_sigmoid_f64((-x1)) / (1.0 + (sg_sigmoid_f64((-x1)) * sg_sigmoid_f64((-x1)))))) * (2.0 + (x1 * (sg_sigmoid_f64((-x1)) - (((2.0 * sg_sigmoid_f64(x1)) * (1.0 - (sg_sigmoid_f64((-x1)) * sg_sigmoid_f64((-x1))))) / (1.0 + (sg_sigmoid_f64((-x1)) * sg_sigmoid_f64((-x1))))))))));
#include "elementwise.cuh"
#endif

/* nn.functional.mish: self * tanh(maximum(self, 0) + log1p(exp(-abs(self)))) */
#if defined SG_ALL || defined SG_nn_functional_mish_f32
#define SG_KERNEL nn_functional_mish
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_tanh_f32((sg_maximum_f32(x0, 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x0)))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_mish_f64
#define SG_KERNEL nn_functional_mish
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_tanh_f64((sg_maximum_f64(x0, 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x0)))))));
#include "elementwise.cuh"
#endif

/* nn.functional.mish: grad * _mish_slope(self) */
#if defined SG_ALL || defined SG_nn_functional_mish_backward_self_f32
#define SG_KERNEL nn_functional_mish_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_tanh_f32((sg_maximum_f32(x1, 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x1)))))) + ((x1 * sg_sigmoid_f32(x1)) * (1.0f - sg_square_f32(sg_tanh_f32((sg_maximum_f32(x1, 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x1)))))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_mish_backward_self_f64
#define SG_KERNEL nn_functional_mish_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_tanh_f64((sg_maximum_f64(x1, 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x1)))))) + ((x1 * sg_sigmoid_f64(x1)) * (1.0 - sg_square_f64(sg_tanh_f64((sg_maximum_f64(x1, 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x1)))))))))));
#include "elementwise.cuh"
#endif

/* nn.functional.softplus: where(self * beta > threshold, self, log1p(exp(self * beta)) / beta) */
#if defined SG_ALL || defined SG_nn_functional_softplus_f32
#define SG_KERNEL nn_functional_softplus
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 * x1) > x2) ? x0 : (sg_log1p_f32(sg_exp_f32((x0 * x1))) / x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softplus_f64
#define SG_KERNEL nn_functional_softplus
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 * x1) > x2) ? x0 : (sg_log1p_f64(sg_exp_f64((x0 * x1))) / x1));
#include "elementwise.cuh"
#endif

/* nn.functional.softplus: where(self * beta > threshold, grad, grad * _logistic(self * beta)) */
#if defined SG_ALL || defined SG_nn_functional_softplus_backward_self_f32
#define SG_KERNEL nn_functional_softplus_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 * x1) > x2) ? x3 : (x3 * sg_sigmoid_f32((x0 * x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softplus_backward_self_f64
#define SG_KERNEL nn_functional_softplus_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 * x1) > x2) ? x3 : (x3 * sg_sigmoid_f64((x0 * x1))));
#include "elementwise.cuh"
#endif

/* nn.functional.softsign: self / (1 + abs(self)) */
#if defined SG_ALL || defined SG_nn_functional_softsign_f32
#define SG_KERNEL nn_functional_softsign
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / (1.0f + sg_abs_f32(x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softsign_f64
#define SG_KERNEL nn_functional_softsign
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / (1.0 + sg_abs_f64(x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softsign_c64
#define SG_KERNEL nn_functional_softsign
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_from_real_c64((1.0f + sg_abs_c64(x0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softsign_c128
#define SG_KERNEL nn_functional_softsign
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_from_real_c128((1.0 + sg_abs_c128(x0))));
#include "elementwise.cuh"
#endif

/* nn.functional.softsign: grad / size - self.sgn() * _real_part((self / size).conj() * grad) / size if self.is_complex() else grad / (size * size) */
#if defined SG_ALL || defined SG_nn_functional_softsign_backward_self_f32
#define SG_KERNEL nn_functional_softsign_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 / (1.0f + sg_abs_f32(x1))) - ((sg_sgn_f32(x1) * ((x1 / (1.0f + sg_abs_f32(x1))) * x0)) / (1.0f + sg_abs_f32(x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softsign_backward_self_f64
#define SG_KERNEL nn_functional_softsign_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 / (1.0 + sg_abs_f64(x1))) - ((sg_sgn_f64(x1) * ((x1 / (1.0 + sg_abs_f64(x1))) * x0)) / (1.0 + sg_abs_f64(x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softsign_backward_self_c64
#define SG_KERNEL nn_functional_softsign_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sub_c64(sg_div_c64(x0, sg_from_real_c64((1.0f + sg_abs_c64(x1)))), sg_div_c64(sg_mul_c64(sg_sgn_c64(x1), sg_from_real_c64(sg_real_c64(sg_mul_c64(sg_conj_c64(sg_div_c64(x1, sg_from_real_c64((1.0f + sg_abs_c64(x1))))), x0)))), sg_from_real_c64((1.0f + sg_abs_c64(x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softsign_backward_self_c128
#define SG_KERNEL nn_functional_softsign_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sub_c128(sg_div_c128(x0, sg_from_real_c128((1.0 + sg_abs_c128(x1)))), sg_div_c128(sg_mul_c128(sg_sgn_c128(x1), sg_from_real_c128(sg_real_c128(sg_mul_c128(sg_conj_c128(sg_div_c128(x1, sg_from_real_c128((1.0 + sg_abs_c128(x1))))), x0)))), sg_from_real_c128((1.0 + sg_abs_c128(x1)))));
#include "elementwise.cuh"
#endif

/* nn.functional.softsign: grad / size - self.sgn() * _real_part((self / size).conj() * grad) / size if self.is_complex() else grad / (size * size) */
#if defined SG_ALL || defined SG_nn_functional_softsign_backward_self_2_f32
#define SG_KERNEL nn_functional_softsign_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / ((1.0f + sg_abs_f32(x1)) * (1.0f + sg_abs_f32(x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softsign_backward_self_2_f64
#define SG_KERNEL nn_functional_softsign_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / ((1.0 + sg_abs_f64(x1)) * (1.0 + sg_abs_f64(x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softsign_backward_self_2_c64
#define SG_KERNEL nn_functional_softsign_backward_self_2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_from_real_c64(((1.0f + sg_abs_c64(x1)) * (1.0f + sg_abs_c64(x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softsign_backward_self_2_c128
#define SG_KERNEL nn_functional_softsign_backward_self_2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_from_real_c128(((1.0 + sg_abs_c128(x1)) * (1.0 + sg_abs_c128(x1)))));
#include "elementwise.cuh"
#endif

/* nn.functional.softsign: self_t / (1 + self_p.abs()) - self_p / (1 + self_p.abs()) * _real_part(self_p.sgn().conj() * self_t) / (1 + self_p.abs()) if self_p.is_complex() else self_t / ((1 + self_p.abs()) * (1 + self_p.abs())) */
#if defined SG_ALL || defined SG_nn_functional_softsign_tangent_self_f32
#define SG_KERNEL nn_functional_softsign_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 / (1.0f + sg_abs_f32(x1))) - (((x1 / (1.0f + sg_abs_f32(x1))) * (sg_sgn_f32(x1) * x0)) / (1.0f + sg_abs_f32(x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softsign_tangent_self_f64
#define SG_KERNEL nn_functional_softsign_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 / (1.0 + sg_abs_f64(x1))) - (((x1 / (1.0 + sg_abs_f64(x1))) * (sg_sgn_f64(x1) * x0)) / (1.0 + sg_abs_f64(x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softsign_tangent_self_c64
#define SG_KERNEL nn_functional_softsign_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sub_c64(sg_div_c64(x0, sg_from_real_c64((1.0f + sg_abs_c64(x1)))), sg_div_c64(sg_mul_c64(sg_div_c64(x1, sg_from_real_c64((1.0f + sg_abs_c64(x1)))), sg_from_real_c64(sg_real_c64(sg_mul_c64(sg_conj_c64(sg_sgn_c64(x1)), x0)))), sg_from_real_c64((1.0f + sg_abs_c64(x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softsign_tangent_self_c128
#define SG_KERNEL nn_functional_softsign_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sub_c128(sg_div_c128(x0, sg_from_real_c128((1.0 + sg_abs_c128(x1)))), sg_div_c128(sg_mul_c128(sg_div_c128(x1, sg_from_real_c128((1.0 + sg_abs_c128(x1)))), sg_from_real_c128(sg_real_c128(sg_mul_c128(sg_conj_c128(sg_sgn_c128(x1)), x0)))), sg_from_real_c128((1.0 + sg_abs_c128(x1)))));
#include "elementwise.cuh"
#endif

/* nn.functional.tanhshrink: self - tanh(self) */
#if defined SG_ALL || defined SG_nn_functional_tanhshrink_f32
#define SG_KERNEL nn_functional_tanhshrink
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 - sg_tanh_f32(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_tanhshrink_f64
#define SG_KERNEL nn_functional_tanhshrink
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 - sg_tanh_f64(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_tanhshrink_c64
#define SG_KERNEL nn_functional_tanhshrink
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sub_c64(x0, sg_tanh_c64(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_tanhshrink_c128
#define SG_KERNEL nn_functional_tanhshrink
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sub_c128(x0, sg_tanh_c128(x0));
#include "elementwise.cuh"
#endif

/* nn.functional.tanhshrink: grad * (self.tanh() * self.tanh()).conj() */
#if defined SG_ALL || defined SG_nn_functional_tanhshrink_backward_self_f32
#define SG_KERNEL nn_functional_tanhshrink_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_tanh_f32(x1) * sg_tanh_f32(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_tanhshrink_backward_self_f64
#define SG_KERNEL nn_functional_tanhshrink_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_tanh_f64(x1) * sg_tanh_f64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_tanhshrink_backward_self_c64
#define SG_KERNEL nn_functional_tanhshrink_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_tanh_c64(x1), sg_tanh_c64(x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_tanhshrink_backward_self_c128
#define SG_KERNEL nn_functional_tanhshrink_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_tanh_c128(x1), sg_tanh_c128(x1))));
#include "elementwise.cuh"
#endif

/* nn.functional.tanhshrink: auto_element_wise */
#if defined SG_ALL || defined SG_nn_functional_tanhshrink_tangent_self_f32
#define SG_KERNEL nn_functional_tanhshrink_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_tanh_f32(x1) * sg_tanh_f32(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_tanhshrink_tangent_self_f64
#define SG_KERNEL nn_functional_tanhshrink_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_tanh_f64(x1) * sg_tanh_f64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_tanhshrink_tangent_self_c64
#define SG_KERNEL nn_functional_tanhshrink_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_tanh_c64(x1), sg_tanh_c64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_tanhshrink_tangent_self_c128
#define SG_KERNEL nn_functional_tanhshrink_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_tanh_c128(x1), sg_tanh_c128(x1)));
#include "elementwise.cuh"
#endif

/* nn.functional.logsigmoid: minimum(self, 0) - log1p(exp(-abs(self))) */
#if defined SG_ALL || defined SG_nn_functional_logsigmoid_f32
#define SG_KERNEL nn_functional_logsigmoid
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_minimum_f32(x0, 0.0f) - sg_log1p_f32(sg_exp_f32((-sg_abs_f32(x0)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_logsigmoid_f64
#define SG_KERNEL nn_functional_logsigmoid
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_minimum_f64(x0, 0.0) - sg_log1p_f64(sg_exp_f64((-sg_abs_f64(x0)))));
#include "elementwise.cuh"
#endif

/* nn.functional.logsigmoid: grad * _logistic(-self) */
#if defined SG_ALL || defined SG_nn_functional_logsigmoid_backward_self_f32
#define SG_KERNEL nn_functional_logsigmoid_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f32((-x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_logsigmoid_backward_self_f64
#define SG_KERNEL nn_functional_logsigmoid_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sigmoid_f64((-x1)));
#include "elementwise.cuh"
#endif

/* nn.functional.hardtanh: minimum(maximum(self, min_val), max_val) */
#if defined SG_ALL || defined SG_nn_functional_hardtanh_f32
#define SG_KERNEL nn_functional_hardtanh
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_minimum_f32(sg_maximum_f32(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardtanh_f64
#define SG_KERNEL nn_functional_hardtanh
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_minimum_f64(sg_maximum_f64(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardtanh_i8
#define SG_KERNEL nn_functional_hardtanh
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) NUMBER(1, int8_t) NUMBER(2, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_minimum_i8(sg_maximum_i8(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardtanh_i16
#define SG_KERNEL nn_functional_hardtanh
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) NUMBER(1, int16_t) NUMBER(2, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_minimum_i16(sg_maximum_i16(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardtanh_i32
#define SG_KERNEL nn_functional_hardtanh
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) NUMBER(1, int32_t) NUMBER(2, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_minimum_i32(sg_maximum_i32(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardtanh_i64
#define SG_KERNEL nn_functional_hardtanh
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) NUMBER(1, int64_t) NUMBER(2, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_minimum_i64(sg_maximum_i64(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardtanh_u8
#define SG_KERNEL nn_functional_hardtanh
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) NUMBER(1, uint8_t) NUMBER(2, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_minimum_u8(sg_maximum_u8(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardtanh_u16
#define SG_KERNEL nn_functional_hardtanh
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) NUMBER(1, uint16_t) NUMBER(2, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_minimum_u16(sg_maximum_u16(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardtanh_u32
#define SG_KERNEL nn_functional_hardtanh
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) NUMBER(1, uint32_t) NUMBER(2, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_minimum_u32(sg_maximum_u32(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardtanh_u64
#define SG_KERNEL nn_functional_hardtanh
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) NUMBER(1, uint64_t) NUMBER(2, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_minimum_u64(sg_maximum_u64(x0, x1), x2);
#include "elementwise.cuh"
#endif

/* nn.functional.hardtanh: where((self > min_val) & (self < max_val), grad, 0) */
#if defined SG_ALL || defined SG_nn_functional_hardtanh_backward_self_f32
#define SG_KERNEL nn_functional_hardtanh_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 > x1) & (x0 < x2)) ? x3 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardtanh_backward_self_f64
#define SG_KERNEL nn_functional_hardtanh_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 > x1) & (x0 < x2)) ? x3 : 0.0);
#include "elementwise.cuh"
#endif

/* nn.functional.hardsigmoid: minimum(maximum(self + 3, 0), 6) / 6 */
#if defined SG_ALL || defined SG_nn_functional_hardsigmoid_f32
#define SG_KERNEL nn_functional_hardsigmoid
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_minimum_f32(sg_maximum_f32((x0 + 3.0f), 0.0f), 6.0f) / 6.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardsigmoid_f64
#define SG_KERNEL nn_functional_hardsigmoid
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_minimum_f64(sg_maximum_f64((x0 + 3.0), 0.0), 6.0) / 6.0);
#include "elementwise.cuh"
#endif

/* nn.functional.hardsigmoid: where((self > -3) & (self < 3), grad / 6, 0) */
#if defined SG_ALL || defined SG_nn_functional_hardsigmoid_backward_self_f32
#define SG_KERNEL nn_functional_hardsigmoid_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 > (-3.0f)) & (x0 < 3.0f)) ? (x1 / 6.0f) : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardsigmoid_backward_self_f64
#define SG_KERNEL nn_functional_hardsigmoid_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 > (-3.0)) & (x0 < 3.0)) ? (x1 / 6.0) : 0.0);
#include "elementwise.cuh"
#endif

/* nn.functional.hardswish: self * (minimum(maximum(self + 3, 0), 6) / 6) */
#if defined SG_ALL || defined SG_nn_functional_hardswish_f32
#define SG_KERNEL nn_functional_hardswish
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_minimum_f32(sg_maximum_f32((x0 + 3.0f), 0.0f), 6.0f) / 6.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardswish_f64
#define SG_KERNEL nn_functional_hardswish
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_minimum_f64(sg_maximum_f64((x0 + 3.0), 0.0), 6.0) / 6.0));
#include "elementwise.cuh"
#endif

/* nn.functional.hardswish: where(self <= -3, 0, where(self < 3, grad * (self / 3 + 0.5), grad)) */
#if defined SG_ALL || defined SG_nn_functional_hardswish_backward_self_f32
#define SG_KERNEL nn_functional_hardswish_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 <= (-3.0f)) ? 0.0f : ((x0 < 3.0f) ? (x1 * ((x0 / 3.0f) + 0.5f)) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardswish_backward_self_f64
#define SG_KERNEL nn_functional_hardswish_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 <= (-3.0)) ? 0.0 : ((x0 < 3.0) ? (x1 * ((x0 / 3.0) + 0.5)) : x1));
#include "elementwise.cuh"
#endif

/* nn.functional.hardshrink: where((self >= -lambd) & (self <= lambd), 0, self) */
#if defined SG_ALL || defined SG_nn_functional_hardshrink_f32
#define SG_KERNEL nn_functional_hardshrink
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 >= x1) & (x0 <= x2)) ? 0.0f : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardshrink_f64
#define SG_KERNEL nn_functional_hardshrink
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 >= x1) & (x0 <= x2)) ? 0.0 : x0);
#include "elementwise.cuh"
#endif

/* nn.functional.hardshrink: where((self < -lambd) | (self > lambd), grad, 0) */
#if defined SG_ALL || defined SG_nn_functional_hardshrink_backward_self_f32
#define SG_KERNEL nn_functional_hardshrink_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 < x1) | (x0 > x2)) ? x3 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_hardshrink_backward_self_f64
#define SG_KERNEL nn_functional_hardshrink_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 < x1) | (x0 > x2)) ? x3 : 0.0);
#include "elementwise.cuh"
#endif

/* nn.functional.softshrink: where(self > lambd, self - lambd, where(self < -lambd, self + lambd, self * 0)) */
#if defined SG_ALL || defined SG_nn_functional_softshrink_f32
#define SG_KERNEL nn_functional_softshrink
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 > x1) ? (x0 - x1) : ((x0 < x2) ? (x0 + x1) : (x0 * 0.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_softshrink_f64
#define SG_KERNEL nn_functional_softshrink
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 > x1) ? (x0 - x1) : ((x0 < x2) ? (x0 + x1) : (x0 * 0.0)));
#include "elementwise.cuh"
#endif

/* nn.functional.threshold: where(self <= threshold, value, self) */
#if defined SG_ALL || defined SG_nn_functional_threshold_f32
#define SG_KERNEL nn_functional_threshold
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_threshold_f64
#define SG_KERNEL nn_functional_threshold
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_threshold_i8
#define SG_KERNEL nn_functional_threshold
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) NUMBER(1, int8_t) NUMBER(2, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_threshold_i16
#define SG_KERNEL nn_functional_threshold
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) NUMBER(1, int16_t) NUMBER(2, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_threshold_i32
#define SG_KERNEL nn_functional_threshold
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) NUMBER(1, int32_t) NUMBER(2, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_threshold_i64
#define SG_KERNEL nn_functional_threshold
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) NUMBER(1, int64_t) NUMBER(2, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_threshold_u8
#define SG_KERNEL nn_functional_threshold
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) NUMBER(1, uint8_t) NUMBER(2, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_threshold_u16
#define SG_KERNEL nn_functional_threshold
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) NUMBER(1, uint16_t) NUMBER(2, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_threshold_u32
#define SG_KERNEL nn_functional_threshold
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) NUMBER(1, uint32_t) NUMBER(2, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_threshold_u64
#define SG_KERNEL nn_functional_threshold
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) NUMBER(1, uint64_t) NUMBER(2, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : x0);
#include "elementwise.cuh"
#endif

/* nn.functional.threshold: where(self <= threshold, 0, grad) */
#if defined SG_ALL || defined SG_nn_functional_threshold_backward_self_f32
#define SG_KERNEL nn_functional_threshold_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 <= x1) ? 0.0f : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nn_functional_threshold_backward_self_f64
#define SG_KERNEL nn_functional_threshold_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 <= x1) ? 0.0 : x2);
#include "elementwise.cuh"
#endif

/* _prelu: where(self > 0, self, weight * self) */
#if defined SG_ALL || defined SG__prelu_f32
#define SG_KERNEL _prelu
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 > 0.0f) ? x0 : (x1 * x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prelu_f64
#define SG_KERNEL _prelu
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 > 0.0) ? x0 : (x1 * x0));
#include "elementwise.cuh"
#endif

/* _prelu: where(self > 0, grad, weight * grad) */
#if defined SG_ALL || defined SG__prelu_backward_self_f32
#define SG_KERNEL _prelu_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 > 0.0f) ? x1 : (x2 * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prelu_backward_self_f64
#define SG_KERNEL _prelu_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 > 0.0) ? x1 : (x2 * x1));
#include "elementwise.cuh"
#endif

/* _prelu: where(self > 0, 0, grad * self) */
#if defined SG_ALL || defined SG__prelu_backward_weight_f32
#define SG_KERNEL _prelu_backward_weight
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 > 0.0f) ? 0.0f : (x1 * x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prelu_backward_weight_f64
#define SG_KERNEL _prelu_backward_weight
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 > 0.0) ? 0.0 : (x1 * x0));
#include "elementwise.cuh"
#endif

/* _prelu: where(self > 0, grad, weight * grad); where(self > 0, 0, grad * self) */
#if defined SG_ALL || defined SG__prelu_backward_f32
#define SG_KERNEL _prelu_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 > 0.0f) ? x1 : (x2 * x1)); r1 = ((x0 > 0.0f) ? 0.0f : (x1 * x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__prelu_backward_f64
#define SG_KERNEL _prelu_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 > 0.0) ? x1 : (x2 * x1)); r1 = ((x0 > 0.0) ? 0.0 : (x1 * x0));
#include "elementwise.cuh"
#endif
