// The run-time part of AddressSanitizer for wasm32, where clang has none: the compiled code calls a function here before each
// access. A shadow byte tells of 8 bytes how many of them may be accessed: 0 all, 1 to 7 the first ones, negative none. The
// shadow begins at address 0 and the module's own data behind it, so all below is a wild address, NULL among them.

#include <stddef.h>
#include <stdint.h>

#define SHADOW_END (64u << 20) // of 512 MiB of memory; the linker's --global-base
#define shadow_of(address) ((int8_t *)((uintptr_t)(address) >> 3))

#define REDZONE_GLOBAL ((int8_t)0xf9)
#define AFTER_SCOPE ((int8_t)0xf8)
#define BEHIND_ELEMENTS ((int8_t)0xfc)

// Throws in the host.
__attribute__((import_module("env"), import_name("fuzz_report"))) _Noreturn void fuzz_report(uintptr_t address, size_t size,
                                                                                            int is_write, int shadow);

static inline int is_bad(uintptr_t address)
{
    int8_t shadow = *shadow_of(address);
    return shadow != 0 && (int8_t)(address & 7) >= shadow;
}

static void check_range(uintptr_t address, size_t size, int is_write)
{
    if (size == 0)
    {
        return;
    }
    if (address < SHADOW_END || address + size < address)
    {
        fuzz_report(address, size, is_write, -1);
    }
    for (uintptr_t at = address; at < address + size; at = (at | 7) + 1)
    {
        if (is_bad(at))
        {
            fuzz_report(at, size, is_write, *shadow_of(at));
        }
    }
    if (is_bad(address + size - 1))
    {
        fuzz_report(address + size - 1, size, is_write, *shadow_of(address + size - 1));
    }
}

#define ACCESS(SIZE)                                                                                                              \
    void __asan_load##SIZE(uintptr_t address)                                                                                     \
    {                                                                                                                             \
        check_range(address, SIZE, 0);                                                                                            \
    }                                                                                                                             \
    void __asan_store##SIZE(uintptr_t address)                                                                                    \
    {                                                                                                                             \
        check_range(address, SIZE, 1);                                                                                            \
    }

ACCESS(1)
ACCESS(2)
ACCESS(4)
ACCESS(8)
ACCESS(16)

void __asan_loadN(uintptr_t address, size_t size)
{
    check_range(address, size, 0);
}

void __asan_storeN(uintptr_t address, size_t size)
{
    check_range(address, size, 1);
}

void *__asan_memset(void *to, int byte, size_t size)
{
    check_range((uintptr_t)to, size, 1);
    for (size_t i = 0; i < size; i++)
    {
        ((volatile unsigned char *)to)[i] = byte;
    }
    return to;
}

void *__asan_memmove(void *to, const void *from, size_t size)
{
    check_range((uintptr_t)from, size, 0);
    check_range((uintptr_t)to, size, 1);
    volatile unsigned char *t = to;
    const volatile unsigned char *f = from;
    if (t <= f)
    {
        for (size_t i = 0; i < size; i++)
        {
            t[i] = f[i];
        }
    }
    else
    {
        for (size_t i = size; i > 0; i--)
        {
            t[i - 1] = f[i - 1];
        }
    }
    return to;
}

void *__asan_memcpy(void *to, const void *from, size_t size)
{
    // Of overlapping ranges C says nothing. The same one is fine everywhere, and compilers write it.
    if (to != from && (uintptr_t)to < (uintptr_t)from + size && (uintptr_t)from < (uintptr_t)to + size)
    {
        fuzz_report((uintptr_t)to, size, 1, -2);
    }
    return __asan_memmove(to, from, size);
}

// Makes a range of 8-byte units inaccessible but for its first bytes.
void fuzz_poison(uintptr_t address, size_t accessible, size_t size, int8_t why)
{
    for (size_t at = 0; at < size; at += 8)
    {
        *shadow_of(address + at) = at + 8 <= accessible ? 0 : at < accessible ? (int8_t)(accessible - at) : why;
    }
}

struct global
{
    uintptr_t address;
    size_t size, size_with_redzone;
    const char *name, *module;
    size_t has_dynamic_init, location, odr_indicator;
};

void __asan_register_globals(struct global *globals, size_t n)
{
    for (size_t i = 0; i < n; i++)
    {
        fuzz_poison(globals[i].address, globals[i].size, globals[i].size_with_redzone, REDZONE_GLOBAL);
    }
}

void __asan_poison_stack_memory(uintptr_t address, size_t size)
{
    fuzz_poison(address, 0, size & ~7u, AFTER_SCOPE);
    if ((size & 7) != 0)
    {
        *shadow_of(address + (size & ~7u)) = AFTER_SCOPE;
    }
}

void __asan_unpoison_stack_memory(uintptr_t address, size_t size)
{
    fuzz_poison(address, size, (size + 7) & ~7u, 0);
}

#define SET_SHADOW(BYTE)                                                                                                          \
    void __asan_set_shadow_##BYTE(int8_t *shadow, size_t size)                                                                    \
    {                                                                                                                             \
        for (size_t i = 0; i < size; i++)                                                                                         \
        {                                                                                                                         \
            ((volatile int8_t *)shadow)[i] = (int8_t)0x##BYTE;                                                                    \
        }                                                                                                                         \
    }

SET_SHADOW(00)
SET_SHADOW(f1)
SET_SHADOW(f2)
SET_SHADOW(f3)
SET_SHADOW(f5)
SET_SHADOW(f8)

int __asan_option_detect_stack_use_after_return = 0;

void __asan_init(void) {}
void __asan_version_mismatch_check_v8(void) {}
void __asan_unregister_globals(struct global *globals, size_t n) {}
void __asan_before_dynamic_init(const char *module) {}
void __asan_after_dynamic_init(void) {}
void __asan_handle_no_return(void) {}

static uint8_t *counters, *counters_end;

// The linker joins the counters of all files.
void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end)
{
    counters = start;
    counters_end = end;
}

__attribute__((export_name("fuzz_counters"))) uint8_t *fuzz_counters(void)
{
    return counters;
}

__attribute__((export_name("fuzz_counters_end"))) uint8_t *fuzz_counters_end(void)
{
    return counters_end;
}

// Checked multiplication of 64 bits needs 128; clang calls its own library for it.
__int128 __multi3(__int128 a, __int128 b)
{
    uint64_t al = (uint64_t)a, bl = (uint64_t)b;
    uint64_t a0 = (uint32_t)al, a1 = al >> 32, b0 = (uint32_t)bl, b1 = bl >> 32;
    uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
    uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
    high += al * (uint64_t)(b >> 64) + bl * (uint64_t)(a >> 64);
    union
    {
        struct
        {
            uint64_t low, high;
        } halves;
        __int128 whole;
    } product = {.halves = {(other << 32) | (uint32_t)low, high}};
    return product.whole;
}

// Nothing exits.
int __cxa_atexit(void (*function)(void *), void *argument, void *module)
{
    return 0;
}

// libc++ tells how much of the memory of a vector holds elements.
void __sanitizer_annotate_contiguous_container(const void *start, const void *end, const void *was, const void *now)
{
    if (((uintptr_t)start & 7) == 0)
    {
        size_t size = (uintptr_t)end - (uintptr_t)start;
        fuzz_poison((uintptr_t)start, (uintptr_t)now - (uintptr_t)start, (size + 7) & ~7u, BEHIND_ELEMENTS);
    }
}

// As for a deque, which is left accessible.
void __sanitizer_annotate_double_ended_contiguous_container(const void *start, const void *end, const void *was_from,
                                                            const void *was_to, const void *from, const void *to)
{
}
