/* Tasks that the parts of a job share: each first does those of its own share, so that a thread finds in its caches what it wrote there in a job before of as many, and then
 * those that others have left. See threads.c. */
#ifndef SG_TASKS_H
#define SG_TASKS_H

#include "kernel.h"

typedef struct {
    sg_index count, share;
    int parts;
    _Atomic sg_index next[SG_MOST_THREADS]; /* of each part's share */
} sg_tasks;

void sg_deal(sg_tasks *tasks, sg_index count, int parts);
sg_index sg_next_task(sg_tasks *tasks, int part); /* below 0 if all are taken */

#endif
