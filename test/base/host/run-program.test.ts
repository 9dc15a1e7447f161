import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { limitReading } from "../../../src/base/async/reading.js";
import { killedBy, ProgramFailure, runProgram, type ProgramEnd } from "../../../src/base/host/run-program.js";
import { makeFolder } from "../../cli/run.js";

/** Programs that do not end, and that no request to end reaches as a whole. */
const ENDLESS = {
  "a child that keeps its streams open": "sleep 20 & wait",
  "a child in front": "sleep 20",
  "a trap of signals": "trap '' TERM INT; while :; do sleep 20; done",
};

function run(
  script: string,
  options: { timeoutMs?: number; signal?: AbortSignal; isInteractive?: boolean } = {},
): Promise<ProgramEnd> {
  const { timeoutMs = 60_000, signal, isInteractive } = options;
  const place = { cwd: tmpdir(), env: process.env, signal, isInteractive, maxBytes: 10 };
  return runProgram("sh", ["-c", script], { ...place, timeoutMs });
}

describe.skipIf(process.platform === "win32").each(Object.entries(ENDLESS))(
  "a program with %s",
  (_what, script) => {
    it("ends at its own limit", async () => {
      await expect(run(script, { timeoutMs: 50 })).rejects.toMatchObject({ kind: "timeout" });
    });

    it("ends at the limit of the reading, with its error", async () => {
      const reading = limitReading("reading the policies", { timeoutMs: 50 }, () => run(script));
      await expect(reading).toFailWith("timeout", /^reading the policies took longer than its 50 ms/);
    });

    it("ends with the signal", async () => {
      const controller = new AbortController();
      const running = run(script, { signal: controller.signal });
      controller.abort(new Error("enough"));
      await expect(running).rejects.toMatchObject({ kind: "aborted", cause: { message: "enough" } });
      await expect(run(script, { signal: controller.signal })).rejects.toMatchObject({ kind: "aborted" });
    });

    it("ends when it writes too much", async () => {
      await expect(run(`echo 12345678901; ${script}`)).rejects.toMatchObject({ kind: "too large" });
    });
  },
);

it.skipIf(process.platform === "win32")("ends the children of a program, too", async () => {
  const dir = await makeFolder({});
  const child = "trap 'touch ended; exit' TERM; touch begun; while :; do sleep 0.1; done";
  const script = `cd '${dir}'; exec 2>/dev/null; (${child}) & wait`;
  const controller = new AbortController();
  const running = run(script, { signal: controller.signal });
  await expect.poll(() => existsSync(join(dir, "begun")), { timeout: 20_000 }).toBe(true);
  controller.abort();
  await expect(running).rejects.toMatchObject({ kind: "aborted" });
  await expect.poll(() => existsSync(join(dir, "ended")), { timeout: 20_000 }).toBe(true);
});

/** Records signals. Those to this process have no effect. */
function recordSignals() {
  const kill = process.kill.bind(process);
  const signals = vi.spyOn(process, "kill");
  onTestFinished(() => {
    signals.mockRestore();
  });
  return signals.mockImplementation((pid, signal) => pid === process.pid || kill(pid, signal));
}

it.skipIf(process.platform === "win32")("ends running programs at SIGHUP, and then itself", async () => {
  const dir = await makeFolder({});
  const running = run(`cd '${dir}'; trap '' HUP TERM; touch begun; while :; do sleep 20; done`);
  await expect.poll(() => existsSync(join(dir, "begun")), { timeout: 20_000 }).toBe(true);
  const signals = recordSignals();
  const other = (): void => undefined;
  process.on("SIGHUP", other).emit("SIGHUP");
  process.off("SIGHUP", other);
  expect(signals).not.toHaveBeenCalled();
  process.emit("SIGHUP");
  await expect(running).rejects.toMatchObject({ kind: "killed", cause: "SIGKILL" });
  expect(signals).toHaveBeenLastCalledWith(process.pid, "SIGHUP");
  expect(process.listenerCount("SIGHUP")).toBe(0);
});

it.runIf(process.platform === "linux")("signals no group that is empty", async () => {
  const dir = await makeFolder({});
  const signals = recordSignals();
  const controller = new AbortController();
  const elsewhere = "setsid sh -c 'touch begun; exec sleep 20'";
  const script = `cd '${dir}'; ${elsewhere} & until [ -e begun ]; do :; done`;
  const running = run(script, { signal: controller.signal });
  await expect.poll(() => signals.mock.settledResults.length, { timeout: 20_000 }).toBe(1);
  controller.abort();
  await expect(running).rejects.toMatchObject({ kind: "aborted" });
  expect(signals.mock.calls).toEqual([[expect.any(Number), 0]]);
});

it.skipIf(process.platform === "win32")("has a group of its own unless it is interactive", async () => {
  const script = "kill -s 0 -- -$$ 2>/dev/null && echo own || echo shared";
  const [own, shared] = await Promise.all([run(script), run(script, { isInteractive: true })]);
  expect([own, shared].map(({ stdout }) => stdout.toString())).toEqual(["own\n", "shared\n"]);
  await expect(run("exec sleep 20", { timeoutMs: 50, isInteractive: true })).rejects.toMatchObject({
    kind: "timeout",
  });
});

it("returns the code and both streams of a program", async () => {
  expect(await run("echo out; echo err >&2; exit 3")).toEqual({
    code: 3,
    stdout: Buffer.from("out\n"),
    printed: "err",
  });
});

it.skipIf(process.platform === "win32")("names the signal that killed a program", async () => {
  const killed: unknown = await run("kill -9 $$").catch((error: unknown) => error);
  if (!(killed instanceof ProgramFailure)) throw killed;
  expect([killed.kind, killedBy(killed)]).toEqual(["killed", "the signal SIGKILL"]);
});
