import { basename } from "node:path";
import { invalidConfig, failedPolicy } from "../base/errors.js";
import type { JsonValue } from "../base/terms/json-value.js";
import {
  copyOptions,
  isObject,
  isTextList,
  mergeOptions,
  rule,
  type Rules,
} from "../base/text/option-rules.js";
import type { Statement } from "../trust/verify/statement.js";
import { opaVersion, version } from "../base/version.js";
import type { GateReport } from "./gate-report.js";

/** The type of a verification summary (https://slsa.dev/spec/v1.2/verification_summary). */
export const SUMMARY_TYPE = "https://slsa.dev/verification_summary/v1";

/** Options of `toVerificationSummary`. */
export interface SummaryOptions {
  /** The URI of the verifier, which consumers associate with the key. Default: `pkg:npm/regohost`. */
  verifierId?: string | undefined;
  /** The URI of the artifact. Default: its digest, such as `sha256:…`. */
  resourceUri?: string | undefined;
  /** The URI of the policy. Default: its digest, such as `sha256:…`. */
  policyUri?: string | undefined;
  /**
   * The levels that a pass verifies: of SLSA's tracks, or custom words that do not start with `SLSA_`. The gate cannot
   * know what its policies establish. Default: `SLSA_BUILD_LEVEL_UNEVALUATED`, no claim.
   */
  verifiedLevels?: readonly string[] | undefined;
}

/** At most one level of a track (`SLSA_<TRACK>_LEVEL_<LEVEL>`); `FAILED` is only for refusals. */
const LEVEL = /^(?:SLSA_([A-Z]+)_LEVEL_(?:\d+|UNEVALUATED)|(?!SLSA_|FAILED$)[A-Za-z0-9_.:/-]+)$/;

function areLevels(value: unknown): boolean {
  if (!isTextList(value)) return false;
  const levels = value as readonly string[];
  const tracks = levels.flatMap((level) => LEVEL.exec(level)?.[1] ?? []);
  return (
    levels.length > 0 && levels.every((level) => LEVEL.test(level)) && new Set(tracks).size === tracks.length
  );
}

const URI = rule(
  "a URI",
  (value) => typeof value === "string" && /^[A-Za-z][A-Za-z0-9+.-]*:[!-~]+$/.test(value),
);

const RULES: Rules<SummaryOptions> = {
  verifierId: URI,
  resourceUri: URI,
  policyUri: URI,
  verifiedLevels: rule(
    "a list of levels such as SLSA_BUILD_LEVEL_2, one for each track, or of words of your own",
    areLevels,
  ),
};

/** @throws ConfigurationError `config_invalid` */
export function checkSummaryOptions(options: SummaryOptions): SummaryOptions {
  return mergeOptions("toVerificationSummary", options, RULES);
}

function throwOptionError(why: string): never {
  throw invalidConfig(`toVerificationSummary: ${why}`);
}

/** `sha256:…` as a set of digests. */
function digestSet(digest: string): Record<string, string> {
  const [algorithm = "", hex = ""] = digest.split(":");
  return { [algorithm]: hex };
}

/**
 * Creates an in-toto statement with SLSA's verification summary (VSA, `https://slsa.dev/verification_summary/v1`) about
 * the artifact. `signStatement` of `regohost/verify` signs it.
 *
 * `PASSED` for the outcome `pass`, `FAILED` for `fail`, also when the evidence was rejected before any policy judged
 * it. Another outcome is no verdict.
 *
 * @param report of a run with `evidence: true` and `verify.artifact`.
 * @throws ConfigurationError `config_invalid` for a run without these, and for a policy without a digest.
 * @throws EvaluationError `policy_failed` for a report without a verdict, and for a run that was replayed or had its
 * time set.
 *
 * @example
 * ```ts
 * import { readFile, writeFile } from "node:fs/promises";
 * import { loadGate, toVerificationSummary } from "regohost/gate";
 * import { signStatement } from "regohost/verify";
 *
 * await using gate = await loadGate("policies/");
 * const verify = { keys: [{ path: "builder.pub" }], artifact: { path: "app.tgz" } };
 * const report = await gate.judge([{ path: "provenance.dsse.json" }], { verify, evidence: true });
 * if (report.outcome === "pass" || report.outcome === "fail") {
 *   const summary = toVerificationSummary(report, { verifierId: "https://ci.example.com/release-gate" });
 *   const envelope = signStatement(summary, { key: await readFile("gate.pem", "utf8") });
 *   await writeFile("app.vsa.json", JSON.stringify(envelope));
 * }
 * ```
 */
export function toVerificationSummary(report: GateReport, options: SummaryOptions = {}): Statement {
  const { verifierId, resourceUri, policyUri, verifiedLevels } = checkSummaryOptions(options);
  if (!isObject(report)) return throwOptionError("the report must be one of a gate");
  const { evidence, outcome, counts } = copyOptions("toVerificationSummary", report);
  if (evidence === undefined) return throwOptionError("the run needs evidence: true");
  const { artifact, policy, documents, time } = evidence;
  const [[algorithm, hex] = []] = Object.entries(artifact?.digest ?? {});
  if (artifact === undefined || algorithm === undefined || hex === undefined) {
    return throwOptionError("the run needs verify with an artifact: a summary is about a subject");
  }
  if (JSON.stringify(policy.parts["policies"]).includes('"unknown"')) {
    return throwOptionError("a policy passed as a WebAssembly.Module has no digest; pass its bytes");
  }
  if (evidence.isReplay) {
    throw failedPolicy("a replay, and a run whose time was set, do not show the current state");
  }
  if ((outcome !== "pass" && outcome !== "fail") || counts.pass + counts.fail === 0) {
    throw failedPolicy("the run has no verdict");
  }
  const passed = outcome === "pass";
  const predicate: Record<string, JsonValue> = {
    verifier: {
      id: verifierId ?? "pkg:npm/regohost",
      version: { regohost: version, opa: opaVersion },
    },
    timeVerified: time.toISOString(),
    resourceUri: resourceUri ?? `${algorithm}:${hex}`,
    policy: {
      uri: policyUri ?? policy.digest,
      digest: digestSet(policy.digest),
      annotations: policy.parts,
    },
    inputAttestations: documents.map(({ name, digest }) => ({ name, digest: digestSet(digest) })),
    verificationResult: passed ? "PASSED" : "FAILED",
    verifiedLevels: passed ? [...(verifiedLevels ?? ["SLSA_BUILD_LEVEL_UNEVALUATED"])] : ["FAILED"],
    slsaVersion: "1.2",
  };
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: [
      {
        ...(artifact.path === undefined ? {} : { name: basename(artifact.path) }),
        digest: { ...artifact.digest },
      },
    ],
    predicateType: SUMMARY_TYPE,
    predicate,
  };
}
