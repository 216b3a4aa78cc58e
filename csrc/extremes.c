/* The largest or least elements along a dimension, and where each stands: the first of equal ones, and of NaNs, which count for more than any number. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "vector_types.h"

#define TOGETHER 256 /* elements that lie side by side: their results stay in the nearest cache */

typedef struct {
    sg_job job;
    const char *x;
    char *values;
    int64_t *indices;
} Job;

#define AT_ONCE 4 /* vectors of which it is asked at once whether one of them is wanted */
#define FEW 32    /* fewer elements, which may be fewer than these vectors have, are looked at one by one */

typedef int32_t floats_bits __attribute__((vector_size(32)));
typedef int64_t doubles_bits __attribute__((vector_size(32)));
typedef int32_t int32s __attribute__((vector_size(32)));
typedef int32_t int32s_bits __attribute__((vector_size(32)));
typedef int64_t int64s __attribute__((vector_size(32)));
typedef int64_t int64s_bits __attribute__((vector_size(32)));

/* Of a row the extreme of each quarter is found first, by comparisons that do not wait for one another, and then where it stands in the first quarter that has it. Behind whole steps, the last step of the row is
 * looked through, of which a part has been looked through before. */
#define EXTREMES(NAME, T, U, V, WHICH, BETTER)                                                                         \
    SG_TWO_CLONES static sg_index NAME##_of_row(const T *x, sg_index n, T *value) {                                    \
        enum { LANES = sizeof(V) / sizeof(T), STEP = AT_ONCE * LANES };                                                \
        T best = x[0];                                                                                                 \
        sg_index at = 0;                                                                                               \
        int nan = 0;                                                                                                   \
        if (n < FEW) {                                                                                                 \
            for (sg_index j = 0; j < n; j++)                                                                           \
                SG_TAKE(BETTER, T, best, nan, j, x[i])                                                                 \
        } else {                                                                                                       \
            const sg_index quarter = n / 4;                                                                            \
            T second = best, third = best, fourth = best, rest = best, all;                                            \
            SG_PRAGMA(omp simd reduction(WHICH : best, second, third, fourth) reduction(| : nan))                      \
            for (sg_index j = 0; j < quarter; j++) {                                                                   \
                SG_TAKE(BETTER, T, best, nan, j, x[i])                                                                 \
                SG_TAKE(BETTER, T, second, nan, quarter + j, x[i])                                                     \
                SG_TAKE(BETTER, T, third, nan, 2 * quarter + j, x[i])                                                  \
                SG_TAKE(BETTER, T, fourth, nan, 3 * quarter + j, x[i])                                                 \
            }                                                                                                          \
            for (sg_index j = 4 * quarter; j < n; j++)                                                                 \
                SG_TAKE(BETTER, T, rest, nan, j, x[i])                                                                 \
            all = second BETTER best ? second : best;                                                                  \
            all = third BETTER all ? third : all;                                                                      \
            all = fourth BETTER all ? fourth : all;                                                                    \
            all = rest BETTER all ? rest : all;                                                                        \
            at = nan | (best == all) ? 0 : (second == all ? 1 : third == all ? 2 : fourth == all ? 3 : 4) * quarter;   \
            best = all;                                                                                                \
        }                                                                                                              \
        if (nan | (n < FEW)) {                                                                                         \
            while (nan ? x[at] == x[at] : x[at] != best)                                                               \
                at++;                                                                                                  \
            *value = x[at];                                                                                            \
            return at;                                                                                                 \
        }                                                                                                              \
        V wanted = {0}, next;                                                                                          \
        wanted += best;                                                                                                \
        for (;; at += STEP) {                                                                                          \
            V##_bits found = {0};                                                                                      \
            at = n - at < STEP ? n - STEP : at;                                                                        \
            for (int k = 0; k < AT_ONCE; k++) {                                                                        \
                memcpy(&next, x + at + k * LANES, sizeof next);                                                        \
                found |= next == wanted;                                                                               \
            }                                                                                                          \
            uint64_t parts[sizeof(V) / 8];                                                                             \
            memcpy(parts, &found, sizeof parts);                                                                       \
            if (parts[0] | parts[1] | parts[2] | parts[3])                                                             \
                break;                                                                                                 \
        }                                                                                                              \
        U first = STEP;                                                                                                \
        for (U j = 0; j < STEP; j++) {                                                                                 \
            const U place = x[at + j] == best ? j : STEP;                                                              \
            first = place < first ? place : first;                                                                     \
        }                                                                                                              \
        *value = x[at + first];                                                                                        \
        return at + first;                                                                                             \
    }                                                                                                                  \
    SG_TWO_CLONES static void NAME##_neighbours(const T *x, sg_index n, sg_index inner, sg_index count, T *values, int64_t *indices) { \
        T best[TOGETHER];                                                                                              \
        U at[TOGETHER] = {0};                                                                                          \
        memcpy(best, x, count * sizeof(T));                                                                            \
        for (sg_index i = 1; i < n; i++) {                                                                             \
            const T *const row = x + i * inner;                                                                        \
            SG_INDEPENDENT                                                                                             \
            for (sg_index j = 0; j < count; j++) {                                                                     \
                const int better = (row[j] BETTER best[j]) | ((row[j] != row[j]) & (best[j] == best[j]));              \
                best[j] = better ? row[j] : best[j];                                                                       \
                at[j] = better ? (U)i : at[j];                                                                         \
            }                                                                                                          \
        }                                                                                                              \
        for (sg_index j = 0; j < count; j++)                                                                           \
            values[j] = best[j], indices[j] = (int64_t)at[j];                                                          \
    }                                                                                                                  \
    static void NAME(const sg_job *given, sg_share share) {                                                            \
        const Job *const job = (const Job *)given;                                                                     \
        const sg_index n = given->extent.n, inner = given->extent.inner;                                               \
        for (sg_index slice = share.first; slice < share.last; slice++) {                                              \
            const T *const x = (const T *)job->x + slice * n * inner;                                                  \
            T *const values = (T *)job->values + slice * inner;                                                        \
            int64_t *const indices = job->indices + slice * inner;                                                     \
            if (inner == 1)                                                                                            \
                *indices = NAME##_of_row(x, n, values);                                                                \
            else                                                                                                       \
                for (sg_index j = share.low; j < share.high; j += TOGETHER)                                            \
                    NAME##_neighbours(x + j, n, inner, share.high - j < TOGETHER ? share.high - j : TOGETHER, values + j, indices + j); \
        }                                                                                                              \
    }

/* U holds a place, and is as wide as T so that both are compared in one vector. A NaN is never better than a number by comparison. */
EXTREMES(largest_float, float, uint32_t, floats, max, >)
EXTREMES(largest_double, double, uint64_t, doubles, max, >)
EXTREMES(largest_int32, int32_t, uint32_t, int32s, max, >)
EXTREMES(largest_int64, int64_t, uint64_t, int64s, max, >)
EXTREMES(least_float, float, uint32_t, floats, min, <)
EXTREMES(least_double, double, uint64_t, doubles, min, <)
EXTREMES(least_int32, int32_t, uint32_t, int32s, min, <)
EXTREMES(least_int64, int64_t, uint64_t, int64s, min, <)

typedef void (*Run)(const sg_job *, sg_share);

/* extremes_along(largest, x, dim, keepdim) */
static PyObject *extremes_along(PyObject *unused, PyObject *args) {
    static const Run runs[][2] = {[SG_FLOAT] = {least_float, largest_float}, [SG_DOUBLE] = {least_double, largest_double}, [SG_INT32] = {least_int32, largest_int32},
                                  [SG_INT64] = {least_int64, largest_int64}, [SG_CFLOAT] = {NULL, NULL}, [SG_CDOUBLE] = {NULL, NULL}};
    PyObject *given;
    int largest, dim, keepdim;
    if (!PyArg_ParseTuple(args, "pOip", &largest, &given, &dim, &keepdim))
        return NULL;
    PyArrayObject *const x = (PyArrayObject *)given;
    if (!sg_plain(given) || dim < 0 || dim >= PyArray_NDIM(x) || !PyArray_SIZE(x) || PyArray_DIM(x, dim) > UINT32_MAX || !runs[sg_number_of(x)][largest])
        Py_RETURN_NONE;
    npy_intp shape[NPY_MAXDIMS];
    const int ndim = sg_shape_without(x, dim, keepdim, shape);
    PyArrayObject *const values = sg_new_array(ndim, shape, PyArray_DESCR(x)), *const indices = (PyArrayObject *)PyArray_SimpleNew(ndim, shape, NPY_INT64);
    if (!values || !indices) {
        Py_XDECREF(values);
        Py_XDECREF(indices);
        return NULL;
    }
    Job job = {{sg_extent_of(x, dim), runs[sg_number_of(x)][largest]}, PyArray_BYTES(x), PyArray_BYTES(values), PyArray_DATA(indices)};
    sg_do(&job.job, PyArray_SIZE(x));
    return Py_BuildValue("NN", values, indices);
}

static PyMethodDef methods[] = {
    {"extremes_along", extremes_along, METH_VARARGS, "The largest or least elements along a dimension, and where each stands; None for what no loop covers."},
};

int sg_extremes_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 1); }
