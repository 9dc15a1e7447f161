import type { JudgingPackage } from "./scenario.js";

const LISTS = ["deny", "violation", "violations"];

/** The verdict of a package's rules on a document. */
export interface Verdict {
  messages: string[];
  warnings: string[];
  problems: string[];
  isSkipped: boolean;
}

type Values = Readonly<Record<string, unknown>>;

function messageOf(value: unknown): string {
  if (typeof value === "string") return value;
  const { msg, message } = value as { msg?: unknown; message?: unknown };
  return String(msg ?? message);
}

/** The verdict by the documented rules (docs/cli.md), over the values of OPA's evaluator. */
export function toVerdict({ rules, members = [] }: JudgingPackage, values: Values): Verdict {
  const verdict: Verdict = { messages: [], warnings: [], problems: [], isSkipped: false };
  const read = (rule: string, value: unknown, name = rule): void => {
    if (value === undefined) verdict.problems.push(`${name} is undefined`);
    else if (rule === "allow") {
      if (value === false) verdict.messages.push(`${name} is false`);
      else if (value !== true) verdict.problems.push(`${name} is not a boolean`);
    } else if (rule === "result") readResult(value);
    else if (!Array.isArray(value)) verdict.problems.push(`${name} is not a list`);
    else (rule === "warn" ? verdict.warnings : verdict.messages).push(...value.map(messageOf));
  };
  const readResult = (value: unknown): void => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      verdict.problems.push("result is not an object");
      return;
    }
    const result = value as Record<string, unknown>;
    for (const member of new Set([...members, ...LISTS, "allow", "findings"])) {
      if (members.includes(member) || Object.hasOwn(result, member)) {
        read(member === "findings" ? "violations" : member, result[member], `result.${member}`);
      }
    }
    verdict.isSkipped = result["skipped"] === true || result["ignore"] === true;
  };
  for (const rule of rules) read(rule, values[rule]);
  return verdict;
}

/**
 * The verdict by Conftest's rules (docs/conftest.md): an undefined rule has no findings, and `exception` excepts
 * findings.
 */
export function toConftestVerdict({ rules }: JudgingPackage, values: Values): Verdict {
  const verdict: Verdict = { messages: [], warnings: [], problems: [], isSkipped: false };
  const excused = Array.isArray(values["exception"]) ? values["exception"].flat() : [];
  for (const rule of rules) {
    const value = values[rule];
    const [family = "", ...name] = rule.split("_");
    if (value === undefined || rule === "exception") continue;
    if (!Array.isArray(value)) verdict.problems.push(`${rule} is not a list`);
    else if (!excused.includes(name.join("_")))
      (family === "warn" ? verdict.warnings : verdict.messages).push(...value.map(messageOf));
  }
  return verdict;
}
