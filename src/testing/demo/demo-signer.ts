import { generateKeyPairSync } from "node:crypto";
import { signPayload } from "../../trust/verify/sign.js";
import { readSigningKey } from "../../trust/verify/signing-key.js";
import { STATEMENT_TYPE } from "../../trust/verify/statement.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import type { ProvenanceStatement } from "./in-toto-statement.js";

/** A signed statement: a DSSE envelope. */
export type SignedStatement = Readonly<Record<string, unknown>>;

/** The signer of the demo's statement, and the requirements to verify it. */
interface DemoSigner {
  /** Description for people. */
  name: string;
  /** The required signers. */
  trust: VerifyOptions;
  sign(statement: ProvenanceStatement): SignedStatement;
}

/** Creates a signer with a key for the run, known only to this process. */
export function createSigner(): DemoSigner {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    name: "signed with a key made for this run",
    trust: { keys: [publicKey] },
    sign: (statement) => {
      const payload = Buffer.from(JSON.stringify(statement));
      return { ...signPayload(STATEMENT_TYPE, payload, readSigningKey({ key: privateKey })) };
    },
  };
}

/** The same with another payload. Its signature is that of the old one: only the signer could create another. */
export function withPayload(signed: SignedStatement, statement: ProvenanceStatement): SignedStatement {
  const payload = Buffer.from(JSON.stringify(statement)).toString("base64");
  return { ...signed, payload };
}
