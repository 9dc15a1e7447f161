// @ts-check
// Plain JavaScript, because a worker runs this file as it is, from the sources too, on every version of Node.
import { performance } from "node:perf_hooks";
import { TextEncoder } from "node:util";
import { parentPort } from "node:worker_threads";
import { CoreInstance, Status } from "./core-instance.js";

/** @typedef {import("./core-instance.js").HostAnswer} HostAnswer */

/**
 * What the worker is sent: first the module, then one request at a time.
 *
 * @typedef {{ module: WebAssembly.Module }} ModuleMessage
 * @typedef {object} RequestMessage
 * @property {string} request JSON text for opa-core
 * @property {number | undefined} timeoutMs from the arrival of the request
 * @property {AnswerTable | undefined} answers
 */

/**
 * Answers of the host's own built-ins: name, JSON text of the arguments, answer.
 *
 * @typedef {Record<string, Record<string, { value: unknown } | { undefined: true } | { error: string }>>} AnswerTable
 */

/**
 * What it sends back for a request. `crashed` means that the worker has to be replaced.
 *
 * @typedef {{ status: number, bytes: Uint8Array } | { crashed: unknown, log: string[] }} WorkerReply
 */

const port = parentPort;
if (port === null) throw new Error("this file runs in a worker");

/** @type {WebAssembly.Module | undefined} */
let module;
/** @type {CoreInstance | undefined} */
let instance;
let deadline = Infinity;
/** @type {(name: string, args: string) => HostAnswer} */
let answer = noAnswer;

port.on("message", (/** @type {ModuleMessage | RequestMessage} */ message) => {
  if ("module" in message) {
    module = message.module;
    return;
  }
  const reply = run(message);
  port.postMessage(reply, "bytes" in reply ? [/** @type {ArrayBuffer} */ (reply.bytes.buffer)] : []);
});

/**
 * @param {RequestMessage} message
 * @returns {WorkerReply}
 */
function run({ request, timeoutMs, answers }) {
  deadline = timeoutMs === undefined ? Infinity : performance.now() + timeoutMs;
  answer = answers === undefined ? noAnswer : fromTable(answers);
  try {
    if (module === undefined) throw new Error("the module was not sent");
    instance ??= new CoreInstance(module, {
      poll: () => performance.now() > deadline,
      answer: (name, args) => answer(name, args),
    });
    const reply = instance.run(new TextEncoder().encode(request));
    // A panic was recovered and the instance is fine, but whatever led to it is not worth the risk.
    if (reply.status === Status.panic) instance = undefined;
    return reply;
  } catch (error) {
    return { crashed: error, log: instance?.log ?? [] };
  }
}

/** @returns {HostAnswer} */
function noAnswer() {
  return { halt: "nothing answers this built-in here" };
}

/**
 * @param {AnswerTable} table
 * @returns {(name: string, args: string) => HostAnswer}
 */
function fromTable(table) {
  /** @type {Map<string, { value: unknown } | { undefined: true } | { error: string }>} */
  const known = new Map();
  for (const [name, answers] of Object.entries(table)) {
    for (const [args, given] of Object.entries(answers)) known.set(callKey(name, args), given);
  }
  return (name, args) => {
    const given = known.get(callKey(name, args));
    if (given === undefined) return { halt: `no answer was given for ${args}` };
    return "value" in given ? { value: JSON.stringify(given.value) } : given;
  };
}

/**
 * Two texts of equal arguments have the same key.
 *
 * @param {string} name
 * @param {string} args
 */
function callKey(name, args) {
  return `${name}${JSON.stringify(sorted(JSON.parse(args)))}`;
}

/**
 * Objects become sorted lists of their entries, so that the order of keys does not matter.
 *
 * @param {unknown} value
 * @returns {unknown}
 */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { object: entries.map(([key, inner]) => [key, sorted(inner)]) };
}
