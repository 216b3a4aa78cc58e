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

/* Of negative numbers by erfcx, so that nothing is too small; beyond, it is near 0, and less than the other tail by half its square. There z = x / sqrt(2) is not exact, but
 * the logarithm of erfc falls by nearly z + sqrt(z^2 + 1.6). */
SG_FN double sg_log_ndtr(double x) {
    const double root = 0.70710678118654752440;
    if (x < -1)
        return log(0.5 * sg_erfcx(x * -root)) - 0.5 * x * x;
    const double y = x > 60 ? 60 : x, z = y * root, error = fma(y, root, -z) - y * 4.8336466567264567e-17;
    return log1p(-0.5 * erfc(z) * (z > 0 ? 1 - error * (z + sqrt(z * z + 1.6)) : 1));
}

#endif
