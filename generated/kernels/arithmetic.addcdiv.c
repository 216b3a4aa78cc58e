/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* addcdiv: self + value * tensor1 / tensor2 */
SG_LARGE static void addcdiv_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) / a3[i]));
}
SG_LARGE static void addcdiv_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + ((x1 * a2[i]) / a3[i]));
}
static void addcdiv_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c64(a0[i], sg_div_c64(sg_mul_c64(x1, a2[i]), a3[i]));
}
static void addcdiv_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_add_c128(a0[i], sg_div_c128(sg_mul_c128(x1, a2[i]), a3[i]));
}
static const sg_loop addcdiv_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, addcdiv_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, addcdiv_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, addcdiv_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, addcdiv_c128},
};

/* addcdiv: grad * (value / tensor2).conj() */
SG_TWO_CLONES static void addcdiv_backward_tensor1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 / a2[i]));
}
SG_TWO_CLONES static void addcdiv_backward_tensor1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 / a2[i]));
}
static void addcdiv_backward_tensor1_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_div_c64(x1, a2[i])));
}
static void addcdiv_backward_tensor1_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_div_c128(x1, a2[i])));
}
static const sg_loop addcdiv_backward_tensor1_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, addcdiv_backward_tensor1_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, addcdiv_backward_tensor1_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, addcdiv_backward_tensor1_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, addcdiv_backward_tensor1_c128},
};

/* addcdiv: -grad * (value * tensor1 / tensor2 / tensor2).conj() */
SG_LARGE static void addcdiv_backward_tensor2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * (((x1 * a2[i]) / a3[i]) / a3[i]));
}
SG_LARGE static void addcdiv_backward_tensor2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * (((x1 * a2[i]) / a3[i]) / a3[i]));
}
static void addcdiv_backward_tensor2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_conj_c64(sg_div_c64(sg_div_c64(sg_mul_c64(x1, a2[i]), a3[i]), a3[i])));
}
static void addcdiv_backward_tensor2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_conj_c128(sg_div_c128(sg_div_c128(sg_mul_c128(x1, a2[i]), a3[i]), a3[i])));
}
static const sg_loop addcdiv_backward_tensor2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, addcdiv_backward_tensor2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, addcdiv_backward_tensor2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, addcdiv_backward_tensor2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, addcdiv_backward_tensor2_c128},
};

/* addcdiv: auto_element_wise */
static void addcdiv_tangent_tensor1_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_div_c64(x1, a2[i]));
}
static void addcdiv_tangent_tensor1_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_div_c128(x1, a2[i]));
}
static const sg_loop addcdiv_tangent_tensor1_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, addcdiv_backward_tensor1_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, addcdiv_backward_tensor1_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, addcdiv_tangent_tensor1_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, addcdiv_tangent_tensor1_c128},
};

/* addcdiv: auto_element_wise */
static void addcdiv_tangent_tensor2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_neg_c64(a0[i]), sg_div_c64(sg_div_c64(sg_mul_c64(x1, a2[i]), a3[i]), a3[i]));
}
static void addcdiv_tangent_tensor2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_neg_c128(a0[i]), sg_div_c128(sg_div_c128(sg_mul_c128(x1, a2[i]), a3[i]), a3[i]));
}
static const sg_loop addcdiv_tangent_tensor2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, addcdiv_backward_tensor2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, addcdiv_backward_tensor2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, addcdiv_tangent_tensor2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, addcdiv_tangent_tensor2_c128},
};

const sg_kernel sg_kernels_addcdiv[] = {
    {"addcdiv", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcdiv_loops},
    {"addcdiv_backward_tensor1", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcdiv_backward_tensor1_loops},
    {"addcdiv_backward_tensor2", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcdiv_backward_tensor2_loops},
    {"addcdiv_tangent_tensor1", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcdiv_tangent_tensor1_loops},
    {"addcdiv_tangent_tensor2", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 4, addcdiv_tangent_tensor2_loops},
    {0}};
