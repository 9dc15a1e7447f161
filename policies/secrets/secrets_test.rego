package regohost.secrets_test

import data.regohost.secrets

gitleaks := {
	"$schema": "https://json.schemastore.org/sarif-2.1.0.json",
	"version": "2.1.0",
	"runs": [{
		"tool": {"driver": {"name": "gitleaks", "semanticVersion": "v8.0.0", "rules": [{"id": "aws-access-token"}]}},
		"invocations": [{"executionSuccessful": true}],
		"results": [],
	}],
}

settings := {"tools": ["Gitleaks", "trufflehog"]}

leak := {
	"message": {"text": "aws-access-token has detected secret for file deploy.sh."},
	"ruleId": "aws-access-token",
	"locations": [{"physicalLocation": {
		"artifactLocation": {"uri": "deploy.sh"},
		"region": {"startLine": 20, "snippet": {"text": "AKIA..."}},
	}}],
	"suppressions": [{"kind": "inSource"}],
}

with_results(results) := json.patch(gitleaks, [{"op": "replace", "path": "/runs/0/results", "value": results}])

found(document, lists) := {[finding.id, finding.msg] | some finding in secrets.deny with input as document with data.secrets as lists}

broken(document, lists) := {id | some [id, _] in found(document, lists)}

test_passes if broken(gitleaks, settings) == set()

test_refuses_secrets if {
	found(with_results([leak, {}]), settings) == {
		["secrets.found", "aws-access-token in deploy.sh:20"],
		["secrets.found", "a secret in a file that is not named"],
	}
}

test_refuses_another_tool if {
	every driver in [{"name": "Trivy"}, {}] {
		broken(json.patch(gitleaks, [{"op": "replace", "path": "/runs/0/tool/driver", "value": driver}]), settings) == {"secrets.tool"}
	}
}

test_refuses_other_inputs if {
	every document in [
		null, [], {}, {"version": "2.1.0", "runs": []}, {"version": "2.1.0", "runs": [{"tool": {}}]}, with_results(null),
		with_results([null]), with_results([{}, "x"]),
		object.union(gitleaks, {"inlineExternalProperties": []}),
		json.patch(gitleaks, [{"op": "add", "path": "/runs/0/externalPropertyFileReferences", "value": {"results": []}}]),
		json.patch(gitleaks, [{"op": "replace", "path": "/runs/0/invocations/0", "value": {"executionSuccessful": false}}]),
		json.patch(gitleaks, [{
			"op": "add",
			"path": "/runs/0/invocations/0/toolExecutionNotifications",
			"value": [{"level": "error", "message": {"text": "cannot read deploy.sh"}}],
		}]),
	] {
		broken(document, settings) == {"secrets.unsupported"}
	}
}

test_refuses_notifications_of_another_form if {
	every value in [null, "error", {"level": "error"}, [null], ["error"], [{"level": ["error"]}]] {
		some key in ["toolExecutionNotifications", "toolConfigurationNotifications"]
		change := {"op": "add", "path": sprintf("/runs/0/invocations/0/%s", [key]), "value": value}
		broken(json.patch(gitleaks, [change]), settings) == {"secrets.unsupported"}
	}
}

test_refuses_settings if {
	every lists in [{}, {"tools": []}, {"tools": "gitleaks"}, {"tools": [1]}, {"tools": {"a": "gitleaks"}}, object.union(settings, {"tool": "x"})] {
		"secrets.settings" in broken(gitleaks, lists)
	}
}
