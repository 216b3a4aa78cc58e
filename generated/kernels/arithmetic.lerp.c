/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* lerp: self + weight * (end - self) */
SG_LARGE static void lerp_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + (a1[i] * (a2[i] - a0[i])));
}
SG_LARGE static void lerp_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + (a1[i] * (a2[i] - a0[i])));
}
static void lerp_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c64(a0[i], sg_mul_c64(a1[i], sg_sub_c64(a2[i], a0[i])));
}
static void lerp_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c128(a0[i], sg_mul_c128(a1[i], sg_sub_c128(a2[i], a0[i])));
}
static const sg_loop lerp_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, lerp_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, lerp_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, lerp_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, lerp_c128},
};

/* lerp: grad * (1 - weight).conj() */
SG_TWO_CLONES static void lerp_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0f - a1[i]));
}
SG_TWO_CLONES static void lerp_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (1.0 - a1[i]));
}
static void lerp_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), a1[i])));
}
static void lerp_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), a1[i])));
}
static const sg_loop lerp_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, lerp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, lerp_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, lerp_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, lerp_backward_self_c128},
};

/* lerp: grad * (end - self).conj() */
SG_LARGE static void lerp_backward_weight_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] - a2[i]));
}
SG_LARGE static void lerp_backward_weight_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] - a2[i]));
}
static void lerp_backward_weight_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_sub_c64(a1[i], a2[i])));
}
static void lerp_backward_weight_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_sub_c128(a1[i], a2[i])));
}
static const sg_loop lerp_backward_weight_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, lerp_backward_weight_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, lerp_backward_weight_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, lerp_backward_weight_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, lerp_backward_weight_c128},
};

/* lerp: grad * (1 - weight).conj(); grad * weight.conj(); grad * (end - self).conj() */
SG_LARGE static void lerp_backward_f32(char *const *p, sg_index n) {
    const float *a0 = (const float *)p[0];
    const float *a1 = (const float *)p[1];
    const float *a2 = (const float *)p[2];
    const float *a3 = (const float *)p[3];
    float *r0 = (float *)p[4];
    float *r1 = (float *)p[5];
    float *r2 = (float *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const float v0 = (a0[i] * (1.0f - a1[i]));
        const float v1 = (a0[i] * a1[i]);
        const float v2 = (a0[i] * (a2[i] - a3[i]));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
SG_LARGE static void lerp_backward_f64(char *const *p, sg_index n) {
    const double *a0 = (const double *)p[0];
    const double *a1 = (const double *)p[1];
    const double *a2 = (const double *)p[2];
    const double *a3 = (const double *)p[3];
    double *r0 = (double *)p[4];
    double *r1 = (double *)p[5];
    double *r2 = (double *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const double v0 = (a0[i] * (1.0 - a1[i]));
        const double v1 = (a0[i] * a1[i]);
        const double v2 = (a0[i] * (a2[i] - a3[i]));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static void lerp_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *a0 = (const sg_c64 *)p[0];
    const sg_c64 *a1 = (const sg_c64 *)p[1];
    const sg_c64 *a2 = (const sg_c64 *)p[2];
    const sg_c64 *a3 = (const sg_c64 *)p[3];
    sg_c64 *r0 = (sg_c64 *)p[4];
    sg_c64 *r1 = (sg_c64 *)p[5];
    sg_c64 *r2 = (sg_c64 *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c64 v0 = sg_mul_c64(a0[i], sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), a1[i])));
        const sg_c64 v1 = sg_mul_c64(a0[i], sg_conj_c64(a1[i]));
        const sg_c64 v2 = sg_mul_c64(a0[i], sg_conj_c64(sg_sub_c64(a2[i], a3[i])));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static void lerp_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *a0 = (const sg_c128 *)p[0];
    const sg_c128 *a1 = (const sg_c128 *)p[1];
    const sg_c128 *a2 = (const sg_c128 *)p[2];
    const sg_c128 *a3 = (const sg_c128 *)p[3];
    sg_c128 *r0 = (sg_c128 *)p[4];
    sg_c128 *r1 = (sg_c128 *)p[5];
    sg_c128 *r2 = (sg_c128 *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        const sg_c128 v0 = sg_mul_c128(a0[i], sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), a1[i])));
        const sg_c128 v1 = sg_mul_c128(a0[i], sg_conj_c128(a1[i]));
        const sg_c128 v2 = sg_mul_c128(a0[i], sg_conj_c128(sg_sub_c128(a2[i], a3[i])));
        r0[i] = v0;
        r1[i] = v1;
        r2[i] = v2;
    }
}
static const sg_loop lerp_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, lerp_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, lerp_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, lerp_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, lerp_backward_c128},
};

/* lerp: auto_element_wise */
static void lerp_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_sub_c64(sg_from_real_c64(1.0f), a1[i]));
}
static void lerp_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_sub_c128(sg_from_real_c128(1.0), a1[i]));
}
static const sg_loop lerp_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, lerp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, lerp_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, lerp_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, lerp_tangent_self_c128},
};

/* lerp: auto_element_wise */
static void lerp_tangent_weight_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_sub_c64(a1[i], a2[i]));
}
static void lerp_tangent_weight_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_sub_c128(a1[i], a2[i]));
}
static const sg_loop lerp_tangent_weight_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, lerp_backward_weight_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, lerp_backward_weight_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, lerp_tangent_weight_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, lerp_tangent_weight_c128},
};

const sg_kernel sg_kernels_lerp[] = {
    {"lerp", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, lerp_loops},
    {"lerp_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, lerp_backward_self_loops},
    {"lerp_backward_weight", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, lerp_backward_weight_loops},
    {"lerp_backward", 4, 3, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, lerp_backward_loops},
    {"lerp_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, lerp_tangent_self_loops},
    {"lerp_tangent_weight", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, lerp_tangent_weight_loops},
    {0}};
