package relations

import future.keywords.not

# A relation has a member for each of its outputs, also where the output is left out.
doc := {"a": [1, 2], "b": {"c": "d"}}

case_statement := count([1 | walk(doc)])

case_scalar := count([1 | walk(1)])

case_twice := count([1 | walk(doc.a); walk(doc.b)])

case_before := [x | walk(doc.a); some x in [1, 2]]

case_after := [x | some x in [1, 2]; walk(doc.b)]

case_set := {1 | walk(doc)}

case_object := {k: 1 | some k in ["a"]; walk(doc)}

case_rule := x if {
	walk(doc)
	x := 1
}

case_set_of_rule contains x if {
	walk(doc)
	x := 1
}

case_object_of_rule[k] := v if {
	walk(doc)
	some k, v in doc.a
}

case_conflict := x if {
	walk(doc)
	some x in [1, 2]
}

case_else := 1 if {
	not walk(doc)
} else := 2

case_not if not walk(doc)

case_not_block if not {
	walk(doc)
	false
}

case_every if {
	every x in doc.a {
		walk(x)
		x > 0
	}
}

case_every_of_outputs if {
	every x in [y | [_, y] := walk(doc.a)] {
		walk(x)
	}
}

case_undefined if walk(data.missing)

case_not_undefined if not walk(data.missing)

case_with := count([1 | walk(input) with input as [1, [2, 3]]])

case_not_with if {
	not walk(input) with input as [1]
}

case_function := [f(x) | some x in [1, [2]]]

f(x) := count([1 | walk(x)])

g(x) if walk(x)

case_condition_of_function := [x | some x in [1, []]; g(x)]

case_member_of_array := [x | x := [walk(doc.a), 1]]

case_member_of_set := [x | x := {walk(doc.a), 1}]

case_key_of_object := [x | x := {walk(doc.b): 1}]

case_value_of_object := [x | x := {"w": walk(doc.a)}]

case_member_of_both := count([x | x := [walk(doc.a), walk(doc.b)]])

case_operand := [x | x := count(walk(doc))]

case_walk_of_walk := count([1 | walk(walk([1]))])

case_head contains walk(doc.a)

case_head_of_array := walk(1)

case_compared := [1 | walk(doc.a) == [[], doc.a]]

case_membership if 1 in walk([1])

case_wildcard := count([1 | walk(doc, _)])

case_wildcard_path := [x | walk(doc.a, [_, x])]

case_wildcard_value := [p | walk(doc.a, [p, _])]

case_known_output := count([1 | walk(doc, [["b", "c"], "d"])])

case_known_path := [x | walk(doc, [["a", i], x])]

case_wrong_output if walk(doc, [["b", "c"], "e"])

case_output_of_another_body := [[x, n] | some x in [1, [2]]; n := count([1 | walk(x)])]

# An output that is left out of a function has to be there, and not false.
no := false

no_of(_) := false

yes_of(_) := null

undefined_of(x) if x == 1

case_false if no_of(1)

case_not_false if not no_of(1)

case_null if yes_of(1)

case_function_undefined if undefined_of(2)

case_not_function_undefined if not undefined_of(2)

case_builtin_false if startswith("a", "b")

case_builtin_zero if count([])

case_builtin_undefined if to_number("x")

case_not_builtin_undefined if not to_number("x")

case_replaced if {
	yes_of(1) with yes_of as no_of
}

case_replaced_by_value if {
	no_of(1) with no_of as 1
}

case_output_false if no_of(1, false)

case_output_wildcard if no_of(1, _)

case_void if {
	print("x")
}
