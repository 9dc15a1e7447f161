// @ts-check Plain JavaScript, because a worker runs this file unchanged, also from the sources, on every Node version.
/* global WebAssembly -- Node has it */
import { TextDecoder, TextEncoder } from "node:util";
import { ConsoleStdout, File, OpenFile, WASI } from "@bjorn3/browser_wasi_shim";
import { fillMemory } from "./core-data.js";

/**
 * The parts from which instances are made.
 *
 * @typedef {object} LoadedModule
 * @property {WebAssembly.Module} wasm
 * @property {import("./core-data.js").DataSection | undefined} data The data section, when `wasm` does not have it.
 */

/**
 * Status of the host's answer for one of its own built-ins.
 *
 * @type {Record<"value" | "undefined" | "error" | "halt", bigint>}
 */
const Answered = { value: 0n, undefined: 1n, error: 2n, halt: 3n };

/**
 * The host's answer for a call of one of its own built-ins: JSON text, nothing, an error of the call, or an error that
 * ends the evaluation.
 *
 * @typedef {{ value: string } | { undefined: true } | { error: string } | { halt: string }} HostAnswer
 */

/**
 * Host functions of an instance.
 *
 * @typedef {object} CoreHost
 * @property {(name: string, args: string) => HostAnswer} [answer] Answers a built-in; `args` is a JSON array.
 * @property {() => boolean} [poll] Whether to stop.
 */

/**
 * The exports of opa-core; `opa-core/main.go` and `builtin.go` document them. The module of the parsers has those for requests.
 *
 * @typedef {object} CoreExports
 * @property {WebAssembly.Memory} memory
 * @property {() => void} [reseed] Only of a snapshot.
 * @property {(size: number) => number} buffer
 * @property {() => number} reply
 * @property {(length: number) => number} run
 * @property {(length: number) => number} builtin_id
 * @property {(length: number, nowNs: bigint) => void} builtin_context
 * @property {(id: number, count: number, length: number) => number} builtin_call
 */

const CALL_BUFFER_BYTES = 64 * 1024;
/** A call buffer above this size is released after the call. */
const KEPT_CALL_BUFFER_BYTES = 1024 * 1024;
const MAX_LOG_LINES = 20;

/** The end of a built-in's call that does not ask the host whether to stop. */
export class CallStopped extends Error {}

/**
 * One instance of opa-core. Do not use it again after a call has thrown: Go's runtime was interrupted.
 */
export class CoreInstance {
  /** The first lines printed by the Go runtime, which explain why it exited. */
  log = /** @type {string[]} */ ([]);

  /** @type {CoreHost} */
  #host;
  /** @type {CoreExports} */
  #exports;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();
  /** The answer that the instance fetches next. */
  #pending = new Uint8Array();

  // Views of the memory, recreated when it has grown.
  #bytes = new Uint8Array();
  #view = new DataView(new ArrayBuffer(0));
  #reply = 0;
  #callBuffer = 0;
  #callBufferSize = 0;
  #isCalling = false;

  /**
   * @param {LoadedModule} module
   * @param {CoreHost} [host]
   * @throws {import("./core-data.js").DataUnusable}
   */
  constructor({ wasm, data }, host = {}) {
    this.#host = host;
    const print = ConsoleStdout.lineBuffered((line) => {
      if (this.log.length < MAX_LOG_LINES) this.log.push(line);
    });
    // No arguments, environment or files: only WASI's clock and random numbers.
    const wasi = new WASI([], [], [new OpenFile(new File([])), print, print], { debug: false });
    const { clock_time_get: readClock } = wasi.wasiImport;
    const instance = new WebAssembly.Instance(wasm, {
      wasi_snapshot_preview1: {
        ...wasi.wasiImport,
        clock_time_get: (/** @type {unknown[]} */ ...args) => {
          // Go reads the clock as it collects garbage, also in built-ins that never ask the host whether to stop.
          if (this.#isCalling && this.#host.poll?.() === true) throw new CallStopped();
          return readClock?.(...args);
        },
      },
      host: {
        poll: () => (this.#host.poll?.() === true ? 1 : 0),
        builtin: this.#builtin.bind(this),
        read: (/** @type {number} */ into, /** @type {number} */ length) => {
          this.#refresh();
          this.#bytes.set(this.#pending.subarray(0, length >>> 0), into >>> 0);
        },
      },
    });
    this.#exports = /** @type {CoreExports} */ (/** @type {unknown} */ (instance.exports));
    if (data !== undefined) fillMemory(this.#exports.memory.buffer, data);
    // A snapshot is initialized already, and calls nothing here.
    wasi.initialize(/** @type {any} */ (instance));
    this.#exports.reseed?.();
    this.#reply = this.#exports.reply() >>> 0;
  }

  /** The size of the instance's memory, in bytes. It never shrinks. */
  get memoryBytes() {
    return this.#exports.memory.buffer.byteLength;
  }

  /**
   * Runs one request.
   *
   * @param {...Uint8Array} parts of JSON text
   * @returns {{ status: number, bytes: Uint8Array }} the bytes are a copy
   */
  run(...parts) {
    this.#callBufferSize = 0;
    const length = parts.reduce((size, part) => size + part.length, 0);
    let at = this.#exports.buffer(length) >>> 0;
    this.#refresh();
    for (const part of parts) {
      this.#bytes.set(part, at);
      at += part.length;
    }
    const status = this.#exports.run(length);
    return { status, bytes: this.#answer().slice() };
  }

  /**
   * Returns the number of a standard built-in, or -1.
   *
   * @param {string} name
   */
  builtinId(name) {
    const bytes = this.#encoder.encode(name);
    const at = this.#reserve(bytes.length);
    this.#bytes.set(bytes, at);
    return this.#exports.builtin_id(bytes.length);
  }

  /**
   * Fixes time and seed for the following calls.
   *
   * @param {bigint} nowNs
   * @param {string} seed
   */
  setContext(nowNs, seed) {
    const bytes = this.#encoder.encode(seed);
    const at = this.#reserve(bytes.length);
    this.#bytes.set(bytes, at);
    this.#exports.builtin_context(bytes.length, nowNs);
  }

  /**
   * Calls a standard built-in with the Rego text of its arguments and returns a status.
   *
   * @param {number} id
   * @param {readonly Uint8Array[]} args
   */
  callBuiltin(id, args) {
    let length = 0;
    for (const arg of args) length += 4 + arg.length;
    let at = this.#reserve(length);
    for (const arg of args) {
      this.#view.setUint32(at, arg.length, true);
      this.#bytes.set(arg, at + 4);
      at += 4 + arg.length;
    }
    this.#isCalling = true;
    try {
      return this.#exports.builtin_call(id, args.length, length);
    } finally {
      this.#isCalling = false;
    }
  }

  /** Returns the answer of the last call: a view that is valid until the next one. */
  callAnswer() {
    return this.#answer();
  }

  /** Returns the answer of the last call as text. */
  callAnswerText() {
    return this.#decoder.decode(this.#answer());
  }

  #refresh() {
    const { buffer } = this.#exports.memory;
    if (this.#bytes.buffer !== buffer) {
      this.#bytes = new Uint8Array(buffer);
      this.#view = new DataView(buffer);
    }
  }

  #answer() {
    this.#refresh();
    const at = this.#view.getUint32(this.#reply, true);
    return this.#bytes.subarray(at, at + this.#view.getUint32(this.#reply + 4, true));
  }

  /**
   * Reserves `size` bytes for a call.
   *
   * @param {number} size
   */
  #reserve(size) {
    const isBloated = this.#callBufferSize > KEPT_CALL_BUFFER_BYTES && size <= CALL_BUFFER_BYTES;
    if (size > this.#callBufferSize || isBloated) {
      this.#callBufferSize = Math.max(size, CALL_BUFFER_BYTES);
      this.#callBuffer = this.#exports.buffer(this.#callBufferSize) >>> 0;
    }
    this.#refresh();
    return this.#callBuffer;
  }

  /**
   * @param {number} nameAt
   * @param {number} nameLength
   * @param {number} argsAt
   * @param {number} argsLength
   */
  #builtin(nameAt, nameLength, argsAt, argsLength) {
    this.#refresh();
    const text = (/** @type {number} */ at, /** @type {number} */ length) =>
      this.#decoder.decode(this.#bytes.subarray(at >>> 0, (at >>> 0) + (length >>> 0)));
    const name = text(nameAt, nameLength);
    const answer = this.#host.answer?.(name, text(argsAt, argsLength)) ?? {
      halt: "nothing answers this built-in here",
    };
    let status = Answered.undefined;
    let reply = "";
    if ("value" in answer) [status, reply] = [Answered.value, answer.value];
    else if ("error" in answer) [status, reply] = [Answered.error, answer.error];
    else if ("halt" in answer) [status, reply] = [Answered.halt, answer.halt];
    this.#pending = this.#encoder.encode(reply);
    return (status << 32n) | BigInt(this.#pending.length);
  }
}
