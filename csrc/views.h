/* Views of the memory of an array of NumPy's: see views.c. */
#ifndef SG_VIEWS_H
#define SG_VIEWS_H

#include <Python.h>
#include <numpy/arrayobject.h>

/* The memory of an array, from an address on, with other sizes and strides; NULL for those of elements one after the other. */
PyObject *sg_shown_from(PyArrayObject *x, char *start, int ndim, const npy_intp *shape, const npy_intp *strides);

/* A dimension of an array, counted from the front, where it may be given from the end; -1 for what is none. */
int sg_dimension(PyArrayObject *x, PyObject *number);

/* A number that is an int of Python's, of 63 bits; false, without an error, of anything else. */
int sg_number_in(PyObject *object, npy_intp *number);

/* Of a slice of a dimension: its ends within a size, its stride in the place of the dimension's, and its elements. False for steps that are left to NumPy. */
int sg_slice(npy_intp size, npy_intp *first, npy_intp *last, npy_intp step, npy_intp *stride, npy_intp *number);

#endif
