import { RegoNumber, RegoObject, type Term } from "../../base/terms/term.js";
import type { StandardCallContext } from "../builtin/standard-builtin.js";
import type { JsBuiltin } from "./js-builtin.js";
import { decodeSection, parseObject, splitToken } from "./jwt-format.js";
import { verificationKeys } from "./jwt-keys.js";
import { ALGORITHMS, verifyKey, verifySecret, type VerificationKey } from "./jwt-signature.js";
import { handOver, stringOperand } from "./operand.js";

/** A token whose header has what OPA reads in it, as text. */
interface SignedToken {
  readonly header: RegoObject;
  readonly alg: string;
  readonly kid: string;
  readonly payload: string;
  readonly signed: string;
  readonly signature: Buffer;
}

function stringMember(object: RegoObject, name: string): string {
  const value = object.get(name) ?? "";
  return typeof value === "string" ? value : handOver();
}

function readToken(token: string): SignedToken {
  const [headerText, payload, signature] = splitToken(token);
  const header = parseObject(headerText);
  // Encrypted, a token within a token, or with members that must be understood.
  if (["enc", "cty", "crit"].some((name) => header.has(name))) return handOver();
  stringMember(header, "typ");
  return {
    header,
    alg: stringMember(header, "alg"),
    kid: stringMember(header, "kid"),
    payload,
    signed: `${headerText}.${payload}`,
    signature: decodeSection(signature),
  };
}

/** Returns whether a key verifies a token: the one that it names, else any for its algorithm, as OPA's `builtinJWTVerify`. */
function verifiesWithAny(
  { alg, kid }: SignedToken,
  keys: readonly VerificationKey[],
  verifies: (key: VerificationKey) => boolean,
): boolean {
  const named = kid === "" ? undefined : keys.find((key) => key.kid === kid);
  if (named !== undefined) return verifies(named);
  return keys.some((key) => (key.alg === "" || key.alg === alg) && verifies(key));
}

const HANDED_OVER = "keys but a `PUBLIC KEY` in PEM and plain JWK, certificates once, and unusual headers";
// An Azure tenant's set of keys has 20 KB. They are read once, and a signature takes 0.1 ms.
const SHORT_BYTES = 64 * 1024;

const jwtVerify: readonly JsBuiltin[] = [...ALGORITHMS].map(([name, algorithm]): JsBuiltin => ({
  name: `io.jwt.verify_${name.toLowerCase()}`,
  shortBytes: SHORT_BYTES,
  ...(algorithm.family === "HS"
    ? {
        handsOver: "tokens with padding",
        call(args: Term[]): Term {
          const token = stringOperand(args, 1);
          const secret = stringOperand(args, 2);
          const [header, payload, signature] = splitToken(token);
          return verifySecret(algorithm, secret, `${header}.${payload}`, decodeSection(signature));
        },
      }
    : {
        handsOver: HANDED_OVER,
        call(args: Term[]): Term {
          const token = readToken(stringOperand(args, 1));
          return verifiesWithAny(token, verificationKeys(stringOperand(args, 2)), (key) =>
            verifyKey(algorithm, key, token.signed, token.signature, true),
          );
        },
      }),
}));

const INSTANT = /^[1-9]\d{0,18}$/;
const SECONDS = /^(?:0|[1-9]\d{0,14})$/;

/** The constraints of `io.jwt.decode_verify`; a text that is empty is none. */
interface Constraints {
  readonly keys: readonly VerificationKey[] | undefined;
  readonly secret: string;
  readonly alg: string;
  readonly iss: string;
  readonly aud: string;
  /** In seconds, rounded as OPA does. */
  readonly time: number;
}

const CONSTRAINTS = ["cert", "secret", "alg", "iss", "aud", "time"];

function readConstraints(value: Term | undefined, nowNs: bigint): Constraints {
  if (!(value instanceof RegoObject)) return handOver();
  if (value.entries.some(([name]) => typeof name !== "string" || !CONSTRAINTS.includes(name)))
    return handOver();
  const cert = stringMember(value, "cert");
  const secret = stringMember(value, "secret");
  if ((cert === "") === (secret === "") || (value.has("cert") && value.has("secret"))) return handOver();
  const time = value.get("time") ?? new RegoNumber(String(nowNs));
  if (!(time instanceof RegoNumber) || !INSTANT.test(time.text)) return handOver();
  const [alg, iss, aud] = [
    stringMember(value, "alg"),
    stringMember(value, "iss"),
    stringMember(value, "aud"),
  ];
  const keys = cert === "" ? undefined : verificationKeys(cert);
  return { keys, secret, alg, iss, aud, time: Number(time.text) / 1e9 };
}

function isSignatureValid(token: SignedToken, { keys, secret }: Constraints): boolean {
  const algorithm = ALGORITHMS.get(token.alg);
  // Also a secret for an algorithm with keys, and keys for one with a secret.
  if (algorithm === undefined || (algorithm.family === "HS") !== (keys === undefined)) return handOver();
  if (keys === undefined) return verifySecret(algorithm, secret, token.signed, token.signature);
  return verifiesWithAny(token, keys, (key) =>
    verifyKey(algorithm, key, token.signed, token.signature, false),
  );
}

/** The seconds of a claim; `undefined` without it. */
function claimedSeconds(payload: RegoObject, name: string): number | undefined {
  const value = payload.get(name);
  if (value === undefined) return undefined;
  return value instanceof RegoNumber && SECONDS.test(value.text) ? Number(value.text) : handOver();
}

function isAudience(claim: Term | undefined, aud: string): boolean {
  if (claim === undefined) return aud === "";
  return Array.isArray(claim) ? claim.includes(aud) : claim === aud;
}

/** Returns whether issuer, audience and the times of a token are those that are expected. */
function areClaimsValid(payload: RegoObject, { iss, aud, time }: Constraints): boolean {
  if (iss !== "" && stringMember(payload, "iss") !== iss) return false;
  if (!isAudience(payload.get("aud"), aud)) return false;
  const exp = claimedSeconds(payload, "exp");
  if (exp !== undefined && time >= exp) return false;
  const nbf = claimedSeconds(payload, "nbf");
  return nbf === undefined || time >= nbf;
}

/** Returns `[valid, header, payload]`, as OPA's `builtinJWTDecodeVerify`. */
function decodeVerify(args: Term[], { nowNs }: StandardCallContext): Term {
  const constraints = readConstraints(args[1], nowNs);
  const token = readToken(stringOperand(args, 1));
  const unverified = [false, new RegoObject([]), new RegoObject([])];
  if (token.alg === "") return handOver();
  if (constraints.alg !== "" && constraints.alg !== token.alg) return unverified;
  if (!isSignatureValid(token, constraints)) return unverified;
  const payload = parseObject(token.payload);
  return areClaimsValid(payload, constraints) ? [true, token.header, payload] : unverified;
}

const jwtDecodeVerify: JsBuiltin = {
  name: "io.jwt.decode_verify",
  handsOver: HANDED_OVER,
  shortBytes: SHORT_BYTES,
  call: decodeVerify,
};

/** `io.jwt.decode_verify` and `io.jwt.verify_*`, except for EdDSA. */
export const jwtVerifiers: readonly JsBuiltin[] = [jwtDecodeVerify, ...jwtVerify];
