import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { version } from "../../src/base/version.js";
import { startEvidenceService } from "../../src/testing/index.js";
import { makeFolder, run, type RunOptions, type RunResult } from "./run.js";

const POLICY = `# METADATA
# title: Licences
# custom:
#   severity: medium
package licences

# METADATA
# scope: document
# custom:
#   id: LIC-1
deny contains {"msg": sprintf("%s is GPL", [c.name]), "component": c.name} if {
	some c in input.components
	c.license == "GPL"
}

warn contains "no components" if count(input.components) == 0
`;
const GPL = '{"components":[{"name":"a","license":"GPL"},{"name":"b","license":"GPL"}]}';

it("writes no page to a terminal, unless that is said", async () => {
  const cwd = await makeFolder({ "p.rego": POLICY, "gpl.json": GPL });
  const at = (output: string, isTTY = true) =>
    run(["gate", "p.rego", "gpl.json", "-o", output], { cwd, isTTY });
  expect(await at("html")).toMatchObject({
    exitCode: 2,
    stdout: "",
    stderr: expect.stringContaining(
      "write the page to a file with -o html=report.html, or pass -o html=-",
    ) as string,
  });
  for (const shown of [at("html=-"), at("html", false)])
    expect(await shown).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(/^<!doctype html>/) as string,
    });
});

const gate = async (
  files: Record<string, string>,
  args: string[],
  options: RunOptions = {},
): Promise<RunResult & { cwd: string }> => {
  const cwd = await makeFolder({
    "p.rego": POLICY,
    "gpl.json": GPL,
    "empty.json": '{"components":[]}',
    ...files,
  });
  return { ...(await run(["gate", "p.rego", ...args], { cwd, ...options })), cwd };
};

describe("gate -o", () => {
  // People read stderr beside a report for programs.
  it.each([
    ...["pretty", "table", "tap", "github", "azuredevops"].map((format) => [format, 0] as const),
    ...["json", "sarif", "junit"].map((format) => [format, 1] as const),
  ])("has each note once where stdout is no terminal: %s", async (format, onStderr) => {
    const { stdout, stderr } = await gate({ "regohost.yaml": "version: 1\n" }, ["gpl.json", "-o", format]);
    const count = (text: string): number => text.match(/regohost\.yaml was not read/g)?.length ?? 0;
    expect([count(stdout), count(stderr)]).toEqual([1, onStderr]);
  });

  it.each(["html", "junit", "markdown"])(
    "shows the line of a finding instead of its path: %s",
    async (format) => {
      const finding = '{"msg": "m", "path": ["components", 1], "owner": "ada"}';
      const files = {
        "p.rego": `package p\n\ndeny contains ${finding}\n\ndeny contains {"msg": "n", "path": "C:/x"}\n`,
      };
      const { stdout } = await gate(files, ["gpl.json", "-o", format]);
      expect(stdout).toContain("gpl.json:1:45");
      expect(stdout).toContain("owner: ada");
      expect(stdout).not.toContain('path: ["components"');
      expect(stdout).not.toContain("path: \\[");
      expect(stdout).toMatch(/path: C:/);
    },
  );

  it("counts the outcomes on stderr where all reports are in files", async () => {
    const args = ["gpl.json", "empty.json", "-o", "html=r.html", "-o", "junit=r.xml"];
    expect(await gate({}, args)).toMatchObject({
      exitCode: 1,
      stdout: "",
      stderr: "1 passed, 1 failed, 1 warning (2 inputs, 1 policy): r.html, r.xml\n",
    });
    expect((await gate({}, [...args, "--quiet"])).stderr).toBe("");
    expect((await gate({}, [...args, "-o", "pretty"])).stderr).toBe("");
    const failed = await gate({}, ["empty.json", "-o", "junit=r.xml", "-o", "json=p.rego/r.json"]);
    expect(failed.stderr).not.toContain("passed");
  });

  const BROKEN = { "broken.json": "{" };
  it.each([
    "sarif",
    "json",
    "jsonl",
    "junit",
    "tap",
    "html",
    "markdown",
    "gitlab",
    "github",
    "azuredevops",
    "table",
    "pretty",
  ])("names errors on stderr, with %s in a file", async (format) => {
    const args = ["gpl.json", "broken.json", "-o", `${format}=report`];
    for (const quiet of [[], ["--quiet"]]) {
      const { stderr, exitCode } = await gate(BROKEN, [...args, ...quiet]);
      const lines = stderr.split("\n").filter((line) => line.startsWith("error: "));
      expect(lines).toEqual([expect.stringMatching(/^error: broken\.json:1:2: .* \[document_invalid\]$/)]);
      expect(exitCode).toBe(2);
    }
  });

  it.each(["sarif", "json", "junit", "gitlab", "markdown"])(
    "names errors on stderr beside %s",
    async (format) => {
      const { stderr } = await gate(BROKEN, ["broken.json", "-o", format]);
      expect(stderr).toMatch(/^error: broken\.json:1:2: /);
    },
  );

  it.each(["pretty", "table", "tap", "github", "azuredevops"])(
    "names errors once, on stdout, in %s",
    async (format) => {
      const { stdout, stderr } = await gate(BROKEN, ["broken.json", "-o", format]);
      expect(stdout).toContain("broken.json:1:2: ");
      expect(stderr).toBe("");
    },
  );

  it("names ten errors on stderr", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `broken-${String(index + 10)}.json`);
    const { stderr } = await gate(Object.fromEntries(names.map((name) => [name, "{"])), [
      ...names,
      "-o",
      "sarif=report",
    ]);
    expect(stderr.match(/^error: /gm)).toHaveLength(11);
    expect(stderr).toContain("error: 2 more errors; the report has all\n");
  });

  it("writes several outputs of one run", async () => {
    const args = ["gpl.json", "-o", "tap", "-o", "sarif=r.sarif", "-o", "junit=r.xml", "-o", "markdown=r.md"];
    const { stdout, cwd, exitCode } = await gate({}, args);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^TAP version 14\n1\.\.1\nnot ok 1 - gpl\.json licences\n/);
    const sarif = JSON.parse(await readFile(join(cwd, "r.sarif"), "utf8")) as {
      runs: { tool: { driver: { rules: unknown[] } }; results: unknown[] }[];
    };
    expect(sarif.runs[0]?.tool.driver.rules).toMatchObject([
      { id: "LIC-1", shortDescription: { text: "Licences" } },
    ]);
    expect(sarif.runs[0]?.results).toMatchObject([
      {
        ruleId: "LIC-1",
        level: "error",
        message: { text: "a is GPL" },
        properties: { metadata: { component: "a" } },
      },
      { ruleId: "LIC-1", message: { text: "b is GPL" } },
    ]);
    expect(await readFile(join(cwd, "r.xml"), "utf8")).toContain("LIC-1, medium: a is GPL");
    expect(await readFile(join(cwd, "r.md"), "utf8")).toContain("| ❌ fail | gpl.json | licences |");
  });

  it("writes a page with the calls, their answers and the references, for its owner alone", async () => {
    await using service = await startEvidenceService();
    const token = await service.issueToken({ kind: "api", organization: "acme" });
    const digest = `sha256:${"a".repeat(64)}`;
    const image = service.addReferrer({ digest, kind: "CONTAINER_IMAGE" });
    service.link(image, service.addArtifact("{}", { kind: "ATTESTATION" }));
    const files = {
      "p.rego": `package p\n\ndeny contains "no SBOM" if count(service.discover("${digest}", "").references) == 1\n`,
    };
    const env = { SERVICE_BASE_URL: service.baseUrl, SERVICE_TOKEN: token };
    const { exitCode, cwd } = await gate(files, ["gpl.json", "-o", "html=r.html"], { env });
    expect(exitCode).toBe(1);
    const page = await readFile(join(cwd, "r.html"), "utf8");
    expect(page).toMatch(/<h1>FAIL<\/h1>/);
    expect(page).toContain("Round 1: 1 call");
    expect(page).toContain('<svg xmlns="http://www.w3.org/2000/svg" class="graph"');
    expect(page).toContain("2 items, 1 reference");
    expect(page).toContain(`service.discover(&quot;${digest}&quot;, &quot;&quot;)`);
    expect(page).toContain("<i>3</i>deny contains");
    expect(page).not.toContain(token);
    if (process.platform !== "win32") expect((await stat(join(cwd, "r.html"))).mode & 0o777).toBe(0o600);
  });

  it.each([
    { flags: [], shown: true },
    { flags: ["--no-input-lines"], shown: false },
  ])("shows lines of inputs in a page, with $flags: $shown", async ({ flags, shown }) => {
    const files = {
      "p.rego": 'package p\n\ndeny contains {"msg": "no", "path": ["user"]} if input.user\n',
      "in.yaml": "user: ada\npassword: planted\n",
    };
    const { exitCode, cwd } = await gate(files, ["in.yaml", "-o", "html=r.html", ...flags]);
    expect(exitCode).toBe(1);
    const page = await readFile(join(cwd, "r.html"), "utf8");
    expect(page).toContain("in.yaml:1:1");
    expect(page.includes("planted")).toBe(shown);
  });

  it("names in a summary only what did not pass", async () => {
    const { stdout } = await gate({}, ["gpl.json", "empty.json", "--summary"]);
    expect(stdout).toMatch(/^FAIL {2}gpl\.json/);
    expect(stdout).not.toContain("empty.json");
    expect(stdout).toMatch(/1 passed, 1 failed, 1 warning \(2 inputs, 1 policy\)/);
  });

  it("names the files of a folder as their repository does, and no file of its own policies", async () => {
    const cwd = await makeFolder({
      "policies/p.rego": "package p\n\ndeny contains 1 if input.a\n",
      "a.json": '{"a":1}',
    });
    const args = ["gate", "-p", "policies", "-i", "."];
    for (const [format, place] of [
      ["github", "::error file=a.json,"],
      ["azuredevops", "sourcepath=a.json;"],
      ["gitlab", '"path": "a.json"'],
      ["sarif", '"uri": "a.json"'],
    ]) {
      const { exitCode, stdout, stderr } = await run([...args, "-o", format ?? ""], { cwd });
      expect(exitCode).toBe(1);
      expect(stdout).toContain(place);
      expect(stdout + stderr).not.toContain("p.rego");
    }
  });

  it("annotates in GitHub, and adds to the run's page", async () => {
    const summary = await makeFolder({ "summary.md": "before\n" });
    const path = join(summary, "summary.md");
    const { stdout } = await gate({}, ["gpl.json", "-o", "github"], { env: { GITHUB_STEP_SUMMARY: path } });
    expect(stdout).toBe(
      "::error file=gpl.json,title=Licences (medium)::gpl.json: a is GPL\n::error file=gpl.json,title=Licences (medium)::gpl.json: b is GPL\n",
    );
    expect(await readFile(path, "utf8")).toMatch(/^before\n### Policy gate: ❌ did not pass\n/);
  });
});

describe("gate -o jsonl", () => {
  const CONFLICT = `package conflict

of := 1 if input.components
of := 2 if count(input.components) > 0
allow if of == 1
`;
  const BROKEN = { "lines.jsonl": `{"components":[]}\n{"components":\n` };

  const eventsOf = (text: string): Record<string, unknown>[] =>
    text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it("has an input that is nested too deeply to be judged, and the decisions of the others", async () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    const args = ["deep.json", "gpl.json", "-o", "pretty", "-o", "jsonl=log.jsonl"];
    const { stdout, cwd } = await gate({ "deep.json": deep }, args);
    expect(stdout).toMatch(/^ERROR deep\.json.*\n.*\nFAIL {2}gpl\.json/);
    // Inputs are judged at once, and decisions are logged as they are made.
    const events = eventsOf(await readFile(join(cwd, "log.jsonl"), "utf8"));
    const isOfDeep = ({ custom }: Record<string, unknown>): boolean =>
      JSON.stringify(custom).includes('"deep.json"');
    expect(events.filter(isOfDeep)).toMatchObject([{ custom: { input: "deep.json" } }]);
    expect(events.find(isOfDeep)).toHaveProperty("input.0.0.0");
    expect(events.filter((event) => !isOfDeep(event))).toMatchObject([
      { path: "licences", custom: { input: "gpl.json" } },
    ]);
  });

  it("has every digit of the input and of the result, in one line", async () => {
    const policy = 'package gate\n\ndeny contains {"n": input.n} if input.n > 1\n';
    const input = '{\n  "n": 123456789012345678901234567890.5,\r\n  "text": "##[error]x"\n}\n';
    const { stdout } = await gate({ "p.rego": policy, "n.json": input }, [...["n.json", "-o", "jsonl"]]);
    expect(stdout.trimEnd().split("\n")).toHaveLength(1);
    expect(stdout).toContain(
      String.raw`"input":{   "n": 123456789012345678901234567890.5,    "text": "#\u0023[error]x" } ,"result":`,
    );
    expect(stdout).toContain('"result":{"deny":[{"n":123456789012345678901234567890.5}]}');
  });

  it("is an event of OPA's decision log for each decision, and for what failed", async () => {
    const files = { ...BROKEN, "conflict.rego": CONFLICT };
    const args = ["conflict.rego", "gpl.json", "lines.jsonl", "-o", "jsonl"];
    const { stdout, exitCode } = await gate(files, args);
    expect(exitCode).toBe(2);
    const steady = stdout
      .replaceAll(/"decision_id":"[0-9a-f-]{36}"/g, '"decision_id":"ID"')
      .replaceAll(/"timestamp":"[\d:.TZ-]{24}"/g, '"timestamp":"TIME"')
      .replaceAll(/_ns":\d+/g, '_ns":0')
      .replaceAll(JSON.stringify(version), '"VERSION"')
      .replaceAll(/[^" ]*conflict\.rego/g, "conflict.rego")
      .split("\n")
      .sort()
      .join("\n");
    const golden = new URL("fixtures/gate.jsonl", import.meta.url).pathname;
    await expect(`${steady.trimStart()}\n`).toMatchFileSnapshot(golden);
  });

  it("names the policy by its package, and a decision that ended by its error", async () => {
    const files = { "slow.rego": 'package acme.slow\n\nallow if service.discover("sha256:x", "")\n' };
    const { stdout } = await gate(files, ["slow.rego", "gpl.json", "--offline", "-o", "jsonl"]);
    const [slow] = eventsOf(stdout).filter(({ path }) => path === "acme/slow");
    expect(slow).toMatchObject({ error: { code: "builtin_failed" }, input: JSON.parse(GPL) as unknown });
    expect(stdout).not.toContain("regohost_verdict");
  });

  it("names the policy by its package in an error too", async () => {
    const files = {
      "slow.rego": "package acme.slow\n\nallow if count([x | some x in numbers.range(1, 1000000000)]) > 0\n",
    };
    const { stdout } = await gate(files, ["slow.rego", "gpl.json", "--timeout", "300ms", "-o", "json"]);
    expect(stdout).toContain("evaluation of acme/slow took longer than");
    expect(stdout).not.toContain("regohost_verdict");
  });

  it("has the values of the policy's own rules alone", async () => {
    const about = (id: string): string => `# METADATA\n# custom:\n#   id: ${id}\n`;
    const files = {
      "two.rego": `package two\n\n${about("A")}deny contains "a" if input.a\n\n${about("B")}deny contains "b" if input.components\n`,
    };
    const { stdout } = await gate(files, ["two.rego", "gpl.json", "-o", "jsonl"]);
    expect(eventsOf(stdout).find(({ path }) => path === "two")).toMatchObject({ result: { deny: ["b"] } });
    expect(stdout).not.toContain("definitions");
  });

  it("is written whole or not at all, beside other outputs", async () => {
    const { cwd, stdout } = await gate(BROKEN, ["lines.jsonl", "-o", "jsonl=log.jsonl", "-o", "pretty"]);
    expect(stdout).toMatch(/^PASS {2}lines\.jsonl:1/);
    expect(eventsOf(await readFile(join(cwd, "log.jsonl"), "utf8"))).toHaveLength(2);

    const refused = await gate({ "q.rego": "package q\n\nallow if\n" }, [
      "q.rego",
      "gpl.json",
      "-o",
      "jsonl=l",
    ]);
    expect(refused.exitCode).toBe(2);
    expect((await readdir(refused.cwd)).sort()).toEqual(["empty.json", "gpl.json", "p.rego", "q.rego"]);
  });

  it("is written while inputs are decided", async () => {
    const lines = Array.from({ length: 200 }, () => GPL).join("\n");
    const cwd = await makeFolder({ "p.rego": POLICY, "in.jsonl": lines });
    const chunks: string[] = [];
    const result = await run(["gate", "p.rego", "in.jsonl", "-o", "jsonl"], {
      cwd,
      onStdout: (text) => chunks.push(text),
    });
    expect(eventsOf(result.stdout)).toHaveLength(200);
    expect(chunks).toHaveLength(200);
  });

  it("ends the run with exit 3 when nobody reads it any more", async () => {
    const lines = Array.from({ length: 200 }, () => GPL).join("\n");
    const cwd = await makeFolder({ "p.rego": POLICY, "in.jsonl": lines });
    const stdoutError = Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
    const result = await run(["gate", "p.rego", "in.jsonl", "-o", "jsonl"], { cwd, stdoutError });
    expect(result.exitCode).toBe(3);
  });
});

describe("gate --fail-on", () => {
  it("warn makes violations of warnings", async () => {
    expect((await gate({}, ["empty.json"])).exitCode).toBe(0);
    const { exitCode, stdout } = await gate({}, ["empty.json", "--fail-on", "warn"]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/FAIL {2}empty\.json.*\n +warn: no components/);
  });

  it("not-found makes violations of what the service does not know", async () => {
    const service = await startEvidenceService();
    try {
      const env = {
        SERVICE_BASE_URL: service.baseUrl,
        SERVICE_TOKEN: await service.issueToken({ kind: "api" }),
      };
      const digest = `sha256:${"0".repeat(64)}`;
      const files = {
        "q.rego": `package q\n\ndeny contains "known" if service.discover("${digest}", "")\n`,
      };
      const cwd = await makeFolder({ ...files, "in.json": "{}" });
      expect((await run(["gate", "q.rego", "in.json"], { cwd, env })).exitCode).toBe(0);
      const refused = await run(["gate", "q.rego", "in.json", "--fail-on", "not-found", "-o", "json"], {
        cwd,
        env,
      });
      expect(refused.exitCode).toBe(1);
      expect(JSON.parse(refused.stdout)).toMatchObject({
        results: [
          { violations: [{ id: "q.not-found", message: `not found: service.discover("${digest}", "")` }] },
        ],
      });
    } finally {
      await service.close();
    }
  });

  it("knows nothing else", async () => {
    expect((await gate({}, ["gpl.json", "--fail-on", "skipped"])).exitCode).toBe(2);
  });
});
