/* A few threads that share the parts of one job. They sleep at once when there is nothing to do: threads that wait for work by
 * spinning, as OpenMP's do, starve those of the BLAS library next to which kernels run. */
#define _GNU_SOURCE
#include "tasks.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

/* Waking a thread costs a few microseconds on a busy machine: it pays from this many elements on. */
#define ELEMENTS_A_THREAD 16384
#define ELEMENTS_FOR_SPANS (1 << 18) /* fewer may well be in the caches of the threads that computed with them before */
#define ELEMENTS_A_SPAN 65536
#define SPINS 2000 /* some 20 microseconds: the gap between two ops, or between the ends of two parts */

#if defined(__x86_64__) || defined(__i386__)
#define RELAX() __builtin_ia32_pause()
#else
#define RELAX() ((void)0)
#endif

static int threads = 0; /* the most that share a job; 0 until first asked for */
static _Thread_local int limit = 0; /* the most that share a job of this thread; 0 if only those for all count */

static struct {
    pthread_mutex_t lock;
    pthread_cond_t wake, done;
    int started, asleep; /* workers; under the lock */
    atomic_int busy; /* a job is running; another job that comes meanwhile is done by its caller alone */
    sg_work work;
    void *context;
    atomic_int untaken, unfinished; /* parts of the job */
} pool = {.lock = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER, .done = PTHREAD_COND_INITIALIZER};

static void do_part(int part) {
    pool.work(pool.context, part);
    if (atomic_fetch_sub(&pool.unfinished, 1) == 1) {
        pthread_mutex_lock(&pool.lock);
        pthread_cond_signal(&pool.done);
        pthread_mutex_unlock(&pool.lock);
    }
}

/* Take a part of the job and do it; return whether there was one. The job is not replaced until all its parts are finished, so a thread
 * that has taken a part reads a consistent job. */
static int do_one_part(void) {
    int left = atomic_load(&pool.untaken);
    do {
        if (left == 0)
            return 0;
    } while (!atomic_compare_exchange_weak(&pool.untaken, &left, left - 1));
    do_part(left - 1);
    return 1;
}

static void *worker(void *unused) {
    for (;;) {
        for (int i = 0; i < SPINS && atomic_load_explicit(&pool.untaken, memory_order_relaxed) == 0; i++)
            RELAX();
        if (do_one_part())
            continue;
        pthread_mutex_lock(&pool.lock);
        pool.asleep++;
        while (atomic_load(&pool.untaken) == 0)
            pthread_cond_wait(&pool.wake, &pool.lock);
        pool.asleep--;
        pthread_mutex_unlock(&pool.lock);
    }
    return unused;
}

/* Workers are started when first needed, with all signals blocked, so that Python's own threads get them. If none can be started, the caller does all parts. */
static void start_workers(int wanted) {
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    while (pool.started < wanted && pthread_create(&thread, NULL, worker, NULL) == 0) {
        pthread_detach(thread);
        pool.started++;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void sg_parallel(int parts, sg_work work, void *context) {
    if (parts == 1 || atomic_exchange(&pool.busy, 1)) {
        for (int part = 0; part < parts; part++)
            work(context, part);
        return;
    }
    pool.work = work;
    pool.context = context;
    atomic_store(&pool.unfinished, parts);
    pthread_mutex_lock(&pool.lock);
    start_workers(parts - 1);
    atomic_store(&pool.untaken, parts - 1);
    if (pool.asleep)
        pthread_cond_broadcast(&pool.wake);
    pthread_mutex_unlock(&pool.lock);
    do_part(parts - 1); /* always the same, so that a thread finds in its caches what it wrote there in the job before */
    while (do_one_part())
        ;
    for (int i = 0; i < SPINS && atomic_load_explicit(&pool.unfinished, memory_order_relaxed) != 0; i++)
        RELAX();
    pthread_mutex_lock(&pool.lock);
    while (atomic_load(&pool.unfinished) != 0)
        pthread_cond_wait(&pool.done, &pool.lock);
    pthread_mutex_unlock(&pool.lock);
    atomic_store(&pool.busy, 0);
}

/* ---- tasks and spans */

void sg_deal(sg_tasks *tasks, sg_index count, int parts) {
    tasks->count = count;
    tasks->share = (count + parts - 1) / parts;
    tasks->parts = parts;
    for (int part = 0; part < parts; part++)
        atomic_init(&tasks->next[part], part * tasks->share);
}

sg_index sg_next_task(sg_tasks *tasks, int part) {
    for (int i = 0; i < tasks->parts; i++) {
        const int of = (part + i) % tasks->parts;
        const sg_index task = atomic_fetch_add(&tasks->next[of], 1);
        if (task < (of + 1) * tasks->share && task < tasks->count)
            return task;
    }
    return -1;
}

typedef struct {
    sg_tasks tasks;
    sg_index count, step;
    sg_span_work work;
    void *context;
} spans;

static void take_spans(void *context, int part) {
    spans *all = context;
    for (sg_index task; (task = sg_next_task(&all->tasks, part)) >= 0;)
        all->work(all->context, task * all->step, (task + 1) * all->step < all->count ? (task + 1) * all->step : all->count);
}

/* Up to some size each thread has one span, so that it finds again in its own cache what it wrote there. Of more elements a thread takes its own share span by
 * span, and then spans of others: nobody waits for a thread that wakes late, or whose processor is taken away, but for the length of a span. Small things are
 * taken by 64, so that spans begin with cache lines and vectors. */
void sg_share_out(sg_index count, sg_index size, sg_span_work work, void *context) {
    const int wanted = sg_threads_for(count * size), parts = wanted < count ? wanted : count > 0 ? (int)count : 1;
    if (parts == 1) {
        work(context, 0, count);
        return;
    }
    const sg_index share = (count + parts - 1) / parts, most = size < ELEMENTS_A_SPAN ? ELEMENTS_A_SPAN / size : 1;
    const sg_index few = count * size < ELEMENTS_FOR_SPANS || share < most ? share : most, step = size < 64 ? (few + 63) / 64 * 64 : few;
    spans all;
    sg_deal(&all.tasks, (count + step - 1) / step, parts);
    all.count = count, all.step = step, all.work = work, all.context = context;
    sg_parallel(parts, take_spans, &all);
}

/* ---- the number of threads */

static int processors(void) {
    const char *limit = getenv("OMP_NUM_THREADS"); /* what users of numerical libraries set */
    const int wanted = limit ? atoi(limit) : 0;
    int found = (int)sysconf(_SC_NPROCESSORS_ONLN);
#ifdef __linux__
    cpu_set_t allowed;
    if (sched_getaffinity(0, sizeof(allowed), &allowed) == 0)
        found = CPU_COUNT(&allowed);
#endif
    return wanted > 0 ? wanted : found > 0 ? found : 1;
}

int sg_get_threads(void) {
    if (!threads)
        sg_set_threads(processors());
    return threads;
}

void sg_set_threads(int count) { threads = count < SG_MOST_THREADS ? count : SG_MOST_THREADS; }

int sg_limit_threads(int count) {
    const int before = limit;
    limit = count;
    return before;
}

int sg_threads_for(sg_index elements) {
    const sg_index wanted = elements / ELEMENTS_A_THREAD;
    const int all = sg_get_threads(), available = limit && limit < all ? limit : all;
    return wanted < 2 ? 1 : wanted < available ? (int)wanted : available;
}

/* Workers do not survive fork(): a child starts its own. */
static void in_child(void) {
    pthread_mutex_init(&pool.lock, NULL);
    pthread_cond_init(&pool.wake, NULL);
    pthread_cond_init(&pool.done, NULL);
    pool.started = pool.asleep = 0;
    atomic_store(&pool.untaken, 0);
    atomic_store(&pool.unfinished, 0);
    atomic_store(&pool.busy, 0);
}

void sg_watch_forks(void) {
    static int watching = 0;
    if (!watching)
        watching = pthread_atfork(NULL, NULL, in_child) == 0;
}
