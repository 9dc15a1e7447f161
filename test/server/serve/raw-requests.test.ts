import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AcceptedTokens } from "../../../src/server/serve/access.js";
import type { ServedPolicies } from "../../../src/server/serve/served-policies.js";
import { ASK, exchange, RAW_CASES, UPGRADE, type RawAnswers } from "./raw-cases.mjs";
import { loadServedPolicies, startServer } from "./serve.js";

const fixtures = new URL("fixtures/", import.meta.url);
// What `opa run --server` of OPA 1.22 answered: scripts/serve-raw.mjs.
const recorded = JSON.parse(await readFile(new URL("raw-answers.json", fixtures), "utf8")) as Record<
  string,
  RawAnswers
>;

let policies: ServedPolicies;
beforeAll(async () => {
  policies = await loadServedPolicies(["raw-policies"], { cwd: fileURLToPath(fixtures) });
});
afterAll(async () => {
  await policies[Symbol.asyncDispose]();
});

describe("requests over a socket, as of opa run --server", () => {
  it("are those that OPA's answers are recorded of", () => {
    expect(RAW_CASES.map(({ name }) => name).sort()).toEqual(Object.keys(recorded).sort());
  });

  it.each(RAW_CASES)("$name", async (given) => {
    const { name, ours, why } = given;
    const { port } = await startServer({ policies });
    expect(await exchange(port, given)).toEqual(ours ?? recorded[name]);
    expect(ours === undefined).toBe(why === undefined);
    expect(ours).not.toEqual(recorded[name]);
  });

  it.each([
    { lines: ["CONNECT localhost:443 HTTP/1.1"] },
    { lines: ["OPTIONS * HTTP/1.1"] },
    { lines: [ASK, ...UPGRADE] },
  ])("need a token where others do: $lines", async ({ lines }) => {
    const { port } = await startServer({ policies, tokens: AcceptedTokens.parse(["secret"]) });
    const answers = await exchange(port, { lines });
    expect(answers.statuses).toEqual([401]);
  });
});
