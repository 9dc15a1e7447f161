import { describe, expect, it } from "vitest";
import { BUILTINS, LimitRuns } from "./limits/limit-campaign.js";
import { PARTS, withParts } from "./limits/many-parts.js";
import { fitsTogether } from "./limits/slow-arguments.js";
import { PARSERS } from "./limits/slow-texts.js";
import { DOCUMENT_FORMATS } from "../../../src/engine/source/document-format.js";
import { standardBuiltin } from "../../../src/engine/opa/standard-builtins.js";

// The whole campaign is `npm run trust -- --limits`. Its limit is a second; this one takes a slice of it with less.
const LIMIT = { timeoutMs: 100, marginMs: 900 };

describe("what may take long ends at its limit, in time of the processor", () => {
  it("calls whose arguments fit each other", async () => {
    const only = BUILTINS.map(({ name }) => name).filter(fitsTogether);
    const { runs, timeouts, late } = await new LimitRuns({ runs: 40, seed: 5, only, ...LIMIT }).run();
    expect(late).toEqual([]);
    expect(runs).toBe(40);
    expect(timeouts).toBeGreaterThan(3);
  });

  it("other parsers than that of JSON", async () => {
    const only = ["hcl2", "properties", "edn", "yaml", "jsonnet"];
    const { late } = await new LimitRuns({ runs: 12, seed: 5, only, ...LIMIT }).run();
    expect(late).toEqual([]);
  });
});

describe("what has many parts is read within the limit", () => {
  it.each(Object.keys(PARTS))("%s", async (kind) => {
    await withParts(kind, 1_500, async (read) => {
      await expect(read(1)).toFailWith("timeout");
    });
  });
});

it("every standard built-in and every parser is in the campaign", () => {
  const isCalled = new Set(BUILTINS.map(({ name }) => name));
  const network = ["http.send", "net.lookup_ip_addr"];
  for (const name of isCalled)
    if (!network.includes(name)) expect(standardBuiltin(name)?.network).not.toBe(true);
  expect(DOCUMENT_FORMATS.filter((format) => !PARSERS.includes(format))).toEqual(["textproto"]);
});
