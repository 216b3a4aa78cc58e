/* Reductions by kernels along rows, over any dimensions of an array. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "kernel_call.h"

#define FEWEST_COLUMNS 8 /* of which each is to give a row: of fewer, to bring the rows side by side takes less time than their functions, one by one */
#define MOST_TURNED 2048 /* elements that are brought into the order of rows: in less time than NumPy's reductions take to begin */

/* The dimensions that are reduced, in the order in which they were given, all for None or none: into `reduced`. -1 for what is no such thing. */
static int reduced_dimensions(PyObject *dim, int ndim, int *reduced) {
    const int several = PyTuple_CheckExact(dim) || PyList_CheckExact(dim), count = several ? (int)PySequence_Fast_GET_SIZE(dim) : 1;
    if (dim == Py_None || (several && !count)) {
        for (int d = 0; d < ndim; d++)
            reduced[d] = d;
        return ndim;
    }
    if (count > ndim)
        return -1;
    for (int i = 0; i < count; i++) {
        PyObject *const number = several ? PySequence_Fast_GET_ITEM(dim, i) : dim;
        if (!PyLong_CheckExact(number))
            return -1;
        int overflow;
        const long given = PyLong_AsLongAndOverflow(number, &overflow);
        if (overflow || given < -ndim || given >= ndim)
            return -1;
        reduced[i] = (int)(given < 0 ? given + ndim : given);
        for (int j = 0; j < i; j++)
            if (reduced[j] == reduced[i])
                return -1;
    }
    return count;
}

static int follow_one_another(const int *dimensions, int count) {
    for (int i = 1; i < count; i++)
        if (dimensions[i] != dimensions[i - 1] + 1)
            return 0;
    return 1;
}

/* Copies the elements of an array into memory without gaps, its dimensions in this order. */
static void turn(PyArrayObject *x, const int *order, int ndim, char *to) {
    const npy_intp size = PyArray_SIZE(x), width = PyArray_ITEMSIZE(x);
    npy_intp at[NPY_MAXDIMS] = {0};
    const char *from = PyArray_BYTES(x);
    for (npy_intp i = 0; i < size; i++, to += width) {
        memcpy(to, from, (size_t)width);
        for (int d = ndim - 1; d >= 0; d--) {
            from += PyArray_STRIDE(x, order[d]);
            if (++at[d] < PyArray_DIM(x, order[d]))
                break;
            from -= at[d] * PyArray_STRIDE(x, order[d]);
            at[d] = 0;
        }
    }
}

/* reduced(kernel, x, dim, keepdim, numbers...): None where the dimensions lie neither at the end of contiguous memory nor are soon brought there. */
static PyObject *reduced(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count < 4 || Py_TYPE(args[0]) != &sg_kernel_type || Py_TYPE(args[1]) != &PyArray_Type || !(args[3] == Py_True || args[3] == Py_False))
        Py_RETURN_NONE;
    const KernelObject *self = (KernelObject *)args[0];
    PyArrayObject *const x = (PyArrayObject *)args[1];
    const int ndim = PyArray_NDIM(x), keepdim = args[3] == Py_True;
    if (self->kernel->shape != SG_REDUCE || self->kernel->nout != 1 || self->kernel->nin != count - 3 || PyArray_SIZE(x) == 0)
        Py_RETURN_NONE;
    PyObject *operands[SG_MAX_ARGS] = {args[1]};
    for (Py_ssize_t i = 4; i < count; i++)
        operands[i - 3] = args[i];
    int order[NPY_MAXDIMS], given[NPY_MAXDIMS];
    Call call;
    const int many = reduced_dimensions(args[2], ndim, given), kept = ndim - many;
    const int status = many < 0 ? NOT_HERE : sg_prepare(&call, self, operands);
    if (status == FAILED)
        return NULL;
    if (status == NOT_HERE || !call.one_shape)
        Py_RETURN_NONE;
    char is_reduced[NPY_MAXDIMS] = {0};
    npy_intp shape[NPY_MAXDIMS], n = 1, rows = 1;
    for (int i = 0; i < many; i++) {
        is_reduced[given[i]] = 1;
        order[kept + i] = given[i];
        n *= PyArray_DIM(x, given[i]);
    }
    int left = 0, in_place = call.plain, after = 0;
    for (int d = 0; d < ndim; d++) {
        if (!is_reduced[d]) {
            rows *= PyArray_DIM(x, d);
            order[left++] = d;
        }
        if (!is_reduced[d] || keepdim)
            shape[after++] = is_reduced[d] ? 1 : PyArray_DIM(x, d);
    }
    for (int d = 0; d < ndim && (kept || keepdim); d++)
        in_place = in_place && order[d] == d;
    const int columns = !in_place && kept && many && call.plain && self->kernel->nin == 1 && follow_one_another(given, many) &&
                        (sg_has_columns(&call.run) || sg_folds_columns(&call.run));
    _Alignas(16) char turned[MOST_TURNED * 16]; /* the largest elements are complex ones */
    if (!in_place && !columns && PyArray_SIZE(x) > MOST_TURNED)
        Py_RETURN_NONE;
    if (!in_place && !columns)
        turn(x, order, ndim, turned);
    if (sg_make_results(&call, after, shape) == FAILED)
        return NULL;
    char *p[SG_MAX_ARGS];
    p[0] = in_place || columns ? PyArray_BYTES(x) : turned;
    for (int i = 1; i < self->kernel->nin; i++)
        p[i] = call.numbers[i];
    p[self->kernel->nin] = PyArray_BYTES(call.arrays[self->kernel->nin]);
    const npy_intp outer = columns ? PyArray_MultiplyList(PyArray_DIMS(x), given[0]) : rows;
    int done = 1;
    PyThreadState *const state = rows * n < RELEASE_AT ? NULL : PyEval_SaveThread();
    if (outer < rows)
        sg_run_columns(&call.run, p, outer, n, rows / outer);
    else
        done = sg_run_rows(&call.run, p, rows, n);
    if (state)
        PyEval_RestoreThread(state);
    if (done)
        return sg_give_results(&call);
    sg_drop_results(&call);
    return PyErr_NoMemory();
}

/* along(kernel, dim, operands...): a row for each row along a dimension but the last; None where the operands are not contiguous arrays of one shape, with a loop. */
static PyObject *along(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count < 3 || Py_TYPE(args[0]) != &sg_kernel_type || !PyLong_CheckExact(args[1]))
        Py_RETURN_NONE;
    const KernelObject *self = (KernelObject *)args[0];
    int overflow;
    const long given = PyLong_AsLongAndOverflow(args[1], &overflow);
    if (self->kernel->shape != SG_ROWS || self->kernel->nout != 1 || self->kernel->nin != count - 2)
        Py_RETURN_NONE;
    Call call;
    const int status = sg_prepare(&call, self, args + 2);
    if (status == FAILED)
        return NULL;
    const int ndim = status == DONE ? PyArray_NDIM(call.like) : 0;
    if (!ndim || overflow || given < -ndim || given >= ndim || !call.plain || !call.one_shape || !sg_has_columns(&call.run))
        Py_RETURN_NONE;
    const npy_intp *shape = PyArray_DIMS(call.like), size = PyArray_SIZE(call.like);
    const int dim = (int)(given < 0 ? given + ndim : given);
    const npy_intp outer = PyArray_MultiplyList(shape, dim), inner = PyArray_MultiplyList(shape + dim + 1, ndim - dim - 1);
    for (int i = 0; i < self->kernel->nin; i++)
        if (!call.arrays[i])
            Py_RETURN_NONE;
    if (inner < FEWEST_COLUMNS)
        Py_RETURN_NONE;
    if (sg_make_results(&call, ndim, shape) == FAILED)
        return NULL;
    char *p[SG_MAX_ARGS];
    for (int i = 0; i < self->kernel->nin + 1; i++)
        p[i] = PyArray_BYTES(call.arrays[i]);
    PyThreadState *const state = size < RELEASE_AT ? NULL : PyEval_SaveThread();
    if (size)
        sg_run_columns(&call.run, p, outer, shape[dim], inner);
    if (state)
        PyEval_RestoreThread(state);
    return sg_give_results(&call);
}

static PyMethodDef methods[] = {
    {"along", (PyCFunction)(void (*)(void))along, METH_FASTCALL, "What a kernel makes of the rows along a dimension; None for what no loop covers."},
    {"reduced", (PyCFunction)(void (*)(void))reduced, METH_FASTCALL, "The reduction of an array by a kernel, over dimensions; None for what no loop covers."},
};

int sg_reduced_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
