package regohost.vulnerabilities_test

import data.regohost.vulnerabilities

grype := {
	"descriptor": {"name": "grype", "version": "0.92.0"},
	"matches": [
		{
			"vulnerability": {"id": "GHSA-gwq6-fmvp-qp68", "severity": "High", "fix": {"versions": ["8.0.11"], "state": "fixed"}},
			"relatedVulnerabilities": [{"id": "CVE-2024-38095"}],
			"artifact": {"name": "System.Formats.Asn1", "version": "6.0.0", "purl": "pkg:nuget/System.Formats.Asn1@6.0.0"},
		},
		{
			"vulnerability": {"id": "CVE-2023-50495", "severity": "Medium", "fix": {"versions": [], "state": "wont-fix"}},
			"artifact": {"name": "ncurses", "version": "6.4-4", "purl": "pkg:deb/debian/ncurses@6.4-4"},
		},
	],
	"ignoredMatches": [{
		"vulnerability": {"id": "CVE-2024-99999", "severity": "Unknown", "fix": {"state": "unknown"}},
		"artifact": {"name": "bash", "version": "5.2"},
	}],
}

trivy := {
	"SchemaVersion": 2,
	"ArtifactName": "app:1.0",
	"Results": [{
		"Target": "app:1.0 (alpine 3.21)",
		"Class": "os-pkgs",
		"Vulnerabilities": [
			{
				"VulnerabilityID": "CVE-2025-26519",
				"PkgName": "musl",
				"PkgIdentifier": {"PURL": "pkg:apk/alpine/musl@1.2.5-r8"},
				"InstalledVersion": "1.2.5-r8",
				"FixedVersion": "1.2.5-r9",
				"Severity": "HIGH",
			},
			{"VulnerabilityID": "CVE-2024-58251", "PkgName": "busybox", "InstalledVersion": "1.37.0", "Severity": "LOW"},
		],
		"ExperimentalModifiedFindings": [{
			"Type": "vulnerability",
			"Status": "ignored",
			"Finding": {"VulnerabilityID": "CVE-2024-1", "PkgName": "curl", "Severity": "CRITICAL"},
		}],
	}],
}

cyclonedx := {
	"bomFormat": "CycloneDX",
	"specVersion": "1.6",
	"components": [{"bom-ref": "c1", "name": "log4j-core", "purl": "pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1"}],
	"vulnerabilities": [
		{
			"id": "CVE-2021-44228",
			"references": [{"id": "GHSA-jfh8-c2jp-5v3q"}],
			"ratings": [{"severity": "info"}, {"severity": "critical", "score": 10}],
			"affects": [{"ref": "c1"}],
		},
		{"id": "CVE-2021-45105", "ratings": [{"severity": "medium"}]},
		{"id": "CVE-2021-44832"},
	],
}

sarif := {
	"version": "2.1.0",
	"runs": [{
		"tool": {"driver": {"name": "Grype", "rules": [
			{"id": "CVE-2021-44228-log4j-core", "properties": {"security-severity": "10.0"}},
			{"id": "CVE-2023-2976-guava", "properties": {"security-severity": "7.1"}},
			{"id": "CVE-2023-1-guava", "properties": {"security-severity": "5.5"}},
			{"id": "CVE-2023-2-guava", "properties": {"security-severity": "3.3"}},
			{"id": "CVE-2023-3-guava", "properties": {"security-severity": "0.0"}},
			{"id": "java/sql-injection"},
		]}},
		"invocations": [{"executionSuccessful": true}],
		"results": [
			{"ruleId": "CVE-2021-44228-log4j-core", "locations": [{"physicalLocation": {"artifactLocation": {"uri": "app.jar"}}}]},
			{"ruleIndex": 1, "suppressions": [{"kind": "external"}]},
			{"ruleId": "CVE-2023-1-guava"},
			{"ruleId": "CVE-2023-2-guava"},
			{"ruleId": "CVE-2023-3-guava"},
			{"ruleId": "java/sql-injection"},
		],
	}],
}

kev := {"title": "CISA Catalog of Known Exploited Vulnerabilities", "vulnerabilities": [
	{"cveID": "CVE-2021-44228", "vendorProject": "Apache"},
	{"cveID": "CVE-2024-38095", "vendorProject": "Microsoft"},
]}

found(document, settings) := {[finding.id, finding.vulnerability[0], finding.purl] |
	some finding in vulnerabilities.deny with input as document with data.vulnerabilities as settings
	finding.vulnerability
}

broken(document, settings) := {finding.id |
	some finding in vulnerabilities.deny with input as document with data.vulnerabilities as settings
}

is_severe := "vulnerabilities.severity"

test_grype if {
	high := [is_severe, "GHSA-gwq6-fmvp-qp68", "pkg:nuget/System.Formats.Asn1@6.0.0"]
	medium := [is_severe, "CVE-2023-50495", "pkg:deb/debian/ncurses@6.4-4"]
	unknown := [is_severe, "CVE-2024-99999", ""]
	found(grype, {"severity": "medium"}) == {high, medium, unknown}
	found(grype, {"severity": "high"}) == {high, unknown}
	found(grype, {"severity": "critical"}) == {unknown}
	found(grype, {"severity": "low", "fixable": true}) == {high}
	found(grype, {"severity": "critical", "fixable": true, "known_exploited": kev}) == {[
		"vulnerabilities.known-exploited",
		"GHSA-gwq6-fmvp-qp68",
		"pkg:nuget/System.Formats.Asn1@6.0.0",
	]}
}

test_trivy if {
	high := [is_severe, "CVE-2025-26519", "pkg:apk/alpine/musl@1.2.5-r8"]
	low := [is_severe, "CVE-2024-58251", ""]
	modified := [is_severe, "CVE-2024-1", ""]
	found(trivy, {"severity": "low"}) == {high, low, modified}
	found(trivy, {"severity": "low", "fixable": true}) == {high}
	found(trivy, {"severity": "critical"}) == {modified}
}

test_cyclonedx if {
	log4j := "pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1"
	found(cyclonedx, {"severity": "medium"}) == {
		[is_severe, "CVE-2021-44228", log4j],
		[is_severe, "CVE-2021-45105", ""],
		[is_severe, "CVE-2021-44832", ""],
	}
	found(cyclonedx, {"severity": "critical", "known_exploited": kev}) == {
		[is_severe, "CVE-2021-44228", log4j],
		["vulnerabilities.known-exploited", "CVE-2021-44228", log4j],
		[is_severe, "CVE-2021-44832", ""],
	}
}

test_ratings[name] if {
	some name, ratings in {
		"a score alone": [{"severity": "low"}, {"score": 9.8}],
		"a lower score": [{"score": 1}, {"severity": "CRITICAL"}],
		"a vector alone": [{"severity": "low"}, {"vector": "CVSS:3.1/AV:N"}],
	}
	document := json.patch(cyclonedx, [{"op": "replace", "path": "/vulnerabilities/1/ratings", "value": ratings}])
	[is_severe, "CVE-2021-45105", ""] in found(document, {"severity": "critical"})
}

test_ratings_of_unknown_severity[name] if {
	some name, [rating, severities] in {
		"a low score": [{"severity": "unknown", "score": 3.1}, {"low"}],
		"a high score": [{"severity": "unknown", "score": 9.8}, {"critical"}],
		"no score": [{"severity": "unknown", "score": 0}, {"critical"}],
		"another type": [{"severity": "unknown", "score": "3.1"}, {"critical"}],
	}
	document := json.patch(cyclonedx, [{"op": "replace", "path": "/vulnerabilities", "value": [{"id": "CVE-2021-1", "ratings": [rating]}]}])
	severities == {finding.severity |
		some finding in vulnerabilities.deny with input as document with data.vulnerabilities as {"severity": "low"}
	}
}

test_spellings if {
	lowered := json.patch(grype, [{"op": "replace", "path": "/matches/0/relatedVulnerabilities/0/id", "value": "cve-2024-38095"}])
	"vulnerabilities.known-exploited" in broken(lowered, {"severity": "critical", "known_exploited": kev})
	stated := json.patch(grype, [{"op": "replace", "path": "/matches/1/vulnerability/fix", "value": {"versions": ["6.5"], "state": "unknown"}}])
	"CVE-2023-50495" in {id | some [_, id, _] in found(stated, {"severity": "medium", "fixable": true})}
	indexed := json.patch(sarif, [{"op": "add", "path": "/runs/0/results/4/ruleIndex", "value": 0}])
	[is_severe, "CVE-2023-3", ""] in found(indexed, {"severity": "critical"})
}

test_sarif if {
	critical := {[is_severe, "CVE-2021-44228", ""], [is_severe, "java/sql-injection", ""]}
	high := {[is_severe, "CVE-2023-2976", ""]}
	medium := {[is_severe, "CVE-2023-1", ""]}
	low := {[is_severe, "CVE-2023-2", ""]}
	found(sarif, {"severity": "critical"}) == critical
	found(sarif, {"severity": "high"}) == critical | high
	found(sarif, {"severity": "medium"}) == (critical | high) | medium
	found(sarif, {"severity": "low"}) == ((critical | high) | medium) | low
}

test_judges_members_of_other_types if {
	every id, document in {
		"GHSA-gwq6-fmvp-qp68": json.patch(grype, [{"op": "replace", "path": "/matches/0/vulnerability/severity", "value": 7}]),
		"CVE-2025-26519": json.patch(trivy, [
			{"op": "add", "path": "/Results/0/Vulnerabilities/0/VendorIDs", "value": "x"},
			{"op": "replace", "path": "/Results/0/Vulnerabilities/0/Severity", "value": null},
		]),
		"CVE-2021-45105": json.patch(cyclonedx, [{"op": "replace", "path": "/vulnerabilities/1/ratings/0/severity", "value": 1}]),
		"CVE-2021-44228": json.patch(sarif, [{
			"op": "replace",
			"path": "/runs/0/results/0/locations/0/physicalLocation/artifactLocation/uri",
			"value": 1,
		}]),
	} {
		id in {found_id | some [_, found_id, _] in found(document, {"severity": "critical"})}
	}
}

test_passes_scans_without_findings[name] if {
	some name, document in {
		"grype": {"descriptor": {"name": "grype"}, "matches": []},
		"trivy": {"SchemaVersion": 2, "Results": [{"Target": "package-lock.json", "Class": "lang-pkgs"}]},
		"cyclonedx": {"bomFormat": "CycloneDX", "vulnerabilities": []},
		"sarif": {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "Trivy"}}, "results": []}]},
		"negligible": json.patch(grype, [
			{"op": "replace", "path": "/matches/0/vulnerability/severity", "value": "Negligible"},
			{"op": "replace", "path": "/ignoredMatches", "value": []},
		]),
	}
	broken(document, {"severity": "high", "fixable": false, "known_exploited": {"vulnerabilities": []}}) == set()
}

test_refuses_other_inputs[name] if {
	some name, document in {
		"null": null,
		"an error": {"error": "unauthorized"},
		"grype without matches": {"descriptor": {"name": "grype"}},
		"a match without an id": json.patch(grype, [{"op": "remove", "path": "/matches/1/vulnerability/id"}]),
		"trivy without targets": {"SchemaVersion": 2, "ArtifactName": "app"},
		"trivy of secrets": {"SchemaVersion": 2, "Results": [{"Class": "secret"}]},
		"a vulnerability without a package": json.patch(trivy, [{"op": "remove", "path": "/Results/0/Vulnerabilities/0/PkgName"}]),
		"an SBOM": {"bomFormat": "CycloneDX", "components": []},
		"SARIF without runs": {"version": "2.1.0", "runs": []},
		"SARIF without results": {"version": "2.1.0", "runs": [{"results": null}]},
		"SARIF without a tool": {"version": "2.1.0", "runs": [{"results": []}]},
		"SARIF of a linter": json.patch(sarif, [
			{"op": "replace", "path": "/runs/0/tool/driver/name", "value": "ESLint"},
			{"op": "replace", "path": "/runs/0/results", "value": []},
		]),
		"SARIF of two tools": {"version": "2.1.0", "runs": array.concat(sarif.runs, [{"tool": {"driver": {"name": "x"}}, "results": []}])},
		"a run with an error": json.patch(sarif, [{
			"op": "add",
			"path": "/runs/0/invocations/0/toolExecutionNotifications",
			"value": [{"level": "warning"}, {"level": "error", "descriptor": {"id": "Syntax error"}}],
		}]),
		"a run with a wrong configuration": json.patch(sarif, [{
			"op": "add",
			"path": "/runs/0/invocations/0/toolConfigurationNotifications",
			"value": [{"level": "error"}],
		}]),
		"notifications of another form": json.patch(sarif, [{
			"op": "add",
			"path": "/runs/0/invocations/0/toolExecutionNotifications",
			"value": {"level": "error"},
		}]),
		"a notification of another form": json.patch(sarif, [{
			"op": "add",
			"path": "/runs/0/invocations/0/toolConfigurationNotifications",
			"value": ["error"],
		}]),
		"a notification with a level of another form": json.patch(sarif, [{
			"op": "add",
			"path": "/runs/0/invocations/0/toolExecutionNotifications",
			"value": [{"level": ["error"]}],
		}]),
		"a run that failed": json.patch(sarif, [{"op": "replace", "path": "/runs/0/invocations/0/executionSuccessful", "value": false}]),
		"two formats": object.union(cyclonedx, {"descriptor": {"name": "grype"}, "matches": []}),
		"results in another file": json.patch(sarif, [{"op": "add", "path": "/runs/0/externalPropertyFileReferences", "value": {}}]),
		"results beside the runs": object.union(sarif, {"inlineExternalProperties": []}),
		"vulnerabilities as text": json.patch(trivy, [{"op": "replace", "path": "/Results/0/Vulnerabilities", "value": "none"}]),
		"a result without a rule": json.patch(sarif, [{"op": "remove", "path": "/runs/0/results/0/ruleId"}]),
	}
	"vulnerabilities.unsupported" in broken(document, {"severity": "high"})
}

test_reads_a_named_tool if {
	document := json.patch(sarif, [{"op": "replace", "path": "/runs/0/tool/driver/name", "value": "CodeQL"}])
	broken(document, {"severity": "high"}) == {"vulnerabilities.unsupported"}
	broken(document, {"severity": "high", "tools": ["codeql"]}) == {"vulnerabilities.severity"}
}

test_refuses_settings[name] if {
	some name, settings in {
		"tools": {"severity": "high", "tools": "CodeQL"},
		"a tool": {"severity": "high", "tools": [1]},
		"none": {},
		"another severity": {"severity": "severe"},
		"fixable": {"severity": "high", "fixable": "yes"},
		"a list of ids": {"severity": "high", "known_exploited": ["CVE-2021-44228"]},
		"another catalogue": {"severity": "high", "known_exploited": {"cves": []}},
		"another key": {"severity": "high", "known-exploited": {"vulnerabilities": []}},
		"an id with a space": {"severity": "high", "known_exploited": {"vulnerabilities": [{"cveID": "CVE-2021-44228 "}]}},
		"an entry without an id": {"severity": "high", "known_exploited": {"vulnerabilities": [{"cve": "CVE-2021-44228"}]}},
	}
	broken({"descriptor": {"name": "grype"}, "matches": []}, settings) == {"vulnerabilities.settings"}
}
