// The size limits of the package, in bytes: of its tarball, and of importing each entry.
import { readFileSync } from "node:fs";
import { importCosts } from "./import-cost.mjs";

/**
 * By the measured item. Raise a number deliberately, in the change that needs it.
 *
 * @type {Record<string, number>}
 */
export const BUDGET = JSON.parse(readFileSync(new URL("size-budget.json", import.meta.url), "utf8"));

/**
 * The violations of the budget.
 *
 * @param {Record<string, number>} sizes measured bytes, by the names of the budget.
 * @param {Record<string, number>} budget
 * @returns {string[]} a line for each that is larger than allowed, that has no budget or that was not measured.
 */
export function overBudget(sizes, budget) {
  const names = new Set([...Object.keys(sizes), ...Object.keys(budget)]);
  return [...names].flatMap((name) => {
    const [size, most] = [sizes[name], budget[name]];
    if (most === undefined)
      return [`${name}: ${size} bytes, and scripts/size-budget.json has no budget for it`];
    if (size === undefined)
      return [`${name}: scripts/size-budget.json has a budget for it, and it was not measured`];
    return size > most ? [`${name}: ${size} bytes, of which ${most} are allowed`] : [];
  });
}

/**
 * @param packed the output of `npm pack --json` for the tarball.
 * @throws Error with everything that is over budget.
 */
export async function checkSizes(packed) {
  const sizes = { tarball: packed.size, unpacked: packed.unpackedSize, ...(await importCosts()) };
  for (const [name, size] of Object.entries(sizes)) {
    console.log(`${name}: ${size} of ${BUDGET[name] ?? "?"} bytes`);
  }
  const problems = overBudget(sizes, BUDGET);
  if (problems.length > 0)
    throw new Error(`the sizes of the package are not as said:\n${problems.join("\n")}`);
}
