import type { Random } from "../differential/random.js";
import { CONDITIONS, DEFINITIONS, type Condition, type Need } from "./conditions.js";
import { SCHEMA_NAME } from "./document-schema.js";
import { invalid, type InputsOf, type JudgingPackage, type Part } from "./scenario.js";

type Version = "v0" | "v1";

/** A file of judging rules, with the dependencies of its conditions on other parts. */
export interface JudgingPart extends Part {
  needs: readonly Need[];
  /** The possible messages of its rules. */
  messages: readonly string[];
}

/** The form of rules that refuse. `body` is a rule's body in braces, `end` a term's body after a bar. */
interface RuleForm {
  rule: string;
  members?: readonly string[];
  /** Whether rules of other files can extend it. */
  isPartial?: true;
  /** Whether a second definition contradicts the first. */
  isComplete?: true;
  v0?: true;
  text(this: void, message: string, condition: readonly string[], version: Version): string;
}

export function body(lines: readonly string[], version: Version): string {
  return `${version === "v1" ? " if" : ""} {\n${lines.map((line) => `\t${line}\n`).join("")}}\n`;
}

function partial(rule: string, value: (message: string) => string): RuleForm {
  return {
    rule,
    isPartial: true,
    v0: true,
    text: (message, lines, version) =>
      version === "v1"
        ? `${rule} contains ${value(message)}${body(lines, version)}`
        : `${rule}[found]${body([...lines, `found := ${value(message)}`], version)}`,
  };
}

const quoted = (text: string): string => JSON.stringify(text);
const comprehension = (message: string, lines: readonly string[]): string =>
  `${quoted(message)} | ${lines.join("; ")}`;

const FORMS: readonly RuleForm[] = [
  partial("deny", quoted),
  partial("deny", quoted),
  partial("deny", (message) => `{"msg": ${quoted(message)}, "id": "r1", "severity": "low"}`),
  partial("violation", (message) => `{"message": ${quoted(message)}, "weight": 1.50}`),
  partial("violation", quoted),
  partial("warn", quoted),
  {
    rule: "deny",
    isComplete: true,
    v0: true,
    text: (message, lines) => `deny := {${comprehension(message, lines)}}\n`,
  },
  {
    rule: "violations",
    isComplete: true,
    v0: true,
    text: (message, lines) => `violations := [${comprehension(message, lines)}]\n`,
  },
  {
    rule: "allow",
    isComplete: true,
    v0: true,
    text: (message, lines, version) =>
      `default allow := false\n\nallow${body([`not refused_${message}`], version)}\nrefused_${message}${body(lines, version)}`,
  },
  // Undefined when it does not refuse, and no boolean is a set.
  {
    rule: "allow",
    isComplete: true,
    v0: true,
    text: (message, lines, version) =>
      `allow${body([`not refused_${message}`], version)}\nrefused_${message}${body(lines, version)}`,
  },
  { rule: "deny", isComplete: true, v0: true, text: (_, lines, version) => `deny${body(lines, version)}` },
  {
    rule: "result",
    isComplete: true,
    v0: true,
    text: (message, lines) =>
      `result := {"violations": [${comprehension(message, lines)}], "skipped": input.license == "MIT", "skip_reason": "of no interest"}\n`,
  },
  {
    rule: "result",
    isComplete: true,
    v0: true,
    text: (message, lines) =>
      `result := {"findings": [{"message": ${quoted(message)}} | ${lines.join("; ")}], "allow": true}\n`,
  },
  // The list is undefined when the condition is true, and so is the object.
  {
    rule: "result",
    isComplete: true,
    v0: true,
    text: (message, lines, version) =>
      `result := {"violations": listed_${message}}\n\nlisted_${message} = []${body([`not refused_${message}`], version)}\nrefused_${message}${body(lines, version)}`,
  },
  {
    rule: "result",
    isComplete: true,
    members: ["violations", "allow"],
    text: (message, lines, version) =>
      `result.violations contains ${quoted(message)} if false\n\nresult.allow${body([`not refused_${message}`], version)}\nrefused_${message}${body(lines, version)}`,
  },
  {
    rule: "deny",
    isComplete: true,
    text: (message, lines, version) => `deny.critical contains ${quoted(message)}${body(lines, version)}`,
  },
];

/** Packages, as named in Rego and in reports. */
const PACKAGES = [
  ["gate", "gate"],
  ["gate.licences", "gate/licences"],
  ["rules", "rules"],
  ["lib.gate", "lib/gate"],
  ['gate["rel-1"]', "gate/rel-1"],
  ["a.b.c", "a/b/c"],
] as const;

type AboutPackage = Pick<JudgingPackage, "allowsErrors" | "inputs" | "hasSchema">;

/** METADATA of a package: whether errors of built-ins are undefined, and which inputs it selects. */
function aboutPackage({ allowsErrors, inputs, hasSchema }: AboutPackage): string {
  const custom = [
    ...(allowsErrors ? ["#   builtin_errors: undefined\n"] : []),
    ...(inputs === undefined ? [] : [`#   inputs:\n#     - ${JSON.stringify(toCustom(inputs))}\n`]),
  ];
  const metadata = [
    ...(hasSchema === true ? [`# schemas:\n#   - input: ${SCHEMA_NAME}\n`] : []),
    ...(custom.length === 0 ? [] : ["# custom:\n", ...custom]),
  ];
  return metadata.length === 0 ? "" : `# METADATA\n# scope: package\n${metadata.join("")}`;
}

function toCustom({ end, kind, isFitting }: InputsOf): object {
  return {
    ...(end === undefined ? {} : { file: `*${end}` }),
    ...(kind === undefined ? {} : { kind }),
    ...(isFitting === true ? { schema: SCHEMA_NAME } : {}),
  };
}

const INPUTS: readonly InputsOf[] = [
  { end: ".json" },
  { end: "0.json" },
  { end: "l" },
  { end: "yaml" },
  { kind: "release" },
  { kind: "release", end: ".json" },
  { isFitting: true },
];

const aboutRule = (message: string): string =>
  `# METADATA\n# title: about ${message}\n# custom:\n#   severity: high\n`;

export function definitions(texts: string, version: Version): string {
  return Object.entries(DEFINITIONS)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(texts))
    .map(([, [head, ...lines]]) => `\n${head}${body(lines, version)}`)
    .join("");
}

/** The body of a rule that refuses: one or two conditions. */
export function lines(random: Random, version: Version): { lines: string[]; needs: Need[] } {
  const usable = CONDITIONS.filter(({ v0 }) => version === "v1" || v0 === true);
  const pick = (from: readonly Condition[]): Condition => random.pick(from);
  const last = pick(usable);
  const first = random.oneIn(4) ? [pick(usable.filter(({ isLast }) => isLast === undefined))] : [];
  const all = [...first, last];
  // Variables of two conditions could be the same.
  const distinct = first[0] === last ? [last] : all;
  return {
    lines: distinct.flatMap((condition) => condition.lines),
    needs: distinct.flatMap(({ needs }) => needs ?? []),
  };
}

/** A file of a package with one or two rules that judge. */
export function generateJudgingPart(random: Random, index: number, regoVersion: Version): JudgingPart {
  const version = regoVersion === "v0" && random.oneIn(2) ? "v0" : "v1";
  const [name, policy] = PACKAGES[index] ?? PACKAGES[0];
  const needs: Need[] = [];
  const messages: string[] = [];
  const rules = new Map<string, RuleForm>();
  const texts: string[] = [];
  for (let left = 1 + random.below(3); left > 0; left--) {
    const usable = FORMS.filter(({ v0 }) => version === "v1" || v0 === true);
    const form = random.pick(random.oneIn(5) ? usable : usable.filter(({ isPartial }) => isPartial === true));
    const before = rules.get(form.rule);
    if (before !== undefined && (before.isComplete === true || form.isComplete === true)) continue;
    rules.set(form.rule, form);
    const message = `m${String(index)}${String(messages.length)}`;
    const condition = lines(random, version);
    messages.push(message);
    needs.push(...condition.needs);
    const text = form.text(message, condition.lines, version);
    texts.push(form.isPartial === true && random.oneIn(3) ? aboutRule(message) + text : text);
  }
  // A package with only warnings is not a policy.
  const isPolicy = [...rules.keys()].some((rule) => rule !== "warn");
  const allowsErrors = random.oneIn(10);
  const about: AboutPackage = {
    allowsErrors,
    ...(random.oneIn(8) ? { inputs: random.pick(INPUTS) } : {}),
    ...(random.oneIn(12) ? { hasSchema: true } : {}),
  };
  // The schemas of a package that does not judge only apply to the type checker.
  if (isPolicy && (about.hasSchema === true || about.inputs?.isFitting === true)) needs.push("schema");
  const head = `${aboutPackage(about)}package ${name}\n\n`;
  const imports = version === "v1" && regoVersion === "v0" ? "import rego.v1\n\n" : "";
  const path = random.oneIn(3) ? `sub/p${String(index)}.rego` : `p${String(index)}.rego`;
  const judged: JudgingPackage = {
    policy,
    reference: `data.${name}`,
    rules: [...rules.keys()],
    members: [...rules.values()].flatMap(({ members = [] }) => members),
    ...about,
  };
  return {
    name: `the policy ${policy}`,
    files: { [path]: head + imports + texts.join("\n") + definitions(texts.join("\n"), version) },
    rego: [path],
    judges: isPolicy ? [judged] : [],
    ...(isPolicy ? {} : { warnObstacle: invalid("its warnings are not read") }),
    needs: [...new Set(needs)],
    messages,
  };
}
