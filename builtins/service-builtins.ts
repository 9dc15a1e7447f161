import type { Builtin } from "../src/engine/builtin/builtin.js";
import type { EvidenceService } from "../src/evidence/port/evidence-service.js";
import { COMPATS } from "../src/evidence/settings/compat.js";
import type { ServiceBuiltinOptions } from "./builtin-options.js";
import { discoverBuiltin } from "./discover.js";
import { downloadArtifactBuiltin } from "./download-artifact.js";
import { evidencePromptBuiltin } from "./evidence-prompt.js";
import { evidenceBuiltin } from "./evidence.js";
import { projectComplianceBuiltin } from "./project-compliance.js";
import { vulnerabilityBuiltin } from "./vulnerability.js";

/**
 * The built-ins of the evidence service (specification 4.6), for `loadPolicy`. The namespace `chainloop` has
 * `chainloop.vulnerability` too, which only Chainloop's engine has.
 *
 * Identity and organization are fixed once for each evaluation. A policy that needs a built-in which the configured
 * service does not support is rejected at load, with a `ConfigurationError`.
 *
 * @example
 * ```ts
 * import { createServiceClient, loadPolicy } from "regohost";
 * import { serviceBuiltins } from "regohost/builtins";
 *
 * await using client = createServiceClient();
 * await using policy = await loadPolicy("policies/", { builtins: serviceBuiltins(client) });
 * ```
 */
export function serviceBuiltins(service: EvidenceService, options?: ServiceBuiltinOptions): Builtin[] {
  return [
    discoverBuiltin(service, options),
    evidenceBuiltin(service, options),
    projectComplianceBuiltin(service, options),
    evidencePromptBuiltin(service, options),
    downloadArtifactBuiltin(service, options),
    ...(options?.namespace === COMPATS.chainloop.namespace ? [vulnerabilityBuiltin(options)] : []),
  ];
}
