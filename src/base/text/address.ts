/** How an address of a registry begins. */
export const IMAGE_SCHEME = "oci://";

/** How the address of an installed npm package begins. */
export const PACKAGE_SCHEME = "npm:";

/** How the address of a repository of Git begins, in a policy configuration. */
export const GIT_SCHEME = "git::";

/** Returns whether it is the address of a repository of Git, and no path. */
export function isGitAddress(text: string): boolean {
  return text.startsWith(GIT_SCHEME);
}

/** Returns whether it is an address in a registry of images, and no path. */
export function isImageAddress(text: string): boolean {
  return text.startsWith(IMAGE_SCHEME);
}

/** Returns whether it is the address of an npm package, and no path. */
export function isPackageAddress(text: string): boolean {
  return text.startsWith(PACKAGE_SCHEME);
}

/** Returns whether it is an address of this package, whose policies are those of the running program. */
export function isOwnAddress(text: string): boolean {
  return /^npm:regohost(?:[@/?]|$)/.test(text);
}

/** Returns whether it is an address of policies, and no path: in a registry, on a web server, or of an npm package. */
export function isAddress(text: string): boolean {
  return isImageAddress(text) || isPackageAddress(text) || /^https?:\/\//i.test(text);
}

/** Returns whether it is an address that other tools read, as conftest does with go-getter: of a repository, or of a bucket. */
export function isForeignAddress(text: string): boolean {
  return (
    /^(?:git|hg|s3|gcs|http|https)::|^(?:git|ssh|s3|gs|ftp|hg|bzr):\/\/|^git@[^/]+:/i.test(text) ||
    /^(?:github|gitlab)\.com\/|^bitbucket\.org\//i.test(text)
  );
}

/** Returns whether it is an address and no path, be it one that is read or one of other tools. */
export function isAnyAddress(text: string): boolean {
  return isAddress(text) || isForeignAddress(text);
}

/** Returns the advice for an address that is not read. */
export function addressAdvice(address: string): string {
  return isForeignAddress(address)
    ? "addresses of this kind are not read. Clone the repository or copy the files, and name those"
    : "it is an address, and only files are read here; fetch it to a file, and name that";
}

/** How a URL begins. */
const SCHEME = /^(?:[a-z][a-z0-9+.-]*::)?[a-z][a-z0-9+.-]+:\/\//i;

/** Returns whether a text begins with the scheme of a URL, supported or not. */
export function hasScheme(text: string): boolean {
  return SCHEME.test(text);
}

/**
 * Returns the rest of an address, behind its scheme, without its user. A password that is not escaped may hold any character, so nothing
 * is shown of it where it is no URL.
 */
function withoutUser(rest: string): string {
  if (!rest.includes("@")) return rest;
  return URL.canParse(`https://${rest}`) ? rest.replace(/^[^/?#]*@/, "") : "…";
}

/**
 * Returns a text that is meant as an address, for messages, whether it is well formed or not: without its user, query and fragment, which
 * may hold a secret. Every message about an address shows it by this function, or by those below for a text that may be no address.
 */
export function shownAddress(text: string): string {
  const [scheme = ""] = SCHEME.exec(text) ?? [];
  const [shown = ""] = withoutUser(text.slice(scheme.length)).split(/[?#]/, 1);
  return scheme + shown;
}

/** A private key in PEM, also a part of one. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----(?:[^-]|-(?!----))*(?:-----END[^-]*-----)?/g;
/** A JSON Web Token: the header, the claims and the signature. It is looked for once in a word. */
const TOKEN = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/**
 * The private members of a key in JSON (RFC 7518; `r` and `t` of further primes), also in JSON that is escaped within a string, and the
 * PIN in the address of one on a token (RFC 7512).
 */
const MEMBER = /((?<!\\)(\\*")(?:k|d|p|q|dp|dq|qi|r|t)\2(?:\s|\\+[nrt])*:(?:\s|\\+[nrt])*)\\*"[^"]*"?/g;
const KEY_TYPE = /(?<!\\)(\\*")kty\1/;
const PIN = /\b(pin-value=)[^;&?\s]*/gi;

/** Returns a text in which somebody may have passed a private key or a token in place of something else, for messages. */
function withoutKeys(text: string): string {
  const plain = KEY_TYPE.test(text) ? text.replace(MEMBER, '$1"…"') : text;
  return plain.replace(PIN, "$1…").replace(TOKEN, "(a token)").replace(PRIVATE_KEY, "(a private key)");
}

/** Returns an address or a path for messages. */
export function shownSource(given: string): string {
  const text = withoutKeys(given);
  if (hasScheme(text)) return shownAddress(text);
  // Here an @ is before a version, or behind the user of every repository.
  return isAnyAddress(text) ? (text.split(/[?#]/, 1)[0] ?? "") : text;
}

/** A piece of a value between quotes and blanks. */
const WORD = /[^\s"'`<>]+/g;
/** Where the scheme of an address ends. */
const BEHIND_SCHEME = /(?<=[a-z][a-z0-9+.-]:\/\/)/i;
/** Characters that end a sentence or a list, and no query. */
const CLOSING = ".,;:)]}";

/** Returns the length of a text without its closing characters. */
function openLength(text: string): number {
  let end = text.length;
  while (end > 0 && CLOSING.includes(text.charAt(end - 1))) end--;
  return end;
}

/** Where the scheme begins with which a text ends. */
function nextScheme(text: string): number {
  let at = text.length - "://".length;
  while (at > 0 && /[a-z0-9+.:-]/i.test(text.charAt(at - 1))) at--;
  return at;
}

/** Returns a value in a message, such as a word of a command line, without private keys and tokens, and without user and query of addresses in it. */
export function shownValue(given: string): string {
  const value = withoutKeys(given);
  if (!value.includes("://")) return value;
  return value.replace(WORD, (word) => {
    const [before = "", ...rests] = word.split(BEHIND_SCHEME);
    let shown = before;
    for (const [index, rest] of rests.entries()) {
      const next = index === rests.length - 1 ? rest.length : nextScheme(rest);
      const end = openLength(rest.slice(0, next));
      const [plain = "", ...query] = withoutUser(rest.slice(0, end)).split("?");
      // A further address may follow the query of the first: it goes too, because a query may hold it.
      if (query.length > 0) return shown + plain + word.slice(openLength(word));
      shown += plain + rest.slice(end);
    }
    return shown;
  });
}

/** Returns a message with values of a command line, each without the secrets of addresses in it. */
export function shownText(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: texts }, ...values.map((value) => shownValue(String(value))));
}

/** Returns the cause of an error about a path, for messages: none where the file system's own message would show an address's query or a key. */
export function shownCause(path: string, cause: unknown): unknown {
  return shownSource(path) !== path || isAnyAddress(path) || hasScheme(path) ? undefined : cause;
}
