/* Libraries of a device that are opened when they are first wanted, and the lock under which those work whose plans or handles no two threads may use at once. */
#ifndef SG_DEVICE_LIBRARY_H
#define SG_DEVICE_LIBRARY_H

#include <stddef.h>

typedef struct { const char *name; void **to; } wanted_t;

const char *sg_library_open(const char *path, const wanted_t *wanted, size_t count);
void sg_library_lock(void);
void sg_library_unlock(void);

#endif
