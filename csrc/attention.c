/* Attention without a matrix of all weights: of one head, some queries at a time meet some keys at a time, whose weights stay in the cache. Going forward, a query's
 * maximum, sum and mean are corrected whenever a larger score is found; backward, weights are computed anew from the logarithms of their sums.
 *
 * Queries, keys and values are packed once, as tiles of products read them. Work is divided by sizes alone, so that no bit depends on the number of threads. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "along.h"
#include "tasks.h"
#include "batch.h"

#define KEYS 128 /* that queries meet at a time: their scores and values take half of a second-level cache */
#define CHUNKS 16 /* parts of all keys, at the most, whose gradients are computed at the same time */
#define ALIGNMENT 64

typedef struct {
    PyArrayObject *query, *key, *value, *bias, *above; /* (heads..., rows, columns), in any layout; bias may be NULL */
    char *out, *sums, *deltas, *to_query, *to_key, *to_value; /* contiguous */
    sg_index heads, queries, keys, depth, width; /* of a head; the columns of queries, and of values */
    int causal;
    double scale;
    sg_index panels, chunks; /* of WIDTH queries; of a head's keys */
    sg_tasks tasks;
    char *packed, *scratch, *partial;
    sg_index packed_of_head, scratch_of_part, partial_of_chunk; /* elements */
    void (*task)(const void *job, sg_index number, char *scratch);
} attention;

/* The phases, each for one of so many tasks. */
typedef struct {
    int size, width, rows; /* of an element; of tiles */
    void (*pack)(const void *, sg_index, char *), (*forward)(const void *, sg_index, char *);
    void (*pack_queries)(const void *, sg_index, char *), (*backward)(const void *, sg_index, char *), (*finish)(const void *, sg_index, char *);
} instructions;

static inline sg_index least(sg_index a, sg_index b) { return a < b ? a : b; }
static inline sg_index in_groups(sg_index n, sg_index of) { return (n + of - 1) / of * of; }

#define TEMPLATE "attend.h"
#include "instructions.h"

/* ---- phases */

static void do_tasks(void *context, int part) {
    attention *job = context;
    const sg_index size = PyArray_ITEMSIZE(job->query);
    for (sg_index number; (number = sg_next_task(&job->tasks, part)) >= 0;)
        job->task(job, number, job->scratch + part * job->scratch_of_part * size);
}

static void do_phase(attention *job, int parts, void (*task)(const void *, sg_index, char *), sg_index tasks) {
    job->task = task;
    parts = (int)least(parts, tasks);
    sg_deal(&job->tasks, tasks, parts);
    sg_parallel(parts, do_tasks, job);
}

/* Memory for what is packed and for each part's blocks, in elements; 0 where it is short. */
static int reserve(attention *job, int parts, char **memory) {
    const sg_index size = PyArray_ITEMSIZE(job->query), packed = in_groups(job->heads * job->packed_of_head * size, ALIGNMENT);
    const sg_index partial = in_groups(job->heads * job->chunks * job->partial_of_chunk * size, ALIGNMENT);
    job->scratch_of_part = in_groups(job->scratch_of_part, ALIGNMENT);
    *memory = malloc(packed + partial + parts * job->scratch_of_part * size + ALIGNMENT);
    if (!*memory)
        return 0;
    job->packed = (char *)in_groups((sg_index)*memory, ALIGNMENT);
    job->partial = job->packed + packed;
    job->scratch = job->partial + partial;
    return 1;
}

static int threads_for(const attention *job, sg_index tasks) {
    const sg_index wanted = sg_threads_for(job->heads * job->queries * job->keys);
    return (int)(wanted < tasks ? wanted : tasks);
}

static int attend(attention *job, const instructions *use) {
    const sg_index width = use->width, rows = use->rows, of_values = in_groups(job->width, rows);
    char *memory;
    job->panels = (job->queries + width - 1) / width;
    const int parts = threads_for(job, job->heads * job->panels);
    job->packed_of_head = in_groups(job->keys, KEYS) * (job->depth + of_values);
    job->scratch_of_part = width * (job->depth + KEYS + of_values + 4) + ALIGNMENT;
    if (!reserve(job, parts, &memory))
        return 0;
    do_phase(job, parts, use->pack, job->heads);
    do_phase(job, parts, use->forward, job->heads * job->panels);
    free(memory);
    return 1;
}

static int attend_backward(attention *job, const instructions *use) {
    const sg_index width = use->width, rows = use->rows, of_queries = in_groups(job->depth, rows), of_values = in_groups(job->width, rows);
    const sg_index key_panels = (job->keys + width - 1) / width;
    char *memory;
    job->panels = (job->queries + width - 1) / width;
    job->chunks = least((key_panels + 3) / 4, (CHUNKS + job->heads - 1) / job->heads);
    const int parts = threads_for(job, job->heads * job->chunks);
    job->packed_of_head = job->panels * in_groups(width, rows) * (job->depth + of_queries + job->width + of_values);
    job->partial_of_chunk = job->panels * width * of_queries;
    job->scratch_of_part = width * (job->depth + job->width + 2 * of_queries + of_values + 3 * in_groups(width, rows)) + ALIGNMENT;
    if (!reserve(job, parts, &memory))
        return 0;
    do_phase(job, parts, use->pack_queries, job->heads * job->panels);
    do_phase(job, parts, use->backward, job->heads * job->chunks);
    do_phase(job, parts, use->finish, job->heads * job->panels);
    free(memory);
    return 1;
}

/* ---- arguments */

/* Whether an array has the heads of the queries, and so many rows and columns. */
static int is_matrix(const attention *job, PyObject *given, sg_index rows, sg_index columns) {
    if (!PyArray_CheckExact(given) || !PyArray_ISBEHAVED_RO((PyArrayObject *)given))
        return 0;
    PyArrayObject *const array = (PyArrayObject *)given;
    const int dims = PyArray_NDIM(array);
    return PyArray_TYPE(array) == PyArray_TYPE(job->query) && dims == PyArray_NDIM(job->query) && PyArray_DIM(array, dims - 2) == rows &&
           PyArray_DIM(array, dims - 1) == columns && PyArray_CompareLists(PyArray_DIMS(array), PyArray_DIMS(job->query), dims - 2);
}

/* The memory of a contiguous array of numbers of the queries' type; NULL for another. */
static char *plain(const attention *job, PyObject *given, sg_index count, int written) {
    if (!sg_plain(given) || PyArray_TYPE((PyArrayObject *)given) != PyArray_TYPE(job->query) || PyArray_SIZE((PyArrayObject *)given) != count ||
        (written && !PyArray_ISWRITEABLE((PyArrayObject *)given)))
        return NULL;
    return PyArray_BYTES((PyArrayObject *)given);
}

/* What both functions are given: 0 for what is left to NumPy. */
static int read_inputs(attention *job, PyObject *query, PyObject *key, PyObject *value, PyObject *bias) {
    if (!PyArray_CheckExact(query) || !PyArray_CheckExact(key) || !PyArray_CheckExact(value) || !PyArray_ISBEHAVED_RO((PyArrayObject *)query))
        return 0;
    job->query = (PyArrayObject *)query;
    job->key = (PyArrayObject *)key;
    job->value = (PyArrayObject *)value;
    const int dims = PyArray_NDIM(job->query), type = PyArray_TYPE(job->query);
    if ((type != NPY_FLOAT && type != NPY_DOUBLE) || dims < 2 || PyArray_NDIM(job->key) != dims || PyArray_NDIM(job->value) != dims)
        return 0;
    job->heads = PyArray_MultiplyList(PyArray_DIMS(job->query), dims - 2);
    job->queries = PyArray_DIM(job->query, dims - 2);
    job->depth = PyArray_DIM(job->query, dims - 1);
    job->keys = PyArray_DIM(job->key, dims - 2);
    job->width = PyArray_DIM(job->value, dims - 1);
    if (!job->heads || !job->queries || !job->keys || !job->depth || !job->width)
        return 0;
    job->bias = bias == Py_None ? NULL : (PyArrayObject *)bias;
    return is_matrix(job, key, job->keys, job->depth) && is_matrix(job, value, job->keys, job->width) && (!job->bias || is_matrix(job, bias, job->queries, job->keys));
}

static PyObject *ended(attention *job, int (*run)(attention *, const instructions *)) {
    const instructions *use = instructions_for(PyArray_TYPE(job->query) == NPY_FLOAT ? SG_f32 : SG_f64);
    int done;
    Py_BEGIN_ALLOW_THREADS
    done = run(job, use);
    Py_END_ALLOW_THREADS
    return done ? Py_NewRef(Py_True) : PyErr_NoMemory();
}

/* attend(query, key, value, bias, causal, scale, out, sums): writes the means of values and the logarithms of the sums of exponentials. */
static PyObject *attend_of(PyObject *unused, PyObject *args) {
    PyObject *query, *key, *value, *bias, *out, *sums;
    attention job = {0};
    if (!PyArg_ParseTuple(args, "OOOOpdOO", &query, &key, &value, &bias, &job.causal, &job.scale, &out, &sums))
        return NULL;
    if (!read_inputs(&job, query, key, value, bias))
        Py_RETURN_FALSE;
    job.out = plain(&job, out, job.heads * job.queries * job.width, 1);
    job.sums = plain(&job, sums, job.heads * job.queries, 1);
    if (!job.out || !job.sums)
        Py_RETURN_FALSE;
    return ended(&job, attend);
}

/* attend_backward(above, query, key, value, bias, sums, deltas, causal, scale, to_query, to_key, to_value): writes the gradients of queries, keys and values. */
static PyObject *attend_backward_of(PyObject *unused, PyObject *args) {
    PyObject *above, *query, *key, *value, *bias, *sums, *deltas, *to_query, *to_key, *to_value;
    attention job = {0};
    if (!PyArg_ParseTuple(args, "OOOOOOOpdOOO", &above, &query, &key, &value, &bias, &sums, &deltas, &job.causal, &job.scale, &to_query, &to_key, &to_value))
        return NULL;
    if (!read_inputs(&job, query, key, value, bias) || !is_matrix(&job, above, job.queries, job.width))
        Py_RETURN_FALSE;
    job.above = (PyArrayObject *)above;
    job.sums = plain(&job, sums, job.heads * job.queries, 0);
    job.deltas = plain(&job, deltas, job.heads * job.queries, 0);
    job.to_query = plain(&job, to_query, job.heads * job.queries * job.depth, 1);
    job.to_key = plain(&job, to_key, job.heads * job.keys * job.depth, 1);
    job.to_value = plain(&job, to_value, job.heads * job.keys * job.width, 1);
    if (!job.sums || !job.deltas || !job.to_query || !job.to_key || !job.to_value)
        Py_RETURN_FALSE;
    return ended(&job, attend_backward);
}

static PyMethodDef methods[] = {
    {"attend", attend_of, METH_VARARGS, "Attention, written into arrays; False for what no loop covers."},
    {"attend_backward", attend_backward_of, METH_VARARGS, "The gradients of attention, written into arrays; False for what no loop covers."},
};

int sg_attention_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
