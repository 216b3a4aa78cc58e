/* A driver without a device: those functions of libcuda.so that launch.c calls, over memory of the host. Machine code is the name of a library that was translated from PTX.
 *
 * A kernel that is launched runs as late as may be: when `twin_finish` is called. Kernels of one stream run in their order, streams in any. What is launched on a stream that is
 * captured is kept, and launched as often as `twin_again` is called. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "twin_kernel.h"

static const Range tables[1] = {{0, 0}};

enum { SUCCESS, INVALID_VALUE = 1, INVALID_IMAGE = 200, NOT_FOUND = 500, ILLEGAL_ADDRESS = 700 };

typedef struct Launch {
    struct Launch *next;
    const Kernel *kernel;
    void *stream;
    unsigned blocks, threads;
    char parameters[4096];
} Launch;

#define MOST_KEPT 65536

static Launch *waiting;
static Launch *kept[MOST_KEPT];
static int count_of_kept;
static void (*tells)(const char *name); /* of each launch */
static int (*captures)(void *stream, int number); /* whether a stream is captured, and so keeps a launch by its number; an error if it is negative */
static int (*may_load)(void); /* the error of who loads machine code now */
static int forgets, fails;
static __thread int mode; /* what this thread may do while streams are captured */
static char said[256];
static char traps[256]; /* the first kernel that begins so does what a device does not let it do */

static int module_load_data(void **module, const void *image) {
    const int error = may_load ? may_load() : SUCCESS;
    if (error)
        return error;
    *module = dlopen(image, RTLD_NOW | RTLD_LOCAL);
    return *module ? SUCCESS : INVALID_IMAGE;
}

static int module_get_function(void **function, void *module, const char *name) {
    char symbol[300];
    Kernel *kernel = calloc(1, sizeof(Kernel));
    snprintf(kernel->name, sizeof(kernel->name), "%s", name);
    snprintf(symbol, sizeof(symbol), "run_%s", name);
    *(void **)&kernel->run = dlsym(module, symbol);
    snprintf(symbol, sizeof(symbol), "sizes_%s", name);
    kernel->sizes = dlsym(module, symbol);
    *function = kernel;
    return kernel->run && kernel->sizes ? SUCCESS : NOT_FOUND;
}

/* Parameters are copied now; what they point to is read when the kernel runs. */
static int launch_kernel(void *function, unsigned x, unsigned y, unsigned z, unsigned tx, unsigned ty, unsigned tz, unsigned shared, void *stream, void **parameters, void **extra) {
    if (!x || y != 1 || z != 1 || !tx || tx > 1024 || ty != 1 || tz != 1 || shared || extra)
        return INVALID_VALUE;
    if (forgets || fails)
        return fails;
    if (tells)
        tells(((const Kernel *)function)->name);
    const int captured = captures ? captures(stream, count_of_kept) : 0;
    if (captured < 0 || count_of_kept == MOST_KEPT)
        return captured < 0 ? -captured : INVALID_VALUE;
    Launch *launch = calloc(1, sizeof(Launch)), **end = &waiting;
    launch->kernel = function, launch->stream = stream, launch->blocks = x, launch->threads = tx;
    char *to = launch->parameters;
    for (int i = 0; launch->kernel->sizes[i]; to += (launch->kernel->sizes[i] + 15) / 16 * 16, i++)
        memcpy(to, parameters[i], launch->kernel->sizes[i]);
    if (captured) {
        kept[count_of_kept++] = launch;
        return SUCCESS;
    }
    while (*end)
        end = &(*end)->next;
    *end = launch;
    return SUCCESS;
}

/* Launch what was kept, on a stream. */
void twin_again(int number, void *stream) {
    Launch *launch = malloc(sizeof(Launch)), **end = &waiting;
    memcpy(launch, kept[number], sizeof(Launch));
    launch->stream = stream, launch->next = NULL;
    while (*end)
        end = &(*end)->next;
    *end = launch;
}

void twin_captures(int (*function)(void *stream, int number), int (*of_loads)(void)) { captures = function, may_load = of_loads; }

int cuThreadExchangeStreamCaptureMode(int *exchanged) {
    const int before = mode;
    if (*exchanged < 0 || *exchanged > 2)
        return INVALID_VALUE;
    mode = *exchanged, *exchanged = before;
    return SUCCESS;
}

static int get_error_string(int error, const char **text) {
    *text = error == INVALID_VALUE ? "invalid argument" : error == INVALID_IMAGE ? "device kernel image is invalid" : error == NOT_FOUND ? "named symbol not found" : error == ILLEGAL_ADDRESS ? "an illegal memory access was encountered" : NULL;
    return *text ? SUCCESS : INVALID_VALUE;
}

int cuGetProcAddress_v2(const char *symbol, void **function, int version, uint64_t flags, int *found) {
    static const struct { const char *name; void *function; } offered[] = {
        {"cuModuleLoadData", module_load_data}, {"cuModuleGetFunction", module_get_function}, {"cuLaunchKernel", launch_kernel}, {"cuGetErrorString", get_error_string}};
    *function = NULL;
    for (size_t i = 0; i < sizeof(offered) / sizeof(*offered); i++)
        if (!strcmp(symbol, offered[i].name))
            *function = offered[i].function;
    return *function ? SUCCESS : NOT_FOUND;
}

/* Run all that waits; `memory` is what may be read and written. What a kernel did that it may not, or NULL. */
const char *twin_finish(const Range *memory, unsigned seed) {
    said[0] = 0;
    while (waiting) {
        Launch **chosen = &waiting; /* the first of a stream, any one */
        for (Launch **at = &waiting; *at; at = &(*at)->next) {
            int is_first = 1;
            for (Launch *before = waiting; before != *at; before = before->next)
                is_first &= before->stream != (*at)->stream;
            seed = seed * 1664525 + 1013904223;
            if (is_first && seed >> 31)
                chosen = at;
        }
        Launch *launch = *chosen;
        *chosen = launch->next;
        void *parameters[32];
        char *from = launch->parameters;
        for (int i = 0; launch->kernel->sizes[i]; from += (launch->kernel->sizes[i] + 15) / 16 * 16, i++)
            parameters[i] = from;
        if (traps[0] && !strncmp(launch->kernel->name, traps, strlen(traps)))
            snprintf(said, sizeof(said), "%s traps", launch->kernel->name);
        const Call call = {launch->blocks, launch->threads, (int)(seed >> 30 & 1), parameters, memory, said};
        if (!said[0])
            launch->kernel->run(&call);
        free(launch);
    }
    return said[0] ? said : NULL;
}

void twin_tells(void (*function)(const char *name)) { tells = function; }

/* From now on nothing that is launched runs: to measure what a launch costs without the driver. */
void twin_forgets(int yes) { forgets = yes; }

/* From now on launches fail with an error; 0: no more. */
void twin_fails(int error) { fails = error; }

void twin_traps(const char *name) { snprintf(traps, sizeof(traps), "%s", name); }

int twin_waiting(void) {
    int count = 0;
    for (Launch *launch = waiting; launch; launch = launch->next)
        count++;
    return count;
}
