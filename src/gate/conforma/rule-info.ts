import { PolicyLoadError } from "../../base/errors.js";
import { getMember, nonEmptyString } from "../../base/text/member-of.js";
import type { RegoAnnotations } from "../../engine/opa/inspect-rego.js";
import type { JudgingPackage } from "../../engine/opa/judging-package.js";
import type { Matched } from "./criteria.js";

/** A rule with `custom.short_name` in its METADATA. */
export interface RuleInfo extends Matched {
  title?: string | undefined;
  effectiveOn?: string | undefined;
  /** The codes of rules whose findings replace its own. */
  dependsOn: readonly string[];
}

/** The rules of a package. */
export interface PackageRules {
  /** With dots. */
  name: string;
  /** By code. */
  infos: ReadonlyMap<string, RuleInfo>;
  /** Codes of definitions without METADATA of their own: the package and the name of the rule. */
  plain: readonly string[];
}

function getTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

function toInfo(name: string, block: RegoAnnotations): RuleInfo | undefined {
  const custom = getMember(block, "custom");
  const shortName = getMember(custom, "short_name");
  if (typeof shortName !== "string" && typeof shortName !== "number") return undefined;
  if (shortName === "") return undefined;
  const dependsOn = getMember(custom, "depends_on");
  const list = Array.isArray(dependsOn) ? dependsOn : dependsOn === undefined ? [] : [dependsOn];
  return {
    code: `${name}.${String(shortName)}`,
    collections: getTexts(getMember(custom, "collections")),
    title: nonEmptyString(block["title"]),
    effectiveOn: nonEmptyString(getMember(custom, "effective_on")),
    dependsOn: list.map(String),
  };
}

/**
 * Lists the rules of a package by their METADATA, as `ec` does.
 *
 * @throws PolicyLoadError `rego_invalid` for two rules with the same code, of which only one would be known.
 */
export function toPackageRules({ path, definitions, rules, annotations }: JudgingPackage): PackageRules {
  const name = path.replaceAll("/", ".");
  const infos = new Map<string, RuleInfo>();
  const plain: string[] = [];
  const add = (block: RegoAnnotations | undefined, subject: string): void => {
    const info = block === undefined ? undefined : toInfo(name, block);
    if (info === undefined) return;
    if (infos.has(info.code)) {
      throw new PolicyLoadError(
        `${subject}: the code ${info.code} belongs to another rule too; ec distinguishes rules by custom.short_name`,
        { code: "rego_invalid" },
      );
    }
    infos.set(info.code, info);
  };
  for (const [rule, all] of definitions) {
    for (const { annotations: blocks, location } of all) {
      const label = `${name}.${rule} (${location.file}:${String(location.row)})`;
      const isOwn = ({ scope }: RegoAnnotations): boolean => scope === undefined || scope === "rule";
      if (!blocks.some((block) => isOwn(block) && toInfo(name, block) !== undefined))
        plain.push(`${name}.${rule}`);
      for (const block of [...blocks, annotations]) add(block, label);
    }
  }
  for (const { name: rule, annotations: block } of rules) {
    if (!definitions.has(rule)) add(block, `${name}.${rule}`);
  }
  return { name, infos, plain };
}

/**
 * Checks that no rule depends on itself, through any number of others: the findings of such rules would remove each other.
 *
 * @throws PolicyLoadError `metadata_invalid`
 */
export function checkDependencies(packages: readonly PackageRules[]): void {
  const infos = new Map(packages.flatMap(({ infos: own }) => [...own]));
  for (let size = -1; size !== infos.size;) {
    size = infos.size;
    for (const [code, { dependsOn }] of infos)
      if (!dependsOn.some((other) => infos.has(other))) infos.delete(code);
  }
  if (infos.size === 0) return;
  throw new PolicyLoadError(
    `custom.depends_on makes rules depend on themselves, so that no finding of theirs is left: ${[...infos.keys()].join(", ")}`,
    { code: "metadata_invalid" },
  );
}
