import type { ErrorStatus } from "../schema/records.js";
import { matchSchema } from "../schema/validate.js";
import { isHtml, isJson } from "../../http/response-body.js";

const MAX_MESSAGE = 500;

/** The contents of an error's body. */
interface ErrorBody {
  /** The body as an error of either dialect, when it is one. */
  status: ErrorStatus | undefined;
  /** The printable message: no markup, no token, no signed URL. */
  message: string;
  /** The whole text, never to be shown; `""` for HTML. */
  text: string;
}

/** Reads an error's body: JSON of either dialect, or the plain text of the artifact store. */
export async function parseErrorBody(body: string, contentType: string | undefined): Promise<ErrorBody> {
  const status = isJson(contentType) ? await matchSchema("error-status", parseJson(body)) : undefined;
  if (status !== undefined) return { status, message: toShownText(status.message), text: body };
  const text = isHtml(contentType) || body.trimStart().startsWith("<") ? "" : body;
  return { status: undefined, message: isJson(contentType) ? "" : toShownText(text), text };
}

/** Finds the kinds in the message of a digest that is there in several, as in `2 kinds ["EVIDENCE" "ARTIFACT"]`. */
export function findAmbiguousKinds(message: string): string[] {
  const [, list = ""] = /\bkinds?\b[^[\]]*\[([^\]]*)\]/i.exec(message) ?? [];
  return list.match(/[A-Za-z][A-Za-z0-9_]*/g) ?? [];
}

/** Makes a text of the service fit for one line of an error: short, printable, without secrets. */
export function toShownText(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replaceAll(/\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g, "<token>")
    .replaceAll(/(\bhttps?:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, "$1")
    .trim();
  return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}…` : line;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
