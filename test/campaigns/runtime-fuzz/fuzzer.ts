import { Random } from "../differential/random.js";
import { Refusal, RuntimeFault } from "./sanitized-runtime.js";

/** A program that counts its edges. */
export interface Instrumented {
  reset(): void;
  clearCounters(): void;
  counters(): Uint8Array;
}

/** The target of fuzzing. */
export interface Target<Runtime extends Instrumented> {
  /** Initial inputs, in addition to random ones. */
  seeds: readonly Uint8Array[];
  /** Pieces to insert into inputs. */
  dictionary: readonly string[];
  longest: number;
  /**
   * Runs an input.
   *
   * @throws Difference when the runtime's result differs from the oracle's; RuntimeFault.
   */
  run(this: void, runtime: Runtime, input: Uint8Array): void;
  /** Formats an input for the report. */
  describe(this: void, input: Uint8Array): string;
}

/** The runtime's result differs from the oracle's. */
export class Difference extends Error {
  override readonly name = "Difference";
  /** The same for all inputs that show it: a built-in, or the compared property. */
  readonly what: string;

  constructor(what: string, detail: string) {
    super(`${what} ${detail}`);
    this.what = what;
  }
}

/** An input that shows a defect. */
export interface Finding {
  input: Uint8Array;
  error: Error;
}

export interface FuzzResult {
  runs: number;
  /** Number of edges of the runtime's code that were taken. */
  edges: number;
  findings: Finding[];
}

const FIRST_RANDOM = 64;
/** Stops at this number of different defects. */
const MAX_FINDINGS = 10;
const REDUCING_RUNS = 3_000;

/**
 * Runs mutated inputs until the time is over. Inputs that take an edge of the code for the first time, or much more
 * often, are retained and mutated further.
 */
export class Fuzzer<Runtime extends Instrumented> {
  readonly #target: Target<Runtime>;
  readonly #create: () => Runtime;
  readonly #random: Random;
  readonly #seen: Uint8Array;
  readonly #kept: Uint8Array[] = [];
  readonly #findings = new Map<string, Finding>();
  #runtime: Runtime;
  #runs = 0;

  constructor(target: Target<Runtime>, create: () => Runtime, seed: number) {
    this.#target = target;
    this.#create = create;
    this.#random = new Random(seed);
    this.#runtime = create();
    this.#seen = new Uint8Array(this.#runtime.counters().length);
  }

  /** @param isOver called between two inputs. */
  run(isOver: (runs: number) => boolean): FuzzResult {
    const first = [...this.#target.seeds, ...Array.from({ length: FIRST_RANDOM }, () => this.#randomInput())];
    for (const input of first) {
      if (isOver(this.#runs)) break;
      this.#try(input);
    }
    while (!isOver(this.#runs) && this.#findings.size < MAX_FINDINGS) this.#try(this.#changed());
    const edges = this.#seen.reduce((sum, buckets) => sum + (buckets === 0 ? 0 : 1), 0);
    return { runs: this.#runs, edges, findings: [...this.#findings.values()] };
  }

  #try(input: Uint8Array): void {
    const error = this.#failure(input);
    if (error === undefined) {
      if (this.#isNew()) this.#kept.push(input);
      return;
    }
    const key = keyOf(error);
    if (!this.#findings.has(key)) this.#findings.set(key, this.#reduce(input, error));
  }

  #failure(input: Uint8Array): Error | undefined {
    this.#runs++;
    try {
      this.#runtime.reset();
      this.#runtime.clearCounters();
      this.#target.run(this.#runtime, input);
      return undefined;
    } catch (error) {
      this.#runtime = this.#create();
      if (error instanceof Refusal) return undefined;
      if (error instanceof RuntimeFault || error instanceof Difference) return error;
      throw new Error(`the target failed on ${this.#target.describe(input)}`, { cause: error });
    }
  }

  /** Like AFL: an edge taken 1, 2, 3, 4, 8, 16, 32 or 128 times and more. */
  #isNew(): boolean {
    let isNew = false;
    for (const [edge, count] of this.#runtime.counters().entries()) {
      if (count === 0) continue;
      const bucket =
        count < 4
          ? 1 << (count - 1)
          : count < 8
            ? 8
            : count < 16
              ? 16
              : count < 32
                ? 32
                : count < 128
                  ? 64
                  : 128;
      const seen = this.#seen[edge] ?? 0;
      if ((seen & bucket) !== 0) continue;
      this.#seen[edge] = seen | bucket;
      isNew = true;
    }
    return isNew;
  }

  #randomInput(): Uint8Array {
    return Uint8Array.from({ length: 1 + this.#random.below(this.#target.longest) }, () =>
      this.#random.below(256),
    );
  }

  #changed(): Uint8Array {
    if (this.#kept.length === 0) return this.#randomInput();
    let bytes: Buffer = Buffer.from(this.#random.pick(this.#kept));
    for (let n = 1 + this.#random.below(4); n > 0; n--) bytes = this.#change(bytes);
    return bytes.subarray(0, this.#target.longest);
  }

  #change(bytes: Buffer): Buffer {
    const random = this.#random;
    const at = random.below(bytes.length + 1);
    const size = Math.min(1 + random.below(random.oneIn(4) ? 32 : 4), bytes.length - at);
    const insert = (piece: Uint8Array): Buffer =>
      Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
    switch (random.below(8)) {
      case 0:
        return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + size)]);
      case 1:
        return insert(Uint8Array.from({ length: 1 + random.below(4) }, () => random.below(256)));
      case 2:
        return insert(bytes.subarray(at, at + size));
      case 3:
        return insert(
          Buffer.from(random.pick(this.#target.dictionary.length > 0 ? this.#target.dictionary : ["a"])),
        );
      case 4: {
        const other = random.pick(this.#kept);
        return Buffer.concat([bytes.subarray(0, at), other.subarray(random.below(other.length + 1))]);
      }
      case 5: {
        const changed = Buffer.from(bytes);
        if (at < changed.length) changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8));
        return changed;
      }
      default: {
        const changed = Buffer.from(bytes);
        if (at < changed.length) changed[at] = random.below(256);
        return changed;
      }
    }
  }

  /** The smallest input with the same failure that can be found by omitting parts. */
  #reduce(input: Uint8Array, error: Error): Finding {
    const found: Finding = { input, error };
    const runs = this.#runs + REDUCING_RUNS;
    for (let size = Math.ceil(input.length / 2); size > 0; size = Math.floor(size / 2)) {
      for (let at = 0; at < found.input.length && this.#runs < runs;) {
        const less = Buffer.concat([found.input.subarray(0, at), found.input.subarray(at + size)]);
        const failure = this.#failure(less);
        if (failure !== undefined && keyOf(failure) === keyOf(error))
          Object.assign(found, { input: less, error: failure });
        else at += size;
      }
    }
    return found;
  }
}

/** The key of a defect: the difference, or the kind of fault and the functions of the runtime on the stack. */
function keyOf(error: Error): string {
  if (error instanceof Difference) return error.what;
  const cause = error.cause instanceof Error ? error.cause : error;
  const functions = [...(cause.stack ?? "").matchAll(/at (\S+) \(wasm:/g)]
    .map(([, name]) => name ?? "")
    .filter((name) => !/(?:__asan_|check_range|fuzz_)/.test(name))
    .slice(0, 2);
  return `${error.message.replaceAll(/[0-9a-f]{5,}|\d+/g, "#")} ${functions.join(" ")}`;
}
