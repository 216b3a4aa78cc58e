/* Special functions that libm lacks. All in double: they are rarely used, and float would lose too many digits. */
#ifndef SG_SPECIAL_H
#define SG_SPECIAL_H

#define SG_PI 3.14159265358979323846

/* x + y - sum, where `sum` is x + y rounded. What rounding takes from a product is fma(x, y, -product): exact on any machine, unlike a sum of products. */
SG_FN double sg_sum_error(double x, double y, double sum) {
    const double part = sum - x;
    return (x - (sum - part)) + (y - part);
}

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

/* psi(x) from 1 to 2: the distance from its zero, whose digits beyond those of a double are subtracted, times a polynomial over x (x + 1).
 * minimax.py "x * (x + 1) * mp.digamma(x) / (x - mp.mpf('1.46163214496836234126265954232572132846819620400644629512'))" 1 2 chebyshev 14 */
SG_FN double sg_digamma_beside_zero(double x) {
    const double t = x - 1.5, t2 = t * t, t4 = t2 * t2;
    const double p0 = (3.5664595351193732987 + 2.2156206743218545859 * t) + t2 * (0.15858050680894190969 + -0.01797594577049204796 * t);
    const double p1 = (0.0031305087235402479039 + -0.00065802501164750172408 * t) + t2 * (0.00015331863503042819602 + -0.000038035659889443482316 * t);
    const double p2 = (9.8282150054234529733e-6 + -2.6106766983852465269e-6 * t) + t2 * (7.0694158258750584904e-7 + -1.9362420392496336305e-7 * t);
    const double p3 = (5.3665937666500506957e-8 + -1.6199459814404987454e-8 * t) + t2 * 4.5749349636976167041e-9;
    const double distance = (x - 1.4616321449683622) - 9.549995429965697e-17;
    return distance * (p0 + t4 * (p1 + t4 * (p2 + t4 * p3))) / (x * (x + 1));
}

/* psi(x): reflection for negative x, recurrence down to 2 and, below 1, up to it; from 10 on the asymptotic series. The summands of a recurrence come smallest first. */
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
    if (x < 10) {
        double sum = 0;
        if (x < 1)
            return (sg_digamma_beside_zero(x + 1) - 1 / x) + shift;
        while (x > 2) {
            x -= 1;
            sum += 1 / x;
        }
        return (sg_digamma_beside_zero(x) + sum) + shift;
    }
    const double z = 1 / (x * x);
    const double series = z * (1.0 / 12 - z * (1.0 / 120 - z * (1.0 / 252 - z * (1.0 / 240 - z * (1.0 / 132 - z * (691.0 / 32760 - z / 12))))));
    return shift + (log(x) - (0.5 / x + series));
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

/* psi'(x) of any number, below zero by reflection */
SG_FN double sg_trigamma(double x) {
    if (x > 0)
        return sg_near_trigamma(x);
    if (x == floor(x))
        return (double)SG_INF;
    const double turn = SG_PI / sin(SG_PI * (x - rint(x)));
    return turn * turn - sg_near_trigamma(1 - x);
}

/* x^-s of a small integer s by multiplication, which takes less time than pow and errs by up to s / 2 units */
SG_FN double sg_reciprocal_power(double x, int s) {
    double power = s & 1 ? x : 1;
    for (double square = x * x; s > 1; square *= square) {
        s /= 2;
        power = s & 1 ? power * square : power;
    }
    return 1 / power;
}

/* Hurwitz zeta(s, q) / unit^s for s > 1 where q is not a pole: a sum of the first terms, with what additions round away, and the Euler-Maclaurin formula for
 * the rest, alone where q is large beside s. Of a `unit` that is a power of two near 1 / q no power is too large or too small a number. */
SG_FN double sg_zeta_sum(double s, double q, double unit) {
    const double bernoulli[] = {/* over (2k)! */
        1.0 / 12, -1.0 / 720, 1.0 / 30240, -1.0 / 1209600, 1.0 / 47900160, -691.0 / 1307674368000, 1.0 / 74724249600, -3617.0 / 10670622842880000,
        43867.0 / 5109094217170944000, -174611.0 / 802857662698291200000.0};
    const int small = s <= 16 && s == floor(s) ? (int)s : 0;
    double x = q, low = 0, total = 0, lost = 0;
    for (int k = 0; x < 10 || (k < 10 && x < 9 + 0.85 * s); k++) {
        const double power = small && k ? sg_reciprocal_power(x * unit, small) : pow(x * unit, -s); /* the first is the largest */
        const double term = low == 0 ? power : power - power * (s * low / x), sum = total + term, next = x + 1;
        lost += fabs(sum) < (double)SG_INF ? sg_sum_error(total, term, sum) : 0;
        low += sg_sum_error(x, 1, next);
        total = sum;
        x = next;
    }
    const double away = low / x, v = 1 / (x * x), integral = pow(x * unit, 1 - s) / ((s - 1) * unit), power = integral * ((s - 1) / x);
    double factor = s * (power / x), rest = lost + 0.5 * power - s * away * power - (s - 1) * away * integral;
    for (int k = 0; k < 10; k++) {
        rest += bernoulli[k] * factor;
        factor *= (s + 2 * k + 1) * (s + 2 * k + 2) * v;
    }
    return total + (integral + rest);
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
        return sg_zeta_sum(s, q, 1);
    /* The terms below zero are summed as a zeta function of their own, so that the time does not depend on their number. */
    const double below = sg_zeta_sum(s, ceil(q) - q, 1) - sg_zeta_sum(s, 1 - q, 1);
    return sg_zeta_sum(s, q - floor(q), 1) + (s - 2 * floor(s / 2) == 0 ? below : -below);
}

/* A loop over many numbers first checks whether any is of another order than 1, or not positive. */
SG_FN sg_bool sg_is_far_polygamma_f32(float n, float x) { return (n != 1) | (x <= 0); }
SG_FN sg_bool sg_is_far_polygamma_f64(double n, double x) { return (n != 1) | (x <= 0); }
SG_FN float sg_near_polygamma_f32(float n, float x) { return (void)n, (float)sg_near_trigamma((double)x); }
SG_FN double sg_near_polygamma_f64(double n, double x) { return (void)n, sg_near_trigamma(x); }

/* n! for an integer n; up to 22 of exact products */
SG_FN double sg_factorial(double n) {
    double product = 1;
    if (n > 22)
        return tgamma(n + 1);
    for (double k = 2; k <= n; k += 1)
        product *= k;
    return product;
}

/* psi^(n)(x) for n >= 1. */
SG_CALLED double sg_polygamma(double n, double x) {
    if (n == 1)
        return sg_trigamma(x);
    const double factor = n - 2 * floor(n / 2) == 0 ? -sg_factorial(n) : sg_factorial(n); /* even orders are negative */
    if (!(x > 0 && x < (double)SG_INF && n < 1e6))
        return factor * sg_zeta(n + 1, x);
    int exponent; /* of a large order the power may be too small, and the factorial too large, where their product is neither */
    frexp(x, &exponent);
    exponent = exponent < -1000 ? -1000 : exponent > 1000 ? 1000 : exponent; /* beyond, one over the power of two is infinite, or has few digits */
    return ldexp(factor * ldexp(sg_zeta_sum(n + 1, x, ldexp(1.0, -exponent)), -exponent), -exponent * (int)n);
}

#endif
