import type { RegoDiagnostic } from "../../base/errors.js";
import { toPrintable } from "../../base/text/printable.js";
import { didYouMean } from "../../base/text/nearest.js";

/**
 * What to do about functions that OPA does not know and no hint explains, a line each: which built-in may be meant, and how
 * one of your own is declared. Loads the names of all built-ins, so call it for errors only.
 */
export async function explainUndefinedFunctions(diagnostics: readonly RegoDiagnostic[]): Promise<string[]> {
  const { undefinedFunction } = await import("../../engine/opa/undefined-function.js");
  const called = new Set(
    diagnostics.flatMap((diagnostic) => {
      const name = diagnostic.hint === undefined ? undefinedFunction(diagnostic) : undefined;
      return name === undefined ? [] : [name];
    }),
  );
  if (called.size === 0) return [];
  const { CONFTEST_PARSING } = await import("../../engine/opa/conftest-parsing.js");
  const { default: known } = await import("../../../builtins/capabilities.json", { with: { type: "json" } });
  const names = known.builtins.map(({ name }) => name);
  return [...called].map((name) =>
    toPrintable(
      `${name}:${CONFTEST_PARSING.some((one) => one === name) ? ONLY_IN_TESTS : adviceOn(name, names)}`,
    ),
  );
}

const ONLY_IN_TESTS =
  " a built-in of Conftest for tests, which only regohost test has; elsewhere take what it parses from the input, or give it by with input as …";

function adviceOn(name: string, names: readonly string[]): string {
  if (names.includes(name)) return " this built-in is not allowed here (--builtins, --capabilities)";
  const meant = didYouMean(name, names);
  return meant === ""
    ? " neither OPA nor the service has this built-in; --builtins ./mine.mjs declares one of yours"
    : meant;
}
