import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/command-table.js";
import { takesPath, toOptions } from "../../src/cli/options/option-table.js";
import { GLOBAL_OPTIONS } from "../../src/cli/options/service-options.js";
import { showError } from "../../src/cli/terminal/show-error.js";
import { createStyle } from "../../src/gate/report/style.js";
import { makeFolder, run } from "./run.js";

/** Without those that are a choice of others. */
const DEFINED = COMMANDS.filter(({ name }) => name !== "grpc");

async function commandOf({ name, load }: (typeof COMMANDS)[number]): Promise<Command> {
  const command = new Command(name);
  (await load()).configure(command, () => undefined);
  return command;
}

/** Command lines with an empty text each: for every option of every command that takes a path, and for the first argument. */
async function emptyValues(): Promise<string[][]> {
  const lines = DEFINED.map(async (entry) => {
    const command = await commandOf(entry);
    const needed = command.registeredArguments
      .filter(({ required }) => required)
      .map(({ argChoices: [word] = [] }) => word ?? "x");
    const valued = [...command.options, ...toOptions(GLOBAL_OPTIONS)].filter(({ flags }) => takesPath(flags));
    const flags = valued.map(({ long }) => [entry.name, ...needed, `${long ?? ""}=`]);
    return needed.length === 0 ? flags : [...flags, [entry.name, "", ...needed.slice(1)]];
  });
  return (await Promise.all(lines)).flat();
}

const CODE = / \[(?<code>[a-z_]+)\](?=:?(?:\n|$))/;

function codeIn(stderr: string): string | undefined {
  return CODE.exec(stderr.split("\n").find((line) => line.startsWith("error: ")) ?? "")?.groups?.["code"];
}

describe("every error of the command line has its code", () => {
  it("for an empty path of each option and argument, which is refused before anything is read", async () => {
    const lines = await emptyValues();
    expect(lines.length).toBeGreaterThan(200);
    for (const line of lines) {
      const { exitCode, stdout, stderr } = await run(line);
      expect({ line, exitCode, stdout, code: codeIn(stderr) }).toEqual({
        ...{ line, exitCode: 2, stdout: "", code: "usage_invalid" },
      });
      const flag = line.find((word) => word.startsWith("--"))?.slice(0, -1);
      expect(stderr, line.join(" ")).toMatch(flag ?? /an argument of \w+ is empty|value '' is invalid/);
    }
  });

  it.each([
    ...DEFINED.map(({ name }) => [[name, "--no-such-option"], "usage_invalid"] as const),
    [["no-such-command"], "usage_invalid"] as const,
    [["gate", "--config", "no-such.yaml"], "document_not_found"] as const,
    [["eval", "no-such.rego"], "source_not_found"] as const,
    [["eval", "1", "-f", "raw", "--target", "x"], "usage_invalid"] as const,
    [["gate", "--config", "broken.yaml"], "gate_file_invalid"] as const,
    [["gate", "p.rego", "in.json", "-o", "json=no/such/folder.json"], "output_unwritable"] as const,
    [["whoami"], "credentials_missing"] as const,
    [["dev", "--port", "taken"], "start_failed"] as const,
  ])("%j: %s", async (line, code) => {
    const cwd = await makeFolder({
      "p.rego": "package p\n\ndeny contains 1 if input.bad\n",
      "in.json": "{}",
      "broken.yaml": "version: 2\n",
    });
    await using server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const words = line.map((word) => (word === "taken" ? String(port) : word));
    const { exitCode, stderr } = await run(words, { cwd });
    expect(codeIn(stderr)).toBe(code);
    expect(exitCode).toBe(code === "credentials_missing" || code === "start_failed" ? 3 : 2);
  });

  it("also for what no part of regohost throws", () => {
    const style = createStyle(false);
    expect(codeIn(showError(new TypeError("lost"), style))).toBe("unexpected");
    expect(codeIn(showError("lost", style))).toBe("unexpected");
  });
});
