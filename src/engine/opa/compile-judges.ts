import type { RegoDiagnostic } from "../../base/errors.js";
import { toRequestSchemas, type CheckRegoRequest } from "./check-rego.js";
import { compileAtLevel, type CompileAnswer, type CompileOptions } from "./compile-rego.js";
import type { RegoOutline, UnsuppliedReference } from "./rego-outline.js";
import { toRequestFile, type RegoSourceFile } from "./rego-source.js";
import { GROUPS_KEY, toJudgingPackage } from "./judging-package.js";
import type { DescribedJudge, IgnoredRule, JudgingPackage } from "./judging-package.js";

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

interface CompileJudgesRequest extends CompileOptions, Pick<CheckRegoRequest, "schemas" | "optionalSchemas"> {
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
  tests?: readonly RegoSourceFile[];
  /** References to data that may be absent, with everything below them: `data.inventory`. */
  allowUndefined?: readonly string[];
}

/** The judging packages, or the reasons that the gate must not judge. */
export type CompileJudgesResult =
  | {
      /** The arguments without a policy. */
      withoutPolicy: readonly string[];
      /** The files of `tests` that contain a policy and no test. */
      policiesInTests: readonly string[];
      /** The namespaces, or patterns of them, in which families read nothing. */
      withoutRules: readonly string[];
      /** The namespaces with rules that families would read. */
      unread: readonly string[];
      ignored: readonly IgnoredRule[];
    }
  | {
      /** By their first source, and by their paths. */
      judging: readonly JudgingPackage[];
      ignored: readonly IgnoredRule[];
      unsupplied: readonly UnsuppliedReference[];
      /** Namespaces with rules that families would read, but that were not requested. */
      unread: readonly string[];
      wasm: Uint8Array;
      outline: RegoOutline;
      warnings: readonly RegoDiagnostic[];
    };

interface GateAnswer extends CompileAnswer {
  gate: {
    judging: DescribedJudge[];
    ignored: IgnoredRule[];
    withoutPolicy: string[];
    policiesInTests: string[];
    unsupplied: UnsuppliedReference[];
    withoutRules: string[];
    unread: string[];
  };
}

/**
 * Finds the judging packages and compiles one entrypoint for each, in one parse. Set definitions with different
 * METADATA stay separate. Errors refer to the original policies.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's diagnostics, those of `tests` too, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function compileJudges({
  sources,
  policyRules,
  verdictRules,
  families,
  suspect,
  complete,
  tests = [],
  allowUndefined = [],
  schemas,
  optionalSchemas,
  ...options
}: CompileJudgesRequest): Promise<CompileJudgesResult> {
  const { gate, wasm, outline, warnings } = await compileAtLevel<GateAnswer>(options, {
    schemas: toRequestSchemas({ schemas, optionalSchemas }),
    gate: {
      sources,
      policyRules,
      verdictRules,
      suspect,
      groups: GROUPS_KEY,
      tests: tests.map(toRequestFile),
      allowUndefined,
      complete,
      families,
    },
  });
  const { withoutPolicy, policiesInTests, ignored, unsupplied, withoutRules, unread } = gate;
  if (withoutPolicy.length > 0 || policiesInTests.length > 0 || withoutRules.length > 0) {
    return { withoutPolicy, policiesInTests, withoutRules, unread, ignored };
  }
  const judging = gate.judging.map(toJudgingPackage);
  return { judging, ignored, unsupplied, unread, wasm, outline, warnings };
}
