package order

import data.order.given

case_set := [x | some x in {"redhat", "minimal", "slsa3"}]

case_set_of_all := [x | some x in {null, true, false, 3, 10, 2.5, -1, "b", "a", "", [2], [1, 2], [1], {"a": 1}, {"a": 0}, {"b": 0}, {1}, set(), {}, []}]

case_object_keys := [k | some k, _ in {"metadata": 1, "spec": 2, "status": 3, "": 4, "Z": 5, "é": 6}]

case_keys_of_all := [k | some k, _ in {null: 1, true: 1, 10: 1, 9: 1, "9": 1, [1]: 1, {"x"}: 1, {"x": 1}: 1}]

case_values := [v | some v in {"c": 1, "a": 2, "b": 3}]

case_nested := [[k, x] | some k, s in {"z": {"q", "b"}, "a": {"y", "x"}}; some x in s]

case_json_marshal := json.marshal({"metadata": {3, 1, 2}, "spec": {"z": 1, "a": 2}, "status": 3})

case_concat := concat(",", {"b", "a", "c", "aa", "B"})

case_template := $"{ {"l": 1, "x": 2, "y": 3} } { {"zz", "a", "q"} } {[1, "a\"b", null, 1.50, {"k": set()}]} {"é"} {["é"]} {input.nothing}"

case_sprintf := sprintf("%v %v", [{"b", "a"}, {"y": 1, "x": 2}])

case_walk := [k | walk({"metadata": 1, "spec": {"b", "a"}, "status": [3, {"z": 1, "y": 2}]}, [k, _])]

case_walk_values := [v | walk({"b": {"d", "c"}, "a": [2, 1]}, [_, v])]

case_partial_set := [x | some x in partial_set]

partial_set contains x if some x in ["z", "y", "a", 3]

case_partial_object := [[k, v] | some k, v in partial_object]

partial_object[k] := v if some v, k in ["z", "y", "a"]

case_package := [k | some k, _ in data.order.lib]

case_package_whole := json.marshal(data.order.lib)

case_union := [x | some x in {"z", "b"} | {"y", "a"}]

case_union_of_objects := [k | some k, _ in object.union({"z": 1, "b": 2}, {"y": 1, "a": 2})]

case_object_get := [k | some k, _ in object.remove({"z": 1, "b": 2, "a": 3}, ["b"])]

case_set_comprehension := [x | some x in {lower(y) | some y in ["Z", "Y", "A"]}]

case_object_comprehension := [k | some k, _ in {lower(y): 1 | some y in ["Z", "Y", "A"]}]

case_many := [x | some x in {sprintf("%d", [i * 7919 % 101]) | some i in numbers.range(1, 100)}]

case_many_numbers := [x | some x in {y | some i in numbers.range(1, 100); y := (i * 7919) % 101}]

case_many_keys := [k | some k, _ in {sprintf("k%d", [i * 7919 % 101]): i | some i in numbers.range(1, 100)}]

case_unmarshal := [k | some k, _ in json.unmarshal(`{"z": 1, "b": 2, "a": 3}`)]

case_document := [k | some k, _ in given.o]

case_document_walk := [p | walk(given, [p, _])]

case_document_in_with := [x | some x in input.s with input.s as {"q", "b"}]

case_iterated_while_compared := [[x, y] | s := {"c", "a", "b"}; some x in s; some y in s; x != y]

case_conversions := [sort({"b", "a"}), sort(["b", "a"]), [object.keys({"b": 1, "a": 2})]]

case_member_of_array := [i | some i, x in ["b", "a"]; x in {"a", "b"}]

case_every_in_order if every i, x in sort({"b", "a"}) { x == ["a", "b"][i] }

case_min_and_max := [min({"b", "a"}), max({"b", "a"})]

case_compare_sets := [{1, 2} < {1, 3}, {2, 1} == {1, 2}, {1} < {1, 2}, {3} < {1, 2}]

case_compare_objects := [{"a": 1} < {"a": 2}, {"a": 2} < {"b": 1}, {"a": 1, "b": 1} < {"b": 0}, {"b": 1, "a": 2} == {"a": 2, "b": 1}]

# Nothing to sort, to iterate or to show.
case_sort_of_none := [sort([]), sort(set()), concat(",", set()), json.marshal(set()), sprintf("%v", [set()])]

case_members_of_none := [x | some c in [[], {}, set(), null, 1, "a", input.nothing]; some x in c]

case_walk_of_none := [p | some c in [[], {}, set(), "a"]; walk(c, p)]

case_template_of_none := [$"{input.nothing}", $"{set()} {{}} {[]}"]
