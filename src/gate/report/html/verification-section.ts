import type { GateReport, GateResult } from "../../gate-report.js";
import type { JsonValue } from "../../../base/terms/json-value.js";
import { formatJson } from "../../../base/terms/json-format.js";
import { parseJson } from "../../../base/terms/parse-term.js";
import { toStrictJson } from "../../../base/terms/value-text.js";
import { badge } from "./findings.js";
import { markup, type Markup } from "./markup.js";

/** The names in `regohost.verification()`. */
const LABELS = new Map([
  ["signer", "Signed with a"],
  ["identity", "Signer"],
  ["issuer", "Identity issued by"],
  ["key_ids", "Keys"],
  ["times", "Times"],
  ["log_entries", "Transparency log"],
  ["subjects", "Subjects that match"],
  ["predicate_type", "Predicate"],
  ["payload_type", "Payload type"],
  ["payload_digest", "Payload"],
  ["document_digest", "Envelope or bundle"],
  ["claims", "Claims of the certificate"],
]);

function valueText(value: JsonValue): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join("\n");
  return formatJson(parseJson(toStrictJson(value)), "  ");
}

function envelopeRows({ envelope }: GateResult): Markup | undefined {
  if (envelope === undefined) return undefined;
  const { type, digest, verification, verifiedThen } = envelope;
  if (verification === undefined) {
    return markup`<p>${badge("warning", "not checked")} The payload of an envelope (<span class="mono wrap">${type}</span>, <code class="wrap">${digest}</code>) was judged; nobody checked its signatures.</p>`;
  }
  const facts = Object.entries(verification).map(
    ([name, value]) => markup`<dt>${LABELS.get(name) ?? name}</dt><dd><pre>${valueText(value)}</pre></dd>`,
  );
  const when =
    verifiedThen === true
      ? markup`${badge("warning", "verified then")} when the replayed answers were recorded, and not now`
      : markup`${badge("pass", "verified")}`;
  return markup`<p>${when}</p><dl>${facts}</dl>`;
}

/** The signers of each input, and the verified facts; empty for a run without envelopes. */
export function verificationSection({ results }: GateReport): Markup | undefined {
  const inputs = new Map(
    results.flatMap((result) => (result.envelope === undefined ? [] : [[result.input, result] as const])),
  );
  if (inputs.size === 0) return undefined;
  return markup`${Array.from(
    inputs,
    ([input, result]) => markup`<h3 class="mono wrap">${input}</h3>${envelopeRows(result)}
`,
  )}`;
}
