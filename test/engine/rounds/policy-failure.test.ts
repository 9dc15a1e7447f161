import { getMessage, inWording, LIBRARY_WORDING } from "../../../src/base/message.js";
import { describe, expect, it } from "vitest";
import { toPassFailure } from "../../../src/engine/rounds/policy-failure.js";
import { PolicyAbort } from "../../../src/engine/wasm/policy-instance.js";
import { BuiltinError, EvaluationError, loadPolicy, PolicyLoadError } from "../../../src/index.js";

describe("toPassFailure", () => {
  it.each<[string, unknown, { code: string; opaCode?: string; location?: unknown }, boolean]>([
    [
      "a conflict of rules",
      new PolicyAbort("p.rego:3:1: var assignment conflict"),
      {
        ...{ code: "policy_failed", opaCode: "eval_conflict_error" },
        location: { file: "p.rego", row: 3, column: 1 },
      },
      false,
    ],
    [
      "a conflict of keys",
      new PolicyAbort("p.rego:3:1: object insert conflict"),
      {
        ...{ code: "policy_failed", opaCode: "eval_conflict_error" },
        location: { file: "p.rego", row: 3, column: 1 },
      },
      false,
    ],
    [
      "a conflict in a file without a name",
      new PolicyAbort(":3:1: var assignment conflict"),
      { code: "policy_failed", opaCode: "eval_conflict_error", location: undefined },
      false,
    ],
    [
      "a conflict in a file with a name of two lines",
      new PolicyAbort("p\nq.rego:3:1: object insert conflict"),
      { code: "policy_failed", opaCode: "eval_conflict_error", location: undefined },
      false,
    ],
    [
      "another abort",
      new PolicyAbort("unreachable"),
      { code: "policy_failed", opaCode: "eval_internal_error", location: undefined },
      false,
    ],
    ["no memory", PolicyAbort.of("opa_malloc: failed", "its limit"), { code: "memory_limit" }, true],
    ["no stack", new RangeError("Maximum call stack size exceeded"), { code: "stack_limit" }, true],
    ["a trap", new WebAssembly.RuntimeError("unreachable"), { code: "policy_failed" }, false],
    ["no Error at all", "text", { code: "policy_failed" }, false],
  ])(
    "makes %s an error that names the entrypoint and keeps the cause",
    (_what, thrown, expected, outOfResources) => {
      const failure = toPassFailure(thrown, "p/x");
      expect(failure.error).toBeInstanceOf(EvaluationError);
      expect(failure.error).toMatchObject({ ...expected, cause: thrown });
      expect(failure.error.message).toMatch(/^p\/x: /);
      expect(failure.outOfResources).toBe(outOfResources);
    },
  );

  it.each([
    ["p.rego:3:1: var assignment conflict", "var assignment conflict"],
    ["p.rego:3:1: other: 1:2", "other: 1:2"],
    [":3:1: var assignment conflict", ":3:1: var assignment conflict"],
    ["two\nlines", "two\nlines"],
  ])("keeps entrypoint and location of %j apart from its reason", (text, reason) => {
    const { error } = toPassFailure(new PolicyAbort(text), "p/x");
    expect(error.message).toBe(`p/x: ${text}`);
    const bare = { ...LIBRARY_WORDING, subject: () => "", location: () => "" };
    expect(inWording(getMessage(error), bare)).toBe(reason);
  });

  it.each([
    [new EvaluationError("m", { code: "timeout" }), true],
    [new EvaluationError("m", { code: "memory_limit" }), true],
    [new EvaluationError("m", { code: "call_limit" }), false],
    [new BuiltinError("m", { code: "builtin_failed", builtin: "a.b" }), false],
    [new PolicyLoadError("m", { code: "opa_core_unavailable" }), false],
  ])("leaves an error of ours as it is: %s", (error, outOfResources) => {
    expect(toPassFailure(error, "p/x")).toEqual({ error, outOfResources });
  });
});

describe("OPA's text", () => {
  it("is read as UTF-8", async () => {
    const source = 'package u\n\nx := 1 if input["ä"]\n\nx := 2 if input["ä"]\n';
    const policy = await loadPolicy({ files: { "größe/😀.rego": source } }, { entrypoint: "u/x" });
    await expect(policy.evaluate({ ä: true })).toFailWith(
      "policy_failed",
      /^u\/x: größe\/😀\.rego:\d+:\d+: var assignment conflict$/,
    );
  });
});
