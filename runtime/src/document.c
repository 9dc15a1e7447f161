#include "json.h"
#include "std.h"
#include "str.h"
#include "value.h"

// A member of a base document. The evaluator reads base documents by paths of strings: a number finds the member of an
// object whose key is its text, and the text of an index the element of an array.
OPA_INTERNAL
opa_value *opa_document_get(opa_value *node, opa_value *key)
{
    opa_value *found = opa_value_get(node, key);
    if (found != NULL || node == NULL) return found;

    if (opa_value_type(node) == OPA_OBJECT && opa_value_type(key) == OPA_NUMBER)
    {
        const char *text = opa_json_dump(key);
        return text == NULL ? NULL : opa_value_get(node, opa_string_terminated(text));
    }

    if (opa_value_type(node) == OPA_ARRAY && opa_value_type(key) == OPA_STRING)
    {
        opa_string_t *s = opa_cast_string(key);
        long long i;
        if (s->len == 0 || !opa_isdigit(s->v[0]) || opa_atoi64(s->v, s->len, &i) != 0) return NULL;
        return opa_value_get(node, opa_number_int(i));
    }

    return NULL;
}
