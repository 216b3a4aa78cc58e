/* The complex functions that complex_math.h takes from Thrust, which NVRTC cannot compile. Those that are only declared, no kernel may call: codegen/write/emit_cuda.py
 * has the list. */
#ifndef SG_DEVICE_COMPLEX_H
#define SG_DEVICE_COMPLEX_H

namespace thrust {

template <typename R> struct complex {
    R re, im;
    __device__ complex(R re, R im) : re(re), im(im) {}
    __device__ R real() const { return re; }
    __device__ R imag() const { return im; }
};

#define SG_DECLARED(name) template <typename R> __device__ complex<R> name(complex<R> z);
SG_DECLARED(exp) SG_DECLARED(log) SG_DECLARED(sqrt) SG_DECLARED(sin) SG_DECLARED(cos) SG_DECLARED(tan) SG_DECLARED(asin) SG_DECLARED(acos)
SG_DECLARED(atan) SG_DECLARED(sinh) SG_DECLARED(cosh) SG_DECLARED(tanh) SG_DECLARED(asinh) SG_DECLARED(acosh) SG_DECLARED(atanh)
#undef SG_DECLARED
template <typename R> __device__ complex<R> pow(complex<R> y, complex<R> z);

} // namespace thrust

#endif
