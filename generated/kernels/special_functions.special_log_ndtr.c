/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <normal.h>

SG_FN float sg_own_special_erfcx_f32(float x0) {
    return (float)sg_erfcx((double)x0);
}

SG_FN double sg_own_special_erfcx_f64(double x0) {
    return sg_erfcx(x0);
}

SG_FN float sg_own_special_log_ndtr_f32(float x0) {
    return (float)sg_log_ndtr((double)x0);
}

SG_FN double sg_own_special_log_ndtr_f64(double x0) {
    return sg_log_ndtr(x0);
}

/* special.log_ndtr: double sg_log_ndtr, normal.h */
SG_LARGE static void special_log_ndtr_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_log_ndtr_f32(a0[i]);
}
SG_LARGE static void special_log_ndtr_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_log_ndtr_f64(a0[i]);
}
static const sg_loop special_log_ndtr_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_log_ndtr_f32},
    {SG_f64, {SG_f64, SG_f64}, special_log_ndtr_f64},
};

/* special.log_ndtr: grad * where(self < -1, sqrt(2 / 3.141592653589793) / special.erfcx(-low / sqrt(2)), exp(exponent) / sqrt(2 * 3.141592653589793)) */
SG_LARGE static void special_log_ndtr_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    float *restrict r0 = (float *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] < (-1.0f)) ? (x2 / sg_own_special_erfcx_f32(((-((a1[i] < (-1.0f)) ? a1[i] : (-1.0f))) / x3))) : (sg_exp_f32(((a1[i] < (-1.0f)) ? 0.0f : (((a1[i] * a1[i]) * (-0.5f)) - a4[i]))) / x5)));
}
SG_LARGE static void special_log_ndtr_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    double *restrict r0 = (double *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] < (-1.0)) ? (x2 / sg_own_special_erfcx_f64(((-((a1[i] < (-1.0)) ? a1[i] : (-1.0))) / x3))) : (sg_exp_f64(((a1[i] < (-1.0)) ? 0.0 : (((a1[i] * a1[i]) * (-0.5)) - a4[i]))) / x5)));
}
static const sg_loop special_log_ndtr_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, special_log_ndtr_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, special_log_ndtr_backward_self_f64},
};

const sg_kernel sg_kernels_special_log_ndtr[] = {
    {"special_log_ndtr", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_log_ndtr_loops},
    {"special_log_ndtr_backward_self", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_REAL_PART, SG_SAME}, 44, 2, special_log_ndtr_backward_self_loops},
    {0}};
