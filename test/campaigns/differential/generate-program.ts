import { BodyWriter, type Scope } from "./body-writer.js";
import { list, part, textOf, type Part } from "./program.js";
import { Random } from "./random.js";

/** A generated program: the rules of one package, whose value is that of its rule `out`. */
export interface Program {
  seed: number;
  rules: Part;
  /** Its contents: names of productions and of built-ins. */
  written: ReadonlySet<string>;
}

/** The name of the program's package in its text. */
const PACKAGE = "PACKAGE";

/** The text of a program as a module of a package. */
export function moduleText(rules: Part, packageName: string): string {
  const text = textOf(rules).replaceAll(PACKAGE, packageName);
  const needsImport = /\bnot \{\n/.test(text);
  return `package ${packageName}\n\n${needsImport ? "import future.keywords.not\n\n" : ""}${text}\n`;
}

type RuleForm = (writer: ProgramWriter, name: string) => Part[];

/** Writes the rules of one program. */
class ProgramWriter {
  readonly random: Random;
  readonly scope: Scope = { rules: [], functions: [], written: new Set() };
  readonly #without: ReadonlySet<string>;

  constructor(random: Random, without: ReadonlySet<string>) {
    this.random = random;
    this.#without = without;
  }

  body(): BodyWriter {
    return new BodyWriter(this.random, this.scope, this.#without);
  }

  /** A rule whose head uses the variables of its body. */
  rule(head: (writer: BodyWriter) => (string | Part)[], options?: { mayBeEmpty: boolean }): Part {
    const writer = this.body();
    const body = writer.body(options?.mayBeEmpty === true && this.random.oneIn(3) ? 0 : 1);
    return part("rule", ...head(writer), " if ", body);
  }
}

const FORMS: Readonly<Record<string, RuleForm>> = {
  value: (writer, name) => [writer.rule((body) => [`${name} := `, body.expression("any", 2)])],
  boolean: (writer, name) => [writer.rule(() => [name])],
  default: (writer, name) => [
    part("rule", `default ${name} := `, writer.body().literal("any")),
    writer.rule((body) => [`${name} := `, body.expression("any", 2)]),
  ],
  else: (writer, name) => {
    const first = writer.rule((body) => [`${name} := `, body.expression("any", 1)]);
    const more = Array.from({ length: 1 + writer.random.below(2) }, () =>
      writer.rule((body) => ["else := ", body.expression("any", 1)]),
    );
    const last = writer.random.oneIn(2) ? [part("rule", "else := ", writer.body().expression("any", 1))] : [];
    return [list("rule", [first, ...more, ...last], " ", 1)];
  },
  set: (writer, name) =>
    Array.from({ length: 1 + writer.random.below(2) }, () =>
      writer.rule((body) => [`${name} contains `, body.expression("any", 2)]),
    ),
  object: (writer, name) => [
    writer.rule((body) => [`${name}[`, body.expression("any", 0), "] := ", body.expression("any", 1)]),
  ],
  headReference: (writer, name) => [
    writer.rule((body) => [
      `${name}.${writer.random.pick(["a", "b"])}[`,
      body.expression("string", 0),
      "] := ",
      body.expression("any", 0),
    ]),
    writer.rule((body) => [`${name}.c contains `, body.expression("any", 1)]),
  ],
  solutions: (writer, name) => [part("rule", `${name} := `, writer.body().expression("array", 3))],
  headReferenceVariables: (writer, name) => [
    writer.rule((body) => [
      `${name}[`,
      body.expression("any", 0),
      "]",
      writer.random.pick(["", ".b", "[1]", "[true]"]),
      "[",
      body.expression("any", 0),
      "] := ",
      body.expression("any", 1),
    ]),
  ],
  headReferenceSet: (writer, name) => [
    writer.rule((body) => [
      `${name}[`,
      body.expression("string", 0),
      "] contains ",
      body.expression("any", 1),
    ]),
  ],
};

const FUNCTIONS: Readonly<Record<string, RuleForm>> = {
  function: (writer, name) => {
    const body = writer.body();
    const x = body.declare("any");
    const lines = body.body(1);
    return [part("rule", `${name}(${x}) := `, body.expression("any", 1), " if ", lines)];
  },
  functionOfPattern: (writer, name) => {
    const body = writer.body();
    const [x, y] = [body.declare("any"), body.declare("any")];
    const lines = body.body(1);
    return [part("rule", `${name}([${x}, ${y}]) := `, body.expression("any", 1), " if ", lines)];
  },
  functionOfConstant: (writer, name) => {
    const body = writer.body();
    const x = body.declare("any");
    const lines = body.body(1);
    return [part("rule", `${name}("a") := 1`), part("rule", `${name}(${x}) := 1 if `, lines)];
  },
  functionElse: (writer, name) => {
    const body = writer.body();
    const x = body.declare("any");
    const lines = body.body(1);
    const first = part("rule", `${name}(${x}) := 1 if `, lines);
    return [list("rule", [first, part("rule", `else := [${x}]`)], " ", 1)];
  },
  functionBoolean: (writer, name) => {
    const body = writer.body();
    const x = body.declare("any");
    const lines = body.body(1);
    return [part("rule", `${name}(${x}) if `, lines)];
  },
  functionDefault: (writer, name) => {
    const body = writer.body();
    const [x, y] = [body.declare("any"), body.declare("any")];
    const lines = body.body(1);
    return [
      part("rule", `default ${name}(_) := `, writer.body().literal("any")),
      part("rule", `${name}({"a": ${x}, "b": ${y}}) := `, body.expression("any", 1), " if ", lines),
    ];
  },
};

/**
 * A program that depends only on its seed and the omitted productions.
 *
 * @param without names of built-ins (`walk`) and of forms (`not-block`), which are omitted.
 */
export function generateProgram(seed: number, without: ReadonlySet<string> = new Set()): Program {
  const random = new Random(seed);
  const writer = new ProgramWriter(random, without);
  const rules: Part[] = [];
  for (let index = random.below(2); index > 0; index--) {
    const name = `f${String(index)}`;
    const kind = random.pick(Object.keys(FUNCTIONS));
    writer.scope.written.add(kind);
    rules.push(...(FUNCTIONS[kind]?.(writer, name) ?? []));
    writer.scope.functions.push(name);
  }
  const forms = Object.keys(FORMS);
  for (let index = random.below(3); index > 0; index--) {
    const name = `r${String(index)}`;
    const form = random.pick(forms);
    writer.scope.written.add(`rule-${form}`);
    rules.push(...(FORMS[form]?.(writer, name) ?? []));
    writer.scope.rules.push({
      name,
      hasKeys: ["object", "headReference", "headReferenceVariables", "headReferenceSet"].includes(form),
    });
  }
  const form = random.pick(forms);
  writer.scope.written.add(`rule-${form}`);
  rules.push(...(FORMS[form]?.(writer, "out") ?? []));
  return { seed, rules: list("rules", rules, "\n\n", 1), written: writer.scope.written };
}
