import type { FindingType } from "../chainloop/finding-type.js";
import { readWithinTime } from "../base/async/within-time.js";
import { append, beginsWith } from "../base/lists.js";
import { DEFAULT_TIMEOUT_MS } from "../engine/rounds/evaluation-deadline.js";
import type { Decision } from "../engine/rounds/decision.js";
import type { EvaluateOptions } from "../engine/rounds/options.js";
import type { Policy, PreparedInput } from "../engine/rounds/policy.js";
import type { BaseDocuments } from "../engine/source/base-document.js";
import type { RegoSourceFile, RegoSources } from "../engine/opa/rego-source.js";
import type { CoreRunOptions } from "../engine/opa/run-in-core.js";
import type { Schemas } from "../engine/source/schemas.js";
import { readResultSet } from "../engine/rounds/result-set.js";
import type { RequiredSigner } from "./conforma/required-signer.js";
import type { ConfiguredRules } from "./conforma/source-judge.js";
import type { GateRule } from "./gate-rule.js";
import type { InputSchema } from "./inputs/input-schemas.js";
import type { PolicyInputs } from "./policy-inputs.js";
import { formatJson } from "../base/terms/json-format.js";
import { RegoObject, type Term } from "../base/terms/term.js";
import type { OpenRules } from "./undescribed-module.js";
import { isAllowedUnread, type NotedRule, type UnreadOptions } from "./check-rules.js";
import { PolicyLoadError } from "../base/errors.js";
import { message, option } from "../base/message.js";
import { listSome } from "../base/text/printable.js";
import { definedRules, describeMember, READ_MEMBERS, unreadMembers } from "./verdict.js";
import { GROUPS_KEY, POLICY_RULES, VERDICT_RULES } from "../engine/opa/judging-package.js";
import { likelyMeant } from "../engine/opa/near-names.js";
import type { DefinedRules, RuleValue } from "./verdict.js";

/** The values of a package's rules for one input, and the decisions that produced them. */
export interface PackageValues {
  rules: RuleValue[];
  decisions: Decision[];
}

/** A package that judges inputs. */
export interface GatePackage {
  /** Its path with slashes. */
  policy: string;
  /** The argument that specified it. */
  source: string;
  /** Whether only its values show that it is a policy: a compiled entrypoint may return an object with rules or another value. */
  uncertain: boolean;
  /** Its rules by name; empty for a compiled policy. */
  rules: ReadonlyMap<string, GateRule>;
  /** For rules that are read as in Conftest: the number of their definitions. */
  conftest?: { ruleCount: number };
  /** For a package compiled from Rego: the rules that are read. */
  judged?: readonly string[];
  /** The required schemas of its inputs. */
  schemas: readonly InputSchema[];
  /** Its selection of inputs; absent for a policy that judges every input. */
  inputs?: PolicyInputs;
  evaluate(input: PreparedInput, options: EvaluateOptions): Promise<PackageValues>;
}

/** A loaded policy with its judging packages. */
export interface GateModule {
  policy: Policy;
  /** Its base document, without the parts that depend on the input. */
  data: Pick<BaseDocuments, "bytes">;
  packages: GatePackage[];
  /** Its Rego; absent for a compiled policy. */
  files?: readonly Pick<RegoSourceFile, "path" | "text">[];
  /** The sources for OPA's evaluator: its Rego with the rules that the gate adds. Absent for a compiled policy. */
  evaluator?: Pick<RegoSources, "files" | "builtins" | "regoVersion"> &
    Pick<CoreRunOptions, "maxMemoryBytes">;
  /** Rules with a verdict-like name that the gate does not read: `style.warn`. */
  ignoredRules: readonly NotedRule[];
  /** For a compiled policy: warnings that no entrypoint evaluates, and other such rules that may be ignored. */
  unjudgedRules: readonly string[];
  /** References to rules that their packages lack, and to parts of data that do not exist, with their locations. */
  undefinedReferences: string[];
  /**
   * For a policy compiled with another runtime or planner than this package's: its argument, the reason why it was not
   * recompiled, and whether it describes itself sufficiently for the gate.
   */
  stockRuntime?: { argument: string; why: string; isDescribed: boolean } | undefined;
  /** The argument of a bundle that was recompiled from its Rego. */
  recompiled?: string | undefined;
  /** For a compiled policy: its argument, and the schemas that its Rego was not checked against. */
  unchecked?: { argument: string; schemas: readonly string[] } | undefined;
  /** The schemas of the options, against which inputs are validated. */
  schemas: Schemas;
  /** Creates its input, where that differs from the other modules'. */
  inputFor?: (json: Uint8Array) => Uint8Array;
  /** The type of its findings, if a policy of Chainloop declares one. */
  findingType?: FindingType | undefined;
  /** The base document for an input, where it depends on the input. */
  dataFor?: (input: { file: string }, now: Date | bigint, required?: RequiredSigner) => Uint8Array;
  /** With `rules: "conforma"`: the criteria for its rules. */
  configured?: ConfiguredRules;
  /** With `rules: "conftest"`: namespaces with rules that were not requested. */
  unreadNamespaces?: readonly string[];
}

/** The rules in an object, and the expected ones. */
function toRules(value: Term | undefined, { rules, members }: DefinedRules): RuleValue[] {
  const object = value instanceof RegoObject ? value : new RegoObject([]);
  return VERDICT_RULES.filter((rule) => object.has(rule) || rules.includes(rule)).map((rule) => ({
    rule,
    value: object.get(rule),
    ...getMembers(rule, members),
  }));
}

function getMembers(rule: string, members: readonly string[]): Pick<RuleValue, "members"> {
  return rule === "result" && members.length > 0 ? { members } : {};
}

/** Whether a value at the name of a rule that judges refuses, or gives no verdict: as findings, an object has the wrong type. */
function isRefusing(name: string, value: Term): boolean {
  if (name === "allow") return value === false;
  if (value instanceof RegoObject) return name !== "result" && value.members.size > 0;
  return Array.isArray(value) && value.length > 0;
}

/** Paths within a value, below members that are not read, at which a verdict name has a value that refuses. */
function hiddenRefusals(value: Term | undefined, read: readonly string[], path: readonly string[]): string[] {
  if (!(value instanceof RegoObject)) return [];
  return [...value.members].flatMap(([name, member]) => {
    if (read.includes(name)) return [];
    const rulePath = [...path, name];
    const isHidden = read.length === 0 && POLICY_RULES.includes(name) && isRefusing(name, member);
    return isHidden ? [rulePath.join(".")] : hiddenRefusals(member, [], rulePath);
  });
}

/** Paths within the value of a rule that is not read at which a name looks like that of a rule that judges. */
function listJudgingNames(value: Term | undefined, path: readonly string[]): string[] {
  if (!(value instanceof RegoObject)) return [];
  return [...value.members].flatMap(([name, member]) => {
    const looksJudging = POLICY_RULES.includes(name) || likelyMeant(name, POLICY_RULES) !== undefined;
    return looksJudging ? [[...path, name].join(".")] : listJudgingNames(member, [...path, name]);
  });
}

/**
 * The names like those of rules that judge in the values of a package's rules that are not read. The names of a module's functions do not
 * show keys that only the evaluation knows, as in `b[k].deny`, and the values do not show which keys are those of heads.
 */
function findJudgingNames(
  uncalled: readonly (readonly string[])[],
  value: Term | undefined,
  entrypoint: string,
): string[] {
  const above = entrypoint.split("/");
  return uncalled
    .filter((path) => beginsWith(path, above))
    .flatMap((path) => {
      const found = path
        .slice(above.length)
        .reduce<Term | undefined>(
          (outer, name) => (outer instanceof RegoObject ? outer.get(name) : undefined),
          value,
        );
      return listJudgingNames(found, path);
    });
}

/**
 * Rejects an object that judges, of a module that does not describe itself, with refusals deeper than its members: heads such as
 * `result[k].deny` have keys that only the evaluation shows.
 *
 * @param read the members that the verdict reads.
 * @throws PolicyLoadError `rule_unread`
 */
function checkHidden(
  value: Term | undefined,
  location: string,
  read: readonly string[],
  options: UnreadOptions,
): void {
  throwIfHidden(hiddenRefusals(value, read, [location.replaceAll("/", ".")]), options);
}

/** @throws PolicyLoadError `rule_unread` if one is not allowed. */
function throwIfHidden(names: readonly string[], options: UnreadOptions): void {
  const hidden = names.filter((name) => !isAllowedUnread(name, options));
  if (hidden.length === 0) return;
  throw new PolicyLoadError(
    message`${listSome(hidden)} may refuse and is not read; give the Rego, compile it with \`regohost build\`, or allow it by its full name with ${option("allowUnread")}`,
    { code: "rule_unread" },
  );
}

/**
 * Rejects the value of an entrypoint that is no object with a rule that judges where it should be one: it is undefined, or looks
 * as if it judged.
 *
 * @throws PolicyLoadError `rule_unread`
 */
function checkJudges(value: Term | undefined, entrypoint: string, { helpers, mustJudge }: OpenRules): void {
  if (value === undefined ? helpers.has(entrypoint) : !mustJudge.has(entrypoint)) return;
  if (value instanceof RegoObject && VERDICT_RULES.some((rule) => value.has(rule))) return;
  throw new PolicyLoadError(
    message`${entrypoint.replaceAll("/", ".")} is an entrypoint whose value has none of the rules ${VERDICT_RULES.join(", ")}, so it judges nothing (opa build makes rules that read an entrypoint entrypoints, too); compile the policy without it, or allow it by its full name with ${option("allowUnread")}`,
    { code: "rule_unread" },
  );
}

/**
 * Rejects an object with members that look like verdict rules. In a package these are rules, which are checked when it
 * is compiled.
 *
 * @throws PolicyLoadError `rule_unread`
 */
function checkMembers(value: Term | undefined, entrypoint: string, options: UnreadOptions): void {
  if (!(value instanceof RegoObject)) return;
  const location = entrypoint.replaceAll("/", ".");
  const unread = unreadMembers(value).filter(({ name }) => !isAllowedUnread(`${location}.${name}`, options));
  if (unread.length === 0) return;
  throw new PolicyLoadError(
    message`${listSome(unread.map((member) => describeMember(location, member)))}; rename it, or allow it by its full name with ${option("allowUnread")}`,
    { code: "rule_unread" },
  );
}

/** Definitions of a rule with equal METADATA. */
export interface RuleGroup {
  about: GateRule;
  /** The indexes of their values among those of the rule's groups. */
  values: readonly number[];
  /** Whether none of their findings has its own id that the input may choose. */
  hasFixedIds: boolean;
}

/** A package compiled from Rego. */
export interface CompiledPackage {
  /** With slashes: `supply/chain`. */
  path: string;
  /** The rules that the verdict reads. */
  rules: readonly string[];
  /** The members of `result` that rules define. */
  members: readonly string[];
  /** Those whose findings have no id of their own that the input may choose. */
  fixedIds: readonly string[];
  /** Entrypoint that returns an object with their values. */
  entrypoint: string;
  /** All its rules. */
  about: ReadonlyMap<string, GateRule>;
  conftest?: { ruleCount: number };
  schemas: readonly InputSchema[];
  inputs?: PolicyInputs;
  /** The groups of rules whose definitions are distinguished. */
  groups: ReadonlyMap<string, readonly RuleGroup[]>;
}

/** The values of a rule's groups of definitions. */
function toParts(
  groups: readonly RuleGroup[] | undefined,
  given: Term | undefined,
): Pick<RuleValue, "parts"> {
  if (groups === undefined || !Array.isArray(given)) return {};
  return { parts: groups.map(({ values, ...group }) => ({ ...group, value: unite(values, given) })) };
}

/** The distinct members of lists. */
function unite(rulePaths: readonly number[], lists: readonly Term[]): Term[] {
  const members = rulePaths.flatMap((rulePath) => {
    const list = lists[rulePath];
    return Array.isArray(list) ? list : [];
  });
  return [...new Map(members.map((member) => [formatJson(member), member])).values()];
}

/**
 * Evaluates an entrypoint, and reads and checks its value, whose size the input can choose, within the time limit of the
 * evaluation.
 */
async function evaluateEntrypoint(
  input: PreparedInput,
  options: EvaluateOptions & { entrypoint: string },
  check: (value: Term | undefined) => void = () => undefined,
): Promise<{ decision: Decision; value: Term | undefined }> {
  const { entrypoint, shownAs = entrypoint, interrupt, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const startedAt = performance.now();
  const decision = await input.decide(options);
  const { resultSet } = decision;
  const leftMs = timeoutMs - (performance.now() - startedAt);
  const limits = { interrupt, timeoutMs, leftMs };
  const value = await readWithinTime(`reading the result of ${shownAs}`, resultSet.length, limits, () => {
    const read = readResultSet(resultSet);
    check(read);
    return read;
  });
  return { decision, value };
}

/** A package compiled from Rego, with known rules. */
export function fromRegoPackage(
  { path, rules, fixedIds, members, entrypoint, about, groups, ...others }: CompiledPackage,
  source: string,
): GatePackage {
  return {
    policy: path,
    source,
    uncertain: false,
    rules: about,
    judged: rules,
    ...others,
    async evaluate(input, options) {
      const { decision, value } = await evaluateEntrypoint(input, { ...options, entrypoint, shownAs: path });
      const values = value instanceof RegoObject ? value : new RegoObject([]);
      const parts = values.get(GROUPS_KEY);
      return {
        rules: rules.map((rule) => ({
          rule,
          value: values.get(rule),
          hasFixedIds: fixedIds.includes(rule),
          ...getMembers(rule, members),
          ...toParts(groups.get(rule), parts instanceof RegoObject ? parts.get(rule) : undefined),
        })),
        decisions: [decision],
      };
    },
  };
}

interface PackageEntrypoints {
  /** The entrypoints that are rules, by the rule's name. */
  rules: Map<string, string>;
  /** The entrypoint that may return an object with rules. */
  whole?: string;
}

function groupEntrypoints(entrypoints: readonly string[]): Map<string, PackageEntrypoints> {
  const packages = new Map<string, PackageEntrypoints>();
  const at = (path: string): PackageEntrypoints => {
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

interface EntrypointOptions {
  /** The required schemas of every input. */
  schemas?: readonly InputSchema[];
  /** The rules that may be ignored. */
  unread?: UnreadOptions;
  /** Of a module that does not describe itself: what its values have to show. */
  open?: OpenRules | undefined;
}

/**
 * The packages of a compiled policy: its entrypoints named like a verdict rule, or that return an object with rules.
 *
 * @param rulePaths paths of the module's rules in `data`, with slashes. They show which rules a package has, so that an
 * undefined one is detected.
 */
export function fromEntrypoints(
  entrypoints: readonly string[],
  source: string,
  rulePaths: ReadonlySet<string>,
  { schemas = [], unread = {}, open }: EntrypointOptions = {},
): GatePackage[] {
  return [...groupEntrypoints(entrypoints)].map(([policy, { rules, whole }]) => {
    const defined = definedRules(policy, rulePaths);
    const expected = whole === undefined ? { ...defined, rules: [] } : defined;
    const known = [...rules.keys(), ...expected.rules];
    return {
      policy,
      source,
      uncertain: !POLICY_RULES.some((rule) => known.includes(rule)),
      rules: new Map(),
      schemas,
      async evaluate(input, options) {
        const values: PackageValues = { rules: [], decisions: [] };
        for (const [rule, entrypoint] of rules) {
          const { decision, value } = await evaluateEntrypoint(input, { ...options, entrypoint }, (read) => {
            if (open !== undefined && rule === "result") checkHidden(read, entrypoint, READ_MEMBERS, unread);
          });
          values.decisions.push(decision);
          values.rules.push({ rule, value, ...getMembers(rule, expected.members) });
        }
        if (whole === undefined) return values;
        const isObject = ![...rulePaths].some((location) => location.startsWith(`${whole}/`));
        const { decision, value } = await evaluateEntrypoint(
          input,
          { ...options, entrypoint: whole },
          (read) => {
            if (open !== undefined && isObject) checkJudges(read, whole, open);
            if (isObject) checkMembers(read, whole, unread);
            if (open === undefined) return;
            if (isObject) checkHidden(read, whole, VERDICT_RULES, unread);
            const result = read instanceof RegoObject ? read.get("result") : undefined;
            checkHidden(result, `${whole}/result`, READ_MEMBERS, unread);
            throwIfHidden(findJudgingNames(open.uncalled, read, whole), unread);
          },
        );
        values.decisions.push(decision);
        append(
          values.rules,
          toRules(value, expected).filter(({ rule }) => !rules.has(rule)),
        );
        return values;
      },
    };
  });
}
