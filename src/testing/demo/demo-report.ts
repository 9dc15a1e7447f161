import { highest } from "../../base/lists.js";
import type { CallRecord } from "../../engine/recording/call-record.js";
import type { GateResult } from "../../gate/index.js";
import { formatSize, waterfall } from "../../gate/report/waterfall.js";
import type { TextStyle } from "../../gate/report/style.js";
import { sha256 } from "../../base/text/sha256.js";
import { factsText } from "../../trust/verify/facts.js";
import { RegoObject } from "../../base/terms/term.js";
import type { Release, ReleaseFile } from "./build-release.js";
import type { GatedRelease } from "./gate-release.js";
import { counted } from "../../base/text/counted.js";

/** The gate's inputs, and the service's evidence. */
export function showRelease(
  release: Release,
  atHand: ReleaseFile,
  signer: string,
  tampered: string | undefined,
): string {
  const { sbom, statement, componentCount } = release;
  const lines = [
    ["tarball", `${atHand.name}, ${formatSize(atHand.bytes.length)}`],
    ["", sha256(atHand.bytes)],
    ["SBOM", `${sbom.name}, ${String(componentCount)} components`],
    ["statement", statement.predicateType],
    ["", signer],
    ...(tampered === undefined ? [] : [["tampered", tampered]]),
  ];
  return lines.map(([label = "", text = ""]) => `${label.padEnd(10)}${text}\n`).join("");
}

/** Each policy with what it denies, and its calls with their round and time. */
export function showVerdicts(gated: readonly GatedRelease[], style: TextStyle): string {
  return gated
    .flatMap(({ report, calls, ms }) =>
      report.results.map((result) => {
        const { policy = "" } = result;
        return showVerdict(result, calls.get(policy) ?? [], ms.get(policy) ?? 0, style);
      }),
    )
    .join("");
}

function showVerdict(
  { input, policy, outcome, violations, unverified, envelope, problems }: GateResult,
  calls: readonly CallRecord[],
  ms: number,
  style: TextStyle,
): string {
  const label = outcome === "pass" ? style.green("PASS ") : style.red(outcome.toUpperCase().padEnd(5));
  const summary = [
    counted(calls.length, "call"),
    counted(Math.max(0, highest(calls.map(({ round }) => round))), "round"),
    `${ms.toFixed(0)} ms`,
  ].join(", ");
  const denials = violations.map(({ rule, value, message, ...finding }) => {
    const id = value instanceof RegoObject ? value.get("rule") : finding.id;
    return `      ${style.red(typeof id === "string" ? id : rule)}: ${message}\n`;
  });
  const rows = waterfall(calls).map((line) => `${style.dim(`      ${line}`)}\n`);
  return [
    `\n${label} ${style.bold(policy ?? input)}${policy === undefined ? "" : `  ${style.dim(summary)}`}\n`,
    ...denials,
    ...unverified.map((call) => `      ${style.yellow("unverified")}: ${call}\n`),
    ...(envelope?.verification === undefined
      ? []
      : [style.dim(`      ${factsText(envelope.verification)}\n`)]),
    ...problems.map((problem) => `      ${problem}\n`),
    ...rows,
  ].join("");
}
