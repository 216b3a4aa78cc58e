/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* isneginf: self == -inf */
SG_TWO_CLONES static void isneginf_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == (-SG_INF));
}
SG_TWO_CLONES static void isneginf_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    sg_bool *restrict r0 = (sg_bool *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] == (-SG_INF));
}
static const sg_loop isneginf_loops[] = {
    {SG_f32, {SG_f32, SG_b8}, isneginf_f32},
    {SG_f64, {SG_f64, SG_b8}, isneginf_f64},
};

const sg_kernel sg_kernels_isneginf[] = {
    {"isneginf", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_BOOL}, 0, 2, isneginf_loops},
    {0}};
