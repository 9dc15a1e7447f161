# METADATA
# title: The image was verified, and a trusted signer signed it
# description: |
#   The input is a line of `regohost verify --json` with `--artifact`, or the output of `cosign verify`, made by the same job: the
#   file itself is not signed. `signers` are pairs of `identity` and `issuer`, or a `key_id`; `digests`, if set, are the images
#   that are expected. cosign does not state which key has signed, nor who signed a Sigstore bundle, so that such output is refused.
# related_resources:
#   - ref: https://docs.sigstore.dev/cosign/verifying/verify/
#     description: Sigstore, verifying signatures
# schemas:
#   - data.images:
#       type: object
#       required: [signers]
#       additionalProperties: false
#       properties:
#         signers: {type: array, minItems: 1, items: {type: object, minProperties: 1, additionalProperties: false,
#           dependencies: {identity: [issuer], issuer: [identity]},
#           properties: {identity: {type: string, pattern: '\S'}, issuer: {type: string, pattern: '\S'}, key_id: {type: string, pattern: '^sha256:[0-9a-f]{64}$'}}}}
#         digests: {type: array, items: {type: string, pattern: '^sha256:[0-9a-f]{64}$'}}
# custom:
#   severity: critical
package regohost.images

# METADATA
# title: An input that is no result of a verification
# custom:
#   id: images.unsupported
deny contains {"id": "images.unsupported", "msg": msg} if {
	not is_supported
	msg := "the input is neither of regohost verify --json nor of cosign verify, which states no signer of Sigstore bundles"
}

# METADATA
# title: Settings that are not those of this policy
# custom:
#   id: images.settings
deny contains {"id": "images.settings", "msg": "data.images needs signers: a list of {identity, issuer} or {key_id}; digests is a list of sha256:…"} if {
	not are_settings
}

# METADATA
# title: A signature of a signer that is not trusted
# custom:
#   id: images.signer
deny contains {"id": "images.signer", "msg": msg} if {
	is_supported
	some signature in signatures
	not is_trusted(signature)
	msg := sprintf("data.images.signers does not have the signer %v of %v", [signature.identity, signature.issuer])
}

# METADATA
# title: A verification of no image, or of one that is not expected
# custom:
#   id: images.digest
deny contains {"id": "images.digest", "msg": msg} if {
	is_supported
	some signature in signatures
	not is_expected(signature)
	msg := sprintf("the verified images are %v, and not one that is expected", [concat(", ", signature.digests)])
}

is_supported if {
	count(signatures) > 0
	count(signatures) == count(items)
}

# cosign's output is a list, with an item for each signature.
items := input if {
	is_array(input)
} else := [input]

are_settings if {
	object.keys(data.images) - {"signers", "digests"} == set()
	is_array(data.images.signers)
	count(data.images.signers) > 0
	every signer in data.images.signers {
		is_signer(signer)
	}
	is_array(object.get(data.images, "digests", []))
	every digest in object.get(data.images, "digests", []) {
		is_digest(digest)
	}
}

is_digest(text) if regex.match(`^sha256:[0-9a-f]{64}$`, text)

is_signer(signer) if {
	regex.match(`\S`, signer.identity)
	regex.match(`\S`, signer.issuer)
}

is_signer(signer) if is_digest(signer.key_id)

signatures[i] := {
	"identity": object.get(facts, "identity", "nobody"),
	"issuer": object.get(facts, "issuer", "no issuer"),
	"key_ids": object.get(facts, "key_ids", []),
	"digests": {sprintf("sha256:%s", [subject.digest.sha256]) | some subject in facts.subjects},
} if {
	some i, item in items
	facts := item.verification
	facts.signer in {"key", "certificate"}
	is_digest(facts.document_digest)
}

signatures[i] := {
	"identity": object.get(item, ["optional", "Subject"], "nobody"),
	"issuer": object.get(item, ["optional", "Issuer"], "no issuer"),
	"key_ids": [],
	"digests": {item.critical.image["docker-manifest-digest"]},
} if {
	is_array(input)
	some i, item in items
	startswith(item.critical.type, "cosign container image signature")
	is_digest(item.critical.image["docker-manifest-digest"])
}

is_trusted(signature) if {
	some signer in data.images.signers
	signer.identity == signature.identity
	signer.issuer == signature.issuer
}

is_trusted(signature) if {
	some signer in data.images.signers
	signer.key_id in signature.key_ids
}

is_expected(signature) if {
	count(signature.digests) > 0
	object.get(data.images, "digests", null) == null
}

is_expected(signature) if {
	some digest in signature.digests
	digest in object.get(data.images, "digests", [])
}
