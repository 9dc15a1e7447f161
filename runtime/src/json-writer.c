// Writes values as JSON, where sets are arrays and other keys than strings are strings of their JSON, or as terms, in place of OPA's
// wasm/src/json.c. OPA's wrote byte by byte, through a test of the space left for each.
// Not offered to OPA. Tests: test/engine/wasm/json-reader.test.ts

#include "json.h"
#include "malloc.h"
#include "steps.h"
#include "stdlib.h"
#include "str.h"

typedef struct
{
    char *text;
    char *at;
    char *end;
    bool terms;
} writer;

static void grow(writer *w, size_t n)
{
    size_t length = w->at - w->text;
    if (n > (size_t)0x7fffffff || length > (size_t)0x3fffffff) opa_abort("opa_value_dump: the text is too long");
    w->text = opa_realloc(w->text, (length + n) * 2);
    w->at = w->text + length;
    w->end = w->text + (length + n) * 2;
}

static inline void reserve(writer *w, size_t n)
{
    if ((size_t)(w->end - w->at) < n) grow(w, n);
}

static __attribute__((noinline)) void write_byte(writer *w, char c)
{
    reserve(w, 1);
    *w->at++ = c;
}

static __attribute__((noinline)) void write_bytes(writer *w, const char *s, size_t n)
{
    reserve(w, n);
    opa_steps_of_bytes(n);
    for (; n >= 8; n -= 8, w->at += 8, s += 8) __builtin_memcpy(w->at, s, 8);
    while (n-- > 0) *w->at++ = *s++;
}

static void write_escaped(writer *w, unsigned char c)
{
    opa_step();
    static const char hex[] = "0123456789abcdef";
    reserve(w, 6);
    *w->at++ = '\\';
    switch (c)
    {
    case '"':
    case '\\':
        *w->at++ = (char)c;
        return;
    case '\n':
        *w->at++ = 'n';
        return;
    case '\r':
        *w->at++ = 'r';
        return;
    case '\t':
        *w->at++ = 't';
        return;
    }
    *w->at++ = 'u';
    *w->at++ = '0';
    *w->at++ = '0';
    *w->at++ = hex[c >> 4];
    *w->at++ = hex[c & 15];
}

static void write_string(writer *w, const char *s, size_t n)
{
    const char *end = s + n;
    write_byte(w, '"');
    for (;;)
    {
        const char *run = s;
        while (s < end && (unsigned char)*s >= ' ' && *s != '"' && *s != '\\') s++;
        write_bytes(w, run, s - run);
        if (s == end) break;
        write_escaped(w, (unsigned char)*s++);
    }
    write_byte(w, '"');
}

static void write_integer(writer *w, long long i)
{
    char digits[20], *first = digits + sizeof digits;
    unsigned long long rest = i < 0 ? 0 - (unsigned long long)i : (unsigned long long)i;
    do *--first = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    if (i < 0) write_byte(w, '-');
    write_bytes(w, first, digits + sizeof digits - first);
}

static inline void write_separator(writer *w, char c)
{
    write_byte(w, c);
    if (w->terms) write_byte(w, ' ');
}

static void write_value(writer *w, opa_value *v);

static void write_key(writer *w, opa_value *k)
{
    if (w->terms || opa_value_type(k) == OPA_STRING)
    {
        write_value(w, k);
        return;
    }
    char *text = opa_json_dump(k);
    write_string(w, text, opa_strlen(text));
    opa_free(text);
}

static void write_value(writer *w, opa_value *v)
{
    opa_step();
    switch (opa_value_type(v))
    {
    case OPA_NULL:
        write_bytes(w, "null", 4);
        return;
    case OPA_BOOLEAN:
        if (opa_cast_boolean(v)->v) write_bytes(w, "true", 4);
        else write_bytes(w, "false", 5);
        return;
    case OPA_NUMBER:
    {
        opa_number_t *n = opa_cast_number(v);
        if (n->repr == OPA_NUMBER_REPR_INT) write_integer(w, n->v.i);
        else write_bytes(w, n->v.ref.s, n->v.ref.len);
        return;
    }
    case OPA_STRING:
        write_string(w, opa_cast_string(v)->v, opa_cast_string(v)->len);
        return;
    case OPA_ARRAY:
    {
        opa_array_t *array = opa_cast_array(v);
        write_byte(w, '[');
        for (size_t i = 0; i < array->len; i++)
        {
            if (i > 0) write_separator(w, ',');
            write_value(w, array->elems[i].v);
        }
        write_byte(w, ']');
        return;
    }
    case OPA_SET:
    {
        opa_set_t *set = opa_cast_set(v);
        if (w->terms && set->len == 0)
        {
            write_bytes(w, "set()", 5);
            return;
        }
        write_byte(w, w->terms ? '{' : '[');
        opa_set_elem_t *first = opa_set_first(set);
        for (opa_set_elem_t *e = first; e != NULL; e = e->after)
        {
            if (e != first) write_separator(w, ',');
            write_value(w, e->v);
        }
        write_byte(w, w->terms ? '}' : ']');
        return;
    }
    case OPA_OBJECT:
    {
        write_byte(w, '{');
        opa_object_elem_t *first = opa_object_first(opa_cast_object(v));
        for (opa_object_elem_t *e = first; e != NULL; e = e->after)
        {
            if (e != first) write_separator(w, ',');
            write_key(w, e->k);
            write_separator(w, ':');
            write_value(w, e->v);
        }
        write_byte(w, '}');
        return;
    }
    default:
        opa_abort("opa_value_dump: illegal value");
    }
}

static char *write_text(opa_value *v, bool terms)
{
    writer w = {.terms = terms};
    grow(&w, 120);
    write_value(&w, v);
    write_byte(&w, 0);
    return w.text;
}

WASM_EXPORT(opa_json_dump)
char *opa_json_dump(opa_value *v)
{
    return write_text(v, false);
}

WASM_EXPORT(opa_value_dump)
char *opa_value_dump(opa_value *v)
{
    return write_text(v, true);
}
