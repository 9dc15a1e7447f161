# METADATA
# title: What the evidence service holds of a release
# description: |
#   Everything the policies ask the service. The input is an in-toto statement; each of its subjects is looked
#   up by its SHA-256, then the attestations that refer to it, then the SBOM that these refer to. What
#   depends on nothing else is asked for at the same time.
# related_resources:
#   - ref: https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md
#     description: in-toto statement, v1
package release_gate.evidence

# Digest of each subject that has a SHA-256, in the service's form.
subject_digests contains concat(":", ["sha256", subject.digest.sha256]) if {
	some subject in input.subject
	has_sha256(subject)
}

has_sha256(subject) if regex.match(`^[a-f0-9]{64}$`, subject.digest.sha256)

# Attestations that refer to the subject, by its digest. A subject the service does not know has none.
attestations[digest] contains reference if {
	some digest in subject_digests
	artifact := service.discover(digest, "ARTIFACT")
	some reference in artifact.references
	reference.kind == "ATTESTATION"
}

# Who must have signed attestations, in the form of `regohost.verify`'s options; empty: whom the command line names.
default trust := {}

trust := data.settings.trust

# Attestations whose content is this very statement, signed by whom `data.settings.trust` names, about the subject: only
# what these refer to counts as evidence of the release. The service is not believed.
holding_statement contains reference.digest if {
	some subject_digest, references in attestations
	some reference in references
	reference.downloadable
	options := object.union(trust, {"artifact": subject_digest})
	regohost.verify(service.download_artifact(reference.digest), options).statement == input
}

# References to CycloneDX SBOMs of the attestations that hold the statement, by digest. The set is taken first and
# tested last, so the content of an attestation and what it refers to are asked for in the same round.
sbom_references[digest] := reference if {
	held := holding_statement
	some references in attestations
	some attestation in references
	materials := service.discover(attestation.digest, "ATTESTATION").references
	attestation.digest in held
	some reference in materials
	reference.kind == "SBOM_CYCLONEDX_JSON"
	digest := reference.digest
}

# Digests of the SBOMs that the statement names.
named_sboms contains concat(":", ["sha256", byproduct.digest.sha256]) if {
	some byproduct in input.predicate.runDetails.byproducts
	byproduct.mediaType == "application/vnd.cyclonedx+json"
}

# SBOM texts, by digest: of those that are attached, can be downloaded and are named by the statement.
sbom_texts[digest] := service.download_artifact(digest) if {
	some digest, reference in sbom_references
	reference.downloadable
	digest in named_sboms
}

# Parsed SBOMs, by digest, of those whose bytes have the digest.
sboms[digest] := document if {
	some digest, text in sbom_texts
	digest == concat(":", ["sha256", crypto.sha256(text)])
	document := json.unmarshal(text)
	document.bomFormat == "CycloneDX"
}

# Components of all SBOMs, nested ones included, but for those that are not part of what is delivered.
components contains component if {
	some sbom in sboms
	walk(sbom.components, [path, component])
	is_component_path(path)
	not is_excluded(component)
}

is_excluded(component) if component.scope == "excluded"

# A component is at `[0]`, `[0, "components", 3]` and so on.
is_component_path(path) if {
	count(path) % 2 == 1
	every i, step in path {
		is_step(i % 2, step)
	}
}

is_step(0, step) if is_number(step)

is_step(1, "components")

# How messages name a component.
label(component) := sprintf("%v %v", [component.name, component.version]) if {
	component.name
	component.version
} else := sprintf("the component %v", [component])
