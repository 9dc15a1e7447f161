import { Ft as e, bo as t, ft as n, vo as r, ya as i, yo as a } from "./shared.js";
import { n as o, t as s } from "./write-report.js";
import { r as c } from "./verification-summary.js";
export { s as REPORT_FORMATS, r as RegoNumber, a as RegoObject, t as RegoSet, n as loadGate, e as readGateArguments, i as toJsonValue, c as toVerificationSummary, o as writeReport };
