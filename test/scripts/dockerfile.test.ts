import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Copy, DockerfileParser, Entrypoint, From, type Instruction } from "dockerfile-ast";
import { afterAll, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (name: string): string => readFileSync(join(ROOT, name), "utf8");
const folder = mkdtempSync(join(tmpdir(), "regohost-dockerfile-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const toPath = (...folders: string[]): string =>
  [...folders, dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter);

/** The files that docker build sends: .dockerignore excludes all others. */
function makeContext(): string {
  const [first, ...lines] = read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  expect(first).toBe("*");
  const context = join(folder, "context");
  for (const line of lines) {
    expect(line).toMatch(/^!/);
    const name = line.slice(1);
    expect(existsSync(join(ROOT, name)), name).toBe(true);
    cpSync(join(ROOT, name), join(context, name), { recursive: true });
  }
  return context;
}

/** Runs the steps of the Dockerfile with a folder in the place of each stage's file system. */
class Stages {
  readonly #context: string;
  readonly #roots = new Map<string, string>();
  #root = "";
  #workDir = "/";

  constructor(context: string) {
    this.#context = context;
  }

  /** The path in the stage of one in the image. */
  place(path: string): string {
    return join(this.#root, path.startsWith("/") ? path : join(this.#workDir, path));
  }

  run(step: Instruction): string[] | undefined {
    const text = step.getRawArgumentsContent() ?? "";
    if (step instanceof From) {
      const stage = step.getBuildStage() ?? "last";
      [this.#root, this.#workDir] = [join(folder, stage), "/"];
      this.#roots.set(stage, this.#root);
      mkdirSync(join(this.#root, "usr/local/bin"), { recursive: true });
    } else if (step instanceof Copy) {
      const [to = "", ...from] = step
        .getArguments()
        .map((one) => one.getValue())
        .reverse();
      const source = step.getFromFlag()?.getValue();
      const base = source === undefined || source === null ? this.#context : this.#roots.get(source);
      for (const name of from) {
        const target = to.endsWith("/") && name !== "." ? join(to, basename(name)) : to;
        cpSync(join(base ?? "", name), this.place(target), { recursive: true });
      }
    } else if (step instanceof Entrypoint) return step.getJSONStrings().map((one) => one.getJSONValue());
    else if (step.getKeyword() === "WORKDIR") {
      this.#workDir = text;
      mkdirSync(this.place("."), { recursive: true });
    } else if (step.getKeyword() === "RUN") {
      const own = text.replaceAll(/(?<=["' ])\/(?:src|opt|usr)\//g, (path) => `${join(this.#root, path)}/`);
      execFileSync("sh", ["-c", own], { cwd: this.place("."), env: { PATH: toPath() } });
    } else expect(step.getKeyword()).toMatch(/^(?:ARG|LABEL|USER|EXPOSE)$/);
    return undefined;
  }
}

it.skipIf(process.platform === "win32")(
  "the Dockerfile's steps make a command that gates, of the files that docker build sends",
  () => {
    const stages = new Stages(makeContext());
    let entry: string[] | undefined;
    for (const step of DockerfileParser.parse(read("Dockerfile")).getInstructions())
      entry = stages.run(step) ?? entry;
    const [command = "", ...args] = entry ?? [];
    const work = stages.place(".");
    writeFileSync(join(work, "main.rego"), 'package main\n\nallow if input.user == "ann"\n');
    const gated = spawnSync(command, [...args, "gate", "main.rego", "-i", "-"], {
      cwd: work,
      env: { PATH: toPath(stages.place("/usr/local/bin")), HOME: work },
      input: '{"user": "ann"}',
      encoding: "utf8",
    });
    expect(gated.status, `${gated.stderr}\naction/dist/ may be of another opa-core: npm run action`).toBe(0);
    expect(gated.stdout).toContain("1 passed");
    expect(existsSync(stages.place("/opt/regohost/LICENSE"))).toBe(true);
  },
  120_000,
);
