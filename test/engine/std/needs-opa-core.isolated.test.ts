import { beforeAll, describe, expect, it } from "vitest";
import { compilePolicy, loadPolicy, type Policy } from "../../../src/index.js";
import { loadedCoreCalls } from "../../../src/engine/opa/core-calls.js";

const RULES = {
  addresses: 'net.cidr_is_valid("10.0.0.0/8")',
  bytes: 'units.parse_bytes("1.5KiB")',
  claims: 'io.jwt.decode("eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.")[1]',
  day: 'time.format([time.parse_rfc3339_ns("2024-02-29T12:00:00+01:00"), "UTC", "Mon 2006-01-02 15:04"])',
  digest: 'crypto.sha256("a")',
  endings: 'strings.any_suffix_match("a.b", {".b", ".c"})',
  found: 'regex.find_n("a+", "aabaaa", -1)',
  id: 'count(uuid.rfc4122("a"))',
  larger: 'semver.compare("1.10.0", "v1.9.0")',
  next: "time.date(time.add_date(time.now_ns(), 0, 1, 0))",
  patched: 'json.patch({"a": {1, 2}}, [{"op": "add", "path": "/b", "value": 1.0}])',
  replaced: 'regex.replace("2024-02-29", `(\\d+)-(\\d+)-(\\d+)`, "$3.$2.$1")',
  subset: 'object.subset({"a": {1, 2}, "b": 3}, {"a": {1}})',
  text: 'sprintf("%s: %d of %v", ["a", 12345678901234567890, [1, {"b"}]])',
  wide: 'regex.split("(a+)+$", "b")',
};

const EXPECTED = {
  addresses: true,
  bytes: 1536,
  claims: { sub: "a" },
  day: "Thu 2024-02-29 11:00",
  digest: "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb",
  endings: true,
  found: ["aa", "aaa"],
  id: 36,
  larger: 1,
  next: [2024, 3, 29],
  patched: { a: [1, 2], b: 1 },
  replaced: "29.02.2024",
  subset: true,
  text: 'a: 12345678901234567890 of [1, {"b"}]',
  wide: ["b"],
};

/** A compiled policy: compiling itself is opa-core's work, in a thread of its own. */
async function compiled(body: string): Promise<Policy> {
  const { wasm } = await compilePolicy({ files: { "p.rego": `package p\n\n${body}` } }, { entrypoint: "p" });
  return loadPolicy(wasm);
}

describe("policy.needsOpaCore", () => {
  describe("of a policy whose built-ins all have versions in JavaScript", () => {
    let policy: Policy;

    beforeAll(async () => {
      // Calls with constant arguments stay calls at level 0.
      policy = await compiled(
        Object.entries(RULES)
          .map(([name, body]) => `${name} := ${body}\n`)
          .join("\n"),
      );
    });

    it("is undefined, and the policy never loads opa-core", async () => {
      expect(policy.needsOpaCore).toBeUndefined();
      const now = new Date("2024-02-29T12:00:00Z");
      expect(await policy.evaluate(null, { now })).toEqual(EXPECTED);
      expect(loadedCoreCalls()).toBeUndefined();
    });

    it("has OPA's errors, without values and without opa-core", async () => {
      const failing = await compiled('compared := semver.compare(input.version, "1.0.0")');
      expect(await failing.evaluate({ version: "1" })).toEqual({});
      await expect(failing.evaluate({ version: "1" }, { strictBuiltinErrors: true })).rejects.toMatchObject({
        code: "builtin_failed",
        builtin: "semver.compare",
        opaCode: "eval_builtin_error",
        message: "semver.compare: operand 1: string … is not a valid SemVer",
      });
      expect(loadedCoreCalls()).toBeUndefined();
    });
  });

  it("names the built-ins that ask for opa-core, called or not", async () => {
    const policy = await compiled(`
found if yaml.is_valid(input.text)

text := sprintf("%v", [units.parse("1Ki")])

moved := time.diff(input.now, 0)`);
    expect(policy.needsOpaCore).toEqual(["time.diff", "yaml.is_valid"]);
    expect(await policy.evaluate({})).toEqual({ text: "1024" });
    expect(loadedCoreCalls()).toBeUndefined();
  });

  it("does not name those that hand over rare calls, which load opa-core when they are made", async () => {
    const policy = await compiled("at := time.clock([input.ns, input.zone])");
    expect(policy.needsOpaCore).toBeUndefined();
    expect(await policy.evaluate({ ns: 0, zone: "UTC" })).toEqual({ at: [0, 0, 0] });
    expect(loadedCoreCalls()).toBeUndefined();
    expect(await policy.evaluate({ ns: 0, zone: "Europe/Berlin" })).toEqual({ at: [1, 0, 0] });
    expect(loadedCoreCalls()).toBeDefined();
  });
});

describe("trace", () => {
  it("is true, and its note is among the prints", async () => {
    const policy = await compiled('noted := trace(sprintf("at %v", [input]))');
    const decision = await policy.decide({ a: 1 });
    expect(decision.result).toEqual({ noted: true });
    expect(decision.prints).toEqual([{ message: 'at {"a": 1}' }]);
  });
});
