package main_test

import data.main

report(severity) := {"vulnerabilities": [{"id": "CVE-2026-1", "package": "pkg:npm/left-pad@1.0.0", "severity": severity}]}

test_passes if main.violations == set() with input as report("LOW")

test_refuses_severities if {
	every severity in ["HIGH", "CRITICAL", "UNKNOWN"] {
		{finding.external_id | some finding in main.violations} == {"CVE-2026-1"} with input as report(severity)
	}
}

test_refuses_other_inputs if {
	every document in [null, {}, {"vulnerabilities": {}}, {"vulnerabilities": [{"id": "CVE-2026-1"}]}] {
		main.violations == {"the input is not a report of vulnerabilities"} with input as document
	}
}
