import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CommandContext } from "../../../src/cli/command.js";
import { startProgress } from "../../../src/cli/terminal/progress.js";
import { isOnCi } from "../../../src/cli/terminal/is-on-ci.js";
import { styleFor } from "../../../src/cli/terminal/cli-io.js";
import { toPrintableStyled } from "../../../src/gate/report/style.js";

function contextOf(options: {
  isTTY?: boolean;
  env?: Record<string, string>;
  isOnCi?: boolean;
  quiet?: boolean;
  columns?: number;
}): {
  context: CommandContext;
  written: () => string;
} {
  let text = "";
  const stderr = {
    isTTY: options.isTTY ?? true,
    columns: options.columns ?? 80,
    write(chunk: string | Uint8Array, callback: () => void) {
      text += String(chunk);
      callback();
    },
  };
  const io = {
    stdin: (async function* () {})(),
    stdout: stderr,
    stderr,
    env: options.env ?? {},
    isOnCi: options.isOnCi ?? false,
    cwd: "/",
    signal: new AbortController().signal,
  };
  const style = styleFor(io, stderr);
  const flags = {
    speculate: true,
    color: true,
    ...(options.quiet === undefined ? {} : { quiet: options.quiet }),
  };
  return {
    context: {
      commands: [],
      io,
      flags,
      style,
      noteStyle: style,
      note: () => Promise.resolve(),
      warn: () => Promise.resolve(),
    },
    written: () => text,
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }));
afterEach(() => void vi.useRealTimers());

describe("startProgress", () => {
  it("shows a line after half a second, and takes it away", async () => {
    const { context, written } = contextOf({});
    const progress = startProgress(context, "loading");
    vi.advanceTimersByTime(400);
    expect(written()).toBe("");
    progress.update("deciding");
    vi.advanceTimersByTime(2_000);
    expect(written()).toContain("\r\x1b[Kdeciding (2 s)");
    await progress.end();
    expect(written().endsWith("\r\x1b[K")).toBe(true);
    const before = written();
    vi.advanceTimersByTime(2_000);
    expect(written()).toBe(before);
  });

  it("writes nothing for what is done at once", async () => {
    const { context, written } = contextOf({});
    await startProgress(context, "loading").end();
    expect(written()).toBe("");
  });

  it("fits in the terminal", () => {
    const { context, written } = contextOf({ columns: 10 });
    startProgress(context, "a long text that does not fit");
    vi.advanceTimersByTime(700);
    expect(written()).toBe("\r\x1b[Ka long te");
  });

  it.each([
    ["a pipe", { isTTY: false }],
    ["CI", { isOnCi: true }],
    ["--quiet", { quiet: true }],
    ["a terminal that cannot", { env: { TERM: "dumb" } }],
  ])("is silent for %s", async (_, options) => {
    const { context, written } = contextOf(options);
    const progress = startProgress(context, "loading");
    vi.advanceTimersByTime(2_000);
    await progress.end();
    expect(written()).toBe("");
  });
});

describe("styleFor", () => {
  const red = (env: Record<string, string>, isTTY: boolean, color = true): string =>
    toPrintableStyled(
      styleFor({ env, isOnCi: isOnCi(env) }, { isTTY, write: () => undefined }, color).red("x"),
    );
  it.each<[string, string, boolean]>([
    ["a terminal", red({}, true), true],
    ["an empty NO_COLOR", red({ NO_COLOR: "" }, true), true],
    ["a pipe", red({}, false), false],
    ["NO_COLOR", red({ NO_COLOR: "1" }, true), false],
    ["CI", red({ CI: "1" }, true), false],
    ["another variable of CI", red({ TF_BUILD: "True" }, true), false],
    ["CI=false", red({ CI: "false" }, true), true],
    ["a dumb terminal", red({ TERM: "dumb" }, true), false],
    ["--no-color", red({}, true, false), false],
    ["FORCE_COLOR", red({ FORCE_COLOR: "1" }, false), true],
    ["an empty FORCE_COLOR", red({ FORCE_COLOR: "", NO_COLOR: "1" }, false), true],
    ["FORCE_COLOR=0", red({ FORCE_COLOR: "0" }, true), false],
    ["--no-color before FORCE_COLOR", red({ FORCE_COLOR: "1" }, true, false), false],
  ])("%s", (_, text, colored) => {
    expect(text).toBe(colored ? "\x1b[31mx\x1b[39m" : "x");
  });
});
