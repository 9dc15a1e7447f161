import { decodeEscapes } from "./percent-escapes.js";

/** A package URL, normalized by the rules of its type: `pkg:npm/%40acme/app@1.0?arch=arm64`. */
export interface Purl {
  type: string;
  namespace: string;
  name: string;
  /** Empty for all versions. */
  version: string;
  qualifiers: ReadonlyMap<string, string>;
  subpath: string;
}

/** Types whose namespaces, and types whose names, are the same in upper and lower case. */
const LOWER = {
  namespace: new Set("alpm apk bitbucket brew composer deb github golang qpkg rpm".split(" ")),
  name: new Set(
    "alpm apk bitbucket bitnami brew chrome-extension composer deb github golang pypi".split(" "),
  ),
};

/** Only ASCII: `toLowerCase` would also turn other letters, such as the Kelvin sign, into ASCII. */
function toLowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function splitOnce(text: string, at: number): [before: string, after: string] {
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** The qualifiers with a value; `undefined` for an invalid or duplicate key. */
function parseQualifiers(text: string): Map<string, string> | undefined {
  const qualifiers = new Map<string, string>();
  for (const part of text.split("&")) {
    if (part === "") continue;
    const [name, escaped] = splitOnce(part, part.indexOf("="));
    const key = toLowerAscii(name);
    const value = decodeEscapes(escaped);
    if (!/^[a-z._-][a-z0-9._-]*$/.test(key) || value === undefined || qualifiers.has(key)) return undefined;
    if (value !== "") qualifiers.set(key, value);
  }
  return qualifiers;
}

/** The decoded segments of a path, joined; `undefined` for a broken escape. */
function parsePath(text: string): string | undefined {
  const segments = text.split("/").flatMap((segment) => (segment === "" ? [] : [decodeEscapes(segment)]));
  return segments.includes(undefined) ? undefined : segments.join("/");
}

/** Parses a package URL as packageurl-go does; `undefined` for other text. */
export function parsePurl(text: string): Purl | undefined {
  const scheme = /^pkg:\/*/i.exec(text);
  if (scheme === null) return undefined;
  const rest = text.slice(scheme[0].length);
  const [beforeSubpath, escapedSubpath] = splitOnce(rest, rest.indexOf("#"));
  const [beforeQualifiers, query] = splitOnce(beforeSubpath, beforeSubpath.indexOf("?"));
  const [ownType, path] = splitOnce(beforeQualifiers, beforeQualifiers.indexOf("/"));
  const type = toLowerAscii(ownType);
  // The scope of npm begins with an @ too.
  const at = path.lastIndexOf("@");
  const [beforeVersion, escapedVersion] = splitOnce(path, at > 0 ? at : -1);
  const slash = beforeVersion.lastIndexOf("/");
  const namespace = parsePath(beforeVersion.slice(0, Math.max(slash, 0)));
  const name = decodeEscapes(beforeVersion.slice(slash + 1));
  const version = decodeEscapes(escapedVersion);
  const qualifiers = parseQualifiers(query);
  const subpath = parsePath(escapedSubpath);
  if (!/^[a-z.+-][a-z0-9.+-]*$/.test(type) || name === undefined || name === "") return undefined;
  if (beforeVersion.startsWith("@") && (type !== "npm" || namespace === "")) return undefined;
  if (namespace === undefined || version === undefined) return undefined;
  if (qualifiers === undefined || subpath === undefined) return undefined;
  const ownName = LOWER.name.has(type) ? toLowerAscii(name) : name;
  return {
    type,
    namespace: LOWER.namespace.has(type) ? toLowerAscii(namespace) : namespace,
    name: type === "pypi" ? ownName.replaceAll("_", "-") : ownName,
    version: type === "huggingface" ? toLowerAscii(version) : version,
    qualifiers,
    subpath,
  };
}

/**
 * Whether a package URL is a more general one, by go-vex's rules: without a version it covers every version, and every
 * qualifier that it has must be equal. A subpath that it has must be equal too, which go-vex ignores.
 */
export function isCovered(specific: Purl, general: Purl): boolean {
  return (
    general.type === specific.type &&
    general.namespace === specific.namespace &&
    general.name === specific.name &&
    (general.version === "" || general.version === specific.version) &&
    (general.subpath === "" || general.subpath === specific.subpath) &&
    [...general.qualifiers].every(([key, value]) => specific.qualifiers.get(key) === value)
  );
}

/** Whether two package URLs may be of one package: no part that both have differs. */
export function mayBeEqual(one: Purl, other: Purl): boolean {
  const agree = (own: string, others: string): boolean => own === "" || others === "" || own === others;
  return (
    one.type === other.type &&
    one.namespace === other.namespace &&
    one.name === other.name &&
    agree(one.version, other.version) &&
    agree(one.subpath, other.subpath) &&
    [...one.qualifiers].every(([key, value]) => agree(value, other.qualifiers.get(key) ?? ""))
  );
}
