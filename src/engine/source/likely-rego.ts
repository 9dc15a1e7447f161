import { COMPRESSION } from "./document-format.js";

/** Length of the beginning of a file that is checked, in bytes. */
export const BEGINNING_BYTES = 64 * 1024;

/** A package clause that nothing follows on its line, behind comments. Java, Perl and Protobuf end theirs with a semicolon. */
const PACKAGE =
  /^\ufeff?(?:\s|#[^\n]*\n)*package(?:[ \t\r\n]|#[^\n]*\n)+[A-Za-z_][\w.[\]"]*[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/;
/** Space and comments. */
const BLANK = /^\ufeff?(?:\s|#[^\n]*\n)*(?:#[^\n]*)?$/;
/** Languages with such a clause. */
const OTHER_LANGUAGE = /\.(?:ada|adb|ads|go|groovy|gvy|kts?|sc|scala|sv|svh)$/i;

/**
 * Returns whether a file is Rego although its name is not, such as `deny`, `deny.rego.txt` or `deny.rego.gz`, or may be, because its
 * comments are longer than its beginning.
 *
 * @param beginning its first bytes: `BEGINNING_BYTES` of them, or all.
 */
export function beginsAsRego(name: string, beginning: Uint8Array): boolean {
  if (COMPRESSION.test(name) && /\.rego$/i.test(name.replace(COMPRESSION, ""))) return true;
  if (OTHER_LANGUAGE.test(name)) return false;
  const text = new TextDecoder().decode(beginning.subarray(0, BEGINNING_BYTES));
  return PACKAGE.test(text) || (beginning.length >= BEGINNING_BYTES && BLANK.test(text));
}
