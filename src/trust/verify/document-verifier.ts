import { workingFolder } from "../../base/host/working-folder.js";
import { nextPart } from "../../base/async/reading.js";
import { readWithinTime } from "../../base/async/within-time.js";
import { VerificationError, missingSignature } from "../../base/errors.js";
import { message as toText, option } from "../../base/message.js";
import { readArtifact, type ArtifactDigests } from "./artifact.js";
import { cannotOpen, checkUniqueKeys, readEnvelope, type Envelope } from "./envelope.js";
import type { SignerFacts, VerificationFacts } from "./facts.js";
import { verifySignatures } from "./signatures.js";
import { createSignerCheck, type SignerCheck } from "./signer-match.js";
import type { SigstoreRoot } from "./sigstore.js";
import { matchSubjects, readStatement, type Statement } from "./statement.js";
import { readTrustedRootSource } from "./trusted-root-source.js";
import { readKeys, type VerificationKey } from "./verification-key.js";
import type { VerifyOptions } from "./verify-options.js";
import { sha256 } from "../../base/text/sha256.js";
import { counted } from "../../base/text/counted.js";

/** A verified in-toto statement. */
export interface VerifiedStatement {
  /** Discriminates it from a signed message. */
  kind: "statement";
  /** The statement, parsed from `payload`. */
  statement: Statement;
  /** The exact bytes whose signature was verified. */
  payload: Uint8Array;
  /** The signer, the time, and the subject. */
  facts: VerificationFacts;
}

/** A verified signature of the artifact itself, from a Sigstore bundle of a message. */
export interface VerifiedMessage {
  /** Discriminates it from a statement. */
  kind: "message";
  /** The signer and the time. */
  facts: VerificationFacts;
}

/** Reads a foreign text within the limit of the reading around it, however long it is. */
function within<T>(name: string, text: Uint8Array, read: () => T): Promise<T> {
  return readWithinTime(`verifying ${name}`, text.length, {}, read);
}

function parseObject(name: string, json: Uint8Array): Readonly<Record<string, unknown>> {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(json);
    value = JSON.parse(text);
  } catch (error) {
    throw cannotOpen(name, " is not JSON", error);
  }
  checkUniqueKeys(name, text);
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** The members of a Sigstore bundle of a message. */
const MESSAGE_BUNDLE = ["mediaType", "verificationMaterial", "messageSignature"];

/** Verifies documents by one set of requirements. Keys, root and artifact are read once. */
export class DocumentVerifier {
  readonly #keys: readonly VerificationKey[] | undefined;
  readonly #threshold: number;
  readonly #root: SigstoreRoot | undefined;
  readonly #checkSigner: SignerCheck;
  readonly #artifact: ArtifactDigests | undefined;
  /** The ids of the keys, one of which must have signed. */
  readonly keyIds: readonly string[];

  private constructor(
    keys: readonly VerificationKey[] | undefined,
    threshold: number,
    root: SigstoreRoot | undefined,
    checkSigner: SignerCheck,
    artifact: ArtifactDigests | undefined,
  ) {
    this.#keys = keys;
    this.#threshold = threshold;
    this.#root = root;
    this.#checkSigner = checkSigner;
    this.#artifact = artifact;
    this.keyIds = keys?.map(({ id }) => id) ?? [];
  }

  /** The keys as PEM text. */
  get keyPems(): readonly string[] {
    return this.#keys?.map(({ pem }) => pem) ?? [];
  }

  /** The required subject of each statement. */
  get artifact(): Pick<ArtifactDigests, "name" | "isFile" | "digests"> | undefined {
    return this.#artifact;
  }

  /**
   * @param options which the caller has checked.
   * @throws VerificationError `key_invalid`, `trusted_root_invalid`, `trusted_root_missing`, `trusted_root_expired`
   * @throws ConfigurationError `config_invalid`
   * @throws DocumentError for a file that cannot be read.
   * @throws ServiceError for a TUF repository that does not respond.
   */
  static async create(options: VerifyOptions, signal?: AbortSignal): Promise<DocumentVerifier> {
    const { keys, threshold = 1, trustedRoot, artifact, cwd = workingFolder() } = options;
    const found = keys === undefined ? undefined : await readKeys(keys, cwd);
    if (found !== undefined && found.length < threshold) {
      throw new VerificationError(
        `${counted(threshold, "distinct key")} must sign, but ${found.length === 1 ? "only 1 was" : `only ${found.length} were`} given`,
        { code: "key_invalid" },
      );
    }
    const root =
      trustedRoot === undefined
        ? undefined
        : (await import("./sigstore.js")).readTrustedRoot(
            await readTrustedRootSource(trustedRoot, { cwd, signal }),
          );
    const check = await createSignerCheck(options);
    const digests = artifact === undefined ? undefined : await readArtifact(artifact, cwd);
    return new DocumentVerifier(found, threshold, root, check, digests);
  }

  /** The same requirements for statements about this digest, unless they specify an artifact themselves. */
  async about(digest: string): Promise<DocumentVerifier> {
    if (this.#artifact !== undefined) return this;
    const artifact = await readArtifact(digest, "");
    return new DocumentVerifier(this.#keys, this.#threshold, this.#root, this.#checkSigner, artifact);
  }

  /**
   * Verifies a document: first signatures over the raw payload, then the statement in these bytes, then its subject. It ends with the
   * reading around it (`limitReading`).
   *
   * @param json valid JSON.
   * @throws VerificationError, DocumentError `envelope_invalid`, EvaluationError `timeout`, `aborted`
   */
  async statement(name: string, json: Uint8Array): Promise<VerifiedStatement> {
    return this.#statement(name, json, await within(name, json, () => parseObject(name, json)));
  }

  async #statement(
    name: string,
    json: Uint8Array,
    document: Readonly<Record<string, unknown>>,
  ): Promise<VerifiedStatement> {
    const missing = (why: string): VerificationError =>
      missingSignature(
        toText`${name} is not signed: ${why}; with ${option(this.#root === undefined ? "keys" : "trustedRoot")} every input must be signed`,
      );
    const envelope = await within(name, json, () =>
      readEnvelope(name, json, () => missing("the envelope has no signatures")),
    );
    if (envelope === undefined) {
      if ("messageSignature" in document) {
        throw cannotOpen(
          name,
          ": the Sigstore bundle signs a message; only one of an envelope has a statement",
        );
      }
      throw missing("it is neither a DSSE envelope nor a Sigstore bundle of one");
    }
    const signed =
      this.#root === undefined
        ? await this.#byKeys(name, envelope)
        : await this.#byRoot(name, envelope, this.#root);
    const { payloadType, payload } = signed;
    const artifact = this.#artifact;
    const { statement, subjects } = await within(name, payload, () => {
      const read = readStatement(name, payloadType, payload);
      return { statement: read, subjects: artifact && matchSubjects(name, read, artifact) };
    });
    await nextPart();
    return {
      kind: "statement",
      statement,
      payload,
      facts: {
        ...signed.facts,
        documentDigest: sha256(json),
        payloadType,
        payloadDigest: sha256(payload),
        predicateType: statement.predicateType,
        ...(subjects === undefined ? {} : { subjects }),
      },
    };
  }

  /**
   * Verifies a document as `statement` does, or a Sigstore bundle that signs the artifact itself.
   *
   * @throws VerificationError, DocumentError, ConfigurationError
   */
  async verify(name: string, json: Uint8Array): Promise<VerifiedStatement | VerifiedMessage> {
    const document = await within(name, json, () => parseObject(name, json));
    if (!("messageSignature" in document) || "dsseEnvelope" in document)
      return this.#statement(name, json, document);
    const others = Object.keys(document).filter((key) => !MESSAGE_BUNDLE.includes(key));
    if (others.length > 0) {
      throw cannotOpen(
        name,
        `: the Sigstore bundle has other members (${others.map((key) => JSON.stringify(key)).join(", ")})`,
      );
    }
    if (this.#root === undefined) {
      throw new VerificationError(`${name}: a Sigstore bundle of a message needs a trusted root`, {
        code: "signature_invalid",
      });
    }
    const message = await this.#artifact?.read?.();
    if (message === undefined) {
      throw new VerificationError(
        `${name}: the Sigstore bundle signs the artifact itself, so the artifact itself is required, not its digest`,
        { code: "subject_mismatch" },
      );
    }
    const { facts } = await this.#open(name, document, this.#root, message);
    return {
      kind: "message",
      facts: { ...facts, documentDigest: sha256(json), payloadDigest: sha256(message) },
    };
  }

  /**
   * Verifies a signature of a message: by a key, or with a trusted root in a Sigstore bundle.
   *
   * @throws VerificationError, DocumentError, ConfigurationError
   */
  async message(
    name: string,
    message: Uint8Array,
    signature: Uint8Array,
    toBundle: () => Uint8Array,
  ): Promise<SignerFacts> {
    if (this.#root !== undefined) {
      const document = parseObject(name, toBundle());
      return (await this.#open(name, document, this.#root, message)).facts;
    }
    const keys = this.#keys ?? [];
    const signers = keys.filter((key) => key.verify(message, signature));
    if (signers.length >= this.#threshold) return { signer: "key", keyIds: signers.map(({ id }) => id) };
    throw new VerificationError(
      `${name}: valid signatures by ${signers.length} of ${counted(keys.length, "key")}, ${this.#threshold} required`,
      { code: "signature_invalid" },
    );
  }

  async #byKeys(
    name: string,
    { payloadType, payload, signatures, bundle }: Envelope,
  ): Promise<SignedPayload> {
    if (bundle !== undefined && signatures.length !== 1) {
      throw cannotOpen(name, ": a Sigstore bundle must have exactly one signature");
    }
    const signers = await verifySignatures(
      name,
      { payloadType, payload, signatures },
      this.#keys ?? [],
      this.#threshold,
    );
    return { payloadType, payload, facts: { signer: "key", keyIds: signers.map(({ id }) => id) } };
  }

  async #byRoot(name: string, { bundle }: Envelope, root: SigstoreRoot): Promise<SignedPayload> {
    if (bundle === undefined) {
      throw new VerificationError(
        `${name}: it is an envelope without verification material; a trusted root needs a Sigstore bundle`,
        { code: "certificate_invalid" },
      );
    }
    const { envelope, facts } = await this.#open(name, bundle, root);
    if (envelope === undefined) throw cannotOpen(name, ": the Sigstore bundle has no envelope");
    return { ...envelope, facts };
  }

  async #open(
    name: string,
    value: unknown,
    root: SigstoreRoot,
    message?: Uint8Array,
  ): Promise<
    Omit<SignedPayload, "payloadType" | "payload"> & {
      envelope?: { payloadType: string; payload: Uint8Array };
    }
  > {
    if (this.#threshold > 1) {
      throw new VerificationError(
        `${name}: a Sigstore bundle has one signature, but ${this.#threshold} keys must sign`,
        {
          code: "signature_invalid",
        },
      );
    }
    const { openBundle, readBundle } = await import("./sigstore.js");
    const opened = openBundle(name, readBundle(name, value), {
      root,
      ...(this.#keys === undefined ? {} : { keys: this.#keys }),
      ...(message === undefined ? {} : { message }),
    });
    const { identity, issuer } = opened.facts;
    if (identity !== undefined) this.#checkSigner(name, identity, issuer);
    else if (this.#keys === undefined) {
      throw new VerificationError(`${name}: the certificate names nobody`, { code: "signer_untrusted" });
    }
    return opened;
  }
}

/** A payload with a valid signature, and its signer. */
interface SignedPayload {
  payloadType: string;
  payload: Uint8Array;
  facts: SignerFacts;
}
