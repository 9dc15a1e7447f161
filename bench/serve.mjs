import autocannon from "autocannon";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { portOf } from "../scripts/free-port.mjs";
import { findOpaBinary } from "../scripts/opa-binary.mjs";
import { pinToCore } from "./pin-to-core.mjs";
import { median, reached } from "./print-table.mjs";

export const CLI = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const CONNECTIONS = 10;
const SECONDS = 4;
/** Until V8 has compiled what runs often: its compiler's threads take the one core from the server. */
export const WARM_SECONDS = 10;
const TURNS = 3;
const CALLS = 10;
const CALL_MS = 20;
/** Of Linux, in which `/proc` counts a process's time. */
export const TICK_MS = 10;

export const COMPUTES = `package bench

allow if {
	some role in input.roles
	some grant in grants[role]
	grant.action == input.action
	startswith(input.path, grant.prefix)
}

grants[role] contains {"action": action, "prefix": sprintf("/%s/%d", [role, n])} if {
	some role in ["reader", "writer", "admin"]
	some action in ["get", "put", "delete"]
	some n in numbers.range(1, 20)
}
`;

const ASKS = (port) => `package bench

allow if {
	answers := [answer |
		some n in numbers.range(1, ${CALLS})
		answer := http.send({"method": "get", "url": sprintf("http://127.0.0.1:${port}/%d", [n])}).body
	]
	count(answers) == ${CALLS}
}
`;

const BODY = JSON.stringify({ input: { roles: ["reader", "admin"], action: "delete", path: "/admin/20/x" } });

/** A server on one core, until it answers. */
export async function start(command, args, port, cwd) {
  const child = spawn("taskset", ["-c", "0", command, ...args], { cwd, stdio: ["ignore", "ignore", "pipe"] });
  createInterface(child.stderr).on("line", () => undefined);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
    const isUp = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    await sleep(50);
  }
}

export async function load(port, seconds) {
  // autocannon's own percentiles are whole milliseconds.
  const times = [];
  const result = await new Promise((resolve, reject) => {
    const options = {
      url: `http://127.0.0.1:${port}/v1/data/bench/allow`,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: BODY,
      connections: CONNECTIONS,
      duration: seconds,
      expectBody: '{"result":true}\n',
    };
    autocannon(options, (error, ended) => (error ? reject(error) : resolve(ended))).on(
      "response",
      (_client, _status, _bytes, ms) => times.push(ms),
    );
  });
  if (result.non2xx + result.errors + result.mismatches > 0 || result.requests.total === 0) {
    throw new Error(`${result.non2xx} failed, ${result.errors} errors, ${result.mismatches} other answers`);
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.ceil(times.length * share) - 1];
  return {
    perSecond: result.requests.average,
    p50: at(0.5),
    p99: at(0.99),
    requests: result.requests.total,
  };
}

/** What a process has computed, in milliseconds: what else the machine does changes it less than rates. */
function cpuMsOf(/** @type {import("node:child_process").ChildProcess} */ { pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function compare(opa, folder, { name, text, flags, leastRate }) {
  const policy = join(folder, `${name}.rego`);
  writeFileSync(policy, text);
  const servers = {
    regohost: {
      port: 18201,
      command: process.execPath,
      args: [CLI, "serve", policy, "--builtins", "none", "--addr", "127.0.0.1:18201", ...flags],
    },
    opa: {
      port: 18202,
      command: opa,
      args: ["run", "--server", "--addr", "127.0.0.1:18202", "--log-level", "error", policy],
    },
  };
  const measured = { regohost: [], opa: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [who, { port, command, args }] of Object.entries(servers)) {
      const child = await start(command, args, port);
      const ended = once(child, "exit");
      try {
        const first = await load(port, WARM_SECONDS);
        const before = cpuMsOf(child);
        const loaded = await load(port, SECONDS);
        measured[who].push({
          ...loaded,
          firstP99: first.p99,
          cpuMs: (cpuMsOf(child) - before) / loaded.requests,
        });
      } finally {
        child.kill("SIGTERM");
        await ended;
      }
    }
  }
  const of = (who, what) => median(measured[who].map((each) => each[what]));
  // Of two runs that follow each other: other work on the machine changes from turn to turn.
  const ratio = (what) =>
    median(measured.regohost.map((each, turn) => each[what] / Math.max(1e-9, measured.opa[turn][what])));
  const rate = ratio("perSecond");
  const p99 = ratio("p99");
  return {
    policy: name,
    "decisions a second, of OPA's": rate,
    "computing time a decision, of OPA's": ratio("cpuMs"),
    "p99, of OPA's": p99,
    "p99 in ms, OPA": of("opa", "p99"),
    "p99 in ms, here": of("regohost", "p99"),
    "median in ms, OPA": of("opa", "p50"),
    "median in ms, here": of("regohost", "p50"),
    [`p99 in ms of the first ${WARM_SECONDS} s, OPA`]: of("opa", "firstP99"),
    [`p99 in ms of the first ${WARM_SECONDS} s, here`]: of("regohost", "firstP99"),
    target: `≥ ${leastRate} times the decisions, p99 ≤ OPA's`,
    reached: reached(rate >= leastRate && p99 <= 1),
  };
}

/** Both servers on core 0, in turns; the load and what policies ask on core 1. Linux alone has taskset. */
export async function measure() {
  const title = `regohost serve beside opa run --server, ${CONNECTIONS} connections`;
  const skipped = (note) => ({ title, note, rows: [] });
  if (spawnSync("taskset", ["--version"], { stdio: "ignore" }).status !== 0)
    return skipped("skipped: no taskset");
  const opa = findOpaBinary();
  if (opa === undefined) return skipped("skipped: neither OPA nor Go");
  pinToCore(1);
  const service = createServer((_request, response) => {
    setTimeout(() => response.setHeader("content-type", "application/json").end("{}"), CALL_MS);
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
  try {
    const rows = [
      await compare(opa, folder, { name: "computes", text: COMPUTES, flags: [], leastRate: 1 }),
      await compare(opa, folder, {
        name: `asks ${CALLS} times, ${CALL_MS} ms each`,
        text: ASKS(portOf(service)),
        flags: ["--allow-net", "127.0.0.1"],
        leastRate: 5,
      }),
    ];
    return {
      title,
      note: `Medians of ${TURNS} turns of ${SECONDS} s, after ${WARM_SECONDS} s; both servers on the same core, one after the other.`,
      rows,
    };
  } finally {
    rmSync(folder, { recursive: true });
    service.closeAllConnections();
    service.close();
  }
}
