import { formatReference } from "../../base/text/reference.js";
import type { EvaluateOptions } from "../../engine/rounds/options.js";
import type { Policy } from "../../engine/rounds/policy.js";
import { PolicyDecision } from "../../engine/rounds/policy-decision.js";
import { DEFAULT_TIMEOUT_MS } from "../../engine/rounds/evaluation-deadline.js";
import { InputSnapshot } from "../../engine/wasm/input-snapshot.js";
import { largeResultError, readLargePart, readLargeResult } from "../../engine/rounds/large-result.js";
import { readResultSet } from "../../engine/rounds/result-set.js";
import type { RoundsRequest } from "../../engine/rounds/evaluate-in-rounds.js";
import { getMembers, toJsonBytes, type JsonTree } from "../../base/terms/json-slice.js";
import type { CoreRunOptions } from "../../engine/opa/run-in-core.js";
import type { RegoSources } from "../../engine/opa/rego-source.js";
import { workDeadline } from "../../base/async/reading.js";
import type { Wording } from "../../base/message.js";
import { LARGE_JSON_BYTES, LargeJson } from "../../base/terms/large-json.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { RegoObject, type Term } from "../../base/terms/term.js";
import { toJsonText } from "../../base/terms/term-text.js";
import { ApiError, toEvaluationError } from "./api-error.js";
import type { DefinedAt } from "../../engine/opa/conflict-message.js";
import { getPart, readBasePart, type PathKey } from "./data-path.js";
import type { DocumentTree, Target } from "./document-tree.js";

/** The entrypoint whose value is everything that rules define. It is generated. */
export const ROOT = { package: "regohost_served", rule: "root", name: "regohost_served/root" } as const;

/** A key below `data` that OPA excludes from the whole of it. */
export const SYSTEM = "system";

/** A large one is read and written in turns of the event loop. */
export type ServedValue = Term | LargeJson;

/** Converts a value as a whole, which takes time for a large one. */
export function toTerm(value: ServedValue): Term {
  return value instanceof LargeJson ? value.toTerm() : value;
}

/** A requested document. */
export interface ServedDocument {
  /** `undefined` when it is undefined. Its keys are sorted. */
  value: ServedValue | undefined;
  /** Absent for a part of the base document, which needs no evaluation. */
  decision: PolicyDecision | undefined;
  /** Whether rules define it, so that undefined is a valid result. */
  isRule: boolean;
}

/** A Rego file of the policies. */
export interface ServedFile {
  /** Its path as passed. */
  id: string;
  raw: string;
}

/** The handlers of calls that OPA's evaluator does not implement itself. */
export type CallAnswers = Pick<RoundsRequest, "builtins" | "standardBuiltin">;

/** Sources for OPA's evaluator, and the most memory that it may have for a request. */
export interface QuerySources extends RegoSources, Pick<CoreRunOptions, "maxMemoryBytes"> {}

interface ServedParts {
  policy: Policy;
  tree: DocumentTree;
  data: JsonTree;
  files: readonly ServedFile[];
  /** Whether only entrypoints can be requested. */
  isCompiled: boolean;
  /** The sources of the policies, except for the base document; `undefined` for a compiled policy. */
  rego?: Omit<QuerySources, "data"> | undefined;
  /** The paths that the definitions of its Rego define; absent for a compiled policy. */
  definedAt?: DefinedAt | undefined;
  /** Wording of errors. Default: that of the library. */
  wording?: Wording | undefined;
  /** Called once, on first use. */
  callAnswers: () => Promise<CallAnswers>;
  /** The revisions of the bundles of the configuration by their names, empty for none; `undefined` without a configuration. */
  revisions?: ReadonlyMap<string, string> | undefined;
}

/** Loaded policies with their base document, whose documents are requested by paths below `data`. */
export class ServedPolicies implements AsyncDisposable {
  readonly #parts: ServedParts;
  #callAnswers: Promise<CallAnswers> | undefined;

  constructor(parts: ServedParts) {
    this.#parts = parts;
  }

  /** The Rego files, sorted; none for a compiled policy. */
  get files(): readonly ServedFile[] {
    return this.#parts.files;
  }

  get policy(): Policy {
    return this.#parts.policy;
  }

  /** The revisions in OPA's form: those of the bundles of the configuration by their names, otherwise those of all bundles in one text. */
  get revisions(): { bundles: Record<string, { revision?: string }> } | { revision?: string } {
    const { policy, revisions } = this.#parts;
    if (revisions?.size === 0) return {};
    if (revisions === undefined) {
      const all = policy.origin.revisions;
      return all.length === 0 ? {} : { revision: all.join(", ") };
    }
    const bundles = [...revisions].map(
      ([name, revision]) => [name, revision === "" ? {} : { revision }] as const,
    );
    return { bundles: Object.fromEntries(bundles) };
  }

  /** The sources for OPA's compiler, with the base document; `undefined` for a compiled policy. */
  get sources(): QuerySources | undefined {
    const { rego, data } = this.#parts;
    return rego === undefined
      ? undefined
      : { ...rego, data: Buffer.from(toJsonBytes(data)).toString("utf8") };
  }

  /** Whether there are `sources`, which are made each time. */
  get hasSources(): boolean {
    return this.#parts.rego !== undefined;
  }

  /** The handlers of calls when OPA's evaluator evaluates these policies. */
  callAnswers(): Promise<CallAnswers> {
    return (this.#callAnswers ??= this.#parts.callAnswers());
  }

  /** Whether a path can be requested: for a compiled policy only its entrypoints can. */
  canAnswer(path: readonly string[]): boolean {
    return !this.#parts.isCompiled || this.#parts.tree.find(path).kind !== "base";
  }

  /**
   * The document at a path: exactly the value that OPA's evaluator returns for the reference. Only rules that are part
   * of it are evaluated, and the other parts of the rule that the path leads into. A large one is written as JSON within the time limit,
   * for the log and the response.
   *
   * @param input JSON text that does not change any more; `undefined`: there is no input.
   * @throws ApiError
   */
  async get(
    path: readonly PathKey[],
    input: Uint8Array | undefined,
    options: EvaluateOptions,
  ): Promise<ServedDocument> {
    const check = readingCheck(options);
    try {
      const target = this.#find(path);
      const document =
        target.kind === "entrypoint"
          ? await this.#evaluate(path, target, input, options, check)
          : await this.#getBase(path, target, check);
      if (document.value instanceof LargeJson) await document.value.format("", { check });
      return document;
    } catch (error) {
      const { wording, definedAt } = this.#parts;
      throw toEvaluationError(largeResultError(error), wording, definedAt);
    }
  }

  #find(path: readonly PathKey[]): Exclude<Target, { kind: "function" }> {
    const { tree, isCompiled } = this.#parts;
    if (path.length === 0) {
      if (isCompiled) throw this.#notAnEntrypoint([]);
      return { kind: "entrypoint", name: ROOT.name, rest: [], isRule: true };
    }
    const target = tree.find(path);
    if (target.kind !== "function") return target;
    const message = `function ${formatReference("data", path)} used as reference, not called`;
    throw new ApiError(500, "internal_error", `1 error occurred: 1:1: rego_type_error: ${message}`, {
      logged: [{ code: "rego_type_error", message, location: { file: "", row: 1, col: 1 } }],
    });
  }

  async #getBase(
    path: readonly PathKey[],
    target: Extract<Target, { kind: "base" | "unknown" }>,
    check: () => void,
  ): Promise<ServedDocument> {
    const { tree, isCompiled } = this.#parts;
    let value = target.kind === "base" ? await this.#readBase(path, check) : undefined;
    if (target.kind === "base" && target.isPackage) {
      value = withSortedKeys(tree.withPackages(path, value ?? new RegoObject([])));
    }
    // A document that a compiled policy lacks may be undefined, or not compiled.
    if (value === undefined && isCompiled) throw this.#notAnEntrypoint(path);
    return { value, decision: undefined, isRule: false };
  }

  #notAnEntrypoint(path: readonly PathKey[]): ApiError {
    const names = this.#parts.policy.entrypoints.map((name) => formatReference("data", name.split("/")));
    return new ApiError(
      400,
      "invalid_parameter",
      `${formatReference("data", path)} is not an entrypoint of the compiled policy, which has ${names.join(", ")}`,
    );
  }

  /** The whole of `data`: what rules define, and the base document around it. */
  async #withBase(value: ServedValue | undefined, check: () => void): Promise<ServedValue> {
    const { tree, data } = this.#parts;
    const ruled = new Set([...tree.roots, SYSTEM]);
    const entries = new Map<string, ServedValue>();
    for (const key of getMembers(data)?.keys() ?? []) {
      const part = ruled.has(key) ? undefined : await this.#readBase([key], check);
      if (part !== undefined) entries.set(key, part);
    }
    const isObject = value instanceof RegoObject || value instanceof LargeJson;
    for (const [key, part] of isObject ? value.members : []) entries.set(key, part);
    return withSortedKeys(withoutSystem(tree.withPackages([], toObject(entries))));
  }

  async #readBase(path: readonly PathKey[], check: () => void): Promise<ServedValue | undefined> {
    const part = readBasePart(this.#parts.data, path);
    if (part === undefined) return undefined;
    if (part.length >= LARGE_JSON_BYTES) return LargeJson.read(part, { check, sorts: true });
    return withSortedKeys(parseJson(Buffer.from(part).toString("utf8")));
  }

  async #evaluate(
    path: readonly PathKey[],
    { name, rest, isRule }: Extract<Target, { kind: "entrypoint" }>,
    input: Uint8Array | undefined,
    options: EvaluateOptions,
    check: () => void,
  ): Promise<ServedDocument> {
    const { policy, tree } = this.#parts;
    const snapshot = input === undefined ? undefined : InputSnapshot.lasting(input, "input");
    const decision = await policy.decide(snapshot, {
      ...options,
      entrypoint: name,
      // Not the path, which the client controls: telemetry shows it.
      shownAs: path.length === 0 ? "" : name,
      // The form with sets, of which an element can be requested.
      bigint: rest.length > 0,
    });
    if (!(decision instanceof PolicyDecision)) throw new TypeError("not a decision of a loaded policy");
    let value = await valueOf(decision, rest, check);
    if (path.length === 0) value = await this.#withBase(value, check);
    else if (!isRule && rest.length === 0 && value !== undefined) {
      value = withSortedKeys(tree.withPackages(path, value));
    }
    return { value, decision, isRule };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#parts.policy.close();
  }
}

async function valueOf(
  decision: PolicyDecision,
  rest: readonly PathKey[],
  check: () => void,
): Promise<ServedValue | undefined> {
  if (rest.length === 0) {
    const text = decision.jsonText;
    return text.length < LARGE_JSON_BYTES ? readResultSet(text) : readLargeResult(text, check);
  }
  // An element of a set is selected by itself, so the value must still have its sets.
  const large = decision.largeTermText;
  if (large !== undefined) return readLargePart(large, rest, check);
  const part = getPart(decision.term, rest);
  return part === undefined ? undefined : withSortedKeys(part);
}

function withSortedKeys(value: ServedValue): ServedValue {
  return value instanceof LargeJson ? value.sorted() : parseJson(toJsonText(value));
}

function withoutSystem(whole: ServedValue): ServedValue {
  if (whole instanceof LargeJson) return whole.without(SYSTEM);
  return whole instanceof RegoObject
    ? new RegoObject(whole.entries.filter(([key]) => key !== SYSTEM))
    : whole;
}

function toObject(entries: ReadonlyMap<string, ServedValue>): ServedValue {
  const small = [...entries].flatMap(([key, value]) =>
    value instanceof LargeJson ? [] : [[key, value] as const],
  );
  return small.length === entries.size ? new RegoObject(small) : LargeJson.object(entries, true);
}

/**
 * Checks the time limit of a decision and its client while a large document is read or written.
 *
 * @returns a function that throws EvaluationError `timeout` or `aborted`.
 */
export function readingCheck({
  signal,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  leftMs = timeoutMs,
}: EvaluateOptions): () => void {
  const deadline = workDeadline("reading the document", { timeoutMs, leftMs, signal });
  return () => {
    deadline.check();
  };
}
