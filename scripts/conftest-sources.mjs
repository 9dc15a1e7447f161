import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The folder with the sources of a Go module, in the version of parsers/go.mod, from the Go module proxy. */
export function moduleSources(path) {
  const parsers = fileURLToPath(new URL("../parsers", import.meta.url));
  return execFileSync("go", ["list", "-m", "-f", "{{.Dir}}", path], {
    cwd: parsers,
    encoding: "utf8",
  }).trim();
}

/** The folder with the sources of Conftest. */
export function conftestSources() {
  return moduleSources("github.com/open-policy-agent/conftest");
}
