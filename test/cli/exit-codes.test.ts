import { describe, expect, it } from "vitest";
import { makeFolder, run } from "./run.js";
import { CommandError, toExitCode, worstExitCode } from "../../src/cli/exit-codes.js";
import type { ExitCode } from "../../src/cli/exit-codes.js";
import { BuiltinError, RegohostError } from "../../src/base/errors.js";
import type { ErrorCode } from "../../src/base/errors.js";

const BY_CODE: [ErrorCode, ExitCode][] = [
  ["config_invalid", 2],
  ["rego_invalid", 2],
  ["source_not_found", 2],
  ["builtin_missing", 2],
  ["entrypoint_unknown", 2],
  ["input_invalid", 2],
  ["policy_failed", 2],
  ["request_invalid", 2],
  ["ambiguous_kind", 2],
  ["credentials_missing", 3],
  ["credentials_expired", 3],
  ["unauthenticated", 3],
  ["permission_denied", 3],
  ["not_found", 3],
  ["service_unreachable", 3],
  ["service_timeout", 3],
  ["response_invalid", 3],
  ["timeout", 3],
  ["aborted", 3],
  ["memory_limit", 3],
];

describe("toExitCode", () => {
  it.each(BY_CODE)("%s: %i", (code, exit) => {
    expect(toExitCode(new RegohostError("x", { code }))).toBe(exit);
  });

  it.each(BY_CODE)("a built-in that failed by %s: %i", (code, exit) => {
    const cause = new RegohostError("x", { code });
    expect(toExitCode(new BuiltinError("y", { code: "builtin_failed", builtin: "a.b", cause }))).toBe(exit);
  });

  it.each([new Error("x"), new TypeError("x"), "text", undefined, null, { code: "config_invalid" }])(
    "anything else is undecided: %s",
    (error) => {
      expect(toExitCode(error)).toBe(3);
      expect(
        toExitCode(new BuiltinError("y", { code: "builtin_failed", builtin: "a.b", cause: error })),
      ).toBe(3);
    },
  );

  it("an operand of the wrong type is the input's or the policy's", () => {
    const options = { code: "builtin_failed", builtin: "a.b", opaCode: "eval_type_error" } as const;
    expect(toExitCode(new BuiltinError("y", options))).toBe(2);
  });

  it("takes the command line's own errors as they say", () => {
    expect(toExitCode(new CommandError("x"))).toBe(2);
    expect(toExitCode(new CommandError("x", { code: "start_failed" }))).toBe(3);
  });
});

describe("worstExitCode", () => {
  it.each<[ExitCode[], ExitCode]>([
    [[], 0],
    [[0, 0], 0],
    [[0, 1, 0], 1],
    [[1, 2, 0], 2],
    [[2, 3, 1, 0], 3],
  ])("of %j is %i", (codes, worst) => {
    expect(worstExitCode(codes)).toBe(worst);
  });
});

describe("a gate on evidence without its settings, as docs/cli.md says", () => {
  const FILES = {
    "p.rego": 'package p\ndeny contains "no" if not service.discover(input.digest, "")\n',
    "in.json": JSON.stringify({ digest: `sha256:${"0".repeat(64)}` }),
  };
  const SERVICE_BASE_URL = "http://127.0.0.1:1";

  it.each<[string, Record<string, string>, number, RegExp]>([
    ["no address", {}, 2, /the address of the service is not set: .*SERVICE_BASE_URL/],
    ["a malformed address", { SERVICE_BASE_URL: "cp.example.com" }, 2, /has no scheme/],
    ["no token", { SERVICE_BASE_URL }, 3, /no access token: .*SERVICE_TOKEN/],
    ["a malformed token", { SERVICE_BASE_URL, SERVICE_TOKEN: "abc" }, 3, /is not a JWT/],
  ])("%s", async (_, env, code, says) => {
    const { exitCode, stdout } = await run(["gate", "p.rego", "in.json"], {
      cwd: await makeFolder(FILES),
      env,
    });
    expect(exitCode).toBe(code);
    expect(stdout).toMatch(says);
  });
});
