/* Products of small matrices that stay in registers, for one type and one set of instructions: convolution.c includes this file once for each.
 *
 * Before it is included: T, the type; V, a vector of LANES of them; LOAD, STORE, ALL (one number in all lanes), FMA, SUM (of the lanes), SUMS (of the lanes of
 * DOT_ROWS vectors); ROWS, the most rows of a tile; DOT_ROWS and DOT_COLUMNS, the sizes of a tile of dot products; NAME, which adds what is particular to a name. With MASKED also MASK, MASKED_LOAD
 * and MASKED_STORE, and EVEN, every second element of two vectors. */

#define WIDTH (3 * LANES) /* columns of a tile: three vectors for each row, so that as many sums are in flight as the processor has registers */

/* c[rows][WIDTH] = start of each row, or c itself, + a[depth][rows] * b[depth][WIDTH] */
#define TILE(N)                                                                                                                          \
    static void NAME(tile_##N)(const T *restrict a, const T *restrict b, sg_index depth, T *restrict c, sg_index stride, const T *start) {    \
        V sums[N][3];                                                                                                                     \
        _Pragma("GCC unroll 8") for (int i = 0; i < N; i++)                                                                               \
            _Pragma("GCC unroll 3") for (int j = 0; j < 3; j++) sums[i][j] = start ? ALL(start[i]) : LOAD(c + i * stride + j * LANES);     \
        for (sg_index k = 0; k < depth; k++, a += N, b += WIDTH) {                                                                        \
            const V b0 = LOAD(b), b1 = LOAD(b + LANES), b2 = LOAD(b + 2 * LANES);                                                         \
            _Pragma("GCC unroll 8") for (int i = 0; i < N; i++) {                                                                         \
                const V left = ALL(a[i]);                                                                                                 \
                sums[i][0] = FMA(left, b0, sums[i][0]);                                                                                   \
                sums[i][1] = FMA(left, b1, sums[i][1]);                                                                                   \
                sums[i][2] = FMA(left, b2, sums[i][2]);                                                                                   \
            }                                                                                                                             \
        }                                                                                                                                 \
        _Pragma("GCC unroll 8") for (int i = 0; i < N; i++)                                                                               \
            _Pragma("GCC unroll 3") for (int j = 0; j < 3; j++) STORE(c + i * stride + j * LANES, sums[i][j]);                             \
    }

TILE(1)
TILE(2)
TILE(4)
#if ROWS == 8
TILE(8)
#endif
#undef TILE

/* The rows of the next tile, of so many that are left. */
static int NAME(rows_of_tile)(sg_index left) { return left >= ROWS ? ROWS : left >= 4 ? 4 : left >= 2 ? 2 : 1; }

static void NAME(tile)(int rows, const T *a, const T *b, sg_index depth, T *c, sg_index stride, const T *start) {
    switch (rows) {
    case 1:
        NAME(tile_1)(a, b, depth, c, stride, start);
        return;
    case 2:
        NAME(tile_2)(a, b, depth, c, stride, start);
        return;
#if ROWS == 8
    case 8:
        NAME(tile_8)(a, b, depth, c, stride, start);
        return;
#endif
    default:
        NAME(tile_4)(a, b, depth, c, stride, start);
    }
}

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

/* Rows of an image, one for each channel: to[0 .. length) = from[0, step, 2 step, ...), but zeros before `first` and from `end` on. */
static void NAME(copy_rows)(T *to, sg_index to_stride, const T *from, sg_index from_stride, sg_index channels, sg_index length, sg_index first, sg_index end, sg_index step) {
#ifdef MASKED
    if (step <= 2 && first < end) {
        const sg_index lanes = LANES;
        for (sg_index i = 0; i < length; i += lanes) {
            const MASK whole = NAME(mask)(length - i), inside = NAME(mask)(end - i) & ~NAME(mask)(first - i);
            T *row = to + i;
            const T *image = from + i * step;
            if (step == 1) {
                for (sg_index c = 0; c < channels; c++, row += to_stride, image += from_stride)
                    MASKED_STORE(row, whole, MASKED_LOAD(inside, image));
            } else {
                /* The last element that is read is number 2 (end - 1): the image may end there. */
                const sg_index begin = 2 * (first - i), past = 2 * (end - i) - 1;
                const MASK low = NAME(mask)(past) & ~NAME(mask)(begin), high = NAME(mask)(past - lanes) & ~NAME(mask)(begin - lanes);
                for (sg_index c = 0; c < channels; c++, row += to_stride, image += from_stride)
                    MASKED_STORE(row, whole, EVEN(MASKED_LOAD(low, image), MASKED_LOAD(high, image + lanes)));
            }
        }
        return;
    }
#endif
    for (sg_index c = 0; c < channels; c++, to += to_stride, from += from_stride) {
        sg_index i = 0;
        for (; i < first; i++)
            to[i] = 0;
        if (step == 1)
            for (; i < end; i++)
                to[i] = from[i];
        else
            for (; i < end; i++)
                to[i] = from[i * step];
        for (; i < length; i++)
            to[i] = 0;
    }
}
