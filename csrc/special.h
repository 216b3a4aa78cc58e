/* Special functions that libm lacks. All in double: they are rarely used, and float would lose too many digits. */
#ifndef SG_SPECIAL_H
#define SG_SPECIAL_H

#define SG_PI 3.14159265358979323846

SG_FN double sg_lgamma(double x) {
#if defined(__GLIBC__) && !defined(__CUDACC__)
    int sign; /* lgamma itself would write a global */
    return lgamma_r(x, &sign);
#else
    return lgamma(x);
#endif
}

/* Positive numbers have formulas without branches. A loop over many numbers first checks whether any is not positive. */
SG_FN sg_bool sg_is_far_gamma_f32(float x) { return x <= 0; }

/* psi(x) of float32 for x > 0, in double, where it errs by hundreds of units next to its zero: up to 10 that of x + 10, less the sum of 1 / (x + i) for i
 * from 0 to 9. In pairs, i with 9 - i, these have the denominators w + i (9 - i), where w = x (x + 9): their sum is (2 x + 9) times the derivative of w q(w),
 * over w q(w). Then the asymptotic series. */
SG_FN float sg_near_digamma_f32(float number) {
    const double x = number;
    const sg_bool small = x < 10;
    const double y = small ? x + 10 : x, t = small ? x : 1, w = t * (t + 9), u = 1 / y, z = u * u;
    const double q = 40320 + w * (12176 + w * (1308 + w * (60 + w))), slope = 12176 + w * (2616 + w * (180 + w * 4));
    const double shift = (2 * t + 9) * (q + w * slope) / (w * q);
    const double series = z * (1.0 / 12 - z * (1.0 / 120 - z * (1.0 / 252 - z * (1.0 / 240 - z * (1.0 / 132 - z * (691.0 / 32760 - z / 12))))));
    return (float)((log(y) - 0.5 * u - series) - (small ? shift : 0));
}

/* psi(x): reflection for negative x, recurrence up to 10, then the asymptotic series. */
SG_FN double sg_digamma(double x) {
    double shift = 0;
    if (x == 0)
        return copysign((double)SG_INF, -x);
    if (x < 0) {
        if (x == floor(x))
            return (double)SG_NAN;
        shift = -SG_PI / tan(SG_PI * (x - rint(x)));
        x = 1 - x;
    }
    for (; x < 10; x += 1)
        shift -= 1 / x;
    const double z = 1 / (x * x);
    const double series = z * (1.0 / 12 - z * (1.0 / 120 - z * (1.0 / 252 - z * (1.0 / 240 - z * (1.0 / 132 - z * (691.0 / 32760 - z / 12))))));
    return shift + log(x) - 0.5 / x - series;
}

/* Hurwitz zeta(s, q) for s > 1 where q is not a pole: a sum of the first terms, and the Euler-Maclaurin formula for the rest. */
SG_FN double sg_zeta_sum(double s, double q) {
    const double bernoulli[] = {1.0 / 6, -1.0 / 30, 1.0 / 42, -1.0 / 30, 5.0 / 66, -691.0 / 2730, 7.0 / 6, -3617.0 / 510};
    double total = 0, x = q;
    for (int k = 0; k < 12 || x < 12; k++, x += 1)
        total += pow(x, -s);
    total += pow(x, 1 - s) / (s - 1) + 0.5 * pow(x, -s);
    double factor = s / 2 * pow(x, -s - 1); /* s (s+1) ... / (2k)! times a power of x */
    for (int k = 0; k < 8; k++) {
        total += bernoulli[k] * factor;
        factor *= (s + 2 * k + 1) * (s + 2 * k + 2) / ((2 * k + 3) * (2 * k + 4) * x * x);
    }
    return total;
}

SG_FN double sg_zeta(double s, double q) {
    if (s == 1)
        return (double)SG_INF;
    if (!(s > 1))
        return (double)SG_NAN;
    if (q <= 0) {
        if (q == floor(q))
            return (double)SG_INF;
        if (s != floor(s))
            return (double)SG_NAN; /* a power of a negative number */
    }
    if (!(q < -64))
        return sg_zeta_sum(s, q);
    /* The terms below zero are summed as a zeta function of their own, so that the time does not depend on their number. */
    const double below = sg_zeta_sum(s, ceil(q) - q) - sg_zeta_sum(s, 1 - q);
    return sg_zeta_sum(s, q - floor(q)) + (s - 2 * floor(s / 2) == 0 ? below : -below);
}

/* psi^(n)(x) for n >= 1. */
SG_FN double sg_polygamma(double n, double x) {
    const double sign = n - 2 * floor(n / 2) == 0 ? -1 : 1; /* even orders are negative */
    return sign * tgamma(n + 1) * sg_zeta(n + 1, x);
}

#endif
