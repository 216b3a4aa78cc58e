/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Sums, products, powers and the parts of numbers, element by element. */
#include "device.cuh"

/* add: self + other if alpha == 1 else self + alpha * other */
#if defined SG_ALL || defined SG_add_f32
#define SG_KERNEL add
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 + x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_f64
#define SG_KERNEL add
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 + x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_c64
#define SG_KERNEL add
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_add_c64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_c128
#define SG_KERNEL add
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_add_c128(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_i8
#define SG_KERNEL add
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 + x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_i16
#define SG_KERNEL add
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 + x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_i32
#define SG_KERNEL add
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 + x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_i64
#define SG_KERNEL add
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 + x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_u8
#define SG_KERNEL add
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 + x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_u16
#define SG_KERNEL add
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 + x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_u32
#define SG_KERNEL add
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 + x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_u64
#define SG_KERNEL add
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 + x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_b8
#define SG_KERNEL add
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 || x1);
#include "elementwise.cuh"
#endif

/* add: self + other if alpha == 1 else self + alpha * other */
#if defined SG_ALL || defined SG_add_2_f32
#define SG_KERNEL add_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 + (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_2_f64
#define SG_KERNEL add_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 + (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_2_c64
#define SG_KERNEL add_2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_add_c64(x0, sg_mul_c64(x1, x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_2_c128
#define SG_KERNEL add_2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_add_c128(x0, sg_mul_c128(x1, x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_2_i8
#define SG_KERNEL add_2
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) NUMBER(1, int8_t) ARRAY(2, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 + (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_2_i16
#define SG_KERNEL add_2
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) NUMBER(1, int16_t) ARRAY(2, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 + (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_2_i32
#define SG_KERNEL add_2
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) NUMBER(1, int32_t) ARRAY(2, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 + (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_2_i64
#define SG_KERNEL add_2
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) NUMBER(1, int64_t) ARRAY(2, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 + (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_2_u8
#define SG_KERNEL add_2
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) NUMBER(1, uint8_t) ARRAY(2, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 + (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_2_u16
#define SG_KERNEL add_2
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) NUMBER(1, uint16_t) ARRAY(2, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 + (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_2_u32
#define SG_KERNEL add_2
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) NUMBER(1, uint32_t) ARRAY(2, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 + (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_2_u64
#define SG_KERNEL add_2
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) NUMBER(1, uint64_t) ARRAY(2, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 + (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_2_b8
#define SG_KERNEL add_2
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, sg_bool) ARRAY(2, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 || (x1 && x2));
#include "elementwise.cuh"
#endif

/* add: grad if alpha == 1 else grad * alpha.conj() */
#if defined SG_ALL || defined SG_add_backward_other_f32
#define SG_KERNEL add_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_backward_other_f64
#define SG_KERNEL add_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_backward_other_c64
#define SG_KERNEL add_backward_other
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_add_backward_other_c128
#define SG_KERNEL add_backward_other
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, x1);
#include "elementwise.cuh"
#endif

/* sub: self - other if alpha == 1 else self - alpha * other */
#if defined SG_ALL || defined SG_sub_f32
#define SG_KERNEL sub
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 - x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_f64
#define SG_KERNEL sub
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 - x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_c64
#define SG_KERNEL sub
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sub_c64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_c128
#define SG_KERNEL sub
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sub_c128(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_i8
#define SG_KERNEL sub
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 - x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_i16
#define SG_KERNEL sub
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 - x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_i32
#define SG_KERNEL sub
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 - x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_i64
#define SG_KERNEL sub
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 - x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_u8
#define SG_KERNEL sub
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 - x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_u16
#define SG_KERNEL sub
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 - x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_u32
#define SG_KERNEL sub
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 - x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_u64
#define SG_KERNEL sub
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 - x1);
#include "elementwise.cuh"
#endif

/* sub: self - other if alpha == 1 else self - alpha * other */
#if defined SG_ALL || defined SG_sub_2_f32
#define SG_KERNEL sub_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 - (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_2_f64
#define SG_KERNEL sub_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 - (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_2_c64
#define SG_KERNEL sub_2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sub_c64(x0, sg_mul_c64(x1, x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_2_c128
#define SG_KERNEL sub_2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sub_c128(x0, sg_mul_c128(x1, x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_2_i8
#define SG_KERNEL sub_2
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) NUMBER(1, int8_t) ARRAY(2, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 - (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_2_i16
#define SG_KERNEL sub_2
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) NUMBER(1, int16_t) ARRAY(2, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 - (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_2_i32
#define SG_KERNEL sub_2
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) NUMBER(1, int32_t) ARRAY(2, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 - (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_2_i64
#define SG_KERNEL sub_2
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) NUMBER(1, int64_t) ARRAY(2, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 - (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_2_u8
#define SG_KERNEL sub_2
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) NUMBER(1, uint8_t) ARRAY(2, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 - (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_2_u16
#define SG_KERNEL sub_2
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) NUMBER(1, uint16_t) ARRAY(2, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 - (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_2_u32
#define SG_KERNEL sub_2
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) NUMBER(1, uint32_t) ARRAY(2, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 - (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_2_u64
#define SG_KERNEL sub_2
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) NUMBER(1, uint64_t) ARRAY(2, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 - (x1 * x2));
#include "elementwise.cuh"
#endif

/* sub: -grad if alpha == 1 else -grad * alpha.conj() */
#if defined SG_ALL || defined SG_sub_backward_other_f32
#define SG_KERNEL sub_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_backward_other_f64
#define SG_KERNEL sub_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_backward_other_c64
#define SG_KERNEL sub_backward_other
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sub_backward_other_c128
#define SG_KERNEL sub_backward_other
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), x1);
#include "elementwise.cuh"
#endif

/* mul: self * other */
#if defined SG_ALL || defined SG_mul_f32
#define SG_KERNEL mul
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_f64
#define SG_KERNEL mul
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_c64
#define SG_KERNEL mul
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_c128
#define SG_KERNEL mul
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_i8
#define SG_KERNEL mul
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_i16
#define SG_KERNEL mul
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_i32
#define SG_KERNEL mul
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_i64
#define SG_KERNEL mul
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_u8
#define SG_KERNEL mul
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_u16
#define SG_KERNEL mul
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_u32
#define SG_KERNEL mul
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_u64
#define SG_KERNEL mul
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_b8
#define SG_KERNEL mul
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 && x1);
#include "elementwise.cuh"
#endif

/* mul: grad * other.conj() */
#if defined SG_ALL || defined SG_mul_backward_self_f32
#define SG_KERNEL mul_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_backward_self_f64
#define SG_KERNEL mul_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_backward_self_c64
#define SG_KERNEL mul_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_backward_self_c128
#define SG_KERNEL mul_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(x1));
#include "elementwise.cuh"
#endif

/* mul: grad * other.conj(); grad * self.conj() */
#if defined SG_ALL || defined SG_mul_backward_f32
#define SG_KERNEL mul_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_backward_f64
#define SG_KERNEL mul_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_backward_c64
#define SG_KERNEL mul_backward
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64) RESULT(1, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(x1)); r1 = sg_mul_c64(x0, sg_conj_c64(x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_mul_backward_c128
#define SG_KERNEL mul_backward
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128) RESULT(1, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(x1)); r1 = sg_mul_c128(x0, sg_conj_c128(x2));
#include "elementwise.cuh"
#endif

/* div: self / other */
#if defined SG_ALL || defined SG_div_f32
#define SG_KERNEL div
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_f64
#define SG_KERNEL div
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_c64
#define SG_KERNEL div
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_c128
#define SG_KERNEL div
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, x1);
#include "elementwise.cuh"
#endif

/* div: grad / other.conj() */
#if defined SG_ALL || defined SG_div_backward_self_f32
#define SG_KERNEL div_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_backward_self_f64
#define SG_KERNEL div_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_backward_self_c64
#define SG_KERNEL div_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_conj_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_backward_self_c128
#define SG_KERNEL div_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_conj_c128(x1));
#include "elementwise.cuh"
#endif

/* div: -grad * (self / other / other).conj() */
#if defined SG_ALL || defined SG_div_backward_other_f32
#define SG_KERNEL div_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * ((x1 / x2) / x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_backward_other_f64
#define SG_KERNEL div_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * ((x1 / x2) / x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_backward_other_c64
#define SG_KERNEL div_backward_other
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_div_c64(sg_div_c64(x1, x2), x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_backward_other_c128
#define SG_KERNEL div_backward_other
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_div_c128(sg_div_c128(x1, x2), x2)));
#include "elementwise.cuh"
#endif

/* div: grad / other.conj(); -grad * (self / other / other).conj() */
#if defined SG_ALL || defined SG_div_backward_f32
#define SG_KERNEL div_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 / x1); r1 = ((-x0) * ((x2 / x1) / x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_backward_f64
#define SG_KERNEL div_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 / x1); r1 = ((-x0) * ((x2 / x1) / x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_backward_c64
#define SG_KERNEL div_backward
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64) RESULT(1, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_conj_c64(x1)); r1 = sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_div_c64(sg_div_c64(x2, x1), x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_backward_c128
#define SG_KERNEL div_backward
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128) RESULT(1, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_conj_c128(x1)); r1 = sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_div_c128(sg_div_c128(x2, x1), x1)));
#include "elementwise.cuh"
#endif

/* div: auto_element_wise */
#if defined SG_ALL || defined SG_div_tangent_other_f32
#define SG_KERNEL div_tangent_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * ((x1 / x2) / x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_tangent_other_f64
#define SG_KERNEL div_tangent_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * ((x1 / x2) / x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_tangent_other_c64
#define SG_KERNEL div_tangent_other
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_div_c64(sg_div_c64(x1, x2), x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_div_tangent_other_c128
#define SG_KERNEL div_tangent_other
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_div_c128(sg_div_c128(x1, x2), x2));
#include "elementwise.cuh"
#endif

/* floor_divide: floor_div(self, other) */
#if defined SG_ALL || defined SG_floor_divide_f32
#define SG_KERNEL floor_divide
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_floor_div_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_divide_f64
#define SG_KERNEL floor_divide
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_floor_div_f64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_divide_i8
#define SG_KERNEL floor_divide
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_floor_div_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_divide_i16
#define SG_KERNEL floor_divide
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_floor_div_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_divide_i32
#define SG_KERNEL floor_divide
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_floor_div_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_divide_i64
#define SG_KERNEL floor_divide
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_floor_div_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_divide_u8
#define SG_KERNEL floor_divide
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_floor_div_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_divide_u16
#define SG_KERNEL floor_divide
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_floor_div_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_divide_u32
#define SG_KERNEL floor_divide
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_floor_div_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_divide_u64
#define SG_KERNEL floor_divide
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_floor_div_u64(x0, x1);
#include "elementwise.cuh"
#endif

/* _trunc_div: trunc(self / other) */
#if defined SG_ALL || defined SG__trunc_div_f32
#define SG_KERNEL _trunc_div
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_trunc_f32((x0 / x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__trunc_div_f64
#define SG_KERNEL _trunc_div
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_trunc_f64((x0 / x1));
#include "elementwise.cuh"
#endif

/* remainder: remainder(self, other) */
#if defined SG_ALL || defined SG_remainder_f32
#define SG_KERNEL remainder
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_remainder_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_remainder_f64
#define SG_KERNEL remainder
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_remainder_f64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_remainder_i8
#define SG_KERNEL remainder
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_remainder_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_remainder_i16
#define SG_KERNEL remainder
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_remainder_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_remainder_i32
#define SG_KERNEL remainder
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_remainder_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_remainder_i64
#define SG_KERNEL remainder
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_remainder_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_remainder_u8
#define SG_KERNEL remainder
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_remainder_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_remainder_u16
#define SG_KERNEL remainder
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_remainder_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_remainder_u32
#define SG_KERNEL remainder
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_remainder_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_remainder_u64
#define SG_KERNEL remainder
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_remainder_u64(x0, x1);
#include "elementwise.cuh"
#endif

/* remainder: -grad * floor_divide(self, other) */
#if defined SG_ALL || defined SG_remainder_backward_other_f32
#define SG_KERNEL remainder_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * sg_floor_div_f32(x1, x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_remainder_backward_other_f64
#define SG_KERNEL remainder_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * sg_floor_div_f64(x1, x2));
#include "elementwise.cuh"
#endif

/* fmod: fmod(self, other) */
#if defined SG_ALL || defined SG_fmod_f32
#define SG_KERNEL fmod
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_fmod_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmod_f64
#define SG_KERNEL fmod
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_fmod_f64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmod_i8
#define SG_KERNEL fmod
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_fmod_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmod_i16
#define SG_KERNEL fmod
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_fmod_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmod_i32
#define SG_KERNEL fmod
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_fmod_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmod_i64
#define SG_KERNEL fmod
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_fmod_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmod_u8
#define SG_KERNEL fmod
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_fmod_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmod_u16
#define SG_KERNEL fmod
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_fmod_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmod_u32
#define SG_KERNEL fmod
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_fmod_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmod_u64
#define SG_KERNEL fmod
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_fmod_u64(x0, x1);
#include "elementwise.cuh"
#endif

/* fmod: -grad * _trunc_div(self, other) */
#if defined SG_ALL || defined SG_fmod_backward_other_f32
#define SG_KERNEL fmod_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * sg_trunc_f32((x1 / x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmod_backward_other_f64
#define SG_KERNEL fmod_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * sg_trunc_f64((x1 / x2)));
#include "elementwise.cuh"
#endif

/* neg: -self */
#if defined SG_ALL || defined SG_neg_f32
#define SG_KERNEL neg
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (-x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_neg_f64
#define SG_KERNEL neg
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (-x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_neg_c64
#define SG_KERNEL neg
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_neg_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_neg_c128
#define SG_KERNEL neg
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_neg_c128(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_neg_i8
#define SG_KERNEL neg
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (-x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_neg_i16
#define SG_KERNEL neg
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (-x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_neg_i32
#define SG_KERNEL neg
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (-x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_neg_i64
#define SG_KERNEL neg
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (-x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_neg_u8
#define SG_KERNEL neg
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (-x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_neg_u16
#define SG_KERNEL neg
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (-x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_neg_u32
#define SG_KERNEL neg
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (-x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_neg_u64
#define SG_KERNEL neg
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (-x0);
#include "elementwise.cuh"
#endif

/* reciprocal: reciprocal(self) */
#if defined SG_ALL || defined SG_reciprocal_f32
#define SG_KERNEL reciprocal
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_reciprocal_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_reciprocal_f64
#define SG_KERNEL reciprocal
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_reciprocal_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_reciprocal_c64
#define SG_KERNEL reciprocal
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_reciprocal_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_reciprocal_c128
#define SG_KERNEL reciprocal
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_reciprocal_c128(x0);
#include "elementwise.cuh"
#endif

/* reciprocal: -grad * (result * result).conj() */
#if defined SG_ALL || defined SG_reciprocal_backward_self_f32
#define SG_KERNEL reciprocal_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * (x1 * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_reciprocal_backward_self_f64
#define SG_KERNEL reciprocal_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * (x1 * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_reciprocal_backward_self_c64
#define SG_KERNEL reciprocal_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_mul_c64(x1, x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_reciprocal_backward_self_c128
#define SG_KERNEL reciprocal_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_mul_c128(x1, x1)));
#include "elementwise.cuh"
#endif

/* reciprocal: auto_element_wise */
#if defined SG_ALL || defined SG_reciprocal_tangent_self_f32
#define SG_KERNEL reciprocal_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * (x1 * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_reciprocal_tangent_self_f64
#define SG_KERNEL reciprocal_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * (x1 * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_reciprocal_tangent_self_c64
#define SG_KERNEL reciprocal_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_mul_c64(x1, x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_reciprocal_tangent_self_c128
#define SG_KERNEL reciprocal_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_mul_c128(x1, x1));
#include "elementwise.cuh"
#endif

/* square: square(self) */
#if defined SG_ALL || defined SG_square_f32
#define SG_KERNEL square
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_square_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_f64
#define SG_KERNEL square
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_square_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_c64
#define SG_KERNEL square
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_square_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_c128
#define SG_KERNEL square
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_square_c128(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_i8
#define SG_KERNEL square
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_square_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_i16
#define SG_KERNEL square
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_square_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_i32
#define SG_KERNEL square
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_square_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_i64
#define SG_KERNEL square
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_square_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_u8
#define SG_KERNEL square
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_square_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_u16
#define SG_KERNEL square
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_square_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_u32
#define SG_KERNEL square
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_square_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_u64
#define SG_KERNEL square
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_square_u64(x0);
#include "elementwise.cuh"
#endif

/* square: grad * (2 * self).conj() */
#if defined SG_ALL || defined SG_square_backward_self_f32
#define SG_KERNEL square_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (2.0f * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_backward_self_f64
#define SG_KERNEL square_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (2.0 * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_backward_self_c64
#define SG_KERNEL square_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_from_real_c64(2.0f), x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_backward_self_c128
#define SG_KERNEL square_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_from_real_c128(2.0), x1)));
#include "elementwise.cuh"
#endif

/* square: auto_element_wise */
#if defined SG_ALL || defined SG_square_tangent_self_f32
#define SG_KERNEL square_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (2.0f * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_tangent_self_f64
#define SG_KERNEL square_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (2.0 * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_tangent_self_c64
#define SG_KERNEL square_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_from_real_c64(2.0f), x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_square_tangent_self_c128
#define SG_KERNEL square_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_from_real_c128(2.0), x1));
#include "elementwise.cuh"
#endif

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else 1 / self if exponent == -1 else pow(self, exponent) */
#if defined SG_ALL || defined SG_pow_Scalar_f32
#define SG_KERNEL pow_Scalar
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_f64
#define SG_KERNEL pow_Scalar
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_c64
#define SG_KERNEL pow_Scalar
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_c128
#define SG_KERNEL pow_Scalar
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_i8
#define SG_KERNEL pow_Scalar
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_i16
#define SG_KERNEL pow_Scalar
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_i32
#define SG_KERNEL pow_Scalar
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_i64
#define SG_KERNEL pow_Scalar
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_u8
#define SG_KERNEL pow_Scalar
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_u16
#define SG_KERNEL pow_Scalar
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_u32
#define SG_KERNEL pow_Scalar
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_u64
#define SG_KERNEL pow_Scalar
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 * x0);
#include "elementwise.cuh"
#endif

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else 1 / self if exponent == -1 else pow(self, exponent) */
#if defined SG_ALL || defined SG_pow_Scalar_2_f32
#define SG_KERNEL pow_Scalar_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * x0) * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_2_f64
#define SG_KERNEL pow_Scalar_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * x0) * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_2_c64
#define SG_KERNEL pow_Scalar_2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_mul_c64(x0, x0), x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_2_c128
#define SG_KERNEL pow_Scalar_2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_mul_c128(x0, x0), x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_2_i8
#define SG_KERNEL pow_Scalar_2
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = ((x0 * x0) * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_2_i16
#define SG_KERNEL pow_Scalar_2
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = ((x0 * x0) * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_2_i32
#define SG_KERNEL pow_Scalar_2
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = ((x0 * x0) * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_2_i64
#define SG_KERNEL pow_Scalar_2
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = ((x0 * x0) * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_2_u8
#define SG_KERNEL pow_Scalar_2
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = ((x0 * x0) * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_2_u16
#define SG_KERNEL pow_Scalar_2
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = ((x0 * x0) * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_2_u32
#define SG_KERNEL pow_Scalar_2
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = ((x0 * x0) * x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_2_u64
#define SG_KERNEL pow_Scalar_2
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = ((x0 * x0) * x0);
#include "elementwise.cuh"
#endif

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else 1 / self if exponent == -1 else pow(self, exponent) */
#if defined SG_ALL || defined SG_pow_Scalar_3_f32
#define SG_KERNEL pow_Scalar_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_sqrt_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_3_f64
#define SG_KERNEL pow_Scalar_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_sqrt_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_3_c64
#define SG_KERNEL pow_Scalar_3
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sqrt_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_3_c128
#define SG_KERNEL pow_Scalar_3
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sqrt_c128(x0);
#include "elementwise.cuh"
#endif

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else 1 / self if exponent == -1 else pow(self, exponent) */
#if defined SG_ALL || defined SG_pow_Scalar_4_f32
#define SG_KERNEL pow_Scalar_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (1.0f / x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_4_f64
#define SG_KERNEL pow_Scalar_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (1.0 / x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_4_c64
#define SG_KERNEL pow_Scalar_4
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_from_real_c64(1.0f), x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_4_c128
#define SG_KERNEL pow_Scalar_4
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_from_real_c128(1.0), x0);
#include "elementwise.cuh"
#endif

/* pow.Scalar: self * self if exponent == 2 else self * self * self if exponent == 3 else sqrt(self) if exponent == 0.5 else 1 / self if exponent == -1 else pow(self, exponent) */
#if defined SG_ALL || defined SG_pow_Scalar_5_f32
#define SG_KERNEL pow_Scalar_5
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_pow_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_5_f64
#define SG_KERNEL pow_Scalar_5
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_pow_f64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_5_c64
#define SG_KERNEL pow_Scalar_5
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_pow_c64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_5_c128
#define SG_KERNEL pow_Scalar_5
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_pow_c128(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_5_i8
#define SG_KERNEL pow_Scalar_5
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) NUMBER(1, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_pow_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_5_i16
#define SG_KERNEL pow_Scalar_5
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) NUMBER(1, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_pow_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_5_i32
#define SG_KERNEL pow_Scalar_5
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) NUMBER(1, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_pow_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_5_i64
#define SG_KERNEL pow_Scalar_5
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) NUMBER(1, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_pow_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_5_u8
#define SG_KERNEL pow_Scalar_5
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) NUMBER(1, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_pow_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_5_u16
#define SG_KERNEL pow_Scalar_5
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) NUMBER(1, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_pow_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_5_u32
#define SG_KERNEL pow_Scalar_5
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) NUMBER(1, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_pow_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_5_u64
#define SG_KERNEL pow_Scalar_5
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) NUMBER(1, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_pow_u64(x0, x1);
#include "elementwise.cuh"
#endif

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_f32
#define SG_KERNEL pow_Scalar_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((3.0f * x1) * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_f64
#define SG_KERNEL pow_Scalar_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((3.0 * x1) * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_c64
#define SG_KERNEL pow_Scalar_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_mul_c64(sg_from_real_c64(3.0f), x1), x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_c128
#define SG_KERNEL pow_Scalar_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_mul_c128(sg_from_real_c128(3.0), x1), x1)));
#include "elementwise.cuh"
#endif

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_2_f32
#define SG_KERNEL pow_Scalar_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_2_f64
#define SG_KERNEL pow_Scalar_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * 0.0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_2_c64
#define SG_KERNEL pow_Scalar_backward_self_2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_from_real_c64(0.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_2_c128
#define SG_KERNEL pow_Scalar_backward_self_2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_from_real_c128(0.0));
#include "elementwise.cuh"
#endif

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_3_f32
#define SG_KERNEL pow_Scalar_backward_self_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((0.5f * x0) * sg_rsqrt_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_3_f64
#define SG_KERNEL pow_Scalar_backward_self_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((0.5 * x0) * sg_rsqrt_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_3_c64
#define SG_KERNEL pow_Scalar_backward_self_3
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_mul_c64(sg_from_real_c64(0.5f), x0), sg_conj_c64(sg_rsqrt_c64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_3_c128
#define SG_KERNEL pow_Scalar_backward_self_3
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_mul_c128(sg_from_real_c128(0.5), x0), sg_conj_c128(sg_rsqrt_c128(x1)));
#include "elementwise.cuh"
#endif

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_4_f32
#define SG_KERNEL pow_Scalar_backward_self_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * (x2 * x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_4_f64
#define SG_KERNEL pow_Scalar_backward_self_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * (x2 * x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_4_c64
#define SG_KERNEL pow_Scalar_backward_self_4
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_mul_c64(x2, x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_4_c128
#define SG_KERNEL pow_Scalar_backward_self_4
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_mul_c128(x2, x2))));
#include "elementwise.cuh"
#endif

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_5_f32
#define SG_KERNEL pow_Scalar_backward_self_5
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * ((x2 * x2) * x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_5_f64
#define SG_KERNEL pow_Scalar_backward_self_5
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * ((x2 * x2) * x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_5_c64
#define SG_KERNEL pow_Scalar_backward_self_5
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_mul_c64(sg_mul_c64(x2, x2), x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_5_c128
#define SG_KERNEL pow_Scalar_backward_self_5
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_mul_c128(sg_mul_c128(x2, x2), x2))));
#include "elementwise.cuh"
#endif

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_6_f32
#define SG_KERNEL pow_Scalar_backward_self_6
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_sqrt_f32(x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_6_f64
#define SG_KERNEL pow_Scalar_backward_self_6
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_sqrt_f64(x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_6_c64
#define SG_KERNEL pow_Scalar_backward_self_6
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_sqrt_c64(x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_6_c128
#define SG_KERNEL pow_Scalar_backward_self_6
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_sqrt_c128(x2))));
#include "elementwise.cuh"
#endif

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_7_f32
#define SG_KERNEL pow_Scalar_backward_self_7
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * (1.0f / x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_7_f64
#define SG_KERNEL pow_Scalar_backward_self_7
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * (1.0 / x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_7_c64
#define SG_KERNEL pow_Scalar_backward_self_7
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_div_c64(sg_from_real_c64(1.0f), x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_7_c128
#define SG_KERNEL pow_Scalar_backward_self_7
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_div_c128(sg_from_real_c128(1.0), x2))));
#include "elementwise.cuh"
#endif

/* pow.Scalar: grad * (2 * self).conj() if exponent == 2 else grad * (3 * self * self).conj() if exponent == 3 else grad * 0 if exponent == 0 else 0.5 * grad * rsqrt(self).conj() if exponent == 0.5 else grad * (exponent * self.pow(exponent - 1)).conj() */
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_8_f32
#define SG_KERNEL pow_Scalar_backward_self_8
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_pow_f32(x2, x3)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_8_f64
#define SG_KERNEL pow_Scalar_backward_self_8
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_pow_f64(x2, x3)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_8_c64
#define SG_KERNEL pow_Scalar_backward_self_8
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64) NUMBER(3, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_pow_c64(x2, x3))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_backward_self_8_c128
#define SG_KERNEL pow_Scalar_backward_self_8
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128) NUMBER(3, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_pow_c128(x2, x3))));
#include "elementwise.cuh"
#endif

/* pow.Scalar: auto_element_wise */
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_f32
#define SG_KERNEL pow_Scalar_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((3.0f * x1) * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_f64
#define SG_KERNEL pow_Scalar_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((3.0 * x1) * x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_c64
#define SG_KERNEL pow_Scalar_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_mul_c64(sg_from_real_c64(3.0f), x1), x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_c128
#define SG_KERNEL pow_Scalar_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_mul_c128(sg_from_real_c128(3.0), x1), x1));
#include "elementwise.cuh"
#endif

/* pow.Scalar: auto_element_wise */
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_2_f32
#define SG_KERNEL pow_Scalar_tangent_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((0.5f * x0) * sg_rsqrt_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_2_f64
#define SG_KERNEL pow_Scalar_tangent_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((0.5 * x0) * sg_rsqrt_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_2_c64
#define SG_KERNEL pow_Scalar_tangent_self_2
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_mul_c64(sg_from_real_c64(0.5f), x0), sg_rsqrt_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_2_c128
#define SG_KERNEL pow_Scalar_tangent_self_2
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_mul_c128(sg_from_real_c128(0.5), x0), sg_rsqrt_c128(x1));
#include "elementwise.cuh"
#endif

/* pow.Scalar: auto_element_wise */
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_3_f32
#define SG_KERNEL pow_Scalar_tangent_self_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * (x2 * x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_3_f64
#define SG_KERNEL pow_Scalar_tangent_self_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * (x2 * x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_3_c64
#define SG_KERNEL pow_Scalar_tangent_self_3
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(x1, sg_mul_c64(x2, x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_3_c128
#define SG_KERNEL pow_Scalar_tangent_self_3
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(x1, sg_mul_c128(x2, x2)));
#include "elementwise.cuh"
#endif

/* pow.Scalar: auto_element_wise */
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_4_f32
#define SG_KERNEL pow_Scalar_tangent_self_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * ((x2 * x2) * x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_4_f64
#define SG_KERNEL pow_Scalar_tangent_self_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * ((x2 * x2) * x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_4_c64
#define SG_KERNEL pow_Scalar_tangent_self_4
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(x1, sg_mul_c64(sg_mul_c64(x2, x2), x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_4_c128
#define SG_KERNEL pow_Scalar_tangent_self_4
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(x1, sg_mul_c128(sg_mul_c128(x2, x2), x2)));
#include "elementwise.cuh"
#endif

/* pow.Scalar: auto_element_wise */
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_5_f32
#define SG_KERNEL pow_Scalar_tangent_self_5
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_sqrt_f32(x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_5_f64
#define SG_KERNEL pow_Scalar_tangent_self_5
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_sqrt_f64(x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_5_c64
#define SG_KERNEL pow_Scalar_tangent_self_5
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(x1, sg_sqrt_c64(x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_5_c128
#define SG_KERNEL pow_Scalar_tangent_self_5
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(x1, sg_sqrt_c128(x2)));
#include "elementwise.cuh"
#endif

/* pow.Scalar: auto_element_wise */
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_6_f32
#define SG_KERNEL pow_Scalar_tangent_self_6
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * (1.0f / x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_6_f64
#define SG_KERNEL pow_Scalar_tangent_self_6
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * (1.0 / x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_6_c64
#define SG_KERNEL pow_Scalar_tangent_self_6
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(x1, sg_div_c64(sg_from_real_c64(1.0f), x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_6_c128
#define SG_KERNEL pow_Scalar_tangent_self_6
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(x1, sg_div_c128(sg_from_real_c128(1.0), x2)));
#include "elementwise.cuh"
#endif

/* pow.Scalar: auto_element_wise */
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_7_f32
#define SG_KERNEL pow_Scalar_tangent_self_7
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_pow_f32(x2, x3)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_7_f64
#define SG_KERNEL pow_Scalar_tangent_self_7
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_pow_f64(x2, x3)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_7_c64
#define SG_KERNEL pow_Scalar_tangent_self_7
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64) NUMBER(3, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(x1, sg_pow_c64(x2, x3)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_Scalar_tangent_self_7_c128
#define SG_KERNEL pow_Scalar_tangent_self_7
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128) NUMBER(3, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(x1, sg_pow_c128(x2, x3)));
#include "elementwise.cuh"
#endif

/* pow: pow(self, exponent) */
#if defined SG_ALL || defined SG_pow_f32
#define SG_KERNEL pow
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_pow_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_f64
#define SG_KERNEL pow
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_pow_f64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_c64
#define SG_KERNEL pow
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_pow_c64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_c128
#define SG_KERNEL pow
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_pow_c128(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_i8
#define SG_KERNEL pow
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_pow_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_i16
#define SG_KERNEL pow
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_pow_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_i32
#define SG_KERNEL pow
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_pow_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_i64
#define SG_KERNEL pow
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_pow_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_u8
#define SG_KERNEL pow
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_pow_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_u16
#define SG_KERNEL pow
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_pow_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_u32
#define SG_KERNEL pow
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_pow_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_u64
#define SG_KERNEL pow
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_pow_u64(x0, x1);
#include "elementwise.cuh"
#endif

/* pow: grad * (exponent * where(constant, 1, self).pow(exponent - 1)).conj() */
#if defined SG_ALL || defined SG_pow_backward_self_f32
#define SG_KERNEL pow_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_pow_f32((((x1 == 0.0f) & sg_bit_not_b8(((1.0f / sg_abs_f32(x2)) < SG_INF))) ? 1.0f : x2), (x1 - 1.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_backward_self_f64
#define SG_KERNEL pow_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_pow_f64((((x1 == 0.0) & sg_bit_not_b8(((1.0 / sg_abs_f64(x2)) < SG_INF))) ? 1.0 : x2), (x1 - 1.0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_backward_self_c64
#define SG_KERNEL pow_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_pow_c64(((sg_eq_c64(x1, sg_from_real_c64(0.0f)) & sg_bit_not_b8(((1.0f / sg_abs_c64(x2)) < SG_INF))) ? sg_from_real_c64(1.0f) : x2), sg_sub_c64(x1, sg_from_real_c64(1.0f))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_backward_self_c128
#define SG_KERNEL pow_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_pow_c128(((sg_eq_c128(x1, sg_from_real_c128(0.0)) & sg_bit_not_b8(((1.0 / sg_abs_c128(x2)) < SG_INF))) ? sg_from_real_c128(1.0) : x2), sg_sub_c128(x1, sg_from_real_c128(1.0))))));
#include "elementwise.cuh"
#endif

/* pow: grad * (result * where(vanishes, 1, self).log()).conj() */
#if defined SG_ALL || defined SG_pow_backward_exponent_f32
#define SG_KERNEL pow_backward_exponent
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_log_f32((((x2 == 0.0f) & (x3 >= 0.0f)) ? 1.0f : x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_backward_exponent_f64
#define SG_KERNEL pow_backward_exponent
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_log_f64((((x2 == 0.0) & (x3 >= 0.0)) ? 1.0 : x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_backward_exponent_c64
#define SG_KERNEL pow_backward_exponent
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_log_c64(((sg_eq_c64(x2, sg_from_real_c64(0.0f)) & (sg_real_c64(x3) >= 0.0f)) ? sg_from_real_c64(1.0f) : x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_backward_exponent_c128
#define SG_KERNEL pow_backward_exponent
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_log_c128(((sg_eq_c128(x2, sg_from_real_c128(0.0)) & (sg_real_c128(x3) >= 0.0)) ? sg_from_real_c128(1.0) : x2)))));
#include "elementwise.cuh"
#endif

/* pow: grad * (exponent * where(constant, 1, self).pow(exponent - 1)).conj(); grad * (result * where(vanishes, 1, self).log()).conj() */
#if defined SG_ALL || defined SG_pow_backward_f32
#define SG_KERNEL pow_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_pow_f32((((x1 == 0.0f) & sg_bit_not_b8(((1.0f / sg_abs_f32(x2)) < SG_INF))) ? 1.0f : x2), (x1 - 1.0f)))); r1 = (x0 * (x3 * sg_log_f32((((x2 == 0.0f) & (x1 >= 0.0f)) ? 1.0f : x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_backward_f64
#define SG_KERNEL pow_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_pow_f64((((x1 == 0.0) & sg_bit_not_b8(((1.0 / sg_abs_f64(x2)) < SG_INF))) ? 1.0 : x2), (x1 - 1.0)))); r1 = (x0 * (x3 * sg_log_f64((((x2 == 0.0) & (x1 >= 0.0)) ? 1.0 : x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_backward_c64
#define SG_KERNEL pow_backward
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64) RESULT(1, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, sg_pow_c64(((sg_eq_c64(x1, sg_from_real_c64(0.0f)) & sg_bit_not_b8(((1.0f / sg_abs_c64(x2)) < SG_INF))) ? sg_from_real_c64(1.0f) : x2), sg_sub_c64(x1, sg_from_real_c64(1.0f)))))); r1 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x3, sg_log_c64(((sg_eq_c64(x2, sg_from_real_c64(0.0f)) & (sg_real_c64(x1) >= 0.0f)) ? sg_from_real_c64(1.0f) : x2)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_backward_c128
#define SG_KERNEL pow_backward
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128) RESULT(1, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, sg_pow_c128(((sg_eq_c128(x1, sg_from_real_c128(0.0)) & sg_bit_not_b8(((1.0 / sg_abs_c128(x2)) < SG_INF))) ? sg_from_real_c128(1.0) : x2), sg_sub_c128(x1, sg_from_real_c128(1.0)))))); r1 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x3, sg_log_c128(((sg_eq_c128(x2, sg_from_real_c128(0.0)) & (sg_real_c128(x1) >= 0.0)) ? sg_from_real_c128(1.0) : x2)))));
#include "elementwise.cuh"
#endif

/* pow: auto_element_wise */
#if defined SG_ALL || defined SG_pow_tangent_self_f32
#define SG_KERNEL pow_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_pow_f32((((x1 == 0.0f) & sg_bit_not_b8(((1.0f / sg_abs_f32(x2)) < SG_INF))) ? 1.0f : x2), (x1 - 1.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_tangent_self_f64
#define SG_KERNEL pow_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_pow_f64((((x1 == 0.0) & sg_bit_not_b8(((1.0 / sg_abs_f64(x2)) < SG_INF))) ? 1.0 : x2), (x1 - 1.0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_tangent_self_c64
#define SG_KERNEL pow_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(x1, sg_pow_c64(((sg_eq_c64(x1, sg_from_real_c64(0.0f)) & sg_bit_not_b8(((1.0f / sg_abs_c64(x2)) < SG_INF))) ? sg_from_real_c64(1.0f) : x2), sg_sub_c64(x1, sg_from_real_c64(1.0f)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_tangent_self_c128
#define SG_KERNEL pow_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(x1, sg_pow_c128(((sg_eq_c128(x1, sg_from_real_c128(0.0)) & sg_bit_not_b8(((1.0 / sg_abs_c128(x2)) < SG_INF))) ? sg_from_real_c128(1.0) : x2), sg_sub_c128(x1, sg_from_real_c128(1.0)))));
#include "elementwise.cuh"
#endif

/* pow: auto_element_wise */
#if defined SG_ALL || defined SG_pow_tangent_exponent_f32
#define SG_KERNEL pow_tangent_exponent
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_log_f32((((x2 == 0.0f) & (x3 >= 0.0f)) ? 1.0f : x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_tangent_exponent_f64
#define SG_KERNEL pow_tangent_exponent
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * sg_log_f64((((x2 == 0.0) & (x3 >= 0.0)) ? 1.0 : x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_tangent_exponent_c64
#define SG_KERNEL pow_tangent_exponent
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(x1, sg_log_c64(((sg_eq_c64(x2, sg_from_real_c64(0.0f)) & (sg_real_c64(x3) >= 0.0f)) ? sg_from_real_c64(1.0f) : x2))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_pow_tangent_exponent_c128
#define SG_KERNEL pow_tangent_exponent
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(x1, sg_log_c128(((sg_eq_c128(x2, sg_from_real_c128(0.0)) & (sg_real_c128(x3) >= 0.0)) ? sg_from_real_c128(1.0) : x2))));
#include "elementwise.cuh"
#endif

/* abs: abs(self) */
#if defined SG_ALL || defined SG_abs_f32
#define SG_KERNEL abs
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_abs_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_f64
#define SG_KERNEL abs
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_abs_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_c64
#define SG_KERNEL abs
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, float, float)
#define SG_COMPUTE r0 = sg_abs_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_c128
#define SG_KERNEL abs
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_abs_c128(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_i8
#define SG_KERNEL abs
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_abs_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_i16
#define SG_KERNEL abs
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_abs_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_i32
#define SG_KERNEL abs
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_abs_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_i64
#define SG_KERNEL abs
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_abs_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_u8
#define SG_KERNEL abs
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_abs_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_u16
#define SG_KERNEL abs
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_abs_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_u32
#define SG_KERNEL abs
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_abs_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_u64
#define SG_KERNEL abs
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_abs_u64(x0);
#include "elementwise.cuh"
#endif

/* abs: grad * self.sgn() */
#if defined SG_ALL || defined SG_abs_backward_self_f32
#define SG_KERNEL abs_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sgn_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_backward_self_f64
#define SG_KERNEL abs_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sgn_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_backward_self_c64
#define SG_KERNEL abs_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, float, float) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_from_real_c64(x0), sg_sgn_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_backward_self_c128
#define SG_KERNEL abs_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_from_real_c128(x0), sg_sgn_c128(x1));
#include "elementwise.cuh"
#endif

/* abs: _real_part(self_t.conj() * self_p.sgn()) */
#if defined SG_ALL || defined SG_abs_tangent_self_f32
#define SG_KERNEL abs_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sgn_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_tangent_self_f64
#define SG_KERNEL abs_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sgn_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_tangent_self_c64
#define SG_KERNEL abs_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, float, float)
#define SG_COMPUTE r0 = sg_real_c64(sg_mul_c64(sg_conj_c64(x0), sg_sgn_c64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_abs_tangent_self_c128
#define SG_KERNEL abs_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_real_c128(sg_mul_c128(sg_conj_c128(x0), sg_sgn_c128(x1)));
#include "elementwise.cuh"
#endif

/* sgn: sgn(self) */
#if defined SG_ALL || defined SG_sgn_f32
#define SG_KERNEL sgn
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_sgn_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_f64
#define SG_KERNEL sgn
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_sgn_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_c64
#define SG_KERNEL sgn
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sgn_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_c128
#define SG_KERNEL sgn
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sgn_c128(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_i8
#define SG_KERNEL sgn
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_sgn_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_i16
#define SG_KERNEL sgn
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_sgn_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_i32
#define SG_KERNEL sgn
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_sgn_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_i64
#define SG_KERNEL sgn
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_sgn_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_u8
#define SG_KERNEL sgn
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_sgn_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_u16
#define SG_KERNEL sgn
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_sgn_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_u32
#define SG_KERNEL sgn
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_sgn_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_u64
#define SG_KERNEL sgn
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_sgn_u64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_b8
#define SG_KERNEL sgn
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_sgn_b8(x0);
#include "elementwise.cuh"
#endif

/* sgn: where(self == 0, 0, (grad - result * _real_part(result.conj() * grad)) / self.abs()) if self.is_complex() else grad * 0 */
#if defined SG_ALL || defined SG_sgn_backward_self_f32
#define SG_KERNEL sgn_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 == 0.0f) ? 0.0f : ((x1 - (x2 * (x2 * x1))) / sg_abs_f32(x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_backward_self_f64
#define SG_KERNEL sgn_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 == 0.0) ? 0.0 : ((x1 - (x2 * (x2 * x1))) / sg_abs_f64(x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_backward_self_c64
#define SG_KERNEL sgn_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(0.0f) : sg_div_c64(sg_sub_c64(x1, sg_mul_c64(x2, sg_from_real_c64(sg_real_c64(sg_mul_c64(sg_conj_c64(x2), x1))))), sg_from_real_c64(sg_abs_c64(x0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sgn_backward_self_c128
#define SG_KERNEL sgn_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(0.0) : sg_div_c128(sg_sub_c128(x1, sg_mul_c128(x2, sg_from_real_c128(sg_real_c128(sg_mul_c128(sg_conj_c128(x2), x1))))), sg_from_real_c128(sg_abs_c128(x0))));
#include "elementwise.cuh"
#endif

/* sign: sign(self) */
#if defined SG_ALL || defined SG_sign_f32
#define SG_KERNEL sign
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_sign_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sign_f64
#define SG_KERNEL sign
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_sign_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sign_i8
#define SG_KERNEL sign
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_sign_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sign_i16
#define SG_KERNEL sign
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_sign_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sign_i32
#define SG_KERNEL sign
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_sign_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sign_i64
#define SG_KERNEL sign
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_sign_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sign_u8
#define SG_KERNEL sign
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_sign_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sign_u16
#define SG_KERNEL sign
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_sign_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sign_u32
#define SG_KERNEL sign
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_sign_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sign_u64
#define SG_KERNEL sign
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_sign_u64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sign_b8
#define SG_KERNEL sign
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_sign_b8(x0);
#include "elementwise.cuh"
#endif

/* conj: conj(self) */
#if defined SG_ALL || defined SG_conj_f32
#define SG_KERNEL conj
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_conj_f64
#define SG_KERNEL conj
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_conj_c64
#define SG_KERNEL conj
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_conj_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_conj_c128
#define SG_KERNEL conj
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_conj_c128(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_conj_i8
#define SG_KERNEL conj
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_conj_i16
#define SG_KERNEL conj
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_conj_i32
#define SG_KERNEL conj
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_conj_i64
#define SG_KERNEL conj
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_conj_u8
#define SG_KERNEL conj
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_conj_u16
#define SG_KERNEL conj
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_conj_u32
#define SG_KERNEL conj
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_conj_u64
#define SG_KERNEL conj
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_conj_b8
#define SG_KERNEL conj
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif

/* _real_part: real(self) */
#if defined SG_ALL || defined SG__real_part_f32
#define SG_KERNEL _real_part
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__real_part_f64
#define SG_KERNEL _real_part
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__real_part_c64
#define SG_KERNEL _real_part
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, float, float)
#define SG_COMPUTE r0 = sg_real_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__real_part_c128
#define SG_KERNEL _real_part
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_real_c128(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__real_part_i8
#define SG_KERNEL _real_part
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__real_part_i16
#define SG_KERNEL _real_part
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__real_part_i32
#define SG_KERNEL _real_part
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__real_part_i64
#define SG_KERNEL _real_part
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__real_part_u8
#define SG_KERNEL _real_part
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__real_part_u16
#define SG_KERNEL _real_part
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__real_part_u32
#define SG_KERNEL _real_part
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__real_part_u64
#define SG_KERNEL _real_part
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__real_part_b8
#define SG_KERNEL _real_part
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = x0;
#include "elementwise.cuh"
#endif

/* _imag_part: imag(self) */
#if defined SG_ALL || defined SG__imag_part_c64
#define SG_KERNEL _imag_part
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, float, float)
#define SG_COMPUTE r0 = sg_imag_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__imag_part_c128
#define SG_KERNEL _imag_part
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_imag_c128(x0);
#include "elementwise.cuh"
#endif

/* polar: complex(abs * cos(angle), abs * sin(angle)) */
#if defined SG_ALL || defined SG_polar_f32
#define SG_KERNEL polar
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_complex_f32((x0 * sg_cos_f32(x1)), (x0 * sg_sin_f32(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_polar_f64
#define SG_KERNEL polar
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_complex_f64((x0 * sg_cos_f64(x1)), (x0 * sg_sin_f64(x1)));
#include "elementwise.cuh"
#endif

/* polar: auto */
#if defined SG_ALL || defined SG_polar_backward_abs_f32
#define SG_KERNEL polar_backward_abs
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((sg_real_c64(x0) * sg_cos_f32(x1)) + (sg_imag_c64(x0) * sg_sin_f32(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_polar_backward_abs_f64
#define SG_KERNEL polar_backward_abs
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((sg_real_c128(x0) * sg_cos_f64(x1)) + (sg_imag_c128(x0) * sg_sin_f64(x1)));
#include "elementwise.cuh"
#endif

/* polar: auto */
#if defined SG_ALL || defined SG_polar_backward_angle_f32
#define SG_KERNEL polar_backward_angle
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-((sg_real_c64(x0) * x1) * sg_sin_f32(x2))) + ((sg_imag_c64(x0) * x1) * sg_cos_f32(x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_polar_backward_angle_f64
#define SG_KERNEL polar_backward_angle
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-((sg_real_c128(x0) * x1) * sg_sin_f64(x2))) + ((sg_imag_c128(x0) * x1) * sg_cos_f64(x2)));
#include "elementwise.cuh"
#endif

/* polar: auto; auto */
#if defined SG_ALL || defined SG_polar_backward_f32
#define SG_KERNEL polar_backward
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((sg_real_c64(x0) * sg_cos_f32(x1)) + (sg_imag_c64(x0) * sg_sin_f32(x1))); r1 = ((-((sg_real_c64(x0) * x2) * sg_sin_f32(x1))) + ((sg_imag_c64(x0) * x2) * sg_cos_f32(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_polar_backward_f64
#define SG_KERNEL polar_backward
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((sg_real_c128(x0) * sg_cos_f64(x1)) + (sg_imag_c128(x0) * sg_sin_f64(x1))); r1 = ((-((sg_real_c128(x0) * x2) * sg_sin_f64(x1))) + ((sg_imag_c128(x0) * x2) * sg_cos_f64(x1)));
#include "elementwise.cuh"
#endif

/* polar: auto */
#if defined SG_ALL || defined SG_polar_tangent_abs_angle_f32
#define SG_KERNEL polar_tangent_abs_angle
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * sg_cos_f32(x1)) + (x2 * (x3 * (-sg_sin_f32(x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_polar_tangent_abs_angle_f64
#define SG_KERNEL polar_tangent_abs_angle
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * sg_cos_f64(x1)) + (x2 * (x3 * (-sg_sin_f64(x1)))));
#include "elementwise.cuh"
#endif

/* polar: auto */
#if defined SG_ALL || defined SG_polar_tangent_abs_angle_2_f32
#define SG_KERNEL polar_tangent_abs_angle_2
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * sg_sin_f32(x1)) + (x2 * (x3 * sg_cos_f32(x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_polar_tangent_abs_angle_2_f64
#define SG_KERNEL polar_tangent_abs_angle_2
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * sg_sin_f64(x1)) + (x2 * (x3 * sg_cos_f64(x1))));
#include "elementwise.cuh"
#endif

/* angle: angle(self) */
#if defined SG_ALL || defined SG_angle_f32
#define SG_KERNEL angle
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_angle_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_angle_f64
#define SG_KERNEL angle
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_angle_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_angle_c64
#define SG_KERNEL angle
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, float, float)
#define SG_COMPUTE r0 = sg_angle_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_angle_c128
#define SG_KERNEL angle
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_angle_c128(x0);
#include "elementwise.cuh"
#endif

/* angle: where(self == 0, 0, grad * self.sgn() * 1j / self.abs()) if self.is_complex() else grad * 0 */
#if defined SG_ALL || defined SG_angle_backward_self_c64
#define SG_KERNEL angle_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, float, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(0.0f) : sg_div_c64(sg_mul_c64(sg_mul_c64(sg_from_real_c64(x1), sg_sgn_c64(x0)), sg_make_c64(0.0f, 1.0f)), sg_from_real_c64(sg_abs_c64(x0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_angle_backward_self_c128
#define SG_KERNEL angle_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(0.0) : sg_div_c128(sg_mul_c128(sg_mul_c128(sg_from_real_c128(x1), sg_sgn_c128(x0)), sg_make_c128(0.0, 1.0)), sg_from_real_c128(sg_abs_c128(x0))));
#include "elementwise.cuh"
#endif

/* angle: where(self == 0, 0, grad * self.sgn() * 1j / self.abs()) if self.is_complex() else grad * 0 */
#if defined SG_ALL || defined SG_angle_backward_self_2_f32
#define SG_KERNEL angle_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_angle_backward_self_2_f64
#define SG_KERNEL angle_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * 0.0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_angle_backward_self_2_c64
#define SG_KERNEL angle_backward_self_2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, float, float)
#define SG_RESULTS(RESULT) RESULT(0, float, float)
#define SG_COMPUTE r0 = (x0 * 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_angle_backward_self_2_c128
#define SG_KERNEL angle_backward_self_2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * 0.0);
#include "elementwise.cuh"
#endif

/* angle: where(self_p == 0, 0, _real_part(self_t.conj() * self_p.sgn() * 1j) / self_p.abs()) if self_p.is_complex() else self_t * 0 */
#if defined SG_ALL || defined SG_angle_tangent_self_c64
#define SG_KERNEL angle_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, float, float)
#define SG_COMPUTE r0 = (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? 0.0f : (sg_real_c64(sg_mul_c64(sg_mul_c64(sg_conj_c64(x1), sg_sgn_c64(x0)), sg_make_c64(0.0f, 1.0f))) / sg_abs_c64(x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_angle_tangent_self_c128
#define SG_KERNEL angle_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? 0.0 : (sg_real_c128(sg_mul_c128(sg_mul_c128(sg_conj_c128(x1), sg_sgn_c128(x0)), sg_make_c128(0.0, 1.0))) / sg_abs_c128(x0)));
#include "elementwise.cuh"
#endif

/* addcmul: self + value * tensor1 * tensor2 */
#if defined SG_ALL || defined SG_addcmul_f32
#define SG_KERNEL addcmul
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 + ((x1 * x2) * x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_f64
#define SG_KERNEL addcmul
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 + ((x1 * x2) * x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_c64
#define SG_KERNEL addcmul
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_add_c64(x0, sg_mul_c64(sg_mul_c64(x1, x2), x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_c128
#define SG_KERNEL addcmul
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_add_c128(x0, sg_mul_c128(sg_mul_c128(x1, x2), x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_i8
#define SG_KERNEL addcmul
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) NUMBER(1, int8_t) ARRAY(2, int8_t, int8_t) ARRAY(3, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 + ((x1 * x2) * x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_i16
#define SG_KERNEL addcmul
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) NUMBER(1, int16_t) ARRAY(2, int16_t, int16_t) ARRAY(3, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 + ((x1 * x2) * x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_i32
#define SG_KERNEL addcmul
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) NUMBER(1, int32_t) ARRAY(2, int32_t, int32_t) ARRAY(3, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 + ((x1 * x2) * x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_i64
#define SG_KERNEL addcmul
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) NUMBER(1, int64_t) ARRAY(2, int64_t, int64_t) ARRAY(3, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 + ((x1 * x2) * x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_u8
#define SG_KERNEL addcmul
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) NUMBER(1, uint8_t) ARRAY(2, uint8_t, uint8_t) ARRAY(3, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 + ((x1 * x2) * x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_u16
#define SG_KERNEL addcmul
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) NUMBER(1, uint16_t) ARRAY(2, uint16_t, uint16_t) ARRAY(3, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 + ((x1 * x2) * x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_u32
#define SG_KERNEL addcmul
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) NUMBER(1, uint32_t) ARRAY(2, uint32_t, uint32_t) ARRAY(3, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 + ((x1 * x2) * x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_u64
#define SG_KERNEL addcmul
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) NUMBER(1, uint64_t) ARRAY(2, uint64_t, uint64_t) ARRAY(3, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 + ((x1 * x2) * x3));
#include "elementwise.cuh"
#endif

/* addcmul: grad * (value * tensor2).conj() */
#if defined SG_ALL || defined SG_addcmul_backward_tensor1_f32
#define SG_KERNEL addcmul_backward_tensor1
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_backward_tensor1_f64
#define SG_KERNEL addcmul_backward_tensor1
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_backward_tensor1_c64
#define SG_KERNEL addcmul_backward_tensor1
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(x1, x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_backward_tensor1_c128
#define SG_KERNEL addcmul_backward_tensor1
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(x1, x2)));
#include "elementwise.cuh"
#endif

/* addcmul: auto_element_wise */
#if defined SG_ALL || defined SG_addcmul_tangent_tensor1_f32
#define SG_KERNEL addcmul_tangent_tensor1
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_tangent_tensor1_f64
#define SG_KERNEL addcmul_tangent_tensor1
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 * x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_tangent_tensor1_c64
#define SG_KERNEL addcmul_tangent_tensor1
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(x1, x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcmul_tangent_tensor1_c128
#define SG_KERNEL addcmul_tangent_tensor1
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(x1, x2));
#include "elementwise.cuh"
#endif

/* addcdiv: self + value * tensor1 / tensor2 */
#if defined SG_ALL || defined SG_addcdiv_f32
#define SG_KERNEL addcdiv
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 + ((x1 * x2) / x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_f64
#define SG_KERNEL addcdiv
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 + ((x1 * x2) / x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_c64
#define SG_KERNEL addcdiv
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_add_c64(x0, sg_div_c64(sg_mul_c64(x1, x2), x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_c128
#define SG_KERNEL addcdiv
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_add_c128(x0, sg_div_c128(sg_mul_c128(x1, x2), x3));
#include "elementwise.cuh"
#endif

/* addcdiv: grad * (value / tensor2).conj() */
#if defined SG_ALL || defined SG_addcdiv_backward_tensor1_f32
#define SG_KERNEL addcdiv_backward_tensor1
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 / x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_backward_tensor1_f64
#define SG_KERNEL addcdiv_backward_tensor1
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 / x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_backward_tensor1_c64
#define SG_KERNEL addcdiv_backward_tensor1
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_div_c64(x1, x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_backward_tensor1_c128
#define SG_KERNEL addcdiv_backward_tensor1
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_div_c128(x1, x2)));
#include "elementwise.cuh"
#endif

/* addcdiv: -grad * (value * tensor1 / tensor2 / tensor2).conj() */
#if defined SG_ALL || defined SG_addcdiv_backward_tensor2_f32
#define SG_KERNEL addcdiv_backward_tensor2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * (((x1 * x2) / x3) / x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_backward_tensor2_f64
#define SG_KERNEL addcdiv_backward_tensor2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * (((x1 * x2) / x3) / x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_backward_tensor2_c64
#define SG_KERNEL addcdiv_backward_tensor2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_div_c64(sg_div_c64(sg_mul_c64(x1, x2), x3), x3)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_backward_tensor2_c128
#define SG_KERNEL addcdiv_backward_tensor2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_div_c128(sg_div_c128(sg_mul_c128(x1, x2), x3), x3)));
#include "elementwise.cuh"
#endif

/* addcdiv: auto_element_wise */
#if defined SG_ALL || defined SG_addcdiv_tangent_tensor1_f32
#define SG_KERNEL addcdiv_tangent_tensor1
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 / x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_tangent_tensor1_f64
#define SG_KERNEL addcdiv_tangent_tensor1
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 / x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_tangent_tensor1_c64
#define SG_KERNEL addcdiv_tangent_tensor1
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_div_c64(x1, x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_tangent_tensor1_c128
#define SG_KERNEL addcdiv_tangent_tensor1
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_div_c128(x1, x2));
#include "elementwise.cuh"
#endif

/* addcdiv: auto_element_wise */
#if defined SG_ALL || defined SG_addcdiv_tangent_tensor2_f32
#define SG_KERNEL addcdiv_tangent_tensor2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * (((x1 * x2) / x3) / x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_tangent_tensor2_f64
#define SG_KERNEL addcdiv_tangent_tensor2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * (((x1 * x2) / x3) / x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_tangent_tensor2_c64
#define SG_KERNEL addcdiv_tangent_tensor2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_div_c64(sg_div_c64(sg_mul_c64(x1, x2), x3), x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addcdiv_tangent_tensor2_c128
#define SG_KERNEL addcdiv_tangent_tensor2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_div_c128(sg_div_c128(sg_mul_c128(x1, x2), x3), x3));
#include "elementwise.cuh"
#endif

/* lerp: self + weight * (end - self) */
#if defined SG_ALL || defined SG_lerp_f32
#define SG_KERNEL lerp
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 + (x1 * (x2 - x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_f64
#define SG_KERNEL lerp
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 + (x1 * (x2 - x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_c64
#define SG_KERNEL lerp
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_add_c64(x0, sg_mul_c64(x1, sg_sub_c64(x2, x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_c128
#define SG_KERNEL lerp
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_add_c128(x0, sg_mul_c128(x1, sg_sub_c128(x2, x0)));
#include "elementwise.cuh"
#endif

/* lerp: grad * (1 - weight).conj() */
#if defined SG_ALL || defined SG_lerp_backward_self_f32
#define SG_KERNEL lerp_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (1.0f - x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_backward_self_f64
#define SG_KERNEL lerp_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (1.0 - x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_backward_self_c64
#define SG_KERNEL lerp_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_backward_self_c128
#define SG_KERNEL lerp_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), x1)));
#include "elementwise.cuh"
#endif

/* lerp: grad * (end - self).conj() */
#if defined SG_ALL || defined SG_lerp_backward_weight_f32
#define SG_KERNEL lerp_backward_weight
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 - x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_backward_weight_f64
#define SG_KERNEL lerp_backward_weight
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 - x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_backward_weight_c64
#define SG_KERNEL lerp_backward_weight
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_sub_c64(x1, x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_backward_weight_c128
#define SG_KERNEL lerp_backward_weight
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_sub_c128(x1, x2)));
#include "elementwise.cuh"
#endif

/* lerp: grad * (1 - weight).conj(); grad * weight.conj(); grad * (end - self).conj() */
#if defined SG_ALL || defined SG_lerp_backward_f32
#define SG_KERNEL lerp_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = (x0 * (1.0f - x1)); r1 = (x0 * x1); r2 = (x0 * (x2 - x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_backward_f64
#define SG_KERNEL lerp_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = (x0 * (1.0 - x1)); r1 = (x0 * x1); r2 = (x0 * (x2 - x3));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_backward_c64
#define SG_KERNEL lerp_backward
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64) ARRAY(3, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64) RESULT(1, sg_c64, sg_c64) RESULT(2, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1))); r1 = sg_mul_c64(x0, sg_conj_c64(x1)); r2 = sg_mul_c64(x0, sg_conj_c64(sg_sub_c64(x2, x3)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_backward_c128
#define SG_KERNEL lerp_backward
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128) ARRAY(3, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128) RESULT(1, sg_c128, sg_c128) RESULT(2, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), x1))); r1 = sg_mul_c128(x0, sg_conj_c128(x1)); r2 = sg_mul_c128(x0, sg_conj_c128(sg_sub_c128(x2, x3)));
#include "elementwise.cuh"
#endif

/* lerp: auto_element_wise */
#if defined SG_ALL || defined SG_lerp_tangent_self_f32
#define SG_KERNEL lerp_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (1.0f - x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_tangent_self_f64
#define SG_KERNEL lerp_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (1.0 - x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_tangent_self_c64
#define SG_KERNEL lerp_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_sub_c64(sg_from_real_c64(1.0f), x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_tangent_self_c128
#define SG_KERNEL lerp_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_sub_c128(sg_from_real_c128(1.0), x1));
#include "elementwise.cuh"
#endif

/* lerp: auto_element_wise */
#if defined SG_ALL || defined SG_lerp_tangent_weight_f32
#define SG_KERNEL lerp_tangent_weight
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 - x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_tangent_weight_f64
#define SG_KERNEL lerp_tangent_weight
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 - x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_tangent_weight_c64
#define SG_KERNEL lerp_tangent_weight
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_sub_c64(x1, x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lerp_tangent_weight_c128
#define SG_KERNEL lerp_tangent_weight
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_sub_c128(x1, x2));
#include "elementwise.cuh"
#endif

/* _share_of_length: self / hypot(self, other) */
#if defined SG_ALL || defined SG__share_of_length_f32
#define SG_KERNEL _share_of_length
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / sg_hypot_f32(x0, x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__share_of_length_f64
#define SG_KERNEL _share_of_length
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / sg_hypot_f64(x0, x1));
#include "elementwise.cuh"
#endif

/* _share_of_length: grad * (across * across / length) */
#if defined SG_ALL || defined SG__share_of_length_backward_self_f32
#define SG_KERNEL _share_of_length_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (((x1 / sg_hypot_f32(x2, x1)) * (x1 / sg_hypot_f32(x2, x1))) / sg_hypot_f32(x2, x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__share_of_length_backward_self_f64
#define SG_KERNEL _share_of_length_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (((x1 / sg_hypot_f64(x2, x1)) * (x1 / sg_hypot_f64(x2, x1))) / sg_hypot_f64(x2, x1)));
#include "elementwise.cuh"
#endif

/* _share_of_length: -grad * (result * across / length) */
#if defined SG_ALL || defined SG__share_of_length_backward_other_f32
#define SG_KERNEL _share_of_length_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * ((x1 * (x2 / sg_hypot_f32(x3, x2))) / sg_hypot_f32(x3, x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__share_of_length_backward_other_f64
#define SG_KERNEL _share_of_length_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * ((x1 * (x2 / sg_hypot_f64(x3, x2))) / sg_hypot_f64(x3, x2)));
#include "elementwise.cuh"
#endif

/* _share_of_length: grad * (across * across / length); -grad * (result * across / length) */
#if defined SG_ALL || defined SG__share_of_length_backward_f32
#define SG_KERNEL _share_of_length_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 * (((x1 / sg_hypot_f32(x2, x1)) * (x1 / sg_hypot_f32(x2, x1))) / sg_hypot_f32(x2, x1))); r1 = ((-x0) * ((x3 * (x1 / sg_hypot_f32(x2, x1))) / sg_hypot_f32(x2, x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__share_of_length_backward_f64
#define SG_KERNEL _share_of_length_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 * (((x1 / sg_hypot_f64(x2, x1)) * (x1 / sg_hypot_f64(x2, x1))) / sg_hypot_f64(x2, x1))); r1 = ((-x0) * ((x3 * (x1 / sg_hypot_f64(x2, x1))) / sg_hypot_f64(x2, x1)));
#include "elementwise.cuh"
#endif

/* hypot: hypot(self, other) */
#if defined SG_ALL || defined SG_hypot_f32
#define SG_KERNEL hypot
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_hypot_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_hypot_f64
#define SG_KERNEL hypot
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_hypot_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* hypot: grad * _share_of_length(self, other) */
#if defined SG_ALL || defined SG_hypot_backward_self_f32
#define SG_KERNEL hypot_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 / sg_hypot_f32(x1, x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_hypot_backward_self_f64
#define SG_KERNEL hypot_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 / sg_hypot_f64(x1, x2)));
#include "elementwise.cuh"
#endif

/* hypot: grad * _share_of_length(self, other); grad * _share_of_length(other, self) */
#if defined SG_ALL || defined SG_hypot_backward_f32
#define SG_KERNEL hypot_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 / sg_hypot_f32(x1, x2))); r1 = (x0 * (x2 / sg_hypot_f32(x2, x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_hypot_backward_f64
#define SG_KERNEL hypot_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 / sg_hypot_f64(x1, x2))); r1 = (x0 * (x2 / sg_hypot_f64(x2, x1)));
#include "elementwise.cuh"
#endif

/* hypot: auto_element_wise */
#if defined SG_ALL || defined SG_hypot_tangent_self_f32
#define SG_KERNEL hypot_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (x1 / sg_hypot_f32(x1, x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_hypot_tangent_self_f64
#define SG_KERNEL hypot_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (x1 / sg_hypot_f64(x1, x2)));
#include "elementwise.cuh"
#endif

/* maximum: maximum(self, other) */
#if defined SG_ALL || defined SG_maximum_f32
#define SG_KERNEL maximum
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_maximum_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_f64
#define SG_KERNEL maximum
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_maximum_f64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_i8
#define SG_KERNEL maximum
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_maximum_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_i16
#define SG_KERNEL maximum
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_maximum_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_i32
#define SG_KERNEL maximum
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_maximum_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_i64
#define SG_KERNEL maximum
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_maximum_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_u8
#define SG_KERNEL maximum
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_maximum_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_u16
#define SG_KERNEL maximum
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_maximum_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_u32
#define SG_KERNEL maximum
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_maximum_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_u64
#define SG_KERNEL maximum
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_maximum_u64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_b8
#define SG_KERNEL maximum
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_maximum_b8(x0, x1);
#include "elementwise.cuh"
#endif

/* maximum: where(self == other, grad / 2, where(self < other, 0, grad)) */
#if defined SG_ALL || defined SG_maximum_backward_self_f32
#define SG_KERNEL maximum_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 == x1) ? (x2 / 2.0f) : ((x0 < x1) ? 0.0f : x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_backward_self_f64
#define SG_KERNEL maximum_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 == x1) ? (x2 / 2.0) : ((x0 < x1) ? 0.0 : x2));
#include "elementwise.cuh"
#endif

/* maximum: where(self == other, grad / 2, where(self > other, 0, grad)) */
#if defined SG_ALL || defined SG_maximum_backward_other_f32
#define SG_KERNEL maximum_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 == x1) ? (x2 / 2.0f) : ((x0 > x1) ? 0.0f : x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_backward_other_f64
#define SG_KERNEL maximum_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 == x1) ? (x2 / 2.0) : ((x0 > x1) ? 0.0 : x2));
#include "elementwise.cuh"
#endif

/* maximum: where(self == other, grad / 2, where(self < other, 0, grad)); where(self == other, grad / 2, where(self > other, 0, grad)) */
#if defined SG_ALL || defined SG_maximum_backward_f32
#define SG_KERNEL maximum_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 == x1) ? (x2 / 2.0f) : ((x0 < x1) ? 0.0f : x2)); r1 = ((x0 == x1) ? (x2 / 2.0f) : ((x0 > x1) ? 0.0f : x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_maximum_backward_f64
#define SG_KERNEL maximum_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 == x1) ? (x2 / 2.0) : ((x0 < x1) ? 0.0 : x2)); r1 = ((x0 == x1) ? (x2 / 2.0) : ((x0 > x1) ? 0.0 : x2));
#include "elementwise.cuh"
#endif

/* minimum: minimum(self, other) */
#if defined SG_ALL || defined SG_minimum_f32
#define SG_KERNEL minimum
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_minimum_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_minimum_f64
#define SG_KERNEL minimum
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_minimum_f64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_minimum_i8
#define SG_KERNEL minimum
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_minimum_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_minimum_i16
#define SG_KERNEL minimum
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_minimum_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_minimum_i32
#define SG_KERNEL minimum
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_minimum_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_minimum_i64
#define SG_KERNEL minimum
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_minimum_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_minimum_u8
#define SG_KERNEL minimum
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_minimum_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_minimum_u16
#define SG_KERNEL minimum
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_minimum_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_minimum_u32
#define SG_KERNEL minimum
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_minimum_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_minimum_u64
#define SG_KERNEL minimum
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_minimum_u64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_minimum_b8
#define SG_KERNEL minimum
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_minimum_b8(x0, x1);
#include "elementwise.cuh"
#endif

/* minimum: where(self == other, grad / 2, where(self > other, 0, grad)); where(self == other, grad / 2, where(self < other, 0, grad)) */
#if defined SG_ALL || defined SG_minimum_backward_f32
#define SG_KERNEL minimum_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 == x1) ? (x2 / 2.0f) : ((x0 > x1) ? 0.0f : x2)); r1 = ((x0 == x1) ? (x2 / 2.0f) : ((x0 < x1) ? 0.0f : x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_minimum_backward_f64
#define SG_KERNEL minimum_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 == x1) ? (x2 / 2.0) : ((x0 > x1) ? 0.0 : x2)); r1 = ((x0 == x1) ? (x2 / 2.0) : ((x0 < x1) ? 0.0 : x2));
#include "elementwise.cuh"
#endif

/* fmax: fmax(self, other) */
#if defined SG_ALL || defined SG_fmax_f32
#define SG_KERNEL fmax
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_fmax_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_f64
#define SG_KERNEL fmax
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_fmax_f64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_i8
#define SG_KERNEL fmax
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_fmax_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_i16
#define SG_KERNEL fmax
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_fmax_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_i32
#define SG_KERNEL fmax
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_fmax_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_i64
#define SG_KERNEL fmax
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_fmax_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_u8
#define SG_KERNEL fmax
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_fmax_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_u16
#define SG_KERNEL fmax
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_fmax_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_u32
#define SG_KERNEL fmax
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_fmax_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_u64
#define SG_KERNEL fmax
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_fmax_u64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_b8
#define SG_KERNEL fmax
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_fmax_b8(x0, x1);
#include "elementwise.cuh"
#endif

/* fmax: where((self >= other) | other.isnan(), grad, 0) */
#if defined SG_ALL || defined SG_fmax_backward_self_f32
#define SG_KERNEL fmax_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 >= x1) | sg_isnan_f32(x1)) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_backward_self_f64
#define SG_KERNEL fmax_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 >= x1) | sg_isnan_f64(x1)) ? x2 : 0.0);
#include "elementwise.cuh"
#endif

/* fmax: where((self >= other) | other.isnan(), 0, grad) */
#if defined SG_ALL || defined SG_fmax_backward_other_f32
#define SG_KERNEL fmax_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 >= x1) | sg_isnan_f32(x1)) ? 0.0f : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_backward_other_f64
#define SG_KERNEL fmax_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 >= x1) | sg_isnan_f64(x1)) ? 0.0 : x2);
#include "elementwise.cuh"
#endif

/* fmax: where((self >= other) | other.isnan(), grad, 0); where((self >= other) | other.isnan(), 0, grad) */
#if defined SG_ALL || defined SG_fmax_backward_f32
#define SG_KERNEL fmax_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (((x0 >= x1) | sg_isnan_f32(x1)) ? x2 : 0.0f); r1 = (((x0 >= x1) | sg_isnan_f32(x1)) ? 0.0f : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmax_backward_f64
#define SG_KERNEL fmax_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (((x0 >= x1) | sg_isnan_f64(x1)) ? x2 : 0.0); r1 = (((x0 >= x1) | sg_isnan_f64(x1)) ? 0.0 : x2);
#include "elementwise.cuh"
#endif

/* fmin: fmin(self, other) */
#if defined SG_ALL || defined SG_fmin_f32
#define SG_KERNEL fmin
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_fmin_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_f64
#define SG_KERNEL fmin
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_fmin_f64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_i8
#define SG_KERNEL fmin
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_fmin_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_i16
#define SG_KERNEL fmin
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_fmin_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_i32
#define SG_KERNEL fmin
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_fmin_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_i64
#define SG_KERNEL fmin
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_fmin_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_u8
#define SG_KERNEL fmin
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_fmin_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_u16
#define SG_KERNEL fmin
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_fmin_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_u32
#define SG_KERNEL fmin
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_fmin_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_u64
#define SG_KERNEL fmin
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_fmin_u64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_b8
#define SG_KERNEL fmin
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_fmin_b8(x0, x1);
#include "elementwise.cuh"
#endif

/* fmin: where((self <= other) | other.isnan(), grad, 0) */
#if defined SG_ALL || defined SG_fmin_backward_self_f32
#define SG_KERNEL fmin_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 <= x1) | sg_isnan_f32(x1)) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_backward_self_f64
#define SG_KERNEL fmin_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 <= x1) | sg_isnan_f64(x1)) ? x2 : 0.0);
#include "elementwise.cuh"
#endif

/* fmin: where((self <= other) | other.isnan(), 0, grad) */
#if defined SG_ALL || defined SG_fmin_backward_other_f32
#define SG_KERNEL fmin_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 <= x1) | sg_isnan_f32(x1)) ? 0.0f : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_backward_other_f64
#define SG_KERNEL fmin_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 <= x1) | sg_isnan_f64(x1)) ? 0.0 : x2);
#include "elementwise.cuh"
#endif

/* fmin: where((self <= other) | other.isnan(), grad, 0); where((self <= other) | other.isnan(), 0, grad) */
#if defined SG_ALL || defined SG_fmin_backward_f32
#define SG_KERNEL fmin_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (((x0 <= x1) | sg_isnan_f32(x1)) ? x2 : 0.0f); r1 = (((x0 <= x1) | sg_isnan_f32(x1)) ? 0.0f : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fmin_backward_f64
#define SG_KERNEL fmin_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (((x0 <= x1) | sg_isnan_f64(x1)) ? x2 : 0.0); r1 = (((x0 <= x1) | sg_isnan_f64(x1)) ? 0.0 : x2);
#include "elementwise.cuh"
#endif

/* clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
#if defined SG_ALL || defined SG_clamp_f32
#define SG_KERNEL clamp
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_minimum_f32(sg_maximum_f32(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_f64
#define SG_KERNEL clamp
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_minimum_f64(sg_maximum_f64(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_i8
#define SG_KERNEL clamp
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) NUMBER(1, int8_t) NUMBER(2, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_minimum_i8(sg_maximum_i8(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_i16
#define SG_KERNEL clamp
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) NUMBER(1, int16_t) NUMBER(2, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_minimum_i16(sg_maximum_i16(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_i32
#define SG_KERNEL clamp
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) NUMBER(1, int32_t) NUMBER(2, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_minimum_i32(sg_maximum_i32(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_i64
#define SG_KERNEL clamp
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) NUMBER(1, int64_t) NUMBER(2, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_minimum_i64(sg_maximum_i64(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_u8
#define SG_KERNEL clamp
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) NUMBER(1, uint8_t) NUMBER(2, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_minimum_u8(sg_maximum_u8(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_u16
#define SG_KERNEL clamp
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) NUMBER(1, uint16_t) NUMBER(2, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_minimum_u16(sg_maximum_u16(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_u32
#define SG_KERNEL clamp
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) NUMBER(1, uint32_t) NUMBER(2, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_minimum_u32(sg_maximum_u32(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_u64
#define SG_KERNEL clamp
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) NUMBER(1, uint64_t) NUMBER(2, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_minimum_u64(sg_maximum_u64(x0, x1), x2);
#include "elementwise.cuh"
#endif

/* clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
#if defined SG_ALL || defined SG_clamp_2_f32
#define SG_KERNEL clamp_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_maximum_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_2_f64
#define SG_KERNEL clamp_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_maximum_f64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_2_i8
#define SG_KERNEL clamp_2
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) NUMBER(1, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_maximum_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_2_i16
#define SG_KERNEL clamp_2
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) NUMBER(1, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_maximum_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_2_i32
#define SG_KERNEL clamp_2
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) NUMBER(1, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_maximum_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_2_i64
#define SG_KERNEL clamp_2
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) NUMBER(1, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_maximum_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_2_u8
#define SG_KERNEL clamp_2
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) NUMBER(1, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_maximum_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_2_u16
#define SG_KERNEL clamp_2
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) NUMBER(1, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_maximum_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_2_u32
#define SG_KERNEL clamp_2
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) NUMBER(1, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_maximum_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_2_u64
#define SG_KERNEL clamp_2
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) NUMBER(1, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_maximum_u64(x0, x1);
#include "elementwise.cuh"
#endif

/* clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
#if defined SG_ALL || defined SG_clamp_3_f32
#define SG_KERNEL clamp_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_minimum_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_3_f64
#define SG_KERNEL clamp_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_minimum_f64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_3_i8
#define SG_KERNEL clamp_3
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) NUMBER(1, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_minimum_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_3_i16
#define SG_KERNEL clamp_3
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) NUMBER(1, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_minimum_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_3_i32
#define SG_KERNEL clamp_3
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) NUMBER(1, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_minimum_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_3_i64
#define SG_KERNEL clamp_3
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) NUMBER(1, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_minimum_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_3_u8
#define SG_KERNEL clamp_3
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) NUMBER(1, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_minimum_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_3_u16
#define SG_KERNEL clamp_3
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) NUMBER(1, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_minimum_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_3_u32
#define SG_KERNEL clamp_3
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) NUMBER(1, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_minimum_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_3_u64
#define SG_KERNEL clamp_3
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) NUMBER(1, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_minimum_u64(x0, x1);
#include "elementwise.cuh"
#endif

/* clamp: minimum(maximum(self, min), max) if min is not None and max is not None else maximum(self, min) if min is not None else minimum(self, max) if max is not None else self + 0 */
#if defined SG_ALL || defined SG_clamp_4_f32
#define SG_KERNEL clamp_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 + 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_4_f64
#define SG_KERNEL clamp_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 + 0.0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_4_i8
#define SG_KERNEL clamp_4
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 + 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_4_i16
#define SG_KERNEL clamp_4
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 + 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_4_i32
#define SG_KERNEL clamp_4
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 + 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_4_i64
#define SG_KERNEL clamp_4
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 + 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_4_u8
#define SG_KERNEL clamp_4
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 + 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_4_u16
#define SG_KERNEL clamp_4
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 + 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_4_u32
#define SG_KERNEL clamp_4
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 + 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_4_u64
#define SG_KERNEL clamp_4
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 + 0);
#include "elementwise.cuh"
#endif

/* clamp: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad */
#if defined SG_ALL || defined SG_clamp_backward_self_f32
#define SG_KERNEL clamp_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) ARRAY(3, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (((x0 >= x1) & (x0 <= x2)) ? x3 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_backward_self_f64
#define SG_KERNEL clamp_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) ARRAY(3, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (((x0 >= x1) & (x0 <= x2)) ? x3 : 0.0);
#include "elementwise.cuh"
#endif

/* clamp: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad */
#if defined SG_ALL || defined SG_clamp_backward_self_2_f32
#define SG_KERNEL clamp_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 >= x1) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_backward_self_2_f64
#define SG_KERNEL clamp_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 >= x1) ? x2 : 0.0);
#include "elementwise.cuh"
#endif

/* clamp: where((self >= min) & (self <= max), grad, 0) if min is not None and max is not None else where(self >= min, grad, 0) if min is not None else where(self <= max, grad, 0) if max is not None else grad */
#if defined SG_ALL || defined SG_clamp_backward_self_3_f32
#define SG_KERNEL clamp_backward_self_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_backward_self_3_f64
#define SG_KERNEL clamp_backward_self_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : 0.0);
#include "elementwise.cuh"
#endif

/* clamp_min: where(self >= min, grad, 0) */
#if defined SG_ALL || defined SG_clamp_min_backward_self_f32
#define SG_KERNEL clamp_min_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 >= x1) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_min_backward_self_f64
#define SG_KERNEL clamp_min_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 >= x1) ? x2 : 0.0);
#include "elementwise.cuh"
#endif

/* clamp_min: where(self < min, grad, 0) */
#if defined SG_ALL || defined SG_clamp_min_backward_min_f32
#define SG_KERNEL clamp_min_backward_min
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 < x1) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_min_backward_min_f64
#define SG_KERNEL clamp_min_backward_min
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 < x1) ? x2 : 0.0);
#include "elementwise.cuh"
#endif

/* clamp_min: where(self >= min, grad, 0); where(self < min, grad, 0) */
#if defined SG_ALL || defined SG_clamp_min_backward_f32
#define SG_KERNEL clamp_min_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 >= x1) ? x2 : 0.0f); r1 = ((x0 < x1) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_min_backward_f64
#define SG_KERNEL clamp_min_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 >= x1) ? x2 : 0.0); r1 = ((x0 < x1) ? x2 : 0.0);
#include "elementwise.cuh"
#endif

/* clamp_max: where(self <= max, grad, 0) */
#if defined SG_ALL || defined SG_clamp_max_backward_self_f32
#define SG_KERNEL clamp_max_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_max_backward_self_f64
#define SG_KERNEL clamp_max_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : 0.0);
#include "elementwise.cuh"
#endif

/* clamp_max: where(self > max, grad, 0) */
#if defined SG_ALL || defined SG_clamp_max_backward_max_f32
#define SG_KERNEL clamp_max_backward_max
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 > x1) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_max_backward_max_f64
#define SG_KERNEL clamp_max_backward_max
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 > x1) ? x2 : 0.0);
#include "elementwise.cuh"
#endif

/* clamp_max: where(self <= max, grad, 0); where(self > max, grad, 0) */
#if defined SG_ALL || defined SG_clamp_max_backward_f32
#define SG_KERNEL clamp_max_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : 0.0f); r1 = ((x0 > x1) ? x2 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_clamp_max_backward_f64
#define SG_KERNEL clamp_max_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 <= x1) ? x2 : 0.0); r1 = ((x0 > x1) ? x2 : 0.0);
#include "elementwise.cuh"
#endif

/* copysign: copysign(self, other) */
#if defined SG_ALL || defined SG_copysign_f32
#define SG_KERNEL copysign
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_copysign_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_copysign_f64
#define SG_KERNEL copysign
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_copysign_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* copysign: grad * where(self == self, result.sgn() * self.sgn(), self) */
#if defined SG_ALL || defined SG_copysign_backward_self_f32
#define SG_KERNEL copysign_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 == x1) ? (sg_sgn_f32(x2) * sg_sgn_f32(x1)) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_copysign_backward_self_f64
#define SG_KERNEL copysign_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 == x1) ? (sg_sgn_f64(x2) * sg_sgn_f64(x1)) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_copysign_backward_self_c64
#define SG_KERNEL copysign_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, (sg_eq_c64(x1, x1) ? sg_mul_c64(sg_sgn_c64(x2), sg_sgn_c64(x1)) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_copysign_backward_self_c128
#define SG_KERNEL copysign_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, (sg_eq_c128(x1, x1) ? sg_mul_c128(sg_sgn_c128(x2), sg_sgn_c128(x1)) : x1));
#include "elementwise.cuh"
#endif

/* copysign: auto_element_wise */
#if defined SG_ALL || defined SG_copysign_tangent_self_f32
#define SG_KERNEL copysign_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 == x1) ? (sg_sgn_f32(x2) * sg_sgn_f32(x1)) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_copysign_tangent_self_f64
#define SG_KERNEL copysign_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 == x1) ? (sg_sgn_f64(x2) * sg_sgn_f64(x1)) : x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_copysign_tangent_self_c64
#define SG_KERNEL copysign_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64((sg_eq_c64(x1, x1) ? sg_mul_c64(sg_sgn_c64(x2), sg_sgn_c64(x1)) : x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_copysign_tangent_self_c128
#define SG_KERNEL copysign_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128((sg_eq_c128(x1, x1) ? sg_mul_c128(sg_sgn_c128(x2), sg_sgn_c128(x1)) : x1)));
#include "elementwise.cuh"
#endif

/* _nan_to_num: where(isnan(self), nan, where(self == inf, posinf, where(self == -inf, neginf, self))) */
#if defined SG_ALL || defined SG__nan_to_num_f32
#define SG_KERNEL _nan_to_num
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) NUMBER(2, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_isnan_f32(x0) ? x1 : ((x0 == SG_INF) ? x2 : ((x0 == (-SG_INF)) ? x3 : x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__nan_to_num_f64
#define SG_KERNEL _nan_to_num
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) NUMBER(2, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_isnan_f64(x0) ? x1 : ((x0 == SG_INF) ? x2 : ((x0 == (-SG_INF)) ? x3 : x0)));
#include "elementwise.cuh"
#endif

/* _nan_to_num: where(self.isfinite(), grad, 0) */
#if defined SG_ALL || defined SG__nan_to_num_backward_self_f32
#define SG_KERNEL _nan_to_num_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (sg_isfinite_f32(x0) ? x1 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__nan_to_num_backward_self_f64
#define SG_KERNEL _nan_to_num_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (sg_isfinite_f64(x0) ? x1 : 0.0);
#include "elementwise.cuh"
#endif

/* where: where(condition, self, other) */
#if defined SG_ALL || defined SG_where_f32
#define SG_KERNEL where
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_f64
#define SG_KERNEL where
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_c64
#define SG_KERNEL where
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_c128
#define SG_KERNEL where
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_i8
#define SG_KERNEL where
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, int8_t, int8_t) ARRAY(2, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_i16
#define SG_KERNEL where
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, int16_t, int16_t) ARRAY(2, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_i32
#define SG_KERNEL where
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, int32_t, int32_t) ARRAY(2, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_i64
#define SG_KERNEL where
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, int64_t, int64_t) ARRAY(2, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_u8
#define SG_KERNEL where
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, uint8_t, uint8_t) ARRAY(2, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_u16
#define SG_KERNEL where
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, uint16_t, uint16_t) ARRAY(2, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_u32
#define SG_KERNEL where
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, uint32_t, uint32_t) ARRAY(2, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_u64
#define SG_KERNEL where
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, uint64_t, uint64_t) ARRAY(2, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_b8
#define SG_KERNEL where
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool) ARRAY(2, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif

/* where: where(condition, grad, 0) */
#if defined SG_ALL || defined SG_where_backward_self_f32
#define SG_KERNEL where_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 ? x1 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_backward_self_f64
#define SG_KERNEL where_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 ? x1 : 0.0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_backward_self_c64
#define SG_KERNEL where_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = (x0 ? x1 : sg_from_real_c64(0.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_backward_self_c128
#define SG_KERNEL where_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = (x0 ? x1 : sg_from_real_c128(0.0));
#include "elementwise.cuh"
#endif

/* where: where(condition, 0, grad) */
#if defined SG_ALL || defined SG_where_backward_other_f32
#define SG_KERNEL where_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 ? 0.0f : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_backward_other_f64
#define SG_KERNEL where_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 ? 0.0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_backward_other_c64
#define SG_KERNEL where_backward_other
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = (x0 ? sg_from_real_c64(0.0f) : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_backward_other_c128
#define SG_KERNEL where_backward_other
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = (x0 ? sg_from_real_c128(0.0) : x1);
#include "elementwise.cuh"
#endif

/* where: where(condition, grad, 0); where(condition, 0, grad) */
#if defined SG_ALL || defined SG_where_backward_f32
#define SG_KERNEL where_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 ? x1 : 0.0f); r1 = (x0 ? 0.0f : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_backward_f64
#define SG_KERNEL where_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 ? x1 : 0.0); r1 = (x0 ? 0.0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_backward_c64
#define SG_KERNEL where_backward
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64) RESULT(1, sg_c64, sg_c64)
#define SG_COMPUTE r0 = (x0 ? x1 : sg_from_real_c64(0.0f)); r1 = (x0 ? sg_from_real_c64(0.0f) : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_backward_c128
#define SG_KERNEL where_backward
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128) RESULT(1, sg_c128, sg_c128)
#define SG_COMPUTE r0 = (x0 ? x1 : sg_from_real_c128(0.0)); r1 = (x0 ? sg_from_real_c128(0.0) : x1);
#include "elementwise.cuh"
#endif

/* where: auto_element_wise */
#if defined SG_ALL || defined SG_where_tangent_self_f32
#define SG_KERNEL where_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 ? x1 : 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_tangent_self_f64
#define SG_KERNEL where_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 ? x1 : 0.0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_tangent_self_c64
#define SG_KERNEL where_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_conj_c64((x0 ? sg_conj_c64(x1) : sg_from_real_c64(0.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_tangent_self_c128
#define SG_KERNEL where_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_conj_c128((x0 ? sg_conj_c128(x1) : sg_from_real_c128(0.0)));
#include "elementwise.cuh"
#endif

/* where: auto_element_wise */
#if defined SG_ALL || defined SG_where_tangent_other_f32
#define SG_KERNEL where_tangent_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 ? 0.0f : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_tangent_other_f64
#define SG_KERNEL where_tangent_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 ? 0.0 : x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_tangent_other_c64
#define SG_KERNEL where_tangent_other
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_conj_c64((x0 ? sg_from_real_c64(0.0f) : sg_conj_c64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_where_tangent_other_c128
#define SG_KERNEL where_tangent_other
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_conj_c128((x0 ? sg_from_real_c128(0.0) : sg_conj_c128(x1)));
#include "elementwise.cuh"
#endif

/* masked_fill: where(mask, value, self) */
#if defined SG_ALL || defined SG_masked_fill_f32
#define SG_KERNEL masked_fill
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_fill_f64
#define SG_KERNEL masked_fill
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_fill_c64
#define SG_KERNEL masked_fill
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_fill_c128
#define SG_KERNEL masked_fill
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_fill_i8
#define SG_KERNEL masked_fill
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, int8_t) ARRAY(2, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_fill_i16
#define SG_KERNEL masked_fill
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, int16_t) ARRAY(2, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_fill_i32
#define SG_KERNEL masked_fill
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, int32_t) ARRAY(2, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_fill_i64
#define SG_KERNEL masked_fill
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, int64_t) ARRAY(2, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_fill_u8
#define SG_KERNEL masked_fill
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, uint8_t) ARRAY(2, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_fill_u16
#define SG_KERNEL masked_fill
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, uint16_t) ARRAY(2, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_fill_u32
#define SG_KERNEL masked_fill
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, uint32_t) ARRAY(2, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_fill_u64
#define SG_KERNEL masked_fill
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, uint64_t) ARRAY(2, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_masked_fill_b8
#define SG_KERNEL masked_fill
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, sg_bool) ARRAY(2, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 ? x1 : x2);
#include "elementwise.cuh"
#endif

/* gcd: gcd(self, other) */
#if defined SG_ALL || defined SG_gcd_i8
#define SG_KERNEL gcd
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_gcd_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gcd_i16
#define SG_KERNEL gcd
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_gcd_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gcd_i32
#define SG_KERNEL gcd
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_gcd_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gcd_i64
#define SG_KERNEL gcd
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_gcd_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gcd_u8
#define SG_KERNEL gcd
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_gcd_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gcd_u16
#define SG_KERNEL gcd
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_gcd_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gcd_u32
#define SG_KERNEL gcd
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_gcd_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gcd_u64
#define SG_KERNEL gcd
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_gcd_u64(x0, x1);
#include "elementwise.cuh"
#endif

/* lcm: lcm(self, other) */
#if defined SG_ALL || defined SG_lcm_i8
#define SG_KERNEL lcm
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_lcm_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lcm_i16
#define SG_KERNEL lcm
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_lcm_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lcm_i32
#define SG_KERNEL lcm
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_lcm_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lcm_i64
#define SG_KERNEL lcm
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_lcm_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lcm_u8
#define SG_KERNEL lcm
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_lcm_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lcm_u16
#define SG_KERNEL lcm
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_lcm_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lcm_u32
#define SG_KERNEL lcm
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_lcm_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lcm_u64
#define SG_KERNEL lcm
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_lcm_u64(x0, x1);
#include "elementwise.cuh"
#endif

/* nextafter: nextafter(self, other) */
#if defined SG_ALL || defined SG_nextafter_f32
#define SG_KERNEL nextafter
#define SG_TYPE f32
#define SG_FLOATS 1
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_nextafter_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_nextafter_f64
#define SG_KERNEL nextafter
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_nextafter_f64(x0, x1);
#include "elementwise.cuh"
#endif
