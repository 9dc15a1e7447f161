import { isRegohostError } from "../src/base/errors.js";
import { defineBuiltin, type Builtin } from "../src/engine/builtin/builtin.js";
import type { RegoTypeObject } from "../src/engine/builtin/builtin.js";
import type { EvidenceService } from "../src/evidence/port/evidence-service.js";
import { builtinName, type ServiceBuiltinOptions } from "./builtin-options.js";
import { getSession } from "./service-session.js";
import { stringOperand } from "./string-operand.js";

const TEXT_MAP: RegoTypeObject = {
  type: "object",
  dynamic: { key: { type: "string" }, value: { type: "string" } },
};

function referrer(references: RegoTypeObject): RegoTypeObject {
  return {
    type: "object",
    static: [
      { key: "annotations", value: TEXT_MAP },
      { key: "createdAt", value: { type: "string" } },
      { key: "digest", value: { type: "string" } },
      { key: "downloadable", value: { type: "boolean" } },
      { key: "kind", value: { type: "string" } },
      { key: "metadata", value: TEXT_MAP },
      { key: "public", value: { type: "boolean" } },
      { key: "references", value: references },
    ],
    dynamic: { key: { type: "string" }, value: { type: "any" } },
  };
}

/**
 * `service.discover(digest, kind)`: the referrer item of a digest with all its references (specification 4.2, 4.6).
 *
 * Undefined when no such referrer is visible to this identity; the call log records that. Fields that the service does
 * not send, `public` among them, are absent.
 *
 * @example
 * ```ts
 * import { createServiceClient, loadPolicy } from "regohost";
 * import { discoverBuiltin } from "regohost/builtins";
 *
 * await using client = createServiceClient();
 * // A policy that calls no other built-in of the service.
 * await using policy = await loadPolicy("policies/", { builtins: [discoverBuiltin(client)] });
 * ```
 */
export function discoverBuiltin(service: EvidenceService, options?: ServiceBuiltinOptions): Builtin {
  const name = builtinName("discover", options);
  return defineBuiltin({
    name,
    description:
      "The referrer item of a digest, with the items that refer to it or that it refers to. " +
      "Undefined when no such item is visible to this identity.",
    args: [
      { name: "digest", description: "`<algorithm>:<hex>`, such as `sha256:` and 64 digits", type: "string" },
      { name: "kind", description: 'material type, such as `ATTESTATION`; `""` is any kind', type: "string" },
    ],
    result: {
      name: "item",
      description: "`digest`, `kind`, `references` and, where the service sends them, the other fields",
      type: referrer({
        type: "array",
        dynamic: referrer({ type: "array", dynamic: { type: "any" } }),
      }),
    },
    effect: false,
    prepare: () => service.connect?.("controlplane"),
    begin(evaluation) {
      getSession(service, evaluation);
    },
    async call(args, context) {
      const digest = stringOperand(name, args, 0);
      const kind = stringOperand(name, args, 1);
      try {
        return await getSession(service, context.evaluation).discover(
          digest,
          kind === "" ? {} : { kind },
          context,
        );
      } catch (error) {
        if (!isRegohostError(error, "not_found")) throw error;
        context.report({ notFound: true });
        return undefined;
      }
    },
  });
}
