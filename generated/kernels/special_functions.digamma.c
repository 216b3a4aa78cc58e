/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* digamma: digamma(self) */
SG_LARGE static void digamma_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_gamma_f32(a0[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_digamma_f32(a0[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_digamma_f32(a0[i]);
}
SG_CLONES static void digamma_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_digamma_f64(a0[i]);
}
static const sg_loop digamma_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, digamma_f32},
    {SG_f64, {SG_f64, SG_f64}, digamma_f64},
};

/* digamma: grad * polygamma(1, self) */
SG_LARGE static void digamma_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_polygamma_f32(1.0f, a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * sg_polygamma_f32(1.0f, a1[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_near_polygamma_f32(1.0f, a1[i]));
}
SG_LARGE static void digamma_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_polygamma_f64(1.0, a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * sg_polygamma_f64(1.0, a1[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_near_polygamma_f64(1.0, a1[i]));
}
static const sg_loop digamma_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, digamma_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, digamma_backward_self_f64},
};

/* digamma: auto_element_wise */
static const sg_loop digamma_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, digamma_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, digamma_backward_self_f64},
};

const sg_kernel sg_kernels_digamma[] = {
    {"digamma", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, digamma_loops},
    {"digamma_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, digamma_backward_self_loops},
    {"digamma_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, digamma_tangent_self_loops},
    {0}};
