import { ANY_OBJECT, defineBuiltin, type Builtin } from "../src/engine/builtin/builtin.js";
import type { EvidenceService } from "../src/evidence/port/evidence-service.js";
import { builtinName, type ServiceBuiltinOptions } from "./builtin-options.js";
import { getSession } from "./service-session.js";

/** Responses have many pages, so fewer of them are fetched speculatively than of other calls. */
const MAX_SPECULATIVE = 32;

/**
 * `service.evidence(filters)`: the evidence records that match (specification 2.6, 4.6). Paid plans only.
 *
 * Without `limit` all records; with `limit` one page, and the call log shows whether there are more.
 *
 * @example
 * ```ts
 * import { createServiceClient, loadPolicy } from "regohost";
 * import { evidenceBuiltin } from "regohost/builtins";
 *
 * await using client = createServiceClient();
 * // A policy that calls no other built-in of the service.
 * await using policy = await loadPolicy("policies/", { builtins: [evidenceBuiltin(client)] });
 * ```
 */
export function evidenceBuiltin(service: EvidenceService, options?: ServiceBuiltinOptions): Builtin {
  return defineBuiltin({
    name: builtinName("evidence", options),
    description: "The evidence records that match the filters. Paid plans only.",
    args: [
      {
        name: "filters",
        description:
          "all optional: `project_name`, `project_version_name`, `kind` (array of material types), " +
          "`workflow_name` (array), `search` (evidence or subject name), `latest`, `hide_attestation`, " +
          "`product_id`, `product_version_id`, `limit` (one page of so many; all pages when absent)",
        type: ANY_OBJECT,
      },
    ],
    result: {
      name: "page",
      description: "`results`: array of evidence records",
      type: {
        type: "object",
        static: [
          {
            key: "results",
            value: { type: "array", dynamic: ANY_OBJECT },
          },
        ],
      },
    },
    effect: false,
    maxSpeculative: MAX_SPECULATIVE,
    checkAvailable: () => service.checkPlatform(),
    prepare: () => service.connect?.("platform"),
    begin(evaluation) {
      getSession(service, evaluation);
    },
    async call([filters], context) {
      const { checkEvidenceFilters } = await import("../src/evidence/port/service-filters.js");
      return getSession(service, context.evaluation).evidence(checkEvidenceFilters(filters), context);
    },
  });
}
