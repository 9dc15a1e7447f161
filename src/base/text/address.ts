/** How an address of a registry begins. */
export const IMAGE_SCHEME = "oci://";

/** How the address of an installed npm package begins. */
export const PACKAGE_SCHEME = "npm:";

/** Whether it is an address in a registry of images, and no path. */
export function isImageAddress(text: string): boolean {
  return text.startsWith(IMAGE_SCHEME);
}

/** Whether it is the address of an npm package, and no path. */
export function isPackageAddress(text: string): boolean {
  return text.startsWith(PACKAGE_SCHEME);
}

/** Whether it is an address of policies, and no path: in a registry, on a web server, or of an npm package. */
export function isAddress(text: string): boolean {
  return isImageAddress(text) || isPackageAddress(text) || /^https?:\/\//i.test(text);
}

/** An address that other tools read, as conftest does with go-getter: of a repository, or of a bucket. */
export function isForeignAddress(text: string): boolean {
  return (
    /^(?:git|hg|s3|gcs|http|https)::|^(?:git|ssh|s3|gs|ftp|hg|bzr):\/\/|^git@[^/]+:/i.test(text) ||
    /^(?:github|gitlab)\.com\/|^bitbucket\.org\//i.test(text)
  );
}

/** Whether it is an address and no path, be it one that is read or one of other tools. */
export function isAnyAddress(text: string): boolean {
  return isAddress(text) || isForeignAddress(text);
}

/** What to do about an address that is not read. */
export function insteadOf(address: string): string {
  return isForeignAddress(address)
    ? "addresses of this kind are not read. Clone the repository or copy the files, and name those"
    : "it is an address, and only files are read here; fetch it to a file, and name that";
}

/** Whether a text begins with the scheme of a URL, be it one that somebody reads or not. */
export function hasScheme(text: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*::)?[a-z][a-z0-9+.-]+:\/\//i.test(text);
}

/** An address or a path for messages: of an address without its user, query and fragment, which may hold a secret. */
export function shownSource(text: string): string {
  if (!isAnyAddress(text) && !hasScheme(text)) return text;
  return (text.split(/[?#]/, 1)[0] ?? "").replace(/\/\/[^/]*@/, "//");
}

/** What a value has between its quotes and blanks. */
const WORD = /[^\s"'`<>]+/g;
/** The end of a scheme. */
const SCHEME = /[a-z][a-z0-9+.-]:\/\//i;
/** The user of an address, behind its scheme. */
const USER = /(?<=[a-z][a-z0-9+.-]:\/\/)[^/]*@/gi;
/** What ends a sentence or a list, and no query. */
const CLOSING = ".,;:)]}";

/** A value in a message, such as a word of a command line, without the user and the query of the addresses in it. */
export function shownValue(value: string): string {
  if (!value.includes("://")) return value;
  return value.replace(WORD, (word) => {
    const start = word.search(SCHEME);
    if (start < 0) return word;
    // A further address may follow the query of the first: it goes too, because a query may hold it.
    const query = word.indexOf("?", start);
    let end = word.length;
    while (query >= 0 && end > query + 1 && CLOSING.includes(word.charAt(end - 1))) end--;
    const plain = query < 0 ? word : word.slice(0, query) + word.slice(end);
    return plain.replace(USER, "");
  });
}

/** A message with values of a command line, each without the secrets of addresses in it. */
export function said(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: texts }, ...values.map((value) => shownValue(String(value))));
}

/** The cause of an error about a path, for messages: none of an address, whose query the file system's own message would show. */
export function shownCause(path: string, cause: unknown): unknown {
  return isAnyAddress(path) || hasScheme(path) ? undefined : cause;
}
