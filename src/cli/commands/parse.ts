import { defineCommand } from "../define-command.js";
import { EXIT } from "../exit-codes.js";
import { readGivenText, shownName } from "../terminal/standard-input.js";
import { writeOut } from "../terminal/cli-io.js";
import { formatOption, optionsFor } from "../options/option-table.js";
import { REGO_OPTIONS } from "../options/evaluate-options.js";

const OPTIONS = optionsFor()({
  jsonInclude: {
    kind: "text",
    usage: "--json-include <parts>",
    description: "parts of JSON: locations, comments; without one: -comments",
  },
  ...REGO_OPTIONS,
  format: formatOption(["pretty", "json"], "pretty"),
});

export const configure = defineCommand({
  arguments: [["<file>", "a .rego file; - for standard input"]],
  options: OPTIONS,
  examples: [
    "regohost parse gate.rego",
    "regohost parse gate.rego -f json --json-include locations,-comments",
    "regohost parse - < gate.rego",
  ],
  async run({ io, flags: { timeout } }, path, { format, jsonInclude = "", v0Compatible }) {
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
  },
});
