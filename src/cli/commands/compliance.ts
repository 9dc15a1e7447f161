import type { ComplianceFilters } from "../../evidence/port/evidence-service.js";
import type { ComplianceList } from "../../evidence/schema/records.js";
import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { askPlatform, noteTruncated } from "../service/service-command.js";
import { formatTable } from "../../gate/report/style.js";
import { optionsFor } from "../options/option-table.js";

const OPTIONS = optionsFor()({
  framework: {
    kind: "list",
    usage: "--framework <id>",
    description: "only requirements of this framework; repeatable",
  },
  limit: { kind: "count", usage: "--limit <count>", description: "one page of this size instead of all" },
  json: { kind: "flag", usage: "--json", description: "print the evaluations as JSON" },
});

export const configure = defineCommand({
  arguments: [["<project-version-id>", "the project version's UUID"]],
  options: OPTIONS,
  about: `It exits 0 when the service answered, whatever the statuses are; only regohost gate judges. Only a project version with evaluations can be compliant. Without --limit all pages are followed, up to 10,000 evaluations. It is available on
paid plans only.`,
  examples: [
    "regohost compliance 3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11",
    "regohost compliance 3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11 --framework 0d3c… --json",
  ],
  run(context, id, flags) {
    const filters: ComplianceFilters = {
      project_version_id: id,
      framework_ids: flags.framework,
      limit: flags.limit,
    };
    return askPlatform(
      context,
      (client, options) => client.projectCompliance(filters, options),
      async (list, facts) => {
        const text = flags.json === true ? toJsonOutput(list) : formatCompliance(list, context);
        await writeOut(context.io.stdout, text);
        if (list.evaluations.length === 0) {
          await context.note("no evaluations: the project version is unknown or was not evaluated");
        }
        await noteTruncated(context, facts);
      },
    );
  },
});

function formatCompliance({ evaluations }: ComplianceList, { style }: CommandContext): string {
  const rows = evaluations.map((evaluation) => [
    // The only known status.
    { text: evaluation.status, paint: evaluation.status === "fail" ? style.red : style.bold },
    evaluation.display_name || evaluation.name || evaluation.requirement_id,
    evaluation.requirement_revision === undefined ? "" : String(evaluation.requirement_revision),
    evaluation.framework_id ?? "",
    evaluation.created_at ?? "",
  ]);
  return formatTable(["STATUS", "REQUIREMENT", "REVISION", "FRAMEWORK", "EVALUATED"], rows, style);
}
