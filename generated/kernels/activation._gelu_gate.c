/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <normal.h>

SG_FN float sg_own__gelu_gate_f32(float x0) {
    return sg_gelu_gatef(x0);
}

SG_FN double sg_own__gelu_gate_f64(double x0) {
    return sg_gelu_gate(x0);
}

/* _gelu_gate: sg_gelu_gate, normal.h */
SG_CLONES static void _gelu_gate_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own__gelu_gate_f32(a0[i]);
}
SG_CLONES static void _gelu_gate_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own__gelu_gate_f64(a0[i]);
}
static const sg_loop _gelu_gate_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _gelu_gate_f32},
    {SG_f64, {SG_f64, SG_f64}, _gelu_gate_f64},
};

/* _gelu_gate: grad * (exp(self * self * -0.5) * 0.39894228040143267794) */
SG_CLONES static void _gelu_gate_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_exp_f32(((a1[i] * a1[i]) * (-0.5f))) * 0.3989422804014327f));
}
SG_CLONES static void _gelu_gate_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_exp_f64(((a1[i] * a1[i]) * (-0.5))) * 0.3989422804014327));
}
static const sg_loop _gelu_gate_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _gelu_gate_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _gelu_gate_backward_self_f64},
};

const sg_kernel sg_kernels__gelu_gate[] = {
    {"_gelu_gate", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, _gelu_gate_loops},
    {"_gelu_gate_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _gelu_gate_backward_self_loops},
    {0}};
