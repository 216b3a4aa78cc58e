#include "short.h"
#include "device_library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* fork() takes it, so that it is free in the child */
void sg_library_lock(void) { pthread_mutex_lock(&lock); }
void sg_library_unlock(void) { pthread_mutex_unlock(&lock); }

/* Open a library, and find its functions; NULL if that has worked, else what has not. */
const char *sg_library_open(const char *path, const wanted_t *wanted, size_t count) {
    static char failed[256];
    static int watching;
    if (!watching)
        watching = pthread_atfork(sg_library_lock, sg_library_unlock, sg_library_unlock) == 0;
    void *opened = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!opened)
        return dlerror();
    for (size_t i = 0; i < count; i++)
        if (!(*wanted[i].to = dlsym(opened, wanted[i].name))) {
            snprintf(failed, sizeof(failed), "%s has no %s", path, wanted[i].name);
            return failed;
        }
    return NULL;
}
