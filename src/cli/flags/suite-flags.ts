import type { CompilePoliciesOptions } from "../../tooling/tooling-options.js";
import type { BuiltinDeclaration } from "../../engine/builtin/builtin.js";
import type { CommandContext } from "../command.js";
import { PolicyLoadError } from "../../base/errors.js";
import { declaredBuiltins } from "../service/service-builtins.js";
import type { CheckPoliciesResult } from "../../tooling/check-policies.js";
import type { TestPoliciesResult } from "../../tooling/test-policies.js";
import { noteData, noteUnverified } from "../terminal/show-error.js";
import { toBundleVerifyOptions } from "./bundle-flags.js";
import type { NamedFile } from "./check-outputs.js";
import { lockNamed, lockRead, noteAddresses } from "./lock-flags.js";
import { builtinDeclarations } from "../options/builtin-sets.js";
import { libraryOptions, namedFiles } from "../options/option-table.js";
import { SUITE_OPTIONS, type SuiteFlags, TEST_OPTIONS } from "../options/test-options.js";

/**
 * @throws PolicyLoadError `builtin_conflict` for a built-in with two declarations.
 * @throws CommandError as `declaredBuiltins`; the errors of reading a capabilities file.
 */
async function declaredForSuite(context: CommandContext, flags: SuiteFlags): Promise<BuiltinDeclaration[]> {
  const all: BuiltinDeclaration[] = await declaredBuiltins(context, flags);
  const paths = builtinDeclarations(flags);
  if (paths.length === 0) return all;
  const { readCapabilities } = await import("../../tooling/declarations.js");
  for (const path of paths) {
    for (const one of (await readCapabilities(path, context.io.cwd)).declared) {
      if (all.some(({ name }) => name === one.name))
        throw new PolicyLoadError(
          `--builtins ${path}: the built-in ${one.name} is declared already; remove one of them`,
          { code: "builtin_conflict" },
        );
      all.push(one);
    }
  }
  return all;
}

/** Converts the flags to options of `regohost/tooling`. Policies may call the built-ins of the service. */
export async function toSuiteOptions(
  context: CommandContext,
  flags: SuiteFlags,
): Promise<CompilePoliciesOptions> {
  const {
    io,
    flags: { timeout },
  } = context;
  const bundles = toBundleVerifyOptions(context, flags);
  return {
    cwd: io.cwd,
    ...libraryOptions(SUITE_OPTIONS, "suite", flags),
    regoVersion: flags.v0Compatible === true ? "v0" : undefined,
    builtins: await declaredForSuite(context, flags),
    verify: bundles && { bundles },
    ...(await lockRead(context, flags)),
    signal: io.signal,
    timeoutMs: timeout,
  };
}

/** The files in the flags, which no output may overwrite. */
export function suiteFiles(paths: readonly string[], flags: SuiteFlags): NamedFile[] {
  return [
    ...paths.map((path) => ({ subject: `the policy ${path}`, path })),
    ...namedFiles(TEST_OPTIONS, flags, "isRead"),
    ...lockNamed(flags),
  ];
}

/**
 * Reports data that was not read or only in part, unverified signatures, and the digests of addresses; writes the lock
 * file. @throws as `updateLock`
 */
export async function noteSuite(
  context: CommandContext,
  flags: SuiteFlags,
  {
    skippedData = [],
    firstDocuments,
    unverified,
    addresses,
  }: Pick<CheckPoliciesResult, "firstDocuments" | "unverified" | "addresses"> &
    Partial<Pick<TestPoliciesResult, "skippedData">>,
): Promise<void> {
  await noteData(context, skippedData, firstDocuments);
  if (flags.skipVerify !== true) await noteUnverified(context, unverified);
  await noteAddresses(context, flags, addresses);
}
