import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RegoObject } from "../../../src/base/terms/term.js";
import { loadGate, type GateFinding } from "../../../src/gate/index.js";
import { makeFolder } from "../../cli/run.js";

// Policy configurations, and what `ec` decides by them.

interface Case {
  title: string;
  policy: string[];
  source?: object;
  sources?: { policy: string[] }[];
  data?: Record<string, string>;
  configuration?: object;
  configurationOf?: object;
  input: object;
  time: string;
  /** Why the verdict is another one than that of `ec`. */
  differs?: string;
}

interface Verdict {
  violations: object[];
  warnings: object[];
  successes: number;
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}

const { policies, cases } = read("cases.json") as {
  policies: Record<string, string[]>;
  cases: Case[];
};
const { verdicts } = read("verdicts.json") as { verdicts: Record<string, Verdict | "error"> };

function toFinding({ message: msg, value }: GateFinding): object {
  const code = value instanceof RegoObject ? value.get("code") : undefined;
  if (code === undefined) return { msg };
  return { code: typeof code === "string" ? code : (code as string[]), msg };
}

function sorted(findings: readonly GateFinding[]): object[] {
  const texts = new Set(findings.map((finding) => JSON.stringify(toFinding(finding))));
  return [...texts].sort().map((text) => JSON.parse(text) as object);
}

async function judge(test: Case): Promise<Verdict | "error"> {
  const own = {
    policy: test.policy,
    ...(test.data === undefined ? {} : { data: ["./data"] }),
    ...test.source,
  };
  const sources = (test.sources ?? [own]).map(({ policy, ...source }) => ({
    policy: policy.map((name) => `./${name}`),
    ...source,
  }));
  const { configuration } = test;
  const file = {
    sources,
    ...(configuration === undefined ? {} : { configuration }),
    ...test.configurationOf,
  };
  const cwd = await makeFolder({
    ...Object.fromEntries(
      Object.entries(policies).map(([name, lines]) => [`${name}/policy.rego`, lines.join("\n")]),
    ),
    ...Object.fromEntries(Object.entries(test.data ?? {}).map(([name, text]) => [`data/${name}`, text])),
    "policy.json": JSON.stringify(file),
    "input.json": JSON.stringify(test.input),
  });
  await using gate = await loadGate("policy.json", { rules: "conforma", cwd });
  const report = await gate.judge([{ path: "input.json" }], { now: new Date(test.time) });
  if (report.outcome === "invalid") return "error";
  const { results } = report;
  expect(report.outcome).toBe(results.some(({ violations }) => violations.length > 0) ? "fail" : "pass");
  return {
    violations: sorted(results.flatMap(({ violations }) => violations)),
    warnings: sorted(results.flatMap(({ warnings }) => warnings)),
    successes: results.reduce((sum, { successes = 0 }) => sum + successes, 0),
  };
}

describe("a policy configuration decides as ec does", () => {
  it.each(cases.filter(({ differs }) => differs === undefined))("$title", async (test) => {
    expect(await judge(test)).toEqual(verdicts[test.title]);
  });

  it.each(cases.filter(({ differs }) => differs !== undefined))("but for: $title", async (test) => {
    const verdict = await judge(test);
    expect(verdict).not.toEqual(verdicts[test.title]);
    expect(verdict).toMatchObject({ violations: expect.arrayContaining([expect.anything()]) as unknown });
  });
});
