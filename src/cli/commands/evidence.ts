import type { EvidenceFilters } from "../../evidence/port/evidence-service.js";
import type { EvidenceList } from "../../evidence/schema/records.js";
import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { askPlatform, noteTruncated } from "../service/service-command.js";
import { formatTable } from "../../gate/report/style.js";
import { optionsFor } from "../options/option-table.js";

const OPTIONS = optionsFor()({
  project: { kind: "text", usage: "--project <name>", description: "only entries of this project" },
  projectVersion: {
    kind: "text",
    usage: "--project-version <name>",
    description: "only entries of this project version",
  },
  kind: { kind: "list", usage: "--kind <type>", description: "only this material type; repeatable" },
  workflow: {
    kind: "list",
    usage: "--workflow <name>",
    description: "only evidence from this workflow; repeatable",
  },
  search: {
    kind: "text",
    usage: "--search <text>",
    description: "only evidence whose name or subject name matches",
  },
  latest: { kind: "flag", usage: "--latest", description: "only the latest evidence for each kind and name" },
  hideAttestation: { kind: "flag", usage: "--hide-attestation", description: "omit attestations" },
  product: { kind: "text", usage: "--product <id>", description: "only evidence of this product" },
  productVersion: {
    kind: "text",
    usage: "--product-version <id>",
    description: "only evidence of this product version",
  },
  limit: { kind: "count", usage: "--limit <count>", description: "one page of this size instead of all" },
  json: { kind: "flag", usage: "--json", description: "print the records as JSON" },
});

export const configure = defineCommand({
  options: OPTIONS,
  about: `Without --limit all pages are followed, up to 10,000 records. It is available on paid plans only.`,
  examples: [
    "regohost evidence --project web --project-version 1.2.0",
    "regohost evidence --kind SBOM_CYCLONEDX_JSON --kind SARIF --latest --json",
    "regohost evidence --search scanner --hide-attestation --limit 20",
  ],
  run(context, flags) {
    const filters: EvidenceFilters = {
      project_name: flags.project,
      project_version_name: flags.projectVersion,
      kind: flags.kind,
      workflow_name: flags.workflow,
      search: flags.search,
      latest: flags.latest,
      hide_attestation: flags.hideAttestation,
      product_id: flags.product,
      product_version_id: flags.productVersion,
      limit: flags.limit,
    };
    return askPlatform(
      context,
      (client, options) => client.evidence(filters, options),
      async (list, facts) => {
        const text = flags.json === true ? toJsonOutput(list) : formatEvidence(list, context);
        await writeOut(context.io.stdout, text);
        if (list.results.length === 0) await context.note("no evidence matches");
        await noteTruncated(context, facts);
      },
    );
  },
});

function formatEvidence({ results }: EvidenceList, { style }: CommandContext): string {
  const rows = results.map((record) => [
    { text: record.kind, paint: style.bold },
    record.name,
    [record.subject_name, record.subject_version].filter((part) => part).join(" "),
    record.project_name ?? "",
    record.workflow_name ?? "",
    record.digest ?? "",
  ]);
  return formatTable(["KIND", "NAME", "SUBJECT", "PROJECT", "WORKFLOW", "DIGEST"], rows, style);
}
