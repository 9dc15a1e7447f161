import { createHash, generateKeyPairSync, type KeyObject } from "node:crypto";
import { loadGate } from "regohost/gate";
import { signStatement } from "regohost/verify";

// The builder says what it built, and signs that.
const builder = generateKeyPairSync("ed25519");
const artifact = Buffer.from("what the build made");
const statement = {
  _type: "https://in-toto.io/Statement/v1",
  subject: [{ name: "app.tgz", digest: { sha256: createHash("sha256").update(artifact).digest("hex") } }],
  predicateType: "https://example.com/build/v1",
  predicate: { branch: "main" },
};
const envelope = signStatement(statement, { key: builder.privateKey });

// The gate has the builder's public key, the artifact, and what claims to be its attestation.
const gate = await loadGate(new URL("policies/", import.meta.url));

async function judge(value: object, key: KeyObject, built: Uint8Array): Promise<string> {
  const { outcome, results, notes } = await gate.judge(
    [{ name: "build.dsse.json", text: JSON.stringify(value) }],
    {
      verify: { keys: [key], artifact: built },
    },
  );
  const found = results.flatMap(({ violations }) => violations.map(({ id, message }) => `${id} ${message}`));
  return [outcome, ...found, ...notes.map(({ message }) => message)].join("\n  ");
}

const stranger = generateKeyPairSync("ed25519");
export const verdicts = {
  "what the builder signed": await judge(envelope, builder.publicKey, artifact),
  "another key": await judge(envelope, stranger.publicKey, artifact),
  "another artifact": await judge(envelope, builder.publicKey, Buffer.from("something else")),
  "no signature": await judge(statement, builder.publicKey, artifact),
};
await gate.close();

for (const [what, verdict] of Object.entries(verdicts)) console.log(`${what}: ${verdict}`);
