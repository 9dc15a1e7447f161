package vsa_gate_test

import data.vsa_gate

now := time.parse_rfc3339_ns("2026-01-02T00:00:00Z")

facts := {
	"signer": "key",
	"key_ids": ["sha256:aa"],
	"subjects": [{"name": "app.tgz", "digest": {"sha256": "0123"}}],
}

by_certificate := {
	"signer": "certificate",
	"identity": "https://ci.example.com/gate.yml@main",
	"issuer": "https://ci.example.com",
	"subjects": facts.subjects,
}

settings := {
	"verifiers": [
		{"id": "https://ci.example.com/gate", "key_ids": ["sha256:aa"]},
		{"id": "https://other.example.com/gate", "key_ids": ["sha256:bb"]},
		{
			"id": "https://ci.example.com/keyless",
			"identity": "https://ci.example.com/gate.yml@main",
			"issuer": "https://ci.example.com",
		},
	],
	"resource_uris": ["https://example.com/app.tgz"],
	"policies": ["sha256:cc"],
	"verified_levels": ["SLSA_BUILD_LEVEL_2", "ACME_REVIEWED"],
	"max_age_hours": 48,
}

statement := {
	"_type": "https://in-toto.io/Statement/v1",
	"subject": [{"name": "app.tgz", "digest": {"sha256": "0123"}}],
	"predicateType": "https://slsa.dev/verification_summary/v1",
	"predicate": {
		"verifier": {"id": "https://ci.example.com/gate"},
		"timeVerified": "2026-01-01T00:00:00.5Z",
		"resourceUri": "https://example.com/app.tgz",
		"policy": {"uri": "https://example.com/policy", "digest": {"sha256": "cc"}},
		"verificationResult": "PASSED",
		"verifiedLevels": ["SLSA_BUILD_LEVEL_3", "ACME_REVIEWED"],
	},
}

# The rules that a summary breaks.
broken_by(summary, verified, trusted) := {violation.rule | some violation in deny} if {
	deny := vsa_gate.deny with input as summary
		with data.settings as trusted
		with regohost.verification as verified
		with time.now_ns as now
}

broken(patches) := broken_by(json.patch(statement, patches), facts, settings)

replaced(path, value) := broken([{"op": "replace", "path": path, "value": value}])

removed(path) := broken([{"op": "remove", "path": path}])

test_a_trusted_summary_passes if broken([]) == set()

test_the_digest_is_a_resource if replaced("/predicate/resourceUri", "sha256:0123") == set()

test_a_certificate_passes if {
	keyless := json.patch(statement, [{
		"op": "replace",
		"path": "/predicate/verifier/id",
		"value": "https://ci.example.com/keyless",
	}])
	broken_by(keyless, by_certificate, settings) == set()
}

test_another_certificate if {
	keyless := json.patch(statement, [{
		"op": "replace",
		"path": "/predicate/verifier/id",
		"value": "https://ci.example.com/keyless",
	}])
	every member in ["identity", "issuer"] {
		other := object.union(by_certificate, {member: "https://elsewhere.example.com"})
		broken_by(keyless, other, settings) == {"vsa-verifier"}
	}
}

test_no_facts if broken_by(statement, {}, settings) == {"vsa-subject", "vsa-verifier"}

test_no_artifact if {
	every known in [json.remove(facts, ["subjects"]), object.union(facts, {"subjects": []})] {
		broken_by(statement, known, settings) == {"vsa-subject"}
	}
}

test_another_type if replaced("/predicateType", "https://slsa.dev/provenance/v1") == {"vsa-type"}

# A key speaks for its own verifier only.
test_another_verifier if {
	every id in ["https://other.example.com/gate", "https://nobody.example.com"] {
		replaced("/predicate/verifier/id", id) == {"vsa-verifier"}
	}
	removed("/predicate/verifier") == {"vsa-verifier"}
}

test_another_resource if {
	replaced("/predicate/resourceUri", "https://example.com/other.tgz") == {"vsa-resource"}
	removed("/predicate/resourceUri") == {"vsa-resource"}
}

test_another_result if {
	every result in ["FAILED", "passed", null] {
		replaced("/predicate/verificationResult", result) == {"vsa-result"}
	}
	removed("/predicate/verificationResult") == {"vsa-result"}
}

test_another_policy if {
	replaced("/predicate/policy/digest/sha256", "dd") == {"vsa-policy"}
	removed("/predicate/policy/digest") == {"vsa-policy"}
}

test_levels if {
	every levels in [["ACME_REVIEWED"], ["SLSA_BUILD_LEVEL_1", "ACME_REVIEWED"], ["SLSA_SOURCE_LEVEL_3", "ACME_REVIEWED"]] {
		replaced("/predicate/verifiedLevels", levels) == {"vsa-level"}
	}
	every levels in [["SLSA_BUILD_LEVEL_UNEVALUATED", "ACME_REVIEWED"], ["SLSA_BUILD_LEVEL_2"], "SLSA_BUILD_LEVEL_2"] {
		replaced("/predicate/verifiedLevels", levels) == {"vsa-level"}
	}
	replaced("/predicate/verifiedLevels", ["SLSA_BUILD_LEVEL_10", "ACME_REVIEWED"]) == set()
	removed("/predicate/verifiedLevels") == {"vsa-level"}
}

test_age if {
	every text in ["2025-12-30T23:59:59Z", "2026-01-02T00:05:01Z", "yesterday", 1] {
		replaced("/predicate/timeVerified", text) == {"vsa-age"}
	}
	every text in ["2025-12-31T00:00:00Z", "2026-01-02T00:05:00Z", "2026-01-02T01:00:00+01:00"] {
		replaced("/predicate/timeVerified", text) == set()
	}
	removed("/predicate/timeVerified") == {"vsa-age"}
}

# What nobody has filled in trusts nobody.
test_no_settings if {
	broken_by(statement, facts, {}) == {"vsa-verifier", "vsa-resource", "vsa-policy", "vsa-age"}
}
