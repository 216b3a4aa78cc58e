/* Factorisations of one small matrix, solutions of equations and determinants, for one type of numbers: matrices.c includes this file once for each.
 *
 * Before it is included: R, the type of real numbers; E, of elements; PARTS, 1 where these are real, 2 where they are complex; EPSILON, LEAST and MOST, R's rounding
 * unit, its least normal number and its largest; ROOT, SIZE, SCALED and EXPONENT, R's functions sqrt, fabs, ldexp and ilogb; NAME, which adds the type to a name.
 *
 * Rows are copied to vectors before they are computed with. Loops run over whole vectors: what these hold beside the elements that count is never read. No
 * sum depends on where in a vector, or in how many, its elements lie. */

#define LANES (32 / (int)sizeof(R)) /* of longer vectors than a processor has, gcc keeps the parts in memory */
typedef R NAME(lanes) __attribute__((vector_size(32), may_alias));
typedef struct { NAME(lanes) part[PARTS]; } NAME(vector); /* of LANES elements */
#define V NAME(vector)
#define INLINE static inline __attribute__((always_inline))

INLINE E NAME(get)(const V *row, sg_index j) {
#if PARTS == 1
    return ((const R *)row)[j];
#else
    const R *at = (const R *)(row + (size_t)j / LANES) + (size_t)j % LANES;
    return __builtin_complex(at[0], at[LANES]);
#endif
}

INLINE void NAME(set)(V *row, sg_index j, E value) {
#if PARTS == 1
    ((R *)row)[j] = value;
#else
    R *at = (R *)(row + (size_t)j / LANES) + (size_t)j % LANES;
    at[0] = __real__ value;
    at[LANES] = __imag__ value;
#endif
}

INLINE E NAME(conjugate)(E x) {
#if PARTS == 1
    return x;
#else
    return __builtin_complex(__real__ x, -__imag__ x);
#endif
}

/* v - s w */
INLINE void NAME(subtract)(V *v, E s, const V *w) {
#if PARTS == 1
    v->part[0] -= s * w->part[0];
#else
    const R re = __real__ s, im = __imag__ s;
    v->part[0] -= re * w->part[0] - im * w->part[1];
    v->part[1] -= re * w->part[1] + im * w->part[0];
#endif
}

/* v + s w */
INLINE void NAME(add)(V *v, E s, const V *w) {
#if PARTS == 1
    v->part[0] += s * w->part[0];
#else
    const R re = __real__ s, im = __imag__ s;
    v->part[0] += re * w->part[0] - im * w->part[1];
    v->part[1] += re * w->part[1] + im * w->part[0];
#endif
}

/* v / s */
INLINE void NAME(divide)(V *v, E s) {
#if PARTS == 1
    v->part[0] /= s;
#else
    const E inverse = 1 / s;
    const V w = *v;
    const R re = __real__ inverse, im = __imag__ inverse;
    v->part[0] = re * w.part[0] - im * w.part[1];
    v->part[1] = re * w.part[1] + im * w.part[0];
#endif
}

INLINE E NAME(element)(matrix a, sg_index i, sg_index j) { return *(const E *)(a.data + i * a.row + j * a.column); }

INLINE sg_index NAME(vectors)(sg_index columns) { return (columns + LANES - 1) / LANES; }

/* A row of a matrix as vectors, with zeros behind it. */
INLINE void NAME(copy_row)(V *to, matrix a, sg_index i, sg_index columns) {
    const char *from = a.data + i * a.row;
    memset(to + columns / LANES, 0, (NAME(vectors)(columns) - columns / LANES) * sizeof(V));
    for (sg_index j = 0; j < columns; j++, from += a.column)
        NAME(set)(to, j, *(const E *)from);
}

INLINE void NAME(copy)(V *to, matrix a, sg_index rows, sg_index columns) {
    for (sg_index i = 0; i < rows; i++)
        NAME(copy_row)(to + i * NAME(vectors)(columns), a, i, columns);
}

INLINE void NAME(write_row)(E *to, const V *from, sg_index first, sg_index columns) {
    for (sg_index j = first; j < columns; j++)
        to[j] = NAME(get)(from, j);
}

/* ---- equations with a triangle */

/* `count` vectors of each row of X, with A X = B, where B is in X's place and A is a lower triangle. */
INLINE void NAME(substitute_some)(matrix a, int unit, V *x, sg_index apart, sg_index rows, const int count) {
    for (sg_index i = 0; i < rows; i++) {
        const char *factor = a.data + i * a.row;
        V *const row = x + i * apart;
        V sums[4];
        for (int t = 0; t < count; t++)
            sums[t] = row[t];
        for (sg_index k = 0; k < i; k++, factor += a.column)
            for (int t = 0; t < count; t++)
                NAME(subtract)(&sums[t], *(const E *)factor, &x[k * apart + t]);
        for (int t = 0; t < count; t++) {
            if (!unit)
                NAME(divide)(&sums[t], *(const E *)factor);
            row[t] = sums[t];
        }
    }
}

SG_TWO_CLONES static void NAME(substitute)(matrix a, int unit, V *x, sg_index apart, sg_index rows, sg_index wide) {
    sg_index t = 0;
    for (; t + 4 <= wide; t += 4)
        NAME(substitute_some)(a, unit, x + t, apart, rows, 4);
    if (t + 2 <= wide) {
        NAME(substitute_some)(a, unit, x + t, apart, rows, 2);
        t += 2;
    }
    if (t < wide)
        NAME(substitute_some)(a, unit, x + t, apart, rows, 1);
}

/* The same for a lower or an upper triangle: seen from its last element, an upper one is a lower one. */
static void NAME(solve_triangle)(matrix a, int upper, int unit, V *x, sg_index rows, sg_index wide) {
    const sg_index last = rows - 1;
    if (upper)
        NAME(substitute)((matrix){a.data + last * (a.row + a.column), -a.row, -a.column}, unit, x + last * wide, -wide, rows, wide);
    else
        NAME(substitute)(a, unit, x, wide, rows, wide);
}

static void NAME(triangular)(const job *job, sg_index number, char *scratch) {
    const sg_index rows = job->rows, columns = job->right, wide = NAME(vectors)(columns);
    V *x = (V *)scratch;
    E *out = (E *)job->out + number * rows * columns;
    NAME(copy)(x, matrix_of(job->b, number), rows, columns);
    NAME(solve_triangle)(matrix_of(job->a, number), job->upper, job->unit, x, rows, wide);
    for (sg_index i = 0; i < rows; i++)
        NAME(write_row)(out + i * columns, x + i * wide, 0, columns);
}

/* ---- LU */

INLINE R NAME(weight)(E x) { return PARTS == 1 ? SIZE(__real__ x) : SIZE(__real__ x) + SIZE(__imag__ x); } /* as LAPACK compares pivots */

/* Gaussian elimination. Rows stay where they are: `order` says which of them takes which place. `factors` gets L, as many elements a row as there are steps. Returns
 * the first step, counted from 1, whose pivot is zero, or 0. */
SG_TWO_CLONES static int32_t NAME(eliminate)(V *rows_of, sg_index wide, E *factors, sg_index *order, int32_t *pivots, sg_index rows, sg_index columns) {
    const sg_index steps = rows < columns ? rows : columns;
    int32_t zero = 0;
    for (sg_index i = 0; i < rows; i++)
        order[i] = i;
    for (sg_index k = 0; k < steps; k++) {
        sg_index best = k;
        R largest = NAME(weight)(NAME(get)(rows_of + order[k] * wide, k));
        for (sg_index i = k + 1; i < rows; i++) {
            const R size = NAME(weight)(NAME(get)(rows_of + order[i] * wide, k));
            if (size > largest)
                largest = size, best = i;
        }
        const sg_index chosen = order[best];
        order[best] = order[k];
        order[k] = chosen;
        pivots[k] = (int32_t)best + 1;
        const V *const pivot_row = rows_of + chosen * wide;
        const E pivot = NAME(get)(pivot_row, k);
        const int is_zero = pivot == 0;
        if (is_zero && !zero)
            zero = (int32_t)k + 1;
#if PARTS == 2
        const E inverse = is_zero ? 1 : 1 / pivot;
#endif
        for (sg_index i = k + 1; i < rows; i++) {
            V *const row = rows_of + order[i] * wide;
            E factor = NAME(get)(row, k);
#if PARTS == 1
            factor = is_zero ? factor : factor / pivot;
#else
            factor *= inverse;
#endif
            factors[order[i] * steps + k] = factor;
            for (sg_index j = (k + 1) / LANES; j < wide; j++)
                NAME(subtract)(&row[j], factor, &pivot_row[j]);
        }
    }
    return zero;
}

/* Eliminates, and writes L and U into one matrix; `factors` holds as many elements a row as there are steps. */
static int32_t NAME(factor)(V *rows_of, E *factors, E *lu, sg_index *order, int32_t *pivots, sg_index rows, sg_index columns) {
    const sg_index wide = NAME(vectors)(columns), steps = rows < columns ? rows : columns;
    const int32_t zero = NAME(eliminate)(rows_of, wide, factors, order, pivots, rows, columns);
    for (sg_index i = 0; i < rows; i++) {
        const sg_index before = i < steps ? i : steps;
        memcpy(lu + i * columns, factors + order[i] * steps, before * sizeof(E));
        NAME(write_row)(lu + i * columns, rows_of + order[i] * wide, before, columns);
    }
    return zero;
}

static void NAME(lu)(const job *job, sg_index number, char *scratch) {
    const sg_index rows = job->rows, columns = job->columns, steps = rows < columns ? rows : columns;
    V *rows_of = (V *)scratch;
    sg_index order[LARGEST];
    NAME(copy)(rows_of, matrix_of(job->a, number), rows, columns);
    E *factors = (E *)(rows_of + rows * NAME(vectors)(columns)), *lu = (E *)job->out + number * rows * columns;
    job->info[number] = NAME(factor)(rows_of, factors, lu, order, job->pivots + number * steps, rows, columns);
}

/* L and U solve equations whose right side is in X's place, its rows in the order of the pivots. */
static void NAME(solve_factored)(const E *lu, V *x, sg_index rows, sg_index wide) {
    const matrix factors = {(const char *)lu, rows * sizeof(E), sizeof(E)};
    NAME(solve_triangle)(factors, 0, 1, x, rows, wide);
    NAME(solve_triangle)(factors, 1, 0, x, rows, wide);
}

/* X of A X = B, or the inverse, where there is no B. */
static void NAME(solve)(const job *job, sg_index number, char *scratch) {
    const sg_index rows = job->rows, columns = job->right, wide = NAME(vectors)(columns);
    sg_index order[LARGEST];
    int32_t pivots[LARGEST];
    V *x = (V *)scratch, *rows_of = x + rows * wide;
    E *factors = (E *)(rows_of + rows * NAME(vectors)(rows)), *lu = factors + rows * rows, *out = (E *)job->out + number * rows * columns;
    NAME(copy)(rows_of, matrix_of(job->a, number), rows, rows);
    job->info[number] = NAME(factor)(rows_of, factors, lu, order, pivots, rows, rows);
    if (job->info[number]) {
        for (sg_index i = 0; i < rows * columns; i++)
            out[i] = (R)NAN;
        return;
    }
    if (!job->b)
        memset(x, 0, rows * wide * sizeof(V));
    for (sg_index i = 0; i < rows; i++)
        if (job->b)
            NAME(copy_row)(x + i * wide, matrix_of(job->b, number), order[i], columns);
        else
            NAME(set)(x + i * wide, order[i], 1);
    NAME(solve_factored)(lu, x, rows, wide);
    for (sg_index i = 0; i < rows; i++)
        NAME(write_row)(out + i * columns, x + i * wide, 0, columns);
}

#include "matrix_symmetric.h"
#include "matrix_reflections.h"
#include "matrix_exponential.h"

/* ---- determinants */

/* Of a matrix the product of its pivots, as a fraction and a power of two; 0 where one is zero. */
static E NAME(product)(const V *rows_of, sg_index wide, const sg_index *order, const int32_t *pivots, sg_index n, int *exponent) {
    E product = 1;
    *exponent = 0;
    for (sg_index k = 0; k < n; k++) {
        product *= NAME(get)(rows_of + order[k] * wide, k);
        if (pivots[k] != k + 1)
            product = -product;
        *exponent -= NAME(rescale)(&product, 1);
    }
    return product;
}

/* The determinant; or its sign, or phase, and the logarithm of its size. */
static void NAME(determinant)(const job *job, sg_index number, char *scratch) {
    const sg_index n = job->rows, wide = NAME(vectors)(n);
    V *rows_of = (V *)scratch;
    sg_index order[LARGEST];
    int32_t pivots[LARGEST];
    int exponent = 0;
    NAME(copy)(rows_of, matrix_of(job->a, number), n, n);
    const int32_t zero = NAME(eliminate)(rows_of, wide, (E *)(rows_of + n * wide), order, pivots, n, n);
    const E product = zero ? 0 : NAME(product)(rows_of, wide, order, pivots, n, &exponent);
    if (!job->second) {
        E *out = (E *)job->out + number;
        *out = product;
        if (!zero) {
            __real__ *out = SCALED(__real__ product, exponent);
#if PARTS == 2
            __imag__ *out = SCALED(__imag__ product, exponent);
#endif
        }
        return;
    }
    const double size = PARTS == 1 ? fabs((double)__real__ product) : hypot(__real__ product, __imag__ product);
    const E phase = PARTS == 1 && size == INFINITY ? (E)(R)(__real__ product > 0 ? 1 : -1) : product / (R)size;
    ((E *)job->out)[number] = zero ? 0 : phase;
    ((R *)job->second)[number] = zero ? -(R)INFINITY : (R)(log(size) + exponent * 0.693147180559945309417);
}

static const functions NAME(functions) = {NAME(lu), NAME(solve), NAME(triangular), NAME(cholesky), NAME(qr), NAME(reflections), NAME(exponential), NAME(ldl), NAME(householder), NAME(determinant)};

#undef V
#undef INLINE
#undef E
#undef R
#undef PARTS
#undef EPSILON
#undef LEAST
#undef MOST
#undef LANES
#undef ROOT
#undef SIZE
#undef SCALED
#undef EXPONENT
#undef NAME
