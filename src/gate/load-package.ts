import type { RuleCompletion } from "../engine/opa/judging-request.js";
import type { JudgingDefinition, JudgingPackage } from "../engine/opa/judging-package.js";
import type { VirtualDocument } from "../engine/opa/rego-outline.js";
import { fromRegoPackage, type CompiledPackage, type GatePackage, type RuleGroup } from "./gate-module.js";
import { describeDefinitions, toGateRules, type GateRule } from "./gate-rule.js";
import { type InputSchemas } from "./inputs/input-schemas.js";
import { readPolicyInputs } from "./policy-inputs.js";
import { definedRules } from "./verdict.js";

/** The rules of a package. Definitions with variants remain separate. */
function describe(
  found: JudgingPackage,
  completion: RuleCompletion | undefined,
): Pick<CompiledPackage, "about" | "groups"> {
  const { path, definitions, annotations, judged } = found;
  const about = toGateRules(found);
  const groups = new Map<string, RuleGroup[]>();
  for (const [rule, all] of definitions) {
    const { whole, each } = describeDefinitions(path, rule, all, annotations);
    about.set(rule, whole);
    const reported = found.groups.get(rule);
    if (reported !== undefined && whole.definitions !== undefined)
      groups.set(rule, merge(reported, each, all));
  }
  if (completion !== undefined && judged.includes(completion.reads)) {
    // A finding of an added rule belongs to the rule that it derives from, with that rule's METADATA.
    const instead = about.get(completion.reads) ?? about.get(completion.insteadOf);
    if (instead !== undefined) about.set(completion.reads, instead);
  }
  return { about, groups };
}

/** Merges groups that are one rule, so that no finding is duplicated. */
function merge(
  groups: readonly (readonly number[])[],
  each: readonly GateRule[],
  definitions: readonly Pick<JudgingDefinition, "fixedIds">[],
): RuleGroup[] {
  const byRule = new Map<GateRule, { about: GateRule; values: number[]; hasFixedIds: boolean }>();
  for (const [place, members] of groups.entries()) {
    const about = each[members[0] ?? 0];
    if (about === undefined) continue;
    const group = byRule.get(about) ?? { about, values: [], hasFixedIds: true };
    group.values.push(place);
    group.hasFixedIds &&= members.every((member) => definitions[member]?.fixedIds === true);
    byRule.set(about, group);
  }
  return [...byRule.values()];
}

/** The paths of rules in `data`, except for functions, with slashes. */
export function getRulePaths(
  rules: Iterable<{ path: readonly string[]; kind: VirtualDocument["kind"] }>,
): Set<string> {
  return new Set([...rules].flatMap(({ path, kind }) => (kind === "function" ? [] : [path.join("/")])));
}

interface PackageReading {
  inputSchemas: InputSchemas;
  /** Paths of all rules in `data`, except for functions, with slashes. */
  rulePaths: ReadonlySet<string>;
  complete?: RuleCompletion | undefined;
  isConftest?: boolean;
  /** The place of the METADATA of a package, if known: `policy.rego:3`. */
  getLocation?: (policy: string) => string | undefined;
}

/**
 * Loads a judging package with its METADATA: of Rego, or of a compiled policy that describes itself.
 *
 * @throws ConfigurationError `config_invalid` for an invalid schema in METADATA.
 */
export async function loadPackage(
  found: JudgingPackage,
  { inputSchemas, rulePaths, complete, isConftest = false, getLocation }: PackageReading,
): Promise<GatePackage> {
  const { path, judged: rules, fixedIds, entrypoint, argument, ruleCount } = found;
  const name = `the METADATA of package ${path.replaceAll("/", ".")}`;
  const location = getLocation?.(path);
  const subject = location === undefined ? name : `${location}: ${name}`;
  const inputs = await readPolicyInputs(found.annotations, subject, inputSchemas);
  const schemas = [...(await inputSchemas.ofAll()), ...(await inputSchemas.named(found.schemas))];
  const conftest = isConftest ? { conftest: { ruleCount } } : {};
  const own = { ...describe(found, complete), ...conftest, ...(inputs === undefined ? {} : { inputs }) };
  const { members } = definedRules(path, rulePaths);
  return fromRegoPackage({ path, rules, fixedIds, members, entrypoint, schemas, ...own }, argument);
}
