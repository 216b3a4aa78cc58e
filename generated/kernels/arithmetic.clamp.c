/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
SG_TWO_CLONES static void clamp_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f32(sg_maximum_f32(a0[i], x1), x2);
}
SG_TWO_CLONES static void clamp_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f64(sg_maximum_f64(a0[i], x1), x2);
}
static void clamp_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    const int8_t x2 = *(const int8_t *)p[2];
    int8_t *restrict r0 = (int8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i8(sg_maximum_i8(a0[i], x1), x2);
}
static void clamp_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    const int16_t x2 = *(const int16_t *)p[2];
    int16_t *restrict r0 = (int16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i16(sg_maximum_i16(a0[i], x1), x2);
}
static void clamp_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    const int32_t x2 = *(const int32_t *)p[2];
    int32_t *restrict r0 = (int32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i32(sg_maximum_i32(a0[i], x1), x2);
}
static void clamp_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    const int64_t x2 = *(const int64_t *)p[2];
    int64_t *restrict r0 = (int64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i64(sg_maximum_i64(a0[i], x1), x2);
}
static void clamp_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    const uint8_t x2 = *(const uint8_t *)p[2];
    uint8_t *restrict r0 = (uint8_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u8(sg_maximum_u8(a0[i], x1), x2);
}
static void clamp_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    const uint16_t x1 = *(const uint16_t *)p[1];
    const uint16_t x2 = *(const uint16_t *)p[2];
    uint16_t *restrict r0 = (uint16_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u16(sg_maximum_u16(a0[i], x1), x2);
}
static void clamp_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    const uint32_t x1 = *(const uint32_t *)p[1];
    const uint32_t x2 = *(const uint32_t *)p[2];
    uint32_t *restrict r0 = (uint32_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u32(sg_maximum_u32(a0[i], x1), x2);
}
static void clamp_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    const uint64_t x1 = *(const uint64_t *)p[1];
    const uint64_t x2 = *(const uint64_t *)p[2];
    uint64_t *restrict r0 = (uint64_t *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u64(sg_maximum_u64(a0[i], x1), x2);
}
static const sg_loop clamp_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, clamp_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, clamp_f64},
    {SG_i8, {SG_i8, SG_i8, SG_i8, SG_i8}, clamp_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16, SG_i16}, clamp_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32, SG_i32}, clamp_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64, SG_i64}, clamp_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8, SG_u8}, clamp_u8},
    {SG_u16, {SG_u16, SG_u16, SG_u16, SG_u16}, clamp_u16},
    {SG_u32, {SG_u32, SG_u32, SG_u32, SG_u32}, clamp_u32},
    {SG_u64, {SG_u64, SG_u64, SG_u64, SG_u64}, clamp_u64},
};

/* clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
SG_TWO_CLONES static void clamp_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_f32(a0[i], x1);
}
SG_TWO_CLONES static void clamp_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_f64(a0[i], x1);
}
static void clamp_2_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i8(a0[i], x1);
}
static void clamp_2_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i16(a0[i], x1);
}
static void clamp_2_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i32(a0[i], x1);
}
static void clamp_2_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i64(a0[i], x1);
}
static void clamp_2_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_u8(a0[i], x1);
}
static void clamp_2_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    const uint16_t x1 = *(const uint16_t *)p[1];
    uint16_t *restrict r0 = (uint16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_u16(a0[i], x1);
}
static void clamp_2_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    const uint32_t x1 = *(const uint32_t *)p[1];
    uint32_t *restrict r0 = (uint32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_u32(a0[i], x1);
}
static void clamp_2_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    const uint64_t x1 = *(const uint64_t *)p[1];
    uint64_t *restrict r0 = (uint64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_u64(a0[i], x1);
}
static const sg_loop clamp_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, clamp_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, clamp_2_f64},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, clamp_2_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, clamp_2_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, clamp_2_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, clamp_2_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, clamp_2_u8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, clamp_2_u16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, clamp_2_u32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, clamp_2_u64},
};

/* clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
SG_TWO_CLONES static void clamp_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f32(a0[i], x1);
}
SG_TWO_CLONES static void clamp_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f64(a0[i], x1);
}
static void clamp_3_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t x1 = *(const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i8(a0[i], x1);
}
static void clamp_3_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t x1 = *(const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i16(a0[i], x1);
}
static void clamp_3_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t x1 = *(const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i32(a0[i], x1);
}
static void clamp_3_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t x1 = *(const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i64(a0[i], x1);
}
static void clamp_3_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t x1 = *(const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u8(a0[i], x1);
}
static void clamp_3_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    const uint16_t x1 = *(const uint16_t *)p[1];
    uint16_t *restrict r0 = (uint16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u16(a0[i], x1);
}
static void clamp_3_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    const uint32_t x1 = *(const uint32_t *)p[1];
    uint32_t *restrict r0 = (uint32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u32(a0[i], x1);
}
static void clamp_3_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    const uint64_t x1 = *(const uint64_t *)p[1];
    uint64_t *restrict r0 = (uint64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u64(a0[i], x1);
}
static const sg_loop clamp_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, clamp_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, clamp_3_f64},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, clamp_3_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, clamp_3_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, clamp_3_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, clamp_3_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, clamp_3_u8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, clamp_3_u16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, clamp_3_u32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, clamp_3_u64},
};

/* clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
SG_TWO_CLONES static void clamp_4_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0.0f);
}
SG_TWO_CLONES static void clamp_4_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0.0);
}
static void clamp_4_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0);
}
static void clamp_4_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0);
}
static void clamp_4_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0);
}
static void clamp_4_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] + 0);
}
static const sg_loop clamp_4_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, clamp_4_f32},
    {SG_f64, {SG_f64, SG_f64}, clamp_4_f64},
    {SG_i8, {SG_i8, SG_i8}, clamp_4_i8},
    {SG_i16, {SG_i16, SG_i16}, clamp_4_i16},
    {SG_i32, {SG_i32, SG_i32}, clamp_4_i32},
    {SG_i64, {SG_i64, SG_i64}, clamp_4_i64},
    {SG_u8, {SG_u8, SG_u8}, clamp_4_i8},
    {SG_u16, {SG_u16, SG_u16}, clamp_4_i16},
    {SG_u32, {SG_u32, SG_u32}, clamp_4_i32},
    {SG_u64, {SG_u64, SG_u64}, clamp_4_i64},
};

/* clamp: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad */
SG_TWO_CLONES static void clamp_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float x2 = *(const float *)p[2];
    const float *restrict a3 = (const float *)p[3];
    float *restrict r0 = (float *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= x1) & (a0[i] <= x2)) ? a3[i] : 0.0f);
}
SG_TWO_CLONES static void clamp_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double x2 = *(const double *)p[2];
    const double *restrict a3 = (const double *)p[3];
    double *restrict r0 = (double *)p[4];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] >= x1) & (a0[i] <= x2)) ? a3[i] : 0.0);
}
static const sg_loop clamp_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32, SG_f32}, clamp_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64, SG_f64}, clamp_backward_self_f64},
};

/* clamp: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad */
SG_TWO_CLONES static void clamp_backward_self_2_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] >= x1) ? a2[i] : 0.0f);
}
SG_TWO_CLONES static void clamp_backward_self_2_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] >= x1) ? a2[i] : 0.0);
}
static const sg_loop clamp_backward_self_2_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, clamp_backward_self_2_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, clamp_backward_self_2_f64},
};

/* clamp: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad */
SG_TWO_CLONES static void clamp_backward_self_3_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float x1 = *(const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? a2[i] : 0.0f);
}
SG_TWO_CLONES static void clamp_backward_self_3_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double x1 = *(const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= x1) ? a2[i] : 0.0);
}
static const sg_loop clamp_backward_self_3_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, clamp_backward_self_3_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, clamp_backward_self_3_f64},
};

const sg_kernel sg_kernels_clamp[] = {
    {"clamp", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 6, 10, clamp_loops},
    {"clamp_2", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 10, clamp_2_loops},
    {"clamp_3", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 2, 10, clamp_3_loops},
    {"clamp_4", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 10, clamp_4_loops},
    {"clamp_backward_self", 4, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 6, 2, clamp_backward_self_loops},
    {"clamp_backward_self_2", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 2, clamp_backward_self_2_loops},
    {"clamp_backward_self_3", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 2, 2, clamp_backward_self_3_loops},
    {0}};
