/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Views of a tensor, copies in another layout, tensors joined and taken apart. */
#include "device.cuh"

/* fill_: self_t * 0 */
#if defined SG_ALL || defined SG_fill__tangent_self_f32
#define SG_KERNEL fill__tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * 0.0f);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fill__tangent_self_f64
#define SG_KERNEL fill__tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * 0.0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fill__tangent_self_c64
#define SG_KERNEL fill__tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_from_real_c64(0.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fill__tangent_self_c128
#define SG_KERNEL fill__tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_from_real_c128(0.0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fill__tangent_self_i8
#define SG_KERNEL fill__tangent_self
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 * 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fill__tangent_self_i16
#define SG_KERNEL fill__tangent_self
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 * 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fill__tangent_self_i32
#define SG_KERNEL fill__tangent_self
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 * 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fill__tangent_self_i64
#define SG_KERNEL fill__tangent_self
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 * 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fill__tangent_self_u8
#define SG_KERNEL fill__tangent_self
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 * 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fill__tangent_self_u16
#define SG_KERNEL fill__tangent_self
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 * 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fill__tangent_self_u32
#define SG_KERNEL fill__tangent_self
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 * 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fill__tangent_self_u64
#define SG_KERNEL fill__tangent_self
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 * 0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_fill__tangent_self_b8
#define SG_KERNEL fill__tangent_self
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 && 0);
#include "elementwise.cuh"
#endif
