/* Arrays of numbers that follow a rule: one number in small ones, of large ones NumPy's function takes as long; and numbers at even distances. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include <float.h>
#include <string.h>

#include "along.h"

#define FILL(T, from)                                           \
    do {                                                        \
        T *const restrict to = PyArray_DATA(out);               \
        const T number = (T)(from);                             \
        for (npy_intp i = 0, n = PyArray_SIZE(out); i < n; i++) \
            to[i] = number;                                     \
    } while (0)

/* filled(out, number): a number of Python's in all elements of an array; False, with nothing written, where NumPy has to see to it. */
static PyObject *filled(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !sg_plain(args[0]))
        Py_RETURN_FALSE;
    PyArrayObject *const out = (PyArrayObject *)args[0];
    if (!PyArray_ISWRITEABLE(out) || PyArray_SIZE(out) > SG_RELEASE_AT || PyTypeNum_ISFLEXIBLE(PyArray_TYPE(out)))
        Py_RETURN_FALSE;
    const sg_number type = sg_number_of(out);
    if (PyLong_CheckExact(args[1])) {
        int overflow;
        const long long value = PyLong_AsLongLongAndOverflow(args[1], &overflow);
        if (!value) /* all bits of which are zero, in every type */
            memset(PyArray_DATA(out), 0, PyArray_NBYTES(out));
        else if (overflow || value > 1 << 24 || value < -(1 << 24)) /* which float32 may not have */
            Py_RETURN_FALSE;
        else if (type == SG_FLOAT)
            FILL(float, value);
        else if (type == SG_DOUBLE)
            FILL(double, value);
        else if (type == SG_INT64)
            FILL(npy_int64, value);
        else
            Py_RETURN_FALSE;
        Py_RETURN_TRUE;
    }
    const double value = PyFloat_CheckExact(args[1]) ? PyFloat_AS_DOUBLE(args[1]) : 0;
    if (PyFloat_CheckExact(args[1]) && type == SG_DOUBLE)
        FILL(double, value);
    else if (PyFloat_CheckExact(args[1]) && type == SG_FLOAT && (value - value != 0 || (value <= FLT_MAX && value >= -FLT_MAX)))
        FILL(float, value);
    else
        Py_RETURN_FALSE;
    Py_RETURN_TRUE;
}

typedef struct { void *out; int single; double start, step; } line;

static void space(void *context, sg_index first, sg_index last) {
    const line *const of = context;
    if (of->single)
        for (sg_index i = first; i < last; i++)
            ((float *)of->out)[i] = (float)(of->start + (double)i * of->step);
    else
        for (sg_index i = first; i < last; i++)
            ((double *)of->out)[i] = of->start + (double)i * of->step;
}

/* spaced(count, start, step, last, in float32): start + i * step in double precision, rounded to its dtype; `last` in the place of the last, unless it is None. */
static PyObject *spaced(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 5 || !PyLong_CheckExact(args[0]) || !PyFloat_CheckExact(args[1]) || !PyFloat_CheckExact(args[2]) ||
        (args[3] != Py_None && !PyFloat_CheckExact(args[3])))
        Py_RETURN_NONE;
    int overflow;
    npy_intp size = PyLong_AsLongAndOverflow(args[0], &overflow);
    if (overflow || size < 0)
        Py_RETURN_NONE;
    line of = {NULL, args[4] == Py_True, PyFloat_AS_DOUBLE(args[1]), PyFloat_AS_DOUBLE(args[2])};
    PyArray_Descr *const dtype = PyArray_DescrFromType(of.single ? NPY_FLOAT : NPY_DOUBLE);
    PyArrayObject *const out = sg_new_array(1, &size, dtype);
    Py_DECREF(dtype);
    if (!out)
        return NULL;
    of.out = PyArray_DATA(out);
    sg_do_spans(size, 1, space, &of);
    if (size && args[3] != Py_None) {
        if (of.single)
            ((float *)of.out)[size - 1] = (float)PyFloat_AS_DOUBLE(args[3]);
        else
            ((double *)of.out)[size - 1] = PyFloat_AS_DOUBLE(args[3]);
    }
    return (PyObject *)out;
}

static PyMethodDef methods[] = {
    {"filled", (PyCFunction)(void (*)(void))filled, METH_FASTCALL, "Puts a number of Python's into an array; False, with nothing written, where NumPy has to."},
    {"spaced", (PyCFunction)(void (*)(void))spaced, METH_FASTCALL, "Numbers at even distances; None where NumPy has to make them."},
};

int sg_filled_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
