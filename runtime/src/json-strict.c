#include "json-strict.h"
#include "steps.h"
#include "str.h"
#include "unicode.h"

#define MAX_DEPTH 1000

typedef struct
{
    const char *text;
    size_t len;
    size_t at;
} reader;

static bool skip(reader *r, char c)
{
    if (r->at >= r->len || r->text[r->at] != c) return false;
    r->at++;
    return true;
}

static void skip_space(reader *r)
{
    while (r->at < r->len && opa_isspace(r->text[r->at])) r->at++;
}

static bool skip_digits(reader *r)
{
    size_t start = r->at;
    while (r->at < r->len && opa_isdigit(r->text[r->at])) r->at++;
    return r->at > start;
}

static bool number(reader *r)
{
    skip(r, '-');
    if (!skip(r, '0') && !skip_digits(r)) return false;
    if (skip(r, '.') && !skip_digits(r)) return false;
    if (r->at == r->len) return true;
    char next = r->text[r->at];
    return !opa_isdigit(next) && next != 'e' && next != 'E';
}

// A unit of UTF-16 after "\u", or -1.
static int unit(reader *r)
{
    if (r->len - r->at < 4) return -1;
    int u = 0;
    for (int i = 0; i < 4; i++)
    {
        char c = r->text[r->at + i];
        if (!opa_ishex(c)) return -1;
        u = u * 16 + (opa_isdigit(c) ? c - '0' : (c | 32) - 'a' + 10);
    }
    r->at += 4;
    return u;
}

static bool escape(reader *r)
{
    if (r->at >= r->len) return false;
    char c = r->text[r->at++];
    if (c != 'u') return c == '"' || c == '\\' || c == '/' || c == 'b' || c == 'f' || c == 'n' || c == 'r' || c == 't';
    int u = unit(r);
    if (u < 0xd800 || u > 0xdfff) return u != -1;
    if (u > 0xdbff || !skip(r, '\\') || !skip(r, 'u')) return false;
    u = unit(r);
    return u >= 0xdc00 && u <= 0xdfff;
}

static bool string(reader *r)
{
    if (!skip(r, '"')) return false;
    while (r->at < r->len)
    {
        unsigned char c = r->text[r->at];
        if (c == '"')
        {
            r->at++;
            return true;
        }
        if (c < ' ') return false;
        if (c == '\\')
        {
            r->at++;
            if (!escape(r)) return false;
        }
        else if (c < 0x80) r->at++;
        else
        {
            int n = 0;
            int rune = opa_unicode_decode_utf8(r->text, r->at, r->len, &n);
            if (rune == -1 || (rune >= 0xd800 && rune <= 0xdfff)) return false;
            r->at += n;
        }
    }
    return false;
}

static bool word(reader *r, const char *w)
{
    size_t n = opa_strlen(w);
    if (r->len - r->at < n || opa_strncmp(&r->text[r->at], w, n) != 0) return false;
    r->at += n;
    return true;
}

static bool value(reader *r, int depth);

static bool members(reader *r, int depth, char end, bool keys)
{
    skip_space(r);
    if (skip(r, end)) return true;
    do
    {
        skip_space(r);
        if (keys)
        {
            if (!string(r)) return false;
            skip_space(r);
            if (!skip(r, ':')) return false;
        }
        if (!value(r, depth)) return false;
    } while (skip(r, ','));
    return skip(r, end);
}

static bool value(reader *r, int depth)
{
    if (depth > MAX_DEPTH) return false;
    skip_space(r);
    if (r->at >= r->len) return false;
    bool valid;
    switch (r->text[r->at])
    {
    case '{':
        r->at++;
        valid = members(r, depth + 1, '}', true);
        break;
    case '[':
        r->at++;
        valid = members(r, depth + 1, ']', false);
        break;
    case '"':
        valid = string(r);
        break;
    case 't':
        valid = word(r, "true");
        break;
    case 'f':
        valid = word(r, "false");
        break;
    case 'n':
        valid = word(r, "null");
        break;
    default:
        valid = number(r);
    }
    skip_space(r);
    return valid;
}

bool opa_json_is_strict(const char *text, size_t len)
{
    opa_steps_of_characters(len);
    reader r = {text, len, 0};
    return value(&r, 0) && r.at == len;
}

bool opa_json_is_plain_number(const char *text, size_t len)
{
    opa_steps_of_characters(len);
    reader r = {text, len, 0};
    return number(&r) && r.at == len;
}

bool opa_json_is_as_go_writes(const char *text, size_t len)
{
    opa_steps_of_bytes(len);
    for (size_t i = 0; i < len; i++)
    {
        char c = text[i], next = i + 1 < len ? text[i + 1] : 0;
        if (c == '<' || c == '>' || c == '&') return false;
        if (c == '\\')
        {
            if (next == 'u') return false;
            i++;
        }
        // U+2028 and U+2029
        if (c == '\xe2' && next == '\x80' && i + 2 < len && (text[i + 2] | 1) == '\xa9') return false;
    }
    return opa_json_is_strict(text, len);
}
