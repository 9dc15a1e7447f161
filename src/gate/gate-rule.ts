import { defined } from "../base/pick.js";
import type { RegoLocation } from "../base/errors.js";
import type { JudgingDefinition } from "../engine/opa/judging-package.js";
import type { RegoAnnotations } from "../engine/opa/inspect-rego.js";
import type { RegoPackage } from "../engine/opa/rego-outline.js";
import { sha256 } from "../base/text/sha256.js";
import { readSeverity, type SeverityRating } from "./severity.js";

/** A rule of a policy in reports, with its METADATA from OPA's annotations; its severity from `custom.severity` and `custom.security-severity`. */
export interface GateRule extends SeverityRating {
  /** Stable: `custom.id`, or the package and `custom.short_name`, or the package and the rule's name, joined by dots. */
  id: string;
  /** Absent when neither the rule nor its package has one. */
  title?: string;
  /** Absent when neither the rule nor its package has one. */
  description?: string;
  /** The first of `related_resources`. */
  helpUri?: string;
  /** Whether its findings are about vulnerabilities, which VEX documents may excuse: `custom.vulnerability: true`. */
  isVulnerability?: true;
  /** The rule's location in the policy; absent for one with several definitions, whose locations are in `locations`. */
  location?: RegoLocation;
  /** The locations of all its definitions, any of which may have produced a finding. */
  locations?: readonly RegoLocation[];
  /** Distinguishes it from other definitions with its id. It is derived from its METADATA or its text, so it is stable when lines move. */
  variant?: string;
  /** Its definitions, if they are distinguished; the other fields then apply to each of them. */
  definitions?: readonly GateRule[];
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** Returns the first web address of METADATA's `related_resources`. */
export function firstResource(resources: unknown): string | undefined {
  if (!Array.isArray(resources)) return undefined;
  for (const resource of resources) {
    const uri = text(object(resource)["ref"]);
    // A URL of another scheme may run a program: reports make links of it.
    if (uri !== undefined && /^https?:/i.test(uri) && URL.canParse(uri)) return uri;
  }
  return undefined;
}

/** A rule of which only the name is known. */
export function plainRule(policy: string, rule: string): GateRule {
  return { id: `${policy.replaceAll("/", ".")}.${rule}` };
}

/** The id of a finding's rule in reports of tools: definitions of one id that are distinguished are separate rules. */
export function reportedRuleId({ id, about }: { id: string; about: GateRule }): string {
  return about.variant === undefined || id !== about.id ? id : `${id}/${about.variant}`;
}

/** The ids of rules' findings, except for findings with their own ids. */
export function ruleIds(rules: Iterable<GateRule>): string[] {
  return [...rules].flatMap(({ id, definitions = [] }) => [id, ...ruleIds(definitions)]);
}

/**
 * A rule with its METADATA.
 *
 * @param blocks the rule's METADATA blocks, the most specific first.
 * @param ofPackage fallback for missing fields except the id, which identifies one rule.
 */
function toGateRule(
  path: string,
  name: string,
  blocks: readonly (RegoAnnotations | undefined)[],
  ofPackage: RegoAnnotations | undefined,
  location: RegoLocation | undefined,
): GateRule {
  const all = [...blocks, ofPackage].map(object);
  const customs = all.map(({ custom }) => object(custom));
  const said = <T>(read: (block: RegoAnnotations) => T | undefined, of = all): T | undefined =>
    of.map(read).find((value) => value !== undefined);
  const getId = ({ id, short_name: shortName }: RegoAnnotations): string | undefined => {
    const short = text(shortName);
    return text(id) ?? (short === undefined ? undefined : plainRule(path, short).id);
  };
  const title = said((block) => text(block["title"]));
  const description = said((block) => text(block["description"]));
  const rating = said((custom) => {
    const read = readSeverity(custom["severity"], custom["security-severity"]);
    return Object.keys(read).length === 0 ? undefined : read;
  }, customs);
  const helpUri = said((block) => firstResource(block["related_resources"]));
  const isVulnerability = said(({ vulnerability }) => vulnerability, customs) === true || undefined;
  return {
    id: said(getId, customs.slice(0, blocks.length)) ?? plainRule(path, name).id,
    ...defined({ title, description }),
    ...rating,
    ...defined({ helpUri, isVulnerability, location }),
  };
}

/** The rules of a package by name, each with its first METADATA. */
export function toGateRules({ path, rules, annotations }: RegoPackage): Map<string, GateRule> {
  return new Map(
    rules.map(({ name, location, annotations: own }) => [
      name,
      toGateRule(path, name, [own], annotations, location),
    ]),
  );
}

function isOfDocument({ scope }: RegoAnnotations): boolean {
  return scope === "document";
}

/** A key that is equal for rules with equal METADATA. */
export function gateRuleKey({ location: _, locations: _all, variant: _other, ...rule }: GateRule): string {
  return JSON.stringify(rule);
}

/** The locations of its definitions: of all that may have produced a finding. */
export function ruleLocations({ location, locations = [] }: GateRule): readonly RegoLocation[] {
  return location === undefined ? locations : [location];
}

/** The location of one definition, or of several candidates. */
function toLocations(locations: readonly RegoLocation[]): Pick<GateRule, "location" | "locations"> {
  const [location, ...others] = locations;
  if (location === undefined) return {};
  return others.length === 0 ? { location } : { locations };
}

const MAX_VARIANT = 60;

function toSlug(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-").slice(0, MAX_VARIANT);
}

function shortDigest(text: string): string {
  return sha256(Buffer.from(text)).slice(7, 15);
}

/** A rule of one or several definitions, with what distinguishes it from others, from short to certain. */
interface Variant {
  rule: GateRule;
  names: readonly string[];
}

/** Adds a variant to each of several rules with one id: its title, else a digest of its METADATA, else one of its text, too. */
function withVariants(all: readonly Variant[]): GateRule[] {
  return all.map((one) => {
    const same = all.filter((other) => other.rule.id === one.rule.id && other !== one);
    if (same.length === 0) return one.rule;
    const isUnique = (name: string, at: number): boolean =>
      name !== "" && same.every((other) => other.names[at] !== name);
    const variant = one.names.find(isUnique);
    return variant === undefined ? one.rule : { ...one.rule, variant };
  });
}

/** A definition with its METADATA. */
interface DescribedDefinition {
  rule: GateRule;
  /** Equal for definitions that are one rule in reports. */
  key: string;
}

/** Merges definitions with equal keys. */
function distinct(definitions: readonly DescribedDefinition[]): Map<string, GateRule> {
  interface Group {
    rule: GateRule;
    locations: RegoLocation[];
  }
  const groups = new Map<string, Group>();
  for (const {
    key,
    rule: { location, ...rule },
  } of definitions) {
    const group: Group = groups.get(key) ?? { rule, locations: [] };
    if (location !== undefined) group.locations.push(location);
    groups.set(key, group);
  }
  const keys = [...groups.keys()];
  const rules = withVariants(
    Array.from(groups, ([key, { rule, locations }]) => ({
      rule: { ...rule, ...toLocations(locations) },
      names: [toSlug(rule.title ?? ""), shortDigest(gateRuleKey(rule)), shortDigest(key)],
    })),
  );
  return new Map(rules.map((rule, index) => [keys[index] ?? "", rule]));
}

/** A rule as a whole, and each of its definitions in order. */
interface DefinedRule {
  whole: GateRule;
  each: GateRule[];
}

/**
 * Builds a rule from all its definitions. METADATA of a definition applies to that one; METADATA of the document
 * (`scope: document`) or the package applies to all. Digests distinguish definitions with equal METADATA and no id. A
 * rule with one value (`allow`) uses the METADATA of its only annotated definition.
 */
export function describeDefinitions(
  path: string,
  name: string,
  definitions: readonly Pick<JudgingDefinition, "annotations" | "location" | "digest">[],
  ofPackage: RegoAnnotations | undefined,
): DefinedRule {
  const document = definitions.flatMap(({ annotations }) => annotations.filter(isOfDocument));
  const usualId = plainRule(path, name).id;
  const each = definitions.map(({ annotations, location, digest = "" }) => {
    const own = annotations.filter((block) => !isOfDocument(block));
    const rule = toGateRule(path, name, [...own, ...document], ofPackage, location);
    // METADATA with an id makes one rule of all definitions with it.
    return { rule, key: gateRuleKey(rule) + (rule.id === usualId ? digest : "") };
  });
  const isOneValue = name === "allow" || name === "result";
  const speaking = isOneValue
    ? each.filter((_, index) => definitions[index]?.annotations.some((block) => !isOfDocument(block)))
    : each;
  const located = toLocations(definitions.map(({ location }) => location));
  const [first, ...others] = distinct(speaking.length === 0 ? each : speaking).values();
  if (first !== undefined && others.length === 0) {
    const { location: _, locations: _all, ...rule } = first;
    const whole = { ...rule, ...located };
    return { whole, each: each.map(() => whole) };
  }
  const groups = distinct(each);
  const whole = { ...toGateRule(path, name, document, ofPackage, undefined), ...located };
  return {
    whole: { ...whole, definitions: [...groups.values()] },
    each: each.map(({ key, rule }) => groups.get(key) ?? rule),
  };
}
