import { execFile } from "node:child_process";
import { chmod, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import type { Random } from "../differential/random.js";
import { HELPER, HELPER_V0, INVENTORY, LIMITS, type Need } from "./conditions.js";
import { generateHeadPart } from "./head-part.js";
import { invalid, type Part } from "./scenario.js";

const NOTHING = { files: {}, rego: [], judges: [] };
const REFUSES = 'package hidden\n\ndeny contains "hidden" if true\n';

function yamlOf(json: string): string {
  const members = JSON.parse(json) as Record<string, unknown>;
  return Object.entries(members)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join("");
}

/** The part that supplies the dependencies of conditions, or omits them. */
export function supply(random: Random, need: Need, regoVersion: "v0" | "v1"): Part {
  if (need === "helper") {
    if (random.oneIn(8))
      return { ...NOTHING, name: "a missing helper", obstacle: invalid("there is no helper") };
    const path = random.oneIn(2) ? "lib/helper.rego" : "helper.rego";
    return {
      ...NOTHING,
      name: "a helper",
      files: { [path]: regoVersion === "v0" ? HELPER_V0 : HELPER },
      rego: [path],
    };
  }
  if (need === "schema") {
    return random.oneIn(12)
      ? { ...NOTHING, name: "a missing schema", obstacle: invalid("there is no schema") }
      : { ...NOTHING, name: "a schema", hasSchema: true };
  }
  const json = need === "limits" ? LIMITS : INVENTORY;
  if (random.oneIn(6)) {
    return random.oneIn(3)
      ? { ...NOTHING, name: `no ${need}, which is allowed`, allowUndefined: [`data.${need}`] }
      : { ...NOTHING, name: `missing ${need}`, obstacle: invalid(`there are no ${need}`) };
  }
  const files = random.pick<Record<string, string>>([
    { [`${need}/data.json`]: json },
    { [`${need}/data.yaml`]: yamlOf(json) },
    { [`${need}/data.yml`]: `# ${need}\n---\n${yamlOf(json)}` },
  ]);
  return { ...NOTHING, name: need, files, data: { [need]: json } };
}

async function makeUnreadable(path: string): Promise<void> {
  await writeFile(path, REFUSES);
  await chmod(path, 0);
}

/** Files that only the superuser can read. */
const UNREADABLE: readonly (() => Part)[] = [
  () => ({
    ...NOTHING,
    name: "a policy that cannot be read",
    make: (folder) => makeUnreadable(join(folder, "closed.rego")),
    obstacle: invalid("closed.rego cannot be read"),
  }),
  () => ({
    ...NOTHING,
    name: "data that cannot be read",
    make: (folder) => makeUnreadable(join(folder, "data.json")),
    obstacle: invalid("data.json cannot be read"),
  }),
  () => ({
    ...NOTHING,
    name: "a folder that cannot be read",
    make: async (folder) => {
      await mkdir(join(folder, "closed"));
      await makeUnreadable(join(folder, "closed/closed.rego"));
      await chmod(join(folder, "closed"), 0);
    },
    restore: (folder) => chmod(join(folder, "closed"), 0o700),
    obstacle: invalid("closed cannot be read"),
  }),
];

async function makePipe(path: string): Promise<void> {
  await promisify(execFile)("mkfifo", [path]);
}

/** Contents of a folder on systems with named pipes. */
const PIPES: readonly (() => Part)[] = [
  () => ({
    ...NOTHING,
    name: "a named pipe in the place of a policy",
    make: (folder) => makePipe(join(folder, "pipe.rego")),
    obstacle: invalid("pipe.rego is not a regular file"),
  }),
  () => ({ ...NOTHING, name: "a named pipe", make: (folder) => makePipe(join(folder, "pipe")) }),
];

/** Other contents of a folder. A part with an obstacle prevents a verdict in every run. */
const OTHERS: readonly (() => Part)[] = [
  () => ({
    ...NOTHING,
    name: "a README",
    files: { "README.md": "# Policies\n", "notes.txt": "deny contains" },
  }),
  () => ({
    ...NOTHING,
    name: "tests",
    files: { "gate_test.rego": "package gate_test\n\ntest_truth if true\n" },
  }),
  () => ({
    ...NOTHING,
    name: "a library",
    files: { "lib/strings.rego": 'package lib.strings\n\nis_empty(text) if text == ""\n' },
    rego: ["lib/strings.rego"],
  }),
  () => ({
    ...NOTHING,
    name: "a syntax error",
    files: { "broken.rego": "package broken\n\ndeny contains\n" },
    rego: ["broken.rego"],
    obstacle: invalid("broken.rego does not parse"),
  }),
  () => ({
    ...NOTHING,
    name: "a type error",
    files: { "types.rego": 'package types\n\ndeny contains "x" if 1 + "a" == 2\n' },
    rego: ["types.rego"],
    obstacle: invalid("types.rego does not compile"),
  }),
  () => ({
    ...NOTHING,
    name: "an unknown built-in",
    files: { "unknown.rego": 'package unknown\n\ndeny contains "x" if service.no_such(input)\n' },
    rego: ["unknown.rego"],
    obstacle: invalid("there is no such built-in"),
  }),
  () => ({
    ...NOTHING,
    name: "an empty file of Rego",
    files: { "empty.rego": "" },
    rego: ["empty.rego"],
    obstacle: invalid("OPA takes no empty file"),
  }),
  () => ({
    ...NOTHING,
    name: "an unrelated reference",
    files: { "reads.rego": 'package reads\n\ndeny contains "x" if data.nowhere.bad[_] == input.license\n' },
    rego: ["reads.rego"],
    obstacle: invalid("data.nowhere is not supplied"),
  }),
  () => ({
    ...NOTHING,
    name: "an import of nothing",
    files: {
      "imports.rego":
        'package imports\n\nimport data.nowhere.rules\n\ndeny contains "x" if rules.bad[_] == 1\n',
    },
    rego: ["imports.rego"],
    obstacle: invalid("data.nowhere is not supplied"),
  }),
  () => ({
    ...NOTHING,
    name: "data in the place of a rule",
    files: {
      "taken.rego": 'package taken\n\ndeny contains "x" if not input.signed\n',
      "taken/data.json": '{"deny": []}',
    },
    rego: ["taken.rego"],
    obstacle: invalid("data hides data.taken.deny"),
  }),
  () => ({
    ...NOTHING,
    name: "data in conflict",
    files: { "conflict/data.json": '{"a": 1}', "conflict/data.yaml": "a: 2\n" },
    obstacle: invalid("/conflict/a is there twice"),
  }),
  () => ({
    ...NOTHING,
    name: "data that is not JSON",
    files: { "bad/data.json": '{"a": ' },
    obstacle: invalid("bad/data.json is not JSON"),
  }),
  () => ({
    ...NOTHING,
    name: "data that is an array",
    files: { "data.json": "[1]" },
    obstacle: invalid("data.json is not an object"),
  }),
  () => ({
    ...NOTHING,
    name: "a folder in the place of a policy",
    files: { "folder.rego/inner.rego": "package inner_library\n\nx := 1\n" },
    rego: ["folder.rego/inner.rego"],
  }),
  () => ({
    ...NOTHING,
    name: "a link to nothing",
    make: (folder) => symlink(join(folder, "nowhere.rego"), join(folder, "dangling.rego")),
    obstacle: invalid("dangling.rego leads nowhere"),
  }),
  () => ({
    ...NOTHING,
    name: "a folder in the place of data",
    make: async (folder) => {
      await mkdir(join(folder, "place/data.json"), { recursive: true });
    },
  }),
  // Files that are ignored by a documented rule, or rejected.
  ...unread("a hidden file", ".hidden.rego"),
  ...unread("a hidden folder", ".git/hidden.rego"),
  ...unread("an installed package", "node_modules/a/hidden.rego"),
  ...unread("a compiled policy beside Rego", "hidden.wasm"),
  ...unread("a bundle in a folder", "hidden.tar.gz"),
  () => ({ ...NOTHING, name: "a hidden folder without Rego", files: { ".git/config": "x" } }),
  () => ({
    ...NOTHING,
    name: "an extension in upper case",
    files: { "hidden.REGO": REFUSES },
    obstacle: invalid("hidden.REGO is not read"),
  }),
  () => ({
    ...NOTHING,
    name: "a test that does not parse",
    files: { "broken_test.rego": "package hidden\n\ndeny contains\n" },
    obstacle: invalid("broken_test.rego may hold a policy"),
  }),
  () => ({
    ...NOTHING,
    name: "a link to nothing without an extension",
    make: (folder) => symlink("nowhere", join(folder, "more")),
    obstacle: invalid("more leads nowhere"),
  }),
  () => ({
    ...NOTHING,
    name: "a link to itself",
    make: (folder) => symlink("loop.rego", join(folder, "loop.rego")),
    obstacle: invalid("loop.rego leads nowhere"),
  }),
  ...(process.platform === "win32" ? [] : PIPES),
  ...((process.getuid?.() ?? 0) === 0 ? [] : UNREADABLE),
];

/** A file that would judge, and is not read because of its name or location. */
function unread(name: string, path: string): readonly (() => Part)[] {
  return [() => ({ ...NOTHING, name, files: { [path]: REFUSES }, obstacle: invalid(`${path} is not read`) })];
}

/** Files named like patterns: they hide no file from the pattern. */
const NAMED_AS_PATTERNS = ["**/*.rego", "*.rego", "[a-z].rego", "{a,b}.rego", "?.rego"];

/** A library in a file whose name is a pattern. */
export function generateNamedAsPattern(random: Random): Part {
  const path = random.pick(NAMED_AS_PATTERNS);
  return {
    ...NOTHING,
    name: `a file named ${path}`,
    files: { [path]: "package named_as_pattern\n\nx := 1\n" },
    rego: [path],
  };
}

/** Policies in files named like tests. */
function namedLikeTests(name: string): readonly (() => Part)[] {
  return [
    () => ({
      ...NOTHING,
      name: "a policy with a test's name",
      files: { "hidden_test.rego": `package ${name}\n\ndeny contains "hidden" if true\n` },
      obstacle: invalid("hidden_test.rego holds a policy"),
    }),
    () => ({
      ...NOTHING,
      name: "an indented policy with a test's name",
      files: { "indented_test.rego": `package ${name}\n\n   deny contains "x" if {\n\ttrue }\n` },
      obstacle: invalid("indented_test.rego holds a policy"),
    }),
  ];
}

/** Packages that are judged, or rejected for the form or location of their rules. */
const NEAR: readonly (() => Part)[] = [
  ...namedLikeTests("hidden"),
  () => ({
    ...NOTHING,
    name: "a set that looks like deny",
    files: { "root.rego": 'package near\n\ndeny_root contains "root" if not input.signed\n' },
    rego: ["root.rego"],
    obstacle: invalid("deny_root is not read"),
  }),
  () => ({
    ...NOTHING,
    name: "a set that looks like violation",
    files: {
      "near.rego": 'package near\n\nviolation_of_rules contains {"msg": "x"} if input.license == "GPL"\n',
    },
    rego: ["near.rego"],
    obstacle: invalid("violation_of_rules is not read"),
  }),
  () => ({
    ...NOTHING,
    name: "a set that a deny reads",
    files: {
      "read.rego": 'package read\n\ndeny_root contains "root" if not input.signed\n\ndeny := deny_root\n',
    },
    rego: ["read.rego"],
    judges: [{ policy: "read", reference: "data.read", rules: ["deny"], allowsErrors: false }],
  }),
  () => ({
    ...NOTHING,
    name: "a set that looks like warn",
    files: { "warn.rego": 'package near\n\nwarn_root contains "root" if not input.signed\n' },
    rego: ["warn.rego"],
    obstacle: invalid("warn_root is not read"),
  }),
  () => ({
    ...NOTHING,
    name: "a rule that fails",
    files: {
      "conflicting.rego": 'package conflicting\n\ndeny := {"a"} if true\n\ndeny := {"b"} if input.license\n',
    },
    rego: ["conflicting.rego"],
    judges: [{ policy: "conflicting", reference: "data.conflicting", rules: ["deny"], allowsErrors: false }],
  }),
];

/** The same for the namespace that Conftest's rules read. */
const NEAR_MAIN: readonly (() => Part)[] = [
  ...namedLikeTests("main"),
  () => ({
    ...NOTHING,
    name: "another namespace",
    files: { "hidden.rego": REFUSES },
    rego: ["hidden.rego"],
  }),
  () => ({
    ...NOTHING,
    name: "a name that Conftest does not read",
    files: { "main_allow.rego": "package main\n\nallow := false\n" },
    rego: ["main_allow.rego"],
  }),
];

/**
 * Parts that are not for OPA's v0, because their text is v1.
 *
 * @param isConftest whether Conftest's rules apply, with which only the namespace `main` judges.
 */
export function generateOther(random: Random, isConftest: boolean): Part {
  if (!isConftest && random.oneIn(3)) return generateHeadPart(random);
  return random.pick([...OTHERS, ...(isConftest ? NEAR_MAIN : NEAR)])();
}
