#ifndef SG_DEVICE_STDDEF_H
#define SG_DEVICE_STDDEF_H

typedef long ptrdiff_t;

#endif
