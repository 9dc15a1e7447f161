export { discoverBuiltin, downloadArtifactBuiltin, evidenceBuiltin, evidencePromptBuiltin, projectComplianceBuiltin, serviceBuiltins } from "./evaluation.js";
