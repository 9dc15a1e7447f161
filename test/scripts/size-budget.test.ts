import { expect, it } from "vitest";
import { entries } from "../../scripts/entries.mjs";
import { BUDGET, overBudget } from "../../scripts/size-budget.mjs";

it("has a budget for the tarball, for each entry and for the command, and for nothing else", () => {
  const imports = entries.map(({ specifier }) => `import ${specifier}`);
  expect(Object.keys(BUDGET)).toEqual(["tarball", "unpacked", ...imports, "start of the command"]);
});

it.each([
  { what: "as large as allowed", sizes: { a: 10 }, budget: { a: 10 }, problems: 0 },
  { what: "a byte larger", sizes: { a: 11 }, budget: { a: 10 }, problems: 1 },
  { what: "without a budget", sizes: { a: 1 }, budget: {}, problems: 1 },
  { what: "not measured", sizes: {}, budget: { a: 10 }, problems: 1 },
])("finds what is $what: $problems", ({ sizes, budget, problems }) => {
  expect(overBudget(sizes, budget)).toHaveLength(problems);
});
