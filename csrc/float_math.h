/* Elementary functions of float32, computed in double: polynomials that err by less than 2^-28, rounded once at the end.
 *
 * So results err by at most 0.6 units in the last place and rise and fall where the function does. Everything is straight-line code, which
 * compilers vectorise, without fused multiply-adds: the same bits on every machine and in every lane.
 * The coefficients are of least greatest relative error, from tests/kernels/minimax.py. */
#ifndef SG_FLOAT_MATH_H
#define SG_FLOAT_MATH_H

#define SG_ROUNDER 6755399441055744.0 /* 1.5 * 2^52: added and subtracted, it rounds to an integer, which its low bits hold meanwhile */
#define SG_LN2 0.69314718055994530942
#define SG_LOG2_E 1.44269504088896340736

SG_FN uint64_t sg_bits(double x) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

SG_FN double sg_from_bits(uint64_t bits) {
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* 2^k, for the k that `rounded` = SG_ROUNDER + k holds; -1022 <= k <= 1023 */
SG_FN double sg_power_of_2(double rounded) { return sg_from_bits((sg_bits(rounded) << 52) + 0x3ff0000000000000u); }

/* the low bit of the integer that `rounded` holds, in the place of the sign */
SG_FN uint64_t sg_odd_sign(double rounded) { return sg_bits(rounded) << 63; }

SG_FN float sg_clamp_f32(float x, float low, float high) { /* leaves NaN as it is */
    x = x < low ? low : x;
    return x > high ? high : x;
}

/* ---- exponentials */

SG_FN double sg_exp_in_double(double x) {
    const double rounded = x * SG_LOG2_E + SG_ROUNDER, r = x - (rounded - SG_ROUNDER) * SG_LN2, z = r * r;
    const double low = 1.000000000555311308 + 1.0000000363490065716 * r + z * (0.49999992071825324325 + 0.16666420062398594868 * r);
    const double high = 0.041668226674526680024 + 0.0083748246103175992876 * r + z * 0.0013836814358051168421;
    return (low + z * z * high) * sg_power_of_2(rounded);
}

SG_FN float sg_exp_f32(float x) { return (float)sg_exp_in_double(sg_clamp_f32(x, -104, 89)); }

SG_FN float sg_exp2_f32(float x) {
    const double t = sg_clamp_f32(x, -151, 129), rounded = t + SG_ROUNDER, r = t - (rounded - SG_ROUNDER), z = r * r;
    const double low = 1.0 + 0.69314720574320034567 * r + z * (0.24022646888617672193 + 0.055503287672545662902 * r);
    const double high = 0.0096184890972705541046 + 0.0013399934742852217842 * r + z * 0.00015345786117875933058;
    return (float)((low + z * z * high) * sg_power_of_2(rounded));
}

SG_FN float sg_expm1_f32(float x) {
    const double t = sg_clamp_f32(x, -30, 89), rounded = t * SG_LOG2_E + SG_ROUNDER, r = t - (rounded - SG_ROUNDER) * SG_LN2, z = r * r;
    const double low = 1.0000000000312123337 + 0.50000000466797161221 * r + z * (0.16666666249232027707 + 0.041666354329070616816 * r);
    const double high = 0.0083334029774787610693 + 0.0013941015066374369465 * r + z * 0.00019841219160685734847;
    const double scale = sg_power_of_2(rounded);
    const float result = (float)((scale - 1) + scale * (r * (low + z * z * high)));
    return x == 0 ? x : result;
}

SG_FN float sg_sigmoid_f32(float x) { return (float)(1 / (1 + sg_exp_in_double(-sg_clamp_f32(x, -104, 89)))); }

/* sinh and cosh of x = k ln 2 + r: (2^k - 2^-k) cosh(r) + (2^k + 2^-k) sinh(r) and the like, halved */
typedef struct { double sinh, cosh; } sg_hyperbolic;

SG_FN sg_hyperbolic sg_hyperbolic_of(double x) {
    const double rounded = x * SG_LOG2_E + SG_ROUNDER, r = x - (rounded - SG_ROUNDER) * SG_LN2, z = r * r;
    const double even = 0.99999999996069184823 + z * (0.50000001060496812281 + z * (0.041666222014008449553 + z * 0.0013948375202795054563));
    const double odd = r * (0.99999999999554776491 + z * (0.16666666785745805829 + z * (0.0083332836596985903543 + z * 0.00019907504365544420914)));
    const double grown = sg_power_of_2(rounded), shrunk = sg_power_of_2(2 * SG_ROUNDER - rounded), sum = grown + shrunk, difference = grown - shrunk;
    sg_hyperbolic h = {difference * even + sum * odd, sum * even + difference * odd};
    return h;
}

SG_FN float sg_sinh_f32(float x) {
    const float result = (float)(0.5 * sg_hyperbolic_of(sg_clamp_f32(x, -90, 90)).sinh);
    return x == 0 ? x : result;
}

SG_FN float sg_cosh_f32(float x) { return (float)(0.5 * sg_hyperbolic_of(sg_clamp_f32(x, -90, 90)).cosh); }

SG_FN float sg_tanh_f32(float x) {
    const sg_hyperbolic h = sg_hyperbolic_of(sg_clamp_f32(x, -10, 10));
    return x == 0 ? x : (float)(h.sinh / h.cosh);
}

/* ---- logarithms */

/* x = 2^k (1 + f) for a positive x that is not subnormal in double, with 1 + f between the roots of 1/2 and 2 */
typedef struct { double k, f; } sg_split;

SG_FN sg_split sg_split_of(double x) {
    const uint64_t shifted = sg_bits(x) + (0x3ff0000000000000u - 0x3fe6a09e00000000u);
    sg_split s = {sg_from_bits((shifted >> 52) | 0x4330000000000000u) - 4503599627371519.0, /* 2^52 + 1023 */
                  sg_from_bits((shifted & 0x000fffffffffffffu) + 0x3fe6a09e00000000u) - 1};
    return s;
}

/* log(1 + f) / f */
SG_FN double sg_log_ratio(double f) {
    const double z = f * f, y = z * z;
    const double p0 = 1.0000000006312237161 + -0.49999999668172085995 * f + z * (0.33333301601996444112 + -0.25000026974506566244 * f);
    const double p1 = 0.20002576248722076809 + -0.1666791701250482701 * f + z * (0.14212528940017705991 + -0.12400999162212745995 * f);
    const double p2 = 0.11926083680101930949 + -0.11718632101508339063 * f + z * 0.067259140825464624617;
    return p0 + y * (p1 + y * p2);
}

SG_FN double sg_log_in_double(double x) {
    const sg_split s = sg_split_of(x);
    return s.k * SG_LN2 + s.f * sg_log_ratio(s.f);
}

/* log(1 + u) for u > -1, of which 1 + u may have lost digits */
SG_FN double sg_log1p_in_double(double u) {
    const sg_split s = sg_split_of(1 + u);
    const double f = s.k == 0 ? u : s.f;
    return s.k * SG_LN2 + f * sg_log_ratio(f);
}

/* a logarithm where it is defined and finite, and what it is elsewhere */
SG_FN float sg_log_of_f32(float x, float inside) {
    const float positive = x < (float)SG_INF ? inside : x;
    return x > 0 ? positive : x == 0 ? -(float)SG_INF : (float)SG_NAN;
}

SG_FN float sg_log_f32(float x) { return sg_log_of_f32(x, (float)sg_log_in_double(x)); }

SG_FN float sg_log2_f32(float x) {
    const sg_split s = sg_split_of(x);
    return sg_log_of_f32(x, (float)(s.k + s.f * (sg_log_ratio(s.f) * SG_LOG2_E)));
}

SG_FN float sg_log10_f32(float x) {
    const sg_split s = sg_split_of(x);
    return sg_log_of_f32(x, (float)(s.k * 0.30102999566398119521 + s.f * (sg_log_ratio(s.f) * 0.43429448190325182765)));
}

SG_FN float sg_log1p_f32(float x) {
    const float inside = (float)sg_log1p_in_double(x), positive = x < (float)SG_INF ? inside : x;
    return x == 0 ? x : x > -1 ? positive : x == -1 ? -(float)SG_INF : (float)SG_NAN;
}

SG_FN float sg_asinh_f32(float x) {
    const double a = fabsf(x), square = a * a;
    const double result = a < 0x1p-12 ? a - a * square * (1.0 / 6) : sg_log1p_in_double(a + (sqrt(square + 1) - 1));
    return a < (double)SG_INF ? copysignf((float)result, x) : x;
}

SG_FN float sg_acosh_f32(float x) {
    const double above = (double)x - 1, result = sg_log1p_in_double(above + sqrt(above * ((double)x + 1)));
    const float defined = x < (float)SG_INF ? (float)result : x;
    return x >= 1 ? defined : (float)SG_NAN;
}

SG_FN float sg_atanh_f32(float x) {
    const double a = fabsf(x), result = 0.5 * sg_log1p_in_double(2 * a / (1 - a));
    const float size = a < 1 ? (float)result : a == 1 ? (float)SG_INF : (float)SG_NAN;
    return x == 0 ? x : copysignf(size, x);
}

/* C's rules for powers, chosen among without a branch */
SG_FN float sg_pow_f32(float x, float y) {
    const float a = fabsf(x);
    const sg_split s = sg_split_of(a);
    const double f = s.f, z = f * f, w = z * z;
    const double p0 = 0.99999999998595554451 + -0.50000000029413963853 * f + z * (0.33333334333820154735 + -0.24999994079891849108 * f);
    const double p1 = 0.19999881137315544894 + -0.16666943414872500611 * f + z * (0.14290987161246922012 + -0.12497484966297589512 * f);
    const double p2 = 0.11005080833600702832 + -0.099228496168368184816 * f + z * (0.10033213150039760518 + -0.099008813213193421732 * f);
    const double finite = s.k * SG_LN2 + f * (p0 + w * (p1 + w * (p2 + w * 0.053628997783376657219)));
    double exponent = y * (a < (float)SG_INF ? finite : (double)a);
    exponent = a == 0 ? -y * (double)SG_INF : exponent;
    exponent = exponent < -110 ? -110 : exponent;
    exponent = exponent > 110 ? 110 : exponent;
    exponent = (a == 1) & (y == y) ? 0 : exponent; /* also of infinite powers */
    const double size = sg_exp_in_double(exponent);
    const double power = sg_clamp_f32(y, -33554432, 33554432), rounded = power + SG_ROUNDER; /* larger ones are even, too */
    const uint64_t whole = rounded - SG_ROUNDER == power ? ~(uint64_t)0 : 0;
    const uint64_t negative = sg_bits(x) & sg_odd_sign(rounded) & whole; /* the sign bit of an odd power */
    const uint64_t nowhere = (x < 0) & (a < (float)SG_INF) ? ~whole : 0; /* all bits set are a NaN */
    const float result = (float)sg_from_bits((sg_bits(size) ^ negative) | nowhere);
    return (y == 0) | (x == 1) ? 1 : result;
}

/* ---- circles */

#define SG_PI_HIGH 3.1415926534682512 /* 33 bits: its products with integers below 2^20 are exact */
#define SG_PI_LOW 1.2154201256553420762e-10

SG_FN sg_bool sg_is_far_f32(float x) { return fabsf(x) > 1e6f; }

/* sin(r), for r up to pi/2 */
SG_FN double sg_sin_polynomial(double r) {
    const double z = r * r, y = z * z;
    const double low = 0.99999999997882600291 + -0.16666666608769661708 * z, high = 0.0083333307185110501234 + -0.00019840832565859860715 * z;
    return r * (low + y * (high + y * (2.7523957960802713704e-6 + -2.3868114430612164661e-8 * z)));
}

SG_FN float sg_near_sin_f32(float x) {
    const double rounded = x * 0.31830988618379067154 + SG_ROUNDER, k = rounded - SG_ROUNDER;
    const double r = (x - k * SG_PI_HIGH) - k * SG_PI_LOW;
    return (float)sg_from_bits(sg_bits(sg_sin_polynomial(r)) ^ sg_odd_sign(rounded));
}

SG_FN float sg_near_cos_f32(float x) { /* the sine of what x is from the next odd multiple of pi/2 */
    const double rounded = (x * 0.31830988618379067154 - 0.5) + SG_ROUNDER, k = (rounded - SG_ROUNDER) + 0.5;
    const double r = (k * SG_PI_HIGH - x) + k * SG_PI_LOW;
    return (float)sg_from_bits(sg_bits(sg_sin_polynomial(r)) ^ sg_odd_sign(rounded));
}

SG_FN float sg_near_tan_f32(float x) {
    const double rounded = x * 0.63661977236758134308 + SG_ROUNDER, k = rounded - SG_ROUNDER;
    const double r = (x - k * (0.5 * SG_PI_HIGH)) - k * (0.5 * SG_PI_LOW), z = r * r, y = z * z;
    const double sine = r * ((0.9999999967598723547 + -0.16666650214543128055 * z) + y * (0.0083320159298636492001 + -0.00019501754449612127606 * z));
    const double cosine = (0.99999999994390076096 + -0.49999999571234587447 * z) + y * (0.041666613201773033435 + z * (-0.0013886528195937046523 + z * 0.000024372592047729937801));
    const int odd = (int)(sg_bits(rounded) & 1);
    return (float)((odd ? -cosine : sine) / (odd ? sine : cosine));
}

/* asin(x) for x up to 1/2 */
SG_FN double sg_asin_polynomial(double x) {
    const double z = x * x, y = z * z;
    const double low = 1.0000000002545488295 + 0.16666656945190046805 * z, high = 0.075006041136920411003 + 0.044503081081871790669 * z;
    return x * (low + y * (high + y * (0.031900860835949947364 + 0.01413925681577512222 * z + y * 0.037885927114881088853)));
}

SG_FN float sg_asin_f32(float x) {
    const double a = fabsf(x);
    const double angle = sg_asin_polynomial(a > 0.5 ? sqrt(0.5 - 0.5 * a) : a);
    return copysignf((float)(a > 0.5 ? 0.5 * SG_PI - 2 * angle : angle), x);
}

SG_FN float sg_acos_f32(float x) {
    const double a = fabsf(x);
    const double angle = sg_asin_polynomial(a > 0.5 ? sqrt(0.5 - 0.5 * a) : a), twice = 2 * angle;
    return (float)(a > 0.5 ? x < 0 ? SG_PI - twice : twice : 0.5 * SG_PI - (x < 0 ? -angle : angle));
}

/* atan(x) for x from 0 to 1 */
SG_FN double sg_atan_polynomial(double x) {
    const double z = x * x, y = z * z, w = y * y;
    const double p0 = (0.99999999962834603997 + -0.33333323936174260511 * z) + y * (0.19999604639298085619 + -0.14279159543495869149 * z);
    const double p1 = (0.11054500370759211656 + -0.087987687932141796977 * z) + y * (0.067161007079143811003 + -0.044357411584202003623 * z);
    const double p2 = (0.022274294716443592201 + -0.0071993605725775836529 * z) + y * 0.0010911070504609121624;
    return x * (p0 + w * (p1 + w * p2));
}

SG_FN float sg_atan_f32(float x) {
    const double a = fabsf(x), angle = sg_atan_polynomial((a > 1 ? 1 : a) / (a > 1 ? a : 1));
    return copysignf((float)(a > 1 ? 0.5 * SG_PI - angle : angle), x);
}

SG_FN float sg_atan2_f32(float y, float x) {
    const double a = fabsf(y), b = fabsf(x);
    const double small = a > b ? b : a, large = a > b ? a : b, one = large == 0 ? 0 : 1;
    double angle = sg_atan_polynomial(small == large ? one : small / large);
    angle = a > b ? 0.5 * SG_PI - angle : angle;
    angle = copysignf(1, x) < 0 ? SG_PI - angle : angle;
    return copysignf((float)angle, y);
}

/* ---- roots */

SG_FN float sg_rsqrt_f32(float x) { /* one step of Newton's, in double */
    const float start = 1 / sqrtf(x);
    const double y = start;
    const float result = (float)(y + 0.5 * y * (1 - x * y * y));
    return x > 0 && x < (float)SG_INF ? result : start;
}

SG_FN float sg_hypot_f32(float x, float y) {
    const float size = (float)sqrt((double)x * x + (double)y * y), a = fabsf(x), b = fabsf(y);
    return (a == (float)SG_INF) | (b == (float)SG_INF) ? (float)SG_INF : size;
}

/* ---- error functions */

SG_FN float sg_erf_f32(float x) {
    const double t = sg_clamp_f32(x, -3.95f, 3.95f), z = t * t, y = z * z, w = y * y, v = w * w;
    const double p0 = (1.1283791657829080848 + -0.37612633968207898643 * z) + y * (0.1128375990165812839 + -0.026865341261759471625 * z);
    const double p1 = (0.0052228137774261163201 + -0.00085382188220680361428 * z) + y * (0.00011996246318426849803 + -0.000014680090652299152534 * z);
    const double p2 = (1.5708297842459317765e-6 + -1.460807716691052956e-7 * z) + y * (1.1625685194681251524e-8 + -7.7392534488402813315e-10 * z);
    const double p3 = (4.1880460768116486244e-11 + -1.7790262072560295458e-12 * z) + y * (5.6683233475944130068e-14 + -1.2667217155739580003e-15 * z);
    return (float)(t * ((p0 + w * p1) + v * ((p2 + w * p3) + v * (1.7633155626129568865e-17 + -1.1471404281223200417e-19 * z))));
}

SG_FN float sg_erfc_f32(float x) { /* exp(-x^2) times a polynomial in (x - 3) / (x + 3) */
    const double a = sg_clamp_f32(fabsf(x), 0, 10.1f), t = (a - 3) / (a + 3), z = t * t, y = z * z;
    const double p0 = (0.17900115126022734087 + -0.32623356382531099148 * t) + z * (0.24560379806173182993 + -0.15011578167987796771 * t);
    const double p1 = (0.071665855876048610635 + -0.024394238242499949425 * t) + z * (0.0042689191676106745429 + 0.00071578685968495854082 * t);
    const double p2 = (-0.00059462606947491688761 + 0.000028757288806159127052 * t) + z * 0.000055863482908944326001;
    const double tail = sg_exp_in_double(-a * a) * (p0 + y * (p1 + y * p2));
    return (float)(x < 0 ? 2 - tail : tail);
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
