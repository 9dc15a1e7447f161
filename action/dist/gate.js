import { RegoNumber as e, RegoObject as t, RegoSet as n, loadGate as r, readGateArguments as i, toJsonValue as a } from "./shared.js";
import { REPORT_FORMATS as o, writeReport as s } from "./write-report.js";
import { toVerificationSummary as c } from "./verification-summary.js";
export { o as REPORT_FORMATS, e as RegoNumber, t as RegoObject, n as RegoSet, r as loadGate, i as readGateArguments, a as toJsonValue, c as toVerificationSummary, s as writeReport };
