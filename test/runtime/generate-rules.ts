import { createRandom } from "../engine/differential/generate-policy.js";

/** What rules are generated over: `input.v`, whose types OPA does not know, so that every operand is allowed. */
export const INPUT = {
  v: [
    ...[0, 1, 2, -1, 3, 1.5, -0.25, 10, 2147483648, 9007199254740993n, 100],
    ...["", "a", "b", "ab", "a.b", "é", "1", "-2.5", "A b", "x/y", "YWI="],
    ...[null, true, false],
    ...[
      [],
      [1, "a"],
      [3, 1, 2],
      ["b", "a"],
      [[1], [2, 1]],
      {},
      { a: 1 },
      { b: "x", a: [1, 2] },
      { k: { a: { b: true } } },
    ],
    ...[{ c: 3, a: 1, b: 2, aa: 4 }, ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"], [true, null]],
  ],
  e: {},
};

/** Modules and data that the rules refer to. */
export const LIBRARY = [
  'package lib.a\n\nok := true\n\nlist := [1, 2]\n\nnames contains n if some n in ["z", "y"]\n\nf(x) := x\n',
  'package lib.b\n\nok := false\n\nlist := []\n\nnames contains n if some n in ["x"]\n\ng := data.lib.a.f(3)\n',
  'package lib.c\n\nlist := {"k": 1, "a": 2}\n\nusers := [u | some u in input.v; is_string(u)]\n',
];
export const DATA = {
  base: { a: { ok: true, n: [2, 1] }, b: { ok: false }, "1": "one", list: ["p", { q: 1 }] },
};

/** The kinds of their operands: (s)tring, (n)umber, (a)rray, (o)bject, (c)ollection, set of s(t)rings, any (x). */
const BUILTINS: [name: string, operands: string][] = [
  ...["count c", "sum a", "product a", "max a", "min a", "sort c", "abs n", "round n", "ceil n", "floor n"],
  ...[
    "to_number s",
    "upper s",
    "lower s",
    "trim_space s",
    "json.marshal x",
    "json.unmarshal s",
    "json.is_valid s",
    "base64.encode s",
  ],
  ...[
    "base64.decode s",
    "base64.is_valid s",
    "base64url.decode s",
    "object.keys o",
    "array.reverse a",
    "array.flatten a",
    "type_name x",
  ],
  ...[
    "is_string x",
    "is_number x",
    "is_set x",
    "is_object x",
    "is_null x",
    "strings.reverse s",
    "regex.is_valid s",
    "bits.negate n",
  ],
  ...[
    "concat sa",
    "contains ss",
    "startswith ss",
    "endswith ss",
    "indexof ss",
    "split ss",
    "trim ss",
    "trim_left ss",
    "trim_right ss",
  ],
  ...[
    "trim_prefix ss",
    "trim_suffix ss",
    "format_int nn",
    "array.concat aa",
    "object.union oo",
    "object.remove oa",
    "object.filter oa",
  ],
  ...[
    "json.filter oa",
    "json.remove oa",
    "regex.match ss",
    "bits.and nn",
    "bits.or nn",
    "bits.xor nn",
    "bits.lsh nn",
    "bits.rsh nn",
  ],
  ...[
    "numbers.range nn",
    "graph.reachable oa",
    "net.cidr_contains ss",
    "replace sss",
    "substring snn",
    "object.get oxx",
    "array.slice ann",
  ],
  ...["glob.match sas", "union t", "intersection t", "object.union_n a"],
].map((text) => text.split(" ") as [string, string]);
const OPERATORS = ["+", "-", "*", "/", "%"];
const COMPARISONS = ["==", "!=", "<", "<=", ">", ">="];
const MOCKED = ["count", "upper", "data.g.one", "type_name"];

/** Rules `case_0` to `case_N` of package `g`, for a seed. All are arrays of what their bodies come to. */
export function generateRules(seed: number, count: number): string {
  const rules = Array.from({ length: count }, (_, index) =>
    new Rule(seed * 1000 + index).text(`case_${String(index)}`),
  );
  return `package g

import future.keywords.not

one(_) := 1

mock(x) := [x, one(x)]

uses(x) := [count(x), one(x)]

choose(x) := "first" if {
	not data.lib[x].ok
} else := "second" if {
	x == input.v[12]
} else := x

member contains x if some x in input.v

${rules.join("\n\n")}
`;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a";
  if (typeof value === "string") return "s";
  if (typeof value === "number" || typeof value === "bigint") return "n";
  return typeof value === "object" && value !== null ? "o" : "x";
}

class Rule {
  readonly #below: (n: number) => number;
  #variables = 0;

  constructor(seed: number) {
    this.#below = createRandom(seed);
  }

  text(name: string): string {
    const body = this.#body([], 3);
    return `${name} := [[${body.known.join(", ")}] |\n\t${body.lines.join("\n\t")}\n]`;
  }

  #pick<T>(items: readonly T[]): T {
    return items[this.#below(items.length)]!;
  }

  #fresh(): string {
    return `x${String(this.#variables++)}`;
  }

  #value(known: readonly string[]): string {
    if (known.length > 0 && this.#below(3) > 0) return this.#pick(known);
    return `input.v[${String(this.#below(INPUT.v.length))}]`;
  }

  /** A term that mostly is of a kind, for what would have no answer otherwise. */
  #of(kind: string, known: readonly string[], depth: number): string {
    if (kind === "x" || this.#below(6) === 0) return this.#term(known, depth - 1);
    if (kind === "t") return `{x | some x in [${this.#set(known)}, ${this.#set(known)}]}`;
    if (kind === "c")
      return this.#below(2) === 0 ? this.#set(known) : this.#of(this.#pick(["a", "o", "s"]), known, depth);
    const fits = INPUT.v.flatMap((value, index) => (kindOf(value) === kind ? index : []));
    return `input.v[${String(this.#pick(fits))}]`;
  }

  /** No literal: OPA's evaluator neither sorts the members of one with variables nor drops equal ones. */
  #set(known: readonly string[]): string {
    const x = this.#fresh();
    return `{${x} | some ${x} in [${this.#value(known)}, ${this.#value(known)}, ${this.#value(known)}]}`;
  }

  /** A term of a type that OPA does not know. */
  #term(known: readonly string[], depth: number): string {
    if (depth === 0) return this.#value(known);
    const one = (): string => this.#term(known, depth - 1);
    const any = (text: string): string => `object.get(input.e, "", ${text})`;
    switch (this.#below(14)) {
      case 0:
      case 1:
      case 2:
      case 3:
      case 4: {
        const [name, kinds] = this.#pick(BUILTINS);
        return any(
          `${name}(${kinds
            .split("")
            .map((kind) => this.#of(kind, known, depth))
            .join(", ")})`,
        );
      }
      case 5:
        return any(
          this.#below(4) === 0
            ? `(${this.#set(known)} ${this.#pick(["|", "&", "-"])} ${this.#set(known)})`
            : `(${this.#of("n", known, depth)} ${this.#pick(OPERATORS)} ${this.#of("n", known, depth)})`,
        );
      case 6:
        return any(`[${one()}, ${one()}]`);
      case 7:
        return any(this.#set(known));
      case 8:
        return any(`{${this.#value(known)}: ${one()}, "z": ${one()}}`);
      case 9: {
        const x = this.#fresh();
        return any(
          this.#pick(["{%}", "[%]"]).replace("%", () => `${x} | some ${x} in ${this.#of("c", known, depth)}`),
        );
      }
      case 10:
        return any(`sprintf("%v", [${one()}])`);
      case 11:
        return any(`uses(${one()})`);
      case 12:
        return any(`$"{${this.#value(known)}}-{[${this.#value(known)}]}"`);
      default:
        return this.#value(known);
    }
  }

  #reference(known: readonly string[]): string {
    const key = this.#pick(['"a"', '"b"', '"c"', '"zz"', "k"]);
    const root = this.#pick(["data.lib", "data.base", "data.lib", "input.v[28]"]);
    const rest = this.#pick(["", ".ok", ".list", ".names", ".list[1]", ".n", ".users", "[1]"]);
    return key === "k" && known.length > 0
      ? `${root}[${this.#pick(known)}]${rest}`
      : `${root}[${key.replace("k", '"a"')}]${rest}`;
  }

  #condition(known: readonly string[], depth: number): string {
    switch (this.#below(6)) {
      case 0:
        return this.#reference(known);
      case 1:
        return `${this.#value(known)} in ${this.#term(known, 1)}`;
      case 2:
        return `choose(${this.#value(known)}) == ${this.#term(known, 1)}`;
      case 3:
        return `${this.#reference(known)} == ${this.#value(known)}`;
      default:
        return `${this.#term(known, depth)} ${this.#pick(COMPARISONS)} ${this.#term(known, depth)}`;
    }
  }

  #inner(known: readonly string[], depth: number): string {
    const { lines } = this.#body(known, depth);
    return lines.join("; ");
  }

  #with(known: readonly string[]): string {
    const one = (): string => {
      switch (this.#below(7)) {
        case 0:
          return `with input.v as ${this.#pick(['[1, "a"]', "input.v[25]"])}`;
        case 1:
          return `with input as ${this.#value(known)}`;
        case 2:
          return `with input.q.r as ${this.#value(known)}`;
        case 3:
          return `with data.base.b.ok as ${this.#value(known)}`;
        case 4:
          return `with data.lib.b.ok as ${this.#value(known)}`;
        case 5:
          return `with ${this.#pick(MOCKED)} as data.g.mock`;
        default:
          return `with ${this.#pick(MOCKED)} as ${this.#pick([this.#value(known), `[${this.#value(known)}]`])}`;
      }
    };
    return Array.from({ length: 1 + this.#below(3) }, one).join(" ");
  }

  #body(outer: readonly string[], size: number): { lines: string[]; known: string[] } {
    const lines: string[] = [];
    const known = [...outer];
    const own: string[] = [];
    const bind = (x: string): void => {
      known.push(x);
      own.push(x);
    };
    for (let n = 1 + this.#below(size + 1); n > 0; n--) {
      const x = this.#fresh();
      switch (this.#below(12)) {
        case 0:
        case 1:
          lines.push(`${x} := ${this.#term(known, 2)}`);
          bind(x);
          break;
        case 2:
        case 3:
          lines.push(`some ${x} in ${this.#of("c", known, 1)}`);
          bind(x);
          break;
        case 4: {
          const k = this.#fresh();
          lines.push(`some ${k}, ${x} in ${this.#of("c", known, 1)}`);
          bind(k);
          bind(x);
          break;
        }
        case 5:
          lines.push(`not ${this.#condition(known, 1)}`);
          break;
        case 6:
          if (size > 1) lines.push(`not { ${this.#inner(known, size - 2)} }`);
          break;
        case 7:
          if (size > 1)
            lines.push(
              `every ${x} in ${this.#of("c", known, 1)} { ${this.#inner([...known, x], size - 2)} }`,
            );
          break;
        case 8:
          lines.push(`${x} := ${this.#reference(known)}`);
          bind(x);
          break;
        case 9:
          lines.push(
            `${x} := ${this.#pick(["uses", "choose", "one"])}(${this.#value(known)}) ${this.#with(known)}`,
          );
          bind(x);
          break;
        case 10:
          lines.push(`${x} := ${this.#reference(known)} ${this.#with(known)}`);
          bind(x);
          break;
        case 11:
          lines.push(`walk(${this.#term(known, 1)}, [_, ${x}])`);
          bind(x);
          break;
        default:
          if (this.#below(3) === 0) lines.push(this.#condition(known, 1));
      }
    }
    if (lines.length === 0) lines.push("true");
    return { lines, known: own };
  }
}
