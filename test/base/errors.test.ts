import { defineBuiltin, loadPolicy } from "regohost";
import { describe, expect, it, vi } from "vitest";
import {
  BuiltinError,
  ConfigurationError,
  ERROR_OUTCOMES,
  EvaluationError,
  isRegohostError,
  PolicyLoadError,
  RegohostError,
  ResponseError,
  ServiceError,
  type ErrorCode,
} from "../../src/base/errors.js";
import { reasonOf } from "../../src/base/message.js";

const cause = new Error("below");

const trap = (): never => {
  throw new Error("trap");
};
/** Causes that no other thread can get, or that throw when they are read. */
const UNCLONEABLE: readonly (readonly [string, unknown])[] = [
  ["a function", trap],
  ["a symbol", Symbol("x")],
  ["an object with functions", { retry: trap }],
  ["an object with a getter that throws", Object.defineProperty({}, "x", { get: trap, enumerable: true })],
  ["a Proxy", new Proxy({}, {})],
  ["a Proxy that throws", new Proxy({}, { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap })],
  ["a Proxy of an error", new Proxy(new Error("x"), {})],
];

describe("errors", () => {
  it.each<[RegohostError, string]>([
    [new ConfigurationError("m", { code: "config_invalid", cause }), "ConfigurationError"],
    [new PolicyLoadError("m", { code: "rego_invalid", cause }), "PolicyLoadError"],
    [new EvaluationError("m", { code: "policy_failed", cause }), "EvaluationError"],
    [new BuiltinError("m", { code: "builtin_failed", cause, builtin: "a.b" }), "BuiltinError"],
    [new ServiceError("m", { code: "service_failed", cause }), "ServiceError"],
    [new ResponseError("m", { code: "response_invalid", cause, schema: "s", issues: [] }), "ResponseError"],
  ])("%s carries name, message, code and cause", (error, name) => {
    expect(error).toBeInstanceOf(RegohostError);
    expect(error).toMatchObject({ name, message: "m", cause });
    expect(isRegohostError(error)).toBe(true);
    expect(isRegohostError(error, error.code)).toBe(true);
    expect(isRegohostError(error, "aborted")).toBe(false);
    expect(String(error)).toBe(`${name}: m`);
  });

  it("has no cause where none was given", () => {
    expect("cause" in new EvaluationError("m", { code: "timeout" })).toBe(false);
  });

  it.each(UNCLONEABLE)("can be cloned where its cause is %s, or an error with it", (_what, value) => {
    const inner = Object.assign(new TypeError("no address", { cause: value }), { code: "EADDR" });
    const plain = new EvaluationError("m", { code: "timeout", cause: value });
    expect(plain.cause).toBeInstanceOf(Error);
    expect(structuredClone(plain)).toMatchObject({ message: "m", cause: expect.any(Error) as Error });
    const wrapped = new EvaluationError("m", { code: "timeout", cause: inner });
    expect(wrapped.cause).toMatchObject({ name: "TypeError", message: "no address", code: "EADDR" });
    expect((wrapped.cause as Error).cause).toBeInstanceOf(Error);
    expect(() => structuredClone(wrapped)).not.toThrow();
    expect(isRegohostError(structuredClone(wrapped), "timeout")).toBe(true);
  });

  it.each(UNCLONEABLE)("has the errors of an AggregateError where its cause is %s", (_what, value) => {
    const errors = [new RangeError("first"), value];
    const cause = new AggregateError(errors, "all failed", { cause: value });
    const { cause: copy } = new EvaluationError("m", { code: "timeout", cause });
    expect(copy).toMatchObject({
      name: "AggregateError",
      message: "all failed",
      errors: [errors[0], expect.any(Error)],
    });
    expect(() => structuredClone(copy)).not.toThrow();
  });

  it.each([null, 0, "", "why", Object.freeze({ why: 1 }), new RangeError("x", { cause: { a: [1] } })])(
    "keeps a cause that can be cloned: %j",
    (value) => {
      const error = new EvaluationError("m", { code: "aborted", cause: value });
      expect(error.cause).toBe(value);
      expect(() => structuredClone(error)).not.toThrow();
    },
  );

  it("ends at a chain of causes that is a circle, or long", () => {
    const circle = new Error("a");
    circle.cause = new Error("b", { cause: [circle, trap] });
    let long = new Error("0", { cause: trap });
    for (let depth = 0; depth < 20_000; depth++) long = new Error("x", { cause: long });
    for (const one of [circle, long]) {
      const error = new EvaluationError("m", { code: "aborted", cause: one });
      expect(() => structuredClone(error)).not.toThrow();
    }
  });

  it("tells a built-in's failure as an evaluation that has no result", () => {
    const error = new BuiltinError("m", {
      code: "builtin_failed",
      builtin: "a.b",
      opaCode: "eval_builtin_error",
    });
    expect(error).toBeInstanceOf(EvaluationError);
    expect(error).toMatchObject({ builtin: "a.b", opaCode: "eval_builtin_error" });
  });

  it("has safe defaults: nothing is retryable, no diagnostics", () => {
    expect(new ServiceError("m", { code: "service_failed" })).toMatchObject({
      retryable: false,
      status: undefined,
    });
    expect(new PolicyLoadError("m", { code: "source_empty" }).diagnostics).toEqual([]);
  });

  it.each([undefined, null, "aborted", new Error("m"), { code: "aborted", message: "m" }])(
    "does not take %j for one of its own",
    (value) => {
      expect(isRegohostError(value)).toBe(false);
    },
  );

  it.each(Object.keys(ERROR_OUTCOMES) as ErrorCode[])(
    "knows a clone of an error with the code %s",
    (code) => {
      for (const clone of [
        structuredClone(new EvaluationError("m", { code, cause })),
        structuredClone(Object.freeze(new PolicyLoadError("several\nlines", { code }))),
      ]) {
        expect(isRegohostError(clone, code)).toBe(true);
        expect(isRegohostError(clone, code === "aborted" ? "timeout" : "aborted")).toBe(false);
        expect(clone).toMatchObject({ code });
      }
    },
  );

  it("knows a clone of the error of a built-in that is called within an evaluation", async () => {
    const fails = defineBuiltin({
      name: "acme.f",
      args: ["any"],
      result: "any",
      pure: true,
      effect: false,
      call: () => {
        throw new Error("down");
      },
    });
    await using policy = await loadPolicy(
      { files: { "p.rego": "package p\n\nr := acme.f(1)\n" } },
      { builtins: [fails], entrypoint: "p/r" },
    );
    const error: unknown = await policy.evaluate({}).catch((reason: unknown) => reason);
    expect(isRegohostError(structuredClone(error), "builtin_failed")).toBe(true);
  });

  it("describes what cannot be read", () => {
    const thrown = new Proxy(
      {},
      {
        get: () => {
          throw new Error("no");
        },
      },
    );
    expect(reasonOf(thrown)).toBe("what was thrown cannot be read");
  });

  it("knows an error of another copy, also of another realm", async () => {
    vi.resetModules();
    const other = await import("../../src/base/errors.js");
    expect(other.EvaluationError).not.toBe(EvaluationError);
    const error = new other.EvaluationError("m", { code: "timeout" });
    expect([isRegohostError(error, "timeout"), error instanceof RegohostError]).toEqual([true, false]);
  });

  it.each([
    "Error [timeout]: m",
    "EvaluationError [not_ours]: m",
    "timeout",
    "Error: EvaluationError [timeout]: m",
  ])("takes no other error for one of its own by the stack %j", (stack) => {
    const error = Object.assign(new Error("m"), { stack });
    expect(isRegohostError(error)).toBe(stack.startsWith("Error [timeout]"));
  });
});
