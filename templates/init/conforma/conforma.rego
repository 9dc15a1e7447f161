# METADATA
# title: The image has provenance of a known builder
# description: |
#   Rego in the form of Conforma's policies. The input is that of `ec validate image`: the image, and its attestations as
#   statements.
package release.provenance

builders := {"https://tekton.dev/chains/v2"}

# METADATA
# title: Provenance found
# custom:
#   short_name: found
#   failure_msg: The image has no attestation with SLSA provenance
deny contains {"code": "release.provenance.found", "msg": "the image has no attestation with SLSA provenance"} if {
	count(provenance) == 0
}

# METADATA
# title: Known builder
# custom:
#   short_name: builder
#   failure_msg: The builder %s is not known
deny contains {"code": "release.provenance.builder", "msg": sprintf("the builder %v is not known", [builder(statement)])} if {
	some statement in provenance
	not builder(statement) in builders
}

provenance contains attestation.statement if {
	some attestation in input.attestations
	attestation.statement.predicateType in {"https://slsa.dev/provenance/v0.2", "https://slsa.dev/provenance/v1"}
}

builder(statement) := object.get(
	statement.predicate, ["builder", "id"],
	object.get(statement.predicate, ["runDetails", "builder", "id"], "that it does not name"),
)
