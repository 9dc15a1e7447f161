export { loadOpaCore as loadCoreModule } from "../../../opa-core.js";
