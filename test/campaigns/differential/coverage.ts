import { CALLS } from "./calls.js";
import type { Program } from "./generate-program.js";

function named(pattern: RegExp): string[] {
  return CALLS.map(({ name }) => name).filter((name) => pattern.test(name));
}

/** The subjects that programs must cover, and the productions and built-ins that show it. */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  comprehensions: [
    "array-comprehension",
    "set-comprehension",
    "object-comprehension",
    "solutions",
    "members",
  ],
  "not: expression": ["not-expression"],
  "not: membership": ["not-membership"],
  "not: reference with variables": ["not-reference"],
  "not: rule": ["not-rule"],
  "not: block": ["not-block"],
  "not: under with": ["not-with"],
  every: ["every"],
  some: ["iteration", "some-declaration"],
  "with on input": ["with-input"],
  "with on data": ["with-data"],
  "with on functions": ["with-function"],
  "calls without output": ["call-without-output"],
  "not: call without output": ["not-call"],
  "else of rules": ["rule-else"],
  "else of functions": ["functionElse"],
  "default of rules and functions": ["rule-default", "functionDefault"],
  "partial sets and objects": ["rule-set", "rule-object"],
  "references in heads": ["rule-headReference", "rule-headReferenceVariables", "rule-headReferenceSet"],
  "unification of composite values": ["unify", "functionOfPattern"],
  "literals of calls": ["array-of-calls", "unify-literals"],
  "set operations": ["set&", "set|", "set-", "union", "intersection"],
  "keys that are not strings": ["key-of-any-type", "object-by-value", "object-comprehension"],
  arithmetic: ["operator+", "operator-", "operator*", "operator/", "operator%"],
  "large numbers": ["large-number"],
  walk: ["walk"],
  "walk as a value": ["walk-value"],
  "json.*": named(/^json\./),
  "object.*": named(/^object\./),
  strings: [
    ...named(
      /^(?:strings\.|trim|replace|split$|substring|indexof|concat|contains|startswith|endswith|lower|upper)/,
    ),
    ...["format_int"],
  ],
  sprintf: ["sprintf"],
  "template strings": ["template"],
  "regex.*": named(/^regex\./),
  "glob.*": named(/^glob\./),
  "time.*": named(/^time\./),
  encodings: named(/^(?:base64|base64url|hex|urlquery|yaml)\./),
  networks: named(/^net\./),
};

/** Counts the programs of each subject. */
export class Coverage {
  readonly #counts = new Map(Object.keys(SUBJECTS).map((subject) => [subject, { compared: 0, defined: 0 }]));

  /** @param isDefined whether OPA's evaluator returns a value. */
  add({ written }: Program, isDefined: boolean): void {
    for (const [subject, names] of Object.entries(SUBJECTS)) {
      if (!names.some((name) => written.has(name))) continue;
      const count = this.#counts.get(subject);
      if (count === undefined) continue;
      count.compared++;
      if (isDefined) count.defined++;
    }
  }

  /** The subjects without a compared program. */
  get missing(): string[] {
    return [...this.#counts].flatMap(([subject, { compared }]) => (compared === 0 ? [subject] : []));
  }

  /** A table of all subjects, a line for each. */
  lines(): string[] {
    const row = (subject: string, compared: string, defined: string): string =>
      `${subject.padEnd(32)}${compared.padStart(10)}${defined.padStart(14)}`;
    return [
      row("programs of", "compared", "with a value"),
      ...[...this.#counts].map(([subject, { compared, defined }]) =>
        row(subject, String(compared), String(defined)),
      ),
    ];
  }
}
