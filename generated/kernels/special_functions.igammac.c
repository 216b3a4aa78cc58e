/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <incomplete_gamma.h>

SG_FN float sg_own_igammac_f32(float x0, float x1) {
    return sg_igammacf(x0, x1);
}

SG_FN double sg_own_igammac_f64(double x0, double x1) {
    return sg_igammac(x0, x1);
}

/* igammac: sg_igammac, incomplete_gamma.h */
SG_CLONES static void igammac_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_igammac_f32(a0[i], a1[i]);
}
SG_CLONES static void igammac_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_igammac_f64(a0[i], a1[i]);
}
static const sg_loop igammac_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, igammac_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, igammac_f64},
};

/* igammac: -grad * pow(where(other == 0, other, 1), self - 1) * exp((self - 1) * log(where(other == 0, 1, other)) - other - lgamma(self)) */
SG_LARGE static void igammac_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_gamma_f32(a2[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (((-a0[i]) * sg_pow_f32(((a1[i] == 0.0f) ? a1[i] : 1.0f), (a2[i] - 1.0f))) * sg_exp_f32(((((a2[i] - 1.0f) * sg_log_f32(((a1[i] == 0.0f) ? 1.0f : a1[i]))) - a1[i]) - sg_lgamma_f32(a2[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((-a0[i]) * sg_pow_f32(((a1[i] == 0.0f) ? a1[i] : 1.0f), (a2[i] - 1.0f))) * sg_exp_f32(((((a2[i] - 1.0f) * sg_log_f32(((a1[i] == 0.0f) ? 1.0f : a1[i]))) - a1[i]) - sg_near_lgamma_f32(a2[i]))));
}
SG_LARGE static void igammac_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_lgamma_f64(a2[i]);
        double t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log_f64(((a1[i] == 0.0) ? 1.0 : a1[i]));
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (((-a0[i]) * sg_pow_f64(((a1[i] == 0.0) ? a1[i] : 1.0), (a2[i] - 1.0))) * sg_exp_f64(((((a2[i] - 1.0) * t1[i - b]) - a1[i]) - t0[i - b])));
    }
}
static const sg_loop igammac_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, igammac_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, igammac_backward_other_f64},
};

const sg_kernel sg_kernels_igammac[] = {
    {"igammac", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, igammac_loops},
    {"igammac_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, igammac_backward_other_loops},
    {0}};
