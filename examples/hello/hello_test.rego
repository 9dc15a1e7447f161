package hello_test

import data.hello

maintainers := ["ada", "grace"]

test_a_maintainer_may_release if {
	hello.allow with input as {"user": "ada", "branch": {"protected": true}} with data.maintainers as maintainers
}

test_nobody_else_may if {
	not hello.allow with input as {"user": "eve", "branch": {"protected": true}} with data.maintainers as maintainers
}

test_not_on_any_branch if {
	not hello.allow with input as {"user": "ada", "branch": {"protected": false}} with data.maintainers as maintainers
}

test_no_input_no_release if {
	not hello.allow with input as {} with data.maintainers as maintainers
}
