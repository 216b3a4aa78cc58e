/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* sinc: where( self == 0, 1, where(round(real(self)) * 0.5 == floor(round(real(self)) * 0.5), sin(pi * (self - round(real(self)))), -sin(pi * (self - round(real(self))))) / (pi * self)) */
SG_LARGE static void sinc_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32((3.141592653589793f * (a0[i] - sg_round_f32(a0[i]))));
    if (far) {
        int farther = 0;
        for (sg_index i = 0; i < n; i++)
            farther |= sg_is_farther_f32((3.141592653589793f * (a0[i] - sg_round_f32(a0[i]))));
        if (!farther) {
            SG_INDEPENDENT
            for (sg_index i = 0; i < n; i++)
                r0[i] = ((a0[i] == 0.0f) ? 1.0f : ((((sg_round_f32(a0[i]) * 0.5f) == sg_floor_f32((sg_round_f32(a0[i]) * 0.5f))) ? sg_middle_sin_f32((3.141592653589793f * (a0[i] - sg_round_f32(a0[i])))) : (-sg_middle_sin_f32((3.141592653589793f * (a0[i] - sg_round_f32(a0[i])))))) / (3.141592653589793f * a0[i])));
            return;
        }
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] == 0.0f) ? 1.0f : ((((sg_round_f32(a0[i]) * 0.5f) == sg_floor_f32((sg_round_f32(a0[i]) * 0.5f))) ? sg_sin_f32((3.141592653589793f * (a0[i] - sg_round_f32(a0[i])))) : (-sg_sin_f32((3.141592653589793f * (a0[i] - sg_round_f32(a0[i])))))) / (3.141592653589793f * a0[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == 0.0f) ? 1.0f : ((((sg_round_f32(a0[i]) * 0.5f) == sg_floor_f32((sg_round_f32(a0[i]) * 0.5f))) ? sg_near_sin_f32((3.141592653589793f * (a0[i] - sg_round_f32(a0[i])))) : (-sg_near_sin_f32((3.141592653589793f * (a0[i] - sg_round_f32(a0[i])))))) / (3.141592653589793f * a0[i])));
}
SG_LARGE static void sinc_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64((3.141592653589793 * (a0[i] - sg_round_f64(a0[i]))));
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = ((a0[i] == 0.0) ? 1.0 : ((((sg_round_f64(a0[i]) * 0.5) == sg_floor_f64((sg_round_f64(a0[i]) * 0.5))) ? sg_sin_f64((3.141592653589793 * (a0[i] - sg_round_f64(a0[i])))) : (-sg_sin_f64((3.141592653589793 * (a0[i] - sg_round_f64(a0[i])))))) / (3.141592653589793 * a0[i])));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = ((a0[i] == 0.0) ? 1.0 : ((((sg_round_f64(a0[i]) * 0.5) == sg_floor_f64((sg_round_f64(a0[i]) * 0.5))) ? sg_near_sin_f64((3.141592653589793 * (a0[i] - sg_round_f64(a0[i])))) : (-sg_near_sin_f64((3.141592653589793 * (a0[i] - sg_round_f64(a0[i])))))) / (3.141592653589793 * a0[i])));
}
static void sinc_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    sg_c64 *restrict r0 = (sg_c64 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c64(a0[i], sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64((((sg_round_f32(sg_real_c64(a0[i])) * 0.5f) == sg_floor_f32((sg_round_f32(sg_real_c64(a0[i])) * 0.5f))) ? sg_sin_c64(sg_mul_c64(sg_from_real_c64(3.141592653589793f), sg_sub_c64(a0[i], sg_from_real_c64(sg_round_f32(sg_real_c64(a0[i])))))) : sg_neg_c64(sg_sin_c64(sg_mul_c64(sg_from_real_c64(3.141592653589793f), sg_sub_c64(a0[i], sg_from_real_c64(sg_round_f32(sg_real_c64(a0[i])))))))), sg_mul_c64(sg_from_real_c64(3.141592653589793f), a0[i])));
}
static void sinc_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    sg_c128 *restrict r0 = (sg_c128 *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (sg_eq_c128(a0[i], sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128((((sg_round_f64(sg_real_c128(a0[i])) * 0.5) == sg_floor_f64((sg_round_f64(sg_real_c128(a0[i])) * 0.5))) ? sg_sin_c128(sg_mul_c128(sg_from_real_c128(3.141592653589793), sg_sub_c128(a0[i], sg_from_real_c128(sg_round_f64(sg_real_c128(a0[i])))))) : sg_neg_c128(sg_sin_c128(sg_mul_c128(sg_from_real_c128(3.141592653589793), sg_sub_c128(a0[i], sg_from_real_c128(sg_round_f64(sg_real_c128(a0[i])))))))), sg_mul_c128(sg_from_real_c128(3.141592653589793), a0[i])));
}
static const sg_loop sinc_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, sinc_f32},
    {SG_f64, {SG_f64, SG_f64}, sinc_f64},
    {SG_c64, {SG_c64, SG_c64}, sinc_c64},
    {SG_c128, {SG_c128, SG_c128}, sinc_c128},
};

/* sinc: grad * where( near, close * (-3.2898681336964529 + square * (3.2469697011334146 + square * (-1.1445109447325053 + square * (0.2091827825412384 + square * ( -0.023460810354558236 + square * (0.001781145516372852 + square * (-9.7662231263189327e-5 + square * 4.0499478466192442e-6))))))), where(round(whole * 0.5) == whole * 0.5, slope, -slope)).conj() */
SG_LARGE static void sinc_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    float *restrict r0 = (float *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f32(((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) - sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))) * 3.141592653589793f));
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * ((sg_abs_f32(a1[i]) < 0.25f) ? (((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((-3.289868133696453f) + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * (3.2469697011334144f + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * ((-1.1445109447325053f) + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * (0.2091827825412384f + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * ((-0.023460810354558236f) + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * (0.001781145516372852f + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * ((-9.766223126318933e-05f) + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * 4.049947846619244e-06f))))))))))))))) : ((sg_round_f32((sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i])) * 0.5f)) == (sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i])) * 0.5f)) ? ((sg_cos_f32(((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) - sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))) * 3.141592653589793f)) - (sg_sin_f32(((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) - sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))) * 3.141592653589793f)) / (((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f))) / ((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i])) : (-((sg_cos_f32(((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) - sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))) * 3.141592653589793f)) - (sg_sin_f32(((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) - sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))) * 3.141592653589793f)) / (((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f))) / ((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f32(a1[i]) < 0.25f) ? (((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((-3.289868133696453f) + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * (3.2469697011334144f + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * ((-1.1445109447325053f) + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * (0.2091827825412384f + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * ((-0.023460810354558236f) + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * (0.001781145516372852f + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * ((-9.766223126318933e-05f) + ((((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.25f) ? a1[i] : 0.0f)) * 4.049947846619244e-06f))))))))))))))) : ((sg_round_f32((sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i])) * 0.5f)) == (sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i])) * 0.5f)) ? ((sg_near_cos_f32(((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) - sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))) * 3.141592653589793f)) - (sg_near_sin_f32(((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) - sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))) * 3.141592653589793f)) / (((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f))) / ((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i])) : (-((sg_near_cos_f32(((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) - sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))) * 3.141592653589793f)) - (sg_near_sin_f32(((((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) - sg_round_f32(((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))) * 3.141592653589793f)) / (((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]) * 3.141592653589793f))) / ((sg_abs_f32(a1[i]) < 0.25f) ? 1.0f : a1[i]))))));
}
SG_LARGE static void sinc_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    double *restrict r0 = (double *)p[2];
    int far = 0;
    for (sg_index i = 0; i < n; i++)
        far |= sg_is_far_f64(((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) - sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))) * 3.141592653589793));
    if (far) {
        for (sg_index i = 0; i < n; i++)
            r0[i] = (a0[i] * ((sg_abs_f64(a1[i]) < 0.25) ? (((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((-3.289868133696453) + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * (3.2469697011334144 + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * ((-1.1445109447325053) + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * (0.2091827825412384 + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * ((-0.023460810354558236) + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * (0.001781145516372852 + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * ((-9.766223126318933e-05) + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * 4.049947846619244e-06))))))))))))))) : ((sg_round_f64((sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i])) * 0.5)) == (sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i])) * 0.5)) ? ((sg_cos_f64(((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) - sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))) * 3.141592653589793)) - (sg_sin_f64(((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) - sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))) * 3.141592653589793)) / (((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) * 3.141592653589793))) / ((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i])) : (-((sg_cos_f64(((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) - sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))) * 3.141592653589793)) - (sg_sin_f64(((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) - sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))) * 3.141592653589793)) / (((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) * 3.141592653589793))) / ((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))))));
        return;
    }
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_abs_f64(a1[i]) < 0.25) ? (((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((-3.289868133696453) + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * (3.2469697011334144 + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * ((-1.1445109447325053) + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * (0.2091827825412384 + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * ((-0.023460810354558236) + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * (0.001781145516372852 + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * ((-9.766223126318933e-05) + ((((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.25) ? a1[i] : 0.0)) * 4.049947846619244e-06))))))))))))))) : ((sg_round_f64((sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i])) * 0.5)) == (sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i])) * 0.5)) ? ((sg_near_cos_f64(((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) - sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))) * 3.141592653589793)) - (sg_near_sin_f64(((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) - sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))) * 3.141592653589793)) / (((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) * 3.141592653589793))) / ((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i])) : (-((sg_near_cos_f64(((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) - sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))) * 3.141592653589793)) - (sg_near_sin_f64(((((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) - sg_round_f64(((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))) * 3.141592653589793)) / (((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]) * 3.141592653589793))) / ((sg_abs_f64(a1[i]) < 0.25) ? 1.0 : a1[i]))))));
}
static void sinc_backward_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], sg_conj_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), sg_add_c64(sg_from_real_c64((-3.289868133696453f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(3.2469697011334144f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-1.1445109447325053f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(0.2091827825412384f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-0.023460810354558236f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(0.001781145516372852f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-9.766223126318933e-05f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_from_real_c64(4.049947846619244e-06f)))))))))))))))) : ((sg_round_f32((sg_round_f32(sg_real_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))) * 0.5f)) == (sg_round_f32(sg_real_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))) * 0.5f)) ? sg_div_c64(sg_sub_c64(sg_cos_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))))), sg_from_real_c64(3.141592653589793f))), sg_div_c64(sg_sin_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))))), sg_from_real_c64(3.141592653589793f))), sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(3.141592653589793f)))), ((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i])) : sg_neg_c64(sg_div_c64(sg_sub_c64(sg_cos_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))))), sg_from_real_c64(3.141592653589793f))), sg_div_c64(sg_sin_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))))), sg_from_real_c64(3.141592653589793f))), sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(3.141592653589793f)))), ((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i])))))));
}
static void sinc_backward_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], sg_conj_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), sg_add_c128(sg_from_real_c128((-3.289868133696453)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(3.2469697011334144), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-1.1445109447325053)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(0.2091827825412384), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-0.023460810354558236)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(0.001781145516372852), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-9.766223126318933e-05)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_from_real_c128(4.049947846619244e-06)))))))))))))))) : ((sg_round_f64((sg_round_f64(sg_real_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))) * 0.5)) == (sg_round_f64(sg_real_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))) * 0.5)) ? sg_div_c128(sg_sub_c128(sg_cos_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))))), sg_from_real_c128(3.141592653589793))), sg_div_c128(sg_sin_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))))), sg_from_real_c128(3.141592653589793))), sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(3.141592653589793)))), ((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i])) : sg_neg_c128(sg_div_c128(sg_sub_c128(sg_cos_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))))), sg_from_real_c128(3.141592653589793))), sg_div_c128(sg_sin_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))))), sg_from_real_c128(3.141592653589793))), sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(3.141592653589793)))), ((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i])))))));
}
static const sg_loop sinc_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sinc_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sinc_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sinc_backward_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sinc_backward_self_c128},
};

/* sinc: auto_element_wise */
static void sinc_tangent_self_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    const sg_c64 *restrict a1 = (const sg_c64 *)p[1];
    sg_c64 *restrict r0 = (sg_c64 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c64(a0[i], ((sg_abs_c64(a1[i]) < 0.25f) ? sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), sg_add_c64(sg_from_real_c64((-3.289868133696453f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(3.2469697011334144f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-1.1445109447325053f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(0.2091827825412384f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-0.023460810354558236f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(0.001781145516372852f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-9.766223126318933e-05f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f)), ((sg_abs_c64(a1[i]) < 0.25f) ? a1[i] : sg_from_real_c64(0.0f))), sg_from_real_c64(4.049947846619244e-06f)))))))))))))))) : ((sg_round_f32((sg_round_f32(sg_real_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))) * 0.5f)) == (sg_round_f32(sg_real_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))) * 0.5f)) ? sg_div_c64(sg_sub_c64(sg_cos_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))))), sg_from_real_c64(3.141592653589793f))), sg_div_c64(sg_sin_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))))), sg_from_real_c64(3.141592653589793f))), sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(3.141592653589793f)))), ((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i])) : sg_neg_c64(sg_div_c64(sg_sub_c64(sg_cos_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))))), sg_from_real_c64(3.141592653589793f))), sg_div_c64(sg_sin_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))))), sg_from_real_c64(3.141592653589793f))), sg_mul_c64(((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]), sg_from_real_c64(3.141592653589793f)))), ((sg_abs_c64(a1[i]) < 0.25f) ? sg_from_real_c64(1.0f) : a1[i]))))));
}
static void sinc_tangent_self_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    const sg_c128 *restrict a1 = (const sg_c128 *)p[1];
    sg_c128 *restrict r0 = (sg_c128 *)p[2];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_mul_c128(a0[i], ((sg_abs_c128(a1[i]) < 0.25) ? sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), sg_add_c128(sg_from_real_c128((-3.289868133696453)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(3.2469697011334144), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-1.1445109447325053)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(0.2091827825412384), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-0.023460810354558236)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(0.001781145516372852), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-9.766223126318933e-05)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0)), ((sg_abs_c128(a1[i]) < 0.25) ? a1[i] : sg_from_real_c128(0.0))), sg_from_real_c128(4.049947846619244e-06)))))))))))))))) : ((sg_round_f64((sg_round_f64(sg_real_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))) * 0.5)) == (sg_round_f64(sg_real_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))) * 0.5)) ? sg_div_c128(sg_sub_c128(sg_cos_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))))), sg_from_real_c128(3.141592653589793))), sg_div_c128(sg_sin_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))))), sg_from_real_c128(3.141592653589793))), sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(3.141592653589793)))), ((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i])) : sg_neg_c128(sg_div_c128(sg_sub_c128(sg_cos_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))))), sg_from_real_c128(3.141592653589793))), sg_div_c128(sg_sin_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))))), sg_from_real_c128(3.141592653589793))), sg_mul_c128(((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]), sg_from_real_c128(3.141592653589793)))), ((sg_abs_c128(a1[i]) < 0.25) ? sg_from_real_c128(1.0) : a1[i]))))));
}
static const sg_loop sinc_tangent_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32}, sinc_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64}, sinc_backward_self_f64},
    {SG_c64, {SG_c64, SG_c64, SG_c64}, sinc_tangent_self_c64},
    {SG_c128, {SG_c128, SG_c128, SG_c128}, sinc_tangent_self_c128},
};

const sg_kernel sg_kernels_sinc[] = {
    {"sinc", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 4, sinc_loops},
    {"sinc_backward_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sinc_backward_self_loops},
    {"sinc_tangent_self", 2, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME}, 0, 4, sinc_tangent_self_loops},
    {0}};
