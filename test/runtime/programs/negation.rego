package negation

import future.keywords.not

# The body of a negation has blocks of its own, in which a failure must not get lost.
case_member_of_any_package := {k | some k in ["a", "b", "c"]; not data.negated[k].ok}

case_compared_member_of_any_package := {k | some k in ["a", "b", "c"]; not data.negated[k].ok == true}

case_any_package := {k | some k in ["a", "c"]; not data.negated[k]}

case_unknown_package_exists := {k | some k in ["a", "c"]; not data.negated[k] == {}}

case_two_levels := {[j, k] | some j in ["x", "y"]; some k in ["a", "b"]; not data.tree[j][k].ok}

case_deep_member := {k | some k in ["a", "b"]; not data.negated[k].list[0] == 1}

case_iterated_package := {l | some l in [1, 2, 9]; not in_any_list(l)}

in_any_list(l) if data.negated[_].list[_] == l

case_negated_package_value := {k | some k in ["a", "b"]; not data.negated[k].never}

case_in_function_of_argument := {k | some k in ["a", "b", "c"]; not is_ok(k)}

is_ok(k) if data.negated[k].ok

case_in_else := [v | some k in ["a", "b"]; v := in_else(k)]

in_else(k) := "no" if {
	not data.negated[k].ok
} else := "yes"

case_with_comprehension := {k | some k in ["a", "b"]; not count([x | x := data.negated[k].ok; x]) > 0}

case_membership := {k | some k in ["a", "b"]; not 2 in data.negated[k].list}

case_of_false := {x | some x in [true, false]; not x}

case_of_undefined := true if not input.nothing

case_of_document_data := {k | some k in ["a", "b"]; not data.base[k].x}

case_of_document_data_member := {k | some k in ["a", "b"]; not data.base[k].list[0] == 1}

case_with_on_data := {k | some k in ["a", "b", "z"]; not data.negated[k].ok with data.negated.z as {"ok": true}}

case_with_on_input := {x | some x in [1, 2]; not input.x == x with input.x as 1}

case_with_mock := {x | some x in ["a", "b"]; not startswith(x, "a") with startswith as false}

case_block_in_loop := [x | some x in [1, 2, 3]; not { some y in [1]; x == y }]

case_block_after_success := [x | some x in [1, 2, 3, 1]; not { x == 1 }]

case_block_of_package := [k | some k in ["a", "b", "c"]; not { data.negated[k].ok; true }]

case_nested_blocks := [x | some x in [1, 2, 3]; not { some y in [1, 2]; not { x != y } }]

case_nested_in_every if every x in [2, 3] { not { x == 1 } }

case_licences contains name if {
	some c in [{"n": "a", "l": ["MIT"]}, {"n": "b", "l": ["GPL"]}]
	not { some l in c.l; l in {"MIT", "ISC"} }
	name := c.n
}

case_every_of_undefined_domain := {k | some k in ["a", "c"]; every x in data.negated[k].list { x > 0 }}

case_every_of_no_collection := {k | some k in ["a", "b"]; every x in data.negated[k].ok { x > 0 }}

case_every_of_package := {k | some k in ["a", "b"]; every x in [1] { x in data.negated[k].list }}

case_every_in_negation := {k | some k in ["a", "b", "c"]; not all_small(k)}

all_small(k) if every x in data.negated[k].list { x < 2 }

case_every_key_of_package := {k | some k in ["a", "c"]; every i, x in data.negated[k].list { i < x }}

case_every_twice := [x | some x in [[1], [0], [1]]; every y in x { y == 1 }]

case_every_negated := [x | some x in [[1], [0], []]; not every_one(x)]

every_one(x) if every y in x { y == 1 }

case_function_named_by_variable := {k | some k in ["a", "f"]; not data.functions[k]}

case_function_iterated := {k | some k, _ in data.functions}

case_function_member := {k | some k in ["a", "f"]; data.functions[k]}

case_function_of_unknown := {k | data.functions[k]}
