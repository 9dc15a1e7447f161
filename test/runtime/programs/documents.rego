package documents

# The keys of base documents are strings.
case_number := data.given[2]

case_number_of_object := data.given.object[2]

case_number_in_variable := [x | some k in [1, 2, 2.0, 3]; x := data.given.object[k]]

case_fraction := data.given.object[1.5]

case_text_of_index := [data.given.list["0"], data.given.list[1]]

case_text_in_variable := [x | some k in ["0", "1", "2", "x", "", "00", "-1"]; x := data.given.list[k]]

case_text_of_index_within := data.given.deep["1"].a[0]["x"]

case_value_of_document := [x | o := data.given.object; some k in [2, "2"]; x := o[k]]

case_element_of_value := [x | l := data.given.list; some k in [0, "0"]; x := l[k]]

case_iterated := {k: v | some k, v in data.given.object}

case_iterated_then_number := [x | some k; x := data.given.objects[k][1]]

case_negated := {k | some k in [1, 2, "2"]; not data.given.object[k]}

case_boolean := [x | some k in [true, null]; x := data.given.object[k]]

case_of_rule := [x | some k in [1, "1"]; x := data.documents.rule[k]]

rule := {"1": "a"}

case_package_and_document := [x | some k in ["2", 2, "object"]; x := data.given[k]]

case_set_below_constant := data.documents.sets

sets[1] contains 1 if false

sets.a[true] contains 1 if false

case_object_below_constant := [data.documents.objects, data.documents.objects.b]

objects.b[true][1] := 1 if false

objects.c[null] := 1 if false

case_object_below_variable := data.documents.mixed

mixed[1][2] contains 2 if false

mixed[1][x] contains 3 if some x in [7]

case_index_with_fraction := [[i, x] | some i in [1.0, 1.00, 0.0, -0.0, 1.5, 10.0, 1e0, 100000000000000000.0]; x := ["a", "b"][i]]

case_index_with_fraction_of_document := [x | some i in [1.0, 1]; x := data.given.list[i]]

case_index_with_fraction_within := [object.get({"k": ["a", "b"]}, ["k", i], "none") | some i in [1.0, 1e0, 1]]
