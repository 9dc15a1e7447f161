package with

# Functions and documents in one with, in every order.
case_builtin_before_data := x if x := data.doc with count as 5 with data.doc as {"x": 1}

case_builtin_before_data_value := [x, y] if {
	x := data.doc.x with count as 5 with data.doc as {"x": 1}
	y := count([1, 2])
}

case_function_before_input := x if x := of_input with one as 2 with input.x as 9

case_function_between_documents := x if {
	x := [of_input, of_data, calls_one] with input.x as 3 with one as 7 with data.doc.y as 4
}

case_two_functions_before_data := x if {
	n := count([1])
	x := [of_data, calls_one, n] with one as 7 with count as 8 with data.doc.y as 4
}

one(_) := 1

calls_one := one(1)

of_input := input.x

of_data := data.doc.y

# Values of mocks.
case_mock_of_composite := x if { v := 2; x := calls_one with one as [v] }

case_mock_of_object := x if { v := 2; k := "a"; x := calls_one with one as {k: {v}} }

case_mock_of_set := x if { v := 2; x := calls_one with one as {v, 1} }

case_mock_of_document := x if { x := calls_one with one as data.given.value }

case_mock_of_rule := x if { x := calls_one with one as two }

two := 2

case_mock_of_input := x if { x := calls_one with one as input.y with input.y as 5 }

case_mock_of_undefined := x if { x := calls_one with one as input.nothing }

case_mock_of_false := x if { x := calls_one with one as false }

case_mock_of_false_asked if { asks_one with one as false }

asks_one if one(1)

case_mock_in_loop := [x | some v in [1, 2, 3]; x := calls_one with one as v]

case_mock_of_same_name := x if { v = 2; x := has_same_name with one as v }

has_same_name := y if { v = 7; y := [one(1), v] }

case_mock_and_dynamic_reference := [x | some v in [1, 2]; k := "a"; x := data.with.by_name[k] with one as v]

by_name.a := one(1)

by_name.b := one(2)

case_mock_and_iteration := {k: x | some v in [3]; x := data.with.by_name[k] with one as v}

case_mock_and_package := x if { v := 5; x := data.with.by_name with one as v }

case_nested_mocks := x if { v := 1; x := outer_mock(v) with one as v }

outer_mock(w) := [a, b] if {
	a := calls_one with one as [w, "inner"]
	b := calls_one
}

case_mock_of_two := x if { v := 1; w := 2; x := [calls_one, counts] with one as [v] with count as [w] }

case_mock_of_builtin := x if { v := 3; x := [counts, upper("a")] with count as v with upper as {"u": v} }

counts := count([1, 2])

case_mock_with_comprehension := x if { x := calls_one with one as [y | some y in [1, 2]] }

case_builtin_by_builtin := x if { x := counts with count as max }

case_builtin_by_function := x if { x := counts with count as my_count }

my_count(x) := count(x) + 10

# What a replacing function calls is not replaced.
case_original_in_replacement := x if { x := counts_by_helper([1, 2]) with count as count_by_helper }

counts_by_helper(x) := count(x)

count_by_helper(x) := counts_by_helper(x) + 10

case_both_sides := x if { x := [through_helper, helper(1)] with one as one_by_helper }

through_helper := one(1)

one_by_helper(x) := ["mocked", helper(x)]

helper(x) := ["helped", one(x)]

case_both_sides_other_way := x if { x := [helper(1), through_helper] with one as one_by_helper }

case_recursive_names := x if { x := helper(1) with one as one_by_helper }

case_rule_on_both_sides := x if { x := [calls_one, one(2)] with one as by_rule }

by_rule(y) := [y, calls_one]

# Documents.
case_path_of_string := x if { x := input with input as "s" with input.a as 2 }

case_path_of_number := x if { x := input with input as 1 with input.a.b as 2 }

case_path_of_array := x if { x := input with input as [1, 2] with input.a as 2 }

case_path_of_null := x if { x := input with input as null with input.a as 2 }

case_path_of_set := x if { x := input with input as {1} with input.a as 2 }

case_path_of_boolean := x if { x := input with input as true with input.a as 2 }

case_path_through_scalar := x if { x := input with input as {"a": "s", "b": 1} with input.a.b as 2 }

case_path_through_array := x if { x := input with input as {"a": [1], "b": 1} with input.a.b.c as 2 }

case_path_of_nothing := x if { x := input with input.a.b as 2 }

case_two_paths := x if { x := input with input.a.b as 2 with input.a.c as 3 }

case_path_then_all := x if { x := input with input.a.b as 2 with input as 7 }

case_all_then_path_keeps_value := [x, v] if { v := {"a": 1}; x := input with input as v with input.a as 2 }

case_path_of_data_scalar := x if { x := data.given.value with data.given.value.deep as 1 }

case_path_of_data := x if { x := data.given with data.given.other as 1 }

case_path_of_package := x if { x := data.with.sub with data.with.sub as {"z": 1} }

case_rule_of_package := x if { x := data.with.sub.y with data.with.sub.z as 1 }

case_value_of_rule := x if { x := uses_rule with data.with.sub.y as 9 }

uses_rule := data.with.sub.y

case_value_after_with := [x, y] if { x := uses_rule with data.with.sub.y as 9; y := uses_rule }

case_value_in_loop := [x | some v in [1, 2]; x := uses_rule with data.with.sub.y as v]

case_dynamic_rule := [x | some k in ["y", "z"]; x := data.with.sub[k] with data.with.sub.z as 4]

case_undefined_value := x if { x := 1 with input as input.nothing }

case_false_value := x if { x := input with input as false }

case_with_on_negation if { not input.x with input.x as false }

case_with_on_every if { every x in input.xs { x > 1 } with input.xs as [2, 3] }

case_with_in_comprehension := {x | some v in [1, 2]; x := of_input with input.x as v}

case_with_iterates := [x | x := input.xs[_] with input.xs as [1, 2]]

case_memoized_apart := [a, b, c] if {
	a := of_input with input.x as 1
	b := of_input with input.x as 2
	c := of_input with input.x as 1
}

# Of several replacements of one function the last counts.
case_function_after_value := x if { v := 3; x := counts with count as v with count as my_count }

case_value_after_function := x if { v := 3; x := counts with count as my_count with count as v }

case_value_after_value := x if { v := 3; x := counts with count as 4 with count as v }

case_function_after_undefined := x if { x := counts with count as input.nothing with count as my_count }

case_rule_as_function := [x, y] if { x := calls_one with one as of_input with input.x as 5; y := calls_one with one as 1 with input.x as 5 }

case_undefined_rule_as_function := [x | x := 1 with one as of_input with input as {}]
