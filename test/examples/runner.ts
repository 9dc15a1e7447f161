import { execFile, spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

interface Step {
  id?: string;
  shell: string;
  run: string;
  env: Record<string, string>;
}

/** The part of an `action.yml` that this harness reads. */
export interface Action {
  inputs?: Record<string, { default?: string; required?: boolean; description: string }>;
  outputs?: Record<string, { value: string }>;
  runs: { using: string; steps: Step[] };
}

const readAction = (path: string): Action =>
  parse(readFileSync(join(ROOT, path, "action.yml"), "utf8")) as Action;

export const action = readAction(".");

/** A job: its machine, and its event. */
export interface Job {
  /** The folder of the action: a clone of this repository. */
  action: string;
  /** The checkout. */
  workspace: string;
  /** An empty folder for the files of the runner. */
  runner: string;
  /** The environment of the job: PATH at least. */
  env: Record<string, string>;
  /** The webhook's event, about the commit `sha`. Default: a push, of the commit of the checkout. */
  event?: { name: string; payload?: unknown; sha?: string; text?: string };
}

export interface EndedJob {
  code: number;
  stdout: string;
  stderr: string;
  outputs: Record<string, string>;
  summary: string;
  /** Folders that it puts into PATH. */
  paths: string[];
}

/**
 * The values of a file of `name=value` lines and `name<<delimiter` blocks, parsed like the runner: the last of a name
 * counts.
 */
function readOutputs(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split("\n");
  for (let at = 0; at < lines.length;) {
    const line = lines[at++] ?? "";
    if (line === "") continue;
    const [, single, value = ""] = /^([\w-]+)=(.*)$/.exec(line) ?? [];
    if (single !== undefined) {
      values[single] = value;
      continue;
    }
    const [name = "", delimiter = ""] = line.split("<<");
    const end = lines.indexOf(delimiter, at);
    if (end < 0) throw new Error(`a block without an end: ${line}`);
    values[name] = lines.slice(at, end).join("\n");
    at = end + 1;
  }
  return values;
}

/** Expressions are exactly one reference: this action may use nothing else. */
function evaluate(expression: string, values: Readonly<Record<string, string>>): string {
  const [, name = ""] = /^\$\{\{ ([\w.-]+) \}\}$/.exec(expression) ?? [];
  const value = values[name];
  if (value === undefined) throw new Error(`unknown expression: ${expression}`);
  return value;
}

/**
 * Runs the steps of a composite action of this repository like GitHub's runner.
 *
 * @param path the folder of the action in the repository. Default: its root.
 */
export async function runAction(
  job: Job,
  given: Readonly<Record<string, string>>,
  path = ".",
): Promise<EndedJob> {
  const { inputs = {}, outputs: declared = {}, runs } = readAction(path);
  const { workspace, runner, event } = job;
  const files = Object.fromEntries(
    ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_ENV", "GITHUB_PATH"].map((name) => [
      name,
      join(runner, name),
    ]),
  );
  const { stdout: head } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: workspace, encoding: "utf8" });
  const eventPath = join(runner, "event.json");
  const temporary = join(runner, "temp");
  await mkdir(temporary, { recursive: true });
  await Promise.all(Object.values(files).map((path) => writeFile(path, "")));
  await writeFile(eventPath, event?.text ?? JSON.stringify(event?.payload ?? {}));
  const values: Record<string, string> = { "github.action_path": join(job.action, path) };
  for (const [name, { default: fallback = "" }] of Object.entries(inputs)) {
    values[`inputs.${name}`] = given[name] ?? fallback;
  }
  let ended = { code: 0, stdout: "", stderr: "" };
  for (const step of runs.steps) {
    const [program, ...options] = step.shell.split(" ");
    if (program !== "bash") throw new Error(`unknown shell: ${step.shell}`);
    const script = join(runner, "step.sh");
    await writeFile(script, step.run);
    const own = Object.entries(step.env).map(([name, text]) => [name, evaluate(text, values)]);
    const env = {
      ...job.env,
      ...files,
      CI: "true",
      GITHUB_ACTIONS: "true",
      GITHUB_WORKSPACE: workspace,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_EVENT_NAME: event?.name ?? "push",
      GITHUB_SHA: event?.sha ?? head.trim(),
      RUNNER_TEMP: temporary,
      ...(Object.fromEntries(own) as Record<string, string>),
    };
    ended = await new Promise((resolve) => {
      const args = options.map((option) => (option === "{0}" ? script : option));
      const child = execFile("/bin/bash", args, { cwd: workspace, env }, (_error, stdout, stderr) => {
        resolve({ code: child.exitCode ?? -1, stdout, stderr });
      });
    });
    const outputs = readOutputs(await readFile(join(runner, "GITHUB_OUTPUT"), "utf8"));
    for (const [name, value] of Object.entries(outputs))
      values[`steps.${step.id ?? ""}.outputs.${name}`] = value;
    if (ended.code !== 0) break;
  }
  const outputs = Object.entries(declared).flatMap(([name, { value }]) => {
    const reference = /[\w.-]+(?= \}\}$)/.exec(value)?.[0] ?? "";
    return reference in values ? [[name, evaluate(value, values)]] : [];
  });
  return {
    ...ended,
    outputs: Object.fromEntries(outputs) as Record<string, string>,
    summary: await readFile(join(runner, "GITHUB_STEP_SUMMARY"), "utf8"),
    paths: (await readFile(join(runner, "GITHUB_PATH"), "utf8")).split("\n").filter(Boolean),
  };
}
