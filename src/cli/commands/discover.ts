import type { DiscoverFilters } from "../../evidence/port/evidence-service.js";
import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { CommandError, type ExitCode } from "../exit-codes.js";
import { formatReferrerTree } from "../service/referrer-tree.js";
import { askService } from "../service/service-command.js";
import { type FlagValues, optionsFor } from "../options/option-table.js";

const OPTIONS = optionsFor()({
  kind: {
    kind: "text",
    usage: "--kind <kind>",
    description: "the referrer's kind, for a digest with several",
  },
  project: { kind: "text", usage: "--project <name>", description: "only entries of this project" },
  projectVersion: {
    kind: "text",
    usage: "--project-version <name>",
    description: "only entries of this project version",
  },
  json: { kind: "flag", usage: "--json", description: "print the referrer as JSON" },
});

type DiscoverFlags = FlagValues<typeof OPTIONS>;

export const configure = defineCommand({
  arguments: [["<digest>", "<algorithm>:<hex>, in lower case"]],
  options: OPTIONS,
  about: `All pages of the references are followed. A digest that is unknown to the service, or invisible to this identity, is exit code 1.`,
  examples: [
    "regohost discover sha256:c3eaed68b6e0bf582d702ced7e4d82a0ebc81e5325136cfad2c4ec1408c00e9e",
    "regohost discover sha256:9f86… --kind CONTAINER_IMAGE --json",
    "regohost discover sha256:9f86… --project web --project-version 1.2.0",
  ],
  run: runDiscover,
});

function runDiscover(context: CommandContext, digest: string, flags: DiscoverFlags): Promise<ExitCode> {
  if (flags.projectVersion !== undefined && flags.project === undefined) {
    throw new CommandError(
      "--project-version needs --project: a version's name is unique only within its project",
    );
  }
  const filters: DiscoverFilters = {
    kind: flags.kind,
    projectName: flags.project,
    projectVersion: flags.projectVersion,
  };
  return askService(
    context,
    "asking the service",
    (client, options) => client.discover(digest, filters, options),
    async (item) => {
      const text = flags.json === true ? toJsonOutput(item) : formatReferrerTree(item, context.style);
      await writeOut(context.io.stdout, text);
    },
  );
}
