#include "collections.h"
#include "malloc.h"
#include "steps.h"
#include "str.h"
#include "value.h"

// Makes a value of what src/engine/wasm/value-writer.ts writes of one where it is to be: a record of words for each value in it, with room for its
// term. So no term is allocated, texts stay where they are, and keys are hashed once. A record that is none, or goes beyond the end, has no
// value: what is within the words is all that is read and written.

// What is read as words is written as terms at the same place.
typedef unsigned int __attribute__((may_alias)) word;

enum
{
    KIND_NULL,
    KIND_FALSE,
    KIND_TRUE,
    KIND_SMALL,
    KIND_INT,
    KIND_LONG,
    KIND_DECIMAL,
    KIND_FRACTION,
    KIND_STRING,
    KIND_ARRAY,
    KIND_OBJECT,
};

#define BLOCK(T) (1 + sizeof(T) / sizeof(word))
// Longer arrays have no room for the list of their elements, and from here on each element has that of its index before it.
#define SMALL_ARRAY (128)
#define MAX_DEPTH (256)
#define HEADER (4)
// Digits of a decimal behind the point, what is less than all decimals, and words for the text of one.
#define PLACES (4)
#define MAX_DECIMAL (1000000000000000ull)
#define DECIMAL_TEXT (6)

typedef struct
{
    opa_value *key;
    size_t hash;
} member_key;

typedef struct
{
    word count;
    member_key keys[];
} shape;

typedef struct
{
    word *end;
    opa_value *value;
    shape **shapes;
    word shapes_count;
    // The texts of the numbers that are left, as JSON writes an array of them.
    const char *fractions, *fractions_end;
} reader;

// A block of the heap as the allocator has them, which may be freed.
static inline void *block(word *p, size_t size)
{
    *p = size;
    return p + 1;
}

static inline word *give(reader *r, opa_value *value, word *end)
{
    r->value = value;
    return end;
}

static inline size_t room(reader *r, word *p)
{
    return r->end - p;
}

static inline opa_value *number_at(word *p, long long i)
{
    opa_number_t *n = block(p, sizeof *n);
    n->hdr.type = OPA_NUMBER;
    n->repr = OPA_NUMBER_REPR_INT;
    n->free_ref = 0;
    n->v.i = i;
    return &n->hdr;
}

static inline word *read_string(reader *r, word *p)
{
    size_t len = *p >> 8, size = BLOCK(opa_string_t) + (len + 3) / 4;
    if (room(r, p) < size) return NULL;
    opa_string_t *s = block(p, sizeof *s);
    s->hdr.type = OPA_STRING;
    s->free = 0;
    s->len = len;
    s->v = (const char *)(s + 1);
    return give(r, &s->hdr, p + size);
}

static inline opa_value *text_number_at(word *p, const char *text, size_t len)
{
    opa_number_t *n = block(p, sizeof *n);
    n->hdr.type = OPA_NUMBER;
    n->repr = OPA_NUMBER_REPR_REF;
    n->free_ref = 0;
    n->v.ref.s = text;
    n->v.ref.len = len;
    return &n->hdr;
}

static inline long long long_at(word *p)
{
    return (long long)((unsigned long long)p[1] << 32 | p[0]);
}

// A number of ten-thousandths that is no integer.
static __attribute__((noinline)) word *read_decimal(reader *r, word *p)
{
    size_t size = BLOCK(opa_number_t) + DECIMAL_TEXT;
    if (room(r, p) < size) return NULL;
    long long n = long_at(p + 1);
    unsigned long long left = n < 0 ? 0 - (unsigned long long)n : n;
    int places = PLACES, at = DECIMAL_TEXT * sizeof(word);
    for (; places > 0 && left % 10 == 0; places--) left /= 10;
    if (places == 0 || left >= MAX_DECIMAL) return NULL;
    char *text = (char *)(p + BLOCK(opa_number_t));
    for (int i = 0; i <= places || left > 0; i++)
    {
        if (i == places) text[--at] = '.';
        text[--at] = '0' + left % 10;
        left /= 10;
    }
    if (n < 0) text[--at] = '-';
    return give(r, text_number_at(p, text + at, DECIMAL_TEXT * sizeof(word) - at), p + size);
}

// A number whose text is the next of the list of texts.
static __attribute__((noinline)) word *read_fraction(reader *r, word *p)
{
    const char *text = r->fractions;
    // "[", or "," after the one before.
    if (room(r, p) < BLOCK(opa_number_t) || text == r->fractions_end) return NULL;
    const char *start = ++text;
    while (text < r->fractions_end && *text != ',' && *text != ']') text++;
    if (text == r->fractions_end || text == start) return NULL;
    r->fractions = text;
    return give(r, text_number_at(p, start, text - start), p + BLOCK(opa_number_t));
}

static word *read_array(reader *r, word *p, int depth);
static word *read_object(reader *r, word *p, int depth);

static __attribute__((always_inline)) inline word *read_value(reader *r, word *p, int depth)
{
    if (p >= r->end) return NULL;
    opa_step();
    word head = *p;
    switch (head & 0xff)
    {
    case KIND_NULL:
    {
        if (room(r, p) < 2) return NULL;
        opa_value *null = block(p, sizeof(word));
        null->type = OPA_NULL;
        return give(r, null, p + 2);
    }
    case KIND_FALSE:
        return give(r, opa_boolean(false), p + 1);
    case KIND_TRUE:
        return give(r, opa_boolean(true), p + 1);
    case KIND_SMALL:
        return head >> 8 < SMALL_ARRAY ? give(r, opa_number_shared(head >> 8), p + 1) : NULL;
    case KIND_INT:
        if (room(r, p) < BLOCK(opa_number_t)) return NULL;
        return give(r, number_at(p, (int)p[1]), p + BLOCK(opa_number_t));
    case KIND_LONG:
        if (room(r, p) < BLOCK(opa_number_t)) return NULL;
        return give(r, number_at(p, long_at(p + 1)), p + BLOCK(opa_number_t));
    case KIND_DECIMAL:
        return read_decimal(r, p);
    case KIND_FRACTION:
        return read_fraction(r, p);
    case KIND_STRING:
        return read_string(r, p);
    case KIND_ARRAY:
        return read_array(r, p, depth + 1);
    case KIND_OBJECT:
        return read_object(r, p, depth + 1);
    default:
        return NULL;
    }
}

static __attribute__((noinline)) word *read_array(reader *r, word *p, int depth)
{
    if (depth > MAX_DEPTH || room(r, p) < BLOCK(opa_array_t)) return NULL;
    size_t len = p[1];
    opa_array_t *array = block(p, sizeof *array);
    array->hdr.type = OPA_ARRAY;
    array->len = array->cap = len;
    array->elems = NULL;
    p += BLOCK(opa_array_t);
    if (len == 0) return give(r, &array->hdr, p);
    if (len <= SMALL_ARRAY)
    {
        if (room(r, p) < 1 + 2 * len) return NULL;
        array->elems = block(p, len * sizeof(opa_array_elem_t));
        p += 1 + 2 * len;
    }
    else
    {
        // Each has a word at least.
        if (room(r, p) < len) return NULL;
        array->elems = opa_malloc(len * sizeof(opa_array_elem_t));
    }
    opa_array_elem_t *elem = array->elems;
    for (size_t i = 0; i < len; i++, elem++)
    {
        if (i < SMALL_ARRAY) elem->i = opa_number_shared(i);
        else
        {
            if (room(r, p) < BLOCK(opa_number_t)) return NULL;
            elem->i = number_at(p, i);
            p += BLOCK(opa_number_t);
        }
        p = read_value(r, p, depth);
        if (p == NULL) return NULL;
        elem->v = r->value;
    }
    return give(r, &array->hdr, p);
}

static __attribute__((noinline)) word *read_object(reader *r, word *p, int depth)
{
    if (depth > MAX_DEPTH || room(r, p) < BLOCK(opa_object_t)) return NULL;
    word number = *p >> 8, more = p[1];
    if (number >= r->shapes_count || more > room(r, p)) return NULL;
    shape *shape = r->shapes[number];
    size_t count = shape->count;
    opa_object_t *object = opa_object_init(block(p, sizeof *object), count + more);
    p += BLOCK(opa_object_t);
    for (size_t i = 0; i < count; i++)
    {
        if (room(r, p) < BLOCK(opa_object_elem_t)) return NULL;
        opa_object_elem_t *elem = block(p, sizeof *elem);
        p = read_value(r, p + BLOCK(opa_object_elem_t), depth);
        if (p == NULL) return NULL;
        opa_object_place(object, elem, shape->keys[i].key, r->value, shape->keys[i].hash);
    }
    for (; more > 0; more--)
    {
        if (room(r, p) < BLOCK(opa_object_elem_t) + BLOCK(opa_string_t)) return NULL;
        opa_object_elem_t *elem = block(p, sizeof *elem);
        p += BLOCK(opa_object_elem_t);
        if ((*p & 0xff) != KIND_STRING) return NULL;
        p = read_string(r, p);
        if (p == NULL) return NULL;
        opa_value *key = r->value;
        p = read_value(r, p, depth);
        if (p == NULL) return NULL;
        opa_object_place(object, elem, key, r->value, object->n == 1 ? 0 : opa_value_hash(key));
    }
    return give(r, &object->hdr, p);
}

// The tables behind the value: keys, of which each is a pair of words and then a string, and the shapes of objects, which are a list of
// where they are, and for each the number of its keys and two words for each of these.
static bool read_tables(reader *r, word *p, word keys_count, word shapes_count)
{
    if (keys_count > room(r, p) / (2 + BLOCK(opa_string_t))) return false;
    member_key *keys = (member_key *)p;
    p += 2 * keys_count;
    for (word i = 0; i < keys_count; i++)
    {
        if (room(r, p) < BLOCK(opa_string_t) || (*p & 0xff) != KIND_STRING) return false;
        p = read_string(r, p);
        if (p == NULL) return false;
        opa_step();
        r->value->type = OPA_STRING_INTERNED;
        keys[i].key = r->value;
        keys[i].hash = opa_value_hash(r->value);
    }
    if (shapes_count > room(r, p)) return false;
    r->shapes = (shape **)p;
    r->shapes_count = shapes_count;
    p += shapes_count;
    for (word i = 0; i < shapes_count; i++)
    {
        if (room(r, p) < 1) return false;
        shape *shape = (void *)p;
        word count = *p++;
        if (count > room(r, p) / 2) return false;
        for (word k = 0; k < count; k++)
        {
            opa_step();
            if (p[2 * k] >= keys_count) return false;
            shape->keys[k] = keys[p[2 * k]];
        }
        r->shapes[i] = shape;
        p += 2 * count;
    }
    return p == r->end;
}

// The value that was written in the words at the address: the number of those before the tables, those of keys and of shapes and of the
// bytes of the texts of fractions, which are before the tables, and the value.
WASM_EXPORT(opa_value_read)
opa_value *opa_value_read(word *words, size_t count)
{
    reader r;
    if (count < HEADER || words[0] < HEADER || words[0] > count) return NULL;
    r.end = words + count;
    word *value_end = words + words[0];
    size_t bytes = words[3];
    if (bytes > room(&r, value_end) * sizeof(word)) return NULL;
    if (!read_tables(&r, value_end + (bytes + 3) / 4, words[1], words[2])) return NULL;
    r.fractions = (const char *)value_end;
    r.fractions_end = r.fractions + bytes;
    r.end = value_end;
    return read_value(&r, words + HEADER, 0) == r.end ? r.value : NULL;
}
