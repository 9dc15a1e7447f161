import { describe, expect, it } from "vitest";
import { Difference, Fuzzer, type Instrumented, type Target } from "./fuzzer.js";
import { Refusal, RuntimeFault } from "./sanitized-runtime.js";

/** Takes one edge more for each byte of a word that an input begins with. */
class Reader implements Instrumented {
  readonly #edges = new Uint8Array(8);

  reset(): void {
    this.#edges.fill(0);
  }

  clearCounters(): void {
    this.reset();
  }

  counters(): Uint8Array {
    return this.#edges;
  }

  read(word: string, input: Uint8Array): boolean {
    let at = 0;
    while (at < word.length && input[at] === word.charCodeAt(at)) this.#edges[at++] = 1;
    return at === word.length;
  }
}

function fuzz(fail: (found: boolean) => void): ReturnType<Fuzzer<Reader>["run"]> {
  const target: Target<Reader> = {
    seeds: [],
    dictionary: [],
    longest: 20,
    run: (reader, input) => {
      fail(reader.read("wasm", input));
    },
    describe: (input) => Buffer.from(input).toString("hex"),
  };
  return new Fuzzer(target, () => new Reader(), 1).run((runs) => runs >= 60_000);
}

describe("Fuzzer", () => {
  it("finds a word byte by byte, and reduces what it found", () => {
    const { findings, edges } = fuzz((found) => {
      if (found) throw new RuntimeFault("read of 1 bytes in freed memory, at 412cbf0");
    });
    expect(findings.map(({ input }) => Buffer.from(input).toString())).toEqual(["wasm"]);
    expect(edges).toBeGreaterThanOrEqual(3);
  });

  it("reports a difference once", () => {
    let found = 0;
    const { findings } = fuzz((isWord) => {
      if (isWord) throw new Difference("a word", `is found ${String(found++)} times`);
    });
    expect(findings).toHaveLength(1);
  });

  it("takes what the runtime refuses for no defect, and any other error for its own", () => {
    expect(
      fuzz(() => {
        throw new Refusal("opa_malloc: failed");
      }).findings,
    ).toEqual([]);
    expect(() =>
      fuzz(() => {
        throw new TypeError("a defect of the target");
      }),
    ).toThrow(/the target failed on/);
  });
});
