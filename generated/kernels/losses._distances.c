/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
SG_TWO_CLONES static void _distances_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((a1[i] == 0.0f) ? SG_INF : a1[i]));
}
SG_TWO_CLONES static void _distances_backward_self_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x / ((a[i] == 0.0f) ? SG_INF : a[i]));
}
SG_TWO_CLONES static void _distances_backward_self_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] / ((x == 0.0f) ? SG_INF : x));
}
SG_TWO_CLONES static void _distances_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((a1[i] == 0.0) ? SG_INF : a1[i]));
}
SG_TWO_CLONES static void _distances_backward_self_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (x / ((a[i] == 0.0) ? SG_INF : a[i]));
}
SG_TWO_CLONES static void _distances_backward_self_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = (a[i] / ((x == 0.0) ? SG_INF : x));
}
static const sg_loop _distances_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _distances_backward_self_f32, 0, {_distances_backward_self_f32_one_0, _distances_backward_self_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _distances_backward_self_f64, 0, {_distances_backward_self_f64_one_0, _distances_backward_self_f64_one_1}},
};

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
SG_LARGE static void _distances_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_sgn_f32((a0[i] - a1[i])) * (a2[i] * 0.0f));
}
SG_LARGE static void _distances_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_sgn_f64((a0[i] - a1[i])) * (a2[i] * 0.0));
}
static const sg_loop _distances_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _distances_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _distances_backward_self_2_f64},
};

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
SG_LARGE static void _distances_backward_self_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    float *restrict r0 = (float *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / a1[i]) * ((a2[i] == a3[i]) ? sg_sgn_f32((a4[i] - a5[i])) : 0.0f));
}
SG_LARGE static void _distances_backward_self_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    double *restrict r0 = (double *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / a1[i]) * ((a2[i] == a3[i]) ? sg_sgn_f64((a4[i] - a5[i])) : 0.0));
}
static const sg_loop _distances_backward_self_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _distances_backward_self_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _distances_backward_self_3_f64},
};

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
SG_LARGE static void _distances_backward_self_4_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32((a1[i] - a2[i])) * ((((a1[i] - a2[i]) == 0.0f) ? 1.0f : (a3[i] / ((a4[i] == 0.0f) ? SG_INF : a4[i]))) * (((a1[i] - a2[i]) == 0.0f) ? 1.0f : (a3[i] / ((a4[i] == 0.0f) ? SG_INF : a4[i]))))));
}
SG_LARGE static void _distances_backward_self_4_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64((a1[i] - a2[i])) * ((((a1[i] - a2[i]) == 0.0) ? 1.0 : (a3[i] / ((a4[i] == 0.0) ? SG_INF : a4[i]))) * (((a1[i] - a2[i]) == 0.0) ? 1.0 : (a3[i] / ((a4[i] == 0.0) ? SG_INF : a4[i]))))));
}
static const sg_loop _distances_backward_self_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _distances_backward_self_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _distances_backward_self_4_f64},
};

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
SG_LARGE static void _distances_backward_self_5_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32((a1[i] - a2[i])) * (((((a1[i] - a2[i]) == 0.0f) ? 1.0f : (a3[i] / ((a4[i] == 0.0f) ? SG_INF : a4[i]))) * (((a1[i] - a2[i]) == 0.0f) ? 1.0f : (a3[i] / ((a4[i] == 0.0f) ? SG_INF : a4[i])))) * (((a1[i] - a2[i]) == 0.0f) ? 1.0f : (a3[i] / ((a4[i] == 0.0f) ? SG_INF : a4[i]))))));
}
SG_LARGE static void _distances_backward_self_5_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64((a1[i] - a2[i])) * (((((a1[i] - a2[i]) == 0.0) ? 1.0 : (a3[i] / ((a4[i] == 0.0) ? SG_INF : a4[i]))) * (((a1[i] - a2[i]) == 0.0) ? 1.0 : (a3[i] / ((a4[i] == 0.0) ? SG_INF : a4[i])))) * (((a1[i] - a2[i]) == 0.0) ? 1.0 : (a3[i] / ((a4[i] == 0.0) ? SG_INF : a4[i]))))));
}
static const sg_loop _distances_backward_self_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _distances_backward_self_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _distances_backward_self_5_f64},
};

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
SG_LARGE static void _distances_backward_self_6_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32((a1[i] - a2[i])) * sg_sqrt_f32((((a1[i] - a2[i]) == 0.0f) ? 1.0f : (a3[i] / ((a4[i] == 0.0f) ? SG_INF : a4[i]))))));
}
SG_LARGE static void _distances_backward_self_6_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64((a1[i] - a2[i])) * sg_sqrt_f64((((a1[i] - a2[i]) == 0.0) ? 1.0 : (a3[i] / ((a4[i] == 0.0) ? SG_INF : a4[i]))))));
}
static const sg_loop _distances_backward_self_6_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _distances_backward_self_6_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _distances_backward_self_6_f64},
};

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
SG_LARGE static void _distances_backward_self_7_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32((a1[i] - a2[i])) * (1.0f / (((a1[i] - a2[i]) == 0.0f) ? 1.0f : (a3[i] / ((a4[i] == 0.0f) ? SG_INF : a4[i]))))));
}
SG_LARGE static void _distances_backward_self_7_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64((a1[i] - a2[i])) * (1.0 / (((a1[i] - a2[i]) == 0.0) ? 1.0 : (a3[i] / ((a4[i] == 0.0) ? SG_INF : a4[i]))))));
}
static const sg_loop _distances_backward_self_7_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _distances_backward_self_7_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _distances_backward_self_7_f64},
};

/* _distances: _weighted_differences(self, other, w) if p == 2 else slopes.sum(-2) */
SG_LARGE static void _distances_backward_self_8_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float x5[SG_STAGE];
    for (sg_index i = 0; i < n && i < SG_STAGE; i++)
        x5[i] = *(const float *)p[5];
    float *restrict r0 = (float *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * (sg_sgn_f32((a1[i] - a2[i])) * sg_pow_f32((((a1[i] - a2[i]) == 0.0f) ? 1.0f : (a3[i] / ((a4[i] == 0.0f) ? SG_INF : a4[i]))), x5[i - b])));
    }
}
SG_LARGE static void _distances_backward_self_8_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    double *restrict r0 = (double *)p[6];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64((a1[i] - a2[i])) * sg_pow_f64((((a1[i] - a2[i]) == 0.0) ? 1.0 : (a3[i] / ((a4[i] == 0.0) ? SG_INF : a4[i]))), x5)));
}
static const sg_loop _distances_backward_self_8_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _distances_backward_self_8_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _distances_backward_self_8_f64},
};

const sg_kernel sg_kernels__distances[] = {
    {"_distances_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, _distances_backward_self_loops},
    {"_distances_backward_self_2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _distances_backward_self_2_loops},
    {"_distances_backward_self_3", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _distances_backward_self_3_loops},
    {"_distances_backward_self_4", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _distances_backward_self_4_loops},
    {"_distances_backward_self_5", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _distances_backward_self_5_loops},
    {"_distances_backward_self_6", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _distances_backward_self_6_loops},
    {"_distances_backward_self_7", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, _distances_backward_self_7_loops},
    {"_distances_backward_self_8", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 32, 2, _distances_backward_self_8_loops},
    {0}};
