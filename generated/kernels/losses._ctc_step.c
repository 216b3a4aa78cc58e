/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _ctc_step: logaddexp(logaddexp(self, one), where(skips, two, -inf)) + score */
SG_TWO_CLONES static void _ctc_step_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const sg_bool *restrict a3 = (const sg_bool *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float *restrict a5 = (const float *)p[5];
    float *restrict r0 = (float *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f32((-sg_abs_f32((a0[i] - a1[i]))));
        float t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log1p_f32(t0[i - b]);
        float t2[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t2[i - b] = sg_exp_f32((-sg_abs_f32((((a0[i] == a1[i]) ? (a0[i] + x2) : (sg_maximum_f32(a0[i], a1[i]) + t1[i - b])) - (a3[i] ? a4[i] : (-SG_INF))))));
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (((((a0[i] == a1[i]) ? (a0[i] + x2) : (sg_maximum_f32(a0[i], a1[i]) + t1[i - b])) == (a3[i] ? a4[i] : (-SG_INF))) ? (((a0[i] == a1[i]) ? (a0[i] + x2) : (sg_maximum_f32(a0[i], a1[i]) + t1[i - b])) + x2) : (sg_maximum_f32(((a0[i] == a1[i]) ? (a0[i] + x2) : (sg_maximum_f32(a0[i], a1[i]) + t1[i - b])), (a3[i] ? a4[i] : (-SG_INF))) + sg_log1p_f32(t2[i - b]))) + a5[i]);
    }
}
SG_TWO_CLONES static void _ctc_step_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const sg_bool *restrict a3 = (const sg_bool *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double *restrict a5 = (const double *)p[5];
    double *restrict r0 = (double *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f64((-sg_abs_f64((a0[i] - a1[i]))));
        double t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log1p_f64(t0[i - b]);
        double t2[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t2[i - b] = sg_exp_f64((-sg_abs_f64((((a0[i] == a1[i]) ? (a0[i] + x2) : (sg_maximum_f64(a0[i], a1[i]) + t1[i - b])) - (a3[i] ? a4[i] : (-SG_INF))))));
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (((((a0[i] == a1[i]) ? (a0[i] + x2) : (sg_maximum_f64(a0[i], a1[i]) + t1[i - b])) == (a3[i] ? a4[i] : (-SG_INF))) ? (((a0[i] == a1[i]) ? (a0[i] + x2) : (sg_maximum_f64(a0[i], a1[i]) + t1[i - b])) + x2) : (sg_maximum_f64(((a0[i] == a1[i]) ? (a0[i] + x2) : (sg_maximum_f64(a0[i], a1[i]) + t1[i - b])), (a3[i] ? a4[i] : (-SG_INF))) + sg_log1p_f64(t2[i - b]))) + a5[i]);
    }
}
static const sg_loop _ctc_step_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_b8, SG_f32, SG_f32, SG_f32}, _ctc_step_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_b8, SG_f64, SG_f64, SG_f64}, _ctc_step_f64},
};

/* _ctc_step: grad * share * sigmoid(first - second) */
SG_TWO_CLONES static void _ctc_step_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    const sg_bool *restrict a4 = (const sg_bool *)p[4];
    const float *restrict a5 = (const float *)p[5];
    float *restrict r0 = (float *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f32((-sg_abs_f32(((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a1[i]) - (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a2[i])))));
        float t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log1p_f32(t0[i - b]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((a0[i] * (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : sg_sigmoid_f32(((((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a1[i]) == (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a2[i])) ? ((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a1[i]) + x3) : (sg_maximum_f32((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a1[i]), (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a2[i])) + t1[i - b])) - (a4[i] ? a5[i] : (-SG_INF)))))) * sg_sigmoid_f32(((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a1[i]) - (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a2[i]))));
    }
}
SG_TWO_CLONES static void _ctc_step_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    const sg_bool *restrict a4 = (const sg_bool *)p[4];
    const double *restrict a5 = (const double *)p[5];
    double *restrict r0 = (double *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f64((-sg_abs_f64(((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a1[i]) - (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a2[i])))));
        double t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log1p_f64(t0[i - b]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((a0[i] * (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : sg_sigmoid_f64(((((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a1[i]) == (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a2[i])) ? ((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a1[i]) + x3) : (sg_maximum_f64((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a1[i]), (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a2[i])) + t1[i - b])) - (a4[i] ? a5[i] : (-SG_INF)))))) * sg_sigmoid_f64(((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a1[i]) - (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a2[i]))));
    }
}
static const sg_loop _ctc_step_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_b8, SG_f32, SG_f32}, _ctc_step_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_b8, SG_f64, SG_f64}, _ctc_step_backward_self_f64},
};

/* _ctc_step: grad * share * sigmoid(second - first) */
SG_TWO_CLONES static void _ctc_step_backward_one_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    const sg_bool *restrict a4 = (const sg_bool *)p[4];
    const float *restrict a5 = (const float *)p[5];
    float *restrict r0 = (float *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f32((-sg_abs_f32(((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a1[i]) - (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a2[i])))));
        float t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log1p_f32(t0[i - b]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((a0[i] * (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : sg_sigmoid_f32(((((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a1[i]) == (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a2[i])) ? ((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a1[i]) + x3) : (sg_maximum_f32((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a1[i]), (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a2[i])) + t1[i - b])) - (a4[i] ? a5[i] : (-SG_INF)))))) * sg_sigmoid_f32(((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a2[i]) - (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0f : a1[i]))));
    }
}
SG_TWO_CLONES static void _ctc_step_backward_one_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    const sg_bool *restrict a4 = (const sg_bool *)p[4];
    const double *restrict a5 = (const double *)p[5];
    double *restrict r0 = (double *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f64((-sg_abs_f64(((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a1[i]) - (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a2[i])))));
        double t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log1p_f64(t0[i - b]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = ((a0[i] * (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : sg_sigmoid_f64(((((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a1[i]) == (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a2[i])) ? ((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a1[i]) + x3) : (sg_maximum_f64((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a1[i]), (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a2[i])) + t1[i - b])) - (a4[i] ? a5[i] : (-SG_INF)))))) * sg_sigmoid_f64(((((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a2[i]) - (((a1[i] == (-SG_INF)) & (a2[i] == (-SG_INF))) ? 0.0 : a1[i]))));
    }
}
static const sg_loop _ctc_step_backward_one_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_b8, SG_f32, SG_f32}, _ctc_step_backward_one_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_b8, SG_f64, SG_f64}, _ctc_step_backward_one_f64},
};

/* _ctc_step: grad * where(skips & (two != -inf), where(none, 1, sigmoid(two - pair)), 0) */
SG_TWO_CLONES static void _ctc_step_backward_two_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    const float x5 = *(const float *)p[5];
    float *restrict r0 = (float *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        float t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f32((-sg_abs_f32(((((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0f : a3[i]) - (((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0f : a4[i])))));
        float t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log1p_f32(t0[i - b]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * ((a1[i] & (a2[i] != (-SG_INF))) ? (((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 1.0f : sg_sigmoid_f32((a2[i] - (((((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0f : a3[i]) == (((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0f : a4[i])) ? ((((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0f : a3[i]) + x5) : (sg_maximum_f32((((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0f : a3[i]), (((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0f : a4[i])) + t1[i - b]))))) : 0.0f));
    }
}
SG_TWO_CLONES static void _ctc_step_backward_two_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    const double x5 = *(const double *)p[5];
    double *restrict r0 = (double *)p[6];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        double t0[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t0[i - b] = sg_exp_f64((-sg_abs_f64(((((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0 : a3[i]) - (((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0 : a4[i])))));
        double t1[SG_STAGE];
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            t1[i - b] = sg_log1p_f64(t0[i - b]);
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * ((a1[i] & (a2[i] != (-SG_INF))) ? (((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 1.0 : sg_sigmoid_f64((a2[i] - (((((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0 : a3[i]) == (((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0 : a4[i])) ? ((((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0 : a3[i]) + x5) : (sg_maximum_f64((((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0 : a3[i]), (((a3[i] == (-SG_INF)) & (a4[i] == (-SG_INF))) ? 0.0 : a4[i])) + t1[i - b]))))) : 0.0));
    }
}
static const sg_loop _ctc_step_backward_two_loops[] = {
    {SG_f32, {SG_f32, SG_b8, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _ctc_step_backward_two_f32},
    {SG_f64, {SG_f64, SG_b8, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _ctc_step_backward_two_f64},
};

const sg_kernel sg_kernels__ctc_step[] = {
    {"_ctc_step", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_BOOL, SG_SAME, SG_SAME, SG_SAME}, 4, 2, _ctc_step_loops},
    {"_ctc_step_backward_self", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_BOOL, SG_SAME, SG_SAME}, 8, 2, _ctc_step_backward_self_loops},
    {"_ctc_step_backward_one", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_BOOL, SG_SAME, SG_SAME}, 8, 2, _ctc_step_backward_one_loops},
    {"_ctc_step_backward_two", 6, 1, SG_ELEMENTS, 0, {SG_SAME, SG_BOOL, SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 32, 2, _ctc_step_backward_two_loops},
    {0}};
