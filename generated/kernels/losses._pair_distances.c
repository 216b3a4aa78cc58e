/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
SG_TWO_CLONES static void _pair_distances_backward_self_inner_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_abs_f32(a0[i]) == a1[i]);
}
SG_TWO_CLONES static void _pair_distances_backward_self_inner_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_abs_f64(a0[i]) == a1[i]);
}
static const sg_loop _pair_distances_backward_self_inner_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_b8}, _pair_distances_backward_self_inner_f32},
    {SG_f64, {SG_f64, SG_f64, SG_b8}, _pair_distances_backward_self_inner_f64},
};

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
SG_LARGE static void _pair_distances_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / a1[i]) * ((sg_abs_f32(a2[i]) == a3[i]) ? sg_sgn_f32(a2[i]) : 0.0f));
}
SG_LARGE static void _pair_distances_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / a1[i]) * ((sg_abs_f64(a2[i]) == a3[i]) ? sg_sgn_f64(a2[i]) : 0.0));
}
static const sg_loop _pair_distances_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _pair_distances_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _pair_distances_backward_self_f64},
};

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
SG_LARGE static void _pair_distances_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * (((a1[i] == 0.0f) ? 1.0f : (sg_abs_f32(a1[i]) / ((a2[i] == 0.0f) ? SG_INF : a2[i]))) * ((a1[i] == 0.0f) ? 1.0f : (sg_abs_f32(a1[i]) / ((a2[i] == 0.0f) ? SG_INF : a2[i]))))));
}
SG_LARGE static void _pair_distances_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * (((a1[i] == 0.0) ? 1.0 : (sg_abs_f64(a1[i]) / ((a2[i] == 0.0) ? SG_INF : a2[i]))) * ((a1[i] == 0.0) ? 1.0 : (sg_abs_f64(a1[i]) / ((a2[i] == 0.0) ? SG_INF : a2[i]))))));
}
static const sg_loop _pair_distances_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _pair_distances_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _pair_distances_backward_self_2_f64},
};

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
SG_LARGE static void _pair_distances_backward_self_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * ((((a1[i] == 0.0f) ? 1.0f : (sg_abs_f32(a1[i]) / ((a2[i] == 0.0f) ? SG_INF : a2[i]))) * ((a1[i] == 0.0f) ? 1.0f : (sg_abs_f32(a1[i]) / ((a2[i] == 0.0f) ? SG_INF : a2[i])))) * ((a1[i] == 0.0f) ? 1.0f : (sg_abs_f32(a1[i]) / ((a2[i] == 0.0f) ? SG_INF : a2[i]))))));
}
SG_LARGE static void _pair_distances_backward_self_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * ((((a1[i] == 0.0) ? 1.0 : (sg_abs_f64(a1[i]) / ((a2[i] == 0.0) ? SG_INF : a2[i]))) * ((a1[i] == 0.0) ? 1.0 : (sg_abs_f64(a1[i]) / ((a2[i] == 0.0) ? SG_INF : a2[i])))) * ((a1[i] == 0.0) ? 1.0 : (sg_abs_f64(a1[i]) / ((a2[i] == 0.0) ? SG_INF : a2[i]))))));
}
static const sg_loop _pair_distances_backward_self_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _pair_distances_backward_self_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _pair_distances_backward_self_3_f64},
};

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
SG_LARGE static void _pair_distances_backward_self_4_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * sg_sqrt_f32(((a1[i] == 0.0f) ? 1.0f : (sg_abs_f32(a1[i]) / ((a2[i] == 0.0f) ? SG_INF : a2[i]))))));
}
SG_LARGE static void _pair_distances_backward_self_4_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * sg_sqrt_f64(((a1[i] == 0.0) ? 1.0 : (sg_abs_f64(a1[i]) / ((a2[i] == 0.0) ? SG_INF : a2[i]))))));
}
static const sg_loop _pair_distances_backward_self_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _pair_distances_backward_self_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _pair_distances_backward_self_4_f64},
};

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
SG_LARGE static void _pair_distances_backward_self_5_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * (1.0f / ((a1[i] == 0.0f) ? 1.0f : (sg_abs_f32(a1[i]) / ((a2[i] == 0.0f) ? SG_INF : a2[i]))))));
}
SG_LARGE static void _pair_distances_backward_self_5_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * (1.0 / ((a1[i] == 0.0) ? 1.0 : (sg_abs_f64(a1[i]) / ((a2[i] == 0.0) ? SG_INF : a2[i]))))));
}
static const sg_loop _pair_distances_backward_self_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _pair_distances_backward_self_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _pair_distances_backward_self_5_f64},
};

/* _pair_distances: _weighted_sums_of_pairs(self, grad / where(result == 0, inf, result)) if p == 2 else _sums_of_pairs(slopes, self.size(-2)) */
SG_LARGE static void _pair_distances_backward_self_6_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float x3[SG_STAGE];
    for (sg_index i = 0; i < n && i < SG_STAGE; i++)
        x3[i] = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * sg_pow_f32(((a1[i] == 0.0f) ? 1.0f : (sg_abs_f32(a1[i]) / ((a2[i] == 0.0f) ? SG_INF : a2[i]))), x3[i - b])));
    }
}
SG_LARGE static void _pair_distances_backward_self_6_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * sg_pow_f64(((a1[i] == 0.0) ? 1.0 : (sg_abs_f64(a1[i]) / ((a2[i] == 0.0) ? SG_INF : a2[i]))), x3)));
}
static const sg_loop _pair_distances_backward_self_6_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _pair_distances_backward_self_6_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _pair_distances_backward_self_6_f64},
};

const sg_kernel sg_kernels__pair_distances[] = {
    {"_pair_distances_backward_self_inner", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_BOOL}, 0, 2, _pair_distances_backward_self_inner_loops},
    {"_pair_distances_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _pair_distances_backward_self_loops},
    {"_pair_distances_backward_self_2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _pair_distances_backward_self_2_loops},
    {"_pair_distances_backward_self_3", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _pair_distances_backward_self_3_loops},
    {"_pair_distances_backward_self_4", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _pair_distances_backward_self_4_loops},
    {"_pair_distances_backward_self_5", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _pair_distances_backward_self_5_loops},
    {"_pair_distances_backward_self_6", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 2, _pair_distances_backward_self_6_loops},
    {0}};
