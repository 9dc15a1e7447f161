import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { blocksOf } from "../../scripts/markdown.mjs";
import { run } from "../cli/run.js";

/** A file to write, or a command with its output. */
export type Step =
  | { kind: "file"; path: string; text: string }
  | { kind: "command"; line: string; output: string; exitCode: number };

/** The steps of a page: blocks with a file name, and commands of `console` with their output. */
export function readSteps(markdown: string): Step[] {
  return blocksOf(markdown).flatMap(({ language, info, text }): Step[] => {
    if (language === "ts") return [];
    if (language !== "console") return [{ kind: "file", path: info, text }];
    return text
      .split(/^\$ /m)
      .slice(1)
      .map((part): Step => {
        const [line = "", ...rest] = part.trimEnd().split("\n");
        const exit = /^# exit (\d)$/.exec(rest.at(-1) ?? "")?.[1];
        const output = (exit === undefined ? rest : rest.slice(0, -1)).join("\n");
        return { kind: "command", line, output, exitCode: Number(exit ?? 0) };
      });
  });
}

/** The output in the page, with `…` for any text. */
function toPattern(output: string): RegExp {
  const parts = output.split("…").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^]*")}$`);
}

export const titleOf = (step: Step): string => (step.kind === "file" ? `writes ${step.path}` : step.line);

function runNode(args: string[], cwd: string): { exitCode: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  return { exitCode: status, stdout, stderr };
}

/** Runs a step in a folder, and compares its output and its exit code. */
export async function takeStep(
  step: Step,
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<void> {
  if (step.kind === "file") {
    expect(step.path).not.toBe("");
    await mkdir(dirname(join(cwd, step.path)), { recursive: true });
    await writeFile(join(cwd, step.path), step.text);
    return;
  }
  const [program = "", ...args] = step.line.split(" ");
  expect(program).toMatch(/^(?:regohost|node)$/);
  const { exitCode, stdout, stderr } =
    program === "node" ? runNode(args, cwd) : await run(args, { cwd, env });
  expect((stdout + stderr).replaceAll(`${cwd}/`, "").trimEnd()).toMatch(toPattern(step.output));
  expect(exitCode, stderr).toBe(step.exitCode);
}
