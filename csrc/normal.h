/* The normal distribution and the complementary error function, where erfc itself would lose digits: its argument is rounded, or it is less than the smallest number. */
#ifndef SG_NORMAL_H
#define SG_NORMAL_H

/* exp(x^2) erfc(x): the square is exact, as a sum of two numbers; from 25 on an asymptotic series. */
SG_FN double sg_erfcx(double x) {
    if (x < 25) {
        const double square = x * x, grown = exp(square);
        return grown < (double)SG_INF ? erfc(x) * (grown + grown * fma(x, x, -square)) : (x < 0 ? (double)SG_INF : x);
    }
    const double u = 0.5 / x / x;
    const double series = u * (1 - u * 3 * (1 - u * 5 * (1 - u * 7 * (1 - u * 9 * (1 - u * 11 * (1 - u * 13 * (1 - u * 15)))))));
    return 0.56418958354775628695 * ((1 - series) / x);
}

/* erfc(-x / sqrt(2)) / 2. The quotient is not exact, but erfc falls by its own size times nearly z + sqrt(z^2 + 1.6): by so much for what rounding has taken from z. */
SG_FN double sg_ndtr(double x) {
    const double root = 0.70710678118654752440, y = x < -60 ? -60 : x > 60 ? 60 : x;
    const double z = y * -root, error = fma(y, -root, -z) + y * 4.8336466567264567e-17;
    return 0.5 * erfc(z) * (1 - error * (z + sqrt(z * z + 1.6)));
}

SG_FN float sg_ndtrf(float x) { return (float)(0.5 * sg_erfc_in_double((double)x * -0.70710678118654752440)); }

/* The share of x that gelu gives, the same function in less time, and the slope of gelu, in float with errors of a few units. For a = |x|, exp(-a^2 / 2) is
 * 2^-k (1 + grown), from a square as a sum of two floats, and the tail of the distribution is that times p(u) / (a + 4), for u = (4 - a) / (4 + a). `inverse` is 1 / (a + 4)
 * but for its share `rest`.
 * minimax.py "mp.erfc(4*(1-x)/(1+x)/mp.sqrt(2))*mp.exp((4*(1-x)/(1+x))**2/2)*4/(1+x)" -0.5628 1 9 */
typedef struct { float scale, grown, inverse, rest, p; } sg_tail_f32; /* scale is 2^(64 - k): 2^-k may be too small */

SG_FN sg_tail_f32 sg_tail_of_f32(float a) {
    const float square = a * a, error = sg_fused_f32(a, a, -square), half = 0.5f * square;
    const float rounded = sg_fused_f32(half, -(float)SG_LOG2_E, SG_ROUNDER_F32 + 191), k = (SG_ROUNDER_F32 + 191) - rounded;
    const float r = sg_fused_f32(error, -0.5f, sg_fused_f32(k, -1.90465432e-9f, sg_fused_f32(k, 0.693147182f, -half))), z = r * r;
    const float e = sg_fused_f32(z, sg_fused_f32(0.001394203f, r, 0.008368485f), sg_fused_f32(0.04166639f, r, 0.16666524f)); /* as in sg_exp_parts_of */
    const float under = a + 4, lost = a - (under - 4), inverse = 1 / under, rest = sg_fused_f32(-inverse, lost, sg_fused_f32(-inverse, under, 1));
    const float u = sg_fused_f32(8 * inverse, rest, sg_fused_f32(8, inverse, -1)), v = u * u, w = v * v;
    const float p0 = sg_fused_f32(0.60789659f, u, 0.75528514f), p1 = sg_fused_f32(0.18652335f, u, 0.3871369f), p2 = sg_fused_f32(0.0075258293f, u, 0.06040396f);
    const float p3 = sg_fused_f32(-0.0015706416f, u, -0.0035135156f), p4 = sg_fused_f32(0.00013102247f, u, 0.00018138902f);
    const float p = sg_fused_f32(w, sg_fused_f32(w, p4, sg_fused_f32(v, p3, p2)), sg_fused_f32(v, p1, p0));
    const sg_tail_f32 tail = {sg_from_bits_f32(sg_bits_f32(rounded) << 23), sg_fused_f32(z, sg_fused_f32(r, e, 0.5f), r), inverse, rest, p};
    return tail;
}

SG_FN float sg_gelu_gatef(float x) {
    const float a = fabsf(x);
    const sg_tail_f32 t = sg_tail_of_f32(a);
    const float tail = t.scale * (t.inverse * sg_fused_f32(t.p, t.grown + t.rest, t.p)) * 0x1p-64f, small = a > 14.3f ? 0 : tail;
    return x < 0 ? small : 1 - small;
}

SG_FN double sg_gelu_gate(double x) { return 0.5 * erfc(x * -0.70710678118654752440); }

/* gate(x) + x exp(-x^2 / 2) / sqrt(2 pi): of negative numbers, 1 less that of positive ones, and their exponential is that of the gate */
SG_FN float sg_gelu_risef(float x) {
    const float a = fabsf(x);
    const sg_tail_f32 t = sg_tail_of_f32(a);
    const float less = sg_fused_f32(a, -0.3989423f, t.inverse * sg_fused_f32(t.p, t.rest, t.p));
    const float fall = t.scale * sg_fused_f32(less, t.grown, less) * 0x1p-64f, small = a > 14.6f ? 0 : fall;
    return x < 0 ? small : 1 - small;
}

SG_FN double sg_gelu_rise(double x) {
    const double y = sg_clamp_f64(x, -50, 50); /* beyond it is 0 or 1; the square of what is large is no number */
    return 0.5 * erfc(y * -0.70710678118654752440) + y * sg_exp_f64(y * y * -0.5) * 0.39894228040143267794;
}

/* Of negative numbers by erfcx, so that nothing is too small; beyond, it is near 0, and less than the other tail by half its square. There z = x / sqrt(2) is not exact, but
 * the logarithm of erfc falls by nearly z + sqrt(z^2 + 1.6). */
SG_FN double sg_log_ndtr(double x) {
    const double root = 0.70710678118654752440;
    if (x < -1)
        return log(0.5 * sg_erfcx(x * -root)) - 0.5 * x * x;
    const double y = x > 60 ? 60 : x, z = y * root, error = fma(y, root, -z) - y * 4.8336466567264567e-17;
    return log1p(-0.5 * erfc(z) * (z > 0 ? 1 - error * (z + sqrt(z * z + 1.6)) : 1));
}

/* The inverse of the distribution: beside 1/2 a quotient of polynomials, and in the tails one of z = 1 / x, taken from x - log(x) / x, for x = sqrt(-2 log(p)). The
 * coefficients are those of Moshier's Cephes library. 1 - p is exact. */
SG_FN double sg_ndtri(double p) {
    const double edge = 0.13533528323661269189; /* exp(-2) */
    if (!(p > 0 && p < 1))
        return p == 0 ? -(double)SG_INF : p == 1 ? (double)SG_INF : (double)SG_NAN;
    const double y = p > 1 - edge ? 1 - p : p;
    if (y > edge) {
        const double a = y - 0.5, w = a * a;
        const double over = (((-59.9633501014107895267 * w + 98.0010754185999661536) * w - 56.6762857469070293439) * w + 13.9312609387279679503) * w - 1.23916583867381258016;
        const double under = (((((((w + 1.95448858338141759834) * w + 4.67627912898881538453) * w + 86.3602421390890590575) * w - 225.462687854119370527) * w
            + 200.260212380060660359) * w - 82.0372256168333339912) * w + 15.9056225126211695515) * w - 1.18331621121330003142;
        return (a + a * (w * over / under)) * 2.50662827463100050242;
    }
    const double x = sqrt(-2 * log(y)), z = 1 / x;
    const double over = x < 8
        ? (((((((4.05544892305962419923 * z + 31.5251094599893866154) * z + 57.1628192246421288162) * z + 44.0805073893200834700) * z + 14.6849561928858024014) * z
            + 2.18663306850790267539) * z - 0.140256079171354495875) * z - 0.0350424626827848203418) * z - 8.57456785154685413611e-4
        : (((((((3.23774891776946035970 * z + 6.91522889068984211695) * z + 3.93881025292474443415) * z + 1.33303460815807542389) * z + 0.201485389549179081538) * z
            + 0.0123716634817820021358) * z + 3.01581553508235416007e-4) * z + 2.65806974686737550832e-6) * z + 6.23974539184983293730e-9;
    const double under = x < 8
        ? (((((((z + 15.7799883256466749731) * z + 45.3907635128879210584) * z + 41.3172038254672030440) * z + 15.0425385692907503408) * z + 2.50464946208309415979) * z
            - 0.142182922854787788574) * z - 0.0380806407691578277194) * z - 9.33259480895457427372e-4
        : (((((((z + 6.02427039364742014255) * z + 3.67983563856160859403) * z + 1.37702099489081330271) * z + 0.216236993594496635890) * z + 0.0134204006088543189037) * z
            + 3.28014464682127739104e-4) * z + 2.89247864745380683936e-6) * z + 6.79019408009981274425e-9;
    const double size = x - log(x) / x - z * over / under;
    return p > 0.5 ? size : -size;
}

#endif
