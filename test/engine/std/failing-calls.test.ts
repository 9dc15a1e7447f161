import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { compilePolicy, loadPolicy, type Policy } from "../../../src/index.js";
import { loadCoreCalls, type CoreCalls } from "../../../src/engine/opa/core-calls.js";
import { addFailure, certainlyFails } from "../../../src/engine/std/failing-calls.js";

/** Texts that nearly are what each of them reads. */
const PIECES: Readonly<Record<string, readonly string[]>> = {
  "base64.decode": ["YQ==", "YWI=", "_", "-", "+", "/", "=", "\n", "\r", " ", "%", "é", '"', "\\"],
  "base64url.decode": ["YQ", "YWI=", "_", "-", "+", "/", "=", "\n", "\r", " ", "%", "é"],
  "hex.decode": ["0a", "FF", "f", "g", " ", "é", "61"],
  "json.unmarshal": [
    ...['{"a":', '"b"', "[", "]", "{", "}", ",", ":", "1", "01", "-", "1.5e3", "1.", "true", "null", "nul"],
    ...[" ", "\n", "\t", "\v", "\\", "\\u00e9", "\\u12", '"', "\u0001", "é", "{}", "[1]"],
  ],
  "time.parse_duration_ns": ["1h", "-", "+", ".5s", "0", "h", "µs", "x", " "],
  "time.parse_rfc3339_ns": [
    ...["2026-01-02T03:04:05Z", "2026-", "01-02", "T", "t", "03:04:05", "Z", "z", "+01:00", ".5", ",5", " "],
  ],
  to_number: ["1", "-", "+", ".", "e", "E", "0x1p", "inf", "Infinity", "NaN", "_", " ", "x", "1_0"],
  "urlquery.decode": ["%41", "%", "%zz", "%4", "a", "+", "é", "&"],
};

const asText = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

let core: CoreCalls;
beforeAll(async () => {
  core = await loadCoreCalls();
});

describe("a call that certainly fails", () => {
  it.each(Object.entries(PIECES))("%s fails in opa-core, too", (name, pieces) => {
    let claims = 0;
    const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 7 }).map((parts) => parts.join(""));
    const check = fc.property(texts, (text) => {
      const args = [asText(text)];
      if (!certainlyFails(name, args)) return;
      claims++;
      const context = { nowNs: 1n, seed: "s", remainingMs: () => Infinity };
      expect(core.call(name, args, context).kind).toBe("error");
    });
    fc.assert(check, { numRuns: 1_000, seed: 7 });
    expect(claims).toBeGreaterThan(100);
  });

  it("is not claimed of long and of deep texts", () => {
    const claims = ["[".repeat(50), "[".repeat(200), "{".padEnd(2_000)].map((text) =>
      certainlyFails("json.unmarshal", [asText(text)]),
    );
    expect(claims).toEqual([true, false, false]);
  });
});

describe("calls that failed", () => {
  it("are known as long as they are asked for, whatever else fails", () => {
    const of = (text: string): boolean => certainlyFails("acme.parse", [asText(text)]);
    const fail = (text: string): void => {
      addFailure("acme.parse", [asText(text)]);
    };
    fail("asked for");
    for (let i = 0; i < 5_000; i++) {
      fail(`other ${String(i)}`);
      expect(of("asked for")).toBe(true);
    }
    expect([of("other 0"), of("other 4999")]).toEqual([false, true]);
  });
});

describe("errors that nobody reads", () => {
  const calls: Readonly<Record<string, string>> = {
    json_text: "json.unmarshal(input.text)",
    yaml_text: "yaml.unmarshal(input.text)",
    pattern: "regex.match(input.pattern, input.text)",
    version: 'semver.compare(input.text, "1.0.0")',
    duration: 'time.parse_duration_ns(concat("", ["1", input.text]))',
  };
  const input = { text: "a: b: c", pattern: "(" };
  let policy: Policy;
  beforeAll(async () => {
    const rules = Object.entries(calls).map(([name, call]) => `${name} := ${call}`);
    const files = { "p.rego": `package p\n\n${rules.join("\n\n")}\n` };
    const entrypoint = Object.keys(calls).map((name) => `p/${name}`);
    const { wasm } = await compilePolicy({ files }, { entrypoint });
    policy = await loadPolicy(wasm);
  });

  it.each(Object.keys(calls))(
    "opa-core is asked once for %s, and errors that are read are whole",
    async (name) => {
      const entrypoint = `p/${name}`;
      const asked = vi.spyOn(core, "call");
      expect([
        await policy.evaluate(input, { entrypoint }),
        await policy.evaluate(input, { entrypoint }),
      ]).toEqual([undefined, undefined]);
      expect(asked.mock.calls.length).toBeLessThan(2);
      asked.mockRestore();
      await expect(policy.evaluate(input, { entrypoint, strictBuiltinErrors: true })).rejects.toMatchObject({
        code: "builtin_failed",
      });
    },
  );

  it("keeps an invalid pattern for all texts, and no valid one", async () => {
    const entrypoint = "p/pattern";
    expect(await policy.evaluate({ text: "b", pattern: "(" }, { entrypoint })).toBeUndefined();
    expect(await policy.evaluate({ text: "b", pattern: "b" }, { entrypoint })).toBe(true);
  });
});
