import { beforeAll, describe, expect, it } from "vitest";
import { compilePolicy, loadPolicy, type Policy } from "../../../src/index.js";
import { loadCoreCalls, type CoreCalls } from "../../../src/engine/opa/core-calls.js";
import { parseConfig } from "../../../src/engine/opa/parse-config.js";
import { readDocument } from "../../../src/engine/source/read-document.js";
import { isTooLargeNumber, MAX_NUMBER_SIZE } from "../../../src/base/terms/number-text.js";
import { isPlainJsonText } from "../../../src/base/terms/plain-json-text.js";

const digits = (count: number): string => "9".repeat(count);
const TOO_LARGE = { code: "number_too_large" };

/** Numbers of the largest size there is, and of one more. */
const LARGEST = [
  digits(MAX_NUMBER_SIZE),
  `-${digits(MAX_NUMBER_SIZE - 1)}`,
  `0.${digits(MAX_NUMBER_SIZE - 2)}`,
  `1e${String(MAX_NUMBER_SIZE - 1)}`,
  `1E-${String(MAX_NUMBER_SIZE - 1)}`,
  `${digits(20_000)}e+10000`,
  `1.5e-${String(MAX_NUMBER_SIZE - 3)}`,
];
const LARGER = [
  digits(MAX_NUMBER_SIZE + 1),
  `-${digits(MAX_NUMBER_SIZE)}`,
  `0.${digits(MAX_NUMBER_SIZE - 1)}`,
  `1e${String(MAX_NUMBER_SIZE)}`,
  `1E-${String(MAX_NUMBER_SIZE)}`,
  `${digits(20_001)}e+10000`,
  `1.5e-${String(MAX_NUMBER_SIZE - 2)}`,
  "1.5e300000000",
  "1.5e-99999999",
  `1e${digits(400)}`,
  `0e${digits(400)}`,
];
const short = (text: string): string => (text.length > 30 ? `${text.slice(0, 20)}…${text.slice(-8)}` : text);
const ALL = [
  ...LARGEST.map((text) => ({ text, isLarge: false })),
  ...LARGER.map((text) => ({ text, isLarge: true })),
].map((one) => ({ ...one, shown: short(one.text) }));

describe("a number at the limit is refused by every reader, or by none", () => {
  let policy: Policy;
  let core: CoreCalls;
  beforeAll(async () => {
    const files = { "m.rego": "package m\nkind := type_name(input.x)\nsame := {input}" };
    const { wasm } = await compilePolicy({ files }, { entrypoint: ["m/kind", "m/same"] });
    policy = await loadPolicy(wasm);
    core = await loadCoreCalls();
    return () => policy.close();
  });

  it.each(ALL)("$shown", async ({ text, isLarge }) => {
    const json = Buffer.from(`{"x":${text}}`);
    expect(isTooLargeNumber(text)).toBe(isLarge);
    if (isLarge) expect(isPlainJsonText(json)).toBe(false);
    // The reader of the compiled policy, and that of values in text.
    const entrypoint = "m/kind";
    const evaluated = policy.evaluate(json, { entrypoint });
    const asTerm = policy.evaluate(json, { entrypoint, inputFormat: "rego" });
    const read = readDocument({ name: "x.json", text: json.toString(), format: "json" });
    if (isLarge) {
      await expect(evaluated).rejects.toMatchObject(TOO_LARGE);
      await expect(asTerm).rejects.toMatchObject(TOO_LARGE);
      await expect(read).rejects.toMatchObject({ ...TOO_LARGE, line: 1, column: 6 });
    } else {
      expect(await evaluated).toBe("number");
      expect(await asTerm).toBe("number");
      expect((await read).json).toEqual(json);
    }
    // opa-core's border.
    const call = (): unknown =>
      core.call("json.marshal", [Buffer.from(text)], { nowNs: 0n, seed: "", remainingMs: () => Infinity })
        .kind;
    if (isLarge) expect(call).toThrow(expect.objectContaining(TOO_LARGE) as Error);
    else expect(call()).toBe("value");
    if (!isLarge || text.startsWith("-")) return;
    // Of HCL a minus is an operator.
    expect(await parseConfig("hcl2", `a = ${text}`)).toMatchObject({ ...TOO_LARGE, line: 1, column: 5 });
  });

  it("also as a bigint, and in data", async () => {
    const large = 10n ** BigInt(MAX_NUMBER_SIZE);
    await expect(policy.evaluate({ x: large }, { entrypoint: "m/kind" })).rejects.toMatchObject({
      ...TOO_LARGE,
      message: expect.stringContaining("$.x") as string,
    });
    expect(await policy.evaluate({ x: large / 10n }, { entrypoint: "m/kind" })).toBe("number");
    expect(() => {
      policy.setData(Buffer.from('{"a":1e99999999}'));
    }).toThrow(expect.objectContaining(TOO_LARGE) as Error);
  });
});

describe("a number that a policy makes", () => {
  const RULES = {
    squared: "input.x * input.x",
    chain: "product([y | some _ in numbers.range(1, 150); y := input.x])",
    shifted: "bits.lsh(1, 1000000)",
    unmarshalled: "json.unmarshal(input.json)",
    amount: "units.parse(input.amount)",
  };
  const input = { x: 1e300, json: '{"a":1e30050}', amount: "1e30010" };

  let policy: Policy;
  beforeAll(async () => {
    const rules = Object.entries(RULES).map(([rule, body]) => `${rule} := ${body}`);
    const files = { "m.rego": `package m\n${rules.join("\n")}` };
    const { wasm } = await compilePolicy({ files }, { entrypoint: Object.keys(RULES).map((r) => `m/${r}`) });
    policy = await loadPolicy(wasm);
    return () => policy.close();
  });

  it.each(Object.keys(RULES))("ends the evaluation when it is too large: %s", async (name) => {
    const own = name === "squared" ? Buffer.from('{"x":1e20000}') : input;
    await expect(policy.evaluate(own, { entrypoint: `m/${name}` })).rejects.toMatchObject(TOO_LARGE);
  });
});

describe("a number of a result beyond JavaScript's", () => {
  it("is an error, and with bigint the integer", async () => {
    const files = { "m.rego": 'package m\nsame := input\nkept := {"sets": {input.x}}' };
    const { wasm } = await compilePolicy({ files }, { entrypoint: ["m/same", "m/kept"] });
    const policy = await loadPolicy(wasm);
    for (const entrypoint of ["m/same", "m/kept"]) {
      for (const text of ["1e400", "-1e400", "9".repeat(310), `1${"0".repeat(400)}.5`]) {
        const evaluated = policy.evaluate(Buffer.from(`{"x":${text}}`), { entrypoint });
        await expect(evaluated).rejects.toMatchObject(TOO_LARGE);
      }
    }
    const exact = { entrypoint: "m/same", bigint: true };
    expect(await policy.evaluate(Buffer.from('{"x":1.5e400}'), exact)).toEqual({ x: 15n * 10n ** 399n });
    expect(await policy.evaluate(Buffer.from('{"x":1e308,"s":"1e400"}'), { entrypoint: "m/same" })).toEqual({
      x: 1e308,
      s: "1e400",
    });
    await policy.close();
  });
});
