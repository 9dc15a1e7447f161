// Records OPA's own responses to the cases in test/server/serve/: `node scripts/record-opa-serve/run.mjs`, with Go. The
// version of OPA is that of opa-core/go.mod.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FIXTURES = {
  signatures: at("test/server/serve/credentials/fixtures/opa-signatures.json"),
  globs: at("test/server/serve/fixtures/opa-globs.json"),
};

const cases = Object.fromEntries(
  Object.entries(FIXTURES).map(([name, path]) => [name, JSON.parse(readFileSync(path, "utf8"))]),
);
const folder = mkdtempSync(join(tmpdir(), "record-opa-serve-"));
try {
  copyFileSync(at("scripts/record-opa-serve/main.go"), join(folder, "main.go"));
  copyFileSync(at("opa-core/go.sum"), join(folder, "go.sum"));
  const module = readFileSync(at("opa-core/go.mod"), "utf8");
  writeFileSync(
    join(folder, "go.mod"),
    module.replace(/^module .*$/m, "module github.com/open-policy-agent/opa/record"),
  );
  const output = execFileSync("go", ["run", "-mod=mod", "."], {
    cwd: folder,
    input: JSON.stringify(cases),
    encoding: "utf8",
    stdio: ["pipe", "pipe", "inherit"],
  });
  for (const [name, recorded] of Object.entries(JSON.parse(output))) {
    const path = FIXTURES[/** @type {keyof typeof FIXTURES} */ (name)];
    writeFileSync(path, `${JSON.stringify(recorded, null, 2)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
