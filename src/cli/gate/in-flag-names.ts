import type { GateReport } from "../../gate/index.js";
import { withFlagNames } from "../terminal/show-error.js";

/** Names flags where a library message names options. */
export function inFlagNames(report: GateReport): GateReport {
  const results = report.results.map((result) =>
    result.errorCode === undefined ? result : { ...result, problems: result.problems.map(withFlagNames) },
  );
  const notes = report.notes.map((note) => ({ ...note, message: withFlagNames(note.message) }));
  return { ...report, results, notes };
}
