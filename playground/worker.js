// Evaluates the requests of the page in a Web Worker: the page stays responsive, and stops an endless policy by
// terminating this.
import { packTar } from "modern-tar";
import { serviceBuiltins } from "../builtins/index.js";
import { isRegohostError, loadGate, loadPolicy, Recording, useOpaCore } from "../src/engine/browser/index.js";
import { loadOpaCore } from "../src/engine/browser/opa-core.js";
import { GROUPS_KEY } from "../src/engine/opa/judging-package.js";

/** Time limit of compiling, in milliseconds. */
const COMPILE_MS = 20_000;
/** Maximum number of characters of a shown result. */
const MOST_SHOWN = 20_000;

/** A service that is never called: a recording provides every result. */
const SERVICE = {
  openSession() {
    throw new Error("the playground asks no service");
  },
  checkPlatform: () => Promise.resolve(),
};

const utf8 = (/** @type {string} */ text) => new TextEncoder().encode(text);

/** Packs policy and data as a bundle, the form in which a gate accepts data that is not a file. */
async function toBundle(policy, data) {
  /** @type {[name: string, body: Uint8Array][]} */
  const files = [
    ["policy.rego", utf8(policy)],
    ["data.json", utf8(data.trim() === "" ? "{}" : data)],
  ];
  const tar = await packTar(files.map(([name, body]) => ({ header: { name, size: body.length }, body })));
  const zipped = new Blob([tar]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(zipped).arrayBuffer());
}

const shortened = (/** @type {string} */ text) =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;

/** A document as JSON text, without the members that the gate's compiler adds to distinguish definitions. */
function toShown(result) {
  const isObject = typeof result === "object" && result !== null && !Array.isArray(result);
  const own = isObject
    ? Object.fromEntries(Object.entries(result).filter(([key]) => key !== GROUPS_KEY))
    : result;
  return shortened(JSON.stringify(own, null, 2) ?? "undefined");
}

/** The calls of an evaluation by their rounds, with the key of each in the recorded results. */
function toRounds(calls, replay) {
  const rounds = [];
  for (const { builtin, args, outcome, round, used, error } of calls) {
    const key = JSON.stringify(args);
    const isMissing = isRegohostError(error) && error.code === "recording_missing";
    const answer = replay.find(
      builtin,
      args.map((arg) => JSON.stringify(arg)),
    );
    (rounds[round - 1] ??= []).push({
      builtin,
      key,
      used,
      outcome: isMissing ? "missing" : outcome,
      answer: answer?.kind === "value" ? shortened(answer.json) : undefined,
      error: isMissing ? undefined : error?.message,
    });
  }
  return Array.from(rounds, (round) => round ?? []);
}

const toFinding = ({ message, id, severity, about }) => ({
  message,
  id,
  severity,
  rule: about.id,
  line: about.location?.row,
});

async function judge(bundle, input, options, timeoutMs) {
  const gate = await loadGate(bundle, { ...options, compileTimeoutMs: COMPILE_MS });
  try {
    const documents = [];
    const report = await gate.judge([{ name: "input.json", text: input }], {
      timeoutMs,
      trail: true,
      onDecision: ({ result }, { policy }) => void documents.push({ name: policy, json: toShown(result) }),
    });
    const calls = report.trail?.decisions.flatMap((decision) => decision.calls) ?? [];
    return {
      outcome: report.outcome,
      results: report.results.map(({ policy, outcome, violations, warnings, problems, skipReason }) => ({
        policy,
        outcome,
        violations: violations.map(toFinding),
        warnings: warnings.map(toFinding),
        problems: skipReason === undefined ? problems : [...problems, skipReason],
      })),
      notes: report.notes.map(({ message }) => message),
      documents,
      rounds: toRounds(calls, options.replay),
    };
  } finally {
    await gate.close();
  }
}

/** The documents of packages that are not policies of a gate. */
async function evaluate(bundle, input, options, timeoutMs) {
  const policy = await loadPolicy(bundle, { ...options, compileTimeoutMs: COMPILE_MS });
  try {
    const documents = [];
    const calls = [];
    for (const entrypoint of policy.entrypoints) {
      const onRecording = (recording) => void calls.push(...recording.callLog);
      const limits = { entrypoint, timeoutMs, onRecording };
      try {
        const result = await policy.evaluate(utf8(input), limits);
        documents.push({ name: entrypoint, json: toShown(result) });
      } catch (error) {
        documents.push({ name: entrypoint, error: /** @type {Error} */ (error).message });
      }
    }
    return { outcome: "none", results: [], notes: [], documents, rounds: toRounds(calls, options.replay) };
  } finally {
    await policy.close();
  }
}

async function run({ policy, input, data, answers, timeoutMs }) {
  const text = answers.trim() === "" ? "{}" : answers;
  const replay = Recording.parse(text, "the recorded answers", { handWritten: true });
  const bundle = await toBundle(policy, data);
  const options = { builtins: serviceBuiltins(SERVICE), replay };
  try {
    return await judge(bundle, input, options, timeoutMs);
  } catch (error) {
    if (!isRegohostError(error) || error.code !== "policy_missing") throw error;
    return evaluate(bundle, input, options, timeoutMs);
  }
}

const toProblem = (error) => ({
  code: isRegohostError(error) ? error.code : "unexpected",
  message: error instanceof Error ? error.message : String(error),
  places: (error?.diagnostics ?? []).map(({ message, location }) => ({ message, line: location?.row })),
});

useOpaCore(new URL("opa-core.wasm", globalThis.location.href));
globalThis.addEventListener("message", ({ data: { id, request } }) => {
  run(request).then(
    (report) => globalThis.postMessage({ id, report }),
    (error) => globalThis.postMessage({ id, problem: toProblem(error) }),
  );
});
loadOpaCore().then(
  () => globalThis.postMessage({ isReady: true }),
  (error) => globalThis.postMessage({ isReady: false, problem: toProblem(error) }),
);
