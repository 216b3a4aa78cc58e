/* The negative log-likelihood of classes, and its gradient: one element of each row of log-probabilities, which NumPy gathers in a dozen calls. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"

typedef struct {
    sg_index samples, classes, inner; /* elements are (samples, classes, inner) */
    const int64_t *target;            /* (samples, inner) */
    const void *weight;               /* of classes; NULL: all are one */
    int64_t ignored;
} Rows;

/* What reduces the losses: to their mean, to their sum, or not at all. */
typedef enum { MEAN, SUM, NONE, UNKNOWN } Reduction;

static Reduction reduction_of(PyObject *name) {
    static const char *const names[] = {"mean", "sum", "none"};
    for (int i = 0; i < 3; i++)
        if (PyUnicode_Check(name) && !PyUnicode_CompareWithASCIIString(name, names[i]))
            return i;
    return UNKNOWN;
}

enum { LANES = 8 }; /* sums side by side: in one, each addition waits for the one before */

/* Whether all targets are classes. */
SG_TWO_CLONES static int are_classes(const int64_t *targets, sg_index count, int64_t ignored, sg_index classes) {
    int outside = 0;
    for (sg_index i = 0; i < count; i++)
        outside |= (targets[i] != ignored) & ((uint64_t)targets[i] >= (uint64_t)classes);
    return !outside;
}

SG_TWO_CLONES static sg_index not_ignored(const int64_t *targets, sg_index count, int64_t ignored) {
    sg_index counted = 0;
    for (sg_index i = 0; i < count; i++)
        counted += targets[i] != ignored;
    return counted;
}

#define LOSSES(T)                                                                                                      \
    static inline T weight_##T(const Rows *rows, int64_t target) {                                                     \
        return target == rows->ignored ? 0 : rows->weight ? ((const T *)rows->weight)[target] : 1;                     \
    }                                                                                                                  \
    /* The sum of the weights of all targets. */                                                                       \
    static double weights_##T(const Rows *rows) {                                                                      \
        const sg_index count = rows->samples * rows->inner;                                                            \
        if (!rows->weight)                                                                                             \
            return (double)not_ignored(rows->target, count, rows->ignored);                                            \
        double sum = 0;                                                                                                \
        for (sg_index i = 0; i < count; i++)                                                                           \
            sum += weight_##T(rows, rows->target[i]);                                                                  \
        return sum;                                                                                                    \
    }                                                                                                                  \
    /* The sum of all losses, of rows that lie one behind another, whose weights are one. */                           \
    SG_TWO_CLONES static double plain_##T(const int64_t *targets, const T *x, sg_index count, sg_index classes, int64_t ignored) { \
        double lanes[LANES] = {0}, sum = 0;                                                                            \
        sg_index k = 0;                                                                                                \
        for (; k + LANES <= count; k += LANES)                                                                         \
            for (int lane = 0; lane < LANES; lane++) {                                                                 \
                const int64_t target = targets[k + lane];                                                              \
                const T found = x[(k + lane) * classes + (target == ignored ? 0 : target)];                            \
                lanes[lane] -= target == ignored ? 0 : found;                                                          \
            }                                                                                                          \
        for (; k < count; k++)                                                                                         \
            sum -= targets[k] == ignored ? 0 : x[k * classes + targets[k]];                                            \
        return sum + (((lanes[0] + lanes[1]) + (lanes[2] + lanes[3])) + ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7]))); \
    }                                                                                                                  \
    static double losses_##T(const Rows *rows, const T *x, T *each) {                                                  \
        if (!rows->weight && rows->inner == 1 && rows->classes && !each)                                                                \
            return plain_##T(rows->target, x, rows->samples, rows->classes, rows->ignored);                            \
        double sum = 0;                                                                                                \
        for (sg_index k = 0; k < rows->samples; k++)                                                                   \
            for (sg_index j = 0; j < rows->inner; j++) {                                                               \
                const int64_t target = rows->target[k * rows->inner + j];                                              \
                const T weight = weight_##T(rows, target);                                                             \
                const T loss = target == rows->ignored || weight == 0 ? 0 : -x[(k * rows->classes + target) * rows->inner + j] * weight; \
                sum += loss;                                                                                           \
                if (each)                                                                                              \
                    each[k * rows->inner + j] = loss;                                                                  \
            }                                                                                                          \
        return sum;                                                                                                    \
    }                                                                                                                  \
    static void spread_##T(const Rows *rows, const T *grad, int each, double divisor, T *out) {                        \
        for (sg_index k = 0; k < rows->samples; k++)                                                                   \
            for (sg_index j = 0; j < rows->inner; j++) {                                                               \
                const int64_t target = rows->target[k * rows->inner + j];                                              \
                const T weight = weight_##T(rows, target);                                                             \
                if (target != rows->ignored)                                                                           \
                    out[(k * rows->classes + target) * rows->inner + j] = (T)(-weight * grad[each ? k * rows->inner + j : 0] / divisor); \
            }                                                                                                          \
    }
LOSSES(float)
LOSSES(double)

/* Reads the rows of an array of this shape; 0 for what no loop covers, and where a target is no class: callers say that to their users. */
static int rows_of(Rows *rows, const npy_intp *shape, int ndim, int type, PyObject *target, PyObject *weight, PyObject *ignored) {
    PyArrayObject *const targets = (PyArrayObject *)target;
    const int dim = ndim == 1 ? 0 : 1;
    if (ndim < 1 || !sg_plain(target) || PyArray_NDIM(targets) != ndim - 1 || sg_number_of(targets) != SG_INT64)
        return 0;
    for (int d = 0; d < ndim - 1; d++)
        if (PyArray_DIM(targets, d) != shape[d < dim ? d : d + 1])
            return 0;
    *rows = (Rows){PyArray_MultiplyList(shape, dim), shape[dim], PyArray_MultiplyList(shape + dim + 1, ndim - dim - 1), PyArray_DATA(targets), NULL, PyLong_AsLongLong(ignored)};
    if (PyErr_Occurred()) {
        PyErr_Clear();
        return 0;
    }
    if (weight != Py_None) {
        PyArrayObject *const weights = (PyArrayObject *)weight;
        if (!sg_plain(weight) || PyArray_TYPE(weights) != type || PyArray_NDIM(weights) != 1 || PyArray_DIM(weights, 0) != rows->classes)
            return 0;
        rows->weight = PyArray_DATA(weights);
    }
    return are_classes(rows->target, rows->samples * rows->inner, rows->ignored, rows->classes);
}

static int is_real(PyObject *x) {
    return sg_plain(x) && (sg_number_of((PyArrayObject *)x) == SG_FLOAT || sg_number_of((PyArrayObject *)x) == SG_DOUBLE);
}

/* class_losses(x, target, weight, reduction, ignore_index) */
static PyObject *class_losses(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    Rows rows;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    const Reduction reduction = count == 5 ? reduction_of(args[3]) : UNKNOWN;
    if (reduction == UNKNOWN || !is_real(args[0]) || !rows_of(&rows, PyArray_DIMS(x), PyArray_NDIM(x), PyArray_TYPE(x), args[1], args[2], args[4]))
        Py_RETURN_NONE;
    const int single = sg_number_of(x) == SG_FLOAT;
    PyArrayObject *const shape_of = (PyArrayObject *)args[1];
    PyObject *const out = PyArray_SimpleNew(reduction == NONE ? PyArray_NDIM(shape_of) : 0, PyArray_DIMS(shape_of), PyArray_TYPE(x));
    if (!out)
        return NULL;
    void *const to = PyArray_DATA((PyArrayObject *)out), *const each = reduction == NONE ? to : NULL;
    double total = single ? losses_float(&rows, PyArray_DATA(x), each) : losses_double(&rows, PyArray_DATA(x), each);
    if (reduction == MEAN)
        total /= single ? weights_float(&rows) : weights_double(&rows);
    if (!each && single)
        *(float *)to = (float)total;
    else if (!each)
        *(double *)to = total;
    return out;
}

/* class_losses_backward(grad, target, weight, shape, reduction, ignore_index) */
static PyObject *class_losses_backward(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    Rows rows;
    npy_intp shape[NPY_MAXDIMS];
    if (count != 6 || !is_real(args[0]) || !PyTuple_CheckExact(args[3]) || PyTuple_GET_SIZE(args[3]) > NPY_MAXDIMS)
        Py_RETURN_NONE;
    PyArrayObject *const grad = (PyArrayObject *)args[0];
    const int ndim = (int)PyTuple_GET_SIZE(args[3]), single = sg_number_of(grad) == SG_FLOAT;
    for (int d = 0; d < ndim; d++) {
        shape[d] = PyLong_AsSsize_t(PyTuple_GET_ITEM(args[3], d));
        if (shape[d] < 0) {
            PyErr_Clear();
            Py_RETURN_NONE;
        }
    }
    const Reduction reduction = reduction_of(args[4]);
    if (reduction == UNKNOWN || !rows_of(&rows, shape, ndim, PyArray_TYPE(grad), args[1], args[2], args[5]) ||
        (reduction == NONE ? !PyArray_SAMESHAPE(grad, (PyArrayObject *)args[1]) : PyArray_NDIM(grad) != 0))
        Py_RETURN_NONE;
    PyArray_Descr *const dtype = PyArray_DESCR(grad);
    Py_INCREF(dtype);
    PyObject *const handler = sg_pool_enter();
    PyObject *const out = PyArray_Zeros(ndim, shape, dtype, 0);
    sg_pool_leave(handler);
    if (!out)
        return NULL;
    const double divisor = reduction != MEAN ? 1 : single ? weights_float(&rows) : weights_double(&rows);
    void *const to = PyArray_DATA((PyArrayObject *)out);
    if (single)
        spread_float(&rows, PyArray_DATA(grad), reduction == NONE, divisor, to);
    else
        spread_double(&rows, PyArray_DATA(grad), reduction == NONE, divisor, to);
    return out;
}

static PyMethodDef methods[] = {
    {"class_losses", (PyCFunction)(void (*)(void))class_losses, METH_FASTCALL, "Negative log-likelihoods of targets; None for what no loop covers, and where a target is no class."},
    {"class_losses_backward", (PyCFunction)(void (*)(void))class_losses_backward, METH_FASTCALL, "Their gradient; None likewise."},
};

int sg_losses_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
