/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <normal.h>

SG_FN float sg_own_special_ndtr_f32(float x0) {
    return sg_ndtrf(x0);
}

SG_FN double sg_own_special_ndtr_f64(double x0) {
    return sg_ndtr(x0);
}

/* special.ndtr: sg_ndtr, normal.h */
SG_CLONES static void special_ndtr_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_ndtr_f32(a0[i]);
}
SG_CLONES static void special_ndtr_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_ndtr_f64(a0[i]);
}
static const sg_loop special_ndtr_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_ndtr_f32},
    {SG_f64, {SG_f64, SG_f64}, special_ndtr_f64},
};

/* special.ndtr: grad * (exp(self * self * -0.5) / sqrt(2 * 3.141592653589793)) */
SG_CLONES static void special_ndtr_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_exp_f32(((a1[i] * a1[i]) * (-0.5f))) / x2));
}
SG_CLONES static void special_ndtr_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_exp_f64(((a1[i] * a1[i]) * (-0.5))) / x2));
}
static const sg_loop special_ndtr_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_ndtr_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_ndtr_backward_self_f64},
};

const sg_kernel sg_kernels_special_ndtr[] = {
    {"special_ndtr", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_ndtr_loops},
    {"special_ndtr_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, special_ndtr_backward_self_loops},
    {0}};
