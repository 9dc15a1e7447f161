import { unreadableSource } from "../errors.js";

/**
 * Refuses a name with bytes that are no UTF-8, which Node reads as U+FFFD. Two such names can look the same, and the name of another file
 * like them, so that one of the files would be read twice and the other one never. Each listing of files that judge or are judged calls this.
 *
 * @param name of a file or folder, as a listing of its folder has it.
 * @param shown its path for messages.
 * @throws PolicyLoadError `source_unreadable`
 */
export function checkName(name: string, shown: string): void {
  if (!name.includes("\ufffd")) return;
  throw unreadableSource(`${shown}: the name of this file is not valid UTF-8; rename it`);
}
