/* Elements picked and put along a dimension by indices: one for each element, or one for each slice. Threads divide the slices, or the elements of each, so
 * that one place belongs to one thread and what is put there arrives in the order of the indices. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "copies.h"

#include <stdatomic.h>

#define AT_ONCE 2048 /* indices that are looked at, and then used while they are in the nearest cache */
#define SHORT 64 /* rows of indices that are looked at together with their neighbours */
#define NEAR_BYTES (1 << 19) /* of columns that are picked from, or put into, together */

typedef struct { uint64_t low, high; } Wide; /* 16 bytes */
typedef struct Job Job;

/* The elements from `low` to `high` of the slices that a job's indices from `first` to `last` name; where elements lie side by side, also of the rows that follow. */
typedef struct { const Job *job; const int64_t *index; sg_index first, last, low, high, rows; } Part;
typedef void (*Run)(char *to, const char *from, const Part *part);

struct Job {
    sg_job job; /* its extent is that of what is picked from or put into */
    sg_index count, size; /* of indices along that dimension; of an element, in bytes */
    const int64_t *index;
    int shared; /* one index for a whole slice, which has been looked at */
    const char *from;
    char *to;
    Run run;
    int puts;
    enum { FILLED, COPIED, ZEROS } first; /* what `to` holds when elements are put: what it held, what `base` holds, or zeros */
    const char *base;
    atomic_int outside; /* an index was found that lies beyond the dimension */
    sg_index step; /* where whole slices are picked: how far these lie apart, in bytes */
};

/* MOVE(to, from) for each index and each element of its slice. The index says where to, or where from. */
#define ALONG(NAME, T, TO_INDEXED, MOVE)                                                                               \
    static void NAME(char *out, const char *x, const Part *part) {                                                     \
        T *to = (T *)out;                                                                                              \
        const T *from = (const T *)x;                                                                                  \
        const int64_t *index = part->index;                                                                            \
        const sg_index inner = part->job->job.extent.inner, first = part->first, last = part->last, low = part->low, high = part->high; \
        if (inner == 1) {                                                                                              \
            const sg_index n = part->job->job.extent.n, count = part->job->count;                                      \
            for (sg_index row = 0; row < part->rows; row++, index += count, to += TO_INDEXED ? n : count, from += TO_INDEXED ? count : n) { \
                SG_PRAGMA(GCC unroll 4)                                                                                \
                for (sg_index k = first; k < last; k++)                                                                \
                    MOVE(to[TO_INDEXED ? index[k] : k], from[TO_INDEXED ? k : index[k]]);                              \
            }                                                                                                          \
            return;                                                                                                    \
        }                                                                                                              \
        for (sg_index k = first; k < last; k++) {                                                                      \
            if (TO_INDEXED && part->job->shared) {                                                                     \
                T *const t = to + index[k] * inner;                                                                    \
                const T *const f = from + k * inner;                                                                   \
                SG_INDEPENDENT                                                                                         \
                for (sg_index j = low; j < high; j++)                                                                  \
                    MOVE(t[j], f[j]);                                                                                  \
                continue;                                                                                              \
            }                                                                                                          \
            const int64_t *const at = index + k * inner;                                                               \
            for (sg_index j = low; j < high; j++)                                                                      \
                MOVE(to[(TO_INDEXED ? at[j] : k) * inner + j], from[(TO_INDEXED ? k : at[j]) * inner + j]);            \
        }                                                                                                              \
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

/* Whether some index lies outside of `low`, at most 0, up to `high`, at least 0: one of two differences is negative then. */
#define ANY_OUTSIDE(NAME, T, U)                                                                                        \
    SG_CLONES static int NAME(const T *index, sg_index count, T low, T high) {                                                   \
        U signs = 0;                                                                                                   \
        for (sg_index i = 0; i < count; i++)                                                                           \
            signs |= ((U)index[i] - (U)low) | ((U)high - 1 - (U)index[i]);                                             \
        return (T)signs < 0;                                                                                           \
    }
ANY_OUTSIDE(any_outside_int32, int32_t, uint32_t)
ANY_OUTSIDE(any_outside_int64, int64_t, uint64_t)

/* Callers say which index lies beyond a dimension in words of their own; memory is not trusted to them. */
typedef struct { const void *index; int wide; int64_t low, high; atomic_int outside; } Bounds;

static void look_at(void *context, sg_index first, sg_index last) {
    Bounds *const bounds = context;
    if (bounds->wide ? any_outside_int64((const int64_t *)bounds->index + first, last - first, bounds->low, bounds->high)
                     : any_outside_int32((const int32_t *)bounds->index + first, last - first, (int32_t)bounds->low, (int32_t)bounds->high))
        atomic_store(&bounds->outside, 1);
}

static int are_within(PyArrayObject *index, int64_t low, int64_t high) {
    Bounds bounds = {PyArray_DATA(index), PyArray_ITEMSIZE(index) == 8, low, high, 0};
    sg_share_out(PyArray_SIZE(index), 1, look_at, &bounds);
    return !atomic_load(&bounds.outside);
}

/* Columns of a matrix of bytes become those of `base`, or zeros where that is NULL. */
static void lay(char *to, const char *base, sg_index rows, sg_index row_bytes, sg_index bytes) {
    if (bytes == row_bytes) {
        bytes *= rows;
        rows = 1;
    }
    for (sg_index i = 0; i < rows; i++, to += row_bytes)
        if (base)
            memcpy(to, base + i * row_bytes, bytes);
        else
            memset(to, 0, bytes);
}

/* The elements from `low` to `high` of some slices: of one, unless its elements lie side by side and few are picked or put. False where an index lies beyond the dimension. */
static int do_columns(const Job *job, sg_index slice, sg_index slices, sg_index low, sg_index high) {
    const sg_index n = job->job.extent.n, inner = job->job.extent.inner, size = job->size, count = job->count;
    const sg_index indexed = slice * n * inner * size, other = slice * count * inner * size;
    char *const to = job->to + (job->puts ? indexed : other);
    const char *const from = job->from + (job->puts ? other : indexed);
    const int64_t *const index = job->index + (job->shared ? 0 : slice * count * inner);
    if (job->first != FILLED)
        lay(to + low * size, job->first == ZEROS ? NULL : job->base + indexed + low * size, slices * n, inner * size, (high - low) * size);
    const sg_index step = job->shared ? count : inner <= SHORT ? AT_ONCE / inner : 1;
    for (sg_index first = 0; first < count; first += step) {
        const Part part = {job, index, first, count - first < step ? count : first + step, low, high, slices};
        const sg_index begin = inner <= SHORT ? 0 : low, end = inner <= SHORT ? inner : high;
        if (!job->shared && any_outside_int64(index + first * inner + begin, (slices - 1) * count + (part.last - first - 1) * inner + end - begin, 0, n))
            return 0;
        job->run(to, from, &part);
    }
    return 1;
}

static void do_share(const sg_job *given, sg_share share) {
    Job *const job = (Job *)given;
    const sg_index slice_bytes = job->job.extent.n * job->size, fitting = NEAR_BYTES / (slice_bytes ? slice_bytes : 1);
    const sg_index wide = fitting < 32 ? 32 : fitting / 16 * 16;
    const sg_index together = job->job.extent.inner == 1 && !job->shared && job->count && job->count <= AT_ONCE ? AT_ONCE / job->count : 1;
    for (sg_index slice = share.first; slice < share.last; slice += together)
        for (sg_index low = share.low; low < share.high; low += wide)
            if (!do_columns(job, slice, share.last - slice < together ? share.last - slice : together, low, low + wide < share.high ? low + wide : share.high)) {
                atomic_store(&job->outside, 1);
                return;
            }
}

/* Slices put by one index each: threads divide the slices that are put into. Each is written once, with all that comes there in the order of the indices. */
typedef struct { const Job *job; const sg_index *starts, *order; } Arrivals;

static void put_slices(void *context, sg_index first, sg_index last) {
    const Arrivals *const all = context;
    const Job *const job = all->job;
    const sg_index n = job->job.extent.n, inner = job->job.extent.inner, bytes = inner * job->size;
    for (sg_index i = first; i < last; i++) {
        const sg_index slice = i / n, row = i % n;
        if (job->first != FILLED)
            lay(job->to + i * bytes, job->first == ZEROS ? NULL : job->base + i * bytes, 1, bytes, bytes);
        for (sg_index next = all->starts[row]; next < all->starts[row + 1]; next++) {
            const sg_index k = all->order[next];
            const Part part = {job, job->index, k, k + 1, 0, inner, 1};
            job->run(job->to + slice * n * bytes, job->from + slice * job->count * bytes, &part);
        }
    }
}

/* False if there is not enough memory. */
static int put_shared(const Job *job) {
    const sg_index n = job->job.extent.n, rows = job->job.extent.outer * n;
    sg_index *const starts = PyMem_RawCalloc(n + 2 + job->count, sizeof(sg_index)), *const order = starts + n + 2;
    if (!starts)
        return 0;
    for (sg_index k = 0; k < job->count; k++)
        starts[job->index[k] + 2]++;
    for (sg_index i = 2; i <= n + 1; i++)
        starts[i] += starts[i - 1];
    for (sg_index k = 0; k < job->count; k++)
        order[starts[job->index[k] + 1]++] = k; /* each ends where the next began */
    Arrivals all = {job, starts, order};
    Py_BEGIN_ALLOW_THREADS
    sg_share_out(rows, job->job.extent.inner * (1 + job->count / n), put_slices, &all);
    Py_END_ALLOW_THREADS
    PyMem_RawFree(starts);
    return 1;
}

/* Slices picked by one index each: threads divide the indices. */
static void take_slices(void *context, sg_index first, sg_index last) {
    const Job *const job = context;
    const sg_index bytes = job->job.extent.inner * job->size, count = job->count;
    for (sg_index i = first; i < last; i++)
        memcpy(job->to + i * bytes, job->from + i / count * job->job.extent.n * bytes + job->index[i % count] * job->step, bytes);
}

/* Elements picked from a line: threads divide the indices. */
static void take_from_line(void *context, sg_index first, sg_index last) {
    Job *const job = context;
    for (sg_index next = first; next < last; next += AT_ONCE) {
        const Part part = {job, job->index, next, last - next < AT_ONCE ? last : next + AT_ONCE, 0, 1, 1};
        if (any_outside_int64(job->index + next, part.last - next, 0, job->job.extent.n)) {
            atomic_store(&job->outside, 1);
            return;
        }
        job->run(job->to, job->from, &part);
    }
}

/* The result of a job, or None. */
static PyObject *unless_outside(Job *job, PyArrayObject *out) {
    if (!atomic_load(&job->outside))
        return (PyObject *)out;
    Py_DECREF(out);
    Py_RETURN_NONE;
}

/* Whether an array's slices along its first dimension are plain arrays, which may lie apart. */
static int has_plain_slices(PyObject *given) {
    if (!PyArray_CheckExact(given))
        return 0;
    PyArrayObject *const x = (PyArrayObject *)given;
    npy_intp stride = PyArray_ITEMSIZE(x);
    for (int d = PyArray_NDIM(x) - 1; d > 0; d--) {
        if (PyArray_STRIDE(x, d) != stride)
            return 0;
        stride *= PyArray_DIM(x, d);
    }
    return PyArray_NDIM(x) > 1 && PyArray_SIZE(x) && PyArray_ISALIGNED(x) && PyArray_ISNOTSWAPPED(x) && !PyDataType_REFCHK(PyArray_DESCR(x));
}

/* take_along(x, dim, index): x's elements at indices, one for each element of the result. An index of one dimension, where x has more, is one for
 * each slice. */
static PyObject *take_along(PyObject *unused, PyObject *args) {
    PyObject *x, *index;
    int dim;
    if (!PyArg_ParseTuple(args, "OiO", &x, &dim, &index))
        return NULL;
    PyArrayObject *const from = (PyArrayObject *)x, *const given = (PyArrayObject *)index;
    const int plain = sg_plain(x);
    if (!(plain || (dim == 0 && has_plain_slices(x))) || dim < 0 || dim >= PyArray_NDIM(from) || !PyArray_CheckExact(index))
        Py_RETURN_NONE;
    const int shared = PyArray_NDIM(given) == 1 && PyArray_NDIM(from) > 1;
    const sg_extent extent = sg_extent_of(from, dim);
    if (!plain && (!shared || extent.inner < 2))
        Py_RETURN_NONE;
    Run run = of_size(PyArray_ITEMSIZE(from), 0);
    if (!run || !index_fits(index, given, shared ? 0 : dim, shared) || !(shared || same_but(from, given, dim)) ||
        (shared && !are_within(given, 0, PyArray_DIM(from, dim))))
        Py_RETURN_NONE;
    const npy_intp count = PyArray_DIM(given, shared ? 0 : dim);
    PyArrayObject *const out = sg_new_resized(from, dim, count, PyArray_DESCR(from));
    if (!out)
        return NULL;
    Job job = {{extent, do_share}, count, PyArray_ITEMSIZE(from), PyArray_DATA(given), shared, PyArray_BYTES(from), PyArray_BYTES(out), run};
    job.step = plain ? extent.inner * job.size : PyArray_STRIDE(from, 0);
    if (shared && extent.inner > 1)
        sg_do_spans(job.job.extent.outer * count, job.job.extent.inner, take_slices, &job);
    else if (PyArray_NDIM(from) == 1)
        sg_do_spans(count, 1, take_from_line, &job);
    else
        sg_do(&job.job, PyArray_SIZE(out));
    return unless_outside(&job, out);
}

/* An array in which elements are put: of the shape of another, or of a shape that a tuple gives. NULL, without an exception, for what is neither. */
static PyArrayObject *put_into(PyObject *x, PyArray_Descr *dtype) {
    if (PyArray_CheckExact(x))
        return PyArray_EquivTypes(PyArray_DESCR((PyArrayObject *)x), dtype) ? sg_new_like((PyArrayObject *)x, dtype) : NULL;
    npy_intp shape[NPY_MAXDIMS];
    const Py_ssize_t ndim = PyTuple_CheckExact(x) ? PyTuple_GET_SIZE(x) : NPY_MAXDIMS + 1;
    if (ndim > NPY_MAXDIMS)
        return NULL;
    for (Py_ssize_t i = 0; i < ndim; i++)
        if ((shape[i] = PyLong_AsSsize_t(PyTuple_GET_ITEM(x, i))) < 0) {
            PyErr_Clear();
            return NULL;
        }
    return sg_new_array((int)ndim, shape, dtype);
}

/* Whether two arrays of contiguous memory have any of it in common. */
static int overlap(PyArrayObject *a, PyArrayObject *b) {
    return PyArray_BYTES(a) < PyArray_BYTES(b) + PyArray_NBYTES(b) && PyArray_BYTES(b) < PyArray_BYTES(a) + PyArray_NBYTES(a);
}

/* x itself, where elements may be put into it: none of them is left half done, nor read after it was put. NULL, without an exception, if not. */
static PyArrayObject *itself(PyObject *x, PyArrayObject *index, PyArrayObject *source, int dim) {
    PyArrayObject *const to = (PyArrayObject *)x;
    if (!sg_plain(x) || !PyArray_ISWRITEABLE(to) || dim < 0 || dim >= PyArray_NDIM(to) || !PyArray_EquivTypes(PyArray_DESCR(to), PyArray_DESCR(source)))
        return NULL;
    if (!sg_plain((PyObject *)index) || sg_number_of(index) != SG_INT64 || overlap(to, index) || overlap(to, source))
        return NULL;
    if (!are_within(index, 0, PyArray_DIM(to, dim)))
        return NULL;
    Py_INCREF(to);
    return to;
}

/* put_along(how, x, dim, index, source, into): a copy of x, or zeros of the shape that a tuple gives, with elements put; or x itself, where `into` says so.
 * An index of one dimension, where x has more, is one for each slice. */
static PyObject *put_along(PyObject *unused, PyObject *args) {
    PyObject *x, *index, *source;
    int how, dim, into = 0;
    if (!PyArg_ParseTuple(args, "COiOO|p", &how, &x, &dim, &index, &source, &into))
        return NULL;
    PyArrayObject *const from = (PyArrayObject *)source, *const given = (PyArrayObject *)index;
    if (!sg_plain(source) || !PyArray_CheckExact(index))
        Py_RETURN_NONE;
    PyArrayObject *const to = into ? itself(x, given, from, dim) : put_into(x, PyArray_DESCR(from));
    if (!to && PyErr_Occurred())
        return NULL;
    const int ndim = to ? PyArray_NDIM(to) : 0, shared = PyArray_NDIM(given) == 1 && ndim > 1;
    Run run = NULL;
    if (dim >= 0 && dim < ndim && same_but(to, from, dim) && index_fits(index, from, dim, shared) && (!shared || are_within(given, 0, PyArray_DIM(to, dim))))
        run = how == '=' ? of_size(PyArray_ITEMSIZE(to), 1) : combined(how, sg_number_of(to));
    if (!run) {
        Py_XDECREF(to);
        Py_RETURN_NONE;
    }
    const npy_intp count = PyArray_DIM(from, dim), size = PyArray_ITEMSIZE(to);
    Job job = {{sg_extent_of(to, dim), do_share}, count, size, PyArray_DATA(given), shared, PyArray_BYTES(from), PyArray_BYTES(to)};
    job.run = run;
    job.puts = 1;
    PyArrayObject *const base = PyArray_CheckExact(x) ? (PyArrayObject *)x : NULL;
    const sg_index larger = PyArray_SIZE(to) > PyArray_SIZE(from) && !into ? PyArray_SIZE(to) : PyArray_SIZE(from);
    const int often = !into || count >= job.job.extent.n; /* so that all slices may be gone through */
    const int by_slice = shared && larger >= SG_RELEASE_AT && job.job.extent.inner >= SHORT && job.job.extent.n && often;
    job.first = into ? FILLED : base ? COPIED : ZEROS;
    if (job.first == COPIED && sg_plain(x) && (by_slice || larger < SG_RELEASE_AT || sg_shares(job.job.extent, larger) > 1))
        job.base = PyArray_BYTES(base);
    else if (job.first == COPIED) { /* all threads copy it, and then one puts */
        job.first = FILLED;
        if (!sg_copy_array(to, base)) {
            Py_DECREF(to);
            Py_RETURN_NONE;
        }
    }
    if (!by_slice)
        sg_do(&job.job, larger);
    else if (!put_shared(&job)) {
        Py_DECREF(to);
        return PyErr_NoMemory();
    }
    return unless_outside(&job, to);
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
    const int64_t most = number == SG_INT64 ? INT64_MAX : number == SG_INT32 ? INT32_MAX : -1;
    if (low <= 0 && high >= 0 && high <= most && low >= high - most)
        return PyBool_FromLong(are_within(index, low, high));
    Py_RETURN_NONE;
}

/* unraveled(places, shape): the indices along each dimension of few elements given by their number; the remainders of numbers that are none. */
static PyObject *unraveled(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    PyArrayObject *const places = count == 2 && sg_plain(args[0]) && PyTuple_CheckExact(args[1]) ? (PyArrayObject *)args[0] : NULL;
    const Py_ssize_t ndim = places ? PyTuple_GET_SIZE(args[1]) : 0;
    int64_t sizes[NPY_MAXDIMS], *to[NPY_MAXDIMS];
    if (!ndim || ndim > NPY_MAXDIMS || sg_number_of(places) != SG_INT64 || PyArray_SIZE(places) >= SG_RELEASE_AT)
        Py_RETURN_NONE;
    for (Py_ssize_t d = 0; d < ndim; d++)
        if ((sizes[d] = PyLong_AsLongLong(PyTuple_GET_ITEM(args[1], d))) <= 0) {
            PyErr_Clear();
            Py_RETURN_NONE;
        }
    PyObject *const found = PyTuple_New(ndim);
    for (Py_ssize_t d = 0; found && d < ndim; d++) {
        PyArrayObject *const made = sg_new_like(places, PyArray_DESCR(places));
        if (!made) {
            Py_DECREF(found);
            return NULL;
        }
        PyTuple_SET_ITEM(found, d, (PyObject *)made);
        to[d] = PyArray_DATA(made);
    }
    const int64_t *const from = PyArray_DATA(places);
    for (npy_intp i = 0; found && i < PyArray_SIZE(places); i++) {
        int64_t number = from[i];
        for (Py_ssize_t d = ndim - 1; d >= 0; d--) {
            const int64_t rest = number % sizes[d], below = rest < 0;
            to[d][i] = rest + (below ? sizes[d] : 0);
            number = number / sizes[d] - below;
        }
    }
    return found;
}

static PyMethodDef methods[] = {
    {"all_within", (PyCFunction)(void (*)(void))all_within, METH_FASTCALL, "Whether all indices lie from `low` to below `high`; None for what no loop covers."},
    {"take_along", take_along, METH_VARARGS, "Elements picked along a dimension by indices; None for what no loop covers, and where an index lies beyond it."},
    {"unraveled", (PyCFunction)(void (*)(void))unraveled, METH_FASTCALL, "The indices along each dimension of elements given by their number; None for many."},
    {"put_along", put_along, METH_VARARGS,
     "A copy in which elements are put ('='), added ('+'), multiplied ('*'), or the larger ('>') or smaller ('<') kept; None as take_along gives it."},
};

int sg_places_methods(PyObject *dict) {
    return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 4);
}
