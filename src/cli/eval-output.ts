import { CommandError, EXIT } from "./exit-codes.js";
import { formatJson, sortKeys } from "./json-format.js";
import { JsonNumber, JsonSyntaxError, parseJsonTree } from "./json-tree.js";
import type { JsonTree } from "./json-tree.js";

/** The formats of `opa eval -f` that `regohost eval` has. */
export const EVAL_FORMATS = ["json", "pretty", "raw", "values"] as const;
export type EvalFormat = (typeof EVAL_FORMATS)[number];

function parseResult(resultSet: string): JsonTree {
  try {
    return parseJsonTree(resultSet);
  } catch (error) {
    // OPA wrote it, so it is JSON.
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw new CommandError("the policy's answer is nested deeper than the 1000 levels that can be shown", {
      exitCode: EXIT.undecided,
    });
  }
}

/** The value in OPA's result set, such as `[{"result":["a"]}]`, keys sorted; `undefined` when the set is empty. */
export function readResultSet(resultSet: string): JsonTree | undefined {
  const bindings = parseResult(resultSet);
  if (Array.isArray(bindings) && bindings.length === 0) return undefined;
  const binding = Array.isArray(bindings) && bindings.length === 1 ? bindings[0] : undefined;
  const value = binding instanceof Map ? binding.get("result") : undefined;
  if (value === undefined) {
    throw new CommandError("the policy's answer is not a result set with one result", {
      exitCode: EXIT.undecided,
    });
  }
  return sortKeys(value);
}

/** `data.gate.deny` for `gate/deny`, as OPA writes references. */
export function toQuery(entrypoint: string): string {
  const segments = entrypoint
    .split("/")
    .map((segment) =>
      /^[A-Za-z_][A-Za-z0-9_]*$/.test(segment) ? `.${segment}` : `[${JSON.stringify(segment)}]`,
    );
  return `data${segments.join("")}`;
}

/** The one result of evaluating `query`, as OPA's evaluator presents it. */
function toPresentation(value: JsonTree, query: string): JsonTree {
  const one = new JsonNumber("1");
  const expression = new Map<string, JsonTree>([
    ["value", value],
    ["text", query],
    ["location", new Map([["row", one], ["col", one]])], // prettier-ignore
  ]);
  return new Map([["result", [new Map([["expressions", [expression]]])]]]);
}

/** What `opa eval -f FORMAT QUERY` prints for a value; `query` is such as `data.gate.deny`. */
export function formatEvalResult(value: JsonTree | undefined, query: string, format: EvalFormat): string {
  switch (format) {
    case "json":
      return `${formatJson(value === undefined ? new Map() : toPresentation(value, query), "  ")}\n`;
    case "pretty":
      return `${value === undefined ? "undefined" : formatJson(value, "  ")}\n`;
    case "values":
      return value === undefined ? "" : `${formatJson([value], "  ")}\n`;
    case "raw":
      if (value === undefined) return "";
      return `${typeof value === "string" ? value : formatJson(value)}\n`;
  }
}
