import { readFileSync } from "node:fs";
import { z } from "zod";
import { EvaluationError } from "../../../src/base/errors.js";
import type { CoreCalls } from "../../../src/engine/opa/core-calls.js";
import { parseJson, parseTerm, TermSyntaxError } from "../../../src/base/terms/parse-term.js";
import { toCanonicalText, toRegoText } from "../../../src/base/terms/term-text.js";
import { compareTerms, RegoObject, RegoSet, type Term } from "../../../src/base/terms/term.js";
import { Choices } from "./choices.js";
import { Difference, type Target as FuzzTarget } from "./fuzzer.js";
import type { Address, SanitizedRuntime } from "./sanitized-runtime.js";
import { words } from "./words-target.js";
import { PIECES, regoType, writeNumber, writeValue, type RegoType } from "./values.js";

type Target = FuzzTarget<SanitizedRuntime>;

const PLAIN: Pick<Target, "seeds" | "dictionary" | "longest"> = { seeds: [], dictionary: [], longest: 256 };
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function textOf(input: Uint8Array): string {
  return JSON.stringify(Buffer.from(input).toString("latin1"));
}

function parsed(parse: (text: string) => Term, bytes: Uint8Array): Term | undefined {
  try {
    return parse(utf8.decode(bytes));
  } catch (error) {
    if (error instanceof TermSyntaxError || error instanceof TypeError || error instanceof RangeError)
      return undefined;
    throw error;
  }
}

/** With distinct members of sets, and the last of equal keys of objects, as in OPA. */
function normalized(term: Term): Term {
  if (Array.isArray(term)) return term.map(normalized);
  if (term instanceof RegoSet) {
    return new RegoSet([
      ...new Map(term.items.map(normalized).map((item) => [toCanonicalText(item), item])).values(),
    ]);
  }
  if (!(term instanceof RegoObject)) return term;
  const entries = term.entries.map(([key, value]) => [normalized(key), normalized(value)] as const);
  return new RegoObject([...new Map(entries.map((entry) => [toCanonicalText(entry[0]), entry])).values()]);
}

function termOf(text: string): Term {
  return normalized(parseTerm(text));
}

function expectSame(what: string, runtime: string, oracle: string, detail = ""): void {
  if (runtime === oracle) return;
  throw new Difference(what, `${detail}is ${runtime} in the runtime, ${oracle} by the oracle`);
}

const JSON_TEXTS = [
  ...[
    '{"a":[1,2.5,-0.1e3,true,false,null,"x"],"b":{"c":{}}}',
    '"\\u00e9\\ud83d\\ude00\\n\\"\\\\\\/"',
    "[[[[]]]]",
    "-0.0",
  ],
  ...[
    "12345678901234567890.5E+10",
    ' { "a" : 1 } ',
    '{"a":1,"a":2}',
    "set()",
    "{1,{2},set()}",
    "{1:2,[3]:{4}}",
    '"é😀"',
  ],
].map((text) => Buffer.from(text));
const JSON_PIECES = [
  ...[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"',
    "\\u",
    "\\ud83d",
    "\\ude00",
    "\\n",
    "\\\\",
    "true",
    "false",
    "null",
    "set(",
    "set()",
  ],
  ...[
    "-",
    "0",
    "1",
    ".5",
    "e1",
    "E+",
    "é",
    "€",
    "😀",
    "\ufeff",
    "\u2028",
    "\u0000",
    " ",
    "\n",
    "\u00ed\u00a0",
  ],
];

/** Texts through both parsers and both serializers, against this package's exact parser. */
const json: Target = {
  seeds: JSON_TEXTS,
  dictionary: JSON_PIECES,
  longest: 400,
  run(runtime, input) {
    for (const [reader, writer, read] of [
      ["opa_json_parse", "opa_json_dump", (text: string) => normalized(parseJson(text))],
      ["opa_value_parse", "opa_value_dump", termOf],
    ] as const) {
      const value = runtime.call(reader, runtime.put(input), input.length);
      const term = parsed(read, input);
      const isStrict = runtime.call("opa_json_is_strict", runtime.put(input), input.length) !== 0;
      if (isStrict && (value === 0 || term === undefined)) {
        throw new Difference("strict JSON", `is refused by ${value === 0 ? reader : "this package"}`);
      }
      if (value === 0 || term === undefined) continue;
      const written = runtime.text(runtime.call(writer, value));
      if (writer === "opa_value_dump") {
        expectSame(reader, toCanonicalText(parseTerm(written)), toCanonicalText(term));
        const again = runtime.value(written);
        expectSame("a value read again", String(runtime.call("opa_value_compare", value, again)), "0");
      } else if (isStrict) {
        expectSame(reader, toCanonicalText(parseJson(written)), toCanonicalText(term));
      }
      runtime.call("opa_value_free", value);
    }
  },
  describe: textOf,
};

function numbersOf(input: Uint8Array): string[] {
  const choices = new Choices(input);
  return Array.from({ length: 4 }, () => writeNumber(choices));
}

/** The order and the hashes of numbers. */
const number: Target = {
  ...PLAIN,
  run(runtime, input) {
    const texts = numbersOf(input);
    const values = texts.map((text) => runtime.value(text));
    for (const [i, a] of texts.entries()) {
      for (const [j, b] of texts.entries()) {
        const [x, y] = [values[i] ?? 0, values[j] ?? 0];
        const order = compareTerms(termOf(a), termOf(b));
        expectSame(
          "the order",
          String(Math.sign(runtime.call("opa_value_compare", x, y))),
          String(Math.sign(order)),
          `of ${a} and ${b} `,
        );
        if (order !== 0) continue;
        expectSame(
          "the hash",
          String(runtime.call("opa_value_hash", x)),
          String(runtime.call("opa_value_hash", y)),
          `of ${a} and ${b} `,
        );
      }
    }
  },
  describe: (input) => numbersOf(input).join(" "),
};

function valuesOf(input: Uint8Array): string[] {
  const choices = new Choices(input);
  return Array.from({ length: 5 }, () => writeValue(choices));
}

function* iterated(
  runtime: SanitizedRuntime,
  collection: Address,
): Generator<[key: Address, value: Address]> {
  for (let key = 0; ;) {
    key = runtime.call("opa_value_iter", collection, key);
    if (key === 0) return;
    yield [key, runtime.call("opa_value_get", collection, key)];
  }
}

function sorted(terms: readonly Term[]): Term[] {
  return terms.toSorted(compareTerms);
}

const text = (runtime: SanitizedRuntime, value: Address): string =>
  toCanonicalText(parseTerm(runtime.dump(value)));

/** Order, hashes, copies, merging and sorting of values of all types. */
const values: Target = {
  ...PLAIN,
  run(runtime, input) {
    const texts = valuesOf(input);
    const terms = texts.map(termOf);
    const addresses = texts.map((one) => runtime.value(one));
    for (const [i, a] of terms.entries()) {
      for (const [j, b] of terms.entries()) {
        const order = Math.sign(runtime.call("opa_value_compare", addresses[i] ?? 0, addresses[j] ?? 0));
        expectSame(
          "the order",
          String(order),
          String(Math.sign(compareTerms(a, b))),
          `of ${texts[i] ?? ""} and ${texts[j] ?? ""} `,
        );
        if (order === 0) {
          const hashes = [addresses[i], addresses[j]].map((of) =>
            String(runtime.call("opa_value_hash", of ?? 0)),
          );
          expectSame("hashes of equal values", hashes[0] ?? "", hashes[1] ?? "");
        }
      }
    }
    const array = runtime.value(`[${texts.join(",")}]`);
    expectSame("sort", text(runtime, runtime.call("opa_agg_sort", array)), toCanonicalText(sorted(terms)));
    expectSame(
      "a copy",
      text(runtime, runtime.call("opa_value_shallow_copy", array)),
      toCanonicalText(terms),
    );
    const [a = 0, b = 0] = addresses;
    const merged = runtime.call("opa_value_merge", a, b);
    if (merged !== 0) runtime.dump(merged);
    runtime.call("opa_value_free", array);
  },
  describe: (input) => valuesOf(input).join(" "),
};

/** A set and a model of it: members, order of iteration, and set operations. */
const set: Target = {
  ...PLAIN,
  run(runtime, input) {
    const choices = new Choices(input);
    const sets = [0, 1].map(() => ({ address: runtime.call("opa_set"), model: new Map<string, Term>() }));
    while (!choices.atEnd) {
      const one = choices.pick(sets);
      const written = writeValue(choices);
      const term = termOf(written);
      const value = runtime.value(written);
      switch (choices.below(4)) {
        case 0: {
          const has = runtime.call("opa_value_get", one.address, value) !== 0;
          expectSame(
            "whether a set has",
            String(has),
            String(one.model.has(toCanonicalText(term))),
            `${written} `,
          );
          break;
        }
        case 1: {
          const items = [...iterated(runtime, one.address)].map(([key]) => text(runtime, key));
          expectSame(
            "the order of a set",
            items.join(),
            sorted([...one.model.values()])
              .map(toCanonicalText)
              .join(),
          );
          break;
        }
        default:
          runtime.call("opa_set_add", one.address, value);
          one.model.set(toCanonicalText(term), term);
      }
    }
    const [a, b] = sets;
    if (a === undefined || b === undefined) return;
    const joined: [string, Term[]][] = [
      ["opa_set_union", [...new Map([...a.model, ...b.model]).values()]],
      ["opa_set_intersection", [...a.model].flatMap(([key, term]) => (b.model.has(key) ? [term] : []))],
      ["opa_set_diff", [...a.model].flatMap(([key, term]) => (b.model.has(key) ? [] : [term]))],
    ];
    for (const [name, items] of joined) {
      const result = runtime.call(name, a.address, b.address);
      expectSame(name, text(runtime, result), toCanonicalText(new RegoSet(items)));
    }
    runtime.call("opa_value_free", a.address);
  },
  describe: (input) => Buffer.from(input).toString("hex"),
};

/** An object and a model of it. */
const object: Target = {
  ...PLAIN,
  run(runtime, input) {
    const choices = new Choices(input);
    const address = runtime.call("opa_object");
    const model = new Map<string, [Term, Term]>();
    const check = (): void => {
      const found = [...iterated(runtime, address)].map(
        ([key, value]) => `${text(runtime, key)}:${text(runtime, value)}`,
      );
      const wanted = [...model.values()].toSorted(([a], [b]) => compareTerms(a, b));
      expectSame(
        "the entries",
        found.join(),
        wanted.map((entry) => entry.map(toCanonicalText).join(":")).join(),
      );
    };
    while (!choices.atEnd) {
      const written = writeValue(choices);
      const [term, value] = [termOf(written), runtime.value(written)];
      const key = toCanonicalText(term);
      switch (choices.below(6)) {
        case 0:
          check();
          break;
        case 1: {
          const found = runtime.call("opa_value_get", address, value);
          expectSame(
            "the member",
            found === 0 ? "" : text(runtime, found),
            toText(model.get(key)?.[1]),
            `${written} `,
          );
          break;
        }
        case 2:
          runtime.call("opa_object_remove", address, value, 0);
          model.delete(key);
          break;
        default: {
          const member = writeValue(choices);
          runtime.call("opa_object_insert", address, value, runtime.value(member));
          model.set(key, [term, termOf(member)]);
        }
      }
    }
    check();
    expectSame("the object", text(runtime, address), toCanonicalText(new RegoObject([...model.values()])));
    runtime.call("opa_value_free", address);
  },
  describe: (input) => Buffer.from(input).toString("hex"),
};

function toText(term: Term | undefined): string {
  return term === undefined ? "" : toCanonicalText(term);
}

const declarations = z.object({
  builtins: z.array(z.object({ name: z.string(), decl: z.object({ args: z.array(regoType).optional() }) })),
});

/** Built-ins of the compiled module, and the targets that call them. */
const GROUPS: Readonly<Record<string, RegExp>> = {
  strings:
    /^(?:concat|contains|endswith|startswith|indexof|lower|upper|replace|split|substring|trim.*|format_int|strings\..*)$/,
  regex: /^(?:re_match|regex\..*)$/,
  glob: /^glob\./,
  base64: /^base64/,
  cidr: /^net\./,
  template: /^internal\.template_string$/,
  "json-builtins": /^json\./,
  arithmetic: /^(?:plus|minus|mul|div|rem|abs|ceil|floor|round|bits\..*|sum|product|to_number|numbers\..*)$/,
  collections: /./,
};
/** Their result takes as much memory, or time, as the numbers specify. */
/** OPA's evaluator rounds numbers between -1 and 0 contrary to its documentation; see docs/conformance.md. */
const ROUNDING = new Set(["floor", "ceil"]);
/** The compiler generates calls of it: texts, and a set for each expression. */
const TEMPLATE: RegoType = {
  type: "array",
  dynamic: { type: "any", of: [{ type: "string" }, { type: "set", of: { type: "any" } }] },
};
const SMALL_NUMBERS = new Set(["numbers.range", "bits.lsh"]);

interface ModuleBuiltin {
  name: string;
  function: string;
  args: RegoType[];
}

function builtinsOf(folder: string, capabilities: string): ModuleBuiltin[] {
  const functions = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(`${folder}/builtins.json`, "utf8")));
  return declarations
    .parse(JSON.parse(readFileSync(capabilities, "utf8")))
    .builtins.flatMap(({ name, decl }) => {
      const of = functions[name];
      if (of === undefined) return [];
      return [{ name, function: of, args: of === "opa_template_string" ? [TEMPLATE] : (decl.args ?? []) }];
    });
}

function callOf(
  builtins: readonly ModuleBuiltin[],
  input: Uint8Array,
): { builtin: ModuleBuiltin; args: string[] } {
  const choices = new Choices(input);
  const builtin = choices.pick(builtins);
  const args = builtin.args.map((type) =>
    SMALL_NUMBERS.has(builtin.name)
      ? String(choices.below(600) - 300)
      : toRegoText(termOf(writeValue(choices, type))),
  );
  return { builtin, args };
}

/** Undefined if there is nothing to compare with. */
function answerOf(core: CoreCalls, name: string, args: readonly string[]): string | undefined {
  if (!core.has(name) || (ROUNDING.has(name) && /^-0*(?:0\.|[1-9]\d*e-|0e)/i.test(args[0] ?? "")))
    return undefined;
  const bytes = args.map((arg) => Buffer.from(arg));
  try {
    const answer = core.call(name, bytes, { nowNs: 0n, seed: "fuzz", remainingMs: () => Infinity });
    return answer.kind === "value" ? toCanonicalText(parseTerm(utf8.decode(answer.bytes))) : answer.kind;
  } catch (error) {
    // For example base64.decode("/w=="), whose text is not UTF-8: opa-core does not write such results.
    if (error instanceof EvaluationError) return undefined;
    throw error;
  }
}

/** Calls of built-ins, compared with those of OPA's evaluator. */
function builtinTarget(builtins: readonly ModuleBuiltin[], core: CoreCalls): Target {
  return {
    ...PLAIN,
    dictionary: PIECES,
    run(runtime, input) {
      const { builtin, args } = callOf(builtins, input);
      const value = runtime.call(builtin.function, ...args.map((arg) => runtime.value(arg)));
      // Undefined, or left to the host.
      if (value === 0) return;
      const found = text(runtime, value);
      const wanted = answerOf(core, builtin.name, args);
      if (wanted !== undefined) expectSame(builtin.name, found, wanted, `of ${args.join(", ")} `);
    },
    describe(input) {
      const { builtin, args } = callOf(builtins, input);
      return `${builtin.name}(${args.join(", ")})`;
    },
  };
}

interface Block {
  address: Address;
  size: number;
  fill: number;
}

/** The allocator of the runtime: blocks that do not overlap, preserve their content, and start over after a reset. */
const allocator: Target = {
  ...PLAIN,
  longest: 600,
  run(runtime, input) {
    const choices = new Choices(input);
    let blocks: Block[] = [];
    const base = runtime.call("opa_heap_ptr_get");
    const check = ({ address, size, fill }: Block): void => {
      const damaged = runtime.bytes(address, size).findIndex((byte) => byte !== fill);
      if (damaged >= 0)
        throw new Difference("a block", `of ${String(size)} bytes was written to at ${String(damaged)}`);
    };
    const add = (address: Address, size: number): void => {
      if (address < base) throw new Difference("a block", `is below the heap, at ${String(address)}`);
      const other = blocks.find(
        (block) => address < block.address + block.size && block.address < address + size,
      );
      if (other !== undefined)
        throw new Difference("blocks", `of ${String(size)} and of ${String(other.size)} bytes overlap`);
      const block = { address, size, fill: 1 + (blocks.length % 255) };
      runtime.bytes(address, size).fill(block.fill);
      blocks.push(block);
    };
    const take = (): Block | undefined => blocks.splice(choices.below(Math.max(blocks.length, 1)), 1)[0];
    while (!choices.atEnd) {
      const size = choices.below(8) === 0 ? choices.below(65_536) : choices.below(300);
      switch (choices.below(8)) {
        case 0:
        case 1:
        case 2: {
          const block = take();
          if (block === undefined) break;
          check(block);
          runtime.call("opa_free", block.address);
          break;
        }
        case 3: {
          const block = take();
          if (block === undefined) break;
          const moved = runtime.call("opa_realloc", block.address, size);
          check({ ...block, address: moved, size: Math.min(size, block.size) });
          add(moved, size);
          break;
        }
        case 4: {
          // Bulks are freed together.
          for (let n = choices.below(4); n > 0; n--) {
            const block = take();
            if (block === undefined) break;
            check(block);
            runtime.call("opa_free_bulk", block.address);
          }
          runtime.call("opa_free_bulk_commit");
          break;
        }
        case 5:
          if (choices.below(8) === 0) {
            blocks.forEach(check);
            blocks = [];
            runtime.reset();
          }
          break;
        default:
          add(runtime.call("opa_malloc", size), size);
      }
    }
    blocks.forEach(check);
  },
  describe: (input) => Buffer.from(input).toString("hex"),
};

/** A target, and the module that it runs in. */
export interface NamedTarget {
  name: string;
  module: "checked" | "plain";
  target: Target;
}

/** @param folder output of `buildSanitized`. */
export function targetsOf(folder: string, capabilities: string, core: CoreCalls): NamedTarget[] {
  const own = Object.entries({ json, words, number, values, set, object }).map(([name, target]) => ({
    name,
    target,
  }));
  let left = builtinsOf(folder, capabilities);
  const groups = Object.entries(GROUPS).map(([name, pattern]) => {
    const members = left.filter((builtin) => pattern.test(builtin.name));
    if (members.length === 0) throw new Error(`no built-in of the runtime is in the group ${name}`);
    left = left.filter((builtin) => !members.includes(builtin));
    return { name, target: builtinTarget(members, core) };
  });
  return [
    ...[...own, ...groups].map((one) => ({ ...one, module: "checked" as const })),
    { name: "allocator", module: "plain", target: allocator },
  ];
}
