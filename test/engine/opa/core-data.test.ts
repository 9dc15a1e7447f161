import { rename, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { name, number, signed, withSections } from "../../../runtime/wasm-binary.mjs";
import { DataUnusable, fillMemory } from "../../../src/engine/opa/core-data.js";
import type { LoadedModule } from "../../../src/engine/opa/core-instance.js";
import { readModule } from "../../../src/engine/opa/core-module.js";
import { WorkerPool } from "../../../src/engine/opa/core-worker.js";
import { createCoreCalls } from "../../../src/engine/opa/instance-calls.js";
import { runInWorker } from "../../../src/engine/opa/run-in-worker.js";
import { startInstance } from "../../../src/engine/opa/start-instance.js";
import { makeFolder } from "../../cli/run.js";

const HEADER = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const [FUNCTION, MEMORY] = [0, 2];
/** Larger than what is read at once. */
const LARGE = Buffer.alloc(700_000, "0123456");
const MEMORY_PAGES = 16;

/** An instance of it asks `poll` of its host whenever it runs. `reply` is at 8. */
const CODE = withSections(HEADER, [
  { id: 1, content: Buffer.from([2, 0x60, 0, 1, 0x7f, 0x60, 0, 0]) },
  { id: 2, content: Buffer.from([1, ...name("host"), ...name("poll"), FUNCTION, 0]) },
  { id: 3, content: Buffer.from([2, 1, 0]) },
  { id: 5, content: Buffer.from([1, 0, MEMORY_PAGES]) },
  {
    id: 7,
    content: Buffer.from([
      3,
      ...[...name("memory"), MEMORY, 0],
      ...[...name("reseed"), FUNCTION, 1],
      ...[...name("reply"), FUNCTION, 2],
    ]),
  },
  {
    id: 10,
    content: Buffer.from([2, ...[5, 0, 0x10, 0, 0x1a, 0x0b], ...[7, 0, 0x10, 0, 0x1a, 0x41, 8, 0x0b]]),
  },
]);

function segment(address: number, content: Buffer): Buffer {
  const header = [0, 0x41, ...signed(address), 0x0b, ...number(content.length)];
  return Buffer.concat([Buffer.from(header), content]);
}

function dataSection(segments: readonly Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from(number(segments.length)), ...segments]);
  return Buffer.concat([
    Buffer.from([11, ...number(content.length)]),
    content,
    Buffer.from([0, ...number(9), ...name("producer")]),
  ]);
}

// What is at 8 and 12 tells where an answer is, and how long.
const ANSWER = Buffer.from([16, 0, 0, 0, 5, 0, 0, 0, ...Buffer.from("first")]);
const DATA = dataSection([segment(8, ANSWER), segment(300_000, LARGE)]);
const WHOLE = Buffer.concat([CODE, DATA]);

/** A file with a module, which is loaded without its data. */
async function load(
  content: Buffer,
  data: Buffer = content.subarray(CODE.length),
): Promise<{ path: string; module: LoadedModule }> {
  const path = join(await makeFolder({}), "opa-core.wasm");
  await writeFile(path, content);
  const module = await readModule({
    ...{ name: "opa-core", path, bytes: content.length, crc32: crc32(CODE) },
    data: { start: CODE.length, crc32: crc32(data) },
  });
  return { path, module };
}

/** What an instance answers before it was asked. */
function answerOf(module: LoadedModule): string {
  return startInstance(module, {}).callAnswerText();
}

test("the memory is as if V8 had read the module with its data", async () => {
  const { module } = await load(WHOLE);
  expect(answerOf(module)).toBe("first");
  expect(answerOf({ wasm: new WebAssembly.Module(WHOLE), data: undefined })).toBe("first");
  expect(startInstance(module, {}).memoryBytes).toBe(MEMORY_PAGES * 65_536);
});

test("instances read the file that the module is of, when another has taken its place", async () => {
  const { path, module } = await load(WHOLE);
  await writeFile(`${path}.new`, "of another version");
  await rename(`${path}.new`, path);
  expect(answerOf(module)).toBe("first");
});

/** A copy with a byte that is another one. */
function changed(content: Buffer, at: number): Buffer {
  const copy = Buffer.from(content);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

const IN_ADDRESS = CODE.length + 8;
const IN_SEGMENT = WHOLE.length - 1000;

/** What becomes of the file after the module is loaded. */
const LATER: [string, (path: string) => Promise<void>][] = [
  ["has a changed byte", (path) => writeFile(path, changed(WHOLE, IN_SEGMENT))],
  ["has another address of a segment", (path) => writeFile(path, changed(WHOLE, IN_ADDRESS))],
  ["has another kind of section", (path) => writeFile(path, changed(WHOLE, CODE.length))],
  ["has another end", (path) => writeFile(path, changed(WHOLE, WHOLE.length - 1))],
  ["is longer", (path) => writeFile(path, Buffer.concat([WHOLE, HEADER]))],
  ["ends in a segment", (path) => truncate(path, IN_SEGMENT)],
  ["ends after the segments", (path) => truncate(path, WHOLE.length - 5)],
  ["ends where the data starts", (path) => truncate(path, CODE.length)],
  ["is empty", (path) => truncate(path, 0)],
];

describe("a file that is damaged once its module is loaded, of which no instance runs", () => {
  const UNUSABLE = /^opa-core: .*opa-core\.wasm is damaged or of another version; (run|reinstall) /;

  test.each(LATER)("%s", async (_, damage) => {
    const { path, module } = await load(WHOLE);
    await damage(path);
    const poll = vi.fn(() => false);
    await expect(() => startInstance(module, { poll })).toFailWith("opa_core_unavailable", UNUSABLE);
    expect(poll).not.toHaveBeenCalled();
    await writeFile(path, WHOLE);
    startInstance(module, { poll });
    expect(poll).toHaveBeenCalled();
  });

  test("is an error of calls of built-ins", async () => {
    const { path, module } = await load(WHOLE);
    await truncate(path, IN_SEGMENT);
    await expect(() => createCoreCalls(module)).toFailWith("opa_core_unavailable", UNUSABLE);
  });

  test("is an error of requests to a worker, which is not kept", async () => {
    const { path, module } = await load(WHOLE);
    await truncate(path, IN_SEGMENT);
    const pool = new WorkerPool("opa-core", () => Promise.resolve(module), { maxWorkers: 1 });
    for (const request of ["{}", "{}"]) {
      await expect(runInWorker(request, { subject: "testing" }, pool)).toFailWith(
        "opa_core_unavailable",
        UNUSABLE,
      );
    }
  });

  test("is an error of the module when its code is damaged", async () => {
    await expect(load(changed(WHOLE, CODE.length - 1))).toFailWith("opa_core_unavailable", UNUSABLE);
  });
});

/** Data that the checksum is of, and that is nothing which the build makes. */
const NOT_BUILT: [string, Buffer][] = [
  ["a segment outside the memory", dataSection([segment(MEMORY_PAGES * 65_536 - 4, ANSWER)])],
  ["a negative address", dataSection([Buffer.from([0, 0x41, 0x7f, 0x0b, 1, 1])])],
  ["a passive segment", dataSection([Buffer.from([1, 1, 1])])],
  ["an address that is no constant", dataSection([Buffer.from([0, 0x23, 0, 0x0b, 1, 1])])],
  ["a number without an end", Buffer.from([11, ...Array<number>(40).fill(255)])],
  ["more segments than there are", Buffer.from([11, 1, 9])],
];

test.each(NOT_BUILT)("%s is refused even with its checksum", async (_, data) => {
  const { module } = await load(Buffer.concat([CODE, data]));
  await expect(() => startInstance(module, {})).toFailWith("opa_core_unavailable", /damaged/);
});

test("an error of reading is told with its cause", () => {
  const data = { file: -1, start: 0, end: 1, crc32: 0, unusable: "the file is damaged" };
  let thrown: unknown;
  try {
    fillMemory(new ArrayBuffer(1), data);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(DataUnusable);
  expect(thrown).toMatchObject({ message: "the file is damaged", cause: { code: "ERR_OUT_OF_RANGE" } });
});
