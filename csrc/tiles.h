/* Products of small matrices that stay in registers, for one type and one set of instructions: instructions.h says what is defined before. */

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
TILE(3)
TILE(4)
#if ROWS == 8
TILE(8)
#endif
#undef TILE

static void NAME(tile)(int rows, const T *a, const T *b, sg_index depth, T *c, sg_index stride, const T *start) {
    switch (rows) {
    case 1:
        NAME(tile_1)(a, b, depth, c, stride, start);
        return;
    case 2:
        NAME(tile_2)(a, b, depth, c, stride, start);
        return;
    case 3:
        NAME(tile_3)(a, b, depth, c, stride, start);
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
