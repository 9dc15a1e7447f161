# METADATA
# title: The SLSA provenance names a trusted builder, and pins what it was built from
# description: |
#   The input is an in-toto statement with provenance of v0.2 or v1, as signed by the builder: give the gate the builder's key
#   or identity. `builders` are the builder ids that are trusted, each with the highest build level that you trust it for, and
#   `level` is the lowest accepted one. A level cannot be read from a document: it is a property of the builder.
# related_resources:
#   - ref: https://slsa.dev/spec/v1.0/verifying-artifacts
#     description: SLSA, verifying artifacts
# schemas:
#   - data.slsa:
#       type: object
#       required: [level, builders, sources]
#       additionalProperties: false
#       properties:
#         level: {type: integer, enum: [1, 2, 3]}
#         builders: {type: object, additionalProperties: {type: integer, enum: [1, 2, 3]}}
#         sources: {type: array, items: {type: string, pattern: '\S'}}
# custom:
#   severity: critical
package regohost.slsa

# METADATA
# title: An input that is no in-toto statement with SLSA provenance v0.2 or v1
# custom:
#   id: slsa.unsupported
deny contains {"id": "slsa.unsupported", "msg": msg} if {
	not is_supported
	msg := "the input is not an in-toto statement with SLSA provenance v0.2 or v1"
}

# METADATA
# title: Settings that are not those of this policy
# custom:
#   id: slsa.settings
deny contains {"id": "slsa.settings", "msg": msg} if {
	not are_settings
	msg := "data.slsa needs level: 1, 2 or 3, builders: levels by builder id, and sources: a list of URIs"
}

# METADATA
# title: Provenance of no artifact, or of one without a SHA-256 or SHA-512 digest
# custom:
#   id: slsa.subject
deny contains {"id": "slsa.subject", "msg": "the statement has no subjects, or one without a SHA-256 or SHA-512 digest"} if {
	is_supported
	not has_subjects
}

# METADATA
# title: Provenance of a builder that is not trusted
# custom:
#   id: slsa.builder
deny contains {"id": "slsa.builder", "msg": msg, "path": ["predicate"]} if {
	is_supported
	not builder_level
	msg := sprintf("data.slsa.builders does not have the builder %v", [shown_builder])
}

# METADATA
# title: Provenance of a builder that is trusted for a lower level only
# related_resources:
#   - ref: https://slsa.dev/spec/v1.0/levels
#     description: SLSA, security levels
# custom:
#   id: slsa.level
deny contains {"id": "slsa.level", "msg": msg, "path": ["predicate"]} if {
	builder_level < data.slsa.level
	msg := sprintf("the builder %s is trusted for level %d, and level %d is required", [builder, builder_level, data.slsa.level])
}

# METADATA
# title: Provenance without a build type
# custom:
#   id: slsa.build-type
deny contains {"id": "slsa.build-type", "msg": "the provenance has no build type", "path": ["predicate"]} if {
	is_supported
	not has_build_type
}

# METADATA
# title: A source that is not one of the expected ones, or none
# custom:
#   id: slsa.source
deny contains {"id": "slsa.source", "msg": msg, "path": ["predicate"]} if {
	is_supported
	not has_expected_source
	msg := sprintf("no material with a commit is of data.slsa.sources; the materials are: %s", [concat(", ", shown_materials)])
}

# METADATA
# title: A build whose definition is of another repository
# custom:
#   id: slsa.config-source
deny contains {"id": "slsa.config-source", "msg": msg, "path": ["predicate"]} if {
	some uri in config_sources
	not is_expected(uri)
	msg := sprintf("the build is defined by %v, which data.slsa.sources does not have", [uri])
}

# METADATA
# title: A material or dependency without a digest
# custom:
#   id: slsa.material
#   severity: high
deny contains {"id": "slsa.material", "msg": msg, "path": material.path} if {
	some material in materials
	not is_pinned(material.value)
	not is_runner(material.value)
	msg := sprintf("%s has no digest of its content or commit", [material.uri])
}

# METADATA
# title: Provenance v0.2 for level 3 that does not state that its parameters are complete
# related_resources:
#   - ref: https://slsa.dev/spec/v0.2/provenance
#     description: SLSA provenance v0.2
# custom:
#   id: slsa.completeness
#   severity: high
deny contains {"id": "slsa.completeness", "msg": msg, "path": ["predicate", "metadata"]} if {
	is_v02
	data.slsa.level == 3
	not input.predicate.metadata.completeness.parameters == true
	msg := "level 3 needs complete parameters, and the provenance does not state that they are"
}

is_statement if input._type in {"https://in-toto.io/Statement/v0.1", "https://in-toto.io/Statement/v1"}

is_v02 if {
	is_statement
	input.predicateType == "https://slsa.dev/provenance/v0.2"
	is_object(input.predicate)
}

is_v1 if {
	is_statement
	input.predicateType == "https://slsa.dev/provenance/v1"
	is_object(input.predicate)
}

is_supported if is_v02

is_supported if is_v1

are_settings if {
	object.keys(data.slsa) == {"level", "builders", "sources"}
	data.slsa.level in {1, 2, 3}
	is_object(data.slsa.builders)
	every _, level in data.slsa.builders {
		level in {1, 2, 3}
	}
	is_array(data.slsa.sources)
	every source in data.slsa.sources {
		regex.match(`\S`, source)
	}
}

has_subjects if {
	count(input.subject) > 0
	every subject in input.subject {
		has_strong_digest(subject.digest)
	}
}

has_strong_digest(digest) if regex.match(`^[0-9a-f]{64}$`, digest.sha256)

has_strong_digest(digest) if regex.match(`^[0-9a-f]{128}$`, digest.sha512)

builder := input.predicate.builder.id if is_v02

builder := input.predicate.runDetails.builder.id if is_v1

shown_builder := builder

default shown_builder := "that it does not name"

builder_level := data.slsa.builders[builder]

has_build_type if {
	is_v02
	is_text(input.predicate.buildType)
}

has_build_type if {
	is_v1
	is_text(input.predicate.buildDefinition.buildType)
}

is_text(value) if {
	is_string(value)
	value != ""
}

materials contains {"path": ["predicate", "materials", i], "value": value, "uri": shown_uri(value)} if {
	is_v02
	some i, value in input.predicate.materials
}

materials contains {"path": path, "value": value, "uri": shown_uri(value)} if {
	is_v1
	some i, value in input.predicate.buildDefinition.resolvedDependencies
	path := ["predicate", "buildDefinition", "resolvedDependencies", i]
}

shown_uri(material) := material.uri if {
	is_string(material.uri)
} else := "a material without a URI"

shown_materials contains material.uri if some material in materials

# The image of a GitHub-hosted runner, which SLSA's builder of Go lists without a digest: a part of the build platform, for which
# the id of the builder stands.
is_runner(material) if {
	not material.digest
	regex.match(`^https://github\.com/actions/(virtual-environments|runner-images)/releases/tag/[^/]+/[^/]+$`, material.uri)
}

is_pinned(material) if {
	some algorithm, digest in material.digest
	is_digest(algorithm, digest)
}

# Of Git, a commit by its SHA-1 or SHA-256.
is_digest(algorithm, digest) if {
	algorithm in {"sha1", "gitCommit"}
	regex.match(`^[0-9a-f]{40}$`, digest)
}

is_digest(algorithm, digest) if {
	algorithm in {"sha256", "gitCommit", "dirHash"}
	regex.match(`^[0-9a-f]{64}$`, digest)
}

is_digest("sha512", digest) if regex.match(`^[0-9a-f]{128}$`, digest)

has_expected_source if {
	some material in materials
	is_pinned(material.value)
	is_expected(material.value.uri)
}

# The repository that defines the build, where v0.2 or the build type of GitHub's workflows or of BuildKit states it.
config_sources contains input.predicate.invocation.configSource.uri if is_v02

config_sources contains input.predicate.buildDefinition.externalParameters.workflow.repository if is_v1

config_sources contains input.predicate.buildDefinition.externalParameters.configSource.uri if is_v1

# The URI of a source, with or without a revision: behind @, or as BuildKit writes it, behind #.
is_expected(uri) if {
	some source in data.slsa.sources
	uri in {source, sprintf("git+%s", [source])}
}

is_expected(uri) if {
	some source in data.slsa.sources
	some scheme in ["", "git+"]
	some mark in ["@", "#"]
	startswith(uri, concat("", [scheme, source, mark]))
}
