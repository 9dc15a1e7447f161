import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDecisionJob, readJobData } from "../../../src/server/queue/decision-job.js";
import { sha256 } from "../../../src/base/text/sha256.js";
import type { DecisionJob } from "regohost/queue";

const policy = sha256("policy");
const other = sha256("other");
const job: DecisionJob = { policy, input: { name: "a.json", json: "{}" } };
const idOf = (changes: Partial<DecisionJob>): string => readDecisionJob({ ...job, ...changes }).id;

describe("the id of a decision", () => {
  it.each<[string, Partial<DecisionJob>]>([
    ["priority", { priority: 3 }],
    ["options at their defaults", { options: { failOn: [], allowSkipped: false } }],
    ["an empty run", { run: "" }],
    ["where the input is", { input: { name: "a.json", digest: sha256("{}") } }],
  ])("does not depend on %s", (_what, changes) => {
    expect(idOf(changes)).toBe(idOf({}));
  });

  it("depends on all else", () => {
    const changes: Partial<DecisionJob>[] = [
      {},
      { policy: other },
      { run: "a" },
      { input: { name: "b.json", json: "{}" } },
      { input: { name: "a.json", json: "{ }" } },
      // JSON in a job, and a content that is read by its name.
      { input: { name: "a.env", json: "{}" } },
      { input: { name: "a.env", digest: sha256("{}") } },
      { input: { artifact: sha256("{}") } },
      { options: { failOn: ["warn"] } },
      { options: { failOn: ["warn", "truncated"] } },
      { options: { allowSkipped: true } },
      { options: { strictBuiltinErrors: true } },
      { options: { strictBuiltinErrors: false } },
    ];
    expect(new Set(changes.map(idOf)).size).toBe(changes.length);
  });

  it("is that of the data, whatever name, text and run", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 50 }), fc.string(), fc.string(), (name, json, run) => {
        const { id, data } = readDecisionJob({ policy, input: { name, json }, run });
        expect(readJobData(id, JSON.parse(JSON.stringify(data)))).toEqual(data);
      }),
    );
  });
});

describe("a job", () => {
  it.each<[string, unknown]>([
    ["a policy that is no digest", { ...job, policy: "policies/" }],
    ["an unknown member, such as a token", { ...job, token: "x" }],
    ["an unknown option", { ...job, options: { verify: {} } }],
    ["an input in two ways", { ...job, input: { name: "a", json: "{}", digest: policy } }],
    ["a large input", { ...job, input: { name: "a", json: "x".repeat(64 * 1024 + 1) } }],
    ["a priority that is too large", { ...job, priority: 2 ** 21 }],
  ])("is refused with %s", async (_what, given) => {
    await expect(() => readDecisionJob(given as DecisionJob)).toFailWith("config_invalid");
  });

  it("is refused where its id is not that of its data", async () => {
    const { data } = readDecisionJob(job);
    await expect(() => readJobData("f".repeat(64), data)).toFailWith("config_invalid", /id of the job/);
  });
});
