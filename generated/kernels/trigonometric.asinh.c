/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* asinh: asinh(self) */
SG_CLONES static void asinh_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asinh_f32(a0[i]);
}
SG_CLONES static void asinh_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asinh_f64(a0[i]);
}
static void asinh_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asinh_c64(a0[i]);
}
static void asinh_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_asinh_c128(a0[i]);
}
static const sg_loop asinh_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, asinh_f32},
    {SG_f64, {SG_f64, SG_f64}, asinh_f64},
    {SG_c64, {SG_c64, SG_c64}, asinh_c64},
    {SG_c128, {SG_c128, SG_c128}, asinh_c128},
};

/* asinh: grad * (rsqrt(1 + 1j * self) * rsqrt(1 - 1j * self)).conj() if self.is_complex() else grad / hypot(self, 1) */
static void asinh_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), a1[i]))), sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), a1[i]))))));
}
static void asinh_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), a1[i]))), sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), a1[i]))))));
}
static const sg_loop asinh_backward_self_loops[] = {
    {SG_c64, {SG_c64, SG_c64, SG_c64}, asinh_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, asinh_backward_self_c128},
};

/* asinh: grad * (rsqrt(1 + 1j * self) * rsqrt(1 - 1j * self)).conj() if self.is_complex() else grad / hypot(self, 1) */
SG_TWO_CLONES static void asinh_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / sg_hypot_f32(a1[i], 1.0f));
}
SG_TWO_CLONES static void asinh_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / sg_hypot_f64(a1[i], 1.0));
}
static const sg_loop asinh_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, asinh_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, asinh_backward_self_2_f64},
};

/* asinh: auto_element_wise */
static void asinh_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), a1[i]))), sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), a1[i])))));
}
static void asinh_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), a1[i]))), sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), a1[i])))));
}
static const sg_loop asinh_tangent_self_loops[] = {
    {SG_c64, {SG_c64, SG_c64, SG_c64}, asinh_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, asinh_tangent_self_c128},
};

/* asinh: auto_element_wise */
static const sg_loop asinh_tangent_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, asinh_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, asinh_backward_self_2_f64},
};

const sg_kernel sg_kernels_asinh[] = {
    {"asinh", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, asinh_loops},
    {"asinh_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, asinh_backward_self_loops},
    {"asinh_backward_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, asinh_backward_self_2_loops},
    {"asinh_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, asinh_tangent_self_loops},
    {"asinh_tangent_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, asinh_tangent_self_2_loops},
    {0}};
