import type { RegoDiagnostic } from "../base/errors.js";
import { isTestFile, policyInTest } from "../engine/source/left-out-files.js";
import type { FoundJudges, JudgingRequest } from "../engine/opa/judging-request.js";
import { toDiagnostics, type CoreDiagnostic } from "../engine/opa/rego-diagnostics.js";
import type { RegoSourceFile } from "../engine/opa/rego-source.js";
import { noteUnread, unreadFaults, type UnreadOptions } from "./check-rules.js";
import type { GateOptions } from "./gate-options.js";
import { getJudgingRules } from "./judging-reading.js";
import { findMetadataFaults } from "./metadata.js";
import { describeImpossible, describeUndefined } from "./verdict.js";

/** The faults for which a gate would refuse policies. */
interface GateFaults {
  errors: RegoDiagnostic[];
  /** Those that it has only for some inputs, or where there is a policy. */
  warnings: RegoDiagnostic[];
}

/** Returns the request to opa-core for {@link findFaults}. Tests are no part of what a gate reads. */
export async function requestFaults(
  files: readonly RegoSourceFile[],
  options: Pick<GateOptions, "rules" | "compat">,
): Promise<JudgingRequest> {
  const read = files.filter(({ path }) => !isTestFile(path));
  return {
    ...(await getJudgingRules({ ...options, allNamespaces: true })),
    sources: [{ argument: "", files: read.map(({ path }) => path) }],
    tests: files.filter(({ path }) => isTestFile(path)),
  };
}

/**
 * Finds the faults for which a gate refuses policies that compile: rules that look as if they judged and are not read, judging rules of
 * another type, and METADATA that would be ignored. Where no package judges, these are warnings: the policies may be a library.
 *
 * @param isConftest whether its rules are read, of which an undefined one counts as empty.
 */
export async function findFaults(
  { judging, ignored, metadata, policiesInTests }: FoundJudges,
  files: readonly RegoSourceFile[],
  { isConftest, ...unread }: UnreadOptions & { isConftest: boolean },
): Promise<GateFaults> {
  const refused = [
    ...unreadFaults(noteUnread(ignored, unread)),
    ...(await findMetadataFaults(metadata)),
    ...policiesInTests.map((path): CoreDiagnostic => ({
      code: policyInTest(path).code,
      message: policyInTest(path).message,
    })),
  ];
  const undefinable: CoreDiagnostic[] = [];
  for (const [rule, { types, conditional, location }] of judging.flatMap(({ forms = {} }) =>
    Object.entries(forms),
  )) {
    const problem = types === null ? undefined : describeImpossible(rule, types);
    if (problem !== undefined) refused.push({ code: "rule_invalid", message: problem, location });
    else if (conditional === true && !isConftest)
      undefinable.push({
        code: "rule_undefined",
        message: `where no body of it holds, ${describeUndefined(rule)}`,
        location,
      });
  }
  const isLibrary = judging.length === 0;
  return {
    errors: toDiagnostics(isLibrary ? [] : refused, files),
    warnings: toDiagnostics([...(isLibrary ? refused : []), ...undefinable], files),
  };
}
