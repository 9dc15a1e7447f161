import { defineCommand } from "../define-command.js";
import { EXIT } from "../exit-codes.js";
import { opaVersion, version } from "../../base/version.js";
import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import { formatOption, optionsFor } from "../options/option-table.js";

const OPTIONS = optionsFor()({ format: formatOption(["pretty", "json"], "pretty") });

export const configure = defineCommand({
  options: OPTIONS,
  about: `regohost --version prints the first line's version alone.`,
  examples: ["regohost version", "regohost version -f json"],
  async run({ io }, { format }) {
    const facts = {
      version,
      opa: opaVersion,
      node: process.version,
      platform: `${process.platform}/${process.arch}`,
      regoVersion: "v1",
    };
    const lines = [
      `Version: ${facts.version}`,
      `OPA Version: ${facts.opa}`,
      `Node Version: ${facts.node}`,
      `Platform: ${facts.platform}`,
      `Rego Version: ${facts.regoVersion}`,
      "WebAssembly: available",
    ];
    await writeOut(io.stdout, format === "json" ? toJsonOutput(facts) : `${lines.join("\n")}\n`);
    return EXIT.pass;
  },
});
