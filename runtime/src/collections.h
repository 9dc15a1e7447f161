#ifndef OPA_COLLECTIONS_H
#define OPA_COLLECTIONS_H

#include "value.h"

// An object that is to have n members, at a place of its own.
opa_object_t *opa_object_init(opa_object_t *obj, size_t n);

// As opa_object_add_new, with an element that the object keeps, at a place of its own. The hash is that of the key where the object has more
// than a chain (n is not 1).
void opa_object_place(opa_object_t *obj, opa_object_elem_t *e, opa_value *k, opa_value *v, size_t hash);

#endif
