package release_gate.spdx_test

import data.release_gate.spdx

settings := {
	"allowed_licenses": ["MIT", "Apache-2.0", "ISC", "LicenseRef-Acme", "GPL-2.0-only WITH Acme-exception"],
	"allowed_license_exceptions": ["LLVM-exception"],
}

cases := {
	"allowed": [
		"MIT",
		"mit",
		"(MIT)",
		"((((((((MIT))))))))",
		"MIT OR GPL-3.0-only",
		"GPL-3.0-only OR MIT",
		"MIT or GPL-3.0-only",
		"MIT AND Apache-2.0",
		"(MIT OR GPL-3.0-only) AND ISC",
		"(GPL-2.0-only AND MIT) OR (ISC AND (MIT OR GPL-3.0-only))",
		"GPL-2.0-only AND MIT OR ISC",
		"ISC OR GPL-2.0-only AND GPL-3.0-only",
		"Apache-2.0+",
		"Apache-2.0 WITH LLVM-exception",
		"Apache-2.0+ with LLVM-exception",
		"GPL-2.0-only WITH Acme-exception",
		"MIT AND Apache-2.0 WITH LLVM-exception",
		"(Apache-2.0 WITH LLVM-exception)OR(GPL-2.0-only)",
		"LicenseRef-Acme",
		" MIT\tOR\nISC ",
	],
	"denied": [
		"GPL-3.0-only",
		"MIT AND GPL-3.0-only",
		"MIT AND (GPL-3.0-only OR AGPL-3.0-only)",
		"(MIT OR ISC) AND GPL-3.0-only",
		"GPL-3.0-only AND MIT OR GPL-2.0-only",
		"GPL-3.0-or-later+",
		"GPL-2.0-only WITH LLVM-exception",
		"Apache-2.0 WITH Acme-exception",
		"GPL-2.0-only WITH Acme-exception AND GPL-2.0-only",
		"DocumentRef-x:LicenseRef-Acme",
		"NOASSERTION",
		"NONE",
		"UNLICENSED",
	],
	"invalid": [
		"",
		" ",
		"()",
		"MIT ISC",
		"MIT OR",
		"OR MIT",
		"AND",
		"MIT OR OR ISC",
		"MIT AND OR ISC",
		"(MIT",
		"MIT)",
		")MIT(",
		"(MIT) ISC",
		"(MIT)(ISC)",
		"MIT (OR ISC)",
		"MIT WITH",
		"WITH LLVM-exception",
		"(MIT) WITH LLVM-exception",
		"MIT WITH (LLVM-exception)",
		"MIT WITH LLVM-exception WITH LLVM-exception",
		"MIT WITH OR",
		"MIT / ISC",
		"MIT, ISC",
		"MIT And ISC",
		"MIT++",
		"MIT && ISC",
		"T|F",
		"!",
		"SEE LICENSE IN LICENSE.md",
		"(((((((((MIT)))))))))",
	],
}

test_verdict[expression] if {
	some expected, expressions in cases
	some expression in expressions
	spdx.verdict(expression) == expected with data.settings as settings
}

test_what_is_not_text_is_invalid if {
	every value in [1, null, true, ["MIT"], {"id": "MIT"}] {
		spdx.verdict(value) == "invalid" with data.settings as settings
	}
}
