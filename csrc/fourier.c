/* Discrete Fourier transforms along a dimension. As many lines as a vector has lanes are transformed together, in blocks that stay in the cache: see fourier.h. A long
 * line is a matrix: its columns are transformed, multiplied by roots of one, and then its rows. Sizes with a prime factor above 13 are left to SciPy. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "along.h"

#define SG_LARGEST_RADIX 13
#define MOST_PASSES 32
#define LONGEST_LINE 2048 /* complex numbers of a line, of which a block is in a second-level cache */
#define LONGEST_COLUMN 16384 /* of lines that lie side by side, which are read best as they lie */
#define LONG_LINE 256 /* from this many on the parts of one line fill the lanes of vectors */
#define FEW_LINES 16 /* fewer do not */
#define BLOCK_ON_STACK 32768 /* bytes */
#define KEPT_PLANS 256 /* as 8 bits tell */
#define KEPT_NUMBERS (4 << 20) /* of all kept plans together, which have tables of about three times as many */

/* What a transform needs to know of a size: tables are of the type of its numbers, pairs of a cosine and a sine. */
typedef struct sg_plan {
    _Atomic int users;
    int type;
    sg_index n;
    int passes, radix[MOST_PASSES];
    sg_index at[MOST_PASSES]; /* of a pass's factors */
    void *factors, *circles, *roots; /* the roots of one that passes multiply by; those of each radix; exp(-i pi k / n) for k up to n */
    struct sg_plan *columns, *rows; /* of a long line */
    void *twist;
    sg_index twist_row;
} sg_plan;

/* Where the numbers of lines lie, counted in real numbers. */
typedef struct {
    sg_index n, step, imaginary; /* of a line: numbers, from one to the next, and from a real part to its imaginary one; -1: there is none */
    sg_index inner, inner_step, outer_step; /* of so many lines that follow each other, and of the next so many */
    int conjugate;
} sg_lines;

typedef enum { SG_WHOLE = 'c', SG_HALF = 'h', SG_REAL = 'r' } sg_numbers; /* complex numbers; the first n / 2 + 1 of them; real ones */

typedef struct {
    const sg_plan *plan;
    sg_index n, count; /* of a line; of lines */
    sg_numbers read, write;
    sg_lines from, to;
    const void *x, *twist;
    void *out;
    sg_index twist_row;
    double scale, inside; /* of all numbers; of those of a half that stand for two */
    int lanes, vector; /* of the instructions */
    void (*groups)(const void *t, sg_index first, sg_index last, void *memory);
    _Atomic int failed;
} sg_transform;

typedef struct {
    int lanes, vector; /* bytes */
    void (*groups)(const void *, sg_index, sg_index, void *);
} instructions;

#define TEMPLATE "fourier.h"
#include "instructions.h"

/* ---- tables */

/* exp(-2 pi i k / n) as a product of two entries of tables. */
typedef struct { sg_index n, fine; long double (*high)[2], (*low)[2]; } circle;

static int circle_of(circle *made, sg_index n) {
    sg_index fine = 1;
    while (fine * fine < n)
        fine *= 2;
    const sg_index coarse = n / fine + 1;
    *made = (circle){n, fine, malloc(sizeof(long double[2]) * (size_t)(fine + coarse)), NULL};
    if (!made->high)
        return 0;
    made->low = made->high + coarse;
    for (sg_index k = 0; k < coarse + fine; k++) {
        const long double angle = -6.283185307179586476925286766559L * (k < coarse ? k * fine : k - coarse) / n;
        made->high[k][0] = cosl(angle), made->high[k][1] = sinl(angle);
    }
    return 1;
}

static void put_root(const circle *from, sg_index k, int type, void *to, sg_index re, sg_index im) {
    k %= from->n;
    const long double *const a = from->high[k / from->fine], *const b = from->low[k % from->fine];
    const long double x = a[0] * b[0] - a[1] * b[1], y = a[0] * b[1] + a[1] * b[0];
    if (type == SG_f32)
        ((float *)to)[re] = (float)x, ((float *)to)[im] = (float)y;
    else
        ((double *)to)[re] = (double)x, ((double *)to)[im] = (double)y;
}

/* The first half of them. */
static void *roots_of(const circle *from, int type) {
    void *const roots = malloc(2 * (size_t)(from->n / 2 + 1) * (type == SG_f32 ? sizeof(float) : sizeof(double)));
    for (sg_index k = 0; roots && k <= from->n / 2; k++)
        put_root(from, k, type, roots, 2 * k, 2 * k + 1);
    return roots;
}

/* The radices of the passes: eights first, for they pass over the memory least often. 0 where a prime factor is too large. */
static int factors_of(sg_plan *plan) {
    sg_index left = plan->n;
    int twos = 0;
    for (; left % 2 == 0; left /= 2)
        twos++;
    plan->passes = 0;
    for (; twos >= 5 || twos == 3; twos -= 3)
        plan->radix[plan->passes++] = 8;
    for (; twos >= 2; twos -= 2)
        plan->radix[plan->passes++] = 4;
    if (twos)
        plan->radix[plan->passes++] = 2;
    for (int radix = 3; radix <= SG_LARGEST_RADIX; radix += 2)
        for (; left % radix == 0; left /= radix)
            plan->radix[plan->passes++] = radix;
    return left == 1;
}

static void plan_done(sg_plan *plan) {
    if (!plan || atomic_fetch_sub(&plan->users, 1) > 1)
        return;
    plan_done(plan->columns);
    plan_done(plan->rows);
    free(plan->factors);
    free(plan->circles);
    free(plan->roots);
    free(plan->twist);
    free(plan);
}

static int fill_line(sg_plan *plan) {
    const size_t size = plan->type == SG_f32 ? sizeof(float) : sizeof(double);
    sg_index total = 0, m = plan->n, largest = 0;
    for (int i = 0; i < plan->passes; i++) {
        const int radix = plan->radix[i];
        m /= radix;
        plan->at[i] = 2 * total;
        total += m * (radix - 1);
        largest = radix > largest ? radix : largest;
    }
    circle all;
    if (!circle_of(&all, 2 * plan->n))
        return 0;
    plan->factors = malloc(2 * (size_t)(total + 1) * size);
    plan->circles = malloc(2 * (size_t)(SG_LARGEST_RADIX * (largest + 1)) * size);
    plan->roots = roots_of(&all, plan->type);
    const int made = plan->factors && plan->circles && plan->roots;
    m = plan->n;
    for (int i = 0; made && i < plan->passes; i++) {
        const int radix = plan->radix[i];
        sg_index at = plan->at[i];
        for (sg_index p = 0; p < m / radix; p++)
            for (int k = 1; k < radix; k++, at += 2)
                put_root(&all, 2 * (plan->n / m) * p * k, plan->type, plan->factors, at, at + 1);
        m /= radix;
        for (int k = 0; k < radix; k++) {
            const sg_index place = 2 * (SG_LARGEST_RADIX * radix + k);
            put_root(&all, 2 * (plan->n / radix) * k, plan->type, plan->circles, place, place + 1);
        }
    }
    free(all.high);
    return made;
}

static sg_plan *plan_for(sg_index n, int type, int is_long);

/* Two factors of about the same size. 0 where there are none that are short enough. */
static sg_index columns_of(sg_index n) {
    for (sg_index columns = (sg_index)sqrt((double)n); columns >= 8; columns--)
        if (n % columns == 0)
            return n / columns <= LONGEST_LINE ? columns : 0; /* rows are the longer ones */
    return 0;
}

static int fill_long(sg_plan *plan) {
    const sg_index n = plan->n, first = columns_of(n);
    circle all;
    if (!first || !(plan->columns = plan_for(first, plan->type, 0)) || !(plan->rows = plan_for(n / first, plan->type, 0)) || !circle_of(&all, 2 * n))
        return 0;
    plan->roots = roots_of(&all, plan->type);
    plan->twist_row = (n / first + 15) / 16 * 16;
    plan->twist = calloc((size_t)(2 * plan->twist_row * first), plan->type == SG_f32 ? sizeof(float) : sizeof(double));
    for (sg_index k = 0; plan->twist && k < first; k++)
        for (sg_index j = 0; j < n / first; j++)
            put_root(&all, 2 * k * j, plan->type, plan->twist, 2 * k * plan->twist_row + j, (2 * k + 1) * plan->twist_row + j);
    free(all.high);
    return plan->roots && plan->twist;
}

/* A plan for one more user; NULL where there is none, or no memory. Called with the GIL. */
static sg_plan *plan_for(sg_index n, int type, int is_long) {
    static sg_plan *kept[KEPT_PLANS];
    static sg_index kept_numbers = 0;
    const uint64_t key = (uint64_t)(n * 4 + (type == SG_f32) * 2 + is_long);
    sg_plan **const place = &kept[key * 0x9e3779b97f4a7c15u >> 56]; /* usual sizes are multiples of the same numbers: their places must not be */
    if (!*place || (*place)->n != n || (*place)->type != type || ((*place)->columns != NULL) != is_long) {
        sg_plan *const made = calloc(1, sizeof(sg_plan));
        if (!made)
            return NULL;
        made->n = n, made->type = type, made->users = 1;
        if (!factors_of(made) || !(is_long ? fill_long(made) : fill_line(made))) {
            plan_done(made);
            return NULL;
        }
        for (int i = 0; i < KEPT_PLANS; i++) /* what has this place, and others until there is room */
            if (kept[i] && (&kept[i] == place || kept_numbers + n > KEPT_NUMBERS)) {
                kept_numbers -= kept[i]->n;
                plan_done(kept[i]);
                kept[i] = NULL;
            }
        kept_numbers += n;
        *place = made;
    }
    atomic_fetch_add(&(*place)->users, 1);
    return *place;
}

/* ---- lines of an array */

static void do_groups(void *context, sg_index first, sg_index last) {
    sg_transform *const t = context;
    const size_t bytes = (size_t)(4 * (t->n + 1) * t->vector);
    char near[BLOCK_ON_STACK] __attribute__((aligned(64)));
    void *const memory = bytes <= BLOCK_ON_STACK ? near : aligned_alloc(64, (bytes + 63) / 64 * 64);
    if (memory)
        t->groups(t, first, last, memory);
    else
        atomic_store(&t->failed, 1);
    if (memory != near)
        free(memory);
}

static void do_lines(sg_transform *t) { sg_share_out((t->count + t->lanes - 1) / t->lanes, t->n * t->lanes, do_groups, t); }

/* Where complex or real numbers of an array of [outer][n][inner] lie. Pairs of real numbers count as complex ones, if there is an even number of them. */
static sg_lines lines_of(sg_numbers kind, sg_index n, sg_index inner) {
    if (kind == SG_WHOLE || kind == SG_HALF) {
        const sg_index count = kind == SG_HALF ? n / 2 + 1 : n;
        return (sg_lines){count, 2 * inner, 1, inner, 2, 2 * count * inner, 0};
    }
    return n % 2 ? (sg_lines){n, inner, -1, inner, 1, n * inner, 0} : (sg_lines){n / 2, 2 * inner, inner, inner, 1, n * inner, 0};
}

/* A long line of complex numbers: the columns of a matrix, into memory of its size, and then its rows. */
static void do_long(const sg_transform *whole, sg_lines from, const void *x, sg_lines to, void *out, void *between) {
    const sg_plan *const plan = whole->plan;
    const sg_index columns = plan->columns->n, rows = plan->rows->n;
    sg_transform first = *whole, second = *whole;
    first.read = first.write = second.read = second.write = SG_WHOLE;
    first.plan = plan->columns, first.n = columns, first.count = rows, first.x = x, first.out = between, first.scale = 1;
    first.twist = plan->twist, first.twist_row = plan->twist_row;
    first.from = (sg_lines){columns, from.step * rows, from.imaginary, rows, from.step, 0, from.conjugate};
    first.to = (sg_lines){columns, 2 * rows, 1, rows, 2, 0, 0};
    second.plan = plan->rows, second.n = rows, second.count = columns, second.x = between, second.out = out;
    second.from = (sg_lines){rows, 2, 1, 1, 0, 2 * rows, 0};
    second.to = (sg_lines){rows, to.step * columns, to.imaginary, columns, to.step, 0, to.conjugate};
    do_lines(&first);
    do_lines(&second);
}

/* What fourier.h does with blocks where real numbers are transformed as pairs, with the numbers of one long line. */
#define LONG_REAL(NAME, T)                                                                                                       \
    static void tangle_##NAME(T *line, sg_index h, const T *roots, T sign) {                                                     \
        for (sg_index k = 0; k <= h - k; k++) {                                                                                  \
            T *const low = line + 2 * k, *const high = line + 2 * (h - k), re = sign * roots[2 * k], im = sign * roots[2 * k + 1]; \
            const T sum[2] = {low[0] + high[0], low[1] - high[1]}, apart[2] = {low[0] - high[0], low[1] + high[1]};              \
            const T turned[2] = {apart[0] * re - apart[1] * im, apart[0] * im + apart[1] * re};                                  \
            low[0] = sum[0] - turned[1], low[1] = sum[1] + turned[0];                                                            \
            high[0] = sum[0] + turned[1], high[1] = turned[0] - sum[1];                                                          \
        }                                                                                                                        \
    }                                                                                                                            \
    /* of n real numbers, or, for n / 2 + 1 and n complex ones, to them */                                                       \
    static void long_##NAME(const sg_transform *t, const T *x, T *out, T *between) {                                             \
        const sg_index n = t->n, h = n / 2;                                                                                      \
        T *const line = between + n;                                                                                             \
        const sg_lines plain = {h, 2, 1, 1, 0, 0, 0};                                                                            \
        if (t->read == SG_REAL) {                                                                                                \
            sg_transform unscaled = *t;                                                                                          \
            unscaled.scale = 1;                                                                                                  \
            do_long(&unscaled, t->from, x, plain, line, between);                                                                \
            line[n] = line[0], line[n + 1] = line[1];                                                                            \
            tangle_##NAME(line, h, t->plan->roots, -1);                                                                          \
            const T re = (T)t->scale, im = t->to.conjugate ? -re : re;                                                           \
            for (sg_index k = 0; k <= h; k++)                                                                                    \
                out[2 * k] = re * line[2 * k], out[2 * k + 1] = im * line[2 * k + 1];                                            \
            for (sg_index k = 2; t->inside != 1 && k < 2 * h; k++)                                                               \
                out[k] *= (T)t->inside;                                                                                          \
            for (sg_index k = 1; t->write == SG_WHOLE && k < h; k++)                                                             \
                out[2 * (n - k)] = out[2 * k], out[2 * (n - k) + 1] = -out[2 * k + 1];                                           \
            return;                                                                                                              \
        }                                                                                                                        \
        const T sign = t->from.conjugate ? -1 : 1;                                                                               \
        for (sg_index k = 0; k <= h; k++)                                                                                        \
            line[2 * k] = x[2 * k], line[2 * k + 1] = sign * x[2 * k + 1];                                                       \
        for (sg_index k = 1; t->read == SG_WHOLE && k < h; k++)                                                                  \
            line[2 * k] += x[2 * (n - k)], line[2 * k + 1] -= sign * x[2 * (n - k) + 1];                                         \
        for (sg_index k = 2; t->inside != 1 && k < 2 * h; k++)                                                                   \
            line[k] *= (T)t->inside;                                                                                             \
        if (t->read == SG_WHOLE)                                                                                                 \
            line[0] *= 2, line[n] *= 2;                                                                                          \
        line[1] = line[n + 1] = 0;                                                                                               \
        tangle_##NAME(line, h, t->plan->roots, 1);                                                                               \
        do_long(t, plain, line, t->to, out, between);                                                                            \
    }
LONG_REAL(float, float)
LONG_REAL(double, double)

/* Long lines, each contiguous, one after the other. */
static void do_long_lines(void *context, sg_index first, sg_index last) {
    sg_transform *const t = context;
    const size_t size = t->plan->type == SG_f32 ? sizeof(float) : sizeof(double), line = 2 * (size_t)(t->n + 1) * size;
    void *const memory = malloc(line);
    if (!memory)
        atomic_store(&t->failed, 1);
    for (sg_index i = first; memory && i < last; i++) {
        const void *const x = (const char *)t->x + (size_t)(i * t->from.outer_step) * size;
        void *const out = (char *)t->out + (size_t)(i * t->to.outer_step) * size;
        if (t->read == SG_WHOLE && t->write == SG_WHOLE)
            do_long(t, t->from, x, t->to, out, memory);
        else if (size == sizeof(float))
            long_float(t, x, out, memory);
        else
            long_double(t, x, out, memory);
    }
    free(memory);
}

/* fourier(x, read, write, dim, n, inverse, scale, inside, in_place): what is read and written is "c", complex numbers, "h", their first n / 2 + 1, of which the others are
 * conjugates, or "r", real numbers. Those of a half that stand for two are multiplied by `inside`. */
static PyObject *fourier(PyObject *unused, PyObject *args) {
    PyObject *x;
    int read, write, dim, inverse, in_place;
    Py_ssize_t n;
    double scale, inside;
    if (!PyArg_ParseTuple(args, "OCCinpddp", &x, &read, &write, &dim, &n, &inverse, &scale, &inside, &in_place))
        return NULL;
    PyArrayObject *const given = (PyArrayObject *)x;
    if (!sg_plain(x) || dim < 0 || dim >= PyArray_NDIM(given) || n < 1 || PyArray_DIM(given, dim) != (read == SG_HALF ? n / 2 + 1 : n) || !PyArray_SIZE(given))
        Py_RETURN_NONE;
    const sg_number number = sg_number_of(given);
    const int type = number == SG_FLOAT || number == SG_CFLOAT ? SG_f32 : SG_f64, whole = read == SG_WHOLE && write == SG_WHOLE;
    if (read == SG_REAL ? number != SG_FLOAT && number != SG_DOUBLE : number != SG_CFLOAT && number != SG_CDOUBLE)
        Py_RETURN_NONE;
    if (!(whole || (read == SG_REAL && (write == SG_WHOLE || write == SG_HALF)) || (write == SG_REAL && (read == SG_WHOLE || read == SG_HALF))))
        Py_RETURN_NONE;
    if (in_place && !(whole && PyArray_ISWRITEABLE(given)))
        Py_RETURN_NONE;
    const sg_extent extent = sg_extent_of(given, dim);
    const sg_index length = !whole && n % 2 == 0 ? n / 2 : n, count = extent.outer * extent.inner;
    const int is_long = extent.inner == 1 && (whole || n % 2 == 0) && (length > LONGEST_LINE || (count < FEW_LINES && length >= LONG_LINE)) && columns_of(length);
    sg_plan *const plan = is_long || length <= (extent.inner < FEW_LINES ? LONGEST_LINE : LONGEST_COLUMN) ? plan_for(length, type, is_long) : NULL;
    if (!plan)
        Py_RETURN_NONE;
    const int made_of = write == SG_REAL ? (type == SG_f32 ? NPY_FLOAT : NPY_DOUBLE) : type == SG_f32 ? NPY_CFLOAT : NPY_CDOUBLE;
    PyArray_Descr *const dtype = PyArray_DescrFromType(made_of);
    PyArrayObject *const out = in_place ? (PyArrayObject *)Py_NewRef(x) : sg_new_resized(given, dim, write == SG_HALF ? n / 2 + 1 : n, dtype);
    Py_DECREF(dtype);
    if (!out) {
        plan_done(plan);
        return NULL;
    }
    const instructions *const with = instructions_for(type);
    sg_transform t = {plan, n, count, read, write, lines_of(read, n, extent.inner), lines_of(write, n, extent.inner), PyArray_DATA(given), NULL, PyArray_DATA(out)};
    t.lanes = with->lanes, t.vector = with->vector, t.groups = with->groups;
    t.from.conjugate = inverse && read != SG_REAL, t.to.conjugate = inverse && write != SG_REAL;
    t.scale = scale * (n % 2 == 0 && (read == SG_REAL || (read == SG_WHOLE && write == SG_REAL)) ? 0.5 : 1);
    t.inside = read == SG_HALF || write == SG_HALF ? inside : 1;
    const int large = t.count * n >= SG_RELEASE_AT;
    PyThreadState *const state = large ? PyEval_SaveThread() : NULL;
    if (!is_long)
        do_lines(&t);
    else if (count < sg_get_threads())
        do_long_lines(&t, 0, count); /* threads share each line */
    else
        sg_share_out(count, n, do_long_lines, &t);
    if (large)
        PyEval_RestoreThread(state);
    plan_done(plan);
    if (!t.failed)
        return (PyObject *)out;
    Py_DECREF(out);
    return PyErr_NoMemory();
}

static PyMethodDef methods[] = {
    {"fourier", fourier, METH_VARARGS, "A discrete Fourier transform along a dimension; None for what no loop covers."},
};

int sg_fourier_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 1); }
