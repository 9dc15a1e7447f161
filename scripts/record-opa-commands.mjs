// Records the output of `opa` for the commands of test/cli/fixtures/opa-commands.json, which the tests compare with
// regohost's: `node scripts/record-opa-commands.mjs /path/to/opa`, of the version in opa-core/go.mod.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const [opa] = process.argv.slice(2);
if (opa === undefined) throw new Error("usage: node scripts/record-opa-commands.mjs OPA");
const fixture = new URL("../test/cli/fixtures/opa-commands.json", import.meta.url);
const { files, cases } = JSON.parse(readFileSync(fixture, "utf8"));
const folder = mkdtempSync(join(tmpdir(), "opa-commands-"));
try {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const recorded = cases.map(({ args, stdin, ours, exit, stdout: before }) => {
    const { status, stdout, error } = spawnSync(opa, args, {
      cwd: folder,
      input: stdin ?? "",
      encoding: "utf8",
    });
    if (error !== undefined) throw error;
    return {
      args,
      ...(stdin === undefined ? {} : { stdin }),
      ...(ours === undefined ? {} : { ours }),
      exit: status,
      // Where regohost prints something else, the tests compare only the exit code. Some of these have ids or an order
      // that differ each time.
      stdout: ours !== undefined && exit === status ? before : stdout,
    };
  });
  writeFileSync(fixture, `${JSON.stringify({ files, cases: recorded }, null, 2)}\n`);
  console.log(`${recorded.length} commands recorded`);
} finally {
  rmSync(folder, { recursive: true });
}
