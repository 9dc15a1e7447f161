package regohost.licences_test

import data.regohost.licences

settings := {
	"allow": ["MIT", "Apache-2.0", "ISC", "LicenseRef-Acme", "GPL-2.0-only WITH Classpath-exception-2.0", "The MIT License"],
	"deny": ["SSPL-1.0", "Commons Clause"],
	"exceptions": ["LLVM-exception"],
}

cyclonedx(licenses) := {
	"bomFormat": "CycloneDX",
	"specVersion": "1.6",
	"metadata": {"component": {"type": "application", "name": "app", "components": [{"type": "library", "name": "part", "licenses": licenses}]}},
	"components": [{
		"type": "library",
		"name": "outer",
		"version": "1.0",
		"licenses": [{"license": {"id": "MIT"}}],
		"components": [{"type": "library", "name": "inner", "licenses": licenses}],
	}],
}

spdx(change) := {
	"spdxVersion": "SPDX-2.3",
	"packages": [
		{"SPDXID": "SPDXRef-app", "name": "app", "licenseConcluded": "NOASSERTION"},
		object.union({"SPDXID": "SPDXRef-lib", "name": "lib", "versionInfo": "2.0"}, change),
	],
	"relationships": [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-app"}],
}

broken(document, lists) := {finding.id | some finding in licences.deny with input as document with data.licences as lists}

expressions := {
	"allowed": [
		"MIT", "mit", "((((((((MIT))))))))", "MIT OR GPL-3.0-only", "MIT or GPL-3.0-only", "MIT AND Apache-2.0",
		"(GPL-2.0-only AND MIT) OR (ISC AND (MIT OR GPL-3.0-only))", "ISC OR GPL-2.0-only AND GPL-3.0-only", "Apache-2.0+",
		"Apache-2.0 WITH LLVM-exception", "GPL-2.0-only WITH Classpath-exception-2.0", "MIT AND Apache-2.0 with LLVM-exception",
		"(Apache-2.0 WITH LLVM-exception)OR(GPL-2.0-only)", "LicenseRef-Acme", " MIT\tOR\nISC ", "the mit license", "MIT OR SSPL-1.0",
		"MIT AND (GPL-2.0-only WITH Classpath-exception-2.0)",
	],
	"denied": [
		"GPL-3.0-only", "MIT AND GPL-3.0-only", "(MIT OR ISC) AND GPL-3.0-only", "GPL-3.0-only AND MIT OR GPL-2.0-only", "SSPL-1.0",
		"SSPL-1.0+", "MIT AND SSPL-1.0", "GPL-2.0-only WITH LLVM-exception", "Apache-2.0 WITH Classpath-exception-2.0",
		"DocumentRef-x:LicenseRef-Acme", "NOASSERTION", "NONE", "UNLICENSED", "Commons Clause",
	],
	"invalid": [
		"", "()", "MIT ISC", "MIT OR", "OR MIT", "AND", "MIT AND OR ISC", "(MIT", "MIT)", ")MIT(", "(MIT)(ISC)", "MIT WITH",
		"WITH LLVM-exception", "(MIT) WITH LLVM-exception", "MIT WITH LLVM-exception WITH LLVM-exception", "MIT / ISC", "MIT And ISC",
		"MIT++", "T|F", "!", "SEE LICENSE IN LICENSE.md", "(((((((((MIT)))))))))",
	],
}

# A test for each outcome, because each test has its own time limit.
test_allows[expression] if {
	some expression in expressions.allowed
	licences.verdict(expression) == "allowed" with data.licences as settings
}

test_denies[expression] if {
	some expression in expressions.denied
	licences.verdict(expression) == "denied" with data.licences as settings
}

test_refuses_what_is_no_expression[expression] if {
	some expression in expressions.invalid
	licences.verdict(expression) == "invalid" with data.licences as settings
}

test_judges_cyclonedx[name] if {
	some name, [licenses, ids] in {
		"an id": [[{"license": {"id": "Apache-2.0"}}], set()],
		"a name": [[{"license": {"name": "The MIT License"}}], set()],
		"an expression": [[{"expression": "MIT OR GPL-3.0-only"}], set()],
	}
	broken(cyclonedx(licenses), settings) == ids
}

test_refuses_cyclonedx[name] if {
	some name, [licenses, ids] in {
		"one of two": [[{"license": {"id": "MIT"}}, {"license": {"id": "GPL-3.0-only"}}], {"licences.denied"}],
		"another name": [[{"license": {"name": "a licence of ours"}}], {"licences.invalid"}],
		"no licence": [[], {"licences.missing"}],
		"an id and an expression": [[{"license": {"id": "GPL-3.0-only"}, "expression": "MIT"}], {"licences.denied"}],
		"an empty entry": [[{}], {"licences.invalid"}],
	}
	broken(cyclonedx(licenses), settings) == ids
}

test_judges_spdx[name] if {
	some name, [change, ids] in {
		"concluded": [{"licenseConcluded": "MIT", "licenseDeclared": "GPL-3.0-only"}, set()],
		"declared": [{"licenseConcluded": "NOASSERTION", "licenseDeclared": "ISC"}, set()],
		"denied": [{"licenseConcluded": "GPL-3.0-only", "licenseDeclared": "MIT"}, {"licences.denied"}],
		"none": [{"licenseDeclared": "NONE"}, {"licences.denied"}],
		"not stated": [{"licenseDeclared": "NOASSERTION"}, {"licences.missing"}],
		"no name": [{"name": 1, "licenseDeclared": "MIT"}, set()],
	}
	broken(spdx(change), settings) == ids
}

test_judges_every_package_of_several_that_are_described if {
	document := object.union(spdx({"licenseConcluded": "MIT"}), {"documentDescribes": ["SPDXRef-lib"]})
	broken(document, settings) == {"licences.missing"}
}

test_judges_packages_with_the_id_of_the_primary_one if {
	twin := {"SPDXID": "SPDXRef-app", "name": "twin", "licenseConcluded": "GPL-3.0-only"}
	document := json.patch(spdx({"licenseConcluded": "MIT"}), [{"op": "add", "path": "/packages/-", "value": twin}])
	broken(document, settings) == {"licences.denied", "licences.missing"}
}

test_judges_the_only_package if {
	document := json.patch(spdx({}), [{"op": "remove", "path": "/packages/1"}])
	broken(document, settings) == {"licences.missing"}
}

test_judges_spdx_2_2 if {
	document := object.union(spdx({}), {"spdxVersion": "SPDX-2.2"})
	broken(document, settings) == broken(spdx({}), settings)
}

test_denies_by_a_list_of_denied_licences if {
	lists := {"deny": ["GPL-3.0-only"]}
	broken(cyclonedx([{"license": {"id": "EUPL-1.2"}}]), lists) == set()
	broken(cyclonedx([{"expression": "GPL-3.0-only OR NONE"}]), lists) == {"licences.denied"}
	broken(cyclonedx([{"expression": "MIT WITH LLVM-exception"}]), lists) == {"licences.denied"}
}

test_refuses_other_inputs if {
	every document in [object.union(spdx({}), cyclonedx([])), null, {}, {"message": "Not Found"}, {"bomFormat": "CycloneDX", "specVersion": "1.6"}, {"spdxVersion": "SPDX-2.2"}, object.union(spdx({}), {"spdxVersion": "SPDX-2.1"})] {
		broken(document, settings) == {"licences.unsupported"}
	}
}

test_names_versions_that_are_not_read[name] if {
	some name, document in {
		"SPDX 3": {"@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld", "@graph": []},
		"SPDX-2.1": object.union(spdx({}), {"spdxVersion": "SPDX-2.1"}),
		"CycloneDX 1.1": object.union(cyclonedx([]), {"specVersion": "1.1"}),
	}
	some finding in licences.deny with input as document with data.licences as settings
	endswith(finding.msg, concat("", [": it is ", name]))
}

test_names_the_reason_of_a_known_version[reason] if {
	some reason, document in {
		"its specVersion is a number, not a text": object.union(cyclonedx([]), {"specVersion": 1.6}),
		"it has the versions of both": object.union(spdx({}), cyclonedx([])),
		"its components are not all in lists": object.union(cyclonedx([]), {"components": {}}),
	}
	some finding in licences.deny with input as document with data.licences as settings
	endswith(finding.msg, concat("", [": ", reason]))
}

test_refuses_components_that_are_no_list[path] if {
	some path in ["/components", "/components/0/components", "/metadata/component/components"]
	hidden := {"x": {"type": "library", "name": "hidden", "licenses": [{"license": {"id": "GPL-3.0-only"}}]}}
	change := {"op": "add", "path": path, "value": hidden}
	broken(json.patch(cyclonedx([{"license": {"id": "MIT"}}]), [change]), settings) == {"licences.unsupported"}
}

test_refuses_settings if {
	every lists in [{}, {"allow": "MIT"}, {"allow": ["MIT", 1]}, {"exceptions": ["LLVM-exception"]}, {"deny": [], "exceptions": [null]}, {"deny": ["GPL-3.0-only"], "allowed": ["MIT"]}, {"deny": [], "Allow": ["MIT"]}, {"deny": [" GPL-3.0-only"]}, {"allow": null, "deny": []}, {"allow": ["MIT"], "deny": "GPL-3.0-only"}] {
		"licences.settings" in broken(cyclonedx([{"license": {"id": "MIT"}}]), lists)
	}
}
