/* NumPy's types and ours, and Python's numbers as elements of these. */
#ifndef SG_KERNEL_NUMBERS_H
#define SG_KERNEL_NUMBERS_H
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "kernel_call.h"

static int type_of_number[NPY_NTYPES_LEGACY]; /* NumPy's type numbers -> ours, -1 where there is none */
static int bfloat16_number = -1;

static const int number_of_type[SG_TYPES] = {NPY_FLOAT, NPY_DOUBLE, NPY_CFLOAT, NPY_CDOUBLE, NPY_INT8, NPY_INT16, NPY_INT32, NPY_INT64,
                                             NPY_UINT8, NPY_UINT16, NPY_UINT32, NPY_UINT64,  NPY_BOOL, NPY_HALF,  -1};

static void fill_types(void) {
    for (int i = 0; i < NPY_NTYPES_LEGACY; i++)
        type_of_number[i] = -1;
    for (int t = 0; t < SG_bf16; t++)
        type_of_number[number_of_type[t]] = t;
    if (sizeof(long) == 8) { /* two C types of one width */
        type_of_number[NPY_LONGLONG] = SG_i64;
        type_of_number[NPY_LONG] = SG_i64;
        type_of_number[NPY_ULONGLONG] = SG_u64;
        type_of_number[NPY_ULONG] = SG_u64;
    }
}

static int type_of(PyArrayObject *array) {
    const int number = PyArray_TYPE(array);
    if (number < NPY_NTYPES_LEGACY)
        return number < 0 ? -1 : type_of_number[number];
    return number == bfloat16_number ? SG_bf16 : -1;
}

static PyArray_Descr *descr_of(int type) {
    return PyArray_DescrFromType(type == SG_bf16 ? bfloat16_number : number_of_type[type]);
}

/* The type in memory of what a loop computes in `computed`, for an op on `stored`. */
static int storage(int computed, int stored) {
    return computed == SG_f32 && (stored == SG_f16 || stored == SG_bf16) ? stored : computed;
}

/* ---- Python's numbers */

#define PUT(T, value) (*(T *)to = (T)(value))

static int put_integer(char *to, PyObject *value, int type) {
    static const long long low[] = {INT8_MIN, INT16_MIN, INT32_MIN, INT64_MIN, 0, 0, 0, 0};
    static const long long high[] = {INT8_MAX, INT16_MAX, INT32_MAX, INT64_MAX, UINT8_MAX, UINT16_MAX, UINT32_MAX, INT64_MAX};
    if (!PyLong_Check(value))
        return NOT_HERE;
    int overflow;
    const long long x = PyLong_AsLongLongAndOverflow(value, &overflow);
    if (overflow > 0 && type == SG_u64) { /* in the upper half, or beyond */
        const unsigned long long upper = PyLong_AsUnsignedLongLong(value);
        if (PyErr_Occurred()) {
            PyErr_Clear();
            return NOT_HERE;
        }
        PUT(uint64_t, upper);
        return DONE;
    }
    if (overflow || x < low[type - SG_i8] || x > high[type - SG_i8])
        return NOT_HERE;
    switch (sg_size_of[type]) { /* the same bits, signed or not */
    case 1: PUT(uint8_t, x); break;
    case 2: PUT(uint16_t, x); break;
    case 4: PUT(uint32_t, x); break;
    default: PUT(uint64_t, x);
    }
    return DONE;
}

static int put_number(char *to, PyObject *value, int type) {
    if (type == SG_b8) {
        if (!PyBool_Check(value))
            return NOT_HERE;
        PUT(sg_bool, value == Py_True);
        return DONE;
    }
    if (type >= SG_i8 && type <= SG_u64)
        return put_integer(to, value, type);
    double re, im = 0;
    if (PyFloat_Check(value)) {
        re = PyFloat_AS_DOUBLE(value);
    } else if (PyLong_Check(value)) {
        re = PyLong_AsDouble(value);
        if (re == -1 && PyErr_Occurred())
            return FAILED;
    } else if (PyComplex_Check(value) && (type == SG_c64 || type == SG_c128)) {
        re = PyComplex_RealAsDouble(value);
        im = PyComplex_ImagAsDouble(value);
    } else {
        return NOT_HERE;
    }
    switch (type) {
    case SG_f32: PUT(float, re); break;
    case SG_f64: PUT(double, re); break;
    case SG_c64: ((float *)to)[0] = (float)re, ((float *)to)[1] = (float)im; break;
    case SG_c128: ((double *)to)[0] = re, ((double *)to)[1] = im; break;
    }
    return DONE;
}

#endif
