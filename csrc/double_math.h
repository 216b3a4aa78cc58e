/* Elementary functions of float64 with errors below 2 units in the last place, in place of those of libmvec that err by more.
 *
 * As in float_math.h: straight-line code. Polynomials are of fused multiply-adds, which take half the instructions. */
#ifndef SG_DOUBLE_MATH_H
#define SG_DOUBLE_MATH_H

typedef struct { double high, low; } sg_double_pair; /* a number as a sum of two */

SG_FN double sg_clamp_f64(double x, double low, double high) { /* NaN stays NaN */
    x = x < low ? low : x;
    return x > high ? high : x;
}

/* a, or b, by a mask of all bits or none. Of a condition that is used at the start and at the end, compilers make two ways, and compute both. */
SG_FN double sg_chosen(uint64_t mask, double a, double b) { return sg_from_bits((sg_bits(a) & mask) | (sg_bits(b) & ~mask)); }
SG_FN double sg_if(uint64_t mask, double a) { return sg_from_bits(sg_bits(a) & mask); }

/* ---- exponentials: exp(x) = 2^k exp(r) for x = k log(2) + r, where log(2) is a sum of two numbers. Not clamped: see float_exponentials.h. */

#define SG_LN2_2 2.3190468138462996e-17 /* log(2) less SG_LN2 */
#define SG_SCALER (SG_ROUNDER + 2046) /* the low bits of its sum with k hold 2046 + k */

/* (exp(r) - 1 - r) / r^2 */
SG_FN double sg_exp_rest(double r, double z) {
    const double p0 = sg_fused_f64(r, 0.16666666666666644, 0.5000000000000001), p1 = sg_fused_f64(r, 0.008333333333356197, 0.04166666666662431);
    const double p2 = sg_fused_f64(r, 0.0001984126978467313, 0.0013888888917137593), p3 = sg_fused_f64(r, 2.7557355502295156e-06, 2.480152139754934e-05);
    const double p4 = sg_fused_f64(r, 2.5068169714156312e-08, 2.762004612759918e-07);
    return sg_fused_f64(z, sg_fused_f64(z, sg_fused_f64(z, sg_fused_f64(z, p4, p3), p2), p1), p0);
}

/* x 2^k for the bits of SG_SCALER + k: in two steps, because 2^k may be too large or too small */
SG_FN double sg_scaled_f64(double x, uint64_t bits) {
    const uint64_t half = bits >> 1;
    return x * sg_from_bits(half << 52) * sg_from_bits((bits - half) << 52);
}

SG_FN double sg_exp_f64(double x) {
    const double rounded = sg_fused_f64(x, SG_LOG2_E, SG_SCALER), k = rounded - SG_SCALER;
    const double r = sg_fused_f64(k, -SG_LN2_2, sg_exact_f64(k, -SG_LN2, x)), z = r * r;
    const double result = sg_scaled_f64(1 + sg_fused_f64(z, sg_exp_rest(r, z), r), sg_bits(rounded)), some = x < -746 ? 0 : result;
    return x > 710 ? (double)SG_INF : some;
}

SG_FN double sg_sigmoid_f64(double x) {
    const double shrunk = sg_exp_f64(-fabs(x)); /* no larger than 1, so that a small result keeps its digits */
    return (x < 0 ? shrunk : 1) / (1 + shrunk);
}

/* ---- circles: x = k pi + r, and of the tangent k pi/2 + r, with pi in three parts. The first difference is exact; of the others, which are small, only where r
 * is too do the last digits count, and there the second is exact as well. */

#define SG_PI_1 3.141592653589793
#define SG_PI_2 1.2246467991473532e-16
#define SG_PI_3 -2.9947698097183397e-33

SG_FN sg_bool sg_is_far_f64(double x) { return fabs(x) > 1e5; }

/* the sine of |r| up to pi/2, with a sign
 * minimax.py "(mp.sin(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-9 2.4677 7 "x + 0.001" */
SG_FN double sg_sine(double r, uint64_t sign) {
    const double z = r * r, y = z * z;
    const double p0 = sg_fused_f64(z, -0.00019841269841215531, 0.0083333333333332127), p1 = sg_fused_f64(z, -2.5052106963240281e-8, 2.7557319212168939e-6);
    const double p2 = sg_fused_f64(z, -7.6431008602595339e-13, 1.6058944071455746e-10), p = sg_fused_f64(y, sg_fused_f64(y, sg_fused_f64(y, 2.7222859866931341e-15, p2), p1), p0);
    const double a = fabs(r), size = sg_fused_f64(a * z, sg_fused_f64(z, p, -0.16666666666666666), a);
    return sg_from_bits(sg_bits(1 < size ? 1 : size) ^ (sign & 0x8000000000000000u)); /* of a million numbers beside a peak, one gave more */
}

SG_FN double sg_near_sin_f64(double x) {
    const double rounded = sg_fused_f64(x, 0.31830988618379067154, SG_ROUNDER), k = rounded - SG_ROUNDER;
    const double near = sg_exact_f64(k, -SG_PI_2, sg_exact_f64(k, -SG_PI_1, x)); /* -0 of -0 */
    return sg_sine(sg_fused_f64(k, -SG_PI_3, near), sg_bits(near) ^ sg_odd_sign(rounded));
}

SG_FN double sg_near_cos_f64(double x) { /* the sine of the distance of x from the next odd multiple of pi/2 */
    const double rounded = sg_fused_f64(x, 0.31830988618379067154, -0.5) + SG_ROUNDER, k = (rounded - SG_ROUNDER) + 0.5;
    const double r = sg_fused_f64(k, SG_PI_3, sg_exact_f64(k, SG_PI_2, sg_exact_f64(k, SG_PI_1, -x)));
    return sg_sine(r, sg_bits(r) ^ sg_odd_sign(rounded));
}

/* tan(r + low) = r + r z P(z) + low (1 + z)
 * minimax.py "(mp.tan(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-8 0.6171 13 "x * mp.sqrt(x) / mp.tan(mp.sqrt(x)) + 0.01" */
SG_FN double sg_near_tan_f64(double x) {
    const double rounded = sg_fused_f64(x, 0.63661977236758134308, SG_ROUNDER), k = rounded - SG_ROUNDER;
    const double a = sg_exact_f64(k, -0.5 * SG_PI_1, x), b = k * (0.5 * 1.2246467991415455e-16), r = a - b; /* 36 bits of the second part have exact products with k */
    const double low = sg_fused_f64(k, -0.5 * 5.807711947958721e-28, sg_sum_error(a, -b, r)), z = r * r, y = z * z;
    const double p0 = sg_fused_f64(z, 0.13333333333370236703, 0.33333333333333188026), p1 = sg_fused_f64(z, 0.021869489250135249414, 0.053968253944210033342);
    const double p2 = sg_fused_f64(z, 0.0035922537647016660936, 0.0088632235757361073168), p3 = sg_fused_f64(z, 0.00059432749686410891126, 0.0014549508209618804881);
    const double p4 = sg_fused_f64(z, 0.00013273206349072605594, 0.00022437289446475944137), p5 = sg_fused_f64(z, 0.000085179198154738361611, -0.00002141359025181377601);
    double p = sg_fused_f64(y, sg_fused_f64(z, 0.000020371726910979707302, -0.000042709591523757979844), p5);
    p = sg_fused_f64(y, sg_fused_f64(y, sg_fused_f64(y, sg_fused_f64(y, sg_fused_f64(y, p, p4), p3), p2), p1), p0);
    const double tangent = r + sg_fused_f64(r * z, p, sg_fused_f64(low, z, low));
    const double result = (int64_t)sg_odd_sign(rounded) < 0 ? -1 / tangent : tangent;
    return x == 0 ? x : result;
}

/* ---- angles */

SG_FN double sg_asin_f64(double x) {
    const double a = fabs(x), half = sg_fused_f64(a, -0.5, 0.5);
    const uint64_t beyond = -(uint64_t)(a > 0.5);
    const double z = sg_chosen(beyond, half, a * a), y = z * z;
    const double p0 = sg_fused_f64(z, 0.07500000000022014, 0.16666666666666646), p1 = sg_fused_f64(z, 0.0303819474940593, 0.04464285710140566);
    const double p2 = sg_fused_f64(z, 0.017355336812656785, 0.022372043539975357), p3 = sg_fused_f64(z, 0.011882247002408978, 0.013928753641834423);
    const double p4 = sg_fused_f64(z, 0.01613292070737868, 0.0077703951466438865), p5 = sg_fused_f64(z, 0.028289340882913756, -0.010913686836398187);
    const double p = z * sg_fused_f64(y, sg_fused_f64(y, sg_fused_f64(y, sg_fused_f64(y, sg_fused_f64(y, p5, p4), p3), p2), p1), p0);
    /* beyond 1/2, from twice the root of (1 - x) / 2, whose error is divided by one over its bits, within a thirtieth */
    const double root = sqrt(z), inverse = sg_from_bits(0x5fe6eb50c7b537a9u - (sg_bits(z) >> 1)), rest = sg_exact_f64(-root, root, z) * inverse;
    const double high = 0.7853981633974483 - 2 * root, lost = (0.7853981633974483 - high) - 2 * root;
    const double low = sg_fused_f64(2 * root, p, (rest - 6.123233995736766e-17) - lost);
    const double size = sg_chosen(beyond, 0.7853981633974483 + (high - low), sg_fused_f64(a, p, a));
    return copysign(size, x);
}

/* the angle whose tangent is small / large, between 0 and pi/4; high + low */
SG_FN sg_double_pair sg_angle_of(double small, double large) {
    const uint64_t wide = -(uint64_t)(small > 0.4142 * large); /* there, the difference to pi/4 is computed */
    const double ratio = (small - sg_if(wide, large)) / (large + sg_if(wide, small)), z = ratio * ratio, y = z * z;
    const double p0 = sg_fused_f64(z, 0.19999999999995594, -0.3333333333333333), p1 = sg_fused_f64(z, 0.11111111016248391, -0.14285714284680248);
    const double p2 = sg_fused_f64(z, 0.07692183961738149, -0.0909090461460813), p3 = sg_fused_f64(z, 0.058582278701053266, -0.06664521364847165);
    const double p4 = sg_fused_f64(z, 0.03924176940013004, -0.05085829534243289);
    const double p = sg_fused_f64(y, sg_fused_f64(y, sg_fused_f64(y, sg_fused_f64(y, sg_fused_f64(y, -0.01918832273665148, p4), p3), p2), p1), p0);
    const double bent = ratio * z * p, half = sg_if(wide, 0.7853981633974483), high = half + ratio;
    const sg_double_pair angle = {high, ((half - high) + ratio) + (bent + sg_if(wide, 3.061616997868383e-17))};
    return angle;
}

SG_FN double sg_atan_f64(double x) {
    const double a = fabs(x);
    const uint64_t steep = -(uint64_t)(a > 1);
    const sg_double_pair angle = sg_angle_of(sg_chosen(steep, 1, a), sg_chosen(steep, a, 1));
    const double high = sg_if(steep, 1.5707963267948966) + sg_from_bits(sg_bits(angle.high) ^ (steep & 0x8000000000000000u));
    const double size = high + (sg_if(steep, 6.123233995736766e-17) + sg_from_bits(sg_bits(angle.low) ^ (steep & 0x8000000000000000u)));
    return copysign(size, x);
}

SG_FN double sg_atan2_f64(double y, double x) {
    const double a = fabs(y), b = fabs(x), most = a > b ? a : b, scale = most > 1e300 ? 0.25 : 1; /* so that a sum is a number */
    const double s = scale * (a > b ? b : a), l = scale * most;
    const double one = most == 0 ? 0 : 1;
    const sg_double_pair angle = sg_angle_of(a == b ? one : s, a == b ? 1 : l);
    const uint64_t steep = (uint64_t)(a > b) << 63, back = sg_bits(x) & 0x8000000000000000u, turned = steep ^ back; /* signs */
    const double from = a > b ? 1.5707963267948966 : sg_if(-(back >> 63), 3.141592653589793);
    const double from_low = a > b ? 6.123233995736766e-17 : sg_if(-(back >> 63), 1.2246467991473532e-16);
    const double size = (from + sg_from_bits(sg_bits(angle.high) ^ turned)) + (from_low + sg_from_bits(sg_bits(angle.low) ^ turned));
    return copysign((x != x) | (y != y) ? (double)SG_NAN : size, y);
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
    double p = sg_fused_f64(w2, sg_fused_f64(w, -3.3850330157209957e-22, 3.1905586173417484e-21), sg_fused_f64(w, 1.8771516780529837e-20, -3.4715307676022974e-19));
    p = sg_fused_f64(w4, p, sg_fused_f64(w2, sg_fused_f64(w, 6.388447500191631e-19, 1.55060094966792e-17), sg_fused_f64(w, -1.2261848463709767e-16, -3.933508641199511e-17)));
    p = sg_fused_f64(w4, p, sg_fused_f64(w2, sg_fused_f64(w, 6.525655141401077e-15, -4.0020617748552674e-14), sg_fused_f64(w, -8.074595688729043e-14, 2.6305301926231066e-12)));
    p = sg_fused_f64(w4, p, sg_fused_f64(w2, sg_fused_f64(w, -1.2978695334656446e-11, -5.4143045472080583e-11), sg_fused_f64(w, 1.0512230784674892e-09, -4.1126604066482585e-09)));
    p = sg_fused_f64(w4, p, sg_fused_f64(w2, sg_fused_f64(w, -2.9070390761936884e-08, 4.2347881677716927e-07), sg_fused_f64(w, -1.3654691764001387e-06, -1.3882523393920442e-05)));
    p = sg_fused_f64(w4, p, sg_fused_f64(w2, sg_fused_f64(w, 0.00018673420802008554, -0.0007407025341546572), sg_fused_f64(w, -0.006033670871426908, 0.24015818242558834)));
    return 1.6536545626831027 + w * p;
}

SG_FN double sg_erfinv_outer(double v) {
    const double v2 = v * v, v4 = v2 * v2;
    double p = sg_fused_f64(v2, sg_fused_f64(v, -4.810921266590108e-16, -4.453305671468425e-15), sg_fused_f64(v, 4.1561142032994825e-14, -2.702655857067823e-14));
    p = sg_fused_f64(v4, p, sg_fused_f64(v2, sg_fused_f64(v, -4.5395149638171263e-13, 1.4976109165723217e-12), sg_fused_f64(v, -2.2996372143020732e-12, -2.350698995921716e-13)));
    p = sg_fused_f64(v4, p, sg_fused_f64(v2, sg_fused_f64(v, 3.222570767305157e-11, -1.6452643360166484e-10), sg_fused_f64(v, 3.641737323471571e-10, 3.9012203692835845e-11)));
    p = sg_fused_f64(v4, p, sg_fused_f64(v2, sg_fused_f64(v, -3.1149278617309314e-09, 1.1892195961234076e-08), sg_fused_f64(v, -2.4192201308980202e-08, 1.3746723634552873e-08)));
    p = sg_fused_f64(v4, p, sg_fused_f64(v2, sg_fused_f64(v, 1.0118672570353466e-07, -4.78640240684638e-07), sg_fused_f64(v, 1.3192695756044076e-06, -2.7724837812127383e-06)));
    p = sg_fused_f64(v4, p, sg_fused_f64(v2, sg_fused_f64(v, 4.9670726302276014e-06, -8.853440931017917e-06), sg_fused_f64(v, 1.9900241759180745e-05, -6.049805906688609e-05)));
    p = sg_fused_f64(v4, p, sg_fused_f64(v2, sg_fused_f64(v, 0.0002024225853251425, -0.0005819879527459586), sg_fused_f64(v, 0.00065698377936278, 1.0100210686921782)));
    return 4.123785922523308 + v * p;
}

#define SG_ERFINV_CENTRAL 6.25 /* up to which w is central */

SG_FN double sg_erfinv_scale(double a) { return -log((1 - a) * (1 + a)); } /* w */

SG_FN double sg_erfinv_of(double x, double w) {
    const double a = fabs(x), size = a * (w < SG_ERFINV_CENTRAL ? sg_erfinv_central(w - 3.125) : sg_erfinv_outer(sqrt(w) - 4.28125));
    const double result = a < 1 ? size : a == 1 ? (double)SG_INF : (double)SG_NAN;
    return x == 0 ? x : copysign(result, x);
}

SG_FN double sg_erfinv_f64(double x) { return sg_erfinv_of(x, sg_erfinv_scale(fabs(x))); }

#endif
