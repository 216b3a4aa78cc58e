/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Error functions, gamma functions and their kin. */
#include "kernel.h"
#include <math.h>

SG_FN float sg_own_special_bessel_j0_f32(float x0) {
    return (float)j0((double)x0);
}

SG_FN double sg_own_special_bessel_j0_f64(double x0) {
    return j0(x0);
}

SG_FN float sg_own_special_bessel_j1_f32(float x0) {
    return (float)j1((double)x0);
}

SG_FN double sg_own_special_bessel_j1_f64(double x0) {
    return j1(x0);
}

SG_FN float sg_own_special_bessel_y0_f32(float x0) {
    return (float)y0((double)x0);
}

SG_FN double sg_own_special_bessel_y0_f64(double x0) {
    return y0(x0);
}

SG_FN float sg_own_special_bessel_y1_f32(float x0) {
    return (float)y1((double)x0);
}

SG_FN double sg_own_special_bessel_y1_f64(double x0) {
    return y1(x0);
}

/* derivatives.yaml:1030  erf: erf(self) */
SG_CLONES static void erf_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_erf_f32(a0[i]);
}
SG_CLONES static void erf_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_erf_f64(a0[i]);
}
static const sg_loop erf_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, erf_f32},
    {SG_f64, {SG_f64, SG_f64}, erf_f64},
};

/* derivatives.yaml:1039  erfc: erfc(self) */
SG_CLONES static void erfc_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_erfc_f32(a0[i]);
}
SG_CLONES static void erfc_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_erfc_f64(a0[i]);
}
static const sg_loop erfc_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, erfc_f32},
    {SG_f64, {SG_f64, SG_f64}, erfc_f64},
};

/* derivatives.yaml:1048  erfinv: erfinv(self) */
SG_CLONES static void erfinv_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_erfinv_f32(a0[i]);
}
SG_CLONES static void erfinv_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_erfinv_f64(a0[i]);
}
static const sg_loop erfinv_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, erfinv_f32},
    {SG_f64, {SG_f64, SG_f64}, erfinv_f64},
};

/* derivatives.yaml:1059  lgamma: lgamma(self) */
SG_CLONES static void lgamma_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_lgamma_f32(a0[i]);
}
SG_CLONES static void lgamma_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_lgamma_f64(a0[i]);
}
static const sg_loop lgamma_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, lgamma_f32},
    {SG_f64, {SG_f64, SG_f64}, lgamma_f64},
};

/* derivatives.yaml:1072  digamma: digamma(self) */
SG_CLONES static void digamma_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_digamma_f32(a0[i]);
}
SG_CLONES static void digamma_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_digamma_f64(a0[i]);
}
static const sg_loop digamma_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, digamma_f32},
    {SG_f64, {SG_f64, SG_f64}, digamma_f64},
};

/* derivatives.yaml:1087  polygamma: digamma(self) if n == 0 else polygamma(n, self) */
SG_CLONES static void polygamma_f32(char *const *p, sg_index n) {
    const float x0 = *(const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_polygamma_f32(x0, a1[i]);
}
SG_CLONES static void polygamma_f64(char *const *p, sg_index n) {
    const double x0 = *(const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_polygamma_f64(x0, a1[i]);
}
static const sg_loop polygamma_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, polygamma_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, polygamma_f64},
};

/* derivatives.yaml:1113  special.ndtr: 0.5 * erfc(-self / sqrt(2)) */
SG_CLONES static void special_ndtr_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (0.5f * sg_erfc_f32(((-a0[i]) / x1)));
}
SG_CLONES static void special_ndtr_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (0.5 * sg_erfc_f64(((-a0[i]) / x1)));
}
static const sg_loop special_ndtr_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, special_ndtr_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, special_ndtr_f64},
};

/* derivatives.yaml:1119  sigmoid: sigmoid(self) */
SG_CLONES static void sigmoid_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sigmoid_f32(a0[i]);
}
SG_CLONES static void sigmoid_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sigmoid_f64(a0[i]);
}
static void sigmoid_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sigmoid_c64(a0[i]);
}
static void sigmoid_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_sigmoid_c128(a0[i]);
}
static const sg_loop sigmoid_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, sigmoid_f32},
    {SG_f64, {SG_f64, SG_f64}, sigmoid_f64},
    {SG_c64, {SG_c64, SG_c64}, sigmoid_c64},
    {SG_c128, {SG_c128, SG_c128}, sigmoid_c128},
};

/* derivatives.yaml:1133  logit: log(self / (1 - self)) if eps is None else log(minimum(maximum(self, eps), 1 - eps) / minimum(maximum(1 - self, eps), 1 - eps)) */
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

/* derivatives.yaml:1133  logit: log(self / (1 - self)) if eps is None else log(minimum(maximum(self, eps), 1 - eps) / minimum(maximum(1 - self, eps), 1 - eps)) */
SG_CLONES static void logit_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log_f32((sg_minimum_f32(sg_maximum_f32(a0[i], x1), x2) / sg_minimum_f32(sg_maximum_f32((1.0f - a0[i]), x1), x2)));
}
SG_CLONES static void logit_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_log_f64((sg_minimum_f64(sg_maximum_f64(a0[i], x1), x2) / sg_minimum_f64(sg_maximum_f64((1.0 - a0[i]), x1), x2)));
}
static const sg_loop logit_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, logit_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, logit_2_f64},
};

/* derivatives.yaml:1157  special.bessel_j0: double j0, math.h */
SG_CLONES static void special_bessel_j0_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_bessel_j0_f32(a0[i]);
}
SG_CLONES static void special_bessel_j0_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_bessel_j0_f64(a0[i]);
}
static const sg_loop special_bessel_j0_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_bessel_j0_f32},
    {SG_f64, {SG_f64, SG_f64}, special_bessel_j0_f64},
};

/* derivatives.yaml:1165  special.bessel_j1: double j1, math.h */
SG_CLONES static void special_bessel_j1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_bessel_j1_f32(a0[i]);
}
SG_CLONES static void special_bessel_j1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_bessel_j1_f64(a0[i]);
}
static const sg_loop special_bessel_j1_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_bessel_j1_f32},
    {SG_f64, {SG_f64, SG_f64}, special_bessel_j1_f64},
};

/* derivatives.yaml:1176  special.bessel_y0: double y0, math.h */
SG_CLONES static void special_bessel_y0_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_bessel_y0_f32(a0[i]);
}
SG_CLONES static void special_bessel_y0_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_bessel_y0_f64(a0[i]);
}
static const sg_loop special_bessel_y0_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_bessel_y0_f32},
    {SG_f64, {SG_f64, SG_f64}, special_bessel_y0_f64},
};

/* derivatives.yaml:1187  special.bessel_y1: double y1, math.h */
SG_CLONES static void special_bessel_y1_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_bessel_y1_f32(a0[i]);
}
SG_CLONES static void special_bessel_y1_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_bessel_y1_f64(a0[i]);
}
static const sg_loop special_bessel_y1_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_bessel_y1_f32},
    {SG_f64, {SG_f64, SG_f64}, special_bessel_y1_f64},
};

/* derivatives.yaml:1032  erf: grad * (2 / sqrt(3.141592653589793) * exp(-(self * self))) */
SG_CLONES static void erf_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_exp_f32((-(a2[i] * a2[i])))));
}
SG_CLONES static void erf_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_exp_f64((-(a2[i] * a2[i])))));
}
static void erf_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float x1 = *(const float *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_from_real_c64(x1), sg_exp_c64(sg_neg_c64(sg_mul_c64(a2[i], a2[i])))));
}
static void erf_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double x1 = *(const double *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_from_real_c128(x1), sg_exp_c128(sg_neg_c128(sg_mul_c128(a2[i], a2[i])))));
}
static const sg_loop erf_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, erf_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, erf_backward_self_f64},
    {SG_c64, {SG_c64, SG_f32, SG_c64, SG_c64}, erf_backward_self_c64},
    {SG_c128, {SG_c128, SG_f64, SG_c128, SG_c128}, erf_backward_self_c128},
};

/* derivatives.yaml:1029  erf: auto_element_wise */
static void erf_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float x1 = *(const float *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_from_real_c64(x1), sg_conj_c64(sg_exp_c64(sg_neg_c64(sg_mul_c64(a2[i], a2[i]))))));
}
static void erf_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double x1 = *(const double *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_from_real_c128(x1), sg_conj_c128(sg_exp_c128(sg_neg_c128(sg_mul_c128(a2[i], a2[i]))))));
}
static const sg_loop erf_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, erf_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, erf_backward_self_f64},
    {SG_c64, {SG_c64, SG_f32, SG_c64, SG_c64}, erf_tangent_self_c64},
    {SG_c128, {SG_c128, SG_f64, SG_c128, SG_c128}, erf_tangent_self_c128},
};

/* derivatives.yaml:1050  erfinv: grad * (sqrt(3.141592653589793) / 2 * exp(result * result)) */
SG_CLONES static void erfinv_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_exp_f32((a2[i] * a2[i]))));
}
SG_CLONES static void erfinv_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (x1 * sg_exp_f64((a2[i] * a2[i]))));
}
static void erfinv_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float x1 = *(const float *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_from_real_c64(x1), sg_exp_c64(sg_mul_c64(a2[i], a2[i]))));
}
static void erfinv_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double x1 = *(const double *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_from_real_c128(x1), sg_exp_c128(sg_mul_c128(a2[i], a2[i]))));
}
static const sg_loop erfinv_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, erfinv_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, erfinv_backward_self_f64},
    {SG_c64, {SG_c64, SG_f32, SG_c64, SG_c64}, erfinv_backward_self_c64},
    {SG_c128, {SG_c128, SG_f64, SG_c128, SG_c128}, erfinv_backward_self_c128},
};

/* derivatives.yaml:1047  erfinv: auto_element_wise */
static void erfinv_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float x1 = *(const float *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_from_real_c64(x1), sg_conj_c64(sg_exp_c64(sg_mul_c64(a2[i], a2[i])))));
}
static void erfinv_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double x1 = *(const double *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_from_real_c128(x1), sg_conj_c128(sg_exp_c128(sg_mul_c128(a2[i], a2[i])))));
}
static const sg_loop erfinv_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, erfinv_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, erfinv_backward_self_f64},
    {SG_c64, {SG_c64, SG_f32, SG_c64, SG_c64}, erfinv_tangent_self_c64},
    {SG_c128, {SG_c128, SG_f64, SG_c128, SG_c128}, erfinv_tangent_self_c128},
};

/* derivatives.yaml:1061  lgamma: grad * self.digamma() */
SG_CLONES static void lgamma_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_digamma_f32(a1[i]));
}
SG_CLONES static void lgamma_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_digamma_f64(a1[i]));
}
static const sg_loop lgamma_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, lgamma_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, lgamma_backward_self_f64},
};

/* derivatives.yaml:1058  lgamma: auto_element_wise */
static const sg_loop lgamma_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, lgamma_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, lgamma_backward_self_f64},
};

/* derivatives.yaml:1074  digamma: grad * polygamma(1, self) */
SG_CLONES static void digamma_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_polygamma_f32(1.0f, a1[i]));
}
SG_CLONES static void digamma_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_polygamma_f64(1.0, a1[i]));
}
static const sg_loop digamma_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, digamma_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, digamma_backward_self_f64},
};

/* derivatives.yaml:1071  digamma: auto_element_wise */
static const sg_loop digamma_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, digamma_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, digamma_backward_self_f64},
};

/* derivatives.yaml:1089  polygamma: grad * polygamma(n + 1, self) */
SG_CLONES static void polygamma_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_polygamma_f32(x1, a2[i]));
}
SG_CLONES static void polygamma_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_polygamma_f64(x1, a2[i]));
}
static const sg_loop polygamma_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, polygamma_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, polygamma_backward_self_f64},
};

/* derivatives.yaml:1084  polygamma: auto_element_wise */
static const sg_loop polygamma_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, polygamma_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, polygamma_backward_self_f64},
};

/* derivatives.yaml:1115  special.ndtr: grad * (exp(self * self * -0.5) / sqrt(2 * 3.141592653589793)) */
SG_CLONES static void special_ndtr_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_exp_f32(((a1[i] * a1[i]) * (-0.5f))) / x2));
}
SG_CLONES static void special_ndtr_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_exp_f64(((a1[i] * a1[i]) * (-0.5))) / x2));
}
static void special_ndtr_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const float x2 = *(const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_div_c64(sg_exp_c64(sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_from_real_c64((-0.5f)))), sg_from_real_c64(x2)));
}
static void special_ndtr_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const double x2 = *(const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_div_c128(sg_exp_c128(sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_from_real_c128((-0.5)))), sg_from_real_c128(x2)));
}
static const sg_loop special_ndtr_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_ndtr_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_ndtr_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32, SG_c64}, special_ndtr_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64, SG_c128}, special_ndtr_backward_self_c128},
};

/* derivatives.yaml:1111  special.ndtr: auto_element_wise */
static void special_ndtr_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const float x2 = *(const float *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_div_c64(sg_conj_c64(sg_exp_c64(sg_mul_c64(sg_mul_c64(a1[i], a1[i]), sg_from_real_c64((-0.5f))))), sg_from_real_c64(x2)));
}
static void special_ndtr_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const double x2 = *(const double *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_div_c128(sg_conj_c128(sg_exp_c128(sg_mul_c128(sg_mul_c128(a1[i], a1[i]), sg_from_real_c128((-0.5))))), sg_from_real_c128(x2)));
}
static const sg_loop special_ndtr_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_ndtr_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_ndtr_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_f32, SG_c64}, special_ndtr_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64, SG_c128}, special_ndtr_tangent_self_c128},
};

/* derivatives.yaml:1121  sigmoid: grad * ((1 - result) * result).conj() */
SG_CLONES static void sigmoid_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((1.0f - a1[i]) * a1[i]));
}
SG_CLONES static void sigmoid_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((1.0 - a1[i]) * a1[i]));
}
static void sigmoid_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(sg_mul_c64(sg_sub_c64(sg_from_real_c64(1.0f), a1[i]), a1[i])));
}
static void sigmoid_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(sg_mul_c128(sg_sub_c128(sg_from_real_c128(1.0), a1[i]), a1[i])));
}
static const sg_loop sigmoid_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sigmoid_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sigmoid_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sigmoid_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sigmoid_backward_self_c128},
};

/* derivatives.yaml:1118  sigmoid: auto_element_wise */
static void sigmoid_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sub_c64(sg_from_real_c64(1.0f), a1[i]), a1[i]));
}
static void sigmoid_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sub_c128(sg_from_real_c128(1.0), a1[i]), a1[i]));
}
static const sg_loop sigmoid_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sigmoid_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sigmoid_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sigmoid_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sigmoid_tangent_self_c128},
};

/* derivatives.yaml:1138  logit: grad / (inside * (1 - inside)) */
SG_CLONES static void logit_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((((a1[i] < 0.0f) | (a1[i] > 1.0f)) ? SG_NAN : a1[i]) * (1.0f - (((a1[i] < 0.0f) | (a1[i] > 1.0f)) ? SG_NAN : a1[i]))));
}
SG_CLONES static void logit_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((((a1[i] < 0.0) | (a1[i] > 1.0)) ? SG_NAN : a1[i]) * (1.0 - (((a1[i] < 0.0) | (a1[i] > 1.0)) ? SG_NAN : a1[i]))));
}
static const sg_loop logit_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, logit_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, logit_backward_self_f64},
};

/* derivatives.yaml:1138  logit: grad / (inside * (1 - inside)) */
SG_CLONES static void logit_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((((a1[i] < 0.0f) | (a1[i] > 1.0f)) ? SG_NAN : a1[i]) * (1.0f - (((a1[i] >= x2) & (a1[i] <= x3)) ? a1[i] : SG_INF))));
}
SG_CLONES static void logit_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((((a1[i] < 0.0) | (a1[i] > 1.0)) ? SG_NAN : a1[i]) * (1.0 - (((a1[i] >= x2) & (a1[i] <= x3)) ? a1[i] : SG_INF))));
}
static const sg_loop logit_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, logit_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, logit_backward_self_2_f64},
};

/* derivatives.yaml:1138  logit: grad / (inside * (1 - inside)) */
SG_CLONES static void logit_backward_self_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((((a1[i] >= x2) & (a1[i] <= x3)) ? a1[i] : SG_INF) * (1.0f - (((a1[i] < 0.0f) | (a1[i] > 1.0f)) ? SG_NAN : a1[i]))));
}
SG_CLONES static void logit_backward_self_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((((a1[i] >= x2) & (a1[i] <= x3)) ? a1[i] : SG_INF) * (1.0 - (((a1[i] < 0.0) | (a1[i] > 1.0)) ? SG_NAN : a1[i]))));
}
static const sg_loop logit_backward_self_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, logit_backward_self_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, logit_backward_self_3_f64},
};

/* derivatives.yaml:1138  logit: grad / (inside * (1 - inside)) */
SG_CLONES static void logit_backward_self_4_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float x3 = *(const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((((a1[i] >= x2) & (a1[i] <= x3)) ? a1[i] : SG_INF) * (1.0f - (((a1[i] >= x2) & (a1[i] <= x3)) ? a1[i] : SG_INF))));
}
SG_CLONES static void logit_backward_self_4_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double x3 = *(const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] / ((((a1[i] >= x2) & (a1[i] <= x3)) ? a1[i] : SG_INF) * (1.0 - (((a1[i] >= x2) & (a1[i] <= x3)) ? a1[i] : SG_INF))));
}
static const sg_loop logit_backward_self_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, logit_backward_self_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, logit_backward_self_4_f64},
};

/* derivatives.yaml:1160  special.bessel_j0: -grad * special.bessel_j1(self) */
SG_CLONES static void special_bessel_j0_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_own_special_bessel_j1_f32(a1[i]));
}
SG_CLONES static void special_bessel_j0_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_own_special_bessel_j1_f64(a1[i]));
}
static const sg_loop special_bessel_j0_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, special_bessel_j0_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, special_bessel_j0_backward_self_f64},
};

/* derivatives.yaml:1168  special.bessel_j1: grad * where(self == 0, 0.5, special.bessel_j0(self) - result / where(self == 0, 1, self)) */
SG_CLONES static void special_bessel_j1_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] == 0.0f) ? 0.5f : (sg_own_special_bessel_j0_f32(a1[i]) - (a2[i] / ((a1[i] == 0.0f) ? 1.0f : a1[i])))));
}
SG_CLONES static void special_bessel_j1_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((a1[i] == 0.0) ? 0.5 : (sg_own_special_bessel_j0_f64(a1[i]) - (a2[i] / ((a1[i] == 0.0) ? 1.0 : a1[i])))));
}
static const sg_loop special_bessel_j1_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_bessel_j1_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_bessel_j1_backward_self_f64},
};

/* derivatives.yaml:1179  special.bessel_y0: -grad * special.bessel_y1(self) */
SG_CLONES static void special_bessel_y0_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_own_special_bessel_y1_f32(a1[i]));
}
SG_CLONES static void special_bessel_y0_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_own_special_bessel_y1_f64(a1[i]));
}
static const sg_loop special_bessel_y0_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, special_bessel_y0_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, special_bessel_y0_backward_self_f64},
};

/* derivatives.yaml:1190  special.bessel_y1: grad * (special.bessel_y0(self) - result / self) */
SG_CLONES static void special_bessel_y1_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_own_special_bessel_y0_f32(a1[i]) - (a2[i] / a1[i])));
}
SG_CLONES static void special_bessel_y1_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_own_special_bessel_y0_f64(a1[i]) - (a2[i] / a1[i])));
}
static const sg_loop special_bessel_y1_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_bessel_y1_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_bessel_y1_backward_self_f64},
};

const sg_kernel sg_kernels_special_functions[] = {
    {"erf", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, erf_loops},
    {"erfc", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, erfc_loops},
    {"erfinv", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, erfinv_loops},
    {"lgamma", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, lgamma_loops},
    {"digamma", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, digamma_loops},
    {"polygamma", 2, 1, SG_ELEMENTS, 0, {SG_REAL_PART, SG_SAME, SG_SAME}, 1, 2, polygamma_loops},
    {"special_ndtr", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 2, 2, special_ndtr_loops},
    {"sigmoid", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, sigmoid_loops},
    {"logit", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, logit_loops},
    {"logit_2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 6, 2, logit_2_loops},
    {"special_bessel_j0", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_bessel_j0_loops},
    {"special_bessel_j1", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_bessel_j1_loops},
    {"special_bessel_y0", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_bessel_y0_loops},
    {"special_bessel_y1", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_bessel_y1_loops},
    {"erf_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 4, erf_backward_self_loops},
    {"erf_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 4, erf_tangent_self_loops},
    {"erfinv_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 4, erfinv_backward_self_loops},
    {"erfinv_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 4, erfinv_tangent_self_loops},
    {"lgamma_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, lgamma_backward_self_loops},
    {"lgamma_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, lgamma_tangent_self_loops},
    {"digamma_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, digamma_backward_self_loops},
    {"digamma_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, digamma_tangent_self_loops},
    {"polygamma_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 2, polygamma_backward_self_loops},
    {"polygamma_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME, SG_SAME}, 2, 2, polygamma_tangent_self_loops},
    {"special_ndtr_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 4, special_ndtr_backward_self_loops},
    {"special_ndtr_tangent_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_SAME}, 4, 4, special_ndtr_tangent_self_loops},
    {"sigmoid_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sigmoid_backward_self_loops},
    {"sigmoid_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sigmoid_tangent_self_loops},
    {"logit_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, logit_backward_self_loops},
    {"logit_backward_self_2", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 12, 2, logit_backward_self_2_loops},
    {"logit_backward_self_3", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 12, 2, logit_backward_self_3_loops},
    {"logit_backward_self_4", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART, SG_REAL_PART, SG_SAME}, 12, 2, logit_backward_self_4_loops},
    {"special_bessel_j0_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_bessel_j0_backward_self_loops},
    {"special_bessel_j1_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_bessel_j1_backward_self_loops},
    {"special_bessel_y0_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_bessel_y0_backward_self_loops},
    {"special_bessel_y1_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_bessel_y1_backward_self_loops},
    {0}};
