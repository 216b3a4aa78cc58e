/* Dot products of several vectors by several others, for one type and one set of instructions: instructions.h says what is defined before. */

/* found[j][i] = a[i] . b[j], of n elements, a multiple of LANES */
static void NAME(dots)(const T *const *a, const T *const *b, sg_index n, T found[DOT_COLUMNS][DOT_ROWS]) {
    V sums[DOT_COLUMNS][DOT_ROWS];
    _Pragma("GCC unroll 6") for (int j = 0; j < DOT_COLUMNS; j++)
        _Pragma("GCC unroll 4") for (int i = 0; i < DOT_ROWS; i++) sums[j][i] = ALL(0);
    for (sg_index k = 0; k < n; k += LANES) {
        V left[DOT_ROWS];
        _Pragma("GCC unroll 4") for (int i = 0; i < DOT_ROWS; i++) left[i] = LOAD(a[i] + k);
        _Pragma("GCC unroll 6") for (int j = 0; j < DOT_COLUMNS; j++) {
            const V right = LOAD(b[j] + k);
            _Pragma("GCC unroll 4") for (int i = 0; i < DOT_ROWS; i++) sums[j][i] = FMA(left[i], right, sums[j][i]);
        }
    }
    _Pragma("GCC unroll 6") for (int j = 0; j < DOT_COLUMNS; j++) SUMS(found[j], sums[j]);
}
