package changelog_keywords

import rego.v2

# What releases of OPA since 1.20 repaired in `and`, `or` and the bodies of `not`.
inputs := [{}, {"a": true}, {"b": true}, {"a": true, "b": true}, {"a": false, "b": true, "c": true}, {"c": true, "xs": [1, 2]}]

case_or := [i | some i, x in inputs; either with input as x]

either if input.a or input.b

case_and := [i | some i, x in inputs; both with input as x]

both if input.a and input.b

case_precedence := [i | some i, x in inputs; third with input as x]

third if input.c or input.a and input.b

case_not_group := [i | some i, x in inputs; none with input as x]

none if not (input.a or input.b)

case_bodies := [i | some i, x in inputs; in_bodies with input as x]

in_bodies if { some n in input.xs; n > 1 } or { input.a; not input.b }

# 1.22.0: variables for calls and references within were bound outside of an implicit body.
case_hoisted := [i | some i, x in inputs; hoisted with input as x]

hoisted if not count(input.xs) > abs(1 - count(input.xs)) or input.xs[count(input.xs) - 1] == 2 and concat("", ["a", sprintf("%d", [input.xs[0]])]) == "a1"

case_hoisted_negation := [x | some x in ["ab", "b"]; not startswith(concat("", ["a", x]), concat("", ["a", "a"]))]

case_hoisted_comprehension := [x | some x in [1, 2]; not count([y | some y in [1, 2]; y == x]) == 0 and x > 1]

# 1.20.0: the calls of the built-ins for sets have the names of keywords.
case_set_builtins := [and({1, 2}, {2, 3}), or({1}, {2})]

# 1.20.2: the error of an operand that was none stayed.
case_braces_are_no_operand if {
	{
	y |
		some y in [1, 2, 3]
	} == {1, 2, 3}
}

case_set_union := {x | some x in {1} | {2}}

# 1.20.0: the index knows and, or.
case_indexed := [x | some r in ["admin", "owner", "guest", 1]; x := by_role with input as {"role": r, "path": "/a/b"}]

by_role contains "one of two" if input.role == "admin" or input.role == "owner"

by_role contains "both" if input.role == "owner" and startswith(input.path, "/a")

by_role contains "neither" if not (input.role == "admin" or input.role == "owner") and input.path == "/a/b"

case_short_circuit if true or 1 / 0 == 1

case_or_succeeds_once := [1 | true or true]

case_nested_negation := [x | some x in [1, 2, 3]; not { not (x == 1 or x == 2) }]

case_every_operand if { every x in [1, 2] { x == 1 or x == 2 } } and { some y in [1]; y == 1 }
