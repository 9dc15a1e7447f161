// The examples of the page; it starts with the first.

/** @typedef {{ name: string, policy: string, input: string, data: string, answers: string }} Example */

/** @type {readonly [Example, ...Example[]]} */
export const EXAMPLES = [
  {
    name: "Attestations of a release, with calls of the evidence service",
    policy: `package gate

# METADATA
# title: Every artifact is attested
# custom:
#  severity: high
deny contains message if {
	some digest in input.digests
	not attested(digest)
	message := $"{digest} has no attestation"
}

deny contains $"{digest} comes from {builder}" if {
	some digest in input.digests
	some reference in service.discover(digest, "").references
	builder := service.discover(reference.digest, "ATTESTATION").metadata.builder
	not builder in data.builders
}

attested(digest) if {
	some reference in service.discover(digest, "").references
	reference.kind == "ATTESTATION"
}
`,
    input: '{ "digests": ["sha256:a", "sha256:b"] }\n',
    data: '{ "builders": ["ci.example.com"] }\n',
    answers: `{
  "service.discover": {
    "[\\"sha256:a\\",\\"\\"]": {
      "digest": "sha256:a",
      "references": [{ "digest": "sha256:c", "kind": "ATTESTATION" }]
    },
    "[\\"sha256:b\\",\\"\\"]": { "digest": "sha256:b", "references": [] },
    "[\\"sha256:c\\",\\"ATTESTATION\\"]": { "digest": "sha256:c", "metadata": { "builder": "ci.example.com" } }
  }
}
`,
  },
  {
    name: "Licences of an SBOM",
    policy: `package sbom

# METADATA
# title: Components have an allowed licence
# custom:
#  severity: medium
deny contains $"{component.name} {component.version} has the licence {id}" if {
	some component in input.components
	some licence in component.licenses
	id := licence.license.id
	not id in data.allowed
}

warn contains $"{component.name} names no licence" if {
	some component in input.components
	count(object.get(component, "licenses", [])) == 0
}
`,
    input: `{
  "bomFormat": "CycloneDX",
  "specVersion": "1.6",
  "components": [
    { "type": "library", "name": "left-pad", "version": "1.3.0", "licenses": [{ "license": { "id": "WTFPL" } }] },
    { "type": "library", "name": "undici", "version": "7.0.0", "licenses": [{ "license": { "id": "MIT" } }] },
    { "type": "library", "name": "inhouse", "version": "0.1.0" }
  ]
}
`,
    data: '{ "allowed": ["MIT", "Apache-2.0", "BSD-3-Clause"] }\n',
    answers: "{}\n",
  },
  {
    name: "Kubernetes: images by digest, no root",
    policy: `package kubernetes

containers contains container if some container in input.spec.template.spec.containers

deny contains $"{container.name}: the image is not named by its digest" if {
	some container in containers
	not contains(container.image, "@sha256:")
}

deny contains $"{container.name}: may run as root" if {
	some container in containers
	not container.securityContext.runAsNonRoot
}
`,
    input: `{
  "apiVersion": "apps/v1",
  "kind": "Deployment",
  "metadata": { "name": "shop" },
  "spec": { "template": { "spec": { "containers": [
    { "name": "web", "image": "registry.example.com/web:v3" },
    {
      "name": "log",
      "image": "registry.example.com/log@sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "securityContext": { "runAsNonRoot": true }
    }
  ] } } }
}
`,
    data: "{}\n",
    answers: "{}\n",
  },
  {
    name: "Terraform: no public bucket",
    policy: `package terraform

deny contains $"{change.address} is public" if {
	some change in input.resource_changes
	change.type == "aws_s3_bucket_acl"
	change.change.after.acl in {"public-read", "public-read-write"}
}
`,
    input: `{
  "resource_changes": [
    { "address": "aws_s3_bucket_acl.site", "type": "aws_s3_bucket_acl", "change": { "after": { "acl": "public-read" } } },
    { "address": "aws_s3_bucket_acl.logs", "type": "aws_s3_bucket_acl", "change": { "after": { "acl": "private" } } }
  ]
}
`,
    data: "{}\n",
    answers: "{}\n",
  },
];
