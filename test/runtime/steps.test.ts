import { beforeAll, describe, expect, it } from "vitest";
import standardBuiltins from "../../opa-core/standard-builtins.json" with { type: "json" };
import { compileRego } from "../../src/engine/opa/compile-rego.js";

/** What the programs work on, by size. */
function inputOf(size: number): Record<string, unknown> {
  const numbers = Array.from({ length: size }, (_, n) => size - n);
  const names = numbers.map((n) => `name ${String(n)}`);
  const byName = Object.fromEntries(names.map((name, n) => [name, n]));
  const text = "ab".repeat(size * 32);
  return {
    size,
    numbers,
    names,
    copy: [...names],
    byName,
    otherByName: Object.fromEntries(names.map((name, n) => [`other ${name}`, n])),
    lists: names.map((name) => [name]),
    empty: names.map(() => []),
    objects: names.map((name) => ({ [name]: name })),
    paths: names.map((name) => `/${name}`),
    graph: Object.fromEntries(numbers.map((n) => [String(n), [String(n - 1)]])),
    old: Object.fromEntries(names.map((name) => [name, "x"])),
    text,
    text2: `${text}c`,
    ones: names.map(() => 1),
    trues: names.map(() => true),
    falses: names.map(() => false),
    spaces: " ".repeat(size * 64),
    escapes: "\n".repeat(size * 64),
    zeros: "0".repeat(size * 64),
    digits: "7".repeat(size * 64),
    base64: "AAAA".repeat(size * 16),
    json: JSON.stringify(names),
    longJson: JSON.stringify(text),
    pattern: "(a|b)".repeat(size),
    flags: "(?s".repeat(size),
  };
}

/** The bodies of rules by what they do. */
type Programs = Readonly<Record<string, string>>;

const COMPREHENSIONS: Programs = {
  "nested iteration":
    "count([1 | some a in array.slice(input.numbers, 0, 10); some b in input.numbers; a < b])",
  "an object in its order": "count([k | some k, _ in input.byName])",
  "a set in its order": "[x | some x in {y | some y in input.names}][0]",
  every: "every x in input.numbers { x > 0 }",
  "a partial rule": "count(partial)",
  "a function": "count([x | some n in input.numbers; x := twice(n)])",
  "a rule that is known already": "count([n | some n in input.numbers; known > n])",
  with: "count([x | some n in input.numbers; x := changed with input.size as n])",
  walk: "count([p | walk(input.lists, [p, _])])",
  "equal lists": "input.names == input.copy",
  "equal objects": "input.byName == object.union(input.byName, {})",
  "equal sets": "{x | some x in input.names} == {x | some x in input.copy}",
  "equal texts": 'concat("", [input.text, "d"]) == concat("", [input.text, "e"])',
  "long numbers":
    'json.unmarshal(concat("", [input.digits, "1"])) < json.unmarshal(concat("", [input.digits, "2"]))',
  "a long key": 'count({k: 1 | some k in [concat("", [input.text, "d"])]})',
  member: '"absent" in input.names',
  "a set of lists": "count({x | some x in [input.names, input.numbers, input.copy]})",
};

const S = "{x | some x in input.names}";
const T = "{x | some x in array.slice(input.names, 1, input.size)}";

/** The built-ins in the runtime, except those below. */
const BUILTINS: Programs = {
  all: "all(input.trues)",
  and: `count(${S} & ${T})`,
  any: "any(input.falses)",
  "array.concat": "count(array.concat(input.names, input.names))",
  "array.flatten": "count(array.flatten(input.empty))",
  "array.reverse": "count(array.reverse(input.names))",
  "array.slice": "count(array.slice(input.names, 1, 1000000))",
  "base64.decode": "count(base64.decode(input.base64))",
  "base64.encode": "count(base64.encode(input.text))",
  "base64.is_valid": "base64.is_valid(input.base64)",
  "base64url.decode": "count(base64url.decode(input.base64))",
  "base64url.encode": "count(base64url.encode(input.text))",
  concat: 'count(concat(", ", input.names))',
  contains: 'contains(input.text, "bb")',
  count: "count(input.text)",
  endswith: "endswith(input.text, substring(input.text, 2, -1))",
  "glob.match": 'glob.match("*ab*b*c", ["."], input.text)',
  "graph.reachable": "count(graph.reachable(input.graph, {format_int(input.size, 10)}))",
  indexof: 'indexof(input.text, "bb")',
  "internal.template_string": 'count($"{input.text}{input.text}")',
  intersection: `count(intersection({${S}, ${T}}))`,
  "json.filter": "count(json.filter(input.byName, input.paths))",
  "json.is_valid": "json.is_valid(input.json)",
  "json.marshal": "count(json.marshal(input.byName))",
  "json.remove": "count(json.remove(input.byName, input.paths))",
  "json.unmarshal": "count(json.unmarshal(input.json))",
  lower: "count(lower(input.text))",
  max: "max(input.numbers)",
  min: "min(input.numbers)",
  set_diff: `count(set_diff(${S}, ${T}))`,
  minus: `count(${S} - ${T})`,
  "net.cidr_contains": 'net.cidr_contains(concat("", ["10.0.0.0/", input.zeros, "8"]), "10.0.0.1")',
  "net.cidr_intersects": 'net.cidr_intersects(concat("", ["10.0.0.0/", input.zeros, "8"]), "10.0.0.0/8")',
  "net.cidr_overlap": 'net.cidr_overlap(concat("", ["10.0.0.0/", input.zeros, "8"]), "10.0.0.1")',
  "numbers.range": "count(numbers.range(1, input.size))",
  "object.filter": "count(object.filter(input.byName, input.names))",
  "object.get":
    'object.get(input.byName, "absent", count(input.names)) + count([1 | some n in input.names; object.get(input.byName, n, 0) > 0])',
  "object.keys": "count(object.keys(input.byName))",
  "object.remove": "count(object.remove(input.byName, input.names))",
  "object.union": "count(object.union(input.byName, input.otherByName))",
  "object.union_n": "count(object.union_n(input.objects))",
  or: `count(${S} | ${T})`,
  product: "product(input.ones)",
  re_match: 're_match("(a*)*c", input.text)',
  "regex.find_all_string_submatch_n": 'count(regex.find_all_string_submatch_n("(a|b)(.)", input.text, -1))',
  "regex.is_valid": "regex.is_valid(input.pattern)",
  "regex.match": 'regex.match("^(a|b)*a(a|b)(a|b)(a|b)(a|b)c$", input.text)',
  replace: 'count(replace(input.text, "a", "xyz"))',
  "semver.compare": 'semver.compare(concat("-", ["1.0.0", input.text]), "1.0.0")',
  "semver.is_valid": 'semver.is_valid(concat("-", ["1.0.0", input.text]))',
  sort: "sort(input.names)[0]",
  split: 'count(split(input.text, "bb"))',
  sprintf: 'count(sprintf("%s", [input.text]))',
  startswith: "startswith(input.text2, input.text)",
  "strings.replace_n": "count(strings.replace_n(input.old, input.text))",
  "strings.reverse": "count(strings.reverse(input.text))",
  substring: "count(substring(input.text, 3, 1000000))",
  sum: "sum(input.numbers)",
  trim: 'trim(input.text, "ab")',
  trim_left: 'trim_left(input.text, "ab")',
  trim_prefix: "trim_prefix(input.text2, input.text)",
  trim_right: 'trim_right(input.text, "ab")',
  trim_space: "trim_space(input.spaces)",
  trim_suffix: "count(trim_suffix(input.text, substring(input.text, 2, -1)))",
  union: `count(union({${S}, ${T}}))`,
  upper: "count(upper(input.text))",
};

/** Built-ins that read a bounded part of their arguments. */
const BOUNDED = new Set([
  ...["abs", "ceil", "div", "floor", "format_int", "mul", "plus", "rem", "round", "to_number"],
  ...["bits.and", "bits.lsh", "bits.negate", "bits.or", "bits.rsh", "bits.xor"],
  "time.parse_rfc3339_ns",
]);

/** More ways through the same functions. */
const MORE: Programs = {
  "array.flatten of lists": "count(array.flatten(input.lists))",
  "concat of a set": `count(concat(", ", ${S}))`,
  "count of a text beyond ASCII": 'count(replace(input.text, "a", "é"))',
  "json.marshal of a text": "count(json.marshal(input.text))",
  "json.marshal of escapes": "count(json.marshal(input.escapes))",
  "json.unmarshal of a text": "count(json.unmarshal(input.longJson))",
  "json.unmarshal of a number": "is_number(json.unmarshal(input.digits))",
  "json.unmarshal of spaces": 'json.unmarshal(concat("", [input.spaces, "1"]))',
  "max of a set": `max(${S})`,
  "net.cidr_contains without a slash": 'not net.cidr_contains(input.digits, "10.0.0.1")',
  "regex, captures": 'count(regex.find_all_string_submatch_n("(?:(a)|(b))*$", input.text, -1))',
  "regex, one pass": 'count(regex.find_all_string_submatch_n("^([ab]*)$", input.text, -1))',
  "regex, many states": 'regex.match("(a|b)*a(a|b){3}c", input.text)',
  "regex, a plain prefix": 'regex.match("bbb", input.text)',
  "regex, nothing": 'count(regex.find_all_string_submatch_n("x*", input.text, -1))',
  "a pattern that the host reads": "not regex.is_valid(input.flags)",
  "replace of what is absent": 'count(replace(input.text, "bb", ""))',
  "sort of a set": `sort(${S})[0]`,
  "sort of equal lists": "count(sort([input.names, input.copy]))",
  "split into characters": 'count(split(input.text, ""))',
  "sprintf of a long format": "count(sprintf(input.text, []))",
};

const PROGRAMS: Programs = { ...COMPREHENSIONS, ...BUILTINS, ...MORE };

const RULES = Object.entries(PROGRAMS).map(([name, body], index) => ({
  name,
  rule: `r${String(index)}`,
  body,
}));

/** Functions without a loop, each of which calls the one before twice. */
const CHAIN = Array.from(
  { length: 13 },
  (_, n) => `
call_${String(n + 1)}(x) if call_${String(n)}(x)

call_${String(n + 1)}(_) if call_${String(n)}(input.size)
`,
);
const CALLS = ["few", "many"];

/** Built-ins that only the older Rego has. */
const DEPRECATED = new Set(["all", "any", "net.cidr_overlap", "re_match", "set_diff"]);

function sourceOf(rules: typeof RULES): string {
  const written = rules.map(({ rule, body }) =>
    /^(every|not) /.test(body) ? `${rule} if {\n\t${body}\n}\n` : `${rule} := x if x := ${body}\n`,
  );
  return `package p
import future.keywords

partial contains n if some n in input.numbers

twice(n) := 2 * n

known := count(input.numbers)

changed := input.size

call_0(x) if x == "never"
${CHAIN.join("")}
few if not call_10(1)

many if not call_13(1)

${written.join("\n")}`;
}

interface Runtime {
  opa_eval_ctx_get_result(context: number): number;
  opa_eval_ctx_new(): number;
  opa_eval_ctx_set_data(context: number, value: number): void;
  opa_eval_ctx_set_entrypoint(context: number, id: number): void;
  opa_eval_ctx_set_input(context: number, value: number): void;
  opa_json_dump(value: number): number;
  opa_malloc(size: number): number;
  opa_steps_set(steps: number): number;
  opa_value_parse(address: number, size: number): number;
  opa_heap_ptr_get(): number;
  opa_heap_ptr_set(address: number): void;
  entrypoints(): number;
  eval(context: number): number;
}

/** A module whose steps the host sees. It has no built-ins: what the runtime leaves to it is undefined. */
class Counted {
  readonly #memory = new WebAssembly.Memory({ initial: 256, maximum: 16_384 });
  readonly #runtime: Runtime;
  readonly #emptyHeap: number;
  readonly #entrypoints: Readonly<Record<string, number>>;

  constructor(module: WebAssembly.Module) {
    const env = {
      memory: this.#memory,
      opa_abort: (address: number): never => {
        throw new Error(this.#read(address));
      },
      opa_println: () => undefined,
      ...Object.fromEntries([0, 1, 2, 3, 4].map((count) => [`opa_builtin${String(count)}`, () => 0])),
    };
    this.#runtime = new WebAssembly.Instance(module, { env }).exports as unknown as Runtime;
    this.#entrypoints = JSON.parse(
      this.#read(this.#runtime.opa_json_dump(this.#runtime.entrypoints())),
    ) as Record<string, number>;
    this.#emptyHeap = this.#runtime.opa_heap_ptr_get();
  }

  #read(address: number): string {
    const bytes = Buffer.from(this.#memory.buffer);
    return bytes.toString("utf8", address, bytes.indexOf(0, address));
  }

  /** The result of a rule and the steps to it, without those of reading the input. */
  run(rule: string, input: unknown): { result: unknown; steps: number } {
    const x = this.#runtime;
    x.opa_heap_ptr_set(this.#emptyHeap);
    const bytes = Buffer.from(JSON.stringify(input));
    const address = x.opa_malloc(bytes.length);
    Buffer.from(this.#memory.buffer).set(bytes, address);
    const context = x.opa_eval_ctx_new();
    x.opa_eval_ctx_set_input(context, x.opa_value_parse(address, bytes.length));
    x.opa_eval_ctx_set_data(context, x.opa_value_parse(address, 0));
    x.opa_eval_ctx_set_entrypoint(context, this.#entrypoints[`p/${rule}`] ?? -1);
    x.opa_steps_set(MANY);
    x.eval(context);
    const steps = MANY - x.opa_steps_set(0);
    const text = this.#read(x.opa_json_dump(x.opa_eval_ctx_get_result(context)));
    const [first] = JSON.parse(text) as { result: unknown }[];
    return { result: first?.result, steps };
  }
}

const MANY = 1_000_000_000;
const SIZE = 50;
const GROWTH = 8;

describe("steps of an evaluation", () => {
  const counted = new Map<boolean, Counted>();
  const small = inputOf(SIZE);
  const large = inputOf(SIZE * GROWTH);

  beforeAll(async () => {
    for (const deprecated of [false, true]) {
      const rules = RULES.filter(({ name }) => DEPRECATED.has(name) === deprecated);
      const { wasm } = await compileRego({
        files: [{ path: "p.rego", text: sourceOf(rules) }],
        entrypoints: [...CALLS, ...rules.map(({ rule }) => rule)].map((rule) => `p/${rule}`),
        regoVersion: deprecated ? "v0" : "v1",
      });
      counted.set(deprecated, new Counted(new WebAssembly.Module(wasm)));
    }
  });

  it.each(RULES)("grow with the work: $name", ({ name, rule }) => {
    const module = counted.get(DEPRECATED.has(name));
    const few = module?.run(rule, small);
    const many = module?.run(rule, large);
    expect(few?.result).toBeDefined();
    expect(many?.result).toBeDefined();
    expect(Number(many?.steps) / Number(few?.steps)).toBeGreaterThan(GROWTH / 2);
  });

  it("grow with the calls of functions", () => {
    const [few, many] = CALLS.map((rule) => counted.get(false)?.run(rule, small));
    expect([few?.result, many?.result]).toEqual([true, true]);
    expect(Number(few?.steps)).toBeGreaterThan(2 ** 10);
    expect(Number(many?.steps)).toBeGreaterThan(2 ** 13);
  });

  it("are counted by every built-in of the runtime", () => {
    const native = Object.entries(standardBuiltins).filter(([, definition]) => "native" in definition);
    const names = native.map(([name]) => name);
    expect(names.filter((name) => !(name in BUILTINS) && !BOUNDED.has(name))).toEqual([]);
    expect([...Object.keys(BUILTINS), ...BOUNDED].filter((name) => !names.includes(name))).toEqual([]);
  });
});
