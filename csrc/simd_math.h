/* Lets the compiler call the vector versions of libm's functions (glibc's libmvec) in loops.
 *
 * They differ from the scalar ones by a few units in the last place and agree with them on infinities, NaNs, signed zeros and
 * denormals. -ffast-math would call them too, and break all of those. */
#ifndef SG_SIMD_MATH_H
#define SG_SIMD_MATH_H

#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define SG_LIBMVEC(minor) (__GLIBC__ > 2 || (__GLIBC__ == 2 && __GLIBC_MINOR__ >= (minor)))
#else
#define SG_LIBMVEC(minor) 0
#endif

#define SG_VECTOR _Pragma("omp declare simd notinbranch")
#define SG_VECTOR1(name) SG_VECTOR extern double name(double); SG_VECTOR extern float name##f(float);
#define SG_VECTOR2(name) SG_VECTOR extern double name(double, double); SG_VECTOR extern float name##f(float, float);

#if SG_LIBMVEC(22)
SG_VECTOR1(exp) SG_VECTOR1(log) SG_VECTOR1(sin) SG_VECTOR1(cos) SG_VECTOR2(pow)
#endif
#if SG_LIBMVEC(35)
SG_VECTOR1(exp2) SG_VECTOR1(expm1) SG_VECTOR1(log2) SG_VECTOR1(log10) SG_VECTOR1(log1p)
SG_VECTOR1(tan) SG_VECTOR1(asin) SG_VECTOR1(acos) SG_VECTOR1(atan) SG_VECTOR2(atan2) SG_VECTOR2(hypot)
SG_VECTOR1(sinh) SG_VECTOR1(cosh) SG_VECTOR1(tanh) SG_VECTOR1(asinh) SG_VECTOR1(acosh) SG_VECTOR1(atanh)
SG_VECTOR1(erf) SG_VECTOR1(erfc)
#endif

#endif
