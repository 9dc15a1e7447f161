import { describe, expect, it } from "vitest";
import * as z from "../../../src/base/text/zod.js";
import { checkDocument } from "../../../src/base/text/schema-issue.js";

function problemsOf(schema: z.ZodType, value: unknown): string[] | undefined {
  return checkDocument(schema, value).problems?.map(({ message }) => message);
}

describe("the problems of a document", () => {
  const schema = z.strictObject({ list: z.array(z.number()) });

  it("are the first 20, and how many more there are", () => {
    const values = problemsOf(schema, { list: Array.from({ length: 25 }, String) });
    expect(values).toHaveLength(20);
    expect(values?.at(-1)).toBe("list.19 must be a number, not a text; and 5 more like these");
    const keys = problemsOf(schema, {
      list: [],
      ...Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`k${String(i)}`, i])),
    });
    expect(keys).toHaveLength(20);
    expect(keys?.at(-1)).toMatch(/^unknown key .*; and 10 more like these$/);
  });

  it("are all of 20", () => {
    expect(problemsOf(schema, { list: Array.from({ length: 20 }, String) })?.at(-1)).toBe(
      "list.19 must be a number, not a text",
    );
  });

  it("are none of one that fits", () => {
    expect(checkDocument(schema, { list: [1] })).toEqual({ data: { list: [1] } });
  });
});

const inner = z.strictObject({ name: z.string().min(1), size: z.int().min(2).max(4).optional() });
const outer = z.object({
  byName: z.record(z.string(), inner).nullish(),
  listed: z
    .array(inner)
    .min(1)
    .nullish()
    .transform((list) => list ?? []),
  either: z.union([z.string(), inner]).optional(),
  of: z.enum(["a", "b"]).optional(),
  own: z.literal(false, { error: () => "it stays" }).optional(),
  digest: z
    .string()
    .regex(/^[0-9a-f]+$/)
    .optional(),
});

it.each<[value: unknown, problems: string[]]>([
  [1, ["it must be a mapping, not a number"]],
  [{ byName: { x: {} } }, ["byName.x.name is missing; it must be a text"]],
  [{ byName: { x: { name: "x", siz: 1 } } }, ["unknown key byName.x.siz (did you mean size?)"]],
  [{ listed: [{ name: "x", naem: 1 }] }, ["unknown key listed.0.naem (did you mean name?)"]],
  [{ listed: [] }, ["listed must be a list that is not empty"]],
  [{ listed: [{ name: "" }] }, ["listed.0.name must be a text that is not empty"]],
  [{ listed: [{ name: "x", size: 9 }] }, ["listed.0.size must be at most 4"]],
  [{ listed: [{ name: "x", size: 1 }] }, ["listed.0.size must be at least 2"]],
  [{ listed: [{ name: "x", size: 2.5 }] }, ["listed.0.size must be a whole number, not a number"]],
  [{ either: 1 }, ["either fits none of its forms"]],
  [{ of: "secret-4711" }, ["of must be one of a, b"]],
  [{ own: "secret-4711" }, ["own: it stays"]],
  [{ digest: "secret-4711" }, ["digest: Invalid string: must match pattern /^[0-9a-f]+$/"]],
])("names the key, what is expected and no value: %j", (value, problems) => {
  expect(problemsOf(outer, value)).toEqual(problems);
});
