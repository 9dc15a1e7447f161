import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../run.js";

const POLICY = `package npm

deny contains "x" if input.bad

allow if input.good

levels.high := 1
`;

async function notes(
  ...args: readonly string[]
): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const cwd = await makeFolder({ "pol/npm.rego": POLICY, "pol/data.json": '{"limits": {"max": 3}}' });
  const { exitCode, stdout, stderr } = await run([...args, "-d", "pol"], { cwd });
  return { exitCode, stdout, stderr };
}

describe("a query for a name that the policies and the data lack", () => {
  it.each([
    ["data.npm.dney", "no policy and no data defines it; did you mean data.npm.deny?"],
    ["data.nmp.deny", "no policy and no data defines data.nmp; did you mean data.npm.deny?"],
    ["data.nmp.other", "no policy and no data defines data.nmp; did you mean data.npm?"],
    ["data.npm.levels.hihg", "no policy and no data defines it; did you mean data.npm.levels.high?"],
    ["data.limits.mx", "no policy and no data defines it; did you mean data.limits.max?"],
    ["data.limit.max", "no policy and no data defines data.limit; did you mean data.limits.max?"],
    ["data.unrelated.deny", "no policy and no data defines data.unrelated"],
  ])("has a note: %s", async (query, reason) => {
    expect(await notes("eval", query)).toEqual({
      exitCode: 0,
      stdout: "{}\n",
      stderr: `${query} is undefined: ${reason}\n`,
    });
  });

  it.each(["data.npm.allow", "data.npm.deny.x", "data.npm[x]", "input.dney"])(
    "has no such note, as it is no such query: %s",
    async (query) => {
      expect((await notes("eval", query)).stderr).not.toContain("no policy and no data defines");
    },
  );

  it("has the note in bench", async () => {
    const { exitCode, stderr } = await notes("bench", "data.npm.dney", "--count", "1");
    expect(stderr).toContain("did you mean data.npm.deny?\n");
    expect(exitCode).toBe(1);
  });

  it("is quiet with --quiet", async () => {
    expect((await notes("eval", "data.npm.dney", "--quiet")).stderr).toBe("");
  });
});
