import {
  PolicyLoadError,
  type RegoDiagnostic,
  type RegohostError,
  invalidConfig,
} from "../../base/errors.js";
import { splitReply, type CoreRunOptions } from "./run-in-core.js";
import { askCore, askForReply, forReading } from "./ask-core.js";
import { parseExactJson } from "../../base/terms/exact-json.js";
import { editDistance } from "../../base/text/edit-distance.js";
import { invalidRego, toDiagnostics, type CoreDiagnostic } from "./rego-diagnostics.js";
import { withServiceHints } from "./undefined-function.js";
import type { RegoOutline, RegoPackage, UnsuppliedReference } from "./rego-outline.js";
import { toRequestFile, toRequestSources, type RegoSourceFile, type RegoSources } from "./rego-source.js";
import type { RegoAnnotations } from "./inspect-rego.js";
import { toRequestSchemas, type CheckRegoRequest } from "./check-rego.js";
import type { DescribedJudge, IgnoredRule } from "./judging-package.js";
import { GROUPS_KEY, POLICY_RULES, SUSPECT_RULES, VERDICT_RULES } from "./judging-package.js";
import { message, option } from "../../base/message.js";
import { shownValue } from "../../base/text/address.js";

/** The code of policies that opa-core refuses at a level of optimisation, and of the warning about it. */
const SKIPPED = "optimize_skipped";

/** Options of every compilation. */
export interface CompileOptions extends Omit<RegoSources, "data">, CoreRunOptions {
  /** OPA's optimization level, 0 to 2. Default: 0. */
  optimize?: 0 | 1 | 2 | undefined;
}

/** The header that opa-core writes before the module. */
export interface CompileAnswer {
  /** With slashes: `gate/deny`. */
  entrypoints: string[];
  packages: RegoPackage[];
  outline: RegoOutline;
  warnings: CoreDiagnostic[];
}

/** A compiled module with opa-core's header. */
type Compiled<Answer extends CompileAnswer> = Omit<Answer, "warnings"> & {
  wasm: Uint8Array;
  warnings: RegoDiagnostic[];
};

/**
 * Compiles Rego to Wasm with OPA's compiler. Falls back to the next lower level with a warning (`optimize_skipped`)
 * where OPA's optimizer fails, such as on a constant entrypoint. Also where it would miscompile: it assumes that data
 * below a package is known, and level 2 can lose comparisons of variables that a pattern binds.
 *
 * @param what the fields of the request that are specific to the operation.
 * @throws PolicyLoadError `rego_invalid` with OPA's diagnostics, `entrypoint_unknown`, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function compileAtLevel<Answer extends CompileAnswer>(
  options: CompileOptions,
  what: Record<string, unknown>,
): Promise<Compiled<Answer>> {
  const { optimize = 0 } = options;
  let why: string | undefined;
  for (let level: number = optimize; ; level--) {
    try {
      const result = await compile<Answer>(options, { ...what, optimize: level });
      if (why === undefined) return result;
      const message = `compiled at level ${String(level)} instead of ${String(optimize)}: ${why}`;
      return { ...result, warnings: [...result.warnings, { code: SKIPPED, message }] };
    } catch (error) {
      const skipped = whySkipped(error);
      if (skipped === undefined) throw error;
      why ??= skipped;
    }
  }
}

export interface CompileRegoRequest extends CompileOptions {
  /**
   * `gate/deny`, `gate.deny` or `data.gate.deny`. Default: those annotated `entrypoint: true`; without those
   * every package that is not a test.
   */
  entrypoints?: readonly string[] | undefined;
  /** Whether the module is for later: then it is described, and has what the gate evaluates. Default: false. */
  keep?: KeepRequest | undefined;
}

/** The schemas and tests that a stored module is checked against. */
type KeepRequest = Pick<CheckRegoRequest, "schemas" | "optionalSchemas"> & {
  /** Files that are left out because of their test name. Default: none. */
  tests?: readonly RegoSourceFile[];
};

/** The gate's facts about a stored module. */
interface JudgedRego {
  /** Its judging packages: those that an entrypoint evaluates. */
  judging: DescribedJudge[];
  /** The files of `tests` that contain a policy and no test. The module lacks them. */
  policiesInTests: string[];
  ignored: IgnoredRule[];
  /** Rules of its source's policies that no entrypoint evaluates by itself: `gate.violation`. */
  unjudged: string[];
  /** The schemas that METADATA names and that were not passed, so that the Rego was not checked against them. */
  unchecked: string[];
}

/** Facts that a module does not contain. */
interface RegoDescription {
  /** The references to data that no rule supplies, by place. */
  unsupplied: UnsuppliedReference[];
  /** The METADATA of the rules that are entrypoints, by entrypoint. */
  annotations: Record<string, RegoAnnotations[]>;
}

interface RegoAnswer extends CompileAnswer {
  /** If requested. */
  description?: RegoDescription;
  /** If requested. */
  gate?: JudgedRego;
}

export type CompileRegoResult = Compiled<RegoAnswer>;

/**
 * Compiles Rego to Wasm with OPA's compiler. Keeps print statements. The module contains no data. Where OPA's optimizer
 * fails, falls back to the next lower level with a warning (`optimize_skipped`).
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's diagnostics, `entrypoint_unknown`, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export function compileRego({
  entrypoints = [],
  keep,
  ...options
}: CompileRegoRequest): Promise<CompileRegoResult> {
  if (keep === undefined) return compileAtLevel<RegoAnswer>(options, { entrypoints });
  return compileAtLevel<RegoAnswer>(options, {
    entrypoints,
    describe: true,
    schemas: toRequestSchemas(keep),
    gate: {
      policyRules: POLICY_RULES,
      verdictRules: VERDICT_RULES,
      suspect: SUSPECT_RULES,
      groups: GROUPS_KEY,
      tests: (keep.tests ?? []).map(toRequestFile),
    },
  });
}

/** Returns why opa-core cannot compile the policies at the requested level. */
function whySkipped(error: unknown): string | undefined {
  if (!(error instanceof PolicyLoadError)) return undefined;
  return error.diagnostics.find(({ code }) => code === SKIPPED)?.message;
}

async function compile<Answer extends CompileAnswer>(
  options: CompileOptions,
  what: Record<string, unknown>,
): Promise<Compiled<Answer>> {
  const { files, meanwhile } = options;
  const request = { op: "compile", ...toRequestSources(options), ...what };
  const reply = await askForReply("compiling the policies", request, forReading(options), {
    isPure: true,
    meanwhile,
    refused: (found) => toCompileError(found, options),
  });
  const { header, wasm } = splitReply(reply);
  // METADATA can have a schema, whose numbers are compared exactly.
  const answer = parseExactJson(new TextDecoder().decode(header))[""] as Answer;
  return { ...answer, wasm, warnings: toDiagnostics(answer.warnings, files) };
}

/** Returns the error for what opa-core refused: `entrypoint_unknown` with near names, `rego_invalid`. */
export function toCompileError(
  found: CoreDiagnostic[],
  { files, builtins = [] }: CompileOptions,
): RegohostError {
  const diagnostics = withServiceHints(toDiagnostics(found, files), builtins);
  const reference = invalidReference(found);
  if (reference !== undefined) return reference;
  const unknown = found.find(({ code }) => code === "entrypoint_unknown");
  const isMetadata = found.some(({ code }) => code === "metadata_invalid");
  if (unknown === undefined) return invalidRego(diagnostics, isMetadata ? "metadata_invalid" : undefined);
  const near = nearest(unknown);
  const hint = near.length === 0 ? "" : `; did you mean ${near.join(" or ")}?`;
  return new PolicyLoadError(`entrypoint: ${shownValue(unknown.message)}${hint}`, {
    code: "entrypoint_unknown",
  });
}

/** Returns the error for a reference of the options that is not one to data. */
function invalidReference(found: readonly CoreDiagnostic[]): RegohostError | undefined {
  const reference = found.find(({ code }) => code === "reference_invalid");
  if (reference === undefined) return undefined;
  return invalidConfig(
    message`${option("allowUndefined")}: ${shownValue(reference.message)} is not a reference to data, such as data.inventory`,
  );
}

const MAX_SUGGESTIONS = 3;

/** Returns the known entrypoints most similar to an unknown one. */
function nearest({ unknown = "", candidates = [] }: CoreDiagnostic): string[] {
  const name = unknown.replace(/^data\./, "").replaceAll(".", "/");
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, score: editDistance(name, candidate) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => candidate);
}

/**
 * Parses the paths below `data` of references such as `data.inventory["a b"]`; `undefined` for one with a key that is
 * not a string.
 *
 * @throws ConfigurationError `config_invalid` for a text that is not a reference to data.
 * @throws PolicyLoadError `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `opa_core_failed`.
 */
export async function parseDataReferences(
  references: readonly string[],
  options: CoreRunOptions,
): Promise<(readonly string[] | undefined)[]> {
  const request = { op: "references", references };
  const paths = await askCore<(string[] | null)[]>("reading references", request, forReading(options), {
    refused: (found) => invalidReference(found) ?? invalidRego(toDiagnostics(found, [])),
  });
  return paths.map((path) => path ?? undefined);
}
