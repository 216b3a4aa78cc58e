/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* angle: angle(self) */
SG_CLONES static void angle_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_angle_f32(a0[i]);
}
SG_CLONES static void angle_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_angle_f64(a0[i]);
}
SG_CLONES static void angle_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_angle_c64(a0[i]);
}
SG_CLONES static void angle_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_angle_c128(a0[i]);
}
static const sg_loop angle_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, angle_f32},
    {SG_f64, {SG_f64, SG_f64}, angle_f64},
    {SG_c64, {SG_c64, SG_f32}, angle_c64},
    {SG_c128, {SG_c128, SG_f64}, angle_c128},
};

/* angle: where(self == 0, 0, grad * self.sgn() * 1j / self.abs()) if self.is_complex() else grad * 0 */
static void angle_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const float *restrict a1 = (const float *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c64(a0[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(0.0f) : sg_div_c64(sg_mul_c64(sg_mul_c64(sg_from_real_c64(a1[i]), sg_sgn_c64(a0[i])), sg_make_c64(0.0f, 1.0f)), sg_from_real_c64(sg_abs_c64(a0[i]))));
}
static void angle_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const double *restrict a1 = (const double *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c128(a0[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(0.0) : sg_div_c128(sg_mul_c128(sg_mul_c128(sg_from_real_c128(a1[i]), sg_sgn_c128(a0[i])), sg_make_c128(0.0, 1.0)), sg_from_real_c128(sg_abs_c128(a0[i]))));
}
static const sg_loop angle_backward_self_loops[] = {
    {SG_c64, {SG_c64, SG_f32, SG_c64}, angle_backward_self_c64},
    {SG_c128, {SG_c128, SG_f64, SG_c128}, angle_backward_self_c128},
};

/* angle: where(self == 0, 0, grad * self.sgn() * 1j / self.abs()) if self.is_complex() else grad * 0 */
SG_TWO_CLONES static void angle_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * 0.0f);
}
SG_TWO_CLONES static void angle_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * 0.0);
}
static const sg_loop angle_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, angle_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64}, angle_backward_self_2_f64},
    {SG_c64, {SG_f32, SG_f32}, angle_backward_self_2_f32},
    {SG_c128, {SG_f64, SG_f64}, angle_backward_self_2_f64},
};

/* angle: where(self_p == 0, 0, _real_part(self_t.conj() * self_p.sgn() * 1j) / self_p.abs()) if self_p.is_complex() else self_t * 0 */
static void angle_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c64(a0[i], sg_from_real_c64(0.0f)) ? 0.0f : (sg_real_c64(sg_mul_c64(sg_mul_c64(sg_conj_c64(a1[i]), sg_sgn_c64(a0[i])), sg_make_c64(0.0f, 1.0f))) / sg_abs_c64(a0[i])));
}
static void angle_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c128(a0[i], sg_from_real_c128(0.0)) ? 0.0 : (sg_real_c128(sg_mul_c128(sg_mul_c128(sg_conj_c128(a1[i]), sg_sgn_c128(a0[i])), sg_make_c128(0.0, 1.0))) / sg_abs_c128(a0[i])));
}
static const sg_loop angle_tangent_self_loops[] = {
    {SG_c64, {SG_c64, SG_c64, SG_f32}, angle_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_f64}, angle_tangent_self_c128},
};

const sg_kernel sg_kernels_angle[] = {
    {"angle", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART}, 0, 4, angle_loops},
    {"angle_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART, SG_SAME}, 0, 2, angle_backward_self_loops},
    {"angle_backward_self_2", 1, 1, SG_ELEMENTS, 0, {SG_REAL_PART, SG_REAL_PART}, 0, 4, angle_backward_self_2_loops},
    {"angle_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_REAL_PART}, 0, 2, angle_tangent_self_loops},
    {0}};
