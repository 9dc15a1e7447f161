# METADATA
# title: The release has all its evidence, and the evidence is good
# description: |
#   Uses all five built-ins of the service. What depends on nothing else is asked for at the same time, so it takes three
#   rounds of calls, however much evidence there is. The input is an in-toto statement with SLSA provenance.
# custom:
#   severity: critical
package full_gate

# METADATA
# title: The artifact is attested
# custom:
#   id: attested
deny contains {"rule": "attested", "msg": sprintf("%s is not attested", [subject])} if {
	not is_attested
}

# METADATA
# title: Every kind of evidence is there
# custom:
#   id: evidence
deny contains {"rule": "evidence", "msg": sprintf("there is no evidence of kind %s", [kind])} if {
	some kind in data.required_kinds
	not kind in {record.kind | some record in records}
}

# METADATA
# title: Every piece of evidence can be had, and is what its record says
# custom:
#   id: content
deny contains {"rule": "content", "msg": sprintf("%s (%s) is not there", [record.name, record.digest])} if {
	some record in records
	not is_whole(record)
}

# METADATA
# title: No test failed
# custom:
#   id: tests
deny contains {"rule": "tests", "msg": sprintf("%s reports failed tests", [record.name])} if {
	some record in records
	record.kind == "JUNIT_XML"
	not regex.match(`<testsuites [^>]*failures="0" errors="0"`, contents[record.digest])
}

# METADATA
# title: No scan found an error
# custom:
#   id: scan
deny contains {"rule": "scan", "msg": sprintf("%s: %s", [record.name, finding.message.text])} if {
	some record in records
	record.kind == "SARIF"
	some run in json.unmarshal(contents[record.digest]).runs
	some finding in run.results
	finding.level == "error"
}

# METADATA
# title: Every requirement is met
# custom:
#   id: compliance
deny contains {"rule": "compliance", "msg": sprintf("%s is not met", [evaluation.name])} if {
	some evaluation in evaluations
	evaluation.status == "fail"
}

# METADATA
# title: The release was evaluated
# custom:
#   id: evaluated
deny contains {"rule": "evaluated", "msg": "no requirement was evaluated for the release"} if {
	count(evaluations) == 0
}

# METADATA
# title: An agent finds nothing in the artifact
# description: It costs, so it is never guessed ahead; it comes last, so a release that cannot be judged does not cost.
# custom:
#   id: review
deny contains {"rule": "review", "msg": msg} if {
	some msg in review.violations
}

subject := concat(":", ["sha256", input.subject[0].digest.sha256])

release := {"name": parts[1], "version": parts[2]} if {
	purl := input.predicate.buildDefinition.externalParameters.package
	parts := regex.find_all_string_submatch_n(`^pkg:npm/(.+)@([^@]+)$`, purl, 1)[0]
}

review := service.evidence_prompt(subject, data.review.prompt)

is_attested if {
	some reference in service.discover(subject, "ARTIFACT").references
	reference.kind == "ATTESTATION"
}

records := service.evidence({
	"project_name": release.name,
	"project_version_name": release.version,
	"latest": true,
}).results

evaluations := [evaluation |
	some id in {record.project_version_id | some record in records}
	some evaluation in service.project_compliance({"project_version_id": id}).evaluations
]

contents[digest] := service.download_artifact(digest) if {
	some digest in {record.digest | some record in records}
}

# The item is asked for before the content is looked at, so both are asked for in the same round.
is_whole(record) if {
	item := service.discover(record.digest, record.kind)
	concat(":", ["sha256", crypto.sha256(contents[record.digest])]) == record.digest
	item.downloadable
}
