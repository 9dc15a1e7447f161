/**
 * Records the events of OPA's decision log for the requests of test/server/serve/fixtures/event-requests.json, and the names of its metrics,
 * for the tests of `regohost serve`. Run it again after a change of the requests or of OPA's version:
 *
 *     node scripts/serve-events.mjs [path of opa, default: opa]
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { caseOf, CASE_HEADER, readEvents, toEventShape } from "./event-shape.mjs";
import { freePort, portOf } from "./free-port.mjs";
import { toMetricShapes } from "./metric-shapes.mjs";
import { send } from "./serve-answers.mjs";

const fixtures = new URL("../test/server/serve/fixtures/", import.meta.url);
const policies = "event-policies";
const cwd = fileURLToPath(fixtures);
const LAST = "last";
const WAIT_MS = 20_000;

/** OPA's arguments, by the name of a setup. */
const SETUPS = {
  files: { arguments: [policies] },
  bundle: { revision: "r1" },
  unnamed: { revision: "" },
  traced: {
    arguments: [policies],
    config: {
      // Nothing listens there: spans are created nevertheless.
      distributed_tracing: { type: "http", address: "127.0.0.1:9", exclude_paths: ["/v1/data/app/allow"] },
    },
  },
};

/** A service that provides bundles and receives decision logs and status. */
async function startService(bundles) {
  const events = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      if (request.method === "POST" && request.url?.startsWith("/logs"))
        events.push(.../** @type {any[]} */ (readEvents(gunzipSync(bytes).toString("utf8"))));
      const bundle = bundles.get(request.url);
      if (bundle !== undefined) response.setHeader("content-type", "application/gzip");
      response.writeHead(request.method === "GET" && bundle === undefined ? 404 : 200).end(bundle);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${portOf(server)}`, events, server };
}

async function until(isThere, what) {
  for (const end = Date.now() + WAIT_MS; !(await isThere());) {
    if (Date.now() > end) throw new Error(`${what}: not there after ${String(WAIT_MS)} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function run(opa, args, options) {
  const child = spawn(opa, args, { stdio: ["ignore", "ignore", "inherit"], ...options });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${opa} ${args[0]} ended with ${String(code)}`);
}

/** Runs the requests of one setup. @returns the events by the requests' names, and the text of `/metrics`. */
async function recordSetup(opa, folder, name, requests, config = {}) {
  const { revision, ...setup } = SETUPS[name];
  const bundles = new Map();
  if (revision !== undefined) {
    const path = join(folder, `${name}.tar.gz`);
    await run(opa, ["build", "-b", policies, "-r", revision, "-o", path], { cwd });
    bundles.set("/bundle.tar.gz", await readFile(path));
  }
  const { url, events, server } = await startService(bundles);
  const configPath = join(folder, `${name}.json`);
  await writeFile(
    configPath,
    JSON.stringify({
      services: { control: { url } },
      labels: { region: "eu" },
      nd_builtin_cache: true,
      ...(revision === undefined ? {} : { bundles: { authz: { resource: "bundle.tar.gz" } } }),
      ...setup.config,
      decision_logs: {
        service: "control",
        console: true,
        request_context: { http: { headers: ["X-Trace", CASE_HEADER] } },
        reporting: { min_delay_seconds: 1, max_delay_seconds: 1 },
        ...config.decision_logs,
      },
      status: { prometheus: true },
    }),
  );
  const port = await freePort();
  const child = spawn(
    opa,
    [
      ...["run", "--server", "--addr", `127.0.0.1:${String(port)}`, "--log-format", "json", "-c", configPath],
      ...(setup.arguments ?? []),
    ],
    { cwd, stdio: ["ignore", "pipe", "pipe"] },
  );
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      if (line.includes('"openpolicyagent.org/decision_logs"')) lines.push(readEvents(line));
    });
  }
  try {
    await until(
      () =>
        send(port, { method: "GET", path: "/health?bundles" }).then(
          ({ status }) => status === 200,
          () => false,
        ),
      `OPA with the setup ${name}`,
    );
    for (const [index, { headers, ...asked }] of requests.entries())
      await send(port, { ...asked, headers: { ...headers, [CASE_HEADER]: String(index) } });
    await send(port, { method: "POST", path: "/v1/data/app/echo", headers: { [CASE_HEADER]: LAST } });
    await until(() => events.some((event) => caseOf(event) === LAST), `the last event of ${name}`);
    const byCase = (list, key) => list.find((event) => caseOf(event) === key);
    const before = Number(byCase(events, "0").req_id.slice(1)) - 1;
    const recorded = {};
    for (const [index, request] of requests.entries()) {
      const uploaded = byCase(events, String(index));
      const event = uploaded === undefined ? null : toEventShape(uploaded, before);
      const line = byCase(lines, String(index));
      const shown = line === undefined ? {} : toEventShape(line, before);
      // The console prints the same, except for parts that it formats as text.
      const isSame = JSON.stringify(shown.error) === JSON.stringify(event?.error);
      recorded[request.name] = isSame ? { event } : { event, consoleError: shown.error };
    }
    const { body: metrics } = await send(port, { method: "GET", path: "/metrics" });
    return { recorded, metrics };
  } finally {
    child.kill();
    server.close();
    server.closeAllConnections();
  }
}

async function record(opa) {
  const requests = JSON.parse(await readFile(new URL("event-requests.json", fixtures), "utf8"));
  const folder = await mkdtemp(join(tmpdir(), "serve-events-"));
  try {
    const events = {};
    let metrics = {};
    for (const name of Object.keys(SETUPS)) {
      const own = requests.filter(({ setup = "files" }) => setup === name);
      const { recorded, metrics: text } = await recordSetup(opa, folder, name, own);
      Object.assign(events, recorded);
      metrics = { ...metrics, ...toMetricShapes(text) };
    }
    const buffered = {
      decision_logs: { reporting: { buffer_type: "event", min_delay_seconds: 1, max_delay_seconds: 1 } },
    };
    const { metrics: text } = await recordSetup(opa, folder, "bundle", [requests[0]], buffered);
    metrics = { ...metrics, ...toMetricShapes(text) };
    const write = (name, value) => writeFile(new URL(name, fixtures), `${JSON.stringify(value, null, 2)}\n`);
    await write("events.json", events);
    await write("metrics.json", Object.fromEntries(Object.entries(metrics).sort()));
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await record(process.argv[2] ?? "opa");
