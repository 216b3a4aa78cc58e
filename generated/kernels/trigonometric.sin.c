/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* sin: sin(self) */
SG_CLONES static void sin_f32(char *const *p, sg_index n) {
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
                r0[i] = sg_middle_sin_f32(a0[i]);
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_sin_f32(a0[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_sin_f32(a0[i]);
}
SG_CLONES static void sin_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a0[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_sin_f64(a0[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_sin_f64(a0[i]);
}
static void sin_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sin_c64(a0[i]);
}
static void sin_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sin_c128(a0[i]);
}
static const sg_loop sin_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, sin_f32},
    {SG_f64, {SG_f64, SG_f64}, sin_f64},
    {SG_c64, {SG_c64, SG_c64}, sin_c64},
    {SG_c128, {SG_c128, SG_c128}, sin_c128},
};

/* sin: grad * self.cos().conj() */
SG_CLONES static void sin_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(a1[i]);
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32(a1[i]);
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = (a0[i] * sg_middle_cos_f32(a1[i]));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * sg_cos_f32(a1[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_near_cos_f32(a1[i]));
}
SG_CLONES static void sin_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * sg_cos_f64(a1[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_near_cos_f64(a1[i]));
}
static void sin_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_cos_c64(a1[i])));
}
static void sin_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_cos_c128(a1[i])));
}
static const sg_loop sin_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sin_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sin_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sin_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sin_backward_self_c128},
};

/* sin: auto_element_wise */
static void sin_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_cos_c64(a1[i]));
}
static void sin_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_cos_c128(a1[i]));
}
static const sg_loop sin_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sin_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sin_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sin_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sin_tangent_self_c128},
};

const sg_kernel sg_kernels_sin[] = {
    {"sin", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, sin_loops},
    {"sin_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sin_backward_self_loops},
    {"sin_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sin_tangent_self_loops},
    {0}};
