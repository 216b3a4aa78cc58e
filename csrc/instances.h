/* What compiled code knows of tensors, once maker_of() was given their class: see instances.c. */
#ifndef SG_INSTANCES_H
#define SG_INSTANCES_H

#include <Python.h>

PyObject *sg_array_in(PyObject *object); /* the array of NumPy's that a tensor holds, borrowed; NULL, without an error, of anything else */
PyObject *sg_unwatched_array(PyObject *object); /* the same of a plain tensor without a history, where all gradients are recorded and nothing watches */
/* A view of such a tensor over an array, which several ops have led to, the arguments of each behind the tensor. */
PyObject *sg_view_by(PyObject *parent, PyObject *array, int count, PyObject *const *ops, PyObject *const *args);
int sg_attributes_methods(PyObject *dict); /* puts attributes_of, item_of, indexed_of and reversed_of into a dict: see attributes.c */

#endif
