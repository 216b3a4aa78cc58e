/* Householder reflections of one small matrix, for one type of numbers: a part of matrix.h, which says what is defined. */

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

SG_TWO_CLONES static void NAME(reflect)(V *x, sg_index wide, const E *v, E tau, sg_index rows, sg_index first) {
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

/* The first columns, `right` of them, of the product of reflections, whose vectors stand below the diagonal of A and whose factors are the job's. */
static void NAME(householder)(const job *job, sg_index number, char *scratch) {
    const sg_index rows = job->rows, columns = job->columns, wide = NAME(vectors)(columns);
    const matrix a = matrix_of(job->a, number);
    const E *tau = (const E *)job->factors + number * columns;
    V *q = (V *)scratch;
    E *v = (E *)(q + rows * wide), *out = (E *)job->out + number * rows * columns;
    memset(q, 0, rows * wide * sizeof(V));
    for (sg_index i = 0; i < columns; i++)
        NAME(set)(q + i * wide, i, 1);
    for (sg_index k = columns - 1; k >= 0; k--) {
        v[0] = 1;
        for (sg_index i = k + 1; i < rows; i++)
            v[i - k] = NAME(element)(a, i, k);
        if (tau[k] != 0)
            NAME(reflect)(q + k * wide, wide, v, tau[k], rows - k, k / LANES);
    }
    for (sg_index i = 0; i < rows; i++)
        NAME(write_row)(out + i * columns, q + i * wide, 0, columns);
}
