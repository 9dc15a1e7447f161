// A page sets no flags of V8, so it never asks for the second.
export { loadOpaCore as loadCoreModule, loadOpaCore as loadOptimizedCoreModule } from "../../../opa-core.js";
