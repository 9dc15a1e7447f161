import { parseJson } from "../../../base/terms/parse-term.js";
import { RegoNumber, RegoObject, type Term } from "../../../base/terms/term.js";
import { toJsonText } from "../../../base/terms/term-text.js";

/** OPA's console prints the error of a decision as text. */
function withErrorAsText(json: string): string {
  // Most events have no error, and are not parsed.
  const event = json.includes('"error":') ? parseJson(json) : undefined;
  const error = event instanceof RegoObject ? event.get("error") : undefined;
  if (!(event instanceof RegoObject) || error === undefined) return json;
  const entries = event.entries.map(([key, value]) =>
    key === "error" ? ([key, errorText(error)] as const) : ([key, value] as const),
  );
  return toJsonText(new RegoObject(entries));
}

const text = (value: Term | undefined): string =>
  value instanceof RegoNumber ? value.text : typeof value === "string" ? value : "";

/** `app.rego:3: eval_conflict_error: complete rules must not produce multiple outputs` */
function errorText(error: Term): string {
  // Errors of the compiler, which are a single one.
  if (Array.isArray(error)) return `1 error occurred: ${error.map(errorText).join("\n")}`;
  if (!(error instanceof RegoObject)) return "";
  const location = error.get("location");
  const told = [text(error.get("code")), text(error.get("message"))];
  if (location instanceof RegoObject) {
    const [file, row, col] = ["file", "row", "col"].map((name) => text(location.get(name)));
    told.unshift(file === "" ? `${row ?? ""}:${col ?? ""}` : `${file ?? ""}:${row ?? ""}`);
  }
  return told.join(": ");
}

/** Formats a decision like OPA's console. @param json an event. */
export function decisionLine(json: string): string {
  return toConsoleLine(withErrorAsText(json), "Decision Log", "decision_logs");
}

/** Formats a status like OPA's console. @param json OPA's status. */
export function statusLine(json: string): string {
  return toConsoleLine(json, "Status Log", "status");
}

function toConsoleLine(json: string, message: string, type: string): string {
  const fields = {
    level: "info",
    msg: message,
    time: new Date().toISOString(),
    type: `openpolicyagent.org/${type}`,
  };
  return `${json.slice(0, -1)},${JSON.stringify(fields).slice(1)}`;
}
