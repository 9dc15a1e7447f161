/** The parts of a URL that name a package. */
interface UrlParts {
  /** Type, namespace, name and version; escapes of a URL with an authority or an absolute path are decoded once. */
  path: string;
  /** As written. */
  query: string;
  /** Decoded. */
  fragment: string;
}

/** Decodes percent escapes; `undefined` where one is broken. Bytes that are not UTF-8 become U+FFFD. */
export function unescapePath(text: string): string | undefined {
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return undefined;
  return text.replaceAll(/(?:%[0-9A-Fa-f]{2})+/g, (escapes) =>
    Buffer.from(escapes.replaceAll("%", ""), "hex").toString("utf8"),
  );
}

/** As `unescapePath`, for a query, in which `+` is a space. */
export function unescapeQuery(text: string): string | undefined {
  return unescapePath(text.replaceAll("+", " "));
}

/** Splits at the first separator; the rest is empty where there is none. */
export function cut(text: string, separator: string): [before: string, after: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** Joins path elements and removes `.`, `..` and empty ones, as Go's `path.Join`. */
function joinPath(...elements: readonly string[]): string {
  const path = elements.filter((element) => element !== "").join("/");
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== ".." || !path.startsWith("/")) parts.push(part);
  }
  const joined = parts.join("/");
  if (path.startsWith("/")) return `/${joined}`;
  return path === "" || joined !== "" ? joined : ".";
}

const USER_INFO = /^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/;
/** Without a port. Escapes stand for characters beyond ASCII, or for `%` itself. */
const HOST = /^(?:[A-Za-z0-9!$&'()*+,;=:[\]<>"\-._~\u0080-\u{10ffff}]|%25|%[89A-Fa-f][0-9A-Fa-f])*$/u;
const IPV6_HOST = /^\[[0-9A-Fa-f:.]+\](?::\d*)?$/;

/** The decoded host of an authority; `undefined` for one that Go refuses. */
function readHost(authority: string): string | undefined {
  const at = authority.lastIndexOf("@");
  const user = at < 0 ? "" : authority.slice(0, at);
  const host = authority.slice(at + 1);
  if (!USER_INFO.test(user) || unescapePath(user) === undefined) return undefined;
  if (host.startsWith("[")) return IPV6_HOST.test(host) ? host : undefined;
  const colon = host.lastIndexOf(":");
  if (colon >= 0 && !/^:\d*$/.test(host.slice(colon))) return undefined;
  return HOST.test(host) ? unescapePath(host) : undefined;
}

/**
 * Parses a URL of the scheme `pkg` as Go's `url.Parse`; `undefined` for any other text.
 */
export function parsePkgUrl(text: string): UrlParts | undefined {
  const [url, escapedFragment] = cut(text, "#");
  // eslint-disable-next-line no-control-regex -- Go refuses control characters before the fragment
  if (/[\u0000-\u001f\u007f]/.test(url)) return undefined;
  if (!/^pkg:/i.test(url)) return undefined;
  const fragment = unescapePath(escapedFragment);
  const [rest, query] = cut(url.slice("pkg:".length), "?");
  if (fragment === undefined) return undefined;
  if (!rest.startsWith("/")) return rest === "" ? undefined : { path: rest, query, fragment };
  let [host, absolute]: [string | undefined, string] = ["", rest];
  if (rest.startsWith("//")) {
    const [authority] = cut(rest.slice(2), "/");
    host = readHost(authority);
    absolute = rest.slice(2 + authority.length);
  }
  const decoded = unescapePath(absolute);
  if (host === undefined || decoded === undefined) return undefined;
  return { path: joinPath(host, decoded).replace(/^\//, ""), query, fragment };
}
