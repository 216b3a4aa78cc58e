/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* log1p: log1p(self) */
SG_CLONES static void log1p_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log1p_f32(a0[i]);
}
SG_CLONES static void log1p_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log1p_f64(a0[i]);
}
static void log1p_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log1p_c64(a0[i]);
}
static void log1p_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log1p_c128(a0[i]);
}
static const sg_loop log1p_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, log1p_f32},
    {SG_f64, {SG_f64, SG_f64}, log1p_f64},
    {SG_c64, {SG_c64, SG_c64}, log1p_c64},
    {SG_c128, {SG_c128, SG_c128}, log1p_c128},
};

/* log1p: grad / (self.conj() + 1) */
SG_TWO_CLONES static void log1p_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (a1[i] + 1.0f));
}
SG_TWO_CLONES static void log1p_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (a1[i] + 1.0));
}
static void log1p_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_add_c64(sg_conj_c64(a1[i]), sg_from_real_c64(1.0f)));
}
static void log1p_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_add_c128(sg_conj_c128(a1[i]), sg_from_real_c128(1.0)));
}
static const sg_loop log1p_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, log1p_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, log1p_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, log1p_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, log1p_backward_self_c128},
};

/* log1p: auto_element_wise */
static void log1p_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_add_c64(a1[i], sg_from_real_c64(1.0f)));
}
static void log1p_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_add_c128(a1[i], sg_from_real_c128(1.0)));
}
static const sg_loop log1p_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, log1p_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, log1p_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, log1p_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, log1p_tangent_self_c128},
};

const sg_kernel sg_kernels_log1p[] = {
    {"log1p", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, log1p_loops},
    {"log1p_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, log1p_backward_self_loops},
    {"log1p_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, log1p_tangent_self_loops},
    {0}};
