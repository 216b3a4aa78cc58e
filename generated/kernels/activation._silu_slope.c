/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _silu_slope: sigmoid(self) * (1 + self * (1 - sigmoid(self))) */
SG_CLONES static void _silu_slope_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_sigmoid_f32(a0[i]) * (1.0f + (a0[i] * (1.0f - sg_sigmoid_f32(a0[i])))));
}
SG_LARGE static void _silu_slope_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_sigmoid_f64(a0[i]) * (1.0 + (a0[i] * (1.0 - sg_sigmoid_f64(a0[i])))));
}
static void _silu_slope_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_sigmoid_c64(a0[i]), sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(a0[i], sg_sub_c64(sg_from_real_c64(1.0f), sg_sigmoid_c64(a0[i])))));
}
static void _silu_slope_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_sigmoid_c128(a0[i]), sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(a0[i], sg_sub_c128(sg_from_real_c128(1.0), sg_sigmoid_c128(a0[i])))));
}
static const sg_loop _silu_slope_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _silu_slope_f32},
    {SG_f64, {SG_f64, SG_f64}, _silu_slope_f64},
    {SG_c64, {SG_c64, SG_c64}, _silu_slope_c64},
    {SG_c128, {SG_c128, SG_c128}, _silu_slope_c128},
};

/* _silu_slope: grad * (sigmoid(self) * sigmoid(-self) * (2 - self * tanh(self / 2))).conj() */
SG_LARGE static void _silu_slope_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_sigmoid_f32(a1[i]) * sg_sigmoid_f32((-a1[i]))) * (2.0f - (a1[i] * sg_tanh_f32((a1[i] / 2.0f))))));
}
SG_LARGE static void _silu_slope_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_sigmoid_f64(a1[i]) * sg_sigmoid_f64((-a1[i]))) * (2.0 - (a1[i] * sg_tanh_f64((a1[i] / 2.0))))));
}
static void _silu_slope_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(sg_mul_c64(sg_sigmoid_c64(a1[i]), sg_sigmoid_c64(sg_neg_c64(a1[i]))), sg_sub_c64(sg_from_real_c64(2.0f), sg_mul_c64(a1[i], sg_tanh_c64(sg_div_c64(a1[i], sg_from_real_c64(2.0f))))))));
}
static void _silu_slope_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(sg_mul_c128(sg_sigmoid_c128(a1[i]), sg_sigmoid_c128(sg_neg_c128(a1[i]))), sg_sub_c128(sg_from_real_c128(2.0), sg_mul_c128(a1[i], sg_tanh_c128(sg_div_c128(a1[i], sg_from_real_c128(2.0))))))));
}
static const sg_loop _silu_slope_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _silu_slope_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _silu_slope_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _silu_slope_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _silu_slope_backward_self_c128},
};

/* _silu_slope: auto_element_wise */
static void _silu_slope_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_mul_c64(sg_sigmoid_c64(a1[i]), sg_sigmoid_c64(sg_neg_c64(a1[i]))), sg_sub_c64(sg_from_real_c64(2.0f), sg_mul_c64(a1[i], sg_tanh_c64(sg_div_c64(a1[i], sg_from_real_c64(2.0f)))))));
}
static void _silu_slope_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_mul_c128(sg_sigmoid_c128(a1[i]), sg_sigmoid_c128(sg_neg_c128(a1[i]))), sg_sub_c128(sg_from_real_c128(2.0), sg_mul_c128(a1[i], sg_tanh_c128(sg_div_c128(a1[i], sg_from_real_c128(2.0)))))));
}
static const sg_loop _silu_slope_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _silu_slope_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _silu_slope_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _silu_slope_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _silu_slope_tangent_self_c128},
};

const sg_kernel sg_kernels__silu_slope[] = {
    {"_silu_slope", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, _silu_slope_loops},
    {"_silu_slope_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, _silu_slope_backward_self_loops},
    {"_silu_slope_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, _silu_slope_tangent_self_loops},
    {0}};
