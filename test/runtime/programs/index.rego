package index

# A rule that a body reads has a conflict: whether the body is evaluated shows in the result.
conflict := x if {
	some x in [1, 2]
} else := 3

conflict_of(x) := y if some y in [x, 1]

given := {"n": 1, "pair": [3, 2], "o": {"a": "b"}, "list": ["a"], "off": false, "set": {1}}

array_before_array := x if {
	seen := [conflict, 1]
	[x, 1] = input.pair
	seen
}

case_array_before_array := [x | x := array_before_array with input as given]

case_array_before_array_that_fits := [x | x := array_before_array with input as {"pair": [1, 1]}]

array_of_another_length if {
	_ = [conflict]
	[_, _, _] = input.pair
}

case_array_of_another_length := [x | x := array_of_another_length with input as given]

same_variable_twice if {
	_ = [conflict]
	[x, x] = input.pair
}

case_same_variable_twice := [x | x := same_variable_twice with input as given]

no_array if {
	_ = [conflict]
	[_, 2] = input.o
}

case_no_array := [x | x := no_array with input as given]

before_constant if {
	conflict
	input.n == 2
}

case_before_constant := [x | x := before_constant with input as given]

case_before_constant_that_fits := [x | x := before_constant with input as {"n": 2}]

case_before_number_of_another_form := [x | x := before_constant with input as {"n": 2.0}]

before_constant_on_the_left if {
	conflict
	2 = input.n
}

case_before_constant_on_the_left := [x | x := before_constant_on_the_left with input as given]

before_missing := x if {
	conflict
	x := input.missing.a
}

case_before_missing := [x | x := before_missing with input as given]

before_missing_operand if {
	conflict_of(3) < input.missing
}

case_before_missing_operand := [x | x := before_missing_operand with input as given]

before_false if {
	conflict
	input.off
}

case_before_false := [x | x := before_false with input as given]

by_variable if {
	conflict
	x := input.n
	x == 2
}

case_by_variable := [x | x := by_variable with input as given]

by_constant_variable if {
	y := 2
	conflict
	x := input.n
	x == y
}

case_by_constant_variable := [x | x := by_constant_variable with input as given]

two_values if {
	conflict
	input.n == 1
	input.n == 2
}

case_two_values := [x | x := two_values with input as given]

case_two_values_missing := [x | x := two_values with input as {}]

object_pattern if {
	conflict
	{"a": "c"} = input.o
}

case_object_pattern := [x | x := object_pattern with input as given]

member if {
	conflict
	"b" in input.list
}

case_member_that_fits := [x | x := member with input as {"list": ["b"]}]

case_member_of_nothing := [x | x := member with input as {}]

member_of if {
	conflict
	input.n in {2, 3}
}

case_member_of := [x | x := member_of with input as given]

case_member_of_that_fits := [x | x := member_of with input as {"n": 3}]

member_of_array if {
	conflict
	input.n in [2, 3]
}

case_member_of_array := [x | x := member_of_array with input as given]

member_of_constant if {
	conflict
	allowed := {2, 3}
	input.n in allowed
}

case_member_of_constant := [x | x := member_of_constant with input as given]

value_or_member if {
	conflict
	input.n == 2
	input.n in {1, 3}
}

case_value_or_member := [x | x := value_or_member with input as given]

case_value_or_member_of_neither := [x | x := value_or_member with input as {"n": 4}]

value_or_prefix if {
	conflict
	input.s == "b"
	startswith(input.s, "a")
}

case_value_or_prefix := [x | x := value_or_prefix with input as {"s": "ab"}]

some_member if {
	conflict
	input.list[_] == "b"
}

case_some_member_of_nothing := [x | x := some_member with input as {}]

negated if {
	conflict
	not input.n == 1
}

case_negated := [x | x := negated with input as given]

below_with if {
	conflict
	input.n == 2 with input as {"n": 2}
}

case_below_with := [x | x := below_with with input as given]

captured if {
	conflict
	x := input.n == 2
	x == false
}

case_captured := [x | x := captured with input as given]

of_rule if {
	conflict
	no_document == 2
}

no_document := 1

case_of_rule := [x | x := of_rule]

of_data if {
	conflict
	data.base.n == 2
}

case_of_data := [x | x := of_data with data.base as {"n": 1}]

case_of_data_missing := [x | x := of_data]

argument(x) if {
	conflict
	x == 2
}

case_argument := [1 | argument(1)]

case_argument_that_fits := [1 | argument(2)]

argument_array(x) if {
	conflict
	[1, _] = x
}

case_argument_array := [1 | argument_array([2, 3])]

below_argument(x) if {
	conflict
	x.a == 2
}

case_below_argument := [1 | below_argument({"a": 1})]

argument_and_input(x) if {
	conflict
	input.n == 2
	x == 1
}

case_argument_and_input := [1 | argument_and_input(1) with input as given]

replacement(x) if {
	conflict
	x == 2
}

replaced(_) := 1

case_replacement := [1 | replaced(1) with replaced as replacement]

with_else := 1 if {
	conflict
	input.n == 2
} else := 2 if {
	conflict
	input.n == 3
} else := 3

case_with_else := [x | x := with_else with input as given]

case_with_else_that_fits := [x | x := with_else with input as {"n": 3}]

default with_default := "default"

with_default := 1 if {
	conflict
	input.n == 2
}

case_with_default := [x | x := with_default with input as given]

of_set contains 1 if {
	conflict
	input.n == 2
}

of_set contains 2

case_of_set := [x | x := of_set with input as given]

of_object.a[x] := 1 if {
	some x in [conflict]
	input.n == 2
}

of_object.b := 2

case_of_object := [x | x := of_object with input as given]

builtin if {
	to_number("x") == 1
	input.n == 2
}

case_builtin if not builtin with input as given

after_the_condition if {
	input.n == 1
	conflict
	input.missing == 1
}

case_after_the_condition := [x | x := after_the_condition with input as given]

case_no_input := [x | x := before_constant]

case_input_that_is_no_object := [x | x := before_constant with input as [1]]

whole_input if {
	conflict
	input == 1
}

case_whole_input := [x | x := whole_input with input as 2]

case_whole_input_missing := [x | x := whole_input]

null_value if {
	conflict
	input.n == null
}

case_null_value := [x | x := null_value with input as given]

empty_array if {
	conflict
	[] = input.list
}

case_empty_array := [x | x := empty_array with input as given]

# What is compared first is compared as in the body.
one_of_numbers(x) if {
	other(x)
	x in {2, 0.1, 1e21, 9007199254740993, null}
}

other(_) := 1

numbers := [2, 2.0, 20e-1, 0.10, 1e-1, 1000000000000000000000, 9007199254740993.0, 9007199254740992, 3, null]

case_numbers := [x | some x in numbers; one_of_numbers(x)]

number(x) if {
	other(x)
	x == 2
}

case_number := [x | some x in numbers; number(x)]

number_in_array(x) if {
	other(x)
	[2, _] = x
}

case_number_in_array := [x | some x in numbers; number_in_array([x, x])]
