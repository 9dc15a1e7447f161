import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import { defineCommand } from "../define-command.js";
import { askPlatform } from "../service/service-command.js";
import { readGivenText } from "../terminal/standard-input.js";
import { optionsFor } from "../options/option-table.js";

const OPTIONS = optionsFor()({
  json: { kind: "flag", usage: "--json", description: "print the answer as JSON" },
});

export const configure = defineCommand({
  arguments: [
    ["<evidence>", "a digest (sha256: and 64 hex digits), a file, or - for standard input"],
    ["<prompt>", "the question for the agent"],
  ],
  options: OPTIONS,
  about: `Each call costs money, so a request that was sent is not repeated. It exits 0 whatever the agent found; only regohost gate judges. It is available on paid plans only.`,
  examples: [
    'regohost prompt sha256:7d85aec627c2489e0acce8de6f3754d3c8dd188a2005f34abd8dcba8cc21861f "Is a licence missing?"',
    'regohost prompt report.txt "Does the report admit a known vulnerability?" --json',
    'git log -1 | regohost prompt - "Does the message name a ticket?"',
  ],
  async run(context, source, prompt, flags) {
    const { io, style } = context;
    // The client validates the digest.
    const evidence = source.startsWith("sha256:") ? source : await readGivenText(io, source);
    return askPlatform(
      context,
      (client, options) => client.evidencePrompt(evidence, prompt, options),
      async (result) => {
        if (flags.json === true) {
          await writeOut(io.stdout, toJsonOutput(result));
        } else if (result.skipped) {
          await writeOut(io.stdout, `${style.yellow("analysis skipped")}\n`);
        } else {
          const lines = result.violations.map(
            (text) => `${style.red("-")} ${text.replaceAll("\n", "\n  ")}\n`,
          );
          await writeOut(io.stdout, lines.length === 0 ? "no violations\n" : lines.join(""));
        }
        if (result.skipped) await context.note("the evidence was not analysed");
      },
    );
  },
});
