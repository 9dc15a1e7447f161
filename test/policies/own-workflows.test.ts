import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { loadGate } from "../../src/gate/index.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const below = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);

/** The workflows and actions of the repository, and those that it prints and shows. */
const workflows = [
  "action.yml",
  "setup/action.yml",
  ...[".github/workflows", "examples", "templates"].flatMap((folder) => below(folder, /\.ya?ml$/)),
]
  .map((path) => ({ path, text: read(path) }))
  .filter(({ path, text }) => path.includes(".github/") || /^ *(?:- )?uses: |^runs:$/m.test(text));
const shown = ["README.md", ...below("docs", /\.md$/), ...below("examples", /\.md$/)].flatMap((path) =>
  Array.from(read(path).matchAll(/^```ya?ml.*\n([^]*?)^```$/gm), ([, text = ""]) => ({ path, text })).filter(
    ({ text }) => text.includes("uses: "),
  ),
);
const all = [...workflows, ...shown];

it("our policy passes all workflows of the repository, its templates and its pages", async () => {
  expect(all.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "action.yml",
      "docs/ci.md",
      "examples/ci/github.yml",
      "templates/init/ci/github.yml",
    ]),
  );
  await using gate = await loadGate("npm:regohost/policies/github_actions");
  const { results } = await gate.judge(
    all.map(({ path, text }) => ({ name: path, value: parse(text) as unknown })),
  );
  const found = results.flatMap(({ input, violations, problems }) =>
    [...violations.map(({ message }) => message), ...problems].map((message) => `${input}: ${message}`),
  );
  expect(found).toEqual([]);
  expect(results.map(({ outcome }) => outcome)).toEqual(all.map(() => "pass"));
});

it("each pin names the version, and one commit for each action", () => {
  const pins = all.flatMap(({ text }) =>
    Array.from(text.matchAll(/uses: ([^.@\s]+)@(.+)$/gm), ([, ...pin]) => pin),
  );
  const outside = pins.filter(([action]) => !action?.startsWith("my-group/regohost"));
  expect(outside.filter(([, pin = ""]) => !/^[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(pin))).toEqual([]);
  const commits = new Map(outside.map(([action, pin]) => [action, pin]));
  expect(outside.filter(([action, pin]) => commits.get(action) !== pin)).toEqual([]);
});

it("each workflow with our action judges a pull request again when its base changes", () => {
  const ours = all.filter(({ text }) => text.includes("uses: my-group/regohost@"));
  expect(ours.length).toBeGreaterThan(3);
  for (const { path, text } of ours) {
    const { on } = parse(text) as { on: { pull_request?: { types?: string[] } } };
    expect(on.pull_request?.types, path).toEqual(["opened", "synchronize", "reopened", "edited"]);
  }
});
