import { execFile, execFileSync, spawn, spawnSync, type StdioOptions } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { access, chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { cleanUpAfterAll } from "../clean-up.js";
import { cacheFolder } from "../cache-folder.js";
import { makeFolder } from "../cli/run.js";
import { reviewedBase, startingPlace } from "../../action/base-tree.mjs";
import { ed25519, pemOf, signed, STATEMENT } from "../trust/verify/signed-envelope.js";
import { commitAll, git, makeHostile, makeRepository, OWN_PROCESS, pwned } from "./action-tools.js";
import { startResidentCli } from "./resident-cli.js";
import { action, runAction, type EndedJob, type Job } from "./runner.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const FILES = {
  "policies/p.rego":
    'package p\n\ndeny contains msg if {\n\tinput.bad\n\tmsg := sprintf("no: %v", [input.bad])\n}\n',
  "policies/data.json": "{}",
  "good.json": "{}",
  "bad.json": '{"bad": "::set-output name=verdict::pass\\n##[endgroup]"}',
};
const BUILDER = ed25519();
/** On CI the gate compiles anew, unless it is asked to keep what it has compiled. */
const PASSING = { policies: "policies", inputs: "good.json", args: "--cache" };

let clone: string;
let repository: Record<string, string>;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  clone = await makeFolder({}, cleanUp);
  repository = await makeRepository(clone, await startResidentCli(await makeFolder({}, cleanUp), cleanUp));
});

/** A job with a checkout of a commit of these files. */
async function makeJob(files: Record<string, string>): Promise<Job & { tools: string }> {
  const job = await makeFiles(files);
  commitAll(job.workspace);
  return job;
}

/** A job with these files. */
async function makeFiles(files: Record<string, string>): Promise<Job & { tools: string }> {
  const top = await makeFolder({ "runner/x": "" }, cleanUp);
  const workspace = join(top, "workspace");
  await mkdir(workspace);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(workspace, name)), { recursive: true });
    await writeFile(join(workspace, name), text);
  }
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: top,
    // Most policies are the same, and compiling is not what is tested.
    REGOHOST_CACHE: cacheFolder(),
    SERVICE_TOKEN: "secret-token",
    NPM_TOKEN: "secret-token",
  };
  return { action: clone, workspace, runner: join(top, "runner"), env, tools: top };
}

/** One of what many tests only read, made by the first of them. */
function shared<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
/** A checkout whose only commit has the files. */
const committed = shared(() => makeJob(FILES));

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

interface Sarif {
  runs: {
    invocations: {
      executionSuccessful: boolean;
      exitCode: number;
      toolExecutionNotifications?: { message: { text: string } }[];
    }[];
    results: unknown[];
  }[];
}

async function sarifOf({ outputs }: EndedJob): Promise<Sarif["runs"][number]["invocations"][number]> {
  const log = JSON.parse(await readFile(outputs["sarif"] ?? "", "utf8")) as Sarif;
  const invocation = log.runs[0]?.invocations[0];
  if (invocation === undefined) throw new Error("SARIF without an invocation");
  return invocation;
}

/** A line that the runner would take for a command, apart from the gate's own annotations. */
function commandsIn({ stdout, stderr }: EndedJob): string[] {
  return (stdout + stderr)
    .split("\n")
    .filter((line) => /^\s*::|##\[/.test(line) && !/^::(?:error|warning|notice) [^:]*::/.test(line));
}

it("has no input in the text of a script, and one version: its own", () => {
  for (const { run: script, env } of action.runs.steps) {
    expect(script).not.toContain("${{");
    expect(Object.values(env)).toEqual(
      Object.values(env).map((value) => /^\$\{\{ [\w.-]+ \}\}$/.exec(value)?.[0]),
    );
  }
  expect(Object.keys(action.inputs ?? {})).not.toContain("version");
});

it("looks up programs as the GitLab component does", () => {
  const lookups = ["action/outside.sh", "templates/gate.yml"].map((name) => {
    const text = readFileSync(join(ROOT, name), "utf8").replace(
      /GITHUB_WORKSPACE(?=" && pwd)/,
      "CI_PROJECT_DIR",
    );
    const found = /\n\s*# No program comes[^]*?\n *unset NODE_OPTIONS.*/.exec(text)?.[0] ?? name;
    return found.replaceAll(/\n\s+/g, "\n");
  });
  expect(lookups[0]).toBe(lookups[1]);
  expect(lookups[0]).toContain("export");
});

describe.skipIf(process.platform === "win32").concurrent("the action", () => {
  it.each([
    { what: "a pass", given: {}, code: 0, verdict: "pass" },
    { what: "a refusal", given: { inputs: "bad.json" }, code: 1, verdict: "fail" },
    {
      what: "several inputs, of which one is refused",
      given: { inputs: "good.json\r\n\nbad.json\n" },
      code: 1,
      verdict: "fail",
    },
    { what: "an input that does not exist", given: { inputs: "none.json" }, code: 2, verdict: "invalid" },
    { what: "policies that do not exist", given: { policies: "none" }, code: 2, verdict: "invalid" },
    { what: "arguments that do not exist", given: { args: "--fail-onn" }, code: 2, verdict: "invalid" },
    ...["--help", "-h", "--version", "--fail-on=warn\n--help"].map((args) => ({
      what: `arguments that only print: ${args}`,
      given: { args },
      code: 2,
      verdict: "invalid",
    })),
    {
      what: "arguments that print the gate file",
      given: { args: "--config=regohost.yaml\n--print-config" },
      code: 2,
      verdict: "invalid",
    },
    { what: "a folder in the place of a report", given: { json: "policies" }, code: 2, verdict: "invalid" },
    {
      what: "a working directory outside of the checkout",
      given: { "working-directory": ".." },
      code: 2,
      verdict: "invalid",
    },
    {
      what: "a working directory that does not exist",
      given: { "working-directory": "none" },
      code: 2,
      verdict: "invalid",
    },
    {
      what: "a policy whose service does not answer",
      given: { policies: "asking" },
      code: 3,
      verdict: "undecided",
    },
  ])("leaves verdict, reports, summary and SARIF: $what", async ({ given, code, verdict }) => {
    const job = await makeJob({
      ...FILES,
      "regohost.yaml": "version: 1\n",
      "asking/p.rego":
        'package p\n\ndeny contains "unknown" if not service.discover("sha256:0", "")\n'.replace(
          "sha256:0",
          `sha256:${"0".repeat(64)}`,
        ),
    });
    job.env["SERVICE_BASE_URL"] = "http://127.0.0.1:1";
    const ended = await runAction(job, { ...PASSING, ...given });
    expect(ended.code, ended.stdout + ended.stderr).toBe(code);
    expect(ended.outputs).toMatchObject({ verdict, "exit-code": String(code) });
    expect(ended.summary).toContain("Policy gate: ");
    expect(commandsIn(ended)).toEqual([]);
    expect(await sarifOf(ended)).toMatchObject({ executionSuccessful: code < 2, exitCode: code });
    const { json } = ended.outputs;
    if (json !== undefined)
      expect(JSON.parse(await readFile(json, "utf8"))).toHaveProperty("exit_code", code);
    else expect(code).toBeGreaterThan(1);
  });

  it.each([
    { what: "no Node", node: undefined },
    { what: "a Node that is too old", node: "exit 1" },
    { what: "a Node that is killed", node: 'case "$1" in -e) exit 0 ;; esac\nkill -9 $$' },
  ])("is undecided, with outputs and SARIF: $what", async ({ node }) => {
    const job = await makeJob(FILES);
    const bin = join(job.tools, "bin");
    await mkdir(bin);
    if (node !== undefined) await writeFile(join(bin, "node"), `#!/bin/sh\n${node}\n`, { mode: 0o755 });
    job.env["PATH"] = bin;
    const ended = await runAction(job, PASSING);
    const isKilled = node?.includes("kill") === true;
    expect(ended.code).toBe(isKilled ? -1 : 3);
    expect(ended.outputs).toMatchObject({ verdict: "undecided", "exit-code": "3" });
    expect(await sarifOf(ended)).toMatchObject({
      executionSuccessful: false,
      exitCode: 3,
      toolExecutionNotifications: [{}],
    });
    if (isKilled) return;
    expect(ended.summary).toContain("there is no Node 20.19+, 22.13+ or 24+");
    expect(ended.stdout).toMatch(
      /^::error title=regohost gate::there is no Node 20\.19\+, 22\.13\+ or 24\+/m,
    );
  });

  it("keeps its verdict where nobody reads the log any more", async () => {
    const job = await makeJob(FILES);
    const env = {
      ...job.env,
      GITHUB_WORKSPACE: job.workspace,
      GITHUB_SHA: git(job.workspace, "rev-parse", "HEAD"),
      GITHUB_OUTPUT: join(job.runner, "output"),
      RUNNER_TEMP: job.runner,
      REGOHOST_POLICIES: "none",
      REGOHOST_INPUTS: "good.json",
    };
    const stdio: StdioOptions = ["ignore", "ignore", "pipe"];
    const script = join(clone, "action/main.mjs");
    const child = spawn(process.execPath, [script], { cwd: job.workspace, env, stdio });
    child.stderr?.destroy();
    expect(await once(child, "exit")).toEqual([2, null]);
    expect(await readFile(env.GITHUB_OUTPUT, "utf8")).toContain("\ninvalid\n");
  });

  it("annotates files of its working directory by their paths in the repository", async () => {
    const files = Object.entries(FILES).map(([name, text]) => [`sub/a/${name}`, text]);
    const job = await makeJob(Object.fromEntries(files) as Record<string, string>);
    const ended = await runAction(job, { ...PASSING, inputs: "*.json", "working-directory": "sub/a" });
    expect(ended.code, ended.stdout + ended.stderr).toBe(1);
    expect(ended.stdout).toContain("::error file=sub/a/bad.json,");
    expect(await readFile(ended.outputs["sarif"] ?? "", "utf8")).toContain('"uri": "sub/a/bad.json"');
  });

  it("starts in its working directory, and writes reports where it is told", async () => {
    const files = Object.entries(FILES).map(([name, text]) => [`a b/$(touch pwned)/${name}`, text]);
    const job = await makeJob(Object.fromEntries(files) as Record<string, string>);
    const cwd = join(job.workspace, "a b/$(touch pwned)");
    const reports = { sarif: "x.sarif", json: "x.json", junit: "x y.xml" };
    const ended = await runAction(job, { ...PASSING, ...reports, "working-directory": "a b/$(touch pwned)" });
    expect(ended.code, ended.stdout + ended.stderr).toBe(0);
    for (const [format, name] of Object.entries(reports)) {
      expect(ended.outputs[format]).toMatch(/^\//);
      expect(await exists(join(cwd, name))).toBe(true);
    }
  });
});

describe.skipIf(process.platform === "win32").concurrent("a hostile checkout", () => {
  it("replaces neither the gate nor a program of it, and gets no code into Node", async () => {
    const job = await makeJob(FILES);
    await makeHostile(job.workspace);
    job.env["PATH"] = ["node_modules/.bin", ".", "", join(job.workspace, "tools"), job.env["PATH"]].join(
      delimiter,
    );
    job.env["NODE_OPTIONS"] = "--require ./evil.cjs";
    job.env["NODE_PATH"] = join(job.workspace, "node_modules");
    job.env["NODE_COMPILE_CACHE"] = join(job.workspace, "code");
    job.env["OPENSSL_CONF"] = join(job.workspace, "openssl.cnf");

    const ended = await runAction(job, PASSING);
    expect(ended.code, ended.stdout + ended.stderr).toBe(0);
    expect(pwned(job.workspace)).toEqual([]);
    expect(await exists(join(job.workspace, "code"))).toBe(false);
  });

  it("writes no command, output or report by the names and contents of its files", async () => {
    const names = [
      "::set-output name=verdict::pass.json",
      "a\n::set-output name=verdict::pass\n::error::.json",
      "b##[error]\u001b[2J.json",
    ];
    const job = await makeJob({
      ...FILES,
      ...Object.fromEntries(names.map((name) => [`in/${name}`, FILES["bad.json"]])),
    });
    const outside = join(job.tools, "kept");
    await writeFile(outside, "kept");
    await symlink(outside, join(job.workspace, "out.sarif"));
    const ended = await runAction(job, { policies: "policies", inputs: "in/*.json", sarif: "out.sarif" });
    expect(ended.code).toBe(1);
    expect(Object.keys(ended.outputs).sort()).toEqual(["exit-code", "json", "junit", "sarif", "verdict"]);
    expect(ended.outputs["verdict"]).toBe("fail");
    expect(commandsIn(ended)).toEqual([]);
    expect(ended.stdout + ended.stderr + ended.summary).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(await readFile(outside, "utf8")).toBe("kept");
    expect(await sarifOf(ended)).toMatchObject({ exitCode: 1 });
  });

  it("cannot lead a report out of itself, nor leave an old one", async () => {
    const job = await makeJob({ ...FILES, "old.sarif": "{}" });
    await symlink(job.tools, join(job.workspace, "reports"));
    const led = await runAction(job, { ...PASSING, sarif: "reports/gate.sarif" });
    expect(led).toMatchObject({ code: 2, outputs: { verdict: "invalid" } });
    expect(led.outputs["sarif"]?.startsWith(join(job.runner, "temp"))).toBe(true);
    const old = await runAction(job, { ...PASSING, policies: "none", sarif: "old.sarif" });
    expect(await sarifOf(old)).toMatchObject({ executionSuccessful: false, exitCode: 2 });
  });
});

describe.skipIf(process.platform === "win32").concurrent("a pull request", () => {
  type Change = (workspace: string) => Promise<unknown>;
  const write =
    (name: string, text: string): Change =>
    async (workspace) => {
      await mkdir(dirname(join(workspace, name)), { recursive: true });
      await writeFile(join(workspace, name), text);
    };
  const WEAK = "package p\n\ndeny := set()\n";

  let base = "";
  /** What each pull request begins with: a commit, on which its branch stands, and one more on the main branch. */
  beforeAll(async () => {
    base = await makeFolder(
      {
        ...FILES,
        "policies/more.rego": "package more\n\ndeny := set()\n",
        "exceptions.yaml": "exceptions: []\n",
        "ci/gate.yaml": "version: 1\npolicies: [../policies]\ninputs: [../good.json, ../bad.json]\n",
        "extra.json": "{}",
        "builder.pub": pemOf(BUILDER),
        "mine.mjs":
          'import "./lib.mjs";\nexport const own = { name: "acme.own", args: ["string"], result: "string", effect: false, call: async () => "x" };\n',
        "lib.mjs": "",
        "sub/policies/p.rego": FILES["policies/p.rego"],
        "sub/bad.json": FILES["bad.json"],
      },
      cleanUp,
    );
    git(base, "init", "-q", "-b", "main", "--template=");
    git(base, "config", "uploadpack.allowAnySHA1InWant", "true");
    git(base, "add", "--all");
    git(base, "commit", "-qm", "base");
    git(base, "branch", "change");
    // The base has moved on, in a policy too.
    await writeFile(join(base, "policies/later.rego"), "package later\n\ndeny := set()\n");
    git(base, "add", "--all");
    git(base, "commit", "-qm", "later");
    git(base, "checkout", "-q", "change");
  });

  interface PullRequestEvent {
    pull_request: Readonly<Record<"base" | "head", { sha: string }>>;
  }

  /** A checkout of the merge commit that GitHub makes of a pull request, in a shallow clone as actions/checkout makes it. */
  async function makePullRequest(change: Change): Promise<Job & { tools: string }> {
    const job = await makeFiles({});
    const origin = join(job.tools, "origin");
    await cp(base, origin, { recursive: true, verbatimSymlinks: true });
    const stale = git(origin, "rev-parse", "HEAD");
    await change(origin);
    git(origin, "add", "--all");
    git(origin, "commit", "-qm", "change", "--allow-empty");
    const head = git(origin, "rev-parse", "HEAD");
    git(origin, "checkout", "-q", "main");
    git(origin, "merge", "-q", "--no-ff", "-m", "merge", "change");
    const sha = git(origin, "rev-parse", "HEAD");
    await rm(job.workspace, { recursive: true });
    git(job.tools, "clone", "-q", "--depth=1", `file://${origin}`, job.workspace);
    return {
      ...job,
      event: {
        name: "pull_request",
        sha,
        payload: { pull_request: { base: { sha: stale }, head: { sha: head } } },
      },
    };
  }

  /** Where the gate of a job would start. It rejects with the action's own error. */
  async function start(job: Job): Promise<ReturnType<typeof startingPlace>> {
    const { name, payload = {}, text = JSON.stringify(payload), sha } = job.event!;
    const folder = await mkdtemp(join(job.runner, "start-"));
    await writeFile(join(folder, "event.json"), text);
    const env = {
      GITHUB_EVENT_PATH: join(folder, "event.json"),
      GITHUB_EVENT_NAME: name,
      GITHUB_SHA: sha ?? git(job.workspace, "rev-parse", "HEAD"),
    };
    return startingPlace({ workspace: job.workspace, temporary: folder, cwd: job.workspace }, env);
  }

  it.each([
    { what: "the policies", args: "", changes: "policies/p.rego" },
    { what: "data", args: "--data\nextra.json", changes: "extra.json" },
    { what: "exceptions", args: "--exceptions=exceptions.yaml", changes: "exceptions.yaml" },
    { what: "the gate file", args: "--config=ci/gate.yaml", changes: "ci/gate.yaml" },
    { what: "what a module imports", args: "--builtins=mine.mjs", changes: "lib.mjs" },
  ])("is not judged by what it changes: $what", async ({ args, changes }) => {
    const job = await makePullRequest(write(changes, "package p\n\ndeny := set()\n"));
    if (args.startsWith("--builtins")) job.env[OWN_PROCESS] = "1";
    const ended = await runAction(job, { ...PASSING, args });
    expect(ended).toMatchObject({ code: 2, outputs: { verdict: "invalid" } });
    expect(ended.stderr).toContain(
      `the change under review changes files that decide about it [change_refused]:\n  ${changes}\n`,
    );
    expect(await sarifOf(ended)).toMatchObject({ executionSuccessful: false, exitCode: 2 });
    expect(ended.summary).toContain("the change under review changes files that decide about it");
  });

  it("is judged by the gate file of its base, which names policies and inputs", async () => {
    const job = await makePullRequest(write("good.json", '{"bad": "changed"}'));
    const ended = await runAction(job, { args: "--config=ci/gate.yaml" });
    expect(ended).toMatchObject({ code: 1, outputs: { verdict: "fail" } });
    expect(ended.stdout.match(/^::error file=(?:good|bad)\.json/gm)).toHaveLength(2);
  });

  it("is judged as examples/ci/github-files.yml does", async () => {
    const workflow = parse(readFileSync(join(ROOT, "examples/ci/github-files.yml"), "utf8")) as {
      jobs: { gate: { steps: { with?: Record<string, string> }[] } };
    };
    const given = workflow.jobs.gate.steps.at(-1)?.with ?? {};
    const ended = await runAction(await makePullRequest(write("deploy/web/pod.yaml", "bad: root\n")), given);
    expect(ended).toMatchObject({ code: 1, outputs: { verdict: "fail" } });
    expect(ended.stdout).toContain("::error file=deploy/web/pod.yaml");
  });

  it("is annotated by the paths of the repository, in a working directory too", async () => {
    const job = await makePullRequest(write("sub/bad.json", '{"bad": "changed"}'));
    const given = { policies: "policies", inputs: "bad.json", "working-directory": "sub" };
    const ended = await runAction(job, given);
    expect(ended).toMatchObject({ code: 1, outputs: { verdict: "fail" } });
    expect(ended.stdout).toContain("::error file=sub/bad.json,");
  });

  const EVIL = Object.entries({
    "evil/policies/p.rego": WEAK,
    "evil/bad.json": "{}",
    "evil/good.json": "{}",
  });
  const bringEvil: Change = async (workspace) => {
    for (const [name, text] of EVIL) await write(name, text)(workspace);
  };
  it.each<{ what: string; change: Change; cwd: string }>([
    { what: "a folder of its own", change: bringEvil, cwd: "evil" },
    {
      what: "a link in its place",
      change: async (workspace) => {
        await bringEvil(workspace);
        await rm(join(workspace, "sub"), { recursive: true });
        await symlink("evil", join(workspace, "sub"));
      },
      cwd: "sub",
    },
  ])("does not lead the working directory to $what", async ({ change, cwd }) => {
    const ended = await runAction(await makePullRequest(change), { ...PASSING, "working-directory": cwd });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(`working-directory ${cwd}: `);
  });

  it.each([
    { what: "what it began with", given: { CI_MERGE_REQUEST_DIFF_BASE_SHA: "a" }, base: "a" },
    {
      what: "what it is merged with",
      given: { CI_MERGE_REQUEST_DIFF_BASE_SHA: "a", CI_MERGE_REQUEST_TARGET_BRANCH_SHA: "b" },
      base: "b",
    },
    { what: "nothing that is known", given: { CI_MERGE_REQUEST_IID: "1" }, base: undefined },
    { what: "nothing by its event", given: { CI_PIPELINE_SOURCE: "merge_request_event" }, base: undefined },
    {
      what: "the target of a pull request elsewhere",
      given: { CI_EXTERNAL_PULL_REQUEST_IID: "1", CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA: "c" },
      base: "c",
    },
    {
      what: "nothing of a pull request elsewhere",
      given: { CI_EXTERNAL_PULL_REQUEST_IID: "1" },
      base: undefined,
    },
  ])("of GitLab is based on $what", ({ given, base: expected }) => {
    expect(reviewedBase(given)).toMatchObject({ base: expected });
  });

  it("is judged by all of the base, also in a sparse checkout", async () => {
    const job = await makePullRequest(write("good.json", '{"n": 1}'));
    git(job.workspace, "config", "core.sparseCheckout", "true");
    await writeFile(join(job.workspace, ".git/info/sparse-checkout"), "/build/\n");
    const ended = await runAction(job, { policies: "policies", inputs: "bad.json" });
    expect(ended.code, ended.stderr).toBe(1);
    expect(ended.stdout).toContain("p.deny");
  });

  const release = async (folder: string): Promise<void> => {
    const digest = { sha256: createHash("sha256").update("built").digest("hex") };
    const statement = { ...STATEMENT, subject: [{ name: "app.tgz", digest }] };
    await writeFile(join(folder, "app.tgz"), "built");
    await writeFile(join(folder, "app.dsse.json"), JSON.stringify(signed(statement, [BUILDER])));
  };
  it.each([
    {
      what: "it brings only inputs, and the artifact that they must be about",
      change: release,
      given: { args: "--key\nbuilder.pub\n--artifact\napp.tgz", inputs: "app.dsse.json" },
    },
    {
      what: "that is allowed",
      change: write("policies/p.rego", WEAK),
      given: { "allow-changed-policies": "true" },
    },
  ])("is judged where $what", async ({ change, given }) => {
    const ended = await runAction(await makePullRequest(change), { ...PASSING, ...given });
    expect(ended.code, ended.stdout + ended.stderr).toBe(0);
  });

  it("is compared with the base of the event where the checkout is not GitHub's merge commit", async () => {
    const job = await makePullRequest(write("policies/p.rego", "package p\n\ndeny := set()\n"));
    git(job.workspace, "-c", "advice.detachedHead=false", "commit", "-qm", "forged", "--allow-empty");
    const ended = await runAction({ ...job, event: { ...job.event!, name: "pull_request_target" } }, PASSING);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain("policies/p.rego");
  });

  it.each([
    {
      what: "pull_request_target checks out the base",
      name: "pull_request_target",
      at: "HEAD^1",
    },
    { what: "a review does", name: "pull_request_review", at: "HEAD^1" },
    { what: "the checkout is of the event's base", name: "pull_request_target", at: "base" },
  ])("is not passed where $what, and the change would not be judged", async ({ name, at }) => {
    const job = await makePullRequest(write("bad.json", "{}"));
    const { base, head } = (job.event!.payload as PullRequestEvent).pull_request;
    git(job.workspace, "fetch", "-q", "--unshallow");
    git(job.workspace, "-c", "advice.detachedHead=false", "checkout", "-q", at === "base" ? base.sha : at);
    const payload = { pull_request: { base, head } };
    const sha = git(job.workspace, "rev-parse", "HEAD");
    const ended = await runAction({ ...job, event: { name, sha, payload } }, PASSING);
    expect(ended).toMatchObject({ code: 2, outputs: { verdict: "invalid" } });
    expect(ended.stderr).toContain("the change would not be judged");
  });

  it("is judged where pull_request_target checks the change out", async () => {
    const job = await makePullRequest(write("other.json", "{}"));
    git(job.workspace, "fetch", "-q", "--depth=1", "origin", "change");
    git(job.workspace, "-c", "advice.detachedHead=false", "checkout", "-q", "FETCH_HEAD");
    const ended = await runAction({ ...job, event: { ...job.event!, name: "pull_request_target" } }, PASSING);
    expect(ended.code, ended.stdout + ended.stderr).toBe(0);
  });

  it("is not judged where nothing can be compared", async () => {
    const job = await makeFiles(FILES);
    const event = { name: "pull_request", payload: { pull_request: { base: { sha: "0".repeat(40) } } } };
    expect(await runAction({ ...job, event }, PASSING)).toMatchObject({ code: 2 });
    commitAll(job.workspace);
    const sha = git(job.workspace, "rev-parse", "HEAD");
    const unknown = { pull_request: { base: { sha: "1".repeat(40) }, head: { sha } } };
    const ended = await runAction({ ...job, event: { name: "pull_request", payload: unknown } }, PASSING);
    expect(ended).toMatchObject({ code: 3, outputs: { verdict: "undecided" } });
  });

  const ZEROS = "0".repeat(40);
  const pullRequest = shared(() => makePullRequest(write("good.json", '{"n": 1}')));
  it.each([
    { name: "pull_request", member: "pull_request", base: { base: { sha: ZEROS } }, isBase: true },
    { name: "pull_request_target", member: "pull_request", base: {}, isBase: true },
    { name: "pull_request", member: "pull_request", head: { head: { sha: ZEROS } }, isBase: false },
    { name: "pull_request_review", member: "pull_request", head: {}, isBase: false },
    { name: "merge_group", member: "merge_group", base: { base_sha: ZEROS }, isBase: true },
    { name: "merge_group", member: "merge_group", base: {}, isBase: true },
    { name: "merge_group", member: "merge_group", head: { head_sha: ZEROS }, isBase: false },
    { name: "merge_group", member: "merge_group", head: { head_sha: "main" }, isBase: false },
  ])(
    "is not judged without its commits: $name, $base, $head",
    async ({ name, member, base, head, isBase }) => {
      const job = await pullRequest();
      const pull = (job.event!.payload as PullRequestEvent).pull_request;
      const own = git(job.workspace, "rev-parse", "HEAD");
      const [, merged = ""] = /^parent (.*)$/m.exec(git(job.workspace, "cat-file", "-p", own)) ?? [];
      const known =
        member === "merge_group"
          ? { base_sha: merged, head_sha: own }
          : { base: { sha: merged }, head: pull.head };
      const [base_, head_] = Object.entries(known).map(([key, value]) => ({ [key]: value }));
      const payload = { [member]: { ...(base ?? base_), ...(head ?? head_) } };
      await expect(start({ ...job, event: { ...job.event!, name, payload } })).rejects.toMatchObject({
        exitCode: 2,
        message: expect.stringContaining(
          `the event does not say ${isBase ? "which commit this" : "the last commit of this"}`,
        ) as string,
      });
      const whole = { [member]: known };
      const started = await start({ ...job, event: { ...job.event!, name, payload: whole } });
      expect(started.own).toEqual([`--review=${job.workspace}`]);
    },
  );

  it.each([
    { what: "without its member", name: "pull_request", text: "{}" },
    { what: "with a member of nothing", name: "pull_request_target", text: '{"pull_request": null}' },
    { what: "with an empty member", name: "pull_request", text: '{"pull_request": {}}' },
    { what: "without a commit", name: "pull_request_review", text: '{"pull_request": {"base": null}}' },
    { what: "with a name of a commit", name: "push", text: '{"pull_request": {"base": {"sha": "main"}}}' },
    { what: "of a group without its member", name: "merge_group", text: "{}" },
    { what: "of a group without a commit", name: "merge_group", text: '{"merge_group": {"base_sha": 7}}' },
    { what: "that is no object", name: "push", text: "null" },
    { what: "that is no JSON", name: "push", text: "{" },
  ])("is not judged by itself in an event $what", async ({ name, text }) => {
    await expect(start({ ...(await committed()), event: { name, text } })).rejects.toMatchObject({
      exitCode: 2,
    });
  });

  it.each([
    { BASH_ENV: "WORKSPACE/evil.sh" },
    { SHELLOPTS: "xtrace", PS4: "$(WORKSPACE/evil.sh)" },
    { "BASH_FUNC_exec%%": "() { exit 0; }" },
    { "BASH_FUNC_node%%": "() { exit 0; }", "BASH_FUNC_cd%%": "() { exit 0; }" },
  ])("takes nothing that its shell would run from a variable of an earlier step: %o", async (variables) => {
    const job = await makeJob({ ...FILES, "evil.sh": '#!/bin/sh\ntouch "${0%/*}/pwned"\nexit 0\n' });
    await chmod(join(job.workspace, "evil.sh"), 0o755);
    const set = Object.entries(variables).map(([name, text]) => [
      name,
      text.replace("WORKSPACE", job.workspace),
    ]);
    const ended = await runAction(
      { ...job, env: { ...job.env, ...(Object.fromEntries(set) as Record<string, string>) } },
      { policies: "policies", inputs: "bad.json" },
    );
    expect(ended).toMatchObject({ code: 1, outputs: { verdict: "fail" } });
    expect(await exists(join(job.workspace, "pwned"))).toBe(false);
  });

  it("is invalid in an event that is unknown, and ends without an error of the program", async () => {
    const job = await makeJob(FILES);
    const ended = await runAction({ ...job, event: { name: "push", text: "null" } }, PASSING);
    expect(ended).toMatchObject({ code: 2, outputs: { verdict: "invalid" } });
    expect(ended.stderr).not.toContain("TypeError");
  });

  const changed = shared(async () => {
    const job = await makeJob(FILES);
    const sha = git(job.workspace, "rev-parse", "HEAD");
    git(job.workspace, "commit", "-qm", "head of the change", "--allow-empty");
    return { job, sha };
  });
  it.each([
    ...["issue_comment", "workflow_run", "workflow_dispatch", "repository_dispatch", "check_suite", "status"],
    ...["deployment", "schedule", "push"],
  ])("is not judged by itself where %s checks it out", async (name) => {
    const { job, sha } = await changed();
    await expect(start({ ...job, event: { name, sha } })).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(`the event ${name} of ${sha}`) as string,
    });
    expect(await start({ ...job, event: { name } })).toEqual({ cwd: job.workspace, own: [] });
  });

  it.each([
    { what: "a change", own: { CI_COMMIT_BRANCH: "change" }, isJudged: false },
    {
      what: "a change, also in a schedule",
      own: { CI_COMMIT_BRANCH: "change", CI_PIPELINE_SOURCE: "schedule" },
      isJudged: false,
    },
    {
      what: "a protected one",
      own: { CI_COMMIT_BRANCH: "v1", CI_COMMIT_REF_PROTECTED: "true" },
      isJudged: true,
    },
    { what: "the default one", own: { CI_COMMIT_BRANCH: "main" }, isJudged: true },
    { what: "none, but a tag", own: { CI_COMMIT_TAG: "v1.0" }, isJudged: true },
  ])("of GitLab is not judged in the pipeline of its branch: $what", async ({ own, isJudged }) => {
    const { workspace, runner } = await committed();
    const place = { workspace, temporary: await mkdtemp(join(runner, "start-")), cwd: workspace };
    const variables = {
      CI_COMMIT_SHA: git(workspace, "rev-parse", "HEAD"),
      CI_DEFAULT_BRANCH: "main",
      CI_PIPELINE_SOURCE: "push",
      CI_COMMIT_REF_PROTECTED: "false",
      ...own,
    };
    const start = (): unknown => startingPlace(place, variables);
    if (isJudged) expect(start()).toEqual({ cwd: workspace, own: [] });
    else expect(start).toThrow("the branch change is not protected");
  });

  it("has no job of GitLab's component in the pipeline of its branch", () => {
    const [, body] = parseAllDocuments(readFileSync(join(ROOT, "templates/gate.yml"), "utf8"));
    const { rules } = (body?.toJS() as { "regohost-gate": { rules: { if: string }[] } })["regohost-gate"];
    expect(rules.map((rule) => rule.if)).toEqual([
      "$CI_MERGE_REQUEST_IID || $CI_EXTERNAL_PULL_REQUEST_IID",
      '$CI_COMMIT_BRANCH == null || $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH || $CI_COMMIT_REF_PROTECTED == "true"',
    ]);
  });

  it.each([
    { what: "a file that no commit has", sha: "0".repeat(40), isCommitted: true },
    { what: "an unknown commit", sha: "", isCommitted: true },
    { what: "no repository", sha: "0".repeat(40), isCommitted: false },
  ])("is not judged by itself where the commit of the event is not checked out: $what", async (given) => {
    const job = await (given.isCommitted ? makeJob(FILES) : makeFiles(FILES));
    const event = { name: "push", sha: given.sha };
    expect(await runAction({ ...job, event }, PASSING)).toMatchObject({ code: 2 });
    const allowed = await runAction({ ...job, event }, { ...PASSING, "allow-changed-policies": "true" });
    expect(allowed.code, allowed.stderr).toBe(0);
  });

  it("has not the parents that it chose for its base", async () => {
    const job = await makePullRequest(write("policies/p.rego", WEAK));
    // A CI whose events have the head of the change as their commit: here a merge of a weak commit and another one.
    git(job.workspace, "fetch", "-q", "--unshallow");
    const weak = git(job.workspace, "rev-parse", "HEAD^2");
    git(job.workspace, "checkout", "-q", weak);
    git(job.workspace, "merge", "-q", "--no-ff", "-m", "own merge", "origin/main^1");
    const sha = git(job.workspace, "rev-parse", "HEAD");
    const base = { sha: git(job.workspace, "rev-parse", "origin/main^1") };
    const event = { name: "pull_request", sha, payload: { pull_request: { base, head: { sha } } } };
    const ended = await runAction({ ...job, event }, { policies: "policies", inputs: "bad.json" });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain("changes files that decide about it [change_refused]:\n  policies/p.rego");
  });

  it("does not make the working directory a repository of its own", async () => {
    const job = await makePullRequest(write("sub/good.json", "{}"));
    commitAll(join(job.workspace, "sub"));
    const pull = { pull_request: { base: { sha: git(join(job.workspace, "sub"), "rev-parse", "HEAD") } } };
    for (const payload of [job.event?.payload, pull, {}]) {
      const event = { ...job.event!, name: payload === undefined ? "push" : job.event!.name, payload };
      const ended = await runAction({ ...job, event }, { ...PASSING, "working-directory": "sub" });
      expect(ended.code, ended.stderr).toBe(2);
    }
    const pushed = await runAction(
      { ...job, event: { name: "push" } },
      { ...PASSING, "working-directory": "sub" },
    );
    expect(pushed).toMatchObject({ code: 2 });
    expect(pushed.stderr).toContain("working-directory sub: sub is a repository of its own");
  });

  it.each([
    {
      what: "it does not end",
      at: "fetch",
      script: "exec sleep 20",
      error: "git fetch in .*: it did not end in time",
    },
    {
      what: "it is killed",
      at: "fetch",
      script: "kill -9 $$",
      error: "git fetch in .*: the signal SIGKILL ended it",
    },
    {
      what: "it is killed at once",
      at: "rev-parse",
      script: "kill -9 $$",
      error: "git rev-parse in .*: the signal SIGKILL",
    },
    {
      what: "it fetches nothing",
      at: "fetch",
      script: "echo 'fatal: https://user:sesame@example.com/ is away' >&2; exit 128",
      error: "the base [0-9a-f]+ of the change cannot be checked out: fatal: https://example.com/ is away\n",
    },
  ])("is undecided, and says why, where Git gives no answer: $what", async ({ at, script, error }) => {
    const job = await makePullRequest(write("other.json", "{}"));
    const bin = join(job.tools, "bin");
    await mkdir(bin);
    const text = `#!/bin/sh\nPATH='${job.env["PATH"] ?? ""}'\ncase " $* " in *" ${at} "*) ${script};; esac\nexec git "$@"\n`;
    await writeFile(join(bin, "git"), text, { mode: 0o755 });
    job.env["PATH"] = `${bin}${delimiter}${job.env["PATH"] ?? ""}`;
    const ended = await runAction(job, { ...PASSING, args: "--timeout=2s" });
    expect(ended.stderr).toMatch(new RegExp(`^error: ${error}`));
    expect(ended).toMatchObject({ code: 3, outputs: { verdict: "undecided" } });
  });

  it.each([
    ["--timeout=20s\n--timeout=1ms", /did not end in time/],
    ["--timeout\n0h0m1ms", /did not end in time/],
    ["--timeout=1ms\n--timeout=1m30s", undefined],
    ["--timeout=1ms\n--timeout\n90", undefined],
  ])("gives Git the last time limit of its arguments: %j", async (args, error) => {
    const job = await makePullRequest(write("other.json", "{}"));
    const ended = await runAction(job, { ...PASSING, args });
    if (error === undefined) expect(ended).toMatchObject({ code: 0, outputs: { verdict: "pass" } });
    else {
      expect(ended.stderr).toMatch(error);
      expect(ended).toMatchObject({ code: 3, outputs: { verdict: "undecided" } });
    }
  });

  it("cannot make Git run anything", async () => {
    const job = await makePullRequest(async (folder) => {
      await mkdir(join(folder, "sub/objects"), { recursive: true });
      await mkdir(join(folder, "sub/refs"));
      await writeFile(join(folder, "sub/refs/x"), "");
      await writeFile(join(folder, "sub/objects/x"), "");
      await writeFile(join(folder, "sub/HEAD"), "ref: refs/heads/main\n");
      await writeFile(
        join(folder, "sub/config"),
        "[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = touch pwned\n",
      );
      await writeFile(join(folder, "sub/good.json"), "{}");
      await writeFile(join(folder, ".gitattributes"), "* filter=evil diff=evil\n");
    });
    const ended = await runAction(job, {
      policies: "../policies",
      inputs: "good.json",
      "working-directory": "sub",
    });
    expect(ended.code, ended.stderr).toBe(0);
    expect(await exists(join(job.workspace, "sub/pwned"))).toBe(false);
  });
});

describe.skipIf(process.platform === "win32").concurrent("the GitLab component", () => {
  /** The script of the component as a job has it, with its inputs. */
  function readComponent(given: Record<string, string>): {
    script: string;
    variables: Record<string, string>;
  } {
    const [header, body] = parseAllDocuments(readFileSync(join(ROOT, "templates/gate.yml"), "utf8"));
    const { spec } = header?.toJS() as { spec: { inputs: Record<string, { default?: string } | null> } };
    const text = String(body).replaceAll(/\$\[\[ inputs\.([\w-]+) \]\]/g, (_, name: string) => {
      const value = given[name] ?? spec.inputs[name]?.default;
      if (value === undefined) throw new Error(`the input ${name} is missing`);
      return JSON.stringify(value);
    });
    const job = (parse(text) as { "regohost-gate": { script: string[]; variables: Record<string, string> } })[
      "regohost-gate"
    ];
    return { script: job.script.join("\n"), variables: job.variables };
  }

  it.each([
    { what: "a pass", inputs: "good.json", code: 0 },
    { what: "a refusal", inputs: "bad.json", code: 1 },
    { what: "a merge request that changes the policies", inputs: "good.json", changes: true, code: 2 },
    { what: "a commit, with settings of the checkout", inputs: "good.json", own: "HEAD", code: 0 },
    { what: "another commit than that of the pipeline", inputs: "good.json", own: "HEAD~1", code: 2 },
  ])(
    "leaves its reports, and ends with the verdict: $what",
    async ({ inputs, changes = false, own, code }) => {
      const job = await makeJob(FILES);
      await makeHostile(job.workspace);
      const pwn = `touch ${join(job.workspace, "tools/pwned")}`;
      await writeFile(
        join(job.workspace, ".gitconfig"),
        `[core]\n\tfsmonitor = ${pwn}\n\tsshCommand = ${pwn}\n`,
      );
      await writeFile(join(job.workspace, "gate.xml"), "an old report");
      git(job.workspace, "add", "--all");
      git(job.workspace, "commit", "-qm", "more");
      const base = git(job.workspace, "rev-parse", "HEAD");
      if (changes) await writeFile(join(job.workspace, "policies/p.rego"), "package p\n\ndeny := set()\n");
      const { script, variables } = readComponent({
        policies: "policies",
        inputs,
        repository: repository["REGOHOST_REPOSITORY"] ?? "",
        ref: repository["REGOHOST_REF"] ?? "",
      });
      const env = {
        ...job.env,
        ...variables,
        PATH: ["node_modules/.bin", ".", "", join(job.workspace, "tools"), job.env["PATH"]].join(delimiter),
        GITLAB_CI: "true",
        CI: "true",
        CI_PROJECT_DIR: job.workspace,
        ...(own === undefined
          ? { CI_MERGE_REQUEST_DIFF_BASE_SHA: base, CI_COMMIT_SHA: base }
          : { CI_COMMIT_SHA: git(job.workspace, "rev-parse", own), HOME: job.workspace }),
        TMPDIR: join(job.runner),
      };
      const values = Object.entries(env).map(([name, value]) => [
        name,
        value.replace("$CI_PROJECT_DIR", job.workspace),
      ]);
      const ended = await new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
        const options = { cwd: job.workspace, env: Object.fromEntries(values) as Record<string, string> };
        const child = execFile("/bin/sh", ["-e", "-c", script], options, (_error, stdout, stderr) => {
          resolve({ code: child.exitCode, stdout, stderr });
        });
      });
      expect(ended.code, ended.stdout + ended.stderr).toBe(code);
      expect(pwned(job.workspace)).toEqual([]);
      if (changes)
        expect(ended.stderr).toContain(
          "the change under review changes files that decide about it [change_refused]:\n  policies/p.rego",
        );
      expect(JSON.parse(await readFile(join(job.workspace, "gate.sarif"), "utf8"))).toHaveProperty(
        "runs.0.invocations.0.exitCode",
        code,
      );
      expect(await exists(join(job.workspace, "gate.xml"))).toBe(code < 2);
    },
  );

  it.each([
    {
      what: "without Node",
      without: "node",
      says: "the image has no node; give the component one with Node",
    },
    { what: "without Git", without: "git", says: "the image has no git;" },
    {
      what: "where there is no such commit",
      ref: "0".repeat(40),
      says: "regohost cannot be fetched at the commit 0000",
    },
  ])("says what is missing, and has no verdict: $what", async ({ without, ref, says }) => {
    const job = await makeJob(FILES);
    const bin = join(job.tools, "bin");
    await mkdir(bin);
    for (const name of ["git", "node", "rm", "mktemp"].filter((one) => one !== without)) {
      const path = execFileSync("/bin/bash", ["-c", `command -v ${name}`], { encoding: "utf8" });
      await symlink(path.trim(), join(bin, name));
    }
    const { script, variables } = readComponent({
      policies: "policies",
      inputs: "good.json",
      repository: repository["REGOHOST_REPOSITORY"] ?? "",
      ref: ref ?? repository["REGOHOST_REF"] ?? "",
    });
    const env = { ...variables, PATH: bin, TMPDIR: job.runner, CI_PROJECT_DIR: job.workspace };
    const { status, stderr } = spawnSync("/bin/bash", ["-e", "-c", script], {
      cwd: job.workspace,
      env,
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 3, stderr: expect.stringContaining(says) as string });
  });
});
