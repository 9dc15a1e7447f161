import { devNull } from "node:os";
import { join } from "node:path";
import { link, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { makeFolder, run } from "../run.js";
import { checkOutputs } from "../../../src/cli/flags/check-outputs.js";

const isPosix = process.platform !== "win32";
const POLICY = "package gate\n\ndeny contains 1 if input.no\n";
const RECORDING = '{"service.discover":{"[\\"a\\",\\"\\"]":1}}';

let cwd: string;
beforeEach(async () => {
  const files = {
    "p/gate.rego": POLICY,
    "p/data.json": "{}",
    "in.json": "{}",
    "run.json": RECORDING,
    "exceptions.json": "[]",
    "p_test.rego": "package p_test\n\ntest_it if true\n",
  };
  cwd = await makeFolder(files, onTestFinished);
  if (!isPosix) return;
  await symlink("in.json", join(cwd, "link.json"));
  await symlink("new.json", join(cwd, "dangling.json"));
  await symlink("p", join(cwd, "policies"));
});

async function check(outputs: string[], inputs: string[] = []): Promise<void> {
  const io = { cwd } as Parameters<typeof checkOutputs>[0];
  const named = (kind: string, paths: string[]) =>
    paths.map((path) => ({ subject: `${kind} ${path}`, path }));
  await checkOutputs(io, named("output", outputs), named("input", inputs));
}

describe("checkOutputs", () => {
  it("lets what is apart be", async () => {
    await check(["a.json", "b.json", "-", "-", devNull, devNull, "p/report.json"], ["in.json", "p", "-"]);
    await link(join(cwd, "in.json"), join(cwd, "hard.json"));
    // A file is replaced, not written into, so its other name keeps what it has.
    await check(["hard.json"], ["in.json"]);
  });

  it.each<[string[], string[], RegExp]>([
    [
      ["a.json", "./a.json"],
      [],
      /^two outputs are written to \.\/a\.json: output a\.json and output \.\/a\.json/,
    ],
    [["in.json"], ["p", "in.json"], /^output in\.json would overwrite input in\.json$/],
    [["p/../in.json"], ["in.json"], /would overwrite/],
    [["p/gate.rego"], ["p"], /^output p\/gate\.rego would become part of input p/],
    [["p/new/data.json"], ["p"], /would become part of input p/],
  ])("refuses %j where %j is read", async (outputs, inputs, message) => {
    await expect(check(outputs, inputs)).rejects.toThrow(message);
  });

  it.runIf(isPosix).each<[string[], string[], RegExp]>([
    [["in.json", "link.json"], [], /two outputs are written to link\.json/],
    [["new.json", "dangling.json"], [], /two outputs are written to dangling\.json/],
    [["link.json"], ["in.json"], /would overwrite/],
    [["policies/data.json"], ["p"], /would become part/],
    [["p/data.json"], ["policies"], /would become part/],
  ])("follows links: %j where %j is read", async (outputs, inputs, message) => {
    await expect(check(outputs, inputs)).rejects.toThrow(message);
  });
});

describe("the commands", () => {
  const gate = ["gate", "p", "in.json"];
  it.each<[string[], RegExp]>([
    [
      [...gate, "-o", "json=r", "-o", "tap=./r"],
      /two outputs are written to \.\/r: -o json=r and -o tap=\.\/r/,
    ],
    [[...gate, "-o", "json=r", "--record", "r"], /-o json=r and --record r/],
    [[...gate, "-o", "json=in.json"], /-o json=in\.json would overwrite the input in\.json/],
    [[...gate, "-o", "jsonl=in.json"], /-o jsonl=in\.json would overwrite the input in\.json/],
    [[...gate, "--record", "p/gate.rego"], /--record p\/gate\.rego would become part of the policy p/],
    [[...gate, "--exceptions", "exceptions.json", "-o", "tap=exceptions.json"], /overwrite --exceptions/],
    [[...gate, "--replay", "run.json", "-o", "tap=run.json"], /overwrite --replay/],
    [[...gate, "-d", "p/data.json", "-o", "tap=p/data.json"], /would (overwrite|become)/],
    [["eval", "p", "-e", "gate/deny", "-i", "in.json", "--record", "in.json"], /overwrite --input/],
    [
      ["eval", "p/gate.rego", "-e", "gate/deny", "--record", "p/gate.rego"],
      /overwrite the policy p\/gate\.rego/,
    ],
    [["mock", "run.json", "-o", "run.json"], /-o run\.json would overwrite the recording/],
    [
      ["build", "p/gate.rego", "-o", "p/../p/gate.rego"],
      /-o p\/\.\.\/p\/gate\.rego would overwrite the policy p\/gate\.rego/,
    ],
    [["exec", "--decision", "gate/deny", "-b", "p", "in.json", "--record", "in.json"], /the input in\.json/],
    [["test", "p_test.rego", "-o", "json=p_test.rego"], /overwrite the policy p_test\.rego/],
    [["test", "p", "--fixtures", "run.json", "-o", "json=run.json"], /overwrite --fixtures/],
  ])("%j is exit 2, and writes nothing", async (args, message) => {
    const before = await Promise.all(
      ["in.json", "run.json", "p/gate.rego"].map((file) => readFile(join(cwd, file), "utf8")),
    );
    const result = await run(args, { cwd });
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(message);
    expect(before).toEqual(["{}", RECORDING, POLICY]);
    for (const [index, file] of ["in.json", "run.json", "p/gate.rego"].entries()) {
      expect(await readFile(join(cwd, file), "utf8")).toBe(before[index]);
    }
  });
});

describe("an output that the next run would read", () => {
  it.each<[string[], string]>([
    [["-i", "in", "-o", "json=in/report.json"], "the input in"],
    [["-i", "in", "-o", "html=in/new/report.html"], "the input in"],
    [["-i", "./in/", "-o", "json=in/../in/report.json"], "the input ./in/"],
    [["-i", "in/**", "-o", "sarif=in/gate.sarif"], "the input in/**"],
    [["-i", "in/*.json", "-o", "json=./in/report.json"], "the input in/*.json"],
    [["-i", "{in,out}/*", "-o", "junit=in/new/gate.xml"], "the input {in,out}/*"],
    [["-i", "in/*.json", "--record", "in/.run.json"], "the input in/*.json"],
    [["in/*.json", "-o", "jsonl=in/log.json"], "the input in/*.json"],
    [["in.json", "-d", "in", "-o", "json=in/report.json"], "the data in"],
  ])("gate -p p %j is exit 2 the first time", async (args, read) => {
    await mkdir(join(cwd, "in"));
    await writeFile(join(cwd, "in", "a.json"), "{}");
    const { exitCode, stderr } = await run(["gate", "-p", "p", ...args], { cwd });
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`would become part of ${read}; write it elsewhere`);
    expect(await readdir(join(cwd, "in"))).toEqual(["a.json"]);
  });

  it.runIf(isPosix)("is refused through a link, too", async () => {
    await mkdir(join(cwd, "in"));
    await writeFile(join(cwd, "in", "a.json"), "{}");
    await symlink("in", join(cwd, "linked"));
    for (const [input, output] of [
      ["in/*.json", "linked/report.json"],
      ["linked/*.json", "in/report.json"],
    ]) {
      const args = ["gate", "-p", "p", "-i", input ?? "", "-o", `json=${output ?? ""}`];
      expect((await run(args, { cwd })).stderr).toContain("would become part of the input");
    }
  });

  it("is one that no folder or pattern of inputs has", async () => {
    await mkdir(join(cwd, "in"));
    await writeFile(join(cwd, "in", "a.json"), "{}");
    const outputs = ["-o", "json=in/r.txt", "-o", "html=report.html", "-o", "tap=inner.json"];
    expect((await run(["gate", "-p", "p", "-i", "in/*.json", ...outputs], { cwd })).exitCode).toBe(0);
  });

  it.each(["in/**", "./in/../in/**", "/in/**"])("is not one outside of the folder of %s", async (input) => {
    await mkdir(join(cwd, "in"));
    await writeFile(join(cwd, "in", "a.json"), "{}");
    const read = input.startsWith("/") ? cwd + input : input;
    const { exitCode, stderr } = await run(["gate", "-p", "p", "-i", read, "-o", "json=report.json"], {
      cwd,
    });
    expect(exitCode, stderr).toBe(0);
  });
});
