// Operations on the bits of integers of 64 bits, in two's complement, in place of OPA's wasm/src/bits-builtins.c. Others are left to the host.
// Not offered to OPA. Tests: test/runtime/programs/numbers.rego

#include "int64.h"
#include "std.h"

OPA_BUILTIN
opa_value *opa_bits_or(opa_value *a, opa_value *b)
{
    long long x, y;
    return opa_value_int64(a, &x) && opa_value_int64(b, &y) ? opa_number_int(x | y) : NULL;
}

OPA_BUILTIN
opa_value *opa_bits_and(opa_value *a, opa_value *b)
{
    long long x, y;
    return opa_value_int64(a, &x) && opa_value_int64(b, &y) ? opa_number_int(x & y) : NULL;
}

OPA_BUILTIN
opa_value *opa_bits_xor(opa_value *a, opa_value *b)
{
    long long x, y;
    return opa_value_int64(a, &x) && opa_value_int64(b, &y) ? opa_number_int(x ^ y) : NULL;
}

OPA_BUILTIN
opa_value *opa_bits_negate(opa_value *a)
{
    long long x;
    return opa_value_int64(a, &x) ? opa_number_int(~x) : NULL;
}

OPA_BUILTIN
opa_value *opa_bits_shiftleft(opa_value *a, opa_value *b)
{
    long long x, n;
    if (!opa_value_int64(a, &x) || !opa_value_int64(b, &n) || n < 0 || n > 62) return NULL;
    long long r = (long long)((unsigned long long)x << n);
    return r >> n == x ? opa_number_int(r) : NULL;
}

OPA_BUILTIN
opa_value *opa_bits_shiftright(opa_value *a, opa_value *b)
{
    long long x, n;
    if (!opa_value_int64(a, &x) || !opa_value_int64(b, &n) || n < 0) return NULL;
    return opa_number_int(x >> (n > 63 ? 63 : n));
}
