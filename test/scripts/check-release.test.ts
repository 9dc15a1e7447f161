import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { releaseProblems } from "../../scripts/check-release.mjs";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

const READY = {
  tag: "v1.2.0",
  manifest: { version: "1.2.0", repository: { url: "git+https://example.com/regohost.git" } },
  changelog: "# Changelog\n\n## 1.2.0\n\n### Minor Changes\n\n## 1.1.0\n",
  changesets: [],
};

describe("check-release", () => {
  it("lets a release pass that is ready", () => expect(releaseProblems(READY)).toEqual([]));

  it.each([
    { what: "another tag", change: { tag: "v1.3.0" } },
    { what: "no tag", change: { tag: "" } },
    { what: "a changelog without the version", change: { changelog: "# Changelog\n\n## 1.1.0\n" } },
    { what: "a version that is not published", change: { changelog: "## 1.2.0 (not published yet)\n" } },
    { what: "an empty changelog", change: { changelog: "" } },
    { what: "changesets that are left", change: { changesets: ["quick-fox.md"] } },
    { what: "no repository", change: { manifest: { version: "1.2.0" } } },
  ])("refuses $what", ({ change }) => expect(releaseProblems({ ...READY, ...change })).toHaveLength(1));
});

interface Workflow {
  on: object;
  jobs: Record<
    string,
    { permissions: object; environment?: string; steps: { uses?: string; run?: string; with?: object }[] }
  >;
}

describe(".github/workflows/release.yml", () => {
  const { on, jobs } = parse(read(".github/workflows/release.yml")) as Workflow;

  it("starts with a tag, and may do as little as it needs", () => {
    expect(on).toEqual({ push: { tags: ["v*"] } });
    expect(Object.entries(jobs).map(([name, job]) => [name, job.permissions])).toEqual([
      ["build", { contents: "read" }],
      ["publish", { "id-token": "write" }],
      ["executable", { contents: "read" }],
      ["publish-executables", { attestations: "write", contents: "write", "id-token": "write" }],
    ]);
  });

  it("publishes the tarball that was tested, in an environment, with provenance, and runs no script there", () => {
    const { build, publish } = jobs;
    expect(build?.steps.map(({ run }) => run?.split(" ")[0]).filter((run) => run !== undefined)).toEqual([
      "node",
      "sudo",
      ".ci/run",
      "npm",
      "npm",
    ]);
    expect(build?.steps.map(({ run }) => run)).toContain(".ci/run --release");
    expect(publish?.environment).toBe("npm");
    expect(publish?.steps.flatMap(({ run }) => run ?? [])).toEqual([
      "npm publish --ignore-scripts --provenance --access public ./*.tgz",
    ]);
  });

  it("runs scripts that are there", () => {
    expect(() => read("scripts/check-release.mjs")).not.toThrow();
    const { publishConfig } = JSON.parse(read("package.json")) as { publishConfig: object };
    expect(publishConfig).toEqual({ access: "public", provenance: true });
  });
});
