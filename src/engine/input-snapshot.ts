import { isUtf8 } from "node:buffer";
import { EvaluationError } from "../errors.js";
import { parseJson, parseTerm, TermSyntaxError } from "../rego/parse-term.js";
import { isPlainJsonText } from "../rego/plain-json-text.js";
import { toJsonText, toRegoText } from "../rego/term-text.js";
import { NotJsonError, toStrictJson } from "../rego/value-text.js";

/** Where an offset of a text is, from 1. */
function position(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const row = before.split("\n").length;
  return `line ${String(row)}, column ${String(offset - before.lastIndexOf("\n"))}`;
}

/** Where and why a text is not JSON. V8 words its errors differently across versions, so it is not asked. */
function describeJsonError(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof TermSyntaxError) return ` at ${position(text, error.offset)}: ${error.message}`;
  }
  return "";
}

function decode(bytes: Uint8Array, what: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new EvaluationError(`${what} is not valid UTF-8`, { code: "input_invalid", cause: error });
  }
}

/** Checks that a text is JSON. */
function checkJsonText(text: string, what: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    const empty = text.trim() === "";
    throw new EvaluationError(
      empty ? `${what} is empty; JSON was expected` : `${what} is not JSON${describeJsonError(text)}`,
      { code: "input_invalid", cause: error },
    );
  }
}

/** An escape of a surrogate. JSON may hold one that stands alone; OPA's parser ends on it, or reads another character. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/** A document fixed at the moment it was handed over, as the text that a policy's instance parses. */
export class InputSnapshot {
  /** The text or its UTF-8 bytes; `undefined` for no input at all, which is not the input `null`. */
  readonly content: string | Uint8Array | undefined;
  readonly format: "json" | "rego";

  private constructor(content: string | Uint8Array | undefined, format: "json" | "rego") {
    this.content = content;
    this.format = format;
  }

  get text(): string | undefined {
    return this.content instanceof Uint8Array ? decode(this.content, "the text") : this.content;
  }

  static readonly absent = new InputSnapshot(undefined, "json");

  /** The exact JSON text, or `undefined` when there is no input. */
  jsonText(): string | undefined {
    const { text } = this;
    return text === undefined || this.format === "json" ? text : toJsonText(parseTerm(text));
  }

  /**
   * Takes a value, or a `Uint8Array` with the UTF-8 text itself.
   *
   * @param what Names the document in errors.
   * @throws EvaluationError `input_invalid`, with the position for a text and the path for a value.
   */
  static of(value: unknown, what: string, format: "json" | "rego" = "json"): InputSnapshot {
    if (value === undefined) return InputSnapshot.absent;
    try {
      if (!(value instanceof Uint8Array)) return new InputSnapshot(toStrictJson(value), "json");
      return (
        (format === "json" ? InputSnapshot.#ofPlainJson(value) : undefined) ??
        InputSnapshot.#ofText(decode(value, what), what, format)
      );
    } catch (error) {
      const why =
        error instanceof NotJsonError
          ? `: ${error.message}`
          : error instanceof RangeError
            ? " is nested too deeply"
            : undefined;
      if (why === undefined) throw error;
      throw new EvaluationError(`${what}${why}`, { code: "input_invalid", cause: error });
    }
  }

  /**
   * Takes a base document in the same forms; `undefined` is `{}`.
   *
   * @throws EvaluationError `data_invalid` for what is not a JSON object.
   */
  static ofData(value: unknown): InputSnapshot {
    let why = "data must be a JSON object, because its members are what policies refer to";
    let cause: unknown;
    try {
      const snapshot = InputSnapshot.of(value === undefined ? {} : value, "data");
      if (snapshot.text?.trimStart().startsWith("{") === true) return snapshot;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      why = error.message;
      cause = error.cause;
    }
    throw new EvaluationError(why, { code: "data_invalid", cause });
  }

  /** Most texts need no closer look. */
  static #ofPlainJson(bytes: Uint8Array): InputSnapshot | undefined {
    const { length } = bytes;
    const copy = Buffer.allocUnsafe(length + 1);
    copy.set(bytes);
    copy[length] = 0;
    if (!isPlainJsonText(copy, length)) return undefined;
    const text = copy.subarray(0, length);
    return isUtf8(text) ? new InputSnapshot(text, "json") : undefined;
  }

  static #ofText(text: string, what: string, format: "json" | "rego"): InputSnapshot {
    const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
    if (format === "json") {
      checkJsonText(body, what);
      return new InputSnapshot(SURROGATE_ESCAPE.test(body) ? toJsonText(parseJson(body)) : body, "json");
    }
    try {
      return new InputSnapshot(toRegoText(parseTerm(body)), "rego");
    } catch (error) {
      if (!(error instanceof TermSyntaxError)) throw error;
      throw new EvaluationError(
        `${what} is not a Rego term at ${position(body, error.offset)}: ${error.message}`,
        { code: "input_invalid", cause: error },
      );
    }
  }
}
