/* The connectionist temporal classification of sequences: the probability of all alignments of labels with steps, and its gradient. runtime/array/nn/ctc.py
 * says what is computed. A sample is one thread's, in double precision; so no bit depends on the number of threads. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "along.h"
#include "scalar.h"

typedef struct {
    const char *x;
    sg_index steps, samples, classes, step, next, class; /* of x, and the bytes between steps, samples and classes */
    int single;                                          /* float, else double */
    const char *targets;
    int wide;                        /* targets of int64, else of int32 */
    sg_index row;                    /* targets in a row; -1: those of one sample behind another's */
    sg_index *ends, *sizes, *starts; /* of each sample, with where its targets begin */
    sg_index blank;
    double samples_in_mean; /* 0: losses are not reduced to their mean */
    int zero_infinity;
    double *losses;
    char *gradient; /* NULL: only losses are wanted */
    int parts;
    atomic_int out_of_memory;
} Job;

/* What is computed of one sample. Rows of states have room for two states without a way to them, before or behind. */
typedef struct {
    sg_index count; /* of states */
    sg_index *classes;
    double *skips; /* 0 where the state two before leads here, else -inf */
    double *scores, *row, *other;
} States;

static inline sg_index target_of(const Job *job, sg_index at) { return job->wide ? (sg_index)((const int64_t *)job->targets)[at] : ((const int32_t *)job->targets)[at]; }

static void scores_of(const Job *job, const States *states, sg_index sample, sg_index step) {
    const char *const x = job->x + step * job->step + sample * job->next;
    if (job->single)
        for (sg_index s = 0; s < states->count; s++)
            states->scores[s] = *(const float *)(x + states->classes[s] * job->class);
    else
        for (sg_index s = 0; s < states->count; s++)
            states->scores[s] = *(const double *)(x + states->classes[s] * job->class);
}

/* The logarithm of the sum of three exponentials. */
static inline double sum_of(double a, double b, double c) {
    double most = a > b ? a : b;
    most = most > c ? most : c;
    most = fabs(most) <= 1.7976931348623157e308 ? most : 0; /* of infinities, what their exponentials give */
    return most + log(sg_exp_f64(a - most) + sg_exp_f64(b - most) + sg_exp_f64(c - most));
}

/* What is reached by a step, from what was reached before; both behind two states without a way to them. */
SG_TWO_CLONES static void reach(const double *restrict from, double *restrict to, const double *skips, const double *scores, sg_index count) {
    SG_INDEPENDENT
    for (sg_index s = 0; s < count; s++)
        to[s] = sum_of(from[s], from[s - 1], skips[s] < 0 ? -INFINITY : from[s - 2]) + scores[s];
}

/* What is left before a step, from what is left with it; both before two states without a way from them. */
SG_TWO_CLONES static void leave(const double *restrict from, double *restrict to, const double *skips, sg_index count) {
    SG_INDEPENDENT
    for (sg_index s = 0; s < count; s++)
        to[s] = sum_of(from[s], from[s + 1], skips[s + 2] < 0 ? -INFINITY : from[s + 2]);
}

SG_TWO_CLONES static void passing(const double *reached, const double *left, double total, double *to, sg_index count) { /* perhaps where `reached` is */
    SG_INDEPENDENT
    for (sg_index s = 0; s < count; s++)
        to[s] = sg_exp_f64(reached[s] + left[s] - total);
}

static inline double total_of(const double *reached, sg_index count) {
    return sum_of(reached[count - 1], count > 1 ? reached[count - 2] : -INFINITY, -INFINITY);
}

/* Subtracts from the gradient of a step what passes through each state, times a weight; the blanks of all states together. */
#define SPREAD(T)                                                                                                      \
    static void spread_##T(T *out, const States *states, const double *share, double weight, sg_index blank) {         \
        double blanks = 0;                                                                                             \
        for (sg_index s = 0; s < states->count; s += 2)                                                                \
            blanks += share[s];                                                                                        \
        for (sg_index s = 1; s < states->count; s += 2)                                                                \
            out[states->classes[s]] -= (T)(share[s] * weight);                                                         \
        out[blank] -= (T)(blanks * weight);                                                                            \
    }
SPREAD(float)
SPREAD(double)

static void of_sample(const Job *job, sg_index sample, States *states, double *reached) {
    const sg_index end = job->ends[sample], size = job->sizes[sample], count = 2 * size + 1, first = job->starts[sample], stride = count + 2;
    states->count = count;
    for (sg_index s = 0; s < count; s++) {
        states->classes[s] = s % 2 ? target_of(job, first + s / 2) : job->blank;
        states->skips[s] = s > 1 && states->classes[s] != job->blank && states->classes[s] != states->classes[s - 2] ? 0 : -INFINITY;
    }
    states->skips[count] = states->skips[count + 1] = -INFINITY;
    /* the rows before the first step, and after each: all of them for a gradient, else two in turn */
    const sg_index rows = job->gradient ? end + 1 : 2;
    for (sg_index i = 0; i < (rows < 2 ? 2 : rows); i++)
        reached[i * stride] = reached[i * stride + 1] = -INFINITY;
    for (sg_index s = 0; s < count; s++)
        reached[2 + s] = s ? -INFINITY : 0;
    for (sg_index step = 0; step < end; step++) {
        scores_of(job, states, sample, step);
        const sg_index from = job->gradient ? step : step % 2, to = job->gradient ? step + 1 : (step + 1) % 2;
        reach(reached + from * stride + 2, reached + to * stride + 2, states->skips, states->scores, count);
    }
    const double total = total_of(reached + (job->gradient ? end : end % 2) * stride + 2, count);
    const int nothing = total == -INFINITY;
    const double weight = job->samples_in_mean ? 1 / ((double)(size ? size : 1) * job->samples_in_mean) : 1;
    if (job->losses)
        job->losses[sample] = nothing && job->zero_infinity ? 0 : -total / (job->samples_in_mean ? (double)(size ? size : 1) : 1);
    if (!job->gradient || (nothing && job->zero_infinity))
        return;
    const double scale = fabs(total) == INFINITY ? NAN : total; /* of nothing that is a probability, there is no share */
    double *left = states->row, *with = states->other;
    for (sg_index s = 0; s < count + 2; s++)
        left[s] = s < count && s + 2 >= count ? 0 : -INFINITY;
    for (sg_index step = end; step-- > 0;) {
        scores_of(job, states, sample, step);
        double *const share = reached + (step + 1) * stride + 2; /* what was reached is not needed again */
        passing(share, left, scale, share, count);
        const sg_index at = (step * job->samples + sample) * job->classes;
        if (job->single)
            spread_float((float *)job->gradient + at, states, share, weight, job->blank);
        else
            spread_double((double *)job->gradient + at, states, share, weight, job->blank);
        for (sg_index s = 0; s < count; s++)
            with[s] = left[s] + states->scores[s];
        with[count] = with[count + 1] = -INFINITY;
        leave(with, left, states->skips, count);
    }
}

static void run_part(void *context, int part) {
    Job *const job = context;
    const sg_index low = job->samples * part / job->parts, high = job->samples * (part + 1) / job->parts;
    sg_index most = 0, last = 0;
    for (sg_index i = low; i < high; i++) {
        most = job->sizes[i] > most ? job->sizes[i] : most;
        last = job->ends[i] > last ? job->ends[i] : last;
    }
    const size_t room = (size_t)(2 * most + 3), rows = job->gradient && last > 1 ? (size_t)last + 1 : 2;
    double *const memory = malloc((rows + 5) * room * sizeof(double));
    if (!memory) {
        atomic_store(&job->out_of_memory, 1);
        return;
    }
    States states = {0, (sg_index *)memory, memory + room, memory + 2 * room, memory + 3 * room, memory + 4 * room};
    for (sg_index i = low; i < high; i++)
        of_sample(job, i, &states, memory + 5 * room);
    free(memory);
}

/* Reads lengths from 0 to `most`; 0 where they are others. */
static int read_lengths(PyObject *given, sg_index count, sg_index most, sg_index *to) {
    if (!PyTuple_CheckExact(given) || PyTuple_GET_SIZE(given) != count)
        return 0;
    for (sg_index i = 0; i < count; i++) {
        to[i] = PyLong_AsSsize_t(PyTuple_GET_ITEM(given, i));
        if (to[i] < 0 || to[i] > most) {
            PyErr_Clear();
            return 0;
        }
    }
    return 1;
}

/* Finds where the targets of each sample begin; 0 where there are too few, or one is no class. */
static int read_targets(Job *job, PyObject *given) {
    PyArrayObject *const targets = (PyArrayObject *)given;
    if (!sg_plain(given) || (sg_number_of(targets) != SG_INT64 && sg_number_of(targets) != SG_INT32) || PyArray_NDIM(targets) < 1 || PyArray_NDIM(targets) > 2)
        return 0;
    job->targets = PyArray_BYTES(targets);
    job->wide = sg_number_of(targets) == SG_INT64;
    job->row = PyArray_NDIM(targets) == 2 ? PyArray_DIM(targets, 1) : -1;
    if (job->row >= 0 && PyArray_DIM(targets, 0) != job->samples)
        return 0;
    sg_index next = 0;
    for (sg_index i = 0; i < job->samples; i++) {
        job->starts[i] = job->row >= 0 ? i * job->row : next;
        if (job->row >= 0 ? job->sizes[i] > job->row : job->sizes[i] > PyArray_SIZE(targets) - next)
            return 0;
        next += job->sizes[i];
        for (sg_index k = 0; k < job->sizes[i]; k++) {
            const sg_index target = target_of(job, job->starts[i] + k);
            if (target < 0 || target >= job->classes)
                return 0;
        }
    }
    return 1;
}

static PyObject *reduced(const Job *job, const double *losses, PyArray_Descr *dtype, int each) {
    const npy_intp shape = job->samples;
    Py_INCREF(dtype);
    PyObject *const out = PyArray_NewFromDescr(&PyArray_Type, dtype, each ? 1 : 0, &shape, NULL, NULL, 0, NULL);
    if (!out)
        return NULL;
    void *const to = PyArray_DATA((PyArrayObject *)out);
    double sum = 0;
    for (sg_index i = 0; i < job->samples; i++) {
        sum += losses[i];
        if (each && job->single)
            ((float *)to)[i] = (float)losses[i];
        else if (each)
            ((double *)to)[i] = losses[i];
    }
    if (job->samples_in_mean)
        sum /= job->samples_in_mean;
    if (!each && job->single)
        *(float *)to = (float)sum;
    else if (!each)
        *(double *)to = sum;
    return out;
}

/* Losses, or their gradient: of x (steps, samples, classes), or with one dimension of one element in front. */
static PyObject *of_arguments(PyObject *const *args, Py_ssize_t count, int differentiated) {
    PyArrayObject *const x = (PyArrayObject *)args[0];
    if (count != 7 || !PyArray_CheckExact(args[0]) || !PyArray_ISALIGNED(x) || !PyArray_ISNOTSWAPPED(x) || PyArray_NDIM(x) != 3 + differentiated ||
        (sg_number_of(x) != SG_FLOAT && sg_number_of(x) != SG_DOUBLE) || !PyUnicode_Check(args[5]) || !PyArray_SIZE(x))
        Py_RETURN_NONE;
    const npy_intp *const shape = PyArray_DIMS(x) + differentiated, *const strides = PyArray_STRIDES(x) + differentiated;
    const int mean = !PyUnicode_CompareWithASCIIString(args[5], "mean"), each = !PyUnicode_CompareWithASCIIString(args[5], "none");
    Job job = {PyArray_BYTES(x), shape[0], shape[1], shape[2], strides[0], strides[1], strides[2], sg_number_of(x) == SG_FLOAT};
    job.blank = PyLong_AsSsize_t(args[4]);
    if ((differentiated && PyArray_DIM(x, 0) != 1) || job.blank < 0 || job.blank >= job.classes) {
        PyErr_Clear();
        Py_RETURN_NONE;
    }
    job.samples_in_mean = mean ? (double)job.samples : 0;
    job.zero_infinity = args[6] == Py_True;
    sg_index *const memory = PyMem_Malloc((size_t)job.samples * (3 * sizeof(sg_index) + sizeof(double)));
    if (!memory)
        return PyErr_NoMemory();
    job.ends = memory, job.sizes = memory + job.samples, job.starts = memory + 2 * job.samples;
    job.losses = differentiated ? NULL : (double *)(memory + 3 * job.samples);
    PyObject *out = NULL;
    if (!read_lengths(args[2], job.samples, job.steps, job.ends) || !read_lengths(args[3], job.samples, PY_SSIZE_T_MAX, job.sizes) || !read_targets(&job, args[1])) {
        PyMem_Free(memory);
        Py_RETURN_NONE;
    }
    if (differentiated) {
        PyArray_Descr *const dtype = PyArray_DESCR(x);
        Py_INCREF(dtype);
        PyObject *const handler = sg_pool_enter();
        out = PyArray_Zeros(4, PyArray_DIMS(x), dtype, 0);
        sg_pool_leave(handler);
        if (!out) {
            PyMem_Free(memory);
            return NULL;
        }
        job.gradient = PyArray_BYTES((PyArrayObject *)out);
    }
    sg_index work = 0;
    for (sg_index i = 0; i < job.samples; i++)
        work += job.ends[i] * (2 * job.sizes[i] + 1);
    const int wanted = work < SG_RELEASE_AT ? 1 : sg_threads_for(work * 16); /* three exponentials and a logarithm for each */
    job.parts = wanted < job.samples ? wanted : (int)job.samples;
    sg_do_parts(job.parts, work, run_part, &job);
    if (job.out_of_memory) {
        Py_XDECREF(out);
        out = PyErr_NoMemory();
    } else if (!differentiated)
        out = reduced(&job, job.losses, PyArray_DESCR(x), each);
    PyMem_Free(memory);
    return out;
}

/* ctc_loss(x, targets, ends, sizes, blank, reduction, zero_infinity) */
static PyObject *ctc_loss(PyObject *unused, PyObject *const *args, Py_ssize_t count) { return of_arguments(args, count, 0); }

/* ctc_gradient(x, targets, ends, sizes, blank, reduction, zero_infinity) */
static PyObject *ctc_gradient(PyObject *unused, PyObject *const *args, Py_ssize_t count) { return of_arguments(args, count, 1); }

static PyMethodDef methods[] = {
    {"ctc_loss", (PyCFunction)(void (*)(void))ctc_loss, METH_FASTCALL, "Minus the logarithms of the probabilities of alignments; None for what no loop covers, and for wrong arguments."},
    {"ctc_gradient", (PyCFunction)(void (*)(void))ctc_gradient, METH_FASTCALL, "Their gradient; None likewise."},
};

int sg_alignments_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
