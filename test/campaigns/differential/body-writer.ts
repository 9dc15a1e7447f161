import { CALLS, type Call } from "./calls.js";
import { INPUT_VALUES } from "./documents.js";
import type { Kind } from "./kind.js";
import {
  DOCUMENTS,
  ENDS,
  FUNCTIONS,
  ITERATIONS,
  KEYS_OF_ALL_TYPES,
  LARGE_NUMBERS,
  LITERALS,
  MOCKED,
  MOCKS,
  ROOTS,
} from "./operands.js";
import { list, part, type Part } from "./program.js";
import type { Random } from "./random.js";

/** Names that a body can refer to, in addition to its variables. */
export interface Scope {
  rules: { name: string; hasKeys: boolean }[];
  functions: string[];
  /** The contents of the program: names of productions and of built-ins. */
  written: Set<string>;
}

interface Variable {
  name: string;
  kind: Kind;
}

/** Writes the lines of one body, with expressions over the variables that earlier lines bind. */
export class BodyWriter {
  readonly #random: Random;
  readonly #scope: Scope;
  readonly #without: ReadonlySet<string>;
  readonly #variables: Variable[] = [];
  readonly #names: { next: number };

  constructor(
    random: Random,
    scope: Scope,
    without: ReadonlySet<string>,
    outer?: { variables: readonly Variable[]; names: { next: number } },
  ) {
    this.#random = random;
    this.#scope = scope;
    this.#without = without;
    this.#variables = [...(outer?.variables ?? [])];
    this.#names = outer?.names ?? { next: 0 };
  }

  /** A new variable for the following expressions. */
  declare(kind: Kind): string {
    const name = this.#newName();
    this.#variables.push({ name, kind });
    return name;
  }

  #newName(): string {
    return `v${String(this.#names.next++)}`;
  }

  #inner(): BodyWriter {
    return new BodyWriter(this.#random, this.#scope, this.#without, {
      variables: this.#variables,
      names: this.#names,
    });
  }

  /** Lines in braces. */
  body(least: number, most = 3): Part {
    const lines = Array.from({ length: least + this.#random.below(most) }, () => this.#line());
    return inBraces(lines.length === 0 ? [part("line", "true")] : lines);
  }

  /** Lines in one line, for comprehensions. */
  #query(most: number): Part {
    const lines = [
      this.#iteration(),
      ...Array.from({ length: this.#random.below(most) }, () => this.#line()),
    ];
    return list("body", lines, "; ", 1);
  }

  literal(kind: Kind): Part {
    const text = this.#random.pick(LITERALS[kind]);
    if (LARGE_NUMBERS.includes(text)) this.#scope.written.add("large-number");
    if (KEYS_OF_ALL_TYPES.includes(text)) this.#scope.written.add("key-of-any-type");
    return part("expression", text);
  }

  /** @param depth maximum nesting of calls and similar. */
  expression(kind: Kind, depth: number): Part {
    if (depth <= 0 || this.#random.oneIn(4)) return this.#leaf(kind);
    return this.#choose(this.#expressions(kind, depth)) ?? this.#leaf(kind);
  }

  /** Chooses one of the enabled productions. */
  #choose(productions: readonly (readonly [name: string, write: () => Part])[]): Part | undefined {
    const allowed = productions.filter(([name]) => !this.#without.has(name));
    if (allowed.length === 0) return undefined;
    const [name, write] = this.#random.pick(allowed);
    this.#scope.written.add(name);
    return write();
  }

  #leaf(kind: Kind): Part {
    const fitting = this.#variables.filter((variable) => variable.kind === kind || variable.kind === "any");
    const choice = this.#random.below(fitting.length > 0 ? 5 : 3);
    if (choice >= 2 && fitting.length > 0) return part("expression", this.#random.pick(fitting).name);
    if (choice === 0) return this.literal(kind);
    if (this.#random.oneIn(6))
      return part("expression", `input.v[${String(this.#random.below(INPUT_VALUES))}]`);
    return part("expression", this.#random.pick(DOCUMENTS[kind]));
  }

  #expressions(kind: Kind, depth: number): (readonly [string, () => Part])[] {
    const inner = (of: Kind): Part => this.expression(of, depth - 1);
    const fitting = CALLS.filter(
      ({ result }) => kind === "any" || result === kind || this.#covers(kind, result),
    );
    const calls = ["call", "call", "call"].map(
      () => ["calls", (): Part => this.#call(this.#random.pick(fitting), depth)] as const,
    );
    const any: (readonly [string, () => Part])[] = [
      ["rule-reference", () => this.#ruleReference()],
      ["function-call", () => this.#functionCall(depth)],
      [
        "index",
        () =>
          part(
            "expression",
            this.#random.pick([...DOCUMENTS.array, ...DOCUMENTS.object]),
            "[",
            inner("any"),
            "]",
          ),
      ],
    ];
    const more: typeof any = [
      ...(fitting.length > 0 ? calls : []),
      ["opaque", () => this.#opaque(inner("any"))],
    ];
    switch (kind) {
      case "number":
        return [
          ...more,
          ...any,
          ...["+", "-", "*", "/", "%"].map(
            (operator) =>
              [
                `operator${operator}`,
                () => part("expression", "(", inner("number"), ` ${operator} `, inner("number"), ")"),
              ] as const,
          ),
        ];
      case "string":
        return [
          ...more,
          ...any,
          ["template", () => part("expression", '$"{', inner("any"), "} {", inner("string"), '}"')],
        ];
      case "boolean":
        return [...more, ["comparison", () => this.#comparison(depth)]];
      case "array":
        return [
          ...more,
          ["array-comprehension", () => this.#comprehension("[", "]", depth)],
          ["array", () => part("expression", "[", inner("any"), ", ", inner("any"), "]")],
          ["array-of-calls", () => this.#arrayOfCalls(depth)],
          ["solutions", () => this.#solutions(depth)],
          ["walk-value", () => this.#walkCall(depth - 1)],
        ];
      case "set":
        return [
          ...more,
          ["set-comprehension", () => this.#comprehension("{", "}", depth)],
          ["set", () => part("expression", "{", inner("any"), ", ", inner("any"), "}")],
          ...["&", "|", "-"].map(
            (operator) =>
              [
                `set${operator}`,
                () => part("expression", "(", inner("set"), ` ${operator} `, inner("set"), ")"),
              ] as const,
          ),
          ["members", () => this.#members(depth)],
        ];
      case "object":
        return [
          ...more,
          ["object-comprehension", () => this.#objectComprehension(depth)],
          [
            "object",
            () => part("expression", "{", inner("any"), ": ", inner("any"), ', "k": ', inner("any"), "}"),
          ],
          ["object-by-value", () => part("expression", "{", this.#leaf("any"), ": ", inner("any"), "}")],
        ];
      case "collection":
        return (["array", "set", "object"] as const).map((of) => ["collection", () => inner(of)] as const);
      case "any":
        return [
          ...more,
          ...any,
          ...(["array", "set", "object", "string", "number", "boolean"] as const).map(
            (of) => ["any", () => this.expression(of, depth)] as const,
          ),
        ];
      case "strings":
        return [
          ["array-comprehension", () => this.#stringsOf("[", "]")],
          ["set-comprehension", () => this.#stringsOf("{", "}")],
        ];
      default:
        return [["leaf", () => this.#leaf(kind)]];
    }
  }

  /** The value of an expression, of a type unknown to OPA: it is allowed anywhere. */
  #opaque(expression: Part): Part {
    return part("expression", 'object.get(input.e, "", ', expression, ")");
  }

  /** Half of them opaque, for positions where OPA rejects known types. */
  #anything(kind: Kind, depth: number): Part {
    const expression = this.expression(kind, depth);
    return this.#random.oneIn(2) ? this.#opaque(expression) : expression;
  }

  #covers(kind: Kind, result: Kind): boolean {
    return kind === "collection" && ["array", "set", "object"].includes(result);
  }

  #call({ name, args }: Call, depth: number): Part {
    if (this.#without.has(name)) return this.#leaf("any");
    this.#scope.written.add(name);
    const written = args.map((kind) =>
      typeof kind === "string"
        ? this.expression(kind, depth - 1)
        : part("expression", this.#random.pick(kind)),
    );
    return part(
      "expression",
      `${name}(`,
      ...written.flatMap((arg, index) => (index === 0 ? [arg] : [", ", arg])),
      ")",
    );
  }

  #stringsOf(open: string, close: string): Part {
    const name = this.#newName();
    const from = this.#random.pick(["input.strs", "data.base.names", "data.lib.names"]);
    return part(
      "expression",
      `${open}lower(${name}) | `,
      list("body", [part("line", `some ${name} in ${from}`)], "; ", 1),
      close,
    );
  }

  #comprehension(open: string, close: string, depth: number): Part {
    const writer = this.#inner();
    const query = writer.#query(2);
    return part("expression", open, writer.#term(depth - 1), " | ", query, close);
  }

  /** A set of members that are not known in advance: OPA's evaluator neither sorts nor merges those of a literal. */
  #members(depth: number): Part {
    const name = this.#newName();
    const members = Array.from({ length: 3 }, () => this.#leaf("any"));
    members[0] = this.expression("any", depth - 1);
    const pieces = members.flatMap((member, index) => (index === 0 ? [member] : [", ", member]));
    return part("expression", `{${name} | some ${name} in [`, ...pieces, "]}");
  }

  /** All values of a body's variables, in the order of its solutions. */
  #solutions(depth: number): Part {
    const writer = this.#inner();
    const query = writer.#query(depth > 1 ? 4 : 2);
    const own = writer.#variables.slice(this.#variables.length).map(({ name }) => part("expression", name));
    return part("expression", "[[", list("expression", own, ", ", 0), "] | ", query, "]");
  }

  /** The head of a comprehension is not an expression with an operator. */
  #term(depth: number): Part {
    const expression = this.expression("any", depth);
    return part("expression", ...(startsWithParenthesis(expression) ? ["[", expression, "]"] : [expression]));
  }

  #objectComprehension(depth: number): Part {
    const writer = this.#inner();
    const query = writer.#query(2);
    return part("expression", "{", writer.#leaf("any"), ": ", writer.#term(depth - 1), " | ", query, "}");
  }

  #ruleReference(): Part {
    if (this.#scope.rules.length === 0) return this.#leaf("any");
    const { name, hasKeys } = this.#random.pick(this.#scope.rules);
    if (hasKeys && this.#random.oneIn(2)) {
      const key = this.#leaf(this.#random.pick(["string", "string", "any"] as const));
      const rest = this.#random.oneIn(3) ? ["[", this.#leaf("any"), "]"] : [];
      return part("expression", `${name}[`, key, "]", ...rest);
    }
    return part("expression", this.#random.oneIn(3) ? `data.PACKAGE.${name}` : name);
  }

  #functionCall(depth: number): Part {
    const own = this.#scope.functions;
    const name =
      own.length > 0 && this.#random.oneIn(2) ? this.#random.pick(own) : this.#random.pick(FUNCTIONS);
    return part("expression", `${name}(`, this.#anything("any", depth - 1), ")");
  }

  #comparison(depth: number): Part {
    const operator = this.#random.pick(["==", "!=", "<", "<=", ">", ">="]);
    const kind = this.#random.pick(["number", "string", "any"] as const);
    return part(
      "expression",
      "(",
      this.expression(kind, depth - 1),
      ` ${operator} `,
      this.#anything(kind, depth - 1),
      ")",
    );
  }

  #line(): Part {
    const written = this.#choose([
      ["assignment", () => this.#assignment()],
      ["assignment", () => this.#assignment()],
      ["iteration", () => this.#iteration()],
      ["iteration", () => this.#iteration()],
      ["reference", () => this.#reference()],
      ["rule-iteration", () => this.#ruleIteration()],
      ["condition", () => part("line", this.expression("boolean", 2))],
      ["condition", () => part("line", this.#comparison(2))],
      ["call-without-output", () => part("line", this.#callWithoutOutput())],
      ["not-call", () => part("line", "not ", this.#callWithoutOutput())],
      ["membership", () => this.#membership()],
      ["not-membership", () => part("line", "not ", this.#membership())],
      ["not-expression", () => part("line", "not ", this.expression("boolean", 1))],
      ["not-reference", () => part("line", "not ", this.#kindReference())],
      ["not-rule", () => part("line", "not ", this.#ruleReference())],
      ["not-block", () => part("line", "not ", this.#inner().body(1, 2))],
      ["every", () => this.#every()],
      ["unify", () => this.#unify()],
      ["unify-literals", () => this.#unifyLiterals()],
      ["walk", () => this.#walk()],
      ["with", () => this.#with()],
      ["with", () => this.#with()],
    ]);
    return written ?? part("line", "true");
  }

  #assignment(): Part {
    const kind = this.#random.pick(["number", "string", "boolean", "array", "set", "object", "any"] as const);
    const expression = this.expression(kind, 2);
    return part("line", `${this.declare(kind)} := `, expression);
  }

  #iteration(): Part {
    const collection = this.expression("collection", 1);
    if (this.#random.oneIn(3)) {
      const key = this.declare("any");
      return part("line", `some ${key}, ${this.declare("any")} in `, collection);
    }
    return part("line", `some ${this.declare("any")} in `, collection);
  }

  #membership(): Part {
    const key = this.#random.oneIn(3) ? [this.#leaf("any"), ", "] : [];
    return part("line", ...key, this.#leaf("any"), " in ", this.expression("collection", 1));
  }

  /** A part of the packages of kinds, or of other documents, by a variable if there is one. */
  #kindReference(): Part {
    const key = this.#leaf(this.#random.oneIn(4) ? "any" : "string");
    const compared = this.#random.oneIn(3) ? [" == ", this.#leaf("any")] : [];
    return part("expression", `${this.#random.pick(ROOTS)}[`, key, "]", this.#random.pick(ENDS), ...compared);
  }

  /** A reference whose variables iterate over all keys, or are bound to one already. */
  #reference(): Part {
    const taken = this.#variables.map(({ name }) => name);
    const isDeclared = this.#random.oneIn(3);
    const declared: string[] = [];
    const text = this.#random.pick(ITERATIONS).replaceAll("$", () => {
      const kept = taken.length > 0 && this.#random.oneIn(3) ? this.#random.pick(taken) : undefined;
      if (kept !== undefined) return kept;
      if (this.#random.oneIn(4)) return "_";
      const name = this.declare("any");
      declared.push(name);
      return name;
    });
    const declaration = isDeclared && declared.length > 0 ? `some ${declared.join(", ")}; ` : "";
    if (declaration !== "") this.#scope.written.add("some-declaration");
    return part("line", `${declaration}${this.declare("any")} := ${text}`);
  }

  #ruleIteration(): Part {
    const withKeys = this.#scope.rules.filter(({ hasKeys }) => hasKeys);
    if (withKeys.length === 0) return this.#iteration();
    const { name } = this.#random.pick(withKeys);
    const keys = Array.from({ length: 1 + this.#random.below(2) }, () => `[${this.declare("any")}]`);
    return part("line", `${this.declare("any")} := ${name}${keys.join("")}`);
  }

  /** OPA rejects one that does not use its variables. */
  #every(): Part {
    const collection = this.expression("collection", 1);
    const writer = this.#inner();
    const names = Array.from({ length: this.#random.oneIn(3) ? 2 : 1 }, () => writer.declare("any"));
    const used = names.map((name) =>
      part("line", `${name} ${this.#random.pick(["!=", "==", "<"])} `, writer.#leaf("any")),
    );
    const lines = [...used, ...Array.from({ length: this.#random.below(2) }, () => writer.#line())];
    return part("line", `every ${names.join(", ")} in `, collection, " ", inBraces(lines));
  }

  #unify(): Part {
    const [from, array, object] = [
      this.expression("any", 1),
      this.#anything("array", 1),
      this.#anything("object", 1),
    ];
    const leaf = this.#leaf("any");
    const one = this.declare("any");
    switch (this.#random.below(7)) {
      case 0:
        return part("line", `[${one}, ${this.declare("any")}] = `, array);
      case 4:
        return part("line", `{"a": ${one}, "b": [${this.declare("any")}, `, leaf, "]} = ", object);
      case 5:
        return part("line", `{"a": ${one}} = `, this.#objectComprehension(1));
      case 6:
        return part("line", `[${one}, [${this.declare("any")}, {`, leaf, ": 1}]] = ", array);
      case 1:
        return part("line", `{"a": ${one}} = `, object);
      case 2:
        return part("line", `[${one}, {"k": ${this.declare("any")}}] = [`, from, ', {"k": ', leaf, "}]");
      default:
        return part("line", "[", leaf, `, ${one}] = [`, from, ", ", leaf, "]");
    }
  }

  /** Evaluated together with a literal that contains it. */
  #called(depth: number): Part {
    return this.#random.oneIn(2) ? this.#ruleReference() : this.#functionCall(depth);
  }

  #arrayOfCalls(depth: number): Part {
    const members = [this.#called(depth - 1), this.#leaf("any"), this.#called(depth - 1)];
    return part("expression", "[", ...members.flatMap((member) => [member, ", "]), this.#leaf("any"), "]");
  }

  /** Literals on both sides, or one against a value known only at evaluation. */
  #unifyLiterals(): Part {
    const [first, second] = [this.#called(1), this.#called(1)];
    const leaf = this.#leaf("any");
    const unknown = this.#opaque(this.#leaf("any"));
    const [one, two] = [this.declare("any"), this.declare("any")];
    switch (this.#random.below(6)) {
      case 0:
        return part("line", `[${one}, `, leaf, `, ${two}] = [`, first, ", ", unknown, ", ", second, "]");
      case 1:
        return part(
          "line",
          `{"a": ${one}, "b": [`,
          leaf,
          `, ${two}]} = {"a": `,
          first,
          ', "b": [',
          unknown,
          ", ",
          second,
          "]}",
        );
      case 2:
        return part(
          "line",
          `[{"a": ${one}}, ${two}] = [`,
          this.#opaque(this.expression("object", 1)),
          ", ",
          first,
          "]",
        );
      case 3:
        return part("line", `{"a": ${one}, `, leaf, `: ${two}} = `, this.#opaque(this.expression("set", 1)));
      case 4:
        return part("line", `some [${one}, {"k": ${two}}] in [[`, first, ', {"k": ', second, "}]]");
      default:
        return part(
          "line",
          `[${one}, `,
          leaf,
          `, ${two}] = `,
          this.#random.pick(["input.nums", "input.v[29]", "data.base.names"]),
        );
    }
  }

  /** A call that is an expression of a body by itself, without its output. */
  #callWithoutOutput(): Part {
    switch (this.#random.below(3)) {
      case 0:
        return this.#walkCall(1);
      case 1:
        return this.#functionCall(1);
      default:
        return this.#call(this.#random.pick(CALLS), 1);
    }
  }

  #walkCall(depth: number): Part {
    if (this.#without.has("walk")) return this.#leaf("array");
    return part(
      "expression",
      "walk(",
      this.expression(this.#random.pick(["object", "any"] as const), depth),
      ")",
    );
  }

  #walk(): Part {
    const document = this.expression(this.#random.pick(["object", "any"] as const), 1);
    const path = this.#random.oneIn(3) ? "_" : this.declare("array");
    return part("line", "walk(", document, `, [${path}, ${this.declare("any")}])`);
  }

  /** A line under one mock or more. */
  #with(): Part {
    const expression = this.#random.pick([
      (): Part => this.#ruleReference(),
      (): Part => this.#functionCall(1),
      (): Part => part("expression", this.#random.pick(MOCKED)),
      (): Part => this.#kindReference(),
      (): Part => this.expression("any", 1),
    ])();
    const mocks = Array.from({ length: 1 + this.#random.below(3) }, () => this.#mock());
    // In an array, because a declaration cannot contain a comparison.
    const isNegated = this.#random.oneIn(4);
    if (isNegated) this.#scope.written.add("not-with");
    const start = isNegated
      ? ["not ", expression]
      : [`${this.declare("any")} := `, part("expression", "[", expression, "]")];
    return part("line", ...start, list("mock", mocks, "", 0));
  }

  #mock(): Part {
    const own = this.#scope.functions;
    if (own.length > 0 && this.#random.oneIn(5)) {
      this.#scope.written.add("with-function");
      return part("mock", ` with ${this.#random.pick(own)} as `, this.#leaf("any"));
    }
    const mock = this.#random.pick(MOCKS);
    this.#scope.written.add(`with-${mockedBy(mock)}`);
    const pieces = mock.split("$");
    return part(
      "mock",
      " with ",
      ...pieces.flatMap((text, index) => (index === 0 ? [text] : [this.#leaf("any"), text])),
    );
  }
}

/** The target of a mock. */
function mockedBy(mock: string): "input" | "data" | "function" {
  if (/^input\b/.test(mock)) return "input";
  return /^data\.(?:base|kinds)\b|^data\.lib\.(?:limit|names)\b/.test(mock) ? "data" : "function";
}

function inBraces(lines: readonly Part[]): Part {
  return part("body", "{\n\t", list("body", lines, "\n\t", 1), "\n}");
}

function startsWithParenthesis({ pieces }: Part): boolean {
  const [first] = pieces;
  return typeof first === "string"
    ? first.startsWith("(")
    : first !== undefined && startsWithParenthesis(first);
}
