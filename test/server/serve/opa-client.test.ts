import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OPAClient } from "@open-policy-agent/opa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanUpAfterAll } from "../../clean-up.js";
import { AcceptedTokens } from "../../../src/server/serve/access.js";
import type { ServedPolicies } from "../../../src/server/serve/served-policies.js";
import { CLIENT_REQUESTS, outcomeOf } from "./client-requests.mjs";
import { loadServedPolicies, FIXTURES, startServer } from "./serve.js";

// What `opa run --server` of OPA 1.22 answered: scripts/serve-client.mjs.
const ANSWERS = JSON.parse(readFileSync(join(FIXTURES, "client-answers.json"), "utf8")) as Record<
  string,
  { value?: unknown; error?: unknown }
>;

// The names of the client's own tests: scripts/record-client-tests.mjs.
const CLIENT_TESTS = JSON.parse(readFileSync(join(FIXTURES, "client-tests.json"), "utf8")) as {
  of: string;
  tests: string[];
};

describe("@open-policy-agent/opa", () => {
  let policies: ServedPolicies;
  let url: string;
  const cleanUp = cleanUpAfterAll();
  beforeAll(async () => {
    policies = await loadServedPolicies(["client-policies"], { cwd: FIXTURES });
    const defaultDecision = ["system", "main", "main"];
    const { port } = await startServer({ policies, defaultDecision }, cleanUp);
    url = `http://127.0.0.1:${String(port)}`;
  });
  afterAll(async () => {
    await policies[Symbol.asyncDispose]();
  });

  it.each(CLIENT_REQUESTS)("is answered as by OPA: $name", async (request) => {
    expect(await outcomeOf(request, url)).toEqual(ANSWERS[request.name]);
  });

  it("was asked for the whole table when it was recorded", () => {
    expect(Object.keys(ANSWERS)).toEqual(CLIENT_REQUESTS.map(({ name }) => name));
  });

  it("has a request in the table for each of the client's own tests", () => {
    expect(CLIENT_REQUESTS.flatMap(({ tests = [] }) => tests).sort()).toEqual(CLIENT_TESTS.tests.toSorted());
  });

  it("is of the version whose tests are listed", () => {
    const path = "../../../node_modules/@open-policy-agent/opa/package.json";
    const { name, version } = JSON.parse(readFileSync(join(import.meta.dirname, path), "utf8")) as {
      name: string;
      version: string;
    };
    expect(CLIENT_TESTS.of).toBe(`${name}@${version}`);
  });

  it("is refused without a token where one is needed", async () => {
    const tokens = AcceptedTokens.parse(["alpha\n"]);
    const { port } = await startServer({ policies, tokens });
    const server = `http://127.0.0.1:${String(port)}`;
    await expect(new OPAClient(server).evaluate("token/p")).rejects.toThrow();
    const headers = { authorization: "Bearer alpha" };
    expect(await new OPAClient(server, { headers }).evaluate("token/p")).toBe(true);
  });
});
