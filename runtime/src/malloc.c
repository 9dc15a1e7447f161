// Memory, in place of OPA's wasm/src/malloc.c: the same functions, with blocks that are found and freed in constant time (free-lists.inc).
// Copyright The OPA Authors, Apache License 2.0; changed by regohost.
//
// OPA's blocks had headers of 12 bytes, and freeing one of 128 bytes or more walked a list of the free ones: removing many took their number
// squared. What is freed is checked here: a block that is free, or none, ends the evaluation. Memory that the host grew is used, the last page of
// 4 GiB is not, and the heap grows by a quarter. Small blocks of a known size are found without a call. Steps are counted.
// Not offered to OPA. Tests: test/engine/wasm/heap.test.ts

#include <string.h>
#include "std.h"
#include "steps.h"
#include "stdlib.h"

#define WASM_PAGE_SIZE (65536)

#define BUILTIN_CACHE_SIZE (8)

static unsigned int heap_ptr;
static unsigned int heap_top;
extern unsigned char __heap_base; // set by lld
static void *builtin_cache[BUILTIN_CACHE_SIZE];

#include "free-lists.inc"

// Whether a part of what is in the cache lies in the heap: none is reserved, or it was full.
static bool is_cache_in_heap;

static void empty_cache(void)
{
    for (int i = 0; i < BUILTIN_CACHE_SIZE; i++)
    {
        builtin_cache[i] = NULL;
    }
    if (cache_start == cache_end) return;
    cache_ptr = cache_start;
    clear_lists(&cache_free);
    is_cache_in_heap = false;
}

static void init_free()
{
    clear_lists(&heap_free);
    if (is_cache_in_heap) empty_cache();
}

// NOTE(sr): In internal/compiler/wasm, we append segments to the data section.
// Since our memory layout is
//   |  <-- stack | -- data -- | heap -->  |
// we need to adjust the border between data and heap, i.e., where the heap
// starts. When initializing a module, the Start function emitted by the
// compiler will call this function with the new heap base.
OPA_INTERNAL
void opa_malloc_init(unsigned int heap_base)
{
    heap_start = heap_ptr = align(heap_base);
    cache_start = cache_ptr = cache_end = heap_start;
    is_cache_in_heap = true;
    find_top();
    init_free();
    clear_lists(&heap_stash);
}

void opa_malloc_init_test(void)
{
    opa_malloc_init((unsigned int)&__heap_base);
}

WASM_EXPORT(opa_heap_ptr_get)
unsigned int opa_heap_ptr_get(void)
{
    return heap_ptr;
}

unsigned int opa_heap_top_get(void)
{
    return heap_top;
}

WASM_EXPORT(opa_heap_ptr_set)
void opa_heap_ptr_set(unsigned int ptr)
{
    heap_ptr = align(ptr);
    init_free();
}

WASM_EXPORT(opa_heap_blocks_stash)
void opa_heap_blocks_stash(void)
{
    move_lists(&heap_stash, &heap_free, "opa_heap_blocks_stash() consistency check failed");
    init_free();
}

WASM_EXPORT(opa_heap_stash_clear)
void opa_heap_stash_clear(void)
{
    clear_lists(&heap_stash);
}

WASM_EXPORT(opa_heap_blocks_restore)
void opa_heap_blocks_restore(void)
{
    move_lists(&heap_free, &heap_stash, "opa_heap_blocks_restore() consistency check failed");
}

// Reserves memory for compiled patterns and globs, which outlive evaluations as long as all of them fit. For the host, once, before documents.
// Without this call, or without memory for it, each evaluation compiles its own.
WASM_EXPORT(opa_cache_reserve)
void opa_cache_reserve(unsigned int size)
{
    if (cache_start != cache_end)
    {
        opa_abort("opa_cache_reserve: reserved before");
    }
    if (size > LARGEST_BLOCK || !has_room(align(size)))
    {
        return;
    }
    cache_start = heap_ptr;
    cache_end = heap_ptr += align(size);
    empty_cache();
}

void opa_heap_top_set(unsigned int top)
{
    heap_top = top;
    init_free();
}

WASM_EXPORT(opa_malloc)
void *opa_malloc(size_t size)
{
    opa_step();
    if (size > LARGEST_BLOCK)
    {
        opa_abort("opa_malloc: failed");
    }

    size_t n = block_size(size);
    void *block = take_block(&heap_free, n);
    return block != NULL ? block : new_block(n);
}

// As opa_malloc, for what may outlive the evaluation. Once the cache is full, the next evaluation starts with an empty one.
void *opa_cache_malloc(size_t size)
{
    if (size <= cache_end - cache_start)
    {
        opa_step();
        size_t n = block_size(size);
        void *block = take_block(&cache_free, n);
        if (block != NULL)
        {
            return block;
        }
        if (n + 4 <= cache_end - cache_ptr)
        {
            unsigned int *header = (unsigned int *)cache_ptr;
            cache_ptr += n + 4;
            *header = n;
            return header + 1;
        }
    }
    is_cache_in_heap = true;
    return opa_malloc(size);
}

// As opa_malloc, for sizes of at most 256 bytes that are known where it is called; the caller counts the step.
void *opa_malloc_small(size_t size)
{
    size_t n = (size + 3) & ~(size_t)3;
    struct free_block **list = &heap_free.small[n / 4];
    return *list != NULL ? take_first(list) : new_block(n);
}

WASM_EXPORT(opa_free)
void opa_free(void *ptr)
{
    opa_step();
    if (ptr == NULL)
    {
        return;
    }
    if ((unsigned int)ptr - cache_start < cache_end - cache_start)
    {
        give_block(&cache_free, size_between(cache_start, cache_ptr, ptr), ptr);
    }
    else
    {
        give_block(&heap_free, size_of(ptr), ptr);
    }
}

void *opa_realloc(void *ptr, size_t size)
{
    if (ptr == NULL)
    {
        return opa_malloc(size);
    }

    size_t had = size_of(ptr);
    if (size <= had)
    {
        return ptr;
    }

    void *p = opa_malloc(size);
    memcpy(p, ptr, had);
    opa_free(ptr);
    return p;
}

static void **__opa_builtin_cache(size_t i)
{
    if (i >= BUILTIN_CACHE_SIZE)
    {
        opa_abort("opa_malloc: illegal builtin cache index");
    }

    return &builtin_cache[i];
}

void *opa_builtin_cache_get(size_t i)
{
    return *__opa_builtin_cache(i);
}

void opa_builtin_cache_set(size_t i, void *p)
{
    *__opa_builtin_cache(i) = p;
}

// Count the number of free blocks. This is for testing only.
size_t opa_heap_free_blocks(void)
{
    return count_blocks(&heap_free);
}

// Blocks are given back at once: there is nothing to sort.
void opa_free_bulk(void *ptr)
{
    opa_free(ptr);
}

void opa_free_bulk_commit(void)
{
}
