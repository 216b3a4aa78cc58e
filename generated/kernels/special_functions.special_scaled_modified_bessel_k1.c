/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <bessel_k.h>

SG_FN float sg_own_special_scaled_modified_bessel_k0_f32(float x0) {
    return (float)sg_scaled_bessel_k0((double)x0);
}

SG_FN double sg_own_special_scaled_modified_bessel_k0_f64(double x0) {
    return sg_scaled_bessel_k0(x0);
}

SG_FN float sg_own_special_scaled_modified_bessel_k1_f32(float x0) {
    return (float)sg_scaled_bessel_k1((double)x0);
}

SG_FN double sg_own_special_scaled_modified_bessel_k1_f64(double x0) {
    return sg_scaled_bessel_k1(x0);
}

/* special.scaled_modified_bessel_k1: double sg_scaled_bessel_k1, bessel_k.h */
SG_CLONES static void special_scaled_modified_bessel_k1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_scaled_modified_bessel_k1_f32(a0[i]);
}
SG_CLONES static void special_scaled_modified_bessel_k1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_scaled_modified_bessel_k1_f64(a0[i]);
}
static const sg_loop special_scaled_modified_bessel_k1_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_scaled_modified_bessel_k1_f32},
    {SG_f64, {SG_f64, SG_f64}, special_scaled_modified_bessel_k1_f64},
};

/* special.scaled_modified_bessel_k1: grad * where(self > 100, far, result * (1 - 1 / self) - special.scaled_modified_bessel_k0(self)) */
SG_CLONES static void special_scaled_modified_bessel_k1_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 100.0f) ? (((-sg_own_special_scaled_modified_bessel_k0_f32(a1[i])) * ((-(1.0f / ((a1[i] > 100.0f) ? a1[i] : SG_INF))) * (0.5f + ((-(1.0f / ((a1[i] > 100.0f) ? a1[i] : SG_INF))) * (0.125f + ((-(1.0f / ((a1[i] > 100.0f) ? a1[i] : SG_INF))) * (0.125f + ((-(1.0f / ((a1[i] > 100.0f) ? a1[i] : SG_INF))) * (0.1953125f + ((-(1.0f / ((a1[i] > 100.0f) ? a1[i] : SG_INF))) * (0.40625f + ((-(1.0f / ((a1[i] > 100.0f) ? a1[i] : SG_INF))) * (1.0478515625f + ((-(1.0f / ((a1[i] > 100.0f) ? a1[i] : SG_INF))) * (3.21875f + ((-(1.0f / ((a1[i] > 100.0f) ? a1[i] : SG_INF))) * (11.466461181640625f + ((-(1.0f / ((a1[i] > 100.0f) ? a1[i] : SG_INF))) * 46.478515625f)))))))))))))))))) - (a2[i] / a1[i])) : ((a2[i] * (1.0f - (1.0f / a1[i]))) - sg_own_special_scaled_modified_bessel_k0_f32(a1[i]))));
}
SG_CLONES static void special_scaled_modified_bessel_k1_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 100.0) ? (((-sg_own_special_scaled_modified_bessel_k0_f64(a1[i])) * ((-(1.0 / ((a1[i] > 100.0) ? a1[i] : SG_INF))) * (0.5 + ((-(1.0 / ((a1[i] > 100.0) ? a1[i] : SG_INF))) * (0.125 + ((-(1.0 / ((a1[i] > 100.0) ? a1[i] : SG_INF))) * (0.125 + ((-(1.0 / ((a1[i] > 100.0) ? a1[i] : SG_INF))) * (0.1953125 + ((-(1.0 / ((a1[i] > 100.0) ? a1[i] : SG_INF))) * (0.40625 + ((-(1.0 / ((a1[i] > 100.0) ? a1[i] : SG_INF))) * (1.0478515625 + ((-(1.0 / ((a1[i] > 100.0) ? a1[i] : SG_INF))) * (3.21875 + ((-(1.0 / ((a1[i] > 100.0) ? a1[i] : SG_INF))) * (11.466461181640625 + ((-(1.0 / ((a1[i] > 100.0) ? a1[i] : SG_INF))) * 46.478515625)))))))))))))))))) - (a2[i] / a1[i])) : ((a2[i] * (1.0 - (1.0 / a1[i]))) - sg_own_special_scaled_modified_bessel_k0_f64(a1[i]))));
}
static const sg_loop special_scaled_modified_bessel_k1_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_scaled_modified_bessel_k1_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_scaled_modified_bessel_k1_backward_self_f64},
};

const sg_kernel sg_kernels_special_scaled_modified_bessel_k1[] = {
    {"special_scaled_modified_bessel_k1", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_scaled_modified_bessel_k1_loops},
    {"special_scaled_modified_bessel_k1_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_scaled_modified_bessel_k1_backward_self_loops},
    {0}};
