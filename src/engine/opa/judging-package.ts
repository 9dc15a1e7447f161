import type { RegoLocation } from "../../base/errors.js";
import type { RegoAnnotations, RegoDefinition } from "./inspect-rego.js";
import type { RegoPackage } from "./rego-outline.js";

/** Rules whose value must be an empty set or array to pass. */
const REFUSING_RULES = ["deny", "violation", "violations"] as const;

/** Rules that make a package a policy. A package without any of them is a library. */
export const POLICY_RULES: readonly string[] = [...REFUSING_RULES, "allow", "result"];

/** Every rule that the verdict reads. */
export const VERDICT_RULES: readonly string[] = [...POLICY_RULES, "warn"];

/** `warn`, which only policies have, and beginnings of names that other tools (https://www.conftest.dev) read as rules. */
export const SUSPECT_RULES = {
  names: ["warn"],
  prefixes: ["deny_", "violation_", "violations_", "warn_"],
} as const;

/**
 * Why a rule with the name of one that judges is not evaluated by it: `function`: `deny(x)`; `dynamic`: only the evaluation shows
 * its place, as of `checks[k].deny`; `value`: a member of a rule's value, as of `checks := {"deny": ["x"]}`; `nested`: `result.x.deny`, and `b.deny` under the rules of another tool, which reads rules of one name;
 * `package`: it is part of a package named `deny` or below one; `tests`: its package holds tests.
 */
export type UnreadFault = "function" | "dynamic" | "value" | "nested" | "package" | "tests";

/** The key, beside those of the rules, of the values of groups of definitions. */
export const GROUPS_KEY = "values of definitions";

/** A rule with a verdict-like name that is not evaluated, and that no evaluated rule reads. */
export interface IgnoredRule {
  /** `style.warn` */
  name: string;
  /** Whether the gate refuses it. It does not refuse `warn` outside of policies, and names that Conftest does not read. */
  refuses: boolean;
  fault?: UnreadFault;
  /** The name that it may have been meant to have: `deny`, of `gate.denied`. */
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

/** A block of METADATA as it is written, with keys that OPA does not know. */
export interface MetadataBlock {
  scope: string;
  /** Of its first line, after which each line of the text has its own. */
  location: RegoLocation;
  /** Its comments, each line with its `#`. */
  text: string;
  /** Its key `custom`, parsed by OPA. */
  custom?: Readonly<Record<string, unknown>>;
}

/** The form of the value of a rule that judges, as far as it is known before an evaluation. */
interface RuleForm {
  /** The types that it can have, by OPA's names; `null` if it can have any. */
  types: readonly string[] | null;
  /** Whether it has no value where none of its bodies holds. */
  conditional?: true;
  /** Of its first definition. */
  location: RegoLocation;
}

/** A definition of a rule that is read. */
export type JudgingDefinition = Pick<RegoDefinition, "kind" | "location"> & {
  annotations: readonly RegoAnnotations[];
  /** Whether no finding of it has an id of its own that the input may choose. */
  fixedIds: boolean;
  /** Of its text without lines and comments, if it has METADATA of its own and is evaluated separately. */
  digest?: string;
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
   * Groups of definitions with different METADATA or digests, where they can be evaluated separately: their indexes.
   * The object has the values of these groups, in this order, as {@link GROUPS_KEY}`[rule]`.
   */
  groups: ReadonlyMap<string, readonly (readonly number[])[]>;
  /** The rules of which no finding has an id of its own that the input may choose. */
  fixedIds: readonly string[];
  /** With families: the number of rules that they read, each body counted. */
  ruleCount: number;
  schemas: readonly NamedInputSchema[];
}

/** A judging package as opa-core describes it, and as a module that is cached does. */
export interface DescribedJudge extends RegoPackage {
  argument: string;
  judged: string[];
  entrypoint: string;
  definitions: Record<
    string,
    {
      kind: RegoDefinition["kind"];
      location: RegoLocation;
      annotations?: RegoAnnotations[];
      fixedIds?: boolean;
      digest?: string;
    }[]
  >;
  groups?: Record<string, number[][]>;
  fixedIds: string[];
  ruleCount: number;
  schemas?: NamedInputSchema[];
  /** Of the rules that are read, where policies are checked only. */
  forms?: Record<string, RuleForm>;
}

/** Returns a judging package in the form that the gate reads. */
export function toJudgingPackage({
  definitions,
  groups = {},
  schemas = [],
  forms: _,
  ...found
}: DescribedJudge): JudgingPackage {
  return {
    ...found,
    schemas,
    definitions: new Map(
      Object.entries(definitions).map(([rule, all]) => [
        rule,
        all.map(({ annotations = [], fixedIds = false, ...one }) => ({ ...one, annotations, fixedIds })),
      ]),
    ),
    groups: new Map(Object.entries(groups)),
  };
}
