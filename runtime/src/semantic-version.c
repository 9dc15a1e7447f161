// Semantic versions, as the evaluator reads them: a "v" may come first. What is none, and numbers of more than 18 digits, are left to the host.
// Not offered to OPA. Tests: test/runtime/plain-forms.test.ts

#include "std.h"
#include "steps.h"
#include "string.h"
#include "value.h"

#define MAX_DIGITS 18

typedef struct
{
    const char *at, *end;
} text_t;

typedef struct
{
    long long numbers[3];
    text_t pre_release; // empty for none
} version_t;

static inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline bool is_letter(char c)
{
    return is_digit(c) || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') || c == '-';
}

// Reads a character, if it is the next one.
static inline bool take(text_t *t, char c)
{
    if (t->at == t->end || *t->at != c) return false;
    t->at++;
    return true;
}

// Reads a number without leading zeros.
static bool read_number(text_t *t, long long *n)
{
    const char *first = t->at;
    for (*n = 0; t->at < t->end && is_digit(*t->at) && t->at - first <= MAX_DIGITS; t->at++) *n = *n * 10 + (*t->at - '0');
    size_t digits = t->at - first;
    return digits > 0 && digits <= MAX_DIGITS && (digits == 1 || *first != '0');
}

// Reads the next of the identifiers between points. 'number' is that of one which is all digits, and -1 for others.
static text_t read_identifier(text_t *t, long long *number)
{
    text_t found = {.at = t->at};
    bool all_digits = true;
    for (; t->at < t->end && is_letter(*t->at); t->at++)
        if (!is_digit(*t->at)) all_digits = false;
    found.end = t->at;
    *number = -1;
    if (all_digits)
    {
        text_t digits = found;
        if (!read_number(&digits, number) || digits.at < digits.end) found.end = found.at; // not for us to compare
    }
    return found;
}

static bool read_pre_release(text_t *t)
{
    do
    {
        long long number;
        text_t one = read_identifier(t, &number);
        if (one.at == one.end) return false;
    } while (take(t, '.'));
    return true;
}

// Reads what is ignored: it may have leading zeros.
static bool read_build(text_t *t)
{
    do
    {
        const char *first = t->at;
        while (t->at < t->end && is_letter(*t->at)) t->at++;
        if (t->at == first) return false;
    } while (take(t, '.'));
    return true;
}

static bool read_version(opa_value *v, version_t *version)
{
    if (opa_value_type(v) != OPA_STRING) return false;
    opa_string_t *s = opa_cast_string(v);
    opa_steps_of_characters(s->len);
    text_t t = {.at = s->v, .end = s->v + s->len};
    take(&t, 'v');
    for (int i = 0; i < 3; i++)
        if ((i > 0 && !take(&t, '.')) || !read_number(&t, &version->numbers[i])) return false;
    version->pre_release = (text_t){.at = t.at, .end = t.at};
    if (take(&t, '-'))
    {
        version->pre_release.at = t.at;
        if (!read_pre_release(&t)) return false;
        version->pre_release.end = t.at;
    }
    if (take(&t, '+') && !read_build(&t)) return false;
    return t.at == t.end;
}

static int order(long long a, long long b)
{
    return a < b ? -1 : a > b;
}

// Numbers come before other identifiers.
static int compare_identifiers(text_t *a, text_t *b)
{
    long long x, y;
    text_t left = read_identifier(a, &x), right = read_identifier(b, &y);
    if (x >= 0 || y >= 0) return x < 0 ? 1 : y < 0 ? -1 : order(x, y);
    size_t m = left.end - left.at, n = right.end - right.at;
    int by_letters = memcmp(left.at, right.at, m < n ? m : n);
    return by_letters != 0 ? order(by_letters, 0) : order(m, n);
}

// A version without a pre-release comes after those with one, and more identifiers after fewer.
static int compare_pre_releases(text_t a, text_t b)
{
    if (a.at == a.end || b.at == b.end) return order(a.at == a.end, b.at == b.end);
    for (;;)
    {
        int r = compare_identifiers(&a, &b);
        if (r != 0) return r;
        bool more = take(&a, '.'), others = take(&b, '.');
        if (!more || !others) return order(more, others);
    }
}

OPA_BUILTIN
opa_value *opa_semver_compare(opa_value *a, opa_value *b)
{
    version_t x, y;
    if (!read_version(a, &x) || !read_version(b, &y)) return NULL;
    int r = 0;
    for (int i = 0; i < 3 && r == 0; i++) r = order(x.numbers[i], y.numbers[i]);
    return opa_number_int(r != 0 ? r : compare_pre_releases(x.pre_release, y.pre_release));
}

OPA_BUILTIN
opa_value *opa_semver_is_valid(opa_value *v)
{
    version_t version;
    return read_version(v, &version) ? opa_boolean(true) : NULL;
}
