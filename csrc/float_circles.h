/* Trigonometric functions of float32 and their inverses. */
#ifndef SG_FLOAT_CIRCLES_H
#define SG_FLOAT_CIRCLES_H

/* Small arguments are reduced in float, those up to a million in double, others by libm. */
SG_FN sg_bool sg_is_far_f32(float x) { return fabsf(x) > 12800; }
SG_FN sg_bool sg_is_farther_f32(float x) { return fabsf(x) > 1e6f; }

/* ---- in float */

/* x = k pi/2 + r: pi/2 in four parts, of which three have exact products with k; the remainder is r + low */
typedef struct { float rounded, r, low; } sg_quarter_f32;

SG_FN sg_quarter_f32 sg_quarter_of_f32(float x) {
    const float rounded = x * 0.63661975f + SG_ROUNDER_F32, k = rounded - SG_ROUNDER_F32;
    const float a = (x - k * 1.5703125f) - k * 0x1.fb4p-12f, b = k * 0x1.444p-24f, r = a - b;
    const sg_quarter_f32 q = {rounded, r, ((a - r) - b) - k * 0x1.68c234p-39f};
    return q;
}

/* the sine or cosine of r, with the sign that the quarter gives: r - r z p or 1 - z / 2 - z^2 p, the larger part as a sum of two floats
 * minimax.py "(mp.sin(x**0.5) / x**0.5 - 1) / x" 0 0.6177 2 "x + 0.001" and "(mp.cos(x**0.5) - 1 + x / 2) / x**2" 0 0.6177 2 "x**2 + 0.001" */
SG_FN float sg_sine_or_cosine_f32(sg_quarter_f32 q, uint32_t quarter) {
    const float r = q.r, z = r * r;
    const uint32_t odd = quarter & 1;
    const float p0 = odd ? -0.041666646f : 0.16666655f, p1 = odd ? 0.0013887375f : -0.008332178f, p2 = odd ? -2.4439038e-05f : 0.0001951719f;
    const float first = odd ? 1 : r, second = odd ? 0.5f * z : 0, sum = first - second, low = odd ? r * q.low : -q.low;
    const float result = sum - ((second - (first - sum)) + (low + (odd ? z : r) * z * (p0 + z * (p1 + z * p2))));
    return sg_from_bits_f32(sg_bits_f32(result) ^ ((quarter << 30) & 0x80000000u));
}

SG_FN float sg_near_sin_f32(float x) {
    const sg_quarter_f32 q = sg_quarter_of_f32(x);
    return sg_sine_or_cosine_f32(q, sg_bits_f32(q.rounded));
}

SG_FN float sg_near_cos_f32(float x) {
    const sg_quarter_f32 q = sg_quarter_of_f32(x);
    return sg_sine_or_cosine_f32(q, sg_bits_f32(q.rounded) + 1);
}

/* The tangent of a quarter's remainder as two floats, r - down. Of pi/2 it takes three parts, the second of which has exact products with k. */
typedef struct { float r, down, rounded; } sg_tangent_f32;

/* tan(r - low) = r + r (z / 3 + z^2 q) - low (1 + z + z^2), where the last rounding of z, `error`, counts beside pi/4. Subtracted, so that -0 stays -0.
 * minimax.py "(mp.tan(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-9 0.6177 6 "x + 0.02", then by trial those of least error as they are rounded */
SG_FN sg_tangent_f32 sg_tangent_of_f32(float x) {
    const float rounded = sg_fused_f32(x, 0.63661975f, SG_ROUNDER_F32), k = rounded - SG_ROUNDER_F32;
    const float a = sg_fused_f32(-k, 0x1.921fb4p+0f, x), b = k * 0x1.444p-24f, r = a - b, low = sg_fused_f32(k, 0x1.68c234p-39f, b - (a - r));
    const float z = r * r, y = z * z, error = sg_fused_f32(r, r, -z);
    const float q0 = sg_fused_f32(z, 0.0540436469f, 0.133328408f), q1 = sg_fused_f32(z, 0.0106889606f, 0.021349879f), q2 = sg_fused_f32(z, 0.00430699717f, 0.000250276236f);
    const float rising = sg_fused_f32(z, 0.333333433f, y * sg_fused_f32(y, sg_fused_f32(y, q2, q1), q0));
    const sg_tangent_f32 tangent = {r, sg_fused_f32(-r, rising, sg_fused_f32(-r, 0.551508f * error, sg_fused_f32(low, z + y, low))), rounded};
    return tangent;
}

/* r - down, or -1 / (r - down) where the quarter is odd */
SG_FN float sg_tangent_or_cotangent_f32(sg_tangent_f32 tangent) {
    const float high = tangent.r - tangent.down, low = (tangent.r - high) - tangent.down, inverse = 1 / high;
    const float cotangent = sg_fused_f32(sg_fused_f32(-inverse, low, sg_fused_f32(-inverse, high, 1)), inverse, inverse);
    return sg_bits_f32(tangent.rounded) & 1 ? -cotangent : high;
}

SG_FN float sg_near_tan_f32(float x) { return sg_tangent_or_cotangent_f32(sg_tangent_of_f32(x)); }

/* ---- in double, rounded once */

#define SG_PI_HIGH 3.1415926534682512 /* 33 bits: its products with integers below 2^20 are exact */
#define SG_PI_LOW 1.2154201013012385e-10

/* sin(r), for r up to pi/2 */
SG_FN double sg_sin_polynomial(double r) {
    const double z = r * r, y = z * z;
    const double low = 0.99999999997882600291 + -0.16666666608769661708 * z, high = 0.0083333307185110501234 + -0.00019840832565859860715 * z;
    return r * (low + y * (high + y * (2.7523957960802713704e-6 + -2.3868114430612164661e-8 * z)));
}

SG_FN float sg_middle_sin_f32(float x) {
    const float near = sg_near_sin_f32(x);
    const double rounded = x * 0.31830988618379067154 + SG_ROUNDER, k = rounded - SG_ROUNDER;
    const double r = (x - k * SG_PI_HIGH) - k * SG_PI_LOW;
    const float far = (float)sg_from_bits(sg_bits(sg_sin_polynomial(r)) ^ sg_odd_sign(rounded));
    return sg_is_far_f32(x) ? far : near;
}

SG_FN float sg_middle_cos_f32(float x) { /* the sine of the distance of x from the next odd multiple of pi/2 */
    const float near = sg_near_cos_f32(x);
    const double rounded = (x * 0.31830988618379067154 - 0.5) + SG_ROUNDER, k = (rounded - SG_ROUNDER) + 0.5;
    const double r = (k * SG_PI_HIGH - x) + k * SG_PI_LOW;
    const float far = (float)sg_from_bits(sg_bits(sg_sin_polynomial(r)) ^ sg_odd_sign(rounded));
    return sg_is_far_f32(x) ? far : near;
}

/* x = k pi + r; the quotient of polynomials has the tangent's poles: interpolated as tan(r) / r times 1 - 4 r^2 / pi^2 */
SG_FN float sg_far_tan_f32(float x) {
    const double rounded = x * 0.31830988618379067154 + SG_ROUNDER, k = rounded - SG_ROUNDER;
    const double r = (x - k * SG_PI_HIGH) - k * SG_PI_LOW, z = r * r;
    const double over = r * ((0.99999999932797153 + -0.11557923253927871 * z) + z * z * (0.0013774630250675965 + 7.190763916305257e-6 * z));
    return (float)(over / (1 + z * (-0.44891257945211607 + z * 0.017681699533144228)));
}

SG_FN float sg_middle_tan_f32(float x) { return sg_is_far_f32(x) ? sg_far_tan_f32(x) : sg_near_tan_f32(x); }

#define SG_HALF_PI_F32 1.57079637f
#define SG_HALF_PI_REST_F32 -4.37113883e-8f

/* asin(x) = x + x z P(z) for x up to 1/2, of which z is the square; larger ones are the cosine of twice an angle whose sine is sqrt((1 - a) / 2).
 * That root has two parts, `high` of 12 digits, so that its error does not count: what it is subtracted from is not much larger.
 * minimax.py "(mp.asin(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-9 0.25 4 "x + 0.02" */
typedef struct { float high, low, p; } sg_arc_f32; /* z P(z), and the root or a itself */

SG_FN sg_arc_f32 sg_arc_of_f32(float a) {
    const float z = a > 0.5f ? 0.5f - 0.5f * a : a * a, y = z * z, root = sqrtf(z), high = sg_short_f32(root), sum = root + high;
    const float low = (z - high * high) / (sum > 0 ? sum : 1);
    const float p = (0.16666703672384112f + 0.0749695443004679f * z) + y * ((0.045287396417720706f + 0.024996347843564366f * z) + y * 0.04088943734476884f);
    const sg_arc_f32 arc = {high, low + root * (z * p), z * p};
    return arc;
}

SG_FN float sg_asin_f32(float x) {
    const float a = fabsf(x);
    const sg_arc_f32 arc = sg_arc_of_f32(a);
    const float far = (SG_HALF_PI_F32 - 2 * arc.high) + (SG_HALF_PI_REST_F32 - 2 * arc.low);
    return copysignf(a > 0.5f ? far : a + a * arc.p, x);
}

SG_FN float sg_acos_f32(float x) {
    const float a = fabsf(x);
    const sg_arc_f32 arc = sg_arc_of_f32(a);
    const float below = (2 * SG_HALF_PI_F32 - 2 * arc.high) + (2 * SG_HALF_PI_REST_F32 - 2 * arc.low), above = 2 * arc.high + 2 * arc.low;
    return a > 0.5f ? x < 0 ? below : above : SG_HALF_PI_F32 - (x - (SG_HALF_PI_REST_F32 - x * arc.p));
}

/* atan(x) = atan(u) + atan(c), u = (x - c) / (1 + c x), for c of 0, 1 and infinity: u is at most 0.66, exact where c is 0
 * minimax.py "(mp.atan(mp.sqrt(x)) / mp.sqrt(x) - 1) / x" 1e-9 0.4489 6 "x + 0.02" */
SG_FN float sg_atan_f32(float x) {
    const float a = fabsf(x);
    const sg_bool large = a > 2.4f, middle = a > 0.66f;
    const float above = large ? -1 : middle ? a - 1 : a, below = large ? a : middle ? a + 1 : 1, u = above / below, z = u * u;
    const float quarters = large ? 1 : middle ? 0.5f : 0, high = quarters * SG_HALF_PI_F32, low = quarters * SG_HALF_PI_REST_F32;
    float p = sg_fused_f32(z, sg_fused_f32(z, -0.01807748821905251f, 0.05215000287953745f), -0.08345296254447099f);
    p = sg_fused_f32(z, sg_fused_f32(z, p, 0.1098298083883758f), -0.14274067499096602f);
    p = sg_fused_f32(z, sg_fused_f32(z, p, 0.19999532129382103f), -0.33333328355756536f);
    return copysignf(high + (u + (u * z * p + low)), x);
}

/* atan(x) / x for z = x^2 from 0 to 1: each step waits for the last, which takes fewer instructions */
SG_FN double sg_atan_ratio(double z) {
    double p = sg_fused_f64(z, 0.0010911070504609121624, -0.0071993605725775836529);
    p = sg_fused_f64(z, sg_fused_f64(z, p, 0.022274294716443592201), -0.044357411584202003623);
    p = sg_fused_f64(z, sg_fused_f64(z, p, 0.067161007079143811003), -0.087987687932141796977);
    p = sg_fused_f64(z, sg_fused_f64(z, p, 0.11054500370759211656), -0.14279159543495869149);
    p = sg_fused_f64(z, sg_fused_f64(z, p, 0.19999604639298085619), -0.33333323936174260511);
    return sg_fused_f64(z, p, 0.99999999962834603997);
}

/* 0, pi/2 or pi, and the angle whose tangent is the ratio, with a sign. What needs no double is chosen in float, which has twice the lanes. */
SG_FN float sg_atan2_f32(float y, float x) {
    const float a = fabsf(y), b = fabsf(x), larger = a > b ? a : b, smaller = a > b ? b : a, one = larger == 0 ? 0 : 1;
    const float small = smaller == larger ? one : smaller, large = smaller == larger ? 1 : larger; /* also of infinities */
    const uint32_t turned = (a > b ? 0x80000000u : 0) ^ (sg_bits_f32(x) & 0x80000000u);
    const double ratio = (double)sg_from_bits_f32(sg_bits_f32(small) ^ turned) / large;
    const float back = sg_from_bits_f32((uint32_t)((int32_t)sg_bits_f32(x) >> 31) & 0x40490fdbu), from = a > b ? SG_HALF_PI_F32 : back;
    const double angle = sg_fused_f64(ratio, sg_atan_ratio(ratio * ratio), from * 0.9999999721724656); /* of which pi in float is larger */
    return copysignf((float)angle, y);
}

#endif
