import { metadataLines } from "../gate-finding.js";
import type { GateFinding } from "../gate-finding.js";
import type { GateResult } from "../gate-report.js";

/** What a result is called: its input, and the policy when there is one. */
export function resultName({ input, policy }: GateResult): string {
  return policy === undefined ? input : `${input} ${policy}`;
}

/** A finding's message with the place it names. */
export function findingText({ message, location }: Pick<GateFinding, "message" | "location">): string {
  if (location === undefined) return message;
  const { file, line } = location;
  return `${message} (${file}${line === undefined ? "" : `:${line}`})`;
}

function findingLine(finding: GateFinding): string {
  return `${finding.id}: ${findingText(finding)}`;
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
  ];
}

/** A problem with the input it is about; many name it themselves. */
export function problemLine({ input }: GateResult, problem: string): string {
  return problem.startsWith(input) ? problem : `${input}: ${problem}`;
}
