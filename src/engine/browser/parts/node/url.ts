/** @throws Error: a `file:` URL names nothing in a browser. */
export function fileURLToPath(): never {
  throw new Error("a browser has no files");
}
