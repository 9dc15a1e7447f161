import { describe, expect, it } from "vitest";
import { showError } from "../../../src/cli/terminal/show-error.js";
import { styleFor } from "../../../src/cli/terminal/cli-io.js";
import { EvaluationError } from "../../../src/errors.js";

const plain = styleFor({ env: { NO_COLOR: "1" } }, process.stdout);

describe("showError", () => {
  it("calls the library's options as the command line does", () => {
    const error = new EvaluationError("raise timeoutMs or maxCalls", { code: "timeout" });
    expect(showError(error, plain)).toBe("error: raise --timeout or --max-calls");
  });

  it("leaves the message of an error that is not the library's", () => {
    expect(showError(new TypeError("timeoutMs"), plain)).toContain("error: unexpected: timeoutMs\n");
  });

  it("shows what led to it once", () => {
    const cause = new Error("ECONNREFUSED", { cause: new Error("raise it") });
    const error = new EvaluationError("no answer: ECONNREFUSED", { code: "timeout", cause });
    expect(showError(error, plain)).toBe("error: no answer: ECONNREFUSED\n  because: raise it");
  });
});
