import { describe, expect, it } from "vitest";
import { readAccessChk } from "../../src/chainloop/accesschk.js";
import { openDranzer } from "../../src/chainloop/dranzer.js";
import { parseXml } from "../../src/chainloop/xml-tree.js";

const SPACES = " ".repeat(500_000);
const LETTERS = "a".repeat(500_000);
/** A time that grows with the square of the length would be minutes. */
const MAX_MS = 20_000;

describe("a line of a material takes the time of its length", () => {
  it.each([
    ["an error", `ERROR - ${SPACES}x`],
    ["metadata", `A${SPACES}x`],
    ["a counter", `Number of ${SPACES}x`],
    ["a method", `Invoking Method${SPACES}x`],
    ["a violation", "a at 0x1".repeat(50_000)],
  ])("of dranzer: %s", async (_what, line) => {
    const report = `Test Engine Version: $Rev: 12\nTesting COM Object - {A} x\n${line}\n`;
    const start = performance.now();
    (await openDranzer("d", Buffer.from(report), () => undefined))();
    expect(performance.now() - start).toBeLessThan(MAX_MS);
  });

  it("of AccessChk", () => {
    const start = performance.now();
    readAccessChk("a", Buffer.from(`Accesschk v6.15\nC:\\x\n  [0]${SPACES}x\n`));
    expect(performance.now() - start).toBeLessThan(MAX_MS);
  });

  it("of XML", () => {
    const start = performance.now();
    const root = parseXml("x", `<${LETTERS} ${LETTERS}="1" b = "2"/>`);
    expect([...root.attributes.keys()].map((name) => name.length)).toEqual([500_000, 1]);
    expect(performance.now() - start).toBeLessThan(MAX_MS);
  });
});
