import { readDocument } from "./read-document.js";

/**
 * Reads the exact JSON text of the only document of a JSON or YAML file.
 *
 * @throws DocumentError
 */
export async function readJsonText(path: string, cwd: string = process.cwd()): Promise<string> {
  const { json } = await readDocument({ path }, { cwd });
  return new TextDecoder().decode(json);
}
