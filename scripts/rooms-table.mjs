// The table of rooms in CONTRIBUTING.md, from rooms.js. Run as a script it writes the table.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { ROOMS } from "../rooms.js";

const path = fileURLToPath(new URL("../CONTRIBUTING.md", import.meta.url));
const BEGIN = "<!-- rooms: npm run rooms -->\n";
const END = "<!-- end of rooms -->\n";

const code = (names) => names.map((name) => `\`${name}\``).join(", ");

/** @param {import("../rooms.js").Room} room */
function toRow({ name, paths, holds, imports, lazy = [] }) {
  const loadedLate = lazy.length === 0 ? "" : `; late: ${lazy.join(", ")}`;
  return `| ${name} | ${code(paths)} | ${holds} | ${imports.join(", ")}${loadedLate} |`;
}

/** The current and the expected CONTRIBUTING.md. */
export async function readContributing() {
  const text = readFileSync(path, "utf8");
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`CONTRIBUTING.md needs the lines ${BEGIN}and ${END}`);
  const table = [
    "| room | files | what it holds | imports |",
    "| --- | --- | --- | --- |",
    ...ROOMS.map(toRow),
  ];
  const expected = await format(`${before}${BEGIN}\n${table.join("\n")}\n\n${END}${after}`, {
    parser: "markdown",
    printWidth: 110,
  });
  return { text, expected };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { expected } = await readContributing();
  writeFileSync(path, expected);
}
