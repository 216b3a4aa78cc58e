/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <normal.h>

SG_FN float sg_own_special_ndtri_f32(float x0) {
    return (float)sg_ndtri((double)x0);
}

SG_FN double sg_own_special_ndtri_f64(double x0) {
    return sg_ndtri(x0);
}

/* special.ndtri: double sg_ndtri, normal.h */
SG_LARGE static void special_ndtri_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_ndtri_f32(a0[i]);
}
SG_LARGE static void special_ndtri_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_ndtri_f64(a0[i]);
}
static const sg_loop special_ndtri_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_ndtri_f32},
    {SG_f64, {SG_f64, SG_f64}, special_ndtri_f64},
};

/* special.ndtri: grad * (sqrt(2 * 3.141592653589793) * exp(result * result * 0.5)) */
SG_CLONES static void special_ndtri_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_exp_f32(((a2[i] * a2[i]) * 0.5f))));
}
SG_CLONES static void special_ndtri_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_exp_f64(((a2[i] * a2[i]) * 0.5))));
}
static const sg_loop special_ndtri_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_ndtri_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_ndtri_backward_self_f64},
};

const sg_kernel sg_kernels_special_ndtri[] = {
    {"special_ndtri", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_ndtri_loops},
    {"special_ndtri_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 2, special_ndtri_backward_self_loops},
    {0}};
