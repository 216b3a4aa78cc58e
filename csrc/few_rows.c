/* Products of few rows by a matrix. BLAS rearranges the matrix before it computes, which takes longer than to compute with it: here it is read as it lies. */
#include "blas.h"

#define MOST 64          /* rows */
#define MOST_OF_SHORT 16 /* rows, where columns that lie side by side are short */
#define LONG 256         /* numbers of a column that is not */
#define DEPTH 128        /* rows of a matrix that are read at a time */
#define LEAST 32         /* columns, and numbers of a row: at least two vectors of them */

typedef struct { void (*by_rows)(const sg_product *of), (*by_columns)(const sg_product *of); } instructions;

#define TEMPLATE "few_rows.h"
#include "instructions.h"

int sg_has_few_rows(const sg_product *of) {
    if (of->which != SG_GEMM || of->a.how != SG_AS_IT_LIES || of->a.rows > MOST || of->b.columns < LEAST || of->a.columns < LEAST)
        return 0;
    return of->b.how == SG_AS_IT_LIES || of->a.rows <= MOST_OF_SHORT || of->a.columns >= LONG; /* sums of vectors take their time, too */
}

void sg_multiply_few_rows(const sg_product *of) {
    const instructions *const best = instructions_for(of->is_double ? SG_f64 : SG_f32);
    (of->b.how == SG_AS_IT_LIES ? best->by_rows : best->by_columns)(of);
}
