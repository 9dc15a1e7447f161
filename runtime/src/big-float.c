// Fractions as OPA's evaluator computes with them. Its NumberToFloat and FloatToNumber (topdown/builtins/builtins.go) are big.Float's Parse
// and Text('g', -1), of 64 bits; what is here gives the same texts, or nothing.
// Not offered to OPA. Tests: test/runtime/fractions.test.ts

#include "big-float.h"
#include "malloc.h"
#include "std.h"

typedef unsigned long long word;

#define TOP ((word)1 << 63)
#define LOW_HALF 0xFFFFFFFFull

// Go divides by powers of 5 that fit into 64 bits exactly; it rounds greater ones.
#define MAX_POWER 27

// What is below 2^128. The text of a fraction has 20 digits or 21.
#define MAX_DIGITS 38

static word power_of_5(int n)
{
    word r = 1, square = 5;
    for (; n > 0; n >>= 1, square *= square)
        if (n & 1) r *= square;
    return r;
}

product_t multiply_words(word a, word b)
{
    word low = (a & LOW_HALF) * (b & LOW_HALF), middle = (a >> 32) * (b & LOW_HALF) + (low >> 32);
    word other = (a & LOW_HALF) * (b >> 32) + (middle & LOW_HALF);
    return (product_t){(a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32), other << 32 | (low & LOW_HALF)};
}

// One half of a quotient: of (high * 2^32 + low) / divisor, where high < divisor and the first bit of the divisor is set.
static word divide_half(word high, word low, word divisor, word *rest)
{
    word q = high / (divisor >> 32), r = high % (divisor >> 32);
    while (q > LOW_HALF || q * (divisor & LOW_HALF) > (r << 32 | low))
    {
        q--;
        r += divisor >> 32;
        if (r > LOW_HALF) break;
    }
    *rest = (high << 32 | low) - q * divisor;
    return q;
}

// (high * 2^64 + low) / divisor, on the same conditions.
static word divide_words(word high, word low, word divisor, word *rest)
{
    word first = divide_half(high, low >> 32, divisor, rest);
    return first << 32 | divide_half(*rest, low & LOW_HALF, divisor, rest);
}

static void increment(big_float_t *r)
{
    if (++r->mantissa != 0) return;
    r->mantissa = TOP;
    r->exponent++;
}

// (high * 2^64 + low) * 2^exponent, which is not 0, and whose lowest bit stands for all that follow.
static big_float_t rounded(bool negative, word high, word low, int exponent)
{
    if (high == 0)
    {
        high = low;
        low = 0;
        exponent -= 64;
    }
    int shift = __builtin_clzll(high);
    if (shift > 0) high = high << shift | low >> (64 - shift);
    low <<= shift;
    big_float_t r = {negative, high, exponent + 64 - shift};
    if (low > TOP || (low == TOP && (high & 1))) increment(&r);
    return r;
}

static big_float_t of_integer(bool negative, word i)
{
    return i == 0 ? (big_float_t){negative, 0, 0} : rounded(negative, 0, i, 0);
}

// The quotient of (high * 2^64 + low) * 2^exponent, whose first bit is set, and a number that is not 0.
static big_float_t quotient(bool negative, word high, word low, int exponent, big_float_t b)
{
    word rest, q = divide_words(high >> 1, high << 63 | low >> 1, b.mantissa, &rest);
    word more = divide_words(rest, low << 63, b.mantissa, &rest);
    return rounded(negative, q, more | (rest != 0), exponent - b.exponent - 63);
}

static big_float_t product(big_float_t a, big_float_t b)
{
    product_t p = multiply_words(a.mantissa, b.mantissa);
    return rounded(a.negative != b.negative, p.high, p.low, a.exponent + b.exponent);
}

// Ten times a word, and what is carried over.
static word times_ten(word w, word *carried)
{
    word r = (w << 3) + (w << 1);
    *carried = (w >> 61) + (w >> 63) + (r < w << 3);
    return r;
}

static void append_digit(product_t *d, int digit)
{
    word carried, lost, low = times_ten(d->low, &carried);
    d->low = low + digit;
    d->high = times_ten(d->high, &lost) + carried + (d->low < low);
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

// Reads the text of a number, which is JSON.
static bool parse(const char *s, size_t len, big_float_t *r)
{
    size_t at = 0;
    bool negative = len > 0 && s[0] == '-', fraction = false;
    product_t digits = {0, 0};
    int count = 0, power = 0;
    if (len > 64) return false;
    for (at = negative; at < len && (is_digit(s[at]) || (s[at] == '.' && !fraction)); at++)
    {
        if (s[at] == '.')
        {
            fraction = true;
            continue;
        }
        if ((digits.high | digits.low) != 0 && ++count == MAX_DIGITS) return false;
        append_digit(&digits, s[at] - '0');
        power -= fraction;
    }
    if (at < len && (s[at] == 'e' || s[at] == 'E'))
    {
        at++;
        bool down = at < len && s[at] == '-';
        if (at < len && (s[at] == '-' || s[at] == '+')) at++;
        int exponent = 0;
        for (; at < len && is_digit(s[at]) && exponent < 1000; at++) exponent = exponent * 10 + (s[at] - '0');
        power += down ? -exponent : exponent;
    }
    if (at < len || power < -MAX_POWER || power > MAX_POWER) return false;
    // Integers of more than 64 bits are no fractions.
    if (digits.high != 0 && power >= 0) return false;
    *r = of_integer(negative, digits.low);
    if ((digits.high | digits.low) == 0 || power == 0) return true;
    big_float_t scale = of_integer(false, power_of_5(power < 0 ? -power : power));
    if (power > 0)
        *r = product(*r, scale);
    else if (digits.high == 0)
        *r = quotient(negative, r->mantissa, 0, r->exponent - 64, scale);
    else
    {
        int shift = __builtin_clzll(digits.high);
        word high = shift == 0 ? digits.high : digits.high << shift | digits.low >> (64 - shift);
        *r = quotient(negative, high, digits.low << shift, -shift, scale);
    }
    r->exponent += power;
    return true;
}

bool big_float_of(opa_value *v, big_float_t *r)
{
    if (opa_value_type(v) != OPA_NUMBER) return false;
    opa_number_t *n = opa_cast_number(v);
    if (n->repr == OPA_NUMBER_REPR_REF) return parse(n->v.ref.s, n->v.ref.len, r);
    *r = of_integer(n->v.i < 0, n->v.i < 0 ? -(word)n->v.i : (word)n->v.i);
    return true;
}

bool big_float_add(big_float_t a, big_float_t b, big_float_t *r)
{
    if (a.mantissa == 0 || b.mantissa == 0)
    {
        *r = a.mantissa == 0 ? b : a;
        // 0 + -0 is 0, -0 + -0 is not.
        if (r->mantissa == 0) r->negative = a.negative && b.negative;
        return true;
    }
    if (a.exponent < b.exponent || (a.exponent == b.exponent && a.mantissa < b.mantissa))
    {
        big_float_t greater = b;
        b = a;
        a = greater;
    }
    // One bit is left for a carry, and the lowest stands for all of b that is cut off.
    int distance = a.exponent - b.exponent;
    word high = a.mantissa >> 1, low = a.mantissa << 63, b_high = b.mantissa >> 1, b_low = b.mantissa << 63;
    if (distance > 126)
    {
        b_high = 0;
        b_low = 1;
    }
    else if (distance >= 64)
    {
        bool cut = b_low != 0 || (b_high & (((word)1 << (distance - 64)) - 1)) != 0;
        b_low = b_high >> (distance - 64) | cut;
        b_high = 0;
    }
    else if (distance > 0)
    {
        bool cut = (b_low & (((word)1 << distance) - 1)) != 0;
        b_low = b_low >> distance | b_high << (64 - distance) | cut;
        b_high >>= distance;
    }
    if (a.negative == b.negative)
    {
        low += b_low;
        high += b_high + (low < b_low);
    }
    else
    {
        high -= b_high + (low < b_low);
        low -= b_low;
    }
    *r = (high | low) == 0 ? (big_float_t){false, 0, 0} : rounded(a.negative, high, low, a.exponent - 63);
    return true;
}

bool big_float_multiply(big_float_t a, big_float_t b, big_float_t *r)
{
    if (a.mantissa == 0 || b.mantissa == 0)
        *r = (big_float_t){a.negative != b.negative, 0, 0};
    else
        *r = product(a, b);
    return true;
}

bool big_float_divide(big_float_t a, big_float_t b, big_float_t *r)
{
    if (b.mantissa == 0) return false;
    if (a.mantissa == 0)
        *r = (big_float_t){a.negative != b.negative, 0, 0};
    else
        *r = quotient(a.negative != b.negative, a.mantissa, 0, a.exponent - 64, b);
    return true;
}

// The part of it that is an integer of 64 bits.
static word integer_part(big_float_t a)
{
    return a.exponent <= -64 ? 0 : a.mantissa >> -a.exponent;
}

bool big_float_is_integer(big_float_t a)
{
    return a.mantissa == 0 || a.exponent > 0 || (a.exponent > -64 && integer_part(a) << -a.exponent == a.mantissa);
}

bool big_float_truncate(big_float_t a, long long *i)
{
    if (a.exponent > 0) return false;
    word part = integer_part(a);
    if (part >= TOP) return false;
    *i = a.negative ? -(long long)part : (long long)part;
    return true;
}

// A fraction of 1, in units of 2^-128.
typedef struct
{
    word high, low;
} fraction_t;

static bool is_zero(fraction_t f)
{
    return (f.high | f.low) == 0;
}

// The next digit; the rest stays.
static int next_digit(fraction_t *f)
{
    word carried, digit;
    f->low = times_ten(f->low, &carried);
    f->high = times_ten(f->high, &digit) + carried;
    return (int)(digit + (f->high < carried));
}

static fraction_t shifted(word w, int shift)
{
    if (shift >= 64) return (fraction_t){w << (shift - 64), 0};
    return (fraction_t){shift == 0 ? 0 : w >> (64 - shift), w << shift};
}

// Of 64 bits, in front of the point and behind it; of the exponent's sign; of a point.
#define MAX_TEXT 72

typedef struct
{
    char digits[MAX_TEXT];
    int count;
    // How many of them are in front of the point, or less than 0: zeros behind it.
    int point;
} decimal_t;

static void round_up(decimal_t *d)
{
    while (d->count > 0 && d->digits[d->count - 1] == '9') d->count--;
    if (d->count > 0)
    {
        d->digits[d->count - 1]++;
        return;
    }
    d->digits[d->count++] = '1';
    d->point++;
}

// As big.Float's roundShortest: the first digit at which the number can be told from those half a unit below and above it.
static void shortest(big_float_t a, decimal_t *d)
{
    bool even = (a.mantissa & 1) == 0;
    int shift = 128 + a.exponent;
    fraction_t rest = shifted(a.mantissa, shift), half = shifted(1, shift - 1);
    fraction_t lower = {rest.high - half.high - (rest.low < half.low), rest.low - half.low}, upper = rest;
    upper.low += half.low;
    upper.high += half.high + (upper.low < half.low);

    char reversed[20];
    int n = 0;
    for (word part = integer_part(a); part > 0; part /= 10) reversed[n++] = '0' + (char)(part % 10);
    d->count = 0;
    d->point = n;
    while (n > 0) d->digits[d->count++] = reversed[--n];

    while (!is_zero(rest))
    {
        int l = next_digit(&lower), m = next_digit(&rest), u = next_digit(&upper);
        if (d->count == 0 && m == 0)
        {
            // A number above may begin a place earlier, and be shorter.
            if (u == 0 || !(even || !is_zero(upper)))
            {
                d->point--;
                continue;
            }
            d->digits[d->count++] = '1';
            return;
        }
        d->digits[d->count++] = '0' + (char)m;
        bool down = l != m || (even && is_zero(lower));
        bool up = m != u && (even || m + 1 < u || !is_zero(upper));
        if (down && up) up = rest.high > TOP || (rest.high == TOP && (rest.low > 0 || m % 2 != 0));
        if (up) round_up(d);
        if (up || down) break;
    }
    while (d->digits[d->count - 1] == '0') d->count--;
}

// As %g writes it with as many digits as there are, and an exponent from 10^6 on and below 10^-4.
static opa_value *number_of(bool negative, decimal_t *d)
{
    char *text = opa_malloc(MAX_TEXT);
    int len = 0, exponent = d->point - 1;
    if (negative) text[len++] = '-';
    if (exponent < -4 || exponent >= 6)
    {
        for (int i = 0; i < d->count; i++)
        {
            if (i == 1) text[len++] = '.';
            text[len++] = d->digits[i];
        }
        text[len++] = 'e';
        text[len++] = exponent < 0 ? '-' : '+';
        if (exponent < 0) exponent = -exponent;
        text[len++] = '0' + (char)(exponent / 10);
        text[len++] = '0' + (char)(exponent % 10);
    }
    else
    {
        int at = 0;
        if (d->point <= 0) text[len++] = '0';
        for (; at < d->point; at++) text[len++] = at < d->count ? d->digits[at] : '0';
        if (at < d->count || d->point < 0) text[len++] = '.';
        for (int zeros = d->point; zeros < 0; zeros++) text[len++] = '0';
        for (; at < d->count; at++) text[len++] = d->digits[at];
    }
    return opa_number_ref_allocated(text, len);
}

opa_value *big_float_number(big_float_t a)
{
    if (a.exponent > 0 || a.exponent < -127 || (a.mantissa == 0 && a.negative)) return NULL;
    long long i;
    if (big_float_is_integer(a)) return big_float_truncate(a, &i) ? opa_number_int(i) : NULL;
    decimal_t d;
    shortest(a, &d);
    return number_of(a.negative, &d);
}

opa_value *big_float_sum(opa_value *v)
{
    if (opa_value_type(v) != OPA_ARRAY && opa_value_type(v) != OPA_SET) return NULL;
    // Sums of integers are exact for the evaluator; so they are here, up to 64 bits.
    big_float_t sum = {false, 0, 0}, f;
    for (opa_value *k = opa_value_iter(v, NULL); k != NULL; k = opa_value_iter(v, k))
        if (!big_float_of(opa_value_get(v, k), &f) || !big_float_add(sum, f, &sum) || f.exponent > 0 || sum.exponent > 0)
            return NULL;
    return big_float_number(sum);
}
