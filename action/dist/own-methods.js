import { ComplianceService as e, EvidencePromptService as t, EvidenceService as n } from "./evidence_pb.js";
// src/evidence/client/platform/own-methods.ts
const r = {
	evidence: n.method.list,
	compliance: e.method.list,
	prompt: t.method.run
};
export { r as OWN_METHODS };
