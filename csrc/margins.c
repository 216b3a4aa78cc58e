/* What the scores of some classes lack of exceeding those of others by a margin: a loss of each row, for which NumPy makes a table of all pairs. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"

/* Rows of scores. A class is wanted where its mark is the number of the row behind the last one that wanted it. */
#define MARGINS(T)                                                                                                     \
    static inline double gap_##T(T other, T own, T margin) {                                                           \
        const T gap = other - own + margin;                                                                            \
        return gap < 0 ? 0 : (double)gap; /* NaN stays */                                                              \
    }                                                                                                                  \
    static void of_one_##T(const T *x, const int64_t *target, sg_index rows, sg_index classes, int p, double margin, T *out) { \
        for (sg_index r = 0; r < rows; r++, x += classes) {                                                            \
            double sum = 0;                                                                                            \
            for (sg_index c = 0; c < classes; c++) {                                                                   \
                const double gap = c == target[r] ? 0 : gap_##T(x[c], x[target[r]], (T)margin);                        \
                sum += p == 1 ? gap : gap * gap;                                                                       \
            }                                                                                                          \
            out[r] = (T)(sum / (double)classes);                                                                       \
        }                                                                                                              \
    }                                                                                                                  \
    static void of_several_##T(const T *x, const int64_t *target, sg_index rows, sg_index classes, sg_index *wanted, T *out) { \
        for (sg_index r = 0; r < rows; r++, x += classes, target += classes) {                                         \
            double sum = 0;                                                                                            \
            sg_index count = 0;                                                                                        \
            for (; count < classes && target[count] >= 0; count++)                                                     \
                wanted[target[count]] = r + 1;                                                                         \
            for (sg_index k = 0; k < count; k++)                                                                       \
                for (sg_index c = 0; c < classes; c++)                                                                 \
                    sum += wanted[c] == r + 1 ? 0 : gap_##T(x[c], x[target[k]], 1);                                    \
            out[r] = (T)(sum / (double)classes);                                                                       \
        }                                                                                                              \
    }
MARGINS(float)
MARGINS(double)

/* The loss of each row of scores, for targets from `least` on of this many columns; NULL without an error for what no loop covers. */
static PyArrayObject *losses_for(PyObject *scores, PyObject *targets, sg_index columns, int64_t least) {
    PyArrayObject *const x = (PyArrayObject *)scores, *const target = (PyArrayObject *)targets;
    if (!sg_plain(scores) || !sg_plain(targets) || (sg_number_of(x) != SG_FLOAT && sg_number_of(x) != SG_DOUBLE) || sg_number_of(target) != SG_INT64)
        return NULL;
    if (PyArray_NDIM(x) != 2 || PyArray_NDIM(target) != 2 || PyArray_DIM(x, 0) != PyArray_DIM(target, 0))
        return NULL;
    const int64_t *const classes = PyArray_DATA(target);
    if (PyArray_DIM(target, 1) != (columns ? columns : PyArray_DIM(x, 1)))
        return NULL;
    for (sg_index i = 0; i < PyArray_SIZE(target); i++)
        if (classes[i] < least || classes[i] >= PyArray_DIM(x, 1))
            return NULL;
    return (PyArrayObject *)PyArray_SimpleNew(1, PyArray_DIMS(x), PyArray_TYPE(x));
}

/* multi_margin(x, target, p, margin) */
static PyObject *multi_margin(PyObject *unused, PyObject *args) {
    PyObject *scores, *targets;
    int p;
    double margin;
    if (!PyArg_ParseTuple(args, "OOid", &scores, &targets, &p, &margin))
        return NULL;
    PyArrayObject *const out = losses_for(scores, targets, 1, 0), *const x = (PyArrayObject *)scores;
    if (!out && !PyErr_Occurred())
        Py_RETURN_NONE;
    const int64_t *const target = out ? PyArray_DATA((PyArrayObject *)targets) : NULL;
    if (out && sg_number_of(x) == SG_FLOAT)
        of_one_float(PyArray_DATA(x), target, PyArray_DIM(x, 0), PyArray_DIM(x, 1), p, margin, PyArray_DATA(out));
    else if (out)
        of_one_double(PyArray_DATA(x), target, PyArray_DIM(x, 0), PyArray_DIM(x, 1), p, margin, PyArray_DATA(out));
    return (PyObject *)out;
}

/* multilabel_margin(x, target) */
static PyObject *multilabel_margin(PyObject *unused, PyObject *args) {
    PyObject *scores, *targets;
    if (!PyArg_ParseTuple(args, "OO", &scores, &targets))
        return NULL;
    PyArrayObject *const out = losses_for(scores, targets, 0, -1), *const x = (PyArrayObject *)scores;
    if (!out && !PyErr_Occurred())
        Py_RETURN_NONE;
    sg_index *const wanted = out ? PyMem_Calloc((size_t)PyArray_DIM(x, 1), sizeof(sg_index)) : NULL;
    if (!wanted) {
        Py_XDECREF(out);
        return PyErr_Occurred() ? NULL : PyErr_NoMemory();
    }
    const int64_t *const target = PyArray_DATA((PyArrayObject *)targets);
    if (sg_number_of(x) == SG_FLOAT)
        of_several_float(PyArray_DATA(x), target, PyArray_DIM(x, 0), PyArray_DIM(x, 1), wanted, PyArray_DATA(out));
    else
        of_several_double(PyArray_DATA(x), target, PyArray_DIM(x, 0), PyArray_DIM(x, 1), wanted, PyArray_DATA(out));
    PyMem_Free(wanted);
    return (PyObject *)out;
}

static PyMethodDef methods[] = {
    {"multi_margin", multi_margin, METH_VARARGS, "What the scores of classes lack of exceeding each other one by a margin; None for what no loop covers, and where a target is no class."},
    {"multilabel_margin", multilabel_margin, METH_VARARGS, "The same of several classes a row; None likewise."},
};

int sg_margins_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
