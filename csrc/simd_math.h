/* Lets the compiler call the vector versions of libm's functions (glibc's libmvec) in loops.
 *
 * They agree with the scalar ones on infinities, NaNs, signed zeros and denormals. Used in float64 alone, and only those that err by less
 * than 2 units in the last place; the others are in double_math.h. -ffast-math would call them too, and break all of those. */
#ifndef SG_SIMD_MATH_H
#define SG_SIMD_MATH_H

#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define SG_LIBMVEC(minor) (__GLIBC__ > 2 || (__GLIBC__ == 2 && __GLIBC_MINOR__ >= (minor)))
#else
#define SG_LIBMVEC(minor) 0
#endif

#define SG_VECTOR _Pragma("omp declare simd notinbranch")
#define SG_VECTOR1(name) SG_VECTOR extern double name(double);
#define SG_VECTOR2(name) SG_VECTOR extern double name(double, double);

#if SG_LIBMVEC(22)
SG_VECTOR1(log) SG_VECTOR2(pow)
#endif
#if SG_LIBMVEC(35)
SG_VECTOR1(exp2) SG_VECTOR1(expm1) SG_VECTOR1(log2) SG_VECTOR1(log10) SG_VECTOR1(log1p)
SG_VECTOR1(acos) SG_VECTOR2(hypot)
SG_VECTOR1(sinh) SG_VECTOR1(cosh) SG_VECTOR1(tanh) SG_VECTOR1(asinh) SG_VECTOR1(acosh) SG_VECTOR1(atanh)
SG_VECTOR1(erf) SG_VECTOR1(erfc)
#endif

/* In modules that we build, which have functions.c: what older processors compute in the place of the instruction, by which others add to a product. libm's takes
 * ten times as long. */
#if defined(SG_OWN_FUNCTIONS) && defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
extern double fma(double, double, double) __asm__("sg_fma");
extern float fmaf(float, float, float) __asm__("sg_fmaf");
#endif

#endif
