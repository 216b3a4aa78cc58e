/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* nn.functional.relu6: minimum(maximum(self, 0), 6) */
SG_TWO_CLONES static void nn_functional_relu6_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f32(sg_maximum_f32(a0[i], 0.0f), 6.0f);
}
SG_TWO_CLONES static void nn_functional_relu6_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_f64(sg_maximum_f64(a0[i], 0.0), 6.0);
}
static void nn_functional_relu6_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i8(sg_maximum_i8(a0[i], 0), 6);
}
static void nn_functional_relu6_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i16(sg_maximum_i16(a0[i], 0), 6);
}
static void nn_functional_relu6_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i32(sg_maximum_i32(a0[i], 0), 6);
}
static void nn_functional_relu6_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_i64(sg_maximum_i64(a0[i], 0), 6);
}
static void nn_functional_relu6_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u8(sg_maximum_u8(a0[i], 0), 6);
}
static void nn_functional_relu6_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    uint16_t *restrict r0 = (uint16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u16(sg_maximum_u16(a0[i], 0), 6);
}
static void nn_functional_relu6_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    uint32_t *restrict r0 = (uint32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u32(sg_maximum_u32(a0[i], 0), 6);
}
static void nn_functional_relu6_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    uint64_t *restrict r0 = (uint64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_minimum_u64(sg_maximum_u64(a0[i], 0), 6);
}
static const sg_loop nn_functional_relu6_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, nn_functional_relu6_f32},
    {SG_f64, {SG_f64, SG_f64}, nn_functional_relu6_f64},
    {SG_i8, {SG_i8, SG_i8}, nn_functional_relu6_i8},
    {SG_i16, {SG_i16, SG_i16}, nn_functional_relu6_i16},
    {SG_i32, {SG_i32, SG_i32}, nn_functional_relu6_i32},
    {SG_i64, {SG_i64, SG_i64}, nn_functional_relu6_i64},
    {SG_u8, {SG_u8, SG_u8}, nn_functional_relu6_u8},
    {SG_u16, {SG_u16, SG_u16}, nn_functional_relu6_u16},
    {SG_u32, {SG_u32, SG_u32}, nn_functional_relu6_u32},
    {SG_u64, {SG_u64, SG_u64}, nn_functional_relu6_u64},
};

/* nn.functional.relu6: where((result > 0) & (result < 6), grad, 0) */
SG_TWO_CLONES static void nn_functional_relu6_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] > 0.0f) & (a0[i] < 6.0f)) ? a1[i] : 0.0f);
}
SG_TWO_CLONES static void nn_functional_relu6_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (((a0[i] > 0.0) & (a0[i] < 6.0)) ? a1[i] : 0.0);
}
static const sg_loop nn_functional_relu6_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, nn_functional_relu6_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, nn_functional_relu6_backward_self_f64},
};

const sg_kernel sg_kernels_nn_functional_relu6[] = {
    {"nn_functional_relu6", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 10, nn_functional_relu6_loops},
    {"nn_functional_relu6_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, nn_functional_relu6_backward_self_loops},
    {0}};
