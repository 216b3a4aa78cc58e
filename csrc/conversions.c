/* Arrays as arrays of another dtype, of any strides and shared by threads. What is taken of a number is what a C conversion takes of it: toward zero for whole
 * numbers, the low bits for small ones; of complex numbers the real part. Halves go by way of float. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#include "along.h"
#include "copies.h"
#include "kernel_object.h"
#include "storage.h"

#define CONVERT(NAME, FROM, TO, VALUE)                                                                                 \
    SG_TWO_CLONES static void NAME(char *const *p, sg_index n) {                                                       \
        const FROM *restrict from = (const FROM *)p[0];                                                                \
        TO *restrict to = (TO *)p[1];                                                                                  \
        SG_INDEPENDENT                                                                                                 \
        for (sg_index i = 0; i < n; i++) {                                                                             \
            const FROM x = from[i];                                                                                    \
            to[i] = VALUE;                                                                                             \
        }                                                                                                              \
    }

/* By way of WHOLE: of a float that no small number equals, the low bits of the 32 that a processor makes of it. */
#define FROM_REAL(NAME, T, WHOLE)                                                                                      \
    CONVERT(NAME##_to_f32, T, float, (float)x)                                                                         \
    CONVERT(NAME##_to_f64, T, double, (double)x)                                                                       \
    CONVERT(NAME##_to_1, T, uint8_t, (uint8_t)(WHOLE)x)                                                                \
    CONVERT(NAME##_to_i16, T, int16_t, (int16_t)(WHOLE)x)                                                              \
    CONVERT(NAME##_to_i32, T, int32_t, (int32_t)x)                                                                     \
    CONVERT(NAME##_to_i64, T, int64_t, (int64_t)x)                                                                     \
    CONVERT(NAME##_to_b8, T, uint8_t, x != 0)
#define TO_COMPLEX(NAME, T)                                                                                            \
    CONVERT(NAME##_to_c64, T, sg_c64, ((sg_c64){(float)x, 0}))                                                         \
    CONVERT(NAME##_to_c128, T, sg_c128, ((sg_c128){(double)x, 0}))

FROM_REAL(f32, float, int32_t)
FROM_REAL(f64, double, int32_t)
FROM_REAL(i8, int8_t, int8_t)
FROM_REAL(i16, int16_t, int16_t)
FROM_REAL(i32, int32_t, int32_t)
FROM_REAL(i64, int64_t, int64_t)
FROM_REAL(u8, uint8_t, uint8_t)
TO_COMPLEX(f32, float)
TO_COMPLEX(f64, double)
CONVERT(c64_to_c128, sg_c64, sg_c128, ((sg_c128){(double)x.re, (double)x.im}))
CONVERT(c128_to_c64, sg_c128, sg_c64, ((sg_c64){(float)x.re, (float)x.im}))

/* Of a double for half precision, which is to be rounded once: where bits beyond those of a float are cut off, the last one of these is set. */
static inline float rounded_to_odd(double x) {
    const uint64_t beyond = ((uint64_t)1 << 29) - 1, bits = sg_bits(x);
    return (float)sg_from_bits((bits | ((bits & beyond) + beyond)) & ~beyond);
}
CONVERT(f64_to_half, double, float, rounded_to_odd(x))

#define TO_ALL(NAME)                                                                                                   \
    [SG_f32] = NAME##_to_f32, [SG_f64] = NAME##_to_f64, [SG_i8] = NAME##_to_1, [SG_u8] = NAME##_to_1, [SG_i16] = NAME##_to_i16, [SG_i32] = NAME##_to_i32, \
    [SG_i64] = NAME##_to_i64, [SG_b8] = NAME##_to_b8
static const sg_function functions[SG_TYPES][SG_TYPES] = {
    [SG_f32] = {TO_ALL(f32), [SG_c64] = f32_to_c64, [SG_c128] = f32_to_c128},
    [SG_f64] = {TO_ALL(f64), [SG_c64] = f64_to_c64, [SG_c128] = f64_to_c128},
    [SG_i8] = {TO_ALL(i8)},
    [SG_i16] = {TO_ALL(i16)},
    [SG_i32] = {TO_ALL(i32)},
    [SG_i64] = {TO_ALL(i64)},
    [SG_u8] = {TO_ALL(u8)},
    [SG_b8] = {TO_ALL(u8)},
    [SG_c64] = {[SG_c128] = c64_to_c128},
    [SG_c128] = {[SG_c64] = c128_to_c64},
};

static int is_complex(int type) { return type == SG_c64 || type == SG_c128; }

static int real_part(int type) { return type == SG_c64 ? SG_f32 : SG_f64; }

static const sg_kernel converter = {.name = "converted", .nin = 1, .nout = 1, .shape = SG_ELEMENTS};

/* Converts the elements of an array, as often as it broadcasts, into another; 0, with nothing written, where no loop covers the types. */
static int convert(PyArrayObject *to, PyArrayObject *from) {
    int given = sg_type_of(from);
    const int wanted = sg_type_of(to);
    if (given < 0 || wanted < 0)
        return 0;
    if (is_complex(given) && !is_complex(wanted) && wanted != SG_b8)
        given = real_part(given);
    const int type = sg_computed(given), result = sg_computed(wanted);
    const sg_function function = given == SG_f64 && wanted == SG_f16 ? f64_to_half : functions[type][result];
    if (type != result && !function)
        return 0;
    const sg_loop loop = {(unsigned char)type, {(unsigned char)type, (unsigned char)result}, type == result ? NULL : function};
    const sg_run run = {.kernel = &converter, .loop = &loop, .stored = {(unsigned char)given, (unsigned char)wanted}};
    char *const p[2] = {PyArray_BYTES(from), PyArray_BYTES(to)};
    sg_grid grid = {.ndim = PyArray_NDIM(to)};
    const int lead = grid.ndim - PyArray_NDIM(from);
    for (int axis = 0; axis < grid.ndim; axis++) {
        grid.shape[axis] = PyArray_DIM(to, axis);
        grid.strides[axis][0] = axis < lead || PyArray_DIM(from, axis - lead) == 1 ? 0 : PyArray_STRIDE(from, axis - lead);
        grid.strides[axis][1] = PyArray_STRIDE(to, axis);
    }
    const npy_intp elements = PyArray_SIZE(to);
    if (!elements)
        return 1;
    if (elements < SG_RELEASE_AT) {
        sg_run_grid(&run, p, &grid);
        return 1;
    }
    Py_BEGIN_ALLOW_THREADS
    sg_run_grid(&run, p, &grid);
    Py_END_ALLOW_THREADS
    return 1;
}

/* converted(x, dtype): a new array, laid out as x is; NumPy's own conversion may warn. */
static PyObject *converted(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    PyArray_Descr *dtype;
    if (count != 2 || !PyArray_CheckExact(args[0]))
        Py_RETURN_NONE;
    if (!PyArray_DescrConverter(args[1], &dtype))
        return NULL;
    PyArrayObject *const x = (PyArrayObject *)args[0];
    PyObject *made;
    if (PyArray_IS_C_CONTIGUOUS(x)) {
        made = (PyObject *)sg_new_like(x, dtype);
        Py_DECREF(dtype);
    } else {
        PyObject *const handler = sg_pool_enter();
        made = PyArray_NewLikeArray(x, NPY_KEEPORDER, dtype, 0);
        sg_pool_leave(handler);
    }
    if (made && !convert((PyArrayObject *)made, x)) {
        Py_DECREF(made);
        Py_RETURN_NONE;
    }
    return made;
}

/* convert_to(out, x): x, as often as it broadcasts, in an array of another type, with which it shares no memory. */
static PyObject *convert_to(PyObject *unused, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyArray_CheckExact(args[0]) || !PyArray_CheckExact(args[1]))
        Py_RETURN_FALSE;
    PyArrayObject *const out = (PyArrayObject *)args[0], *const x = (PyArrayObject *)args[1];
    return PyBool_FromLong(PyArray_ISWRITEABLE(out) && sg_broadcasts(x, out) && convert(out, x));
}

static PyMethodDef methods[] = {
    {"converted", (PyCFunction)(void (*)(void))converted, METH_FASTCALL, "An array of another dtype; None for what no loop covers."},
    {"convert_to", (PyCFunction)(void (*)(void))convert_to, METH_FASTCALL, "Converts one array into another; False, with nothing written, for what no loop covers."},
};

int sg_conversions_methods(PyObject *dict) { return PyArray_ImportNumPyAPI() < 0 || sg_add_methods(dict, methods, 2); }
