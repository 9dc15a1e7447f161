const VERSION =
  /^(["']?)(?:apiVersion|api_version)\1\s*:\s*(["']?)(?:workflowcontract\.)?chainloop\.dev\/v1\2\s*(?:#.*)?$/m;
const KIND = /^(["']?)kind\1\s*:\s*(["']?)Policy\2\s*(?:#.*)?$/m;

/** Whether a text of YAML looks like a policy of Chainloop, by its lines. */
export function isPolicyText(text: string): boolean {
  return VERSION.test(text) && KIND.test(text);
}
