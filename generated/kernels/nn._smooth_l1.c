/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _smooth_l1: where(abs(self - target) < beta, 0.5 / beta * (self - target) * (self - target), abs(self - target) - 0.5 * beta) if beta > 0 else abs(self - target) */
SG_TWO_CLONES static void _smooth_l1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    const float x4 = *(const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_abs_f32((a0[i] - a1[i])) < x2) ? ((x3 * (a0[i] - a1[i])) * (a0[i] - a1[i])) : (sg_abs_f32((a0[i] - a1[i])) - x4));
}
SG_TWO_CLONES static void _smooth_l1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    const double x4 = *(const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((sg_abs_f64((a0[i] - a1[i])) < x2) ? ((x3 * (a0[i] - a1[i])) * (a0[i] - a1[i])) : (sg_abs_f64((a0[i] - a1[i])) - x4));
}
static const sg_loop _smooth_l1_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _smooth_l1_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _smooth_l1_f64},
};

/* _smooth_l1: where(abs(self - target) < beta, 0.5 / beta * (self - target) * (self - target), abs(self - target) - 0.5 * beta) if beta > 0 else abs(self - target) */
SG_TWO_CLONES static void _smooth_l1_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_f32((a0[i] - a1[i]));
}
SG_TWO_CLONES static void _smooth_l1_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_abs_f64((a0[i] - a1[i]));
}
static const sg_loop _smooth_l1_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _smooth_l1_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _smooth_l1_2_f64},
};

/* _smooth_l1: grad * where((self - target).abs() < beta, (self - target) / beta, (self - target).sgn()) if beta > 0 else grad * (self - target).sgn() */
SG_LARGE static void _smooth_l1_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f32((a1[i] - a2[i])) < x3) ? ((a1[i] - a2[i]) / x3) : sg_sgn_f32((a1[i] - a2[i]))));
}
SG_LARGE static void _smooth_l1_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f64((a1[i] - a2[i])) < x3) ? ((a1[i] - a2[i]) / x3) : sg_sgn_f64((a1[i] - a2[i]))));
}
static const sg_loop _smooth_l1_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _smooth_l1_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _smooth_l1_backward_self_f64},
};

/* _smooth_l1: grad * where((self - target).abs() < beta, (self - target) / beta, (self - target).sgn()) if beta > 0 else grad * (self - target).sgn() */
SG_LARGE static void _smooth_l1_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f32((a1[i] - a2[i])));
}
SG_LARGE static void _smooth_l1_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f64((a1[i] - a2[i])));
}
static const sg_loop _smooth_l1_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _smooth_l1_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _smooth_l1_backward_self_2_f64},
};

/* _smooth_l1: grad * where((self - target).abs() < beta, (target - self) / beta, (target - self).sgn()) if beta > 0 else grad * (target - self).sgn() */
SG_LARGE static void _smooth_l1_backward_target_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f32((a1[i] - a2[i])) < x3) ? ((a2[i] - a1[i]) / x3) : sg_sgn_f32((a2[i] - a1[i]))));
}
SG_LARGE static void _smooth_l1_backward_target_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f64((a1[i] - a2[i])) < x3) ? ((a2[i] - a1[i]) / x3) : sg_sgn_f64((a2[i] - a1[i]))));
}
static const sg_loop _smooth_l1_backward_target_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _smooth_l1_backward_target_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _smooth_l1_backward_target_f64},
};

const sg_kernel sg_kernels__smooth_l1[] = {
    {"_smooth_l1", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 28, 2, _smooth_l1_loops},
    {"_smooth_l1_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART}, 0, 2, _smooth_l1_2_loops},
    {"_smooth_l1_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 2, _smooth_l1_backward_self_loops},
    {"_smooth_l1_backward_self_2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _smooth_l1_backward_self_2_loops},
    {"_smooth_l1_backward_target", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 2, _smooth_l1_backward_target_loops},
    {0}};
