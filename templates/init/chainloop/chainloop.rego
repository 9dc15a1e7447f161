# METADATA
# title: No vulnerability is high or critical
# description: |
#   Rego in the form of Chainloop's policies, for a report of vulnerabilities in JSON. Chainloop's engine, and a gate
#   with compat: chainloop, add the parts of the result that are missing.
package main

violations contains "the input is not a report of vulnerabilities" if not is_report

violations contains chainloop.vulnerability(
	sprintf("%s has %s", [found["package"], found.id]),
	found.id, found["package"], found.severity,
) if {
	is_report
	some found in input.vulnerabilities
	not found.severity in {"LOW", "MEDIUM"}
}

is_report if {
	is_array(input.vulnerabilities)
	every found in input.vulnerabilities {
		is_string(found.id)
		is_string(found["package"])
		is_string(found.severity)
	}
}
