export type { ServiceBuiltinOptions } from "./builtin-options.js";
export { discoverBuiltin } from "./discover.js";
export { downloadArtifactBuiltin } from "./download-artifact.js";
export { evidencePromptBuiltin } from "./evidence-prompt.js";
export { evidenceBuiltin } from "./evidence.js";
export { projectComplianceBuiltin } from "./project-compliance.js";
export { serviceBuiltins } from "./service-builtins.js";
