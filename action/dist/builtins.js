export { discoverBuiltin, downloadArtifactBuiltin, evidenceBuiltin, evidencePromptBuiltin, projectComplianceBuiltin, serviceBuiltins } from "./service-builtins.js";
