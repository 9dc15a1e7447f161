// The execution modes, with a service for them.
import { readFileSync } from "node:fs";
import { loadGate } from "regohost/gate";
import { createServiceClient, loadPolicy, serviceBuiltins } from "regohost";
import { startEvidenceService } from "regohost/testing";
import { ENDLESS_BODY } from "../../../scripts/endless-body.mjs";
import { startServe } from "./serve.mjs";

const PURE = `package soak

total := sum([item.size | some item in input.items])
`;
const POLICY = `${PURE}
known contains digest if {
	some digest in input.digests
	count(service.discover(digest, "").references) >= 0
}

sizes := sum([count(service.download_artifact(digest)) | some digest in input.artifacts])

deny contains "too large" if total > input.most

spins if {
${ENDLESS_BODY}
}
`;
const ENTRYPOINTS = ["soak/total", "soak/known", "soak/sizes", "soak/spins"];
const DIGESTS = Array.from({ length: 50 }, (_, index) => `sha256:${String(index).padStart(64, "0")}`);
const ITEMS = Array.from({ length: 200 }, (_, index) => ({ size: index, name: `package ${index}` }));
/** These modes run in one of this number of rounds. */
const EVERY = { "worker threads, ended while they ran": 20, "load a policy and a gate, and close them": 20 };
const ARTIFACTS = 40;
const ARTIFACT_BYTES = 4096;
/** Space for a quarter of the artifacts, so that others are evicted. */
const KEPT_BYTES = (ARTIFACTS / 4) * ARTIFACT_BYTES;
const fixture = (name) => readFileSync(new URL(`../../testing/fixtures/${name}`, import.meta.url), "utf8");
const CERT = fixture("loopback-cert.pem");
/** Longer than the start of all inputs takes, also on a busy machine. */
const PEAK_DELAY_MS = 1_000;
/** Number of requests to `serve` that wait at once then. */
const PEAK_REQUESTS = 40;
/**
 * Number of warm-ups before measuring: V8's space for new objects grows as it is filled, which takes long with one
 * request per round.
 */
const WARM_UPS = 100;

const total = { entrypoint: "soak/total" };
const known = { entrypoint: "soak/known" };
const sizes = { entrypoint: "soak/sizes" };

/** @param {number} round */
const inputOf = (round) => ({ items: ITEMS.slice(round % 100), digests: DIGESTS.slice(round % 40) });
/** @param {number} round */
const sumOf = (round) => inputOf(round).items.reduce((sum, { size }) => sum + size, 0);
/** @param {number} round */
const knownOf = (round) => inputOf(round).digests.length;

/** @param {unknown} value */
const lengthOf = (value) => (Array.isArray(value) ? value.length : undefined);

function check(found, expected) {
  if (found !== expected) throw new Error(`${String(found)} instead of ${String(expected)}`);
}

async function evaluateMany(policy, round) {
  const inputs = Array.from({ length: 40 }, (_, index) => inputOf(round + index));
  for await (const ended of policy.evaluateAll(inputs, known)) {
    if (ended.status === "rejected") throw ended.reason;
    check(lengthOf(ended.value), knownOf(round + ended.index));
  }
}

/** A service with the data that the policies need, and the settings of clients. */
async function startService(options) {
  const service = await startEvidenceService(options);
  for (const digest of DIGESTS) service.addReferrer({ digest, kind: "ARTIFACT", metadata: {} });
  const artifacts = Array.from(
    { length: ARTIFACTS },
    (_, index) => service.addArtifact(String(index).padStart(ARTIFACT_BYTES, "-")).digest,
  );
  const token = await service.issueToken({ kind: "user" });
  return {
    service,
    artifacts,
    token,
    reach: { baseUrl: service.baseUrl, token, env: {}, configFile: /** @type {const} */ (false) },
  };
}

async function judge(gate, round) {
  const { outcome } = await gate.judge([
    { name: "in.json", value: { ...inputOf(round), most: sumOf(round) } },
  ]);
  check(outcome, "pass");
}

/**
 * Starts a service and one over TLS, policies in this thread and one in worker threads, a gate, and `serve` as a
 * separate process.
 *
 * @returns `run`, the modes by name, each of which throws for a wrong result; `namesOf`, those of a round; `rest`,
 * which resets the counts of the fake services; `reachPeak`, which uses as many instances and connections at once as
 * all modes ever do; `memoryOfServe`; and `close`, which resolves when everything is closed.
 */
export async function startWays() {
  const { service, artifacts, token, reach } = await startService({});
  const secure = await startService({ tls: { key: fixture("loopback-key.pem"), cert: CERT } });
  const serve = await startServe(
    { "soak.rego": POLICY },
    { SERVICE_BASE_URL: service.baseUrl, SERVICE_TOKEN: token },
  );
  const client = createServiceClient({ ...reach, artifactCacheBytes: KEPT_BYTES });
  const secureClient = createServiceClient({ ...secure.reach, ca: CERT });
  const options = { builtins: serviceBuiltins(client), entrypoint: ENTRYPOINTS };
  const source = { files: { "soak.rego": POLICY } };
  const here = await loadPolicy(source, options);
  const overHttp2 = await loadPolicy(source, { ...options, builtins: serviceBuiltins(secureClient) });
  const gate = await loadGate(source, { builtins: options.builtins });
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
      check(lengthOf(await here.evaluate(inputOf(round), known)), knownOf(round)),
    "evaluate, with calls over HTTP/2": async (round) =>
      check(lengthOf(await overHttp2.evaluate(inputOf(round), known)), knownOf(round)),
    "evaluate, with artifacts of which the client keeps some": async (round) => {
      const asked = [0, 1, 2].map((next) => artifacts[(round + next) % ARTIFACTS]);
      check(await here.evaluate({ artifacts: asked }, sizes), asked.length * ARTIFACT_BYTES);
    },
    "gate.judge": (round) => judge(gate, round),
    "load a policy and a gate, and close them": async (round) => {
      const policy = await loadPolicy(source, options);
      check(await policy.evaluate(inputOf(round), total), sumOf(round));
      await policy.close();
      const other = await loadGate(source, { builtins: options.builtins });
      await judge(other, round);
      await other.close();
    },
    "evaluateAll, 40 inputs with calls": (round) => evaluateMany(here, round),
    "worker threads": async (round) => check(await workers.evaluate(inputOf(round), total), sumOf(round)),
    "worker threads, evaluateAll": (round) => evaluateMany(workers, round),
    "worker threads, ended while they ran": async () => {
      await workers.evaluate({}, { entrypoint: "soak/spins", timeoutMs: 20 }).then(
        () => check("a result", "a timeout"),
        (error) => check(error.code, "timeout"),
      );
    },
    serve: async (round) => check(await serve.ask("soak/total", inputOf(round)), sumOf(round)),
    "serve, with calls": async (round) =>
      check((await serve.ask("soak/known", inputOf(round))).length, knownOf(round)),
  };
  const askAtOnce = () =>
    Promise.all(Array.from({ length: PEAK_REQUESTS }, (_, at) => run["serve, with calls"](at)));
  for (let times = 0; times < WARM_UPS; times++) await askAtOnce();
  return {
    /** The names of the modes of a round. @param {number} round */
    namesOf: (round) => Object.keys(run).filter((name) => round % (EVERY[name] ?? 1) === 0),
    run,
    rest() {
      service.resetStats();
      secure.service.resetStats();
    },
    async reachPeak() {
      const services = [service, secure.service];
      for (const one of services) one.setDelay(PEAK_DELAY_MS);
      await Promise.all([
        ...[here, workers, overHttp2].map((policy) => evaluateMany(policy, 0)),
        askAtOnce(),
      ]);
      for (const one of services) one.setDelay(0);
    },
    memoryOfServe: serve.memory,
    async close() {
      await workers.close();
      await here.close();
      await overHttp2.close();
      await pure.close();
      await gate.close();
      await client.close();
      await secureClient.close();
      await serve.close();
      await service.close();
      await secure.service.close();
    },
  };
}
