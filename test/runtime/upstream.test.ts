import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parsePatch } from "diff";
import { expect, it } from "vitest";
import { readPatches } from "../../runtime/opa-source.mjs";
import { runConformance } from "../campaigns/conformance/run-conformance.js";

/** Patches as OPA would take them: each alone, with cases in the form of OPA's own. */
const PATCHES = join(import.meta.dirname, "../../runtime/patches");
const OFFERS = readPatches(join(PATCHES, "upstream"));

/** The files that a patch adds, with their texts. */
function addedFiles({ text }: { text: string }): { path: string; text: string }[] {
  return parsePatch(text.slice(text.search(/^diff --git /m)))
    .filter(({ isCreate }) => isCreate)
    .map(({ newFileName, hunks }) => ({
      path: (newFileName ?? "").replace(/^b\//, ""),
      text: hunks.flatMap(({ lines }) => lines.map((line) => `${line.slice(1)}\n`)).join(""),
    }));
}

it("are there for each patch whose header says so, and for no other", () => {
  const offered = readPatches(PATCHES).filter(({ text }) => text.includes("in upstream/;"));
  expect(OFFERS.map(({ name }) => name)).toEqual(offered.map(({ name }) => name));
  expect(readdirSync(join(PATCHES, "upstream"))).toHaveLength(OFFERS.length);
});

it("have cases, which compiled policies pass here", async () => {
  const source = mkdtempSync(join(tmpdir(), "regohost-upstream-"));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(source, path)), { recursive: true });
    writeFileSync(join(source, path), text);
  };
  const lines: string[] = [];
  try {
    write(
      "v1/test/cases/testdata/v0/none/none.yaml",
      "cases: [{note: none, query: x = 1, want_result: [{x: 1}]}]",
    );
    for (const offer of OFFERS) {
      const cases = addedFiles(offer).filter(({ path }) => path.endsWith(".yaml"));
      expect(
        cases.map(({ path }) => basename(path)),
        offer.name,
      ).not.toEqual([]);
      for (const { path, text } of cases) write(path, text);
    }
    const passed = await runConformance({
      args: [],
      findOpaSource: () => source,
      knownFailures: "{}",
      print: (line) => lines.push(line),
    });
    expect({ passed, last: lines.at(-1) }).toEqual({ passed: true, last: "regohost: 28 passed, 0 failed" });
  } finally {
    rmSync(source, { recursive: true });
  }
});
