import { defineBuiltin, type Builtin } from "../src/rego/builtin.js";
import type { EvidenceService } from "../src/rego/evidence-service.js";
import { builtinName, type ServiceBuiltinOptions } from "./builtin-options.js";
import { platformRequired } from "./platform-required.js";

/** `service.evidence(filters)`: the evidence records that match (specification 2.6, 4.6). Paid plans only. */
export function evidenceBuiltin(_service: EvidenceService, options?: ServiceBuiltinOptions): Builtin {
  const name = builtinName("evidence", options);
  return defineBuiltin({
    name,
    description: "The evidence records that match the filters. Paid plans only.",
    args: [
      {
        name: "filters",
        description:
          "all optional: `project_name`, `project_version_name`, `kind` (array of material types), " +
          "`workflow_name` (array), `search` (evidence or subject name), `latest`, `hide_attestation`, " +
          "`product_id`, `product_version_id`, `limit` (results per page)",
        type: { type: "object", dynamic: { key: { type: "string" }, value: { type: "any" } } },
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
            value: {
              type: "array",
              dynamic: { type: "object", dynamic: { key: { type: "string" }, value: { type: "any" } } },
            },
          },
        ],
      },
    },
    effect: false,
    checkAvailable() {
      platformRequired(name);
    },
    call() {
      return platformRequired(name);
    },
  });
}
