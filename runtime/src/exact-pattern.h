#ifndef OPA_EXACT_PATTERN_H
#define OPA_EXACT_PATTERN_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// Whether RE2 reads a pattern as Go's package regexp does. It takes \C and no groups named (?<name>), and its tables of
// Unicode (\p, and case that does not matter) are of another version.
bool opa_regex_is_exact(const char *pattern, size_t len);

// Whether a glob has nothing but text, * and ?.
bool opa_glob_is_exact(const char *pattern, size_t len);

// Whether a text is ASCII without line breaks and other control characters.
bool opa_is_printable_ascii(const char *text, size_t len);

// Whether the text of a value (opa_value_dump) is also what the evaluator prints. That quotes strings as Go does: other characters, and those
// that JSON writes as \u00XX.
bool opa_is_printed_alike(const char *text, size_t len);

#ifdef __cplusplus
}
#endif

#endif
