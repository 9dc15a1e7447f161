import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import { defineCommand } from "../define-command.js";
import { askService } from "../service/service-command.js";
import { optionsFor } from "../options/option-table.js";

const OPTIONS = optionsFor()({
  json: { kind: "flag", usage: "--json", description: "print the instance's information as JSON" },
  openapi: {
    kind: "choice",
    usage: "--openapi <api>",
    description: "print this API's OpenAPI document as YAML",
    choices: ["controlplane", "platform"],
    conflicts: ["json"],
  },
});

export const configure = defineCommand({
  options: OPTIONS,
  about: `It needs no token and shows none.`,
  examples: [
    "regohost info --base-url https://cp.example.com",
    "regohost info --json",
    "regohost info --openapi controlplane > openapi.yaml",
  ],
  run(context, { json, openapi }) {
    const { io, style } = context;
    if (openapi !== undefined) {
      return askService(
        context,
        "asking the service",
        (client, options) => client.openapi(openapi, options),
        (document) => writeOut(io.stdout, document.endsWith("\n") ? document : `${document}\n`),
      );
    }
    return askService(
      context,
      "asking the service",
      (client, options) => client.info(options),
      async (info) => {
        const lines = Object.entries(info).map(
          ([key, value]) =>
            `${style.dim(`${key}:`)} ${typeof value === "string" ? value : JSON.stringify(value)}`,
        );
        await writeOut(io.stdout, json === true ? toJsonOutput(info) : `${lines.join("\n")}\n`);
      },
    );
  },
});
