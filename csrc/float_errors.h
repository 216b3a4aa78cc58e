/* Error functions of float32, computed in double and rounded once. */
#ifndef SG_FLOAT_ERRORS_H
#define SG_FLOAT_ERRORS_H

SG_FN float sg_erf_f32(float x) {
    const double t = x, z = t * t, y = z * z, w = y * y, v = w * w;
    const double p0 = (1.1283791657829080848 + -0.37612633968207898643 * z) + y * (0.1128375990165812839 + -0.026865341261759471625 * z);
    const double p1 = (0.0052228137774261163201 + -0.00085382188220680361428 * z) + y * (0.00011996246318426849803 + -0.000014680090652299152534 * z);
    const double p2 = (1.5708297842459317765e-6 + -1.460807716691052956e-7 * z) + y * (1.1625685194681251524e-8 + -7.7392534488402813315e-10 * z);
    const double p3 = (4.1880460768116486244e-11 + -1.7790262072560295458e-12 * z) + y * (5.6683233475944130068e-14 + -1.2667217155739580003e-15 * z);
    const float result = (float)(t * ((p0 + w * p1) + v * ((p2 + w * p3) + v * (1.7633155626129568865e-17 + -1.1471404281223200417e-19 * z))));
    return fabsf(x) > 3.95f ? copysignf(1, x) : result;
}

/* exp(-a^2) times a quotient of polynomials, of which one division is made
 * minimax.py "mp.erfc(x) * mp.exp(x**2)" 0 10.15 4/5 */
SG_FN float sg_erfc_f32(float x) {
    const double a = fabsf(x), z = a * a;
    const sg_power_ratio e = sg_power_ratio_of(z * -SG_LOG2_E);
    const double over = (17.1792290758026553 + 21.2823568663965897 * a) + z * ((12.5761667390238923 + 3.94150651389644284 * a) + z * 0.564196286751775879);
    const double under = (17.1792289762803027 + 40.6670509772755038 * a) + z * ((41.2846290436863621 + 22.7833180325229229 * a) + z * (6.9865884233177206 + a));
    const double tail = e.scale * (e.over * over) / (e.under * under);
    const float result = (float)(x < 0 ? 2 - tail : tail), small = x > 10.1f ? 0 : result;
    return x < -10.1f ? 2 : small;
}

SG_FN float sg_erfinv_f32(float x) {
    const double a = x, w = -sg_log_in_double((1 - a) * (1 + a)), near = w - 3, tail = sqrt(w) - 3.3;
    const double n0 = 1.6235420098158161301 + 0.24163039391285649972 * near, n1 = -0.0057381634627526495249 + -0.00083615677909202500029 * near;
    const double n2 = 0.00019509944011853141265 + -0.000012734097686115752482 * near, n3 = -1.7667278752054680487e-6 + 4.5542642236640516796e-7 * near;
    const double n4 = -1.9524523257498058614e-8 + -6.3046166316692756093e-9 * near, n5 = 6.795389381185887242e-10 + 3.5336737932996269664e-11 * near;
    const double z = near * near, y = z * z, v = tail * tail, u = v * v;
    const double inner = (n0 + z * n1) + y * ((n2 + z * n3) + y * (n4 + z * n5));
    const double t0 = 3.1341615189677456496 + 1.0057691963577381244 * tail, t1 = 0.0048445277380460031951 + -0.0032944150458051748037 * tail;
    const double t2 = 0.0020929162090690241642 + -0.0014112773136073750327 * tail, t3 = 0.00087346829425413768304 + -0.00036311655205737983067 * tail;
    const double outer = (t0 + v * t1) + u * ((t2 + v * t3) + u * (-0.000018713587861840699875 + 0.000072540945888815812121 * tail));
    const float inside = (float)(a * (w < 6 ? inner : outer));
    return fabsf(x) < 1 ? inside : fabsf(x) == 1 ? x * (float)SG_INF : (float)SG_NAN;
}

#endif
