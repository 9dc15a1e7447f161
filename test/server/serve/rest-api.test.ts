import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { cleanUpAfterAll } from "../../clean-up.js";
import { ServerMetrics } from "../../../src/server/serve/server-metrics.js";
import { ServerRuntime } from "../../../src/server/serve/server-runtime.js";
import { FIXTURES, send, startServer, type SentRequest } from "./serve.js";

interface RecordedRequest extends SentRequest {
  name: string;
  /** `codes`: the text of an error is another one; its codes and its place are OPA's. `members`: the values are those of the moment. */
  compare?: "codes" | "members";
  /** Patterns of members that OPA has and this server has not. */
  lacks?: { members: string[]; why: string };
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

/** An error without its texts: its code, and the codes and places of its parts. */
function codesOf(body: string): unknown {
  const { code, errors = [] } = JSON.parse(body) as {
    code: string;
    errors?: { code: string; location?: unknown }[];
  };
  return [code, errors.map(({ code, location }) => ({ code, location }))];
}

/** Where the members of a value are, three levels deep: `result[].id`. */
function membersOf(value: unknown, path = "", depth = 3): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => membersOf(one, `${path}[]`, depth)))];
  if (typeof value !== "object" || value === null || depth === 0) return [path];
  const members = Object.entries(value);
  return members.flatMap(([key, inner]) => membersOf(inner, path === "" ? key : `${path}.${key}`, depth - 1));
}

describe("the answers of opa run --server", () => {
  let port: number;
  const cleanUp = cleanUpAfterAll();
  beforeAll(async () => {
    const metrics = await ServerMetrics.create();
    const unexpected = (error: unknown): never => {
      throw error;
    };
    // As the command without a configuration file.
    const runtime = await ServerRuntime.open({
      config: undefined,
      sources: ["policies"],
      load: { cwd: FIXTURES },
      env: {},
      metrics,
      file: undefined,
      console: () => Promise.resolve(),
      onError: unexpected,
    });
    const { policies, plugins, labels } = runtime;
    ({ port } = await startServer({ policies, plugins, labels, metrics }, cleanUp));
    cleanUp(() => runtime.close(0));
  });

  it.each(REQUESTS)("$name", async ({ name, compare, differs, lacks, ...asked }) => {
    const expected = ANSWERS[name]!;
    const { status, headers, body } = await send(port, asked);
    if (differs !== undefined) {
      const { why: _why, ...own } = differs;
      expect({ status, body }).toEqual(own);
      // A difference that is none any more has to be taken out.
      expect({ status, body }).not.toEqual({ status: expected.status, body: expected.body });
      return;
    }
    const told = Object.fromEntries(Object.keys(expected.headers).map((key) => [key, headers[key]]));
    expect({ status, headers: told }).toEqual({ status: expected.status, headers: expected.headers });
    if (compare === undefined) {
      expect(body).toBe(expected.body);
      return;
    }
    const [own, theirs] = [body, expected.body].map((text) => membersOf(JSON.parse(text)).sort());
    const patterns = (lacks?.members ?? []).map(
      (member) => new RegExp(`^${member.replaceAll("[]", "\\[\\]")}(?:[.[]|$)`),
    );
    expect(own).toEqual(theirs?.filter((path) => !patterns.some((pattern) => pattern.test(path))));
    // A member that is lacked no more has to be taken out.
    for (const pattern of patterns) expect(theirs).toContainEqual(expect.stringMatching(pattern));
    if (compare === "codes") expect(codesOf(body)).toEqual(codesOf(expected.body));
  });
});
