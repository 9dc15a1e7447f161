import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { loadGate, type GateReport } from "regohost/gate";
import { checkPolicies, testPolicies, type CheckPoliciesOptions } from "regohost/tooling";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder } from "../cli/run.js";
import recorded from "./conftest-examples.json" with { type: "json" };
import {
  isJudged,
  libraryOptions,
  sortResults,
  toConftest,
  type ConftestResult,
} from "./conftest-results.js";

interface Example {
  /** A path, or several with blanks between. */
  policy: string;
  inputs: string[];
  args: string[];
  exit: number;
  /** Conftest ended with an error where there are none. */
  results?: ConftestResult[];
  /** What its compiler refused. */
  refused?: { file: string; row: number; code: string; message: string }[];
}

const EXAMPLES: Example[] = recorded.cases;

let cwd: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  cwd = await makeFolder(recorded.files, cleanUp);
});

/** Where the gate says on purpose that it cannot judge: what Conftest reads, asks the network, passes without a rule, or refuses too. */
const UNDECIDED: Readonly<Record<string, RegExp>> = {
  "cue/policy": /CUE is not read here/,
  "builtin-errors/invalid-dns.rego": /net\.lookup_ip_addr: the host of the call is not allowed/,
  "configfile/test": /no package main with rules named deny/,
  "kubernetes/policy -n notpresent": /no package notpresent with rules named deny/,
  "serverless/policy": /undefined function has_field/,
};

/** What `gate` does not ask of the compiler, and `check` does. */
const CHECKED: Readonly<Record<string, CheckPoliciesOptions>> = {
  "--strict": { strict: true },
  "--capabilities capabilities/capabilities.json": { capabilities: "capabilities/capabilities.json" },
};
const checkOf = ({ args }: Example): CheckPoliciesOptions | undefined => CHECKED[args.join(" ")];

it("docs/conftest.md has those that are not judged", async () => {
  const page = await readFile(new URL("../../docs/conftest.md", import.meta.url), "utf8");
  const named = Array.from(page.matchAll(/^\| `(\w+(?:-\w+)*\/[^`]+)` +\|/gm), ([, example]) => example);
  expect(named).toEqual(Object.keys(UNDECIDED));
});

const whyUndecided = ({ policy, args }: Example): RegExp | undefined =>
  UNDECIDED[[policy, ...args].join(" ")];

async function judge({ policy, inputs, args }: Example): Promise<GateReport> {
  const { combine, parser, protoFileDirs = [], ...options } = libraryOptions(args);
  await using gate = await loadGate(policy, { ...options, cwd });
  const format = parser === undefined ? {} : { format: parser as "hocon" };
  return await gate.judge(
    inputs.map((path) => ({ path, ...format })),
    { combine, ...(protoFileDirs.length === 0 ? {} : { protoFileDirs }) },
  );
}

describe("of Conftest's examples", () => {
  it.each(EXAMPLES.filter((example) => checkOf(example) !== undefined))(
    "check refuses what Conftest refuses: $policy $args",
    async (example) => {
      const { policy, refused = [], exit } = example;
      const { errors } = await checkPolicies(policy.split(" "), { ...checkOf(example), cwd });
      expect(exit).toBe(1);
      expect(refused).not.toEqual([]);
      expect(
        errors.map(({ code, message, location }) => ({
          file: location?.file,
          row: location?.row,
          code,
          message,
        })),
      ).toEqual(refused);
    },
  );

  it("check refuses nothing of them without these options", async () => {
    for (const { policy } of EXAMPLES.filter((example) => checkOf(example) !== undefined)) {
      await expect(checkPolicies(policy.split(" "), { cwd })).resolves.toMatchObject({ errors: [] });
    }
  });

  it.each(
    EXAMPLES.filter((example) => whyUndecided(example) === undefined && checkOf(example) === undefined),
  )("the gate says what Conftest says: $policy $inputs $args", async (example) => {
    const { exit, results = [] } = example;
    const report = await judge(example);
    expect(toConftest(report.results)).toEqual(sortResults(results.filter(isJudged)));
    expect(report.outcome).toBe(exit === 0 ? "pass" : "fail");
  });

  it.each(EXAMPLES.filter((example) => whyUndecided(example) !== undefined))(
    "the gate passes none that it cannot judge: $policy $inputs $args",
    async (example) => {
      const said = await judge(example).then(
        ({ outcome, results }) => [outcome, ...results.flatMap(({ problems }) => problems)].join("\n"),
        (error: unknown) => String(error),
      );
      expect(said).toMatch(whyUndecided(example)!);
      expect(said).not.toMatch(/^pass/);
    },
  );
});

interface Verified {
  policies: string[];
  /** Paths of data. */
  data: string[];
  exit: number;
  /** Absent where the policies do not compile. */
  passed?: number;
  /** The full names of tests. */
  failed?: string[];
}

const VERIFIED: Verified[] = recorded.verified;

describe("the tests of Conftest's examples", () => {
  it.each(VERIFIED.filter(({ passed }) => passed !== undefined))(
    "end as with conftest verify: $policies $data",
    async ({ policies, data, exit, passed: count, failed }) => {
      const { passed, tests } = await testPolicies([...policies, ...data], { cwd });
      const named = (outcome: string): string[] =>
        tests.filter((test) => test.outcome === outcome).map((test) => `${test.package}.${test.name}`);
      expect(named("fail").sort()).toEqual(failed);
      expect(named("pass")).toHaveLength(count!);
      expect(tests).toHaveLength(count! + failed!.length);
      expect(passed).toBe(exit === 0);
    },
  );

  it.each(VERIFIED.filter(({ passed }) => passed === undefined))(
    "do not compile where they do not with conftest verify: $policies",
    async ({ policies, data, exit }) => {
      expect(exit).not.toBe(0);
      await expect(testPolicies([...policies, ...data], { cwd })).rejects.toMatchObject({
        code: "rego_invalid",
      });
    },
  );
});
