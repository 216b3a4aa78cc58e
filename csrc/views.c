/* Views of the memory of an array with other sizes and strides, which NumPy makes in Python, in more time than a small tensor's op may take. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"

/* The bytes that elements take, from the first of them on: how far they reach to either side. False if that cannot be told in 63 bits. */
static int reach(const npy_intp *shape, const npy_intp *strides, int ndim, npy_intp itemsize, npy_intp *before, npy_intp *after) {
    *before = 0;
    *after = itemsize;
    for (int i = 0; i < ndim; i++) {
        npy_intp step;
        if (shape[i] == 0) {
            *before = *after = 0;
            return 1;
        }
        npy_intp *const end = strides[i] < 0 ? before : after;
        if (__builtin_mul_overflow(shape[i] - 1, strides[i], &step) || __builtin_add_overflow(*end, step, end))
            return 0;
    }
    return 1;
}

/* How many dimensions sizes and strides have, tuples or lists of as many ints, no size below zero; -1 of any others. */
static int sizes_of(PyObject *size, PyObject *stride, npy_intp *shape, npy_intp *strides) {
    if ((!PyTuple_Check(size) && !PyList_Check(size)) || (!PyTuple_Check(stride) && !PyList_Check(stride)))
        return -1;
    const Py_ssize_t ndim = PySequence_Fast_GET_SIZE(size);
    if (ndim > NPY_MAXDIMS || PySequence_Fast_GET_SIZE(stride) != ndim)
        return -1;
    for (Py_ssize_t i = 0; i < ndim; i++) {
        PyObject *const n = PySequence_Fast_GET_ITEM(size, i), *const s = PySequence_Fast_GET_ITEM(stride, i);
        shape[i] = PyLong_CheckExact(n) ? PyLong_AsSsize_t(n) : -1;
        strides[i] = PyLong_CheckExact(s) ? PyLong_AsSsize_t(s) : 0;
        if (shape[i] < 0 || !PyLong_CheckExact(s) || PyErr_Occurred()) {
            PyErr_Clear();
            return -1;
        }
    }
    return (int)ndim;
}

/* The array that owns an array's memory, as far as it is one of NumPy's. */
static PyArrayObject *owner_of(PyArrayObject *x) {
    while (PyArray_BASE(x) && PyArray_CheckExact(PyArray_BASE(x)))
        x = (PyArrayObject *)PyArray_BASE(x);
    return x;
}

/* The memory of an array, from an address on, with other sizes and strides. */
static PyObject *shown_from(PyArrayObject *x, char *start, int ndim, const npy_intp *shape, const npy_intp *strides) {
    PyArray_Descr *const dtype = PyArray_DESCR(x);
    Py_INCREF(dtype);
    PyObject *const made = PyArray_NewFromDescr(&PyArray_Type, dtype, ndim, shape, strides, start, PyArray_FLAGS(x) & NPY_ARRAY_WRITEABLE, NULL);
    if (!made)
        return NULL;
    Py_INCREF(x);
    if (PyArray_SetBaseObject((PyArrayObject *)made, (PyObject *)x) < 0) { /* NumPy puts what owns the memory in its place */
        Py_DECREF(made);
        return NULL;
    }
    return made;
}

static PyObject *shown(PyArrayObject *x, int ndim, const npy_intp *shape, const npy_intp *strides) {
    return shown_from(x, PyArray_BYTES(x), ndim, shape, strides);
}

/* A dimension of an array, counted from the front, where it may be given from the end; -1 for what is none. */
static int dimension(PyArrayObject *x, PyObject *number) {
    int overflow = 1;
    const long given = PyLong_CheckExact(number) ? PyLong_AsLongAndOverflow(number, &overflow) : 0, ndim = PyArray_NDIM(x);
    return !overflow && given >= -ndim && given < ndim ? (int)(given < 0 ? given + ndim : given) : -1;
}

/* parts(x, dim, sizes): consecutive parts along a dimension, all of one size but perhaps the last, or of several sizes that fill it. */
static PyObject *parts(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 3 || !PyArray_CheckExact(args[0]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int dim = dimension(x, args[1]), several = PyTuple_CheckExact(args[2]) || PyList_CheckExact(args[2]);
    if (dim < 0)
        Py_RETURN_NONE;
    const npy_intp total = PyArray_DIM(x, dim);
    npy_intp left = total, size = 0;
    for (Py_ssize_t i = 0; i < (several ? PySequence_Fast_GET_SIZE(args[2]) : 1); i++) {
        PyObject *const number = several ? PySequence_Fast_GET_ITEM(args[2], i) : args[2];
        size = PyLong_CheckExact(number) ? PyLong_AsSsize_t(number) : -1;
        PyErr_Clear();
        if (size < !several || (several && size > left))
            Py_RETURN_NONE;
        left -= size;
    }
    if (!total || (several && left))
        Py_RETURN_NONE;
    const Py_ssize_t many = several ? PySequence_Fast_GET_SIZE(args[2]) : (total - 1) / size + 1;
    npy_intp shape[NPY_MAXDIMS], start = 0;
    memcpy(shape, PyArray_DIMS(x), sizeof(npy_intp) * (size_t)PyArray_NDIM(x));
    PyObject *const found = PyList_New(many);
    for (Py_ssize_t i = 0; found && i < many; i++, start += shape[dim]) {
        shape[dim] = several ? PyLong_AsSsize_t(PySequence_Fast_GET_ITEM(args[2], i)) : total - start < size ? total - start : size;
        PyObject *const part = shown_from(x, PyArray_BYTES(x) + start * PyArray_STRIDE(x, dim), PyArray_NDIM(x), shape, PyArray_STRIDES(x));
        if (!part) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, i, part);
    }
    return found;
}

/* slices(x, dim): what lies at each place of a dimension. */
static PyObject *slices(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int dim = dimension(x, args[1]);
    if (dim < 0)
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS];
    int ndim = 0;
    for (int d = 0; d < PyArray_NDIM(x); d++)
        if (d != dim)
            shape[ndim] = PyArray_DIM(x, d), strides[ndim++] = PyArray_STRIDE(x, d);
    PyObject *const found = PyList_New(PyArray_DIM(x, dim));
    for (npy_intp i = 0; found && i < PyArray_DIM(x, dim); i++) {
        PyObject *const slice = shown_from(x, PyArray_BYTES(x) + i * PyArray_STRIDE(x, dim), ndim, shape, strides);
        if (!slice) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, i, slice);
    }
    return found;
}

/* The memory of an array, from an address on, with other sizes and strides; None where that would reach beyond the memory of the array that owns it. */
static PyObject *shown_within(PyArrayObject *x, char *start, int ndim, const npy_intp *shape, const npy_intp *strides) {
    PyArrayObject *const owner = owner_of(x);
    npy_intp before, after, room_before, room_after;
    if (!reach(shape, strides, ndim, PyArray_ITEMSIZE(x), &before, &after) ||
        !reach(PyArray_DIMS(owner), PyArray_STRIDES(owner), PyArray_NDIM(owner), PyArray_ITEMSIZE(owner), &room_before, &room_after))
        Py_RETURN_NONE;
    const npy_intp first = start - PyArray_BYTES(owner);
    if (after != before && (first + before < room_before || first + after > room_after))
        Py_RETURN_NONE;
    return shown_from(x, start, ndim, shape, strides);
}

/* strided_view(x, shape, strides) */
static PyObject *strided_view(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS];
    const int ndim = count == 3 && PyArray_CheckExact(args[0]) ? sizes_of(args[1], args[2], shape, strides) : -1;
    if (ndim < 0)
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    return shown_within(x, PyArray_BYTES(x), ndim, shape, strides);
}

/* view_of_memory(x, size, stride, offset): counted in elements, and the offset, if there is one, from where the memory begins. */
static PyObject *view_of_memory(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS];
    const int ndim = count == 4 && PyArray_CheckExact(args[0]) ? sizes_of(args[1], args[2], shape, strides) : -1;
    if (ndim < 0)
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0], *const owner = owner_of(x);
    const npy_intp itemsize = PyArray_ITEMSIZE(x);
    char *start = PyArray_BYTES(x);
    if (args[3] != Py_None) {
        npy_intp offset = PyLong_CheckExact(args[3]) ? PyLong_AsSsize_t(args[3]) : -1;
        PyErr_Clear();
        if (offset < 0 || PyArray_BASE(owner) || __builtin_mul_overflow(offset, itemsize, &offset) || offset >= PyArray_NBYTES(owner))
            Py_RETURN_NONE;
        start = PyArray_BYTES(owner) + offset;
    }
    for (int i = 0; i < ndim; i++)
        if (strides[i] < 0 || __builtin_mul_overflow(strides[i], itemsize, &strides[i]))
            Py_RETURN_NONE;
    return shown_within(x, start, ndim, shape, strides);
}

/* expanded(x, size): x with dimensions of size one repeated, and others in front. */
static PyObject *expanded(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]) || !PyTuple_Check(args[1]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const Py_ssize_t ndim = PyTuple_GET_SIZE(args[1]), lead = ndim - PyArray_NDIM(x);
    if (ndim > NPY_MAXDIMS || lead < 0)
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS], all = 1;
    for (Py_ssize_t i = 0; i < ndim; i++) {
        PyObject *const wanted = PyTuple_GET_ITEM(args[1], i);
        if (!PyLong_CheckExact(wanted))
            Py_RETURN_NONE;
        const npy_intp have = i < lead ? 1 : PyArray_DIM(x, i - lead);
        shape[i] = PyLong_AsSsize_t(wanted);
        if (shape[i] == -1 && i >= lead)
            shape[i] = have; /* as it is; or an error of the conversion, which is no size of any dimension */
        if (PyErr_Occurred()) {
            PyErr_Clear();
            Py_RETURN_NONE;
        }
        strides[i] = i < lead || shape[i] != have ? 0 : PyArray_STRIDE(x, i - lead);
        if (shape[i] < 0 || (shape[i] != have && have != 1) || (shape[i] && __builtin_mul_overflow(all, shape[i], &all)))
            Py_RETURN_NONE;
    }
    return shown(x, (int)ndim, shape, strides);
}

/* memory_of(x): who owns the memory of an array, as id() tells it, how many bytes there are, and how many of them lie before the array. */
static PyObject *memory_of(PyObject *unused, PyObject *array) {
    PyArrayObject *const x = (PyArrayObject *)array, *const owner = PyArray_CheckExact(array) ? owner_of(x) : NULL;
    if (!owner || PyArray_BASE(owner)) /* something in between, which Python knows more of */
        Py_RETURN_NONE;
    return Py_BuildValue("Nnn", PyLong_FromVoidPtr(owner), PyArray_NBYTES(owner), PyArray_BYTES(x) - PyArray_BYTES(owner));
}

static PyMethodDef methods[] = {
    {"memory_of", memory_of, METH_O, "The id of the array that owns an array's memory, its bytes, and those before the array; None where another object owns it."},
    {"parts", (PyCFunction)(void (*)(void))parts, METH_FASTCALL, "Views of consecutive parts along a dimension; None for sizes that do not fill it, and where there is nothing."},
    {"slices", (PyCFunction)(void (*)(void))slices, METH_FASTCALL, "Views of what lies at each place of a dimension; None for what is no dimension."},
    {"expanded", (PyCFunction)(void (*)(void))expanded, METH_FASTCALL,
     "A view with dimensions of size one repeated, and others in front; None for sizes that do not fit."},
    {"strided_view", (PyCFunction)(void (*)(void))strided_view, METH_FASTCALL,
     "A view of an array's memory, from its first element on, with other sizes and strides; None where it would reach beyond that memory."},
    {"view_of_memory", (PyCFunction)(void (*)(void))view_of_memory, METH_FASTCALL, "The same, counted in elements, from an offset on in the memory."},
};

int sg_views_methods(PyObject *dict) {
    return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 6);
}
