import { Turns } from "../../../base/async/turns.js";
import { editText, findMember } from "../../../base/terms/json-edit.js";
import { joinParts } from "../../../base/terms/json-space.js";
import { parseJson } from "../../../base/terms/parse-term.js";
import { RegoNumber, RegoObject, type Term } from "../../../base/terms/term.js";
import { toPrintableJson } from "../../../base/text/printable.js";

/** OPA's console prints the error of a decision as text. */
async function withErrorAsText(json: Buffer, turns: Turns): Promise<Buffer> {
  // Most events have no error, and are not searched.
  const error = json.includes('"error":') ? await findMember(json, 0, "error", turns) : undefined;
  if (error === undefined) return json;
  const { start, end } = error.value;
  const reported = errorText(parseJson(json.toString("utf8", start, end)));
  return editText(json, [{ start, end, text: toPrintableJson(JSON.stringify(reported)) }], turns);
}

const text = (value: Term | undefined): string =>
  value instanceof RegoNumber ? value.text : typeof value === "string" ? value : "";

/** `app.rego:3: eval_conflict_error: complete rules must not produce multiple outputs` */
function errorText(error: Term): string {
  // Errors of the compiler, which are a single one.
  if (Array.isArray(error)) return `1 error occurred: ${error.map(errorText).join("\n")}`;
  if (!(error instanceof RegoObject)) return "";
  const location = error.get("location");
  const reported = [text(error.get("code")), text(error.get("message"))];
  if (location instanceof RegoObject) {
    const [file, row, col] = ["file", "row", "col"].map((name) => text(location.get(name)));
    reported.unshift(file === "" ? `${row ?? ""}:${col ?? ""}` : `${file ?? ""}:${row ?? ""}`);
  }
  return reported.join(": ");
}

/** Formats a decision like OPA's console, in turns of the event loop. @param json an event. */
export async function decisionLine(json: Buffer): Promise<Buffer> {
  const turns = new Turns();
  const event = await withErrorAsText(json, turns);
  const fields = Buffer.from(consoleFields("Decision Log", "decision_logs"));
  return joinParts([event.subarray(0, -1), fields], turns);
}

/** Formats a status like OPA's console. @param json OPA's status. */
export function statusLine(json: string): Buffer {
  return Buffer.from(toPrintableJson(json.slice(0, -1)) + consoleFields("Status Log", "status"));
}

/** The members that OPA's console adds, and the end of the line. */
function consoleFields(message: string, type: string): string {
  const fields = {
    level: "info",
    msg: message,
    time: new Date().toISOString(),
    type: `openpolicyagent.org/${type}`,
  };
  return `,${JSON.stringify(fields).slice(1)}\n`;
}
