/* In the place of csrc/device/rows.cuh: kernels along rows are run from PTX alone. */
#undef SG_KERNEL
#undef SG_TYPE
#undef SG_FLOATS
#undef SG_OPERANDS
#undef SG_RESULTS
#undef SG_COMPUTE
#undef SG_STEPS
#undef SG_REDUCES
