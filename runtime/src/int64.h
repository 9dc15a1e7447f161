#ifndef OPA_INT64_H
#define OPA_INT64_H

#include "value.h"

// Whether a value is a number that is written as an integer of 64 bits, and that integer.
static inline bool opa_value_int64(opa_value *v, long long *i)
{
    return opa_value_type(v) == OPA_NUMBER && opa_number_try_int(opa_cast_number(v), i) == 0;
}

#endif
