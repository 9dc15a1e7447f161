package regohost.sbom_bsi_test

import data.regohost.sbom_bsi

hash := crypto.hmac.sha512("key", "content")

properties := [
	{"name": "bsi:component:filename", "value": "app-1.0.0.tgz"},
	{"name": "bsi:component:executable", "value": "non-executable"},
	{"name": "bsi:component:archive", "value": "archive"},
	{"name": "bsi:component:structured", "value": "structured"},
]

cyclonedx := {
	"bomFormat": "CycloneDX",
	"specVersion": "1.6",
	"metadata": {
		"timestamp": "2026-03-01T09:30:00Z",
		"manufacturer": {"name": "Acme", "url": ["https://acme.example"]},
		"component": {
			"bom-ref": "app",
			"type": "application",
			"name": "app",
			"version": "1.0.0",
			"manufacturer": {"name": "Acme", "contact": [{"email": "mail@acme.example"}]},
			"licenses": [{"license": {"id": "MIT", "acknowledgement": "concluded"}}],
			"externalReferences": [{"type": "distribution", "url": "https://acme.example/app", "hashes": [{"alg": "SHA-512", "content": hash}]}],
			"properties": properties,
		},
	},
	"components": [{
		"bom-ref": "ms",
		"type": "library",
		"name": "ms",
		"version": "2.1.3",
		"authors": [{"name": "Vercel", "email": "mail@vercel.example"}],
		"licenses": [{"expression": "MIT", "acknowledgement": "concluded"}],
		"hashes": [{"alg": "SHA-512", "content": hash}],
		"properties": properties,
	}],
	"dependencies": [{"ref": "app", "dependsOn": ["ms"]}, {"ref": "ms"}],
	"compositions": [{"aggregate": "complete", "dependencies": ["app", "ms"]}],
}

spdx := {
	"spdxVersion": "SPDX-2.3",
	"creationInfo": {"created": "2026-03-01T09:30:00Z", "creators": ["Tool: bom", "Organization: Acme (mail@acme.example)"]},
	"packages": [{
		"SPDXID": "SPDXRef-app",
		"name": "app",
		"versionInfo": "1.0.0",
		"packageFileName": "app-1.0.0.tgz",
		"supplier": "Organization: Acme (https://acme.example)",
		"licenseConcluded": "MIT",
		"checksums": [{"algorithm": "SHA512", "checksumValue": hash}],
	}],
	"relationships": [{"spdxElementId": "SPDXRef-app", "relationshipType": "DEPENDS_ON", "relatedSpdxElement": "NONE"}],
}

broken(document) := {finding.id | some finding in sbom_bsi.deny with input as document}

patched(document, path, value) := json.patch(document, [{"op": "replace", "path": path, "value": value}])

test_passes if {
	broken(cyclonedx) == set()
	broken(spdx) == set()
	broken(patched(cyclonedx, "/metadata/manufacturer", {})) == {"sbom_bsi.creator"}
	broken(json.patch(cyclonedx, [
		{"op": "remove", "path": "/metadata/manufacturer"},
		{"op": "add", "path": "/metadata/authors", "value": [{"email": "release@acme.example"}]},
	])) == set()
}

test_refuses_other_inputs if {
	every document in [object.union(cyclonedx, spdx), null, [], {}, {"message": "Not Found"}, object.union(cyclonedx, {"specVersion": "1.5"}), {"spdxVersion": "SPDX-2.3", "packages": []}] {
		broken(document) == {"sbom_bsi.unsupported"}
	}
}

test_refuses_cyclonedx[path] if {
	some path, [change, ids] in {
		"/metadata/timestamp": ["2026-03-01", {"sbom_bsi.timestamp"}],
		"/components/0/name": ["", {"sbom_bsi.component-name"}],
		"/components/0/version": [null, {"sbom_bsi.component-version"}],
		"/compositions/0/aggregate": ["not_specified", {"sbom_bsi.component-completeness"}],
		"/components/0/authors": [[{"email": "@"}], {"sbom_bsi.component-creator"}],
		"/components/0/properties/0/value": ["", {"sbom_bsi.component-filename"}],
		"/components/0/properties/1/value": ["maybe", {"sbom_bsi.component-properties"}],
		"/components/0/licenses": [[{"license": {"id": "MIT"}}], {"sbom_bsi.component-licence"}],
		"/components/0/hashes": [[{"alg": "SHA-256", "content": "ab"}], {"sbom_bsi.component-hash"}],
		"/dependencies": [[{"ref": "app"}], {"sbom_bsi.component-dependencies"}],
		"/compositions/0/dependencies": [["app"], {"sbom_bsi.component-completeness"}],
		"/metadata/component/externalReferences": [[], {"sbom_bsi.component-hash"}],
	}
	broken(patched(cyclonedx, path, change)) == ids
}

test_judges_nested_components[path] if {
	nested := object.union(cyclonedx.components[0], {"bom-ref": "nested"})
	some path in ["/components/0/components", "/metadata/component/components"]
	change := {"op": "add", "path": path, "value": [nested]}
	broken(json.patch(cyclonedx, [change])) == {"sbom_bsi.component-dependencies", "sbom_bsi.component-completeness"}
}

test_names_versions_that_are_not_read[name] if {
	some name, document in {
		"SPDX 3": {"@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld", "@graph": []},
		"SPDX-2.1": object.union(spdx, {"spdxVersion": "SPDX-2.1"}),
		"CycloneDX 1.1": object.union(cyclonedx, {"specVersion": "1.1"}),
	}
	some finding in sbom_bsi.deny with input as document
	endswith(finding.msg, concat("", [": it is ", name]))
}

test_names_the_reason_of_a_known_version[reason] if {
	some reason, document in {
		"its specVersion is a number, not a text": object.union(cyclonedx, {"specVersion": 1.6}),
		"it has the versions of both": object.union(spdx, cyclonedx),
		"its components are not all in lists": object.union(cyclonedx, {"components": {}}),
	}
	some finding in sbom_bsi.deny with input as document
	endswith(finding.msg, concat("", [": ", reason]))
}

test_refuses_components_that_are_no_list[path] if {
	some path in ["/components", "/components/0/components", "/metadata/component/components"]
	change := {"op": "add", "path": path, "value": {"x": {"type": "library", "name": "hidden"}}}
	broken(json.patch(cyclonedx, [change])) == {"sbom_bsi.unsupported"}
}

test_refuses_vulnerabilities if broken(object.union(cyclonedx, {"vulnerabilities": [{"id": "CVE-2026-1"}]})) == {"sbom_bsi.vulnerabilities"}

test_refuses_spdx[path] if {
	some path, [change, ids] in {
		"/creationInfo/creators": [["Organization: Acme"], {"sbom_bsi.creator"}],
		"/creationInfo/created": ["yesterday", {"sbom_bsi.timestamp"}],
		"/packages/0/supplier": ["NOASSERTION", {"sbom_bsi.component-creator"}],
		"/packages/0/versionInfo": ["NOASSERTION", {"sbom_bsi.component-version"}],
		"/packages/0/packageFileName": ["", {"sbom_bsi.component-filename"}],
		"/packages/0/licenseConcluded": ["NOASSERTION", {"sbom_bsi.component-licence"}],
		"/packages/0/checksums": [[{"algorithm": "SHA1", "checksumValue": "ab"}], {"sbom_bsi.component-hash"}],
		"/relationships/0/relationshipType": ["DESCRIBED_BY", {"sbom_bsi.component-dependencies"}],
	}
	broken(patched(spdx, path, change)) == ids
}
