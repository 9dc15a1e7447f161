// Records how Conftest evaluates go-jsonnet's own test programs and the imports in
// test/engine/opa/jsonnet-layouts.json: `node scripts/record-jsonnet.mjs /path/to/conftest`, of the version in
// parsers/go.mod. The programs come with the sources of go-jsonnet, from the Go module proxy.
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { argv, exit } from "node:process";
import { format } from "prettier";
import { moduleSources } from "./conftest-sources.mjs";

const conftest = argv[2];
if (conftest === undefined) {
  console.error("usage: node scripts/record-jsonnet.mjs CONFTEST");
  exit(2);
}

/** Files of go-jsonnet's tests that others import, in addition to the programs. */
const IMPORTED = /\.(jsonnet|libsonnet|bin)$/;

/** The error in Conftest's output, and its location in the input: `\t:3:5-10` is such a location. */
function toError(stderr) {
  const text =
    /evaluate anonymous snippet: ([^]*), path: /.exec(stderr)?.[1] ??
    /parser unmarshal: ([^]*)/.exec(stderr)?.[1];
  if (text === undefined) throw new Error(stderr);
  const ofText = /^:?\(?(\d+):(\d+)\)?-?[^ ]* (.*)/.exec(text);
  if (ofText !== null) return { error: ofText[3], line: Number(ofText[1]), column: Number(ofText[2]) };
  const [first] = text.split(/\n(?=\t|$)/);
  const place = /^\t\(?(\d+):(\d+)/m.exec(text);
  return {
    error: first.replace(/^RUNTIME ERROR: /, ""),
    ...(place === null ? {} : { line: Number(place[1]), column: Number(place[2]) }),
  };
}

/**
 * Conftest's result for a file. Its only environment variable is HOME.
 *
 * @returns {{ parsed?: unknown } & Record<string, unknown>}
 */
function parse(cwd, file) {
  const { status, stdout, stderr } = spawnSync(conftest, ["parse", file], {
    cwd,
    env: { HOME: "/home/nobody" },
    encoding: "utf8",
  });
  return status === 0 ? { parsed: JSON.parse(stdout) } : toError(stderr);
}

const source = moduleSources("github.com/google/go-jsonnet");
const testdata = join(source, "testdata");
const files = {};
for (const name of readdirSync(testdata)
  .filter((one) => IMPORTED.test(one))
  .sort())
  files[name] = readFileSync(join(testdata, name)).toString("latin1");
const programs = Object.keys(files)
  .filter((name) => name.endsWith(".jsonnet"))
  .map((name) => ({ name, ...parse(testdata, name) }));

const layouts = JSON.parse(
  readFileSync(new URL("../test/engine/opa/jsonnet-layouts.json", import.meta.url), "utf8"),
);
const imports = layouts.map(({ about, input, files: texts, links = {} }) => {
  const directory = mkdtempSync(join(tmpdir(), "jsonnet-"));
  try {
    for (const [name, text] of Object.entries(texts)) {
      mkdirSync(join(directory, dirname(name)), { recursive: true });
      writeFileSync(join(directory, name), text);
    }
    for (const [name, target] of Object.entries(links)) symlinkSync(target, join(directory, name));
    const { parsed, ...answer } = parse(directory, input);
    // Values that depend on the machine are not recorded.
    const isOfMachine = typeof parsed === "string" && /^root:|HOME=/.test(parsed);
    return { about, ...(parsed === undefined ? answer : { parsed: isOfMachine ? "…" : parsed }) };
  } finally {
    rmSync(directory, { recursive: true });
  }
});

const recorded = {
  about: `What Conftest makes of go-jsonnet's test programs (Apache-2.0), whose bytes are here as Latin-1, and of jsonnet-layouts.json: scripts/record-jsonnet.mjs, with ${basename(conftestVersion())} and ${basename(source)}`,
  files,
  programs,
  imports,
};
const out = new URL("../test/engine/opa/jsonnet-results.json", import.meta.url);
writeFileSync(out, await format(JSON.stringify(recorded), { parser: "json", printWidth: 110 }));
console.log(`${programs.length} programs, ${imports.length} imports`);

function conftestVersion() {
  return moduleSources("github.com/open-policy-agent/conftest");
}
