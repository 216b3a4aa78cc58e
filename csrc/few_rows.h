/* What few_rows.c runs, for one type and one set of instructions: instructions.h says what is defined before. */

#include "dots.h"

/* Adds to rows of out, or begins them: rows of a, of which the numbers of a column lie side by side, times rows of b, two vectors of columns. */
SG_FN void NAME(tile)(const T *a, sg_index depth, const T *b, sg_index step, T *out, sg_index out_step, int begins, sg_index rows, const int height) {
    V sums[ROWS][2];
    _Pragma("GCC unroll 8") for (int i = 0; i < height; i++)
        _Pragma("GCC unroll 2") for (int v = 0; v < 2; v++) sums[i][v] = begins || i >= rows ? ALL(0) : LOAD(out + i * out_step + v * LANES);
    for (sg_index k = 0; k < depth; k++, a += ROWS, b += step) {
        V right[2];
        _Pragma("GCC unroll 2") for (int v = 0; v < 2; v++) right[v] = LOAD(b + v * LANES);
        _Pragma("GCC unroll 8") for (int i = 0; i < height; i++) {
            const V left = ALL(a[i]);
            _Pragma("GCC unroll 2") for (int v = 0; v < 2; v++) sums[i][v] = FMA(left, right[v], sums[i][v]);
        }
    }
    _Pragma("GCC unroll 8") for (int i = 0; i < height; i++)
        if (i < rows)
            _Pragma("GCC unroll 2") for (int v = 0; v < 2; v++) STORE(out + i * out_step + v * LANES, sums[i][v]);
}

static void NAME(two_vectors)(const T *a, sg_index depth, const T *b, sg_index step, T *out, sg_index out_step, int begins, sg_index rows) {
#if ROWS == 8
    if (rows <= 4) {
        NAME(tile)(a, depth, b, step, out, out_step, begins, rows, 4);
        return;
    }
#endif
    NAME(tile)(a, depth, b, step, out, out_step, begins, rows, ROWS);
}

/* The last columns, fewer than two vectors have: with some before them, which are left as they are. */
static void NAME(last_columns)(const T *a, sg_index depth, const T *b, sg_index step, sg_index columns, T *out, sg_index out_step, int begins, sg_index rows) {
    T found[ROWS][2 * LANES];
    const sg_index before = 2 * LANES - columns;
    NAME(two_vectors)(a, depth, b - before, step, found[0], 2 * LANES, 1, rows);
    for (sg_index i = 0; i < rows && i < ROWS; i++)
        for (sg_index j = 0; j < columns; j++) {
            T *const to = out + i * out_step + j;
            *to = found[i][before + j] + (begins ? 0 : *to);
        }
}

/* b as it lies, some of its rows at a time, so that what two vectors of columns need of them stays in the nearest cache. */
static void NAME(by_rows)(const sg_product *of) {
    const sg_index rows = of->a.rows, columns = of->b.columns, inner = of->a.columns;
    T packed[MOST * DEPTH];
    for (sg_index start = 0; start < inner; start += DEPTH) {
        const sg_index depth = inner - start < DEPTH ? inner - start : DEPTH;
        for (sg_index i = 0; i < (rows + ROWS - 1) / ROWS * ROWS; i++)
            for (sg_index k = 0; k < depth; k++)
                packed[(i - i % ROWS) * depth + k * ROWS + i % ROWS] = i < rows ? ((const T *)of->a.data)[i * of->a.step + start + k] : 0;
        for (sg_index j = 0; j < columns; j += 2 * LANES)
            for (sg_index i = 0; i < rows; i += ROWS) {
                const T *const a = packed + i * depth, *const b = (const T *)of->b.data + start * of->b.step + j;
                T *const out = (T *)of->out + i * of->out_step + j;
                if (columns - j >= 2 * LANES)
                    NAME(two_vectors)(a, depth, b, of->b.step, out, of->out_step, start == 0, rows - i);
                else
                    NAME(last_columns)(a, depth, b, of->b.step, columns - j, out, of->out_step, start == 0, rows - i);
            }
    }
}

/* The columns of b, of which each lies side by side. */
static void NAME(by_columns)(const sg_product *of) {
    const sg_index rows = of->a.rows, columns = of->b.columns, inner = of->a.columns, whole = inner - inner % LANES;
    for (sg_index j = 0; j < columns; j += DOT_COLUMNS)
        for (sg_index i = 0; i < rows; i += DOT_ROWS) {
            const T *left[DOT_ROWS], *right[DOT_COLUMNS];
            T found[DOT_COLUMNS][DOT_ROWS];
            for (int m = 0; m < DOT_ROWS; m++)
                left[m] = (const T *)of->a.data + (i + m < rows ? i + m : rows - 1) * of->a.step;
            for (int n = 0; n < DOT_COLUMNS; n++)
                right[n] = (const T *)of->b.data + (j + n < columns ? j + n : columns - 1) * of->b.step;
            NAME(dots)(left, right, whole, found);
            for (int m = 0; m < DOT_ROWS && i + m < rows; m++)
                for (int n = 0; n < DOT_COLUMNS && j + n < columns; n++) {
                    T sum = found[n][m];
                    for (sg_index k = whole; k < inner; k++)
                        sum += left[m][k] * right[n][k];
                    ((T *)of->out)[(i + m) * of->out_step + j + n] = sum;
                }
        }
}

static const instructions NAME(sg_instructions) = {NAME(by_rows), NAME(by_columns)};

#include "instructions_end.h"
