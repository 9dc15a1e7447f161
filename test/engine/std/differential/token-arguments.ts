import {
  constants,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
  type SignKeyObjectInput,
} from "node:crypto";
import fc from "fast-check";
import type { Arguments } from "./arguments.js";
import { oneOf } from "./text-parts.js";

const RSA = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"];
const EC = ["ES256", "ES384", "ES512"];
const HMAC = ["HS256", "HS384", "HS512"];
const CURVES: Readonly<Record<string, string>> = { ES256: "P-256", ES384: "P-384", ES512: "P-521" };

interface Signer {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly algorithms: readonly string[];
}

function makeSigners(): readonly Signer[] {
  return [
    { ...generateKeyPairSync("rsa", { modulusLength: 2048 }), algorithms: RSA },
    { ...generateKeyPairSync("rsa", { modulusLength: 2048 }), algorithms: RSA },
    ...EC.map((algorithm) => ({
      ...generateKeyPairSync("ec", { namedCurve: CURVES[algorithm] ?? "" }),
      algorithms: [algorithm],
    })),
    { ...generateKeyPairSync("rsa", { modulusLength: 1024 }), algorithms: ["RS256"] },
    { ...generateKeyPairSync("rsa", { modulusLength: 2048, publicExponent: 3 }), algorithms: ["RS256"] },
  ];
}

let made: readonly Signer[] | undefined;
/** The keys of this process, made once. */
export const signers = (): readonly Signer[] => (made ??= makeSigners());

const SECRETS = ["secret", "é", "another"];

export function signToken(
  alg: string,
  key: KeyObject | string,
  [header, payload]: readonly [string, string],
  saltLength: number = constants.RSA_PSS_SALTLEN_DIGEST,
): string {
  const signed = [header, payload].map((text) => Buffer.from(text).toString("base64url")).join(".");
  const hash = `sha${alg.slice(2)}`;
  if (typeof key === "string") return `${signed}.${createHmac(hash, key).update(signed).digest("base64url")}`;
  const options: SignKeyObjectInput = { key, dsaEncoding: "ieee-p1363" };
  if (alg.startsWith("PS")) Object.assign(options, { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength });
  return `${signed}.${sign(hash, Buffer.from(signed), options).toString("base64url")}`;
}

const kids = oneOf("", "a", "b", "é");
const now = 1_700_000_000;
const times = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: now - 2, max: now + 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(1.5, now + 0.25, -1, 0, 1e20, "now", null) },
);
const payloads = fc
  .record(
    {
      iss: fc.constantFrom("a", "a", "b", "", 1),
      aud: fc.constantFrom("x", "x", "y", "", ["y", "x"], ["y"], [1, "x"], [], 1),
      exp: fc.oneof(fc.constant(now + 60), times),
      nbf: fc.oneof(fc.constant(now - 60), times),
      sub: fc.string(),
    },
    { requiredKeys: [] },
  )
  .map((claims) => JSON.stringify(claims));
const oddPayloads = oneOf("[]", "{", '{"iss":"a","iss":"b"}', '{"exp":1700000001.0}', '{"a":1e400}', "é", "");
const oddMembers = fc.constantFrom<Record<string, unknown>>(
  { crit: ["b64"], b64: true },
  { crit: [] },
  { cty: "JWT" },
  { cty: "text" },
  { enc: "A256GCM" },
  { typ: 1 },
  { kid: 1 },
  { jku: "https://a.example" },
);

/** One value in ten, and otherwise none. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** A token, and who signed it: the place in `signers()`, or -1 for a secret. */
interface Signed {
  readonly token: string;
  readonly signer: number;
}

const spoil = (token: string, [at, other]: readonly [number, string]): string =>
  token.slice(0, at % token.length) + other + token.slice((at % token.length) + 1);

/** Signed tokens, most of them with this algorithm. */
const signedTokens = (usualAlg: string): fc.Arbitrary<Signed> =>
  fc
    .record({
      alg: fc.oneof(
        { weight: 6, arbitrary: fc.constant(usualAlg) },
        { weight: 1, arbitrary: fc.constantFrom(...HMAC, ...RSA, ...EC) },
      ),
      choice: fc.nat(1),
      kid: kids,
      claimed: rarely(fc.constantFrom(...HMAC, ...RSA, ...EC, "none", "EdDSA", "", 1)),
      members: rarely(oddMembers),
      payload: fc.oneof({ weight: 12, arbitrary: payloads }, { weight: 1, arbitrary: oddPayloads }),
      salt: fc.constantFrom(constants.RSA_PSS_SALTLEN_DIGEST, constants.RSA_PSS_SALTLEN_DIGEST, 0, 20),
      spoiled: rarely(fc.tuple(fc.nat(), oneOf("A", "b", ".", "", "=", "_"))),
    })
    .map(({ alg, choice, kid, claimed, members, payload, salt, spoiled }) => {
      const able = signers().flatMap(({ algorithms }, at) =>
        at < 5 && algorithms.includes(alg) ? [at] : [],
      );
      const signer = able[choice % able.length] ?? -1;
      const header = JSON.stringify({
        alg: claimed ?? alg,
        ...(kid === "" ? {} : { kid }),
        typ: "JWT",
        ...members,
      });
      const key = signers()[signer]?.privateKey ?? SECRETS[choice] ?? "";
      const token = signToken(alg, key, [header, payload], salt);
      return { token: spoiled === null ? token : spoil(token, spoiled), signer };
    });

const jwk = (index: number, members: Record<string, unknown>): Record<string, unknown> => ({
  ...signers()[index]?.publicKey.export({ format: "jwk" }),
  ...members,
});

const keyIndex = fc.nat(6);
const jwkMembers = fc.record(
  {
    kid: oneOf("a", "b"),
    alg: fc.constantFrom(...RSA, ...EC, "RS256", "ES256", "RSA-OAEP", "HS256", "EdDSA", "foo", ""),
    use: oneOf("sig", "enc"),
    x5t: fc.constant("AAAA"),
    other: fc.constant(1),
  },
  { requiredKeys: [] },
);
const usualMembers = fc.record({ kid: oneOf("a", "b"), use: fc.constant("sig") }, { requiredKeys: [] });

const pem = (index: number): string =>
  createPublicKey(signers()[index]?.publicKey.export({ format: "pem", type: "spki" }) ?? "")
    .export({ format: "pem", type: "spki" })
    .toString();

/** Texts of keys, most of them with the one of this signer. */
function keyTexts(signer: number): fc.Arbitrary<string> {
  const index = fc.oneof(
    { weight: 4, arbitrary: fc.constant(Math.max(signer, 0)) },
    { weight: 1, arbitrary: keyIndex },
  );
  const key = fc
    .tuple(index, fc.oneof({ weight: 8, arbitrary: usualMembers }, { weight: 1, arbitrary: jwkMembers }))
    .map(([at, members]) => jwk(at, members));
  return fc.oneof(
    { weight: 3, arbitrary: index.map(pem) },
    { weight: 2, arbitrary: key.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: fc.array(key, { maxLength: 3 }).map((keys) => JSON.stringify({ keys })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.oneof(
            index.map(pem),
            key.map((value) => JSON.stringify(value)),
          ),
          fc.nat(),
          oneOf("", "A", "\n", " ", "="),
        )
        .map(([text, at, other]) => spoil(text, [at, other])),
    },
    {
      weight: 1,
      arbitrary: oneOf("", "secret", "{}", '{"keys":[]}', "null", "-----BEGIN PUBLIC KEY-----\n"),
    },
  );
}

const json = (value: unknown): string => JSON.stringify(value);

/** Arguments of `io.jwt.verify_*`: a token, and a key or secret. */
export function verifyArguments(alg: string): Arguments {
  const isHmac = alg.startsWith("HS");
  return signedTokens(alg).chain((signed) => {
    const keys = isHmac ? oneOf(...SECRETS, "") : keyTexts(signed.signer);
    return keys.map((key) => [json(signed.token), json(key)]);
  });
}

const constraints = fc.record(
  {
    alg: fc.constantFrom("RS256", "ES256", "HS256", ""),
    iss: fc.constantFrom("a", "a", "b", ""),
    aud: fc.constantFrom("x", "x", "y", ""),
    time: fc.constantFrom(now * 1e9, (now + 1) * 1e9, 0, 1, -1, 1.5, "now"),
    other: fc.constant(1),
  },
  { requiredKeys: [] },
);
const usualConstraints = fc.record(
  { iss: oneOf("a", "a", "b"), aud: oneOf("x", "x", "y"), time: fc.constantFrom(now * 1e9, (now + 1) * 1e9) },
  { requiredKeys: [] },
);

/** Arguments of `io.jwt.decode_verify`. */
export const decodeVerifyArguments: Arguments = fc
  .constantFrom(...HMAC, ...RSA, ...EC)
  .chain(signedTokens)
  .chain(({ token, signer }) => {
    const secret = oneOf(...SECRETS, "").map((text) => ({ secret: text }));
    const cert = keyTexts(signer).map((text) => ({ cert: text }));
    const usual = signer < 0 ? secret : cert;
    const key = fc.oneof(
      { weight: 24, arbitrary: usual },
      { weight: 1, arbitrary: fc.tuple(secret, cert).map(([a, b]) => ({ ...a, ...b })) },
      { weight: 1, arbitrary: fc.constantFrom({}, { secret: 1 }, { cert: null }) },
    );
    const others = fc.oneof(
      { weight: 12, arbitrary: usualConstraints },
      { weight: 1, arbitrary: constraints },
    );
    return fc.tuple(key, others).map(([first, second]) => [json(token), json({ ...first, ...second })]);
  });
