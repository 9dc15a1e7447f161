package changelog

# What releases of OPA since 1.21 repaired: each case was wrong in the evaluator, or refused.

# 1.22.1: x in {"a", input.y} never matched for a ref x.
owner_may if input.role in {"admin", input.owner}

case_member_reference if owner_may with input as {"role": "bob", "owner": "bob"}

case_member_constant if owner_may with input as {"role": "admin", "owner": "bob"}

case_member_neither if owner_may with input as {"role": "eve", "owner": "bob"}

case_member_reference_missing if owner_may with input as {"role": "admin"}

one_of_array if input.role in ["admin", input.owner]

case_member_of_array if one_of_array with input as {"role": "bob", "owner": "bob"}

one_of_object if input.role in {"x": "admin", "y": input.owner}

case_member_of_object if one_of_object with input as {"role": "bob", "owner": "bob"}

f(x) if x in {"a", input.owner}

case_member_argument if f("bob") with input as {"owner": "bob"}

after_call if {
	other(1)
	input.role in {"admin", input.owner}
}

other(_) := 1

case_member_after_call if after_call with input as {"role": "bob", "owner": "bob"}

not_owner contains "this role may not push" if not owner_may

case_member_negated := [x | x := not_owner with input as {"role": "bob", "owner": "bob"}]

two_members if {
	input.role in {"admin", input.owner}
	input.role in {"bob", input.guest}
}

case_two_members if two_members with input as {"role": "bob", "owner": "bob", "guest": "eve"}

# 1.22.2: iterating a collection that is known to be empty was refused.
required := []

waived := {}

case_empty_array := [x | some x in required]

case_empty_array_literal := [x | some x in []]

case_empty_set_literal := [x | some x in set()]

case_empty_object := [x | x := waived[_]]

case_empty_object_keys := [k | some k, _ in waived]

case_empty_within := [y | some y in waived[_]]

case_empty_compared := [x | x := required[_]; x == "a"]

case_empty_every if {
	every x in required {
		x == "a"
	}
}

any_required if required[_]

case_empty_negated if not any_required

case_empty_rule contains sprintf("%s is missing", [name]) if {
	some name in required
	not input[name]
}

# 1.22.3: keys of an empty collection that a with statement replaces were refused.
default allowed := {}

default list := []

case_replaced_key if allowed.off with allowed as {"off": true}

case_replaced_keys := [x | x := allowed.names.MIT with allowed as {"names": {"MIT": 1}}]

reads_key contains name if {
	some name in ["MIT", "GPL"]
	allowed.names[name]
}

case_replaced_in_rule := [x | x := reads_key with allowed as {"names": {"MIT": true}}]

case_replaced_element := [x | x := list[0] with list as ["a"]]
