#ifndef OPA_BIG_FLOAT_H
#define OPA_BIG_FLOAT_H

#include <stdbool.h>

#include "value.h"

// A number as OPA's evaluator computes with fractions: Go's big.Float with a mantissa of 64 bits, rounded to the nearest, ties to even.
// Its value is mantissa * 2^exponent; the first bit of the mantissa is set, or it is 0 for zero.
typedef struct
{
    bool negative;
    unsigned long long mantissa;
    int exponent;
} big_float_t;

// The functions return false, or NULL, for what they do not compute exactly as Go does: numbers of more than 64 bits or 27 places,
// and results that may be -0.
bool big_float_of(opa_value *v, big_float_t *r);
bool big_float_add(big_float_t a, big_float_t b, big_float_t *r);
bool big_float_multiply(big_float_t a, big_float_t b, big_float_t *r);
bool big_float_divide(big_float_t a, big_float_t b, big_float_t *r);
bool big_float_is_integer(big_float_t a);
// The integer towards 0.
bool big_float_truncate(big_float_t a, long long *i);
// The number, with the fewest digits that tell it from others.
opa_value *big_float_number(big_float_t a);
// The sum of the members of an array or a set.
opa_value *big_float_sum(opa_value *v);

typedef struct
{
    unsigned long long high, low;
} product_t;
product_t multiply_words(unsigned long long a, unsigned long long b);

#endif
