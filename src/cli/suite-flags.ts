import { Option } from "commander";
import type { Command } from "commander";
import { parseCount } from "./parse-count.js";
import { collect } from "./policy-flags.js";

/** How Rego is read and compiled to be checked or tested. */
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
      "read folders as bundles: of data only data.json and data.yaml, and the .manifest",
    )
    .option(
      "--ignore <name>",
      "leave out files and folders of this name (* is any text); a list, or several",
      collect,
    )
    .option("--v0-compatible", "read Rego as OPA before 1.0 did")
    .option(
      "-s, --schema <path>",
      "JSON Schemas for the type checker: a file, a folder of them, or a format's name",
    )
    .option("--capabilities <file>", "declarations of further built-ins: an OPA capabilities file")
    .addOption(
      new Option("-m, --max-errors <count>", "stop compiling after so many errors; default: 10").argParser(
        parseCount(1),
      ),
    );
}
