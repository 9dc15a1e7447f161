import { InvalidArgumentError } from "commander";
import { writeExact } from "../terminal/cli-io.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { readGivenText, shownName } from "../terminal/standard-input.js";
import { toMockModule } from "../../engine/recording/mock-module.js";
import { writeWholeFile } from "../terminal/write-file.js";
import { shownText } from "../../base/text/address.js";
import { checkOutputs } from "../flags/check-outputs.js";
import { optionsFor } from "../options/option-table.js";

function readPackage(text: string): string {
  if (!/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(text)) {
    throw new InvalidArgumentError("Write it as mocks or acme.mocks.");
  }
  return text;
}

const OPTIONS = optionsFor()({
  package: {
    kind: "text",
    usage: "--package <name>",
    description: "package of the module",
    read: readPackage,
    default: ["mocks"],
  },
  output: {
    kind: "text",
    usage: "-o, --output <file>",
    description: "output file; default: standard output",
  },
});

export const configure = defineCommand({
  arguments: [["<recording>", "recording file, written by --record; - for standard input"]],
  options: OPTIONS,
  about: `It writes a Rego module with one function for each built-in in the recording. Tests replace the built-ins with them.

In a test:
  test_pass if count(gate.deny) == 0 with service.discover as data.mocks.service_discover`,
  examples: ["regohost mock run.json -o policies/mocks_test.rego  # after eval --record run.json"],
  async run(context, path, flags) {
    const { io } = context;
    await checkOutputs(
      io,
      [{ subject: `-o ${flags.output ?? "-"}`, path: flags.output }],
      [{ subject: "the recording", path }],
    );
    const [{ parseRecording }, { standardBuiltin }, { default: capabilities }] = await Promise.all([
      import("../flags/recording-files.js"),
      import("../../engine/opa/standard-builtins.js"),
      import("../../../opa-core/capabilities.json", { with: { type: "json" } }),
    ]);
    const recording = await parseRecording(context, await readGivenText(io, path), shownName(path));
    // Tests can fix time and randomness without a mock; only network calls need one.
    const isMockable = (name: string): boolean => standardBuiltin(name)?.network !== false;
    if (!recording.calls.some(({ name }) => isMockable(name))) {
      throw new CommandError(shownText`${shownName(path)} contains no call that a test can replace`);
    }
    const sets = new Set(
      capabilities.builtins.filter(({ decl }) => decl.result?.type === "set").map(({ name }) => name),
    );
    const module = await toMockModule(recording, flags.package, {
      isMockable,
      givesSet: (name) => sets.has(name),
    });
    const { formatRego } = await import("../../engine/opa/format-rego.js");
    const formatted = await formatRego({
      files: [{ path: "mocks.rego", text: module }],
      timeoutMs: context.flags.timeout,
      signal: io.signal,
    });
    const text = formatted.map((file) => file.text).join("");
    if (flags.output === undefined) await writeExact(io.stdout, text);
    else await writeWholeFile(io, flags.output, text);
    return EXIT.pass;
  },
});
