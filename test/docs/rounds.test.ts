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
const [chainText = "", guessText = ""] = blocksOf(page).flatMap(({ language, text }) =>
  language === "rego" ? text : [],
);

let service: FakeEvidenceService;
let client: ServiceClient;
let input: { images: string[]; exceptions: string };
beforeAll(async () => {
  service = await startEvidenceService();
  client = createServiceClient({
    baseUrl: service.baseUrl,
    token: await service.issueToken({ kind: "api" }),
    env: {},
  });
  input = {
    images: ["1.0.0", "1.1.0"].map((version) => addSampleRelease(service, { version }).image.digest),
    exceptions: service.addArtifact("[]", { kind: "EVIDENCE" }).digest,
  };
});
afterAll(async () => {
  await client.close();
  await service.close();
});

/** Decides by the policy of docs/rounds.md: the answers of the service, replayed, so that none is slower than another. */
async function decide(policyText: string, given: EvaluateOptions = {}): Promise<Decision> {
  const source = { files: { "release.rego": policyText } };
  const options = { builtins: serviceBuiltins(client), entrypoint: "release/deny" };
  await using policy = await loadPolicy(source, options);
  let recording: Recording | undefined;
  await policy.decide(input, { onRecording: (made) => (recording = made) });
  await using replaying = await loadPolicy(source, { ...options, ...(recording && { replay: recording }) });
  return await replaying.decide(input, given);
}

// Written anew by: npx vitest run test/docs/rounds.test.ts --update
it.each([
  { picture: "rounds", text: () => chainText, drawn: { calls: 8, rounds: 4, result: ["left-pad"] } },
  { picture: "guess", text: () => guessText, drawn: { calls: 3, rounds: 2, result: [] } },
])(
  "docs/pictures/$picture.svg shows the rounds of a policy in docs/rounds.md",
  async ({ picture, text, drawn }) => {
    const { calls, rounds, result } = await decide(text());
    expect({ calls: calls.length, rounds, result }).toEqual(drawn);
    const shown = `deny: ${JSON.stringify(result)}`;
    await expect(toRoundsPicture({ calls, rounds, result: shown })).toMatchFileSnapshot(
      `../../docs/pictures/${picture}.svg`,
    );
  },
);

it.each([
  { what: "eight calls", text: () => chainText, calls: 8 },
  { what: "two calls, without the guess", text: () => guessText, calls: 2 },
])("waits for each of $what without rounds, as the picture says", async ({ text, calls }) => {
  const decision = await decide(text(), { speculate: false });
  expect([decision.calls.length, decision.rounds]).toEqual([calls, calls + 1]);
});

it("draws each call once, in its round", () => {
  const call = (round: number, digest: string) => ({
    builtin: "service.discover",
    args: [digest, ""],
    round,
    used: true,
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
  expect(picture).toContain("3 calls in 2 rounds, in place of 3 one after the other");
});
