/* Batches of small matrices: factorisations and solutions of equations. LAPACK takes longer to be called than to compute with them, and its blocks pay for
 * large ones alone. Threads share the matrices of a batch; each is computed by one thread, so that no bit depends on their number.
 *
 * Functions give None for what is left to LAPACK: large matrices, empty ones, other types. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "along.h"
#include "batch.h"

#define MOST_LANES 8 /* elements of a vector, of the smallest */
#define LARGEST 128 /* rows or columns of a matrix */
#define PADDING 64 /* bytes: where vectors begin */
#define OPERATIONS 8 /* that take as long as an element of an elementwise op */

/* What is done with each matrix of a batch. */
typedef struct job {
    PyArrayObject *a, *b; /* with the batch in front, in any layout */
    char *out, *second; /* contiguous results */
    int32_t *pivots, *info;
    sg_index rows, columns, right; /* of A; the columns of B, or of Q */
    int upper, unit, hermitian;
    const char *factors; /* of reflections, contiguous */
    void (*run)(const struct job *job, sg_index number, char *scratch);
    sg_index count;
    int parts;
    char *scratch;
    size_t scratch_of_part;
} job;

typedef void (*run)(const job *, sg_index, char *);
typedef struct { run lu, solve, triangular, cholesky, qr, reflections, exponential, ldl, householder, determinant; } functions;

/* Pade approximations of the exponential: the largest norm for which the error of one is below the rounding unit, and one over the coefficient of the first power
 * that it leaves out (Higham, 2005). */
typedef struct { int degree; double most, left_out; } pade;
static const pade pades_of_float[] = {{3, 4.258730016922831e-1, 100800}, {5, 1.880152677804762, 10059033600}, {7, 3.925724783138660, 4487938430976000}, {0}};
static const pade pades_of_double[] = {
    {3, 1.495585217958292e-2, 100800}, {5, 2.539398330063230e-1, 10059033600}, {7, 9.504178996162932e-1, 4487938430976000},
    {9, 2.097847961257068, 5914384781877411840000.}, {13, 5.371920351148152, 113250775606021113483283660800000000.}, {0}};

#define R float
#define E float
#define PARTS 1
#define EPSILON FLT_EPSILON
#define LEAST FLT_MIN
#define MOST FLT_MAX
#define ROOT sqrtf
#define SIZE fabsf
#define SCALED ldexpf
#define EXPONENT ilogbf
#define NAME(name) name##_f32
#include "matrix.h"

#define R double
#define E double
#define PARTS 1
#define EPSILON DBL_EPSILON
#define LEAST DBL_MIN
#define MOST DBL_MAX
#define ROOT sqrt
#define SIZE fabs
#define SCALED ldexp
#define EXPONENT ilogb
#define NAME(name) name##_f64
#include "matrix.h"

#define R float
#define E float _Complex
#define PARTS 2
#define EPSILON FLT_EPSILON
#define LEAST FLT_MIN
#define MOST FLT_MAX
#define ROOT sqrtf
#define SIZE fabsf
#define SCALED ldexpf
#define EXPONENT ilogbf
#define NAME(name) name##_c64
#include "matrix.h"

#define R double
#define E double _Complex
#define PARTS 2
#define EPSILON DBL_EPSILON
#define LEAST DBL_MIN
#define MOST DBL_MAX
#define ROOT sqrt
#define SIZE fabs
#define SCALED ldexp
#define EXPONENT ilogb
#define NAME(name) name##_c128
#include "matrix.h"

/* ---- batches */

static void do_part(void *context, int part) {
    const job *job = context;
    const sg_index end = job->count * (part + 1) / job->parts;
    for (sg_index number = job->count * part / job->parts; number < end; number++)
        job->run(job, number, job->scratch + part * job->scratch_of_part);
}

/* Does a job; `operations` for each matrix, which takes `scratch` elements of rows that are padded. 0 with an error set where memory is short. */
static int do_all(job *job, sg_index operations, sg_index scratch) {
    const sg_index work = job->count * (operations / OPERATIONS + 1);
    const int wanted = sg_threads_for(work);
    job->parts = wanted < job->count ? wanted : (int)job->count;
    job->scratch_of_part = (scratch * PyArray_ITEMSIZE(job->a) / PADDING + 2) * PADDING;
    job->scratch = aligned_alloc(PADDING, job->parts * job->scratch_of_part);
    if (!job->scratch) {
        PyErr_NoMemory();
        return 0;
    }
    sg_do_parts(job->parts, work, do_part, job);
    free(job->scratch);
    return 1;
}

static sg_index padded(sg_index columns) { return (columns + MOST_LANES - 1) / MOST_LANES * MOST_LANES; }

static int wrong_number(Py_ssize_t nargs, int wanted) {
    if (nargs != wanted)
        PyErr_Format(PyExc_TypeError, "expected %d arguments, but got %zd", wanted, nargs);
    return nargs != wanted;
}

/* The functions for an array of matrices, which become the job's A; NULL for what is left to LAPACK. */
static const functions *functions_of(PyObject *given, job *job, sg_index most) {
    static const functions *const all[] = {[SG_FLOAT] = &functions_f32, [SG_DOUBLE] = &functions_f64, [SG_CFLOAT] = &functions_c64, [SG_CDOUBLE] = &functions_c128};
    if (!PyArray_CheckExact(given))
        return NULL;
    PyArrayObject *const a = (PyArrayObject *)given;
    const int dims = PyArray_NDIM(a);
    if (dims < 2 || !PyArray_ISBEHAVED_RO(a) || !PyArray_SIZE(a))
        return NULL;
    job->a = a;
    job->rows = PyArray_DIM(a, dims - 2);
    job->columns = PyArray_DIM(a, dims - 1);
    job->count = PyArray_MultiplyList(PyArray_DIMS(a), dims - 2);
    const sg_number number = sg_number_of(a);
    return job->rows <= most && job->columns <= most ? all[number] : NULL;
}

/* Whether B holds as many rows for each matrix A; its columns become the job's. */
static int belongs(PyObject *given, job *job) {
    if (!PyArray_CheckExact(given))
        return 0;
    PyArrayObject *const b = (PyArrayObject *)given;
    const int dims = PyArray_NDIM(job->a);
    if (PyArray_NDIM(b) != dims || PyArray_TYPE(b) != PyArray_TYPE(job->a) || !PyArray_ISBEHAVED_RO(b) || !PyArray_SIZE(b) ||
        !PyArray_CompareLists(PyArray_DIMS(b), PyArray_DIMS(job->a), dims - 1))
        return 0;
    job->b = b;
    job->right = PyArray_DIM(b, dims - 1);
    return job->right <= LARGEST;
}

/* A new array with a batch's dimensions in front of one or two others. */
static PyArrayObject *result_of(const job *job, int type, int dims, sg_index rows, sg_index columns) {
    npy_intp shape[NPY_MAXDIMS];
    const int lead = PyArray_NDIM(job->a) - 2;
    memcpy(shape, PyArray_DIMS(job->a), lead * sizeof(npy_intp));
    shape[lead] = rows;
    shape[lead + 1] = columns;
    PyObject *handler = sg_pool_enter();
    PyObject *made = PyArray_SimpleNew(lead + dims, shape, type);
    sg_pool_leave(handler);
    return (PyArrayObject *)made;
}

/* Where the numbers of a result lie; NULL of one for which there was no memory, whose job is not done. */
static void *data_of(PyArrayObject *made) { return made ? PyArray_DATA(made) : NULL; }

/* The results of a job, once it is done: one, or a tuple of those that are not NULL; NULL with an error set where memory was short. */
static PyObject *results(job *job, run work, sg_index operations, sg_index scratch, PyArrayObject *a, PyArrayObject *b, PyArrayObject *c) {
    job->run = work;
    const int done = !PyErr_Occurred() && do_all(job, operations, scratch);
    PyObject *found = !done ? NULL : c ? PyTuple_Pack(3, a, b, c) : b ? PyTuple_Pack(2, a, b) : Py_NewRef(a);
    Py_XDECREF(a);
    Py_XDECREF(b);
    Py_XDECREF(c);
    return found;
}

/* factor_lu(a): L and U in one matrix, the row that was swapped with each, counted from 1, and the first zero pivot. */
static PyObject *factor_lu(PyObject *unused, PyObject *a) {
    job job = {0};
    const functions *functions = functions_of(a, &job, LARGEST);
    if (!functions)
        Py_RETURN_NONE;
    const sg_index steps = job.rows < job.columns ? job.rows : job.columns;
    PyArrayObject *out = result_of(&job, PyArray_TYPE(job.a), 2, job.rows, job.columns);
    PyArrayObject *pivots = result_of(&job, NPY_INT32, 1, steps, 0), *info = result_of(&job, NPY_INT32, 0, 0, 0);
    job.out = data_of(out);
    job.pivots = data_of(pivots);
    job.info = data_of(info);
    return results(&job, functions->lu, job.rows * job.columns * steps, job.rows * (padded(job.columns) + steps), out, pivots, info);
}

/* solve_small(a, b): X of A X = B, NaN for a singular A, and the first zero pivot; b may be None, for the inverse. */
static PyObject *solve_small(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    job job = {0};
    const functions *functions = wrong_number(nargs, 2) ? NULL : functions_of(args[0], &job, LARGEST);
    if (PyErr_Occurred())
        return NULL;
    if (!functions || job.rows != job.columns || (args[1] != Py_None && !belongs(args[1], &job)))
        Py_RETURN_NONE;
    const sg_index n = job.rows;
    job.right = job.b ? job.right : n;
    PyArrayObject *out = result_of(&job, PyArray_TYPE(job.a), 2, n, job.right), *info = result_of(&job, NPY_INT32, 0, 0, 0);
    job.out = data_of(out);
    job.info = data_of(info);
    return results(&job, functions->solve, n * n * (n + 2 * job.right), n * (padded(job.right) + padded(n) + 2 * n), out, info, NULL);
}

/* solve_small_triangle(a, b, upper, unit): X of A X = B, where A is a triangle, whose diagonal may count as ones. */
static PyObject *solve_small_triangle(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    job job = {0};
    const functions *functions = wrong_number(nargs, 4) ? NULL : functions_of(args[0], &job, LARGEST);
    job.upper = functions ? PyObject_IsTrue(args[2]) : 0;
    job.unit = functions ? PyObject_IsTrue(args[3]) : 0;
    if (PyErr_Occurred())
        return NULL;
    if (!functions || job.rows != job.columns || !belongs(args[1], &job))
        Py_RETURN_NONE;
    PyArrayObject *out = result_of(&job, PyArray_TYPE(job.a), 2, job.rows, job.right);
    job.out = data_of(out);
    return results(&job, functions->triangular, job.rows * job.rows * job.right, job.rows * padded(job.right), out, NULL, NULL);
}

/* factor_cholesky(a): the lower factors, NaN where there is none, and the order of the first leading minor that is not positive. */
static PyObject *factor_cholesky(PyObject *unused, PyObject *a) {
    job job = {0};
    const functions *functions = functions_of(a, &job, LARGEST);
    if (!functions || job.rows != job.columns)
        Py_RETURN_NONE;
    const sg_index n = job.rows;
    PyArrayObject *out = result_of(&job, PyArray_TYPE(job.a), 2, n, n), *info = result_of(&job, NPY_INT32, 0, 0, 0);
    job.out = data_of(out);
    job.info = data_of(info);
    return results(&job, functions->cholesky, n * n * n / 2, n * padded(n), out, info, NULL);
}

/* factor_qr(a, complete): Q with as many columns as A, or as rows, and R, for matrices with at least as many rows as columns. */
static PyObject *factor_qr(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    job job = {0};
    const functions *functions = wrong_number(nargs, 2) ? NULL : functions_of(args[0], &job, LARGEST);
    const int complete = functions ? PyObject_IsTrue(args[1]) : 0;
    if (PyErr_Occurred())
        return NULL;
    if (!functions || job.rows < job.columns)
        Py_RETURN_NONE;
    const sg_index rows = job.rows, columns = job.columns;
    job.right = complete ? rows : columns;
    PyArrayObject *q = result_of(&job, PyArray_TYPE(job.a), 2, rows, job.right), *r = result_of(&job, PyArray_TYPE(job.a), 2, job.right, columns);
    job.out = data_of(q);
    job.second = data_of(r);
    return results(&job, functions->qr, 2 * rows * columns * (columns + job.right), rows * (padded(columns) + padded(job.right) + columns) + columns, q, r, NULL);
}

/* reflections(a): R, with the vectors of Householder reflections below it, and their factors. */
static PyObject *reflections(PyObject *unused, PyObject *a) {
    job job = {0};
    const functions *functions = functions_of(a, &job, LARGEST);
    if (!functions)
        Py_RETURN_NONE;
    const sg_index rows = job.rows, columns = job.columns, steps = rows < columns ? rows : columns;
    PyArrayObject *out = result_of(&job, PyArray_TYPE(job.a), 2, rows, columns), *factors = result_of(&job, PyArray_TYPE(job.a), 1, steps, 0);
    job.out = data_of(out);
    job.second = data_of(factors);
    return results(&job, functions->reflections, 2 * rows * columns * steps, rows * (padded(columns) + steps), out, factors, NULL);
}

/* exponential(a) */
static PyObject *exponential(PyObject *unused, PyObject *a) {
    job job = {0};
    const functions *functions = functions_of(a, &job, LARGEST);
    if (!functions || job.rows != job.columns)
        Py_RETURN_NONE;
    const sg_index n = job.rows;
    PyArrayObject *out = result_of(&job, PyArray_TYPE(job.a), 2, n, n);
    job.out = data_of(out);
    return results(&job, functions->exponential, 20 * n * n * n, 8 * n * padded(n) + 2 * n * n + 4 * n, out, NULL, NULL);
}

/* factor_ldl(a, hermitian): L and D in one matrix, of the lower triangle, LAPACK's pivots, and the first zero of D. */
static PyObject *factor_ldl(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    job job = {0};
    const functions *functions = wrong_number(nargs, 2) ? NULL : functions_of(args[0], &job, LARGEST);
    job.hermitian = functions ? PyObject_IsTrue(args[1]) : 0;
    if (PyErr_Occurred())
        return NULL;
    if (!functions || job.rows != job.columns)
        Py_RETURN_NONE;
    const sg_index n = job.rows;
    PyArrayObject *out = result_of(&job, PyArray_TYPE(job.a), 2, n, n);
    PyArrayObject *pivots = result_of(&job, NPY_INT32, 1, n, 0), *info = result_of(&job, NPY_INT32, 0, 0, 0);
    job.out = data_of(out);
    job.pivots = data_of(pivots);
    job.info = data_of(info);
    return results(&job, functions->ldl, n * n * n / 2, n * padded(n), out, pivots, info);
}

/* reflected(a, factors): the first columns of the product of as many reflections, whose vectors stand below the diagonal of matrices with at least as many rows. */
static PyObject *reflected(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    job job = {0};
    const functions *functions = wrong_number(nargs, 2) ? NULL : functions_of(args[0], &job, LARGEST);
    if (PyErr_Occurred())
        return NULL;
    if (!functions || job.rows < job.columns || !sg_plain(args[1]))
        Py_RETURN_NONE;
    PyArrayObject *const factors = (PyArrayObject *)args[1];
    if (PyArray_TYPE(factors) != PyArray_TYPE(job.a) || PyArray_SIZE(factors) != job.count * job.columns)
        Py_RETURN_NONE;
    PyArrayObject *out = result_of(&job, PyArray_TYPE(job.a), 2, job.rows, job.columns);
    job.out = data_of(out);
    job.factors = PyArray_BYTES(factors);
    return results(&job, functions->householder, 2 * job.rows * job.columns * job.columns, job.rows * (padded(job.columns) + 1), out, NULL, NULL);
}

/* determinants(a, logarithm): determinants; or their signs, or phases, and the logarithms of their sizes. */
static PyObject *determinants(PyObject *unused, PyObject *const *args, Py_ssize_t nargs) {
    job job = {0};
    const functions *functions = wrong_number(nargs, 2) ? NULL : functions_of(args[0], &job, LARGEST);
    const int logarithm = functions ? PyObject_IsTrue(args[1]) : 0;
    if (PyErr_Occurred())
        return NULL;
    if (!functions || job.rows != job.columns)
        Py_RETURN_NONE;
    const sg_index n = job.rows;
    const int type = PyArray_TYPE(job.a), real = type == NPY_CFLOAT ? NPY_FLOAT : type == NPY_CDOUBLE ? NPY_DOUBLE : type;
    PyArrayObject *out = result_of(&job, type, 0, 0, 0), *sizes = logarithm ? result_of(&job, real, 0, 0, 0) : NULL;
    job.out = data_of(out);
    job.second = data_of(sizes);
    return results(&job, functions->determinant, n * n * n, n * (padded(n) + n), out, sizes, NULL);
}

static PyMethodDef methods[] = {
    {"reflections", reflections, METH_O, "R and Householder reflections; None for what is left to LAPACK."},
    {"exponential", exponential, METH_O, "Exponentials of matrices; None for what is left to SciPy."},
    {"factor_lu", factor_lu, METH_O, "L and U in one matrix, the rows that were swapped, and the first zero pivot; None for what is left to LAPACK."},
    {"solve_small", (PyCFunction)(void (*)(void))solve_small, METH_FASTCALL, "Solutions, or inverses, and the first zero pivot; None for what is left to LAPACK."},
    {"solve_small_triangle", (PyCFunction)(void (*)(void))solve_small_triangle, METH_FASTCALL, "Solutions of equations with a triangle; None for what is left to LAPACK."},
    {"factor_cholesky", factor_cholesky, METH_O, "Lower factors, and the first leading minor that is not positive; None for what is left to LAPACK."},
    {"factor_ldl", (PyCFunction)(void (*)(void))factor_ldl, METH_FASTCALL, "L and D of symmetric matrices, pivots, and the first zero of D; None for what is left to LAPACK."},
    {"reflected", (PyCFunction)(void (*)(void))reflected, METH_FASTCALL, "Products of Householder reflections; None for what is left to LAPACK."},
    {"determinants", (PyCFunction)(void (*)(void))determinants, METH_FASTCALL, "Determinants, or signs and logarithms; None for what is left to LAPACK."},
    {"factor_qr", (PyCFunction)(void (*)(void))factor_qr, METH_FASTCALL, "Q and R; None for what is left to LAPACK."},
};

int sg_matrices_methods(PyObject *dict) {
    return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, sizeof(methods) / sizeof(*methods));
}
