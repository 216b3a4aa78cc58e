/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_LARGE static void _vector_norm_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] / ((a2[i] == 0.0f) ? SG_INF : a2[i])));
}
SG_LARGE static void _vector_norm_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (a1[i] / ((a2[i] == 0.0) ? SG_INF : a2[i])));
}
static void _vector_norm_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_div_c64(a1[i], (sg_eq_c64(a2[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a2[i])));
}
static void _vector_norm_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_div_c128(a1[i], (sg_eq_c128(a2[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a2[i])));
}
static const sg_loop _vector_norm_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_TWO_CLONES static void _vector_norm_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f32(a1[i]));
}
SG_TWO_CLONES static void _vector_norm_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * sg_sgn_f64(a1[i]));
}
static void _vector_norm_backward_self_2_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_sgn_c64(a1[i]));
}
static void _vector_norm_backward_self_2_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_sgn_c128(a1[i]));
}
static const sg_loop _vector_norm_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_2_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_2_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_2_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_TWO_CLONES static void _vector_norm_backward_self_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_sgn_f32(a0[i]) * (a1[i] * 0.0f));
}
SG_TWO_CLONES static void _vector_norm_backward_self_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_sgn_f64(a0[i]) * (a1[i] * 0.0));
}
static void _vector_norm_backward_self_3_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_sgn_c64(a0[i]), sg_mul_c64(a1[i], sg_from_real_c64(0.0f)));
}
static void _vector_norm_backward_self_3_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_sgn_c128(a0[i]), sg_mul_c128(a1[i], sg_from_real_c128(0.0)));
}
static const sg_loop _vector_norm_backward_self_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_3_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_3_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_3_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_LARGE static void _vector_norm_backward_self_4_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    const float *restrict a4 = (const float *)p[4];
    float *restrict r0 = (float *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / a1[i]) * ((a2[i] == a3[i]) ? sg_sgn_f32(a4[i]) : 0.0f));
}
SG_LARGE static void _vector_norm_backward_self_4_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double *restrict a4 = (const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] / a1[i]) * ((a2[i] == a3[i]) ? sg_sgn_f64(a4[i]) : 0.0));
}
static void _vector_norm_backward_self_4_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    const sg_c64 *restrict a4 = (const sg_c64 *)p[4];
    sg_c64 *restrict r0 = (sg_c64 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_div_c64(a0[i], a1[i]), (sg_eq_c64(a2[i], a3[i]) ? sg_sgn_c64(a4[i]) : sg_from_real_c64(0.0f)));
}
static void _vector_norm_backward_self_4_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    const sg_c128 *restrict a4 = (const sg_c128 *)p[4];
    sg_c128 *restrict r0 = (sg_c128 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_div_c128(a0[i], a1[i]), (sg_eq_c128(a2[i], a3[i]) ? sg_sgn_c128(a4[i]) : sg_from_real_c128(0.0)));
}
static const sg_loop _vector_norm_backward_self_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_4_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_4_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_4_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_4_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_LARGE static void _vector_norm_backward_self_5_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * (((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i]))) * ((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i]))))));
}
SG_LARGE static void _vector_norm_backward_self_5_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * (((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i]))) * ((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i]))))));
}
static void _vector_norm_backward_self_5_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_mul_c64((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i]))), (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i]))))));
}
static void _vector_norm_backward_self_5_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_mul_c128((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i]))), (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i]))))));
}
static const sg_loop _vector_norm_backward_self_5_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_5_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_5_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_5_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_5_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_LARGE static void _vector_norm_backward_self_6_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * ((((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i]))) * ((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i])))) * ((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i]))))));
}
SG_LARGE static void _vector_norm_backward_self_6_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * ((((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i]))) * ((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i])))) * ((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i]))))));
}
static void _vector_norm_backward_self_6_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_mul_c64(sg_mul_c64((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i]))), (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i])))), (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i]))))));
}
static void _vector_norm_backward_self_6_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_mul_c128(sg_mul_c128((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i]))), (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i])))), (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i]))))));
}
static const sg_loop _vector_norm_backward_self_6_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_6_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_6_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_6_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_6_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_LARGE static void _vector_norm_backward_self_7_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * sg_sqrt_f32(((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i]))))));
}
SG_LARGE static void _vector_norm_backward_self_7_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * sg_sqrt_f64(((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i]))))));
}
static void _vector_norm_backward_self_7_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_sqrt_c64((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i]))))));
}
static void _vector_norm_backward_self_7_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_sqrt_c128((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i]))))));
}
static const sg_loop _vector_norm_backward_self_7_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_7_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_7_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_7_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_7_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_LARGE static void _vector_norm_backward_self_8_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * (1.0f / ((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i]))))));
}
SG_LARGE static void _vector_norm_backward_self_8_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * (1.0 / ((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i]))))));
}
static void _vector_norm_backward_self_8_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_div_c64(sg_from_real_c64(1.0f), (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i]))))));
}
static void _vector_norm_backward_self_8_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_div_c128(sg_from_real_c128(1.0), (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i]))))));
}
static const sg_loop _vector_norm_backward_self_8_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_8_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_8_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_8_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_8_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_LARGE static void _vector_norm_backward_self_9_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float x4[SG_STAGE];
    for (sg_index i = 0; i < n && i < SG_STAGE; i++)
        x4[i] = *(const float *)p[4];
    float *restrict r0 = (float *)p[5];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * sg_pow_f32(((a1[i] == 0.0f) ? 1.0f : (a2[i] / ((a3[i] == 0.0f) ? SG_INF : a3[i]))), x4[i - b])));
    }
}
SG_LARGE static void _vector_norm_backward_self_9_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * sg_pow_f64(((a1[i] == 0.0) ? 1.0 : (a2[i] / ((a3[i] == 0.0) ? SG_INF : a3[i]))), x4)));
}
static void _vector_norm_backward_self_9_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    const sg_c64 x4 = *(const sg_c64 *)p[4];
    sg_c64 *restrict r0 = (sg_c64 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_pow_c64((sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64(a2[i], (sg_eq_c64(a3[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(SG_INF) : a3[i]))), x4)));
}
static void _vector_norm_backward_self_9_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    const sg_c128 x4 = *(const sg_c128 *)p[4];
    sg_c128 *restrict r0 = (sg_c128 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_pow_c128((sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128(a2[i], (sg_eq_c128(a3[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(SG_INF) : a3[i]))), x4)));
}
static const sg_loop _vector_norm_backward_self_9_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_9_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_9_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_9_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_9_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_LARGE static void _vector_norm_backward_self_10_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * ((a2[i] / ((a1[i] == 0.0f) ? 1.0f : a3[i])) * (a2[i] / ((a1[i] == 0.0f) ? 1.0f : a3[i])))));
}
SG_LARGE static void _vector_norm_backward_self_10_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * ((a2[i] / ((a1[i] == 0.0) ? 1.0 : a3[i])) * (a2[i] / ((a1[i] == 0.0) ? 1.0 : a3[i])))));
}
static void _vector_norm_backward_self_10_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_mul_c64(sg_div_c64(a2[i], (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : a3[i])), sg_div_c64(a2[i], (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : a3[i])))));
}
static void _vector_norm_backward_self_10_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_mul_c128(sg_div_c128(a2[i], (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : a3[i])), sg_div_c128(a2[i], (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : a3[i])))));
}
static const sg_loop _vector_norm_backward_self_10_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_10_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_10_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_10_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_10_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_LARGE static void _vector_norm_backward_self_11_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * (((a2[i] / ((a1[i] == 0.0f) ? 1.0f : a3[i])) * (a2[i] / ((a1[i] == 0.0f) ? 1.0f : a3[i]))) * (a2[i] / ((a1[i] == 0.0f) ? 1.0f : a3[i])))));
}
SG_LARGE static void _vector_norm_backward_self_11_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * (((a2[i] / ((a1[i] == 0.0) ? 1.0 : a3[i])) * (a2[i] / ((a1[i] == 0.0) ? 1.0 : a3[i]))) * (a2[i] / ((a1[i] == 0.0) ? 1.0 : a3[i])))));
}
static void _vector_norm_backward_self_11_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_mul_c64(sg_mul_c64(sg_div_c64(a2[i], (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : a3[i])), sg_div_c64(a2[i], (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : a3[i]))), sg_div_c64(a2[i], (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : a3[i])))));
}
static void _vector_norm_backward_self_11_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_mul_c128(sg_mul_c128(sg_div_c128(a2[i], (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : a3[i])), sg_div_c128(a2[i], (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : a3[i]))), sg_div_c128(a2[i], (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : a3[i])))));
}
static const sg_loop _vector_norm_backward_self_11_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_11_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_11_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_11_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_11_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_LARGE static void _vector_norm_backward_self_12_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * sg_sqrt_f32((a2[i] / ((a1[i] == 0.0f) ? 1.0f : a3[i])))));
}
SG_LARGE static void _vector_norm_backward_self_12_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * sg_sqrt_f64((a2[i] / ((a1[i] == 0.0) ? 1.0 : a3[i])))));
}
static void _vector_norm_backward_self_12_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_sqrt_c64(sg_div_c64(a2[i], (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : a3[i])))));
}
static void _vector_norm_backward_self_12_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_sqrt_c128(sg_div_c128(a2[i], (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : a3[i])))));
}
static const sg_loop _vector_norm_backward_self_12_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_12_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_12_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_12_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_12_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_LARGE static void _vector_norm_backward_self_13_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * (1.0f / (a2[i] / ((a1[i] == 0.0f) ? 1.0f : a3[i])))));
}
SG_LARGE static void _vector_norm_backward_self_13_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * (1.0 / (a2[i] / ((a1[i] == 0.0) ? 1.0 : a3[i])))));
}
static void _vector_norm_backward_self_13_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    sg_c64 *restrict r0 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_div_c64(sg_from_real_c64(1.0f), sg_div_c64(a2[i], (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : a3[i])))));
}
static void _vector_norm_backward_self_13_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    sg_c128 *restrict r0 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_div_c128(sg_from_real_c128(1.0), sg_div_c128(a2[i], (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : a3[i])))));
}
static const sg_loop _vector_norm_backward_self_13_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_13_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_13_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_13_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_13_c128},
};

/* _vector_norm: g * (self / length) if ord == 2 else g * self.sgn() if ord == 1 else self.sgn() * (g * 0) if ord == 0 else g / _spread((a == r).sum(dim, keepdim), self.shape, dim, keepdim) * where(a == r, self.sgn(), 0) if ord == inf or ord == -inf else g * (self.sgn() * where(self == 0, 1, a / length).pow(ord - 1)) if ord > 0 else g * (self.sgn() * (r / where(self == 0, 1, a)).pow(1 - ord)) */
SG_LARGE static void _vector_norm_backward_self_14_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float x4[SG_STAGE];
    for (sg_index i = 0; i < n && i < SG_STAGE; i++)
        x4[i] = *(const float *)p[4];
    float *restrict r0 = (float *)p[5];
    for (sg_index b = 0; b < n; b += SG_STAGE) {
        const sg_index end = n - b < SG_STAGE ? n : b + SG_STAGE;
        SG_INDEPENDENT
        for (sg_index i = b; i < end; i++)
            r0[i] = (a0[i] * (sg_sgn_f32(a1[i]) * sg_pow_f32((a2[i] / ((a1[i] == 0.0f) ? 1.0f : a3[i])), x4[i - b])));
    }
}
SG_LARGE static void _vector_norm_backward_self_14_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    const double x4 = *(const double *)p[4];
    double *restrict r0 = (double *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (sg_sgn_f64(a1[i]) * sg_pow_f64((a2[i] / ((a1[i] == 0.0) ? 1.0 : a3[i])), x4)));
}
static void _vector_norm_backward_self_14_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    const sg_c64 *restrict a3 = (const sg_c64 *)p[3];
    const sg_c64 x4 = *(const sg_c64 *)p[4];
    sg_c64 *restrict r0 = (sg_c64 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_mul_c64(sg_sgn_c64(a1[i]), sg_pow_c64(sg_div_c64(a2[i], (sg_eq_c64(a1[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : a3[i])), x4)));
}
static void _vector_norm_backward_self_14_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    const sg_c128 *restrict a3 = (const sg_c128 *)p[3];
    const sg_c128 x4 = *(const sg_c128 *)p[4];
    sg_c128 *restrict r0 = (sg_c128 *)p[5];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_mul_c128(sg_sgn_c128(a1[i]), sg_pow_c128(sg_div_c128(a2[i], (sg_eq_c128(a1[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : a3[i])), x4)));
}
static const sg_loop _vector_norm_backward_self_14_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, _vector_norm_backward_self_14_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, _vector_norm_backward_self_14_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, _vector_norm_backward_self_14_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, _vector_norm_backward_self_14_c128},
};

const sg_kernel sg_kernels__vector_norm[] = {
    {"_vector_norm_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_loops},
    {"_vector_norm_backward_self_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_2_loops},
    {"_vector_norm_backward_self_3", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_3_loops},
    {"_vector_norm_backward_self_4", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_4_loops},
    {"_vector_norm_backward_self_5", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_5_loops},
    {"_vector_norm_backward_self_6", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_6_loops},
    {"_vector_norm_backward_self_7", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_7_loops},
    {"_vector_norm_backward_self_8", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_8_loops},
    {"_vector_norm_backward_self_9", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 16, 4, _vector_norm_backward_self_9_loops},
    {"_vector_norm_backward_self_10", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_10_loops},
    {"_vector_norm_backward_self_11", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_11_loops},
    {"_vector_norm_backward_self_12", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_12_loops},
    {"_vector_norm_backward_self_13", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 4, _vector_norm_backward_self_13_loops},
    {"_vector_norm_backward_self_14", 5, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 16, 4, _vector_norm_backward_self_14_loops},
    {0}};
