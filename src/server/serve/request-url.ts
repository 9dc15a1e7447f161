import { posix } from "node:path";
import { decodeEscapes } from "../../base/text/percent-escapes.js";

/** The URL of a request. */
interface RequestUrl {
  /** Escaped, as in the request. */
  path: string;
  /** As sent, with its question mark; empty for none. */
  search: string;
  query: URLSearchParams;
}

/** The target of a redirect. */
export interface Redirect {
  status: 301 | 307;
  location: string;
}

/** A target in absolute form, which every server accepts (RFC 9112, section 3.2.2). Its host is irrelevant here. */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;
/** Paths without escapes, empty and dot segments, and without a query. */
const PLAIN = /^(?:\/[\w-]+)+$/;

/**
 * Reads the target of a request.
 *
 * @returns a redirect for a path with empty or dot segments, like Go's server; `undefined` for a target that is not a
 * path.
 */
export function readRequestUrl(target: string): RequestUrl | Redirect | undefined {
  if (PLAIN.test(target)) return { path: target, search: "", query: new URLSearchParams() };
  if (!target.startsWith("/")) {
    const origin = ABSOLUTE.exec(target)?.[0];
    if (origin === undefined) return undefined;
    const rest = target.slice(origin.length);
    return readRequestUrl(rest.startsWith("/") ? rest : `/${rest}`);
  }
  const at = target.indexOf("?");
  const path = at < 0 ? target : target.slice(0, at);
  const search = at < 0 ? "" : target.slice(at);
  if (decodeEscapes(path) === undefined) return undefined;
  const clean = posix.normalize(path);
  if (clean !== path) return { status: 307, location: `${clean}${search}` };
  return { path, search, query: new URLSearchParams(search) };
}

/** A boolean parameter of OPA's API: without a value, or `true`. */
export function isOn(query: URLSearchParams, name: string): boolean {
  const values = query.getAll(name);
  return (values.length === 1 && values[0] === "") || values.some((value) => value.toLowerCase() === "true");
}
