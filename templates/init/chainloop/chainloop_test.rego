package main_test

import data.main

report(outcome) := {"tests": [{"name": "starts", "outcome": "passed"}, {"name": "stops", "outcome": outcome}]}

test_passes if main.result.violations == set() with input as report("passed")

test_refuses_a_failed_test if main.result.violations == {"the test stops failed"} with input as report("failed")

test_refuses_other_inputs if {
	every document in [null, {}, {"tests": []}, {"tests": [{"name": "starts"}]}] {
		main.result.violations == {"the input is not a report of tests"} with input as document
	}
}
