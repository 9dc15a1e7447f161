/** The first line of every pointer, by the specification of Git LFS. */
const BEGINNING = new TextEncoder().encode("version https://git-lfs.github.com/spec/v1");
const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];

/** How a message about such a file ends. */
export const LFS_POINTER =
  "is a pointer of Git LFS in the place of a file that is not downloaded: run `git lfs pull`, or check out with LFS";

/**
 * Returns whether bytes are what Git LFS leaves in the place of a file that is not downloaded. YAML reads it as a text, and other formats
 * as keys, which no policy knows.
 */
export function isLfsPointer(bytes: Uint8Array): boolean {
  const end = bytes[BEGINNING.length];
  return (end === LINE_FEED || end === CARRIAGE_RETURN) && BEGINNING.every((byte, at) => bytes[at] === byte);
}
