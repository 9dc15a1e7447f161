#include "steps.h"

#include <limits.h>

#include "context.h"
#include "std.h"

// No built-in function of a policy has this id.
#define ASK (-1)

int opa_steps_left = INT_MAX;
// 0 while the host is not to be asked.
static int interval;

// Sets after how many steps the host is asked, from now on; 0 for never. Returns how many were left.
WASM_EXPORT(opa_steps_set)
int opa_steps_set(int steps)
{
    int left = opa_steps_left;
    interval = steps;
    opa_steps_left = steps > 0 ? steps : INT_MAX;
    return left;
}

// The host ends the evaluation by not returning.
__attribute__((noinline)) void opa_steps_over(void)
{
    opa_steps_left = interval > 0 ? interval : INT_MAX;
    if (interval > 0) opa_builtin0(ASK, NULL);
}

// Called at the start of each function of a policy that has arguments. Others count when they are looked up.
OPA_INTERNAL
void opa_steps_call(void)
{
    opa_step();
}
