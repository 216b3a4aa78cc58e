/* Distances of rows: sums, maxima, or roots of sums of squares of their differences, which need no memory of their own. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include <float.h>
#include <math.h>
#include <stdlib.h>

#include "along.h"
#include "vector_types.h"

#define ROWS 8   /* rows of x whose sums do not wait for one another */
#define CHUNK 128 /* differences that are summed before their sum is added to the others: so errors of rounding stay small */

typedef struct job {
    sg_index batch, rows, others, columns; /* others: rows of y */
    const char *x, *y;                     /* of pairs of its rows, y is x */
    char *out;
    void (*run)(const struct job *job, sg_index sample, sg_index first, void *turned); /* of a block of rows of y */
    int lanes, parts, failed, pairs; /* pairs: each row of x from those behind it alone */
} Job;

/* The place of a distance: all of a row's, or those of the rows behind it. */
static inline sg_index place(const Job *job, sg_index row, sg_index other) {
    return !job->pairs ? row * job->others + other : row * (2 * job->rows - row - 1) / 2 + other - row - 1;
}

static inline sg_index distances_of(const Job *job) { return !job->pairs ? job->rows * job->others : job->rows * (job->rows - 1) / 2; }

typedef int32_t floats_bits __attribute__((vector_size(32)));
typedef int64_t doubles_bits __attribute__((vector_size(32)));

/* The distances of rows of x from LANES rows of y, which are turned first: their elements of one column side by side. JOIN takes differences in, MERGE joins
 * what was made of two chunks, END ends. */
#define DISTANCES(NAME, T, V, JOIN, MERGE, END)                                                                        \
    static inline __attribute__((always_inline)) void NAME##_tile(const T *x, const V *turned, sg_index columns, V *out, const int rows) { \
        V total[ROWS];                                                                                                 \
        for (int r = 0; r < rows; r++)                                                                                 \
            total[r] = (V){0};                                                                                         \
        for (sg_index low = 0; low < columns; low += CHUNK) {                                                          \
            const sg_index high = columns - low < CHUNK ? columns : low + CHUNK;                                       \
            V part[ROWS];                                                                                              \
            for (int r = 0; r < rows; r++)                                                                             \
                part[r] = (V){0};                                                                                      \
            for (sg_index c = low; c < high; c++)                                                                      \
                for (int r = 0; r < rows; r++)                                                                         \
                    part[r] = JOIN(V, part[r], x[r * columns + c] - turned[c]);                                        \
            for (int r = 0; r < rows; r++)                                                                             \
                total[r] = MERGE(V, total[r], part[r]);                                                                \
        }                                                                                                              \
        for (int r = 0; r < rows; r++)                                                                                 \
            out[r] = total[r];                                                                                         \
    }                                                                                                                  \
    SG_TWO_CLONES static void NAME(const Job *job, sg_index sample, sg_index first, void *memory) {                         \
        enum { LANES = sizeof(V) / sizeof(T) };                                                                        \
        const sg_index columns = job->columns, count = job->others - first < LANES ? job->others - first : LANES;      \
        const sg_index last = !job->pairs ? job->rows : first + count - 1;                                             \
        const T *const x = (const T *)job->x + sample * job->rows * columns;                                           \
        const T *const y = (const T *)job->y + (sample * job->others + first) * columns;                               \
        T *const out = (T *)job->out + sample * distances_of(job);                                                     \
        V *const turned = memory;                                                                                      \
        for (sg_index c = 0; c < columns; c++)                                                                         \
            for (int j = 0; j < LANES; j++)                                                                            \
                turned[c][j] = y[(j < count ? j : 0) * columns + c];                                                   \
        for (sg_index row = 0; row < last; row += ROWS) {                                                              \
            V found[ROWS];                                                                                             \
            const int rows = last - row < ROWS ? (int)(last - row) : ROWS;                                             \
            if (rows == ROWS)                                                                                          \
                NAME##_tile(x + row * columns, turned, columns, found, ROWS);                                          \
            else                                                                                                       \
                for (int r = 0; r < rows; r++)                                                                         \
                    NAME##_tile(x + (row + r) * columns, turned, columns, found + r, 1);                               \
            for (int r = 0; r < rows; r++) {                                                                           \
                const T *const from = x + (row + r) * columns;                                                         \
                (void)from;                                                                                            \
                sg_index j = !job->pairs || row + r < first ? 0 : row + r + 1 - first;                                 \
                T *const to = out + place(job, row + r, first);                                                        \
                for (; j < count; j++)                                                                                 \
                    to[j] = END(T, found[r][j], from, y + j * columns, columns);                                       \
            }                                                                                                          \
        }                                                                                                              \
    }

/* The root of a sum of squares that overflowed, or lost digits among the smallest numbers: of the differences over the largest. */
#define SCALED(T, SQRT, EPSILON, LEAST, MOST)                                                                                \
    static __attribute__((noinline)) T scaled_##T(const T *x, const T *y, sg_index columns) {                          \
        double largest = 0, sum = 0;                                                                                   \
        for (sg_index i = 0; i < columns; i++) {                                                                       \
            const double size = fabs((double)(x[i] - y[i]));                                                           \
            if (!(size <= largest))                                                                                    \
                largest = size;                                                                                        \
            if (size != size)                                                                                          \
                return (T)size;                                                                                        \
        }                                                                                                              \
        if (largest == 0 || largest > DBL_MAX)                                                                         \
            return (T)largest;                                                                                         \
        for (sg_index i = 0; i < columns; i++) {                                                                       \
            const double part = (double)(x[i] - y[i]) / largest;                                                       \
            sum += part * part;                                                                                        \
        }                                                                                                              \
        return (T)(largest * sqrt(sum));                                                                               \
    }                                                                                                                  \
    static inline T root_##T(T sum, const T *x, const T *y, sg_index columns) {                                        \
        return sum >= LEAST / EPSILON && sum <= MOST ? SQRT(sum) : scaled_##T(x, y, columns);                       \
    }
SCALED(float, sqrtf, FLT_EPSILON, FLT_MIN, FLT_MAX)
SCALED(double, sqrt, DBL_EPSILON, DBL_MIN, DBL_MAX)

#define ADD(V, a, b) ((a) + (b))
#define ADD_SQUARE(V, total, d) ((total) + (d) * (d))
#define SIZE(V, d) ((V)((V##_bits)(d) & ~(V##_bits)-(V){0}))
#define ADD_SIZE(V, total, d) ((total) + SIZE(V, d))
#define CHOSEN(V, which, a, b) ((V)(((V##_bits)(a) & (which)) | ((V##_bits)(b) & ~(which))))
#define LARGER(V, a, b) CHOSEN(V, ((b) > (a)) | ((b) != (b)), b, a)
#define LARGER_SIZE(V, total, d) LARGER(V, total, SIZE(V, d))
#define ROOT(T, total, x, y, columns) root_##T(total, x, y, columns)
#define AS_IT_IS(T, total, x, y, columns) (total)
DISTANCES(euclidean_float, float, floats, ADD_SQUARE, ADD, ROOT)
DISTANCES(euclidean_double, double, doubles, ADD_SQUARE, ADD, ROOT)
DISTANCES(taxicab_float, float, floats, ADD_SIZE, ADD, AS_IT_IS)
DISTANCES(taxicab_double, double, doubles, ADD_SIZE, ADD, AS_IT_IS)
DISTANCES(largest_float, float, floats, LARGER_SIZE, LARGER, AS_IT_IS)
DISTANCES(largest_double, double, doubles, LARGER_SIZE, LARGER, AS_IT_IS)

static void run_part(void *context, int part) {
    Job *const job = context;
    const sg_index blocks = (job->others + job->lanes - 1) / job->lanes;
    void *const turned = aligned_alloc(sizeof(floats), sizeof(floats) * (job->columns ? job->columns : 1));
    if (!turned)
        job->failed = 1;
    else
        for (sg_index i = part; i < job->batch * blocks; i += job->parts) /* in turns: of pairs, the last block has most */
            job->run(job, i / blocks, i % blocks * job->lanes, turned);
    free(turned);
}

/* distances(x, y or None, p) */
static PyObject *distances(PyObject *unused, PyObject *args) {
    PyObject *first, *second;
    double p;
    if (!PyArg_ParseTuple(args, "OOd", &first, &second, &p))
        return NULL;
    PyArrayObject *const x = (PyArrayObject *)first, *const y = second == Py_None ? NULL : (PyArrayObject *)second;
    if (!sg_plain(first) || (y && !sg_plain(second)) || PyArray_NDIM(x) < 2 || (p != 1 && p != 2 && p != INFINITY))
        Py_RETURN_NONE;
    const sg_number number = sg_number_of(x);
    const int ndim = PyArray_NDIM(x), single = number == SG_FLOAT;
    const npy_intp *const shape = PyArray_DIMS(x);
    if ((!single && number != SG_DOUBLE) || (y && (sg_number_of(y) != number || PyArray_NDIM(y) != ndim || PyArray_DIM(y, ndim - 1) != shape[ndim - 1])))
        Py_RETURN_NONE;
    for (int d = 0; y && d < ndim - 2; d++)
        if (PyArray_DIM(y, d) != shape[d])
            Py_RETURN_NONE;
    Job job = {PyArray_MultiplyList(shape, ndim - 2), shape[ndim - 2], y ? PyArray_DIM(y, ndim - 2) : shape[ndim - 2], shape[ndim - 1], PyArray_BYTES(x), y ? PyArray_BYTES(y) : PyArray_BYTES(x)};
    npy_intp sizes[NPY_MAXDIMS];
    memcpy(sizes, shape, ndim * sizeof(npy_intp));
    sizes[ndim - 1] = y ? job.others : job.rows * (job.rows - 1) / 2;
    if (!y)
        sizes[ndim - 2] = sizes[ndim - 1];
    PyArray_Descr *const dtype = PyArray_DESCR(x);
    Py_INCREF(dtype);
    PyObject *const handler = sg_pool_enter(), *const out = PyArray_NewFromDescr(&PyArray_Type, dtype, y ? ndim : ndim - 1, sizes, NULL, NULL, 0, NULL);
    sg_pool_leave(handler);
    if (!out)
        return NULL;
    job.pairs = !y;
    job.out = PyArray_BYTES((PyArrayObject *)out);
    job.run = p == 1 ? (single ? taxicab_float : taxicab_double) : p == 2 ? (single ? euclidean_float : euclidean_double) : single ? largest_float : largest_double;
    job.lanes = (int)sizeof(floats) / (int)PyArray_ITEMSIZE(x);
    const sg_index work = PyArray_SIZE((PyArrayObject *)out) * (job.columns + 1);
    job.parts = work < SG_RELEASE_AT ? 1 : sg_threads_for(work);
    sg_do_parts(job.parts, work, run_part, &job);
    if (job.failed) {
        Py_DECREF(out);
        return PyErr_NoMemory();
    }
    return out;
}

/* roots(squares): of sums of squares that have neither overflowed nor lost digits among the smallest numbers. */
static PyObject *roots(PyObject *unused, PyObject *given) {
    if (!sg_plain(given))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)given;
    const sg_number number = sg_number_of(x);
    const npy_intp size = PyArray_SIZE(x);
    const float *const floats = PyArray_DATA(x);
    const double *const doubles = PyArray_DATA(x);
    int fit = number == SG_FLOAT || number == SG_DOUBLE;
    for (npy_intp i = 0; fit && i < size; i++)
        fit = number == SG_FLOAT ? floats[i] >= FLT_MIN / FLT_EPSILON && floats[i] <= FLT_MAX : doubles[i] >= DBL_MIN / DBL_EPSILON && doubles[i] <= DBL_MAX;
    PyArrayObject *const out = fit ? sg_new_like(x, PyArray_DESCR(x)) : NULL;
    if (!out) {
        if (PyErr_Occurred())
            return NULL;
        Py_RETURN_NONE;
    }
    for (npy_intp i = 0; i < size; i++)
        if (number == SG_FLOAT)
            ((float *)PyArray_DATA(out))[i] = sqrtf(floats[i]);
        else
            ((double *)PyArray_DATA(out))[i] = sqrt(doubles[i]);
    return (PyObject *)out;
}

static PyMethodDef methods[] = {
    {"roots", roots, METH_O, "The square roots of sums of squares; None where one has overflowed or may have lost digits."},
    {"distances", distances, METH_VARARGS, "The distances of rows of one array from those of another, or of all pairs of its rows; None for what no loop covers."},
};

int sg_distances_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
