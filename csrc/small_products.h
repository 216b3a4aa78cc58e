/* What small_products.c runs, for one type and one set of instructions: instructions.h says what is defined before. */

#define VECTORS 2 /* of columns that are computed together */

/* to[rows][columns] = a[rows][depth] * b[depth][columns], of at most HEIGHT rows and N vectors of columns; rows of b begin `b_row` elements apart. */
#define PRODUCT(HEIGHT, N)                                                                                                                       \
    static void NAME(product_##HEIGHT##_##N)(const matrix *a, sg_index rows, sg_index depth, const T *b, sg_index b_row, sg_index columns, T *to,  \
                                             sg_index to_row) {                                                                                  \
        V sums[HEIGHT][N];                                                                                                                       \
        const char *row[HEIGHT];                                                                                                                 \
        _Pragma("GCC unroll 8") for (int i = 0; i < HEIGHT; i++) {                                                                               \
            row[i] = a->data + (i < rows ? i : rows - 1) * a->row;                                                                               \
            _Pragma("GCC unroll 2") for (int j = 0; j < N; j++) sums[i][j] = ALL(0);                                                              \
        }                                                                                                                                        \
        for (sg_index k = 0; k < depth; k++, b += b_row) {                                                                                       \
            V right[N];                                                                                                                          \
            _Pragma("GCC unroll 2") for (int j = 0; j < N; j++) right[j] = READ(b + j * LANES, columns - j * LANES);                              \
            _Pragma("GCC unroll 8") for (int i = 0; i < HEIGHT; i++) {                                                                           \
                const V left = ALL(*(const T *)(row[i] + k * a->column));                                                                        \
                _Pragma("GCC unroll 2") for (int j = 0; j < N; j++) sums[i][j] = FMA(left, right[j], sums[i][j]);                                 \
            }                                                                                                                                    \
        }                                                                                                                                        \
        _Pragma("GCC unroll 8") for (int i = 0; i < HEIGHT; i++)                                                                                 \
            _Pragma("GCC unroll 2") for (int j = 0; j < N; j++)                                                                                  \
                if (i < rows) {                                                                                                                  \
                    WRITE(to + i * to_row + j * LANES, sums[i][j], columns - j * LANES)                                                          \
                }                                                                                                                                \
    }
#ifdef MASKED
#define READ(from, n) ((n) >= LANES ? LOAD(from) : MASKED_LOAD(NAME(mask)(n), from)) /* a mask is slow where a vector lies across two lines of the cache */
#define WRITE(to, v, n)                       \
    if ((n) >= LANES)                         \
        STORE(to, v);                         \
    else                                      \
        MASKED_STORE(to, NAME(mask)(n), v);
#else /* rows are packed, and have room for whole vectors */
#define READ(from, n) LOAD(from)
#define WRITE(to, v, n)                                            \
    if ((n) >= LANES)                                              \
        STORE(to, v);                                              \
    else {                                                         \
        T some[LANES];                                             \
        STORE(some, v);                                            \
        for (int k = 0; k < (n); k++) (to)[k] = some[k];           \
    }
#endif

#if ROWS == 8
PRODUCT(8, 1)
PRODUCT(8, 2)
#endif
PRODUCT(4, 1)
PRODUCT(4, 2)
PRODUCT(1, 1)
PRODUCT(1, 2)
#undef PRODUCT
#undef READ
#undef WRITE

static void NAME(rows)(matrix a, sg_index rows, sg_index depth, const T *b, sg_index b_row, sg_index columns, T *to, sg_index to_row) {
    for (sg_index some; rows > 0; rows -= some, a.data += some * a.row, to += some * to_row) {
        const int wide = columns > LANES;
        some = rows >= ROWS ? ROWS : rows > 1 ? 4 : 1;
#if ROWS == 8
        if (rows > 4) {
            some = 8;
            (wide ? NAME(product_8_2) : NAME(product_8_1))(&a, rows, depth, b, b_row, columns, to, to_row);
            continue;
        }
#endif
        if (some == 1)
            (wide ? NAME(product_1_2) : NAME(product_1_1))(&a, rows, depth, b, b_row, columns, to, to_row);
        else
            (wide ? NAME(product_4_2) : NAME(product_4_1))(&a, rows, depth, b, b_row, columns, to, to_row);
    }
}

static void NAME(products)(void *context, sg_index first, sg_index last) {
    const products *const job = context;
    const sg_index rows = job->rows, depth = job->depth, columns = job->columns;
    T packed[MOST * (MOST + VECTORS * LANES)];
    for (sg_index number = first; number < last; number++) {
        const matrix a = matrix_of(job->a, number), b = matrix_of(job->b, number);
        const T *from = (const T *)b.data;
        sg_index b_row = b.row / (sg_index)sizeof(T);
#ifdef MASKED
        const int as_it_lies = b.column == sizeof(T);
#else
        const int as_it_lies = b.column == sizeof(T) && columns % LANES == 0;
#endif
        if (!as_it_lies) {
            b_row = (columns + LANES - 1) / LANES * LANES;
            for (sg_index k = 0; k < depth; k++)
                for (sg_index j = 0; j < columns; j++)
                    packed[k * b_row + j] = *(const T *)(b.data + k * b.row + j * b.column);
            from = packed;
        }
        T *const to = (T *)job->out + number * rows * columns;
        for (sg_index j = 0; j < columns; j += VECTORS * LANES)
            NAME(rows)(a, rows, depth, from + j, b_row, columns - j < VECTORS * LANES ? columns - j : VECTORS * LANES, to + j, columns);
    }
}

static const instructions NAME(sg_instructions) = {NAME(products)};

#undef VECTORS
#include "instructions_end.h"
