/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _bessel_far_ratio: self * (0.5 + self * (0.125 + self * (0.125 + self * (0.1953125 + self * (0.40625 + self * (1.0478515625 + self * (3.21875 + self * ( 11.466461181640625 + self * 46.478515625)))))))) */
SG_CLONES static void _bessel_far_ratio_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (0.5f + (a0[i] * (0.125f + (a0[i] * (0.125f + (a0[i] * (0.1953125f + (a0[i] * (0.40625f + (a0[i] * (1.0478515625f + (a0[i] * (3.21875f + (a0[i] * (11.466461181640625f + (a0[i] * 46.478515625f)))))))))))))))));
}
SG_CLONES static void _bessel_far_ratio_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * (0.5 + (a0[i] * (0.125 + (a0[i] * (0.125 + (a0[i] * (0.1953125 + (a0[i] * (0.40625 + (a0[i] * (1.0478515625 + (a0[i] * (3.21875 + (a0[i] * (11.466461181640625 + (a0[i] * 46.478515625)))))))))))))))));
}
static void _bessel_far_ratio_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_add_c64(sg_from_real_c64(0.5f), sg_mul_c64(a0[i], sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(a0[i], sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(a0[i], sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(a0[i], sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(a0[i], sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(a0[i], sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(a0[i], sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(a0[i], sg_from_real_c64(46.478515625f))))))))))))))))));
}
static void _bessel_far_ratio_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_add_c128(sg_from_real_c128(0.5), sg_mul_c128(a0[i], sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(a0[i], sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(a0[i], sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(a0[i], sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(a0[i], sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(a0[i], sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(a0[i], sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(a0[i], sg_from_real_c128(46.478515625))))))))))))))))));
}
static const sg_loop _bessel_far_ratio_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, _bessel_far_ratio_f32},
    {SG_f64, {SG_f64, SG_f64}, _bessel_far_ratio_f64},
    {SG_c64, {SG_c64, SG_c64}, _bessel_far_ratio_c64},
    {SG_c128, {SG_c128, SG_c128}, _bessel_far_ratio_c128},
};

/* _bessel_far_ratio: auto */
SG_CLONES static void _bessel_far_ratio_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((0.5f + (a1[i] * (0.125f + (a1[i] * (0.125f + (a1[i] * (0.1953125f + (a1[i] * (0.40625f + (a1[i] * (1.0478515625f + (a1[i] * (3.21875f + (a1[i] * (11.466461181640625f + (a1[i] * 46.478515625f)))))))))))))))) + (a1[i] * ((0.125f + (a1[i] * (0.125f + (a1[i] * (0.1953125f + (a1[i] * (0.40625f + (a1[i] * (1.0478515625f + (a1[i] * (3.21875f + (a1[i] * (11.466461181640625f + (a1[i] * 46.478515625f)))))))))))))) + (a1[i] * ((0.125f + (a1[i] * (0.1953125f + (a1[i] * (0.40625f + (a1[i] * (1.0478515625f + (a1[i] * (3.21875f + (a1[i] * (11.466461181640625f + (a1[i] * 46.478515625f)))))))))))) + (a1[i] * ((0.1953125f + (a1[i] * (0.40625f + (a1[i] * (1.0478515625f + (a1[i] * (3.21875f + (a1[i] * (11.466461181640625f + (a1[i] * 46.478515625f)))))))))) + (a1[i] * ((0.40625f + (a1[i] * (1.0478515625f + (a1[i] * (3.21875f + (a1[i] * (11.466461181640625f + (a1[i] * 46.478515625f)))))))) + (a1[i] * ((1.0478515625f + (a1[i] * (3.21875f + (a1[i] * (11.466461181640625f + (a1[i] * 46.478515625f)))))) + (a1[i] * ((3.21875f + (a1[i] * (11.466461181640625f + (a1[i] * 46.478515625f)))) + (a1[i] * ((11.466461181640625f + (a1[i] * 46.478515625f)) + (a1[i] * 46.478515625f)))))))))))))))));
}
SG_CLONES static void _bessel_far_ratio_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((0.5 + (a1[i] * (0.125 + (a1[i] * (0.125 + (a1[i] * (0.1953125 + (a1[i] * (0.40625 + (a1[i] * (1.0478515625 + (a1[i] * (3.21875 + (a1[i] * (11.466461181640625 + (a1[i] * 46.478515625)))))))))))))))) + (a1[i] * ((0.125 + (a1[i] * (0.125 + (a1[i] * (0.1953125 + (a1[i] * (0.40625 + (a1[i] * (1.0478515625 + (a1[i] * (3.21875 + (a1[i] * (11.466461181640625 + (a1[i] * 46.478515625)))))))))))))) + (a1[i] * ((0.125 + (a1[i] * (0.1953125 + (a1[i] * (0.40625 + (a1[i] * (1.0478515625 + (a1[i] * (3.21875 + (a1[i] * (11.466461181640625 + (a1[i] * 46.478515625)))))))))))) + (a1[i] * ((0.1953125 + (a1[i] * (0.40625 + (a1[i] * (1.0478515625 + (a1[i] * (3.21875 + (a1[i] * (11.466461181640625 + (a1[i] * 46.478515625)))))))))) + (a1[i] * ((0.40625 + (a1[i] * (1.0478515625 + (a1[i] * (3.21875 + (a1[i] * (11.466461181640625 + (a1[i] * 46.478515625)))))))) + (a1[i] * ((1.0478515625 + (a1[i] * (3.21875 + (a1[i] * (11.466461181640625 + (a1[i] * 46.478515625)))))) + (a1[i] * ((3.21875 + (a1[i] * (11.466461181640625 + (a1[i] * 46.478515625)))) + (a1[i] * ((11.466461181640625 + (a1[i] * 46.478515625)) + (a1[i] * 46.478515625)))))))))))))))));
}
static void _bessel_far_ratio_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_add_c64(sg_add_c64(sg_from_real_c64(0.5f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_from_real_c64(46.478515625f))))))))))))))))), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_from_real_c64(46.478515625f))))))))))))))), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_from_real_c64(46.478515625f))))))))))))), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_from_real_c64(46.478515625f))))))))))), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_from_real_c64(46.478515625f))))))))), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_from_real_c64(46.478515625f))))))), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_from_real_c64(46.478515625f))))), sg_mul_c64(sg_conj_c64(a1[i]), sg_add_c64(sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(sg_conj_c64(a1[i]), sg_from_real_c64(46.478515625f))), sg_mul_c64(sg_conj_c64(a1[i]), sg_from_real_c64(46.478515625f))))))))))))))))));
}
static void _bessel_far_ratio_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_add_c128(sg_add_c128(sg_from_real_c128(0.5), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(a1[i]), sg_from_real_c128(46.478515625))))))))))))))))), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(a1[i]), sg_from_real_c128(46.478515625))))))))))))))), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(a1[i]), sg_from_real_c128(46.478515625))))))))))))), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(a1[i]), sg_from_real_c128(46.478515625))))))))))), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(a1[i]), sg_from_real_c128(46.478515625))))))))), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(a1[i]), sg_from_real_c128(46.478515625))))))), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(a1[i]), sg_from_real_c128(46.478515625))))), sg_mul_c128(sg_conj_c128(a1[i]), sg_add_c128(sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(sg_conj_c128(a1[i]), sg_from_real_c128(46.478515625))), sg_mul_c128(sg_conj_c128(a1[i]), sg_from_real_c128(46.478515625))))))))))))))))));
}
static const sg_loop _bessel_far_ratio_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _bessel_far_ratio_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _bessel_far_ratio_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _bessel_far_ratio_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _bessel_far_ratio_backward_self_c128},
};

/* _bessel_far_ratio: auto_element_wise */
static void _bessel_far_ratio_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_add_c64(sg_add_c64(sg_from_real_c64(0.5f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(a1[i], sg_from_real_c64(46.478515625f))))))))))))))))), sg_mul_c64(a1[i], sg_add_c64(sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(a1[i], sg_from_real_c64(46.478515625f))))))))))))))), sg_mul_c64(a1[i], sg_add_c64(sg_add_c64(sg_from_real_c64(0.125f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(a1[i], sg_from_real_c64(46.478515625f))))))))))))), sg_mul_c64(a1[i], sg_add_c64(sg_add_c64(sg_from_real_c64(0.1953125f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(a1[i], sg_from_real_c64(46.478515625f))))))))))), sg_mul_c64(a1[i], sg_add_c64(sg_add_c64(sg_from_real_c64(0.40625f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(a1[i], sg_from_real_c64(46.478515625f))))))))), sg_mul_c64(a1[i], sg_add_c64(sg_add_c64(sg_from_real_c64(1.0478515625f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(a1[i], sg_from_real_c64(46.478515625f))))))), sg_mul_c64(a1[i], sg_add_c64(sg_add_c64(sg_from_real_c64(3.21875f), sg_mul_c64(a1[i], sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(a1[i], sg_from_real_c64(46.478515625f))))), sg_mul_c64(a1[i], sg_add_c64(sg_add_c64(sg_from_real_c64(11.466461181640625f), sg_mul_c64(a1[i], sg_from_real_c64(46.478515625f))), sg_mul_c64(a1[i], sg_from_real_c64(46.478515625f))))))))))))))))));
}
static void _bessel_far_ratio_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_add_c128(sg_add_c128(sg_from_real_c128(0.5), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(a1[i], sg_from_real_c128(46.478515625))))))))))))))))), sg_mul_c128(a1[i], sg_add_c128(sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(a1[i], sg_from_real_c128(46.478515625))))))))))))))), sg_mul_c128(a1[i], sg_add_c128(sg_add_c128(sg_from_real_c128(0.125), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(a1[i], sg_from_real_c128(46.478515625))))))))))))), sg_mul_c128(a1[i], sg_add_c128(sg_add_c128(sg_from_real_c128(0.1953125), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(a1[i], sg_from_real_c128(46.478515625))))))))))), sg_mul_c128(a1[i], sg_add_c128(sg_add_c128(sg_from_real_c128(0.40625), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(a1[i], sg_from_real_c128(46.478515625))))))))), sg_mul_c128(a1[i], sg_add_c128(sg_add_c128(sg_from_real_c128(1.0478515625), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(a1[i], sg_from_real_c128(46.478515625))))))), sg_mul_c128(a1[i], sg_add_c128(sg_add_c128(sg_from_real_c128(3.21875), sg_mul_c128(a1[i], sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(a1[i], sg_from_real_c128(46.478515625))))), sg_mul_c128(a1[i], sg_add_c128(sg_add_c128(sg_from_real_c128(11.466461181640625), sg_mul_c128(a1[i], sg_from_real_c128(46.478515625))), sg_mul_c128(a1[i], sg_from_real_c128(46.478515625))))))))))))))))));
}
static const sg_loop _bessel_far_ratio_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, _bessel_far_ratio_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, _bessel_far_ratio_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, _bessel_far_ratio_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, _bessel_far_ratio_tangent_self_c128},
};

const sg_kernel sg_kernels__bessel_far_ratio[] = {
    {"_bessel_far_ratio", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, _bessel_far_ratio_loops},
    {"_bessel_far_ratio_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, _bessel_far_ratio_backward_self_loops},
    {"_bessel_far_ratio_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, _bessel_far_ratio_tangent_self_loops},
    {0}};
