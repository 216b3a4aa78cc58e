/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _spherical_slope: where( abs(self) < 1, -self / 3 * (1 - self * self / 10 * (1 - self * self / 28 * (1 - self * self / 54 * (1 - self * self / 88 * ( 1 - self * self / 130 * (1 - self * self / 180 * (1 - self * self / 238))))))), where(isinf(self), 0, (cos(self) - sin(self) / self) / self)) */
SG_LARGE static void _spherical_slope_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a0[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((sg_abs_f32(a0[i]) < 1.0f) ? (((-a0[i]) / 3.0f) * (1.0f - (((a0[i] * a0[i]) / 10.0f) * (1.0f - (((a0[i] * a0[i]) / 28.0f) * (1.0f - (((a0[i] * a0[i]) / 54.0f) * (1.0f - (((a0[i] * a0[i]) / 88.0f) * (1.0f - (((a0[i] * a0[i]) / 130.0f) * (1.0f - (((a0[i] * a0[i]) / 180.0f) * (1.0f - ((a0[i] * a0[i]) / 238.0f))))))))))))))) : (sg_isinf_f32(a0[i]) ? 0.0f : ((sg_cos_f32(a0[i]) - (sg_sin_f32(a0[i]) / a0[i])) / a0[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_abs_f32(a0[i]) < 1.0f) ? (((-a0[i]) / 3.0f) * (1.0f - (((a0[i] * a0[i]) / 10.0f) * (1.0f - (((a0[i] * a0[i]) / 28.0f) * (1.0f - (((a0[i] * a0[i]) / 54.0f) * (1.0f - (((a0[i] * a0[i]) / 88.0f) * (1.0f - (((a0[i] * a0[i]) / 130.0f) * (1.0f - (((a0[i] * a0[i]) / 180.0f) * (1.0f - ((a0[i] * a0[i]) / 238.0f))))))))))))))) : (sg_isinf_f32(a0[i]) ? 0.0f : ((sg_near_cos_f32(a0[i]) - (sg_near_sin_f32(a0[i]) / a0[i])) / a0[i])));
}
SG_LARGE static void _spherical_slope_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a0[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((sg_abs_f64(a0[i]) < 1.0) ? (((-a0[i]) / 3.0) * (1.0 - (((a0[i] * a0[i]) / 10.0) * (1.0 - (((a0[i] * a0[i]) / 28.0) * (1.0 - (((a0[i] * a0[i]) / 54.0) * (1.0 - (((a0[i] * a0[i]) / 88.0) * (1.0 - (((a0[i] * a0[i]) / 130.0) * (1.0 - (((a0[i] * a0[i]) / 180.0) * (1.0 - ((a0[i] * a0[i]) / 238.0))))))))))))))) : (sg_isinf_f64(a0[i]) ? 0.0 : ((sg_cos_f64(a0[i]) - (sg_sin_f64(a0[i]) / a0[i])) / a0[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_abs_f64(a0[i]) < 1.0) ? (((-a0[i]) / 3.0) * (1.0 - (((a0[i] * a0[i]) / 10.0) * (1.0 - (((a0[i] * a0[i]) / 28.0) * (1.0 - (((a0[i] * a0[i]) / 54.0) * (1.0 - (((a0[i] * a0[i]) / 88.0) * (1.0 - (((a0[i] * a0[i]) / 130.0) * (1.0 - (((a0[i] * a0[i]) / 180.0) * (1.0 - ((a0[i] * a0[i]) / 238.0))))))))))))))) : (sg_isinf_f64(a0[i]) ? 0.0 : ((sg_near_cos_f64(a0[i]) - (sg_near_sin_f64(a0[i]) / a0[i])) / a0[i])));
}
static const sg_loop _spherical_slope_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _spherical_slope_f32},
    {SG_f64, {SG_f64, SG_f64}, _spherical_slope_f64},
};

/* _spherical_slope: grad * where(near, -(1 - square * 3 / 10 * (1 - square * 5 / 84 * (1 - square * 7 / 270 * (1 - square * 9 / 616 * (1 - square * 11 / 1170 * ( 1 - square * 13 / 1980 * (1 - square * 15 / 3094))))))) / 3, -special.spherical_bessel_j0(self) - 2 * result / where(near, 1, self)) */
SG_LARGE static void _spherical_slope_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a1[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = (a0[i] * ((sg_abs_f32(a1[i]) < 1.0f) ? ((-(1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 3.0f) / 10.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 5.0f) / 84.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 7.0f) / 270.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 9.0f) / 616.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 11.0f) / 1170.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 13.0f) / 1980.0f) * (1.0f - ((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 15.0f) / 3094.0f))))))))))))))) / 3.0f) : ((-(sg_isinf_f32(a1[i]) ? 0.0f : ((a1[i] == 0.0f) ? 1.0f : (sg_middle_sin_f32(a1[i]) / a1[i])))) - ((2.0f * a2[i]) / ((sg_abs_f32(a1[i]) < 1.0f) ? 1.0f : a1[i])))));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * ((sg_abs_f32(a1[i]) < 1.0f) ? ((-(1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 3.0f) / 10.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 5.0f) / 84.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 7.0f) / 270.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 9.0f) / 616.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 11.0f) / 1170.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 13.0f) / 1980.0f) * (1.0f - ((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 15.0f) / 3094.0f))))))))))))))) / 3.0f) : ((-(sg_isinf_f32(a1[i]) ? 0.0f : ((a1[i] == 0.0f) ? 1.0f : (sg_sin_f32(a1[i]) / a1[i])))) - ((2.0f * a2[i]) / ((sg_abs_f32(a1[i]) < 1.0f) ? 1.0f : a1[i])))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f32(a1[i]) < 1.0f) ? ((-(1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 3.0f) / 10.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 5.0f) / 84.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 7.0f) / 270.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 9.0f) / 616.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 11.0f) / 1170.0f) * (1.0f - (((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 13.0f) / 1980.0f) * (1.0f - ((sg_pow_f32(((sg_abs_f32(a1[i]) < 1.0f) ? a1[i] : 0.0f), 2.0f) * 15.0f) / 3094.0f))))))))))))))) / 3.0f) : ((-(sg_isinf_f32(a1[i]) ? 0.0f : ((a1[i] == 0.0f) ? 1.0f : (sg_near_sin_f32(a1[i]) / a1[i])))) - ((2.0f * a2[i]) / ((sg_abs_f32(a1[i]) < 1.0f) ? 1.0f : a1[i])))));
}
SG_LARGE static void _spherical_slope_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * ((sg_abs_f64(a1[i]) < 1.0) ? ((-(1.0 - (((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 3.0) / 10.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 5.0) / 84.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 7.0) / 270.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 9.0) / 616.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 11.0) / 1170.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 13.0) / 1980.0) * (1.0 - ((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 15.0) / 3094.0))))))))))))))) / 3.0) : ((-(sg_isinf_f64(a1[i]) ? 0.0 : ((a1[i] == 0.0) ? 1.0 : (sg_sin_f64(a1[i]) / a1[i])))) - ((2.0 * a2[i]) / ((sg_abs_f64(a1[i]) < 1.0) ? 1.0 : a1[i])))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f64(a1[i]) < 1.0) ? ((-(1.0 - (((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 3.0) / 10.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 5.0) / 84.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 7.0) / 270.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 9.0) / 616.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 11.0) / 1170.0) * (1.0 - (((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 13.0) / 1980.0) * (1.0 - ((sg_pow_f64(((sg_abs_f64(a1[i]) < 1.0) ? a1[i] : 0.0), 2.0) * 15.0) / 3094.0))))))))))))))) / 3.0) : ((-(sg_isinf_f64(a1[i]) ? 0.0 : ((a1[i] == 0.0) ? 1.0 : (sg_near_sin_f64(a1[i]) / a1[i])))) - ((2.0 * a2[i]) / ((sg_abs_f64(a1[i]) < 1.0) ? 1.0 : a1[i])))));
}
static const sg_loop _spherical_slope_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _spherical_slope_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _spherical_slope_backward_self_f64},
};

const sg_kernel sg_kernels__spherical_slope[] = {
    {"_spherical_slope", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, _spherical_slope_loops},
    {"_spherical_slope_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _spherical_slope_backward_self_loops},
    {0}};
