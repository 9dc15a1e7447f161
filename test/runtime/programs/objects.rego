package objects

case_union_of_none := object.union_n([])

case_union_of_some := object.union_n([{"a": {"b": 1}}, {"a": {"c": 2}}, {"a": {"b": 3}, "d": 4}])

case_union_of_others := object.union_n(untyped([{"a": 1}, 2]))

case_union := [object.union(a, b) | some a in objects; some b in objects]

objects := [{}, {"a": 1}, {"a": {"b": [1, {"c": 2}], "d": {1, 2}}, "e": "f"}, {1: 2, "x": null}, {"": {"": 1}, "a/b": 1, "a~b": 2}]

paths := [[], [""], ["/"], ["a"], ["a/b"], ["/a/b"], ["a/b/0"], ["a/b/1/c"], ["a/d/1"], ["e"], ["x"], ["a", "a/b"], ["a/b", "a"], [["a", "b"]], [[]], [[1]], {"a"}, {"a/d"},
	["a~1b"], ["a~0b"], ["//a"], ["a/"], [["a", "d", 1]]]

case_filter := [[p, json.filter(o, p)] | some o in objects; some p in paths]

case_remove := [[p, json.remove(o, p)] | some o in objects; some p in paths]

case_filter_of_number := json.filter({"a": 1}, untyped([1]))

case_get := [object.get(o, k, "none") | some o in objects; some k in ["a", "", 1, [], ["a"], ["a", "b"], ["a", "b", 1, "c"], ["a", "d", 1], ["x"], ["x", "y"], null]]

case_get_of_array := object.get(untyped([1]), 0, "none")

case_keys := [object.keys(o) | some o in objects]

case_remove_keys := [object.remove(o, k) | some o in objects; some k in [["a"], {"a"}, {"a": 1}, [], [1]]]

case_filter_keys := [object.filter(o, k) | some o in objects; some k in [["a"], {"a"}, {"a": 1}, [], [1]]]

case_reachable := [graph.reachable(g, i) | some g in [{"a": ["b"], "b": {"c"}, "c": []}, {"a": null}]; some i in [["a"], {"b"}, ["x"], []]]

case_sets := [[a | b, a & b, a - b] | some a in sets; some b in sets]

sets := [set(), {1}, {1, "a"}, {[1], {1}, null}, {1.0}]

case_intersection := [intersection(s) | some s in [set(), {{1, 2}, {2, 3}}, {set()}, {{1}}]]

case_unions := [union(s) | some s in [set(), {{1, 2}, {2, 3}}, {set()}, {{1}}]]

case_intersection_of_others := intersection({x | some x in untyped([1])})

case_arrays := [array.concat([1], [2]), array.slice([1, 2, 3], 1, 9), array.slice([1, 2, 3], -1, 2), array.slice([1, 2, 3], 2, 1), array.reverse([1, 2]), array.flatten([1, [2, [3]], []])]

case_slice_by_fraction := array.slice([1, 2, 3], 1.0, 2)

case_slice_by_half := array.slice([1, 2, 3], 1.5, 2)

case_member := [[x in c, x, c] | some x in [1, 1.0, "a", null]; some c in [[1, "a"], {1}, {"k": 1}, "a"]]

case_types := [[type_name(x), is_number(x), is_object(x)] | some x in [1, "a", null, true, [], {}, set()]]

case_unify_pattern := [v, w] if { y := object.remove({"a": "a", "b": "b"}, []); {"a": v, "b": w} = {x: x | some x in y} }

# Of a type that the compiler does not know.
untyped(x) := json.unmarshal(json.marshal(x))

# What is alone is evaluated: it may fail.
values := [1, 2]

case_comprehension_alone if {1: v | some v in values}

case_comprehension_alone_negated if not {1: v | some v in values}

case_comprehension_alone_in_array if [{1: v | some v in values}]

case_comprehension_alone_in_object if {"a": {"b": {{1: v | some v in values}}}}

case_conflict_in_array_alone if [both(v) | some v in values]

case_conflict_in_set_alone if {both(v) | some v in values}

case_comprehension_alone_in_every if {
	every x in values {
		{x: v | some v in values}
	}
}

case_comprehensions_alone_without_conflict if {
	{v: v | some v in values}
	{v | some v in values}
	[v | some v in values; v > 2]
	[values, {"a": {v | some v in values}}]
}

case_array_alone_negated if not [v | some v in values]

case_composites_alone := x if {
	[]
	{}
	set()
	x := 1
	[x, {"a": x}, {x}]
}

both(x) := 1 if x

both(x) := 2 if x
