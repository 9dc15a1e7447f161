package full_gate_test

import data.full_gate

statement := {
	"subject": [{"name": "app.tgz", "digest": {"sha256": "aa"}}],
	"predicate": {"buildDefinition": {"externalParameters": {"package": "pkg:npm/@acme/app@1.0.0"}}},
}

texts := {
	"ATTESTATION": "{}",
	"JUNIT_XML": `<testsuites name="x" tests="1" failures="0" errors="0">`,
	"SARIF": `{"runs": [{"results": [{"level": "note", "message": {"text": "fine"}}]}]}`,
	"SBOM_CYCLONEDX_JSON": "{}x",
}

record(kind, text) := {
	"name": kind,
	"kind": kind,
	"digest": concat(":", ["sha256", crypto.sha256(text)]),
	"project_version_id": "version",
}

records := [record(kind, text) | some kind, text in texts]

contents := {concat(":", ["sha256", crypto.sha256(text)]): text |
	some text in array.concat([text | some text in texts], [bad_scan])
}

artifact := {"downloadable": true, "references": [{"kind": "ATTESTATION"}]}

evaluations := {"evaluations": [{"name": "R1", "status": "pass"}]}

clean := {"skipped": false, "violations": []}

# What the service answers, each of which a test can replace.
discover(_, _) := data.mock.item

download(digest) := contents[digest]

list_evidence(_) := {"results": data.mock.records}

list_compliance(_) := data.mock.compliance

run_review(_, _) := data.mock.review

usual := {"item": artifact, "records": records, "compliance": evaluations, "review": clean}

bad_scan := `{"runs": [{"results": [{"level": "error", "message": {"text": "bad"}}]}]}`

evidence(filters) := {"results": records} if filters.project_name == "@acme/app"

# The rules that are broken with these answers.
broken(answers) := rules if {
	deny := full_gate.deny with input as statement
		with data.required_kinds as {kind | some kind, _ in texts}
		with data.review.prompt as "prompt"
		with data.mock as object.union(usual, answers)
		with service.discover as discover
		with service.evidence as list_evidence
		with service.download_artifact as download
		with service.project_compliance as list_compliance
		with service.evidence_prompt as run_review
	rules := {violation.rule | some violation in deny}
}

test_a_release_with_all_its_evidence_passes if broken({}) == set()

test_the_project_is_that_of_the_statement if {
	full_gate.records == records with input as statement with service.evidence as evidence
}

test_broken[name] if {
	some name, case in {
		"agent": {"answers": {"review": {"skipped": false, "violations": ["a key"]}}, "rules": {"review"}},
		"not attested": {
			"answers": {"item": {"downloadable": true, "references": []}},
			"rules": {"attested"},
		},
		"not downloadable": {
			"answers": {"item": {"downloadable": false, "references": [{"kind": "ATTESTATION"}]}},
			"rules": {"content"},
		},
		"no evidence": {"answers": {"records": []}, "rules": {"evidence", "evaluated"}},
		"failed tests": {
			"answers": {"records": array.concat(records, [record("JUNIT_XML", "{}")])},
			"rules": {"tests"},
		},
		"a scan with an error": {
			"answers": {"records": array.concat(records, [record("SARIF", bad_scan)])},
			"rules": {"scan"},
		},
		"a requirement": {
			"answers": {"compliance": {"evaluations": [{"name": "R1", "status": "fail"}]}},
			"rules": {"compliance"},
		},
	}
	broken(case.answers) == case.rules
}
