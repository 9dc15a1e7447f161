# METADATA
# title: Provenance
# description: |
#   Rego in the form of Conforma's policies. The input is that of `ec validate image`: the image, and its attestations as
#   statements. `ec` reads no package with a dot in its name.
package provenance

# METADATA
# title: The image has provenance
# description: One of its attestations is provenance of SLSA.
# custom:
#   short_name: found
#   failure_msg: The image has no attestation with SLSA provenance
#   solution: Build the image where provenance is attested, and attach it.
#   collections:
#     - minimal
deny contains result if {
	count(provenance) == 0
	result := finding(rego.metadata.chain(), [])
}

# METADATA
# title: The builder is known
# description: The configuration lists the known builders in its ruleData.
# custom:
#   short_name: builder
#   failure_msg: The builder %s is not known
#   solution: Build the image with a known builder, or add this one to builders in policy.yaml.
#   collections:
#     - minimal
#   depends_on:
#     - provenance.found
deny contains result if {
	some statement in provenance
	not builder(statement) in data.rule_data__configuration__.builders
	result := finding(rego.metadata.chain(), [builder(statement)])
}

# METADATA
# title: Package URLs are valid
# description: Dependencies that are named by package URLs can be found by them.
# custom:
#   short_name: package_urls
#   failure_msg: The package URL %s is not valid
#   collections:
#     - minimal
deny contains result if {
	some statement in provenance
	some dependency in dependencies(statement)
	startswith(dependency.uri, "pkg:")
	not ec.purl.is_valid(dependency.uri)
	result := finding(rego.metadata.chain(), [dependency.uri])
}

provenance contains attestation.statement if {
	some attestation in input.attestations
	attestation.statement.predicateType in {"https://slsa.dev/provenance/v0.2", "https://slsa.dev/provenance/v1"}
}

builder(statement) := object.get(
	statement.predicate, ["builder", "id"],
	object.get(statement.predicate, ["runDetails", "builder", "id"], "without an id"),
)

dependencies(statement) := object.get(
	statement.predicate, ["materials"],
	object.get(statement.predicate, ["buildDefinition", "resolvedDependencies"], []),
)

# The finding of a rule, from its METADATA, as by lib.result_helper of Conforma's policies.
finding(chain, values) := {
	"code": concat(".", [chain[0].path[0], custom.short_name]),
	"msg": sprintf(custom.failure_msg, values),
} if {
	custom := chain[0].annotations.custom
}
