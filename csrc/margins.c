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
    }                                                                                                                  \
    static void slopes_of_one_##T(const T *x, const int64_t *target, sg_index rows, sg_index classes, int p, double margin, T *out) { \
        for (sg_index r = 0; r < rows; r++, x += classes, out += classes) {                                            \
            double sum = 0;                                                                                            \
            for (sg_index c = 0; c < classes; c++) {                                                                   \
                const double gap = c == target[r] ? 0 : gap_##T(x[c], x[target[r]], (T)margin);                        \
                const double slope = (p == 1 ? gap > 0 : 2 * gap) / (double)classes;                                   \
                out[c] = (T)slope;                                                                                     \
                sum += slope;                                                                                          \
            }                                                                                                          \
            out[target[r]] = (T)-sum;                                                                                  \
        }                                                                                                              \
    }                                                                                                                  \
    static void slopes_of_several_##T(const T *x, const int64_t *target, sg_index rows, sg_index classes, sg_index *wanted, T *out) { \
        for (sg_index r = 0; r < rows; r++, x += classes, target += classes, out += classes) {                         \
            sg_index count = 0;                                                                                        \
            for (; count < classes && target[count] >= 0; count++)                                                     \
                wanted[target[count]] = r + 1;                                                                         \
            for (sg_index c = 0; c < classes; c++)                                                                     \
                out[c] = 0;                                                                                            \
            for (sg_index k = 0; k < count; k++)                                                                       \
                for (sg_index c = 0; c < classes; c++)                                                                 \
                    if (wanted[c] != r + 1 && gap_##T(x[c], x[target[k]], 1) > 0)                                      \
                        out[c]++, out[target[k]]--;                                                                    \
            for (sg_index c = 0; c < classes; c++)                                                                     \
                out[c] /= (T)classes;                                                                                  \
        }                                                                                                              \
    }
MARGINS(float)
MARGINS(double)

/* The loss of each row of scores, or the slopes of its scores, for targets from `least` on of this many columns; NULL without an error for what no loop covers. */
static PyArrayObject *made_for(PyObject *scores, PyObject *targets, sg_index columns, int64_t least, int is_slope) {
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
    return sg_new_array(is_slope ? 2 : 1, PyArray_DIMS(x), PyArray_DESCR(x));
}

static PyObject *of_one(PyObject *args, int is_slope) {
    PyObject *scores, *targets;
    int p;
    double margin;
    if (!PyArg_ParseTuple(args, "OOid", &scores, &targets, &p, &margin))
        return NULL;
    PyArrayObject *const out = made_for(scores, targets, 1, 0, is_slope), *const x = (PyArrayObject *)scores;
    if (!out)
        return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
    const int64_t *const target = PyArray_DATA((PyArrayObject *)targets);
    if (sg_number_of(x) == SG_FLOAT)
        (is_slope ? slopes_of_one_float : of_one_float)(PyArray_DATA(x), target, PyArray_DIM(x, 0), PyArray_DIM(x, 1), p, margin, PyArray_DATA(out));
    else
        (is_slope ? slopes_of_one_double : of_one_double)(PyArray_DATA(x), target, PyArray_DIM(x, 0), PyArray_DIM(x, 1), p, margin, PyArray_DATA(out));
    return (PyObject *)out;
}

static PyObject *of_several(PyObject *args, int is_slope) {
    PyObject *scores, *targets;
    if (!PyArg_ParseTuple(args, "OO", &scores, &targets))
        return NULL;
    PyArrayObject *const out = made_for(scores, targets, 0, -1, is_slope), *const x = (PyArrayObject *)scores;
    if (!out)
        return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
    sg_index *const wanted = PyMem_Calloc((size_t)PyArray_DIM(x, 1), sizeof(sg_index));
    if (!wanted) {
        Py_DECREF(out);
        return PyErr_NoMemory();
    }
    const int64_t *const target = PyArray_DATA((PyArrayObject *)targets);
    if (sg_number_of(x) == SG_FLOAT)
        (is_slope ? slopes_of_several_float : of_several_float)(PyArray_DATA(x), target, PyArray_DIM(x, 0), PyArray_DIM(x, 1), wanted, PyArray_DATA(out));
    else
        (is_slope ? slopes_of_several_double : of_several_double)(PyArray_DATA(x), target, PyArray_DIM(x, 0), PyArray_DIM(x, 1), wanted, PyArray_DATA(out));
    PyMem_Free(wanted);
    return (PyObject *)out;
}

/* multi_margin(x, target, p, margin) */
static PyObject *multi_margin(PyObject *unused, PyObject *args) { return of_one(args, 0); }

/* multi_margin_slopes(x, target, p, margin) */
static PyObject *multi_margin_slopes(PyObject *unused, PyObject *args) { return of_one(args, 1); }

/* multilabel_margin(x, target) */
static PyObject *multilabel_margin(PyObject *unused, PyObject *args) { return of_several(args, 0); }

/* multilabel_margin_slopes(x, target) */
static PyObject *multilabel_margin_slopes(PyObject *unused, PyObject *args) { return of_several(args, 1); }

static PyMethodDef methods[] = {
    {"multi_margin", multi_margin, METH_VARARGS, "What the scores of classes lack of exceeding each other one by a margin; None for what no loop covers, and where a target is no class."},
    {"multi_margin_slopes", multi_margin_slopes, METH_VARARGS, "Its derivatives by the scores; None likewise."},
    {"multilabel_margin", multilabel_margin, METH_VARARGS, "The same of several classes a row; None likewise."},
    {"multilabel_margin_slopes", multilabel_margin_slopes, METH_VARARGS, "Its derivatives by the scores; None likewise."},
};

int sg_margins_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 4); }
