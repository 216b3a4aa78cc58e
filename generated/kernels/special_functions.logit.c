/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* logit: log(self / (1 - self)) if eps is None else log(where(self < eps, eps, where(1 - self < eps, 1 - eps, self)) / where(self < eps, 1 - eps, where(1 - self < eps, eps, 1 - self))) */
SG_CLONES static void logit_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log_f32((a0[i] / (1.0f - a0[i])));
}
SG_CLONES static void logit_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log_f64((a0[i] / (1.0 - a0[i])));
}
static const sg_loop logit_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, logit_f32},
    {SG_f64, {SG_f64, SG_f64}, logit_f64},
};

/* logit: log(self / (1 - self)) if eps is None else log(where(self < eps, eps, where(1 - self < eps, 1 - eps, self)) / where(self < eps, 1 - eps, where(1 - self < eps, eps, 1 - self))) */
SG_CLONES static void logit_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log_f32((((a0[i] < x1) ? x1 : (((1.0f - a0[i]) < x1) ? x2 : a0[i])) / ((a0[i] < x1) ? x2 : (((1.0f - a0[i]) < x1) ? x1 : (1.0f - a0[i])))));
}
SG_CLONES static void logit_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log_f64((((a0[i] < x1) ? x1 : (((1.0 - a0[i]) < x1) ? x2 : a0[i])) / ((a0[i] < x1) ? x2 : (((1.0 - a0[i]) < x1) ? x1 : (1.0 - a0[i])))));
}
static const sg_loop logit_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, logit_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, logit_2_f64},
};

/* logit: grad / inside / (1 - inside) */
SG_TWO_CLONES static void logit_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (((a1[i] < 0.0f) | (a1[i] > 1.0f)) ? SG_NAN : a1[i])) / (1.0f - (((a1[i] < 0.0f) | (a1[i] > 1.0f)) ? SG_NAN : a1[i])));
}
SG_TWO_CLONES static void logit_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (((a1[i] < 0.0) | (a1[i] > 1.0)) ? SG_NAN : a1[i])) / (1.0 - (((a1[i] < 0.0) | (a1[i] > 1.0)) ? SG_NAN : a1[i])));
}
static const sg_loop logit_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, logit_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, logit_backward_self_f64},
};

/* logit: grad / inside / (1 - inside) */
SG_TWO_CLONES static void logit_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (((a1[i] < 0.0f) | (a1[i] > 1.0f)) ? SG_NAN : a1[i])) / (1.0f - (((a1[i] < x2) | (a1[i] > x3)) ? SG_INF : a1[i])));
}
SG_TWO_CLONES static void logit_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (((a1[i] < 0.0) | (a1[i] > 1.0)) ? SG_NAN : a1[i])) / (1.0 - (((a1[i] < x2) | (a1[i] > x3)) ? SG_INF : a1[i])));
}
static const sg_loop logit_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, logit_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, logit_backward_self_2_f64},
};

/* logit: grad / inside / (1 - inside) */
SG_TWO_CLONES static void logit_backward_self_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (((a1[i] < x2) | (a1[i] > x3)) ? SG_INF : a1[i])) / (1.0f - (((a1[i] < 0.0f) | (a1[i] > 1.0f)) ? SG_NAN : a1[i])));
}
SG_TWO_CLONES static void logit_backward_self_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (((a1[i] < x2) | (a1[i] > x3)) ? SG_INF : a1[i])) / (1.0 - (((a1[i] < 0.0) | (a1[i] > 1.0)) ? SG_NAN : a1[i])));
}
static const sg_loop logit_backward_self_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, logit_backward_self_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, logit_backward_self_3_f64},
};

/* logit: grad / inside / (1 - inside) */
SG_TWO_CLONES static void logit_backward_self_4_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (((a1[i] < x2) | (a1[i] > x3)) ? SG_INF : a1[i])) / (1.0f - (((a1[i] < x2) | (a1[i] > x3)) ? SG_INF : a1[i])));
}
SG_TWO_CLONES static void logit_backward_self_4_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / (((a1[i] < x2) | (a1[i] > x3)) ? SG_INF : a1[i])) / (1.0 - (((a1[i] < x2) | (a1[i] > x3)) ? SG_INF : a1[i])));
}
static const sg_loop logit_backward_self_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, logit_backward_self_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, logit_backward_self_4_f64},
};

const sg_kernel sg_kernels_logit[] = {
    {"logit", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, logit_loops},
    {"logit_2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 6, 2, logit_2_loops},
    {"logit_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, logit_backward_self_loops},
    {"logit_backward_self_2", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 12, 2, logit_backward_self_2_loops},
    {"logit_backward_self_3", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 12, 2, logit_backward_self_3_loops},
    {"logit_backward_self_4", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 12, 2, logit_backward_self_4_loops},
    {0}};
