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

SG_FN sg_tracked sg_shifted(double x) { return sg_tracked_sum(2 * x, -1); }
SG_FN sg_tracked sg_unshifted(double x) {
    const sg_tracked result = {x, 0};
    return result;
}

enum { SG_CHEBYSHEV_T, SG_CHEBYSHEV_U, SG_CHEBYSHEV_V, SG_CHEBYSHEV_W };

typedef struct {
    double given;
    sg_tracked x, rest; /* the argument without its sign, and 1 - x^2 */
} sg_chebyshev_x;

typedef struct {
    sg_tracked t, u; /* T of the degree that is reached, and U of one less */
    double divided; /* how often both were made smaller */
} sg_chebyshev_pair;

SG_FN sg_chebyshev_x sg_chebyshev_of(sg_tracked given) {
    const double turned = given.value < 0 ? -1 : 1, size = turned * given.value;
    const sg_bool is_far = size > SG_LARGE_POLYNOMIAL; /* where the first power alone counts */
    const sg_tracked x = {is_far ? 1 : size, is_far ? 0 : turned * given.error};
    const sg_tracked square = sg_tracked_product(x.value, x.value), rest = sg_tracked_sum(1, -square.value);
    const sg_chebyshev_x found = {given.value, x, {rest.value, rest.error - (square.error + 2 * x.value * x.error)}};
    return found;
}

SG_FN sg_chebyshev_pair sg_chebyshev_start(sg_chebyshev_x of) {
    const sg_chebyshev_pair start = {of.x, {1, 0}, 0};
    return start;
}

/* To twice the degree, or to one more than that. */
SG_FN sg_chebyshev_pair sg_chebyshev_step(sg_chebyshev_x of, sg_chebyshev_pair s, sg_bool is_odd) {
    const sg_tracked x = of.x, rest = of.rest, tt = sg_tracked_product(s.t.value, s.t.value), tu = sg_tracked_product(s.t.value, s.u.value);
    const sg_tracked twice = sg_tracked_sum(2 * tt.value, s.divided > 0 ? 0 : -1);
    double scale = twice.value > SG_LARGE_POLYNOMIAL ? 1 / SG_LARGE_POLYNOMIAL : 1;
    sg_tracked t = {scale * twice.value, scale * (4 * s.t.value * s.t.error + (2 * tt.error + twice.error))};
    sg_tracked u = {scale * (2 * tu.value), scale * (2 * (s.t.value * s.u.error + s.t.error * s.u.value + tu.error))};
    s.divided = 2 * s.divided + (scale < 1 ? 1 : 0);
    if (is_odd) {
        const sg_tracked xt = sg_tracked_product(x.value, t.value), ru = sg_tracked_product(rest.value, u.value), xu = sg_tracked_product(x.value, u.value);
        const sg_tracked next = sg_tracked_sum(xt.value, -ru.value), other = sg_tracked_sum(xu.value, t.value);
        const double t_error = (x.value * t.error - rest.value * u.error) + (x.error * t.value - rest.error * u.value) + ((xt.error - ru.error) + next.error);
        const double u_error = (x.value * u.error + t.error) + (x.error * u.value + (xu.error + other.error));
        scale = next.value > SG_LARGE_POLYNOMIAL ? 1 / SG_LARGE_POLYNOMIAL : 1;
        t.value = scale * next.value;
        u.value = scale * other.value;
        t.error = scale * t_error;
        u.error = scale * u_error;
        s.divided += scale < 1 ? 1 : 0;
    }
    /* up to 1, of a very high degree nothing else would keep it there */
    const double within = t.value > 1 ? 1 : t.value < -1 ? -1 : t.value, more = t.error + (t.value - within), error = more > 1 ? 1 : more < -1 ? -1 : more;
    s.t.value = x.value <= 1 ? within : t.value;
    s.t.error = x.value <= 1 ? error : t.error;
    s.u = u;
    return s;
}

/* What is the same for all elements of a degree: computed before a loop over them, where no compiler moves it. */
typedef struct {
    double of_negative; /* what a polynomial of an argument without its sign is multiplied with */
    double first, square; /* far from zero the polynomial is one of these times the argument, or its square */
} sg_of_degree;

SG_FN sg_of_degree sg_chebyshev_degree(sg_bool is_t, double n) {
    const double half = 0.5 * n;
    const sg_of_degree found = {half == floor(half) ? 1.0 : -1.0, n == 1 ? (is_t ? 1.0 : 2.0) : 0.0, n > 2 ? (double)SG_INF : n > 1 ? (is_t ? 2.0 : 4.0) : 0.0};
    return found;
}

SG_FN double sg_chebyshev_end(sg_bool is_t, double side, sg_chebyshev_x of, sg_chebyshev_pair s, sg_of_degree degree, sg_bool exact) {
    const double turned = of.given < 0 ? -1 : 1;
    double found = exact ? s.t.value + s.t.error : s.t.value;
    if (!is_t) {
        const sg_tracked factor = sg_tracked_sum(of.x.value, turned * side), product = sg_tracked_product(factor.value, s.u.value);
        const sg_tracked sum = sg_tracked_sum(product.value, s.t.value);
        const double error = factor.value * s.u.error + (factor.error + of.x.error) * s.u.value + (product.error + sum.error) + s.t.error;
        found = exact ? sum.value + error : sum.value;
    }
    found *= s.divided > 0 ? SG_LARGE_POLYNOMIAL : 1;
    found *= s.divided > 1 ? SG_LARGE_POLYNOMIAL : 1;
    found = s.divided > 2 ? (double)SG_INF : found;
    const double size = fabs(of.given), second = degree.square * size, far = size * (second > 0 ? second : degree.first);
    const double result = (of.given < 0 ? degree.of_negative : 1) * (size > SG_LARGE_POLYNOMIAL ? far : found);
    return of.given != of.given ? of.given : result;
}

SG_FN double sg_chebyshev_side(int kind) { return kind == SG_CHEBYSHEV_V ? -1 : kind == SG_CHEBYSHEV_W ? 1 : 0; }

/* The highest power of two in a degree. */
SG_FN double sg_highest_power(double n) { return sg_from_bits(sg_bits(n) & 0x7ff0000000000000u); }

/* Of degrees that take no step: of none at all, below zero and infinite. */
SG_FN sg_bool sg_takes_no_step(double n) { return !(n > 0 && n < (double)SG_INF); }
SG_FN double sg_without_a_step(double given, double n) { return given != given ? given : n == 0 ? 1 : 0; }

SG_FN double sg_chebyshev(int kind, sg_tracked given, double degree, sg_bool exact) {
    const double n = trunc(degree);
    if (sg_takes_no_step(n))
        return sg_without_a_step(given.value, n);
    const sg_chebyshev_x of = sg_chebyshev_of(given);
    sg_chebyshev_pair s = sg_chebyshev_start(of);
    double power = sg_highest_power(n), left = n - power;
    for (power *= 0.5; power >= 1; power *= 0.5) {
        const sg_bool is_odd = left >= power;
        s = sg_chebyshev_step(of, s, is_odd);
        left -= is_odd ? power : 0;
    }
    const sg_bool is_t = kind == SG_CHEBYSHEV_T;
    return sg_chebyshev_end(is_t, sg_chebyshev_side(kind), of, s, sg_chebyshev_degree(is_t, n), exact);
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

typedef struct {
    double x;
    sg_tracked before, last; /* of the degree that is reached, and of one less */
    double divided; /* how often both were made smaller */
} sg_orthogonal_pair;

SG_FN sg_orthogonal_pair sg_orthogonal_start(int kind, double given, double order) {
    const double x = fabs(given) > SG_LARGE_POLYNOMIAL ? 1 : given; /* far from zero the first power alone counts */
    const sg_tracked sum = sg_tracked_sum(1 + order, -x), product = sg_tracked_product(order, 2 * x), first = {kind == SG_HERMITE_H ? 2 * x : x, 0};
    const sg_orthogonal_pair start = {x, {1, 0}, kind == SG_GEGENBAUER ? product : kind == SG_LAGUERRE ? sum : first, 0};
    return start;
}

/* From degree k to k + 1. */
SG_FN sg_orthogonal_pair sg_orthogonal_step(int kind, sg_orthogonal_pair s, double k, double order) {
    const double double_x = 2 * s.x;
    const double c = kind == SG_GEGENBAUER ? k + 2 * order - 1 : kind == SG_HERMITE_H ? 2 * k : kind == SG_HERMITE_HE ? k : k + order;
    const double over = kind == SG_GEGENBAUER || kind == SG_LAGUERRE ? 1 / (k + 1) : 1;
    const sg_tracked of_product = sg_tracked_product(k + order, double_x), of_sum = sg_tracked_sum(2 * k + 1 + order, -s.x);
    const sg_tracked of_x = {kind == SG_HERMITE_H ? double_x : s.x, 0};
    const sg_tracked factor = kind == SG_GEGENBAUER ? of_product : kind == SG_LAGUERRE ? of_sum : of_x;
    const sg_tracked a = sg_tracked_product(factor.value, s.last.value), b = sg_tracked_product(c, s.before.value), sum = sg_tracked_sum(a.value, -b.value);
    const double value = sum.value * over;
    const double rounded = (a.error - b.error) + sum.error + (kind == SG_HERMITE_H || kind == SG_HERMITE_HE ? 0 : fma(-(k + 1), value, sum.value));
    const double error = fma(factor.value * over, s.last.error, ((factor.error * s.last.value + rounded) - c * s.before.error) * over);
    const double scale = fabs(value) > SG_LARGE_POLYNOMIAL ? SG_SMALL_POLYNOMIAL : 1;
    s.before.value = scale * s.last.value;
    s.before.error = scale * s.last.error;
    s.last.value = scale * value;
    s.last.error = scale * error;
    s.divided += scale < 1 ? 1 : 0;
    return s;
}

SG_FN sg_of_degree sg_orthogonal_degree(int kind, double n, double order) {
    const double leading = kind == SG_GEGENBAUER ? 2 * order : kind == SG_HERMITE_H ? 2 : kind == SG_HERMITE_HE ? 1 : -1, half = 0.5 * n;
    const double leading_square = kind == SG_GEGENBAUER ? 2 * order * (order + 1) : kind == SG_LAGUERRE ? 0.5 : leading * leading;
    const sg_bool is_even = half == floor(half);
    const double first = n == 1 ? leading : is_even ? 0 : copysign((double)SG_INF, leading), square = n == 2 ? leading_square : is_even ? (double)SG_INF : 0;
    const sg_of_degree found = {1, first, square};
    return found;
}

SG_FN double sg_orthogonal_end(double given, sg_orthogonal_pair s, sg_of_degree degree, sg_bool exact) {
    double found = exact ? s.last.value + s.last.error : s.last.value;
    found *= s.divided > 0 ? 1 / SG_SMALL_POLYNOMIAL : 1;
    found *= s.divided > 1 ? 1 / SG_SMALL_POLYNOMIAL : 1;
    found *= s.divided > 2 ? 1 / SG_SMALL_POLYNOMIAL : 1;
    const double second = degree.square * given, far = given * (fabs(second) > 0 ? second : degree.first);
    const double result = fabs(given) > SG_LARGE_POLYNOMIAL ? far : found;
    return given != given ? given : result;
}

/* Of degrees that take no step, or more of them than are made. */
SG_FN sg_bool sg_needs_no_pair(double n) { return !(n > 0 && n <= SG_POLYNOMIAL_STEPS); }
SG_FN double sg_without_a_pair(int kind, double given, double n, double order) {
    if (sg_takes_no_step(n))
        return sg_without_a_step(given, n);
    return kind == SG_GEGENBAUER && order == 2 ? 0.5 * sg_chebyshev_slope(given, n + 1) : (double)SG_NAN;
}

SG_FN double sg_orthogonal(int kind, double given, double degree, double order, sg_bool exact) {
    const double n = trunc(degree);
    if (sg_needs_no_pair(n))
        return sg_without_a_pair(kind, given, n, order);
    sg_orthogonal_pair s = sg_orthogonal_start(kind, given, order);
    for (double k = 1; k < n; k += 1)
        s = sg_orthogonal_step(kind, s, k, order);
    return sg_orthogonal_end(given, s, sg_orthogonal_degree(kind, n, order), exact);
}

/* ---- by names, for float64 and float32; and of blocks of elements (polynomials.c) */

#define SG_OF_BLOCKS(name)                                                                                                                              \
    void sg_##name##_block(const double *x, const double *n, double *result, sg_index elements);                                                     \
    void sg_##name##_blockf(const float *x, const float *n, float *result, sg_index elements);

#define SG_CHEBYSHEV(name, kind)                                                                                                                     \
    SG_FN double sg_chebyshev_##name(double x, double n) { return sg_chebyshev(kind, sg_unshifted(x), n, 1); }                                       \
    SG_FN float sg_chebyshev_##name##f(float x, float n) { return (float)sg_chebyshev(kind, sg_unshifted((double)x), (double)n, 0); }                \
    SG_FN double sg_shifted_chebyshev_##name(double x, double n) { return sg_chebyshev(kind, sg_shifted(x), n, 1); }                                 \
    SG_FN float sg_shifted_chebyshev_##name##f(float x, float n) { return (float)sg_chebyshev(kind, sg_shifted((double)x), (double)n, 0); }          \
    SG_OF_BLOCKS(chebyshev_##name)                                                                                                                      \
    SG_OF_BLOCKS(shifted_chebyshev_##name)

SG_CHEBYSHEV(t, SG_CHEBYSHEV_T)
SG_CHEBYSHEV(u, SG_CHEBYSHEV_U)
SG_CHEBYSHEV(v, SG_CHEBYSHEV_V)
SG_CHEBYSHEV(w, SG_CHEBYSHEV_W)

#define SG_ORTHOGONAL(name, kind)                                                                                                                    \
    SG_FN double sg_##name(double x, double n) { return sg_orthogonal(kind, x, n, 0.5, 1); }                                                         \
    SG_FN float sg_##name##f(float x, float n) { return (float)sg_orthogonal(kind, (double)x, (double)n, 0.5, 0); }                                  \
    SG_OF_BLOCKS(name)

#define SG_ORTHOGONAL_OF_ORDER(name, kind)                                                                                                           \
    SG_FN double sg_##name(double x, double n, double order) { return sg_orthogonal(kind, x, n, order, 1); }                                         \
    SG_FN float sg_##name##f(float x, float n, float order) { return (float)sg_orthogonal(kind, (double)x, (double)n, (double)order, 0); }           \
    void sg_##name##_block(const double *x, const double *n, const double *order, double *result, sg_index elements);                                \
    void sg_##name##_blockf(const float *x, const float *n, const float *order, float *result, sg_index elements);

SG_ORTHOGONAL(legendre, SG_GEGENBAUER)
SG_ORTHOGONAL(hermite_h, SG_HERMITE_H)
SG_ORTHOGONAL(hermite_he, SG_HERMITE_HE)
SG_ORTHOGONAL_OF_ORDER(gegenbauer, SG_GEGENBAUER)
SG_ORTHOGONAL_OF_ORDER(laguerre, SG_LAGUERRE)

#endif
