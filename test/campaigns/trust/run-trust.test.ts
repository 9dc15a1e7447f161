import { describe, expect, it } from "vitest";
import { generateScenario } from "./generate-scenario.js";
import type { RunCommand } from "./judge-run.js";
import { readOptions } from "./options.js";
import { runTrust, type TrustRequest } from "./run-trust.js";
import { FORMS, invalid, type Scenario } from "./scenario.js";
import { Tally } from "./tally.js";
import { run } from "../../cli/run.js";

const command: RunCommand = async (args, options) => {
  const { exitCode, stdout, stderr } = await run([...args], options);
  return { exitCode, text: stdout + stderr };
};

async function campaign(
  args: readonly string[],
  generate?: TrustRequest["generate"],
): Promise<{ tally: Tally; printed: string[] }> {
  const tally = new Tally();
  const printed: string[] = [];
  await runTrust({
    options: readOptions(args),
    command,
    print: (text) => printed.push(text),
    onJudged: (judged) => {
      tally.add(judged);
    },
    ...(generate === undefined ? {} : { generate }),
  });
  return { tally, printed };
}

/** One run of a policy that refuses nothing. */
function harmless(seed: number): Scenario {
  return {
    seed,
    form: "folder",
    regoVersion: "v1",
    optimize: 0,
    parts: [
      {
        name: "the policy",
        files: { "p.rego": 'package gate\n\ndeny contains "x" if input.x\n' },
        rego: ["p.rego"],
        judges: [{ policy: "gate", reference: "data.gate", rules: ["deny"], allowsErrors: false }],
      },
      { name: "a README", files: { "README.md": "" }, rego: [], judges: [] },
    ],
    runs: [
      {
        inputs: [
          {
            name: "in.json",
            bytes: Buffer.from("{}"),
            as: "path",
            kind: "json",
            documents: [{ json: "{}" }],
          },
        ],
        options: {
          failOn: [],
          allowDuplicateKeys: false,
          allowSkipped: false,
          allowAllSkipped: false,
          exceptions: [],
          speculate: true,
          aborted: false,
        },
        transport: "rest",
      },
    ],
  };
}

describe("runTrust", () => {
  it("finds nothing wrong in a slice of the scenarios", async () => {
    const { tally, printed } = await campaign(["--runs", "60", "--seed", "1", "--command-every", "10"]);
    expect(printed.join("\n")).toBe("");
    expect(tally.isRight).toBe(true);
    expect(tally.runs).toBeGreaterThanOrEqual(60);
    expect(tally.byCommand).toBeGreaterThan(2);
    expect(Object.values(tally.endings).every((count) => count > 3)).toBe(true);
  });

  it.each([
    ["the library", "1000"],
    ["the command line", "1"],
  ])("finds a wrong pass of %s", async (_, every) => {
    const unseen = (seed: number): Scenario => {
      const { parts, ...rest } = harmless(seed);
      return {
        ...rest,
        parts: parts.map((part) =>
          part.judges.length > 0 ? part : { ...part, obstacle: invalid("unseen") },
        ),
      };
    };
    const { tally, printed } = await campaign(["--scenario", "7", "--command-every", every], unseen);
    const count = every === "1" ? 2 : 1;
    expect(tally.wrong).toEqual({ "wrong pass": count, "wrong refusal": 0, "wrong verdict": 0, hang: 0 });
    expect(tally.isRight).toBe(false);
    expect(printed).toHaveLength(count);
    expect(printed[0]).toMatch(
      /^WRONG PASS: pass instead of invalid: unseen\n# npm run trust -- --scenario 7\n/,
    );
    // The smallest scenario has no input, and no policy either.
    expect(printed[0]).toContain("# policies/README.md");
  });

  it("finds a wrong refusal, and verdicts that OPA's evaluator does not give", async () => {
    const refusing = (seed: number): Scenario => {
      const scenario = harmless(seed);
      const [run] = scenario.runs;
      if (run === undefined) throw new Error("there is no run");
      // The gate is given another document than the oracle.
      const inputs = run.inputs.map((input) => ({ ...input, bytes: Buffer.from('{"x": true}') }));
      return { ...scenario, runs: [{ ...run, inputs }] };
    };
    const { tally, printed } = await campaign(["--scenario", "8"], refusing);
    expect(tally.wrong).toMatchObject({ "wrong pass": 0, "wrong refusal": 1 });
    expect(printed[0]).toContain("the gate says: in.json | gate | fail | x");
  });

  it("says which scenario could not be judged", async () => {
    const broken = (seed: number): Scenario => {
      const scenario = harmless(seed);
      const parts = scenario.parts.map((part) => ({
        ...part,
        files: { ...part.files, "p.rego": "package" },
      }));
      return { ...scenario, parts };
    };
    await expect(campaign(["--scenario", "9"], broken)).rejects.toThrow("scenario 9 could not be judged");
  });

  const subjects = {
    digests: { known: "a", large: "b", unknown: "c", ambiguous: "d" },
    versions: { evaluated: "e", empty: "f" },
    urls: { up: "g", failing: "h", down: "i" },
  };

  it("generates the same scenario for the same seed", () => {
    const texts = [1, 2, 3].map((seed) => JSON.stringify(generateScenario(seed, subjects)));
    expect(texts).toEqual([1, 2, 3].map((seed) => JSON.stringify(generateScenario(seed, subjects))));
    expect(new Set(texts).size).toBe(3);
  });

  it("generates every kind of scenario", () => {
    const scenarios = Array.from({ length: 500 }, (_, seed) => generateScenario(seed, subjects));
    const judges = scenarios.flatMap(({ parts }) => parts.flatMap((part) => part.judges));
    expect(new Set(scenarios.map(({ form }) => form))).toEqual(new Set(FORMS));
    expect(scenarios.some(({ rules, combine }) => rules === "conftest" && combine === undefined)).toBe(true);
    expect(scenarios.some(({ rules, combine }) => rules === "conftest" && combine === true)).toBe(true);
    expect(judges.some(({ hasSchema }) => hasSchema === true)).toBe(true);
    expect(judges.some(({ inputs }) => inputs?.kind !== undefined)).toBe(true);
    expect(judges.some(({ inputs }) => inputs?.isFitting === true)).toBe(true);
    expect(judges.some(({ rules }) => rules.includes("exception"))).toBe(true);
  });
});
