import { loadGate as e, readGateArguments as t } from "./shared.js";
import { REPORT_FORMATS as n, writeReport as r } from "./judging.js";
import { toVerificationSummary as i } from "./verification-summary.js";
import { RegoNumber as a, RegoObject as o, RegoSet as s, toJsonValue as c } from "./evaluation.js";
export { n as REPORT_FORMATS, a as RegoNumber, o as RegoObject, s as RegoSet, e as loadGate, t as readGateArguments, c as toJsonValue, i as toVerificationSummary, r as writeReport };
