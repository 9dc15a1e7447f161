import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { blocksOf, linksOf } from "../../scripts/markdown.mjs";
import { addSampleRelease, startEvidenceService, type FakeEvidenceService } from "../../src/testing/index.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { cacheFolder } from "../cache-folder.js";
import { makeFolder } from "../cli/run.js";
import { ed25519, pemOf, signed, STATEMENT } from "../trust/verify/signed-envelope.js";
import { commitAll, HOSTILE_BINS, makeHostile, makeRepository, pwned } from "./action-tools.js";
import { makeProgram, startResidentCli } from "./resident-cli.js";
import { runAction } from "./runner.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const isWindows = process.platform === "win32";

interface Workflow {
  jobs: {
    gate: {
      steps: {
        id?: string;
        uses?: string;
        run?: string;
        with?: Record<string, string>;
        env?: Record<string, string>;
      }[];
    };
  };
}
interface GitlabJob {
  variables: Record<string, string>;
  script: string[];
  artifacts: { reports: { junit: string[] } };
}
const workflow = parse(read("examples/ci/github.yml")) as Workflow;
const gitlab = (parse(read("examples/ci/gitlab.yml")) as { gate: GitlabJob }).gate;

const BUILDER = ed25519();
const APP = "what the build made";

/** A repository that gates what its build left: the image of an attestation must be known to the evidence service. */
const RELEASE = {
  "policies/image.rego": `package image

deny contains "the image is not known" if not service.discover(input.predicate.image, "")

warn contains "the image is a draft" if input.predicate.draft
`,
  "policies/image_test.rego": `package image_test

import data.image

test_known if image.deny == set() with service.discover as {} with input.predicate.image as "sha256:a"

test_draft if count(image.warn) == 1 with input.predicate.draft as true with service.discover as {}
`,
  "keys/builder.pub": pemOf(BUILDER),
  "build/app.tgz": APP,
};

/** An attestation of the build. */
function attest(predicate: { image: string; draft: boolean }, signer = BUILDER): string {
  const digest = { sha256: createHash("sha256").update(APP).digest("hex") };
  return JSON.stringify(
    signed({ ...STATEMENT, subject: [{ name: "app.tgz", digest }], predicate }, [signer]),
  );
}
const UNKNOWN = `sha256:${"0".repeat(64)}`;

let service: FakeEvidenceService;
let known: string;
let tools: string;
let clone: string;
let workspaces: string;
let repository: Record<string, string>;
let environment: Record<string, string>;
const cleanUp = cleanUpAfterAll();

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program for which `regohost` in PATH is the command line of these sources, in this process. */
function start(
  program: string,
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { cwd, env: { ...environment, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : child.exitCode, stdout, stderr });
      },
    );
  });
}

/** A PATH that leads into the checkout wherever a program is looked up there. */
const hostilePath = (): string => [...HOSTILE_BINS, environment["PATH"]].join(delimiter);

beforeAll(async () => {
  tools = await makeFolder(
    {
      gitconfig:
        "[user]\n\tname = Somebody\n\temail = somebody@example.com\n[init]\n\tdefaultBranch = main\n",
    },
    cleanUp,
  );
  const cli = await startResidentCli(tools, cleanUp);
  await makeProgram(tools, cli);
  clone = await makeFolder({}, cleanUp);
  workspaces = await makeFolder({}, cleanUp);
  repository = await makeRepository(clone, cli);
  service = await startEvidenceService();
  cleanUp(() => service.close());
  known = addSampleRelease(service).image.digest;
  environment = {
    PATH: [tools, process.env["PATH"]].join(delimiter),
    HOME: tools,
    // Most policies are the same, and compiling is not what is tested.
    REGOHOST_CACHE: cacheFolder(),
    XDG_CONFIG_HOME: tools,
    GIT_CONFIG_GLOBAL: join(tools, "gitconfig"),
    GIT_CONFIG_NOSYSTEM: "1",
    SERVICE_BASE_URL: service.baseUrl,
    SERVICE_TOKEN: await service.issueToken({ kind: "api", organization: "acme" }),
  };
});

/**
 * A hostile checkout with these files, in place of the one before: policies are named by their absolute path, and what is compiled of
 * them is kept by their names.
 */
async function checkOut(files: Record<string, string>): Promise<string> {
  const cwd = join(workspaces, "workspace");
  await rm(cwd, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(cwd, name)), { recursive: true });
    await writeFile(join(cwd, name), text);
  }
  await makeHostile(cwd);
  return cwd;
}

const CI_FILES = [
  ...["action.yml", "setup/action.yml", "action/outside.sh"],
  ".pre-commit-hooks.yaml",
  ...["examples/ci", "templates"].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${folder}/${name}`),
  ),
].filter((path) => !path.endsWith(".md"));

it.each(CI_FILES)("%s runs no program of the checkout", (path) => {
  const lines = read(path)
    .split("\n")
    .filter((line) => !/^\s*#/.test(line));
  expect(lines.join("\n")).not.toMatch(
    /\b(?:npx|pnpx|bunx|corepack|yarn|pnpm|bun|deno|node_modules)\b|\bnpm (?:exec|x|run|start|test|install|i|ci)\b|(?:^|[\s"';&|(])\.{1,2}\/\S+\s/m,
  );
});

describe.skipIf(isWindows)("examples/ci/github.yml", () => {
  const { steps } = workflow.jobs.gate;

  it.each([
    { what: "a known image", image: "", draft: false, code: 0 },
    {
      what: "an unknown image, and what somebody else signed",
      image: UNKNOWN,
      draft: false,
      other: ed25519(),
      code: 1,
    },
    { what: "a warning, which --fail-on makes a failure,", image: "", draft: true, code: 1 },
  ])("tests the policies and gates $what: $code", async ({ image, draft, other, code }) => {
    const predicate = { image: image === "" ? known : image, draft };
    const cwd = await checkOut({
      ...RELEASE,
      "build/provenance.dsse.json": attest(predicate),
      "build/scan.dsse.json": attest(predicate, other),
    });
    const [step, ...others] = steps.filter(({ run }) => run !== undefined);
    expect(others).toEqual([]);
    const runner = await makeFolder({});
    const job = { action: clone, workspace: cwd, runner, env: { ...environment, PATH: hostilePath() } };
    const { code: isSetUp, stderr, paths } = await runAction(job, {}, "setup");
    expect(isSetUp, stderr).toBe(0);
    const env = { PATH: [...paths, hostilePath()].join(delimiter), NODE_OPTIONS: "--require ./evil.cjs" };
    const tested = await start("/bin/bash", ["-e", "-c", step?.run ?? "exit 9"], { cwd, env });
    expect(tested).toMatchObject({ code: 0, stderr: "" });
    expect(tested.stdout).toContain('"coverage": 100');

    commitAll(cwd);
    const { with: given = {} } = steps.find(({ id }) => id === "gate") ?? {};
    const pinned = steps.flatMap(({ uses }) => (uses?.startsWith("my-group/") === true ? uses : []));
    expect(pinned).toEqual(["/setup", ""].map((path) => `my-group/regohost${path}@${"0".repeat(40)}`));
    const gated = await runAction(job, given);
    expect(gated.code, gated.stdout + gated.stderr).toBe(code);
    expect(gated.stdout.includes("::error")).toBe(code !== 0);
    const upload = steps.find(({ uses }) => uses?.includes("upload-sarif"));
    expect(upload?.with?.["sarif_file"]).toBe("${{ steps.gate.outputs.sarif }}");
    const sarif = await readFile(gated.outputs["sarif"] ?? "", "utf8");
    expect(pwned(cwd)).toEqual([]);
    expect(JSON.parse(sarif)).toHaveProperty("runs.0.results.length", code === 0 ? 0 : 2);
    expect(sarif.includes("signature_invalid")).toBe(other !== undefined);
  });
});

describe.skipIf(isWindows)("examples/ci/gitlab.yml", () => {
  it.each([
    { draft: true, code: 0, failures: 0 },
    { image: UNKNOWN, code: 1, failures: 1 },
  ])(
    "leaves its reports, and ends with the verdict: %j",
    async ({ image = known, draft = false, code, failures }) => {
      const cwd = await checkOut({ ...RELEASE, "build/a.dsse.json": attest({ image, draft }) });
      expect(Object.keys(gitlab.variables)).toEqual([
        "SERVICE_BASE_URL",
        "REGOHOST_REPOSITORY",
        "REGOHOST_REF",
      ]);
      const env = { ...repository, CI_PROJECT_DIR: cwd, PATH: hostilePath() };
      const ended = await start("/bin/bash", ["-e", "-c", gitlab.script.join("\n")], { cwd, env });
      expect(pwned(cwd)).toEqual([]);
      expect(ended.code, ended.stderr).toBe(code);
      expect(ended.stdout).toMatch(/^PASS: 2\/2$/m);
      const [tests, gate] = await Promise.all(
        gitlab.artifacts.reports.junit.map((name) => readFile(join(cwd, name), "utf8")),
      );
      expect(tests).toContain('tests="2" failures="0" errors="0"');
      expect(gate).toContain(`failures="${String(failures)}" errors="0"`);
    },
  );
});

it("docs/ci.md gives the component of GitLab what it asks for", () => {
  const [header] = parseAllDocuments(read("templates/gate.yml"));
  const { spec } = header?.toJS() as {
    spec: { inputs: Record<string, { default?: string; regex?: string }> };
  };
  const block = blocksOf(read("docs/ci.md")).find(({ text }) => text.startsWith("include:"));
  const { include } = parse(block?.text ?? "") as {
    include: [{ component: string; inputs: Record<string, string> }];
  };
  const [{ component, inputs }] = include;
  const needed = Object.entries(spec.inputs).filter(([, input]) => input.default === undefined);
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(needed.map(([name]) => name)));
  expect(Object.keys(spec.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
  expect(inputs["ref"]).toMatch(new RegExp(spec.inputs["ref"]?.regex ?? "^$"));
  expect(component).toMatch(new RegExp(`/gate@${inputs["ref"] ?? ""}$`));
});

interface AzurePipeline {
  steps: { bash?: string }[];
}
interface CirclePipeline {
  jobs: { gate: { steps: (string | { run?: { command: string } })[] } };
}
interface BitbucketPipeline {
  pipelines: { "pull-requests": { "**": { step: { script: string[] } }[] } };
}

const yaml = (name: string): unknown => parse(read(`examples/ci/${name}`));

/** Pipelines that only clone and gate: their script, the shell that it gets, where the checkout is and the report goes. */
const PIPELINES = [
  {
    name: "azure-pipelines.yml",
    shell: "/bin/bash",
    script: () => (yaml("azure-pipelines.yml") as AzurePipeline).steps.flatMap(({ bash }) => bash ?? []),
    checkout: "BUILD_SOURCESDIRECTORY",
    report: "gate.xml",
  },
  {
    name: "Jenkinsfile",
    shell: "/bin/sh",
    script: () => [/ sh '''\n([^]*?)'''/.exec(read("examples/ci/Jenkinsfile"))?.[1] ?? "exit 9"],
    checkout: "WORKSPACE",
    report: "gate.xml",
  },
  {
    name: "circleci.yml",
    shell: "/bin/bash",
    script: () =>
      (yaml("circleci.yml") as CirclePipeline).jobs.gate.steps.flatMap((step) =>
        typeof step === "string" ? [] : (step.run?.command ?? []),
      ),
    checkout: "PWD",
    report: "reports/gate.xml",
  },
  {
    name: "bitbucket-pipelines.yml",
    shell: "/bin/bash",
    script: () =>
      (yaml("bitbucket-pipelines.yml") as BitbucketPipeline).pipelines["pull-requests"]["**"].flatMap(
        ({ step }) => step.script,
      ),
    checkout: "BITBUCKET_CLONE_DIR",
    report: "test-results/gate.xml",
  },
];

describe.skipIf(isWindows)("pipelines of other CIs", () => {
  it.each(PIPELINES)(
    "examples/ci/$name ends with the verdict, and leaves its report",
    async ({ shell, script, checkout, report }) => {
      const cwd = await checkOut({
        ...RELEASE,
        "build/a.dsse.json": attest({ image: UNKNOWN, draft: false }),
        "build/b.dsse.json": attest({ image: known, draft: false }, ed25519()),
      });
      const env = { ...repository, [checkout]: cwd, PATH: hostilePath() };
      const ended = await start(shell, ["-e", "-c", script().join("\n")], { cwd, env });
      expect(pwned(cwd)).toEqual([]);
      expect(ended.code, ended.stderr).toBe(1);
      expect(ended.stdout).toContain("the image is not known");
      expect(ended.stdout).toContain("signature_invalid");
      expect(await readFile(join(cwd, report), "utf8")).toContain('failures="2" errors="0"');
    },
  );

  const SCRIPTS = [
    ...PIPELINES,
    { name: "gitlab.yml", shell: "/bin/bash", script: () => gitlab.script, checkout: "CI_PROJECT_DIR" },
    {
      name: "docs/ci.md",
      shell: "/bin/sh",
      script: () => [
        blocksOf(read("docs/ci.md")).find(({ text }) => text.startsWith("set -eu"))?.text ?? "exit 9",
      ],
      checkout: "CHECKOUT",
    },
  ];
  it.each(SCRIPTS)("$name takes no branch for a commit", async ({ shell, script, checkout }) => {
    // Nothing of it is run.
    const cwd = await makeFolder({ a: "" });
    commitAll(cwd);
    const env = { REGOHOST_REPOSITORY: `file://${cwd}`, [checkout]: cwd, REGOHOST_REF: "main" };
    const ended = await start(shell, ["-e", "-c", script().join("\n")], { cwd, env });
    expect(ended).toMatchObject({
      code: 3,
      stdout: "",
      stderr: "no verdict: REGOHOST_REF must be a commit, all 40 digits of it: main\n",
    });
  });

  it("are all of those that docs/ci.md links to, and as it shows them", () => {
    const files = readdirSync(join(root, "examples/ci")).filter(
      (name) => !/^(?:README\.md|pre-commit)$/.test(name),
    );
    const links = linksOf(read("docs/ci.md"));
    expect(files.filter((name) => !links.includes(`../examples/ci/${name}`))).toEqual([]);
    const shown = blocksOf(read("docs/ci.md")).filter(({ info }) => info !== "");
    expect(shown.length).toBeGreaterThan(0);
    for (const { info, text } of shown) expect(text).toBe(read(info));
  });
});

describe.skipIf(isWindows)("examples/ci/pre-commit", () => {
  const GOOD = "package p\n\nx := 1\n";
  const UNFORMATTED = "package p\nx  := 1\n";
  const PASSING = "package p_test\n\ntest_x if data.p.x == 1\n";

  interface Repository {
    cwd: string;
    git: (...args: string[]) => Promise<Ended>;
    /** Writes and stages files; `null` removes one. */
    stage: (files: Record<string, string | null>) => Promise<void>;
    commit: (env?: Record<string, string>) => Promise<Ended>;
  }

  /** A repository with the hook, and with one commit of these files that the hook has not seen. */
  async function makeCheckout(files: Record<string, string>, working: Record<string, string> = {}) {
    const cwd = await makeFolder(files);
    const git: Repository["git"] = (...args) => start("git", args, { cwd });
    const write = async (name: string, text: string | null): Promise<void> => {
      if (text === null) await rm(join(cwd, name));
      else await writeFile(join(cwd, name), text);
    };
    expect((await git("init", "-q")).code).toBe(0);
    if (Object.keys(files).length > 0) {
      await git("add", "--all");
      expect((await git("commit", "-q", "-m", "first")).code).toBe(0);
    }
    await writeFile(join(cwd, ".git/hooks/pre-commit"), read("examples/ci/pre-commit"), { mode: 0o755 });
    const repository: Repository = {
      cwd,
      git,
      stage: async (staged) => {
        for (const [name, text] of Object.entries(staged)) await write(name, text);
        expect((await git("add", "--all")).code).toBe(0);
        for (const [name, text] of Object.entries(working)) await write(name, text);
      },
      commit: (env = {}) => start("git", ["commit", "-m", "next"], { cwd, env }),
    };
    return repository;
  }

  interface Case {
    what: string;
    before?: Record<string, string>;
    staged: Record<string, string | null>;
    /** What is in the working tree after staging. */
    working?: Record<string, string>;
    /** Files that `git add -N` adds after staging. */
    named?: Record<string, string>;
    /** Links that are staged too, by what they lead to. */
    links?: Record<string, string>;
    /** Of the repository. */
    settings?: string[];
    /** What is said when the commit is refused. */
    refused?: RegExp;
  }

  it.each<Case>([
    { what: "a policy, where there is no test yet", staged: { "p.rego": GOOD } },
    {
      what: "names of all kinds",
      staged: {
        "-w.rego": "package w\n",
        'ünï "q" $(x).rego': "package u\n",
        "line\nfeed.rego": "package l\n",
        "p_test.rego": "package p_test\n\ntest_x if 1 < 2\n",
      },
    },
    {
      what: "line ends of the working tree that Git turns into others",
      settings: ["core.autocrlf=true"],
      staged: { "p.rego": GOOD.replaceAll("\n", "\r\n"), "p_test.rego": PASSING },
    },
    {
      what: "a link to a policy that stays as it is",
      before: { "p.rego": GOOD },
      links: { "l.rego": "p.rego" },
      staged: { "a.json": "{}" },
    },
    {
      what: "a file of which only the name was added",
      staged: { "p.rego": GOOD },
      named: { "u.rego": UNFORMATTED },
    },
    {
      what: "what is formatted in the index, whatever the working tree has",
      staged: { "p.rego": GOOD, "p_test.rego": PASSING },
      working: { "p.rego": UNFORMATTED, "broken.rego": "package" },
    },
    {
      what: "a change beside Rego that was not formatted before",
      before: { "old.rego": UNFORMATTED },
      staged: { "q.rego": "package q\n" },
    },
    {
      what: "the deletion of the last policy",
      before: { "p.rego": GOOD },
      staged: { "p.rego": null, "a.txt": "" },
    },
    {
      what: "what is not formatted in the index, whatever the working tree has",
      staged: { "ünï.rego": UNFORMATTED },
      working: { "ünï.rego": GOOD },
      refused: /^ünï\.rego$/m,
    },
    {
      what: "the deletion of a function that is called",
      before: { "a.rego": "package a\n\nf(x) := x\n", "b.rego": "package b\n\nx := data.a.f(1)\n" },
      staged: { "a.rego": null },
      refused: /b\.rego:3:6: rego_type_error: undefined function data\.a\.f/,
    },
    {
      what: "data with which a test fails",
      before: { "d.json": '{"n": 1}', "p_test.rego": "package p_test\n\ntest_n if data.n == 1\n" },
      staged: { "d.json": '{"n": 2}' },
      refused: /test_n: FAIL/,
    },
  ])("lets in or refuses: $what", async ({ before = {}, staged, working, refused, ...more }) => {
    const { named = {}, links = {}, settings = [] } = more;
    const repository = await makeCheckout(before, working);
    const { cwd, git } = repository;
    for (const setting of settings) await git("config", ...setting.split("="));
    for (const [name, target] of Object.entries(links)) await symlink(target, join(cwd, name));
    await repository.stage(staged);
    for (const [name, text] of Object.entries(named)) await writeFile(join(cwd, name), text);
    if (Object.keys(named).length > 0) await git("add", "-N", ...Object.keys(named));
    const { code, stdout, stderr } = await repository.commit();
    expect(code, stderr).toBe(refused === undefined ? 0 : 1);
    if (refused !== undefined) expect(stdout + stderr).toMatch(refused);
    const { stdout: left } = await repository.git("diff", "--cached", "--name-only");
    expect(left === "").toBe(refused === undefined);
  });

  it("does not run what the repository has under its name", async () => {
    const repository = await makeCheckout({});
    await repository.stage({ "p.rego": GOOD });
    const own = join(repository.cwd, "node_modules/.bin");
    await mkdir(own, { recursive: true });
    await writeFile(join(own, "regohost"), "#!/bin/sh\n", { mode: 0o755 });
    for (const bin of ["node_modules/.bin", own]) {
      const path = [bin, process.env["PATH"]].join(delimiter);
      const { code, stderr } = await start("sh", [".git/hooks/pre-commit"], {
        cwd: repository.cwd,
        env: { PATH: path },
      });
      expect(code).not.toBe(0);
      expect(stderr).toContain("no regohost outside of this repository");
    }
  });

  it("runs the command it is told, and nothing for a commit without policies and data", async () => {
    const repository = await makeCheckout({});
    await repository.stage({ "a.txt": "a" });
    expect((await repository.commit({ REGOHOST: "false" })).code).toBe(0);
    await repository.stage({ "p.rego": GOOD });
    expect((await repository.commit({ REGOHOST: "false" })).code).toBe(1);
    expect((await repository.commit({ REGOHOST: "true" })).code).toBe(0);
  });
});
