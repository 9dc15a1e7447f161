import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

interface Job {
  permissions: object;
  strategy?: { matrix: { os: string[]; node: number[] } };
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}
interface Workflow {
  on: object;
  permissions: object;
  jobs: Record<string, Job>;
}

const workflows = readdirSync(new URL(".github/workflows/", root)).map((name) => `.github/workflows/${name}`);

describe.each(workflows)("%s", (path) => {
  const text = read(path);
  const { permissions, jobs } = parse(text) as Workflow;

  it("gives no permission to all jobs, has no secrets and keeps no credentials", () => {
    expect(permissions).toEqual({});
    expect(text).not.toMatch(/secrets\.|pull_request_target/);
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@") === true);
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((step) => step.with?.["persist-credentials"] !== false)).toEqual([]);
  });

  it("fixes every action by its commit", () => {
    const used = text.split("\n").filter((line) => line.includes("uses:"));
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
      [],
    );
  });
});

it("the workflows name one commit for each action", () => {
  const pins = workflows.flatMap((path) => [...read(path).matchAll(/uses: (\S+)@(.+)$/gm)]);
  const perAction = new Map(pins.map(([, action, pin]) => [action, pin]));
  expect(pins.filter(([, action, pin]) => perAction.get(action) !== pin)).toEqual([]);
});

describe(".github/workflows/ci.yml", () => {
  const { on, jobs } = parse(read(".github/workflows/ci.yml")) as Workflow;

  it("runs for pull requests and on main, and only reads", () => {
    expect(on).toEqual({ pull_request: null, push: { branches: ["main"] } });
    expect(Object.values(jobs).map(({ permissions }) => permissions)).toEqual([
      { contents: "read" },
      { contents: "read" },
    ]);
  });

  it("tests on every supported Node", () => {
    const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
    const lines = engines.node.match(/\d+(?=\.\d+\.\d+)/g)?.map(Number) ?? [];
    expect(jobs["test"]?.strategy?.matrix.node).toEqual(expect.arrayContaining(lines));
    expect(jobs["test"]?.strategy?.matrix.os).toHaveLength(3);
    expect(jobs["all"]?.steps.map(({ run }) => run)).toContain(".ci/run");
  });

  it("is what a release tests, on each Node", () => {
    const [, majors] = /for major in ([\d ]+);/.exec(read(".ci/run")) ?? [];
    expect(majors?.split(" ").map(Number)).toEqual(jobs["test"]?.strategy?.matrix.node);
  });
});

it(".github/workflows/release.yml runs each executable where it was built, and publishes it without code of the repository", () => {
  const { jobs } = parse(read(".github/workflows/release.yml")) as Workflow;
  const { steps = [] } = jobs["executable"] ?? {};
  const [build, check] = steps.flatMap(({ run }) => run ?? []);
  expect(build).toBe("node scripts/build-executable.mjs ${{ matrix.file }}");
  expect(check).toBe("node scripts/check-executable.mjs ${{ matrix.file }}");
  expect(steps.at(-1)?.with?.["path"]).toBe("${{ matrix.file }}");
  const published = jobs["publish-executables"]?.steps ?? [];
  expect(published.flatMap(({ uses }) => uses?.split("@")[0] ?? [])).toEqual([
    "actions/download-artifact",
    "actions/attest-build-provenance",
  ]);
  expect(published.at(-1)?.run).toContain("SHA256SUMS");
});

describe("the tools that the repository names", () => {
  it("are the oldest supported Node", () => {
    const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
    const node = read(".nvmrc").trim();
    expect(engines.node.startsWith(`^${node}.`)).toBe(true);
    expect(read(".devcontainer/devcontainer.json")).toContain(`javascript-node:${node}-`);
  });

  it("are the Go of opa-core and the parsers", () => {
    const [, go = ""] = /^go (\S+)$/m.exec(read("opa-core/go.mod")) ?? [];
    expect(read("parsers/go.mod")).toContain(`\ngo ${go}\n`);
    expect(read(".devcontainer/devcontainer.json")).toContain(`"version": "${go}"`);
  });
});
