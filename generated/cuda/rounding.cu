/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Rounding. */
#include "device.cuh"

/* floor: floor(self) */
#if defined SG_ALL || defined SG_floor_f32
#define SG_KERNEL floor
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_floor_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_f64
#define SG_KERNEL floor
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_floor_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_i8
#define SG_KERNEL floor
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_floor_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_i16
#define SG_KERNEL floor
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_floor_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_i32
#define SG_KERNEL floor
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_floor_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_i64
#define SG_KERNEL floor
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_floor_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_u8
#define SG_KERNEL floor
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_floor_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_u16
#define SG_KERNEL floor
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_floor_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_u32
#define SG_KERNEL floor
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_floor_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_floor_u64
#define SG_KERNEL floor
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_floor_u64(x0);
#include "elementwise.cuh"
#endif

/* ceil: ceil(self) */
#if defined SG_ALL || defined SG_ceil_f32
#define SG_KERNEL ceil
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_ceil_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ceil_f64
#define SG_KERNEL ceil
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_ceil_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ceil_i8
#define SG_KERNEL ceil
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_ceil_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ceil_i16
#define SG_KERNEL ceil
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_ceil_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ceil_i32
#define SG_KERNEL ceil
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_ceil_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ceil_i64
#define SG_KERNEL ceil
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_ceil_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ceil_u8
#define SG_KERNEL ceil
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_ceil_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ceil_u16
#define SG_KERNEL ceil
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_ceil_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ceil_u32
#define SG_KERNEL ceil
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_ceil_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_ceil_u64
#define SG_KERNEL ceil
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_ceil_u64(x0);
#include "elementwise.cuh"
#endif

/* trunc: trunc(self) */
#if defined SG_ALL || defined SG_trunc_f32
#define SG_KERNEL trunc
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_trunc_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_trunc_f64
#define SG_KERNEL trunc
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_trunc_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_trunc_i8
#define SG_KERNEL trunc
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_trunc_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_trunc_i16
#define SG_KERNEL trunc
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_trunc_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_trunc_i32
#define SG_KERNEL trunc
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_trunc_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_trunc_i64
#define SG_KERNEL trunc
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_trunc_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_trunc_u8
#define SG_KERNEL trunc
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_trunc_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_trunc_u16
#define SG_KERNEL trunc
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_trunc_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_trunc_u32
#define SG_KERNEL trunc
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_trunc_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_trunc_u64
#define SG_KERNEL trunc
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_trunc_u64(x0);
#include "elementwise.cuh"
#endif

/* round: round(self) */
#if defined SG_ALL || defined SG_round_f32
#define SG_KERNEL round
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_round_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_round_f64
#define SG_KERNEL round
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_round_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_round_i8
#define SG_KERNEL round
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = sg_round_i8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_round_i16
#define SG_KERNEL round
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = sg_round_i16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_round_i32
#define SG_KERNEL round
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_round_i32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_round_i64
#define SG_KERNEL round
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = sg_round_i64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_round_u8
#define SG_KERNEL round
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = sg_round_u8(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_round_u16
#define SG_KERNEL round
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = sg_round_u16(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_round_u32
#define SG_KERNEL round
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = sg_round_u32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_round_u64
#define SG_KERNEL round
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = sg_round_u64(x0);
#include "elementwise.cuh"
#endif

/* frac: self - trunc(self) */
#if defined SG_ALL || defined SG_frac_f32
#define SG_KERNEL frac
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 - sg_trunc_f32(x0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_frac_f64
#define SG_KERNEL frac
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 - sg_trunc_f64(x0));
#include "elementwise.cuh"
#endif

/* frexp: mantissa: frexp_mantissa(self); exponent: frexp_exponent(self) */
#if defined SG_ALL || defined SG_frexp_f32
#define SG_KERNEL frexp
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_frexp_mantissa_f32(x0); r1 = sg_frexp_exponent_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_frexp_f64
#define SG_KERNEL frexp
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, int32_t, int32_t)
#define SG_COMPUTE r0 = sg_frexp_mantissa_f64(x0); r1 = sg_frexp_exponent_f64(x0);
#include "elementwise.cuh"
#endif

/* frexp: auto */
#if defined SG_ALL || defined SG_frexp_backward_self_f32
#define SG_KERNEL frexp_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (((sg_isfinite_f32(x1) & (x1 != 0.0f)) ? x2 : 1.0f) / ((sg_isfinite_f32(x1) & (x1 != 0.0f)) ? x1 : 1.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_frexp_backward_self_f64
#define SG_KERNEL frexp_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (((sg_isfinite_f64(x1) & (x1 != 0.0)) ? x2 : 1.0) / ((sg_isfinite_f64(x1) & (x1 != 0.0)) ? x1 : 1.0)));
#include "elementwise.cuh"
#endif
