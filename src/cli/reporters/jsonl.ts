import type { GateReport } from "../gate-report.js";

/** OPA's decision log: one event a line for each decision, https://www.openpolicyagent.org/docs/management-decision-logs. */
export function reportJsonl(report: GateReport): string {
  const events = report.results.flatMap(({ decisionLogs }) => decisionLogs ?? []);
  return events.map((event) => `${event}\n`).join("");
}
