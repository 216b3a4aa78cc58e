/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Circular and hyperbolic functions and their inverses. */
#include "device.cuh"

/* sin: sin(self) */
#if defined SG_ALL || defined SG_sin_f32
#define SG_KERNEL sin
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_sin_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sin_f64
#define SG_KERNEL sin
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_sin_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sin_c64
#define SG_KERNEL sin
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sin_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sin_c128
#define SG_KERNEL sin
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sin_c128(x0);
#include "elementwise.cuh"
#endif

/* sin: grad * self.cos().conj() */
#if defined SG_ALL || defined SG_sin_backward_self_f32
#define SG_KERNEL sin_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_cos_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sin_backward_self_f64
#define SG_KERNEL sin_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_cos_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sin_backward_self_c64
#define SG_KERNEL sin_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_cos_c64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sin_backward_self_c128
#define SG_KERNEL sin_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_cos_c128(x1)));
#include "elementwise.cuh"
#endif

/* sin: auto_element_wise */
#if defined SG_ALL || defined SG_sin_tangent_self_f32
#define SG_KERNEL sin_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_cos_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sin_tangent_self_f64
#define SG_KERNEL sin_tangent_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_cos_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sin_tangent_self_c64
#define SG_KERNEL sin_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_cos_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sin_tangent_self_c128
#define SG_KERNEL sin_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_cos_c128(x1));
#include "elementwise.cuh"
#endif

/* cos: cos(self) */
#if defined SG_ALL || defined SG_cos_f32
#define SG_KERNEL cos
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_cos_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cos_f64
#define SG_KERNEL cos
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_cos_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cos_c64
#define SG_KERNEL cos
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_cos_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cos_c128
#define SG_KERNEL cos
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_cos_c128(x0);
#include "elementwise.cuh"
#endif

/* cos: -grad * self.sin().conj() */
#if defined SG_ALL || defined SG_cos_backward_self_f32
#define SG_KERNEL cos_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * sg_sin_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cos_backward_self_f64
#define SG_KERNEL cos_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * sg_sin_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cos_backward_self_c64
#define SG_KERNEL cos_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_sin_c64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cos_backward_self_c128
#define SG_KERNEL cos_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_sin_c128(x1)));
#include "elementwise.cuh"
#endif

/* cos: auto_element_wise */
#if defined SG_ALL || defined SG_cos_tangent_self_f32
#define SG_KERNEL cos_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * sg_sin_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cos_tangent_self_f64
#define SG_KERNEL cos_tangent_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * sg_sin_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cos_tangent_self_c64
#define SG_KERNEL cos_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_sin_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cos_tangent_self_c128
#define SG_KERNEL cos_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_sin_c128(x1));
#include "elementwise.cuh"
#endif

/* tan: tan(self) */
#if defined SG_ALL || defined SG_tan_f32
#define SG_KERNEL tan
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_tan_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tan_f64
#define SG_KERNEL tan
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_tan_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tan_c64
#define SG_KERNEL tan
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_tan_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tan_c128
#define SG_KERNEL tan
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_tan_c128(x0);
#include "elementwise.cuh"
#endif

/* tan: grad * (1 + result * result).conj() */
#if defined SG_ALL || defined SG_tan_backward_self_f32
#define SG_KERNEL tan_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (1.0f + (x1 * x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tan_backward_self_f64
#define SG_KERNEL tan_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (1.0 + (x1 * x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tan_backward_self_c64
#define SG_KERNEL tan_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tan_backward_self_c128
#define SG_KERNEL tan_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1))));
#include "elementwise.cuh"
#endif

/* tan: auto_element_wise */
#if defined SG_ALL || defined SG_tan_tangent_self_f32
#define SG_KERNEL tan_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (1.0f + (x1 * x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tan_tangent_self_f64
#define SG_KERNEL tan_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (1.0 + (x1 * x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tan_tangent_self_c64
#define SG_KERNEL tan_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tan_tangent_self_c128
#define SG_KERNEL tan_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1)));
#include "elementwise.cuh"
#endif

/* asin: asin(self) */
#if defined SG_ALL || defined SG_asin_f32
#define SG_KERNEL asin
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_asin_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_f64
#define SG_KERNEL asin
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_asin_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_c64
#define SG_KERNEL asin
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_asin_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_c128
#define SG_KERNEL asin
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_asin_c128(x0);
#include "elementwise.cuh"
#endif

/* asin: grad * (rsqrt(1 - self) * rsqrt(1 + self)).conj() if self.is_complex() else grad * rsqrt(1 - self * self) */
#if defined SG_ALL || defined SG_asin_backward_self_f32
#define SG_KERNEL asin_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f32((1.0f - x1)) * sg_rsqrt_f32((1.0f + x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_backward_self_f64
#define SG_KERNEL asin_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f64((1.0 - x1)) * sg_rsqrt_f64((1.0 + x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_backward_self_c64
#define SG_KERNEL asin_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1)), sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_backward_self_c128
#define SG_KERNEL asin_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), x1)), sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), x1)))));
#include "elementwise.cuh"
#endif

/* asin: grad * (rsqrt(1 - self) * rsqrt(1 + self)).conj() if self.is_complex() else grad * rsqrt(1 - self * self) */
#if defined SG_ALL || defined SG_asin_backward_self_2_f32
#define SG_KERNEL asin_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_rsqrt_f32((1.0f - (x1 * x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_backward_self_2_f64
#define SG_KERNEL asin_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_rsqrt_f64((1.0 - (x1 * x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_backward_self_2_c64
#define SG_KERNEL asin_backward_self_2
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_backward_self_2_c128
#define SG_KERNEL asin_backward_self_2
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1))));
#include "elementwise.cuh"
#endif

/* asin: auto_element_wise */
#if defined SG_ALL || defined SG_asin_tangent_self_f32
#define SG_KERNEL asin_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f32((1.0f - x1)) * sg_rsqrt_f32((1.0f + x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_tangent_self_f64
#define SG_KERNEL asin_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f64((1.0 - x1)) * sg_rsqrt_f64((1.0 + x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_tangent_self_c64
#define SG_KERNEL asin_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1)), sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_tangent_self_c128
#define SG_KERNEL asin_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), x1)), sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), x1))));
#include "elementwise.cuh"
#endif

/* asin: auto_element_wise */
#if defined SG_ALL || defined SG_asin_tangent_self_2_f32
#define SG_KERNEL asin_tangent_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_rsqrt_f32((1.0f - (x1 * x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_tangent_self_2_f64
#define SG_KERNEL asin_tangent_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_rsqrt_f64((1.0 - (x1 * x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_tangent_self_2_c64
#define SG_KERNEL asin_tangent_self_2
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asin_tangent_self_2_c128
#define SG_KERNEL asin_tangent_self_2
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1)))));
#include "elementwise.cuh"
#endif

/* acos: acos(self) */
#if defined SG_ALL || defined SG_acos_f32
#define SG_KERNEL acos
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_acos_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_f64
#define SG_KERNEL acos
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_acos_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_c64
#define SG_KERNEL acos
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_acos_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_c128
#define SG_KERNEL acos
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_acos_c128(x0);
#include "elementwise.cuh"
#endif

/* acos: -grad * (rsqrt(1 - self) * rsqrt(1 + self)).conj() if self.is_complex() else -grad * rsqrt(1 - self * self) */
#if defined SG_ALL || defined SG_acos_backward_self_f32
#define SG_KERNEL acos_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * (sg_rsqrt_f32((1.0f - x1)) * sg_rsqrt_f32((1.0f + x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_backward_self_f64
#define SG_KERNEL acos_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * (sg_rsqrt_f64((1.0 - x1)) * sg_rsqrt_f64((1.0 + x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_backward_self_c64
#define SG_KERNEL acos_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1)), sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_backward_self_c128
#define SG_KERNEL acos_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), x1)), sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), x1)))));
#include "elementwise.cuh"
#endif

/* acos: -grad * (rsqrt(1 - self) * rsqrt(1 + self)).conj() if self.is_complex() else -grad * rsqrt(1 - self * self) */
#if defined SG_ALL || defined SG_acos_backward_self_2_f32
#define SG_KERNEL acos_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * sg_rsqrt_f32((1.0f - (x1 * x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_backward_self_2_f64
#define SG_KERNEL acos_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * sg_rsqrt_f64((1.0 - (x1 * x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_backward_self_2_c64
#define SG_KERNEL acos_backward_self_2
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_backward_self_2_c128
#define SG_KERNEL acos_backward_self_2
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1))));
#include "elementwise.cuh"
#endif

/* acos: auto_element_wise */
#if defined SG_ALL || defined SG_acos_tangent_self_f32
#define SG_KERNEL acos_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * (sg_rsqrt_f32((1.0f - x1)) * sg_rsqrt_f32((1.0f + x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_tangent_self_f64
#define SG_KERNEL acos_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * (sg_rsqrt_f64((1.0 - x1)) * sg_rsqrt_f64((1.0 + x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_tangent_self_c64
#define SG_KERNEL acos_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1)), sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_tangent_self_c128
#define SG_KERNEL acos_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), x1)), sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), x1))));
#include "elementwise.cuh"
#endif

/* acos: auto_element_wise */
#if defined SG_ALL || defined SG_acos_tangent_self_2_f32
#define SG_KERNEL acos_tangent_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * sg_rsqrt_f32((1.0f - (x1 * x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_tangent_self_2_f64
#define SG_KERNEL acos_tangent_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * sg_rsqrt_f64((1.0 - (x1 * x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_tangent_self_2_c64
#define SG_KERNEL acos_tangent_self_2
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(sg_neg_c64(x0), sg_conj_c64(sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acos_tangent_self_2_c128
#define SG_KERNEL acos_tangent_self_2
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(sg_neg_c128(x0), sg_conj_c128(sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1)))));
#include "elementwise.cuh"
#endif

/* atan: atan(self) */
#if defined SG_ALL || defined SG_atan_f32
#define SG_KERNEL atan
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_atan_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan_f64
#define SG_KERNEL atan
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_atan_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan_c64
#define SG_KERNEL atan
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_atan_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan_c128
#define SG_KERNEL atan
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_atan_c128(x0);
#include "elementwise.cuh"
#endif

/* atan: grad / (1 + 1j * self).conj() / (1 - 1j * self).conj() if self.is_complex() else grad / (self * self + 1) */
#if defined SG_ALL || defined SG_atan_backward_self_c64
#define SG_KERNEL atan_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_div_c64(x0, sg_conj_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1)))), sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan_backward_self_c128
#define SG_KERNEL atan_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_div_c128(x0, sg_conj_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1)))), sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1))));
#include "elementwise.cuh"
#endif

/* atan: grad / (1 + 1j * self).conj() / (1 - 1j * self).conj() if self.is_complex() else grad / (self * self + 1) */
#if defined SG_ALL || defined SG_atan_backward_self_2_f32
#define SG_KERNEL atan_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / ((x1 * x1) + 1.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan_backward_self_2_f64
#define SG_KERNEL atan_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / ((x1 * x1) + 1.0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan_backward_self_2_c64
#define SG_KERNEL atan_backward_self_2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_add_c64(sg_mul_c64(x1, x1), sg_from_real_c64(1.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan_backward_self_2_c128
#define SG_KERNEL atan_backward_self_2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_add_c128(sg_mul_c128(x1, x1), sg_from_real_c128(1.0)));
#include "elementwise.cuh"
#endif

/* atan: auto_element_wise */
#if defined SG_ALL || defined SG_atan_tangent_self_c64
#define SG_KERNEL atan_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_div_c64(x0, sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1))), sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan_tangent_self_c128
#define SG_KERNEL atan_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_div_c128(x0, sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1))), sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1)));
#include "elementwise.cuh"
#endif

/* atan: auto_element_wise */
#if defined SG_ALL || defined SG_atan_tangent_self_2_f32
#define SG_KERNEL atan_tangent_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / ((x1 * x1) + 1.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan_tangent_self_2_f64
#define SG_KERNEL atan_tangent_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / ((x1 * x1) + 1.0));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan_tangent_self_2_c64
#define SG_KERNEL atan_tangent_self_2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_add_c64(sg_mul_c64(sg_conj_c64(x1), sg_conj_c64(x1)), sg_from_real_c64(1.0f)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan_tangent_self_2_c128
#define SG_KERNEL atan_tangent_self_2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_add_c128(sg_mul_c128(sg_conj_c128(x1), sg_conj_c128(x1)), sg_from_real_c128(1.0)));
#include "elementwise.cuh"
#endif

/* sinh: sinh(self) */
#if defined SG_ALL || defined SG_sinh_f32
#define SG_KERNEL sinh
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_sinh_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinh_f64
#define SG_KERNEL sinh
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_sinh_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinh_c64
#define SG_KERNEL sinh
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_sinh_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinh_c128
#define SG_KERNEL sinh
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_sinh_c128(x0);
#include "elementwise.cuh"
#endif

/* sinh: grad * self.cosh().conj() */
#if defined SG_ALL || defined SG_sinh_backward_self_f32
#define SG_KERNEL sinh_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_cosh_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinh_backward_self_f64
#define SG_KERNEL sinh_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_cosh_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinh_backward_self_c64
#define SG_KERNEL sinh_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_cosh_c64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinh_backward_self_c128
#define SG_KERNEL sinh_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_cosh_c128(x1)));
#include "elementwise.cuh"
#endif

/* sinh: auto_element_wise */
#if defined SG_ALL || defined SG_sinh_tangent_self_f32
#define SG_KERNEL sinh_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_cosh_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinh_tangent_self_f64
#define SG_KERNEL sinh_tangent_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_cosh_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinh_tangent_self_c64
#define SG_KERNEL sinh_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_cosh_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinh_tangent_self_c128
#define SG_KERNEL sinh_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_cosh_c128(x1));
#include "elementwise.cuh"
#endif

/* cosh: cosh(self) */
#if defined SG_ALL || defined SG_cosh_f32
#define SG_KERNEL cosh
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_cosh_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cosh_f64
#define SG_KERNEL cosh
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_cosh_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cosh_c64
#define SG_KERNEL cosh
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_cosh_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cosh_c128
#define SG_KERNEL cosh
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_cosh_c128(x0);
#include "elementwise.cuh"
#endif

/* cosh: grad * self.sinh().conj() */
#if defined SG_ALL || defined SG_cosh_backward_self_f32
#define SG_KERNEL cosh_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sinh_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cosh_backward_self_f64
#define SG_KERNEL cosh_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sinh_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cosh_backward_self_c64
#define SG_KERNEL cosh_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_sinh_c64(x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cosh_backward_self_c128
#define SG_KERNEL cosh_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_sinh_c128(x1)));
#include "elementwise.cuh"
#endif

/* cosh: auto_element_wise */
#if defined SG_ALL || defined SG_cosh_tangent_self_f32
#define SG_KERNEL cosh_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * sg_sinh_f32(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cosh_tangent_self_f64
#define SG_KERNEL cosh_tangent_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * sg_sinh_f64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cosh_tangent_self_c64
#define SG_KERNEL cosh_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_sinh_c64(x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_cosh_tangent_self_c128
#define SG_KERNEL cosh_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_sinh_c128(x1));
#include "elementwise.cuh"
#endif

/* tanh: tanh(self) */
#if defined SG_ALL || defined SG_tanh_f32
#define SG_KERNEL tanh
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_tanh_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tanh_f64
#define SG_KERNEL tanh
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_tanh_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tanh_c64
#define SG_KERNEL tanh
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_tanh_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tanh_c128
#define SG_KERNEL tanh
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_tanh_c128(x0);
#include "elementwise.cuh"
#endif

/* tanh: grad * (1 - result * result).conj() */
#if defined SG_ALL || defined SG_tanh_backward_self_f32
#define SG_KERNEL tanh_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (1.0f - (x1 * x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tanh_backward_self_f64
#define SG_KERNEL tanh_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (1.0 - (x1 * x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tanh_backward_self_c64
#define SG_KERNEL tanh_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tanh_backward_self_c128
#define SG_KERNEL tanh_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1))));
#include "elementwise.cuh"
#endif

/* tanh: auto_element_wise */
#if defined SG_ALL || defined SG_tanh_tangent_self_f32
#define SG_KERNEL tanh_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (1.0f - (x1 * x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tanh_tangent_self_f64
#define SG_KERNEL tanh_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (1.0 - (x1 * x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tanh_tangent_self_c64
#define SG_KERNEL tanh_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_tanh_tangent_self_c128
#define SG_KERNEL tanh_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1)));
#include "elementwise.cuh"
#endif

/* asinh: asinh(self) */
#if defined SG_ALL || defined SG_asinh_f32
#define SG_KERNEL asinh
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_asinh_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asinh_f64
#define SG_KERNEL asinh
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_asinh_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asinh_c64
#define SG_KERNEL asinh
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_asinh_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asinh_c128
#define SG_KERNEL asinh
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_asinh_c128(x0);
#include "elementwise.cuh"
#endif

/* asinh: grad * (rsqrt(1 + 1j * self) * rsqrt(1 - 1j * self)).conj() if self.is_complex() else grad / hypot(self, 1) */
#if defined SG_ALL || defined SG_asinh_backward_self_c64
#define SG_KERNEL asinh_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1))), sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asinh_backward_self_c128
#define SG_KERNEL asinh_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1))), sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1))))));
#include "elementwise.cuh"
#endif

/* asinh: grad * (rsqrt(1 + 1j * self) * rsqrt(1 - 1j * self)).conj() if self.is_complex() else grad / hypot(self, 1) */
#if defined SG_ALL || defined SG_asinh_backward_self_2_f32
#define SG_KERNEL asinh_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / sg_hypot_f32(x1, 1.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asinh_backward_self_2_f64
#define SG_KERNEL asinh_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / sg_hypot_f64(x1, 1.0));
#include "elementwise.cuh"
#endif

/* asinh: auto_element_wise */
#if defined SG_ALL || defined SG_asinh_tangent_self_c64
#define SG_KERNEL asinh_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_rsqrt_c64(sg_add_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1))), sg_rsqrt_c64(sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_make_c64(0.0f, 1.0f), x1)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asinh_tangent_self_c128
#define SG_KERNEL asinh_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_rsqrt_c128(sg_add_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1))), sg_rsqrt_c128(sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_make_c128(0.0, 1.0), x1)))));
#include "elementwise.cuh"
#endif

/* asinh: auto_element_wise */
#if defined SG_ALL || defined SG_asinh_tangent_self_2_f32
#define SG_KERNEL asinh_tangent_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / sg_hypot_f32(x1, 1.0f));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_asinh_tangent_self_2_f64
#define SG_KERNEL asinh_tangent_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / sg_hypot_f64(x1, 1.0));
#include "elementwise.cuh"
#endif

/* acosh: acosh(self) */
#if defined SG_ALL || defined SG_acosh_f32
#define SG_KERNEL acosh
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_acosh_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_f64
#define SG_KERNEL acosh
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_acosh_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_c64
#define SG_KERNEL acosh
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_acosh_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_c128
#define SG_KERNEL acosh
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_acosh_c128(x0);
#include "elementwise.cuh"
#endif

/* acosh: grad * (rsqrt(self - 1) * rsqrt(self + 1)).conj() if self.is_complex() else grad * (rsqrt(self.abs() - 1) * rsqrt(self.abs() + 1)) */
#if defined SG_ALL || defined SG_acosh_backward_self_f32
#define SG_KERNEL acosh_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f32((x1 - 1.0f)) * sg_rsqrt_f32((x1 + 1.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_backward_self_f64
#define SG_KERNEL acosh_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f64((x1 - 1.0)) * sg_rsqrt_f64((x1 + 1.0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_backward_self_c64
#define SG_KERNEL acosh_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(x1, sg_from_real_c64(1.0f))), sg_rsqrt_c64(sg_add_c64(x1, sg_from_real_c64(1.0f))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_backward_self_c128
#define SG_KERNEL acosh_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(x1, sg_from_real_c128(1.0))), sg_rsqrt_c128(sg_add_c128(x1, sg_from_real_c128(1.0))))));
#include "elementwise.cuh"
#endif

/* acosh: grad * (rsqrt(self - 1) * rsqrt(self + 1)).conj() if self.is_complex() else grad * (rsqrt(self.abs() - 1) * rsqrt(self.abs() + 1)) */
#if defined SG_ALL || defined SG_acosh_backward_self_2_f32
#define SG_KERNEL acosh_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f32((sg_abs_f32(x1) - 1.0f)) * sg_rsqrt_f32((sg_abs_f32(x1) + 1.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_backward_self_2_f64
#define SG_KERNEL acosh_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f64((sg_abs_f64(x1) - 1.0)) * sg_rsqrt_f64((sg_abs_f64(x1) + 1.0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_backward_self_2_c64
#define SG_KERNEL acosh_backward_self_2
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_from_real_c64((sg_rsqrt_f32((sg_abs_c64(x1) - 1.0f)) * sg_rsqrt_f32((sg_abs_c64(x1) + 1.0f)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_backward_self_2_c128
#define SG_KERNEL acosh_backward_self_2
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_from_real_c128((sg_rsqrt_f64((sg_abs_c128(x1) - 1.0)) * sg_rsqrt_f64((sg_abs_c128(x1) + 1.0)))));
#include "elementwise.cuh"
#endif

/* acosh: auto_element_wise */
#if defined SG_ALL || defined SG_acosh_tangent_self_f32
#define SG_KERNEL acosh_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f32((x1 - 1.0f)) * sg_rsqrt_f32((x1 + 1.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_tangent_self_f64
#define SG_KERNEL acosh_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f64((x1 - 1.0)) * sg_rsqrt_f64((x1 + 1.0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_tangent_self_c64
#define SG_KERNEL acosh_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_mul_c64(sg_rsqrt_c64(sg_sub_c64(x1, sg_from_real_c64(1.0f))), sg_rsqrt_c64(sg_add_c64(x1, sg_from_real_c64(1.0f)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_tangent_self_c128
#define SG_KERNEL acosh_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_mul_c128(sg_rsqrt_c128(sg_sub_c128(x1, sg_from_real_c128(1.0))), sg_rsqrt_c128(sg_add_c128(x1, sg_from_real_c128(1.0)))));
#include "elementwise.cuh"
#endif

/* acosh: auto_element_wise */
#if defined SG_ALL || defined SG_acosh_tangent_self_2_f32
#define SG_KERNEL acosh_tangent_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f32((sg_abs_f32(x1) - 1.0f)) * sg_rsqrt_f32((sg_abs_f32(x1) + 1.0f))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_tangent_self_2_f64
#define SG_KERNEL acosh_tangent_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * (sg_rsqrt_f64((sg_abs_f64(x1) - 1.0)) * sg_rsqrt_f64((sg_abs_f64(x1) + 1.0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_tangent_self_2_c64
#define SG_KERNEL acosh_tangent_self_2
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_from_real_c64((sg_rsqrt_f32((sg_abs_c64(x1) - 1.0f)) * sg_rsqrt_f32((sg_abs_c64(x1) + 1.0f)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_acosh_tangent_self_2_c128
#define SG_KERNEL acosh_tangent_self_2
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_from_real_c128((sg_rsqrt_f64((sg_abs_c128(x1) - 1.0)) * sg_rsqrt_f64((sg_abs_c128(x1) + 1.0)))));
#include "elementwise.cuh"
#endif

/* atanh: atanh(self) */
#if defined SG_ALL || defined SG_atanh_f32
#define SG_KERNEL atanh
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_atanh_f32(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_f64
#define SG_KERNEL atanh
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_atanh_f64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_c64
#define SG_KERNEL atanh
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_atanh_c64(x0);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_c128
#define SG_KERNEL atanh
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_atanh_c128(x0);
#include "elementwise.cuh"
#endif

/* atanh: grad / (1 - self).conj() / (1 + self).conj() if self.is_complex() else grad / (1 - self * self) */
#if defined SG_ALL || defined SG_atanh_backward_self_f32
#define SG_KERNEL atanh_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 / (1.0f - x1)) / (1.0f + x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_backward_self_f64
#define SG_KERNEL atanh_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 / (1.0 - x1)) / (1.0 + x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_backward_self_c64
#define SG_KERNEL atanh_backward_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_div_c64(x0, sg_conj_c64(sg_sub_c64(sg_from_real_c64(1.0f), x1))), sg_conj_c64(sg_add_c64(sg_from_real_c64(1.0f), x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_backward_self_c128
#define SG_KERNEL atanh_backward_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_div_c128(x0, sg_conj_c128(sg_sub_c128(sg_from_real_c128(1.0), x1))), sg_conj_c128(sg_add_c128(sg_from_real_c128(1.0), x1)));
#include "elementwise.cuh"
#endif

/* atanh: grad / (1 - self).conj() / (1 + self).conj() if self.is_complex() else grad / (1 - self * self) */
#if defined SG_ALL || defined SG_atanh_backward_self_2_f32
#define SG_KERNEL atanh_backward_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / (1.0f - (x1 * x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_backward_self_2_f64
#define SG_KERNEL atanh_backward_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / (1.0 - (x1 * x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_backward_self_2_c64
#define SG_KERNEL atanh_backward_self_2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(x1, x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_backward_self_2_c128
#define SG_KERNEL atanh_backward_self_2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(x1, x1)));
#include "elementwise.cuh"
#endif

/* atanh: auto_element_wise */
#if defined SG_ALL || defined SG_atanh_tangent_self_f32
#define SG_KERNEL atanh_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 / (1.0f - x1)) / (1.0f + x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_tangent_self_f64
#define SG_KERNEL atanh_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 / (1.0 - x1)) / (1.0 + x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_tangent_self_c64
#define SG_KERNEL atanh_tangent_self
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(sg_div_c64(x0, sg_sub_c64(sg_from_real_c64(1.0f), x1)), sg_add_c64(sg_from_real_c64(1.0f), x1));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_tangent_self_c128
#define SG_KERNEL atanh_tangent_self
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(sg_div_c128(x0, sg_sub_c128(sg_from_real_c128(1.0), x1)), sg_add_c128(sg_from_real_c128(1.0), x1));
#include "elementwise.cuh"
#endif

/* atanh: auto_element_wise */
#if defined SG_ALL || defined SG_atanh_tangent_self_2_f32
#define SG_KERNEL atanh_tangent_self_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 / (1.0f - (x1 * x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_tangent_self_2_f64
#define SG_KERNEL atanh_tangent_self_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 / (1.0 - (x1 * x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_tangent_self_2_c64
#define SG_KERNEL atanh_tangent_self_2
#define SG_TYPE c64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_div_c64(x0, sg_sub_c64(sg_from_real_c64(1.0f), sg_mul_c64(sg_conj_c64(x1), sg_conj_c64(x1))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atanh_tangent_self_2_c128
#define SG_KERNEL atanh_tangent_self_2
#define SG_TYPE c128
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_div_c128(x0, sg_sub_c128(sg_from_real_c128(1.0), sg_mul_c128(sg_conj_c128(x1), sg_conj_c128(x1))));
#include "elementwise.cuh"
#endif

/* atan2: atan2(self, other) */
#if defined SG_ALL || defined SG_atan2_f32
#define SG_KERNEL atan2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = sg_atan2_f32(x0, x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan2_f64
#define SG_KERNEL atan2
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = sg_atan2_f64(x0, x1);
#include "elementwise.cuh"
#endif

/* atan2: grad * (other / length / length) */
#if defined SG_ALL || defined SG_atan2_backward_self_f32
#define SG_KERNEL atan2_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1)) / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan2_backward_self_f64
#define SG_KERNEL atan2_backward_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1)) / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1)));
#include "elementwise.cuh"
#endif

/* atan2: -grad * (self / length / length) */
#if defined SG_ALL || defined SG_atan2_backward_other_f32
#define SG_KERNEL atan2_backward_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * ((x1 / sg_hypot_f32((((x1 == 0.0f) & (x2 == 0.0f)) ? SG_INF : x1), x2)) / sg_hypot_f32((((x1 == 0.0f) & (x2 == 0.0f)) ? SG_INF : x1), x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan2_backward_other_f64
#define SG_KERNEL atan2_backward_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * ((x1 / sg_hypot_f64((((x1 == 0.0) & (x2 == 0.0)) ? SG_INF : x1), x2)) / sg_hypot_f64((((x1 == 0.0) & (x2 == 0.0)) ? SG_INF : x1), x2)));
#include "elementwise.cuh"
#endif

/* atan2: grad * (other / length / length); -grad * (self / length / length) */
#if defined SG_ALL || defined SG_atan2_backward_f32
#define SG_KERNEL atan2_backward
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1)) / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1))); r1 = ((-x0) * ((x2 / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1)) / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan2_backward_f64
#define SG_KERNEL atan2_backward
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1)) / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1))); r1 = ((-x0) * ((x2 / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1)) / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1)));
#include "elementwise.cuh"
#endif

/* atan2: auto_element_wise */
#if defined SG_ALL || defined SG_atan2_tangent_self_f32
#define SG_KERNEL atan2_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((x1 / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1)) / sg_hypot_f32((((x2 == 0.0f) & (x1 == 0.0f)) ? SG_INF : x2), x1)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan2_tangent_self_f64
#define SG_KERNEL atan2_tangent_self
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((x1 / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1)) / sg_hypot_f64((((x2 == 0.0) & (x1 == 0.0)) ? SG_INF : x2), x1)));
#include "elementwise.cuh"
#endif

/* atan2: auto_element_wise */
#if defined SG_ALL || defined SG_atan2_tangent_other_f32
#define SG_KERNEL atan2_tangent_other
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) ARRAY(2, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((-x0) * ((x1 / sg_hypot_f32((((x1 == 0.0f) & (x2 == 0.0f)) ? SG_INF : x1), x2)) / sg_hypot_f32((((x1 == 0.0f) & (x2 == 0.0f)) ? SG_INF : x1), x2)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_atan2_tangent_other_f64
#define SG_KERNEL atan2_tangent_other
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) ARRAY(2, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((-x0) * ((x1 / sg_hypot_f64((((x1 == 0.0) & (x2 == 0.0)) ? SG_INF : x1), x2)) / sg_hypot_f64((((x1 == 0.0) & (x2 == 0.0)) ? SG_INF : x1), x2)));
#include "elementwise.cuh"
#endif

/* sinc: where( self == 0, 1, where(round(real(self)) * 0.5 == floor(round(real(self)) * 0.5), sin(pi * (self - round(real(self)))), -sin(pi * (self - round(real(self))))) / (pi * self)) */
#if defined SG_ALL || defined SG_sinc_f32
#define SG_KERNEL sinc
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = ((x0 == 0.0f) ? 1.0f : ((((sg_round_f32(x0) * 0.5f) == sg_floor_f32((sg_round_f32(x0) * 0.5f))) ? sg_sin_f32((3.141592653589793f * (x0 - sg_round_f32(x0)))) : (-sg_sin_f32((3.141592653589793f * (x0 - sg_round_f32(x0)))))) / (3.141592653589793f * x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinc_f64
#define SG_KERNEL sinc
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = ((x0 == 0.0) ? 1.0 : ((((sg_round_f64(x0) * 0.5) == sg_floor_f64((sg_round_f64(x0) * 0.5))) ? sg_sin_f64((3.141592653589793 * (x0 - sg_round_f64(x0)))) : (-sg_sin_f64((3.141592653589793 * (x0 - sg_round_f64(x0)))))) / (3.141592653589793 * x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinc_c64
#define SG_KERNEL sinc
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = (sg_eq_c64(x0, sg_from_real_c64(0.0f)) ? sg_from_real_c64(1.0f) : sg_div_c64((((sg_round_f32(sg_real_c64(x0)) * 0.5f) == sg_floor_f32((sg_round_f32(sg_real_c64(x0)) * 0.5f))) ? sg_sin_c64(sg_mul_c64(sg_from_real_c64(3.141592653589793f), sg_sub_c64(x0, sg_from_real_c64(sg_round_f32(sg_real_c64(x0)))))) : sg_neg_c64(sg_sin_c64(sg_mul_c64(sg_from_real_c64(3.141592653589793f), sg_sub_c64(x0, sg_from_real_c64(sg_round_f32(sg_real_c64(x0)))))))), sg_mul_c64(sg_from_real_c64(3.141592653589793f), x0)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinc_c128
#define SG_KERNEL sinc
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = (sg_eq_c128(x0, sg_from_real_c128(0.0)) ? sg_from_real_c128(1.0) : sg_div_c128((((sg_round_f64(sg_real_c128(x0)) * 0.5) == sg_floor_f64((sg_round_f64(sg_real_c128(x0)) * 0.5))) ? sg_sin_c128(sg_mul_c128(sg_from_real_c128(3.141592653589793), sg_sub_c128(x0, sg_from_real_c128(sg_round_f64(sg_real_c128(x0)))))) : sg_neg_c128(sg_sin_c128(sg_mul_c128(sg_from_real_c128(3.141592653589793), sg_sub_c128(x0, sg_from_real_c128(sg_round_f64(sg_real_c128(x0)))))))), sg_mul_c128(sg_from_real_c128(3.141592653589793), x0)));
#include "elementwise.cuh"
#endif

/* sinc: grad * where( near, close * (-3.2898681336964529 + square * (3.2469697011334146 + square * (-1.1445109447325053 + square * (0.2091827825412384 + square * ( -0.023460810354558236 + square * (0.001781145516372852 + square * (-9.7662231263189327e-5 + square * 4.0499478466192442e-6))))))), where(round(whole * 0.5) == whole * 0.5, slope, -slope)).conj() */
#if defined SG_ALL || defined SG_sinc_backward_self_f32
#define SG_KERNEL sinc_backward_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f32(x1) < 0.25f) ? (((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((-3.289868133696453f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * (3.2469697011334144f + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * ((-1.1445109447325053f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * (0.2091827825412384f + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * ((-0.023460810354558236f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * (0.001781145516372852f + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * ((-9.766223126318933e-05f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * 4.049947846619244e-06f))))))))))))))) : ((sg_round_f32((sg_round_f32(((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1)) * 0.5f)) == (sg_round_f32(((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1)) * 0.5f)) ? ((sg_cos_f32(((((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) - sg_round_f32(((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1))) * 3.141592653589793f)) - (sg_sin_f32(((((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) - sg_round_f32(((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1))) * 3.141592653589793f)) / (((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) * 3.141592653589793f))) / ((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1)) : (-((sg_cos_f32(((((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) - sg_round_f32(((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1))) * 3.141592653589793f)) - (sg_sin_f32(((((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) - sg_round_f32(((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1))) * 3.141592653589793f)) / (((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) * 3.141592653589793f))) / ((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinc_backward_self_f64
#define SG_KERNEL sinc_backward_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f64(x1) < 0.25) ? (((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((-3.289868133696453) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * (3.2469697011334144 + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * ((-1.1445109447325053) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * (0.2091827825412384 + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * ((-0.023460810354558236) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * (0.001781145516372852 + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * ((-9.766223126318933e-05) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * 4.049947846619244e-06))))))))))))))) : ((sg_round_f64((sg_round_f64(((sg_abs_f64(x1) < 0.25) ? 1.0 : x1)) * 0.5)) == (sg_round_f64(((sg_abs_f64(x1) < 0.25) ? 1.0 : x1)) * 0.5)) ? ((sg_cos_f64(((((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) - sg_round_f64(((sg_abs_f64(x1) < 0.25) ? 1.0 : x1))) * 3.141592653589793)) - (sg_sin_f64(((((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) - sg_round_f64(((sg_abs_f64(x1) < 0.25) ? 1.0 : x1))) * 3.141592653589793)) / (((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) * 3.141592653589793))) / ((sg_abs_f64(x1) < 0.25) ? 1.0 : x1)) : (-((sg_cos_f64(((((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) - sg_round_f64(((sg_abs_f64(x1) < 0.25) ? 1.0 : x1))) * 3.141592653589793)) - (sg_sin_f64(((((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) - sg_round_f64(((sg_abs_f64(x1) < 0.25) ? 1.0 : x1))) * 3.141592653589793)) / (((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) * 3.141592653589793))) / ((sg_abs_f64(x1) < 0.25) ? 1.0 : x1))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinc_backward_self_c64
#define SG_KERNEL sinc_backward_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, sg_conj_c64(((sg_abs_c64(x1) < 0.25f) ? sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), sg_add_c64(sg_from_real_c64((-3.289868133696453f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(3.2469697011334144f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-1.1445109447325053f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(0.2091827825412384f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-0.023460810354558236f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(0.001781145516372852f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-9.766223126318933e-05f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_from_real_c64(4.049947846619244e-06f)))))))))))))))) : ((sg_round_f32((sg_round_f32(sg_real_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))) * 0.5f)) == (sg_round_f32(sg_real_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))) * 0.5f)) ? sg_div_c64(sg_sub_c64(sg_cos_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))))), sg_from_real_c64(3.141592653589793f))), sg_div_c64(sg_sin_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))))), sg_from_real_c64(3.141592653589793f))), sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(3.141592653589793f)))), ((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1)) : sg_neg_c64(sg_div_c64(sg_sub_c64(sg_cos_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))))), sg_from_real_c64(3.141592653589793f))), sg_div_c64(sg_sin_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))))), sg_from_real_c64(3.141592653589793f))), sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(3.141592653589793f)))), ((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1)))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinc_backward_self_c128
#define SG_KERNEL sinc_backward_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, sg_conj_c128(((sg_abs_c128(x1) < 0.25) ? sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), sg_add_c128(sg_from_real_c128((-3.289868133696453)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(3.2469697011334144), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-1.1445109447325053)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(0.2091827825412384), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-0.023460810354558236)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(0.001781145516372852), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-9.766223126318933e-05)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_from_real_c128(4.049947846619244e-06)))))))))))))))) : ((sg_round_f64((sg_round_f64(sg_real_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))) * 0.5)) == (sg_round_f64(sg_real_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))) * 0.5)) ? sg_div_c128(sg_sub_c128(sg_cos_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))))), sg_from_real_c128(3.141592653589793))), sg_div_c128(sg_sin_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))))), sg_from_real_c128(3.141592653589793))), sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(3.141592653589793)))), ((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1)) : sg_neg_c128(sg_div_c128(sg_sub_c128(sg_cos_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))))), sg_from_real_c128(3.141592653589793))), sg_div_c128(sg_sin_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))))), sg_from_real_c128(3.141592653589793))), sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(3.141592653589793)))), ((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1)))))));
#include "elementwise.cuh"
#endif

/* sinc: auto_element_wise */
#if defined SG_ALL || defined SG_sinc_tangent_self_f32
#define SG_KERNEL sinc_tangent_self
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f32(x1) < 0.25f) ? (((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((-3.289868133696453f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * (3.2469697011334144f + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * ((-1.1445109447325053f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * (0.2091827825412384f + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * ((-0.023460810354558236f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * (0.001781145516372852f + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * ((-9.766223126318933e-05f) + ((((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f) * ((sg_abs_f32(x1) < 0.25f) ? x1 : 0.0f)) * 4.049947846619244e-06f))))))))))))))) : ((sg_round_f32((sg_round_f32(((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1)) * 0.5f)) == (sg_round_f32(((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1)) * 0.5f)) ? ((sg_cos_f32(((((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) - sg_round_f32(((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1))) * 3.141592653589793f)) - (sg_sin_f32(((((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) - sg_round_f32(((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1))) * 3.141592653589793f)) / (((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) * 3.141592653589793f))) / ((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1)) : (-((sg_cos_f32(((((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) - sg_round_f32(((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1))) * 3.141592653589793f)) - (sg_sin_f32(((((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) - sg_round_f32(((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1))) * 3.141592653589793f)) / (((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1) * 3.141592653589793f))) / ((sg_abs_f32(x1) < 0.25f) ? 1.0f : x1))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinc_tangent_self_f64
#define SG_KERNEL sinc_tangent_self
#define SG_TYPE f64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * ((sg_abs_f64(x1) < 0.25) ? (((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((-3.289868133696453) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * (3.2469697011334144 + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * ((-1.1445109447325053) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * (0.2091827825412384 + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * ((-0.023460810354558236) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * (0.001781145516372852 + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * ((-9.766223126318933e-05) + ((((sg_abs_f64(x1) < 0.25) ? x1 : 0.0) * ((sg_abs_f64(x1) < 0.25) ? x1 : 0.0)) * 4.049947846619244e-06))))))))))))))) : ((sg_round_f64((sg_round_f64(((sg_abs_f64(x1) < 0.25) ? 1.0 : x1)) * 0.5)) == (sg_round_f64(((sg_abs_f64(x1) < 0.25) ? 1.0 : x1)) * 0.5)) ? ((sg_cos_f64(((((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) - sg_round_f64(((sg_abs_f64(x1) < 0.25) ? 1.0 : x1))) * 3.141592653589793)) - (sg_sin_f64(((((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) - sg_round_f64(((sg_abs_f64(x1) < 0.25) ? 1.0 : x1))) * 3.141592653589793)) / (((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) * 3.141592653589793))) / ((sg_abs_f64(x1) < 0.25) ? 1.0 : x1)) : (-((sg_cos_f64(((((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) - sg_round_f64(((sg_abs_f64(x1) < 0.25) ? 1.0 : x1))) * 3.141592653589793)) - (sg_sin_f64(((((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) - sg_round_f64(((sg_abs_f64(x1) < 0.25) ? 1.0 : x1))) * 3.141592653589793)) / (((sg_abs_f64(x1) < 0.25) ? 1.0 : x1) * 3.141592653589793))) / ((sg_abs_f64(x1) < 0.25) ? 1.0 : x1))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinc_tangent_self_c64
#define SG_KERNEL sinc_tangent_self
#define SG_TYPE c64
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c64, sg_c64) ARRAY(1, sg_c64, sg_c64)
#define SG_RESULTS(RESULT) RESULT(0, sg_c64, sg_c64)
#define SG_COMPUTE r0 = sg_mul_c64(x0, ((sg_abs_c64(x1) < 0.25f) ? sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), sg_add_c64(sg_from_real_c64((-3.289868133696453f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(3.2469697011334144f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-1.1445109447325053f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(0.2091827825412384f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-0.023460810354558236f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64(0.001781145516372852f), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_add_c64(sg_from_real_c64((-9.766223126318933e-05f)), sg_mul_c64(sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f)), ((sg_abs_c64(x1) < 0.25f) ? x1 : sg_from_real_c64(0.0f))), sg_from_real_c64(4.049947846619244e-06f)))))))))))))))) : ((sg_round_f32((sg_round_f32(sg_real_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))) * 0.5f)) == (sg_round_f32(sg_real_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))) * 0.5f)) ? sg_div_c64(sg_sub_c64(sg_cos_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))))), sg_from_real_c64(3.141592653589793f))), sg_div_c64(sg_sin_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))))), sg_from_real_c64(3.141592653589793f))), sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(3.141592653589793f)))), ((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1)) : sg_neg_c64(sg_div_c64(sg_sub_c64(sg_cos_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))))), sg_from_real_c64(3.141592653589793f))), sg_div_c64(sg_sin_c64(sg_mul_c64(sg_sub_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(sg_round_f32(sg_real_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))))), sg_from_real_c64(3.141592653589793f))), sg_mul_c64(((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1), sg_from_real_c64(3.141592653589793f)))), ((sg_abs_c64(x1) < 0.25f) ? sg_from_real_c64(1.0f) : x1))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_sinc_tangent_self_c128
#define SG_KERNEL sinc_tangent_self
#define SG_TYPE c128
#define SG_LONG
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_c128, sg_c128) ARRAY(1, sg_c128, sg_c128)
#define SG_RESULTS(RESULT) RESULT(0, sg_c128, sg_c128)
#define SG_COMPUTE r0 = sg_mul_c128(x0, ((sg_abs_c128(x1) < 0.25) ? sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), sg_add_c128(sg_from_real_c128((-3.289868133696453)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(3.2469697011334144), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-1.1445109447325053)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(0.2091827825412384), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-0.023460810354558236)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128(0.001781145516372852), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_add_c128(sg_from_real_c128((-9.766223126318933e-05)), sg_mul_c128(sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0)), ((sg_abs_c128(x1) < 0.25) ? x1 : sg_from_real_c128(0.0))), sg_from_real_c128(4.049947846619244e-06)))))))))))))))) : ((sg_round_f64((sg_round_f64(sg_real_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))) * 0.5)) == (sg_round_f64(sg_real_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))) * 0.5)) ? sg_div_c128(sg_sub_c128(sg_cos_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))))), sg_from_real_c128(3.141592653589793))), sg_div_c128(sg_sin_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))))), sg_from_real_c128(3.141592653589793))), sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(3.141592653589793)))), ((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1)) : sg_neg_c128(sg_div_c128(sg_sub_c128(sg_cos_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))))), sg_from_real_c128(3.141592653589793))), sg_div_c128(sg_sin_c128(sg_mul_c128(sg_sub_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(sg_round_f64(sg_real_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))))), sg_from_real_c128(3.141592653589793))), sg_mul_c128(((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1), sg_from_real_c128(3.141592653589793)))), ((sg_abs_c128(x1) < 0.25) ? sg_from_real_c128(1.0) : x1))))));
#include "elementwise.cuh"
#endif

/* deg2rad: self * (pi / 180) */
#if defined SG_ALL || defined SG_deg2rad_f32
#define SG_KERNEL deg2rad
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_deg2rad_f64
#define SG_KERNEL deg2rad
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_deg2rad_i8
#define SG_KERNEL deg2rad
#define SG_TYPE i8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int8_t, int8_t) NUMBER(1, int8_t)
#define SG_RESULTS(RESULT) RESULT(0, int8_t, int8_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_deg2rad_i16
#define SG_KERNEL deg2rad
#define SG_TYPE i16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int16_t, int16_t) NUMBER(1, int16_t)
#define SG_RESULTS(RESULT) RESULT(0, int16_t, int16_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_deg2rad_i32
#define SG_KERNEL deg2rad
#define SG_TYPE i32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int32_t, int32_t) NUMBER(1, int32_t)
#define SG_RESULTS(RESULT) RESULT(0, int32_t, int32_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_deg2rad_i64
#define SG_KERNEL deg2rad
#define SG_TYPE i64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, int64_t, int64_t) NUMBER(1, int64_t)
#define SG_RESULTS(RESULT) RESULT(0, int64_t, int64_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_deg2rad_u8
#define SG_KERNEL deg2rad
#define SG_TYPE u8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint8_t, uint8_t) NUMBER(1, uint8_t)
#define SG_RESULTS(RESULT) RESULT(0, uint8_t, uint8_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_deg2rad_u16
#define SG_KERNEL deg2rad
#define SG_TYPE u16
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint16_t, uint16_t) NUMBER(1, uint16_t)
#define SG_RESULTS(RESULT) RESULT(0, uint16_t, uint16_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_deg2rad_u32
#define SG_KERNEL deg2rad
#define SG_TYPE u32
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint32_t, uint32_t) NUMBER(1, uint32_t)
#define SG_RESULTS(RESULT) RESULT(0, uint32_t, uint32_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_deg2rad_u64
#define SG_KERNEL deg2rad
#define SG_TYPE u64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, uint64_t, uint64_t) NUMBER(1, uint64_t)
#define SG_RESULTS(RESULT) RESULT(0, uint64_t, uint64_t)
#define SG_COMPUTE r0 = (x0 * x1);
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG_deg2rad_b8
#define SG_KERNEL deg2rad
#define SG_TYPE b8
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, sg_bool, sg_bool) NUMBER(1, sg_bool)
#define SG_RESULTS(RESULT) RESULT(0, sg_bool, sg_bool)
#define SG_COMPUTE r0 = (x0 && x1);
#include "elementwise.cuh"
#endif
