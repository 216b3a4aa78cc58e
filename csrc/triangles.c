/* Triangles of matrices, and matrices of permutations: what factorisations of batches are unpacked into. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include <string.h>

#include "along.h"
#include "batch.h"

typedef struct { uint64_t low, high; } Wide; /* 16 bytes */

typedef struct {
    PyArrayObject *x;
    char *out;
    const char *one; /* for the diagonal; NULL: that of x */
    sg_index count, rows, columns, size, diagonal;
    int lower, parts;
} triangles;

#define COPY(T)                                                                                                        \
    for (sg_index j = first; j < end; j++)                                                                             \
        ((T *)to)[j] = *(const T *)(from + j * m.column)

static void copy_row(char *to, const char *from, matrix m, sg_index size, sg_index first, sg_index end) {
    if (m.column == size)
        memcpy(to + first * size, from + first * size, (end - first) * size);
    else
        switch (size) {
        case 1: COPY(uint8_t); break;
        case 2: COPY(uint16_t); break;
        case 4: COPY(uint32_t); break;
        case 8: COPY(uint64_t); break;
        default: COPY(Wide);
        }
}

static void do_rows(void *context, int part) {
    const triangles *job = context;
    const sg_index rows = job->rows, columns = job->columns, size = job->size, all = job->count * rows;
    for (sg_index row = all * part / job->parts; row < all * (part + 1) / job->parts; row++) {
        const sg_index i = row % rows, edge = i + job->diagonal + 1, cut = edge < 0 ? 0 : edge < columns ? edge : columns; /* behind the diagonal */
        const matrix m = matrix_of(job->x, row / rows);
        char *to = job->out + row * columns * size;
        const sg_index first = job->lower ? 0 : cut, end = job->lower ? cut : columns;
        memset(to, 0, first * size);
        copy_row(to, m.data + i * m.row, m, size, first, end);
        memset(to + end * size, 0, (columns - end) * size);
        if (job->one && i < columns)
            memcpy(to + i * size, job->one, size);
    }
}

/* One, as an element of this type; NULL where a type is not known here. */
static const char *one_of(PyArrayObject *array) {
    static const float f32[2] = {1}; /* complex ones begin like real ones */
    static const double f64[2] = {1};
    const sg_number number = sg_number_of(array);
    return number == SG_FLOAT || number == SG_CFLOAT ? (const char *)f32 : number == SG_DOUBLE || number == SG_CDOUBLE ? (const char *)f64 : NULL;
}

/* triangle(x, diagonal, lower, unit): the elements up to a diagonal, or those behind it, and zeros; with ones on the main diagonal, if asked for. */
static PyObject *triangle(PyObject *unused, PyObject *args) {
    PyObject *x;
    int unit;
    triangles job = {0};
    if (!PyArg_ParseTuple(args, "Onpp", &x, &job.diagonal, &job.lower, &unit))
        return NULL;
    if (!PyArray_CheckExact(x) || PyArray_NDIM((PyArrayObject *)x) < 2 || !PyArray_ISBEHAVED_RO((PyArrayObject *)x) ||
        PyDataType_REFCHK(PyArray_DESCR((PyArrayObject *)x)))
        Py_RETURN_NONE;
    job.x = (PyArrayObject *)x;
    job.one = unit ? one_of(job.x) : NULL;
    job.size = PyArray_ITEMSIZE(job.x);
    if ((unit && !job.one) || (job.size != 1 && job.size != 2 && job.size != 4 && job.size != 8 && job.size != 16))
        Py_RETURN_NONE;
    const int dims = PyArray_NDIM(job.x);
    job.rows = PyArray_DIM(job.x, dims - 2);
    job.columns = PyArray_DIM(job.x, dims - 1);
    job.count = PyArray_MultiplyList(PyArray_DIMS(job.x), dims - 2);
    const sg_index most = job.rows + job.columns + 1; /* no diagonal is farther away */
    job.diagonal = job.diagonal > most ? most : job.diagonal < -most ? -most : job.diagonal;
    PyArrayObject *out = sg_new_like(job.x, PyArray_DESCR(job.x));
    if (!out || !PyArray_SIZE(job.x))
        return (PyObject *)out;
    job.out = PyArray_BYTES(out);
    const sg_index elements = PyArray_SIZE(job.x);
    const int wanted = elements < SG_RELEASE_AT ? 1 : sg_threads_for(elements);
    job.parts = wanted < job.count * job.rows ? wanted : (int)(job.count * job.rows);
    sg_do_parts(job.parts, elements, do_rows, &job);
    return (PyObject *)out;
}

/* permutations(pivots, rows, like): the matrices P, of the type of an array, whose products with others undo swaps of each row with the one that its pivot, from 1 to
 * `rows`, names. */
static PyObject *permutations(PyObject *unused, PyObject *args) {
    PyObject *given, *like;
    Py_ssize_t rows;
    if (!PyArg_ParseTuple(args, "OnO", &given, &rows, &like))
        return NULL;
    if (!sg_plain(given) || sg_number_of((PyArrayObject *)given) != SG_INT32 || PyArray_NDIM((PyArrayObject *)given) < 1 || !PyArray_CheckExact(like) ||
        !one_of((PyArrayObject *)like))
        Py_RETURN_NONE;
    PyArrayObject *const pivots = (PyArrayObject *)given;
    const int dims = PyArray_NDIM(pivots);
    const sg_index steps = PyArray_DIM(pivots, dims - 1), count = PyArray_MultiplyList(PyArray_DIMS(pivots), dims - 1), size = PyArray_ITEMSIZE((PyArrayObject *)like);
    const int32_t *pivot = PyArray_DATA(pivots);
    int beyond = steps > rows || dims + 1 > NPY_MAXDIMS;
    for (sg_index i = 0; i < PyArray_SIZE(pivots); i++)
        beyond |= pivot[i] < 1 || pivot[i] > rows;
    if (beyond)
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS];
    memcpy(shape, PyArray_DIMS(pivots), (dims - 1) * sizeof(npy_intp));
    shape[dims - 1] = shape[dims] = rows;
    PyArray_Descr *dtype = PyArray_DESCR((PyArrayObject *)like);
    Py_INCREF(dtype);
    PyArrayObject *out = (PyArrayObject *)PyArray_Zeros(dims + 1, shape, dtype, 0);
    sg_index *order = PyMem_Malloc((rows + 1) * sizeof(sg_index));
    if (!order) {
        Py_CLEAR(out);
        PyErr_NoMemory();
    }
    for (sg_index number = 0; out && number < count; number++, pivot += steps) {
        char *to = PyArray_BYTES(out) + number * rows * rows * size;
        for (sg_index i = 0; i < rows; i++)
            order[i] = i;
        for (sg_index k = 0; k < steps; k++) {
            const sg_index chosen = order[pivot[k] - 1];
            order[pivot[k] - 1] = order[k];
            order[k] = chosen;
        }
        for (sg_index i = 0; i < rows; i++)
            memcpy(to + (order[i] * rows + i) * size, one_of((PyArrayObject *)like), size);
    }
    PyMem_Free(order);
    return (PyObject *)out;
}

/* Which columns of row i are in a triangle: from `first` on, before `end`. */
static inline void in_row(sg_index i, sg_index columns, sg_index offset, int lower, sg_index *first, sg_index *end) {
    const sg_index diagonal = i + offset, inside = diagonal < 0 ? 0 : diagonal > columns ? columns : diagonal;
    *first = lower ? 0 : inside;
    *end = !lower ? columns : diagonal >= 0 && inside < columns ? inside + 1 : inside;
}

#define MOST_ROWS ((sg_index)1 << 31)

/* triangle_places(rows, columns, offset, lower): the rows and columns of the elements of a triangle, in order */
static PyObject *triangle_places(PyObject *unused, PyObject *args) {
    Py_ssize_t rows, columns, offset;
    int lower;
    if (!PyArg_ParseTuple(args, "nnnp", &rows, &columns, &offset, &lower))
        return NULL;
    if (rows < 0 || columns < 0 || rows >= MOST_ROWS || columns >= MOST_ROWS || offset >= MOST_ROWS || offset <= -MOST_ROWS)
        Py_RETURN_NONE;
    npy_intp shape[] = {2, 0};
    sg_index first, end;
    for (sg_index i = 0; i < rows; i++) {
        in_row(i, columns, offset, lower, &first, &end);
        shape[1] += end - first;
    }
    PyArray_Descr *const int64 = PyArray_DescrFromType(NPY_INT64);
    PyArrayObject *const out = sg_new_array(2, shape, int64);
    Py_DECREF(int64);
    if (!out)
        return NULL;
    int64_t *of_rows = PyArray_DATA(out), *of_columns = of_rows + shape[1];
    for (sg_index i = 0; i < rows; i++) {
        in_row(i, columns, offset, lower, &first, &end);
        for (sg_index j = first; j < end; j++)
            *of_rows++ = i, *of_columns++ = j;
    }
    return (PyObject *)out;
}

static PyMethodDef methods[] = {
    {"triangle", triangle, METH_VARARGS, "Triangles of matrices; None for what is left to NumPy."},
    {"permutations", permutations, METH_VARARGS, "Matrices of permutations; None for other pivots than contiguous ones of int32, and where one names no row."},
    {"triangle_places", triangle_places, METH_VARARGS, "The rows and columns of the elements of a triangle; None for what no loop covers."},
};

int sg_triangles_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 3); }
