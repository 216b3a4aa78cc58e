/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Exponentials, logarithms and roots. */
#include "kernel.h"

/* derivatives.yaml:674  exp: exp(self) */
SG_CLONES static void exp_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_exp_f32(a0[i]);
}
SG_CLONES static void exp_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_exp_f64(a0[i]);
}
static void exp_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_exp_c64(a0[i]);
}
static void exp_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_exp_c128(a0[i]);
}
static const sg_loop exp_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, exp_f32},
    {SG_f64, {SG_f64, SG_f64}, exp_f64},
    {SG_c64, {SG_c64, SG_c64}, exp_c64},
    {SG_c128, {SG_c128, SG_c128}, exp_c128},
};

/* derivatives.yaml:684  exp2: exp2(self) */
SG_CLONES static void exp2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_exp2_f32(a0[i]);
}
SG_CLONES static void exp2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_exp2_f64(a0[i]);
}
static void exp2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_exp2_c64(a0[i]);
}
static void exp2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_exp2_c128(a0[i]);
}
static const sg_loop exp2_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, exp2_f32},
    {SG_f64, {SG_f64, SG_f64}, exp2_f64},
    {SG_c64, {SG_c64, SG_c64}, exp2_c64},
    {SG_c128, {SG_c128, SG_c128}, exp2_c128},
};

/* derivatives.yaml:693  expm1: expm1(self) */
SG_CLONES static void expm1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_expm1_f32(a0[i]);
}
SG_CLONES static void expm1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_expm1_f64(a0[i]);
}
static void expm1_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_expm1_c64(a0[i]);
}
static void expm1_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_expm1_c128(a0[i]);
}
static const sg_loop expm1_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, expm1_f32},
    {SG_f64, {SG_f64, SG_f64}, expm1_f64},
    {SG_c64, {SG_c64, SG_c64}, expm1_c64},
    {SG_c128, {SG_c128, SG_c128}, expm1_c128},
};

/* derivatives.yaml:705  log: log(self) */
SG_CLONES static void log_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log_f32(a0[i]);
}
SG_CLONES static void log_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log_f64(a0[i]);
}
static void log_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log_c64(a0[i]);
}
static void log_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log_c128(a0[i]);
}
static const sg_loop log_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, log_f32},
    {SG_f64, {SG_f64, SG_f64}, log_f64},
    {SG_c64, {SG_c64, SG_c64}, log_c64},
    {SG_c128, {SG_c128, SG_c128}, log_c128},
};

/* derivatives.yaml:716  log2: log2(self) */
SG_CLONES static void log2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log2_f32(a0[i]);
}
SG_CLONES static void log2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log2_f64(a0[i]);
}
static void log2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log2_c64(a0[i]);
}
static void log2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log2_c128(a0[i]);
}
static const sg_loop log2_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, log2_f32},
    {SG_f64, {SG_f64, SG_f64}, log2_f64},
    {SG_c64, {SG_c64, SG_c64}, log2_c64},
    {SG_c128, {SG_c128, SG_c128}, log2_c128},
};

/* derivatives.yaml:727  log10: log10(self) */
SG_CLONES static void log10_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log10_f32(a0[i]);
}
SG_CLONES static void log10_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log10_f64(a0[i]);
}
static void log10_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log10_c64(a0[i]);
}
static void log10_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log10_c128(a0[i]);
}
static const sg_loop log10_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, log10_f32},
    {SG_f64, {SG_f64, SG_f64}, log10_f64},
    {SG_c64, {SG_c64, SG_c64}, log10_c64},
    {SG_c128, {SG_c128, SG_c128}, log10_c128},
};

/* derivatives.yaml:738  log1p: log1p(self) */
SG_CLONES static void log1p_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log1p_f32(a0[i]);
}
SG_CLONES static void log1p_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log1p_f64(a0[i]);
}
static void log1p_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log1p_c64(a0[i]);
}
static void log1p_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log1p_c128(a0[i]);
}
static const sg_loop log1p_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, log1p_f32},
    {SG_f64, {SG_f64, SG_f64}, log1p_f64},
    {SG_c64, {SG_c64, SG_c64}, log1p_c64},
    {SG_c128, {SG_c128, SG_c128}, log1p_c128},
};

/* derivatives.yaml:750  sqrt: sqrt(self) */
SG_CLONES static void sqrt_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sqrt_f32(a0[i]);
}
SG_CLONES static void sqrt_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sqrt_f64(a0[i]);
}
static void sqrt_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sqrt_c64(a0[i]);
}
static void sqrt_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sqrt_c128(a0[i]);
}
static const sg_loop sqrt_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, sqrt_f32},
    {SG_f64, {SG_f64, SG_f64}, sqrt_f64},
    {SG_c64, {SG_c64, SG_c64}, sqrt_c64},
    {SG_c128, {SG_c128, SG_c128}, sqrt_c128},
};

/* derivatives.yaml:761  rsqrt: rsqrt(self) */
SG_CLONES static void rsqrt_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_rsqrt_f32(a0[i]);
}
SG_CLONES static void rsqrt_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_rsqrt_f64(a0[i]);
}
static void rsqrt_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_rsqrt_c64(a0[i]);
}
static void rsqrt_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_rsqrt_c128(a0[i]);
}
static const sg_loop rsqrt_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, rsqrt_f32},
    {SG_f64, {SG_f64, SG_f64}, rsqrt_f64},
    {SG_c64, {SG_c64, SG_c64}, rsqrt_c64},
    {SG_c128, {SG_c128, SG_c128}, rsqrt_c128},
};

/* derivatives.yaml:772  logaddexp: where(self == other, self + log(2), maximum(self, other) + log1p(exp(-abs(self - other)))) */
SG_CLONES static void logaddexp_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) ? (a0[i] + x2) : (sg_maximum_f32(a0[i], a1[i]) + sg_log1p_f32(sg_exp_f32((-sg_abs_f32((a0[i] - a1[i])))))));
}
SG_CLONES static void logaddexp_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) ? (a0[i] + x2) : (sg_maximum_f64(a0[i], a1[i]) + sg_log1p_f64(sg_exp_f64((-sg_abs_f64((a0[i] - a1[i])))))));
}
static const sg_loop logaddexp_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp_f64},
};

/* derivatives.yaml:783  logaddexp2: where(self == other, self + 1, maximum(self, other) + log1p(exp2(-abs(self - other))) / log(2)) */
SG_CLONES static void logaddexp2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) ? (a0[i] + 1.0f) : (sg_maximum_f32(a0[i], a1[i]) + (sg_log1p_f32(sg_exp2_f32((-sg_abs_f32((a0[i] - a1[i]))))) / x2)));
}
SG_CLONES static void logaddexp2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == a1[i]) ? (a0[i] + 1.0) : (sg_maximum_f64(a0[i], a1[i]) + (sg_log1p_f64(sg_exp2_f64((-sg_abs_f64((a0[i] - a1[i]))))) / x2)));
}
static const sg_loop logaddexp2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp2_f64},
};

/* derivatives.yaml:793  xlogy: where(isnan(other), nan, where(self == 0, 0, self * log(other))) */
SG_CLONES static void xlogy_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isnan_f32(a0[i]) ? SG_NAN : ((a1[i] == 0.0f) ? 0.0f : (a1[i] * sg_log_f32(a0[i]))));
}
SG_CLONES static void xlogy_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isnan_f64(a0[i]) ? SG_NAN : ((a1[i] == 0.0) ? 0.0 : (a1[i] * sg_log_f64(a0[i]))));
}
static const sg_loop xlogy_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, xlogy_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, xlogy_f64},
};

/* derivatives.yaml:810  special.xlog1py: where(isnan(other), nan, where(self == 0, 0, self * log1p(other))) */
SG_CLONES static void special_xlog1py_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isnan_f32(a0[i]) ? SG_NAN : ((a1[i] == 0.0f) ? 0.0f : (a1[i] * sg_log1p_f32(a0[i]))));
}
SG_CLONES static void special_xlog1py_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_isnan_f64(a0[i]) ? SG_NAN : ((a1[i] == 0.0) ? 0.0 : (a1[i] * sg_log1p_f64(a0[i]))));
}
static const sg_loop special_xlog1py_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, special_xlog1py_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, special_xlog1py_f64},
};

/* derivatives.yaml:824  special.entr: where(self > 0, -self * log(self), where(self == 0, 0, where(self < 0, -inf, nan))) */
SG_CLONES static void special_entr_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0f) ? ((-a0[i]) * sg_log_f32(a0[i])) : ((a0[i] == 0.0f) ? 0.0f : ((a0[i] < 0.0f) ? (-SG_INF) : SG_NAN)));
}
SG_CLONES static void special_entr_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] > 0.0) ? ((-a0[i]) * sg_log_f64(a0[i])) : ((a0[i] == 0.0) ? 0.0 : ((a0[i] < 0.0) ? (-SG_INF) : SG_NAN)));
}
static const sg_loop special_entr_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_entr_f32},
    {SG_f64, {SG_f64, SG_f64}, special_entr_f64},
};

/* derivatives.yaml:686  exp2: grad * result.conj() * log(2) */
SG_CLONES static void exp2_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
SG_CLONES static void exp2_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void exp2_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const float x2 = *(const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(a0[i], sg_conj_c64(a1[i])), sg_from_real_c64(x2));
}
static void exp2_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const double x2 = *(const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(a0[i], sg_conj_c128(a1[i])), sg_from_real_c128(x2));
}
static const sg_loop exp2_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, exp2_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, exp2_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32, SG_c64}, exp2_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64, SG_c128}, exp2_backward_self_c128},
};

/* derivatives.yaml:683  exp2: auto_element_wise */
static void exp2_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const float x2 = *(const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(a0[i], a1[i]), sg_from_real_c64(x2));
}
static void exp2_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const double x2 = *(const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(a0[i], a1[i]), sg_from_real_c128(x2));
}
static const sg_loop exp2_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, exp2_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, exp2_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32, SG_c64}, exp2_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64, SG_c128}, exp2_tangent_self_c128},
};

/* derivatives.yaml:695  expm1: grad * self.exp().conj() */
SG_CLONES static void expm1_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_exp_f32(a1[i]));
}
SG_CLONES static void expm1_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_exp_f64(a1[i]));
}
static void expm1_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_exp_c64(a1[i])));
}
static void expm1_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_exp_c128(a1[i])));
}
static const sg_loop expm1_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, expm1_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, expm1_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, expm1_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, expm1_backward_self_c128},
};

/* derivatives.yaml:692  expm1: auto_element_wise */
static void expm1_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_exp_c64(a1[i]));
}
static void expm1_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_exp_c128(a1[i]));
}
static const sg_loop expm1_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, expm1_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, expm1_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, expm1_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, expm1_tangent_self_c128},
};

/* derivatives.yaml:718  log2: grad / (self.conj() * log(2)) */
SG_CLONES static void log2_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (a1[i] * x2));
}
SG_CLONES static void log2_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (a1[i] * x2));
}
static void log2_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const float x2 = *(const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_mul_c64(sg_conj_c64(a1[i]), sg_from_real_c64(x2)));
}
static void log2_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const double x2 = *(const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_mul_c128(sg_conj_c128(a1[i]), sg_from_real_c128(x2)));
}
static const sg_loop log2_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, log2_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, log2_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32, SG_c64}, log2_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64, SG_c128}, log2_backward_self_c128},
};

/* derivatives.yaml:715  log2: auto_element_wise */
static void log2_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const float x2 = *(const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_mul_c64(a1[i], sg_from_real_c64(x2)));
}
static void log2_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const double x2 = *(const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_mul_c128(a1[i], sg_from_real_c128(x2)));
}
static const sg_loop log2_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, log2_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, log2_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32, SG_c64}, log2_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64, SG_c128}, log2_tangent_self_c128},
};

/* derivatives.yaml:740  log1p: grad / (self.conj() + 1) */
SG_CLONES static void log1p_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (a1[i] + 1.0f));
}
SG_CLONES static void log1p_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (a1[i] + 1.0));
}
static void log1p_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_add_c64(sg_conj_c64(a1[i]), sg_from_real_c64(1.0f)));
}
static void log1p_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_add_c128(sg_conj_c128(a1[i]), sg_from_real_c128(1.0)));
}
static const sg_loop log1p_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, log1p_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, log1p_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, log1p_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, log1p_backward_self_c128},
};

/* derivatives.yaml:737  log1p: auto_element_wise */
static void log1p_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_add_c64(a1[i], sg_from_real_c64(1.0f)));
}
static void log1p_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_add_c128(a1[i], sg_from_real_c128(1.0)));
}
static const sg_loop log1p_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, log1p_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, log1p_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, log1p_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, log1p_tangent_self_c128},
};

/* derivatives.yaml:752  sqrt: grad / (2 * result.conj()) */
SG_CLONES static void sqrt_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (2.0f * a1[i]));
}
SG_CLONES static void sqrt_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / (2.0 * a1[i]));
}
static void sqrt_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_mul_c64(sg_from_real_c64(2.0f), sg_conj_c64(a1[i])));
}
static void sqrt_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_mul_c128(sg_from_real_c128(2.0), sg_conj_c128(a1[i])));
}
static const sg_loop sqrt_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sqrt_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sqrt_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sqrt_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sqrt_backward_self_c128},
};

/* derivatives.yaml:749  sqrt: auto_element_wise */
static void sqrt_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c64(a0[i], sg_mul_c64(sg_from_real_c64(2.0f), a1[i]));
}
static void sqrt_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_div_c128(a0[i], sg_mul_c128(sg_from_real_c128(2.0), a1[i]));
}
static const sg_loop sqrt_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sqrt_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sqrt_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sqrt_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sqrt_tangent_self_c128},
};

/* derivatives.yaml:763  rsqrt: -0.5 * grad * (result * result * result).conj() */
SG_CLONES static void rsqrt_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((-0.5f) * a0[i]) * ((a1[i] * a1[i]) * a1[i]));
}
SG_CLONES static void rsqrt_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((-0.5) * a0[i]) * ((a1[i] * a1[i]) * a1[i]));
}
static void rsqrt_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(sg_from_real_c64((-0.5f)), a0[i]), sg_conj_c64(sg_mul_c64(sg_mul_c64(a1[i], a1[i]), a1[i])));
}
static void rsqrt_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(sg_from_real_c128((-0.5)), a0[i]), sg_conj_c128(sg_mul_c128(sg_mul_c128(a1[i], a1[i]), a1[i])));
}
static const sg_loop rsqrt_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, rsqrt_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, rsqrt_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, rsqrt_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, rsqrt_backward_self_c128},
};

/* derivatives.yaml:760  rsqrt: auto_element_wise */
static void rsqrt_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(sg_from_real_c64((-0.5f)), a0[i]), sg_mul_c64(sg_mul_c64(a1[i], a1[i]), a1[i]));
}
static void rsqrt_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(sg_from_real_c128((-0.5)), a0[i]), sg_mul_c128(sg_mul_c128(a1[i], a1[i]), a1[i]));
}
static const sg_loop rsqrt_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, rsqrt_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, rsqrt_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, rsqrt_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, rsqrt_tangent_self_c128},
};

/* derivatives.yaml:774  logaddexp: grad * sigmoid(self - other) */
SG_CLONES static void logaddexp_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f32((a1[i] - a2[i])));
}
SG_CLONES static void logaddexp_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f64((a1[i] - a2[i])));
}
static const sg_loop logaddexp_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp_backward_self_f64},
};

/* derivatives.yaml:774  logaddexp: grad * sigmoid(self - other); grad * sigmoid(other - self) */
SG_CLONES static void logaddexp_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * sg_sigmoid_f32((a1[i] - a2[i])));
        r1[i] = (a0[i] * sg_sigmoid_f32((a2[i] - a1[i])));
    }
}
SG_CLONES static void logaddexp_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * sg_sigmoid_f64((a1[i] - a2[i])));
        r1[i] = (a0[i] * sg_sigmoid_f64((a2[i] - a1[i])));
    }
}
static const sg_loop logaddexp_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp_backward_f64},
};

/* derivatives.yaml:785  logaddexp2: grad * sigmoid((self - other) * log(2)) */
SG_CLONES static void logaddexp2_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f32(((a1[i] - a2[i]) * x3)));
}
SG_CLONES static void logaddexp2_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sigmoid_f64(((a1[i] - a2[i]) * x3)));
}
static const sg_loop logaddexp2_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp2_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp2_backward_self_f64},
};

/* derivatives.yaml:785  logaddexp2: grad * sigmoid((self - other) * log(2)); grad * sigmoid((other - self) * log(2)) */
SG_CLONES static void logaddexp2_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    float *restrict r1 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * sg_sigmoid_f32(((a1[i] - a2[i]) * x3)));
        r1[i] = (a0[i] * sg_sigmoid_f32(((a2[i] - a1[i]) * x3)));
    }
}
SG_CLONES static void logaddexp2_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    double *restrict r1 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * sg_sigmoid_f64(((a1[i] - a2[i]) * x3)));
        r1[i] = (a0[i] * sg_sigmoid_f64(((a2[i] - a1[i]) * x3)));
    }
}
static const sg_loop logaddexp2_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, logaddexp2_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, logaddexp2_backward_f64},
};

/* derivatives.yaml:795  xlogy: where((self == 0) & (other <= 0), 0, grad * other.log()) */
SG_CLONES static void xlogy_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == 0.0f) & (a1[i] <= 0.0f)) ? 0.0f : (a2[i] * sg_log_f32(a1[i])));
}
SG_CLONES static void xlogy_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == 0.0) & (a1[i] <= 0.0)) ? 0.0 : (a2[i] * sg_log_f64(a1[i])));
}
static const sg_loop xlogy_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, xlogy_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, xlogy_backward_self_f64},
};

/* derivatives.yaml:796  xlogy: grad * self / other */
SG_CLONES static void xlogy_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) / a2[i]);
}
SG_CLONES static void xlogy_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) / a2[i]);
}
static const sg_loop xlogy_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, xlogy_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, xlogy_backward_other_f64},
};

/* derivatives.yaml:795  xlogy: where((self == 0) & (other <= 0), 0, grad * other.log()); grad * self / other */
SG_CLONES static void xlogy_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (((a0[i] == 0.0f) & (a1[i] <= 0.0f)) ? 0.0f : (a2[i] * sg_log_f32(a1[i])));
        r1[i] = ((a2[i] * a0[i]) / a1[i]);
    }
}
SG_CLONES static void xlogy_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (((a0[i] == 0.0) & (a1[i] <= 0.0)) ? 0.0 : (a2[i] * sg_log_f64(a1[i])));
        r1[i] = ((a2[i] * a0[i]) / a1[i]);
    }
}
static const sg_loop xlogy_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, xlogy_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, xlogy_backward_f64},
};

/* derivatives.yaml:812  special.xlog1py: where((self == 0) & (other <= -1), 0, grad * other.log1p()) */
SG_CLONES static void special_xlog1py_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == 0.0f) & (a1[i] <= (-1.0f))) ? 0.0f : (a2[i] * sg_log1p_f32(a1[i])));
}
SG_CLONES static void special_xlog1py_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] == 0.0) & (a1[i] <= (-1.0))) ? 0.0 : (a2[i] * sg_log1p_f64(a1[i])));
}
static const sg_loop special_xlog1py_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_xlog1py_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_xlog1py_backward_self_f64},
};

/* derivatives.yaml:813  special.xlog1py: grad * self / (other + 1) */
SG_CLONES static void special_xlog1py_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) / (a2[i] + 1.0f));
}
SG_CLONES static void special_xlog1py_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) / (a2[i] + 1.0));
}
static const sg_loop special_xlog1py_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_xlog1py_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_xlog1py_backward_other_f64},
};

/* derivatives.yaml:812  special.xlog1py: where((self == 0) & (other <= -1), 0, grad * other.log1p()); grad * self / (other + 1) */
SG_CLONES static void special_xlog1py_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (((a0[i] == 0.0f) & (a1[i] <= (-1.0f))) ? 0.0f : (a2[i] * sg_log1p_f32(a1[i])));
        r1[i] = ((a2[i] * a0[i]) / (a1[i] + 1.0f));
    }
}
SG_CLONES static void special_xlog1py_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (((a0[i] == 0.0) & (a1[i] <= (-1.0))) ? 0.0 : (a2[i] * sg_log1p_f64(a1[i])));
        r1[i] = ((a2[i] * a0[i]) / (a1[i] + 1.0));
    }
}
static const sg_loop special_xlog1py_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, special_xlog1py_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, special_xlog1py_backward_f64},
};

/* derivatives.yaml:826  special.entr: grad * where(self > 0, -self.log() - 1, where(self == 0, inf, nan)) */
SG_CLONES static void special_entr_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 0.0f) ? ((-sg_log_f32(a1[i])) - 1.0f) : ((a1[i] == 0.0f) ? SG_INF : SG_NAN)));
}
SG_CLONES static void special_entr_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] > 0.0) ? ((-sg_log_f64(a1[i])) - 1.0) : ((a1[i] == 0.0) ? SG_INF : SG_NAN)));
}
static const sg_loop special_entr_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, special_entr_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, special_entr_backward_self_f64},
};

const sg_kernel sg_kernels_exponential[] = {
    {"exp", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, exp_loops},
    {"exp2", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, exp2_loops},
    {"expm1", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, expm1_loops},
    {"log", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, log_loops},
    {"log2", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, log2_loops},
    {"log10", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, log10_loops},
    {"log1p", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, log1p_loops},
    {"sqrt", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, sqrt_loops},
    {"rsqrt", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, rsqrt_loops},
    {"logaddexp", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, logaddexp_loops},
    {"logaddexp2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 2, logaddexp2_loops},
    {"xlogy", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, xlogy_loops},
    {"special_xlog1py", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_xlog1py_loops},
    {"special_entr", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_entr_loops},
    {"exp2_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 4, exp2_backward_self_loops},
    {"exp2_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 4, exp2_tangent_self_loops},
    {"expm1_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, expm1_backward_self_loops},
    {"expm1_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, expm1_tangent_self_loops},
    {"log2_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 4, log2_backward_self_loops},
    {"log2_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 4, log2_tangent_self_loops},
    {"log1p_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, log1p_backward_self_loops},
    {"log1p_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, log1p_tangent_self_loops},
    {"sqrt_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sqrt_backward_self_loops},
    {"sqrt_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sqrt_tangent_self_loops},
    {"rsqrt_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, rsqrt_backward_self_loops},
    {"rsqrt_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, rsqrt_tangent_self_loops},
    {"logaddexp_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, logaddexp_backward_self_loops},
    {"logaddexp_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, logaddexp_backward_loops},
    {"logaddexp2_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 8, 2, logaddexp2_backward_self_loops},
    {"logaddexp2_backward", 4, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 8, 2, logaddexp2_backward_loops},
    {"xlogy_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, xlogy_backward_self_loops},
    {"xlogy_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, xlogy_backward_other_loops},
    {"xlogy_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, xlogy_backward_loops},
    {"special_xlog1py_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_xlog1py_backward_self_loops},
    {"special_xlog1py_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_xlog1py_backward_other_loops},
    {"special_xlog1py_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_xlog1py_backward_loops},
    {"special_entr_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_entr_backward_self_loops},
    {0}};
