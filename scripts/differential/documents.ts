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
}).replace(/}$/, ',"big":12345678901234567890,"small":0.1}');

/** The base document, as JSON text. */
export const DATA = JSON.stringify({
  base: {
    names: ["c", "a", "b"],
    limits: { a: 1, b: 2, z: 26 },
    on: { a: true, b: false },
    nested: { a: { ok: true }, b: { ok: false }, c: {} },
  },
});

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
`,
  "kinds_a.rego": "package kinds.a\n\nok := false\n\nlevel := 1\n",
  "kinds_b.rego": "package kinds.b\n\nok := true\n\nlevel := 2\n",
};
