/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* frexp: mantissa: frexp_mantissa(self); exponent: frexp_exponent(self) */
SG_TWO_CLONES static void frexp_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    float *r0 = (float *)p[1];
    int32_t *r1 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = sg_frexp_mantissa_f32(a0[i]);
        const int32_t v1 = sg_frexp_exponent_f32(a0[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
SG_TWO_CLONES static void frexp_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    double *r0 = (double *)p[1];
    int32_t *r1 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = sg_frexp_mantissa_f64(a0[i]);
        const int32_t v1 = sg_frexp_exponent_f64(a0[i]);
        r0[i] = v0;
        r1[i] = v1;
    }
}
static const sg_loop frexp_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_i32}, frexp_f32},
    {SG_f64, {SG_f64, SG_f64, SG_i32}, frexp_f64},
};

/* frexp: auto */
SG_LARGE static void frexp_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (((sg_isfinite_f32(a1[i]) & (a1[i] != 0.0f)) ? a2[i] : 1.0f) / ((sg_isfinite_f32(a1[i]) & (a1[i] != 0.0f)) ? a1[i] : 1.0f)));
}
SG_LARGE static void frexp_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (((sg_isfinite_f64(a1[i]) & (a1[i] != 0.0)) ? a2[i] : 1.0) / ((sg_isfinite_f64(a1[i]) & (a1[i] != 0.0)) ? a1[i] : 1.0)));
}
static const sg_loop frexp_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, frexp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, frexp_backward_self_f64},
};

const sg_kernel sg_kernels_frexp[] = {
    {"frexp", 1, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_INT}, 0, 2, frexp_loops},
    {"frexp_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, frexp_backward_self_loops},
    {0}};
