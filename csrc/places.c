/* Elements picked and put along a dimension by indices: one for each element, or one for each slice. Threads divide the slices, or the elements of each, so
 * that one place belongs to one thread and what is put there arrives in the order of the indices. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"

#include <stdatomic.h>

typedef struct { uint64_t low, high; } Wide; /* 16 bytes */

typedef struct {
    sg_job job; /* its extent is that of what is picked from or put into */
    sg_index count; /* of indices along that dimension */
    const int64_t *index;
    int shared; /* one index for a whole slice */
    const char *from;
    char *to;
} Job;

/* MOVE(to, from) for each index and each element of its slice. The index says where to, or where from. */
#define ALONG(NAME, T, TO_INDEXED, MOVE)                                                                                   \
    static void NAME(const sg_job *given, sg_share share) {                                                                  \
        const Job *job = (const Job *)given;                                                                                            \
        const sg_index n = job->job.extent.n, inner = job->job.extent.inner, count = job->count;                                   \
        for (sg_index slice = share.first; slice < share.last; slice++) {                                                  \
            const T *from = (const T *)job->from + slice * (TO_INDEXED ? count : n) * inner;                               \
            T *to = (T *)job->to + slice * (TO_INDEXED ? n : count) * inner;                                               \
            const int64_t *index = job->index + (job->shared ? 0 : slice * count * inner);                                 \
            if (inner == 1) {                                                                                              \
                for (sg_index k = 0; k < count; k++)                                                                       \
                    MOVE(to[TO_INDEXED ? index[k] : k], from[TO_INDEXED ? k : index[k]]);                                  \
                continue;                                                                                                  \
            }                                                                                                              \
            for (sg_index k = 0; k < count; k++) {                                                                         \
                if (job->shared) {                                                                                         \
                    T *const t = to + (TO_INDEXED ? index[k] : k) * inner;                                                 \
                    const T *const f = from + (TO_INDEXED ? k : index[k]) * inner;                                         \
                    SG_INDEPENDENT                                                                                         \
                    for (sg_index j = share.low; j < share.high; j++)                                                      \
                        MOVE(t[j], f[j]);                                                                                  \
                    continue;                                                                                              \
                }                                                                                                          \
                const int64_t *const at = index + k * inner;                                                               \
                for (sg_index j = share.low; j < share.high; j++)                                                          \
                    MOVE(to[(TO_INDEXED ? at[j] : k) * inner + j], from[(TO_INDEXED ? k : at[j]) * inner + j]);            \
            }                                                                                                              \
        }                                                                                                                  \
    }

#define SET(a, b) ((a) = (b))
#define ADD(a, b) ((a) += (b))
#define MULTIPLY(a, b) ((a) *= (b))
#define LARGER(a, b) ((a) = ((a) >= (b)) | ((a) != (a)) ? (a) : (b)) /* a NaN, if either is one */
#define SMALLER(a, b) ((a) = ((a) <= (b)) | ((a) != (a)) ? (a) : (b))

ALONG(take_1, uint8_t, 0, SET)
ALONG(take_2, uint16_t, 0, SET)
ALONG(take_4, uint32_t, 0, SET)
ALONG(take_8, uint64_t, 0, SET)
ALONG(take_16, Wide, 0, SET)
ALONG(put_1, uint8_t, 1, SET)
ALONG(put_2, uint16_t, 1, SET)
ALONG(put_4, uint32_t, 1, SET)
ALONG(put_8, uint64_t, 1, SET)
ALONG(put_16, Wide, 1, SET)
ALONG(add_float, float, 1, ADD)
ALONG(add_double, double, 1, ADD)
ALONG(add_int32, int32_t, 1, ADD)
ALONG(add_int64, int64_t, 1, ADD)
ALONG(add_cfloat, float _Complex, 1, ADD)
ALONG(add_cdouble, double _Complex, 1, ADD)
ALONG(multiply_float, float, 1, MULTIPLY)
ALONG(multiply_double, double, 1, MULTIPLY)
ALONG(multiply_int64, int64_t, 1, MULTIPLY)
ALONG(larger_float, float, 1, LARGER)
ALONG(larger_double, double, 1, LARGER)
ALONG(larger_int64, int64_t, 1, LARGER)
ALONG(smaller_float, float, 1, SMALLER)
ALONG(smaller_double, double, 1, SMALLER)
ALONG(smaller_int64, int64_t, 1, SMALLER)

typedef void (*Run)(const sg_job *, sg_share);

static Run of_size(npy_intp size, int put) {
    switch (size) {
    case 1: return put ? put_1 : take_1;
    case 2: return put ? put_2 : take_2;
    case 4: return put ? put_4 : take_4;
    case 8: return put ? put_8 : take_8;
    case 16: return put ? put_16 : take_16;
    default: return NULL;
    }
}

static Run combined(int how, sg_number number) {
    static const Run adds[] = {NULL, add_float, add_double, add_int32, add_int64, add_cfloat, add_cdouble};
    static const Run multiplies[] = {NULL, multiply_float, multiply_double, NULL, multiply_int64, NULL, NULL};
    static const Run larger[] = {NULL, larger_float, larger_double, NULL, larger_int64, NULL, NULL};
    static const Run smaller[] = {NULL, smaller_float, smaller_double, NULL, smaller_int64, NULL, NULL};
    return how == '+' ? adds[number] : how == '*' ? multiplies[number] : how == '>' ? larger[number] : how == '<' ? smaller[number] : NULL;
}

/* Whether two arrays have one shape but for one dimension. */
static int same_but(PyArrayObject *a, PyArrayObject *b, int dim) {
    if (PyArray_NDIM(a) != PyArray_NDIM(b))
        return 0;
    for (int i = 0; i < PyArray_NDIM(a); i++)
        if (i != dim && PyArray_DIM(a, i) != PyArray_DIM(b, i))
            return 0;
    return 1;
}

/* Whether an index fits: int64, and of the shape of what is picked or put, or a vector for its slices. */
static int index_fits(PyObject *index, PyArrayObject *moved, int dim, int shared) {
    if (!sg_plain(index) || sg_number_of((PyArrayObject *)index) != SG_INT64)
        return 0;
    PyArrayObject *const given = (PyArrayObject *)index;
    return shared ? PyArray_NDIM(given) == 1 && PyArray_DIM(given, 0) == PyArray_DIM(moved, dim) : PyArray_SAMESHAPE(given, moved);
}

/* Whether each index lies within a dimension. Callers say so to their users in words of their own; memory is not trusted to them. */
typedef struct { const void *index; int64_t low, high; atomic_int outside; } Bounds;

#define ALL_WITHIN(NAME, T)                                                                                            \
    SG_TWO_CLONES static void look_at_##NAME(void *context, sg_index first, sg_index last) {                               \
        Bounds *const bounds = context;                                                                                \
        const T *const index = bounds->index, low = (T)bounds->low, high = (T)bounds->high;                            \
        T outside = 0;                                                                                                 \
        for (sg_index i = first; i < last; i++)                                                                        \
            outside |= (index[i] < low) | (index[i] >= high);                                                          \
        if (outside)                                                                                                   \
            atomic_store(&bounds->outside, 1);                                                                         \
    }                                                                                                                  \
    static int all_within_##NAME(const T *index, sg_index count, int64_t low, int64_t high) {                          \
        Bounds bounds = {index, low, high, 0};                                                                         \
        sg_share_out(count, 1, look_at_##NAME, &bounds);                                                               \
        return !atomic_load(&bounds.outside);                                                                          \
    }
ALL_WITHIN(int32, int32_t)
ALL_WITHIN(int64, int64_t)

static int within(PyArrayObject *index, sg_index n) { return all_within_int64(PyArray_DATA(index), PyArray_SIZE(index), 0, n); }

/* Elements picked from a line: threads divide the indices. */
typedef struct { const Job *job; npy_intp size; } Line;

static void take_from_line(void *context, sg_index first, sg_index last) {
    const Line *const line = context;
    Job mine = *line->job;
    mine.count = last - first;
    mine.index += first;
    mine.to += first * line->size;
    mine.job.run(&mine.job, (sg_share){0, 1, 0, 1});
}

/* Memory for what is picked: an array of the shape of another, but for the size of one dimension. */
static PyArrayObject *picked_from(PyArrayObject *from, int dim, npy_intp count) {
    npy_intp shape[NPY_MAXDIMS];
    memcpy(shape, PyArray_DIMS(from), sizeof(npy_intp) * (size_t)PyArray_NDIM(from));
    shape[dim] = count;
    return sg_new_array(PyArray_NDIM(from), shape, PyArray_DESCR(from));
}

/* take_along(x, dim, index): x's elements at indices, one for each element of the result. An index of one dimension, where x has more, is one for each slice. */
static PyObject *take_along(PyObject *unused, PyObject *args) {
    PyObject *x, *index;
    int dim;
    if (!PyArg_ParseTuple(args, "OiO", &x, &dim, &index))
        return NULL;
    PyArrayObject *const from = (PyArrayObject *)x, *const given = (PyArrayObject *)index;
    if (!sg_plain(x) || dim < 0 || dim >= PyArray_NDIM(from) || !PyArray_CheckExact(index))
        Py_RETURN_NONE;
    const int shared = PyArray_NDIM(given) == 1 && PyArray_NDIM(from) > 1;
    Run run = of_size(PyArray_ITEMSIZE(from), 0);
    if (!run || !index_fits(index, given, shared ? 0 : dim, shared) || !(shared || same_but(from, given, dim)) || !within(given, PyArray_DIM(from, dim)))
        Py_RETURN_NONE;
    const npy_intp count = PyArray_DIM(given, shared ? 0 : dim);
    PyArrayObject *const out = picked_from(from, dim, count);
    if (!out)
        return NULL;
    Job job = {{sg_extent_of(from, dim), run}, count, PyArray_DATA(given), shared, PyArray_BYTES(from), PyArray_BYTES(out)};
    if (PyArray_NDIM(from) == 1 && job.count >= SG_RELEASE_AT) {
        Line line = {&job, PyArray_ITEMSIZE(from)};
        Py_BEGIN_ALLOW_THREADS
        sg_share_out(job.count, 1, take_from_line, &line);
        Py_END_ALLOW_THREADS
    } else
        sg_do(&job.job, PyArray_SIZE(out));
    return (PyObject *)out;
}

/* put_along(how, out, dim, index, source): writes to `out`. An index of one dimension, where out has more, is one for each slice. */
static PyObject *put_along(PyObject *unused, PyObject *args) {
    PyObject *out, *index, *source;
    int how, dim;
    if (!PyArg_ParseTuple(args, "COiOO", &how, &out, &dim, &index, &source))
        return NULL;
    PyArrayObject *const to = (PyArrayObject *)out, *const from = (PyArrayObject *)source, *const given = (PyArrayObject *)index;
    if (!sg_plain(out) || !sg_plain(source) || !PyArray_ISWRITEABLE(to) || dim < 0 || dim >= PyArray_NDIM(to) || !same_but(to, from, dim) ||
        !PyArray_EquivTypes(PyArray_DESCR(to), PyArray_DESCR(from)) || !PyArray_CheckExact(index))
        Py_RETURN_FALSE;
    const int shared = PyArray_NDIM(given) == 1 && PyArray_NDIM(to) > 1;
    Run run = !index_fits(index, from, dim, shared) || !within(given, PyArray_DIM(to, dim)) ? NULL : how == '=' ? of_size(PyArray_ITEMSIZE(to), 1) : combined(how, sg_number_of(to));
    if (!run)
        Py_RETURN_FALSE;
    Job job = {{sg_extent_of(to, dim), run}, PyArray_DIM(from, dim), PyArray_DATA(given), shared, PyArray_BYTES(from), PyArray_BYTES(to)};
    sg_do(&job.job, PyArray_SIZE(from));
    Py_RETURN_TRUE;
}

/* all_within(index, low, high) */
static PyObject *all_within(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 3 || !sg_plain(args[0]))
        Py_RETURN_NONE;
    PyArrayObject *const index = (PyArrayObject *)args[0];
    const int64_t low = PyLong_AsLongLong(args[1]), high = PyLong_AsLongLong(args[2]);
    if (PyErr_Occurred())
        return NULL;
    const sg_number number = sg_number_of(index);
    if (number == SG_INT64)
        return PyBool_FromLong(all_within_int64(PyArray_DATA(index), PyArray_SIZE(index), low, high));
    if (number == SG_INT32 && low >= INT32_MIN && high <= INT32_MAX)
        return PyBool_FromLong(all_within_int32(PyArray_DATA(index), PyArray_SIZE(index), low, high));
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"all_within", (PyCFunction)(void (*)(void))all_within, METH_FASTCALL, "Whether all indices lie from `low` to below `high`; None for what no loop covers."},
    {"take_along", take_along, METH_VARARGS, "Elements picked along a dimension by indices; None for what no loop covers, and where an index lies beyond it."},
    {"put_along", put_along, METH_VARARGS, "Put ('='), add ('+'), multiply ('*') or keep the larger ('>') or smaller ('<'); False for what no loop covers, and where an index lies beyond."},
};

int sg_places_methods(PyObject *dict) {
    return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 3);
}
