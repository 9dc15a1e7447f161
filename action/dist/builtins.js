export { s as discoverBuiltin, o as downloadArtifactBuiltin, i as evidenceBuiltin, a as evidencePromptBuiltin, r as projectComplianceBuiltin, t as serviceBuiltins } from "./service-builtins.js";
