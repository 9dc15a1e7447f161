import { z } from "zod";
import { part, textOf, type Part } from "./program.js";
import { DIFFERENCES, type Difference } from "./outcome.js";

const difference = z.enum(DIFFERENCES);

const schema = z.array(
  z.strictObject({
    /** Short, unique. */
    name: z.string().min(1),
    reason: z.string().min(1),
    /** The rules of a minimal program that shows it. */
    program: z.string().min(1),
    differences: z.array(difference).min(1),
    /** A regular expression that the text of a minimal program matches, and its example too. */
    pattern: z.string().min(1),
    /** Names of productions that the generator leaves out while the explanation is there. */
    without: z.array(z.string().min(1)).optional(),
  }),
);

/** A known difference, and the programs it explains. */
export type Explanation = z.infer<typeof schema>[number];

/** @throws SyntaxError for invalid JSON, ZodError for another shape, Error for two with the same name. */
export function parseExplanations(text: string): Explanation[] {
  const explanations = schema.parse(JSON.parse(text));
  const names = explanations.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two explanations have the name ${twice}`);
  return explanations;
}

/** The rules of an explanation's example. */
export function exampleOf({ program }: Explanation): Part {
  return part("rules", program);
}

/** The explanation of a minimal program's difference; `undefined` when there is none. */
export function explain(
  { rules, difference: found }: { rules: Part; difference: Difference },
  explanations: readonly Explanation[],
): Explanation | undefined {
  const text = textOf(rules);
  return explanations.find(
    ({ differences, pattern }) => differences.includes(found) && new RegExp(pattern, "m").test(text),
  );
}

/** The names of the productions that are left out. */
export function leftOut(explanations: readonly Explanation[]): ReadonlySet<string> {
  return new Set(explanations.flatMap(({ without = [] }) => without));
}
