/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* tan: tan(self) */
SG_CLONES static void tan_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a0[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a0[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = sg_middle_tan_f32(a0[i]);
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_tan_f32(a0[i]);
        return;
    }
    sg_near_tan_blocks_f32(a0, r0, n);
}
SG_CLONES static void tan_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a0[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_tan_f64(a0[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_tan_f64(a0[i]);
}
static void tan_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_tan_c64(a0[i]);
}
static void tan_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_tan_c128(a0[i]);
}
static const sg_loop tan_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, tan_f32},
    {SG_f64, {SG_f64, SG_f64}, tan_f64},
    {SG_c64, {SG_c64, SG_c64}, tan_c64},
    {SG_c128, {SG_c128, SG_c128}, tan_c128},
};

/* tan: grad * (1 + result * result).conj() */
SG_TWO_CLONES static void tan_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0f + (a1[i] * a1[i])));
}
SG_TWO_CLONES static void tan_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0 + (a1[i] * a1[i])));
}
static void tan_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i]))));
}
static void tan_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i]))));
}
static const sg_loop tan_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, tan_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, tan_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, tan_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, tan_backward_self_c128},
};

/* tan: auto_element_wise */
static void tan_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i])));
}
static void tan_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i])));
}
static const sg_loop tan_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, tan_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, tan_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, tan_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, tan_tangent_self_c128},
};

const sg_kernel sg_kernels_tan[] = {
    {"tan", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, tan_loops},
    {"tan_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, tan_backward_self_loops},
    {"tan_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, tan_tangent_self_loops},
    {0}};
