import { formatReference } from "../../base/text/reference.js";
import { getMessage, message, Message, type ConflictPart, type Part } from "../../base/message.js";
import { EvaluationError, type RegoLocation } from "../../base/errors.js";
import { inspectRego, type RegoDefinition } from "./inspect-rego.js";
import type { RegoSources } from "./rego-source.js";

/** A document that rules define. */
interface DefinedDocument {
  /** In OPA's form, such as `data.app.allow`. */
  reference: string;
  isFunction: boolean;
}

/** The document of the definition that is in conflict at a place; `undefined` where none is. */
export type DefinedAt = (location: RegoLocation) => DefinedDocument | undefined;

const locationKey = ({ file, row, column }: RegoLocation): string =>
  `${file}:${String(row)}:${String(column)}`;

export function toDefinedAt(
  definitions: readonly (DefinedDocument & { location: RegoLocation })[],
): DefinedAt {
  const byLocation = new Map(definitions.map((definition) => [locationKey(definition.location), definition]));
  return (position) => byLocation.get(locationKey(position));
}

/** OPA's messages for those of the runtime. OPA adds the values in conflict, which a compiled policy does not have. */
export function toConflictMessage(
  message: string,
  location: RegoLocation | undefined,
  definedAt: DefinedAt,
): string {
  if (message === "object insert conflict") return "object keys must be unique";
  if (message !== "var assignment conflict" || location === undefined) return message;
  const defined = definedAt(location);
  if (defined === undefined) return message;
  const { reference, isFunction } = defined;
  return isFunction
    ? `function ${reference} produced conflicting values for the same inputs`
    : `rule ${reference} produced conflicting values`;
}

/** The Rego of a policy. The same object for each error of the policy. */
interface ConflictSources extends Pick<RegoSources, "files" | "builtins"> {
  regoVersion?: RegoSources["regoVersion"] | undefined;
}

/** The definitions of policies with conflicts, which are read once. */
const READ = new WeakMap<ConflictSources, Promise<readonly RegoDefinition[]>>();

function readDefinitions(sources: ConflictSources): Promise<readonly RegoDefinition[]> {
  const known = READ.get(sources);
  if (known !== undefined) return known;
  const { files, builtins, regoVersion } = sources;
  const reading = inspectRego({
    files,
    builtins,
    regoVersion,
    definitions: true,
  }).then(
    ({ definitions = [] }) => definitions,
    // The conflict is the error to show.
    () => [],
  );
  READ.set(sources, reading);
  return reading;
}

/**
 * Returns the definition that a place is in: that which begins last before it, since a place may be that of an `else`.
 */
function definitionAt(
  definitions: readonly RegoDefinition[],
  { file, row, column }: RegoLocation,
): RegoDefinition | undefined {
  return definitions.findLast(
    ({ location: at }) => at.file === file && (at.row < row || (at.row === row && at.column <= column)),
  );
}

/** Maximum number of definitions that a message lists. */
const MAX_PLACES = 5;

const isConflict = (part: Part): part is ConflictPart => typeof part === "object" && "conflict" in part;

/**
 * Returns an error of a compiled policy for conflicting values, in OPA's words, with a list in the form of OPA's: OPA's evaluator lists
 * the values, this the definitions that may have produced them. Any other error as it is.
 *
 * @param sources the policy's Rego.
 */
export async function explainConflict(
  error: unknown,
  sources: ConflictSources | undefined,
): Promise<unknown> {
  if (!(error instanceof EvaluationError) || error.opaCode !== "eval_conflict_error") return error;
  const { location, code, opaCode } = error;
  const { parts } = getMessage(error);
  const found = parts.find(isConflict);
  if (location === undefined || sources === undefined || found === undefined) return error;
  const definitions = await readDefinitions(sources);
  const definition = definitionAt(definitions, location);
  if (definition === undefined) return error;
  const { path, kind } = definition;
  const reference = formatReference("data", path);
  const conflict = toConflictMessage(found.conflict, location, () => ({
    reference,
    isFunction: kind === "function",
  }));
  const locations = definitions
    .filter((one) => one.default !== true && one.path.join("/") === path.join("/"))
    .map(({ location: at }) => `\n  a definition at ${at.file}:${String(at.row)}`);
  const more = locations.length > MAX_PLACES ? `\n  and ${String(locations.length - MAX_PLACES)} more` : "";
  const list = locations.slice(0, MAX_PLACES).join("") + more;
  const named = new Message(parts.map((part) => (part === found ? { conflict } : part)));
  return new EvaluationError(message`${named}:${list}`, { code, opaCode, location });
}
