/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <bessel_k.h>

SG_FN float sg_own_special_modified_bessel_k0_f32(float x0) {
    return (float)sg_bessel_k0((double)x0);
}

SG_FN double sg_own_special_modified_bessel_k0_f64(double x0) {
    return sg_bessel_k0(x0);
}

SG_FN float sg_own_special_modified_bessel_k1_f32(float x0) {
    return (float)sg_bessel_k1((double)x0);
}

SG_FN double sg_own_special_modified_bessel_k1_f64(double x0) {
    return sg_bessel_k1(x0);
}

/* special.modified_bessel_k0: double sg_bessel_k0, bessel_k.h */
SG_LARGE static void special_modified_bessel_k0_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_modified_bessel_k0_f32(a0[i]);
}
SG_LARGE static void special_modified_bessel_k0_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_modified_bessel_k0_f64(a0[i]);
}
static const sg_loop special_modified_bessel_k0_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_modified_bessel_k0_f32},
    {SG_f64, {SG_f64, SG_f64}, special_modified_bessel_k0_f64},
};

/* special.modified_bessel_k0: -grad * special.modified_bessel_k1(self) */
SG_LARGE static void special_modified_bessel_k0_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_own_special_modified_bessel_k1_f32(a1[i]));
}
SG_LARGE static void special_modified_bessel_k0_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_own_special_modified_bessel_k1_f64(a1[i]));
}
static const sg_loop special_modified_bessel_k0_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, special_modified_bessel_k0_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, special_modified_bessel_k0_backward_self_f64},
};

const sg_kernel sg_kernels_special_modified_bessel_k0[] = {
    {"special_modified_bessel_k0", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_modified_bessel_k0_loops},
    {"special_modified_bessel_k0_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_modified_bessel_k0_backward_self_loops},
    {0}};
