/* Small arrays with the elements of others in another order, which NumPy makes by several functions, each of which takes longer than the copy. */
#include "short.h"
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "views.h"

/* A copy of a view, which is let go of. */
static PyObject *copy_of(PyObject *view) {
    PyObject *const made = view ? PyArray_NewCopy((PyArrayObject *)view, NPY_CORDER) : NULL;
    Py_XDECREF(view);
    return made;
}

/* flipped(x, dims): a copy with the elements along some dimensions, each named once, in the opposite order. */
static PyObject *flipped(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int ndim = PyArray_NDIM(x), several = PyTuple_CheckExact(args[1]) || PyList_CheckExact(args[1]);
    npy_intp strides[NPY_MAXDIMS];
    char *start = PyArray_BYTES(x);
    uint64_t named = 0;
    memcpy(strides, PyArray_STRIDES(x), sizeof(npy_intp) * (size_t)ndim);
    for (Py_ssize_t i = 0; i < (several ? PySequence_Fast_GET_SIZE(args[1]) : 1); i++) {
        const int dim = sg_dimension(x, several ? PySequence_Fast_GET_ITEM(args[1], i) : args[1]);
        if (dim < 0 || named >> dim & 1 || !PyArray_DIM(x, dim))
            Py_RETURN_NONE;
        named |= (uint64_t)1 << dim;
        start += (PyArray_DIM(x, dim) - 1) * strides[dim];
        strides[dim] = -strides[dim];
    }
    return copy_of(sg_shown_from(x, start, ndim, PyArray_DIMS(x), strides));
}

/* repeated(x, repeats): as many copies of the whole along each dimension, and along others in front. */
static PyObject *repeated(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]) || !PyTuple_CheckExact(args[1]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const Py_ssize_t ndim = PyTuple_GET_SIZE(args[1]), lead = ndim - PyArray_NDIM(x);
    npy_intp apart[NPY_MAXDIMS], strides[NPY_MAXDIMS], shape[NPY_MAXDIMS], all = PyArray_ITEMSIZE(x);
    if (lead < 0 || 2 * ndim > NPY_MAXDIMS)
        Py_RETURN_NONE;
    for (Py_ssize_t i = 0; i < ndim; i++) { /* the copies have a dimension of their own, in front of each */
        npy_intp times;
        const npy_intp size = i < lead ? 1 : PyArray_DIM(x, i - lead);
        if (!sg_number_in(PyTuple_GET_ITEM(args[1], i), &times) || times < 0 || __builtin_mul_overflow(times, size, &shape[i]))
            Py_RETURN_NONE;
        if (shape[i] && __builtin_mul_overflow(all, shape[i], &all))
            Py_RETURN_NONE;
        apart[2 * i] = times, strides[2 * i] = 0;
        apart[2 * i + 1] = size, strides[2 * i + 1] = i < lead ? 0 : PyArray_STRIDE(x, i - lead);
    }
    PyObject *const made = copy_of(sg_shown_from(x, PyArray_BYTES(x), 2 * (int)ndim, apart, strides));
    PyArray_Dims wanted = {shape, (int)ndim};
    PyObject *const found = made ? PyArray_Newshape((PyArrayObject *)made, &wanted, NPY_CORDER) : NULL;
    Py_XDECREF(made);
    return found;
}

/* on_diagonals(x, offset, dim1, dim2): zeros, and x on a diagonal of two new dimensions. */
static PyObject *on_diagonals(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    npy_intp offset, given[2];
    if (count != 4 || !PyArray_CheckExact(args[0]) || !sg_number_in(args[1], &offset) || !sg_number_in(args[2], &given[0]) ||
        !sg_number_in(args[3], &given[1]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int ndim = PyArray_NDIM(x) + 1;
    const npy_intp a = given[0] < 0 ? given[0] + ndim : given[0], b = given[1] < 0 ? given[1] + ndim : given[1];
    const npy_intp beyond = offset < 0 ? -offset : offset;
    if (ndim < 2 || ndim > NPY_MAXDIMS || a < 0 || b < 0 || a >= ndim || b >= ndim || a == b || beyond < 0 || beyond > 1 << 16)
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS], all = PyArray_ITEMSIZE(x);
    const npy_intp side = PyArray_DIM(x, ndim - 2) + beyond;
    for (int d = 0, from = 0; d < ndim; d++) {
        shape[d] = d == a || d == b ? side : PyArray_DIM(x, from++);
        if (shape[d] && __builtin_mul_overflow(all, shape[d], &all))
            Py_RETURN_NONE;
    }
    PyArray_Descr *const dtype = PyArray_DESCR(x);
    Py_INCREF(dtype);
    PyArrayObject *const made = (PyArrayObject *)PyArray_Zeros(ndim, shape, dtype, 0);
    if (!made)
        return NULL;
    int to = 0;
    for (int d = 0; d < ndim; d++)
        if (d != a && d != b)
            strides[to++] = PyArray_STRIDE(made, d);
    strides[to] = PyArray_STRIDE(made, a) + PyArray_STRIDE(made, b);
    char *const start = PyArray_BYTES(made) + (PyArray_SIZE(x) ? beyond * PyArray_STRIDE(made, offset < 0 ? a : b) : 0);
    PyObject *const place = sg_shown_from(made, start, ndim - 1, PyArray_DIMS(x), strides);
    const int failed = !place || PyArray_CopyInto((PyArrayObject *)place, x) < 0;
    Py_XDECREF(place);
    if (!failed)
        return (PyObject *)made;
    Py_DECREF(made);
    return NULL;
}

/* windows(x, dim, size, step): a view of neighbours along a dimension, as many as a size, from every so many places on; they are a last dimension. */
static PyObject *windows(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    npy_intp size, step;
    if (count != 4 || !PyArray_CheckExact(args[0]) || !sg_number_in(args[2], &size) || !sg_number_in(args[3], &step))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int dim = sg_dimension(x, args[1]), ndim = PyArray_NDIM(x);
    if (dim < 0 || ndim == NPY_MAXDIMS || size <= 0 || size > PyArray_DIM(x, dim) || step <= 0 || step > 1 << 30)
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS];
    memcpy(shape, PyArray_DIMS(x), sizeof(npy_intp) * (size_t)ndim);
    memcpy(strides, PyArray_STRIDES(x), sizeof(npy_intp) * (size_t)ndim);
    shape[dim] = (shape[dim] - size) / step + 1, shape[ndim] = size;
    strides[ndim] = strides[dim], strides[dim] *= step;
    return sg_shown_from(x, PyArray_BYTES(x), ndim + 1, shape, strides);
}

static PyMethodDef methods[] = {
    {"flipped", (PyCFunction)(void (*)(void))flipped, METH_FASTCALL, "A copy with some dimensions in the opposite order; None unless each is named once."},
    {"repeated", (PyCFunction)(void (*)(void))repeated, METH_FASTCALL, "As many copies along each dimension; None for what are no numbers of copies."},
    {"on_diagonals", (PyCFunction)(void (*)(void))on_diagonals, METH_FASTCALL, "Zeros with an array on a diagonal; None for what are no dimensions."},
    {"windows", (PyCFunction)(void (*)(void))windows, METH_FASTCALL, "A view of windows along a dimension; None where there are none."},
};

int sg_rearranged_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 4); }
