import { RegoNumber, RegoObject, RegoSet, type Term } from "../../base/terms/term.js";
import { withoutRequestSecrets, withoutResponseSecrets } from "./http-secrets.js";
import { hidden, type ToPlaceholder } from "./secret-placeholder.js";
import { SentSecrets } from "./sent-secrets.js";

/** Their arguments are tokens, passwords and keys, as is the result of `encode_sign`. */
const SECRET_BUILTIN =
  /^(?:io\.jwt\.|providers\.aws\.|crypto\.hmac\.|crypto\.parse_private_keys$|crypto\.x509\.parse_(?:keypair|rsa_private_key)$)/;
const SIGNING_BUILTIN = /^io\.jwt\.encode_sign/;

/** Returns whether calls of a built-in may contain credentials. */
export function mayHoldSecrets(name: string): boolean {
  return name === "http.send" || SECRET_BUILTIN.test(name);
}

function replaceTexts(value: Term, toPlaceholder: ToPlaceholder): Term {
  if (typeof value === "string") return value === "" ? value : toPlaceholder(value);
  if (value === null || typeof value === "boolean" || value instanceof RegoNumber) return value;
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, toPlaceholder));
  if (value instanceof RegoSet)
    return new RegoSet(value.items.map((item) => replaceTexts(item, toPlaceholder)));
  return new RegoObject(value.entries.map(([key, member]) => [key, replaceTexts(member, toPlaceholder)]));
}

/**
 * Returns the arguments of a call without the credentials that a policy passes to `http.send`, `io.jwt.…` and other built-ins that take
 * keys.
 */
export function withoutSecrets(
  name: string,
  args: readonly Term[],
  toPlaceholder: ToPlaceholder = hidden,
): Term[] {
  if (SECRET_BUILTIN.test(name)) return args.map((arg) => replaceTexts(arg, toPlaceholder));
  const [request, ...rest] = args;
  if (name !== "http.send" || !(request instanceof RegoObject)) return [...args];
  const sent = new SentSecrets([{ name, args }], toPlaceholder);
  return [sent.inTerm(withoutRequestSecrets(request, toPlaceholder)), ...rest];
}

/** Returns the answer of a call without the credentials that it gives. */
export function answerWithoutSecrets(name: string, answer: Term, toPlaceholder: ToPlaceholder): Term {
  if (SIGNING_BUILTIN.test(name)) return replaceTexts(answer, toPlaceholder);
  return name === "http.send" && answer instanceof RegoObject
    ? withoutResponseSecrets(answer, toPlaceholder)
    : answer;
}
