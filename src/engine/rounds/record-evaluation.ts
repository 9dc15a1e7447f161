import { parseJson, parseTerm } from "../../base/terms/parse-term.js";
import { sha256 } from "../../base/text/sha256.js";
import { toCanonicalText, toJsonText } from "../../base/terms/term-text.js";
import type { Evaluation, EvaluationOutcome, EvaluationRequest } from "./evaluation.js";
import type { InputSnapshot } from "../wasm/input-snapshot.js";
import type { PolicyOrigin } from "../source/policy-origin.js";
import type { RecordingFacts } from "../recording/recorded-call.js";
import { toRecordedVerification } from "../recording/recorded-verification.js";
import { inputDigest } from "../recording/input-digest.js";
import { Recording } from "../recording/recording.js";
import { VERIFICATION } from "../builtin/verification-builtins.js";

/** Caches digests: many evaluations share a base document. */
const digests = new WeakMap<InputSnapshot, string>();

/** Equal for equal documents, whatever their formatting. */
function getDigest(data: InputSnapshot): string {
  const known = digests.get(data);
  if (known !== undefined) return known;
  const text = toCanonicalText(parseJson(data.jsonText() ?? "{}"));
  const digest = sha256(text);
  digests.set(data, digest);
  return digest;
}

/**
 * Returns the recording of a completed evaluation.
 *
 * @param outcome `undefined` for a failed evaluation. Then all its answers are recorded.
 */
export function recordEvaluation(
  request: EvaluationRequest,
  evaluation: Evaluation,
  outcome: EvaluationOutcome | undefined,
  { revisions, digest }: PolicyOrigin,
): Recording {
  const input = request.input.jsonText();
  const { verification } = request.identity;
  const facts: RecordingFacts = {
    entrypoint: request.entrypoint.name,
    nowNs: request.identity.scope.nowNs,
    seed: request.identity.seed,
    dataDigests: [getDigest(request.data)],
    ...(request.strictBuiltinErrors ? { strictBuiltinErrors: true } : {}),
    ...(revisions.length === 0 ? {} : { revisions }),
    ...(digest === undefined ? {} : { policyDigests: [digest] }),
    ...(input === undefined ? {} : { input }),
    ...(input === undefined || verification === undefined
      ? {}
      : { verifications: [toRecordedVerification(inputDigest(input), verification)] }),
  };
  const recording = new Recording(facts, [], [...(evaluation.answers?.records.values() ?? [])]);
  for (const { name, args, answer } of evaluation.answers?.recorded(outcome?.pass.used) ?? []) {
    recording.add(name, args, answer);
  }
  for (const { name, args, answer } of evaluation.lastPass?.standardCalls.values() ?? []) {
    if (answer !== undefined)
      recording.add(name, args, { kind: "value", json: toJsonText(parseTerm(answer)) });
    else if (name === VERIFICATION) recording.add(name, args, { kind: "undefined", notFound: false });
  }
  return recording;
}
