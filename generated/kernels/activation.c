/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* The nonlinearities of neural networks. */
#include "kernel.h"

/* derivatives.yaml:1199  relu: maximum(self, 0) */
SG_CLONES static void relu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_f32(a0[i], 0.0f);
}
SG_CLONES static void relu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_f64(a0[i], 0.0);
}
static void relu_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_u8(a0[i], 0);
}
static void relu_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i8(a0[i], 0);
}
static void relu_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i16(a0[i], 0);
}
static void relu_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i32(a0[i], 0);
}
static void relu_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i64(a0[i], 0);
}
static const sg_loop relu_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, relu_f32},
    {SG_f64, {SG_f64, SG_f64}, relu_f64},
    {SG_u8, {SG_u8, SG_u8}, relu_u8},
    {SG_i8, {SG_i8, SG_i8}, relu_i8},
    {SG_i16, {SG_i16, SG_i16}, relu_i16},
    {SG_i32, {SG_i32, SG_i32}, relu_i32},
    {SG_i64, {SG_i64, SG_i64}, relu_i64},
};

/* derivatives.yaml:1214  nn.functional.relu6: minimum(maximum(self, 0), 6) */
SG_CLONES static void nn_functional_relu6_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f32(sg_maximum_f32(a0[i], 0.0f), 6.0f);
}
SG_CLONES static void nn_functional_relu6_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f64(sg_maximum_f64(a0[i], 0.0), 6.0);
}
static void nn_functional_relu6_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u8(sg_maximum_u8(a0[i], 0), 6);
}
static void nn_functional_relu6_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i8(sg_maximum_i8(a0[i], 0), 6);
}
static void nn_functional_relu6_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i16(sg_maximum_i16(a0[i], 0), 6);
}
static void nn_functional_relu6_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i32(sg_maximum_i32(a0[i], 0), 6);
}
static void nn_functional_relu6_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i64(sg_maximum_i64(a0[i], 0), 6);
}
static const sg_loop nn_functional_relu6_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_relu6_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_relu6_f64},
    {SG_u8, {SG_u8, SG_u8}, nn_functional_relu6_u8},
    {SG_i8, {SG_i8, SG_i8}, nn_functional_relu6_i8},
    {SG_i16, {SG_i16, SG_i16}, nn_functional_relu6_i16},
    {SG_i32, {SG_i32, SG_i32}, nn_functional_relu6_i32},
    {SG_i64, {SG_i64, SG_i64}, nn_functional_relu6_i64},
};

/* derivatives.yaml:1230  nn.functional.leaky_relu: where(self > 0, self, self * negative_slope) */
SG_CLONES static void nn_functional_leaky_relu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? a0[i] : (a0[i] * x1));
}
SG_CLONES static void nn_functional_leaky_relu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? a0[i] : (a0[i] * x1));
}
static const sg_loop nn_functional_leaky_relu_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_leaky_relu_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_leaky_relu_f64},
};

/* derivatives.yaml:1246  nn.functional.elu: where(self > 0, self, alpha * expm1(self)) */
SG_CLONES static void nn_functional_elu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? a0[i] : (x1 * sg_expm1_f32(a0[i])));
}
SG_CLONES static void nn_functional_elu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? a0[i] : (x1 * sg_expm1_f64(a0[i])));
}
static const sg_loop nn_functional_elu_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_elu_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_elu_f64},
};

/* derivatives.yaml:1269  nn.functional.selu: 1.0507009873554804934193349852946 * where(self > 0, self, 1.6732632423543772848170429916717 * expm1(self)) */
SG_CLONES static void nn_functional_selu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (1.0507009873554805f * ((a0[i] > 0.0f) ? a0[i] : (1.6732632423543772f * sg_expm1_f32(a0[i]))));
}
SG_CLONES static void nn_functional_selu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (1.0507009873554805 * ((a0[i] > 0.0) ? a0[i] : (1.6732632423543772 * sg_expm1_f64(a0[i]))));
}
static const sg_loop nn_functional_selu_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_selu_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_selu_f64},
};

/* derivatives.yaml:1289  nn.functional.celu: where(self > 0, self, alpha * expm1(self / alpha)) */
SG_CLONES static void nn_functional_celu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? a0[i] : (x1 * sg_expm1_f32((a0[i] / x1))));
}
SG_CLONES static void nn_functional_celu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? a0[i] : (x1 * sg_expm1_f64((a0[i] / x1))));
}
static const sg_loop nn_functional_celu_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_celu_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_celu_f64},
};

/* derivatives.yaml:1313  nn.functional.gelu: self * 0.5 * erfc(self * -0.70710678118654762440) if approximate == 'none' else self * sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self)) */
SG_CLONES static void nn_functional_gelu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * 0.5f) * sg_erfc_f32((a0[i] * (-0.7071067811865476f))));
}
SG_CLONES static void nn_functional_gelu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * 0.5) * sg_erfc_f64((a0[i] * (-0.7071067811865476))));
}
static const sg_loop nn_functional_gelu_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_gelu_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_gelu_f64},
};

/* derivatives.yaml:1313  nn.functional.gelu: self * 0.5 * erfc(self * -0.70710678118654762440) if approximate == 'none' else self * sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self)) */
SG_CLONES static void nn_functional_gelu_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f32((1.5957691216057308f * (a0[i] + (((0.044715f * a0[i]) * a0[i]) * a0[i])))));
}
SG_CLONES static void nn_functional_gelu_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f64((1.5957691216057308 * (a0[i] + (((0.044715 * a0[i]) * a0[i]) * a0[i])))));
}
static const sg_loop nn_functional_gelu_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_gelu_2_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_gelu_2_f64},
};

/* derivatives.yaml:1334  nn.functional.silu: self * sigmoid(self) */
SG_CLONES static void nn_functional_silu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f32(a0[i]));
}
SG_CLONES static void nn_functional_silu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f64(a0[i]));
}
static void nn_functional_silu_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_sigmoid_c64(a0[i]));
}
static void nn_functional_silu_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_sigmoid_c128(a0[i]));
}
static const sg_loop nn_functional_silu_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_silu_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_silu_f64},
    {SG_c64, {SG_c64, SG_c64}, nn_functional_silu_c64},
    {SG_c128, {SG_c128, SG_c128}, nn_functional_silu_c128},
};

/* derivatives.yaml:1348  nn.functional.mish: self * tanh(maximum(self, 0) + log1p(exp(-abs(self)))) */
SG_CLONES static void nn_functional_mish_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_tanh_f32((sg_maximum_f32(a0[i], 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(a0[i])))))));
}
SG_CLONES static void nn_functional_mish_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_tanh_f64((sg_maximum_f64(a0[i], 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(a0[i])))))));
}
static const sg_loop nn_functional_mish_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_mish_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_mish_f64},
};

/* derivatives.yaml:1362  nn.functional.softplus: where(self * beta > threshold, self, log1p(exp(self * beta)) / beta) */
SG_CLONES static void nn_functional_softplus_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] * x1) > x2) ? a0[i] : (sg_log1p_f32(sg_exp_f32((a0[i] * x1))) / x1));
}
SG_CLONES static void nn_functional_softplus_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] * x1) > x2) ? a0[i] : (sg_log1p_f64(sg_exp_f64((a0[i] * x1))) / x1));
}
static const sg_loop nn_functional_softplus_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_softplus_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_softplus_f64},
};

/* derivatives.yaml:1379  nn.functional.softsign: self / (1 + abs(self)) */
SG_CLONES static void nn_functional_softsign_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (1.0f + sg_abs_f32(a0[i])));
}
SG_CLONES static void nn_functional_softsign_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (1.0 + sg_abs_f64(a0[i])));
}
static void nn_functional_softsign_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_from_real_c64((1.0f + sg_abs_c64(a0[i]))));
}
static void nn_functional_softsign_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_from_real_c128((1.0 + sg_abs_c128(a0[i]))));
}
static const sg_loop nn_functional_softsign_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_softsign_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_softsign_f64},
    {SG_c64, {SG_c64, SG_c64}, nn_functional_softsign_c64},
    {SG_c128, {SG_c128, SG_c128}, nn_functional_softsign_c128},
};

/* derivatives.yaml:1397  nn.functional.tanhshrink: self - tanh(self) */
SG_CLONES static void nn_functional_tanhshrink_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - sg_tanh_f32(a0[i]));
}
SG_CLONES static void nn_functional_tanhshrink_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - sg_tanh_f64(a0[i]));
}
static void nn_functional_tanhshrink_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c64(a0[i], sg_tanh_c64(a0[i]));
}
static void nn_functional_tanhshrink_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c128(a0[i], sg_tanh_c128(a0[i]));
}
static const sg_loop nn_functional_tanhshrink_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_tanhshrink_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_tanhshrink_f64},
    {SG_c64, {SG_c64, SG_c64}, nn_functional_tanhshrink_c64},
    {SG_c128, {SG_c128, SG_c128}, nn_functional_tanhshrink_c128},
};

/* derivatives.yaml:1406  nn.functional.logsigmoid: minimum(self, 0) - log1p(exp(-abs(self))) */
SG_CLONES static void nn_functional_logsigmoid_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_minimum_f32(a0[i], 0.0f) - sg_log1p_f32(sg_exp_f32((-sg_abs_f32(a0[i])))));
}
SG_CLONES static void nn_functional_logsigmoid_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_minimum_f64(a0[i], 0.0) - sg_log1p_f64(sg_exp_f64((-sg_abs_f64(a0[i])))));
}
static const sg_loop nn_functional_logsigmoid_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_logsigmoid_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_logsigmoid_f64},
};

/* derivatives.yaml:1419  nn.functional.hardtanh: minimum(maximum(self, min_val), max_val) */
SG_CLONES static void nn_functional_hardtanh_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f32(sg_maximum_f32(a0[i], x1), x2);
}
SG_CLONES static void nn_functional_hardtanh_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f64(sg_maximum_f64(a0[i], x1), x2);
}
static void nn_functional_hardtanh_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    const uint8_t x2 = *(const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u8(sg_maximum_u8(a0[i], x1), x2);
}
static void nn_functional_hardtanh_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    const int8_t x2 = *(const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i8(sg_maximum_i8(a0[i], x1), x2);
}
static void nn_functional_hardtanh_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    const int16_t x2 = *(const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i16(sg_maximum_i16(a0[i], x1), x2);
}
static void nn_functional_hardtanh_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    const int32_t x2 = *(const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i32(sg_maximum_i32(a0[i], x1), x2);
}
static void nn_functional_hardtanh_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    const int64_t x2 = *(const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i64(sg_maximum_i64(a0[i], x1), x2);
}
static const sg_loop nn_functional_hardtanh_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_hardtanh_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_hardtanh_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, nn_functional_hardtanh_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, nn_functional_hardtanh_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, nn_functional_hardtanh_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, nn_functional_hardtanh_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, nn_functional_hardtanh_i64},
};

/* derivatives.yaml:1436  nn.functional.hardsigmoid: minimum(maximum(self + 3, 0), 6) / 6 */
SG_CLONES static void nn_functional_hardsigmoid_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_minimum_f32(sg_maximum_f32((a0[i] + 3.0f), 0.0f), 6.0f) / 6.0f);
}
SG_CLONES static void nn_functional_hardsigmoid_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_minimum_f64(sg_maximum_f64((a0[i] + 3.0), 0.0), 6.0) / 6.0);
}
static const sg_loop nn_functional_hardsigmoid_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_hardsigmoid_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_hardsigmoid_f64},
};

/* derivatives.yaml:1452  nn.functional.hardswish: self * (minimum(maximum(self + 3, 0), 6) / 6) */
SG_CLONES static void nn_functional_hardswish_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_minimum_f32(sg_maximum_f32((a0[i] + 3.0f), 0.0f), 6.0f) / 6.0f));
}
SG_CLONES static void nn_functional_hardswish_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_minimum_f64(sg_maximum_f64((a0[i] + 3.0), 0.0), 6.0) / 6.0));
}
static const sg_loop nn_functional_hardswish_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_hardswish_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_hardswish_f64},
};

/* derivatives.yaml:1468  nn.functional.hardshrink: where((self >= -lambd) & (self <= lambd), 0, self) */
SG_CLONES static void nn_functional_hardshrink_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= x1) & (a0[i] <= x2)) ? 0.0f : a0[i]);
}
SG_CLONES static void nn_functional_hardshrink_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= x1) & (a0[i] <= x2)) ? 0.0 : a0[i]);
}
static const sg_loop nn_functional_hardshrink_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_hardshrink_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_hardshrink_f64},
};

/* derivatives.yaml:1483  nn.functional.softshrink: where(self > lambd, self - lambd, where(self < -lambd, self + lambd, self * 0)) */
SG_CLONES static void nn_functional_softshrink_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > x1) ? (a0[i] - x1) : ((a0[i] < x2) ? (a0[i] + x1) : (a0[i] * 0.0f)));
}
SG_CLONES static void nn_functional_softshrink_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > x1) ? (a0[i] - x1) : ((a0[i] < x2) ? (a0[i] + x1) : (a0[i] * 0.0)));
}
static const sg_loop nn_functional_softshrink_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_softshrink_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_softshrink_f64},
};

/* derivatives.yaml:1494  nn.functional.threshold: where(self <= threshold, value, self) */
SG_CLONES static void nn_functional_threshold_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? x2 : a0[i]);
}
SG_CLONES static void nn_functional_threshold_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? x2 : a0[i]);
}
static void nn_functional_threshold_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    const uint8_t x2 = *(const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? x2 : a0[i]);
}
static void nn_functional_threshold_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    const int8_t x2 = *(const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? x2 : a0[i]);
}
static void nn_functional_threshold_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    const int16_t x2 = *(const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? x2 : a0[i]);
}
static void nn_functional_threshold_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    const int32_t x2 = *(const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? x2 : a0[i]);
}
static void nn_functional_threshold_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    const int64_t x2 = *(const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? x2 : a0[i]);
}
static const sg_loop nn_functional_threshold_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_threshold_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_threshold_f64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, nn_functional_threshold_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, nn_functional_threshold_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, nn_functional_threshold_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, nn_functional_threshold_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, nn_functional_threshold_i64},
};

/* derivatives.yaml:1524  _prelu: where(self > 0, self, weight * self) */
SG_CLONES static void _prelu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? a0[i] : (a1[i] * a0[i]));
}
SG_CLONES static void _prelu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? a0[i] : (a1[i] * a0[i]));
}
static const sg_loop _prelu_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _prelu_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _prelu_f64},
};

/* derivatives.yaml:1201  relu: where(result <= 0, 0, grad) */
SG_CLONES static void relu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= 0.0f) ? 0.0f : a1[i]);
}
SG_CLONES static void relu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= 0.0) ? 0.0 : a1[i]);
}
static const sg_loop relu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, relu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, relu_backward_self_f64},
};

/* derivatives.yaml:1216  nn.functional.relu6: where((result > 0) & (result < 6), grad, 0) */
SG_CLONES static void nn_functional_relu6_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] > 0.0f) & (a0[i] < 6.0f)) ? a1[i] : 0.0f);
}
SG_CLONES static void nn_functional_relu6_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] > 0.0) & (a0[i] < 6.0)) ? a1[i] : 0.0);
}
static const sg_loop nn_functional_relu6_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_relu6_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_relu6_backward_self_f64},
};

/* derivatives.yaml:1232  nn.functional.leaky_relu: where(self > 0, grad, grad * negative_slope) */
SG_CLONES static void nn_functional_leaky_relu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? a1[i] : (a1[i] * x2));
}
SG_CLONES static void nn_functional_leaky_relu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? a1[i] : (a1[i] * x2));
}
static const sg_loop nn_functional_leaky_relu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_leaky_relu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_leaky_relu_backward_self_f64},
};

/* derivatives.yaml:1249  nn.functional.elu: where(self > 0, grad, grad * alpha * below.exp()) */
SG_CLONES static void nn_functional_elu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? a1[i] : ((a1[i] * x2) * sg_exp_f32(((a0[i] > 0.0f) ? 0.0f : a0[i]))));
}
SG_CLONES static void nn_functional_elu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? a1[i] : ((a1[i] * x2) * sg_exp_f64(((a0[i] > 0.0) ? 0.0 : a0[i]))));
}
static const sg_loop nn_functional_elu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_elu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_elu_backward_self_f64},
};

/* derivatives.yaml:1271  nn.functional.selu: grad * where(self > 0, 1.0507009873554804934193349852946, 1.7580993408473768599402175208123 * below.exp()) */
SG_CLONES static void nn_functional_selu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 0.0f) ? 1.0507009873554805f : (1.7580993408473768f * sg_exp_f32(((a1[i] > 0.0f) ? 0.0f : a1[i])))));
}
SG_CLONES static void nn_functional_selu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 0.0) ? 1.0507009873554805 : (1.7580993408473768 * sg_exp_f64(((a1[i] > 0.0) ? 0.0 : a1[i])))));
}
static const sg_loop nn_functional_selu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_selu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_selu_backward_self_f64},
};

/* derivatives.yaml:1291  nn.functional.celu: grad * exp(below / alpha) */
SG_CLONES static void nn_functional_celu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_exp_f32((((a1[i] > 0.0f) ? 0.0f : a1[i]) / x2)));
}
SG_CLONES static void nn_functional_celu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_exp_f64((((a1[i] > 0.0) ? 0.0 : a1[i]) / x2)));
}
static const sg_loop nn_functional_celu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_celu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_celu_backward_self_f64},
};

/* derivatives.yaml:1317  nn.functional.gelu: grad * (0.5 * erfc(inside * -0.70710678118654762440) + inside * exp(inside * inside * -0.5) * 0.39894228040143267794) if approximate == 'none' else grad * (gate + inside * gate * (1 - gate) * 1.5957691216057307117 * (1 + 0.134145 * inside * inside)) */
SG_CLONES static void nn_functional_gelu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((0.5f * sg_erfc_f32((sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f) * (-0.7071067811865476f)))) + ((sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f) * sg_exp_f32(((sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * (-0.5f)))) * 0.3989422804014327f)));
}
SG_CLONES static void nn_functional_gelu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((0.5 * sg_erfc_f64((sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0) * (-0.7071067811865476)))) + ((sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0) * sg_exp_f64(((sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * (-0.5)))) * 0.3989422804014327)));
}
static const sg_loop nn_functional_gelu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_gelu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_gelu_backward_self_f64},
};

/* derivatives.yaml:1317  nn.functional.gelu: grad * (0.5 * erfc(inside * -0.70710678118654762440) + inside * exp(inside * inside * -0.5) * 0.39894228040143267794) if approximate == 'none' else grad * (gate + inside * gate * (1 - gate) * 1.5957691216057307117 * (1 + 0.134145 * inside * inside)) */
SG_CLONES static void nn_functional_gelu_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f32((1.5957691216057308f * (sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f) + (((0.044715f * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f))))) + ((((sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f) * sg_sigmoid_f32((1.5957691216057308f * (sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f) + (((0.044715f * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)))))) * (1.0f - sg_sigmoid_f32((1.5957691216057308f * (sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f) + (((0.044715f * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f))))))) * 1.5957691216057308f) * (1.0f + ((0.134145f * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f))))));
}
SG_CLONES static void nn_functional_gelu_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f64((1.5957691216057308 * (sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0) + (((0.044715 * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0))))) + ((((sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0) * sg_sigmoid_f64((1.5957691216057308 * (sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0) + (((0.044715 * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)))))) * (1.0 - sg_sigmoid_f64((1.5957691216057308 * (sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0) + (((0.044715 * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0))))))) * 1.5957691216057308) * (1.0 + ((0.134145 * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0))))));
}
static const sg_loop nn_functional_gelu_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_gelu_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_gelu_backward_self_2_f64},
};

/* derivatives.yaml:1336  nn.functional.silu: grad * (gate * (1 + self * (1 - gate))).conj() */
SG_CLONES static void nn_functional_silu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f32(a1[i]) * (1.0f + (a1[i] * (1.0f - sg_sigmoid_f32(a1[i]))))));
}
SG_CLONES static void nn_functional_silu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f64(a1[i]) * (1.0 + (a1[i] * (1.0 - sg_sigmoid_f64(a1[i]))))));
}
static void nn_functional_silu_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(sg_sigmoid_c64(a1[i]), sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], sg_sub_c64(sg_from_real_c64(1.0f), sg_sigmoid_c64(a1[i])))))));
}
static void nn_functional_silu_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(sg_sigmoid_c128(a1[i]), sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], sg_sub_c128(sg_from_real_c128(1.0), sg_sigmoid_c128(a1[i])))))));
}
static const sg_loop nn_functional_silu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_silu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_silu_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, nn_functional_silu_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, nn_functional_silu_backward_self_c128},
};

/* derivatives.yaml:1333  nn.functional.silu: auto_element_wise */
static void nn_functional_silu_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sigmoid_c64(a1[i]), sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], sg_sub_c64(sg_from_real_c64(1.0f), sg_sigmoid_c64(a1[i]))))));
}
static void nn_functional_silu_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sigmoid_c128(a1[i]), sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], sg_sub_c128(sg_from_real_c128(1.0), sg_sigmoid_c128(a1[i]))))));
}
static const sg_loop nn_functional_silu_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_silu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_silu_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, nn_functional_silu_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, nn_functional_silu_tangent_self_c128},
};

/* derivatives.yaml:1350  nn.functional.mish: grad * (inner + self * (1 - inner * inner) * sigmoid(self)) */
SG_CLONES static void nn_functional_mish_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_tanh_f32((sg_maximum_f32(a1[i], 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(a1[i])))))) + ((a1[i] * (1.0f - (sg_tanh_f32((sg_maximum_f32(a1[i], 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(a1[i])))))) * sg_tanh_f32((sg_maximum_f32(a1[i], 0.0f) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32(a1[i]))))))))) * sg_sigmoid_f32(a1[i]))));
}
SG_CLONES static void nn_functional_mish_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_tanh_f64((sg_maximum_f64(a1[i], 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(a1[i])))))) + ((a1[i] * (1.0 - (sg_tanh_f64((sg_maximum_f64(a1[i], 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(a1[i])))))) * sg_tanh_f64((sg_maximum_f64(a1[i], 0.0) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64(a1[i]))))))))) * sg_sigmoid_f64(a1[i]))));
}
static const sg_loop nn_functional_mish_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_mish_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_mish_backward_self_f64},
};

/* derivatives.yaml:1364  nn.functional.softplus: where(self * beta > threshold, grad, grad * sigmoid(self * beta)) */
SG_CLONES static void nn_functional_softplus_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] * x1) > x2) ? a3[i] : (a3[i] * sg_sigmoid_f32((a0[i] * x1))));
}
SG_CLONES static void nn_functional_softplus_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] * x1) > x2) ? a3[i] : (a3[i] * sg_sigmoid_f64((a0[i] * x1))));
}
static const sg_loop nn_functional_softplus_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_softplus_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_softplus_backward_self_f64},
};

/* derivatives.yaml:1382  nn.functional.softsign: grad / size - self.sgn() * _real_part(self.conj() * grad) / (size * size) if self.is_complex() else grad / (size * size) */
SG_CLONES static void nn_functional_softsign_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (1.0f + sg_abs_f32(a1[i]))) - ((sg_sgn_f32(a1[i]) * (a1[i] * a0[i])) / ((1.0f + sg_abs_f32(a1[i])) * (1.0f + sg_abs_f32(a1[i])))));
}
SG_CLONES static void nn_functional_softsign_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (1.0 + sg_abs_f64(a1[i]))) - ((sg_sgn_f64(a1[i]) * (a1[i] * a0[i])) / ((1.0 + sg_abs_f64(a1[i])) * (1.0 + sg_abs_f64(a1[i])))));
}
static void nn_functional_softsign_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c64(sg_div_c64(a0[i], sg_from_real_c64((1.0f + sg_abs_c64(a1[i])))), sg_div_c64(sg_mul_c64(sg_sgn_c64(a1[i]), sg_from_real_c64(sg_real_c64(sg_mul_c64(sg_conj_c64(a1[i]), a0[i])))), sg_from_real_c64(((1.0f + sg_abs_c64(a1[i])) * (1.0f + sg_abs_c64(a1[i]))))));
}
static void nn_functional_softsign_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c128(sg_div_c128(a0[i], sg_from_real_c128((1.0 + sg_abs_c128(a1[i])))), sg_div_c128(sg_mul_c128(sg_sgn_c128(a1[i]), sg_from_real_c128(sg_real_c128(sg_mul_c128(sg_conj_c128(a1[i]), a0[i])))), sg_from_real_c128(((1.0 + sg_abs_c128(a1[i])) * (1.0 + sg_abs_c128(a1[i]))))));
}
static const sg_loop nn_functional_softsign_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_softsign_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_softsign_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, nn_functional_softsign_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, nn_functional_softsign_backward_self_c128},
};

/* derivatives.yaml:1382  nn.functional.softsign: grad / size - self.sgn() * _real_part(self.conj() * grad) / (size * size) if self.is_complex() else grad / (size * size) */
SG_CLONES static void nn_functional_softsign_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((1.0f + sg_abs_f32(a1[i])) * (1.0f + sg_abs_f32(a1[i]))));
}
SG_CLONES static void nn_functional_softsign_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((1.0 + sg_abs_f64(a1[i])) * (1.0 + sg_abs_f64(a1[i]))));
}
static void nn_functional_softsign_backward_self_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_from_real_c64(((1.0f + sg_abs_c64(a1[i])) * (1.0f + sg_abs_c64(a1[i])))));
}
static void nn_functional_softsign_backward_self_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_from_real_c128(((1.0 + sg_abs_c128(a1[i])) * (1.0 + sg_abs_c128(a1[i])))));
}
static const sg_loop nn_functional_softsign_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_softsign_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_softsign_backward_self_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, nn_functional_softsign_backward_self_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, nn_functional_softsign_backward_self_2_c128},
};

/* derivatives.yaml:1384  nn.functional.softsign: self_t / (1 + self_p.abs()) - self_p * _real_part(self_p.sgn().conj() * self_t) / ((1 + self_p.abs()) * (1 + self_p.abs())) if self_p.is_complex() else self_t / ((1 + self_p.abs()) * (1 + self_p.abs())) */
SG_CLONES static void nn_functional_softsign_tangent_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (1.0f + sg_abs_f32(a1[i]))) - ((a1[i] * (sg_sgn_f32(a1[i]) * a0[i])) / ((1.0f + sg_abs_f32(a1[i])) * (1.0f + sg_abs_f32(a1[i])))));
}
SG_CLONES static void nn_functional_softsign_tangent_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (1.0 + sg_abs_f64(a1[i]))) - ((a1[i] * (sg_sgn_f64(a1[i]) * a0[i])) / ((1.0 + sg_abs_f64(a1[i])) * (1.0 + sg_abs_f64(a1[i])))));
}
static void nn_functional_softsign_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c64(sg_div_c64(a0[i], sg_from_real_c64((1.0f + sg_abs_c64(a1[i])))), sg_div_c64(sg_mul_c64(a1[i], sg_from_real_c64(sg_real_c64(sg_mul_c64(sg_conj_c64(sg_sgn_c64(a1[i])), a0[i])))), sg_from_real_c64(((1.0f + sg_abs_c64(a1[i])) * (1.0f + sg_abs_c64(a1[i]))))));
}
static void nn_functional_softsign_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sub_c128(sg_div_c128(a0[i], sg_from_real_c128((1.0 + sg_abs_c128(a1[i])))), sg_div_c128(sg_mul_c128(a1[i], sg_from_real_c128(sg_real_c128(sg_mul_c128(sg_conj_c128(sg_sgn_c128(a1[i])), a0[i])))), sg_from_real_c128(((1.0 + sg_abs_c128(a1[i])) * (1.0 + sg_abs_c128(a1[i]))))));
}
static const sg_loop nn_functional_softsign_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_softsign_tangent_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_softsign_tangent_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, nn_functional_softsign_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, nn_functional_softsign_tangent_self_c128},
};

/* derivatives.yaml:1400  nn.functional.tanhshrink: grad * (self.tanh() * self.tanh()).conj() */
SG_CLONES static void nn_functional_tanhshrink_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_tanh_f32(a1[i]) * sg_tanh_f32(a1[i])));
}
SG_CLONES static void nn_functional_tanhshrink_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_tanh_f64(a1[i]) * sg_tanh_f64(a1[i])));
}
static void nn_functional_tanhshrink_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(sg_tanh_c64(a1[i]), sg_tanh_c64(a1[i]))));
}
static void nn_functional_tanhshrink_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(sg_tanh_c128(a1[i]), sg_tanh_c128(a1[i]))));
}
static const sg_loop nn_functional_tanhshrink_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_tanhshrink_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_tanhshrink_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, nn_functional_tanhshrink_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, nn_functional_tanhshrink_backward_self_c128},
};

/* derivatives.yaml:1395  nn.functional.tanhshrink: auto_element_wise */
static void nn_functional_tanhshrink_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_tanh_c64(a1[i]), sg_tanh_c64(a1[i])));
}
static void nn_functional_tanhshrink_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_tanh_c128(a1[i]), sg_tanh_c128(a1[i])));
}
static const sg_loop nn_functional_tanhshrink_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_tanhshrink_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_tanhshrink_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, nn_functional_tanhshrink_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, nn_functional_tanhshrink_tangent_self_c128},
};

/* derivatives.yaml:1408  nn.functional.logsigmoid: grad * sigmoid(-self) */
SG_CLONES static void nn_functional_logsigmoid_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f32((-a1[i])));
}
SG_CLONES static void nn_functional_logsigmoid_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f64((-a1[i])));
}
static const sg_loop nn_functional_logsigmoid_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_logsigmoid_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_logsigmoid_backward_self_f64},
};

/* derivatives.yaml:1421  nn.functional.hardtanh: where((self > min_val) & (self < max_val), grad, 0) */
SG_CLONES static void nn_functional_hardtanh_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] > x1) & (a0[i] < x2)) ? a3[i] : 0.0f);
}
SG_CLONES static void nn_functional_hardtanh_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] > x1) & (a0[i] < x2)) ? a3[i] : 0.0);
}
static const sg_loop nn_functional_hardtanh_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_hardtanh_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_hardtanh_backward_self_f64},
};

/* derivatives.yaml:1438  nn.functional.hardsigmoid: where((self > -3) & (self < 3), grad / 6, 0) */
SG_CLONES static void nn_functional_hardsigmoid_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] > (-3.0f)) & (a0[i] < 3.0f)) ? (a1[i] / 6.0f) : 0.0f);
}
SG_CLONES static void nn_functional_hardsigmoid_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] > (-3.0)) & (a0[i] < 3.0)) ? (a1[i] / 6.0) : 0.0);
}
static const sg_loop nn_functional_hardsigmoid_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_hardsigmoid_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_hardsigmoid_backward_self_f64},
};

/* derivatives.yaml:1454  nn.functional.hardswish: where(self <= -3, 0, where(self < 3, grad * (self / 3 + 0.5), grad)) */
SG_CLONES static void nn_functional_hardswish_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= (-3.0f)) ? 0.0f : ((a0[i] < 3.0f) ? (a1[i] * ((a0[i] / 3.0f) + 0.5f)) : a1[i]));
}
SG_CLONES static void nn_functional_hardswish_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= (-3.0)) ? 0.0 : ((a0[i] < 3.0) ? (a1[i] * ((a0[i] / 3.0) + 0.5)) : a1[i]));
}
static const sg_loop nn_functional_hardswish_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_hardswish_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_hardswish_backward_self_f64},
};

/* derivatives.yaml:1470  nn.functional.hardshrink: where((self < -lambd) | (self > lambd), grad, 0) */
SG_CLONES static void nn_functional_hardshrink_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] < x1) | (a0[i] > x2)) ? a3[i] : 0.0f);
}
SG_CLONES static void nn_functional_hardshrink_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] < x1) | (a0[i] > x2)) ? a3[i] : 0.0);
}
static const sg_loop nn_functional_hardshrink_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_hardshrink_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_hardshrink_backward_self_f64},
};

/* derivatives.yaml:1496  nn.functional.threshold: where(self <= threshold, 0, grad) */
SG_CLONES static void nn_functional_threshold_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? 0.0f : a2[i]);
}
SG_CLONES static void nn_functional_threshold_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? 0.0 : a2[i]);
}
static const sg_loop nn_functional_threshold_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, nn_functional_threshold_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, nn_functional_threshold_backward_self_f64},
};

/* derivatives.yaml:1526  _prelu: where(self > 0, grad, weight * grad) */
SG_CLONES static void _prelu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? a1[i] : (a2[i] * a1[i]));
}
SG_CLONES static void _prelu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? a1[i] : (a2[i] * a1[i]));
}
static const sg_loop _prelu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _prelu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _prelu_backward_self_f64},
};

/* derivatives.yaml:1527  _prelu: where(self > 0, 0, grad * self) */
SG_CLONES static void _prelu_backward_weight_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? 0.0f : (a1[i] * a0[i]));
}
SG_CLONES static void _prelu_backward_weight_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? 0.0 : (a1[i] * a0[i]));
}
static const sg_loop _prelu_backward_weight_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _prelu_backward_weight_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _prelu_backward_weight_f64},
};

/* derivatives.yaml:1526  _prelu: where(self > 0, grad, weight * grad); where(self > 0, 0, grad * self) */
SG_CLONES static void _prelu_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((a0[i] > 0.0f) ? a1[i] : (a2[i] * a1[i]));
        r1[i] = ((a0[i] > 0.0f) ? 0.0f : (a1[i] * a0[i]));
    }
}
SG_CLONES static void _prelu_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = ((a0[i] > 0.0) ? a1[i] : (a2[i] * a1[i]));
        r1[i] = ((a0[i] > 0.0) ? 0.0 : (a1[i] * a0[i]));
    }
}
static const sg_loop _prelu_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _prelu_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _prelu_backward_f64},
};

const sg_kernel sg_kernels_activation[] = {
    {"relu", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 7, relu_loops},
    {"nn_functional_relu6", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 7, nn_functional_relu6_loops},
    {"nn_functional_leaky_relu", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 2, nn_functional_leaky_relu_loops},
    {"nn_functional_elu", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 2, nn_functional_elu_loops},
    {"nn_functional_selu", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, nn_functional_selu_loops},
    {"nn_functional_celu", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 2, nn_functional_celu_loops},
    {"nn_functional_gelu", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, nn_functional_gelu_loops},
    {"nn_functional_gelu_2", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, nn_functional_gelu_2_loops},
    {"nn_functional_silu", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, nn_functional_silu_loops},
    {"nn_functional_mish", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, nn_functional_mish_loops},
    {"nn_functional_softplus", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 6, 2, nn_functional_softplus_loops},
    {"nn_functional_softsign", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, nn_functional_softsign_loops},
    {"nn_functional_tanhshrink", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, nn_functional_tanhshrink_loops},
    {"nn_functional_logsigmoid", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, nn_functional_logsigmoid_loops},
    {"nn_functional_hardtanh", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 6, 7, nn_functional_hardtanh_loops},
    {"nn_functional_hardsigmoid", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, nn_functional_hardsigmoid_loops},
    {"nn_functional_hardswish", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, nn_functional_hardswish_loops},
    {"nn_functional_hardshrink", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 6, 2, nn_functional_hardshrink_loops},
    {"nn_functional_softshrink", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 6, 2, nn_functional_softshrink_loops},
    {"nn_functional_threshold", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 6, 7, nn_functional_threshold_loops},
    {"_prelu", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _prelu_loops},
    {"relu_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, relu_backward_self_loops},
    {"nn_functional_relu6_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_relu6_backward_self_loops},
    {"nn_functional_leaky_relu_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, nn_functional_leaky_relu_backward_self_loops},
    {"nn_functional_elu_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, nn_functional_elu_backward_self_loops},
    {"nn_functional_selu_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_selu_backward_self_loops},
    {"nn_functional_celu_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, nn_functional_celu_backward_self_loops},
    {"nn_functional_gelu_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_gelu_backward_self_loops},
    {"nn_functional_gelu_backward_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_gelu_backward_self_2_loops},
    {"nn_functional_silu_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, nn_functional_silu_backward_self_loops},
    {"nn_functional_silu_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, nn_functional_silu_tangent_self_loops},
    {"nn_functional_mish_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_mish_backward_self_loops},
    {"nn_functional_softplus_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME}, 6, 2, nn_functional_softplus_backward_self_loops},
    {"nn_functional_softsign_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, nn_functional_softsign_backward_self_loops},
    {"nn_functional_softsign_backward_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, nn_functional_softsign_backward_self_2_loops},
    {"nn_functional_softsign_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, nn_functional_softsign_tangent_self_loops},
    {"nn_functional_tanhshrink_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, nn_functional_tanhshrink_backward_self_loops},
    {"nn_functional_tanhshrink_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, nn_functional_tanhshrink_tangent_self_loops},
    {"nn_functional_logsigmoid_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_logsigmoid_backward_self_loops},
    {"nn_functional_hardtanh_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME}, 6, 2, nn_functional_hardtanh_backward_self_loops},
    {"nn_functional_hardsigmoid_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_hardsigmoid_backward_self_loops},
    {"nn_functional_hardswish_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_hardswish_backward_self_loops},
    {"nn_functional_hardshrink_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME}, 6, 2, nn_functional_hardshrink_backward_self_loops},
    {"nn_functional_threshold_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 2, nn_functional_threshold_backward_self_loops},
    {"_prelu_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _prelu_backward_self_loops},
    {"_prelu_backward_weight", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _prelu_backward_weight_loops},
    {"_prelu_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _prelu_backward_loops},
    {0}};
