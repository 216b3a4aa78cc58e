/* Factorisations of one small matrix, and solutions of equations, for one type of numbers: matrices.c includes this file once for each.
 *
 * Before it is included: R, the type of real numbers; E, of elements; PARTS, 1 where these are real, 2 where they are complex; EPSILON, LEAST and MOST, R's rounding
 * unit, its least normal number and its largest; ROOT, SIZE, SCALED and EXPONENT, R's functions sqrt, fabs, ldexp and ilogb; NAME, which adds the type to a name.
 *
 * Rows are copied to vectors before they are computed with. Loops run over whole vectors: what these hold beside the elements that count is never read. No
 * sum depends on where in a vector, or in how many, its elements lie. */

typedef R NAME(lanes) __attribute__((vector_size(LANES * sizeof(R)), may_alias));
typedef struct { NAME(lanes) part[PARTS]; } NAME(vector); /* of LANES elements */
#define V NAME(vector)
#define INLINE static inline __attribute__((always_inline))

INLINE E NAME(get)(const V *row, sg_index j) {
    const R *at = (const R *)(row + j / LANES) + j % LANES;
#if PARTS == 1
    return *at;
#else
    return __builtin_complex(at[0], at[LANES]);
#endif
}

INLINE void NAME(set)(V *row, sg_index j, E value) {
    R *at = (R *)(row + j / LANES) + j % LANES;
    at[0] = __real__ value;
#if PARTS == 2
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

SG_CLONES static void NAME(substitute)(matrix a, int unit, V *x, sg_index apart, sg_index rows, sg_index wide) {
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
SG_CLONES static int32_t NAME(eliminate)(V *rows_of, sg_index wide, E *factors, sg_index *order, int32_t *pivots, sg_index rows, sg_index columns) {
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

/* ---- Cholesky */

/* U with U* U = A in the place of A's upper triangle. Returns the order of the first leading minor that is not positive, or 0. */
SG_CLONES static int32_t NAME(eliminate_symmetric)(V *upper, sg_index wide, sg_index rows) {
    for (sg_index k = 0; k < rows; k++) {
        V *const row = upper + k * wide;
        const R square = __real__ NAME(get)(row, k), root = ROOT(square);
        if (!(square > 0))
            return (int32_t)k + 1;
        for (sg_index j = k / LANES; j < wide; j++)
            for (int part = 0; part < PARTS; part++)
                row[j].part[part] /= root;
        NAME(set)(row, k, root);
        for (sg_index i = k + 1; i < rows; i++) {
            const E factor = NAME(conjugate)(NAME(get)(row, i));
            for (sg_index j = i / LANES; j < wide; j++)
                NAME(subtract)(&upper[i * wide + j], factor, &row[j]);
        }
    }
    return 0;
}

static void NAME(cholesky)(const job *job, sg_index number, char *scratch) {
    const sg_index rows = job->rows, wide = NAME(vectors)(rows);
    const matrix a = matrix_of(job->a, number);
    V *upper = (V *)scratch;
    E *out = (E *)job->out + number * rows * rows;
    memset(upper, 0, rows * wide * sizeof(V));
    for (sg_index i = 0; i < rows; i++)
        for (sg_index j = 0; j <= i; j++)
            NAME(set)(upper + j * wide, i, NAME(conjugate)(NAME(element)(a, i, j)));
    job->info[number] = NAME(eliminate_symmetric)(upper, wide, rows);
    for (sg_index i = 0; i < rows; i++)
        for (sg_index j = 0; j < rows; j++)
            out[i * rows + j] = job->info[number] ? (E)(R)NAN : j <= i ? NAME(conjugate)(NAME(get)(upper + j * wide, i)) : 0;
}

/* ---- QR */

INLINE R NAME(square)(const E *column, sg_index n) {
    R sum = 0;
    for (sg_index i = 0; i < n; i++)
        sum += __real__ column[i] * __real__ column[i] + __imag__ column[i] * __imag__ column[i];
    return sum;
}

/* Multiplies a column by the power of two that brings its largest number near one; returns the exponent. */
static int NAME(rescale)(E *column, sg_index n) {
    R largest = 0;
    for (sg_index i = 0; i < n; i++)
        largest = NAME(weight)(column[i]) > largest ? NAME(weight)(column[i]) : largest;
    if (!(largest > 0 && largest <= MOST))
        return 0;
    const int exponent = -EXPONENT(largest);
    for (sg_index i = 0; i < n; i++) {
        __real__ column[i] = SCALED(__real__ column[i], exponent);
#if PARTS == 2
        __imag__ column[i] = SCALED(__imag__ column[i], exponent);
#endif
    }
    return exponent;
}

/* The Householder reflection I - tau v v*, whose conjugate transpose turns a column into a multiple, beta, of the first unit vector. The column becomes v, which begins
 * with 1. The signs are those of LAPACK's larfg. */
static E NAME(reflection)(E *column, sg_index n, R *beta) {
    int only_first = __imag__ column[0] == 0, exponent = 0;
    for (sg_index i = 1; i < n; i++)
        only_first &= column[i] == 0;
    if (only_first) {
        *beta = __real__ column[0];
        column[0] = 1;
        return 0;
    }
    R square = NAME(square)(column, n);
    if (!(square >= LEAST / EPSILON / EPSILON && square <= MOST)) { /* squares have left the range of numbers, or nearly */
        exponent = NAME(rescale)(column, n);
        square = NAME(square)(column, n);
    }
    const E alpha = column[0];
    const R norm = __real__ alpha < 0 ? ROOT(square) : -ROOT(square);
    for (sg_index i = 1; i < n; i++)
        column[i] /= alpha - norm;
    column[0] = 1;
    *beta = SCALED(norm, -exponent);
    return (norm - alpha) / norm;
}

/* Some vectors of the rows of X become those of (I - tau v v*) X. */
INLINE void NAME(reflect_some)(V *x, sg_index wide, const E *v, E tau, sg_index rows, const int count) {
    V sums[4];
    memset(sums, 0, count * sizeof(V));
    for (sg_index i = 0; i < rows; i++)
        for (int t = 0; t < count; t++)
            NAME(add)(&sums[t], NAME(conjugate)(v[i]), &x[i * wide + t]);
    for (sg_index i = 0; i < rows; i++)
        for (int t = 0; t < count; t++)
            NAME(subtract)(&x[i * wide + t], tau * v[i], &sums[t]);
}

SG_CLONES static void NAME(reflect)(V *x, sg_index wide, const E *v, E tau, sg_index rows, sg_index first) {
    sg_index t = first;
    for (; t + 4 <= wide; t += 4)
        NAME(reflect_some)(x + t, wide, v, tau, rows, 4);
    if (t + 2 <= wide) {
        NAME(reflect_some)(x + t, wide, v, tau, rows, 2);
        t += 2;
    }
    if (t < wide)
        NAME(reflect_some)(x + t, wide, v, tau, rows, 1);
}

/* X becomes R; column k of v, with `rows` elements, is the vector of reflection k, with zeros left out in front. */
static void NAME(triangularize)(V *x, sg_index rows, sg_index columns, E *v, E *tau) {
    const sg_index wide = NAME(vectors)(columns), steps = rows < columns ? rows : columns;
    for (sg_index k = 0; k < steps; k++) {
        E *const column = v + k * rows;
        R beta;
        for (sg_index i = k; i < rows; i++)
            column[i] = NAME(get)(x + i * wide, k);
        tau[k] = NAME(reflection)(column + k, rows - k, &beta);
        if (tau[k] != 0)
            NAME(reflect)(x + k * wide, wide, column + k, NAME(conjugate)(tau[k]), rows - k, (k + 1) / LANES);
        NAME(set)(x + k * wide, k, beta);
    }
}

/* R, below it the vectors of the reflections but for their first elements, which are 1; and their factors. */
static void NAME(reflections)(const job *job, sg_index number, char *scratch) {
    const sg_index rows = job->rows, columns = job->columns, wide = NAME(vectors)(columns), steps = rows < columns ? rows : columns;
    V *x = (V *)scratch;
    E *v = (E *)(x + rows * wide), *out = (E *)job->out + number * rows * columns;
    NAME(copy)(x, matrix_of(job->a, number), rows, columns);
    NAME(triangularize)(x, rows, columns, v, (E *)job->second + number * steps);
    for (sg_index i = 0; i < rows; i++) {
        NAME(write_row)(out + i * columns, x + i * wide, 0, columns);
        for (sg_index k = 0; k < i && k < steps; k++)
            out[i * columns + k] = v[k * rows + i];
    }
}

/* Of A with no fewer rows than columns: Q gets `right` columns, and R as many rows. */
static void NAME(qr)(const job *job, sg_index number, char *scratch) {
    const sg_index rows = job->rows, columns = job->columns, right = job->right, wide = NAME(vectors)(columns), q_wide = NAME(vectors)(right);
    V *x = (V *)scratch, *q = x + rows * wide;
    E *v = (E *)(q + rows * q_wide), *tau = v + rows * columns;
    E *q_out = (E *)job->out + number * rows * right, *r_out = (E *)job->second + number * right * columns;
    NAME(copy)(x, matrix_of(job->a, number), rows, columns);
    NAME(triangularize)(x, rows, columns, v, tau);
    memset(r_out, 0, right * columns * sizeof(E));
    for (sg_index i = 0; i < columns; i++)
        NAME(write_row)(r_out + i * columns, x + i * wide, i, columns);
    memset(q, 0, rows * q_wide * sizeof(V));
    for (sg_index i = 0; i < right; i++)
        NAME(set)(q + i * q_wide, i, 1);
    for (sg_index k = columns - 1; k >= 0; k--)
        if (tau[k] != 0)
            NAME(reflect)(q + k * q_wide, q_wide, v + k * rows + k, tau[k], rows - k, k / LANES);
    for (sg_index i = 0; i < rows; i++)
        NAME(write_row)(q_out + i * right, q + i * q_wide, 0, right);
}

/* ---- exponentials */

/* `count` vectors of each row of X Y. */
INLINE void NAME(multiply_some)(V *out, const V *x, const V *y, sg_index rows, sg_index depth, sg_index x_wide, sg_index wide, const int count) {
    for (sg_index i = 0; i < rows; i++) {
        V sums[4];
        memset(sums, 0, count * sizeof(V));
        for (sg_index k = 0; k < depth; k++)
            for (int t = 0; t < count; t++)
                NAME(add)(&sums[t], NAME(get)(x + i * x_wide, k), &y[k * wide + t]);
        for (int t = 0; t < count; t++)
            out[i * wide + t] = sums[t];
    }
}

SG_CLONES static void NAME(multiply)(V *out, const V *x, const V *y, sg_index rows, sg_index depth, sg_index x_wide, sg_index wide) {
    sg_index t = 0;
    for (; t + 4 <= wide; t += 4)
        NAME(multiply_some)(out + t, x, y + t, rows, depth, x_wide, wide, 4);
    if (t + 2 <= wide) {
        NAME(multiply_some)(out + t, x, y + t, rows, depth, x_wide, wide, 2);
        t += 2;
    }
    if (t < wide)
        NAME(multiply_some)(out + t, x, y + t, rows, depth, x_wide, wide, 1);
}

/* The largest sum of a column; NaN where there is one. */
static double NAME(norm)(const V *x, sg_index n, sg_index wide) {
    double largest = 0;
    for (sg_index j = 0; j < n; j++) {
        double sum = 0;
        for (sg_index i = 0; i < n; i++)
            sum += NAME(weight)(NAME(get)(x + i * wide, j));
        largest = sum > largest || sum != sum ? sum : largest;
        if (sum != sum)
            break;
    }
    return largest;
}

/* By how many more halvings of X a Pade approximation keeps its precision where powers of |X| are much larger than those of X (Al-Mohy and Higham, 2009). */
static int NAME(more_halvings)(const V *x, sg_index n, sg_index wide, const pade *of, double norm, int halvings, double *sums) {
    double *from = sums, *to = sums + n, largest = 0;
    for (sg_index j = 0; j < n; j++)
        from[j] = 1;
    for (int power = 0; power < 2 * of->degree + 1; power++) {
        memset(to, 0, n * sizeof(double));
        for (sg_index i = 0; i < n; i++)
            for (sg_index j = 0; j < n; j++)
                to[j] += from[i] * (NAME(weight)(NAME(get)(x + i * wide, j)) / norm);
        double *const last = from;
        from = to;
        to = last;
    }
    for (sg_index j = 0; j < n; j++)
        largest = from[j] > largest ? from[j] : largest;
    const double error = log2(largest / of->left_out / (EPSILON / 2)) + 2 * of->degree * (log2(norm) - halvings);
    return error > 0 ? (int)ceil(error / (2 * of->degree)) : 0;
}

INLINE void NAME(scale)(V *x, sg_index count, R by) {
    for (sg_index i = 0; i < count; i++)
        for (int part = 0; part < PARTS; part++)
            x[i].part[part] *= by;
}

/* x + sum of coefficients times powers, of which the first is the identity. */
SG_CLONES static void NAME(polynomial)(V *x, const double *coefficients, V *const *powers, int count, sg_index n, sg_index wide) {
    for (sg_index i = 0; i < n * wide; i++) {
        V sum = x[i];
        for (int power = 1; power < count; power++)
            NAME(add)(&sum, (R)coefficients[2 * power], &powers[power][i]);
        x[i] = sum;
    }
    for (sg_index i = 0; i < n; i++)
        NAME(set)(x + i * wide, i, NAME(get)(x + i * wide, i) + (R)coefficients[0]);
}

/* Scaling and squaring of a Pade approximation (Higham, 2005). */
static void NAME(exponential)(const job *job, sg_index number, char *scratch) {
    const sg_index n = job->rows, wide = NAME(vectors)(n), size = n * wide;
    V *a = (V *)scratch, *squares[5] = {NULL, a + size, a + 2 * size, a + 3 * size, a + 4 * size}, *odd = a + 5 * size, *even = a + 6 * size, *other = a + 7 * size;
    E *factors = (E *)(a + 8 * size), *lu = factors + n * n, *out = (E *)job->out + number * n * n;
    double *sums = (double *)(lu + n * n), coefficients[14] = {1};
    sg_index order[LARGEST];
    int32_t pivots[LARGEST];
    NAME(copy)(a, matrix_of(job->a, number), n, n);
    const double norm = NAME(norm)(a, n, wide);
    if (!(norm <= MOST)) {
        for (sg_index i = 0; i < n * n; i++)
            out[i] = (R)NAN;
        return;
    }
    const pade *of = sizeof(R) == sizeof(double) ? pades_of_double : pades_of_float;
    while (norm > of->most && of[1].degree)
        of++;
    const int degree = of->degree;
    for (int k = 0; k < degree; k++)
        coefficients[k + 1] = coefficients[k] * (degree - k) / ((2 * degree - k) * (k + 1));
    NAME(multiply)(squares[1], a, a, n, n, wide, wide);
    for (int power = 2; power <= (degree < 13 ? degree / 2 : 3); power++)
        NAME(multiply)(squares[power], squares[power - 1], squares[1], n, n, wide, wide);
    int halvings = 0;
    if (norm > of->most) {
        const double fourth = pow(NAME(norm)(squares[2], n, wide), 1.0 / 4), sixth = pow(NAME(norm)(squares[3], n, wide), 1.0 / 6);
        const double power = fourth > sixth ? fourth : sixth;
        const int enough = (int)ceil(log2(norm / of->most));
        halvings = power > of->most ? (int)ceil(log2(power / of->most)) : 0;
        if (halvings < enough)
            halvings += NAME(more_halvings)(a, n, wide, of, norm, halvings, sums);
        halvings = halvings < enough ? halvings : enough;
        NAME(scale)(a, size, SCALED(1, -halvings));
        for (int power = 1; power < 4; power++)
            NAME(scale)(squares[power], size, SCALED(1, -2 * power * halvings));
    }
    const int terms = degree < 13 ? (degree + 1) / 2 : 3; /* of each polynomial; of degree 13, the others times the sixth power */
    for (int first = 0; first < 2; first++) {
        V *const sum = first ? odd : even;
        memset(sum, 0, size * sizeof(V));
        if (degree == 13) {
            memset(other, 0, size * sizeof(V));
            NAME(polynomial)(other, coefficients + first + 6, squares, 4, n, wide);
            NAME(multiply)(sum, squares[3], other, n, n, wide, wide);
        }
        NAME(polynomial)(sum, coefficients + first, squares, terms, n, wide);
    }
    NAME(multiply)(other, a, odd, n, n, wide, wide);
    for (sg_index i = 0; i < size; i++) { /* (even - odd) X = even + odd */
        odd[i] = even[i];
        NAME(add)(&odd[i], 1, &other[i]);
        NAME(subtract)(&even[i], 1, &other[i]);
    }
    NAME(factor)(even, factors, lu, order, pivots, n, n);
    V *power = other, *next = even;
    for (sg_index i = 0; i < n; i++)
        memcpy(power + i * wide, odd + order[i] * wide, wide * sizeof(V));
    NAME(solve_factored)(lu, power, n, wide);
    for (; halvings > 0; halvings--) {
        NAME(multiply)(next, power, power, n, n, wide, wide);
        V *const last = power;
        power = next;
        next = last;
    }
    for (sg_index i = 0; i < n; i++)
        NAME(write_row)(out + i * n, power + i * wide, 0, n);
}

static const functions NAME(functions) = {NAME(lu), NAME(solve), NAME(triangular), NAME(cholesky), NAME(qr), NAME(reflections), NAME(exponential)};

#undef V
#undef INLINE
#undef E
#undef R
#undef PARTS
#undef EPSILON
#undef LEAST
#undef MOST
#undef ROOT
#undef SIZE
#undef SCALED
#undef EXPONENT
#undef NAME
