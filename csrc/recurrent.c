/* A layer of LSTM cells along a sequence, all steps in one call, and its gradients: what is between two steps is a product with the weights of the state and one pass over the
 * gates. Of a step there are (rows, 4 * width) gates: what writes, what keeps, the value, what reads. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>
#include <stdlib.h>

#include "along.h"
#include "blas.h"

#define A_FUNCTION 8 /* numbers that take as long to add as the functions of one gate */
#define MOST 8       /* arrays */

/* The arrays of a job, in the order in which they are given. What cells show and keep has one step more, in front: that at the start. The last three are written. */
enum { GATES, STATES, CELLS, ACTIVE };
enum { TO_STATES, TO_CELLS, TO_ACTIVE, OF_CELLS, OF_ACTIVE, TO_GATES, TO_HIDDEN, TO_CELL };

typedef struct {
    sg_index steps, rows, width, step; /* step: the one to be computed */
    int is_double;
    sg_matrix weight; /* (4 * width, width) */
    char *array[MOST];
    char *product; /* of a state, or of a gradient of gates, and the weights */
    char *scratch;
    sg_function sigmoid, tanh;
} Job;

static inline sg_index size_of(const Job *job) { return job->is_double ? sizeof(double) : sizeof(float); }
/* The gates of the step to be computed; what is shown or kept before it, and behind it. */
static inline char *gates(const Job *job, int array) { return job->array[array] + job->step * job->rows * job->width * 4 * size_of(job); }
static inline char *before(const Job *job, int array) { return job->array[array] + job->step * job->rows * job->width * size_of(job); }
static inline char *behind(const Job *job, int array) { return before(job, array) + job->rows * job->width * size_of(job); }

static void apply(sg_function function, const void *x, void *out, sg_index n) {
    char *const p[2] = {(char *)x, out};
    function(p, n);
}

#define LSTM(T)                                                                                                        \
    SG_TWO_CLONES static void add_##T(const T *restrict x, T *restrict to, sg_index n) {                               \
        SG_INDEPENDENT                                                                                                 \
        for (sg_index i = 0; i < n; i++)                                                                               \
            to[i] += x[i];                                                                                             \
    }                                                                                                                  \
    SG_TWO_CLONES static void keep_##T(const T *restrict active, const T *restrict was, T *restrict cell, sg_index n) { \
        SG_INDEPENDENT                                                                                                 \
        for (sg_index i = 0; i < n; i++)                                                                               \
            cell[i] = active[n + i] * was[i] + active[i] * active[2 * n + i];                                          \
    }                                                                                                                  \
    SG_TWO_CLONES static void show_##T(const T *restrict reads, const T *restrict bounded, T *restrict state, sg_index n) { \
        SG_INDEPENDENT                                                                                                 \
        for (sg_index i = 0; i < n; i++)                                                                               \
            state[i] = reads[i] * bounded[i];                                                                          \
    }                                                                                                                  \
    static void forward_##T(void *context, sg_index first, sg_index last) {                                            \
        const Job *const job = context;                                                                                \
        const sg_index n = job->width, at = first * n, count = (last - first) * n;                                     \
        T *const x = (T *)job->product + 4 * at, *const bounded = (T *)job->scratch + at, *const active = (T *)gates(job, ACTIVE) + 4 * at;\
        T *const was = (T *)before(job, CELLS) + at, *const cell = (T *)behind(job, CELLS) + at, *const state = (T *)behind(job, STATES) + at;\
        add_##T((const T *)gates(job, GATES) + 4 * at, x, 4 * count);                                                  \
        for (sg_index i = 0; i < count; i += n) {                                                                      \
            apply(job->sigmoid, x + 4 * i, active + 4 * i, 2 * n);                                                     \
            apply(job->tanh, x + 4 * i + 2 * n, active + 4 * i + 2 * n, n);                                            \
            apply(job->sigmoid, x + 4 * i + 3 * n, active + 4 * i + 3 * n, n);                                         \
            keep_##T(active + 4 * i, was + i, cell + i, n);                                                            \
        }                                                                                                              \
        apply(job->tanh, cell, bounded, count);                                                                        \
        for (sg_index i = 0; i < count; i += n)                                                                        \
            show_##T(active + 4 * i + 3 * n, bounded + i, state + i, n);                                               \
    }                                                                                                                  \
    /* of one row: the gradients of what it shows, keeps and its gates gave; `on_cell` is what the step behind this one has for the cell, and this one for the step before */ \
    SG_TWO_CLONES static void slopes_##T(const T *restrict g, const T *restrict more, const T *restrict to_cells, const T *restrict to_active,  \
                                         const T *restrict active, const T *restrict bounded, const T *restrict was, T *restrict on_cell, T *restrict out, sg_index n) { \
        SG_INDEPENDENT                                                                                                 \
        for (sg_index i = 0; i < n; i++) {                                                                             \
            const T writes = active[i], keeps = active[n + i], value = active[2 * n + i], reads = active[3 * n + i];   \
            const T to_state = g[i] + more[i], to_cell = to_cells[i] + on_cell[i] + to_state * reads * (1 - bounded[i] * bounded[i]); \
            out[i] = (to_cell * value + to_active[i]) * (writes * (1 - writes));                                       \
            out[n + i] = (to_cell * was[i] + to_active[n + i]) * (keeps * (1 - keeps));                                \
            out[2 * n + i] = (to_cell * writes + to_active[2 * n + i]) * (1 - value * value);                          \
            out[3 * n + i] = (to_state * bounded[i] + to_active[3 * n + i]) * (reads * (1 - reads));                   \
            on_cell[i] = to_cell * keeps;                                                                              \
        }                                                                                                              \
    }                                                                                                                  \
    static void backward_##T(void *context, sg_index first, sg_index last) {                                           \
        const Job *const job = context;                                                                                \
        const sg_index n = job->width;                                                                                 \
        T *const bounded = (T *)job->scratch;                                                                          \
        apply(job->tanh, (const T *)behind(job, OF_CELLS) + first * n, bounded + first * n, (last - first) * n);       \
        for (sg_index at = first * n; at < last * n; at += n)                                                          \
            slopes_##T((const T *)behind(job, TO_STATES) + at, (const T *)job->product + at, (const T *)behind(job, TO_CELLS) + at,\
                       (const T *)gates(job, TO_ACTIVE) + 4 * at, (const T *)gates(job, OF_ACTIVE) + 4 * at, bounded + at,\
                       (const T *)before(job, OF_CELLS) + at, (T *)job->array[TO_CELL] + at, (T *)gates(job, TO_GATES) + 4 * at, n);\
    }
LSTM(float)
LSTM(double)

/* The product of states, (rows, width), and the weights' transpose, or of gradients of gates, (rows, 4 * width), and the weights. */
static int multiply(const Job *job, const char *x, int is_back, char *out) {
    const sg_index width = job->width, from = is_back ? 4 * width : width, to = is_back ? width : 4 * width;
    const sg_matrix turned = sg_turned(&job->weight);
    sg_product of = {SG_GEMM, job->is_double, {x, SG_AS_IT_LIES, job->rows, from, from}, is_back ? job->weight : turned, out, to};
    if (job->rows == 1)
        of = (sg_product){SG_GEMV, job->is_double, is_back ? turned : job->weight, {x, SG_AS_IT_LIES, 1, from, 1}, out, 1};
    return sg_blas_takes(&of) && sg_multiply(&of);
}

static int forward(Job *job) {
    for (job->step = 0; job->step < job->steps; job->step++) {
        if (!multiply(job, before(job, STATES), 0, job->product))
            return 0;
        sg_share_out(job->rows, job->width * 5 * A_FUNCTION, job->is_double ? forward_double : forward_float, job);
    }
    return 1;
}

static int backward(Job *job) {
    const size_t bytes = (size_t)(job->rows * job->width * size_of(job));
    memset(job->product, 0, bytes);
    memset(job->array[TO_CELL], 0, bytes);
    for (job->step = job->steps; job->step-- > 0;) {
        sg_share_out(job->rows, job->width * 2 * A_FUNCTION, job->is_double ? backward_double : backward_float, job);
        if (!multiply(job, gates(job, TO_GATES), 1, job->step ? job->product : job->array[TO_HIDDEN]))
            return 0;
    }
    return 1;
}

/* ---- arguments */

/* The loop of a kernel of one operand, for a type; NULL where there is none. */
static sg_function loop_of(const char *name, int type) {
    for (const sg_kernel *const *table = sg_tables; *table; table++)
        for (const sg_kernel *kernel = *table; kernel->name; kernel++)
            for (int i = 0; i < kernel->loop_count && !strcmp(kernel->name, name); i++)
                if (kernel->loops[i].type == type)
                    return kernel->loops[i].run;
    return NULL;
}

/* The memory of a plain array of these sizes; NULL for another. */
static char *plain(PyObject *given, int type, int dims, const npy_intp *shape, int is_written) {
    PyArrayObject *const array = (PyArrayObject *)given;
    const int fits = sg_plain(given) && PyArray_TYPE(array) == type && PyArray_NDIM(array) == dims && PyArray_CompareLists(PyArray_DIMS(array), shape, dims);
    return fits && (!is_written || PyArray_ISWRITEABLE(array)) ? PyArray_BYTES(array) : NULL;
}

/* Arrays as `shapes` says, G of gates and S of what is shown or kept, of all steps, s of one step; the last three are written. And the weight, or its transpose. Gives whether it is
 * done, False for what is left to NumPy. */
static PyObject *done(PyObject *const *args, Py_ssize_t count, const char *shapes, int number_of_gates, int (*run)(Job *)) {
    if (count != (Py_ssize_t)strlen(shapes) + 1 || !sg_plain(args[number_of_gates]) || PyArray_NDIM((PyArrayObject *)args[number_of_gates]) != 3)
        Py_RETURN_FALSE;
    PyArrayObject *const like = (PyArrayObject *)args[number_of_gates];
    const sg_number number = sg_number_of(like);
    const int type = PyArray_TYPE(like);
    if (!PyArray_SIZE(like) || PyArray_DIM(like, 2) % 4 || (number != SG_FLOAT && number != SG_DOUBLE))
        Py_RETURN_FALSE;
    const npy_intp steps = PyArray_DIM(like, 0), rows = PyArray_DIM(like, 1), width = PyArray_DIM(like, 2) / 4, turned[2] = {width, 4 * width};
    Job job = {.steps = steps, .rows = rows, .width = width, .is_double = number == SG_DOUBLE};
    for (int i = 0; i < count - 1; i++) {
        const npy_intp shape[3] = {steps + (shapes[i] == 'S'), rows, shapes[i] == 'G' ? 4 * width : width};
        const int of_one = shapes[i] == 's';
        job.array[i] = plain(args[i], type, 3 - of_one, shape + of_one, i >= count - 4);
        if (!job.array[i])
            Py_RETURN_FALSE;
    }
    job.weight = (sg_matrix){plain(args[count - 1], type, 2, (const npy_intp[]){4 * width, width}, 0), SG_AS_IT_LIES, 4 * width, width, width};
    if (!job.weight.data)
        job.weight = (sg_matrix){plain(args[count - 1], type, 2, turned, 0), SG_TRANSPOSED, 4 * width, width, 4 * width};
    job.sigmoid = loop_of("sigmoid", job.is_double ? SG_f64 : SG_f32);
    job.tanh = loop_of("tanh", job.is_double ? SG_f64 : SG_f32);
    if (!job.weight.data || !job.sigmoid || !job.tanh)
        Py_RETURN_FALSE;
    job.product = malloc((size_t)(rows * width * 5 * size_of(&job)));
    if (!job.product)
        return PyErr_NoMemory();
    job.scratch = job.product + rows * width * 4 * size_of(&job);
    int is_done;
    Py_BEGIN_ALLOW_THREADS
    is_done = run(&job);
    Py_END_ALLOW_THREADS
    free(job.product);
    return PyBool_FromLong(is_done);
}

/* lstm(gates, states, cells, active, weight): writes active, and states and cells but for the first step. */
static PyObject *lstm(PyObject *unused, PyObject *const *args, Py_ssize_t count) { return done(args, count, "GSSG", GATES, forward); }

/* lstm_backward(to_states, to_cells, to_active, cells, active, to_gates, to_hidden, to_cell, weight): writes to_gates, to_hidden and to_cell. */
static PyObject *lstm_backward(PyObject *unused, PyObject *const *args, Py_ssize_t count) { return done(args, count, "SSGSGGss", TO_GATES, backward); }

static PyMethodDef methods[] = {
    {"lstm", (PyCFunction)(void (*)(void))lstm, METH_FASTCALL, "A layer of LSTM cells, written into arrays; False for what no loop covers."},
    {"lstm_backward", (PyCFunction)(void (*)(void))lstm_backward, METH_FASTCALL, "Its gradients, written into arrays; False for what no loop covers."},
};

int sg_recurrent_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
