import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

/** Runs the command line, and takes V8's code of its files from a folder, where a run that finds none leaves it. */
const RUNNER = `
const Module = require("node:module");
const { mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const { basename, dirname, join } = require("node:path");
const { Script } = require("node:vm");

const folder = join(__dirname, "code", process.version);
const compiled = [];
const compile = Module.prototype._compile;
Module.prototype._compile = function (content, filename, ...rest) {
  if (dirname(filename) !== __dirname) return compile.call(this, content, filename, ...rest);
  const kept = join(folder, basename(filename));
  let cachedData;
  try {
    cachedData = readFileSync(kept);
  } catch {}
  const script = new Script(Module.wrap(content), { filename, cachedData });
  if (cachedData === undefined || script.cachedDataRejected) compiled.push([kept, script]);
  script
    .runInThisContext()
    .call(this.exports, this.exports, (id) => this.require(id), this, filename, dirname(filename));
};
process.on("exit", () => {
  if (compiled.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const [kept, script] of compiled) writeFileSync(kept, script.createCachedData());
});
require("./cli.js");
`;

/**
 * Writes the command line as CommonJS, of which V8's code can be kept on every version of Node: `module.enableCompileCache`, which keeps that of
 * modules, is not in Node 20. It is for commands that load no package.
 *
 * @param {string} folder is emptied before.
 * @returns {string} the script that Node runs.
 */
export function writeCommonJs(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"type": "commonjs"}');
  for (const name of readdirSync(DIST)) {
    if (!name.endsWith(".js")) continue;
    const { code } = transformSync(readFileSync(join(DIST, name), "utf8"), {
      format: "cjs",
      platform: "node",
      target: "node20",
      supported: { "dynamic-import": false },
      define: {
        "import.meta.filename": "__filename",
        "import.meta.dirname": "__dirname",
        "import.meta.url": "__url",
      },
    });
    const url = 'const __url = require("node:url").pathToFileURL(__filename).href;';
    writeFileSync(join(folder, name), `${url}\n${code.replace(/^#!.*\n/, "")}`);
  }
  const runner = join(folder, "run.cjs");
  writeFileSync(runner, RUNNER);
  return runner;
}
