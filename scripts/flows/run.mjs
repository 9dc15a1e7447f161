// Traces what the sources do at run time, unbundled: `npm run flows`
//   gate      `regohost gate p.rego in.json`, compiled before or not: files of src/ and builtins/ of which a function is entered, and how
//             often the function that is entered for the first time is in another room (rooms.js) than the one before it
//   discover  a call of service.discover: calls in progress, from Wasm until the pass has recorded it, and
//             from the round that starts it to the request passed to undici
//   served    a request to `regohost serve`: calls in progress where it enters src/engine/rounds/
//   --list    prints the files and frames, too
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, execPath } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { roomOf } from "../../rooms.js";

/** @typedef {import("./hooks.mjs").Trace} Trace */

const HOOKS = new URL("hooks.mjs", import.meta.url).href;
const CLI = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));
const DISCOVER = fileURLToPath(new URL("discover.mjs", import.meta.url));

const POLICY = `package gate

deny contains message if {
	some component in input.components
	component.license == "GPL-3.0"
	message := sprintf("%s is under the GPL", [component.name])
}
`;
const INPUT = { components: [{ name: "left-pad", license: "MIT" }] };

const { values } = parseArgs({ options: { list: { type: "boolean", default: false } } });

/**
 * Runs a program of the sources in a separate process.
 *
 * @param {string} folder
 * @param {readonly string[]} args the program and its arguments.
 * @param {(line: string) => Promise<boolean>} [onLine] receives the lines of stderr; the process is ended once it
 * returns true.
 * @returns {Promise<Trace>}
 */
async function trace(folder, args, onLine) {
  const file = join(folder, "trace.json");
  const child = spawn(execPath, ["--import", HOOKS, ...args], {
    cwd: folder,
    env: { PATH: env["PATH"], HOME: folder, REGOHOST_CACHE: join(folder, "cache"), REGOHOST_TRACE: file },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  let said = "";
  for await (const line of createInterface(child.stderr)) {
    said += `${line}\n`;
    if ((await onLine?.(line)) === true) child.kill("SIGTERM");
  }
  const [exitCode] = await exited;
  if (exitCode !== 0) throw new Error(`${args.join(" ")} exited with ${exitCode}:\n${said}`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** @param {readonly unknown[]} list */
const countChanges = (list) => list.filter((item, index) => index > 0 && item !== list[index - 1]).length;

/** @param {Trace} trace */
function describeGate({ entered }) {
  const files = [...new Set(entered.map((name) => name.split(" ")[0]))];
  const rooms = [...new Set(entered)].map((name) => roomOf(name.split(" ")[0]));
  return { text: `${files.length} files, ${countChanges(rooms)} changes of room`, list: files };
}

/**
 * The calls in progress at the last moment of a kind: of a run in which everything is loaded.
 *
 * @param {Trace} trace
 * @param {Trace["calls"][number]["at"]} at
 * @param {string} end the innermost frame that is not of the flow, without its line.
 */
function lastCalls({ calls }, at, end) {
  const flows = calls
    .filter((noted) => noted.at === at)
    .map(({ frames }) =>
      frames.slice(
        0,
        Math.max(
          0,
          frames.findIndex((frame) => frame.startsWith(end)),
        ),
      ),
    );
  const last = flows.findLast((frames) => frames.length > 0);
  if (last === undefined) throw new Error(`nothing was ${at} from ${end}`);
  return last;
}

/** @param {Trace} trace */
function describeDiscover(trace) {
  // The pass records the call; its round starts it later.
  const called = lastCalls(trace, "called", "src/engine/wasm/policy-instance.ts evaluate:");
  const sent = lastCalls(trace, "sent", "src/engine/rounds/answers.ts ");
  const files = new Set([...called, ...sent].map((frame) => frame.split(" ")[0]));
  const text = `${called.length} frames from Wasm to its note, ${sent.length} from its round to the wire, in ${files.size} files`;
  return { text, list: [...sent, "--", ...called] };
}

/** @param {Trace} trace */
function describeServed(trace) {
  const [, ...before] = lastCalls(trace, "served", "src/server/serve/decision-server.ts listener:");
  return { text: `${before.length} frames before the engine`, list: before };
}

/** Two requests for a decision. @param {string} line of stderr. */
async function request(line) {
  const [, address] = /(https?:\/\/\S+)/.exec(line) ?? [];
  if (address === undefined) return false;
  for (let run = 0; run < 2; run++) {
    const response = await fetch(`${address}/v1/data/gate/deny`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ input: INPUT }),
    });
    const text = await response.text();
    if (text.trim() !== '{"result":[]}') throw new Error(`serve answered ${response.status}: ${text}`);
  }
  return true;
}

const folder = mkdtempSync(join(tmpdir(), "regohost-flows-"));
try {
  writeFileSync(join(folder, "p.rego"), POLICY);
  writeFileSync(join(folder, "in.json"), JSON.stringify(INPUT));
  const gate = [CLI, "gate", "p.rego", "in.json"];
  const rows = {
    "gate, compiled now": describeGate(await trace(folder, gate)),
    "gate, compiled before": describeGate(await trace(folder, gate)),
    discover: describeDiscover(await trace(folder, [DISCOVER])),
    served: describeServed(await trace(folder, [CLI, "serve", "p.rego", "--addr", "127.0.0.1:0"], request)),
  };
  for (const [name, { text, list }] of Object.entries(rows)) {
    console.log(`${name}: ${text}`);
    if (values.list) console.log(list.map((item) => `    ${item}`).join("\n"));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
