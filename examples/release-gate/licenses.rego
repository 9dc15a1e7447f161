# METADATA
# title: Every licence is allowed
# description: |
#   Every component of the SBOM has a licence, and every licence of a component is allowed. Several entries
#   apply together; a choice is an SPDX expression with OR.
# related_resources:
#   - ref: https://cyclonedx.org/docs/1.5/json/#components_items_licenses
#     description: how CycloneDX states licences
# custom:
#   severity: high
package release_gate.licenses

import data.release_gate.evidence
import data.release_gate.spdx

# METADATA
# scope: document
# entrypoint: true
# description: licences that are missing or not allowed

# METADATA
# title: There is an SBOM to judge
# custom:
#   id: license-sbom
deny contains {"rule": "license-sbom", "msg": "there is no SBOM, so no licence can be judged"} if {
	count(evidence.sboms) == 0
}

# METADATA
# title: Every component has a licence
# custom:
#   id: license-stated
deny contains {"rule": "license-stated", "msg": msg} if {
	some component in evidence.components
	not states_license(component)
	msg := sprintf("%s has no licence", [evidence.label(component)])
}

# METADATA
# title: Every licence is allowed
# custom:
#   id: license-allowed
deny contains {"rule": "license-allowed", "msg": msg} if {
	some component in evidence.components
	some entry in component.licenses
	some claim in claims(entry)
	not is_allowed(claim)
	msg := sprintf("%s: %s", [evidence.label(component), complaint(claim)])
}

# METADATA
# title: Every licence entry names a licence
# custom:
#   id: license-named
deny contains {"rule": "license-named", "msg": msg} if {
	some component in evidence.components
	some entry in component.licenses
	count(claims(entry)) == 0
	msg := sprintf("%s: a licence entry has neither an id, a name nor an expression", [evidence.label(component)])
}

states_license(component) if {
	is_array(component.licenses)
	count(component.licenses) > 0
}

# What an entry says: CycloneDX has an expression, or a licence with an SPDX id or a free name.
claims(entry) := ({claim | claim := entry.expression} | {claim | claim := entry.license.id}) | names(entry)

names(entry) := {claim | claim := entry.license.name}

is_allowed(claim) if spdx.verdict(claim) == "allowed"

is_allowed(claim) if claim in data.settings.allowed_license_names

complaint(claim) := sprintf("licence %q is not allowed", [claim]) if {
	spdx.verdict(claim) == "denied"
} else := sprintf("%q is neither an SPDX expression nor an allowed name", [claim])
