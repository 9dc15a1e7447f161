import { EvaluationError } from "../errors.js";
import { BaseDocuments } from "../source/base-document.js";
import { describeConflict, findDataConflicts, type RuleDocument } from "../source/data-conflicts.js";
import { InputSnapshot } from "../wasm/input-snapshot.js";

/**
 * Creates a snapshot of a policy's base document, as `InputSnapshot.ofData`, and checks it against the rules.
 *
 * @param value also a document merged from files, so that errors name them.
 * @param documents the places of the policy's rules in `data`, if known.
 * @throws EvaluationError `data_invalid`, also for values in the place of rules, which would be hidden. Lists all of
 * them.
 */
export function takeData(value: unknown, documents: readonly RuleDocument[] | undefined): InputSnapshot {
  const merged = value instanceof BaseDocuments ? value : undefined;
  const snapshot = InputSnapshot.ofData(merged === undefined ? value : Buffer.from(merged.json));
  const { text = "{}" } = snapshot;
  if (documents === undefined || documents.length === 0 || text === "{}") return snapshot;
  const conflicts = findDataConflicts(documents, JSON.parse(text));
  if (conflicts.length === 0) return snapshot;
  const lines = conflicts.map((conflict) => describeConflict(conflict, merged?.fileOf(conflict.path)));
  throw new EvaluationError(lines.join("\n"), { code: "data_invalid" });
}
