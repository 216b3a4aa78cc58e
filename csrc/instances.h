/* What compiled code knows of tensors, once maker_of() was given their class: see instances.c. */
#ifndef SG_INSTANCES_H
#define SG_INSTANCES_H

#include <Python.h>

PyObject *sg_array_in(PyObject *object); /* the array of NumPy's that a tensor holds, borrowed; NULL, without an error, of anything else */
int sg_attributes_methods(PyObject *dict); /* puts attributes_of and item_of into a dict: see attributes.c */

#endif
