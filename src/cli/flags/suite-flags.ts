import { Option } from "commander";
import type { Command } from "commander";
import type { CompilePoliciesOptions } from "../../tooling/tooling-options.js";
import type { CommandContext } from "../command.js";
import { declaredBuiltins } from "../service/service-builtins.js";
import { parseCount } from "./quantities.js";
import { collect } from "./policy-flags.js";

/** Parser and compiler options for checking and testing. */
export interface SuiteFlags {
  bundle?: boolean;
  ignore?: string[];
  capabilities?: string;
  schema?: string;
  maxErrors?: number;
  v0Compatible?: boolean;
}

export function addSuiteOptions(command: Command): Command {
  return command
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
    .option("--capabilities <file>", "declare further built-ins: an OPA capabilities file")
    .addOption(
      new Option("-m, --max-errors <count>", "report at most this many errors; default: 10").argParser(
        parseCount(1),
      ),
    );
}

/** Converts the flags to options of `regohost/tooling`. Policies may call the built-ins of the service. */
export async function toSuiteOptions(
  { io, flags: { compat, timeout } }: CommandContext,
  { ignore, bundle, capabilities, schema, maxErrors, v0Compatible }: SuiteFlags,
): Promise<CompilePoliciesOptions> {
  return {
    cwd: io.cwd,
    ignore,
    bundle,
    capabilities,
    schema,
    maxErrors,
    regoVersion: v0Compatible === true ? "v0" : undefined,
    builtins: await declaredBuiltins(compat),
    signal: io.signal,
    timeoutMs: timeout,
  };
}
