# METADATA
# title: No forbidden package
# description: |
#   No component of the SBOM is on the list of forbidden packages: package URLs with a version, or without one
#   for all versions, each with the reason.
# related_resources:
#   - ref: https://github.com/package-url/purl-spec
#     description: package URLs
# custom:
#   severity: critical
package release_gate.packages

import data.release_gate.evidence

# METADATA
# scope: document
# entrypoint: true
# description: forbidden packages, and components that cannot be told

# METADATA
# title: There is an SBOM to judge
# custom:
#   id: package-sbom
deny contains {"rule": "package-sbom", "msg": "there is no SBOM, so no package can be judged"} if {
	count(evidence.sboms) == 0
}

# METADATA
# title: Every component can be told
# custom:
#   id: package-identified
deny contains {"rule": "package-identified", "msg": msg} if {
	some component in evidence.components
	not has_purl(component)
	msg := sprintf("%s has no package URL", [evidence.label(component)])
}

# METADATA
# title: No forbidden package appears
# custom:
#   id: package-forbidden
deny contains {"rule": "package-forbidden", "msg": msg} if {
	some component in evidence.components
	some forbidden, reason in data.settings.forbidden_packages
	matches(canonical(component.purl), canonical(forbidden))
	msg := sprintf("%s is forbidden: %s", [evidence.label(component), reason])
}

has_purl(component) if startswith(component.purl, "pkg:")

# Without qualifiers and subpath, and with one spelling of a scope's @.
canonical(purl) := replace(lower(split(split(purl, "?")[0], "#")[0]), "%40", "@")

matches(purl, forbidden) if purl == forbidden

matches(purl, forbidden) if startswith(purl, concat("", [forbidden, "@"]))
