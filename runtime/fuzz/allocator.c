// Stands for malloc.c where accesses are checked: each block lies between red zones, freed memory stays inaccessible until
// the heap is reset, and resetting it makes all of it inaccessible.

#include "malloc.h"
#include "stdlib.h"
#include <string.h>

#define REDZONE 16
#define HEAP_REDZONE ((signed char)0xfa)
#define HEAP_FREED ((signed char)0xfd)
#define MAX_HEAP (384u << 20)
#define PAGE 65536u

extern unsigned char __heap_base;
void fuzz_poison(unsigned long address, unsigned long accessible, unsigned long size, signed char why);

static unsigned int next, top;
static void *builtin_cache[8];

static unsigned int round_up(unsigned int n, unsigned int to)
{
    return (n + to - 1) / to * to;
}

static unsigned int start(void)
{
    return round_up((unsigned int)&__heap_base, 16);
}

void opa_heap_ptr_set(unsigned int ptr)
{
    unsigned int from = ptr < start() ? start() : round_up(ptr, 16);
    if (next + REDZONE > from)
    {
        fuzz_poison(from, 0, next + REDZONE - from, HEAP_FREED);
    }
    next = from;
    memset(builtin_cache, 0, sizeof(builtin_cache));
}

void opa_malloc_init(unsigned int base)
{
    top = __builtin_wasm_memory_size(0) * PAGE;
    fuzz_poison(start(), 0, top - start(), HEAP_REDZONE);
    opa_heap_ptr_set(start());
}

void opa_malloc_init_test(void)
{
    opa_malloc_init(0);
}

unsigned int opa_heap_ptr_get(void)
{
    return next;
}

unsigned int opa_heap_top_get(void)
{
    return top;
}

void opa_heap_top_set(unsigned int ptr) {}

void *opa_malloc(size_t size)
{
    if (size > MAX_HEAP)
    {
        opa_abort("opa_malloc: failed");
    }
    if (top == 0) // the constructors of C++ allocate too
    {
        opa_malloc_init(0);
    }
    unsigned int block = next + REDZONE;
    unsigned int end = block + round_up(size, 16);
    if (end + REDZONE > top)
    {
        unsigned int pages = (end + REDZONE - top) / PAGE + 16;
        if (end > start() + MAX_HEAP || __builtin_wasm_memory_grow(0, pages) == (size_t)-1)
        {
            opa_abort("opa_malloc: failed");
        }
        fuzz_poison(top, 0, pages * PAGE, HEAP_REDZONE);
        top += pages * PAGE;
    }
    fuzz_poison(block, size, end - block, HEAP_REDZONE);
    fuzz_poison(end, 0, REDZONE, HEAP_REDZONE);
    ((volatile unsigned int *)block)[-1] = size;
    ((volatile unsigned int *)block)[-2] = 0xa110ca7e;
    // What a program reads before it wrote it must not be what it hopes for.
    for (unsigned int i = 0; i < size; i++)
    {
        ((volatile unsigned char *)block)[i] = 0xbe;
    }
    next = end;
    return (void *)block;
}

void *opa_cache_malloc(size_t size)
{
    return opa_malloc(size);
}

void opa_cache_reserve(unsigned int size) {}

void *opa_malloc_small(size_t size)
{
    return opa_malloc(size);
}

static unsigned int size_of(void *ptr)
{
    if (((volatile unsigned int *)ptr)[-2] != 0xa110ca7e)
    {
        opa_abort("sanitizer: freed what is not allocated, or twice");
    }
    return ((volatile unsigned int *)ptr)[-1];
}

void opa_free(void *ptr)
{
    if (ptr == NULL)
    {
        return;
    }
    unsigned int size = size_of(ptr);
    ((volatile unsigned int *)ptr)[-2] = 0xf7eed;
    fuzz_poison((unsigned int)ptr, 0, round_up(size, 16), HEAP_FREED);
}

void *opa_realloc(void *ptr, size_t size)
{
    void *moved = opa_malloc(size);
    if (ptr != NULL)
    {
        unsigned int before = size_of(ptr);
        for (unsigned int i = 0; i < before && i < size; i++)
        {
            ((volatile unsigned char *)moved)[i] = ((volatile unsigned char *)ptr)[i];
        }
        opa_free(ptr);
    }
    return moved;
}

void opa_free_bulk(void *ptr)
{
    opa_free(ptr);
}

void opa_free_bulk_commit(void) {}

void *opa_builtin_cache_get(size_t i)
{
    return builtin_cache[i];
}

void opa_builtin_cache_set(size_t i, void *ptr)
{
    builtin_cache[i] = ptr;
}

size_t opa_heap_free_blocks(void)
{
    return 0;
}

void opa_heap_blocks_stash(void) {}
void opa_heap_blocks_restore(void) {}
void opa_heap_stash_clear(void) {}
