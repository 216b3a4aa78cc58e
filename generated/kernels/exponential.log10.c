/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* log10: log10(self) */
SG_CLONES static void log10_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_log_f32(a0[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_log10_f32(a0[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_log10_f32(a0[i]);
}
SG_CLONES static void log10_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log10_f64(a0[i]);
}
static void log10_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log10_c64(a0[i]);
}
static void log10_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log10_c128(a0[i]);
}
static const sg_loop log10_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, log10_f32},
    {SG_f64, {SG_f64, SG_f64}, log10_f64},
    {SG_c64, {SG_c64, SG_c64}, log10_c64},
    {SG_c128, {SG_c128, SG_c128}, log10_c128},
};

const sg_kernel sg_kernels_log10[] = {
    {"log10", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, log10_loops},
    {0}};
