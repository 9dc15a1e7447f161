import { formatJson } from "./json-format.js";
import type { GateRule } from "./gate-rule.js";
import { JsonNumber } from "./json-tree.js";
import type { JsonTree } from "./json-tree.js";

/** Rules whose value must be an empty set or array to pass. */
const REFUSING_RULES = ["deny", "violation", "violations"] as const;

/** Rules that make a package a policy. A package without any of them is a library. */
export const POLICY_RULES: readonly string[] = [...REFUSING_RULES, "allow", "result"];

/** Every rule that the verdict reads. */
export const VERDICT_RULES: readonly string[] = [...POLICY_RULES, "warn"];

/** A rule that the policy has, with its value for one input; `undefined` where it is undefined. */
export interface RuleValue {
  rule: string;
  value: JsonTree | undefined;
  /** What parts of its definitions give, where they are told apart. */
  parts?: readonly { about: GateRule; value: JsonTree | undefined }[];
}

/** Something that a rule says. */
export interface Finding {
  rule: string;
  message: string;
  /** What the rule holds, as it is. */
  value: JsonTree;
  /** The definition that gave it, where it is known. */
  about?: GateRule;
}

/** How a policy ends for an input. `error`: it gives no verdict. */
export type Outcome = "pass" | "fail" | "skipped" | "error";

export interface Verdict {
  outcome: Outcome;
  /** Why it fails. */
  violations: Finding[];
  /** What is only reported. */
  warnings: Finding[];
  /** Why there is no verdict. */
  problems: string[];
  /** The policy was skipped, and why, where it says so. A policy that refuses all the same fails. */
  skipReason?: string;
}

export interface VerdictOptions {
  /** The built-ins of this decision whose AI analysis was skipped. */
  skippedAnalyses?: readonly string[];
  /** Whether a skipped AI analysis is only reported. Default: it is a violation. */
  allowSkipped?: boolean;
}

function typeOf(value: JsonTree): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (value instanceof Map) return "an object";
  if (value instanceof JsonNumber) return "a number";
  return typeof value === "boolean" ? String(value) : "a string";
}

/** A violation's text: itself, or its `msg` or `message`, or all of it as JSON where there is nothing to see. */
function messageOf(value: JsonTree): string {
  const texts = value instanceof Map ? [value.get("msg"), value.get("message")] : [value];
  for (const text of texts) if (typeof text === "string" && text.trim() !== "") return text;
  return formatJson(value);
}

/** The findings of a list, each once for every definition that gives it. */
function toFindings(name: string, list: readonly JsonTree[], parts: RuleValue["parts"] = []): Finding[] {
  const definitions = new Map<string, GateRule[]>();
  for (const { about, value } of parts) {
    for (const item of Array.isArray(value) ? value : []) {
      const key = formatJson(item);
      definitions.set(key, [...(definitions.get(key) ?? []), about]);
    }
  }
  return list.flatMap((value) => {
    const finding: Finding = { rule: name, message: messageOf(value), value };
    const given = definitions.size === 0 ? undefined : definitions.get(formatJson(value));
    return given?.map((about) => ({ ...finding, about })) ?? [finding];
  });
}

class VerdictBuilder {
  readonly violations: Finding[] = [];
  readonly warnings: Finding[] = [];
  readonly problems: string[] = [];
  skipReason: string | undefined;

  read(rule: string, name: string, value: JsonTree | undefined, parts?: RuleValue["parts"]): void {
    if (value === undefined) {
      this.problems.push(`${name} is undefined`);
    } else if (rule === "allow") {
      this.#readAllow(name, value);
    } else if (rule === "result") {
      this.#readResult(name, value);
    } else {
      this.#readList(name, value, rule === "warn" ? this.warnings : this.violations, parts);
    }
  }

  #readAllow(name: string, value: JsonTree): void {
    if (value === false) this.violations.push({ rule: name, message: `${name} is false`, value });
    else if (value !== true) this.problems.push(`${name} must be true or false, and is ${typeOf(value)}`);
  }

  #readList(name: string, value: JsonTree, into: Finding[], parts?: RuleValue["parts"]): void {
    if (Array.isArray(value)) {
      for (const finding of toFindings(name, value, parts)) into.push(finding);
    } else {
      this.problems.push(`${name} must be a set or an array, and is ${typeOf(value)}`);
    }
  }

  #readResult(name: string, value: JsonTree): void {
    if (!(value instanceof Map)) {
      this.problems.push(`${name} must be an object, and is ${typeOf(value)}`);
      return;
    }
    const skipped = this.#readFlag(name, value, "skipped");
    const ignored = this.#readFlag(name, value, "ignore");
    const findings = value.get("findings");
    const rules = VERDICT_RULES.filter((rule) => rule !== "result" && value.has(rule));
    for (const rule of rules) {
      if (rule !== "violations") this.read(rule, `${name}.${rule}`, value.get(rule));
    }
    const [structured, listed]: [Finding[], Finding[]] = [[], []];
    if (findings !== undefined) this.#readList(`${name}.findings`, findings, structured);
    const violations = value.get("violations");
    if (violations !== undefined) this.#readList(`${name}.violations`, violations, listed);
    // Findings are violations in a structured form: a text that is the message of one says the same again.
    const said = new Set<JsonTree>(structured.map(({ message }) => message));
    this.violations.push(...structured, ...listed.filter((violation) => !said.has(violation.value)));
    if (skipped || ignored) {
      const reason = value.get("skip_reason");
      this.skipReason = typeof reason === "string" && reason !== "" ? reason : "";
    } else if (findings === undefined && !rules.some((rule) => POLICY_RULES.includes(rule))) {
      this.problems.push(`${name} holds none of deny, violation, violations, findings and allow`);
    }
  }

  #readFlag(name: string, result: Map<string, JsonTree>, key: string): boolean {
    const value = result.get(key);
    if (value === undefined) return false;
    if (typeof value !== "boolean") {
      this.problems.push(`${name}.${key} must be true or false, and is ${typeOf(value)}`);
    }
    return value === true;
  }
}

/** How a policy ends that has these violations and problems. */
export function outcomeOf({
  problems,
  violations,
  skipReason,
}: Pick<Verdict, "problems" | "violations" | "skipReason">): Outcome {
  if (problems.length > 0) return "error";
  if (violations.length > 0) return "fail";
  return skipReason === undefined ? "pass" : "skipped";
}

/**
 * Judges a policy by the values of its rules. It passes only when it has a rule that makes it a policy, every
 * `deny`, `violation` and `violations` (of a `result` object too) is empty and every `allow` is exactly `true`.
 * A rule that is undefined or of another type is no verdict, and so is a policy without such a rule.
 */
export function judge(rules: readonly RuleValue[], options: VerdictOptions = {}): Verdict {
  const builder = new VerdictBuilder();
  for (const { rule, value, parts } of rules) {
    if (VERDICT_RULES.includes(rule)) builder.read(rule, rule, value, parts);
  }
  if (!rules.some(({ rule }) => POLICY_RULES.includes(rule))) {
    builder.problems.push(`it has none of the rules ${POLICY_RULES.join(", ")}`);
  }
  for (const name of options.skippedAnalyses ?? []) {
    const into = options.allowSkipped === true ? builder.warnings : builder.violations;
    into.push({ rule: name, message: "the AI analysis was skipped", value: null });
  }
  const { violations, warnings, problems, skipReason } = builder;
  const verdict = { violations, warnings, problems, ...(skipReason === undefined ? {} : { skipReason }) };
  return { ...verdict, outcome: outcomeOf(verdict) };
}
