// What json-reader.c and json-writer.c have, in place of OPA's wasm/src/json.h.
// Copyright The OPA Authors, Apache License 2.0; changed by regohost.

#ifndef OPA_JSON_H
#define OPA_JSON_H

#include "value.h"

#ifdef __cplusplus
extern "C" {
#endif

opa_value *opa_json_parse(const char *input, size_t len);
opa_value *opa_value_parse(const char *input, size_t len);
char *opa_json_dump(opa_value *v);
char *opa_value_dump(opa_value *v);

#ifdef __cplusplus
}
#endif

#endif
