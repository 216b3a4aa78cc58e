/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Comparison, logic and the bits of integers. */
#include "device.cuh"

/* eq: self == other */
#if defined SG_ALL || defined SG_eq_f32
#define SG_KERNEL eq
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_eq_f64
#define SG_KERNEL eq
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_eq_c64
#define SG_KERNEL eq
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_eq_c64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_eq_c128
#define SG_KERNEL eq
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_eq_c128(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_eq_i8
#define SG_KERNEL eq
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_eq_i16
#define SG_KERNEL eq
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_eq_i32
#define SG_KERNEL eq
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_eq_i64
#define SG_KERNEL eq
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_eq_u8
#define SG_KERNEL eq
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_eq_u16
#define SG_KERNEL eq
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_eq_u32
#define SG_KERNEL eq
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_eq_u64
#define SG_KERNEL eq
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_eq_b8
#define SG_KERNEL eq
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == x1);
#include "elementwise.cuh"
#endif

/* ne: self != other */
#if defined SG_ALL || defined SG_ne_f32
#define SG_KERNEL ne
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 != x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ne_f64
#define SG_KERNEL ne
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 != x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ne_c64
#define SG_KERNEL ne
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_ne_c64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ne_c128
#define SG_KERNEL ne
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_ne_c128(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ne_i8
#define SG_KERNEL ne
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 != x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ne_i16
#define SG_KERNEL ne
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 != x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ne_i32
#define SG_KERNEL ne
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 != x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ne_i64
#define SG_KERNEL ne
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 != x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ne_u8
#define SG_KERNEL ne
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 != x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ne_u16
#define SG_KERNEL ne
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 != x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ne_u32
#define SG_KERNEL ne
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 != x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ne_u64
#define SG_KERNEL ne
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 != x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ne_b8
#define SG_KERNEL ne
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 != x1);
#include "elementwise.cuh"
#endif

/* lt: self < other */
#if defined SG_ALL || defined SG_lt_f32
#define SG_KERNEL lt
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 < x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lt_f64
#define SG_KERNEL lt
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 < x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lt_i8
#define SG_KERNEL lt
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 < x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lt_i16
#define SG_KERNEL lt
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 < x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lt_i32
#define SG_KERNEL lt
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 < x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lt_i64
#define SG_KERNEL lt
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 < x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lt_u8
#define SG_KERNEL lt
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 < x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lt_u16
#define SG_KERNEL lt
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 < x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lt_u32
#define SG_KERNEL lt
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 < x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lt_u64
#define SG_KERNEL lt
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 < x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_lt_b8
#define SG_KERNEL lt
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 < x1);
#include "elementwise.cuh"
#endif

/* le: self <= other */
#if defined SG_ALL || defined SG_le_f32
#define SG_KERNEL le
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 <= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_le_f64
#define SG_KERNEL le
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 <= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_le_i8
#define SG_KERNEL le
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 <= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_le_i16
#define SG_KERNEL le
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 <= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_le_i32
#define SG_KERNEL le
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 <= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_le_i64
#define SG_KERNEL le
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 <= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_le_u8
#define SG_KERNEL le
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 <= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_le_u16
#define SG_KERNEL le
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 <= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_le_u32
#define SG_KERNEL le
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 <= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_le_u64
#define SG_KERNEL le
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 <= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_le_b8
#define SG_KERNEL le
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 <= x1);
#include "elementwise.cuh"
#endif

/* gt: self > other */
#if defined SG_ALL || defined SG_gt_f32
#define SG_KERNEL gt
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 > x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gt_f64
#define SG_KERNEL gt
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 > x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gt_i8
#define SG_KERNEL gt
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 > x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gt_i16
#define SG_KERNEL gt
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 > x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gt_i32
#define SG_KERNEL gt
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 > x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gt_i64
#define SG_KERNEL gt
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 > x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gt_u8
#define SG_KERNEL gt
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 > x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gt_u16
#define SG_KERNEL gt
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 > x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gt_u32
#define SG_KERNEL gt
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 > x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gt_u64
#define SG_KERNEL gt
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 > x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_gt_b8
#define SG_KERNEL gt
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 > x1);
#include "elementwise.cuh"
#endif

/* ge: self >= other */
#if defined SG_ALL || defined SG_ge_f32
#define SG_KERNEL ge
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 >= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ge_f64
#define SG_KERNEL ge
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 >= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ge_i8
#define SG_KERNEL ge
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 >= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ge_i16
#define SG_KERNEL ge
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 >= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ge_i32
#define SG_KERNEL ge
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 >= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ge_i64
#define SG_KERNEL ge
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 >= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ge_u8
#define SG_KERNEL ge
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 >= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ge_u16
#define SG_KERNEL ge
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 >= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ge_u32
#define SG_KERNEL ge
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 >= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ge_u64
#define SG_KERNEL ge
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 >= x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ge_b8
#define SG_KERNEL ge
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 >= x1);
#include "elementwise.cuh"
#endif

/* isnan: isnan(self) */
#if defined SG_ALL || defined SG_isnan_f32
#define SG_KERNEL isnan
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isnan_f64
#define SG_KERNEL isnan
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isnan_c64
#define SG_KERNEL isnan
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isnan_c128
#define SG_KERNEL isnan
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_c128(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isnan_i8
#define SG_KERNEL isnan
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isnan_i16
#define SG_KERNEL isnan
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isnan_i32
#define SG_KERNEL isnan
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isnan_i64
#define SG_KERNEL isnan
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isnan_u8
#define SG_KERNEL isnan
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isnan_u16
#define SG_KERNEL isnan
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isnan_u32
#define SG_KERNEL isnan
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isnan_u64
#define SG_KERNEL isnan
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_u64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isnan_b8
#define SG_KERNEL isnan
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isnan_b8(x0);
#include "elementwise.cuh"
#endif

/* isinf: isinf(self) */
#if defined SG_ALL || defined SG_isinf_f32
#define SG_KERNEL isinf
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isinf_f64
#define SG_KERNEL isinf
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isinf_c64
#define SG_KERNEL isinf
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isinf_c128
#define SG_KERNEL isinf
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_c128(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isinf_i8
#define SG_KERNEL isinf
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isinf_i16
#define SG_KERNEL isinf
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isinf_i32
#define SG_KERNEL isinf
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isinf_i64
#define SG_KERNEL isinf
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isinf_u8
#define SG_KERNEL isinf
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isinf_u16
#define SG_KERNEL isinf
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isinf_u32
#define SG_KERNEL isinf
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isinf_u64
#define SG_KERNEL isinf
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_u64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isinf_b8
#define SG_KERNEL isinf
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isinf_b8(x0);
#include "elementwise.cuh"
#endif

/* isfinite: isfinite(self) */
#if defined SG_ALL || defined SG_isfinite_f32
#define SG_KERNEL isfinite
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isfinite_f64
#define SG_KERNEL isfinite
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isfinite_c64
#define SG_KERNEL isfinite
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isfinite_c128
#define SG_KERNEL isfinite
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_c128(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isfinite_i8
#define SG_KERNEL isfinite
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isfinite_i16
#define SG_KERNEL isfinite
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isfinite_i32
#define SG_KERNEL isfinite
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isfinite_i64
#define SG_KERNEL isfinite
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isfinite_u8
#define SG_KERNEL isfinite
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isfinite_u16
#define SG_KERNEL isfinite
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isfinite_u32
#define SG_KERNEL isfinite
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isfinite_u64
#define SG_KERNEL isfinite
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_u64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isfinite_b8
#define SG_KERNEL isfinite
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_isfinite_b8(x0);
#include "elementwise.cuh"
#endif

/* isposinf: self == inf */
#if defined SG_ALL || defined SG_isposinf_f32
#define SG_KERNEL isposinf
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == SG_INF);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isposinf_f64
#define SG_KERNEL isposinf
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == SG_INF);
#include "elementwise.cuh"
#endif

/* isneginf: self == -inf */
#if defined SG_ALL || defined SG_isneginf_f32
#define SG_KERNEL isneginf
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == (-SG_INF));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_isneginf_f64
#define SG_KERNEL isneginf
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 == (-SG_INF));
#include "elementwise.cuh"
#endif

/* signbit: signbit(self) */
#if defined SG_ALL || defined SG_signbit_f32
#define SG_KERNEL signbit
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_signbit_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_signbit_f64
#define SG_KERNEL signbit
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_signbit_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_signbit_i8
#define SG_KERNEL signbit
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_signbit_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_signbit_i16
#define SG_KERNEL signbit
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_signbit_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_signbit_i32
#define SG_KERNEL signbit
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_signbit_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_signbit_i64
#define SG_KERNEL signbit
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_signbit_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_signbit_u8
#define SG_KERNEL signbit
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_signbit_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_signbit_u16
#define SG_KERNEL signbit
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_signbit_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_signbit_u32
#define SG_KERNEL signbit
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_signbit_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_signbit_u64
#define SG_KERNEL signbit
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_signbit_u64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_signbit_b8
#define SG_KERNEL signbit
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_signbit_b8(x0);
#include "elementwise.cuh"
#endif

/* logical_and: logical_and(self, other) */
#if defined SG_ALL || defined SG_logical_and_f32
#define SG_KERNEL logical_and
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_f32(x0) & sg_true_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_and_f64
#define SG_KERNEL logical_and
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_f64(x0) & sg_true_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_and_c64
#define SG_KERNEL logical_and
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_c64(x0) & sg_true_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_and_c128
#define SG_KERNEL logical_and
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_c128(x0) & sg_true_c128(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_and_i8
#define SG_KERNEL logical_and
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_i8(x0) & sg_true_i8(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_and_i16
#define SG_KERNEL logical_and
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_i16(x0) & sg_true_i16(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_and_i32
#define SG_KERNEL logical_and
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_i32(x0) & sg_true_i32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_and_i64
#define SG_KERNEL logical_and
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_i64(x0) & sg_true_i64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_and_u8
#define SG_KERNEL logical_and
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_u8(x0) & sg_true_u8(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_and_u16
#define SG_KERNEL logical_and
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_u16(x0) & sg_true_u16(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_and_u32
#define SG_KERNEL logical_and
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_u32(x0) & sg_true_u32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_and_u64
#define SG_KERNEL logical_and
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_u64(x0) & sg_true_u64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_and_b8
#define SG_KERNEL logical_and
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_b8(x0) & sg_true_b8(x1));
#include "elementwise.cuh"
#endif

/* logical_or: logical_or(self, other) */
#if defined SG_ALL || defined SG_logical_or_f32
#define SG_KERNEL logical_or
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_f32(x0) | sg_true_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_or_f64
#define SG_KERNEL logical_or
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_f64(x0) | sg_true_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_or_c64
#define SG_KERNEL logical_or
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_c64(x0) | sg_true_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_or_c128
#define SG_KERNEL logical_or
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_c128(x0) | sg_true_c128(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_or_i8
#define SG_KERNEL logical_or
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_i8(x0) | sg_true_i8(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_or_i16
#define SG_KERNEL logical_or
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_i16(x0) | sg_true_i16(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_or_i32
#define SG_KERNEL logical_or
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_i32(x0) | sg_true_i32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_or_i64
#define SG_KERNEL logical_or
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_i64(x0) | sg_true_i64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_or_u8
#define SG_KERNEL logical_or
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_u8(x0) | sg_true_u8(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_or_u16
#define SG_KERNEL logical_or
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_u16(x0) | sg_true_u16(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_or_u32
#define SG_KERNEL logical_or
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_u32(x0) | sg_true_u32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_or_u64
#define SG_KERNEL logical_or
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_u64(x0) | sg_true_u64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_or_b8
#define SG_KERNEL logical_or
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_b8(x0) | sg_true_b8(x1));
#include "elementwise.cuh"
#endif

/* logical_xor: logical_xor(self, other) */
#if defined SG_ALL || defined SG_logical_xor_f32
#define SG_KERNEL logical_xor
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_f32(x0) != sg_true_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_xor_f64
#define SG_KERNEL logical_xor
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_f64(x0) != sg_true_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_xor_c64
#define SG_KERNEL logical_xor
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_c64(x0) != sg_true_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_xor_c128
#define SG_KERNEL logical_xor
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_c128(x0) != sg_true_c128(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_xor_i8
#define SG_KERNEL logical_xor
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_i8(x0) != sg_true_i8(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_xor_i16
#define SG_KERNEL logical_xor
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_i16(x0) != sg_true_i16(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_xor_i32
#define SG_KERNEL logical_xor
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_i32(x0) != sg_true_i32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_xor_i64
#define SG_KERNEL logical_xor
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_i64(x0) != sg_true_i64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_xor_u8
#define SG_KERNEL logical_xor
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_u8(x0) != sg_true_u8(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_xor_u16
#define SG_KERNEL logical_xor
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_u16(x0) != sg_true_u16(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_xor_u32
#define SG_KERNEL logical_xor
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_u32(x0) != sg_true_u32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_xor_u64
#define SG_KERNEL logical_xor
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_u64(x0) != sg_true_u64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_xor_b8
#define SG_KERNEL logical_xor
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (sg_true_b8(x0) != sg_true_b8(x1));
#include "elementwise.cuh"
#endif

/* logical_not: logical_not(self) */
#if defined SG_ALL || defined SG_logical_not_f32
#define SG_KERNEL logical_not
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_f32(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_not_f64
#define SG_KERNEL logical_not
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_f64(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_not_c64
#define SG_KERNEL logical_not
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_c64(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_not_c128
#define SG_KERNEL logical_not
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_c128(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_not_i8
#define SG_KERNEL logical_not
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_i8(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_not_i16
#define SG_KERNEL logical_not
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_i16(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_not_i32
#define SG_KERNEL logical_not
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_i32(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_not_i64
#define SG_KERNEL logical_not
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_i64(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_not_u8
#define SG_KERNEL logical_not
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_u8(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_not_u16
#define SG_KERNEL logical_not
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_u16(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_not_u32
#define SG_KERNEL logical_not
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_u32(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_not_u64
#define SG_KERNEL logical_not
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_u64(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_logical_not_b8
#define SG_KERNEL logical_not
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (!sg_true_b8(x0));
#include "elementwise.cuh"
#endif

/* bitwise_and: bit_and(self, other) */
#if defined SG_ALL || defined SG_bitwise_and_i8
#define SG_KERNEL bitwise_and
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 & x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_and_i16
#define SG_KERNEL bitwise_and
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 & x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_and_i32
#define SG_KERNEL bitwise_and
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 & x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_and_i64
#define SG_KERNEL bitwise_and
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 & x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_and_u8
#define SG_KERNEL bitwise_and
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 & x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_and_u16
#define SG_KERNEL bitwise_and
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 & x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_and_u32
#define SG_KERNEL bitwise_and
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 & x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_and_u64
#define SG_KERNEL bitwise_and
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 & x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_and_b8
#define SG_KERNEL bitwise_and
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 & x1);
#include "elementwise.cuh"
#endif

/* bitwise_or: bit_or(self, other) */
#if defined SG_ALL || defined SG_bitwise_or_i8
#define SG_KERNEL bitwise_or
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 | x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_or_i16
#define SG_KERNEL bitwise_or
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 | x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_or_i32
#define SG_KERNEL bitwise_or
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 | x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_or_i64
#define SG_KERNEL bitwise_or
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 | x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_or_u8
#define SG_KERNEL bitwise_or
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 | x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_or_u16
#define SG_KERNEL bitwise_or
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 | x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_or_u32
#define SG_KERNEL bitwise_or
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 | x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_or_u64
#define SG_KERNEL bitwise_or
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 | x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_or_b8
#define SG_KERNEL bitwise_or
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 | x1);
#include "elementwise.cuh"
#endif

/* bitwise_xor: bit_xor(self, other) */
#if defined SG_ALL || defined SG_bitwise_xor_i8
#define SG_KERNEL bitwise_xor
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 ^ x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_xor_i16
#define SG_KERNEL bitwise_xor
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 ^ x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_xor_i32
#define SG_KERNEL bitwise_xor
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 ^ x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_xor_i64
#define SG_KERNEL bitwise_xor
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 ^ x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_xor_u8
#define SG_KERNEL bitwise_xor
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 ^ x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_xor_u16
#define SG_KERNEL bitwise_xor
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 ^ x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_xor_u32
#define SG_KERNEL bitwise_xor
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 ^ x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_xor_u64
#define SG_KERNEL bitwise_xor
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 ^ x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_xor_b8
#define SG_KERNEL bitwise_xor
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 ^ x1);
#include "elementwise.cuh"
#endif

/* bitwise_not: bit_not(self) */
#if defined SG_ALL || defined SG_bitwise_not_i8
#define SG_KERNEL bitwise_not
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_bit_not_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_not_i16
#define SG_KERNEL bitwise_not
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_bit_not_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_not_i32
#define SG_KERNEL bitwise_not
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_bit_not_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_not_i64
#define SG_KERNEL bitwise_not
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_bit_not_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_not_u8
#define SG_KERNEL bitwise_not
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_bit_not_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_not_u16
#define SG_KERNEL bitwise_not
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_bit_not_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_not_u32
#define SG_KERNEL bitwise_not
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_bit_not_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_not_u64
#define SG_KERNEL bitwise_not
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_bit_not_u64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_not_b8
#define SG_KERNEL bitwise_not
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_bit_not_b8(x0);
#include "elementwise.cuh"
#endif

/* bitwise_left_shift: shift_left(self, other) */
#if defined SG_ALL || defined SG_bitwise_left_shift_i8
#define SG_KERNEL bitwise_left_shift
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_shift_left_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_left_shift_i16
#define SG_KERNEL bitwise_left_shift
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_shift_left_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_left_shift_i32
#define SG_KERNEL bitwise_left_shift
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_shift_left_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_left_shift_i64
#define SG_KERNEL bitwise_left_shift
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_shift_left_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_left_shift_u8
#define SG_KERNEL bitwise_left_shift
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_shift_left_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_left_shift_u16
#define SG_KERNEL bitwise_left_shift
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_shift_left_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_left_shift_u32
#define SG_KERNEL bitwise_left_shift
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_shift_left_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_left_shift_u64
#define SG_KERNEL bitwise_left_shift
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_shift_left_u64(x0, x1);
#include "elementwise.cuh"
#endif

/* bitwise_right_shift: shift_right(self, other) */
#if defined SG_ALL || defined SG_bitwise_right_shift_i8
#define SG_KERNEL bitwise_right_shift
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_shift_right_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_right_shift_i16
#define SG_KERNEL bitwise_right_shift
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_shift_right_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_right_shift_i32
#define SG_KERNEL bitwise_right_shift
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_shift_right_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_right_shift_i64
#define SG_KERNEL bitwise_right_shift
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_shift_right_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_right_shift_u8
#define SG_KERNEL bitwise_right_shift
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_shift_right_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_right_shift_u16
#define SG_KERNEL bitwise_right_shift
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_shift_right_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_right_shift_u32
#define SG_KERNEL bitwise_right_shift
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_shift_right_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_bitwise_right_shift_u64
#define SG_KERNEL bitwise_right_shift
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_shift_right_u64(x0, x1);
#include "elementwise.cuh"
#endif

/* heaviside: heaviside(self, values) */
#if defined SG_ALL || defined SG_heaviside_f32
#define SG_KERNEL heaviside
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_heaviside_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_heaviside_f64
#define SG_KERNEL heaviside
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_heaviside_f64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_heaviside_i8
#define SG_KERNEL heaviside
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_heaviside_i8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_heaviside_i16
#define SG_KERNEL heaviside
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_heaviside_i16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_heaviside_i32
#define SG_KERNEL heaviside
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_heaviside_i32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_heaviside_i64
#define SG_KERNEL heaviside
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_heaviside_i64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_heaviside_u8
#define SG_KERNEL heaviside
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_heaviside_u8(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_heaviside_u16
#define SG_KERNEL heaviside
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_heaviside_u16(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_heaviside_u32
#define SG_KERNEL heaviside
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_heaviside_u32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_heaviside_u64
#define SG_KERNEL heaviside
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_heaviside_u64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_heaviside_b8
#define SG_KERNEL heaviside
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = sg_heaviside_b8(x0, x1);
#include "elementwise.cuh"
#endif
