import { describe, expect, it } from "vitest";
import type { EvaluationInstance } from "../../../src/engine/wasm/evaluation-instance.js";
import { InputSnapshot } from "../../../src/engine/wasm/input-snapshot.js";
import { InstancePool } from "../../../src/engine/wasm/instance-pool.js";

const MEBIBYTE = 1024 * 1024;

const snapshotOf = (size: number): InputSnapshot => InputSnapshot.of({ a: "x".repeat(size) }, "it");
const SMALL_DATA = snapshotOf(10);
const LARGE_DATA = snapshotOf(2 * MEBIBYTE);

interface Facts {
  data: InputSnapshot;
  input: InputSnapshot;
  memoryBytes: number;
  dataBytes: number;
}

function instanceOf({ data, input, memoryBytes = 0, dataBytes = 0 }: Partial<Facts>): EvaluationInstance {
  const facts = { memoryBytes, dataBytes, dataSnapshot: data, inputSnapshot: input };
  return facts as unknown as EvaluationInstance;
}

/** A pool with one instance, and the new one that it would make. */
function open(facts: Partial<Facts>): {
  pool: InstancePool;
  first: EvaluationInstance;
  made: EvaluationInstance;
} {
  const [first, made] = [instanceOf(facts), instanceOf({})];
  return { pool: new InstancePool(() => made, first), first, made };
}

describe("InstancePool", () => {
  it.each([
    ["spares one that is wanted for its input, if the data is small", SMALL_DATA, 10, false],
    ["takes it, if the data is large", LARGE_DATA, 10, true],
    ["spares it, if the input is larger than the data", LARGE_DATA, 3 * MEBIBYTE, false],
  ])("%s", (_what, data, inputSize, isTaken) => {
    const input = snapshotOf(inputSize);
    const { pool, first, made } = open({ data, input });
    pool.pin(input);
    expect(pool.take(snapshotOf(5), data)).toBe(isTaken ? first : made);
  });

  it.each([
    ["drops one that inputs have made large", 0, false],
    ["keeps one that its data make large", 400 * MEBIBYTE, true],
  ])("%s", (_what, dataBytes, isKept) => {
    const { pool, first, made } = open({ data: LARGE_DATA, memoryBytes: 500 * MEBIBYTE, dataBytes });
    pool.trim();
    expect(pool.take(InputSnapshot.absent, LARGE_DATA)).toBe(isKept ? first : made);
  });
});
