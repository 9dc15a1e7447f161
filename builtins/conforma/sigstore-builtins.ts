import { workingFolder } from "../../src/base/host/working-folder.js";
import type { Environment } from "../../src/base/host/settings.js";
import { errorMessages } from "../../src/base/error-messages.js";
import { isRegohostError } from "../../src/base/errors.js";
import { defineBuiltin, type Builtin, type BuiltinContext } from "../../src/engine/builtin/builtin.js";
import type { RegoArgument, RegoTypeObject } from "../../src/engine/builtin/builtin.js";
import type { TrustedRootSource } from "../../src/trust/verify/trusted-root-source.js";
import { parseDigestReference } from "../../src/trust/registry/image-reference.js";
import type { ImageAttestation, ImageSignature, ImageSignatures } from "./image-signatures.js";
import { listType, mapType, objectType, TEXT, type Answer } from "./oci-values.js";
import type { Registries } from "./registries.js";
import type { RequiredSigner } from "./signer-options.js";

/** Sigstore's public instance. */
const PUBLIC_INSTANCE: TrustedRootSource = { tuf: "https://tuf-repo-cdn.sigstore.dev" };

const BOOLEAN: RegoTypeObject = { type: "boolean" };

const SIGNATURE_TYPE = objectType({
  keyid: TEXT,
  signature: TEXT,
  certificate: TEXT,
  chain: listType(TEXT),
  metadata: mapType(TEXT),
});

const ATTESTATION_TYPE = objectType({ statement: { type: "any" }, signatures: listType(SIGNATURE_TYPE) });

const REFERENCE: RegoArgument = {
  name: "ref",
  description: "the reference of an image, with a digest",
  type: TEXT,
};
const OPTIONS: RegoArgument = {
  name: "opts",
  description:
    "`ignore_rekor`, and `public_key` or `certificate_identity`, `certificate_identity_regexp`, `certificate_oidc_issuer`, " +
    "`certificate_oidc_issuer_regexp`; `rekor_public_key`, `rekor_url`",
  type: {
    type: "object",
    static: [{ key: "ignore_rekor", value: BOOLEAN }],
    dynamic: { key: TEXT, value: TEXT },
  },
};

/** Sigstore's trusted root, read when it is needed. */
class LateRoot {
  readonly #source: TrustedRootSource;
  readonly #env: Environment;
  #read: Promise<object> | undefined;

  constructor(source: TrustedRootSource, env: Environment) {
    this.#source = source;
    this.#env = env;
  }

  /** @throws the errors of `readTrustedRootSource`, which a later call may not have. */
  read(): Promise<object> {
    const read = (this.#read ??= this.#load());
    read.catch(() => (this.#read = undefined));
    return read;
  }

  async #load(): Promise<object> {
    const { checkTrustedRootSource, readTrustedRootSource } =
      await import("../../src/trust/verify/trusted-root-source.js");
    checkTrustedRootSource("conformaBuiltins", this.#source);
    const root = await readTrustedRootSource(this.#source, { cwd: workingFolder(), env: this.#env });
    const { readTrustedRoot } = await import("../../src/trust/verify/sigstore.js");
    readTrustedRoot(root);
    return root as object;
  }
}

const NO_DIGEST = "new digest: ref must be a reference with a sha256 digest";

/** A built-in that verifies an image. */
interface Verification<Verified> {
  /** Without `ec.sigstore.`. */
  name: string;
  description: string;
  /** The member of the answer with what was verified. */
  member: "signatures" | "attestations";
  item: RegoTypeObject;
  /** In errors, before the reason. */
  failed: string;
  verify: (image: ImageSignatures, signer: RequiredSigner) => Promise<Verified[]>;
  toAnswer: (verified: Verified) => Promise<Answer>;
}

function defineVerification<Verified>(
  registries: Registries,
  root: LateRoot,
  verification: Verification<Verified>,
): Builtin {
  const { description, member, item, failed: prefix, verify, toAnswer } = verification;
  const name = `ec.sigstore.${verification.name}`;
  const failure = (why: string): Answer => ({ success: false, errors: [why], [member]: [] });
  const failed = (context: BuiltinContext, why: string): Answer => {
    context.report({ reason: why });
    return failure(why);
  };
  return defineBuiltin({
    name,
    description,
    args: [REFERENCE, OPTIONS],
    result: {
      name: "result",
      description: `\`success\`, the \`errors\`, and the verified \`${member}\``,
      type: objectType({ success: BOOLEAN, errors: listType(TEXT), [member]: listType(item) }),
    },
    effect: false,
    callPure: ([reference]: readonly unknown[]) =>
      parseDigestReference(reference) === undefined ? { value: failure(NO_DIGEST) } : undefined,
    async call([reference, options]: readonly unknown[], context) {
      const parsed = parseDigestReference(reference);
      if (parsed === undefined) return failed(context, NO_DIGEST);
      registries.check(name, parsed);
      const [{ ImageSignatures: Signatures, NoSignature }, { OptionsError, parseSignerOptions }] =
        await Promise.all([import("./image-signatures.js"), import("./signer-options.js")]);
      let signer: RequiredSigner;
      try {
        signer = await parseSignerOptions(options, () => root.read());
      } catch (error) {
        if (!(error instanceof OptionsError)) throw error;
        return failed(context, `opts parameter: ${error.message}`);
      }
      const image = new Signatures(parsed, await registries.reader(context.evaluation), context);
      try {
        const verified = await verify(image, signer);
        return { success: true, errors: [], [member]: await Promise.all(verified.map(toAnswer)) };
      } catch (error) {
        if (error instanceof NoSignature) return failed(context, `${prefix}: ${error.message}`);
        // Of an expression of the options.
        if (!isRegohostError(error, "config_invalid")) throw error;
        return failed(context, `opts parameter: ${errorMessages(error).join(": ")}`);
      }
    },
  });
}

async function toSignature({ signature, keyId, certificate, chain }: ImageSignature): Promise<Answer> {
  if (certificate === undefined) return { keyid: keyId, signature, certificate: "", chain, metadata: {} };
  const { describeCertificate } = await import("../../src/trust/verify/certificate-metadata.js");
  const described = describeCertificate("the signature", certificate);
  return {
    keyid: described.keyId || keyId,
    signature,
    certificate: described.pem,
    chain,
    metadata: described.metadata,
  };
}

async function toAttestation({ statement, signatures }: ImageAttestation): Promise<Answer> {
  return { statement, signatures: await Promise.all(signatures.map(toSignature)) };
}

/**
 * The built-ins `ec.sigstore.*`.
 *
 * @param trustedRoot of Sigstore. Default: that of its public instance, from the user's cache.
 */
export function sigstoreBuiltins(
  registries: Registries,
  env: Environment,
  trustedRoot: TrustedRootSource = PUBLIC_INSTANCE,
): Builtin[] {
  const root = new LateRoot(trustedRoot, env);
  return [
    defineVerification(registries, root, {
      name: "verify_image",
      description: "Verifies the signatures of an image.",
      member: "signatures",
      item: SIGNATURE_TYPE,
      failed: "verify image signature",
      verify: (image, signer) => image.signatures(signer),
      toAnswer: toSignature,
    }),
    defineVerification(registries, root, {
      name: "verify_attestation",
      description: "Verifies the attestations of an image.",
      member: "attestations",
      item: ATTESTATION_TYPE,
      failed: "verify image attestation signature",
      verify: (image, signer) => image.attestations(signer),
      toAnswer: toAttestation,
    }),
  ];
}
