/* Convolution and pooling over NumPy's arrays, for array functions. */
#ifndef SG_IMAGES_H
#define SG_IMAGES_H

#include <Python.h>

int sg_images_add(PyObject *dict); /* the functions, by name */

#endif
