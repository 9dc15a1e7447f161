import { z } from "zod";
import type { Failure } from "./check-outcome.js";

const schema = z.record(
  z.string(),
  z.strictObject({ reason: z.string().min(1), failure: z.string().min(1) }),
);

/** By case: the exact failure, and the reason. */
export type KnownFailures = z.infer<typeof schema>;

/** @throws SyntaxError for invalid JSON, ZodError for another shape. */
export function parseKnownFailures(text: string): KnownFailures {
  return schema.parse(JSON.parse(text));
}

export interface JudgedCase {
  name: string;
  failure: Failure;
}

/**
 * The problems of a run, a line each: a case that fails and is not listed, or differs from the list; a case that passes
 * and is listed; an entry of the list without a case.
 *
 * @param names of all cases, including those that were not run.
 */
export function findProblems(
  judged: readonly JudgedCase[],
  known: KnownFailures,
  names: ReadonlySet<string>,
): string[] {
  const listed = new Map(Object.entries(known));
  return [
    ...[...listed.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `UNKNOWN ${name}: it is listed, and no case has this name`),
    ...judged.flatMap(({ name, failure }) => {
      const entry = listed.get(name);
      if (failure === entry?.failure) return [];
      if (failure === undefined) return `PASS ${name}: it is listed (${entry?.reason ?? ""})`;
      return entry === undefined
        ? `FAIL ${name}: ${failure}`
        : `FAIL ${name}: ${failure}; it is listed to fail otherwise: ${entry.failure}`;
    }),
  ];
}
