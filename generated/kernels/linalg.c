/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Products of matrices and vectors. */
#include "kernel.h"

/* derivatives.yaml:2819  dot: grad * tensor.conj(); grad * self.conj() */
SG_CLONES static void dot_backward_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    float *restrict r1 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * a1[i]);
        r1[i] = (a0[i] * a2[i]);
    }
}
SG_CLONES static void dot_backward_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    double *restrict r1 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * a1[i]);
        r1[i] = (a0[i] * a2[i]);
    }
}
static void dot_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    sg_c64 *restrict r1 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(a1[i]));
        r1[i] = sg_mul_c64(a0[i], sg_conj_c64(a2[i]));
    }
}
static void dot_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    sg_c128 *restrict r1 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(a1[i]));
        r1[i] = sg_mul_c128(a0[i], sg_conj_c128(a2[i]));
    }
}
static void dot_backward_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    const uint8_t *restrict a2 = (const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    uint8_t *restrict r1 = (uint8_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * a1[i]);
        r1[i] = (a0[i] * a2[i]);
    }
}
static void dot_backward_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    const int8_t *restrict a2 = (const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    int8_t *restrict r1 = (int8_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * a1[i]);
        r1[i] = (a0[i] * a2[i]);
    }
}
static void dot_backward_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    const int16_t *restrict a2 = (const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    int16_t *restrict r1 = (int16_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * a1[i]);
        r1[i] = (a0[i] * a2[i]);
    }
}
static void dot_backward_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    const int32_t *restrict a2 = (const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    int32_t *restrict r1 = (int32_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * a1[i]);
        r1[i] = (a0[i] * a2[i]);
    }
}
static void dot_backward_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    const int64_t *restrict a2 = (const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    int64_t *restrict r1 = (int64_t *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] * a1[i]);
        r1[i] = (a0[i] * a2[i]);
    }
}
static void dot_backward_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    const sg_bool *restrict a2 = (const sg_bool *)p[2];
    sg_bool *restrict r0 = (sg_bool *)p[3];
    sg_bool *restrict r1 = (sg_bool *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = (a0[i] && a1[i]);
        r1[i] = (a0[i] && a2[i]);
    }
}
static const sg_loop dot_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, dot_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, dot_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, dot_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, dot_backward_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8, SG_u8}, dot_backward_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8, SG_i8}, dot_backward_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16, SG_i16}, dot_backward_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32, SG_i32}, dot_backward_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64, SG_i64}, dot_backward_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8, SG_b8}, dot_backward_b8},
};

/* derivatives.yaml:2831  vdot: grad.conj() * other */
SG_CLONES static void vdot_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
SG_CLONES static void vdot_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void vdot_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_conj_c64(a0[i]), a1[i]);
}
static void vdot_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_conj_c128(a0[i]), a1[i]);
}
static void vdot_backward_self_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void vdot_backward_self_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void vdot_backward_self_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void vdot_backward_self_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void vdot_backward_self_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * a1[i]);
}
static void vdot_backward_self_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] && a1[i]);
}
static const sg_loop vdot_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, vdot_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, vdot_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, vdot_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, vdot_backward_self_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, vdot_backward_self_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, vdot_backward_self_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, vdot_backward_self_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, vdot_backward_self_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, vdot_backward_self_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, vdot_backward_self_b8},
};

/* derivatives.yaml:2831  vdot: grad.conj() * other; grad * self */
static void vdot_backward_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 *restrict a2 = (const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    sg_c64 *restrict r1 = (sg_c64 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_mul_c64(sg_conj_c64(a0[i]), a1[i]);
        r1[i] = sg_mul_c64(a0[i], a2[i]);
    }
}
static void vdot_backward_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 *restrict a2 = (const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    sg_c128 *restrict r1 = (sg_c128 *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_mul_c128(sg_conj_c128(a0[i]), a1[i]);
        r1[i] = sg_mul_c128(a0[i], a2[i]);
    }
}
static const sg_loop vdot_backward_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, dot_backward_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, dot_backward_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64, SG_c64}, vdot_backward_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128, SG_c128}, vdot_backward_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8, SG_u8}, dot_backward_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8, SG_i8}, dot_backward_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16, SG_i16}, dot_backward_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32, SG_i32}, dot_backward_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64, SG_i64}, dot_backward_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8, SG_b8}, dot_backward_b8},
};

/* derivatives.yaml:2865  addmm: (grad if beta == 1 else grad * beta.conj())._sum_to_size(self.shape) */
SG_CLONES static void addmm_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
SG_CLONES static void addmm_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void addmm_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 x1 = *(const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], x1);
}
static void addmm_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 x1 = *(const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], x1);
}
static void addmm_backward_self_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void addmm_backward_self_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void addmm_backward_self_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void addmm_backward_self_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void addmm_backward_self_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * x1);
}
static void addmm_backward_self_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool x1 = *(const sg_bool *)p[1];
    sg_bool *restrict r0 = (sg_bool *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] && x1);
}
static const sg_loop addmm_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, addmm_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, addmm_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, addmm_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, addmm_backward_self_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, addmm_backward_self_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, addmm_backward_self_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, addmm_backward_self_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, addmm_backward_self_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, addmm_backward_self_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8}, addmm_backward_self_b8},
};

/* derivatives.yaml:2902  addmv: grad.unsqueeze(1) * vec.conj() if alpha == 1 else grad.unsqueeze(1) * vec.conj() * alpha.conj() */
SG_CLONES static void addmv_backward_mat_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
SG_CLONES static void addmv_backward_mat_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addmv_backward_mat_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 x2 = *(const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(a0[i], sg_conj_c64(a1[i])), x2);
}
static void addmv_backward_mat_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 x2 = *(const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(a0[i], sg_conj_c128(a1[i])), x2);
}
static void addmv_backward_mat_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    const uint8_t x2 = *(const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addmv_backward_mat_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    const int8_t x2 = *(const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addmv_backward_mat_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    const int16_t x2 = *(const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addmv_backward_mat_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    const int32_t x2 = *(const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addmv_backward_mat_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    const int64_t x2 = *(const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] * a1[i]) * x2);
}
static void addmv_backward_mat_b8(char *const *p, sg_index n) {
    const sg_bool *restrict a0 = (const sg_bool *)p[0];
    const sg_bool *restrict a1 = (const sg_bool *)p[1];
    const sg_bool x2 = *(const sg_bool *)p[2];
    sg_bool *restrict r0 = (sg_bool *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] && a1[i]) && x2);
}
static const sg_loop addmv_backward_mat_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, addmv_backward_mat_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, addmv_backward_mat_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, addmv_backward_mat_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, addmv_backward_mat_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, addmv_backward_mat_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, addmv_backward_mat_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, addmv_backward_mat_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, addmv_backward_mat_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, addmv_backward_mat_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, addmv_backward_mat_b8},
};

/* derivatives.yaml:2922  addr: self_t * beta + vec1_t.unsqueeze(1) * vec2_p * alpha + vec1_p.unsqueeze(1) * vec2_t * alpha */
static void addr_tangent_vec1_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    const sg_c64 x2 = *(const sg_c64 *)p[2];
    sg_c64 *restrict r0 = (sg_c64 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(sg_mul_c64(a0[i], a1[i]), x2);
}
static void addr_tangent_vec1_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    const sg_c128 x2 = *(const sg_c128 *)p[2];
    sg_c128 *restrict r0 = (sg_c128 *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(sg_mul_c128(a0[i], a1[i]), x2);
}
static const sg_loop addr_tangent_vec1_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, addmv_backward_mat_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, addmv_backward_mat_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64, SG_c64}, addr_tangent_vec1_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128, SG_c128}, addr_tangent_vec1_c128},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, addmv_backward_mat_u8},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, addmv_backward_mat_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, addmv_backward_mat_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, addmv_backward_mat_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, addmv_backward_mat_i64},
    {SG_b8, {SG_b8, SG_b8, SG_b8, SG_b8}, addmv_backward_mat_b8},
};

const sg_kernel sg_kernels_linalg[] = {
    {"dot_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 10, dot_backward_loops},
    {"vdot_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 10, vdot_backward_self_loops},
    {"vdot_backward", 3, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 10, vdot_backward_loops},
    {"addmm_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 10, addmm_backward_self_loops},
    {"addmv_backward_mat", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 4, 10, addmv_backward_mat_loops},
    {"addr_tangent_vec1", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 4, 10, addr_tangent_vec1_loops},
    {0}};
