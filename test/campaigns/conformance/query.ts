import { parseJson } from "../../../src/base/terms/parse-term.js";
import type { Term } from "../../../src/base/terms/term.js";
import { members, type ConformanceCase } from "./parse-cases.js";

export const QUERY_ENTRYPOINT = "conformance_query/solutions";

/** The variables of the expected result; without one they are ignored. */
function variablesOf({ wantResult }: ConformanceCase): string[] {
  const [first] = wantResult ?? [];
  return [...members(first).keys()].filter((name) => !name.startsWith("__local"));
}

/**
 * The module for a case's query: OPA compiles rules, and a query is not one. Its rule has one object of the query's
 * variables for each solution.
 */
export function queryModule(test: ConformanceCase): string {
  const names = variablesOf(test);
  const bindings = `{${names.map((name) => `${JSON.stringify(name)}: ${name}`).join(", ")}}`;
  const query = test.query === "data = x" ? `${wholeData(test)} = x` : test.query;
  return test.regoVersion === "v0"
    ? `package conformance_query\n\nsolutions[solution] {\n${query}\nsolution := ${bindings}\n}\n`
    : `package conformance_query\n\nsolutions contains solution if {\n${query}\nsolution := ${bindings}\n}\n`;
}

/** `data` by its members: as a whole it would contain the query's own rule. */
function wholeData({ modules, data }: ConformanceCase): string {
  const packages = modules.flatMap((text) => /^package (\w+)/m.exec(text)?.[1] ?? []);
  const documents = Object.keys(data === undefined ? {} : (JSON.parse(data) as object));
  const names = [...new Set([...packages, ...documents])];
  return `{${names.map((name) => `"${name}": data.${name}`).join(", ")}}`;
}

/**
 * The solutions in the result set of the query's rule. The rule is a set, and a set is defined even when it is empty.
 *
 * @param resultSet JSON text.
 * @throws Error for anything else, which this rule cannot return.
 */
export function toSolutions(resultSet: string): Term[] {
  const bindings = parseJson(resultSet);
  const result =
    Array.isArray(bindings) && bindings.length === 1 ? members(bindings[0]).get("result") : undefined;
  if (!Array.isArray(result)) throw new Error(`the query's rule is not a set of solutions: ${resultSet}`);
  return result;
}
