package regohost.images_test

import data.regohost.images

identity := "https://github.com/acme/app/.github/workflows/release.yml@refs/tags/v1.0.0"

issuer := "https://token.actions.githubusercontent.com"

digest := concat(":", ["sha256", crypto.sha256("image")])

key := concat(":", ["sha256", crypto.sha256("key")])

verified := {"document": "app.sigstore.json", "verification": {
	"signer": "certificate",
	"identity": identity,
	"issuer": issuer,
	"times": [{"source": "transparency-log", "time": "2026-02-11T08:15:30Z"}],
	"document_digest": concat(":", ["sha256", crypto.sha256("document")]),
	"subjects": [{"name": "ghcr.io/acme/app", "digest": {"sha256": crypto.sha256("image")}}],
}}

cosign := [{
	"critical": {
		"identity": {"docker-reference": "ghcr.io/acme/app"},
		"image": {"docker-manifest-digest": digest},
		"type": "cosign container image signature",
	},
	"optional": {"Issuer": issuer, "Subject": identity},
}]

settings := {"signers": [{"identity": identity, "issuer": issuer}, {"key_id": key}], "digests": [digest]}

broken(document, lists) := {finding.id | some finding in images.deny with input as document with data.images as lists}

patched(document, path, value) := json.patch(document, [{"op": "replace", "path": path, "value": value}])

test_passes if {
	broken(verified, settings) == set()
	broken(cosign, settings) == set()
	broken(cosign, object.remove(settings, ["digests"])) == set()
	by_key := {"signer": "key", "key_ids": [key], "document_digest": digest, "subjects": verified.verification.subjects}
	broken(patched(verified, "/verification", by_key), settings) == set()
}

test_refuses_signers if {
	broken(patched(verified, "/verification/identity", "https://github.com/stranger/app"), settings) == {"images.signer"}
	broken(patched(verified, "/verification/issuer", "https://accounts.example.com"), settings) == {"images.signer"}
	broken(patched(cosign, "/0/optional", {}), settings) == {"images.signer"}
	broken(array.concat(cosign, patched(cosign, "/0/optional/Subject", "stranger@example.com")), settings) == {"images.signer"}
}

test_refuses_digests if {
	broken(patched(verified, "/verification/subjects/0/digest/sha256", crypto.sha256("other")), settings) == {"images.digest"}
	broken(patched(verified, "/verification/subjects", []), {"signers": settings.signers}) == {"images.digest"}
}

test_refuses_other_inputs if {
	every document in [
		null, [], {}, {"message": "Not Found"}, {"verification": {}}, patched(verified, "/verification/signer", "nobody"), [cosign],
		array.concat(cosign, [{}]), cosign[0], patched(cosign, "/0/critical/type", "another"),
		patched(cosign, "/0/critical/image/docker-manifest-digest", ""), patched(verified, "/verification/document_digest", ""),
	] {
		broken(document, settings) == {"images.unsupported"}
	}
}

test_refuses_settings if {
	every lists in [{}, {"signers": []}, {"signers": {"a": settings.signers[0]}}, object.union(settings, {"digest": digest}), object.union(settings, {"digests": null}), {"signers": [{"identity": identity}]}, {"signers": [{"key_id": "x"}]}, object.union(settings, {"digests": ["latest"]})] {
		"images.settings" in broken(verified, lists)
	}
}
