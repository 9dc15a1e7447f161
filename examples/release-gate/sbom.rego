# METADATA
# title: The SBOM is attached and whole
# description: |
#   The SBOM that the statement names is attached to its attestation, can be downloaded, has the digest it is
#   named by, describes the released package and lists everything that went into it.
# custom:
#   severity: high
package release_gate.sbom

import data.release_gate.evidence

# METADATA
# scope: document
# entrypoint: true
# description: what is wrong with the SBOM

# METADATA
# title: The statement names an SBOM
# custom:
#   id: sbom-named
deny contains {"rule": "sbom-named", "msg": "the statement names no CycloneDX SBOM among its by-products"} if {
	count(evidence.named_sboms) == 0
}

# METADATA
# title: The SBOM is attached
# custom:
#   id: sbom-attached
deny contains {"rule": "sbom-attached", "msg": msg} if {
	some digest in evidence.named_sboms
	not evidence.sbom_references[digest]
	msg := sprintf("the SBOM that the statement names (%s) is not attached to its attestation", [digest])
}

# METADATA
# title: The SBOM can be downloaded
# custom:
#   id: sbom-downloadable
deny contains {"rule": "sbom-downloadable", "msg": msg} if {
	some digest in evidence.named_sboms
	reference := evidence.sbom_references[digest]
	not reference.downloadable
	msg := sprintf("the SBOM %s cannot be downloaded", [digest])
}

# METADATA
# title: The SBOM has its digest, and is CycloneDX
# custom:
#   id: sbom-content
deny contains {"rule": "sbom-content", "msg": msg} if {
	some digest, _ in evidence.sbom_texts
	not evidence.sboms[digest]
	msg := sprintf("the content of the SBOM %s has another digest or is not CycloneDX JSON", [digest])
}

# METADATA
# title: The SBOM describes the released package
# custom:
#   id: sbom-subject
deny contains {"rule": "sbom-subject", "msg": msg} if {
	some digest, sbom in evidence.sboms
	not describes_release(sbom)
	msg := sprintf("the SBOM %s does not describe the package of the statement", [digest])
}

# METADATA
# title: The SBOM lists every dependency of the statement
# custom:
#   id: sbom-complete
deny contains {"rule": "sbom-complete", "msg": msg} if {
	count(evidence.sboms) > 0
	some dependency in input.predicate.buildDefinition.resolvedDependencies
	uri := object.get(dependency, "uri", "a dependency without a URI")
	not uri in listed
	msg := sprintf("the SBOM does not list %v", [uri])
}

describes_release(sbom) if {
	sbom.metadata.component.purl == input.predicate.buildDefinition.externalParameters.package
}

listed contains component.purl if some component in evidence.components
