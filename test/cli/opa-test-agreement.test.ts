import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { opaVersion } from "../../src/version.js";
import { makeFolder, run } from "./run.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** OPA's own command line, where the machine has the version that opa-core is made from. */
const native = spawnSync("opa", ["version"], { encoding: "utf8" });
const hasOpa = native.status === 0 && native.stdout.includes(`Version: ${opaVersion}`);

interface Result {
  package: string;
  name: string;
  fail?: boolean;
  skip?: boolean;
  error?: { code?: string };
  location: { row: number };
}

function outcomes(json: string): string[] {
  return (JSON.parse(json) as Result[])
    .map(({ package: of, name, fail, skip, error, location }) =>
      [of, name, location.row, fail === true, skip === true, error?.code ?? ""].join(" "),
    )
    .sort();
}

const ODD = {
  "odd_test.rego": `package odd_test

test_pass if true

test_fail if 1 == 2

todo_test_later if false

test_error if {
	x := {1: "a"}
	y := f(1)
	y == x[1]
}

f(1) := "a"

f(x) := "b" if x == 1

test_cases[name] if {
	some name, given in {"one": 1, "two": 2}
	given == 1
}
`,
  "data.yaml": "a: [1, 2]\n",
};

describe.runIf(hasOpa)("opa test and regohost test agree", () => {
  it.each(["examples/hello", "examples/release-gate", "examples/full-gate", "odd"])(
    "on %s",
    async (suite) => {
      const cwd = suite === "odd" ? await makeFolder(ODD) : root;
      const path = suite === "odd" ? "." : suite;
      const opa = (...args: string[]): string =>
        spawnSync("opa", ["test", path, "--capabilities", `${root}builtins/capabilities.json`, ...args], {
          cwd,
          encoding: "utf8",
        }).stdout;
      const own = async (...args: string[]): Promise<string> =>
        (await run(["test", path, ...args], { cwd })).stdout;
      expect(outcomes(await own("-o", "json"))).toEqual(outcomes(opa("--format", "json")));
      if (suite === "odd") return;
      const [ours, theirs] = [await own("--coverage"), opa("--coverage")].map(
        (text) => JSON.parse(text) as { coverage: number; files: Record<string, unknown> },
      );
      expect(ours?.coverage).toBe(theirs?.coverage);
      expect(Object.keys(ours?.files ?? {}).length).toBe(Object.keys(theirs?.files ?? {}).length);
    },
  );
});

describe("the comparison with opa test", () => {
  it("knows OPA's outcomes apart", () => {
    const result = { package: "p", name: "n", location: { row: 1 } };
    expect(outcomes(JSON.stringify([result]))).not.toEqual(
      outcomes(JSON.stringify([{ ...result, fail: true }])),
    );
  });
});
