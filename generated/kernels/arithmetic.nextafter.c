/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* nextafter: nextafter(self, other) */
SG_TWO_CLONES static void nextafter_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_nextafter_f32(a0[i], a1[i]);
}
SG_TWO_CLONES static void nextafter_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_nextafter_f64(a0[i], a1[i]);
}
static const sg_loop nextafter_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nextafter_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nextafter_f64},
};

const sg_kernel sg_kernels_nextafter[] = {
    {"nextafter", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nextafter_loops},
    {0}};
