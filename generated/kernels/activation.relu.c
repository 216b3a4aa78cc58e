/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* relu: maximum(self, 0) */
SG_TWO_CLONES static void relu_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_f32(a0[i], 0.0f);
}
SG_TWO_CLONES static void relu_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_f64(a0[i], 0.0);
}
static void relu_i8(char *const *p, sg_index n) {
    const int8_t *restrict a0 = (const int8_t *)p[0];
    int8_t *restrict r0 = (int8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i8(a0[i], 0);
}
static void relu_i16(char *const *p, sg_index n) {
    const int16_t *restrict a0 = (const int16_t *)p[0];
    int16_t *restrict r0 = (int16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i16(a0[i], 0);
}
static void relu_i32(char *const *p, sg_index n) {
    const int32_t *restrict a0 = (const int32_t *)p[0];
    int32_t *restrict r0 = (int32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i32(a0[i], 0);
}
static void relu_i64(char *const *p, sg_index n) {
    const int64_t *restrict a0 = (const int64_t *)p[0];
    int64_t *restrict r0 = (int64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_i64(a0[i], 0);
}
static void relu_u8(char *const *p, sg_index n) {
    const uint8_t *restrict a0 = (const uint8_t *)p[0];
    uint8_t *restrict r0 = (uint8_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_u8(a0[i], 0);
}
static void relu_u16(char *const *p, sg_index n) {
    const uint16_t *restrict a0 = (const uint16_t *)p[0];
    uint16_t *restrict r0 = (uint16_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_u16(a0[i], 0);
}
static void relu_u32(char *const *p, sg_index n) {
    const uint32_t *restrict a0 = (const uint32_t *)p[0];
    uint32_t *restrict r0 = (uint32_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_u32(a0[i], 0);
}
static void relu_u64(char *const *p, sg_index n) {
    const uint64_t *restrict a0 = (const uint64_t *)p[0];
    uint64_t *restrict r0 = (uint64_t *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_maximum_u64(a0[i], 0);
}
static const sg_loop relu_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, relu_f32},
    {SG_f64, {SG_f64, SG_f64}, relu_f64},
    {SG_i8, {SG_i8, SG_i8}, relu_i8},
    {SG_i16, {SG_i16, SG_i16}, relu_i16},
    {SG_i32, {SG_i32, SG_i32}, relu_i32},
    {SG_i64, {SG_i64, SG_i64}, relu_i64},
    {SG_u8, {SG_u8, SG_u8}, relu_u8},
    {SG_u16, {SG_u16, SG_u16}, relu_u16},
    {SG_u32, {SG_u32, SG_u32}, relu_u32},
    {SG_u64, {SG_u64, SG_u64}, relu_u64},
};

/* relu: where(result <= 0, 0, grad) */
SG_TWO_CLONES static void relu_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= 0.0f) ? 0.0f : a1[i]);
}
SG_TWO_CLONES static void relu_backward_self_f32_one_0(char *const *p, sg_index n) {
    const float x = *(const float *)p[0];
    const float *restrict a = (const float *)p[1];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((x <= 0.0f) ? 0.0f : a[i]);
}
SG_TWO_CLONES static void relu_backward_self_f32_one_1(char *const *p, sg_index n) {
    const float x = *(const float *)p[1];
    const float *restrict a = (const float *)p[0];
    float *restrict r = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((a[i] <= 0.0f) ? 0.0f : x);
}
SG_TWO_CLONES static void relu_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] <= 0.0) ? 0.0 : a1[i]);
}
SG_TWO_CLONES static void relu_backward_self_f64_one_0(char *const *p, sg_index n) {
    const double x = *(const double *)p[0];
    const double *restrict a = (const double *)p[1];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((x <= 0.0) ? 0.0 : a[i]);
}
SG_TWO_CLONES static void relu_backward_self_f64_one_1(char *const *p, sg_index n) {
    const double x = *(const double *)p[1];
    const double *restrict a = (const double *)p[0];
    double *restrict r = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r[i] = ((a[i] <= 0.0) ? 0.0 : x);
}
static const sg_loop relu_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, relu_backward_self_f32, 0, {relu_backward_self_f32_one_0, relu_backward_self_f32_one_1}},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, relu_backward_self_f64, 0, {relu_backward_self_f64_one_0, relu_backward_self_f64_one_1}},
};

const sg_kernel sg_kernels_relu[] = {
    {"relu", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 10, relu_loops},
    {"relu_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 2, relu_backward_self_loops},
    {0}};
