import type { RegoDiagnostic, RegoLocation } from "../errors.js";
import { toRequestSchemas, type CheckRegoRequest } from "./check-rego.js";
import { compileAtLevel, type CompileAnswer, type CompileOptions } from "./compile-rego.js";
import type { RegoAnnotations, RegoDefinition } from "./inspect-rego.js";
import type { RegoOutline, RegoPackage, UnsuppliedReference } from "./rego-outline.js";
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
  /** Rules to read besides: `exception`. */
  besides: readonly string[];
  /** The packages to read (`main`, `a.b`) or patterns of them (`a.*`). Empty: all. */
  namespaces: readonly string[];
}

export interface CompileJudgesRequest
  extends CompileOptions, Pick<CheckRegoRequest, "schemas" | "optionalSchemas"> {
  /** The arguments, each with the paths of its files. A pattern is one argument for several sources. */
  sources: readonly { argument: string; files: readonly string[] }[];
  /** A package with one of these rules is a policy, except functions and test packages. */
  policyRules: readonly string[];
  /** The rules to read from a policy, in this order. */
  verdictRules: readonly string[];
  families?: RuleFamilies | undefined;
  /**
   * Rules with a verdict-like name: `names` in packages that are not policies, and all rules whose names begin with one
   * of `prefixes` or of `refusing`.
   */
  suspect: { names: readonly string[]; prefixes: readonly string[]; refusing: readonly string[] };
  complete?: RuleCompletion | undefined;
  /** Files ignored because of their test name. */
  tests?: readonly RegoSourceFile[];
  /** References to data that may be absent, with everything below them: `data.inventory`. */
  allowUndefined?: readonly string[];
}

/** A rule with a verdict-like name that is not read, and that no other rule references. */
export interface IgnoredRule {
  /** `style.warn` */
  name: string;
  /** Whether it is a set whose name begins like that of a rule that refuses: `gate.deny_root`. */
  refuses: boolean;
  /** The name that it may have been meant to have: `deny`, of `gate.Deny`. */
  like?: string;
  /** The rule that it would be if it judged: `warn`, of `warn`, `warn_size` and `Warn`. */
  verdict: string;
  location: RegoLocation;
}

/** A schema of the input, or of a part of it, that METADATA names for a policy's rules or for rules that they read. */
export interface NamedInputSchema {
  /** A rule that it holds for: `gate.deny`. */
  rule: string;
  /** Its place in the input: `["predicate"]` for `input.predicate`. */
  path: readonly string[];
  /** By OPA's names: `schema.release`. */
  name?: string;
  /** The schema itself, when METADATA holds it. */
  definition?: unknown;
  /** Of the METADATA. */
  location: RegoLocation;
}

/** A definition of a rule that is read. */
export type JudgingDefinition = Pick<RegoDefinition, "kind" | "location"> & {
  annotations: readonly RegoAnnotations[];
};

/** A judging package, over all sources. Information on a rule comes from the first source that has it. */
export interface JudgingPackage extends RegoPackage {
  /** The first source that makes it a policy. */
  argument: string;
  /** The rules to read. */
  judged: readonly string[];
  /** Entrypoint that returns an object with the values of these rules; an undefined rule is a missing key. */
  entrypoint: string;
  /** The definitions of verdict rules, in file order. Excludes definitions of a named part (`deny.critical`). */
  definitions: ReadonlyMap<string, readonly JudgingDefinition[]>;
  /**
   * Groups of definitions with different METADATA, where they can be evaluated separately: their indexes, by METADATA.
   * The object has the values of these groups, in this order, as {@link GROUPS_KEY}`[rule]`.
   */
  groups: ReadonlyMap<string, readonly (readonly number[])[]>;
  /** With families: the number of rules that they read, each body counted. */
  ruleCount: number;
  schemas: readonly NamedInputSchema[];
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
    }
  | {
      /** By their first source, and by their paths. */
      judging: readonly JudgingPackage[];
      ignored: readonly IgnoredRule[];
      unsupplied: readonly UnsuppliedReference[];
      /** Namespaces with rules that families would read, but that were not asked for. */
      unread: readonly string[];
      wasm: Uint8Array;
      outline: RegoOutline;
      warnings: readonly RegoDiagnostic[];
    };

/** An additional key of an entrypoint's object. */
export const GROUPS_KEY = "values of definitions";

interface GateAnswer extends CompileAnswer {
  gate: {
    judging: (RegoPackage & {
      argument: string;
      judged: string[];
      definitions: Record<
        string,
        { kind: RegoDefinition["kind"]; location: RegoLocation; annotations?: RegoAnnotations[] }[]
      >;
      groups?: Record<string, number[][]>;
      ruleCount: number;
      schemas?: NamedInputSchema[];
    })[];
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
 * METADATA are kept separate. Errors refer to the original policies.
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
  const { gate, entrypoints, wasm, outline, warnings } = await compileAtLevel<GateAnswer>(options, {
    schemas: toRequestSchemas({ schemas, optionalSchemas }),
    gate: {
      sources,
      policyRules,
      verdictRules,
      suspect,
      groups: GROUPS_KEY,
      tests: tests.map(toRequestFile),
      allowUndefined,
      ...(complete === undefined ? {} : { complete }),
      ...(families === undefined ? {} : { families }),
    },
  });
  const { withoutPolicy, policiesInTests, ignored, unsupplied, withoutRules, unread } = gate;
  if (withoutPolicy.length > 0 || policiesInTests.length > 0 || withoutRules.length > 0) {
    return { withoutPolicy, policiesInTests, withoutRules, unread };
  }
  const judging = gate.judging.map(({ definitions, groups = {}, schemas: named = [], ...found }, index) => ({
    ...found,
    schemas: named,
    entrypoint: entrypoints[index] ?? "",
    definitions: new Map(
      Object.entries(definitions).map(([rule, all]) => [
        rule,
        all.map(({ kind, location, annotations = [] }) => ({ kind, location, annotations })),
      ]),
    ),
    groups: new Map(Object.entries(groups)),
  }));
  return { judging, ignored, unsupplied, unread, wasm, outline, warnings };
}
