import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run } from "./run.js";

interface OpaCommand {
  args: string[];
  stdin?: string;
  /** What OPA exited with. */
  exit: number;
  stdout: string;
  /** Why ours differs, for a command that only has to end alike. */
  ours?: string;
}

// What the commands of OPA 1.22 printed: scripts/record-opa-commands.mjs.
const { files, cases } = JSON.parse(
  readFileSync(new URL("fixtures/opa-commands.json", import.meta.url), "utf8"),
) as { files: Record<string, string>; cases: OpaCommand[] };

/** What OPA prints without the values in its messages, which ours leave out: of a conflict, and what a built-in could not read. */
const withoutValues = (stdout: string): string =>
  stdout
    .replaceAll(/(?<=conflicting values:.*)\\n {2}\S+ at /g, "\\n  a value at ")
    .replaceAll(/(?<="message": "to_number: .*)\\"\w+\\"/g, "…");

let cwd: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  cwd = await makeFolder(files, cleanUp);
});

describe("commands of opa print, but for values in messages, and exit as they do there", () => {
  it.each(cases.map((command) => [command.args.join(" "), command] as const))("%s", async (_, command) => {
    const { args, stdin, exit, stdout, ours } = command;
    const result = await run(args, { cwd, ...(stdin === undefined ? {} : { stdin }) });
    expect(result.exitCode === 0).toBe(exit === 0);
    if (ours === undefined) expect(result.stdout).toBe(withoutValues(stdout));
  });
});
