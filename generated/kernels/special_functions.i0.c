/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <bessel.h>

SG_FN float sg_own_i0_f32(float x0) {
    return sg_bessel_i0f(x0);
}

SG_FN double sg_own_i0_f64(double x0) {
    return sg_bessel_i0(x0);
}

SG_FN float sg_own_special_i1_f32(float x0) {
    return sg_bessel_i1f(x0);
}

SG_FN double sg_own_special_i1_f64(double x0) {
    return sg_bessel_i1(x0);
}

/* i0: sg_bessel_i0, bessel.h */
SG_CLONES static void i0_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_i0_f32(a0[i]);
}
SG_CLONES static void i0_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_i0_f64(a0[i]);
}
static const sg_loop i0_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, i0_f32},
    {SG_f64, {SG_f64, SG_f64}, i0_f64},
};

/* i0: grad * special.i1(self) */
SG_CLONES static void i0_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_own_special_i1_f32(a1[i]));
}
SG_CLONES static void i0_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_own_special_i1_f64(a1[i]));
}
static const sg_loop i0_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, i0_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, i0_backward_self_f64},
};

const sg_kernel sg_kernels_i0[] = {
    {"i0", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, i0_loops},
    {"i0_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, i0_backward_self_loops},
    {0}};
