import autocannon from "autocannon";
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { portOf } from "../scripts/free-port.mjs";
import { pinToCore } from "./pin-to-core.mjs";
import { median } from "./print-table.mjs";

const CONNECTIONS = 10;
const SECONDS = 4;
const TURNS = 3;
const BODY = JSON.stringify({ input: { roles: ["reader", "admin"], action: "delete", path: "/admin/20/x" } });
const ANSWER = '{"result":true}\n';

/** What answers a decision that takes no time: reads JSON, and writes it. */
const SERVERS = {
  "node:http": async () => {
    const { createServer } = await import("node:http");
    const server = createServer((request, response) => {
      const chunks = [];
      request.on("data", (chunk) => chunks.push(chunk));
      request.on("end", () => {
        const { input } = JSON.parse(Buffer.concat(chunks).toString("utf8"));
        const text = `${JSON.stringify({ result: input.action === "delete" })}\n`;
        response.writeHead(200, {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(text),
        });
        response.end(text);
      });
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    return portOf(server);
  },
  fastify: async () => {
    const { default: fastify } = await import("fastify");
    const app = fastify();
    app.post("/v1/data/bench/allow", (/** @type {{ body: any }} */ request, reply) =>
      reply
        .header("content-type", "application/json")
        .send(`${JSON.stringify({ result: request.body.input.action === "delete" })}\n`),
    );
    await app.listen({ port: 0, host: "127.0.0.1" });
    return portOf(app.server);
  },
};

async function rateOf(name) {
  const child = fork(fileURLToPath(import.meta.url), [name]);
  const [port] = await once(child, "message");
  spawnSync("taskset", ["-apc", "0", String(child.pid)], { stdio: "ignore" });
  const load = (duration) =>
    autocannon({
      url: `http://127.0.0.1:${port}/v1/data/bench/allow`,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: BODY,
      connections: CONNECTIONS,
      duration,
      expectBody: ANSWER,
    });
  await load(1);
  const { requests, latency, mismatches, errors, non2xx } = await load(SECONDS);
  child.kill();
  if (mismatches + errors + non2xx > 0) throw new Error(`${name} gave another answer`);
  return { perSecond: requests.average, p99: latency.p99 };
}

/** Why `regohost serve` has Node's own server: what each gives before there is a policy. */
export async function measure() {
  const title = `Servers without a policy, ${CONNECTIONS} connections`;
  if (spawnSync("taskset", ["--version"], { stdio: "ignore" }).status !== 0)
    return { title, note: "skipped: no taskset", rows: [] };
  pinToCore(1);
  /** @type {Record<string, { perSecond: number, p99: number }[]>} */
  const measured = Object.fromEntries(Object.keys(SERVERS).map((name) => [name, []]));
  for (let turn = 0; turn < TURNS; turn++)
    for (const name of Object.keys(SERVERS)) measured[name].push(await rateOf(name));
  const first = measured["node:http"];
  const rows = Object.entries(measured).map(([server, taken]) => ({
    server,
    "answers a second": median(taken.map(({ perSecond }) => perSecond)),
    "of node:http": median(taken.map(({ perSecond }, turn) => perSecond / first[turn].perSecond)),
    "p99 in ms": median(taken.map(({ p99 }) => p99)),
  }));
  return { title, note: `medians of ${TURNS} turns of ${SECONDS} s; the server on one core`, rows };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.send?.(await SERVERS[process.argv[2]]());
