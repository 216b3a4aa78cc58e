/* Products of few rows by a matrix. BLAS rearranges the matrix before it computes, which takes longer than to compute with it: here it is read as it lies. */
#include "blas.h"

#define MOST 64          /* rows */
#define MOST_OF_LONG_VECTORS 32 /* rows, where vectors are of 64 bytes */
#define MOST_OF_SHORT 16 /* rows, where columns that lie side by side are short */
#define LONG 256         /* numbers of a column that is not */
#define DEPTH 128        /* rows of a matrix that are read at a time */
#define LEAST 32         /* columns, and numbers of a row: at least two vectors of them */
#define NOT_REARRANGED 1e6 /* fewer multiplications OpenBLAS does as matrices lie, where vectors are of 64 bytes */
#define NEAR 64          /* numbers of a row, of which it takes longer */

typedef struct { void (*by_rows)(const sg_product *of), (*by_columns)(const sg_product *of); } instructions;

#define TEMPLATE "few_rows.h"
#include "instructions.h"

int sg_has_few_rows(const sg_product *of) {
    const sg_index rows = of->a.rows, inner = of->a.columns;
    if (of->which != SG_GEMM || of->a.how != SG_AS_IT_LIES || rows > MOST || of->b.columns < LEAST || inner < LEAST)
        return 0;
    if (of->b.how != SG_AS_IT_LIES)
        return rows <= MOST_OF_SHORT || inner >= LONG; /* sums of vectors take their time, too */
    if (sg_vector_bytes() < 64)
        return 1;
    if ((double)rows * inner * of->b.columns < NOT_REARRANGED)
        return rows <= MOST_OF_SHORT && inner <= NEAR;
    return rows <= MOST_OF_LONG_VECTORS;
}

void sg_multiply_few_rows(const sg_product *of) {
    const instructions *const best = instructions_for(of->is_double ? SG_f64 : SG_f32);
    (of->b.how == SG_AS_IT_LIES ? best->by_rows : best->by_columns)(of);
}
