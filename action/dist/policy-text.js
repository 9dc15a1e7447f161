// src/chainloop/policy-text.ts
const e = /^(["']?)(?:apiVersion|api_version)\1\s*:\s*(["']?)(?:workflowcontract\.)?chainloop\.dev\/v1\2\s*(?:#.*)?$/m, t = /^(["']?)kind\1\s*:\s*(["']?)Policy\2\s*(?:#.*)?$/m;
function isPolicyText(n) {
	return e.test(n) && t.test(n);
}
export { isPolicyText };
