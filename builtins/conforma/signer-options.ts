import { createHash, createPublicKey, type KeyObject } from "node:crypto";
import { errorMessages } from "../../src/base/error-messages.js";
import { isRegohostError } from "../../src/base/errors.js";
import { isObject } from "../../src/base/text/option-rules.js";
import { readKeys } from "../../src/trust/verify/verification-key.js";
import type { VerifyOptions } from "../../src/trust/verify/verify-options.js";

/** Who must have signed. */
export interface RequiredSigner {
  /** Options for the verification of each signature. */
  options: VerifyOptions;
}

/** The options of a call name no signer that can be required: the verification fails. */
export class OptionsError extends Error {}

/** The options that are texts, as in `ec`. The log's address has no effect: its entries are those that are stored with a signature. */
const TEXT_OPTIONS = [
  "public_key",
  "certificate_identity",
  "certificate_identity_regexp",
  "certificate_oidc_issuer",
  "certificate_oidc_issuer_regexp",
  "rekor_public_key",
  "rekor_url",
] as const;
type TextOption = (typeof TEXT_OPTIONS)[number];

/** A misspelled option would require less. `ec` ignores it. */
function checkMembers(members: ReadonlyMap<string, unknown>): void {
  const texts: ReadonlySet<string> = new Set(TEXT_OPTIONS);
  for (const [name, value] of members) {
    const type = name === "ignore_rekor" ? "boolean" : texts.has(name) ? "string" : undefined;
    if (type === undefined) throw new OptionsError(`unknown option ${JSON.stringify(name.slice(0, 100))}`);
    if (typeof value !== type) throw new OptionsError(`${name} must be a ${type}`);
  }
  const url = members.get("rekor_url");
  if (typeof url === "string" && url !== "" && !(URL.canParse(url) && /^https?:/i.test(url)))
    throw new OptionsError("rekor_url must be an address of https://");
}

const PEM = /-----BEGIN PUBLIC KEY-----[^-]*-----END PUBLIC KEY-----/;

function readPem(option: string, text: string): string {
  const [pem] = PEM.exec(text) ?? [];
  if (pem !== undefined) return pem;
  throw new OptionsError(
    `${option} must be the PEM text of a public key; files and key services are not read`,
  );
}

const EMPTY_ROOT = {
  mediaType: "application/vnd.dev.sigstore.trustedroot+json;version=0.1",
  tlogs: [],
  certificateAuthorities: [],
  ctlogs: [],
  timestampAuthorities: [],
};

/** Names of the kinds of keys of logs in a trusted root. */
const LOG_KEYS: Readonly<Record<string, string>> = {
  prime256v1: "PKIX_ECDSA_P256_SHA_256",
  ed25519: "PKIX_ED25519",
};

function readLogKey(text: string): KeyObject {
  try {
    return createPublicKey(readPem("rekor_public_key", text));
  } catch (error) {
    if (error instanceof OptionsError) throw error;
    throw new OptionsError("rekor_public_key is not a valid public key");
  }
}

/** The trusted root with this key as that of its only transparency log. */
function withLogKey(root: object, text: string): object {
  const key = readLogKey(text);
  const keyDetails = LOG_KEYS[key.asymmetricKeyDetails?.namedCurve ?? key.asymmetricKeyType ?? ""];
  if (keyDetails === undefined)
    throw new OptionsError("rekor_public_key must be an ECDSA P-256 or Ed25519 key");
  const der = key.export({ type: "spki", format: "der" });
  const log = {
    baseUrl: "",
    hashAlgorithm: "SHA2_256",
    publicKey: {
      rawBytes: der.toString("base64"),
      keyDetails,
      validFor: { start: "1970-01-01T00:00:00Z" },
    },
    logId: { keyId: createHash("sha256").update(der).digest("base64") },
  };
  return { ...root, tlogs: [log] };
}

/** An expression counts before an exact text, as in cosign. */
function toSignerOptions(
  kind: "Identity" | "OidcIssuer",
  exact: string,
  pattern: string,
): Pick<VerifyOptions, keyof VerifyOptions & `certificate${string}`> {
  return pattern === "" ? { [`certificate${kind}`]: exact } : { [`certificate${kind}Regexp`]: pattern };
}

/**
 * Parses the options of `ec.sigstore.*`: a public key, or an identity and its issuer. Without `ignore_rekor` a key's signatures must be
 * in a log; those with an identity always.
 *
 * @param readRoot reads Sigstore's trusted root; its errors are not those of the options.
 * @throws OptionsError; the errors of `readRoot`.
 */
export async function parseSignerOptions(
  value: unknown,
  readRoot: () => Promise<object>,
): Promise<RequiredSigner> {
  if (!isObject(value) || Array.isArray(value)) throw new OptionsError("must be an object");
  const members = new Map<string, unknown>(Object.entries(value));
  checkMembers(members);
  const get = (name: TextOption): string => {
    const text = members.get(name);
    return typeof text === "string" ? text : "";
  };
  const logKey = get("rekor_public_key");
  const publicKey = get("public_key");
  if (publicKey !== "") {
    const pem = readPem("public_key", publicKey);
    await checkKey(pem);
    if (members.get("ignore_rekor") === true) return { options: { keys: [pem] } };
    const root = logKey === "" ? await readRoot() : withLogKey(EMPTY_ROOT, logKey);
    return { options: { keys: [pem], trustedRoot: { ...root } } };
  }
  const [identity, identityPattern] = [get("certificate_identity"), get("certificate_identity_regexp")];
  const [issuer, issuerPattern] = [get("certificate_oidc_issuer"), get("certificate_oidc_issuer_regexp")];
  const missing = [
    ...(issuer + issuerPattern === ""
      ? ["certificate OIDC issuer must be provided for keyless workflow"]
      : []),
    ...(identity + identityPattern === ""
      ? ["certificate identity must be provided for keyless workflow"]
      : []),
  ];
  if (missing.length > 0) throw new OptionsError(missing.join("\n"));
  const root = await readRoot();
  return {
    options: {
      ...toSignerOptions("Identity", identity, identityPattern),
      ...toSignerOptions("OidcIssuer", issuer, issuerPattern),
      trustedRoot: { ...(logKey === "" ? root : withLogKey(root, logKey)) },
    },
  };
}

async function checkKey(pem: string): Promise<void> {
  try {
    await readKeys([pem], "");
  } catch (error) {
    if (!isRegohostError(error, "key_invalid")) throw error;
    throw new OptionsError(`public_key: ${errorMessages(error).join(": ")}`);
  }
}
