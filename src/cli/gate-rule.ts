import type { RegoLocation } from "../errors.js";
import type { RegoPackage } from "../rego/rego-package.js";
import type { RuleDefinition } from "./rule-definitions.js";

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
  /** Its definitions, where they differ in their METADATA; all else here then holds for every one of them. */
  definitions?: readonly GateRule[];
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
  const word = typeof value === "string" ? value.toLowerCase() : "";
  return Object.hasOwn(SEVERITIES, word) ? SEVERITIES[word] : undefined;
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

/** The ids that the findings of rules have, unless they bear ids of their own. */
export function ruleIds(rules: Iterable<GateRule>): string[] {
  return [...rules].flatMap(({ id, definitions = [] }) => [id, ...ruleIds(definitions)]);
}

/** A METADATA block as OPA reads it. */
type Annotations = Record<string, unknown>;

/**
 * A rule with what METADATA says of it.
 *
 * @param blocks those of the rule, the most particular first.
 * @param ofPackage says what they do not say, but for the id: that names one rule.
 */
function toGateRule(
  path: string,
  name: string,
  blocks: readonly (Annotations | undefined)[],
  ofPackage: Annotations | undefined,
  location: RegoLocation | undefined,
): GateRule {
  const all = [...blocks, ofPackage].map(object);
  const customs = all.map(({ custom }) => object(custom));
  const said = <T>(read: (block: Annotations) => T | undefined, of = all): T | undefined =>
    of.map(read).find((value) => value !== undefined);
  const idOf = ({ id, short_name: shortName }: Annotations): string | undefined => {
    const short = text(shortName);
    return text(id) ?? (short === undefined ? undefined : plainRule(path, short).id);
  };
  const title = said((block) => text(block["title"]));
  const description = said((block) => text(block["description"]));
  const severity = said((custom) => toSeverity(custom["severity"]), customs);
  const helpUri = said((block) => firstResource(block["related_resources"]));
  return {
    id: said(idOf, customs.slice(0, blocks.length)) ?? plainRule(path, name).id,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(severity === undefined ? {} : { severity }),
    ...(helpUri === undefined ? {} : { helpUri }),
    ...(location === undefined ? {} : { location }),
  };
}

/** The rules of a package by name, each by its first METADATA. */
export function toGateRules({ path, rules, annotations }: RegoPackage): Map<string, GateRule> {
  return new Map(
    rules.map(({ name, location, annotations: own }) => [
      name,
      toGateRule(path, name, [own], annotations, location),
    ]),
  );
}

function isOfDocument({ scope }: Annotations): boolean {
  return scope === "document";
}

function distinct(rules: readonly GateRule[]): GateRule[] {
  return [...new Map(rules.map((rule) => [gateRuleKey(rule), rule])).values()];
}

/** Equal for rules of which METADATA says the same. */
export function gateRuleKey({ location: _, ...rule }: GateRule): string {
  return JSON.stringify(rule);
}

/** A rule as each of its definitions says, in their order, and as a whole. */
export interface DefinedRule {
  whole: GateRule;
  each: GateRule[];
}

/**
 * A rule by all its definitions. What one of them says holds for that one; what is said of the document (`scope:
 * document`) or the package holds for all. What gives one value (`allow`) bears the METADATA of one definition when
 * the others have none.
 */
export function describeDefinitions(
  path: string,
  name: string,
  definitions: readonly Pick<RuleDefinition, "annotations" | "location">[],
  ofPackage: Annotations | undefined,
): DefinedRule {
  const document = definitions.flatMap(({ annotations }) => annotations.filter(isOfDocument));
  const each = definitions.map(({ annotations, location }) => {
    const own = annotations.filter((block) => !isOfDocument(block));
    return toGateRule(path, name, [...own, ...document], ofPackage, location);
  });
  const isOneValue = name === "allow" || name === "result";
  const speaking = isOneValue
    ? each.filter((_, index) => definitions[index]?.annotations.length !== 0)
    : each;
  const [first, ...others] = distinct(speaking.length === 0 ? each : speaking);
  if (first !== undefined && others.length === 0) return { whole: first, each: each.map(() => first) };
  const whole = toGateRule(path, name, document, ofPackage, definitions[0]?.location);
  return { whole: { ...whole, definitions: distinct(each) }, each };
}
