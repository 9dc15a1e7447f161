import { execFileSync, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const RUST = fileURLToPath(new URL("../rust/", import.meta.url));
const TARGET = fileURLToPath(new URL("../../node_modules/.cache/bench/rust/", import.meta.url));

/** Builds the peer with regorus; `undefined` without cargo. */
export function buildRegorusPeer() {
  try {
    execFileSync("cargo", ["--version"], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  execFileSync("cargo", ["build", "--release", "--locked", "--quiet", "--target-dir", TARGET], {
    cwd: RUST,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return `${TARGET}release/peers`;
}

/** A peer in a process of its own, which answers each line with a line. */
export class NativePeer {
  #child;
  #lines;

  constructor(program, args) {
    this.#child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"] });
    let problem = "";
    this.#child.stderr.on("data", (part) => (problem += part));
    this.#child.stdin.on("error", () => {});
    const child = this.#child;
    this.#lines = (async function* () {
      yield* createInterface({ input: child.stdout });
      throw new Error(problem);
    })();
  }

  async #answer(line) {
    this.#child.stdin.write(`${line}\n`);
    const { value } = await this.#lines.next();
    return value;
  }

  result() {
    return this.#answer("result");
  }

  /** Microseconds of the processor that an evaluation takes, over `times` of them. */
  async time(form, times) {
    return Number(await this.#answer(`${form} ${String(times)}`)) / 1000 / times;
  }

  close() {
    this.#child.stdin.end();
  }
}
