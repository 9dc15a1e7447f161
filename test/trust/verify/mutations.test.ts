import { beforeAll, expect, it } from "vitest";
import { isRegohostError } from "../../../src/base/errors.js";
import { DocumentVerifier } from "../../../src/trust/verify/document-verifier.js";
import type { VerifiedStatement } from "../../../src/trust/verify/document-verifier.js";
import { caseCount, IS_FUZZ } from "../../case-count.js";
import { IDENTITY, ISSUER, startMockSigstore } from "./mock-sigstore.js";
import { ecdsa, ed25519, pemOf, rsa, signed, STATEMENT } from "./signed-envelope.js";

// 100,000 mutations: npm run fuzz:verify. The suite has a slice of them, always the same ones.
const RUNS = caseCount(1_000, 100_000);
const SEED = Number(process.env["REGOHOST_FUZZ_SEED"] ?? 14);

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
}

/** What each verifier may accept: what one of the documents really says, all of it by one signature. */
const signedBy = new Map<DocumentVerifier, Set<string>>();
/** The payloads and types that a key has really signed. */
const signedByKey = new Set<string>();
let subjects: Subject[];

/** What must not be mixed of several documents. The keys of an envelope are compared one by one. */
function said({ facts, payload, statement }: VerifiedStatement): string {
  const { payloadType, identity, issuer, claims, logEntries, times } = facts;
  const bytes = Buffer.from(payload).toString("base64");
  return JSON.stringify([bytes, payloadType, statement.subject, identity, issuer, claims, logEntries, times]);
}

function keyed({ facts, payload }: VerifiedStatement): string[] {
  const bytes = Buffer.from(payload).toString("base64");
  return (facts.keyIds ?? []).map((id) => `${id} ${String(facts.payloadType)} ${bytes}`);
}

beforeAll(async () => {
  const keys = [ecdsa(), ed25519(), rsa("pss")];
  const other = { ...STATEMENT, subject: [{ name: "evil.tgz", digest: { sha256: "cd".repeat(32) } }] };
  const sigstore = await startMockSigstore();
  const byKey = await DocumentVerifier.create({ keys: keys.map(pemOf), threshold: 2 });
  const trustedRoot = sigstore.root();
  const byRoot = await DocumentVerifier.create({
    trustedRoot,
    certificateIdentity: IDENTITY,
    certificateOidcIssuer: ISSUER,
  });
  // It takes both signers, so that only the signature tells what is whose.
  const byEither = await DocumentVerifier.create({
    trustedRoot,
    certificateIdentityRegexp: "^https://",
    certificateOidcIssuerRegexp: "^https://",
  });
  const stranger = {
    payload: JSON.stringify(other),
    identity: "https://github.com/evil/app/.github/workflows/release.yml@refs/tags/v1",
    issuer: "https://accounts.example.com",
    claims: { repository: "evil/app", ref: "refs/heads/main" },
  };
  const [byLog, byAuthority] = [await sigstore.sign(), await sigstore.sign({ time: "authority" })];
  const [otherByLog, otherByAuthority] = [
    await sigstore.sign(stranger),
    await sigstore.sign({ ...stranger, time: "authority" }),
  ];
  const documents: [string, DocumentVerifier, unknown][] = [
    ["an envelope of two keys", byKey, signed(STATEMENT, keys.slice(0, 2))],
    ["an envelope of three keys", byKey, signed(STATEMENT, keys)],
    ["an envelope of another statement", byKey, signed(other, keys.slice(1))],
    ["a bundle with the log's time", byRoot, byLog],
    ["a bundle with an authority's time", byRoot, byAuthority],
    ["a bundle of a signer whom nobody trusts", byRoot, otherByLog],
    ["a bundle of one of two signers", byEither, byLog],
    ["a bundle of the other signer", byEither, otherByLog],
    ["a bundle of the other signer, with an authority's time", byEither, otherByAuthority],
    ["an envelope of strangers", byKey, signed(other, [ecdsa(), ed25519()])],
  ];
  subjects = documents.map(([name, verifier, document]) => ({
    name,
    verifier,
    text: JSON.stringify(document),
  }));
  for (const { verifier } of subjects) {
    if (signedBy.has(verifier)) continue;
    const known = new Set<string>();
    for (const { name, text } of subjects) {
      try {
        const verified = await verifier.statement(name, Buffer.from(text));
        known.add(said(verified));
        for (const one of keyed(verified)) signedByKey.add(one);
      } catch (error) {
        if (!isRegohostError(error)) throw error;
      }
    }
    signedBy.set(verifier, known);
  }
  // Two payloads of keys; one signer by the log and by an authority; the other one too.
  expect([byKey, byRoot, byEither].map((verifier) => signedBy.get(verifier)?.size)).toEqual([2, 2, 4]);
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
  switch (random(8)) {
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
    case 4: {
      // A member twice, the second one of another document: readers take the first, the last, or neither.
      const others = leavesOf(JSON.parse(donor)).filter((one) => one.key === key);
      const other = others[random(others.length)];
      const name = `${JSON.stringify(key)}:`;
      const twice = `${name}${JSON.stringify(value)},${name}${JSON.stringify(other?.holder[other.key])}`;
      const whole = `${name}${JSON.stringify(value)}`;
      return other === undefined ? text : JSON.stringify(document).replace(whole, () => twice);
    }
    case 5:
      holder[key] = [null, "", 0, true, [], {}, "AA=="][random(7)];
      break;
    default:
      holder[key] = typeof value === "string" ? mutateText(value, random) : value;
  }
  return JSON.stringify(document);
}

it(`accepts no mutation with another payload, type, subject or signer (${RUNS})`, async () => {
  const random = createRandom(SEED);
  const ends = new Map<string, number>();
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
    const isSigned =
      signedBy.get(subject.verifier)?.has(said(verified)) === true &&
      keyed(verified).every((one) => signedByKey.has(one));
    if (!isSigned) expect.fail(`${subject.name} was accepted as ${JSON.stringify(verified.facts)}: ${text}`);
  }
  if (IS_FUZZ) console.log(Object.fromEntries([...ends].sort()));
  // The mutations reach every check, and some change nothing that is signed.
  for (const end of [
    "signature_invalid",
    "log_entry_invalid",
    "certificate_invalid",
    "envelope_invalid",
    "signer_untrusted",
    "verified",
  ]) {
    expect(ends.get(end) ?? 0).toBeGreaterThan(0);
  }
});
