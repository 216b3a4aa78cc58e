/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* log2: log2(self) */
SG_CLONES static void log2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_log_f32(a0[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_log2_f32(a0[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_log2_f32(a0[i]);
}
SG_CLONES static void log2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log2_f64(a0[i]);
}
static void log2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log2_c64(a0[i]);
}
static void log2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log2_c128(a0[i]);
}
static const sg_loop log2_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, log2_f32},
    {SG_f64, {SG_f64, SG_f64}, log2_f64},
    {SG_c64, {SG_c64, SG_c64}, log2_c64},
    {SG_c128, {SG_c128, SG_c128}, log2_c128},
};

/* log2: grad / (self.conj() * log(2)) */
SG_TWO_CLONES static void log2_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (a1[i] * x2));
}
SG_TWO_CLONES static void log2_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (a1[i] * x2));
}
static void log2_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const float x2 = *(const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_mul_c64(sg_conj_c64(a1[i]), sg_from_real_c64(x2)));
}
static void log2_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const double x2 = *(const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_mul_c128(sg_conj_c128(a1[i]), sg_from_real_c128(x2)));
}
static const sg_loop log2_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, log2_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, log2_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32, SG_c64}, log2_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64, SG_c128}, log2_backward_self_c128},
};

/* log2: auto_element_wise */
static void log2_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const float x2 = *(const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_mul_c64(a1[i], sg_from_real_c64(x2)));
}
static void log2_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const double x2 = *(const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_mul_c128(a1[i], sg_from_real_c128(x2)));
}
static const sg_loop log2_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, log2_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, log2_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32, SG_c64}, log2_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64, SG_c128}, log2_tangent_self_c128},
};

const sg_kernel sg_kernels_log2[] = {
    {"log2", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, log2_loops},
    {"log2_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 4, log2_backward_self_loops},
    {"log2_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 4, log2_tangent_self_loops},
    {0}};
