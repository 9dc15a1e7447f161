import { beforeAll, expect, it } from "vitest";
import { isRegohostError } from "../../src/errors.js";
import { DocumentVerifier } from "../../src/verify/document-verifier.js";
import type { VerifiedStatement } from "../../src/verify/document-verifier.js";
import { IDENTITY, ISSUER, startMockSigstore } from "./mock-sigstore.js";
import { ecdsa, ed25519, pemOf, rsa, signed, STATEMENT } from "./signed-envelope.js";

// 100,000 mutations: npm run fuzz:verify. The suite has a slice of them, always the same ones.
const RUNS = process.env["MODE"] === "fuzz" ? 100_000 : 1_500;

/** Numbers in [0, below), by a linear congruential generator modulo 2^32. */
function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Random = ReturnType<typeof createRandom>;

interface Subject {
  name: string;
  verifier: DocumentVerifier;
  text: string;
  verified: VerifiedStatement;
}

let subjects: Subject[];

beforeAll(async () => {
  const keys = [ecdsa(), ed25519(), rsa("pss")];
  const sigstore = await startMockSigstore();
  const byKey = await DocumentVerifier.create({ keys: keys.map(pemOf), threshold: 2 });
  const byRoot = await DocumentVerifier.create({
    trustedRoot: sigstore.root(),
    certificateIdentity: IDENTITY,
    certificateOidcIssuer: ISSUER,
  });
  const documents: [string, DocumentVerifier, unknown][] = [
    ["an envelope of two keys", byKey, signed(STATEMENT, keys.slice(0, 2))],
    ["an envelope of three keys", byKey, signed(STATEMENT, keys)],
    ["a bundle with the log's time", byRoot, await sigstore.sign()],
    ["a bundle with an authority's time", byRoot, await sigstore.sign({ time: "authority" })],
  ];
  subjects = await Promise.all(
    documents.map(async ([name, verifier, document]) => {
      const text = JSON.stringify(document);
      return { name, verifier, text, verified: await verifier.statement(name, Buffer.from(text)) };
    }),
  );
});

interface Leaf {
  holder: Record<string, unknown>;
  key: string;
}

function leavesOf(value: unknown): Leaf[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...leavesOf(holder[key])]);
}

const BASE64 = /^[A-Za-z0-9+/]{2,}={0,2}$/;

/** Changes a text: a bit of what it encodes, a character, its length, or its spelling. */
function mutateText(text: string, random: Random): string {
  const kind = random(6);
  if (kind < 3 && BASE64.test(text)) {
    const bytes = Buffer.from(text, "base64");
    const at = random(bytes.length);
    if (kind === 0) bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    const cut =
      kind === 1
        ? bytes.subarray(0, at)
        : kind === 2
          ? Buffer.concat([bytes, Buffer.from([random(256)])])
          : bytes;
    return cut.toString(random(4) === 0 ? "base64url" : "base64");
  }
  const at = random(text.length + 1);
  const character = String.fromCharCode(32 + random(95));
  if (kind === 3) return text.slice(0, at) + text.slice(at + 1);
  if (kind === 4) return text.slice(0, at) + character + text.slice(at);
  return text.slice(0, at) + character + text.slice(at + 1);
}

/** Changes one place of a document, or takes a place from another one. */
function mutate(text: string, donor: string, random: Random): string {
  if (random(5) === 0) return mutateText(text, random);
  const document = JSON.parse(text) as unknown;
  const leaves = leavesOf(document);
  const leaf = leaves[random(leaves.length)];
  if (leaf === undefined) return text;
  const { holder, key } = leaf;
  const value = holder[key];
  switch (random(7)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else Reflect.deleteProperty(holder, key);
      break;
    case 1: {
      const others = leavesOf(JSON.parse(donor)).filter((one) => one.key === key);
      const other = others[random(others.length)];
      if (other !== undefined) holder[key] = other.holder[key];
      break;
    }
    case 2: {
      const other = leaves[random(leaves.length)];
      if (other !== undefined) holder[key] = structuredClone(other.holder[other.key]);
      break;
    }
    case 3:
      if (Array.isArray(value)) value.push(structuredClone(value[random(value.length)]));
      else holder[`${key}_`] = value;
      break;
    case 4:
      holder[key] = [null, "", 0, true, [], {}, "AA=="][random(7)];
      break;
    default:
      holder[key] = typeof value === "string" ? mutateText(value, random) : value;
  }
  return JSON.stringify(document);
}

it(`accepts no mutation with another payload, type, subject or signer (${RUNS})`, async () => {
  const random = createRandom(14);
  const ends = new Map<string, number>();
  // A mutation may bring the signature that one of them has really made in another envelope of this payload.
  const signers = new Set(subjects.flatMap(({ verified }) => verified.facts.keyIds ?? []));
  const count = (end: string): unknown => ends.set(end, (ends.get(end) ?? 0) + 1);
  for (let run = 0; run < RUNS; run++) {
    const subject = subjects[random(subjects.length)];
    const donor = subjects[random(subjects.length)];
    if (subject === undefined || donor === undefined) throw new Error("there are no documents");
    let text = subject.text;
    for (let changes = 1 + random(2); changes > 0; changes--) {
      try {
        text = mutate(text, donor.text, random);
      } catch (error) {
        // A change of the text may leave no JSON, which the second change would need.
        if (!(error instanceof SyntaxError)) throw error;
      }
    }
    let verified: VerifiedStatement;
    try {
      verified = await subject.verifier.statement("in", Buffer.from(text));
    } catch (error) {
      // Every exception is a failed verification with a code.
      if (!isRegohostError(error)) throw new Error(`${subject.name}: ${text}`, { cause: error });
      count(error.code);
      continue;
    }
    count("verified");
    const { facts, payload, statement } = verified;
    const before = subject.verified;
    const isSame =
      Buffer.from(payload).equals(before.payload) &&
      facts.payloadType === before.facts.payloadType &&
      JSON.stringify(statement.subject) === JSON.stringify(before.statement.subject) &&
      facts.identity === before.facts.identity &&
      facts.issuer === before.facts.issuer &&
      JSON.stringify(facts.claims) === JSON.stringify(before.facts.claims) &&
      (facts.keyIds ?? []).every((id) => signers.has(id)) &&
      JSON.stringify(facts.logEntries) === JSON.stringify(before.facts.logEntries) &&
      JSON.stringify(facts.times) === JSON.stringify(before.facts.times);
    if (!isSame) expect.fail(`${subject.name} was accepted as ${JSON.stringify(facts)}: ${text}`);
  }
  if (process.env["MODE"] === "fuzz") console.log(Object.fromEntries([...ends].sort()));
  // The mutations reach every check, and some change nothing that is signed.
  for (const end of [
    "signature_invalid",
    "log_entry_invalid",
    "certificate_invalid",
    "envelope_invalid",
    "verified",
  ]) {
    expect(ends.get(end) ?? 0).toBeGreaterThan(0);
  }
});
