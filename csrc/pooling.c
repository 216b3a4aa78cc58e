/* Pooling over windows of images. Rows of windows are computed together, one element of each window after the other; images are divided among threads. */
#include "pooling.h"
#include "tasks.h"

#include <stdlib.h>
#include <string.h>

typedef struct { sg_index start, end; } span; /* of the elements of a window along a dimension that lie inside the image */

typedef struct job {
    const sg_pooling *of;
    span *spans[3];
    span *inside; /* for each element of a window along the last dimension, the windows of a row whose element lies inside the image */
    const int64_t *starts; /* where the windows of each image begin along each dimension, if each has its own; else NULL */
    const void *x, *divisors;
    void *out;
    int64_t *indices;
    int squares; /* windows of 2 x 2, side by side, all inside of images of one plane */
    char *scratch;
    sg_index scratch_of_part;
    void (*of_image)(const struct job *, sg_index image, char *scratch);
    sg_index together; /* how many images a thread takes at a time */
    sg_tasks tasks;
} job;

static sg_index volume(const sg_index n[3]) { return n[0] * n[1] * n[2]; }

/* Writes the spans of windows whose starts are given; what is behind them. */
static char *spans_of_image(const job *job, sg_index image, span *to, span *spans[3]) {
    const sg_index *count = job->of->count;
    const int64_t *starts = job->starts + image * (count[0] + count[1] + count[2]);
    for (int d = 0; d < 3; d++) {
        spans[d] = to;
        for (sg_index j = 0; j < count[d]; j++, to++, starts++)
            *to = (span){*starts, *starts + job->of->kernel[d]};
    }
    return (char *)to;
}

#define T float
#define I int32_t
#define NAME(name) name##_f32
#include "pool_rows.h"

#define T double
#define I int64_t
#define NAME(name) name##_f64
#include "pool_rows.h"

static void part_of(void *context, int part) {
    job *job = context;
    const sg_index images = job->of->images;
    for (sg_index task; (task = sg_next_task(&job->tasks, part)) >= 0;) {
        const sg_index first = task * job->together, end = first + job->together < images ? first + job->together : images;
        for (sg_index image = first; image < end; image++)
            job->of_image(job, image, job->scratch + part * job->scratch_of_part);
    }
}

/* How many threads do a job of so many elements an image. */
static int parts_of(const sg_pooling *of, sg_index elements) {
    const sg_index wanted = sg_threads_for(of->images * elements), parts = wanted < of->images ? wanted : of->images;
    return parts > 0 ? (int)parts : 1;
}

static void share(job *job, int parts, sg_index elements) {
    const sg_index enough = 4096 / (elements + 1) + 1, fair = job->of->images / (4 * parts) + 1;
    job->together = enough < fair ? enough : fair;
    sg_deal(&job->tasks, (job->of->images + job->together - 1) / job->together, parts);
    sg_parallel(parts, part_of, job);
}

static void find_spans(const sg_pooling *of, int d, span *to) {
    for (sg_index j = 0; j < of->count[d]; j++) {
        const sg_index size = of->size[d];
        if (of->adaptive) {
            to[j] = (span){j * size / of->count[d], ((j + 1) * size + of->count[d] - 1) / of->count[d]};
            continue;
        }
        sg_index start = j * of->stride[d] - of->padding[d], end = start + of->dilation[d] * (of->kernel[d] - 1) + 1;
        if (start < 0)
            start += (-start + of->dilation[d] - 1) / of->dilation[d] * of->dilation[d];
        to[j] = (span){start, end < size ? end : size};
    }
}

/* The windows of a row whose element number t lies inside the image. */
static span windows_inside(const sg_pooling *of, sg_index t) {
    const sg_index offset = t * of->dilation[2] - of->padding[2], stride = of->stride[2], size = of->size[2];
    const sg_index first = offset < 0 ? (-offset + stride - 1) / stride : 0, end = offset < size ? (size - 1 - offset) / stride + 1 : 0;
    return (span){first, end < of->count[2] ? end : of->count[2]};
}

static int run(job *job, sg_index elements) {
    const sg_pooling *of = job->of;
    const sg_index windows = of->count[0] + of->count[1] + of->count[2];
    const sg_index row = 8 * (of->size[2] + of->count[2]) + (job->starts ? sizeof(span) * windows : 0);
    const int parts = parts_of(of, elements);
    if (of->images == 0)
        return 1;
    job->scratch_of_part = (row + 127) / 128 * 128;
    char *memory = malloc(sizeof(span) * (windows + of->kernel[2]) + 128 + parts * job->scratch_of_part);
    if (!memory)
        return 0;
    span *spans = (span *)memory;
    for (int d = 0; d < 3; d++) {
        job->spans[d] = spans;
        find_spans(of, d, spans);
        spans += of->count[d];
    }
    job->inside = spans;
    for (sg_index t = 0; t < of->kernel[2]; t++)
        *spans++ = windows_inside(of, t);
    job->scratch = (char *)(((uintptr_t)spans + 127) / 128 * 128);
    share(job, parts, elements);
    free(memory);
    return 1;
}

/* How many elements are looked at in an image. */
static sg_index looked_at(const sg_pooling *of) { return of->adaptive ? volume(of->size) : volume(of->count) * volume(of->kernel); }

static int are_squares(const sg_pooling *of) {
    int found = !of->adaptive && of->kernel[0] == 1 && of->stride[0] == 1 && of->padding[0] == 0;
    for (int d = 1; d < 3; d++)
        found = found && of->kernel[d] == 2 && of->stride[d] == 2 && of->padding[d] == 0 && of->dilation[d] == 1 && 2 * of->count[d] <= of->size[d];
    return found;
}

int sg_largest(const sg_pooling *of, int type, void *values, int64_t *indices, const void *x) {
    job job = {.of = of, .x = x, .out = values, .indices = indices, .squares = are_squares(of)};
    if (indices)
        job.of_image = type == SG_f32 ? largest_f32 : largest_f64;
    else
        job.of_image = type == SG_f32 ? largest_values_f32 : largest_values_f64;
    return run(&job, looked_at(of));
}

int sg_largest_from(const sg_pooling *of, int type, void *values, int64_t *indices, const void *x, const int64_t *starts) {
    job job = {.of = of, .x = x, .out = values, .indices = indices, .starts = starts, .of_image = type == SG_f32 ? largest_f32 : largest_f64};
    return run(&job, volume(of->count) * volume(of->kernel));
}

int sg_columns(const sg_pooling *of, int type, void *columns, const void *x) {
    job job = {.of = of, .x = x, .out = columns, .of_image = type == SG_f32 ? columns_f32 : columns_f64};
    return run(&job, looked_at(of));
}

int sg_spread_columns(const sg_pooling *of, int type, void *x, const void *columns) {
    job job = {.of = of, .x = columns, .out = x, .of_image = type == SG_f32 ? spread_columns_f32 : spread_columns_f64};
    return run(&job, looked_at(of));
}

/* The same pooling, where one window covers an image: that is one row. */
static sg_pooling in_rows(const sg_pooling *of) {
    sg_pooling found = *of;
    if (of->adaptive && volume(of->count) == 1) {
        found.size[2] = volume(of->size);
        found.size[0] = found.size[1] = 1;
    }
    return found;
}

int sg_means(const sg_pooling *pooling, int type, void *means, const void *x, const void *divisors) {
    const sg_pooling whole = in_rows(pooling), *of = &whole;
    job job = {.of = of, .x = x, .out = means, .divisors = divisors, .of_image = type == SG_f32 ? means_f32 : means_f64};
    return run(&job, looked_at(of));
}

int sg_spread_means(const sg_pooling *pooling, int type, void *x, const void *means, const void *divisors) {
    const sg_pooling whole = in_rows(pooling), *of = &whole;
    job job = {.of = of, .x = means, .out = x, .divisors = divisors, .of_image = type == SG_f32 ? spread_means_f32 : spread_means_f64};
    return run(&job, looked_at(of));
}

void sg_scatter(sg_index images, sg_index size, sg_index count, int type, void *x, const void *values, const int64_t *indices) {
    const sg_pooling of = {.images = images, .size = {1, 1, size}, .count = {1, 1, count}};
    job job = {.of = &of, .x = values, .out = x, .indices = (int64_t *)indices, .of_image = type == SG_f32 ? scatter_f32 : scatter_f64};
    share(&job, parts_of(&of, size + count), size + count);
}
