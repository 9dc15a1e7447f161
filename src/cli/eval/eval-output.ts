import { formatJson } from "../../values/json-format.js";
import { RegoNumber, RegoObject, type Term } from "../../values/term.js";

/** The formats of `opa eval -f` that `regohost eval` supports. */
export const EVAL_FORMATS = ["json", "pretty", "raw", "values"] as const;
export type EvalFormat = (typeof EVAL_FORMATS)[number];

/** `data.gate.deny` for `gate/deny`, as OPA writes references. */
export function toQuery(entrypoint: string): string {
  const segments = entrypoint
    .split("/")
    .map((segment) =>
      /^[A-Za-z_][A-Za-z0-9_]*$/.test(segment) ? `.${segment}` : `[${JSON.stringify(segment)}]`,
    );
  return `data${segments.join("")}`;
}

/** The single result of `query`, in OPA's presentation. */
function toPresentation(value: Term, query: string): Term {
  const one = new RegoNumber("1");
  const expression = new RegoObject([
    ["value", value],
    ["text", query],
    ["location", new RegoObject([["row", one], ["col", one]])], // prettier-ignore
  ]);
  return new RegoObject([["result", [new RegoObject([["expressions", [expression]]])]]]);
}

/** What `opa eval -f FORMAT QUERY` prints for a value; `query` is such as `data.gate.deny`. */
export function formatEvalResult(value: Term | undefined, query: string, format: EvalFormat): string {
  switch (format) {
    case "json":
      return `${formatJson(value === undefined ? new RegoObject([]) : toPresentation(value, query), "  ")}\n`;
    case "pretty":
      return `${value === undefined ? "undefined" : formatJson(value, "  ")}\n`;
    case "values":
      return value === undefined ? "" : `${formatJson([value], "  ")}\n`;
    case "raw":
      if (value === undefined) return "";
      return `${typeof value === "string" ? value : formatJson(value)}\n`;
  }
}
