/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Products of matrices and vectors. */
#include "device.cuh"

/* dot: grad * tensor.conj(); grad * self.conj() */
#if defined SG_ALL || defined SG_dot_backward_f32
#define SG_KERNEL dot_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_dot_backward_f64
#define SG_KERNEL dot_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_dot_backward_c64
#define SG_KERNEL dot_backward
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64) RESULT(1, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(x1)); r1 = sg_mul_c64(x0, sg_conj_c64(x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_dot_backward_c128
#define SG_KERNEL dot_backward
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128) RESULT(1, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(x1)); r1 = sg_mul_c128(x0, sg_conj_c128(x2));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_dot_backward_i8
#define SG_KERNEL dot_backward
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t) ARRAY(2, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t) RESULT(1, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_dot_backward_i16
#define SG_KERNEL dot_backward
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t) ARRAY(2, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t) RESULT(1, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_dot_backward_i32
#define SG_KERNEL dot_backward
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t) ARRAY(2, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t) RESULT(1, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_dot_backward_i64
#define SG_KERNEL dot_backward
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t) ARRAY(2, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t) RESULT(1, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_dot_backward_u8
#define SG_KERNEL dot_backward
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t) ARRAY(2, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t) RESULT(1, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_dot_backward_u16
#define SG_KERNEL dot_backward
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t) ARRAY(2, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t) RESULT(1, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_dot_backward_u32
#define SG_KERNEL dot_backward
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t) ARRAY(2, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t) RESULT(1, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_dot_backward_u64
#define SG_KERNEL dot_backward
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t) ARRAY(2, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t) RESULT(1, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_dot_backward_b8
#define SG_KERNEL dot_backward
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool) ARRAY(2, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool) RESULT(1, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 && x1); r1 = (x0 && x2);
#include "elementwise.cuh"
#endif

/* vdot: grad.conj() * other */
#if defined SG_ALL || defined SG_vdot_backward_self_f32
#define SG_KERNEL vdot_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_self_f64
#define SG_KERNEL vdot_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_self_c64
#define SG_KERNEL vdot_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_conj_c64(x0), x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_self_c128
#define SG_KERNEL vdot_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_conj_c128(x0), x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_self_i8
#define SG_KERNEL vdot_backward_self
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_self_i16
#define SG_KERNEL vdot_backward_self
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_self_i32
#define SG_KERNEL vdot_backward_self
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_self_i64
#define SG_KERNEL vdot_backward_self
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_self_u8
#define SG_KERNEL vdot_backward_self
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_self_u16
#define SG_KERNEL vdot_backward_self
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_self_u32
#define SG_KERNEL vdot_backward_self
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_self_u64
#define SG_KERNEL vdot_backward_self
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_self_b8
#define SG_KERNEL vdot_backward_self
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 && x1);
#include "elementwise.cuh"
#endif

/* vdot: grad.conj() * other; grad * self */
#if defined SG_ALL || defined SG_vdot_backward_f32
#define SG_KERNEL vdot_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_f64
#define SG_KERNEL vdot_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_c64
#define SG_KERNEL vdot_backward
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) ARRAY(2, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64) RESULT(1, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_conj_c64(x0), x1); r1 = sg_mul_c64(x0, x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_c128
#define SG_KERNEL vdot_backward
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) ARRAY(2, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128) RESULT(1, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_conj_c128(x0), x1); r1 = sg_mul_c128(x0, x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_i8
#define SG_KERNEL vdot_backward
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t) ARRAY(2, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t) RESULT(1, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_i16
#define SG_KERNEL vdot_backward
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t) ARRAY(2, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t) RESULT(1, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_i32
#define SG_KERNEL vdot_backward
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t) ARRAY(2, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t) RESULT(1, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_i64
#define SG_KERNEL vdot_backward
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t) ARRAY(2, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t) RESULT(1, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_u8
#define SG_KERNEL vdot_backward
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t) ARRAY(2, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t) RESULT(1, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_u16
#define SG_KERNEL vdot_backward
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t) ARRAY(2, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t) RESULT(1, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_u32
#define SG_KERNEL vdot_backward
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t) ARRAY(2, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t) RESULT(1, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_u64
#define SG_KERNEL vdot_backward
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t) ARRAY(2, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t) RESULT(1, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 * x1); r1 = (x0 * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_vdot_backward_b8
#define SG_KERNEL vdot_backward
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool) ARRAY(2, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool) RESULT(1, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 && x1); r1 = (x0 && x2);
#include "elementwise.cuh"
#endif

/* addmm: (grad if beta == 1 else grad * beta.conj())._sum_to_size(self.shape) */
#if defined SG_ALL || defined SG_addmm_backward_self_f32
#define SG_KERNEL addmm_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmm_backward_self_f64
#define SG_KERNEL addmm_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmm_backward_self_c64
#define SG_KERNEL addmm_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) NUMBER(1, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmm_backward_self_c128
#define SG_KERNEL addmm_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) NUMBER(1, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmm_backward_self_i8
#define SG_KERNEL addmm_backward_self
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) NUMBER(1, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmm_backward_self_i16
#define SG_KERNEL addmm_backward_self
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) NUMBER(1, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmm_backward_self_i32
#define SG_KERNEL addmm_backward_self
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) NUMBER(1, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmm_backward_self_i64
#define SG_KERNEL addmm_backward_self
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) NUMBER(1, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmm_backward_self_u8
#define SG_KERNEL addmm_backward_self
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) NUMBER(1, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmm_backward_self_u16
#define SG_KERNEL addmm_backward_self
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) NUMBER(1, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmm_backward_self_u32
#define SG_KERNEL addmm_backward_self
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) NUMBER(1, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmm_backward_self_u64
#define SG_KERNEL addmm_backward_self
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) NUMBER(1, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmm_backward_self_b8
#define SG_KERNEL addmm_backward_self
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 && x1);
#include "elementwise.cuh"
#endif

/* addmv: grad.unsqueeze(1) * vec.conj() if alpha == 1 else grad.unsqueeze(1) * vec.conj() * alpha.conj() */
#if defined SG_ALL || defined SG_addmv_backward_mat_f32
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmv_backward_mat_f64
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmv_backward_mat_c64
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) NUMBER(2, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_mul_c64(x0, sg_conj_c64(x1)), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmv_backward_mat_c128
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) NUMBER(2, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_mul_c128(x0, sg_conj_c128(x1)), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmv_backward_mat_i8
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t) NUMBER(2, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmv_backward_mat_i16
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t) NUMBER(2, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmv_backward_mat_i32
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t) NUMBER(2, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmv_backward_mat_i64
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t) NUMBER(2, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmv_backward_mat_u8
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t) NUMBER(2, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmv_backward_mat_u16
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t) NUMBER(2, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmv_backward_mat_u32
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t) NUMBER(2, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmv_backward_mat_u64
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t) NUMBER(2, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addmv_backward_mat_b8
#define SG_KERNEL addmv_backward_mat
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool) NUMBER(2, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 && x1) && x2);
#include "elementwise.cuh"
#endif

/* addr: self_t * beta + vec1_t.unsqueeze(1) * vec2_p * alpha + vec1_p.unsqueeze(1) * vec2_t * alpha */
#if defined SG_ALL || defined SG_addr_tangent_vec1_f32
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addr_tangent_vec1_f64
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addr_tangent_vec1_c64
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64) NUMBER(2, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_mul_c64(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addr_tangent_vec1_c128
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128) NUMBER(2, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_mul_c128(x0, x1), x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addr_tangent_vec1_i8
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) ARRAY(1, int8_t, int8_t) NUMBER(2, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addr_tangent_vec1_i16
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) ARRAY(1, int16_t, int16_t) NUMBER(2, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addr_tangent_vec1_i32
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) ARRAY(1, int32_t, int32_t) NUMBER(2, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addr_tangent_vec1_i64
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) ARRAY(1, int64_t, int64_t) NUMBER(2, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addr_tangent_vec1_u8
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) ARRAY(1, uint8_t, uint8_t) NUMBER(2, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addr_tangent_vec1_u16
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) ARRAY(1, uint16_t, uint16_t) NUMBER(2, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addr_tangent_vec1_u32
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) ARRAY(1, uint32_t, uint32_t) NUMBER(2, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addr_tangent_vec1_u64
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) ARRAY(1, uint64_t, uint64_t) NUMBER(2, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = ((x0 * x1) * x2);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_addr_tangent_vec1_b8
#define SG_KERNEL addr_tangent_vec1
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) ARRAY(1, sg_bool, sg_bool) NUMBER(2, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = ((x0 && x1) && x2);
#include "elementwise.cuh"
#endif
