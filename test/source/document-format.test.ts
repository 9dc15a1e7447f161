import { expect, it } from "vitest";
import { adviceByName, formatByName } from "../../src/source/document-format.js";

it.each([
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
])("%s is %s, as for Conftest", (path, format) => {
  expect(formatByName(path)).toBe(format);
});

it.each(["a.cue", "A.CUE"])("%s is not read, and it is said what to do", (path) => {
  expect(formatByName(path)).toBeUndefined();
  expect(adviceByName(path)).toMatch(/not read here; give what/);
});
