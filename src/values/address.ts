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

/** An address or a path for messages: of an address without its user and query, which may hold a secret. */
export function shownSource(text: string): string {
  if (!isAddress(text) && !isForeignAddress(text)) return text;
  return (text.split("?", 1)[0] ?? "").replace(/\/\/[^/@]*@/, "//");
}

/** The cause of an error about a path, for messages: none of an address, whose query the file system's own message would show. */
export function shownCause(path: string, cause: unknown): unknown {
  return isAddress(path) || isForeignAddress(path) ? undefined : cause;
}
