package release_gate.attestation_test

import data.release_gate.attestation
import data.release_gate.fixture_test as fixture

# The rules that a release breaks.
broken(release) := rules if {
	deny := attestation.deny with input as release.input
		with data.held as release.held
		with service.discover as fixture.discover
		with service.download_artifact as fixture.download
		with regohost.verify as fixture.verify
	rules := {violation.rule | some violation in deny}
}

test_an_attested_release_passes if broken(fixture.release) == set()

test_the_settings_say_who_must_have_signed if {
	every key, rules in {"the builder's key": set(), "another key": {"statement-held"}} {
		deny := attestation.deny with input as fixture.release.input
			with data.held as fixture.release.held
			with data.settings.trust as {"keys": [key]}
			with service.discover as fixture.discover
			with service.download_artifact as fixture.download
			with regohost.verify as fixture.verify_by_key
		{violation.rule | some violation in deny} == rules
	}
}

test_broken[name] if {
	some name, case in {
		"input that is not a statement": {
			"patch": {"op": "replace", "path": "/input", "value": {}},
			"rules": {"statement-form", "statement-held"},
		},
		"another type": {
			"patch": {"op": "replace", "path": "/input/_type", "value": "https://in-toto.io/Statement/v0.1"},
			"rules": {"statement-form", "statement-held"},
		},
		"no subjects": {
			"patch": {"op": "replace", "path": "/input/subject", "value": []},
			"rules": {"statement-form", "statement-held"},
		},
		"sha512 only": {
			"patch": {"op": "replace", "path": "/input/subject/0/digest", "value": {"sha512": "ab"}},
			"rules": {"subject-digest", "statement-held"},
		},
		"upper-case digest": {
			"patch": {
				"op": "replace",
				"path": "/input/subject/0/digest/sha256",
				"value": upper(crypto.sha256("the tarball")),
			},
			"rules": {"subject-digest", "statement-held"},
		},
		"another tarball": {
			"patch": {
				"op": "replace",
				"path": "/input/subject/0/digest/sha256",
				"value": crypto.sha256("another tarball"),
			},
			"rules": {"subject-attested", "statement-held"},
		},
		"another tarball without a name": {
			"patch": {
				"op": "replace",
				"path": "/input/subject/0",
				"value": {"digest": {"sha256": crypto.sha256("another tarball")}},
			},
			"rules": {"subject-attested", "statement-held"},
		},
		"a second subject that is not attested": {
			"patch": {
				"op": "add",
				"path": "/input/subject/-",
				"value": {"name": "extra", "digest": {"sha256": crypto.sha256("extra")}},
			},
			"rules": {"subject-attested", "statement-held"},
		},
		"an artifact without attestations": {
			"patch": {"op": "replace", "path": ["held", "items", fixture.tarball, "references"], "value": []},
			"rules": {"subject-attested", "statement-held"},
		},
		"another predicate": {
			"patch": {"op": "replace", "path": "/input/predicate/buildDefinition", "value": {}},
			"rules": {"statement-held"},
		},
		"an attestation that somebody else has signed": {
			"patch": {
				"op": "replace",
				"path": ["held", "contents", fixture.attestation],
				"value": fixture.envelope_by(fixture.release.input, "a stranger's"),
			},
			"rules": {"statement-held"},
		},
		"an attestation that nobody has signed": {
			"patch": {
				"op": "replace",
				"path": ["held", "contents", fixture.attestation],
				"value": json.marshal(fixture.release.input),
			},
			"rules": {"statement-held"},
		},
		"an attestation that is not JSON": {
			"patch": {"op": "replace", "path": ["held", "contents", fixture.attestation], "value": "H4sI"},
			"rules": {"statement-held"},
		},
		"an attestation that cannot be downloaded": {
			"patch": {
				"op": "replace",
				"path": ["held", "items", fixture.tarball, "references", "0", "downloadable"],
				"value": false,
			},
			"rules": {"statement-held"},
		},
	}
	broken(fixture.patched([case.patch])) == case.rules
}
