// The ways to evaluate, with a service that answers them.
import { createServiceClient, loadPolicy, serviceBuiltins } from "../../dist/index.js";
import { startEvidenceService } from "../../dist/testing.js";
import { ENDLESS_BODY } from "../endless-body.mjs";
import { startServe } from "./serve.mjs";

const PURE = `package soak

total := sum([item.size | some item in input.items])
`;
const POLICY = `${PURE}
known contains digest if {
	some digest in input.digests
	count(service.discover(digest, "").references) >= 0
}

spins if {
${ENDLESS_BODY}
}
`;
const ENTRYPOINTS = ["soak/total", "soak/known", "soak/spins"];
const DIGESTS = Array.from({ length: 50 }, (_, index) => `sha256:${String(index).padStart(64, "0")}`);
const ITEMS = Array.from({ length: 200 }, (_, index) => ({ size: index, name: `package ${index}` }));
const SPINS_EVERY = 20;
/** Longer than all inputs take to begin. */
const PEAK_DELAY_MS = 200;

const total = { entrypoint: "soak/total" };
const known = { entrypoint: "soak/known" };

/** @param {number} round */
const inputOf = (round) => ({ items: ITEMS.slice(round % 100), digests: DIGESTS.slice(round % 40) });
/** @param {number} round */
const sumOf = (round) => inputOf(round).items.reduce((sum, { size }) => sum + size, 0);
/** @param {number} round */
const knownOf = (round) => inputOf(round).digests.length;

function check(found, expected) {
  if (found !== expected) throw new Error(`${String(found)} instead of ${String(expected)}`);
}

async function evaluateMany(policy, round) {
  const inputs = Array.from({ length: 40 }, (_, index) => inputOf(round + index));
  for await (const ended of policy.evaluateAll(inputs, known)) {
    if (ended.status === "rejected") throw ended.reason;
    check(ended.value.length, knownOf(round + ended.index));
  }
}

/**
 * Starts a service, a policy in this thread and one in worker threads, and `serve` as a process of its own.
 *
 * @returns `run`, the ways by name, each of which throws for a wrong result; `rest`, which drops what the fake service has
 * counted; `reachPeak`, which takes as many instances and connections at once as all ways ever do; `memoryOfServe`; and `close`, which resolves when nothing of all this is needed any more.
 */
export async function startWays() {
  const service = await startEvidenceService({});
  for (const digest of DIGESTS) service.addReferrer({ digest, kind: "ARTIFACT", metadata: {} });
  const token = await service.issueToken({ kind: "user" });
  const serve = await startServe(
    { "soak.rego": POLICY },
    { SERVICE_BASE_URL: service.baseUrl, SERVICE_TOKEN: token },
  );
  const client = createServiceClient({ baseUrl: service.baseUrl, token, env: {}, configFile: false });
  const options = { builtins: serviceBuiltins(client), entrypoint: ENTRYPOINTS };
  const source = { files: { "soak.rego": POLICY } };
  const here = await loadPolicy(source, options);
  const pure = await loadPolicy({ files: { "soak.rego": PURE } }, total);
  const workers = await loadPolicy(source, { ...options, isolation: "worker", maxWorkers: 2 });

  /** @type {Record<string, (round: number) => Promise<void>>} */
  const run = {
    evaluate: async (round) => check(await here.evaluate(inputOf(round), total), sumOf(round)),
    evaluateSync: async (round) => check(pure.evaluateSync(inputOf(round), total), sumOf(round)),
    "prepared input": async (round) => {
      const prepared = here.prepare(inputOf(round));
      check(await prepared.evaluate(total), sumOf(round));
      prepared.close();
    },
    "evaluate, with calls": async (round) =>
      check((await here.evaluate(inputOf(round), known)).length, knownOf(round)),
    "evaluateAll, 40 inputs with calls": (round) => evaluateMany(here, round),
    "worker threads": async (round) => check(await workers.evaluate(inputOf(round), total), sumOf(round)),
    "worker threads, evaluateAll": (round) => evaluateMany(workers, round),
    "worker threads, ended while they ran": async (round) => {
      if (round % SPINS_EVERY !== 0) return;
      await workers.evaluate({}, { entrypoint: "soak/spins", timeoutMs: 20 }).then(
        () => check("a result", "a timeout"),
        (error) => check(error.code, "timeout"),
      );
    },
    serve: async (round) => check(await serve.ask("soak/total", inputOf(round)), sumOf(round)),
    "serve, with calls": async (round) =>
      check((await serve.ask("soak/known", inputOf(round))).length, knownOf(round)),
  };
  return {
    run,
    rest: () => service.resetStats(),
    async reachPeak() {
      service.setDelay(PEAK_DELAY_MS);
      await Promise.all([evaluateMany(here, 0), evaluateMany(workers, 0)]);
      service.setDelay(0);
    },
    memoryOfServe: serve.memory,
    async close() {
      await workers.close();
      await here.close();
      await pure.close();
      await client.close();
      await serve.close();
      await service.close();
    },
  };
}
