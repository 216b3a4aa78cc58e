/* An array of which each dimension is picked from by an index of its own, as one with a border of its own elements is: rows are copied in runs of neighbours. And the
 * transpose of that, which adds rows to where they would have come from. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"

#define SHORT 32 /* bytes of a run that is copied element by element */
#define NARROW 24 /* elements of a row that has no runs */

typedef struct { sg_index to, from, count; } Run; /* in elements, of a row */

typedef struct {
    int ndim;
    sg_index size, width; /* of an element, in bytes; elements of a row of the result */
    const int64_t *places[NPY_MAXDIMS];
    sg_index lengths[NPY_MAXDIMS], steps[NPY_MAXDIMS]; /* of the indices; of the source, in bytes */
    const Run *runs, *single; /* the long ones, and the elements of all others, one by one */
    sg_index run_count, single_count;
    const char *from;
    char *to;
    sg_index rows; /* of the transpose: those of one slice */
} Job;

typedef struct { uint64_t low, high; } Wide;

/* The rows from `first` to `last` of the result. */
#define ROWS(T)                                                                                                                  \
    static void rows_of_##T(void *context, sg_index first, sg_index last) {                                                      \
        const Job *const job = context;                                                                                          \
        sg_index at[NPY_MAXDIMS], left = first;                                                                                  \
        for (int d = job->ndim - 2; d >= 0; d--) {                                                                               \
            at[d] = left % job->lengths[d];                                                                                      \
            left /= job->lengths[d];                                                                                             \
        }                                                                                                                        \
        T *to = (T *)job->to + first * job->width;                                                                               \
        for (sg_index row = first; row < last; row++, to += job->width) {                                                        \
            const char *start = job->from;                                                                                       \
            for (int d = 0; d < job->ndim - 1; d++)                                                                              \
                start += job->places[d][at[d]] * job->steps[d];                                                                  \
            const T *const from = (const T *)start;                                                                              \
            for (sg_index i = 0; i < job->single_count; i++)                                                                     \
                to[job->single[i].to] = from[job->single[i].from];                                                               \
            for (sg_index i = 0; i < job->run_count; i++)                                                                        \
                memcpy(to + job->runs[i].to, from + job->runs[i].from, sizeof(T) * (size_t)job->runs[i].count);                  \
            for (int d = job->ndim - 2; d >= 0 && ++at[d] == job->lengths[d]; d--)                                               \
                at[d] = 0;                                                                                                       \
        }                                                                                                                        \
    }

ROWS(uint8_t)
ROWS(uint16_t)
ROWS(uint32_t)
ROWS(uint64_t)
ROWS(Wide)

static sg_span_work rows_of(sg_index size) {
    return size == 1 ? rows_of_uint8_t : size == 2 ? rows_of_uint16_t : size == 4 ? rows_of_uint32_t : size == 8 ? rows_of_uint64_t : rows_of_Wide;
}

/* Adds the slices from `first` to `last`, as many as the first dimension has. */
#define ADDED(T)                                                                                                                 \
    static void added_##T(void *context, sg_index first, sg_index last) {                                                        \
        const Job *const job = context;                                                                                          \
        sg_index at[NPY_MAXDIMS] = {first};                                                                                      \
        const T *from = (const T *)job->from + first * job->rows * job->width;                                                   \
        for (sg_index row = first * job->rows; row < last * job->rows; row++, from += job->width) {                              \
            char *start = job->to;                                                                                               \
            for (int d = 0; d < job->ndim - 1; d++)                                                                              \
                start += job->places[d][at[d]] * job->steps[d];                                                                  \
            T *const to = (T *)start;                                                                                            \
            for (sg_index i = 0; i < job->run_count; i++) {                                                                      \
                T *const run = to + job->runs[i].from;                                                                           \
                const T *const more = from + job->runs[i].to;                                                                    \
                SG_INDEPENDENT                                                                                                   \
                for (sg_index k = 0; k < job->runs[i].count; k++)                                                                \
                    run[k] += more[k];                                                                                           \
            }                                                                                                                    \
            for (sg_index i = 0; i < job->single_count; i++)                                                                     \
                to[job->single[i].from] += from[job->single[i].to];                                                              \
            for (int d = job->ndim - 2; d >= 0 && ++at[d] == job->lengths[d]; d--)                                               \
                at[d] = 0;                                                                                                       \
        }                                                                                                                        \
    }

ADDED(float)
ADDED(double)

/* Finds the runs of neighbours in the last index: long ones are kept at the front of `found`, the elements of others at its end. */
static void find_runs(Job *job, Run *found) {
    const int64_t *const along = job->places[job->ndim - 1];
    Run *runs = found, *single = found + job->width;
    for (sg_index i = 0, end; i < job->width; i = end) {
        for (end = i + 1; end < job->width && along[end] == along[end - 1] + 1;)
            end++;
        if (job->width > NARROW && (end - i) * job->size > SHORT)
            *runs++ = (Run){i, along[i], end - i};
        else
            for (sg_index j = i; j < end; j++)
                *--single = (Run){j, along[j], 1};
    }
    job->runs = found;
    job->run_count = runs - found;
    job->single = single;
    job->single_count = found + job->width - single;
}

/* Reads an index of each dimension, of which no place lies outside of a shape; 0 for what no loop covers. */
static int read_places(Job *job, PyObject *places, const npy_intp *within, npy_intp *lengths) {
    for (int d = 0; d < job->ndim; d++) {
        PyArrayObject *const index = (PyArrayObject *)PyTuple_GET_ITEM(places, d);
        if (!sg_plain((PyObject *)index) || PyArray_NDIM(index) != 1 || PyArray_TYPE(index) != NPY_INT64)
            return 0;
        job->places[d] = PyArray_DATA(index);
        job->lengths[d] = lengths[d] = PyArray_DIM(index, 0);
        for (sg_index i = 0; i < lengths[d]; i++)
            if (job->places[d][i] < 0 || job->places[d][i] >= within[d])
                return 0;
    }
    return 1;
}

/* Does a job over `count` things of so many elements each, and gives the result; NULL where there is no memory for it. */
static PyObject *done(Job *job, PyArrayObject *out, sg_index count, sg_index elements, sg_span_work work) {
    Run *const runs = PyMem_RawMalloc((size_t)job->width * sizeof(Run));
    if (!runs) {
        Py_DECREF(out);
        return PyErr_NoMemory();
    }
    find_runs(job, runs);
    sg_do_spans(count, elements, work, job);
    PyMem_RawFree(runs);
    return (PyObject *)out;
}

/* picked_grid(x, places): x[np.ix_(*places)] */
static PyObject *picked_grid(PyObject *unused, PyObject *args) {
    PyObject *given, *places;
    if (!PyArg_ParseTuple(args, "OO!", &given, &PyTuple_Type, &places))
        return NULL;
    PyArrayObject *const x = (PyArrayObject *)given;
    if (!sg_plain(given))
        Py_RETURN_NONE;
    const int ndim = PyArray_NDIM(x);
    const npy_intp size = PyArray_ITEMSIZE(x);
    Job job = {.ndim = ndim, .size = size, .from = PyArray_DATA(x)};
    npy_intp shape[NPY_MAXDIMS];
    if (!ndim || PyTuple_GET_SIZE(places) != ndim || !(size == 1 || size == 2 || size == 4 || size == 8 || size == 16) || !read_places(&job, places, PyArray_DIMS(x), shape))
        Py_RETURN_NONE;
    PyArrayObject *const out = sg_new_array(ndim, shape, PyArray_DESCR(x));
    if (!out || !PyArray_SIZE(out))
        return (PyObject *)out;
    for (int d = 0; d < ndim; d++)
        job.steps[d] = PyArray_STRIDE(x, d);
    job.to = PyArray_DATA(out);
    job.width = shape[ndim - 1];
    return done(&job, out, PyArray_SIZE(out) / job.width, job.width, rows_of(size));
}

/* spread_grid(x, places, shape): zeros, to which x is added, as by np.add.at(zeros, np.ix_(*places), x) */
static PyObject *spread_grid(PyObject *unused, PyObject *args) {
    PyObject *given, *places, *sizes;
    if (!PyArg_ParseTuple(args, "OO!O!", &given, &PyTuple_Type, &places, &PyTuple_Type, &sizes))
        return NULL;
    PyArrayObject *const x = (PyArrayObject *)given;
    if (!sg_plain(given))
        Py_RETURN_NONE;
    const int ndim = PyArray_NDIM(x);
    const sg_number number = sg_number_of(x);
    Job job = {.ndim = ndim, .size = PyArray_ITEMSIZE(x), .from = PyArray_DATA(x)};
    npy_intp shape[NPY_MAXDIMS], lengths[NPY_MAXDIMS];
    if (ndim < 2 || PyTuple_GET_SIZE(sizes) != ndim || PyTuple_GET_SIZE(places) != ndim || (number != SG_FLOAT && number != SG_DOUBLE))
        Py_RETURN_NONE;
    for (int d = 0; d < ndim; d++)
        shape[d] = PyLong_AsSsize_t(PyTuple_GET_ITEM(sizes, d));
    if (PyErr_Occurred())
        return NULL;
    if (!read_places(&job, places, shape, lengths) || !PyArray_CompareLists(lengths, PyArray_DIMS(x), ndim))
        Py_RETURN_NONE;
    for (sg_index i = 0; i < lengths[0]; i++)
        if (job.places[0][i] != i) /* slices belong to threads */
            Py_RETURN_NONE;
    PyArrayObject *const out = sg_new_array(ndim, shape, PyArray_DESCR(x));
    if (!out)
        return NULL;
    memset(PyArray_DATA(out), 0, (size_t)PyArray_NBYTES(out));
    if (!PyArray_SIZE(x))
        return (PyObject *)out;
    for (int d = 0; d < ndim; d++)
        job.steps[d] = PyArray_STRIDE(out, d);
    job.to = PyArray_DATA(out);
    job.width = lengths[ndim - 1];
    job.rows = PyArray_MultiplyList(lengths + 1, ndim - 2);
    return done(&job, out, lengths[0], job.rows * job.width, number == SG_FLOAT ? added_float : added_double);
}

static PyMethodDef methods[] = {
    {"picked_grid", picked_grid, METH_VARARGS, "An array of which each dimension is picked from by an index of its own; None for what no loop covers."},
    {"spread_grid", spread_grid, METH_VARARGS, "The transpose of picked_grid; None for what no loop covers."},
};

int sg_borders_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
