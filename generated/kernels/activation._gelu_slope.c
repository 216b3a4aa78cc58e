/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _gelu_slope: sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self)) * (1 + self * (1 - sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self))) * 1.5957691216057307117 * (1 + 0.134145 * self * self)) */
SG_CLONES static void _gelu_slope_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_sigmoid_f32((1.5957691216057308f * (a0[i] + (((0.044715f * a0[i]) * a0[i]) * a0[i])))) * (1.0f + (((a0[i] * (1.0f - sg_sigmoid_f32((1.5957691216057308f * (a0[i] + (((0.044715f * a0[i]) * a0[i]) * a0[i])))))) * 1.5957691216057308f) * (1.0f + ((0.134145f * a0[i]) * a0[i])))));
}
SG_LARGE static void _gelu_slope_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_sigmoid_f64((1.5957691216057308 * (a0[i] + (((0.044715 * a0[i]) * a0[i]) * a0[i])))) * (1.0 + (((a0[i] * (1.0 - sg_sigmoid_f64((1.5957691216057308 * (a0[i] + (((0.044715 * a0[i]) * a0[i]) * a0[i])))))) * 1.5957691216057308) * (1.0 + ((0.134145 * a0[i]) * a0[i])))));
}
static const sg_loop _gelu_slope_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _gelu_slope_f32},
    {SG_f64, {SG_f64, SG_f64}, _gelu_slope_f64},
};

/* _gelu_slope: grad * (sigmoid(inner) * sigmoid(-inner) * (slope * (2 - self * slope * tanh(inner / 2)) + self * self * 0.42812889763560149)) */
SG_LARGE static void _gelu_slope_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_sigmoid_f32((1.5957691216057308f * (a1[i] + (((0.044715f * a1[i]) * a1[i]) * a1[i])))) * sg_sigmoid_f32((-(1.5957691216057308f * (a1[i] + (((0.044715f * a1[i]) * a1[i]) * a1[i])))))) * (((1.5957691216057308f * (1.0f + ((0.134145f * a1[i]) * a1[i]))) * (2.0f - ((a1[i] * (1.5957691216057308f * (1.0f + ((0.134145f * a1[i]) * a1[i])))) * sg_tanh_f32(((1.5957691216057308f * (a1[i] + (((0.044715f * a1[i]) * a1[i]) * a1[i]))) / 2.0f))))) + ((a1[i] * a1[i]) * 0.42812889763560147f))));
}
SG_LARGE static void _gelu_slope_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_sigmoid_f64((1.5957691216057308 * (a1[i] + (((0.044715 * a1[i]) * a1[i]) * a1[i])))) * sg_sigmoid_f64((-(1.5957691216057308 * (a1[i] + (((0.044715 * a1[i]) * a1[i]) * a1[i])))))) * (((1.5957691216057308 * (1.0 + ((0.134145 * a1[i]) * a1[i]))) * (2.0 - ((a1[i] * (1.5957691216057308 * (1.0 + ((0.134145 * a1[i]) * a1[i])))) * sg_tanh_f64(((1.5957691216057308 * (a1[i] + (((0.044715 * a1[i]) * a1[i]) * a1[i]))) / 2.0))))) + ((a1[i] * a1[i]) * 0.42812889763560147))));
}
static const sg_loop _gelu_slope_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _gelu_slope_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _gelu_slope_backward_self_f64},
};

const sg_kernel sg_kernels__gelu_slope[] = {
    {"_gelu_slope", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, _gelu_slope_loops},
    {"_gelu_slope_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _gelu_slope_backward_self_loops},
    {0}};
