import { StandardBuiltinError } from "../builtin/standard-builtin.js";
import { withoutValues } from "../opa/shown-message.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { isShownHost } from "../../base/text/shown-host.js";
import { RegoObject, getTypeName, type Term } from "../../base/terms/term.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import type { CallRecord } from "./call-record.js";

/** A digest identifies content and reveals nothing of it. */
const DIGEST = /^sha(?:1|224|256|384|512):[0-9a-f]{6,128}$/;

/** Scheme, host and port of the request of an `http.send`: headers, bodies, paths and queries may hold credentials. */
function getOrigin(request: Term | undefined): string | undefined {
  const url = request instanceof RegoObject ? request.get("url") : undefined;
  if (typeof url !== "string" || !URL.canParse(url)) return undefined;
  const { protocol, host } = new URL(url);
  return isShownHost(host) ? `${protocol}//${host}` : undefined;
}

/** Returns the texts of a call that messages may show: its name, digests, and of a request the host. */
function shownNames(name: string, args: readonly Term[]): string[] {
  const digests = args.filter((arg) => typeof arg === "string").filter((text) => DIGEST.test(text));
  if (name === "net.lookup_ip_addr") {
    return [name, ...args.filter((arg) => typeof arg === "string").filter(isShownHost)];
  }
  const origin = name === "http.send" ? getOrigin(args[0]) : undefined;
  if (origin === undefined) return [name, ...digests];
  const { host, hostname } = new URL(origin);
  return [name, origin, host, hostname];
}

function shownArgument(name: string, arg: Term): string {
  if (typeof arg === "string" && (arg === "" || DIGEST.test(arg))) return JSON.stringify(arg);
  const origin = name === "http.send" ? getOrigin(arg) : undefined;
  const method = arg instanceof RegoObject ? arg.get("method") : undefined;
  if (origin === undefined || typeof method !== "string" || !/^[A-Z]{3,7}$/i.test(method))
    return getTypeName(arg);
  return `${method.toUpperCase()} ${origin}`;
}

/**
 * Returns a call in messages: `service.discover("sha256:…", string)`. Digests and empty texts are shown, of a request
 * its method and host, and of all else the type: a value of an input may be a secret, or megabytes.
 */
export function shownCall(name: string, args: readonly Term[]): string {
  return `${name}(${args.map((arg) => shownArgument(name, arg)).join(", ")})`;
}

/** Returns the same for a recorded call. @param args the JSON text of its argument array. */
export function shownRecordedCall(name: string, args: string): string {
  const terms = parseJson(args);
  return shownCall(name, Array.isArray(terms) ? terms : []);
}

/** Returns the same for a call of a decision. */
export function shownRecord({ builtin, args }: Pick<CallRecord, "builtin" | "args">): string {
  return shownRecordedCall(builtin, toStrictJson(args));
}

/** Returns the error of a call of a standard built-in as everybody may see it: OPA's text without values. */
export function toShownError(
  name: string,
  args: readonly Term[],
  { message, opaCode, isNoAnswer }: StandardBuiltinError,
): StandardBuiltinError {
  return new StandardBuiltinError(withoutValues(message, shownNames(name, args)), opaCode, { isNoAnswer });
}
