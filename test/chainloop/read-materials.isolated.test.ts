import { describe, expect, it, vi } from "vitest";
import type { Kind } from "../../src/chainloop/kind.js";
import { findKind } from "../../src/chainloop/kinds.js";
import { readMaterials } from "../../src/chainloop/read-materials.js";

vi.mock("../../src/chainloop/kinds.js", () => ({ findKind: vi.fn() }));

const LIMIT_MS = 200;

function forever(): never {
  for (;;);
}

/** The error of reading a material of this kind, and the processor time of it in milliseconds. */
async function read(kind: Kind, options: { signal?: AbortSignal } = {}): Promise<[unknown, number]> {
  vi.mocked(findKind).mockReturnValue(kind);
  const before = process.cpuUsage();
  const source = { name: "m.json", text: "{}" };
  for await (const input of readMaterials([source], {
    kind: "K",
    cwd: ".",
    timeoutMs: LIMIT_MS,
    ...options,
  })) {
    const { user, system } = process.cpuUsage(before);
    return ["error" in input ? input.error : undefined, (user + system) / 1000];
  }
  return [undefined, 0];
}

describe("a reader of materials", () => {
  it.each<[string, Kind]>([
    ["checks", { read: forever }],
    ["is turned into JSON", { project: () => Promise.resolve(forever) }],
    [
      "is unpacked in steps",
      {
        project: async (_name, _bytes, check) => {
          for (;;) {
            check();
            await Promise.resolve();
          }
        },
      },
    ],
    ["is unpacked elsewhere", { project: () => new Promise(() => undefined) }],
  ])("ends at the time limit where it %s", async (_what, kind) => {
    const [error, ms] = await read(kind);
    expect(error).toMatchObject({
      code: "timeout",
      message: "reading m.json took longer than its 200 ms; raise timeoutMs to allow more",
    });
    expect(ms).toBeLessThan(LIMIT_MS + 500);
  });

  it("ends when the signal is aborted", async () => {
    const controller = new AbortController();
    const project = (): Promise<never> => {
      controller.abort();
      return new Promise(() => undefined);
    };
    const [error] = await read({ project }, { signal: controller.signal });
    expect(error).toMatchObject({ code: "aborted" });
  });
});
