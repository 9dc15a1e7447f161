import { defineBuiltin, type Builtin } from "../src/engine/builtin/builtin.js";
import type { EvidenceService } from "../src/evidence/port/evidence-service.js";
import { builtinName, type ServiceBuiltinOptions } from "./builtin-options.js";
import { getSession } from "./service-session.js";
import { stringOperand } from "./string-operand.js";

/** Artifacts may be large, so fewer of them are fetched speculatively than of other calls. */
const MAX_SPECULATIVE = 16;

/**
 * `service.download_artifact(digest)`: the content of an artifact (specification 4.3, 4.6), compared with its digest.
 *
 * Text when the bytes are valid UTF-8, a byte-order mark included; otherwise standard base64. An artifact
 * that does not exist ends the evaluation.
 *
 * @example
 * ```ts
 * import { createServiceClient, loadPolicy } from "regohost";
 * import { downloadArtifactBuiltin } from "regohost/builtins";
 *
 * await using client = createServiceClient();
 * // A policy that calls no other built-in of the service.
 * await using policy = await loadPolicy("policies/", { builtins: [downloadArtifactBuiltin(client)] });
 * ```
 */
export function downloadArtifactBuiltin(service: EvidenceService, options?: ServiceBuiltinOptions): Builtin {
  const name = builtinName("download_artifact", options);
  return defineBuiltin({
    name,
    description: "The content of an artifact. Its bytes are compared with the digest.",
    args: [{ name: "digest", description: "`sha256:` and 64 lower-case hex digits", type: "string" }],
    result: {
      name: "content",
      description: "the text when the bytes are valid UTF-8, otherwise the bytes in base64",
      type: "string",
    },
    effect: false,
    maxSpeculative: MAX_SPECULATIVE,
    prepare: () => service.connect?.("controlplane"),
    begin(evaluation) {
      getSession(service, evaluation);
    },
    async call(args, context) {
      const digest = stringOperand(name, args, 0);
      return toText(await getSession(service, context.evaluation).download(digest, context));
    },
  });
}

function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
  }
}
