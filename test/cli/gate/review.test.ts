import { createHash } from "node:crypto";
import { chmod, cp, mkdir, readdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { Command, type Option } from "commander";
import { describe, expect, it } from "vitest";
import { onRead } from "../../../src/base/host/read-file.js";
import { isWithin } from "../../../src/base/host/real-path.js";
import { decidingOptions, OF_CHANGE } from "../../../src/cli/gate/review.js";
import { ecdsa, pemOf, signed, STATEMENT } from "../../trust/verify/signed-envelope.js";
import { productCases } from "../../case-count.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { commitAll, git } from "../../examples/action-tools.js";
import { makeFolder, run, type RunResult } from "../run.js";
import { addOptions, toOptions } from "../../../src/cli/options/option-table.js";
import { GLOBAL_OPTIONS } from "../../../src/cli/options/service-options.js";
import { GATE_OPTIONS } from "../../../src/cli/options/gate-options.js";

const KEY = ecdsa();
const POLICY = 'package main\n\ndeny contains "bad" if input.bad\n';
const VEX = JSON.stringify({
  "@context": "https://openvex.dev/ns/v0.2.0",
  "@id": "https://acme.example/vex/1",
  author: "Acme Security",
  timestamp: "2026-01-10T08:00:00Z",
  version: 1,
  statements: [
    { vulnerability: { name: "CVE-2026-1" }, products: [{ "@id": "pkg:npm/a" }], status: "fixed" },
  ],
});
const FILES: Record<string, string> = {
  "policies/p.rego": POLICY,
  "policies/data.json": '{"allowed": []}',
  "good.json": "{}",
  "bad.json": '{"bad": true}',
};

interface Trees {
  base: string;
  change: string;
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const onEnd = cleanUpAfterAll();

/** A repository with a commit of nothing: all files of a checkout with it are added by the job. */
const emptyCommit = (async () => {
  const folder = await makeFolder({}, onEnd);
  git(folder, "init", "-q", "--template=");
  git(folder, "commit", "-qm", "nothing", "--allow-empty");
  return join(folder, ".git");
})();

/** A checkout of the base, and one of a change with further files. */
async function makeTrees(
  files: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, string>> = {},
): Promise<Trees> {
  const top = await realpath(await makeFolder({}));
  const trees = { base: join(top, "base"), change: join(top, "change") };
  await write(trees.base, files);
  await cp(trees.base, trees.change, { recursive: true });
  // The base is no repository, as the action writes it.
  await cp(await emptyCommit, join(trees.change, ".git"), { recursive: true });
  await write(trees.change, changed);
  return trees;
}

function judge({ base, change }: Trees, args: readonly string[], folder = ""): Promise<RunResult> {
  const own = ["gate", "--builtins", "none", "--review", join(change, folder)];
  const builtins = args.some((arg) => arg.startsWith("--builtins")) ? ["gate", ...own.slice(3)] : own;
  return run([...builtins, ...args], { cwd: join(base, folder) });
}

const USUAL = ["-p", "policies", "-i", "good.json"];

/** The options of the command line that take a value, as the source declares them. */
function optionsWithValue(): Option[] {
  const command = addOptions(new Command("gate"), GATE_OPTIONS);
  return [...command.options, ...toOptions(GLOBAL_OPTIONS)].filter(
    ({ required, optional }) => required || optional,
  );
}

describe("options of a gate", () => {
  const deciding = decidingOptions(addOptions(new Command("gate"), GATE_OPTIONS));

  it("name a file that decides, or one of the change, or none: an option with a new kind of value is here", () => {
    const known = new Set([...deciding.map(({ name }) => name), ...OF_CHANGE, "review"]);
    const others = optionsWithValue().filter((option) => !known.has(option.attributeName()));
    const kinds = new Set(others.map(({ flags }) => /[<[]([^>\]]+)[>\]]/.exec(flags)?.[1]));
    expect([...kinds].sort()).toEqual([
      ...["count", "duration", "format", "hosts", "id", "kind", "level", "mode", "name"],
      ...["pattern", "patterns", "reference", "rule", "size", "text", "time", "tool", "uri", "url", "what"],
    ]);
  });

  /** Every way to write an option with a value. */
  const FORMS = optionsWithValue()
    .filter((option) => deciding.some(({ name }) => name === option.attributeName()))
    .flatMap((option) => {
      const { long, short, flags } = option;
      const name = option.attributeName();
      // The text of this option has more than its path.
      const before = name === "arg" ? "names=@" : "";
      const forms: { flags: string; name: string; write: (path: string) => string[] }[] = [
        { flags: `${long ?? ""}=`, name, write: (path) => [`${long ?? ""}=${before}${path}`] },
        { flags: long ?? "", name, write: (path) => [long ?? "", `${before}${path}`] },
      ];
      if (short) {
        forms.push({ flags: `${short}PATH`, name, write: (path) => [`${short}${path}`] });
        forms.push({ flags: `${short} PATH`, name, write: (path) => [short, path] });
      }
      // A list of folders is read with commas.
      if (/s>$/.test(flags)) {
        forms.push({
          flags: `${long ?? ""}=a,PATH`,
          name,
          write: (path) => [`${long ?? ""}=policies,${path}`],
        });
      }
      return forms;
    });

  it("are all tried", () => {
    expect(new Set(FORMS.map(({ name }) => name)).size).toBe(deciding.length);
  });

  const FILE = "ci/own.mjs";
  const isFirstForm = ({ flags, name }: (typeof FORMS)[number]): boolean =>
    FORMS.find((form) => form.name === name)?.flags === flags;
  const others = FORMS.filter((form) => !isFirstForm(form));
  it.each([...FORMS.filter(isFirstForm), ...productCases(others, 3)])(
    "never decide by a file of the change: $flags $name",
    async (form) => {
      const { name, write: toArgs } = form;
      const usual = name === "policy" ? ["-i", "good.json"] : USUAL;
      const changes: Record<string, (trees: Trees) => Promise<unknown>> = {
        changed: ({ change }) => writeFile(join(change, FILE), "// other\n"),
        removed: ({ change }) => rm(join(change, FILE)),
        brought: ({ base }) => rm(join(base, FILE)),
      };
      // How an option is written and what becomes of its file have nothing to do with each other.
      const isFirst = isFirstForm(form);
      const index = deciding.findIndex((option) => option.name === name);
      const [first, ...later] = Object.entries(changes);
      const made = [
        ...(first === undefined ? [] : [first]),
        ...(isFirst ? productCases(later, 2, index) : []),
      ];
      for (const [what, make] of made) {
        const trees = await makeTrees({ ...FILES, [FILE]: "// own\n" });
        await make(trees);
        const { exitCode, stderr } = await judge(trees, [...usual, ...toArgs(FILE)]);
        expect(stderr, what).toContain(`changes files that decide about it [change_refused]:\n  ${FILE}\n`);
        expect(exitCode, what).toBe(2);
      }
      if (!isFirst) return;
      const trees = await makeTrees({ ...FILES, [FILE]: "// own\n" });
      await symlink(join(trees.change, FILE), join(trees.base, "link.mjs"));
      const paths = [join(trees.change, FILE), `../change/${FILE}`, "link.mjs"];
      for (const path of productCases(paths, paths.length, index)) {
        const { exitCode, stderr } = await judge(trees, [...usual, ...toArgs(path)]);
        expect(/ \[(\w+)\]$/m.exec(stderr)?.[1], path).toBe("change_refused");
        expect(stderr, path).toContain("leads into the change under review");
        expect(exitCode, path).toBe(2);
      }
    },
  );
});

/** Checkouts in which a file decides that the command line names, or does not. */
const DECIDING: {
  what: string;
  files: Record<string, string>;
  args: string[];
  /** The file, and another content. */
  changed: [string, string];
  verdict?: number;
}[] = [
  {
    what: "a policy",
    files: {},
    args: USUAL,
    changed: ["policies/p.rego", "package main\n\ndeny := set()\n"],
  },
  {
    what: "a new policy",
    files: {},
    args: USUAL,
    changed: ["policies/q.rego", "package q\n\nallow := true\n"],
  },
  { what: "data of policies", files: {}, args: USUAL, changed: ["policies/data.json", "{}"] },
  {
    what: "a policy of a pattern",
    files: {},
    args: ["-p", "pol*/*.rego", "-i", "good.json"],
    changed: ["policies/p.rego", "package main\n\ndeny := set()\n"],
  },
  {
    what: "a new policy of a pattern",
    files: {},
    args: ["-p", "pol*/{p,q}.rego", "-i", "good.json"],
    changed: ["policies/q.rego", "package q\n\nallow := true\n"],
  },
  {
    what: "data of a pattern",
    files: {},
    args: ["-p", "policies/*.rego", "-i", "good.json"],
    changed: ["policies/data.json", "{}"],
  },
  {
    what: "the gate file",
    files: { "ci/regohost.yaml": "version: 1\nfail-on: [warn]\n" },
    args: [...USUAL, "--config=ci/regohost.yaml"],
    changed: ["ci/regohost.yaml", "version: 1\n"],
  },
  {
    what: "the gate file that nothing names",
    files: { "regohost.yaml": "version: 1\npolicies: [policies]\ninputs: [good.json]\n" },
    args: [],
    changed: ["regohost.yaml", "version: 1\npolicies: [q.rego]\ninputs: [good.json]\n"],
  },
  ...Object.entries({
    exceptions: ["exceptions: own.yaml", "exceptions: []\n", "# \nexceptions: []\n"],
    vex: ["vex: [own.yaml]", VEX, VEX.replace("fixed", "affected")],
    data: ["data: [own.yaml]", "a: 1\n", "a: 2\n"],
    schema: ["schema: own.yaml", '{"type": "object"}', "{}"],
    key: [`verification: {keys: [own.yaml]}`, pemOf(KEY), pemOf(ecdsa())],
  }).map(([what, [line = "", text = "", other = ""]]) => ({
    what: `${what} of the gate file`,
    files: {
      "ci/regohost.yaml": `version: 1\n${line}\n`,
      "ci/own.yaml": text,
      "signed.json": JSON.stringify(signed(STATEMENT, [KEY])),
    },
    args: [
      "-p",
      "policies",
      "-i",
      what === "key" ? "signed.json" : "good.json",
      "--config",
      "ci/regohost.yaml",
    ],
    changed: ["ci/own.yaml", other] as [string, string],
  })),
  {
    what: "data of node_modules",
    files: { "data/node_modules/x/data.json": '{"y": 1}' },
    args: [...USUAL, "-d", "data/node_modules/x"],
    changed: ["data/node_modules/x/data.json", '{"y": 2}'],
  },
  {
    what: "an installed package that is committed",
    files: {
      "node_modules/@acme/p/package.json": '{"name": "@acme/p", "version": "1.2.3"}',
      "node_modules/@acme/p/p.rego": POLICY,
    },
    args: ["-p", "npm:@acme/p@1.2.3", "-i", "good.json"],
    changed: ["node_modules/@acme/p/p.rego", "package main\n\ndeny := set()\n"],
  },
  {
    what: "a new file of an installed package",
    files: {
      "node_modules/@acme/p/package.json": '{"name": "@acme/p", "version": "1.2.3"}',
      "node_modules/@acme/p/rules/p.rego": POLICY,
    },
    args: ["-p", "npm:@acme/p/rules", "-i", "good.json"],
    changed: ["node_modules/@acme/p/rules/q.rego", "package q\n\nallow := true\n"],
  },
  {
    what: "a script of a policy of Chainloop",
    files: {
      "policy.yaml": `apiVersion: workflowcontract.chainloop.dev/v1
kind: Policy
metadata: {name: own}
spec:
  policies:
    - kind: EVIDENCE
      path: scripts/own.rego
`,
      "scripts/own.rego":
        'package own\n\nimport rego.v1\n\nresult := {"skipped": false, "violations": [], "skip_reason": ""}\n',
    },
    args: ["-p", "policy.yaml", "--material", "good.json", "--kind", "EVIDENCE"],
    changed: ["scripts/own.rego", "package own\n"],
  },
  ...Object.entries({
    "the command line": ["--arg", "names=@own.csv"],
    "a gate file": ["--config", "regohost.yaml"],
  }).map(([what, more]) => ({
    what: `a file of arguments of ${what}`,
    files: {
      "policy.yaml": `apiVersion: workflowcontract.chainloop.dev/v1
kind: Policy
metadata: {name: own}
spec:
  inputs: [{name: names}]
  policies:
    - kind: EVIDENCE
      embedded: |
        package own

        import rego.v1

        violations contains "left out" if not input.args.names
`,
      "own.csv": "names\nada\n",
      "regohost.yaml": "version: 1\nmaterial: {kind: EVIDENCE, args: {names: ['@own.csv:names']}}\n",
    },
    args: ["-p", "policy.yaml", "--material", "good.json", "--kind", "EVIDENCE", ...more],
    changed: ["own.csv", "names\nada\nbob\n"] as [string, string],
  })),
  {
    what: "definitions of inputs",
    files: {
      "proto/own.proto": 'syntax = "proto3";\npackage own;\nmessage Own { bool bad = 1; }\n',
      "in.textproto": "# proto-file: own.proto\n# proto-message: own.Own\nbad: true\n",
    },
    args: ["-p", "policies", "-i", "in.textproto", "--proto-file-dirs", "proto"],
    changed: ["proto/own.proto", 'syntax = "proto3";\npackage own;\nmessage Own { bool good = 1; }\n'],
    verdict: 1,
  },
];

describe("a change under review", () => {
  it.each(DECIDING)(
    "is judged by the base, where only its inputs are read, and refused where it changes $what",
    async ({ files, args, changed: [name, text], verdict = 0 }) => {
      const trees = await makeTrees({ ...FILES, ...files });
      const read: string[] = [];
      const stop = onRead((path) => read.push(path));
      const judged = await judge(trees, [...args, "-o", "html"]);
      stop();
      expect(judged.exitCode, judged.stderr).toBe(verdict);
      const ofChange = read.filter((path) => isWithin(trees.change, path));
      expect(ofChange.length).toBeGreaterThan(0);
      const inputs = ["good.json", "signed.json", "in.textproto"].map((input) => join(trees.change, input));
      expect(ofChange.filter((path) => !inputs.includes(path))).toEqual([]);
      await write(trees.change, { [name]: text });
      const refused = await judge(trees, args);
      expect(refused.stderr).toContain(
        `the change under review changes files that decide about it [change_refused]:\n  ${name}\n`,
      );
      expect(refused.exitCode).toBe(2);
      expect(refused.stdout).toBe("");
    },
  );

  it.each([
    { what: "a file", args: ["-i", "bad.json"] },
    { what: "a pattern", args: ["-i", "b*.json"] },
    { what: "a folder", args: ["-i", "build"], name: "build/bad.json" },
    { what: "an absolute path", args: ["-i", "/bad.json"] },
    { what: "a file and the gate file", args: ["--config", "ci/regohost.yaml"] },
  ])("brings its inputs: $what", async ({ args, name = "bad.json" }) => {
    const config = { "ci/regohost.yaml": "version: 1\ninputs: [../b*.json]\n" };
    const trees = await makeTrees({ ...FILES, ...config, [name]: "{}" }, { [name]: '{"bad": true}' });
    const absolute = args.map((arg) => arg.replace(/^\//, `${trees.change}/`));
    const { exitCode, stdout, stderr } = await judge(trees, ["-p", "policies", ...absolute]);
    expect(stdout, stderr).toContain("main.deny");
    expect(exitCode).toBe(1);
  });

  it("brings the artifact, and gets the outputs", async () => {
    const release = (text: string): Record<string, string> => {
      const digest = { sha256: createHash("sha256").update(text).digest("hex") };
      const statement = { ...STATEMENT, subject: [{ name: "app", digest }] };
      return { "in.json": JSON.stringify(signed(statement, [KEY])), app: "built" };
    };
    const trees = await makeTrees({ ...FILES, "own.pub": pemOf(KEY), app: "old" }, release("old"));
    const outputs = ["json=report.json", "html=report.html", "jsonl=-"].flatMap((output) => ["-o", output]);
    const verified = ["-p", "policies", "-i", "in.json", "--key", "own.pub", "--artifact", "app"];
    const args = [...verified, ...outputs, "--record", "rec.json"];
    const refused = await judge(trees, args);
    expect(refused.exitCode, refused.stdout + refused.stderr).toBe(1);
    await write(trees.change, release("built"));
    const { exitCode, stderr } = await judge(trees, args);
    expect(exitCode, stderr).toBe(0);
    const written = ["report.json", "report.html", "rec.json"].sort();
    const inBase = await readdir(trees.base);
    expect((await readdir(trees.change)).filter((name) => written.includes(name)).sort()).toEqual(written);
    expect(inBase.filter((name) => written.includes(name))).toEqual([]);
  });

  const SECRET = "what others must not read";
  /** A checkout with links out of it, as a change may bring them, and a folder beside it. */
  async function makeLinks(): Promise<Trees & { outside: string }> {
    const secret = JSON.stringify({ bad: true, secret: SECRET });
    const trees = await makeTrees(
      { ...FILES, "base.json": secret, "builder.pub": pemOf(KEY) },
      {
        ".git/config.json": secret,
        "inner/a.json": "{}",
        "mixed/a.json": "{}",
        "hidden/a.json": "{}",
        "hidden/.own/a.yaml": "{}",
        "in.jsonnet": '{x: importstr "link.json"}',
        "absolute.jsonnet": '{x: importstr "/proc/self/environ"}',
      },
    );
    const outside = join(dirname(trees.base), "outside");
    await write(outside, { "secret.json": secret, "in.jsonnet": "{}", empty: "" });
    const links = {
      "link.json": "../outside/secret.json",
      "absolute.json": join(outside, "secret.json"),
      "twice.json": "link.json",
      "base-link.json": "../base/base.json",
      "git.json": ".git/config.json",
      "dangling.json": "../outside/none.json",
      "in-link.jsonnet": "../outside/in.jsonnet",
      "environ.env": "/proc/self/environ",
      linked: "../outside",
      "mixed/sub": "../../outside",
      "hidden/.own/sub": "../../../outside",
      "inside.json": "inner/a.json",
      within: "inner",
    };
    for (const [name, target] of Object.entries(links)) await symlink(target, join(trees.change, name));
    return { ...trees, outside };
  }

  const LEADING_OUT = [
    ...["link.json", "absolute.json", "twice.json", "base-link.json", "git.json", "dangling.json"],
    ...["environ.env", "linked", "linked/secret.json", "linked/none.json", "mixed", "hidden"],
    ...["linked/*.json", "l*.json", "mixed/**", "../outside/secret.json", "../*/secret.json"],
    ...["OUTSIDE/secret.json", "BASE/base.json", ".git/config.json"],
    ...["in.jsonnet", "absolute.jsonnet", "in-link.jsonnet"],
  ];
  it.each(LEADING_OUT)("has no input that leads out of it: %s", async (input) => {
    const trees = await makeLinks();
    const path = input.replace("OUTSIDE", trees.outside).replace("BASE", trees.base);
    await write(trees.base, {
      "ci/regohost.yaml": `version: 1\npolicies: [../policies]\ninputs: ["${isAbsolute(path) ? path : `../${path}`}"]\n`,
    });
    await cp(join(trees.base, "ci"), join(trees.change, "ci"), { recursive: true });
    const others = [
      ["-p", "policies", "-i", path, "-o", "html", "--rules", "conftest", "--combine"],
      ["-p", "policies", "-i", path, "--key", "builder.pub"],
      ["--config", "ci/regohost.yaml"],
    ];
    const forms = productCases(others, others.length, LEADING_OUT.indexOf(input));
    for (const args of [["-p", "policies", "-i", "good.json", "-i", path], ...forms]) {
      const { exitCode, stdout, stderr } = await judge(trees, args);
      expect(exitCode, `${args.join(" ")}: ${stdout}${stderr}`).toBe(2);
      expect(stdout + stderr).not.toContain(SECRET);
    }
  });

  it.each([
    { what: "a material", option: "--material", path: "link.json" },
    { what: "an artifact", option: "--artifact", path: "link.json" },
    { what: "an artifact by its path", option: "--artifact", path: "../outside/secret.json" },
  ])("has nothing else that leads out of it: $what", async ({ option, path }) => {
    const trees = await makeLinks();
    const policy = `apiVersion: workflowcontract.chainloop.dev/v1
kind: Policy
metadata: {name: own}
spec:
  policies:
    - kind: EVIDENCE
      embedded: |
        package own
        import rego.v1
        result := {"skipped": false, "violations": [], "skip_reason": ""}
`;
    for (const folder of [trees.base, trees.change]) await write(folder, { "policy.yaml": policy });
    const args =
      option === "--material"
        ? ["-p", "policy.yaml", "--kind", "EVIDENCE", option, path]
        : [...USUAL, "--key", "builder.pub", option, path];
    const { exitCode, stdout, stderr } = await judge(trees, args);
    expect(stdout + stderr).toContain("leads out of");
    expect(exitCode).toBe(2);
  });

  it("is judged by files of the machine, outside of both checkouts, by an absolute path", async () => {
    const trees = await makeTrees({ "bad.json": '{"bad": true}' });
    const machine = await makeFolder({ "p.rego": POLICY });
    expect(await judge(trees, ["-p", machine, "-i", "bad.json"])).toMatchObject({ exitCode: 1 });
  });

  it("may lead its inputs to another of its files", async () => {
    const trees = await makeLinks();
    const args = [
      "-p",
      "policies",
      ...["inside.json", "within", "w*/a.json"].flatMap((path) => ["-i", path]),
    ];
    expect(await judge(trees, args)).toMatchObject({ exitCode: 0 });
  });

  it("brings what its inputs import", async () => {
    const trees = await makeTrees(
      { ...FILES, "lib.libsonnet": "{}" },
      {
        "lib.libsonnet": "{bad: true}",
        "in.jsonnet": 'import "lib.libsonnet"',
      },
    );
    expect(await judge(trees, ["-p", "policies", "-i", "in.jsonnet"])).toMatchObject({ exitCode: 1 });
  });

  const SIGNED = ["--sign-key", "own.key", "--verifier-id", "https://example.com/v", "--resource-uri", "x:y"];
  it.each([
    { option: "-o", format: "json=", more: [], nth: 1 },
    // A path has nothing to do with the format.
    ...["html=", "jsonl=", "sarif="].map((format) => ({ option: "-o", format, more: [], nth: 4 })),
    { option: "--record", format: "", more: [], nth: 1 },
    { option: "--attest", format: "", more: SIGNED, nth: 1 },
  ])("leads no output out of itself: $option $format", async ({ option, format, more, nth }) => {
    const trees = await makeLinks();
    const { privateKey } = KEY;
    await write(trees.base, { "own.key": privateKey.export({ type: "pkcs8", format: "pem" }).toString() });
    await cp(join(trees.base, "own.key"), join(trees.change, "own.key"));
    const before = await readdir(trees.outside);
    const paths = [
      ...["absolute.json", "dangling.json", "linked/new.json", "git.json", ".git/new.json", "base-link.json"],
      ...["../outside/new.json", join(trees.change, "absolute.json"), join(trees.base, "new.json")],
    ];
    for (const path of productCases(paths, nth, format.length)) {
      const { exitCode, stderr } = await judge(trees, [...USUAL, ...more, option, format + path]);
      expect(stderr, path).toContain("leads out of");
      expect(exitCode, path).toBe(2);
    }
    expect(await readdir(trees.outside)).toEqual(before);
    expect(await readFile(join(trees.outside, "secret.json"), "utf8")).toContain(SECRET);
    if (more.length > 0) return;
    for (const path of productCases(["new.json", "within/new.json", join(trees.outside, "new.json")], nth)) {
      const { exitCode, stderr } = await judge(trees, [...USUAL, ...more, option, format + path]);
      expect(exitCode, `${path}: ${stderr}`).toBe(0);
    }
  });

  it.each([
    { what: "a path without an option", args: [...USUAL, "bad.json"], says: "name policies with -p" },
    { what: "--watch", args: [...USUAL, "--watch"], says: "excludes --watch" },
    { what: "--update-lock", args: [...USUAL, "--update-lock"], says: "excludes --update-lock" },
    {
      what: "a package that is not committed",
      args: ["-p", "npm:@acme/p", "-i", "good.json"],
      says: "node_modules",
    },
  ])("is refused with $what", async ({ args, says }) => {
    const { exitCode, stderr } = await judge(await makeTrees(FILES), args);
    expect(stderr).toContain(says);
    expect(exitCode).toBe(2);
  });

  it.each([
    { what: "no folder", review: "none" },
    { what: "the working folder", review: "." },
    { what: "a folder above it", review: ".." },
    { what: "another folder of its repository", review: "../change/policies" },
  ])("is apart from the working folder: $what", async ({ review }) => {
    const { base } = await makeTrees(FILES);
    const { exitCode, stderr } = await run(["gate", ...USUAL, "--review", review], { cwd: base });
    expect(stderr).toContain(`--review ${review}: `);
    expect(exitCode).toBe(2);
  });

  it("starts in the same folder of both", async () => {
    const files = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`sub/${name}`, text]));
    const trees = await makeTrees({ ...files, "more/q.rego": "package q\n\nallow := true\n" });
    commitAll(trees.change);
    const args = ["-p", "policies", "-p", "../more", "-i", "good.json"];
    expect(await judge(trees, args, "sub")).toMatchObject({ exitCode: 0 });
    await write(trees.change, { "more/q.rego": "package q\n" });
    const { exitCode, stderr } = await judge(trees, args, "sub");
    expect(stderr).toContain("  more/q.rego\n");
    expect(exitCode).toBe(2);
  });

  it("is the same folder of its repository, also where it made a folder a repository of its own", async () => {
    const files = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`sub/${name}`, text]));
    const trees = await makeTrees(files, { "sub/.git": "gitdir: ../.git/modules/sub\n" });
    await write(trees.base, { ".git": "gitdir: ../change/.git/worktrees/base\n" });
    const { exitCode, stderr } = await judge(trees, USUAL, "sub");
    expect(stderr).toContain("the working folder must be the same of the base's");
    expect(exitCode).toBe(2);
  });

  it.each([
    ...["HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "REGOHOST_CACHE", "DOCKER_CONFIG", "SERVICE_CA"],
    ...["NODE_COMPILE_CACHE", "NODE_EXTRA_CA_CERTS", "OPENSSL_CONF", "GITHUB_STEP_SUMMARY", "NODE_PATH"],
    ...["NODE_OPTIONS", "LD_PRELOAD", "LD_AUDIT", "LD_LIBRARY_PATH", "GCONV_PATH", "SSL_CERT_DIR", "PATH"],
  ])("does not say where settings, caches, credentials and code are: %s", async (name) => {
    const { base, change } = await makeTrees(FILES);
    const args = ["gate", ...USUAL, "--review", change];
    const link = join(base, "link");
    await symlink(change, link);
    const values = [join(change, "cache"), join(link, "cache"), ` ${change}`];
    if (name === "NODE_OPTIONS") values.push(`--require ${change}/x.cjs`, `--import="${link}/x.mjs"`);
    if (name.endsWith("PATH") || name.endsWith("DIR")) values.push(["/usr", change].join(delimiter));
    for (const value of values) {
      const { exitCode, stderr } = await run(args, { cwd: base, env: { [name]: value } });
      expect(stderr, value).toContain(`the variable ${name} must not lead into the change`);
      expect(exitCode, value).toBe(2);
    }
    if (!/^(?:HOME|XDG_|DOCKER|SERVICE)/.test(name)) return;
    const { exitCode, stderr } = await run(args, { cwd: base, env: { [name]: "own" } });
    expect(stderr).toContain(`the variable ${name} must be an absolute path`);
    expect(exitCode).toBe(2);
  });
});

describe.skipIf(process.platform === "win32")("Git that compares a change", () => {
  /** A folder with a Git that runs a script for one command, and is the installed one for the others. */
  async function makeGit(command: string, script: string): Promise<string> {
    const path = process.env["PATH"] ?? "";
    const text = `#!/bin/sh\nPATH='${path}'\ncase " $* " in *" ${command} "*) ${script};; esac\nexec git "$@"\n`;
    const bin = await makeFolder({ git: text });
    await chmod(join(bin, "git"), 0o755);
    return bin;
  }

  it.each([
    {
      what: "ends at --timeout",
      script: "exec sleep 20",
      limit: ["--timeout=100ms"],
      error: /comparing the change with its base took longer than its 100 ms; raise --timeout .* \[timeout\]/,
    },
    {
      what: "names the signal that killed it",
      script: "kill -9 $$",
      limit: [],
      error: /git ls-tree in .*: the signal SIGKILL ended it \[aborted\]/,
    },
  ])("$what", async ({ script, limit, error }) => {
    const { base, change } = await makeTrees(FILES);
    const args = ["gate", ...USUAL, ...limit, `--review=${change}`];
    const { exitCode, stderr } = await run(args, {
      cwd: base,
      env: { PATH: await makeGit("ls-tree", script) },
    });
    expect(stderr).toMatch(error);
    expect(exitCode).toBe(3);
  });
});
