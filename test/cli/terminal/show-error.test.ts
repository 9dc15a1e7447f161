import { describe, expect, it } from "vitest";
import { showError } from "../../../src/cli/terminal/show-error.js";
import { styleFor } from "../../../src/cli/terminal/cli-io.js";
import { EvaluationError } from "../../../src/errors.js";

const plain = styleFor({ env: { NO_COLOR: "1" }, isOnCi: false }, process.stdout);

describe("showError", () => {
  it("calls the library's options as the command line does", () => {
    const error = new EvaluationError("raise timeoutMs or maxCalls", { code: "timeout" });
    expect(showError(error, plain)).toBe("error: raise --timeout or --max-calls");
  });

  it.each([
    ["judge: verify: give the option keys", "give --key"],
    [
      "judge: the option verify and envelopes: false exclude each other",
      "a verification (--key, --trusted-root) and --no-envelopes exclude each other",
    ],
    ["loadGate: dataFiles is empty", "-d is empty"],
  ])("names no function of the library: %s", (message, shown) => {
    const error = new EvaluationError(message, { code: "timeout" });
    expect(showError(error, plain)).toBe(`error: ${shown}`);
  });

  it("leaves the message of an error that is not the library's", () => {
    expect(showError(new TypeError("timeoutMs"), plain)).toContain("error: unexpected: timeoutMs\n");
  });

  it.each([
    ["a.json cannot be read: there is no such file", "ENOENT", ""],
    ["a.json cannot be written (EROFS)", "EROFS", ""],
    ["a.json cannot be read", "EACCES", "\n  because: EACCES: why, open 'a.json'"],
  ])("does not repeat the reason of %s", (message, code, because) => {
    const cause = Object.assign(new Error(`${code}: why, open 'a.json'`), { code, syscall: "open" });
    const error = new EvaluationError(message, { code: "timeout", cause });
    expect(showError(error, plain)).toBe(`error: ${message}${because}`);
  });

  it("shows what led to it once", () => {
    const cause = new Error("ECONNREFUSED", { cause: new Error("raise it") });
    const error = new EvaluationError("no answer: ECONNREFUSED", { code: "timeout", cause });
    expect(showError(error, plain)).toBe("error: no answer: ECONNREFUSED\n  because: raise it");
  });
});
