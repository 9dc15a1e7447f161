import { isRegohostError } from "../../base/errors.js";
import { shownText } from "../../base/text/address.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { checkOutputs } from "../flags/check-outputs.js";
import { lockWritten } from "../flags/lock-flags.js";
import { noteSuite, suiteFiles, toSuiteOptions } from "../flags/suite-flags.js";
import { optionsFor } from "../options/option-table.js";
import { SUITE_OPTIONS } from "../options/test-options.js";
import { writeExact, writeNote, type CliIo } from "../terminal/cli-io.js";
import { startProgress } from "../terminal/progress.js";
import { noteDiagnostics, noteSkipped } from "../terminal/show-error.js";
import { writeWholeFile } from "../terminal/write-file.js";

const OPTIONS = {
  ...optionsFor()({
    entrypoint: {
      kind: "list",
      usage: "-e, --entrypoint <name>",
      description: "rule or package; repeatable. Default: those that loadPolicy would have",
    },
    output: {
      kind: "text",
      usage: "-o, --output <file>",
      description: "file of the types; default: standard output",
    },
    check: {
      kind: "flag",
      usage: "--check",
      description: "write nothing: exit 1 if the file of -o is not up to date",
    },
  }),
  ...SUITE_OPTIONS,
} as const;

export const configure = defineCommand({
  arguments: [["[policy...]", ".rego, folders, bundles; default: by regohost.yaml"]],
  options: OPTIONS,
  details: `It writes a module of TypeScript: the interface Entrypoints, with the input and the result of each entrypoint, for
loadPolicy<Entrypoints>. Inputs are typed by the JSON Schemas that METADATA names, and by --schema; results by OPA's type checker.
The same policies and schemas give the same text.`,
  examples: [
    "regohost types policies/ --schema schemas/ -o src/policy-types.ts",
    "regohost types policies/ --schema schemas/ -o src/policy-types.ts --check  # on CI",
    "regohost types policies/ -e gate/deny -e gate/warn",
  ],
  exitCodes: `0 written, or up to date, 1 not up to date (--check), 2 usage or Rego with errors, 3 it did not end, or an address could
not be read.`,
  everyday: ["entrypoint", "output", "check", "schema", "builtins", "bundle", "v0Compatible", "timeout"],
  async run(typed, named, { entrypoint, output, check = false, ...given }) {
    const { io } = typed;
    const { namePolicies } = await import("../gate/gate-policies.js");
    const { context, paths: policies, flags } = await namePolicies(typed, "types", named, given);
    if (check && (output ?? "-") === "-")
      throw new CommandError("--check needs the file to compare with: -o FILE");
    const written = [
      ...lockWritten(flags),
      { subject: `-o ${output ?? "-"}`, path: check ? undefined : output },
    ];
    await checkOutputs(io, written, suiteFiles(policies, flags));
    const { generateTypes } = await import("../../tooling/generate-types.js");
    const options = await toSuiteOptions(context, flags);
    const progress = startProgress(context, "inferring types");
    const { text, warnings, skipped, ...read } = await generateTypes(policies, {
      ...options,
      entrypoints: entrypoint,
    }).finally(() => progress.end());
    await noteSkipped(context, skipped, { done: "read", others: read.files.length });
    await noteSuite(context, flags, read);
    await noteDiagnostics(context, warnings);
    if (output === undefined || output === "-") await writeExact(io.stdout, text);
    else if (!check) await writeWholeFile(io, output, text);
    else if ((await readWritten(io, output)) !== text) {
      await writeNote(io, shownText`${output} is not up to date; run the same command without --check`);
      return EXIT.refused;
    }
    return EXIT.pass;
  },
});

/** Reads the file that was written; `undefined` when there is none. Git may have changed its line ends. */
async function readWritten(io: CliIo, path: string): Promise<string | undefined> {
  const { readText } = await import("../../engine/source/read-document.js");
  try {
    return (await readText(path, { cwd: io.cwd })).replaceAll("\r\n", "\n");
  } catch (error) {
    if (isRegohostError(error, "document_not_found")) return undefined;
    throw error;
  }
}
