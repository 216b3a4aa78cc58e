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
SG_FN double sg_erfc_in_double(double x) {
    const double a = fabs(x), z = a * a;
    const sg_power_ratio e = sg_power_ratio_of(z * -SG_LOG2_E);
    const double over = (17.1792290758026553 + 21.2823568663965897 * a) + z * ((12.5761667390238923 + 3.94150651389644284 * a) + z * 0.564196286751775879);
    const double under = (17.1792289762803027 + 40.6670509772755038 * a) + z * ((41.2846290436863621 + 22.7833180325229229 * a) + z * (6.9865884233177206 + a));
    const double tail = e.scale * (e.over * over) / (e.under * under);
    const double result = x < 0 ? 2 - tail : tail, small = x > 10.1 ? 0 : result;
    return x < -10.1 ? 2 : small;
}

SG_FN float sg_erfc_f32(float x) { return (float)sg_erfc_in_double((double)x); }

/* x times a function of w = -log(1 - x^2), which is at most 16.7
 * minimax.py "mp.erfinv(mp.sqrt(1 - mp.exp(-x))) / mp.sqrt(1 - mp.exp(-x))" 1e-12 16.64 6/5 */
SG_FN float sg_erfinv_f32(float x) {
    const double a = x, w = -sg_log_in_double((1 - a) * (1 + a)), z = w * w, y = z * z;
    const double o0 = (296323.79262621208821 + 104863.65842594366173 * w) + z * (21050.710689829735214 + 2852.378691865022872 * w);
    const double o1 = (252.81580501008723223 + 12.200079519517159398 * w) + z * 0.03160219219389509618;
    const double u0 = (334365.59513526142379 + 30789.234813930742283 * w) + z * (11335.232889467855128 + 730.56410936238574168 * w);
    const double u1 = 75.915309664375296767 + w;
    const float inside = (float)(a * (o0 + y * o1) / (u0 + y * u1));
    return fabsf(x) < 1 ? inside : fabsf(x) == 1 ? x * (float)SG_INF : (float)SG_NAN;
}

#endif
