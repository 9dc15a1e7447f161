package regohost.reproducible_test

import data.regohost.reproducible

subject(name, content) := {"name": name, "digest": {"sha256": crypto.sha256(content)}}

v1(builder, subjects) := {
	"_type": "https://in-toto.io/Statement/v1",
	"predicateType": "https://slsa.dev/provenance/v1",
	"subject": subjects,
	"predicate": {"runDetails": {"builder": {"id": builder}}},
}

v02(builder, subjects) := {
	"_type": "https://in-toto.io/Statement/v0.1",
	"predicateType": "https://slsa.dev/provenance/v0.2",
	"subject": subjects,
	"predicate": {"builder": {"id": builder}},
}

release := [subject("app.tgz", "app"), subject("app.sbom.json", "sbom")]

broken(document) := {finding.id | some finding in reproducible.deny with input as document}

test_passes if {
	broken([v1("https://a.example", release), v02("https://b.example", release)]) == set()
	broken([{"path": "a.json", "contents": v1("https://a.example", release)}, {"path": "b.json", "contents": v1("https://b.example", release)}]) == set()
}

test_refuses_one_builder if {
	broken([v1("https://a.example", release)]) == {"reproducible.builders"}
	broken([v1("https://a.example", release), v1("https://a.example", release)]) == {"reproducible.builders"}
}

test_refuses_differences if {
	other := [subject("app.tgz", "other"), subject("app.sbom.json", "sbom")]
	broken([v1("https://a.example", release), v1("https://b.example", other)]) == {"reproducible.digest"}
	broken([v1("https://a.example", release), v1("https://b.example", [release[0]])]) == {"reproducible.subject"}
	broken([v1("https://a.example", array.concat(release, [subject("app.tgz", "other")])), v1("https://b.example", release)]) == {"reproducible.digest"}
}

test_refuses_other_inputs if {
	every document in [
		null, {}, [], [null], {"message": "Not Found"}, v1("https://a.example", release), [v1("", release)], [v1(1, release), v1(2, release)], [v1("https://a.example", [])],
		[v1("https://a.example", [{"name": "app.tgz", "digest": {"sha1": "aa"}}])], [object.union(v1("https://a.example", release), {"predicateType": "x"})],
	] {
		broken(document) == {"reproducible.unsupported"}
	}
}
