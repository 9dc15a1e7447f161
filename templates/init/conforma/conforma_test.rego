package release.provenance_test

import data.release.provenance

attested(type, predicate) := {
	"image": {"ref": "quay.io/acme/app@sha256:5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef"},
	"attestations": [{"statement": {"predicateType": type, "predicate": predicate}}],
}

broken(document) := {finding.code | some finding in provenance.deny with input as document}

test_passes if {
	builder := {"id": "https://tekton.dev/chains/v2"}
	broken(attested("https://slsa.dev/provenance/v0.2", {"builder": builder})) == set()
	broken(attested("https://slsa.dev/provenance/v1", {"runDetails": {"builder": builder}})) == set()
}

test_refuses_builders if {
	every predicate in [{}, {"builder": {"id": "https://example.com"}}] {
		broken(attested("https://slsa.dev/provenance/v0.2", predicate)) == {"release.provenance.builder"}
	}
}

test_refuses_other_inputs if {
	every document in [{}, {"attestations": []}, attested("https://spdx.dev/Document", {})] {
		broken(document) == {"release.provenance.found"}
	}
}
