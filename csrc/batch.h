/* Batches of matrices in NumPy's arrays, in any layout: include NumPy's arrayobject.h first. */
#ifndef SG_BATCH_H
#define SG_BATCH_H

typedef struct { const char *data; npy_intp row, column; } matrix; /* and the distances of rows and columns, in bytes */

/* The matrix with this number, of a batch. */
static inline matrix matrix_of(PyArrayObject *array, npy_intp number) {
    const int last = PyArray_NDIM(array) - 1;
    const char *data = PyArray_BYTES(array);
    for (int d = last - 2; d >= 0; d--) {
        data += number % PyArray_DIM(array, d) * PyArray_STRIDE(array, d);
        number /= PyArray_DIM(array, d);
    }
    return (matrix){data, PyArray_STRIDE(array, last - 1), PyArray_STRIDE(array, last)};
}

#endif
