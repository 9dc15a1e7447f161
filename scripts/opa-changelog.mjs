/**
 * Lists the entries of OPA's changelog about the parts of OPA in this package, for the table in which every entry has a
 * case or a reason. Existing rows are preserved; new ones have neither, which fails the test. Run it again after a
 * change of OPA's version:
 *
 *     node scripts/opa-changelog.mjs FOLDER_OF_OPAS_SOURCE VERSION
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format } from "prettier";

const FIRST = [1, 20, 0];
const TABLE = new URL("../test/cli/opa-changelog.json", import.meta.url);

/** The prefixes of entries, as OPA writes them, for ast, topdown, planner, wasm, loader, format, bundle and server. */
const AREAS = new Set(
  `ast ast/parser ast/scanner builtins bundle check compile compiler dependencies eval fix format index internal/compiler ir loader
  perf plugins/bundle rego server server/types tester topdown topdown,tester util wasm yaml`.split(/\s+/),
);
/** Headings that only group entries, or do not concern these parts. */
const GROUPS = /^(Changes|Compiler, Topdown|Dependency Updates|Docs, Website|Miscellaneous|Runtime, SDK)/;

const plain = (text) => text.replace(/ (\(\[|authored by|reported and authored|reported by).*$/s, "").trim();

/** The entries of a release: its headings, its list items of AREAS, and without headings its first sentence. */
function* entriesOf(text) {
  const headings = [...text.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading);
  if (headings.length === 0) {
    const sentence = /^.*?[.:]\s/s.exec(`${text.trim()}\n`)?.[0] ?? "";
    yield {
      area: "release",
      entry: sentence
        .replace(/\]\(\S+\)/g, "]")
        .replace(/\s+/g, " ")
        .trim(),
    };
  }
  for (const [line, level, item] of text.matchAll(/^(### |- )(.*)$/gm)) {
    if (line.startsWith("### ")) {
      if (!GROUPS.test(item)) yield { area: "release", entry: plain(item) };
      continue;
    }
    const [, area, entry] = /^([\w/,]+): (.*)$/.exec(item) ?? [level, "", ""];
    if (AREAS.has(area)) yield { area, entry: plain(entry) };
  }
}

const [source, version] = process.argv.slice(2);
const text = await readFile(join(source, "CHANGELOG.md"), "utf8");
const table = JSON.parse(await readFile(TABLE, "utf8"));
const keyOf = (row) => `${row.version} ${row.area}: ${row.entry}`;
const known = new Map(table.entries.map((row) => [keyOf(row), row]));
const entries = [];
for (const release of text.split(/^## /m).slice(1)) {
  const number = release.slice(0, release.indexOf("\n")).trim();
  const parts = number.split(".").map(Number);
  const differing = parts.findIndex((part, at) => part !== FIRST[at]);
  if (differing !== -1 && parts[differing] < FIRST[differing]) break;
  for (const entry of entriesOf(release.slice(number.length))) {
    const row = { version: number, ...entry };
    entries.push(known.get(keyOf(row)) ?? row);
  }
}
const written = JSON.stringify({ source: `github.com/open-policy-agent/opa ${version}`, entries });
await writeFile(TABLE, await format(written, { parser: "json", printWidth: 110 }));
