import { evaluatePrograms } from "./evaluate-programs.js";
import type { DifferingProgram } from "./explanations.js";
import { differenceOf } from "./outcome.js";
import { smallerVersions, textOf, type Part } from "./program.js";

/** Number of smaller versions of a program that are tried in one module. */
const VERSIONS_AT_ONCE = 60;

/**
 * Reduces a program while its difference persists: as long as a smaller version has the same difference, it takes the
 * smallest of those.
 */
export async function reduceProgram(whole: DifferingProgram): Promise<DifferingProgram> {
  let smallest = whole;
  const tried = new Set<string>();
  for (;;) {
    const smaller = await smallerDiffering(smallest, tried);
    if (smaller === undefined) return smallest;
    smallest = smaller;
  }
}

async function smallerDiffering(
  { rules, difference }: DifferingProgram,
  tried: Set<string>,
): Promise<DifferingProgram | undefined> {
  const size = textOf(rules).length;
  const versions = new Map<string, Part>();
  for (const version of smallerVersions(rules)) {
    const text = textOf(version);
    if (text.length < size && !tried.has(text)) versions.set(text, version);
  }
  const sorted = [...versions].sort(([a], [b]) => a.length - b.length);
  for (let start = 0; start < sorted.length; start += VERSIONS_AT_ONCE) {
    const batch = sorted.slice(start, start + VERSIONS_AT_ONCE);
    for (const [text] of batch) tried.add(text);
    const results = await evaluatePrograms(batch.map(([, version]) => version));
    for (const [index, compared] of results.entries()) {
      const version = batch[index]?.[1];
      if (compared === undefined || version === undefined) continue;
      if (differenceOf(compared.compiled, compared.byOpa) === difference) {
        return { rules: version, difference, compared };
      }
    }
  }
  return undefined;
}
