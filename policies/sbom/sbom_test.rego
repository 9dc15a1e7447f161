package regohost.sbom_test

import data.regohost.sbom

cyclonedx := {
	"bomFormat": "CycloneDX",
	"specVersion": "1.6",
	"metadata": {
		"timestamp": "2026-03-01T09:30:00Z",
		"authors": [{"name": "Acme Release Engineering", "email": "release@acme.example"}],
		"component": {
			"type": "application",
			"bom-ref": "pkg:npm/app@2.1.0",
			"name": "app",
			"version": "2.1.0",
			"purl": "pkg:npm/app@2.1.0",
			"supplier": {"name": "Acme"},
			"components": [{
				"type": "library",
				"bom-ref": "core",
				"name": "core",
				"version": "2.1.0",
				"purl": "pkg:npm/core@2.1.0",
				"supplier": {"name": "Acme"},
			}],
		},
	},
	"components": [
		{
			"type": "library",
			"bom-ref": "express",
			"name": "express",
			"version": "5.1.0",
			"purl": "pkg:npm/express@5.1.0",
			"publisher": "OpenJS Foundation",
			"components": [{
				"type": "library",
				"name": "cookie",
				"version": "0.7.1",
				"cpe": "cpe:2.3:a:cookie:cookie:0.7.1:*:*:*:*:node.js:*:*",
				"manufacturer": {"name": "jshttp"},
			}],
		},
		{
			"type": "library",
			"bom-ref": "zlib",
			"name": "zlib",
			"version": "1.3.1",
			"swid": {"tagId": "zlib-1.3.1", "name": "zlib"},
			"supplier": {"name": "zlib.net"},
		},
	],
	"services": [{"bom-ref": "mail", "name": "mail", "services": [{"bom-ref": "queue", "name": "queue"}]}],
	"dependencies": [
		{"ref": "pkg:npm/app@2.1.0", "dependsOn": ["express", "mail", "core", "queue"]},
		{"ref": "express", "dependsOn": ["zlib", "urn:cdx:0b5a5c7e-9c5c-4a7a-8f2e-0d0b3f8f3a10/1#x"]},
		{"ref": "zlib"},
	],
}

spdx := {
	"spdxVersion": "SPDX-2.3",
	"SPDXID": "SPDXRef-DOCUMENT",
	"creationInfo": {
		"created": "2026-03-01T09:30:00Z",
		"creators": ["Tool: syft-1.20.0", "Organization: Acme ()"],
	},
	"packages": [
		{
			"SPDXID": "SPDXRef-app",
			"name": "app",
			"versionInfo": "2.1.0",
			"supplier": "Organization: Acme",
			"externalRefs": [{
				"referenceCategory": "PACKAGE-MANAGER",
				"referenceType": "purl",
				"referenceLocator": "pkg:oci/app@sha256%3Aaa",
			}],
		},
		{
			"SPDXID": "SPDXRef-busybox",
			"name": "busybox",
			"versionInfo": "1.37.0-r12",
			"supplier": "Person: Sören Tempel (soeren@alpine.example)",
			"externalRefs": [{
				"referenceCategory": "SECURITY",
				"referenceType": "cpe23Type",
				"referenceLocator": "cpe:2.3:a:busybox:busybox:1.37.0-r12:*:*:*:*:*:*:*",
			}],
		},
	],
	"files": [{"SPDXID": "SPDXRef-file", "fileName": "./bin/busybox"}],
	"relationships": [
		{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-app"},
		{"spdxElementId": "SPDXRef-app", "relationshipType": "CONTAINS", "relatedSpdxElement": "SPDXRef-busybox"},
		{"spdxElementId": "SPDXRef-busybox", "relationshipType": "CONTAINS", "relatedSpdxElement": "SPDXRef-file"},
		{"spdxElementId": "SPDXRef-busybox", "relationshipType": "DEPENDS_ON", "relatedSpdxElement": "NOASSERTION"},
		{"spdxElementId": "SPDXRef-app", "relationshipType": "CONTAINS", "relatedSpdxElement": "DocumentRef-base:SPDXRef-os"},
	],
}

broken(document) := {finding.id | some finding in sbom.deny with input as document}

test_passes_cyclonedx if broken(cyclonedx) == set()

test_passes_spdx if broken(spdx) == set()

test_passes_spdx_that_describes_by_its_member if {
	broken(json.patch(spdx, [
		{"op": "remove", "path": "/relationships/0"},
		{"op": "add", "path": "/documentDescribes", "value": ["SPDXRef-app"]},
	])) == set()
}

test_passes_the_manufacturer_as_author if {
	broken(json.patch(cyclonedx, [
		{"op": "remove", "path": "/metadata/authors"},
		{"op": "add", "path": "/metadata/manufacturer", "value": {"name": "Acme"}},
	])) == set()
}

test_passes_identifiers_of_content[key] if {
	some key, id in {
		"swhid": "swh:1:rev:309cf2674ee7a0749978cf8265ab91a60aea0f7d",
		"omniborId": "gitoid:blob:sha1:261eeb9e9f8b2b4b0d119366dda99c6fd7d35c64",
	}
	broken(json.patch(cyclonedx, [
		{"op": "remove", "path": "/components/1/swid"},
		{"op": "add", "path": concat("/", ["", "components", "1", key]), "value": [id]},
	])) == set()
}

test_refuses_swhids_of_other_forms if {
	every ids in [[null], [""], "swh", {}] {
		change := [{"op": "remove", "path": "/components/1/swid"}, {"op": "add", "path": "/components/1/swhid", "value": ids}]
		broken(json.patch(cyclonedx, change)) == {"sbom.component-identifier"}
	}
}

test_refuses_other_inputs[name] if {
	some name, document in {
		"an array": [],
		"null": null,
		"an empty object": {},
		"an error": {"message": "Not Found"},
		"a new CycloneDX": {"bomFormat": "CycloneDX", "specVersion": "2.0"},
		"SPDX 3": {"@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld", "@graph": []},
		"both formats": object.union(spdx, cyclonedx),
		"SPDX 2.1": object.union(spdx, {"spdxVersion": "SPDX-2.1"}),
	}
	broken(document) == {"sbom.unsupported"}
}

test_names_versions_that_are_not_read[name] if {
	some name, document in {
		"SPDX 3": {"@context": ["https://spdx.org/rdf/3.0.1/spdx-context.jsonld", {}], "@graph": []},
		"SPDX-2.1": object.union(spdx, {"spdxVersion": "SPDX-2.1"}),
		"CycloneDX 1.1": object.union(cyclonedx, {"specVersion": "1.1"}),
	}
	some finding in sbom.deny with input as document
	endswith(finding.msg, concat("", [": it is ", name]))
}

test_names_the_reason_of_a_known_version[reason] if {
	some reason, document in {
		"its specVersion is a number, not a text": object.union(cyclonedx, {"specVersion": 1.6}),
		"it has the versions of both": object.union(spdx, cyclonedx),
		"its components are not all in lists": object.union(cyclonedx, {"components": {}}),
	}
	some finding in sbom.deny with input as document
	endswith(finding.msg, concat("", [": ", reason]))
}

test_passes_spdx_2_2 if broken(object.union(spdx, {"spdxVersion": "SPDX-2.2"})) == set()

test_refuses_components_that_are_no_list[path] if {
	some path in ["/components", "/components/0/components", "/metadata/component/components"]
	change := {"op": "add", "path": path, "value": {"x": {"type": "library", "name": "hidden"}}}
	broken(json.patch(cyclonedx, [change])) == {"sbom.unsupported"}
}

test_refuses_empty_documents if {
	broken({"bomFormat": "CycloneDX", "specVersion": "1.5"}) == {"sbom.components", "sbom.author", "sbom.timestamp", "sbom.primary"}
	broken({"spdxVersion": "SPDX-2.3"}) == {"sbom.components", "sbom.author", "sbom.timestamp", "sbom.primary"}
}

test_refuses_cyclonedx_by_its_document[path] if {
	some path, [change, ids] in {
		"/metadata/authors": ["remove", {"sbom.author"}],
		"/metadata/authors/0": [{"name": " "}, {"sbom.author"}],
		"/metadata/timestamp": ["2026-13-01T09:30:00Z", {"sbom.timestamp"}],
		"/metadata/component": ["remove", {"sbom.primary", "sbom.relationship-target"}],
		"/metadata/component/version": ["remove", {"sbom.component-version"}],
		"/metadata/component/components/0/version": ["remove", {"sbom.component-version"}],
		"/dependencies": ["remove", {"sbom.component-relationship"}],
		"/dependencies/1/dependsOn": [["zlib", "openssl"], {"sbom.relationship-target"}],
	}
	broken(json.patch(cyclonedx, [patch(path, change)])) == ids
}

test_refuses_cyclonedx_by_its_components[path] if {
	some path, [change, ids] in {
		"/components": [[], {"sbom.relationship-target"}],
		"/components/0": [7, {
			"sbom.component-name", "sbom.component-supplier", "sbom.component-version", "sbom.component-identifier",
			"sbom.component-relationship", "sbom.relationship-target",
		}],
		"/components/1/name": ["\u200b", {"sbom.component-name"}],
		"/components/0/name": ["remove", {"sbom.component-name"}],
		"/components/0/publisher": ["", {"sbom.component-supplier"}],
		"/components/0/version": ["remove", {"sbom.component-version"}],
		"/components/0/purl": ["express", {"sbom.component-identifier"}],
		"/components/0/components/0/version": ["", {"sbom.component-version"}],
		"/components/0/components/0/cpe": ["cpe:2.3:", {"sbom.component-identifier"}],
		"/components/1/bom-ref": ["remove", {"sbom.component-relationship", "sbom.relationship-target"}],
		"/components/1/swid": [{}, {"sbom.component-identifier"}],
	}
	broken(json.patch(cyclonedx, [patch(path, change)])) == ids
}

test_refuses_spdx[path] if {
	some path, [change, ids] in {
		"/creationInfo/creators": [["Tool: syft-1.20.0"], {"sbom.author"}],
		"/creationInfo/created": ["remove", {"sbom.timestamp"}],
		"/packages/1/name": ["remove", {"sbom.component-name"}],
		"/packages/1/supplier": ["NOASSERTION", {"sbom.component-supplier"}],
		"/packages/1/versionInfo": ["NOASSERTION", {"sbom.component-version"}],
		"/packages/1/externalRefs": ["remove", {"sbom.component-identifier"}],
		"/packages/1/SPDXID": ["SPDXRef-other", {"sbom.component-relationship", "sbom.relationship-target"}],
		"/packages/1/externalRefs/0/referenceType": ["gitoid", set()],
		"/relationships/0": ["remove", {"sbom.primary"}],
		"/relationships/0/relationshipType": ["DESCRIBED_BY", set()],
		"/relationships/0/relatedSpdxElement": ["NONE", {"sbom.primary"}],
		"/relationships/1/relationshipType": ["OTHER", set()],
		"/relationships": [[], {"sbom.primary", "sbom.component-relationship"}],
	}
	broken(json.patch(spdx, [patch(path, change)])) == ids
}

test_refuses_dependencies_of_another_form if {
	every value in [null, true, 1, "x", [], {}, {"ref": 1}, {"ref": "a", "dependsOn": "b"}, {"ref": "a", "dependsOn": [1]}] {
		change := {"op": "replace", "path": "/dependencies/0", "value": value}
		document := json.patch(cyclonedx, [change])
		broken(document) == {"sbom.unsupported"}
		some finding in sbom.deny with input as document
		endswith(finding.msg, ": its dependencies are not all objects with the text ref and the list dependsOn")
	}
}

patch(path, change) := {"op": "remove", "path": path} if {
	change == "remove"
} else := {"op": "replace", "path": path, "value": change}
