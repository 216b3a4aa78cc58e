/* What is found by counting: of short rows along a dimension the element at a place in stable order, the middle one or the most frequent one, and where it stands, sooner
 * than the row is put in order (NaN is the largest number); how many elements lie in bins of one width, or between edges; and where values would be put into rows. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include <float.h>

#include "along.h"

#define LONGEST 64 /* elements of a row, each of which is compared with all others */

enum { MEDIAN = -1, MEDIAN_OF_NUMBERS = -2, MODE = -3 }; /* in the place of a rank: the middle one, or the first NaN; the middle one of what is not NaN; the most frequent one */

typedef struct {
    sg_job job;
    const char *x;
    char *values;
    int64_t *indices;
    sg_index rank;
} Job;

#define RANKS(NAME, T)                                                                                                 \
    static sg_index NAME##_at(const T *row, sg_index n, sg_index rank) {                                               \
        sg_index numbers = 0;                                                                                          \
        for (sg_index i = 0; i < n; i++)                                                                               \
            numbers += row[i] == row[i];                                                                               \
        if (rank == MEDIAN)                                                                                            \
            rank = numbers < n ? numbers : (n - 1) / 2;                                                                \
        else if (rank == MEDIAN_OF_NUMBERS)                                                                            \
            rank = numbers ? (numbers - 1) / 2 : 0;                                                                    \
        sg_index i = 0;                                                                                                \
        if (rank >= numbers) {                                                                                         \
            for (sg_index later = rank - numbers; row[i] == row[i] || later; i++)                                      \
                later -= row[i] != row[i];                                                                             \
            return i;                                                                                                  \
        }                                                                                                              \
        for (;; i++) {                                                                                                 \
            const T x = row[i];                                                                                        \
            sg_index before = 0;                                                                                       \
            for (sg_index j = 0; j < i; j++)                                                                           \
                before += row[j] <= x;                                                                                 \
            for (sg_index j = i + 1; j < n; j++)                                                                       \
                before += row[j] < x;                                                                                  \
            if (before == rank && x == x)                                                                              \
                return i;                                                                                              \
        }                                                                                                              \
    }                                                                                                                  \
    /* The last of the equal ones; of several that are equally frequent the smallest. */                               \
    static sg_index NAME##_mode(const T *row, sg_index n) {                                                            \
        sg_index best = 0, most = 0;                                                                                   \
        for (sg_index i = 0; i < n; i++) {                                                                             \
            const T x = row[i];                                                                                        \
            sg_index equal = x != x;                                                                                   \
            for (sg_index j = 0; j < n; j++)                                                                           \
                equal += row[j] == x;                                                                                  \
            if (equal > most || (equal == most && (x <= row[best] || (x == x && row[best] != row[best]))))             \
                best = i, most = equal;                                                                                \
        }                                                                                                              \
        return best;                                                                                                   \
    }                                                                                                                  \
    static void NAME(const sg_job *given, sg_share share) {                                                            \
        const Job *const job = (const Job *)given;                                                                     \
        const sg_index n = given->extent.n, inner = given->extent.inner;                                               \
        for (sg_index slice = share.first; slice < share.last; slice++)                                                \
            for (sg_index j = share.low; j < share.high; j++) {                                                        \
                const T *const x = (const T *)job->x + slice * n * inner + j;                                          \
                T row[LONGEST];                                                                                        \
                for (sg_index i = 0; i < n; i++)                                                                       \
                    row[i] = x[i * inner];                                                                             \
                const sg_index at = job->rank == MODE ? NAME##_mode(row, n) : NAME##_at(row, n, job->rank);            \
                ((T *)job->values)[slice * inner + j] = x[at * inner];                                                 \
                job->indices[slice * inner + j] = at;                                                                  \
            }                                                                                                          \
    }

RANKS(of_floats, float)
RANKS(of_doubles, double)
RANKS(of_int32s, int32_t)
RANKS(of_int64s, int64_t)

/* ranked(x, dim, rank, keepdim) */
static PyObject *ranked(PyObject *unused, PyObject *args) {
    static void (*const runs[])(const sg_job *, sg_share) = {[SG_OTHER] = NULL, [SG_FLOAT] = of_floats, [SG_DOUBLE] = of_doubles, [SG_INT32] = of_int32s,
                                                            [SG_INT64] = of_int64s, [SG_CFLOAT] = NULL, [SG_CDOUBLE] = NULL};
    PyObject *given;
    int dim, keepdim;
    Py_ssize_t rank;
    if (!PyArg_ParseTuple(args, "Oinp", &given, &dim, &rank, &keepdim))
        return NULL;
    PyArrayObject *const x = (PyArrayObject *)given;
    if (!sg_plain(given) || dim < 0 || dim >= PyArray_NDIM(x) || !PyArray_SIZE(x) || !runs[sg_number_of(x)])
        Py_RETURN_NONE;
    const npy_intp n = PyArray_DIM(x, dim);
    if (n > LONGEST || rank < MODE || rank >= n)
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS];
    const int ndim = sg_shape_without(x, dim, keepdim, shape);
    PyArrayObject *const values = sg_new_array(ndim, shape, PyArray_DESCR(x)), *const indices = (PyArrayObject *)PyArray_SimpleNew(ndim, shape, NPY_INT64);
    if (!values || !indices) {
        Py_XDECREF(values);
        Py_XDECREF(indices);
        return NULL;
    }
    Job job = {{sg_extent_of(x, dim), runs[sg_number_of(x)]}, PyArray_BYTES(x), PyArray_BYTES(values), PyArray_DATA(indices), rank};
    sg_do(&job.job, PyArray_SIZE(x));
    return Py_BuildValue("NN", values, indices);
}

/* ---- bins of one width; the last one has both its ends */

#define OUTSIDE (-1)
#define TOGETHER 256 /* elements whose bins are found before they are counted */

#define BINS(NAME, T)                                                                                                  \
    SG_TWO_CLONES static void NAME(const T *x, sg_index size, sg_index bins, T low, T high, int64_t *counts) {         \
        const T width = high - low, number = (T)bins;                                                                  \
        for (sg_index start = 0; start < size; start += TOGETHER, x += TOGETHER) {                                     \
            const sg_index count = size - start < TOGETHER ? size - start : TOGETHER;                                  \
            int64_t at[TOGETHER];                                                                                      \
            for (sg_index i = 0; i < count; i++) {                                                                     \
                const int inside = (x[i] >= low) & (x[i] <= high);                                                     \
                at[i] = inside ? (int64_t)((x[i] - low) / width * number) : OUTSIDE;                                   \
            }                                                                                                          \
            for (sg_index i = 0; i < count; i++)                                                                       \
                if (at[i] != OUTSIDE)                                                                                  \
                    counts[at[i] < bins ? at[i] : bins - 1]++;                                                         \
        }                                                                                                              \
    }

BINS(count_floats, float)
BINS(count_doubles, double)

/* counted_evenly(x, bins, low, high) */
static PyObject *counted_evenly(PyObject *unused, PyObject *args) {
    PyObject *given;
    Py_ssize_t bins;
    double low, high;
    if (!PyArg_ParseTuple(args, "Ondd", &given, &bins, &low, &high))
        return NULL;
    PyArrayObject *const x = (PyArrayObject *)given;
    const sg_number number = sg_plain(given) ? sg_number_of(x) : SG_OTHER;
    const double width = number == SG_FLOAT ? (double)((float)high - (float)low) : high - low;
    if ((number != SG_FLOAT && number != SG_DOUBLE) || bins < 1 || !(width > 0 && width <= (number == SG_FLOAT ? (double)FLT_MAX : DBL_MAX)))
        Py_RETURN_NONE;
    const npy_intp shape[] = {bins}, size = PyArray_SIZE(x);
    PyArrayObject *const counts = (PyArrayObject *)PyArray_ZEROS(1, (npy_intp *)shape, NPY_INT64, 0);
    if (!counts)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    if (number == SG_FLOAT)
        count_floats(PyArray_DATA(x), size, bins, (float)low, (float)high, PyArray_DATA(counts));
    else
        count_doubles(PyArray_DATA(x), size, bins, low, high, PyArray_DATA(counts));
    Py_END_ALLOW_THREADS
    return (PyObject *)counts;
}

/* Where values would be put into sorted rows, and how many rows lie between edges: NaN is the largest number, as it is to NumPy. */
#define SEARCHES(NAME, T)                                                                                              \
    static int NAME##_less(T a, T b) { return a < b || (b != b && a == a); }                                           \
    /* How many elements of a sorted row stand before a value: those that are less, or also those that equal it. */    \
    static sg_index NAME##_place(const T *row, sg_index n, T value, int behind) {                                      \
        sg_index low = 0;                                                                                              \
        while (n > 0) {                                                                                                \
            const sg_index half = n / 2;                                                                               \
            const T middle = row[low + half];                                                                          \
            const int stands_before = behind ? !NAME##_less(value, middle) : NAME##_less(middle, value);               \
            low = stands_before ? low + half + 1 : low;                                                                \
            n = stands_before ? n - half - 1 : half;                                                                   \
        }                                                                                                              \
        return low;                                                                                                    \
    }                                                                                                                  \
    static void NAME##_among(const T *x, const T *others, npy_bool *found, sg_index size, sg_index count) {            \
        for (sg_index i = 0; i < size; i++) {                                                                          \
            sg_index at = 0;                                                                                           \
            while (at < count && x[i] != others[at])                                                                   \
                at++;                                                                                                  \
            found[i] = at < count;                                                                                     \
        }                                                                                                              \
    }                                                                                                                  \
    static void NAME##_search(const T *rows, const T *x, int64_t *places, sg_index n, sg_index each, sg_index size, sg_index apart, int behind) {\
        for (sg_index i = 0; i < size; rows += apart)                                                                  \
            for (const sg_index end = i + each; i < end; i++)                                                          \
                places[i] = NAME##_place(rows, n, x[i], behind);                                                       \
    }

SEARCHES(floats, float)
SEARCHES(doubles, double)
SEARCHES(int32s, int32_t)
SEARCHES(int64s, int64_t)

#define COUNTS(NAME, T)                                                                                                \
    static void NAME##_count(const T *x, sg_index rows, sg_index columns, PyArrayObject *const *edges, int64_t *counts) {\
        for (sg_index row = 0; row < rows; row++, x += columns) {                                                      \
            sg_index at = 0, column = 0;                                                                               \
            for (; column < columns; column++) {                                                                       \
                const T *const own = PyArray_DATA(edges[column]);                                                      \
                const sg_index bins = PyArray_SIZE(edges[column]) - 1;                                                 \
                const sg_index place = NAME##_place(own, bins + 1, x[column], 1) - 1 - (x[column] == own[bins]);       \
                if (place < 0 || place >= bins)                                                                        \
                    break;                                                                                             \
                at = at * bins + place;                                                                                \
            }                                                                                                          \
            if (column == columns)                                                                                     \
                counts[at]++;                                                                                          \
        }                                                                                                              \
    }

COUNTS(floats, float)
COUNTS(doubles, double)

/* searched(rows, x, behind) */
static PyObject *searched(PyObject *unused, PyObject *args) {
    PyObject *given, *values;
    int behind;
    if (!PyArg_ParseTuple(args, "OOp", &given, &values, &behind))
        return NULL;
    if (!sg_plain(given) || !sg_plain(values))
        Py_RETURN_NONE;
    PyArrayObject *const rows = (PyArrayObject *)given, *const x = (PyArrayObject *)values;
    const sg_number number = sg_number_of(rows);
    const int dims = PyArray_NDIM(rows);
    const npy_intp size = PyArray_SIZE(x);
    if (number == SG_OTHER || number == SG_CFLOAT || number == SG_CDOUBLE || number != sg_number_of(x) || dims < 1 || (dims > 1 && dims != PyArray_NDIM(x)))
        Py_RETURN_NONE;
    for (int d = 0; d < dims - 1; d++)
        if (PyArray_DIM(rows, d) != PyArray_DIM(x, d))
            Py_RETURN_NONE;
    PyArrayObject *const places = (PyArrayObject *)PyArray_EMPTY(PyArray_NDIM(x), PyArray_DIMS(x), NPY_INT64, 0);
    if (!places)
        return NULL;
    const sg_index n = PyArray_DIM(rows, dims - 1), each = dims > 1 ? PyArray_DIM(x, dims - 1) : size, apart = dims > 1 ? n : 0;
    NPY_BEGIN_THREADS_DEF;
    NPY_BEGIN_THREADS_THRESHOLDED(size);
    if (number == SG_FLOAT)
        floats_search(PyArray_DATA(rows), PyArray_DATA(x), PyArray_DATA(places), n, each, size, apart, behind);
    else if (number == SG_DOUBLE)
        doubles_search(PyArray_DATA(rows), PyArray_DATA(x), PyArray_DATA(places), n, each, size, apart, behind);
    else if (number == SG_INT32)
        int32s_search(PyArray_DATA(rows), PyArray_DATA(x), PyArray_DATA(places), n, each, size, apart, behind);
    else
        int64s_search(PyArray_DATA(rows), PyArray_DATA(x), PyArray_DATA(places), n, each, size, apart, behind);
    NPY_END_THREADS;
    return (PyObject *)places;
}

/* among(x, others) */
static PyObject *among(PyObject *unused, PyObject *args) {
    PyObject *given, *with;
    if (!PyArg_ParseTuple(args, "OO", &given, &with))
        return NULL;
    if (!sg_plain(given) || !sg_plain(with))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)given, *const others = (PyArrayObject *)with;
    const sg_number number = sg_number_of(x);
    if (number == SG_OTHER || number == SG_CFLOAT || number == SG_CDOUBLE || number != sg_number_of(others))
        Py_RETURN_NONE;
    PyArrayObject *const found = (PyArrayObject *)PyArray_EMPTY(PyArray_NDIM(x), PyArray_DIMS(x), NPY_BOOL, 0);
    if (!found)
        return NULL;
    const sg_index size = PyArray_SIZE(x), count = PyArray_SIZE(others);
    if (number == SG_FLOAT)
        floats_among(PyArray_DATA(x), PyArray_DATA(others), PyArray_DATA(found), size, count);
    else if (number == SG_DOUBLE)
        doubles_among(PyArray_DATA(x), PyArray_DATA(others), PyArray_DATA(found), size, count);
    else if (number == SG_INT32)
        int32s_among(PyArray_DATA(x), PyArray_DATA(others), PyArray_DATA(found), size, count);
    else
        int64s_among(PyArray_DATA(x), PyArray_DATA(others), PyArray_DATA(found), size, count);
    return (PyObject *)found;
}

/* counted_between(x, edges) */
static PyObject *counted_between(PyObject *unused, PyObject *args) {
    PyObject *given, *of_columns;
    if (!PyArg_ParseTuple(args, "OO!", &given, &PyList_Type, &of_columns))
        return NULL;
    PyArrayObject *const x = (PyArrayObject *)given, *edges[NPY_MAXDIMS];
    const Py_ssize_t columns = PyList_GET_SIZE(of_columns);
    const sg_number number = sg_plain(given) ? sg_number_of(x) : SG_OTHER;
    if ((number != SG_FLOAT && number != SG_DOUBLE) || PyArray_NDIM(x) != 2 || columns < 1 || columns > NPY_MAXDIMS || columns != PyArray_DIM(x, 1))
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS];
    for (Py_ssize_t i = 0; i < columns; i++) {
        PyObject *const own = PyList_GET_ITEM(of_columns, i);
        edges[i] = (PyArrayObject *)own;
        if (!sg_plain(own) || sg_number_of(edges[i]) != number || PyArray_NDIM(edges[i]) != 1 || PyArray_SIZE(edges[i]) < 1)
            Py_RETURN_NONE;
        shape[i] = PyArray_SIZE(edges[i]) - 1;
    }
    PyArrayObject *const counts = (PyArrayObject *)PyArray_ZEROS((int)columns, shape, NPY_INT64, 0);
    if (!counts)
        return NULL;
    if (number == SG_FLOAT)
        floats_count(PyArray_DATA(x), PyArray_DIM(x, 0), columns, edges, PyArray_DATA(counts));
    else
        doubles_count(PyArray_DATA(x), PyArray_DIM(x, 0), columns, edges, PyArray_DATA(counts));
    return (PyObject *)counts;
}

static PyMethodDef methods[] = {
    {"counted_evenly", counted_evenly, METH_VARARGS, "How many elements lie in each bin of one width; None for what no loop covers."},
    {"among", among, METH_VARARGS, "Which elements equal one of others, that are compared with each; None for what no loop covers."},
    {"counted_between", counted_between, METH_VARARGS, "How many rows lie in each bin between edges of columns; None for what no loop covers."},
    {"searched", searched, METH_VARARGS, "Where values would be put into sorted rows; None for what no loop covers."},
    {"ranked", ranked, METH_VARARGS, "The element at a place in order of each short row along a dimension, and where it stands; None for what no loop covers."},
};

int sg_counting_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 5); }
