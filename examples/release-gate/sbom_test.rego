package release_gate.sbom_test

import data.release_gate.fixture_test as fixture
import data.release_gate.sbom

# The rules that a release breaks.
broken(release) := rules if {
	deny := sbom.deny with input as release.input
		with data.held as release.held
		with service.discover as fixture.discover
		with service.download_artifact as fixture.download
		with regohost.verify as fixture.verify
	rules := {violation.rule | some violation in deny}
}

test_an_attached_sbom_passes if broken(fixture.release) == set()

# The same change in the statement at hand and in the one that the service holds.
renamed(key, value) := json.patch(fixture.release, [
	{"op": "replace", "path": "/input", "value": changed},
	{"op": "replace", "path": ["held", "contents", fixture.attestation], "value": fixture.envelope(changed)},
]) if {
	changed := json.patch(fixture.release.input, [{
		"op": "replace",
		"path": concat("/", ["/predicate", key]),
		"value": value,
	}])
}

test_no_sbom_named if broken(renamed("runDetails/byproducts", [])) == {"sbom-named"}

test_another_sbom_named if {
	byproduct := {"mediaType": "application/vnd.cyclonedx+json", "digest": {"sha256": crypto.sha256("other")}}
	broken(renamed("runDetails/byproducts", [byproduct])) == {"sbom-attached"}
}

test_another_package_named if {
	broken(renamed("buildDefinition/externalParameters", {"package": "pkg:npm/acme@2.0.0"})) == {"sbom-subject"}
}

test_a_dependency_is_missing if {
	every dependency in [{"uri": "pkg:npm/yaml@2.9.1"}, {}] {
		broken(renamed("buildDefinition/resolvedDependencies", [dependency])) == {"sbom-complete"}
	}
}

test_a_nested_component_is_listed if {
	outer := {"name": "outer", "components": [{"name": "middle", "components": [fixture.ajv]}]}
	broken(fixture.release_with([outer])) == set()
}

test_an_excluded_component_is_not_listed if {
	broken(fixture.release_with([object.union(fixture.ajv, {"scope": "excluded"})])) == {"sbom-complete"}
}

test_not_attached if {
	references := ["held", "items", fixture.attestation, "references", "1"]
	broken(fixture.patched([{"op": "remove", "path": references}])) == {"sbom-attached"}
}

test_not_downloadable if {
	some patch in [{"op": "replace", "value": false}, {"op": "remove"}]
	path := ["held", "items", fixture.attestation, "references", "1", "downloadable"]
	broken(fixture.patched([object.union(patch, {"path": path})])) == {"sbom-downloadable"}
}

test_content_of_another_digest if {
	text := json.marshal(fixture.sbom([]))
	path := ["held", "contents", concat(":", ["sha256", crypto.sha256(json.marshal(fixture.sbom([fixture.ajv])))])]
	broken(fixture.patched([{"op": "replace", "path": path, "value": text}])) == {"sbom-content"}
}

test_content_is_not_cyclonedx if {
	every text in ["not JSON", "{}", `{"bomFormat": "SPDX"}`, "[]"] {
		broken(fixture.release_of(text)) == {"sbom-content"}
	}
}
