// Times of RFC 3339 in the form that nearly all have, as nanoseconds since 1970. All others are left to the host: the evaluator takes some
// that RFC 3339 does not have, and explains the errors of the rest.
// Not offered to OPA. Tests: test/runtime/plain-forms.test.ts

#include "std.h"
#include "value.h"

// The first and the last year all of whose times, in all zones, are nanoseconds of 64 bits.
#define FIRST_YEAR 1678
#define LAST_YEAR 2261
// More digits of a fraction are seldom, and would be steps to count.
#define MAX_LENGTH 64

static inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

// A number of n digits; -1 where there are other characters.
static int number(const char *s, int n)
{
    int r = 0;
    for (; n > 0; n--, s++)
    {
        if (!is_digit(*s)) return -1;
        r = r * 10 + (*s - '0');
    }
    return r;
}

static bool is_within(int n, int least, int greatest)
{
    return n >= least && n <= greatest;
}

static int days_of_month(int year, int month)
{
    if (month == 2) return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

// Days from 1970-01-01. Years begin in March, so that the day of a leap year is their last.
static long long days_before(int year, int month, int day)
{
    int y = month > 2 ? year : year - 1;
    int day_of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    return 365 * y + y / 4 - y / 100 + y / 400 + day_of_year - 719468;
}

// Reads a fraction of a second, if there is one. Digits beyond nanoseconds are cut off.
static const char *read_fraction(const char *s, const char *end, long long *ns)
{
    *ns = 0;
    if (*s != '.') return s;
    const char *first = ++s;
    for (int unit = 100000000; s < end && is_digit(*s); s++, unit /= 10) *ns += (long long)(*s - '0') * unit;
    return s > first ? s : NULL;
}

// Reads the zone, in minutes, up to the end.
static bool read_zone(const char *s, const char *end, int *minutes)
{
    *minutes = 0;
    if (end - s == 1) return *s == 'Z';
    if (end - s != 6 || (*s != '+' && *s != '-') || s[3] != ':') return false;
    int h = number(s + 1, 2), m = number(s + 4, 2);
    *minutes = *s == '-' ? -(h * 60 + m) : h * 60 + m;
    return is_within(h, 0, 23) && is_within(m, 0, 59);
}

OPA_BUILTIN
opa_value *opa_time_parse_rfc3339_ns(opa_value *v)
{
    if (opa_value_type(v) != OPA_STRING) return NULL;
    const char *s = opa_cast_string(v)->v, *end = s + opa_cast_string(v)->len;
    if (end - s < sizeof("2006-01-02T15:04:05Z") - 1 || end - s > MAX_LENGTH) return NULL;
    int year = number(s, 4), month = number(s + 5, 2), day = number(s + 8, 2);
    int hour = number(s + 11, 2), minute = number(s + 14, 2), second = number(s + 17, 2), zone;
    if (s[4] != '-' || s[7] != '-' || s[10] != 'T' || s[13] != ':' || s[16] != ':') return NULL;
    if (!is_within(year, FIRST_YEAR, LAST_YEAR) || !is_within(month, 1, 12) || !is_within(day, 1, days_of_month(year, month)))
        return NULL;
    if (!is_within(hour, 0, 23) || !is_within(minute, 0, 59) || !is_within(second, 0, 59)) return NULL;
    long long ns;
    s = read_fraction(s + 19, end, &ns);
    if (s == NULL || !read_zone(s, end, &zone)) return NULL;
    long long minutes = (days_before(year, month, day) * 24 + hour) * 60 + minute - zone;
    return opa_number_int((minutes * 60 + second) * 1000000000 + ns);
}
