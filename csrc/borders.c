/* An array of which each dimension is picked from by an index of its own, as one with a border of its own elements is: rows are copied in runs of neighbours. */
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
    const Run *runs;
    sg_index count;
    const char *from;
    char *to;
} Job;

typedef struct { uint64_t low, high; } Wide;

/* The elements of a run, or of a short row. */
#define COPY(T)                                                                                                        \
    if (run)                                                                                                           \
        for (sg_index i = 0; i < run->count; i++)                                                                      \
            ((T *)to)[run->to + i] = ((const T *)from)[run->from + i];                                                 \
    else                                                                                                               \
        for (sg_index i = 0; i < job->width; i++)                                                                      \
            ((T *)to)[i] = ((const T *)from)[along[i]];

static void copy_elements(const Job *job, char *to, const char *from, const Run *run) {
    const int64_t *const along = job->places[job->ndim - 1];
    switch (job->size) {
    case 1: COPY(uint8_t) break;
    case 2: COPY(uint16_t) break;
    case 4: COPY(uint32_t) break;
    case 8: COPY(uint64_t) break;
    default: COPY(Wide)
    }
}

static void copy_row(const Job *job, char *to, const char *from) {
    if (job->width <= NARROW) {
        copy_elements(job, to, from, NULL);
        return;
    }
    for (sg_index r = 0; r < job->count; r++) {
        const Run *const run = job->runs + r;
        if (run->count * job->size > SHORT)
            memcpy(to + run->to * job->size, from + run->from * job->size, (size_t)(run->count * job->size));
        else
            copy_elements(job, to, from, run);
    }
}

/* The rows from `first` to `last` of the result. */
static void rows(void *context, sg_index first, sg_index last) {
    const Job *const job = context;
    sg_index at[NPY_MAXDIMS], left = first;
    for (int d = job->ndim - 2; d >= 0; d--) {
        at[d] = left % job->lengths[d];
        left /= job->lengths[d];
    }
    for (sg_index row = first; row < last; row++) {
        const char *from = job->from;
        for (int d = 0; d < job->ndim - 1; d++)
            from += job->places[d][at[d]] * job->steps[d];
        copy_row(job, job->to + row * job->width * job->size, from);
        for (int d = job->ndim - 2; d >= 0 && ++at[d] == job->lengths[d]; d--)
            at[d] = 0;
    }
}

/* The runs of neighbours in an index; gives how many. */
static sg_index runs_of(const int64_t *places, sg_index count, Run *runs) {
    sg_index found = 0;
    for (sg_index i = 0; i < count; i++)
        if (found && places[i] == places[i - 1] + 1)
            runs[found - 1].count++;
        else
            runs[found++] = (Run){i, places[i], 1};
    return found;
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
    if (!ndim || PyTuple_GET_SIZE(places) != ndim || !(size == 1 || size == 2 || size == 4 || size == 8 || size == 16))
        Py_RETURN_NONE;
    Job job = {.ndim = ndim, .size = size, .from = PyArray_DATA(x)};
    npy_intp shape[NPY_MAXDIMS];
    for (int d = 0; d < ndim; d++) {
        PyArrayObject *const index = (PyArrayObject *)PyTuple_GET_ITEM(places, d);
        if (!sg_plain((PyObject *)index) || PyArray_NDIM(index) != 1 || PyArray_TYPE(index) != NPY_INT64)
            Py_RETURN_NONE;
        job.places[d] = PyArray_DATA(index);
        job.lengths[d] = shape[d] = PyArray_DIM(index, 0);
        job.steps[d] = PyArray_STRIDE(x, d);
        for (sg_index i = 0; i < shape[d]; i++)
            if (job.places[d][i] < 0 || job.places[d][i] >= PyArray_DIM(x, d))
                Py_RETURN_NONE;
    }
    PyArrayObject *const out = sg_new_array(ndim, shape, PyArray_DESCR(x));
    if (!out || !PyArray_SIZE(out))
        return (PyObject *)out;
    job.to = PyArray_DATA(out);
    job.width = shape[ndim - 1];
    Run *const runs = PyMem_RawMalloc((size_t)job.width * sizeof(Run));
    if (!runs) {
        Py_DECREF(out);
        return PyErr_NoMemory();
    }
    job.runs = runs;
    job.count = runs_of(job.places[ndim - 1], job.width, runs);
    sg_do_spans(PyArray_SIZE(out) / job.width, job.width, rows, &job);
    PyMem_RawFree(runs);
    return (PyObject *)out;
}

static PyMethodDef methods[] = {
    {"picked_grid", picked_grid, METH_VARARGS, "An array of which each dimension is picked from by an index of its own; None for what no loop covers."},
};

int sg_borders_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 1); }
