/* Products of matrices and vectors by the BLAS that NumPy computes with, called without NumPy: that takes as long as a small product does, and warns of numbers that
 * are infinite or none. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"

enum { ROW_MAJOR = 101, AS_IT_LIES = 111, TRANSPOSED = 112 };
enum { GEMM, GEMV, DOT, FUNCTIONS };

static uintptr_t functions[2][FUNCTIONS]; /* of float and double; 0 where there are none */
static int wide;                          /* whether their sizes are long long, not int */

/* A matrix as BLAS reads it: rows `step` elements apart, or, where they are the columns of what is meant, transposed. Of a vector, the distance of its elements. */
typedef struct {
    const void *data;
    int how;
    npy_intp rows, columns, step;
} matrix;

#define CALLS(T, I, SUFFIX)                                                                                                                  \
    static void gemm_##SUFFIX(uintptr_t function, const matrix *a, const matrix *b, void *out) {                                            \
        ((void (*)(int, int, int, I, I, I, T, const T *, I, const T *, I, T, T *, I))function)(                                             \
            ROW_MAJOR, a->how, b->how, (I)a->rows, (I)b->columns, (I)a->columns, 1, a->data, (I)a->step, b->data, (I)b->step, 0, out, (I)b->columns); \
    }                                                                                                                                        \
    static void gemv_##SUFFIX(uintptr_t function, const matrix *a, const matrix *x, void *out) {                                            \
        const int turned = a->how == TRANSPOSED;                                                                                             \
        ((void (*)(int, int, I, I, T, const T *, I, const T *, I, T, T *, I))function)(                                                     \
            ROW_MAJOR, a->how, (I)(turned ? a->columns : a->rows), (I)(turned ? a->rows : a->columns), 1, a->data, (I)a->step, x->data, (I)x->step, 0, out, 1); \
    }                                                                                                                                        \
    static void dot_##SUFFIX(uintptr_t function, const matrix *a, const matrix *x, void *out) {                                             \
        *(T *)out = ((T (*)(I, const T *, I, const T *, I))function)((I)a->columns, a->data, (I)a->step, x->data, (I)x->step);               \
    }

CALLS(float, int, int_f32)
CALLS(double, int, int_f64)
CALLS(float, long long, wide_f32)
CALLS(double, long long, wide_f64)

typedef void (*call)(uintptr_t function, const matrix *a, const matrix *b, void *out);
static const call calls[2][2][FUNCTIONS] = {
    {{gemm_int_f32, gemv_int_f32, dot_int_f32}, {gemm_int_f64, gemv_int_f64, dot_int_f64}},
    {{gemm_wide_f32, gemv_wide_f32, dot_wide_f32}, {gemm_wide_f64, gemv_wide_f64, dot_wide_f64}},
};

/* Elements between two, or 0 where BLAS cannot be told of them. */
static npy_intp step_of(npy_intp bytes, npy_intp size) { return bytes > 0 && bytes % size == 0 ? bytes / size : 0; }

static int describe(PyArrayObject *array, matrix *found) {
    const npy_intp size = PyArray_ITEMSIZE(array), *const shape = PyArray_DIMS(array), *const strides = PyArray_STRIDES(array);
    if (PyArray_NDIM(array) == 1) { /* whose step is that of its elements */
        *found = (matrix){PyArray_DATA(array), AS_IT_LIES, 1, shape[0], shape[0] == 1 ? 1 : step_of(strides[0], size)};
        return found->step > 0;
    }
    const npy_intp down = shape[0] == 1 ? shape[1] : step_of(strides[0], size), along = shape[1] == 1 ? shape[0] : step_of(strides[1], size);
    *found = (matrix){PyArray_DATA(array), AS_IT_LIES, shape[0], shape[1], down};
    if ((shape[1] == 1 || strides[1] == size) && down >= shape[1])
        return 1;
    found->how = TRANSPOSED;
    found->step = along;
    return (shape[0] == 1 || strides[0] == size) && along >= shape[0];
}

/* One row or column as a vector. */
static matrix vector(const matrix *of) {
    matrix found = *of;
    const int is_row = of->rows == 1;
    if (is_row == (of->how == AS_IT_LIES))
        found.step = 1;
    found.columns = is_row ? of->columns : of->rows;
    found.rows = 1;
    return found;
}

static matrix turned(const matrix *of) { return (matrix){of->data, of->how == AS_IT_LIES ? TRANSPOSED : AS_IT_LIES, of->columns, of->rows, of->step}; }

#define TILE 16 /* rows and columns of which as many lie in the nearest cache at once */

/* What lies above the diagonal, below it, too. */
#define MIRROR(T)                                                                                                                            \
    for (npy_intp top = 0; top < n; top += TILE)                                                                                             \
        for (npy_intp start = top; start < n; start += TILE)                                                                                 \
            for (npy_intp column = start; column < start + TILE && column < n; column++)                                                     \
                for (npy_intp row = top; row < top + TILE && row < column; row++)                                                            \
                    ((T *)x)[column * n + row] = ((T *)x)[row * n + column];

static void mirror(void *x, npy_intp n, int is_double) {
    if (is_double)
        MIRROR(double)
    else
        MIRROR(float)
}

static int fits(const matrix *of) { return wide || (of->rows <= INT_MAX && of->columns <= INT_MAX && of->step <= INT_MAX); }

/* matrix_product(a, b) */
static PyObject *matrix_product(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]) || !PyArray_CheckExact(args[1]))
        Py_RETURN_NONE;
    PyArrayObject *const a = (PyArrayObject *)args[0], *const b = (PyArrayObject *)args[1];
    const int a_dims = PyArray_NDIM(a), b_dims = PyArray_NDIM(b);
    const sg_number number = sg_number_of(a);
    if ((number != SG_FLOAT && number != SG_DOUBLE) || PyArray_TYPE(a) != PyArray_TYPE(b) || !functions[number == SG_DOUBLE][GEMM] || a_dims < 1 || b_dims < 1 ||
        a_dims > 2 || b_dims > 2 || !PyArray_ISBEHAVED_RO(a) || !PyArray_ISBEHAVED_RO(b) || PyArray_DIM(a, a_dims - 1) != PyArray_DIM(b, 0) || !PyArray_SIZE(a) ||
        !PyArray_SIZE(b))
        Py_RETURN_NONE;
    matrix left, right;
    if (!describe(a, &left) || !describe(b, &right) || !fits(&left) || !fits(&right))
        Py_RETURN_NONE;
    const npy_intp shape[2] = {left.rows, right.columns};
    PyArrayObject *const out = sg_new_array(a_dims + b_dims - 2, a_dims == 2 ? shape : shape + 1, PyArray_DESCR(a));
    if (!out)
        return NULL;
    /* of a matrix by its own transpose, BLAS may round what lies above the diagonal and below it differently */
    const int is_symmetric = left.data == right.data && left.how != right.how && left.rows == right.columns && left.step == right.step;
    int which = GEMM;
    if (a_dims == 1 && b_dims == 1)
        which = DOT;
    else if (b_dims == 1)
        which = GEMV;
    else if (right.columns == 1 || left.rows == 1) {
        const matrix of = right.columns == 1 && a_dims == 2 ? left : turned(&right);
        right = right.columns == 1 && a_dims == 2 ? vector(&right) : a_dims == 1 ? left : vector(&left);
        left = of;
        which = GEMV;
    }
    const call product = calls[wide][number == SG_DOUBLE][which];
    const uintptr_t function = functions[number == SG_DOUBLE][which];
    PyThreadState *const released = PyArray_SIZE(a) + PyArray_SIZE(b) < SG_RELEASE_AT ? NULL : PyEval_SaveThread();
    product(function, &left, &right, PyArray_DATA(out));
    if (is_symmetric && which == GEMM)
        mirror(PyArray_DATA(out), shape[0], number == SG_DOUBLE);
    if (released)
        PyEval_RestoreThread(released);
    return (PyObject *)out;
}

/* use_blas(wide, addresses): gemm, gemv and dot of float, then of double. */
static PyObject *use_blas(PyObject *unused, PyObject *args) {
    unsigned long long given[2][FUNCTIONS];
    int is_wide;
    if (!PyArg_ParseTuple(args, "p(KKKKKK)", &is_wide, &given[0][GEMM], &given[0][GEMV], &given[0][DOT], &given[1][GEMM], &given[1][GEMV], &given[1][DOT]))
        return NULL;
    wide = is_wide;
    for (int type = 0; type < 2; type++)
        for (int which = 0; which < FUNCTIONS; which++)
            functions[type][which] = (uintptr_t)given[type][which];
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"matrix_product", (PyCFunction)(void (*)(void))matrix_product, METH_FASTCALL, "The product of matrices and vectors; None for what is left to NumPy."},
    {"use_blas", use_blas, METH_VARARGS, "Say where the functions of BLAS are."},
};

int sg_matrix_products_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
