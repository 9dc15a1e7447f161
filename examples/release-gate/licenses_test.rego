package release_gate.licenses_test

import data.release_gate.fixture_test as fixture
import data.release_gate.licenses

settings := {
	"allowed_licenses": ["MIT", "ISC"],
	"allowed_license_exceptions": [],
	"allowed_license_names": ["The Acme License"],
}

# The rules that a component breaks which has these licences.
broken(licenses) := broken_by(object.union(fixture.ajv, {"licenses": licenses}))

broken_by(component) := {violation.rule | some violation in violations(fixture.release_with([component]))}

violations(release) := deny if {
	deny := licenses.deny with input as release.input
		with data.held as release.held
		with data.settings as settings
		with service.discover as fixture.discover
		with service.download_artifact as fixture.download
		with regohost.verify as fixture.verify
}

test_allowed if {
	every entries in [
		[{"license": {"id": "MIT"}}],
		[{"license": {"name": "The Acme License"}}],
		[{"license": {"name": "MIT"}}],
		[{"expression": "GPL-3.0-only OR (MIT AND ISC)"}],
		[{"license": {"id": "MIT"}}, {"license": {"id": "ISC"}}],
	] {
		broken(entries) == set()
	}
}

test_not_allowed if {
	every entries in [
		[{"license": {"id": "GPL-3.0-only"}}],
		[{"license": {"name": "The Evil License"}}],
		[{"license": {"name": "the acme license"}}],
		[{"expression": "MIT AND GPL-3.0-only"}],
		[{"expression": "MIT OR"}],
		[{"license": {"id": "MIT"}}, {"license": {"id": "GPL-3.0-only"}}],
		[{"expression": "MIT", "license": {"id": "GPL-3.0-only"}}],
		[{"license": {"id": 5}}],
	] {
		broken(entries) == {"license-allowed"}
	}
}

test_no_licence if {
	every value in [[], null, "MIT", {}] {
		broken(value) == {"license-stated"}
	}
	broken_by(object.remove(fixture.ajv, ["licenses"])) == {"license-stated"}
	broken_by({}) == {"license-stated"}
	broken_by("a text") == {"license-stated"}
}

test_an_entry_that_names_nothing if {
	every entry in [{}, {"license": {}}, {"license": {"text": {"content": "…"}}}, "MIT", null] {
		broken([entry]) == {"license-named"}
	}
}

test_nested_components_are_judged if {
	inner := {"name": "inner", "version": "1", "licenses": [{"license": {"id": "GPL-3.0-only"}}]}
	broken_by(object.union(fixture.ajv, {"components": [inner]})) == {"license-allowed"}
}

test_no_sbom_no_pass if {
	rules := {violation.rule | some violation in violations(fixture.release_of("{}"))}
	rules == {"license-sbom"}
}

test_the_message_names_component_and_licence if {
	component := object.union(fixture.ajv, {"licenses": [{"license": {"id": "GPL-3.0-only"}}]})
	some violation in violations(fixture.release_with([component]))
	violation.msg == `ajv 8.20.0: licence "GPL-3.0-only" is not allowed`
}
