import { parseJson, parseTerm } from "../values/parse-term.js";
import { toJsonText } from "../values/term-text.js";
import { RegoNumber, RegoObject, type Term } from "../values/term.js";
import { withoutRequestSecrets, withoutResponseSecrets } from "./http-secrets.js";
import { hidden, type ToPlaceholder } from "./secret-placeholder.js";

/** Their arguments are tokens, passwords and keys, as is the result of `encode_sign`. */
const JWT_BUILTIN = /^io\.jwt\./;
const SIGNING_BUILTIN = /^io\.jwt\.encode_sign/;

/** Whether calls of a built-in may contain credentials. */
export function mayHoldSecrets(name: string): boolean {
  return name === "http.send" || JWT_BUILTIN.test(name);
}

function replaceTexts(value: Term, toPlaceholder: ToPlaceholder): Term {
  if (typeof value === "string") return value === "" ? value : toPlaceholder(value);
  if (value === null || typeof value === "boolean" || value instanceof RegoNumber) return value;
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, toPlaceholder));
  if (!(value instanceof RegoObject)) return value;
  return new RegoObject(value.entries.map(([key, member]) => [key, replaceTexts(member, toPlaceholder)]));
}

/** The arguments of a call without the credentials that a policy passes to `http.send` and `io.jwt.…`. */
export function withoutSecrets(
  name: string,
  args: readonly Term[],
  toPlaceholder: ToPlaceholder = hidden,
): Term[] {
  if (JWT_BUILTIN.test(name)) return args.map((arg) => replaceTexts(arg, toPlaceholder));
  const [request, ...rest] = args;
  if (name !== "http.send" || !(request instanceof RegoObject)) return [...args];
  return [withoutRequestSecrets(request, toPlaceholder), ...rest];
}

/**
 * The answer of a call without its credentials.
 *
 * @param args of the call, with its credentials.
 */
export function answerWithoutSecrets(
  name: string,
  args: readonly Term[],
  answer: Term,
  toPlaceholder: ToPlaceholder,
): Term {
  if (SIGNING_BUILTIN.test(name)) return replaceTexts(answer, toPlaceholder);
  const [request] = args;
  if (name !== "http.send" || !(request instanceof RegoObject) || !(answer instanceof RegoObject))
    return answer;
  return withoutResponseSecrets(answer, request, toPlaceholder);
}

/**
 * The arguments of a call in messages. For a request only method and address: headers, bodies and queries may contain
 * credentials.
 *
 * @param args The Rego text of each argument.
 */
export function shownArguments(name: string, args: readonly string[]): readonly string[] {
  if (name !== "http.send") return args;
  const request = args[0] === undefined ? undefined : parseTerm(args[0]);
  if (!(request instanceof RegoObject)) return ["…"];
  const [method, url] = [request.get("method"), request.get("url")];
  if (typeof method !== "string" || typeof url !== "string") return ["…"];
  return [`${method.toUpperCase()} ${toShownAddress(url)}`];
}

/** A recorded call in messages. @param args the JSON text of its argument array. */
export function shownCall(name: string, args: string): string {
  const terms = parseJson(args);
  const texts = Array.isArray(terms) ? terms.map(toJsonText) : [];
  return `${name}(${shownArguments(name, texts).join(", ")})`;
}

/** Without user, password, query and fragment. */
function toShownAddress(url: string): string {
  if (!URL.canParse(url)) return "…";
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
