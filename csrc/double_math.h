/* Elementary functions of float64 with errors below 2 units in the last place, in place of those of libmvec that err by more.
 *
 * As in float_math.h: straight-line code without fused multiply-adds. Where half a unit would be lost in a sum, the larger summand is exact. */
#ifndef SG_DOUBLE_MATH_H
#define SG_DOUBLE_MATH_H

SG_FN double sg_clamp_f64(double x, double low, double high) { /* NaN stays NaN */
    x = x < low ? low : x;
    return x > high ? high : x;
}

SG_FN double sg_exp_f64(double x) {
    const double t = sg_clamp_f64(x, -746, 710), rounded = t * SG_LOG2_E + SG_ROUNDER, k = rounded - SG_ROUNDER;
    const double r = (t - k * 0.6931471803691238) - k * 1.9082149292705877e-10, z = r * r, y = z * z, w = y * y;
    const double p0 = (0.5000000000000001 + 0.16666666666666644 * r) + z * (0.04166666666662431 + 0.008333333333356197 * r);
    const double p1 = (0.0013888888917137593 + 0.0001984126978467313 * r) + z * (2.480152139754934e-05 + 2.7557355502295156e-06 * r);
    const double p = (p0 + y * p1) + w * (2.762004612759918e-07 + 2.5068169714156312e-08 * r);
    const double half = k * 0.5 + SG_ROUNDER, rest = rounded - (half - SG_ROUNDER); /* 2^k in two steps: it may overflow or be subnormal */
    return (1 + (r + z * p)) * sg_power_of_2(half) * sg_power_of_2(rest);
}

SG_FN double sg_sigmoid_f64(double x) {
    const double shrunk = sg_exp_f64(-fabs(x)); /* no larger than 1, so that a small result keeps its digits */
    return (x < 0 ? shrunk : 1) / (1 + shrunk);
}

/* ---- circles: x = k pi + r, and of the tangent k pi/2 + r, with pi in three parts, of which two have exact products with k. Beside a multiple of pi, where r
 * is small, its subtractions are exact; elsewhere the third part is too small to be rounded away with. */

#define SG_PI_1 3.1415926535846666 /* 37 bits, as the second: their products with multiples of 1/2 up to 2^15 are exact */
#define SG_PI_2 5.1266883031679116e-12
#define SG_PI_3 2.1125998133974855e-23

SG_FN sg_bool sg_is_far_f64(double x) { return fabs(x) > 1e5; }

/* the sine of r up to pi/2, with the sign of a half turn: of the sum that is not rounded much, the first term stands alone
 * minimax.py "(mp.sin(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-9 2.4677 7 "x + 0.001" */
SG_FN double sg_sine(double r, double rounded) {
    const double z = r * r, y = z * z, p0 = 0.0083333333333332127 + -0.00019841269841215531 * z, p1 = 2.7557319212168939e-6 + -2.5052106963240281e-8 * z;
    const double p = p0 + y * (p1 + y * ((1.6058944071455746e-10 + -7.6431008602595339e-13 * z) + y * 2.7222859866931341e-15));
    const double result = r + r * z * (-0.16666666666666666 + z * p);
    return sg_from_bits(sg_bits(result) ^ sg_odd_sign(rounded));
}

SG_FN double sg_near_sin_f64(double x) {
    const double rounded = x * 0.31830988618379067154 + SG_ROUNDER, k = rounded - SG_ROUNDER;
    const double result = sg_sine(((x - k * SG_PI_1) - k * SG_PI_2) - k * SG_PI_3, rounded);
    return x == 0 ? x : result;
}

SG_FN double sg_near_cos_f64(double x) { /* the sine of the distance of x from the next odd multiple of pi/2 */
    const double rounded = (x * 0.31830988618379067154 - 0.5) + SG_ROUNDER, k = (rounded - SG_ROUNDER) + 0.5;
    return sg_sine(((k * SG_PI_1 - x) + k * SG_PI_2) + k * SG_PI_3, rounded);
}

/* tan(r + low) = r + r z P(z) + low (1 + z), with a quotient P
 * minimax.py "(mp.tan(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-8 0.6171 3/3 */
SG_FN double sg_near_tan_f64(double x) {
    const double rounded = x * 0.63661977236758134308 + SG_ROUNDER, k = rounded - SG_ROUNDER;
    const double a = x - k * (0.5 * SG_PI_1), b = k * (0.5 * SG_PI_2), r = a - b, low = ((a - r) - b) - k * (0.5 * SG_PI_3), z = r * r;
    const double over = 0.33333333333333333 + z * (-0.021441004373409084 + z * (0.00024480360552467602 + z * -1.7860947772470596e-8));
    const double under = 1 + z * (-0.46432301312022721 + z * (0.024558854159901824 + z * -0.00025595396912648917));
    const double tangent = r + (r * z * over + (low + low * z)) / under;
    const double result = (int64_t)sg_odd_sign(rounded) < 0 ? -1 / tangent : tangent;
    return x == 0 ? x : result;
}

/* ---- angles */

SG_FN double sg_asin_f64(double x) {
    const double a = fabs(x), half = 0.5 - 0.5 * a, z = a > 0.5 ? half : a * a, y = z * z, w = y * y;
    const double p0 = (0.16666666666666646 + 0.07500000000022014 * z) + y * (0.04464285710140566 + 0.0303819474940593 * z);
    const double p1 = (0.022372043539975357 + 0.017355336812656785 * z) + y * (0.013928753641834423 + 0.011882247002408978 * z);
    const double p2 = (0.0077703951466438865 + 0.01613292070737868 * z) + y * (-0.010913686836398187 + 0.028289340882913756 * z);
    const double p = z * (p0 + w * (p1 + w * p2));
    /* beyond 1/2, from the root of (1 - x) / 2, of which the first 24 bits have an exact square */
    const double root = sqrt(z), first = (double)(float)root, rest = (z - first * first) / (root + first);
    const double low = 2 * root * p - (6.123233995736766e-17 - 2 * rest), high = 0.7853981633974483 - 2 * first;
    const double size = a > 0.5 ? 0.7853981633974483 - (low - high) : a + a * p;
    return copysign(a == 1 ? 1.5707963267948966 : size, x);
}

/* the angle whose tangent is small / large, between 0 and pi/4; high + low */
typedef struct { double high, low; } sg_angle;

SG_FN sg_angle sg_angle_of(double small, double large) {
    const int wide = small > 0.4142 * large; /* there, the difference to pi/4 is computed */
    const double ratio = (wide ? small - large : small) / (wide ? small + large : large), z = ratio * ratio, y = z * z, w = y * y;
    const double p0 = (-0.3333333333333333 + 0.19999999999995594 * z) + y * (-0.14285714284680248 + 0.11111111016248391 * z);
    const double p1 = (-0.0909090461460813 + 0.07692183961738149 * z) + y * (-0.06664521364847165 + 0.058582278701053266 * z);
    const double p2 = (-0.05085829534243289 + 0.03924176940013004 * z) + y * -0.01918832273665148;
    const double bent = ratio * z * (p0 + w * (p1 + w * p2));
    sg_angle angle = {(wide ? 0.7853981633974483 : 0) + ratio, 0};
    angle.low = (((wide ? 0.7853981633974483 : 0) - angle.high) + ratio) + (bent + (wide ? 3.061616997868383e-17 : 0));
    return angle;
}

SG_FN double sg_atan_f64(double x) {
    const double a = fabs(x);
    const sg_angle angle = sg_angle_of(a > 1 ? 1 : a, a > 1 ? a : 1);
    const double size = a > 1 ? (1.5707963267948966 - angle.high) + (6.123233995736766e-17 - angle.low) : angle.high + angle.low;
    return copysign(a <= 1e300 ? size : a != a ? a : 1.5707963267948966, x);
}

SG_FN double sg_atan2_f64(double y, double x) {
    const double a = fabs(y), b = fabs(x), most = a > b ? a : b, scale = most > 1e300 ? 0x1p-600 : most < 1e-150 ? 0x1p600 : 1;
    const double s = scale * (a > b ? b : a), l = scale * most;
    const double one = most == 0 ? 0 : 1;
    const sg_angle angle = sg_angle_of(a == b ? one : s, a == b ? 1 : l);
    const double steep = (1.5707963267948966 - angle.high) + (6.123233995736766e-17 - angle.low), flat = angle.high + angle.low;
    double size = a > b ? steep : flat;
    const double back = a > b ? (1.5707963267948966 + angle.high) + (6.123233995736766e-17 + angle.low) : (3.141592653589793 - angle.high) + (1.2246467991473532e-16 - angle.low);
    size = copysign(1.0, x) < 0 ? back : size;
    size = (x != x) | (y != y) ? (double)SG_NAN : size;
    return copysign(size, y);
}

/* ---- error functions */

SG_FN double sg_erf_f64(double x) {
    const double z = x * x;
    const double small = x + x * ((0.1283791670955126 + -0.3761263890318374 * z) + z * z * (0.11283791670892915 + z * (-0.02686616886178196 + 0.00522189081411316 * z)));
    return fabs(x) < 0.03125 ? small : erf(x);
}

SG_FN double sg_erfc_f64(double x) { return erfc(x); }

/* erfinv(x) / x: of w = -log(1 - x^2) up to 6.25, as 3.125 + w, and of the root of w up to 6.0625, as 4.28125 + v; interpolated between Chebyshev's points */
SG_FN double sg_erfinv_central(double w) {
    const double w2 = w * w, w4 = w2 * w2;
    double p = ((-3.4715307676022974e-19 + 1.8771516780529837e-20 * w) + w2 * (3.1905586173417484e-21 + -3.3850330157209957e-22 * w));
    p = ((-3.933508641199511e-17 + -1.2261848463709767e-16 * w) + w2 * (1.55060094966792e-17 + 6.388447500191631e-19 * w)) + w4 * p;
    p = ((2.6305301926231066e-12 + -8.074595688729043e-14 * w) + w2 * (-4.0020617748552674e-14 + 6.525655141401077e-15 * w)) + w4 * p;
    p = ((-4.1126604066482585e-09 + 1.0512230784674892e-09 * w) + w2 * (-5.4143045472080583e-11 + -1.2978695334656446e-11 * w)) + w4 * p;
    p = ((-1.3882523393920442e-05 + -1.3654691764001387e-06 * w) + w2 * (4.2347881677716927e-07 + -2.9070390761936884e-08 * w)) + w4 * p;
    p = ((0.24015818242558834 + -0.006033670871426908 * w) + w2 * (-0.0007407025341546572 + 0.00018673420802008554 * w)) + w4 * p;
    return 1.6536545626831027 + w * p;
}

SG_FN double sg_erfinv_outer(double v) {
    const double v2 = v * v, v4 = v2 * v2;
    double p = ((-2.702655857067823e-14 + 4.1561142032994825e-14 * v) + v2 * (-4.453305671468425e-15 + -4.810921266590108e-16 * v));
    p = ((-2.350698995921716e-13 + -2.2996372143020732e-12 * v) + v2 * (1.4976109165723217e-12 + -4.5395149638171263e-13 * v)) + v4 * p;
    p = ((3.9012203692835845e-11 + 3.641737323471571e-10 * v) + v2 * (-1.6452643360166484e-10 + 3.222570767305157e-11 * v)) + v4 * p;
    p = ((1.3746723634552873e-08 + -2.4192201308980202e-08 * v) + v2 * (1.1892195961234076e-08 + -3.1149278617309314e-09 * v)) + v4 * p;
    p = ((-2.7724837812127383e-06 + 1.3192695756044076e-06 * v) + v2 * (-4.78640240684638e-07 + 1.0118672570353466e-07 * v)) + v4 * p;
    p = ((-6.049805906688609e-05 + 1.9900241759180745e-05 * v) + v2 * (-8.853440931017917e-06 + 4.9670726302276014e-06 * v)) + v4 * p;
    p = ((1.0100210686921782 + 0.00065698377936278 * v) + v2 * (-0.0005819879527459586 + 0.0002024225853251425 * v)) + v4 * p;
    return 4.123785922523308 + v * p;
}

SG_FN double sg_erfinv_f64(double x) {
    const double a = fabs(x), w = -log((1 - a) * (1 + a));
    const double size = a * (w < 6.25 ? sg_erfinv_central(w - 3.125) : sg_erfinv_outer(sqrt(w) - 4.28125));
    const double result = a < 1 ? size : a == 1 ? (double)SG_INF : (double)SG_NAN;
    return x == 0 ? x : copysign(result, x);
}

#endif
