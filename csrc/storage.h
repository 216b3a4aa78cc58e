/* What lies in memory, and what functions compute on: see storage.c, and grids.c and loops.c, which use it. */
#ifndef SG_STORAGE_H
#define SG_STORAGE_H

#include "kernel.h"

#define SG_BLOCK 512 /* elements gathered or converted at a time; all of a kernel's blocks fit the first-level cache */
#define SG_MOST_BYTES 16 /* of one element */

/* n elements of a type in memory, as the one that is computed in, and back. */
void sg_gather_elements(void *to, const char *from, sg_index stride, sg_index n, int stored);
void sg_scatter_elements(char *to, const void *from, sg_index stride, sg_index n, int stored);

/* Adds lines of n halves, which lie `step` bytes apart, to as many floats. */
void sg_add_lines(float *to, const char *from, sg_index step, sg_index lines, sg_index n, int stored);

/* copies.c: elements into other memory, in the calling thread and without Python. */
void sg_copy_elements(char *to, const sg_index *to_strides, const char *from, const sg_index *from_strides, int ndim, const sg_index *shape, sg_index itemsize);

/* The type in which a function computes what is stored as another. */
static inline int sg_computed(int stored) { return stored == SG_f16 || stored == SG_bf16 ? SG_f32 : stored; }

static inline int sg_is_scalar(const sg_run *run, int i) { return i < run->kernel->nin && run->kernel->scalars >> i & 1; }

/* Whether the function can work on argument i where it lies. */
static inline int sg_is_direct(const sg_run *run, int i, sg_index stride) {
    return run->stored[i] == run->loop->types[i] && stride == sg_size_of[run->stored[i]];
}

/* The function that works on all arguments where they lie, if an operand is one element for all; NULL where there is none. */
static inline sg_function sg_beside_one(const sg_run *run, const sg_index *strides) {
    const sg_loop *const loop = run->loop;
    const int one = strides[0] == 0 ? 0 : 1;
    return run->kernel->nin == 2 && strides[one] == 0 && run->stored[one] == loop->types[one] && sg_is_direct(run, 1 - one, strides[1 - one]) &&
                   sg_is_direct(run, 2, strides[2])
               ? loop->beside_one[one]
               : NULL;
}

/* A run that threads share: of its elements or rows, those from `first` to `last`. */
typedef struct {
    const sg_run *run;
    char *const *p;
    const void *layout; /* strides or a grid */
} sg_shared_run;

#endif
