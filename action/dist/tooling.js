import { t as e } from "./check-policies.js";
import { t } from "./format-policies.js";
import { n } from "./keep-warm.js";
import { t as r } from "./inspect-policies.js";
import { t as i } from "./test-policies.js";
export { e as checkPolicies, t as formatPolicies, r as inspectPolicies, n as keepCoreWarm, i as testPolicies };
