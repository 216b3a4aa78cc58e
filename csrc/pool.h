/* Memory for large results. What is freed is kept for the next result of about its size, up to a limit: fresh memory costs a page
 * fault every 4 KiB, which is several times what an elementwise op costs. NumPy frees such an array through the handler that
 * allocated it, whoever drops it last. */
#ifndef SG_POOL_H
#define SG_POOL_H

#include <Python.h>

#define SG_POOL_FROM (1 << 20) /* bytes from which a result is large */

int sg_pool_ready(void);
PyObject *sg_pool_enter(void); /* arrays that are made until sg_pool_leave take their memory from the pool */
void sg_pool_stand_in(PyObject *handler); /* a handler that its owner holds takes the pool's place in this thread, until NULL does */
void sg_pool_leave(PyObject *handler);

/* What the handler does. The first argument means nothing. */
void *sg_pool_malloc(void *, size_t size);
void *sg_pool_calloc(void *, size_t n, size_t size);
void *sg_pool_realloc(void *, void *memory, size_t size);
void sg_pool_free(void *, void *memory, size_t size);

#endif
