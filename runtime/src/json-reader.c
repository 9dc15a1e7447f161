// Reads JSON, and the texts of terms, which have sets and keys of any type, in place of OPA's wasm/src/json.c. The grammar is that of RFC 8259: a
// text that differs from it, is not UTF-8, or escapes half of a pair of surrogates, has no value.
//
// OPA's read token by token, and each string twice. It ignored what stood behind a value, took [1,] and 01 for values, read beyond the end of
// "set(", and aborted for invalid UTF-8. opa_json_parse_in_place and opa_value_parse_in_place are exports of our own, whose values refer to the
// text. Not offered to OPA. Tests: test/engine/wasm/json-reader.test.ts

#include "json.h"
#include "malloc.h"
#include "steps.h"
#include "str.h"
#include "unicode.h"

typedef unsigned char byte;

#define NO_LIMIT (0x7fffffff)
// The keys of objects are few: equal ones share a string, which is found by its hash. Those that find another in its place are
// strings of their own, so that two that are shared are never equal.
#define KEYS (128)
#define MAX_KEY (32)

typedef struct
{
    opa_value *value;
    const byte *end;
    bool terms;
    // Strings and numbers refer to the text.
    bool in_place;
    int max_depth;
    // Which keys are there.
    unsigned used[KEYS / 32];
    opa_string_t *keys[KEYS];
} reader;

// Each reader of a part takes where it begins, and returns where it ends, or NULL for what has no value; the value is in r->value.
// Places are kept out of the memory: what follows would wait for it.
static byte *read_value(reader *r, byte *p, int depth, opa_value *like);

// Counts the steps of what was read in one text since counted, often enough to be asked in time.
static inline byte *count(byte *p, byte *counted)
{
    if (p - counted < 1024) return counted;
    opa_steps_of_characters(p - counted);
    return p;
}

static __attribute__((noinline)) byte *skip_spaces(byte *p, const byte *end)
{
    byte *start = p;
    while (p < end && (*p == ' ' || *p == '\n' || *p == '\r' || *p == '\t')) p++;
    opa_steps_of_bytes(p - start);
    return p;
}

static inline byte *skip_space(byte *p, const byte *end)
{
    return p < end && *p <= ' ' ? skip_spaces(p, end) : p;
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

// Forward, so that it may be copied to a place before it.
static inline void copy(char *to, const byte *from, size_t n)
{
    for (; n >= 8; n -= 8, to += 8, from += 8)
    {
        unsigned long long bytes;
        __builtin_memcpy(&bytes, from, 8);
        __builtin_memcpy(to, &bytes, 8);
    }
    while (n-- > 0) *to++ = (char)*from++;
}

static inline bool same(const char *a, const byte *b, size_t n)
{
    if (n >= 8)
    {
        unsigned long long x, y;
        for (size_t i = 0; i + 8 < n; i += 8)
        {
            __builtin_memcpy(&x, a + i, 8);
            __builtin_memcpy(&y, b + i, 8);
            if (x != y) return false;
        }
        __builtin_memcpy(&x, a + n - 8, 8);
        __builtin_memcpy(&y, b + n - 8, 8);
        return x == y;
    }
    if (n >= 4)
    {
        unsigned x, y, z, w;
        __builtin_memcpy(&x, a, 4);
        __builtin_memcpy(&y, b, 4);
        __builtin_memcpy(&z, a + n - 4, 4);
        __builtin_memcpy(&w, b + n - 4, 4);
        return x == y && z == w;
    }
    while (n-- > 0)
        if ((byte)a[n] != b[n]) return false;
    return true;
}

static opa_string_t *new_string(const byte *s, size_t n, bool in_place)
{
    opa_string_t *string = in_place ? opa_malloc_small(sizeof *string) : opa_malloc(sizeof *string + n);
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
    unsigned place = (hash ^ (hash >> 15)) % KEYS, bit = 1u << place % 32, *used = &r->used[place / 32];
    opa_string_t **known = &r->keys[place];
    if ((*used & bit) != 0 && (*known)->len == n && same((*known)->v, s, n)) return &(*known)->hdr;
    opa_string_t *key = new_string(s, n, r->in_place);
    if ((*used & bit) == 0)
    {
        *used |= bit;
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

static inline byte *give(reader *r, opa_value *value, byte *p)
{
    r->value = value;
    return p;
}

// Reads on in the string that has an escape at p. Its value is shorter than its text, so it can be written over it.
static __attribute__((noinline)) byte *read_escaped(reader *r, byte *start, byte *p)
{
    char *to = (char *)p, *value = (char *)start;
    byte *counted = p;
    if (!r->in_place)
    {
        byte *quote = p;
        while (quote < r->end && *quote != '"')
        {
            quote += *quote == '\\' ? 2 : 1;
            counted = count(quote, counted);
        }
        if (quote >= r->end) return NULL;
        value = opa_malloc(quote - start);
        copy(value, start, p - start);
        to = value + (p - start);
        counted = p;
    }
    while (p < r->end && *p != '"')
    {
        counted = count(p, counted);
        if (*p == '\\')
        {
            p++;
            int rune = read_escape(&p, r->end);
            if (rune == -1) return NULL;
            to += opa_unicode_encode_utf8(rune, to);
        }
        else
        {
            byte *run = p;
            int n = *p < ' ' ? 0 : *p < 0x80 ? 1 : character(p, r->end);
            if (n == 0) return NULL;
            p = skip_plain(p + n, r->end);
            copy(to, run, p - run);
            to += p - run;
        }
    }
    if (p == r->end) return NULL;
    opa_steps_of_characters(p - counted);
    return give(r, r->in_place ? opa_string(value, to - value) : opa_string_allocated(value, to - value), p + 1);
}

// Reads on in the string that has something else than a plain text and a quote at p.
static __attribute__((noinline)) byte *read_other_string(reader *r, byte *start, byte *p)
{
    byte *counted = p;
    while (p < r->end && *p != '"')
    {
        counted = count(p, counted);
        if (*p == '\\') return read_escaped(r, start, p);
        int n = *p < ' ' ? 0 : character(p, r->end);
        if (n == 0) return NULL;
        p = skip_plain(p + n, r->end);
    }
    if (p == r->end) return NULL;
    opa_steps_of_bytes(p - start);
    return give(r, &new_string(start, p - start, r->in_place)->hdr, p + 1);
}

static inline byte *read_string(reader *r, byte *p)
{
    byte *start = p + 1;
    p = skip_plain(start, r->end);
    if (p == r->end || *p != '"') return read_other_string(r, start, p);
    opa_steps_of_bytes(p - start);
    return give(r, &new_string(start, p - start, r->in_place)->hdr, p + 1);
}

static __attribute__((noinline)) byte *read_key(reader *r, byte *p)
{
    byte *start = p + 1;
    p = skip_plain(start, r->end);
    if (p == r->end || *p != '"') return read_other_string(r, start, p);
    size_t n = p - start;
    opa_steps_of_bytes(n);
    return give(r, n <= MAX_KEY ? shared_key(r, start, n) : &new_string(start, n, r->in_place)->hdr, p + 1);
}

// The size of a number up to which it is read, as in src/base/terms/number-text.ts: its characters before the exponent, and the exponent.
#define MAX_NUMBER (30000)

// Numbers but integers of up to 18 digits are their text. One that is too large has no value: arithmetic on it takes minutes.
static __attribute__((noinline)) byte *read_other_number(reader *r, byte *start, byte *p)
{
    if (p < r->end && *p == '.')
    {
        byte *fraction = p + 1;
        p = skip_digits(fraction, r->end);
        if (p == fraction) return NULL;
    }
    size_t size = p - start;
    if (p < r->end && (*p | 0x20) == 'e')
    {
        p++;
        if (p < r->end && (*p == '+' || *p == '-')) p++;
        byte *digits = p;
        p = skip_digits(digits, r->end);
        if (p == digits) return NULL;
        size_t exponent = 0;
        for (; digits < p && exponent <= MAX_NUMBER; digits++) exponent = exponent * 10 + (*digits - '0');
        size += exponent;
    }
    size_t n = p - start;
    opa_steps_of_bytes(n);
    if (size > MAX_NUMBER) return NULL;
    if (r->in_place) return give(r, opa_number_ref((const char *)start, n), p);
    char *text = opa_malloc(n);
    copy(text, start, n);
    return give(r, opa_number_ref_allocated(text, n), p);
}

static inline byte *read_number(reader *r, byte *p)
{
    byte *start = p;
    bool negative = *p == '-';
    if (negative) p++;
    byte *digits = p;
    unsigned long long integer = 0;
    while (p < r->end && is_digit(*p)) integer = integer * 10 + (*p++ - '0');
    size_t n = p - digits;
    if (n == 0 || (n > 1 && *digits == '0')) return NULL;
    if (n > 18 || (negative && integer == 0) || (p < r->end && (*p == '.' || (*p | 0x20) == 'e'))) return read_other_number(r, start, p);
    return give(r, opa_number_shared(negative ? -(long long)integer : (long long)integer), p);
}

static inline bool is_word(reader *r, byte *p, const char *word, size_t n)
{
    if ((size_t)(r->end - p) < n) return false;
    unsigned a, b;
    __builtin_memcpy(&a, p + n - 4, 4);
    __builtin_memcpy(&b, word + n - 4, 4);
    return a == b;
}

static byte *read_array(reader *r, byte *p, int depth, opa_value *like);
static byte *read_object(reader *r, byte *p, int depth, opa_value *like);

static __attribute__((always_inline)) inline byte *read_value_inline(reader *r, byte *p, int depth, opa_value *like)
{
    p = skip_space(p, r->end);
    if (p == r->end) return NULL;
    byte c = *p;
    switch (c)
    {
    case '"':
        return read_string(r, p);
    case '{':
        return read_object(r, p, depth + 1, like);
    case '[':
        return read_array(r, p, depth + 1, like);
    case 'n':
        return is_word(r, p, "null", 4) ? give(r, opa_null(), p + 4) : NULL;
    case 't':
        return is_word(r, p, "true", 4) ? give(r, opa_boolean(true), p + 4) : NULL;
    case 'f':
        return is_word(r, p, "false", 5) ? give(r, opa_boolean(false), p + 5) : NULL;
    case 's':
        if (!r->terms || r->end - p < 4 || !is_word(r, p, "set(", 4)) return NULL;
        p = skip_space(p + 4, r->end);
        return p < r->end && *p == ')' ? give(r, opa_set(), p + 1) : NULL;
    default:
        return c == '-' || is_digit(c) ? read_number(r, p) : NULL;
    }
}

static __attribute__((noinline)) byte *read_array(reader *r, byte *p, int depth, opa_value *like)
{
    if (depth > r->max_depth) return NULL;
    opa_array_t *array = opa_cast_array(opa_array());
    like = like != NULL && like->type == OPA_ARRAY && opa_cast_array(like)->len > 0 ? opa_cast_array(like)->elems[0].v : NULL;
    p = skip_space(p + 1, r->end);
    if (p < r->end && *p == ']') return give(r, &array->hdr, p + 1);
    for (;;)
    {
        p = read_value_inline(r, p, depth, like);
        if (p == NULL) return NULL;
        like = r->value;
        opa_array_append(array, like);
        p = skip_space(p, r->end);
        if (p == r->end) return NULL;
        if (*p == ']') return give(r, &array->hdr, p + 1);
        if (*p++ != ',') return NULL;
    }
}

// Reads on in the set whose first element was read.
static __attribute__((noinline)) byte *read_set(reader *r, byte *p, int depth)
{
    opa_value *set = opa_set();
    for (;;)
    {
        opa_set_add(opa_cast_set(set), r->value);
        p = skip_space(p, r->end);
        if (p == r->end) return NULL;
        if (*p == '}') return give(r, set, p + 1);
        if (*p++ != ',') return NULL;
        p = read_value(r, p, depth, NULL);
        if (p == NULL) return NULL;
    }
}

// Whether the shared key begins at p, and its end.
static inline byte *skip_key(byte *p, const byte *end, opa_value *key)
{
    opa_string_t *s = opa_cast_string(key);
    if (key->type != OPA_STRING_INTERNED || (size_t)(end - p) < s->len + 2) return NULL;
    return *p == '"' && p[s->len + 1] == '"' && same(s->v, p + 1, s->len) ? p + s->len + 2 : NULL;
}

// Reads an object or a set. Objects beside each other tend to have the same keys: those of the one before are expected, in the
// order of its text. As long as that holds, no key is there twice.
static __attribute__((noinline)) byte *read_object(reader *r, byte *p, int depth, opa_value *like)
{
    if (depth > r->max_depth) return NULL;
    p = skip_space(p + 1, r->end);
    if (p < r->end && *p == '}') return give(r, opa_object(), p + 1);
    opa_object_t *object = NULL;
    opa_object_elem_t *next = like != NULL && like->type == OPA_OBJECT ? opa_cast_object(like)->first : NULL;
    bool same_hashes = next != NULL && opa_cast_object(like)->n != 1;
    for (;;)
    {
        opa_value *key;
        like = NULL;
        byte *expected = next != NULL ? skip_key(p, r->end, next->k) : NULL;
        if (expected != NULL)
        {
            key = next->k;
            like = next->v;
            p = expected;
        }
        else
        {
            next = NULL;
            if (p < r->end && *p == '"') p = read_key(r, p);
            else p = r->terms ? read_value(r, p, depth, NULL) : NULL;
            if (p == NULL) return NULL;
            key = r->value;
        }
        p = skip_space(p, r->end);
        if (p == r->end) return NULL;
        if (*p != ':')
        {
            if (!r->terms || object != NULL) return NULL;
            r->value = key;
            return read_set(r, p, depth);
        }
        p = read_value_inline(r, p + 1, depth, like);
        if (p == NULL) return NULL;
        if (object == NULL) object = opa_cast_object(opa_object());
        opa_step();
        if (next != NULL)
        {
            opa_object_add_new(object, key, r->value, same_hashes ? next->hash : 0);
            next = next->after;
        }
        else opa_object_insert_shared(object, key, r->value);
        p = skip_space(p, r->end);
        if (p == r->end) return NULL;
        if (*p == '}') return give(r, &object->hdr, p + 1);
        if (*p++ != ',') return NULL;
        p = skip_space(p, r->end);
    }
}

static __attribute__((noinline)) byte *read_value(reader *r, byte *p, int depth, opa_value *like)
{
    return read_value_inline(r, p, depth, like);
}

static opa_value *read_text(const char *text, size_t len, bool terms, bool in_place, int max_depth)
{
    reader r;
    r.end = (const byte *)text + len;
    r.terms = terms;
    r.in_place = in_place;
    r.max_depth = max_depth;
    for (int i = 0; i < KEYS / 32; i++) r.used[i] = 0;
    byte *p = read_value(&r, (byte *)text, 0, NULL);
    return p != NULL && skip_space(p, r.end) == r.end ? r.value : NULL;
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
// changed. max_depth: of arrays, objects and sets in each other.
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
