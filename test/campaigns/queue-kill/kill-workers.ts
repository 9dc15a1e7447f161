import { fork, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { isDeepStrictEqual } from "node:util";
import { compilePolicy, createServiceClient, serviceBuiltins } from "../../../src/index.js";
import { packageRoot } from "../../../src/engine/opa/package-root.js";
import { createContentStore, createQueue, type SettledDecision } from "../../../src/server/queue/index.js";
import { startEvidenceService } from "../../../src/testing/index.js";
import type { RunningRedis } from "../../../scripts/redis-server.mjs";

/** A prompt for each job, and a call before and after it, so that workers are killed before, during and after it. */
const POLICY = `package p

deny contains v if {
	service.discover(input.digest, "")
	some v in service.evidence_prompt(input.digest, "is it safe?").violations
	service.discover(input.digest, "SBOM")
}
`;
const WORKER = join(packageRoot(), "test/campaigns/queue-kill/worker.mjs");
const LOCK_MS = 1_500;
const CONCURRENCY = 16;
/** Duration of a call of the service. */
const DELAY_MS = 10;
/** Duration of a prompt: most of a job, so that most jobs of a killed worker have sent it and have no result yet. */
const PROMPT_MS = 100;

const isPrompt = (path: string): boolean => /prompt/i.test(path);

/** The observations. `problems` lists violations. */
export interface KillReport {
  jobs: number;
  kills: number;
  decided: number;
  /** Decisions that report a prompt whose result was lost with its worker. */
  interrupted: number;
  /** Those of them whose prompt the service had received; the others were killed before they could send it. */
  interruptedAsked: number;
  prompts: number;
  /** Decisions that took more than one attempt. */
  retried: number;
  problems: string[];
}

/** A run of the kill test. */
export interface KillOptions {
  /** The folder of the built package, such as `dist`. */
  built: string;
  jobs: number;
  workers: number;
  /**
   * Number of prompts between two kills. Prompts instead of time: a kill costs the start of a worker, however busy the
   * machine is.
   */
  everyPrompts: number;
}

/**
 * Runs jobs in `workers` processes, and kills the oldest of them at every `everyPrompts`th prompt, as soon as the
 * service has received it, until all jobs have ended.
 */
export async function killWorkers(
  redis: RunningRedis,
  { built, jobs, workers, everyPrompts }: KillOptions,
): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), "regohost-kill-"));
  const service = await startEvidenceService({
    delayMs: ({ path }) => (isPrompt(path) ? PROMPT_MS : DELAY_MS),
  });
  const running: ChildProcess[] = [];
  try {
    const prompts = new Map<string, number>();
    let made = 0;
    let kill = (): void => undefined;
    service.onPrompt((evidence) => {
      prompts.set(evidence, (prompts.get(evidence) ?? 0) + 1);
      if (++made % everyPrompts === 0) kill();
      return { skipped: false, violations: [] };
    });
    const digests = Array.from(
      { length: jobs },
      (_, index) => service.addArtifact(`artifact ${String(index)}`, { kind: "SBOM" }).digest,
    );
    await mkdir(join(folder, "sha256"));
    const store = createContentStore(folder);
    const client = createServiceClient({
      baseUrl: service.baseUrl,
      platformUrl: service.platformUrl,
      token: "none",
    });
    const { wasm } = await compilePolicy(
      { files: { "p.rego": POLICY } },
      { entrypoint: "p/deny", builtins: serviceBuiltins(client) },
    );
    await client.close();
    const policy = await store.put(wasm);
    await using queue = await createQueue({ connection: { url: redis.url }, backoffMs: 100 });
    const run = createHash("sha256")
      .update(`${String(process.pid)} ${String(Date.now())}`)
      .digest("hex");
    const toJob = (artifact: string) => ({ policy, input: { artifact }, run });
    const queued = await queue.enqueue(digests.map(toJob));

    const env = {
      ...process.env,
      SERVICE_BASE_URL: service.baseUrl,
      SERVICE_PLATFORM_URL: service.platformUrl,
      SERVICE_TOKEN: await service.issueToken({ kind: "api" }),
      QUEUE_PACKAGE: built,
      QUEUE_REDIS: redis.url,
      QUEUE_STORE: folder,
      QUEUE_LOCK_MS: String(LOCK_MS),
      QUEUE_CONCURRENCY: String(CONCURRENCY),
    };
    const start = (): void => {
      running.push(fork(WORKER, { env, stdio: ["ignore", "ignore", "inherit", "ipc"] }));
    };
    for (let index = 0; index < workers; index++) start();

    let kills = 0;
    // The longest-running one has prompts in progress; a new one may not have begun.
    kill = () => {
      const killed = running.shift();
      if (killed?.kill("SIGKILL") === true) kills++;
      start();
    };
    const settled = new Map<string, SettledDecision>();
    for await (const one of queue.results(queued.map(({ id }) => id))) settled.set(one.id, one);
    const problems: string[] = [];
    const counts = { decided: 0, interrupted: 0, interruptedAsked: 0, retried: 0 };
    for (const [index, { id }] of queued.entries()) {
      const one = settled.get(id);
      const asked = prompts.get(digests[index] ?? "") ?? 0;
      if (asked > 1) problems.push(`${id}: asked ${String(asked)} times`);
      if (one?.state === "decided") {
        counts.decided++;
        if (one.record.attempts > 1) counts.retried++;
        if (asked !== 1) problems.push(`${id}: decided with ${String(asked)} prompts`);
      } else if (one?.state === "dead" && one.letter.code === "effect_interrupted") {
        counts.interrupted++;
        counts.interruptedAsked += asked;
      } else problems.push(`${id}: ${one?.state === "dead" ? one.letter.reason : "lost"}`);
    }
    if (counts.interruptedAsked === 0) {
      problems.push("no worker was killed between a prompt and its answer, so the run shows nothing of them");
    }
    // The first stored result remains stored, and is never decided again.
    const decided = queued.filter(({ id }) => settled.get(id)?.state === "decided");
    const again = await queue.enqueue(
      digests.filter((_, index) => settled.get(queued[index]?.id ?? "")?.state === "decided").map(toJob),
    );
    if (again.some(({ state }) => state !== "decided")) problems.push("a decided job was enqueued again");
    for await (const one of queue.results(decided.map(({ id }) => id))) {
      if (!isDeepStrictEqual(one, settled.get(one.id))) problems.push(`${one.id}: its result has changed`);
    }
    const logged = service.requests.filter(({ path }) => isPrompt(path)).length;
    // A request whose worker was killed meanwhile may have no result: there are no more of them than decisions that
    // report one.
    const unanswered = counts.interrupted - counts.interruptedAsked;
    if (logged < made || logged > made + unanswered) {
      problems.push(`${String(logged)} requests for ${String(made)} prompts`);
    }
    return { jobs, kills, prompts: logged, ...counts, problems };
  } finally {
    await Promise.all(
      running.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGKILL");
        await ended;
      }),
    );
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
}
