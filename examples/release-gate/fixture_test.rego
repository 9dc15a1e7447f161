# METADATA
# title: A release as the service would hold it
package release_gate.fixture_test

# Answers of the service in tests: whatever `data.held` holds, undefined for all else.
discover(digest, kind) := item if {
	item := data.held.items[digest]
	item.kind == kind
}

download(digest) := data.held.contents[digest]

# What stands for a signature that `regohost.verify` verifies.
builders_signature := "the builder's"

# As `regohost.verify`: undefined for another signature, and for a statement about another artifact.
verify(text, options) := {"facts": {"signer": "key"}, "statement": signed} if {
	document := json.unmarshal(text)
	document.signatures[_].sig == builders_signature
	signed := json.unmarshal(base64.decode(document.payload))
	some subject in signed.subject
	options.artifact == concat(":", ["sha256", subject.digest.sha256])
}

# The same, for the builder's key alone.
verify_by_key(text, options) := verify(text, options) if options.keys == ["the builder's key"]

# The text of an envelope with a statement, signed by the builder.
envelope(signed) := envelope_by(signed, builders_signature)

envelope_by(signed, signature) := json.marshal({
	"payloadType": "application/vnd.in-toto+json",
	"payload": base64.encode(json.marshal(signed)),
	"signatures": [{"sig": signature}],
})

tarball := concat(":", ["sha256", crypto.sha256("the tarball")])

attestation := concat(":", ["sha256", crypto.sha256("the attestation")])

# The statement, naming an SBOM of this text.
statement(sbom_text) := {
	"_type": "https://in-toto.io/Statement/v1",
	"subject": [{"name": "acme-1.0.0.tgz", "digest": {"sha256": crypto.sha256("the tarball")}}],
	"predicateType": "https://slsa.dev/provenance/v1",
	"predicate": {
		"buildDefinition": {
			"externalParameters": {"package": "pkg:npm/acme@1.0.0"},
			"resolvedDependencies": [{"uri": "pkg:npm/ajv@8.20.0"}],
		},
		"runDetails": {"byproducts": [{
			"mediaType": "application/vnd.cyclonedx+json",
			"digest": {"sha256": crypto.sha256(sbom_text)},
		}]},
	},
}

ajv := {
	"name": "ajv",
	"version": "8.20.0",
	"purl": "pkg:npm/ajv@8.20.0",
	"licenses": [{"license": {"id": "MIT"}}],
}

sbom(components) := {
	"bomFormat": "CycloneDX",
	"metadata": {"component": {"purl": "pkg:npm/acme@1.0.0"}},
	"components": components,
}

# A release that passes, and one with other components.
release := release_with([ajv])

release_with(components) := release_of(json.marshal(sbom(components)))

# `input` and `held` of a release with an SBOM of this text.
release_of(sbom_text) := {
	"input": statement(sbom_text),
	"held": {
		"items": {
			tarball: {
				"digest": tarball,
				"kind": "ARTIFACT",
				"references": [{"digest": attestation, "kind": "ATTESTATION", "downloadable": true}],
			},
			attestation: {
				"digest": attestation,
				"kind": "ATTESTATION",
				"references": [
					{"digest": tarball, "kind": "ARTIFACT", "downloadable": true},
					{"digest": sbom_digest, "kind": "SBOM_CYCLONEDX_JSON", "downloadable": true},
				],
			},
		},
		"contents": {
			attestation: envelope(statement(sbom_text)),
			sbom_digest: sbom_text,
		},
	},
} if {
	sbom_digest := concat(":", ["sha256", crypto.sha256(sbom_text)])
}

# The release with JSON patches, whose paths start with /input or /held.
patched(patches) := json.patch(release, patches)

test_the_release_is_whole if {
	some digest, text in release.held.contents
	endswith(digest, crypto.sha256(text))
	count(release.held.items) == 2
}
