/* Starts kernels of a device: chooses the layout for some arrays, and calls the driver, whose library is loaded when a kernel is first wanted. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "device/layout.h"
#include "kernel.h"
#include "register.h"

/* ---- the layout */

typedef struct {
    uint32_t layout, elements, blocks;
    uint32_t ndim; /* from here on as the kernels read it: sg_grid of device.cuh */
    sg_divisor sizes[SG_MOST_DIMS];
    int32_t strides[SG_MOST_DIMS * SG_MAX_ARGS];
} plan_t;

static sg_divisor divisor(uint32_t size) {
    uint32_t shift = 0;
    while (((uint64_t)1 << shift) < size)
        shift++;
    return (sg_divisor){size, (uint32_t)((((uint64_t)1 << 32) * (((uint64_t)1 << shift) - size)) / size + 1), shift};
}

static sg_index absolute(sg_index x) { return x < 0 ? -x : x; }

/* Dimensions in the order of the result's memory, fastest first; such of one element are left out, and such that all arrays run through as one are one. */
static int collapsed(int count, int ndim, const sg_index *shape, const sg_index *strides, sg_index *sizes, sg_index (*steps)[SG_MAX_ARGS]) {
    int order[SG_MAX_DIMS], dims = 0, found = 0;
#define STRIDE(array, dim) strides[(sg_index)(array) * ndim + (dim)]
    for (int d = ndim - 1; d >= 0; d--) {
        if (shape[d] == 1)
            continue;
        int at = dims++;
        for (; at > 0 && absolute(STRIDE(count - 1, order[at - 1])) > absolute(STRIDE(count - 1, d)); at--)
            order[at] = order[at - 1];
        order[at] = d;
    }
    for (int i = 0; i < dims; i++) {
        int joins = found > 0;
        for (int a = 0; joins && a < count; a++)
            joins = STRIDE(a, order[i]) == steps[found - 1][a] * sizes[found - 1];
        if (joins) {
            sizes[found - 1] *= shape[order[i]];
            continue;
        }
        sizes[found] = shape[order[i]];
        for (int a = 0; a < count; a++)
            steps[found][a] = STRIDE(a, order[i]);
        found++;
    }
    return found;
}

/* How a kernel runs over arrays, operands and results in the order of its parameters, which have one shape; strides in bytes, ndim for each array. `places` are those of
 * the arrays among all operands and results, of which some are numbers. The plan is 28 numbers of 32 bits, and 8 for each of these. 0 if there is a plan, else 1. */
int sg_device_plan(int all, int count, const int *places, const uintptr_t *pointers, const int *itemsizes, int ndim, const ptrdiff_t *shape, const ptrdiff_t *strides, uint32_t *to) {
    plan_t *plan = (plan_t *)to;
    sg_index sizes[SG_MAX_DIMS], steps[SG_MAX_DIMS][SG_MAX_ARGS], elements = 1;
    if (ndim > SG_MAX_DIMS || count > SG_MAX_ARGS || all > SG_MAX_ARGS)
        return 1;
    for (int d = 0; d < ndim; d++) {
        if (shape[d] && elements > INT32_MAX / shape[d])
            return 1; /* numbers of 31 bits name an element */
        elements *= shape[d];
    }
    if (!elements) {
        plan->elements = 0;
        return 0;
    }
    const int dims = collapsed(count, ndim, shape, strides, sizes, steps);
    int contiguous = dims <= 1, aligned = 1, largest = 1;
    for (int a = 0; a < count; a++) {
        contiguous &= !dims || steps[0][a] == itemsizes[a];
        aligned &= pointers[a] % 16 == 0;
        largest = itemsizes[a] > largest ? itemsizes[a] : largest;
        sg_index reach = 0;
        for (int d = 0; d < dims; d++) {
            if (steps[d][a] % itemsizes[a])
                return 1;
            reach += absolute(steps[d][a] / itemsizes[a]) * (sizes[d] - 1);
        }
        if (pointers[a] % (uintptr_t)itemsizes[a] || reach > INT32_MAX)
            return 1;
    }
    plan->elements = (uint32_t)elements;
    plan->layout = !contiguous ? SG_STRIDED_LAYOUT : aligned ? SG_VECTORS_LAYOUT : SG_ELEMENTS_LAYOUT;
    const uint32_t of_thread = plan->layout == SG_VECTORS_LAYOUT ? SG_WIDTH(largest) * SG_VECTORS_OF_THREAD(largest, count) : SG_EACH, of_block = of_thread * SG_THREADS;
    plan->blocks = (uint32_t)((elements + of_block - 1) / of_block);
    plan->ndim = 0;
    if (contiguous)
        return 0;
    if (dims > SG_MOST_DIMS)
        return 1;
    plan->ndim = (uint32_t)dims;
    memset(plan->strides, 0, sizeof(int32_t) * SG_MOST_DIMS * (size_t)all);
    for (int d = 0; d < SG_MOST_DIMS; d++)
        plan->sizes[d] = divisor(d < dims ? (uint32_t)sizes[d] : 1);
    for (int d = 0; d < dims; d++)
        for (int a = 0; a < count; a++)
            plan->strides[d * all + places[a]] = (int32_t)(steps[d][a] / itemsizes[a]);
    return 0;
}

/* ---- the driver: its functions by the names and types of cuda.h, as far as kernels need them */

typedef int (*get_proc_address)(const char *symbol, void **function, int version, uint64_t flags, int *found);

static struct {
    int (*module_load_data)(void **module, const void *image);
    int (*module_get_function)(void **function, void *module, const char *name);
    int (*launch_kernel)(void *function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned shared, void *stream, void **parameters, void **extra);
    int (*get_error_string)(int error, const char **text);
} driver;

#define ENOUGH 11040 /* the version of CUDA whose functions these are */

/* Load the driver's library; NULL if that has worked, else what has not. */
const char *sg_device_open(const char *path) {
    static char failed[256];
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return dlerror();
    get_proc_address get = NULL;
    *(void **)&get = dlsym(library, "cuGetProcAddress_v2");
    if (!get)
        return "the driver has no cuGetProcAddress_v2: it is older than CUDA 12";
    const struct { const char *name; void **to; } wanted[] = {
        {"cuModuleLoadData", (void **)&driver.module_load_data},
        {"cuModuleGetFunction", (void **)&driver.module_get_function},
        {"cuGetErrorString", (void **)&driver.get_error_string},
        {"cuLaunchKernel", (void **)&driver.launch_kernel},
    };
    for (size_t i = 0; i < sizeof(wanted) / sizeof(*wanted); i++) {
        int found = 0;
        if (get(wanted[i].name, wanted[i].to, ENOUGH, 0, &found) || !*wanted[i].to) {
            snprintf(failed, sizeof(failed), "the driver does not offer %s", wanted[i].name);
            return failed;
        }
    }
    return NULL;
}

/* What the driver says of an error. */
const char *sg_device_error(int error) {
    const char *text = NULL;
    return driver.get_error_string(error, &text) || !text ? "an error that the driver does not know" : text;
}

/* Load machine code, and find the function of each layout, whose names are a name and the layout's; 0 or the driver's error. */
int sg_device_load(const char *image, const char *name, uintptr_t *functions) {
    static const char *const ends[SG_LAYOUTS] = {"vectors", "elements", "strided"};
    void *module = NULL;
    int error = driver.module_load_data(&module, image);
    for (int i = 0; !error && i < SG_LAYOUTS; i++) {
        char entry[256];
        snprintf(entry, sizeof(entry), "%s_%s", name, ends[i]);
        error = driver.module_get_function((void **)&functions[i], module, entry);
    }
    return error;
}

/* Start a kernel on a stream. `values` are where its operands and results lie or, of numbers, what they are: 16 bytes each. 0 or the driver's error. */
int sg_device_launch(const uintptr_t *functions, const uint32_t *planned, int all, const char *values, uintptr_t stream) {
    const plan_t *plan = (const plan_t *)planned;
    void *parameters[SG_MAX_ARGS + 2];
    if (!plan->elements)
        return 0;
    for (int i = 0; i < all; i++)
        parameters[i] = (void *)(values + 16 * i);
    parameters[all] = (void *)&plan->elements;
    parameters[all + 1] = (void *)&plan->ndim;
    return driver.launch_kernel((void *)functions[plan->layout], plan->blocks, 1, 1, SG_THREADS, 1, 1, 0, (void *)stream, parameters, NULL);
}
