import { Option } from "commander";
import type { Command } from "commander";
import type { CommandContext, RunCommand } from "../command.js";
import { EXIT, type ExitCode } from "../exit-codes.js";
import { readGivenText, shownName } from "../terminal/standard-input.js";
import { writeOut } from "../terminal/cli-io.js";

interface ParseFlags {
  format: "pretty" | "json";
  jsonInclude?: string | undefined;
  v0Compatible?: boolean | undefined;
}

const HELP = `
Examples:
  regohost parse gate.rego
  regohost parse gate.rego -f json --json-include locations,-comments
  regohost parse - < gate.rego
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  command
    .argument("<file>", "a .rego file; - for standard input")
    .option("--json-include <parts>", "parts of JSON: locations, comments; without one: -comments")
    .option("--v0-compatible", "read Rego of OPA before 1.0")
    .addOption(
      new Option("-f, --format <format>", "output format").choices(["pretty", "json"]).default("pretty"),
    )
    .addHelpText("after", HELP)
    .action((path: string, flags: ParseFlags) => start((context) => runParse(context, path, flags)));
}

async function runParse(
  { io, flags: { timeout } }: CommandContext,
  path: string,
  { format, jsonInclude = "", v0Compatible }: ParseFlags,
): Promise<ExitCode> {
  const parts = jsonInclude.split(",").map((part) => part.trim());
  const { parseRego } = await import("../../engine/opa/print-rego.js");
  const text = await parseRego({
    file: { path: shownName(path).replaceAll("\\", "/"), text: await readGivenText(io, path) },
    regoVersion: v0Compatible === true ? "v0" : "v1",
    format,
    locations: parts.includes("locations"),
    comments: !parts.includes("-comments"),
    signal: io.signal,
    timeoutMs: timeout,
  });
  await writeOut(io.stdout, text);
  return EXIT.pass;
}
