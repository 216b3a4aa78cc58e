/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* remainder: remainder(self, other) */
SG_TWO_CLONES static void remainder_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_quotient_f32(a0[i], a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_remainder_f32(a0[i], a1[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_remainder_f32(a0[i], a1[i]);
}
SG_TWO_CLONES static void remainder_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_quotient_f64(a0[i], a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_remainder_f64(a0[i], a1[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_remainder_f64(a0[i], a1[i]);
}
static void remainder_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_i8(a0[i], a1[i]);
}
static void remainder_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_i16(a0[i], a1[i]);
}
SG_TWO_CLONES static void remainder_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_quotient_i32(a0[i], a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_remainder_i32(a0[i], a1[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_remainder_i32(a0[i], a1[i]);
}
SG_TWO_CLONES static void remainder_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_quotient_i64(a0[i], a1[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = sg_remainder_i64(a0[i], a1[i]);
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_near_remainder_i64(a0[i], a1[i]);
}
static void remainder_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_u8(a0[i], a1[i]);
}
static void remainder_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    const uint16_t *restrict a1 = (const uint16_t *)p[1];
    uint16_t *restrict r0 = (uint16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_u16(a0[i], a1[i]);
}
static void remainder_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    const uint32_t *restrict a1 = (const uint32_t *)p[1];
    uint32_t *restrict r0 = (uint32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_u32(a0[i], a1[i]);
}
static void remainder_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    const uint64_t *restrict a1 = (const uint64_t *)p[1];
    uint64_t *restrict r0 = (uint64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_remainder_u64(a0[i], a1[i]);
}
static const sg_loop remainder_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, remainder_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, remainder_f64},
    {SG_i8, {SG_i8, SG_i8, SG_i8}, remainder_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, remainder_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, remainder_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, remainder_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, remainder_u8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, remainder_u16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, remainder_u32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, remainder_u64},
};

/* remainder: -grad * floor_divide(self, other) */
SG_LARGE static void remainder_backward_other_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_quotient_f32(a1[i], a2[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((-a0[i]) * sg_floor_div_f32(a1[i], a2[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_near_floor_div_f32(a1[i], a2[i]));
}
SG_LARGE static void remainder_backward_other_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_quotient_f64(a1[i], a2[i]);
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((-a0[i]) * sg_floor_div_f64(a1[i], a2[i]));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((-a0[i]) * sg_near_floor_div_f64(a1[i], a2[i]));
}
static const sg_loop remainder_backward_other_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, remainder_backward_other_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, remainder_backward_other_f64},
};

const sg_kernel sg_kernels_remainder[] = {
    {"remainder", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 10, remainder_loops},
    {"remainder_backward_other", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, remainder_backward_other_loops},
    {0}};
