// Arithmetic on integers of 64 bits, in place of OPA's wasm/src/arithmetic.c. Everything else (fractions, exponents, big integers, errors) is left
// to the host by giving no value: the evaluator computes with binary fractions of 64 bits, which OPA's decimal library does not repeat.
// 1/3*3 is 1 there, and 0.1*3 is not 0.30. Numbers above 32 bits were cut by some operations.
// Not offered to OPA. Tests: test/runtime/programs/numbers.rego

#include "int64.h"
#include "json-strict.h"
#include "set.h"
#include "std.h"

OPA_BUILTIN
opa_value *opa_arith_abs(opa_value *v)
{
    long long x, r;
    if (!opa_value_int64(v, &x)) return NULL;
    if (x >= 0) return v;
    return __builtin_sub_overflow(0, x, &r) ? NULL : opa_number_int(r);
}

OPA_BUILTIN
opa_value *opa_arith_round(opa_value *v)
{
    long long x;
    return opa_value_int64(v, &x) ? v : NULL;
}

// The nearest integers on both sides of a fraction of at most MAX_DIGITS digits. A fraction of so many cannot be taken for
// an integer by the evaluator, which rounds to 64 bits.
#define MAX_DIGITS 17
static bool neighbours(opa_value *v, long long *below, long long *above)
{
    if (opa_value_type(v) != OPA_NUMBER || opa_cast_number(v)->repr != OPA_NUMBER_REPR_REF) return false;
    opa_number_ref_t *n = &opa_cast_number(v)->v.ref;
    bool negative = n->len > 0 && n->s[0] == '-', fraction = false;
    if (n->len > negative + MAX_DIGITS + 1 || !opa_json_is_plain_number(n->s, n->len)) return false;
    long long i = 0;
    size_t at = negative;
    for (; at < n->len && n->s[at] != '.'; at++) i = i * 10 + (n->s[at] - '0');
    if (at == n->len) return false; // an integer of more than 64 bits
    for (at++; at < n->len; at++)
        if (n->s[at] != '0') fraction = true;
    *below = negative ? -i - fraction : i;
    *above = negative ? -i : i + fraction;
    return true;
}

// Between -1 and 0 the evaluator comes to 1 for ceil and to 0 for floor, which is not what its documentation says.
OPA_BUILTIN
opa_value *opa_arith_ceil(opa_value *v)
{
    long long x, below, above;
    if (opa_value_int64(v, &x)) return v;
    return neighbours(v, &below, &above) ? opa_number_int(above) : NULL;
}

OPA_BUILTIN
opa_value *opa_arith_floor(opa_value *v)
{
    long long x, below, above;
    if (opa_value_int64(v, &x)) return v;
    return neighbours(v, &below, &above) ? opa_number_int(below) : NULL;
}

OPA_BUILTIN
opa_value *opa_arith_plus(opa_value *a, opa_value *b)
{
    long long x, y, r;
    if (!opa_value_int64(a, &x) || !opa_value_int64(b, &y) || __builtin_add_overflow(x, y, &r)) return NULL;
    return opa_number_int(r);
}

OPA_BUILTIN
opa_value *opa_arith_minus(opa_value *a, opa_value *b)
{
    if (opa_value_type(a) == OPA_SET) return opa_set_diff(a, b);
    long long x, y, r;
    if (!opa_value_int64(a, &x) || !opa_value_int64(b, &y) || __builtin_sub_overflow(x, y, &r)) return NULL;
    return opa_number_int(r);
}

OPA_BUILTIN
opa_value *opa_arith_multiply(opa_value *a, opa_value *b)
{
    long long x, y;
    if (!opa_value_int64(a, &x) || !opa_value_int64(b, &y)) return NULL;
    // Of 32 bits each: the check of a product of 64 bits needs a function that the runtime does not have.
    if (x != (int)x || y != (int)y) return NULL;
    return opa_number_int(x * y);
}

// A quotient that is no integer is a fraction; that of 0 may be -0.
OPA_BUILTIN
opa_value *opa_arith_divide(opa_value *a, opa_value *b)
{
    long long x, y;
    if (!opa_value_int64(a, &x) || !opa_value_int64(b, &y)) return NULL;
    if (x == 0 || y == 0 || y == -1 || x % y != 0) return NULL;
    return opa_number_int(x / y);
}

OPA_BUILTIN
opa_value *opa_arith_rem(opa_value *a, opa_value *b)
{
    long long x, y;
    if (!opa_value_int64(a, &x) || !opa_value_int64(b, &y) || y == 0) return NULL;
    return opa_number_int(y == -1 ? 0 : x % y);
}
