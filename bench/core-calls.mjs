// The cost of a standard built-in call through opa-core: `npm run bench -- core-calls`. Ratios are to time.now_ns,
// which does next to nothing, in the same run; times depend on the machine.
/* global WebAssembly -- Node has it */
import { performance } from "node:perf_hooks";
import { TextEncoder } from "node:util";
import { CoreInstance } from "../src/engine/opa/core-instance.js";
import { Status } from "../src/engine/opa/core-status.js";
import { readCore } from "./load-core.mjs";

// V8 first runs code of its baseline compiler, and replaces it while the calls go on.
const WARM_UP_CALLS = 20_000;
const ROUNDS = 5;
const CALLS_PER_ROUND = 4_000;

/** @type {[name: string, args: string[]][]} */
const cases = [
  ["time.now_ns", []],
  ["crypto.sha256", ['"abc"']],
  ["time.parse_rfc3339_ns", ['"2026-11-20T10:00:00Z"']],
  ["semver.compare", ['"1.2.3"', '"1.10.0"']],
  ["regex.replace", ['"aaab"', '"a+"', '"x"']],
  ["units.parse", ['"10Ki"']],
  ["sprintf", ['"%s %v"', '["x",{"a":[1,2,3]}]']],
  ["uuid.rfc4122", ['"k"']],
  ["json.patch", ['{"a":{1,2}}', '[{"op":"add","path":"/b","value":1}]']],
  [
    "object.subset",
    [JSON.stringify(Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`k${i}`, i]))), '{"k1":1}'],
  ],
];

const since = (start) => performance.now() - start;

/** The times to read, compile and start the module, and of calls. */
export async function measure() {
  const phases = {};
  let start = performance.now();
  const { code, data } = readCore();
  phases.readMs = since(start);
  start = performance.now();
  const wasm = new WebAssembly.Module(code);
  phases.compileMs = since(start);
  start = performance.now();
  const core = new CoreInstance({ wasm, data });
  phases.instantiateMs = since(start);
  core.setContext(0n, "seed");

  const encoder = new TextEncoder();
  const results = cases.map(([name, texts]) => {
    const id = core.builtinId(name);
    const args = texts.map((text) => encoder.encode(text));
    const call = () => {
      const status = core.callBuiltin(id, args);
      if (status !== Status.ok) throw new Error(`${name}: status ${status}: ${core.callAnswerText()}`);
      return core.callAnswer();
    };
    for (let i = 0; i < WARM_UP_CALLS; i++) call();
    const rounds = Array.from({ length: ROUNDS }, () => {
      const begin = performance.now();
      for (let i = 0; i < CALLS_PER_ROUND; i++) call();
      return (since(begin) * 1_000) / CALLS_PER_ROUND;
    });
    return { name, microseconds: rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] };
  });
  const [base] = results;
  const rows = results.map(({ name, microseconds }) => ({
    "built-in": name,
    "µs a call": microseconds,
    [`ratio to ${base.name}`]: microseconds / base.microseconds,
  }));
  const started = Object.entries(phases).map(([phase, ms]) => `${phase} ${ms.toFixed(0)}`);
  return { title: "Calls of standard built-ins through opa-core", note: `${started.join(", ")}.`, rows };
}
