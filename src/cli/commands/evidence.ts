import { Option } from "commander";
import type { Command } from "commander";
import type { EvidenceFilters } from "../../evidence/port/evidence-service.js";
import type { EvidenceList } from "../../evidence/schema/records.js";
import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import type { CommandContext, RunCommand } from "../command.js";
import type { ExitCode } from "../exit-codes.js";
import { parseCount } from "../flags/quantities.js";
import { askPlatform, noteTruncated } from "../service/service-command.js";
import { collect } from "../flags/policy-flags.js";
import { formatTable } from "../../gate/report/style.js";

interface EvidenceFlags {
  project?: string | undefined;
  projectVersion?: string | undefined;
  kind?: string[] | undefined;
  workflow?: string[] | undefined;
  search?: string | undefined;
  latest?: boolean | undefined;
  hideAttestation?: boolean | undefined;
  product?: string | undefined;
  productVersion?: string | undefined;
  limit?: number | undefined;
  json?: boolean | undefined;
}

const HELP = `
Without --limit all pages are followed, up to 10,000 records. It is available on paid plans only.

Examples:
  regohost evidence --project web --project-version 1.2.0
  regohost evidence --kind SBOM_CYCLONEDX_JSON --kind SARIF --latest --json
  regohost evidence --search scanner --hide-attestation --limit 20
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  command
    .option("--project <name>", "only entries of this project")
    .option("--project-version <name>", "only entries of this project version")
    .option("--kind <type>", "only this material type; repeatable", collect)
    .option("--workflow <name>", "only evidence from this workflow; repeatable", collect)
    .option("--search <text>", "only evidence whose name or subject name matches")
    .option("--latest", "only the latest evidence for each kind and name")
    .option("--hide-attestation", "omit attestations")
    .option("--product <id>", "only evidence of this product")
    .option("--product-version <id>", "only evidence of this product version")
    .addOption(new Option("--limit <count>", "one page of this size instead of all").argParser(parseCount(1)))
    .option("--json", "print the records as JSON")
    .addHelpText("after", HELP)
    .action((flags: EvidenceFlags) => start((context) => runEvidence(context, flags)));
}

function runEvidence(context: CommandContext, flags: EvidenceFlags): Promise<ExitCode> {
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
}

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
