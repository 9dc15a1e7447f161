import type { GateReport } from "../gate/gate-report.js";
import type { TextStyle } from "./style.js";

type Paint = (text: string) => string;

function many(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** The totals in one line: `2 passed, 1 failed (3 inputs, 1 policy)`. */
export function summarize(
  { counts, inputs, policies }: GateReport,
  style?: Pick<TextStyle, "green" | "red" | "yellow">,
): string {
  const unpainted: Paint = (text) => text;
  const { green = unpainted, red = unpainted, yellow = unpainted } = style ?? {};
  const errors = counts.invalid + counts.undecided;
  const parts: [number, string, Paint][] = [
    [counts.pass, "passed", green],
    [counts.fail, "failed", red],
    [errors, errors === 1 ? "error" : "errors", red],
    [counts.skipped, "skipped", yellow],
    [counts.warning, counts.warning === 1 ? "warning" : "warnings", yellow],
    [counts.excepted, "excepted", yellow],
    [counts.truncated, "on truncated evidence", yellow],
  ];
  const sums = parts
    .filter(([count], index) => count > 0 || index < 2)
    .map(([count, word, paint]) => (count > 0 ? paint(`${count} ${word}`) : `${count} ${word}`));
  return `${sums.join(", ")} (${many(inputs, "input", "inputs")}, ${many(policies.length, "policy", "policies")})`;
}
