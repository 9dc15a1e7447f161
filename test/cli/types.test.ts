import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { makeFolder, run } from "./run.js";

const FILES = {
  "p/gate.rego": `# METADATA
# schemas:
#   - input: schema.release
package gate

deny contains "no tag" if not input.tag

allow if input.tag
`,
  "p/README.md": "not read",
  "s/release.json": '{"type": "object", "properties": {"tag": {"type": "string"}}}',
  "broken.rego": "package broken\n\nx :=",
  "empty.rego": "package empty",
};

const TYPES = `/* eslint-disable */
// Written by regohost types. Run it again instead of changing this file.

export type Release = {
  tag?: string;
};

/** The input and the result of each entrypoint, for loadPolicy. */
export interface Entrypoints {
  "gate/deny": {
    input: Release;
    result: string[];
  };
}
`;

describe("regohost types", () => {
  let cwd: string;
  beforeEach(async () => {
    cwd = await makeFolder(FILES);
  });
  const types = (...args: string[]): ReturnType<typeof run> =>
    run(["types", "p", "-s", "s", "-e", "gate/deny", ...args], { cwd });

  it("writes the types to standard output, or to a file", async () => {
    expect(await types()).toMatchObject({ exitCode: 0, stdout: TYPES, stderr: "" });
    expect(await types("-o", "-")).toMatchObject({ exitCode: 0, stdout: TYPES });
    expect(await types("-o", "types.ts")).toMatchObject({ exitCode: 0, stdout: "", stderr: "" });
    expect(await readFile(join(cwd, "types.ts"), "utf8")).toBe(TYPES);
  });

  it("takes every package without -e, and METADATA's entrypoints", async () => {
    const { stdout } = await run(["types", "p", "-s", "s"], { cwd });
    expect(stdout).toContain(
      "  gate: {\n    input: Release;\n    result: {\n      allow?: boolean;\n      deny: string[];\n    };",
    );
  });

  it("with --check writes nothing, and is exit 1 for a file that is not up to date", async () => {
    const stale = {
      exitCode: 1,
      stdout: "",
      stderr: expect.stringMatching(/^types\.ts is not up to date/) as unknown,
    };
    expect(await types("-o", "types.ts", "--check")).toMatchObject(stale);
    await types("-o", "types.ts");
    expect(await types("-o", "types.ts", "--check")).toMatchObject({ exitCode: 0, stdout: "", stderr: "" });
    await writeFile(join(cwd, "types.ts"), TYPES.replaceAll("\n", "\r\n"));
    expect(await types("-o", "types.ts", "--check")).toMatchObject({ exitCode: 0 });
    await writeFile(join(cwd, "types.ts"), `${TYPES}// changed`);
    expect(await types("-o", "types.ts", "--check")).toMatchObject(stale);
    expect(await readFile(join(cwd, "types.ts"), "utf8")).toBe(`${TYPES}// changed`);
  });

  it.each<[string[], RegExp]>([
    [["p", "--check"], /--check needs the file to compare with: -o FILE/],
    [["p", "-s", "s/release.json", "-o", "s/release.json"], /-o s\/release\.json would overwrite/],
    [["p", "-s", "s", "-o", "p"], /is a folder|would overwrite/],
    [["p", "-s", "s", "-o", "none/types.ts"], /its folder does not exist/],
    [["p", "-s", "s", "-e", "gate/denied"], /unknown package or rule gate\/denied/],
    [["p"], /METADATA of gate\.\w+ \(.*gate\.rego:1\) names schema\.release, and there is no such schema/],
    [["broken.rego"], /broken\.rego:3/],
    [["p/README.md"], /none of the files is Rego/],
    [["empty.rego"], /no package has rules/],
    [["gone"], /gone/],
  ])("%j is exit 2, and writes nothing", async (args, message) => {
    const { exitCode, stdout, stderr } = await run(["types", ...args], { cwd });
    expect(stderr).toMatch(message);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  });
});
