import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, crc32 } from "node:zlib";
import { WASI } from "@bjorn3/browser_wasi_shim";
import { beforeAll, expect, test } from "vitest";
import { describeSnapshot, snapshotOf } from "../../../opa-core/snapshot.mjs";
import { sectionsOf } from "../../../runtime/wasm-binary.mjs";
import { fillMemory } from "../../../src/engine/opa/core-data.js";
import { CoreInstance } from "../../../src/engine/opa/core-instance.js";
import { loadCoreModule } from "../../../src/engine/opa/core-module.js";
import { packageRoot } from "../../../src/engine/opa/package-root.js";
import { coreSnapshot } from "../../../src/base/version.js";

const DATA_SECTION = 11;
const CUSTOM_SECTION = 0;

let plain: WebAssembly.Module;
let snapshot: WebAssembly.Module;
let bytes: Buffer;
let made: typeof coreSnapshot;
beforeAll(async () => {
  const wasm = brotliDecompressSync(await readFile(join(packageRoot(), "opa-core", "opa-core.wasm.br")));
  bytes = snapshotOf(wasm);
  made = describeSnapshot(bytes);
  [plain, snapshot] = [new WebAssembly.Module(wasm), new WebAssembly.Module(bytes)];
});

test("the committed module always gives the same snapshot", () => {
  expect(made).toEqual(coreSnapshot);
});

test("the two parts in which it is loaded are the whole file, and the first is a module without data", () => {
  const { dataAt, codeCrc32, dataCrc32 } = coreSnapshot;
  const [code, data] = [bytes.subarray(0, dataAt), bytes.subarray(dataAt)];
  expect(code.length + data.length).toBe(coreSnapshot.bytes);
  expect([crc32(code), crc32(data), crc32(data, crc32(code))]).toEqual([
    codeCrc32,
    dataCrc32,
    coreSnapshot.crc32,
  ]);
  const idsOf = (module: Buffer): number[] => (sectionsOf(module) as { id: number }[]).map(({ id }) => id);
  expect(idsOf(code)).not.toContain(DATA_SECTION);
  // V8 is not told of what follows the data, so it has to be such as a module means the same without.
  const [first, ...others] = idsOf(Buffer.concat([bytes.subarray(0, 8), data]));
  expect(first).toBe(DATA_SECTION);
  expect(new Set(others)).toEqual(new Set([CUSTOM_SECTION]));
});

test("an instance whose memory is filled from the file has what V8 makes of the whole module", async () => {
  const memoryOf = (module: WebAssembly.Module): ArrayBuffer => {
    const imports = WebAssembly.Module.imports(module);
    const functions = Object.fromEntries(imports.map(({ name }) => [name, () => 0]));
    const { exports } = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: functions,
      host: functions,
    });
    return (exports["memory"] as WebAssembly.Memory).buffer;
  };
  const { wasm, data } = await loadCoreModule();
  if (data === undefined) throw new Error("the module has its data");
  const filled = memoryOf(wasm);
  expect(Buffer.from(filled).every((byte) => byte === 0)).toBe(true);
  fillMemory(filled, data);
  expect(Buffer.from(filled).equals(Buffer.from(memoryOf(snapshot)))).toBe(true);
});

test("a snapshot answers as the module that it is of", () => {
  const requests = [
    { op: "capabilities" },
    { op: "yaml", text: "a: 0777", uniqueKeys: true },
    {
      op: "compile",
      files: [{ path: "p.rego", text: 'package p\n\nx := sprintf("%v", [input])' }],
      entrypoints: ["p/x"],
    },
    {
      op: "eval",
      files: [{ path: "p.rego", text: "package p\n\nx := {1, 2}" }],
      query: "data.p.x",
      format: "raw",
    },
    { op: "no such" },
  ];
  const answersOf = (module: WebAssembly.Module): [number, string][] => {
    const instance = new CoreInstance({ wasm: module, data: undefined });
    return requests.map((request) => {
      const { status, bytes } = instance.run(Buffer.from(JSON.stringify({ builtins: [], ...request })));
      return [status, Buffer.from(bytes).toString("latin1")];
    });
  };
  const answers = answersOf(snapshot);
  expect(answers).toEqual(answersOf(plain));
  expect(answers.map(([status]) => status)).toEqual([0, 0, 0, 0, 6]);
});

test("an instance gets random state of its own, not that of the snapshot", () => {
  const stateAfter = (fill: number): Buffer => {
    const wasi = new WASI([], [], [], { debug: false });
    const { exports } = new WebAssembly.Instance(snapshot, {
      wasi_snapshot_preview1: {
        ...wasi.wasiImport,
        random_get: (at: number, length: number) => {
          new Uint8Array((exports["memory"] as WebAssembly.Memory).buffer, at, length).fill(fill);
          return 0;
        },
      },
      host: { poll: () => 0, builtin: () => 0n, read: () => undefined },
    });
    wasi.initialize({ exports } as unknown as Parameters<WASI["initialize"]>[0]);
    (exports["reseed"] as () => void)();
    return Buffer.from((exports["memory"] as WebAssembly.Memory).buffer);
  };
  const [one, same, other] = [stateAfter(1), stateAfter(1), stateAfter(2)];
  expect(one.equals(same)).toBe(true);
  let different = 0;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) different++;
  // The state of ChaCha8 alone has 300 bytes, once for the process and once for Go's thread.
  expect(different).toBeGreaterThan(300);
});

test("random built-ins do not answer in each instance as in the one before", () => {
  const request = Buffer.from(
    JSON.stringify({
      op: "eval",
      files: [{ path: "p.rego", text: 'package p\n\nx := [uuid.rfc4122("k"), rand.intn("k", 1000000000)]' }],
      query: "data.p.x",
      format: "raw",
      builtins: [],
    }),
  );
  const answers = Array.from({ length: 3 }, () => {
    const { status, bytes } = new CoreInstance({ wasm: snapshot, data: undefined }).run(request);
    expect(status).toBe(0);
    return JSON.parse(Buffer.from(bytes).toString()) as { stdout: string };
  });
  const values = answers.map(({ stdout }) => JSON.parse(stdout) as [string, number]);
  expect(new Set(values.map(([uuid]) => uuid)).size).toBe(3);
  expect(new Set(values.map(([, number]) => number)).size).toBe(3);
});
