package provenance_test

import data.provenance

known := "https://tekton.dev/chains/v2"

attested(type, predicate) := {
	"image": {"ref": "quay.io/acme/app@sha256:5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef"},
	"attestations": [{"statement": {"predicateType": type, "predicate": predicate}}],
}

v1(builder, uri) := attested("https://slsa.dev/provenance/v1", {
	"buildDefinition": {"resolvedDependencies": [{"uri": uri}]},
	"runDetails": {"builder": {"id": builder}},
})

broken(document) := {finding.code | some finding in findings(document)}

findings(document) := found if {
	found := provenance.deny with input as document with data.rule_data__configuration__ as {"builders": [known]}
}

test_passes if {
	broken(attested("https://slsa.dev/provenance/v0.2", {"builder": {"id": known}})) == set()
	broken(v1(known, "pkg:npm/left-pad@1.0.0")) == set()
	broken(v1(known, "git+https://git.example.com/app")) == set()
}

test_refuses_builders if {
	broken(v1("https://example.com", "pkg:npm/left-pad@1.0.0")) == {"provenance.builder"}
	broken(attested("https://slsa.dev/provenance/v0.2", {})) == {"provenance.builder"}
}

test_refuses_package_urls if broken(v1(known, "pkg:left-pad")) == {"provenance.package_urls"}

test_names_the_builder if {
	{finding.msg | some finding in findings(v1("https://example.com", ""))} == {"The builder https://example.com is not known"}
}

test_refuses_other_inputs if {
	every document in [{}, {"attestations": []}, attested("https://spdx.dev/Document", {})] {
		broken(document) == {"provenance.found"}
	}
}
