/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <zeta.h>

SG_FN float sg_own_special_zeta_f32(float x0, float x1) {
    return (float)sg_hurwitz_zeta((double)x0, (double)x1);
}

SG_FN double sg_own_special_zeta_f64(double x0, double x1) {
    return sg_hurwitz_zeta(x0, x1);
}

/* special.zeta: double sg_hurwitz_zeta, zeta.h */
SG_LARGE static void special_zeta_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_zeta_f32(a0[i], a1[i]);
}
SG_LARGE static void special_zeta_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_zeta_f64(a0[i], a1[i]);
}
static const sg_loop special_zeta_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, special_zeta_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, special_zeta_f64},
};

/* special.zeta: grad * -self * special.zeta(self + 1, other) */
SG_LARGE static void special_zeta_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * (-a1[i])) * sg_own_special_zeta_f32((a1[i] + 1.0f), a2[i]));
}
SG_LARGE static void special_zeta_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * (-a1[i])) * sg_own_special_zeta_f64((a1[i] + 1.0), a2[i]));
}
static const sg_loop special_zeta_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_zeta_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_zeta_backward_other_f64},
};

const sg_kernel sg_kernels_special_zeta[] = {
    {"special_zeta", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_zeta_loops},
    {"special_zeta_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_zeta_backward_other_loops},
    {0}};
