/* Modified Bessel functions of the first kind: up to 7.75 a series in x^2, beyond exp(|x|) / sqrt(|x|) times a polynomial in v = 15.5 / |x| - 1.
 * Both are evaluated and one is selected, so that a loop is vectorised. For n = 0 and 1:
 * minimax.py "mp.besseli(n, mp.sqrt(x)) / mp.sqrt(x)**n" 0 60 14 and "mp.besseli(n, 15.5 / (x + 1)) * mp.sqrt(15.5 / (x + 1)) * mp.exp(-15.5 / (x + 1))" -1 1 chebyshev 24 */
#ifndef SG_BESSEL_H
#define SG_BESSEL_H

/* I0(x), of x^2 */
SG_FN double sg_i0_near(double z) {
    const double z2 = z * z, z4 = z2 * z2;
    double p = ((2.658741635426196e-25 + 3.2950208726136195e-28 * z) + z2 * 7.700391388127084e-31);
    p = ((9.385984887278553e-15 + 2.8968297079484725e-17 * z) + z2 * (7.244402385017338e-20 + 1.4919609211885255e-22 * z)) + z4 * p;
    p = ((6.781684027917481e-06 + 6.781684024957818e-08 * z) + z2 * (4.709502833011278e-10 + 2.4028072440957087e-12 * z)) + z4 * p;
    p = ((1.0 + 0.2499999999999997 * z) + z2 * (0.015625000000000572 + 0.00043402777777737714 * z)) + z4 * p;
    return p;
}

/* I1(x) / x, of x^2 */
SG_FN double sg_i1_near(double z) {
    const double z2 = z * z, z4 = z2 * z2;
    double p = ((1.0193894443390452e-26 + 1.1951789945048167e-29 * z) + z2 * 2.519928369751621e-32);
    p = ((5.214432957924232e-16 + 1.4484246580927237e-18 * z) + z2 * (3.292693451801184e-21 + 6.219772143976603e-24 * z)) + z4 * p;
    p = ((6.781684027846054e-07 + 5.65140335520342e-09 * z) + z2 * (3.363930584606708e-11 + 1.5017545957054044e-13 * z)) + z4 * p;
    p = ((0.5 + 0.06249999999999998 * z) + z2 * (0.0026041666666667008 + 5.425347222220082e-05 * z)) + z4 * p;
    return p;
}

/* I0(x) sqrt(x) exp(-x) */
SG_FN double sg_i0_far(double v) {
    const double v2 = v * v, v4 = v2 * v2;
    double p = -7.225476703280147e-11;
    p = ((-1.942947215130611e-09 + 6.553743434252993e-10 * v) + v2 * (5.48249733669464e-10 + -8.975019912316443e-11 * v)) + v4 * p;
    p = ((-6.788289384036336e-09 + 5.221435870245512e-09 * v) + v2 * (4.323210579657e-09 + -2.276303290325059e-09 * v)) + v4 * p;
    p = ((-2.1740784438690067e-09 + 1.5436934109183205e-08 * v) + v2 * (7.408673107759192e-09 + -9.505248467556929e-09 * v)) + v4 * p;
    p = ((3.010669738892993e-08 + 6.068239172980919e-09 * v) + v2 * (-1.6245343391533576e-08 + -2.0887216489444128e-08 * v)) + v4 * p;
    p = ((1.7408595014902674e-06 + 3.6969868816518073e-07 * v) + v2 * (1.18866226903143e-07 + 5.637412204159785e-08 * v)) + v4 * p;
    p = ((0.4022850564674586 + 0.003478064623595508 * v) + v2 * (0.00014630498370390508 + 1.2470619505054964e-05 * v)) + v4 * p;
    return p;
}

/* I1(x) sqrt(x) exp(-x) */
SG_FN double sg_i1_far(double v) {
    const double v2 = v * v, v4 = v2 * v2;
    double p = 7.687035912969224e-11;
    p = ((2.0685529193769105e-09 + -6.54591408215065e-10 * v) + v2 * (-5.832954857220305e-10 + 8.962050189738007e-11 * v)) + v4 * p;
    p = ((7.291813129991028e-09 + -5.240906162234735e-09 * v) + v2 * (-4.613359803862076e-09 + 2.2764021087271496e-09 * v)) + v4 * p;
    p = ((2.8865929812573605e-09 + -1.588737405892054e-08 * v) + v2 * (-8.11995379051307e-09 + 9.624076192940356e-09 * v)) + v4 * p;
    p = ((-3.2782905768668896e-08 + -7.182463981350163e-09 * v) + v2 * (1.6584346336360105e-08 + 2.2067383013630267e-08 * v)) + v4 * p;
    p = ((-2.1490095529844204e-06 + -4.321655455035967e-07 * v) + v2 * (-1.336325549726292e-07 + -6.175299545502785e-08 * v)) + v4 * p;
    p = ((0.38908372789601825 + -0.010078728909315667 * v) + v2 * (-0.0002351712240716454 + -1.6805827222710954e-05 * v)) + v4 * p;
    return p;
}

SG_FN double sg_bounded_square(double a) { return a < 7.75 ? a * a : 60; }

/* 1 / sqrt(a) times one of the polynomials */
#define SG_FAR_BESSEL(polynomial, a) (polynomial(15.5 / (a < 7.75 ? 7.75 : a) - 1) / sqrt(a < 7.75 ? 7.75 : a))

/* exp(a) is infinite before I0(a) is: beyond 700 it is exp(a - 8) times exp(8) */
SG_FN double sg_grown(double a, double scaled) {
    return scaled * sg_exp_f64(a > 700 ? a - 8 : a) * (a > 700 ? 2980.957987041728 : 1);
}

SG_FN double sg_bessel_i0(double x) {
    const double a = fabs(x), near = sg_i0_near(sg_bounded_square(a)), far = sg_grown(a, SG_FAR_BESSEL(sg_i0_far, a));
    return a < 7.75 ? near : far;
}

SG_FN double sg_bessel_i1(double x) {
    const double a = fabs(x), near = a * sg_i1_near(sg_bounded_square(a)), far = sg_grown(a, SG_FAR_BESSEL(sg_i1_far, a));
    return copysign(a < 7.75 ? near : far, x);
}

SG_FN double sg_bessel_i0e(double x) {
    const double a = fabs(x), near = sg_i0_near(sg_bounded_square(a)) * sg_exp_f64(-a), far = SG_FAR_BESSEL(sg_i0_far, a);
    return a < 7.75 ? near : far;
}

SG_FN double sg_bessel_i1e(double x) {
    const double a = fabs(x), near = a * sg_i1_near(sg_bounded_square(a)) * sg_exp_f64(-a), far = SG_FAR_BESSEL(sg_i1_far, a);
    return copysign(a < 7.75 ? near : far, x);
}

/* ---- of float32: the same in double with fewer terms, rounded once; far out a polynomial in 1 / |x|
 * minimax.py "mp.besseli(n, mp.sqrt(x)) / mp.sqrt(x)**n" 0 60.1 9 and "mp.besseli(n, 1 / x) / mp.sqrt(x) * mp.exp(-1 / x)" 1e-7 0.12904 6 */

SG_FN double sg_i0_near_f32(double z) {
    const double y = z * z, w = y * y;
    const double p0 = (0.99999999497816590254 + 0.25000003392485088516 * z) + y * (0.015624967764684508292 + 0.00043403846261455592311 * z);
    const double p1 = (6.7800259136390419206e-6 + 6.7955386959655165587e-8 * z) + y * (4.6427027272384671064e-10 + 2.5928261956856725302e-12 * z);
    return p0 + w * (p1 + w * (6.2793951428904192868e-15 + 5.5057946191822313417e-17 * z));
}

SG_FN double sg_i1_near_f32(double z) {
    const double y = z * z, w = y * y;
    const double p0 = (0.49999999946236985546 + 0.062500003058060686517 * z) + y * (0.0026041641847739624992 + 0.000054254197260580921692 * z);
    const double p1 = (6.7806671281241869535e-7 + 5.6592331124943310259e-9 * z) + y * (3.3286174329859499828e-11 + 1.5968427699599581852e-13 * z);
    return p0 + w * (p1 + w * (3.7281998780747330509e-16 + 2.6532896709753633912e-18 * z));
}

SG_FN double sg_i0_far_f32(double v) {
    const double y = v * v, p = (0.39894228098063236258 + 0.049867362036785547905 * v) + y * (0.02810079321155271135 + 0.027024261308602535218 * v);
    return p + y * y * ((0.088973646666214264971 + -0.33548248070724765172 * v) + y * 1.9138806174436386462);
}

SG_FN double sg_i1_far_f32(double v) {
    const double y = v * v, p = (0.39894227971790821035 + -0.14960286154474568607 * v) + y * (-0.046809068850912514074 + -0.038386696204633441646 * v);
    return p + y * y * ((-0.10800332973666915118 + 0.37312527133853685687 * v) + y * -2.1781578730439304453);
}

/* What is scaled, times exp(a) / sqrt(a), for v = 1 / a: more than any float from 92 on; of an infinite argument NaN, as in float64. */
SG_FN double sg_grown_f32(double a, double v, double scaled) { return a > 100 ? v * SG_INF : scaled * sqrt(v) * sg_exp2_in_double(a * SG_LOG2_E); }
SG_FN double sg_shrunk_f32(double a) { return sg_exp2_in_double(a < 7.75 ? a * -SG_LOG2_E : 0); }
SG_FN double sg_over_far(double a) { return 1 / (a < 7.75 ? 7.75 : a); }

SG_FN float sg_bessel_i0f(float x) {
    const double a = fabsf(x), v = sg_over_far(a), near = sg_i0_near_f32(sg_bounded_square(a));
    return (float)(a < 7.75 ? near : sg_grown_f32(a, v, sg_i0_far_f32(v)));
}

SG_FN float sg_bessel_i1f(float x) {
    const double a = fabsf(x), v = sg_over_far(a), near = a * sg_i1_near_f32(sg_bounded_square(a));
    return copysignf((float)(a < 7.75 ? near : sg_grown_f32(a, v, sg_i1_far_f32(v))), x);
}

SG_FN float sg_bessel_i0ef(float x) {
    const double a = fabsf(x), v = sg_over_far(a), near = sg_i0_near_f32(sg_bounded_square(a)) * sg_shrunk_f32(a);
    return (float)(a < 7.75 ? near : sg_i0_far_f32(v) * sqrt(v));
}

SG_FN float sg_bessel_i1ef(float x) {
    const double a = fabsf(x), v = sg_over_far(a), near = a * sg_i1_near_f32(sg_bounded_square(a)) * sg_shrunk_f32(a);
    return copysignf((float)(a < 7.75 ? near : sg_i1_far_f32(v) * sqrt(v)), x);
}

#endif
