// Arithmetic as the evaluator does it, in place of OPA's wasm/src/arithmetic.c: integers of 64 bits, and fractions as binary numbers of 64
// bits (big-float.c), which OPA's decimal library does not repeat: 1/3*3 is 1. Everything else (long numbers, errors, -0) is left to the
// host by giving no value.
// Not offered to OPA. Tests: test/runtime/programs/numbers.rego, test/runtime/fractions.test.ts

#include "big-float.h"
#include "int64.h"
#include "json-strict.h"
#include "set.h"
#include "std.h"

// An integer that stays as it is, but for -0.
static opa_value *same(opa_value *v, long long x)
{
    return x == 0 ? opa_number_int(0) : v;
}

OPA_BUILTIN
opa_value *opa_arith_abs(opa_value *v)
{
    long long x, r;
    if (opa_value_int64(v, &x))
    {
        if (x >= 0) return same(v, x);
        return __builtin_sub_overflow(0, x, &r) ? NULL : opa_number_int(r);
    }
    big_float_t f;
    if (!big_float_of(v, &f)) return NULL;
    f.negative = false;
    return big_float_number(f);
}

// Half of it away from 0, after which the fraction is cut off.
OPA_BUILTIN
opa_value *opa_arith_round(opa_value *v)
{
    long long x;
    if (opa_value_int64(v, &x)) return same(v, x);
    big_float_t f;
    if (!big_float_of(v, &f) || !big_float_add(f, (big_float_t){f.negative, 1ull << 63, -64}, &f)) return NULL;
    return big_float_truncate(f, &x) ? opa_number_int(x) : NULL;
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
    if (opa_value_int64(v, &x)) return same(v, x);
    return neighbours(v, &below, &above) ? opa_number_int(above) : NULL;
}

OPA_BUILTIN
opa_value *opa_arith_floor(opa_value *v)
{
    long long x, below, above;
    if (opa_value_int64(v, &x)) return same(v, x);
    return neighbours(v, &below, &above) ? opa_number_int(below) : NULL;
}

// An operation on numbers that are not both written as integers of 64 bits, or whose quotient is none. The evaluator computes with integers
// of more than 64 bits as such, but for quotients.
static opa_value *on_fractions(opa_value *a, opa_value *b, bool (*operation)(big_float_t, big_float_t, big_float_t *))
{
    big_float_t x, y;
    if (!big_float_of(a, &x) || !big_float_of(b, &y) ||
        (big_float_is_integer(x) && big_float_is_integer(y) && (x.exponent > 0 || y.exponent > 0)) ||
        !operation(x, y, &x))
        return NULL;
    return big_float_number(x);
}

OPA_BUILTIN
opa_value *opa_arith_plus(opa_value *a, opa_value *b)
{
    long long x, y, r;
    if (!opa_value_int64(a, &x) || !opa_value_int64(b, &y)) return on_fractions(a, b, big_float_add);
    return __builtin_add_overflow(x, y, &r) ? NULL : opa_number_int(r);
}

static bool subtract(big_float_t a, big_float_t b, big_float_t *r)
{
    b.negative = !b.negative;
    return big_float_add(a, b, r);
}

OPA_BUILTIN
opa_value *opa_arith_minus(opa_value *a, opa_value *b)
{
    if (opa_value_type(a) == OPA_SET) return opa_set_diff(a, b);
    long long x, y, r;
    if (!opa_value_int64(a, &x) || !opa_value_int64(b, &y)) return on_fractions(a, b, subtract);
    return __builtin_sub_overflow(x, y, &r) ? NULL : opa_number_int(r);
}

OPA_BUILTIN
opa_value *opa_arith_multiply(opa_value *a, opa_value *b)
{
    long long x, y;
    if (!opa_value_int64(a, &x) || !opa_value_int64(b, &y)) return on_fractions(a, b, big_float_multiply);
    if (x == (int)x && y == (int)y) return opa_number_int(x * y);
    bool negative = (x < 0) != (y < 0);
    product_t p = multiply_words(x < 0 ? -(unsigned long long)x : x, y < 0 ? -(unsigned long long)y : y);
    if (p.high > 0 || p.low >> 63) return NULL;
    return opa_number_int(negative ? -(long long)p.low : (long long)p.low);
}

// A quotient of integers that is none is a fraction; that of 0 may be -0.
OPA_BUILTIN
opa_value *opa_arith_divide(opa_value *a, opa_value *b)
{
    long long x, y;
    if (opa_value_int64(a, &x) && opa_value_int64(b, &y) && x != 0 && y != 0 && y != -1 && x % y == 0)
        return opa_number_int(x / y);
    return on_fractions(a, b, big_float_divide);
}

OPA_BUILTIN
opa_value *opa_arith_rem(opa_value *a, opa_value *b)
{
    long long x, y;
    if (!opa_value_int64(a, &x) || !opa_value_int64(b, &y) || y == 0) return NULL;
    return opa_number_int(y == -1 ? 0 : x % y);
}
