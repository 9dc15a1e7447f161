import { createHash } from "node:crypto";
import { chmod, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";
import { ecdsa, pemOf, signed, STATEMENT } from "../trust/verify/signed-envelope.js";

const KEY = ecdsa();
const SHA256 = createHash("sha256").update("app").digest("hex");
const RELEASED = { ...STATEMENT, subject: [{ name: "app.tgz", digest: { sha256: SHA256 } }] };

type Json = Record<string, unknown>;

/** A summary of a pass with these levels: its envelope and its statement. */
async function summaryWith(
  ...levels: string[]
): Promise<{ envelope: Json; statement: Json; predicate: Json }> {
  const cwd = await makeFolder({
    "p.rego": 'package p\n\ndeny contains "no" if input.no\n',
    "key.pub": pemOf(KEY),
    "key.pem": KEY.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    "app.tgz": "app",
    "in.json": JSON.stringify(signed(RELEASED, [KEY])),
  });
  await chmod(join(cwd, "key.pem"), 0o600);
  const args = ["--key", "key.pub", "--artifact", "app.tgz", "--attest", "vsa.json", "--sign-key", "key.pem"];
  const named = levels.flatMap((level) => ["--verified-level", level]);
  const end = await run(["gate", "p.rego", "in.json", ...args, ...named], { cwd });
  expect(end, end.stderr).toMatchObject({ exitCode: 0 });
  const envelope = JSON.parse(await readFile(join(cwd, "vsa.json"), "utf8")) as Json;
  const statement = JSON.parse(Buffer.from(String(envelope["payload"]), "base64").toString()) as Json;
  return { envelope, statement, predicate: statement["predicate"] as Json };
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
const isTexts = (value: unknown): boolean => Object.values(value as object).every(isText);
/** Go's `base64.StdEncoding`: with padding, without line breaks and the URL's alphabet. */
const isBase64 = (value: unknown): boolean =>
  /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/.test(String(value)) && !String(value).includes("_");

/** What slsa-verifier 2.7.1 reads, by its sources (`verifiers/utils/dsse.go`, `verifiers/internal/vsa`), in its order. */
const RULES: [rule: string, holds: (summary: Awaited<ReturnType<typeof summaryWith>>) => boolean][] = [
  [
    "the payload's type is in-toto's",
    ({ envelope }) => envelope["payloadType"] === "application/vnd.in-toto+json",
  ],
  ["the payload is standard Base64", ({ envelope }) => isBase64(envelope["payload"])],
  [
    "signatures are standard Base64",
    ({ envelope }) => (envelope["signatures"] as Json[]).every(({ sig }) => isText(sig) && isBase64(sig)),
  ],
  [
    "signatures have no id of a key, which would have to be the one that it makes of the key",
    ({ envelope }) => (envelope["signatures"] as Json[]).every((signature) => !("keyid" in signature)),
  ],
  [
    "the statement is v1 or v0.1",
    ({ statement }) => statement["_type"] === "https://in-toto.io/Statement/v1",
  ],
  [
    "the predicate's type is VSA v1",
    ({ statement }) => statement["predicateType"] === "https://slsa.dev/verification_summary/v1",
  ],
  [
    "subjects have digests of text",
    ({ statement }) => (statement["subject"] as Json[]).every(({ digest }) => isTexts(digest)),
  ],
  [
    "the subject has the digest that is asked for",
    ({ statement }) => JSON.stringify(statement["subject"]).includes(`"sha256":"${SHA256}"`),
  ],
  ["the verifier has an id", ({ predicate }) => isText((predicate["verifier"] as Json)["id"])],
  ["its versions are texts", ({ predicate }) => isTexts((predicate["verifier"] as Json)["version"])],
  [
    "the time is RFC 3339",
    ({ predicate }) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(String(predicate["timeVerified"])),
  ],
  ["the resource has a URI", ({ predicate }) => isText(predicate["resourceUri"])],
  [
    "policy and inputs have digests of text",
    ({ predicate }) =>
      [predicate["policy"] as Json, ...(predicate["inputAttestations"] as Json[])].every(({ digest }) =>
        isTexts(digest),
      ),
  ],
  ["the result is PASSED", ({ predicate }) => predicate["verificationResult"] === "PASSED"],
  ["SLSA's version is a text", ({ predicate }) => isText(predicate["slsaVersion"])],
  [
    "each level of SLSA has a track and a number",
    ({ predicate }) =>
      (predicate["verifiedLevels"] as string[])
        .filter((level) => level.startsWith("SLSA_"))
        .every((level) => /^SLSA_[^_]+_LEVEL_\d+$/.test(level)),
  ],
];

describe("what slsa-verifier reads of a summary", () => {
  it("is there as it reads it", async () => {
    const summary = await summaryWith("SLSA_BUILD_LEVEL_3", "SLSA_SOURCE_LEVEL_1", "ACME_REVIEWED");
    expect(RULES.filter(([, holds]) => !holds(summary)).map(([rule]) => rule)).toEqual([]);
  });

  it("lacks only a level's number without --verified-level", async () => {
    const summary = await summaryWith();
    expect(RULES.filter(([, holds]) => !holds(summary)).map(([rule]) => rule)).toEqual([
      "each level of SLSA has a track and a number",
    ]);
  });
});
