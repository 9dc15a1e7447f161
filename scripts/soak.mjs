// The command `npm run soak [-- --minutes N]`. Exit codes: 0 memory stays flat and nothing is left open, 1 it does not, 2 it could not be run.
import { once } from "node:events";
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createServiceClient, loadPolicy, serviceBuiltins } from "../dist/index.js";
import { startEvidenceService } from "../dist/testing.js";
import { ENDLESS_BODY } from "./endless-body.mjs";

const DEFAULT_MINUTES = 10;
/** The share of the time after which memory counts. */
const WARM_UP = 0.4;
/** How much more memory the last samples may have than the first ones. */
const MAX_GROWTH = 0.05;
const SAMPLES = 24;

const POLICY = `package soak

total := sum([item.size | some item in input.items])

known contains digest if {
	some digest in input.digests
	count(service.discover(digest, "").references) >= 0
}

spins if {
${ENDLESS_BODY}
}
`;

function readMinutes() {
  try {
    const { minutes } = parseArgs({
      options: { minutes: { type: "string", default: String(DEFAULT_MINUTES) } },
    }).values;
    if (!(Number(minutes) > 0)) throw new Error(`--minutes takes a number above 0, not ${minutes}`);
    return Number(minutes);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}

const minutes = readMinutes();
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** What keeps the process alive, but for its own output and what timers of libraries leave for a moment. */
const openHandles = () =>
  process.getActiveResourcesInfo().filter((kind) => !["TTYWrap", "PipeWrap", "FileHandle"].includes(kind));

async function startServer(folder) {
  const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
  const server = spawn(process.execPath, [cli, "serve", folder, "--addr", "127.0.0.1:0"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const url = await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      said += String(chunk);
      const found = /https?:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.once("exit", () => reject(new Error(`serve ended: ${said}`)));
  });
  return { server, url };
}

async function main() {
  const folder = await mkdtemp(join(tmpdir(), "regohost-soak-"));
  const before = openHandles();
  await writeFile(join(folder, "served.rego"), "package served\n\nsum := input.a + input.b\n");
  const { server, url } = await startServer(folder);
  const service = await startEvidenceService({});
  const digests = Array.from({ length: 50 }, (_, index) => `sha256:${String(index).padStart(64, "0")}`);
  for (const digest of digests) service.addReferrer({ digest, kind: "ARTIFACT", metadata: {} });
  const token = await service.issueToken({ kind: "user" });
  const client = createServiceClient({ baseUrl: service.baseUrl, token, env: {}, configFile: false });
  const options = {
    builtins: serviceBuiltins(client),
    entrypoint: ["soak/total", "soak/known", "soak/spins"],
  };
  const source = { files: { "soak.rego": POLICY } };
  const here = await loadPolicy(source, options);
  const workers = await loadPolicy(source, { ...options, isolation: "worker", maxWorkers: 2 });

  const items = Array.from({ length: 200 }, (_, index) => ({ size: index, name: `package ${index}` }));
  const total = { entrypoint: "soak/total" };
  const known = { entrypoint: "soak/known" };
  const check = (found, expected) => {
    if (found !== expected) throw new Error(`${String(found)} instead of ${String(expected)}`);
  };
  const inputOf = (round) => ({ items: items.slice(round % 100), digests: digests.slice(round % 40) });
  const sumOf = (round) => inputOf(round).items.reduce((sum, { size }) => sum + size, 0);
  const evaluateMany = async (policy, round) => {
    const inputs = Array.from({ length: 40 }, (_, index) => inputOf(round + index));
    for await (const ended of policy.evaluateAll(inputs, known)) {
      if (ended.status === "rejected") throw ended.reason;
      check(ended.value.length, inputs[ended.index].digests.length);
    }
  };
  const ways = {
    evaluate: async (round) => check(await here.evaluate(inputOf(round), total), sumOf(round)),
    prepared: async (round) => {
      const prepared = here.prepare(inputOf(round));
      check(await prepared.evaluate(total), sumOf(round));
      prepared.close();
    },
    rounds: async (round) => check((await here.evaluate(inputOf(round), known)).length, 50 - (round % 40)),
    evaluateAll: (round) => evaluateMany(here, round),
    workers: async (round) => check(await workers.evaluate(inputOf(round), total), sumOf(round)),
    "workers, evaluateAll": (round) => evaluateMany(workers, round),
    "workers, ended": async (round) => {
      if (round % 20 !== 0) return;
      await workers.evaluate({}, { entrypoint: "soak/spins", timeoutMs: 20 }).then(
        () => check("a result", "a timeout"),
        (error) => check(error.code, "timeout"),
      );
    },
    serve: async (round) => {
      const body = JSON.stringify({ input: { a: round, b: 1 } });
      const response = await fetch(`${url}/v1/data/served/sum`, { method: "POST", body });
      check((await response.json()).result, round + 1);
    },
  };
  const counts = Object.fromEntries(Object.keys(ways).map((name) => [name, 0]));

  const startedAt = Date.now();
  const totalMs = minutes * 60_000;
  const samples = [];
  let round = 0;
  while (Date.now() - startedAt < totalMs) {
    for (const [name, run] of Object.entries(ways)) {
      await run(round);
      counts[name]++;
    }
    round++;
    const share = (Date.now() - startedAt) / totalMs;
    if (share < WARM_UP + (samples.length * (1 - WARM_UP)) / SAMPLES) continue;
    service.resetStats();
    await sleep(50);
    globalThis.gc();
    await sleep(50);
    globalThis.gc();
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
    samples.push({ rss, used: heapUsed + external, arrayBuffers });
  }

  await workers.close();
  await here.close();
  await client.close();
  await service.close();
  server.kill("SIGTERM");
  await once(server, "exit");
  await rm(folder, { recursive: true });
  // Sockets of `fetch` and what Node closes in its own time.
  let left = [];
  for (let wait = 0; wait < 100; wait++) {
    left = openHandles().filter((kind) => !before.includes(kind));
    if (left.length === 0) break;
    await sleep(100);
  }

  const half = Math.floor(samples.length / 3);
  let failed = left.length > 0;
  for (const name of ["rss", "used"]) {
    const first = median(samples.slice(0, half).map((sample) => sample[name]));
    const last = median(samples.slice(-half).map((sample) => sample[name]));
    const growth = last / first - 1;
    if (!(growth <= MAX_GROWTH)) failed = true;
    const mib = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
    console.log(
      `${name === "rss" ? "resident memory" : "heap and buffers"}: ${mib(first)} → ${mib(last)}, ${(growth * 100).toFixed(1)} %`,
    );
  }
  console.log(
    Object.entries(counts)
      .map(([name, count]) => `${count} × ${name}`)
      .join(", "),
  );
  console.log(left.length === 0 ? "nothing is left open" : `left open: ${left.join(", ")}`);
  if (failed) console.log("FAIL: memory grows by more than 5 %, or something is left open");
  return failed ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error);
    process.exit(2);
  },
);
