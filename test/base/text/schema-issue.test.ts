import { describe, expect, it } from "vitest";
import * as z from "../../../src/base/text/zod.js";
import { describeIssues } from "../../../src/base/text/schema-issue.js";

const schema = z.strictObject({ list: z.array(z.number()) });

function problemsOf(value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return describeIssues(error?.issues ?? [], value, () => ["list"]).map(({ message }) => message);
}

describe("the problems of a document", () => {
  it("are the first 20, and how many more there are", () => {
    const values = problemsOf({ list: Array.from({ length: 25 }, String) });
    expect(values).toHaveLength(20);
    expect(values.at(-1)).toBe("list.19 must be a number, and is a text; and 5 more like these");
    const keys = problemsOf({
      list: [],
      ...Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`k${String(i)}`, i])),
    });
    expect(keys).toHaveLength(20);
    expect(keys.at(-1)).toMatch(/^unknown key .*; and 10 more like these$/);
  });

  it("are all of 20", () => {
    expect(problemsOf({ list: Array.from({ length: 20 }, String) }).at(-1)).toBe(
      "list.19 must be a number, and is a text",
    );
  });
});
