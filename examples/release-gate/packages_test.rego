package release_gate.packages_test

import data.release_gate.fixture_test as fixture
import data.release_gate.packages

settings := {"forbidden_packages": {
	"pkg:npm/event-stream@3.3.6": "backdoor",
	"pkg:npm/flatmap-stream": "thief",
	"pkg:npm/%40acme/evil": "evil",
}}

broken(purl) := broken_by({"name": "x", "version": "1", "purl": purl})

broken_by(component) := rules if {
	release := fixture.release_with([component])
	rules := broken_release(release)
}

broken_release(release) := rules if {
	deny := packages.deny with input as release.input
		with data.held as release.held
		with data.settings as settings
		with service.discover as fixture.discover
		with service.download_artifact as fixture.download
		with regohost.verify as fixture.verify
	rules := {violation.rule | some violation in deny}
}

test_not_forbidden if {
	every purl in [
		"pkg:npm/ajv@8.20.0",
		"pkg:npm/event-stream@3.3.5",
		"pkg:npm/event-stream@3.3.60",
		"pkg:npm/flatmap-stream-safe@1.0.0",
		"pkg:npm/evil@1.0.0",
		"pkg:golang/flatmap-stream@1.0.0",
	] {
		broken(purl) == set()
	}
}

test_forbidden if {
	every purl in [
		"pkg:npm/event-stream@3.3.6",
		"pkg:npm/flatmap-stream@0.1.1",
		"pkg:npm/flatmap-stream",
		"pkg:npm/Flatmap-Stream@0.1.1",
		"pkg:npm/flatmap-stream@0.1.1?vcs_url=git%2Bhttps://acme.example",
		"pkg:npm/flatmap-stream#lib",
		"pkg:npm/%40acme/evil@1.0.0",
		"pkg:npm/@acme/evil@1.0.0",
	] {
		broken(purl) == {"package-forbidden"}
	}
}

test_nested_components_are_judged if {
	inner := {"name": "flatmap-stream", "version": "1", "purl": "pkg:npm/flatmap-stream@1"}
	broken_by(object.union(fixture.ajv, {"components": [inner]})) == {"package-forbidden"}
}

test_a_component_without_a_package_url if {
	every component in [{"name": "x"}, {"name": "x", "purl": ""}, {"name": "x", "purl": 1}, {}, "x"] {
		broken_by(component) == {"package-identified"}
	}
}

test_no_sbom_no_pass if broken_release(fixture.release_of("{}")) == {"package-sbom"}
