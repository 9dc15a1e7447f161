import type { DiscoverFilters } from "../../evidence/port/evidence-service.js";
import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import { defineCommand } from "../define-command.js";
import { CommandError } from "../exit-codes.js";
import { askService } from "../service/service-command.js";
import { optionsFor } from "../options/option-table.js";
import type { ReferrerItem } from "../../evidence/schema/records.js";
import type { TextStyle } from "../../gate/report/style.js";
import { counted } from "../../base/text/counted.js";

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

export const configure = defineCommand({
  arguments: [["<digest>", "<algorithm>:<hex>, in lower case"]],
  options: OPTIONS,
  about: `All pages of the references are followed. A digest that is unknown to the service, or invisible to this identity, is exit code 1.`,
  examples: [
    "regohost discover sha256:c3eaed68b6e0bf582d702ced7e4d82a0ebc81e5325136cfad2c4ec1408c00e9e",
    "regohost discover sha256:9f86… --kind CONTAINER_IMAGE --json",
    "regohost discover sha256:9f86… --project web --project-version 1.2.0",
  ],
  run(context, digest, flags) {
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
  },
});

interface Node {
  lines: string[];
  children: Node[];
}

function pairs(title: string, values: Record<string, string> | undefined, style: TextStyle): string[] {
  return Object.entries(values ?? {}).map(
    ([key, value]) => `${style.dim(`${title} ${key}:`)} ${value.replaceAll("\n", " ")}`,
  );
}

function toNode(item: ReferrerItem, style: TextStyle): Node {
  const marks = [
    item.downloadable === true ? "downloadable" : undefined,
    item.public === true ? "public" : undefined,
    item.createdAt,
  ].filter((mark) => mark !== undefined);
  const reported = marks.length === 0 ? "" : `  ${style.dim(marks.join(", "))}`;
  return {
    lines: [
      `${style.bold(item.kind)} ${item.digest}${reported}`,
      ...pairs("metadata", item.metadata, style),
      ...pairs("annotation", item.annotations, style),
    ],
    children: item.references.map((reference) => toNode(reference, style)),
  };
}

function draw({ lines, children }: Node, first: string, rest: string): string[] {
  const inner = children.length > 0 ? "│ " : "  ";
  const own = lines.map((line, index) => (index === 0 ? first + line : rest + inner + line));
  const below = children.flatMap((child, index) =>
    index === children.length - 1
      ? draw(child, `${rest}└─ `, `${rest}   `)
      : draw(child, `${rest}├─ `, `${rest}│  `),
  );
  return [...own, ...below];
}

/** A referrer with its references as a tree, for a terminal. */
function formatReferrerTree(item: ReferrerItem, style: TextStyle): string {
  const lines = draw(toNode(item, style), "", "");
  const count = item.references.length;
  return [...lines, style.dim(counted(count, "reference")), ""].join("\n");
}
