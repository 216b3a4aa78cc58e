/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Rounding. */
#include "kernel.h"

/* derivatives.yaml:1754  floor: floor(self) */
SG_CLONES static void floor_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_f32(a0[i]);
}
SG_CLONES static void floor_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_f64(a0[i]);
}
static void floor_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_u8(a0[i]);
}
static void floor_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_i8(a0[i]);
}
static void floor_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_i16(a0[i]);
}
static void floor_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_i32(a0[i]);
}
static void floor_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_floor_i64(a0[i]);
}
static const sg_loop floor_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, floor_f32},
    {SG_f64, {SG_f64, SG_f64}, floor_f64},
    {SG_u8, {SG_u8, SG_u8}, floor_u8},
    {SG_i8, {SG_i8, SG_i8}, floor_i8},
    {SG_i16, {SG_i16, SG_i16}, floor_i16},
    {SG_i32, {SG_i32, SG_i32}, floor_i32},
    {SG_i64, {SG_i64, SG_i64}, floor_i64},
};

/* derivatives.yaml:1766  ceil: ceil(self) */
SG_CLONES static void ceil_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_ceil_f32(a0[i]);
}
SG_CLONES static void ceil_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_ceil_f64(a0[i]);
}
static void ceil_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_ceil_u8(a0[i]);
}
static void ceil_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_ceil_i8(a0[i]);
}
static void ceil_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_ceil_i16(a0[i]);
}
static void ceil_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_ceil_i32(a0[i]);
}
static void ceil_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_ceil_i64(a0[i]);
}
static const sg_loop ceil_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, ceil_f32},
    {SG_f64, {SG_f64, SG_f64}, ceil_f64},
    {SG_u8, {SG_u8, SG_u8}, ceil_u8},
    {SG_i8, {SG_i8, SG_i8}, ceil_i8},
    {SG_i16, {SG_i16, SG_i16}, ceil_i16},
    {SG_i32, {SG_i32, SG_i32}, ceil_i32},
    {SG_i64, {SG_i64, SG_i64}, ceil_i64},
};

/* derivatives.yaml:1778  trunc: trunc(self) */
SG_CLONES static void trunc_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_f32(a0[i]);
}
SG_CLONES static void trunc_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_f64(a0[i]);
}
static void trunc_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_u8(a0[i]);
}
static void trunc_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_i8(a0[i]);
}
static void trunc_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_i16(a0[i]);
}
static void trunc_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_i32(a0[i]);
}
static void trunc_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_trunc_i64(a0[i]);
}
static const sg_loop trunc_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, trunc_f32},
    {SG_f64, {SG_f64, SG_f64}, trunc_f64},
    {SG_u8, {SG_u8, SG_u8}, trunc_u8},
    {SG_i8, {SG_i8, SG_i8}, trunc_i8},
    {SG_i16, {SG_i16, SG_i16}, trunc_i16},
    {SG_i32, {SG_i32, SG_i32}, trunc_i32},
    {SG_i64, {SG_i64, SG_i64}, trunc_i64},
};

/* derivatives.yaml:1791  round: round(self) */
SG_CLONES static void round_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_round_f32(a0[i]);
}
SG_CLONES static void round_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_round_f64(a0[i]);
}
static void round_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_round_u8(a0[i]);
}
static void round_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_round_i8(a0[i]);
}
static void round_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_round_i16(a0[i]);
}
static void round_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_round_i32(a0[i]);
}
static void round_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_round_i64(a0[i]);
}
static const sg_loop round_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, round_f32},
    {SG_f64, {SG_f64, SG_f64}, round_f64},
    {SG_u8, {SG_u8, SG_u8}, round_u8},
    {SG_i8, {SG_i8, SG_i8}, round_i8},
    {SG_i16, {SG_i16, SG_i16}, round_i16},
    {SG_i32, {SG_i32, SG_i32}, round_i32},
    {SG_i64, {SG_i64, SG_i64}, round_i64},
};

/* derivatives.yaml:1814  frac: self - trunc(self) */
SG_CLONES static void frac_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - sg_trunc_f32(a0[i]));
}
SG_CLONES static void frac_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] - sg_trunc_f64(a0[i]));
}
static const sg_loop frac_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, frac_f32},
    {SG_f64, {SG_f64, SG_f64}, frac_f64},
};

/* derivatives.yaml:1826  frexp: mantissa: frexp_mantissa(self); exponent: frexp_exponent(self) */
SG_CLONES static void frexp_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int32_t *restrict r1 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_frexp_mantissa_f32(a0[i]);
        r1[i] = sg_frexp_exponent_f32(a0[i]);
    }
}
SG_CLONES static void frexp_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    int32_t *restrict r1 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++) {
        r0[i] = sg_frexp_mantissa_f64(a0[i]);
        r1[i] = sg_frexp_exponent_f64(a0[i]);
    }
}
static const sg_loop frexp_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_i32}, frexp_f32},
    {SG_f64, {SG_f64, SG_f64, SG_i32}, frexp_f64},
};

/* derivatives.yaml:1828  frexp: auto */
SG_CLONES static void frexp_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (((sg_isfinite_f32(a1[i]) & (a1[i] != 0.0f)) ? a2[i] : 1.0f) / ((sg_isfinite_f32(a1[i]) & (a1[i] != 0.0f)) ? a1[i] : 1.0f)));
}
SG_CLONES static void frexp_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (((sg_isfinite_f64(a1[i]) & (a1[i] != 0.0)) ? a2[i] : 1.0) / ((sg_isfinite_f64(a1[i]) & (a1[i] != 0.0)) ? a1[i] : 1.0)));
}
static const sg_loop frexp_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, frexp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, frexp_backward_self_f64},
};

const sg_kernel sg_kernels_rounding[] = {
    {"floor", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 7, floor_loops},
    {"ceil", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 7, ceil_loops},
    {"trunc", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 7, trunc_loops},
    {"round", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 7, round_loops},
    {"frac", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, frac_loops},
    {"frexp", 1, 2, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_INT}, 0, 2, frexp_loops},
    {"frexp_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, frexp_backward_self_loops},
    {0}};
