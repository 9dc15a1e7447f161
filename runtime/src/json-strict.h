#ifndef OPA_JSON_STRICT_H
#define OPA_JSON_STRICT_H

#include <stdbool.h>
#include <stddef.h>

// Whether a text is JSON by RFC 8259, with nothing that readers of JSON treat differently: UTF-8 without surrogates, in
// pairs where they are escaped, numbers without exponents, no deeper than 1000.
bool opa_json_is_strict(const char *text, size_t len);

// Whether a text is a number of JSON without an exponent.
bool opa_json_is_plain_number(const char *text, size_t len);

// Whether a text of this runtime is as Go's package json writes the value, which escapes <, >, & and others.
bool opa_json_is_as_go_writes(const char *text, size_t len);

#endif
