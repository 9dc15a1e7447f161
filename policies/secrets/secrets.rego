# METADATA
# title: The scan for secrets found none
# description: |
#   SARIF of Gitleaks, TruffleHog or a similar tool. `tools` are the names of the tools whose result is expected, so that the
#   result of another tool, which looked for something else, passes nothing. Suppressed results count.
# related_resources:
#   - ref: https://cwe.mitre.org/data/definitions/798.html
#     description: CWE-798, hard-coded credentials
# schemas:
#   - data.secrets:
#       type: object
#       required: [tools]
#       additionalProperties: false
#       properties: {tools: {type: array, minItems: 1, items: {type: string, pattern: '\S'}}}
# custom:
#   severity: critical
package regohost.secrets

# METADATA
# title: An input that is no whole result in SARIF 2.1.0
# custom:
#   id: secrets.unsupported
deny contains {"id": "secrets.unsupported", "msg": "the input is not SARIF 2.1.0 whose runs succeeded and have results"} if {
	not is_sarif
}

# METADATA
# title: Settings that are not those of this policy
# custom:
#   id: secrets.settings
deny contains {"id": "secrets.settings", "msg": "data.secrets.tools must be a list of names, such as [\"gitleaks\"]"} if {
	not are_settings
}

# METADATA
# title: A result of a tool that is not expected
# custom:
#   id: secrets.tool
deny contains {"id": "secrets.tool", "msg": msg, "path": ["runs", i, "tool"]} if {
	is_sarif
	some i, run in input.runs
	not is_expected(run)
	msg := sprintf("data.secrets.tools does not have the tool %v", [object.get(run, ["tool", "driver", "name"], "without a name")])
}

# METADATA
# title: A secret
# custom:
#   id: secrets.found
deny contains {"id": "secrets.found", "msg": msg, "path": ["runs", i, "results", j]} if {
	is_sarif
	some i, run in input.runs
	some j, result in run.results
	msg := sprintf("%v in %s", [object.get(result, "ruleId", "a secret"), place(result)])
}

is_sarif if {
	input.version == "2.1.0"
	count(input.runs) > 0
	every run in input.runs {
		is_array(run.results)
		every result in run.results {
			is_object(result)
		}
		is_whole(run)
		every invocation in object.get(run, "invocations", []) {
			invocation.executionSuccessful == true
			has_no_error(invocation)
		}
	}
}

# A scanner such as Semgrep succeeds although it could not read a file or a rule.
has_no_error(invocation) if {
	every key in ["toolExecutionNotifications", "toolConfigurationNotifications"] {
		notifications := object.get(invocation, key, [])
		is_array(notifications)
		every notification in notifications {
			is_object(notification)
			object.get(notification, "level", "warning") in {"none", "note", "warning"}
		}
	}
}

# Results of a run may be in other files, or beside the runs.
is_whole(run) if {
	not run.externalPropertyFileReferences
	not input.inlineExternalProperties
}

are_settings if {
	object.keys(data.secrets) == {"tools"}
	is_array(data.secrets.tools)
	count(data.secrets.tools) > 0
	every tool in data.secrets.tools {
		regex.match(`\S`, tool)
	}
}

is_expected(run) if {
	some tool in data.secrets.tools
	lower(tool) == lower(run.tool.driver.name)
}

# The file and the line, and no text of the result, which may hold the secret.
place(result) := sprintf("%s:%v", [location.artifactLocation.uri, object.get(location, ["region", "startLine"], 1)]) if {
	location := result.locations[0].physicalLocation
} else := "a file that is not named"
