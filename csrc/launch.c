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

/* Whether all arrays can be read as vectors along the fastest dimension, in which each lies contiguous or is repeated. */
static int has_vectors(int count, const uintptr_t *pointers, const int *itemsizes, sg_index width, int dims, const sg_index *sizes, sg_index (*steps)[SG_MAX_ARGS]) {
    int found = width > 1 && sizes[0] % width == 0;
    for (int a = 0; found && a < count; a++) {
        if (!steps[0][a])
            continue;
        const sg_index bytes = width * itemsizes[a];
        found = steps[0][a] == itemsizes[a] && pointers[a] % (uintptr_t)bytes == 0;
        for (int d = 1; found && d < dims; d++)
            found = steps[d][a] % bytes == 0;
    }
    return found;
}

/* How a kernel runs over arrays, operands and results in the order of its parameters, which have one shape; strides in bytes, ndim for each array. `places` are those of
 * the arrays among all operands and results, of which some are numbers; `layouts` is how many layouts the kernel has, the first of all. The plan is 28 numbers of 32 bits, and
 * 8 for each of these. 0 if there is a plan, else 1. */
int sg_device_plan(int layouts, int all, int count, const int *places, const uintptr_t *pointers, const int *itemsizes, int ndim, const ptrdiff_t *shape, const ptrdiff_t *strides, uint32_t *to) {
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
    const int width = SG_WIDTH(largest);
    if (!contiguous && layouts > SG_INNER_LAYOUT && has_vectors(count, pointers, itemsizes, width, dims, sizes, steps))
        plan->layout = SG_INNER_LAYOUT;
    const int of_vectors = plan->layout == SG_VECTORS_LAYOUT || plan->layout == SG_INNER_LAYOUT;
    const uint32_t of_thread = of_vectors ? width * SG_VECTORS_OF_THREAD(largest, count) : SG_EACH, of_block = of_thread * SG_THREADS;
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
    if (plan->layout == SG_INNER_LAYOUT) { /* along the fastest dimension the kernel counts vectors */
        plan->sizes[0] = divisor((uint32_t)(sizes[0] / width));
        for (int a = 0; a < count; a++)
            plan->strides[places[a]] *= width;
    }
    return 0;
}

/* ---- the layout of rows */

#define ENOUGH_BLOCKS 1024 /* whatever the device: results do not depend on it */
#define LEAST_OF_ROW 8192 /* elements of a row that are not worth another block */

typedef struct {
    uint32_t layout, elements, blocks;
    uint32_t parts, span; /* of a row */
    uint32_t rows, n, vectors; /* from here on as the kernels read it: sg_rows of rows.cuh */
    uint32_t ndim;
    sg_divisor sizes[SG_MOST_DIMS];
    int32_t strides[(SG_MOST_DIMS + 1) * SG_MAX_ARGS]; /* of the dimensions, and then along the row */
} rows_t;

/* How a kernel along rows runs over arrays: as for sg_device_plan, of which the last dimension is the row; `inputs` of the arrays are operands. A result that is one value a
 * row has a stride of 0 there. The plan is 33 numbers of 32 bits, and 9 for each operand and result. */
int sg_device_plan_rows(int all, int count, int inputs, const int *places, const uintptr_t *pointers, const int *itemsizes, int ndim, const ptrdiff_t *shape, const ptrdiff_t *strides, uint32_t *to) {
    rows_t *plan = (rows_t *)to;
    sg_index sizes[SG_MAX_DIMS], steps[SG_MAX_DIMS][SG_MAX_ARGS], outer[SG_MAX_DIMS * SG_MAX_ARGS], rows = 1;
    if (ndim < 1 || ndim > SG_MAX_DIMS || count > SG_MAX_ARGS || all > SG_MAX_ARGS)
        return 1;
    const sg_index n = shape[ndim - 1];
    for (int d = 0; d < ndim - 1; d++) {
        if (shape[d] && rows > INT32_MAX / shape[d])
            return 1;
        rows *= shape[d];
    }
    if (!n || (rows && n > INT32_MAX / rows))
        return 1; /* of a row without elements, the array module knows what it gives */
    plan->elements = (uint32_t)rows;
    if (!rows)
        return 0;
    outer[0] = 0; /* where no dimension is left, and it is not read */
    for (int a = 0; a < count; a++)
        memcpy(outer + a * (ndim - 1), strides + a * ndim, sizeof(sg_index) * (size_t)(ndim - 1));
    const int dims = collapsed(count, ndim - 1, shape, outer, sizes, steps);
    if (dims > SG_MOST_DIMS)
        return 1;
    int largest = 1, held = 0;
    for (int a = 0; a < count; a++) {
        largest = itemsizes[a] > largest ? itemsizes[a] : largest;
        held += a < inputs ? itemsizes[a] : 0;
    }
    int per = 4, layout = SG_WARP4_LAYOUT;
    for (; per * SG_LANES < n && per < 32; per *= 2)
        layout++;
    if (per * SG_LANES < n || per * held > SG_MOST_HELD)
        layout = SG_BLOCK_LAYOUT;
    const sg_index width = layout == SG_BLOCK_LAYOUT ? SG_WIDTH(largest) : SG_ROW_WIDTH(SG_WIDTH(largest), per);
    int vectors = n % width == 0;
    memset(plan->strides, 0, sizeof(int32_t) * (SG_MOST_DIMS + 1) * (size_t)all);
    for (int a = 0; a < count; a++) {
        const sg_index size = itemsizes[a], along = n > 1 ? strides[a * ndim + ndim - 1] : 0;
        sg_index reach = absolute(along / size) * (n - 1);
        if (pointers[a] % (uintptr_t)size || along % size)
            return 1;
        vectors &= along == 0 || (along == size && pointers[a] % (uintptr_t)(width * size) == 0);
        for (int d = 0; d < dims; d++) {
            if (steps[d][a] % size)
                return 1;
            reach += absolute(steps[d][a] / size) * (sizes[d] - 1);
            vectors &= along == 0 || (steps[d][a] / size) % width == 0;
            plan->strides[d * all + places[a]] = (int32_t)(steps[d][a] / size);
        }
        if (reach > INT32_MAX)
            return 1;
        plan->strides[SG_MOST_DIMS * all + places[a]] = (int32_t)(along / size);
    }
    plan->layout = (uint32_t)layout, plan->rows = (uint32_t)rows, plan->n = (uint32_t)n, plan->vectors = (uint32_t)vectors, plan->ndim = (uint32_t)dims;
    plan->parts = 1, plan->span = (uint32_t)n;
    const sg_index read = 2 * width * SG_ROW_THREADS, most = ENOUGH_BLOCKS / rows < n / LEAST_OF_ROW ? ENOUGH_BLOCKS / rows : n / LEAST_OF_ROW;
    if (layout == SG_BLOCK_LAYOUT && most > 1) { /* whatever the device: results do not depend on it */
        plan->span = (uint32_t)(((n + most - 1) / most + read - 1) / read * read);
        plan->parts = (uint32_t)((n + plan->span - 1) / plan->span);
        plan->layout = plan->parts > 1 ? SG_ROW_PARTS_LAYOUT : SG_BLOCK_LAYOUT;
    }
    plan->blocks = layout == SG_BLOCK_LAYOUT ? (uint32_t)rows * plan->parts : (uint32_t)((rows + SG_THREADS / SG_LANES - 1) / (SG_THREADS / SG_LANES));
    for (int d = 0; d < SG_MOST_DIMS; d++)
        plan->sizes[d] = divisor(d < dims ? (uint32_t)sizes[d] : 1);
    return 0;
}

/* ---- the layout of a reduction */

#define LEAST_OF_BLOCK 4096 /* elements that are not worth another block */
#define LEAST_OF_WARPS 128 /* and of each result, where the threads of a block have results of their own */
#define MOST_OF_WARP 1024 /* elements that a warp reduces */

typedef struct {
    uint32_t ndim;
    sg_divisor sizes[SG_MOST_DIMS];
    int32_t strides[SG_MOST_DIMS];
} grid_t;

typedef struct {
    uint32_t layout, elements, blocks;
    uint32_t outputs, n, parts, span; /* from here on as the kernels read it: sg_reduction of reduce.cuh */
    grid_t kept, reduced;
} reduction_t;

/* Some dimensions of an operand, fastest first, as a grid; 0 if they are too many, or reach too far. */
static int as_grid(int dims, const sg_index *sizes, const sg_index *steps, sg_index itemsize, grid_t *grid) {
    int found = 0;
    sg_index joined[SG_MAX_DIMS], strides[SG_MAX_DIMS], reach = 0;
    for (int d = 0; d < dims; d++) {
        if (sizes[d] == 1)
            continue;
        if (steps[d] % itemsize)
            return 0;
        reach += absolute(steps[d] / itemsize) * (sizes[d] - 1);
        if (found && steps[d] == strides[found - 1] * joined[found - 1]) {
            joined[found - 1] *= sizes[d];
            continue;
        }
        joined[found] = sizes[d], strides[found++] = steps[d];
    }
    if (found > SG_MOST_DIMS || reach > INT32_MAX)
        return 0;
    grid->ndim = (uint32_t)found;
    for (int d = 0; d < SG_MOST_DIMS; d++) {
        grid->sizes[d] = divisor(d < found ? (uint32_t)joined[d] : 1);
        grid->strides[d] = d < found ? (int32_t)(strides[d] / itemsize) : 0;
    }
    return 1;
}

/* How a reduction runs over an array; strides in bytes. Which dimensions are reduced, `reduces` says of each; `ordered` is whether elements are counted in their order,
 * not in that of memory. Results and partial results are contiguous. The plan is 73 numbers of 32 bits. 0 if there is one, else 1. */
int sg_device_plan_reduction(uintptr_t pointer, int itemsize, int ndim, const ptrdiff_t *shape, const ptrdiff_t *strides, const int *reduces, int ordered, uint32_t *to) {
    reduction_t *plan = (reduction_t *)to;
    sg_index kept[SG_MAX_DIMS], kept_steps[SG_MAX_DIMS], reduced[SG_MAX_DIMS], reduced_steps[SG_MAX_DIMS], outputs = 1, n = 1;
    int of_kept = 0, of_reduced = 0;
    if (ndim > SG_MAX_DIMS || itemsize <= 0 || pointer % (uintptr_t)itemsize)
        return 1;
    for (int d = ndim - 1; d >= 0; d--) {
        sg_index *all = reduces[d] ? &n : &outputs;
        if (shape[d] && *all > INT32_MAX / shape[d])
            return 1;
        *all *= shape[d];
        if (!reduces[d]) {
            kept[of_kept] = shape[d], kept_steps[of_kept++] = strides[d];
            continue;
        }
        int at = of_reduced++;
        for (; !ordered && at > 0 && absolute(reduced_steps[at - 1]) > absolute(strides[d]); at--)
            reduced[at] = reduced[at - 1], reduced_steps[at] = reduced_steps[at - 1];
        reduced[at] = shape[d], reduced_steps[at] = strides[d];
    }
    plan->elements = (uint32_t)outputs;
    if (!outputs)
        return 0;
    if (!n) /* nothing is read */
        of_kept = of_reduced = 0;
    if (!as_grid(of_kept, kept, kept_steps, itemsize, &plan->kept) || !as_grid(of_reduced, reduced, reduced_steps, itemsize, &plan->reduced))
        return 1;
    const int width = SG_COLUMNS(itemsize);
    const int rows = plan->reduced.ndim == 0 || (plan->reduced.ndim == 1 && plan->reduced.strides[0] == 1);
    int beside = plan->kept.ndim > 0 && plan->kept.strides[0] == 1, aligned = beside && pointer % 16 == 0 && plan->kept.sizes[0].size % (uint32_t)width == 0;
    for (uint32_t d = 0; d < SG_MOST_DIMS; d++)
        aligned &= (d == 0 || plan->kept.strides[d] % width == 0) && plan->reduced.strides[d] % width == 0;
    const int of_threads = outputs >= SG_LANES && (n < SG_LANES || (!rows && beside)); /* each has results of its own */
    plan->layout = of_threads ? (aligned && outputs >= SG_LANES * width ? SG_COLUMNS_LAYOUT : SG_ACROSS_LAYOUT)
                   : !rows    ? SG_ALONG_LAYOUT
                              : (n <= MOST_OF_WARP ? SG_WARPS_LAYOUT : SG_ROWS_LAYOUT);
    const sg_index of_block = plan->layout == SG_COLUMNS_LAYOUT  ? SG_LANES * width
                              : plan->layout == SG_ACROSS_LAYOUT ? SG_LANES
                              : plan->layout == SG_WARPS_LAYOUT  ? SG_THREADS / SG_LANES
                                                                 : 1;
    const sg_index groups = (outputs + of_block - 1) / of_block, least = of_threads ? LEAST_OF_WARPS : LEAST_OF_BLOCK;
    sg_index parts = plan->layout == SG_WARPS_LAYOUT || groups >= ENOUGH_BLOCKS ? 1 : ENOUGH_BLOCKS / groups;
    parts = parts > n / least ? n / least : parts;
    parts = parts < 1 ? 1 : parts;
    plan->span = (uint32_t)((n + parts - 1) / parts), plan->n = (uint32_t)n, plan->outputs = (uint32_t)outputs;
    plan->parts = plan->span ? (uint32_t)((n + plan->span - 1) / plan->span) : 1;
    plan->blocks = (uint32_t)(groups * plan->parts);
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

/* ---- launches */

#define NOTED 64 /* launches: an error of a kernel is told when the host next waits, and these may have caused it */

static struct {
    uintptr_t function, stream;
} noted[NOTED];
static uint32_t count_of_noted;

/* Remember a launch, by what its function, or its plan, is known by. */
void sg_device_note(uintptr_t function, uintptr_t stream) {
    const uint32_t at = __atomic_fetch_add(&count_of_noted, 1, __ATOMIC_RELAXED) % NOTED;
    noted[at].function = function, noted[at].stream = stream;
}

static int started(uintptr_t function, unsigned blocks, unsigned threads, uintptr_t stream, void **parameters) {
    const int error = driver.launch_kernel((void *)function, blocks, 1, 1, threads, 1, 1, 0, (void *)stream, parameters, NULL);
    if (!error) /* else it is not this one that has failed */
        sg_device_note(function, stream);
    return error;
}

/* The last launches, the last one first, as functions and streams: room for 64 of each. How many there are. */
int sg_device_last_launches(uintptr_t *functions, uintptr_t *streams) {
    const uint32_t end = __atomic_load_n(&count_of_noted, __ATOMIC_RELAXED);
    int count = 0;
    for (; count < NOTED && noted[(end - 1 - (uint32_t)count) % NOTED].function; count++) {
        functions[count] = noted[(end - 1 - (uint32_t)count) % NOTED].function;
        streams[count] = noted[(end - 1 - (uint32_t)count) % NOTED].stream;
    }
    return count;
}

/* Load machine code, and find the function of each layout; 0 or the driver's error. */
int sg_device_load(const char *image, int layouts, const char *const *entries, uintptr_t *functions) {
    void *module = NULL;
    int error = driver.module_load_data(&module, image);
    for (int i = 0; !error && i < layouts; i++)
        error = driver.module_get_function((void **)&functions[i], module, entries[i]);
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
    return started(functions[plan->layout], plan->blocks, SG_THREADS, stream, parameters);
}

/* Start a kernel along rows on a stream: as sg_device_launch. */
int sg_device_launch_rows(const uintptr_t *functions, const uint32_t *planned, int all, const char *values, uintptr_t stream) {
    const rows_t *plan = (const rows_t *)planned;
    void *parameters[SG_MAX_ARGS + 1];
    if (!plan->elements)
        return 0;
    for (int i = 0; i < all; i++)
        parameters[i] = (void *)(values + 16 * i);
    parameters[all] = (void *)&plan->rows;
    const unsigned threads = plan->layout == SG_BLOCK_LAYOUT ? SG_ROW_THREADS : SG_THREADS;
    return started(functions[plan->layout], plan->blocks, threads, stream, parameters);
}

/* Start a kernel along rows that are done in parts: a launch for each of some steps, whose partial results lie at `partial`, and one for the results. */
int sg_device_launch_row_parts(const uintptr_t *functions, const uint32_t *planned, int all, const char *values, uintptr_t stream, uintptr_t partial, int count, const int *steps) {
    const rows_t *plan = (const rows_t *)planned;
    struct {
        uintptr_t partial;
        uint32_t parts, span, step;
    } of_parts = {partial, plan->parts, plan->span, 0};
    void *parameters[SG_MAX_ARGS + 2];
    for (int i = 0; i < all; i++)
        parameters[i] = (void *)(values + 16 * i);
    parameters[all] = (void *)&plan->rows;
    parameters[all + 1] = &of_parts;
    int error = 0;
    for (int i = 0; !error && i <= count; i++) {
        of_parts.step = i < count ? (uint32_t)steps[i] : UINT32_MAX;
        error = started(functions[plan->layout], plan->blocks, SG_ROW_THREADS, stream, parameters);
    }
    return error;
}

/* Start a reduction on a stream, and what joins its parts if it has several: `partial` is where these lie. 0 or the driver's error. */
int sg_device_launch_reduction(const uintptr_t *functions, const uint32_t *planned, uintptr_t operand, uintptr_t to, uintptr_t partial, uintptr_t stream) {
    const reduction_t *plan = (const reduction_t *)planned;
    void *parameters[] = {&operand, &to, &partial, (void *)&plan->outputs};
    if (!plan->elements)
        return 0;
    int error = started(functions[plan->layout], plan->blocks, SG_THREADS, stream, parameters);
    if (error || plan->parts == 1)
        return error;
    const uint32_t blocks = (plan->outputs + SG_THREADS / SG_LANES - 1) / (SG_THREADS / SG_LANES);
    return started(functions[SG_PARTS_LAYOUT], blocks, SG_THREADS, stream, parameters);
}
