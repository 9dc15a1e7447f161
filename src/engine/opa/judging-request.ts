import { pick } from "../../base/pick.js";
import { GROUPS_KEY, type DescribedJudge, type IgnoredRule, type MetadataBlock } from "./judging-package.js";
import type { UnsuppliedReference } from "./rego-outline.js";
import { toRequestFile, type RegoSourceFile } from "./rego-source.js";

/** Rules to add to policies that lack them. */
export interface RuleCompletion {
  /** A policy with one of these verdict rules is completed. */
  when: readonly string[];
  /** The candidates; rules with an existing name are not added. */
  rules: readonly { name: string; text: string }[];
  /** The rule of a completed policy to read instead of `insteadOf`. */
  reads: string;
  insteadOf: string;
}

/** Rules that are read by the beginning of their names, instead of `policyRules` and `verdictRules`. */
export interface RuleFamilies {
  /** `deny` stands for `deny`, `deny_a`, `deny_a_b`. A package with a rule of a family is a policy. */
  names: readonly string[];
  /** Rules to read in addition: `exception`. */
  besides: readonly string[];
  /** The packages to read (`main`, `a.b`) or patterns of them (`a.*`). Empty: all. */
  namespaces: readonly string[];
}

/** Which packages judge, and by which rules. */
export interface JudgingRequest {
  /** The arguments, each with the paths of its files. A pattern is one argument for several sources. */
  sources: readonly { argument: string; files: readonly string[] }[];
  /** A package with one of these rules is a policy, except functions and test packages. */
  policyRules: readonly string[];
  /** The rules to read from a policy, in this order. */
  verdictRules: readonly string[];
  families?: RuleFamilies | undefined;
  /** Rules with a verdict-like name: `names` in packages that are not policies, and all rules whose names begin with one of `prefixes`. */
  suspect: { names: readonly string[]; prefixes: readonly string[] };
  complete?: RuleCompletion | undefined;
  /** Files ignored because of their test name. */
  tests?: readonly RegoSourceFile[] | undefined;
  /** References to data that may be absent, with everything below them: `data.inventory`. */
  allowUndefined?: readonly string[] | undefined;
}

/** The packages that judge, as opa-core finds them. */
export interface FoundJudges {
  judging: DescribedJudge[];
  ignored: IgnoredRule[];
  metadata: MetadataBlock[];
  withoutPolicy: string[];
  policiesInTests: string[];
  unsupplied: UnsuppliedReference[];
  withoutRules: string[];
  unread: string[];
}

/** Returns the request in opa-core's form. */
export function toGateRequest(request: JudgingRequest): unknown {
  const { tests = [], allowUndefined = [] } = request;
  return {
    ...pick(request, "sources", "policyRules", "verdictRules", "suspect", "complete", "families"),
    groups: GROUPS_KEY,
    tests: tests.map(toRequestFile),
    allowUndefined,
  };
}
