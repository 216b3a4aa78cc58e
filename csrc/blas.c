/* Products of matrices and vectors by the BLAS that NumPy computes with.
 *
 * Large ones are divided among our threads, of which each calls BLAS on a block of the result. Threads of BLAS itself wait for one another, spinning: where another
 * program has one of the processors, a product takes as long as that holds it, up to a hundred times its own time. Ours take the blocks that others have left. */
#include "blas.h"
#include "tasks.h"

#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

#define ALONE_FROM 8192        /* multiplications from which BLAS may ask its own threads */
#define A_NUMBER 32            /* multiplications that take as long as one number takes elsewhere */
#define FOR_A_BLOCK (1 << 23)  /* multiplications after which a thread looks what others have left */
#define BLOCK 64               /* rows or columns of a block are a multiple of it */
#define DOT_BLOCK (1 << 16)    /* elements of vectors whose products are added up before they are added to others */
#define ROW_MAJOR 101

static uintptr_t functions[2][SG_BLAS_FUNCTIONS];
static int wide;

#define CALLS(T, I, SUFFIX)                                                                                                                          \
    static void gemm_##SUFFIX(uintptr_t function, const sg_matrix *a, const sg_matrix *b, void *out, sg_index out_step) {                           \
        ((void (*)(int, int, int, I, I, I, T, const T *, I, const T *, I, T, T *, I))function)(                                                     \
            ROW_MAJOR, a->how, b->how, (I)a->rows, (I)b->columns, (I)a->columns, 1, a->data, (I)a->step, b->data, (I)b->step, 0, out, (I)out_step);  \
    }                                                                                                                                                \
    static void gemv_##SUFFIX(uintptr_t function, const sg_matrix *a, const sg_matrix *x, void *out, sg_index out_step) {                           \
        const int turned = a->how == SG_TRANSPOSED;                                                                                                  \
        ((void (*)(int, int, I, I, T, const T *, I, const T *, I, T, T *, I))function)(ROW_MAJOR, a->how, (I)(turned ? a->columns : a->rows),        \
                                                                                       (I)(turned ? a->rows : a->columns), 1, a->data, (I)a->step,   \
                                                                                       x->data, (I)x->step, 0, out, (I)out_step);                    \
    }                                                                                                                                                \
    static void dot_##SUFFIX(uintptr_t function, const sg_matrix *a, const sg_matrix *x, void *out, sg_index unused) {                              \
        *(T *)out = ((T (*)(I, const T *, I, const T *, I))function)((I)a->columns, a->data, (I)a->step, x->data, (I)x->step);                       \
    }

CALLS(float, int, int_f32)
CALLS(double, int, int_f64)
CALLS(float, long long, wide_f32)
CALLS(double, long long, wide_f64)

static void (*const calls[2][2][SG_BLAS_FUNCTIONS])(uintptr_t function, const sg_matrix *a, const sg_matrix *b, void *out, sg_index out_step) = {
    {{gemm_int_f32, gemv_int_f32, dot_int_f32}, {gemm_int_f64, gemv_int_f64, dot_int_f64}},
    {{gemm_wide_f32, gemv_wide_f32, dot_wide_f32}, {gemm_wide_f64, gemv_wide_f64, dot_wide_f64}},
};

/* ---- BLAS's own threads: one while any of ours calls it */

static struct {
    pthread_mutex_t lock;
    int callers, before;
    int (*get)(void);
    void (*set)(int); /* NULL: unknown, and products are not divided */
} own_threads = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void begin_alone(void) {
    pthread_mutex_lock(&own_threads.lock);
    if (own_threads.callers++ == 0 && (own_threads.before = own_threads.get()) != 1)
        own_threads.set(1);
    pthread_mutex_unlock(&own_threads.lock);
}

static void end_alone(void) {
    pthread_mutex_lock(&own_threads.lock);
    if (--own_threads.callers == 0 && own_threads.before != 1 && own_threads.get() == 1)
        own_threads.set(own_threads.before);
    pthread_mutex_unlock(&own_threads.lock);
}

/* Whoever forks waits until no number is being set. Callers of the parent do not go on in a child. */
static void before_fork(void) { pthread_mutex_lock(&own_threads.lock); }

static void in_parent(void) { pthread_mutex_unlock(&own_threads.lock); }

static void in_child(void) {
    if (own_threads.callers && own_threads.before != 1)
        own_threads.set(own_threads.before);
    own_threads.callers = 0;
    pthread_mutex_unlock(&own_threads.lock);
}

/* ---- blocks */

/* How a product is divided: into blocks of its rows, of its columns, or, of vectors, of the elements that are added up. */
typedef struct {
    const sg_product *of;
    sg_index all, step, blocks; /* rows, columns or elements; those of a block */
    int by_columns;
    char *out;
    sg_tasks tasks;
} division;

static sg_index size_of(const sg_product *of) { return of->is_double ? sizeof(double) : sizeof(float); }

static void call(const sg_product *of, const sg_matrix *a, const sg_matrix *b, void *out) {
    const sg_product part = {of->which, of->is_double, *a, *b, out, of->out_step};
    if (sg_has_few_rows(&part))
        sg_multiply_few_rows(&part);
    else
        calls[wide][of->is_double][of->which](functions[of->is_double][of->which], a, b, out, of->out_step);
}

sg_matrix sg_turned(const sg_matrix *of) {
    return (sg_matrix){of->data, of->how == SG_AS_IT_LIES ? SG_TRANSPOSED : SG_AS_IT_LIES, of->columns, of->rows, of->step};
}

static sg_matrix rows_of(const sg_matrix *of, sg_index first, sg_index count, sg_index size) {
    sg_matrix found = *of;
    found.data = (const char *)of->data + first * size * (of->how == SG_AS_IT_LIES ? of->step : 1);
    found.rows = count;
    return found;
}

static sg_matrix columns_of(const sg_matrix *of, sg_index first, sg_index count, sg_index size) {
    const sg_matrix lying = sg_turned(of), part = rows_of(&lying, first, count, size);
    return sg_turned(&part);
}

static sg_matrix elements_of(const sg_matrix *of, sg_index first, sg_index count, sg_index size) {
    return (sg_matrix){(const char *)of->data + first * of->step * size, of->how, 1, count, of->step};
}

static void multiply_block(const division *by, sg_index number) {
    const sg_product *const of = by->of;
    const sg_index first = number * by->step, count = by->all - first < by->step ? by->all - first : by->step, size = size_of(of);
    sg_matrix a = of->a, b = of->b;
    char *out = by->out;
    if (of->which == SG_DOT) {
        a = elements_of(&of->a, first, count, size);
        b = elements_of(&of->b, first, count, size);
        out += number * size;
    } else if (by->by_columns) {
        b = columns_of(&of->b, first, count, size);
        out += first * size;
    } else {
        a = rows_of(&of->a, first, count, size);
        out += first * of->out_step * size;
    }
    call(of, &a, &b, out);
}

static void multiply_blocks(void *context, int part) {
    division *const by = context;
    for (sg_index number; (number = sg_next_task(&by->tasks, part)) >= 0;)
        multiply_block(by, number);
}

static void share_blocks(division *by, int threads) {
    const int parts = threads < by->blocks ? threads : (int)by->blocks;
    sg_deal(&by->tasks, by->blocks, parts);
    sg_parallel(parts, multiply_blocks, by);
}

/* Of long vectors, the sum of those of blocks, however many threads there are. */
static int add_blocks(division *by) {
    const sg_product *const of = by->of;
    char *const sums = malloc(by->blocks * size_of(of));
    if (!sums)
        return 0;
    by->out = sums;
    share_blocks(by, sg_threads_for(by->all));
    double sum = 0;
    for (sg_index i = 0; i < by->blocks; i++)
        sum += of->is_double ? ((double *)sums)[i] : ((float *)sums)[i];
    if (of->is_double)
        *(double *)of->out = sum;
    else
        *(float *)of->out = (float)sum;
    free(sums);
    return 1;
}

static double work_of(const sg_product *of) { return (double)of->a.rows * of->a.columns * (of->which == SG_GEMM ? of->b.columns : 1); }

static int multiply_alone(const sg_product *of) {
    division by;
    by.of = of, by.out = of->out;
    by.by_columns = of->which == SG_GEMM && of->b.columns > of->a.rows;
    if (of->which == SG_DOT) {
        by.all = of->a.columns, by.step = DOT_BLOCK, by.blocks = (by.all + DOT_BLOCK - 1) / DOT_BLOCK;
        return add_blocks(&by);
    }
    const double work = of->which == SG_GEMM ? work_of(of) : work_of(of) * 8; /* a matrix that is multiplied by a vector comes from memory */
    const int threads = sg_threads_for((sg_index)(work / A_NUMBER));
    const sg_index most = (sg_index)(work / FOR_A_BLOCK), wanted = threads == 1 || most <= threads ? threads : most < 4 * threads ? most : 4 * threads;
    by.all = by.by_columns ? of->b.columns : of->a.rows;
    by.step = (by.all / wanted + BLOCK) / BLOCK * BLOCK;
    by.blocks = (by.all + by.step - 1) / by.step;
    if (by.blocks == 1)
        call(of, &of->a, &of->b, of->out);
    else
        share_blocks(&by, threads);
    return 1;
}

int sg_multiply(const sg_product *of) {
    if (work_of(of) < ALONE_FROM || !own_threads.set) {
        call(of, &of->a, &of->b, of->out);
        return 1;
    }
    begin_alone();
    const int done = multiply_alone(of);
    end_alone();
    return done;
}

/* ---- batches */

typedef struct {
    const sg_product *first;
    const sg_index *a_places, *b_places;
} batch;

static sg_product of_batch(const batch *of, sg_index i) {
    sg_product found = *of->first;
    found.a.data = (const char *)found.a.data + of->a_places[i];
    found.b.data = (const char *)found.b.data + of->b_places[i];
    found.out += i * found.a.rows * found.out_step * size_of(&found);
    return found;
}

static void multiply_some(void *context, sg_index first, sg_index last) {
    for (sg_index i = first; i < last; i++) {
        const sg_product one = of_batch(context, i);
        call(&one, &one.a, &one.b, one.out);
    }
}

int sg_multiply_each(const sg_product *first, sg_index count, const sg_index *a_places, const sg_index *b_places) {
    batch all = {first, a_places, b_places};
    const double work = work_of(first);
    const int threads = sg_threads_for((sg_index)(work * count / A_NUMBER));
    int done = 1;
    if (own_threads.set)
        begin_alone();
    if (count >= threads)
        sg_share_out(count, (sg_index)(work / A_NUMBER) + 1, multiply_some, &all);
    else
        for (sg_index i = 0; i < count && done; i++) {
            const sg_product one = of_batch(&all, i);
            done = multiply_alone(&one);
        }
    if (own_threads.set)
        end_alone();
    return done;
}

/* ---- what is known of BLAS */

static int fits(const sg_matrix *of) { return wide || (of->rows <= INT_MAX && of->columns <= INT_MAX && of->step <= INT_MAX); }

int sg_blas_takes(const sg_product *of) { return functions[of->is_double][of->which] && fits(&of->a) && fits(&of->b); }

void sg_use_blas(const uintptr_t given[2][SG_BLAS_FUNCTIONS], int is_wide, uintptr_t get, uintptr_t set) {
    if (set && !own_threads.set)
        pthread_atfork(before_fork, in_parent, in_child);
    wide = is_wide;
    own_threads.get = (int (*)(void))get;
    own_threads.set = get ? (void (*)(int))set : NULL;
    for (int type = 0; type < 2; type++)
        for (int which = 0; which < SG_BLAS_FUNCTIONS; which++)
            functions[type][which] = given[type][which];
}

/* For programs that call gemm and gemv by their addresses. These need no memory, as inner products do, and so do not fail. */
#define FOR_PROGRAMS(T, IS_DOUBLE, I, SUFFIX)                                                                                                        \
    static void gemm_of_##SUFFIX(int order, int how_a, int how_b, I rows, I columns, I inner, T by, const T *a, I a_step, const T *b, I b_step, T to, \
                                 T *out, I out_step) {                                                                                               \
        const sg_matrix left = {a, how_a, rows, inner, a_step}, right = {b, how_b, inner, columns, b_step};                                          \
        const sg_product product = {SG_GEMM, IS_DOUBLE, left, right, (char *)out, out_step};                                                         \
        sg_multiply(&product);                                                                                                                       \
    }                                                                                                                                                \
    static void gemv_of_##SUFFIX(int order, int how, I rows, I columns, T by, const T *a, I a_step, const T *x, I x_step, T to, T *out, I out_step) { \
        const int turned = how == SG_TRANSPOSED;                                                                                                     \
        const sg_matrix left = {a, how, turned ? columns : rows, turned ? rows : columns, a_step};                                                   \
        const sg_matrix right = {x, SG_AS_IT_LIES, 1, left.columns, x_step};                                                                         \
        const sg_product product = {SG_GEMV, IS_DOUBLE, left, right, (char *)out, out_step};                                                         \
        sg_multiply(&product);                                                                                                                       \
    }

FOR_PROGRAMS(float, 0, int, int_f32)
FOR_PROGRAMS(double, 1, int, int_f64)
FOR_PROGRAMS(float, 0, long long, wide_f32)
FOR_PROGRAMS(double, 1, long long, wide_f64)

uintptr_t sg_blas_function(int is_double, int which) {
    const uintptr_t of_int[2][2] = {{(uintptr_t)gemm_of_int_f32, (uintptr_t)gemv_of_int_f32}, {(uintptr_t)gemm_of_int_f64, (uintptr_t)gemv_of_int_f64}};
    const uintptr_t of_wide[2][2] = {{(uintptr_t)gemm_of_wide_f32, (uintptr_t)gemv_of_wide_f32}, {(uintptr_t)gemm_of_wide_f64, (uintptr_t)gemv_of_wide_f64}};
    return !functions[is_double][which] ? 0 : wide ? of_wide[is_double][which] : of_int[is_double][which];
}
