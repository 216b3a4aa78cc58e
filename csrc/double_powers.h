/* Powers of float64: exp(y log(x)), of a logarithm that is a sum of two numbers, with errors below 1 unit in the last place. */
#ifndef SG_DOUBLE_POWERS_H
#define SG_DOUBLE_POWERS_H

/* Half the logarithm of a positive normal number x = 2^k m: k log(2) / 2 + atanh(s) for s = (m - 1) / (m + 1), up to 0.172, as s + s z (1/3 + z R(z)) for z = s^2
 * minimax.py "((mp.atanh(mp.sqrt(x)) / mp.sqrt(x) - 1) / x - mp.mpf(1) / 3) / x" 1e-7 0.02944 7 "x + 0.001" */
SG_FN sg_double_pair sg_half_log_of(sg_split x) {
    const double k = x.k, f = x.f, inverse = 1 / (2 + f), s = f * inverse, s_low = inverse * sg_exact_f64(-s, f, f - 2 * s); /* that is f - s (2 + f) */
    const double z = s * s, z_low = sg_fused_f64(2 * s, s_low, sg_exact_f64(s, s, -z)), y = z * z;
    const double p0 = sg_fused_f64(z, 0.14285714285715937012, 0.19999999999999999019), p1 = sg_fused_f64(z, 0.090909092437030792307, 0.11111111110358881439);
    const double p2 = sg_fused_f64(z, 0.066676808879805012281, 0.076922911896574973716), p3 = sg_fused_f64(z, 0.059182191188843954364, 0.058468392274729796599);
    const double rest = sg_fused_f64(z, sg_fused_f64(y * y, sg_fused_f64(y, p3, p2), sg_fused_f64(y, p1, p0)), 1.850371707708594e-17); /* with the second part of 1/3 */
    const double third = 0.3333333333333333 + rest, third_low = (0.3333333333333333 - third) + rest;
    const double u = z * third, u_low = sg_fused_f64(z_low, third, sg_fused_f64(z, third_low, sg_exact_f64(z, third, -u)));
    const double v = s * u, v_low = sg_fused_f64(s_low, u, sg_fused_f64(s, u_low, sg_exact_f64(s, u, -v)));
    const double bent = s + v, bent_low = ((s - bent) + v) + (s_low + v_low);
    const double first = k * 0.34657359027983148, high = first + bent; /* an exact product */
    const sg_double_pair half = {high, ((first - high) + bent) + sg_fused_f64(k, 1.4117645281515788e-13, bent_low)};
    return half;
}

/* exp(t + low), of a `low` that is small even beside the last digits of log(2) */
SG_FN double sg_exp_of_pair(double t, double low) {
    const double rounded = sg_fused_f64(t, SG_LOG2_E, SG_SCALER), k = rounded - SG_SCALER, r = sg_exact_f64(k, -SG_LN2, t), more = sg_fused_f64(k, -SG_LN2_2, low);
    const double z = r * r, rest = sg_exp_rest(r, z), grown = sg_fused_f64(z, rest, r);
    const double result = sg_scaled_f64(1 + (r + sg_fused_f64(z, rest, sg_fused_f64(more, grown, more))), sg_bits(rounded)), some = t < -746 ? 0 : result;
    return t > 710 ? (double)SG_INF : some;
}

/* the exponent of a power of a number, of which half the logarithm is given */
SG_FN sg_double_pair sg_exponent_of(sg_double_pair half, double y) {
    const double twice = y + y, high = twice * half.high;
    const sg_double_pair exponent = {high, sg_fused_f64(twice, half.low, sg_exact_f64(twice, half.high, -high))};
    return exponent;
}

/* all bits where x is no positive normal number, or where the power is too large to be doubled */
SG_FN uint64_t sg_is_special_power(double x, double y) {
    return -(uint64_t)(sg_bits(x) - 0x0010000000000000u >= 0x7fe0000000000000u) | -(uint64_t)!(fabs(y) < 0x1p1000);
}

/* the special cases of C's pow, selected without a branch */
SG_FN double sg_power(double x, double y) {
    const double a = fabs(x), normal = a < 0x1p-1022 ? a * 0x1p54 : a;
    sg_split split = sg_split_of(normal);
    split.k += sg_if(-(uint64_t)(a < 0x1p-1022), -54);
    sg_double_pair half = sg_half_log_of(split);
    const double finite = a < (double)SG_INF ? half.high : a;
    half.high = a == 0 ? -(double)SG_INF : finite;
    const sg_double_pair exponent = sg_exponent_of(half, y);
    const uint64_t grows = -(uint64_t)(a != 1) | -(uint64_t)(y != y); /* 1 does not, also of infinite powers */
    const double size = sg_exp_of_pair(sg_if(grows, exponent.high), sg_if(grows, exponent.low));
    const double power = sg_fused_f64(fabs(y), 0.5, 0x1p-1022), bounded = power > 0x1p52 ? 0x1p52 : power; /* larger powers are even, as this is; of the smallest, half is not 0 */
    const double rest = fabs(bounded - ((bounded + 0x1p52) - 0x1p52));
    const uint64_t odd = -(uint64_t)(rest == 0.5), broken = ~odd & -(uint64_t)(rest != 0), nowhere = -(uint64_t)(x < 0) & -(uint64_t)(a < (double)SG_INF) & broken;
    const double defined = sg_from_bits((sg_bits(size) ^ (sg_bits(x) & odd & 0x8000000000000000u)) | nowhere); /* all bits set are a NaN */
    return (y == 0) | (x == 1) ? 1 : defined;
}

#endif
