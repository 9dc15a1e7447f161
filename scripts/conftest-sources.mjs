import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const MODULE = "github.com/open-policy-agent/conftest";

/** The folder with the sources of Conftest, of the version that parsers/go.mod names: they come from the Go module proxy. */
export function conftestSources() {
  const parsers = fileURLToPath(new URL("../parsers", import.meta.url));
  return execFileSync("go", ["list", "-m", "-f", "{{.Dir}}", MODULE], {
    cwd: parsers,
    encoding: "utf8",
  }).trim();
}
