import { describe, expect, it } from "vitest";
import { toAnswerTable } from "../../../src/engine/recording/answer-table.js";
import { Recording } from "../../../src/index.js";
import { makeFolder, run } from "../../cli/run.js";

describe("toAnswerTable", () => {
  it("keeps values as they are written, and the kinds of errors apart", () => {
    const recording = new Recording({ nowNs: 0n });
    recording.add("a.b", ['"x"', "1"], { kind: "value", json: '{"d":0.1234567890123456789,"o":1.0}' });
    recording.add("a.b", ['"y"', "1"], { kind: "undefined", notFound: true });
    recording.add("a.b", ['"z"', "1"], {
      kind: "error",
      code: "service_unreachable",
      message: "nobody there",
    });
    const failed = { kind: "error", code: "builtin_failed", message: "http.send: no such host" } as const;
    recording.add("http.send", ["{}"], { ...failed, opaCode: "eval_http_send_network_error" });
    recording.add("http.send", ["{1}"], failed);
    expect(toAnswerTable(recording)).toEqual({
      "a.b": {
        '["x",1]': { value: '{"d":0.1234567890123456789,"o":1.0}' },
        '["y",1]': { undefined: true },
        '["z",1]': { halt: "nobody there" },
      },
      "http.send": { "[{}]": { error: "no such host" }, "[[1]]": { halt: "no such host" } },
    });
  });
});

describe("test --fixtures", () => {
  it("answers with exact numbers, and with a set where one is declared", async () => {
    const cwd = await makeFolder({
      "p_test.rego": `package p_test

test_set if acme.owners("r") == {"a", "b"}

test_number if acme.number("r") == {"d": 0.1234567890123456789, "n": 12345678901234567890}

test_addresses if net.lookup_ip_addr("h") == {"10.0.0.1", "10.0.0.2"}
`,
      "capabilities.json": JSON.stringify({
        builtins: ["owners", "number"].map((name) => ({
          name: `acme.${name}`,
          decl: {
            type: "function",
            args: [{ type: "string" }],
            result: name === "owners" ? { type: "set", of: { type: "string" } } : { type: "any" },
          },
        })),
      }),
      "answers.json": `{
  "acme.owners": {"[\\"r\\"]": ["a", "b"]},
  "acme.number": {"[\\"r\\"]": {"d": 0.1234567890123456789, "n": 12345678901234567890}},
  "net.lookup_ip_addr": {"[\\"h\\"]": ["10.0.0.2", "10.0.0.1"]}
}
`,
    });
    const args = ["--fixtures", "answers.json", "--builtins", "capabilities.json"];
    const { stdout, exitCode } = await run(["test", "p_test.rego", ...args], { cwd });
    expect(stdout).toMatch(/^PASS: 3\/3$/m);
    expect(exitCode).toBe(0);
  });

  it("answers what was random, and fails where it failed, which is not undefined", async () => {
    const cwd = await makeFolder({
      "p_test.rego": `package p_test

test_random if rand.intn("a", 1000) == 1000000

test_failed if not service.discover("sha256:a", "")
`,
      "run.json": JSON.stringify({
        version: 1,
        time: "2026-01-02T03:04:05.000000006Z",
        nd_builtin_cache: { "rand.intn": { '["a",1000]': 1_000_000 } },
        undefined: {},
        errors: {
          "service.discover": { '["sha256:a",""]': { code: "service_unreachable", message: "nobody there" } },
        },
      }),
    });
    const { stdout, exitCode } = await run(["test", "p_test.rego", "--fixtures", "run.json"], { cwd });
    expect(stdout).toMatch(
      /test_failed: ERROR[^]*service\.discover: nobody there[^]*PASS: 1\/2\nERROR: 1\/2/,
    );
    expect(exitCode).toBe(1);
  });
});
