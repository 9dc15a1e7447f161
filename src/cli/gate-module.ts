import type { Decision } from "../engine/decision.js";
import type { EvaluateOptions } from "../engine/options.js";
import type { Policy, PreparedInput } from "../engine/policy.js";
import { readResultSet } from "./eval-output.js";
import type { GateRule } from "./gate-rule.js";
import type { JsonTree } from "./json-tree.js";
import { GROUPS, verdictEntrypoint } from "./verdict-module.js";
import type { PolicyPackage, RuleGroup } from "./verdict-module.js";
import { POLICY_RULES, VERDICT_RULES } from "./verdict.js";
import type { RuleValue } from "./verdict.js";

/** The values of a package's rules for one input, and the decisions they come from. */
export interface PackageValues {
  rules: RuleValue[];
  decisions: Decision[];
}

/** A package that judges inputs. */
export interface GatePackage {
  /** Its path with slashes. */
  policy: string;
  /** The argument it comes from. */
  source: string;
  /**
   * Whether only its values tell that it is a policy: an entrypoint of a compiled policy, which gives an object
   * with rules or something else.
   */
  uncertain: boolean;
  /** What is known of its rules, by name; nothing of a compiled policy's. */
  rules: ReadonlyMap<string, GateRule>;
  evaluate(input: PreparedInput, options: EvaluateOptions): Promise<PackageValues>;
}

/** A loaded policy with the packages that judge. */
export interface GateModule {
  policy: Policy;
  packages: GatePackage[];
  /** Rules that look as if they judged, and that nobody reads: `style.warn`. */
  unread: string[];
  /** Compiled policies in a folder of Rego, which nobody judges. */
  leftOut: string[];
}

/** The rules that an object has, and those that it should have. */
function rulesOf(value: JsonTree | undefined, expected: readonly string[]): RuleValue[] {
  const object = value instanceof Map ? value : new Map<string, JsonTree>();
  return VERDICT_RULES.filter((rule) => object.has(rule) || expected.includes(rule)).map((rule) => ({
    rule,
    value: object.get(rule),
  }));
}

/** What the groups of a rule's definitions give. */
function partsOf(
  groups: readonly RuleGroup[] | undefined,
  values: JsonTree | undefined,
): Pick<RuleValue, "parts"> {
  if (groups === undefined || !Array.isArray(values)) return {};
  return { parts: groups.map(({ about }, index) => ({ about, value: values[index] })) };
}

/** A package compiled from Rego, of which it is known which rules it has. */
export function fromRegoPackage(
  { path, rules, groups }: PolicyPackage,
  about: ReadonlyMap<string, GateRule>,
  source: string,
  index: number,
): GatePackage {
  return {
    policy: path,
    source,
    uncertain: false,
    rules: about,
    async evaluate(input, options) {
      const entrypoint = verdictEntrypoint(index);
      const decision = await input.decide({ ...options, entrypoint, shownAs: path });
      const value = readResultSet(decision.resultSet);
      const values = value instanceof Map ? value : new Map<string, JsonTree>();
      const parts = values.get(GROUPS);
      return {
        rules: rules.map((rule) => ({
          rule,
          value: values.get(rule),
          ...partsOf(groups?.get(rule), parts instanceof Map ? parts.get(rule) : undefined),
        })),
        decisions: [decision],
      };
    },
  };
}

interface CompiledPackage {
  /** The entrypoints that are rules, by the rule's name. */
  rules: Map<string, string>;
  /** The entrypoint that may give an object with rules. */
  whole?: string;
}

function groupEntrypoints(entrypoints: readonly string[]): Map<string, CompiledPackage> {
  const packages = new Map<string, CompiledPackage>();
  const at = (path: string): CompiledPackage => {
    const found = packages.get(path) ?? { rules: new Map<string, string>() };
    packages.set(path, found);
    return found;
  };
  for (const entrypoint of entrypoints) {
    const cut = entrypoint.lastIndexOf("/");
    const name = entrypoint.slice(cut + 1);
    if (VERDICT_RULES.includes(name)) at(entrypoint.slice(0, Math.max(cut, 0))).rules.set(name, entrypoint);
    else at(entrypoint).whole = entrypoint;
  }
  return packages;
}

/** The verdict rules of a package, by the names of the functions that OPA compiled them to. */
function rulesByFunction(path: string, functions: readonly string[]): string[] {
  const names = new Set(functions.map((name) => name.replace(/^g\d+\./, "")));
  return VERDICT_RULES.filter((rule) => names.has(`data.${path.replaceAll("/", ".")}.${rule}`));
}

/**
 * The packages of a compiled policy: its entrypoints that bear a rule's name, or that give an object with rules.
 *
 * @param functions the names of the module's functions. They tell which rules a package has, so that one that is
 * undefined is missed; without them (a stripped module) only the values tell.
 */
export function fromEntrypoints(
  entrypoints: readonly string[],
  source: string,
  functions: readonly string[],
): GatePackage[] {
  return [...groupEntrypoints(entrypoints)].map(([policy, { rules, whole }]) => {
    const expected = whole === undefined ? [] : rulesByFunction(policy, functions);
    const known = [...rules.keys(), ...expected];
    return {
      policy,
      source,
      uncertain: !POLICY_RULES.some((rule) => known.includes(rule)),
      rules: new Map(),
      async evaluate(input, options) {
        const values: PackageValues = { rules: [], decisions: [] };
        for (const [rule, entrypoint] of rules) {
          const decision = await input.decide({ ...options, entrypoint });
          values.decisions.push(decision);
          values.rules.push({ rule, value: readResultSet(decision.resultSet) });
        }
        if (whole === undefined) return values;
        const decision = await input.decide({ ...options, entrypoint: whole });
        values.decisions.push(decision);
        values.rules.push(
          ...rulesOf(readResultSet(decision.resultSet), expected).filter(({ rule }) => !rules.has(rule)),
        );
        return values;
      },
    };
  });
}
