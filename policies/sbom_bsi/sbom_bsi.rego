# METADATA
# title: The SBOM has the required data fields of BSI TR-03183-2
# description: |
#   CycloneDX 1.6 and 1.7 by version 2.1.0, and SPDX 2.3 by version 2.0.0, because later ones accept no SPDX 2. SPDX 2.3 has no
#   fields for the properties executable, archive and structured, so only CycloneDX is judged by them. The primary component
#   and nested ones count as components.
# related_resources:
#   - ref: https://www.bsi.bund.de/SharedDocs/Downloads/EN/BSI/Publications/TechGuidelines/TR03183/BSI-TR-03183-2.pdf
#     description: BSI TR-03183-2, section 5.2
# custom:
#   severity: high
package regohost.sbom_bsi

# METADATA
# title: An input that is neither CycloneDX 1.6 or 1.7 nor SPDX 2.3, with components
# custom:
#   id: sbom_bsi.unsupported
deny contains {"id": "sbom_bsi.unsupported", "msg": unsupported} if {
	count(components) == 0
}

# METADATA
# title: An SBOM whose creator has no email address or URL
# custom:
#   id: sbom_bsi.creator
deny contains {"id": "sbom_bsi.creator", "msg": "the creator of the SBOM has no email address or URL"} if {
	count(components) > 0
	not has_creator
}

# METADATA
# title: An SBOM without a time of its creation
# custom:
#   id: sbom_bsi.timestamp
deny contains {"id": "sbom_bsi.timestamp", "msg": "the SBOM has no creation time of RFC 3339"} if {
	count(components) > 0
	not has_timestamp
}

# METADATA
# title: An SBOM with information about vulnerabilities
# custom:
#   id: sbom_bsi.vulnerabilities
deny contains {"id": "sbom_bsi.vulnerabilities", "msg": "an SBOM must not contain vulnerabilities", "path": ["vulnerabilities"]} if {
	count(input.vulnerabilities) > 0
}

# METADATA
# title: A component whose creator has no email address or URL
# custom:
#   id: sbom_bsi.component-creator
deny contains {"id": "sbom_bsi.component-creator", "msg": sprintf("the creator of %s has no email address or URL", [label(path)]), "path": path} if {
	some path, component in components
	not has_component_creator(component)
}

# METADATA
# title: A component without a name
# custom:
#   id: sbom_bsi.component-name
deny contains {"id": "sbom_bsi.component-name", "msg": sprintf("%s has no name", [label(path)]), "path": path} if {
	some path, component in components
	not has_text(component, "name")
}

# METADATA
# title: A component without a version
# custom:
#   id: sbom_bsi.component-version
deny contains {"id": "sbom_bsi.component-version", "msg": sprintf("%s has no version", [label(path)]), "path": path} if {
	some path, component in components
	not has_text(component, version_key)
}

# METADATA
# title: A component without a filename
# custom:
#   id: sbom_bsi.component-filename
deny contains {"id": "sbom_bsi.component-filename", "msg": sprintf("%s has no filename", [label(path)]), "path": path} if {
	some path, component in components
	not has_filename(component)
}

# METADATA
# title: A component without a concluded licence
# custom:
#   id: sbom_bsi.component-licence
deny contains {"id": "sbom_bsi.component-licence", "msg": sprintf("%s has no concluded licence", [label(path)]), "path": path} if {
	some path, component in components
	not has_licence(component)
}

# METADATA
# title: A component without a SHA-512 hash
# custom:
#   id: sbom_bsi.component-hash
deny contains {"id": "sbom_bsi.component-hash", "msg": sprintf("%s has no SHA-512 hash", [label(path)]), "path": path} if {
	some path, component in components
	not has_hash(component)
}

# METADATA
# title: A component whose dependencies are not stated
# custom:
#   id: sbom_bsi.component-dependencies
deny contains {"id": "sbom_bsi.component-dependencies", "msg": msg, "path": path} if {
	some path, component in components
	not has_dependencies(component)
	msg := sprintf("the dependencies of %s are not stated, not even as none", [label(path)])
}

# METADATA
# title: A component whose dependencies are complete or not, and the SBOM does not state which
# custom:
#   id: sbom_bsi.component-completeness
deny contains {"id": "sbom_bsi.component-completeness", "msg": msg, "path": path} if {
	is_cyclonedx
	some path, component in components
	not has_completeness(component)
	msg := sprintf("no composition states whether the dependencies of %s are complete", [label(path)])
}

# METADATA
# title: A component without the properties executable, archive and structured
# related_resources:
#   - ref: https://github.com/BSI-Bund/tr-03183-cyclonedx-property-taxonomy
#     description: BSI, property taxonomy for CycloneDX
# custom:
#   id: sbom_bsi.component-properties
deny contains {"id": "sbom_bsi.component-properties", "msg": msg, "path": path} if {
	is_cyclonedx
	some path, component in components
	some name, values in {
		"executable": {"executable", "non-executable"},
		"archive": {"archive", "no archive"},
		"structured": {"structured", "unstructured"},
	}
	not has_property(component, name, values)
	msg := sprintf("%s has no property bsi:component:%s with the value %s", [label(path), name, concat(" or ", values)])
}

unsupported := sprintf("the input is neither CycloneDX 1.6 or 1.7 nor SPDX 2.3 in JSON, with components%s", [but])

# Names the reason.
but := ": it is SPDX 3" if contains(sprintf("%v", [input["@context"]]), "spdx.org/rdf/3")

else := sprintf(": it is %v", [input.spdxVersion]) if {
	regex.match(`^SPDX-\d\.\d$`, sprintf("%v", [input.spdxVersion]))
	not input.spdxVersion in spdx_versions
} else := ": its specVersion is a number, not a text" if {
	is_number(input.specVersion)
} else := sprintf(": it is CycloneDX %v", [input.specVersion]) if {
	regex.match(`^\d\.\d$`, sprintf("%v", [input.specVersion]))
	not input.specVersion in cyclonedx_versions
} else := ": it has the versions of both" if {
	input.specVersion
	input.spdxVersion
} else := ": its components are not all in lists" if {
	hides_components
} else := ""

cyclonedx_versions := {"1.6", "1.7"}

spdx_versions := {"SPDX-2.3"}

is_cyclonedx if {
	input.bomFormat == "CycloneDX"
	input.specVersion in cyclonedx_versions
	not input.spdxVersion
	not hides_components
}

# Components in a member that is no list are read by no rule.
hides_components if {
	walk(input, [_, value])
	list := value.components
	not is_array(list)
}

is_spdx if {
	input.spdxVersion in spdx_versions
	not input.bomFormat
}

# At any depth, also parts of the primary one: below `root` the path has names and positions alternately.
components[array.concat(root, path)] := component if {
	is_cyclonedx
	some root in [["components"], ["metadata", "component", "components"]]
	walk(object.get(input, root, []), [path, component])
	count(path) % 2 == 1
	every i, key in path {
		is_component_key(i % 2, key)
	}
}

components[["metadata", "component"]] := input.metadata.component if is_cyclonedx

components[["packages", i]] := component if {
	is_spdx
	some i, component in input.packages
}

is_component_key(0, key) if is_number(key)

is_component_key(1, "components")

label(path) := concat("/", [sprintf("%v", [key]) | some key in path])

version_key := "versionInfo" if {
	is_spdx
} else := "version"

has_text(component, key) if {
	is_string(component[key])
	regex.match(`[\pL\pN]`, component[key])
	trim_space(component[key]) != "NOASSERTION"
}

has_creator if {
	is_cyclonedx
	some key in ["manufacturer", "supplier"]
	is_contact(input.metadata[key])
}

has_creator if {
	is_cyclonedx
	some author in input.metadata.authors
	is_email(author.email)
}

has_creator if {
	is_spdx
	some creator in input.creationInfo.creators
	is_reachable(creator)
}

has_component_creator(component) if {
	some key in ["manufacturer", "supplier"]
	is_contact(component[key])
}

has_component_creator(component) if {
	some author in component.authors
	is_email(author.email)
}

has_component_creator(component) if {
	is_spdx
	some key in ["supplier", "originator"]
	is_reachable(component[key])
}

is_contact(entity) if {
	some url in entity.url
	is_url(url)
}

is_contact(entity) if {
	some contact in entity.contact
	is_email(contact.email)
}

is_email(text) if regex.match(`^\S+@\S+$`, text)

is_url(text) if regex.match(`^https?://[^\s]+$`, text)

# `Organization: Acme (mail@acme.example)`, or with a URL.
is_reachable(text) if regex.match(`^(Person|Organization): .*\((\S+@\S+|https?://\S+)\)$`, text)

has_timestamp if is_time(input.metadata.timestamp)

has_timestamp if is_time(input.creationInfo.created)

is_time(text) if {
	regex.match(
		`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d\d:\d\d)$`,
		text,
	)
}

has_filename(component) if {
	some property in component.properties
	property.name == "bsi:component:filename"
	has_text(property, "value")
}

has_filename(component) if {
	is_spdx
	has_text(component, "packageFileName")
}

has_licence(component) if {
	some choice in component.licenses
	some licence in [choice, object.get(choice, "license", {})]
	licence.acknowledgement == "concluded"
	some key in ["expression", "id", "name"]
	has_text(licence, key)
}

has_licence(component) if {
	is_spdx
	has_text(component, "licenseConcluded")
}

has_hash(component) if {
	some hash in component.hashes
	is_sha512(hash.alg, hash.content)
}

has_hash(component) if {
	some reference in component.externalReferences
	reference.type == "distribution"
	some hash in reference.hashes
	is_sha512(hash.alg, hash.content)
}

has_hash(component) if {
	is_spdx
	some checksum in component.checksums
	is_sha512(checksum.algorithm, checksum.checksumValue)
}

is_sha512(algorithm, digest) if {
	algorithm in {"SHA-512", "SHA512"}
	regex.match(`^[0-9a-fA-F]{128}$`, digest)
}

has_dependencies(component) if component["bom-ref"] in related

has_dependencies(component) if component.SPDXID in related

related contains dependency.ref if {
	is_cyclonedx
	some dependency in input.dependencies
}

related contains ref if {
	is_spdx
	some relationship in input.relationships
	regex.match(`^(CONTAINS|CONTAINED_BY|DEPENDS_ON|.*DEPENDENCY_OF|.+_LINK)$`, relationship.relationshipType)
	some ref in [relationship.spdxElementId, relationship.relatedSpdxElement]
}

has_completeness(component) if component["bom-ref"] in composed

composed contains ref if {
	some composition in input.compositions
	regex.match(`^(complete|incomplete.*|unknown)$`, composition.aggregate)
	some key in ["assemblies", "dependencies"]
	some ref in composition[key]
}

has_property(component, name, values) if {
	some property in component.properties
	property.name == concat(":", ["bsi:component", name])
	property.value in values
}
