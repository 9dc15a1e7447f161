import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { resolveSettings } from "../../../src/evidence/settings/resolve-settings.js";

/** A config file with this text, removed at the end of the test. */
function configFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "regohost-mapping-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "config.toml");
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

it("takes the mapping of the documentation from a config file", async () => {
  const page = readFileSync(new URL("../../../docs/platform.md", import.meta.url), "utf8");
  const [, example = ""] = /```toml\n(.*?)```/s.exec(page) ?? [];
  const { platform, settings } = await resolveSettings({ env: {}, configFile: configFile(example) });
  expect(settings).toEqual({});
  expect(platform).toMatchObject({
    evidence: {
      method: "/acme.catalog.v2.Catalog/Search",
      results: "items",
      cursor: "next.token",
      request: { page: { size: "$limit", token: "$cursor" }, tenant: "acme" },
      fields: { subject_name: "subject.name" },
      values: { kind: { TYPE_SCAN: "SARIF" } },
    },
    prompt: { values: { skipped: { OUTCOME_DONE: false, OUTCOME_SKIPPED: true } } },
  });
});

it("has no mapping without a config file", async () => {
  expect(await resolveSettings({ env: {}, configFile: false })).toMatchObject({ platform: undefined });
});

it.each<[string, string, RegExp]>([
  ["an unknown operation", "[platform.evidences]", /unknown key "platform\.evidences"/],
  ["an unknown key", "[platform.prompt]\npath = 'x'", /unknown key "platform\.prompt\.path"/],
  [
    "results of a field that is not a list",
    "[platform.prompt]\nresults = 'x'",
    /unknown key "platform\.prompt\.results"/,
  ],
  ["a table that is a text", "platform = 'x'", /platform: must be a table/],
  [
    "a method without a slash",
    "[platform.evidence]\nmethod = 'a.B/C'",
    /platform\.evidence\.method: must be a method/,
  ],
  [
    "a method that is a number",
    "[platform.evidence]\nmethod = 1",
    /platform\.evidence\.method: must be a string/,
  ],
  [
    "a path with an empty name",
    "[platform.compliance]\nresults = 'a..b'",
    /platform\.compliance\.results: must be field names/,
  ],
  [
    "a cursor that is true",
    "[platform.evidence]\ncursor = true",
    /platform\.evidence\.cursor: must be a path or false/,
  ],
  [
    "a field's path that is a number",
    "[platform.evidence.fields]\nid = 1",
    /platform\.evidence\.fields\.id: must be a string/,
  ],
  [
    "a meaning that is a number",
    "[platform.evidence.values.kind]\nA = 1",
    /platform\.evidence\.values\.kind\.A/,
  ],
  ["a time in a request", "[platform.evidence.request]\nat = 2026-01-01", /platform\.evidence\.request\.at/],
])("refuses %s", async (_, text, message) => {
  await expect(resolveSettings({ env: {}, configFile: configFile(text) })).toFailWith(
    "config_invalid",
    message,
  );
});
