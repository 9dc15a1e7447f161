import { Script } from "node:vm";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { runGuarded, RunTimeout } from "../../../src/base/async/guarded-run.js";
import { withinTime } from "../../../src/base/async/within-time.js";
import { compilePolicy, defineBuiltin, loadPolicy } from "../../../src/index.js";

afterEach(() => {
  vi.restoreAllMocks();
});

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function runTooLong(): void {
  runGuarded(() => {
    for (;;);
  }, 10);
}

it("leaves the timers of the process alone, when it ends a run in the callback of one", async () => {
  const before = [after(1), after(5), after(30)];
  let thrown: unknown;
  await new Promise<void>((resolve) => {
    setTimeout(() => {
      try {
        runTooLong();
      } catch (error) {
        thrown = error;
      }
      resolve();
    }, 2);
  });
  expect(thrown).toBeInstanceOf(RunTimeout);
  await Promise.all(before);
  await Promise.all([after(1), after(5), after(30)]);
});

/** Names of the functions for timers that are called while a guarded run goes on. */
function watchTimers(): { runs: number; called: string[] } {
  const seen = { runs: 0, called: new Array<string>() };
  let isInside = false;
  const runInContext = Reflect.get(Script.prototype, "runInContext");
  vi.spyOn(Script.prototype, "runInContext").mockImplementation(function (this: Script, ...args) {
    seen.runs++;
    isInside = true;
    try {
      return runInContext.apply(this, args) as unknown;
    } finally {
      isInside = false;
    }
  });
  for (const name of [
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "setImmediate",
  ] as const) {
    const real = globalThis[name] as (...args: unknown[]) => unknown;
    vi.spyOn(globalThis, name as "setTimeout").mockImplementation(((...args: unknown[]) => {
      if (isInside) seen.called.push(name);
      return real(...args);
    }) as typeof setTimeout);
  }
  return seen;
}

it("runs passes that call no function for timers", async () => {
  const seen = watchTimers();
  const owner = defineBuiltin({
    name: "acme.owner",
    args: ["string"],
    result: "any",
    effect: false,
    call: async ([image]) => [image, "owned"],
  });
  const rego = `package p

owners contains owner if {
	some image in input.images
	print(image, time.now_ns(), uuid.rfc4122(image))
	owner := acme.owner(sprintf("%s@%d", [image, count(split(image, "/"))]))
}
`;
  const { wasm } = await compilePolicy(
    { files: { "p.rego": rego } },
    { builtins: [owner], entrypoint: "p/owners" },
  );
  // Of a module whose bytes are not known nobody knows that it counts its steps.
  const policy = await loadPolicy(new WebAssembly.Module(wasm as Uint8Array<ArrayBuffer>), {
    builtins: [owner],
  });
  const results = await Promise.all(
    [["a"], ["b", "c/d"]].map((images) => policy.evaluate({ images }, { interrupt: true })),
  );
  expect(results).toEqual([
    [["a@1", "owned"]],
    [
      ["b@1", "owned"],
      ["c/d@2", "owned"],
    ],
  ]);
  await policy.close();
  expect(seen.called).toEqual([]);
  expect(seen.runs).toBeGreaterThan(0);
});

it("ends a run whose time was over before with the limit that the caller set", async () => {
  const forever = (): void => {
    for (;;);
  };
  const late = withinTime("reading in.json", { timeoutMs: 100, leftMs: -5 }, forever);
  const error = await late.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    code: "timeout",
    message: "reading in.json took longer than its 100 ms; raise timeoutMs to allow more",
  });
  expect(error).not.toHaveProperty("cause");
});

it("ends a run at SIGINT as aborted, in words of its own", async () => {
  let signals = 0;
  const listener = (): void => {
    signals++;
  };
  process.on("SIGINT", listener);
  onTestFinished(() => void process.off("SIGINT", listener));
  const interrupted = withinTime("reading in.json", { timeoutMs: 60_000 }, () => {
    process.kill(process.pid, "SIGINT");
    for (;;);
  });
  const error = await interrupted.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "aborted", cause: { message: "SIGINT ended the run" } });
  expect((error as Error).cause).not.toHaveProperty("cause");
  expect(signals).toBe(1);
});
