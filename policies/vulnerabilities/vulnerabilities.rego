# METADATA
# title: The scan found no vulnerability that must be fixed
# description: |
#   Results of Grype and Trivy in JSON, CycloneDX with `vulnerabilities`, and SARIF, whose rules need a `security-severity`. SARIF
#   is of Grype, Trivy, OSV-Scanner or a tool in `tools`: without results, that of a linter would pass.
#   SARIF of Trivy without results does not show what it scanned: use its JSON where it may scan only secrets or configurations.
#   `severity` is the lowest severity that is refused. With `fixable: true` only vulnerabilities with a fix are; CycloneDX and
#   SARIF state no fix, so all of theirs are. `known_exploited` is CISA's catalogue (KEV), whose entries are refused whatever
#   their severity. An unknown severity counts as critical. What the scanner's own configuration ignored or suppressed counts
#   too: exceptions and VEX belong to the gate.
# related_resources:
#   - ref: https://csrc.nist.gov/pubs/sp/800/218/final
#     description: NIST SP 800-218 (SSDF), RV.1 and RV.2
# schemas:
#   - data.vulnerabilities:
#       type: object
#       required: [severity]
#       additionalProperties: false
#       properties:
#         severity: {type: string, enum: [low, medium, high, critical]}
#         fixable: {type: boolean}
#         tools: {type: array, items: {type: string, pattern: '\S'}}
#         known_exploited: {type: object, required: [vulnerabilities], properties: {vulnerabilities: {type: array,
#           items: {type: object, required: [cveID], properties: {cveID: {type: string, pattern: '^CVE-\d{4}-\d{4,}$'}}}}}}
# custom:
#   severity: high
package regohost.vulnerabilities

# METADATA
# title: An input that is no result of a known scanner
# custom:
#   id: vulnerabilities.unsupported
deny contains {"id": "vulnerabilities.unsupported", "msg": msg} if {
	not is_supported
	msg := concat("", [
		"the input is not a whole result of Grype or Trivy, CycloneDX with vulnerabilities, ",
		"or SARIF of Grype, Trivy, OSV-Scanner or a tool in data.vulnerabilities.tools",
	])
}

# METADATA
# title: Settings that are not those of this policy
# custom:
#   id: vulnerabilities.settings
deny contains {"id": "vulnerabilities.settings", "msg": msg} if {
	not are_settings
	msg := "data.vulnerabilities needs severity: low, medium, high or critical; fixable is a boolean, tools a list of names, known_exploited a KEV catalogue"
}

# METADATA
# title: A vulnerability of the refused severity or above
# custom:
#   id: vulnerabilities.severity
#   vulnerability: true
deny contains {
	"id": "vulnerabilities.severity",
	"msg": message(finding),
	"severity": finding.severity,
	"vulnerability": finding.ids,
	"purl": finding.purl,
	"path": finding.path,
} if {
	some finding in found
	rank[finding.severity] >= rank[data.vulnerabilities.severity]
	is_counted(finding)
}

# METADATA
# title: A vulnerability that is known to be exploited
# related_resources:
#   - ref: https://www.cisa.gov/known-exploited-vulnerabilities-catalog
#     description: CISA, Known Exploited Vulnerabilities Catalog
# custom:
#   id: vulnerabilities.known-exploited
#   severity: critical
#   vulnerability: true
deny contains {
	"id": "vulnerabilities.known-exploited",
	"msg": sprintf("%s, and it is known to be exploited", [message(finding)]),
	"vulnerability": finding.ids,
	"purl": finding.purl,
	"path": finding.path,
} if {
	some finding in found
	some id in finding.ids
	upper(id) in known_exploited
}

rank := {"negligible": 0, "low": 1, "medium": 2, "high": 3, "critical": 4}

are_settings if {
	object.keys(data.vulnerabilities) - {"severity", "fixable", "tools", "known_exploited"} == set()
	data.vulnerabilities.severity in {"low", "medium", "high", "critical"}
	is_boolean(object.get(data.vulnerabilities, "fixable", false))
	every entry in object.get(data.vulnerabilities, ["known_exploited", "vulnerabilities"], []) {
		regex.match(`^CVE-\d{4}-\d{4,}$`, entry.cveID)
	}
	is_catalogue(object.get(data.vulnerabilities, "known_exploited", {"vulnerabilities": []}))
	is_array(object.get(data.vulnerabilities, "tools", []))
	every tool in object.get(data.vulnerabilities, "tools", []) {
		regex.match(`\S`, tool)
	}
}

is_catalogue(value) if is_array(value.vulnerabilities)

known_exploited contains entry.cveID if {
	some entry in object.get(data.vulnerabilities, ["known_exploited", "vulnerabilities"], [])
}

is_counted(_) if not object.get(data.vulnerabilities, "fixable", false)

is_counted(finding) if finding.fixable

message(finding) := sprintf("%s (%s) in %s", [finding.ids[0], finding.stated, finding.component])

# A severity in the words of this policy.
severity(text) := lower(text) if {
	lower(text) in {"low", "medium", "high", "critical"}
} else := "negligible" if {
	lower(text) in {"negligible", "info", "none"}
} else := "critical"

# A document of two formats would pass by the one that has nothing.
is_supported if {
	count([key | some key in ["matches", "Results", "vulnerabilities", "runs"]; _ = input[key]]) == 1
	is_known
}

is_known if is_grype

is_known if is_trivy

is_known if is_cyclonedx

is_known if is_sarif

is_grype if {
	input.descriptor.name == "grype"
	is_array(input.matches)
	is_array(object.get(input, "ignoredMatches", []))
	every match in array.concat(input.matches, object.get(input, "ignoredMatches", [])) {
		is_string(match.vulnerability.id)
		is_string(match.artifact.name)
		is_array(object.get(match, "relatedVulnerabilities", []))
		every related in object.get(match, "relatedVulnerabilities", []) {
			is_string(related.id)
		}
	}
}

# Without a target of packages nothing was scanned for vulnerabilities.
is_trivy if {
	input.SchemaVersion == 2
	some target in input.Results
	target.Class in {"os-pkgs", "lang-pkgs"}
	every each in input.Results {
		is_list(object.get(each, "Vulnerabilities", null))
	}
	every _, found in trivy_vulnerabilities {
		is_string(found.VulnerabilityID)
		is_string(found.PkgName)
	}
}

is_list(value) if value == null

is_list(value) if is_array(value)

is_cyclonedx if {
	input.bomFormat == "CycloneDX"
	is_array(input.vulnerabilities)
	every vulnerability in input.vulnerabilities {
		is_string(vulnerability.id)
	}
}

is_sarif if {
	input.version == "2.1.0"
	count(input.runs) > 0
	every run in input.runs {
		is_array(run.results)
		is_scanner(run)
		is_whole(run)
		every result in run.results {
			is_string(rule_id(run, result))
		}
		every invocation in object.get(run, "invocations", []) {
			invocation.executionSuccessful == true
			has_no_error(invocation)
		}
	}
}

is_scanner(run) if {
	some tool in array.concat(["grype", "trivy", "osv-scanner"], object.get(data.vulnerabilities, "tools", []))
	lower(tool) == lower(run.tool.driver.name)
}

# A scanner such as Semgrep succeeds although it could not read a file or a rule.
has_no_error(invocation) if {
	every key in ["toolExecutionNotifications", "toolConfigurationNotifications"] {
		notifications := object.get(invocation, key, [])
		is_array(notifications)
		every notification in notifications {
			is_object(notification)
			object.get(notification, "level", "warning") in {"none", "note", "warning"}
		}
	}
}

# Results of a run may be in other files, or beside the runs.
is_whole(run) if {
	not run.externalPropertyFileReferences
	not input.inlineExternalProperties
}

found contains {
	"ids": array.concat([match.vulnerability.id], [related.id | some related in match.relatedVulnerabilities]),
	"severity": severity(stated),
	"stated": stated,
	"fixable": has_fix(object.get(match.vulnerability, "fix", {})),
	"component": sprintf("%s %s", [match.artifact.name, object.get(match.artifact, "version", "")]),
	"purl": object.get(match.artifact, "purl", ""),
	"path": [key, i],
} if {
	is_grype
	some key in ["matches", "ignoredMatches"]
	some i, match in input[key]
	stated := object.get(match.vulnerability, "severity", "unknown")
}

has_fix(fix) if {
	fix.state == "fixed"
} else if {
	count(fix.versions) > 0
} else := false

found contains {
	"ids": array.concat([vulnerability.VulnerabilityID], [id | some id in vulnerability.VendorIDs]),
	"severity": severity(stated),
	"stated": stated,
	"fixable": object.get(vulnerability, "FixedVersion", "") != "",
	"component": sprintf("%s %s", [vulnerability.PkgName, object.get(vulnerability, "InstalledVersion", "")]),
	"purl": object.get(vulnerability, ["PkgIdentifier", "PURL"], ""),
	"path": path,
} if {
	is_trivy
	some path, vulnerability in trivy_vulnerabilities
	stated := object.get(vulnerability, "Severity", "unknown")
}

trivy_vulnerabilities[["Results", i, "Vulnerabilities", j]] := vulnerability if {
	some i, target in input.Results
	some j, vulnerability in target.Vulnerabilities
}

trivy_vulnerabilities[["Results", i, "ExperimentalModifiedFindings", j, "Finding"]] := modified.Finding if {
	some i, target in input.Results
	some j, modified in target.ExperimentalModifiedFindings
	modified.Type == "vulnerability"
}

found contains {
	"ids": array.concat([vulnerability.id], [reference.id | some reference in vulnerability.references]),
	"severity": worst(ratings),
	"stated": concat(", ", ratings),
	"fixable": true,
	"component": ref,
	"purl": object.get(purls, ref, ""),
	"path": ["vulnerabilities", i],
} if {
	is_cyclonedx
	some i, vulnerability in input.vulnerabilities
	ratings := stated_ratings(vulnerability)
	some ref in affected(vulnerability)
}

stated_ratings(vulnerability) := ratings if {
	ratings := {stated_rating(rating) | some rating in vulnerability.ratings}
	count(ratings) > 0
} else := {"unknown"}

# A rating may have a score alone, or beside an unknown severity, where 0 is none.
stated_rating(rating) := sprintf("%v", [rating.severity]) if {
	rating.severity != "unknown"
} else := "unknown" if {
	rating.severity == "unknown"
	rating.score == 0
} else := level(rating.score) if {
	is_number(rating.score)
} else := "unknown"

worst(ratings) := name if {
	highest := max({rank[severity(rating)] | some rating in ratings})
	some name, value in rank
	value == highest
}

affected(vulnerability) := refs if {
	refs := {affects.ref | some affects in vulnerability.affects}
	count(refs) > 0
} else := {"a component that is not named"}

purls[component["bom-ref"]] := component.purl if walk(input, [_, component])

found contains {
	"ids": array.concat(regex.find_n(`CVE-\d+-\d+|GHSA(-[0-9a-z]{4}){3}`, id, 1), [id]),
	"severity": score.severity,
	"stated": score.stated,
	"fixable": true,
	"component": concat(", ", files(result)),
	"purl": "",
	"path": ["runs", i, "results", j],
} if {
	is_sarif
	some i, run in input.runs
	some j, result in run.results
	id := rule_id(run, result)
	score := sarif_score(run, {id, object.get(run, ["tool", "driver", "rules", object.get(result, "ruleIndex", -1), "id"], id)})
}

rule_id(run, result) := run.tool.driver.rules[result.ruleIndex].id if {
	not result.ruleId
} else := result.ruleId

# A rule by its id, and by its position.
sarif_score(run, rules) := {"severity": level(max(scores)), "stated": sprintf("score %v", [max(scores)])} if {
	scores := {to_number(text) |
		some component in array.concat([run.tool.driver], object.get(run.tool, "extensions", []))
		some rule in component.rules
		rule.id in rules
		text := rule.properties["security-severity"]
		regex.match(`^\d+(\.\d+)?$`, text)
	}
	count(scores) > 0
} else := {"severity": "critical", "stated": "unknown"}

level(score) := "critical" if {
	score >= 9
} else := "high" if {
	score >= 7
} else := "medium" if {
	score >= 4
} else := "low" if {
	score > 0
} else := "negligible"

files(result) := uris if {
	uris := {sprintf("%v", [location.physicalLocation.artifactLocation.uri]) | some location in result.locations}
	count(uris) > 0
} else := {"a file that is not named"}
