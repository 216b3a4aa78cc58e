/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
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

/* nn.functional.gelu: self * _gelu_gate(self) if approximate == 'none' else self * sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self)) */
SG_CLONES static void nn_functional_gelu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_own__gelu_gate_f32(a0[i]));
}
SG_CLONES static void nn_functional_gelu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_own__gelu_gate_f64(a0[i]));
}
static const sg_loop nn_functional_gelu_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_gelu_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_gelu_f64},
};

/* nn.functional.gelu: self * _gelu_gate(self) if approximate == 'none' else self * sigmoid(1.5957691216057307117 * (self + 0.044715 * self * self * self)) */
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

/* nn.functional.gelu: grad * _gelu_rise(self) if approximate == 'none' else grad * _gelu_slope(inside) */
SG_CLONES static void nn_functional_gelu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_own__gelu_rise_f32(a1[i]));
}
SG_CLONES static void nn_functional_gelu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_own__gelu_rise_f64(a1[i]));
}
static const sg_loop nn_functional_gelu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_gelu_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_gelu_backward_self_f64},
};

/* nn.functional.gelu: grad * _gelu_rise(self) if approximate == 'none' else grad * _gelu_slope(inside) */
SG_CLONES static void nn_functional_gelu_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f32((1.5957691216057308f * (sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f) + (((0.044715f * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f))))) * (1.0f + (((sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f) * (1.0f - sg_sigmoid_f32((1.5957691216057308f * (sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f) + (((0.044715f * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f))))))) * 1.5957691216057308f) * (1.0f + ((0.134145f * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)) * sg_minimum_f32(sg_maximum_f32(a1[i], (-50.0f)), 50.0f)))))));
}
SG_LARGE static void nn_functional_gelu_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sigmoid_f64((1.5957691216057308 * (sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0) + (((0.044715 * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0))))) * (1.0 + (((sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0) * (1.0 - sg_sigmoid_f64((1.5957691216057308 * (sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0) + (((0.044715 * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0))))))) * 1.5957691216057308) * (1.0 + ((0.134145 * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)) * sg_minimum_f64(sg_maximum_f64(a1[i], (-50.0)), 50.0)))))));
}
static const sg_loop nn_functional_gelu_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_gelu_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_gelu_backward_self_2_f64},
};

const sg_kernel sg_kernels_nn_functional_gelu[] = {
    {"nn_functional_gelu", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, nn_functional_gelu_loops},
    {"nn_functional_gelu_2", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, nn_functional_gelu_2_loops},
    {"nn_functional_gelu_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_gelu_backward_self_loops},
    {"nn_functional_gelu_backward_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_gelu_backward_self_2_loops},
    {0}};
