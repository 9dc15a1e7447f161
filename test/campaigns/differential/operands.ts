import type { Kind } from "./kind.js";

/** Constants of each kind. */
export const LITERALS: Readonly<Record<Kind, readonly string[]>> = {
  number: [
    ...["0", "1", "2", "-1", "7", "10", "2.5", "0.1", "-0.25", "1e3", "1e-7", "1e21"],
    ...["2147483648", "-9223372036854775808", "9007199254740993", "12345678901234567890"],
  ],
  string: ['"a"', '"b"', '"abc"', '""', '"x.y"', '"é€"', '"😀"', '"12"', '"A b"', '"<&>"', '"c:a"', '"\\n"'],
  boolean: ["true", "false"],
  array: ["[]", "[1]", '["a", "b"]', '[1, "a", null]', "[[1], {2}]", "[3, 1, 2]"],
  set: ["set()", "{1}", '{"a", "b", "c"}', '{1, "a", null}', "{{1}, {2, 3}}", "{3, 1, 2}", "{1.0, 1e0, 1}"],
  object: [
    "{}",
    '{"a": 1}',
    '{"b": 1, "a": 2, "c": 3}',
    '{1: "a", "1": "b"}',
    '{"x": {"y": [1]}}',
    "{[1]: {2}, null: 3}",
    '{{1}: "set", {"a": 1}: "object", true: 1}',
  ],
  any: ["1", '"a"', "null", "true", "[1]", '{"a": 1}', '{"a"}', "2.5", '"b"'],
  collection: ["[3, 1, 2]", '{"a", "b", "c"}', '["b", "a"]', '{"b": 1, "a": 2}'],
  numbers: ["[3, 1, 2]", "{1.5, 2}", "[]", "[0.1, 0.2, 0.3]", "[12345678901234567890, 1]"],
  strings: ['["a", "b"]', '{"b", "a", "c"}', "[]", '["x"]'],
  sets: ["{{1, 2}, {2}}", '{{"a"}, {"b", "a"}}', "{set()}", "{{1}}"],
  objects: ['[{"a": 1}, {"a": 2, "b": 3}]', '[{"x": {"y": 1}}, {"x": {"z": 2}}]', "[{}]", "[]"],
  keys: ['["a"]', '{"b", "x"}', "[]", '["a", "c"]'],
};

/** Literals of numbers that exceed 53 bits. */
export const LARGE_NUMBERS: readonly string[] = [
  ...["1e21", "-9223372036854775808", "9007199254740993", "12345678901234567890"],
  "[12345678901234567890, 1]",
];

/** Literals of objects with keys that are not strings. */
export const KEYS_OF_ALL_TYPES: readonly string[] = [
  ...['{1: "a", "1": "b"}', "{[1]: {2}, null: 3}", '{{1}: "set", {"a": 1}: "object", true: 1}'],
];

/** References to documents that have, or should have, each kind. */
export const DOCUMENTS: Readonly<Record<Kind, readonly string[]>> = {
  number: [
    "input.n",
    "input.half",
    "data.base.limits.a",
    "data.lib.limit",
    "input.big",
    "input.small",
    "input.items[1].size",
  ],
  string: ["input.s", "input.strs[0]", "input.items[0].name", "data.base.names[1]", "input.time"],
  boolean: ["input.flag", "data.base.on.a", "data.kinds.b.ok", "data.kinds.a.ok"],
  array: [
    ...["input.strs", "input.mixed", "input.nums", "data.base.names", "input.items", "input.items[0].tags"],
    ...["data.base.list", "data.kinds.a.list", "data.kinds.c.users"],
  ],
  set: ["data.lib.names", "data.kinds.a.names"],
  object: [
    ...["input.obj", "input.deep", "data.base.limits", "data.lib.sizes", "input.items[0]", "data.base.on"],
    ...["data.base", "data.lib.by", "data.kinds.c.list"],
  ],
  any: [
    "input.none",
    "input.missing",
    "input.mixed[3]",
    "input.deep.x",
    "data.base.nested",
    "input.s",
    "data.lib.read",
    "data.lib.through",
    "data.kinds",
  ],
  collection: [
    "input.strs",
    "input.mixed",
    "data.lib.names",
    "data.base.names",
    "input.v",
    "data.base.limits",
  ],
  numbers: ["input.nums"],
  strings: ["input.strs", "data.base.names", "data.lib.names"],
  sets: ["{data.lib.names}"],
  objects: ["input.items"],
  keys: ["data.base.names"],
};

/** Documents whose members are selected by a variable. */
export const ROOTS: readonly string[] = [
  ...["data.kinds", "data.kinds", "data.base.nested", "data.base.on", "data.base", "data.lib.sizes"],
  ...["data.lib.by", "input.obj", "input.deep", "data.base.list", "input.v"],
];

/** Suffixes after a member of a root. */
export const ENDS: readonly string[] = [
  ...["", "", ".ok", ".ok", ".level", ".list", ".names", ".users", ".list[1]", "[1]", ".n", ".f", ".a"],
];

/** References with variables, represented by `$`. */
export const ITERATIONS: readonly string[] = [
  ...["input.items[$].name", "input.items[$].tags[$]", "input.strs[$]", "input.deep[$][$]", "input.mixed[$]"],
  ...[
    "data.kinds[$].ok",
    "data.kinds[$].list[$]",
    "data.base[$][$]",
    "data.lib.by[$][$]",
    "data.lib.names[$]",
  ],
  ...["input.v[$]", "input.v[$][$]", "input[$]", "data.base.limits[$]"],
];

/** Targets of mocks; `$` represents a value that may contain variables. */
export const MOCKS: readonly string[] = [
  'input as {"n": 9}',
  "input as $",
  "input.n as 5",
  'input.s as "b"',
  "input.s as $",
  "input.deep.x as [1]",
  "input.n.inner as $",
  "input.v as [$, $]",
  "input.q.r as $",
  "input.items as []",
  "data.base as $",
  "data.base.limits.a as 8",
  'data.base.names as ["b"]',
  "data.base.nested.b.ok as $",
  "data.kinds.a.ok as true",
  "data.kinds.b.ok as $",
  "data.kinds.b as $",
  "data.lib.limit as input.n",
  "data.lib.limit as $",
  "data.lib.names as {$}",
  "data.lib.f as 3",
  "data.lib.f as data.lib.is_a",
  "data.lib.f as data.lib.mock",
  "data.lib.f as [$]",
  "data.lib.one as data.lib.mock",
  "data.lib.one as {$: 1}",
  "count as 4",
  "count as data.lib.mock",
  "count as $",
  "type_name as [$]",
  "type_name as data.lib.mock",
  "upper as lower",
  "upper as data.lib.mock",
  "to_number as 1",
];

/** Documents and functions that mocks change. */
export const MOCKED: readonly string[] = [
  ...[
    "data.lib.read",
    "data.lib.through",
    "data.lib.limit",
    "data.lib.names",
    "data.lib.sizes",
    "data.lib.by",
  ],
  ...["data.lib.counted", "data.kinds.c.users", "data.kinds", "input.v", "input", "data.base"],
];

/** Functions of one argument. */
export const FUNCTIONS: readonly string[] = ["f", "h", "uses", "choose", "one", "mock", "is_a", "pair"].map(
  (name) => `data.lib.${name}`,
);
