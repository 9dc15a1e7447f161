import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";

/** A file to write, or a command with what it prints. */
type Step =
  | { kind: "file"; path: string; text: string }
  | { kind: "command"; line: string; output: string; exitCode: number };

function readSteps(markdown: string): Step[] {
  return [...markdown.matchAll(/^```(\w+) ?(.*)\n([^]*?)^```$/gm)].flatMap(
    ([, language, path = "", text = ""]) => {
      if (language !== "console") return [{ kind: "file", path, text } as const];
      return text
        .split(/^\$ /m)
        .slice(1)
        .map((part): Step => {
          const [line = "", ...rest] = part.trimEnd().split("\n");
          const exit = /^# exit (\d)$/.exec(rest.at(-1) ?? "")?.[1];
          const output = (exit === undefined ? rest : rest.slice(0, -1)).join("\n");
          return { kind: "command", line, output, exitCode: Number(exit ?? 0) };
        });
    },
  );
}

/** The output as the page has it, `…` being any text. */
function toPattern(output: string): RegExp {
  const parts = output.split("…").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^]*")}$`);
}

const steps = readSteps(readFileSync(new URL("../../docs/tutorial.md", import.meta.url), "utf8"));

describe("docs/tutorial.md", () => {
  let cwd: string;
  let env: Record<string, string>;
  const clean: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    cwd = await makeFolder({}, (end) => clean.push(end));
    const end = new AbortController();
    const printed = await new Promise<string>((resolve) => {
      const ended = run(["dev"], { signal: end.signal, onStdout: resolve });
      clean.push(async () => {
        end.abort();
        expect((await ended).exitCode).toBe(0);
      });
    });
    // As a reader pastes it.
    env = Object.fromEntries(
      [...printed.matchAll(/^export (\w+)=(.+)$/gm)].map(([, name = "", value = ""]) => [name, value]),
    );
    const input = steps.find((step) => step.kind === "file" && step.path === "release.json");
    const { digest } = JSON.parse(input?.kind === "file" ? input.text : "{}") as { digest: string };
    expect(printed).toMatch(new RegExp(`^# tutorial +${digest}$`, "m"));
  });
  afterAll(() => Promise.all(clean.map((end) => end())));

  it("has files and commands", () => {
    expect(steps.filter(({ kind }) => kind === "file").length).toBeGreaterThan(4);
    expect(steps.filter(({ kind }) => kind === "command").length).toBeGreaterThan(12);
  });

  it.each(steps.map((step) => [step.kind === "file" ? `writes ${step.path}` : step.line, step] as const))(
    "%s",
    async (_, step) => {
      if (step.kind === "file") {
        expect(step.path).not.toBe("");
        await mkdir(dirname(join(cwd, step.path)), { recursive: true });
        await writeFile(join(cwd, step.path), step.text);
        return;
      }
      const [program, ...args] = step.line.split(" ");
      expect(program).toBe("regohost");
      const { exitCode, stdout, stderr } = await run(args, { cwd, env });
      expect((stdout + stderr).replaceAll(`${cwd}/`, "").trimEnd()).toMatch(toPattern(step.output));
      expect(exitCode, stderr).toBe(step.exitCode);
    },
  );
});
