import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { goIn } from "../../opa-core/go.mjs";

export const OPA = "github.com/open-policy-agent/opa";

/** The Go modules that require OPA. */
export const GO_MODULES = ["opa-core", "bench/go"];

/** Sentences for people with the version: the text before and after it. */
export const SENTENCES = [
  { path: "CHANGELOG.md", before: "\n- OPA ", behind: " in one Wasm module" },
  { path: "docs/dependencies.md", before: " holds OPA ", behind: " and its Go modules" },
];

/** Written by the builds. */
export const GENERATED = [
  "THIRD_PARTY_NOTICES",
  "opa-core/opa-core.json",
  "opa-core/sbom.cdx.json",
  "runtime/runtime.json",
  "test/cli/opa-changelog.json",
  "test/server/serve/config/fixtures/opa-config-keys.json",
];

/** Files and folders that record the version of a measurement, a recording or a change, and are not updated. */
const DATED = [
  "docs/conformance.md",
  "docs/runtime.md",
  "scripts/upgrade-opa/README.md",
  "runtime/patches/",
  "test/cli/fixtures/opa-fixes.yaml",
  "test/runtime/programs/",
  "test/server/serve/fixtures/",
];
export const isDated = (file) => DATED.some((path) => file.startsWith(path));

/** The text with another version in a sentence, which must occur once. */
export function withVersion(text, { path, before, behind }, version) {
  const [start, rest, ...others] = text.split(before);
  const end = rest?.indexOf(behind) ?? -1;
  if (end < 0 || others.length > 0)
    throw new Error(`${path} does not have this once: "${before.trim()} VERSION${behind}"`);
  return `${start}${before}${version}${rest.slice(end)}`;
}

/** Requires another version of OPA, and its dependencies, wherever a version is written by hand. */
export function setVersion(root, version) {
  for (const folder of GO_MODULES) {
    const go = goIn(join(root, folder));
    go(["mod", "edit", `-require=${OPA}@v${version}`]);
    go(["mod", "tidy"], { stdio: "inherit" });
  }
  for (const sentence of SENTENCES) {
    const file = join(root, sentence.path);
    writeFileSync(file, withVersion(readFileSync(file, "utf8"), sentence, version));
  }
}

/** The committed files that contain a version of OPA. Lock files contain such numbers for other packages. */
export function filesWithVersion(root, version) {
  const pattern = `(^|[^0-9.])${version.replaceAll(".", "\\.")}($|[^0-9])`;
  const args = ["grep", "-I", "--name-only", "--extended-regexp", pattern, "--", ":!*package-lock.json"];
  try {
    // Comparing bytes is faster than comparing characters.
    const env = { ...process.env, LC_ALL: "C" };
    return execFileSync("git", args, { cwd: root, env, encoding: "utf8" }).trim().split("\n");
  } catch (error) {
    // Git's exit code for no match.
    if (/** @type {{ status?: number }} */ (error).status === 1) return [];
    throw error;
  }
}
