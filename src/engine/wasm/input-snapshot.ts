import { isLimitError } from "../../base/async/reading.js";
import { EvaluationError, isRegohostError, type ErrorCode, type RegohostError } from "../../base/errors.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import {
  checkNumbers,
  parseJson,
  parseTerm,
  syntaxErrorCode,
  TermSyntaxError,
} from "../../base/terms/parse-term.js";
import { isPlainJsonText } from "../../base/terms/plain-json-text.js";
import { toJsonText, toRegoText } from "../../base/terms/term-text.js";
import { giveUpAll } from "../../base/text/give-up.js";
import { whyNotUtf8 } from "../../base/text/utf8.js";
import { NotJsonError, toStrictJson, whyTooLarge } from "../../base/terms/value-text.js";
import { isArrayBuffer, isBytes } from "../../base/realms.js";

function describe({ line, column, reason }: TermSyntaxError): string {
  return ` at line ${String(line)}, column ${String(column)}: ${reason}`;
}

/** Position and reason of a JSON error. V8's own messages differ between versions. */
function describeJsonError(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof TermSyntaxError) return describe(error);
  }
  return "";
}

function decode(bytes: Uint8Array, subject: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new EvaluationError(`${subject} ${whyNotUtf8(bytes)}`, { code: "input_invalid", cause: error });
  }
}

/** Returns the error for a text that does not parse. */
function syntaxError(error: TermSyntaxError, subject: string): EvaluationError {
  return new EvaluationError(`${subject}${describe(error)}`, {
    code: syntaxErrorCode(error, "input_invalid"),
    cause: error,
  });
}

/** Validates JSON text. */
function checkJsonText(text: string, subject: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    const empty = text.trim() === "";
    throw new EvaluationError(
      empty ? `${subject} is empty; expected JSON` : `${subject} is not JSON${describeJsonError(text)}`,
      { code: "input_invalid", cause: error },
    );
  }
  try {
    checkNumbers(text);
  } catch (error) {
    throw error instanceof TermSyntaxError ? syntaxError(error, subject) : error;
  }
}

/** Returns the error for a value that has no JSON text; errors of this library stay as they are. */
export function toInputError(thrown: unknown, subject: string): RegohostError {
  if (isRegohostError(thrown)) return thrown;
  const tooLarge = whyTooLarge(thrown, "split it, or give its text as bytes");
  const reason = tooLarge === undefined ? ": a getter, a toJSON or a Proxy of it throws" : ` ${tooLarge}`;
  const why = thrown instanceof NotJsonError ? `: ${thrown.message}` : reason;
  const code = thrown instanceof NotJsonError ? thrown.code : "input_invalid";
  return new EvaluationError(`${subject}${why}`, { code, cause: thrown });
}

/** An escaped surrogate. JSON allows a lone one; OPA's parser fails on it or reads another character. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/** A snapshot between threads. */
export interface SnapshotMessage {
  content: string | Uint8Array | undefined;
  format: "json" | "rego";
  uncheckedAs: string | undefined;
}

interface BorrowedValue {
  value: unknown;
  /** The document's name in errors. */
  subject: string;
}

/** In place of a value that must not be read any more. */
const RELEASED: BorrowedValue = { value: undefined, subject: "" };

/** An immutable snapshot of a document, as the text that a policy's instance parses. */
export class InputSnapshot {
  #content: string | Uint8Array | undefined;
  readonly format: "json" | "rego";
  /** The document's name in errors, until it is known to be JSON. */
  #uncheckedAs: string | undefined;
  /** Whether the text or value is the caller's, who may change it when this tick has ended. */
  #isBorrowed = false;
  /** A value whose text was not needed so far. */
  #value: BorrowedValue | undefined;
  #failure: { error: unknown } | undefined;

  private constructor(
    content: string | Uint8Array | undefined,
    format: "json" | "rego",
    uncheckedAs?: string,
  ) {
    this.#content = content;
    this.format = format;
    this.#uncheckedAs = uncheckedAs;
  }

  /**
   * The text or its UTF-8 bytes; `undefined` for no input, which differs from `null`.
   *
   * @throws EvaluationError `input_invalid` for unchecked bytes that are not JSON, and for a borrowed value without JSON text.
   */
  get content(): string | Uint8Array | undefined {
    if (this.#value !== undefined) this.#writeText(this.#value);
    if (this.#uncheckedAs !== undefined && typeof this.#content === "object") {
      this.#content = InputSnapshot.of(this.#content, this.#uncheckedAs).content;
      this.#uncheckedAs = undefined;
    }
    return this.#content;
  }

  #writeText(borrowed: BorrowedValue): void {
    // It would be no input.
    if (borrowed === RELEASED) throw new Error("an input was read after it was released");
    const { value, subject } = borrowed;
    // The value is not read again: it may return something else.
    if (this.#failure !== undefined) throw this.#failure.error;
    try {
      this.#content = InputSnapshot.of(value, subject).content;
    } catch (error) {
      this.#failure = { error };
      throw error;
    }
    this.#value = undefined;
  }

  /**
   * Ends the reading of a borrowed value that threw: it is not read again.
   *
   * @throws as `content`
   */
  fail(thrown: unknown): never {
    giveUpAll(this.#value?.value);
    const error = toInputError(thrown, this.#value?.subject ?? "the value");
    this.#failure = { error };
    throw error;
  }

  /** The error thrown when a borrowed value was read. */
  get failure(): { readonly error: unknown } | undefined {
    return this.#failure;
  }

  /** A borrowed value whose text was not needed so far. */
  get borrowedValue(): unknown {
    return this.#value?.value;
  }

  /** Returns a message that creates the same snapshot in another thread. Bytes that are not shared are a copy. */
  toMessage(): SnapshotMessage {
    const content = this.#value === undefined ? this.#content : this.content;
    return {
      content:
        typeof content === "object" && isArrayBuffer(content.buffer) ? new Uint8Array(content) : content,
      format: this.format,
      uncheckedAs: this.#uncheckedAs,
    };
  }

  static ofMessage({ content, format, uncheckedAs }: SnapshotMessage): InputSnapshot {
    return content === undefined ? InputSnapshot.absent : new InputSnapshot(content, format, uncheckedAs);
  }

  /** Bytes that are not known to be JSON. A strict reader reports by `accept` that they are. */
  get unchecked(): Uint8Array | undefined {
    return this.#uncheckedAs !== undefined && typeof this.#content === "object" ? this.#content : undefined;
  }

  /**
   * Keeps a borrowed text or value as it is now.
   *
   * @throws as `content`
   */
  own(): void {
    if (!this.#isBorrowed) return;
    if (this.#value !== undefined) this.#writeText(this.#value);
    else if (typeof this.#content === "object") this.#content = Buffer.from(this.#content);
    this.#isBorrowed = false;
  }

  /** Releases a borrowed value that is not needed any more. An instance that has read it keeps the snapshot. */
  release(): void {
    if (this.#value !== undefined) this.#value = RELEASED;
  }

  accept(): void {
    this.#uncheckedAs = undefined;
  }

  get isAbsent(): boolean {
    return this.#content === undefined && this.#value === undefined;
  }

  /** Bytes of the text, or characters; 0 for a borrowed value without one so far. */
  get size(): number {
    return this.#content?.length ?? 0;
  }

  get text(): string | undefined {
    const { content } = this;
    return typeof content === "object" ? decode(content, "the text") : content;
  }

  /** Whether it is an object of JSON. */
  get isObject(): boolean {
    const { content } = this;
    if (typeof content === "string") return content.trimStart().startsWith("{");
    return content !== undefined && JsonSlice.of(content).isObject;
  }

  static readonly absent = new InputSnapshot(undefined, "json");

  /** Returns the exact JSON text, or `undefined` when there is no input. */
  jsonText(): string | undefined {
    const { text } = this;
    return text === undefined || this.format === "json" ? text : toJsonText(parseTerm(text));
  }

  /** Returns whether a value is a snapshot, without running code of a caller's Proxy. */
  static is(value: unknown): value is InputSnapshot {
    return typeof value === "object" && value !== null && #content in value;
  }

  /**
   * Creates a snapshot of a value, or of a `Uint8Array` with UTF-8 text.
   *
   * @param label the document's name in errors.
   * @throws EvaluationError `input_invalid`, with the position for a text and the path for a value.
   */
  static of(value: unknown, label: string, format: "json" | "rego" = "json"): InputSnapshot {
    if (value === undefined) return InputSnapshot.absent;
    try {
      if (!isBytes(value)) return new InputSnapshot(toStrictJson(value), "json");
      return (
        (format === "json" ? InputSnapshot.#ofPlainJson(Buffer.from(value)) : undefined) ??
        InputSnapshot.#ofText(decode(value, label), label, format)
      );
    } catch (error) {
      throw toInputError(error, label);
    }
  }

  /**
   * As `of`, for JSON text that does not change any more: it is not copied.
   *
   * @throws EvaluationError `input_invalid`
   */
  static ofOwn(text: Uint8Array, subject: string): InputSnapshot {
    return InputSnapshot.#ofPlainJson(text) ?? InputSnapshot.of(text, subject);
  }

  /** As `ofBorrowed`, for JSON text that does not change any more. */
  static lasting(text: Uint8Array, subject: string): InputSnapshot {
    return new InputSnapshot(text, "json", subject);
  }

  /**
   * As `of`, but JSON text is checked by the first reader: an instance whose runtime is strict, or `content`. Nor is it
   * copied: who uses the snapshot later than now calls `own` before. So is a value, whose text is made by `content` if it is needed.
   *
   * @throws EvaluationError `input_invalid` for a Rego term.
   */
  static ofBorrowed(value: unknown, subject: string, format: "json" | "rego" = "json"): InputSnapshot {
    if (value === undefined) return InputSnapshot.absent;
    const text = isBytes(value) ? value : undefined;
    // Bytes whose buffer was transferred are empty, too, and could not be copied.
    if (text !== undefined && (format !== "json" || text.length === 0))
      return InputSnapshot.of(text, subject, format);
    const snapshot = new InputSnapshot(text, "json", text && subject);
    if (text === undefined) snapshot.#value = { value, subject };
    snapshot.#isBorrowed = true;
    return snapshot;
  }

  /**
   * Creates a snapshot of a base document in the same forms; `undefined` is `{}`.
   *
   * @throws EvaluationError `data_invalid` unless it is a JSON object.
   */
  static ofData(value: unknown): InputSnapshot {
    let why = "data must be a JSON object, because policies refer to its members";
    let cause: unknown;
    let code: ErrorCode = "data_invalid";
    try {
      const snapshot = InputSnapshot.of(value === undefined ? {} : value, "data");
      if (snapshot.isObject) return snapshot;
    } catch (error) {
      if (!(error instanceof EvaluationError) || isLimitError(error)) throw error;
      why = error.message;
      cause = error.cause;
      if (error.code === "number_too_large") code = error.code;
    }
    throw new EvaluationError(why, { code, cause });
  }

  /** The fast path accepts most texts. */
  static #ofPlainJson(bytes: Uint8Array): InputSnapshot | undefined {
    return isPlainJsonText(bytes) ? new InputSnapshot(bytes, "json") : undefined;
  }

  static #ofText(text: string, subject: string, format: "json" | "rego"): InputSnapshot {
    const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
    if (format === "json") {
      checkJsonText(body, subject);
      return new InputSnapshot(SURROGATE_ESCAPE.test(body) ? toJsonText(parseJson(body)) : body, "json");
    }
    try {
      return new InputSnapshot(toRegoText(parseTerm(body)), "rego");
    } catch (error) {
      throw error instanceof TermSyntaxError ? syntaxError(error, `${subject} is not a Rego term`) : error;
    }
  }
}
