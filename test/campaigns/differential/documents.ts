const VALUES = [
  ...[0, 1, 2, -1, 3, 1.5, -0.25, 10, 2147483648, 100, 1e21],
  ...["", "a", "b", "ab", "a.b", "é", "1", "-2.5", "A b", "x/y", "YWI="],
  ...[null, true, false],
  ...[[], [1, "a"], [3, 1, 2], ["b", "a"], [[1], [2, 1]], [true, null], {}, { a: 1 }, { b: "x", a: [1, 2] }],
  ...[
    { k: { a: { b: true } } },
    { c: 3, a: 1, b: 2, aa: 4 },
    ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"],
  ],
];

/** Number of values in `input.v`. OPA does not know their types, so each can be an operand of any call. */
export const INPUT_VALUES = VALUES.length;

/** The input of all programs, as JSON text. */
export const INPUT = JSON.stringify({
  n: 3,
  half: 2.5,
  s: "abc",
  flag: false,
  none: null,
  strs: ["b", "a", "c", "b"],
  nums: [3, 1, 2],
  mixed: [1, "b", null, [2, "x"], { k: 1 }],
  obj: { b: 1, a: 2, c: 3 },
  deep: { x: { y: [1, { z: "w" }] }, e: {} },
  items: [
    { name: "a", tags: ["x", "y"], size: 2 },
    { name: "b", tags: [], size: 10 },
    { name: "c", tags: ["y"], size: 2 },
  ],
  time: "2024-02-29T12:30:00Z",
  e: {},
  v: VALUES,
}).replace(/}$/, ',"big":12345678901234567890,"small":0.1}');

/** `data.base`, as JSON text. */
export const BASE = JSON.stringify({
  names: ["c", "a", "b"],
  limits: { a: 1, b: 2, z: 26 },
  on: { a: true, b: false },
  nested: { a: { ok: true, n: [2, 1] }, b: { ok: false }, c: {} },
  "1": "one",
  list: ["p", { q: 1 }],
});

/** The base document, as JSON text. */
export const DATA = `{"base": ${BASE}}`;

/** Packages that all programs can read. */
export const LIBRARY: Readonly<Record<string, string>> = {
  "lib.rego": `package lib

f(x) := [x]

g(x, y) := {"x": x, "y": y}

h(x) := x.name

is_a(x) if x == "a"

limit := 2

names contains name if some name in data.base.names

sizes[item.name] := item.size if some item in input.items

read := input.n

through := f(read)

counted := [count(input.strs), type_name(input.n), upper(input.s), to_number("7")]

by[item.size][item.name] := item.tags if some item in input.items

pair([x, y]) := [y, x]

pair({"k": x}) := x

one(_) := 1

mock(x) := [x, one(x)]

uses(x) := [count(x), one(x), type_name(x)]

choose(x) := "first" if {
	not data.kinds[x].ok
} else := "second" if {
	x == input.v[14]
} else := x
`,
  "documented.rego": `package documented

down(x) := y if {
	y := round(x)
	y <= x
} else := round(x) - 1

up(x) := y if {
	y := round(x)
	y >= x
} else := round(x) + 1

number_of(x) := to_number(substring(x, 1, -1)) if has_plus(x)

number_of(x) := to_number(x) if not has_plus(x)

has_plus(x) if {
	is_string(x)
	startswith(x, "+")
}
`,
  "kinds_a.rego": `package kinds.a

ok := false

level := 1

list := [1, 2]

names contains name if some name in ["z", "y"]

f(x) := x
`,
  "kinds_b.rego": `package kinds.b

ok := true

level := 2

list := []

g := data.kinds.a.f(3)
`,
  "kinds_c.rego": `package kinds.c

list := {"k": 1, "a": 2}

users := [user | some user in input.v; is_string(user)]
`,
};
