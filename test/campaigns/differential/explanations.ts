import { z } from "zod";
import { part, textOf, type Part } from "./program.js";
import { EVALUATOR_MODES, evaluateOtherwise, type Compared } from "./evaluate-programs.js";
import { differenceOf, DIFFERENCES, type Difference } from "./outcome.js";

const difference = z.enum(DIFFERENCES);

const schema = z.array(
  z.strictObject({
    /** Short, unique. */
    name: z.string().min(1),
    reason: z.string().min(1),
    /** The rules of minimal programs that show the difference. */
    programs: z.array(z.string().min(1)).min(1),
    differences: z.array(difference).min(1),
    /** A regular expression that matches the text of a minimal program, and its examples. */
    pattern: z.string().min(1).optional(),
    /** In this mode OPA's evaluator has the outcome of the compiled program. */
    evaluation: z.enum(EVALUATOR_MODES).optional(),
    /** Names of productions that the generator omits while the explanation exists. */
    without: z.array(z.string().min(1)).optional(),
  }),
);

/** A known difference, and the programs it explains. */
export type Explanation = z.infer<typeof schema>[number];

/**
 * @throws SyntaxError for invalid JSON, ZodError for another shape, Error for two with the same name, and one that
 * matches everything.
 */
export function parseExplanations(text: string): Explanation[] {
  const explanations = schema.parse(JSON.parse(text));
  const names = explanations.map(({ name }) => name);
  const silent = explanations.find(
    ({ pattern, evaluation }) => pattern === undefined && evaluation === undefined,
  );
  if (silent !== undefined)
    throw new Error(`the explanation ${silent.name} has neither a pattern nor an evaluation`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two explanations have the name ${twice}`);
  return explanations;
}

/** The rules of an explanation's examples. */
export function examplesOf({ programs }: Explanation): Part[] {
  return programs.map((program) => part("rules", program));
}

/** A program whose outcomes differ. */
export interface DifferingProgram {
  rules: Part;
  difference: Difference;
  compared: NonNullable<Compared>;
}

/**
 * The explanation of a program's difference; `undefined` when there is none.
 *
 * @param isMinimal whether the program is. Otherwise only explanations without a pattern, which no other part of the
 * program
 *   can match, are used.
 */
export async function explain(
  differing: DifferingProgram,
  explanations: readonly Explanation[],
  isMinimal: boolean,
): Promise<Explanation | undefined> {
  for (const explanation of explanations) {
    if (!isMinimal && explanation.pattern !== undefined) continue;
    if (await explains(explanation, differing)) return explanation;
  }
  return undefined;
}

async function explains(
  { differences, pattern, evaluation }: Explanation,
  { rules, difference, compared: { compiled } }: DifferingProgram,
): Promise<boolean> {
  if (!differences.includes(difference)) return false;
  if (pattern !== undefined && !new RegExp(pattern, "m").test(textOf(rules))) return false;
  if (evaluation === undefined) return true;
  const otherwise = await evaluateOtherwise(rules, evaluation);
  if (compiled.kind === "error" && otherwise.kind === "error") return compiled.code === otherwise.code;
  return compiled.kind !== "error" && differenceOf(compiled, otherwise) === undefined;
}

/** The names of the omitted productions. */
export function leftOut(explanations: readonly Explanation[]): ReadonlySet<string> {
  return new Set(explanations.flatMap(({ without = [] }) => without));
}
