/* The complex functions that complex_math.h takes from Thrust, which NVRTC cannot compile: infinities and signed zeros as C defines them, by formulas of Kahan's. */
#ifndef SG_DEVICE_COMPLEX_H
#define SG_DEVICE_COMPLEX_H

namespace thrust {

#define SG_COMPLEX_FN template <typename R> static __device__ __forceinline__

template <typename R> struct complex {
    R re, im;
    __device__ complex(R re, R im) : re(re), im(im) {}
    __device__ R real() const { return re; }
    __device__ R imag() const { return im; }
};

SG_COMPLEX_FN bool sg_finite(R x) { return x - x == 0; }

SG_COMPLEX_FN complex<R> exp(complex<R> z) {
    const R size = ::exp(z.re);
    if (z.im == 0 || (size == 0 && !sg_finite(z.re) && !sg_finite(z.im)))
        return {size, z.im == 0 ? z.im : R(0)};
    return {size * ::cos(z.im), size * ::sin(z.im)};
}

/* Near the unit circle the logarithm of the size cancels, but for log1p. */
SG_COMPLEX_FN complex<R> log(complex<R> z) {
    const R x = ::fabs(z.re), y = ::fabs(z.im), large = x > y ? x : y, small = x > y ? y : x, size = ::hypot(x, y);
    const bool beside = size > R(0.5) && size < R(2);
    return {beside ? R(0.5) * ::log1p((large - 1) * (large + 1) + small * small) : ::log(size), ::atan2(z.im, z.re)};
}

SG_COMPLEX_FN complex<R> sqrt(complex<R> z) {
    if (z.re == 0 && z.im == 0)
        return {R(0), z.im};
    if (::fabs(z.im) > 0 && !sg_finite(z.im) && z.im == z.im)
        return {::fabs(z.im), z.im};
    if (!sg_finite(z.re) && z.re == z.re)
        return z.re > 0 ? complex<R>(z.re, z.im == z.im ? ::copysign(R(0), z.im) : z.im) : complex<R>(z.im == z.im ? R(0) : z.im, ::copysign(-z.re, z.im));
    const R largest = ::fmax(::fabs(z.re), ::fabs(z.im));
    const R scale = largest > R(1e37) ? R(0.0625) : largest < R(1e-30) ? R(0x1p60) : R(1), root = largest > R(1e37) ? R(4) : largest < R(1e-30) ? R(0x1p-30) : R(1);
    const R x = z.re * scale, y = z.im * scale, half = ::sqrt((::fabs(x) + ::hypot(x, y)) * R(0.5)), other = ::fabs(y) / (2 * half);
    return x >= 0 || x != x ? complex<R>(half * root, ::copysign(other, z.im) * root) : complex<R>(other * root, ::copysign(half, z.im) * root);
}

SG_COMPLEX_FN complex<R> sinh(complex<R> z) {
    if (z.im == 0 || (z.re == 0 && !sg_finite(z.im)))
        return {z.im == 0 ? ::sinh(z.re) : z.re, z.im == 0 ? z.im : z.im - z.im};
    return {::sinh(z.re) * ::cos(z.im), ::cosh(z.re) * ::sin(z.im)};
}

SG_COMPLEX_FN complex<R> cosh(complex<R> z) {
    if (z.im == 0 || (z.re == 0 && !sg_finite(z.im)))
        return {z.im == 0 ? ::cosh(z.re) : z.im - z.im, z.im == 0 && z.re == z.re ? ::copysign(R(1), z.re) * z.im : R(0)};
    return {::cosh(z.re) * ::cos(z.im), ::sinh(z.re) * ::sin(z.im)};
}

SG_COMPLEX_FN complex<R> tanh(complex<R> z) {
    const R x = z.re, y = z.im;
    if (y == 0 || (x == 0 && !sg_finite(y)))
        return {::tanh(x), y == 0 ? y : y - y};
    if (::fabs(x) > R(sizeof(R) == 4 ? 11 : 22)) {
        if (!sg_finite(y))
            return sg_finite(x) ? complex<R>(y - y, y - y) : complex<R>(::copysign(R(1), x), ::copysign(R(0), y));
        return {::copysign(R(1), x), 4 * ::sin(y) * ::cos(y) * ::exp(-2 * ::fabs(x))};
    }
    const R t = ::tan(y), beta = 1 + t * t, s = ::sinh(x), rho = ::sqrt(1 + s * s), under = 1 + beta * s * s;
    return {beta * rho * s / under, t / under};
}

/* f(i z) / i, or f(i z) */
SG_COMPLEX_FN complex<R> sin(complex<R> z) {
    const complex<R> w = sinh(complex<R>(-z.im, z.re));
    return {w.im, -w.re};
}
SG_COMPLEX_FN complex<R> cos(complex<R> z) { return cosh(complex<R>(-z.im, z.re)); }
SG_COMPLEX_FN complex<R> tan(complex<R> z) {
    const complex<R> w = tanh(complex<R>(-z.im, z.re));
    return {w.im, -w.re};
}

SG_COMPLEX_FN complex<R> asin(complex<R> z) {
    const complex<R> a = sqrt(complex<R>(1 - z.re, -z.im)), b = sqrt(complex<R>(1 + z.re, z.im));
    return {::atan2(z.re, a.re * b.re - a.im * b.im), ::asinh(a.re * b.im - a.im * b.re)};
}
SG_COMPLEX_FN complex<R> acos(complex<R> z) {
    const complex<R> a = sqrt(complex<R>(1 - z.re, -z.im)), b = sqrt(complex<R>(1 + z.re, z.im));
    return {2 * ::atan2(a.re, b.re), ::asinh(b.re * a.im - b.im * a.re)};
}
SG_COMPLEX_FN complex<R> acosh(complex<R> z) {
    const complex<R> a = sqrt(complex<R>(z.re - 1, z.im)), b = sqrt(complex<R>(z.re + 1, z.im));
    return {::asinh(a.re * b.re + a.im * b.im), 2 * ::atan2(a.im, b.re)};
}
SG_COMPLEX_FN complex<R> asinh(complex<R> z) {
    const complex<R> w = asin(complex<R>(-z.im, z.re));
    return {w.im, -w.re};
}

/* Of large numbers the real part is that of 1 / z, and the imaginary one a right angle. */
SG_COMPLEX_FN complex<R> atanh(complex<R> z) {
    const R x = ::fabs(z.re), y = z.im;
    if (x > R(1e8) || ::fabs(y) > R(1e8)) {
        const R size = ::hypot(x, y);
        return {::copysign(size == size && !sg_finite(size) ? R(0) : x / size / size, z.re), y == y ? ::copysign(R(1.57079632679489661923), y) : y};
    }
    const R re = x == 1 ? R(0.5) * ::log(::hypot(R(2), y) / ::fabs(y)) : R(0.25) * ::log1p(4 * x / ((1 - x) * (1 - x) + y * y));
    return {::copysign(re, z.re), R(0.5) * ::atan2(2 * y, (1 - x) * (1 + x) - y * y)};
}
SG_COMPLEX_FN complex<R> atan(complex<R> z) {
    const complex<R> w = atanh(complex<R>(-z.im, z.re));
    return {w.im, -w.re};
}

SG_COMPLEX_FN complex<R> pow(complex<R> y, complex<R> z) {
    const complex<R> w = log(y);
    return exp(complex<R>(w.re * z.re - w.im * z.im, w.re * z.im + w.im * z.re));
}

#undef SG_COMPLEX_FN

} // namespace thrust

#endif
