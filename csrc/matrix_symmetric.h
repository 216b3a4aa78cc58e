/* Factorisations of one small symmetric or Hermitian matrix, for one type of numbers: a part of matrix.h, which says what is defined. */

/* ---- Cholesky */

/* U with U* U = A in the place of A's upper triangle. Returns the order of the first leading minor that is not positive, or 0. */
SG_TWO_CLONES static int32_t NAME(eliminate_symmetric)(V *upper, sg_index wide, sg_index rows) {
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

/* ---- LDL */

INLINE E NAME(lower)(const V *columns, sg_index wide, sg_index i, sg_index j) { return NAME(get)(columns + j * wide, i); }

/* Exchanges rows and columns `at` and `other` of the lower triangle's part from column `at` on. What is in front of that column stays as it is. */
INLINE void NAME(exchange)(V *columns, sg_index wide, sg_index n, sg_index at, sg_index other, int hermitian) {
    V *const first = columns + at * wide, *const second = columns + other * wide;
    for (sg_index i = other + 1; i < n; i++) {
        const E held = NAME(get)(first, i);
        NAME(set)(first, i, NAME(get)(second, i));
        NAME(set)(second, i, held);
    }
    for (sg_index j = at + 1; j < other; j++) { /* a column below one of them is a row beside the other */
        const E below = NAME(get)(first, j), beside = NAME(lower)(columns, wide, other, j);
        NAME(set)(first, j, hermitian ? NAME(conjugate)(beside) : beside);
        NAME(set)(columns + j * wide, other, hermitian ? NAME(conjugate)(below) : below);
    }
    const E corner = NAME(get)(first, other), held = NAME(get)(first, at);
    NAME(set)(first, other, hermitian ? NAME(conjugate)(corner) : corner);
    NAME(set)(first, at, NAME(get)(second, other));
    NAME(set)(second, other, held);
}

/* Which diagonal element, or block of two, is the next pivot (Bunch and Kaufman, 1977): gives the row that takes its last place, and whether it is a block. */
INLINE sg_index NAME(choose)(const V *columns, sg_index wide, sg_index n, sg_index k, int *block, int *zero) {
    const R enough = (R)0.6403882032022076; /* (1 + sqrt 17) / 8 keeps the growth of one block of two as small as that of two single pivots */
    const V *const column = columns + k * wide;
    const R size = NAME(weight)(NAME(get)(column, k));
    R largest = 0, beside = 0;
    sg_index at = k;
    for (sg_index i = k + 1; i < n; i++) {
        const R found = NAME(weight)(NAME(get)(column, i));
        if (found > largest)
            largest = found, at = i;
    }
    *block = 0;
    *zero = !(size > 0 || largest > 0) || size != size;
    if (*zero || size >= enough * largest)
        return k;
    for (sg_index j = k; j < at; j++) {
        const R found = NAME(weight)(NAME(lower)(columns, wide, at, j));
        beside = found > beside ? found : beside;
    }
    for (sg_index j = at + 1; j < n; j++) {
        const R found = NAME(weight)(NAME(lower)(columns, wide, j, at));
        beside = found > beside ? found : beside;
    }
    if (size >= enough * largest * (largest / beside))
        return k;
    *block = !(NAME(weight)(NAME(lower)(columns, wide, at, at)) >= enough * beside);
    return at;
}

/* The rest of the triangle less what a block of two pivots explains, whose columns become those of L. */
INLINE void NAME(take_block)(V *columns, sg_index wide, sg_index n, sg_index k, int hermitian) {
    V *const first = columns + k * wide, *const second = first + wide;
    const E off = NAME(get)(first, k + 1), other = hermitian ? NAME(conjugate)(off) : off;
    const E a = NAME(get)(first, k) / other, b = NAME(get)(second, k + 1) / off, scale = 1 / (a * b - 1); /* off and other apart from the determinant */
    for (sg_index j = k + 2; j < n; j++) {
        const E x = NAME(get)(first, j), y = NAME(get)(second, j);
        const E u = scale * (b * x - y) / other, v = scale * (a * y - x) / off;
        const E left = hermitian ? NAME(conjugate)(u) : u, right = hermitian ? NAME(conjugate)(v) : v;
        for (sg_index t = j / LANES; t < wide; t++) {
            NAME(subtract)(&columns[j * wide + t], left, &first[t]);
            NAME(subtract)(&columns[j * wide + t], right, &second[t]);
        }
        NAME(set)(first, j, u);
        NAME(set)(second, j, v);
    }
}

/* The same for a single pivot. */
INLINE void NAME(take_pivot)(V *columns, sg_index wide, sg_index n, sg_index k, int hermitian) {
    V *const column = columns + k * wide;
    const E inverse = 1 / NAME(get)(column, k);
    for (sg_index j = k + 1; j < n; j++) {
        const E factor = NAME(get)(column, j) * inverse, turned = hermitian ? NAME(conjugate)(factor) : factor;
        for (sg_index t = j / LANES; t < wide; t++)
            NAME(subtract)(&columns[j * wide + t], turned, &column[t]);
        NAME(set)(column, j, factor);
    }
}

SG_TWO_CLONES static int32_t NAME(factor_symmetric)(V *columns, sg_index wide, sg_index n, int32_t *pivots, int hermitian) {
    int32_t info = 0;
    for (sg_index k = 0; k < n;) {
        int block, zero;
        if (PARTS == 2 && hermitian) /* rounding has left imaginary parts */
            for (sg_index i = k; i < n; i++)
                NAME(set)(columns + i * wide, i, __real__ NAME(lower)(columns, wide, i, i));
        const sg_index at = NAME(choose)(columns, wide, n, k, &block, &zero), last = k + block;
        if (at != last) {
            NAME(exchange)(columns, wide, n, last, at, hermitian);
            if (block) {
                const E held = NAME(lower)(columns, wide, last, k);
                NAME(set)(columns + k * wide, last, NAME(lower)(columns, wide, at, k));
                NAME(set)(columns + k * wide, at, held);
            }
        }
        pivots[k] = pivots[last] = block ? -(int32_t)at - 1 : (int32_t)at + 1;
        if (zero)
            info = info ? info : (int32_t)k + 1;
        else if (block)
            NAME(take_block)(columns, wide, n, k, hermitian);
        else
            NAME(take_pivot)(columns, wide, n, k, hermitian);
        k = last + 1;
    }
    return info;
}

/* L and D of a lower triangle in one, with LAPACK's pivots: one row for each single pivot, the negative one of the second row, twice, for a block. */
static void NAME(ldl)(const job *job, sg_index number, char *scratch) {
    const sg_index n = job->rows, wide = NAME(vectors)(n);
    const matrix a = matrix_of(job->a, number);
    V *columns = (V *)scratch; /* of the triangle, each as a row */
    E *out = (E *)job->out + number * n * n;
    memset(columns, 0, n * wide * sizeof(V));
    for (sg_index i = 0; i < n; i++)
        for (sg_index j = 0; j <= i; j++)
            NAME(set)(columns + j * wide, i, NAME(element)(a, i, j));
    job->info[number] = NAME(factor_symmetric)(columns, wide, n, job->pivots + number * n, job->hermitian);
    for (sg_index i = 0; i < n; i++)
        for (sg_index j = 0; j < n; j++)
            out[i * n + j] = j <= i ? NAME(lower)(columns, wide, i, j) : 0;
}
