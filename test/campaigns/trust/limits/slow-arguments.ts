import type { Random } from "../../differential/random.js";
import { slowTexts } from "./slow-texts.js";

/** The type of an operand in OPA's capabilities. */
export interface OperandType {
  type: string;
  of?: OperandType | readonly OperandType[];
}

/** Creates the Rego text of a value of about this number of characters. */
type MakeValue = (size: number, random: Random) => string;

const NUMBERS: readonly string[] = [
  "1e29999",
  "-1e29999",
  "1e-29000",
  `0.${"0".repeat(20_000)}1`,
  "9".repeat(29_999),
  "1000000000000",
  "-9223372036854775808",
  "1000000000",
  "100000",
  "64",
  "3",
  "0",
];

const makeNumber: MakeValue = (_, random) => random.pick(NUMBERS);

const makeString: MakeValue = (size, random) => JSON.stringify(random.pick(slowTexts())(size));

function completeGraph(nodes: number): string {
  const all = Array.from({ length: nodes }, (_, i) => JSON.stringify(`n${String(i)}`)).join(",");
  return `{${Array.from({ length: nodes }, (_, i) => `"n${String(i)}":[${all}]`).join(",")}}`;
}

function listed(size: number, random: Random, make: MakeValue): string[] {
  const count = random.pick([1, 2, 30, Math.max(1, Math.floor(size / 100))]);
  return Array.from({ length: count }, () => make(Math.max(10, size / count), random));
}

function manyKeys(size: number): string {
  return `{${Array.from({ length: size / 12 }, (_, i) => `"k${String(i)}":${String(i)}`).join(",")}}`;
}

const nestedList: MakeValue = (size) => "[".repeat(size / 2) + "]".repeat(size / 2);

const makeArray: MakeValue = (size, random) =>
  random.oneIn(8)
    ? nestedList(Math.min(size, 4_000), random)
    : `[${listed(size, random, makeAny).join(",")}]`;

const makeSet: MakeValue = (size, random) => `{${listed(size, random, makeAny).join(",")}}`;

const makeObject: MakeValue = (size, random) =>
  random.pick<() => string>([
    () => completeGraph(12),
    () => completeGraph(Math.floor(Math.sqrt(size / 8))),
    () => manyKeys(size),
    () =>
      `{${listed(size, random, makeAny)
        .map((value, i) => `"k${String(i)}":${value}`)
        .join(",")}}`,
  ])();

const SCALARS: readonly MakeValue[] = [makeNumber, makeString];

const makeAny: MakeValue = (size, random) => {
  if (size < 100 || random.oneIn(2)) return random.pick(SCALARS)(size, random);
  return random.pick([makeArray, makeObject, makeSet])(size, random);
};

const BY_TYPE: Readonly<Record<string, MakeValue>> = {
  null: () => "null",
  boolean: () => "true",
  number: makeNumber,
  string: makeString,
  array: makeArray,
  object: makeObject,
  set: makeSet,
};

function makeOf({ type, of }: OperandType, size: number, random: Random): string {
  const inner = Array.isArray(of) ? (of as readonly OperandType[]) : [];
  if (type === "any" && inner.length > 0) return makeOf(random.pick(inner), size, random);
  const element = of === undefined || Array.isArray(of) ? undefined : (of as OperandType);
  if (element !== undefined && (type === "array" || type === "set")) {
    const items = listed(size, random, (part, from) => makeOf(element, part, from)).join(",");
    return type === "array" ? `[${items}]` : `{${items}}`;
  }
  return (BY_TYPE[type] ?? makeAny)(size, random);
}

const copies = (count: number): string =>
  `[${Array.from(
    { length: count },
    (_, i) =>
      `{"op":"copy","from":"/a","path":"/b${String(i)}"},{"op":"copy","from":"/b${String(i)}","path":"/a/c${String(i)}"}`,
  ).join(",")}]`;

const schemaBomb = `{"$defs":{${Array.from(
  { length: 30 },
  (_, i) =>
    `"d${String(i)}":{"allOf":[{"$ref":"#/$defs/d${String(i + 1)}"},{"$ref":"#/$defs/d${String(i + 1)}"}]}`,
).join(",")},"d30":{}},"$ref":"#/$defs/d0"}`;

/** Arguments that are slow in combination. */
const TOGETHER: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "graph.reachable_paths": [[completeGraph(13), '["n0"]']],
  "json.patch": [['{"a":{}}', copies(60)]],
  "json.match_schema": [["{}", schemaBomb]],
  "json.verify_schema": [[schemaBomb]],
  "numbers.range": [["0", "1000000000000"]],
  "numbers.range_step": [["0", "1000000000000", "1"]],
  "net.cidr_expand": [['"10.0.0.0/2"'], ['"::/20"']],
  "bits.lsh": [
    ["1", "100000"],
    ["1", "1000000000000"],
  ],
  "units.parse": [['"1e999999"'], ['"1e99999999Ei"']],
  "units.parse_bytes": [['"1e999999"'], ['"1e99999999EiB"']],
  "strings.render_template": [
    [
      JSON.stringify("{{range .a}}{{range $.a}}{{range $.a}}{{range $.a}}x{{end}}{{end}}{{end}}{{end}}"),
      `{"a":[${"1,".repeat(500)}1]}`,
    ],
  ],
  "regex.replace": [[JSON.stringify("a".repeat(5000)), '"(a|aa)*"', JSON.stringify("$1".repeat(1000))]],
  "strings.replace_n": [[`{"a":${JSON.stringify("aa".repeat(2000))}}`, JSON.stringify("a".repeat(100_000))]],
  replace: [[JSON.stringify("a".repeat(100_000)), '"a"', JSON.stringify("b".repeat(10_000))]],
  concat: [[JSON.stringify("a".repeat(100_000)), `[${'"",'.repeat(5_000)}""]`]],
  sprintf: [[JSON.stringify("%999999d".repeat(500)), `[${"1,".repeat(499)}1]`]],
  "object.union_n": [[`[${Array.from({ length: 5_000 }, (_, i) => `{"k${String(i)}":1}`).join(",")}]`]],
  "graphql.parse_query": [[JSON.stringify("{a".repeat(20_000) + "}".repeat(20_000))]],
  "rego.parse_module": [
    ['"p.rego"', JSON.stringify(`package p\nx := ${"[".repeat(3_000)}${"]".repeat(3_000)}`)],
  ],
  mul: [["1e29999", "1e29999"]],
  product: [[`[${"1e29000,".repeat(2_000)}1]`]],
  sum: [[`[${"1e29000,".repeat(5_000)}1]`]],
};

/** The Rego texts of arguments that may be slow for a built-in. */
export function slowArguments(
  { name, args }: { name: string; args: readonly OperandType[] },
  size: number,
  random: Random,
): readonly string[] {
  const together = TOGETHER[name] ?? [];
  if (together.length > 0 && random.oneIn(4)) return random.pick(together);
  return args.map((type) => makeOf(type, size, random));
}

/** Whether there are matching slow arguments for a built-in. */
export function fitsTogether(name: string): boolean {
  return name in TOGETHER;
}

/** The first matching arguments. */
export function fittingArguments(name: string): readonly (readonly string[])[] {
  return TOGETHER[name] ?? [];
}
