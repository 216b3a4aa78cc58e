/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* special.spherical_bessel_j0: where(isinf(self), 0, where(self == 0, 1, sin(self) / self)) */
SG_CLONES static void special_spherical_bessel_j0_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a0[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a0[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = (sg_isinf_f32(a0[i]) ? 0.0f : ((a0[i] == 0.0f) ? 1.0f : (sg_middle_sin_f32(a0[i]) / a0[i])));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = (sg_isinf_f32(a0[i]) ? 0.0f : ((a0[i] == 0.0f) ? 1.0f : (sg_sin_f32(a0[i]) / a0[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isinf_f32(a0[i]) ? 0.0f : ((a0[i] == 0.0f) ? 1.0f : (sg_near_sin_f32(a0[i]) / a0[i])));
}
SG_CLONES static void special_spherical_bessel_j0_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a0[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (sg_isinf_f64(a0[i]) ? 0.0 : ((a0[i] == 0.0) ? 1.0 : (sg_sin_f64(a0[i]) / a0[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isinf_f64(a0[i]) ? 0.0 : ((a0[i] == 0.0) ? 1.0 : (sg_near_sin_f64(a0[i]) / a0[i])));
}
static const sg_loop special_spherical_bessel_j0_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_spherical_bessel_j0_f32},
    {SG_f64, {SG_f64, SG_f64}, special_spherical_bessel_j0_f64},
};

/* special.spherical_bessel_j0: grad * _spherical_slope(self) */
SG_LARGE static void special_spherical_bessel_j0_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * ((sg_abs_f32(a1[i]) < 1.0f) ? (((-a1[i]) / 3.0f) * (1.0f - (((a1[i] * a1[i]) / 10.0f) * (1.0f - (((a1[i] * a1[i]) / 28.0f) * (1.0f - (((a1[i] * a1[i]) / 54.0f) * (1.0f - (((a1[i] * a1[i]) / 88.0f) * (1.0f - (((a1[i] * a1[i]) / 130.0f) * (1.0f - (((a1[i] * a1[i]) / 180.0f) * (1.0f - ((a1[i] * a1[i]) / 238.0f))))))))))))))) : (sg_isinf_f32(a1[i]) ? 0.0f : ((sg_cos_f32(a1[i]) - (sg_sin_f32(a1[i]) / a1[i])) / a1[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f32(a1[i]) < 1.0f) ? (((-a1[i]) / 3.0f) * (1.0f - (((a1[i] * a1[i]) / 10.0f) * (1.0f - (((a1[i] * a1[i]) / 28.0f) * (1.0f - (((a1[i] * a1[i]) / 54.0f) * (1.0f - (((a1[i] * a1[i]) / 88.0f) * (1.0f - (((a1[i] * a1[i]) / 130.0f) * (1.0f - (((a1[i] * a1[i]) / 180.0f) * (1.0f - ((a1[i] * a1[i]) / 238.0f))))))))))))))) : (sg_isinf_f32(a1[i]) ? 0.0f : ((sg_near_cos_f32(a1[i]) - (sg_near_sin_f32(a1[i]) / a1[i])) / a1[i]))));
}
SG_LARGE static void special_spherical_bessel_j0_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * ((sg_abs_f64(a1[i]) < 1.0) ? (((-a1[i]) / 3.0) * (1.0 - (((a1[i] * a1[i]) / 10.0) * (1.0 - (((a1[i] * a1[i]) / 28.0) * (1.0 - (((a1[i] * a1[i]) / 54.0) * (1.0 - (((a1[i] * a1[i]) / 88.0) * (1.0 - (((a1[i] * a1[i]) / 130.0) * (1.0 - (((a1[i] * a1[i]) / 180.0) * (1.0 - ((a1[i] * a1[i]) / 238.0))))))))))))))) : (sg_isinf_f64(a1[i]) ? 0.0 : ((sg_cos_f64(a1[i]) - (sg_sin_f64(a1[i]) / a1[i])) / a1[i]))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f64(a1[i]) < 1.0) ? (((-a1[i]) / 3.0) * (1.0 - (((a1[i] * a1[i]) / 10.0) * (1.0 - (((a1[i] * a1[i]) / 28.0) * (1.0 - (((a1[i] * a1[i]) / 54.0) * (1.0 - (((a1[i] * a1[i]) / 88.0) * (1.0 - (((a1[i] * a1[i]) / 130.0) * (1.0 - (((a1[i] * a1[i]) / 180.0) * (1.0 - ((a1[i] * a1[i]) / 238.0))))))))))))))) : (sg_isinf_f64(a1[i]) ? 0.0 : ((sg_near_cos_f64(a1[i]) - (sg_near_sin_f64(a1[i]) / a1[i])) / a1[i]))));
}
static const sg_loop special_spherical_bessel_j0_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, special_spherical_bessel_j0_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, special_spherical_bessel_j0_backward_self_f64},
};

const sg_kernel sg_kernels_special_spherical_bessel_j0[] = {
    {"special_spherical_bessel_j0", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_spherical_bessel_j0_loops},
    {"special_spherical_bessel_j0_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_spherical_bessel_j0_backward_self_loops},
    {0}};
