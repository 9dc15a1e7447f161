import { formatJson } from "./json-format.js";
import { JsonNumber } from "./json-tree.js";
import type { JsonTree } from "./json-tree.js";
import type { GateException } from "./gate-exceptions.js";
import { plainRule, toSeverity } from "./gate-rule.js";
import type { GateRule, Severity } from "./gate-rule.js";
import type { Finding } from "./verdict.js";

/** A place in a file that a policy names with `_loc`. */
export interface FindingLocation {
  file: string;
  line?: number;
}

/** A finding with what its rule and the policy's METADATA say of it. */
export interface GateFinding extends Finding {
  /** What identifies it in reports: its own `id`, `rule_id`, `rule` or `code`, else its rule's. */
  id: string;
  severity: Severity;
  title?: string;
  /** The definition that gave it, where it is known, else all of its rule. */
  about: GateRule;
  location?: FindingLocation;
  /** An exception that would except it, if it were not over. */
  expired?: GateException;
  /** The other members of a finding that is an object. */
  metadata: ReadonlyMap<string, JsonTree>;
}

/** Members by which policies name what they found. */
const OWN_ID = ["id", "rule_id", "rule", "code"];

/** Members with a meaning of their own. */
const KNOWN = new Set(["msg", "message", "_loc", "severity", "title", ...OWN_ID]);

function textOf(value: JsonTree | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function locationOf(value: JsonTree | undefined): FindingLocation | undefined {
  if (!(value instanceof Map)) return undefined;
  const file = textOf(value.get("file"));
  if (file === undefined) return undefined;
  const row = value.get("line");
  const line = row instanceof JsonNumber ? Number(row.text) : NaN;
  return Number.isSafeInteger(line) && line > 0 ? { file, line } : { file };
}

/** Whether it is not known which of a rule's definitions gave a finding, although they differ in their METADATA. */
export function isOfUnknownDefinition({ id, about }: Pick<GateFinding, "id" | "about">): boolean {
  return about.definitions !== undefined && id === about.id;
}

/**
 * Adds to a finding what is known of its rule.
 *
 * @param rules the policy's rules by name.
 * @param usual how much it matters when neither it nor its rule says so.
 */
export function describeFinding(
  finding: Finding,
  policy: string,
  rules: ReadonlyMap<string, GateRule>,
  usual: Severity,
): GateFinding {
  // `result.violations` belongs to the rule `result`.
  const name = finding.rule.split(".", 1)[0] ?? finding.rule;
  const members = finding.value instanceof Map ? finding.value : new Map<string, JsonTree>();
  const ownId = OWN_ID.map((key) => textOf(members.get(key))).find((id) => id !== undefined);
  const whole = rules.get(name) ?? plainRule(policy, finding.rule);
  const about = finding.about ?? whole.definitions?.find(({ id }) => id === ownId) ?? whole;
  const title = textOf(members.get("title")) ?? about.title;
  const location = locationOf(members.get("_loc"));
  return {
    ...finding,
    id: ownId ?? about.id,
    severity: toSeverity(members.get("severity")) ?? about.severity ?? usual,
    ...(title === undefined ? {} : { title }),
    about,
    ...(location === undefined ? {} : { location }),
    metadata: new Map([...members].filter(([key]) => !KNOWN.has(key))),
  };
}

/** Metadata as `key: value` lines. */
export function metadataLines(finding: GateFinding): string[] {
  return Array.from(
    finding.metadata,
    ([key, value]) => `${key}: ${typeof value === "string" ? value : formatJson(value)}`,
  );
}
