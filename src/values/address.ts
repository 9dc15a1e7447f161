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

/** An address or a path for messages: of an address without its query, which may hold a secret. */
export function shownSource(text: string): string {
  return isAddress(text) ? (text.split("?", 1)[0] ?? "") : text;
}

/** The cause of an error about a path, for messages: none of an address, whose query the file system's own message would show. */
export function shownCause(path: string, cause: unknown): unknown {
  return isAddress(path) ? undefined : cause;
}
