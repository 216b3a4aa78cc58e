/* The exponential of one small matrix, for one type of numbers: a part of matrix.h, which says what is defined. */

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

SG_TWO_CLONES static void NAME(multiply)(V *out, const V *x, const V *y, sg_index rows, sg_index depth, sg_index x_wide, sg_index wide) {
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
SG_TWO_CLONES static void NAME(polynomial)(V *x, const double *coefficients, V *const *powers, int count, sg_index n, sg_index wide) {
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
