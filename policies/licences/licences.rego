# METADATA
# title: Every component has a licence that is allowed
# description: |
#   CycloneDX 1.2 to 1.7, SPDX 2.2 and 2.3, in JSON; the primary component is not judged. `allow` and `deny` are lists of SPDX ids, of
#   names, and of pairs such as `GPL-2.0-only WITH Classpath-exception-2.0`; `exceptions` lists what may follow WITH. Without
#   `allow` everything is allowed that is not denied. Several licences of a component all apply; only OR is a choice.
#   Expressions nested deeper than 8 groups are invalid, because Rego has no recursion.
# related_resources:
#   - ref: https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/
#     description: SPDX, licence expressions
# schemas:
#   - data.licences:
#       type: object
#       minProperties: 1
#       additionalProperties: false
#       properties:
#         allow: {type: array, items: {type: string, pattern: '^\S(.*\S)?$'}}
#         deny: {type: array, items: {type: string, pattern: '^\S(.*\S)?$'}}
#         exceptions: {type: array, items: {type: string, pattern: '^\S(.*\S)?$'}}
# custom:
#   severity: high
package regohost.licences

# METADATA
# title: An input that is neither CycloneDX 1.2 to 1.7 nor SPDX 2.2 or 2.3
# custom:
#   id: licences.unsupported
deny contains {"id": "licences.unsupported", "msg": unsupported} if {
	count(components) == 0
}

# METADATA
# title: Settings that are not those of this policy
# custom:
#   id: licences.settings
deny contains {"id": "licences.settings", "msg": msg} if {
	not are_settings
	msg := "data.licences needs allow or deny, lists of texts without spaces around them; exceptions is one too"
}

# METADATA
# title: A component without a licence
# custom:
#   id: licences.missing
deny contains {"id": "licences.missing", "msg": msg, "path": component.path} if {
	some component in components
	count(component.licences) == 0
	msg := sprintf("%s has no licence", [component.label])
}

# METADATA
# title: A licence that is neither an SPDX expression nor a listed name
# custom:
#   id: licences.invalid
deny contains {"id": "licences.invalid", "msg": msg, "path": component.path} if {
	some component in components
	some licence in component.licences
	verdict(licence) == "invalid"
	msg := sprintf("%s has the licence %v, which is neither an SPDX expression nor a name in data.licences", [component.label, licence])
}

# METADATA
# title: A licence that is not allowed, or denied
# custom:
#   id: licences.denied
deny contains {"id": "licences.denied", "msg": msg, "path": component.path} if {
	some component in components
	some licence in component.licences
	verdict(licence) == "denied"
	msg := sprintf("%s has the licence %s, which data.licences does not allow", [component.label, licence])
}

are_settings if {
	object.keys(data.licences) - {"allow", "deny", "exceptions"} == set()
	some key in ["allow", "deny"]
	data.licences[key]
	every list in data.licences {
		is_array(list)
		every licence in list {
			regex.match(`^\S(.*\S)?$`, licence)
		}
	}
}

unsupported := sprintf("the input is neither CycloneDX 1.2 to 1.7 nor SPDX 2.2 or 2.3, with components%s", [but])

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

cyclonedx_versions := {"1.2", "1.3", "1.4", "1.5", "1.6", "1.7"}

spdx_versions := {"SPDX-2.2", "SPDX-2.3"}

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

# The components at any depth, and the parts of the primary one: below `root` the path has names and positions alternately.
components contains {
	"path": array.concat(root, path),
	"label": label(value, path),
	"licences": cyclonedx_licences(value),
} if {
	is_cyclonedx
	some root in [["components"], ["metadata", "component", "components"]]
	walk(object.get(input, root, []), [path, value])
	count(path) % 2 == 1
	every i, key in path {
		is_component_key(i % 2, key)
	}
}

components contains {"path": ["packages", i], "label": label(value, [i]), "licences": spdx_licences(value)} if {
	is_spdx
	some i, value in input.packages
	not is_primary(value)
}

is_component_key(0, key) if is_number(key)

is_component_key(1, "components")

# Of several described packages none is the primary one.
is_primary(component) if {
	described := {ref | some ref in input.documentDescribes} | {relationship.relatedSpdxElement |
		some relationship in input.relationships
		relationship.relationshipType == "DESCRIBES"
	}
	described == {component.SPDXID}
	count([each | some each in input.packages; each.SPDXID == component.SPDXID]) == 1
	count(input.packages) > 1
}

label(value, _) := concat(" ", [text | some key in ["name", "version", "versionInfo"]; text := value[key]; is_string(text)]) if {
	is_string(value.name)
} else := "a component without a name"

cyclonedx_licences(component) := {licence | some choice in component.licenses; some licence in licences_of(choice)}

licences_of(choice) := licences if {
	licences := [licence |
		some path in [["expression"], ["license", "id"], ["license", "name"]]
		licence := object.get(choice, path, null)
		is_string(licence)
	]
	count(licences) > 0
} else := ["an entry without a licence"]

# The concluded licence counts; without a conclusion, the declared one.
spdx_licences(component) := {component.licenseConcluded} if {
	component.licenseConcluded != "NOASSERTION"
} else := {component.licenseDeclared} if {
	component.licenseDeclared != "NOASSERTION"
} else := set()

allowed contains lower(licence) if some licence in object.get(data.licences, "allow", [])

denied contains lower(licence) if some licence in object.get(data.licences, "deny", [])

denied contains text if {
	some text in ["none", "noassertion"]
	not text in allowed
}

exceptions contains lower(exception) if some exception in object.get(data.licences, "exceptions", [])

# `allowed`, `denied` or `invalid`. Each licence becomes T (allowed) or F, and the innermost groups are worked out until one
# letter is left. Text that is no expression never comes down to one letter.
verdict(text) := "denied" if {
	lower(text) in denied
} else := "allowed" if {
	lower(text) in allowed
} else := outcome if {
	outcome := {"T": "allowed", "F": "denied"}[flat(step4(step4(symbols(tokens(text)))))]
} else := "invalid"

tokens(text) := [token |
	some token in split(strings.replace_n({"(": " ( ", ")": " ) ", "\t": " ", "\n": " ", "\r": " "}, text), " ")
	token != ""
]

symbols(list) := concat("", [symbol_at(list, i) | some i, _ in list])

# One letter for the token at `i`; none for the exception and its WITH, which belong to the licence before them.
symbol_at(list, i) := list[i] if {
	list[i] in {"(", ")"}
} else := "&" if {
	list[i] in {"AND", "and"}
} else := "|" if {
	list[i] in {"OR", "or"}
} else := "" if {
	is_with(list, i)
	is_id(list[i - 1])
	is_id(list[i + 1])
} else := "" if {
	is_with(list, i - 1)
	is_id(list[i - 2])
	is_id(list[i])
	not is_with(list, i - 3)
} else := "T" if {
	is_with(list, i + 1)
	is_allowed_with(list[i], list[i + 2])
} else := "T" if {
	not is_with(list, i + 1)
	is_id(list[i])
	is_allowed(list[i])
} else := "F" if {
	is_id(list[i])
} else := "!"

is_with(list, i) if list[i] in {"WITH", "with"}

is_id(token) if {
	regex.match(`^[A-Za-z0-9.-]+(:[A-Za-z0-9.-]+)?\+?$`, token)
	not token in {"AND", "and", "OR", "or", "WITH", "with"}
}

# `+` leaves the choice of this version, so a licence that is allowed stays so.
is_allowed(id) if {
	not is_denied(id)
	is_welcome(id)
}

is_denied(id) if {
	some text in [lower(id), trim_suffix(lower(id), "+")]
	text in denied
}

is_welcome(_) if object.get(data.licences, "allow", null) == null

is_welcome(id) if {
	some text in [lower(id), trim_suffix(lower(id), "+")]
	text in allowed
}

# An exception only adds permissions, but which ones are welcome is for the lists: both parts, or the pair.
is_allowed_with(id, exception) if {
	is_allowed(id)
	lower(exception) in exceptions
}

is_allowed_with(id, exception) if concat(" with ", [lower(id), lower(exception)]) in allowed

step4(text) := step(step(step(step(text))))

# Works out every group that has no group inside.
step(text) := concat("", [without_group(i, part) | some i, part in split(text, "(")])

# `part` is the text behind the i-th `(`. It is a group without groups inside if it has its own `)`.
without_group(0, part) := part

without_group(i, part) := concat("", [flat(substring(part, 0, end)), substring(part, end + 1, -1)]) if {
	i > 0
	end := indexof(part, ")")
	end >= 0
}

without_group(i, part) := concat("", ["(", part]) if {
	i > 0
	not contains(part, ")")
}

# The value of letters joined by & and |; `!`, which spoils the whole, for anything else.
flat(text) := "!" if {
	not regex.match(`^[TF]([&|][TF])*$`, text)
} else := "T" if {
	some alternative in split(text, "|")
	not contains(alternative, "F")
} else := "F"
