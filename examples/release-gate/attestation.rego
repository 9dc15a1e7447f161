# METADATA
# title: The release is attested
# description: |
#   Every subject of the statement is an artifact that an attestation of the service refers to, and an
#   attestation of the service holds this very statement, signed by whom the gate trusts.
# custom:
#   severity: critical
package release_gate.attestation

import data.release_gate.evidence

# METADATA
# scope: document
# entrypoint: true
# description: what is missing or different

# METADATA
# title: The input is a statement about something
# custom:
#   id: statement-form
deny contains {"rule": "statement-form", "msg": "the input is not an in-toto statement, v1, with subjects"} if {
	not is_statement
}

# METADATA
# title: Every subject has a SHA-256
# custom:
#   id: subject-digest
deny contains {"rule": "subject-digest", "msg": msg} if {
	some i, subject in input.subject
	not evidence.has_sha256(subject)
	msg := sprintf("subject %d has no SHA-256 digest", [i])
}

# METADATA
# title: Every subject is attested
# custom:
#   id: subject-attested
deny contains {"rule": "subject-attested", "msg": msg} if {
	some subject in input.subject
	evidence.has_sha256(subject)
	digest := concat(":", ["sha256", subject.digest.sha256])
	count(object.get(evidence.attestations, digest, set())) == 0
	name := object.get(subject, "name", "a subject")
	msg := sprintf("%v (%s) is not attested: the service knows no attestation of it", [name, digest])
}

# METADATA
# title: The service holds this very statement, signed
# custom:
#   id: statement-held
deny contains {"rule": "statement-held", "msg": "no attestation of the subjects holds this statement with a signature that is trusted"} if {
	count(evidence.holding_statement) == 0
}

is_statement if {
	input._type == "https://in-toto.io/Statement/v1"
	is_array(input.subject)
	count(input.subject) > 0
	is_string(input.predicateType)
}
