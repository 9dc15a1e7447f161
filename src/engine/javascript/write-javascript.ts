import type { ByteReader } from "../wasm/byte-reader.js";
import { Reach } from "./reach.js";
import { pathKey } from "./values.js";
import { TakerWriter } from "./write-takers.js";

/** The statements of a plan, by their numbers in the section (`opa-core/plan_section.go`). */
const KIND = {
  ReturnLocal: 1,
  Call: 2,
  CallDynamic: 3,
  Block: 4,
  Break: 5,
  Dot: 6,
  DocumentDot: 7,
  Len: 8,
  Scan: 9,
  Not: 10,
  AssignInt: 11,
  AssignVar: 12,
  AssignVarOnce: 13,
  ResetLocal: 14,
  MakeNull: 15,
  MakeNumberInt: 16,
  MakeNumberRef: 17,
  MakeArray: 18,
  MakeObject: 19,
  MakeSet: 20,
  Equal: 21,
  NotEqual: 22,
  IsArray: 23,
  IsObject: 24,
  IsSet: 25,
  IsDefined: 26,
  IsUndefined: 27,
  ArrayAppend: 28,
  ObjectInsert: 29,
  ObjectInsertOnce: 30,
  ObjectMerge: 31,
  SetAdd: 32,
  With: 33,
  ResultSetAdd: 34,
} as const;

/** The parameters of a rule, which is evaluated once: the input and the data. */
const RULE_PARAMETERS = 2;
/** How many blocks `CallDynamic` ends where the rule that it calls is undefined (`wasm.go`). */
const DYNAMIC_DEPTH = 3;
/** Of plans, whose code V8 would compile for long. In characters. */
const MOST_CODE = 4_000_000;
/** More than the blocks of policies are nested, and less than the stack allows. */
const MOST_DEPTH = 500;
const MOST_LOCALS = 65_536;
const MOST_KINDS = 256;

/** A plan that is not the compiler's, or one for which there is no JavaScript. */
export class NoJavaScript extends Error {}

/** The parts of its arguments that a function reads, and that of its result that others read. */
interface Callee {
  parameters: Reach[];
  result: Reach;
}

/** Of a statement. */
interface Operand {
  code: string;
  /** Of a string. */
  text?: string;
  /** Of a local variable. */
  reach?: Reach;
}

/** Built-ins that read no more of their argument than what it is. */
const READS_TYPE = new Set([
  ...["is_array", "is_boolean", "is_null", "is_number", "is_object", "is_set", "is_string", "type_name"],
]);

/** A block that code is in. */
interface Label {
  name: string;
  /** Whether something is put back behind it, so that nothing may leave it but by its end. */
  isWith: boolean;
}

/** The JavaScript of a plan. */
export interface WrittenPlan {
  /** The body of a function with the parameters `r`, the functions that the code uses, and `b`, the built-ins. It returns the entrypoints by their numbers. */
  code: string;
  /** The built-ins by their numbers. */
  builtins: readonly string[];
}

/**
 * Writes the JavaScript of a plan.
 *
 * Nothing of the plan is pasted but numbers, and strings by `JSON.stringify`. All names are numbered.
 *
 * @throws NoJavaScript
 * @throws RangeError for a plan that ends too early.
 */
export function writeJavaScript(plan: ByteReader): WrittenPlan {
  return new PlanWriter(plan).write();
}

class PlanWriter {
  readonly #plan: ByteReader;
  #strings: readonly string[] = [];
  #builtins: readonly string[] = [];
  #functionCount = 0;
  /** The code of the current function or entrypoint, and its local variables. */
  #lines: string[] = [];
  #locals = new Set<number>();
  /** The parts of their values that are read. */
  #reaches = new Map<string, Reach>();
  readonly #callees = new Map<number, Callee>();
  #result = new Reach();
  /** Rules with a path, and what calls any of them by it. */
  readonly #rules: Callee[] = [];
  #dynamic: Callee | undefined;
  readonly #allReaches: Reach[] = [];
  #names = 0;
  #size = 0;
  /** The number of the current function, if its result is cached. */
  #memo: number | undefined;

  constructor(plan: ByteReader) {
    this.#plan = plan;
  }

  write(): WrittenPlan {
    this.#strings = this.#list(() => this.#plan.text());
    this.#builtins = this.#list(() => this.#plan.text());
    const paths: string[] = [];
    const functions = this.#list(
      (index) => this.#function(index, paths),
      (count) => (this.#functionCount = count),
    );
    const entrypoints = this.#list(() => this.#entrypoint());
    if (this.#dynamic !== undefined) for (const rule of this.#rules) this.#join(this.#dynamic, rule);
    Reach.spread(this.#allReaches);
    const takers = new TakerWriter();
    const both = entrypoints.map(({ run, input }) => `{ take: ${takers.taker(input)}, run: ${run} }`);
    if (takers.size + this.#size > MOST_CODE) throw new NoJavaScript("it is long");
    const code = [
      `"use strict";`,
      "const { meter, leave, compare, equal, dot, documentDot, own, isMembers, sortedKeys, merge, upsert, insert, insertOnce, getLength, toExactNumber, pathKey, ValueSet, plain } = r;",
      "const { check, key, made, open, openList, scalar, shell, steps, whole } = r;",
      "let memo, strict;",
      `const nothing = Symbol("nothing"), dynamic = new Map([${paths.join(", ")}]);`,
      ...functions,
      ...takers.code,
      `return [${both.join(",\n")}];`,
    ].join("\n");
    return { code, builtins: this.#builtins };
  }

  #list<T>(read: (index: number) => T, onCount: (count: number) => void = () => undefined): T[] {
    const items: T[] = [];
    const count = this.#plan.count();
    onCount(count);
    while (items.length < count) items.push(read(items.length));
    return items;
  }

  #emit(line: string): void {
    this.#size += line.length;
    if (this.#size > MOST_CODE) throw new NoJavaScript("it is long");
    this.#lines.push(line);
  }

  /** Returns the lines of a body, after the declaration of its own local variables. */
  #body(parameters: readonly number[], write: () => void): string {
    this.#lines = [];
    this.#locals = new Set();
    this.#reaches = new Map();
    write();
    const own = [...this.#locals].filter((local) => !parameters.includes(local)).map((local) => `l${local}`);
    return [...(own.length === 0 ? [] : [`let ${own.join(", ")};`]), ...this.#lines].join("\n");
  }

  #function(index: number, paths: string[]): string {
    const path = this.#list(() => this.#plan.text());
    const parameters = this.#list(() => this.#number(MOST_LOCALS));
    const isRule = parameters.length === RULE_PARAMETERS;
    this.#memo = isRule ? index : undefined;
    const callee = this.#callee(index);
    this.#result = callee.result;
    if (isRule && path.length > 0) {
      paths.push(`[${JSON.stringify(pathKey(path))}, f${index}]`);
      this.#rules.push(callee);
    }
    const body = this.#body(parameters, () => {
      parameters.forEach((local, at) => {
        this.#reach(`l${local}`).join(this.#parameter(callee, at));
      });
      this.#blocks([]);
    });
    const before = isRule
      ? `const known = memo[${index}]; if (known !== undefined) return known === nothing ? undefined : known;`
      : "";
    const after = isRule ? `memo[${index}] = nothing;` : "";
    const step = "if (--meter.steps < 0) meter.poll();";
    return `function f${index}(${parameters.map((local) => `l${local}`).join(", ")}) {\n${before}${step}\n${body}\n${after}}`;
  }

  #entrypoint(): { run: string; input: Reach } {
    this.#memo = undefined;
    const body = this.#body([0, 1], () => this.#blocks([]));
    const run = `function (l0, l1, isStrict) {\nmemo = ${this.#newMemo}; strict = isStrict;\nlet found;\n${body}\nreturn found; }`;
    return { run, input: this.#reach("l0") };
  }

  #newReach(): Reach {
    const reach = new Reach();
    this.#allReaches.push(reach);
    return reach;
  }

  /** Returns what is read of a local variable. */
  #reach(local: string): Reach {
    const known = this.#reaches.get(local);
    if (known !== undefined) return known;
    const reach = this.#newReach();
    this.#reaches.set(local, reach);
    return reach;
  }

  #callee(index: number): Callee {
    const known = this.#callees.get(index);
    if (known !== undefined) return known;
    const callee = { parameters: [], result: this.#newReach() };
    this.#callees.set(index, callee);
    return callee;
  }

  #parameter({ parameters }: Callee, at: number): Reach {
    return (parameters[at] ??= this.#newReach());
  }

  #join(caller: Callee, { parameters, result }: Callee): void {
    caller.result.join(result);
    parameters.forEach((parameter, at) => {
      this.#parameter(caller, at).join(parameter);
    });
  }

  get #newMemo(): string {
    return `new Array(${this.#functionCount}).fill(undefined)`;
  }

  #number(most: number): number {
    const number = this.#plan.count();
    if (number >= most) throw new NoJavaScript("a number is too large");
    return number;
  }

  #local(): string {
    const local = this.#number(MOST_LOCALS);
    this.#locals.add(local);
    return `l${local}`;
  }

  #string(index = this.#plan.count()): string {
    const text = this.#strings[index];
    if (text === undefined) throw new NoJavaScript("a string is missing");
    return text;
  }

  #integer(): string {
    // As Go's zigzag: an integer that JavaScript cannot represent exactly is rejected.
    const number = this.#plan.count();
    if (!Number.isSafeInteger(number)) throw new NoJavaScript("an integer is too large");
    return String(number % 2 === 0 ? number / 2 : -(number + 1) / 2);
  }

  #operand(): Operand {
    const number = this.#plan.count();
    const index = Math.floor(number / 3);
    if (number % 3 === 1) {
      const text = this.#string(index);
      return { code: JSON.stringify(text), text };
    }
    if (number % 3 === 2) return { code: String(index === 1) };
    if (index >= MOST_LOCALS) throw new NoJavaScript("a number is too large");
    this.#locals.add(index);
    const code = `l${index}`;
    return { code, reach: this.#reach(code) };
  }

  /** Returns the code of an operand that is read as a whole. */
  #whole({ code, reach }: Operand = this.#operand()): string {
    reach?.all();
    return code;
  }

  /** Returns the code of an operand whose value is also elsewhere from now on. */
  #assigned(elsewhere: Reach): string {
    const { code, reach } = this.#operand();
    reach?.join(elsewhere);
    return code;
  }

  /** Returns what is read of the member of a value at a key. */
  #at(of: Reach, { text, reach }: Operand, isDocument = false): Reach {
    reach?.all();
    // Documents take texts for indices.
    return text === undefined || (isDocument && /^\d/.test(text)) ? of.any() : of.member(text);
  }

  #blocks(around: readonly Label[]): void {
    for (let left = this.#plan.count(); left > 0; left--) this.#block(around);
  }

  #block(around: readonly Label[]): void {
    const label = this.#label();
    this.#emit(`${label.name}: {`);
    this.#statements([...around, label]);
    this.#emit("}");
  }

  #label(isWith = false): Label {
    return { name: this.#name("B"), isWith };
  }

  #name(letter: string): string {
    return `${letter}${this.#names++}`;
  }

  #statements(around: readonly Label[]): void {
    if (around.length > MOST_DEPTH) throw new NoJavaScript("its blocks are nested deeply");
    for (let left = this.#plan.count(); left > 0; left--) this.#statement(around);
  }

  /** Ends a block: the innermost, or one around it. */
  #break(around: readonly Label[], depth = 0): string {
    const label = around.at(-1 - depth);
    if (label === undefined) throw new NoJavaScript("a break leaves no block");
    if (depth > 0 && around.slice(-depth).some(({ isWith }) => isWith))
      throw new NoJavaScript("a break leaves a with");
    return `break ${label.name};`;
  }

  #statement(around: readonly Label[]): void {
    const kind = this.#number(MOST_KINDS);
    switch (kind) {
      case KIND.ReturnLocal: {
        // A `with` restores its document behind its block.
        if (around.some(({ isWith }) => isWith)) throw new NoJavaScript("a return within a with");
        const source = this.#local();
        this.#result.join(this.#reach(source));
        const result = this.#memo === undefined ? source : `(memo[${this.#memo}] = ${source})`;
        this.#emit(`return ${result};`);
        return;
      }
      case KIND.Call: {
        this.#call(around);
        return;
      }
      case KIND.CallDynamic: {
        this.#callDynamic(around);
        return;
      }
      case KIND.Block: {
        this.#blocks(around);
        return;
      }
      case KIND.Break: {
        this.#emit(this.#break(around, this.#number(MOST_DEPTH)));
        return;
      }
      case KIND.Dot:
      case KIND.DocumentDot: {
        this.#dot(around, kind === KIND.DocumentDot);
        return;
      }
      case KIND.Len: {
        const { code, reach } = this.#operand();
        reach?.any();
        this.#emit(`${this.#local()} = getLength(${code});`);
        return;
      }
      case KIND.Scan: {
        this.#scan(around);
        return;
      }
      case KIND.Not: {
        const flag = this.#name("n");
        const label = this.#label();
        this.#emit(`let ${flag} = true; ${label.name}: {`);
        this.#statements([...around, label]);
        this.#emit(`${flag} = false; } if (!${flag}) ${this.#break(around)}`);
        return;
      }
      case KIND.AssignInt:
      case KIND.MakeNumberInt: {
        const integer = this.#integer();
        this.#emit(`${this.#local()} = ${integer};`);
        return;
      }
      case KIND.AssignVar: {
        const { code, reach } = this.#operand();
        const target = this.#local();
        reach?.join(this.#reach(target));
        this.#emit(`${target} = ${code};`);
        return;
      }
      case KIND.AssignVarOnce: {
        const source = this.#operand();
        const code = this.#whole(source);
        const target = this.#local();
        source.reach?.join(this.#reach(target));
        this.#emit(`if (${target} !== undefined && !equal(${target}, ${code})) leave("a conflict");`);
        this.#emit(`${target} = ${code};`);
        return;
      }
      case KIND.ResetLocal: {
        this.#emit(`${this.#local()} = undefined;`);
        return;
      }
      case KIND.MakeNull: {
        this.#emit(`${this.#local()} = null;`);
        return;
      }
      case KIND.MakeNumberRef: {
        const text = this.#string();
        const number = Number(text);
        // One in a form of its own, such as 1.0, is left to the module when it is met.
        const isExact = Number.isFinite(number) && String(number) === text;
        this.#emit(`${this.#local()} = ${isExact ? text : `toExactNumber(${JSON.stringify(text)})`};`);
        return;
      }
      case KIND.MakeArray: {
        this.#make("[]");
        return;
      }
      case KIND.MakeObject: {
        this.#make("{}");
        return;
      }
      case KIND.MakeSet: {
        this.#make("new ValueSet()");
        return;
      }
      case KIND.Equal:
      case KIND.NotEqual: {
        const [a, b] = [this.#operand(), this.#operand()];
        const areBoth = a.reach !== undefined && b.reach !== undefined;
        const isEqual = areBoth
          ? `(${a.code} === ${b.code} || equal(${this.#whole(a)}, ${this.#whole(b)}))`
          : `${a.code} === ${b.code}`;
        this.#emit(`if (${kind === KIND.Equal ? "!" : ""}(${isEqual})) ${this.#break(around)}`);
        return;
      }
      case KIND.IsArray: {
        this.#test(around, (code) => `Array.isArray(${code})`);
        return;
      }
      case KIND.IsObject: {
        this.#test(around, (code) => `isMembers(${code})`);
        return;
      }
      case KIND.IsSet: {
        this.#test(around, (code) => `${code} instanceof ValueSet`);
        return;
      }
      case KIND.IsDefined: {
        this.#emit(`if (${this.#local()} === undefined) ${this.#break(around)}`);
        return;
      }
      case KIND.IsUndefined: {
        this.#emit(`if (${this.#local()} !== undefined) ${this.#break(around)}`);
        return;
      }
      case KIND.ArrayAppend: {
        const array = this.#local();
        this.#emit(`meter.make(1); ${array}.push(${this.#assigned(this.#reach(array).any())});`);
        return;
      }
      case KIND.ObjectInsert:
      case KIND.ObjectInsertOnce: {
        const object = this.#local();
        const key = this.#operand();
        const value = this.#operand();
        value.reach?.join(this.#at(this.#reach(object), key));
        if (kind === KIND.ObjectInsertOnce) value.reach?.all();
        const isPlainKey = key.text !== undefined && key.text !== "__proto__";
        if (kind === KIND.ObjectInsert && isPlainKey) {
          this.#emit(`meter.make(1); ${object}[${key.code}] = ${value.code};`);
          return;
        }
        const insert = kind === KIND.ObjectInsert ? "insert" : "insertOnce";
        this.#emit(`meter.make(1); ${insert}(${object}, ${key.code}, ${value.code});`);
        return;
      }
      case KIND.ObjectMerge: {
        const [a, b, target] = [this.#local(), this.#local(), this.#local()];
        const merged = this.#reach(target);
        for (const local of [a, b]) merged.join(this.#reach(local));
        // Which members a copy has counts at every depth.
        merged.all();
        this.#emit(`${target} = merge(${a}, ${b});`);
        return;
      }
      case KIND.SetAdd: {
        const set = this.#local();
        this.#reach(set).any().all();
        this.#emit(`meter.make(1); ${set}.add(${this.#assigned(this.#reach(set).any())});`);
        return;
      }
      case KIND.With: {
        this.#with(around);
        return;
      }
      case KIND.ResultSetAdd: {
        const value = this.#local();
        this.#reach(value).all();
        this.#emit(`if (found !== undefined) leave("several results"); found = ${value};`);
        return;
      }
      default:
        throw new NoJavaScript("an unknown statement");
    }
  }

  #make(value: string): void {
    this.#emit(`meter.make(1); ${this.#local()} = ${value};`);
  }

  #test(around: readonly Label[], toTest: (code: string) => string): void {
    this.#emit(`if (!(${toTest(this.#operand().code)})) ${this.#break(around)}`);
  }

  #dot(around: readonly Label[], isDocument: boolean): void {
    const [source, key] = [this.#operand(), this.#operand()];
    const target = this.#local();
    if (source.reach === undefined) {
      this.#emit(this.#break(around));
      return;
    }
    this.#reach(target).join(this.#at(source.reach, key, isDocument));
    const get = `${isDocument ? "documentDot" : "dot"}(${source.code}, ${key.code})`;
    this.#emit(`${target} = ${key.text === undefined ? get : memberOr(source.code, key.text, get)};`);
    this.#emit(`if (${target} === undefined) ${this.#break(around)}`);
  }

  #scan(around: readonly Label[]): void {
    const [source, key, value] = [this.#local(), this.#local(), this.#local()];
    this.#reach(value).join(this.#reach(source).any());
    const [c, v, k, i] = [this.#name("c"), this.#name("v"), this.#name("k"), this.#name("i")];
    const [loop, body] = [this.#label(), this.#label()];
    this.#emit(`const ${c} = ${source}; let ${v}, ${k};`);
    this.#emit(
      `if (Array.isArray(${c})) ${v} = ${c}; else if (isMembers(${c})) ${k} = sortedKeys(${c}); else if (${c} instanceof ValueSet) ${v} = ${k} = ${c}.sorted(); else ${v} = [];`,
    );
    // After its last member the key is undefined.
    const goesOn = `${i} < (${v} ?? ${k}).length || (${key} = undefined, false)`;
    this.#emit(`${loop.name}: for (let ${i} = 0; ${goesOn}; ${i}++) {`);
    this.#emit("if (--meter.steps < 0) meter.poll();");
    this.#emit(`${value} = ${v} !== undefined ? ${v}[${i}] : ${c}[${k}[${i}]];`);
    this.#emit(`${key} = ${k} !== undefined ? ${k}[${i}] : ${i};`);
    this.#emit(`${body.name}: {`);
    this.#statements([...around, loop, body]);
    this.#emit("} }");
  }

  #with(around: readonly Label[]): void {
    const local = this.#local();
    const names = this.#list(() => this.#string());
    const path = JSON.stringify(names);
    const code = this.#assigned(names.reduce((of, name) => of.member(name), this.#reach(local)));
    const [before, cached, isUndefined] = [this.#name("w"), this.#name("m"), this.#name("u")];
    const label = this.#label(true);
    this.#emit(`const ${before} = ${local}, ${cached} = memo; memo = ${this.#newMemo};`);
    this.#emit(`${local} = upsert(${local}, ${path}, ${code});`);
    this.#emit(`let ${isUndefined} = true; ${label.name}: {`);
    this.#statements([...around, label]);
    this.#emit(`${isUndefined} = false; }`);
    this.#emit(`${local} = ${before}; memo = ${cached}; if (${isUndefined}) ${this.#break(around)}`);
  }

  #call(around: readonly Label[]): void {
    const callee = this.#plan.count();
    const operands = this.#list(() => this.#operand());
    const args = operands.map(({ code }) => code).join(", ");
    const result = this.#local();
    if (callee < this.#functionCount) {
      const parameters = operands.map(({ reach }) => reach ?? this.#newReach());
      this.#join(this.#callee(callee), { parameters, result: this.#reach(result) });
      this.#emit(`${result} = f${callee}(${args}); if (${result} === undefined) ${this.#break(around)}`);
      return;
    }
    const index = callee - this.#functionCount;
    const builtin = this.#builtins[index];
    if (builtin === undefined) throw new NoJavaScript("a built-in is missing");
    this.#readByBuiltin(builtin, operands, this.#reach(result));
    this.#emit(`${result} = b[${index}](${args});`);
    this.#emit(`if (${result} === undefined) { if (strict) leave("an error"); ${this.#break(around)} }`);
  }

  #readByBuiltin(name: string, operands: readonly Operand[], result: Reach): void {
    const [first, second, third] = operands;
    if (READS_TYPE.has(name)) return;
    if (name === "count") {
      first?.reach?.any();
    } else if (name === "object.get" && first?.reach !== undefined && second?.text !== undefined) {
      result.join(first.reach.member(second.text));
      if (third?.reach !== undefined) result.join(third.reach);
    } else {
      for (const operand of operands) this.#whole(operand);
    }
  }

  #callDynamic(around: readonly Label[]): void {
    const path = this.#list(() => this.#whole()).join(", ");
    const locals = this.#list(() => this.#local());
    const args = locals.join(", ");
    const result = this.#local();
    this.#dynamic ??= { parameters: [], result: this.#newReach() };
    const parameters = locals.map((local) => this.#reach(local));
    this.#join(this.#dynamic, { parameters, result: this.#reach(result) });
    const found = this.#name("d");
    this.#emit(`const ${found} = dynamic.get(pathKey([${path}]));`);
    this.#emit(`if (${found} === undefined) ${this.#break(around)}`);
    this.#emit(
      `${result} = ${found}(${args}); if (${result} === undefined) ${this.#break(around, DYNAMIC_DEPTH)}`,
    );
  }
}

/** Returns the member of an object with a constant key. Members inherited from the prototype do not count. */
function memberOr(source: string, text: string, other: string): string {
  const key = JSON.stringify(text);
  const isInherited = text in Object.prototype;
  const member = isInherited
    ? `own(${source}, ${key})`
    : `plain[${key}] === undefined ? ${source}[${key}] : own(${source}, ${key})`;
  return `isMembers(${source}) ? ${member} : ${other}`;
}
