# METADATA
# title: SPDX licence expressions
# description: |
#   Judges an expression by lists of allowed licences and exceptions. Rego has no recursion, so each licence
#   becomes T (allowed) or F, and the innermost groups are worked out until one letter is left. What is not
#   an expression never comes down to one letter.
# related_resources:
#   - ref: https://spdx.github.io/spdx-spec/v3.0.1/annexes/spdx-license-expressions/
#     description: the grammar; AND binds closer than OR, `+` means this version or a later one
package release_gate.spdx

allowed_licenses contains lower(id) if some id in data.settings.allowed_licenses

allowed_exceptions contains lower(id) if some id in data.settings.allowed_license_exceptions

# `allowed`, `denied`, or `invalid` for what does not parse or is nested deeper than 8 groups.
verdict(expression) := "allowed" if {
	reduced(expression) == "T"
} else := "denied" if {
	reduced(expression) == "F"
} else := "invalid"

reduced(expression) := flat(step4(step4(symbols(tokens(expression)))))

tokens(expression) := [token |
	some token in split(spaced(expression), " ")
	token != ""
]

spaced(text) := strings.replace_n({"(": " ( ", ")": " ) ", "\t": " ", "\n": " ", "\r": " "}, text)

symbols(list) := concat("", [symbol |
	some i, _ in list
	symbol := symbol_at(list, i)
])

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
	with_exception_allowed(list[i], list[i + 2])
} else := "T" if {
	not is_with(list, i + 1)
	is_id(list[i])
	license_allowed(list[i])
} else := "F" if {
	is_id(list[i])
} else := "!"

is_with(list, i) if list[i] in {"WITH", "with"}

is_id(token) if {
	regex.match(`^[A-Za-z0-9.-]+(:[A-Za-z0-9.-]+)?\+?$`, token)
	not token in {"AND", "and", "OR", "or", "WITH", "with"}
}

# `+` leaves the choice of this version, so a licence that is allowed stays so.
license_allowed(id) if trim_suffix(lower(id), "+") in allowed_licenses

license_allowed(id) if lower(id) in allowed_licenses

# An exception only adds permissions, but which ones are welcome is for the lists to say: both, or the pair.
with_exception_allowed(id, exception) if {
	license_allowed(id)
	lower(exception) in allowed_exceptions
}

with_exception_allowed(id, exception) if {
	concat(" with ", [lower(id), lower(exception)]) in allowed_licenses
}

step4(text) := step(step(step(step(text))))

# Works out every group that has no group inside.
step(text) := concat("", [piece |
	some i, part in split(text, "(")
	piece := without_group(i, part)
])

# `part` is what follows the i-th `(`. It is a group without groups inside if it has its own `)`.
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
