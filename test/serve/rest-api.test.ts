import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadServedPolicies } from "../../src/serve/load-served-policies.js";
import type { ServedPolicies } from "../../src/serve/served-policies.js";
import { FIXTURES, send, startServer, type SentRequest } from "./serve.js";

interface RecordedRequest extends SentRequest {
  name: string;
  /** `codes`: OPA's message is another text, or tells a stack of queries. */
  compare?: "codes";
  /** The answer here, where it is another one. */
  differs?: { why: string; status: number; body: string };
}

interface RecordedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(FIXTURES, name), "utf8"));
const REQUESTS = read("requests.json") as RecordedRequest[];
// What `opa run --server` of OPA 1.22 answered: scripts/serve-answers.mjs.
const ANSWERS = read("answers.json") as Record<string, RecordedAnswer>;

/** The codes of an error and of its parts. */
function codesOf(body: string): unknown {
  const { code, errors = [] } = JSON.parse(body) as { code: string; errors?: { code: string }[] };
  return [code, errors.map((error) => error.code)];
}

describe("the answers of opa run --server", () => {
  let policies: ServedPolicies;
  let port: number;
  const clean: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    policies = await loadServedPolicies(["policies"], { cwd: FIXTURES });
    ({ port } = await startServer({ policies }, (end) => clean.push(end)));
  });
  afterAll(async () => {
    for (const end of clean) await end();
    await policies[Symbol.asyncDispose]();
  });

  it.each(REQUESTS)("$name", async ({ name, compare, differs, ...asked }) => {
    const expected = ANSWERS[name]!;
    const { status, headers, body } = await send(port, asked);
    if (differs !== undefined) {
      const { why: _why, ...own } = differs;
      expect({ status, body }).toEqual(own);
      // A difference that is none any more has to be taken out.
      expect(body).not.toBe(expected.body);
      return;
    }
    const told = Object.fromEntries(Object.keys(expected.headers).map((key) => [key, headers[key]]));
    expect({ status, headers: told }).toEqual({ status: expected.status, headers: expected.headers });
    if (compare === "codes") expect(codesOf(body)).toEqual(codesOf(expected.body));
    else expect(body).toBe(expected.body);
  });
});
