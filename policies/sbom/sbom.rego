# METADATA
# title: The SBOM has the minimum elements of the NTIA
# description: |
#   CycloneDX 1.2 to 1.7, SPDX 2.2 and 2.3, in JSON. The primary component and nested ones count as components. A tool is not an
#   author: the element names an entity.
# related_resources:
#   - ref: https://www.ntia.gov/sites/default/files/publications/sbom_minimum_elements_report_0.pdf
#     description: NTIA, minimum elements
# custom:
#   severity: high
package regohost.sbom

# METADATA
# title: An input that is neither CycloneDX 1.2 to 1.7 nor SPDX 2.2 or 2.3
# custom:
#   id: sbom.unsupported
deny contains {"id": "sbom.unsupported", "msg": unsupported} if {
	not is_cyclonedx
	not is_spdx
}

# METADATA
# title: An SBOM without components
# custom:
#   id: sbom.components
deny contains {"id": "sbom.components", "msg": "the SBOM has no components"} if {
	is_supported
	count(listed) == 0
}

# METADATA
# title: An SBOM without an author, a person or an organization
# custom:
#   id: sbom.author
deny contains {"id": "sbom.author", "msg": "the SBOM names no person or organization as its author"} if {
	is_supported
	not has_author
}

# METADATA
# title: An SBOM without a time of its creation
# custom:
#   id: sbom.timestamp
deny contains {"id": "sbom.timestamp", "msg": "the SBOM has no creation time of RFC 3339"} if {
	is_supported
	not has_timestamp
}

# METADATA
# title: An SBOM that does not name its primary component
# custom:
#   id: sbom.primary
deny contains {"id": "sbom.primary", "msg": "the SBOM does not name the component that it describes"} if {
	is_supported
	not has_primary
}

# METADATA
# title: A component without a name
# custom:
#   id: sbom.component-name
deny contains {"id": "sbom.component-name", "msg": msg, "path": component.path} if {
	some component in components
	not has_name(component.value)
	msg := sprintf("the component %s has no name", [component.label])
}

# METADATA
# title: A component without a supplier
# custom:
#   id: sbom.component-supplier
deny contains {"id": "sbom.component-supplier", "msg": msg, "path": component.path} if {
	some component in components
	not has_supplier(component.value)
	msg := sprintf("the component %s has no supplier", [component.label])
}

# METADATA
# title: A component without a version
# custom:
#   id: sbom.component-version
deny contains {"id": "sbom.component-version", "msg": msg, "path": component.path} if {
	some component in components
	not has_version(component.value)
	msg := sprintf("the component %s has no version", [component.label])
}

# METADATA
# title: A component without a purl, CPE or another unique identifier
# custom:
#   id: sbom.component-identifier
deny contains {"id": "sbom.component-identifier", "msg": msg, "path": component.path} if {
	some component in components
	not has_identifier(component.value)
	msg := sprintf("the component %s has no purl, CPE, SWID, SWHID or gitoid", [component.label])
}

# METADATA
# title: A component that no dependency relationship names
# custom:
#   id: sbom.component-relationship
deny contains {"id": "sbom.component-relationship", "msg": msg, "path": component.path} if {
	some component in components
	not component.nested
	not is_related(component.value)
	msg := sprintf("no dependency relationship names the component %s", [component.label])
}

# METADATA
# title: A dependency relationship to an element that the SBOM lacks
# custom:
#   id: sbom.relationship-target
deny contains {"id": "sbom.relationship-target", "msg": msg} if {
	some ref in (related - known)
	not startswith(ref, "DocumentRef-")
	not startswith(ref, "urn:cdx:")
	msg := sprintf("a dependency relationship names %s, which is not in the SBOM", [ref])
}

unsupported := sprintf("the input is neither CycloneDX 1.2 to 1.7 nor SPDX 2.2 or 2.3 in JSON%s", [but])

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
} else := ": its dependencies are not all objects with the text ref and the list dependsOn" if {
	breaks_dependencies
} else := ""

cyclonedx_versions := {"1.2", "1.3", "1.4", "1.5", "1.6", "1.7"}

spdx_versions := {"SPDX-2.2", "SPDX-2.3"}

is_cyclonedx if {
	input.bomFormat == "CycloneDX"
	input.specVersion in cyclonedx_versions
	not input.spdxVersion
	not hides_components
	not breaks_dependencies
}

# Components in a member that is no list are read by no rule.
hides_components if {
	walk(input, [_, value])
	list := value.components
	not is_array(list)
}

# Dependencies of another form could name anything.
breaks_dependencies if {
	some dependency in input.dependencies
	not is_dependency(dependency)
}

is_dependency(dependency) if {
	is_string(dependency.ref)
	targets := object.get(dependency, "dependsOn", [])
	is_array(targets)
	every target in targets {
		is_string(target)
	}
}

is_spdx if {
	input.spdxVersion in spdx_versions
	not input.bomFormat
}

is_supported if is_cyclonedx

is_supported if is_spdx

# The components at any depth, and the parts of the primary one: below `root` the path has names and positions alternately.
listed contains {"path": array.concat(root, path), "value": value, "nested": (count(root) + count(path)) > 2} if {
	is_cyclonedx
	some root in [["components"], ["metadata", "component", "components"]]
	walk(object.get(input, root, []), [path, value])
	count(path) % 2 == 1
	every i, key in path {
		is_component_key(i % 2, key)
	}
}

listed contains {"path": ["packages", i], "value": value, "nested": false} if {
	is_spdx
	some i, value in input.packages
}

is_component_key(0, key) if is_number(key)

is_component_key(1, "components")

components contains object.union(found, {"label": label(found)}) if some found in listed

components contains {"path": path, "value": value, "nested": true, "label": label({"path": path, "value": value})} if {
	is_cyclonedx
	value := input.metadata.component
	path := ["metadata", "component"]
}

label(found) := found.value.name if {
	is_text(found.value.name)
} else := concat("/", [sprintf("%v", [key]) | some key in found.path])

ref_key := "SPDXID" if {
	is_spdx
} else := "bom-ref"

known contains component.value[ref_key] if some component in components

known contains service["bom-ref"] if {
	is_cyclonedx
	walk(input.services, [_, service])
}

known contains element.SPDXID if {
	is_spdx
	some key in ["files", "snippets"]
	some element in input[key]
}

known contains ref if {
	is_spdx
	some ref in [input.SPDXID, "NONE", "NOASSERTION"]
}

related contains ref if {
	is_cyclonedx
	some dependency in input.dependencies
	some ref in array.concat([dependency.ref], object.get(dependency, "dependsOn", []))
}

# Only these types state what a component is part of, or depends on.
related contains ref if {
	is_spdx
	some relationship in input.relationships
	regex.match(
		`^(DESCRIBES|DESCRIBED_BY|CONTAINS|CONTAINED_BY|DEPENDS_ON|DEPENDENCY_OF|.+_DEPENDENCY_OF|.+_LINK|PACKAGE_OF)$`,
		relationship.relationshipType,
	)
	some ref in [relationship.spdxElementId, relationship.relatedSpdxElement]
}

related contains ref if {
	is_spdx
	some ref in input.documentDescribes
}

has_author if {
	is_cyclonedx
	some author in object.get(input.metadata, "authors", [])
	some key in ["name", "email"]
	is_text(author[key])
}

has_author if {
	is_cyclonedx
	some key in ["manufacturer", "manufacture", "supplier"]
	is_text(input.metadata[key].name)
}

has_author if {
	is_spdx
	some creator in input.creationInfo.creators
	is_entity(creator)
}

has_timestamp if {
	is_cyclonedx
	is_time(input.metadata.timestamp)
}

has_timestamp if {
	is_spdx
	is_time(input.creationInfo.created)
}

has_primary if {
	is_cyclonedx
	is_object(input.metadata.component)
}

has_primary if {
	is_spdx
	count(object.get(input, "documentDescribes", [])) > 0
}

has_primary if {
	is_spdx
	some relationship in input.relationships
	relationship.relationshipType in {"DESCRIBES", "DESCRIBED_BY"}
	not relationship.relatedSpdxElement in {"NONE", "NOASSERTION"}
}

is_related(component) if component[ref_key] in related

has_name(component) if is_text(component.name)

has_supplier(component) if {
	is_cyclonedx
	some key in ["supplier", "manufacturer"]
	is_text(component[key].name)
}

has_supplier(component) if {
	is_cyclonedx
	is_text(component.publisher)
}

has_supplier(component) if {
	is_spdx
	is_entity(component.supplier)
}

has_version(component) if {
	is_cyclonedx
	is_text(component.version)
}

has_version(component) if {
	is_spdx
	is_text(component.versionInfo)
	component.versionInfo != "NOASSERTION"
}

has_identifier(component) if {
	is_cyclonedx
	regex.match(`^pkg:.+/.+`, component.purl)
}

has_identifier(component) if {
	is_cyclonedx
	regex.match(`^cpe:(/|2\.3:).*\w`, component.cpe)
}

has_identifier(component) if {
	is_cyclonedx
	is_text(component.swid.tagId)
}

has_identifier(component) if {
	is_cyclonedx
	some key, prefix in {"omniborId": "gitoid:", "swhid": "swh:"}
	some id in component[key]
	startswith(id, prefix)
}

has_identifier(component) if {
	is_spdx
	some reference in component.externalRefs
	reference.referenceType in {"purl", "cpe22Type", "cpe23Type", "swid", "swh", "gitoid"}
	is_text(reference.referenceLocator)
}

is_entity(text) if regex.match(`^(Person|Organization): .*[\pL\pN]`, text)

is_text(value) if {
	is_string(value)
	regex.match(`[\pL\pN]`, value)
}

is_time(text) if {
	regex.match(
		`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d\d:\d\d)$`,
		text,
	)
}
