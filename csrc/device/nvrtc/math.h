#ifndef SG_DEVICE_MATH_H
#define SG_DEVICE_MATH_H

#define INFINITY __int_as_float(0x7f800000)
#define NAN __int_as_float(0x7fffffff)

#endif
