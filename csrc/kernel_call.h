/* One call of a kernel: its operands, and the results that are made for it. kernel.c has the functions. */
#ifndef SG_KERNEL_CALL_H
#define SG_KERNEL_CALL_H
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "kernel_object.h"

enum { DONE, NOT_HERE, FAILED }; /* NOT_HERE: no loop covers the operands */

#define RELEASE_AT 4096 /* the number of elements from which the GIL is released */

typedef struct {
    sg_run run;
    PyArrayObject *arrays[SG_MAX_ARGS]; /* the operands, borrowed, NULL for numbers; then the results, owned */
    PyArrayObject *like; /* the first array */
    _Alignas(16) char numbers[SG_MAX_ARGS][16];
    int type; /* of the op, as stored */
    int plain; /* all arrays are contiguous */
    int reversed; /* all would be, their dimensions in reverse order: as a transposed matrix */
    int one_shape;
} Call;

int sg_prepare(Call *call, const KernelObject *self, PyObject *const *args); /* look at operands, and find the loop for them */
int sg_make_results(Call *call, int nd, const npy_intp *shape, int order); /* order: 0, or NPY_ARRAY_F_CONTIGUOUS */
PyObject *sg_give_results(Call *call); /* the results that were made, a tuple of several */
int sg_drop_results(Call *call); /* FAILED */

#endif
