import type { Evaluator } from "./evaluators.js";

export interface CategoryCounts {
  cases: number;
  passed: Partial<Record<Evaluator, number>>;
}

/** Prints the number of passed cases of each evaluator, by category, and the sums: `N passed, N failed`. */
export function printCategories(
  categories: ReadonlyMap<string, CategoryCounts>,
  evaluators: readonly Evaluator[],
  print: (line: string) => void,
): void {
  const header = ["category", "cases", ...evaluators];
  const rows = Array.from(categories, ([category, { cases, passed }]) => [
    category,
    String(cases),
    ...evaluators.map((evaluator) => String(passed[evaluator] ?? 0)),
  ]);
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [header, widths.map((width) => "-".repeat(width)), ...rows]) {
    print(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
  }
  const all = [...categories.values()];
  const total = all.reduce((sum, { cases }) => sum + cases, 0);
  print("");
  for (const evaluator of evaluators) {
    const passed = all.reduce((sum, counts) => sum + (counts.passed[evaluator] ?? 0), 0);
    print(`${evaluator}: ${passed} passed, ${total - passed} failed`);
  }
}
