import type { Random } from "../differential/random.js";
import type { Need } from "./conditions.js";
import { body, definitions, lines, type JudgingPart } from "./judging-part.js";
import { invalid, type Obstacle } from "./scenario.js";

/** The form of a rule of a family. */
interface ConftestForm {
  /** The suffixes of the family's name. */
  suffixes: readonly string[];
  isComplete?: true;
  /** The reason why it is rejected. */
  refused?: Obstacle;
  text(this: void, rule: string, message: string, condition: readonly string[]): string;
}

const NAMES = ["", "_root", "_a_B2"];

const FORMS: readonly ConftestForm[] = [
  {
    suffixes: NAMES,
    text: (rule, message, condition) => `${rule} contains "${message}"${body(condition, "v1")}`,
  },
  {
    suffixes: NAMES,
    text: (rule, message, condition) =>
      `${rule} contains {"msg": "${message}", "details": {"x": 1.50}}${body(condition, "v1")}`,
  },
  // Undefined when it does not refuse, which is a success.
  {
    suffixes: ["_list", "_o"],
    isComplete: true,
    text: (rule, message, condition) => `${rule} := ["${message}"]${body(condition, "v1")}`,
  },
  // Not a list when it refuses.
  {
    suffixes: ["_boolean"],
    isComplete: true,
    text: (rule, _, condition) => `${rule}${body(condition, "v1")}`,
  },
  {
    suffixes: [".x"],
    isComplete: true,
    // The value of the rule decides, which is unknown without results of calls.
    refused: { why: "a member of a rule is not read", endings: ["invalid", "undecided"] },
    text: (rule, message, condition) => `${rule} := ["${message}"]${body(condition, "v1")}`,
  },
  {
    suffixes: ["__x"],
    refused: invalid("no name of Conftest's"),
    text: (rule, message, condition) => `${rule} contains "${message}"${body(condition, "v1")}`,
  },
];

/** Names near those of families. */
const NEAR = ["violations", "denies", "dney", "errors", "warnings"];

/** The fact about the file that Conftest passes to policies. */
const FILE_CONDITION = 'startswith(data.conftest.file.name, "in")';

const EXCUSES = ["input.signed", 'input.license == "GPL"', "not input.signed"];

/** The file of the namespace `main`, with rules of Conftest's families. */
export function generateConftestPart(random: Random): JudgingPart {
  const needs: Need[] = [];
  const messages: string[] = [];
  const rules = new Map<string, ConftestForm>();
  const texts: string[] = [];
  let refused: Obstacle | undefined;
  for (let left = 1 + random.below(4); left > 0; left--) {
    const form = random.oneIn(3) ? random.pick(FORMS) : random.pick(FORMS.slice(0, 2));
    if (form.refused !== undefined && !random.oneIn(4)) continue;
    const rule = random.pick(["deny", "deny", "violation", "warn"]) + random.pick(form.suffixes);
    const before = rules.get(rule);
    if (before !== undefined && (before.isComplete === true || form.isComplete === true)) continue;
    const message = `m0${String(messages.length)}`;
    const condition = random.oneIn(6) ? { lines: [FILE_CONDITION], needs: [] } : lines(random, "v1");
    rules.set(rule, form);
    messages.push(message);
    needs.push(...condition.needs);
    texts.push(form.text(rule, message, condition.lines));
    refused ??= form.refused;
  }
  if (random.oneIn(8)) {
    const near = random.pick(NEAR);
    texts.push(`${near} contains "near"${body([random.pick(EXCUSES)], "v1")}`);
    refused ??= invalid(`nothing reads ${near}`);
  }
  if (random.oneIn(3)) {
    const excused = random.pick(['""', '"root"', '"a_B2"', '"root", "list"', '"boolean"']);
    texts.push(`exception contains [${excused}]${body([random.pick(EXCUSES)], "v1")}`);
  }
  const text = texts.join("\n");
  const read = [...rules].flatMap(([rule, form]) => (form.refused === undefined ? [rule] : []));
  return {
    name: "the namespace main",
    files: { "main.rego": `package main\n\n${text}${definitions(text, "v1")}` },
    rego: ["main.rego"],
    judges:
      read.length === 0
        ? []
        : [
            {
              policy: "main",
              reference: "data.main",
              rules: text.includes("exception contains") ? [...read, "exception"] : read,
              allowsErrors: true,
            },
          ],
    ...(refused === undefined ? {} : { obstacle: refused }),
    needs: [...new Set(needs)],
    messages,
  };
}
