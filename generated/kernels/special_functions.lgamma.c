/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* lgamma: lgamma(self) */
SG_LARGE static void lgamma_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_gamma_f32(a0[i]);
    if (far) {
        sg_lgamma_blocks_f32(a0, r0, n);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_lgamma_f32(a0[i]);
}
SG_CLONES static void lgamma_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_lgamma_f64(a0[i]);
}
static const sg_loop lgamma_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, lgamma_f32},
    {SG_f64, {SG_f64, SG_f64}, lgamma_f64},
};

/* lgamma: grad * self.digamma() */
SG_LARGE static void lgamma_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_gamma_f32(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * sg_digamma_f32(a1[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_near_digamma_f32(a1[i]));
}
SG_CLONES static void lgamma_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_digamma_f64(a1[i]));
}
static const sg_loop lgamma_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, lgamma_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, lgamma_backward_self_f64},
};

/* lgamma: auto_element_wise */
static const sg_loop lgamma_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, lgamma_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, lgamma_backward_self_f64},
};

const sg_kernel sg_kernels_lgamma[] = {
    {"lgamma", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, lgamma_loops},
    {"lgamma_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, lgamma_backward_self_loops},
    {"lgamma_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, lgamma_tangent_self_loops},
    {0}};
