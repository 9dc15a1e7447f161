# METADATA
# title: Independent builds gave the same artifacts
# description: |
#   The input is a list of in-toto statements with SLSA provenance v0.2 or v1, as `--combine` makes of several files. Whether the
#   builders are independent, and whether each statement is its builder's, is for a verification.
# related_resources:
#   - ref: https://reproducible-builds.org/docs/definition/
#     description: Reproducible Builds, definition
# custom:
#   severity: high
package regohost.reproducible

# METADATA
# title: An input that is no list of provenance
# custom:
#   id: reproducible.unsupported
deny contains {"id": "reproducible.unsupported", "msg": "the input is not a list of in-toto statements with SLSA provenance and subjects"} if {
	not is_supported
}

# METADATA
# title: Builds of fewer than two builders
# custom:
#   id: reproducible.builders
deny contains {"id": "reproducible.builders", "msg": msg} if {
	is_supported
	builders := {builder(statement) | some statement in statements}
	count(builders) < 2
	msg := sprintf("all statements are of the builder %s; a second builder must confirm them", [concat("", builders)])
}

# METADATA
# title: An artifact that not every build has
# custom:
#   id: reproducible.subject
deny contains {"id": "reproducible.subject", "msg": msg} if {
	is_supported
	some name in names
	some statement in statements
	not name in {subject.name | some subject in statement.subject}
	msg := sprintf("the build of %s has no artifact %s", [builder(statement), name])
}

# METADATA
# title: An artifact whose digests differ
# custom:
#   id: reproducible.digest
deny contains {"id": "reproducible.digest", "msg": msg} if {
	is_supported
	some name in names
	found := {subject.digest.sha256 | some statement in statements; some subject in statement.subject; subject.name == name}
	count(found) > 1
	msg := sprintf("the builds of %s have different digests: %s", [name, concat(", ", found)])
}

is_supported if {
	count(statements) > 0
	every statement in statements {
		statement._type in {"https://in-toto.io/Statement/v0.1", "https://in-toto.io/Statement/v1"}
		is_string(builder(statement))
		builder(statement) != ""
		count(statement.subject) > 0
		every subject in statement.subject {
			is_string(subject.name)
			regex.match(`^[0-9a-f]{64}$`, subject.digest.sha256)
		}
	}
}

# A list of statements, or of the documents of --combine.
statements := [statement_of(item) | some item in input] if is_array(input)

statement_of(item) := item.contents if {
	is_object(item.contents)
} else := item

builder(statement) := statement.predicate.builder.id if statement.predicateType == "https://slsa.dev/provenance/v0.2"

builder(statement) := statement.predicate.runDetails.builder.id if statement.predicateType == "https://slsa.dev/provenance/v1"

names contains subject.name if {
	some statement in statements
	some subject in statement.subject
}
