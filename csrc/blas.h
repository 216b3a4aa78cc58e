/* Products of matrices and vectors by the BLAS that NumPy computes with: see blas.c. */
#ifndef SG_BLAS_H
#define SG_BLAS_H

#include "kernel.h"

enum { SG_AS_IT_LIES = 111, SG_TRANSPOSED = 112 };
enum { SG_GEMM, SG_GEMV, SG_DOT, SG_BLAS_FUNCTIONS };

/* A matrix as BLAS reads it: rows `step` elements apart, or, where they are the columns of what is meant, transposed. Of a vector, the distance of its elements. */
typedef struct {
    const void *data;
    int how;
    sg_index rows, columns, step;
} sg_matrix;

/* a times b, into rows that are `out_step` elements apart: matrices, a matrix and a vector, or two vectors. */
typedef struct {
    int which, is_double;
    sg_matrix a, b;
    char *out;
    sg_index out_step;
} sg_product;

/* Functions of float and double, 0 where there are none; whether their sizes are long long, not int; what tells the number of BLAS's own threads, and what sets it. */
void sg_use_blas(const uintptr_t functions[2][SG_BLAS_FUNCTIONS], int wide, uintptr_t get_threads, uintptr_t set_threads);
/* The functions gemm and gemv, in rows, with factors of 1 and 0, for those that call BLAS themselves; 0 where there are none. */
uintptr_t sg_blas_function(int is_double, int which);
int sg_blas_takes(const sg_product *product);

/* Computes a product that sg_blas_takes(); 0 if there is no memory. */
int sg_multiply(const sg_product *product);
/* The same of each of a batch, of which matrix i of a lies where `a_places[i]` says, in bytes behind the first, and that of b so; results follow one another. */
int sg_multiply_each(const sg_product *first, sg_index count, const sg_index *a_places, const sg_index *b_places);

/* Products of few rows, without BLAS: see few_rows.c. */
int sg_has_few_rows(const sg_product *product);
void sg_multiply_few_rows(const sg_product *product);

sg_matrix sg_turned(const sg_matrix *of);

#endif
