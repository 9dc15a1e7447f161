import { metadataLines } from "../gate-finding.js";
import type { GateFinding } from "../gate-finding.js";
import type { GateResult } from "../gate-report.js";

/** What a result is called: its input, and the policy when there is one. */
export function resultName({ input, policy }: GateResult): string {
  return policy === undefined ? input : `${input} ${policy}`;
}

type ShownFinding = Pick<GateFinding, "message" | "location" | "expired">;

function textWith(place: string, { message, expired }: ShownFinding): string {
  const text = `${message.trim() === "" ? "(no message)" : message}${place}`;
  return expired === undefined
    ? text
    : `${text} (the exception of ${expired.owner} ended ${expired.expires})`;
}

/** A finding's message, or that it has none, and that an exception from it is over. */
export function messageText(finding: ShownFinding): string {
  return textWith("", finding);
}

/** The same with the place that the finding names. */
export function findingText(finding: ShownFinding): string {
  if (finding.location === undefined) return messageText(finding);
  const { file, line } = finding.location;
  return textWith(` (${file}${line === undefined ? "" : `:${line}`})`, finding);
}

function findingLine(finding: GateFinding): string {
  return `${finding.id}: ${findingText(finding)}`;
}

/** Who reads a verdict on an envelope must know that its signatures had no part in it; nothing for other inputs. */
export function envelopeLines({ envelope }: Pick<GateResult, "envelope">): string[] {
  return envelope === undefined
    ? []
    : [`note: the payload of an envelope (${envelope}) was judged, its signatures were not checked`];
}

/** All that a result says, a line each. */
export function resultDetails(result: GateResult): string[] {
  return [
    ...result.problems.map((problem) => `error: ${problem}`),
    ...result.violations.flatMap((finding) => [findingLine(finding), ...metadataLines(finding)]),
    ...result.warnings.map((finding) => `warning: ${findingLine(finding)}`),
    ...result.excepted.map(
      (finding) =>
        `excepted by ${finding.exception.owner} until ${finding.exception.expires}: ${findingLine(finding)}`,
    ),
    ...result.notFound.map((call) => `not found: ${call}`),
    ...(result.skipReason === undefined || result.skipReason === "" ? [] : [`skipped: ${result.skipReason}`]),
    ...envelopeLines(result),
  ];
}

/** A problem with the input it is about; many name it themselves. */
export function problemLine({ input }: GateResult, problem: string): string {
  return problem.startsWith(input) ? problem : `${input}: ${problem}`;
}
