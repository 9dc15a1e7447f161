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

# 1.22.0: subnets of IPv6 that end at the last address of IPv4 were not contained.
case_cidr_of_ipv6 := [[c, net.cidr_contains("::/80", c)] | some c in ["::/81", "::/80", "::ffff:0:0/96", "::ffff:ffff:ffff", "::1:0:0:0", "10.0.0.0/8"]]

# 1.22.0: a huge length of substring overflowed.
case_substring_of_huge_length := [substring("abc", o, l) | some o in [0, 1, 3]; some l in [9223372036854775807, 9223372036854775806, 2, -1]]

# 1.22.0: arithmetic lost digits, and numbers of up to 15 digits were compared as floats.
case_exact_arithmetic := [0.1 + 0.2, 1 / 3, (1 / 3) * 3, 9223372036854775807 + 1, 4611686018427387904 * 4, -9223372036854775807 - 2, 0.3 == 0.1 + 0.2]

case_exact_comparison := [[a < b, a == b, a > b] | some a in decimals; some b in decimals]

# 1.20.1: comparing 0.0 with a fraction panicked.
decimals := [0, 0.0, 0.5, -0.5, 1e-1, 0.1, 1.0, 100000000000000.1, 100000000000000.2, 123456789012345678]

# 1.22.0: numbers whose exponent is out of range were read.
case_exponent_out_of_range := [x | some t in ["1e999999999999", "1e-999999999999", "[1e99999999999999999999]", "1e2"]; x := json.unmarshal(t)]

# 1.22.0: reversing what is no UTF-8 panicked.
case_reversed := [strings.reverse(s) | some s in ["", "abc", "aä€😀", "e\u0301"]]

# 1.22.0: members of sets are looked up, where they are known.
members := {1, "a", [2, 3], [2, 4], {"k": {5}}, input.given}

case_member_lookup := [m | some k in [1, "a", [2, 3], {"k": {5}}, 9]; m := members[k] with input as {"given": 9}]

case_member_pattern := {x | members[[2, x]] with input as {"given": 9}}

case_member_of_reference := [x | some k in [9, 8]; x := members[input.given] with input as {"given": k}]

case_member_unresolved := [y | members[{"k": y}] with input as {"given": 9}]

# 1.22.0: what the index leaves out.
case_indexed_local := [x | some r in ["admin", "guest", 7]; x := by_local with input as {"role": r}]

by_local contains "admin" if {
	role := "admin"
	input.role == role
}

by_local contains "no guest" if {
	r := input
	r.role != "guest"
}

# 1.21.0: prefixes and suffixes are indexed.
case_indexed_affixes := [x | some p in ["/a/b.json", "/b", "b.json", "", "/a", 7]; x := by_affix with input as {"path": p}]

by_affix contains "prefix" if startswith(input.path, "/a")

by_affix contains "suffix" if endswith(input.path, ".json")

by_affix contains "any prefix" if strings.any_prefix_match(input.path, {"/a/", "/b"})

by_affix contains "any suffix" if strings.any_suffix_match(input.path, ["b", "n"])

by_affix contains "reference" if {
	request := input
	request.path == "/b"
}

case_any_affix_match := [[strings.any_prefix_match(s, p), strings.any_suffix_match(s, p)] | some s in [["a/b", "c"], "a/b", {"b"}, []]; some p in [["a", "x"], {"b"}, [], "a/b", ""]]

# 1.21.0: versions with leading zeroes or empty parts were valid.
case_semver := [[v, semver.is_valid(v)] | some v in ["1.2.3", "01.2.3", "1.02.3", "1.2.03", "1.2.3-", "1.2.3+", "1.2.3-01", "1.2.3-a.", "1.2.3-0a", "1.2.3+01"]]

case_semver_compared := [x | some v in ["1.2.3", "01.2.3", "1.2.3-", "1.2.3-01"]; x := semver.compare(v, "1.2.3")]

# 1.21.0: a fraction of zero lost its form.
case_sprintf_of_zero_fraction := [sprintf(f, [x]) | some f in ["%v", "%d", "%f", "%.2f", "%g", "%e", "%s", "%x"]; some x in [1.0, 10.00, 2.50, -0.0, 1e2]]

# 1.21.0: strings.replace_n in Wasm replaced what it had put there.
case_replace_n := [strings.replace_n(r, s) | some r in [{"a": "b", "b": "c"}, {"b": "a", "ab": "x"}, {"": "-"}, {}]; some s in ["ab", "", "bab"]]

# 1.21.0: YAML 1.2, and what follows a document is an error.
case_yaml_words := yaml.unmarshal("on: yes\noff: no\ny: n\ntrue: True\nn: ~")

case_yaml_unreachable := [x | some t in ["a: 1\n---\nb: 2", "a: 1\n...\nb: 2", "a: 1\nb", "{a: 1} b", "a: 1\n...\n"]; x := yaml.unmarshal(t)]

# 1.21.1: comprehensions with some-in or every in literals were unsafe, or panicked.
case_comprehension_in_object := {"k": [r.a | some r in [{"a": 1}, {"a": 2}]]}

case_comprehension_in_set := {[1 | every x in [1, 2] { x > 0 }], [2 | every x in [1, 2] { x > 1 }]}

case_comprehension_in_key := {[x | some x in [1]]: {y | some y in [2]}}

# 1.21.0: what unified before a pattern was forgotten.
case_patterns_in_order := [a, b, c] if {
	[a, b] = [1, 2]
	{"k": b, "l": [b, [c]]} = {"k": 2, "l": [2, [a]]}
}

# 1.20.0: a key of both a base document and a package was there twice.
case_keys_of_package_and_document := [k | data.both[k]]

case_members_of_package_and_document := {v | v := data.both[_][_]}

# 1.20.0: arithmetic with integers beyond 64 bits.
case_modulo := [7 % 18446744073709551616, -7 % 18446744073709551616, 36893488147419103233 % 18446744073709551616]

case_sum_beyond_64_bits := [sum([9223372036854775807, 1]), sum([9223372036854775807, 9223372036854775807]), sum({-9223372036854775807, -2})]

# 1.20.0: a schema with an empty enum took everything.
case_empty_enum := [json.match_schema(x, {"enum": []})[0] | some x in [{}, 1, "a"]]

# 1.20.0: rules with a print call within a call were left out by the index.
case_print_within contains x if {
	some x in [1, 2]
	print(x, [y | y := x + 1])
	x > 1
}

# 1.22.0: numbers were ordered as texts, as keys of types are.
by_number := {1: "a", 10: "b", 2: "c", 1.5: "d", 100000000000000000001: "e", -3: "f"}

case_number_keys := [by_number[1], by_number[10], by_number[2], by_number[1.5], by_number[100000000000000000001], by_number[-3]]
