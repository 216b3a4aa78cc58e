/* Copies of arrays of any strides: see copies.c. */
#ifndef SG_COPIES_H
#define SG_COPIES_H

#include <stdint.h>

/* Elements at any address, since complex ones are aligned as their parts. */
typedef uint8_t sg_bits_1;
typedef uint16_t sg_bits_2 __attribute__((aligned(1), may_alias));
typedef uint32_t sg_bits_4 __attribute__((aligned(1), may_alias));
typedef uint64_t sg_bits_8 __attribute__((aligned(1), may_alias));
typedef struct __attribute__((packed, may_alias)) { uint64_t low, high; } sg_bits_16;

/* Whether elements are moved as bits. */
static inline int sg_is_copied(PyArray_Descr *dtype) {
    const npy_intp size = PyDataType_ELSIZE(dtype);
    return !PyDataType_REFCHK(dtype) && (size == 1 || size == 2 || size == 4 || size == 8 || size == 16);
}

/* Copies one array into another of its type, over whose shape it broadcasts; threads share the work. 0, with nothing written, for what no loop covers. */
int sg_copy_array(PyArrayObject *to, PyArrayObject *from);
int sg_broadcasts(PyArrayObject *from, PyArrayObject *to);

#endif
