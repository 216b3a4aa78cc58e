/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* asin: asin(self) */
SG_CLONES static void asin_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asin_f32(a0[i]);
}
SG_CLONES static void asin_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asin_f64(a0[i]);
}
static void asin_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asin_c64(a0[i]);
}
static void asin_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asin_c128(a0[i]);
}
static const sg_loop asin_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, asin_f32},
    {SG_f64, {SG_f64, SG_f64}, asin_f64},
    {SG_c64, {SG_c64, SG_c64}, asin_c64},
    {SG_c128, {SG_c128, SG_c128}, asin_c128},
};

/* asin: grad * (rsqrt(1 - self) * rsqrt(1 + self)).conj() if self.is_complex() else grad * rsqrt(1 - self * self) */
SG_CLONES static void asin_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_rsqrt_f32((1.0f - a1[i])) * sg_rsqrt_f32((1.0f + a1[i]))));
}
SG_LARGE static void asin_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_rsqrt_f64((1.0 - a1[i])) * sg_rsqrt_f64((1.0 + a1[i]))));
}
static void asin_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), a1[i])), sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), a1[i])))));
}
static void asin_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), a1[i])), sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), a1[i])))));
}
static const sg_loop asin_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, asin_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, asin_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, asin_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, asin_backward_self_c128},
};

/* asin: grad * (rsqrt(1 - self) * rsqrt(1 + self)).conj() if self.is_complex() else grad * rsqrt(1 - self * self) */
SG_CLONES static void asin_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_rsqrt_f32((1.0f - (a1[i] * a1[i]))));
}
SG_CLONES static void asin_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_rsqrt_f64((1.0 - (a1[i] * a1[i]))));
}
static void asin_backward_self_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i]))));
}
static void asin_backward_self_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i]))));
}
static const sg_loop asin_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, asin_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, asin_backward_self_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, asin_backward_self_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, asin_backward_self_2_c128},
};

/* asin: auto_element_wise */
static void asin_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), a1[i])), sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), a1[i]))));
}
static void asin_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), a1[i])), sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), a1[i]))));
}
static const sg_loop asin_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, asin_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, asin_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, asin_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, asin_tangent_self_c128},
};

/* asin: auto_element_wise */
static void asin_tangent_self_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(a1[i], a1[i])))));
}
static void asin_tangent_self_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(a1[i], a1[i])))));
}
static const sg_loop asin_tangent_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, asin_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, asin_backward_self_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, asin_tangent_self_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, asin_tangent_self_2_c128},
};

const sg_kernel sg_kernels_asin[] = {
    {"asin", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, asin_loops},
    {"asin_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, asin_backward_self_loops},
    {"asin_backward_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, asin_backward_self_2_loops},
    {"asin_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, asin_tangent_self_loops},
    {"asin_tangent_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, asin_tangent_self_2_loops},
    {0}};
