/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _row_min: row_min(self) */
SG_TWO_CLONES static void _row_min_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    float s0 = SG_INF;
    int s0_nan = 0;
    SG_SHORT_EXTREME(min, <, float, s0, s0_nan, n, a0[i])
    if (s0_nan) s0 = SG_NAN;
    r0[0] = s0;
}
SG_VECTORS static void _row_min_f32_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    float s0[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0[j] = SG_INF;
    for (sg_index i = 0; i < n; i++) {
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++) {
            const float v = a0[i * step + j];
            s0[j] = (v < s0[j]) | (v != v) ? v : s0[j];
        }
    }
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        r0[j] = s0[j];
}
SG_TWO_CLONES static void _row_min_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    double s0 = SG_INF;
    int s0_nan = 0;
    SG_SHORT_EXTREME(min, <, double, s0, s0_nan, n, a0[i])
    if (s0_nan) s0 = SG_NAN;
    r0[0] = s0;
}
SG_VECTORS static void _row_min_f64_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    double s0[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0[j] = SG_INF;
    for (sg_index i = 0; i < n; i++) {
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++) {
            const double v = a0[i * step + j];
            s0[j] = (v < s0[j]) | (v != v) ? v : s0[j];
        }
    }
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        r0[j] = s0[j];
}
SG_TWO_CLONES static void _row_min_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    int8_t s0 = sg_start_minimum_i8();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_i8(s0, a0[i]);
    r0[0] = s0;
}
SG_TWO_CLONES static void _row_min_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    int16_t s0 = sg_start_minimum_i16();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_i16(s0, a0[i]);
    r0[0] = s0;
}
SG_TWO_CLONES static void _row_min_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    int32_t s0 = sg_start_minimum_i32();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_i32(s0, a0[i]);
    r0[0] = s0;
}
SG_TWO_CLONES static void _row_min_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    int64_t s0 = sg_start_minimum_i64();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_i64(s0, a0[i]);
    r0[0] = s0;
}
SG_TWO_CLONES static void _row_min_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    uint8_t s0 = sg_start_minimum_u8();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_u8(s0, a0[i]);
    r0[0] = s0;
}
SG_TWO_CLONES static void _row_min_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    uint16_t *restrict r0 = (uint16_t *)p[1];
    uint16_t s0 = sg_start_minimum_u16();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_u16(s0, a0[i]);
    r0[0] = s0;
}
SG_TWO_CLONES static void _row_min_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    uint32_t *restrict r0 = (uint32_t *)p[1];
    uint32_t s0 = sg_start_minimum_u32();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_u32(s0, a0[i]);
    r0[0] = s0;
}
SG_TWO_CLONES static void _row_min_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    uint64_t *restrict r0 = (uint64_t *)p[1];
    uint64_t s0 = sg_start_minimum_u64();
    for (sg_index i = 0; i < n; i++)
        s0 = sg_minimum_u64(s0, a0[i]);
    r0[0] = s0;
}
static const sg_loop _row_min_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _row_min_f32, _row_min_f32_columns},
    {SG_f64, {SG_f64, SG_f64}, _row_min_f64, _row_min_f64_columns},
    {SG_i8, {SG_i8, SG_i8}, _row_min_i8},
    {SG_i16, {SG_i16, SG_i16}, _row_min_i16},
    {SG_i32, {SG_i32, SG_i32}, _row_min_i32},
    {SG_i64, {SG_i64, SG_i64}, _row_min_i64},
    {SG_u8, {SG_u8, SG_u8}, _row_min_u8},
    {SG_u16, {SG_u16, SG_u16}, _row_min_u16},
    {SG_u32, {SG_u32, SG_u32}, _row_min_u32},
    {SG_u64, {SG_u64, SG_u64}, _row_min_u64},
};

const sg_kernel sg_kernels__row_min[] = {
    {"_row_min", 1, 1, SG_REDUCE, '<' | SG_ITSELF, {SG_SAME, SG_SAME}, 0, 10, _row_min_loops},
    {0}};
