/* The end of a file that instructions.h includes: nothing of it is defined any more. */
#undef T
#undef V
#undef LANES
#undef LOAD
#undef STORE
#undef ALL
#undef FMA
#undef SUM
#undef SUMS
#undef NAME
#undef MASK
#undef MASKED_LOAD
#undef MASKED_STORE
#undef EVEN
#undef ODD
#undef WIDTH
#undef EACH
