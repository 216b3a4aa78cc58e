/* What the driver without a device launches: functions of the host, which get the parameters that a kernel would get. */
#include "ptx/ptx.h"

typedef struct {
    void (*run)(const Call *);
    const unsigned *sizes; /* of the parameters, in bytes; ends with 0 */
    char name[256];
} Kernel;
