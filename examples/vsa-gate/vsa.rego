# METADATA
# title: A trusted verifier has passed the artifact
# description: |
#   Judges a verification summary (VSA), such as `regohost gate --attest` writes, by the steps of SLSA's specification.
#   It denies what is not said: without a list in `data.settings` nobody is trusted.
# related_resources:
#   - ref: https://slsa.dev/spec/v1.2/verification_summary#how-to-verify
#     description: how to verify a summary
# custom:
#   severity: critical
package vsa_gate

# METADATA
# scope: document
# entrypoint: true
# description: why the summary is not enough

# METADATA
# title: The summary is about the artifact
# custom:
#   id: vsa-subject
deny contains {"rule": "vsa-subject", "msg": "it is not known to be about the artifact: give --artifact"} if {
	not about_artifact
}

# METADATA
# title: It is a verification summary
# custom:
#   id: vsa-type
deny contains {"rule": "vsa-type", "msg": msg} if {
	input.predicateType != "https://slsa.dev/verification_summary/v1"
	msg := sprintf("it is a statement of the type %v, not a verification summary, v1", [input.predicateType])
}

# METADATA
# title: The verifier is trusted, and is who signed
# custom:
#   id: vsa-verifier
deny contains {"rule": "vsa-verifier", "msg": msg} if {
	not verifier_trusted
	id := object.get(input, ["predicate", "verifier", "id"], "nobody")
	msg := sprintf("data.settings.verifiers does not trust this signer to speak for the verifier %v", [id])
}

# METADATA
# title: The summary is for this resource
# custom:
#   id: vsa-resource
deny contains {"rule": "vsa-resource", "msg": msg} if {
	not resource_expected
	uri := object.get(input, ["predicate", "resourceUri"], "nothing")
	msg := sprintf("it is about the resource %v, which is neither the artifact's digest nor expected", [uri])
}

# METADATA
# title: The artifact passed
# custom:
#   id: vsa-result
deny contains {"rule": "vsa-result", "msg": msg} if {
	result := object.get(input, ["predicate", "verificationResult"], "nothing")
	result != "PASSED"
	msg := sprintf("the result is %v, not PASSED", [result])
}

# METADATA
# title: It was judged by a policy that is enough
# custom:
#   id: vsa-policy
deny contains {"rule": "vsa-policy", "msg": msg} if {
	not policy_expected
	digest := object.get(input, ["predicate", "policy", "digest", "sha256"], "no digest")
	msg := sprintf("it was judged by a policy (sha256:%v) that is not in data.settings.policies", [digest])
}

# METADATA
# title: Every level was verified
# custom:
#   id: vsa-level
deny contains {"rule": "vsa-level", "msg": msg} if {
	some level in data.settings.verified_levels
	not reached(level)
	msg := sprintf("it does not verify %v", [level])
}

# METADATA
# title: The summary is not too old
# custom:
#   id: vsa-age
deny contains {"rule": "vsa-age", "msg": msg} if {
	not recent
	time_verified := object.get(input, ["predicate", "timeVerified"], "no time")
	msg := sprintf("it was made at %v, which is too long ago, in the future or no time", [time_verified])
}

about_artifact if count(regohost.verification().subjects) > 0

verifier_trusted if {
	some verifier in data.settings.verifiers
	verifier.id == input.predicate.verifier.id
	signed_by(verifier)
}

# One of its keys, or its certificate.
signed_by(verifier) if {
	some key_id in regohost.verification().key_ids
	key_id in verifier.key_ids
}

signed_by(verifier) if {
	regohost.verification().identity == verifier.identity
	regohost.verification().issuer == verifier.issuer
}

resource_expected if input.predicate.resourceUri in data.settings.resource_uris

resource_expected if {
	some subject in regohost.verification().subjects
	some algorithm, digest in subject.digest
	input.predicate.resourceUri == sprintf("%s:%s", [algorithm, digest])
}

policy_expected if concat(":", ["sha256", input.predicate.policy.digest.sha256]) in data.settings.policies

reached(level) if level in input.predicate.verifiedLevels

# A level of a track implies those below it.
reached(level) if {
	wanted := split(level, "_LEVEL_")
	startswith(level, "SLSA_")
	some verified in input.predicate.verifiedLevels
	[wanted[0], number] = split(verified, "_LEVEL_")
	is_number_text(number)
	is_number_text(wanted[1])
	to_number(number) >= to_number(wanted[1])
}

is_number_text(text) if regex.match(`^[0-9]+$`, text)

# Clocks of two machines may differ by five minutes.
recent if {
	age_ns := time.now_ns() - time.parse_rfc3339_ns(input.predicate.timeVerified)
	age_ns <= (data.settings.max_age_hours * 3600) * 1000000000
	age_ns >= -300 * 1000000000
}
