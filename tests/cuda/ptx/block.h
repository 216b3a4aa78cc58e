/* Blocks whose threads wait for one another: each thread has a stack of its own, and runs until it waits.
 *
 * Shared memory is poisoned when a block begins. Of each byte it is known who has written and read it since the threads last waited for one another, so what depends on
 * the order of threads is an error, as is what a device would wait for without end. */
#include <setjmp.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>

enum { MOST_THREADS = 1024, STACK = 1 << 18, LANES = 32, MANY = 0xffff };
enum { RUNS, WAITS_FOR_BLOCK, WAITS_FOR_WARP, IS_DONE };
enum { SYNC, SHUFFLE_up, SHUFFLE_down, SHUFFLE_bfly, SHUFFLE_idx, VOTE_any, VOTE_all, VOTE_ballot, BLOCK_popc, BLOCK_or, BLOCK_and };

typedef struct {
    Thread itself; /* first: what a kernel is given is the fiber too */
    int state, is_started;
    int what, site; /* what it waits for, and at which instruction */
    uint32_t mask, value, b, c, result;
    int holds;
    ucontext_t start;
    jmp_buf here;
} Fiber;

/* Who was here since threads last waited: one of them or, at 0xffff, several. */
typedef struct { uint32_t epoch, warp_epoch; uint16_t thread, warp; } Access;

typedef struct {
    jmp_buf scheduler;
    ucontext_t first;
    unsigned threads;
    uint32_t epoch, warp_epoch[MOST_THREADS / LANES];
    uint8_t *shared, *is_written;
    Access *written, *read;
    char *stacks;
    Fiber *now, fibers[MOST_THREADS];
} Block;

static Block *block; /* one grid runs at a time */
static const Range shared_variables[]; /* where they lie in the block's memory */
static const uint64_t shared_bytes;

/* ---- shared memory */

static int by_others(const Access *access, const Fiber *f) {
    const unsigned warp = f->itself.tid_x / LANES;
    return access->epoch == block->epoch && access->thread != f->itself.tid_x && !(access->warp == warp && access->warp_epoch < block->warp_epoch[warp]);
}

static void noted(Access *access, const Fiber *f) {
    const uint16_t thread = (uint16_t)f->itself.tid_x, warp = thread / LANES;
    const int is_new = access->epoch != block->epoch || (access->warp == warp && access->warp_epoch < block->warp_epoch[warp]);
    *access = (Access){block->epoch, block->warp_epoch[warp], is_new || access->thread == thread ? thread : MANY, is_new || access->warp == warp ? warp : MANY};
}

static void *shared_at(const Thread *T, uint64_t at, uint64_t bytes, int writes) {
    static uint64_t nowhere[2];
    const Fiber *f = (const Fiber *)T;
    at &= 0xffffffff; /* addresses of shared memory have 32 bits */
    if (!is_within(shared_variables, at, bytes)) {
        fault(writes ? "write beyond shared memory" : "read beyond shared memory", at, bytes);
        return nowhere;
    }
    for (uint64_t i = at; i < at + bytes; i++) {
        if (by_others(&block->written[i], f) || (writes && by_others(&block->read[i], f)))
            fault(writes ? "race: write of shared memory that another thread uses without a barrier between," : "race: read of shared memory that another thread writes without a barrier between,", at, bytes);
        else if (!writes && !block->is_written[i])
            fault("read of shared memory that nobody has written,", at, bytes);
        noted(writes ? &block->written[i] : &block->read[i], f);
        block->is_written[i] |= (uint8_t)writes;
    }
    return block->shared + at;
}

#define LOAD_SHARED(C, at) (*(const C *)shared_at(T, at, sizeof(C), 0))
#define STORE_SHARED(C, at, value) (*(C *)shared_at(T, at, sizeof(C), 1) = (value))

/* ---- what threads wait for */

static void wait(Fiber *f, int state) {
    f->state = state;
    if (!_setjmp(f->here))
        _longjmp(block->scheduler, 1);
}

static int waited_for_block(const Thread *T, int site, int what, uint32_t barrier, int holds) {
    Fiber *f = (Fiber *)T;
    f->what = what, f->site = site, f->b = barrier, f->holds = holds;
    wait(f, WAITS_FOR_BLOCK);
    return (int)f->result;
}

static uint32_t waited_for_warp(const Thread *T, int site, int what, uint32_t mask, uint32_t value, uint32_t b, uint32_t c, int *holds) {
    Fiber *f = (Fiber *)T;
    if (!(mask >> f->itself.tid_x % LANES & 1))
        fault("a thread waits for others without being one of them, at an instruction", (uint64_t)site, 0);
    f->what = what, f->site = site, f->mask = mask, f->value = value, f->b = b, f->c = c, f->holds = holds ? *holds : 0;
    wait(f, WAITS_FOR_WARP);
    if (holds)
        *holds = f->holds;
    return f->result;
}

/* The lane of which a shuffle takes the value, as the manual computes it; `holds` becomes whether it is within its segment. */
static uint32_t source_of(Fiber *f, uint32_t lane) {
    const uint32_t by = f->b & 31, segment = f->c >> 8 & 31, first = lane & segment, last = first | (f->c & 31 & ~segment);
    const int32_t from = f->what == SHUFFLE_up     ? (int32_t)lane - (int32_t)by
                         : f->what == SHUFFLE_down ? (int32_t)(lane + by)
                         : f->what == SHUFFLE_bfly ? (int32_t)(lane ^ by)
                                                   : (int32_t)(first | (by & ~segment));
    f->holds = f->what == SHUFFLE_up ? from >= (int32_t)last : from <= (int32_t)last;
    return f->holds ? (uint32_t)from : lane;
}

/* Let those go on of a warp who wait for one another and are all there; how many. */
static int released(unsigned warp) {
    Fiber *lanes = block->fibers + warp * LANES;
    const unsigned count = block->threads - warp * LANES < LANES ? block->threads - warp * LANES : LANES;
    for (unsigned i = 0; i < count; i++) {
        Fiber *f = lanes + i;
        if (f->state != WAITS_FOR_WARP)
            continue;
        uint32_t members = 0, are_there = 0, hold = 0;
        for (unsigned k = 0; k < count; k++) {
            if (!(f->mask >> k & 1) || lanes[k].state == IS_DONE)
                continue;
            members |= 1u << k;
            if (lanes[k].state == WAITS_FOR_WARP && lanes[k].site == f->site && lanes[k].mask == f->mask)
                are_there |= 1u << k, hold |= (uint32_t)(lanes[k].holds != 0) << k;
        }
        if (members != are_there)
            continue;
        for (unsigned k = 0; k < count; k++) {
            Fiber *one = lanes + k;
            if (!(members >> k & 1))
                continue;
            if (one->what >= SHUFFLE_up && one->what <= SHUFFLE_idx) {
                const uint32_t from = source_of(one, k);
                if (!(members >> from & 1))
                    fault("shuffle from a thread that takes no part, at an instruction", (uint64_t)one->site, 0);
                one->result = lanes[from].value;
            } else {
                one->result = one->what == VOTE_any ? hold != 0 : one->what == VOTE_all ? hold == members : hold;
            }
        }
        if (f->what == SYNC)
            block->warp_epoch[warp]++;
        for (unsigned k = 0; k < count; k++)
            if (members >> k & 1)
                lanes[k].state = RUNS;
        return __builtin_popcount(members);
    }
    return 0;
}

/* Let all go on if all wait for the block; how many. */
static int released_all(void) {
    uint32_t hold = 0;
    for (unsigned i = 0; i < block->threads; i++) {
        const Fiber *f = block->fibers + i, *of_warp = block->fibers + i / LANES * LANES;
        if (f->state != WAITS_FOR_BLOCK || f->b != block->fibers->b || f->what != block->fibers->what || f->site != of_warp->site)
            return 0;
        hold += f->holds != 0;
    }
    for (unsigned i = 0; i < block->threads; i++) {
        Fiber *f = block->fibers + i;
        f->result = f->what == BLOCK_or ? hold != 0 : f->what == BLOCK_and ? hold == block->threads : hold;
        f->state = RUNS;
    }
    block->epoch++;
    return (int)block->threads;
}

/* ---- running */

static void *start_of_thread[2];

static void started(void) {
    ((void (*)(const Thread *, void **))start_of_thread[0])(&block->now->itself, start_of_thread[1]);
    block->now->state = IS_DONE;
    _longjmp(block->scheduler, 1);
}

static void go_on(Fiber *f) {
    block->now = f;
    if (_setjmp(block->scheduler))
        return;
    if (f->is_started)
        _longjmp(f->here, 1);
    f->is_started = 1;
    setcontext(&f->start);
}

static void run_block(const Call *call, unsigned number) {
    block->threads = call->threads, block->epoch++;
    memset(block->shared, 0xA5, shared_bytes);
    memset(block->is_written, 0, shared_bytes);
    for (unsigned i = 0; i < call->threads; i++) {
        Fiber *f = block->fibers + i;
        f->itself = (Thread){i, 0, 0, call->threads, 1, 1, number, 0, 0, call->blocks, 1, 1};
        f->state = RUNS, f->is_started = 0;
        getcontext(&f->start);
        f->start.uc_stack.ss_sp = block->stacks + (size_t)i * STACK, f->start.uc_stack.ss_size = STACK, f->start.uc_link = NULL;
        makecontext(&f->start, started, 0);
    }
    for (unsigned left = call->threads;;) {
        for (unsigned i = 0; i < call->threads; i++) {
            Fiber *f = block->fibers + (call->backwards ? call->threads - 1 - i : i);
            if (f->state == RUNS)
                go_on(f), left -= f->state == IS_DONE;
        }
        if (!left)
            return;
        int go = 0;
        for (unsigned warp = 0; warp * LANES < call->threads; warp++)
            go |= released(warp);
        if (!go && !released_all()) {
            fault("threads wait without end: not all come to an instruction that all must come to, threads that ended", call->threads - left, 0);
            return;
        }
    }
}

static void run_blocks(const Call *call, void (*start)(const Thread *, void **)) {
    if (call->threads > MOST_THREADS) {
        fault("a block of too many threads", call->threads, 0);
        return;
    }
    block = calloc(1, sizeof(Block));
    block->shared = malloc(shared_bytes + 1), block->is_written = malloc(shared_bytes + 1);
    block->written = calloc(shared_bytes + 1, sizeof(Access)), block->read = calloc(shared_bytes + 1, sizeof(Access));
    block->stacks = mmap(NULL, (size_t)call->threads * STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    start_of_thread[0] = (void *)start, start_of_thread[1] = call->parameters;
    for (unsigned i = 0; i < call->blocks && !call->fault[0]; i++)
        run_block(call, call->backwards ? call->blocks - 1 - i : i);
    munmap(block->stacks, (size_t)call->threads * STACK);
    free(block->shared), free(block->is_written), free(block->written), free(block->read), free(block);
}
