import type { BuiltinContext, EvaluationScope } from "../../src/engine/builtin/builtin.js";
import type { CallFacts } from "../../src/base/telemetry/call-facts.js";
import type { EvidenceService, EvidenceSession } from "../../src/evidence/port/evidence-service.js";

/** A service whose sessions implement the passed methods; the others fail. It counts the sessions it opened. */
export function stubService(session: Partial<EvidenceSession>): EvidenceService & { opened: number } {
  return {
    opened: 0,
    checkPlatform: () => Promise.resolve(),
    openSession() {
      this.opened += 1;
      return {
        discover: () => Promise.reject(new Error("discover was not expected")),
        download: () => Promise.reject(new Error("download was not expected")),
        evidence: () => Promise.reject(new Error("evidence was not expected")),
        projectCompliance: () => Promise.reject(new Error("projectCompliance was not expected")),
        evidencePrompt: () => Promise.reject(new Error("evidencePrompt was not expected")),
        ...session,
      };
    },
  };
}

/** A new scope of an evaluation. */
export function newScope(): EvaluationScope {
  return { decisionId: crypto.randomUUID(), nowNs: 0n };
}

/** The context that a host passes to a call, and the call's reports. */
export function newContext(evaluation = newScope()): BuiltinContext & { facts: CallFacts } {
  const facts: CallFacts = {};
  return {
    signal: new AbortController().signal,
    deadline: Number.MAX_SAFE_INTEGER,
    speculative: false,
    evaluation,
    facts,
    report: (more) => void Object.assign(facts, more),
  };
}
