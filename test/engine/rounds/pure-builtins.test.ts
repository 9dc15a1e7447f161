import { expect, it } from "vitest";
import { limitReading } from "../../../src/base/async/reading.js";
import { defineBuiltin } from "../../../src/index.js";
import { evalRego, type EvalRegoResult } from "../../../src/engine/opa/eval-rego.js";
import { evalWithPure, PureBuiltins, type PureRequest } from "../../../src/engine/rounds/pure-builtins.js";

const SLOW = {
  files: [],
  query: "count([1 | numbers.range(1, 40000)[_]; numbers.range(1, 40000)[_]])",
  answers: {},
};

it("ends at the time that is left, and names the whole limit", async () => {
  const slow = evalRego({ ...SLOW, timeoutMs: 987_654, leftMs: 100 });
  await expect(slow).toFailWith("timeout", /^evaluating the query took longer than its 987654 ms;/);
  await expect(evalWithPure({ ...SLOW, timeoutMs: 234.5 })).toFailWith("timeout", /than its 234\.5 ms;/);
  const within = limitReading("reading", { timeoutMs: 100 }, () => evalRego(SLOW));
  await expect(within).toFailWith("timeout", /^evaluating the query took longer than its 100 ms;/);
});

it("takes policies as the pass before compiled them, with the data, the built-ins and the options of each", async () => {
  const double = defineBuiltin({
    name: "acme.double",
    args: ["number"],
    result: "number",
    pure: true,
    effect: false,
    call: ([number]) => Number(number) * 2,
  });
  const files = [
    {
      path: "p.rego",
      text: "package p\n\nx := acme.double(acme.double(data.n))\n\ny := 1 if { z := 2; true }\n",
    },
  ];
  const evaluate = (data: object, options: Partial<PureRequest> = {}): Promise<EvalRegoResult> =>
    evalWithPure({
      ...{ files, builtins: [double], query: "data.p.x", data: JSON.stringify(data), answers: {} },
      ...{ format: "raw", ...options },
    });
  for (const n of [1, 2, 1]) expect(await evaluate({ n })).toMatchObject({ stdout: `${String(n * 4)}\n` });
  expect(await evaluate({ n: 1 }, { query: "data.p.y" })).toMatchObject({ stdout: "1\n" });
  const strict = await evaluate({ n: 1 }, { strict: true });
  expect(strict).toMatchObject({
    failed: true,
    stderr: expect.stringContaining("assigned var z unused") as string,
  });
  expect(await evaluate({ n: 3 })).toMatchObject({ failed: false, stdout: "12\n" });
  const other = await evaluate({ n: 1 }, { files: [{ path: "p.rego", text: "package p\n\nx := data.n" }] });
  expect(other).toMatchObject({ stdout: "1\n" });
});

it.each<[string, (size: number) => unknown, object | undefined]>([
  ["a value", (size) => (size === 0 ? { value: "none" } : undefined), { value: '"none"' }],
  ["no value", () => ({ value: undefined }), { undefined: true }],
  ["nothing: the call is not pure", (size) => (size > 0 ? { value: "some" } : undefined), undefined],
  [
    "a value of another type",
    () => ({ value: 1 }),
    { halt: expect.stringContaining("declared type") as string },
  ],
  [
    "a Promise",
    () => Promise.resolve({ value: "a" }),
    { halt: expect.stringContaining("callPure must") as string },
  ],
  [
    "an error",
    () => {
      throw new Error("odd");
    },
    { halt: expect.stringContaining("odd") as string },
  ],
])("makes calls that a built-in answers by callPure, with %s", (_what, callPure, expected) => {
  const sizes = defineBuiltin({
    name: "acme.sizes",
    args: [{ type: "array", dynamic: { type: "string" } }],
    result: "string",
    effect: false,
    call: () => "called",
    callPure: ([list]) => callPure(list.length) as { value: string } | undefined,
  });
  const pure = new PureBuiltins([sizes]);
  expect(pure.has("acme.sizes")).toBe(true);
  expect(pure.answer("acme.sizes", [[]])).toEqual(expected);
});
