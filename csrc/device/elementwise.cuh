/* The kernels of one elementwise computation for arrays of one dtype, one for each layout, which a source in generated/cuda describes before it includes this:
 *
 * SG_KERNEL, SG_TYPE                 the name, and the type in which it computes
 * SG_FLOATS                          of those in float, what may be in memory: float (1), float16 (2), bfloat16 (4)
 * SG_OPERANDS(ARRAY, NUMBER)         ARRAY(place, type in memory, type) for what is read of memory, NUMBER(place, type) for what is the same for all elements
 * SG_RESULTS(RESULT)                 RESULT(place, type in memory, type)
 * SG_COMPUTE                         sets r0, r1, ... from x0, x1, ...
 * SG_LONG                            if that takes so many instructions that the kernels call it instead of having it written out
 *
 * Who compiles it says S, what holds a float in memory, and SG_SUFFIX, how the names of the kernels then end, unless these are float and SG_TYPE.
 *
 * Parameters of a kernel are the operands and the results in their order, pointers and numbers, and last the number of elements, less than 2^31. A result may be an
 * operand's very memory: a thread reads all that it reads before it writes. So there is no `restrict`. */

#include "described.cuh"

#define SG_RETURNED(i, M, T) r.r##i = r##i;
#ifdef SG_LONG
static __device__ __noinline__
#else
static __device__ __forceinline__
#endif
SG_ID(results) SG_ID(compute)(SG_OPERANDS(SG_VALUE_OF_ARRAY, SG_VALUE) int) {
    SG_RESULTS(SG_LOCAL)
    SG_COMPUTE
    SG_ID(results) r;
    SG_RESULTS(SG_RETURNED)
    return r;
}

#define SG_NUMBER(i, T) x##i,
#define SG_PUT(i, M, T) sg_put(to##i[i_], r.r##i);

/* ---- contiguous arrays that begin at multiples of 16 bytes */

extern "C" __global__ void __launch_bounds__(SG_THREADS) SG_ID(vectors)(SG_PARAMETERS uint32_t n) {
    constexpr uint32_t arrays = sizeof(SG_ID(sizes)) / sizeof(unsigned), largest = sg_largest(SG_ID(sizes), arrays);
    constexpr uint32_t V = SG_WIDTH(largest), U = SG_VECTORS_OF_THREAD(largest, arrays), elements = SG_THREADS * V * U;
    const uint32_t base = blockIdx.x * elements;
    if (n - base < elements) { /* the last block */
        for (uint32_t i_ = base + threadIdx.x; i_ < n; i_ += SG_THREADS) {
#define SG_ELEMENT(i, M, T) sg_got(a##i[i_]),
            const SG_ID(results) r = SG_ID(compute)(SG_OPERANDS(SG_ELEMENT, SG_NUMBER) 0);
#undef SG_ELEMENT
            SG_RESULTS(SG_PUT)
        }
        return;
    }
#define SG_VECTORS(i, M, T) sg_vector<M, V> v##i[U];
#define SG_READ(i, M, T) v##i[u] = ((const sg_vector<M, V> *)a##i)[at];
    SG_OPERANDS(SG_VECTORS, SG_NO)
#pragma unroll
    for (uint32_t u = 0; u < U; u++) {
        const uint32_t at = base / V + u * SG_THREADS + threadIdx.x;
        SG_OPERANDS(SG_READ, SG_NO)
    }
#pragma unroll
    for (uint32_t u = 0; u < U; u++) {
        const uint32_t at = base / V + u * SG_THREADS + threadIdx.x;
#define SG_WRITTEN(i, M, T) sg_vector<M, V> w##i;
        SG_RESULTS(SG_WRITTEN)
#pragma unroll
        for (uint32_t k = 0; k < V; k++) {
#define SG_ELEMENT(i, M, T) sg_got(v##i[u].of[k]),
#define SG_PUT_INTO(i, M, T) sg_put(w##i.of[k], r.r##i);
            const SG_ID(results) r = SG_ID(compute)(SG_OPERANDS(SG_ELEMENT, SG_NUMBER) 0);
            SG_RESULTS(SG_PUT_INTO)
#undef SG_ELEMENT
        }
#define SG_WRITE(i, M, T) ((sg_vector<M, V> *)to##i)[at] = w##i;
        SG_RESULTS(SG_WRITE)
    }
}

/* ---- views and broadcasting where the fastest dimension is whole vectors, in each array contiguous or repeated: vectors lie wherever they are, and so are found by their numbers */

extern "C" __global__ void __launch_bounds__(SG_THREADS) SG_ID(inner)(SG_PARAMETERS uint32_t n, const __grid_constant__ sg_grid<SG_ID(places)> grid) {
    constexpr uint32_t arrays = sizeof(SG_ID(sizes)) / sizeof(unsigned), largest = sg_largest(SG_ID(sizes), arrays);
    constexpr uint32_t V = SG_WIDTH(largest), U = SG_VECTORS_OF_THREAD(largest, arrays), inputs = SG_ID(places) - (0 SG_RESULTS(SG_COUNT_1));
    const uint32_t first = blockIdx.x * (SG_THREADS * U) + threadIdx.x, vectors = n / V;
    int32_t offset[U][SG_ID(places)];
#define SG_WORDS(i, M, T) sg_words_of<M, V> v##i[U];
    SG_OPERANDS(SG_WORDS, SG_NO)
#pragma unroll
    for (uint32_t u = 0; u < U; u++)
        sg_offsets(grid, first + u * SG_THREADS, offset[u]);
#pragma unroll
    for (uint32_t u = 0; u < U; u++) {
#define SG_READ_VECTOR(i, M, T) v##i[u].read(a##i + offset[u][i], grid.strides[0][i]);
        if (first + u * SG_THREADS < vectors) {
            SG_OPERANDS(SG_READ_VECTOR, SG_NO)
        }
    }
#pragma unroll
    for (uint32_t u = 0; u < U; u++) {
        if (first + u * SG_THREADS < vectors) {
#define SG_SPREAD(i, M, T) v##i[u].spread(grid.strides[0][i]);
            SG_OPERANDS(SG_SPREAD, SG_NO)
            SG_RESULTS(SG_WRITTEN)
#pragma unroll
            for (uint32_t k = 0; k < V; k++) {
#define SG_ELEMENT(i, M, T) sg_got(v##i[u].vector.of[k]),
                const SG_ID(results) r = SG_ID(compute)(SG_OPERANDS(SG_ELEMENT, SG_NUMBER) 0);
#undef SG_ELEMENT
                SG_RESULTS(SG_PUT_INTO)
            }
#define SG_WRITE_VECTOR(i, M, T) *(sg_vector<M, V> *)(to##i + offset[u][inputs + i]) = w##i;
            SG_RESULTS(SG_WRITE_VECTOR)
        }
    }
}

/* ---- elements wherever they are: four a thread, all read before the first is written */

#define SG_ELEMENTS(i, M, T) sg_in_memory<M> v##i[SG_EACH];
#define SG_ELEMENT(i, M, T) sg_got(v##i[u]),

extern "C" __global__ void __launch_bounds__(SG_THREADS) SG_ID(elements)(SG_PARAMETERS uint32_t n) {
    const uint32_t first = blockIdx.x * (SG_THREADS * SG_EACH) + threadIdx.x;
    SG_OPERANDS(SG_ELEMENTS, SG_NO)
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++) {
        const uint32_t i_ = first + u * SG_THREADS;
#define SG_READ_ONE(i, M, T) v##i[u] = a##i[i_];
        if (i_ < n) {
            SG_OPERANDS(SG_READ_ONE, SG_NO)
        }
    }
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++) {
        const uint32_t i_ = first + u * SG_THREADS;
        if (i_ < n) {
            const SG_ID(results) r = SG_ID(compute)(SG_OPERANDS(SG_ELEMENT, SG_NUMBER) 0);
            SG_RESULTS(SG_PUT)
        }
    }
}

/* Strides are numbers of elements: 0 along what is repeated. The dimensions come fastest first. */
extern "C" __global__ void __launch_bounds__(SG_THREADS)
    SG_ID(strided)(SG_PARAMETERS uint32_t n, const __grid_constant__ sg_grid<SG_ID(places)> grid) {
    const uint32_t first = blockIdx.x * (SG_THREADS * SG_EACH) + threadIdx.x;
    constexpr uint32_t inputs = SG_ID(places) - (0 SG_RESULTS(SG_COUNT_1));
    int32_t offset[SG_EACH][SG_ID(places)];
    SG_OPERANDS(SG_ELEMENTS, SG_NO)
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++) {
        const uint32_t i_ = first + u * SG_THREADS;
        sg_offsets(grid, i_, offset[u]);
#define SG_READ_THERE(i, M, T) v##i[u] = a##i[offset[u][i]];
        if (i_ < n) {
            SG_OPERANDS(SG_READ_THERE, SG_NO)
        }
    }
#pragma unroll
    for (uint32_t u = 0; u < SG_EACH; u++) {
#define SG_PUT_THERE(i, M, T) sg_put(to##i[offset[u][inputs + i]], r.r##i);
        if (first + u * SG_THREADS < n) {
            const SG_ID(results) r = SG_ID(compute)(SG_OPERANDS(SG_ELEMENT, SG_NUMBER) 0);
            SG_RESULTS(SG_PUT_THERE)
        }
    }
}

#undef SG_LONG
#undef SG_RETURNED
#undef SG_NUMBER
#undef SG_PUT
#undef SG_VECTORS
#undef SG_READ
#undef SG_WRITTEN
#undef SG_PUT_INTO
#undef SG_WRITE
#undef SG_WORDS
#undef SG_READ_VECTOR
#undef SG_SPREAD
#undef SG_WRITE_VECTOR
#undef SG_ELEMENTS
#undef SG_ELEMENT
#undef SG_READ_ONE
#undef SG_READ_THERE
#undef SG_PUT_THERE
#include "described_end.cuh"
