/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _fused_attention: (weights * (from_weights - delta.unsqueeze(-1)))._sum_to_size(bias.shape) */
SG_LARGE static void _fused_attention_backward_bias_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] * a2[i]) - a3[i]));
}
SG_LARGE static void _fused_attention_backward_bias_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] * a2[i]) - a3[i]));
}
static const sg_loop _fused_attention_backward_bias_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _fused_attention_backward_bias_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _fused_attention_backward_bias_f64},
};

const sg_kernel sg_kernels__fused_attention[] = {
    {"_fused_attention_backward_bias", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _fused_attention_backward_bias_loops},
    {0}};
