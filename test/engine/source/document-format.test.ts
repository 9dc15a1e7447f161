import { FLAG_WORDING } from "../../../src/cli/terminal/flag-wording.js";
import { inWording } from "../../../src/base/message.js";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";
import { adviceByName, DOCUMENT_FORMATS, formatByName } from "../../../src/engine/source/document-format.js";

const NAMES: readonly (readonly [path: string, format: string | undefined])[] = [
  ["Dockerfile", "dockerfile"],
  ["in/dockerfile.debug", "dockerfile"],
  ["dev.Dockerfile", "dockerfile"],
  ["a.JSON", "json"],
  ["a.yml", "yaml"],
  ["a.ndjson", "jsonl"],
  ["tsconfig.jsonc", "jsonc"],
  ["main.tf", "hcl2"],
  ["main.hcl", "hcl2"],
  ["x.tfvars", "hcl2"],
  [".env", "dotenv"],
  [".env.prod", "dotenv"],
  ["prod.env", "dotenv"],
  [".gitignore", "ignore"],
  ["x.dockerignore", "ignore"],
  ["etc/nginx.conf", "nginx"],
  ["in\\nginx.conf", "nginx"],
  ["Jenkinsfile", "groovy"],
  ["Jenkinsfile.prod", "groovy"],
  ["CODEOWNERS", "codeowners"],
  ["a.toml", "toml"],
  ["a.ini", "ini"],
  ["a.xml", "xml"],
  ["a.hocon", "hocon"],
  ["A.JSONNET", "jsonnet"],
  ["a.libsonnet", undefined],
  ["a.spdx", "spdx"],
  ["a.properties", "properties"],
  ["a.conf", undefined],
  ["xml", undefined],
  ["Containerfile", undefined],
  ["Containerfile.dev", undefined],
  ["a.textproto", "textproto"],
  ["a.TextPb", "textproto"],
  ["a.dockerfiles", undefined],
  ["dockerfile.rego", undefined],
  ["Jenkinsfile.rego", undefined],
  [".env.wasm", undefined],
  ["dockerfile.tar.gz", undefined],
  ["constructor", undefined],
  ["a.constructor", undefined],
  ["a.edn", "edn"],
  ["a.groovy", "groovy"],
  ["a.sarif", "json"],
  ["a.hcl1", "hcl1"],
  ["a.vcl", "vcl"],
  ["x.nginx", "nginx"],
  ["x.codeowners", "codeowners"],
  ["a.cyclonedx", "cyclonedx"],
];

it.each(NAMES)("%s is %s, as for Conftest", (path, format) => {
  expect(formatByName(path)).toBe(format);
});

it.each(["a.cue", "A.CUE"])("%s is not read, and it is said what to do", (path) => {
  expect(formatByName(path)).toBeUndefined();
  expect(String(adviceByName(path))).toMatch(/not read here; use the output/);
});

/** The names of each format that docs/inputs.md tells of. */
function namesOfPage(): Map<string, string[]> {
  const page = readFileSync(new URL("../../../docs/inputs.md", import.meta.url), "utf8");
  const [, table = ""] = /^\| format +\| names +\| what reads it +\|\n(.*?)\n\n/ms.exec(page) ?? [];
  const rows = table.matchAll(/^\| `(\w+)` +\| (.*?) +\|/gm);
  return new Map(
    Array.from(rows, ([, format = "", names = ""]) => [
      format,
      Array.from(names.matchAll(/`([.\w]+)`/g), ([, name = ""]) => name),
    ]),
  );
}

it("is told in docs/inputs.md for each format, by names that are read so", () => {
  const told = namesOfPage();
  expect([...told.keys()].sort()).toEqual([...DOCUMENT_FORMATS].sort());
  for (const [format, names] of told) {
    expect(names, format).not.toEqual([]);
    for (const name of names) expect([name, formatByName(name)]).toEqual([name, format]);
  }
});

it.each(NAMES.filter(([, format]) => format !== undefined))(
  "%s is a name of %s in docs/inputs.md, too",
  (path, format = "") => {
    const base = posix.basename(path.replaceAll("\\", "/")).toLowerCase();
    const isTold = (namesOfPage().get(format) ?? [])
      .map((name) => name.toLowerCase())
      .some(
        (name) =>
          base === name || base.startsWith(`${name}.`) || (name.startsWith(".") && base.endsWith(name)),
      );
    expect(isTold).toBe(true);
  },
);

it("names the option of who reads a Containerfile", () => {
  const advice = adviceByName("Containerfile");
  expect(String(advice)).toBe("it looks like dockerfile: read it with the option format dockerfile");
  expect(inWording(advice ?? "", FLAG_WORDING)).toBe(
    "it looks like dockerfile: read it with --parser dockerfile",
  );
});
