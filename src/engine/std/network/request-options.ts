import { RegoObject, type Term } from "../../../base/terms/term.js";
import { typeName } from "../operand.js";
import { failArgument } from "./http-send-error.js";

/** The members of the request object by name. */
export type RequestOptions = ReadonlyMap<Term, Term>;

/** @throws HttpSendError for an operand that is not an object */
export function readOptions(operand: Term | undefined): RequestOptions {
  if (operand instanceof RegoObject) return new Map(operand.entries);
  return failArgument(`operand 1 must be object but got ${typeName(operand)}`, "eval_type_error");
}

/** Returns whether the request only reads, so that it may be guessed: GET and HEAD without a body. */
export function isRead(options: RequestOptions): boolean {
  const method = options.get("method");
  const hasBody = options.has("body") || options.has("raw_body");
  return !hasBody && typeof method === "string" && /^(GET|HEAD|)$/i.test(trimQuotes(method));
}

/** OPA strips quotes from both ends of every string. */
export function trimQuotes(text: string): string {
  return text.replace(/^"+/, "").replace(/"+$/, "");
}
