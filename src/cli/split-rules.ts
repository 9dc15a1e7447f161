import type { RegoSourceFile } from "../opa/rego-source.js";
import { describeDefinitions, gateRuleKey } from "./gate-rule.js";
import type { GateRule } from "./gate-rule.js";
import { unusedPrefix } from "./rule-definitions.js";
import type { RuleDefinition } from "./rule-definitions.js";
import { renameRuleHeads } from "./rule-heads.js";
import { packageName } from "./verdict-module.js";
import type { PolicyPackage, RuleGroup } from "./verdict-module.js";

/** A definition with what is known of it. */
export interface DescribedDefinition extends RuleDefinition {
  about: GateRule;
}

interface DescribedPackage extends PolicyPackage {
  about: ReadonlyMap<string, GateRule>;
  annotations?: Record<string, unknown> | undefined;
}

/** Adds to packages, and to definitions, what the METADATA of each definition says. */
export function describePackages<Package extends DescribedPackage>(
  packages: readonly Package[],
  definitions: readonly RuleDefinition[],
): { packages: Package[]; definitions: DescribedDefinition[] } {
  const described: DescribedDefinition[] = [];
  const withRules = packages.map((one) => {
    const about = new Map(one.about);
    for (const rule of one.rules) {
      const own = definitions.filter(
        (definition) => definition.policy === one.path && definition.rule === rule,
      );
      if (own.length === 0) continue;
      const { whole, each } = describeDefinitions(one.path, rule, own, one.annotations);
      about.set(rule, whole);
      described.push(...own.map((definition, index) => ({ ...definition, about: each[index] ?? whole })));
    }
    return { ...one, about };
  });
  return { packages: withRules, definitions: described };
}

/**
 * Whether definitions can be told apart by renaming their rule. Only a set is the union of what its definitions give;
 * and a policy that reads its own METADATA (`rego.metadata`) would read another name.
 */
function canSplit(own: readonly RuleDefinition[], files: ReadonlyMap<string, string>): boolean {
  return own.every(
    ({ head, isPartialSet, file }) =>
      head !== undefined && isPartialSet && files.get(file)?.includes("rego.metadata") === false,
  );
}

/**
 * Tells the definitions of rules apart that differ in their METADATA: those of one METADATA give a rule of their own,
 * and the rule of the policy is what these give together. A rule for which that is not possible stays as it is.
 */
export function splitRules<Package extends DescribedPackage>(
  packages: readonly Package[],
  files: readonly RegoSourceFile[],
  definitions: readonly DescribedDefinition[],
): { packages: Package[]; files: RegoSourceFile[] } {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const prefix = unusedPrefix(files);
  const names = new Map<string, string>();
  const headKey = (file: string, head: number | undefined): string => JSON.stringify([file, head]);
  const unions: RegoSourceFile[] = [];
  const split = packages.map((one, index) => {
    const groups = new Map<string, RuleGroup[]>();
    for (const rule of one.rules) {
      const own = definitions.filter(
        (definition) => definition.policy === one.path && definition.rule === rule,
      );
      if (one.about.get(rule)?.definitions === undefined || !canSplit(own, texts)) continue;
      const byMetadata = new Map<string, RuleGroup>();
      for (const { file, head, about } of own) {
        const key = gateRuleKey(about);
        const group = byMetadata.get(key) ?? { name: `${prefix}${rule}_${byMetadata.size}`, about };
        byMetadata.set(key, group);
        names.set(headKey(file, head), group.name);
      }
      groups.set(rule, [...byMetadata.values()]);
    }
    if (groups.size === 0) return one;
    const rules = [...groups].flatMap(([rule, parts]) =>
      parts.map(({ name }) => `${rule} contains found if some found in ${name}`),
    );
    const text = `package ${packageName(one.path)}\n\nimport rego.v1\n\n${rules.join("\n\n")}\n`;
    unions.push({ path: `regohost_definitions/p${index}.rego`, text });
    return { ...one, groups };
  });
  const renamed = files.map(({ path, text }) => ({
    path,
    text: renameRuleHeads(text, ({ ordinal }) => names.get(headKey(path, ordinal))),
  }));
  return { packages: split, files: [...renamed, ...unions] };
}
