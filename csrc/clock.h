/* The clock of Python's time.perf_counter_ns. */
#ifndef SG_CLOCK_H
#define SG_CLOCK_H

#include <stdint.h>
#include <time.h>

static inline int64_t sg_now(void) {
#ifdef __APPLE__
    return (int64_t)clock_gettime_nsec_np(CLOCK_UPTIME_RAW);
#else
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
#endif
}

#endif
