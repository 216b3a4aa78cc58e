/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* frac: self - trunc(self) */
SG_TWO_CLONES static void frac_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - sg_trunc_f32(a0[i]));
}
SG_TWO_CLONES static void frac_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - sg_trunc_f64(a0[i]));
}
static const sg_loop frac_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, frac_f32},
    {SG_f64, {SG_f64, SG_f64}, frac_f64},
};

const sg_kernel sg_kernels_frac[] = {
    {"frac", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, frac_loops},
    {0}};
