// Measures src/, without generated code: `npm run measure`
//   lines of each room, by kind: code, declarations of types, imports, comments, blank lines
//   lines of each feature that could be dropped: the files that only it needs
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { ROOMS, roomOf } from "../rooms.js";
import { findExports, readSources } from "./check-exports.mjs";

/** Files of `src/` that no other feature needs, by an optional feature. A folder ends with a slash. */
export const FEATURES = {
  "OPA's REST API (`serve`)": [
    "src/server/serve/",
    "src/cli/serve/",
    "src/cli/commands/serve.ts",
    "src/cli/options/serve-options.ts",
  ],
  "fake service and registry (`regohost/testing`), `demo`, `dev`, `mock`": [
    "src/testing/",
    "src/cli/commands/demo.ts",
    "src/cli/commands/dev.ts",
    "src/cli/commands/mock.ts",
  ],
  "`check`, `test`, `fmt`, `inspect`, `types` (`regohost/tooling`)": [
    "src/tooling/",
    "src/cli/commands/check.ts",
    "src/cli/commands/deps.ts",
    "src/cli/commands/fmt.ts",
    "src/cli/commands/inspect.ts",
    "src/cli/commands/test.ts",
    "src/cli/commands/types.ts",
    "src/cli/flags/suite-flags.ts",
    "src/cli/flags/test-flags.ts",
    "src/cli/options/test-options.ts",
    "src/engine/opa/check-rego.ts",
    "src/engine/opa/combine-tests.ts",
    "src/engine/opa/compile-tests.ts",
    "src/engine/opa/format-rego.ts",
    "src/engine/opa/rule-types.ts",
    "src/engine/opa/run-tests.ts",
    "src/engine/opa/test-rego.ts",
  ],
  "Chainloop's materials and policy files": ["src/chainloop/"],
  "queue of decisions (`regohost/queue`)": [
    "src/server/queue/",
    "src/cli/commands/enqueue.ts",
    "src/cli/commands/worker.ts",
    "src/cli/flags/queue-flags.ts",
  ],
  "pure built-ins in JavaScript, which opa-core has too": [
    "src/engine/std/chacha8.ts",
    "src/engine/std/cidr.ts",
    "src/engine/std/encoding.ts",
    "src/engine/std/js-builtin.ts",
    "src/engine/std/json-patch.ts",
    "src/engine/std/jwt.ts",
    "src/engine/std/object-subset.ts",
    "src/engine/std/regex.ts",
    "src/engine/std/semver.ts",
    "src/engine/std/sprintf.ts",
    "src/engine/std/strings.ts",
    "src/engine/std/time-layout.ts",
    "src/engine/std/time.ts",
    "src/engine/std/units.ts",
    "src/engine/std/uuid.ts",
  ],
  "gRPC and the platform's API of the evidence service": [
    "src/evidence/client/grpc/",
    "src/evidence/client/platform/",
    "src/cli/commands/grpc.ts",
  ],
  "policies from registries, npm and the web, lock file": ["src/trust/registry/"],
  "report formats beside `pretty`, `json`, `junit` and `sarif`": [
    "src/gate/report/azuredevops.ts",
    "src/gate/report/fingerprints.ts",
    "src/gate/report/github.ts",
    "src/gate/report/gitlab.ts",
    "src/gate/report/graph/",
    "src/gate/report/html.ts",
    "src/gate/report/html/",
    "src/gate/report/markdown.ts",
    "src/gate/report/table.ts",
    "src/gate/report/tap.ts",
    "src/gate/report/waterfall.ts",
  ],
  "recordings, replay and `backtest`": [
    "src/engine/recording/",
    "src/cli/commands/backtest.ts",
    "src/cli/flags/recording-flags.ts",
    "src/cli/flags/recording-files.ts",
  ],
  "words of `opa`, `conftest` and `ec` on the command line": ["src/cli/habits/"],
  "browsers (`regohost/browser`)": ["src/engine/browser/"],
  "API of `@open-policy-agent/opa-wasm`": ["src/engine/opa-wasm/"],
  "OpenTelemetry (`regohost/otel`)": ["src/server/otel/", "src/cli/telemetry/"],
  "Rego as JavaScript (`build -t js`, evaluation of values)": ["src/engine/javascript/"],
  "policies in threads of their own": ["src/engine/rounds/isolation/"],
  "`mcp`": ["src/cli/mcp/", "src/cli/commands/mcp.ts"],
  "Conforma's policy configurations (`--rules conforma`)": ["src/gate/conforma/"],
  "VEX documents": ["src/gate/vex/"],
  "changes under review (`gate --review`)": [
    "src/cli/gate/changed-files.ts",
    "src/cli/gate/recorded-tree.ts",
    "src/cli/gate/review.ts",
  ],
  "`init`": ["src/cli/init/", "src/cli/commands/init.ts"],
  "trusted roots by TUF": ["src/trust/tuf/"],
  "interactive `run`": ["src/cli/repl/", "src/cli/commands/run.ts"],
};

const KINDS = /** @type {const} */ (["code", "types", "imports", "comments", "blank"]);

/** @typedef {Record<typeof KINDS[number], number>} Lines */

/**
 * The kind of a line: the first of these of which it contains a part.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Lines}
 */
export function countLines(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = text.replace(/\n$/, "").split("\n");
  /** @type {(typeof KINDS[number] | undefined)[]} */
  const kinds = lines.map((line) => (line.trim() === "" ? "blank" : "comments"));
  const lineAt = (/** @type {number} */ position) => file.getLineAndCharacterOfPosition(position).line;
  for (const statement of file.statements) {
    const kind =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        ? "imports"
        : ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
          ? "types"
          : "code";
    /** @param {ts.Node} node */
    const mark = (node) => {
      if (ts.isJSDoc(node)) return;
      const children = node.getChildren(file);
      if (children.length > 0) return children.forEach(mark);
      if (node.end > node.getStart(file)) {
        kinds.fill(kind, lineAt(node.getStart(file)), lineAt(node.end) + 1);
      }
    };
    mark(statement);
  }
  return /** @type {Lines} */ (
    Object.fromEntries(KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length]))
  );
}

/** @param {readonly Lines[]} counts @returns {Lines} */
function add(counts) {
  return /** @type {Lines} */ (
    Object.fromEntries(KINDS.map((kind) => [kind, counts.reduce((sum, one) => sum + one[kind], 0)]))
  );
}

/** @param {Lines} lines */
const total = (lines) => KINDS.reduce((sum, kind) => sum + lines[kind], 0);

/**
 * Whether one of the paths is that of the file, or of one of its folders.
 *
 * @param {string} file
 * @param {readonly string[]} paths
 */
const isBelow = (file, paths) =>
  paths.some((path) => (path.endsWith("/") ? file.startsWith(path) : file === path));

/** @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
function printTable(head, rows) {
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  const cells = (/** @type {readonly (string | number)[]} */ row) =>
    row.map((cell) => cell.toLocaleString("en-US"));
  console.log([head, rule, ...rows].map((row) => `| ${cells(row).join(" | ")} |`).join("\n"), "\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = new URL("../", import.meta.url);
  const files = Object.entries(readSources(root, ["src"])).map(([path, text]) => ({
    path,
    lines: countLines(path, text),
  }));
  /** @param {string} name @param {(path: string) => boolean} isOwn */
  const measure = (name, isOwn) => {
    const own = files.filter(({ path }) => isOwn(path));
    return { name, count: own.length, lines: add(own.map(({ lines }) => lines)) };
  };
  const rooms = ROOMS.map(({ name }) => measure(name, (path) => roomOf(path) === name)).filter(
    ({ count }) => count > 0,
  );
  printTable(
    ["room", "files", "lines", ...KINDS],
    [...rooms, measure("all", () => true)].map(({ name, count, lines }) => [
      name,
      count,
      total(lines),
      ...KINDS.map((kind) => lines[kind]),
    ]),
  );
  const features = Object.entries(FEATURES).map(([name, paths]) =>
    measure(name, (path) => isBelow(path, paths)),
  );
  printTable(
    ["feature", "files", "lines"],
    features
      .map(({ name, count, lines }) => [name, count, total(lines)])
      .sort((a, b) => Number(b[2]) - Number(a[2])),
  );
  console.log(`${findExports(readSources(root)).length.toLocaleString("en-US")} exported names`);
}
