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

/* ---- circles: x = k pi/2 + r, with pi/2 in three parts, of which two have exact products with k */

SG_FN sg_bool sg_is_far_f64(double x) { return fabs(x) > 1e5; }

typedef struct { double rounded, r, low; } sg_quarter; /* r + low is the remainder; SG_ROUNDER + k */

SG_FN sg_quarter sg_quarter_of(double x) {
    const double rounded = x * 0.63661977236758134308 + SG_ROUNDER, k = rounded - SG_ROUNDER;
    const double a = x - k * 1.5707963267923333, b = k * 2.5633441515839558e-12, first = a - b, c = k * 1.0562999066987428e-23 - ((a - first) - b);
    const double r = first - c;
    sg_quarter q = {rounded, r, (first - r) - c};
    return q;
}

/* the sine or cosine of r, with the sign that the quarter gives */
SG_FN double sg_sine_or_cosine(sg_quarter q, double rounded) {
    const double r = q.r, z = r * r, y = z * z;
    const int odd = (int)(sg_bits(rounded) & 1);
    const double p0 = odd ? -0.5 : -0.16666666666666666, p1 = odd ? 0.04166666666666664 : 0.008333333333333331;
    const double p2 = odd ? -0.0013888888888880662 : -0.00019841269841265025, p3 = odd ? 2.4801587293615593e-05 : 2.755731921931158e-06;
    const double p4 = odd ? -2.755731554190631e-07 : -2.5052106223762198e-08, p5 = odd ? 2.087588320325566e-09 : 1.605853035870525e-10;
    const double p6 = odd ? -1.1367806888578412e-11 : -7.586628539730305e-13;
    const double p = (p0 + p1 * z) + y * ((p2 + p3 * z) + y * ((p4 + p5 * z) + y * p6));
    const double result = (odd ? 1 : r) + (odd ? z : r * z) * p;
    return sg_from_bits(sg_bits(result) ^ ((sg_bits(rounded) << 62) & 0x8000000000000000u));
}

SG_FN double sg_near_sin_f64(double x) {
    const sg_quarter q = sg_quarter_of(x);
    const double result = sg_sine_or_cosine(q, q.rounded);
    return x == 0 ? x : result;
}

SG_FN double sg_near_cos_f64(double x) {
    const sg_quarter q = sg_quarter_of(x);
    return sg_sine_or_cosine(q, q.rounded + 1);
}

SG_FN double sg_near_tan_f64(double x) {
    const sg_quarter q = sg_quarter_of(x);
    const double r = q.r, z = r * r, y = z * z;
    const double s = (-0.16666666666666666 + 0.008333333333333331 * z) + y * ((-0.00019841269841265025 + 2.755731921931158e-06 * z) + y * ((-2.5052106223762198e-08 + 1.605853035870525e-10 * z) + y * -7.586628539730305e-13));
    const double c = (-0.5 + 0.04166666666666664 * z) + y * ((-0.0013888888888880662 + 2.4801587293615593e-05 * z) + y * ((-2.755731554190631e-07 + 2.087588320325566e-09 * z) + y * -1.1367806888578412e-11));
    const double sine_rest = r * z * s + q.low, sine = r + sine_rest, cosine_rest = z * c - r * q.low, cosine = 1 + cosine_rest;
    const double sine_low = (r - sine) + sine_rest, cosine_low = (1 - cosine) + cosine_rest; /* the rounding errors of the sums */
    const int odd = (int)(sg_bits(q.rounded) & 1);
    const double over = odd ? -cosine : sine, over_low = odd ? -cosine_low : sine_low, under = odd ? sine : cosine, under_low = odd ? sine_low : cosine_low;
    const double ratio = over / under, result = ratio + (over_low - ratio * under_low) * (double)(1 / (float)under);
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

/* A start that has 22 correct bits, then one step of Halley's. Near the ends erfc keeps the digits that erf rounds away. */
SG_FN double sg_erfinv_f64(double x) {
    const double a = fabs(x), w = -log((1 - a) * (1 + a)), near = w - 3, tail = sqrt(w) - 4.3;
    const double inner = 1.6235423599141032 + near * (0.24163150123027347 + near * (-0.005739578138205207 + near * (-0.0008379129602937022 + near * (0.00019603485798352986 + near * (-1.1994063395592352e-05 + near * (-1.9851420326920283e-06 + near * (3.397045316786448e-07 + near * 1.2304215558769409e-09)))))));
    const double outer = 4.142724760796099 + tail * (1.0100459577015446 + tail * (0.0006137323991596129 + tail * (-0.0005721718566637776 + tail * (0.0002241344694383409 + tail * (-5.1898528062647696e-05 + tail * (-5.861584677116592e-06 + tail * (-9.624662181179664e-06 + tail * (1.397921723341578e-05 + tail * -3.5983953965155974e-06))))))));
    const double start = a * (w < 6 ? inner : outer);
    const double error = a < 0.5 ? sg_erf_f64(start) - a : (1 - a) - erfc(start);
    const double slope = 1.12837916709551257390 * sg_exp_f64(-start * start);
    const double size = start - error / (slope + error * start);
    const double result = a < 1 ? size : a == 1 ? (double)SG_INF : (double)SG_NAN;
    return x == 0 ? x : copysign(result, x);
}

#endif
