/* Orthogonal polynomials of blocks of elements. Elements one behind the other that share their degree make every step together, so that vectors of them do;
 * up to the next multiple of eight others are computed beside them, so that no loop has a rest. The numbers are those of one element alone, bit by bit. */
#include "kernel.h"
#include "polynomials.h"

#define MOST 128 /* elements, all of whose numbers stay in the nearest cache */
#define EACH for (sg_index i = 0; i < count; i++)

typedef double row[MOST];

SG_FN void keep_x(row *kept, sg_index i, sg_chebyshev_x of, sg_bool exact) {
    kept[0][i] = of.given, kept[1][i] = of.x.value, kept[2][i] = of.rest.value;
    if (exact)
        kept[3][i] = of.x.error, kept[4][i] = of.rest.error;
}

SG_FN sg_chebyshev_x kept_x(row *kept, sg_index i, sg_bool exact) {
    const sg_tracked x = {kept[1][i], exact ? kept[3][i] : 0}, rest = {kept[2][i], exact ? kept[4][i] : 0};
    const sg_chebyshev_x of = {kept[0][i], x, rest};
    return of;
}

SG_FN void keep_chebyshev(row *kept, sg_index i, sg_chebyshev_pair s, sg_bool exact) {
    kept[0][i] = s.t.value, kept[1][i] = s.u.value, kept[2][i] = s.divided;
    if (exact)
        kept[3][i] = s.t.error, kept[4][i] = s.u.error;
}

SG_FN sg_chebyshev_pair kept_chebyshev(row *kept, sg_index i, sg_bool exact) {
    const sg_tracked t = {kept[0][i], exact ? kept[3][i] : 0}, u = {kept[1][i], exact ? kept[4][i] : 0};
    const sg_chebyshev_pair s = {t, u, kept[2][i]};
    return s;
}

SG_FN void chebyshev(int kind, sg_bool shifted, sg_bool exact, const double *given, double n, double *restrict found, sg_index count) {
    row x[5], pair[5];
    double power = sg_highest_power(n), left = n - power;
    const double side = sg_chebyshev_side(kind);
    const sg_of_degree degree = sg_chebyshev_degree(kind == SG_CHEBYSHEV_T, n);
    if (shifted)
        EACH keep_x(x, i, sg_chebyshev_of(sg_shifted(given[i])), exact);
    else
        EACH keep_x(x, i, sg_chebyshev_of(sg_unshifted(given[i])), exact);
    EACH keep_chebyshev(pair, i, sg_chebyshev_start(kept_x(x, i, exact)), exact);
    for (power *= 0.5; power >= 1; power *= 0.5) {
        if (left >= power) {
            EACH keep_chebyshev(pair, i, sg_chebyshev_step(kept_x(x, i, exact), kept_chebyshev(pair, i, exact), 1), exact);
            left -= power;
        } else {
            EACH keep_chebyshev(pair, i, sg_chebyshev_step(kept_x(x, i, exact), kept_chebyshev(pair, i, exact), 0), exact);
        }
    }
    if (kind == SG_CHEBYSHEV_T)
        EACH found[i] = sg_chebyshev_end(1, side, kept_x(x, i, exact), kept_chebyshev(pair, i, exact), degree, exact);
    else
        EACH found[i] = sg_chebyshev_end(0, side, kept_x(x, i, exact), kept_chebyshev(pair, i, exact), degree, exact);
}

SG_FN void keep_orthogonal(row *kept, sg_index i, sg_orthogonal_pair s, sg_bool exact) {
    kept[0][i] = s.x, kept[1][i] = s.before.value, kept[2][i] = s.last.value, kept[3][i] = s.divided;
    if (exact)
        kept[4][i] = s.before.error, kept[5][i] = s.last.error;
}

SG_FN sg_orthogonal_pair kept_orthogonal(row *kept, sg_index i, sg_bool exact) {
    const sg_tracked before = {kept[1][i], exact ? kept[4][i] : 0}, last = {kept[2][i], exact ? kept[5][i] : 0};
    const sg_orthogonal_pair s = {kept[0][i], before, last, kept[3][i]};
    return s;
}

SG_FN void orthogonal(int kind, sg_bool exact, const double *given, double n, double order, double *restrict found, sg_index count) {
    row kept[6];
    const sg_of_degree degree = sg_orthogonal_degree(kind, n, order);
    EACH keep_orthogonal(kept, i, sg_orthogonal_start(kind, given[i], order), exact);
    for (double k = 1; k < n; k += 1)
        EACH keep_orthogonal(kept, i, sg_orthogonal_step(kind, kept_orthogonal(kept, i, exact), k, order), exact);
    EACH found[i] = sg_orthogonal_end(given[i], kept_orthogonal(kept, i, exact), degree, exact);
}

#define ALIKE(suffix, exact)                                                                                                                         \
    SG_TWO_CLONES static void chebyshev_##suffix(int kind, sg_bool shifted, const double *given, double n, double *found, sg_index count) {              \
        chebyshev(kind, shifted, exact, given, n, found, count);                                                                                     \
    }                                                                                                                                                \
    SG_TWO_CLONES static void gegenbauer_##suffix(const double *given, double n, double order, double *restrict found, sg_index count) {                          \
        orthogonal(SG_GEGENBAUER, exact, given, n, order, found, count);                                                                             \
    }                                                                                                                                                \
    SG_TWO_CLONES static void hermite_h_##suffix(const double *given, double n, double order, double *restrict found, sg_index count) {                           \
        orthogonal(SG_HERMITE_H, exact, given, n, order, found, count);                                                                              \
    }                                                                                                                                                \
    SG_TWO_CLONES static void hermite_he_##suffix(const double *given, double n, double order, double *restrict found, sg_index count) {                          \
        orthogonal(SG_HERMITE_HE, exact, given, n, order, found, count);                                                                             \
    }                                                                                                                                                \
    SG_TWO_CLONES static void laguerre_##suffix(const double *given, double n, double order, double *restrict found, sg_index count) {                            \
        orthogonal(SG_LAGUERRE, exact, given, n, order, found, count);                                                                               \
    }
ALIKE(double, 1)
ALIKE(float, 0)

#define IN_RUNS(type, same, is_plain, plain, together)                                                                                               \
    for (sg_index first = 0, last; first < elements; first = last) {                                                                                 \
        row given = {0}, found;                                                                                                                      \
        const double degree = trunc((double)n[first]);                                                                                               \
        for (last = first + 1; last < elements && last - first < MOST && same; last++)                                                               \
            ;                                                                                                                                        \
        const sg_index wanted = last - first, count = (wanted + 7) & ~(sg_index)7;                                                                   \
        for (sg_index i = 0; i < wanted; i++)                                                                                                        \
            given[i] = (double)x[first + i];                                                                                                         \
        if (is_plain)                                                                                                                                \
            EACH found[i] = plain;                                                                                                                   \
        else                                                                                                                                         \
            together;                                                                                                                                \
        for (sg_index i = 0; i < wanted; i++)                                                                                                        \
            result[first + i] = (type)found[i];                                                                                                      \
    }

#define CHEBYSHEV_OF(name, kind, shifted, type, suffix)                                                                                              \
    void sg_##name##_block##suffix(const type *x, const type *n, type *result, sg_index elements) {                                                  \
        IN_RUNS(type, n[last] == n[first], sg_takes_no_step(degree), sg_without_a_step(given[i], degree),                                            \
                chebyshev_##type(kind, shifted, given, degree, found, count))                                                                        \
    }
#define CHEBYSHEV(name, kind)                                                                                                                        \
    CHEBYSHEV_OF(chebyshev_##name, kind, 0, double, )                                                                                                \
    CHEBYSHEV_OF(chebyshev_##name, kind, 0, float, f)                                                                                                \
    CHEBYSHEV_OF(shifted_chebyshev_##name, kind, 1, double, )                                                                                        \
    CHEBYSHEV_OF(shifted_chebyshev_##name, kind, 1, float, f)

CHEBYSHEV(t, SG_CHEBYSHEV_T)
CHEBYSHEV(u, SG_CHEBYSHEV_U)
CHEBYSHEV(v, SG_CHEBYSHEV_V)
CHEBYSHEV(w, SG_CHEBYSHEV_W)

#define ORTHOGONAL_OF(name, kind, together, type, suffix)                                                                                            \
    void sg_##name##_block##suffix(const type *x, const type *n, type *result, sg_index elements) {                                                  \
        IN_RUNS(type, n[last] == n[first], sg_needs_no_pair(degree), sg_without_a_pair(kind, given[i], degree, 0.5),                                 \
                together##_##type(given, degree, 0.5, found, count))                                                                                 \
    }
#define ORTHOGONAL_OF_ORDER_OF(name, kind, type, suffix)                                                                                             \
    void sg_##name##_block##suffix(const type *x, const type *n, const type *order, type *result, sg_index elements) {                               \
        IN_RUNS(type, n[last] == n[first] && order[last] == order[first], sg_needs_no_pair(degree),                                                  \
                sg_without_a_pair(kind, given[i], degree, (double)order[first]), name##_##type(given, degree, (double)order[first], found, count))   \
    }
#define ORTHOGONAL(name, kind, together) ORTHOGONAL_OF(name, kind, together, double, ) ORTHOGONAL_OF(name, kind, together, float, f)
#define ORTHOGONAL_OF_ORDER(name, kind) ORTHOGONAL_OF_ORDER_OF(name, kind, double, ) ORTHOGONAL_OF_ORDER_OF(name, kind, float, f)

ORTHOGONAL(legendre, SG_GEGENBAUER, gegenbauer)
ORTHOGONAL(hermite_h, SG_HERMITE_H, hermite_h)
ORTHOGONAL(hermite_he, SG_HERMITE_HE, hermite_he)
ORTHOGONAL_OF_ORDER(gegenbauer, SG_GEGENBAUER)
ORTHOGONAL_OF_ORDER(laguerre, SG_LAGUERRE)
