import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { blocksOf } from "../../scripts/markdown.mjs";
import { toRoundsPicture } from "../../scripts/rounds-picture.js";
import {
  createServiceClient,
  loadPolicy,
  serviceBuiltins,
  type Decision,
  type EvaluateOptions,
  type Recording,
  type ServiceClient,
} from "../../src/index.js";
import { addSampleRelease, startEvidenceService, type FakeEvidenceService } from "../../src/testing/index.js";

const page = readFileSync(new URL("../../docs/rounds.md", import.meta.url), "utf8");
const [policyText = ""] = blocksOf(page).flatMap(({ language, text }) => (language === "rego" ? text : []));

let service: FakeEvidenceService;
let client: ServiceClient;
let images: string[];
beforeAll(async () => {
  service = await startEvidenceService();
  client = createServiceClient({
    baseUrl: service.baseUrl,
    token: await service.issueToken({ kind: "api" }),
    env: {},
  });
  images = ["1.0.0", "1.1.0"].map((version) => addSampleRelease(service, { version }).image.digest);
});
afterAll(async () => {
  await client.close();
  await service.close();
});

/** Decides by the policy of docs/rounds.md: the answers of the service, replayed, so that none is slower than another. */
async function decide(given: EvaluateOptions = {}): Promise<Decision> {
  const source = { files: { "release.rego": policyText } };
  const options = { builtins: serviceBuiltins(client), entrypoint: "release/deny" };
  await using policy = await loadPolicy(source, options);
  let recording: Recording | undefined;
  await policy.decide({ images }, { onRecording: (made) => (recording = made) });
  await using replaying = await loadPolicy(source, { ...options, ...(recording && { replay: recording }) });
  return await replaying.decide({ images }, given);
}

// Written anew by: npx vitest run test/docs/rounds.test.ts --update
it("docs/pictures/rounds.svg shows the rounds of the policy in docs/rounds.md", async () => {
  const { calls, rounds, result } = await decide();
  const shown = `deny: ${JSON.stringify(result)}`;
  await expect(toRoundsPicture({ calls, rounds, result: shown })).toMatchFileSnapshot(
    "../../docs/pictures/rounds.svg",
  );
});

it("waits for each call of the picture without rounds, as it says", async () => {
  const { calls, rounds } = await decide({ speculate: false });
  expect([calls.length, rounds]).toEqual([8, 9]);
});

it("draws each call once, in its round", () => {
  const call = (round: number, digest: string) => ({
    builtin: "service.discover",
    args: [digest, ""],
    round,
  });
  const picture = toRoundsPicture({
    calls: [call(1, "a<b"), call(1, "b"), call(2, "c")],
    rounds: 3,
    result: "[]",
  });
  expect(picture.match(/class="call" x="\d+"/g)).toEqual(
    [16, 16, 280].map((x) => `class="call" x="${String(x)}"`),
  );
  expect(picture).toContain(">a&lt;b, <");
  expect(picture).toContain(
    "3 calls in 2 rounds: an evaluation that makes one after the other waits 3 times, this one 2.",
  );
});
