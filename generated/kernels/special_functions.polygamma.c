/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* polygamma: digamma(self) if n == 0 else polygamma(n, self) */
SG_LARGE static void polygamma_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_polygamma_f32(x0, a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_polygamma_f32(x0, a1[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_polygamma_f32(x0, a1[i]);
}
SG_LARGE static void polygamma_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_polygamma_f64(x0, a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_polygamma_f64(x0, a1[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_polygamma_f64(x0, a1[i]);
}
static const sg_loop polygamma_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, polygamma_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, polygamma_f64},
};

/* polygamma: grad * polygamma(n + 1, self) */
SG_LARGE static void polygamma_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_polygamma_f32(x1, a2[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * sg_polygamma_f32(x1, a2[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_near_polygamma_f32(x1, a2[i]));
}
SG_LARGE static void polygamma_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_polygamma_f64(x1, a2[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * sg_polygamma_f64(x1, a2[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_near_polygamma_f64(x1, a2[i]));
}
static const sg_loop polygamma_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, polygamma_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, polygamma_backward_self_f64},
};

/* polygamma: auto_element_wise */
static const sg_loop polygamma_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, polygamma_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, polygamma_backward_self_f64},
};

const sg_kernel sg_kernels_polygamma[] = {
    {"polygamma", 2, 1, SG_ELEMENTS, 0, {SG_REAL_PART, SG_SAME, SG_SAME}, 1, 2, polygamma_loops},
    {"polygamma_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 2, polygamma_backward_self_loops},
    {"polygamma_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 2, polygamma_tangent_self_loops},
    {0}};
