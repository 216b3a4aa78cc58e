/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* bitwise_right_shift: shift_right(self, other) */
SG_TWO_CLONES static void bitwise_right_shift_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    const int8_t *restrict a1 = (const int8_t *)p[1];
    int8_t *restrict r0 = (int8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_i8(a0[i], a1[i]);
}
SG_TWO_CLONES static void bitwise_right_shift_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    const int16_t *restrict a1 = (const int16_t *)p[1];
    int16_t *restrict r0 = (int16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_i16(a0[i], a1[i]);
}
SG_TWO_CLONES static void bitwise_right_shift_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    const int32_t *restrict a1 = (const int32_t *)p[1];
    int32_t *restrict r0 = (int32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_i32(a0[i], a1[i]);
}
SG_TWO_CLONES static void bitwise_right_shift_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    const int64_t *restrict a1 = (const int64_t *)p[1];
    int64_t *restrict r0 = (int64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_i64(a0[i], a1[i]);
}
SG_TWO_CLONES static void bitwise_right_shift_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    const uint8_t *restrict a1 = (const uint8_t *)p[1];
    uint8_t *restrict r0 = (uint8_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_u8(a0[i], a1[i]);
}
SG_TWO_CLONES static void bitwise_right_shift_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    const uint16_t *restrict a1 = (const uint16_t *)p[1];
    uint16_t *restrict r0 = (uint16_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_u16(a0[i], a1[i]);
}
SG_TWO_CLONES static void bitwise_right_shift_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    const uint32_t *restrict a1 = (const uint32_t *)p[1];
    uint32_t *restrict r0 = (uint32_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_u32(a0[i], a1[i]);
}
SG_TWO_CLONES static void bitwise_right_shift_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    const uint64_t *restrict a1 = (const uint64_t *)p[1];
    uint64_t *restrict r0 = (uint64_t *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_shift_right_u64(a0[i], a1[i]);
}
static const sg_loop bitwise_right_shift_loops[] = {
    {SG_i8, {SG_i8, SG_i8, SG_i8}, bitwise_right_shift_i8},
    {SG_i16, {SG_i16, SG_i16, SG_i16}, bitwise_right_shift_i16},
    {SG_i32, {SG_i32, SG_i32, SG_i32}, bitwise_right_shift_i32},
    {SG_i64, {SG_i64, SG_i64, SG_i64}, bitwise_right_shift_i64},
    {SG_u8, {SG_u8, SG_u8, SG_u8}, bitwise_right_shift_u8},
    {SG_u16, {SG_u16, SG_u16, SG_u16}, bitwise_right_shift_u16},
    {SG_u32, {SG_u32, SG_u32, SG_u32}, bitwise_right_shift_u32},
    {SG_u64, {SG_u64, SG_u64, SG_u64}, bitwise_right_shift_u64},
};

const sg_kernel sg_kernels_bitwise_right_shift[] = {
    {"bitwise_right_shift", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 8, bitwise_right_shift_loops},
    {0}};
