import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BAD_PEM } from "../base/host/bad-pem.js";
import { startEvidenceService } from "regohost/testing";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run, type RunResult } from "./run.js";
import { startTestRedis } from "../server/queue/start-test-redis.js";

const redis = await startTestRedis("test/cli/queue-commands.test.ts");

let cwd: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  cwd = await makeFolder(
    {
      "p.rego": "package p\n\ndeny contains input.why if input.why\n",
      "good.json": "{}",
      "bad.json": '{"why": "no"}',
      "broken.json": "{",
      "store/sha256/.keep": "",
      "mount/.keep": "",
      ...BAD_PEM,
    },
    cleanUp,
  );
});
afterAll(async () => {
  await redis?.stop();
});

const WHERE = ["--redis", redis?.url ?? "", "--store", "store"];
const enqueue = (...args: string[]): Promise<RunResult> =>
  run(["enqueue", "p.rego", ...args, ...WHERE], { cwd });

/** Runs the worker while a task runs. */
async function whileWorking<T>(queue: string, task: () => Promise<T>): Promise<T> {
  const abort = new AbortController();
  const worker = run(["worker", "--builtins", "none", "--queue", queue, ...WHERE], {
    cwd,
    signal: abort.signal,
  });
  try {
    return await task();
  } finally {
    abort.abort();
    await worker;
  }
}

describe.skipIf(redis === undefined)("enqueue and worker", () => {
  it.each([
    { inputs: ["good.json", `sha256:${"0".repeat(64)}`], exitCode: 0, ends: ["pass", "pass"] },
    { inputs: ["good.json", "bad.json"], exitCode: 1, ends: ["pass", "fail"] },
    { inputs: ["bad.json", "broken.json"], exitCode: 3, ends: ["fail", "document_invalid"] },
  ])("exit with $exitCode when $inputs end as $ends", async ({ inputs, exitCode, ends }) => {
    const queue = `cli-${String(exitCode)}`;
    const result = await whileWorking(queue, () => enqueue(...inputs, "--wait", "--queue", queue));
    const lines = result.stdout.trimEnd().split("\n");
    const found = lines.map((line) => {
      const { input, record, letter } = JSON.parse(line) as {
        input: string;
        record?: { outcome: string };
        letter?: { code: string };
      };
      return [inputs.indexOf(input), record?.outcome ?? letter?.code];
    });
    expect(found.sort()).toEqual(ends.map((end, index) => [index, end]));
    expect(result.exitCode).toBe(exitCode);
  });

  it("takes as many inputs as a file has lines, and shows what became of them", async () => {
    const where = ["--queue", "lines", ...WHERE];
    const digests = Array.from({ length: 1_200 }, (_, n) => `sha256:${n.toString(16).padStart(64, "0")}`);
    const folder = await makeFolder({
      "p.rego": "package p\n\ndeny := 1\n",
      "store/sha256/.keep": "",
      "list.txt": `${digests.join("\r\n")}\r\n\r\n`,
    });
    const here = { cwd: folder };
    const queued = await run(["enqueue", "p.rego", "--inputs-from", "list.txt", ...where], here);
    expect(queued).toMatchObject({ exitCode: 0, stderr: "" });
    expect(queued.stdout.trimEnd().split("\n")).toHaveLength(digests.length);
    const given = { ...here, stdin: digests.slice(0, 3).join("\n") };
    const again = await run(["enqueue", "p.rego", "--inputs-from", "-", "--cancel", ...where], given);
    expect(again.stdout.match(/"cancelled"/g)).toHaveLength(3);
    const { stdout } = await run(["enqueue", "--progress", ...where], here);
    expect(JSON.parse(stdout)).toMatchObject({ active: 0, decided: 0 });
    const dead = await run(["enqueue", "--dead-letters", "2", ...where], here);
    expect(dead.exitCode).toBe(0);
  });

  it("say each dead letter as it comes, and list them", async () => {
    const where = ["--queue", "letters", ...WHERE];
    const abort = new AbortController();
    const working = run(["worker", "--builtins", "none", ...where], { cwd, signal: abort.signal });
    const settled = await run(["enqueue", "p.rego", "broken.json", "--wait", ...where], { cwd });
    expect(settled.exitCode).toBe(3);
    const listed = await run(["enqueue", "--dead-letters", ...where], { cwd });
    abort.abort();
    const { stderr } = await working;
    const { id, code } = JSON.parse(listed.stdout) as { id: string; code: string };
    expect(code).toBe("document_invalid");
    expect(stderr).toContain(`dead letter ${id} after 1 attempt: document_invalid: `);
  });

  it.each([
    [["enqueue"], /no policy given/],
    [["enqueue", "p.rego"], /no input: name files or digests, or --inputs-from FILE/],
    [["enqueue", "p.rego", "--progress"], /enqueue in another run/],
    [["enqueue", "p.rego", "--inputs-from", "missing.txt"], /there is no such file/],
    [["enqueue", "p.rego", "--inputs-from", "-"], /no line has an input/],
  ])("%j is refused", async (args, says) => {
    const { exitCode, stderr } = await run([...args, ...WHERE], { cwd });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(says);
  });

  it("says once that the store is gone, and then takes no job", async () => {
    const where = ["--redis", redis?.url ?? "", "--queue", "gone"];
    const folder = await makeFolder({
      "p.rego": "package p\n",
      "in.json": "{}",
      "mount/sha256/.keep": "",
      "store/sha256/.keep": "",
    });
    const here = { cwd: folder };
    const abort = new AbortController();
    let says = "";
    const onStderr = (text: string): void => void (says += text);
    const args = ["worker", "--builtins", "none", ...where, "--store", "mount"];
    const working = run(args, { ...here, signal: abort.signal, onStderr });
    await expect.poll(() => says).toContain("waiting for jobs");
    await rm(join(folder, "mount/sha256"), { recursive: true });
    await run(["enqueue", "p.rego", "in.json", ...where, "--store", "store"], here);
    await expect.poll(() => says).toMatch(/error: the store .*mount cannot be used: it has no folder sha256/);
    // The job is given back after it was said.
    await expect
      .poll(
        async () => {
          const { stdout } = await run(["enqueue", "--progress", ...where, "--store", "store"], here);
          return JSON.parse(stdout) as unknown;
        },
        { timeout: 20_000 },
      )
      .toMatchObject({ waiting: 1, dead: 0 });
    abort.abort();
    expect(await working).toMatchObject({ exitCode: 0 });
    expect(says.match(/waits until it is back/g)).toHaveLength(1);
  });

  it("make no more AI analyses than a worker may: the jobs that need them are dead letters", async () => {
    await using service = await startEvidenceService();
    const token = await service.issueToken({ kind: "api" });
    const env = {
      SERVICE_BASE_URL: service.baseUrl,
      SERVICE_PLATFORM_URL: service.platformUrl,
      SERVICE_TOKEN: token,
    };
    const folder = await makeFolder({
      "ask.rego":
        'package p\n\ndeny contains v if some v in service.evidence_prompt(input.digest, "is it safe?").violations\n',
      "store/sha256/.keep": "",
    });
    const where = ["--redis", redis?.url ?? "", "--store", "store", "--queue", "prompts"];
    const abort = new AbortController();
    const flags = ["--max-prompts", "2", "--concurrency", "1"];
    const working = run(["worker", ...flags, ...where], { cwd: folder, env, signal: abort.signal });
    const digests = [1, 2, 3].map((n) => `sha256:${String(n).repeat(64)}`);
    const { stdout } = await run(["enqueue", "ask.rego", ...digests, ...where, "--wait"], { cwd: folder });
    abort.abort();
    const { stderr } = await working;
    const codes = stdout
      .trimEnd()
      .split("\n")
      .map((line) => {
        const { record, letter } = JSON.parse(line) as {
          record?: { outcome: string };
          letter?: { code: string };
        };
        return record?.outcome ?? letter?.code;
      });
    expect(codes.sort()).toEqual(["call_limit", "pass", "pass"]);
    expect(stderr).toContain("AI analyses made: 2");
    expect(service.requests.filter(({ path }) => /prompt/i.test(path))).toHaveLength(2);
  });

  it("print the ids of what waits, and cancel it", async () => {
    const queued = await enqueue("good.json", "--queue", "waits", "--run", "1");
    expect(JSON.parse(queued.stdout)).toMatchObject({ input: "good.json", state: "queued" });
    const cancelled = await enqueue("good.json", "--queue", "waits", "--run", "1", "--cancel");
    expect(JSON.parse(cancelled.stdout)).toMatchObject({ state: "cancelled" });
    const { stdout } = await run(["enqueue", "--progress", "--queue", "waits", ...WHERE], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ waiting: 0, dead: 0, cancelled: 1 });
    const ended = await whileWorking("waits", () => enqueue("bad.json", "--queue", "waits", "--wait"));
    expect(ended.exitCode).toBe(1);
  });

  it("cancel nothing that is not in the queue, and add nothing to it or to the store", async () => {
    const folder = await makeFolder({ "p.rego": "package p\n", "in.json": "{}" });
    const where = ["--redis", redis?.url ?? "", "--store", "store", "--queue", "never"];
    const { stdout, exitCode } = await run(["enqueue", "p.rego", "in.json", "--cancel", ...where], {
      cwd: folder,
    });
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ input: "in.json", state: "unknown" });
    const { stdout: counts } = await run(["enqueue", "--progress", ...where], { cwd: folder });
    expect(new Set(Object.values(JSON.parse(counts) as object))).toEqual(new Set([0]));
    expect((await readdir(folder)).sort()).toEqual(["in.json", "p.rego"]);
  });
});

it.each([
  { args: ["worker", "--store", "s"], message: /no address of Redis: pass/ },
  { args: ["worker", "--redis", "redis://localhost"], message: /no store: pass/ },
  { args: ["worker", "--redis", "redis://:secret@example.com", "--store", "store"], message: /without TLS/ },
  {
    args: ["worker", "--redis", "redis://localhost", "--store", "s", "--rate-limit", "9"],
    message: /100\/s/,
  },
  {
    args: ["worker", "--redis", "redis://localhost", "--store", "s", "--rate-limit", "200000/s"],
    message: /number of requests/,
  },
  {
    args: [
      "worker",
      "--redis",
      "redis://localhost",
      "--store",
      "s",
      "--builtins",
      "none",
      "--rate-limit",
      "9/s",
    ],
    message: /excludes --builtins none/,
  },
  ...[["worker"], ["enqueue", "p.rego", "good.json"]].flatMap((command) =>
    [
      { store: "absent/st", why: "there is no such file or directory" },
      { store: "good.json", why: "it is not a folder" },
      { store: "mount", why: "it has no folder sha256; is what should be there mounted?" },
    ].map(({ store, why }) => ({
      args: [...command, "--redis", "redis://localhost", "--store", store],
      message: new RegExp(`--store: the store \\S*${store} cannot be used: ${why.replace("?", "\\?")}`),
    })),
  ),
  { args: ["enqueue", "p.rego", "good.json", "--store", "s"], message: /no address of Redis: pass/ },
  {
    args: [
      "enqueue",
      "p.rego",
      "good.json",
      "--store",
      "s",
      "--redis",
      "redis://localhost",
      "--wait",
      "--cancel",
    ],
    message: /not both/,
  },
  {
    args: ["enqueue", "sha256:zz", "good.json", "--store", "s", "--redis", "redis://localhost"],
    message: /^error: sha256:zz is not a digest/,
  },
  ...[["worker"], ["enqueue", "p.rego", "good.json"]].flatMap((command) =>
    ["empty.pem", "garbage.pem", "gone.pem"].map((file) => ({
      args: [...command, "--redis", "rediss://localhost", "--store", "s", "--redis-ca", file],
      message: new RegExp(`--redis-ca ${file}`),
    })),
  ),
])("exits with 2 for $args", async ({ args, message }) => {
  const { exitCode, stderr } = await run(args, { cwd, env: { REDIS_URL: "" } });
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain("secret");
  expect(exitCode).toBe(2);
});
