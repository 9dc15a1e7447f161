import { createHash } from "node:crypto";
import { formatSize } from "../format-size.js";
import { toPrintable } from "../printable.js";
import type { TerminalStyle } from "../terminal-style.js";
import { waterfall } from "../waterfall.js";
import type { Release, ReleaseFile } from "./build-release.js";
import type { PolicyVerdict } from "./gate-release.js";

/** What the gate is asked to judge, and what the service holds. */
export function showRelease(release: Release, atHand: ReleaseFile, tampered: string | undefined): string {
  const { sbom, statement, componentCount } = release;
  const lines = [
    ["tarball", `${atHand.name}, ${formatSize(atHand.bytes.length)}`],
    ["", `sha256:${createHash("sha256").update(atHand.bytes).digest("hex")}`],
    ["SBOM", `${sbom.name}, ${String(componentCount)} components`],
    ["statement", `${statement.predicateType}, unsigned`],
    ...(tampered === undefined ? [] : [["tampered", tampered]]),
  ];
  return lines.map(([label = "", text = ""]) => `${label.padEnd(10)}${text}\n`).join("");
}

/** Each policy with what it denies, and its calls with their round and time. */
export function showVerdicts(results: readonly PolicyVerdict[], style: TerminalStyle): string {
  return results.map((result) => showVerdict(result, style)).join("");
}

function showVerdict({ policy, verdict, decisions }: PolicyVerdict, style: TerminalStyle): string {
  const outcome =
    verdict.outcome === "pass" ? style.green("PASS ") : style.red(verdict.outcome.toUpperCase().padEnd(5));
  const calls = decisions.flatMap((decision) => decision.calls).filter(({ used }) => used);
  const summary = [
    count(calls.length, "call"),
    count(Math.max(0, ...calls.map(({ round }) => round)), "round"),
    `${sum(decisions.map(({ metrics }) => metrics.totalMs)).toFixed(0)} ms`,
  ].join(", ");
  const denials = verdict.violations.map(({ rule, value, message }) => {
    const id = value instanceof Map ? value.get("rule") : undefined;
    return `      ${style.red(toPrintable(typeof id === "string" ? id : rule))}: ${toPrintable(message)}\n`;
  });
  const problems = verdict.problems.map((problem) => `      ${toPrintable(problem)}\n`);
  const rows = waterfall(calls).map((line) => `${style.dim(`      ${line}`)}\n`);
  return [
    `\n${outcome} ${style.bold(policy)}  ${style.dim(summary)}\n`,
    ...denials,
    ...problems,
    ...rows,
  ].join("");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function count(n: number, noun: string): string {
  return `${String(n)} ${noun}${n === 1 ? "" : "s"}`;
}
