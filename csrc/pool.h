/* Memory for large results. Freed blocks are kept, up to a limit, for the next results of about their size: new memory costs a page
 * fault every 4 KiB, which takes several times as long as an elementwise op. NumPy frees an array through the handler that allocated it,
 * in whatever thread. */
#ifndef SG_POOL_H
#define SG_POOL_H

#include <Python.h>

#define SG_POOL_FROM (1 << 20) /* the least bytes of a large result */

int sg_pool_ready(void);
PyObject *sg_pool_enter(void); /* arrays made until sg_pool_leave take their memory from the pool */
void sg_pool_stand_in(PyObject *handler); /* in this thread, use this handler (borrowed) in place of the pool's; NULL: the pool's again */
void sg_pool_leave(PyObject *handler);

/* The handler's functions. The first argument is unused. */
void *sg_pool_malloc(void *, size_t size);
void *sg_pool_calloc(void *, size_t n, size_t size);
void *sg_pool_realloc(void *, void *memory, size_t size);
void sg_pool_free(void *, void *memory, size_t size);

#endif
