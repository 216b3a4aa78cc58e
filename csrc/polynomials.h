/* Orthogonal polynomials of any degree. A degree is cut to an integer; below zero the polynomial is zero.
 *
 * Each is computed in plain numbers, together with what their rounding has changed: a second number follows by the same steps, with what each step itself
 * rounds away. `exact` numbers add it; for float32 double alone has digits to spare. */
#ifndef SG_POLYNOMIALS_H
#define SG_POLYNOMIALS_H

#define SG_POLYNOMIAL_STEPS 262144 /* the highest degree that is reached in single steps: a millisecond. Beyond, polynomials other than Chebyshev's are NaN */
#define SG_LARGE_POLYNOMIAL 0x1p400 /* from here on numbers are made smaller, and how often is counted */
#define SG_SMALL_POLYNOMIAL 0x1p-450 /* times which they are, where the next step may multiply them by more than 2^400 */

typedef struct { double value, error; } sg_tracked; /* their sum is meant */

SG_FN sg_tracked sg_tracked_sum(double x, double y) {
    const double sum = x + y;
    const sg_tracked result = {sum, sg_sum_error(x, y, sum)};
    return result;
}

SG_FN sg_tracked sg_tracked_product(double x, double y) {
    const double product = x * y;
    const sg_tracked result = {product, fma(x, y, -product)};
    return result;
}

/* ---- the four kinds of Chebyshev: T(n) is the cosine of n times the angle whose cosine is x, U(n - 1) the ratio of sines. Both of 2 n follow from those of n.
 * Conditions on x choose between numbers, and those on the degree between ways. */

enum { SG_CHEBYSHEV_T, SG_CHEBYSHEV_U, SG_CHEBYSHEV_V, SG_CHEBYSHEV_W };

SG_FN double sg_chebyshev(int kind, sg_tracked given, double degree, sg_bool exact) {
    const double n = trunc(degree), half = 0.5 * n, turned = given.value < 0 ? -1 : 1, size = turned * given.value;
    if (!(n >= 0 && n < (double)SG_INF))
        return given.value != given.value ? given.value : 0;
    if (n == 0)
        return given.value != given.value ? given.value : 1;
    const sg_bool is_far = size > SG_LARGE_POLYNOMIAL; /* where the first power alone counts */
    const sg_tracked x = {is_far ? 1 : size, is_far ? 0 : turned * given.error};
    const double side = (kind == SG_CHEBYSHEV_V ? -1 : kind == SG_CHEBYSHEV_W ? 1 : 0) * turned, sign = half == floor(half) ? 1 : turned;
    const sg_tracked square = sg_tracked_product(x.value, x.value), rest = sg_tracked_sum(1, -square.value); /* 1 - x^2 */
    const double rest_error = rest.error - (square.error + 2 * x.value * x.error);
    sg_tracked t = x, u = {1, 0}; /* of degree 1 and 0 */
    double divided = 0, power = sg_from_bits(sg_bits(n) & 0x7ff0000000000000u), left = n - power; /* the highest power of two in the degree */
    for (power *= 0.5; power >= 1; power *= 0.5) {
        const sg_tracked tt = sg_tracked_product(t.value, t.value), tu = sg_tracked_product(t.value, u.value);
        const sg_tracked twice = sg_tracked_sum(2 * tt.value, divided > 0 ? 0 : -1);
        double scale = twice.value > SG_LARGE_POLYNOMIAL ? 1 / SG_LARGE_POLYNOMIAL : 1;
        u.error = scale * (2 * (t.value * u.error + t.error * u.value + tu.error));
        t.error = scale * (4 * t.value * t.error + (2 * tt.error + twice.error));
        t.value = scale * twice.value;
        u.value = scale * (2 * tu.value);
        divided = 2 * divided + (scale < 1 ? 1 : 0);
        if (left >= power) {
            const sg_tracked xt = sg_tracked_product(x.value, t.value), ru = sg_tracked_product(rest.value, u.value), xu = sg_tracked_product(x.value, u.value);
            const sg_tracked next = sg_tracked_sum(xt.value, -ru.value), other = sg_tracked_sum(xu.value, t.value);
            const double t_error = (x.value * t.error - rest.value * u.error) + (x.error * t.value - rest_error * u.value) + ((xt.error - ru.error) + next.error);
            const double u_error = (x.value * u.error + t.error) + (x.error * u.value + (xu.error + other.error));
            scale = next.value > SG_LARGE_POLYNOMIAL ? 1 / SG_LARGE_POLYNOMIAL : 1;
            t.value = scale * next.value;
            u.value = scale * other.value;
            t.error = scale * t_error;
            u.error = scale * u_error;
            divided += scale < 1 ? 1 : 0;
            left -= power;
        }
        /* up to 1, of a very high degree nothing else would keep it there */
        const double within = t.value > 1 ? 1 : t.value < -1 ? -1 : t.value, more = t.error + (t.value - within), error = more > 1 ? 1 : more < -1 ? -1 : more;
        t.value = x.value <= 1 ? within : t.value;
        t.error = x.value <= 1 ? error : t.error;
    }
    double found = exact ? t.value + t.error : t.value;
    if (kind != SG_CHEBYSHEV_T) {
        const sg_tracked factor = sg_tracked_sum(x.value, side), product = sg_tracked_product(factor.value, u.value), sum = sg_tracked_sum(product.value, t.value);
        const double error = factor.value * u.error + (factor.error + x.error) * u.value + (product.error + sum.error) + t.error;
        found = exact ? sum.value + error : sum.value;
    }
    found *= divided > 0 ? SG_LARGE_POLYNOMIAL : 1;
    found *= divided > 1 ? SG_LARGE_POLYNOMIAL : 1;
    found = divided > 2 ? (double)SG_INF : found;
    const double far = n > 2 ? (double)SG_INF : (kind == SG_CHEBYSHEV_T ? 1 : 2) * (n > 1 ? 2 * size * size : size);
    const double result = sign * (is_far ? far : found);
    return given.value != given.value ? given.value : result;
}

/* The derivative of U of a very high degree, by the same steps. */
SG_FN double sg_chebyshev_slope(double x, double degree) {
    const double a = fabs(x), n = degree + 1;
    double t = a, u = 1, slope = 0, power = sg_from_bits(sg_bits(n) & 0x7ff0000000000000u), reached = 1;
    for (double bit = power * 0.5; bit >= 1; bit *= 0.5) {
        slope = 2 * (reached * u * u + t * slope);
        u = 2 * t * u;
        t = 2 * t * t - 1;
        reached *= 2;
        if (n - reached * bit >= bit) {
            const double next = a * t - (1 - a) * (1 + a) * u;
            reached += 1;
            slope = reached * u + a * slope;
            u = a * u + t;
            t = next;
        }
        if (a <= 1)
            t = t > 1 ? 1 : t < -1 ? -1 : t;
    }
    return x < 0 && floor(0.5 * n) != 0.5 * n ? -slope : slope;
}

/* ---- the others: p(k + 1) = (factor p(k) - c p(k - 1)) / d, a step for each degree */

enum { SG_GEGENBAUER, SG_HERMITE_H, SG_HERMITE_HE, SG_LAGUERRE };

SG_FN double sg_orthogonal(int kind, double given, double degree, double order, sg_bool exact) {
    const double n = trunc(degree), half = 0.5 * n;
    if (!(n >= 0 && n < (double)SG_INF))
        return given != given ? given : 0;
    if (n == 0)
        return given != given ? given : 1;
    if (n > SG_POLYNOMIAL_STEPS)
        return kind == SG_GEGENBAUER && order == 2 ? 0.5 * sg_chebyshev_slope(given, n + 1) : (double)SG_NAN;
    const sg_bool is_far = fabs(given) > SG_LARGE_POLYNOMIAL; /* where the first power alone counts */
    const double x = is_far ? 1 : given, double_x = 2 * x;
    const double leading = kind == SG_GEGENBAUER ? 2 * order : kind == SG_HERMITE_H ? 2 : kind == SG_HERMITE_HE ? 1 : -1;
    const double leading_square = kind == SG_GEGENBAUER ? 2 * order * (order + 1) : kind == SG_LAGUERRE ? 0.5 : leading * leading;
    const sg_tracked sum_of_order = sg_tracked_sum(1 + order, -x), product_of_order = sg_tracked_product(order, double_x);
    const sg_tracked first = {kind == SG_HERMITE_H ? double_x : x, 0};
    sg_tracked before = {1, 0}, last = kind == SG_GEGENBAUER ? product_of_order : kind == SG_LAGUERRE ? sum_of_order : first;
    double divided = 0;
    for (double k = 1; k < n; k += 1) {
        const double c = kind == SG_GEGENBAUER ? k + 2 * order - 1 : kind == SG_HERMITE_H ? 2 * k : kind == SG_HERMITE_HE ? k : k + order;
        const double over = kind == SG_GEGENBAUER || kind == SG_LAGUERRE ? 1 / (k + 1) : 1;
        const sg_tracked of_product = sg_tracked_product(k + order, double_x), of_sum = sg_tracked_sum(2 * k + 1 + order, -x);
        const sg_tracked factor = kind == SG_GEGENBAUER ? of_product : kind == SG_LAGUERRE ? of_sum : first;
        const sg_tracked a = sg_tracked_product(factor.value, last.value), b = sg_tracked_product(c, before.value), sum = sg_tracked_sum(a.value, -b.value);
        const double value = sum.value * over, rounded = (a.error - b.error) + sum.error + (over == 1 ? 0 : fma(-(k + 1), value, sum.value));
        const double error = fma(factor.value * over, last.error, ((factor.error * last.value + rounded) - c * before.error) * over);
        const double scale = fabs(value) > SG_LARGE_POLYNOMIAL ? SG_SMALL_POLYNOMIAL : 1;
        before.value = scale * last.value;
        before.error = scale * last.error;
        last.value = scale * value;
        last.error = scale * error;
        divided += scale < 1 ? 1 : 0;
    }
    double found = exact ? last.value + last.error : last.value;
    found *= divided > 0 ? 1 / SG_SMALL_POLYNOMIAL : 1;
    found *= divided > 1 ? 1 / SG_SMALL_POLYNOMIAL : 1;
    found *= divided > 2 ? 1 / SG_SMALL_POLYNOMIAL : 1;
    const double far = n == 1 ? leading * given : n == 2 ? leading_square * given * given : half == floor(half) ? (double)SG_INF : copysign((double)SG_INF, leading * given);
    const double result = is_far ? far : found;
    return given != given ? given : result;
}

/* ---- by names, for float64 and float32 */

SG_FN sg_tracked sg_shifted(double x) { return sg_tracked_sum(2 * x, -1); }
SG_FN sg_tracked sg_unshifted(double x) {
    const sg_tracked result = {x, 0};
    return result;
}

#define SG_CHEBYSHEV(name, kind)                                                                                                                     \
    SG_FN double sg_chebyshev_##name(double x, double n) { return sg_chebyshev(kind, sg_unshifted(x), n, 1); }                                       \
    SG_FN float sg_chebyshev_##name##f(float x, float n) { return (float)sg_chebyshev(kind, sg_unshifted((double)x), (double)n, 0); }                \
    SG_FN double sg_shifted_chebyshev_##name(double x, double n) { return sg_chebyshev(kind, sg_shifted(x), n, 1); }                                 \
    SG_FN float sg_shifted_chebyshev_##name##f(float x, float n) { return (float)sg_chebyshev(kind, sg_shifted((double)x), (double)n, 0); }

SG_CHEBYSHEV(t, SG_CHEBYSHEV_T)
SG_CHEBYSHEV(u, SG_CHEBYSHEV_U)
SG_CHEBYSHEV(v, SG_CHEBYSHEV_V)
SG_CHEBYSHEV(w, SG_CHEBYSHEV_W)

#define SG_ORTHOGONAL(name, kind)                                                                                                                    \
    SG_FN double sg_##name(double x, double n) { return sg_orthogonal(kind, x, n, 0.5, 1); }                                                         \
    SG_FN float sg_##name##f(float x, float n) { return (float)sg_orthogonal(kind, (double)x, (double)n, 0.5, 0); }

#define SG_ORTHOGONAL_OF_ORDER(name, kind)                                                                                                           \
    SG_FN double sg_##name(double x, double n, double order) { return sg_orthogonal(kind, x, n, order, 1); }                                         \
    SG_FN float sg_##name##f(float x, float n, float order) { return (float)sg_orthogonal(kind, (double)x, (double)n, (double)order, 0); }

SG_ORTHOGONAL(legendre, SG_GEGENBAUER)
SG_ORTHOGONAL(hermite_h, SG_HERMITE_H)
SG_ORTHOGONAL(hermite_he, SG_HERMITE_HE)
SG_ORTHOGONAL_OF_ORDER(gegenbauer, SG_GEGENBAUER)
SG_ORTHOGONAL_OF_ORDER(laguerre, SG_LAGUERRE)

#endif
