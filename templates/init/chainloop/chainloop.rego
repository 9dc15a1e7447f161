# METADATA
# title: The report of tests has tests, and none failed
# description: Rego in the form of Chainloop's policies, for a material in JSON.
package main

result := {
	"skipped": false,
	"violations": violations,
	"skip_reason": "",
	"ignore": false,
}

violations contains "the input is not a report of tests" if not is_report

violations contains sprintf("the test %s failed", [test.name]) if {
	is_report
	some test in input.tests
	test.outcome != "passed"
}

is_report if {
	count(input.tests) > 0
	every test in input.tests {
		is_string(test.name)
		is_string(test.outcome)
	}
}
