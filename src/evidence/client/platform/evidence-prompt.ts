import { ServiceError } from "../../../base/errors.js";
import type { PromptResult } from "../../schema/records.js";
import { validate } from "../../schema/validate.js";
import { checkDownloadDigest } from "../digest.js";
import type { PlatformCall } from "./platform-call.js";
import { readRecord, toAnswerError } from "./read-answer.js";
import type { RequestValues } from "./request-template.js";

/** Text that is meant as a digest: the agent would find nothing wrong with the digits themselves. */
const DIGEST_LIKE = /^\s*[a-z0-9]{2,10}:[0-9a-f]+\s*$/i;

/**
 * Validates the evidence and the prompt, before any request.
 *
 * @param evidence a CAS digest, or the content itself.
 * @throws ServiceError `request_invalid` for an empty text and a malformed digest.
 */
export function toPromptValues(evidence: string, prompt: string): RequestValues {
  for (const [name, value] of Object.entries({ evidence, prompt })) {
    if (typeof value === "string" && value.trim() !== "") continue;
    throw new ServiceError(`evidence_prompt: the ${name} must be a non-empty string`, {
      code: "request_invalid",
    });
  }
  const isDigest = DIGEST_LIKE.test(evidence);
  if (isDigest) checkDownloadDigest(evidence);
  return { evidence, prompt, [isDigest ? "digest" : "content"]: evidence };
}

/**
 * Calls the agent.
 *
 * @throws ResponseError `response_invalid` for a response that does not state whether the analysis was skipped, for one
 * without its list of violations, and for a skipped one that has violations.
 */
export async function askAgent(
  call: PlatformCall,
  { evidence, digest, content, prompt }: RequestValues,
): Promise<PromptResult> {
  const { plan } = call;
  const values = plan.takes("evidence") ? { evidence, prompt } : { digest, content, prompt };
  const id = typeof digest === "string" ? digest : undefined;
  const { message, request } = await call.send(plan.toRequest(values), { id, isContinued: false });
  const source = { schema: "prompt-result", request } as const;
  const record = readRecord(plan, message, source);
  // A skipped analysis has no violations, so their list is optional.
  const answer = record["skipped"] === true ? { violations: [], ...record } : record;
  const result = await validate("prompt-result", answer, request);
  if (result.skipped && result.violations.length > 0) {
    throw toAnswerError(source, {
      path: "/violations",
      message: "is not empty, and the analysis was skipped",
    });
  }
  return result;
}
