import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { BASELINE_ONLY, LAZY_VALIDATION } from "../src/engine/opa/core-flags.js";
import { writeCommonJs } from "./commonjs-form.mjs";
import { DELAY_MS, startService } from "./evidence-service.mjs";
import { median, reached } from "./print-table.mjs";
import { processorTimes } from "./processor-time.mjs";
import { findOpaBinary } from "../scripts/opa-binary.mjs";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const CLI = join(DIST, "cli.js");
/** What `eval p.wasm` loads besides the script itself, without what their names end with. */
const LOADED = ["evaluation", "evaluation-command"];
const RUNS = 15;
const GATED = 20;
const POLICY = 'package bench\n\ndefault allow := false\n\nallow if input.user == "ada"\n';

/** A policy that says which schema its inputs have, and the schema is a large one. */
const BOM_POLICY = `# METADATA
# schemas:
#   - input: schema.regohost.cyclonedx
package sbom

deny contains "unknown" if input.components[_].name == ""
`;
const BOM =
  '{"bomFormat": "CycloneDX", "specVersion": "1.6", "components": [{"type": "library", "name": "a"}]}';

const TESTS =
  'package bench_test\n\nimport data.bench\n\ntest_allow if bench.allow with input as {"user": "ada"}\n';
/** Milliseconds above bare Node. */
export const TARGETS = {
  "regohost --version": 15,
  "regohost eval p.wasm": 50,
  "regohost eval p.rego, known": 60,
  "regohost eval p.rego, new": 350,
  "regohost test": 450,
};
/** Milliseconds above another command of the same turn. */
export const TARGETS_ABOVE = {
  "regohost gate p.wasm": ["regohost eval p.wasm", 20],
  "regohost gate p.rego, known": ["regohost eval p.rego, known", 20],
  "regohost gate p.rego, new": ["regohost eval p.rego, new", 20],
};

/** The gate without a call, beside which those with one are measured. */
const NO_CALL = "regohost gate p.rego, known";
/** Milliseconds of processor time above that gate. */
const MOST_FOR_A_CALL = 60;
/** Milliseconds above bare Node, besides one round trip, until the verdict. */
const MOST_WITH_A_CALL = 80;

/**
 * Gates with one call, of a known policy: each in a process that has made none.
 *
 * @param startup what `startupWays` gives.
 * @param service what `startService` gives.
 * @returns also the environment of each.
 */
function callingWays({ ways, env, at }, service) {
  const [node, [cli]] = ways[NO_CALL];
  const policy = (name, call) => {
    writeFileSync(at(`${name}.rego`), `package bench\n\ndefault allow := false\n\nallow if ${call}\n`);
    return at(`${name}.rego`);
  };
  const input = { user: "ada", digest: service.items[0], url: `${service.baseUrl}/infoz` };
  writeFileSync(at("calling.json"), JSON.stringify(input));
  const gate = (path, ...flags) => [node, [cli, "gate", path, at("calling.json"), ...flags]];
  const discover = policy("discover", 'service.discover(input.digest, "").kind == "ARTIFACT"');
  const send = policy("send", 'http.send({"method": "GET", "url": input.url}).status_code == 200');
  const evidence = policy("evidence", "service.evidence({}).results == []");
  mkdirSync(at("login/regohost"), { recursive: true, mode: 0o700 });
  const saved = `[auth]\ntoken = "${service.token}"\n[service]\nbase_url = "${service.baseUrl}"\n`;
  writeFileSync(at("login/regohost/config.toml"), saved, { mode: 0o600 });
  const unset = { ...env, XDG_CONFIG_HOME: at("none") };
  const given = {
    ...unset,
    SERVICE_TOKEN: service.token,
    SERVICE_BASE_URL: service.baseUrl,
    SERVICE_PLATFORM_URL: service.platformUrl,
  };
  return {
    "regohost gate, service.discover": [gate(discover), given],
    "regohost gate, service.discover, saved login": [
      gate(discover),
      { ...unset, XDG_CONFIG_HOME: at("login") },
    ],
    "regohost gate, service.evidence (gRPC)": [gate(evidence), given],
    "regohost gate, http.send": [gate(send, "--allow-net", new URL(service.baseUrl).host), unset],
  };
}

/**
 * The commands that start-up is measured of, by name: what to run, with which arguments.
 *
 * @param folder for their files.
 * @param cli the script of the build.
 * @returns also `renew`, which makes the policies of a name that says "new" such as no run had before: their text is another one, and
 * nothing is turned off for it.
 */
export function startupWays(folder, cli = CLI) {
  const at = (name) => join(folder, name);
  writeFileSync(at("p.rego"), POLICY);
  writeFileSync(at("new.rego"), POLICY);
  writeFileSync(at("input.json"), '{"user": "ada"}');
  writeFileSync(at("sbom.rego"), BOM_POLICY);
  writeFileSync(at("sbom.json"), BOM);
  mkdirSync(at("tested"));
  writeFileSync(at("tested/p.rego"), POLICY);
  writeFileSync(at("tested/p_test.rego"), TESTS);
  mkdirSync(at("gated"));
  let renewed = 0;
  const renew = (name) => {
    if (!name.endsWith("new")) return;
    renewed++;
    writeFileSync(at("new.rego"), `${POLICY}\n# ${renewed}\n`);
    for (let i = 0; i < GATED; i++) {
      const text = `package p${i}\n\ndeny contains "unknown" if not input.user\n\ndeny contains "old" if input.n > ${i}\n\n# ${renewed}\n`;
      writeFileSync(at(`gated/p${i}.rego`), text);
    }
  };
  /** @returns {[file: string, args: string[]]} */
  const node = (...args) => [process.execPath, args];
  const evaluate = (policy, ...flags) =>
    node(cli, "eval", at(policy), "-e", "bench/allow", "-i", at("input.json"), ...flags);
  const env = { ...process.env, REGOHOST_CACHE: at("cache"), CI: "" };
  execFileSync(...node(cli, "build", at("p.rego"), "-e", "bench/allow", "-o", at("p.wasm")), {
    stdio: "ignore",
  });
  const ways = {
    "node -e 0": node("-e", "0"),
    "regohost --version": node(cli, "--version"),
    "regohost eval p.wasm": evaluate("p.wasm"),
    "regohost eval p.rego, known": evaluate("p.rego"),
    "regohost eval p.rego, new": evaluate("new.rego"),
    "regohost gate p.wasm": node(cli, "gate", at("p.wasm"), at("input.json")),
    "regohost gate p.rego, known": node(cli, "gate", at("p.rego"), at("input.json")),
    "regohost gate sbom.rego, known": node(cli, "gate", at("sbom.rego"), at("sbom.json")),
    "regohost gate p.rego, new": node(cli, "gate", at("new.rego"), at("input.json")),
    [`regohost gate, ${GATED} policies, new`]: node(cli, "gate", at("gated"), at("input.json")),
    "regohost test": node(cli, "test", at("tested")),
  };
  return { ways, env, at, renew };
}

/**
 * The limits of `eval p.wasm`: its files, which Node loads with the code that it kept of them and nothing runs; and the same command as
 * CommonJS, of which V8's code can be kept on every version of Node.
 *
 * @param at a file of the folder.
 * @param command what `eval p.wasm` runs.
 */
function limitsOf(at, command) {
  const [node, [, ...args]] = command;
  const names = LOADED.map((name) => {
    const found = readdirSync(DIST).find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
    if (found === undefined) throw new Error(`there is no ${name} in ${DIST}`);
    return found;
  });
  const loading = `import nodeModule from "node:module";
nodeModule.enableCompileCache?.(${JSON.stringify(at("kept"))});
await Promise.all(${JSON.stringify(names.map((name) => pathToFileURL(join(DIST, name)).href))}.map((file) => import(file)));
`;
  writeFileSync(at("load.mjs"), loading);
  const root = fileURLToPath(new URL("../.bench/commonjs", import.meta.url));
  return {
    "the files of eval p.wasm, not run": [node, [at("load.mjs")]],
    "eval p.wasm as CommonJS, V8's code kept": [node, [writeCommonJs(root), ...args]],
  };
}

/** What the command line sets for opa-core. */
const CORE_FLAGS = `${BASELINE_ONLY} ${LAZY_VALIDATION}`.split(" ");

/**
 * The limits of `eval p.rego` and `gate p.rego` that are new: opa-core with the request that the command sends, in the main thread and without
 * the rest of the command. What `gate` takes above `eval` cannot be less than what these differ by.
 *
 * @param startup what `startupWays` gives.
 */
function coreLimitsOf({ ways, env, at, renew }) {
  const root = new URL("../", import.meta.url);
  const asking = `import { readFileSync } from "node:fs";
import { CoreInstance } from ${JSON.stringify(new URL("src/engine/opa/core-instance.js", root).href)};
import { readCore } from ${JSON.stringify(new URL("bench/load-core.mjs", root).href)};
const { code, data } = readCore();
process.exit(new CoreInstance({ wasm: new WebAssembly.Module(code), data }).run(readFileSync(process.argv[2])).status);
`;
  writeFileSync(at("ask-core.mjs"), asking);
  return Object.fromEntries(
    ["eval", "gate"].map((command) => {
      const request = at(`${command}.json`);
      const preload = `import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...rest) {
  if ("request" in message) writeFileSync(${JSON.stringify(request)}, message.request);
  return postMessage.call(this, message, ...rest);
};
`;
      const name = `regohost ${command} p.rego, new`;
      const [node, args] = ways[name];
      renew(name);
      const preloaded = ["--import", `data:text/javascript,${encodeURIComponent(preload)}`, ...args];
      execFileSync(node, preloaded, { stdio: "ignore", env });
      return [
        `opa-core alone, asked as by ${command} p.rego`,
        [node, [...CORE_FLAGS, at("ask-core.mjs"), request]],
      ];
    }),
  );
}

/** Whole processes, in turns. */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
  const service = await startService({ itemCount: 1 });
  try {
    const startup = startupWays(folder);
    const { ways, env, at, renew } = startup;
    Object.assign(ways, limitsOf(at, ways["regohost eval p.wasm"]), coreLimitsOf(startup));
    const calling = callingWays(startup, service);
    for (const [name, [command]] of Object.entries(calling)) ways[name] = command;
    const envOf = (name) => calling[name]?.[1] ?? env;
    const opa = findOpaBinary();
    if (opa !== undefined) {
      ways["opa eval p.rego"] = [
        opa,
        ["eval", "-d", at("p.rego"), "-i", at("input.json"), "data.bench.allow"],
      ];
    }
    /** @type {Record<string, number[]>} */
    const times = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
    for (let run = 0; run <= RUNS; run++) {
      for (const [name, [file, args]] of Object.entries(ways)) {
        renew(name);
        const startedAt = performance.now();
        execFileSync(file, args, { stdio: "ignore", env: envOf(name) });
        if (run > 0) times[name].push(performance.now() - startedAt);
      }
    }
    const processorTime = processorTimes(at("processor-time.json"));
    const compared = [NO_CALL, ...Object.keys(calling)];
    /** @type {Record<string, number[]>} */
    const processorMs = Object.fromEntries(compared.map((name) => [name, []]));
    for (let run = 0; run < RUNS; run++)
      for (const name of compared) processorMs[name].push(processorTime(ways[name], envOf(name)));
    const bare = median(times["node -e 0"]);
    const rows = Object.entries(times).map(([name, ms]) => {
      const aboveOther = (other) => median(ms.map((value, run) => value - times[other][run]));
      const above = aboveOther("node -e 0");
      const [other, most] = TARGETS_ABOVE[name] ?? ["node -e 0", TARGETS[name]];
      const aboveWhat = other === "node -e 0" ? "" : ` ${other.replace("regohost ", "")}`;
      const ofCall =
        name in calling
          ? median(processorMs[name].map((own, run) => own - processorMs[NO_CALL][run]))
          : undefined;
      const forCall = `${MOST_FOR_A_CALL} ms of processor time above no call, ${MOST_WITH_A_CALL} + ${DELAY_MS} ms above`;
      return {
        process: name,
        ms: median(ms),
        "above bare node, ms": above,
        "ratio to bare node": median(ms) / bare,
        "processor time above no call, ms": ofCall ?? "",
        target: ofCall === undefined ? (most === undefined ? "" : `${most} ms above${aboveWhat}`) : forCall,
        reached:
          ofCall === undefined
            ? most === undefined
              ? ""
              : reached(aboveOther(other) <= most)
            : reached(ofCall <= MOST_FOR_A_CALL && above <= MOST_WITH_A_CALL + DELAY_MS),
      };
    });
    const note = `Medians of ${RUNS} runs in turns. Above another: the median of the differences in a turn, by which targets are judged. A new policy has a text that no run had before; what is compiled is kept, as by default. That of sbom.rego has CycloneDX's schema. Limits of eval p.wasm: its files loaded, and nothing more; and as CommonJS, with V8's code kept. Limits of what is new: opa-core with the request of the command, in one thread, and nothing else; what the two differ by is the least that gate can take above eval. Of a call: one over HTTP or gRPC on loopback, which the service answers after ${DELAY_MS} ms; its processor time is above that of ${NO_CALL}, measured in turns of their own.`;
    return { title: "Start-up: whole processes", note, rows };
  } finally {
    service.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
