/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Steps of optimizers. Each reads a parameter, its slope and what the optimizer keeps of steps before, and writes all anew in one pass over memory. */
#include "device.cuh"

/* _sgd_update: self - lr * (slope + decay * self if decay != 0 else slope) */
#if defined SG_ALL || defined SG__sgd_update_f32
#define SG_KERNEL _sgd_update
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) NUMBER(1, float) ARRAY(2, S, float) NUMBER(3, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float)
#define SG_COMPUTE r0 = (x0 - (x1 * (x2 + (x3 * x0))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__sgd_update_f64
#define SG_KERNEL _sgd_update
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) NUMBER(1, double) ARRAY(2, double, double) NUMBER(3, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double)
#define SG_COMPUTE r0 = (x0 - (x1 * (x2 + (x3 * x0))));
#include "elementwise.cuh"
#endif

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
#if defined SG_ALL || defined SG__momentum_update_f32
#define SG_KERNEL _momentum_update
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * (x3 + (x4 * x5)))); r1 = (x5 - (x6 * ((x3 + (x4 * x5)) + (x0 * ((x0 * x1) + (x2 * (x3 + (x4 * x5))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__momentum_update_f64
#define SG_KERNEL _momentum_update
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * (x3 + (x4 * x5)))); r1 = (x5 - (x6 * ((x3 + (x4 * x5)) + (x0 * ((x0 * x1) + (x2 * (x3 + (x4 * x5))))))));
#include "elementwise.cuh"
#endif

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
#if defined SG_ALL || defined SG__momentum_update_2_f32
#define SG_KERNEL _momentum_update_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * (x3 + (x4 * x5)))); r1 = (x5 - (x6 * ((x3 + (x4 * x5)) + (x0 * ((x0 * x1) + (x2 * x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__momentum_update_2_f64
#define SG_KERNEL _momentum_update_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * (x3 + (x4 * x5)))); r1 = (x5 - (x6 * ((x3 + (x4 * x5)) + (x0 * ((x0 * x1) + (x2 * x3))))));
#include "elementwise.cuh"
#endif

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
#if defined SG_ALL || defined SG__momentum_update_3_f32
#define SG_KERNEL _momentum_update_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * (x3 + (x4 * x5)))); r1 = (x5 - (x6 * (x3 + (x0 * ((x0 * x1) + (x2 * (x3 + (x4 * x5))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__momentum_update_3_f64
#define SG_KERNEL _momentum_update_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * (x3 + (x4 * x5)))); r1 = (x5 - (x6 * (x3 + (x0 * ((x0 * x1) + (x2 * (x3 + (x4 * x5))))))));
#include "elementwise.cuh"
#endif

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
#if defined SG_ALL || defined SG__momentum_update_4_f32
#define SG_KERNEL _momentum_update_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * (x3 + (x4 * x5)))); r1 = (x5 - (x6 * (x3 + (x0 * ((x0 * x1) + (x2 * x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__momentum_update_4_f64
#define SG_KERNEL _momentum_update_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * (x3 + (x4 * x5)))); r1 = (x5 - (x6 * (x3 + (x0 * ((x0 * x1) + (x2 * x3))))));
#include "elementwise.cuh"
#endif

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
#if defined SG_ALL || defined SG__momentum_update_5_f32
#define SG_KERNEL _momentum_update_5
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * (x3 + (x4 * x5)))); r1 = (x5 - (x6 * ((x0 * x1) + (x2 * (x3 + (x4 * x5))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__momentum_update_5_f64
#define SG_KERNEL _momentum_update_5
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * (x3 + (x4 * x5)))); r1 = (x5 - (x6 * ((x0 * x1) + (x2 * (x3 + (x4 * x5))))));
#include "elementwise.cuh"
#endif

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
#if defined SG_ALL || defined SG__momentum_update_6_f32
#define SG_KERNEL _momentum_update_6
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * (x3 + (x4 * x5)))); r1 = (x5 - (x6 * ((x0 * x1) + (x2 * x3))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__momentum_update_6_f64
#define SG_KERNEL _momentum_update_6
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * (x3 + (x4 * x5)))); r1 = (x5 - (x6 * ((x0 * x1) + (x2 * x3))));
#include "elementwise.cuh"
#endif

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
#if defined SG_ALL || defined SG__momentum_update_7_f32
#define SG_KERNEL _momentum_update_7
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) NUMBER(5, float) NUMBER(6, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3)); r1 = (x4 - (x5 * ((x3 + (x6 * x4)) + (x0 * ((x0 * x1) + (x2 * (x3 + (x6 * x4))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__momentum_update_7_f64
#define SG_KERNEL _momentum_update_7
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) NUMBER(5, double) NUMBER(6, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3)); r1 = (x4 - (x5 * ((x3 + (x6 * x4)) + (x0 * ((x0 * x1) + (x2 * (x3 + (x6 * x4))))))));
#include "elementwise.cuh"
#endif

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
#if defined SG_ALL || defined SG__momentum_update_8_f32
#define SG_KERNEL _momentum_update_8
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) NUMBER(5, float) NUMBER(6, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3)); r1 = (x4 - (x5 * ((x3 + (x6 * x4)) + (x0 * ((x0 * x1) + (x2 * x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__momentum_update_8_f64
#define SG_KERNEL _momentum_update_8
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) NUMBER(5, double) NUMBER(6, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3)); r1 = (x4 - (x5 * ((x3 + (x6 * x4)) + (x0 * ((x0 * x1) + (x2 * x3))))));
#include "elementwise.cuh"
#endif

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
#if defined SG_ALL || defined SG__momentum_update_9_f32
#define SG_KERNEL _momentum_update_9
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) NUMBER(5, float) NUMBER(6, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3)); r1 = (x4 - (x5 * (x3 + (x0 * ((x0 * x1) + (x2 * (x3 + (x6 * x4))))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__momentum_update_9_f64
#define SG_KERNEL _momentum_update_9
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) NUMBER(5, double) NUMBER(6, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3)); r1 = (x4 - (x5 * (x3 + (x0 * ((x0 * x1) + (x2 * (x3 + (x6 * x4))))))));
#include "elementwise.cuh"
#endif

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
#if defined SG_ALL || defined SG__momentum_update_10_f32
#define SG_KERNEL _momentum_update_10
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) NUMBER(5, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3)); r1 = (x4 - (x5 * (x3 + (x0 * ((x0 * x1) + (x2 * x3))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__momentum_update_10_f64
#define SG_KERNEL _momentum_update_10
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) NUMBER(5, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3)); r1 = (x4 - (x5 * (x3 + (x0 * ((x0 * x1) + (x2 * x3))))));
#include "elementwise.cuh"
#endif

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
#if defined SG_ALL || defined SG__momentum_update_11_f32
#define SG_KERNEL _momentum_update_11
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) NUMBER(5, float) NUMBER(6, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3)); r1 = (x4 - (x5 * ((x0 * x1) + (x2 * (x3 + (x6 * x4))))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__momentum_update_11_f64
#define SG_KERNEL _momentum_update_11
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) NUMBER(5, double) NUMBER(6, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3)); r1 = (x4 - (x5 * ((x0 * x1) + (x2 * (x3 + (x6 * x4))))));
#include "elementwise.cuh"
#endif

/* _momentum_update: new_buffer: momentum * buffer + fresh * (slope + decay * self if decay != 0 else slope); new_self: self - lr * ((slope + decay * self if decay != 0 else slope) + momentum * new_buffer) if nesterov else self - lr * new_buffer */
#if defined SG_ALL || defined SG__momentum_update_12_f32
#define SG_KERNEL _momentum_update_12
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) NUMBER(5, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3)); r1 = (x4 - (x5 * ((x0 * x1) + (x2 * x3))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__momentum_update_12_f64
#define SG_KERNEL _momentum_update_12
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) NUMBER(5, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + (x2 * x3)); r1 = (x4 - (x5 * ((x0 * x1) + (x2 * x3))));
#include "elementwise.cuh"
#endif

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__rmsprop_update_f32
#define SG_KERNEL _rmsprop_update
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) NUMBER(7, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))); r1 = (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x7)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_update_f64
#define SG_KERNEL _rmsprop_update
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) NUMBER(7, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))); r1 = (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x7)));
#include "elementwise.cuh"
#endif

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__rmsprop_update_2_f32
#define SG_KERNEL _rmsprop_update_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) NUMBER(7, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))); r1 = (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x7)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_update_2_f64
#define SG_KERNEL _rmsprop_update_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) NUMBER(7, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))); r1 = (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x7)));
#include "elementwise.cuh"
#endif

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__rmsprop_update_3_f32
#define SG_KERNEL _rmsprop_update_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) NUMBER(7, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)); r1 = (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5))))) + x7)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_update_3_f64
#define SG_KERNEL _rmsprop_update_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) NUMBER(7, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)); r1 = (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5))))) + x7)));
#include "elementwise.cuh"
#endif

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__rmsprop_update_4_f32
#define SG_KERNEL _rmsprop_update_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) NUMBER(7, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)); r1 = (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * x3))) + x7)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_update_4_f64
#define SG_KERNEL _rmsprop_update_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) NUMBER(7, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)); r1 = (x5 - ((x6 * (x3 + (x4 * x5))) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * x3))) + x7)));
#include "elementwise.cuh"
#endif

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__rmsprop_update_5_f32
#define SG_KERNEL _rmsprop_update_5
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) NUMBER(7, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))); r1 = (x5 - ((x6 * x3) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x7)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_update_5_f64
#define SG_KERNEL _rmsprop_update_5
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) NUMBER(7, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))); r1 = (x5 - ((x6 * x3) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x7)));
#include "elementwise.cuh"
#endif

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__rmsprop_update_6_f32
#define SG_KERNEL _rmsprop_update_6
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) NUMBER(7, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))); r1 = (x5 - ((x6 * x3) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x7)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_update_6_f64
#define SG_KERNEL _rmsprop_update_6
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) NUMBER(7, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))); r1 = (x5 - ((x6 * x3) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x7)));
#include "elementwise.cuh"
#endif

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__rmsprop_update_7_f32
#define SG_KERNEL _rmsprop_update_7
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) NUMBER(5, float) NUMBER(6, float) NUMBER(7, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * x3)); r1 = (x4 - ((x5 * x3) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * (x3 + (x6 * x4))))) + x7)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_update_7_f64
#define SG_KERNEL _rmsprop_update_7
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) NUMBER(5, double) NUMBER(6, double) NUMBER(7, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * x3)); r1 = (x4 - ((x5 * x3) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * (x3 + (x6 * x4))))) + x7)));
#include "elementwise.cuh"
#endif

/* _rmsprop_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self - lr * (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__rmsprop_update_8_f32
#define SG_KERNEL _rmsprop_update_8
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) ARRAY(4, S, float) NUMBER(5, float) NUMBER(6, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * x3)); r1 = (x4 - ((x5 * x3) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * x3))) + x6)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_update_8_f64
#define SG_KERNEL _rmsprop_update_8
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) ARRAY(4, double, double) NUMBER(5, double) NUMBER(6, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * x3)); r1 = (x4 - ((x5 * x3) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * x3))) + x6)));
#include "elementwise.cuh"
#endif

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
#if defined SG_ALL || defined SG__rmsprop_momentum_update_f32
#define SG_KERNEL _rmsprop_momentum_update
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) ARRAY(7, S, float) NUMBER(8, float) NUMBER(9, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))); r1 = ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8))); r2 = (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_momentum_update_f64
#define SG_KERNEL _rmsprop_momentum_update
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) ARRAY(7, double, double) NUMBER(8, double) NUMBER(9, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))); r1 = ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8))); r2 = (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8)))));
#include "elementwise.cuh"
#endif

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
#if defined SG_ALL || defined SG__rmsprop_momentum_update_2_f32
#define SG_KERNEL _rmsprop_momentum_update_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) ARRAY(7, S, float) NUMBER(8, float) NUMBER(9, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))); r1 = ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8))); r2 = (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_momentum_update_2_f64
#define SG_KERNEL _rmsprop_momentum_update_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) ARRAY(7, double, double) NUMBER(8, double) NUMBER(9, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5)))); r1 = ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8))); r2 = (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8)))));
#include "elementwise.cuh"
#endif

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
#if defined SG_ALL || defined SG__rmsprop_momentum_update_3_f32
#define SG_KERNEL _rmsprop_momentum_update_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) ARRAY(7, S, float) NUMBER(8, float) NUMBER(9, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)); r1 = ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5))))) + x8))); r2 = (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5))))) + x8)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_momentum_update_3_f64
#define SG_KERNEL _rmsprop_momentum_update_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) ARRAY(7, double, double) NUMBER(8, double) NUMBER(9, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)); r1 = ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5))))) + x8))); r2 = (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5))))) + x8)))));
#include "elementwise.cuh"
#endif

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
#if defined SG_ALL || defined SG__rmsprop_momentum_update_4_f32
#define SG_KERNEL _rmsprop_momentum_update_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) ARRAY(7, S, float) NUMBER(8, float) NUMBER(9, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)); r1 = ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * x3))) + x8))); r2 = (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * x3))) + x8)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_momentum_update_4_f64
#define SG_KERNEL _rmsprop_momentum_update_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) ARRAY(7, double, double) NUMBER(8, double) NUMBER(9, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3)); r1 = ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * x3))) + x8))); r2 = (x5 - (x9 * ((x6 * x7) + ((x3 + (x4 * x5)) / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * x3))) + x8)))));
#include "elementwise.cuh"
#endif

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
#if defined SG_ALL || defined SG__rmsprop_momentum_update_5_f32
#define SG_KERNEL _rmsprop_momentum_update_5
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) ARRAY(7, S, float) NUMBER(8, float) NUMBER(9, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))); r1 = ((x6 * x7) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8))); r2 = (x5 - (x9 * ((x6 * x7) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_momentum_update_5_f64
#define SG_KERNEL _rmsprop_momentum_update_5
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) ARRAY(7, double, double) NUMBER(8, double) NUMBER(9, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))); r1 = ((x6 * x7) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8))); r2 = (x5 - (x9 * ((x6 * x7) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * (x3 + (x4 * x5))))) + x8)))));
#include "elementwise.cuh"
#endif

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
#if defined SG_ALL || defined SG__rmsprop_momentum_update_6_f32
#define SG_KERNEL _rmsprop_momentum_update_6
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) ARRAY(7, S, float) NUMBER(8, float) NUMBER(9, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))); r1 = ((x6 * x7) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8))); r2 = (x5 - (x9 * ((x6 * x7) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_momentum_update_6_f64
#define SG_KERNEL _rmsprop_momentum_update_6
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) ARRAY(7, double, double) NUMBER(8, double) NUMBER(9, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * (x3 + (x4 * x5)))); r1 = ((x6 * x7) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8))); r2 = (x5 - (x9 * ((x6 * x7) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * (x3 + (x4 * x5))) * x3))) + x8)))));
#include "elementwise.cuh"
#endif

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
#if defined SG_ALL || defined SG__rmsprop_momentum_update_7_f32
#define SG_KERNEL _rmsprop_momentum_update_7
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) ARRAY(7, S, float) NUMBER(8, float) NUMBER(9, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * x3)); r1 = ((x4 * x5) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * (x3 + (x6 * x7))))) + x8))); r2 = (x7 - (x9 * ((x4 * x5) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * (x3 + (x6 * x7))))) + x8)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_momentum_update_7_f64
#define SG_KERNEL _rmsprop_momentum_update_7
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) ARRAY(7, double, double) NUMBER(8, double) NUMBER(9, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * x3)); r1 = ((x4 * x5) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * (x3 + (x6 * x7))))) + x8))); r2 = (x7 - (x9 * ((x4 * x5) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * (x3 + (x6 * x7))))) + x8)))));
#include "elementwise.cuh"
#endif

/* _rmsprop_momentum_update: new_square: left * square + fresh * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_buffer: momentum * buffer + (slope + decay * self if decay != 0 else slope) / (sqrt(new_square) + eps); new_self: self - lr * new_buffer */
#if defined SG_ALL || defined SG__rmsprop_momentum_update_8_f32
#define SG_KERNEL _rmsprop_momentum_update_8
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) ARRAY(5, S, float) NUMBER(6, float) ARRAY(7, S, float) NUMBER(8, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * x3)); r1 = ((x4 * x5) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * x3))) + x6))); r2 = (x7 - (x8 * ((x4 * x5) + (x3 / (sg_sqrt_f32(((x0 * x1) + ((x2 * x3) * x3))) + x6)))));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__rmsprop_momentum_update_8_f64
#define SG_KERNEL _rmsprop_momentum_update_8
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) NUMBER(0, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) ARRAY(5, double, double) NUMBER(6, double) ARRAY(7, double, double) NUMBER(8, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = ((x0 * x1) + ((x2 * x3) * x3)); r1 = ((x4 * x5) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * x3))) + x6))); r2 = (x7 - (x8 * ((x4 * x5) + (x3 / (sg_sqrt_f64(((x0 * x1) + ((x2 * x3) * x3))) + x6)))));
#include "elementwise.cuh"
#endif

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__adam_update_f32
#define SG_KERNEL _adam_update
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) NUMBER(5, float) ARRAY(6, S, float) NUMBER(7, float) NUMBER(8, float) NUMBER(9, float) NUMBER(10, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))); r2 = ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3))))) + x10)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__adam_update_f64
#define SG_KERNEL _adam_update
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) NUMBER(5, double) ARRAY(6, double, double) NUMBER(7, double) NUMBER(8, double) NUMBER(9, double) NUMBER(10, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))); r2 = ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3))))) + x10)));
#include "elementwise.cuh"
#endif

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__adam_update_2_f32
#define SG_KERNEL _adam_update_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) NUMBER(5, float) ARRAY(6, S, float) NUMBER(7, float) NUMBER(8, float) NUMBER(9, float) NUMBER(10, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))); r2 = ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1))) + x10)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__adam_update_2_f64
#define SG_KERNEL _adam_update_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) NUMBER(5, double) ARRAY(6, double, double) NUMBER(7, double) NUMBER(8, double) NUMBER(9, double) NUMBER(10, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))); r2 = ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1))) + x10)));
#include "elementwise.cuh"
#endif

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__adam_update_3_f32
#define SG_KERNEL _adam_update_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) NUMBER(5, float) ARRAY(6, S, float) NUMBER(7, float) NUMBER(8, float) NUMBER(9, float) NUMBER(10, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)); r2 = ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(((x5 * x6) + ((x7 * x1) * (x1 + (x2 * x3))))) + x10)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__adam_update_3_f64
#define SG_KERNEL _adam_update_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) NUMBER(5, double) ARRAY(6, double, double) NUMBER(7, double) NUMBER(8, double) NUMBER(9, double) NUMBER(10, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)); r2 = ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(((x5 * x6) + ((x7 * x1) * (x1 + (x2 * x3))))) + x10)));
#include "elementwise.cuh"
#endif

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__adam_update_4_f32
#define SG_KERNEL _adam_update_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) NUMBER(5, float) ARRAY(6, S, float) NUMBER(7, float) NUMBER(8, float) NUMBER(9, float) NUMBER(10, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)); r2 = ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(((x5 * x6) + ((x7 * x1) * x1))) + x10)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__adam_update_4_f64
#define SG_KERNEL _adam_update_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) NUMBER(5, double) ARRAY(6, double, double) NUMBER(7, double) NUMBER(8, double) NUMBER(9, double) NUMBER(10, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)); r2 = ((x3 * x8) - ((x9 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(((x5 * x6) + ((x7 * x1) * x1))) + x10)));
#include "elementwise.cuh"
#endif

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__adam_update_5_f32
#define SG_KERNEL _adam_update_5
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float) ARRAY(4, S, float) NUMBER(5, float) NUMBER(6, float) ARRAY(7, S, float) NUMBER(8, float) NUMBER(9, float) NUMBER(10, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))); r2 = ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * (x1 + (x6 * x7))))) + x10)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__adam_update_5_f64
#define SG_KERNEL _adam_update_5
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double) ARRAY(4, double, double) NUMBER(5, double) NUMBER(6, double) ARRAY(7, double, double) NUMBER(8, double) NUMBER(9, double) NUMBER(10, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))); r2 = ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * (x1 + (x6 * x7))))) + x10)));
#include "elementwise.cuh"
#endif

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__adam_update_6_f32
#define SG_KERNEL _adam_update_6
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float) ARRAY(4, S, float) NUMBER(5, float) NUMBER(6, float) ARRAY(7, S, float) NUMBER(8, float) NUMBER(9, float) NUMBER(10, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))); r2 = ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * x1))) + x10)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__adam_update_6_f64
#define SG_KERNEL _adam_update_6
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double) ARRAY(4, double, double) NUMBER(5, double) NUMBER(6, double) ARRAY(7, double, double) NUMBER(8, double) NUMBER(9, double) NUMBER(10, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))); r2 = ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * x1))) + x10)));
#include "elementwise.cuh"
#endif

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__adam_update_7_f32
#define SG_KERNEL _adam_update_7
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float) ARRAY(4, S, float) NUMBER(5, float) ARRAY(6, S, float) NUMBER(7, float) NUMBER(8, float) NUMBER(9, float) NUMBER(10, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * x1)); r2 = ((x6 * x7) - ((x8 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(((x3 * x4) + ((x5 * x1) * (x1 + (x9 * x6))))) + x10)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__adam_update_7_f64
#define SG_KERNEL _adam_update_7
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double) ARRAY(4, double, double) NUMBER(5, double) ARRAY(6, double, double) NUMBER(7, double) NUMBER(8, double) NUMBER(9, double) NUMBER(10, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * x1)); r2 = ((x6 * x7) - ((x8 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(((x3 * x4) + ((x5 * x1) * (x1 + (x9 * x6))))) + x10)));
#include "elementwise.cuh"
#endif

/* _adam_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_self: self * keep - step * new_mean / (sqrt(new_square) + eps) */
#if defined SG_ALL || defined SG__adam_update_8_f32
#define SG_KERNEL _adam_update_8
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float) ARRAY(4, S, float) NUMBER(5, float) ARRAY(6, S, float) NUMBER(7, float) NUMBER(8, float) NUMBER(9, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * x1)); r2 = ((x6 * x7) - ((x8 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(((x3 * x4) + ((x5 * x1) * x1))) + x9)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__adam_update_8_f64
#define SG_KERNEL _adam_update_8
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double) ARRAY(4, double, double) NUMBER(5, double) ARRAY(6, double, double) NUMBER(7, double) NUMBER(8, double) NUMBER(9, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * x1)); r2 = ((x6 * x7) - ((x8 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(((x3 * x4) + ((x5 * x1) * x1))) + x9)));
#include "elementwise.cuh"
#endif

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
#if defined SG_ALL || defined SG__amsgrad_update_f32
#define SG_KERNEL _amsgrad_update
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) NUMBER(5, float) ARRAY(6, S, float) NUMBER(7, float) ARRAY(8, S, float) NUMBER(9, float) NUMBER(10, float) NUMBER(11, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float) RESULT(3, S, float)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))); r2 = sg_maximum_f32(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3))))); r3 = ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(sg_maximum_f32(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))))) + x11)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__amsgrad_update_f64
#define SG_KERNEL _amsgrad_update
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) NUMBER(5, double) ARRAY(6, double, double) NUMBER(7, double) ARRAY(8, double, double) NUMBER(9, double) NUMBER(10, double) NUMBER(11, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double) RESULT(3, double, double)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))); r2 = sg_maximum_f64(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3))))); r3 = ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(sg_maximum_f64(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))))) + x11)));
#include "elementwise.cuh"
#endif

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
#if defined SG_ALL || defined SG__amsgrad_update_2_f32
#define SG_KERNEL _amsgrad_update_2
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) NUMBER(5, float) ARRAY(6, S, float) NUMBER(7, float) ARRAY(8, S, float) NUMBER(9, float) NUMBER(10, float) NUMBER(11, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float) RESULT(3, S, float)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))); r2 = sg_maximum_f32(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3))))); r3 = ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(sg_maximum_f32(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)))) + x11)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__amsgrad_update_2_f64
#define SG_KERNEL _amsgrad_update_2
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) NUMBER(5, double) ARRAY(6, double, double) NUMBER(7, double) ARRAY(8, double, double) NUMBER(9, double) NUMBER(10, double) NUMBER(11, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double) RESULT(3, double, double)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3)))); r2 = sg_maximum_f64(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * (x1 + (x2 * x3))))); r3 = ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(sg_maximum_f64(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)))) + x11)));
#include "elementwise.cuh"
#endif

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
#if defined SG_ALL || defined SG__amsgrad_update_3_f32
#define SG_KERNEL _amsgrad_update_3
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) NUMBER(5, float) ARRAY(6, S, float) NUMBER(7, float) ARRAY(8, S, float) NUMBER(9, float) NUMBER(10, float) NUMBER(11, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float) RESULT(3, S, float)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)); r2 = sg_maximum_f32(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1))); r3 = ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(sg_maximum_f32(x8, ((x5 * x6) + ((x7 * x1) * (x1 + (x2 * x3)))))) + x11)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__amsgrad_update_3_f64
#define SG_KERNEL _amsgrad_update_3
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) NUMBER(5, double) ARRAY(6, double, double) NUMBER(7, double) ARRAY(8, double, double) NUMBER(9, double) NUMBER(10, double) NUMBER(11, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double) RESULT(3, double, double)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)); r2 = sg_maximum_f64(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1))); r3 = ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(sg_maximum_f64(x8, ((x5 * x6) + ((x7 * x1) * (x1 + (x2 * x3)))))) + x11)));
#include "elementwise.cuh"
#endif

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
#if defined SG_ALL || defined SG__amsgrad_update_4_f32
#define SG_KERNEL _amsgrad_update_4
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) ARRAY(3, S, float) NUMBER(4, float) NUMBER(5, float) ARRAY(6, S, float) NUMBER(7, float) ARRAY(8, S, float) NUMBER(9, float) NUMBER(10, float) NUMBER(11, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float) RESULT(3, S, float)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)); r2 = sg_maximum_f32(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1))); r3 = ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f32(sg_maximum_f32(x8, ((x5 * x6) + ((x7 * x1) * x1)))) + x11)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__amsgrad_update_4_f64
#define SG_KERNEL _amsgrad_update_4
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) ARRAY(3, double, double) NUMBER(4, double) NUMBER(5, double) ARRAY(6, double, double) NUMBER(7, double) ARRAY(8, double, double) NUMBER(9, double) NUMBER(10, double) NUMBER(11, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double) RESULT(3, double, double)
#define SG_COMPUTE r0 = (x0 + (((x1 + (x2 * x3)) - x0) * x4)); r1 = ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1)); r2 = sg_maximum_f64(x8, ((x5 * x6) + ((x7 * (x1 + (x2 * x3))) * x1))); r3 = ((x3 * x9) - ((x10 * (x0 + (((x1 + (x2 * x3)) - x0) * x4))) / (sg_sqrt_f64(sg_maximum_f64(x8, ((x5 * x6) + ((x7 * x1) * x1)))) + x11)));
#include "elementwise.cuh"
#endif

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
#if defined SG_ALL || defined SG__amsgrad_update_5_f32
#define SG_KERNEL _amsgrad_update_5
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float) ARRAY(4, S, float) NUMBER(5, float) NUMBER(6, float) ARRAY(7, S, float) ARRAY(8, S, float) NUMBER(9, float) NUMBER(10, float) NUMBER(11, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float) RESULT(3, S, float)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))); r2 = sg_maximum_f32(x8, ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7))))); r3 = ((x7 * x9) - ((x10 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(sg_maximum_f32(x8, ((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * (x1 + (x6 * x7)))))) + x11)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__amsgrad_update_5_f64
#define SG_KERNEL _amsgrad_update_5
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double) ARRAY(4, double, double) NUMBER(5, double) NUMBER(6, double) ARRAY(7, double, double) ARRAY(8, double, double) NUMBER(9, double) NUMBER(10, double) NUMBER(11, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double) RESULT(3, double, double)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))); r2 = sg_maximum_f64(x8, ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7))))); r3 = ((x7 * x9) - ((x10 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(sg_maximum_f64(x8, ((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * (x1 + (x6 * x7)))))) + x11)));
#include "elementwise.cuh"
#endif

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
#if defined SG_ALL || defined SG__amsgrad_update_6_f32
#define SG_KERNEL _amsgrad_update_6
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float) ARRAY(4, S, float) NUMBER(5, float) NUMBER(6, float) ARRAY(7, S, float) ARRAY(8, S, float) NUMBER(9, float) NUMBER(10, float) NUMBER(11, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float) RESULT(3, S, float)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))); r2 = sg_maximum_f32(x8, ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7))))); r3 = ((x7 * x9) - ((x10 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(sg_maximum_f32(x8, ((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * x1)))) + x11)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__amsgrad_update_6_f64
#define SG_KERNEL _amsgrad_update_6
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double) ARRAY(4, double, double) NUMBER(5, double) NUMBER(6, double) ARRAY(7, double, double) ARRAY(8, double, double) NUMBER(9, double) NUMBER(10, double) NUMBER(11, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double) RESULT(3, double, double)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7)))); r2 = sg_maximum_f64(x8, ((x3 * x4) + ((x5 * x1) * (x1 + (x6 * x7))))); r3 = ((x7 * x9) - ((x10 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(sg_maximum_f64(x8, ((x3 * x4) + ((x5 * (x1 + (x6 * x7))) * x1)))) + x11)));
#include "elementwise.cuh"
#endif

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
#if defined SG_ALL || defined SG__amsgrad_update_7_f32
#define SG_KERNEL _amsgrad_update_7
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float) ARRAY(4, S, float) NUMBER(5, float) ARRAY(6, S, float) ARRAY(7, S, float) NUMBER(8, float) NUMBER(9, float) NUMBER(10, float) NUMBER(11, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float) RESULT(3, S, float)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * x1)); r2 = sg_maximum_f32(x6, ((x3 * x4) + ((x5 * x1) * x1))); r3 = ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(sg_maximum_f32(x6, ((x3 * x4) + ((x5 * x1) * (x1 + (x10 * x7)))))) + x11)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__amsgrad_update_7_f64
#define SG_KERNEL _amsgrad_update_7
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double) ARRAY(4, double, double) NUMBER(5, double) ARRAY(6, double, double) ARRAY(7, double, double) NUMBER(8, double) NUMBER(9, double) NUMBER(10, double) NUMBER(11, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double) RESULT(3, double, double)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * x1)); r2 = sg_maximum_f64(x6, ((x3 * x4) + ((x5 * x1) * x1))); r3 = ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(sg_maximum_f64(x6, ((x3 * x4) + ((x5 * x1) * (x1 + (x10 * x7)))))) + x11)));
#include "elementwise.cuh"
#endif

/* _amsgrad_update: new_mean: mean + ((slope + decay * self if decay != 0 else slope) - mean) * fresh; new_square: left_square * square + fresh_square * (slope + decay * self if decay != 0 else slope) * (slope + decay * self if decay != 0 else slope); new_largest: maximum(largest, new_square); new_self: self * keep - step * new_mean / (sqrt(new_largest) + eps) */
#if defined SG_ALL || defined SG__amsgrad_update_8_f32
#define SG_KERNEL _amsgrad_update_8
#define SG_TYPE f32
#define SG_FLOATS 7
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, S, float) ARRAY(1, S, float) NUMBER(2, float) NUMBER(3, float) ARRAY(4, S, float) NUMBER(5, float) ARRAY(6, S, float) ARRAY(7, S, float) NUMBER(8, float) NUMBER(9, float) NUMBER(10, float)
#define SG_RESULTS(RESULT) RESULT(0, S, float) RESULT(1, S, float) RESULT(2, S, float) RESULT(3, S, float)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * x1)); r2 = sg_maximum_f32(x6, ((x3 * x4) + ((x5 * x1) * x1))); r3 = ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f32(sg_maximum_f32(x6, ((x3 * x4) + ((x5 * x1) * x1)))) + x10)));
#include "elementwise.cuh"
#endif
#if defined SG_ALL || defined SG__amsgrad_update_8_f64
#define SG_KERNEL _amsgrad_update_8
#define SG_TYPE f64
#define SG_OPERANDS(ARRAY, NUMBER) ARRAY(0, double, double) ARRAY(1, double, double) NUMBER(2, double) NUMBER(3, double) ARRAY(4, double, double) NUMBER(5, double) ARRAY(6, double, double) ARRAY(7, double, double) NUMBER(8, double) NUMBER(9, double) NUMBER(10, double)
#define SG_RESULTS(RESULT) RESULT(0, double, double) RESULT(1, double, double) RESULT(2, double, double) RESULT(3, double, double)
#define SG_COMPUTE r0 = (x0 + ((x1 - x0) * x2)); r1 = ((x3 * x4) + ((x5 * x1) * x1)); r2 = sg_maximum_f64(x6, ((x3 * x4) + ((x5 * x1) * x1))); r3 = ((x7 * x8) - ((x9 * (x0 + ((x1 - x0) * x2))) / (sg_sqrt_f64(sg_maximum_f64(x6, ((x3 * x4) + ((x5 * x1) * x1)))) + x10)));
#include "elementwise.cuh"
#endif
