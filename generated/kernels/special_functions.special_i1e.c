/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"
#include <bessel.h>

SG_FN float sg_own_special_i0e_f32(float x0) {
    return sg_bessel_i0ef(x0);
}

SG_FN double sg_own_special_i0e_f64(double x0) {
    return sg_bessel_i0e(x0);
}

SG_FN float sg_own_special_i1e_f32(float x0) {
    return sg_bessel_i1ef(x0);
}

SG_FN double sg_own_special_i1e_f64(double x0) {
    return sg_bessel_i1e(x0);
}

/* special.i1e: sg_bessel_i1e, bessel.h */
SG_CLONES static void special_i1e_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_i1e_f32(a0[i]);
}
SG_CLONES static void special_i1e_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_own_special_i1e_f64(a0[i]);
}
static const sg_loop special_i1e_loops[] = {
    {SG_f32, {SG_f32, SG_f32}, special_i1e_f32},
    {SG_f64, {SG_f64, SG_f64}, special_i1e_f64},
};

/* special.i1e: grad * (apart - where(near, special.i0e(self) * (0.5 - close * close / 16), result / where(near, 1, self))) */
SG_CLONES static void special_i1e_backward_self_f32(char *const *p, sg_index n) {
    const float *restrict a0 = (const float *)p[0];
    const float *restrict a1 = (const float *)p[1];
    const float *restrict a2 = (const float *)p[2];
    float *restrict r0 = (float *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_own_special_i0e_f32(a1[i]) * ((sg_abs_f32(a1[i]) > 8.0f) ? ((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) * (0.5083630843755487f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (0.1434332636415573f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (0.17484804032101475f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (0.3643842154407383f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (1.1285890059324746f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (5.030938109102577f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (32.79799872301069f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (293.854930336034f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (2518.4321455825975f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * ((-524.6392099343657f) + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * ((-594514.3429739146f) + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * ((-9332488.549671536f) + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (27415800.94861956f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (2404307927.064745f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (7948532592.257836f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * ((-515091500852.2031f) + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * ((-2903669840422.1465f) + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (106475868585109.83f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (624545855823120.2f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * ((-1.9896813521633396e+16f) + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * ((-1.0087246207798909e+17f) + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (3.008440432194407e+18f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (1.22299688546899e+19f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * ((-3.289405930059264e+20f) + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * ((-1.0462033209030537e+21f) + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (2.255636493154797e+22f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (5.589828088797546e+22f + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * ((-7.197242014122637e+23f) + (((1.0f / ((sg_abs_f32(a1[i]) > 8.0f) ? sg_abs_f32(a1[i]) : SG_INF)) - 0.06255f) * (-1.3934548288590393e+24f)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) : ((1.0f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * ((-0.34178454915948675f) + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (0.1639331235654304f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * ((-0.022152891233644258f) + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (0.005280638038581911f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * ((-0.00031673504637106715f) + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (5.6581732307856525e-05f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * ((-9.547631133733102e-07f) + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (2.40664281444382e-07f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (2.323167925404731e-09f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (3.8809206814534363e-10f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (5.12083590882573e-12f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * 1.2491905761374222e-14f)))))))))))))))))))))))) / (1.0f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (0.1582154508405131f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (0.24304084898569048f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (0.036867533259164226f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (0.013825938990835788f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (0.001822848053413296f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (0.0003118625448205047f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (3.216624676617925e-05f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (3.1692523516678147e-06f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (2.287988896372217e-07f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (1.3377630325430861e-08f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * (5.525197149949198e-10f + (((sg_abs_f32(a1[i]) > 8.0f) ? 8.0f : sg_abs_f32(a1[i])) * 1.3656865139606415e-11f))))))))))))))))))))))))))) - ((sg_abs_f32(a1[i]) < 0.00015f) ? (sg_own_special_i0e_f32(a1[i]) * (0.5f - ((((sg_abs_f32(a1[i]) < 0.00015f) ? a1[i] : 0.0f) * ((sg_abs_f32(a1[i]) < 0.00015f) ? a1[i] : 0.0f)) / 16.0f))) : (a2[i] / ((sg_abs_f32(a1[i]) < 0.00015f) ? 1.0f : a1[i])))));
}
SG_CLONES static void special_i1e_backward_self_f64(char *const *p, sg_index n) {
    const double *restrict a0 = (const double *)p[0];
    const double *restrict a1 = (const double *)p[1];
    const double *restrict a2 = (const double *)p[2];
    double *restrict r0 = (double *)p[3];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = (a0[i] * ((sg_own_special_i0e_f64(a1[i]) * ((sg_abs_f64(a1[i]) > 8.0) ? ((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) * (0.5083630843755487 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (0.1434332636415573 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (0.17484804032101475 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (0.3643842154407383 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (1.1285890059324746 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (5.030938109102577 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (32.79799872301069 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (293.854930336034 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (2518.4321455825975 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * ((-524.6392099343657) + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * ((-594514.3429739146) + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * ((-9332488.549671536) + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (27415800.94861956 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (2404307927.064745 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (7948532592.257836 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * ((-515091500852.2031) + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * ((-2903669840422.1465) + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (106475868585109.83 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (624545855823120.2 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * ((-1.9896813521633396e+16) + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * ((-1.0087246207798909e+17) + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (3.008440432194407e+18 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (1.22299688546899e+19 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * ((-3.289405930059264e+20) + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * ((-1.0462033209030537e+21) + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (2.255636493154797e+22 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (5.589828088797546e+22 + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * ((-7.197242014122637e+23) + (((1.0 / ((sg_abs_f64(a1[i]) > 8.0) ? sg_abs_f64(a1[i]) : SG_INF)) - 0.06255) * (-1.3934548288590393e+24)))))))))))))))))))))))))))))))))))))))))))))))))))))))))) : ((1.0 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * ((-0.34178454915948675) + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (0.1639331235654304 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * ((-0.022152891233644258) + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (0.005280638038581911 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * ((-0.00031673504637106715) + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (5.6581732307856525e-05 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * ((-9.547631133733102e-07) + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (2.40664281444382e-07 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (2.323167925404731e-09 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (3.8809206814534363e-10 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (5.12083590882573e-12 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * 1.2491905761374222e-14)))))))))))))))))))))))) / (1.0 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (0.1582154508405131 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (0.24304084898569048 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (0.036867533259164226 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (0.013825938990835788 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (0.001822848053413296 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (0.0003118625448205047 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (3.216624676617925e-05 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (3.1692523516678147e-06 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (2.287988896372217e-07 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (1.3377630325430861e-08 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * (5.525197149949198e-10 + (((sg_abs_f64(a1[i]) > 8.0) ? 8.0 : sg_abs_f64(a1[i])) * 1.3656865139606415e-11))))))))))))))))))))))))))) - ((sg_abs_f64(a1[i]) < 0.00015) ? (sg_own_special_i0e_f64(a1[i]) * (0.5 - ((((sg_abs_f64(a1[i]) < 0.00015) ? a1[i] : 0.0) * ((sg_abs_f64(a1[i]) < 0.00015) ? a1[i] : 0.0)) / 16.0))) : (a2[i] / ((sg_abs_f64(a1[i]) < 0.00015) ? 1.0 : a1[i])))));
}
static const sg_loop special_i1e_backward_self_loops[] = {
    {SG_f32, {SG_f32, SG_f32, SG_f32, SG_f32}, special_i1e_backward_self_f32},
    {SG_f64, {SG_f64, SG_f64, SG_f64, SG_f64}, special_i1e_backward_self_f64},
};

const sg_kernel sg_kernels_special_i1e[] = {
    {"special_i1e", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME}, 0, 2, special_i1e_loops},
    {"special_i1e_backward_self", 3, 1, SG_ELEMENTS, 0, {SG_SAME, SG_SAME, SG_SAME, SG_SAME}, 0, 2, special_i1e_backward_self_loops},
    {0}};
