import { checkPolicies as e } from "./check-policies.js";
import { formatPolicies as t } from "./format-policies.js";
import { generateTypes as n } from "./generate-types.js";
import { keepCoreWarm as r } from "./keep-warm.js";
import { inspectPolicies as i } from "./inspect-policies.js";
import { testPolicies as a } from "./test-policies.js";
export { e as checkPolicies, t as formatPolicies, n as generateTypes, i as inspectPolicies, r as keepCoreWarm, a as testPolicies };
