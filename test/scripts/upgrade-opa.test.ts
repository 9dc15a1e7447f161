import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  differences,
  listReplaced,
  majorsBehind,
  releaseNotes,
} from "../../scripts/upgrade-opa/list-changes.mjs";
import {
  filesWithVersion,
  GENERATED,
  GO_MODULES,
  isDated,
  SENTENCES,
  withVersion,
} from "../../scripts/upgrade-opa/version-places.mjs";
import { opaVersion } from "../../src/base/version.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, "utf8");

describe("the places of OPA's version", () => {
  const found: string[] = filesWithVersion(root, opaVersion);
  const goFiles = GO_MODULES.flatMap((folder) => [`${folder}/go.mod`, `${folder}/go.sum`]);
  const replaced = [...goFiles, ...SENTENCES.map(({ path }) => path), ...GENERATED];

  it("are all replaced, or stay with a date", () => {
    expect(found.filter((path) => !replaced.includes(path) && !isDated(path))).toEqual([]);
  });

  it("have it", () => {
    expect(replaced.filter((path) => !found.includes(path))).toEqual([]);
  });

  it.each(SENTENCES)("$path has it in its sentence, once", (sentence) => {
    const text = read(sentence.path);
    expect(withVersion(text, sentence, opaVersion)).toBe(text);
    expect(withVersion(text, sentence, "9.1.0")).toContain(`${sentence.before}9.1.0${sentence.behind}`);
    expect(() => withVersion(text + text, sentence, "9.1.0")).toThrow(
      `${sentence.path} does not have this once`,
    );
    expect(() => withVersion("", sentence, "9.1.0")).toThrow(sentence.path);
  });

  it("are not those of a longer version", () => {
    expect(filesWithVersion(root, opaVersion.slice(0, -1))).not.toContain("opa-core/go.mod");
    expect(filesWithVersion(root, `${opaVersion}7`)).toEqual([]);
  });
});

describe("releaseNotes", () => {
  const changelog =
    "# Change Log\n\n## Unreleased\n\nnext\n\n## 9.1.10\n\nten\n\n## 9.1.1\n\none\n\n## 9.1.0\n\nzero\n";

  it.each([
    { from: "9.1.0", to: "9.1.10", notes: "## 9.1.10\n\nten\n\n## 9.1.1\n\none\n\n" },
    { from: "9.1.1", to: "9.1.10", notes: "## 9.1.10\n\nten\n\n" },
    { from: "9.1.10", to: "9.1.11-0.20260101000000-0123456789ab", notes: "## Unreleased\n\nnext\n\n" },
  ])("has $from to $to", ({ from, to, notes }) => expect(releaseNotes(changelog, from, to)).toBe(notes));

  it("has nothing from a version to itself", () =>
    expect(releaseNotes(changelog, "9.1.1", "9.1.1")).toBe(""));
});

it("differences are what is new, gone and changed", () => {
  const before = { same: [1], gone: {}, changed: { arity: 1 } };
  const after = { changed: { arity: 2 }, same: [1], new: true };
  expect(differences(before, after)).toEqual([
    '~ changed: {"arity":1} -> {"arity":2}',
    "- gone",
    "+ new: true",
  ]);
});

describe("listReplaced", () => {
  const modules = mkdtempSync(join(tmpdir(), "regohost-modules-"));
  afterAll(() => rmSync(modules, { recursive: true }));
  const version = (name: string, text: string | undefined): string => {
    const directory = join(modules, name);
    mkdirSync(directory, { recursive: true });
    if (text !== undefined) writeFileSync(join(directory, "a.c"), text);
    return directory;
  };
  const old = version("opa@v9.1.0", "one\ntwo\n");
  const heading = "\n## OPA's files that ours replace, and that changed\n\n";

  it("has a changed file with its difference", () => {
    const list = listReplaced(old, version("opa@v9.2.0", "one\n2\n"), [
      { path: "a.c", by: ["b.c", "c.c"], now: "0" },
    ]);
    expect(list).toContain(
      `${heading}OPA changed a.c; runtime/src/b.c, runtime/src/c.c replaces it:\n\ndiff --git`,
    );
    expect(list).toContain("\n one\n-two\n+2\n");
  });

  it("has a file that is gone", () => {
    const list = listReplaced(old, version("opa@v9.3.0", undefined), [
      { path: "a.c", by: ["a.c"], now: undefined },
    ]);
    expect(list).toContain(`${heading}OPA has no file a.c; runtime/src/a.c replaces it:\n\ndiff --git`);
    expect(list).toContain("\n-one\n-two\n");
  });

  it("is empty when none changed", () => expect(listReplaced(old, old, [])).toBe(`${heading}nothing\n`));
});

it("dependencies are behind when the newest is a later major version", () => {
  const outdated = {
    behind: { wanted: "9.1.0", latest: "10.0.0" },
    minor: { wanted: "9.1.0", latest: "9.2.0" },
    ahead: { wanted: "9.1.0", latest: "8.0.0" },
    "@types/node": { wanted: "20.1.0", latest: "26.0.0" },
  };
  expect(majorsBehind(outdated)).toEqual(["behind 10.0.0 is there; this repository has 9.1.0"]);
});

interface Workflow {
  on: object;
  jobs: Record<string, { permissions: object; steps: { run?: string }[] }>;
}

describe(".github/workflows/watch.yml", () => {
  const { on, jobs } = parse(read(".github/workflows/watch.yml")) as Workflow;

  it("runs weekly and by hand", () => {
    expect(on).toEqual({
      schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/) }],
      workflow_dispatch: null,
    });
  });

  it("writes issues only where it runs none of the repository's code", () => {
    expect(jobs["watch"]?.permissions).toEqual({ contents: "read" });
    expect(jobs["report"]?.permissions).toEqual({ issues: "write" });
    const runs = jobs["report"]?.steps.map(({ run }) => run ?? "").join("\n");
    expect(runs).toContain("gh issue create");
    expect(runs).not.toMatch(/npm|node /);
  });
});
