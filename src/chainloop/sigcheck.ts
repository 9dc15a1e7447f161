import { goTrim } from "./go-text.js";
import { throwMaterialError } from "./material-error.js";
import { TOOL, type Projection } from "./kind.js";
import { readTable } from "./table.js";

const KIND = "SYSINTERNALS_SIGCHECK";

/**
 * Parses the rows of a table of Sysinternals Sigcheck (`-c`, `-ct`), by the names of its columns: CSV or TSV, in UTF-8
 * or, with a byte-order mark, UTF-16.
 *
 * @throws DocumentError `document_invalid`
 */
export function readSigcheck(name: string, bytes: Uint8Array): Projection {
  const { header, rows } = readTable(bytes, (why, cause) => throwMaterialError(name, KIND, why, cause));
  const columns = header.map(goTrim);
  const missing = ["Path", "Verified"].filter((column) => !columns.includes(column));
  if (missing.length > 0) throwMaterialError(name, KIND, `it has no column ${missing.join(", ")}`);
  const written = rows.map((row) => {
    const cells = new Map(header.map((column, index) => [column, row[index] ?? ""]));
    return `{${[...cells].map((cell) => cell.map((one) => JSON.stringify(one)).join(":")).join(",")}}`;
  });
  return { text: `[${written.join(",")}]`, annotations: { [`${TOOL}.name`]: "sigcheck" } };
}
