import { createHash } from "node:crypto";
import { parseJson, parseTerm } from "../rego/parse-term.js";
import { toCanonicalText, toJsonText } from "../rego/term-text.js";
import type { Evaluation, EvaluationOutcome, EvaluationRequest } from "./evaluation.js";
import type { InputSnapshot } from "./input-snapshot.js";
import type { PolicyOrigin } from "./policy-origin.js";
import { Recording, type RecordingFacts } from "./recording.js";

/** One base document is that of many evaluations. */
const digests = new WeakMap<InputSnapshot, string>();

/** The same for equal documents, however they are written. */
function digestOf(data: InputSnapshot): string {
  const known = digests.get(data);
  if (known !== undefined) return known;
  const text = toCanonicalText(parseJson(data.jsonText() ?? "{}"));
  const digest = `sha256:${createHash("sha256").update(text).digest("hex")}`;
  digests.set(data, digest);
  return digest;
}

/**
 * The recording of an evaluation that has ended.
 *
 * @param outcome of one that failed: `undefined`. Then every answer it had is recorded.
 */
export function recordEvaluation(
  request: EvaluationRequest,
  evaluation: Evaluation,
  outcome: EvaluationOutcome | undefined,
  { revisions, digest }: PolicyOrigin,
): Recording {
  const input = request.input.jsonText();
  const facts: RecordingFacts = {
    entrypoint: request.entrypoint.name,
    nowNs: request.identity.scope.nowNs,
    seed: request.identity.seed,
    dataDigests: [digestOf(request.data)],
    ...(request.strictBuiltinErrors ? { strictBuiltinErrors: true } : {}),
    ...(revisions.length === 0 ? {} : { revisions }),
    ...(digest === undefined ? {} : { policyDigests: [digest] }),
    ...(input === undefined ? {} : { input }),
  };
  const recording = new Recording(facts, [], [...(evaluation.answers?.records.values() ?? [])]);
  for (const { name, args, answer } of evaluation.answers?.recorded(outcome?.pass.used) ?? []) {
    recording.add(name, args, answer);
  }
  for (const { name, args, answer } of evaluation.lastPass?.standardCalls.values() ?? []) {
    if (answer === undefined) continue;
    recording.add(name, args, { kind: "value", json: toJsonText(parseTerm(answer)) });
  }
  return recording;
}
