import { readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { INIT_KINDS } from "../../../src/cli/init/init-plan.js";
import { makeFolder, run, type RunOptions } from "../run.js";

/** The policies of the package, of which most kinds are copies. */
const PACKAGED = fileURLToPath(new URL("../../../policies", import.meta.url));

const filesOf = async (cwd: string): Promise<string[]> => {
  const entries = await readdir(cwd, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(cwd.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
};

/** A user who types these lines, and whose input then ends. */
function typing(...lines: string[]): { prompts: string[]; openPrompt: RunOptions["openPrompt"] } {
  const prompts: string[] = [];
  const openPrompt: RunOptions["openPrompt"] = () =>
    Promise.resolve({
      ask: (prompt) => {
        prompts.push(prompt);
        const line = lines.shift();
        return Promise.resolve(line === undefined ? undefined : { line });
      },
      history: () => [],
      close: () => undefined,
    });
  return { prompts, openPrompt };
}

/** A change of the sample of each kind that its policy refuses. */
const BROKEN: Readonly<Record<keyof typeof INIT_KINDS, readonly [text: string, other: string]>> = {
  sbom: ['"version": "2.1.3",', ""],
  sbom_bsi: ['"SHA-512"', '"MD5"'],
  slsa: ["acme/app@refs/heads/main", "acme/other@refs/heads/main"],
  vulnerabilities: ['"severity": "Low"', '"severity": "Critical"'],
  licences: ['"id": "MIT"', '"id": "GPL-3.0-only"'],
  github_actions: ["@d23441a48e516b6c34aea4fa41551a30e30af803", "@v6"],
  secrets: ['"results": []', '"results": [{"ruleId": "private-key", "message": {"text": "a key"}}]'],
  commits: ['"verified": true', '"verified": false'],
  images: ["https://token.actions", "https://other.actions"],
  reproducible: ["5f70bf18a086007016e948b04aed3b82", "00000000a086007016e948b04aed3b82"],
  k8s: ["runAsNonRoot: true", "runAsNonRoot: false"],
  chainloop: ['"LOW"', '"HIGH"'],
  conforma: ["https://tekton.dev/chains/v2", "https://example.com/builder"],
};

describe("regohost init", () => {
  it.each(Object.entries(BROKEN))("%s writes a gate whose tests and sample pass", async (kind, change) => {
    const cwd = await makeFolder({});
    const written = await run(["init", kind], { cwd });
    expect(written).toMatchObject({ exitCode: 0, stderr: "" });
    const files = await filesOf(cwd);
    expect(files).toEqual(
      expect.arrayContaining([
        "regohost.yaml",
        `policies/${kind}/${kind}.rego`,
        `policies/${kind}/${kind}_test.rego`,
      ]),
    );
    expect(
      written.stdout
        .match(/^wrote .*$/gm)
        ?.map((line) => line.slice("wrote ".length))
        .sort(),
    ).toEqual(files);
    const test = `${kind}/${kind}_test.rego`;
    const tested = await readFile(join(PACKAGED, test), "utf8").catch(() => undefined);
    // OPA's evaluator needs up to ten seconds of a processor for a policy, whose tests test/policies/ runs.
    if (tested === undefined || kind === "commits") {
      const { exitCode } = await run(["test", "--test-timeout", "60s"], { cwd });
      expect(exitCode).toBe(0);
      expect(await run(["check"], { cwd })).toMatchObject({ exitCode: 0 });
    } else expect(await readFile(join(cwd, "policies", test), "utf8")).toBe(tested);
    const gate = await run(["gate"], { cwd });
    expect(gate.stdout).toContain("1 passed, 0 failed (1 input, 1 policy)");
    expect(gate.exitCode).toBe(0);
    const sample = join(cwd, files.find((file) => file.startsWith("samples/")) ?? "");
    await writeFile(sample, (await readFile(sample, "utf8")).replace(...change));
    const refused = await run(["gate"], { cwd });
    expect(refused.stdout).toMatch(/^FAIL .*$/m);
    expect(refused.exitCode).toBe(1);
  });

  it("conforma writes a configuration with the folder of the policies", async () => {
    const cwd = await makeFolder({});
    expect(await run(["init", "conforma", "--policies", "rego"], { cwd })).toMatchObject({ exitCode: 0 });
    expect(await readFile(join(cwd, "policy.yaml"), "utf8")).toContain("policy: [./rego/conforma]\n");
    expect(await run(["gate"], { cwd })).toMatchObject({ exitCode: 0 });
  });

  it.each([
    ["sbom", "conforma"],
    ["sbom", "chainloop"],
    ["conforma", "sbom"],
  ])("%s and %s share no gate file, because their settings differ", async (first, second) => {
    const cwd = await makeFolder({});
    expect(await run(["init", first], { cwd })).toMatchObject({ exitCode: 0 });
    const before = await filesOf(cwd);
    const { exitCode, stderr } = await run(["init", second], { cwd });
    expect(stderr).toContain("these exist: regohost.yaml. Move them, or run it in another folder");
    expect(exitCode).toBe(2);
    expect(await filesOf(cwd)).toEqual(before);
  });

  it("advises a test that runs where the gate file of the first kind has settings", async () => {
    const cwd = await makeFolder({});
    expect(await run(["init", "chainloop"], { cwd })).toMatchObject({ exitCode: 0 });
    const { stdout } = await run(["init", "k8s"], { cwd });
    expect(stdout).toContain("kept regohost.yaml\n\nregohost test\n");
    expect(await run(["test"], { cwd })).toMatchObject({ exitCode: 0, stdout: "PASS: 7/7\n" });
  });

  it.each([
    ["github", ".github/workflows/gate.yml"],
    ["gitlab", ".gitlab-ci.yml"],
  ])("writes a job for %s, with the policies in another folder", async (ci, path) => {
    const cwd = await makeFolder({});
    expect(await run(["init", "sbom", "--ci", ci, "--policies", "gate/rego"], { cwd })).toMatchObject({
      exitCode: 0,
    });
    const job = await readFile(join(cwd, path), "utf8");
    expect(job).toMatch(/args: --config=regohost\.yaml\n/);
    expect(await run(["gate"], { cwd })).toMatchObject({ exitCode: 0 });
    if (ci === "github") {
      expect(
        await run(["gate", "-p", "npm:regohost/policies/github_actions", "-i", path], { cwd }),
      ).toMatchObject({ exitCode: 0 });
    }
  });

  it("writes the kinds of one gate into one folder, and each policy judges inputs of its kind only", async () => {
    const cwd = await makeFolder({});
    const kinds = Object.keys(INIT_KINDS).filter((kind) => !["chainloop", "conforma"].includes(kind));
    for (const kind of kinds) {
      expect(await run(["init", kind, "--ci", "github"], { cwd })).toMatchObject({ exitCode: 0 });
    }
    const deployment = { apiVersion: "apps/v1", kind: "Deployment" };
    await writeFile(join(cwd, "samples/web.json"), JSON.stringify(deployment));
    await writeFile(join(cwd, "samples/other.json"), "{}");
    const { stdout } = await run(["gate"], { cwd });
    // The guideline of BSI requires more of an SBOM than the samples of other kinds have.
    expect(stdout.match(/^(?:FAIL|ERROR) .*$/gm)).toEqual([
      "FAIL  samples/licences.json  regohost/sbom_bsi",
      "ERROR samples/other.json",
      "FAIL  samples/sbom.json  regohost/sbom_bsi",
      "FAIL  samples/web.json  gate/k8s",
    ]);
  });

  it("works beside other files, and overwrites none", async () => {
    const mine = "version: 1\npolicies: [mine]\ninputs: [mine.json]\n";
    const cwd = await makeFolder({
      "README.md": "mine",
      "policies/mine.rego": "package mine\nallow := true",
      "regohost.yaml": mine,
    });
    const first = await run(["init", "sbom"], { cwd });
    expect(first).toMatchObject({ exitCode: 0 });
    expect(first.stdout).toContain(
      "kept regohost.yaml\n\nregohost test\n" +
        "regohost gate   # by regohost.yaml, which must list policies and samples/sbom.json\n",
    );
    expect(await readFile(join(cwd, "regohost.yaml"), "utf8")).toBe(mine);
    await writeFile(join(cwd, "policies/sbom/sbom.rego"), "package mine");
    const before = await filesOf(cwd);
    const again = await run(["init", "sbom"], { cwd });
    expect(again).toMatchObject({ exitCode: 2, stdout: "" });
    expect(again.stderr).toContain("these exist: policies/sbom/sbom.rego. Move them");
    expect(again.stderr).toContain("output_unwritable");
    expect(await filesOf(cwd)).toEqual(before);
    expect(await readFile(join(cwd, "policies/sbom/sbom.rego"), "utf8")).toBe("package mine");
    expect(await readFile(join(cwd, "README.md"), "utf8")).toBe("mine");
  });

  it("does not write through a link without a target", async () => {
    const cwd = await makeFolder({});
    await symlink(join(cwd, "elsewhere"), join(cwd, "regohost.yaml"));
    expect(await run(["init", "sbom"], { cwd })).toMatchObject({ exitCode: 2 });
    expect(await filesOf(cwd)).toEqual(["regohost.yaml"]);
  });

  it("leaves nothing where a file is in the place of a folder", async () => {
    const cwd = await makeFolder({ samples: "a file" });
    expect(await run(["init", "sbom"], { cwd })).toMatchObject({ exitCode: 2 });
    expect(await filesOf(cwd)).toEqual(["samples"]);
  });

  it("asks three questions on a terminal, until each has an answer that it knows", async () => {
    const cwd = await makeFolder({});
    const { prompts, openPrompt } = typing("secret", "", "secrets", "../out", "", "gitlb", "gitlab");
    const { exitCode, stdout } = await run(["init"], { cwd, openPrompt });
    expect(exitCode).toBe(0);
    expect(stdout).toContain("secrets          results of secret scanners in SARIF\n");
    expect(prompts).toEqual([
      "Kind of evidence: ",
      "Kind of evidence: ",
      "Kind of evidence: ",
      "Folder of the policies [policies]: ",
      "Folder of the policies [policies]: ",
      "CI: github, gitlab, none [none]: ",
      "CI: github, gitlab, none [none]: ",
    ]);
    expect(stdout.match(/^.* (?:is no(?:ne| kind)|write a folder) .*$/gm)).toEqual([
      expect.stringMatching(
        /^secret is no kind of evidence \(did you mean secrets\?\); the kinds are sbom, /,
      ),
      "../out: write a folder below this one, without hidden folders, such as gate/policies",
      "gitlb is none of github, gitlab, none (did you mean gitlab?)",
    ]);
    expect(await filesOf(cwd)).toEqual(
      expect.arrayContaining([".gitlab-ci.yml", "policies/secrets/secrets.rego"]),
    );
  });

  it("writes nothing when the answers end", async () => {
    const cwd = await makeFolder({});
    expect(await run(["init"], { cwd, openPrompt: typing("sbom").openPrompt })).toMatchObject({
      exitCode: 2,
    });
    expect(await filesOf(cwd)).toEqual([]);
  });

  it.each([
    [["init"], "sbom, sbom_bsi, slsa"],
    [["init", "constructor"], "constructor is no kind of evidence"],
    [["init", "sbon"], "sbon is no kind of evidence (did you mean sbom?); the kinds are sbom, "],
    [["init", "../sbom"], "is no kind of evidence"],
    [["init", "sbom", "--ci", "jenkins"], "github, gitlab, none"],
    ...["/tmp/x", "..", "a/../b", ".hidden", "a//b", "a*", "node_modules", ""].map(
      (folder) => [["init", "sbom", "--policies", folder], "--policies"] as [string[], string],
    ),
  ])("%j is exit 2 without a terminal, and writes nothing", async (args, text) => {
    const cwd = await makeFolder({});
    const { exitCode, stderr } = await run(args, { cwd });
    expect(exitCode).toBe(2);
    expect(stderr).toContain(text);
    expect(await filesOf(cwd)).toEqual([]);
  });
});
