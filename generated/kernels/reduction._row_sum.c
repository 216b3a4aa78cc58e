/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _row_sum: row_sum(self) */
SG_TWO_CLONES static void _row_sum_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        float part = 0;
        SG_SHORT_SUM(part, b, end, a0[i])
        s0_total += part;
    }
    const float s0 = (float)s0_total;
    r0[0] = s0;
}
SG_VECTORS static void _row_sum_f32_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    double s0_total[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0_total[j] = 0;
    for (sg_index b = 0; b < n; b += SG_PART) {
        const sg_index end = n - b < SG_PART ? n : b + SG_PART;
        float part[SG_NEIGHBOURS];
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            part[j] = 0;
        for (sg_index i = b; i < end; i++) {
            SG_INDEPENDENT
            for (sg_index j = 0; j < count; j++)
                part[j] += a0[i * step + j];
        }
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            s0_total[j] += part[j];
    }
    float s0[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0[j] = (float)s0_total[j];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        r0[j] = s0[j];
}
SG_TWO_CLONES static void _row_sum_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    long double s0_total = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        double part = 0;
        SG_SHORT_SUM(part, b, end, a0[i])
        s0_total += part;
    }
    const double s0 = (double)s0_total;
    r0[0] = s0;
}
SG_VECTORS static void _row_sum_f64_columns(char *const *p, sg_index n, sg_index step, sg_index count) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    double s0_total[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0_total[j] = 0;
    for (sg_index b = 0; b < n; b += SG_PART) {
        const sg_index end = n - b < SG_PART ? n : b + SG_PART;
        double part[SG_NEIGHBOURS];
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            part[j] = 0;
        for (sg_index i = b; i < end; i++) {
            SG_INDEPENDENT
            for (sg_index j = 0; j < count; j++)
                part[j] += a0[i * step + j];
        }
        SG_INDEPENDENT
        for (sg_index j = 0; j < count; j++)
            s0_total[j] += part[j];
    }
    double s0[SG_NEIGHBOURS];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        s0[j] = (double)s0_total[j];
    SG_INDEPENDENT
    for (sg_index j = 0; j < count; j++)
        r0[j] = s0[j];
}
static void _row_sum_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    double s0_re = 0, s0_im = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        sg_c64 part = sg_from_real_c64(0);
        for (sg_index i = b; i < end; i++)
            part = sg_add_c64(part, a0[i]);
        s0_re += part.re;
        s0_im += part.im;
    }
    const sg_c64 s0 = sg_make_c64(s0_re, s0_im);
    r0[0] = s0;
}
static void _row_sum_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    long double s0_re = 0, s0_im = 0;
    for (sg_index b = 0; b < n; b += SG_SUM_BLOCK) {
        const sg_index end = n - b < SG_SUM_BLOCK ? n : b + SG_SUM_BLOCK;
        sg_c128 part = sg_from_real_c128(0);
        for (sg_index i = b; i < end; i++)
            part = sg_add_c128(part, a0[i]);
        s0_re += part.re;
        s0_im += part.im;
    }
    const sg_c128 s0 = sg_make_c128(s0_re, s0_im);
    r0[0] = s0;
}
SG_TWO_CLONES static void _row_sum_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    int8_t s0 = 0;
    for (sg_index i = 0; i < n; i++)
        s0 += a0[i];
    r0[0] = s0;
}
SG_TWO_CLONES static void _row_sum_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    int16_t s0 = 0;
    for (sg_index i = 0; i < n; i++)
        s0 += a0[i];
    r0[0] = s0;
}
SG_TWO_CLONES static void _row_sum_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    int32_t s0 = 0;
    for (sg_index i = 0; i < n; i++)
        s0 += a0[i];
    r0[0] = s0;
}
SG_TWO_CLONES static void _row_sum_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    int64_t s0 = 0;
    for (sg_index i = 0; i < n; i++)
        s0 += a0[i];
    r0[0] = s0;
}
static const sg_loop _row_sum_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _row_sum_f32, _row_sum_f32_columns},
    {SG_f64, {SG_f64, SG_f64}, _row_sum_f64, _row_sum_f64_columns},
    {SG_c64, {SG_c64, SG_c64}, _row_sum_c64},
    {SG_c128, {SG_c128, SG_c128}, _row_sum_c128},
    {SG_i8, {SG_i8, SG_i8}, _row_sum_i8},
    {SG_i16, {SG_i16, SG_i16}, _row_sum_i16},
    {SG_i32, {SG_i32, SG_i32}, _row_sum_i32},
    {SG_i64, {SG_i64, SG_i64}, _row_sum_i64},
    {SG_u8, {SG_u8, SG_u8}, _row_sum_i8},
    {SG_u16, {SG_u16, SG_u16}, _row_sum_i16},
    {SG_u32, {SG_u32, SG_u32}, _row_sum_i32},
    {SG_u64, {SG_u64, SG_u64}, _row_sum_i64},
};

const sg_kernel sg_kernels__row_sum[] = {
    {"_row_sum", 1, 1, SG_REDUCE, '+' | SG_ITSELF, {SG_SAME, SG_SAME}, 0, 12, _row_sum_loops},
    {0}};
