#include "json.h"
#include "malloc.h"
#include "steps.h"
#include "str.h"
#include "unicode.h"

// Reads JSON, and the texts of terms, which have sets and keys of any type. The grammar is that of RFC 8259: a text that
// differs from it, is not UTF-8, or escapes half of a pair of surrogates, has no value.

typedef unsigned char byte;

#define NO_LIMIT (-1)
// The keys of objects are few: equal ones share a string, which is found by its hash. Those that find another in its place are
// strings of their own, so that two that are shared are never equal.
#define KEYS (128)
#define MAX_KEY (32)

typedef struct
{
    byte *at;
    const byte *end;
    bool terms;
    // Strings and numbers refer to the text.
    bool in_place;
    int max_depth;
    opa_string_t *keys[KEYS];
} reader;

static opa_value *read_value(reader *r, int depth, bool key);

static inline int skip_space(reader *r)
{
    byte *p = r->at;
    while (p < r->end && (*p == ' ' || *p == '\n' || *p == '\r' || *p == '\t')) p++;
    opa_steps_of_bytes(p - r->at);
    r->at = p;
    return p < r->end ? *p : -1;
}

static inline bool is_digit(byte c)
{
    return (byte)(c - '0') < 10;
}

static inline byte *skip_digits(byte *p, const byte *end)
{
    while (p < end && is_digit(*p)) p++;
    return p;
}

static inline void copy(char *to, const byte *from, size_t n)
{
    for (; n >= 8; n -= 8, to += 8, from += 8) __builtin_memcpy(to, from, 8);
    while (n-- > 0) *to++ = (char)*from++;
}

static inline bool same(const char *a, const byte *b, size_t n)
{
    unsigned long long x, y;
    for (; n >= 8; n -= 8, a += 8, b += 8)
    {
        __builtin_memcpy(&x, a, 8);
        __builtin_memcpy(&y, b, 8);
        if (x != y) return false;
    }
    while (n-- > 0)
        if ((byte)*a++ != *b++) return false;
    return true;
}

static opa_string_t *new_string(const byte *s, size_t n, bool in_place)
{
    opa_string_t *string = opa_malloc(sizeof *string + (in_place ? 0 : n));
    string->hdr.type = OPA_STRING;
    string->free = 0;
    string->len = n;
    if (in_place) string->v = (const char *)s;
    else
    {
        string->v = (const char *)(string + 1);
        copy((char *)(string + 1), s, n);
    }
    return string;
}

static opa_value *shared_key(reader *r, const byte *s, size_t n)
{
    unsigned hash = (unsigned)n;
    if (n >= 4)
    {
        unsigned first, last;
        __builtin_memcpy(&first, s, 4);
        __builtin_memcpy(&last, s + n - 4, 4);
        hash += first * 0x9E3779B1u + last * 0x85EBCA6Bu;
    }
    else
        for (size_t i = 0; i < n; i++) hash = hash * 31 + s[i];
    opa_string_t **known = &r->keys[(hash ^ (hash >> 15)) % KEYS];
    if (*known != NULL && (*known)->len == n && same((*known)->v, s, n)) return &(*known)->hdr;
    opa_string_t *key = new_string(s, n, r->in_place);
    if (*known == NULL)
    {
        // An interned string is never freed with one of its objects.
        key->hdr.type = OPA_STRING_INTERNED;
        *known = key;
    }
    return &key->hdr;
}

// The length of the character outside of ASCII at p, 0 where there is none.
static int character(const byte *p, const byte *end)
{
    int n = 0;
    int rune = opa_unicode_decode_utf8((const char *)p, 0, end - p > 4 ? 4 : (int)(end - p), &n);
    return rune == -1 ? 0 : n;
}

// The four digits after "\u", or -1.
static int read_unit(const byte *p, const byte *end)
{
    if (end - p < 4) return -1;
    int unit = 0;
    for (int i = 0; i < 4; i++)
    {
        byte lower = p[i] | 0x20;
        if (is_digit(p[i])) unit = unit * 16 + p[i] - '0';
        else if (lower >= 'a' && lower <= 'f') unit = unit * 16 + lower - 'a' + 10;
        else return -1;
    }
    return unit;
}

// What the escape at *at stands for, which is behind its backslash, or -1.
static int read_escape(byte **at, const byte *end)
{
    byte *p = *at;
    if (p == end) return -1;
    *at = p + 1;
    switch (*p)
    {
    case '"':
    case '\\':
    case '/':
        return *p;
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    case 'u':
        break;
    default:
        return -1;
    }
    int unit = read_unit(p + 1, end);
    *at = p + 5;
    if (!opa_unicode_surrogate(unit)) return unit;
    if (unit >= 0xdc00 || end - p < 7 || p[5] != '\\' || p[6] != 'u') return -1;
    int low = read_unit(p + 7, end);
    *at = p + 11;
    return low >= 0xdc00 && low < 0xe000 ? opa_unicode_decode_surrogate(unit, low) : -1;
}

// Bytes that end a run of plain text in a string.
static const bool ends_run[256] = {
    [0 ... 31] = true,
    ['"'] = true,
    ['\\'] = true,
    [128 ... 255] = true,
};

#define EACH(c) ((c) * 0x0101010101010101ull)

// The end of the plain text at p. Of 8 bytes at once the lowest that ends it has its highest bit set: where a subtraction borrows,
// it does so in a byte that ends it as well.
static inline byte *skip_plain(byte *p, const byte *end)
{
    for (; end - p >= 8; p += 8)
    {
        unsigned long long bytes, quotes, slashes;
        __builtin_memcpy(&bytes, p, 8);
        quotes = bytes ^ EACH('"');
        slashes = bytes ^ EACH('\\');
        unsigned long long ends = (((bytes - EACH(' ')) & ~bytes) | ((quotes - EACH(1)) & ~quotes) | ((slashes - EACH(1)) & ~slashes) | bytes) & EACH(0x80);
        if (ends != 0) return p + (__builtin_ctzll(ends) >> 3);
    }
    while (p < end && !ends_run[*p]) p++;
    return p;
}

// The string that has an escape at p. Its value is shorter than its text, so it can be written over it.
static opa_value *read_escaped(reader *r, byte *start, byte *p)
{
    char *to = (char *)p, *value = (char *)start;
    if (!r->in_place)
    {
        const byte *quote = p;
        while (quote < r->end && *quote != '"') quote += *quote == '\\' ? 2 : 1;
        if (quote >= r->end) return NULL;
        value = opa_malloc(quote - start);
        copy(value, start, p - start);
        to = value + (p - start);
    }
    while (p < r->end)
    {
        byte c = *p;
        if (c == '"')
        {
            opa_steps_of_characters(p - start);
            r->at = p + 1;
            return r->in_place ? opa_string(value, to - value) : opa_string_allocated(value, to - value);
        }
        if (c == '\\')
        {
            p++;
            int rune = read_escape(&p, r->end);
            if (rune == -1) return NULL;
            to += opa_unicode_encode_utf8(rune, to);
            continue;
        }
        if (c < ' ') return NULL;
        int n = c < 0x80 ? 1 : character(p, r->end);
        if (n == 0) return NULL;
        while (n-- > 0) *to++ = (char)*p++;
    }
    return NULL;
}

static opa_value *read_string(reader *r, bool key)
{
    byte *start = ++r->at, *p = start;
    for (;;)
    {
        p = skip_plain(p, r->end);
        if (p == r->end) return NULL;
        if (*p == '"') break;
        if (*p == '\\') return read_escaped(r, start, p);
        int n = *p < ' ' ? 0 : character(p, r->end);
        if (n == 0) return NULL;
        p += n;
    }
    r->at = p + 1;
    size_t n = p - start;
    opa_steps_of_bytes(n);
    return key && n <= MAX_KEY ? shared_key(r, start, n) : &new_string(start, n, r->in_place)->hdr;
}

// An integer of up to 18 digits is read; other numbers are their text.
static opa_value *read_number(reader *r)
{
    byte *start = r->at, *p = start;
    bool negative = *p == '-';
    if (negative) p++;
    byte *digits = p;
    unsigned long long integer = 0;
    while (p < r->end && is_digit(*p)) integer = integer * 10 + (*p++ - '0');
    size_t n = p - digits;
    if (n == 0 || (n > 1 && *digits == '0')) return NULL;
    bool is_integer = true;
    if (p < r->end && *p == '.')
    {
        is_integer = false;
        byte *fraction = p + 1;
        p = skip_digits(fraction, r->end);
        if (p == fraction) return NULL;
    }
    if (p < r->end && (*p | 0x20) == 'e')
    {
        is_integer = false;
        p++;
        if (p < r->end && (*p == '+' || *p == '-')) p++;
        byte *exponent = p;
        p = skip_digits(exponent, r->end);
        if (p == exponent) return NULL;
    }
    opa_steps_of_bytes(p - start);
    r->at = p;
    if (is_integer && n <= 18 && !(negative && integer == 0))
        return opa_number_int(negative ? -(long long)integer : (long long)integer);
    if (r->in_place) return opa_number_ref((const char *)start, p - start);
    char *text = opa_malloc(p - start);
    copy(text, start, p - start);
    return opa_number_ref_allocated(text, p - start);
}

static bool skip_word(reader *r, const char *word, int n)
{
    if (r->end - r->at < n || opa_strncmp((const char *)r->at, word, n) != 0) return false;
    r->at += n;
    return true;
}

static opa_value *read_array(reader *r, int depth)
{
    opa_value *array = opa_array();
    r->at++;
    if (skip_space(r) == ']')
    {
        r->at++;
        return array;
    }
    for (;;)
    {
        opa_value *v = read_value(r, depth, false);
        if (v == NULL) return NULL;
        opa_array_append(opa_cast_array(array), v);
        int c = skip_space(r);
        r->at++;
        if (c == ']') return array;
        if (c != ',') return NULL;
    }
}

// The set whose first element was read.
static opa_value *read_set(reader *r, int depth, opa_value *v)
{
    opa_value *set = opa_set();
    for (;;)
    {
        if (v == NULL) return NULL;
        opa_set_add(opa_cast_set(set), v);
        int c = skip_space(r);
        r->at++;
        if (c == '}') return set;
        if (c != ',') return NULL;
        v = read_value(r, depth, false);
    }
}

static opa_value *read_object_or_set(reader *r, int depth)
{
    r->at++;
    int c = skip_space(r);
    if (c == '}')
    {
        r->at++;
        return opa_object();
    }
    opa_value *object = NULL;
    for (;;)
    {
        if (c != '"' && !r->terms) return NULL;
        opa_value *k = read_value(r, depth, true);
        if (k == NULL) return NULL;
        if (skip_space(r) != ':') return r->terms && object == NULL ? read_set(r, depth, k) : NULL;
        r->at++;
        opa_value *v = read_value(r, depth, false);
        if (v == NULL) return NULL;
        if (object == NULL) object = opa_object();
        opa_object_insert_shared(opa_cast_object(object), k, v);
        c = skip_space(r);
        r->at++;
        if (c == '}') return object;
        if (c != ',') return NULL;
        c = skip_space(r);
    }
}

static opa_value *read_value(reader *r, int depth, bool key)
{
    if (depth == r->max_depth) return NULL;
    int c = skip_space(r);
    switch (c)
    {
    case '"':
        return read_string(r, key);
    case '{':
        return read_object_or_set(r, depth + 1);
    case '[':
        return read_array(r, depth + 1);
    case 'n':
        return skip_word(r, "null", 4) ? opa_null() : NULL;
    case 't':
        return skip_word(r, "true", 4) ? opa_boolean(true) : NULL;
    case 'f':
        return skip_word(r, "false", 5) ? opa_boolean(false) : NULL;
    case 's':
        if (!r->terms || !skip_word(r, "set(", 4) || skip_space(r) != ')') return NULL;
        r->at++;
        return opa_set();
    default:
        return c == '-' || is_digit(c) ? read_number(r) : NULL;
    }
}

static opa_value *read_text(const char *text, size_t len, bool terms, bool in_place, int max_depth)
{
    reader r = {(byte *)text, (const byte *)text + len, terms, in_place, max_depth};
    opa_value *v = read_value(&r, 0, false);
    return v != NULL && skip_space(&r) == -1 ? v : NULL;
}

OPA_INTERNAL
WASM_EXPORT(opa_json_parse)
opa_value *opa_json_parse(const char *input, size_t len)
{
    return read_text(input, len, false, false, NO_LIMIT);
}

OPA_INTERNAL
WASM_EXPORT(opa_value_parse)
opa_value *opa_value_parse(const char *input, size_t len)
{
    return read_text(input, len, true, false, NO_LIMIT);
}

// As opa_json_parse and opa_value_parse. The value refers to the text, which the caller leaves to it and which may be
// changed. max_depth: of arrays, objects and sets in each other, or -1.
WASM_EXPORT(opa_json_parse_in_place)
opa_value *opa_json_parse_in_place(char *input, size_t len, int max_depth)
{
    return read_text(input, len, false, true, max_depth);
}

WASM_EXPORT(opa_value_parse_in_place)
opa_value *opa_value_parse_in_place(char *input, size_t len)
{
    return read_text(input, len, true, true, NO_LIMIT);
}
