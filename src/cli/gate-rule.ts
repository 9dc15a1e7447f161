import type { RegoLocation } from "../errors.js";
import type { RegoPackage } from "../rego/rego-package.js";

/** How much a finding matters, in SARIF's words. */
export type Severity = "error" | "warning" | "note";

/** A rule of a policy as reports show it. What its METADATA says comes from OPA's annotations. */
export interface GateRule {
  /**
   * Stable: `custom.id`, or the package and `custom.short_name`, or the package and the rule's name, joined by
   * dots.
   */
  id: string;
  title?: string;
  description?: string;
  severity?: Severity;
  /** The first of `related_resources`. */
  helpUri?: string;
  /** Where the rule is, in the policy. */
  location?: RegoLocation;
}

/** The words that policies use for how much something matters. */
const SEVERITIES: Readonly<Record<string, Severity>> = {
  critical: "error",
  high: "error",
  error: "error",
  failure: "error",
  medium: "warning",
  moderate: "warning",
  warning: "warning",
  warn: "warning",
  low: "note",
  info: "note",
  informational: "note",
  note: "note",
};

export function toSeverity(value: unknown): Severity | undefined {
  return typeof value === "string" ? SEVERITIES[value.toLowerCase()] : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function firstResource(resources: unknown): string | undefined {
  if (!Array.isArray(resources)) return undefined;
  for (const resource of resources) {
    const uri = text(object(resource)["ref"]);
    if (uri !== undefined && URL.canParse(uri)) return uri;
  }
  return undefined;
}

/** A rule of which nothing but its name is known. */
export function plainRule(policy: string, rule: string): GateRule {
  return { id: `${policy.replaceAll("/", ".")}.${rule}` };
}

/** The rules of a package by name. What a rule's METADATA does not say, that of its package says. */
export function toGateRules({ path, rules, annotations }: RegoPackage): Map<string, GateRule> {
  return new Map(
    rules.map(({ name, location, annotations: own }) => {
      const said = { ...object(annotations), ...object(own) };
      const custom = { ...object(object(annotations)["custom"]), ...object(object(own)["custom"]) };
      // An id names one rule, so that of the package is not inherited.
      const { id, short_name: shortName } = object(object(own)["custom"]);
      const title = text(said["title"]);
      const description = text(said["description"]);
      const severity = toSeverity(custom["severity"]);
      const helpUri = firstResource(said["related_resources"]);
      const named = text(shortName);
      const rule: GateRule = {
        id: text(id) ?? plainRule(path, named ?? name).id,
        ...(title === undefined ? {} : { title }),
        ...(description === undefined ? {} : { description }),
        ...(severity === undefined ? {} : { severity }),
        ...(helpUri === undefined ? {} : { helpUri }),
        location,
      };
      return [name, rule];
    }),
  );
}
