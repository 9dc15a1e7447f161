import { BuiltinError } from "../../../base/errors.js";
import { shownAddress } from "../../../base/text/address.js";
import { failArgument, HttpSendError, toGoPrefix } from "./http-send-error.js";

/** Returns a URL as messages show it: without user, password, query and fragment. */
export function toShownUrl({ protocol, host, pathname }: URL): string {
  return `${protocol}//${host}${pathname}`;
}

/**
 * Reads the `url` of a request.
 *
 * @throws HttpSendError with Go's message for what Go's client does not take; BuiltinError `builtin_not_allowed` for a
 * socket of this machine.
 */
export function parseRequestUrl(method: string, text: string): URL {
  const shown = JSON.stringify(shownAddress(text));
  const failRequest = (why: string): never => {
    throw new HttpSendError(`${toGoPrefix(method, shownAddress(text))}: ${why}`, "network");
  };
  // eslint-disable-next-line no-control-regex -- these are what Go refuses, and what URL would drop without a word
  if (/[\u0000-\u001f\u007f]/.test(text)) {
    return failArgument(`parse ${shown}: net/url: invalid control character in URL`);
  }
  if (text.startsWith(":")) return failArgument(`parse ${shown}: missing protocol scheme`);
  const [, scheme = "", rest = ""] = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?([\s\S]*)$/.exec(text) ?? [];
  const protocol = scheme.toLowerCase();
  if (protocol === "unix") {
    throw new BuiltinError(
      "http.send: sockets of this machine (unix://) are not allowed; use http or https",
      {
        code: "builtin_not_allowed",
        builtin: "http.send",
      },
    );
  }
  if (scheme === "" && /^[^/?#]*:/.test(text)) {
    return failArgument(`parse ${shown}: first path segment in URL cannot contain colon`);
  }
  const [, authority = ""] = /^\/\/([^/?#]*)/.exec(rest) ?? [];
  const host = authority.slice(authority.lastIndexOf("@") + 1);
  if (host.startsWith("[") && !host.includes("]")) {
    return failArgument(`parse ${shown}: missing ']' in host`);
  }
  const port = /:([^:\]]*)$/.exec(host)?.[1] ?? "";
  if (!/^\d*$/.test(port))
    return failArgument(`parse ${shown}: invalid port ${JSON.stringify(`:${port}`)} after host`);
  const wrong = /[\s\\"<>^`{|}]/.exec(host)?.[0];
  if (wrong !== undefined) {
    return failArgument(`parse ${shown}: invalid character ${JSON.stringify(wrong)} in host name`);
  }
  const escape = /%(?![0-9A-Fa-f]{2}).{0,2}/.exec(rest.replace(/\?[^#]*/, ""))?.[0];
  if (escape !== undefined) {
    return failArgument(`parse ${shown}: invalid URL escape ${JSON.stringify(escape)}`);
  }
  if (protocol !== "http" && protocol !== "https") {
    return failRequest(`unsupported protocol scheme ${JSON.stringify(protocol)}`);
  }
  if (host === "" || host.startsWith(":")) return failRequest("http: no Host in request URL");
  if (Number(port) > 65_535) return failRequest(`dial tcp: address ${port}: invalid port`);
  if (!URL.canParse(text)) return failArgument(`parse ${shown}: invalid host`);
  return new URL(text);
}

/** Characters that a request line cannot hold. */
const UNSAFE = /[^\u0021-\u007e]+/g;

/**
 * Returns path and query as they are written, dot segments included, as Go sends them; `URL` would resolve those. Characters that a
 * request line cannot contain are escaped.
 */
export function toRequestTarget(text: string): string {
  const [, path = "", query = ""] = /^[^/?#]*\/\/[^/?#]*([^?#]*)(\?[^#]*)?/.exec(text) ?? [];
  return `${path === "" ? "/" : path}${query}`.toWellFormed().replace(UNSAFE, encodeURIComponent);
}
