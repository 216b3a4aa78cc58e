/* How many threads a loop may use. */
#include "kernel.h"

#include <pthread.h>
#ifdef _OPENMP
#include <omp.h>
#endif

/* A parallel region costs a few microseconds on a busy machine; below this a thread is not worth waking. */
#define SG_ELEMENTS_A_THREAD 16384

static int threads = 0;

static int most(void) {
#ifdef _OPENMP
    return omp_get_max_threads();
#else
    return 1;
#endif
}

int sg_get_threads(void) {
    if (!threads)
        threads = most();
    return threads;
}

void sg_set_threads(int count) { threads = count; }

int sg_threads_for(sg_index elements) {
    const sg_index wanted = elements / SG_ELEMENTS_A_THREAD;
    const int available = sg_get_threads();
    return wanted < 2 ? 1 : wanted < available ? (int)wanted : available;
}

/* OpenMP's threads do not survive fork(), and a child that waits for them hangs in its first region. */
static void in_child(void) { threads = 1; }

void sg_watch_forks(void) {
    static int watching = 0;
    if (!watching)
        watching = pthread_atfork(NULL, NULL, in_child) == 0;
}
