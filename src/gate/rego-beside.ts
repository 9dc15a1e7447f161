import type { ReadingLimits } from "../base/async/reading.js";
import { PolicyLoadError } from "../base/errors.js";
import { message } from "../base/message.js";
import type { CompilePolicyOptions } from "../engine/compile-policy.js";
import type { CompileJudgesResult } from "../engine/opa/compile-judges.js";
import { formatDiagnostics } from "../engine/opa/rego-diagnostics.js";
import type { CompiledSource, RegoSource } from "../engine/source/bundle.js";
import { readTests } from "../engine/source/left-out-files.js";
import { getOrigin } from "../engine/source/policy-origin.js";
import type { ModuleRule } from "../engine/wasm/function-names.js";
import type { PolicyDescription } from "../engine/wasm/policy-description.js";
import { isAllowedUnread, type UnreadOptions } from "./check-rules.js";
import { getJudgingRules } from "./judging-reading.js";
import { isJudgingName, judgesByName, type UnreadRule } from "./undescribed-module.js";

/** Rejects a module that was compiled from other Rego than that beside it, whose rules would not be read. */
export async function checkRegoBeside(
  { rego, subject }: CompiledSource,
  { source }: PolicyDescription,
  limits: ReadingLimits,
): Promise<void> {
  if (rego === undefined) return;
  // A file with the name of a test is a part of the policy if it was passed by its name.
  for (const files of [rego.files, [...rego.files, ...readTests(rego)]]) {
    if ((await getOrigin({ ...rego, files, data: [] }, limits)).digest === source.digest) return;
  }
  throw new PolicyLoadError(
    `${subject}: its module was compiled from other Rego than that beside it; compile the policy again`,
    { code: "wasm_invalid" },
  );
}

function toDotted(location: string): string {
  return location.replaceAll("/", ".");
}

type BesideOptions = Pick<CompilePolicyOptions, "builtins" | "regoVersion" | "signal" | "compileTimeoutMs">;

/** The Rego of a bundle with its tests by name, which OPA compiles too. */
async function compileBeside(
  rego: RegoSource,
  { builtins, regoVersion, signal, compileTimeoutMs: timeoutMs }: BesideOptions,
): Promise<CompileJudgesResult> {
  const { compileJudges } = await import("../engine/opa/compile-judges.js");
  const files = [...rego.files, ...readTests(rego)].map((file) => ({
    ...file,
    regoVersion: file.regoVersion ?? regoVersion ?? "v1",
  }));
  try {
    return await compileJudges({
      files,
      sources: [{ argument: rego.subject, files: files.map(({ path }) => path) }],
      ...(await getJudgingRules({})),
      builtins,
      signal,
      timeoutMs,
      regoVersion: regoVersion ?? rego.regoVersion,
    });
  } catch (error) {
    if (!(error instanceof PolicyLoadError) || error.code !== "rego_invalid") throw error;
    throw new PolicyLoadError(
      message`${rego.subject}: the Rego beside policy.wasm does not compile, so it does not show whether rules that judge are missing in the module; correct it, or pass policy.wasm alone:\n${formatDiagnostics(error.diagnostics)}`,
      { code: error.code, diagnostics: error.diagnostics, cause: error },
    );
  }
}

/**
 * The rules of the Rego in a compiled bundle that judge, or look as if they did, and that its module lacks. OPA takes the
 * rules that are entrypoints out of the Rego, and compiles only the rules that these reach.
 *
 * @throws PolicyLoadError `rego_invalid`; the errors of compiling.
 */
export async function findUncompiled(
  rego: RegoSource,
  { entrypoints, compiled }: { entrypoints: readonly string[]; compiled: readonly ModuleRule[] },
  options: BesideOptions & UnreadOptions,
): Promise<UnreadRule[]> {
  const found = await compileBeside(rego, options);
  const known = [
    ...compiled.map(({ path }) => path.join(".")),
    ...entrypoints.filter(judgesByName).map(toDotted),
  ];
  const judging = ("judging" in found ? found.judging : []).flatMap(({ path, judged }) =>
    judged.filter(isJudgingName).map((rule) => toDotted(`${path}/${rule}`)),
  );
  const near = found.ignored.filter(({ refuses }) => refuses).map(({ name }) => name);
  const isPart = (name: string, rule: string): boolean =>
    name.startsWith(rule) && ["", ".", "["].includes(name.charAt(rule.length));
  return [...judging, ...near]
    .filter((name) => !known.some((rule) => isPart(name, rule)))
    .map((name) => ({ name, isAllowed: isAllowedUnread(name, options) }));
}
