#ifndef OPA_STEPS_H
#define OPA_STEPS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

extern int opa_steps_left;
void opa_steps_over(void);

// Counts steps. One is about the work on an element of a collection, or on 32 bytes of a text. Every loop over values or
// texts counts, so that the host is asked in time whether an evaluation may go on.
static inline void opa_steps(size_t n)
{
    opa_steps_left -= (int)n;
    if (__builtin_expect(opa_steps_left < 0, 0)) opa_steps_over();
}

static inline void opa_step(void)
{
    opa_steps(1);
}

// Counts the steps of a plain loop over bytes. Short texts are part of what handles them.
static inline void opa_steps_of_bytes(size_t bytes)
{
    if (bytes >= 32) opa_steps(bytes / 32);
}

// Counts the steps of reading a text character by character.
static inline void opa_steps_of_characters(size_t bytes)
{
    opa_steps(bytes / 8);
}

#ifdef __cplusplus
}
#endif

#endif
