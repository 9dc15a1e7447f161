import type { EvaluationScope } from "../src/engine/builtin/builtin.js";
import type { EvidenceService, EvidenceSession } from "../src/evidence/port/evidence-service.js";

const sessions = new WeakMap<EvidenceService, WeakMap<EvaluationScope, EvidenceSession>>();

/**
 * The session of one evaluation. The first call opens it; every built-in of the same service and evaluation
 * gets the same one, so all calls of a decision have one identity and one organization.
 */
export function getSession(service: EvidenceService, evaluation: EvaluationScope): EvidenceSession {
  let ofService = sessions.get(service);
  if (ofService === undefined) {
    ofService = new WeakMap();
    sessions.set(service, ofService);
  }
  let session = ofService.get(evaluation);
  if (session === undefined) {
    session = service.openSession();
    ofService.set(evaluation, session);
  }
  return session;
}
