import { checkPolicies as e } from "./check-policies.js";
import { formatPolicies as t } from "./format-policies.js";
import { keepCoreWarm as n } from "./keep-warm.js";
import { inspectPolicies as r } from "./inspect-policies.js";
import { testPolicies as i } from "./test-policies.js";
export { e as checkPolicies, t as formatPolicies, r as inspectPolicies, n as keepCoreWarm, i as testPolicies };
