import type { GateReport, GateResult } from "../gate-report.js";
import { reportedRuleId } from "../gate-rule.js";
import {
  loadFormatJunit,
  xmlSeconds,
  xmlText,
  type FormatJunit,
  type JunitCase,
  type XmlTree,
} from "../../base/text/junit-xml.js";
import { envelopeLines, resultDetails, truncatedLines, notesBesideResults } from "./report-lines.js";
import { counted } from "../../base/text/counted.js";

const OUTCOMES = {
  pass: "pass",
  fail: "failure",
  skipped: "skipped",
  invalid: "error",
  undecided: "error",
} as const;

function resultElement(result: GateResult): XmlTree {
  const text = xmlText(resultDetails(result).join("\n"));
  const notes = [...truncatedLines(result), ...envelopeLines(result)];
  switch (result.outcome) {
    case "pass":
      return text === "" ? {} : { "system-out": text };
    case "skipped":
      return {
        skipped: result.skipReason === undefined ? "" : { "@message": xmlText(result.skipReason) },
        ...(notes.length === 0 ? {} : { "system-out": xmlText(notes.join("\n")) }),
      };
    case "fail": {
      const { violations } = result;
      const [first] = violations;
      const type = first === undefined ? "" : reportedRuleId(first);
      const message = counted(violations.length, "violation");
      return { failure: { "@message": message, "@type": xmlText(type), "#text": text } };
    }
    case "invalid":
    case "undecided":
      return {
        error: {
          "@message": xmlText(result.problems[0] ?? "no verdict"),
          "@type": xmlText(result.errorCode ?? "no_verdict"),
          "#text": text,
        },
      };
  }
}

function resultCase(result: GateResult): JunitCase {
  return {
    outcome: OUTCOMES[result.outcome],
    ms: result.ms,
    element: {
      "@name": xmlText(result.input),
      "@classname": xmlText(result.policy ?? "input"),
      "@time": xmlSeconds(result.ms),
      ...resultElement(result),
    },
  };
}

/** JUnit XML: a suite for each policy with the notes about it, a case for each input. The first suite has the notes of the run. */
export async function loadReportJunit(): Promise<(report: GateReport) => string> {
  const format = await loadFormatJunit();
  return (report) => reportJunit(report, format);
}

function reportJunit(report: GateReport, format: FormatJunit): string {
  const { results, policies } = report;
  const first = results[0]?.policy ?? "input";
  const getNotes = (suite: string): string[] => {
    const sources = policies.flatMap(({ policy, source }) => (policy === suite ? [source] : []));
    return notesBesideResults(report)
      .filter((note) => note.sources?.some((source) => sources.includes(source)) ?? suite === first)
      .map(({ message }) => `note: ${message}`);
  };
  return format(
    "regohost gate",
    results.map((result) => [result.policy ?? "input", resultCase(result)]),
    getNotes,
  );
}
