import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { median, reached } from "./print-table.mjs";
import { CLI, TICK_MS } from "./serve.mjs";

const INPUTS = 300;
const REQUESTS = 600;
const TURNS = 3;
const PORT = 18_230;
/** What a busy processor adds to one of two equal runs. */
const NOISE = 1.15;
const POLICIES = {
  computes: `package bench

deny contains "twice" if {
	some item in input.items
	some other in input.items
	item.name == other.name
	item.n != other.n
}

deny contains item.name if {
	some item in input.items
	count([1 | some other in input.items; other.n > item.n; startswith(other.name, "b")]) > 1000
}
`,
  "calls opa-core": `package bench

deny contains "large" if {
	some item in input.items
	item.n < 5
	json.match_schema(item, {"type": "object", "properties": {"n": {"type": "integer"}}})[0]
	count(yaml.marshal({"item": item})) > 1000
}
`,
};

/** The processor time of a process, or of this one's children that have ended, in milliseconds. */
function cpuMs(pid, ofChildren = false) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  const at = ofChildren ? 13 : 11;
  return (Number(fields[at]) + Number(fields[at + 1])) * TICK_MS;
}

function gateCpuMs(args, env) {
  const before = cpuMs("self", true);
  execFileSync(process.execPath, [CLI, "gate", ...args], { stdio: "ignore", env });
  return cpuMs("self", true) - before;
}

/** The processor time of a decision of a gate: what inputs add to a first one. */
function gateDecision(policy, inputs, env) {
  const one = gateCpuMs([policy, inputs[0]], env);
  return (gateCpuMs([policy, ...inputs], env) - one) / (inputs.length - 1);
}

/** The processor time of a decision of a server that has just started. */
async function servedDecision(policy, body, env) {
  const args = [CLI, "serve", policy, "--addr", `127.0.0.1:${PORT}`];
  const server = spawn(process.execPath, args, { stdio: "ignore", env });
  const exited = once(server, "exit");
  try {
    const url = `http://127.0.0.1:${PORT}`;
    while (
      !(await fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (server.exitCode !== null) throw new Error(`serve ended with ${server.exitCode}`);
      await sleep(50);
    }
    const before = cpuMs(server.pid);
    for (let request = 0; request < REQUESTS; request++) {
      const response = await fetch(`${url}/v1/data/bench/deny`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      const { result } = /** @type {any} */ (await response.json());
      if (!Array.isArray(result)) throw new Error(`serve answered ${response.status}`);
    }
    return (cpuMs(server.pid) - before) / REQUESTS;
  } finally {
    server.kill();
    await exited;
  }
}

/** What a decision costs in a process that compiled its policy, beside one that had it from the cache. */
export async function measure() {
  const title = "Policies of the process that compiled them";
  if (process.platform !== "linux") return { title, note: "skipped: needs /proc", rows: [] };
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
  try {
    const items = Array.from({ length: 60 }, (_, n) => ({ name: `item-${n}`, n }));
    const inputs = Array.from({ length: INPUTS }, (_, index) => {
      const path = join(folder, `${index}.json`);
      writeFileSync(path, JSON.stringify({ items, index }));
      return path;
    });
    const body = JSON.stringify({ input: { items } });
    const base = { ...process.env, CI: "" };
    const envs = {
      new: { ...base, REGOHOST_CACHE: "off" },
      known: { ...base, REGOHOST_CACHE: join(folder, "cache") },
    };
    const rows = [];
    for (const [name, text] of Object.entries(POLICIES)) {
      const policy = join(folder, `${name.replaceAll(" ", "-")}.rego`);
      writeFileSync(policy, text);
      const ways = {
        [`gate of ${INPUTS} inputs`]: (env) => gateDecision(policy, inputs, env),
        [`serve, ${REQUESTS} requests`]: (env) => servedDecision(policy, body, env),
      };
      for (const [command, decide] of Object.entries(ways)) {
        const measured = { new: [], known: [] };
        // The first turn fills the cache.
        for (let turn = 0; turn <= TURNS; turn++) {
          for (const [way, env] of Object.entries(envs)) {
            const ms = await decide(env);
            if (turn > 0) measured[way].push(ms);
          }
        }
        const ratio = median(measured.new) / median(measured.known);
        rows.push({
          "the policy": name,
          command,
          "new, ms a decision": median(measured.new),
          "known, ms a decision": median(measured.known),
          "new, of known": ratio,
          reached: reached(ratio <= NOISE),
        });
      }
    }
    return {
      title,
      note: `Processor time of all threads, medians of ${TURNS} turns. New: compiled by the process itself, with opa-core. Known: from the cache. Target: the same, with ${Math.round((NOISE - 1) * 100)} % for noise.`,
      rows,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
