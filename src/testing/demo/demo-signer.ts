import { generateKeyPairSync } from "node:crypto";
import { signPayload } from "../../trust/verify/sign.js";
import { readSigningKey } from "../../trust/verify/signing-key.js";
import { STATEMENT_TYPE } from "../../trust/verify/statement.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import type { DemoContext } from "./demo-context.js";
import type { ProvenanceStatement } from "./in-toto-statement.js";
import type { MockSigstore } from "./mock-sigstore.js";
import { isRegohostError } from "../../base/errors.js";

/** A signed statement: a DSSE envelope, or a Sigstore bundle of one. */
export type SignedStatement = Readonly<Record<string, unknown>>;

/** The signer of the demo's statement, and the requirements to verify it. */
interface DemoSigner {
  /** Description for people. */
  name: string;
  /** The required signers. */
  trust: VerifyOptions;
  sign(statement: ProvenanceStatement): Promise<SignedStatement>;
  close(): Promise<void>;
}

/** A key created for the run, known only to this process. */
function createKeySigner(): DemoSigner {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    name: "signed with a key made for this run",
    trust: { keys: [publicKey] },
    sign: (statement) => {
      const payload = Buffer.from(JSON.stringify(statement));
      return Promise.resolve({
        ...signPayload(STATEMENT_TYPE, payload, readSigningKey({ key: privateKey })),
      });
    },
    close: () => Promise.resolve(),
  };
}

const IDENTITY = "https://ci.example.com/regohost/release.yml@refs/heads/main";
const ISSUER = "https://ci.example.com";

/**
 * A key that lives for one signature, with a certificate for it: an authority, its log, a log of signatures and all of
 * their keys are created for the run, on loopback.
 */
async function createKeylessSigner(): Promise<DemoSigner> {
  const { startMockSigstore } = await import("./mock-sigstore.js");
  const sigstore: MockSigstore = await startMockSigstore();
  return {
    name: `signed keyless by ${IDENTITY}, in a log on loopback`,
    trust: {
      trustedRoot: sigstore.root(),
      certificateIdentity: IDENTITY,
      certificateOidcIssuer: ISSUER,
    },
    sign: async (statement) => ({
      ...(await sigstore.sign({ payload: JSON.stringify(statement), identity: IDENTITY, issuer: ISSUER })),
    }),
    close: () => sigstore.close(),
  };
}

/** Creates a signer, keyless where possible. The installed package lacks the authority, which is a development dependency. */
export async function createSigner(context: DemoContext, keyless: boolean): Promise<DemoSigner> {
  if (!keyless) return createKeySigner();
  try {
    return await createKeylessSigner();
  } catch (error) {
    if (!isRegohostError(error, "dependency_missing")) throw error;
    await context.note("keyless signing needs @sigstore/mock, which only a clone has: signing with a key");
    return createKeySigner();
  }
}

/** The same with another payload. Its signature is that of the old one: only the signer could create another. */
export function withPayload(signed: SignedStatement, statement: ProvenanceStatement): SignedStatement {
  const payload = Buffer.from(JSON.stringify(statement)).toString("base64");
  const { dsseEnvelope: bundled } = signed;
  return typeof bundled === "object" && bundled !== null
    ? { ...signed, dsseEnvelope: { ...bundled, payload } }
    : { ...signed, payload };
}
