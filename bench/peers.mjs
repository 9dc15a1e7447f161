// Policies of many kinds against other engines: `npm run bench -- peers`. Each engine evaluates a value of its language, JSON text, and what it
// has read before, in turns; a ratio is of what it takes of the processor. Go and cargo build two of the engines (go/peers, rust), and
// REGOHOST_SUITES names a folder with checkouts of gatekeeper-library and Conforma's policy.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { fileURLToPath } from "node:url";
import { compilePolicy, loadPolicy } from "regohost";
import { buildOpaPeer, buildStockCompiler } from "./go-baseline.mjs";
import { buildRegorusPeer, NativePeer } from "./peers/native-peer.mjs";
import { readPolicies } from "./peers/policies.mjs";
import { median, reached } from "./print-table.mjs";

const require = createRequire(import.meta.url);
const CLI = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

/** Not a dependency: an optional peer of RBAC alone. */
const CEDAR = "@cedar-policy/cedar-wasm/nodejs";

const FORMS = ["value", "text", "prepared"];
const BATCHES = 15;
const BATCH_US = 30_000;
/** Until V8 has compiled what is measured: of a JWT that is after 2,000 evaluations. */
const WARM_US = 1_000_000;

/** Sets in any order, and numbers by their value. */
const comparable = (value) => {
  if (Array.isArray(value))
    return value.map(comparable).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([key, member]) => [key, comparable(member)]),
  );
};

/** Microseconds of the processor that an evaluation takes. */
async function timeHere(run, times, isAsync = false) {
  const before = process.cpuUsage();
  if (isAsync) for (let i = 0; i < times; i++) await run();
  else for (let i = 0; i < times; i++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

/** @typedef {{ result: () => unknown, time: (form: string, times: number) => Promise<number>, forms: readonly string[], close: () => void }} Engine */

/** @returns {Promise<Engine>} */
async function regohost(files, { entrypoint, input }, text) {
  const { wasm } = await compilePolicy({ files }, { entrypoint });
  const policy = await loadPolicy(wasm, { entrypoint });
  const prepared = policy.prepare(input);
  const result = await policy.evaluate(input);
  const runs = {
    value: () => policy.evaluateSync(input),
    text: () => policy.evaluateSync(text),
    prepared: () => prepared.evaluate(),
  };
  return {
    forms: FORMS,
    result: () => result,
    // A prepared input has `evaluate` alone.
    time: (form, times) => timeHere(runs[form], times, form === "prepared"),
    close: () => prepared.close(),
  };
}

/** @returns {Promise<Engine>} */
async function opaWasm(folder, names, { entrypoint, input }, text, compileStock) {
  const { loadPolicy: load } = require("@open-policy-agent/opa-wasm");
  const policy = await load(
    compileStock(
      names.map((name) => join(folder, name)),
      entrypoint,
    ),
  );
  const runs = { value: () => policy.evaluate(input), text: () => policy.evaluate(text.buffer) };
  return {
    forms: Object.keys(runs),
    result: () => runs.value()[0]?.result,
    time: (form, times) => timeHere(runs[form], times),
    close() {},
  };
}

/** @returns {Engine} */
function native(program, args) {
  const peer = new NativePeer(program, args);
  return {
    forms: FORMS,
    result: async () => JSON.parse(await peer.result()),
    time: (form, times) => peer.time(form, times),
    close: () => peer.close(),
  };
}

/** @returns {Engine | undefined} */
function cedar({ cedar: given }) {
  if (given === undefined) return undefined;
  const { preparsePolicySet, statefulIsAuthorized } = require(CEDAR);
  preparsePolicySet("bench", { staticPolicies: given.policies, templates: {}, templateLinks: [] });
  const call = { ...given.call, preparsedPolicySetId: "bench", validateRequest: false };
  const run = () => statefulIsAuthorized(call);
  return {
    forms: ["value"],
    result() {
      const answer = run();
      return "response" in answer && answer.response.decision === "allow";
    },
    time: (_form, times) => timeHere(run, times),
    close() {},
  };
}

/** Times engines in turns, whose order alternates; the microseconds of each batch, by engine. */
async function timeInTurns(engines, form) {
  const runs = [];
  for (const [name, engine] of engines) {
    if (!engine.forms.includes(form)) continue;
    let one = 0;
    let times = 1;
    // Of the processor, so that a machine with other work warms as much.
    for (let spent = 0; spent < WARM_US; spent += one * times) {
      one = await engine.time(form, times);
      // What is loaded meanwhile, as JavaScript is made of a policy, arrives in a turn of its own.
      await setImmediate();
      times = Math.max(1, Math.round(BATCH_US / 4 / Math.max(one, 0.01)));
    }
    runs.push({
      name,
      engine,
      times: Math.max(1, Math.round(BATCH_US / Math.max(one, 0.01))),
      taken: /** @type {number[]} */ ([]),
    });
  }
  for (let batch = 0; batch < BATCHES; batch++) {
    for (const { engine, times, taken } of runs) taken.push(await engine.time(form, times));
    runs.reverse();
  }
  return new Map(runs.map(({ name, taken }) => [name, taken]));
}

/**
 * The peer that needs the least beside this library, and the median of the ratios of the batches of one turn: a machine that is slow for
 * some turns is slow for both.
 */
function bestPeer(batches) {
  const ours = batches.get("regohost");
  const peers = [...batches]
    .filter(([name]) => name !== "regohost")
    .map(([name, taken]) => ({ name, ratio: median(taken.map((us, turn) => ours[turn] / us)) }));
  return peers.sort((a, b) => b.ratio - a.ratio)[0];
}

/** The engines that evaluate a policy with the result of this library's, and why the others do not. */
async function enginesOf(policy, folder, programs) {
  const names = Object.keys(policy.files);
  for (const [name, text] of Object.entries(policy.files)) writeFileSync(join(folder, name), text);
  if (policy.isV0 === true)
    execFileSync(process.execPath, [CLI, "fmt", "--v0-v1", "--write", folder], { stdio: "ignore" });
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  const text = new TextEncoder().encode(JSON.stringify(policy.input));
  writeFileSync(join(folder, "input.json"), text);
  const args = [...names.map((name) => join(folder, name)), policy.entrypoint, join(folder, "input.json")];

  const ours = await regohost(files, policy, text);
  const engines = new Map([["regohost", ours]]);
  const reasons = [];
  const makers = {
    "opa-wasm": () => programs.stock && opaWasm(folder, names, policy, text, programs.stock),
    "Go OPA": () => programs.opa && native(programs.opa, args),
    regorus: () => programs.regorus && native(programs.regorus, args),
    Cedar: () => programs.cedar && cedar(policy),
  };
  for (const [name, make] of Object.entries(makers)) {
    try {
      const engine = await make();
      if (engine === undefined || typeof engine === "boolean") continue;
      const result = await engine.result();
      if (isDeepStrictEqual(comparable(result), comparable(ours.result()))) engines.set(name, engine);
      else {
        reasons.push(`${name} has another result`);
        engine.close();
      }
    } catch (error) {
      console.error(`${policy.name}, ${name}:`, error);
      reasons.push(`${name} does not run it`);
    }
  }
  return { engines, reasons };
}

const isInstalled = (name) => {
  try {
    return require.resolve(name) !== "";
  } catch {
    return false;
  }
};

/** Microseconds an evaluation. */
export async function measure() {
  const programs = {
    stock: await buildStockCompiler(),
    opa: buildOpaPeer(),
    regorus: buildRegorusPeer(),
    cedar: isInstalled(CEDAR),
  };
  const { policies, leftOut } = readPolicies(process.env.REGOHOST_SUITES);
  const rows = [];
  const unequal = [];
  for (const policy of policies) {
    const folder = mkdtempSync(join(tmpdir(), "regohost-peers-"));
    const { engines, reasons } = await enginesOf(policy, folder, programs);
    unequal.push(...reasons.map((reason) => `${policy.name}: ${reason}`));
    for (const form of FORMS) {
      const batches = await timeInTurns(engines, form);
      const times = Object.fromEntries([...batches].map(([name, taken]) => [name, median(taken)]));
      const best = bestPeer(batches);
      rows.push({
        policy: policy.name,
        form,
        "regohost µs": times.regohost,
        "opa-wasm µs": times["opa-wasm"],
        "Go OPA µs": times["Go OPA"],
        "regorus µs": times.regorus,
        "Cedar µs": times.Cedar,
        "best peer": best?.name,
        "regohost / best": best?.ratio,
        target: "≤ 1",
        reached: best === undefined ? undefined : reached(best.ratio <= 1),
      });
    }
    for (const engine of engines.values()) engine.close();
    rmSync(folder, { recursive: true });
  }
  const missing = Object.entries({
    "opa-wasm's compiler and Go OPA": programs.opa,
    regorus: programs.regorus,
    "Cedar (npm install --no-save @cedar-policy/cedar-wasm)": programs.cedar,
  })
    .filter(([, program]) => program === undefined || program === false)
    .map(([name]) => name);
  return {
    title: "Peers: policies of many kinds, against other engines",
    note: [
      "CPU time of an evaluation: medians of batches in turns, and of the ratios of the batches of one turn. A value is one of the engine's language, as an application has it; text is JSON; prepared is the engine's own form, read before. Results are compared first.",
      ...(missing.length > 0 ? [`Not on this machine: ${missing.join(", ")}.`] : []),
      ...(leftOut.length > 0 ? [`Left out without REGOHOST_SUITES: ${leftOut.join(", ")}.`] : []),
      ...(unequal.length > 0 ? [`Not compared: ${unequal.join("; ")}.`] : []),
    ].join(" "),
    rows,
  };
}
