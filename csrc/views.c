/* Views of the memory of an array with other sizes and strides, which NumPy makes in Python, in more time than a small tensor's op may take. */
#include "short.h"
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "views.h"

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

PyObject *sg_shown_from(PyArrayObject *x, char *start, int ndim, const npy_intp *shape, const npy_intp *strides) {
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
    return sg_shown_from(x, PyArray_BYTES(x), ndim, shape, strides);
}

int sg_dimension(PyArrayObject *x, PyObject *number) {
    int overflow = 1;
    const long given = PyLong_CheckExact(number) ? PyLong_AsLongAndOverflow(number, &overflow) : 0, ndim = PyArray_NDIM(x);
    return !overflow && given >= -ndim && given < ndim ? (int)(given < 0 ? given + ndim : given) : -1;
}

/* Consecutive parts along a dimension, all of one size but perhaps the last, or of several sizes that fill it. */
static PyObject *parts_of(PyObject *const *args, Py_ssize_t count, int are_copies) {
    if (count != 3 || !PyArray_CheckExact(args[0]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int dim = sg_dimension(x, args[1]), several = PyTuple_CheckExact(args[2]) || PyList_CheckExact(args[2]);
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
        PyObject *part = sg_shown_from(x, PyArray_BYTES(x) + start * PyArray_STRIDE(x, dim), PyArray_NDIM(x), shape, PyArray_STRIDES(x));
        if (part && are_copies) {
            PyObject *const copy = PyArray_NewCopy((PyArrayObject *)part, NPY_CORDER);
            Py_DECREF(part);
            part = copy;
        }
        if (!part) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, i, part);
    }
    return found;
}

/* parts(x, dim, sizes) */
static PyObject *parts(PyObject *unused, PyObject *const *args, Py_ssize_t count) { return parts_of(args, count, 0); }

/* part_copies(x, dim, sizes) */
static PyObject *part_copies(PyObject *unused, PyObject *const *args, Py_ssize_t count) { return parts_of(args, count, 1); }

static PyObject *shape_of(PyObject *object) {
    if (!PyArray_CheckExact(object))
        return PyObject_GetAttrString(object, "shape");
    PyArrayObject *const x = (PyArrayObject *)object;
    return PyArray_IntTupleFromIntp(PyArray_NDIM(x), PyArray_DIMS(x));
}

static PyObject *dtype_of(PyObject *object) {
    return PyArray_CheckExact(object) ? Py_NewRef((PyObject *)PyArray_DESCR((PyArrayObject *)object)) : PyObject_GetAttrString(object, "dtype");
}

static PyObject *shape_and_dtype(PyObject *object) {
    PyObject *const shape = shape_of(object), *const dtype = shape ? dtype_of(object) : NULL;
    PyObject *const both = dtype ? PyTuple_Pack(2, shape, dtype) : NULL;
    Py_XDECREF(shape);
    Py_XDECREF(dtype);
    return both;
}

/* What is told of each item of a tuple or a list, in a new one. */
static PyObject *told_of_each(PyObject *items, PyObject *(*told)(PyObject *), PyObject *(*make)(Py_ssize_t)) {
    PyObject *const given = PySequence_Fast(items, "expected arrays"), *const found = given ? make(PySequence_Fast_GET_SIZE(given)) : NULL;
    for (Py_ssize_t i = 0; found && i < PySequence_Fast_GET_SIZE(found); i++) {
        PyObject *const one = i < PySequence_Fast_GET_SIZE(given) ? told(PySequence_Fast_GET_ITEM(given, i)) : NULL; /* a list may have become shorter */
        if (!one) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_RuntimeError, "the list of arrays was changed meanwhile");
            Py_DECREF(found);
            Py_DECREF(given);
            return NULL;
        }
        PySequence_Fast_ITEMS(found)[i] = one;
    }
    Py_XDECREF(given);
    return found;
}

/* shapes_of(arrays) */
static PyObject *shapes_of(PyObject *unused, PyObject *arrays) { return told_of_each(arrays, shape_of, PyList_New); }

/* shapes_and_dtypes(arrays) */
static PyObject *shapes_and_dtypes(PyObject *unused, PyObject *arrays) { return told_of_each(arrays, shape_and_dtype, PyTuple_New); }

/* slices(x, dim): what lies at each place of a dimension. */
static PyObject *slices(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int dim = sg_dimension(x, args[1]);
    if (dim < 0)
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS];
    int ndim = 0;
    for (int d = 0; d < PyArray_NDIM(x); d++)
        if (d != dim)
            shape[ndim] = PyArray_DIM(x, d), strides[ndim++] = PyArray_STRIDE(x, d);
    PyObject *const found = PyList_New(PyArray_DIM(x, dim));
    for (npy_intp i = 0; found && i < PyArray_DIM(x, dim); i++) {
        PyObject *const slice = sg_shown_from(x, PyArray_BYTES(x) + i * PyArray_STRIDE(x, dim), ndim, shape, strides);
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
    return sg_shown_from(x, start, ndim, shape, strides);
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

int sg_number_in(PyObject *object, npy_intp *number) {
    *number = PyLong_CheckExact(object) ? PyLong_AsSsize_t(object) : -1;
    if (*number == -1 && PyErr_Occurred()) {
        PyErr_Clear();
        return 0;
    }
    return PyLong_CheckExact(object);
}

/* reshaped_view(x, shape): the elements of an array that lie one after the other, in another shape, in which one size may be -1. */
static PyObject *reshaped_view(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]) || !(PyTuple_Check(args[1]) || PyList_Check(args[1])))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const Py_ssize_t ndim = PySequence_Fast_GET_SIZE(args[1]);
    const npy_intp elements = PyArray_SIZE(x);
    if (ndim > NPY_MAXDIMS || !PyArray_IS_C_CONTIGUOUS(x) || !elements)
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS], known = 1;
    Py_ssize_t open = -1; /* the dimension whose size is to be found */
    for (Py_ssize_t i = 0; i < ndim; i++) {
        if (!sg_number_in(PySequence_Fast_GET_ITEM(args[1], i), &shape[i]))
            Py_RETURN_NONE;
        if (shape[i] == -1 && open < 0)
            open = i;
        else if (shape[i] <= 0 || __builtin_mul_overflow(known, shape[i], &known))
            Py_RETURN_NONE;
    }
    if (open < 0 ? known != elements : elements % known != 0)
        Py_RETURN_NONE;
    if (open >= 0)
        shape[open] = elements / known;
    else if (ndim == PyArray_NDIM(x) && PyArray_CompareLists(shape, PyArray_DIMS(x), (int)ndim))
        return shown(x, (int)ndim, shape, PyArray_STRIDES(x)); /* which may be anything where a size is one */
    return sg_shown_from(x, PyArray_BYTES(x), (int)ndim, shape, NULL);
}

/* transposed(x, dims): the dimensions in another order. */
static PyObject *transposed(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]) || !PyTuple_CheckExact(args[1]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int ndim = PyArray_NDIM(x);
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS];
    uint64_t found = 0; /* the dimensions that were named, which NumPy has at most 64 of */
    if (PyTuple_GET_SIZE(args[1]) != ndim)
        Py_RETURN_NONE;
    for (int i = 0; i < ndim; i++) {
        const int d = sg_dimension(x, PyTuple_GET_ITEM(args[1], i));
        if (d < 0 || found >> d & 1)
            Py_RETURN_NONE;
        found |= (uint64_t)1 << d;
        shape[i] = PyArray_DIM(x, d), strides[i] = PyArray_STRIDE(x, d);
    }
    return shown(x, ndim, shape, strides);
}

/* swapped(x, dim0, dim1): two dimensions in each other's place. */
static PyObject *swapped(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 3 || !PyArray_CheckExact(args[0]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int a = sg_dimension(x, args[1]), b = sg_dimension(x, args[2]), ndim = PyArray_NDIM(x);
    if (a < 0 || b < 0)
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS];
    memcpy(shape, PyArray_DIMS(x), sizeof(npy_intp) * (size_t)ndim);
    memcpy(strides, PyArray_STRIDES(x), sizeof(npy_intp) * (size_t)ndim);
    shape[a] = PyArray_DIM(x, b), strides[a] = PyArray_STRIDE(x, b);
    shape[b] = PyArray_DIM(x, a), strides[b] = PyArray_STRIDE(x, a);
    return shown(x, ndim, shape, strides);
}

int sg_slice(npy_intp size, npy_intp *first, npy_intp *last, npy_intp step, npy_intp *stride, npy_intp *number) {
    if (step <= 0 || step > 1 << 30) /* of which no stride overflows */
        return 0;
    *number = PySlice_AdjustIndices(size, first, last, step);
    *stride *= *number > 0 ? step : 1; /* as NumPy has it of nothing */
    return 1;
}

/* One end of a slice, or None for the array's own. */
static int end_in(PyObject *object, npy_intp own, npy_intp *end) {
    *end = own;
    return object == Py_None || sg_number_in(object, end);
}

/* sliced(x, dim, start, end, step): every so many elements from one place to another along a dimension. */
static PyObject *sliced(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 5 || !PyArray_CheckExact(args[0]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int dim = sg_dimension(x, args[1]), ndim = PyArray_NDIM(x);
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS], first, last, step;
    if (dim < 0 || !end_in(args[2], 0, &first) || !end_in(args[3], NPY_MAX_INTP, &last) || !sg_number_in(args[4], &step))
        Py_RETURN_NONE;
    memcpy(shape, PyArray_DIMS(x), sizeof(npy_intp) * (size_t)ndim);
    memcpy(strides, PyArray_STRIDES(x), sizeof(npy_intp) * (size_t)ndim);
    if (!sg_slice(PyArray_DIM(x, dim), &first, &last, step, &strides[dim], &shape[dim]))
        Py_RETURN_NONE;
    return sg_shown_from(x, PyArray_BYTES(x) + (shape[dim] ? first * PyArray_STRIDE(x, dim) : 0), ndim, shape, strides);
}

/* selected(x, dim, index): what lies at one place of a dimension. */
static PyObject *selected(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 3 || !PyArray_CheckExact(args[0]))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int dim = sg_dimension(x, args[1]), ndim = PyArray_NDIM(x);
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS], place;
    if (dim < 0 || !sg_number_in(args[2], &place) || place < -PyArray_DIM(x, dim) || place >= PyArray_DIM(x, dim))
        Py_RETURN_NONE;
    for (int d = 0, to = 0; d < ndim; d++)
        if (d != dim)
            shape[to] = PyArray_DIM(x, d), strides[to++] = PyArray_STRIDE(x, d);
    return sg_shown_from(x, PyArray_BYTES(x) + (place < 0 ? place + PyArray_DIM(x, dim) : place) * PyArray_STRIDE(x, dim), ndim - 1, shape, strides);
}

/* unsqueezed(x, dim): with a dimension of size one more. */
static PyObject *unsqueezed(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    npy_intp dim;
    if (count != 2 || !PyArray_CheckExact(args[0]) || !sg_number_in(args[1], &dim))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int ndim = PyArray_NDIM(x);
    dim += dim < 0 ? ndim + 1 : 0;
    if (dim < 0 || dim > ndim || ndim == NPY_MAXDIMS)
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS];
    for (int d = 0; d <= ndim; d++)
        shape[d] = d == dim ? 1 : PyArray_DIM(x, d - (d > dim)), strides[d] = d == dim ? 0 : PyArray_STRIDE(x, d - (d > dim));
    return shown(x, ndim + 1, shape, strides);
}

/* diagonals(x, offset, dim1, dim2): the elements at equal places of two dimensions, the second's so many further on, as a last dimension. */
static PyObject *diagonals(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    npy_intp offset;
    if (count != 4 || !PyArray_CheckExact(args[0]) || !sg_number_in(args[1], &offset))
        Py_RETURN_NONE;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const int a = sg_dimension(x, args[2]), b = sg_dimension(x, args[3]), ndim = PyArray_NDIM(x);
    if (a < 0 || b < 0 || a == b || offset <= -PyArray_DIM(x, a) || offset >= PyArray_DIM(x, b)) /* where there is none, NumPy says what it is like */
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS], strides[NPY_MAXDIMS];
    int to = 0;
    for (int d = 0; d < ndim; d++)
        if (d != a && d != b)
            shape[to] = PyArray_DIM(x, d), strides[to++] = PyArray_STRIDE(x, d);
    const npy_intp along_a = PyArray_DIM(x, a) + (offset < 0 ? offset : 0), along_b = PyArray_DIM(x, b) - (offset > 0 ? offset : 0);
    shape[to] = along_a < along_b ? along_a : along_b, strides[to] = PyArray_STRIDE(x, a) + PyArray_STRIDE(x, b);
    char *const start = PyArray_BYTES(x) + (offset < 0 ? -offset * PyArray_STRIDE(x, a) : offset * PyArray_STRIDE(x, b));
    return sg_shown_from(x, start, ndim - 1, shape, strides);
}

static PyMethodDef methods[] = {
    {"reshaped_view", (PyCFunction)(void (*)(void))reshaped_view, METH_FASTCALL, "A contiguous array in another shape; None for any other, and where it does not fit."},
    {"transposed", (PyCFunction)(void (*)(void))transposed, METH_FASTCALL, "A view with the dimensions in another order; None unless each is named once."},
    {"swapped", (PyCFunction)(void (*)(void))swapped, METH_FASTCALL, "A view with two dimensions in each other's place; None for what is no dimension."},
    {"sliced", (PyCFunction)(void (*)(void))sliced, METH_FASTCALL, "A view of every so many elements along a dimension; None for what are no ints."},
    {"selected", (PyCFunction)(void (*)(void))selected, METH_FASTCALL, "A view of what lies at one place of a dimension; None for what lies beyond."},
    {"unsqueezed", (PyCFunction)(void (*)(void))unsqueezed, METH_FASTCALL, "A view with a dimension of size one more; None for a place beyond."},
    {"diagonals", (PyCFunction)(void (*)(void))diagonals, METH_FASTCALL, "A view of a diagonal of two dimensions; None where there is none."},
    {"memory_of", memory_of, METH_O, "The id of the array that owns an array's memory, its bytes, and those before the array; None where another object owns it."},
    {"parts", (PyCFunction)(void (*)(void))parts, METH_FASTCALL, "Views of consecutive parts along a dimension; None for sizes that do not fill it, and where there is nothing."},
    {"part_copies", (PyCFunction)(void (*)(void))part_copies, METH_FASTCALL, "The same parts, copied."},
    {"shapes_of", shapes_of, METH_O, "The shape of each array, in a list."},
    {"shapes_and_dtypes", shapes_and_dtypes, METH_O, "The shape and the dtype of each array, in a tuple."},
    {"slices", (PyCFunction)(void (*)(void))slices, METH_FASTCALL, "Views of what lies at each place of a dimension; None for what is no dimension."},
    {"expanded", (PyCFunction)(void (*)(void))expanded, METH_FASTCALL,
     "A view with dimensions of size one repeated, and others in front; None for sizes that do not fit."},
    {"strided_view", (PyCFunction)(void (*)(void))strided_view, METH_FASTCALL,
     "A view of an array's memory, from its first element on, with other sizes and strides; None where it would reach beyond that memory."},
    {"view_of_memory", (PyCFunction)(void (*)(void))view_of_memory, METH_FASTCALL, "The same, counted in elements, from an offset on in the memory."},
};

int sg_views_methods(PyObject *dict) {
    return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 16);
}
