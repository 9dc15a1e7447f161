import { ANY_OBJECT, defineBuiltin, type Builtin } from "../src/engine/builtin/builtin.js";
import type { EvidenceService } from "../src/evidence/port/evidence-service.js";
import { builtinName, type ServiceBuiltinOptions } from "./builtin-options.js";
import { getSession } from "./service-session.js";

/**
 * `service.project_compliance(filters)`: the evaluations of the requirements of a project version
 * (specification 2.7, 4.6). Paid plans only.
 *
 * An unknown project version has no evaluations, so it yields an empty list. Policies must treat an empty
 * list as "not evaluated", never as "compliant".
 *
 * @example
 * ```ts
 * import { createServiceClient, loadPolicy } from "regohost";
 * import { projectComplianceBuiltin } from "regohost/builtins";
 *
 * await using client = createServiceClient();
 * // A policy that calls no other built-in of the service.
 * await using policy = await loadPolicy("policies/", { builtins: [projectComplianceBuiltin(client)] });
 * ```
 */
export function projectComplianceBuiltin(service: EvidenceService, options?: ServiceBuiltinOptions): Builtin {
  return defineBuiltin({
    name: builtinName("project_compliance", options),
    description: "The evaluations of the requirements of a project version. Paid plans only.",
    args: [
      {
        name: "filters",
        description:
          "`project_version_id` (UUID, required), `framework_ids` (array; all frameworks when absent), " +
          "`limit` (one page of so many; all pages when absent)",
        type: ANY_OBJECT,
      },
    ],
    result: {
      name: "compliance",
      description: "`evaluations`: array of compliance evaluations; an empty one means not evaluated",
      type: {
        type: "object",
        static: [
          {
            key: "evaluations",
            value: { type: "array", dynamic: ANY_OBJECT },
          },
        ],
      },
    },
    effect: false,
    checkAvailable: () => service.checkPlatform(),
    prepare: () => service.connect?.("platform"),
    begin(evaluation) {
      getSession(service, evaluation);
    },
    async call([filters], context) {
      const { checkComplianceFilters } = await import("../src/evidence/port/service-filters.js");
      return getSession(service, context.evaluation).projectCompliance(
        checkComplianceFilters(filters),
        context,
      );
    },
  });
}
