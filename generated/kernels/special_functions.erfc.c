/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* erfc: erfc(self) */
SG_CLONES static void erfc_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_erfc_f32(a0[i]);
}
SG_CLONES static void erfc_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_erfc_f64(a0[i]);
}
static const sg_loop erfc_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, erfc_f32},
    {SG_f64, {SG_f64, SG_f64}, erfc_f64},
};

const sg_kernel sg_kernels_erfc[] = {
    {"erfc", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, erfc_loops},
    {0}};
