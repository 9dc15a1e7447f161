// sprintf with the verbs %s, %d, %v and %% alone, of which there are as many as values. A value must fit its verb: strings, integers of 64
// bits for %d and %v, and for %s and %v what the evaluator prints as the runtime does. All else is left to the host.
// Not offered to OPA. Tests: test/runtime/plain-forms.test.ts

#include "exact-pattern.h"
#include "int64.h"
#include "json.h"
#include "malloc.h"
#include "std.h"
#include "steps.h"
#include "stdlib.h"
#include "str.h"
#include "string.h"

#define MAX_VALUES 16
#define MAX_DIGITS 24

typedef struct
{
    const char *v;
    size_t len;
} text_t;

static bool fits(opa_value *v, char verb)
{
    long long i;
    if (opa_value_type(v) == OPA_NUMBER) return (verb == 'd' || verb == 'v') && opa_value_int64(v, &i);
    return verb == 's' || verb == 'v';
}

// Whether a format has a verb for each of the values, which fits it. 'len' is that of the rest.
static bool fit_format(const opa_string_t *format, const opa_array_t *values, unsigned long long *len)
{
    size_t used = 0;
    *len = 0;
    for (size_t i = 0; i < format->len; i++)
    {
        if (format->v[i] == '%')
        {
            char verb = ++i < format->len ? format->v[i] : 0;
            if (verb != '%')
            {
                if (used == values->len || !fits(values->elems[used++].v, verb)) return false;
                continue;
            }
        }
        ++*len;
    }
    return used == values->len;
}

// The text of a value; 'digits' has room for that of an integer.
static bool text_of(opa_value *v, char *digits, text_t *text)
{
    long long i;
    if (opa_value_type(v) == OPA_STRING)
    {
        *text = (text_t){opa_cast_string(v)->v, opa_cast_string(v)->len};
        return true;
    }
    bool is_integer = opa_value_int64(v, &i);
    const char *printed = is_integer ? opa_itoa(i, digits, 10) : opa_value_dump(v);
    *text = (text_t){printed, opa_strlen(printed)};
    return is_integer || opa_is_printed_alike(text->v, text->len);
}

OPA_BUILTIN
opa_value *opa_sprintf(opa_value *a, opa_value *b)
{
    if (opa_value_type(a) != OPA_STRING || opa_value_type(b) != OPA_ARRAY) return NULL;
    opa_string_t *format = opa_cast_string(a);
    opa_array_t *values = opa_cast_array(b);
    text_t texts[MAX_VALUES];
    char digits[MAX_VALUES][MAX_DIGITS];
    unsigned long long len;
    opa_steps_of_characters(format->len);
    if (values->len > MAX_VALUES || !fit_format(format, values, &len)) return NULL;
    for (size_t i = 0; i < values->len; i++)
    {
        if (!text_of(values->elems[i].v, digits[i], &texts[i])) return NULL;
        len += texts[i].len;
    }
    if (len >= SIZE_MAX) opa_abort("opa_malloc: failed");
    opa_steps_of_bytes(len);

    char *text = opa_malloc(len + 1), *to = text;
    const text_t *next = texts;
    for (size_t i = 0; i < format->len; i++)
    {
        char c = format->v[i];
        if (c == '%' && format->v[++i] != '%')
        {
            memcpy(to, next->v, next->len);
            to += next++->len;
        }
        else *to++ = c;
    }
    *to = 0;
    return opa_string_allocated(text, len);
}
