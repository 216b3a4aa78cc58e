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

/* psi'(x) for x > 0: 1 / x^2, and up to 12 the sum of 1 / (x + i)^2 for i from 1 to 10, in pairs, of which i and 11 - i have denominators that are the squares
 * of w + (i - 1) (10 - i), where w = (x + 1) (x + 10). Then the asymptotic series. */
SG_FN double sg_near_trigamma(double x) {
    const sg_bool small = x < 12;
    const double t = small ? x + 1 : 1, w = t * (t + 9), s = (2 * t + 9) * (2 * t + 9);
    const double a = 1 / w, b = 1 / (w + 8), c = 1 / (w + 14), d = 1 / (w + 18), e = 1 / (w + 20);
    const double shift = ((s * e - 2) * e + (s * d - 2) * d) + ((s * c - 2) * c + (s * b - 2) * b) + (s * a - 2) * a;
    const double u = 1 / (small ? x + 11 : x), z = u * u;
    const double series = z * (1.0 / 6 - z * (1.0 / 30 - z * (1.0 / 42 - z * (1.0 / 30 - z * (5.0 / 66 - z * (691.0 / 2730 - z * (7.0 / 6)))))));
    return (u + (0.5 * z + u * series)) + (small ? shift + 1 / (x * x) : 0);
}

/* x^-s; of an order that is a small integer by multiplication, which takes less time than pow */
SG_FN double sg_reciprocal_power(double x, double s) {
    double power = x;
    if (!(s <= 16 && s == floor(s)))
        return pow(x, -s);
    for (double k = 1; k < s; k += 1)
        power *= x;
    return 1 / power;
}

/* Hurwitz zeta(s, q) for s > 1 where q is not a pole: a sum of the first terms, and the Euler-Maclaurin formula for the rest. */
SG_FN double sg_zeta_sum(double s, double q) {
    const double bernoulli[] = {1.0 / 6, -1.0 / 30, 1.0 / 42, -1.0 / 30, 5.0 / 66, -691.0 / 2730, 7.0 / 6, -3617.0 / 510};
    double total = 0, x = q;
    for (int k = 0; k < 12 || x < 12; k++, x += 1)
        total += sg_reciprocal_power(x, s);
    const double power = sg_reciprocal_power(x, s);
    total += sg_reciprocal_power(x, s - 1) / (s - 1) + 0.5 * power;
    double factor = s / 2 * (power / x); /* s (s+1) ... / (2k)! times a power of x */
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

/* A loop over many numbers first checks whether any is of another order than 1, or not positive. */
SG_FN sg_bool sg_is_far_polygamma_f32(float n, float x) { return (n != 1) | (x <= 0); }
SG_FN sg_bool sg_is_far_polygamma_f64(double n, double x) { return (n != 1) | (x <= 0); }
SG_FN float sg_near_polygamma_f32(float n, float x) { return (void)n, (float)sg_near_trigamma((double)x); }
SG_FN double sg_near_polygamma_f64(double n, double x) { return (void)n, sg_near_trigamma(x); }

/* psi^(n)(x) for n >= 1. */
SG_FN double sg_polygamma(double n, double x) {
    if (n == 1 && x > 0)
        return sg_near_trigamma(x);
    const double sign = n - 2 * floor(n / 2) == 0 ? -1 : 1; /* even orders are negative */
    return sign * tgamma(n + 1) * sg_zeta(n + 1, x);
}

#endif
