import { parseJson, parseTerm } from "../rego/parse-term.js";
import { toJsonText } from "../rego/term-text.js";
import { RegoNumber, RegoObject, type Term } from "../rego/term.js";
import { withoutRequestSecrets, withoutResponseSecrets } from "./http-secrets.js";
import { hidden, type StandIn } from "./stand-in.js";

/** Their arguments are tokens, passwords and keys, and so is what `encode_sign` gives. */
const JWT_BUILTIN = /^io\.jwt\./;
const SIGNING_BUILTIN = /^io\.jwt\.encode_sign/;

/** Whether credentials may be in the calls of a built-in. */
export function mayHoldSecrets(name: string): boolean {
  return name === "http.send" || JWT_BUILTIN.test(name);
}

function replaceTexts(value: Term, standIn: StandIn): Term {
  if (typeof value === "string") return value === "" ? value : standIn(value);
  if (value === null || typeof value === "boolean" || value instanceof RegoNumber) return value;
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, standIn));
  if (!(value instanceof RegoObject)) return value;
  return new RegoObject(value.entries.map(([key, member]) => [key, replaceTexts(member, standIn)]));
}

/** The arguments of a call without the credentials that a policy gives to `http.send` and `io.jwt.…`. */
export function withoutSecrets(name: string, args: readonly Term[], standIn: StandIn = hidden): Term[] {
  if (JWT_BUILTIN.test(name)) return args.map((arg) => replaceTexts(arg, standIn));
  const [request, ...rest] = args;
  if (name !== "http.send" || !(request instanceof RegoObject)) return [...args];
  return [withoutRequestSecrets(request, standIn), ...rest];
}

/**
 * The answer to a call without the credentials that it gives out.
 *
 * @param args of the call, with its credentials.
 */
export function answerWithoutSecrets(
  name: string,
  args: readonly Term[],
  answer: Term,
  standIn: StandIn,
): Term {
  if (SIGNING_BUILTIN.test(name)) return replaceTexts(answer, standIn);
  const [request] = args;
  if (name !== "http.send" || !(request instanceof RegoObject) || !(answer instanceof RegoObject))
    return answer;
  return withoutResponseSecrets(answer, request, standIn);
}

/**
 * The arguments of a call as messages show them. Of a request nothing is shown but its method and address: headers,
 * bodies and queries may hold credentials.
 *
 * @param args The Rego text of each argument.
 */
export function shownArguments(name: string, args: readonly string[]): readonly string[] {
  if (name !== "http.send") return args;
  const request = args[0] === undefined ? undefined : parseTerm(args[0]);
  const entries = request instanceof RegoObject ? new Map(request.entries) : new Map<Term, Term>();
  const [method, url] = [entries.get("method"), entries.get("url")];
  if (typeof method !== "string" || typeof url !== "string") return ["…"];
  return [`${method.toUpperCase()} ${toShownAddress(url)}`];
}

/** A recorded call as messages show it. @param args The JSON text of its arguments, an array. */
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
