import { CALLS, type Call } from "./calls.js";
import type { Kind } from "./kind.js";
import { list, part, type Part } from "./program.js";
import type { Random } from "./random.js";

/** What a body can refer to besides its variables. */
export interface Scope {
  rules: { name: string; hasKeys: boolean }[];
  functions: string[];
}

interface Variable {
  name: string;
  kind: Kind;
}

const LITERALS: Readonly<Record<Kind, readonly string[]>> = {
  number: ["0", "1", "2", "-1", "7", "10", "2.5", "0.1", "1e3", "12345678901234567890", "2147483648"],
  string: ['"a"', '"b"', '"abc"', '""', '"x.y"', '"é€"', '"12"', '"A b"', '"<&>"', '"c:a"'],
  boolean: ["true", "false"],
  array: ["[]", "[1]", '["a", "b"]', '[1, "a", null]', "[[1], {2}]", "[3, 1, 2]"],
  set: ["set()", "{1}", '{"a", "b", "c"}', '{1, "a", null}', "{{1}, {2, 3}}", "{3, 1, 2}"],
  object: [
    "{}",
    '{"a": 1}',
    '{"b": 1, "a": 2, "c": 3}',
    '{1: "a", "1": "b"}',
    '{"x": {"y": [1]}}',
    "{[1]: {2}, null: 3}",
  ],
  any: ["1", '"a"', "null", "true", "[1]", '{"a": 1}', '{"a"}', "2.5", '"b"'],
  collection: ["[3, 1, 2]", '{"a", "b", "c"}', '["b", "a"]', '{"b": 1, "a": 2}'],
  numbers: ["[3, 1, 2]", "{1.5, 2}", "[]", "[0.1, 0.2, 0.3]", "[12345678901234567890, 1]"],
  strings: ['["a", "b"]', '{"b", "a", "c"}', "[]", '["x"]'],
  sets: ["{{1, 2}, {2}}", '{{"a"}, {"b", "a"}}', "{set()}", "{{1}}"],
  objects: ['[{"a": 1}, {"a": 2, "b": 3}]', '[{"x": {"y": 1}}, {"x": {"z": 2}}]', "[{}]"],
  keys: ['["a"]', '{"b", "x"}', "[]", '["a", "c"]'],
};

const DOCUMENTS: Readonly<Record<Kind, readonly string[]>> = {
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
  array: ["input.strs", "input.mixed", "input.nums", "data.base.names", "input.items", "input.items[0].tags"],
  set: ["data.lib.names"],
  object: ["input.obj", "input.deep", "data.base.limits", "data.lib.sizes", "input.items[0]", "data.base.on"],
  any: [
    "input.none",
    "input.missing",
    "input.mixed[3]",
    "input.deep.x",
    "data.base.nested",
    "input.s",
    "data.lib.read",
    "data.lib.through",
  ],
  collection: ["input.strs", "input.mixed", "data.lib.names", "data.base.names"],
  numbers: ["input.nums"],
  strings: ["input.strs", "data.base.names", "data.lib.names"],
  sets: ["{data.lib.names}"],
  objects: ["input.items"],
  keys: ["data.base.names"],
};

/** What a rule can replace for an expression. */
const MOCKS: readonly string[] = [
  'input as {"n": 9}',
  "input.n as 5",
  'input.s as "b"',
  "input.deep.x as [1]",
  "data.base.limits.a as 8",
  'data.base.names as ["b"]',
  "data.kinds.a.ok as true",
  "data.lib.limit as input.n",
  "data.lib.f as 3",
  "data.lib.f as data.lib.is_a",
  "count as 4",
  "upper as lower",
  "input.items as []",
];

/** Writes the lines of one body, with expressions over the variables that the lines before them bind. */
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

  /** A new variable, which the expressions that follow can use. */
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
    return part("expression", this.#random.pick(LITERALS[kind]));
  }

  /** @param depth how many calls and the like may be inside each other. */
  expression(kind: Kind, depth: number): Part {
    if (depth <= 0 || this.#random.oneIn(4)) return this.#leaf(kind);
    return this.#choose(this.#expressions(kind, depth)) ?? this.#leaf(kind);
  }

  /** One of the productions that are not left out. */
  #choose(productions: readonly (readonly [name: string, write: () => Part])[]): Part | undefined {
    const allowed = productions.filter(([name]) => !this.#without.has(name));
    return allowed.length === 0 ? undefined : this.#random.pick(allowed)[1]();
  }

  #leaf(kind: Kind): Part {
    const fitting = this.#variables.filter((variable) => variable.kind === kind || variable.kind === "any");
    const choice = this.#random.below(fitting.length > 0 ? 5 : 3);
    if (choice >= 2 && fitting.length > 0) return part("expression", this.#random.pick(fitting).name);
    if (choice === 0) return this.literal(kind);
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
    const more = fitting.length > 0 ? calls : [];
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
        ];
      case "set":
        return [
          ...more,
          ["set-comprehension", () => this.#comprehension("{", "}", depth)],
          ["set", () => part("expression", "{", inner("any"), ", ", inner("any"), "}")],
          ...["&", "|", "-"].map(
            (operator) =>
              [
                `operator${operator}`,
                () => part("expression", "(", inner("set"), ` ${operator} `, inner("set"), ")"),
              ] as const,
          ),
        ];
      case "object":
        return [
          ...more,
          ["object-comprehension", () => this.#objectComprehension(depth)],
          [
            "object",
            () => part("expression", "{", inner("any"), ": ", inner("any"), ', "k": ', inner("any"), "}"),
          ],
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

  #covers(kind: Kind, result: Kind): boolean {
    return kind === "collection" && ["array", "set", "object"].includes(result);
  }

  #call({ name, args }: Call, depth: number): Part {
    if (this.#without.has(name)) return this.#leaf("any");
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

  /** The head of a comprehension is no expression with an operator. */
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
    if (hasKeys && this.#random.oneIn(2)) return part("expression", `${name}[`, this.#leaf("string"), "]");
    return part("expression", this.#random.oneIn(3) ? `data.PACKAGE.${name}` : name);
  }

  #functionCall(depth: number): Part {
    const own = this.#scope.functions;
    const name =
      own.length > 0 && this.#random.oneIn(2)
        ? this.#random.pick(own)
        : this.#random.pick(["data.lib.f", "data.lib.h"]);
    return part("expression", `${name}(`, this.expression("any", depth - 1), ")");
  }

  #comparison(depth: number): Part {
    const operator = this.#random.pick(["==", "!=", "<", "<=", ">", ">="]);
    const kind = this.#random.pick(["number", "string", "any"] as const);
    return part(
      "expression",
      "(",
      this.expression(kind, depth - 1),
      ` ${operator} `,
      this.expression(kind, depth - 1),
      ")",
    );
  }

  #line(): Part {
    const written = this.#choose([
      ["assignment", () => this.#assignment()],
      ["assignment", () => this.#assignment()],
      ["iteration", () => this.#iteration()],
      ["iteration", () => this.#iteration()],
      ["condition", () => part("line", this.expression("boolean", 2))],
      ["condition", () => part("line", this.#comparison(2))],
      ["membership", () => part("line", this.#leaf("any"), " in ", this.expression("collection", 1))],
      ["not", () => part("line", "not ", this.expression("boolean", 1))],
      ["not-reference", () => part("line", "not ", this.#kindReference())],
      ["not-reference", () => part("line", "not ", this.#ruleReference())],
      ["not-block", () => part("line", "not ", this.#inner().body(1, 2))],
      ["every", () => this.#every()],
      ["unify", () => this.#unify()],
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

  /** A part of the packages of kinds, or of nested data, by a variable if there is one. */
  #kindReference(): Part {
    const root = this.#random.pick([
      "data.kinds",
      "data.base.nested",
      "data.base.on",
      "input.obj",
      "data.lib.sizes",
    ]);
    const end = this.#random.pick(["", "", ".ok", ".level", ".ok == true", ".level == 1"]);
    return part("expression", `${root}[`, this.#leaf("string"), "]", end);
  }

  /** OPA refuses one that does not use its variables. */
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
      this.expression("array", 1),
      this.expression("object", 1),
    ];
    const leaf = this.#leaf("any");
    const one = this.declare("any");
    switch (this.#random.below(4)) {
      case 0:
        return part("line", `[${one}, ${this.declare("any")}] = `, array);
      case 1:
        return part("line", `{"a": ${one}} = `, object);
      case 2:
        return part("line", `[${one}, {"k": ${this.declare("any")}}] = [`, from, ', {"k": ', leaf, "}]");
      default:
        return part("line", "[", leaf, `, ${one}] = [`, from, ", ", leaf, "]");
    }
  }

  #walk(): Part {
    const document = this.expression("object", 1);
    return part("line", "walk(", document, `, [${this.declare("array")}, ${this.declare("any")}])`);
  }

  /** A line under one mock or two. */
  #with(): Part {
    const expression = this.#random.pick([
      (): Part => this.#ruleReference(),
      (): Part =>
        part(
          "expression",
          this.#random.pick([
            "data.lib.read",
            "data.lib.through",
            "data.lib.limit",
            "data.lib.names",
            "data.lib.sizes",
          ]),
        ),
      (): Part => part("expression", "data.kinds[", this.#leaf("string"), "].ok"),
      (): Part => this.expression("any", 1),
    ])();
    const mocks = Array.from({ length: 1 + this.#random.below(2) }, () =>
      part("mock", ` with ${this.#random.pick(MOCKS)}`),
    );
    const own = this.#scope.functions;
    if (own.length > 0 && this.#random.oneIn(3)) {
      mocks.push(part("mock", ` with ${this.#random.pick(own)} as `, this.#leaf("any")));
    }
    const start = this.#random.oneIn(4) ? "not " : `${this.declare("any")} := `;
    return part("line", start, expression, list("mock", mocks, "", 0));
  }
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
