/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _group_norm: (scale * (above - above.sum(-1, True) / n - centred * (scale * (scale * ((above * centred).sum(-1, True) / n)))))._reshape(self.shape) */
SG_TWO_CLONES static void _group_norm_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - (a1[i] / x2)) * (a0[i] - (a1[i] / x2)));
}
SG_TWO_CLONES static void _group_norm_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - (a1[i] / x2)) * (a0[i] - (a1[i] / x2)));
}
static const sg_loop _group_norm_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _group_norm_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _group_norm_backward_self_inner_f64},
};

/* _group_norm: (scale * (above - above.sum(-1, True) / n - centred * (scale * (scale * ((above * centred).sum(-1, True) / n)))))._reshape(self.shape) */
SG_LARGE static void _group_norm_backward_self_inner_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] - (a2[i] / x3)));
}
SG_LARGE static void _group_norm_backward_self_inner_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] - (a2[i] / x3)));
}
static const sg_loop _group_norm_backward_self_inner_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _group_norm_backward_self_inner_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _group_norm_backward_self_inner_2_f64},
};

/* _group_norm: (scale * (above - above.sum(-1, True) / n - centred * (scale * (scale * ((above * centred).sum(-1, True) / n)))))._reshape(self.shape) */
SG_LARGE static void _group_norm_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    const float *restrict a6 = (const float *)p[6];
    const float *restrict a7 = (const float *)p[7];
    float *restrict r0 = (float *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_rsqrt_f32(((a0[i] / x1) + x2)) * ((a3[i] - (a4[i] / x1)) - ((a5[i] - (a6[i] / x1)) * (sg_rsqrt_f32(((a0[i] / x1) + x2)) * (sg_rsqrt_f32(((a0[i] / x1) + x2)) * (a7[i] / x1))))));
}
SG_LARGE static void _group_norm_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    const double *restrict a6 = (const double *)p[6];
    const double *restrict a7 = (const double *)p[7];
    double *restrict r0 = (double *)p[8];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_rsqrt_f64(((a0[i] / x1) + x2)) * ((a3[i] - (a4[i] / x1)) - ((a5[i] - (a6[i] / x1)) * (sg_rsqrt_f64(((a0[i] / x1) + x2)) * (sg_rsqrt_f64(((a0[i] / x1) + x2)) * (a7[i] / x1))))));
}
static const sg_loop _group_norm_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _group_norm_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _group_norm_backward_self_f64},
};

/* _group_norm: (grad * (centred * scale)._reshape(self.shape))._sum_to_size(channels)._reshape(weight.shape) */
SG_LARGE static void _group_norm_backward_weight_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float x4 = *(const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - (a1[i] / x2)) * sg_rsqrt_f32(((a3[i] / x2) + x4)));
}
SG_LARGE static void _group_norm_backward_weight_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] - (a1[i] / x2)) * sg_rsqrt_f64(((a3[i] / x2) + x4)));
}
static const sg_loop _group_norm_backward_weight_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _group_norm_backward_weight_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _group_norm_backward_weight_inner_f64},
};

const sg_kernel sg_kernels__group_norm[] = {
    {"_group_norm_backward_self_inner", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, _group_norm_backward_self_inner_loops},
    {"_group_norm_backward_self_inner_2", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 2, _group_norm_backward_self_inner_2_loops},
    {"_group_norm_backward_self", 8, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 6, 2, _group_norm_backward_self_loops},
    {"_group_norm_backward_weight_inner", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME, SG_REAL_PART, SG_SAME}, 20, 2, _group_norm_backward_weight_inner_loops},
    {0}};
