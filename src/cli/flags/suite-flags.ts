import { Option } from "commander";
import type { Command } from "commander";
import type { CompilePoliciesOptions } from "../../tooling/tooling-options.js";
import type { BuiltinDeclaration } from "../../engine/builtin/builtin.js";
import type { CommandContext } from "../command.js";
import { PolicyLoadError } from "../../base/errors.js";
import { declaredBuiltins } from "../service/service-builtins.js";
import type { CheckPoliciesResult } from "../../tooling/check-policies.js";
import type { TestPoliciesResult } from "../../tooling/test-policies.js";
import type { CliIo } from "../terminal/cli-io.js";
import { noteData, noteUnverified } from "../terminal/show-error.js";
import {
  addBundleVerifyOptions,
  bundleFlagFiles,
  toBundleVerifyOptions,
  type BundleVerifyFlags,
} from "./bundle-flags.js";
import type { NamedFile } from "./check-outputs.js";
import { addLockOptions, lockNamed, lockRead, noteAddresses, type LockFlags } from "./lock-flags.js";
import { parseCount } from "./quantities.js";
import {
  addBuiltinSetOption,
  builtinDeclarations,
  builtinFiles,
  type BuiltinFlags,
} from "./builtin-flags.js";
import { collect } from "./policy-flags.js";
import { inGroup } from "./option-group.js";

/** Parser and compiler options for checking and testing. */
export interface SuiteFlags extends BundleVerifyFlags, LockFlags, BuiltinFlags {
  bundle?: boolean | undefined;
  ignore?: string[] | undefined;
  capabilities?: string | undefined;
  schema?: string | undefined;
  maxErrors?: number | undefined;
  v0Compatible?: boolean | undefined;
}

export function addSuiteOptions(command: Command): Command {
  const withPolicies = inGroup(command, "Policies", (group) =>
    addBuiltinSetOption(group, true)
      .option(
        "-b, --bundle",
        "read folders as bundles: data.json, data.yaml and .manifest only, and no symbolic links",
      )
      .option(
        "--ignore <name>",
        "ignore files and folders with these names: *, ? and [a-z] as in opa; comma-separated or repeated",
        collect,
      )
      .option("--v0-compatible", "read Rego of OPA before 1.0")
      .option(
        "-s, --schema <path>",
        "JSON Schemas for the type checker: a file, a folder of files, or the name of a format",
      )
      .option(
        "--capabilities <file>",
        "allow only the built-ins that an OPA capabilities file names, and declare those that OPA lacks",
      )
      .addOption(
        new Option("-m, --max-errors <count>", "report at most this many errors; default: 10").argParser(
          parseCount(1),
        ),
      ),
  );
  return addLockOptions(addBundleVerifyOptions(withPolicies));
}

/**
 * @throws PolicyLoadError `builtin_conflict` for a built-in that is declared twice.
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
          `--builtins ${path}: the built-in ${one.name} is declared already; leave one of them out`,
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
  const { ignore, bundle, capabilities, schema, maxErrors, v0Compatible } = flags;
  const bundles = toBundleVerifyOptions(context, flags);
  return {
    cwd: io.cwd,
    ignore,
    bundle,
    capabilities,
    schema,
    maxErrors,
    regoVersion: v0Compatible === true ? "v0" : undefined,
    builtins: await declaredForSuite(context, flags),
    ...(bundles === undefined ? {} : { verify: { bundles } }),
    ...(await lockRead(context, flags)),
    signal: io.signal,
    timeoutMs: timeout,
  };
}

/** The files that the flags name, which no output may overwrite. */
export function suiteFiles(io: CliIo, paths: readonly string[], flags: SuiteFlags): NamedFile[] {
  return [
    ...paths.map((path) => ({ what: `the policy ${path}`, path })),
    { what: "the capabilities", path: flags.capabilities },
    { what: "the schema", path: flags.schema },
    ...bundleFlagFiles(io, flags),
    ...builtinFiles(flags),
    ...lockNamed(flags),
  ];
}

/**
 * Notes which data was not read or only in part, which signatures were not verified, and what addresses were; writes the lock
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
